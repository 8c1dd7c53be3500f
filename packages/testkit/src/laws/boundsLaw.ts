import type { Simulation } from '@astrarium/core/kernel';
import { dump } from '../dump/dump.js';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import type { Game } from '../games/game.js';
import { eachDue } from './eachDue.js';

const MICRO = 1_000_000;

/**
 * No stock, reserve, count or any other number of a row is ever negative; no stock holds more than
 * the rules allow, and no reserve more than it began with.
 */
export function boundsLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  const cap = game.setting.ruleset.mining.stockCapUnits * MICRO;
  eachDue(simulation, game, (snapshot) => {
    const { tables } = dump(simulation.definition.schema, simulation.read(snapshot));
    for (const [name, { rows }] of Object.entries(tables)) {
      for (const [id, row] of Object.entries(rows)) {
        for (const [field, value] of Object.entries(row)) {
          const most = name === 'stocks' ? cap : Number(row['initial'] ?? Infinity);
          const level = typeof value === 'object' && 'level' in value ? value.level : value;
          if (typeof level !== 'number') continue;
          const held = field === 'amount' || field === 'reserve';
          if (level >= 0 && (!held || level <= most)) continue;
          throw new Error(`tick ${snapshot.now}: ${name} ${id} ${field} is ${level}`);
        }
      }
    }
  });
}
