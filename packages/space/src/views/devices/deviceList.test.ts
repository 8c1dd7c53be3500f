import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefused } from '../../rules/refuse.js';
import { deviceCodeToId } from '../../state/devices.js';
import { tester, soloTester } from '../../tester.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { type DeviceList, deviceListSteps } from './deviceList.js';
import type { DeviceListQuery } from './devicePage.js';
import { deviceView, type DeviceView, deviceViewIds } from './deviceView.js';
import { tagPattern } from './tagFilter.js';

const MORE = [
  'heaven_vessel',
  ...Array.from({ length: 30 }, () => 'mining_drone' as const),
  ...Array.from({ length: 30 }, () => 'survey_drone' as const),
] as const;
const TAGS = ['fleet:alpha', 'fleet:beta', 'role:scout', 'spare'];

/** Two siblings with 66 devices, some tagged, some under way; and a stranger with as many. */
function galaxy() {
  const { game, account } = soloTester({
    more: MORE,
    stock: { rares: 5000, structural: 20_000, conductive: 20_000 },
  });
  const stranger = game.open('Eve');
  game.command(account, 'update_account', { replicant_cooperation: 'shared' });
  const vessel = game.code(account, 'heaven_vessel', 1);
  game.command(account, 'replicate', { device: vessel, name: 'Bo' });
  const [ada, bo] = [game.replicant(account), game.replicant(account, 1)];
  const codes = all(game, account).map(({ device_code }) => device_code);
  for (const [n, device] of codes.entries()) {
    if (n >= 6 && n % 3 === 0) {
      game.command(account, 'change_owner', { device, replicant_code: bo });
    }
    const tags = TAGS.filter((_, bit) => ((n >> bit) & 1) === 1);
    if (tags.length > 0) game.command(account, 'set_tags', { device, tags });
    if (n >= 6 && n % 5 === 0) game.command(account, 'travel', { device, destination: 'SOL-4' });
    const resource = n % 4 === 1 ? 'carbon' : 'rares';
    if (n % 5 > 1) game.execute(account, 'start_mining', { device, resource });
  }
  game.run(60);
  return { game, account, stranger, ada, bo };
}

function all(game: ReturnType<typeof tester>, account: number): DeviceView[] {
  return deviceViewIds(game.world(), account).flatMap((id) => deviceView(game.world(), id) ?? []);
}

function page(game: ReturnType<typeof tester>, account: number, query: DeviceListQuery) {
  const list = takeSteps(deviceListSteps(game.world(), account, query));
  if (isRefused(list)) throw new Error(list.refusal.code);
  return list;
}

/** The number by which a page continues after a device. */
function numberOf(device: DeviceView | undefined): number {
  return Number.parseInt(device?.device_code ?? '', 16) + 1;
}

function walk(game: ReturnType<typeof tester>, account: number, query: DeviceListQuery) {
  const found: DeviceView[] = [];
  for (let cursor: number | null = 0, pages = 0; cursor !== null; pages += 1) {
    expect(pages).toBeLessThan(10_000);
    const { devices, next_cursor }: DeviceList = page(game, account, { ...query, cursor });
    expect(devices.length).toBeLessThanOrEqual(query.limit ?? 20);
    expect(next_cursor === null || numberOf(devices.at(-1)) === next_cursor).toBe(true);
    found.push(...devices);
    cursor = next_cursor;
  }
  return found;
}

const { game: world, account, ada, bo } = galaxy();

/** Each filter with what it means, said in another way. */
const FILTERS: readonly [DeviceListQuery, (device: DeviceView) => boolean][] = [
  [{}, () => true],
  [{ replicant_code: bo }, (device) => device.replicant_code === bo],
  [{ device_type: 'survey_drone' }, (device) => device.device_type === 'survey_drone'],
  [{ tag: 'spare' }, ({ tags }) => tags.includes('spare')],
  [{ tags: 'fleet:*' }, ({ tags }) => tags.some((tag) => tag.startsWith('fleet:'))],
  [{ tags: '*:scout,spare' }, ({ tags }) => tags.some((tag) => /:scout$|^spare$/.test(tag))],
  [{ exclude_tags: '*a*' }, ({ tags }) => !tags.some((tag) => tag.includes('a'))],
  [
    { tags: '*:*', exclude_tags: '*:alpha' },
    ({ tags }) => tags.some((tag) => tag.includes(':')) && !tags.includes('fleet:alpha'),
  ],
  [{ untagged: true }, ({ tags }) => tags.length === 0],
  [{ location: 'SOL-4' }, ({ location }) => location === 'SOL-4'],
  [{ status: 'mining' }, ({ status }) => status.startsWith('mining (')],
  [{ status: 'mining (carbon)' }, ({ status }) => status === 'mining (carbon)'],
  [
    { status: 'idle', location: 'SOL', device_type: 'survey_drone' },
    (device) => device.status === 'idle' && device.device_type === 'survey_drone',
  ],
  [{ location: 'SOL' }, ({ location }) => location.startsWith('SOL-')],
  [{ location: 'SOL-3' }, () => false],
  [{ location: 'ALPHACEN' }, () => false],
  [
    { replicant_code: ada, location: 'SOL-BELT-1', device_type: 'mining_drone', untagged: false },
    (device) =>
      device.replicant_code === ada &&
      device.location === 'SOL-BELT-1' &&
      device.device_type === 'mining_drone',
  ],
];

