import type { Device, Season } from '@astrarium/space/client';
import { grouped, wordsOf } from '@astrarium/web/duration';
import type { IconName } from '../icons/icons.js';

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
  readonly order: Order;
}

/** The command for the devices of a suggestion, or the gift of them. */
export type Order =
  | { readonly kind: 'command'; readonly command: string; readonly args: object }
  | { readonly kind: 'give'; readonly location: string };

/** What suggestions are made from; every answer is read once. */
export interface Situation {
  readonly devices: readonly Device[];
  readonly season: Season | null;
  /** Units in stock by place and resource. */
  readonly stock: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The places where devices are, by their code. */
  readonly places: Readonly<Record<string, PlaceFacts>>;
  /** The bills of blueprints, by the type of device. */
  readonly bills: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What is known of a place. */
export interface PlaceFacts {
  /** Whether an account has measured it. */
  readonly isSurveyed: boolean;
  /** How much of each resource a belt has, in words; empty elsewhere. */
  readonly resources: Readonly<Record<string, string>>;
}

/** More suggestions than these help nobody. */
const MAX_SUGGESTIONS = 3;

/** How much of a resource there is, from little to much. */
const AVAILABILITY = ['none', 'trace', 'low', 'moderate', 'high', 'rich'];

/**
 * What to do next, the most useful first: give what has arrived, fly what is loaded, load what is
 * printed, and let no device stand idle. Nothing is tried: each is a guess until its dry run.
 */
export function suggestionsOf(situation: Situation): readonly Suggestion[] {
  const all = [give, fly, load, mine, scan, print];
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

/** Devices of a wanted type that can be spared: the only one that prints or mines is needed. */
function spare(situation: Situation): readonly Device[] {
  const types = wanted(situation);
  const works = ({ features }: Device): boolean =>
    features.some((feature) => ['print', 'mine', 'survey'].includes(feature));
  return types.flatMap((type) => {
    const own = situation.devices.filter(({ device_type }) => device_type === type);
    return own.slice(own.some(works) ? 1 : 0);
  });
}

function give(situation: Situation): Suggestion | undefined {
  const objective = situation.season?.objective;
  const there = spare(situation).filter(({ location }) => location === objective?.location);
  if (objective === undefined || there.length === 0) return undefined;
  return {
    icon: 'season',
    title: `${countOf(there)} at the ${objective.name}`,
    what: 'Give what the season needs.',
    button: 'Give',
    devices: there.slice(0, 200).map(({ device_code }) => device_code),
    order: { kind: 'give', location: objective.location },
  };
}

function fly(situation: Situation): Suggestion | undefined {
  const objective = situation.season?.objective;
  const codes = new Set(spare(situation).map(({ device_code }) => device_code));
  const carrier = situation.devices.find(
    ({ available_commands, location, stowed_devices = [] }) =>
      available_commands.includes('travel') &&
      location !== objective?.location &&
      stowed_devices.some((code) => codes.has(code)),
  );
  if (objective === undefined || carrier === undefined) return undefined;
  const aboard = situation.devices.filter(({ device_code }) =>
    carrier.stowed_devices?.includes(device_code),
  );
  return {
    icon: 'travel',
    title: `${countOf(aboard)} aboard the ${wordsOf(carrier.device_type)}`,
    what: `Fly to the ${objective.name}.`,
    button: 'Fly',
    devices: [carrier.device_code],
    order: { kind: 'command', command: 'travel', args: { destination: objective.location } },
  };
}

function load(situation: Situation): Suggestion | undefined {
  const objective = situation.season?.objective;
  for (const device of spare(situation)) {
    if (!device.available_commands.includes('stow')) continue;
    if (device.location === objective?.location) continue;
    const carrier = situation.devices.find(
      ({ location, status, stow_capacity = 0, stow_used = 0 }) =>
        location === device.location && status === 'idle' && stow_used < stow_capacity,
    );
    if (carrier === undefined) continue;
    return {
      icon: 'load',
      title: `${countOf([device])} ready`,
      what: `Load it into the ${wordsOf(carrier.device_type)}.`,
      button: 'Load',
      devices: [device.device_code],
      order: { kind: 'command', command: 'stow', args: { into: carrier.device_code } },
    };
  }
  return undefined;
}

function mine({ devices, places, stock }: Situation): Suggestion | undefined {
  const [first, ...others] = devices.filter(
    ({ available_commands, location, status }) =>
      status === 'idle' &&
      available_commands.includes('start_mining') &&
      Object.keys(places[location]?.resources ?? {}).length > 0,
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
    what: `Mine ${wordsOf(resource)} at ${location}.`,
    button: 'Mine',
    devices: idle.slice(0, 50).map(({ device_code }) => device_code),
    order: { kind: 'command', command: 'start_mining', args: { resource } },
  };
}

function scan({ devices, places }: Situation): Suggestion | undefined {
  const idle = devices.find(
    ({ available_commands, location, status }) =>
      status === 'idle' &&
      available_commands.includes('scan') &&
      places[location]?.isSurveyed === false,
  );
  if (idle === undefined) return undefined;
  return {
    icon: 'scan',
    title: `The ${wordsOf(idle.device_type)} is idle`,
    what: `Measure ${idle.location}: then mining says when it ends.`,
    button: 'Scan',
    devices: [idle.device_code],
    order: { kind: 'command', command: 'scan', args: {} },
  };
}

function print(situation: Situation): Suggestion | undefined {
  const { bills, devices, stock } = situation;
  const printer = devices.find(
    ({ available_commands, device_type, status }) =>
      status === 'idle' &&
      available_commands.includes('enqueue_print') &&
      device_type === 'autofactory',
  );
  if (printer === undefined) return undefined;
  const here = stock[printer.location] ?? {};
  const unitsOf = (type: string): number =>
    Object.values(bills[type] ?? {}).reduce((sum, units) => sum + units, 0);
  // The cheapest that the stock pays for: a first gift is soon there.
  const [type] = wanted(situation)
    .filter((one) =>
      Object.entries(bills[one] ?? { none: 1 }).every(
        ([resource, units]) => (here[resource] ?? 0) >= units,
      ),
    )
    .toSorted((a, b) => unitsOf(a) - unitsOf(b));
  if (type === undefined) return undefined;
  return {
    icon: 'print',
    title: `The ${wordsOf(printer.device_type)} is idle`,
    what: `Print one ${wordsOf(type)} for the ${situation.season?.objective.name}.`,
    button: 'Print',
    devices: [printer.device_code],
    order: { kind: 'command', command: 'enqueue_print', args: { device_type: type } },
  };
}

/** How many devices there are: `1 surge plate is`, `2 mining drones are`. */
function countOf(devices: readonly Pick<Device, 'device_type'>[]): string {
  const [type = 'device', other] = [...new Set(devices.map(({ device_type }) => device_type))];
  const name = other === undefined ? wordsOf(type) : 'device';
  return devices.length === 1 ? `1 ${name} is` : `${grouped(devices.length)} ${name}s are`;
}
