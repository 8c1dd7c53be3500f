const MINING_STARTED = {
  id: '1767238400000-0',
  version: 1,
  category: 'mining',
  event: 'mining.started',
  replicant_code: 'b638f09a',
  device_code: 'c4aa60c0',
  device_type: 'mining_drone',
  star: 'SOL',
  location: 'SOL-BELT-1',
  payload: {
    availability: 'moderate',
    belt: 'SOL-BELT-1',
    cycle_time_seconds: 52,
    density: 'moderate',
    designation: 'SOL-BELT-1-SITE-0',
    location: 'SOL-BELT-1',
    location_type: 'belt',
    resource_type: 'carbon',
    site: 'SOL-BELT-1-SITE-0',
  },
  tick: 12800,
  created_at: '2026-01-01T04:33:20+01:00',
};

/** Answers by operation and status: of what happened. */
export const EVENT_EXAMPLES = {
  'events.list': {
    200: {
      events: [
        {
          id: '1767228460000-0',
          version: 1,
          category: 'travel',
          event: 'travel.arrived',
          replicant_code: 'b638f09a',
          device_code: 'c9126086',
          device_type: 'heaven_vessel',
          star: 'SOL',
          location: 'SOL-4',
          payload: { location: 'SOL-4', origin: 'SOL-BELT-1' },
          tick: 2860,
          created_at: '2026-01-01T01:47:40+01:00',
        },
        MINING_STARTED,
      ],
      next_cursor: null,
    },
  },
  'events.summary': {
    200: {
      after: '1767227000000-0',
      last_id: '1767238400000-0',
      tick: 12911,
      from_tick: 2860,
      is_complete: true,
      counts: { 'travel.arrived': 2, 'mining.stopped': 1, 'mining.started': 1 },
      mined: { carbon: 310 },
      mined_for_controllers: {},
      printed: {},
    },
  },
  'events.get': { 200: MINING_STARTED },
  'news.list': {
    200: {
      news: [
        { id: 27, tick: 98112, kind: 'season_completed', location: 'SOL-OBJ-1', count: 1 },
        {
          id: 15,
          tick: 93600,
          kind: 'contributed',
          location: 'SOL-OBJ-1',
          replicant: 'Ada',
          replicant_code: 'b638f09a',
          device_type: 'surge_plate',
          count: 12,
        },
        {
          id: 14,
          tick: 90010,
          kind: 'hub_built',
          location: 'ALPHACEN',
          replicant: 'Bob',
          replicant_code: '7be0410d',
          count: 1,
        },
        { id: 13, tick: 86400, kind: 'milestone', location: 'SOL-4', count: 1 },
      ],
      next_cursor: null,
    },
  },
  'replicants.events': {
    200: {
      events: [
        {
          created_at: '2026-01-01T01:47:40+01:00',
          device_code: 'c9126086',
          device_type: 'heaven_vessel',
          event_type: 'travel_arrived',
          message: 'The heaven vessel arrived at SOL-4 from SOL-BELT-1.',
          payload: { location: 'SOL-4', origin: 'SOL-BELT-1' },
        },
        {
          created_at: '2026-01-01T04:33:20+01:00',
          device_code: 'c4aa60c0',
          device_type: 'mining_drone',
          event_type: 'mining_started',
          message: 'The mining drone began to mine carbon at SOL-BELT-1-SITE-0.',
          payload: MINING_STARTED.payload,
        },
      ],
      next_cursor: null,
    },
  },
};

/** Answers by operation and status: of messages. */
export const MESSAGE_EXAMPLES = {
  'messages.send': { 200: { to: '#general', copies: 12 } },
  'messages.list': {
    200: {
      messages: [
        {
          id: '1767229200000-0',
          replicant_code: 'b638f09a',
          sender_code: '7be0410d',
          channel: '#general',
          text: 'Who has conductive resources near SOL?',
          tick: 3600,
          created_at: '2026-01-01T02:00:00+01:00',
        },
      ],
      next_cursor: null,
    },
  },
};
