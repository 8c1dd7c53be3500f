import type { AttackResult } from './runAttacks.js';
import type { Latency } from './probe.js';

/** The goal for a page: this many milliseconds, or twice the time without an attack. */
const PAGE_MS = 25;
/** The goal for the other measured requests, in milliseconds. */
const OTHER_MS = 50;

/** Whether the 99th percentiles of an attack meet the goals. */
function meetsGoal({ attacked, idle }: AttackResult): boolean {
  const { livez, metrics, page, readyz } = attacked;
  const others = [livez, readyz, metrics].every(({ p99_ms }) => p99_ms <= OTHER_MS);
  const failed = Object.values(attacked).some((one) => one.failed > 0);
  return others && !failed && page.p99_ms <= Math.max(PAGE_MS, 2 * idle.page.p99_ms);
}

/** The head of the table of `attackRow`. */
export function attackHead(): string {
  const heads = ['attack', 'accounts', 'page idle', 'page', 'livez', 'readyz', 'metrics'];
  const all = [...heads, 'answers to the attack', 'failed', 'goal'];
  return `p50 / p99 / maximum in milliseconds\n\n${line(all)}${line(all.map(() => '---'))}`;
}

/** The result of an attack as a row of a table. */
export function attackRow(result: AttackResult): string {
  const { answers, attack, attacked, attackers, idle, warnings } = result;
  const { livez, metrics, page, readyz } = attacked;
  const statuses = Object.entries(answers).map(([status, number]) => `${status}: ${number}`);
  const failed = Object.values(attacked).reduce((sum, one) => sum + one.failed, warnings);
  const times = [idle.page, page, livez, readyz, metrics].map(timesOf);
  const goal = meetsGoal(result) ? 'met' : '**not met**';
  return line([attack, attackers, ...times, statuses.join(', '), failed, goal]);
}

function timesOf({ max_ms, p50_ms, p99_ms }: Latency): string {
  return [p50_ms, p99_ms, max_ms].map((ms) => ms.toFixed(1)).join(' / ');
}

function line(cells: readonly unknown[]): string {
  return `| ${cells.join(' | ')} |\n`;
}
