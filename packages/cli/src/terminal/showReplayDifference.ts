import type { LogDifference } from '@astrarium/core/log';
import { grouped } from './grouped.js';

/** The maximum number of commands that are listed. */
const MAX_COMMANDS = 12;

/** Describes the first difference of a log and its replay. */
export function showReplayDifference(difference: LogDifference): string {
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
  ].join('\n');
}

/** Formats a value of a log on one line. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
