import type { Store, StoredMail } from '../store/store.js';

/** The mails with links, and other mails about the account itself, that were not sent yet. */
export interface AccountMails {
  /** Oldest first. */
  unsent(): readonly StoredMail[];
  /** Adds mails that were committed. */
  add(mails: readonly StoredMail[]): void;
  /** Takes the next mail; `finish` or `postpone` must end it. */
  take(nowMs: number): StoredMail | undefined;
  /** Ends a mail that was sent or dropped. @throws StoreFailure; the store is tried again later */
  finish(mail: StoredMail): void;
  /** Ends a mail that could not be sent; it is tried again after half a minute. */
  postpone(mail: StoredMail, nowMs: number): void;
  /** Sets the function to call when mails were added. */
  onAdded(listener: () => void): void;
}

/** The wait before a mail is tried again. */
const RETRY_MS = 30_000;

/** The mails of a store. It is read once: reading all of them for each mail would be slow. */
export function accountMails(store: Store): AccountMails {
  const unsent = new Map<number, StoredMail>();
  const ready = new Set<StoredMail>();
  /** Until when mails wait after a failure; in the order of time. */
  const postponed = new Map<StoredMail, number>();
  /** Mails that were sent and are still in the store. */
  const unmarked = new Set<number>();
  let notify = (): void => undefined;

  const add = (mails: readonly StoredMail[]): void => {
    for (const mail of mails) {
      unsent.set(mail.id, mail);
      ready.add(mail);
    }
  };
  const mark = (): void => {
    if (unmarked.size === 0) return;
    store.mailsSent([...unmarked]);
    unmarked.clear();
  };
  add(store.unsentMails());
  return {
    unsent: () => [...unsent.values()],
    add(mails) {
      if (mails.length === 0) return;
      add(mails);
      notify();
    },
    take(nowMs) {
      mark();
      for (const [mail, untilMs] of postponed) {
        // A wait that ends later than it can was begun before the wall clock was set back.
        if (untilMs > nowMs && untilMs <= nowMs + RETRY_MS) break;
        postponed.delete(mail);
        ready.add(mail);
      }
      for (const mail of ready) {
        ready.delete(mail);
        return mail;
      }
      return undefined;
    },
    finish({ id }) {
      unsent.delete(id);
      unmarked.add(id);
      mark();
    },
    postpone: (mail, nowMs) => void postponed.set(mail, nowMs + RETRY_MS),
    onAdded: (listener) => void (notify = listener),
  };
}
