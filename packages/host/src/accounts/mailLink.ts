import type { BookDraft } from './accountBook.js';
import { secretDigest, secretOfLink } from './secret.js';
import type { StoredLink } from '../store/store.js';

/** How long a link is good. */
const LINK_MS = 20 * 60 * 1000;

/** How many links an address is sent in an hour. */
const LINKS_MOST = 3;

const HOUR_MS = 60 * 60 * 1000;

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
 * Keeps the hash of a new link, and puts the mail that bears it into the outbox; nothing for an
 * address that has had its links of this hour. None of those is lost by asking for more.
 */
export function mailLink(book: BookDraft, wanted: LinkRequest): void {
  const { account, email, isMailed, linkOf, nowMs, purpose, request, subject, text } = wanted;
  if (book.linksTo(email, nowMs + LINK_MS - HOUR_MS) >= LINKS_MOST) return;
  const secret = secretOfLink();
  const expires_ms = nowMs + LINK_MS;
  const link = { digest: secretDigest(secret), purpose, account, email, request, expires_ms };
  book.putLink(link);
  book.mail({
    to: isMailed ? email : '',
    subject,
    text: `${text}\n\n${linkOf(secret)}\n\nThe link is good for 20 minutes, and once.\n`,
    created_ms: nowMs,
  });
}
