/**
 * The log of a game: genesis, commands by tick and hashes, as lines of JSON. A log can be
 * recorded, replayed up to a tick, verified, forked, and compared with another one.
 *
 * @example
 * ```ts
 * import * as kernel from '@astrarium/core';
 * import { readLog, recordLog, verifyLog } from '@astrarium/core/log';
 *
 * const trees = kernel.defineTable('trees', { apples: kernel.word });
 * const orchard = kernel.defineFieldSimulation({
 *   name: 'orchard',
 *   version: 1,
 *   schema: kernel.defineFieldSchema({
 *     tables: { trees },
 *     documents: {},
 *     events: {},
 *     setting: kernel.json<{ seed: number }>(),
 *   }),
 *   genesis: (draft) => void draft.trees.insert(),
 *   commands: {},
 *   systems: [],
 * });
 *
 * let log = '';
 * const game = recordLog(orchard, orchard.genesis({ seed: 7 }), {
 *   write: (text) => void (log += text),
 *   hashEvery: 600,
 * });
 * game.advance({ ticks: 3600 });
 * game.end();
 * const report = await readLog(log, verifyLog(orchard));
 * console.log(report.ok);
 * ```
 *
 * @module @astrarium/core/log
 */
// So that the build keeps the whole kernel in one file, which it then optimises as one.
import './index.js';

export { type LineConsumer, readLog } from './log/format/logFeed.js';
export { parseLine } from './log/format/parseLine.js';
export type { CommandRecord } from './log/format/logRecord.js';
export type { LogDifference, LogProblem } from './log/format/logProblem.js';

export { type LogRecorder, recordLog } from './log/format/recordLog.js';
export { type LogPosition, logWriter } from './log/format/logWriter.js';

export { replayLog } from './log/replay/replayLog.js';
export type { ReplayOptions, ReplayReport } from './log/replay/replayReport.js';
export type { LogKeyframe } from './log/replay/logKeyframe.js';
export type { Replayable, Upgrade, Upgrades } from './log/replayable.js';
export { followLog, type FollowProblem } from './log/replay/followLog.js';
export type { LogSegment } from './log/replay/logSegment.js';
export { verifyLog, verifyLogBy, type VerifyReport } from './log/verify/verifyLogBy.js';
export { bisectLogs } from './log/compare/bisectLogs.js';
export type { BisectReport, Both } from './log/compare/bisectReport.js';
export { forkLog } from './log/compare/forkLog.js';
export { forkRun, type TimedCommand } from './log/compare/forkRun.js';
export { heldBytes } from './log/heldBytes.js';
