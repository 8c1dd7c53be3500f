import { isPlain, ReadArgs } from '@astrarium/core';
import { readMembers } from '../rules/readMembers.js';
import { refuseConflict, type Refused } from '../rules/refuse.js';
import type { Fault, ReadBy, Readers } from '../rules/readers.js';
import type { LimitRules } from '../ruleset/limitRules.js';

/** The only reader of the parameters of a view. One that is undefined is omitted. */
export interface QueryReader<R extends Readers> {
  /** Groups of parameters of which only one may be given. */
  readonly conflicts: Conflicts;
  /**
   * The parameters with their defaults, or everything that is wrong with them.
   *
   * @throws TypeError if the query is not a plain object
   */
  read(query: object, limits: LimitRules): ReadArgs<ReadBy<R>> | readonly Fault[];
  /**
   * The values of parameters. Those that `read` returned are not read again.
   *
   * @throws TypeError naming the parameter and the rule that it breaks
   */
  valuesOf(query: object, limits: LimitRules): ReadBy<R>;
  /** Refuses values of parameters that exclude each other. */
  refuseConflict(values: ReadBy<R>): Refused | undefined;
}

type Conflicts = readonly (readonly string[])[];

/**
 * Makes the reader of a view's parameters. The readers of the parameters are made once for each
 * ruleset, because making them costs more than reading.
 */
export function queryReader<R extends Readers>(
  readersOf: (limits: LimitRules) => R,
  conflicts: Conflicts = [],
): QueryReader<R> {
  const readersByLimits = new WeakMap<LimitRules, R>();
  const readersFor = (limits: LimitRules): R => {
    const known = readersByLimits.get(limits);
    if (known !== undefined) return known;
    const readers = readersOf(limits);
    readersByLimits.set(limits, readers);
    return readers;
  };
  /** Adds everything that is wrong with the parameters to `faults`. */
  const readPlain = (query: object, limits: LimitRules, faults: Fault[]): ReadBy<R> =>
    readMembers(givenIn(query), readersFor(limits), 'unknown_parameter', faults);
  return {
    conflicts,
    read(query, limits) {
      const faults: Fault[] = [];
      const values = (copy: object) => readPlain(copy, limits, faults);
      const read = ReadArgs.of(givenIn(query), values, readersFor(limits));
      if ('args' in read) return faults.length > 0 ? faults : read;
      return [{ field: 'query', rule: 'json', numbers: {}, message: read.why }];
    },
    valuesOf(query, limits) {
      const isRead = query instanceof ReadArgs;
      if (isRead && query.isReadBy(readersFor(limits))) return query.values as ReadBy<R>;
      const faults: Fault[] = [];
      const values = readPlain(isRead ? query.args : query, limits, faults);
      const [fault] = faults;
      if (fault === undefined) return values;
      const { field, numbers, rule } = fault;
      throw new TypeError(
        `Parameter ${field} of a view is invalid: ${JSON.stringify({ rule, ...numbers })}`,
      );
    },
    refuseConflict(values) {
      const given = Object.keys(values).filter((name) => isGiven(values[name]));
      const broken = conflicts
        .map((group) => group.filter((name) => given.includes(name)))
        .find((names) => names.length > 1);
      return broken && refuseConflict(broken);
    },
  };
}

/** Whether a value is not that of an omitted parameter. */
function isGiven(value: unknown): boolean {
  return value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** The parameters that are not undefined. */
function givenIn(query: object): Readonly<Record<string, unknown>> {
  if (!isPlain(query)) throw new TypeError('The parameters of a view must be a plain object.');
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
