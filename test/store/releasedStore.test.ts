import { spaceGame } from '@astrarium/space/service';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { astrarium, astrariumUpgrades } from '@astrarium/space';
import { readLog, verifyLog } from '@astrarium/core/log';
import { exportLog, sqliteStore } from '@astrarium/host';
import { afterAll, describe, expect, test } from 'vitest';
import { FORMAT } from '../../packages/host/src/store/sqlite/sqliteLayout.js';
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
const STORES = readdirSync(GOLDEN).filter((name) => /^store-format-\d+\.jsonl$/.test(name));

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
      [...exportLog(spaceGame, store)].join(''),
      verifyLog(astrarium, { upgrades: astrariumUpgrades }),
    );
    store.close();
    expect(report).toMatchObject({ ok: true, problem: null, final_hash: hash });
  });

  test('is a small file', () => {
    expect(statSync(join(GOLDEN, name)).size).toBeLessThan(200_000);
  });
});
