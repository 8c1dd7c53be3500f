import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { soloTester } from '../../tester.js';

test('shows the codes of refusals that depend on place and owner', () => {
  const more = ['transport_drone', 'ami_mining_controller', 'system_hub', 'bio_seeder'] as const;
  const { game, account } = soloTester({ more });
  const blocked = (type: DeviceType) =>
    game.device(account, game.code(account, type)).blocked_commands;
  expect(blocked('mining_drone')).toMatchObject({ deploy: 'wrong_state', recall: 'already_there' });
  expect(blocked('transport_drone')).toMatchObject({ deposit_resources: 'hold_empty' });
  expect(blocked('system_hub')).toMatchObject({ activate: 'not_at_lagrange' });
  expect(blocked('bio_seeder')).toMatchObject({ activate: 'not_a_planet' });
  expect(blocked('ami_mining_controller')).toMatchObject({ clear_directive: 'no_directive' });
  expect(blocked('heaven_vessel')).toMatchObject({ replicate: 'vessel_occupied' });
  expect(blocked('mining_drone')).not.toHaveProperty('decommission');
  const device = game.code(account, 'autofactory');
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  expect(blocked('mining_drone')).toMatchObject({ decommission: 'no_autofactory' });
});
