import type { EventList } from '../kernel/events.js';
import type { Snapshot } from '../kernel/snapshot.js';
import type { Finding } from './logComparison.js';
import type { LineConsumer } from './logFeed.js';
import {
  decodeKeyframe,
  keyframeDifference,
  type LogKeyframe,
  type StoredPlace,
} from './logKeyframe.js';
import { LogPlayer } from './logPlayer.js';
import {
  fault,
  type LogDifference,
  type LogFault,
  type LogProblem,
  type RowDifference,
} from './logProblem.js';
import { LogReader, type ReadLine } from './logReader.js';
import type { LogPosition } from './logWriter.js';
import type { Replayable, Upgrades } from './replayable.js';

/** The progress of a replay. */
export interface LogProgress {
  readonly line: number;
  readonly tick: number;
  readonly commands: number;
  readonly events: number;
}

/** Options of a replay. */
export interface ReplayOptions<State extends Snapshot = Snapshot> {
  /** The tick to stop at: the world after all commands of that tick. The end by default. */
  readonly until?: number | undefined;
  readonly keyframe?: LogKeyframe | undefined;
  /** Returns the encoded snapshot of a tick: where a hash differs, it names the row and field. */
  readonly keyframes?: ((tick: number) => Uint8Array | undefined) | undefined;
  readonly upgrades?: Upgrades | undefined;
  /** Called about every thousand lines. */
  readonly progress?: ((progress: LogProgress) => void) | undefined;
  /** Called with the events of each command and each advance, and the snapshot after them. */
  readonly onEvents?: ((events: EventList, snapshot: () => State) => void) | undefined;
  /** Called after each line that the replay agrees with. */
  readonly onLine?: ((read: ReadLine, snapshot: () => State) => void) | undefined;
}

/** The result of a replay. It is plain data but for the world and its simulation. */
export interface ReplayReport<State extends Snapshot = Snapshot> {
  /** Whether the log is whole and the replay agrees with it, as far as it was replayed. */
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
  /** The last line whose text a digest confirms. */
  readonly sealed_line: number;
  readonly first_difference: LogDifference | null;
  readonly problem: LogProblem | null;
  /** The last replayed snapshot, and its simulation. */
  readonly snapshot: State | undefined;
  readonly simulation: Replayable<State>;
  /** Where a writer continues the log: after its last good line, in place of an end line. */
  readonly position: LogPosition;
}

/** Lines between two reports of progress. */
const PROGRESS_STEP = 1024;

/**
 * Replays a log from its text. The report says what is wrong with the log; nothing is thrown for
 * it. After an upgrade the snapshot belongs to the report's own `simulation`.
 */
export function replayLog<State extends Snapshot>(
  simulation: Replayable<State>,
  options: ReplayOptions<State> = {},
): LineConsumer<ReplayReport<State>> {
  const replay = new Replay(simulation as Replayable, options as ReplayOptions);
  return replay as LineConsumer<unknown> as LineConsumer<ReplayReport<State>>;
}

class Replay implements LineConsumer<ReplayReport> {
  readonly #options: ReplayOptions;
  readonly #reader = new LogReader();
  readonly #player: LogPlayer;
  readonly #snapshot = (): Snapshot => this.#player.snapshot as Snapshot;
  /** Whether lines are only read, because the replay starts at a later one. */
  #skipping: boolean;
  /** The last line that was replayed or found wrong. */
  #line = 0;
  /** What is wrong at that line. */
  #found: LogProblem | undefined;
  #difference: LogDifference | undefined;
  /** Whether the tick to stop at has been reached. */
  #reached = false;

  constructor(simulation: Replayable, options: ReplayOptions) {
    this.#options = options;
    this.#skipping = options.keyframe !== undefined;
    const { onEvents, upgrades } = options;
    this.#player = new LogPlayer(simulation, {
      upgrades,
      onEvents: onEvents && ((events) => onEvents(events, this.#snapshot)),
      onPause: () => this.#report(),
    });
  }