test.each(FILTERS)('%j in pages of any length equals one page with everything', (query, means) => {
  const expected = all(world, account).filter(means);
  for (const limit of [7, 50, undefined]) {
    expect(walk(world, account, { ...query, limit })).toEqual(expected);
  }
});

test('the filters of these tests match some devices, not all', () => {
  const sizes = FILTERS.map(([query]) => walk(world, account, query).length);
  expect(sizes[0]).toBe(66);
  expect(new Set(sizes).size).toBeGreaterThan(8);
});

test.each<[object, string, object]>([
  [{ untagged: true, tag: 'a' }, 'conflicting_parameters', { parameters: 'untagged tag' }],
  [{ untagged: true, tags: 'a' }, 'conflicting_parameters', {}],
  [{ untagged: true, exclude_tags: 'a' }, 'conflicting_parameters', {}],
  [{ tag: 'a', tags: 'a' }, 'conflicting_parameters', { parameters: 'tag tags' }],
  [{ location: 'SOL-99' }, 'unknown_location', { field: 'location' }],
  [{ replicant_code: 'cafecafe' }, 'unknown_replicant', { field: 'replicant_code' }],
  [{ acting_replicant: 'cafecafe' }, 'unknown_replicant', { field: 'acting_replicant' }],
])('refused: %j', (query, code, numbers) => {
  const list = takeSteps(deviceListSteps(world.world(), account, query));
  expect(list).toMatchObject({ refusal: { code, numbers } });
});

test('pages read while the world changes list each lasting device once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 17 }),
      fc.nat(FILTERS.length - 1),
      fc.array(fc.tuple(fc.nat(99), fc.nat(5)), { minLength: 20, maxLength: 60 }),
      (limit, filter, changes) => {
        const { game } = galaxy();
        const [query, means] = FILTERS[filter] ?? [{}, () => true];
        const { key } = game.world().setting;
        let always: number[] | undefined;
        const ever = new Set<number>();
        const seen: number[] = [];
        let change = 0;
        for (let cursor: number | null = 0, pages = 0; cursor !== null; pages += 1) {
          expect(pages).toBeLessThan(10_000);
          const now = all(game, account).filter(means);
          const ids = now.map(({ device_code }) => deviceCodeToId(key, device_code));
          for (const id of ids) ever.add(id);
          always = always === undefined ? ids : always.filter((id) => ids.includes(id));
          const list: DeviceList = page(game, account, { ...query, limit, cursor });
          seen.push(...list.devices.map(({ device_code }) => deviceCodeToId(key, device_code)));
          cursor = list.next_cursor;
          for (const [which, what] of changes.slice(change, (change += 4))) {
            disturb(game, which, what);
          }
        }
        expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
        expect(seen.filter((id) => !ever.has(id))).toEqual([]);
        expect((always ?? []).filter((id) => !seen.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 4, seed: 6 },
  );
});

/** Something happens to a device of the account; it may be refused. */
function disturb(game: ReturnType<typeof tester>, which: number, what: number): void {
  const devices = all(game, account);
  const device = devices[which % devices.length]?.device_code ?? '';
  const command: [string, object][] = [
    ['travel', { destination: 'SOL-4' }],
    ['travel', { destination: 'SOL-BELT-1' }],
    ['set_tags', { tags: TAGS.slice(which % 4) }],
    ['set_tags', { tags: [] }],
    ['change_owner', { replicant_code: which % 2 === 0 ? ada : bo }],
    ['enqueue_print', { device: game.code(account, 'autofactory'), device_type: 'survey_drone' }],
  ];
  const [type, args] = command[what] ?? ['recall', {}];
  game.execute(account, type, { device, ...args });
  game.run(7);
}

test.each([
  ['fleet:*', 'fleet:alpha', true],
  ['fleet:*', 'fleet:', true],
  ['fleet:*', 'fleet', false],
  ['*:alpha', 'fleet:alpha', true],
  ['*:alpha', 'fleet:alphabet', false],
  ['alpha', 'alpha', true],
  ['alpha', 'alphabet', false],
  ['*', 'anything', true],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['a*b*c', 'a.b.b.c', true],
  ['a*b*c', 'acb', false],
  ['ab*ba', 'aba', false],
  ['**', '', true],
])('%s and %s: %s', (pattern, tag, matches) => {
  expect(tagPattern(pattern)(tag)).toBe(matches);
});
