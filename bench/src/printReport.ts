import type { ScenarioReport } from './measure/report.js';

/** Formats a number for people: three digits, or an integer with separated thousands. */
export function figure(value: number): string {
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en-US');
}

/** Formats the report of a scenario as lines of text. */
export function printReport(report: ScenarioReport): string {
  const { ratios, details } = report;
  const list = (record: Readonly<Record<string, number>>) =>
    Object.entries(record)
      .map(([name, value]) => `${name} ${figure(value)}`)
      .join(', ');
  const lines = [
    `${report.name} v${report.version}, ${figure(report.devices)} devices`,
    `  ${figure(report.ticks_per_second)} ticks/s, ${figure(report.changes_per_second)} changes/s` +
      ` (${figure(report.changes_per_tick)} per tick, ${figure(report.ns_per_change)} ns each)`,
    `  tick µs: p50 ${figure(report.p50_us)}, p95 ${figure(report.p95_us)},` +
      ` p99 ${figure(report.p99_us)}, max ${figure(report.max_us)};` +
      ` p99/p50 ${figure(report.p99_over_p50)}, max/p50 ${figure(report.max_over_p50)}`,
    `  memory: ${figure(report.bytes_per_device)} bytes per device,` +
      ` ${figure(report.allocated_bytes_per_tick)} bytes allocated per tick,` +
      ` ${figure(report.gc_us_per_tick)} µs of garbage collection per tick`,
    ...(Object.keys(ratios).length === 0 ? [] : [`  ratios: ${list(ratios)}`]),
    ...(Object.keys(details).length === 0 ? [] : [`  also: ${list(details)}`]),
    `  hash ${report.final_hash} (${report.checked}); load average ${figure(report.load_average)}`,
  ];
  return `${lines.join('\n')}\n`;
}
