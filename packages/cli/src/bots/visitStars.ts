import { type DeviceView, distanceMilliLy, NEARBY_STARS, starIndex } from '@astrarium/core';
import type { BotClient } from './botClient.js';
import { randomPlace, starOf, systemBelts } from './systemBelts.js';

/** Sends a vessel that has stayed long enough to another star, or sometimes home. */
export function visitStars(bot: BotClient, vessel: DeviceView, home: string): void {
  const { device_code: device, location, status, status_since_tick } = vessel;
  if (status !== 'idle') return;
  const rest = bot.personality.restSeconds;
  if (bot.world().now - status_since_tick < rest + bot.roll(rest)) return;
  const here = starOf(bot, location);
  const homeStar = starOf(bot, home);
  const returns = here !== homeStar && bot.roll(4) === 0;
  const star = returns ? homeStar : nextStar(bot, here);
  if (star === undefined) return;
  const destination = returns ? (systemBelts(bot, star)[0] ?? home) : randomPlace(bot, star);
  bot.execute('travel', { device, destination });
}

function nextStar(bot: BotClient, here: number): number | undefined {
  const { seed } = bot.world().setting;
  const near = NEARBY_STARS.map(({ code }) => starIndex(code) ?? 0).filter(
    (star) => star !== here && distanceMilliLy(seed, here, star) <= bot.personality.reachMilliLy,
  );
  return bot.pick(near);
}
