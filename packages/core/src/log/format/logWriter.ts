import { isPlain } from '../../kernel/codec/canonical.js';
import { isInt } from '../../kernel/int.js';
import { invariant } from '../../kernel/invariant.js';
import { type LogDigest, logDigest, logDigestHex, logDigestText } from './logDigest.js';
import { logIdentity } from './logIdentity.js';
import { LINE_MAX, LOG_FORMAT, type LogRecord, makeLine, type SealRecord } from './logRecord.js';
import { type Command, type Outcome, refuse, type Refused } from '../../kernel/outcome.js';
import type { Replayable } from '../replayable.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';

/** A place in a log: what a writer needs to continue it. */
export interface LogPosition {
  /** Lines after the header. */
  readonly n: number;
  readonly digest: LogDigest;
}

/**
 * Makes the lines of one log, with newlines. They must be kept in the order of the calls. A call
 * that throws makes and counts no line.
 */
export interface LogWriter<State extends Snapshot> {
  /** The first line; empty when the writer continues a log. */
  readonly header: string;
  /**
   * A command that was executed at `tick`, with its outcome. A refusal, `log.line_too_long`, when
   * the line would be longer than 1,048,576 characters: then it is not counted, and the command
   * must be taken back.
   */
  command(tick: number, command: Command, outcome: Outcome): string | Refused;
  /** The hash line of the world as it is after all lines so far. */
  checkpoint(snapshot: State): string;
  /** The world continues as `to`, which the named migration made of `from`. Ends this writer. */
  upgrade<Next extends Snapshot>(
    from: State,
    migration: string,
    next: Replayable<Next>,
    to: Next,
  ): { readonly line: string; readonly writer: LogWriter<Next> };
  /** A hash line, unless the last line is one, and the end line. Ends this writer. */
  end(snapshot: State): string;
  /** The log's position after the last line. */
  position(): LogPosition;
}

/**
 * Starts the log of a world at its genesis, or continues one.
 *
 * @param resume the position of the log to continue, whose lines lead to `snapshot`
 * @throws Error without `resume` when the snapshot is not a genesis
 * @throws RangeError when the line of the setting would be longer than 1,048,576 characters
 */
export function logWriter<State extends Snapshot>(
  simulation: Replayable<State>,
  snapshot: State,
  resume?: LogPosition,
): LogWriter<State> {
  if (resume !== undefined) return writerAt(simulation, '', resume.n, { ...resume.digest });
  const genesis = simulation.hash(simulation.genesis(snapshot.setting));
  invariant(simulation.hash(snapshot) === genesis, 'a log begins at genesis');
  const identity = logIdentity(simulation, snapshot.setting);
  const header = shortLine({ kind: 'header', format: LOG_FORMAT, ...identity, genesis });
  const digest = logDigest();
  logDigestText(digest, header);
  return writerAt(simulation, header, 0, digest);
}

/** A record as its line with its newline, as a flat string: `logDigestText` reads it faster. */
function lineOf(record: LogRecord): string {
  return [makeLine(record), ''].join('\n');
}

/** The line of a record whose length no command decides. @throws RangeError when it is too long */
function shortLine(record: LogRecord): string {
  const line = lineOf(record);
  if (line.length <= LINE_MAX + 1) return line;
  throw new RangeError(`The ${record.kind} line has ${tooLong(line)}`);
}

function tooLong({ length }: string): string {
  return `${length - 1} characters; a line of a log has at most ${LINE_MAX}.`;
}

function writerAt<State extends Snapshot>(
  simulation: Replayable<State>,
  header: string,
  lines: number,
  digest: LogDigest,
): LogWriter<State> {
  let n = lines;
  /** The snapshot of the last line, when that is a hash line. */
  let hashed: State | undefined;
  /** Counts a line: only once it is made, so that the next one has its number if it cannot be. */
  const count = (line: string): string => {
    n += 1;
    logDigestText(digest, line);
    hashed = undefined;
    return line;
  };
  const seal = ({ now: tick }: State) =>
    ({ n: n + 1, tick, digest: logDigestHex(digest) }) satisfies Partial<SealRecord>;
  const checkpoint = (snapshot: State): string => {
    const { digest: before, ...order } = seal(snapshot);
    const hash = simulation.hash(snapshot);
    const tables = simulation.tableHashes(snapshot);
    const line = count(shortLine({ kind: 'hash', ...order, hash, tables, digest: before }));
    hashed = snapshot;
    return line;
  };
  return {
    header,
    command(tick, command, outcome) {
      const { id, account, type, args } = command;
      invariant(
        typeof id === 'string' && isInt(account) && typeof type === 'string' && isPlain(args),
        'this is no command',
      );
      const asked = { id, account, type, args };
      const line = lineOf({ kind: 'command', n: n + 1, tick, command: asked, outcome });
      if (line.length <= LINE_MAX + 1) return count(line);
      const message = `The command and its outcome have ${tooLong(line)}`;
      return refuse('log.line_too_long', message, { length: line.length - 1, most: LINE_MAX });
    },
    checkpoint,
    upgrade(from, migration, next, to) {
      invariant(to.now === from.now, 'an upgrade takes no time');
      const { digest: before, ...order } = seal(from);
      const line = shortLine({
        kind: 'upgrade',
        ...order,
        hash: simulation.hash(from),
        migration,
        next: logIdentity(next, to.setting),
        next_hash: next.hash(to),
        digest: before,
      });
      count(line);
      return { line, writer: writerAt(next, '', n, digest) };
    },
    end(snapshot) {
      const last = hashed === snapshot ? '' : checkpoint(snapshot);
      const { digest: before, ...order } = seal(snapshot);
      const hash = simulation.hash(snapshot);
      return last + count(shortLine({ kind: 'end', ...order, hash, digest: before }));
    },
    position: () => ({ n, digest: { ...digest } }),
  };
}
