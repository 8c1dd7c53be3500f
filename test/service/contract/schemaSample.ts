import { deref, DOCUMENT, type Json } from './contractCheck.js';

/** A random number generator (mulberry32): numbers from 0 (included) to 1 (excluded). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random item of a list. */
export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** Texts that occur in the game, by the name of a schema or of a member. */
export type Pools = Readonly<Record<string, readonly string[]>>;

/** A value for a schema of the document, mostly valid; takes texts from the pools where it can. */
export function sample(
  schema: Json,
  random: () => number,
  pools: Pools,
  name = '',
  document: Json = DOCUMENT,
): unknown {
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    const found = deref(schema, document) as Json;
    return sample(found, random, pools, ref.split('/').at(-1), document);
  }
  const pool = pools[name];
  if (pool !== undefined && pool.length > 0 && random() < 0.95) return pick(random, pool);
  for (const choice of ['anyOf', 'oneOf'] as const) {
    const branches = schema[choice];
    if (Array.isArray(branches)) {
      return sample(pick(random, branches) as Json, random, pools, name, document);
    }
  }
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return pick(random, schema['enum']);
  return typed(schema, random, pools, name, document);
}

function typed(
  schema: Json,
  random: () => number,
  pools: Pools,
  name: string,
  document: Json,
): unknown {
  const min = Number(schema['minimum'] ?? 0);
  const max = Math.min(Number(schema['maximum'] ?? 100), min + 1000);
  switch (schema['type']) {
    case 'object':
      return members(schema, random, pools, document);
    case 'array': {
      const length = Number(schema['minItems'] ?? 0) + Math.floor(random() * 3);
      const items = schema['items'] as Json;
      return Array.from({ length }, () => sample(items, random, pools, name, document));
    }
    case 'boolean':
      return random() < 0.5;
    case 'integer':
      return min + Math.floor(random() * (max - min + 1));
    case 'number':
      return min + random() * (max - min);
    case 'null':
      return null;
    default: {
      const examples = schema['examples'];
      if (Array.isArray(examples)) return pick(random, examples);
      return pick(random, ['x', 'Ada', '0-0', 'ada@example.org', 'a'.repeat(40), '2026-01-01', '']);
    }
  }
}

function members(schema: Json, random: () => number, pools: Pools, document: Json): Json {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random() < 0.3,
  );
  return Object.fromEntries(
    chosen.map(([name, member]) => [name, sample(member, random, pools, name, document)]),
  );
}

const INVALID_VALUES: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  2 ** 53,
  '',
  'x'.repeat(5000),
  '\ud800',
  '\u0000',
  [],
  {},
  [[[[[[]]]]]],
  true,
  '__proto__',
  '../../etc',
];

/** The value with one part replaced or removed. */
export function corrupt(value: unknown, random: () => number): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15)
    return pick(random, INVALID_VALUES);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    return value.map((one, place) => (place === at ? corrupt(one, random) : one));
  }
  const names = Object.keys(value);
  const name = pick(random, [...names, 'unknown_member']);
  if (names.includes(name) && random() < 0.3) {
    return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  }
  return { ...value, [name]: corrupt((value as Json)[name], random) };
}
