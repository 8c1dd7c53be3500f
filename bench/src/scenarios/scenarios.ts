import type { Scenario } from '../measure/report.js';
import { advanceScenario } from './advance.js';
import { busyScenario } from './busy.js';
import { millionScenario } from './million.js';
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
  'state-1e5': 'f6477031c9b4dfba',
  'state-1e6': '2d0edb3830850759',
  'busy-1e5': '72d8277a0ab4f187',
  'busy-1e6': 'e51c1f438952f3d9',
  'quiet-1e6': 'ae97592c57599d80',
  advance: '15ff87a4d8b812c6',
  snapshots: 'fb6dd61bb2ecbaa0',
  probe: '7dc9a44f58b7439f',
  replay: '71ab20189d7b25fe',
  million: 'c1a62f5806800b90',
  views: '8d1d6a72c44494d3',
  'season-1e5': '747dcd27084662b7',
  'terraform-1e4': '28b877d633915f44',
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
  replayScenario('replay', 2000, GOLDEN['replay']),
  terraformScenario('terraform-1e4', 10_000, GOLDEN['terraform-1e4']),
  millionScenario('million', 1_000_000, GOLDEN['million']),
  viewsScenario('views', 1_000_000, GOLDEN['views']),
  seasonScenario('season-1e5', 100_000, GOLDEN['season-1e5']),
];
