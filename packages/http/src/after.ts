/**
 * Goes on with a value: at once where it is there. Most answers are made without waiting, and each
 * promise on their way would cost them turns of the queue.
 */
export function after<A, B>(
  value: A | Promise<A>,
  next: (value: A) => B | Promise<B>,
): B | Promise<B> {
  return value instanceof Promise ? value.then(next) : next(value);
}
