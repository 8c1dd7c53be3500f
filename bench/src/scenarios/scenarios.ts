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
  'busy-1e5': 'a1dfa4550620562f',
  'busy-1e6': 'aae0eb1cb88324fd',
  'quiet-1e6': '8388d2542470fbfa',
  advance: '8204f17fa2a12d53',
  snapshots: '737037d6e28f75e5',
  probe: 'c89edf7244c9236b',
  replay: '913b415b902b3b9a',
  million: '11039c13e57546ad',
  views: '7fa8105c00d85fd2',
  'season-1e5': 'd70408383edb1572',
  'terraform-1e4': '75c30b9309b05d00',
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
