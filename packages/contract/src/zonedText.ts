import { momentParts } from './schemas/moment.js';

/** A moment as ISO 8601 in a time zone, such as `2026-01-01T05:30:00+05:30`. */
export function zonedText(seconds: number, zone: string): string {
  const offset = zoneOffset(zone, seconds);
  const local = new Date((seconds + offset) * 1000).toISOString().slice(0, 19);
  const minutes = Math.trunc(Math.abs(offset) / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Zones change their offset only at quarters of an hour, so offsets are cached by quarter. */
const QUARTER_SECONDS = 900;

/** Maximum of cached offsets. */
const MAX_CACHED = 10_000;

/** By the names of zones as the database writes them, of which there are about 600. */
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** The form of a name of a time zone; offsets have another. */
export const ZONE_FORM = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** The zones of three letters. There will be no more of them. */
const ABBREVIATIONS = 'CET EET EST GMT HST MET MST PRC ROC ROK UCT UTC WET'.split(' ');

/** The words in names that do not simply begin with a capital letter, by their small letters. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    ...ABBREVIATIONS,
    ...'ACT CHAT GB IN LHI NSW NZ SU US W au es of'.split(' '),
    ...'BajaNorte BajaSur ComodRivadavia DeNoronha DumontDUrville EasterIsland McMurdo'.split(' '),
  ].map((word) => [word.toLowerCase(), word]),
);

/**
 * The IANA name of a time zone, in whatever case it is given; undefined if this machine knows no
 * zone of this name. Names that other systems alone had are none: `BST`, `SystemV/EST5`.
 */
export function zoneName(given: string): string | undefined {
  if (formats.has(given)) return given;
  if (!ZONE_FORM.test(given) || /^SystemV\//i.test(given)) return undefined;
  const name = given.toLowerCase().replace(/[a-z0-9+]+/g, (word) => {
    if (/\d/.test(word)) return word.toUpperCase();
    return SPELLINGS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
  });
  if (name.length === 3 && !ABBREVIATIONS.includes(name)) return undefined;
  try {
    formatOf(name);
    return name;
  } catch {
    return undefined;
  }
}

/**
 * The offset of a zone from UTC at a moment, in seconds; 0 for a zone that this machine does not
 * know.
 *
 * @param seconds since 1970-01-01T00:00:00Z
 */
export function zoneOffset(zone: string, seconds: number): number {
  const name = zone === 'UTC' ? undefined : zoneName(zone);
  if (name === undefined) return 0;
  const quarter = Math.floor(seconds / QUARTER_SECONDS);
  const key = `${name} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const text = formatOf(name)
    .formatToParts(quarter * QUARTER_SECONDS * 1000)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', rest = '0'] =
    /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text ?? '') ?? [];
  const ahead = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  const offset = sign === '-' ? -ahead : ahead;
  if (offsets.size >= MAX_CACHED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

const DAY_SECONDS = 86_400;

/**
 * The seconds since 1970-01-01T00:00:00Z of a text that the contract accepts as a moment, with
 * fractions. Without an offset it is a local time of the zone: of a time that occurs twice, the
 * earlier is meant; a skipped time is moved forward by the gap (`compatible` in Temporal).
 */
export function readTime(text: string, zone: string): number {
  const { aheadSeconds, localSeconds } = momentParts(text);
  if (aheadSeconds !== undefined) return localSeconds - aheadSeconds;
  const before = zoneOffset(zone, localSeconds - DAY_SECONDS);
  const after = zoneOffset(zone, localSeconds + DAY_SECONDS);
  const holds = (offset: number): boolean => zoneOffset(zone, localSeconds - offset) === offset;
  return localSeconds - (holds(before) || !holds(after) ? before : after);
}
