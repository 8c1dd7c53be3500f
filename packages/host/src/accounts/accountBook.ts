import type {
  Credential,
  StoreBatch,
  StoreContents,
  StoredLink,
  StoredMail,
} from '../store/store.js';

/** The published credentials and mailed links. */
export interface AccountBook {
  byAccount(account: number): Credential | undefined;
  /** By address, ignoring case. */
  byEmail(email: string): Credential | undefined;
  /** The account of a token's digest; 0 for none. */
  byToken(digest: string): number;
  /** Undefined also for a link that a newer one of its kind has replaced. */
  link(digest: string): StoredLink | undefined;
  /** Unused links, including replaced ones. */
  links(): readonly StoredLink[];
  readonly size: number;
  /** A draft for the changes of a batch; they are visible after `apply`. */
  draft(): BookDraft;
  /** Publishes changes; returns the accounts whose former token is now invalid. */
  apply(changes: BookChanges): number[];
  /** Removes links that expired before a moment. */
  prune(beforeMs: number): void;
}

/** The purpose of a link. */
type LinkKind = Pick<StoredLink, 'account' | 'email' | 'purpose'>;

/** The changes of a batch. */
export type BookChanges = Pick<StoreBatch, 'credentials' | 'links' | 'usedLinks' | 'mails'>;

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
    link: (digest) => newest([...links.values()], digest),
    links: () => [...links.values()],
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
  const all = (): readonly StoredLink[] =>
    [...book.links(), ...links].filter(({ digest }) => !usedLinks.includes(digest));
  const latest = (is: (one: Credential) => boolean) => credentials.filter(is).at(-1);
  const byAccount = (account: number) =>
    latest((one) => one.account === account) ?? book.byAccount(account);
  return {
    changes: { credentials, links, usedLinks, mails },
    byAccount,
    byEmail(email) {
      const staged = latest((one) => keyOf(one.email) === keyOf(email));
      const found = staged ?? book.byEmail(email);
      // The draft may have changed the address.
      const now = found === undefined ? undefined : byAccount(found.account);
      return now !== undefined && keyOf(now.email) === keyOf(email) ? now : undefined;
    },
    link: (digest) => newest(all(), digest),
    linksTo: (kind, nowMs) =>
      all().filter((one) => {
        return isAlike({ ...one, account: kind.account }, kind) && one.expires_ms >= nowMs;
      }).length,
    put: (credential) => void credentials.push(credential),
    putLink(link) {
      const ends = all().flatMap((one) => (isAlike(one, link) ? [one.expires_ms + 1] : []));
      // The newest link must expire last, even if the wall clock was set back.
      links.push({ ...link, expires_ms: Math.max(link.expires_ms, ...ends) });
    },
    useLinks(kind) {
      for (const one of all()) if (isAlike(one, kind)) usedLinks.push(one.digest);
    },
    mail: (mail) => void mails.push({ id: lastMail + mails.length + 1, ...mail }),
  };
}

/** The link of a digest, unless there is a newer one of its kind. */
function newest(links: readonly StoredLink[], digest: string): StoredLink | undefined {
  const found = links.find((one) => one.digest === digest);
  if (found === undefined) return undefined;
  const isOld = links.some((one) => isAlike(one, found) && one.expires_ms > found.expires_ms);
  return isOld ? undefined : found;
}

/**
 * Whether two links are of one kind: both give access to the account of an address, or both confirm
 * it as the address of the same account.
 */
function isAlike(one: LinkKind, other: LinkKind): boolean {
  const confirms = one.purpose === 'confirm_email';
  return (
    keyOf(one.email) === keyOf(other.email) &&
    confirms === (other.purpose === 'confirm_email') &&
    (!confirms || one.account === other.account)
  );
}

function keyOf(email: string): string {
  return email.toLowerCase();
}
