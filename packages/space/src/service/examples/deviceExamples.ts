/** A drone that mines. */
export const EXAMPLE_DRONE = {
  device_code: 'c4aa60c0',
  device_type: 'mining_drone',
  replicant_code: 'b638f09a',
  location: 'SOL-BELT-1',
  features: ['cruise', 'mine', 'stow'],
  available_commands: ['travel', 'recall', 'retarget', 'deactivate', 'decommission', 'set_tags'],
  blocked_commands: {
    start_mining: 'device_busy',
    stow: 'no_vessel',
    deploy: 'wrong_state',
    change_owner: 'device_busy',
  },
  operational_capacity: 100,
  status: 'mining (carbon)',
  status_since_tick: 12800,
  tags: ['miner'],
  mining: {
    site: 'SOL-BELT-1-SITE-0',
    resource_type: 'carbon',
    rate_micro: 76923,
    quantity_mined: 276,
  },
  controller_device_code: null,
};

/** Answers by operation and status: of devices. */
export const DEVICE_EXAMPLES = {
  'devices.list': {
    200: {
      devices: [
        EXAMPLE_DRONE,
        {
          device_code: '9f763012',
          device_type: 'survey_drone',
          replicant_code: 'b638f09a',
          location: 'SOL-4',
          features: ['cruise', 'stow', 'survey'],
          available_commands: [
            'travel',
            'scan',
            'stow',
            'change_owner',
            'decommission',
            'set_tags',
          ],
          blocked_commands: {
            recall: 'already_there',
            deactivate: 'wrong_state',
            search: 'not_at_belt',
            deploy: 'wrong_state',
          },
          operational_capacity: 100,
          status: 'idle',
          status_since_tick: 2550,
          tags: [],
        },
      ],
      next_cursor: 4,
    },
  },
  'devices.get': { 200: EXAMPLE_DRONE },
  'devices.command': {
    200: {
      device_code: 'c4aa60c0',
      status: 'idle',
      operation: {
        id: 'c4aa60c0-1',
        kind: 'idle',
        state: 'done',
        started_at: '2026-01-01T00:00:00Z',
        completes_at: null,
        seconds_left: null,
        started_tick: 0,
        completes_tick: null,
      },
      tags: ['miner'],
    },
    201: {
      device_code: '10754654',
      status: 'waiting_for_resources',
      operation: {
        id: '10754654-4',
        kind: 'waiting_for_resources',
        state: 'waiting',
        started_at: '2026-01-01T00:46:40Z',
        completes_at: null,
        seconds_left: null,
        started_tick: 2800,
        completes_tick: null,
      },
      batch_id: 2,
      job_ids: [2],
    },
    202: {
      device_code: 'c9126086',
      status: 'travelling',
      operation: {
        id: 'c9126086-2',
        kind: 'travelling',
        state: 'running',
        started_at: '2026-01-01T00:46:40Z',
        completes_at: '2026-01-01T00:47:40Z',
        seconds_left: 60,
        started_tick: 2800,
        completes_tick: 2860,
      },
      arrives_tick: 2860,
      legs: [
        {
          from: 'SOL-BELT-1',
          to: 'SOL-4',
          mode: 'cruise',
          seconds: 60,
          arrives_tick: 2860,
          distance_au_micro: 3100272,
        },
      ],
    },
  },
  'devices.configure': {
    200: {
      device_code: '677386aa',
      device_type: 'atmo_processor',
      status: 'idle',
      configuration: { settings: { direction: 'increase', strength: 0.5 } },
    },
  },
};
