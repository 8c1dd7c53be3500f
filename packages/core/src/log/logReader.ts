import { type LogDigest, logDigest, logDigestHex, logDigestLine } from './logDigest.js';
import { fault, type LogFault, type LogProblem } from './logProblem.js';
import type { LogRecord } from './logRecord.js';
import type { LogPosition } from './logWriter.js';
import { parseLine } from './parseLine.js';
import { readCommand } from './readCommand.js';

/** A record at its place in the log. */
export interface ReadLine {
  /** From 1, the header. */
  readonly line: number;
  /** Of a command, the outcome is yet to be checked: it may be no outcome at all. */
  readonly record: LogRecord;
  readonly text: string;
}

/** Reads the lines of one log in order and checks what can be checked without a replay. */
export interface LogReader {
  /**
   * Takes the next line, without its newline, and gives the one before, now that it is known to
   * be followed in order: nothing is replayed on the word of a tick that the next line denies.
   */
  read(line: string): ReadLine | undefined;
  /** Ends the log. `rest` is what stands after the last newline. Gives the last line. */
  end(rest?: string): ReadLine | undefined;
  /** What is wrong. Nothing is read after it. */
  readonly problem: LogProblem | undefined;
  /** The last line that a digest vouched for; 0 when none. */
  readonly sealedLine: number;
  /** Where the log stands after the last good line: what a writer needs to go on. */
  readonly position: LogPosition;
}

/** Each line of a log begins so. */
const BEGINNING = '{"kind":"';

/** Opens a log for reading. */
export function logReader(): LogReader {
  return new Reader();
}

class Reader implements LogReader {
  problem: LogProblem | undefined;
  sealedLine = 0;
  readonly #digest: LogDigest = logDigest();
  #held: ReadLine | undefined;
  #line = 0;
  #good = 0;
  #tick = 0;
  #ended = false;

  get position(): LogPosition {
    return { n: this.#good - 1, digest: { ...this.#digest } };
  }

  read(line: string): ReadLine | undefined {
    if (this.problem !== undefined) return undefined;
    this.#line += 1;
    const record = readCommand(line) ?? parseLine(line);
    if ('reason' in record) return this.#stop(record);
    const wrong = this.#misplaced(record) ?? this.#disordered(record);
    if (wrong !== undefined) {
      // Which of the two lines is wrong about the tick nobody knows: the former is not played.
      if ('tick' in record && record.tick < this.#tick) this.#held = undefined;
      return this.#stop(wrong);
    }
    if ('digest' in record && record.digest !== logDigestHex(this.#digest)) {
      const from = this.sealedLine + 1;
      const lines = from === this.#line - 1 ? `Line ${from} is` : `Lines ${from} to here are`;
      return this.#stop(fault('altered', `${lines} not what the digest saw.`));
    }
    if ('digest' in record) this.sealedLine = this.#line - 1;
    logDigestLine(this.#digest, line);
    if ('tick' in record) this.#tick = record.tick;
    this.#ended = record.kind === 'end';
    const before = this.#held;
    this.#good = this.#line;
    this.#held = { line: this.#line, record, text: line };
    return before;
  }

  end(rest = ''): ReadLine | undefined {
    if (this.problem !== undefined) return undefined;
    const last = this.#held;
    if (rest === '' && this.#ended) {
      this.#held = undefined;
      return last;
    }
    this.#line += 1;
    const begins = rest.startsWith(BEGINNING) || BEGINNING.startsWith(rest);
    if (this.#ended) this.#stop(fault('place', 'Something follows the end line.'));
    else if (!begins) this.#stop(fault('not_json', 'The log ends in garbage.'));
    else this.#stop(fault('cut', 'The log stops without its end line.'));
    this.#held = undefined;
    return last;
  }

  /** Ends the reading; gives the line before, which is still good. */
  #stop(fault: LogFault): ReadLine | undefined {
    this.problem = { line: this.#line, tick: this.#tick, ...fault, sealed_line: this.sealedLine };
    const before = this.#held;
    this.#held = undefined;
    return before;
  }

  #misplaced({ kind }: LogRecord): LogFault | undefined {
    const before = this.#held?.record.kind;
    if (this.#line === 1 && kind !== 'header')
      return fault('place', 'A log begins with its header.');
    if (this.#line > 1 && kind === 'header')
      return fault('place', 'A header stands inside the log.');
    if (this.#ended) return fault('place', 'Something follows the end line.');
    if (kind === 'end' && before !== 'hash')
      return fault('place', 'No hash line is before the end.');
    return undefined;
  }

  #disordered(record: LogRecord): LogFault | undefined {
    if (record.kind === 'header') return undefined;
    const { n, tick } = record;
    if (n !== this.#line - 1) {
      const message = `Its n is ${n}, not ${this.#line - 1}: a line was dropped, doubled or moved.`;
      return fault('order', message);
    }
    if (tick < this.#tick || (record.kind === 'end' && tick !== this.#tick)) {
      return fault('order', `Its tick is ${tick} after tick ${this.#tick}.`);
    }
    return undefined;
  }
}
