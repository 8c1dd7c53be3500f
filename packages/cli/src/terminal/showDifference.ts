import type { LogDifference } from '@astrarium/core/kernel';
import { grouped } from './grouped.js';

/** Commands that are listed; the others are counted. */
const COMMANDS_SHOWN = 12;

/** Where a log and its replay first differ, for people. */
export function showDifference(difference: LogDifference): string {
  const { line, tick, from_line, from_tick, tables, commands, commands_count, row } = difference;
  const shown = commands.slice(0, COMMANDS_SHOWN);
  const more = commands_count - shown.length;
  return [
    `The first difference is at line ${grouped(line)}, tick ${grouped(tick)}:`,
    `  the log says       ${valueText(difference.recorded)}`,
    `  the replay gives   ${valueText(difference.replayed)}`,
    `  they last agreed   at line ${grouped(from_line)}, tick ${grouped(from_tick)}`,
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

/** A value of a log on one line. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
