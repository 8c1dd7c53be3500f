import type { LogMachine } from './logFeed.js';
import { type Finding, type LogPlayer, logPlayer } from './logPlayer.js';
import {
  fault,
  firstRow,
  type LogDifference,
  type LogFault,
  type LogProblem,
  type RowDifference,
} from './logProblem.js';
import { type LogReader, logReader, type ReadLine } from './logReader.js';
import type { LogPosition } from './logWriter.js';
import type { Replayable } from './replayable.js';
import type { Snapshot } from '../kernel/snapshot.js';
import type { Upgrades } from './upgrade.js';

/** How far a replay is. */
export interface LogProgress {
  readonly line: number;
  readonly tick: number;
  readonly commands: number;
  readonly events: number;
}

/** What a replay may be told. */
export interface ReplayOptions {
  /** The tick to stop at: the world after all commands of that tick. To the end when missing. */
  readonly until?: number | undefined;
  /**
   * An encoded snapshot to start from, with its tick: the replay begins at the hash line of that
   * tick and of its hash. The lines before it are read and checked, but not played.
   */
  readonly keyframe?: { readonly tick: number; readonly bytes: Uint8Array } | undefined;
  /** Encoded snapshots by tick, asked when a hash differs, to name the row and the field. */
  readonly keyframes?: ((tick: number) => Uint8Array | undefined) | undefined;
  readonly upgrades?: Upgrades | undefined;
  /** Called now and then. */
  readonly progress?: ((progress: LogProgress) => void) | undefined;
}

/** What came of a replay. It is data, but for the world itself. */
export interface ReplayReport<State extends Snapshot = Snapshot> {
  /** Whether the log is whole and gives what it says, as far as it was to be replayed. */
  readonly ok: boolean;
  /** Whether the log stops without its end line. */
  readonly cut: boolean;
  /** The tick of the last world replayed. */
  readonly ticks: number;
  /** Commands and events replayed: after the keyframe, if it began with one. */
  readonly commands: number;
  readonly events: number;
  /** The hash of the last world replayed; empty when there was none. */
  readonly final_hash: string;
  /** The last line whose text a digest vouched for. */
  readonly sealed_line: number;
  readonly first_difference: LogDifference | null;
  readonly problem: LogProblem | null;
  /** The last world replayed, and the simulation that it is of. */
  readonly snapshot: State | undefined;
  readonly simulation: Replayable<State>;
  /** Where the log stands after its last good line, for a writer that goes on with it. */
  readonly position: LogPosition;
}

/** Lines between two reports of progress. */
const PROGRESS_STEP = 1024;

/**
 * Replays a log from its text alone. Whatever is wrong with the log is told in the report.
 * After an upgrade the snapshot is one of the report's own `simulation`.
 */
export function replayLog<State extends Snapshot>(
  simulation: Replayable<State>,
  options: ReplayOptions = {},
): LogMachine<ReplayReport<State>> {
  return new Replay(simulation as Replayable, options) as LogMachine<unknown> as LogMachine<
    ReplayReport<State>
  >;
}

class Replay implements LogMachine<ReplayReport> {
  readonly #options: ReplayOptions;
  readonly #reader: LogReader = logReader();
  readonly #player: LogPlayer;
  /** Whether lines are only read, because the keyframe is of a later one. */
  #skipping: boolean;
  #keyframe: Snapshot | undefined;
  /** The last line that was played or found wrong. */
  #line = 0;
  /** What is wrong at that line. */
  #found: LogProblem | undefined;
  #difference: LogDifference | undefined;
  /** Whether the tick to stop at has been reached. */
  #reached = false;

  constructor(simulation: Replayable, options: ReplayOptions) {
    this.#options = options;
    this.#skipping = options.keyframe !== undefined;
    this.#player = logPlayer(simulation, options.upgrades, { paused: () => this.#tell() });
  }

  push(line: string): boolean {
    const read = this.#reader.read(line);
    if (read !== undefined) this.#settle(read);
    return this.#reader.problem === undefined && !this.#enough;
  }

  end(rest = ''): ReplayReport {
    const last = this.#enough ? undefined : this.#reader.end(rest);
    if (last !== undefined) this.#settle(last);
    const { snapshot, simulation, commands, events } = this.#player;
    const cut = this.#reader.problem?.reason === 'cut';
    const problem = this.#verdict(cut);
    return {
      ok: problem === undefined,
      cut,
      ticks: snapshot?.now ?? 0,
      commands,
      events,
      final_hash: snapshot === undefined ? '' : simulation.hash(snapshot),
      sealed_line: this.#reader.sealedLine,
      first_difference: this.#difference ?? null,
      problem: problem ?? null,
      snapshot,
      simulation,
      position: this.#reader.position,
    };
  }

