import { countText } from '@astrarium/web/duration';
import { placeOf, SATELLITE_SCALE, type StillView } from './drawSystems.js';
import { freeLabels, LABEL_PX, type MapLabel, type PlacedLabel } from './freeLabels.js';
import type { Disk } from './hitGrid.js';
import type { Box, MapCamera } from './mapCamera.js';
import { MAP_COLORS, workColor } from './mapColors.js';
import { planetOfCode, starOfCode, summedUp, SYSTEM_RADIUS } from './mapLayout.js';
import type { MapScene, MapStar, OtherDevices } from './mapScene.js';
import { type Standing, summed } from './movingDevices.js';
import { drawGoalRing, isBright } from './starPicture.js';

/** From this radius of systems on the screen, in pixels, their places have marks of their own. */
const MIN_SYSTEM_PX = 100;

/** From these scales the names of dim stars, and the codes of small places, are shown. */
const DIM_STAR_SCALE = 0.1;
const SMALL_PLACE_SCALE = 24;

/** On rings from this radius on, in pixels, devices are drawn one by one, at most so many. */
const DEVICES_FROM_PX = 30;
const MAX_DEVICES = 24;

/** What is marked at places. */
export interface Marks {
  /** Own standing devices, by place. */
  readonly standing: ReadonlyMap<string, Standing>;
  readonly others: ReadonlyMap<string, OtherDevices>;
  /** The code of the selected place, or empty. */
  readonly selected: string;
  /** Whether systems are so small that what is in them is marked at their stars. */
  readonly isFar: boolean;
}

/** Draws what is at places: devices, the structure of the season, the selection, a route. */
export function drawMarks(view: StillView, marks: Marks): void {
  const { bodies, context, obstacles, scene } = view;
  drawRoute(view, marks.selected);
  for (const [code, standing] of marks.standing) {
    const disk = diskOf(view, code);
    if (disk === undefined) continue;
    const radius = Math.max(7, disk.radius * 1.04 + 4);
    drawWorkRing(context, disk, radius, standing);
    bodies.set(code, { ...disk, radius: radius + 2 });
  }
  for (const code of marks.others.keys()) {
    const disk = diskOf(view, code);
    if (disk === undefined) continue;
    const [x, y] = [disk.x + disk.radius * 0.8 + 3, disk.y + disk.radius * 0.8 + 3];
    context.fillStyle = MAP_COLORS.other;
    drawDiamond(context, x, y);
    obstacles.push({ x, y, radius: 5 });
  }
  if (marks.isFar && scene.goal !== undefined) {
    const star = starOfCode(scene.goal.code);
    const disk = diskOf(view, star);
    if (disk !== undefined) {
      const radius = Math.max(15, disk.radius + 5);
      const colors = { goal: MAP_COLORS.goal, line: MAP_COLORS.line };
      drawGoalRing(context, { ...disk, part: scene.goal.part, radius }, colors);
      bodies.set(star, { ...disk, radius: radius + 3 });
    }
  }
  const selected = marks.selected === '' ? undefined : diskOf(view, marks.selected);
  if (selected !== undefined) {
    context.strokeStyle = MAP_COLORS.selected;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(selected.x, selected.y, selected.radius + 5, 0, 2 * Math.PI);
    context.stroke();
    bodies.set(marks.selected, { ...selected, radius: selected.radius + 6 });
  }
}

/** The marks for a camera: those of places that are not drawn are summed up at larger ones. */
export function marksAt({ scale }: MapCamera, marks: Omit<Marks, 'isFar'>): Marks {
  const isFar = SYSTEM_RADIUS * scale < MIN_SYSTEM_PX;
  if (scale >= SATELLITE_SCALE) return { ...marks, isFar };
  const drawnAs = isFar ? starOfCode : planetOfCode;
  const added = (one: OtherDevices, other: OtherDevices): OtherDevices => ({
    count: one.count + other.count,
    isPart: one.isPart || other.isPart,
  });
  return {
    standing: summedUp(marks.standing, drawnAs, summed),
    others: summedUp(marks.others, drawnAs, added),
    selected: drawnAs(marks.selected),
    isFar,
  };
}

