import type { ServerResponse } from 'node:http';
import { oneLine, type TextEvent } from '@astrarium/contract';
import type { Follower, FollowGap, Pay } from '@astrarium/host';

/** One open stream: a place in its account's history. */
export interface Stream {
  /** The id of the token of its reader. */
  readonly token: string;
  readonly response: ServerResponse;
  readonly follower: Follower;
  /** Number of events left out since the last position frame. */
  unreported: number;
  /** Runs while the reader has not taken all data. */
  stalled: NodeJS.Timeout | undefined;
  /** Runs while the stream pauses because its reader's allowance is used up. */
  paused: NodeJS.Timeout | undefined;
  /** Charges the reader for events of the past that it is sent; undefined once it has them all. */
  pay: Pay | undefined;
}

/** Maximum of events that a stream reads in one turn, while other streams wait. */
const MAX_EVENTS = 512;

/** Maximum of characters that a stream sends in one turn. */
const MAX_CHARACTERS = 65_536;

/** Maximum of skipped events between position frames, so that a reader need not skip them again. */
const MAX_UNREPORTED = 256;

/** The text of the frames of a stream's next turn, and whether there may be more events. */
export function nextFrames(stream: Stream) {
  let text = '';
  let more = true;
  let seen = 0;
  for (; more && seen < MAX_EVENTS && text.length < MAX_CHARACTERS; seen += 1) {
    const step = stream.follower.next();
    if (step === undefined) more = false;
    else if (step === 'skipped') stream.unreported += 1;
    else {
      text += 'after' in step ? gapFrames(stream, step) : eventFrame(stream, step);
      stream.unreported = 0;
    }
  }
  if (stream.unreported >= MAX_UNREPORTED) text += positionText(stream);
  return { text, more, seen };
}

/** A frame with the position of the stream. */
export function positionText(stream: Stream): string {
  stream.unreported = 0;
  return positionFrame(stream.follower.cursor);
}

/** A comment, so that proxies do not close a quiet stream. */
export const HEARTBEAT_FRAME = ':\n\n';

/** A frame with JSON as its data. */
export function frame(id: number | string, event: string, json: string): string {
  return `id: ${id}\nevent: ${event}\ndata: ${oneLine(json)}\n\n`;
}

/** An event of the account, as a frame. */
function eventFrame({ follower }: Stream, { event, text }: TextEvent): string {
  return frame(follower.cursor, event, text);
}

/**
 * The position of the stream, to reconnect with. It is an event with data, because common parsers
 * ignore the id of a frame without data; readers that do not listen for it are not affected.
 */
export function positionFrame(cursor: string): string {
  return frame(cursor, 'stream.position', JSON.stringify({ cursor }));
}

/**
 * Events after an id are missing; `oldest` is the id of the next event, null for none. The position
 * follows, because the reader may have one of another game.
 */
function gapFrames(stream: Stream, { after, oldest }: FollowGap): string {
  return `event: stream.gap\ndata: ${JSON.stringify({ after, oldest })}\n\n${positionText(stream)}`;
}

/** The time that a reader waits before it reconnects; part of the next frame. */
export function retryLine(milliseconds: number): string {
  return `retry: ${milliseconds}\n`;
}

/** The last frame of a stream: a comment with the reason. */
export function finalFrame(text: string): string {
  return `: ${text}\n\n`;
}

/** The limits of streams. */
export interface StreamLimits {
  /** Milliseconds between heartbeats of a quiet stream. */
  readonly heartbeatMs: number;
  /** Milliseconds for which the events of a busy account are gathered after a turn. */
  readonly gatherMs: number;
  /** Milliseconds after which a reader that takes no data is dropped. */
  readonly drainMs: number;
  /** Maximum of open streams per account. */
  readonly maxStreams: number;
  /** Milliseconds that a reader should wait before it reconnects. */
  readonly retryMs: number;
}

/** The default limits. */
export const STREAM_LIMITS: StreamLimits = {
  heartbeatMs: 15_000,
  gatherMs: 20,
  drainMs: 30_000,
  maxStreams: 10,
  retryMs: 3000,
};
