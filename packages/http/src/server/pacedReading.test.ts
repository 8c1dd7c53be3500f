import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { MAX_UNANSWERED, pacedReading } from './pacedReading.js';

const HEAD = 'GET / HTTP/1.1\r\n\r\n';

/** A connection whose turns a test runs; `parsed` are the pieces that the parser got. */
async function tested() {
  const turns: (() => void)[] = [];
  const parsed: string[] = [];
  const counts = { reads: 0 };
  const reading = pacedReading({ run: (_caller, act) => void turns.push(act) }, () => 'address');
  const socket = new Duplex({ read: () => void (counts.reads += 1) }) as unknown as Socket;
  reading.connected(socket);
  socket.on('data', (piece) => parsed.push(String(piece)));
  socket.on('end', () => parsed.push('end'));
  // A stream begins to flow in the next tick.
  await new Promise(setImmediate);
  return {
    counts,
    parsed,
    reading,
    socket,
    turns,
    send: (text: string): void => void socket.push(Buffer.from(text)),
    turn: (): void => turns.splice(0).forEach((act) => act()),
    /** A request whose head was parsed. */
    began(headers: IncomingMessage['headers'] = {}) {
      const request = { socket, headers, complete: true } as IncomingMessage;
      const response = new EventEmitter() as ServerResponse;
      reading.began(request, response);
      return { request, response };
    },
  };
}

test('parses one head in a turn', async () => {
  const { parsed, send, turn } = await tested();
  send(HEAD.repeat(3) + HEAD.slice(0, 5));
  expect(parsed).toEqual([]);
  for (let n = 1; n <= 3; n += 1) {
    turn();
    expect(parsed).toEqual(Array(n).fill(HEAD));
  }
  turn();
  expect(parsed.at(-1)).toBe(HEAD.slice(0, 5));
});

test('reads no more while bytes wait', async () => {
  const { counts, send, turn } = await tested();
  const before = counts.reads;
  send(HEAD.repeat(3));
  for (let n = 0; n < 2; n += 1) turn();
  await new Promise(setImmediate);
  expect(counts.reads).toBe(before);
  turn();
  await expect.poll(() => counts.reads).toBe(before + 1);
});

test('parses the body of the last request, and nothing after it, while too many wait', async () => {
  const { began, parsed, send, socket, turn } = await tested();
  for (let n = 1; n < MAX_UNANSWERED; n += 1) began();
  const { request } = began({ 'content-length': '6' });
  Object.assign(request, { complete: false });
  socket.once('data', () => Object.assign(request, { complete: true }));
  send(`\r\n\r\nab${HEAD}`);
  turn();
  turn();
  expect(parsed).toEqual(['\r\n\r\nab']);
});

test('tells the end after the bytes before it', async () => {
  const { parsed, send, socket, turn } = await tested();
  send(HEAD.repeat(2));
  socket.push(null);
  for (let n = 0; n < 3; n += 1) turn();
  await expect.poll(() => parsed).toEqual([HEAD, HEAD, 'end']);
});

test('drops the bytes of a connection that is stopped, not its end', async () => {
  const { parsed, reading, send, socket, turn } = await tested();
  send(HEAD.repeat(2));
  turn();
  reading.stop(socket);
  send(HEAD);
  socket.push(null);
  for (let n = 0; n < 4; n += 1) turn();
  await expect.poll(() => parsed).toEqual([HEAD, 'end']);
});
