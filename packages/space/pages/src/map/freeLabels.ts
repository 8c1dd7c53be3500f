import { type Disk, diskNumbers, hitGrid } from './hitGrid.js';
import type { Box } from './mapCamera.js';

/** A text beside a disk on the screen, which it names. */
export interface MapLabel {
  readonly text: string;
  /** A second line. */
  readonly note?: string;
  readonly color?: string;
  readonly noteColor?: string;
  readonly isStrong?: boolean;
  readonly at: Disk;
}

/** A label with its rectangle on the screen. */
export interface PlacedLabel extends Box {
  readonly label: MapLabel;
}

/** Where labels may be. */
export interface LabelRoom {
  /** The part of the screen that they stay in. */
  readonly area: Box;
  /** Rectangles that they do not cover. */
  readonly taken: readonly Box[];
  /** The width of a label in pixels. */
  readonly widthOf: (label: MapLabel) => number;
}

/** More labels than these are not read anyway. */
const MAX_LABELS = 90;

/** The height of a line of text, in pixels. */
export const LABEL_PX = 16;

/** The distance between labels, and between a label and what it names, in pixels. */
const GAP_PX = 6;

/**
 * The labels that are shown, the most important ones first. Each is on the right of what it names,
 * else on another side, else without its second line; one that would cover an earlier one or one of
 * the disks, or would be cut off by the edge of the area, is left out.
 */
export function freeLabels(
  labels: Iterable<MapLabel>,
  disks: readonly Disk[],
  { area, taken, widthOf }: LabelRoom,
): readonly PlacedLabel[] {
  const shown: PlacedLabel[] = [];
  const grid = hitGrid(diskNumbers(disks), { width: area.right, height: area.bottom });
  const isFree = (box: Box): boolean =>
    box.left >= area.left &&
    box.top >= area.top &&
    box.right <= area.right &&
    box.bottom <= area.bottom &&
    shown.every((other) => isApart(box, other)) &&
    taken.every((other) => isApart(box, other)) &&
    !grid.touches(box);
  for (const label of labels) {
    if (shown.length === MAX_LABELS) break;
    const free = placed(label, widthOf, isFree);
    if (free !== undefined) shown.push(free);
  }
  return shown;
}

/** A label where it is free; without its second line where only that is. */
function placed(
  label: MapLabel,
  widthOf: LabelRoom['widthOf'],
  isFree: (box: Box) => boolean,
): PlacedLabel | undefined {
  const box = boxesBeside(label, widthOf(label)).find(isFree);
  if (box !== undefined) return { ...box, label };
  const { note, ...short } = label;
  return note === undefined ? undefined : placed(short, widthOf, isFree);
}

/** Whether there is a gap between two labels. */
function isApart(one: Box, other: Box): boolean {
  return (
    one.right + GAP_PX <= other.left ||
    one.left >= other.right + GAP_PX ||
    one.bottom <= other.top ||
    one.top >= other.bottom
  );
}

/** Where a label may be: at the four sides of what it names, at its corners, and farther away. */
function boxesBeside({ at: { radius, x, y }, note }: MapLabel, width: number): readonly Box[] {
  const height = note === undefined ? LABEL_PX : 2 * LABEL_PX;
  const away = radius + GAP_PX;
  const below = Math.max(radius + 2, LABEL_PX / 2);
  const corner = radius * 0.7 + 3;
  return [
    [x + away, y - LABEL_PX / 2],
    [x - away - width, y - LABEL_PX / 2],
    [x - width / 2, y + below],
    [x - width / 2, y - below - height],
    [x + corner, y + corner],
    [x + corner, y - corner - height],
    [x - corner - width, y + corner],
    [x - corner - width, y - corner - height],
    [x - width / 2, y + below + LABEL_PX],
    [x - width / 2, y - below - LABEL_PX - height],
  ].map(([left = 0, top = 0]) => ({ left, top, right: left + width, bottom: top + height }));
}
