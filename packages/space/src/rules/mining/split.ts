import type { Field, RowId, TableDraft } from '@astrarium/core';
import { floorDiv } from '@astrarium/core';
import { MICRO } from '../../state/stocks.js';

/** An amount that may pass 2^53 micro-units: whole units, and the micro-units above (0 to 10^6). */
export interface Split {
  readonly units: number;
  readonly micro: number;
}

/** Nothing, as a split amount. */
export const SPLIT_ZERO: Split = Object.freeze({ units: 0, micro: 0 });

/** `amount` plus so many micro-units, which may be negative. */
export function splitPlus(amount: Split, micro: number): Split {
  const sum = amount.micro + micro;
  const units = floorDiv(sum, MICRO);
  return { units: amount.units + units, micro: sum - units * MICRO };
}

/** The sum of two split amounts. */
export function splitSum(a: Split, b: Split): Split {
  return splitPlus({ units: a.units + b.units, micro: a.micro }, b.micro);
}

/** Adds micro-units to the two words of a row that hold a split amount. */
export function addToSplit<Name extends string>(
  table: TableDraft<Name>,
  id: RowId<Name>,
  unitsField: Field<Name, 'word'>,
  microField: Field<Name, 'word'>,
  micro: number,
): void {
  const sum = splitPlus({ units: 0, micro: table.get(id, microField) }, micro);
  table.add(id, unitsField, sum.units);
  table.set(id, microField, sum.micro);
}
