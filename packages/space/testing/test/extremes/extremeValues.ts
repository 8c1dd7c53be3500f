/** A value within itself, so many times. */
function nested(value: unknown, within: (inner: unknown) => unknown, depth: number): unknown {
  let outer = value;
  for (let level = 0; level < depth; level += 1) outer = within(outer);
  return outer;
}

const LONG = 'f'.repeat(100_000);

const POWERS = [31, 32, 53].flatMap((bits) => [2 ** bits - 1, 2 ** bits, -(2 ** bits)]);

const NUMBERS = [0, -0, 1, -1, 0.5, 1.000_000_1, 5e-324, 1e21, 1e308, -1e308].concat(
  [NaN, Infinity, -Infinity],
  POWERS,
);

const CODES = ['', ' ', '0', '-0', 'NaN', '1e308', '00000000', 'ffffffff', 'FFFFFFFF', '-1-1-1-1'];
const NAMES = ['null', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'G999999999-1'];
const PLACES = [
  'SOL-',
  'SOL-BELT-0',
  'SOL-BELT-999999999999',
  'SOL-BELT-999999999999',
  'SOL-OBJ-1',
  'SOL-3-L9',
  'SOL-4-SAL-1',
];
const UNICODE = ['\u0000', '\ud800', '\udfff\ud800', '\u202e\u2028\ufeff', 'e\u0301'];
const LONG_TEXTS = [LONG, '💥'.repeat(32), 'é'.repeat(100_000)];
const TEXTS = [...CODES, ...NAMES, ...PLACES, ...UNICODE, ...LONG_TEXTS];

const SHAPES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  [],
  [[]],
  [null],
  [undefined],
  [LONG],
  ['ffffffff', 'ffffffff'],
  Array.from({ length: 100_000 }, (_, n) => n.toString(16).padStart(8, '0')),
  Array.from({ length: 3 }),
  nested([], (inner) => [inner], 100_000),
  nested({}, (config) => ({ config }), 100_000),
  {},
  { '': 1 },
  { [LONG]: LONG },
  { carbon: 2 ** 53 },
  { carbon: -0 },
  { length: 1, 0: 'ffffffff' },
  Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`m${n}`, n])),
  JSON.parse('{"__proto__": {"carbon": 1}, "constructor": 1, "toString": 1}'),
  Object.create(null),
  { toString: null, valueOf: null },
  { toJSON: null },
  10n,
  Symbol('symbol'),
  () => 1,
  new Date(0),
  /./,
  new Map([['carbon', 1]]),
  new Proxy({}, {}),
];

/** Invalid and extreme values for arguments. */
export const EXTREMES: readonly unknown[] = [...NUMBERS, ...TEXTS, ...SHAPES];
