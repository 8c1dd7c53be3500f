import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Environment, environment } from '../runBench.js';
import type { BareDuties } from './bareServer.js';
import { type Disk, measureDisk } from './disk.js';
import type { LoadReport } from './load.js';
import { measureReads } from './reads.js';
import type { GameDuties } from './servedGame.js';
import type { Effort, Part, Sides } from './sides.js';
import { measureFanOut, measureIdleStreams } from './streams.js';
import { startProcess } from './wholeProcess.js';
import { measureWrites } from './writes.js';

/** What is to be run. */
export interface ServiceOptions extends Effort {
  /** Where a folder for the game is made, and taken away again. */
  readonly parent: string;
  readonly accounts: number;
  /** Hears of each part as it begins. */
  readonly onStart?: (part: string) => void;
}

/** What `--json` prints. */
export interface ServiceReport {
  readonly environment: Environment;
  /** How many processes wanted the machine in the minute before the end. */
  readonly load_average: number;
  readonly disk: Disk;
  readonly loads: readonly LoadReport[];
  /** Ratios of loads, and what is no load. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Runs the service bench: the game, its peer and the clients are processes of their own. */
export async function runService(options: ServiceOptions): Promise<ServiceReport> {
  const folder = mkdtempSync(join(options.parent, 'astrarium-bench-'));
  const game = startProcess<GameDuties>('./servedGame.js', folder, String(options.accounts));
  const bare = startProcess<BareDuties>('./bareServer.js', join(folder, 'bare'));
  try {
    const disk = measureDisk(folder);
    options.onStart?.('the world');
    const { players, port } = await game.ask('serve');
    const sides: Sides = { effort: options, game, bare, port, players };
    const loads: LoadReport[] = [];
    const figures: Record<string, number> = {};
    for (const [name, run] of Object.entries(PARTS)) {
      options.onStart?.(name);
      const part = await run(sides);
      loads.push(...part.loads);
      Object.assign(figures, part.figures);
    }
    return { environment: environment(), load_average: loadavg()[0] ?? 0, disk, loads, figures };
  } finally {
    await Promise.all([game.end(), bare.end()]);
    rmSync(folder, { recursive: true });
  }
}

const PARTS: Readonly<Record<string, (sides: Sides) => Promise<Part>>> = {
  'idle streams': measureIdleStreams,
  'reads and dry runs': measureReads,
  writes: measureWrites,
  'fan-out': measureFanOut,
};
