import { operationOf, type OperationObject, isProblem, type RawInput } from '@astrarium/contract';
import { contractFor } from '../contractFor.js';
import { FULL, runs } from '../../../../testkit/test/tier.js';
import { rulesWith } from '../../tester.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';

type Json = Readonly<Record<string, unknown>>;

/** Rules with limits that random values often reach and exceed, each with a number of its own. */
const NARROW = rulesWith({
  carrying: { maxAttached: 4 },
  controllers: { maxAdopted: 5, maxRatio: 6 },
  limits: {
    tagsPerDevice: 2,
    tagLength: 5,
    tagPatterns: 3,
    nameLength: 4,
    timezoneLength: 20,
    mutedPatterns: 3,
    mutedPatternLength: 6,
    channels: 2,
    channelLength: 5,
    maxDigestPerMille: 5000,
    minDigestPerMille: 1000,
    pageLength: 6,
    maxPageLength: 7,
  },
  mining: { stockCapUnits: 3000 },
  printing: { maxQuantity: 8 },
  seasons: { maxContribute: 3 },
  travel: { maxVia: 1 },
});

const contract = contractFor(NARROW);
const document = contract.openApi();
const ajv = new Ajv2020({
  strict: false,
  code: { optimize: false },
  formats: { 'idn-email': true, 'date-time': true },
});
ajv.addSchema(document, 'openapi.json');

const names = Object.keys(contract.operations);
const isDocumented = ajv.getSchema('openapi.json#/components/schemas/Problem')!;

function written(name: string): OperationObject {
  const { method, path } = operationOf(contract.operations, name);
  return document.paths[path]![method.toLowerCase()]!;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Json;
}

const parametersOf = (name: string) =>
  ((written(name)['parameters'] ?? []) as readonly Parameter[]).filter(
    (one) => one.in !== 'header',
  );

const bodyOf = (name: string): Json | undefined =>
  (written(name)['requestBody'] as { content: Record<string, { schema: Json }> } | undefined)
    ?.content['application/json']?.schema;

const compiled = new Map<Json, ValidateFunction>();

/** Whether the document allows a value, by a validator that knows nothing of ours. */
function allows(schema: Json, value: unknown): boolean {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')) as Json;
  const validate = compiled.get(schema) ?? ajv.compile(local);
  compiled.set(schema, validate);
  return validate(value);
}

/** Values that a schema of the document allows. */
function valuesOf(schema: Json): Arbitrary<unknown> {
  const { $ref, const: only, enum: words, oneOf, anyOf = oneOf, type } = schema;
  if (typeof $ref === 'string') return valuesOf(document.components.schemas[$ref.slice(21)]!);
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(words)) return fc.constantFrom(...(words as unknown[]));
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Json[]).map(valuesOf));
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({
        min: number(schema, 'minimum', 0),
        max: number(schema, 'maximum', 9e15),
      });
    case 'number':
      return fc
        .integer({ min: number(schema, 'minimum', 0), max: number(schema, 'maximum', 1e6) })
        .map((n) => n / 1);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.uniqueArray(valuesOf(schema['items'] as Json), {
        minLength: number(schema, 'minItems', 0),
        maxLength: Math.min(5, number(schema, 'maxItems', 5)),
        selector: (one) => JSON.stringify(one),
      });
    default:
      return objectsOf(schema);
  }
}

const number = (schema: Json, bound: string, otherwise: number): number =>
  Math.ceil(Number(schema[bound] ?? otherwise));

function textsOf({ maxLength = 64, minLength = 0, pattern }: Json): Arbitrary<string> {
  if (pattern !== undefined) {
    return fc.stringMatching(new RegExp(String(pattern), 'u'), { maxLength: Number(maxLength) });
  }
  const bounds = { minLength: Number(minLength), maxLength: Number(maxLength) };
  return fc.string({ unit: fc.constantFrom(...'abcXYZ019-_:.é中🚀'), ...bounds });
}

/** Texts of the patterns are hardly ever addresses or zones. */
const EMAILS = fc.constantFrom('ada@example.org', 'a%b@bücher.example', "o'neil+1@a.b.example");
const ZONES = fc.constantFrom('UTC', 'CET', 'Europe/Berlin', 'Etc/GMT+1', 'America/Indiana/Knox');

