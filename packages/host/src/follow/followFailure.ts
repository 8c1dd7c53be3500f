import type { FollowProblem } from '@astrarium/core/log';

/** A follower cannot continue; the game itself is not affected. */
export class FollowFailure extends Error {
  override readonly name = 'FollowFailure';
  /** The problem of the log, if its replay found one. */
  readonly problem: FollowProblem | undefined;

  constructor(message: string, problem?: FollowProblem) {
    super(message);
    this.problem = problem;
  }
}

/** The failure of a replay, with the line, the tick and the tables that differ. */
export function replayDiffers(problem: FollowProblem): FollowFailure {
  const { difference, line, message, reason, tick } = problem;
  const tables = difference?.tables ?? [];
  const which = tables.length === 0 ? '' : `, tables ${tables.join(', ')}`;
  const where = `line ${line}, tick ${tick}${which}`;
  return new FollowFailure(
    `The follower differs from the log at ${where} (${reason}): ${message}`,
    problem,
  );
}
