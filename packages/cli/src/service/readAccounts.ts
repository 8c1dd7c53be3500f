import { existsSync, readFileSync } from 'node:fs';
import { BANNED, type ImportOptions } from '@astrarium/host';
import { accessFile, UsageError } from '../terminal/usageError.js';

/** The accounts of a game whose host keeps them: number, name, and whether seated or banned. */
type KeptAccounts = NonNullable<ImportOptions['accounts']>;

/** The file that `export` writes beside a log: the accounts, without addresses and tokens. */
export const accountsFile = (log: string): string => `${log}.accounts`;

/** The text of a file of accounts. */
export function accountsText(accounts: KeptAccounts): string {
  return accounts
    .map(({ account, name, seated }) => `${JSON.stringify({ account, name, seated })}\n`)
    .join('');
}

/** The accounts beside a log; none without a file. @throws UsageError for a line that is none */
export function readAccounts(log: string): KeptAccounts {
  const path = accountsFile(log);
  if (!existsSync(path)) return [];
  const lines = accessFile(path, () => readFileSync(path, 'utf8')).split('\n');
  return lines.flatMap((line, at) => (line === '' ? [] : [accountOf(line, `${path}:${at + 1}`)]));
}

function accountOf(line: string, place: string): KeptAccounts[number] {
  try {
    const { account, name, seated } = JSON.parse(line) as KeptAccounts[number];
    const isNumber = Number.isSafeInteger(account) && account > 0;
    if (isNumber && typeof name === 'string' && [0, 1, BANNED].includes(seated)) {
      return { account, name, seated };
    }
  } catch {
    // It is no JSON.
  }
  throw new UsageError(`${place} is no account: {"account":1,"name":"Ada","seated":0}.`);
}
