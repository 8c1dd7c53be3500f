import type { BookDraft } from './accountBook.js';
import { secretDigest, secretOfLink } from './secret.js';
import type { StoredLink, Credential } from '../store/store.js';

/** The validity of a link, in milliseconds. */
const LINK_MS = 20 * 60 * 1000;

/**
 * Maximum of unused links to an address, counted for each kind, replaced ones included. An address
 * at the maximum has a valid link, so strangers who request links lock nobody out.
 */
const MAX_LINKS = 3;

/** The text about the link in each mail. */
const VALIDITY =
  'The link is valid once, for 20 minutes, and until a newer one is sent. At most three are sent ' +
  'in 20 minutes.';

/** A link to be mailed. */
export interface LinkRequest extends Pick<StoredLink, 'account' | 'email' | 'purpose' | 'request'> {
  readonly nowMs: number;
  readonly linkOf: (secret: string) => string;
  readonly subject: string;
  /** The text before the link. */
  readonly text: string;
  /** Whether to send the mail; otherwise equal work is done, so that timing reveals nothing. */
  readonly isMailed: boolean;
}

/**
 * Adds a new link, which replaces the one before, and puts a mail with its secret into the outbox.
 * Does nothing for an address with the maximum of links.
 */
export function mailLink(book: BookDraft, wanted: LinkRequest): void {
  const { account, email, isMailed, linkOf, nowMs, purpose, request, subject, text } = wanted;
  if (book.linksTo({ account, email, purpose }, nowMs) >= MAX_LINKS) return;
  const secret = putLink(book, { purpose, account, email, request }, nowMs + LINK_MS);
  book.mail({
    account,
    to: isMailed ? email : '',
    subject,
    text: `${text}\n\n${linkOf(secret)}\n\n${VALIDITY}\n`,
    created_ms: nowMs,
  });
}

/** Mails a link that issues a new token of an account; for account 0 it does equal work. */
export function mailRecovery(
  book: BookDraft,
  wanted: Pick<LinkRequest, 'account' | 'email' | 'linkOf' | 'nowMs'> & {
    /** The name of the game. */
    readonly title: string;
  },
): void {
  const { account, email, linkOf, nowMs, title } = wanted;
  mailLink(book, {
    purpose: 'recover',
    account,
    email,
    request: '{}',
    nowMs,
    linkOf,
    subject: `A new ${title} token`,
    text: 'This link makes a new token. The former one then is invalid:',
    isMailed: account !== 0,
  });
}

/** Adds a link to the book; returns its secret. */
export function putLink(
  book: BookDraft,
  link: Omit<StoredLink, 'digest' | 'expires_ms'>,
  expires_ms: number,
): string {
  const secret = secretOfLink();
  book.putLink({ ...link, digest: secretDigest(secret), expires_ms });
  return secret;
}

/** The validity of a link that restores an address, in milliseconds: 7 days. */
const REVERT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Mails to the former address of an account that it has another one now; with `linkOf` also a link
 * that restores the former one. An address is left only by a link that its owner or an operator
 * used, so the mails need no other limit. An account that had no address gets no mail.
 */
export function mailAddressChange(
  { book, nowMs }: { readonly book: BookDraft; readonly nowMs: number },
  { account, email }: Pick<Credential, 'account' | 'email'>,
  title: string,
  linkOf?: (secret: string) => string,
): void {
  if (email === '') return;
  const notice = 'Your account has another address now.';
  let text = `${notice} Ask the operator of the server if this was not you.\n`;
  if (linkOf !== undefined) {
    const link = { purpose: 'revert_email', account, email, request: '{}' } as const;
    const secret = putLink(book, link, nowMs + REVERT_MS);
    text =
      `${notice} If this was not you, this link restores this address within 7 days, and makes ` +
      `all tokens of the account invalid:\n\n${linkOf(secret)}\n`;
  }
  const subject = `Your ${title} address was changed`;
  book.mail({ account, to: email, subject, text, created_ms: nowMs });
}
