import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from '../measure/statistics.js';
import { type Environment, environment } from '../runBench.js';
import type { BareHandlers } from './bareProcess.js';
import { startProcess } from '../measure/childProcess.js';
import { openClients, openStreams } from './clients.js';
import { type Disk, measureDisk } from './disk.js';
import type { GameHandlers } from './gameProcess.js';
import {
  alternateLoads,
  type Effort,
  type LoadReport,
  loadReport,
  type LoadRound,
  over,
  runLoad,
} from './load.js';
import { type Measured, type Peers, preparePeer } from './peers.js';

/** Options of a run. */
export interface ServiceOptions extends Effort {
  /** The folder in which a temporary folder for the game is made. */
  readonly parent: string;
  readonly accounts: number;
  /** Called when a part starts. */
  readonly onStart?: (part: string) => void;
}

/** The report that `--json` prints. */
export interface ServiceReport {
  readonly environment: Environment;
  /** The load average of the last minute, at the end. */
  readonly load_average: number;
  readonly disk: Disk;
  readonly loads: readonly LoadReport[];
  /** Ratios of loads and other figures. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Runs the service bench; the game and the bare program are child processes. */
export async function runService(options: ServiceOptions): Promise<ServiceReport> {
  const folder = mkdtempSync(join(options.parent, 'astrarium-bench-'));
  const game = startProcess<GameHandlers>('./gameProcess.js', {
    args: [folder, String(options.accounts)],
  });
  const bare = startProcess<BareHandlers>('./bareProcess.js', { args: [join(folder, 'bare')] });
  try {
    const disk = measureDisk(folder);
    options.onStart?.('the world');
    const { players, port } = await game.call('serve');
    const peers: Peers = { effort: options, game, bare, port, players };
    const loads: LoadReport[] = [];
    const figures: Record<string, number> = {};
    for (const [name, run] of Object.entries(PARTS)) {
      options.onStart?.(name);
      const part = await run(peers);
      loads.push(...part.loads);
      Object.assign(figures, part.figures);
    }
    return { environment: environment(), load_average: loadavg()[0] ?? 0, disk, loads, figures };
  } finally {
    await Promise.all([game.end(), bare.end()]);
    rmSync(folder, { recursive: true });
  }
}

const PARTS: Readonly<Record<string, (peers: Peers) => Promise<Measured>>> = {
  'idle streams': measureIdleStreams,
  'reads and dry runs': measureReads,
  writes: measureWrites,
  'fan-out': measureFanOut,
};

const READERS = 16;

/** Compares pages of devices with bare node:http, and dry runs with pages. */
async function measureReads(peers: Peers): Promise<Measured> {
  const { game, effort, players, port } = peers;
  const readers = players.slice(0, READERS);
  const { barePort, page } = await preparePeer(peers);
  const ours = await openClients(port, readers);
  const theirs = await openClients(barePort, readers);
  const load = (request: (client: number) => Promise<unknown>) => () =>
    runLoad(
      { clients: READERS, request: async (client) => void (await request(client)) },
      effort.roundMs,
    );
  const before = await game.call('figures');
  const rounds = await alternateLoads(effort, {
    bare: load(theirs.page),
    page: load(ours.page),
    ready: load(theirs.readyPage),
    dryRun: load(ours.dryRun),
  });
  const after = await game.call('figures');
  ours.close();
  theirs.close();
  return {
    loads: [
      loadReport('GET /v1/devices', READERS, rounds.page),
      loadReport('the same bytes from bare node:http', READERS, rounds.bare),
      loadReport('the same page by JSON.stringify on bare node:http', READERS, rounds.ready),
      loadReport('dry run of start_mining', READERS, rounds.dryRun),
    ],
    figures: {
      page_over_bare: over(rounds.page, rounds.bare),
      ready_over_bare: over(rounds.ready, rounds.bare),
      page_over_ready: over(rounds.page, rounds.ready),
      page_over_dry_run: over(rounds.page, rounds.dryRun),
      page_bytes: page.length,
      ticks_meanwhile: after.tick - before.tick,
      events_meanwhile: after.events - before.events,
    },
  };
}

const WRITERS = 64;

/** Compares durable writes with a bare group commit, without and with HTTP. */
async function measureWrites(peers: Peers): Promise<Measured> {
  const { bare, game, effort, players, port } = peers;
  const writers = players.slice(0, WRITERS);
  const { barePort, record } = await preparePeer(peers);
  const ours = await openClients(port, writers);
  const theirs = await openClients(barePort, writers);
  const load = { clients: WRITERS, ms: effort.roundMs };
  const perCommit: number[] = [];
  const counted = async (run: () => Promise<LoadRound>): Promise<LoadRound> => {
    const before = await game.call('figures');
    const round = await run();
    const after = await game.call('figures');
    perCommit.push((after.commands - before.commands) / (after.commits - before.commits));
    return round;
  };
  const httpLoad = (request: (client: number) => Promise<unknown>) => () =>
    runLoad(
      { clients: WRITERS, request: async (client) => void (await request(client)) },
      effort.roundMs,
    );
  const rounds = await alternateLoads(effort, {
    bareCall: () => bare.call('write', load),
    call: () => counted(() => game.call('write', load)),
    bareHttp: httpLoad(theirs.write),
    http: () => counted(httpLoad(ours.write)),
  });
  ours.close();
  theirs.close();
  return {
    loads: [
      loadReport('writes by host.call', WRITERS, rounds.call),
      loadReport('bare group commit', WRITERS, rounds.bareCall),
      loadReport('writes over HTTP', WRITERS, rounds.http),
      loadReport('bare group commit behind bare node:http', WRITERS, rounds.bareHttp),
    ],
    figures: {
      call_over_bare: over(rounds.call, rounds.bareCall),
      http_over_bare: over(rounds.http, rounds.bareHttp),
      record_bytes: record.length,
      writes_per_commit_by_call: median(perCommit.filter((_, at) => at % 2 === 0)),
      writes_per_commit_over_http: median(perCommit.filter((_, at) => at % 2 === 1)),
    },
  };
}

/** Concurrent streams of an account: the maximum that is allowed. */
const STREAMS_EACH = 10;

/** Measures the memory of idle streams. */
async function measureIdleStreams({ game, players, port }: Peers): Promise<Measured> {
  const before = await game.call('memory');
  const streams = await openStreams(port, players, STREAMS_EACH);
  const after = await game.call('memory');
  streams.close();
  // New streams may reuse memory of collected garbage; then `used` grows more than `resident`.
  const more = Math.max(after.resident - before.resident, after.used - before.used);
  return {
    loads: [],
    figures: { idle_streams: players.length * STREAMS_EACH, idle_mb: more / 1e6 },
  };
}

const STREAMED_ACCOUNTS = 20;
const CHANGES_EACH = 50;

/** Measures frames per second to the streams of accounts that change all the time. */
async function measureFanOut({ game, effort, players, port }: Peers): Promise<Measured> {
  const streams = await openStreams(port, players.slice(0, STREAMED_ACCOUNTS), STREAMS_EACH);
  const [rates, own]: [number[], number[]] = [[], []];
  for (let round = -1; round < effort.rounds; round += 1) {
    const before = await game.call('figures');
    const start = performance.now();
    const received = streams.frames;
    const events = await game.call('makeEvents', {
      accounts: STREAMED_ACCOUNTS,
      times: CHANGES_EACH,
    });
    const frames = events * STREAMS_EACH;
    await streams.reach(received + frames);
    const seconds = (performance.now() - start) / 1000;
    const after = await game.call('figures');
    if (round < 0) continue;
    rates.push(frames / seconds);
    own.push((frames * 1e6) / (after.cpu_us - before.cpu_us));
  }
  streams.close();
  return {
    loads: [],
    figures: {
      frames_per_second: median(rates),
      frames_per_second_of_its_own: median(own),
      streams: STREAMED_ACCOUNTS * STREAMS_EACH,
    },
  };
}
