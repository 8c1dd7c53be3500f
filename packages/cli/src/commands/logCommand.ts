import type { Snapshot } from '@astrarium/core';
import { type LineConsumer, readLog } from '@astrarium/core/log';
import type { Command } from 'commander';
import { fileSize, readText } from '../files/readText.js';
import { type LogOptions, logOptions, type ShownGame, shownGame } from '../service/shownGame.js';
import { shownRules, tablesText } from '../service/shownRules.js';
import { grouped } from '../terminal/grouped.js';
import { JSON_OPTION } from '../terminal/options.js';
import { warnOfRules } from '../terminal/showProblem.js';
import {
  printReport,
  type Report,
  type ReportOptions,
  type Terminal,
  withProgress,
} from '../terminal/terminal.js';

/** What a command found in logs. */
export interface LogReport extends Report {
  /** Whether all is well; otherwise the exit code is 1. */
  readonly isOk: boolean;
  /** For each log, a sentence that names the other rules that made it; null where none did. */
  readonly otherRules: readonly (string | null)[];
}

/** What a command on logs works with. */
interface LogContext {
  readonly shown: ShownGame;
  readonly terminal: Terminal;
  /** The speed, when so many ticks were replayed since the command began. */
  ticksPerSecond(ticks: number): number;
}

/** A command that replays logs and reports what it finds. */
interface LogCommand<Options> {
  /** Declares its name, its logs as arguments, and the options that are its own. */
  declare(program: Command): Command;
  readonly help: string;
  /** Returns undefined when there is nothing to report. */
  run(
    logs: readonly string[],
    options: Options & LogOptions,
    context: LogContext,
  ): Promise<LogReport | undefined>;
}

/** Declares a command on logs, with the options that all of them have. */
export function logCommand<Options extends object>({ declare, help, run }: LogCommand<Options>) {
  return (program: Command, terminal: Terminal): void => {
    const command = declare(program).option(...JSON_OPTION);
    logOptions(command)
      .addHelpText('after', help)
      .action(async (...given: unknown[]) => {
        const logs = given.slice(0, -2) as string[];
        const options = command.opts<Options & LogOptions & ReportOptions>();
        const shown = await shownGame(options.file, options.rules);
        const ticksPerSecond = speedometer();
        const report = await run(logs, options, { shown, terminal, ticksPerSecond });
        if (report === undefined) return;
        logs.forEach((log, at) => warnOfRules(terminal, log, report.otherRules[at] ?? null));
        printReport(terminal, options, report);
        if (!report.isOk) terminal.exitCode = 1;
      });
  };
}

/** Returns the speed, when so many ticks have passed since this call. No game depends on it. */
export function speedometer(): (ticks: number) => number {
  const startMs = performance.now();
  return (ticks) => Math.round((ticks * 1000) / Math.max(performance.now() - startMs, 1));
}

/** Reads a log, and shows how far it is. */
export function readWithProgress<Found>(
  terminal: Terminal,
  what: string,
  log: string,
  consumer: LineConsumer<Found>,
): Promise<Found> {
  return withProgress(terminal, what, fileSize(log), (update) =>
    readLog(readText(log, update), consumer),
  );
}

/** A world for people, as the rules show it by which it is played; undefined where none do. */
export function worldText(
  { game, show }: ShownGame,
  simulation: object,
  snapshot: Snapshot,
): string | undefined {
  const rules = shownRules(simulation);
  if (rules !== undefined) return tablesText(rules, snapshot);
  return simulation === game.simulation ? show(snapshot) : undefined;
}

/** The figures of a game that was played or replayed. */
interface RunFigures {
  readonly ticks: number;
  readonly commands: number;
  readonly events: number;
  readonly ticks_per_second: number;
  readonly final_hash: string;
}

/** The figures of a game for people; `since` says from where they are counted. */
export function figuresText(
  { ticks, commands, events, ticks_per_second, final_hash }: RunFigures,
  since = '',
): string {
  return [
    `ticks       ${grouped(ticks)}`,
    `commands    ${grouped(commands)}, events ${grouped(events)}${since}`,
    `speed       ${grouped(ticks_per_second)} ticks per second`,
    `final hash  ${final_hash}`,
  ].join('\n');
}
