import { blueprintsView, type DeviceType, type Ruleset, rulesView } from '@astrarium/space';
import { DEVICE_EXAMPLES } from './deviceExamples.js';

const FIXED_EXAMPLES = {
  'time.get': {
    200: {
      tick: 2800,
      time: '2026-01-01T00:46:40Z',
      epoch: '2026-01-01T00:00:00Z',
      speed: 1,
      version: '0.1.0',
    },
  },
  'operations.get': {
    200: {
      id: 'c9126086-2',
      kind: 'travelling',
      state: 'running',
      started_at: '2026-01-01T00:46:40Z',
      completes_at: '2026-01-01T00:47:40Z',
      seconds_left: 60,
      started_tick: 2800,
      completes_tick: 2860,
      ended_at: null,
      ended_tick: null,
      outcome: null,
      device_code: 'c9126086',
      status: 'travelling',
    },
  },
  'operations.list': {
    200: {
      operations: [
        {
          id: 'c9126086-2',
          kind: 'travelling',
          state: 'done',
          started_at: '2026-01-01T00:46:40Z',
          completes_at: '2026-01-01T00:47:40Z',
          seconds_left: 0,
          started_tick: 2800,
          completes_tick: 2860,
          ended_at: '2026-01-01T00:47:40Z',
          ended_tick: 2860,
          outcome: 'travel.arrived',
          device_code: 'c9126086',
          status: 'idle',
        },
      ],
      next_cursor: null,
    },
  },
  'batch.run': {
    200: {
      applied: true,
      outcomes: [
        {
          status: 200,
          answer: DEVICE_EXAMPLES['devices.command'][200],
        },
      ],
    },
  },
} as const;

const SHOWN_TYPES: readonly DeviceType[] = ['mining_drone', 'autofactory'];

const isShown = (one: { readonly device_type: DeviceType }) =>
  SHOWN_TYPES.includes(one.device_type);

/** Answers by operation and status: of the game as a whole. */
export function generalAnswerExamples(ruleset: Ruleset) {
  const rules: object = rulesView(ruleset);
  return {
    ...FIXED_EXAMPLES,
    'rules.get': { 200: rules },
    'blueprints.list': { 200: { blueprints: blueprintsView(ruleset).filter(isShown) } },
  };
}
