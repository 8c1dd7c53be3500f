import { type Contract, problem, type Problem } from '@astrarium/contract';
import {
  type Answer,
  type Grant,
  type Host,
  pushAnswers,
  type PushedRead,
  type PushingHost,
  readPushed,
} from '@astrarium/host';
import type { Method, MethodResult } from './method.js';
import type { OutputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';

/** Maximum of views that a session follows. */
const MAX_VIEWS = 10;

/**
 * The methods `views.subscribe` and `views.unsubscribe`, and what ends all subscriptions. A view is
 * sent as `views.view` at once, and again when it has changed, at most every 45 ms; in its place
 * `views.problem` says why it cannot be read. `views.ended` comes when the token is revoked or the
 * host closes. There are no such methods where a game has no such views.
 */
export function viewMethods(
  host: PushingHost & Pick<Host, 'admit' | 'contract' | 'feed'>,
  grantOf: () => Grant,
  out: OutputQueue,
) {
  const open = new Map<number, () => void>();
  let last = 0;

  async function subscribe({ args = {}, view }: Params): Promise<MethodResult> {
    const name = streamOf(host.contract, view);
    if (name === undefined)
      return refused('invalid_parameters', 'view must be the name of a view.');
    const grant = grantOf();
    const { operations } = host.contract;
    const { pushes: operation = '' } = operations[name] ?? {};
    const admitted = host.admit(name, grant);
    if (typeof admitted !== 'function') return { error: rpcErrorOf(admitted) };
    if (Object(args) !== args || Array.isArray(args)) {
      return refused('invalid_parameters', 'args must be an object with the parameters by name.');
    }
    if (open.size >= MAX_VIEWS) {
      const detail = `The session follows ${MAX_VIEWS} views, which is the limit.`;
      return refused('rate_limited', detail, { max_views: MAX_VIEWS });
    }
    last += 1;
    const number = last;
    // Keeps the place while the first answer is computed.
    open.set(number, () => undefined);
    const query = args as Readonly<Record<string, unknown>>;
    const read = {
      form: 'json',
      grant,
      caller: grant.account,
      operation,
      path: {},
      query,
    } as const;
    const first = await readPushed(host, read);
    // What is wrong with the request itself is no state of the game.
    if (first.status >= 400 && first.status !== 409) {
      open.delete(number);
      return { error: rpcErrorOf(first.body as Problem) };
    }
    return {
      result: { subscription: number },
      after: () => follow(number, read, first),
    };
  }

  function follow(number: number, read: PushedRead, first: Answer): void {
    const { account, token } = read.grant;
    const stop = pushAnswers(host, read, first, sender(number, out));
    const finish = (reason: string): void => {
      const params = JSON.stringify({ subscription: number, reason });
      void out.send(`{"jsonrpc":"2.0","method":"views.ended","params":${params}}`);
      open.get(number)?.();
      open.delete(number);
    };
    const unwatch = host.feed.watch(account, {
      published: () => undefined,
      revoked: (id, why) => void (id === token && finish(why)),
      closed: () => finish('closed'),
    });
    open.set(number, () => {
      stop();
      unwatch();
    });
  }

  function unsubscribe({ subscription: number }: Params): MethodResult {
    const stop = open.get(number as number);
    if (stop === undefined) {
      return refused('invalid_parameters', 'This session has no such subscription.');
    }
    stop();
    open.delete(number as number);
    return { result: {} };
  }

  const methods: [string, Method][] = [
    [
      'views.subscribe',
      {
        summary: 'Sends a view as views.view notifications, at once and when it has changed',
        params: [
          { name: 'view', required: true },
          { name: 'args', required: false },
        ],
        order: () => 'after',
        run: subscribe,
      },
    ],
    [
      'views.unsubscribe',
      {
        summary: 'Ends a subscription to a view',
        params: [{ name: 'subscription', required: true }],
        order: () => 'after',
        run: unsubscribe,
      },
    ],
  ];
  const isPushing = Object.values(host.contract.operations).some(({ pushes }) => pushes);
  return {
    methods: isPushing ? methods : [],
    end(): void {
      for (const stop of open.values()) stop();
      open.clear();
    },
  };
}

/** The operation that follows a view. */
function streamOf({ operations }: Pick<Contract, 'operations'>, view: unknown): string | undefined {
  const name = `views.${String(view)}.stream`;
  return Object.hasOwn(operations, name) ? name : undefined;
}

/** Sends the answers of a subscription as notifications. */
function sender(subscription: number, out: OutputQueue) {
  return async ({ status, tick }: Answer, text: string): Promise<void> => {
    const what = status < 400 ? 'view' : 'problem';
    const params = `{"subscription":${subscription},"tick":${tick},"${what}":${text}}`;
    await out.send(`{"jsonrpc":"2.0","method":"views.${what}","params":${params}}`);
  };
}

function refused(
  code: 'invalid_parameters' | 'rate_limited',
  detail: string,
  rule?: Readonly<Record<string, number>>,
): MethodResult {
  return { error: rpcErrorOf(problem(code, detail, rule && { rule })) };
}
