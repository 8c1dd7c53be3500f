import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

test('tokens and webhooks of one millisecond keep their order after a restart', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const urls = ['https://example.org/1', 'https://example.org/2', 'https://example.org/3'];
  for (const name of names) {
    const body = { name, scopes: ['read'] };
    expect((await tester.call('tokens.create', { account, body })).status).toBe(201);
  }
  for (const url of urls) {
    expect((await tester.call('webhooks.create', { account, body: { url } })).status).toBe(201);
  }
  await tester.crash();
  const { body: tokens } = await tester.call('tokens.list', { account });
  const { body: webhooks } = await tester.call('webhooks.list', { account });
  expect(tokens).toMatchObject({
    tokens: [{ name: 'main' }, ...names.map((name) => ({ name }))],
  });
  expect(webhooks).toMatchObject({ webhooks: urls.map((url) => ({ url })) });
});
