import type { HistoryKind, HistoryRange } from '@astrarium/contract';
import type { PruneBounds } from './pruneBounds.js';
import type { StoredToken } from './storedToken.js';
import type { StoredDelivery, StoredWebhook } from './storedWebhook.js';

/** The relation between the game's time and the wall clock. */
export interface ClockAnchor {
  /** The last tick whose snapshot was published. */
  readonly tick: number;
  /** The moment of that, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly wall_ms: number;
  /** The ticks per second from then on; 0 while the clock stands still. */
  readonly speed: number;
}

/** A line of the game's log; `n` is 0 for the header, and grows by one from line to line. */
export interface StoredLine {
  readonly n: number;
  /** Without its newline. */
  readonly text: string;
}

/** A record of an event in the history of an account, or of another owner. */
export interface StoredEntry {
  /** The account, or another owner. */
  readonly owner: number;
  /** The place in the owner's history: from 0, without gaps. */
  readonly place: number;
  /** The record as the core encodes it. */
  readonly text: string;
}

/** An encoded snapshot, compressed (raw DEFLATE), and its position in the log. */
export interface StoredKeyframe {
  readonly tick: number;
  /** The number of the last line before the snapshot. */
  readonly n: number;
  readonly hash: string;
  /** The log writer's position, as JSON. */
  readonly position: string;
  readonly bytes: Uint8Array;
}

/** Maximum of kept keyframes. A start uses the newest; the others replace a damaged one. */
export const MAX_KEYFRAMES = 24;

/** The outcome of a call with an idempotency key. Outcomes with secrets are not stored. */
export interface StoredOutcome {
  readonly account: number;
  readonly key: string;
  /** Method, path and digest of the body; a repeated call must have the same. */
  readonly fingerprint: string;
  readonly status: number;
  /** The answer as JSON. */
  readonly text: string;
  readonly tick: number;
  readonly created_ms: number;
}

/** What the host keeps about an account. Its address is never in the log. */
export interface Credential {
  readonly account: number;
  /** '' for an account without an address: it gets no mail, and no address finds it. */
  readonly email: string;
  /** A new address that is not confirmed yet. */
  readonly pending_email: string | null;
  /** When a mailed link or an operator last issued a token; 0 before that. */
  readonly issued_ms: number;
  /** 1 when a request with a token of the account was answered, else 0. */
  readonly is_used: number;
  /** The name of the account if the host keeps it; '' if the game does. */
  readonly name: string;
  /** 1 while the account has a seat of a game with seats, 2 while it is banned, else 0. */
  readonly seated: 0 | 1 | typeof BANNED;
}

/** The state of an account that the operator keeps out: it has no seat. */
export const BANNED = 2;

/** A mailed link; `digest` is the SHA-256 of its secret, in hex. */
export interface StoredLink {
  readonly digest: string;
  readonly purpose: 'register' | 'recover' | 'confirm_email' | 'revert_email';
  /** 0 while there is no account yet. */
  readonly account: number;
  readonly email: string;
  /** The body of the request, as JSON. */
  readonly request: string;
  readonly expires_ms: number;
}

/** A mail to be sent; to '' if it exists only to make all requests take equally long. */
export interface StoredMail {
  /** Grows from mail to mail. */
  readonly id: number;
  /** The account that the mail is about; 0 for none. */
  readonly account: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_ms: number;
}

/** The mail about events of one kind that waits for an account. Its text is not stored. */
export interface StoredDigest {
  readonly account: number;
  readonly kind: string;
  /** The place of its first event in the history of the account; null when no event waits. */
  readonly place: number | null;
  /** The moment at which the last mail of this account and kind was sent; 0 before the first. */
  readonly sent_ms: number;
}

/** Rules by which a game was played. Whoever opens the game runs them: see `bundle`. */
export interface StoredVersion {
  /** 1 for the rules that the game began with, then one more for each change. */
  readonly n: number;
  readonly name: string;
  readonly version: number;
  /** The hash of the rules; '' for those of a program. */
  readonly rules: string;
  /** The text of a module with the rules; '' for those of a program. */
  readonly bundle: string;
}

/**
 * Data that is committed completely or not at all. The store rejects a batch with an Error, and
 * writes nothing, if the batch does not follow the stored data (a line or place is missing or
 * repeated, the number of a mail does not grow), if a line contains a newline, if `seated` is
 * neither 0 nor 1, or if a text contains U+0000 or half a surrogate pair.
 */
