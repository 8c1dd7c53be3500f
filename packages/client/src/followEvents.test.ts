import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { createClient, followEvents, type StreamItem, type Wait } from './index.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection: the pieces that it sends; then it ends, breaks, or stays silent. */
interface Connection {
  readonly pieces: readonly string[];
  readonly end: 'ends' | 'breaks' | 'silent';
}

const event = (n: number) => ({
  id: `${n}-0`,
  event: 'lamp.lit',
  payload: { room: 'attic' },
});

const frame = (n: number) => `id: ${n}-0.x\nevent: lamp.lit\ndata: ${JSON.stringify(event(n))}\n\n`;

/** The answer of a connection. It takes no notice of the signal, as in Node 20 after a while. */
function responseOf({ end, pieces }: Connection): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (end === 'ends') controller.close();
    },
    pull(controller) {
      if (end === 'breaks') controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Follows a service with these connections until it refuses the token. */
async function follow(connections: readonly (Connection | 'unreachable')[]) {
  const cursors: (string | null)[] = [];
  const waits: Wait[] = [];
  const items: StreamItem[] = [];
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    token: 'secret',
    fetch: async (input) => {
      cursors.push((input as Request).headers.get('Last-Event-ID'));
      const connection = connections[cursors.length - 1];
      if (connection === 'unreachable') throw new TypeError('fetch failed');
      if (connection !== undefined) return responseOf(connection);
      return Response.json({ code: 'unauthorized', detail: 'The token is old' }, { status: 401 });
    },
  });
  const onWait = (wait: Wait): void => void waits.push(wait);
  const ended = (async () => {
    for await (const item of followEvents({ client, cursor: '1-0', onWait })) items.push(item);
  })().catch((error: unknown) => error as Error);
  await vi.advanceTimersByTimeAsync(600_000);
  return { cursors, error: await ended, items, waits };
}

test('continues after the last cursor when the stream ends, breaks or is silent', async () => {
  const { cursors, error, items, waits } = await follow([
    { pieces: [frame(2)], end: 'ends' },
    { pieces: ['', frame(3).slice(0, 9), frame(3).slice(9)], end: 'breaks' },
    { pieces: [': heartbeat\n\n', frame(4), frame(5).slice(0, -1)], end: 'silent' },
    'unreachable',
    { pieces: [frame(5)], end: 'ends' },
  ]);
  expect(items).toEqual(
    [2, 3, 4, 5].map((n) => ({ kind: 'event', cursor: `${n}-0.x`, event: event(n) })),
  );
  expect(cursors).toEqual(['1-0', '2-0.x', '3-0.x', '4-0.x', '4-0.x', '5-0.x']);
  expect(error).toMatchObject({ name: 'ProblemError', message: 'The token is old (unauthorized)' });
  expect(waits.map(({ reason }) => reason)).toEqual([
    'the server ended the stream',
    'terminated',
    'the server was silent for too long',
    'the server ended the stream',
  ]);
});

test('tells positions and gaps, and waits as long as the server asks for', async () => {
  const gap = 'event: stream.gap\ndata: {"after":"1-0","oldest":"7-0"}\n\n';
  const position = 'id: 6-0.x\nevent: stream.position\ndata: {"cursor":"6-0.x"}\n\n';
  const { items, waits } = await follow([
    { pieces: [`retry: 3000\n${gap}${position}`], end: 'ends' },
  ]);
  expect(items).toEqual([
    { kind: 'gap', after: '1-0', oldest: '7-0' },
    { kind: 'position', cursor: '6-0.x' },
  ]);
  expect(waits).toMatchObject([{ attempts: 1 }]);
  expect(waits[0]?.waitMs).toBeGreaterThanOrEqual(3_000);
  expect(waits[0]?.waitMs).toBeLessThan(3_300);
});

test('waits grow while connections end without a frame', async () => {
  const empty = { pieces: [], end: 'ends' } as const;
  const { waits } = await follow(Array.from({ length: 6 }, () => empty));
  expect(waits.map(({ attempts }) => attempts)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(waits[5]?.waitMs).toBeGreaterThanOrEqual(4_000);
});

test('ends without an error when the caller aborts', async () => {
  const stop = new AbortController();
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    fetch: async () => responseOf({ pieces: [frame(2)], end: 'silent' }),
  });
  const items: StreamItem[] = [];
  for await (const item of followEvents({ client, signal: stop.signal })) {
    items.push(item);
    stop.abort();
  }
  expect(items).toHaveLength(1);
});

test('an event has the payload of its name', async () => {
  type Event =
    | { readonly id: string; readonly event: 'lamp.lit'; readonly payload: { room: string } }
    | { readonly id: string; readonly event: 'lamp.broken' };
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    fetch: async () => responseOf({ pieces: [frame(2)], end: 'silent' }),
  });
  for await (const item of followEvents<Event>({ client })) {
    if (item.kind !== 'event' || item.event.event !== 'lamp.lit') throw new Error('another item');
    expectTypeOf(item.event.payload).toEqualTypeOf<{ room: string }>();
    expect(item.event.payload.room).toBe('attic');
    break;
  }
});
