import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type {
  AccountNote,
  ForwardedAnswer,
  PostgresCopy,
  WriterAddress,
  WriterLink,
} from '@astrarium/host';
import type { ForwardRequest } from './forwardServer.js';

/** Milliseconds to wait for an answer of the writer. */
const ANSWER_MS = 15_000;

/** For how long a call waits for a writer that takes it: one server hands the game to another. */
const HANDOVER_MS = 5_000;

/** Milliseconds between two attempts. */
const RETRY_MS = 250;

/** A call was not made: the writer refused it, or there was none. */
class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** The writer of a game in a database, as a follower reaches it over HTTP. */
export function httpWriter(
  copy: Pick<PostgresCopy, 'last' | 'onWriter' | 'writer'>,
  handoverMs = HANDOVER_MS,
): WriterLink {
  let known: Promise<WriterAddress | undefined> | undefined;
  /** What waits for an answer, by the writer that was asked. */
  const waiting = new Map<AbortController, string>();
  const writer = (): Promise<WriterAddress | undefined> => (known ??= copy.writer());
  copy.onWriter(() => {
    known = undefined;
    // A writer that has lost the game may never answer.
    void writer().then(
      (now) => {
        for (const [stop, life] of waiting) if (life !== now?.life) stop.abort();
      },
      () => undefined,
    );
  });

  const attempt = async (found: WriterAddress, body: Buffer): Promise<ForwardedAnswer> => {
    const stop = new AbortController();
    waiting.set(stop, found.life);
    try {
      return await post(found, body, stop.signal);
    } finally {
      waiting.delete(stop);
    }
  };
  const attemptOnce = async (body: Buffer): Promise<ForwardedAnswer> => {
    const asked = writer();
    try {
      const found = await asked.catch((error: Error) => Promise.reject(new NotMade(error.message)));
      if (found === undefined) throw new NotMade('The game has no writer.');
      return await attempt(found, body);
    } catch (error) {
      // Another server may be the writer by now.
      if (known === asked) known = undefined;
      throw error;
    }
  };
  const send = async (request: ForwardRequest): Promise<ForwardedAnswer> => {
    const body = serialize(request);
    let untilMs = performance.now() + handoverMs;
    // A call that may have been made is repeated once if it has a key: it is not made twice.
    let mayRepeat = request.kind === 'call' && request.call.idempotencyKey !== undefined;
    for (;;) {
      try {
        return await attemptOnce(body);
      } catch (error) {
        if (!(error instanceof NotMade)) {
          if (!mayRepeat) throw error;
          mayRepeat = false;
          untilMs = performance.now() + handoverMs;
        } else if (performance.now() > untilMs) throw error;
      }
      // What waits here does not keep a program running that has closed its game.
      await sleep(RETRY_MS, undefined, { ref: false });
    }
  };
  const note = (account: number, about: AccountNote): void =>
    void send({ kind: 'note', account, note: about }).catch(() => undefined);
  return {
    call: (call) => send({ kind: 'call', call }),
    last: copy.last,
    record: note,
    used: (account) => note(account, 'used'),
  };
}

/** Sends a request to a writer. @throws NotMade when the writer refuses it or does not listen */
async function post(
  { life, url }: WriterAddress,
  body: Buffer,
  stop: AbortSignal,
): Promise<ForwardedAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${life}` },
    body,
    signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), stop]),
  }).catch((error: Error & { cause?: { code?: unknown } }) => {
    throw error.cause?.code === 'ECONNREFUSED' ? new NotMade(error.message) : error;
  });
  if (response.status === 403 || response.status === 503) {
    await response.body?.cancel();
    throw new NotMade(`The writer answers with ${response.status}.`);
  }
  if (!response.ok) throw new Error(`The writer answers with ${response.status}.`);
  return deserialize(new Uint8Array(await response.arrayBuffer())) as ForwardedAnswer;
}
