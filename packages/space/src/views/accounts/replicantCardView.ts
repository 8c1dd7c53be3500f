import type { World } from '../../rules/schema.js';
import { DONOR } from '../../state/megastructures.js';
import { replicantCode, replicantCodeToId } from '../../state/replicant.js';

/** What everybody may know of a replicant; undefined when there is none with this code. */
export function replicantCardView(world: World, code: string) {
  const { donors, replicants, setting } = world;
  const replicant = replicantCodeToId(setting.key, code);
  const document = replicants.get(replicant);
  if (document === undefined) return undefined;
  return {
    replicant_code: replicantCode(setting.key, replicant),
    name: document.name,
    /** To all megastructures together. */
    contributed_devices: donors.get(donors.find(replicant), DONOR.devices),
  };
}
