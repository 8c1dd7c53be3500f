import type { Point } from './mapScene.js';

/** What the controls of a map change; points are in pixels of its element. */
export interface ControlledMap {
  pan(dx: number, dy: number): void;
  /** Zooms by a factor around a point; around the middle without one. */
  zoom(factor: number, at?: Point): void;
  /** Shows the whole map. */
  showAll(): void;
  /** Selects what is at a point; what is in the middle without one. */
  select(at?: Point): void;
  /** Orders something at a point; at the selected place without one. */
  order(at?: Point): void;
  /** Whether something can be ordered; else the menu of the browser opens as usual. */
  canOrder(): boolean;
  /** Selects the next own thing, or the one before it for -1. */
  step(by: 1 | -1): void;
  /** Shows the name of what is at a point; of what is in the middle for `middle`. */
  point(at: Point | 'middle' | undefined): void;
}

/** The pixels that an arrow key moves the map. */
const STEP_PX = 60;

/** The factor by which a key or a button zooms. */
export const ZOOM_STEP = 1.5;

/** Movements of the pointer below this are a click, in pixels. */
const CLICK_PX = 5;

/** A finger that rests so long orders something, in milliseconds. */
export const LONG_PRESS_MS = 550;

const KEYS: Readonly<Record<string, (map: ControlledMap) => void>> = {
  ArrowLeft: (map) => map.pan(STEP_PX, 0),
  ArrowRight: (map) => map.pan(-STEP_PX, 0),
  ArrowUp: (map) => map.pan(0, STEP_PX),
  ArrowDown: (map) => map.pan(0, -STEP_PX),
  '+': (map) => map.zoom(ZOOM_STEP),
  '=': (map) => map.zoom(ZOOM_STEP),
  '-': (map) => map.zoom(1 / ZOOM_STEP),
  '0': (map) => map.showAll(),
  '[': (map) => map.step(-1),
  ']': (map) => map.step(1),
  Enter: (map) => map.select(),
  o: (map) => map.order(),
  O: (map) => map.order(),
};

/** Lets pointers, fingers, the wheel and keys move a map; returns what ends it. */
export function controlMap(element: HTMLElement, map: ControlledMap): () => void {
  const end = new AbortController();
  const { signal } = end;
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    map.zoom(Math.exp(-event.deltaY * 0.0015), pointIn(element, event));
  };
  const keydown = (event: KeyboardEvent): void => {
    const act = KEYS[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(map);
    map.point('middle');
  };
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('keydown', keydown, { signal });
  element.addEventListener('blur', () => map.point(undefined), { signal });
  controlPointers(element, map, signal);
  return () => end.abort();
}

/** One pointer moves the map, clicks or rests on a place, two zoom. */
function controlPointers(element: HTMLElement, map: ControlledMap, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let moved = 0;
  let press: ReturnType<typeof setTimeout> | undefined;
  const down = (event: PointerEvent): void => {
    clearTimeout(press);
    element.setPointerCapture(event.pointerId);
    const at = pointIn(element, event);
    pointers.set(event.pointerId, at);
    moved = pointers.size === 1 && event.button === 0 ? 0 : Infinity;
    if (event.pointerType !== 'touch' || pointers.size > 1) return;
    press = setTimeout(() => {
      if (moved >= CLICK_PX) return;
      // What follows is no click.
      moved = Infinity;
      map.order(at);
    }, LONG_PRESS_MS);
  };
  const move = (event: PointerEvent): void => {
    const now = pointIn(element, event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      map.point(now);
      return;
    }
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      map.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const distance = (at: Point): number => Math.hypot(at.x - other.x, at.y - other.y);
    map.zoom(distance(now) / Math.max(1, distance(before)), other);
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(press);
    if (pointers.delete(event.pointerId) && pointers.size === 0 && moved < CLICK_PX) {
      map.select(pointIn(element, event));
    }
  };
  const cancel = ({ pointerId }: PointerEvent): void => {
    clearTimeout(press);
    pointers.delete(pointerId);
  };
  const menu = (event: MouseEvent): void => {
    if (!map.canOrder()) return;
    event.preventDefault();
    // A finger that rests has ordered already where the browser reports it as this, too.
    if ((event as PointerEvent).pointerType !== 'touch') map.order(pointIn(element, event));
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', () => map.point(undefined), { signal });
  element.addEventListener('contextmenu', menu, { signal });
  signal.addEventListener('abort', () => clearTimeout(press));
}

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
