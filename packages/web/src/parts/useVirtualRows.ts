import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Rows beyond the screen that are rendered too. */
const OVERSCAN = 8;

/**
 * The rows of a long list that can be seen, and the height of all of them. `scroller` is the
 * element that scrolls.
 */
export function useVirtualRows(count: number, rowPx: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [, render] = useState(0);
  const options = {
    count,
    overscan: OVERSCAN,
    estimateSize: () => rowPx,
    getScrollElement: () => scroller.current,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => render((before) => before + 1),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), []);
  useLayoutEffect(() => virtualizer._willUpdate());
  return { rows: virtualizer.getVirtualItems(), totalPx: virtualizer.getTotalSize(), scroller };
}
