import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PostgresConnection } from '../postgresConnection.js';

/** A writer of a game, from one commit on until the next writer. */
export interface GameWriter {
  /** The number of its first commit. */
  readonly first: number;
  /** Random: two writers of one game never have the same. */
  readonly writer: string;
}

/** Of which game a file is a local copy, and who made the commits in it. */
export interface CopyOrigin {
  readonly identity: string;
  /** The newest writers, oldest first. */
  readonly writers: readonly GameWriter[];
}

/** Maximum of noted writers. A copy that is further behind is made again. */
const MAX_WRITERS = 100;

/** The file beside a local copy: without it, it is no copy. */
const originFile = (path: string): string => `${path}-origin`;

/** Whether a file is a local copy. */
export function isCopy(path: string): boolean {
  return existsSync(originFile(path));
}

/** Reads the origin of a local copy. */
export function readOrigin(path: string): CopyOrigin {
  const [identity = '', ...rows] = readFileSync(originFile(path), 'utf8').split('\n');
  const writers = rows.map((row): GameWriter => {
    const [first, writer = ''] = row.split(' ');
    return { first: Number(first), writer };
  });
  return { identity, writers };
}

/** Writes the origin of a local copy. A reader finds the former one or this one, never a part. */
export function writeOrigin(path: string, { identity, writers }: CopyOrigin): void {
  const rows = writers.slice(-MAX_WRITERS).map(({ first, writer }) => `${first} ${writer}`);
  const draft = `${originFile(path)}-draft`;
  writeFileSync(draft, [identity, ...rows].join('\n'), { mode: 0o600 });
  renameSync(draft, originFile(path));
}

/** The writer of a commit; undefined if it is not known, and for 0. */
export function writerOf(writers: readonly GameWriter[], commit: number): string | undefined {
  return writers.filter(({ first }) => first <= commit).at(-1)?.writer;
}

/** Who made the commits of an open local copy. */
export interface CopyWriters {
  /** The writer of a commit; undefined if it is not known, and for 0. */
  of(commit: number): string | undefined;
  /** Notes the writer of a commit. Call it before the commit is in the copy. */
  note(commit: number, writer: string): void;
}

/** The writers of a local copy; those that are noted are also written to its file. */
export function copyWriters(path: string, { identity, writers }: CopyOrigin): CopyWriters {
  let known = writers;
  return {
    of: (commit) => writerOf(known, commit),
    note(commit, writer) {
      if (writerOf(known, commit) === writer) return;
      known = [...known, { first: commit, writer }];
      writeOrigin(path, { identity, writers: known });
    },
  };
}

/**
 * Notes the writer that has just taken a game, as the one of the commits to come. A writer that
 * made no commit is forgotten. In the statement, `taken` has the number of commits.
 */
export const NOTE_WRITER = `INSERT INTO writers (game, first, writer)
  SELECT $1, commits + 1, writer FROM taken
  ON CONFLICT (game, first) DO UPDATE SET writer = EXCLUDED.writer`;

/** The expression of the writer of a commit. */
export const writerOfCommit = (game: string, commit: string): string =>
  `(SELECT writer FROM writers WHERE game = ${game} AND first <= ${commit}
    ORDER BY first DESC LIMIT 1)`;

/** The writers of a game, oldest first. */
export function readWriters(
  { send }: PostgresConnection,
  game: number,
): Promise<readonly GameWriter[]> {
  const statement = 'SELECT first, writer FROM writers WHERE game = $1 ORDER BY first';
  return send<GameWriter>(statement, [game]);
}
