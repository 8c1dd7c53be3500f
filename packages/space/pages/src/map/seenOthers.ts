import { answerOf, type Presence, type StarSystem } from '@astrarium/space/client';
import { signal } from '@preact/signals';
import { fleetList } from '../live/fleetState.js';
import { season, systems } from '../live/places.js';
import { isEqual } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { starOfCode } from './mapLayout.js';
import type { OtherDevices } from './mapScene.js';
import { deviceCount, othersOf, placedOthers } from './placedOthers.js';

/** Replicants of one answer: more are not read. */
const MAX_REPLICANTS = 100;

/** The devices of other accounts that this account sees, by location; see `MapScene`. */
export const seenOthers = signal<ReadonlyMap<string, OtherDevices>>(new Map());

let readings = 0;

// What one account sees is not for the next one.
client.subscribe(() => {
  readings += 1;
  seenOthers.value = new Map();
});

/**
 * Reads who else is in these systems: one request for each system, and for each place of the
 * system that is shown if others are in it. The server answers only where the account has devices.
 */
export async function loadOthers(stars: readonly string[], shown: string): Promise<void> {
  readings += 1;
  const reading = readings;
  const found = new Map<string, OtherDevices>();
  const readStar = async (star: string): Promise<void> => {
    const total = await readOthersAt(star);
    if (total.count === 0) return;
    const system = star === shown ? systems.value.get(star) : undefined;
    const codes = system === undefined ? [] : placesOf(system);
    const places = await Promise.all(
      codes.map(async (code) => [code, await readOthersAt(code)] as const),
    );
    for (const [code, others] of placedOthers(star, total, places)) found.set(code, others);
  };
  await Promise.all(stars.map(readStar));
  // A later reading, or one of another account, has begun.
  if (reading !== readings) return;
  // What is equal stays the same: the map is not drawn again. The order is that of the answers.
  const sorted = (others: typeof seenOthers.value) =>
    [...others].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (!isEqual(sorted(found), sorted(seenOthers.value))) seenOthers.value = found;
}

/** The codes of the account's replicants, as they were last read. */
export function ownReplicants(): ReadonlySet<string> {
  return new Set(account.value?.replicants.map(({ replicant_code }) => replicant_code));
}

/** Who is at a place, as far as the account may see it. */
export async function readPresence(code: string): Promise<Presence> {
  const query = { limit: MAX_REPLICANTS };
  return answerOf(
    client.value.GET('/v1/locations/{code}/presence', { params: { path: { code }, query } }),
  );
}

async function readOthersAt(code: string): Promise<OtherDevices> {
  const presence = await readPresence(code).catch(() => undefined);
  if (presence === undefined) return { count: 0, isPart: false };
  const count = deviceCount(othersOf(presence, ownReplicants()));
  return { count, isPart: presence.next_cursor !== null };
}

/** The places of a system where others are looked for, and those with devices of the account. */
function placesOf({ belts, designation: star, planets }: StarSystem): readonly string[] {
  const own = fleetList.value.map(({ location }) => location);
  const goal = season.value?.objective.location ?? '';
  const inside = [...own, goal].filter((code) => code !== star && starOfCode(code) === star);
  return [...new Set([...[...planets, ...belts].map(({ designation }) => designation), ...inside])];
}
