import { byCodeUnits, isPlain } from '@astrarium/core';
import type { Fault, ReadBy, Reader, Readers } from './readers.js';

/**
 * The members of an object, read in the order of `readers`, and then the unknown ones. Everything
 * that is wrong is added to `faults`; without faults the result is complete.
 *
 * @param path the names of the objects around this one, each with a full stop
 */
export function readMembers<R extends Readers>(
  given: Readonly<Record<string, unknown>>,
  readers: R,
  unknownRule: 'unknown_member' | 'unknown_parameter',
  faults: Fault[],
  path = '',
): ReadBy<R> {
  const members: Record<string, unknown> = {};
  const at = { field: path, faults };
  for (const name of Object.keys(readers)) {
    const reader = readers[name] as Reader<unknown>;
    const field = path + name;
    at.field = field;
    if (Object.hasOwn(given, name)) {
      const before = faults.length;
      const value = reader.read(given[name], at);
      if (value !== undefined) members[reader.as ?? name] = value;
      else if (faults.length === before) {
        faults.push({ field, rule: reader.rule, numbers: reader.numbers });
      }
    } else if (!('fallback' in reader)) {
      faults.push({ field, rule: 'required', numbers: {} });
    } else if (reader.fallback !== undefined) members[name] = reader.fallback;
  }
  const names = Object.keys(given);
  if (names.every((name) => Object.hasOwn(readers, name))) return members as ReadBy<R>;
  // By code units: the first fault does not depend on the order in which members came.
  for (const name of names.filter((one) => !Object.hasOwn(readers, one)).sort(byCodeUnits)) {
    faults.push({ field: path + name.slice(0, 64), rule: unknownRule, numbers: {} });
  }
  return members as ReadBy<R>;
}

/** An object of these members and no others. */
export function object(members: Readers): Reader<Readonly<Record<string, unknown>>> {
  return {
    rule: 'object',
    numbers: {},
    read: (value, { field, faults } = { field: '', faults: [] }) => {
      if (!isPlain(value)) return undefined;
      const before = faults.length;
      const read = readMembers(value, members, 'unknown_member', faults, `${field}.`);
      return faults.length > before ? undefined : read;
    },
  };
}
