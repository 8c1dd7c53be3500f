import { LINE_MAX } from './logRecord.js';

/** A log as one text or as pieces of it, cut anywhere: a file's stream, decoded from UTF-8. */
export type LogSource = string | Iterable<string> | AsyncIterable<string>;

/** Reads a log line by line. */
export interface LogMachine<Report> {
  /** Takes one line without its newline. Returns false when it wants no more. */
  push(line: string): boolean;
  /** Ends the log. `rest` is the text after the last newline. */
  end(rest?: string): Report;
}

/** Reads a log in pieces of text, cut anywhere. */
export interface LogFeed<Report> {
  /** Takes the next piece. Returns false when it wants no more. */
  write(piece: string): boolean;
  /** Ends the log. */
  end(): Report;
}

/**
 * Cuts pieces of text into lines for a machine. At most one line is held. One that grows too long
 * is passed on before it ends, and the machine refuses it.
 */
export function logFeed<Report>(machine: LogMachine<Report>): LogFeed<Report> {
  let rest = '';
  let wanted = true;
  const write = (piece: string): boolean => {
    let from = 0;
    while (wanted) {
      const to = piece.indexOf('\n', from);
      if (to < 0) break;
      wanted = machine.push(rest + piece.slice(from, to));
      rest = '';
      from = to + 1;
    }
    if (wanted) rest += piece.slice(from);
    if (wanted && rest.length > LINE_MAX) wanted = machine.push(rest);
    if (!wanted) rest = '';
    return wanted;
  };
  return { write, end: () => machine.end(rest) };
}

/** Feeds a log to a machine until the machine wants no more. Returns the machine's report. */
export async function readLog<Report>(
  source: LogSource,
  machine: LogMachine<Report>,
): Promise<Report> {
  const feed = logFeed(machine);
  if (typeof source === 'string') feed.write(source);
  else for await (const piece of source) if (!feed.write(piece)) break;
  return feed.end();
}
