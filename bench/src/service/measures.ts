import { setTimeout as delay } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Figure } from '../measure/page.js';
import { type ChildProgram, startProcess } from '../measure/processes.js';
import { median } from '../measure/rounds.js';
import {
  bodyOf,
  keepAlive,
  openClients,
  openStreams,
  type Player,
  requestBytes,
} from './clients.js';
import type { GameCalls } from './gameProcess.js';
import type { HonoCalls } from './honoProcess.js';
import { alternateLoads, loadReport, type LoadReport, measureRound } from './load.js';
import { over, repeatRequests, type Server } from './load.js';
import type { RedisServer } from './redis.js';
import type { SqliteCalls } from './sqliteProcess.js';

/** The served game, the programs that it is compared with, and how long a load is. */
export interface Programs {
  /** A temporary folder on a disk. */
  readonly folder: string;
  readonly game: ChildProgram<GameCalls>;
  readonly hono: ChildProgram<HonoCalls>;
  readonly sqlite: ChildProgram<SqliteCalls>;
  /** Or why it does not run. */
  readonly redis: RedisServer | string;
  readonly port: number;
  readonly players: readonly Player[];
  /** Devices of the large game. */
  readonly devices: number;
  readonly rounds: number;
  readonly roundMs: number;
}

/** What was measured in one part of the bench. */
export interface Measured {
  readonly loads: readonly LoadReport[];
  readonly figures: readonly Figure[];
}

/** Concurrent clients that read, and that write. */
const READERS = 16;
const WRITERS = 64;
/** Concurrent streams of an account: the maximum that is allowed. */
const STREAMS_EACH = 10;

/** The hash of a text that both sides of a comparison send or store. */
function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function equalHash(what: string, theirs: string, ours: string): string {
  const hash = hashOf(ours);
  if (hashOf(theirs) === hash) return hash;
  throw new Error(`${what} is ${theirs.slice(0, 200)}, and not ${ours.slice(0, 200)}`);
}

/** The memory of idle streams. */
async function measureIdleStreams({ game, players, port }: Programs): Promise<Measured> {
  const before = await game.call('memory');
  const streams = await openStreams(port, players, STREAMS_EACH);
  const after = await game.call('memory');
  streams.close();
  // New streams may reuse memory of collected garbage; then `used` grows more than `resident`.
  const more = Math.max(after.resident - before.resident, after.used - before.used);
  const count = (players.length * STREAMS_EACH).toLocaleString('en-US');
  return {
    loads: [],
    figures: [{ what: `MB of memory for ${count} idle streams`, value: more / 1e6, max: 100 }],
  };
}

/** Pages of devices and of events, beside hono, and dry runs. */
async function measureReads(programs: Programs): Promise<Measured> {
  const { game, hono, players, port, roundMs, rounds } = programs;
  const readers = players.slice(0, READERS);
  const ours = await openClients(port, readers);
  const bodies = {
    '/v1/devices': bodyOf(await ours.page(0)),
    '/v1/events': bodyOf(await ours.events(0)),
  };
  const honoPort = await hono.call('serve', bodies);
  const one = await keepAlive(honoPort);
  const hashes: string[] = [];
  for (const [path, body] of Object.entries(bodies)) {
    const answer = bodyOf(await one.exchange(requestBytes('GET', path, '')));
    hashes.push(equalHash('the answer of hono', JSON.stringify(answer), JSON.stringify(body)));
  }
  one.close();
  const theirs = await openClients(honoPort, readers);
  const load = (server: Server, send: (client: number) => Promise<Buffer>) => () =>
    measureRound(server, () => repeatRequests(READERS, roundMs, send));
  const measured = await alternateLoads(rounds, {
    honoPage: load(hono, theirs.page),
    page: load(game, ours.page),
    newPage: load(game, ours.newPage),
    dryRun: load(game, ours.dryRun),
    honoEvents: load(hono, theirs.events),
    events: load(game, ours.events),
  });
  ours.close();
  theirs.close();
  const { dryRun, events, honoEvents, honoPage, newPage, page } = measured;
  const [pageHash, eventsHash] = hashes;
  return {
    loads: [
      loadReport('GET /v1/devices', READERS, page, pageHash),
      loadReport('a page with a filter that no request had before', READERS, newPage),
      loadReport('the same page with hono', READERS, honoPage, pageHash),
      loadReport('GET /v1/events', READERS, events, eventsHash),
      loadReport('the same events with hono', READERS, honoEvents, eventsHash),
      loadReport('dry run of start_mining', READERS, dryRun),
    ],
    figures: [
      {
        what: 'processor time of a page of 50 devices over hono with ready objects',
        value: over(page, honoPage),
        max: 1,
      },
      {
        what: 'processor time of a page of 100 events over hono with ready objects',
        value: over(events, honoEvents),
        max: 1.2,
      },
      {
        what: 'time of a dry run over time of the GET',
        value: over(page, dryRun, ({ perSecond }) => perSecond),
        max: 2,
      },
    ],
  };
}

