import type { EventCounters, GameSnapshot } from '@astrarium/core';
import type { LogPosition } from '@astrarium/core/log';

/** The world that callers see, and the data from which the next batch continues. */
export interface Published {
  readonly snapshot: GameSnapshot;
  /** The position in the log; undefined before its header is written. */
  readonly position: LogPosition | undefined;
  readonly counters: EventCounters;
  /** The tick of the log's last hash line. */
  readonly hashedTick: number;
}
