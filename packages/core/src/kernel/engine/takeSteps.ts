/** Work in steps, each of which is short: the caller may do other things in between. */
export type Steps<Result> = Generator<void, Result, void>;

/** Takes all steps; returns the result. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
