import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresCopy, postgresStore, type Store } from '@astrarium/host';
import { type StorePlace, storeConformance } from '@astrarium/testkit/store';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { type PostgresServer, postgresServer } from '../tools/servers/postgresServer.js';

// The clock of the leases is set by the checks: no timer renews a lease meanwhile.
vi.useFakeTimers({ toFake: ['setInterval'] });

let server: PostgresServer;
beforeAll(async () => {
  server = await postgresServer();
  // Makes the tables.
  await postgresCopy(server.address, { game: 'none', copy: 'none', nowMs: 0 }).catch(
    ({ message }: Error) => expect(message).toContain('There is no game none'),
  );
});
afterAll(() => server.stop());

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
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-copies-'));
  const opened: Store[] = [];
  return {
    async open(nowMs) {
      const copy = join(folder, `${randomUUID()}.sqlite`);
      await setClock(nowMs);
      const store = await postgresStore(server.address, { game, copy, nowMs });
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
      rmSync(folder, { recursive: true });
    },
  };
}

describe('postgresStore', () => {
  for (const { name, run } of storeConformance(place, { rounds: FULL ? 3 : 1 })) test(name, run);
});
