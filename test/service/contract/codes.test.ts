import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedGame } from '../servedGame.js';

let game: Awaited<ReturnType<typeof servedGame>>;
let token = '';
beforeAll(async () => {
  game = await servedGame();
  ({ token } = await game.join('Ada'));
});
afterAll(() => game.close());

async function send(path: string, body?: object, method = body === undefined ? 'GET' : 'POST') {
  const { headers: _, ...answer } = await game.call({ token }, method, path, body);
  return answer;
}

async function fleet() {
  const { body } = await send('/v1/devices');
  const devices = body['devices'] as readonly Record<
    'device_code' | 'device_type' | 'replicant_code',
    string
  >[];
  const codeOf = (type: string): string =>
    devices.find(({ device_type }) => device_type === type)?.device_code ?? '';
  return { devices, codeOf, replicant: devices[0]?.replicant_code ?? '' };
}

test('codes in bodies are read without regard to case, and answered as usual', async () => {
  const { codeOf } = await fleet();
  const device = codeOf('mining_drone');
  const path = `/v1/devices/${device.toUpperCase()}`;
  const travelled = await send(path, { command: 'travel', destination: 'sol-4', dry_run: true });
  expect(travelled.body).toMatchObject({ status: 202, answer: { device_code: device } });
  const tag = { device: device.toUpperCase(), command: 'set_tags', tags: ['x'] };
  const { body } = await send('/v1/batch', { commands: [tag] });
  expect(body).toMatchObject({ outcomes: [{ status: 200, answer: { device_code: device } }] });
  const { body: travelling } = await send(path, { command: 'travel', destination: 'sol-4' });
  const { id } = travelling['operation'] as { readonly id: string };
  expect((await send(`/v1/operations/${id.toUpperCase()}`)).body).toMatchObject({ id });
});

test('one device under two spellings of its code is given once', async () => {
  const { codeOf } = await fleet();
  const code = codeOf('survey_drone');
  const devices = [code, code.toUpperCase()];
  const { body } = await send('/v1/locations/sol-obj-1/contribute', { devices });
  expect(body).toMatchObject({
    location: 'SOL-OBJ-1',
    rejected: [code],
    rejected_detail: [{ device_code: code }, { device_code: code, reason: 'duplicate' }],
  });
});

test.each([
  'ada@example.org',
  'ada%sub@example.org',
  "o'neil+game@sub.example.co.uk",
  'ada@bücher.example',
  'ada@例え.テスト',
  'ada@xn--bcher-kva.example',
  '!#$%&*/=?^_`{|}~-@example.org',
])('accepts the address %s', async (email) => {
  expect((await send('/v1/accounts', { email, name: 'Ada' })).status).toBe(200);
});

test.each([
  'ada',
  'ada@example',
  'ada@@example.org',
  'ada@exa mple.org',
  'ada@-example.org',
  'ada@example..org',
  '.ada@example.org',
  'ädä@example.org',
  '"a b"@example.org',
  'ada@example.org\r\nBcc: eve@example.org',
  'Ada <ada@example.org>',
  'ada@127.0.0.1',
  `${'a'.repeat(65)}@example.org`,
])('rejects the address %j', async (email) => {
  expect(await send('/v1/accounts', { email, name: 'Ada' })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '#/email' }] },
  });
});

test('two spellings of a domain are one address', async () => {
  const open = (email: string) => game.host.openAccount({ email, name: 'Eve', timezone: 'UTC' });
  const { body: first } = await open('eve@bücher.example');
  const { body: again } = await open('Eve@XN--BCHER-KVA.example');
  const accountOf = (body: unknown) => (body as { readonly account: number }).account;
  expect(accountOf(again)).toBe(accountOf(first));
});
