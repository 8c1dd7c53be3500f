import { logFeed, type LogSource } from '../format/logFeed.js';
import type { Finding } from '../replay/logComparison.js';
import type { LogPlayer } from '../replay/logPlayer.js';
import type { LogDifference, LogProblem } from '../format/logProblem.js';
import { LogReader, type ReadLine } from '../format/logReader.js';

/** How many characters of a text are cut into lines at once. */
const PIECE_LENGTH = 65_536;

/**
 * Replays a log on demand, one line at a time, so that two logs can be read side by side. Continues
 * after a recorded outcome or hash that differs.
 */
export class LogCursor {
  readonly player: LogPlayer;
  /** The next line; undefined at the end, and when the log cannot be replayed further. */
  next: ReadLine | undefined;
  /** The n of the last line replayed; 0 for the header. */
  n = 0;
  /** The first recorded outcome or hash that differs from the replay. */
  difference: LogDifference | null = null;
  readonly #reader = new LogReader();
  readonly #lines: AsyncGenerator<ReadLine, undefined>;
  #failure: LogProblem | undefined;

  private constructor(source: LogSource, player: LogPlayer) {
    this.player = player;
    this.#lines = readLines(source, this.#reader);
  }

  /** Opens a log and reads its first line. */
  static async open(source: LogSource, player: LogPlayer): Promise<LogCursor> {
    const cursor = new LogCursor(source, player);
    await cursor.#pull();
    return cursor;
  }

  /** Why there is no next line; null when there is one, and at the end of a whole log. */
  get problem(): LogProblem | null {
    if (this.next !== undefined) return null;
    return this.#failure ?? this.#reader.problem ?? null;
  }

  /** The last line that a digest confirms; 0 when none. */
  get sealedLine(): number {
    return this.#reader.sealedLine;
  }

  /** Whether the replay failed, not the reading. */
  get failed(): boolean {
    return this.#failure !== undefined;
  }

  /** Replays the next line and reads the one after it. */
  async play(): Promise<void> {
    const read = this.next;
    if (read === undefined) return;
    const finding = this.player.play(read);
    if ('n' in read.record) this.n = read.record.n;
    this.difference ??= finding?.difference ?? null;
    // After another outcome or hash the replay can continue; after a failed upgrade it cannot.
    const canContinue = finding?.difference !== undefined && read.record.kind !== 'upgrade';
    if (finding === undefined || canContinue) await this.#pull();
    else this.#fail(finding);
  }

  /** Lets time pass; false when that fails. */
  advance(tick: number): boolean {
    const finding = this.player.advance(tick);
    if (finding !== undefined) this.#fail(finding);
    return finding === undefined;
  }

  /** Closes the source. */
  async close(): Promise<void> {
    await this.#lines.return(undefined);
  }

  async #pull(): Promise<void> {
    const pulled = await this.#lines.next();
    this.next = pulled.done === true ? undefined : pulled.value;
  }

  #fail({ reason, message }: Finding): void {
    const line = this.next?.line ?? this.n + 2;
    const tick = this.player.now;
    this.#failure = { line, tick, reason, message, sealed_line: this.sealedLine };
    this.next = undefined;
  }
}

/** The valid lines of a log, in order. The reader has the problem of the first invalid one. */
async function* readLines(
  source: LogSource,
  reader: LogReader,
): AsyncGenerator<ReadLine, undefined> {
  let ready: ReadLine[] = [];
  const keep = (read: ReadLine | undefined): void => {
    if (read !== undefined) ready.push(read);
  };
  const feed = logFeed({
    push(line) {
      keep(reader.read(line));
      return reader.problem === undefined;
    },
    end: (rest) => keep(reader.end(rest)),
  });
  for await (const piece of typeof source === 'string' ? pieces(source) : source) {
    const wanted = feed.write(piece);
    yield* ready;
    ready = [];
    if (!wanted) break;
  }
  feed.end();
  yield* ready;
  return undefined;
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_LENGTH) yield text.slice(at, at + PIECE_LENGTH);
}
