import { expect, test } from 'vitest';
import { soloTester } from '../../tester.js';
import { audit } from '../../views/game/audit.js';
import { replicantListView } from '../../views/accounts/replicantView.js';

const RICH = { more: ['heaven_vessel', 'heaven_vessel'], stock: { rares: 399 } } as const;

test('a free vessel becomes the home of a new sibling, for its bill', () => {
  const { game, account } = soloTester(RICH);
  const device = game.code(account, 'heaven_vessel', 1);
  const answer = game.command(account, 'replicate', { device, name: 'Bo' });
  expect(answer).toMatchObject({ device_code: device, status: 'idle' });
  const code = answer['replicant_code'];
  expect(game.device(account, device).replicant_code).toBe(code);
  const created = { replicant_code: code, name: 'Bo', hosting_device_code: device };
  expect(replicantListView(game.world(), account)[1]).toMatchObject({
    ...created,
    cohort_permission: 'private',
    accepts_devices: false,
    location: 'SOL-BELT-1',
  });
  const event = { name: 'replicant.created', replicant: 1, new_replicant: 2 };
  expect(game.events.at(-1)).toMatchObject(event);
  expect(game.stock(account)).toMatchObject({ structural: 1000, conductive: 300, rares: 199 });
  expect(audit(game.world()).rares).toMatchObject({
    replicants: { units: 200, micro: 0 },
    sinks: { units: 0, micro: 0 },
  });
});

test('makes its refusals in order', () => {
  const { game, account } = soloTester({ ...RICH, rules: { limits: { replicantsPerAccount: 2 } } });
  const device = game.code(account, 'heaven_vessel', 1);
  const refusal = (more: object) =>
    game.refusal(account, 'replicate', { device, name: 'Bo', ...more });
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  expect(refusal({})).toBe('device_busy');
  game.run(60);
  expect(refusal({})).toBe('short_stock');
  expect(refusal({ device: game.code(account, 'heaven_vessel', 0) })).toBe('vessel_occupied');
  const other = game.code(account, 'heaven_vessel', 2);
  game.command(account, 'replicate', { device: other, name: 'Bo' });
  expect(refusal({ device: other })).toBe('vessel_occupied');
  expect(refusal({})).toBe('replicant_limit');
});
