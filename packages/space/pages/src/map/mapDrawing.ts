import { fleetDrawing, type FleetDrawing } from './fleetDrawing.js';
import { drawInstruments, type Overview } from './drawInstruments.js';
import {
  drawLabel,
  drawLabels,
  drawMarks,
  forgetWidths,
  labelWidth,
  marksAt,
  placeName,
} from './drawMarks.js';
import { drawSystems, type StillView } from './drawSystems.js';
import { freeLabels, type MapLabel } from './freeLabels.js';
import { type Disk, diskNumbers, type HitGrid, hitGrid } from './hitGrid.js';
import type { Box, MapCamera, Size } from './mapCamera.js';
import { MAP_COLORS } from './mapColors.js';
import { mapLayout, type MapLayout } from './mapLayout.js';
import type { MapDevice, MapScene, Point } from './mapScene.js';
import { movingDevices, type MovingDevices } from './movingDevices.js';
import { skyPicture } from './starPicture.js';

/** What a frame shows. */
export interface MapFrame {
  readonly camera: MapCamera;
  readonly tick: number;
  /** The code of the selected place or device, or empty. */
  readonly selected: string;
}

/** What is under the pointer. */
export interface MapThing extends Point {
  readonly code: string;
  /** Its name for people. */
  readonly name: string;
}

/** A map that is drawn on a canvas. */
export interface MapDrawing {
  /** Takes another scene. */
  setScene(scene: MapScene): void;
  /** Takes another size. */
  setSize(size: Size): void;
  /** Takes the part of the screen that no panel covers. */
  setArea(area: Box): void;
  /** Draws a frame; what stands still is drawn only when something changed. */
  draw(frame: MapFrame): void;
  readonly layout: () => MapLayout;
  /** The point of a place or of a moving device, in units of the map. */
  pointOf(code: string, tick: number): Point | undefined;
  /** The place or moving device that the last frame has at a point, within a reach in pixels. */
  thingAt(at: Point, reach: number): MapThing | undefined;
  /** The point of the map at a point of the overview; undefined beside it. */
  overviewAt(at: Point): Point | undefined;
  /** The own places, then the moving devices: what the last scene has of the player. */
  own(): readonly string[];
  /** How many moving devices the last frame had on the screen. */
  readonly seen: () => number;
  close(): void;
}

/** Up to so many moving devices on the screen are named. */
const MAX_NAMED = 8;

/** What the last picture of still things has where. */
interface Still {
  readonly view: StillView;
  readonly overview: Overview | undefined;
  readonly disks: readonly Disk[];
  /** Rectangles that no other label covers. */
  readonly taken: readonly Box[];
  hits: HitGrid | undefined;
}

const NOTHING: MapScene = {
  stars: [],
  systems: new Map(),
  devices: [],
  others: new Map(),
  names: new Map(),
  goal: undefined,
  route: [],
  climates: new Map(),
};

/**
 * Draws a map on an opaque canvas, which the processor keeps: moving devices are written to its
 * pixels in each frame.
 *
 * @throws Error when the browser has no canvas
 */
