import type { Simulation } from '@astrarium/core';
import { dump } from '../../dump/dump.js';
import type { AstrariumSchema } from '../../games/chooseCommand.js';
import type { Game } from '../../games/game.js';
import { eachDue } from './eachDue.js';

/**
 * No stock, reserve, count or other number of a row is negative, and no reserve exceeds its initial
 * value. `refundLaw` checks the maximum of stocks.
 */
export function boundsLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  eachDue(simulation, game, (snapshot) => {
    const { tables } = dump(simulation.definition.schema, simulation.read(snapshot));
    for (const [name, { rows }] of Object.entries(tables)) {
      for (const [id, row] of Object.entries(rows)) {
        for (const [field, value] of Object.entries(row)) {
          const level = typeof value === 'object' && 'level' in value ? value.level : value;
          if (typeof level !== 'number' || isSigned(name, field)) continue;
          const max = field === 'reserve' ? Number(row['initial'] ?? Infinity) : Infinity;
          if (level >= 0 && level <= max) continue;
          throw new Error(`tick ${snapshot.now}: ${name} ${id} ${field} is ${level}`);
        }
      }
    }
  });
}

/** Whether a field may be negative: devices change a planet in both directions. */
function isSigned(table: string, field: string): boolean {
  return table === 'planets' && field.startsWith('work');
}
