import type { Store } from '../storage/backend.js';
import type { System } from '../definition.js';
import type { Face } from '../face.js';
import { invariant } from '../invariant.js';
import type { TimerKind } from '../storage/layout.js';
import type { Rows } from '../storage/rows.js';
import type { DraftOf } from '../world.js';

/** Waves in one tick beyond which the rules are taken to be going in a circle. */
const WAVES_MAX = 1000;

/**
 * Does all that is due at the clock's tick, in waves: what was due when the wave began, by kind
 * and then by id; what its handlers make due now is the next wave.
 */
export function runWaves<S>(
  systems: readonly System<S>[],
  kinds: readonly TimerKind[],
  { clock, draft }: Face,
  { agenda, rows }: Store,
): void {
  for (let wave = 0; !agenda.idle; wave += 1) {
    invariant(wave < WAVES_MAX, `tick ${clock.now} has more than ${WAVES_MAX} waves`);
    agenda.gather();
    let at = 0;
    for (const [order, system] of systems.entries()) {
      const { table, due } = kinds[order] as TimerKind;
      const owners = rows[table] as Rows;
      for (const end = agenda.waveEnd(order); at < end; at += 1) {
        const id = agenda.waveId(at);
        // An earlier handler of this wave may have cancelled it or put it off.
        if (owners.get(id, due) !== clock.now) continue;
        owners.set(id, due, 0);
        system.run(draft as DraftOf<S>, id);
      }
    }
  }
}
