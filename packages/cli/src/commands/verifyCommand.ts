import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { readLog, verifyLog, type VerifyReport } from '@astrarium/core/log';
import type { Command } from 'commander';
import { fileSize, readText } from '../files/readText.js';
import { keyframes } from '../files/keyframes.js';
import { grouped } from '../terminal/grouped.js';
import { showReplayDifference } from '../terminal/showReplayDifference.js';
import { showUnreplayed } from '../terminal/showUnreplayed.js';
import { showProblem } from '../terminal/showProblem.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Replays the log from its start and compares every outcome and every hash. When one
differs, it prints the line, the tick and the reason, the tables that differ, the
commands since the last equal hash, and with keyframes the row and field. A log
without its end, as after a crash, is distinguished from an altered one.
Exit code 0 when everything agrees, 1 when not.
  $ astrarium verify game.jsonl
  $ astrarium verify game.jsonl --keyframes frames
  $ astrarium verify game.jsonl --json | jq .problem`;

interface VerifyOptions {
  readonly keyframes?: string;
  readonly json?: true;
}

/** Declares `verify`, which replays a log and compares outcomes and hashes. */
export function verifyCommand(program: Command, terminal: Terminal): void {
  program
    .command('verify')
    .description('replay a log and compare every outcome and every hash')
    .argument('<log>', 'log file')
    .option('--keyframes <dir>', 'folder of keyframes, to find the row and field that differ')
    .option('--json', 'print one JSON object')
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
  frames?.ticks(); // Fail now, not after the replay, when the folder cannot be read.
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
  const { problem, first_difference, from_line, ticks, commands, events, final_hash } = report;
  if (problem === null) {
    const verified = 'verified. Every outcome and every hash of the log is reproduced';
    return [
      from_line === 1 ? `${log}: ${verified}.` : `${log}: ${verified} after line ${from_line}.`,
      ...(from_line === 1 ? [] : [showUnreplayed(from_line)]),
      `ticks       ${grouped(ticks)}`,
      `commands    ${grouped(commands)}, events ${grouped(events)}`,
      `speed       ${grouped(ticksPerSecond)} ticks per second`,
      `final hash  ${final_hash}`,
    ].join('\n');
  }
  const text = showProblem(log, problem);
  return first_difference === null ? text : `${text}\n${showReplayDifference(first_difference)}`;
}
