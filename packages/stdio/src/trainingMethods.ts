import { problem, type Problem } from '@astrarium/contract';
import type { MethodResult, Method, MethodParam } from './method.js';
import { type RpcError, rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';
import type { TrainingGame } from './trainingGame.js';

/** The games of a session by the names of their snapshots. */
export type TrainingGames = Map<string, TrainingGame>;

/** A no. */
interface Refused {
  readonly error: RpcError;
}

/** How many forks there may be at once. */
const MAX_FORKS = 16;

/** How many ticks may pass at once: a year of them. */
const MAX_TICKS = 31_536_000;

/** The game that has always been there. */
export const MAIN = 'main';

const SNAPSHOT: MethodParam = { name: 'snapshot', required: false };

/** Methods on whole games: accounts, time and snapshots. */
export function trainingMethods(games: TrainingGames): [string, Method][] {
  let forks = 0;
  return [
    [
      'accounts.open',
      method('Opens an account, without a mail', ['name', 'timezone'], openAccount(games)),
    ],
    [
      'ticks.advance',
      method('Lets time pass', ['ticks'], (params) =>
        inGame(games, params, async (game, { ticks }) => {
          if (!Number.isInteger(ticks) || Number(ticks) < 1 || Number(ticks) > MAX_TICKS) {
            return wrong('ticks', `must be a whole number from 1 to ${MAX_TICKS}`);
          }
          await game.advance(Number(ticks));
          return { result: { tick: game.host.tick } };
        }),
      ),
    ],
    [
      'snapshot.fork',
      method('Makes a second game that is as this one is now', [], (params) =>
        inGame(games, params, (game) => {
          if (games.size > MAX_FORKS) {
            const rule = { max_forks: MAX_FORKS };
            const detail = `There are ${MAX_FORKS} forks: release one first.`;
            return { error: rpcErrorOf(problem('rate_limited', detail, { rule })) };
          }
          forks += 1;
          const name = `fork-${forks}`;
          games.set(name, game.fork());
          return { result: { snapshot: name, tick: game.host.tick } };
        }),
      ),
    ],
    [
      'snapshot.hash',
      method('The hash of all that can influence the future', [], (params) =>
        inGame(games, params, ({ hash, host }) => ({ result: { tick: host.tick, hash } })),
      ),
    ],
    [
      'snapshot.release',
      method('Lets go of a fork', [], (params) =>
        inGame(games, params, (game, _params, name) => {
          if (name === MAIN) return wrong('snapshot', 'must be a fork');
          games.delete(name);
          game.host.close();
          return { result: { released: name } };
        }),
      ),
    ],
  ];
}

function method(summary: string, own: readonly string[], run: Method['run']): Method {
  const params = own.map((name) => ({ name, required: name !== 'timezone' }));
  return { summary, params: [...params, SNAPSHOT], order: () => 'alone', run };
}

function openAccount(games: TrainingGames): Method['run'] {
  return (params) =>
    inGame(games, params, async ({ host }, { name, timezone = 'UTC' }) => {
      if (typeof name !== 'string') return wrong('name', 'must be a text');
      if (typeof timezone !== 'string') return wrong('timezone', 'must be a text');
      // Nobody mails to it; it only has to be another for each.
      const email = `account-${host.figures().accounts + 1}@training.invalid`;
      const { body, status, tick } = await host.openAccount({ email, name, timezone });
      if (status >= 400) return { error: rpcErrorOf(body as Problem) };
      const { token, ...shown } = body as { readonly token: string };
      return { result: { account: host.authenticate(token), status, tick, body: shown } };
    });
}

/** Does something in the game whose snapshot is named. */
function inGame(
  games: TrainingGames,
  { snapshot = MAIN, ...params }: Params,
  act: (game: TrainingGame, params: Params, name: string) => MethodResult | Promise<MethodResult>,
): MethodResult | Promise<MethodResult> {
  const game = games.get(snapshot as string);
  return game === undefined ? unknownSnapshot() : act(game, params, snapshot as string);
}

/** The error of a snapshot that there is not. */
export function unknownSnapshot(): Refused {
  return wrong('snapshot', 'must be main, or a fork that was not released');
}

function wrong(name: string, must: string): Refused {
  const detail = `${name} ${must}`;
  const errors = [{ in: 'body', pointer: `#/${name}`, code: 'invalid', detail }] as const;
  return { error: rpcErrorOf(problem('invalid_field', detail, { errors })) };
}
