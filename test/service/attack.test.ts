import { describe, expect, test } from 'vitest';
import { arena } from './arena.js';
import { aim, learn, type Lore, shoot } from './assault.js';
import { DESCRIBED, deref, type Json } from './contractCheck.js';
import { chance } from './sample.js';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';

const REQUESTS = FULL ? 100_000 : 3_000;

/** How many are under way at once. */
const AT_ONCE = 8;

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** The operations and statuses that the document names. */
const PROMISED = DESCRIBED.flatMap(({ method, operation, path }) =>
  Object.keys(deref(operation['responses'] as Json) ?? {})
    // Who asks too much is a test of its own.
    .filter((status) => status !== 'default' && status !== '429')
    .map((status) => `${method} ${path} ${status}`),
);

describe('requests made of the document, good and spoilt', () => {
  test(
    `${REQUESTS} of them are answered as it says`,
    { timeout: FULL ? 3_600_000 : 240_000 },
    async () => {
      const game = await arena({ read: PLENTY, write: PLENTY, account: PLENTY });
      const players = [await game.join('Ada'), await game.join('Bob'), await game.join('Eve')];
      const tokens = [...players.map(({ token }) => token), 'astrarium_wrong'];
      const lore: Lore = { tokens, pools: { token: ['a'.repeat(43)] }, etags: new Map() };
      const seen = new Map<string, number>();
      const faults = new Set<string>();
      const random = chance(1);
      let left = REQUESTS;
      const worker = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          if (left % 40 === 0) await game.host.advance(Math.floor(random() * 600));
          if (left % 100 === 0) lore.pools['token'] = [...game.secrets().slice(-3), 'a'.repeat(43)];
          if (left % 500 === 0) game.wait(60_000 * 11);
          const shot = aim(random, lore);
          const { came, etag, fault } = await shoot(game.url, shot);
          learn(lore, came);
          if (came.status === 200 && shot.method === 'GET') lore.etags.set(shot.target, etag);
          const what = `${shot.of.method} ${shot.of.path} ${came.status}`;
          seen.set(what, (seen.get(what) ?? 0) + 1);
          if (fault !== undefined)
            faults.add(`${shot.method} ${shot.target} ${shot.body}: ${fault}`);
          if (came.status >= 500) faults.add(`${shot.target} ${shot.body}: ${came.text}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      await game.close();
      expect([...faults].slice(0, 20)).toEqual([]);
      const unseen = PROMISED.filter((what) => !seen.has(what));
      const share = (PROMISED.length - unseen.length) / PROMISED.length;
      console.log(
        `${REQUESTS} requests met ${Math.floor(share * 100)} % of the answers documented`,
      );
      if (FULL) expect(unseen).toEqual([]);
      else notRun(`${unseen.length} answers that the full tier must meet`);
      expect(share).toBeGreaterThan(0.6);
    },
  );
});
