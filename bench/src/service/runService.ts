import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../measure/childProcess.js';
import { type Environment, environment } from '../runBench.js';
import type { BareHandlers } from './bareProcess.js';
import { type Disk, measureDisk } from './disk.js';
import type { GameHandlers } from './gameProcess.js';
import type { Effort, LoadReport } from './load.js';
import { measureMillion } from './measureMillion.js';
import { measureReads } from './measureReads.js';
import { measureFanOut, measureIdleStreams } from './measureStreams.js';
import { measureWrites } from './measureWrites.js';
import type { Measured, Peers } from './peers.js';
import { startRedis } from './redisServer.js';
import type { SqliteHandlers } from './sqliteProcess.js';
import type { WebHandlers } from './webProcess.js';

/** Options of a run. */
export interface ServiceOptions extends Effort {
  /** The folder in which a temporary folder for the game is made. */
  readonly parent: string;
  readonly accounts: number;
  /** Devices of the large game. */
  readonly devices: number;
  /** The parts to run; all by default. */
  readonly parts?: readonly string[] | undefined;
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
  /** Why figures are missing. */
  readonly not_run: Readonly<Record<string, string>>;
}

/** The parts of the bench. */
export const PARTS: Readonly<Record<string, (peers: Peers) => Promise<Measured>>> = {
  streams: measureIdleStreams,
  reads: measureReads,
  writes: measureWrites,
  fanout: measureFanOut,
  million: measureMillion,
};

/** Runs the service bench; the game and the programs beside it are child processes. */
export async function runService(options: ServiceOptions): Promise<ServiceReport> {
  const { onStart, parts = Object.keys(PARTS) } = options;
  const folder = mkdtempSync(join(options.parent, 'astrarium-bench-'));
  const started = startPeers(folder, options.accounts);
  const { bare, game, redis, sqlite, web } = { ...started, redis: await started.redis };
  try {
    const disk = measureDisk(folder);
    onStart?.('the world');
    const { players, port } = await game.call('serve');
    const programs = { game, bare, web, sqlite, redis };
    const peers: Peers = {
      folder,
      devices: options.devices,
      effort: options,
      ...programs,
      port,
      players,
    };
    const loads: LoadReport[] = [];
    const figures: Record<string, number> = {};
    const not_run: Record<string, string> = {};
    for (const [name, run] of Object.entries(PARTS)) {
      if (!parts.includes(name)) continue;
      onStart?.(name);
      const part = await run(peers);
      loads.push(...part.loads);
      Object.assign(figures, part.figures);
      Object.assign(not_run, part.notRun);
    }
    const load_average = loadavg()[0] ?? 0;
    return { environment: environment(), load_average, disk, loads, figures, not_run };
  } finally {
    const ends = [game, bare, web.hono, web.fastify, sqlite].map((one) => one.end());
    await Promise.all([...ends, typeof redis === 'string' ? undefined : redis.end()]);
    rmSync(folder, { recursive: true });
  }
}

/** Starts the game and the programs that it is compared with. */
function startPeers(folder: string, accounts: number) {
  const web = (library: string) =>
    startProcess<WebHandlers>('./webProcess.js', { args: [library] });
  const redisFolder = join(folder, 'redis');
  mkdirSync(redisFolder);
  return {
    game: startProcess<GameHandlers>('./gameProcess.js', { args: [folder, String(accounts)] }),
    bare: startProcess<BareHandlers>('./bareProcess.js', { args: [join(folder, 'bare')] }),
    web: { hono: web('hono'), fastify: web('fastify') },
    sqlite: startProcess<SqliteHandlers>('./sqliteProcess.js', {
      args: [join(folder, 'peer.sqlite')],
    }),
    redis: startRedis(redisFolder),
  };
}
