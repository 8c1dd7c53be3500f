import {
  isProblem,
  ok,
  onlyOrder,
  problem,
  problemAnswer,
  type ServedGame,
  type Untimed,
} from '@astrarium/contract';
import type { BookDraft } from '../../accounts/accountBook.js';
import { keptAccounts } from '../../accounts/keptAccounts.js';
import { mailAddressChange, mailLink, mailRecovery } from '../../accounts/mailLink.js';
import type { Work } from '../../turns/work.js';
import { BANNED, type Credential } from '../../store/store.js';
import type { ReadHandler, Services, WriteHandler } from '../handler.js';
import { nameTaken, openedBefore, openNamedAccount, secretFor } from './openNamedAccount.js';
import { replaceTokens } from './tokenHandlers.js';

/** The same text for known and unknown addresses: the answer must not reveal which. */
const CREATED = 'If the address can be used, a verification link has been sent to it.';
const RECOVERED = 'If the address exists, a verification link has been sent to it.';

/** `accounts.get` */
const getAccount: ReadHandler = ({ account, services, world }) =>
  ok(accountOf(services.game, world, account, services.book));

/**
 * `accounts.create`: mails a link that opens the account, unless the game would not open it now.
 * The address plays no part in that: the answer must not reveal whether it is known.
 */
const createAccount: WriteHandler = ({ body, services }, work) => {
  const { email, name = '', timezone = 'UTC' } = body as Readonly<Record<string, string>>;
  const { book, nowMs } = work;
  const takeBack = work.savepoint();
  const opened = openInGame(services, work, { name, timezone });
  takeBack();
  if (isProblem(opened)) return problemAnswer(opened);
  const known = book.byEmail(email ?? '');
  const { title } = services.contract;
  mailLink(book, {
    purpose: known === undefined ? 'register' : 'recover',
    account: known?.account ?? 0,
    // A known address gets mail as it is stored, whatever its letters look like in the request.
    email: known?.email ?? email ?? '',
    request: JSON.stringify({ name, timezone }),
    nowMs,
    linkOf: services.linkOf,
    subject:
      known === undefined
        ? `Your ${title} account`
        : `You have ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title} account`,
    text:
      known === undefined
        ? 'Welcome. This link opens your account and shows its token:'
        : 'Somebody asked for an account with this address, which has one. For a new token:',
    isMailed: true,
  });
  return ok({ message: CREATED });
};

/** `accounts.recover`: mails a link to a known address; does equal work for an unknown one. */
const recoverAccount: WriteHandler = ({ body, services }, { book, nowMs }) => {
  const email = String(body['email']);
  const known = book.byEmail(email) ?? { account: 0, email };
  const { contract, linkOf } = services;
  mailRecovery(book, { ...known, nowMs, linkOf, title: contract.title });
  return ok({ message: RECOVERED });
};

/** What an account has before its first token. */
const NO_CREDENTIAL = {
  pending_email: null,
  issued_ms: 0,
  is_used: 0,
  name: '',
  seated: 0,
} as const;

/** What accounts of a game are opened and shown with. */
type AccountServices = Pick<Services, 'contract' | 'game'>;

/** Who asks for an account. */
interface Wanted {
  readonly email: string;
  readonly name: string;
  readonly timezone?: string;
}

/** Opens an account and issues its first token, whose secret is random by default. */
export function openAccount(
  services: AccountServices,
  work: Work,
  { email, name, timezone = 'UTC' }: Wanted,
  secret?: string,
): Untimed {
  const known = work.book.byEmail(email);
  // The address got an account after the link was mailed: treat the link as a recovery.
  if (known !== undefined) return issueToken(services, work, known);
  const opened = openInGame(services, work, { name, timezone });
  if (isProblem(opened)) return problemAnswer(opened);
  const made = { ...NO_CREDENTIAL, account: opened.account, email };
  const credential = { ...made, name: keptName(services, work, opened, name) };
  return issueToken(services, work, credential, secret);
}

