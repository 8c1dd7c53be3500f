import { lighthouse } from './lighthouse.js';

/** The ships that the first keeper has lost. */
export function shipsLost(snapshot: Parameters<typeof lighthouse.read>[0]): number {
  return lighthouse.read(snapshot).lamps.get(1).lost;
}
