import { type Device, statusOf } from '@astrarium/space/client';
import { LOAD, LOADS, MAX_VESSELS } from './plan.js';
import { type Base, type Game, isCarried, isPart } from './readGame.js';

/** The parts for this season that wait at bases. */
export function waiting({ bases, devices, season }: Game): readonly Device[] {
  return devices.filter(
    (device) =>
      isPart(device) &&
      device.device_type in season.objective.requirements &&
      !isCarried(device) &&
      statusOf(device.status).kind === 'idle' &&
      bases.some(({ location }) => location === device.location),
  );
}

/** The places that the parts at a base need, beside those that vessels under way come for. */
export function placesWaiting(game: Game, { location }: Base): number {
  const coming = game.devices.filter(({ travel }) => travel?.destination === location);
  return placesOf(game, location) - LOAD * coming.length;
}

function placesOf(game: Game, at?: string): number {
  return waiting(game)
    .filter(({ location }) => at === undefined || location === at)
    .reduce((sum, part) => sum + (game.blueprints.get(part.device_type)?.stow_places ?? 0), 0);
}

/** Whether more parts wait than the vessels soon carry. */
export function isVesselMissing(game: Game): boolean {
  const built = game.devices.filter(({ device_type }) => device_type === 'heaven_vessel').length;
  const ordered = game.devices
    .flatMap(({ print_queue = [] }) => print_queue)
    .filter(({ device_type }) => device_type === 'heaven_vessel').length;
  const vessels = built + ordered;
  return vessels < MAX_VESSELS && placesOf(game) > LOAD * LOADS * vessels;
}
