import type { Stream } from './stream.js';
import type { StreamLimits } from './streamLimits.js';

/**
 * Sends frames to a stream's reader and drops a reader that does not take them in time. Until it
 * does, nothing more is sent, so at most one text is buffered for it.
 */
export function send(stream: Stream, text: string, { drainMs }: StreamLimits): void {
  const { response } = stream;
  if (text === '' || response.destroyed || response.write(text)) return;
  stream.stalled = setTimeout(drop, drainMs, stream);
}

/** Called when the reader has taken everything. */
export function drained(stream: Stream): void {
  clearTimeout(stream.stalled);
  stream.stalled = undefined;
}

/** Sends the last frame and ends the stream; drops a reader that is stalled. */
export function dismiss(stream: Stream, last: string): void {
  if (stream.stalled === undefined) stream.response.end(last);
  else drop(stream);
}

/** Closes the connection at once, with the data that is still buffered for it. */
function drop({ response }: Stream): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}
