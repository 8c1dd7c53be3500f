import type { StoredToken } from '../store/storedToken.js';

/** An empty index of tokens by id, by digest and by account. */
export function tokenIndex() {
  const byId = new Map<string, StoredToken>();
  const byDigest = new Map<string, StoredToken>();
  const byAccount = new Map<number, readonly string[]>();
  return {
    byDigest: (digest: string) => byDigest.get(digest),
    /** The tokens of an account, in the order in which they were added. */
    ofAccount: (account: number): readonly StoredToken[] =>
      (byAccount.get(account) ?? []).map((id) => byId.get(id) as StoredToken),
    /** Adds a token, or replaces that of its id. Returns the replaced one if its secret differs. */
    put(token: StoredToken): StoredToken | undefined {
      const former = byId.get(token.id);
      if (former === undefined) {
        byAccount.set(token.account, [...(byAccount.get(token.account) ?? []), token.id]);
      } else {
        byDigest.delete(former.digest);
      }
      byId.set(token.id, token);
      byDigest.set(token.digest, token);
      return former?.digest === token.digest ? undefined : former;
    },
    /** Removes the token of an id, and returns it. */
    delete(id: string): StoredToken | undefined {
      const token = byId.get(id);
      if (token === undefined) return undefined;
      byId.delete(id);
      byDigest.delete(token.digest);
      const others = (byAccount.get(token.account) ?? []).filter((one) => one !== id);
      if (others.length === 0) byAccount.delete(token.account);
      else byAccount.set(token.account, others);
      return token;
    },
  };
}
