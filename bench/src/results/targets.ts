import type { ScenarioReport } from '../measure/report.js';

/** A target of a scenario. */
export interface Target {
  readonly scenario: string;
  readonly what: string;
  /** The figure in a report; undefined when it was not measured. */
  readonly of: (report: ScenarioReport) => number | undefined;
  readonly max?: number;
  readonly min?: number;
}

const ratio =
  (name: string) =>
  ({ ratios }: ScenarioReport) =>
    ratios[name];
const detail =
  (name: string) =>
  ({ details }: ScenarioReport) =>
    details[name];

const p99 = (report: ScenarioReport): number => report.p99_over_p50;
const slowest = (report: ScenarioReport): number => report.max_over_p50;

/** All targets; both sides of a ratio are measured in the same run on the same machine. */
export const TARGETS: readonly Target[] = [
  { scenario: 'state-1e5', what: 'time over plain arrays', of: ratio('plain'), max: 4 },
  { scenario: 'state-1e5', what: 'Immer as shipped over ours', of: ratio('immer'), min: 50 },
  { scenario: 'state-1e5', what: 'Immer unfrozen over ours', of: ratio('immer_unfrozen'), min: 10 },
  { scenario: 'state-1e5', what: 'Mutative over ours', of: ratio('mutative'), min: 10 },
  { scenario: 'state-1e5', what: 'Immutable.js over ours', of: ratio('immutable'), min: 5 },
  { scenario: 'state-1e6', what: 'time over plain arrays', of: ratio('plain'), max: 4 },
  { scenario: 'busy-1e5', what: 'time over the mutable backend', of: ratio('mutable'), max: 1.5 },
  { scenario: 'busy-1e5', what: 'p99 over median', of: p99, max: 5 },
  { scenario: 'busy-1e5', what: 'slowest tick over median', of: slowest, max: 10 },
  { scenario: 'busy-1e5', what: 'Immer as shipped over ours', of: ratio('immer'), min: 10 },
  { scenario: 'busy-1e6', what: 'time over the mutable backend', of: ratio('mutable'), max: 2 },
  { scenario: 'busy-1e6', what: 'time over the replay of its stores', of: ratio('floor'), max: 4 },
  { scenario: 'busy-1e6', what: 'p99 over median', of: p99, max: 5 },
  { scenario: 'busy-1e6', what: 'slowest tick over median', of: slowest, max: 10 },
  { scenario: 'quiet-1e6', what: 'time over an empty galaxy', of: ratio('empty'), max: 3 },
  { scenario: 'quiet-1e6', what: 'µs per tick', of: detail('tick_us'), max: 5 },
  {
    scenario: 'advance',
    what: 'ticks per second',
    of: (report) => report.ticks_per_second,
    min: 1_000_000,
  },
  {
    scenario: 'snapshots',
    what: 'bytes held over changed words × 8',
    of: ratio('bytes_over_changed_words'),
    max: 3,
  },
  {
    scenario: 'snapshots',
    what: 'opening the oldest snapshot over copy and replay',
    of: ratio('open_over_copy_and_replay'),
    max: 2,
  },
  {
    scenario: 'snapshots',
    what: 'size of a held genesis, in copies of the tables',
    of: detail('genesis_held_copies'),
    max: 2,
  },
  { scenario: 'probe', what: 'µs of a done dry run', of: detail('done_us'), max: 15 },
  { scenario: 'probe', what: 'µs of a refused dry run', of: detail('refused_us'), max: 15 },
  {
    scenario: 'terraform-1e4',
    what: 'time over the mutable backend',
    of: ratio('mutable'),
    max: 2,
  },
  {
    scenario: 'season-1e5',
    what: 'time over the mutable backend',
    of: ratio('mutable'),
    max: 2,
  },
  {
    scenario: 'season-1e5',
    what: 'time over the replay of its stores',
    of: ratio('floor'),
    max: 15,
  },
  { scenario: 'season-1e5', what: 'slowest tick over median', of: slowest, max: 10 },
  { scenario: 'season-1e5', what: 'Immer in chunks over ours', of: ratio('immer'), min: 35 },
  // 0.8 × 10^9 bytes.
  {
    scenario: 'million',
    what: 'peak memory in MiB with a keyframe',
    of: detail('peak_rss_mib'),
    max: 763,
  },
  { scenario: 'million', what: 'slowest tick over median', of: slowest, max: 10 },
  { scenario: 'million', what: 'ms to decode a keyframe', of: detail('decode_ms'), max: 1500 },
  { scenario: 'moves-1e5', what: 'boardgame.io over ours', of: ratio('boardgame'), min: 10 },
  { scenario: 'dense-1e6-100%', what: 'time over bitECS', of: ratio('over_bitecs'), max: 30 },
  {
    scenario: 'views',
    what: 'time of a dry run over a page of 50 devices',
    of: ratio('dry_run_over_page'),
    max: 2,
  },
  { scenario: 'replay', what: 'live time over verify time', of: ratio('live'), min: 0.8 },
];

/** Whether a figure is within its target. */
export function reaches(target: Pick<Target, 'max' | 'min'>, value: number): boolean {
  const { max = Infinity, min = -Infinity } = target;
  return value <= max && value >= min;
}
