import { freeLabels, LABEL_PX, type MapLabel } from '../map/freeLabels.js';
import { starColor } from '../map/starColors.js';

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

/** The segments of a ring. */
const SEGMENTS = 36;

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

/** Draws the galaxy on a canvas, slowly turning, until the returned function is called. */
export function showGalaxy(canvas: HTMLCanvasElement, sceneNow: () => GalaxyScene): () => void {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return () => undefined;
  const colors = tokenColors(canvas);
  const still = document.createElement('canvas');
  const watch = new ResizeObserver(() => {
    const ratio = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawMist(still, canvas, colors);
  });
  watch.observe(canvas);
  let frame = requestAnimationFrame(function next(ms) {
    frame = requestAnimationFrame(next);
    const angle = REDUCED_MOTION.matches ? 0.6 : 0.6 + (ms / 1000) * TURN;
    context.drawImage(still, 0, 0, canvas.clientWidth, canvas.clientHeight);
    drawGalaxy(context, canvas, sceneNow(), angle, colors);
  });
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}

type Colors = Readonly<
  Record<'ground' | 'cold' | 'warm' | 'label' | 'goal' | 'line' | 'font', string>
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
    font: style.fontFamily,
  };
}

function drawGalaxy(
  context: CanvasRenderingContext2D,
  { clientHeight: height, clientWidth: width }: HTMLCanvasElement,
  { goal, stars }: GalaxyScene,
  angle: number,
  colors: Colors,
): void {
  const seen = stars
    .map((star) => seenFrom(star, angle, width, height))
    .filter((one) => one !== undefined);
  for (const one of seen) drawStar(context, one);
  const near = seen.slice(0, NAMED);
  const labels: MapLabel[] = [];
  const at = goal && seen.find(({ star }) => star.code === goal.star);
  if (goal && at) {
    drawRing(context, at, goal.part, colors);
    labels.push({ text: goal.label, at: { x: at.x + 34, y: at.y - LABEL_PX / 2 } });
  }
  for (const { star, x, y } of near) {
    if (star.code === goal?.star) continue;
    labels.push({ text: star.name, at: { x: x + 9, y: y - LABEL_PX / 2 } });
  }
  context.textBaseline = 'middle';
  context.font = `12px ${colors.font}`;
  const widthOf = (text: string): number => context.measureText(text).width;
  for (const { at: place, text } of freeLabels(labels, { width, height }, widthOf)) {
    context.fillStyle = text === goal?.label ? colors.goal : colors.label;
    context.fillText(text, place.x, place.y + LABEL_PX / 2);
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

/** The ground of the picture, which does not turn. */
function drawMist(
  still: HTMLCanvasElement,
  { height, width }: HTMLCanvasElement,
  { cold, ground, warm }: Colors,
): void {
  [still.width, still.height] = [width, height];
  const context = still.getContext('2d');
  if (context === null) return;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (const [across, down, size, color] of [
    [0.7, 0.25, 0.55, cold],
    [0.25, 0.8, 0.5, warm],
    [0.52, 0.45, 0.3, cold],
  ] as const) {
    const [x, y, radius] = [across * width, down * height, size * Math.max(width, height)];
    const mist = context.createRadialGradient(x, y, 0, x, y, radius);
    mist.addColorStop(0, color);
    mist.addColorStop(1, 'transparent');
    context.globalAlpha = 0.6;
    context.fillStyle = mist;
    context.fillRect(0, 0, width, height);
  }
}

/** The radius of the drawing of a star, of which the disk itself is an eighth. */
const SPRITE_PX = 32;

/** A star of a spectral class, drawn once: a disk in its light. */
const spriteOf = kept((spectralClass: string): HTMLCanvasElement => {
  const sprite = document.createElement('canvas');
  [sprite.width, sprite.height] = [2 * SPRITE_PX, 2 * SPRITE_PX];
  const context = sprite.getContext('2d');
  if (context === null) return sprite;
  const color = starColor(spectralClass);
  const light = context.createRadialGradient(
    SPRITE_PX,
    SPRITE_PX,
    0,
    SPRITE_PX,
    SPRITE_PX,
    SPRITE_PX,
  );
  for (const [place, alpha] of [
    [0, 'ff'],
    [0.11, 'ff'],
    [0.15, '60'],
    [0.4, '18'],
    [1, '00'],
  ] as const) {
    light.addColorStop(place, color + alpha);
  }
  context.fillStyle = light;
  context.fillRect(0, 0, 2 * SPRITE_PX, 2 * SPRITE_PX);
  return sprite;
});

/** A function that makes a value for each text once. */
function kept<Value>(make: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const known = values.get(text) ?? make(text);
    values.set(text, known);
    return known;
  };
}

function drawStar(context: CanvasRenderingContext2D, { scale, star, x, y }: SeenStar): void {
  const isBright = /^[OBAFG]/.test(star.spectralClass);
  const radius = Math.max(3, Math.min(22, scale * (isBright ? 0.75 : 0.42)));
  context.globalAlpha = Math.max(0.35, Math.min(1, scale / 24));
  const sprite = spriteOf(star.spectralClass.charAt(0));
  context.drawImage(sprite, x - radius, y - radius, 2 * radius, 2 * radius);
  context.globalAlpha = 1;
}

/** A ring of segments, of which the built part has the colour of the season. */
function drawRing(
  context: CanvasRenderingContext2D,
  { x, y }: SeenStar,
  part: number,
  colors: Colors,
): void {
  const step = (2 * Math.PI) / SEGMENTS;
  for (let index = 0; index < SEGMENTS; index += 1) {
    const isBuilt = index / SEGMENTS < part;
    context.strokeStyle = isBuilt ? colors.goal : colors.line;
    context.lineWidth = isBuilt ? 4 : 2;
    context.beginPath();
    const from = index * step - Math.PI / 2;
    context.arc(x, y, 26, from + 0.03, from + step - 0.03);
    context.stroke();
  }
}
