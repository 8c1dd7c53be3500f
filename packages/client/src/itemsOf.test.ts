import { expect, expectTypeOf, test } from 'vitest';
import { itemsOf } from './index.js';
import { type Lamp, lampsClient } from '../test/lamps.js';

const baseUrl = 'http://localhost:8080';

/** A client of a service with these pages, and the paths that it was asked for. */
function tester(pages: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const client = lampsClient({
    baseUrl,
    fetch: async (input) => {
      const path = (input as Request).url.slice(baseUrl.length);
      asked.push(path);
      const status = path in pages ? 200 : 404;
      return Response.json(pages[path] ?? { code: 'not_found', detail: 'No' }, { status });
    },
  });
  return { asked, client };
}

test('reads all items, page by page, and only as many pages as needed', async () => {
  const { asked, client } = tester({
    '/v1/lamps?limit=2': { lamps: [1, 2], next_cursor: 7 },
    '/v1/lamps?limit=2&cursor=7': { lamps: [3], next_cursor: null },
  });
  const items: unknown[] = [];
  for await (const lamp of itemsOf(client, '/v1/lamps', { query: { limit: 2 } })) {
    expectTypeOf(lamp).toEqualTypeOf<Lamp>();
    items.push(lamp);
  }
  expect(items).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(2);
  for await (const _first of itemsOf(client, '/v1/lamps', { query: { limit: 2 } })) break;
  expect(asked).toHaveLength(3);
});

test('throws the problem of a page', async () => {
  const { client } = tester({});
  const read = async () => {
    for await (const _lamp of itemsOf(client, '/v1/lamps', {}));
  };
  await expect(read()).rejects.toThrow('No (not_found)');
});
