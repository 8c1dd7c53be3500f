import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testkit/test/tier.js';
import { fakeHost, type Message, request, sessionTester } from '../test/sessionTester.js';

const subscribe = (id: unknown, params?: unknown) => request(id, 'events.subscribe', params);

const turns = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await new Promise(setImmediate);
};

/** The ids of the events of a subscription, and the names of its other notifications. */
function notices(messages: readonly (Message | Message[])[], number = 1): string[] {
  return (messages as Message[]).flatMap(({ method, params }) => {
    if (method === undefined || params?.['subscription'] !== number) return [];
    if (method !== 'events.event') return [method];
    return [(params['event'] as { id: string }).id];
  });
}

describe('events', () => {
  test('come after the answer, without muted ones, until unsubscribed', async () => {
    const host = fakeHost();
    const session = sessionTester(host, 'good');
    host.feed.publish(1, 'a.a');
    session.send(subscribe(1), subscribe(2, { cursor: '0-0' }));
    await session.until(3);
    host.feed.publish(1, 'b.b', 'quiet.a', 'c.c');
    await session.until(7);
    session.send(request(3, 'events.unsubscribe', { subscription: 1 }));
    await session.until(8);
    host.feed.publish(1, 'd.d');
    await turns(10);
    const all = await session.end();
    expect(all.slice(0, 2)).toEqual([
      { jsonrpc: '2.0', id: 1, result: { subscription: 1, cursor: '1-0' } },
      { jsonrpc: '2.0', id: 2, result: { subscription: 2, cursor: '0-0' } },
    ]);
    expect(all).toContainEqual({ jsonrpc: '2.0', id: 3, result: { cursor: '4-0' } });
    expect(all).toContainEqual({
      jsonrpc: '2.0',
      method: 'events.event',
      params: { subscription: 2, event: expect.objectContaining({ id: '1-0', event: 'a.a' }) },
    });
    expect(notices(all, 1)).toEqual(['2-0', '4-0']);
    expect(notices(all, 2)).toEqual(['1-0', '2-0', '4-0', '5-0']);
    expect(host.feed.listeners).toBe(0);
  });

  test('that were pruned are reported as a gap', async () => {
    const host = fakeHost();
    const session = sessionTester(host, 'good');
    host.feed.publish(1, 'a.a', 'b.b', 'c.c');
    host.feed.prune(1, 1);
    session.send(subscribe(1, { cursor: '1-0' }));
    await session.until(3);
    host.feed.publish(1, 'd.d', 'e.e', 'f.f');
    host.feed.prune(1, 0);
    await session.until(4);
    const all = await session.end();
    expect(notices(all)).toEqual(['events.gap', '3-0', 'events.gap']);
    expect((all as Message[])[1]?.params).toEqual({ subscription: 1, after: '1-0', oldest: '3-0' });
    expect((all as Message[])[3]?.params).toEqual({ subscription: 1, after: '3-0', oldest: null });
  });

  test.each(['revoke', 'close'] as const)('end with a notification after %s', async (what) => {
    const host = fakeHost();
    const session = sessionTester(host, 'good');
    session.send(subscribe(1));
    await session.until(1);
    if (what === 'revoke') host.revoke();
    else host.feed.close();
    host.feed.publish(1, 'a.a');
    await turns(5);
    const all = await session.end();
    expect(notices(all)).toEqual(['events.ended']);
    expect(host.feed.listeners).toBe(0);
  });

  test.each([
    ['a caller without a token', '', undefined, -32001],
    ['a malformed cursor', 'good', { cursor: '1' }, -32602],
    ['a cursor of another type', 'good', { cursor: 1 }, -32602],
    ['an unknown parameter', 'good', { from: '1-0' }, -32602],
  ])('are refused for %s', async (_who, token, params, code) => {
    const session = sessionTester(fakeHost(), token);
    session.send(subscribe(1, params));
    expect(await session.end()).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code }) }),
    ]);
  });

  test('have a maximum of subscriptions', async () => {
    const session = sessionTester(fakeHost(), 'good');
    for (let id = 0; id < 12; id += 1) session.send(subscribe(id));
    session.send(request('x', 'events.unsubscribe', { subscription: 3 }), subscribe('y'));
    session.send(request('z', 'events.unsubscribe', { subscription: 3 }));
    const all = (await session.end()) as Message[];
    const codes = all.map(({ error }) => error?.code);
    expect(codes.slice(10)).toEqual([-32029, -32029, undefined, undefined, -32602]);
  });
});

test('sends each event once and in order to a slow reader', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('publish' as const), count: fc.constantFrom(1, 2, 7, 600) }),
    fc.record({ kind: fc.constantFrom('pause', 'resume', 'again', 'wait'), count: fc.nat(3) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const host = fakeHost();
      const received: string[] = [];
      const expected: string[] = [];
      let session = sessionTester(host, 'good');
      session.send(subscribe(1));
      await session.until(1);
      let count = 0;
      for (const { kind, count: size } of steps) {
        if (kind === 'publish') {
          for (let n = 0; n < size; n += 1) {
            count += 1;
            const quiet = count % 3 === 0;
            host.feed.publish(1, quiet ? 'quiet.a' : 'a.a');
            if (!quiet) expected.push(`${count}-0`);
          }
        } else if (kind === 'pause') session.output.pause();
        else if (kind === 'resume') session.output.resume();
        else if (kind === 'wait') await turns(size);
        else {
          session.output.resume();
          session.send(request('end', 'events.unsubscribe', { subscription: 1 }));
          const all = (await session.end()) as Message[];
          received.push(...notices(all));
          const last = all.find(({ id }) => id === 'end')?.result;
          session = sessionTester(host, 'good');
          session.send(subscribe(1, last));
          await session.until(1);
        }
      }
      session.output.resume();
      while (notices(session.messages).length < expected.length - received.length) await turns(1);
      await turns(2);
      received.push(...notices(await session.end()));
      expect(received).toEqual(expected);
    }),
    runs(40, 2000),
  );
});
