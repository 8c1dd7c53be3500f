import type { ServedGame } from '@astrarium/contract';
import type { AccountBook } from '../../accounts/accountBook.js';
import type { Turns } from '../../turns/turns.js';
import { deleteAccount } from './accountHandlers.js';

const USED = { is_used: 1, issued_ms: 0 };

/** Accounts that are deleted in one turn. */
const MAX_EXPIRED = 20;

/**
 * Marks accounts of a book as used, and deletes those that were never used, `maxMs` after their
 * last token was issued.
 */
export function unusedAccounts(
  game: ServedGame,
  book: Pick<AccountBook, 'byAccount' | 'unused'>,
  turns: Pick<Turns, 'submit'>,
  maxMs: number,
) {
  /** Accounts whose first use is not stored yet. */
  const used = new Set<number>();
  return {
    /** Marks an account as used. */
    use(account: number): void {
      if (book.byAccount(account)?.is_used !== 0 || used.has(account)) return;
      used.add(account);
      const stored = turns.submit(account, (work) => {
        const credential = work.book.byAccount(account);
        if (credential !== undefined) work.book.put({ ...credential, is_used: 1 });
      });
      // When that fails, the next use tries again.
      stored.catch(() => undefined).finally(() => used.delete(account));
    },
    /** Deletes some of the accounts whose time is over. */
    expire(nowMs: number): void {
      const expired = book.unused(nowMs - maxMs, MAX_EXPIRED).filter((one) => !used.has(one));
      if (expired.length === 0) return;
      const stored = turns.submit(0, (work) => {
        for (const account of expired) {
          // An earlier call of this turn may have issued a token, or deleted the account.
          const { is_used, issued_ms } = work.book.byAccount(account) ?? USED;
          if (is_used !== 0 || issued_ms >= nowMs - maxMs) continue;
          const { status } = deleteAccount({ game }, work, account);
          const credential = work.book.byAccount(account);
          // One that the game keeps must not be tried again for ever.
          if (status >= 400 && credential) work.book.put({ ...credential, is_used: 1 });
        }
      });
      stored.catch(() => undefined);
    },
  };
}
