export * from '../dist/kernelParts.js';
