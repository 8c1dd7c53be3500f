import { type MapCamera, panned, type Size, zoomed } from './mapCamera.js';
import type { Point } from './mapScene.js';

/** What the controls of a map read and change. */
export interface ControlledMap {
  readonly camera: () => MapCamera;
  readonly size: () => Size;
  setCamera(camera: MapCamera): void;
  /** Called with the point of a click. */
  click(at: Point): void;
  /** Shows the whole map. */
  reset(): void;
}

/** The pixels that an arrow key moves the map. */
const STEP_PX = 60;
const ZOOM_STEP = 1.4;

/** Movements of the pointer below this are a click, in pixels. */
const CLICK_PX = 5;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};

/** Lets pointers, the wheel and keys move a map; returns what ends it. */
export function controlMap(element: HTMLElement, map: ControlledMap): () => void {
  const end = new AbortController();
  const { signal } = end;
  const zoom = (at: Point, factor: number): void =>
    map.setCamera(zoomed(map.camera(), map.size(), at, factor));
  const middle = (): Point => ({ x: map.size().width / 2, y: map.size().height / 2 });

  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(pointIn(element, event), Math.exp(-event.deltaY * 0.0015));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) map.setCamera(panned(map.camera(), arrow.x, arrow.y));
      else if (event.key === '+' || event.key === '=') zoom(middle(), ZOOM_STEP);
      else if (event.key === '-') zoom(middle(), 1 / ZOOM_STEP);
      else if (event.key === '0') map.reset();
      else if (event.key === 'Enter') map.click(middle());
      else return;
      event.preventDefault();
    },
    { signal },
  );
  controlPointers(element, map, zoom, signal);
  return () => end.abort();
}

/** One pointer moves the map or clicks, two zoom. */
function controlPointers(
  element: HTMLElement,
  map: ControlledMap,
  zoom: (at: Point, factor: number) => void,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, Point>();
  let moved = 0;
  const down = (event: PointerEvent): void => {
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointIn(element, event));
    if (pointers.size === 1) moved = 0;
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(element, event);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId);
    pointers.set(event.pointerId, now);
    if (other === undefined) {
      map.setCamera(panned(map.camera(), now.x - before.x, now.y - before.y));
      return;
    }
    const distance = (at: Point): number => Math.hypot(at.x - other[1].x, at.y - other[1].y);
    zoom(other[1], distance(now) / Math.max(1, distance(before)));
  };
  const up = (event: PointerEvent): void => {
    if (pointers.delete(event.pointerId) && pointers.size === 0 && moved < CLICK_PX) {
      map.click(pointIn(element, event));
    }
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId), {
    signal,
  });
}

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
