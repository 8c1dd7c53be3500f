import type { LogProblem } from '@astrarium/core/log';
import { grouped } from './grouped.js';

/** A sentence for each reason, after the name of the log. */
const VERDICTS: Readonly<Record<LogProblem['reason'], string>> = {
  too_long: 'is not a log: a line is too long',
  not_json: 'has a line that is not JSON',
  shape: 'has an invalid line',
  format: 'has a format that this version cannot read',
  place: 'has a line at a wrong position',
  order: 'has lines out of order',
  altered: 'was altered',
  simulation: 'belongs to another simulation',
  setting: 'has an altered or contradictory header',
  rules: 'needs the rules of a version of which this one knows only the tables',
  upgrade: 'needs an upgrade that this version does not have',
  keyframe: 'does not match the keyframe',
  outcome_differs: 'does not verify: a command has another outcome',
  hash_differs: 'does not verify: a hash differs',
  threw: 'cannot be replayed',
  past_end: 'ends too early',
  cut: 'is cut off, as after a crash; there is no sign that it was altered',
};

/** Describes a problem of a log and its position. */
export function showProblem(log: string, problem: LogProblem): string {
  const { reason, line, tick, message, sealed_line } = problem;
  return [
    `${log} ${VERDICTS[reason]} (${reason}).`,
    `  line ${grouped(line)}, tick ${grouped(tick)}: ${message}`,
    sealed_line === 0
      ? '  No line of it is confirmed by a digest.'
      : `  Lines 1 to ${grouped(sealed_line)} are unaltered: a digest confirms them.`,
  ].join('\n');
}
