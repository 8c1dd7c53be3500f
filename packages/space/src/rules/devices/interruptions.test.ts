import { perCategory } from '../../ruleset/categories.js';
import { expect, test } from 'vitest';

import { STOP_REASONS } from '../../events/eventMembers.js';
import { deviceCodeToId } from '../../state/devices.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { soloTester } from '../../tester.js';
import { deviceView } from '../../views/devices/deviceView.js';
import { INTERRUPTION_RESULTS, INTERRUPTIONS, INTERRUPTIBLES } from './interruptions.js';
import type { Interruption, Interruptible } from './interruptions.js';

/** Room for one of each type, and for a while. */
const SEASON = {
  ...STANDARD_RULESET.seasons.calendar[0]!,
  starCode: 'SOL',
  requirements: { mining_drone: 9, transport_drone: 9, autofactory: 9, ftl_beacon: 9 },
};

/** Everybody begins in one system with one device of each kind and two vessels, and is rich. */
const RULES = {
  hubs: { commonsStarCodes: [] },
  // A site that is mined empty before anybody waits for long.
  sites: { reserveUnits: { scarce: 20, low: 20, moderate: 20, high: 20, rich: 20 }, perBelt: 2 },
  seasons: { calendar: [SEASON] },
};

const FLEET = [
  ...(['heaven_vessel', 'heaven_vessel', 'heaven_vessel', 'mining_drone'] as const),
  ...(['survey_drone', 'transport_drone', 'autofactory', 'ami_mining_controller'] as const),
  ...(['atmo_processor', 'system_hub', 'ftl_beacon'] as const),
];

/** A stage: who plays, and the vessel that carries (it is not the one that is recalled to). */
function stage(place: string) {
  const start = { starCodes: ['SOL'], place, fleet: FLEET };
  const { game, account } = soloTester({
    stock: perCategory(() => 100_000),
    rules: { ...RULES, start },
  });
  const stranger = game.open('Bo');
  const code = game.code.bind(game, account);
  const home = code('heaven_vessel');
  const carrier = code('heaven_vessel', 1);
  const execute = (type: string, args: Record<string, unknown>) =>
    game.command(account, type, args);
  const refusal = game.refusal.bind(game, account);
  /** Brings a device to a place fastened to a vessel. */
  const haul = (by: number, vessel: string, device: string, destination: string): void => {
    game.command(by, 'attach', { device: vessel, targets: [device] });
    game.command(by, 'travel', { device: vessel, destination });
    game.run(400);
    game.command(by, 'detach', { device: vessel, targets: [device] });
  };
  execute('update_account', { replicant_cooperation: 'shared' });
  execute('replicate', { device: code('heaven_vessel', 2), name: 'Sibling' });
  const accepts = { replicant_code: game.replicant(stranger), accepts_devices: true };
  game.command(stranger, 'update_replicant', accepts);
  execute('travel', { device: home, destination: 'SOL-5' });
  const theirs = game.code(stranger, 'system_hub');
  haul(stranger, game.code(stranger, 'heaven_vessel'), theirs, 'SOL-4-L4');
  const begin = game.snapshot;
  return { game, account, stranger, code, carrier, execute, refusal, haul, theirs, begin };
}

type Stage = ReturnType<typeof stage>;

// A megastructure is at an object: there is nothing to mine there.
const [atObject, atBelt] = [stage('OBJ-1'), stage('BELT-1')];

/** The device that is at it, and whether it still is. */
interface Scene {
  readonly device: string;
  readonly isOn: () => boolean;
}

/** A device, whoever owns it by now; undefined when it is gone. */
function viewOf(at: Stage, code: string) {
  const { world } = at.game;
  return deviceView(world(), deviceCodeToId(world().setting.key, code));
}

function byStatus(at: Stage, device: string, status: string): Scene {
  const isOn = () => viewOf(at, device)?.status.startsWith(status) === true;
  return { device, isOn };
}

/** A device is given a command, which gives it a status. */
function begun(at: Stage, device: string, status: string, type: string, args: object = {}): Scene {
  at.execute(type, { device, ...args });
  return byStatus(at, device, status);
}

