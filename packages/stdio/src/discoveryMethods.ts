import type { Method } from './method.js';

/** Methods that tell which methods there are: in few words, and as OpenRPC 1.3 says. */
export function discoveryMethods(others: readonly [string, Method][]): [string, Method][] {
  const all: [string, Method][] = [
    ...others,
    ['methods.list', telling('Names all methods', () => ({ methods: all.map(shortly) }))],
    [
      'rpc.discover',
      telling('Describes all methods as OpenRPC does', () => ({
        openrpc: '1.3.2',
        info: { title: 'Astrarium', version: '1' },
        methods: all.map(inFull),
      })),
    ],
  ];
  return all;
}

function telling(summary: string, result: () => unknown): Method {
  return { summary, params: [], order: () => 'at once', run: () => ({ result: result() }) };
}

function shortly([name, { params, summary }]: [string, Method]) {
  return { name, summary, params };
}

function inFull([name, { params, summary }]: [string, Method]) {
  return {
    name,
    summary,
    paramStructure: 'by-name',
    params: params.map((param) => ({ ...param, schema: {} })),
    result: { name: 'result', schema: {} },
  };
}
