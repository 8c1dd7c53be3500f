import {
  deviceCode,
  parseLocation,
  type Setting,
  settingOf,
  STANDARD_RULESET,
  starCode,
} from '@astrarium/space';
import type { Command } from '@astrarium/core';

const SEED = 12;

/** The devices of each account. */
const FLEET = ['heaven_vessel', 'orbital_mirror', 'atmo_processor'] as const;

/** A galaxy of terraformed planets, each of another account. */
export interface TerraformedGalaxy {
  readonly setting: Setting;
  /** The commands that set it up, all at tick 0. */
  readonly commands: readonly Command[];
}

/** Makes the galaxy: an account with active devices at each of the first stars with a planet. */
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
  const setting = settingOf({ seed: SEED, ruleset });
  const accounts = Array.from({ length: planets }, (_, at) => at + 1);
  const opened = accounts.map((n) => commandOf(0, 'open_account', { name: `Bot ${n}` }));
  const active = accounts.flatMap((account) =>
    FLEET.flatMap((type, place) => {
      if (type === 'heaven_vessel') return [];
      const device = deviceCode(setting.key, (account - 1) * FLEET.length + place + 1);
      return [commandOf(account, 'activate', { device })];
    }),
  );
  return { setting, commands: [...opened, ...active] };
}

function commandOf(account: number, type: string, args: Command['args']): Command {
  return { id: '', account, type, args };
}
