import type { Snapshot } from '../../kernel/engine/snapshot.js';
import { LogPlayer } from './logPlayer.js';
import type { Finding } from './logComparison.js';
import type { LogDifference, LogProblem } from '../format/logProblem.js';
import { LogReader, type ReadLine } from '../format/logReader.js';
import type { LogPosition } from '../format/logWriter.js';
import { parseLine } from '../format/parseLine.js';
import type { Replayable, Upgrades } from '../replayable.js';

/** Where a follower begins: a snapshot, and the position of the log that leads to it. */
export interface LogPlace<State extends Snapshot> {
  readonly snapshot: State;
  readonly position: LogPosition;
}

/** Why a follower cannot continue. */
export interface FollowProblem extends LogProblem {
  /** What differs, if the replay gives something else than the log. */
  readonly difference: LogDifference | null;
}

/**
 * Replays a log that is still being written, beside its writer. Every line is replayed when it
 * comes. After a problem, the follower is of no further use.
 */
export interface LogFollower<State extends Snapshot> {
  /** The snapshot after all lines and ticks so far. */
  readonly snapshot: State;
  /** The position of the log after its last line. */
  readonly position: LogPosition;
  /** Replays the next line, without its newline. Returns what is wrong with it. */
  push(line: string): FollowProblem | undefined;
  /** Lets time pass until a tick. Returns what went wrong. */
  advance(tick: number): FollowProblem | undefined;
}

/**
 * Follows a log from a place in it.
 *
 * @example
 * const follower = followLog(astrarium, { snapshot, position });
 * const problem = follower.push(line) ?? follower.advance(tick);
 */
export function followLog<State extends Snapshot>(
  simulation: Replayable<State>,
  { position, snapshot }: LogPlace<State>,
  upgrades?: Upgrades,
): LogFollower<State> {
  const reader = new LogReader();
  const player = new LogPlayer(simulation as Replayable, { upgrades });
  reader.skipTo(position, snapshot.now);
  player.start(snapshot, position.n + 1);
  let line = position.n + 1;
  const problemOf = ({ difference, message, reason }: Finding): FollowProblem => {
    const { sealedLine: sealed_line } = reader;
    const place = { line, tick: player.now, sealed_line };
    return { ...place, reason, message, difference: difference ?? null };
  };
  /** Replays a line that the reader refuses, to name the tables that differ, too. */
  const refused = (text: string, problem: LogProblem): FollowProblem => {
    const record = parseLine(text);
    const finding =
      problem.reason === 'altered' && !('reason' in record)
        ? player.play({ line, record, text })
        : undefined;
    return { ...problem, difference: finding?.difference ?? null };
  };
  return {
    get snapshot() {
      return player.snapshot as State;
    },
    get position() {
      return reader.position;
    },
    push(text) {
      line += 1;
      reader.read(text);
      if (reader.problem !== undefined) return refused(text, reader.problem);
      const finding = player.play(reader.release() as ReadLine);
      return finding && problemOf(finding);
    },
    advance(tick) {
      const finding = player.advance(tick);
      return finding && problemOf(finding);
    },
  };
}
