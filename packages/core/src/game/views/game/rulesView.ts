import type { World } from '../../rules/schema.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { rulesetHash } from '../../ruleset/rulesetHash.js';

/** The rules of a world, and their hash: two worlds with the same hash play by the same numbers. */
export function rulesView(world: World): { readonly hash: string; readonly ruleset: Ruleset } {
  const { ruleset } = world.setting;
  return { hash: rulesetHash(ruleset), ruleset };
}
