import { freeLabels, LABEL_PX, type MapLabel } from '../map/freeLabels.js';
import type { Box } from '../map/mapCamera.js';
import { drawGoalRing, isBright, skyPicture, starPicture } from '../map/starPicture.js';

/** A star of the picture; positions in light years from Sol. */
export interface PictureStar {
  readonly code: string;
  readonly name: string;
  readonly spectralClass: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The great structure of the season: at its star, as a ring that fills. */
export interface PictureGoal {
  readonly star: string;
  readonly label: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** What the picture shows. */
export interface GalaxyScene {
  readonly stars: readonly PictureStar[];
  readonly goal: PictureGoal | undefined;
  /** Journeys between stars; their times are ticks. */
  readonly fleets: readonly PictureFleet[];
  /** The present tick, with its fraction. */
  readonly tick: number;
}

/** Devices that fly from one star to another. */
export interface PictureFleet {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly departs: number;
  readonly arrives: number;
}

/** A star on the screen. */
interface SeenStar {
  readonly star: PictureStar;
  readonly x: number;
  readonly y: number;
  /** How many pixels a light year has there; nearer stars have more. */
  readonly scale: number;
}

/** The width of the picture, in light years, at the distance of Sol. */
const WIDTH_LY = 46;

/** How far the eye is from Sol, in light years, and how far it looks down, in radians. */
const EYE_LY = 60;
const TILT = 0.42;

/** How fast the picture turns around Sol, in radians a second: once in seven minutes. */
const TURN = (2 * Math.PI) / 420;

/** How many stars are named: the nearest ones. */
const NAMED = 16;

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a picture stands still with reduced motion, in milliseconds, unless there is news. */
const STILL_MS = 1000;

/** Draws the galaxy on a canvas, slowly turning, until the returned function is called. */
export function showGalaxy(canvas: HTMLCanvasElement, sceneNow: () => GalaxyScene): () => void {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return () => undefined;
  const colors = tokenColors(canvas);
  let sky: HTMLCanvasElement | undefined;
  let drawn: GalaxyScene['stars'] | undefined;
  let stillUntilMs = 0;
  const watch = new ResizeObserver(() => {
    drawn = undefined;
    const ratio = Math.min(2, devicePixelRatio);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    sky = skyPicture(canvas.width, canvas.height, colors);
  });
  watch.observe(canvas);
  let frame = requestAnimationFrame(function next(ms) {
    frame = requestAnimationFrame(next);
    const angle = REDUCED_MOTION.matches ? 0.6 : 0.6 + (ms / 1000) * TURN;
    const scene = sceneNow();
    const isNews = scene.stars !== drawn || ms >= stillUntilMs;
    if (sky === undefined || (REDUCED_MOTION.matches && !isNews)) return;
    drawn = scene.stars;
    stillUntilMs = ms + STILL_MS;
    context.drawImage(sky, 0, 0, canvas.clientWidth, canvas.clientHeight);
    drawGalaxy(context, canvas, scene, angle, colors);
  });
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}

/** Where words and panels are on the picture: labels stay beside them. */
function coveredBoxes(canvas: HTMLCanvasElement): readonly Box[] {
  const { left: x, top: y } = canvas.getBoundingClientRect();
  const sections = canvas.parentElement?.querySelectorAll('section') ?? [];
  return Array.from(sections, (one) => {
    const { bottom, left, right, top } = one.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
}

type Colors = Readonly<
  Record<'ground' | 'cold' | 'warm' | 'label' | 'goal' | 'line' | 'ship' | 'font', string>
>;

/** The colours of the style sheet where the canvas is. */
function tokenColors(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas);
  const of = (token: string): string => style.getPropertyValue(token);
  return {
    ground: of('--ground'),
    cold: of('--glow-0'),
    warm: of('--glow-1'),
    label: of('--dim'),
    goal: of('--season'),
    line: of('--edge'),
    ship: of('--travelling'),
    font: style.fontFamily,
  };
}

function drawGalaxy(
  context: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  { fleets, goal, stars, tick }: GalaxyScene,
  angle: number,
  colors: Colors,
): void {
  const { clientHeight: height, clientWidth: width } = canvas;
  const seen = stars
    .map((star) => seenFrom(star, angle, width, height))
    .filter((one) => one !== undefined);
  for (const one of seen) drawStar(context, one);
  const near = seen.slice(0, NAMED);
  const labels: MapLabel[] = [];
  const at = goal && seen.find(({ star }) => star.code === goal.star);
  if (goal && at) {
    drawGoalRing(context, { ...at, radius: 26, part: goal.part }, colors);
    labels.push({ text: goal.label, color: colors.goal, at: { ...at, radius: 28 } });
  }
  for (const { star, x, y } of near) {
    if (star.code === goal?.star) continue;
    labels.push({ text: star.name, at: { x, y, radius: 4 } });
  }
  const places = new Map(seen.map((one) => [one.star.code, one]));
  for (const fleet of fleets) {
    const ship = drawShip(context, places, fleet, tick, colors);
    if (ship !== undefined) labels.push({ text: fleet.label, at: { ...ship, radius: 8 } });
  }
  context.textBaseline = 'middle';
  context.font = `12px ${colors.font}`;
  const widthOf = ({ text }: MapLabel): number => context.measureText(text).width;
  const area = { left: 0, top: 0, right: width, bottom: height };
  for (const { label, left, top } of freeLabels(labels, [], {
    area,
    taken: coveredBoxes(canvas),
    widthOf,
  })) {
    context.fillStyle = label.color ?? colors.label;
    context.fillText(label.text, left, top + LABEL_PX / 2);
  }
}

/** Where a star is on the screen; undefined behind the eye or outside of the screen. */
function seenFrom(
  star: PictureStar,
  angle: number,
  width: number,
  height: number,
): SeenStar | undefined {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const across = star.x * cos - star.y * sin;
  const deep = star.x * sin + star.y * cos;
  const up = star.z * Math.cos(TILT) - deep * Math.sin(TILT);
  const away = EYE_LY + deep * Math.cos(TILT) + star.z * Math.sin(TILT);
  if (away < 4) return undefined;
  const scale = ((Math.max(width, height) / WIDTH_LY) * EYE_LY) / away;
  const [x, y] = [width / 2 + across * scale, height * 0.46 - up * scale];
  if (x < -20 || y < -20 || x > width + 20 || y > height + 20) return undefined;
  return { star, x, y, scale };
}

function drawStar(context: CanvasRenderingContext2D, { scale, star, x, y }: SeenStar): void {
  const strength = isBright(star.spectralClass) ? 0.75 : 0.42;
  const radius = Math.max(3, Math.min(22, scale * strength));
  context.globalAlpha = Math.max(0.35, Math.min(1, scale / 24));
  const picture = starPicture(star.spectralClass, radius);
  context.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius);
  context.globalAlpha = 1;
}

/** How long the trail of a ship is, as a part of its way. */
const TRAIL = 0.22;

/** Draws a ship as an arrow with a trail; returns where it is, if that is on the screen. */
function drawShip(
  context: CanvasRenderingContext2D,
  places: ReadonlyMap<string, SeenStar>,
  { arrives, departs, from, to }: PictureFleet,
  tick: number,
  colors: Colors,
): { readonly x: number; readonly y: number } | undefined {
  const [start, end] = [places.get(from), places.get(to)];
  if (start === undefined || end === undefined || tick < departs || tick > arrives)
    return undefined;
  const passed = (tick - departs) / Math.max(1, arrives - departs);
  const at = (part: number) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  });
  const [ship, tail] = [at(passed), at(Math.max(0, passed - TRAIL))];
  const trail = context.createLinearGradient(tail.x, tail.y, ship.x, ship.y);
  trail.addColorStop(0, 'transparent');
  trail.addColorStop(1, colors.ship);
  context.strokeStyle = trail;
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(tail.x, tail.y);
  context.lineTo(ship.x, ship.y);
  context.stroke();
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  context.fillStyle = colors.ship;
  context.beginPath();
  for (const [turn, radius] of [
    [0, 6],
    [2.5, 5],
    [Math.PI, 2],
    [-2.5, 5],
  ] as const) {
    context.lineTo(
      ship.x + radius * Math.cos(angle + turn),
      ship.y + radius * Math.sin(angle + turn),
    );
  }
  context.fill();
  return ship;
}
