import { expect, test } from 'vitest';
import { astrarium } from '../../game.js';
import {
  DEVICE_COMMAND_NAMES,
  type DeviceCommandName,
  deviceCommandOf,
} from '../../commands/commands.js';
import { exampleArgs } from '../../commands/definition/argument.js';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { STATUSES } from '../../state/statuses.js';
import { tester } from '../../tester.js';
import { deviceListText } from './deviceListText.js';
import { deviceListView } from './deviceListView.js';
import type { DeviceList } from './deviceListView.js';
import { deviceView, deviceViewIds } from './deviceView.js';

type Game = ReturnType<typeof tester>;

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

/** Well-formed arguments, so that only the rules of the game can refuse them. */
function argsOf(command: DeviceCommandName, other: string) {
  return exampleArgs(deviceCommandOf(command), {
    amounts: { structural: 1 },
    device_code: other,
    device_codes: [other],
    device_type: 'ftl_beacon',
    location_code: 'SOL-6',
    replicant_code: '00000000',
  });
}

const STATE_CODES = ['device_busy', 'wrong_state', 'missing_feature'];

/** Asks every device for everything, and compares with what its view says. */
function walk(game: Game, account: number, seen: Set<string>): void {
  const world = game.world();
  const page = deviceListView(world, account, { limit: 50 }) as DeviceList;
  expect(deviceListText(world, account, { limit: 50 })).toBe(JSON.stringify(page));
  const other = game.code(account, 'autofactory', 3);
  for (const id of deviceViewIds(world, account)) {
    const view = deviceView(world, id);
    if (view === undefined) continue;
    const status = view.status.split(' ')[0] ?? '';
    // What another of the same kind has shown already need not be seen again.
    const kind = `${view.device_type} ${status} ${JSON.stringify(view.blocked_commands)}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    for (const command of DEVICE_COMMAND_NAMES) {
      const args = { ...argsOf(command, other), device: view.device_code };
      const order = { id: 'walk', account, type: command, args };
      const { outcome } = astrarium.execute(game.snapshot, order);
      const code = outcome.done ? 'done' : outcome.refusal.code;
      const where = `${command} of a ${view.device_type} that is ${view.status}: ${code}`;
      const block = view.blocked_commands[command];
      if (block !== undefined) expect(code, where).toBe(block);
      else if (view.available_commands.includes(command)) {
        expect(STATE_CODES, where).not.toContain(code);
        expect(code, where).not.toBe('invalid_field');
      } else expect(code, where).toBe('missing_feature');
      seen.add(`${status} ${command}`);
    }
  }
}

test('in every state, each command is available or refused with the shown code', () => {
  const { game, account } = startGame();
  const code = (type: DeviceType, n = 0) => game.code(account, type, n);
  const command = (type: string, args: Record<string, unknown>) =>
    game.command(account, type, args);
  const seen = new Set<string>();
  const look = () => walk(game, account, seen);
  look();
  const vessel = code('heaven_vessel');
  command('stow', { device: code('ftl_beacon'), into: vessel });
  command('attach', { device: vessel, targets: [code('ftl_relay')] });
  command('collect_resources', { device: code('transport_drone'), resources: { carbon: 9 } });
  command('travel', { device: code('atmo_processor'), destination: 'SOL-4' });
  look();
  command('start_mining', { device: code('mining_drone'), resource: 'carbon' });
  command('search', { device: code('survey_drone') });
  command('scan', { device: code('survey_drone', 1) });
  command('enqueue_print', {
    device: code('autofactory'),
    device_type: 'ftl_beacon',
    quantity: 10,
  });
  command('enqueue_print', { device: code('autofactory', 1), device_type: 'system_hub' });
  command('enqueue_print', { device: code('autofactory', 1), device_type: 'heaven_vessel' });
  command('travel', { device: code('mining_drone', 1), destination: 'SOL-4' });
  command('decommission', { device: code('mining_drone', 2) });
  command('set_directive', { device: code('ami_mining_controller'), name: 'gather_evenly' });
  look();
  game.run(20);
  command('recall', { device: code('mining_drone', 1) });
  look();
  game.run(200);
  command('activate', { device: code('atmo_processor') });
  command('decommission', { device: code('bio_seeder') });
  command('travel', { device: code('transport_drone', 1), destination: 'SOL-4' });
  command('travel', { device: vessel, destination: 'BARNARD' });
  look();
  game.run(90);
  command('decommission', { device: code('transport_drone', 1) });
  look();
  game.run(5000);
  look();
  const cells = STATUSES.flatMap((status) =>
    DEVICE_COMMAND_NAMES.map((each) => `${status} ${each}`),
  );
  expect(cells.filter((cell) => !seen.has(cell))).toEqual([]);
});

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
