import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE } from '../../state/devices.js';
import {
  DIRECTION_DEFAULT,
  PLANET,
  type PlanetId,
  TERRAFORMER,
  WORK_FIELDS,
} from '../../state/planets.js';
import type { Draft, World } from '../schema.js';
import { teamWork } from '../controllers/teamWork.js';
import type { TeamMember } from '../controllers/teamWork.js';
import { itemAt } from '../../state/itemAt.js';

/**
 * Adds up anew what the devices at a planet do, and has it stepped from the next tick on. To be
 * called whenever a device there begins, ends or is set.
 */
export function planetWork(draft: Draft, planet: PlanetId): void {
  const { planets } = draft;
  const rows = planets.members(planet, PLANET.terraformers);
  const members = rows.map((row) => planetMember(draft, row));
  const { seeders, work } = teamWork(draft.setting.ruleset.terraforming, members);
  for (const [position, field] of WORK_FIELDS.entries()) {
    planets.set(planet, field, itemAt(work, position));
  }
  planets.set(planet, PLANET.seeders, seeders);
  planets.schedule(planet, PLANET.step, draft.now + 1);
}

/** A terraformer by its row. */
export function planetMember(world: World, row: number): TeamMember {
  const { devices, terraformers } = world;
  return {
    type: deviceTypeAt(devices.get(terraformers.get(row, TERRAFORMER.device), DEVICE.type)),
    strength: terraformers.get(row, TERRAFORMER.strength),
    up: terraformers.get(row, TERRAFORMER.direction) === DIRECTION_DEFAULT,
  };
}
