import { expect, test } from 'vitest';
import { adaTester, type TestCall } from '../hostTester.js';

const NOBODY = 'ffffffff';
const CODE = { path: { code: NOBODY } };
const NOWHERE = { path: { code: 'SOL-99' } };
const RECALL = { command: 'recall', device: NOBODY };
const SETTINGS = { configuration: { settings: { strength: 1 } } };

const AT_SOL = { path: { code: 'SOL-3' } };

const IN_PATH = { in: 'path', name: 'code' };
const inQuery = (name: string) => ({ in: 'query', name });
const FIRST = { in: 'body', pointer: '#/commands/0/device' };

const CASES: readonly (readonly [string, TestCall, code: string, error: object])[] = [
  ['devices.get', CODE, 'unknown_device', IN_PATH],
  ['devices.command', { ...CODE, body: { command: 'recall' } }, 'unknown_device', IN_PATH],
  ['devices.configure', { ...CODE, body: SETTINGS }, 'unknown_device', IN_PATH],
  ['replicants.get', CODE, 'unknown_replicant', IN_PATH],
  ['replicants.events', CODE, 'unknown_replicant', IN_PATH],
  ['replicants.update', { ...CODE, body: { name: 'Eve' } }, 'unknown_replicant', IN_PATH],
  ['locations.get', NOWHERE, 'unknown_location', IN_PATH],
  ['locations.inventory', NOWHERE, 'unknown_location', IN_PATH],
  ['locations.contribute', { ...NOWHERE, body: { devices: ['x'] } }, 'unknown_location', IN_PATH],
  ['locations.contribute', { ...AT_SOL, body: { devices: ['x'] } }, 'not_a_megastructure', IN_PATH],
  ['inventory.list', { query: { location: 'SOL-99' } }, 'unknown_location', inQuery('location')],
  [
    'devices.get',
    { ...CODE, query: { acting_replicant: NOBODY } },
    'unknown_replicant',
    inQuery('acting_replicant'),
  ],
];

test('a refusal is said of the field that has it', async () => {
  const { account, tester } = await adaTester();
  for (const [name, parameters, code, at] of CASES) {
    const body = await tester.body(name, { account, ...parameters });
    expect(body, `${name} ${code}`).toMatchObject({ code, errors: [{ ...at, code }] });
  }
});

test('of a list of commands it is said which one, and that its device is unknown', async () => {
  const { account, tester } = await adaTester();
  const problem = { code: 'unknown_device', errors: [FIRST] };
  const batch = await tester.body('batch.run', { account, body: { commands: [RECALL] } });
  expect(batch).toMatchObject({ outcomes: [{ problem }] });
  const plan = { commands: [{ ...RECALL, at: 0 }], ticks: 1 };
  const fork = await tester.body('forks.run', { account, body: plan });
  expect(fork).toMatchObject({ outcomes: [{ problem }], first_refusal: { problem } });
});