export interface StoreBatch {
  readonly clock: ClockAnchor;
  /**
   * Their outcomes, credentials, tokens, links, mails and digests are erased, before the rest of
   * the batch is written. Soon after, no file of the store contains their texts.
   */
  readonly deletedAccounts: readonly number[];
  readonly lines: readonly StoredLine[];
  readonly envelopes: readonly StoredEntry[];
  readonly entries: readonly StoredEntry[];
  /** Replace those of the same account and key. */
  readonly outcomes: readonly StoredOutcome[];
  /** Replace those of the same account. */
  readonly credentials: readonly Credential[];
  /**
   * Raises `StoreContents.lastAccount` to this number, if that is lower: for accounts that are not
   * in `credentials`, such as those of an imported log.
   */
  readonly lastAccount?: number | undefined;
  /** Replace those of the same id. */
  readonly tokens: readonly StoredToken[];
  /** The ids of revoked tokens, also of this batch; unknown ids are ignored. */
  readonly deletedTokens: readonly string[];
  /** Replace those of the same digest. */
  readonly links: readonly StoredLink[];
  /** Digests of used links, also of this batch; unknown digests are ignored. */
  readonly usedLinks: readonly string[];
  readonly mails: readonly StoredMail[];
  /** Replace those of the same account and kind. */
  readonly digests: readonly StoredDigest[];
  /** Replace those of the same id. */
  readonly webhooks: readonly StoredWebhook[];
  /** The ids of webhooks to delete, with their messages. */
  readonly deletedWebhooks: readonly string[];
  /** Replace those of the same webhook and number. Of others, the newest are kept. */
  readonly deliveries: readonly StoredDelivery[];
  /** Rules that the game goes on with. */
  readonly versions?: readonly StoredVersion[] | undefined;
  /** Replaces one of the same tick and line. Only the newest MAX_KEYFRAMES are kept. */
  readonly keyframe?: StoredKeyframe | undefined;
}

/** A start of a host, and the event ids that were given before it. */
export interface StoredStart {
  /** Random. */
  readonly id: string;
  readonly tick: number;
  /** JSON: the event counters of that tick, by account. */
  readonly places: string;
}

/** Maximum of kept starts. */
export const MAX_STARTS = 100;

/** The data of a store that a host holds in memory. */
export interface StoreContents {
  /** Undefined in a new store. */
  readonly clock: ClockAnchor | undefined;
  /** The undamaged keyframe with the highest tick and, within it, the highest line. */
  readonly keyframe: StoredKeyframe | undefined;
  /** By account. */
  readonly credentials: readonly Credential[];
  /**
   * The highest number of all accounts that ever had credentials here, deleted ones included, and
   * of `StoreBatch.lastAccount`; 0 before the first.
   */
  readonly lastAccount: number;
  /** In the order of creation. */
  readonly tokens: readonly StoredToken[];
  /** By digest. */
  readonly links: readonly StoredLink[];
  /** The highest number of all mails ever, sent or not; 0 before the first. */
  readonly lastMail: number;
  /** By account and kind. */
  readonly digests: readonly StoredDigest[];
  /** In the order of creation. */
  readonly webhooks: readonly StoredWebhook[];
  /** The messages that wait, by webhook and number. */
  readonly waitingDeliveries: readonly StoredDelivery[];
  /** The newest MAX_STARTS, oldest first. */
  readonly starts: readonly StoredStart[];
}

/**
 * A store could not be opened, read or written. Reasons: `locked`, another process uses it, nothing
 * was written; `foreign`, this release cannot read it; `damaged`, something is missing or altered;
 * `fenced`, another process has taken it over; `archived`, lines of the log are in an archive that
 * was not named or does not fit;
 * `full`, the disk is full, nothing was written; `failed`, the state of the disk is unknown: every
 * later call fails too, and the process must end.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly reason: 'locked' | 'foreign' | 'archived' | 'damaged' | 'fenced' | 'full' | 'failed';

  constructor(reason: StoreFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * The durable data of a host, with one writer at a time. Reads are synchronous. A change is durable
 * when its promise resolves, until then reads may show it or not; a store that writes at once may
 * return nothing instead, and throw.
 */
export interface Store {
  /** Reads the data that a host holds in memory. */
  load(): StoreContents;
  /** The first line of a commit that differs from the digests of the log; undefined if none. */
  firstAltered(): number | undefined;
  /** The lines of the log from a number on, in order; none is ever lost. @throws StoreFailure */
  lines(from: number): Iterable<StoredLine>;
  /** The places of an owner's history; `first` and `end` are equal when it is empty. */
  range(kind: HistoryKind, owner: number): HistoryRange;
  /** The text at a place of a history; undefined if it was pruned or not written yet. */
  entry(kind: HistoryKind, owner: number, place: number): string | undefined;
  /** A stored outcome; undefined if there is none. */
  outcome(account: number, key: string): StoredOutcome | undefined;
  /** The kept messages of a webhook, newest first. */
  deliveries(webhook: string): readonly StoredDelivery[];
  /** All rules by which the game was played, in order. */
  versions(): readonly StoredVersion[];
  /** Mails that were not sent yet, in order. */
  unsentMails(): readonly StoredMail[];
  /** Adds a start of a host. @throws StoreFailure */
  addStart(start: StoredStart): void | Promise<void>;
  /** Commits a batch. The next one may be given when this is durable. @throws StoreFailure */
  commit(batch: StoreBatch): void | Promise<void>;
  /**
   * Deletes old data. Returns whether so much is left that it must be called again: commits would
   * wait too long for everything at once. @throws StoreFailure
   */
  prune(bounds: PruneBounds): boolean | Promise<boolean>;
  /** Deletes mails that were sent. @throws StoreFailure */
  mailsSent(ids: readonly number[]): void | Promise<void>;
  /** Renews the lease; call it more often than every LEASE_MS. @throws StoreFailure */
  renew(nowMs: number): void | Promise<void>;
  /**
   * Why a change under way waits: the store knows why and tries again, or nothing has answered for
   * `silentMs` milliseconds.
   */
  outage?(silentMs: number): string | undefined;
  /** Closes the store and frees its lease. Does not throw. */
  close(): void | Promise<void>;
}
