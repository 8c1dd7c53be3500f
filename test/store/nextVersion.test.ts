import type * as Service from '@astrarium/space/service';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Space from '@astrarium/space';
import { readLog, verifyLog } from '@astrarium/core/log';
import type * as HostModule from '@astrarium/host';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { FORMAT } from '../../packages/host/src/store/sqlite/sqliteLayout.js';
import { ROOT } from '../tools/sources/sources.js';
import type { ReleasedStore } from './releasedStore.js';

/** The module of the game, which the next version replaces. */
const GAME = '../../packages/space/src/game.js';

/** The golden stores of the present version. */
const GOLDEN = join(ROOT, 'test/golden');
const GOLDEN_STORES = [`store-format-${FORMAT}.jsonl`];

const folder = mkdtempSync(join(tmpdir(), 'astrarium-next-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.doUnmock(GAME);
  vi.resetModules();
});

interface Release {
  readonly space: typeof Space;
  readonly host: typeof HostModule;
  readonly game: typeof Service.spaceGame;
  readonly store: typeof import('./releasedStore.js');
}

/** The programs of the present release, or of a test-only next one. */
async function release(
  version: 'present' | 'next' | 'next with the rules before',
): Promise<Release> {
  vi.resetModules();
  vi.doUnmock(GAME);
  if (version !== 'present') {
    vi.doMock(GAME, async () => {
      const next = await import('../tools/nextGame.js');
      if (version === 'next') return next;
      const heat = next.upgradeFrom(next.presentGame);
      return { ...next, astrariumUpgrades: { ...next.astrariumUpgrades, heat } };
    });
  }
  return {
    space: await import('@astrarium/space'),
    host: await import('@astrarium/host'),
    game: (await import('@astrarium/space/service')).spaceGame,
    store: await import('./releasedStore.js'),
  };
}

const goldenOf = (name: string) =>
  JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as ReleasedStore;

/** Checks what a host shows of a golden store, but for the hash. */
async function expectFound(
  { store }: Release,
  golden: ReleasedStore,
  host: HostModule.Host<Space.GameSnapshot>,
) {
  const { found, link, token } = golden;
  const { hash: _, ...seen } = await store.findIn(host, token, link);
  const { hash: __, ...expected } = found;
  expect(JSON.parse(JSON.stringify(seen))).toEqual(expected);
}

describe.each(GOLDEN_STORES)('the golden %s under the next version', (name) => {
  const golden = goldenOf(name);

  test('opens after a stop of its release, goes on, and conserves matter', async () => {
    const path = join(folder, `stopped-${name}.sqlite`);
    const present = await release('present');
    present.store.writeStore(golden, path);
    const before = await present.store.openReleased(path);
    const devices = present.space.astrarium.read(before.snapshot).devices.ids();
    const oldHash = present.space.astrarium.hash(before.snapshot);
    await before.close();

    const next = await release('next');
    const { astrarium, audit } = next.space;
    // A follower changes nothing, and says what it waits for.
    const followed = next.host.sqliteStore(path, { nowMs: Date.now() });
    const feed = next.host.commitBuffer();
    const options = {
      game: next.game,
      nowMs: Date.now,
      defer: setImmediate,
      version: '1',
      linkOf: String,
    };
    await expect(
      next.host.openFollower({ ...options, store: followed, feed, after: 0, writer: {} as never }),
    ).rejects.toThrow(
      'The stored game has version 3 of astrarium, and this release has version 4. ' +
        'Start the server that writes it with this release first.',
    );
    followed.close();

    const host = await next.store.openReleased(path);
    await expectFound(next, golden, host);
    const world = astrarium.read(host.snapshot);
    expect(astrarium.definition.version).toBe(4);
    expect(world.devices.ids()).toEqual(devices);
    const heat = (await import('../tools/nextGame.js')).NEXT.heat as never;
    expect(devices.map((id) => world.devices.get(id, heat))).toEqual(devices.map((id) => id * 10));
    const params = { events: { muted: ['mining.*'] } };
    expect((await next.store.callReleased(host, 1, 'accounts.update', params)).status).toBe(200);
    await host.advance(3600);
    for (const { difference_micro } of Object.values(audit(astrarium.read(host.snapshot)))) {
      expect(difference_micro).toBe(0);
    }
    const hash = astrarium.hash(host.snapshot);
    await host.close();

    // The upgrade is one line, which names both worlds.
    const store = next.host.sqliteStore(path, { nowMs: Date.now() });
    const lines = [...store.lines(0)].map(({ text }) => text);
    const upgradeLines = lines.filter((line) => line.startsWith('{"kind":"upgrade"'));
    expect(upgradeLines).toHaveLength(1);
    expect(JSON.parse(upgradeLines[0] ?? '')).toMatchObject({ hash: oldHash, migration: 'heat' });
    const checked = next.host.checkGame(next.game, store, { isWhole: true });
    expect(checked.hash).toBe(hash);
    expect(checked.fromLine).toBeGreaterThan(lines.indexOf(upgradeLines[0] ?? ''));
    const log = [...next.host.exportLog(next.game, store)].join('');
    store.close();

    // A program with both versions verifies both parts.
    const both = await release('next with the rules before');
    const { astrarium: later, astrariumUpgrades: upgrades } = both.space;
    const verified = await readLog(log, verifyLog(later, { upgrades }));
    expect(verified).toMatchObject({ ok: true, problem: null, from_line: 1, final_hash: hash });
  });

  test('is refused as it was left by a crash, and opens with the rules before', async () => {
    const path = join(folder, `crashed-${name}.sqlite`);
    const next = await release('next');
    next.store.writeStore(golden, path);
    await expect(next.store.openReleased(path)).rejects.toThrow(
      'Start it once more with the release that wrote it, and stop it; then start this release.',
    );
    const both = await release('next with the rules before');
    const host = await both.store.openReleased(path);
    await expectFound(both, golden, host);
    await host.advance(100);
    await host.close();
    const store = both.host.sqliteStore(path, { nowMs: Date.now() });
    expect(both.host.checkGame(both.game, store, { isWhole: true }).fromLine).toBe(1);
    store.close();
  });

  test('is refused by the release before, with both versions', async () => {
    const path = join(folder, `newer-${name}.sqlite`);
    const both = await release('next with the rules before');
    both.store.writeStore(golden, path);
    await (await both.store.openReleased(path)).close();
    const present = await release('present');
    await expect(present.store.openReleased(path)).rejects.toThrow(
      'astrarium 4 wrote them, not astrarium 3. Use the release that wrote it, or a newer one.',
    );
  });
});

test('an upgrade that cannot be written leaves the game as it is', async () => {
  const name = GOLDEN_STORES[0] ?? '';
  const golden = goldenOf(name);
  const path = join(folder, 'refused.sqlite');
  const both = await release('next with the rules before');
  both.store.writeStore(golden, path);
  const store = both.host.sqliteStore(path, { nowMs: Date.now() });
  const before = store.load();
  let commits = 0;
  const full = {
    ...store,
    commit: () => {
      commits += 1;
      throw new both.host.StoreFailure('full', 'The disk is full');
    },
  };
  const options = {
    game: both.game,
    nowMs: () => 0,
    defer: setImmediate,
    version: '1',
    linkOf: String,
  };
  await expect(both.host.openHost({ ...options, store: full })).rejects.toThrow('The disk is full');
  expect([commits, store.load().keyframe?.hash]).toEqual([1, before.keyframe?.hash]);
  store.close();
  const present = await release('present');
  const host = await present.store.openReleased(path);
  await expectFound(present, golden, host);
  await host.close();
});
