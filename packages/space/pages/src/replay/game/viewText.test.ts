import { expect, test } from 'vitest';
import { viewing, viewOf } from '../../map/mapCamera.js';
import { mapText, mapView, readView, viewText } from './viewText.js';

test('a view leads back to its account, its code, and what its map shows', () => {
  const map = mapText({ x: 12_345.678_9, y: -0.25, radius: 40 });
  expect(mapView(map)).toEqual({ x: 12_345.678_9, y: -0.25, radius: 40 });
  const view = { account: 3, code: 'SOL-BELT-1', map };
  expect(viewText(view)).toBe('3/SOL-BELT-1/12345.6789,-0.25,40');
  expect(readView(viewText(view))).toEqual(view);
  expect(readView(viewText({ ...view, map: '' }))).toEqual({ ...view, map: '' });
  expect(readView('')).toEqual({ account: 0, code: '', map: '' });
});

test.each(['', '1', '1,2', '1,2,0', '1,2,-3', '1,2,x', '1,2,3,4', '1,2,1e999'])(
  'the map shows nothing by %j',
  (text) => expect(mapView(text)).toBeUndefined(),
);

test('a view is as near on any screen, in the middle of what no panel covers', () => {
  const view = { x: 500, y: -20, radius: 60 };
  const wide = { left: 312, top: 76, right: 968, bottom: 584 };
  const narrow = { left: 0, top: 0, right: 390, bottom: 354 };
  for (const [area, size] of [
    [wide, { width: 1280, height: 800 }],
    [narrow, { width: 390, height: 354 }],
  ] as const) {
    const camera = viewing(view, area, size);
    expect(camera.scale).toBeCloseTo((area.bottom - area.top) / 120);
    const shown = viewOf(camera, area, size);
    for (const name of ['x', 'y', 'radius'] as const) expect(shown[name]).toBeCloseTo(view[name]);
  }
  // Nearer than the map can show.
  expect(viewing({ x: 0, y: 0, radius: 1e-9 }, wide, { width: 1280, height: 800 }).scale).toBe(400);
});
