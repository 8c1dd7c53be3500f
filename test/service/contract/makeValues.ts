import { HOSTILE_NAMES } from '../../tools/hostileNames.js';
import { deref, type Json } from './contractCheck.js';

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

/** A number as a caller writes it. */
class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
  toJSON(): string {
    return `number ${this.text}`;
  }
}

/** The text of a JSON value, in which numbers are as they were written. */
export const textOf = (json: unknown): string =>
  JSON.stringify(json).replaceAll(/"number (.*?)"/g, '$1');

/** A loop with a step for each of these is found, but ends soon. */
export const LARGE = 2 ** 26;

/** First come numbers with which long loops end. */
const NUMBERS = [LARGE, 2 ** 31 + LARGE, 2 ** 32 + LARGE, -1, '-0', 0, 0.5, '1e308']
  .concat([2 ** 31, 2 ** 32, 2 ** 52, 2 ** 53 - 1, 2 ** 53])
  .map((one) => new Written(String(one)));

const WRONG: readonly unknown[] = [
  null,
  '',
  'x'.repeat(5000),
  '\ud800',
  '\u0000',
  [],
  {},
  [[[[[[]]]]]],
  true,
  '../../etc',
];

/** Parameters of a call by name; the body of a request is one of them. */
export type Values = Readonly<Record<string, unknown>>;

/** A parameter of a call: over HTTP with its place, the body as one of them. */
export interface Parameter {
  readonly name: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema: Json;
}

/** Texts that occur in the game, by the name of a schema or of a member. */
export type Pools = Record<string, string[]>;

/** A place in a call: a parameter, or a member or item in it. */
interface Place<T = Values> {
  /** What is valid there. */
  readonly valid: unknown;
  readonly isNumber: boolean;
  /** Whether it is the code of something, which is read without regard to case. */
  readonly isCode: boolean;
  readonly depth: number;
  /** All values of the call, with another one at this place. */
  make(value: unknown): T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object whose members are all its own, `__proto__` included. */
function ownMembers(members: readonly (readonly [string, unknown])[]): object {
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of members) copy[name] = value;
  return copy;
}

/** What is put into a place, by the kind of trouble that it makes. */
const KINDS: Readonly<Record<string, (place: Place<unknown>) => readonly unknown[]>> = {
  number({ isNumber, valid }) {
    const isText = typeof valid === 'string' && /\d/.test(valid);
    if (!isText) return isNumber ? NUMBERS : [];
    return NUMBERS.map((number) => valid.replace(/\d+/, String(number)));
  },
  wrong: () => WRONG,
  name({ valid }) {
    if (!isObject(valid)) return HOSTILE_NAMES;
    return HOSTILE_NAMES.flatMap((name) =>
      [1, { polluted: 1 }].map((value) => ownMembers([...Object.entries(valid), [name, value]])),
    );
  },
};

