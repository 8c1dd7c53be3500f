import type { Command, World } from '@astrarium/core';
import { type Aim, aimViews } from './aims/aim.js';
import { accountAim } from './aims/accountAim.js';
import { blockedAim } from './aims/blockedAim.js';
import { controllerAim } from './aims/controllerAim.js';
import { expeditionAim } from './aims/expeditionAim.js';
import { hubAim } from './aims/hubAim.js';
import { limitAim } from './aims/limitAim.js';
import { rareAim } from './aims/rareAim.js';
import { seasonAim } from './aims/seasonAim.js';
import { workAim } from './aims/workAim.js';
import { chooseCommand, type Pick } from './chooseCommand.js';
import { pickOf } from './pickOf.js';

const AIMS: readonly Aim[] = [
  rareAim,
  workAim,
  accountAim,
  hubAim,
  expeditionAim,
  controllerAim,
  seasonAim,
  rareAim,
  workAim,
  limitAim,
  blockedAim,
];

/** The number of commands for which a player keeps an aim. */
const COMMANDS_PER_AIM = 16;

/**
 * A command of a player with an aim: half of the time the aim that the game's seed sets for a
 * while, else a random one. When no command serves the aim, any command that the views suggest.
 *
 * @param earlier the commands of the game so far
 */
export function aimCommand(world: World, pick: Pick, earlier: readonly Command[]): Command {
  const [kind = 0, who = 0, which = 0, , a = 0, b = 0] = pick;
  const accounts = world.accounts.ids();
  const isSteady = kind % 2 === 0;
  const theme = (world.setting.seed % 1000) + Math.floor(earlier.length / COMMANDS_PER_AIM);
  const account = pickOf(accounts, isSteady ? theme : who);
  const aim = pickOf(AIMS, isSteady ? theme : which);
  const views = account === undefined ? [] : aimViews(world, account);
  const aimed = account === undefined ? undefined : aim?.({ world, account, views, a, b });
  return aimed ?? chooseCommand(world, pick, earlier);
}
