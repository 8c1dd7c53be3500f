import { domainToASCII } from 'node:url';

/**
 * The form of an address by which accounts are found: in lower case, with the domain in ASCII. So
 * two spellings of a domain are one address.
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  return email.slice(0, at).toLowerCase() + (domainToASCII(domain) || domain);
}
