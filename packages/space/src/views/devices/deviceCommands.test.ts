import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';

const MORE: readonly DeviceType[] = [
  ...(['mining_drone', 'mining_drone', 'survey_drone', 'survey_drone'] as const),
  ...(['autofactory', 'autofactory', 'autofactory', 'heaven_vessel'] as const),
  ...(['transport_drone', 'transport_drone', 'maintenance_drone'] as const),
  ...(['ami_mining_controller', 'ftl_relay', 'ftl_beacon', 'system_hub'] as const),
  ...(['atmo_processor', 'bio_seeder', 'compute_core'] as const),
];

function startGame() {
  const { mining, start } = STANDARD_RULESET;
  const fleet = [...start.fleet, ...MORE];
  const stock = { ...start.stock, structural: 6000, conductive: 6000 };
  const game = tester({
    ruleset: { ...STANDARD_RULESET, mining, start: { ...start, fleet, stock } },
  });
  return { game, account: game.open() };
}

test('shows the codes of refusals that depend on place and owner', () => {
  const { game, account } = startGame();
  const blocked = (type: DeviceType) =>
    game.device(account, game.code(account, type)).blocked_commands;
  expect(blocked('mining_drone')).toMatchObject({ deploy: 'wrong_state', recall: 'already_there' });
  expect(blocked('transport_drone')).toMatchObject({ deposit_resources: 'hold_empty' });
  expect(blocked('system_hub')).toMatchObject({ activate: 'not_at_lagrange' });
  expect(blocked('bio_seeder')).toMatchObject({ activate: 'not_a_planet' });
  expect(blocked('ami_mining_controller')).toMatchObject({ clear_directive: 'no_directive' });
  expect(blocked('heaven_vessel')).toMatchObject({ replicate: 'vessel_occupied' });
  expect(blocked('mining_drone')).not.toHaveProperty('decommission');
  for (const n of [0, 1, 2, 3]) {
    const device = game.code(account, 'autofactory', n);
    game.command(account, 'travel', { device, destination: 'SOL-4' });
  }
  expect(blocked('mining_drone')).toMatchObject({ decommission: 'no_autofactory' });
});
