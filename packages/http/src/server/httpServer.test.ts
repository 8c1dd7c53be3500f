import { type Operation, SCOPES } from '@astrarium/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { ACCOUNT, CONTRACT, httpTester } from '../../test/httpTester.js';

type Tester = Awaited<ReturnType<typeof httpTester>>;

let open: Tester | undefined;

async function start(...options: Parameters<typeof httpTester>): Promise<Tester> {
  open = await httpTester(...options);
  return open;
}

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const operations = Object.entries<Operation>(CONTRACT.operations);

/** A path of an operation, with each parameter set to its own name. */
const pathOf = ({ path }: Operation): string => path.replace(/[{}]/g, '');

describe('every operation', () => {
  test.each(operations.filter(([, { stream }]) => !stream))(
    '%s is asked of the host under its name',
    async (name, operation) => {
      const tester = await start(() => ({ status: 200, body: { said: name }, tick: 9 }));
      const { method } = operation;
      const response = await tester.fetch(pathOf(operation), { method });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ said: name });
      expect(response.headers.get('x-tick')).toBe('9');
      const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, one]) => one ?? '');
      expect(tester.calls).toEqual([
        {
          operation: name,
          account: operation.access === 'public' ? 0 : ACCOUNT,
          scopes: operation.access === 'public' ? [] : SCOPES,
          path: Object.fromEntries(names.map((one) => [one, one])),
          query: {},
          body: undefined,
          form: 'text',
          asText: true,
          idempotencyKey: undefined,
          isAborted: expect.any(Function),
        },
      ]);
    },
  );
});
