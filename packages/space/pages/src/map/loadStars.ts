import {
  answerOf,
  type Device,
  galaxyGet,
  locationsGet,
  type MapStar as StarAnswer,
  overviewGet,
  type StarSystem,
} from '@astrarium/space/client';
import { computed, signal } from '@preact/signals';
import { wordsOf } from '@astrarium/web/duration';
import { kindOf } from '../icons/icons.js';
import { carrierCode, fleetList } from '../live/fleetState.js';
import { account, client } from '../session/session.js';
import { starOfCode } from './mapLayout.js';
import { seenOthers } from './seenOthers.js';
import type { MapDevice, MapScene, MapStar, MapSystem } from './mapScene.js';

/** How many stars the map has. */
const STARS = 1000;

const stars = signal<readonly MapStar[]>([]);
const systems = signal<ReadonlyMap<string, StarSystem>>(new Map());
const objects = signal<readonly string[]>([]);

/** The objects may be known before the systems or after them. */
const mapSystems = computed<MapScene['systems']>(
  () => new Map([...systems.value].map(([code, one]) => [code, mapSystem(one, objects.value)])),
);

/** Why the map cannot be read; empty when it can. */
export const mapFault = signal('');

const devices = computed(() => mapDevices(fleetList.value));

/** What the map shows. */
export const mapScene = computed<MapScene>(() => ({
  stars: stars.value,
  systems: mapSystems.value,
  devices: devices.value,
  others: seenOthers.value,
  names: new Map(),
  goal: undefined,
  route: [],
  climates: new Map(),
}));

/** Reads the stars, once, and where the objective of the season is. */
export async function loadStars(): Promise<void> {
  try {
    const [galaxy, overview] = await Promise.all([
      answerOf(galaxyGet({ client: client.value, query: { limit: STARS } })),
      answerOf(overviewGet({ client: client.value })),
    ]);
    stars.value = galaxy.stars.map(mapStar);
    objects.value = overview.season === null ? [] : [overview.season.objective.location];
    mapFault.value = '';
  } catch (error) {
    mapFault.value = (error as Error).message;
  }
}

/** Reads the systems of these stars that are not known yet; only accounts may read them. */
export async function loadSystems(codes: Iterable<string>): Promise<void> {
  if (account.value === undefined) return;
  const missing = [...new Set(codes)].filter((code) => code !== '' && !systems.value.has(code));
  const read = await Promise.all(missing.map(readSystem));
  const known = read.filter((system) => system !== undefined);
  if (known.length === 0) return;
  systems.value = new Map([
    ...systems.value,
    ...known.map((one) => [one.designation, one] as const),
  ]);
}

async function readSystem(code: string): Promise<StarSystem | undefined> {
  const call = locationsGet({ client: client.value, path: { code } });
  const place = await answerOf(call).catch(() => undefined);
  return place?.location_type === 'star' ? place.star : undefined;
}

/** A star of an answer as the map shows it. */
export function mapStar(star: StarAnswer): MapStar {
  const { belts, designation, locked_by, name, planets, position_ly, spectral_class } = star;
  return {
    code: designation,
    name,
    spectralClass: spectral_class,
    x: position_ly.x,
    y: position_ly.y,
    planets,
    belts,
    lockedBy: locked_by?.replicant,
  };
}

/** A system of an answer as the map shows it, with those of the objects that are in it. */
export function mapSystem(
  { belts, designation, edge_au, planets }: StarSystem,
  objects: readonly string[],
): MapSystem {
  return {
    star: designation,
    edgeAu: edge_au,
    planets: planets.map(({ designation: code, kind, moons, orbit_au }) => ({
      code,
      kind,
      orbitAu: orbit_au,
      moons,
    })),
    belts: belts.map(({ designation: code, inner_radius_au, outer_radius_au }) => ({
      code,
      innerAu: inner_radius_au,
      outerAu: outer_radius_au,
    })),
    objects: objects.filter((code) => starOfCode(code) === designation),
  };
}

/** Devices of an answer as the map shows them: those that are carried are with their carrier. */
export function mapDevices(devices: readonly Device[]): readonly MapDevice[] {
  return devices.filter((device) => carrierCode(device) === undefined).map(mapDevice);
}

function mapDevice({ device_code, device_type, location, status, travel }: Device): MapDevice {
  const legs = (travel?.legs ?? []).map(({ arrives_tick, from, seconds, to }) => ({
    from,
    to,
    departTick: arrives_tick - seconds,
    arriveTick: arrives_tick,
  }));
  return {
    code: device_code,
    type: device_type,
    name: wordsOf(device_type),
    work: kindOf(status),
    location,
    legs,
  };
}
