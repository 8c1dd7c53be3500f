import type { FleetStock } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';

/** The units of a stock at a tick, as they follow from a reading at another one. */
export function liveUnits(
  { ends, quantity, rate_micro }: FleetStock,
  readAt: number,
  tick: number,
): number {
  const passed = Math.max(0, Math.min(tick, ends ?? Infinity) - readAt);
  return quantity + Math.floor((passed * rate_micro) / 1e6);
}

/** The units that come in a real minute; in a game hour while the game stands still. */
export function stockRate({ rate_micro }: FleetStock, speed: number): number {
  return (rate_micro * (speed === 0 ? 3600 : 60 * speed)) / 1e6;
}

/** A rate for people: `+38/min`. */
export function rateText(rate: number, speed: number): string {
  return `+${grouped(rate, rate < 10 ? 1 : 0)}/${speed === 0 ? 'game h' : 'min'}`;
}
