import type { Box, Size } from './mapCamera.js';
import type { Point } from './mapScene.js';

/** A disk on the screen, in pixels. */
export interface Disk extends Point {
  readonly radius: number;
}

/** The disk that is nearest to a point. */
export interface Hit {
  readonly index: number;
  /** How far its edge is from the point, in pixels; 0 inside. */
  readonly away: number;
}

/** Finds disks by points of the screen. */
export interface HitGrid {
  /** The nearest disk within a reach; of several around a point, the smallest. */
  nearest(at: Point, reach: number): Hit | undefined;
  /** Whether a disk has a common point with a rectangle. */
  touches(box: Box): boolean;
}

/** The side of a cell, in pixels. */
const CELL_PX = 24;

/** Numbers for each disk: x, y and radius. */
export const DISK_WORDS = 3;

/** Disks as numbers, `DISK_WORDS` for each. */
export function diskNumbers(disks: Iterable<Disk>): Float64Array {
  return Float64Array.from([...disks].flatMap(({ radius, x, y }) => [x, y, radius]));
}

/**
 * Sorts disks into the cells of a grid, so that a question looks at the cells around a point and
 * not at every disk. Disks beyond the screen are not found.
 */
export function hitGrid(disks: Float64Array, { height, width }: Size): HitGrid {
  const columns = Math.ceil(Math.max(1, width) / CELL_PX);
  const rows = Math.ceil(Math.max(1, height) / CELL_PX);
  const first = new Int32Array(columns * rows).fill(-1);
  const next: number[] = [];
  const entries: number[] = [];
  const column = (x: number): number => cellOf(x, columns);
  const row = (y: number): number => cellOf(y, rows);

  for (let at = 0; at < disks.length; at += DISK_WORDS) {
    const [x, y, radius] = [disks[at], disks[at + 1], disks[at + 2]] as [number, number, number];
    if (x + radius < 0 || x - radius > width || y + radius < 0 || y - radius > height) continue;
    const [left, right, bottom] = [column(x - radius), column(x + radius), row(y + radius)];
    for (let down = row(y - radius); down <= bottom; down += 1) {
      for (let across = left; across <= right; across += 1) {
        const cell = down * columns + across;
        next.push(first[cell] as number);
        first[cell] = entries.push(at) - 1;
      }
    }
  }

  /** Calls back for the disks in the cells of a rectangle, for some more than once. */
  function visit(box: Box, found: (x: number, y: number, radius: number, at: number) => void) {
    const [left, right, bottom] = [column(box.left), column(box.right), row(box.bottom)];
    for (let down = row(box.top); down <= bottom; down += 1) {
      for (let across = left; across <= right; across += 1) {
        let entry = first[down * columns + across] as number;
        for (; entry >= 0; entry = next[entry] as number) {
          const at = entries[entry] as number;
          found(disks[at] as number, disks[at + 1] as number, disks[at + 2] as number, at);
        }
      }
    }
  }

  return {
    nearest({ x, y }, reach) {
      let best: Hit | undefined;
      let smallest = Infinity;
      const box = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
      visit(box, (diskX, diskY, radius, at) => {
        const away = Math.max(0, Math.hypot(diskX - x, diskY - y) - radius);
        if (away > reach || away > (best?.away ?? Infinity)) return;
        if (away === best?.away && radius >= smallest) return;
        best = { index: at / DISK_WORDS, away };
        smallest = radius;
      });
      return best;
    },
    touches(box) {
      let isTouched = false;
      visit(box, (x, y, radius) => {
        const across = Math.max(box.left - x, 0, x - box.right);
        const down = Math.max(box.top - y, 0, y - box.bottom);
        isTouched ||= Math.hypot(across, down) < radius;
      });
      return isTouched;
    },
  };
}

function cellOf(px: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(px / CELL_PX)));
}
