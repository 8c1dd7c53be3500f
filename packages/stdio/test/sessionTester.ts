import { PassThrough } from 'node:stream';
import { contractFor, spaceGame } from '@astrarium/space/service';
import { type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import { type Answer, type Call, fairQueue, fullGrant, NO_GRANT } from '@astrarium/host';
import { admitCallers } from '../../host/src/calls/admitCallers.js';
import { feedTester } from '../../sse/src/feedTester.js';
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

/** A fake host that records its calls; its account 1 has muted `quiet.a`. */
export function fakeHost(answer: (call: Call) => Answer | Promise<Answer> = echo) {
  const calls: Call[] = [];
  const feed = feedTester();
  feed.mutes(1, 'quiet.a');
  let token = 'good';
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
    feed,
    revoke: () => {
      token = 'another';
      feed.revoke(1, 'main');
    },
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
