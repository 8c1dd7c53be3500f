import { type LineConsumer, type LogSource, readLog } from '../format/logFeed.js';
import type { LogProblem } from '../format/logProblem.js';
import type { LogSegment } from '../replay/logSegment.js';
import { splitLog } from './splitLog.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';
import type { Replayable } from '../replayable.js';
import { replayLog } from '../replay/replayLog.js';
import type { ReplayOptions, ReplayReport } from '../replay/replayReport.js';

/** The result of verifying a log, as plain data. */
export type VerifyReport = Omit<ReplayReport, 'snapshot' | 'simulation' | 'position'>;

/**
 * Replays a whole log and compares every outcome and every hash. Needs the memory of one world
 * and one line, however long the log is.
 */
export function verifyLog<State extends Snapshot>(
  simulation: Replayable<State>,
  options: Omit<ReplayOptions<State>, 'until' | 'keyframe'> = {},
): LineConsumer<VerifyReport> {
  const consumer = replayLog(simulation, options);
  return {
    push: (line) => consumer.push(line),
    end(rest) {
      const { snapshot: _, simulation: __, position: ___, ...report } = consumer.end(rest);
      return report;
    },
  };
}

/** Passes a segment to a worker; resolves with what `verifyLog` reports there for the segment. */
type SegmentVerifier = (segment: LogSegment) => Promise<VerifyReport>;

/** What `verifyLogBy` needs to know of the log and its keyframes. */
interface VerifyByOptions {
  /** The bytes of the log as UTF-8: by them it is divided into segments. */
  readonly bytes: number;
  /** The ticks of which there are keyframes. */
  readonly ticks: Iterable<number>;
  /** Called when a keyframe is not the world of its tick; one worker then verifies the log. */
  readonly onRefused?: ((problem: LogProblem) => void) | undefined;
}

/**
 * Verifies a log in several workers. Each verifies segments that begin at a keyframe; the segment
 * before has to reach the world of that keyframe. The report is the one of `verifyLog`, and the
 * same with any number of workers, also for a log with faults.
 *
 * @throws RangeError when there is no worker
 * @example
 * // In each worker, with the text from the byte `segment.start?.offset ?? 0` on:
 * const report = await readLog(text, verifyLog(astrarium, { segment, keyframes }));
 */
export async function verifyLogBy(
  workers: readonly SegmentVerifier[],
  source: LogSource,
  { bytes, onRefused, ticks }: VerifyByOptions,
): Promise<VerifyReport> {
  const [first] = workers;
  if (first === undefined) throw new RangeError('To verify a log takes at least one worker.');
  const report = await inSegments(workers, source, { bytes, ticks });
  if (report.problem?.reason !== 'keyframe') return report;
  onRefused?.(report.problem);
  return first({ start: undefined, end: undefined });
}

/** Verifies segments until the first of them with a problem is known. Ends before the others do. */
function inSegments(
  workers: readonly SegmentVerifier[],
  source: LogSource,
  { bytes, ticks }: VerifyByOptions,
): Promise<VerifyReport> {
  return new Promise((resolve, reject) => {
    const segments: LogSegment[] = [];
    const reports: (VerifyReport | undefined)[] = [];
    let taken = 0;
    let isSplit = false;
    let isEnough = false;
    const idle = workers.slice();
    const settle = (): void => {
      const done = reports.findIndex((report) => report === undefined || report.problem !== null);
      const known = done < 0 ? reports : reports.slice(0, done + 1);
      const last = known.at(-1);
      if (last === undefined || (done < 0 && !(isSplit && reports.length === segments.length))) {
        return;
      }
      resolve(joined(known as readonly VerifyReport[], last));
    };
    const work = async (verify: SegmentVerifier): Promise<void> => {
      while (taken < segments.length && !isEnough) {
        const place = taken;
        taken += 1;
        reports.push(undefined);
        const report = await verify(segments[place] as LogSegment);
        reports[place] = report;
        if (report.problem !== null) isEnough = true;
        settle();
      }
      idle.push(verify);
    };
    const start = (): void => {
      for (const verify of idle.splice(0)) work(verify).catch(reject);
    };
    const splitter = splitLog({
      bytes,
      ticks: new Set(ticks),
      workers: workers.length,
      onSegment(segment) {
        segments.push(segment);
        start();
        return !isEnough;
      },
    });
    readLog(source, splitter).then(() => {
      isSplit = true;
      settle();
    }, reject);
  });
}

/** The report of the whole log: the last one, with what the segments before it counted. */
function joined(reports: readonly VerifyReport[], last: VerifyReport): VerifyReport {
  let commands = 0;
  let events = 0;
  for (const report of reports) {
    commands += report.commands;
    events += report.events;
  }
  return { ...last, from_line: reports[0]?.from_line ?? 0, commands, events };
}
