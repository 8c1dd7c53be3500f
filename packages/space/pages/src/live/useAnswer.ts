import { useEffect, useState } from 'preact/hooks';

/** The pause before what failed is requested again, in milliseconds. */
export const RETRY_MS = 5_000;

/** Whether two answers, or parts of them, say the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Requests at the start, when `keys` change, after a failure, and every `everyMs` milliseconds when
 * given. Returns the answer, and why there is none, for people: empty without a fault.
 */
export function useAnswer<T>(load: () => Promise<T>, keys: readonly unknown[], everyMs?: number) {
  const [data, setData] = useState<T | undefined>(undefined);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = (): void => {
      load().then(
        (value) => {
          if (isOver) return;
          setData(value);
          setFault('');
          if (everyMs !== undefined) timer = setTimeout(run, everyMs);
        },
        (error: unknown) => {
          if (isOver) return;
          setFault((error as Error).message);
          timer = setTimeout(run, RETRY_MS);
        },
      );
    };
    run();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [...keys]);
  return { data, fault };
}
