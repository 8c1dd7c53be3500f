import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Host, Answer } from '@astrarium/host';
import type { Command } from 'commander';
import { type AccountRequest, answerRequest, callControlSocket } from '../service/controlSocket.js';
import { deleteMailFiles } from '../service/delivery/mailer.js';
import { copyFile, openGame } from '../service/openGame.js';
import { type FileOption, fileOption, gameFile } from '../service/shownGame.js';
import { intOption } from '../terminal/options.js';
import { textTable } from '../terminal/textTable.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const CREATE_HELP = `
For operators. Prints the token and sends no mail; the token is not shown again.
When the address already has an account, that account gets a new token, and its
previous token stops working. Works while the server runs, too.
  $ astrarium account create --email ada@example.org --name Ada
  $ astrarium account create --email ada@example.org --name Ada --json`;

const TOKEN_HELP = `
For operators. Prints a new token of an account, which is not shown again, and
sets the address of the account. The previous token stops working. Use it for
accounts of an imported game, which have no tokens, and for players who have lost
their address. Works while the server runs, too.
  $ astrarium account token --account 2 --email ada@example.org
  $ astrarium account token --account 2 --email ada@example.org --json`;

const DELETE_HELP = `
For operators. Deletes an account for ever: its address and its token are erased
from the data folder, and everything that it owns in the game is destroyed. Earlier
backups still have the address. Works while the server runs, too. Exit code 0 when
the account is deleted, 2 when there is none of this number.
  $ astrarium account delete 2 --data ./data
  $ astrarium account delete 2 --json`;

const BAN_HELP = `
For operators. Every call of a banned account is refused with 403 banned, its open
streams end, and it gives its seat back by the game's command, which may be refused.
Its tokens are of use again after unban, which gives no seat. Works while the server
runs, too. The log has only the command: an imported game has no bans.
  $ astrarium account ban 2 --data ./data
  $ astrarium account unban 2 --json`;

interface AccountOptions extends FileOption {
  readonly data: string;
  readonly json?: true;
}

/** An account in a list. */
interface Listed {
  readonly account: number;
  readonly name: string;
}

/** Declares `account create`, `token`, which print a token, `delete`, `ban`, `unban` and `bans`. */
export function accountCommand(program: Command, terminal: Terminal): void {
  const account = program
    .command('account')
    .description('create, ban and delete accounts, and create tokens, in a data folder');
  const data = ['--data <dir>', 'data folder', './data'] as const;
  const json = ['--json', 'print one JSON object'] as const;
  fileOption(account.command('create'))
    .description('create an account and print its token')
    .option('--email <address>', 'address of the account; games without mail have none')
    .requiredOption('--name <name>', 'name of the account in the game')
    .option('--timezone <zone>', 'IANA time zone of the account (default: UTC)')
    .option(...data)
    .option(...json)
    .addHelpText('after', CREATE_HELP)
    .action((options: AccountOptions & Parameters<Host['openAccount']>[0]) => {
      const { email, name, timezone } = options;
      return printToken(options, { email, name, timezone }, terminal);
    });
  fileOption(account.command('token'))
    .description('issue a new token of an account and print it')
    .requiredOption('--account <n>', 'number of the account', intOption(1, Number.MAX_SAFE_INTEGER))
    .option('--email <address>', 'new address of the account; games without mail have none')
    .option(...data)
    .option(...json)
    .addHelpText('after', TOKEN_HELP)
    .action((options: AccountOptions & Parameters<Host['issueToken']>[0]) => {
      const { account: number, email } = options;
      return printToken(options, { account: number, email }, terminal);
    });
  fileOption(account.command('delete'))
    .description('delete an account for ever')
    .argument('<account>', 'number of the account', intOption(1, Number.MAX_SAFE_INTEGER))
    .option(...data)
    .option(...json)
    .addHelpText('after', DELETE_HELP)
    .action(async (deleted: number, options: AccountOptions) => {
      const answer = await accepted(options, { deleted });
      terminal.out(options.json ? JSON.stringify(answer) : `Account ${deleted} is deleted.`);
    });
  fileOption(account.command('bans'))
    .description('list the banned accounts')
    .option(...data)
    .option(...json)
    .action(async (options: AccountOptions) => {
      const answer = await accepted(options, { bans: true });
      const { accounts } = answer as { readonly accounts: readonly Listed[] };
      const rows = accounts.map(({ account: number, name }) => [String(number), name]);
      const table =
        rows.length === 0
          ? 'No account is banned.'
          : textTable('Banned accounts', ['account', 'name'], rows);
      terminal.out(options.json ? JSON.stringify(answer) : table);
    });
  const acts = [
    ['ban', 'keep an account out', (banned: number) => ({ banned }), 'banned'],
    ['unban', 'admit a banned account again', (unbanned: number) => ({ unbanned }), 'not banned'],
  ] as const;
  for (const [name, description, requestOf, done] of acts) {
    fileOption(account.command(name))
      .description(description)
      .argument('<account>', 'number of the account', intOption(1, Number.MAX_SAFE_INTEGER))
      .option(...data)
      .option(...json)
      .addHelpText('after', BAN_HELP)
      .action(async (number: number, options: AccountOptions) => {
        const answer = await accepted(options, requestOf(number));
        terminal.out(options.json ? JSON.stringify(answer) : `Account ${number} is ${done}.`);
      });
  }
}

async function printToken(
  { data, file, json }: AccountOptions,
  request: AccountRequest,
  terminal: Terminal,
): Promise<void> {
  const opened = await accepted({ data, file }, request);
  terminal.out(json === true ? JSON.stringify(opened) : String(opened['token']));
}

/** The body of the answer to a request. @throws UsageError when it is refused */
async function accepted(
  place: Pick<AccountOptions, 'data' | 'file'>,
  request: AccountRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const { body, status } = await send(place, request);
  if (status >= 400) throw new UsageError((body as { readonly detail: string }).detail);
  return body as Readonly<Record<string, unknown>>;
}

/** Sends a request to the running server, or opens the game. @throws UsageError without a game */
async function send(
  { data, file }: Pick<AccountOptions, 'data' | 'file'>,
  request: AccountRequest,
): Promise<Answer> {
  const reply = await callControlSocket(data, request);
  if (reply !== undefined) return reply;
  if (existsSync(copyFile(data)) && !existsSync(gameFile(data))) {
    throw new UsageError(
      `${data} has only a copy of a game in a database, and no server that writes it runs there: ` +
        'a standby and a follower change nothing. Name the --data of the server that writes the ' +
        'game, on its machine, while it runs.',
    );
  }
  if (!existsSync(gameFile(data))) {
    throw new UsageError(
      `There is no game in ${data}. Start one with: astrarium serve --data ${data}`,
    );
  }
  const { host } = await openGame({ data, file, linkOf: (secret) => secret });
  host.outbox.onDeleted((deleted) => deleteMailFiles(join(data, 'outbox'), deleted));
  try {
    return await answerRequest(host, request);
  } finally {
    await host.close();
  }
}
