import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
} from '@tanstack/virtual-core';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The rows of a long list that are on the screen, and the height of all of them. */
export interface VirtualRows {
  readonly rows: readonly VirtualItem[];
  readonly totalPx: number;
  /** The element that scrolls. */
  readonly scroller: { current: HTMLDivElement | null };
}

/** Rows beyond the screen that are rendered too. */
const OVERSCAN = 8;

/** Renders only the rows of a list that can be seen. */
export function useVirtualRows(count: number, rowPx: number): VirtualRows {
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
  useEffect(() => virtualizer._didMount(), []);
  useEffect(() => virtualizer._willUpdate());
  return { rows: virtualizer.getVirtualItems(), totalPx: virtualizer.getTotalSize(), scroller };
}
