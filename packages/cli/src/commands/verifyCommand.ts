import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { readLog, type VerifyReport, verifyLog } from '@astrarium/core/kernel';
import type { Command } from 'commander';
import { fileSize } from '../files/fileSize.js';
import { keyframes } from '../files/keyframes.js';
import { readText } from '../files/readText.js';
import { grouped } from '../terminal/grouped.js';
import { showDifference } from '../terminal/showDifference.js';
import { showProblem } from '../terminal/showProblem.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Replays the log in a clean world and compares every outcome and every hash with
what it says. Exit code 0 when all agree, 1 when not: then it tells the line, the
tick and the reason, the tables that differ, the commands since the last hash
that agreed, and with keyframes the row and field. A log that only lacks its end,
as after a crash, is told apart from one that was altered.
  $ astrarium verify game.jsonl
  $ astrarium verify game.jsonl --keyframes frames
  $ astrarium verify game.jsonl --json | jq .problem`;

interface VerifyOptions {
  readonly keyframes?: string;
  readonly json?: true;
}

/** Declares `verify`: replays a log and says whether it is sound. */
export function verifyCommand(program: Command, terminal: Terminal): void {
  program
    .command('verify')
    .description('replays a log and compares every outcome and hash; exit code 0 or 1')
    .argument('<log>', 'the log')
    .option('--keyframes <dir>', 'where play put them: names the row and field that differ')
    .option('--json', 'one JSON object instead of prose')
    .addHelpText('after', HELP)
    .action(async (log: string, options: VerifyOptions) => {
      const { report, seconds } = await verify(log, options.keyframes, terminal);
      const ticks_per_second = stopwatchRate(report.ticks, seconds);
      if (options.json === true) terminal.out(JSON.stringify({ ...report, ticks_per_second }));
      else terminal.out(reportAsText(log, report, ticks_per_second));
      if (!report.ok) terminal.exitCode = 1;
    });
}

/** Verifies a log. @throws UsageError when it cannot be read */
export async function verify(
  log: string,
  folder: string | undefined,
  terminal: Terminal,
): Promise<{ report: VerifyReport; seconds: number }> {
  const frames = folder === undefined ? undefined : keyframes(folder);
  frames?.ticks(); // A folder that cannot be read is told of now, and not after the work.
  const bar = terminal.progress('verifying', fileSize(log));
  const watch = stopwatch();
  try {
    const source = readText(log, (bytes) => bar.update(bytes));
    const options = { keyframes: frames?.read, upgrades: astrariumUpgrades };
    const report = await readLog(source, verifyLog(astrarium, options));
    return { report, seconds: watch.seconds() };
  } finally {
    bar.stop();
  }
}

function reportAsText(log: string, report: VerifyReport, ticksPerSecond: number): string {
  const { problem, first_difference, ticks, commands, events, final_hash } = report;
  if (problem === null) {
    return [
      `${log}: verified. The replay gives every outcome and every hash of the log.`,
      `ticks       ${grouped(ticks)}`,
      `commands    ${grouped(commands)}, events ${grouped(events)}`,
      `speed       ${grouped(ticksPerSecond)} ticks a second`,
      `final hash  ${final_hash}`,
    ].join('\n');
  }
  const text = showProblem(log, problem);
  return first_difference === null ? text : `${text}\n${showDifference(first_difference)}`;
}
