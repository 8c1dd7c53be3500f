import { momentParts } from '@astrarium/contract';
import { zoneOffset } from '../../time/zonedText.js';

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