  push(line: string): boolean {
    const read = this.#reader.read(line);
    if (read !== undefined) this.#take(read);
    const { keyframe } = this.#options;
    if (this.#skipping && keyframe?.stored !== undefined) this.#startAt(keyframe, keyframe.stored);
    return this.#reader.problem === undefined && !this.#enough;
  }

  end(rest = ''): ReplayReport {
    const last = this.#enough ? undefined : this.#reader.end(rest);
    if (last !== undefined) this.#take(last);
    const { snapshot, simulation, commands, events, hash } = this.#player;
    const cut = this.#reader.problem?.reason === 'cut';
    const problem = this.#verdict(cut);
    return {
      ok: problem === undefined,
      cut,
      ticks: snapshot?.now ?? 0,
      commands,
      events,
      final_hash: hash,
      sealed_line: this.#reader.sealedLine,
      first_difference: this.#difference ?? null,
      problem: problem ?? null,
      snapshot,
      simulation,
      position: this.#reader.position,
    };
  }

  /**
   * Whether no more lines are needed. After a difference, or after the tick to stop at, lines are
   * read on until a digest confirms those that were replayed.
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

  #take(read: ReadLine): void {
    if (this.#found !== undefined || this.#reached) return;
    if (read.line % PROGRESS_STEP === 0) this.#report();
    const { until } = this.#options;
    const tick = 'tick' in read.record ? read.record.tick : 0;
    if (until !== undefined && tick > until && !this.#skipping) {
      this.#reached = true;
      const finding = this.#player.advance(until);
      if (finding !== undefined) this.#note(finding);
      return;
    }
    this.#line = read.line;
    const finding = this.#skipping ? this.#skip(read) : this.#player.play(read);
    if (finding !== undefined) this.#note(finding, read);
    else if (!this.#skipping) this.#options.onLine?.(read, this.#snapshot);
  }

  /** Takes the header, and starts at a keyframe whose position in the log is known. */
  #startAt({ bytes, tick }: LogKeyframe, { hash, position }: StoredPlace): void {
    const header = this.#reader.skipTo(position, tick);
    if (header === undefined) return;
    this.#line = header.line;
    const wrong = this.#player.skip(header);
    if (wrong !== undefined) return this.#note(wrong);
    const keyframe = decodeKeyframe(this.#player.simulation, bytes);
    if ('reason' in keyframe) return this.#note(keyframe);
    const found = this.#player.simulation.hash(keyframe);
    if (found !== hash) {
      const message = `The keyframe of tick ${tick} has the hash ${found}, not ${hash}.`;
      return this.#note(fault('keyframe', message));
    }
    this.#line = position.n + 1;
    this.#skipping = false;
    this.#player.start(keyframe, this.#line);
  }

  /** Takes a line before the keyframe's without replaying it, or starts at the keyframe's. */
  #skip(read: ReadLine): Finding | undefined {
    const { keyframe, until } = this.#options;
    const { record } = read;
    if (keyframe === undefined || keyframe.tick > (until ?? keyframe.tick)) {
      return fault('keyframe', 'The keyframe is later than the tick to stop at.');
    }
    if ('tick' in record && record.tick > keyframe.tick) {
      const message = `No hash line of tick ${keyframe.tick} has the keyframe's hash.`;
      return fault('keyframe', message);
    }
    if (record.kind !== 'hash' || record.tick !== keyframe.tick) return this.#player.skip(read);
    const snapshot = decodeKeyframe(this.#player.simulation, keyframe.bytes);
    if ('reason' in snapshot) return snapshot;
    if (this.#player.simulation.hash(snapshot) !== record.hash) return undefined;
    if (!this.#player.hasSetting(snapshot)) {
      return fault('keyframe', 'The keyframe has another setting than the log.');
    }
    this.#skipping = false;
    this.#player.start(snapshot, read.line);
    return undefined;
  }

  #note(finding: Finding, read?: ReadLine): void {
    const { difference, ...fault } = finding;
    this.#found = this.#at(fault);
    if (difference === undefined) return;
    this.#difference = { ...difference, row: read === undefined ? null : this.#row(read) };
  }

  #row({ record }: ReadLine): RowDifference | null {
    const bytes = record.kind === 'hash' ? this.#options.keyframes?.(record.tick) : undefined;
    if (record.kind !== 'hash' || bytes === undefined) return null;
    return keyframeDifference(this.#player.simulation, this.#snapshot(), bytes, record.hash);
  }

  #at(fault: LogFault): LogProblem {
    const tick = this.#player.now;
    return { line: this.#line, tick, ...fault, sealed_line: this.#reader.sealedLine };
  }

  #report(): void {
    const { progress } = this.#options;
    if (progress === undefined) return;
    const { now: tick, commands, events } = this.#player;
    progress({ line: this.#line, tick, commands, events });
  }
}
