import { oneLine } from '@astrarium/contract';
import { type LogFn, type Logger, pino } from 'pino';
import type { Exchange } from '../requests/exchange.js';
import type { Sent } from '../responses/send.js';
import { lineWriter, type LineWriter, stderrBytes } from './lineWriter.js';

/** The levels of a log, from the one with most lines to none. */
export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;

/** The log of a service. */
export interface ServiceLog {
  readonly logger: Logger;
  /** The lines that could not be written, and the repeated ones that were left out. */
  lines(): { readonly dropped: number; readonly sampled: number };
  /** Writes the last lines, for at most a second. */
  close(): Promise<void>;
}

/** Members that are redacted, down to the third level. */
const SECRET = ['authorization', 'cookie', 'email', 'key', 'password', 'token'];

/**
 * The log of a service: JSON lines, by default on stderr, with secrets and addresses redacted. It
 * is written in the background, and a full disk or a slow reader does not stop the service. Each
 * minute it contains at most 100 lines of one kind, but all successful requests of accounts.
 */
export function serviceLog({
  level = 'info',
  to = lineWriter(stderrBytes(), droppedLine),
}: {
  readonly level?: (typeof LOG_LEVELS)[number];
  readonly to?: LineWriter;
} = {}): ServiceLog {
  const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const sampler = lineSampler((kind, sampled) => write({ ...kind, sampled }, SAMPLED));
  function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
    const kind = kindOf(args);
    if (kind === undefined || sampler.admits(kind)) method.apply(this, args);
  }
  const redact = { paths, censor: '[redacted]' };
  const lines = { write: (line: string) => to.write(oneLine(line)) };
  const logger = pino({ base: null, level, redact, hooks: { logMethod } }, lines);
  const write = (fields: object, text: string): void => logger.warn(fields, text);
  return {
    logger,
    lines: () => ({ dropped: to.dropped(), sampled: sampler.sampled() }),
    close() {
      sampler.close();
      return to.close();
    },
  };
}

/** The text of a line that says how many lines of a kind were left out. */
const SAMPLED = 'more lines of this kind were left out';

/** The text of the lines of requests. */
const REQUEST = 'request';

/** The kind by which a line is sampled; undefined for one that is always written. */
function kindOf([fields, text]: readonly unknown[]): LineKind | undefined {
  if (text === SAMPLED) return undefined;
  const { account, code, route, status } = Object(fields) as LineKind;
  if (text === REQUEST && account !== 0 && Number(status) < 400) return undefined;
  return { of: text, account, code, route, status };
}

/** The line that says how many lines could not be written. */
export function droppedLine(dropped: number): string {
  const line = { level: 40, time: Date.now(), dropped, msg: 'lines could not be written' };
  return `${JSON.stringify(line)}\n`;
}

/** A log for the lines of requests, without redaction: they contain no secrets. */
export function logRequestsOf(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** Writes the line of a request. It contains nothing of the URL, other headers or the body. */
export function logRequest(
  log: Logger,
  exchange: Exchange,
  { status, bytes }: Sent,
  ms: number,
): void {
  const { grant, id, request, route } = exchange;
  const line = {
    method: request.method,
    route,
    status,
    ms: Math.round(ms * 1000) / 1000,
    bytes,
    request_id: id,
    account: grant.account,
  };
  log.info(line, REQUEST);
}

/** The members by which lines are of one kind. */
export type LineKind = Readonly<Record<string, unknown>>;

/** The lines of one kind that are written per minute. */
const MAX_LINES = 100;

const MINUTE_MS = 60_000;

/**
 * Admits the first 100 lines of each kind per minute. At the end of the minute, calls `report` with
 * each kind of which lines were left out, and their number.
 */
export function lineSampler(report: (kind: LineKind, count: number) => void) {
  let kinds = new Map<string, { readonly kind: LineKind; count: number }>();
  let sampled = 0;
  let timer: NodeJS.Timeout | undefined;

  function endMinute(): void {
    clearTimeout(timer);
    timer = undefined;
    const ended = kinds;
    kinds = new Map();
    for (const { count, kind } of ended.values()) {
      if (count > MAX_LINES) report(kind, count - MAX_LINES);
    }
  }

  return {
    /** Whether a line of this kind is written. */
    admits(kind: LineKind): boolean {
      const name = JSON.stringify(kind);
      const known = kinds.get(name) ?? { kind, count: 0 };
      kinds.set(name, known);
      known.count += 1;
      timer ??= setTimeout(endMinute, MINUTE_MS).unref();
      if (known.count <= MAX_LINES) return true;
      sampled += 1;
      return false;
    },
    /** The number of lines that were left out. */
    sampled: () => sampled,
    /** Reports what was left out so far. */
    close: endMinute,
  };
}
