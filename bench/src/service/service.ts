import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figure, figureTable, machine, table, writePage } from '../measure/page.js';
import { startProcess } from '../measure/processes.js';
import { percentile, sorted } from '../measure/rounds.js';
import type { GameCalls } from './gameProcess.js';
import type { HonoCalls } from './honoProcess.js';
import { type Measured, PARTS, type Programs } from './measures.js';
import { startRedis } from './redis.js';
import type { SqliteCalls } from './sqliteProcess.js';

const HELP = `Usage: npm run bench:service -- [options]

Compares the service with a library for HTTP and databases, each in a process of
its own, checks that they send and store the same, and prints tables. Takes
about 3 minutes on two idle cores.

  --write           write bench/service.md, and update the figures that pages quote
  --devices N       devices of the large game (default: 1000000)
  --folder DIR      folder on a disk for temporary stores (default: the system's)
  --rounds N        rounds of each load, after one round to warm up (default: 9)
  --milliseconds N  length of a round (default: 1000)
  --help            print this text

Exit codes: 0 done, 1 a part failed, 2 an option is wrong.
`;

/** Accounts of the small game. */
const ACCOUNTS = 200;
/** `f_type` of statfs(2) for file systems in memory: tmpfs, ramfs. */
const IN_MEMORY = [0x01021994, 0x858458f6];
const SYNCS = 200;

const { values } = readArgs();

if (values.help) process.stdout.write(HELP);
else {
  const page = await run();
  process.stdout.write(page);
  if (values.write) writePage('service.md', page);
}

/** Runs all parts; returns the page. */
async function run(): Promise<string> {
  const folder = mkdtempSync(join(values.folder, 'astrarium-bench-'));
  const folderOf = (name: string): string => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const start = `${machine()}; ${syncTimes(folder)}`;
  const game = startProcess<GameCalls>('./gameProcess.js', [folderOf('small')]);
  const hono = startProcess<HonoCalls>('./honoProcess.js');
  const sqlite = startProcess<SqliteCalls>('./sqliteProcess.js', [join(folder, 'peer.sqlite')]);
  const redis = await startRedis(folderOf('redis'));
  try {
    process.stderr.write('the game …\n');
    const { players, port } = await game.call('serve', ACCOUNTS);
    const programs: Programs = {
      game,
      hono,
      sqlite,
      redis,
      port,
      players,
      folder: folderOf('large'),
      devices: Number(values.devices),
      rounds: Number(values.rounds),
      roundMs: Number(values.milliseconds),
    };
    const measured: Measured[] = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      process.stderr.write(`${name} …\n`);
      measured.push(await measure(programs));
    }
    return render(measured, start);
  } finally {
    await Promise.all([game, hono, sqlite].map((one) => one.end()));
    if (typeof redis !== 'string') await redis.end();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures appends of 4 KiB in a folder, each synced to disk.
 *
 * @throws Error when the folder is in memory
 */
function syncTimes(folder: string): string {
  if (IN_MEMORY.includes(statfsSync(folder).type)) {
    throw new Error(`${folder} is not on a disk. Choose another folder with --folder.`);
  }
  const path = join(folder, 'sync');
  const file = openSync(path, 'w');
  const times = Array.from({ length: SYNCS }, (_, n) => {
    writeSync(file, Buffer.alloc(4096, n));
    const start = performance.now();
    fdatasyncSync(file);
    return (performance.now() - start) * 1000;
  });
  closeSync(file);
  rmSync(path);
  const micros = sorted([times]);
  const [half, most] = [percentile(micros, 0.5), percentile(micros, 0.99)];
  return `a synced append of 4 KiB takes ${figure(half)} µs (p99 ${figure(most)})`;
}

/** The page of results. */
function render(measured: readonly Measured[], start: string): string {
  const rows = measured.flatMap(({ loads }) =>
    loads.map(({ clients, cpuMicros, hash, name, p50Micros, p99Micros, perSecond }) => {
      const shown = hash === undefined ? '' : `\`${hash}\``;
      return [name, clients, perSecond, cpuMicros, p50Micros, p99Micros, shown];
    }),
  );
  const heads = ['load', 'clients', 'per second', 'CPU µs', 'p50 µs', 'p99 µs', 'hash'];
  return `# What the service costs

Written by \`npm run bench:service -- --write\`; do not edit.
${start}.
The game (${ACCOUNTS} accounts of 100 devices, ten ticks a second, a SQLite store), the programs
that it is compared with and their clients are separate processes on the same machine. Loads run
alternately, in rounds. A ratio is the median over the rounds of one load divided by the other
in the same round; percentiles are over all answers. **CPU µs** is the processor time of the
server for each answer, in all its threads; the ticks and commands that the game carries out
meanwhile are part of its own. All sides have the same minimal client, with one connection each.
Loads with the same \`hash\` send or store the same text, which is checked.

${table(heads, rows)}
${figureTable(measured.flatMap(({ figures }) => figures))}
- **GET /v1/devices**, **GET /v1/events**: a page of 50 devices and one of 100 events, with a token,
  while the clock runs and commands arrive. hono (\`c.json()\`) has the same objects ready in memory
  and serialises them for every request; it checks no token. The service keeps the text of an answer
  until what it was read from changes, for a page of devices with the next published snapshot, about
  thirty times a second here. A page with a filter that no request had before is read, filtered and
  made anew.
- **dry run**: start_mining with \`dry_run\`, in the same rounds as the page.
- **writes**: 64 accounts set tags; each waits for its own commit. SQLite writes the same three rows
  (line, event, entry of the history) with one durable transaction for all that wait. Redis sets the
  bytes of the line, with \`appendfsync always\`.
- **the large game**: a season whose devices mine, print and travel, with eight readers of pages at
  50 requests a second each and one writer at 200 a second, for 40 rounds. The writes make several
  keyframes.
- **idle streams**: ten event streams for each account. The figure is the growth of resident memory
  or of memory in use, whichever is more, after garbage collection.
- **frames**: the streams of 20 accounts that start and stop mining. Each event is committed, read
  back from the store and sent.
`;
}

/** The options; ends the process with 2 when one is wrong. */
function readArgs() {
  try {
    const args = parseArgs({
      options: {
        write: { type: 'boolean', default: false },
        devices: { type: 'string', default: '1000000' },
        folder: { type: 'string', default: tmpdir() },
        rounds: { type: 'string', default: '9' },
        milliseconds: { type: 'string', default: '1000' },
        help: { type: 'boolean', default: false },
      },
    });
    for (const name of ['devices', 'rounds', 'milliseconds'] as const) {
      const value = args.values[name];
      if (/^[1-9]\d{0,6}$/.test(value)) continue;
      throw new Error(`--${name} is ${value}; it must be an integer from 1 to 9999999`);
    }
    return args;
  } catch (error) {
    process.stderr.write(`bench:service: ${(error as Error).message}\n`);
    process.exit(2);
  }
}
