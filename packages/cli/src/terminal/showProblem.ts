import type { LogDifference, LogProblem } from '@astrarium/core/log';
import { grouped } from './grouped.js';
import type { Terminal } from './terminal.js';

/** A sentence for each reason, after the name of the log. */
const VERDICTS: Readonly<Record<LogProblem['reason'], string>> = {
  too_long: 'is not a log: a line is too long',
  not_json: 'has a line that is not JSON',
  shape: 'has an invalid line',
  format: 'has a format that this version cannot read',
  place: 'has a line at a wrong position',
  order: 'has lines out of order',
  altered: 'was altered',
  simulation: 'belongs to another game or version: name its file with --file, or its kept --rules',
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

/** Describes a problem of a log and its position, and the first difference of its replay. */
export function showProblem(
  log: string,
  problem: LogProblem,
  difference: LogDifference | null = null,
): string {
  const { reason, line, tick, message, sealed_line } = problem;
  return [
    `${log} ${VERDICTS[reason]} (${reason}).`,
    `  line ${grouped(line)}, tick ${grouped(tick)}: ${message}`,
    sealed_line === 0
      ? '  No line of it is confirmed by a digest.'
      : `  Lines 1 to ${grouped(sealed_line)} are unaltered: a digest confirms them.`,
    ...(difference === null ? [] : differenceLines(difference)),
  ].join('\n');
}

/** Warns that other rules made a log, with a sentence that says so; null where none did. */
export function warnOfRules({ error }: Terminal, log: string, otherRules: string | null): void {
  if (otherRules !== null) error(`astrarium: ${log}: ${otherRules}`);
}

/** Says which lines of a log were not replayed, if it begins with an older version. */
export function showUnreplayed(fromLine: number): string {
  return [
    `Lines 1 to ${grouped(fromLine)} were not replayed: this release does not have the rules of`,
    'the version that wrote them. Their digests are right. The release of that version can verify',
    'them.',
  ].join('\n');
}

/** The maximum number of commands that are listed. */
const MAX_COMMANDS = 12;

function differenceLines(difference: LogDifference): string[] {
  const { line, tick, from_line, from_tick, tables, commands, commands_count, row } = difference;
  const shown = commands.slice(0, MAX_COMMANDS);
  const more = commands_count - shown.length;
  return [
    `The first difference is at line ${grouped(line)}, tick ${grouped(tick)}:`,
    `  in the log         ${valueText(difference.recorded)}`,
    `  in the replay      ${valueText(difference.replayed)}`,
    `  last equal         at line ${grouped(from_line)}, tick ${grouped(from_tick)}`,
    ...(tables.length === 0 ? [] : [`  tables that differ ${tables.join(', ')}`]),
    ...(row === null
      ? []
      : [
          `  first field        ${row.table} ${row.row}, ${row.field}: ` +
            `the log has ${valueText(row.recorded)}, the replay ${valueText(row.replayed)}`,
        ]),
    `  commands between   ${grouped(commands_count)}`,
    ...shown.map(({ n, tick: at, type }) => `    line ${n + 1}, tick ${at}: ${type}`),
    ...(more > 0 ? [`    and ${grouped(more)} more`] : []),
  ];
}

/** Formats a value of a log on one line. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
