import type { FleetDevice, Season } from '@astrarium/space/client';
import { canLeave, GIVE } from '../device/commandWords.js';
import { devicesText } from '../fleet/fleetLines.js';
import type { IconName } from '../icons/icons.js';
import type { Blueprint } from '../live/rules.js';
import { wordsOf } from '../device/wordsOf.js';

/** Something that a player can do with one click. */
export interface Suggestion {
  readonly icon: IconName;
  /** What is the case: `2 mining drones are idle`. */
  readonly title: string;
  /** What the button does: `Mine structural here`. */
  readonly what: string;
  readonly button: string;
  /** The devices that get the command, or that are given. */
  readonly devices: readonly string[];
  /** The command to them, or the order to give them. */
  readonly order: { readonly command: string; readonly args: object };
}

/** What suggestions are made from; every answer is read once. */
export interface Situation {
  readonly devices: readonly FleetDevice[];
  readonly season: Season | null;
  /** Units in stock by place and resource. */
  readonly stock: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The places where devices are, by their code. */
  readonly places: Readonly<Record<string, PlaceFacts>>;
  /** The blueprints by the type of device. */
  readonly blueprints: Readonly<Record<string, Blueprint>>;
  /** What people call a place. */
  readonly placeName: (code: string) => string;
}

/** What is known of a place. */
export interface PlaceFacts {
  /** Whether the account has measured it; `none` where there is nothing to measure. */
  readonly survey: 'done' | 'open' | 'none';
  /** How much of each resource a belt has, in words; empty elsewhere. */
  readonly resources: Readonly<Record<string, string>>;
}

/** More suggestions than these help nobody. */
const MAX_SUGGESTIONS = 3;

/** How much of a resource there is, from little to much. */
const AVAILABILITY = ['none', 'trace', 'low', 'moderate', 'high', 'rich'];

/**
 * What to do next, the most useful first: give what has arrived, fly what is loaded, bring the
 * carrier back, load what is printed, and let no device stand idle. Nothing is tried: each is a
 * guess until its dry run.
 */
export function suggestionsOf(situation: Situation): readonly Suggestion[] {
  const all = [give, fly, comeBack, load, mine, scan, print];
  return all.flatMap((find) => find(situation) ?? []).slice(0, MAX_SUGGESTIONS);
}

/** The types that the season needs, the one of which most is missing first. */
function wanted({ season }: Situation): readonly string[] {
  if (season?.state !== 'active') return [];
  return Object.entries(season.objective.requirements)
    .filter(([, { contributed, needed }]) => contributed < needed)
    .toSorted(([, a], [, b]) => a.contributed / a.needed - b.contributed / b.needed)
    .map(([type]) => type);
}

/** Whether devices of this type can do something. */
function can({ blueprints }: Situation, { type }: FleetDevice, feature: string): boolean {
  return (blueprints[type]?.features as readonly string[] | undefined)?.includes(feature) === true;
}

/** Devices of a wanted type that can be spared: the only one that prints or mines is needed. */
function spare(situation: Situation): readonly FleetDevice[] {
  const works = (device: FleetDevice): boolean =>
    ['print', 'mine', 'survey'].some((feature) => can(situation, device, feature));
  return wanted(situation).flatMap((type) => {
    const own = situation.devices.filter((device) => device.type === type);
    return own.slice(own.some(works) ? 1 : 0);
  });
}

function give(situation: Situation): Suggestion | undefined {
  const objective = situation.season?.objective;
  const there = spare(situation).filter(
    ({ location, status }) => location === objective?.location && canLeave(status),
  );
  if (objective === undefined || there.length === 0) return undefined;
  return {
    icon: 'season',
    title: `${countOf(there)} at the ${objective.name}`,
    what: 'Give what the season needs.',
    button: 'Give',
    devices: there.slice(0, 200).map(({ code }) => code),
    order: { command: GIVE, args: {} },
  };
}

function fly(situation: Situation): Suggestion | undefined {
  const { devices, season } = situation;
  const objective = season?.objective;
  const loaded = spare(situation).filter(({ carrier }) => carrier !== null);
  const carrier = devices.find(
    (device) =>
      device.to === null &&
      device.location !== objective?.location &&
      (can(situation, device, 'cruise') || can(situation, device, 'surge')) &&
      loaded.some((one) => one.carrier === device.code),
  );
  if (objective === undefined || carrier === undefined) return undefined;
  const aboard = devices.filter((device) => device.carrier === carrier.code);
  return {
    icon: 'travel',
    title: `${countOf(aboard)} aboard the ${wordsOf(carrier.type)}`,
    what: `Fly to the ${objective.name}.`,
    button: 'Fly',
    devices: [carrier.code],
    order: { command: 'travel', args: { destination: objective.location } },
  };
}

