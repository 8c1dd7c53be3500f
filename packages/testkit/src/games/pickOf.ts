/** One of some things, by any integer from 0 up; undefined when there are none. */
export function pickOf<T>(all: readonly T[], pick: number | undefined): T | undefined {
  return all[(pick ?? 0) % all.length];
}