export function startMapDrawing(canvas: HTMLCanvasElement): MapDrawing {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw on a canvas');
  let scene = NOTHING;
  let layout = mapLayout(scene);
  let devices: MovingDevices = movingDevices([], layout);
  let size: Size = { width: 1, height: 1 };
  let area: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  let isMirrored = false;
  let sky = canvas;
  let still: Still | undefined;
  let indices: Map<string, number> | undefined;
  let fleet: FleetDrawing = fleetDrawing(context, 1);
  let isStale = true;
  let last: MapFrame | undefined;

  // The font of labels may come later than the first picture.
  void document.fonts.ready.then(() => {
    forgetWidths();
    isStale = true;
  });

  function drawStill({ camera, selected }: MapFrame): void {
    if (context === null) return;
    context.globalAlpha = 1;
    context.drawImage(sky, 0, 0, size.width, size.height);
    const view: StillView = {
      context,
      scene,
      layout,
      camera,
      size,
      bodies: new Map(),
      obstacles: [],
    };
    const { standing } = devices;
    const marks = marksAt(camera, { standing, others: scene.others, selected });
    drawSystems(view);
    drawMarks(view, marks);
    const look = { own: devices.standing.keys(), isMirrored };
    const { boxes, overview } = drawInstruments(view, area, look);
    const labels = drawLabels(view, marks, area, boxes);
    const disks = [...view.bodies.values(), ...view.obstacles];
    still = { view, overview, disks, taken: [...boxes, ...labels], hits: undefined };
    if (devices.moving.length > 0) fleet.takeStill(overview?.box);
  }

  /** The index of a moving device; looked up once for each scene. */
  function indexOf(code: string): number | undefined {
    indices ??= new Map(devices.moving.map((device, index) => [device.code, index]));
    return indices.get(code);
  }

  /** Names the moving devices of a frame: all of a few, and the selected one. */
  function drawMoving(selected: string): void {
    if (context === null || still === undefined) return;
    const isFew = fleet.count() <= MAX_NAMED;
    if (!isFew && indexOf(selected) === undefined) return;
    const labels: MapLabel[] = [];
    for (const { index, x, y } of fleet.shown()) {
      const device = devices.moving[index];
      const isSelected = device?.code === selected;
      if (device === undefined || !(isFew || isSelected)) continue;
      const at = { x, y, radius: isSelected ? 12 : 7 };
      const color = MAP_COLORS.travelling;
      if (isSelected) drawCircleAt(context, at, MAP_COLORS.selected);
      const label = { text: device.name, color, isStrong: true, at };
      if (isSelected) labels.unshift(label);
      else labels.push(label);
    }
    const widthOf = (label: MapLabel): number => labelWidth(context, label);
    const { disks, taken } = still;
    for (const label of freeLabels(labels, disks, { area, taken, widthOf })) {
      drawLabel(context, label);
    }
  }

  return {
    layout: () => layout,
    pointOf(code, tick) {
      const index = indexOf(code);
      if (index === undefined) return layout.placeOf(code);
      const places = devices.positions(tick);
      return { x: places[index * 2] ?? 0, y: places[index * 2 + 1] ?? 0 };
    },
    seen: () => fleet.count(),
    setScene(next) {
      scene = next;
      layout = mapLayout(next);
      devices = movingDevices(next.devices, layout);
      indices = undefined;
      isStale = true;
    },
    thingAt(at, reach) {
      if (still === undefined) return undefined;
      const bodies = [...still.view.bodies];
      still.hits ??= hitGrid(diskNumbers(still.view.bodies.values()), size);
      const place = still.hits.nearest(at, reach);
      const device = devices.moving.length > 0 ? fleet.nearest(at, reach) : undefined;
      if (device !== undefined && device.away < (place?.away ?? Infinity)) {
        const { code, name } = devices.moving[device.index] as MapDevice;
        return { code, name, x: device.x, y: device.y };
      }
      const found = place && bodies[place.index];
      if (found === undefined) return undefined;
      const [code, { x, y }] = found;
      return { code, name: placeName(scene, code), x, y };
    },
    overviewAt(at) {
      const overview = still?.overview;
      if (overview === undefined) return undefined;
      const { bottom, left, right, top } = overview.box;
      const isInside = at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
      return isInside ? overview.pointAt(at) : undefined;
    },
    own: () => [...[...devices.standing.keys()].sort(), ...devices.moving.map(({ code }) => code)],
    setArea(next) {
      area = next;
      isStale = true;
    },
    setSize(next) {
      const ratio = Math.min(2, devicePixelRatio);
      size = next;
      isMirrored = getComputedStyle(canvas).direction === 'rtl';
      canvas.width = Math.round(next.width * ratio);
      canvas.height = Math.round(next.height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      sky = skyPicture(canvas.width, canvas.height, MAP_COLORS);
      fleet = fleetDrawing(context, ratio);
      isStale = true;
    },
    draw(frame) {
      const isSame = last?.camera === frame.camera && last.selected === frame.selected;
      if (!isSame || isStale) drawStill(frame);
      const hasMoved = devices.moving.length > 0 && fleet.draw(devices, frame.tick, frame.camera);
      if (hasMoved) drawMoving(frame.selected);
      isStale = false;
      last = frame;
    },
    close() {
      // Frees the memory of the pixels now.
      [canvas.width, canvas.height] = [1, 1];
    },
  };
}

/** A circle around what is selected. */
function drawCircleAt(context: CanvasRenderingContext2D, { radius, x, y }: Disk, color: string) {
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}
