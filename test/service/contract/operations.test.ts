import { afterEach, expect, test } from 'vitest';
import { servedGame } from '../servedGame.js';

let game: Awaited<ReturnType<typeof servedGame>> | undefined;
afterEach(async () => {
  await game?.close();
  game = undefined;
});

async function begin(speed: number) {
  game = await servedGame({}, undefined, speed);
  const { call } = game;
  const player = await game.join('Ada');
  const send = async (path: string, body?: object) => {
    const answer = await call(player, body === undefined ? 'GET' : 'POST', path, body);
    const fields = ['location', 'retry-after'].map((name) => answer.headers.get(name));
    return { ...answer, fields, body: answer.body as never };
  };
  const { body } = await send('/v1/devices?device_type=mining_drone');
  const { devices } = body as { readonly devices: readonly { readonly device_code: string }[] };
  return { game, send, drone: `/v1/devices/${devices[0]?.device_code}` };
}

interface WithOperation {
  readonly operation: { readonly id: string; readonly seconds_left: number | null };
}

const TRAVEL = { command: 'travel', destination: 'SOL-4' };

// The journey takes 60 ticks.
test.each([
  [0, null, '60'],
  [0.5, 120, '120'],
  [1, 60, '60'],
  [7, 8.572, '9'],
  [600, 0.1, '1'],
])('at speed %d a journey ends in %s seconds', async (speed, seconds, retryAfter) => {
  const { drone, send } = await begin(speed);
  const { body, fields, status } = await send(drone, TRAVEL);
  const { operation } = body as WithOperation;
  expect(status).toBe(202);
  expect(operation.seconds_left).toBe(seconds);
  expect(fields).toEqual([`/v1/operations/${operation.id}`, retryAfter]);
  const dry = await send(drone, { command: 'recall', dry_run: true });
  expect([dry.status, dry.fields]).toEqual([200, [null, null]]);
});

test('what goes on until it is stopped is answered with 200, and a print with 201', async () => {
  const { drone, send } = await begin(1);
  const { body, fields, status } = await send(drone, {
    command: 'start_mining',
    resource: 'carbon',
  });
  expect([status, fields]).toEqual([200, [null, null]]);
  expect(body).toMatchObject({ status: 'mining (carbon)', operation: { seconds_left: null } });
  const { body: list } = await send('/v1/devices?device_type=autofactory');
  const [{ device_code } = { device_code: '' }] = (list as { devices: { device_code: string }[] })
    .devices;
  const order = { command: 'enqueue_print', device_type: 'mining_drone' };
  const print = await send(`/v1/devices/${device_code}`, order);
  expect([print.status, print.fields]).toEqual([201, [null, null]]);
});

test('the seconds left of an operation count down with the ticks of the game', async () => {
  const { drone, game: served, send } = await begin(2);
  const { fields } = await send(drone, TRAVEL);
  const [location = ''] = fields as [string];
  const left = async () => {
    const { body } = await send(location);
    return (body as WithOperation['operation']).seconds_left;
  };
  expect(await left()).toBe(30);
  await served.host.advance(20);
  expect(await left()).toBe(20);
  const { body: past } = await send(`${location}?at=0`);
  expect(past).toMatchObject({ seconds_left: 30 });
  await served.host.advance(40);
  const done = { state: 'done', outcome: 'travel.arrived', ended_tick: 60, seconds_left: 0 };
  expect((await send(location)).body).toMatchObject(done);
  expect((await send(`${location}?at=30`)).body).toMatchObject({ state: 'running' });
});

test('a batch and a fork show the seconds left', async () => {
  const { drone, send } = await begin(2);
  const device = drone.slice('/v1/devices/'.length);
  const commands = [{ device, ...TRAVEL }];
  const operation = { answer: { operation: { seconds_left: 30 } } };
  const forked = await send('/v1/forks', { commands: [{ ...commands[0], at: 5 }], ticks: 10 });
  expect(forked.body).toMatchObject({ outcomes: [operation] });
  const { body } = await send('/v1/batch', { commands });
  expect(body).toMatchObject({ outcomes: [operation] });
});
