/** The item that an integer from 0 selects, modulo the length; undefined for an empty list. */
export function pickOf<T>(all: readonly T[], pick: number | undefined): T | undefined {
  return all[(pick ?? 0) % all.length];
}
