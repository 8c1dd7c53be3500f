import { randomUUID } from 'node:crypto';
import type { Store } from '@astrarium/host';
import { type StorePlace, storeConformance } from '@astrarium/testkit/store';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { caught, postgresTester } from './postgresTester.js';

// The clock of the leases is set by the checks: no timer renews a lease meanwhile.
vi.useFakeTimers({ toFake: ['setInterval'] });

const server = postgresTester();
beforeAll(async () => {
  // Makes the tables.
  expect((await caught(server.follow('none')))?.message).toContain('There is no game none');
});

/** The clock of the database, which leases follow. */
async function setClock(nowMs: number): Promise<void> {
  const body = `SELECT to_timestamp(${nowMs / 1000}::numeric)`;
  await server.run(
    `CREATE OR REPLACE FUNCTION astrarium.lease_clock() RETURNS timestamptz
     LANGUAGE sql VOLATILE AS '${body}'`,
  );
}

/** A game of its own, which is opened with an empty copy each time. */
function place(): StorePlace {
  const game = randomUUID();
  const opened: Store[] = [];
  return {
    async open(nowMs) {
      await setClock(nowMs);
      const store = await server.write(game, { nowMs });
      opened.push(store);
      return {
        ...store,
        async renew(laterMs) {
          await setClock(laterMs);
          await store.renew(laterMs);
        },
      };
    },
    async remove() {
      for (const store of opened) await store.close();
    },
  };
}

describe('postgresStore', () => {
  for (const { name, run } of storeConformance(place, { rounds: FULL ? 3 : 1 })) test(name, run);
});
