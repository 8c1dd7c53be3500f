import { bisectLogs, type BisectReport, type Both, type CommandRecord } from '@astrarium/core/log';
import { fileSize, readText } from '../files/readText.js';
import { grouped } from '../terminal/grouped.js';
import { showProblem, valueText } from '../terminal/showProblem.js';
import { withProgress } from '../terminal/terminal.js';
import { logCommand } from './logCommand.js';

const HELP = `
Replays both logs in parallel and finds the first step at which their worlds
differ: the tick, the table, row and field with both values, and the last command
in each log that changed the row.
Exit code 0 when the worlds are equal to the end, 1 when they differ.
  $ astrarium play --log a.jsonl && astrarium play --seed 2 --log b.jsonl
  $ astrarium bisect a.jsonl b.jsonl
  $ astrarium bisect a.jsonl b.jsonl --json | jq .values`;

/** Declares `bisect`, which finds where two runs diverge. */
export const bisectCommand = logCommand({
  declare: (program) =>
    program
      .command('bisect')
      .description('find the first difference of two logs: tick, row, field, command')
      .argument('<log1>', 'first log')
      .argument('<log2>', 'second log'),
  help: HELP,
  async run([a = '', b = ''], _options, { shown: { game }, terminal }) {
    const size = fileSize(a);
    fileSize(b);
    const report = await withProgress(terminal, 'comparing', size, (update) =>
      bisectLogs(
        game.simulation,
        () => readText(a, update),
        () => readText(b),
        { upgrades: game.upgrades },
      ),
    );
    return {
      isOk: report.result === 'equal',
      otherRules: report.other_rules,
      data: report,
      text: () => divergenceText([a, b], report),
    };
  },
});

/** Describes the comparison of two logs. */
function divergenceText(logs: Both<string>, report: BisectReport): string {
  const until = `tick ${grouped(report.equal_until)}`;
  const problems = problemTexts(logs, report);
  switch (report.result) {
    case 'equal':
      return `The worlds are equal at every tick to the end, ${until}.`;
    case 'ended':
      return [`The worlds are equal until ${until}, where one log ends.`, ...problems].join('\n');
    case 'problem':
      return [`The worlds are equal until ${until}. Then:`, ...problems].join('\n');
    case 'record':
      return [
        `The worlds are equal until ${until}, but a log differs from its own replay:`,
        ...logs.flatMap((log, side) => {
          const found = report.records[side];
          if (found === null || found === undefined) return [];
          return [
            `  ${log}, line ${grouped(found.line)}, tick ${grouped(found.tick)}:`,
            `    in the log        ${valueText(found.recorded)}`,
            `    in the replay     ${valueText(found.replayed)}`,
          ];
        }),
        ...problems,
      ].join('\n');
    case 'headers':
      return [
        'The worlds have different inputs:',
        ...report.headers.map(
          ({ path, values: [a, b] }) => `  ${path}: ${valueText(a)} and ${valueText(b)}`,
        ),
      ].join('\n');
    case 'diverged':
      return divergedText(logs, report);
  }
}

/** The problems of both logs; one that both have is shown once. */
function problemTexts(logs: Both<string>, { problems }: BisectReport): string[] {
  const texts = logs.flatMap((log, side) => {
    const problem = problems[side] ?? null;
    return problem === null ? [] : [showProblem(log, problem)];
  });
  const [one, other] = problems;
  const isSame = texts.length === 2 && JSON.stringify(one) === JSON.stringify(other);
  return isSame ? [`${texts[0]}`, `${logs[1]} has the same problem.`] : texts;
}

function divergedText(
  logs: Both<string>,
  report: Extract<BisectReport, { result: 'diverged' }>,
): string {
  const { tick, table, row, field, values, tables, differences, commands } = report;
  const until = grouped(report.equal_until);
  return [
    `The worlds are equal until tick ${until} and diverge at tick ${grouped(tick)}:`,
    `  ${table} ${row}, ${field}: ${valueText(values[0])} and ${valueText(values[1])}`,
    `  ${grouped(differences)} fields differ, in ${tables.join(', ')}`,
    ...logs.flatMap((log, side) => [
      `  ${log}`,
      `    command at this tick       ${commandText(commands[side])}`,
      `    last change of the row     ${commandText(report.last_commands[side])}`,
    ]),
  ].join('\n');
}

function commandText(record: CommandRecord | null | undefined): string {
  if (record === null || record === undefined) return 'none';
  const { n, tick, command, outcome } = record;
  const verdict = outcome.done ? 'done' : outcome.refusal.code;
  const args = valueText(command.args);
  const text = `${command.type} ${args} (${verdict})`;
  return `line ${n + 1}, tick ${tick}, account ${command.account}: ${text}`;
}
