import { zoneOffset } from './zoneOffset.js';

/** A moment as ISO 8601 in a time zone, such as `2026-01-01T05:30:00+05:30`. */
export function zonedText(seconds: number, zone: string): string {
  const offset = zoneOffset(zone, seconds);
  const local = new Date((seconds + offset) * 1000).toISOString().slice(0, 19);
  const minutes = Math.trunc(Math.abs(offset) / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
