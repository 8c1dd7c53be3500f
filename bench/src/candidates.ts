import { spawnSync } from 'node:child_process';
import {
  type BackendOf,
  journalBackend,
  type Rows,
  type Version,
} from '@astrarium/internal/kernel';
import { FLAT, immerLibrary, objectBackend } from './backends/objectBackend.js';
import { mutableBackend } from './backends/mutableBackend.js';
import { pagedBackend, plainPages, smallPlainPages, typedPages } from './backends/pagedBackend.js';
import { allocatedPerTick, bytesInUse, runRound } from './measure/round.js';
import { summarise } from './measure/statistics.js';
import { figure } from './printReport.js';
import { openBackend, type Opened } from './scenarios/deviceRow.js';
import { HELD, pickRows, TableLoad } from './scenarios/stateLoad.js';

/**
 * Measures every candidate for the table backend on the device row, each in its own process, and
 * prints the table of decision 0001: `node --expose-gc dist/candidates.js [devices]`.
 */
const CANDIDATES: readonly (readonly [name: string, backendOf: BackendOf])[] = [
  ['in place (no snapshots, no hash)', mutableBackend],
  ['flat + journal (with hash)', journalBackend],
  ['typed pages of 8 rows', pagedBackend(typedPages)],
  ['plain pages of 32 rows', pagedBackend(plainPages)],
  ['plain pages of 4 rows', pagedBackend(smallPlainPages)],
  ['Immer, never frozen', objectBackend(immerLibrary(false), FLAT)],
  ['Immer as shipped', objectBackend(immerLibrary(true), FLAT)],
];

const READS = 10_000;
const [size = '100000', only = ''] = process.argv.slice(2);
const devices = Number(size);
const picks = pickRows(devices);
const LINE = [
  'candidate',
  'ns per row',
  'p99 µs',
  'p99 / median',
  'GC µs per tick',
  'bytes allocated per tick',
  'bytes per held snapshot',
  'ns per read, 32 versions back',
  'ms to fork, 32 versions back',
];

if (only === '') {
  process.stdout.write(`| ${LINE.join(' | ')} |\n|${LINE.map(() => ' --- |').join('')}\n`);
  for (const [index, [name]] of CANDIDATES.entries()) {
    if (name.startsWith('Immer') && devices > 100_000) continue;
    const script = [...process.execArgv, process.argv[1] as string, size, String(index)];
    spawnSync(process.execPath, script, { stdio: 'inherit' });
  }
} else {
  const [name, backendOf] = CANDIDATES[Number(only)] as (typeof CANDIDATES)[number];
  process.stdout.write(`| ${[name, ...(await measure(name, backendOf))].join(' | ')} |\n`);
}

async function measure(name: string, backendOf: BackendOf): Promise<string[]> {
  const opened = openBackend(backendOf);
  const load = new TableLoad(name, opened, devices, picks);
  const ticks = name.startsWith('Immer') ? 15 : 300;
  const rounds = [];
  for (let round = 0; round < 6; round += 1) rounds.push(await runRound(load, ticks));
  // The first round warms up.
  const summary = summarise(rounds.slice(1));
  const allocated = await allocatedPerTick(load);
  const bytes = await heldBytes(load);
  const keeps = backendOf !== mutableBackend;
  return [
    figure(summary.ns_per_change),
    figure(summary.p99_us),
    figure(summary.p99_over_p50),
    figure(summary.gc_us_per_tick),
    figure(allocated),
    keeps ? figure(bytes.bytes) : '—',
    keeps ? figure(readNanos(opened, bytes.versions.at(-32) as Version)) : '—',
    keeps ? figure(forkMillis(opened, bytes.versions.at(-32) as Version, load.now)) : '—',
  ];
}

async function heldBytes(load: TableLoad): Promise<{ bytes: number; versions: Version[] }> {
  const before = await bytesInUse();
  const versions: Version[] = [];
  for (let tick = 0; tick < 3 * HELD; tick += 1) {
    versions.push(load.version);
    load.tick();
  }
  // The load itself holds HELD versions, before and after.
  const bytes = ((await bytesInUse()) - before) / (versions.length - HELD);
  return { bytes, versions };
}

/** Nanoseconds to read a random word of an older version. */
function readNanos({ backend }: Opened, version: Version): number {
  const rows: Rows = backend.reader(version, 0);
  let sum = 0;
  const start = performance.now();
  for (let read = 0; read < READS; read += 1) sum += rows.get(picks[read] as number, 2);
  const nanos = ((performance.now() - start) * 1e6) / READS;
  return sum < 0 ? 0 : nanos;
}

/** Milliseconds to open an older version for writing, write one row and commit. */
function forkMillis({ backend }: Opened, version: Version, now: number): number {
  const start = performance.now();
  const store = backend.open(version, now);
  store.rows[0]?.set(1, 2, now);
  backend.commit(version, store);
  return performance.now() - start;
}
