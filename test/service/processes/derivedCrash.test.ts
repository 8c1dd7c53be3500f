import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

const [folder, other] = [serverFolder(cliBundle), serverFolder()];
afterAll(async () => {
  await Promise.all([folder.close(), other.close()]);
});

const GAME = `
import { defineGame } from '@astrarium/contract';
import { account, defineSchema, defineSimulation, integer, table, text } from '@astrarium/core';

const schema = defineSchema({
  tables: { bells: table({ of: account, rings: integer() }, { unique: ['of'] }) },
  events: { rung: { of: account, nth: integer() } },
  audience: { rung: 'of' },
});
const hang = schema.command({
  args: { name: text() },
  run: ({ bells }, _, { account: of }) => void bells.insert({ of }),
});
const ring = schema.command({
  answer: { nth: integer() },
  run(draft, _, { account: of }) {
    const bell = draft.require(draft.bells.by({ of }), 'no_bell', 'You have no bell.');
    bell.rings += 1;
    draft.emit('rung', { of, nth: bell.rings });
    return { nth: bell.rings };
  },
});
export default defineGame({
  simulation: defineSimulation({ name: 'bells', version: 1, schema, commands: { hang, ring } }),
  tickMs: 100,
  whileDown: 'run',
  seats: { join: 'hang', most: 50 },
  limits: {
    write: { quota: 1000000, windowSeconds: 1 },
    account: { quota: 1000000, windowSeconds: 1 },
  },
});
`;

const CLIENTS = 4;
const KILLS = FULL ? 20 : 1;

/** A call that is repeated with its key until it is answered. */
async function answered<Body>(url: () => string, path: string, init: RequestInit): Promise<Body> {
  for (;;) {
    const answer = await fetch(url() + path, { method: 'POST', ...init }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer !== undefined && text !== undefined && answer.status < 400) {
      return JSON.parse(text) as Body;
    }
    if (answer !== undefined && answer.status < 500) throw new Error(`${answer.status} ${text}`);
    await delay(20);
  }
}

test(`${KILLS} kills lose no acknowledged command of a game of a file, and repeat none`, async () => {
  const file = join(folder.folder, 'bells.ts');
  writeFileSync(file, GAME);
  let server = await folder.start(file);
  let isOver = false;
  /** The commands of each client that were answered. */
  const rung = Array.from({ length: CLIENTS }, () => 0);
  const play = async (client: number): Promise<void> => {
    const key = `opens-an-account-${client}-0123456789`;
    const body = JSON.stringify({ join: { name: `Player ${client}` } });
    const { token } = await answered<{ token: string }>(() => server.url, '/v1/accounts', {
      headers: { 'idempotency-key': key },
      body,
    });
    while (!isOver) {
      const headers = {
        authorization: `Bearer ${token}`,
        'idempotency-key': `ring-${rung[client]}`,
      };
      const { answer } = await answered<{ answer: { nth: number } }>(
        () => server.url,
        '/v1/commands/ring',
        { headers },
      );
      // A lost command would give a lower number, one that was done twice a higher one.
      expect(answer.nth).toBe(rung[client]! + 1);
      rung[client] = answer.nth;
    }
  };
  const allRing = async (): Promise<void> => {
    const before = [...rung];
    await expect.poll(() => rung.every((count, client) => count > before[client]!)).toBe(true);
  };
  const playing = Array.from({ length: CLIENTS }, (_, client) => play(client));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await allRing();
    await delay((kill * 137) % 400);
    await server.kill();
    server = await folder.start(file);
  }
  await allRing();
  isOver = true;
  await Promise.all(playing);
  expect(await server.stop()).toBe(0);
  const checked = await other.run('check', '--data', folder.data);
  expect(checked).toMatch(/: verified \d+ lines of the log/);
});
