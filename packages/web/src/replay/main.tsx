import { showTheatre } from './page/theatre.js';

showTheatre(() => new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }));
