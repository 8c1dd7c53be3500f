import { once } from 'node:events';
import { get } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { servedGame } from './servedGame.js';

interface Envelope {
  readonly id: string;
  readonly event: string;
  readonly category: string;
  readonly device_code: string | null;
}

type Filters = Readonly<Record<string, string>>;

/** A game with events of several categories and devices, and patterns that are muted. */
async function begin() {
  const game = await servedGame({ read: { quota: 1e9, windowSeconds: 1 } });
  const { account, token } = await game.join('Ada');
  const call = (operation: 'accounts.update' | 'devices.command', code: string, body: object) =>
    game.host.call({
      operation,
      account,
      path: operation === 'devices.command' ? { code } : {},
      query: {},
      body,
      form: 'json',
    });
  const headers = { authorization: `Bearer ${token}` };
  const page = async (query: Filters) => {
    const answer = await fetch(`${game.url}/v1/events?${new URLSearchParams(query)}`, { headers });
    return (await answer.json()) as { events: Envelope[]; next_cursor: string | null };
  };
  const { devices } = (await (await fetch(`${game.url}/v1/devices`, { headers })).json()) as {
    devices: readonly { readonly device_code: string; readonly device_type: string }[];
  };
  for (const { device_code: code, device_type } of devices) {
    const body =
      device_type === 'autofactory'
        ? { command: 'enqueue_print', device_type: 'survey_drone' }
        : device_type === 'mining_drone'
          ? { command: 'start_mining', resource: 'carbon' }
          : { command: 'travel', destination: 'SOL-4' };
    await call('devices.command', code, body);
  }
  await game.host.advance(30);
  for (const { device_code: code } of devices) {
    await call('devices.command', code, { command: 'deactivate' });
  }
  await game.host.advance(20_000);
  await call('accounts.update', '', { events: { muted: ['mining.*', 'print.started'] } });
  return { game, headers, devices, page };
}

/** The envelopes of a stream from the oldest event up to the one with the id `end`. */
async function streamed(url: string, headers: Filters, filters: Filters, end: string) {
  const query = new URLSearchParams({ cursor: '0-0', ...filters });
  const request = get(`${url}/v1/events/stream?${query}`, { headers, agent: false });
  const [response] = await once(request, 'response');
  const seen: Envelope[] = [];
  let [text, last] = ['', ''];
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += String(chunk);
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      last = /^id: (\S+)$/m.exec(block)?.[1] ?? last;
      const data = /^data: (\{"id".*)$/m.exec(block)?.[1];
      if (data !== undefined) seen.push(JSON.parse(data) as Envelope);
    }
    if (last.startsWith(`${end}.`)) break;
  }
  request.destroy();
  return seen;
}

test('a stream has the events of the pages with the same filters', async () => {
  const { devices, game, headers, page } = await begin();
  const { events: all } = await page({ cursor: '0-0' });
  expect(all.length).toBeGreaterThan(15);
  const some = (values: readonly string[]) => fc.option(fc.constantFrom(...values));
  const sizes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        category: some([...new Set(all.map((one) => one.category))]),
        event: some([...new Set(all.map((one) => one.event))]),
        device_code: some(devices.map((one) => one.device_code)),
        filtered: some(['true', 'false']),
      }),
      async (drawn) => {
        const given = Object.entries(drawn).filter(([, value]) => value !== null);
        const filters = Object.fromEntries(given) as Filters;
        const { events } = await page({ cursor: '0-0', filtered: 'true', ...filters });
        const naive = all.filter(
          (one) =>
            (drawn.category === null || one.category === drawn.category) &&
            (drawn.event === null || one.event === drawn.event) &&
            (drawn.device_code === null || one.device_code === drawn.device_code) &&
            (drawn.filtered === 'false' || !/^mining\.|^print\.started$/.test(one.event)),
        );
        expect(events).toEqual(naive);
        sizes.add(events.length);
        const last = events.at(-1)?.id;
        if (last === undefined) return;
        expect(await streamed(game.url, headers, filters, last)).toEqual(naive);
      },
    ),
    { numRuns: 60, seed: 3 },
  );
  expect(sizes.size).toBeGreaterThan(3);
  const wrong = await fetch(`${game.url}/v1/events/stream?device_code=x`, { headers });
  expect(wrong.status).toBe(400);
  await game.close();
});
