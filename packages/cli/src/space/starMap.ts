import {
  deviceView,
  deviceViewIds,
  locationStar,
  NEARBY_STARS,
  parseLocation,
  type Star,
  type World,
} from '@astrarium/space';
import { playerLetter } from './showWorldSummary.js';

/** The size of the map in characters, the column of the Sun, and the height of a row. */
const COLUMNS = 78;
const ROWS = 27;
const SUN_COLUMN = 28;
const ROW_MILLI_LY = 1000;

/** A position on the map. */
interface Spot {
  readonly column: number;
  readonly row: number;
}

/**
 * A map of the stars near the Sun, seen from the celestial north pole: a letter and a number for
 * the devices of a player at a star, a small letter for a ship between two stars.
 */
export function starMap(world: World): string {
  const grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  const { stars, ships } = devicePlaces(world);
  const shown = NEARBY_STARS.filter((star) => isOnMap(spotOf(star)));
  for (const star of shown) put(grid, spotOf(star), stars.has(star.index) ? '★' : '·');
  for (const { from, to, passed, account } of ships) {
    const here = NEARBY_STARS[from];
    const there = NEARBY_STARS[to];
    if (here === undefined || there === undefined) continue;
    const spot = spotOf(between(here, there, passed));
    if (isOnMap(spot) && at(grid, spot) === ' ')
      put(grid, spot, playerLetter(account).toLowerCase());
  }
  // Label stars with devices first, so that their labels have space.
  const order = [...shown].sort((a, b) => Number(stars.has(b.index)) - Number(stars.has(a.index)));
  for (const star of order) {
    const devicesOf = stars.get(star.index) ?? new Map<number, number>();
    const counts = [...devicesOf]
      .sort(([a], [b]) => a - b)
      .map(([account, devices]) => `${playerLetter(account)}${devices}`);
    label(grid, spotOf(star), ...labelsOf(star.name, counts.join(' ')));
  }
  const across = ((ROWS - 1) * ROW_MILLI_LY) / 1000;
  const title = `Stars near the Sun, seen from above; the map is ${across} light years high`;
  const key = '★ A12: 12 devices of A   ·: no devices   a: a ship of A between two stars';
  return [title, ...grid.map((row) => ` ${row.join('')}`.trimEnd()), key].join('\n');
}

/** The labels of a star: with its name, or without it when space is short. */
function labelsOf(name: string, counts: string): string[] {
  return counts === '' ? [name] : [`${name} ${counts}`, counts];
}

type Place = Pick<Star, 'xMilliLy' | 'yMilliLy'>;

function between(from: Star, to: Star, passed: number): Place {
  const on = (a: number, b: number): number => a + Math.round((b - a) * passed);
  return {
    xMilliLy: on(from.xMilliLy, to.xMilliLy),
    yMilliLy: on(from.yMilliLy, to.yMilliLy),
  };
}

/** A row is as high as two columns are wide. */
function spotOf({ xMilliLy, yMilliLy }: Place): Spot {
  return {
    column: SUN_COLUMN + Math.round((2 * xMilliLy) / ROW_MILLI_LY),
    row: (ROWS - 1) / 2 - Math.round(yMilliLy / ROW_MILLI_LY),
  };
}

function isOnMap({ column, row }: Spot): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

type Grid = string[][];

function at(grid: Grid, { column, row }: Spot): string {
  return grid[row]?.[column] ?? '';
}

function put(grid: Grid, { column, row }: Spot, character: string): void {
  const line = grid[row];
  if (line !== undefined) line[column] = character;
}

/** Writes the first of several texts that has space next to a spot. */
function label(grid: Grid, { column, row }: Spot, ...texts: readonly string[]): void {
  for (const text of texts.filter((each) => each !== '')) {
    const sides = [column + 2, column - 1 - text.length].map((start) => ({ column: start, row }));
    const corners = [row + 1, row - 1].flatMap((other) => [
      { column: column + 1, row: other },
      { column: column - text.length, row: other },
    ]);
    const place = [...sides, ...(texts.length > 1 ? corners : [])].find((spot) =>
      hasRoom(grid, spot, text),
    );
    if (place === undefined) continue;
    for (const [n, character] of [...text].entries()) {
      put(grid, { column: place.column + n, row: place.row }, character);
    }
    return;
  }
}

/** Whether a text fits at a spot, with free characters on both sides. */
function hasRoom(grid: Grid, { column, row }: Spot, text: string): boolean {
  if (column < 0 || column + text.length > COLUMNS || row < 0 || row >= ROWS) return false;
  const free = (at: number): boolean => (grid[row]?.[at] ?? ' ') === ' ';
  for (let n = -1; n <= text.length; n += 1) if (!free(column + n)) return false;
  return true;
}

/** A device that travels between two stars. */
interface ShipPlace {
  readonly account: number;
  readonly from: number;
  readonly to: number;
  /** The travelled share of the way, from 0 to 1. */
  readonly passed: number;
}

/** The number of devices of each account at each star, and all ships between stars. */
function devicePlaces(world: World) {
  const stars = new Map<number, Map<number, number>>();
  const ships: ShipPlace[] = [];
  const starOf = (code: string): number =>
    locationStar(parseLocation(world.setting.seed, code) ?? 0);
  for (const account of world.accounts.ids()) {
    for (const device of deviceViewIds(world, account)) {
      const view = deviceView(world, device);
      if (view === undefined) continue;
      const from = starOf(view.location);
      const to = view.travel === undefined ? from : starOf(view.travel.destination);
      if (view.travel !== undefined && from !== to) {
        const { departed_tick, arrives_tick } = view.travel;
        const passed = (world.now - departed_tick) / Math.max(1, arrives_tick - departed_tick);
        ships.push({ account, from, to, passed });
        continue;
      }
      const here = stars.get(from) ?? new Map<number, number>();
      stars.set(from, here.set(account, (here.get(account) ?? 0) + 1));
    }
  }
  return { stars, ships };
}
