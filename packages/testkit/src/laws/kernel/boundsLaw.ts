import type { Schema } from '@astrarium/core';
import { dump, type DumpedTable } from '../../dump/dump.js';
import { eachDue } from '../../games/game.js';
import type { LawOf } from '../law.js';

/** The least and the largest value that a field of a row may have. */
export type BoundsOf = (
  table: string,
  field: string,
  row: DumpedTable['rows'][string],
) => readonly [min: number, max: number];

/**
 * Makes a law of bounds: every number of a row, due tick and level of a gauge is within them, at
 * every tick.
 */
export function boundsLawWith<S extends Schema>(boundsOf: BoundsOf): LawOf<S> {
  return (simulation, game) =>
    eachDue(simulation, game, (snapshot) => {
      const { tables } = dump(simulation.definition.schema, simulation.read(snapshot));
      for (const [name, { rows }] of Object.entries(tables)) {
        for (const [id, row] of Object.entries(rows)) {
          for (const [field, value] of Object.entries(row)) {
            const level = typeof value === 'object' && 'level' in value ? value.level : value;
            if (typeof level !== 'number') continue;
            const [min, max] = boundsOf(name, field, row);
            if (level >= min && level <= max) continue;
            throw new Error(`tick ${snapshot.now}: ${name} ${id} ${field} is ${level}`);
          }
        }
      }
    });
}