function objectsOf(schema: Json): Arbitrary<unknown> {
  const { minProperties = 0, properties = {}, required = [] } = schema;
  const members = Object.entries(properties as Readonly<Record<string, Json>>);
  const values = Object.fromEntries(
    members.map(([name, one]) => [
      name,
      name === 'timezone' ? ZONES : one['format'] === 'idn-email' ? EMAILS : valuesOf(one),
    ]),
  );
  return fc
    .record(values, { requiredKeys: required as string[], noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= Number(minProperties));
}

/** A value with one thing about it changed. */
function mutated(value: unknown): Arbitrary<unknown> {
  const strange = fc.oneof(
    fc.constantFrom(null, true, -1, 0.5, 1e300, '', ' x', [], {}, [null], 9e15),
    fc.string(),
  );
  // Just beyond a limit.
  if (typeof value === 'number') return fc.oneof(fc.constant(value + 1), strange);
  if (typeof value === 'string') return fc.oneof(fc.constant(`${value}a`), strange);
  if (typeof value !== 'object' || value === null) return strange;
  const entries = Object.entries(value);
  const copy = (copied: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? copied.map(([, one]) => one) : Object.fromEntries(copied);
  const added = fc.tuple(fc.constantFrom('x', 'device', 'command', 'name', '0'), strange);
  const choices: Arbitrary<unknown>[] = [
    strange,
    added.map(([name, one]) => copy([...entries.filter(([each]) => each !== name), [name, one]])),
  ];
  for (const [at, [name, inner]] of entries.entries()) {
    choices.push(fc.constant(copy(entries.filter((_, place) => place !== at))));
    choices.push(
      mutated(inner).map((one) =>
        copy(entries.map((each, place) => (place === at ? [name, one] : each))),
      ),
    );
  }
  return fc.oneof(...choices);
}

const RUNS = runs(6, 12);

/** Random bodies of an operation; the commands of devices have as many forms as all others. */
const bodiesOf = (name: string): number => (name === 'devices.command' ? 100 : 16) * (FULL ? 4 : 1);

/** The codes of what is wrong; none when it was read. */
function faultsOf(name: string, raw: RawInput): string[] {
  const read = contract.readInput(name, raw);
  if (!isProblem(read)) return [];
  expect([isDocumented(JSON.parse(JSON.stringify(read))), isDocumented.errors]).toEqual([
    true,
    null,
  ]);
  expect(read.status === 400 || read.status === 422).toBe(true);
  expect(read.errors?.length).toBeGreaterThan(0);
  // Whatever has a wrong form is told the right one in words, by its own schema and not by zod.
  const unshaped = read.errors!.filter(
    ({ code, expected }) =>
      code === 'malformed' && /^(undefined|Invalid.*|)$/.test(String(expected?.['form'])),
  );
  expect(unshaped).toEqual([]);
  return read.errors!.map(({ code }) => code);
}

/** The path of an operation as it should be. */
function pathOf(name: string): Arbitrary<Record<string, unknown>> {
  const own = parametersOf(name).filter((one) => one.in === 'path');
  return fc.record(Object.fromEntries(own.map((one) => [one.name, valuesOf(one.schema)])));
}

/** What the document cannot say of a value. */
const onlyUnsaid = (codes: readonly string[]) => codes.every((code) => code === 'breaks_rule');

const bodied = names.filter((name) => bodyOf(name) !== undefined);

test.each(bodied)('%s: a body is read and refused as the document and the schema say', (name) => {
  const operation = operationOf(contract.operations, name);
  const numRuns = bodiesOf(name);
  const bodies = valuesOf(bodyOf(name)!).chain((body) =>
    fc.oneof(
      fc.constant(body),
      mutated(body),
      mutated(body).chain((one) => mutated(one)),
    ),
  );
  const counts = { read: 0, refused: 0 };
  fc.assert(
    fc.property(pathOf(name), bodies, (path, body) => {
      const faults = faultsOf(name, { path, query: {}, body, form: 'json' });
      const isRefused = faults.length > 0;
      if (allows(bodyOf(name)!, body)) expect([body, onlyUnsaid(faults)]).toEqual([body, true]);
      else expect([body, isRefused]).toEqual([body, true]);
      // The core reads exactly what the schema accepts.
      if ('readCommands' in operation) {
        expect([body, isRefused]).toEqual([body, !operation.body!.safeParse(body).success]);
      }
      counts[isRefused ? 'refused' : 'read'] += 1;
    }),
    { ...RUNS, numRuns },
  );
  expect(counts.read).toBeGreaterThan(numRuns / 20);
  expect(counts.refused).toBeGreaterThan(numRuns / 10);
});

test.each(names)('%s: parameters are read and refused as the document says', (name) => {
  const parameters = parametersOf(name).filter((one) => one.in === 'query');
  for (const { name: parameter, schema } of parameters) {
    const readAs = (form: 'text' | 'json', value: unknown) =>
      contract.readInput(name, { path: {}, query: { [parameter]: value }, body: undefined, form });
    const one = fc.oneof(valuesOf(schema), valuesOf(schema).chain(mutated));
    fc.assert(
      fc.property(one, (value) => {
        const read = readAs('json', value);
        const errors = isProblem(read) ? (read.errors ?? []) : [];
        const isRefused = errors.some((e) => e.name === parameter && e.code !== 'not_taken');
        expect([value, isRefused]).toEqual([value, !allows(schema, value)]);
        // In a URL it is what it is as a value.
        if (!isRefused) expect(readAs('text', String(value))).toEqual(read);
      }),
      RUNS,
    );
  }
});

const viewing = names.filter((name) => 'readQuery' in operationOf(contract.operations, name));

test.each(viewing)('%s: the core reads exactly the queries that the schema accepts', (name) => {
  const { query: schema, readQuery } = operationOf(contract.operations, name);
  const own = parametersOf(name).filter((one) => one.in === 'query' && one.name !== 'at');
  const all = Object.fromEntries(own.map((one) => [one.name, valuesOf(one.schema)]));
  const queries = fc
    .record(all, { requiredKeys: [], noNullPrototype: true })
    .chain((query) => fc.oneof(fc.constant(query), mutated(query)))
    .filter((query) => Object.prototype.toString.call(query) === '[object Object]');
  let refused = 0;
  fc.assert(
    fc.property(queries, (query) => {
      const isRead = readQuery!(query as Json) !== undefined;
      expect([query, isRead]).toEqual([query, schema!.safeParse(query).success]);
      if (!isRead) refused += 1;
    }),
    { ...RUNS, numRuns: 30 },
  );
  expect(refused).toBeGreaterThan(2);
  expect(refused).toBeLessThan(29);
});

test.each(viewing)('%s: the core has the defaults that the schema documents', (name) => {
  const required = name === 'explain.get' ? { about: 'season' } : {};
  for (const ruleset of [NARROW, rulesWith({ limits: { pageLength: 5 } }, NARROW)]) {
    const { query, readQuery } = operationOf(contractFor(ruleset).operations, name);
    const defaults = query!.parse(required);
    const [omitted, explicit] = [required, defaults].map((one) => readQuery!(one));
    expect(omitted).toMatchObject({ values: {} });
    expect(omitted!.values).toEqual(explicit!.values);
  }
});
