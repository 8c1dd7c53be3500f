import { BitmapText, Container } from 'pixi.js';
import { freeLabels, type MapLabel } from './freeLabels.js';
import { MAP_COLORS } from './mapColors.js';
import type { Size } from './mapCamera.js';

const FONT_PX = 12;
const FONT = 'Inter, system-ui, sans-serif';

/** Texts on the map, without those that would cover earlier ones; their objects are used again. */
export function mapLabels() {
  const container = new Container();
  const pool: BitmapText[] = [];
  const widthOf = textMeasure();

  function labelAt(index: number): BitmapText {
    const made = pool[index];
    if (made !== undefined) return made;
    const style = { fontFamily: FONT, fontSize: FONT_PX, fill: 0xffffff };
    const text = new BitmapText({ text: '', style });
    pool.push(text);
    container.addChild(text);
    return text;
  }

  return {
    container,
    /** Shows these labels, the most important ones first. */
    show(labels: Iterable<MapLabel>, size: Size): void {
      const free = freeLabels(labels, size, widthOf);
      for (const [index, { at, color = MAP_COLORS.label, text }] of free.entries()) {
        const label = labelAt(index);
        if (label.text !== text) label.text = text;
        label.tint = color;
        label.position.set(Math.round(at.x), Math.round(at.y));
        label.visible = true;
      }
      for (const unused of pool.slice(free.length)) unused.visible = false;
    },
  };
}

/** Measures the width of texts in pixels; each text once. */
function textMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  if (context !== null) context.font = `${FONT_PX}px ${FONT}`;
  return (text) => {
    const width = known.get(text) ?? context?.measureText(text).width ?? 0;
    known.set(text, width);
    return width;
  };
}
