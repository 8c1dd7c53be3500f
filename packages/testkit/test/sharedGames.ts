import type { Schema, Simulation } from '@astrarium/core';
import fc from 'fast-check';
import type { Game } from '../src/games/game.js';
import { addToGameTally, gameTally } from '../src/games/gameTally.js';
import { FULL, runs } from './tier.js';

/** Checks a law: in the quick tier on the first few of the shared games. */
type CheckGames<S extends Schema> = (
  law: (game: Game<S>) => void,
  quick: number,
  full: number,
) => void;

/**
 * Random games that many laws are checked on. In the quick tier they are made once for all laws,
 * because making a game takes longer than most laws; those come first that together reach the most
 * commands, refusals and events. fast-check makes them again only to shrink a game that breaks a
 * law. In the full tier each law gets games of its own.
 *
 * @param count the number of games to choose from
 */
export function sharedGames<S extends Schema>(
  simulation: Simulation<S>,
  games: fc.Arbitrary<Game<S>>,
  count: number,
): CheckGames<S> {
  let shared: readonly Game<S>[] | undefined;
  return (law, quick, full) => {
    const search = (): void => fc.assert(fc.property(games, law), runs(FULL ? 0 : count, full));
    if (FULL) return search();
    shared ??= richestFirst(simulation, fc.sample(games, runs(count, 0)));
    try {
      shared.slice(0, quick).forEach(law);
    } catch (error) {
      search();
      throw error;
    }
  };
}

/** Games in an order in which each reaches as much as possible that those before it do not. */
export function richestFirst<S extends Schema>(
  simulation: Simulation<S>,
  games: readonly Game<S>[],
): Game<S>[] {
  const left = games.map((game) => ({ game, names: namesReached(simulation, game) }));
  const reached = new Set<string>();
  const ordered: Game<S>[] = [];
  while (left.length > 0) {
    const counts = left.map(({ names }) => names.filter((name) => !reached.has(name)).length);
    const [richest] = left.splice(counts.indexOf(Math.max(...counts)), 1);
    if (richest === undefined) break;
    for (const name of richest.names) reached.add(name);
    ordered.push(richest.game);
  }
  return ordered;
}

/** The commands, refusals and events of a game. */
export function namesReached<S extends Schema>(simulation: Simulation<S>, game: Game<S>): string[] {
  const tally = gameTally();
  addToGameTally(tally, simulation, game);
  const { acceptedByType, eventsByName, refusedByCode } = tally;
  return [acceptedByType, eventsByName, refusedByCode].flatMap((counts, kind) =>
    Object.keys(counts).map((name) => `${kind} ${name}`),
  );
}
