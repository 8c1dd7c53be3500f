import { max } from '@astrarium/core';
import { NAME, nameKey } from '../../state/names.js';
import { FLEET, replicantCode, type ReplicantId } from '../../state/replicant.js';
import { refuse, type Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import { foldedName } from './foldedName.js';

/** The refusal of a name that another replicant has; `except` may have it. */
export function refusePublicName(
  world: World,
  name: string,
  except: ReplicantId = 0,
): Refused | undefined {
  if (!isTaken(world, name, except)) return undefined;
  const message =
    `Another replicant has the name ${name}, without regard to case and to compatible forms of ` +
    'characters. Choose another name';
  return refuse('name_taken', message, { field: 'name', name });
}

/** Files a replicant under its name. */
export function setPublicName(draft: Draft, replicant: ReplicantId, name: string): void {
  const key = nameKey(foldedName(name));
  const known = draft.names.find(key);
  draft.fleets.join(replicant, FLEET.name, known === 0 ? draft.names.insert(key) : known);
}

/** The name that a new replicant gets: if another one has it, with the code of the new one. */
export function publicNameFor(world: World, name: string, replicant: ReplicantId): string {
  if (!isTaken(world, name, replicant)) return name;
  const code = replicantCode(world.setting.key, replicant);
  const room = world.setting.ruleset.limits.nameLength - code.length - 1;
  const begin = Array.from(name).slice(0, max(0, room)).join('').trim();
  return `${begin} ${code}`.trim();
}

function isTaken(world: World, name: string, except: ReplicantId): boolean {
  const folded = foldedName(name);
  return world.names
    .members(world.names.find(nameKey(folded)), NAME.replicants)
    .some((other) => other !== except && foldedName(nameOf(world, other)) === folded);
}

function nameOf(world: World, replicant: ReplicantId): string {
  return world.replicants.get(replicant)?.name ?? '';
}
