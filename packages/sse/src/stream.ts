import type { ServerResponse } from 'node:http';
import type { Follower } from '@astrarium/host';
import { frameOf, gapFrame, positionFrame } from './frame.js';

/** One open stream: a place in its account's history, and nothing that waits for its reader. */
export interface Stream {
  readonly response: ServerResponse;
  readonly follower: Follower;
  /** How many muted events were passed since the reader was told where the stream stands. */
  untold: number;
  /** Runs while the reader does not take what it was sent. */
  stalled: NodeJS.Timeout | undefined;
}

/** What a stream sends in one turn. */
export interface Frames {
  /** All in one text. */
  readonly text: string;
  /** Whether there may be more to send. */
  readonly more: boolean;
}

/** How many events a stream looks at in one turn: others wait for theirs meanwhile. */
const EVENTS_MOST = 512;

/** How many characters a stream sends in one turn. */
const CHARACTERS_MOST = 65_536;

/** After how many muted events a reader is told where it stands: it need not pass them again. */
const UNTOLD_MOST = 256;

/** The frames of a stream's next turn; the stream has passed them then. */
export function nextFrames(stream: Stream): Frames {
  let text = '';
  let more = true;
  for (let seen = 0; more && seen < EVENTS_MOST && text.length < CHARACTERS_MOST; seen += 1) {
    const step = stream.follower.next();
    if (step === undefined) more = false;
    else if (step === 'muted') stream.untold += 1;
    else {
      text += 'after' in step ? gapFrame(step) : frameOf(step);
      stream.untold = 0;
    }
  }
  if (stream.untold >= UNTOLD_MOST) text += tellPosition(stream);
  return { text, more };
}

/** A frame that tells the reader where the stream stands. */
export function tellPosition(stream: Stream): string {
  stream.untold = 0;
  return positionFrame(stream.follower.cursor);
}
