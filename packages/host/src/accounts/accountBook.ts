import {
  BANNED,
  type Credential,
  type StoreBatch,
  type StoreContents,
  type StoredLink,
  type StoredMail,
} from '../store/store.js';
import type { StoredToken } from '../store/storedToken.js';
import { lastAccountAfter } from '../store/lastAccount.js';
import { credentialIndex } from './credentialIndex.js';
import { emailKey, linkIndex, type LinkKind } from './linkIndex.js';
import { tokenIndex } from './tokenIndex.js';

/** The credentials, tokens and mailed links that a draft is based on. */
export interface BookBase {
  byAccount(account: number): Credential | undefined;
  /** All accounts, in ascending order. */
  ids(): readonly number[];
  /** By address, ignoring case; none for ''. */
  byEmail(email: string): Credential | undefined;
  /** By a name that the host keeps; two names are the same when their `nameKey` is. */
  byName(name: string): Credential | undefined;
  /** The tokens of an account, oldest first. */
  tokensOf(account: number): readonly StoredToken[];
  /** Undefined also for a link that a newer one of its kind has replaced. */
  link(digest: string): StoredLink | undefined;
  /** The unused links of a kind, including replaced ones. */
  linksAlike(kind: LinkKind): readonly StoredLink[];
  /** The highest number of all mails; 0 before the first. */
  lastMail(): number;
  /** The highest number of all accounts with credentials, deleted ones too; 0 before the first. */
  lastAccount(): number;
  /** The number of accounts with a seat. */
  seats(): number;
}

/** The published credentials, tokens and mailed links. */
export interface AccountBook extends BookBase {
  /** The token of a digest. */
  token(digest: string): StoredToken | undefined;
  readonly size: number;
  /** Accounts that were never used since their token was issued before a moment; some of them. */
  unused(beforeMs: number, max: number): readonly number[];
  /**
   * A draft for the changes of a batch; they are visible after `apply`. It is based on what `base`
   * returns, by default on this book.
   */
  draft(base?: () => BookBase): BookDraft;
  /** Publishes changes; returns the tokens that open nothing any more. */
  apply(changes: BookChanges): readonly RevokedToken[];
  /** Removes links that expired before a moment. */
  prune(beforeMs: number): void;
}

/** Why a token is not valid any more. */
export type RevokedWhy = 'banned' | 'deleted' | 'revoked';

/** A token that opens nothing any more. */
interface RevokedToken extends Pick<StoredToken, 'account' | 'id'> {
  readonly why: RevokedWhy;
}

/** The changes of a batch. */
export type BookChanges = Pick<
  StoreBatch,
  | 'credentials'
  | 'deletedAccounts'
  | 'deletedTokens'
  | 'lastAccount'
  | 'links'
  | 'mails'
  | 'tokens'
  | 'usedLinks'
>;

/** The book with the changes of one batch. */
export interface BookDraft extends BookBase {
  /**
   * The number of unused and unexpired links to the address, of any account, including replaced
   * ones.
   */
  linksTo(kind: LinkKind, nowMs: number): number;
  readonly changes: BookChanges;
  put(credential: Credential): void;
  /** Adds a token, or replaces that of its id. */
  putToken(token: StoredToken): void;
  revokeToken(id: string): void;
  /** Adds a link, which replaces the others of its kind. */
  putLink(link: StoredLink): void;
  /** Marks the links of a kind as used that expire at a moment or later; by default all. */
  useLinks(kind: LinkKind, fromMs?: number): void;
  /** Puts a mail into the outbox, which drops mails without an address. */
  mail(mail: Omit<StoredMail, 'id'>): void;
  /** Deletes the credentials, tokens, links and mails of an account. */
  delete(account: number): void;
}

/** The book of a store. */
export function accountBook(contents: StoreContents): AccountBook {
  const accounts = credentialIndex();
  const tokens = tokenIndex();
  const links = linkIndex();
  let { lastAccount, lastMail } = contents;
  const apply = (changes: BookChanges): readonly RevokedToken[] => {
    const revoked: RevokedToken[] = [];
    const end = (token: StoredToken | undefined, why: RevokedWhy = 'revoked'): void => {
      if (token !== undefined) revoked.push({ account: token.account, id: token.id, why });
    };
    for (const account of changes.deletedAccounts) {
      accounts.delete(account);
      for (const { id } of tokens.ofAccount(account)) end(tokens.delete(id), 'deleted');
      for (const link of links.all()) if (link.account === account) links.delete(link.digest);
    }
    for (const { account, seated } of changes.credentials) {
      const isNew = seated === BANNED && accounts.get(account)?.seated !== BANNED;
      if (isNew) for (const token of tokens.ofAccount(account)) end(token, 'banned');
    }
    accounts.put(changes.credentials);
    lastAccount = lastAccountAfter(lastAccount, changes);
    for (const token of changes.tokens) end(tokens.put(token));
    for (const id of changes.deletedTokens) end(tokens.delete(id));
    for (const link of changes.links) links.put(link);
    for (const digest of changes.usedLinks) links.delete(digest);
    lastMail = changes.mails.at(-1)?.id ?? lastMail;
    return revoked;
  };
  const none = { deletedAccounts: [], deletedTokens: [], usedLinks: [], mails: [] };
  const { credentials } = contents;
  apply({ credentials, tokens: contents.tokens, links: contents.links, ...none });
  const book: AccountBook = {
    byAccount: accounts.get,
    // Numbers grow, so those of the index are in order.
    ids: () => [...accounts.accounts()],
    byEmail: accounts.byEmail,
    byName: accounts.byName,
    token: tokens.byDigest,
    tokensOf: tokens.ofAccount,
    link(digest) {
      const found = links.get(digest);
      return found && newestOnly(found, links.alike(found));
    },
    linksAlike: (kind) => links.alike(kind),
    lastMail: () => lastMail,
    lastAccount: () => lastAccount,
    seats: () => accounts.seats,
    get size() {
      return accounts.size;
    },
    unused(beforeMs, max) {
      const found: number[] = [];
      for (const { account, is_used, issued_ms } of accounts.all()) {
        if (found.length >= max) break;
        if (is_used === 0 && issued_ms < beforeMs) found.push(account);
      }
      return found;
    },
    draft: (base = () => book) => bookDraft(base),
    apply,
    prune(beforeMs) {
      for (const { digest, expires_ms } of links.all()) {
        if (expires_ms < beforeMs) links.delete(digest);
      }
    },
  };
  return book;
}

