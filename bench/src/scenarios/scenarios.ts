import type { Scenario } from '../measure/scenario.js';
import { advanceScenario } from './advance.js';
import { busyScenario } from './busy.js';
import { codecScenario } from './codec.js';
import { denseScenario } from './dense.js';
import { millionScenario } from './million.js';
import { movesScenario } from './moves.js';
import { probeScenario } from './probe.js';
import { quietScenario } from './quiet.js';
import { replayScenario } from './replay.js';
import { seasonScenario } from './season.js';
import { snapshotsScenario } from './snapshots.js';
import { stateScenario } from './state.js';
import { terraformScenario } from './terraform.js';
import { viewsScenario } from './views.js';

/**
 * The final hash of each scenario at its own size, the same on every machine. It may change only
 * with the rules, the hash function or the load; `npm run bench -- --golden` prints them.
 */
const GOLDEN = {
  'state-1e5': '9bf44a33bfc4d80d',
  'state-1e6': 'd8f226c11b0a0e50',
  'busy-1e5': 'bac7d52b2fe4d3f9',
  'busy-1e6': '8318cd863495517b',
  'quiet-1e6': '7bb360d5e72fae04',
  advance: '406016748a1ae863',
  snapshots: '45aa019cffdecc0a',
  probe: 'd0cf05ffe05bfde0',
  codec: '1a44c6de9fd4e575',
  replay: '2db4fcaf2662bfcf',
  million: '46289d03a3fc0e4c',
  views: '51583d94905bf401',
  'season-1e5': '67448d906082382b',
  'terraform-1e4': '8c9771939a37555e',
  'moves-1e5': '060e4514802c56ee',
  'dense-1e5-0.1%': '025a5ed38c829136',
  'dense-1e5-1%': '9ed1bc881399533b',
  'dense-1e5-10%': '26dbf6dba1552d09',
  'dense-1e5-100%': '2f6b63457f94c87e',
  'dense-1e6-0.1%': 'f68558e85cb9b4e4',
  'dense-1e6-1%': '03373213d2c81e83',
  'dense-1e6-10%': 'e8bdb7a28b45f5aa',
  'dense-1e6-100%': '3a6c84061a69cbed',
} as const;

/**
 * All scenarios with their own sizes and golden hashes. When a golden hash changes, the version of
 * the scenario changes too.
 */
export const SCENARIOS: readonly Scenario[] = [
  stateScenario('state-1e5', 100_000, GOLDEN['state-1e5']),
  stateScenario('state-1e6', 1_000_000, GOLDEN['state-1e6']),
  busyScenario('busy-1e5', 100_000, GOLDEN['busy-1e5']),
  busyScenario('busy-1e6', 1_000_000, GOLDEN['busy-1e6']),
  quietScenario('quiet-1e6', 1_000_000, GOLDEN['quiet-1e6']),
  advanceScenario('advance', 100_000, GOLDEN['advance']),
  snapshotsScenario('snapshots', 100_000, GOLDEN['snapshots']),
  probeScenario('probe', 1_000_000, GOLDEN['probe']),
  codecScenario('codec', 100_000, GOLDEN['codec']),
  replayScenario('replay', 2000, GOLDEN['replay']),
  terraformScenario('terraform-1e4', 10_000, GOLDEN['terraform-1e4']),
  millionScenario('million', 1_000_000, GOLDEN['million']),
  viewsScenario('views', 1_000_000, GOLDEN['views']),
  seasonScenario('season-1e5', 100_000, GOLDEN['season-1e5']),
  movesScenario('moves-1e5', 100_000, GOLDEN['moves-1e5']),
  denseScenario('dense-1e5-0.1%', 100_000, 1000, GOLDEN['dense-1e5-0.1%']),
  denseScenario('dense-1e5-1%', 100_000, 100, GOLDEN['dense-1e5-1%']),
  denseScenario('dense-1e5-10%', 100_000, 10, GOLDEN['dense-1e5-10%']),
  denseScenario('dense-1e5-100%', 100_000, 1, GOLDEN['dense-1e5-100%']),
  denseScenario('dense-1e6-0.1%', 1_000_000, 1000, GOLDEN['dense-1e6-0.1%']),
  denseScenario('dense-1e6-1%', 1_000_000, 100, GOLDEN['dense-1e6-1%']),
  denseScenario('dense-1e6-10%', 1_000_000, 10, GOLDEN['dense-1e6-10%']),
  denseScenario('dense-1e6-100%', 1_000_000, 1, GOLDEN['dense-1e6-100%']),
];
