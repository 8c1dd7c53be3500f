/**
 * Runs a function that catches many errors, without the traces of their stacks: to make a trace
 * takes longer than the call that throws.
 */
export function withoutStacks<R>(run: () => R): R {
  // Engines without such a limit ignore it.
  const limited = Error as { stackTraceLimit?: number };
  const { stackTraceLimit } = limited;
  limited.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    if (stackTraceLimit === undefined) delete limited.stackTraceLimit;
    else limited.stackTraceLimit = stackTraceLimit;
  }
}
