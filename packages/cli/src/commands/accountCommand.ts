import { existsSync } from 'node:fs';
import type { Host, Reply } from '@astrarium/host';
import type { Command } from 'commander';
import { type AccountRequest, answerRequest, askControlSocket } from '../service/controlSocket.js';
import { gameFile, openGame } from '../service/openGame.js';
import { intOption } from '../terminal/intOption.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const CREATE_HELP = `
For who runs the game: no mail is sent, the token is printed, and this once. An
address that has an account gets a new token; the former one is good no more.
It works while the server runs, too; a game is begun by astrarium serve.
  $ astrarium account create --email ada@example.org --name Ada
  $ astrarium account create --email ada@example.org --name Ada --json`;

const TOKEN_HELP = `
For who runs the game: a way into an account that has none, as all have in a game
that was imported, or whose owner lost the address. The address is the account's
from now on, and the token is printed, this once; the former one is good no more.
It works while the server runs, too.
  $ astrarium account token --account 2 --email ada@example.org
  $ astrarium account token --account 2 --email ada@example.org --json`;

interface AccountOptions {
  readonly data: string;
  readonly json?: true;
}

/** Declares `account create` and `account token`: both print a token. */
export function accountCommand(program: Command, terminal: Terminal): void {
  const account = program.command('account').description('accounts of the game in a data folder');
  const data = ['--data <dir>', 'the data folder', './data'] as const;
  const json = ['--json', 'one JSON object instead of prose'] as const;
  account
    .command('create')
    .description('opens an account and prints its token, once')
    .requiredOption('--email <address>', 'its address')
    .requiredOption('--name <name>', 'its name, and that of its first replicant')
    .option('--timezone <zone>', 'its time zone, by its IANA name', 'UTC')
    .option(...data)
    .option(...json)
    .addHelpText('after', CREATE_HELP)
    .action((options: AccountOptions & Parameters<Host['openAccount']>[0]) => {
      const { email, name, timezone } = options;
      return printToken(options, { email, name, timezone }, terminal);
    });
  account
    .command('token')
    .description('makes a new token of an account and prints it, once')
    .requiredOption('--account <n>', 'its number', intOption(1, Number.MAX_SAFE_INTEGER))
    .requiredOption('--email <address>', 'its address from now on')
    .option(...data)
    .option(...json)
    .addHelpText('after', TOKEN_HELP)
    .action((options: AccountOptions & Parameters<Host['issueToken']>[0]) => {
      const { account: number, email } = options;
      return printToken(options, { account: number, email }, terminal);
    });
}

async function printToken(
  { data, json }: AccountOptions,
  wanted: AccountRequest,
  terminal: Terminal,
): Promise<void> {
  const { body, status } = await ask(data, wanted);
  if (status >= 400) throw new UsageError((body as { readonly detail: string }).detail);
  const opened = body as Readonly<Record<string, unknown>>;
  terminal.out(json === true ? JSON.stringify(opened) : String(opened['token']));
}

/** Asks the server that has the folder open, or else opens it. @throws UsageError without a game */
async function ask(data: string, wanted: AccountRequest): Promise<Reply> {
  const answered = await askControlSocket(data, wanted);
  if (answered !== undefined) return answered;
  if (!existsSync(gameFile(data))) {
    throw new UsageError(`there is no game in ${data}; astrarium serve --data ${data} begins one`);
  }
  const { host } = openGame({ data, speed: 0, linkOf: (secret) => secret });
  try {
    return await answerRequest(host, wanted);
  } finally {
    host.close();
  }
}
