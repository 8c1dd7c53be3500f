import type { FleetDevice } from '@astrarium/space/client';
import { countText, grouped } from '@astrarium/web/duration';
import { statusKind } from './fleetFilter.js';
import { wordsOf } from '../device/wordsOf.js';

/** What devices can be grouped by. */
export const GROUPINGS = ['type', 'place', 'work'] as const;

/** What the devices of a group have in common; empty for no groups. */
export type Grouping = (typeof GROUPINGS)[number] | '';

/** A line of the table: a group, or a device. */
export type FleetLine =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly devices: readonly FleetDevice[];
      readonly isOpen: boolean;
    }
  | { readonly kind: 'device'; readonly device: FleetDevice };

/** The lines of a table: the largest group first, with the devices of those that are open. */
export function fleetLines(
  devices: readonly FleetDevice[],
  grouping: Grouping,
  open: ReadonlySet<string>,
): readonly FleetLine[] {
  const lineOf = (device: FleetDevice): FleetLine => ({ kind: 'device', device });
  if (grouping === '') return devices.map(lineOf);
  const groups = new Map<string, FleetDevice[]>();
  for (const device of devices) {
    const key = keyOf(device, grouping);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [device]);
    else group.push(device);
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([key, some]) => {
      const isOpen = open.has(key);
      const line: FleetLine = { kind: 'group', key, devices: some, isOpen };
      return isOpen ? [line, ...some.map(lineOf)] : [line];
    });
}

function keyOf({ location, status, type }: FleetDevice, grouping: Grouping): string {
  if (grouping === 'place') return location;
  return grouping === 'type' ? type : statusKind(status);
}

/** How many devices there are, of which type when it is one: `2 autofactories`, `3 devices`. */
export function devicesText(devices: readonly FleetDevice[]): string {
  const [type = 'device', other] = new Set(devices.map((device) => device.type));
  return countText(devices.length, other === undefined ? wordsOf(type) : 'device');
}

/** What a group is: `4 365 mining drones · mining · Asteroid Belt`. */
export function groupText(
  devices: readonly FleetDevice[],
  placeName: (code: string) => string,
): string {
  const works = countsOf(devices, ({ status }) => wordsOf(statusKind(status)));
  const places = countsOf(devices, ({ location }) => placeName(location));
  return [
    devicesText(devices),
    works.length === 1
      ? works[0]?.[0]
      : works.map(([word, n]) => `${grouped(n)} ${word}`).join(', '),
    places.length === 1 ? places[0]?.[0] : `${grouped(places.length)} places`,
  ].join(' · ');
}

/** How many devices have each word, the most frequent first. */
function countsOf(devices: readonly FleetDevice[], wordOf: (device: FleetDevice) => string) {
  const counts = new Map<string, number>();
  for (const device of devices) counts.set(wordOf(device), (counts.get(wordOf(device)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** The devices of the lines from one to another, in either direction. */
export function devicesBetween(
  lines: readonly FleetLine[],
  from: number,
  to: number,
): readonly FleetDevice[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  return lines
    .slice(first, last + 1)
    .flatMap((line) => (line.kind === 'device' ? [line.device] : line.devices));
}

/** A device that stands for all of its kind among the chosen ones. */
export interface DeviceKind {
  readonly code: string;
  readonly count: number;
}

/** Of more kinds than these only the largest are asked for their commands and tried. */
const MAX_KINDS = 12;

/** One device of each type and status of these: the others of its kind take the same commands. */
export function kindsOf(devices: readonly FleetDevice[]): readonly DeviceKind[] {
  const kinds = new Map<string, { code: string; count: number }>();
  for (const { code, status, type } of devices) {
    const kind = kinds.get(`${type} ${status}`);
    if (kind === undefined) kinds.set(`${type} ${status}`, { code, count: 1 });
    else kind.count += 1;
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_KINDS);
}
