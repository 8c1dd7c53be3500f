import type { RateClass } from '@astrarium/contract';

/** Units of a rate allowance that a caller has used; negative ones were returned. */
export type Spending = readonly [rate: RateClass, caller: number | string, units: number];

/**
 * What callers spend on this server and on others with the same allowances. Each server tells the
 * others soon; what was spent meanwhile in excess is a debt of the caller, which later requests
 * pay.
 */
export interface SharedSpending {
  /** Notes what was spent here. */
  note(...spending: Spending): void;
  /** What was spent here since the last call. */
  take(): readonly Spending[];
  /** Adds what was spent on another server. */
  add(spent: readonly Spending[]): void;
  /** Sets the function that charges a caller for what was spent elsewhere. */
  onAdded(charge: (...spending: Spending) => void): void;
}

/** Nothing was spent yet. */
export function sharedSpending(): SharedSpending {
  let spent = new Map<string, Spending>();
  let charge: (...spending: Spending) => void = () => undefined;
  return {
    note(rate, caller, units) {
      const key = `${rate} ${typeof caller} ${caller}`;
      spent.set(key, [rate, caller, (spent.get(key)?.[2] ?? 0) + units]);
    },
    take() {
      const all = [...spent.values()];
      spent = new Map();
      return all;
    },
    add: (all) => all.forEach((one) => charge(...one)),
    onAdded: (called) => void (charge = called),
  };
}
