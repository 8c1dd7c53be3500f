import { randomInt } from 'node:crypto';
import { stdioSession, trainingSession } from '@astrarium/stdio';
import type { Command } from 'commander';
import { newGameNote, openGame } from '../service/openGame.js';
import { type FileOption, fileOption, shownGame } from '../service/shownGame.js';
import { seedOption } from '../terminal/options.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Speaks JSON-RPC 2.0, one message per line, with a method for each operation of the
HTTP interface. Without --data it starts a new game in memory, for training bots:
time passes by ticks.advance only, and the game can be forked. With --data it
opens the game of a data folder; stop the server of that game first.
  $ echo '{"jsonrpc":"2.0","id":1,"method":"methods.list"}' | astrarium stdio
  $ ASTRARIUM_TOKEN=… astrarium stdio --data ./data`;

interface StdioOptions extends FileOption {
  readonly data?: string;
  readonly seed?: number;
}

/** The interval at which the host renews its write lock on the data folder, in milliseconds. */
const LEASE_RENEW_MS = 1000;

/** Declares `stdio`, which serves a game as JSON-RPC on standard input and output. */
export function stdioCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('stdio')
    .description('serve a game as JSON-RPC lines, or a new game to train bots')
    .option('--data <dir>', 'data folder of a game, whose clock stands still')
    .addOption(seedOption('seed of a new game').conflicts('data'));
  fileOption(command)
    .addHelpText('after', HELP)
    .action(({ data, file, seed }: StdioOptions) =>
      data === undefined
        ? runTrainingSession(file, seed ?? randomInt(2 ** 48 - 1))
        : openSession(file, data, terminal),
    );
}

/** Runs a session on a new game in memory. */
async function runTrainingSession(file: string | undefined, seed: number): Promise<void> {
  const { game } = await shownGame(file);
  await trainingSession({ game, input: process.stdin, output: process.stdout, seed });
}

/** Runs a session on the game of a data folder. */
async function openSession(
  file: string | undefined,
  data: string,
  terminal: Terminal,
): Promise<void> {
  const { host, isNew } = await openGame({ data, file, speed: 0, linkOf: (secret) => secret });
  if (isNew) terminal.error(newGameNote(data));
  const renewal = setInterval(() => host.runDue(), LEASE_RENEW_MS);
  try {
    const token = process.env['ASTRARIUM_TOKEN'];
    await stdioSession({ input: process.stdin, output: process.stdout, host, token });
  } finally {
    clearInterval(renewal);
    await host.close();
  }
  if (host.failure !== undefined) throw host.failure;
}
