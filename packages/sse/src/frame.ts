import type { FeedEvent, FollowGap } from '@astrarium/host';

/** A comment, so that proxies do not close a quiet stream. */
export const HEARTBEAT_FRAME = ':\n\n';

/** An event of the account, as a frame. */
export function frameOf({ id, event, text }: FeedEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${text}\n\n`;
}

/**
 * The position of the stream, to reconnect with. It is an event with data, because common parsers
 * ignore the id of a frame without data; readers that do not listen for it are not affected.
 */
export function positionFrame(cursor: string): string {
  return `id: ${cursor}\nevent: stream.position\ndata: ${JSON.stringify({ cursor })}\n\n`;
}

/** Events after an id were pruned; `oldest` is the id of the next event, null for none. */
export function gapFrame({ after, oldest }: FollowGap): string {
  return `event: stream.gap\ndata: ${JSON.stringify({ after, oldest })}\n\n`;
}

/** How long a reader waits before it reconnects; part of the next frame. */
export function retryLine(milliseconds: number): string {
  return `retry: ${milliseconds}\n`;
}

/** The last frame of a stream: a comment with the reason. */
export function farewellFrame(text: string): string {
  return `: ${text}\n\n`;
}
