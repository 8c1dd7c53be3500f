import { problem } from '@astrarium/contract';
import type { Host } from '../../host.js';
import type { Grant } from '../admitCallers.js';
import type { Caller } from '../../turns/queue/fairQueue.js';
import type { Answer, Call } from '../call.js';

/** A read whose answers are sent now, and again whenever they have changed. */
export interface PushedRead extends Pick<Call, 'form' | 'operation' | 'path' | 'pay' | 'query'> {
  readonly grant: Grant;
  /** The account, or the address of a client without one. */
  readonly caller: Caller;
}

/** What pushed reads need of a host. */
export type PushingHost = Pick<Host, 'call' | 'thread' | 'tick' | 'watchWorld'>;

/** The least time between two answers that are sent, and between two reads, in milliseconds. */
const SEND_MS = 45;
const READ_MS = 10;

/** The time until the next read of a caller whose allowance is used up, in milliseconds. */
const UNPAID_MS = 1000;

/** The answer of a read; one that throws ends nothing but this answer. */
export async function readPushed(
  { call, tick }: PushingHost,
  { caller, form, grant: { account, scopes }, operation, path, pay, query }: PushedRead,
): Promise<Answer> {
  try {
    return await call({
      operation,
      path,
      query,
      account,
      caller,
      pay,
      scopes,
      body: undefined,
      form,
      asText: true,
    });
  } catch {
    return { status: 500, body: problem('internal', 'The read failed.'), tick };
  }
}

/**
 * Sends the first answer of a read, and then each one that differs from the last one sent, until
 * the returned function is called. While the allowance of the caller is used up, nothing is sent.
 * `send` gets an answer with its JSON; no other is sent before its promise resolves, and then the
 * newest.
 */
export function pushAnswers(
  host: PushingHost,
  read: PushedRead,
  first: Answer,
  send: (answer: Answer, text: string) => Promise<void>,
): () => void {
  let sent: string | undefined;
  let [sentMs, readMs] = [-Infinity, -Infinity];
  let timer: NodeJS.Timeout | undefined;
  /** Whether the world has changed since the last read began. */
  let isDue = false;
  let isBusy = false;
  let isOver = false;

  const show = async (answer: Answer): Promise<void> => {
    const { body, status, text = JSON.stringify(body) } = answer;
    if (status === 429) {
      isDue = true;
      readMs = performance.now() + UNPAID_MS - READ_MS;
      return;
    }
    if (isOver || text === sent) return;
    sent = text;
    sentMs = performance.now();
    await send(answer, text);
  };
  const push = (): void => {
    timer = undefined;
    if (isOver) return;
    isBusy = true;
    isDue = false;
    readMs = performance.now();
    thread.run(
      () => read.caller,
      () => void readPushed(host, read).then(show).then(next),
    );
  };
  /** Waits until the next read may begin, if one is due. */
  const next = (): void => {
    isBusy = false;
    wake();
  };
  const wake = (): void => {
    if (!isDue || isBusy || timer !== undefined || isOver) return;
    const waitMs = Math.max(sentMs + SEND_MS, readMs + READ_MS) - performance.now();
    timer = setTimeout(push, Math.max(0, waitMs)).unref();
  };
  const { thread } = host;
  const unwatch = host.watchWorld(() => {
    isDue = true;
    wake();
  });
  isBusy = true;
  void show(first).then(next);
  return () => {
    isOver = true;
    clearTimeout(timer);
    unwatch();
  };
}
