import { useEffect, useRef, useState } from 'preact/hooks';

/** The time for which the pointer must rest on something, in milliseconds. */
const REST_MS = 150;

/** The distance from the edges of the screen, in pixels. */
const EDGE_PX = 8;

/**
 * Shows a tooltip while a mouse or the focus is on an element; Escape and scrolling hide it. The
 * pointer may move onto the tooltip. `onShow` is called before it is shown. While it stays open,
 * `close` is what ends that: Escape, scrolling and a press elsewhere do. The element gets the
 * listeners; the tooltip, a popover, is inside it.
 */
export function useTooltip(onShow: () => void, close: (() => void) | false) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const tooltip = useRef<HTMLDivElement>(null);
  const isOpen = close !== false;
  const show = (): void => {
    onShow();
    setShown(true);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown && !isOpen) return undefined;
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    const hideAll = (): void => {
      setShown(false);
      if (close !== false) close();
    };
    const isIn = ({ target }: Event, element: Element | null | undefined): boolean =>
      target instanceof Node && element?.contains(target) === true;
    addEventListener('keydown', ({ key }) => key === 'Escape' && hideAll(), options);
    addEventListener('scroll', (event) => isIn(event, tooltip.current) || hideAll(), options);
    const element = tooltip.current?.parentElement;
    addEventListener('pointerdown', (event) => isIn(event, element) || hideAll(), options);
    return () => end.abort();
  }, [isShown, isOpen]);
  // After each rendering: the terms may have come, and change the size.
  useEffect(() => {
    if (tooltip.current !== null) placeTooltip(tooltip.current);
  });
  return {
    isShown,
    tooltip,
    listeners: {
      onPointerEnter({ pointerType }: PointerEvent): void {
        // A finger opens the number instead.
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(show, REST_MS);
      },
      onPointerLeave: hide,
      onFocusIn({ target }: FocusEvent): void {
        // Not after a click, which opens the number.
        if (target instanceof Element && target.matches(':focus-visible')) show();
      },
      onFocusOut: hide,
    },
  };
}

/** Shows a tooltip below its element, or above it where there is no room, within the screen. */
function placeTooltip(tooltip: HTMLDivElement): void {
  const anchor = tooltip.parentElement?.querySelector('summary');
  if (anchor === null || anchor === undefined) return;
  if (!tooltip.matches(':popover-open')) tooltip.showPopover();
  const at = anchor.getBoundingClientRect();
  const { height, width } = tooltip.getBoundingClientRect();
  const hasRoom = at.bottom + height + EDGE_PX <= innerHeight;
  const left = Math.max(EDGE_PX, Math.min(at.left, innerWidth - width - EDGE_PX));
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${hasRoom ? at.bottom : Math.max(EDGE_PX, at.top - height)}px`;
}
