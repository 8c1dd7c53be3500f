import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { controlMap, ZOOM_STEP } from './controlMap.js';
import {
  between,
  type Box,
  centred,
  fitted,
  type MapCamera,
  type MapView,
  panned,
  seeing,
  type Size,
  toMap,
  toScreen,
  viewing,
  viewOf,
  zoomed,
} from './mapCamera.js';
import { type MapThing, startMapDrawing } from './mapDrawing.js';
import { MapLegend } from './mapLegend.js';
import { FLATNESS, starOfCode, SYSTEM_RADIUS, UNITS_PER_LY } from './mapLayout.js';
import type { MapScene, Point } from './mapScene.js';

/** What a map shows, and what it tells. */
export interface MapCanvasProps {
  readonly scene: MapScene;
  /** The present tick with its fraction; read at each frame. */
  readonly tickNow: () => number;
  /** The code of the selected place or device, or empty: the map moves there. */
  readonly selected: string;
  /** Called with the code of a place or of a moving device. */
  readonly onSelect: (code: string) => void;
  /**
   * A right click, a long press, or the key O on the selected place: the player orders something
   * there. The point is in pixels of the map.
   */
  readonly onOrder?: (code: string, at: Point) => void;
  /** The edges that panels cover, in pixels: the map fits into the rest, labels avoid it. */
  readonly covered?: Box;
  /** What the map shows at first; it then does not move to what is selected at first. */
  readonly firstView?: MapView | undefined;
  /** Called with what the map shows whenever it has come to rest. */
  readonly onRest?: (view: MapView) => void;
}

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

const NOT_COVERED: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** The time in which the map moves to a selected place, in milliseconds. */
const FLIGHT_MS = 700;

/** With reduced motion devices are moved only so often and with news, in milliseconds. */
const STILL_MS = 10_000;

/** The first view, with the stars near the Sun. */
const WHOLE_VIEW: MapView = { x: 0, y: 0, radius: 18 * UNITS_PER_LY };

/** How near a click must be, in pixels; the middle of the map need not be so near. */
const REACH_PX = 18;
const MIDDLE_REACH_PX = 48;

/** The map is laid out for at least so much room between panels, in pixels. */
const MIN_AREA_PX = 80;

const HELP =
  'Map. Arrow keys move it, plus and minus zoom, 0 shows all, brackets go through what is yours, ' +
  'Enter selects what is in the middle, O orders something at the selected place.';

/** A map that can be moved, zoomed and clicked: by pointer, by fingers, and by keys. */
export function MapCanvas(props: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef(props);
  current.current = props;
  const running = useRef<RunningMap>();
  const pointed = useSignal<MapThing | undefined>(undefined);
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (canvas.current === null) return undefined;
    try {
      running.current = runMap(canvas.current, () => current.current, pointed);
    } catch (error) {
      setFault((error as Error).message);
    }
    return () => running.current?.close();
  }, []);
  useEffect(() => running.current?.setScene(props.scene), [props.scene]);
  useEffect(() => running.current?.show(props.selected), [props.selected]);
  const { bottom, left, right, top } = props.covered ?? NOT_COVERED;
  useEffect(() => running.current?.setCovered(), [bottom, left, right, top]);

  return (
    <div
      class="map-frame night"
      style={{
        '--covered-left': `${left}px`,
        '--covered-right': `${right}px`,
        '--covered-bottom': `${bottom}px`,
        '--covered-top': `${top}px`,
      }}
    >
      <canvas ref={canvas} tabIndex={0} role="application" aria-label={HELP} />
      <PointedName pointed={pointed} />
      <div class="map-buttons">
        <button
          type="button"
          aria-label="Zoom in"
          onClick={() => running.current?.zoom(ZOOM_STEP ** 2)}
        >
          +
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          onClick={() => running.current?.zoom(1 / ZOOM_STEP ** 2)}
        >
          −
        </button>
        <button type="button" onClick={() => running.current?.showAll()}>
          All
        </button>
        <button type="button" onClick={() => running.current?.showOwn()}>
          Home
        </button>
        <MapLegend />
      </div>
      {fault !== '' && <p class="fault map-fault">The map cannot be drawn: {fault}</p>}
    </div>
  );
}

/** The name of what is under the pointer, or in the middle after a key. */
function PointedName({ pointed }: { readonly pointed: Signal<MapThing | undefined> }) {
  const thing = pointed.value;
  const style = thing && { transform: `translate(${thing.x}px, ${thing.y}px)` };
  return (
    <div class="map-pointed" style={style} aria-live="polite">
      {thing !== undefined && <span class="cut">{thing.name}</span>}
    </div>
  );
}

