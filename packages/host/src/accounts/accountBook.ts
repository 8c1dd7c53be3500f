import type {
  Credential,
  StoreBatch,
  StoreContents,
  StoredLink,
  StoredMail,
} from '../store/store.js';

/** Who may come in: credentials and links, as they were published. */
export interface AccountBook {
  byAccount(account: number): Credential | undefined;
  /** By the address in use, without regard to case. */
  byEmail(email: string): Credential | undefined;
  /** The account of a token's digest; 0 for none. */
  byToken(digest: string): number;
  link(digest: string): StoredLink | undefined;
  /** How many links were made for an address, and have not expired before `sinceMs`. */
  linksTo(email: string, sinceMs: number): number;
  readonly size: number;
  /** A face of the book to write on: nothing shows before its changes are applied. */
  draft(): BookDraft;
  /** Makes changes show; gives the accounts whose former token is good no more. */
  apply(changes: BookChanges): number[];
  /** Forgets links that expired before a moment. */
  prune(beforeMs: number): void;
}

/** What a batch changes of the book. */
export type BookChanges = Pick<StoreBatch, 'credentials' | 'links' | 'usedLinks' | 'mails'>;

/** The book with the changes of one batch. */
export interface BookDraft extends Pick<AccountBook, 'byAccount' | 'byEmail' | 'link' | 'linksTo'> {
  readonly changes: BookChanges;
  put(credential: Credential): void;
  putLink(link: StoredLink): void;
  useLink(digest: string): void;
  /** Puts a mail into the outbox; one to nobody is dropped there. */
  mail(mail: Omit<StoredMail, 'id'>): void;
}

/** The book of a store. */
export function accountBook(contents: StoreContents): AccountBook {
  const accounts = new Map<number, Credential>();
  const emails = new Map<string, number>();
  const tokens = new Map<string, number>();
  const links = new Map<string, StoredLink>();
  let lastMail = contents.lastMail;
  const apply = (changes: BookChanges): number[] => {
    const revoked: number[] = [];
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
    for (const link of changes.links) links.set(link.digest, link);
    for (const digest of changes.usedLinks) links.delete(digest);
    lastMail = changes.mails.at(-1)?.id ?? lastMail;
    return revoked;
  };
  apply({ credentials: contents.credentials, links: contents.links, usedLinks: [], mails: [] });
  const book: AccountBook = {
    byAccount: (account) => accounts.get(account),
    byEmail: (email) => accounts.get(emails.get(keyOf(email)) ?? 0),
    byToken: (digest) => tokens.get(digest) ?? 0,
    link: (digest) => links.get(digest),
    linksTo: (email, sinceMs) => countLinks(links.values(), email, sinceMs),
    get size() {
      return accounts.size;
    },
    draft: () => bookDraft(book, lastMail),
    apply,
    prune(beforeMs) {
      for (const { digest, expires_ms } of links.values()) {
        if (expires_ms < beforeMs) links.delete(digest);
      }
    },
  };
  return book;
}

function bookDraft(book: AccountBook, lastMail: number): BookDraft {
  const credentials: Credential[] = [];
  const links: StoredLink[] = [];
  const usedLinks: string[] = [];
  const mails: StoredMail[] = [];
  const latest = (is: (one: Credential) => boolean) => credentials.filter(is).at(-1);
  const byAccount = (account: number) =>
    latest((one) => one.account === account) ?? book.byAccount(account);
  return {
    changes: { credentials, links, usedLinks, mails },
    byAccount,
    byEmail(email) {
      const staged = latest((one) => keyOf(one.email) === keyOf(email));
      const found = staged ?? book.byEmail(email);
      // It may have got another address since.
      const now = found === undefined ? undefined : byAccount(found.account);
      return now !== undefined && keyOf(now.email) === keyOf(email) ? now : undefined;
    },
    link(digest) {
      if (usedLinks.includes(digest)) return undefined;
      return links.find((one) => one.digest === digest) ?? book.link(digest);
    },
    linksTo: (email, sinceMs) => book.linksTo(email, sinceMs) + countLinks(links, email, sinceMs),
    put: (credential) => void credentials.push(credential),
    putLink: (link) => void links.push(link),
    useLink: (digest) => void usedLinks.push(digest),
    mail: (mail) => void mails.push({ id: lastMail + mails.length + 1, ...mail }),
  };
}

function countLinks(links: Iterable<StoredLink>, email: string, sinceMs: number): number {
  let count = 0;
  for (const link of links) {
    if (keyOf(link.email) === keyOf(email) && link.expires_ms >= sinceMs) count += 1;
  }
  return count;
}

function keyOf(email: string): string {
  return email.toLowerCase();
}
