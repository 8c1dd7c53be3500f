/**
 * One live game: its single writer, clock, store, accounts and event histories.
 * Adapters call it; it knows no wire format.
 *
 * @module @astrarium/host
 */
export type { HistoryKind, HistoryRange, RuleFault } from '@astrarium/contract';
export type { SlowTicks } from './turns/turnServices.js';
export { storedAccounts } from './accounts/keptAccounts.js';
export { fullGrant, type Grant, NO_GRANT } from './calls/admitCallers.js';
export type { AdmittedCaller } from './calls/admitCallers.js';
export {
  pushAnswers,
  type PushedRead,
  type PushingHost,
  readPushed,
} from './calls/reads/pushedRead.js';
export type { Answer, Call, Pay } from './calls/call.js';
export { type Caller, type FairQueue, fairQueue } from './turns/queue/fairQueue.js';
export { type FeedCursor, type FeedCursors } from './notifications/feedCursors.js';
export type { RevokedWhy } from './accounts/accountBook.js';
export type { EventFeed, FeedFilters, FeedListener } from './notifications/liveFeed.js';
export { follow, type Follower, type FollowGap, type FollowStep } from './notifications/follow.js';
export type { AccountNote, Host, HostFigures } from './host.js';
export type { DeletedOwner } from './notifications/accountMails.js';
export { MAIL_LANES, type Outbox, type OutgoingMail } from './notifications/outbox.js';
export { type HostOptions, openHost } from './openHost.js';
export { type FollowerOptions, openFollower } from './openFollower.js';
export type { ForwardedAnswer, WriterLink } from './calls/writes/forwardedWrites.js';
export { FollowFailure } from './follow/followCommits.js';
export type { OnRestart } from './time/clock.js';
export { randomKey } from './openHost.js';
export { loadGame } from './loadGame.js';
export { type CheckedGame, checkGame } from './turns/stored/checkGame.js';
export { exportLog } from './turns/stored/exportLog.js';
export { importLog, type ImportOptions } from './turns/stored/importLog.js';
export { ResumeFailure } from './turns/stored/resume.js';
export { type MemoryDisk, memoryDisk, memoryStore } from './store/memoryStore.js';
export type { ArchivedSegment } from './store/sqlite/archivedSegment.js';
export { archiveLines } from './store/sqlite/archiveLines.js';
export { type SqliteOptions, type SqliteStore, sqliteStore } from './store/sqlite/sqliteStore.js';
export { type SqliteThread, sqliteThread } from './store/sqlite/sqliteThread.js';
export type { SyncStore } from './store/syncStore.js';
export type { WebhookAttempt, WebhookQueue } from './webhooks/webhookQueue.js';
export type { AttemptResult } from './webhooks/attemptOutcome.js';
export type { RolloutModule } from './rollouts/rolloutModule.js';
export { type RolloutOptions, rollouts } from './rollouts/rollouts.js';
export { hasPostgresGame } from './store/postgres/postgresSession.js';
export { postgresStandby, type StandbyOptions } from './store/postgres/postgresStandby.js';
export { addedVersion, sqliteVersions } from './store/keepingVersion.js';
export {
  type MovedGame,
  type MoveOptions,
  moveToPostgres,
} from './store/postgres/moveToPostgres.js';
export { databaseName } from './store/postgres/databaseName.js';
export { emptyBatch } from './store/emptyBatch.js';
export { lastAccountAfter } from './store/lastAccount.js';
export { copyPostgres } from './store/postgres/copy/copyPostgres.js';
export { copySqlite } from './store/sqlite/copySqlite.js';
export { LEASE_MS } from './store/lease.js';
export type { CommitFeed, CommittedBatch } from './store/commitFeed.js';
export {
  type PostgresCopy,
  postgresCopy,
  type WriterAddress,
} from './store/postgres/copy/postgresCopy.js';
export type { PostgresCopyOptions } from './store/postgres/copy/postgresCopy.js';
export {
  type PostgresOptions,
  postgresStore,
  type PostgresStore,
} from './store/postgres/postgresStore.js';
export type { PruneBounds } from './store/pruneBounds.js';
export {
  BANNED,
  type ClockAnchor,
  type Credential,
  MAX_KEYFRAMES,
  MAX_STARTS,
  type Store,
  type StoreBatch,
  type StoreContents,
  type StoredDigest,
  type StoredEntry,
  type StoredKeyframe,
  type StoredLine,
  type StoredLink,
  type StoredMail,
  type StoredOutcome,
  type StoredStart,
  type StoredVersion,
  StoreFailure,
} from './store/store.js';
export type { StoredToken } from './store/storedToken.js';
export { KEPT_DELIVERIES, type StoredDelivery, type StoredWebhook } from './store/storedWebhook.js';