interface RunningMap {
  setScene(scene: MapScene): void;
  /** The edges that panels cover have changed. */
  setCovered(): void;
  /** Shows a place or device, unless it is shown already. */
  show(code: string): void;
  zoom(factor: number): void;
  showAll(): void;
  showOwn(): void;
  close(): void;
}

/** Draws frames and takes input until it is closed. */
function runMap(
  canvas: HTMLCanvasElement,
  props: () => MapCanvasProps,
  pointed: Signal<MapThing | undefined>,
): RunningMap {
  const drawing = startMapDrawing(canvas);
  const frameElement = canvas.parentElement as HTMLElement;
  let size: Size = { width: 1, height: 1 };
  let camera: MapCamera = { x: 0, y: 0, scale: 0.01 };
  /** The camera of the last frame, and that of the last rest. */
  let drawn: MapCamera | undefined;
  let rested: MapCamera | undefined;
  /** The selected code to which the map need not move any more. */
  let reached = '';
  /** Whether the map need not move to what is selected first. */
  let isPlaced = props().firstView !== undefined;
  let flight: Flight | undefined;
  /** The tick of the last frame, and how long it stays with reduced motion. */
  let [drawnTick, stillUntilMs] = [0, 0];
  let pointer: Point | 'middle' | undefined;
  /** The camera for which the thing under the pointer was looked up. */
  let pointedCamera: MapCamera | undefined;

  const area = (): Box => {
    const { bottom, left, right, top } = props().covered ?? NOT_COVERED;
    // Panels may cover all of a small screen for a moment.
    return {
      left,
      top,
      right: Math.max(left + MIN_AREA_PX, size.width - right),
      bottom: Math.max(top + MIN_AREA_PX, size.height - bottom),
    };
  };
  const middle = (): Point => {
    const { bottom, left, right, top } = area();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  /** How large a whole system may be drawn. */
  const systemScale = (): number => {
    const { bottom, left, right, top } = area();
    return Math.min(right - left, (bottom - top) / FLATNESS) / (2.25 * SYSTEM_RADIUS);
  };
  const wholeView = (): MapCamera => viewing(WHOLE_VIEW, area(), size);

  const watch = new ResizeObserver(() => {
    const { clientHeight, clientWidth } = frameElement;
    const isFirst = size.width === 1;
    size = { width: Math.max(2, clientWidth), height: Math.max(2, clientHeight) };
    drawing.setSize(size);
    drawing.setArea(area());
    if (!isFirst) return;
    camera = viewing(props().firstView ?? WHOLE_VIEW, area(), size);
    show(props().selected);
  });
  watch.observe(frameElement);
  drawing.setScene(props().scene);

  function fly(to: MapCamera): void {
    if (REDUCED_MOTION.matches) [camera, flight] = [to, undefined];
    else flight = { from: camera, to, startMs: performance.now() };
  }

  /** Whether a point of the map is on the screen where no panel covers it. */
  function isInArea(point: Point): boolean {
    const { x, y } = toScreen(camera, size, point);
    const { bottom, left, right, top } = area();
    return x > left && x < right && y > top && y < bottom;
  }

  /** Moves the map by hand: what is selected need not be reached any more. */
  function moveTo(next: MapCamera): void {
    reached = props().selected;
    flight = undefined;
    camera = next;
  }

  function show(code: string): void {
    if (code === '' || code === reached || size.width === 1) return;
    if (isPlaced) {
      [isPlaced, reached] = [false, code];
      return;
    }
    const place = drawing.pointOf(code, props().tickNow());
    if (place === undefined) return;
    const star = starOfCode(code);
    const isDevice = drawing.layout().placeOf(code) === undefined;
    // In an unknown system the place is that of the star: the map moves again when it is known.
    if (isDevice || star === code || props().scene.systems.has(star)) reached = code;
    if (isDevice) return fly(seeing(camera, place, area(), size));
    const level = levelOf(code);
    const scale = systemScale() * level;
    if (isInArea(place) && camera.scale >= scale * 0.5 && star !== code) return undefined;
    const center = level === 1 ? drawing.layout().placeOf(star) : place;
    return fly(centred(center ?? place, scale, area(), size));
  }

  /** Shows a place so near that it fills the map. */
  function showNear(code: string): void {
    const place = drawing.layout().placeOf(code);
    const scale = systemScale() * (starOfCode(code) === code ? 1 : NEAR_LEVEL);
    if (place !== undefined) fly(centred(place, scale, area(), size));
  }

  const select = (at?: Point): void => {
    const point = at && drawing.overviewAt(at);
    if (point !== undefined) return fly(centred(point, camera.scale, area(), size));
    const code = drawing.thingAt(at ?? middle(), at ? REACH_PX : MIDDLE_REACH_PX)?.code;
    if (code === undefined) return undefined;
    if (code === props().selected) return showNear(code);
    // A place that is clicked is seen already; a star far away opens its system.
    if (starOfCode(code) !== code || camera.scale > systemScale() / 4) reached = code;
    return props().onSelect(code);
  };

  const map = {
    pan: (dx: number, dy: number) => moveTo(panned(camera, dx, dy)),
    zoom(factor: number, at?: Point) {
      const next = zoomed(camera, size, at ?? middle(), factor);
      const isInSystem = next.scale > systemScale() / 2;
      const selected = drawing.pointOf(props().selected, props().tickNow());
      const isToSelected = at === undefined && selected !== undefined && isInArea(selected);
      const near = isToSelected
        ? selected
        : drawing.layout().nearestTo(toMap(next, size, middle()), isInSystem);
      // Zooming in never ends where nothing is; without a pointer it brings what is selected, or
      // what is nearest, to the middle.
      const margin = at === undefined ? 0.45 : 0.2;
      const isIn = factor > 1 && near !== undefined;
      moveTo(isIn ? seeing(next, near, area(), size, margin) : next);
    },
    showAll: () => fly(wholeView()),
    select,
    order(at?: Point) {
      const { onOrder, selected } = props();
      if (onOrder === undefined) return;
      const thing = at && drawing.thingAt(at, REACH_PX);
      const place = drawing.layout().placeOf(selected);
      if (thing !== undefined) onOrder(thing.code, thing);
      else if (at === undefined && selected !== '' && place !== undefined) {
        onOrder(selected, toScreen(camera, size, place));
      }
    },
    step(by: 1 | -1) {
      const own = drawing.own();
      const before = own.indexOf(props().selected);
      const first = by === 1 ? 0 : own.length - 1;
      const next = own[before < 0 ? first : (before + by + own.length) % own.length];
      if (next !== undefined) props().onSelect(next);
    },
    point(at: Point | 'middle' | undefined) {
      pointer = at;
      pointedCamera = undefined;
    },
    canOrder: () => props().onOrder !== undefined,
  };
  const endControls = controlMap(canvas, map);

  function lookUnderPointer(): void {
    pointedCamera = camera;
    const isMiddle = pointer === 'middle';
    const at = isMiddle ? middle() : (pointer as Point | undefined);
    const thing = at && drawing.thingAt(at, isMiddle ? MIDDLE_REACH_PX : REACH_PX);
    const { code, x, y } = pointed.value ?? {};
    if (thing?.code !== code || thing?.x !== x || thing?.y !== y) pointed.value = thing;
    canvas.classList.toggle('pointing', thing !== undefined && !isMiddle);
  }

  let frame = requestAnimationFrame(function next(nowMs) {
    frame = requestAnimationFrame(next);
    if (flight !== undefined) {
      const part = Math.min(1, (nowMs - flight.startMs) / FLIGHT_MS);
      camera = cameraOf(flight, part);
      if (part === 1) flight = undefined;
    }
    if (!REDUCED_MOTION.matches || nowMs >= stillUntilMs) {
      drawnTick = props().tickNow();
      stillUntilMs = nowMs + STILL_MS;
    }
    drawing.draw({ camera, tick: drawnTick, selected: props().selected });
    if (pointedCamera !== camera) lookUnderPointer();
    if (camera === drawn && camera !== rested && size.width > 1) {
      rested = camera;
      props().onRest?.(viewOf(camera, area(), size));
    }
    drawn = camera;
  });

  return {
    setScene(scene) {
      stillUntilMs = 0;
      drawing.setScene(scene);
      show(props().selected);
    },
    setCovered: () => drawing.setArea(area()),
    show,
    zoom: map.zoom,
    showAll: map.showAll,
    showOwn() {
      const tick = props().tickNow();
      const points = drawing.own().flatMap((code) => drawing.pointOf(code, tick) ?? []);
      fly(points.length === 0 ? wholeView() : fitted(points, systemScale(), area(), size));
    },
    close() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      endControls();
      drawing.close();
    },
  };
}

/** How much larger than whole systems bodies are shown: planets with moons, and the rest. */
const SATELLITE_LEVEL = 9;
const NEAR_LEVEL = 14;

/** How much larger than its whole system a place must be drawn to be seen. */
function levelOf(code: string): number {
  return /^\w+(?:-\d+|-BELT-\d+|-OBJ-\d+)?$/.test(code) ? 1 : SATELLITE_LEVEL;
}

/** A movement of the map to a selected place. */
interface Flight {
  readonly from: MapCamera;
  readonly to: MapCamera;
  readonly startMs: number;
}

/** The camera after a part of a flight, which begins and ends slowly. */
function cameraOf({ from, to }: Flight, part: number): MapCamera {
  const eased = part * part * (3 - 2 * part);
  return part === 1 ? to : between(from, to, Math.max(0, eased));
}
