import type { Fault } from './shape/reader.js';

/** A rule failed: as time passed, at genesis, or because a value is not as it is declared. */
export class RuleError extends Error {
  /** The rule: `system lamps.emptyAt`, `every storm`, `view lamp`, `command light`, `setting`. */
  readonly rule: string;
  /** What is wrong with the answer or the setting; empty when the rule threw the `cause`. */
  readonly faults: readonly Fault[];

  constructor(rule: string, why: string, faults: readonly Fault[], options?: ErrorOptions) {
    super(why, options);
    this.rule = rule;
    this.faults = faults;
  }
}

/** Runs a rule that time calls: an error of it says in which one it was thrown. */
export function inRule<Result>(rule: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RuleError(rule, why, [], { cause });
  }
}
