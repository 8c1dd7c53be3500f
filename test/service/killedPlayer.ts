import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import type { Player } from './server.js';

/** A call that a player made, and what it was promised. */
interface Made {
  readonly number: number;
  readonly body: string;
  /** What it is answered with: each fourth is refused. */
  readonly status: 200 | 404;
  /** The answer's text; undefined while nobody knows whether it was done. */
  answer: string | undefined;
}

/**
 * A player who writes down all that the server promises it: answers, and events of its stream.
 * After each crash it compares them with what is there.
 */
export function killedPlayer({ token }: Player) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let device = '';
  let next = 1;
  let last: Made | undefined;
  let acked = 0;
  /** Ids of all events that the stream delivered, in order. */
  const heard: string[] = [];

  const send = async (url: string, { body, number }: Made): Promise<Response> =>
    fetch(`${url}/v1/devices/${device}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `call-${number}` },
      body,
    });

  const write = async (url: string, stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      const made = last?.answer === undefined && last !== undefined ? last : nextCall();
      last = made;
      const response = await send(url, made);
      const text = await response.text();
      expect(response.status, text).toBe(made.status);
      made.answer = text;
      acked += 1;
    }
  };

  const nextCall = (): Made => {
    const number = next;
    next += 1;
    const order =
      number % 4 === 0
        ? { command: 'travel', destination: 'SOL-99' }
        : { command: 'set_tags', tags: [`n:${number}`] };
    const status = number % 4 === 0 ? 404 : 200;
    return { number, body: JSON.stringify(order), status, answer: undefined };
  };

  const listen = async (url: string): Promise<void> => {
    const from = heard.at(-1) ?? '0-0';
    const response = await fetch(`${url}/v1/events/stream?cursor=${from}`, { headers });
    const parser = createParser({
      onEvent({ event, id }) {
        if (event === 'stream.position' || id === undefined) return;
        expect(event).not.toBe('stream.gap');
        heard.push(id);
      },
    });
    const decoder = new TextDecoder();
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      parser.feed(decoder.decode(piece, { stream: true }));
    }
  };

  return {
    get acked() {
      return acked;
    },
    get heard() {
      return heard.length;
    },
    /** Plays until the server is gone. */
    async play(url: string): Promise<void> {
      if (device === '') device = await firstDevice(url, headers);
      const stop = new AbortController();
      const gone = (error: unknown): void => {
        stop.abort();
        // What the server is gone with is a failed fetch; all else is a broken promise.
        if (!(error instanceof TypeError)) throw error;
      };
      await Promise.all([write(url, stop.signal).catch(gone), listen(url).catch(gone)]);
    },
    /** Compares what was promised with what is there after the crash. */
    async check(url: string): Promise<void> {
      if (last === undefined) return;
      const known = last.answer;
      const again = await send(url, last);
      const text = await again.text();
      expect(again.status, text).toBe(last.status);
      if (known !== undefined) {
        expect(again.headers.get('idempotent-replayed')).toBe('true');
        expect(text).toBe(known);
      }
      last.answer = text;
      const shown = await fetch(`${url}/v1/devices/${device}`, { headers });
      const done = last.status === 200 ? last.number : last.number - 1;
      expect(await shown.json()).toMatchObject({ tags: [`n:${done}`] });
      const ids = await allEvents(url, headers);
      expect(new Set(ids).size).toBe(ids.length);
      // All that was delivered is there, in the same order and without anything between.
      expect(ids.slice(0, heard.length)).toEqual(heard);
    },
  };
}

async function firstDevice(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/v1/devices?limit=1`, { headers });
  const { devices } = (await response.json()) as { devices: { device_code: string }[] };
  return devices[0]?.device_code ?? '';
}

async function allEvents(url: string, headers: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '0-0';
  while (cursor !== null) {
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
