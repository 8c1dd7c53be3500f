import type { ScenarioReport } from '../measure/report.js';

/** A figure that a scenario is to reach. */
export interface Target {
  readonly scenario: string;
  readonly what: string;
  /** The figure in a report; undefined where it was not measured. */
  readonly of: (report: ScenarioReport) => number | undefined;
  readonly atMost?: number;
  readonly atLeast?: number;
}

const ratio =
  (name: string) =>
  ({ ratios }: ScenarioReport) =>
    ratios[name];
const detail =
  (name: string) =>
  ({ details }: ScenarioReport) =>
    details[name];

/** What each scenario must reach, in the same run on the same machine. */
export const TARGETS: readonly Target[] = [
  { scenario: 'state-1e5', what: 'time over plain arrays', of: ratio('plain'), atMost: 4 },
  { scenario: 'state-1e5', what: 'Immer as shipped over ours', of: ratio('immer'), atLeast: 50 },
  {
    scenario: 'state-1e5',
    what: 'Immer unfrozen over ours',
    of: ratio('immer_unfrozen'),
    atLeast: 10,
  },
  { scenario: 'state-1e5', what: 'Mutative over ours', of: ratio('mutative'), atLeast: 10 },
  { scenario: 'state-1e6', what: 'time over plain arrays', of: ratio('plain'), atMost: 4 },
  { scenario: 'busy-1e5', what: 'time over the mutable backend', of: ratio('mutable'), atMost: 2 },
  { scenario: 'busy-1e5', what: 'p99 over median', of: (report) => report.p99_over_p50, atMost: 5 },
  { scenario: 'busy-1e5', what: 'Immer as shipped over ours', of: ratio('immer'), atLeast: 10 },
  { scenario: 'busy-1e6', what: 'time over the mutable backend', of: ratio('mutable'), atMost: 2 },
  { scenario: 'busy-1e6', what: 'p99 over median', of: (report) => report.p99_over_p50, atMost: 5 },
  { scenario: 'quiet-1e6', what: 'time over an empty galaxy', of: ratio('empty'), atMost: 3 },
  { scenario: 'quiet-1e6', what: 'µs a tick', of: detail('tick_us'), atMost: 5 },
  {
    scenario: 'advance',
    what: 'ticks a second',
    of: (report) => report.ticks_per_second,
    atLeast: 1_000_000,
  },
  {
    scenario: 'snapshots',
    what: 'bytes held over changed words × 8',
    of: ratio('bytes_over_changed_words'),
    atMost: 3,
  },
  {
    scenario: 'snapshots',
    what: 'opening the oldest over copy and replay',
    of: ratio('open_over_copy_and_replay'),
    atMost: 2,
  },
  {
    scenario: 'snapshots',
    what: 'copies of the tables for holding genesis',
    of: detail('genesis_held_copies'),
    atMost: 2,
  },
  { scenario: 'probe', what: 'µs a dry run', of: (report) => report.p50_us, atMost: 50 },
  {
    scenario: 'terraform-1e4',
    what: 'time over the mutable backend',
    of: ratio('mutable'),
    atMost: 2,
  },
  {
    scenario: 'season-1e5',
    what: 'time over the mutable backend',
    of: ratio('mutable'),
    atMost: 2,
  },
  { scenario: 'season-1e5', what: 'Immer as shipped over ours', of: ratio('immer'), atLeast: 10 },
  // 10^9 bytes.
  { scenario: 'million', what: 'MiB of memory at most', of: detail('peak_rss_mib'), atMost: 953 },
  {
    scenario: 'views',
    what: 'dry run of a command over a page of 50 devices',
    of: ratio('dry_run_over_page'),
    atMost: 2,
  },
  { scenario: 'replay', what: 'live time over verify time', of: ratio('live'), atLeast: 0.8 },
];

/** Whether a figure reaches its target. */
export function reaches(
  { atMost, atLeast }: Pick<Target, 'atMost' | 'atLeast'>,
  value: number,
): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}
