import { FollowFailure, ResumeFailure, StoreFailure } from '@astrarium/host';
import { Command, CommanderError } from 'commander';
import { accountCommand } from './commands/accountCommand.js';
import { archiveCommand } from './commands/archiveCommand.js';
import { backupCommand } from './commands/backupCommand.js';
import { benchCommand } from './commands/benchCommand.js';
import { bisectCommand } from './commands/bisectCommand.js';
import { checkCommand } from './commands/checkCommand.js';
import { clockCommand } from './commands/clockCommand.js';
import { exportCommand } from './commands/exportCommand.js';
import { forkCommand } from './commands/forkCommand.js';
import { importCommand } from './commands/importCommand.js';
import { moveCommand } from './commands/moveCommand.js';
import { playCommand } from './commands/playCommand.js';
import { replayCommand } from './commands/replayCommand.js';
import { serveCommand } from './commands/serveCommand.js';
import { stdioCommand } from './commands/stdioCommand.js';
import { verifyCommand } from './commands/verifyCommand.js';
import { ownVersion } from './ownVersion.js';
import type { Terminal } from './terminal/terminal.js';
import { UsageError } from './terminal/usageError.js';

const AFTER_HELP = `
A log contains everything needed to replay a game:
  $ astrarium play --log game.jsonl --keyframes frames
  $ astrarium verify game.jsonl
  $ astrarium replay game.jsonl --at 43200

Exit codes: 0 success, 1 a log or a data folder does not verify or two logs differ,
2 a wrong argument, or a file or game that is damaged or cannot be read or written,
3 an internal error.
'astrarium help <command>' explains a command, with examples.`;

/** Runs one command line; returns the exit code. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('astrarium')
    .description('Deterministic games: serve, play, verify, replay, fork and bisect them.')
    .version(ownVersion())
    .addHelpText('after', AFTER_HELP)
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, 'astrarium: ')),
    })
    .exitOverride();
  const { spaceTerminal } = await import('@astrarium/space/terminal');
  const commands = [
    serveCommand,
    accountCommand,
    stdioCommand,
    backupCommand,
    archiveCommand,
    checkCommand,
    exportCommand,
    importCommand,
    moveCommand,
    clockCommand,
    ...spaceTerminal.commands.map(gameCommand),
    playCommand,
    verifyCommand,
    replayCommand,
    forkCommand,
    bisectCommand,
    benchCommand,
  ];
  for (const declare of commands) declare(program, terminal);
  try {
    await program.parseAsync(args, { from: 'user' });
    return terminal.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (isForCaller(error)) {
      terminal.error(`astrarium: ${error.message}${hintOf(error)}`);
      return 2;
    }
    const stack = error instanceof Error ? error.stack : String(error);
    terminal.error(`astrarium: Internal error. Please report it with this stack trace.\n${stack}`);
    return 3;
  }
}

/** A command that a game adds: it stands for lines of the command line. */
interface GameCommand {
  readonly name: string;
  readonly description: string;
  readonly help: string;
  /** Options with a description and a default. */
  readonly options: readonly (readonly [flags: string, description: string, value: unknown])[];
  /** The lines; one that fails is the last. */
  lines(options: Readonly<Record<string, string>>): readonly (readonly string[])[];
  /** What is said when all of them are done. */
  hint(options: Readonly<Record<string, string>>): string;
}

function gameCommand({ description, help, hint, lines, name, options }: GameCommand) {
  return (program: Command, terminal: Terminal): void => {
    const command = program.command(name).description(description).addHelpText('after', help);
    for (const [flags, text, value] of options) command.option(flags, text, value as string);
    command.action(async (given: Readonly<Record<string, unknown>>) => {
      const texts = Object.fromEntries(
        Object.entries(given).map(([option, value]) => [option, String(value)]),
      );
      for (const line of lines(texts)) {
        terminal.exitCode = await runCli(line, terminal);
        if (terminal.exitCode !== 0) return;
        terminal.out('');
      }
      terminal.out(hint(texts));
    });
  };
}

/** What helps when a data folder has another game than the one that was named. */
function hintOf(error: Error): string {
  const isOther = error instanceof ResumeFailure && error.problem?.reason === 'simulation';
  return isOther ? '\n--file names the file of a game.' : '';
}

/** Whether the caller can correct an error, so that its message is enough. */
function isForCaller(error: unknown): error is Error {
  return [UsageError, StoreFailure, ResumeFailure, FollowFailure].some(
    (kind) => error instanceof kind,
  );
}
