import {
  astrariumDefinition,
  deviceCode,
  type Draft,
  NEARBY_STARS,
  parseLocation,
  type Setting,
  settingOf,
  STANDARD_RULESET,
  STATUS,
  DEVICE_TYPES,
} from '@astrarium/space';
import { type Command, type Definition, invariant } from '@astrarium/core';
import { depart, startMining, stopMining } from './botMoves.js';

const SEED = 11;
/** The duration of a trip between a belt and a planet. */
const TRIP_TICKS = 60;

const { tables } = astrariumDefinition.schema;
const DEVICE = tables.devices.fields;

/** The start systems: all near stars that have a belt and a planet. */
const STARS = NEARBY_STARS.map(({ code }) => code).filter((code) =>
  ['BELT-1', '1'].every((place) => parseLocation(SEED, `${code}-${place}`) !== undefined),
);
const ACCOUNTS = STARS.length * 2;

/** The number of devices and what they do. */
export interface Crowd {
  readonly devices: number;
  /** The number of devices that make trips; the others only mine. */
  readonly travelling: number;
  /** Ticks that a travelling drone mines before each trip. */
  readonly miningTicks: number;
}

/** A crowd with about `changes` changes per tick. */
export function busyCrowd(devices: number, changes: number): Crowd {
  // A round is mining and two trips; it has six changes.
  const miningTicks = Math.max(TRIP_TICKS, Math.ceil((6 * devices) / changes) - 2 * TRIP_TICKS);
  return { devices, travelling: devices, miningTicks };
}

/** A crowd that only mines. */
export function quietCrowd(devices: number): Crowd {
  return { devices, travelling: 0, miningTicks: 0 };
}

/** A ruleset with belts that no run depletes, and limits for the crowd. */
export function crowdSetting(): Setting {
  const { limits, mining, sites, start } = STANDARD_RULESET;
  const everywhere = Object.fromEntries(
    Object.keys(sites.reserveUnits).map((abundance) => [abundance, 400_000_000]),
  ) as typeof sites.reserveUnits;
  const stock = Object.fromEntries(
    Object.keys(start.stock).map((category) => [category, 1_000_000]),
  ) as unknown as typeof start.stock;
  const ruleset = {
    ...STANDARD_RULESET,
    mining: { ...mining, stockCapUnits: 800_000_000 },
    sites: { ...sites, reserveUnits: everywhere },
    start: { ...start, starCodes: STARS, stock },
    limits: { ...limits, devicesPerAccount: 1_100_000 },
  };
  return settingOf({ seed: SEED, ruleset });
}

/** The definition of the game. */
export type GameDefinition = Definition<typeof astrariumDefinition.schema>;

/**
 * The game with a crowd in its genesis, and systems that keep it busy: a drone mines, travels to a
 * planet, returns and mines; a printer always prints. While a drone mines, its timer starts its
 * next trip. The systems write what accepted commands of the game write; checking commands is
 * measured in `probe` and `replay`.
 */
export function crowdDefinition(crowd: Crowd): GameDefinition {
  const game: GameDefinition = astrariumDefinition;
  const systems = game.systems.map((system) => {
    if (system.name === 'deviceFinished') {
      const run = (draft: Draft, device: number): void => {
        if (draft.devices.get(device, DEVICE.status) === STATUS.mining) {
          stopMining(draft, device);
          depart(draft, device, beltOf(draft, device) + STARS.length, TRIP_TICKS);
        } else {
          system.run(draft, device);
          nextStep(draft, device, crowd);
        }
      };
      return { ...system, run };
    }
    if (system.name === 'printFinished') {
      const run = (draft: Draft, printer: number): void => {
        system.run(draft, printer);
        order(draft, draft.printers.get(printer, tables.printers.fields.device));
      };
      return { ...system, run };
    }
    return system;
  });
  const genesis = (draft: Draft): void => {
    game.genesis(draft);
    insertCrowd(draft, crowd);
  };
  return { ...game, systems, genesis };
}

