import type { ServerResponse } from 'node:http';
import type { Follower } from '@astrarium/host';
import { frameOf, gapFrame, positionFrame } from './frame.js';

/** One open stream: a place in its account's history. */
export interface Stream {
  readonly response: ServerResponse;
  readonly follower: Follower;
  /** Number of muted events since the last position frame. */
  unreported: number;
  /** Runs while the reader has not taken all data. */
  stalled: NodeJS.Timeout | undefined;
}

/** The frames of one turn. */
export interface Frames {
  /** All frames in one text. */
  readonly text: string;
  /** Whether there may be more events. */
  readonly more: boolean;
}

/** Maximum of events that a stream reads in one turn, while other streams wait. */
const MAX_EVENTS = 512;

/** Maximum of characters that a stream sends in one turn. */
const MAX_CHARACTERS = 65_536;

/** Maximum of muted events without a position frame, so that a reader need not skip them again. */
const MAX_UNREPORTED = 256;

/** Reads the frames of a stream's next turn. */
export function nextFrames(stream: Stream): Frames {
  let text = '';
  let more = true;
  for (let seen = 0; more && seen < MAX_EVENTS && text.length < MAX_CHARACTERS; seen += 1) {
    const step = stream.follower.next();
    if (step === undefined) more = false;
    else if (step === 'muted') stream.unreported += 1;
    else {
      text += 'after' in step ? gapFrame(step) : frameOf(step);
      stream.unreported = 0;
    }
  }
  if (stream.unreported >= MAX_UNREPORTED) text += positionText(stream);
  return { text, more };
}

/** A frame with the position of the stream. */
export function positionText(stream: Stream): string {
  stream.unreported = 0;
  return positionFrame(stream.follower.cursor);
}
