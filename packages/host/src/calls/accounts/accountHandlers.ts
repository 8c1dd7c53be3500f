import { problem, ok, type Untimed, problemAnswer, onlyOrder } from '@astrarium/contract';
import { problemOf } from '@astrarium/space/service';
import { accountView, readCommand, type World } from '@astrarium/space';
import { invariant } from '@astrarium/core';
import type { BookDraft } from '../../accounts/accountBook.js';
import { mailAddressChange, mailLink, mailRecovery } from '../../accounts/mailLink.js';
import type { Work } from '../../turns/work.js';
import type { Credential } from '../../store/store.js';
import type { ReadHandler, WriteHandler } from '../handler.js';
import { recordChange } from '../writes/recordChange.js';
import { replaceTokens } from './tokenHandlers.js';

/** The same text for known and unknown addresses: the answer must not reveal which. */
const CREATED = 'If the address can be used, a verification link has been sent to it.';
const RECOVERED = 'If the address exists, a verification link has been sent to it.';

/** `accounts.get` */
const getAccount: ReadHandler = ({ account, services, world }) =>
  ok(accountOf(world, account, services.book));

/** `accounts.create`: mails a link that opens the account. */
const createAccount: WriteHandler = ({ body, services }, { book, nowMs }) => {
  const { email, name, timezone = 'UTC' } = body as Readonly<Record<string, string>>;
  const known = book.byEmail(email ?? '');
  mailLink(book, {
    purpose: known === undefined ? 'register' : 'recover',
    account: known?.account ?? 0,
    // A known address gets mail as it is stored, whatever its letters look like in the request.
    email: known?.email ?? email ?? '',
    request: JSON.stringify({ name, timezone }),
    nowMs,
    linkOf: services.linkOf,
    subject: known === undefined ? 'Your Astrarium account' : 'You have an Astrarium account',
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
  mailRecovery(book, { ...known, nowMs, linkOf: services.linkOf });
  return ok({ message: RECOVERED });
};

/** What an account has before its first token. */
const NO_CREDENTIAL = { pending_email: null, issued_ms: 0, is_used: 0 };

/** Opens an account and issues its first token. */
export function openAccount(
  work: Work,
  { email, name, timezone }: Readonly<Record<'email' | 'name' | 'timezone', string>>,
): Untimed {
  const known = work.book.byEmail(email);
  // The address got an account after the link was mailed: treat the link as a recovery.
  if (known !== undefined) return issueToken(work, known);
  const { ruleset } = work.world().setting;
  const read = readCommand('open_account', { name, timezone }, ruleset);
  // The ruleset may have changed since the link was mailed.
  if (!('args' in read)) return problemAnswer(problemOf(read[0]!));
  const outcome = work.execute(0, { type: 'open_account', read });
  if (!outcome.done) return problemAnswer(problemOf(outcome.refusal));
  const account = Number(outcome.answer['account']);
  return issueToken(work, { ...NO_CREDENTIAL, account, email });
}

/** Issues a token of an existing account, with or without credentials, and sets its address. */
export function tokenOf(
  work: Work,
  { account, email }: { readonly account: number; readonly email: string },
): Untimed {
  if (work.world().accounts.get(account) === undefined) return noAccount(account);
  const owner = work.book.byEmail(email)?.account ?? account;
  if (owner !== account) {
    const detail = `This is the address of account ${owner}`;
    const error = { in: 'body', pointer: '#/email', code: 'taken', detail } as const;
    return problemAnswer(problem('invalid_field', detail, { errors: [error] }));
  }
  const known = work.book.byAccount(account);
  if (known !== undefined && known.email !== email) {
    recordChange(work, account, 'address_changed');
    work.book.useLinks({ account, email, purpose: 'revert_email' });
    mailAddressChange(work, known);
  }
  return issueToken(work, { ...(known ?? NO_CREDENTIAL), account, email });
}

/** `accounts.update`: a command for the settings; a mailed link to confirm a new address. */
const updateAccount: WriteHandler = ({ account, body, commands, services }, work) => {
  const { email } = body as { readonly email?: string };
  const outcome = work.execute(account, onlyOrder({ commands }));
  if (!outcome.done) return problemAnswer(problemOf(outcome.refusal));
  const credential = work.book.byAccount(account);
  if (credential !== undefined && email !== undefined && email !== credential.email) {
    const isTaken = work.book.byEmail(email) !== undefined;
    work.book.put({ ...credential, pending_email: email });
    recordChange(work, account, 'address_change_requested');
    mailLink(work.book, {
      purpose: 'confirm_email',
      account,
      email,
      request: '{}',
      nowMs: work.nowMs,
      linkOf: services.linkOf,
      subject: 'Your new Astrarium address',
      text: 'This link makes this the address of your account:',
      isMailed: !isTaken,
    });
  }
  return ok(accountOf(work.world(), account, work.book));
};

/** `accounts.delete`: needs the name of the account, so that no wrong token deletes another one. */
const deleteOwnAccount: WriteHandler = ({ account, body }, work) => {
  const name = work.world().accounts.get(account)?.name;
  if (body['confirm'] === name) return deleteAccount(work, account);
  const detail = 'It must be the name of the account, as confirmation';
  const error = { in: 'body', pointer: '#/confirm', code: 'invalid_field', detail } as const;
  return problemAnswer(problem('invalid_field', detail, { errors: [error] }));
};

/** Deletes an account: by a command in the game, and everything about its owner in the store. */
export function deleteAccount(work: Work, account: number): Untimed {
  if (work.world().accounts.get(account) === undefined) return noAccount(account);
  const read = readCommand('delete_account', {}, work.world().setting.ruleset);
  invariant('args' in read, 'the command has no arguments');
  const outcome = work.execute(account, { type: 'delete_account', read });
  if (!outcome.done) return problemAnswer(problemOf(outcome.refusal));
  for (const { id } of work.webhooks.ofAccount(account)) work.webhooks.delete(id);
  work.book.delete(account);
  return ok({ account, message: 'The account is deleted.' });
}

/** Issues a token, which replaces the former one and all links to the account. */
export function issueToken(work: Work, credential: Credential): Untimed {
  const { account, email } = credential;
  const token = replaceTokens(work, account);
  // A thief of the former token may have requested links or another address.
  work.book.useLinks({ account, email, purpose: 'recover' });
  work.book.put({ ...credential, issued_ms: work.nowMs, pending_email: null });
  if (credential.issued_ms !== 0) recordChange(work, account, 'token_replaced');
  const shown = accountOf(work.world(), account, work.book);
  return { ...ok({ token, ...shown }), secret: 'token' };
}

/** The account with its address, as its owner sees it. */
export function accountOf(
  world: World,
  account: number,
  book: Pick<BookDraft, 'byAccount'>,
): object {
  const credential = book.byAccount(account);
  return {
    ...accountView(world, account),
    email: credential?.email ?? null,
    pending_email: credential?.pending_email ?? null,
  };
}

function noAccount(account: number): Untimed {
  const detail = `There is no account ${account}`;
  return problemAnswer(problem('unknown_account', detail, { rule: { account } }));
}

/** Handlers of the operations on accounts. */
export const accountHandlers = {
  'accounts.create': { write: createAccount },
  'accounts.recover': { write: recoverAccount },
  'accounts.get': { read: getAccount },
  'accounts.update': { write: updateAccount },
  'accounts.delete': { write: deleteOwnAccount },
} as const;