function accountOf(draft: Draft, device: number): number {
  const fleet = draft.devices.parent(device, DEVICE.replicant);
  return draft.fleets.get(fleet, tables.fleets.fields.account);
}

/** The row of the belt of a device's account; the row of its planet is `STARS.length` higher. */
function beltOf(draft: Draft, device: number): number {
  return ((accountOf(draft, device) - 1) % STARS.length) + 1;
}

/** The next step of an idle drone: it returns from the planet, or mines at the belt. */
function nextStep(draft: Draft, device: number, { miningTicks }: Crowd): void {
  const belt = beltOf(draft, device);
  if (draft.devices.parent(device, DEVICE.location) !== belt) {
    depart(draft, device, belt, TRIP_TICKS);
    return;
  }
  mine(draft, device);
  const jitter = draft.roll(0xbe, device) % (miningTicks + 1);
  draft.devices.schedule(device, DEVICE.finished, draft.now + 1 + (miningTicks >> 1) + jitter);
}

/** Starts to mine. Accounts and belts have rows in the same order, with six deposits or stocks. */
function mine(draft: Draft, device: number): void {
  const category = draft.roll(0xbf, device) % 6;
  const belt = beltOf(draft, device);
  const pile = accountOf(draft, device);
  startMining(draft, device, (belt - 1) * 6 + category + 1, (pile - 1) * 6 + category + 1);
}

/** Orders one more small print. */
function order(draft: Draft, device: number): void {
  const command: Command = {
    id: '',
    account: accountOf(draft, device),
    type: 'enqueue_print',
    args: {
      device: deviceCode(draft.setting.key, device),
      device_type: 'compute_core',
      quantity: 1,
    },
  };
  const reducers: GameDefinition['commands'] = astrariumDefinition.commands;
  const outcome = reducers['enqueue_print']?.(draft, command);
  invariant(outcome?.done === true, `a print was refused: ${JSON.stringify(outcome)}`);
}

/** Opens accounts in all start systems and inserts the devices of the crowd. */
function insertCrowd(draft: Draft, { devices, travelling, miningTicks }: Crowd): void {
  const reducers: GameDefinition['commands'] = astrariumDefinition.commands;
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const name = `Bot ${account}`;
    reducers['open_account']?.(draft, { id: '', account: 0, type: 'open_account', args: { name } });
  }
  for (const star of STARS) {
    draft.locations.insert(parseLocation(SEED, `${star}-1`) as number);
  }
  const drone = DEVICE_TYPES.indexOf('mining_drone') + 1;
  const factory = DEVICE_TYPES.indexOf('autofactory') + 1;
  const first = draft.devices.count;
  for (let made = first; made < devices; made += 1) {
    const account = (made % ACCOUNTS) + 1;
    const printer = made - first < travelling && made % 200 === 0;
    const device = draft.devices.insert();
    draft.devices.set(device, DEVICE.type, printer ? factory : drone);
    draft.devices.set(device, DEVICE.capacity, draft.setting.ruleset.capacity.fullPpm);
    draft.devices.set(device, DEVICE.builtBy, account);
    draft.devices.join(device, DEVICE.replicant, account);
    draft.devices.join(device, DEVICE.location, beltOf(draft, device));
    draft.devices.set(device, DEVICE.status, STATUS.idle);
    if (printer) {
      draft.printers.insert(device);
      order(draft, device);
      const row = draft.printers.find(device);
      const { finished } = tables.printers.fields;
      // Spread the ticks at which prints finish.
      draft.printers.schedule(row, finished, 1 + (draft.roll(0xc1, device) % 200));
      continue;
    }
    mine(draft, device);
    if (made - first >= travelling) continue;
    const firstTrip = 1 + (draft.roll(0xc0, device) % (miningTicks + 2 * TRIP_TICKS));
    draft.devices.schedule(device, DEVICE.finished, firstTrip);
  }
}
