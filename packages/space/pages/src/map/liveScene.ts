import type { FleetDevice, MapStar as StarAnswer, StarSystem } from '@astrarium/space/client';
import { computed } from '@preact/signals';
import { deviceName } from '../device/deviceName.js';
import { kindOf } from '../icons/icons.js';
import { fleetList } from '../live/fleetState.js';
import { season, stars, systems } from '../live/places.js';
import { climates } from './climates.js';
import { starOfCode } from './mapLayout.js';
import { seenOthers } from './seenOthers.js';
import type { MapDevice, MapScene, MapStar, MapSystem } from './mapScene.js';

/** The objective may be known before the systems or after them. */
const mapSystems = computed<MapScene['systems']>(() => {
  const objects = season.value === null ? [] : [season.value.objective.location];
  return new Map([...systems.value].map(([code, one]) => [code, mapSystem(one, objects)]));
});

const mapStars = computed(() => stars.value.map(mapStar));

const devices = computed(() => mapDevices(fleetList.value));

/** The structure of the season. */
const goal = computed<MapScene['goal']>(() => {
  if (season.value === null) return undefined;
  const { location: code, name, progress } = season.value.objective;
  return { code, name, part: progress };
});

const names = computed(
  () =>
    new Map([
      ...[...systems.value.values()].flatMap((one) => Object.entries(one.names)),
      ...(goal.value === undefined ? [] : [[goal.value.code, goal.value.name] as const]),
    ]),
);

/** What the map shows of the running game. */
export const liveScene = computed<MapScene>(() => ({
  stars: mapStars.value,
  systems: mapSystems.value,
  devices: devices.value,
  others: seenOthers.value,
  names: names.value as ReadonlyMap<string, string>,
  goal: goal.value,
  route: [],
  climates: climates.value,
}));

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

/** Devices as the map shows them: those that are carried are with their carrier. */
export function mapDevices(devices: readonly FleetDevice[]): readonly MapDevice[] {
  return devices.filter(({ carrier }) => carrier === null).map(mapDevice);
}

function mapDevice(device: FleetDevice): MapDevice {
  const { code, location, status, type } = device;
  const legs = (device.legs ?? []).map(({ arrives, departs, from, to }) => ({
    from,
    to,
    departTick: departs,
    arriveTick: arrives,
  }));
  return { code, type, location, name: deviceName(device), work: kindOf(status), legs };
}
