import { useEffect, useState } from 'preact/hooks';

/** The answer of a request, or why there is none. */
export interface Loaded<T> {
  readonly data: T | undefined;
  /** For people; empty without a fault. */
  readonly fault: string;
  /** Reads it again. */
  readonly reload: () => void;
}

/** Requests at the start, when `keys` change, and every `everyMs` milliseconds when given. */
export function useAnswer<T>(
  load: () => Promise<T>,
  keys: readonly unknown[],
  everyMs?: number,
): Loaded<T> {
  const [data, setData] = useState<T | undefined>(undefined);
  const [fault, setFault] = useState('');
  const [turn, setTurn] = useState(0);
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
  }, [...keys, turn]);
  return { data, fault, reload: () => setTurn((before) => before + 1) };
}
