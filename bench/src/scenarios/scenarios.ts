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
  'state-1e5': 'cd4b7f0110ceaabd',
  'state-1e6': '33d229d3b389b6ea',
  'busy-1e5': '663e6f0a653fa37a',
  'busy-1e6': '47066fa9130f9a59',
  'quiet-1e6': '988753a37076ee3d',
  advance: 'b202d82b50bfd5d6',
  snapshots: 'a1b5635f57b557fa',
  probe: 'ffda62b3ae3db917',
  replay: 'adcae587bf194f04',
  million: '9ba67e199aaf6054',
  views: 'ce31dac431ebc750',
  'season-1e5': 'c4df2e0c1e4d62c1',
  'terraform-1e4': 'd5e1ba63f3ff12f6',
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
