import type { Snapshot } from '../../kernel/engine/snapshot.js';
import type { LineConsumer } from '../format/logFeed.js';
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
