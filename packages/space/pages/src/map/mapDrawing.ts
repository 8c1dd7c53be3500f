import 'pixi.js/unsafe-eval';
import {
  Container,
  Graphics,
  type IParticle,
  Particle,
  ParticleContainer,
  Texture,
  WebGLRenderer,
} from 'pixi.js';
import { clustered } from './clustered.js';
import {
  type Drawing,
  drawOthers,
  drawStanding,
  drawSystems,
  RING_LABEL_PX,
} from './drawSystems.js';
import { fleetLayer } from './fleetLayer.js';
import { type MapCamera, type Size, toScreen } from './mapCamera.js';
import { MAP_COLORS, starMapColor } from './mapColors.js';
import type { MapLabel } from './freeLabels.js';
import { mapLabels } from './mapLabels.js';
import { mapLayout, type MapLayout, MIN_SYSTEM_PX, SYSTEM_RADIUS } from './mapLayout.js';
import type { MapScene, MapStar, Point } from './mapScene.js';
import { movingDevices, type MovingDevices } from './movingDevices.js';

/** The radius of the texture of stars and devices, in pixels. */
const DISK_PX = 16;

/** What a frame shows. */
export interface MapFrame {
  readonly camera: MapCamera;
  readonly tick: number;
  /** The code of the selected place or device, or empty. */
  readonly selected: string;
}

/** A map that is drawn on a canvas. */
export interface MapDrawing {
  /** Takes another scene. */
  setScene(scene: MapScene): void;
  setSize(size: Size): void;
  /** Draws a frame; what stands still is drawn only when something changed. */
  draw(frame: MapFrame): void;
  readonly layout: () => MapLayout;
  /** The point of a place or of a moving device, in units of the map. */
  pointOf(code: string, tick: number): Point | undefined;
  /** How many moving devices the last frame had on the screen. */
  readonly seen: () => number;
  close(): void;
}

const NOTHING: MapScene = { stars: [], systems: new Map(), devices: [], others: new Map() };

/**
 * Draws a map on a canvas with WebGL.
 *
 * @throws Error when the browser has no WebGL
 */
export async function startMapDrawing(canvas: HTMLCanvasElement): Promise<MapDrawing> {
  const renderer = await openRenderer(canvas);
  const texture = diskTexture();
  const stage = new Container();
  const graphics = new Graphics();
  const stars = new ParticleContainer({ texture, dynamicProperties: { vertex: true } });
  const fleet = fleetLayer(texture);
  const labels = mapLabels();
  stage.addChild(graphics, stars, fleet.container, labels.container);

  let scene = NOTHING;
  let layout = mapLayout(scene);
  let devices: MovingDevices = movingDevices([], layout);
  let size: Size = { width: 1, height: 1 };
  let isStale = true;
  let last: MapFrame | undefined;
  let seen = 0;

  function drawStill({ camera, selected, tick }: MapFrame): void {
    const list: MapLabel[] = [];
    graphics.clear();
    moveStars(stars.particleChildren, scene, layout, camera, size);
    stars.update();
    const ringed = new Set([selected, ...clustered(devices.standing, camera).keys()]);
    const view = { ringed, graphics, labels: list, camera, layout, size };
    drawSelected(layout.placeOf(selected) ?? pointOf(selected, tick), view);
    drawStanding(devices.standing, view);
    drawOthers(scene.others, view);
    drawSystems(scene, view);
    list.push(...starLabels(scene.stars, view));
    labels.show(list, size);
  }

  const pointOf = (code: string, tick: number) => movingPoint(devices, code, tick);

  return {
    layout: () => layout,
    pointOf,
    seen: () => seen,
    setScene(next) {
      scene = next;
      layout = mapLayout(next);
      devices = movingDevices(next.devices, layout);
      stars.particleChildren = next.stars.map((star) => starParticle(star, texture));
      isStale = true;
    },
    setSize(next) {
      size = next;
      renderer.resize(next.width, next.height);
      isStale = true;
    },
    draw(frame) {
      const isSame = last?.camera === frame.camera && last.selected === frame.selected;
      if (!isSame || isStale) drawStill(frame);
      else if (devices.moving.length === 0 || last?.tick === frame.tick) return;
      seen = fleet.draw(devices.positions(frame.tick), frame.camera, size);
      renderer.render(stage);
      isStale = false;
      last = frame;
    },
    close() {
      stage.destroy({ children: true });
      renderer.destroy();
      texture.destroy(true);
    },
  };
}

