const RESOURCES = {
  structural: 'rich',
  conductive: 'high',
  silicates: 'high',
  carbon: 'moderate',
  volatiles: 'low',
  rares: 'low',
};

const SEASON = {
  season: 1,
  name: 'First Light',
  state: 'active',
  objective: {
    location: 'SOL-OBJ-1',
    name: 'Lantern Array',
    progress: 0,
    requirements: {
      autofactory: { needed: 440, contributed: 0 },
      surge_plate: { needed: 3300, contributed: 0 },
      ftl_beacon: { needed: 2200, contributed: 0 },
    },
    season: 1,
    status: 'open',
  },
  started_tick: 0,
  deadline_tick: 2419200,
  completed_tick: null,
  next_season_tick: 2419200,
  contributor_count: 1,
  contributors: [{ rank: 1, replicant: 'Ada', replicant_code: 'b638f09a', devices: 12 }],
  next_cursor: null,
};

/** Answers by operation and status: of places. */
export const PLACE_EXAMPLES = {
  'locations.get': {
    200: {
      code: 'SOL-BELT-1',
      location: 'SOL-BELT-1',
      location_type: 'belt',
      system: 'SOL',
      devices: [
        { device_code: 'c4aa60c0', device_type: 'mining_drone', status: 'mining (carbon)' },
        { device_code: '0b422bfe', device_type: 'mining_drone', status: 'idle' },
      ],
      device_count: 2,
      inventory: [
        { resource_type: 'structural', quantity: 1000 },
        { resource_type: 'conductive', quantity: 600 },
      ],
      surveyed: true,
      belt: {
        density: 'moderate',
        designation: 'SOL-BELT-1',
        inner_radius_au: 2.1,
        outer_radius_au: 3.3,
        resources: RESOURCES,
      },
      resource_sites: [
        {
          designation: 'SOL-BELT-1-SITE-0',
          name: 'Primary site',
          site_index: 0,
          resources_remaining_pct: {
            structural: 100,
            conductive: 100,
            silicates: 100,
            carbon: 100,
            volatiles: 100,
            rares: 100,
          },
          resources_remaining: {
            structural: 50976,
            conductive: 24888,
            silicates: 25872,
            carbon: 8620,
            volatiles: 3788,
            rares: 3228,
          },
        },
      ],
    },
  },
  'locations.presence': {
    200: {
      location: 'SOL',
      system: 'SOL',
      observed: true,
      replicants: [
        {
          replicant_code: 'b638f09a',
          name: 'Ada',
          devices: { heaven_vessel: 1, mining_drone: 2, autofactory: 1 },
        },
      ],
      next_cursor: null,
    },
  },
  'locations.contribute': {
    200: {
      location: 'SOL-OBJ-1',
      accepted: ['5d07e1b9'],
      rejected: ['c4aa60c0'],
      rejected_detail: [{ device_code: 'c4aa60c0', reason: 'wrong_type' }],
      progress: 0.011363,
      status: 'contribution_recorded',
    },
  },
  'locations.inventory': {
    200: {
      location: 'SOL-BELT-1',
      items: { structural: 1000, conductive: 600, silicates: 400, carbon: 150, rares: 60 },
    },
  },
  'inventory.list': {
    200: {
      locations: [
        {
          location: 'SOL-BELT-1',
          items: { structural: 1000, conductive: 600, silicates: 400, carbon: 150, rares: 60 },
        },
      ],
      next_cursor: null,
    },
  },
  'leaderboards.megastructure': {
    200: {
      leaderboard: [
        { rank: 1, replicant: 'Ada', replicant_code: 'b638f09a', devices: 12 },
        { rank: 2, replicant: 'Bob', replicant_code: '7be0410d', devices: 3 },
      ],
    },
  },
  'galaxy.get': {
    200: {
      stars: [
        {
          designation: 'SOL',
          name: 'Sol',
          spectral_class: 'G2V',
          distance_ly: 0,
          position_ly: { x: 0, y: 0, z: 0 },
          planets: 8,
          belts: 2,
          locked_by: null,
        },
      ],
    },
  },
  'inventory.history': {
    200: {
      location: 'SOL-BELT-1',
      first_tick: 0,
      points: [
        { tick: 0, items: { structural: 120, carbon: 40 } },
        { tick: 3600, items: { structural: 152, carbon: 40 } },
        { tick: 5210, items: { structural: 166, carbon: 12 } },
      ],
    },
  },
  'galaxy.fleets': {
    200: {
      tick: 2800,
      fleets: [
        {
          replicant: 'Ada',
          from: 'SOL',
          to: 'BARNARD',
          departed_tick: 2510,
          arrives_tick: 3011,
          count: 3,
        },
      ],
      left_out: 0,
    },
  },
  'overview.get': {
    200: {
      tick: 2800,
      players: 1,
      season: SEASON,
      ways_in: ['guest', 'mail', 'token'],
      first_tick: 2201,
    },
  },
  'seasons.current': { 200: { ...SEASON, own: { rank: 1, devices: 12 } } },
  'seasons.list': { 200: { seasons: [SEASON], next_cursor: null } },
  'seasons.get': { 200: SEASON },
  'stars.list': {
    200: {
      stars: [
        {
          designation: 'SOL',
          name: 'Sol',
          spectral_class: 'G2V',
          distance_ly: 0,
          position_ly: { x: 0, y: 0, z: 0 },
          planets: [{ designation: 'SOL-3', kind: 'terrestrial' }],
          belts: [{ designation: 'SOL-BELT-1', density: 'moderate', resources: RESOURCES }],
          locked_by: null,
        },
        {
          designation: 'ALPHACEN',
          name: 'Alpha Centauri',
          spectral_class: 'G2V',
          distance_ly: 4.344,
          position_ly: { x: -1.624, y: -1.358, z: -3.793 },
          planets: [],
          belts: [],
          locked_by: { replicant: 'Ada', replicant_code: 'b638f09a' },
        },
      ],
      next_cursor: 'DXCNC',
    },
  },
};
