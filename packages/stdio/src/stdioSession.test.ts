import { PassThrough, Writable } from 'node:stream';
import { SCOPES } from '@astrarium/contract';
import { problem } from '@astrarium/space/service';
import { describe, expect, test } from 'vitest';
import { fakeHost, echo, type Message, request, sessionTester } from '../test/sessionTester.js';
import { stdioSession } from './stdioSession.js';

const time = (id: unknown) => request(id, 'time.get');
const timeGot = (id: unknown) => ({
  jsonrpc: '2.0',
  id,
  result: { status: 200, tick: 7, body: expect.objectContaining({ operation: 'time.get' }) },
});
const fault = (id: unknown, code: number) => ({
  jsonrpc: '2.0',
  id,
  error: expect.objectContaining({ code, message: expect.any(String) }),
});

/** The answers of a session to these lines. */
async function answers(...lines: readonly unknown[]): Promise<unknown[]> {
  const session = sessionTester(fakeHost(), 'good');
  session.send(...lines);
  return session.end();
}

describe('requests of JSON-RPC 2.0', () => {
  test.each([
    ['a request', time(1), timeGot(1)],
    ['a string id', time('a'), timeGot('a')],
    ['a null id', time(null), timeGot(null)],
    ['garbage', '{"jsonrpc": "2.0", "method": "foobar, "params"]', fault(null, -32700)],
    ['a value that is not a request', '1', fault(null, -32600)],
    ['another version', { ...time(1), jsonrpc: '1.0' }, fault(1, -32600)],
    ['a method that is not a string', { ...time(1), method: 1 }, fault(1, -32600)],
    ['an invalid id', { ...time(1), id: {} }, fault(null, -32600)],
    ['invalid params', { ...time(1), params: 1 }, fault(1, -32600)],
    ['params by position', { ...time(1), params: [1] }, fault(1, -32602)],
    ['an unknown method', request(1, 'time.put'), fault(1, -32601)],
    ['a method named like a member of Object', request(1, 'constructor'), fault(1, -32601)],
    ['an empty batch', '[]', fault(null, -32600)],
    ['a batch of nonsense', '[1,2]', [fault(null, -32600), fault(null, -32600)]],
    [
      'a batch with a notification',
      [time(1), { jsonrpc: '2.0', method: 'time.get' }, request(2, 'x')],
      [timeGot(1), fault(2, -32601)],
    ],
    ['a batch too large', Array.from({ length: 101 }, () => time(1)), fault(null, -32600)],
    ['a line too long', `"${'x'.repeat(1024 * 1024)}"`, fault(null, -32600)],
    ['a line nested too deep', '['.repeat(36) + ']'.repeat(36), fault(null, -32600)],
    ['a name given twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"x"}', fault(null, -32700)],
    [
      'a name given twice in params of a batch',
      `[${JSON.stringify(time(1))},{"jsonrpc":"2.0","method":"x","params":{"a":1,"\\u0061":2}}]`,
      fault(null, -32700),
    ],
    ['half a surrogate pair', request(1, 'a\ud800'), fault(null, -32700)],
  ])('%s', async (_what, line, answer) => {
    expect(await answers(line, time('next'))).toEqual([answer, timeGot('next')]);
  });

  test.each([
    '12345678901234567890123',
    '-0',
    '1.0',
    '0.10',
    '1e300',
    '"\\u0041\\ud83d\\ude80"',
    '"a\\"b"',
    '"id"',
    'null',
  ])('keeps the id %s as it was written', async (id) => {
    const session = sessionTester(fakeHost(), 'good');
    const line = `{"x":{"id":1},"jsonrpc":"2.0", "i\\u0064" : ${id} ,"method":"time.get"}`;
    const invalidRequest = `{"id":${id},"jsonrpc":"2.0","method":5}`;
    session.send(line, `[1,${line},{"a":["id",{"id":7}]},${invalidRequest}]`, invalidRequest);
    await session.end();
    const answer = `{"jsonrpc":"2.0","id":${id},`;
    const [first = '', batch = '', last = ''] = session.lines;
    expect(first.startsWith(`${answer}"result":{"status":200`)).toBe(true);
    const ids = batch.split('{"jsonrpc":"2.0","id":').map((text) => text.split(',"')[0]);
    expect(ids).toEqual(['[', 'null', id, 'null', id]);
    expect(last.startsWith(`${answer}"error":{"code":-32600`)).toBe(true);
  });
});