async function openRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  const resolution = Math.min(2, devicePixelRatio);
  const background = MAP_COLORS.space;
  // Four samples for each pixel cost a third of a frame; small pixels need none.
  const antialias = resolution < 2;
  // The theatre reads the pixels after the frame, for its pictures and films.
  const kept = { preserveDrawingBuffer: true };
  await renderer.init({ canvas, background, antialias, resolution, autoDensity: true, ...kept });
  return renderer;
}

function starParticle({ spectralClass }: MapStar, texture: Texture): Particle {
  const tint = starMapColor(spectralClass);
  return new Particle({ texture, anchorX: 0.5, anchorY: 0.5, tint });
}

/** Where a moving device is at a tick; undefined for one that does not move. */
function movingPoint(devices: MovingDevices, code: string, tick: number): Point | undefined {
  const index = devices.moving.findIndex((device) => device.code === code);
  if (index < 0) return undefined;
  const places = devices.positions(tick);
  return { x: places[index * 2] ?? 0, y: places[index * 2 + 1] ?? 0 };
}

/** A white disk with a soft edge. */
function diskTexture(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = DISK_PX * 2;
  canvas.height = DISK_PX * 2;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  const fill = context.createRadialGradient(DISK_PX, DISK_PX, 0, DISK_PX, DISK_PX, DISK_PX);
  fill.addColorStop(0, '#fff');
  fill.addColorStop(0.55, '#fff');
  fill.addColorStop(1, '#fff0');
  context.fillStyle = fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return Texture.from(canvas);
}

/** Moves the particles of the stars to their places on the screen. */
function moveStars(
  particles: readonly IParticle[],
  { stars }: MapScene,
  layout: MapLayout,
  camera: MapCamera,
  size: Size,
): void {
  const isNear = SYSTEM_RADIUS * camera.scale >= MIN_SYSTEM_PX;
  stars.forEach(({ code, planets, belts }, index) => {
    const particle = particles[index] as IParticle;
    const place = layout.placeOf(code) ?? { x: 0, y: 0 };
    const at = toScreen(camera, size, place);
    particle.x = at.x;
    particle.y = at.y;
    const px = isNear ? 9 : Math.min(6, 1.6 + (planets + belts) * 0.1 + camera.scale * 14);
    particle.scaleX = px / DISK_PX;
    particle.scaleY = px / DISK_PX;
  });
}

function drawSelected(place: Point | undefined, { camera, graphics, size }: Drawing): void {
  if (place === undefined) return;
  const { x, y } = toScreen(camera, size, place);
  graphics.circle(x, y, 18).stroke({ width: 2, color: MAP_COLORS.selected });
}

/** The names of stars on the screen: those with rings first, then locked ones, then near ones. */
function starLabels(stars: readonly MapStar[], drawing: Drawing): readonly MapLabel[] {
  const { camera, layout, ringed, size } = drawing;
  const levels: MapLabel[][] = [[], [], []];
  for (const { code, lockedBy, name } of stars) {
    const at = toScreen(camera, size, layout.placeOf(code) ?? { x: 0, y: 0 });
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) continue;
    const text = lockedBy === undefined ? name : `${name} · hub of ${lockedBy}`;
    const color = lockedBy === undefined ? MAP_COLORS.label : MAP_COLORS.lock;
    const left = at.x + (ringed.has(code) ? RING_LABEL_PX : 10);
    const level = ringed.has(code) ? 0 : lockedBy !== undefined ? 1 : 2;
    levels[level]?.push({ text, at: { x: left, y: at.y - 7 }, color });
  }
  return levels.flat();
}
