import { ceilDiv, sortedInSteps } from '@astrarium/core';

/**
 * A computation in steps, each of which is short: whoever takes them may do other things in
 * between. What it comes to does not depend on that. Each step gives its work in entries: a row, a
 * record or a value of a list that was looked at, about 2 microseconds.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Takes all steps at once; gives what they come to. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same steps; calls `act` before each of them but the first. */
export function* resumedWith<Result>(steps: Steps<Result>, act: () => void): Steps<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    yield value;
    act();
  }
}

/** Values of a list that are gathered or sorted with the work of one entry. */
const VALUES_PER_ENTRY = 64;

/** The steps of a function of the engine that gives its values, with their work in entries. */
export function* inEntries<Result>(values: Generator<number, Result, void>): Steps<Result> {
  for (;;) {
    const { done, value } = values.next();
    if (done === true) return value;
    yield ceilDiv(value, VALUES_PER_ENTRY);
  }
}

/** A new list of the values in an order, in steps. */
export function sorted<T>(values: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  return inEntries(sortedInSteps(values, compare));
}

/**
 * Makes something of each of these values, in steps. `entries` is the work for one value.
 */
export function* mapped<T, Made>(
  values: Iterable<T>,
  make: (value: T) => Made,
  entries = 1,
): Steps<Made[]> {
  const made: Made[] = [];
  let work = 0;
  for (const value of values) {
    made.push(make(value));
    work += entries;
    if (work < STEP_ENTRIES) continue;
    yield work;
    work = 0;
  }
  if (work > 0) yield work;
  return made;
}

/** Those of the values that are wanted, in steps. */
export function* kept<T>(values: readonly T[], isWanted: (value: T) => boolean): Steps<T[]> {
  const wanted: T[] = [];
  for (const [at, value] of values.entries()) {
    if (at % STEP_ENTRIES === STEP_ENTRIES - 1) yield STEP_ENTRIES;
    if (isWanted(value)) wanted.push(value);
  }
  return wanted;
}

/** Groups values into arrays of `count`; the last one may be shorter. */
export function* chunks<T>(values: Iterable<T>, count: number): Iterable<readonly T[]> {
  let chunk: T[] = [];
  for (const value of values) {
    if (chunk.push(value) < count) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** The work of one step, in entries: half a millisecond. */
const STEP_ENTRIES = 256;
