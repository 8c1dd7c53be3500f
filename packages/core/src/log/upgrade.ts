import type { Replayable } from './replayable.js';
import type { Snapshot } from '../kernel/snapshot.js';

/** How a world made by one definition goes on under another. */
export interface Upgrade<State extends Snapshot = Snapshot> {
  /** The simulation of the new definition. */
  readonly simulation: Replayable<State>;
  /** Makes the new world of the old one, at the same tick and with this setting. */
  migrate(old: Snapshot, setting: State['setting']): State;
}

/** The migrations at hand, by the names in the upgrade records. */
export type Upgrades = Readonly<Record<string, Upgrade>>;
