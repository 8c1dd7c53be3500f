import { lighthouse } from './lighthouse.js';

/** The ships that the first keeper has lost. */
export function shipsLost(snapshot: Parameters<typeof lighthouse.read>[0]): number {
  const { lamps } = lighthouse.read(snapshot);
  return lamps.get(1, lighthouse.definition.schema.tables.lamps.fields.lost);
}
