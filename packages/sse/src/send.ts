import type { Stream } from './stream.js';
import type { StreamLimits } from './streamLimits.js';

/**
 * Sends frames to a stream's reader; one that does not take them in time is dropped. Nothing more
 * is sent to it meanwhile, so what waits for it is never more than this one text.
 */
export function send(stream: Stream, text: string, { drainMs }: StreamLimits): void {
  const { response } = stream;
  if (text === '' || response.destroyed || response.write(text)) return;
  stream.stalled = setTimeout(drop, drainMs, stream);
}

/** The reader takes what it is sent again. */
export function drained(stream: Stream): void {
  clearTimeout(stream.stalled);
  stream.stalled = undefined;
}

/** Sends the last frame and ends the stream; nobody waits for a reader that takes nothing. */
export function dismiss(stream: Stream, last: string): void {
  if (stream.stalled === undefined) stream.response.end(last);
  else drop(stream);
}

/** Drops a reader at once, with what the system still holds for it. */
function drop({ response }: Stream): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}
