import { randomInt } from 'node:crypto';
import { stdioSession, trainingSession } from '@astrarium/stdio';
import { type Command, Option } from 'commander';
import { begunIn, openGame } from '../service/openGame.js';
import { intOption } from '../terminal/intOption.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
JSON-RPC 2.0, a message a line, with a method for each operation of the HTTP
interface. Without --data it is a game of its own, to train bots in: time passes
when it is told to (ticks.advance), and worlds can be forked. With --data it is
the game of a folder, whose server has to be stopped: one process has it open.
  $ echo '{"jsonrpc":"2.0","id":1,"method":"methods.list"}' | astrarium stdio
  $ ASTRARIUM_TOKEN=… astrarium stdio --data ./data`;

interface StdioOptions {
  readonly data?: string;
  readonly seed?: number;
}

/** How long a host that is held by a session waits between two looks at its store. */
const BEAT_MS = 1000;

/** Declares `stdio`: the game as JSON-RPC lines on standard input and output. */
export function stdioCommand(program: Command, terminal: Terminal): void {
  program
    .command('stdio')
    .description('the game as JSON-RPC lines, or a game of its own to train bots in')
    .option('--data <dir>', 'go on with the game of this data folder, its clock stopped')
    .addOption(
      new Option('--seed <s>', 'the seed of a game of its own')
        .argParser(intOption(0, Number.MAX_SAFE_INTEGER))
        .conflicts('data'),
    )
    .addHelpText('after', HELP)
    .action(({ data, seed }: StdioOptions) =>
      data === undefined ? train(seed ?? randomInt(2 ** 48 - 1)) : hold(data, terminal),
    );
}

function train(seed: number): Promise<void> {
  return trainingSession({ input: process.stdin, output: process.stdout, seed });
}

/** Holds a session over the game of a folder. */
async function hold(data: string, terminal: Terminal): Promise<void> {
  const { host, isNew } = openGame({ data, speed: 0, linkOf: (secret) => secret });
  if (isNew) terminal.error(begunIn(data));
  const beats = setInterval(() => host.beat(), BEAT_MS);
  try {
    const token = process.env['ASTRARIUM_TOKEN'];
    await stdioSession({ input: process.stdin, output: process.stdout, host, token });
  } finally {
    clearInterval(beats);
    host.close();
  }
  if (host.failure !== undefined) throw host.failure;
}
