import type { LogPosition } from '../format/logWriter.js';

/** A part of a log that can be verified by itself, as plain data. See `verifyLogBy`. */
export interface LogSegment {
  /** Where it begins; undefined for the segment that begins with the header. */
  readonly start: SegmentStart | undefined;
  /** Its last line, at which the next segment begins; undefined for the end of the log. */
  readonly end: SegmentEnd | undefined;
}

/** The hash line with which a segment begins, and what is known of the lines before it. */
export interface SegmentStart {
  /** The tick of the line, and of the keyframe that has its hash. */
  readonly tick: number;
  /** The bytes of UTF-8 before the line: a file is read from there on. */
  readonly offset: number;
  /** The position of the log before the line. */
  readonly position: LogPosition;
  /** The header, and the upgrade lines before the line. */
  readonly head: readonly string[];
}

/** The hash line with which a segment ends. */
export interface SegmentEnd {
  /** From 1, the header. */
  readonly line: number;
  readonly tick: number;
}
