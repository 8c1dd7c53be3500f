import type { Scenario } from '../measure/report.js';
import { advanceScenario } from './advance.js';
import { busyScenario } from './busy.js';
import { GOLDEN } from './golden.js';
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
 * All scenarios with their own sizes and golden hashes. A golden hash may change only with the
 * rules, the hash or the load, and then the scenario's version does too.
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