function drawDiamond(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath();
  context.moveTo(x, y - 5);
  context.lineTo(x + 5, y);
  context.lineTo(x, y + 5);
  context.lineTo(x - 5, y);
  context.fill();
}

/** The disk of a place: what is drawn there, or its point; undefined beyond the screen. */
function diskOf(view: StillView, code: string): Disk | undefined {
  const body = view.bodies.get(code);
  if (body !== undefined) return body;
  const at = placeOf(view, code);
  const { height, width } = view.size;
  if (at === undefined || at.x < 0 || at.y < 0 || at.x > width || at.y > height) return undefined;
  return { ...at, radius: 3 };
}

/** Draws a ring around a place whose parts are the works of the devices there. */
function drawWorkRing(
  context: CanvasRenderingContext2D,
  { x, y }: Disk,
  radius: number,
  standing: Standing,
): void {
  const total = deviceCount(standing);
  const gap = Object.keys(standing).length > 1 ? 2.5 / radius : 0;
  let from = -Math.PI / 2;
  context.lineWidth = 2;
  for (const [work, count] of Object.entries(standing).sort()) {
    const to = from + (count / total) * 2 * Math.PI;
    context.strokeStyle = workColor(work);
    context.beginPath();
    context.arc(x, y, radius, from + gap / 2, to - gap / 2);
    context.stroke();
    if (radius >= DEVICES_FROM_PX) {
      const shown = Math.max(1, Math.round((count / total) * Math.min(total, MAX_DEVICES)));
      context.fillStyle = workColor(work);
      for (let n = 0; n < shown; n += 1) {
        const angle = from + ((n + 0.5) / shown) * (to - from);
        drawDiamond(context, x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      }
    }
    from = to;
  }
}

/** Draws the way of a journey that has not begun, and that of a selected device. */
function drawRoute(view: StillView, selected: string): void {
  const { context, layout, scene } = view;
  const isPlace = selected === '' || layout.placeOf(selected) !== undefined;
  const device = isPlace ? undefined : scene.devices.find(({ code }) => code === selected);
  const route = [...scene.route, ...(device?.legs ?? [])];
  context.strokeStyle = MAP_COLORS.travelling;
  context.lineWidth = 2;
  context.setLineDash([6, 5]);
  for (const { from, to } of route) {
    const [start, end] = [placeOf(view, from), placeOf(view, to)];
    if (start === undefined || end === undefined) continue;
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
    context.stroke();
  }
  context.setLineDash([]);
  const last = route.at(-1);
  const end = last && placeOf(view, last.to);
  if (end === undefined) return;
  context.beginPath();
  const radius = (view.bodies.get(last?.to ?? '')?.radius ?? 3) + 6;
  context.arc(end.x, end.y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** Draws names beside what is drawn, the most important ones first; returns their rectangles. */
export function drawLabels(
  view: StillView,
  marks: Marks,
  area: Box,
  taken: readonly Box[],
): readonly PlacedLabel[] {
  const { bodies, context, obstacles, scene } = view;
  const stars = new Map(scene.stars.map((star) => [star.code, star]));
  const ranked: { readonly label: MapLabel; readonly rank: number }[] = [];
  for (const code of new Set([...bodies.keys(), ...marks.standing.keys()])) {
    const at = diskOf(view, code);
    const star = stars.get(code);
    const rank = rankOf(code, star, view, marks);
    if (at === undefined || rank === undefined) continue;
    const isNamed = star === undefined && scene.names.has(code);
    const lock = star?.lockedBy === undefined ? '' : ` · hub of ${star.lockedBy}`;
    const isStrong = rank < 4 || isNamed;
    const label = {
      text: `${star?.name ?? placeName(scene, code)}${lock}`,
      color: lock !== '' ? MAP_COLORS.lock : MAP_COLORS[isStrong ? 'selected' : 'label'],
      isStrong,
      at,
      ...noteOf(code, view, marks),
    };
    ranked.push({ label, rank });
  }
  ranked.sort((one, other) => one.rank - other.rank);
  const disks = [...bodies.values(), ...obstacles];
  const labels = ranked.map(({ label }) => label);
  const shown = freeLabels(labels, disks, {
    area,
    taken,
    widthOf: (label) => labelWidth(context, label),
  });
  for (const placed of shown) drawLabel(context, placed);
  return shown;
}

/** The name of a place for people: its code where it has none. */
export function placeName({ names, stars }: MapScene, code: string): string {
  return names.get(code) ?? stars.find((star) => star.code === code)?.name ?? code;
}

/** How important the name of a place is, from 0 on; undefined when it is not shown. */
function rankOf(
  code: string,
  star: MapStar | undefined,
  { camera, scene }: StillView,
  marks: Marks,
): number | undefined {
  if (code === marks.selected) return 0;
  if (marks.standing.has(code)) return 1;
  if (goalPlace(scene, marks.isFar) === code) return 2;
  if (marks.others.has(code)) return 3;
  if (star?.lockedBy !== undefined) return 4;
  if (star !== undefined) {
    if (!star.name.startsWith('Survey ')) return isBright(star.spectralClass) ? 5 : 6;
    return camera.scale < DIM_STAR_SCALE ? undefined : 8;
  }
  if (marks.isFar) return undefined;
  if (/^\w+-\d+$/.test(code)) return 4;
  if (/^\w+-(?:BELT|OBJ)-\d+$/.test(code)) return 7;
  return camera.scale < SMALL_PLACE_SCALE ? undefined : 9;
}

/** What is at a place, as the second line of its label. */
function noteOf(
  code: string,
  { scene }: StillView,
  { isFar, others, standing }: Marks,
): { readonly note?: string; readonly noteColor?: string } {
  const notes: [string, string][] = [];
  const own = standing.get(code);
  if (own !== undefined) {
    const count = deviceCount(own);
    const [work] = Object.entries(own).reduce((most, one) => (one[1] > most[1] ? one : most));
    notes.push([countText(count, 'device'), workColor(work)]);
  }
  const { goal } = scene;
  if (goal !== undefined && goalPlace(scene, isFar) === code) {
    const name = isFar ? `${goal.name} ` : '';
    notes.push([`${name}${Math.floor(goal.part * 100)} %`, MAP_COLORS.goal]);
  }
  const there = others.get(code);
  if (there !== undefined) {
    const text = `${countText(there.count, 'device')}${there.isPart ? ' or more' : ''} of others`;
    notes.push([text, MAP_COLORS.other]);
  }
  if (notes.length === 0) return {};
  return { note: notes.map(([text]) => text).join(' · '), noteColor: notes[0]?.[1] ?? '' };
}

/** The code at which the structure of the season is drawn. */
function goalPlace({ goal }: MapScene, isFar: boolean): string | undefined {
  return goal && (isFar ? starOfCode(goal.code) : goal.code);
}

function deviceCount(standing: Standing): number {
  return Object.values(standing).reduce((sum, count) => sum + count, 0);
}

/** The font of texts on the map. */
export function labelFont(isStrong: boolean): string {
  return `${isStrong ? 600 : 400} 12px Inter, system-ui, sans-serif`;
}

/** Widths of texts by font and text, in pixels. */
const widths = new Map<string, number>();

/** The width of a label, in pixels; each text is measured once. */
export function labelWidth(context: CanvasRenderingContext2D, label: MapLabel): number {
  const width = (font: string, text: string): number => {
    const key = font + text;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = font;
    const measured = context.measureText(text).width;
    widths.set(key, measured);
    return measured;
  };
  return Math.max(
    width(labelFont(label.isStrong === true), label.text),
    width(labelFont(false), label.note ?? ''),
  );
}

/** Forgets the widths of texts: those of another font were measured. */
export function forgetWidths(): void {
  widths.clear();
}

/** Draws a label where it is placed. */
export function drawLabel(context: CanvasRenderingContext2D, { label, left, top }: PlacedLabel) {
  context.textBaseline = 'middle';
  context.font = labelFont(label.isStrong === true);
  context.fillStyle = label.color ?? MAP_COLORS.label;
  context.fillText(label.text, left, top + LABEL_PX / 2);
  if (label.note === undefined) return;
  context.font = labelFont(false);
  context.fillStyle = label.noteColor ?? MAP_COLORS.label;
  context.fillText(label.note, left, top + LABEL_PX * 1.5);
}
