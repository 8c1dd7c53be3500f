import { SERVICE_PROBLEMS, REQUEST_PROBLEMS, pointerOf } from '@astrarium/contract';
import { DEVICE_COMMANDS, REFUSAL_CODES } from '@astrarium/space';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMAND_PROBLEMS } from '../operations/deviceOperations.js';
import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from './refusalProblems.js';
import { SPACE_PROBLEMS, problemOf } from './spaceProblems.js';

const PACKAGES = fileURLToPath(new URL('../../../../', import.meta.url));

/** The texts of the sources below some folders of packages. */
function sourcesBelow(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${PACKAGES}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${PACKAGES}${folder}/${file}`, 'utf8')),
  );
}

/** The codes that the sources of the engine and of the game refuse with. */
function refusedWith(): string[] {
  const found = sourcesBelow('core/src', 'space/src').flatMap((text) => [
    ...text.matchAll(/\b(?:refuse|refuseShort|refuseTooMany|refusal)\(\s*'([a-z_]+)'/g),
  ]);
  return [...new Set(found.map(([, code]) => code ?? ''))].sort();
}

test('every refusal has its problem', () => {
  const codes = [...refusedWith(), ...REFUSAL_CODES, ...permissions()];
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !Object.hasOwn(SPACE_PROBLEMS, code))).toEqual([]);
});

test('no problem of a refusal is unused', () => {
  const codes = new Set([...refusedWith(), ...permissions()]);
  const known = Object.keys({ ...REFUSAL_PROBLEMS, ...LIMIT_PROBLEMS });
  expect(known.filter((code) => !codes.has(code))).toEqual([]);
});

function permissions(): string[] {
  const rows = DEVICE_COMMANDS.flatMap(({ permissions }) => Object.values(permissions));
  return [...new Set(rows)].filter((permission) => permission !== 'allowed');
}

test('no other problem is unused', () => {
  const space = 'space/src/service/handlers';
  const folders = ['host/src', 'http/src', 'sse/src', 'stdio/src', 'contract/src/input', space];
  const files = sourcesBelow(...folders);
  const codes = Object.keys({ ...REQUEST_PROBLEMS, ...SERVICE_PROBLEMS });
  expect(codes.filter((code) => !files.some((text) => text.includes(`'${code}'`)))).toEqual([]);
});

test('each code is defined once, with a status of its kind', () => {
  const tables = [REQUEST_PROBLEMS, REFUSAL_PROBLEMS, LIMIT_PROBLEMS, SERVICE_PROBLEMS];
  const codes = tables.flatMap((table) => Object.keys(table));
  expect(new Set(codes).size).toBe(codes.length);
  for (const [code, { status, text, title }] of Object.entries(SPACE_PROBLEMS)) {
    expect(code).toMatch(/^[a-z_]+$/);
    expect(title).not.toMatch(/\.$/);
    expect(text).toMatch(/\.$/);
    const isMissing = !['unknown_command', 'unknown_host'].includes(code);
    if (code.startsWith('unknown_') && isMissing) expect(status).toBe(404);
  }
  expect(SPACE_PROBLEMS.device_busy.status).toBe(409);
  expect(SPACE_PROBLEMS.wrong_state.status).toBe(409);
  expect(SPACE_PROBLEMS.not_owner.status).toBe(403);
  expect(SPACE_PROBLEMS.system_locked.status).toBe(403);
  expect(SPACE_PROBLEMS.invalid_field.status).toBe(422);
  expect(SPACE_PROBLEMS.unknown_command.status).toBe(400);
});

test('commands to devices are refused with problems that there are', () => {
  expect(DEVICE_COMMANDS.length).toBeGreaterThan(20);
  expect(COMMAND_PROBLEMS.filter((code) => !Object.hasOwn(SPACE_PROBLEMS, code))).toEqual([]);
});

test('a refusal keeps its sentence and its numbers', () => {
  const refusal = { code: 'queue_full', message: 'room for 2 more', numbers: { max: 10 } };
  expect(problemOf(refusal)).toEqual({
    type: '/problems/queue_full',
    title: 'Queue full',
    status: 409,
    detail: 'room for 2 more',
    code: 'queue_full',
    rule: { max: 10 },
  });
});

test('a field becomes a pointer, wherever the body has it', () => {
  const numbers = { field: 'config.ratios.carbon', rule: 'integer', min: 0, max: 9 };
  const refusal = { code: 'invalid_field', message: 'no', numbers };
  const error = { code: 'integer', detail: 'no', expected: { min: 0, max: 9 } };
  expect(problemOf(refusal)).toMatchObject({
    status: 422,
    rule: { min: 0, max: 9 },
    errors: [{ ...error, in: 'body', pointer: '#/config/ratios/carbon' }],
  });
  const listed = problemOf(refusal, { in: 'body', under: ['commands', 3] });
  expect(listed.errors).toMatchObject([{ pointer: '#/commands/3/config/ratios/carbon' }]);
  const argsRefusal = { ...refusal, numbers: { field: 'args', rule: 'object' } };
  expect(problemOf(argsRefusal).errors).toMatchObject([{ pointer: '#' }]);
});

test('what is wrong with a parameter is no matter of the body', () => {
  const numbers = { field: 'limit', rule: 'integer' };
  const refusal = { code: 'invalid_field', message: 'no', numbers };
  expect(problemOf(refusal, { in: 'query' })).toEqual({
    type: '/problems/invalid_parameters',
    title: 'Invalid parameters',
    status: 400,
    detail: 'no',
    code: 'invalid_parameters',
    errors: [{ in: 'query', name: 'limit', code: 'integer', detail: 'no' }],
  });
});

test('a field of a command that the path has is said of the path, whatever the body has', () => {
  const where = { in: 'body', under: ['settings'], path: { device: 'code' } } as const;
  const numbers = { field: 'device', rule: 'text' };
  const refusal = { code: 'invalid_field', message: 'no', numbers };
  expect(problemOf(refusal, where)).toMatchObject({
    code: 'invalid_parameters',
    errors: [{ in: 'path', name: 'code', code: 'text' }],
  });
  const other = { ...refusal, numbers: { field: 'strength', rule: 'number' } };
  expect(problemOf(other, where)).toMatchObject({
    code: 'invalid_field',
    errors: [{ in: 'body', pointer: '#/settings/strength' }],
  });
});

test('a code that nobody knows is our fault', () => {
  const refusal = { code: 'constructor', message: 'no', numbers: {} };
  expect(problemOf(refusal)).toMatchObject({ status: 500, code: 'internal' });
});

test('pointers are escaped, and hold whatever a name can be', () => {
  expect(pointerOf([])).toBe('#');
  expect(pointerOf(['a/b', 'c~d', 0, 'é %', '\ud800'])).toBe(
    '#/a~1b/c~0d/0/%C3%A9%20%25/%EF%BF%BD',
  );
  expect(pointerOf(['x'.repeat(999)])).toHaveLength(66);
});
