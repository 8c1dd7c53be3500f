import { ATTRIBUTES } from '../../ruleset/attributes.js';
import type { TerraformRules } from '../../ruleset/terraformRules.js';
import { within } from '../within.js';

/** No value passes this many thousandths of a unit: in nano it is a ninth of an integer. */
const MAX_VALUE = 1_000_000_000;

/**
 * Checks the rules of terraforming whose bounds depend on other rules or on an attribute.
 *
 * @throws Error naming the rule, when a planet could not be kept exact.
 */
export function checkTerraforming(rules: TerraformRules): void {
  const { rangeMilli, restNano, milestonesMilli, rampFromPpm, rampFullPpm } = rules;
  within('terraforming.rampFullPpm', rampFullPpm, rampFromPpm + 1, 1_000_000);
  for (const attribute of ATTRIBUTES) {
    const { min, max } = rangeMilli[attribute];
    within(`terraforming.rangeMilli.${attribute}.least`, min, 0, MAX_VALUE - 1);
    within(`terraforming.rangeMilli.${attribute}.most`, max, min + 1, MAX_VALUE);
    within(`terraforming.restNano.${attribute}`, restNano[attribute], 0, 1_000_000_000);
    for (const milli of milestonesMilli[attribute]) {
      within(`terraforming.milestonesMilli.${attribute}`, milli, 0, MAX_VALUE);
    }
  }
  for (const { attribute, leastMilli, mostMilli } of rules.seeding) {
    within(`terraforming.seeding.${attribute}.leastMilli`, leastMilli, 0, MAX_VALUE);
    within(`terraforming.seeding.${attribute}.mostMilli`, mostMilli, leastMilli, MAX_VALUE);
  }
}
