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

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Whether this machine knows an IANA time zone of this name; offsets are not names. */
export function isZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The offset of a zone from UTC at a moment, in seconds; 0 for a zone that this machine does not
 * know.
 *
 * @param seconds since 1970-01-01T00:00:00Z
 */
export function zoneOffset(zone: string, seconds: number): number {
  if (zone === 'UTC' || !isZone(zone)) return 0;
  const quarter = Math.floor(seconds / QUARTER_SECONDS);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const text = formatOf(zone)
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
