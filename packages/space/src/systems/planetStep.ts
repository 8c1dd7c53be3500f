import { floorDiv } from '@astrarium/core';
import { earnAchievement } from '../rules/accounts/earnAchievement.js';
import { deviceAccount } from '../rules/devices/device.js';
import { noForces, planetForces } from '../rules/terraforming/planetForces.js';
import { noPlanetState, planetState } from '../rules/terraforming/planet.js';
import type { Draft, GameSystem } from '../rules/schema.js';
import { terraformLaw } from '../rules/terraforming/terraformLaw.js';
import { DEVICE } from '../state/devices.js';
import { PLANET, type PlanetId, TERRAFORMER, VALUE_FIELDS } from '../state/planets.js';
import type { ReplicantId } from '../state/replicant.js';

/** Filled anew for each planet: a tick of a thousand planets makes no garbage. */
const STATE = noPlanetState();
const FORCES = noForces();

/** One tick of a planet: all changes come from the same state. One that does not change rests. */
export const planetStep: GameSystem = {
  name: 'planetStep',
  table: 'planets',
  timer: 'step',
  run(draft, planet) {
    const { planets } = draft;
    const law = terraformLaw(draft.setting.ruleset.terraforming);
    const { values } = planetState(draft, planet, STATE);
    const { delta } = planetForces(law, STATE, FORCES);
    let moves = false;
    for (let at = 0; at < delta.length; at += 1) {
      const change = delta[at] as number;
      if (change === 0) continue;
      moves = true;
      const from = values[at] as number;
      planets.set(planet, VALUE_FIELDS[at] as (typeof VALUE_FIELDS)[number], from + change);
      for (const milestone of law.milestones[at] as readonly number[]) {
        if (from < milestone === from + change < milestone) continue;
        emitMilestone(draft, planet, at, milestone, change > 0 ? 1 : 2);
      }
    }
    if (moves) planets.schedule(planet, PLANET.step, draft.now + 1);
  },
};

/** Once for each replicant with devices at work here. */
function emitMilestone(
  draft: Draft,
  planet: PlanetId,
  at: number,
  milestone: number,
  direction: number,
) {
  const { devices, planets, terraformers } = draft;
  const replicants: ReplicantId[] = [];
  for (const row of planets.members(planet, PLANET.terraformers)) {
    const device = terraformers.get(row, TERRAFORMER.device);
    const replicant = devices.parent(device, DEVICE.replicant);
    if (replicants.includes(replicant)) continue;
    replicants.push(replicant);
    const milli = floorDiv(milestone, 1_000_000);
    const place = planets.get(planet, PLANET.place);
    draft.emit('terraforming.milestone', replicant, device, place, at + 1, milli, direction);
    earnAchievement(draft, deviceAccount(draft, device), 'first_milestone');
  }
}
