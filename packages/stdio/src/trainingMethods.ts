import { problem, type Problem } from '@astrarium/contract';
import type { MethodResult, Method, MethodParam } from './method.js';
import { type RpcError, rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';
import type { TrainingGame } from './trainingGame.js';

/** The games of a session by the names of their snapshots. */
export type TrainingGames = Map<string, TrainingGame>;

/** An error in place of a result. */
interface Refused {
  readonly error: RpcError;
}

/** Maximum of forks at once. */
const MAX_FORKS = 16;

/** Maximum of ticks per call: a year. */
const MAX_TICKS = 31_536_000;

/** The snapshot name of the session's first game, which cannot be released. */
export const MAIN = 'main';

const SNAPSHOT: MethodParam = { name: 'snapshot', required: false };

/** The methods for accounts, time and snapshots of training games. */
export function trainingMethods(games: TrainingGames): [string, Method][] {
  let forks = 0;
  return [
    [
      'accounts.open',
      method(
        'Opens an account without a confirmation mail',
        ['name', 'timezone'],
        openAccount(games),
      ),
    ],
    [
      'ticks.advance',
      method('Advances the game', ['ticks'], (params) =>
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
      method('Makes an independent copy of the game', [], (params) =>
        inGame(games, params, async (game) => {
          if (games.size > MAX_FORKS) {
            const rule = { max_forks: MAX_FORKS };
            const detail = `There are ${MAX_FORKS} forks, which is the limit. Release one first.`;
            return { error: rpcErrorOf(problem('rate_limited', detail, { rule })) };
          }
          forks += 1;
          const name = `fork-${forks}`;
          games.set(name, await game.fork());
          return { result: { snapshot: name, tick: game.host.tick } };
        }),
      ),
    ],
    [
      'snapshot.hash',
      method('Returns the hash of the snapshot', [], (params) =>
        inGame(games, params, ({ hash, host }) => ({ result: { tick: host.tick, hash } })),
      ),
    ],
    [
      'snapshot.release',
      method('Closes a fork', [], (params) =>
        inGame(games, params, async (game, _params, name) => {
          if (name === MAIN) return wrong('snapshot', 'must be a fork');
          games.delete(name);
          await game.host.close();
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
    inGame(games, params, async ({ host }, { name, timezone }) => {
      if (typeof name !== 'string') return wrong('name', 'must be a text');
      if (timezone !== undefined && typeof timezone !== 'string')
        return wrong('timezone', 'must be a text');
      // No mail is sent to it; it only has to be unique.
      const email = `account-${host.figures().accounts + 1}@training.invalid`;
      const { body, status, tick } = await host.openAccount({ email, name, timezone });
      if (status >= 400) return { error: rpcErrorOf(body as Problem) };
      const { token, ...shown } = body as { readonly token: string };
      return { result: { account: host.authenticate(token).account, status, tick, body: shown } };
    });
}

/** Runs `act` on the game with the given snapshot name. */
function inGame(
  games: TrainingGames,
  { snapshot = MAIN, ...params }: Params,
  act: (game: TrainingGame, params: Params, name: string) => MethodResult | Promise<MethodResult>,
): MethodResult | Promise<MethodResult> {
  const game = games.get(snapshot as string);
  return game === undefined ? unknownSnapshot() : act(game, params, snapshot as string);
}

/** The error for an unknown snapshot name. */
export function unknownSnapshot(): Refused {
  return wrong('snapshot', 'must be main or the name of a fork that was not released');
}

function wrong(name: string, must: string): Refused {
  const detail = `${name} ${must}`;
  const errors = [{ in: 'body', pointer: `#/${name}`, code: 'invalid', detail }] as const;
  return { error: rpcErrorOf(problem('invalid_field', detail, { errors })) };
}
