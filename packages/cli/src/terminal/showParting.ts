import type { BisectReport, Both, CommandRecord } from '@astrarium/core/kernel';
import { grouped } from './grouped.js';
import { valueText } from './showDifference.js';
import { showProblem } from './showProblem.js';

/** What came of comparing two logs, for people. */
export function showParting(logs: Both<string>, report: BisectReport): string {
  const until = `tick ${grouped(report.equal_until)}`;
  const problems = logs.flatMap((log, side) => {
    const problem = report.problems[side];
    return problem === null || problem === undefined ? [] : [showProblem(log, problem)];
  });
  switch (report.result) {
    case 'equal':
      return `The worlds are the same at every tick, to the end at ${until}.`;
    case 'ended':
      return [`The worlds are the same until ${until}, where one log ends.`, ...problems].join(
        '\n',
      );
    case 'problem':
      return [`The worlds are the same until ${until}. Then:`, ...problems].join('\n');
    case 'record':
      return [
        `The worlds are the same until ${until}, but a log says otherwise of its own replay:`,
        ...logs.flatMap((log, side) => {
          const found = report.records[side];
          if (found === null || found === undefined) return [];
          return [
            `  ${log}, line ${grouped(found.line)}, tick ${grouped(found.tick)}:`,
            `    the log says      ${valueText(found.recorded)}`,
            `    the replay gives  ${valueText(found.replayed)}`,
          ];
        }),
        ...problems,
      ].join('\n');
    case 'headers':
      return [
        'The worlds were not made of the same inputs:',
        ...report.headers.map(
          ({ path, values: [a, b] }) => `  ${path}: ${valueText(a)} and ${valueText(b)}`,
        ),
      ].join('\n');
    case 'diverged':
      return parted(logs, report);
  }
}

function parted(logs: Both<string>, report: Extract<BisectReport, { result: 'diverged' }>): string {
  const { tick, table, row, field, values, tables, differences, commands } = report;
  const until = grouped(report.equal_until);
  return [
    `The worlds are the same until tick ${until} and part at tick ${grouped(tick)}:`,
    `  ${table} ${row}, ${field}: ${valueText(values[0])} and ${valueText(values[1])}`,
    `  ${grouped(differences)} fields differ, in ${tables.join(', ')}`,
    ...logs.flatMap((log, side) => [
      `  ${log}`,
      `    the command there          ${commandText(commands[side])}`,
      `    last to change the row     ${commandText(report.last_commands[side])}`,
    ]),
  ].join('\n');
}

function commandText(record: CommandRecord | null | undefined): string {
  if (record === null || record === undefined) return 'none';
  const { n, tick, command, outcome } = record;
  const verdict = outcome.done ? 'done' : outcome.refusal.code;
  const args = valueText(command.args);
  const asked = `${command.type} ${args} (${verdict})`;
  return `line ${n + 1}, tick ${tick}, account ${command.account}: ${asked}`;
}
