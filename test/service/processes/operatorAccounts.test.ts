import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

const GAME = `
import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, table } from '@astrarium/core';

const schema = defineSchema({ tables: { bells: table({ rings: integer() }) } });
const hang = schema.command({ run: ({ bells }) => void bells.insert({ rings: 0 }) });
export default defineGame({
  simulation: defineSimulation({ name: 'bells', version: 1, schema, commands: { hang } }),
  tickMs: 1000,
  accounts: 'operator',
  seats: { join: 'hang', most: 5 },
  limits: { write: { quota: 2, windowSeconds: 3600 } },
  guides: { start: '# First *steps*\\n\\nHang a bell.<script>alert(1)</script>' },
});
`;

test('only the operator opens accounts, and the game has its own limits and guides', async () => {
  const file = join(folder.folder, 'bells.ts');
  writeFileSync(file, GAME);
  const server = await folder.start(
    file,
    '--trusted-proxies',
    '127.0.0.1',
    '--seats-per-address',
    '1',
  );
  expect(server.greeting).toMatch(/play +astrarium account create --name Ada/);
  const create = async (name: string): Promise<string> => {
    const given = ['--name', name, '--file', file, '--data', folder.data];
    return (await folder.run('account', 'create', ...given)).trim();
  };
  const [ada, bo] = [await create('Ada'), await create('Bo')];
  const hang = (token: string, address: string): Promise<Response> =>
    fetch(`${server.url}/v1/commands/hang`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    });
  const opened = await fetch(`${server.url}/v1/accounts`, { method: 'POST' });
  expect(opened.status).toBe(404);
  expect((await hang(ada, '192.0.2.1')).status).toBe(200);
  const full = await hang(bo, '192.0.2.1');
  expect([full.status, await full.json()]).toMatchObject([409, { code: 'address_full' }]);
  expect((await hang(bo, '192.0.2.2')).status).toBe(200);
  const limited = await hang(bo, '192.0.2.2');
  expect(limited.headers.get('ratelimit-policy')).toBe('"write";q=2;w=3600');
  expect(limited.status).toBe(429);
  const docs = await (await fetch(`${server.url}/docs/`)).text();
  expect(docs).toContain('<a href="/docs/guides/start">First *steps*</a>');
  const guide = await (await fetch(`${server.url}/docs/guides/start`)).text();
  expect(guide).toContain('<h1>First <em>steps</em></h1>');
  expect(guide).toContain('&#60;script&#62;');
  expect((await fetch(`${server.url}/docs/guides/other`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});
