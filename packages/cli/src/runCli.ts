import { ResumeFailure, StoreFailure } from '@astrarium/host';
import { Command, CommanderError } from 'commander';
import { accountCommand } from './commands/accountCommand.js';
import { benchCommand } from './commands/benchCommand.js';
import { bisectCommand } from './commands/bisectCommand.js';
import { demoCommand } from './commands/demoCommand.js';
import { exportCommand } from './commands/exportCommand.js';
import { forkCommand } from './commands/forkCommand.js';
import { importCommand } from './commands/importCommand.js';
import { playCommand } from './commands/playCommand.js';
import { replayCommand } from './commands/replayCommand.js';
import { serveCommand } from './commands/serveCommand.js';
import { stdioCommand } from './commands/stdioCommand.js';
import { verifyCommand } from './commands/verifyCommand.js';
import { ownVersion } from './ownVersion.js';
import type { Terminal } from './terminal/terminal.js';
import { UsageError } from './terminal/usageError.js';

const AFTER_HELP = `
A game is a log: play writes one, and from it alone all else follows.
  $ astrarium play --log game.jsonl --keyframes frames
  $ astrarium verify game.jsonl
  $ astrarium replay game.jsonl --at 43200

Exit codes: 0 all is well, 1 the log is not sound or two logs part, 2 it was not
asked well or a file cannot be read or written, 3 a fault of the program.
'astrarium help <command>' tells more, with examples.`;

/** Runs one command line; gives the exit code. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('astrarium')
    .description('A galaxy as a value: play, verify, replay, fork and bisect games.')
    .version(ownVersion())
    .addHelpText('after', AFTER_HELP)
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, 'astrarium: ')),
    })
    .exitOverride();
  const commands = [
    serveCommand,
    accountCommand,
    stdioCommand,
    exportCommand,
    importCommand,
    demoCommand,
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
      terminal.error(`astrarium: ${error.message}`);
      return 2;
    }
    const stack = error instanceof Error ? error.stack : String(error);
    terminal.error(`astrarium: this is a fault of the program.\n${stack}`);
    return 3;
  }
}

/** Whether a failure is one that the caller can set right: a sentence tells it. */
function isForCaller(error: unknown): error is Error {
  return [UsageError, StoreFailure, ResumeFailure].some((kind) => error instanceof kind);
}
