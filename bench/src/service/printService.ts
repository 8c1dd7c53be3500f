import { figure } from '../printReport.js';
import { reaches } from '../results/targets.js';
import type { ServiceReport } from './runService.js';
import { SERVICE_TARGETS } from './serviceTargets.js';

/** The figures of a run of the service bench, as tables for people. */
export function printService(report: ServiceReport): string {
  const { disk, environment, figures, load_average, loads } = report;
  const { cores, cpu, memory_gib, node, platform, v8 } = environment;
  const { fdatasync_p50_us, fdatasync_p99_us, file_system } = disk;
  return [
    `Node ${node} (V8 ${v8}), ${platform}, ${cpu}, ${cores} cores, ${memory_gib} GiB; ` +
      `${file_system}, where a synced append of 4 KiB takes ${figure(fdatasync_p50_us)} µs ` +
      `(p99 ${figure(fdatasync_p99_us)}); load average ${figure(load_average)}.`,
    '',
    ...table(
      ['load', 'at once', 'a second', 'p50 µs', 'p99 µs'],
      loads.map(({ askers, name, p50_us, p99_us, per_second }) => [
        name,
        figure(askers),
        figure(per_second),
        figure(p50_us),
        figure(p99_us),
      ]),
    ),
    '',
    ...table(
      ['figure', 'measured', 'target', ''],
      SERVICE_TARGETS.map((target) => {
        const value = figures[target.figure] ?? NaN;
        const bound =
          target.atMost === undefined
            ? `≥ ${figure(target.atLeast ?? 0)}`
            : `≤ ${figure(target.atMost)}`;
        const verdict = reaches(target, value) ? 'reached' : '**not reached**';
        return [target.what, figure(value), bound, verdict];
      }),
    ),
    '',
    Object.entries(figures)
      .map(([name, value]) => `${name} ${figure(value)}`)
      .join(', '),
    '',
  ].join('\n');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