const SCENES: Readonly<Record<Interruptible, (at: Stage) => Scene>> = {
  travel: (at) =>
    begun(at, at.code('mining_drone'), 'travelling', 'travel', { destination: 'SOL-8' }),
  mining: (at) =>
    begun(at, at.code('mining_drone'), 'mining', 'start_mining', { resource: 'carbon' }),
  search: (at) => begun(at, at.code('survey_drone'), 'searching', 'search'),
  tracking: (at) => {
    const { device } = SCENES.search(at);
    at.game.run(400);
    return byStatus(at, device, 'tracking');
  },
  print: (at) => {
    const order = { device_type: 'autofactory' };
    return begun(at, at.code('autofactory'), 'printing', 'enqueue_print', order);
  },
  scan: (at) => begun(at, at.code('survey_drone'), 'scanning', 'scan'),
  adoption: (at) => {
    const device = at.code('mining_drone');
    at.execute('adopt', { device: at.code('ami_mining_controller'), targets: [device] });
    const isOn = () => typeof viewOf(at, device)?.controller_device_code === 'string';
    return { device, isOn };
  },
  cargo: (at) => {
    const device = at.code('transport_drone');
    at.execute('collect_resources', { device, resources: { carbon: 100 } });
    return { device, isOn: () => (viewOf(at, device)?.cargo ?? []).length > 0 };
  },
  hub: (at) => {
    const device = at.code('system_hub');
    at.execute('travel', { device: at.code('autofactory'), destination: 'SOL-3-L4' });
    at.haul(at.account, at.carrier, device, 'SOL-3-L4');
    return begun(at, device, 'active', 'activate');
  },
  beacon: (at) => begun(at, at.code('ftl_beacon'), 'active', 'activate'),
  terraforming: (at) => {
    const device = at.code('atmo_processor');
    at.haul(at.account, at.carrier, device, 'SOL-4');
    return begun(at, device, 'active', 'activate');
  },
  decommission: (at) => {
    const device = at.code('mining_drone');
    at.execute('travel', { device, destination: 'SOL-4' });
    at.game.run(300);
    at.execute('decommission', { device });
    at.game.run(30);
    return byStatus(at, device, 'decommissioning');
  },
  stowed: (at) => begun(at, at.code('mining_drone'), 'stowed', 'stow', { into: at.carrier }),
  attached: (at) => {
    const device = at.code('mining_drone');
    at.execute('attach', { device: at.carrier, targets: [device] });
    return byStatus(at, device, 'attached');
  },
};

/** What is lost when the target of an operation is. */
function loseTarget(at: Stage, operation: Interruptible): string {
  if (operation === 'mining') {
    at.game.run(400);
    return 'done';
  }
  const lost = operation === 'adoption' ? at.code('ami_mining_controller') : at.carrier;
  return at.refusal('decommission', { device: lost });
}

/** How each interruption is brought about; gives the code of the refusal, or `done`. */
const PLAYS: Readonly<
  Record<Interruption, (at: Stage, device: string, operation: Interruptible) => string>
> = {
  travel: (at, device) => at.refusal('travel', { device, destination: 'SOL-2' }),
  recall: (at, device) => at.refusal('recall', { device }),
  stow: (at, device) => at.refusal('stow', { device, into: at.carrier }),
  attach: (at, device) => at.refusal('attach', { device: at.carrier, targets: [device] }),
  change_owner: (at, device) =>
    at.refusal('change_owner', { device, replicant_code: at.game.replicant(at.stranger) }),
  give_to_sibling: (at, device) =>
    at.refusal('change_owner', { device, replicant_code: at.game.replicant(at.account, 1) }),
  decommission: (at, device) => at.refusal('decommission', { device }),
  contribute: (at, device) => {
    const args = { location: 'SOL-OBJ-1', devices: [device] };
    const detail = at.execute('contribute', args)['rejected_detail'] as { reason: string }[];
    return detail[0]?.reason ?? 'done';
  },
  eviction: (at) => at.game.refusal(at.stranger, 'activate', { device: at.theirs }),
  loss_of_target: (at, _, operation) => loseTarget(at, operation),
  loss_of_autofactory: (at) => {
    const device = at.code('autofactory');
    const outcome = PLAYS.change_owner(at, device, 'print');
    // Who is on the way to it learns of that on arrival.
    at.game.run(outcome === 'done' ? 40 : 0);
    return outcome;
  },
};

const CELLS = INTERRUPTIBLES.flatMap((operation) =>
  INTERRUPTIONS.map((interruption) => [operation, interruption] as const),
).filter(
  ([operation, interruption]) => INTERRUPTION_RESULTS[operation][interruption] !== 'cannot be',
);

test.each(CELLS)('%s × %s', (operation, interruption) => {
  const at = interruption === 'contribute' ? atObject : atBelt;
  at.game.goBack(at.begin);
  const { device, isOn } = SCENES[operation](at);
  expect(isOn()).toBe(true);
  const [kind = '', what = '', reason = ''] =
    INTERRUPTION_RESULTS[operation][interruption].split(' ');
  const before = at.game.events.length;
  const outcome = PLAYS[interruption](at, device, operation);
  if (kind === 'refused') {
    expect(outcome).toBe(what);
    expect(at.game.events).toHaveLength(before);
    expect(isOn()).toBe(true);
    return;
  }
  expect(outcome).toBe('done');
  expect(isOn()).toBe(kind === 'goes');
  if (kind === 'goes') return;
  const id = deviceCodeToId(at.game.world().setting.key, device);
  const matching = at.game.events.slice(before).filter((event) => event.name === what);
  expect(matching).toHaveLength(1);
  expect([matching[0]?.['device'], matching[0]?.['adopted_device']]).toContain(id);
  if (reason !== '') expect(STOP_REASONS[Number(matching[0]?.['reason']) - 1]).toBe(reason);
});