test('has no line separators of other languages in an answer', async () => {
  const text = 'a\u2028\u2029\u0085é€\u{1f680}';
  const session = sessionTester(fakeHost());
  session.send(time(text));
  expect(await session.end()).toEqual([timeGot(text)]);
  expect(session.lines.join('')).not.toMatch(/[\u0085\u2028\u2029]/);
});

describe('operations', () => {
  test('take flat params and refuse unknown ones', async () => {
    const host = fakeHost();
    const session = sessionTester(host, 'good');
    const params = { code: '00000001', command: 'travel', destination: 'SOL-3' };
    session.send(
      request(1, 'devices.command', { ...params, idempotency_key: 'k' }),
      request(2, 'devices.list', { limit: 5, __proto__: null, idempotency_key: 'k' }),
      '{"jsonrpc":"2.0","id":3,"method":"devices.list","params":{"__proto__":{"limit":1}}}',
    );
    await session.end();
    expect(host.calls).toEqual([
      {
        operation: 'devices.command',
        account: 1,
        scopes: SCOPES,
        path: { code: '00000001' },
        query: {},
        body: { command: 'travel', destination: 'SOL-3' },
        form: 'json',
        idempotencyKey: 'k',
      },
      expect.objectContaining({ query: { limit: 5, idempotency_key: 'k' }, body: undefined }),
      expect.objectContaining({ path: {} }),
    ]);
    expect(Object.keys(host.calls[2]?.query ?? {})).toEqual(['__proto__']);
  });

  test.each([
    ['invalid_field', -32602],
    ['conflicting_parameters', -32602],
    ['unauthorized', -32001],
    ['not_owner', -32003],
    ['unknown_device', -32004],
    ['device_busy', -32009],
    ['tick_not_retained', -32010],
    ['rate_limited', -32029],
    ['internal', -32603],
    ['unavailable', -32053],
  ] as const)('the problem %s is the error %d', async (code, rpc) => {
    const found = problem(code, 'why');
    const host = fakeHost(() => ({ status: found.status, body: found, tick: 7 }));
    const session = sessionTester(host);
    session.send(time(1));
    const error = { code: rpc, message: 'why', data: found };
    expect(await session.end()).toEqual([{ jsonrpc: '2.0', id: 1, error }]);
  });

  test.each([1, '', 'x'.repeat(256)])('reject the idempotency key %j', async (key) => {
    const params = { code: '00000001', command: 'scan', idempotency_key: key };
    expect(await answers(request(1, 'devices.command', params))).toEqual([fault(1, -32602)]);
  });

  test('mark a repeated answer', async () => {
    const session = sessionTester(fakeHost((call) => ({ ...echo(call), replayed: true })));
    session.send(time(1));
    const [message] = (await session.end()) as Message[];
    expect(message?.result).toMatchObject({ replayed: true });
  });

  test('answer an internal error for a method that throws', async () => {
    const session = sessionTester(fakeHost(() => Promise.reject(new Error('broken'))));
    session.send(time(1), request(2, 'methods.list'));
    const all = await session.end();
    expect(all).toEqual([fault(1, -32603), expect.objectContaining({ id: 2 })]);
  });
});

describe('the caller', () => {
  test('is the account of the token, until it is replaced or revoked', async () => {
    const host = fakeHost();
    const session = sessionTester(host);
    const give = (id: number, token: unknown) => request(id, 'session.authenticate', { token });
    session.send(time(1), give(2, 'bad'), give(3, 1), give(4, 'good'), time(5));
    await session.until(5);
    host.revoke();
    session.send(time(6));
    expect(await session.end()).toEqual([
      timeGot(1),
      fault(2, -32001),
      fault(3, -32001),
      { jsonrpc: '2.0', id: 4, result: { authenticated: true } },
      timeGot(5),
      timeGot(6),
    ]);
    expect(host.calls.map(({ account }) => account)).toEqual([0, 1, 0]);
  });
});

