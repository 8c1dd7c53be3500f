import { expedition } from './expedition.js';

const seed = Number(process.argv[2] ?? 7);
process.stdout.write(`${JSON.stringify(expedition(seed), undefined, 2)}\n`);
