import { type Host, memoryStore, openHost } from '@astrarium/host';
import { expect, test } from 'vitest';
import { read, streamTester } from './streamTester.js';

const host = (): Promise<Host> =>
  openHost({
    store: memoryStore(),
    speed: 0,
    seed: 7,
    nowMs: () => 1_767_225_600_000,
    defer: (act) => void setImmediate(act),
    version: 'test',
    linkOf: (secret) => secret,
  });

test('the stream of a game equals its history, until the token is replaced', async () => {
  const game = await host();
  const ann = { email: 'ann@example.org', name: 'Ann', timezone: 'Asia/Kolkata' };
  const { body: opened } = await game.openAccount(ann);
  const { token } = game.authenticate((opened as { readonly token: string }).token);
  const server = await streamTester(game.feed);
  const stream = await read(`${server.url}/1/${token}`, '0-0');
  const muting = { path: {}, query: {}, body: { events: { muted: ['device.*'] } } };
  await game.call({ ...muting, operation: 'accounts.update', account: 1, form: 'json' });
  const muted = await read(`${server.url}/1/${token}?cursor=0-0`);
  const callDefaults = { path: {}, query: { limit: 50 }, body: undefined, form: 'json' } as const;
  const listed = await game.call({ ...callDefaults, operation: 'devices.list', account: 1 });
  const { devices } = listed.body as {
    devices: { device_code: string; device_type: string }[];
  };
  const drone = devices.find(({ device_type }) => device_type === 'mining_drone');
  const { status } = await game.call({
    operation: 'devices.command',
    account: 1,
    path: { code: drone?.device_code ?? '' },
    query: {},
    body: { command: 'travel', destination: 'SOL-4' },
    form: 'json',
  });
  expect(status).toBeLessThan(300);
  await game.advance(20_000);
  const page = await game.call({
    operation: 'events.list',
    account: 1,
    path: {},
    query: { cursor: '0-0' },
    body: undefined,
    form: 'json',
  });
  const { events } = page.body as { events: { id: string; event: string; created_at: string }[] };
  expect(events.at(-1)).toMatchObject({ event: 'travel.arrived' });
  await stream.until(events.length);
  expect(stream.frames.slice(1)).toEqual(
    events.map((event) => ({
      id: game.feed.cursors.of(event.id),
      event: event.event,
      data: JSON.stringify(event),
    })),
  );
  expect(events[0]?.created_at).toMatch(/\+05:30$/);
  const loud = events.filter(({ event }) => !event.startsWith('device.'));
  expect(loud.length).toBeLessThan(events.length);
  await muted.until(loud.length);
  expect(muted.frames.slice(1).map(({ id }) => id)).toEqual(
    loud.map(({ id }) => game.feed.cursors.of(id)),
  );

  await game.openAccount(ann);
  await Promise.all([stream.ended, muted.ended]);
  expect(stream.comments).toEqual(['the token was revoked']);
  await server.close();
  await game.close();
});
