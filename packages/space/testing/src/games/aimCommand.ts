import type { Command } from '@astrarium/core';
import { type DeviceView, replicantCode, seasonView, type World } from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';
import { type Aim, aimIdle, aimOrder, aimViews } from './aims/aim.js';
import { limitAim } from './aims/limitAim.js';
import { rareAim } from './aims/rareAim.js';
import { workAim } from './aims/workAim.js';
import { chooseCommand, type Pick } from './chooseCommand.js';
import { commandArgs } from './commandArgs.js';

/** Creates replicants, accepts devices of others, and shares own devices or stops sharing them. */
const accountAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const free = views.find(({ available_commands }) => available_commands.includes('replicate'));
  if (free !== undefined && b % 3 === 0) {
    return aimOrder(aiming, 'replicate', { device: free.device_code, name: `Twin ${a % 999}` });
  }
  const replicant = pickOf(world.accounts.get(account)?.replicants ?? [], a);
  if (replicant === undefined) return undefined;
  if (b % 4 === 0) {
    const replicant_cooperation = a % 3 === 0 ? 'shared' : 'individual';
    return aimOrder(aiming, 'update_account', { replicant_cooperation });
  }
  return aimOrder(aiming, 'update_replicant', {
    replicant_code: b % 16 === 1 ? 'ffffffff' : replicantCode(world.setting.key, replicant),
    ...(b % 4 === 1 ? {} : { accepts_devices: a % 4 > 0 }),
    ...(b % 4 === 2 ? {} : { cohort_permission: a % 3 === 0 ? 'public' : 'private' }),
  });
};

/** Codes that occur without an aim: every busy device has them. */
const COMMON: ReadonlySet<string> = new Set(['device_busy', 'wrong_state']);

/** Sends a command that the views show as blocked, each code equally often. */
const blockedAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const blocked = views.flatMap((view) =>
    Object.entries(view.blocked_commands).map(([type, code]) => ({ view, type, code })),
  );
  const codes = new Set(blocked.map(({ code }) => code).filter((code) => !COMMON.has(code)));
  const code = pickOf([...codes], a);
  const one = pickOf(
    blocked.filter((each) => each.code === code),
    b,
  );
  if (one === undefined) return undefined;
  const args = commandArgs(one.type, { world, view: one.view, account, a, b });
  return aimOrder(aiming, one.type, { device: one.view.device_code, ...args });
};

/** Lets a controller adopt and release drones, and gives it directives. */
const controllerAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const controller = pickOf(
    views.filter(({ available_commands }) => available_commands.includes('set_directive')),
    a,
  );
  if (controller === undefined) return undefined;
  const { device_code: device, adopted_devices: adopted = [] } = controller;
  const codes = views
    .filter(({ device_type }) => device_type === 'mining_drone' || b % 11 === 0)
    .map(({ device_code }) => device_code)
    .filter((code) => b % 5 === 0 || !adopted.includes(code));
  const some = [pickOf(codes, a), pickOf(codes, a + 1)].slice(0, 1 + (b % 2));
  const targets = [...new Set(some)].filter((code) => code !== undefined);
  switch ((a >> 4) % 5) {
    case 0:
    case 1:
      return targets.length === 0 ? undefined : aimOrder(aiming, 'adopt', { device, targets });
    case 2: {
      const released = b % 4 === 0 ? targets : adopted.slice(0, 1);
      if (released.length === 0) return undefined;
      return aimOrder(aiming, 'release', { device, targets: released });
    }
    case 3:
      return aimOrder(aiming, 'clear_directive', { device });
    default: {
      const view = controller;
      const args = commandArgs('set_directive', { world, view, account, a, b });
      return aimOrder(aiming, 'set_directive', { device, ...args });
    }
  }
};

const BELTS = ['SOL-BELT-1', 'BARNARD-BELT-1', 'ALPHACEN-BELT-1', 'TAUCETI-BELT-1', 'SOL-4'];

/** Stows devices in a vessel, carries them to another system and deploys them. */
const expeditionAim: Aim = (aiming) => {
  const { views, a, b } = aiming;
  const vessel = aimIdle(aiming, 'host');
  if (vessel === undefined) return undefined;
  const { device_code: into, location, stowed_devices: aboard = [] } = vessel;
  const first = pickOf(aboard, a);
  if (first !== undefined && b % 3 === 0) return aimOrder(aiming, 'deploy', { device: first });
  if (aboard.length > 0 && b % 3 === 1) {
    const away = BELTS.filter((belt) => belt !== location);
    return aimOrder(aiming, 'travel', { device: into, destination: pickOf(away, a) ?? 'SOL-3' });
  }
  // The rules decide whether the vessel has space and the right owner.
  const small = ({ available_commands: can, location: at }: DeviceView): boolean =>
    at === location && can.includes('stow');
  const device = pickOf(views.filter(small), a);
  return device && aimOrder(aiming, 'stow', { device: device.device_code, into });
};

