/** Where the game's time stands against the wall clock. */
export interface ClockAnchor {
  /** The last tick whose snapshot was published. */
  readonly tick: number;
  /** Milliseconds since 1970-01-01T00:00:00Z at which it was. */
  readonly wall_ms: number;
}

/** A line of the game's log; `n` is 0 for the header, and grows by one from line to line. */
export interface StoredLine {
  readonly n: number;
  /** Without its newline. */
  readonly text: string;
}

/** An entry of a history: a record of an event, in an account's or in a replicant's log. */
export interface StoredEntry {
  /** The account, or the replicant. */
  readonly owner: number;
  /** Its place in the owner's history: from 0, without gaps. */
  readonly place: number;
  /** The record, as the core writes it. */
  readonly text: string;
}

/** Which places of a history are there: from `first` up to, not including, `end`. */
export interface HistoryRange {
  readonly first: number;
  readonly end: number;
}

/** An encoded snapshot, and where the log stood. */
export interface StoredKeyframe {
  readonly tick: number;
  /** The line after which the world was so. */
  readonly n: number;
  readonly hash: string;
  /** The log writer's position, as JSON. */
  readonly position: string;
  readonly bytes: Uint8Array;
}

/** The outcome of a call that named itself by a key; one that bears a secret is not kept. */
export interface StoredOutcome {
  readonly account: number;
  readonly key: string;
  /** Method, path and the digest of the body: what a second call with this key must equal. */
  readonly fingerprint: string;
  readonly status: number;
  /** The answer as JSON. */
  readonly text: string;
  readonly tick: number;
  readonly created_ms: number;
}

/** What lets somebody into an account. It never enters the log. */
export interface Credential {
  readonly account: number;
  readonly email: string;
  /** A new address that is not confirmed yet. */
  readonly pending_email: string | null;
  /** SHA-256 of the token, in hex; null while none was issued. */
  readonly token_digest: string | null;
  readonly issued_ms: number;
}

/** A link that was mailed, by the SHA-256 of its secret in hex. */
export interface StoredLink {
  readonly digest: string;
  readonly purpose: 'register' | 'recover' | 'confirm_email';
  /** 0 while there is no account yet. */
  readonly account: number;
  readonly email: string;
  /** What was asked for, as JSON. */
  readonly request: string;
  readonly expires_ms: number;
}

/** A mail to be sent. */
export interface StoredMail {
  /** Grows from mail to mail. */
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_ms: number;
}

/**
 * What becomes durable at once, or not at all. One that does not follow what is there (a line or
 * a place left out or given twice, a mail's number that does not grow), or has a line with a
 * newline, or a text with U+0000 or half a surrogate pair, is thrown back with an Error and leaves
 * nothing.
 */
export interface StoreBatch {
  readonly clock: ClockAnchor;
  readonly lines: readonly StoredLine[];
  readonly envelopes: readonly StoredEntry[];
  readonly entries: readonly StoredEntry[];
  /** Replace those of the same account and key. */
  readonly outcomes: readonly StoredOutcome[];
  /** Replace those of the same account. */
  readonly credentials: readonly Credential[];
  /** Replace those of the same digest. */
  readonly links: readonly StoredLink[];
  /** Digests of links that are used up, of this batch too; those not there are passed over. */
  readonly usedLinks: readonly string[];
  readonly mails: readonly StoredMail[];
  /** Replaces one of the same tick and line. */
  readonly keyframe?: StoredKeyframe | undefined;
}

/** All of a store that a host holds in memory. */
export interface StoreContents {
  /** Undefined in a new store. */
  readonly clock: ClockAnchor | undefined;
  /** The newest: that of the highest tick, and of the highest line of that tick. */
  readonly keyframe: StoredKeyframe | undefined;
  /** By account. */
  readonly credentials: readonly Credential[];
  /** By digest. */
  readonly links: readonly StoredLink[];
  /** The highest number a mail ever had, whether it was sent or not; 0 before the first. */
  readonly lastMail: number;
}

/** Which of the two histories. */
export type HistoryKind = 'envelopes' | 'entries';

/**
 * Why a store could not do what it was asked: `locked`, another process has it, and nothing was
 * written; `foreign`, what is there is no store that this release can read; `fenced`, another
 * process has taken it over; `full`, there is no room, and nothing was written; `failed`, what is
 * on the disk is not known any more: the process must end, and every later call fails alike.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly reason: 'locked' | 'foreign' | 'fenced' | 'full' | 'failed';

  constructor(reason: StoreFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Where a host keeps what must survive. One writer has it open. All calls are synchronous. */
export interface Store {
  /** What is in it. */
  load(): StoreContents;
  /** Lines of the log from `n` on, in order; they are never forgotten. */
  lines(from: number): Iterable<StoredLine>;
  /** The places of an owner's history; `first` and `end` are equal when it is empty. */
  range(kind: HistoryKind, owner: number): HistoryRange;
  /** The text at a place of a history; undefined when it is not there. */
  entry(kind: HistoryKind, owner: number, place: number): string | undefined;
  /** A kept outcome; undefined when there is none. */
  outcome(account: number, key: string): StoredOutcome | undefined;
  /** Mails that were not sent yet, in order. */
  unsentMails(): readonly StoredMail[];
  /** Makes a batch durable: when it returns, no crash takes it back. @throws StoreFailure */
  commit(batch: StoreBatch): void;
  /** Forgets what is past its time. @throws StoreFailure */
  prune(bounds: PruneBounds): void;
  /** Forgets mails that were sent. @throws StoreFailure */
  mailsSent(ids: readonly number[]): void;
  /** Tells other openers that this one lives, often enough for LEASE_MS. @throws StoreFailure */
  renew(nowMs: number): void;
  /** Lets it go, so that another may open it at once. Says nothing of failures. */
  close(): void;
}

/** What a store may forget. */
export interface PruneBounds {
  /** Outcomes made before this. */
  readonly outcomesBeforeMs: number;
  /** How many of the newest outcomes of each account are kept; of one moment, by their keys. */
  readonly maxOutcomes: number;
  /** Links that expired before this. */
  readonly linksBeforeMs: number;
  /** How many of the last entries of each history are kept: at least 1. */
  readonly maxEntries: number;
  /** How many of the newest keyframes are kept: at least 1. */
  readonly maxKeyframes: number;
}
