import type { z } from 'zod';
import type { Operation, Operations } from '../operation.js';
import type { ProblemKind } from '../problems/problemKind.js';
import {
  type AnswerExamples,
  HEADER_OBJECTS,
  OTHER_PROBLEM,
  responseObjects,
} from './responseObjects.js';
import { jsonSchemas, type JsonSchemas, type NamedSchemas } from './jsonSchemas.js';
import { parameterObjects } from './parameterObjects.js';

/** An OpenAPI document, as plain JSON. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>> & {
    readonly title: string;
    readonly summary?: string;
  };
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

/** What the document of an interface is made of. */
export interface DescribedInterface {
  readonly operations: Operations;
  readonly problems: Readonly<Record<string, ProblemKind>>;
  /** The schema of a problem. */
  readonly problemBody: z.ZodType;
  /** By operation, an answer of each status. */
  readonly examples: Readonly<Record<string, AnswerExamples>>;
  readonly info: OpenApi['info'];
  /** The tags of the operations, in their order. */
  readonly tags: OpenApi['tags'];
}

/** The OpenAPI 3.1 document of operations, the same every time. */
export function openApi(described: DescribedInterface): OpenApi {
  const { examples, info, problemBody, problems, tags } = described;
  const operations = Object.entries(described.operations);
  const schemas = jsonSchemas([
    problemBody,
    ...operations.flatMap(([, operation]) => schemasOf(operation)),
  ]);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const [name, operation] of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = operationObject(name, operation, schemas, {
      examples: examples[name] ?? {},
      problems,
    });
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags,
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
      headers: usedIn(paths, HEADER_OBJECTS),
      responses: { OtherProblem: OTHER_PROBLEM },
      schemas: sorted(schemas.named),
    },
  };
}

/** The header fields to which the paths of the document refer. */
function usedIn<Objects extends object>(paths: object, objects: Objects): Partial<Objects> {
  const text = JSON.stringify(paths);
  const used = Object.entries(objects).filter(([name]) =>
    text.includes(`"#/components/headers/${name}"`),
  );
  return Object.fromEntries(used) as Partial<Objects>;
}

/** The id of an operation in the document: `tokens.list` as `tokensList`. */
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
  known: Parameters<typeof responseObjects>[2],
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
    responses: responseObjects(operation, schemas, known),
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
