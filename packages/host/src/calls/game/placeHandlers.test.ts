import { type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

const AT_SOL = {
  ...STANDARD_RULESET,
  start: { ...STANDARD_RULESET.start, starCodes: ['SOL'] },
};

interface Presence {
  readonly observed: boolean;
  readonly replicants: readonly {
    readonly replicant_code: string;
    readonly name: string;
    readonly devices: Readonly<Record<string, number>>;
  }[];
  readonly next_cursor: string | null;
}

async function begin(ruleset: Ruleset = AT_SOL) {
  const tester = await hostTester({ ruleset });
  const [ada, bo] = [await tester.account('Ada'), await tester.account('Bo')];
  const presence = async (code: string, query: object = {}, account = ada.account) => {
    const asked = { account, path: { code }, query: { ...query } };
    return (await tester.call('locations.presence', asked)).body as Presence;
  };
  const device = async (type: string) =>
    (await tester.devices(bo.account)).find(({ device_type }) => device_type === type);
  const command = async (type: string, body: object) => {
    const code = (await device(type))?.device_code ?? '';
    expect((await tester.command(bo.account, code, body)).status).toBeLessThan(300);
  };
  const seen = async (code: string, name: string) =>
    (await presence(code)).replicants.find((one) => one.name === name)?.devices;
  return { tester, ada, bo, presence, command, seen, device };
}

const FLEET = { heaven_vessel: 1, mining_drone: 2, survey_drone: 1, autofactory: 1 };

test('shows the replicants in a system with their devices by type', async () => {
  const { presence, seen } = await begin();
  const all = await presence('SOL');
  expect(all).toMatchObject({ location: 'SOL', system: 'SOL', observed: true, next_cursor: null });
  expect(all.replicants.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(await seen('SOL', 'Bo')).toEqual(FLEET);
  expect(await seen('SOL-BELT-1', 'Bo')).toEqual(FLEET);
  expect(await presence('SOL-3')).toMatchObject({ observed: true, replicants: [] });
  const first = await presence('SOL', { limit: 1 });
  expect(first.replicants).toEqual(all.replicants.slice(0, 1));
  expect(await presence('SOL', { limit: 1, cursor: first.next_cursor })).toMatchObject({
    replicants: all.replicants.slice(1),
    next_cursor: null,
  });
});

test('hides devices that are stowed or between places, whoever blocks whom', async () => {
  const { ada, command, device, seen, tester } = await begin();
  await command('mining_drone', { command: 'stow' });
  await command('survey_drone', { command: 'travel', destination: 'SOL-4' });
  expect(await seen('SOL', 'Bo')).toEqual({ heaven_vessel: 1, mining_drone: 1, autofactory: 1 });
  const blocked = [(await device('autofactory'))?.replicant_code];
  await tester.call('accounts.update', { account: ada.account, body: { blocked } });
  await tester.host.advance(200);
  expect(await seen('SOL-4', 'Bo')).toEqual({ survey_drone: 1 });
  await command('heaven_vessel', { command: 'travel', destination: 'SOL-4' });
  expect(await seen('SOL', 'Bo')).toEqual({ mining_drone: 1, survey_drone: 1, autofactory: 1 });
});

test('hides what a stowed device carries', async () => {
  const { survey_drone } = STANDARD_RULESET.blueprints;
  const carrier = { ...survey_drone, features: ['attach', ...survey_drone.features] as const };
  const blueprints = { ...STANDARD_RULESET.blueprints, survey_drone: carrier };
  const { command, device, seen } = await begin({ ...AT_SOL, blueprints });
  const targets = [(await device('mining_drone'))?.device_code];
  await command('survey_drone', { command: 'attach', targets });
  expect(await seen('SOL', 'Bo')).toEqual(FLEET);
  await command('survey_drone', { command: 'stow' });
  expect(await seen('SOL', 'Bo')).toEqual({ heaven_vessel: 1, mining_drone: 1, autofactory: 1 });
});

test('an account without a device in a system sees nobody there', async () => {
  const { ada, bo, command, presence, tester } = await begin();
  await command('heaven_vessel', { command: 'travel', destination: 'BARNARD-1' });
  await tester.host.advance(3600);
  expect(await presence('BARNARD')).toMatchObject({ observed: false, replicants: [] });
  expect(await presence('BARNARD-1')).toMatchObject({ observed: false, replicants: [] });
  expect(await presence('BARNARD-1', {}, bo.account)).toMatchObject({
    observed: true,
    replicants: [{ name: 'Bo', devices: { heaven_vessel: 1 } }],
  });
  const answer = await tester.call('locations.presence', {
    account: ada.account,
    path: { code: 'NOWHERE' },
  });
  expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_location' } });
});

test('everybody may read the card of a replicant, and nothing else of it', async () => {
  const { ada, presence, tester } = await begin();
  const bo = (await presence('SOL')).replicants[1];
  const path = { code: bo?.replicant_code ?? '' };
  expect(await tester.call('replicants.card', { account: ada.account, path })).toMatchObject({
    status: 200,
    body: { replicant_code: bo?.replicant_code, name: 'Bo', contributed_devices: 0 },
  });
  expect((await tester.call('replicants.get', { account: ada.account, path })).status).toBe(404);
  const unknown = { account: ada.account, path: { code: 'ffffffff' } };
  expect(await tester.call('replicants.card', unknown)).toMatchObject({ status: 404 });
});

test('the catalogue names who locks a system', async () => {
  const { blueprints, hubs, start } = STANDARD_RULESET;
  const tester = await hostTester({
    ruleset: {
      ...STANDARD_RULESET,
      hubs: { ...hubs, commonsStarCodes: ['BARNARD'] },
      start: {
        ...start,
        starCodes: ['SOL'],
        place: '3-L4',
        fleet: ['heaven_vessel', 'system_hub'],
      },
      blueprints,
    },
  });
  const { account } = await tester.account('Ada');
  const [, hub] = await tester.devices(account);
  await tester.command(account, hub?.device_code ?? '', { command: 'activate' });
  const stars = async (query: object) =>
    (await tester.call('stars.list', { account, query: { ...query } })).body as {
      readonly stars: readonly Star[];
    };
  const [sol] = (await stars({ locked: true })).stars;
  expect(sol).toMatchObject({
    designation: 'SOL',
    locked_by: { replicant: 'Ada', replicant_code: hub?.replicant_code },
  });
  expect((await stars({ locked: false })).stars[0]?.designation).not.toBe('SOL');
});

interface Star {
  readonly designation: string;
  readonly distance_from_near_ly?: number;
  readonly planets: readonly { readonly kind: string }[];
  readonly belts: readonly { readonly resources: Readonly<Record<string, string>> }[];
  readonly locked_by: object | null;
}

test('finds the nearest belt with a resource', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const walk = async (query: object, pages: number): Promise<readonly Star[]> => {
    const stars: Star[] = [];
    let cursor: string | null | undefined;
    for (let n = 0; n < pages && cursor !== null; n += 1) {
      const asked = { limit: 50, ...query, ...(cursor && { cursor }) };
      const { body } = await tester.call('stars.list', { account, query: asked });
      const page = body as { readonly stars: Star[]; readonly next_cursor: string | null };
      stars.push(...page.stars);
      cursor = page.next_cursor;
    }
    return stars;
  };
  const all = await walk({ near: 'BARNARD' }, 40);
  expect(all).toHaveLength(2000);
  expect(all[0]).toMatchObject({ designation: 'BARNARD', distance_from_near_ly: 0 });
  const far = all.map(({ distance_from_near_ly = -1 }) => distance_from_near_ly);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  const wanted = { resource: 'carbon', abundance: 'rich', planet_kind: 'ocean', locked: false };
  const found = await walk({ near: 'BARNARD', ...wanted }, 4);
  expect(found).toEqual(
    all.filter(
      ({ belts, planets }) =>
        planets.some(({ kind }) => kind === 'ocean') &&
        belts.some(({ resources }) => resources['carbon'] === 'rich'),
    ),
  );
  expect(found.length).toBeGreaterThan(2);
  expect(await walk({ locked: true }, 2)).toEqual([]);
  const [itself, nearest] = await walk({ near: 'G200000', limit: 2 }, 1);
  expect(itself).toMatchObject({ designation: 'G200000', distance_from_near_ly: 0 });
  expect(nearest?.distance_from_near_ly).toBeLessThan(10);
  const abundant = (words: readonly unknown[]) =>
    all.filter(({ belts }) => belts.some(({ resources }) => words.includes(resources['carbon'])));
  const high = await walk({ near: 'BARNARD', resource: 'carbon', abundance: 'high' }, 1);
  expect(high).toEqual(abundant(['high', 'rich']).slice(0, 50));
  expect(high).not.toEqual(abundant(['high']).slice(0, 50));
  const page = await tester.call('stars.list', { account, query: { locked: true } });
  expect(page).toMatchObject({ entries: 500, body: { stars: [] } });
  expect(JSON.stringify(all[0])).not.toContain('remaining');
});

test('everybody can read the map of the nearest stars', async () => {
  const { tester } = await begin();
  const { body, status } = await tester.call('galaxy.get', { query: { limit: 120 } });
  const { stars } = body as { readonly stars: readonly Record<string, unknown>[] };
  expect(status).toBe(200);
  expect(stars).toHaveLength(120);
  expect(new Set(stars.map(({ designation }) => designation)).size).toBe(120);
  expect(stars[0]).toMatchObject({ designation: 'SOL', planets: 8, belts: 1, locked_by: null });
});

test('everybody can read how many play, and the season', async () => {
  const { tester } = await begin();
  const { body } = await tester.call('overview.get');
  expect(body).toMatchObject({ players: 2, season: { season: 1, contributors: [] } });
});
