import { type DeviceView, distanceMilliLy, NEARBY_STARS, starIndex } from '@astrarium/core';
import type { BotHand } from './botHand.js';
import { homeBelts, somewhere, starOf } from './homeBelts.js';

/** Sends a vessel that has rested to another star, and now and then home. */
export function tourStars(hand: BotHand, vessel: DeviceView, home: string): void {
  const { device_code: device, location, status, status_since_tick } = vessel;
  if (status !== 'idle') return;
  const rest = hand.temper.restSeconds;
  if (hand.world().now - status_since_tick < rest + hand.chance(rest)) return;
  const here = starOf(hand, location);
  const homeStar = starOf(hand, home);
  const back = here !== homeStar && hand.chance(4) === 0;
  const star = back ? homeStar : nextStar(hand, here);
  if (star === undefined) return;
  const destination = back ? (homeBelts(hand, star)[0] ?? home) : somewhere(hand, star);
  hand.tell('travel', { device, destination });
}

function nextStar(hand: BotHand, here: number): number | undefined {
  const { seed } = hand.world().setting;
  const near = NEARBY_STARS.map(({ code }) => starIndex(code) ?? 0).filter(
    (star) => star !== here && distanceMilliLy(seed, here, star) <= hand.temper.reachMilliLy,
  );
  return hand.pick(near);
}
