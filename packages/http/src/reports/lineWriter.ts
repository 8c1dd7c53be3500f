import { fstatSync, write } from 'node:fs';

/** Writes lines in the background, in bounded memory. It never throws and never waits. */
export interface LineWriter {
  /** Adds a line, given with its newline. Drops it when too many bytes wait. */
  write(line: string): void;
  /** The number of lines that were dropped. */
  dropped(): number;
  /** Resolves when all lines are written, or cannot be written at once. */
  close(): Promise<void>;
}

/** Writes bytes at the end of a file; calls back with an error or the number of written bytes. */
export type WriteBytes = (bytes: Uint8Array, done: (error: unknown, count: number) => void) => void;

/** The maximum of bytes that wait to be written. */
const MAX_WAITING_BYTES = 1_000_000;

/** The maximum of bytes per write: more would be lost together when the disk is full. */
const MAX_WRITE_BYTES = 65_536;

/** Lines wait so long for others, to be written with them. */
const GATHER_MS = 100;

/** The wait before the next attempt after a failure, for example because the disk is full. */
const RETRY_MS = 1_000;

/** The maximum wait for the last lines when the process ends. */
const CLOSE_MS = 1_000;

/**
 * Makes a writer. When writing fails, it drops the lines that failed, tries later ones again every
 * second, and then writes with `report` how many lines were dropped.
 */
export function lineWriter(
  writeBytes: WriteBytes,
  report: (dropped: number) => string,
): LineWriter {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let reported = 0;
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  let closed: (() => void) | undefined;

  const schedule = (ms: number): void => {
    if (!isWriting) timer ??= setTimeout(writeNext, ms).unref();
  };

  function writeNext(): void {
    timer = undefined;
    const unreported = dropped - reported;
    const lines = waiting.splice(0, countOfWrite(waiting));
    for (const { length } of lines) waitingBytes -= length;
    if (unreported === 0 && lines.length === 0) return closed?.();
    // A full disk may have cut the last line.
    const head = unreported === 0 ? [] : [Buffer.from(`\n${report(unreported)}`)];
    isWriting = true;
    writeAll(writeBytes, Buffer.concat([...head, ...lines]), (isWritten) => {
      isWriting = false;
      if (isWritten) reported += unreported;
      else dropped += lines.length;
      if (closed !== undefined && !isWritten) closed();
      else if (waiting.length > 0 || dropped > reported) schedule(isWritten ? 0 : RETRY_MS);
      else closed?.();
    });
  }

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (waitingBytes + bytes.length > MAX_WAITING_BYTES) {
        dropped += 1;
        return;
      }
      waiting.push(bytes);
      waitingBytes += bytes.length;
      schedule(GATHER_MS);
    },
    dropped: () => dropped,
    close: () =>
      new Promise((resolve) => {
        const timeout = setTimeout(resolve, CLOSE_MS);
        closed = () => {
          clearTimeout(timeout);
          resolve();
        };
        clearTimeout(timer);
        timer = undefined;
        if (!isWriting) writeNext();
      }),
  };
}

/** The number of lines for the next write; at least one if one waits. */
function countOfWrite(lines: readonly Buffer[]): number {
  let size = 0;
  const fits = ({ length }: Buffer): boolean => (size += length) <= MAX_WRITE_BYTES;
  const end = lines.findIndex((line) => !fits(line));
  return end < 0 ? lines.length : Math.max(1, end);
}

/** Writes all bytes; waits while a pipe is full, so that no line is cut. */
function writeAll(
  writeBytes: WriteBytes,
  bytes: Buffer,
  ended: (isWritten: boolean) => void,
): void {
  writeBytes(bytes, (error, count) => {
    const isBusy = (error as NodeJS.ErrnoException | null)?.code === 'EAGAIN';
    if (error && !isBusy) return ended(false);
    const rest = isBusy ? bytes : bytes.subarray(count);
    if (rest.length === 0) return ended(true);
    setTimeout(() => writeAll(writeBytes, rest, ended), isBusy ? GATHER_MS : 0).unref();
  });
}

const ignore = (): void => undefined;

/** Writes to standard error. A pipe is set to fail at once instead of waiting for its reader. */
export function stderrBytes(): WriteBytes {
  const kind = fstatSync(2);
  // Node opens pipes and sockets without waiting at the first use of `process.stderr`.
  if (kind.isFIFO() || kind.isSocket()) process.stderr.off('error', ignore).on('error', ignore);
  return (bytes, done) => write(2, bytes, (error, count) => done(error, count));
}
