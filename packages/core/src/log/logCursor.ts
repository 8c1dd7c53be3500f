import { logFeed, type LogSource } from './logFeed.js';
import type { Finding, LogPlayer } from './logPlayer.js';
import type { LogDifference, LogProblem } from './logProblem.js';
import { type LogReader, logReader, type ReadLine } from './logReader.js';

/** The longest piece of a text that is cut into lines at once. */
const PIECE = 65_536;

/** Pulls the lines of a log one by one and plays them: for those who read two logs at once. */
export interface LogCursor {
  readonly player: LogPlayer;
  /** The line that comes next; undefined at the end and when nothing more can be played. */
  readonly next: ReadLine | undefined;
  /** The n of the last line played; 0 for the header. */
  readonly n: number;
  /** The first outcome or hash that is not the replay's: the replay goes on over it. */
  readonly difference: LogDifference | null;
  /** Why there is no next line, when it is not that the log has ended. */
  readonly problem: LogProblem | null;
  /** The last line that a digest vouched for; 0 when none. */
  readonly sealedLine: number;
  /** Whether it was the rules that could not go on, not the reading. */
  readonly stuck: boolean;
  /** Plays the next line and pulls the one after it. */
  play(): Promise<void>;
  /** Lets time pass; false when it cannot. */
  advance(tick: number): boolean;
  /** Lets go of the source. */
  close(): Promise<void>;
}

/** Opens a log and pulls its first line. */
export async function logCursor(source: LogSource, player: LogPlayer): Promise<LogCursor> {
  const cursor = new Cursor(source, player);
  await cursor.pull();
  return cursor;
}

class Cursor implements LogCursor {
  readonly player: LogPlayer;
  next: ReadLine | undefined;
  n = 0;
  difference: LogDifference | null = null;
  readonly #reader = logReader();
  readonly #lines: AsyncGenerator<ReadLine, undefined>;
  #broken: LogProblem | undefined;

  constructor(source: LogSource, player: LogPlayer) {
    this.player = player;
    this.#lines = readLines(source, this.#reader);
  }

  get problem(): LogProblem | null {
    if (this.next !== undefined) return null;
    return this.#broken ?? this.#reader.problem ?? null;
  }

  get sealedLine(): number {
    return this.#reader.sealedLine;
  }

  get stuck(): boolean {
    return this.#broken !== undefined;
  }

  async pull(): Promise<void> {
    const pulled = await this.#lines.next();
    this.next = pulled.done === true ? undefined : pulled.value;
  }

  async play(): Promise<void> {
    const read = this.next;
    if (read === undefined) return;
    const finding = this.player.play(read);
    if ('n' in read.record) this.n = read.record.n;
    this.difference ??= finding?.difference ?? null;
    // Other outcomes and hashes can be lived with; an upgrade from another world cannot.
    const bearable = finding?.difference !== undefined && read.record.kind !== 'upgrade';
    if (finding === undefined || bearable) await this.pull();
    else this.#break(finding);
  }

  advance(tick: number): boolean {
    const finding = this.player.advance(tick);
    if (finding !== undefined) this.#break(finding);
    return finding === undefined;
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined);
  }

  #break({ reason, message }: Finding): void {
    const line = this.next?.line ?? 0;
    const tick = this.player.now;
    this.#broken = { line, tick, reason, message, sealed_line: this.sealedLine };
    this.next = undefined;
  }
}

/** The lines of a log as they are read; what is wrong stands in the reader. */
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
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