function bookDraft(base: () => BookBase): BookDraft {
  const deletedAccounts: number[] = [];
  const credentials: Credential[] = [];
  /** The credentials that are put, by their latest state. */
  const staged = credentialIndex();
  let lastPut = 0;
  const tokens: StoredToken[] = [];
  const deletedTokens: string[] = [];
  const links: StoredLink[] = [];
  const added = linkIndex();
  const usedLinks: string[] = [];
  const used = new Set<string>();
  const mails: StoredMail[] = [];
  const isValid = ({ account, digest }: StoredLink): boolean =>
    !used.has(digest) && !deletedAccounts.includes(account);
  const alike = (kind: LinkKind): readonly StoredLink[] =>
    [...base().linksAlike(kind), ...added.alike(kind)].filter(isValid);
  const lastMail = (): number => base().lastMail() + mails.length;
  /** The credential in the base, unless the draft has changed or deleted it. */
  const unchanged = (found: Credential | undefined): Credential | undefined =>
    found === undefined || staged.get(found.account) || deletedAccounts.includes(found.account)
      ? undefined
      : found;
  return {
    changes: {
      credentials,
      deletedAccounts,
      deletedTokens,
      // Also of an account that the draft has deleted: a log may have its number.
      get lastAccount() {
        return lastPut === 0 ? undefined : lastPut;
      },
      links,
      mails,
      tokens,
      usedLinks,
    },
    byAccount: (account) => staged.get(account) ?? unchanged(base().byAccount(account)),
    ids() {
      const kept = base()
        .ids()
        .filter((account) => !deletedAccounts.includes(account));
      return [...new Set([...kept, ...staged.accounts()])];
    },
    byEmail: (email) => staged.byEmail(email) ?? unchanged(base().byEmail(email)),
    byName: (name) => staged.byName(name) ?? unchanged(base().byName(name)),
    tokensOf(account) {
      const published = deletedAccounts.includes(account) ? [] : base().tokensOf(account);
      const put = tokens.filter((one) => one.account === account);
      const all = new Map([...published, ...put].map((one) => [one.id, one]));
      return [...all.values()].filter(({ id }) => !deletedTokens.includes(id));
    },
    link(digest) {
      const found = added.get(digest) ?? base().link(digest);
      return found && isValid(found) ? newestOnly(found, alike(found)) : undefined;
    },
    linksAlike: alike,
    lastMail,
    lastAccount: () => Math.max(base().lastAccount(), lastPut),
    seats() {
      const before = base();
      let seats = before.seats() + staged.seats;
      const changed = new Set([...deletedAccounts, ...staged.accounts()]);
      for (const account of changed) seats -= before.byAccount(account)?.seated === 1 ? 1 : 0;
      return seats;
    },
    linksTo: (kind, nowMs) => alike(kind).filter(({ expires_ms }) => expires_ms >= nowMs).length,
    put(credential) {
      credentials.push(credential);
      staged.put([credential]);
      lastPut = Math.max(lastPut, credential.account);
    },
    putToken: (token) => void tokens.push(token),
    revokeToken: (id) => void deletedTokens.push(id),
    putLink(link) {
      // The newest link must expire last, even if the wall clock was set back.
      const last = { ...link };
      for (const one of alike(link))
        last.expires_ms = Math.max(last.expires_ms, one.expires_ms + 1);
      links.push(last);
      added.put(last);
    },
    useLinks(kind, fromMs = 0) {
      for (const { digest, expires_ms } of alike(kind)) {
        if (expires_ms < fromMs) continue;
        used.add(digest);
        usedLinks.push(digest);
      }
    },
    mail: (mail) => void mails.push({ id: lastMail() + 1, ...mail }),
    delete(account) {
      deletedAccounts.push(account);
      keepOthers(credentials, account);
      staged.delete(account);
      keepOthers(tokens, account);
      keepOthers(links, account);
      emptyMails(mails, account);
    },
  };
}

/** Empties the mails of an account in a list: their numbers have no gaps. */
function emptyMails(mails: StoredMail[], account: number): void {
  for (const [place, { created_ms, id, ...mail }] of mails.entries()) {
    const empty = { account: 0, to: '', subject: '', text: '' };
    if (mail.account === account) mails[place] = { ...empty, created_ms, id };
  }
}

/** Removes the items of an account from a list. */
function keepOthers(list: { readonly account: number }[], account: number): void {
  const others = list.filter((one) => one.account !== account);
  list.length = 0;
  for (const one of others) list.push(one);
}

/** A link, unless one of its kind to its address is newer. */
function newestOnly(link: StoredLink, alike: readonly StoredLink[]): StoredLink | undefined {
  const isReplaced = alike.some(
    ({ email, expires_ms }) =>
      expires_ms > link.expires_ms && emailKey(email) === emailKey(link.email),
  );
  return isReplaced ? undefined : link;
}
