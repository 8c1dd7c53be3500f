import { BitmapText, Container } from 'pixi.js';
import { MAP_COLORS } from './mapColors.js';
import type { Point } from './mapScene.js';
import type { Size } from './mapCamera.js';

/** A text at a point of the screen. */
export interface MapLabel {
  readonly text: string;
  readonly at: Point;
  readonly color?: number;
}

/** More labels than these are not read anyway. */
const MAX_LABELS = 90;

const FONT_PX = 12;
const CELL_WIDTH = 84;
const CELL_HEIGHT = 18;

/** Texts on the map, of which those that would cover earlier ones are left out. */
export interface LabelLayer {
  readonly container: Container;
  /** Shows these labels, the most important ones first. */
  show(labels: Iterable<MapLabel>, size: Size): void;
}

/** Makes the labels of a map; their objects are used again. */
export function mapLabels(): LabelLayer {
  const container = new Container();
  const pool: BitmapText[] = [];
  const taken = new Set<number>();

  function labelAt(index: number): BitmapText {
    const made = pool[index];
    if (made !== undefined) return made;
    const style = { fontFamily: 'system-ui, sans-serif', fontSize: FONT_PX, fill: 0xffffff };
    const text = new BitmapText({ text: '', style });
    pool.push(text);
    container.addChild(text);
    return text;
  }

  return {
    container,
    show(labels, { height, width }) {
      taken.clear();
      let used = 0;
      for (const { at, color = MAP_COLORS.label, text } of labels) {
        if (used === MAX_LABELS) break;
        if (at.x < -40 || at.y < -10 || at.x > width || at.y > height) continue;
        if (!takeCells(taken, at, text.length)) continue;
        const label = labelAt(used);
        used += 1;
        if (label.text !== text) label.text = text;
        label.tint = color;
        label.position.set(Math.round(at.x), Math.round(at.y));
        label.visible = true;
      }
      for (const unused of pool.slice(used)) unused.visible = false;
    },
  };
}

/** Takes the cells under a text; false when one of them is taken. */
function takeCells(taken: Set<number>, { x, y }: Point, letters: number): boolean {
  const row = Math.floor(y / CELL_HEIGHT);
  const first = Math.floor(x / CELL_WIDTH);
  const last = Math.floor((x + letters * FONT_PX * 0.6) / CELL_WIDTH);
  const cells: number[] = [];
  for (let column = first; column <= last; column += 1) cells.push(row * 1000 + column);
  if (cells.some((cell) => taken.has(cell))) return false;
  for (const cell of cells) taken.add(cell);
  return true;
}
