import {
  type Contract,
  listParameter,
  type Operation,
  operationTakesKey,
  problem,
  type Problem,
} from '@astrarium/contract';
import type { FindContext, MethodResult, Method, MethodParam } from './method.js';
import { rpcErrorOf } from './rpcError.js';

/** The form of an idempotency key, as over HTTP. */
const KEY = /^[ -~]{1,255}$/;

/**
 * One method for each operation of the contract, with the operation's name. The result is
 * `{status, tick, body}`, with `replayed` for a stored answer. A problem becomes an error that has
 * the problem as its data.
 */
export function operationMethods(
  { operations }: Pick<Contract, 'operations'>,
  find: FindContext,
): [string, Method][] {
  const all = Object.entries(operations);
  return all
    .filter(([, { stream }]) => stream !== true)
    .map(([name, operation]) => [name, operationMethod(name, operation, find)]);
}

function operationMethod(name: string, operation: Operation, find: FindContext): Method {
  const { rate, summary } = operation;
  const changes = operation.method !== 'GET';
  // A fork reads the published snapshot: the host does not queue it behind pending changes.
  const queues = changes && rate === 'write' && operation.reads !== true;
  return {
    summary,
    params: paramsOf(name, operation),
    order: ({ dry_run }) => (queues && dry_run !== true ? 'at once' : 'after'),
    async run(given): Promise<MethodResult> {
      const context = find(given);
      if ('error' in context) return context;
      const admitted = context.host.admit(name, context.grant, context.authHint);
      if (typeof admitted !== 'function') return { error: rpcErrorOf(admitted) };
      const { idempotency_key: key, ...rest } = context.params;
      const takesMaxTick = operation.takesMaxTick === true;
      const { max_tick: maxTick, ...others } = takesMaxTick
        ? rest
        : { ...rest, max_tick: undefined };
      if (maxTick !== undefined && !(Number.isSafeInteger(maxTick) && Number(maxTick) >= 0)) {
        return { error: rpcErrorOf(problem('invalid_parameters', 'max_tick must be a tick')) };
      }
      const hasKey = operationTakesKey(operation) && key !== undefined;
      if (hasKey && (typeof key !== 'string' || !KEY.test(key))) {
        const detail = 'idempotency_key must be a text of 1 to 255 visible ASCII characters';
        return { error: rpcErrorOf(problem('invalid_parameters', detail)) };
      }
      const { body, path, query } = context.host.contract.splitParams(
        name,
        changes ? others : context.params,
      );
      const reply = await admitted({
        path: path as Readonly<Record<string, string>>,
        query,
        body,
        form: 'json',
        idempotencyKey: hasKey ? String(key) : undefined,
        maxTick: maxTick === undefined ? undefined : Number(maxTick),
      });
      if (reply.status >= 400) return { error: rpcErrorOf(reply.body as Problem) };
      const { replayed, status, tick } = reply;
      return { result: { status, tick, body: reply.body, ...(replayed ? { replayed } : {}) } };
    },
  };
}

/** The parameters of an operation's method: the members of its path, query and body. */
function paramsOf(name: string, operation: Operation): MethodParam[] {
  const { body, parameters, query } = operation;
  const shapes = [parameters, query, body].flatMap((schema) =>
    schema !== undefined && 'shape' in schema ? [schema.shape as Shape] : [],
  );
  const params = shapes.flatMap((shape) =>
    Object.entries(shape).map(([name, member]) => ({ name, required: !member.isOptional() })),
  );
  const list = listParameter(name, operation);
  if (list !== undefined) params.push({ name: list, required: true });
  if (operationTakesKey(operation)) params.push({ name: 'idempotency_key', required: false });
  if (operation.takesMaxTick === true) params.push({ name: 'max_tick', required: false });
  return params.sort((a, b) => Number(b.required) - Number(a.required));
}

type Shape = Readonly<Record<string, { isOptional(): boolean }>>;