describe('many requests at once', () => {
  test('are answered as if made one by one', async () => {
    let stock = 0;
    const host = fakeHost(async (call) => {
      if (call.operation !== 'devices.command') return { ...echo(call), body: stock };
      const { amount } = call.body as { amount: number };
      await new Promise(setImmediate);
      stock += amount;
      return { ...echo(call), body: stock };
    });
    const session = sessionTester(host, 'good');
    const expected: unknown[] = [];
    let sum = 0;
    for (let id = 0; id < 1000; id += 1) {
      const writes = id % 7 < 4;
      if (writes) sum += id;
      expected.push({ jsonrpc: '2.0', id, result: { status: 200, tick: 7, body: sum } });
      const params = { code: '00000001', amount: id };
      session.send(writes ? request(id, 'devices.command', params) : time(id));
    }
    expect(await session.end()).toEqual(expected);
  });

  test('wait while too many are unanswered', async () => {
    let answer = (): void => undefined;
    const release = new Promise<void>((resolve) => (answer = resolve));
    const host = fakeHost(async (call) => {
      await release;
      return echo(call);
    });
    const session = sessionTester(host, 'good');
    const params = { code: '00000001', command: 'scan' };
    for (let id = 0; id < 500; id += 1) session.send(request(id, 'devices.command', params));
    await expect.poll(() => host.calls.length).toBe(64);
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(host.calls).toHaveLength(64);
    answer();
    expect(await session.end()).toHaveLength(500);
  });

  test('wait while nobody reads the answers', async () => {
    const host = fakeHost();
    const session = sessionTester(host);
    session.output.pause();
    const long = 'x'.repeat(10_000);
    for (let id = 0; id < 2000; id += 1) session.send(time(`${id}${long}`));
    await expect.poll(() => session.output.writableNeedDrain).toBe(true);
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(host.calls.length).toBeLessThan(300);
    session.output.resume();
    expect(await session.end()).toHaveLength(2000);
  });
});

describe('the end of a session', () => {
  test('comes when the output is closed', async () => {
    const input = new PassThrough();
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('EPIPE')),
    });
    const session = stdioSession({ input, output, host: fakeHost().host });
    input.write(`${JSON.stringify(time(1))}\n`.repeat(1000));
    await session;
    expect(input.destroyed).toBe(true);
  });

  test('comes when the input fails', async () => {
    const session = sessionTester(fakeHost());
    session.send(time(1));
    await session.until(1);
    session.input.destroy(new Error('gone'));
    await session.done;
  });
});

test('lists and describes its methods', async () => {
  const requests = [request(1, 'methods.list'), request(2, 'rpc.discover')];
  const [list, open] = (await answers(...requests)) as [Message, Message];
  const { methods } = list.result as { methods: { name: string; params: unknown[] }[] };
  const names = methods.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['devices.list', 'events.subscribe']));
  expect(names).not.toContain('events.stream');
  expect(methods.find(({ name }) => name === 'devices.get')?.params).toContainEqual({
    name: 'code',
    required: true,
  });
  const { components, methods: described, openrpc } = open.result as unknown as OpenRpc;
  expect(openrpc).toBe('1.3.2');
  // Methods of the session itself have no schemas, nor have cases of a body that has several.
  const operations = described.filter(
    ({ name }) => !/^(?:events\..*subscribe|methods|rpc|session)/.test(name),
  );
  const bare = operations.flatMap(({ name, params, result }) => [
    ...params.flatMap((one) =>
      Object.keys(one.schema).length === 0 && one.name !== 'idempotency_key'
        ? [`${name} ${one.name}`]
        : [],
    ),
    ...(Object.keys(result.schema).length === 0 ? [name] : []),
  ]);
  expect(bare).toEqual([]);
  const device = described.find(({ name }) => name === 'devices.get');
  expect(JSON.stringify(device?.result.schema)).toContain('"#/components/schemas/Device"');
  expect(components.schemas).toHaveProperty('Device');
});

interface OpenRpc {
  readonly openrpc: string;
  readonly components: { readonly schemas: object };
  readonly methods: readonly {
    readonly name: string;
    readonly params: readonly { readonly name: string; readonly schema: object }[];
    readonly result: { readonly schema: object };
  }[];
}
