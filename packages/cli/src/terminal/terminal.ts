import { stderrBytes, type WriteBytes } from '@astrarium/http';
import { SingleBar } from 'cli-progress';
import { onSignal } from './endWithParent.js';
import { fileFailure } from './usageError.js';

/** What a command is told, and where it writes; tests use their own implementation. */
export interface Terminal {
  /** Writes lines to standard output. */
  out(text: string): void;
  /** Writes lines to standard error. */
  error(text: string): void;
  /** Where the lines of a log are written, in the background. */
  logBytes(): WriteBytes;
  /** Calls `stop` once, when the program shall end; returns a function that ends the waiting. */
  onStop(stop: () => void): () => void;
  /** A progress bar on standard error, when that is a terminal. */
  progress(what: string, total: number): Progress;
  /** The exit code: 0 success, 1 a log does not verify, 2 wrong usage. */
  exitCode: number;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  // A closed pipe, as of `| head`, is not an error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    stderr.write(`astrarium: ${(fileFailure('standard output', error) as Error).message}\n`);
    process.exit(2);
  });
  stderr.on('error', () => undefined);
  return {
    out: (text) => void stdout.write(`${printable(text)}\n`),
    error: (text) => void stderr.write(`${printable(text)}\n`),
    logBytes: stderrBytes,
    onStop: onSignal,
    progress: (what, total) => progressBar(stderr, what, total),
    exitCode: 0,
  };
}

/** Escapes control characters but line breaks, so that no text controls the terminal. */
export function printable(text: string): string {
  return text.replace(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** How a report is printed. */
export interface ReportOptions {
  readonly json?: true;
}

/** What a command has to say. */
export interface Report {
  /** As JSON. */
  readonly data: unknown;
  /** For people. */
  text(): string;
}

/** Prints a report as it was asked for. */
export function printReport(
  { out }: Pick<Terminal, 'out'>,
  { json }: ReportOptions,
  { data, text }: Report,
): void {
  out(json === true ? JSON.stringify(data) : text());
}

/** The progress of long work. */
interface Progress {
  update(done: number): void;
  stop(): void;
}

/** Calls `act` with a function that shows how far it is; the bar ends with it. */
export async function withProgress<T>(
  terminal: Pick<Terminal, 'progress'>,
  what: string,
  total: number,
  act: (update: (done: number) => void) => T | Promise<T>,
): Promise<T> {
  const bar = terminal.progress(what, total);
  try {
    return await act(bar.update);
  } finally {
    bar.stop();
  }
}

/** A progress bar on a terminal; on other streams it prints nothing. */
export function progressBar(stream: NodeJS.WriteStream, what: string, total: number): Progress {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream,
    format: `${what} {bar} {percentage}%  {duration}s`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    clearOnComplete: true,
    // Leave the terminal as it was when the process is interrupted.
    hideCursor: false,
    linewrap: true,
    fps: 20,
  });
  bar.start(Math.max(1, total), 0);
  return { update: (done) => bar.update(Math.min(done, total)), stop: () => bar.stop() };
}