const AWAY = ['BARNARD-1-L4', 'ALPHACEN-1-L5', 'TAUCETI-1-L4', 'SOL-3-L4', 'SOL-1-L5'];

/** Carries a hub to a Lagrange point, activates it there with a greeting, and deactivates it. */
const hubAim: Aim = (aiming) => {
  const { account, views, world, a, b } = aiming;
  const hub = pickOf(
    views.filter(({ device_type }) => device_type === 'system_hub'),
    a,
  );
  if (hub === undefined) return undefined;
  const { device_code: device, location, status } = hub;
  const order = (type: string, by: string, args: Readonly<Record<string, unknown>> = {}) =>
    aimOrder(aiming, type, { device: by, ...args });
  if (status === 'active') return b % 12 === 0 ? order('deactivate', device) : undefined;
  if (status === 'attached') {
    const by = views.find(({ device_code }) => device_code === hub.attached_to_device_code);
    if (by?.status !== 'idle') return undefined;
    if (/-L[45]$/.test(location)) return order('detach', by.device_code, { targets: [device] });
    return order('travel', by.device_code, { destination: pickOf(AWAY, b) ?? location });
  }
  const isOpen = hub.available_commands.includes('activate');
  if (isOpen && world.accounts.get(account)?.hub_greeting === '') {
    return aimOrder(aiming, 'update_account', { hub_greeting: 'Welcome' });
  }
  if (isOpen || b % 3 === 0) return order('activate', device);
  const vessel = views.find((each) => isNear(each, hub) && each.features.includes('attach'));
  return vessel && order('attach', vessel.device_code, { targets: [device] });
};

function isNear(vessel: DeviceView, { location }: DeviceView): boolean {
  return vessel.location === location && vessel.status === 'idle';
}

/** Prints, carries and contributes the devices that the season needs; sometimes wrongly. */
const seasonAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const season = seasonView(world);
  if (season === undefined) return undefined;
  const { location, requirements } = season.objective;
  const needed = views.filter(({ device_type }) => device_type in requirements);
  const there = needed.filter((view) => view.location === location && view.status === 'idle');
  const codes = (b % 4 === 0 ? needed : there).map(({ device_code }) => device_code);
  if (codes.length > 0 && (there.length > 0 || b % 9 === 0)) {
    const place = b % 7 === 0 ? (pickOf(['SOL-3', 'SOL-OBJ-9', 'NOWHERE'], a) ?? '') : location;
    const all = world.replicants.ids();
    const own = world.accounts.get(account)?.replicants ?? all;
    const acting = pickOf(b % 11 === 0 ? all : own, a) ?? 1;
    return aimOrder(aiming, 'contribute', {
      location: place,
      devices: codes.slice(0, 4),
      ...(b % 5 === 0 ? { acting_replicant: replicantCode(world.setting.key, acting) } : {}),
    });
  }
  const near = needed.filter(
    (view) => view.status === 'idle' && view.available_commands.includes('travel'),
  );
  const device = pickOf(near, a);
  if (device !== undefined) {
    return aimOrder(aiming, 'travel', { device: device.device_code, destination: location });
  }
  const printer = pickOf(
    views.filter(({ available_commands }) => available_commands.includes('enqueue_print')),
    a,
  );
  const type = pickOf(Object.keys(requirements), b);
  if (printer === undefined || type === undefined) return undefined;
  return aimOrder(aiming, 'enqueue_print', { device: printer.device_code, device_type: type });
};

const AIMS: readonly Aim[] = [
  rareAim,
  workAim,
  accountAim,
  hubAim,
  expeditionAim,
  controllerAim,
  seasonAim,
  rareAim,
  workAim,
  limitAim,
  blockedAim,
];

/** The number of commands for which a player keeps an aim. */
const COMMANDS_PER_AIM = 16;

/**
 * A command of a player with an aim: half of the time the aim that the game's seed sets for a
 * while, else a random one. When no command serves the aim, any command that the views suggest.
 *
 * @param earlier the commands of the game so far
 */
export function aimCommand(world: World, pick: Pick, earlier: readonly Command[]): Command {
  const [kind = 0, who = 0, which = 0, , a = 0, b = 0] = pick;
  const accounts = world.accounts.ids();
  const isSteady = kind % 2 === 0;
  const theme = (world.setting.seed % 1000) + Math.floor(earlier.length / COMMANDS_PER_AIM);
  const account = pickOf(accounts, isSteady ? theme : who);
  const aim = pickOf(AIMS, isSteady ? theme : which);
  const views = account === undefined ? [] : aimViews(world, account);
  const aimed = account === undefined ? undefined : aim?.({ world, account, views, a, b });
  return aimed ?? chooseCommand(world, pick, earlier);
}
