import { zoneOffset } from './zoneOffset.js';

const FORM =
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<offset>Z|[+-][\d:]+)?)?$/;

/** An offset: hours, and optional minutes with or without a colon. */
const OFFSET = /^([+-])([01]\d|2[0-3])(?::?([0-5]\d))?$/;

const DAY_SECONDS = 86_400;

/**
 * Parses an ISO 8601 text to seconds since 1970-01-01T00:00:00Z, with fractions; undefined if it is
 * invalid. Without an offset it is a local time of the zone: of a time that occurs twice, the
 * earlier is meant; a skipped time is moved forward by the gap (`compatible` in Temporal).
 */
export function readTime(text: string, zone: string): number | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const { offset } = match.groups ?? {};
  const local = text.slice(0, text.length - (offset?.length ?? 0));
  const seconds = Date.parse(local.length > 10 ? `${local}Z` : local) / 1000;
  if (Number.isNaN(seconds) || !isCalendarDay(text)) return undefined;
  if (offset === 'Z') return seconds;
  if (offset !== undefined) {
    const [, sign, hours, minutes = 0] = OFFSET.exec(offset) ?? [];
    const ahead = Number(hours) * 3600 + Number(minutes) * 60;
    return hours === undefined ? undefined : seconds + (sign === '-' ? ahead : -ahead);
  }
  const before = zoneOffset(zone, seconds - DAY_SECONDS);
  const after = zoneOffset(zone, seconds + DAY_SECONDS);
  const holds = (offset: number): boolean => zoneOffset(zone, seconds - offset) === offset;
  return seconds - (holds(before) || !holds(after) ? before : after);
}

/** Whether the day exists: `Date` reads 31 April as 1 May. */
function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10);
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
