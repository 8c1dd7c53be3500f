import { spaceGame } from '@astrarium/space/service';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { astrarium, astrariumUpgrades } from '@astrarium/space';
import { readLog, verifyLog } from '@astrarium/core/log';
import { exportLog, sqliteStore } from '@astrarium/host';
import { afterAll, describe, expect, test } from 'vitest';
import { formerTester } from '../../packages/host/src/store/sqlite/formerTester.js';
import { connect } from '../../packages/host/src/store/sqlite/openSqlite.js';
import { FORMAT, FORMER_FORMAT } from '../../packages/host/src/store/sqlite/sqliteLayout.js';
import { ROOT } from '../tools/sources/sources.js';
import {
  callReleased,
  findIn,
  openReleased,
  recordStore,
  type ReleasedStore,
  writeStore,
} from './releasedStore.js';

const GOLDEN = join(ROOT, 'test/golden');

/** The golden store of the format that this release writes. */
const WRITTEN = `store-format-${FORMAT}.jsonl`;

const MAY_CHANGE =
  'Never, once the release that wrote it is out: later ones open it as it is. Until then ' +
  'together with the format of the store, the version of the game, or the standard rules.';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-released-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `ASTRARIUM_RECORD=store npx vitest run releasedStore` records it again. */
if (process.env['ASTRARIUM_RECORD'] === 'store') {
  writeFileSync(join(GOLDEN, WRITTEN), `${JSON.stringify(await recordStore(MAY_CHANGE))}\n`);
}
const STORES = readdirSync(GOLDEN).filter((name) => name.startsWith('store-'));

/** The golden stores that version 2 of the game wrote. */
const OF_VERSION_2 = [`store-format-${FORMER_FORMAT}.jsonl`, 'store-version-2.jsonl'];

/** The columns of all tables and indexes of a store. */
function tablesOf(path: string): unknown {
  const database = connect(path, true);
  const read = (text: string): unknown[] => database.prepare(text).all();
  const tables = read('SELECT type, name FROM sqlite_schema ORDER BY name') as { name: string }[];
  const columns = tables.map(({ name }) => [
    read(`PRAGMA table_xinfo("${name}")`),
    read(`PRAGMA index_xinfo("${name}")`),
  ]);
  database.close();
  return [tables, columns];
}

test('the tests make the former format with the tables of its release', () => {
  const [former, released] = [join(folder, 'made.sqlite'), join(folder, 'released.sqlite')];
  sqliteStore(former, { nowMs: 0 }).close();
  formerTester.makeFormer(former);
  const golden = readFileSync(join(GOLDEN, `store-format-${FORMER_FORMAT}.jsonl`), 'utf8');
  writeStore(JSON.parse(golden) as ReleasedStore, released);
  expect(tablesOf(former)).toEqual(tablesOf(released));
});

test('the format that this release writes has a golden store', () => {
  expect(STORES, 'ASTRARIUM_RECORD=store records it').toContain(WRITTEN);
});

describe.each(STORES)('the golden %s', (name) => {
  test('opens with all its contents, and the game continues', async () => {
    const golden = JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as ReleasedStore;
    const path = join(folder, `${name}.sqlite`);
    writeStore(golden, path);
    const { found, link, may_change, token } = golden;
    expect(may_change).toBe(MAY_CHANGE);
    const host = await openReleased(path);
    const { hash: foundHash, ...seen } = await findIn(host, token, link);
    const { hash: oldHash, ...expected } = found;
    expect(JSON.parse(JSON.stringify(seen))).toEqual(expected);
    expect(found).toMatchObject({ account: 1, used: 404, kept: { status: 200, replayed: true } });
    const params = { events: { muted: ['mining.*'] } };
    const { status } = await callReleased(host, 1, 'accounts.update', params);
    expect(status).toBe(200);
    await host.advance(3600);
    const hash = astrarium.hash(host.snapshot);
    await host.close();
    const store = sqliteStore(path, { nowMs: Date.now() });
    const log = [...exportLog(spaceGame, store)].join('');
    store.close();
    const report = await readLog(log, verifyLog(astrarium, { upgrades: astrariumUpgrades }));
    expect(report).toMatchObject({ ok: true, problem: null, from_line: 1, final_hash: hash });
    // The first lines are as the release wrote them, and the upgrade follows them.
    const upgrades = log
      .split('\n')
      .filter((line) => line.startsWith('{"kind":"upgrade"'))
      .map((line) => JSON.parse(line) as object);
    expect(upgrades).toMatchObject(
      OF_VERSION_2.includes(name)
        ? [{ migration: 'numbers', hash: oldHash, next: { version: 3 }, next_hash: foundHash }]
        : [],
    );
    if (!OF_VERSION_2.includes(name)) expect(foundHash).toBe(oldHash);
  });

  test('has the tables of a new store after a change', () => {
    const [path, fresh] = [join(folder, `${name}-tables.sqlite`), join(folder, 'new.sqlite')];
    writeStore(JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as ReleasedStore, path);
    for (const one of [path, fresh]) {
      const store = sqliteStore(one, { nowMs: Date.now() });
      store.mailsSent([]);
      store.close();
    }
    expect(tablesOf(path)).toEqual(tablesOf(fresh));
  });

  test('is a small file', () => {
    expect(statSync(join(GOLDEN, name)).size).toBeLessThan(200_000);
  });
});
