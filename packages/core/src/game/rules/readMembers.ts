import type { Reader } from './readers.js';
import { invalidField } from './refuse.js';
import type { Refused } from './refuse.js';

/** What an object may hold: each member by its reader. */
export type Readers = Readonly<Record<string, Reader<unknown>>>;

/** What a set of readers gives. */
export type ReadBy<R extends Readers> = {
  readonly [K in keyof R]: R[K] extends Reader<infer T> ? T : never;
};

/** The members of an object, read in the order of `readers`; then what nobody asked for. */
export function readMembers<R extends Readers>(
  given: Readonly<Record<string, unknown>>,
  readers: R,
  stranger: 'unknown_member' | 'unknown_parameter',
): ReadBy<R> | Refused {
  const members: Record<string, unknown> = {};
  for (const field of Object.keys(readers)) {
    const reader = readers[field] as Reader<unknown>;
    if (!Object.hasOwn(given, field)) {
      if (!('fallback' in reader)) return invalidField(field, 'required', {});
      members[field] = reader.fallback;
      continue;
    }
    const value = reader.read(given[field]);
    if (value === undefined) return invalidField(field, reader.rule, reader.numbers);
    members[field] = value;
  }
  const unknown = firstUnknown(given, (field) => Object.hasOwn(readers, field));
  return unknown === undefined ? (members as ReadBy<R>) : invalidField(unknown, stranger, {});
}

/** The first unknown member by code units: the answer does not depend on the order of members. */
export function firstUnknown(
  given: Readonly<Record<string, unknown>>,
  isKnown: (field: string) => boolean,
): string | undefined {
  let first: string | undefined;
  for (const field of Object.keys(given)) {
    if (isKnown(field)) continue;
    if (first === undefined || field < first) first = field;
  }
  return first?.slice(0, 64);
}
