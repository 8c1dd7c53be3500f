import {
  type Contract,
  type JsonSchema,
  listParameter,
  openApiId,
  operationOf,
  type OperationObject,
} from '@astrarium/contract';
import type { Method, MethodParam } from './method.js';

/** The methods that list all methods: `methods.list` briefly, `rpc.discover` in OpenRPC 1.3. */
export function discoveryMethods(
  contract: Contract,
  others: readonly [string, Method][],
): [string, Method][] {
  const all: [string, Method][] = [
    ...others,
    ['methods.list', listing('Lists all methods', () => ({ methods: all.map(summaryOf) }))],
    ['rpc.discover', listing('Describes all methods in OpenRPC', () => discovered(contract, all))],
  ];
  return all;
}

function listing(summary: string, result: () => unknown): Method {
  return { summary, params: [], order: () => 'at once', run: () => ({ result: result() }) };
}

function summaryOf([name, { params, summary }]: [string, Method]) {
  return { name, summary, params };
}

/** The OpenRPC document: the schemas are those of the OpenAPI document, under the same names. */
function discovered(contract: Contract, all: readonly [string, Method][]) {
  const { components, info, paths } = contract.openApi();
  const byId = new Map(
    Object.values(paths)
      .flatMap((path) => Object.values(path))
      .map((one) => [one.operationId, one]),
  );
  const { schemas } = components;
  return {
    openrpc: '1.3.2',
    info: { title: contract.title, version: info['version'] },
    methods: all.map(([name, { params, summary }]) => {
      const operation = byId.get(openApiId(name));
      const paramSchema = schemasOf(contract, name, operation, schemas);
      return {
        name,
        summary,
        paramStructure: 'by-name',
        params: params.map((param) => ({ ...param, schema: paramSchema(param) })),
        result: { name: 'result', schema: resultSchema(operation) },
      };
    }),
    components: { schemas },
  };
}

/** The schemas of the parameters of a method, by their names; anything where none is known. */
function schemasOf(
  contract: Contract,
  name: string,
  operation: OperationObject | undefined,
  named: Readonly<Record<string, JsonSchema>>,
): (param: MethodParam) => JsonSchema {
  if (operation === undefined) return () => ({});
  const { parameters = [], requestBody } = operation as {
    readonly parameters?: readonly { readonly name: string; readonly schema?: JsonSchema }[];
    readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  };
  const outside = new Map(parameters.map((one) => [one.name, one.schema ?? {}]));
  const body = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const reference = String(body['$ref'] ?? '');
  const whole = named[reference.slice(reference.lastIndexOf('/') + 1)] ?? body;
  const members = (whole['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const list = listParameter(name, operationOf(contract.operations, name));
  return ({ name: param }) => {
    if (param === list) return body;
    return outside.get(param) ?? (Object.hasOwn(members, param) ? members[param]! : {});
  };
}

interface Media {
  readonly schema?: JsonSchema;
}

/** What a method of an operation answers: the status, the tick, and the body of that status. */
function resultSchema(operation: OperationObject | undefined): JsonSchema {
  const bodies = Object.entries(operation?.responses ?? {}).flatMap(([status, response]) => {
    const { content = {} } = response as { readonly content?: Readonly<Record<string, Media>> };
    const schema = Object.values(content)[0]?.schema;
    return status.startsWith('2') && schema !== undefined ? [schema] : [];
  });
  if (bodies.length === 0) return {};
  return {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      tick: { type: 'integer', minimum: 0 },
      body: bodies.length === 1 ? bodies[0] : { anyOf: bodies },
      replayed: { type: 'boolean' },
    },
    required: ['status', 'tick', 'body'],
  };
}
