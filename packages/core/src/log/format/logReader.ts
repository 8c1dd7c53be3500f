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
  /** The outcome of a command is not checked yet: it may have any shape. */
  readonly record: LogRecord;
  readonly text: string;
}

/** How each line of a log begins. */
const BEGINNING = '{"kind":"';

/** Reads the lines of one log in order and checks what can be checked without a replay. */
export class LogReader {
  /** What is wrong. No line is read after it. */
  problem: LogProblem | undefined;
  /** The last line that a digest confirms; 0 when none. */
  sealedLine = 0;
  readonly #digest: LogDigest = logDigest();
  #held: ReadLine | undefined;
  #line = 0;
  /** The last good line but the end line. */
  #good = 0;
  #tick = 0;
  #ended = false;

  /** Where a writer continues the log: after its last good line, in place of an end line. */
  get position(): LogPosition {
    return { n: this.#good - 1, digest: { ...this.#digest } };
  }

  /**
   * Reads the next line, without its newline, and returns the line before it. A line is held back
   * until the next one confirms the order of ticks: no tick is replayed that the log then denies.
   */
  read(line: string): ReadLine | undefined {
    if (this.problem !== undefined) return undefined;
    this.#line += 1;
    const record = readCommand(line) ?? parseLine(line);
    if ('reason' in record) return this.#stop(record);
    const wrong = this.#misplaced(record) ?? this.#disordered(record);
    if (wrong !== undefined) {
      // Either line may have the wrong tick, so the held one is not replayed.
      if ('tick' in record && record.tick < this.#tick) this.#held = undefined;
      return this.#stop(wrong);
    }
    if ('digest' in record && record.digest !== logDigestHex(this.#digest)) {
      const from = this.sealedLine + 1;
      const lines = from === this.#line - 1 ? `Line ${from}` : `A line from ${from} to here`;
      return this.#stop(fault('altered', `${lines} does not match the digest.`));
    }
    if ('digest' in record) this.sealedLine = this.#line - 1;
    if ('tick' in record) this.#tick = record.tick;
    this.#ended = record.kind === 'end';
    if (!this.#ended) {
      logDigestLine(this.#digest, line);
      this.#good = this.#line;
    }
    return this.#hold({ line: this.#line, record, text: line });
  }

  /** Returns the line that is held back; it was not confirmed by a next one. */
  release(): ReadLine | undefined {
    return this.#hold(undefined);
  }

  /** Ends the log and returns its last line. `rest` is the text after the last newline. */
  end(rest = ''): ReadLine | undefined {
    if (this.problem !== undefined) return undefined;
    if (rest === '' && this.#ended) return this.#hold(undefined);
    this.#line += 1;
    const begins = rest.startsWith(BEGINNING) || BEGINNING.startsWith(rest);
    if (this.#ended) return this.#stop(fault('place', 'Text follows the end line.'));
    if (!begins) return this.#stop(fault('not_json', 'The log ends in text that is not JSON.'));
    return this.#stop(fault('cut', 'The log stops without its end line.'));
  }

  /**
   * Leaves out the lines between the header and a position: the next line to read is the one after
   * it. Returns the header.
   */
  skipTo({ n, digest }: LogPosition, tick: number): ReadLine | undefined {
    Object.assign(this.#digest, digest);
    this.#line = n + 1;
    this.#good = this.#line;
    this.sealedLine = this.#line;
    this.#tick = tick;
    return this.#hold(undefined);
  }

  /** Stops reading; returns the line before, which is still good. */
  #stop(fault: LogFault): ReadLine | undefined {
    this.problem = { line: this.#line, tick: this.#tick, ...fault, sealed_line: this.sealedLine };
    return this.#hold(undefined);
  }

  /** Holds a line back; returns the one that was held. */
  #hold(read: ReadLine | undefined): ReadLine | undefined {
    const before = this.#held;
    this.#held = read;
    return before;
  }

  #misplaced({ kind }: LogRecord): LogFault | undefined {
    const before = this.#held?.record.kind;
    if (this.#line === 1 && kind !== 'header')
      return fault('place', 'A log begins with its header.');
    if (this.#line > 1 && kind === 'header')
      return fault('place', 'A header stands inside the log.');
    if (this.#ended) return fault('place', 'A line follows the end line.');
    if (kind === 'end' && before !== 'hash')
      return fault('place', 'The line before the end line is no hash line.');
    return undefined;
  }

  #disordered(record: LogRecord): LogFault | undefined {
    if (record.kind === 'header') return undefined;
    const { n, tick } = record;
    if (n !== this.#line - 1) {
      const message = `Its n is ${n}, not ${this.#line - 1}: a line is missing, repeated or moved.`;
      return fault('order', message);
    }
    if (tick < this.#tick || (record.kind === 'end' && tick !== this.#tick)) {
      return fault('order', `Its tick is ${tick}, after tick ${this.#tick}.`);
    }
    return undefined;
  }
}
