import type { Snapshot } from '../../kernel/engine/snapshot.js';
import {
  enterSegment,
  keyframeWorld,
  playableWorld,
  segmentWorld,
  unlikeKeyframe,
  wrongHash,
} from './keyframeWorld.js';
import type { Finding } from './logComparison.js';
import type { LineConsumer } from '../format/logFeed.js';
import { keyframeDifference, type LogKeyframe, type StoredPlace } from './logKeyframe.js';
import { LogPlayer } from './logPlayer.js';
import {
  fault,
  type LogDifference,
  type LogFault,
  type LogProblem,
  type RowDifference,
} from '../format/logProblem.js';
import { LogReader, type ReadLine } from '../format/logReader.js';
import type { LogRecord } from '../format/logRecord.js';
import type { Replayable } from '../replayable.js';
import type { ReplayOptions, ReplayReport } from './replayReport.js';

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
  /** The line whose world the replay began with. */
  #from = 0;
  /** Why the replay did not begin with the header, when it was not asked to start later. */
  #unplayable: Finding | undefined;
  /** The last line that was replayed or found wrong. */
  #line = 0;
  /** What is wrong at that line. */
  #found: LogProblem | undefined;
  #difference: LogDifference | undefined;
  /** Whether the tick to stop at has been reached. */
  #reached = false;

  constructor(simulation: Replayable, options: ReplayOptions) {
    this.#options = options;
    const { keyframe, onEvents, segment, upgrades } = options;
    this.#skipping = keyframe !== undefined || segment?.start !== undefined;
    this.#player = new LogPlayer(simulation, {
      upgrades,
      onEvents: onEvents && ((events) => onEvents(events, this.#snapshot)),
      onPause: () => this.#report(),
    });
    if (segment?.start === undefined) return;
    const wrong = enterSegment(this.#player, this.#reader, segment.start);
    if (wrong !== undefined) this.#note(wrong);
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
      from_line: this.#from,
      cut,
      ticks: snapshot?.now ?? 0,
      commands,
      events,
      final_hash: hash,
      sealed_line: this.#reader.sealedLine,
      first_difference: this.#difference ?? null,
      problem: problem ?? null,
      other_rules: this.#player.otherRules ?? null,
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
    if (this.#reached && this.#options.segment !== undefined) return true;
    return (this.#found !== undefined || this.#reached) && this.#reader.sealedLine >= this.#line;
  }

  #verdict(cut: boolean): LogProblem | undefined {
    const { until } = this.#options;
    const unread = this.#reader.problem;
    if (unread !== undefined && !cut) return unread;
    const found = this.#found && { ...this.#found, sealed_line: this.#reader.sealedLine };
    if (found !== undefined || this.#reached) return found;
    if (this.#skipping && this.#unplayable !== undefined) {
      return { ...this.#at(this.#unplayable), line: 1, tick: 0 };
    }
    if (unread !== undefined) return unread;
    const { snapshot } = this.#player;
    if (snapshot === undefined || this.#skipping) {
      const ended = fault('keyframe', 'The log ends before the keyframe.');
      return this.#at(this.#player.unknown ?? ended);
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
    if (read.line === 1 && !this.#skipping) {
      const isForeign = finding?.reason === 'rules' || finding?.reason === 'simulation';
      if (isForeign && this.#options.keyframes !== undefined) {
        this.#unplayable = finding;
        this.#skipping = true;
        return;
      }
      this.#from = 1;
    }
    if (finding !== undefined) return this.#note(finding, read);
    if (!this.#skipping) this.#options.onLine?.(read, this.#snapshot, this.#player.simulation);
    const { keyframes, segment } = this.#options;
    if (read.line !== segment?.end?.line) return;
    this.#reached = true;
    const unlike = unlikeKeyframe(this.#player, keyframes?.(segment.end.tick));
    if (unlike !== undefined) this.#note(unlike);
  }

  /** Takes the header, and starts at a keyframe whose position in the log is known. */
  #startAt({ bytes, tick }: LogKeyframe, { hash, position, rules }: StoredPlace): void {
    const header = this.#reader.skipTo(position, tick);
    if (header === undefined) return;
    this.#line = header.line;
    const wrong = this.#player.skip(header.record);
    if (wrong !== undefined) return this.#note(wrong);
    const keyframe = this.#player.decode(bytes, rules);
    if ('reason' in keyframe) return this.#note(this.#player.unknown ?? keyframe);
    const other = wrongHash(this.#player.simulation.hash(keyframe), hash, tick);
    if (other !== undefined) return this.#note(other);
    this.#line = position.n + 1;
    this.#start(keyframe);
  }

  #start(snapshot: Snapshot): void {
    this.#skipping = false;
    this.#from = this.#line;
    this.#player.start(snapshot, this.#line);
  }

  /** Takes a line before the one at which the replay starts, or starts at it. */
  #skip({ record }: ReadLine): Finding | undefined {
    const world = this.#worldAt(record);
    if (world === undefined || 'reason' in world) return world;
    this.#start(world);
    return undefined;
  }

  #worldAt(record: LogRecord): Snapshot | LogFault | undefined {
    const { keyframe, keyframes, segment, until } = this.#options;
    const start = segment?.start;
    if (start !== undefined) return segmentWorld(this.#player, record, keyframes?.(start.tick));
    if (keyframe === undefined) return playableWorld(this.#player, record, keyframes);
    if (keyframe.tick <= (until ?? keyframe.tick)) {
      return keyframeWorld(this.#player, record, keyframe);
    }
    return fault('keyframe', 'The keyframe is later than the tick to stop at.');
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
