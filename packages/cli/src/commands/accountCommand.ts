import type { Reply } from '@astrarium/host';
import type { Command } from 'commander';
import { type AccountRequest, askControlSocket } from '../service/controlSocket.js';
import { begunIn, openGame } from '../service/openGame.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
For who runs the game: no mail is sent, the token is printed, and this once. An
address that has an account gets a new token; the former one is good no more.
It works while the server runs, too.
  $ astrarium account create --email ada@example.org --name Ada
  $ astrarium account create --email ada@example.org --name Ada --json`;

interface CreateOptions {
  readonly email: string;
  readonly name: string;
  readonly timezone: string;
  readonly data: string;
  readonly json?: true;
}

/** Declares `account create`: opens an account and prints its token. */
export function accountCommand(program: Command, terminal: Terminal): void {
  program
    .command('account')
    .description('accounts of the game in a data folder')
    .command('create')
    .description('opens an account and prints its token, once')
    .requiredOption('--email <address>', 'its address')
    .requiredOption('--name <name>', 'its name, and that of its first replicant')
    .option('--timezone <zone>', 'its time zone, by its IANA name', 'UTC')
    .option('--data <dir>', 'the data folder', './data')
    .option('--json', 'one JSON object instead of prose')
    .addHelpText('after', HELP)
    .action(async ({ data, json, ...wanted }: CreateOptions) => {
      const { body, status } = await openAccount(data, wanted, terminal);
      if (status >= 400) throw new UsageError((body as { readonly detail: string }).detail);
      const opened = body as Readonly<Record<string, unknown>>;
      terminal.out(json === true ? JSON.stringify(opened) : String(opened['token']));
    });
}

/** Asks the server that has the folder open, or else opens it. */
async function openAccount(
  data: string,
  wanted: AccountRequest,
  terminal: Terminal,
): Promise<Reply> {
  const answered = await askControlSocket(data, wanted);
  if (answered !== undefined) return answered;
  const { host, isNew } = openGame({ data, speed: 0, linkOf: (secret) => secret });
  if (isNew) terminal.error(begunIn(data));
  try {
    return await host.openAccount(wanted);
  } finally {
    host.close();
  }
}
