import { answerOf, type Device } from '@astrarium/space/client';
import { KIT, LOAD, PART } from './plan.js';
import { baseCount, countOf, kitBase, kitOf, partsMissing } from './needs.js';
import { nextBelt } from './nextBelt.js';
import { placesWaiting, waiting } from './waiting.js';
import { type Base, cargoOf, type Game, isPart, order } from './readGame.js';

/**
 * Sends an idle vessel on its next errand: parts to the objective, a kit to the next belt, or back
 * to the base where the most parts wait.
 */
export async function carry(game: Game, vessel: Device): Promise<void> {
  const { bases, season } = game;
  if (season.state !== 'active') return;
  let cargo = cargoOf(game, vessel);
  const base = bases.find(({ location }) => location === vessel.location);
  if (cargo.length === 0 && base !== undefined) cargo = await loadKit(game, vessel, base);
  if (cargo.some((device) => !isPart(device))) return carryKit(game, vessel, cargo);
  const isThere = vessel.location === season.objective.location;
  if (isThere && cargo.length > 0) await contribute(game, cargo);
  const used = isThere ? 0 : await load(game, vessel);
  const isLast = partsMissing(game).every(({ missing }) => missing === 0) && !isPrinting(game);
  const isReady = used >= LOAD || (used > 0 && isLast);
  const destination = isReady ? season.objective.location : nextBase(game, vessel, isLast);
  if (destination === undefined || destination === vessel.location) return;
  await order(game, vessel, { command: 'travel', destination });
}

/** Gives the parts aboard a vessel to the objective. Devices may be aboard for that. */
async function contribute(game: Game, parts: readonly Device[]): Promise<void> {
  const { client, season, say } = game;
  const path = { code: season.objective.location };
  const body = { devices: parts.map(({ device_code }) => device_code) };
  const answer = await answerOf(
    client.POST('/v1/locations/{code}/contribute', { params: { path }, body }),
  );
  if (!('progress' in answer)) return;
  say(`contributed ${answer.accepted.length} parts: ${Math.floor(answer.progress * 100)} %`);
  // The season needs no more of what it rejects, for example when others gave theirs first.
  for (const part of parts.filter(({ device_code }) => answer.rejected.includes(device_code))) {
    await order(game, part, { command: 'deploy' });
  }
}

/** Stows the parts at the place of a vessel while there is room; returns the used places. */
async function load(game: Game, vessel: Device): Promise<number> {
  let used = vessel.stow_used ?? 0;
  for (const part of waiting(game)) {
    const places = game.blueprints.get(part.device_type)?.stow_places ?? 0;
    if (part.location !== vessel.location || used + places > (vessel.stow_capacity ?? 0)) continue;
    const body = { command: 'stow', into: vessel.device_code } as const;
    if (await order(game, part, body)) used += places;
  }
  return used;
}

/** The base where a kit is ready or a whole load of parts, or any load when no more are made. */
function nextBase(game: Game, vessel: Device, isLast: boolean): string | undefined {
  const kit = kitBase(game);
  if (kit !== undefined && hasKit(game, kit)) return kit.location;
  const places = (base: Base): number => placesWaiting(game, base);
  const [first] = [...game.bases].sort((a, b) => places(b) - places(a));
  if (first === undefined) return undefined;
  if (places(first) >= LOAD || (isLast && places(first) > 0)) return first.location;
  const isAtBase = game.bases.some(({ location }) => location === vessel.location);
  return isAtBase ? undefined : game.bases[0]?.location;
}

/** Whether a part is printed or ordered. */
function isPrinting({ devices }: Game): boolean {
  return devices.some(({ print_queue = [] }) =>
    print_queue.some(({ tags }) => tags.includes(PART)),
  );
}

/** Stows a kit for a new base if a base has one beside what it keeps; returns what is stowed. */
async function loadKit(game: Game, vessel: Device, base: Base): Promise<readonly Device[]> {
  if (!hasKit(game, base)) return [];
  const kit = KIT.flatMap(([type, count]) => {
    const all = base.devices.filter(({ device_type }) => device_type === type);
    return all.slice(baseCount(type)).slice(0, count);
  });
  const body = { command: 'stow', into: vessel.device_code } as const;
  for (const device of kit) await order(game, device, body);
  return kit;
}

/** Whether a base has a whole kit beside what it keeps. */
function hasKit(game: Game, base: Base): boolean {
  const wanted = kitOf(game, base);
  return wanted.length > 0 && wanted.every(([type, count]) => countOf(base, type) >= count);
}

/** Takes a kit to the next belt, puts it out there, and returns. */
async function carryKit(game: Game, vessel: Device, kit: readonly Device[]): Promise<void> {
  let destination = await nextBelt(game);
  if (vessel.location === destination) {
    // The factory makes the belt a base: it comes last, so that no device is left aboard.
    const isFactory = ({ device_type }: Device): number => Number(device_type === 'autofactory');
    for (const device of [...kit].sort((a, b) => isFactory(a) - isFactory(b))) {
      await order(game, device, { command: 'deploy' });
    }
    destination = game.bases[0]?.location;
  }
  if (destination !== undefined) await order(game, vessel, { command: 'travel', destination });
}
