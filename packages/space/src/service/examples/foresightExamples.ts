import { EXAMPLE_DRONE } from './deviceExamples.js';

/** The books of a category of which nothing was carried or is being built in. */
function amounts(stock: number, devices: number) {
  return { stock, holds: 0, escrow: 0, devices, replicants: 0, difference_micro: 0 };
}

/** Answers by operation and status: of what is yet to come, and of why. */
export const FORESIGHT_EXAMPLES = {
  'forks.run': {
    200: {
      from_tick: 12800,
      to_tick: 16400,
      others: 'idle',
      devices: [
        {
          device_code: 'c4aa60c0',
          without: EXAMPLE_DRONE,
          with: {
            device_code: 'c4aa60c0',
            device_type: 'mining_drone',
            replicant_code: 'b638f09a',
            location: 'SOL-BELT-1',
            features: ['cruise', 'mine', 'stow'],
            available_commands: [
              'travel',
              'recall',
              'start_mining',
              'change_owner',
              'decommission',
              'set_tags',
              'set_name',
            ],
            blocked_commands: {
              retarget: 'wrong_state',
              deactivate: 'wrong_state',
              stow: 'no_vessel',
              deploy: 'wrong_state',
            },
            operational_capacity: 99.9833,
            status: 'idle',
            status_since_tick: 13400,
            tags: ['miner'],
            name: null,
            number: 1,
            controller_device_code: null,
          },
        },
      ],
      stock: [{ location: 'SOL-BELT-1', resource_type: 'carbon', without: 426, with: 196 }],
      attributes: [],
      outcomes: [
        {
          tick: 13400,
          status: 200,
          answer: {
            device_code: 'c4aa60c0',
            status: 'idle',
            operation: {
              id: 'c4aa60c0-3',
              kind: 'idle',
              state: 'done',
              started_at: '2026-01-01T03:43:20Z',
              completes_at: null,
              seconds_left: null,
              started_tick: 13400,
              completes_tick: null,
            },
          },
        },
      ],
      first_refusal: null,
      events: [
        {
          id: '1767239000000-0',
          version: 1,
          category: 'mining',
          event: 'mining.stopped',
          replicant_code: 'b638f09a',
          device_code: 'c4aa60c0',
          device_type: 'mining_drone',
          star: 'SOL',
          location: 'SOL-BELT-1',
          payload: {
            belt: 'SOL-BELT-1',
            location: 'SOL-BELT-1',
            quantity_mined: 46,
            reason: 'deactivated',
            resource_type: 'carbon',
          },
          tick: 13400,
          created_at: '2026-01-01T04:43:20+01:00',
        },
      ],
    },
  },
  'forecast.get': {
    200: {
      from_tick: 12800,
      assuming: 'others idle',
      due: [
        {
          tick: 124861,
          due_at: '2026-01-02T10:41:01Z',
          kind: 'deposit_depleted',
          location: 'SOL-BELT-1',
          device_code: null,
          site: 'SOL-BELT-1-SITE-0',
          resource_type: 'carbon',
          attribute: null,
          numbers: { rate_micro: 76923 },
        },
        {
          tick: 2419200,
          due_at: '2026-01-29T00:00:00Z',
          kind: 'season_deadline',
          location: 'SOL-OBJ-1',
          device_code: null,
          site: null,
          resource_type: null,
          attribute: null,
          numbers: { season: 1 },
        },
      ],
      untimed: [
        {
          reason: 'short_stock',
          kind: 'print_completed',
          location: 'SOL-BELT-1',
          device_code: '10754654',
          site: null,
          resource_type: null,
          attribute: null,
          numbers: { job_id: 2, device_type: 'atmo_processor' },
        },
      ],
    },
  },
  'explain.get': {
    200: {
      about: 'mining',
      value: 76923,
      unit: 'micro_per_tick',
      formula: 'floor(1000 * yield_units * speed_per_mille / cycle_seconds)',
      terms: {
        device_code: 'c4aa60c0',
        availability: 'moderate',
        yield_units: 4,
        density: 'moderate',
        cycle_seconds: 52,
        capacity_ppm: 1000000,
        speed_per_mille: 1000,
      },
      parts: [],
    },
  },
  'audit.get': {
    200: {
      structural: amounts(1000, 3260),
      conductive: amounts(600, 1630),
      silicates: amounts(400, 565),
      carbon: amounts(150, 760),
      volatiles: amounts(0, 350),
      rares: amounts(60, 585),
    },
  },
};
