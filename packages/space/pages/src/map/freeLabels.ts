import type { Size } from './mapCamera.js';
import type { Point } from './mapScene.js';

/** A text at a point of the screen, which is its upper left corner. */
export interface MapLabel {
  readonly text: string;
  readonly at: Point;
  readonly color?: number;
}

/** More labels than these are not read anyway. */
const MAX_LABELS = 90;

/** The height of a line of text, in pixels. */
export const LABEL_PX = 18;

/** The distance between two labels side by side, in pixels. */
const GAP_PX = 8;

/**
 * The labels that are shown, the most important ones first: each one that would cover an earlier
 * one, or would be cut off by the edge of the screen, is left out.
 */
export function freeLabels(
  labels: Iterable<MapLabel>,
  { height, width }: Size,
  widthOf: (text: string) => number,
): readonly MapLabel[] {
  const shown: MapLabel[] = [];
  const boxes: { readonly x: number; readonly y: number; readonly right: number }[] = [];
  for (const label of labels) {
    if (shown.length === MAX_LABELS) break;
    const { x, y } = label.at;
    if (x < 0 || y < 0 || x >= width || y + LABEL_PX > height) continue;
    const right = x + widthOf(label.text) + GAP_PX;
    if (right > width) continue;
    const isFree = boxes.every(
      (box) => right <= box.x || x >= box.right || Math.abs(y - box.y) >= LABEL_PX,
    );
    if (!isFree) continue;
    boxes.push({ x, y, right });
    shown.push(label);
  }
  return shown;
}
