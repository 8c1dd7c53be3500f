import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../tools/sources/sources.js';

/** The style sheets that have colours: those of any page, and those of the space game. */
const TOKENS = ['packages/web/src/styles/tokens.css', 'packages/space/pages/src/styles/kinds.css'];

/** The colours of a part of the tokens, by name. */
const colorsOf = (css: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(css.matchAll(/--([\w-]+): (#\w{6});/g), ([, name = '', hex = '']) => [name, hex]),
  );

const halves = TOKENS.map((path) =>
  readFileSync(join(ROOT, path), 'utf8').split('@media (prefers-color-scheme: light)'),
);
const LIGHTS = {
  dark: colorsOf(halves.map(([dark]) => dark).join('')),
  light: colorsOf(halves.map(([, light]) => light).join('')),
} as const;

const GROUNDS = ['ground', 'panel', 'raised'];
const KINDS = ['mining', 'printing', 'travelling', 'planets', 'season'];
const RESOURCES = ['structural', 'conductive', 'silicates', 'carbon', 'volatiles', 'rares'];
const SERIES = Array.from({ length: 6 }, (_, n) => `series-${n}`);
const TEXTS = ['text', 'dim', 'faint', 'action', 'good', 'warn', 'bad', ...KINDS, ...RESOURCES];

/** The relative luminance of a colour, as the guidelines for accessible pages define it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

describe.each(['dark', 'light'] as const)('the colours in %s pages', (name) => {
  const colors = LIGHTS[name];
  const between = (one: string, other: string): number =>
    contrast(colors.get(one) ?? '', colors.get(other) ?? '');

  test('texts and lines can be read on every ground', () => {
    const pairs = (names: readonly string[], grounds: readonly string[]) =>
      names.flatMap((one) => grounds.map((other) => ({ pair: `${one} on ${other}`, one, other })));
    const texts = [...pairs(TEXTS, GROUNDS), ...pairs(['on-action'], ['action'])];
    const least = texts
      .map(({ one, other, pair }) => ({ pair, ratio: between(one, other) }))
      .toSorted((a, b) => a.ratio - b.ratio)[0];
    console.log(`${name}: the least contrast is ${least?.ratio.toFixed(2)}, ${least?.pair}`);
    expect(texts.filter(({ one, other }) => !(between(one, other) >= 4.5))).toEqual([]);
    const lines = pairs(['edge', ...SERIES], GROUNDS.slice(0, 2));
    expect(lines.filter(({ one, other }) => !(between(one, other) >= 3))).toEqual([]);
  });

  test('each kind, each resource and actions have a colour of their own', () => {
    const names = ['action', ...KINDS, ...RESOURCES];
    expect(new Set(names.map((one) => colors.get(one))).size).toBe(names.length);
  });
});

test('dark and light pages have the same tokens', () => {
  expect([...LIGHTS.light.keys()]).toEqual([...LIGHTS.dark.keys()]);
});

const sheets = ['packages/web/src/styles', 'packages/space/pages/src/styles'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

describe.each(sheets)('%s', (path) => {
  const css = readFileSync(join(ROOT, path), 'utf8');

  test('has colours, sizes of text and weights from the tokens', () => {
    const rules = TOKENS.includes(path) ? css.replaceAll(/--[\w-]+: [^;]*;/g, '') : css;
    expect(rules.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi) ?? []).toEqual([]);
    const sized = /(?:font-size|font-weight): (?!var\(--|inherit|400 600)[^;]*/g;
    expect(rules.match(sized) ?? []).toEqual([]);
  });

  test('has no blur, which doubles the time of a frame', () => {
    expect(css).not.toMatch(/backdrop-filter|blur\(/);
  });
});
