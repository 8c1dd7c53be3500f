/** No gauge holds more units: in micro-units this is a tenth of what an integer can hold. */
export const MAX_GAUGE_UNITS = 900_000_000;

/** A bound: a number, or the path of another number of the rules, such as `salvage.maxUnits`. */
type Bound = number | `${string}.${string}`;

type Numbers = number | readonly number[] | Readonly<Record<string, number>>;

/**
 * A value of the standard rules. Numbers have their bounds: all rules that a game is made with are
 * integers from `min` to `max`.
 */
export type RuleValue<Value> = Value extends Numbers
  ? readonly [standard: Value, min: Bound, max: Bound]
  : readonly [standard: Value];

/** The standard values and the bounds of one section of the rules. */
export type Section<Rules> = { readonly [Name in keyof Rules]: RuleValue<Rules[Name]> };

/** A section of any rules. Values that are no numbers have no bounds. */
export type AnySection = Readonly<
  Record<string, readonly [standard: unknown, min?: Bound, max?: Bound]>
>;
