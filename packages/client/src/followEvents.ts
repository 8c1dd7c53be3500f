import { answerOf, type Result } from './answerOf.js';
import { backOffMs, sleep, type Wait } from './backOff.js';
import type { Client } from './createClient.js';
import { connectionFault } from './serverUnreachable.js';

/** An event, as far as every game has it. */
export interface GameEvent {
  readonly id: string;
  /** Its name, such as `lamp.lit`. */
  readonly event: string;
  readonly payload?: unknown;
}

/** What a stream tells: an event, its position, or that events are missing. */
export type StreamItem<Event extends GameEvent = GameEvent> =
  | { readonly kind: 'event'; readonly cursor: string; readonly event: Event }
  | { readonly kind: 'position'; readonly cursor: string }
  | { readonly kind: 'gap'; readonly after: string; readonly oldest: string };

/** The client of any game. */
interface ReadingClient {
  readonly GET: (path: never, call: never) => Promise<Result<unknown>>;
}

/** Options of `followEvents`. */
export interface FollowOptions {
  readonly client: ReadingClient;
  /** The cursor of the last item that was handled; by default the stream starts now. */
  readonly cursor?: string;
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /** Called before each reconnection. */
  readonly onWait?: (wait: Wait) => void;
}

/** Without a frame or a comment for so long, the connection counts as lost, in milliseconds. */
const SILENCE_MS = 45_000;

/**
 * Follows the events of the account: each once and in order, also when the server restarts or the
 * connection breaks. It then waits, longer from time to time, and continues after the last cursor.
 * After a gap, read the current state from other operations. `Event` is the type of all events of
 * the game: the compiler then knows the payload of an event by its name.
 *
 * @throws ProblemError when the service refuses the stream: the token is not valid any more, or the
 * cursor is malformed
 * @throws ServerUnreachable when the time of the client for retries is over
 */
export async function* followEvents<Event extends GameEvent = GameEvent>(
  options: FollowOptions,
): AsyncGenerator<StreamItem<Event>, void> {
  const { client, onWait, signal } = options;
  let { cursor } = options;
  let attempts = 0;
  const isEnded = (): boolean => signal?.aborted === true;
  while (!isEnded()) {
    let reason = 'the server ended the stream';
    let minMs = 0;
    const connection = connectionOf(signal);
    try {
      const body = await openStream(client, cursor, connection.signal);
      connection.alive();
      for await (const { data, id, name, retryMs } of streamFrames(body, connection.signal)) {
        connection.alive();
        attempts = 0;
        minMs = retryMs ?? minMs;
        cursor = id ?? cursor;
        if (name !== '') yield itemOf<Event>(name, cursor ?? '', data);
      }
    } catch (error) {
      if (isEnded()) return;
      if (!isBroken(error, connection.signal)) throw error;
      reason = connectionFault(error);
    } finally {
      connection.end();
    }
    attempts += 1;
    const waitMs = backOffMs(attempts, attempts === 1 ? minMs : 0);
    onWait?.({ reason, waitMs, attempts });
    await sleep(waitMs, signal).catch(() => undefined);
  }
}

/** Opens the stream after a cursor. @throws ProblemError, ServerUnreachable */
function openStream(
  client: ReadingClient,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const params = { header: cursor === undefined ? {} : { 'Last-Event-ID': cursor } };
  const call = (client as unknown as Client).GET('/v1/events/stream', { params, signal });
  return answerOf(call as Promise<Result<ReadableStream<Uint8Array>>>);
}

/** Whether an open stream broke. Errors of a refused or unreachable stream are of other types. */
function isBroken(error: unknown, { aborted }: AbortSignal): boolean {
  return aborted || error instanceof TypeError;
}

/** The signal of one connection: aborted with that of the caller, and after a long silence. */
function connectionOf(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = (): void => controller.abort(outer?.reason);
  const silent = (): void => controller.abort(new Error('the server was silent for too long'));
  outer?.addEventListener('abort', abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    alive(): void {
      clearTimeout(timer);
      timer = setTimeout(silent, SILENCE_MS);
    },
    end(): void {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

function itemOf<Event extends GameEvent>(
  name: string,
  cursor: string,
  data: string,
): StreamItem<Event> {
  const read = JSON.parse(data) as unknown;
  if (name === 'stream.position') return { kind: 'position', cursor };
  if (name === 'stream.gap') {
    return { kind: 'gap', ...(read as { readonly after: string; readonly oldest: string }) };
  }
  return { kind: 'event', cursor, event: read as Event };
}

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