/** Makes values of a document from its schemas, valid and invalid. */
export function valueMaker(document: Json, pools: Pools, random: () => number) {
  const resolve = (part: unknown) => deref(part as Json, document) as Json;

  /** A value for a schema, mostly valid; takes texts from the pools where it can. */
  function sample(given: Json, name: string, code?: string): unknown {
    const ref = given['$ref'];
    if (typeof ref === 'string') return sample(resolve(given), ref.split('/').at(-1) ?? '', code);
    const pool = pools[name === 'code' ? (code ?? name) : name] ?? [];
    if (pool.length > 0 && random() < 0.95) return pick(random, pool);
    const branches = given['anyOf'] ?? given['oneOf'];
    if (Array.isArray(branches)) return sample(pick(random, branches) as Json, name, code);
    if ('const' in given) return given['const'];
    if (Array.isArray(given['enum'])) return pick(random, given['enum']);
    const min = Number(given['minimum'] ?? 0);
    const max = Math.min(Number(given['maximum'] ?? 100), min + 1000);
    switch (given['type']) {
      case 'object': {
        const required = (given['required'] ?? []) as readonly string[];
        const chosen = Object.entries((given['properties'] ?? {}) as Record<string, Json>).filter(
          ([member]) => required.includes(member) || random() < 0.3,
        );
        return Object.fromEntries(chosen.map(([member, its]) => [member, sample(its, member)]));
      }
      case 'array': {
        const length = Number(given['minItems'] ?? 0) + Math.floor(random() * 3);
        return Array.from({ length }, () => sample(given['items'] as Json, name));
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
        const texts = ['x', 'Ada', '0-0', 'ada@example.org', 'a'.repeat(40), '2026-01-01', ''];
        const examples = given['examples'];
        return pick(random, Array.isArray(examples) ? examples : texts);
      }
    }
  }

  /** The places of values of a schema, in texts too. */
  function* placesOf(given: unknown, name: string, depth = 0): Generator<Place<unknown>> {
    const schema = resolve(given);
    if (depth > 6) return;
    const choices = [schema['anyOf'] ?? schema['oneOf'] ?? []].flat();
    for (const choice of choices) yield* placesOf(choice, name, depth + 1);
    const types = [schema['type'] ?? (Object.keys(schema).length === 0 ? 'integer' : [])].flat();
    const isNumber = types.includes('integer') || types.includes('number');
    const valid = sample(given as Json, name);
    const isCode = /(?:Code|OperationId)$/.test(String((given as Json)['$ref']));
    if (choices.length === 0) yield { valid, isNumber, isCode, depth, make: (value) => value };
    for (const item of [schema['items'] ?? []].flat()) {
      for (const place of placesOf(item, name, depth + 1)) {
        yield { ...place, make: (value) => [place.make(value)] };
      }
    }
    const others = schema['additionalProperties'];
    const members = { ...(isObject(others) && { 1: others }), ...(schema['properties'] as Json) };
    for (const [member, its] of Object.entries(members)) {
      for (const place of placesOf(its, member, depth + 1)) {
        const rest = sample(schema, name) as Json;
        yield { ...place, make: (value) => ({ ...rest, [member]: place.make(value) }) };
      }
    }
  }

  return {
    sample,
    resolve,
    /** Valid values of a call: of all parameters that it needs, and of some others. */
    validCall(parameters: readonly Parameter[], code?: string, others = 0.2): Values {
      const chosen = parameters.filter(
        (one) => one.required === true || (one.in !== 'header' && random() < others),
      );
      return Object.fromEntries(
        chosen.map(({ name, schema }) => [name, sample(schema, name, code)]),
      );
    },
    /** The places of a call. */
    *placesOfCall(parameters: readonly Parameter[], code?: string): Generator<Place> {
      for (const { name, schema } of parameters) {
        for (const place of placesOf(schema, name)) {
          const others = this.validCall(parameters, code, 0);
          yield { ...place, make: (value) => ({ ...others, [name]: place.make(value) }) };
        }
      }
    },
    /** Calls with the number with which long loops are found. */
    *longCallsAt(place: Place): Generator<Values> {
      for (const number of KINDS['number']?.(place).slice(0, 1) ?? []) yield place.make(number);
    },
    /**
     * Calls with each kind of value at a place. A sample has one value of each kind, in members one
     * value of any kind, and deeper inside no numbers. `turn` says which.
     */
    *callsAt(place: Place, turn: number, isSample: boolean): Generator<Values> {
      const kinds = Object.values(KINDS).map((valuesOf) => valuesOf(place));
      const some = kinds.filter((values) => values.length > 0);
      if (!isSample) for (const values of some) yield* values.map(place.make);
      else if (place.depth < 2) for (const values of some) yield place.make(taken(values, turn));
      else if (place.depth < 4 || kinds[0]?.length === 0) {
        yield place.make(taken(some[turn % some.length] ?? [], turn));
      }
    },
    /** The value with one part replaced or removed. */
    corrupt(value: unknown): unknown {
      const wrong = [...WRONG, ...NUMBERS, '__proto__'];
      if (!isObject(value) || random() < 0.15) return pick(random, wrong);
      if (Array.isArray(value)) {
        const at = Math.floor(random() * value.length);
        return value.map((one, place): unknown => (place === at ? this.corrupt(one) : one));
      }
      const members = Object.entries(value);
      const name = pick(random, [...Object.keys(value), 'unknown_member']);
      const rest = members.filter(([one]) => one !== name);
      if (rest.length < members.length && random() < 0.3) return Object.fromEntries(rest);
      return { ...value, [name]: this.corrupt((value as Json)[name]) };
    },
  };
}

function taken<T>(values: readonly T[], turn: number): T | undefined {
  return values[turn % values.length];
}
