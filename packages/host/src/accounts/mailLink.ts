import type { BookDraft } from './accountBook.js';
import { secretDigest, secretOfLink } from './secret.js';
import type { StoredLink } from '../store/store.js';

/** How long a link is good. */
const LINK_MS = 20 * 60 * 1000;

/**
 * How many links into its account an address may have unused at a time, those that were replaced
 * counted; and so many that make it an address. Whoever has had as many has one that is good:
 * nobody is kept out by a stranger who asks and asks.
 */
const LINKS_MOST = 3;

/** What a mail says of its link. */
const GOOD_FOR =
  'The link is good for 20 minutes, once, and until a newer one is sent. No more than three are ' +
  'sent in 20 minutes.';

/** A link to be mailed. */
export interface LinkRequest extends Pick<StoredLink, 'account' | 'email' | 'purpose' | 'request'> {
  readonly nowMs: number;
  readonly linkOf: (secret: string) => string;
  readonly subject: string;
  /** What the mail says before the link. */
  readonly text: string;
  /** Whether anybody is to be told: the same work is done when not. */
  readonly isMailed: boolean;
}

/**
 * Keeps the hash of a new link, which replaces the one before, and puts the mail that bears it into
 * the outbox; nothing for an address that was sent its links of the last 20 minutes.
 */
export function mailLink(book: BookDraft, wanted: LinkRequest): void {
  const { account, email, isMailed, linkOf, nowMs, purpose, request, subject, text } = wanted;
  if (book.linksTo({ account, email, purpose }, nowMs) >= LINKS_MOST) return;
  const secret = secretOfLink();
  const expires_ms = nowMs + LINK_MS;
  const link = { digest: secretDigest(secret), purpose, account, email, request, expires_ms };
  book.putLink(link);
  book.mail({
    to: isMailed ? email : '',
    subject,
    text: `${text}\n\n${linkOf(secret)}\n\n${GOOD_FOR}\n`,
    created_ms: nowMs,
  });
}
