import { ATTRIBUTES } from '../../ruleset/attributes.js';
import type { MilliAmounts, TerraformRules } from '../../ruleset/terraformRules.js';
import { within } from '../within.js';

/** No value passes this many thousandths of a unit: in nano it is a ninth of an integer. */
const MAX_VALUE = 1_000_000_000;

/** No device or coupling adds more thousandths in a turn. */
const MAX_EFFECT = 1_000_000;

/**
 * Checks the rules of terraforming.
 *
 * @throws Error naming the rule, when a planet could not be kept exact.
 */
export function checkTerraforming(rules: TerraformRules): void {
  const { rangeMilli, milestonesMilli, rampFromPpm, rampFullPpm } = rules;
  within('terraforming.rampFullPpm', rampFullPpm, rampFromPpm + 1, 1_000_000);
  for (const attribute of ATTRIBUTES) {
    const { min, max } = rangeMilli[attribute];
    within(`terraforming.rangeMilli.${attribute}.least`, min, 0, MAX_VALUE - 1);
    within(`terraforming.rangeMilli.${attribute}.most`, max, min + 1, MAX_VALUE);
    for (const milli of milestonesMilli[attribute]) {
      within(`terraforming.milestonesMilli.${attribute}`, milli, 0, MAX_VALUE);
    }
  }
  for (const [type, amounts] of Object.entries(rules.milliPerTurn)) {
    checkEffects(`terraforming.milliPerTurn.${type}`, amounts);
  }
  within('terraforming.couplings.length', rules.couplings.length, 0, 100);
  for (const { cause, thresholdMilli, milliPerTurn } of rules.couplings) {
    within(`terraforming.couplings.${cause}.thresholdMilli`, thresholdMilli, 0, MAX_VALUE);
    checkEffects(`terraforming.couplings.${cause}`, milliPerTurn);
  }
  for (const { attribute, minMilli, maxMilli } of rules.seeding) {
    within(`terraforming.seeding.${attribute}.minMilli`, minMilli, 0, MAX_VALUE);
    within(`terraforming.seeding.${attribute}.maxMilli`, maxMilli, minMilli, MAX_VALUE);
  }
}

function checkEffects(rule: string, amounts: MilliAmounts): void {
  for (const [attribute, milli] of Object.entries(amounts)) {
    within(`${rule}.${attribute}`, milli, -MAX_EFFECT, MAX_EFFECT);
  }
}
