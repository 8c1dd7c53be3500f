import type { LineWriter } from '@astrarium/http';
import { printable } from './terminal.js';

/** The text of the lines of requests. */
const REQUEST = 'request';

/** A line of the log, from its JSON. */
interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The least level of a warning and of an error. */
const LEVELS = { warning: 40, error: 50 };

/** Milliseconds between two counts of requests on a terminal. */
const COUNT_MS = 500;

/** Returns to the start of the line of a terminal, and erases it. */
const ERASE = '\r\x1b[K';

/**
 * Writes lines of JSON as lines for people. On a terminal it writes no line for a request: the last
 * line counts them, and is written again in its place, so that nothing above it scrolls away.
 */
export function prettyWriter(
  to: LineWriter,
  terminal: { readonly isTTY?: boolean; readonly columns?: number },
): LineWriter {
  const counts = requestCounts();
  let shown = '';
  let timer: NodeJS.Timeout | undefined;

  const writeCounts = (): void => {
    timer = undefined;
    shown = counts.text().slice(0, (terminal.columns ?? 80) - 1);
    to.write(`${ERASE}${shown}`);
  };

  return {
    write(line) {
      const read = JSON.parse(line) as LogLine;
      if (terminal.isTTY === true && counts.add(read)) {
        timer ??= setTimeout(writeCounts, COUNT_MS).unref();
        return;
      }
      to.write(shown === '' ? prettyText(read) : `${ERASE}${prettyText(read)}${shown}`);
    },
    dropped: () => to.dropped(),
    close() {
      if (timer !== undefined) {
        clearTimeout(timer);
        writeCounts();
      }
      if (shown !== '') to.write('\n');
      return to.close();
    },
  };
}

/** A line of JSON as a line for people. */
export function prettyLine(line: string): string {
  return prettyText(JSON.parse(line) as LogLine);
}

/** The counts of the requests in a log. */
function requestCounts() {
  let all = 0;
  let refused = 0;
  let failed = 0;
  let last = '';
  return {
    /** Counts a line of requests; false for another line. */
    add({ method, msg, of, route, sampled, status }: LogLine): boolean {
      if (msg !== REQUEST && of !== REQUEST) return false;
      const count = msg === REQUEST ? 1 : Number(sampled);
      all += count;
      if (Number(status) >= 500) failed += count;
      else if (Number(status) >= 400) refused += count;
      if (msg === REQUEST) last = `${String(method)} ${String(route)} ${String(status)}`;
      return true;
    },
    text: () => `${all} requests, ${refused} refused, ${failed} failed; last: ${oneLine(last)}`,
  };
}

function prettyText({ level, time, msg, ...fields }: LogLine): string {
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${clock} ${msg === REQUEST ? requestText(fields) : messageText(level, msg, fields)}\n`;
}

function requestText({ account, method, ms, route, status }: Omit<LogLine, 'level'>): string {
  const parts = [method, route === '' ? '(unknown path)' : route, status, `${Number(ms)} ms`];
  return oneLine(`${parts.join(' ')}${account === 0 ? '' : `, account ${String(account)}`}`);
}

function messageText(level: number, msg: string, fields: Omit<LogLine, 'level'>): string {
  const { stack, ...others } = fields as Readonly<Record<string, unknown>>;
  const word = level >= LEVELS.error ? 'ERROR ' : level >= LEVELS.warning ? 'WARNING ' : '';
  const texts = Object.entries(others).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const list = texts.length === 0 ? '' : ` (${texts.join(', ')})`;
  const trace = typeof stack === 'string' ? stack.split('\n') : [];
  return [`${word}${msg}${list}`, ...trace].map(oneLine).join('\n');
}

/** A text without line breaks and other control characters. */
function oneLine(text: string): string {
  return printable(text.replaceAll('\n', '\\n'));
}
