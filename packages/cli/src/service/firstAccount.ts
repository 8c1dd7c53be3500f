import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '@astrarium/host';
import { grouped } from '../terminal/grouped.js';
import { UsageError } from '../terminal/usageError.js';

/** The command that issues a token of the first account. */
const RENEW = 'astrarium account token --account 1 --email ada@example.org';

/** A note for operators. It decides nothing: when it is lost, no token is revoked or issued. */
const noteOf = (data: string): string => join(data, 'first-account.txt');

/**
 * Creates the first account of a new game; returns the text that shows its token, and how to use it
 * in a browser, if the game `hasPages`.
 *
 * @throws UsageError when the account cannot be created
 */
export async function firstAccount(
  host: Host,
  data: string,
  address: string,
  hasPages: boolean,
): Promise<string> {
  const { body, status } = await host.openAccount({
    email: 'first@astrarium.invalid',
    name: 'First',
  });
  if (status >= 400) throw new UsageError((body as { readonly detail: string }).detail);
  const { token } = body as { readonly token: string };
  const when = new Date().toISOString();
  writeFileSync(noteOf(data), `${when}, at the first start. To get a new token:\n  ${RENEW}\n`);
  return [
    'The token of the first account (it is not shown again):',
    `  ${token}`,
    ...(hasPages ? ['Sign in with it in a browser:', `  ${address}/#token=${token}`] : []),
    'Read it from the command line:',
    `  curl -H 'Authorization: Bearer ${token}' ${address}/v1/accounts/me`,
  ].join('\n');
}

/** Bodies that open an account: one that takes part, if that takes no more than a name. */
const OPENING = [{ name: 'Ada', join: {} }, { join: { name: 'Ada' } }, { name: 'Ada' }];

/** A body that asks for an account with an address. */
const NEW_BY_MAIL = { email: 'ada@example.org', name: 'Ada' };

/** What a game is whose accounts its host opens, and how to play it; undefined for others. */
export function playHelp(
  { contract: { operations }, game, tick }: Host,
  address: string,
  { isNew, place }: { readonly isNew: boolean; readonly place: string },
): string | undefined {
  if (!game.accounts.areKept) return undefined;
  const { body } = operations['accounts.open'] ?? {};
  const opening = OPENING.find((one) => body?.safeParse(one).success);
  const open =
    game.accounts.openedBy === 'operator'
      ? 'astrarium account create --name Ada, with the same options --file and --data'
      : `curl ${address}/v1/accounts -d '${JSON.stringify(opening ?? NEW_BY_MAIL)}'`;
  const { name, version } = game.simulation.definition;
  const world = isNew ? 'a new world' : `at tick ${grouped(tick)}`;
  return [
    `game           ${name} ${version}, ${world}, in ${place}`,
    `play           ${open}`,
  ].join('\n');
}

/** How to get a token of a game that was not created by this start. */
export function tokenHelp(data: string): string {
  if (existsSync(noteOf(data))) {
    const shown = readFileSync(noteOf(data), 'utf8');
    return `The token of the first account was printed on ${shown}`;
  }
  return `To get a new token of an account:\n  ${RENEW}`;
}
