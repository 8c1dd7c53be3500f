import type { AttackReport, AttackResult } from './runAttacks.js';
import type { Latency } from './probe.js';

/** The goal for a page: this many milliseconds, or twice the time without an attack. */
const PAGE_MS = 25;
/** The goal for the other measured requests, in milliseconds. */
const OTHER_MS = 50;

/** Whether the 99th percentiles of an attack meet the goals. */
export function meetsGoal({ attacked, idle }: AttackResult): boolean {
  const { livez, metrics, page, readyz } = attacked;
  const others = [livez, readyz, metrics].every(({ p99_ms }) => p99_ms <= OTHER_MS);
  const failed = Object.values(attacked).some((one) => one.failed > 0);
  return others && !failed && page.p99_ms <= Math.max(PAGE_MS, 2 * idle.page.p99_ms);
}

/** Prints the report of a run as a table; times are in milliseconds. */
export function printAttacks({ environment, results, size }: AttackReport): string {
  const { cores, cpu, memory_gib, node, platform } = environment;
  const heads = ['attack', 'accounts', 'page idle', 'page', 'livez', 'readyz', 'metrics'];
  const cell = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
  return [
    `Node ${node}, ${platform}, ${cpu}, ${cores} cores, ${memory_gib} GiB; ${size.players} players`,
    `with ${size.devices} devices. Each cell: p50 / p99 / maximum in milliseconds.`,
    '',
    cell([...heads, 'answers to the attack', 'failed', 'goal']),
    cell([...heads, '', '', ''].map(() => '---')),
    ...results.map((result) => {
      const { answers, attack, attacked, attackers, idle, warnings } = result;
      const { livez, metrics, page, readyz } = attacked;
      const statuses = Object.entries(answers).map(([status, number]) => `${status}: ${number}`);
      const failed = Object.values(attacked).reduce((sum, one) => sum + one.failed, warnings);
      const times = [idle.page, page, livez, readyz, metrics].map(timesOf);
      const goal = meetsGoal(result) ? 'met' : '**not met**';
      return cell([attack, attackers, ...times, statuses.join(', '), failed, goal]);
    }),
    '',
  ].join('\n');
}

function timesOf({ max_ms, p50_ms, p99_ms }: Latency): string {
  return [p50_ms, p99_ms, max_ms].map((ms) => ms.toFixed(1)).join(' / ');
}
