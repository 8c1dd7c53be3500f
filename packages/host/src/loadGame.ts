import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';

/** What a game must have: `servedGame` fills in what an author leaves out. */
const MEMBERS: Readonly<Record<keyof ServedGame, true>> = {
  simulation: true,
  upgrades: true,
  upgradesFrom: true,
  settings: true,
  tickAt: true,
  accounts: true,
  events: true,
  notifications: true,
  onRestart: true,
  onTimeFault: true,
  limits: true,
  seats: true,
  tickMs: true,
  contract: true,
  contractWith: true,
  hasEnded: true,
  storedBytes: true,
  measure: true,
};

/**
 * A game, or that of a module with this address: its default export. Threads and other processes
 * can be given only the address.
 *
 * @throws TypeError naming what is missing, when it is no game
 */
export async function loadGame<State extends Snapshot = Snapshot>(
  game: ServedGame<State> | URL,
): Promise<ServedGame<State>> {
  if (!(game instanceof URL)) return checked(game, 'The game');
  const { default: found } = (await import(game.href)) as {
    readonly default?: ServedGame<State>;
  };
  return checked(found, `The default export of ${game.href}`);
}

function checked<Game>(game: Game | undefined, what: string): Game {
  if (typeof game !== 'object' || game === null) throw new TypeError(`${what} is no game.`);
  const missing = Object.keys(MEMBERS).find((name) => !(name in game));
  if (missing === undefined) return game;
  throw new TypeError(`${what} is no game: it has no ${missing}.`);
}
