import { playGame } from '../games/game.js';
import { type Law, lawPlace } from './law.js';

/** What all objects and lists inherit from. */
const SHARED = [Object.prototype, Array.prototype, Function.prototype, Object, Array];

/**
 * Names that players choose, such as `__proto__` and `constructor`, change nothing outside of the
 * world. A rule breaks it that keeps what belongs to a name in a plain object: use a `record`.
 * `restore` takes back what games changed since this call.
 */
export function hostileNamesLaw(): { readonly law: Law; readonly restore: () => void } {
  const before = SHARED.map(membersOf);
  const restore = (): void => {
    for (const [at, owner] of SHARED.entries()) restoreMembers(owner, before[at] as Members);
  };
  const changedName = (): PropertyKey | undefined =>
    SHARED.flatMap((owner, at) => changesOf(owner, before[at] as Members))[0];
  const law: Law = (simulation, game) => {
    restore();
    let place = '';
    let changed: PropertyKey | undefined;
    try {
      playGame(simulation, game, (_, index) => {
        if (changed !== undefined) return;
        place = lawPlace(game, index);
        changed = changedName();
      });
    } catch {
      // Another law tells of a rule that throws.
    }
    changed ??= changedName();
    restore();
    if (changed === undefined) return;
    const what = `a rule changed ${String(changed)} of what all objects share`;
    throw new Error(`${place}${what}: a name led out of the world`);
  };
  return { law, restore };
}

type Members = ReadonlyMap<PropertyKey, unknown>;

function membersOf(owner: object): Members {
  const members = Object.getOwnPropertyDescriptors(owner) as Record<string, PropertyDescriptor>;
  return new Map(Reflect.ownKeys(members).map((name) => [name, members[name as string]?.value]));
}

/** The names of members that were added, replaced or removed. */
function changesOf(owner: object, known: Members): PropertyKey[] {
  const now = membersOf(owner);
  return [...known.keys(), ...now.keys()].filter((name) => known.get(name) !== now.get(name));
}

function restoreMembers(owner: object, known: Members): void {
  const members = owner as Record<PropertyKey, unknown>;
  for (const name of changesOf(owner, known)) {
    if (known.has(name)) members[name] = known.get(name);
    else delete members[name];
  }
}
