import type { ServerResponse } from 'node:http';
import type { FeedEvent, HistoryRange } from '@astrarium/host';
import { frameOf, gapFrame, positionFrame } from './frame.js';

/** One open stream: a place in its account's history, and nothing that waits for its reader. */
export interface Stream {
  readonly response: ServerResponse;
  /** The mute list as it was when the stream was opened. */
  readonly isMuted: (event: string) => boolean;
  /** The place of the next event. */
  place: number;
  /** The id of the last event that was passed. */
  last: string;
  /** How many muted events were passed since the reader was told where the stream stands. */
  untold: number;
  /** Runs while the reader does not take what it was sent. */
  stalled: NodeJS.Timeout | undefined;
}

/** The event at a place of the stream's account. */
export type EventAt = (place: number) => FeedEvent | undefined;

/** How many events a stream looks at in one turn: others wait for theirs meanwhile. */
const EVENTS_MOST = 512;

/** How many characters a stream sends in one turn. */
const CHARACTERS_MOST = 65_536;

/** After how many muted events a reader is told where it stands: it need not pass them again. */
const UNTOLD_MOST = 256;

/** The frames of a stream's next turn, all in one text; the stream has passed them then. */
export function nextFrames(stream: Stream, { first, end }: HistoryRange, at: EventAt): string {
  let text = '';
  // It was away for too long.
  if (stream.place < first) {
    text = gapFrame(stream.last, at(first)?.id ?? null);
    stream.place = first;
  }
  const stop = Math.min(end, stream.place + EVENTS_MOST);
  while (stream.place < stop && text.length < CHARACTERS_MOST) {
    const event = at(stream.place);
    if (event === undefined) break;
    stream.place += 1;
    stream.last = event.id;
    stream.untold += 1;
    if (stream.isMuted(event.event)) continue;
    text += frameOf(event);
    stream.untold = 0;
  }
  return stream.untold < UNTOLD_MOST ? text : text + tellPosition(stream);
}

/** A frame that tells the reader where the stream stands. */
export function tellPosition(stream: Stream): string {
  stream.untold = 0;
  return positionFrame(stream.last);
}
