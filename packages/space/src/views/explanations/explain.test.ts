import { expect, test } from 'vitest';
import { isRefused } from '../../rules/refuse.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { perCategory } from '../../ruleset/categories.js';
import { stackedStrength } from '../../ruleset/stackedStrength.js';
import { deviceTester, rulesWith, soloTester, tester } from '../../tester.js';
import { climateView } from '../places/climateView.js';
import { parseLocation } from '../../galaxy/location.js';
import { explainSteps } from './explain.js';
import { EXPLAINABLE } from './explainable.js';
import type { Explanation } from './explanation.js';

type Game = ReturnType<typeof tester>;

function ask(game: Game, account: number, query: object): Explanation {
  const answer = takeSteps(explainSteps(game.world(), account, query as never));
  if (isRefused(answer)) throw new Error(answer.refusal.message);
  return answer;
}

function refusal(game: Game, account: number, query: object) {
  const answer = takeSteps(explainSteps(game.world(), account, query as never));
  return isRefused(answer) ? [answer.refusal.code, answer.refusal.numbers] : ['done'];
}

test('explains an attribute by teams, their stacks, and the rest of other accounts', () => {
  const fleet = ['heaven_vessel', 'thermal_lance', 'thermal_lance', 'gas_separator'] as const;
  const { game, account } = soloTester({
    rules: { start: { place: '4', starCodes: ['SOL'], fleet } },
  });
  const other = game.open('Bo');
  const codes = [0, 1].map((n) => game.code(account, 'thermal_lance', n));
  for (const device of codes) game.command(account, 'activate', { device });
  game.command(account, 'configure', { device: codes[1], strength: 0.5 });
  game.run(3600);
  const query = { about: 'attribute', location: 'SOL-4', attribute: 'temperature' };
  const explanation = ask(game, account, query);
  const shown = climateView(game.world(), parseLocation(7, 'SOL-4') ?? 0)?.attributes.temperature;
  expect(explanation.value / 1e9).toBe(shown?.delta);
  const [devices] = explanation.parts;
  // 1 and ln 2 · 0.5 of 0.4 K in 3600 s.
  expect(devices?.parts).toMatchObject([
    {
      about: 'team',
      value: Math.trunc((400 * 1_346_573) / 3600),
      terms: { device_type: 'thermal_lance' },
      parts: [
        {
          about: 'increase',
          value: 1_346_573,
          parts: [
            { value: 1_000_000, terms: { device_code: codes[0], weight_micro: 1_000_000 } },
            { value: 500_000, terms: { device_code: codes[1], weight_micro: 693_147 } },
          ],
        },
      ],
    },
  ]);
  game.command(other, 'activate', { device: game.code(other, 'thermal_lance') });
  const [mine] = ask(game, account, query).parts;
  expect(mine?.parts.map(({ about }) => about)).toEqual(['team', 'others']);
  const text = JSON.stringify(ask(game, other, query));
  for (const code of codes) expect(text).not.toContain(code);
});

test('lists the 100 strongest devices of a stack, and sums the others', () => {
  const fleet = ['heaven_vessel', ...Array<'thermal_lance'>(105).fill('thermal_lance')] as const;
  const { game, account } = soloTester({
    rules: { start: { place: '4', starCodes: ['SOL'], fleet } },
  });
  const codes = Array.from({ length: 105 }, (_, n) => game.code(account, 'thermal_lance', n));
  game.command(account, 'configure', { device: codes[0], strength: 0.5 });
  for (const device of codes) game.command(account, 'activate', { device });
  const query = { about: 'attribute', location: 'SOL-4', attribute: 'temperature' };
  const [stack] = ask(game, account, query).parts[0]?.parts[0]?.parts ?? [];
  expect(stack?.parts.map(({ terms }) => terms['device_code'])).toEqual(codes.slice(1, 101));
  const listed = stack?.parts.map(({ value, terms }) => value * Number(terms['weight_micro']));
  const sum = listed?.reduce((all, one) => all + one, 0) ?? 0;
  expect(stack?.terms['devices']).toBe(105);
  expect(stack?.value).toBe(Math.floor((sum + Number(stack?.terms['unlisted_pico'])) / 1e6));
  expect(stack?.value).toBe(stackedStrength([...Array<number>(104).fill(1e6), 500_000]));
});

