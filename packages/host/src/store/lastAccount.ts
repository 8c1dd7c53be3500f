import type { StoreBatch } from './store.js';

/** The highest number of all accounts after a batch; `former` is that before it. */
export function lastAccountAfter(
  former: number,
  { credentials, lastAccount = 0 }: Pick<StoreBatch, 'credentials' | 'lastAccount'>,
): number {
  return credentials.reduce(
    (highest, { account }) => Math.max(highest, account),
    Math.max(former, lastAccount),
  );
}
