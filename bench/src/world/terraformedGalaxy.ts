import {
  deviceCode,
  parseLocation,
  type Setting,
  settingOf,
  STANDARD_RULESET,
  starCode,
} from '@astrarium/core';
import type { Command } from '@astrarium/core/kernel';

const SEED = 12;

/** What each account begins with, at a planet of its own. */
const FLEET = ['heaven_vessel', 'orbital_mirror', 'atmo_processor'] as const;

/** A galaxy in which so many planets are at work, each for an account of its own. */
export interface TerraformedGalaxy {
  readonly setting: Setting;
  /** What brings it about, all at tick 0. */
  readonly commands: readonly Command[];
}

/** Makes the galaxy: the first stars that have a planet, an account at each, its devices active. */
export function terraformedGalaxy(planets: number): TerraformedGalaxy {
  const starCodes: string[] = [];
  for (let star = 0; starCodes.length < planets; star += 1) {
    const code = starCode(star);
    if (parseLocation(SEED, `${code}-1`) !== undefined) starCodes.push(code);
  }
  const { limits, start } = STANDARD_RULESET;
  const ruleset = {
    ...STANDARD_RULESET,
    start: { ...start, starCodes, place: '1', fleet: FLEET },
    limits: { ...limits, accounts: planets },
  };
  const accounts = Array.from({ length: planets }, (_, at) => at + 1);
  const opened = accounts.map((n) => commandOf(0, 'open_account', { name: `Bot ${n}` }));
  const active = accounts.flatMap((account) =>
    FLEET.flatMap((type, place) => {
      if (type === 'heaven_vessel') return [];
      const device = deviceCode(SEED, (account - 1) * FLEET.length + place + 1);
      return [commandOf(account, 'activate', { device })];
    }),
  );
  return { setting: settingOf({ seed: SEED, ruleset }), commands: [...opened, ...active] };
}

function commandOf(account: number, type: string, args: Command['args']): Command {
  return { id: '', account, type, args };
}
