import { itemAt } from '../state/itemAt.js';

/** The six resource categories, in the order of every list, bill and table column. */
export const CATEGORIES = [
  'structural',
  'conductive',
  'silicates',
  'carbon',
  'volatiles',
  'rares',
] as const;

/** One resource category, as the wire names it. */
export type Category = (typeof CATEGORIES)[number];

/** Whole units per category: a bill, a grant, a reserve. */
export type Amounts = Readonly<Record<Category, number>>;

/** The number of a category in the state: its position + 1; 0 when `name` is none of the six. */
export function categoryIndex(name: string): number {
  return (CATEGORIES as readonly string[]).indexOf(name) + 1;
}

/**
 * The category of a number in the state.
 *
 * @throws Error when no category has this number, 0 among them.
 */
export function categoryAt(index: number): Category {
  return itemAt(CATEGORIES, index - 1);
}

/** One value per category, made in the order of CATEGORIES. */
export function perCategory<T>(make: (category: Category, position: number) => T) {
  const mapped = {} as Record<Category, T>;
  for (const [position, category] of CATEGORIES.entries())
    mapped[category] = make(category, position);
  return mapped as Readonly<Record<Category, T>>;
}

/** Whole units per category from one number a category in the order of CATEGORIES. */
export function amountsOf(units: readonly number[]): Amounts {
  return perCategory((_, position) => itemAt(units, position));
}
