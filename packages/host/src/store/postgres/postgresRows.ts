import { LEASE_MS } from '../lease.js';
import { ConnectionLost, type PostgresConnection, postgresFailure } from './postgresConnection.js';
import type { FencedChange, FenceRows, SettledGame } from './changeFenced.js';
import { NOTE_WRITER, writerOfCommit } from './copy/copyOrigin.js';
import type { ClockAnchor } from '../store.js';

/** A change of a game in PostgreSQL. */
export interface PostgresChange extends FencedChange {
  /** The end of the game after a commit. */
  readonly end?: GameEnd | undefined;
  /** Sends the statements that write the change. */
  readonly write: (connection: PostgresConnection) => readonly Promise<unknown>[];
}

/** What the row of a game says about its last commit. */
export interface GameEnd {
  readonly clock: ClockAnchor;
  readonly lastMail: number;
  readonly lastAccount: number;
  readonly nextLine: number;
  /** The digest of all lines. */
  readonly chain: string;
  /** Commits before this one are to be erased from the feed soon. */
  readonly eraseBefore: number;
}

const LOCK = 'SELECT fence, writer, holder, commits FROM games WHERE id = $1 FOR UPDATE';
const CHECK = 'SELECT 1 FROM games WHERE id = $1 AND writer = $2 FOR UPDATE';
const ADVANCE = `UPDATE games SET commits = $3, tick = $4, wall_ms = $5, speed = $6,
    last_mail = $7, last_account = $8, next_line = $9, chain = $10, erase_before = $11
  WHERE id = $1 AND writer = $2 AND commits = $3 - 1 RETURNING 1`;
const WRITER = `SELECT ${writerOfCommit('$1', '$2')} AS writer`;

/** The rows of a game over a connection. */
export function postgresRows(
  connection: PostgresConnection,
  game: number,
  place: string,
): FenceRows<PostgresChange> {
  const { run, send } = connection;
  /** Ends a transaction that has failed or is not needed any more. */
  const rollback = async (): Promise<void> => void (await run('ROLLBACK'));
  const inTransaction = async <T>(sent: Promise<T>): Promise<T> => {
    try {
      return await sent;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) await rollback();
      throw postgresFailure(error, place);
    }
  };
  return {
    async begin({ commit, end, writer }) {
      const begun = run('BEGIN');
      const found =
        commit === undefined || end === undefined
          ? send(CHECK, [game, writer])
          : send(ADVANCE, [game, writer, commit, ...endValues(end)]);
      const [, rows] = await inTransaction(Promise.all([begun, found]));
      if (rows.length === 0) await rollback();
      return rows.length > 0;
    },
    async finish({ write }) {
      // Sent together: PostgreSQL rolls back when one of them fails.
      const sent = [...write(connection), run('COMMIT')];
      const results = await Promise.allSettled(sent);
      const last = results.at(-1);
      if (last?.status === 'fulfilled' && last.value === 'COMMIT') return;
      const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      const lost = errors.find((error) => error instanceof ConnectionLost);
      throw postgresFailure(lost ?? errors[0], place);
    },
    async settle(commit): Promise<SettledGame> {
      await run('BEGIN');
      const [found] = await inTransaction(send<Omit<SettledGame, 'by'>>(LOCK, [game]));
      // A statement of its own: it sees what was committed while the one before waited.
      const [last] = await inTransaction(send<{ writer: string }>(WRITER, [game, commit]));
      await rollback();
      const by = found !== undefined && found.commits >= commit ? last?.writer : undefined;
      return { fence: -1, writer: '', holder: '', commits: 0, ...found, by };
    },
  };
}

function endValues(end: GameEnd): unknown[] {
  const { chain, clock, eraseBefore, lastAccount, lastMail, nextLine } = end;
  const { speed, tick, wall_ms } = clock;
  return [tick, wall_ms, speed, lastMail, lastAccount, nextLine, chain, eraseBefore];
}

/** The row of a game whose lease was taken. */
export interface TakenGame {
  readonly fence: number;
  /** Random: the one who may write from now on. */
  readonly writer: string;
  readonly commits: number;
  readonly last_mail: number;
  readonly last_account: number;
  readonly next_line: number;
  readonly chain: string;
  readonly erase_before: number;
}

/** Who takes a lease. */
export interface LeaseTaker {
  /** The process in messages. */
  readonly holder: string;
  /** Random: a lease that was taken when the connection was lost can be taken again. */
  readonly life: string;
  /** The address at which the writer takes calls; '' if it has none. */
  readonly url: string;
}

const MS = `interval '1 millisecond'`;
/** A lease ends early, too, when the clock of the database is set back. */
const isFreeAfter = (leaseMs: string): string => `holder = '' OR lease_clock() > lease_until
    OR lease_clock() < lease_until - ${leaseMs} * ${MS} - ${leaseMs} * ${MS}`;
const TAKE = `WITH taken AS (
    UPDATE games SET fence = fence + 1, writer = gen_random_uuid(), holder = $2, life = $3,
        writer_url = $4, lease_until = lease_clock() + $5 * ${MS}
      WHERE id = $1 AND (life = $3 OR ${isFreeAfter('$5')})
      RETURNING fence, writer, commits, last_mail, last_account, next_line, chain, erase_before
  ), noted AS (${NOTE_WRITER})
  SELECT * FROM taken`;
const RENEW = `UPDATE games SET lease_until = lease_clock() + $3 * ${MS}
  WHERE id = $1 AND writer = $2`;
const IS_FREE = `SELECT ${isFreeAfter('$2')} AS free FROM games WHERE id = $1`;
const FREE = `UPDATE games SET holder = '', writer_url = '' WHERE id = $1 AND writer = $2`;

/** Takes the lease of a game; returns the text of who holds it when it is not free. */
export async function takeGame(
  { send }: PostgresConnection,
  game: number,
  { holder, life, url }: LeaseTaker,
): Promise<TakenGame | string> {
  const [taken] = await send<TakenGame>(TAKE, [game, holder, life, url, LEASE_MS]);
  if (taken !== undefined) return taken;
  const [held] = await send<{ holder: string }>(`SELECT holder FROM games WHERE id = $1`, [game]);
  return held?.holder ?? 'another process';
}

/** Whether a game has no writer: its lease can be taken. */
export async function hasFreeLease({ send }: PostgresConnection, game: number): Promise<boolean> {
  const [row] = await send<{ free: boolean }>(IS_FREE, [game, LEASE_MS]);
  return row?.free === true;
}

/** The statement that renews a lease; by itself, it changes nothing when the lease is lost. */
export function renewLease({ send }: PostgresConnection, game: number, writer: string) {
  return send(RENEW, [game, writer, LEASE_MS]);
}

/** Frees a lease, if it is still this one. */
export async function freeLease(
  { send }: PostgresConnection,
  game: number,
  writer: string,
): Promise<void> {
  await send(FREE, [game, writer]);
}
