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
  'busy-1e5': 'a450dec1146364e5',
  'busy-1e6': '3ffda904160e4cf9',
  'quiet-1e6': '0da92ab1f20ffab7',
  advance: '72e0c6fa40b5e901',
  snapshots: '65fcdf52fe01e800',
  probe: '7413b6173656deda',
  replay: 'aafb272542dc4e09',
  million: 'd392185e8e8923cd',
  views: '40b27ea2f43a987c',
  'season-1e5': 'ce3d29358b1c7b62',
  'terraform-1e4': 'c3a36c652b84ce5a',
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
