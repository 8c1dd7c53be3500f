import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** How long the page says what was done, in milliseconds: later it need not be true any more. */
const TOLD_MS = 15_000;

/** What was done just now, and what tells it; `none` before, and some seconds after. */
export function useTold<T>(none: T): readonly [told: T, tell: (what: T, isKept?: boolean) => void] {
  const told = useSignal(none);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (what: T, isKept = false): void => {
    clearTimeout(timer.current);
    told.value = what;
    if (!isKept) timer.current = setTimeout(() => (told.value = none), TOLD_MS);
  };
  return [told.value, tell];
}
