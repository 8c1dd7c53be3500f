import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Environment, environment } from '../runBench.js';
import type { BareHandlers } from './bareProcess.js';
import { type Disk, measureDisk } from './disk.js';
import type { Effort, LoadReport } from './load.js';
import { measureReads } from './reads.js';
import type { GameHandlers } from './gameProcess.js';
import type { Measured, Peers } from './peers.js';
import { measureFanOut, measureIdleStreams } from './streams.js';
import { startProcess } from './childProcess.js';
import { measureWrites } from './writes.js';

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
  const game = startProcess<GameHandlers>('./gameProcess.js', folder, String(options.accounts));
  const bare = startProcess<BareHandlers>('./bareProcess.js', join(folder, 'bare'));
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
