import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import type { Player } from './server.js';

/** A call that a player made, and its answer. */
interface RecordedCall {
  readonly number: number;
  readonly body: string;
  /** The expected status. */
  readonly status: 200 | 404 | 409;
  /** The text of the answer; undefined until it was received. */
  answer: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** The calls of a player: each changes something that tells the number of the call. */
interface PlayedCalls {
  /** The path of the calls; it is asked for once. */
  path(url: string, headers: Headers): Promise<string>;
  /** A call; each fourth one is refused. */
  call(number: number): Pick<RecordedCall, 'status'> & { readonly body: object };
  /** What the server shows after so many calls, each fourth of which was refused. */
  shown(url: string, path: string, headers: Headers, calls: number): Promise<void>;
}

/** Tags of a device of the space game. */
const TAGS: PlayedCalls = {
  async path(url, headers) {
    const response = await fetch(`${url}/v1/devices?limit=1`, { headers });
    const { devices } = (await response.json()) as { devices: { device_code: string }[] };
    return `/v1/devices/${devices[0]?.device_code ?? ''}`;
  },
  call: (number) =>
    number % 4 === 0
      ? { status: 404, body: { command: 'travel', destination: 'SOL-99' } }
      : { status: 200, body: { command: 'set_tags', tags: [`n:${number}`] } },
  async shown(url, path, headers, calls) {
    const shown = await fetch(url + path, { headers });
    const last = calls % 4 === 0 ? calls - 1 : calls;
    expect(await shown.json()).toMatchObject({ tags: [`n:${last}`] });
  },
};

/** Draws from the well of `test/tools/well1.ts`. */
export const DRAWS: PlayedCalls = {
  path: async () => '/v1/commands/draw',
  call: (number) =>
    number % 4 === 0
      ? { status: 409, body: { litres: 9 } }
      : { status: 200, body: { litres: 1 + (number % 2) } },
  async shown(url, _path, headers, calls) {
    const shown = await fetch(`${url}/v1/views/jug`, { headers });
    expect(await shown.json()).toMatchObject({ draws: calls - Math.floor(calls / 4) });
  },
};

/**
 * A player that records every answer and every event that the server sends. After each crash, it
 * compares them with what the restarted server has.
 */
export function recordingPlayer({ token }: Pick<Player, 'token'>, calls = TAGS) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let path = '';
  let next = 1;
  let last: RecordedCall | undefined;
  let acked = 0;
  /** Ids of all events that the stream delivered, in order. */
  const received: string[] = [];
  /** The id of the last frame with an event. */
  let cursor = '0-0';

  const send = async (url: string, { body, number }: RecordedCall): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `call-${number}` },
      body,
    });

  const write = async (url: string, stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      const call = last?.answer === undefined && last !== undefined ? last : nextCall();
      last = call;
      const response = await send(url, call);
      const text = await response.text();
      // A server that was taken over, or suspended inside the request: another one is to be asked.
      if (response.status === 503 || response.status === 408) throw new TypeError(text);
      expect(response.status, text).toBe(call.status);
      call.answer = text;
      acked += 1;
    }
  };

  const nextCall = (): RecordedCall => {
    const number = next;
    next += 1;
    const { body, status } = calls.call(number);
    return { number, body: JSON.stringify(body), status, answer: undefined };
  };

  const listen = async (url: string): Promise<void> => {
    const response = await fetch(`${url}/v1/events/stream?cursor=${cursor}`, { headers });
    const parser = createParser({
      onEvent({ event, id }) {
        if (event === 'stream.position' || id === undefined) return;
        expect(event).not.toBe('stream.gap');
        cursor = id;
        received.push(id.split('.')[0] ?? '');
      },
    });
    const decoder = new TextDecoder();
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      parser.feed(decoder.decode(piece, { stream: true }));
    }
  };

  return {
    /** Number of answers received. */
    get acked() {
      return acked;
    },
    /** Number of events that the stream delivered. */
    get received() {
      return received.length;
    },
    /** Plays until the server is killed. */
    async play(url: string): Promise<void> {
      if (path === '') path = await calls.path(url, headers);
      const stop = new AbortController();
      const onKill = (error: unknown): void => {
        stop.abort();
        // The kill makes fetch fail with a TypeError; any other error is a fault.
        if (!(error instanceof TypeError)) throw error;
      };
      await Promise.all([write(url, stop.signal).catch(onKill), listen(url).catch(onKill)]);
    },
    /** Compares the recorded answers and events with those of the restarted server. */
    async check(url: string): Promise<void> {
      if (last === undefined) return;
      const recorded = last.answer;
      const repeated = await send(url, last);
      const text = await repeated.text();
      expect(repeated.status, text).toBe(last.status);
      if (recorded !== undefined) {
        expect(repeated.headers.get('idempotent-replayed')).toBe('true');
        expect(text).toBe(recorded);
      }
      last.answer = text;
      await calls.shown(url, path, headers, last.number);
      const ids = await allEvents(url, headers);
      expect(new Set(ids).size).toBe(ids.length);
      // Every delivered event is there, in the same order, with none in between.
      expect(ids.slice(0, received.length)).toEqual(received);
    },
  };
}

async function allEvents(url: string, headers: Headers): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '0-0';
  for (let pages = 0; cursor !== null; pages += 1) {
    expect(pages).toBeLessThan(10_000);
    const response = await fetch(`${url}/v1/events?cursor=${cursor}`, { headers });
    const page = (await response.json()) as {
      events: { id: string }[];
      next_cursor: string | null;
    };
    ids.push(...page.events.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return ids;
}
