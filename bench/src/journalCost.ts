import { median } from './measure/statistics.js';
import { figure } from './printReport.js';

/**
 * The minimum cost of a journal and a hash, without a table layer: `node dist/journalCost.js
 * [devices]`. Times stores of seven words in a thousand random rows; then with the older words
 * recorded; then with the records kept; then with two hash lanes over older and newer words.
 */
const devices = Number(process.argv[2] ?? 100_000);
const STRIDE = 25;
const CHANGES = 1000;
const PICKS = 1 << 18;
const OFFSETS = [2, 3, 4, 10, 16, 17, 18];

const words = new Float64Array((devices + 1) * STRIDE).fill(1);
const picks = new Int32Array(PICKS);
for (let at = 0, x = 1; at < PICKS; at += 1) {
  x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  picks[at] = 1 + ((x >>> 0) % devices);
}
const offsets = new Int32Array(CHANGES * OFFSETS.length);
const values = new Float64Array(CHANGES * OFFSETS.length);
const heldVersions: unknown[] = [];
const lanes = [0, 0];
let size = 0;
let now = 0;

function plain(live: Float64Array): void {
  now += 1;
  for (let change = 0; change < CHANGES; change += 1) {
    const at = (picks[(now * CHANGES + change) & (PICKS - 1)] as number) * STRIDE;
    live[at + 2] = now & 7;
    live[at + 3] = now;
    live[at + 4] = at ^ now;
    live[at + 10] = 1_000_000 - (now & 1023);
    live[at + 16] = now * 1000 + at;
    live[at + 17] = 33_333 + (now & 255);
    live[at + 18] = now;
  }
}

function put(live: Float64Array, at: number, value: number): void {
  offsets[size] = at;
  values[size] = live[at] as number;
  size += 1;
  live[at] = value;
}

function recorded(live: Float64Array): void {
  now += 1;
  size = 0;
  for (let change = 0; change < CHANGES; change += 1) {
    const at = (picks[(now * CHANGES + change) & (PICKS - 1)] as number) * STRIDE;
    put(live, at + 2, now & 7);
    put(live, at + 3, now);
    put(live, at + 4, at ^ now);
    put(live, at + 10, 1_000_000 - (now & 1023));
    put(live, at + 16, now * 1000 + at);
    put(live, at + 17, 33_333 + (now & 255));
    put(live, at + 18, now);
  }
}

function keep(): void {
  heldVersions[now & 63] = [offsets.slice(0, size), values.slice(0, size)];
}

/** Adds a product to each lane, as `foldWrites` does for words of 32 bits. */
function hashed(live: Float64Array): void {
  let a = 0;
  let b = 0;
  for (let entry = 0; entry < size; entry += 1) {
    const at = offsets[entry] as number;
    const word = (live[at] as number) | 0;
    const then = (values[entry] as number) | 0;
    const mixed = Math.imul(at, 0x9e3779b1);
    const mixedTwice = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    const seed = mixedTwice ^ (mixedTwice >>> 13);
    a = (a + Math.imul(seed | 1, (word - then) | 0)) | 0;
    const key = Math.imul(seed ^ (seed >>> 14), 0x297a2d39) | 1;
    b = (b + Math.imul(key, (scatter(word) - scatter(then)) | 0)) | 0;
  }
  lanes[0] = ((lanes[0] as number) + a) | 0;
  lanes[1] = ((lanes[1] as number) + b) | 0;
}

function scatter(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  return mixed ^ (mixed >>> 15);
}

const steps: readonly (readonly [name: string, run: () => void])[] = [
  ['plain stores', () => plain(words)],
  ['older words recorded', () => recorded(words)],
  ['and kept', () => (recorded(words), keep())],
  ['and hashed', () => (recorded(words), hashed(words), keep())],
];
const nanos = steps.map((): number[] => []);
for (let round = -3; round < 15; round += 1) {
  for (const [index, [, run]] of steps.entries()) {
    const start = performance.now();
    for (let tick = 0; tick < 100; tick += 1) run();
    if (round >= 0) nanos[index]?.push(((performance.now() - start) * 1e6) / (100 * CHANGES));
  }
}
for (const [index, [name]] of steps.entries()) {
  const own = median(nanos[index] ?? []);
  const times = figure(own / median(nanos[0] ?? []));
  process.stdout.write(`${name}: ${figure(own)} ns per row, × ${times}\n`);
}