/** Opens an account in the game alone, if nobody has its name. */
function openInGame(
  { game }: AccountServices,
  work: Work,
  wanted: { readonly name: string; readonly timezone: string },
): ReturnType<ServedGame['accounts']['open']> {
  if (work.book.byName(wanted.name) !== undefined) return nameTaken(wanted.name);
  return game.accounts.open(work, { account: work.book.lastAccount() + 1, ...wanted });
}

/** `accounts.guest`: opens an account without an address. */
const openGuest: WriteHandler = ({ body, idempotencyKey, services }, work) => {
  const secret = secretFor(idempotencyKey, work);
  if (typeof secret === 'object') return problemAnswer(secret);
  const wanted = { ...(body as { readonly name: string; readonly timezone?: string }), email: '' };
  const known = secret === undefined ? undefined : openedBefore(services, work, secret);
  const opened =
    known === undefined
      ? openAccount(services, work, wanted, secret)
      : {
          ...ok({ token: secret, ...accountOf(services.game, work.world(), known, work.book) }),
          secret: 'token' as const,
        };
  return opened.status === 200 ? { ...opened, status: 201 } : opened;
};

/** The name that the host keeps: '' where the game keeps it, and shows it. */
function keptName(
  { game }: Pick<Services, 'game'>,
  work: Work,
  { account }: { readonly account: number },
  name: string,
): string {
  const shown = game.accounts.show(work.world(), account, keptAccounts(work.book));
  return shown['name'] === name ? '' : name;
}

/** Issues a token of an existing account, with or without credentials, and sets its address. */
export function tokenOf(
  services: AccountServices,
  work: Work,
  { account, email }: { readonly account: number; readonly email: string },
): Untimed {
  const { accounts } = services.game;
  if (!accounts.exists(work.world(), account, keptAccounts(work.book))) return noAccount(account);
  const owner = work.book.byEmail(email)?.account ?? account;
  if (owner !== account) {
    const detail = `This is the address of account ${owner}`;
    const error = { in: 'body', pointer: '#/email', code: 'taken', detail } as const;
    return problemAnswer(problem('invalid_field', detail, { errors: [error] }));
  }
  const known = work.book.byAccount(account);
  if (known !== undefined && known.email !== email) {
    accounts.note(work, account, 'address_changed');
    work.book.useLinks({ account, email, purpose: 'revert_email' });
    mailAddressChange(work, known, services.contract.title);
  }
  return issueToken(services, work, { ...(known ?? NO_CREDENTIAL), account, email });
}

/** `accounts.update`: a command for the settings; a mailed link to confirm a new address. */
const updateAccount: WriteHandler = ({ account, body, commands, services }, work) => {
  const { email } = body as { readonly email?: string };
  const { contract, game, linkOf } = services;
  const outcome = work.execute(account, onlyOrder({ commands }));
  if (!outcome.done) return problemAnswer(contract.problemOf(outcome.refusal));
  const credential = work.book.byAccount(account);
  if (credential !== undefined && email !== undefined && email !== credential.email) {
    const isTaken = work.book.byEmail(email) !== undefined;
    work.book.put({ ...credential, pending_email: email });
    game.accounts.note(work, account, 'address_change_requested');
    mailLink(work.book, {
      purpose: 'confirm_email',
      account,
      email,
      request: '{}',
      nowMs: work.nowMs,
      linkOf,
      subject: `Your new ${contract.title} address`,
      text: 'This link makes this the address of your account:',
      isMailed: !isTaken,
    });
  }
  return ok(accountOf(game, work.world(), account, work.book));
};

/** `accounts.delete`: needs the name of the account, so that no wrong token deletes another one. */
const deleteOwnAccount: WriteHandler = ({ account, body, services }, work) => {
  const { accounts } = services.game;
  const { name } = accounts.show(work.world(), account, keptAccounts(work.book));
  if (body['confirm'] === name) return deleteAccount(services, work, account);
  const detail = 'It must be the name of the account, as confirmation';
  const error = { in: 'body', pointer: '#/confirm', code: 'invalid_field', detail } as const;
  return problemAnswer(problem('invalid_field', detail, { errors: [error] }));
};

