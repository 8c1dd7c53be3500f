export * from '../dist/internal.js';
