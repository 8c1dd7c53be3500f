/**
 * A computation in steps, each of which is short: whoever takes them may do other things in
 * between. What it comes to does not depend on that.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Takes all steps at once; gives what they come to. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
