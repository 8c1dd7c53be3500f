import { LINE_MAX } from './logRecord.js';

/** A log as one text or as pieces of it, cut anywhere: a file's stream, decoded from UTF-8. */
export type LogSource = string | Iterable<string> | AsyncIterable<string>;

/** Reads a log line by line: a replay, a check, or a reader of commands. */
export interface LineConsumer<Report> {
  /** Takes one line without its newline. Returns true to continue, false when it needs no more. */
  push(line: string): boolean;
  /** Ends the log. `rest` is the text after the last newline. */
  end(rest?: string): Report;
}

/** Reads a log in pieces of text, cut anywhere. */
export interface LogFeed<Report> {
  /** Takes the next piece. Returns true to continue, false when it needs no more. */
  write(piece: string): boolean;
  /** Ends the log. */
  end(): Report;
}

/**
 * Cuts pieces of text into lines for a consumer. At most one line is held. One that grows too long
 * is passed on before it ends, and the consumer refuses it.
 */
export function logFeed<Report>(consumer: LineConsumer<Report>): LogFeed<Report> {
  let rest = '';
  let wanted = true;
  const write = (piece: string): boolean => {
    let from = 0;
    while (wanted) {
      const to = piece.indexOf('\n', from);
      if (to < 0) break;
      wanted = consumer.push(rest + piece.slice(from, to));
      rest = '';
      from = to + 1;
    }
    if (wanted) rest += piece.slice(from);
    if (wanted && rest.length > LINE_MAX) wanted = consumer.push(rest);
    if (!wanted) rest = '';
    return wanted;
  };
  return { write, end: () => consumer.end(rest) };
}

/** Feeds a log to a consumer until the consumer needs no more. Returns the consumer's report. */
export async function readLog<Report>(
  source: LogSource,
  consumer: LineConsumer<Report>,
): Promise<Report> {
  const feed = logFeed(consumer);
  if (typeof source === 'string') feed.write(source);
  else for await (const piece of source) if (!feed.write(piece)) break;
  return feed.end();
}
