import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, buildConnector, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, type Server, serverFolder } from './server.js';

const folder = serverFolder();
let server: Server;
let ada: Player;

beforeAll(async () => {
  server = await folder.start('--readers', '2', '--speed', '1', '--metrics-port', '0');
  ada = await folder.open('Ada');
});

afterAll(() => folder.close());

/** The processes that answer. */
const readers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);

/** An agent with one connection, and the process at the other end of it. */
function agentOf() {
  const connect = buildConnector({});
  let port = 0;
  const agent = new Agent({
    connections: 1,
    connect: (options, connected) =>
      connect(options, (...made) => {
        port = made[1]?.localPort ?? 0;
        connected(...made);
      }),
  });
  const isOurs = (line: string): boolean => {
    const [, here = '', there = ''] = line.trim().split(/\s+/);
    const portOf = (address: string): number => parseInt(address.split(':')[1] ?? '', 16);
    return portOf(here) === Number(new URL(server.url).port) && portOf(there) === port;
  };
  return {
    agent,
    /** Its id, by the tables of Linux. */
    process(): number | undefined {
      const line = readFileSync('/proc/net/tcp', 'utf8').split('\n').find(isOurs) ?? '';
      const socket = `socket:[${line.trim().split(/\s+/)[9]}]`;
      return readers().find((pid) =>
        readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === socket),
      );
    },
  };
}

/** Where a link leads; undefined when it is gone. */
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Sends a request of a player over a connection of its own, or one of an agent. */
async function send(path: string, body?: object, dispatcher = new Agent()) {
  const {
    body: answer,
    headers,
    statusCode: status,
  } = await request(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    dispatcher,
  });
  const text = await answer.text();
  return { headers, status, text };
}

async function deviceCode(): Promise<string> {
  const { text } = await send('/v1/devices');
  return (JSON.parse(text) as { devices: { device_code: string }[] }).devices[0]?.device_code ?? '';
}

test('two processes answer, and each shows a change that the other took', async () => {
  expect(readers()).toHaveLength(2);
  const code = await deviceCode();
  const agents = Array.from({ length: 4 }, agentOf);
  for (let n = 0; n < 40; n += 1) {
    const tags = [`tag${n}`];
    const body = { command: 'set_tags', tags };
    const written = await send(`/v1/devices/${code}`, body, agents[n % 4]?.agent);
    expect(written.status).toBe(200);
    for (const { agent } of agents) {
      // The answer waits a moment for both; one that is slow then shows the change later.
      const shown = async (): Promise<string> =>
        (await send(`/v1/devices/${code}`, undefined, agent)).text;
      await expect.poll(shown).toContain(`"tag${n}"`);
    }
  }
  const answered = new Set(agents.map((one) => one.process()));
  expect([...answered].sort()).toEqual(readers().sort());
});

test('both processes give the same bytes and entity tags', async () => {
  const tags = new Map<number | undefined, string>();
  for (let n = 0; n < 20 && tags.size < 2; n += 1) {
    const { agent, process: reader } = agentOf();
    const { headers, text } = await send('/v1/events?limit=5', undefined, agent);
    tags.set(reader(), `${String(headers['etag'])} ${text}`);
  }
  expect(new Set(tags.values()).size).toBe(1);
  expect(tags.size).toBe(2);
});

test('both processes share the rate limits', async () => {
  const agents = Array.from({ length: 4 }, () => new Agent({ connections: 1 }));
  let allowed = 0;
  for (let n = 0; n < 60; n += 1) {
    const body = { email: 'nobody@example.org' };
    const { status } = await send('/v1/accounts/recover', body, agents[n % 4]);
    if (status === 200) allowed += 1;
    else expect(status).toBe(429);
  }
  // More than the 20 of the limit before the processes have told each other; else 40.
  expect(allowed).toBeGreaterThanOrEqual(20);
  expect(allowed).toBeLessThan(40);
});

test('a stream has the events of changes that another process took', async () => {
  const { body } = await request(`${server.url}/v1/events/stream`, {
    headers: { authorization: `Bearer ${ada.token}` },
    dispatcher: new Agent(),
  });
  let text = '';
  body.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  body.on('error', () => undefined);
  for (let n = 0; n < 4; n += 1) {
    await send('/v1/accounts/me/tokens', { name: `n${n}`, scopes: ['read'] });
  }
  await expect.poll(() => text.split('account.token_created').length).toBeGreaterThan(4);
  body.destroy();
});

/** A metric of the service, in the sum of its labels. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(server.metrics)).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}

test('the metrics have the requests and streams of both processes', async () => {
  const before = await metric('http_request_duration_seconds_count');
  const agents = Array.from({ length: 4 }, () => new Agent({ connections: 1 }));
  const streams = agents.map((dispatcher) =>
    request(`${server.url}/v1/events/stream`, {
      headers: { authorization: `Bearer ${ada.token}` },
      dispatcher,
    }),
  );
  const bodies = (await Promise.all(streams)).map(({ body }) => body);
  for (const body of bodies) body.on('error', () => undefined).resume();
  for (let n = 0; n < 20; n += 1) await send('/v1/time');
  const counted = () => metric('http_request_duration_seconds_count');
  await expect.poll(counted).toBeGreaterThanOrEqual(before + 20);
  await expect.poll(() => metric('http_streams')).toBe(4);
  for (const body of bodies) body.destroy();
  await expect.poll(() => metric('http_streams')).toBe(0);
});

/** Sends again what a process took that has ended since. */
async function sendAgain(path: string, body?: object): ReturnType<typeof send> {
  for (;;) {
    const lost = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 1000));
    const sent = await Promise.race([send(path, body).catch(() => undefined), lost]);
    if (sent !== undefined) return sent;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('a process that was killed is replaced, and knows what was changed meanwhile', async () => {
  const [first = 0, second = 0] = readers();
  const code = await deviceCode();
  process.kill(first, 'SIGKILL');
  const change = { command: 'set_tags', tags: ['later'] };
  expect((await sendAgain(`/v1/devices/${code}`, change)).status).toBe(200);
  const others = () => readers().filter((pid) => pid !== first && pid !== second);
  await expect.poll(others).toHaveLength(1);
  process.kill(second, 'SIGKILL');
  await expect.poll(others).toHaveLength(2);
  expect((await sendAgain(`/v1/devices/${code}`)).text).toContain('"later"');
});

test('a process that hangs delays the answer to a change, and is replaced', async () => {
  const [first = 0, second = 0] = readers();
  const code = await deviceCode();
  const agents = new Map<number | undefined, Agent>();
  while (agents.size < 2) {
    const { agent, process: other } = agentOf();
    await send('/v1/time', undefined, agent);
    agents.set(other(), agent);
  }
  process.kill(first, 'SIGSTOP');
  const startMs = performance.now();
  const change = { command: 'set_tags', tags: ['late'] };
  const sent = [...agents.values()].map((agent) => send(`/v1/devices/${code}`, change, agent));
  expect((await Promise.race(sent)).status).toBe(200);
  // It waits 250 ms for the process that hangs.
  expect(performance.now() - startMs).toBeGreaterThan(240);
  for (const one of sent) one.catch(() => undefined);
  for (const agent of agents.values()) void agent.destroy();
  // Time passes, so there are commits that it does not publish.
  await expect.poll(readers).not.toContain(first);
  await expect.poll(readers).toHaveLength(2);
  expect(readers()).toContain(second);
  expect((await sendAgain('/v1/time')).status).toBe(200);
});

test('a stop ends all processes', async () => {
  const all = readers();
  expect(await server.stop()).toBe(0);
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow();
});
