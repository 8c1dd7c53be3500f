import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DeletedOwner } from '@astrarium/host';

/** Deletes the files of mails about deleted accounts, or to their addresses, from a folder. */
export function deleteMailFiles(folder: string, deleted: readonly DeletedOwner[]): void {
  if (!existsSync(folder)) return;
  const lines = deleted.flatMap(({ account, email }) => [
    `x-astrarium-account: ${account}`,
    `to: ${email.toLowerCase()}`,
  ]);
  for (const name of readdirSync(folder)) {
    const [head = ''] = readFileSync(join(folder, name), 'utf8').toLowerCase().split('\n\n');
    if (head.split('\n').some((line) => lines.includes(line))) rmSync(join(folder, name));
  }
}
