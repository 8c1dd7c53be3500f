import { expect, test } from 'vitest';
import { type DoneAnswer, doneText } from './doneText.js';

const CONTEXT = {
  place: 'SOL-BELT-1',
  placeName: (code: string) => (code === 'SOL-3' ? 'Earth' : code),
  printed: 'mining_drone',
  nameOf: (code: string) => `vessel ${code}`,
  until: (tick: number) => `${tick} s`,
};

const text = (
  command: string,
  status: string,
  completes_tick: number | null,
  more: Partial<DoneAnswer> = {},
) => {
  const operation = { kind: status.split(' ')[0] ?? '', completes_tick };
  return doneText(command, { status, operation, ...more }, CONTEXT);
};

test('commands that take time say what begins, and when it ends', () => {
  expect(text('start_mining', 'mining (carbon)', null)).toBe(
    'Mining carbon at SOL-BELT-1. Its end is not known.',
  );
  expect(text('scan', 'scanning', 9)).toBe('Scanning at SOL-BELT-1. Ends in 9 s.');
  expect(text('travel', 'travelling', 9, { legs: [{ to: 'SOL-4' }, { to: 'SOL-3' }] })).toBe(
    'Travelling to Earth. Arrives in 9 s.',
  );
  expect(text('enqueue_print', 'printing (autofactory)', 9, { job_ids: [4, 5] })).toBe(
    'Ordered 2 × mining drone. The present print ends in 9 s.',
  );
  expect(text('enqueue_print', 'waiting_for_resources', null, { job_ids: [4] })).toBe(
    'Ordered 1 × mining drone. It waits for resources.',
  );
});

test('commands that are done at once say what changed', () => {
  expect(text('set_tags', 'mining (carbon)', null, { tags: ['a', 'b'] })).toBe(
    'The tags are a, b.',
  );
  expect(text('set_name', 'idle', null, { name: 'Argo' })).toBe('The name is Argo.');
  expect(text('set_name', 'idle', null, { name: 'my_ship' })).toBe('The name is my_ship.');
  expect(text('set_name', 'idle', null, { name: null })).toBe('It has no name.');
  expect(text('stow', 'stowed', null, { stowed_in_device_code: 'c1' })).toBe(
    'Stowed in vessel c1.',
  );
  expect(text('attach', 'idle', null, { attached_devices: ['c1'] })).toBe('1 device is attached.');
  expect(text('deposit_resources', 'idle', null, { deposited: { carbon: 1200, rares: 0 } })).toBe(
    'Unloaded 1\u202f200 carbon.',
  );
  expect(text('deactivate', 'idle', null)).toBe('Idle at SOL-BELT-1.');
});

test('settings are told, though their answer has no operation', () => {
  const configuration = { settings: { strength: 0.5, direction: 'increase' } } as const;
  expect(doneText('configure', { status: 'idle', configuration }, CONTEXT)).toBe(
    'The strength is 0.5, the direction increase.',
  );
});
