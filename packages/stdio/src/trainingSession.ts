import type { Readable, Writable } from 'node:stream';
import { problem } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/core';
import { discoveryMethods } from './discoveryMethods.js';
import { eventMethods } from './eventMethods.js';
import type { FindContext, Method } from './method.js';
import { operationMethods } from './operationMethods.js';
import { outputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';
import { rpcSession } from './rpcSession.js';
import { trainingGame } from './trainingGame.js';
import { MAIN, type TrainingGames, trainingMethods, unknownSnapshot } from './trainingMethods.js';

/** What a game for training is held on. */
export interface TrainingOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly seed: number;
  /** The standard one when missing. */
  readonly ruleset?: Ruleset | undefined;
}

/** What is told where an account is needed and there is none. */
const AUTH_HINT = 'There is no account in this game yet: open one first, with accounts.open.';

/**
 * Holds a session like `stdioSession` on a game of its own, which is nowhere else: accounts are
 * opened by name, time passes when it is told to, and the world can be forked. Each method takes
 * `account`, who acts (the first by default), and `snapshot`, in which game.
 */
export async function trainingSession({ input, output, ruleset, seed }: TrainingOptions) {
  const main = trainingGame(seed, ruleset);
  const games: TrainingGames = new Map([[MAIN, main]]);
  const out = outputQueue(output, () => input.destroy());

  function find({ account, snapshot = MAIN, ...params }: Params): ReturnType<FindContext> {
    const game = games.get(snapshot as string);
    if (game === undefined) return unknownSnapshot();
    const who = account ?? (game.has(1) ? 1 : 0);
    if (who !== 0 && !(Number.isInteger(who) && game.has(Number(who)))) {
      return { error: rpcErrorOf(problem('unauthorized', 'account is none that was opened')) };
    }
    return { host: game.host, account: Number(who), params, authHint: AUTH_HINT };
  }

  const events = eventMethods(find, out);
  const methods = discoveryMethods([
    ...trainingMethods(games),
    ...[...operationMethods(main.host.contract, find), ...events.methods].map(withContextParams),
  ]);
  await rpcSession(input, out, new Map(methods));
  events.end();
}

/** A method with the parameters that say who acts in which game. */
function withContextParams([name, method]: [string, Method]): [string, Method] {
  const params = ['account', 'snapshot'].map((each) => ({ name: each, required: false }));
  return [name, { ...method, params: [...method.params, ...params] }];
}
