import { dump } from '../dump/dump.js';
import { playGame } from '../games/game.js';
import { type Law, lawDefine, lawEqual, lawPlace } from './law.js';
import { rebuilt } from './rebuilt.js';

/**
 * The incremental hash equals the hash of the same world built from bytes and from a dump, so that
 * it depends on the world and not on its history. The future of both is equal too.
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
    const copy = rebuilt(define, definition, dump(definition.schema, simulation.read(snapshot)));
    const hashes = copy.simulation.tableHashes(copy.snapshot);
    lawEqual(`${place}tables from a dump`, hashes, simulation.tableHashes(snapshot));
    lawEqual(`${place}from a dump`, copy.simulation.hash(copy.snapshot), hash);
    const future = simulation.advance(snapshot, { ticks: 500 });
    const other = copy.simulation.advance(copy.snapshot, { ticks: 500 });
    lawEqual(`${place}events of the future`, [...other.events], [...future.events]);
    const later = copy.simulation.hash(other.snapshot);
    lawEqual(`${place}the future`, later, simulation.hash(future.snapshot));
  });
};
