import { useEffect, useRef, useState } from 'preact/hooks';
import { between, type MapCamera, type Size } from './mapCamera.js';
import { controlMap } from './controlMap.js';
import { type MapDrawing, startMapDrawing } from './mapDrawing.js';
import { starOfCode, SYSTEM_RADIUS, UNITS_PER_LY } from './mapLayout.js';
import type { MapScene } from './mapScene.js';
import { pickPlace } from './pickPlace.js';

/** What a map shows, and what it tells. */
export interface MapCanvasProps {
  readonly scene: MapScene;
  /** The present tick with its fraction; read at each frame. */
  readonly tickNow: () => number;
  /** The code of the selected place or device, or empty: the map moves there. */
  readonly selected: string;
  readonly onSelect: (code: string) => void;
  /** A right click, a long press, or O: the player orders something at a place. */
  readonly onOrder?: (code: string) => void;
}

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

/** The time in which the map moves to a selected place, in milliseconds. */
const FLIGHT_MS = 700;

/** The stars of the first view are within this distance, in light years. */
const FIRST_VIEW_LY = 18;

/** A map that can be moved, zoomed and clicked; with the arrow keys, plus, minus and Enter, too. */
export function MapCanvas(props: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef(props);
  current.current = props;
  const running = useRef<RunningMap>();
  const [fault, setFault] = useState('');

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isOver = false;
    const opening = runMap(element, () => current.current).then(
      (map) => {
        if (isOver) map.close();
        else running.current = map;
      },
      (error: unknown) => setFault((error as Error).message),
    );
    return () => {
      isOver = true;
      void opening.then(() => running.current?.close());
    };
  }, []);
  useEffect(() => running.current?.setScene(props.scene), [props.scene]);
  useEffect(() => running.current?.flyTo(props.selected), [props.selected]);

  return (
    <div class="map-frame night">
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label="Map. Arrow keys move it, plus and minus zoom, 0 shows all, Enter selects."
      />
      {fault !== '' && <p class="fault map-fault">The map cannot be drawn: {fault}</p>}
    </div>
  );
}

interface RunningMap {
  setScene(scene: MapScene): void;
  flyTo(code: string): void;
  close(): void;
}

/** Draws frames and takes input until it is closed. */
async function runMap(canvas: HTMLCanvasElement, props: () => MapCanvasProps): Promise<RunningMap> {
  const drawing = await startMapDrawing(canvas);
  let size: Size = { width: 1, height: 1 };
  let camera: MapCamera = { x: 0, y: 0, scale: 0.01 };
  /** The selected code to which the map need not move any more. */
  let reached = '';
  let flight: Flight | undefined;

  const watch = new ResizeObserver(() => {
    const { clientHeight, clientWidth } = canvas.parentElement as HTMLElement;
    const isFirst = size.width === 1;
    size = { width: Math.max(2, clientWidth), height: Math.max(2, clientHeight) };
    drawing.setSize(size);
    if (isFirst) camera = wholeView(size);
    if (isFirst) flyTo(props().selected);
  });
  watch.observe(canvas.parentElement as HTMLElement);
  drawing.setScene(props().scene);

  function flyTo(code: string): void {
    const to = cameraTo(drawing, code, size, camera, props().tickNow());
    if (to === undefined) return;
    const star = starOfCode(code);
    // In an unknown system the place is that of the star: the map moves again when it is known.
    if (star === code || props().scene.systems.has(star)) reached = code;
    if (REDUCED_MOTION.matches) camera = to;
    else flight = { from: camera, to, startMs: performance.now() };
  }

  const endControls = controlMap(canvas, {
    camera: () => camera,
    size: () => size,
    setCamera(next) {
      reached = props().selected;
      flight = undefined;
      camera = next;
    },
    click(at) {
      const picked = pickPlace(props().scene, drawing.layout(), { at, camera, size });
      if (picked !== undefined) props().onSelect(picked);
    },
    reset: () => (camera = wholeView(size)),
  });

  let frame = requestAnimationFrame(function next(nowMs) {
    frame = requestAnimationFrame(next);
    if (flight !== undefined) {
      const part = Math.min(1, (nowMs - flight.startMs) / FLIGHT_MS);
      camera = cameraOf(flight, part);
      if (part === 1) flight = undefined;
    }
    const tick = props().tickNow();
    const shown = REDUCED_MOTION.matches ? Math.floor(tick) : tick;
    drawing.draw({ camera, tick: shown, selected: props().selected });
  });

  return {
    setScene(scene) {
      drawing.setScene(scene);
      if (props().selected !== reached) flyTo(props().selected);
    },
    flyTo,
    close() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      endControls();
      drawing.close();
    },
  };
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

function wholeView({ height, width }: Size): MapCamera {
  return { x: 0, y: 0, scale: Math.min(width, height) / (2 * FIRST_VIEW_LY * UNITS_PER_LY) };
}

/** The camera that shows a place: a star with its system, a body near, a device where it is. */
function cameraTo(
  drawing: MapDrawing,
  code: string,
  { height, width }: Size,
  camera: MapCamera,
  tick: number,
): MapCamera | undefined {
  const device = drawing.pointOf(code, tick);
  if (device !== undefined) return { ...device, scale: camera.scale };
  const place = code === '' ? undefined : drawing.layout().placeOf(code);
  if (place === undefined) return undefined;
  const systemScale = Math.min(width, height) / (2.3 * SYSTEM_RADIUS);
  const isStar = starOfCode(code) === code;
  return { ...place, scale: isStar ? systemScale : Math.max(8, systemScale * 4) };
}
