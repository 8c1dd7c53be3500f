import { SERVICE_PROBLEMS, REQUEST_PROBLEMS } from '@astrarium/contract';
import { DEVICE_COMMANDS, REFUSAL_CODES } from '@astrarium/space';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMAND_PROBLEMS } from '../operations/deviceOperations.js';
import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from './refusalProblems.js';
import { SPACE_PROBLEMS } from './spaceProblems.js';

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
