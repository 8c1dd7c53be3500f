/** The ports at which webhooks are accepted; '' is the standard port of https. */
const PORTS: ReadonlySet<string> = new Set(['', '8443']);

/**
 * What forbids a text as the URL of a webhook; undefined if nothing does. Whether its address is
 * public is found out at each delivery. `allowPrivate` allows http and every port.
 */
export function webhookUrlFault(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'it is not an absolute URL';
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    return 'it must start with https://';
  }
  if (url.username !== '' || url.password !== '') return 'it must not contain a user or a password';
  if (url.hash !== '') return 'it must not contain a fragment';
  if (!PORTS.has(url.port) && !allowPrivate) return 'its port must be 443 or 8443';
  return undefined;
}
