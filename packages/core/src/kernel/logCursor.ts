import { logFeed, type LogSource } from './logFeed.js';
import { type Finding, type LogPlayer } from './logPlayer.js';
import type { LogProblem } from './logProblem.js';
import { logReader, type ReadLine } from './logReader.js';

/** The longest piece of a text that is cut into lines at once. */
const PIECE = 65_536;

/** Pulls the lines of a log one by one and plays them: for those who read two logs at once. */
export interface LogCursor {
  /** The line that comes next; undefined at the end and at what cannot be read. */
  readonly next: ReadLine | undefined;
  /** What is wrong with the log so far, its being cut included. */
  readonly problem: LogProblem | undefined;
  /** Plays the next line and pulls the one after it. */
  play(): Promise<Finding | undefined>;
  /** Passes over the next line. */
  pass(): Promise<void>;
  /** Lets go of the source. */
  close(): Promise<void>;
}

/** Opens a log and pulls its first line. */
export async function logCursor(source: LogSource, player: LogPlayer): Promise<LogCursor> {
  const reader = logReader();
  const lines = readLines(source, reader);
  let next: ReadLine | undefined;
  let broken: LogProblem | undefined;
  const pass = async (): Promise<void> => {
    const pulled = await lines.next();
    next = pulled.done === true ? undefined : pulled.value;
  };
  await pass();
  return {
    get next() {
      return next;
    },
    get problem() {
      return broken ?? (next === undefined ? reader.problem : undefined);
    },
    pass,
    async play() {
      const read = next as ReadLine;
      const finding = player.play(read);
      if (finding !== undefined && stops(finding, read)) {
        const { difference: _, ...found } = finding;
        const tick = player.snapshot?.now ?? 0;
        broken = { line: read.line, tick, ...found, sealed_line: reader.sealedLine };
        next = undefined;
      } else await pass();
      return finding;
    },
    close: async () => void (await lines.return(undefined)),
  };
}

/** Whether nothing can be played after a finding: other outcomes and hashes can be lived with. */
function stops({ difference }: Finding, { record }: ReadLine): boolean {
  return difference === undefined || record.kind === 'upgrade';
}

/** The lines of a log as they are read; what is wrong stands in the reader. */
async function* readLines(
  source: LogSource,
  reader: ReturnType<typeof logReader>,
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
