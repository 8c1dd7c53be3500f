import type { Readable, Writable } from 'node:stream';
import { problem } from '@astrarium/contract';
import { fullGrant } from '@astrarium/host';
import { discoveryMethods } from './discoveryMethods.js';
import { eventMethods } from './eventMethods.js';
import type { FindContext, Method } from './method.js';
import { operationMethods } from './operationMethods.js';
import { outputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';
import { rpcSession } from './rpcSession.js';
import { trainingGame, type TrainingStart } from './trainingGame.js';
import { MAIN, type TrainingGames, trainingMethods, unknownSnapshot } from './trainingMethods.js';

/** The streams and the game of a training session. */
export interface TrainingOptions extends TrainingStart {
  readonly input: Readable;
  readonly output: Writable;
}

/** The problem's text for a method that needs an account while there is none. */
const AUTH_HINT = 'There is no account in this game yet. Open one with accounts.open.';

/**
 * Runs a session like `stdioSession` on a private game in memory: `accounts.open` opens accounts,
 * `ticks.advance` advances time, `snapshot.fork` copies the game. Each method takes `account`, the
 * acting account (by default the first), and `snapshot`, the name of the game.
 */
export async function trainingSession({ input, output, ...start }: TrainingOptions) {
  const main = await trainingGame(start);
  const games: TrainingGames = new Map([[MAIN, main]]);
  const out = outputQueue(output, () => input.destroy());

  function find({ account, snapshot = MAIN, ...params }: Params): ReturnType<FindContext> {
    const game = games.get(snapshot as string);
    if (game === undefined) return unknownSnapshot();
    const caller = account ?? (game.has(1) ? 1 : 0);
    if (caller !== 0 && !(Number.isInteger(caller) && game.has(Number(caller)))) {
      return {
        error: rpcErrorOf(problem('unauthorized', 'account must be the number of an open account')),
      };
    }
    return { host: game.host, grant: fullGrant(Number(caller)), params, authHint: AUTH_HINT };
  }

  const events = eventMethods(find, out);
  const methods = discoveryMethods(main.host.contract, [
    ...trainingMethods(games),
    ...[...operationMethods(main.host.contract, find), ...events.methods].map(withContextParams),
  ]);
  await rpcSession(input, out, new Map(methods));
  events.end();
}

/** A method with the parameters for the acting account and the game. */
function withContextParams([name, method]: [string, Method]): [string, Method] {
  const params = ['account', 'snapshot'].map((param) => ({ name: param, required: false }));
  return [name, { ...method, params: [...method.params, ...params] }];
}
