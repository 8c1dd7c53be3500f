import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { deviceCode } from '../state/deviceCode.js';
import { tester } from '../tester.js';
import { accountView } from '../views/accountView.js';

const SOL = { ...STANDARD_RULESET.start, starCodes: ['SOL'] };

/** Two accounts at one place. */
function two(ruleset = STANDARD_RULESET) {
  const game = tester({ ruleset: { ...ruleset, start: SOL } });
  const account = game.open();
  const stranger = game.open('Bo');
  const codeOf = (of: number) => accountView(game.world(), of)?.replicants[0]?.replicant_code ?? '';
  return { game, account, stranger, codeOf };
}

test('refusals, in their order', () => {
  const { game, account, stranger, codeOf } = two();
  const device = game.code(account, 'mining_drone');
  const refused = (more: object) =>
    game.refused(account, 'change_owner', { device, replicant_code: codeOf(stranger), ...more });
  expect(refused({ replicant_code: 'x' })).toBe('invalid_field');
  expect(refused({ device: game.code(stranger, 'mining_drone') })).toBe('unknown_device');
  expect(refused({ replicant_code: deviceCode(7, 1) })).toBe('unknown_replicant');
  expect(refused({ replicant_code: codeOf(account) })).toBe('already_owner');
  expect(refused({ device: game.code(account, 'heaven_vessel') })).toBe('hosts_replicant');
  expect(refused({})).toBe('not_accepted');
  game.tell(account, 'start_mining', { device, resource: 'carbon' });
  expect(refused({})).toBe('device_busy');
});
