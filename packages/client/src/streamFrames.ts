/** A frame of a stream of server-sent events, or a comment (`name` is empty). */
export interface StreamFrame {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: string;
  /** The wait before a reconnection that the server asks for, in milliseconds. */
  readonly retryMs: number | undefined;
}

/**
 * Reads frames from the bytes of a stream; a frame without its empty line at the end is lost.
 * Throws the reason of the signal when it is aborted.
 */
export async function* streamFrames(
  bytes: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<StreamFrame, void> {
  const reader = bytes.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  // Node 20 loses the signal of a request that is open for long.
  signal.addEventListener('abort', cancel, { once: true });
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) yield frameOf(frame);
    }
  } finally {
    // Ends the connection when the caller reads no further.
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function frameOf(text: string): StreamFrame {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name !== undefined) fields.set(name, value);
  }
  const retry = fields.get('retry');
  return {
    name: fields.get('event') ?? '',
    id: fields.get('id'),
    data: fields.get('data') ?? '',
    retryMs: retry === undefined ? undefined : Number(retry),
  };
}
