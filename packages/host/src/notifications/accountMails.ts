import type { Credential, Store, StoredMail } from '../store/store.js';

/** An account that was deleted, and its address; '' if it had none. */
export type DeletedOwner = Readonly<Pick<Credential, 'account' | 'email'>>;

/** The mails with links, and other mails about the account itself, that were not sent yet. */
export interface AccountMails {
  /** Oldest first. */
  unsent(): readonly StoredMail[];
  /** Adds mails that were committed. */
  add(mails: readonly StoredMail[]): void;
  /** Drops the mails about accounts that were deleted, and tells the listener. */
  drop(deleted: readonly DeletedOwner[]): void;
  /** Sets the function to call when accounts were deleted. */
  onDeleted(listener: (deleted: readonly DeletedOwner[]) => void): void;
  /** Takes the next mail; `finish` or `postpone` must end it. */
  take(nowMs: number): Promise<StoredMail | undefined>;
  /** Ends a mail that was sent or dropped. @throws StoreFailure; the store is tried again later */
  finish(mail: StoredMail): Promise<void>;
  /** Ends a mail that could not be sent; it is tried again after half a minute. */
  postpone(mail: StoredMail, nowMs: number): void;
  /** Sets the function to call when mails were added. */
  onAdded(listener: () => void): void;
}

/** The wait before a mail is tried again. */
const RETRY_MS = 30_000;

/** The mails of a store. It is read once: reading all of them for each mail would be slow. */
export function accountMails(store: Pick<Store, 'mailsSent' | 'unsentMails'>): AccountMails {
  const unsent = new Map<number, StoredMail>();
  const ready = new Set<StoredMail>();
  /** Until when mails wait after a failure; in the order of time. */
  const postponed = new Map<StoredMail, number>();
  /** Mails that were sent and are still in the store. */
  const unmarked = new Set<number>();
  let notify = (): void => undefined;
  let tellDeleted: Parameters<AccountMails['onDeleted']>[0] = () => undefined;

  const add = (mails: readonly StoredMail[]): void => {
    for (const mail of mails) {
      unsent.set(mail.id, mail);
      ready.add(mail);
    }
  };
  const mark = async (): Promise<void> => {
    const ids = [...unmarked];
    if (ids.length === 0) return;
    await store.mailsSent(ids);
    for (const id of ids) unmarked.delete(id);
  };
  add(store.unsentMails());
  return {
    unsent: () => [...unsent.values()],
    add(mails) {
      if (mails.length === 0) return;
      add(mails);
      notify();
    },
    drop(deleted) {
      if (deleted.length === 0) return;
      const accounts = deleted.map(({ account }) => account);
      for (const mail of unsent.values()) {
        if (!accounts.includes(mail.account)) continue;
        unsent.delete(mail.id);
        ready.delete(mail);
        postponed.delete(mail);
      }
      tellDeleted(deleted);
    },
    onDeleted: (listener) => void (tellDeleted = listener),
    async take(nowMs) {
      await mark();
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
    async finish({ id }) {
      unsent.delete(id);
      unmarked.add(id);
      await mark();
    },
    postpone(mail, nowMs) {
      // Its account may have been deleted while it was being sent.
      if (unsent.has(mail.id)) postponed.set(mail, nowMs + RETRY_MS);
    },
    onAdded: (listener) => void (notify = listener),
  };
}
