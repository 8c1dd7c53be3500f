import { expect, test } from 'vitest';
import type { PassProgress } from '../theatreMessage.js';
import { chartText, figureCharts, linePath, shortNumber, valueAt } from './figureCharts.js';

const END = 7200;

const progress = {
  figures: {
    ticks: [0, 3600, 7200],
    values: {
      same: [4, 4, 4],
      lamps: [1, 2, 3],
      'oil.Ada': [10, 20, null],
      'oil.Bob': [null, 30, 5],
    },
  },
  marks: {
    kinds: [],
    players: [{ account: 1, name: 'Ada', commands: new Uint32Array(1000).fill(1, 0, 10) }],
  },
} as Partial<PassProgress> as PassProgress;

test('each chart has its lines; figures that never change have none', () => {
  const charts = figureCharts(progress, END, 1000);
  expect(charts.map(({ title }) => title)).toEqual(['lamps', 'oil', 'commands an hour']);
  expect(charts[1]?.lines.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
});

test('commands are counted for each hour', () => {
  const commands = figureCharts(progress, END, 1000).at(-1);
  // Ten commands in 72 seconds, then none.
  expect(commands?.lines[0]?.values[0]).toBeCloseTo(500, 0);
  expect(commands?.lines[0]?.values[1]).toBe(0);
});

test('the present value is the last one before the tick', () => {
  const [lamps, oil] = figureCharts(progress, END, 1000);
  if (lamps === undefined || oil === undefined) throw new Error('no charts');
  const [line] = lamps.lines;
  if (line === undefined) throw new Error('no line');
  expect([0, 3599, 3600, 9999].map((tick) => valueAt(lamps, line, tick))).toEqual([1, 1, 2, 3]);
  expect(chartText(lamps, 3600)).toBe('2');
  expect(chartText(oil, 3600)).toBe('Bob: 30');
});

test('a line goes from the ticks to the edges of its box, and breaks where there is no value', () => {
  const [lamps, oil] = figureCharts(progress, END, 1000);
  const box = { width: 100, height: 50 };
  const pathOf = (chart: typeof lamps, index: number): string => {
    const line = chart?.lines[index];
    return chart === undefined || line === undefined ? '' : linePath(chart, line, END, box);
  };
  expect(pathOf(lamps, 0)).toBe('M0.0 33.3L50.0 16.7L100.0 0.0');
  expect(pathOf(oil, 1)).toBe('M50.0 0.0L100.0 41.7');
  const line = { name: '', values: [1, null, 2] };
  const broken = { title: '', ticks: [0, 3600, 7200], lines: [line] };
  expect(linePath(broken, line, END, box)).toBe('M0.0 50.0M100.0 0.0');
});

test('numbers are short', () => {
  expect([12, 1.25, 388_000, 1_234_567, 2.5e9].map(shortNumber)).toEqual([
    '12',
    '1.3',
    '388\u202f000',
    '1.2 M',
    '2.5 G',
  ]);
});
