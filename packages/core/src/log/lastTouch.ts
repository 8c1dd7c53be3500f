import { logCursor } from './logCursor.js';
import type { LogSource } from './logFeed.js';
import { logPlayer } from './logPlayer.js';
import type { CommandRecord } from './logRecord.js';
import { readCommandFully } from './readCommand.js';
import type { Replayable } from './replayable.js';
import type { Upgrades } from './upgrade.js';

/**
 * The last command of a log, up to line number `n`, that changed a row itself; null when none
 * did. What a command set in motion and time carried out is not asked for.
 */
export async function lastTouch(
  simulation: Replayable,
  source: LogSource,
  upgrades: Upgrades | undefined,
  { table, row, n }: { readonly table: string; readonly row: number; readonly n: number },
): Promise<CommandRecord | null> {
  let last: CommandRecord | undefined;
  const player = logPlayer(simulation, upgrades, {
    changed(record, before, after) {
      if (before === after) return;
      if (player.simulation.changes(before, after)[table]?.includes(row) === true) last = record;
    },
  });
  const cursor = await logCursor(source, player);
  while (cursor.next !== undefined) {
    const { record } = cursor.next;
    if ('n' in record && record.n > n) break;
    await cursor.play();
  }
  await cursor.close();
  return last === undefined ? null : readCommandFully(last);
}