/** After a gift the carrier is where nothing is printed: the next load waits where the rest is. */
function comeBack(situation: Situation): Suggestion | undefined {
  const { blueprints, devices, placeName, season } = situation;
  const objective = season?.objective;
  const carriers = devices.filter(
    (device) =>
      device.location === objective?.location &&
      device.status === 'idle' &&
      (blueprints[device.type]?.stow_capacity ?? 0) > 0 &&
      can(situation, device, 'surge'),
  );
  const loaded = spare(situation).filter(({ carrier }) => carrier !== null);
  const carrier = carriers.find(({ code }) => loaded.every((one) => one.carrier !== code));
  const home = homeOf(devices.filter((device) => device.location !== objective?.location));
  if (objective === undefined || carrier === undefined || home === undefined) return undefined;
  return {
    icon: 'travel',
    title: `${countOf([carrier])} at the ${objective.name}`,
    what: `Fly back to ${placeName(home)} for the next load.`,
    button: 'Fly',
    devices: [carrier.code],
    order: { command: 'travel', args: { destination: home } },
  };
}

/** The place where most of these devices are; undefined without devices. */
function homeOf(devices: readonly FleetDevice[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { location, to } of devices) {
    if (to === null) counts.set(location, (counts.get(location) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function load(situation: Situation): Suggestion | undefined {
  const { blueprints, devices, season } = situation;
  const objective = season?.objective;
  const roomIn = ({ code, type }: FleetDevice): number =>
    devices
      .filter((device) => device.status === 'stowed' && device.carrier === code)
      .reduce(
        (room, device) => room - (blueprints[device.type]?.stow_places ?? 0),
        blueprints[type]?.stow_capacity ?? 0,
      );
  for (const device of spare(situation)) {
    const { code, location, status, type } = device;
    if (status !== 'idle' || location === objective?.location) continue;
    if (!can(situation, device, 'stow')) continue;
    const carrier = devices.find(
      (one) =>
        one.location === location &&
        one.status === 'idle' &&
        one.code !== code &&
        roomIn(one) >= (blueprints[type]?.stow_places ?? 1),
    );
    if (carrier === undefined) continue;
    return {
      icon: 'load',
      title: `${countOf([device])} ready`,
      what: `Load it into the ${wordsOf(carrier.type)}.`,
      button: 'Load',
      devices: [code],
      order: { command: 'stow', args: { into: carrier.code } },
    };
  }
  return undefined;
}

function mine(situation: Situation): Suggestion | undefined {
  const { devices, placeName, places, stock } = situation;
  const [first, ...others] = devices.filter(
    (device) =>
      device.status === 'idle' &&
      can(situation, device, 'mine') &&
      Object.keys(places[device.location]?.resources ?? {}).length > 0,
  );
  if (first === undefined) return undefined;
  const { location } = first;
  const idle = [first, ...others].filter((device) => device.location === location);
  const here = stock[location] ?? {};
  // Of what there is most, that of which the player has least.
  const [resource] = Object.entries(places[location]?.resources ?? {}).toSorted(
    ([a, much], [b, more]) =>
      AVAILABILITY.indexOf(more) - AVAILABILITY.indexOf(much) || (here[a] ?? 0) - (here[b] ?? 0),
  )[0] as [string, string];
  return {
    icon: 'mine',
    title: `${countOf(idle)} idle`,
    what: `Mine ${wordsOf(resource)} at ${placeName(location)}.`,
    button: 'Mine',
    devices: idle.slice(0, 50).map(({ code }) => code),
    order: { command: 'start_mining', args: { resource } },
  };
}

function scan(situation: Situation): Suggestion | undefined {
  const { devices, placeName, places } = situation;
  const idle = devices.find(
    (device) =>
      device.status === 'idle' &&
      can(situation, device, 'survey') &&
      places[device.location]?.survey === 'open',
  );
  if (idle === undefined) return undefined;
  return {
    icon: 'scan',
    title: `${countOf([idle])} idle`,
    what: `Measure ${placeName(idle.location)}: then mining says when it ends.`,
    button: 'Scan',
    devices: [idle.code],
    order: { command: 'scan', args: {} },
  };
}

function print(situation: Situation): Suggestion | undefined {
  const { blueprints, devices, stock } = situation;
  const printer = devices.find(({ status, type }) => status === 'idle' && type === 'autofactory');
  if (printer === undefined) return undefined;
  const here = stock[printer.location] ?? {};
  const billOf = (type: string): Readonly<Record<string, number>> => blueprints[type]?.bill ?? {};
  const unitsOf = (type: string): number =>
    Object.values(billOf(type)).reduce((sum, units) => sum + units, 0);
  // The cheapest that the stock pays for: a first gift is soon there.
  const [type] = wanted(situation)
    .filter((one) => blueprints[one] !== undefined)
    .filter((one) =>
      Object.entries(billOf(one)).every(([resource, units]) => (here[resource] ?? 0) >= units),
    )
    .toSorted((a, b) => unitsOf(a) - unitsOf(b));
  if (type === undefined) return undefined;
  return {
    icon: 'print',
    title: `${countOf([printer])} idle`,
    what: `Print one ${wordsOf(type)} for the ${situation.season?.objective.name}.`,
    button: 'Print',
    devices: [printer.code],
    order: { command: 'enqueue_print', args: { device_type: type } },
  };
}

/** How many devices there are: `1 surge plate is`, `2 mining drones are`. */
const countOf = (devices: readonly FleetDevice[]): string =>
  `${devicesText(devices)} ${devices.length === 1 ? 'is' : 'are'}`;
