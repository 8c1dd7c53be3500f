import { LINE_MAX } from './logRecord.js';

/** A log as text in pieces, cut anywhere: a file's stream decoded from UTF-8, or one text. */
export type LogSource = string | Iterable<string> | AsyncIterable<string>;

/** Takes a log line by line. */
export interface LogMachine<Report> {
  /** Takes one line without its newline; false when no more are wanted. */
  push(line: string): boolean;
  /** Ends the log: `rest` is what stands after the last newline. */
  end(rest?: string): Report;
}

/** Takes a log in pieces of text, cut anywhere. */
export interface LogFeed<Report> {
  /** Takes the next piece; false when no more are wanted. */
  write(piece: string): boolean;
  /** Ends the log. */
  end(): Report;
}

/**
 * Cuts pieces of text into lines for a machine. No more than one line is ever held: one that
 * grows too long is passed on as it is, and refused there.
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

/** Feeds all of a log to a machine, as far as the machine wants it. */
export async function readLog<Report>(
  source: LogSource,
  machine: LogMachine<Report>,
): Promise<Report> {
  const feed = logFeed(machine);
  if (typeof source === 'string') feed.write(source);
  else for await (const piece of source) if (!feed.write(piece)) break;
  return feed.end();
}