/** A program that writes for clients of its own, without HTTP. */
interface Writer extends Server {
  call(name: 'write', load: { clients: number; ms: number }): Promise<readonly number[]>;
}

/** Durable writes beside SQLite and Redis, without and with HTTP. */
async function measureWrites(programs: Programs): Promise<Measured> {
  const { game, players, port, redis, roundMs, rounds, sqlite } = programs;
  const ours = await openClients(port, players.slice(0, WRITERS));
  const { commands } = await game.call('figures');
  await ours.write(0);
  const rows = await game.call('lastWrite', commands);
  await sqlite.call('prepare', rows);
  const record = Buffer.from(rows.line);
  const values = typeof redis === 'string' ? undefined : await redis.open(WRITERS);
  const called = (program: Writer) => () =>
    measureRound(program, () => program.call('write', { clients: WRITERS, ms: roundMs }));
  const sent = (server: Server, send: (client: number) => Promise<unknown>) =>
    measureRound(server, () => repeatRequests(WRITERS, roundMs, send));
  const { call, http, set, sqliteRows } = await alternateLoads(rounds, {
    sqliteRows: called(sqlite),
    call: called(game),
    http: () => sent(game, ours.write),
    set: async () =>
      typeof redis === 'string' || values === undefined
        ? { perSecond: NaN, micros: [], cpuMicros: NaN }
        : sent(redis, (client) => values.set(client, record)),
  });
  const { counts, last } = await sqlite.call('stored');
  const hash = equalHash('a row of SQLite', JSON.stringify(last), JSON.stringify(rows));
  if (new Set(counts).size > 1) throw new Error(`SQLite has ${counts} rows of its tables`);
  const lineHash = hashOf(record);
  if (values !== undefined) equalHash('a value of Redis', await values.get(0), rows.line);
  ours.close();
  values?.close();
  return {
    loads: [
      loadReport('writes by host.call', WRITERS, call, hash),
      loadReport('the same rows with SQLite', WRITERS, sqliteRows, hash),
      loadReport('writes over HTTP', WRITERS, http, lineHash),
      ...(values === undefined
        ? []
        : [loadReport('SET with Redis, appendfsync always', WRITERS, set, lineHash)]),
    ],
    figures: [
      {
        what: 'processor time of a write by host.call over SQLite with the same rows',
        value: over(call, sqliteRows),
        max: 1.3,
      },
      {
        what: 'processor time of a write over HTTP over a SET with Redis, appendfsync always',
        value: typeof redis === 'string' ? redis : over(http, set),
        max: 8,
      },
    ],
  };
}

/** Accounts whose streams are counted, and how often each of them changes in a round. */
const STREAMED_ACCOUNTS = 20;
const CHANGES_EACH = 50;

