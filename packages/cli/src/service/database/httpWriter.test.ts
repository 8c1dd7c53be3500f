import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Call, Host, WriterAddress } from '@astrarium/host';
import { expect, onTestFinished, test } from 'vitest';
import { type ForwardServer, forwardServer } from './forwardServer.js';
import { httpWriter } from './httpWriter.js';

const OF_NOTHING = { path: {}, query: {}, body: {}, form: 'json' } as const;
const CALL: Call = { operation: 'devices.command', account: 1, ...OF_NOTHING };

/** A server that takes the calls of followers, for a host that answers with its name. */
async function writerNamed(name: string) {
  const server: ForwardServer = await forwardServer('127.0.0.1', 0);
  onTestFinished(server.close);
  const host: { unready: Host['unready']; call: () => Answer | Promise<Answer> } = {
    unready: undefined,
    call: () => ({ status: 200, body: name, tick: 1 }),
  };
  let calls = 0;
  server.serve(
    {
      noteFor: () => undefined,
      get unready() {
        return host.unready;
      },
      call() {
        calls += 1;
        return host.call();
      },
    },
    { commits: 7, life: name },
  );
  const address: WriterAddress = { url: server.url, life: name };
  return { address, host, server, calls: () => calls };
}

/** A server that is no writer of Astrarium. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((open) => void server.listen(0, '127.0.0.1', open));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The address of a writer that is lost at each call, and how many it has got. */
async function losing() {
  let calls = 0;
  const url = await listening((request) => {
    calls += 1;
    request.socket.destroy();
  });
  return { address: { url, life: 'first' }, calls: () => calls };
}

/** The link of a follower to the writers that its database names, one after the other. */
function followerOf(...found: readonly (WriterAddress | Error | undefined)[]) {
  let asked = 0;
  let tellOther = (): void => undefined;
  const link = httpWriter(
    {
      last: async () => 7,
      onWriter: (called) => void (tellOther = called),
      async writer() {
        const address = found[Math.min(asked, found.length - 1)];
        asked += 1;
        if (address instanceof Error) throw address;
        return address;
      },
    },
    1_000,
  );
  return { link, asked: () => asked, otherWriter: () => tellOther() };
}

test('keeps the writer that answers', async () => {
  const writer = await writerNamed('first');
  const { asked, link } = followerOf(writer.address);
  for (let n = 0; n < 3; n += 1) {
    expect(await link.call(CALL)).toMatchObject({ answer: { body: 'first' }, commit: 7 });
  }
  expect([asked(), writer.calls()]).toEqual([1, 3]);
});

test.each([
  ['has lost its database', 'store_locked'],
  ['has failed', 'failed'],
] as const)('goes to the next writer when one %s', async (_name, unready) => {
  const [first, second] = [await writerNamed('first'), await writerNamed('second')];
  const { link } = followerOf(first.address, first.address, second.address);
  first.host.unready = unready;
  expect(await link.call(CALL)).toMatchObject({ answer: { body: 'second' } });
  expect(first.calls()).toBe(0);
});

test('goes to the next writer when one is stopped, before and during a call', async () => {
  const [first, second] = [await writerNamed('first'), await writerNamed('second')];
  first.host.call = async () => {
    first.server.drain();
    return { status: 503, body: {}, tick: 1 };
  };
  const { link } = followerOf(first.address, first.address, second.address);
  expect(await link.call(CALL)).toMatchObject({ answer: { body: 'second' } });
  expect(first.calls()).toBe(1);
});

test('waits for a writer while there is none, or the database cannot be reached', async () => {
  const writer = await writerNamed('first');
  const another = { ...writer.address, life: 'another' };
  const { link } = followerOf(undefined, new Error('no connection'), another, writer.address);
  expect(await link.call(CALL)).toMatchObject({ answer: { body: 'first' } });
  const nobody = followerOf(undefined);
  await expect(nobody.link.call(CALL)).rejects.toThrow('The game has no writer');
  expect(nobody.asked()).toBeGreaterThan(2);
});

test('repeats a call with a key, which is not made twice, after its writer was lost', async () => {
  const { address, calls } = await losing();
  const writer = await writerNamed('second');
  const keyed = { ...CALL, idempotencyKey: 'k' };
  const { link } = followerOf(address, writer.address);
  expect(await link.call(keyed)).toMatchObject({ answer: { body: 'second' } });
  expect(calls()).toBe(1);
  // Once: what loses each writer must not be sent to all of them.
  await expect(followerOf(address).link.call(keyed)).rejects.toThrow();
  expect(calls()).toBe(3);
});

test('does not repeat a call that may have been made', async () => {
  const { address, calls } = await losing();
  const writer = await writerNamed('second');
  const { link } = followerOf(address, writer.address);
  await expect(link.call(CALL)).rejects.toThrow();
  expect(calls()).toBe(1);
  expect(await link.call(CALL)).toMatchObject({ answer: { body: 'second' } });
});

test('does not wait for a writer that has lost the game', async () => {
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((tell) => (isAsked = tell));
  const url = await listening(() => isAsked());
  const writer = await writerNamed('second');
  const { link, otherWriter } = followerOf({ url, life: 'first' }, writer.address);
  const waiting = expect(link.call(CALL)).rejects.toThrow('abort');
  await asked;
  otherWriter();
  await waiting;
  const slow = writer.host;
  slow.call = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ status: 200, body: 'late', tick: 1 }), 100);
      // The commit of the call is the first one of the new writer.
      otherWriter();
    });
  expect(await link.call(CALL)).toMatchObject({ answer: { body: 'late' } });
});
