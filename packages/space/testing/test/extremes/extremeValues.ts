const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const deepObject = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = { config: value };
  return value;
};

const LONG = 'f'.repeat(100_000);

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  1.000_000_1,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
  NaN,
  Infinity,
  -Infinity,
];

const TEXTS = [
  '',
  ' ',
  '0',
  '-0',
  'NaN',
  '1e308',
  'null',
  '00000000',
  'ffffffff',
  'FFFFFFFF',
  '-1-1-1-1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2028\ufeff',
  '💥'.repeat(32),
  'e\u0301',
  'SOL-',
  'SOL-BELT-0',
  'SOL-BELT-999999999999',
  'SOL-OBJ-1',
  'SOL-3-L9',
  'SOL-4-SAL-1',
  'G999999999-1',
  LONG,
  'é'.repeat(100_000),
];

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
  nested(100_000),
  deepObject(100_000),
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
