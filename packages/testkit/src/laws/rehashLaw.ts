import { dump } from '../dump/dump.js';
import { playGame } from '../games/game.js';
import { type Law, lawDefine, lawEqual, lawPlace } from './law.js';
import { rebuilt } from './rebuilt.js';

/**
 * The hash that was carried along equals the hash of the same world made anew, from bytes and from
 * a dump: it hashes what the world means, not how it came about. So does its future.
 */
export const rehashLaw: Law = (simulation, game, define = lawDefine) => {
  const { definition } = simulation;
  playGame(simulation, game, (snapshot, index) => {
    const place = lawPlace(game, index);
    const hash = simulation.hash(snapshot);
    lawEqual(
      `${place}from bytes`,
      simulation.hash(simulation.decode(simulation.encode(snapshot))),
      hash,
    );
    if (index % 8 !== 0) return;
    const anew = rebuilt(define, definition, dump(definition.schema, simulation.read(snapshot)));
    const hashes = anew.simulation.tableHashes(anew.snapshot);
    lawEqual(`${place}tables from a dump`, hashes, simulation.tableHashes(snapshot));
    lawEqual(`${place}from a dump`, anew.simulation.hash(anew.snapshot), hash);
    const future = simulation.advance(snapshot, { ticks: 500 });
    const other = anew.simulation.advance(anew.snapshot, { ticks: 500 });
    lawEqual(`${place}events of the future`, [...other.events], [...future.events]);
    const later = anew.simulation.hash(other.snapshot);
    lawEqual(`${place}the future`, later, simulation.hash(future.snapshot));
  });
};
