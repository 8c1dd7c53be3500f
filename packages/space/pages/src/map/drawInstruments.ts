import { labelFont } from './drawMarks.js';
import type { StillView } from './drawSystems.js';
import { type Box, toMap } from './mapCamera.js';
import { MAP_COLORS } from './mapColors.js';
import { orbitRadius, SYSTEM_RADIUS, UNITS_PER_LY } from './mapLayout.js';
import type { MapSystem, Point } from './mapScene.js';

/** A small map of all stars in a corner. */
export interface Overview {
  readonly box: Box;
  /** The point of the map at a point of the screen. */
  pointAt(at: Point): Point;
}

/** The overview is at most so large, in pixels and as a part of the free area. */
const OVERVIEW_PX = { width: 150, height: 104 } as const;
const OVERVIEW_PART = 0.36;

/** On a narrower map, in pixels, there is no room for it. */
const OVERVIEW_MIN_WIDTH_PX = 704;

/** The overview is shown when at most this part of the reach of the stars is on the screen. */
const OVERVIEW_FROM = 0.5;

const EDGE_PX = 12;

/** The longest ruler, in pixels. */
const RULER_PX = 190;

/** What is drawn over the corners of a map. */
export interface Instruments {
  readonly overview: Overview | undefined;
  /** What they cover. */
  readonly boxes: readonly Box[];
}

/** Draws a ruler and, when most of the map is beyond the screen, an overview of it. */
export function drawInstruments(
  view: StillView,
  area: Box,
  look: { readonly own: Iterable<string>; readonly isMirrored: boolean },
): Instruments {
  const overview = drawOverview(view, area, look);
  const ruler = drawRuler(view, area, look.isMirrored);
  return { overview, boxes: overview === undefined ? ruler : [...ruler, overview.box] };
}

/** Draws all stars with a frame around what is seen; nothing while that is most, or little room. */
function drawOverview(
  { camera, context, layout, scene, size }: StillView,
  area: Box,
  { own, isMirrored }: { readonly own: Iterable<string>; readonly isMirrored: boolean },
): Overview | undefined {
  const reach = Math.max(1, ...scene.stars.map(({ x, y }) => Math.hypot(x, y))) * UNITS_PER_LY;
  const room = { width: area.right - area.left, height: area.bottom - area.top };
  if (size.width < OVERVIEW_MIN_WIDTH_PX) return undefined;
  if (room.width / camera.scale > 2 * reach * OVERVIEW_FROM) return undefined;
  const width = Math.min(OVERVIEW_PX.width, room.width * OVERVIEW_PART);
  const height = Math.min(OVERVIEW_PX.height, room.height * OVERVIEW_PART);
  const left = isMirrored ? area.left + EDGE_PX : area.right - EDGE_PX - width;
  const top = area.bottom - EDGE_PX - height;
  const box = { left, top, right: left + width, bottom: top + height };
  const scale = (Math.min(width, height) - 8) / 2 / reach;
  const inside = ({ x, y }: Point): Point => ({
    x: left + width / 2 + x * scale,
    y: top + height / 2 + y * scale,
  });
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, 8);
  context.globalAlpha = 0.92;
  context.fillStyle = MAP_COLORS.panel;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 1;
  context.strokeStyle = MAP_COLORS.frame;
  context.stroke();
  context.clip();
  const dot = (code: string, px: number): void => {
    const place = layout.placeOf(code);
    if (place === undefined) return;
    const { x, y } = inside(place);
    context.fillRect(x - px / 2, y - px / 2, px, px);
  };
  context.fillStyle = MAP_COLORS.idle;
  for (const { code } of scene.stars) dot(code, 1);
  context.fillStyle = MAP_COLORS.travelling;
  for (const code of own) dot(code, 3);
  const first = inside(toMap(camera, size, { x: area.left, y: area.top }));
  const end = inside(toMap(camera, size, { x: area.right, y: area.bottom }));
  const middle = { x: (first.x + end.x) / 2, y: (first.y + end.y) / 2 };
  const seen = { width: Math.max(9, end.x - first.x), height: Math.max(7, end.y - first.y) };
  context.strokeStyle = MAP_COLORS.selected;
  context.strokeRect(
    middle.x - seen.width / 2,
    middle.y - seen.height / 2,
    seen.width,
    seen.height,
  );
  context.restore();
  return {
    box,
    pointAt: ({ x, y }) => ({
      x: (x - left - width / 2) / scale,
      y: (y - top - height / 2) / scale,
    }),
  };
}

/** A mark of a ruler: a distance with its pixels. */
interface RulerMark {
  readonly px: number;
  readonly text: string;
}

/**
 * Draws how long distances are: light years far away; near a star, whose inner orbits are drawn
 * wider, the distances from the star. Returns what it covers.
 */
function drawRuler(view: StillView, area: Box, isMirrored: boolean): readonly Box[] {
  const { context } = view;
  const maxPx = Math.min(RULER_PX, (area.right - area.left) * 0.34);
  const { marks, title } = rulerMarks(view, maxPx);
  const length = marks.at(-1)?.px;
  if (length === undefined) return [];
  const y = area.bottom - EDGE_PX - 20;
  const start = isMirrored ? area.right - EDGE_PX - 20 - length : area.left + EDGE_PX + 20;
  context.strokeStyle = MAP_COLORS.label;
  context.fillStyle = MAP_COLORS.label;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(start, y);
  context.lineTo(start + length, y);
  for (const px of [0, ...marks.map((mark) => mark.px)]) {
    context.moveTo(start + px, y - 4);
    context.lineTo(start + px, y + 4);
  }
  context.stroke();
  context.font = labelFont(false);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  for (const { px, text } of marks) context.fillText(text, start + px, y + 14);
  context.fillText(title, start + length / 2, y - 14);
  context.textAlign = 'start';
  return [{ left: start - 20, top: y - 24, right: start + length + 20, bottom: y + 24 }];
}

const DISTANCES_LY = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20] as const;
const DISTANCES_AU = [0.1, 0.3, 1, 3, 10, 30, 100, 300] as const;

interface Ruler {
  readonly title: string;
  readonly marks: readonly RulerMark[];
}

function rulerMarks({ camera, layout, scene, size }: StillView, maxPx: number): Ruler {
  const near = [...scene.systems.values()].find(({ star }) => {
    const at = layout.placeOf(star);
    return at && Math.hypot(at.x - camera.x, at.y - camera.y) < SYSTEM_RADIUS * 1.2;
  });
  if (SYSTEM_RADIUS * camera.scale > Math.min(size.width, size.height) / 4) {
    const marks = near === undefined ? [] : orbitMarks(near, camera.scale, maxPx);
    return { title: 'AU from the star', marks };
  }
  const pxOf = (ly: number): number => ly * UNITS_PER_LY * camera.scale;
  const longest = DISTANCES_LY.findLast((ly) => pxOf(ly) <= maxPx);
  const marks = longest === undefined ? [] : [{ px: pxOf(longest), text: String(longest) }];
  return { title: longest === 1 ? 'light year' : 'light years', marks };
}

function orbitMarks(system: MapSystem, scale: number, maxPx: number): readonly RulerMark[] {
  const marks: RulerMark[] = [];
  for (const au of DISTANCES_AU) {
    const px = orbitRadius(system, au) * scale;
    if (px < 24 || px > maxPx || px - (marks.at(-1)?.px ?? 0) < 24) continue;
    marks.push({ px, text: String(au) });
  }
  return marks;
}
