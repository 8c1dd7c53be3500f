import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { LogWorld, PassProgress, PassReport } from '../theatreMessage.js';
import type { ShownLog } from './theatreState.js';
import { proofOf } from './verifyPanel.js';

const REPORT: PassReport['report'] = {
  ok: true,
  from_line: 1,
  cut: false,
  ticks: 900,
  commands: 5,
  events: 5,
  final_hash: '',
  sealed_line: 9,
  first_difference: null,
  problem: null,
  other_rules: null,
};

/** A log with 9 hashes, of which `here` are up to the shown tick. */
function shownLog(here: number, report?: Partial<PassReport['report']>): ShownLog {
  return {
    name: signal('a.jsonl'),
    log: signal(undefined),
    header: signal({
      game: 'x',
      version: 1,
      end: 900,
      digest: '',
      tickMs: 1000,
      tables: [],
      commandTypes: [],
    }),
    progress: signal({ hashes: 9, verified: 450, tick: 450 } as PassProgress),
    report: signal(report && { ...REPORT, ...report }),
    world: signal({ tick: 100, hashes: here } as LogWorld),
  };
}

test('one sentence says how many hashes up to the shown tick are equal', () => {
  const { sentence, state } = proofOf(shownLog(4, {}));
  expect(state).toBe('verified');
  expect(sentence).toBe(
    "All 4 hashes up to here were computed again in this page, and are equal to the log's. " +
      'So are the 5 later ones.',
  );
  expect(proofOf(shownLog(9, {})).sentence).toContain('The log has no more.');
  expect(proofOf(shownLog(0, {})).sentence).toBe('Each of the 9 hashes of the log is equal.');
});

test('while the log is replayed, the sentence says how far', () => {
  expect(proofOf(shownLog(1))).toMatchObject({ state: 'running', title: 'Verified so far' });
  expect(proofOf(shownLog(1)).sentence).toContain('The rest is replayed now: 50 %.');
  expect(proofOf(shownLog(0)).sentence).toContain('nothing is proved yet');
});

test('a log without an end, and what was not replayed, are told', () => {
  const cut = {
    ok: false,
    cut: true,
    problem: { reason: 'cut', line: 9, tick: 450, message: 'x' },
  };
  expect(proofOf(shownLog(4, cut as never))).toMatchObject({ state: 'cut' });
  expect(proofOf(shownLog(4, cut as never)).sentence).toContain('The log has no end');
  const later = proofOf(
    shownLog(4, { from_line: 20, other_rules: 'Other rules made it.' }),
  ).sentence;
  expect(later).toContain('Lines before 20 were not replayed. Other rules made it.');
});

test('a difference is told with its place', () => {
  const row = { table: 'lamps', row: 3, field: 'oil', recorded: 1, replayed: 2 };
  const first_difference = { from_tick: 400, tick: 500, tables: ['lamps'], row };
  const report = { ok: false, first_difference } as never;
  expect(proofOf(shownLog(4, report))).toEqual({
    state: 'different',
    title: 'Not equal',
    sentence:
      'The log and its replay are equal up to tick 400 (9 hashes), and differ at tick 500 ' +
      'in the table lamps, row 3, field oil.',
  });
});

test('a damaged log is told with its line', () => {
  const problem = { reason: 'json', line: 12, tick: 450, message: 'It is no JSON.' };
  const proof = proofOf(shownLog(4, { ok: false, problem } as never));
  expect(proof.state).toBe('broken');
  expect(proof.sentence).toContain('Line 12 cannot be replayed: It is no JSON.');
});
