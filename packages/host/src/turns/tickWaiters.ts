/** Who waits for a tick. */
export interface TickWaiters {
  /** Fulfilled when the tick is there. */
  wait(tick: number): Promise<void>;
  /** Tells those who waited for this tick, or an earlier one. */
  reached(tick: number): void;
  /** Tells all of them that it will not come. */
  failed(error: Error): void;
}

interface Waiter {
  readonly tick: number;
  readonly reached: () => void;
  readonly failed: (error: Error) => void;
}

/** Nobody waits yet. */
export function tickWaiters(): TickWaiters {
  let waiters: Waiter[] = [];
  const take = (is: (waiter: Waiter) => boolean): Waiter[] => {
    const taken = waiters.filter(is);
    waiters = waiters.filter((waiter) => !is(waiter));
    return taken;
  };
  return {
    wait: (tick) =>
      new Promise((reached, failed) => {
        waiters.push({ tick, reached, failed });
      }),
    reached: (now) => take(({ tick }) => tick <= now).forEach((waiter) => waiter.reached()),
    failed: (error) => take(() => true).forEach((waiter) => waiter.failed(error)),
  };
}
