import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Host, Answer } from '@astrarium/host';
import type { Command } from 'commander';
import { type AccountRequest, answerRequest, callControlSocket } from '../service/controlSocket.js';
import { deleteMailFiles } from '../service/delivery/mailer.js';
import { copyFile, openGame } from '../service/openGame.js';
import { type FileOption, fileOption, gameFile } from '../service/shownGame.js';
import { accountNumber, JSON_OPTION } from '../terminal/options.js';
import { printReport, type ReportOptions, type Terminal } from '../terminal/terminal.js';
import { textTable } from '../terminal/textTable.js';
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

interface AccountOptions extends FileOption, ReportOptions {
  readonly data: string;
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
  const report = async (
    options: AccountOptions,
    request: AccountRequest,
    textOf: (answer: Members) => string,
  ): Promise<void> => {
    const answer = await accepted(options, request);
    printReport(terminal, options, { data: answer, text: () => textOf(answer) });
  };
  fileOption(account.command('create'))
    .description('create an account and print its token')
    .option('--email <address>', 'address of the account; games without mail have none')
    .requiredOption('--name <name>', 'name of the account in the game')
    .option('--timezone <zone>', 'IANA time zone of the account (default: UTC)')
    .option(...data)
    .option(...JSON_OPTION)
    .addHelpText('after', CREATE_HELP)
    .action((options: AccountOptions & Parameters<Host['openAccount']>[0]) => {
      const { email, name, timezone } = options;
      return report(options, { email, name, timezone }, tokenText);
    });
  fileOption(account.command('token'))
    .description('issue a new token of an account and print it')
    .requiredOption('--account <n>', 'number of the account', accountNumber)
    .option('--email <address>', 'new address of the account; games without mail have none')
    .option(...data)
    .option(...JSON_OPTION)
    .addHelpText('after', TOKEN_HELP)
    .action((options: AccountOptions & Parameters<Host['issueToken']>[0]) => {
      const { account: number, email } = options;
      return report(options, { account: number, email }, tokenText);
    });
  fileOption(account.command('delete'))
    .description('delete an account for ever')
    .argument('<account>', 'number of the account', accountNumber)
    .option(...data)
    .option(...JSON_OPTION)
    .addHelpText('after', DELETE_HELP)
    .action((deleted: number, options: AccountOptions) =>
      report(options, { deleted }, () => `Account ${deleted} is deleted.`),
    );
  fileOption(account.command('bans'))
    .description('list the banned accounts')
    .option(...data)
    .option(...JSON_OPTION)
    .action((options: AccountOptions) =>
      report(options, { bans: true }, (answer) => {
        const { accounts } = answer as { readonly accounts: readonly Listed[] };
        const rows = accounts.map(({ account: number, name }) => [String(number), name]);
        if (rows.length === 0) return 'No account is banned.';
        return textTable('Banned accounts', ['account', 'name'], rows);
      }),
    );
  const acts = [
    ['ban', 'keep an account out', (banned: number) => ({ banned }), 'banned'],
    ['unban', 'admit a banned account again', (unbanned: number) => ({ unbanned }), 'not banned'],
  ] as const;
  for (const [name, description, requestOf, done] of acts) {
    fileOption(account.command(name))
      .description(description)
      .argument('<account>', 'number of the account', accountNumber)
      .option(...data)
      .option(...JSON_OPTION)
      .addHelpText('after', BAN_HELP)
      .action((number: number, options: AccountOptions) =>
        report(options, requestOf(number), () => `Account ${number} is ${done}.`),
      );
  }
}

type Members = Readonly<Record<string, unknown>>;

const tokenText = ({ token }: Members): string => String(token);

/** The body of the answer to a request. @throws UsageError when it is refused */
async function accepted(
  place: Pick<AccountOptions, 'data' | 'file'>,
  request: AccountRequest,
): Promise<Members> {
  const { body, status } = await send(place, request);
  if (status >= 400) throw new UsageError((body as { readonly detail: string }).detail);
  return body as Members;
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
  let deletions = Promise.resolve();
  host.outbox.onDeleted((deleted) => {
    deletions = deletions.then(() => deleteMailFiles(join(data, 'outbox'), deleted));
  });
  try {
    const answer = await answerRequest(host, request);
    await deletions;
    return answer;
  } finally {
    await host.close();
  }
}
