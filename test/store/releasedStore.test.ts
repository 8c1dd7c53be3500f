import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { readLog, verifyLog } from '@astrarium/core/log';
import { exportLog, sqliteStore } from '@astrarium/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../tools/sources.js';
import {
  callReleased,
  findIn,
  openReleased,
  recordStore,
  type ReleasedStore,
  writeStore,
} from './releasedStore.js';

/** The golden store of the store format that this release writes; each format has its own file. */
const GOLDEN = join(ROOT, 'test/golden/store-format-6.jsonl');

const MAY_CHANGE =
  'Never, once the release that wrote it is out: later ones open it as it is. Until then ' +
  'together with the format of the store, or the version of the game.';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-released-'));
const path = join(folder, 'game.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

/** `ASTRARIUM_RECORD=store npx vitest run releasedStore` records it again. */
beforeAll(async () => {
  if (process.env['ASTRARIUM_RECORD'] === 'store') {
    writeFileSync(GOLDEN, `${JSON.stringify(await recordStore(MAY_CHANGE))}\n`);
  }
  expect(existsSync(GOLDEN), 'ASTRARIUM_RECORD=store records it').toBe(true);
});

test('opens a store of a release, with all its contents, and continues the game', async () => {
  const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as ReleasedStore;
  writeStore(golden, path);
  const { found, link, may_change, token } = golden;
  expect(may_change).toBe(MAY_CHANGE);
  const host = await openReleased(path);
  expect(JSON.parse(JSON.stringify(await findIn(host, token, link)))).toEqual(found);
  expect(found).toMatchObject({ account: 1, used: 404, kept: { status: 200, replayed: true } });
  const params = { events: { muted: ['mining.*'] } };
  const { status } = await callReleased(host, 1, 'accounts.update', params);
  expect(status).toBe(200);
  await host.advance(3600);
  const hash = astrarium.hash(host.snapshot);
  await host.close();
  const store = sqliteStore(path, { nowMs: Date.now() });
  const report = await readLog(
    [...exportLog(store)].join(''),
    verifyLog(astrarium, { upgrades: astrariumUpgrades }),
  );
  store.close();
  expect(report).toMatchObject({ ok: true, problem: null, final_hash: hash });
});

test('the file of the store is small', () => {
  expect(statSync(GOLDEN).size).toBeLessThan(200_000);
});
