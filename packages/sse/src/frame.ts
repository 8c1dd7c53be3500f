import type { FeedEvent, FollowGap } from '@astrarium/host';

/** A comment: it keeps proxies from taking a quiet stream for a dead one. */
export const HEARTBEAT_FRAME = ':\n\n';

/** An event of the account, as a frame. */
export function frameOf({ id, event, text }: FeedEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${text}\n\n`;
}

/**
 * Where the stream stands: what a reader comes back with. It is an event with data, since widely
 * used parsers forget the id of a frame without any; whoever does not listen for it sees nothing.
 */
export function positionFrame(cursor: string): string {
  return `id: ${cursor}\nevent: stream.position\ndata: ${JSON.stringify({ cursor })}\n\n`;
}

/** Events after an id are not kept any more; `oldest` is the next one's id, null without any. */
export function gapFrame({ after, oldest }: FollowGap): string {
  return `event: stream.gap\ndata: ${JSON.stringify({ after, oldest })}\n\n`;
}

/** How long a reader that lost its stream waits before it comes back; begins the next frame. */
export function retryLine(milliseconds: number): string {
  return `retry: ${milliseconds}\n`;
}

/** The last thing that a reader is told, as a comment. */
export function farewellFrame(text: string): string {
  return `: ${text}\n\n`;
}
