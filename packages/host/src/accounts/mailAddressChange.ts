import type { Credential } from '../store/store.js';
import type { BookDraft } from './accountBook.js';
import { putLink } from './mailLink.js';

/** The validity of a link that restores an address, in milliseconds: 7 days. */
const REVERT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Mails to the former address of an account that it has another one now; with `linkOf` also a link
 * that restores the former one. An address is left only by a link that its owner or an operator
 * used, so the mails need no other limit.
 */
export function mailAddressChange(
  { book, nowMs }: { readonly book: BookDraft; readonly nowMs: number },
  { account, email }: Pick<Credential, 'account' | 'email'>,
  linkOf?: (secret: string) => string,
): void {
  const notice = 'Your account has another address now.';
  let text = `${notice} Ask the operator of the server if this was not you.\n`;
  if (linkOf !== undefined) {
    const link = { purpose: 'revert_email', account, email, request: '{}' } as const;
    const secret = putLink(book, link, nowMs + REVERT_MS);
    text =
      `${notice} If this was not you, this link restores this address within 7 days, and makes ` +
      `all tokens of the account invalid:\n\n${linkOf(secret)}\n`;
  }
  const subject = 'Your Astrarium address was changed';
  book.mail({ account, to: email, subject, text, created_ms: nowMs });
}
