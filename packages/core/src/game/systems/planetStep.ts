import { ATTRIBUTES } from '../ruleset/attributes.js';
import type { Attribute } from '../ruleset/attributes.js';
import { planetForces } from '../rules/planetForces.js';
import { planetState } from '../rules/planet.js';
import type { Draft, GameSystem } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { PLANET, VALUE_FIELDS } from '../state/planets.js';
import { TERRAFORMER } from '../state/terraformers.js';

/** One tick of a planet: all changes come from the same state. One that does not change rests. */
export const planetStep: GameSystem = {
  name: 'planetStep',
  table: 'planets',
  timer: 'step',
  run(draft, planet) {
    const { planets } = draft;
    const rules = draft.setting.ruleset.terraforming;
    const state = planetState(draft, planet);
    const { delta } = planetForces(rules, state);
    let moves = false;
    for (let at = 0; at < delta.length; at += 1) {
      const change = delta[at] as number;
      if (change === 0) continue;
      moves = true;
      const former = state.values[at] as number;
      planets.set(planet, VALUE_FIELDS[at] as (typeof VALUE_FIELDS)[number], former + change);
      const passed = milestonePassed(
        rules.milestonesMilli[ATTRIBUTES[at] as Attribute],
        former,
        former + change,
      );
      if (passed >= 0) tell(draft, planet, at, passed, change > 0 ? 1 : 2);
    }
    if (moves) planets.schedule(planet, PLANET.step, draft.now + 1);
  },
};

/** The first milestone (thousandths) between two values (nano), or -1. */
function milestonePassed(milestones: readonly number[], from: number, to: number): number {
  for (const milestone of milestones) {
    const nano = milestone * 1_000_000;
    if (from < nano !== to < nano) return milestone;
  }
  return -1;
}

/** Once for each replicant with devices at work here. */
function tell(draft: Draft, planet: number, at: number, milestone: number, direction: number) {
  const { devices, planets, terraformers } = draft;
  const told: number[] = [];
  for (const row of planets.members(planet, PLANET.terraformers)) {
    const device = terraformers.get(row, TERRAFORMER.device);
    const replicant = devices.parent(device, DEVICE.replicant);
    if (told.includes(replicant)) continue;
    told.push(replicant);
    const place = planets.get(planet, PLANET.place);
    draft.emit('terraforming.milestone', replicant, device, place, at + 1, milestone, direction);
  }
}
