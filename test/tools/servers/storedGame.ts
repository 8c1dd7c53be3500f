import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium, type GameSnapshot } from '@astrarium/space';
import {
  emptyBatch,
  type Host,
  type SqliteOptions,
  sqliteStore,
  type Store,
} from '@astrarium/host';
import { callHost } from '../../../packages/host/src/hostTester.js';
import { EPOCH_MS, testHost } from '../../service/testHost.js';

/** The files of a stored game. */
export const FILE_ENDS = ['', '-wal', '-head'] as const;

/** Copies the files of a stored game as a crash at this moment would leave them. */
export function copyFiles(from: string, to: string): void {
  for (const end of FILE_ENDS) {
    if (existsSync(`${from}${end}`)) copyFileSync(`${from}${end}`, `${to}${end}`);
  }
}

/** A stored game that was opened. */
export interface StoredGame {
  readonly host: Host<GameSnapshot>;
  readonly store: Store;
}

let opened = 0;

/** Opens a stored game, a minute after the last one was opened: its lease has expired. */
export async function openStored(
  path: string,
  options: Partial<SqliteOptions> = {},
): Promise<StoredGame> {
  opened += 1;
  const store = sqliteStore(path, { nowMs: EPOCH_MS + opened * 60_000, ...options });
  try {
    return { host: await testHost({ store }), store };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Plays some rounds of two accounts, with an idempotency key for each call. */
export async function playRounds(host: Host, from: number, rounds: number): Promise<void> {
  for (const name of ['Ada', 'Bo']) {
    const email = `${name.toLowerCase()}@example.org`;
    await host.openAccount({ email, name, timezone: 'UTC' });
  }
  const devices = new Map<number, readonly { readonly device_code: string }[]>();
  for (const account of [1, 2]) {
    const { body } = await callHost(host, 'devices.list', { account });
    devices.set(account, (body as { devices: { device_code: string }[] }).devices);
  }
  for (let round = from; round < from + rounds; round++) {
    const account = 1 + (round % 2);
    const mine = devices.get(account) ?? [];
    const path = { code: mine[round % mine.length]?.device_code ?? '' };
    const command = ['start_mining', 'search', 'deactivate'][round % 3];
    const body = { command, ...(round % 3 === 0 ? { resource: 'carbon' } : {}) };
    await callHost(host, 'devices.command', { account, path, body, key: `key ${round}` });
    if (round % 3 === 0) await host.advance(60);
  }
}

/** Everything that callers were told of a game of two accounts and some rounds, as text. */
export function gameText({ host, store }: StoredGame, rounds: number): string {
  const { clock, credentials, links, lastMail, tokens } = store.load();
  const histories = (['envelopes', 'entries'] as const).flatMap((kind) =>
    [1, 2, 3, 4].map((owner) => {
      const { end, first } = store.range(kind, owner);
      return Array.from({ length: end - first }, (_, at) => store.entry(kind, owner, first + at));
    }),
  );
  const outcomes = Array.from({ length: rounds }, (_, round) =>
    store.outcome(1 + (round % 2), `key ${round}`),
  );
  return JSON.stringify({
    hash: astrarium.hash(host.snapshot),
    lines: [...store.lines(0)],
    mails: store.unsentMails(),
    clock,
    credentials,
    tokens,
    links,
    lastMail,
    histories,
    outcomes,
  });
}

/** Moves the time of the last tick of the game in a data folder; returns this tick. */
export async function moveClock(data: string, byMs: number): Promise<number> {
  const store = sqliteStore(join(data, 'game.sqlite'), { nowMs: Date.now() });
  const { clock } = store.load();
  if (clock === undefined) throw new Error('no clock');
  await store.commit(emptyBatch({ ...clock, wall_ms: Date.now() + byMs }));
  await store.close();
  return clock.tick;
}
