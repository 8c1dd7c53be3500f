import { TICK_MAX } from '../../kernel/agenda/agenda.js';
import { INT_MAX, isInt } from '../../kernel/int.js';
import { LINE_MAX, LOG_FORMAT, type LogRecord, makeLine } from './logRecord.js';
import { fault, type LogFault } from './logProblem.js';

type Members = Readonly<Record<string, Check>>;

/** Returns what is wrong with a value, or undefined. */
type Check = (value: unknown) => string | undefined;

const text: Check = (value) => (typeof value === 'string' ? undefined : 'is not a string');

const hash: Check = (value) =>
  typeof value === 'string' && /^[0-9a-f]{16}$/.test(value) ? undefined : 'is not 16 hex digits';

const int =
  (low: number, high: number): Check =>
  (value) =>
    isInt(value) && value >= low && value <= high
      ? undefined
      : `is not an integer from ${low} to ${high}`;

const plain: Check = (value) => (isObject(value) ? undefined : 'is not an object');

const only =
  (allowed: unknown): Check =>
  (value) =>
    value === allowed ? undefined : `is not ${JSON.stringify(allowed)}`;

const exactly = (members: Members, optional: Members = {}): Check => {
  const checks = new Map(Object.entries({ ...members, ...optional }));
  return (value) => {
    if (!isObject(value)) return 'is not an object';
    let count = 0;
    for (const name of Object.keys(value)) {
      const check = checks.get(name);
      if (check === undefined) return `has an unknown member ${shown(name)}`;
      const wrong = check(value[name]);
      if (wrong !== undefined) return `${name} ${wrong}`;
      if (!Object.hasOwn(optional, name)) count += 1;
    }
    const names = Object.keys(members);
    if (count === names.length) return undefined;
    return `lacks ${names.filter((name) => !Object.hasOwn(value, name)).join(', ')}`;
  };
};

const hashes: Check = (value) => {
  if (!isObject(value)) return 'is not an object';
  for (const [name, each] of Object.entries(value)) {
    const wrong = hash(each);
    if (wrong !== undefined) return `${shown(name)} ${wrong}`;
  }
  return undefined;
};

const setting: Check = (value) =>
  isObject(value) && isInt(value['seed']) ? undefined : 'is not an object with a seed';

const numbers: Check = (value) =>
  isObject(value) &&
  Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number')
    ? undefined
    : 'is not an object of numbers and strings';

const ORDER: Members = { n: int(1, INT_MAX), tick: int(0, TICK_MAX) };

const IDENTITY: Members = {
  name: text,
  version: int(-INT_MAX, INT_MAX),
  schema: hash,
  setting,
  setting_hash: hash,
};

const RULES: Members = { rules: text };

const done = exactly({ done: only(true), answer: plain });

const refused = exactly({
  done: only(false),
  refusal: exactly({ code: text, message: text, numbers }),
});

const outcome: Check = (value) =>
  isObject(value) && value['done'] === true ? done(value) : refused(value);

const command = exactly({ id: text, account: int(-INT_MAX, INT_MAX), type: text, args: plain });

const SHAPES: Readonly<Record<string, Check>> = {
  header: exactly({ kind: text, format: only(LOG_FORMAT), ...IDENTITY, genesis: hash }, RULES),
  command: exactly({ kind: text, ...ORDER, command, outcome }),
  hash: exactly({ kind: text, ...ORDER, hash, tables: hashes, digest: hash }),
  upgrade: exactly({
    kind: text,
    ...ORDER,
    hash,
    migration: text,
    next: exactly(IDENTITY, RULES),
    next_hash: hash,
    digest: hash,
  }),
  end: exactly({ kind: text, ...ORDER, hash, digest: hash }),
};

/**
 * The record of a line, or what is wrong with it. Exactly the members of its kind must be there,
 * with their types. Lines other than commands must be written exactly as `makeLine` does.
 */
export function parseLine(line: string): LogRecord | LogFault {
  if (line.length > LINE_MAX) {
    return fault('too_long', `The line is longer than ${LINE_MAX} characters.`);
  }
  try {
    return recordOf(JSON.parse(line), line);
  } catch {
    // Thrown for invalid JSON, and for arrays nested so deep that the stack overflows.
    const mark = 'The line begins with a byte order mark, U+FEFF: a log is UTF-8 without one.';
    const isMarked = line.startsWith('\ufeff');
    return fault('not_json', isMarked ? mark : `The line is not JSON: ${shown(line)}.`);
  }
}

function recordOf(value: unknown, line: string): LogRecord | LogFault {
  const kind = isObject(value) ? value['kind'] : undefined;
  const check = typeof kind === 'string' && Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  if (check === undefined) {
    return fault('shape', `The line has no known kind: ${shown(line)}.`);
  }
  const format = (value as { format?: unknown }).format;
  if (kind === 'header' && isInt(format) && format !== LOG_FORMAT) {
    const message = `The log has format ${format}; this program reads format ${LOG_FORMAT}.`;
    return fault('format', message);
  }
  const wrong = check(value);
  if (wrong !== undefined) return fault('shape', `The ${kind} line is invalid: ${wrong}.`);
  const record = value as LogRecord;
  if (kind !== 'command' && makeLine(record) !== line) {
    const why = line.endsWith('\r') ? ': it ends with CR LF instead of LF' : '';
    return fault('shape', `The ${kind} line is not written as a log writes it${why}.`);
  }
  return record;
}

/** Whether a parsed value is an object: not an array and not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The beginning of a text, quoted for a message. */
function shown(of: string): string {
  return JSON.stringify(of.length > 60 ? `${of.slice(0, 60)}…` : of);
}
