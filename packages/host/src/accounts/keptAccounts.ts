import type { KeptAccounts } from '@astrarium/contract';
import type { Credential } from '../store/store.js';
import type { BookBase } from './accountBook.js';

/** The accounts of a book, as games know them. */
export function keptAccounts(book: Pick<BookBase, 'byAccount' | 'ids' | 'seats'>): KeptAccounts {
  return {
    ids: () => book.ids(),
    has: (account) => book.byAccount(account) !== undefined,
    nameOf: (account) => book.byAccount(account)?.name ?? '',
    isSeated: (account) => book.byAccount(account)?.seated === 1,
    seats: () => book.seats(),
  };
}

/** The accounts of the credentials of a store, which are in the order of their accounts. */
export function storedAccounts(credentials: readonly Credential[]): KeptAccounts {
  const byAccount = new Map(credentials.map((one) => [one.account, one]));
  return keptAccounts({
    byAccount: (account) => byAccount.get(account),
    ids: () => [...byAccount.keys()],
    seats: () => credentials.filter(({ seated }) => seated === 1).length,
  });
}