/** Frames per second to the streams of accounts that change all the time. */
async function measureFanOut({ game, players, port, rounds }: Programs): Promise<Measured> {
  const accounts = STREAMED_ACCOUNTS;
  const streams = await openStreams(port, players.slice(0, accounts), STREAMS_EACH);
  const rates: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const start = performance.now();
    const received = streams.frames;
    const events = await game.call('makeEvents', { accounts, times: CHANGES_EACH });
    const frames = events * STREAMS_EACH;
    await streams.reach(received + frames);
    if (round >= 0) rates.push((frames * 1000) / (performance.now() - start));
  }
  streams.close();
  const what = `frames per second to ${accounts * STREAMS_EACH} streams`;
  return { loads: [], figures: [{ what, value: median(rates), min: 30_000 }] };
}

/** Readers of the large game, and milliseconds between two requests of one, and two writes. */
const LARGE_READERS = 8;
const READ_MS = 20;
const WRITE_MS = 5;
/** The time for ticks and compiled code to settle, and that of the measurement, in rounds. */
const WARM_UP_ROUNDS = 5;
const MEASURED_ROUNDS = 40;

/**
 * Serves many devices at ten ticks a second, to readers of pages and a writer at a given rate. The
 * written bytes make several keyframes.
 */
async function measureLarge({ devices, folder, roundMs }: Programs): Promise<Measured> {
  const large = { devices, tokens: LARGE_READERS + 1 };
  const maker = startProcess<GameCalls>('./gameProcess.js', [folder]);
  await maker.call('makeLarge', large);
  await maker.end();
  const game = startProcess<GameCalls>('./gameProcess.js', [folder]);
  try {
    const { players, port, startSeconds } = await game.call('serveLarge', large);
    const clients = await openClients(port, players);
    const paced = async (ms: number, pauseMs: number, act: () => Promise<unknown>) => {
      const micros: number[] = [];
      const endMs = performance.now() + ms;
      for (let next = performance.now(); next < endMs; next += pauseMs) {
        await delay(Math.max(0, next - performance.now()));
        const start = performance.now();
        await act();
        micros.push((performance.now() - start) * 1000);
      }
      return micros;
    };
    const run = async (ms: number): Promise<readonly number[]> => {
      const writes = paced(ms, WRITE_MS, () => clients.write(LARGE_READERS));
      const reads = Array.from({ length: LARGE_READERS }, (_, client) =>
        paced(ms, READ_MS, () => clients.page(client)),
      );
      await writes;
      return (await Promise.all(reads)).flat();
    };
    await run(WARM_UP_ROUNDS * roundMs);
    await game.call('watch');
    const cpu = await game.cpuMicros();
    const micros = await run(MEASURED_ROUNDS * roundMs);
    const cpuMicros = ((await game.cpuMicros()) - cpu) / micros.length;
    const stopMs = await game.call('stopMs');
    clients.close();
    const perSecond = (micros.length * 1000) / (MEASURED_ROUNDS * roundMs);
    const name = 'GET /v1/devices in the large game, paced';
    const report = loadReport(name, LARGE_READERS, [{ perSecond, micros, cpuMicros }]);
    const count = devices.toLocaleString('en-US');
    return {
      loads: [report],
      figures: [
        {
          what: `ms, the 99th percentile of a GET with ${count} devices at ten ticks a second`,
          value: report.p99Micros / 1000,
          max: 10,
        },
        {
          what: `ms, the longest stop of the event loop with ${count} devices, keyframes included`,
          value: stopMs,
          max: 50,
        },
        { what: `seconds to start with ${count} devices`, value: startSeconds },
        { what: `MB of peak memory with ${count} devices`, value: await game.call('peakMb') },
      ],
    };
  } finally {
    await game.end();
  }
}

/** The parts of the bench, in the order in which they run. */
export const PARTS: Readonly<Record<string, (programs: Programs) => Promise<Measured>>> = {
  streams: measureIdleStreams,
  reads: measureReads,
  writes: measureWrites,
  frames: measureFanOut,
  large: measureLarge,
};
