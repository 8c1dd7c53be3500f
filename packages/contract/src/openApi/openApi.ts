import type { z } from 'zod';
import type { AnswerExamples } from '../examples/answerExamples.js';
import type { Operation, Operations } from '../operation.js';
import { PROBLEM_BODY } from '../schemas/problemBody.js';
import { HEADER_OBJECTS, OTHER_PROBLEM, responseObjects } from './responseObjects.js';
import { jsonSchemas, type JsonSchemas, type NamedSchemas } from './jsonSchemas.js';
import { parameterObjects } from './parameterObjects.js';

/** An OpenAPI document, as plain JSON. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly Readonly<Record<string, string>>[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: NamedSchemas;
    readonly [kind: string]: Readonly<Record<string, unknown>>;
  };
}

/** One operation of the document. */
export interface OperationObject {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [member: string]: unknown;
}

const INFO = {
  title: 'Astrarium',
  version: '0.1.0',
  summary: 'A multiplayer space game of fleets, mines and terraforming.',
  description:
    'The header `X-Tick` of an answer is the tick that it was read at. Problems are ' +
    'application/problem+json, explained at their `type`. Requests with an `Idempotency-Key` are ' +
    'safe to repeat. `dry_run` shows what a request would do.',
  license: { name: 'MIT', identifier: 'MIT' },
};

/** The OpenAPI 3.1 document of operations, the same every time. */
export function openApi(
  definitions: Operations,
  examples: Readonly<Record<string, AnswerExamples>>,
): OpenApi {
  const operations = Object.entries(definitions);
  const schemas = jsonSchemas([
    PROBLEM_BODY,
    ...operations.flatMap(([, operation]) => schemasOf(operation)),
  ]);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const [name, operation] of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = operationObject(
      name,
      operation,
      schemas,
      examples[name] ?? {},
    );
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    tags: TAG_OBJECTS,
    security: [{ bearer: [] }],
    paths: sorted(paths),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of the account. `x-scope` is the scope that it needs.',
        },
      },
      headers: HEADER_OBJECTS,
      responses: { OtherProblem: OTHER_PROBLEM },
      schemas: sorted(schemas.named),
    },
  };
}

/** The id of an operation in the document: `devices.list` as `devicesList`. */
export function openApiId(name: string): string {
  return name.replace(/\.(\w)/g, (_, first: string) => first.toUpperCase());
}

/** All schemas that an operation is described with. */
function schemasOf({ answers, body, parameters, query }: Operation): z.ZodType[] {
  const shapes = { ...parameters?.shape, ...query?.shape } as Readonly<Record<string, z.ZodType>>;
  const answered = Object.values(answers).map(({ schema }) => schema);
  return [...Object.values(shapes), ...(body === undefined ? [] : [body]), ...answered];
}

function operationObject(
  name: string,
  operation: Operation,
  schemas: JsonSchemas,
  examples: AnswerExamples,
): OperationObject {
  const { access, body, conflicts, deprecation, description, rate, summary, tag } = operation;
  const parameters = parameterObjects(operation, schemas);
  return {
    operationId: openApiId(name),
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(deprecation === undefined ? {} : { deprecated: true }),
    ...(access === 'public' ? { security: [] } : { 'x-scope': access }),
    'x-rate-limit': { group: rate },
    ...(conflicts === undefined ? {} : { 'x-conflicts': conflicts }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: bodyObject(operation, body, schemas) }),
    responses: responseObjects(operation, schemas, examples),
  };
}

function bodyObject({ method }: Operation, body: z.ZodType, { schemaOf }: JsonSchemas) {
  const media = { schema: schemaOf(body) };
  const content = { 'application/json': media };
  const merge = method === 'PATCH' ? { 'application/merge-patch+json': media } : {};
  return { required: !body.safeParse(undefined).success, content: { ...content, ...merge } };
}

function sorted<Value>(values: Readonly<Record<string, Value>>): Record<string, Value> {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** The tags of the document, in their order. */
const TAG_OBJECTS = [
  { name: 'Accounts', description: 'Accounts, tokens and settings.' },
  { name: 'Replicants', description: 'The owners of devices.' },
  { name: 'Devices', description: 'Devices and commands.' },
  { name: 'Locations', description: 'Stars, planets, belts and their sites.' },
  { name: 'Inventory', description: 'Stock by location.' },
  {
    name: 'Megastructures',
    description: 'Structures that all accounts build together, one each season.',
  },
  { name: 'Events', description: 'Events, by page and by stream.' },
  { name: 'Messages', description: 'Messages between players.' },
  { name: 'Webhooks', description: 'Events that the service sends to you.' },
  { name: 'Foresight', description: 'Forecasts, plans and explanations.' },
  { name: 'Game', description: 'Time, rules and blueprints.' },
] as const;
