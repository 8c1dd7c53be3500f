import { floorDiv, max } from '../../kernel/int.js';
import { type LogDigest, logDigest, logDigestHex, logDigestLine } from '../format/logDigest.js';
import type { LineConsumer } from '../format/logFeed.js';
import { LINE_MAX, type LogRecord } from '../format/logRecord.js';
import type { LogSegment, SegmentStart } from '../replay/logSegment.js';
import { parseLine } from '../format/parseLine.js';

/** How to split a log. */
export interface SplitOptions {
  /** The bytes of the log as UTF-8. */
  readonly bytes: number;
  /** The ticks of which there are keyframes. */
  readonly ticks: ReadonlySet<number>;
  /** How many segments are verified at the same time. */
  readonly workers: number;
  /** Takes the next segment; returns whether more are wanted. */
  readonly onSegment: (segment: LogSegment) => boolean;
}

/** How hash lines begin, in which the tick is read without parsing them. */
const HASH = /^\{"kind":"hash","n":\d+,"tick":(\d{1,16}),/;

/** How upgrade lines begin. */
const UPGRADE = '{"kind":"upgrade"';

/**
 * Splits a log into segments that begin at keyframes, the larger ones first: their sizes are shares
 * of what is left, so that all workers end at about the same time. Only the digest of lines is
 * computed here. At a line that cannot be valid, the splitting ends: the last segment begins before
 * that line, and whoever verifies it finds what is wrong.
 */
export function splitLog({ bytes, onSegment, ticks, workers }: SplitOptions): LineConsumer<void> {
  const digest = logDigest();
  const head: string[] = [];
  const smallest = floorDiv(bytes, 8 * workers);
  let lines = 0;
  let offset = 0;
  let start: SegmentStart | undefined;
  /** Where the segment can end: at the last hash line of its tick, of which the keyframe is. */
  let next: SegmentStart | undefined;
  let isWanted = true;
  const finish = (): void => {
    const end = next && { line: next.position.n + 2, tick: next.tick };
    isWanted = onSegment({ start, end });
    start = next;
    next = undefined;
  };
  /** Whether a line with a digest continues the log. */
  const fits = (text: string): boolean => {
    const record = parseLine(text);
    return !('reason' in record) && sealsLines(record, lines, digest);
  };
  const takesHash = (text: string, tick: number): boolean => {
    if (next !== undefined && next.tick !== tick) finish();
    const size = offset - (start?.offset ?? 0);
    const share = max(smallest, floorDiv(bytes - (start?.offset ?? 0), 2 * workers));
    if (!ticks.has(tick) || (next === undefined && size < share)) return true;
    if (!fits(text)) return false;
    next = {
      tick,
      offset,
      position: { n: lines - 1, digest: { ...digest } },
      head: head.slice(),
    };
    return true;
  };
  const takes = (text: string): boolean => {
    if (text.length > LINE_MAX) return false;
    const tick = HASH.exec(text)?.[1];
    if (lines === 0) return head.push(text) > 0;
    if (tick !== undefined) return takesHash(text, Number(tick));
    if (!text.startsWith(UPGRADE)) return true;
    return fits(text) && head.push(text) > 0;
  };
  return {
    push(text) {
      if (!isWanted || !takes(text)) return false;
      logDigestLine(digest, text);
      lines += 1;
      offset += utf8Length(text) + 1;
      return isWanted;
    },
    end() {
      // More lines of the same tick may be missing, so the last segment does not end there.
      next = undefined;
      if (isWanted) finish();
    },
  };
}

/** Whether a record has the digest of the lines before it, and their number. */
function sealsLines(record: LogRecord, lines: number, digest: LogDigest): boolean {
  return 'digest' in record && record.n === lines && record.digest === logDigestHex(digest);
}

/** Finds the first code unit that takes more than one byte. */
const WIDE = /[\u0080-\uffff]/;

/** The bytes of a line as UTF-8; a file has no lone surrogates. */
function utf8Length(text: string): number {
  let { length } = text;
  // Nearly no line has such a unit, and a pattern finds none in less time than a loop.
  if (!WIDE.test(text)) return length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) length += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return length;
}
