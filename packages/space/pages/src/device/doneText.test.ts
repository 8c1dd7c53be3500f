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
  const mining = text('start_mining', 'mining (carbon)', null);
  expect(mining).toBe('Mining carbon at SOL-BELT-1. Its end is not known.');
  expect(text('scan', 'scanning', 9)).toBe('Scanning at SOL-BELT-1. Ends in 9 s.');
  const travel = text('travel', 'travelling', 9, { legs: [{ to: 'SOL-4' }, { to: 'SOL-3' }] });
  expect(travel).toBe('Travelling to Earth. Arrives in 9 s.');
  const print = text('enqueue_print', 'printing (autofactory)', 9, { job_ids: [4, 5] });
  expect(print).toBe('Ordered 2 × mining drone. The present print ends in 9 s.');
  const waiting = text('enqueue_print', 'waiting_for_resources', null, { job_ids: [4] });
  expect(waiting).toBe('Ordered 1 × mining drone. It waits for resources.');
});

test('commands that are done at once say what changed', () => {
  const carbon = { deposited: { carbon: 1200, rares: 0 } };
  for (const [command, more, told] of [
    ['set_tags', { tags: ['a', 'b'] }, 'The tags are a, b.'],
    ['set_name', { name: 'my_ship' }, 'The name is my_ship.'],
    ['set_name', { name: null }, 'It has no name.'],
    ['stow', { stowed_in_device_code: 'c1' }, 'Stowed in vessel c1.'],
    ['attach', { attached_devices: ['c1'] }, '1 device is attached.'],
    ['deposit_resources', carbon, 'Unloaded 1\u202f200 carbon.'],
    ['deactivate', {}, 'Idle at SOL-BELT-1.'],
  ] as const) {
    expect(text(command, 'idle', null, more)).toBe(told);
  }
});

test('settings are told, though their answer has no operation', () => {
  const configuration = { settings: { strength: 0.5, direction: 'increase' } } as const;
  expect(doneText('configure', { status: 'idle', configuration }, CONTEXT)).toBe(
    'The strength is 0.5, the direction increase.',
  );
});
