import type { Contract } from '@astrarium/contract';
import type { Method } from './method.js';

/** The methods that list all methods: `methods.list` briefly, `rpc.discover` in OpenRPC 1.3. */
export function discoveryMethods(
  { title }: Pick<Contract, 'title'>,
  others: readonly [string, Method][],
): [string, Method][] {
  const all: [string, Method][] = [
    ...others,
    ['methods.list', listing('Lists all methods', () => ({ methods: all.map(summaryOf) }))],
    [
      'rpc.discover',
      listing('Describes all methods in OpenRPC', () => ({
        openrpc: '1.3.2',
        info: { title, version: '1' },
        methods: all.map(openRpcOf),
      })),
    ],
  ];
  return all;
}

function listing(summary: string, result: () => unknown): Method {
  return { summary, params: [], order: () => 'at once', run: () => ({ result: result() }) };
}

function summaryOf([name, { params, summary }]: [string, Method]) {
  return { name, summary, params };
}

function openRpcOf([name, { params, summary }]: [string, Method]) {
  return {
    name,
    summary,
    paramStructure: 'by-name',
    params: params.map((param) => ({ ...param, schema: {} })),
    result: { name: 'result', schema: {} },
  };
}
