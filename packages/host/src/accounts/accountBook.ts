import type {
  Credential,
  StoreBatch,
  StoreContents,
  StoredLink,
  StoredMail,
} from '../store/store.js';
import { linkIndex, type LinkKind } from './linkIndex.js';

/** The published credentials and mailed links. */
export interface AccountBook {
  byAccount(account: number): Credential | undefined;
  /** By address, ignoring case. */
  byEmail(email: string): Credential | undefined;
  /** The account of a token's digest; 0 for none. */
  byToken(digest: string): number;
  /** Undefined also for a link that a newer one of its kind has replaced. */
  link(digest: string): StoredLink | undefined;
  /** The unused links of a kind, including replaced ones. */
  linksAlike(kind: LinkKind): readonly StoredLink[];
  readonly size: number;
  /** Accounts that were never used since their token was issued before a moment; some of them. */
  unused(beforeMs: number, max: number): readonly number[];
  /** A draft for the changes of a batch; they are visible after `apply`. */
  draft(): BookDraft;
  /** Publishes changes; returns the accounts whose former token is now invalid. */
  apply(changes: BookChanges): number[];
  /** Removes links that expired before a moment. */
  prune(beforeMs: number): void;
}

/** The changes of a batch. */
export type BookChanges = Pick<
  StoreBatch,
  'credentials' | 'deletedAccounts' | 'links' | 'usedLinks' | 'mails'
>;

/** The book with the changes of one batch. */
export interface BookDraft extends Pick<AccountBook, 'byAccount' | 'byEmail' | 'link'> {
  /**
   * The number of unused and unexpired links to the address, of any account, including replaced
   * ones.
   */
  linksTo(kind: LinkKind, nowMs: number): number;
  readonly changes: BookChanges;
  put(credential: Credential): void;
  /** Adds a link, which replaces the others of its kind. */
  putLink(link: StoredLink): void;
  /** Marks all links of a kind as used. */
  useLinks(kind: LinkKind): void;
  /** Puts a mail into the outbox, which drops mails without an address. */
  mail(mail: Omit<StoredMail, 'id'>): void;
  /** Deletes the credentials, links and mails of an account. */
  delete(account: number): void;
}

/** The book of a store. */
export function accountBook(contents: StoreContents): AccountBook {
  const accounts = new Map<number, Credential>();
  const emails = new Map<string, number>();
  const tokens = new Map<string, number>();
  const links = linkIndex();
  let lastMail = contents.lastMail;
  const apply = (changes: BookChanges): number[] => {
    const revoked: number[] = [];
    for (const account of changes.deletedAccounts) {
      const { email = '', token_digest = null } = accounts.get(account) ?? {};
      accounts.delete(account);
      emails.delete(keyOf(email));
      if (token_digest !== null && tokens.delete(token_digest)) revoked.push(account);
      for (const link of links.all()) if (link.account === account) links.delete(link.digest);
    }
    for (const credential of changes.credentials) {
      const former = accounts.get(credential.account);
      if (former !== undefined) emails.delete(keyOf(former.email));
      const token = former?.token_digest ?? null;
      if (token !== null && token !== credential.token_digest) {
        tokens.delete(token);
        revoked.push(credential.account);
      }
      accounts.set(credential.account, credential);
      emails.set(keyOf(credential.email), credential.account);
      if (credential.token_digest !== null) tokens.set(credential.token_digest, credential.account);
    }
    for (const link of changes.links) links.put(link);
    for (const digest of changes.usedLinks) links.delete(digest);
    lastMail = changes.mails.at(-1)?.id ?? lastMail;
    return revoked;
  };
  const none = { deletedAccounts: [], usedLinks: [], mails: [] };
  apply({ credentials: contents.credentials, links: contents.links, ...none });
  const book: AccountBook = {
    byAccount: (account) => accounts.get(account),
    byEmail: (email) => accounts.get(emails.get(keyOf(email)) ?? 0),
    byToken: (digest) => tokens.get(digest) ?? 0,
    link(digest) {
      const found = links.get(digest);
      return found && newestOnly(found, links.alike(found));
    },
    linksAlike: (kind) => links.alike(kind),
    get size() {
      return accounts.size;
    },
    unused(beforeMs, max) {
      const found: number[] = [];
      for (const { account, is_used, issued_ms } of accounts.values()) {
        if (found.length >= max) break;
        if (is_used === 0 && issued_ms < beforeMs) found.push(account);
      }
      return found;
    },
    draft: () => bookDraft(book, lastMail),
    apply,
    prune(beforeMs) {
      for (const { digest, expires_ms } of links.all()) {
        if (expires_ms < beforeMs) links.delete(digest);
      }
    },
  };
  return book;
}

function bookDraft(book: AccountBook, lastMail: number): BookDraft {
  const deletedAccounts: number[] = [];
  const credentials: Credential[] = [];
  const links: StoredLink[] = [];
  const added = linkIndex();
  const usedLinks: string[] = [];
  const used = new Set<string>();
  const mails: StoredMail[] = [];
  const alike = (kind: LinkKind): readonly StoredLink[] =>
    [...book.linksAlike(kind), ...added.alike(kind)].filter(({ digest }) => !used.has(digest));
  const latest = (is: (one: Credential) => boolean) => credentials.filter(is).at(-1);
  const byAccount = (account: number) =>
    deletedAccounts.includes(account)
      ? undefined
      : (latest((one) => one.account === account) ?? book.byAccount(account));
  return {
    changes: { credentials, deletedAccounts, links, usedLinks, mails },
    byAccount,
    byEmail(email) {
      const staged = latest((one) => keyOf(one.email) === keyOf(email));
      const found = staged ?? book.byEmail(email);
      // The draft may have changed the address.
      const now = found === undefined ? undefined : byAccount(found.account);
      return now !== undefined && keyOf(now.email) === keyOf(email) ? now : undefined;
    },
    link(digest) {
      const found = added.get(digest) ?? book.link(digest);
      return found === undefined || used.has(digest) ? undefined : newestOnly(found, alike(found));
    },
    linksTo: (kind, nowMs) => alike(kind).filter(({ expires_ms }) => expires_ms >= nowMs).length,
    put: (credential) => void credentials.push(credential),
    putLink(link) {
      const ends = alike(link).map(({ expires_ms }) => expires_ms + 1);
      // The newest link must expire last, even if the wall clock was set back.
      const last = { ...link, expires_ms: Math.max(link.expires_ms, ...ends) };
      links.push(last);
      added.put(last);
    },
    useLinks(kind) {
      for (const { digest } of alike(kind)) {
        used.add(digest);
        usedLinks.push(digest);
      }
    },
    mail: (mail) => void mails.push({ id: lastMail + mails.length + 1, ...mail }),
    delete(account) {
      deletedAccounts.push(account);
      keepOthers(credentials, account);
      keepOthers(links, account);
      for (const [place, { created_ms, id, ...mail }] of mails.entries()) {
        // The numbers of mails have no gaps.
        const empty = { account: 0, to: '', subject: '', text: '' };
        if (mail.account === account) mails[place] = { ...empty, created_ms, id };
      }
    },
  };
}

/** Removes the items of an account from a list. */
function keepOthers(list: { readonly account: number }[], account: number): void {
  const others = list.filter((one) => one.account !== account);
  list.splice(0, list.length, ...others);
}

/** A link, unless one of its kind is newer. */
function newestOnly(link: StoredLink, alike: readonly StoredLink[]): StoredLink | undefined {
  return alike.some(({ expires_ms }) => expires_ms > link.expires_ms) ? undefined : link;
}

function keyOf(email: string): string {
  return email.toLowerCase();
}
