import type { Simulation } from '@astrarium/core/kernel';
import { dump } from '../dump/dump.js';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import type { Game } from '../games/game.js';
import { eachDue } from './eachDue.js';

const MICRO = 1_000_000;

/**
 * No stock, reserve, count or any other number of a row is ever negative; no reserve is more than
 * it began with, and no stock is fed beyond what the rules allow: only what is paid back may lift
 * it higher.
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
          if (typeof level !== 'number' || isSigned(name, field)) continue;
          const held = field === 'amount' || field === 'reserve';
          if (level >= 0 && (!held || level <= most || isPaidBack(row, value, most))) continue;
          throw new Error(`tick ${snapshot.now}: ${name} ${id} ${field} is ${level}`);
        }
      }
    }
  });
}

/** What devices do to a planet goes both ways. */
function isSigned(table: string, field: string): boolean {
  return table === 'planets' && field.startsWith('work');
}

/**
 * A stock above its cap, but not far: nobody feeds it, or whoever does is about to be stopped. All
 * that one account ever paid does not come to several caps.
 */
function isPaidBack(row: Readonly<Record<string, unknown>>, value: unknown, cap: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('rate' in value) || !('level' in value) || !('full' in row)) return false;
  return Number(value.level) <= 4 * cap && (value.rate === 0 || row['full'] !== 0);
}
