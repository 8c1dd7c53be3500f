import { collectionName, type TableReader } from '@astrarium/core';
import { playGame } from '../../games/game.js';
import { type Law, lawPlace } from '../law.js';

/** Ids only grow: a table never forgets its number of rows, and no removed row returns. */
export const identityLaw: Law = (simulation, game) => {
  const { schema } = simulation.definition;
  const known = new Map<string, { count: number; gone: Set<number>; living: Set<number> }>();
  playGame(simulation, game, (snapshot, index) => {
    const world = simulation.read(snapshot) as unknown as Record<string, TableReader<string>>;
    const collections = Object.keys(schema.documents).map((name) => collectionName(schema, name));
    for (const name of [...Object.keys(schema.tables), ...collections]) {
      const reader = world[name] as TableReader<string>;
      const { count } = reader;
      const ids = reader.ids();
      const before = known.get(name) ?? { count: 0, gone: new Set(), living: new Set() };
      const living = new Set(ids);
      const removed = new Set([
        ...before.gone,
        ...[...before.living].filter((id) => !living.has(id)),
      ]);
      const back = ids.find((id) => before.gone.has(id));
      const reused = ids.find((id) => id <= before.count && !before.living.has(id));
      const place = `${lawPlace(game, index)}${name}: `;
      if (back !== undefined) throw new Error(`${place}row ${back} returned`);
      if (reused !== undefined)
        throw new Error(`${place}row ${reused} was inserted with an old id`);
      if (count < before.count) throw new Error(`${place}${before.count} rows, then ${count}`);
      known.set(name, { count, gone: removed, living });
    }
  });
};
