import { NEARBY_STARS, type Star, type World } from '@astrarium/core';
import { fleetPlaces } from './fleetPlaces.js';
import { playerLetter } from './playerLetter.js';

/** The picture's size in characters, where the Sun is, and how much of the sky a row is. */
const COLUMNS = 78;
const ROWS = 27;
const SUN_COLUMN = 28;
const ROW_MILLI_LY = 1000;

/** A text's place on the map. */
interface Spot {
  readonly column: number;
  readonly row: number;
}

/**
 * The neighbourhood of the Sun seen from the celestial north pole, with who is where: a letter and
 * a number for a player's devices at a star, a small letter for a ship between stars.
 */
export function starMap(world: World): string {
  const grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  const { stars, ships } = fleetPlaces(world);
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
  // Where somebody is comes first, so that its name has room.
  const order = [...shown].sort((a, b) => Number(stars.has(b.index)) - Number(stars.has(a.index)));
  for (const star of order) {
    const fleets = stars.get(star.index) ?? new Map<number, number>();
    const counts = [...fleets]
      .sort(([a], [b]) => a - b)
      .map(([account, devices]) => `${playerLetter(account)}${devices}`);
    label(grid, spotOf(star), ...labelsOf(star.name, counts.join(' ')));
  }
  const across = ((ROWS - 1) * ROW_MILLI_LY) / 1000;
  const title = `The neighbourhood of the Sun from above, ${across} light years from top to bottom`;
  const key = '★ A12: twelve devices of A are here   · nobody is   a: a ship of A between stars';
  return [title, ...grid.map((row) => ` ${row.join('')}`.trimEnd()), key].join('\n');
}

/** What may stand beside a star: with its name, or, where that finds no room, without. */
function labelsOf(name: string, fleets: string): string[] {
  return fleets === '' ? [name] : [`${name} ${fleets}`, fleets];
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

/** Writes a text beside a spot: the first of several, in the first place with room for it. */
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

/** Whether a text fits there, with nothing right before or after it but its own star. */
function hasRoom(grid: Grid, { column, row }: Spot, text: string): boolean {
  if (column < 0 || column + text.length > COLUMNS || row < 0 || row >= ROWS) return false;
  const free = (at: number): boolean => (grid[row]?.[at] ?? ' ') === ' ';
  for (let n = -1; n <= text.length; n += 1) if (!free(column + n)) return false;
  return true;
}
