import type { FleetDevice } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { deviceName } from '../device/deviceName.js';
import { statusText } from '../device/doneText.js';
import type { IconName } from '../icons/icons.js';
import { wordsOf } from '../device/wordsOf.js';

/** Something that a field suggests. */
export interface Choice {
  readonly code: string;
  readonly name: string;
  readonly icon: IconName;
  /** What tells it from others of the same name. */
  readonly note: string;
}

/** More suggestions than these are not read. */
const MAX_SUGGESTED = 8;

/** What is suggested for a field that takes a device. */
export interface DeviceQuestion {
  /** What has been typed: the beginning of a word of the name or of the place, or of the code. */
  readonly text: string;
  /** The place whose devices come first, or empty. */
  readonly place: string;
  readonly suits: (device: FleetDevice) => boolean;
  readonly placeName: (code: string) => string;
}

/** The devices that suit a field and what has been typed, those at its place first. */
export function suggestDevices(
  devices: readonly FleetDevice[],
  { place, placeName, suits, text }: DeviceQuestion,
): readonly Choice[] {
  const words = text.toLowerCase().split(/\s+/);
  const found = devices
    .filter(suits)
    .map((device) => ({
      code: device.code,
      name: deviceName(device),
      icon: device.type,
      note: `${statusText(device.status)} · ${placeName(device.location)}`,
      isHere: device.location === place,
    }))
    .filter(({ code, name, note }) => {
      const all = `${name} ${note} ${code}`.toLowerCase().split(/\s+/);
      return words.every((word) => all.some((one) => one.startsWith(word)));
    });
  const isFar = ({ isHere }: { readonly isHere: boolean }): number => (isHere ? 0 : 1);
  return found.toSorted((a, b) => isFar(a) - isFar(b)).slice(0, MAX_SUGGESTED);
}

type Amounts = Readonly<Record<string, number>>;

/** What a stock means for a bill: `enough for 3`, or `12 conductive are missing`. */
export function enoughText(bill: Amounts, stock: Amounts): string {
  const needed = Object.entries(bill).filter(([, units]) => units > 0);
  const missing = needed
    .map(([name, units]) => [name, units - (stock[name] ?? 0)] as const)
    .filter(([, units]) => units > 0);
  if (missing.length === 0) {
    const times = needed.map(([name, units]) => Math.floor((stock[name] ?? 0) / units));
    return `enough for ${grouped(Math.min(...times))}`;
  }
  const parts = missing.map(([name, units]) => `${grouped(Math.ceil(units))} ${wordsOf(name)}`);
  return `${parts.join(', ')} are missing`;
}

/** Types in the order of interest: those for the season, then those there is enough for. */
export function sortTypes(
  types: readonly string[],
  wanted: readonly string[],
  isEnough: (type: string) => boolean,
): readonly string[] {
  const rank = (type: string): number => {
    const at = wanted.indexOf(type);
    if (at >= 0) return at;
    return wanted.length + (isEnough(type) ? 0 : 1);
  };
  return types.toSorted((a, b) => rank(a) - rank(b));
}

/** The types that a season needs more of, that of which most is missing first. */
export function neededTypes(
  requirements: Readonly<Record<string, { readonly contributed: number; readonly needed: number }>>,
): readonly string[] {
  return Object.entries(requirements)
    .filter(([, { contributed, needed }]) => contributed < needed)
    .toSorted(([, a], [, b]) => a.contributed / a.needed - b.contributed / b.needed)
    .map(([type]) => type);
}

/** The limits of a number in words: `1 to 50 devices`; empty without limits that help. */
export function limitsText(min: number | undefined, max: number | undefined, unit = ''): string {
  const isLarge = max === undefined || max >= Number.MAX_SAFE_INTEGER;
  const range = isLarge
    ? min === undefined || min <= 0
      ? ''
      : `${grouped(min)} or more`
    : `${min === undefined ? 'up' : grouped(min)} to ${grouped(max)}`;
  return `${range} ${unit}`.trim();
}