  /**
   * Whether nothing more need be read. After a difference, or after the tick to stop at, a digest
   * must still say whether the lines that were played are as they were written.
   */
  get #enough(): boolean {
    if (this.#found !== undefined && this.#difference === undefined) return true;
    return (this.#found !== undefined || this.#reached) && this.#reader.sealedLine >= this.#line;
  }

  #verdict(cut: boolean): LogProblem | undefined {
    const { until } = this.#options;
    const unread = this.#reader.problem;
    if (unread !== undefined && !cut) return unread;
    const found = this.#found && { ...this.#found, sealed_line: this.#reader.sealedLine };
    if (found !== undefined || this.#reached) return found;
    if (unread !== undefined) return unread;
    const { snapshot } = this.#player;
    if (snapshot === undefined || this.#skipping) {
      return this.#at(fault('keyframe', 'The log ends before the keyframe.'));
    }
    if (until === undefined || snapshot.now >= until) return undefined;
    const message = `The log ends at tick ${snapshot.now}, before tick ${until}.`;
    return this.#at(fault('past_end', message));
  }

  #settle(read: ReadLine): void {
    if (this.#found !== undefined || this.#reached) return;
    if (read.line % PROGRESS_STEP === 0) this.#tell();
    const { until } = this.#options;
    const tick = 'tick' in read.record ? read.record.tick : 0;
    if (until !== undefined && tick > until && !this.#skipping) {
      this.#reached = true;
      this.#note(this.#player.advance(until));
      return;
    }
    this.#line = read.line;
    this.#note(this.#skipping ? this.#skip(read) : this.#player.play(read), read);
  }

  /** Passes over a line before the keyframe's, or begins at it. */
  #skip(read: ReadLine): Finding | undefined {
    const { keyframe, until } = this.#options;
    const { record } = read;
    if (keyframe === undefined || keyframe.tick > (until ?? keyframe.tick)) {
      return fault('keyframe', 'The keyframe is of a tick after the one wanted.');
    }
    if ('tick' in record && record.tick > keyframe.tick) {
      const message = `No hash line of tick ${keyframe.tick} has the keyframe's hash.`;
      return fault('keyframe', message);
    }
    if (record.kind !== 'hash' || record.tick !== keyframe.tick) return this.#player.skip(read);
    try {
      this.#keyframe ??= this.#player.simulation.decode(keyframe.bytes);
    } catch (error) {
      return fault('keyframe', `The keyframe: ${String(error)}.`);
    }
    if (this.#player.simulation.hash(this.#keyframe) !== record.hash) return undefined;
    this.#skipping = false;
    return this.#player.jump(this.#keyframe, read);
  }

  #note(finding: Finding | undefined, read?: ReadLine): void {
    if (finding === undefined) return;
    const { difference, ...fault } = finding;
    this.#found = this.#at(fault);
    if (difference === undefined) return;
    this.#difference = { ...difference, row: read === undefined ? null : this.#row(read) };
  }

  #at(fault: LogFault): LogProblem {
    const tick = this.#player.now;
    return { line: this.#line, tick, ...fault, sealed_line: this.#reader.sealedLine };
  }

  /** The first field in which the replay differs from the keyframe of a hash line. */
  #row({ record }: ReadLine): RowDifference | null {
    const { simulation, snapshot } = this.#player;
    if (record.kind !== 'hash' || snapshot === undefined) return null;
    const bytes = this.#options.keyframes?.(record.tick);
    if (bytes === undefined) return null;
    try {
      const keyframe = simulation.decode(bytes);
      if (simulation.hash(keyframe) !== record.hash) return null;
      const first = firstRow(simulation.diff(keyframe, snapshot));
      if (first === undefined) return null;
      const { table, id: row, field, before: recorded, after: replayed } = first;
      return { table, row, field, recorded, replayed };
    } catch {
      // A keyframe that cannot be read names nothing; the difference stands without it.
      return null;
    }
  }

  #tell(): void {
    const { progress } = this.#options;
    if (progress === undefined) return;
    const { now: tick, commands, events } = this.#player;
    progress({ line: this.#line, tick, commands, events });
  }
}
