import type { z } from 'zod';
import { type Operation, operationTakesKey } from '../operation.js';
import { STREAM_CURSOR_PATTERN } from '../schemas/eventId.js';
import type { JsonSchemas } from './jsonSchemas.js';

type ParameterObject = Readonly<Record<string, unknown>>;

const IDEMPOTENCY_KEY: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key of your choice for this request. The same request with the same key is executed once ' +
    'and gets the same answer. The last 10,000 answers of an account are kept for 24 hours, ' +
    'except those that contain a token.',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    pattern: '^[\\x21-\\x7e]+$',
    examples: ['0b5e0b6c-7f0e-4f0d-9d0a-3d6e3a1f2c55'],
  },
};

const IF_NONE_MATCH: ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETags of answers that you have. The answer is 304 if one of them is still current.',
  schema: { type: 'string' },
};

const LAST_EVENT_ID: ParameterObject = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The id of the last event that you have. It has priority over `cursor`.',
  schema: {
    type: 'string',
    pattern: STREAM_CURSOR_PATTERN,
    examples: ['1767225600000-0.8f31c02b9e'],
  },
};

const MIN_TICK: ParameterObject = {
  name: 'X-Min-Tick',
  in: 'header',
  required: false,
  description:
    'Read when the server has all changes up to this tick, such as the `X-Tick` of an answer ' +
    'that you have. It waits two seconds at most.',
  schema: { type: 'integer', minimum: 0 },
};

const MAX_TICK: ParameterObject = {
  name: 'X-Max-Tick',
  in: 'header',
  required: false,
  description: 'Do nothing after this tick.',
  schema: { type: 'integer', minimum: 0 },
};

/** The header fields of requests, which pages of other origins may send. */
export const REQUEST_FIELDS: readonly string[] = [
  'Authorization',
  'Content-Type',
  'X-Request-Id',
  ...[IDEMPOTENCY_KEY, IF_NONE_MATCH, LAST_EVENT_ID, MAX_TICK, MIN_TICK].map(({ name }) =>
    String(name),
  ),
];

/** The parameters of an operation as OpenAPI objects. */
export function parameterObjects(operation: Operation, schemas: JsonSchemas): ParameterObject[] {
  const { method, parameters, query, stream, takesMaxTick } = operation;
  const all = (place: 'path' | 'query', shape: object = {}) =>
    Object.entries(shape).map(([name, schema]) =>
      parameterObject(place, name, schema as z.ZodType, schemas),
    );
  return [
    ...all('path', parameters?.shape),
    ...all('query', query?.shape),
    ...(operationTakesKey(operation) ? [IDEMPOTENCY_KEY] : []),
    ...(method === 'GET' && stream !== true ? [IF_NONE_MATCH, MIN_TICK] : []),
    ...(takesMaxTick === true ? [MAX_TICK] : []),
    ...(stream === true ? [LAST_EVENT_ID] : []),
  ];
}

function parameterObject(
  place: 'path' | 'query',
  name: string,
  schema: z.ZodType,
  { named, schemaOf }: JsonSchemas,
): ParameterObject {
  const { deprecated, description: own, ...written } = schemaOf(schema);
  const referred = named[String(written['$ref'] ?? '').replace(/^.*\//, '')];
  const { examples = referred?.['examples'], ...plain } = written;
  const description = own ?? referred?.['description'];
  const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
  const required = place === 'path' || !schema.safeParse(undefined).success;
  return {
    name,
    in: place,
    required,
    ...(description === undefined ? {} : { description }),
    ...(deprecated === true ? { deprecated } : {}),
    // Pages fill in an `example`: optional parameters stay empty.
    schema: required ? plain : written,
    ...(required && example !== undefined ? { example } : {}),
  };
}
