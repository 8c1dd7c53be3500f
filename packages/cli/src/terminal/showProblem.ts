import type { LogProblem, LogReason } from '@astrarium/core/kernel';
import { grouped } from './grouped.js';

/** What each reason comes down to; the log's own sentence follows. */
const VERDICTS: Readonly<Record<LogReason, string>> = {
  too_long: 'is no log: a line is too long',
  not_json: 'has a line that is not JSON',
  shape: 'has a line that no log has',
  format: 'is of a format that this version does not read',
  place: 'has a line where it may not stand',
  order: 'has lines out of order',
  altered: 'was altered',
  simulation: 'is of other rules',
  setting: 'has an altered or contradictory header',
  upgrade: 'needs an upgrade that is not at hand',
  keyframe: 'does not go with the keyframe',
  outcome_differs: 'does not verify: a command gives another outcome',
  hash_differs: 'does not verify: a hash differs',
  threw: 'cannot be replayed',
  past_end: 'ends too early',
  cut: 'was cut off, as by a crash; nothing says that it was altered',
};

/** What is wrong with a log, and where. */
export function showProblem(log: string, problem: LogProblem): string {
  const { reason, line, tick, message, sealed_line } = problem;
  return [
    `${log} ${VERDICTS[reason]} (${reason}).`,
    `  line ${grouped(line)}, tick ${grouped(tick)}: ${message}`,
    sealed_line === 0
      ? '  No digest vouches for any line of it.'
      : `  Lines 1 to ${grouped(sealed_line)} are as they were written: a digest vouches for them.`,
  ].join('\n');
}
