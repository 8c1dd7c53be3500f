import { rulesetHash, STANDARD_RULESET } from '@astrarium/core';

/** Answers by operation and status: of the game as a whole. */
export const GAME_EXAMPLES = {
  'time.get': {
    200: {
      tick: 2800,
      time: '2026-01-01T00:46:40Z',
      epoch: '2026-01-01T00:00:00Z',
      speed: 1,
      version: '0.1.0',
    },
  },
  'rules.get': { 200: { hash: rulesetHash(STANDARD_RULESET), ruleset: STANDARD_RULESET } },
  'blueprints.list': {
    200: {
      blueprints: [
        {
          device_type: 'mining_drone',
          cost: {
            structural: 100,
            conductive: 50,
            silicates: 25,
            carbon: 25,
            volatiles: 0,
            rares: 0,
          },
          print_seconds: 600,
          features: ['cruise', 'mine', 'stow'],
          drive_per_mille: 1000,
          stow_places: 1,
          stow_capacity: 0,
          cargo_capacity: 0,
          queue_length: 0,
          parts_only: false,
        },
        {
          device_type: 'autofactory',
          cost: {
            structural: 800,
            conductive: 400,
            silicates: 200,
            carbon: 150,
            volatiles: 50,
            rares: 80,
          },
          print_seconds: 2400,
          features: ['cruise', 'print', 'stow'],
          drive_per_mille: 300,
          stow_places: 8,
          stow_capacity: 0,
          cargo_capacity: 0,
          queue_length: 10,
          parts_only: false,
        },
      ],
    },
  },
  'operations.get': {
    200: {
      id: 'c9126086-2',
      kind: 'travelling',
      state: 'running',
      started_at: '2026-01-01T00:46:40Z',
      completes_at: '2026-01-01T00:47:40Z',
      started_tick: 2800,
      completes_tick: 2860,
      device_code: 'c9126086',
      status: 'travelling',
    },
  },
  'batch.run': {
    200: {
      applied: true,
      outcomes: [
        {
          status: 200,
          answer: {
            device_code: 'c4aa60c0',
            status: 'idle',
            operation: {
              id: 'c4aa60c0-1',
              kind: 'idle',
              state: 'done',
              started_at: '2026-01-01T00:00:00Z',
              completes_at: null,
              started_tick: 0,
              completes_tick: null,
            },
            tags: ['miner'],
          },
        },
      ],
    },
  },
};
