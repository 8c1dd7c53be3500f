import type { EventCounters, GameSnapshot } from '@astrarium/core';
import type { LogPosition } from '@astrarium/core/log';

/** The world that everybody sees, and what the next batch must know to go on from it. */
export interface Published {
  readonly snapshot: GameSnapshot;
  /** Where the log stands; undefined while it has not been begun. */
  readonly position: LogPosition | undefined;
  readonly counters: EventCounters;
  /** The tick of the log's last hash line. */
  readonly hashedTick: number;
}
