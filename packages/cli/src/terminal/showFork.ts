import type { forkLog } from '@astrarium/core/log';
import { grouped } from './grouped.js';
import { valueText } from './showProblem.js';
import { textTable } from './textTable.js';

/** The maximum number of differences that are listed. */
const MAX_DIFFERENCES = 15;

/** Compares the two runs of a fork and lists their differences. */
export function showFork(
  report: Awaited<ReturnType<typeof forkLog>>,
  versus: 'log' | 'nothing',
): string {
  const { at, ticks, runs, tables, differences, differences_count } = report;
  const [first, second] = runs;
  if (first === undefined || second === undefined) return '';
  const names = [...new Set([...Object.keys(first.events), ...Object.keys(second.events)])].sort();
  const rows = [
    ['commands', grouped(first.commands), grouped(second.commands)],
    ['refused', grouped(first.refused), grouped(second.refused)],
    ...names.map((name) => [
      name,
      grouped(first.events[name] ?? 0),
      grouped(second.events[name] ?? 0),
    ]),
    ['hash', first.final_hash, second.final_hash],
  ];
  const runsTable = textTable(
    `From tick ${grouped(at)} to tick ${grouped(ticks)}`,
    ['', versus === 'log' ? 'the log' : 'no commands', 'the fork'],
    rows,
  );
  if (differences_count === 0) return `${runsTable}\n\nThe two worlds are equal.`;
  const inTables = Object.entries(tables).map(([name, count]) => `${grouped(count)} ${name}`);
  const shown = differences.slice(0, MAX_DIFFERENCES).map((difference) => {
    const { after, before, field, id, name, table } = difference;
    return `  ${name ?? `${table} ${id}`}, ${field}: ${valueText(before)} and ${valueText(after)}`;
  });
  const more = differences_count - shown.length;
  const skipped = second.skipped;
  return [
    runsTable,
    '',
    `The two worlds differ in ${grouped(differences_count)} fields, of ${inTables.join(', ')}:`,
    ...shown,
    ...(more > 0 ? [`  and ${grouped(more)} more`] : []),
    ...(skipped > 0
      ? [`${grouped(skipped)} commands were skipped: their ticks are outside the fork.`]
      : []),
  ].join('\n');
}
