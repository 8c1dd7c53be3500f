import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { latencyDuring } from './latency.js';

test('measures the time for which a server is blocked, and counts failed requests', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/missing' ? 404 : 200).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const block = async (): Promise<void> => {
    await wait(100);
    const until = performance.now() + 300;
    while (performance.now() < until);
    await wait(100);
  };
  const { found, missing } = await latencyDuring(
    { found: { url }, missing: { url: `${url}/missing` } },
    block,
  );
  expect(found.maxMs).toBeGreaterThan(200);
  expect(found.p50Ms).toBeLessThan(found.maxMs);
  // The requests that were due while the server was blocked are measured as well.
  expect(found.count).toBeGreaterThan(15);
  expect(found.failed).toBe(0);
  expect(missing.failed).toBe(missing.count);
  await new Promise((closed) => server.close(closed));
});
