import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ControlledMap, controlMap, LONG_PRESS_MS } from './controlMap.js';

const calls: unknown[][] = [];

let canOrder = true;

const map = new Proxy({} as ControlledMap, {
  get(_, name) {
    if (name === 'canOrder') return () => canOrder;
    return (...args: unknown[]) => void calls.push([name, ...args]);
  },
});

/** An element whose upper left corner is at (100, 50) of the screen. */
class FakeElement extends EventTarget {
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = () => undefined;
}

let element = new FakeElement();
let end = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  element = new FakeElement();
  end = controlMap(element as unknown as HTMLElement, map);
  calls.length = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Sends an event; returns whether its usual effect was prevented. */
function send(type: string, fields: object): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), fields);
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

const pointer = (type: string, x: number, y: number, rest: object = {}) =>
  send(type, { pointerId: 1, button: 0, clientX: x, clientY: y, ...rest });

const touch = { pointerType: 'touch' };

test('a click selects, and a pointer that moves while it is down moves the map', () => {
  pointer('pointerdown', 150, 90);
  pointer('pointerup', 151, 90);
  expect(calls.splice(0)).toEqual([['select', { x: 51, y: 40 }]]);
  pointer('pointerdown', 150, 90);
  pointer('pointermove', 170, 85);
  pointer('pointerup', 170, 85);
  expect(calls).toEqual([['pan', 20, -5]]);
});

test('a pointer that is not down points', () => {
  pointer('pointermove', 130, 60);
  expect(calls.splice(0)).toEqual([['point', { x: 30, y: 10 }]]);
  pointer('pointerleave', 130, 60);
  expect(calls).toEqual([['point', undefined]]);
});

test('two fingers zoom around the one that rests', () => {
  pointer('pointerdown', 200, 150, touch);
  pointer('pointerdown', 300, 150, { ...touch, pointerId: 2 });
  pointer('pointermove', 400, 150, { ...touch, pointerId: 2 });
  pointer('pointerup', 400, 150, { ...touch, pointerId: 2 });
  pointer('pointerup', 200, 150, touch);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(calls).toEqual([['zoom', 2, { x: 100, y: 100 }]]);
});

test('a right click orders, and so does a finger that rests', () => {
  const fields = { clientX: 160, clientY: 70, pointerType: 'mouse' };
  pointer('pointerdown', 160, 70, { button: 2, pointerType: 'mouse' });
  expect(send('contextmenu', fields)).toBe(true);
  pointer('pointerup', 160, 70, { button: 2, pointerType: 'mouse' });
  expect(calls.splice(0)).toEqual([['order', { x: 60, y: 20 }]]);
  pointer('pointerdown', 180, 80, touch);
  vi.advanceTimersByTime(LONG_PRESS_MS - 1);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  send('contextmenu', { clientX: 180, clientY: 80, ...touch });
  pointer('pointerup', 180, 80, touch);
  expect(calls).toEqual([['order', { x: 80, y: 30 }]]);
});

test('a right click opens the menu of the browser where nothing can be ordered', () => {
  canOrder = false;
  expect(send('contextmenu', { clientX: 160, clientY: 70, pointerType: 'mouse' })).toBe(false);
  canOrder = true;
  expect(calls).toEqual([]);
});

test('a finger that moves or leaves early orders nothing', () => {
  pointer('pointerdown', 180, 80, touch);
  pointer('pointermove', 190, 80, touch);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  pointer('pointercancel', 190, 80, touch);
  pointer('pointerdown', 180, 80, touch);
  pointer('pointerup', 180, 80, touch);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(calls).toEqual([
    ['pan', 10, 0],
    ['select', { x: 80, y: 30 }],
  ]);
});

test.each([
  ['ArrowUp', ['pan', 0, 60]],
  ['+', ['zoom', 1.5]],
  ['-', ['zoom', 1 / 1.5]],
  ['0', ['showAll']],
  ['[', ['step', -1]],
  [']', ['step', 1]],
  ['Enter', ['select']],
  ['o', ['order']],
])('the key %s', (key, call) => {
  expect(send('keydown', { key })).toBe(true);
  expect(calls).toEqual([call, ['point', 'middle']]);
});

test('other keys, and those of the browser, are left alone', () => {
  expect(send('keydown', { key: 'Tab' })).toBe(false);
  expect(send('keydown', { key: '+', ctrlKey: true })).toBe(false);
  expect(calls).toEqual([]);
});

test('nothing is controlled any more when it has ended', () => {
  pointer('pointerdown', 180, 80, touch);
  end();
  vi.advanceTimersByTime(LONG_PRESS_MS);
  send('keydown', { key: '+' });
  expect(calls).toEqual([]);
});