/** Deletes an account: by a command in the game, and everything about its owner in the store. */
export function deleteAccount(
  { game: { accounts } }: Pick<Services, 'game'>,
  work: Work,
  account: number,
): Untimed {
  if (!accounts.exists(work.world(), account, keptAccounts(work.book))) return noAccount(account);
  const refused = accounts.remove(work, account);
  if (refused !== undefined) return problemAnswer(refused);
  for (const { id } of work.webhooks.ofAccount(account)) work.webhooks.delete(id);
  work.book.delete(account);
  return ok({ account, message: 'The account is deleted.' });
}

/** Keeps an account out, and gives its seat back. */
export function banAccount({ game }: Pick<Services, 'game'>, work: Work, account: number): Untimed {
  const { book } = work;
  if (!game.accounts.exists(work.world(), account, keptAccounts(book))) return noAccount(account);
  const leave = game.seats?.leave;
  if (leave !== undefined && book.byAccount(account)?.seated === 1) {
    // A player who may not leave is banned all the same, and has no seat: see below.
    work.execute(account, { type: leave, args: {} });
  }
  // Accounts of an imported log may have no credential; one never used would be deleted later.
  const known = book.byAccount(account) ?? { ...NO_CREDENTIAL, account, email: '', is_used: 1 };
  if (known.seated !== BANNED) book.put({ ...known, seated: BANNED });
  return ok({ account, banned: true });
}

/** The banned accounts. */
export function listBans(
  { accounts, book, game }: Pick<Services, 'accounts' | 'book' | 'game'>,
  world: unknown,
): Untimed {
  const banned = book.ids().filter((account) => book.byAccount(account)?.seated === BANNED);
  const nameOf = (account: number) => game.accounts.show(world, account, accounts)['name'];
  return ok({ accounts: banned.map((account) => ({ account, name: nameOf(account) })) });
}

/** Admits a banned account again. */
export function unbanAccount(
  { game: { accounts } }: Pick<Services, 'game'>,
  work: Work,
  account: number,
): Untimed {
  const { book } = work;
  if (!accounts.exists(work.world(), account, keptAccounts(book))) return noAccount(account);
  const known = book.byAccount(account);
  if (known?.seated === BANNED) book.put({ ...known, seated: 0 });
  // Changed ones are woken: they go on with what they did not get.
  for (const webhook of work.webhooks.ofAccount(account)) work.webhooks.put(webhook);
  return ok({ account, banned: false });
}

/** Issues a token, which replaces the former one and all links to the account. */
export function issueToken(
  { game }: Pick<Services, 'game'>,
  work: Work,
  credential: Credential,
  secret?: string,
): Untimed {
  const { account, email } = credential;
  const token = replaceTokens(work, account, secret);
  // A thief of the former token may have requested links or another address.
  work.book.useLinks({ account, email, purpose: 'recover' });
  work.book.put({ ...credential, issued_ms: work.nowMs, pending_email: null });
  if (credential.issued_ms !== 0) game.accounts.note(work, account, 'token_replaced');
  const shown = accountOf(game, work.world(), account, work.book);
  return { ...ok({ token, ...shown }), secret: 'token' };
}

/** The account with its address, as its owner sees it. */
export function accountOf(
  { accounts }: Pick<ServedGame, 'accounts'>,
  world: unknown,
  account: number,
  book: Pick<BookDraft, 'byAccount' | 'ids' | 'seats'>,
): object {
  const { email = '', pending_email = null } = book.byAccount(account) ?? {};
  const shown = accounts.show(world, account, keptAccounts(book));
  const address = email === '' ? (accounts.noAddress?.(account) ?? null) : email;
  return { ...shown, email: address, pending_email };
}

function noAccount(account: number): Untimed {
  const detail = `There is no account ${account}`;
  return problemAnswer(problem('unknown_account', detail, { rule: { account } }));
}

/** Handlers of the operations on accounts. */
export const accountHandlers = {
  'accounts.open': { write: openNamedAccount },
  'accounts.guest': { write: openGuest },
  'accounts.create': { write: createAccount },
  'accounts.recover': { write: recoverAccount },
  'accounts.get': { read: getAccount, bound: 'one account' },
  'accounts.update': { write: updateAccount },
  'accounts.delete': { write: deleteOwnAccount },
} as const;
