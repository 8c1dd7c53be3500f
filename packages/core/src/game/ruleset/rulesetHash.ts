import { canonicalJson, hashText } from '../../kernel.js';
import type { Ruleset } from './ruleset.js';

/** The hash of the rules: of their canonical JSON, so equal rules have equal hashes everywhere. */
export function rulesetHash(ruleset: Ruleset): string {
  return hashText(canonicalJson(ruleset));
}
