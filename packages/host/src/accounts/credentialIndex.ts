import type { Credential } from '../store/store.js';
import { emailKey } from './linkIndex.js';
import { nameKey } from './nameKey.js';

/** An empty index of credentials by account, by address and by name. */
export function credentialIndex() {
  const byAccount = new Map<number, Credential>();
  const byEmail = textIndex(({ email }) => email && emailKey(email));
  const byName = textIndex(({ name }) => name && nameKey(name));
  let seats = 0;
  const unlink = (credential: Credential): void => {
    byEmail.delete(credential);
    byName.delete(credential);
    if (credential.seated === 1) seats -= 1;
  };
  return {
    get: (account: number) => byAccount.get(account),
    /** The credential with an address, ignoring case; none for ''. */
    byEmail: (email: string) => byAccount.get(byEmail.get(emailKey(email)) ?? 0),
    /** The credential with a name, compared by `nameKey`; none for ''. */
    byName: (name: string) => byAccount.get(byName.get(nameKey(name)) ?? 0),
    all: (): Iterable<Credential> => byAccount.values(),
    accounts: (): Iterable<number> => byAccount.keys(),
    get size() {
      return byAccount.size;
    },
    /** The number of accounts with a seat. */
    get seats() {
      return seats;
    },
    /** Adds credentials, which replace those of the same account; the last of an account counts. */
    put(credentials: readonly Credential[]): void {
      const latest = new Map(credentials.map((one) => [one.account, one]));
      // First: accounts may have swapped their names.
      for (const account of latest.keys()) {
        const former = byAccount.get(account);
        if (former !== undefined) unlink(former);
      }
      for (const credential of latest.values()) {
        byAccount.set(credential.account, credential);
        byEmail.put(credential);
        byName.put(credential);
        if (credential.seated === 1) seats += 1;
      }
    },
    delete(account: number): void {
      const former = byAccount.get(account);
      if (former === undefined) return;
      byAccount.delete(account);
      unlink(former);
    },
  };
}

/** Accounts by the key of a text; '' is no key. */
function textIndex(keyOf: (credential: Credential) => string) {
  const accounts = new Map<string, number>();
  return {
    get: (key: string) => accounts.get(key),
    put(credential: Credential): void {
      const key = keyOf(credential);
      if (key !== '') accounts.set(key, credential.account);
    },
    delete(credential: Credential): void {
      const key = keyOf(credential);
      // Another account may have taken the text over.
      if (accounts.get(key) === credential.account) accounts.delete(key);
    },
  };
}
