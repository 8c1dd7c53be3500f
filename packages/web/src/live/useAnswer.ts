import { useEffect, useState } from 'preact/hooks';

/**
 * Requests at the start, when `keys` change, and every `everyMs` milliseconds when given. Returns
 * the answer, and why there is none, for people: empty without a fault.
 */
export function useAnswer<T>(load: () => Promise<T>, keys: readonly unknown[], everyMs?: number) {
  const [data, setData] = useState<T | undefined>(undefined);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let isOver = false;
    const run = (): void => {
      load().then(
        (value) => {
          if (isOver) return;
          setData(value);
          setFault('');
        },
        (error: unknown) => {
          if (!isOver) setFault((error as Error).message);
        },
      );
    };
    run();
    const timer = everyMs === undefined ? undefined : setInterval(run, everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [...keys]);
  return { data, fault };
}
