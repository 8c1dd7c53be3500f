import {
  answerOf,
  type MapStar,
  type Overview,
  ProblemError,
  type StarSystem,
} from '@astrarium/space/client';
import { signal } from '@preact/signals';
import { starOfCode } from '../map/mapLayout.js';
import { account, client } from '../session/session.js';
import { isEqual, RETRY_MS } from './useAnswer.js';

/** How many stars are read: those nearest to the Sun. */
const STARS = 1000;

/** The stars near the Sun; empty before they are read. */
export const stars = signal<readonly MapStar[]>([]);

/** The systems that are known in detail, by star. */
export const systems = signal<ReadonlyMap<string, StarSystem>>(new Map());

// What one account may know is not for the next one.
client.subscribe(() => void (systems.value = new Map()));

/** What everybody may know of the season; null between seasons, and before it is read. */
export const season = signal<Overview['season']>(null);

/** Why the stars cannot be read; empty when they can. */
export const placesFault = signal('');

/** Reads what everybody may know, the season with it. */
export async function readOverview(): Promise<Overview> {
  const overview = await answerOf(client.value.GET('/v1/overview'));
  if (!isEqual(overview.season, season.value)) season.value = overview.season;
  return overview;
}

/** Reads the stars and the season. */
export async function loadStars(): Promise<void> {
  try {
    const known = stars.value.length > 0;
    const [galaxy] = await Promise.all([
      known
        ? undefined
        : answerOf(client.value.GET('/v1/galaxy', { params: { query: { limit: STARS } } })),
      readOverview(),
    ]);
    if (galaxy !== undefined && galaxy.stars.length > 0) stars.value = galaxy.stars;
    placesFault.value = '';
  } catch (error) {
    placesFault.value = (error as Error).message;
    clearTimeout(retrying);
    retrying = setTimeout(() => void loadStars(), RETRY_MS);
  }
}

let retrying: ReturnType<typeof setTimeout> | undefined;

const asked = new Set<string>();

/**
 * Reads the systems of these places that are not known yet, until they are; only accounts may read
 * them.
 */
export async function loadSystems(codes: Iterable<string>): Promise<void> {
  if (account.value === undefined) return;
  const missing = [...new Set([...codes].map(starOfCode))].filter(
    (star) => star !== '' && !systems.value.has(star) && !asked.has(star),
  );
  for (const star of missing) asked.add(star);
  const { value: from } = client;
  const read = await Promise.all(missing.map(readSystem));
  for (const star of missing) asked.delete(star);
  if (client.value !== from) return;
  const failed = missing.filter((_, index) => read[index] === undefined);
  if (failed.length > 0) setTimeout(() => void loadSystems(failed), RETRY_MS);
  const known = read.filter((system) => system !== undefined && system !== null);
  if (known.length === 0) return;
  const added = known.map((one) => [one.designation, one] as const);
  systems.value = new Map([...systems.value, ...added]);
}

/** The system of a star; null for a code that is none, undefined when it cannot be read now. */
async function readSystem(code: string): Promise<StarSystem | null | undefined> {
  try {
    const place = await answerOf(
      client.value.GET('/v1/locations/{code}', { params: { path: { code } } }),
    );
    return place.location_type === 'star' ? place.star : null;
  } catch (error) {
    return error instanceof ProblemError && error.problem.status < 500 ? null : undefined;
  }
}

/** What people call a place or a site: `Earth` for `SOL-3`; its code until its name is known. */
export function placeName(code: string): string {
  if (code === season.value?.objective.location) return season.value.objective.name;
  const star = starOfCode(code);
  const system = systems.value.get(star);
  if (star === code) {
    return system?.name ?? stars.value.find((one) => one.designation === code)?.name ?? code;
  }
  const name = system?.names[code];
  if (name !== undefined) return name;
  const [, body = '', point] = /^(.*)-(L[1-5])$/.exec(code) ?? [];
  if (point !== undefined) return `${placeName(body)} ${point}`;
  const [, place = '', kind, number = ''] = SITE.exec(code) ?? [];
  if (kind === undefined) return code;
  return `${placeName(place)}, ${kind === 'SAL' ? 'salvage' : 'site'} ${number}`;
}

const SITE = /^(.*)-(SAL|SITE)-(\d+)$/;

/** The place of a site: `SOL-BELT-1` for `SOL-BELT-1-SITE-0`. */
export function placeOfSite(code: string): string {
  return SITE.exec(code)?.[1] ?? code;
}
