import { PUBLIC_STARS } from '../../galaxy/starAt.js';
import { type Operation, type Problem, isProblem, type RawInput } from '@astrarium/contract';
import { contractFor } from '../contractFor.js';
import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { FULL } from '../../../../testkit/test/tier.js';

const { operations, readInput } = contractFor(STANDARD_RULESET);

const RAW: RawInput = { path: {}, query: {}, body: undefined, form: 'text' };
const CODE = { code: '1f3a92c4' };

function refusal(name: string, raw: Partial<RawInput>): Problem {
  const read = readInput(name, { ...RAW, ...raw });
  if (!isProblem(read)) throw new Error('it was read');
  return read;
}

function read<N extends string>(name: N, raw: Partial<RawInput>) {
  const input = readInput(name, { ...RAW, ...raw });
  if (isProblem(input)) throw new Error(JSON.stringify(input));
  return input;
}

const brief = ({ status, code, errors = [] }: Problem) => [
  status,
  code,
  ...errors.map((one) => `${one.in} ${one.pointer ?? one.name} ${one.code}`),
];

test('parameters get their types and their defaults', () => {
  const { path, query } = read('devices.list', {
    query: { limit: '50', untagged: 'true', location: 'SOL', cursor: '0' },
  });
  expect(path).toEqual({});
  expect(query).toEqual({ limit: 50, untagged: true, location: 'SOL', cursor: 0 });
  expect(read('devices.list', {}).query).toEqual({ limit: 20, untagged: false });
  expect(read('events.list', {}).query).toEqual({ limit: 100, filtered: false });
  expect(read('replicants.events', { path: CODE }).query).toEqual({ limit: 20, latest: false });
});

test.each(['0', '-1', '51', '1e2', ' 5', '5.0', '5 ', '', '٥', '+5', '05', '0x5', 'NaN'])(
  'a limit of %j is refused',
  (limit) => {
    const { status, code, errors } = refusal('devices.list', { query: { limit } });
    expect([status, code]).toEqual([400, 'invalid_parameters']);
    expect(errors).toMatchObject([{ in: 'query', name: 'limit' }]);
  },
);

test('a flag is true, 1, false or 0', () => {
  const flag = (filtered: string) => readInput('events.list', { ...RAW, query: { filtered } });
  for (const [n, filtered] of ['false', 'true', '0', '1'].entries()) {
    expect(flag(filtered)).toMatchObject({ query: { filtered: n % 2 === 1 } });
  }
  for (const wrong of ['TRUE', '2', 'yes', '', 'false ']) {
    expect([wrong, flag(wrong)]).toMatchObject([wrong, { status: 400 }]);
  }
});

test('all that is wrong with parameters is told at once', () => {
  const query = { limit: '0', tag: ['a', 'b'], colour: 'red', ['__proto__' + '']: 'x' };
  expect(brief(refusal('devices.list', { query }))).toEqual([
    400,
    'invalid_parameters',
    'query limit too_small',
    'query tag repeated_parameter',
    'query colour unknown_parameter',
    'query __proto__ unknown_parameter',
  ]);
});

test.each([
  ['events.list', ['nonsense', '', '12-34']],
  ['devices.list', ['SOL', '']],
  ['inventory.list', ['']],
] as const)('%s: the cursors %j are malformed', (name, cursors) => {
  for (const cursor of cursors) {
    const refused = { status: 400, code: 'invalid_cursor' };
    expect(refusal(name, { query: { cursor } })).toMatchObject(refused);
  }
});

test('of each parameter it is said what all it excludes', () => {
  const query = { untagged: 'true', tags: 'a', exclude_tags: 'b', tag: 'c' };
  expect(refusal('devices.list', { query }).errors?.map(({ detail }) => detail)).toEqual([
    'untagged cannot be combined with tag, tags, exclude_tags.',
    'tag cannot be combined with untagged, tags.',
    'tags cannot be combined with untagged, tag.',
    'exclude_tags cannot be combined with untagged.',
  ]);
});

test('a zone is kept as the tz database writes it', () => {
  const { commands } = read('accounts.update', { body: { timezone: 'europe/BERLIN' } });
  expect(commands[0]?.read.args).toEqual({ timezone: 'Europe/Berlin' });
  const account = { email: 'ada@example.org', name: 'Ada', timezone: 'us/eastern' };
  const { body } = read('accounts.create', { body: account });
  expect(body).toEqual({ ...account, timezone: 'US/Eastern' });
});

test('a false flag conflicts with nothing', () => {
  const query = { latest: 'false', cursor: '3' };
  expect(read('replicants.events', { path: CODE, query }).query['cursor']).toBe(3);
  read('devices.list', { query: { untagged: 'false', tag: 'a' } });
  read('devices.list', { query: { exclude_tags: 'a', tag: 'a' } });
});

test('a number may have decimals, where no integer is wanted', () => {
  const threshold = (text: string) =>
    readInput('forecast.get', { ...RAW, query: { location: 'SOL-3', threshold: text } });
  expect(threshold('1.25')).toMatchObject({ query: { threshold: 1.25 } });
  expect(threshold('20')).toMatchObject({ query: { threshold: 20 } });
  for (const wrong of ['1.', '.5', '1e3', '-1', '1,5', ' 1', '0x1', 'NaN', 'Infinity', '']) {
    expect([wrong, threshold(wrong)]).toMatchObject([wrong, { status: 400 }]);
  }
});

