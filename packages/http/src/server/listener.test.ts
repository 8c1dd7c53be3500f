import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { bindPort } from './listener.js';

test('connections to a bound port wait until a server takes it, and lose no bytes', async () => {
  const bound = await bindPort(0, '127.0.0.1');
  const early = connect(bound.port, '127.0.0.1');
  let text = '';
  early.setEncoding('utf8').on('data', (piece: string) => void (text += piece));
  early.write('GET /early HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(text).toBe('');

  const server = createServer((request, response) => response.end(`at ${request.url}`));
  await bound.giveTo(server);
  await expect.poll(() => text).toContain('at /early');
  const later = await fetch(`http://127.0.0.1:${bound.port}/later`);
  expect(await later.text()).toBe('at /later');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  bound.close();
  await expect(fetch(`http://127.0.0.1:${bound.port}/`)).rejects.toThrow();
});

test('a port that nobody took is free again, and its connections end', async () => {
  const bound = await bindPort(0, '127.0.0.1');
  await expect(bindPort(bound.port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const waiting = connect(bound.port, '127.0.0.1');
  await once(waiting, 'connect');
  const ended = new Promise((resolve) => waiting.on('close', resolve));
  bound.close();
  await ended;
  const second = await bindPort(bound.port, '127.0.0.1');
  second.close();
});
