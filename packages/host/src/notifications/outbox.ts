import type { Snapshot } from '@astrarium/core';
import type { AccountBook } from '../accounts/accountBook.js';
import type { Histories } from '../store/histories.js';
import { BANNED, type StoredMail } from '../store/store.js';
import type { AccountMails } from './accountMails.js';
import type { Digests, TakenDigest } from './digests.js';
import { SUMMARY } from './digestState.js';
import { type DigestServices, digestText, type MailText } from './digestText.js';

/**
 * The two queues of mails: those with links and others about the account itself, and digests of
 * events. A slow digest must not delay a link.
 */
export const MAIL_LANES = ['links', 'digests'] as const;

/** Mails to be sent. */
export interface Outbox {
  /** The mails of the lane `links` that were not sent yet, oldest first. */
  unsent(): readonly StoredMail[];
  /**
   * Takes the next mail of a lane; resolves with undefined when none is due. End it with `sent` or
   * `postpone` before taking the next one.
   */
  next(lane: (typeof MAIL_LANES)[number]): Promise<OutgoingMail | undefined>;
  /** Sets the function to call when a mail was added to the lane `links`. */
  onLink(listener: () => void): void;
  /** Sets the function to call when accounts were deleted, to delete copies of their mails. */
  onDeleted: AccountMails['onDeleted'];
}

/** A mail that was taken from an outbox. */
export interface OutgoingMail extends Omit<StoredMail, 'id'> {
  /** Letters, digits and hyphens; no other mail has the same. */
  readonly name: string;
  /** The mail was sent, or is dropped. @throws StoreFailure when that cannot be stored now */
  sent(): Promise<void>;
  /** The mail could not be sent; it is tried again later. */
  postpone(): void;
}

/** The dependencies of an outbox. */
export interface OutboxOptions extends DigestServices {
  readonly accountMails: AccountMails;
  readonly digests: Digests;
  readonly histories: Pick<Histories, 'range'>;
  readonly book: Pick<AccountBook, 'byAccount'>;
  /** The published snapshot. */
  readonly latest: () => Snapshot;
  /** Whether the game is still catching up on time that has passed. */
  readonly isBehind: () => boolean;
  readonly nowMs: () => number;
  readonly defer: (act: () => void) => void;
  /** Commits the state of the digests soon. */
  readonly save: () => void;
}

/** The mails of a game. */
export function outbox(options: OutboxOptions): Outbox {
  const { accountMails, book, defer, digests, histories, isBehind, nowMs, save } = options;

  const write = async (digest: TakenDigest): Promise<MailText | undefined> => {
    const { account, kind, place } = digest;
    const { first, end } = histories.range('envelopes', account);
    const steps = digestText(options, options.latest(), {
      account,
      kind,
      first: Math.max(first, place ?? 0),
      end: kind === SUMMARY ? end : Math.min(end, digests.summaryFrom(account)),
    });
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await new Promise<void>(defer);
    }
  };

  const nextDigest = async (): Promise<OutgoingMail | undefined> => {
    while (!isBehind()) {
      const digest = digests.take(nowMs());
      if (digest === undefined) return undefined;
      const { email = '', seated } = book.byAccount(digest.account) ?? {};
      const to = seated === BANNED ? '' : email;
      const end = histories.range('envelopes', digest.account).end;
      const text = to === '' ? undefined : await write(digest);
      const finish = (sentMs: number | undefined): void => {
        digests.finish(digest, sentMs);
        save();
      };
      if (text !== undefined) {
        const name = `${digest.kind}-${digest.account}-${end}`;
        const postpone = (): void => digests.postpone(digest, nowMs());
        const sent = async (): Promise<void> => finish(nowMs());
        const { account } = digest;
        return { name, account, to, ...text, created_ms: nowMs(), sent, postpone };
      }
      finish(undefined);
      await new Promise<void>(defer);
    }
    return undefined;
  };

  const nextAccountMail = async (): Promise<OutgoingMail | undefined> => {
    const mail = await accountMails.take(nowMs());
    if (mail === undefined) return undefined;
    const { account, created_ms, id, subject, text, to } = mail;
    return {
      name: String(id).padStart(8, '0'),
      account,
      to,
      subject,
      text,
      created_ms,
      sent: () => accountMails.finish(mail),
      postpone: () => accountMails.postpone(mail, nowMs()),
    };
  };

  return {
    unsent: accountMails.unsent,
    next: (lane) => (lane === 'links' ? nextAccountMail() : nextDigest()),
    onLink: accountMails.onAdded,
    onDeleted: accountMails.onDeleted,
  };
}
