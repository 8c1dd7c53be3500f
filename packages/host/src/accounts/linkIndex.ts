import type { StoredLink } from '../store/store.js';
import { domainToASCII } from 'node:url';

/** The purpose of a link. */
export type LinkKind = Pick<StoredLink, 'account' | 'email' | 'purpose'>;

/** An empty index of links by digest and by kind. */
export function linkIndex() {
  const byDigest = new Map<string, StoredLink>();
  const byKind = new Map<string, StoredLink[]>();
  const remove = (digest: string): void => {
    const link = byDigest.get(digest);
    if (link === undefined) return;
    byDigest.delete(digest);
    const left = byKind.get(keyOf(link))?.filter((one) => one !== link) ?? [];
    if (left.length === 0) byKind.delete(keyOf(link));
    else byKind.set(keyOf(link), left);
  };
  return {
    get: (digest: string) => byDigest.get(digest),
    /** The links of a kind, in the order in which they were added. */
    alike: (kind: LinkKind): readonly StoredLink[] => byKind.get(keyOf(kind)) ?? [],
    all: (): Iterable<StoredLink> => byDigest.values(),
    put(link: StoredLink): void {
      remove(link.digest);
      byDigest.set(link.digest, link);
      const alike = byKind.get(keyOf(link));
      if (alike === undefined) byKind.set(keyOf(link), [link]);
      else alike.push(link);
    },
    delete: remove,
  };
}

/**
 * The key of a kind. Two links are of one kind if both give access to the account of an address, if
 * both confirm it as the address of the same account, or if both restore an address of the same
 * account.
 */
function keyOf({ account, email, purpose }: LinkKind): string {
  if (purpose === 'revert_email') return `${account}`;
  return `${purpose === 'confirm_email' ? account : ''} ${emailKey(email)}`;
}

/**
 * The form of an address by which accounts are found: in lower case, with the domain in ASCII. So
 * two spellings of a domain are one address.
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  return email.slice(0, at).toLowerCase() + (domainToASCII(domain) || domain);
}
