import type { TextEvent } from '@astrarium/contract';
import { PassThrough } from 'node:stream';
import { contractFor, spaceGame } from '@astrarium/space/service';
import { type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import { type Answer, type Call, type EventFeed, fairQueue } from '@astrarium/host';
import { type FeedListener, fullGrant, NO_GRANT } from '@astrarium/host';
import { admitCallers } from '../../host/src/calls/admitCallers.js';
import { stdioSession } from '../src/stdioSession.js';
import { trainingSession } from '../src/trainingSession.js';

/** A message of a session. */
export interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: string | number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Made once, because that takes some time. */
const CONTRACT = contractFor(STANDARD_RULESET);

/** A fake host that records its calls and has one history for all accounts. */
export function fakeHost(answer: (call: Call) => Answer | Promise<Answer> = echo) {
  const calls: Call[] = [];
  const listeners = new Set<FeedListener>();
  const history: TextEvent[] = [];
  let first = 0;
  let token = 'good';
  const feed: EventFeed = {
    cursors: { of: (id) => id, isOwn: () => true },
    range: () => ({ first, end: history.length }),
    placeAfter: (_, id) => Math.min(history.length, Math.max(first, Number(id.split('-')[0]))),
    at: (_, place) => (place < first ? undefined : history[place]),
    filter:
      (_, { category }) =>
      (one) =>
        !one.event.startsWith('quiet.') &&
        (category === undefined || one.event.split('.')[0] === category),
    compareIds: (a, b) => Number.parseInt(a) - Number.parseInt(b),
    watch: (_, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const notify = (call: (listener: FeedListener) => void): void => {
    for (const listener of listeners) call(listener);
  };
  const host: Parameters<typeof stdioSession>[0]['host'] = {
    contract: CONTRACT,
    tick: 7,
    thread: fairQueue({ defer: setImmediate, nowMs: () => performance.now() }),
    watchWorld: () => () => undefined,
    call: answer,
    feed,
    authenticate: (bearer) => (bearer === token ? { ...fullGrant(1), token: 'main' } : NO_GRANT),
    admit: admitCallers(CONTRACT, { byAccount: () => undefined }, async (call) => {
      calls.push(call);
      return answer(call);
    }),
  };
  return {
    host,
    calls,
    listeners,
    publish: (...events: readonly string[]) => {
      for (const event of events) {
        const id = `${history.length + 1}-0`;
        const text = JSON.stringify({ id, event });
        history.push({ id, event, tick: 0, created_at_seconds: 0, text });
      }
      notify((one) => one.published());
    },
    forget: (keep: number) => {
      first = history.length - keep;
    },
    revoke: () => {
      token = 'another';
      notify((one) => one.revoked('main', 'revoked'));
    },
    close: () => notify((one) => one.closed()),
  };
}

/** An answer with the call as its body. */
export function echo({ account, body, operation, path, query }: Call): Answer {
  return { status: 200, tick: 7, body: { operation, account, path, query, body } };
}

/** A session with a host, and access to its input and output. */
export function sessionTester({ host }: ReturnType<typeof fakeHost>, token?: string) {
  return openSession((input, output) => stdioSession({ input, output, host, token }));
}

/** A training session, and access to its input and output. */
export function trainingTester(seed: number, ruleset?: Ruleset) {
  const session = openSession((input, output) =>
    trainingSession({
      game: spaceGame,
      input,
      options: ruleset === undefined ? {} : { ruleset },
      output,
      seed,
    }),
  );
  let last = 0;
  return {
    ...session,
    /** Calls a method; returns its result or throws its error. */
    async ask<Result>(method: string, params: object = {}): Promise<Result> {
      last += 1;
      session.send(request(last, method, params));
      for (;;) {
        const answer = session.messages.flat().find(({ id }) => id === last);
        if (answer?.error !== undefined) throw new Error(JSON.stringify(answer.error));
        if (answer !== undefined) return answer.result as Result;
        await new Promise(setImmediate);
      }
    },
  };
}

function openSession(hold: (input: PassThrough, output: PassThrough) => Promise<void>) {
  const input = new PassThrough();
  const output = new PassThrough({ highWaterMark: 1 << 20 });
  const messages: (Message | Message[])[] = [];
  const lines: string[] = [];
  let rest = '';
  let onLine = (): void => undefined;
  output.setEncoding('utf8');
  output.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      messages.push(JSON.parse(line) as Message);
    }
    onLine();
  });
  const done = hold(input, output);
  return {
    input,
    output,
    messages,
    lines,
    done,
    send: (...sent: readonly unknown[]) => {
      for (const one of sent) {
        input.write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
      }
    },
    /** Waits until `count` lines have arrived. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        onLine = () => messages.length >= count && resolve();
        onLine();
      }),
    /** Ends the input and waits for the session's end; returns all messages. */
    end: async (): Promise<(Message | Message[])[]> => {
      input.end();
      await done;
      // Written lines are read in a later turn.
      await new Promise(setImmediate);
      return messages;
    },
  };
}

/** A request. */
export function request(id: unknown, method: string, params?: unknown) {
  return { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) };
}
