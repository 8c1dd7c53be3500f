import { problemsOf, openApiId } from '@astrarium/contract';
import { contractFor } from '../contractFor.js';
import { STANDARD_RULESET } from '@astrarium/space';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { rulesWith } from '../../tester.js';

const contract = contractFor(STANDARD_RULESET);
const document = contract.openApi();
const text = JSON.stringify(document);
const operations = Object.entries(contract.operations);

/** Most schemas are used once: to make their code smaller takes longer. */
const QUICKLY = { optimize: false };

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  allErrors: true,
  code: QUICKLY,
});
formats.default(ajv);
ajv.addFormat('idn-email', true);
ajv.addVocabulary(['components', 'info', 'openapi', 'paths', 'servers', 'tags', 'security']);
ajv.addSchema(document, 'openapi.json');

/** The objects of a document with the way to them. */
function* objects(value: unknown, way = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [way, value as Record<string, unknown>];
  for (const [name, inner] of Object.entries(value)) {
    yield* objects(inner, `${way}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

const all = [...objects(document)];

test('it is the same every time, also when a reader changes it', () => {
  Object.assign(contract.openApi().paths, { '/v1/time': {} });
  expect(JSON.stringify(contract.openApi())).toBe(text);
  expect(JSON.stringify(contractFor(STANDARD_RULESET).openApi())).toBe(text);
});

test('every schema is one of 2020-12, with formats that are known', () => {
  const names = Object.keys(document.components.schemas);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    ajv.getSchema(`openapi.json#/components/schemas/${name}`);
  }
});

test('every reference leads somewhere, and everything that can be referred to is', () => {
  const places = new Set(all.map(([way]) => way));
  const references = all.map(([, { $ref }]) => $ref).filter((one) => typeof one === 'string');
  expect(references.filter((reference) => !places.has(reference))).toEqual([]);
  const referred = new Set(references);
  const { headers, responses, schemas } = document.components;
  for (const [kind, named] of Object.entries({ headers, responses, schemas })) {
    const idle = Object.keys(named ?? {}).filter((n) => !referred.has(`#/components/${kind}/${n}`));
    expect(idle).toEqual([]);
  }
});

/** Rules whose limits the usual examples break. */
const NARROW = rulesWith({
  limits: { nameLength: 2, tagLength: 2, tagPatterns: 1, timezoneLength: 3, channelLength: 2 },
  seasons: { calendar: [] },
});

test.each([
  ['the standard rules', STANDARD_RULESET],
  ['rules that the usual examples break', NARROW],
])('every example is valid under %s', (_name, ruleset) => {
  const own = contractFor(ruleset).openApi();
  const validator = new Ajv2020({ strict: false, code: QUICKLY });
  formats.default(validator);
  validator.addFormat('idn-email', true);
  validator.addSchema(own, 'openapi.json');
  let examples = 0;
  const check = (way: string, example: unknown): void => {
    examples += 1;
    const validate = validator.getSchema(`openapi.json${way}`);
    expect([way, validate?.(example), validate?.errors]).toEqual([way, true, null]);
  };
  for (const [way, { example, examples: some, schema }] of objects(own)) {
    if (example !== undefined && schema !== undefined) check(`${way}/schema`, example);
    // A member of this name is a schema itself.
    if (Array.isArray(some)) for (const one of some) check(way, one);
  }
  expect(examples).toBeGreaterThan(40);
});

test.each(operations)('%s is in the document with all that it is', (name, operation) => {
  const written = document.paths[operation.path]?.[operation.method.toLowerCase()];
  const { access, answers, method, stream } = operation;
  expect(written?.operationId).toBe(openApiId(name));
  expect(written?.['deprecated'] === true).toBe(operation.deprecation !== undefined);
  expect(written?.['security'] === undefined).toBe(access !== 'public');
  const problemStatuses = problemsOf(operation).map((code) => contract.problems[code]?.status);
  const notModified = method === 'GET' && stream !== true ? ['304'] : [];
  expect(new Set(Object.keys(written?.responses ?? {}))).toEqual(
    new Set([...Object.keys(answers), ...problemStatuses.map(String), ...notModified, 'default']),
  );
  for (const status of stream === true ? [] : Object.keys(answers)) {
    const response = written?.responses[status] as Answered | undefined;
    const { example = {} } = response?.content['application/json'] ?? {};
    expect(Object.keys(example).length, status).toBeGreaterThan(0);
  }
  // It can be asked how it was, or says nothing of it.
  expect(Object.hasOwn(operation.query?.shape ?? {}, 'at')).toBe(operation.asOf === true);
  const parameters = (written?.['parameters'] ?? []) as Readonly<Record<string, unknown>>[];
  const mute = parameters.filter(({ description }) => !/\w/.test(String(description ?? '')));
  expect(mute).toEqual([]);
  // It takes a key where its outcome is kept, for an account that it changes or opens.
  const isKept = access !== 'public' && method !== 'GET';
  const takes = JSON.stringify(parameters).includes('Idempotency-Key');
  expect(takes).toBe((isKept && name !== 'forks.run') || operation.opensAccount === true);
  if (method === 'GET' || operation.reads === true) return;
  const body = written?.['requestBody'] as Body | undefined;
  const reference = body?.content['application/json'].schema.$ref;
  const schema = ajv.getSchema(`openapi.json${reference}`)?.schema;
  expect(JSON.stringify(schema)).toContain('"dry_run"');
});

interface Body {
  readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
}

interface Answered {
  readonly content: { readonly 'application/json': { readonly example?: object } };
}

test('what is deprecated is told of in the fields of answers', () => {
  const documented = operations.filter(([, { answers, method, path }]) => {
    const { responses } = document.paths[path]![method.toLowerCase()]!;
    const { headers } = responses[Object.keys(answers)[0] ?? '']!;
    return Object.hasOwn(Object(headers) as object, 'Deprecation');
  });
  expect(documented.map(([name]) => name).sort()).toEqual([
    'accounts.update',
    'devices.list',
    'locations.inventory',
  ]);
});

test('every operation stands alone at its method and path, under a known chapter', () => {
  const places = operations.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  const tags = document.tags.map(({ name }) => name);
  expect(operations.filter(([, { tag }]) => !tags.includes(tag))).toEqual([]);
  expect(tags.filter((tag) => !operations.some(([, one]) => one.tag === tag))).toEqual([]);
});