test('explains a hub by decay, upkeep and the next ticks', () => {
  const { hubs } = rulesWith({ hubs: { commonsStarCodes: [] } });
  const fleet = ['heaven_vessel', 'system_hub'] as const;
  const start = { fleet, place: '1-L4', starCodes: ['BARNARD'] };
  const rules = { hubs, start };
  const { account, device: device_code, game } = deviceTester('system_hub', { rules });
  expect(refusal(game, account, { about: 'hub', device_code })[0]).toBe('wrong_state');
  game.command(account, 'activate', { device: device_code });
  const decay = () => ask(game, account, { about: 'hub', device_code }).parts[0]?.value;
  expect(decay()).toBe(0);
  game.run(hubs.shieldSeconds + 1000);
  expect(decay()).toBe(-hubs.decayPpmPerDay);
  const { parts, value } = ask(game, account, { about: 'hub', device_code });
  expect(value).toBe(Math.floor((game.device(account, device_code).hub?.integrity ?? 0) * 10_000));
  expect(parts.map(({ about }) => about).slice(0, 3)).toEqual(['decay', 'upkeep', 'hub_warning']);
});

test('names the invalid field in refusals', () => {
  const { game, account, device: drone } = deviceTester('mining_drone');
  const vessel = game.code(account, 'heaven_vessel');
  const code = { device_code: drone };
  expect(() => refusal(game, account, { about: 'luck' })).toThrow(
    Object.keys(EXPLAINABLE).join(' '),
  );
  expect(refusal(game, account, { about: 'mining' })).toEqual([
    'invalid_field',
    { field: 'device_code', rule: 'required', about: 'mining' },
  ]);
  expect(refusal(game, account, { about: 'mining', ...code, site: 'X' })).toMatchObject([
    'invalid_field',
    { field: 'site', rule: 'unknown_parameter' },
  ]);
  for (const about of ['waiting', 'hub', 'print']) {
    const more = about === 'print' ? { device_type: 'surge_plate' } : {};
    const refused = ['missing_feature', { field: 'device_code' }];
    expect(refusal(game, account, { about, ...code, ...more })).toMatchObject(refused);
  }
  const state = { field: 'device_code', status: 'idle', needs: 'waiting_for_resources' };
  const waiting = refusal(game, account, { about: 'waiting', device_code: vessel });
  expect(waiting).toMatchObject(['wrong_state', state]);
  const field = (query: object) => refusal(game, account, query)[0];
  const oxygen = { about: 'attribute', attribute: 'oxygen' };
  expect(field({ ...oxygen, location: 'NOWHERE' })).toBe('unknown_location');
  expect(field({ ...oxygen, location: 'SOL-BELT-1' })).toBe('not_a_planet');
  const rares = { about: 'deposit', resource: 'rares' };
  for (const site of ['SOL', 'SOL-4-SAL-1', 'SOL-BELT-1-SITE-1']) {
    expect(field({ ...rares, site })).toBe('unknown_site');
  }
  expect(field({ about: 'stock', location: 'X', resource: 'rares' })).toBe('unknown_location');
});

test('reveals nothing to strangers, and of private siblings only a sum', () => {
  const fleet = ['heaven_vessel', 'heaven_vessel', 'mining_drone', 'mining_drone'] as const;
  const stock = perCategory(() => 1000);
  const { game, account } = soloTester({ stock, rules: { start: { starCodes: ['SOL'], fleet } } });
  const other = game.open('Bo');
  const [one, two] = [0, 1].map((n) => game.code(account, 'mining_drone', n));
  const vessel = game.code(account, 'heaven_vessel', 1);
  const cy = game.command(account, 'replicate', { device: vessel, name: 'Cy' })['replicant_code'];
  game.command(account, 'update_replicant', { replicant_code: cy, accepts_devices: true });
  game.command(account, 'change_owner', { device: two, replicant_code: cy });
  for (const device of [one, two]) {
    game.command(account, 'start_mining', { device, resource: 'carbon' });
  }
  const acting_replicant = game.replicant(account);
  const rate = 76_923;
  for (const place of [
    { about: 'stock', location: 'SOL-BELT-1' },
    { about: 'deposit', site: 'SOL-BELT-1-SITE-0' },
  ]) {
    const sign = place.about === 'stock' ? 1 : -1;
    const query = { ...place, resource: 'carbon' };
    expect(ask(game, account, query)).toMatchObject({
      value: sign * 2 * rate,
      terms: { siblings_micro: 0 },
      parts: [{ terms: { device_code: one } }, { terms: { device_code: two } }],
    });
    expect(ask(game, account, { ...query, acting_replicant })).toMatchObject({
      value: sign * 2 * rate,
      terms: { siblings_micro: rate },
      parts: [{ terms: { device_code: one } }],
    });
    expect(ask(game, other, query)).toMatchObject({ parts: [] });
    expect(ask(game, other, query).value + 0).toBe(0);
  }
  const mining = { about: 'mining', device_code: two };
  expect(refusal(game, account, { ...mining, acting_replicant })[0]).toBe('not_owner');
  expect(refusal(game, other, mining)[0]).toBe('unknown_device');
  expect(refusal(game, other, { ...mining, acting_replicant })[0]).toBe('unknown_replicant');
});
