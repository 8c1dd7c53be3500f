import type { BookDraft } from './accountBook.js';
import { secretDigest, secretOfLink } from './secret.js';
import type { StoredLink } from '../store/store.js';

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
  const secret = secretOfLink();
  const expires_ms = nowMs + LINK_MS;
  const link = { digest: secretDigest(secret), purpose, account, email, request, expires_ms };
  book.putLink(link);
  book.mail({
    account,
    to: isMailed ? email : '',
    subject,
    text: `${text}\n\n${linkOf(secret)}\n\n${VALIDITY}\n`,
    created_ms: nowMs,
  });
}
