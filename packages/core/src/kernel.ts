/**
 * The kernel: a simulation of tables, documents and appointments as a value. It knows no game.
 *
 * @module @astrarium/core/kernel
 */
export { TICK_MAX } from './kernel/agenda/agenda.js';
export type { Bounds } from './kernel/advance.js';
export type { Backend, BackendOf, Store, Version, WordVisitor } from './kernel/storage/backend.js';
export { Agenda, type AgendaKind } from './kernel/agenda/agenda.js';
export { byCodeUnits, canonicalJson, isPlain } from './kernel/codec/canonical.js';
export { schemaHash } from './kernel/codec/schemaHash.js';
export type { Difference } from './kernel/storage/difference.js';
export type { EventCatalogue, EventIn, EventMember, EventValues } from './kernel/eventCatalogue.js';
export type { Event, EventList } from './kernel/events.js';
export { digest, emptyDigest, hashText, hex, type Lanes } from './kernel/storage/hash.js';
export {
  abs,
  ceil,
  ceilDiv,
  clamp,
  clz32,
  floor,
  floorDiv,
  floorMod,
  fround,
  imul,
  INT_MAX,
  isInt,
  max,
  min,
  mulDiv,
  round,
  sqrt,
  sqrtCeil,
  sqrtFloor,
  trunc,
  TWO_32,
} from './kernel/int.js';
export { invariant } from './kernel/invariant.js';
export { journalBackend } from './kernel/storage/journalBackend.js';
export { KeyIndex } from './kernel/storage/keyIndex.js';
export { type Layout, ROLE, type TimerKind } from './kernel/storage/layout.js';
export { type Command, done, type Outcome, type Refusal, refuse } from './kernel/outcome.js';
export { below, mix, roll, scramble, unscramble } from './kernel/roll.js';
export type { Rows } from './kernel/storage/rows.js';
export {
  defineSchema,
  defineTable,
  type Field,
  type FieldKind,
  type FieldSpec,
  type FieldSpecs,
  gauge,
  json,
  link,
  type LinkSpec,
  list,
  PRESENT,
  type RowId,
  type Schema,
  type Seeded,
  type Shape,
  type TableDefinition,
  timer,
  word,
} from './kernel/schema.js';
export type { Definition, Reducer, System } from './kernel/definition.js';
export { defineSimulation, type Simulation, type SnapshotOf } from './kernel/simulation.js';
export type { Snapshot } from './kernel/snapshot.js';
export type { Walk } from './kernel/walk.js';
export type {
  DocumentDraft,
  DocumentReader,
  DocumentsOf,
  DraftOf,
  EventOf,
  EventsOf,
  NameOf,
  SettingOf,
  ShapeOf,
  TableDraft,
  TableReader,
  TablesOf,
  WorldOf,
} from './kernel/world.js';
export { type LogFeed, logFeed, type LogMachine, type LogSource, readLog } from './log/logFeed.js';
export type {
  CommandMark,
  LogDifference,
  LogFault,
  LogProblem,
  LogReason,
  RowDifference,
} from './log/logProblem.js';
export {
  type CommandRecord,
  type EndRecord,
  type HashRecord,
  type HeaderRecord,
  LINE_MAX,
  LOG_FORMAT,
  type LogIdentity,
  type LogRecord,
  makeLine,
  type UpgradeRecord,
} from './log/logRecord.js';
export { type LogPosition, logWriter, type LogWriter } from './log/logWriter.js';
export type { LogKeyframe } from './log/logKeyframe.js';
export type { ReadLine } from './log/logReader.js';
export { parseLine } from './log/parseLine.js';
export { type LogRecorder, recordLog, type RecordOptions } from './log/recordLog.js';
export type { Replayable, Upgrade, Upgrades } from './log/replayable.js';
export {
  type LogProgress,
  replayLog,
  type ReplayOptions,
  type ReplayReport,
} from './log/replayLog.js';
export { verifyLog, type VerifyReport } from './log/verifyLog.js';
export { bisectLogs, type BisectOptions } from './log/bisectLogs.js';
export type {
  BisectReport,
  Both,
  Compared,
  Divergence,
  HeaderDifference,
} from './log/bisectReport.js';
export { forkLog, type ForkOptions, type ForkReport, type ForkSide } from './log/forkLog.js';
export { type ForkPlan, forkRun, type ForkRun, type TimedCommand } from './log/forkRun.js';
