import { floorDiv } from '@astrarium/core';
import { type Achievement, ACHIEVEMENTS } from '../../ruleset/achievementRules.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import type { Draft, World } from '../schema.js';

/** The bit of each achievement. */
const BITS: readonly number[] = ACHIEVEMENTS.map((_, position) =>
  ACHIEVEMENTS.slice(0, position).reduce((bit) => bit * 2, 1),
);

/** Gives an account an achievement of the rules, unless it has it. */
export function earnAchievement(draft: Draft, account: AccountId, earned: Achievement): void {
  const position = ACHIEVEMENTS.indexOf(earned);
  if (hasBit(draft, account, position)) return;
  if (!draft.setting.ruleset.achievements.awarded.includes(earned)) return;
  const replicant = draft.accounts.get(account)?.replicants[0];
  // The devices of a deleted account go on for some ticks.
  if (replicant === undefined) return;
  draft.holdings.add(account, HOLDING.achievements, BITS[position] as number);
  draft.emit('achievement.earned', replicant, account, position + 1);
}

/** The achievements of an account, in the order of the rules. */
export function achievementsOf(world: World, account: AccountId): Achievement[] {
  return ACHIEVEMENTS.filter((_, position) => hasBit(world, account, position));
}

function hasBit(world: World, account: AccountId, position: number): boolean {
  const set = world.holdings.get(account, HOLDING.achievements);
  return floorDiv(set, BITS[position] as number) % 2 === 1;
}