test('what is asked about says what else is wanted', () => {
  const about = 'travel';
  expect(brief(refusal('explain.get', { query: { about, site: 'S' } }))).toEqual([
    400,
    'invalid_parameters',
    'query device_code required',
    'query destination required',
    'query site not_taken',
  ]);
  read('explain.get', { query: { about, device_code: CODE.code, destination: 'SOL-3' } });
  expect(refusal('explain.get', { query: { about: 'constructor' } }).status).toBe(400);
});

test('a moment is a tick or a time', () => {
  const at = (text: string) => read('devices.list', { query: { at: text } }).query['at'];
  expect(at('3600')).toBe(3600);
  expect(at('2026-01-01T12:00:00+01:00')).toBe('2026-01-01T12:00:00+01:00');
  const after = '2026-11-21T12:00-03';
  expect(read('events.list', { query: { after } }).query['after']).toBe(after);
  for (const wrong of ['-1', '1.5', 'yesterday']) {
    expect(brief(refusal('devices.list', { query: { at: wrong } }))[2]).toContain('query at');
  }
  expect(read('devices.list', { query: { at: 5 }, form: 'json' }).query['at']).toBe(5);
});

test.each([
  ['devices.get', { path: { code: 'ABC' } }, 'code must be 8 hex digits.'],
  [
    'events.list',
    { query: { cursor: '1' } },
    'cursor must be 1 to 20 digits, a hyphen and a digit.',
  ],
  ['time.get', { query: { at: 'now' } }, 'at must be a tick from 0 on, or a time in ISO 8601'],
  ['inventory.list', { query: { cursor: 'z_z' } }, 'cursor must be the code of a location'],
  ['time.get', { query: { at: [] }, form: 'json' }, 'at must be a tick from 0 on, or a time in'],
  ['accounts.update', { body: { timezone: '+01:00' } }, '#/timezone must be the IANA name'],
  ['accounts.create', { body: { email: 'a', name: 'A' } }, '#/email must be an e-mail address'],
] as const)('%s: %j is told its form', (name, raw, detail) => {
  const found = refusal(name, raw);
  expect(found.detail).toContain(detail);
  expect(found.errors).toMatchObject([
    { code: 'malformed', expected: { form: expect.any(String) } },
  ]);
});

test('a body is refused as a whole, in its own order', () => {
  const body = JSON.parse(
    '{"b/a~":1,"configuration":{"settings":{"direction":"up","strength":2,"__proto__":1}}}',
  );
  const found = refusal('devices.configure', { path: CODE, body });
  expect(brief(found)).toEqual([
    422,
    'invalid_field',
    'body #/b~1a~0 unknown_member',
    'body #/configuration/settings/direction one_of',
    'body #/configuration/settings/strength too_big',
    'body #/configuration/settings/__proto__ forbidden_member',
  ]);
  expect(found.errors?.[2]?.expected).toEqual({ max: 1 });
});

test('a body that must be there, and one that must not', () => {
  const missing = refusal('devices.configure', { path: CODE });
  expect(brief(missing)).toEqual([422, 'invalid_field', 'body # required']);
  expect(refusal('devices.get', { path: CODE, body: {} }).code).toBe('invalid_parameters');
  expect(read('accounts.verify', { path: { token: 'a'.repeat(43) } }).body).toBeUndefined();
});

test('at most 20 errors are told', () => {
  const body = Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`m${n}`, 1]));
  const { detail, errors } = refusal('accounts.update', { body });
  expect(errors).toHaveLength(20);
  expect(errors?.[0]).toMatchObject({ pointer: '#/m0' });
  expect(detail).toMatch(/more than 20 errors/);
});

test.each([
  ['accounts.update', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`m${n}`, 1]))],
  ['accounts.update', { bobnet_channels: Array.from({ length: 10_000 }, () => 1) }],
  ['accounts.update', { name: 'a'.repeat(60_000) }],
  ['accounts.create', { email: `${'a-'.repeat(30_000)}@` }],
] as const)('%s: a huge bad body is read in little time', (name, body) => {
  const start = performance.now();
  expect(refusal(name, { body }).status).toBe(422);
  const ms = performance.now() - start;
  if (FULL) expect(ms).toBeLessThan(1000);
});

test('a command that is none is told those that are', () => {
  const found = refusal('devices.command', { path: CODE, body: { command: 'dance', x: 1 } });
  expect(brief(found)).toEqual([400, 'unknown_command', 'body #/command unknown_command']);
  expect(found.rule?.['allowed']).toContain('start_mining');
  const none = refusal('devices.command', { path: CODE, body: {} });
  expect(brief(none)).toEqual([422, 'invalid_field', 'body #/command required']);
});

test('every operation is found under the path of its parameters', () => {
  for (const { parameters, path } of Object.values<Operation>(operations)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(parameters?.shape ?? {})).toEqual(named);
  }
});

test('a body has at most 32 levels', () => {
  const nested = (levels: number): object => (levels > 1 ? { a: nested(levels - 1) } : {});
  const codesOf = (levels: number) =>
    refusal('accounts.update', { body: nested(levels) }).errors?.map(({ code }) => code);
  expect(codesOf(32)).not.toContain('too_deep');
  expect(codesOf(33)).toContain('too_deep');
});

test('news is of the stars that the public map has', () => {
  const { query } = operations['galaxy.get']!;
  expect(query?.safeParse({ limit: PUBLIC_STARS }).success).toBe(true);
  expect(query?.safeParse({ limit: PUBLIC_STARS + 1 }).success).toBe(false);
});
