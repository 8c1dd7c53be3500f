/** What can have the focus itself when what was in it is gone. */
const REGION = 'section, form, details, main';

/**
 * Keeps the focus near when what has it goes away or can no longer be used, as a button does that
 * is pressed: the region around it gets it, so that the next Tab leads on from there. Returns what
 * ends it.
 */
export function keepFocus(): () => void {
  /** What had the focus last, and the regions around it, the nearest first. */
  let last: HTMLElement | undefined;
  let regions: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    const found: HTMLElement[] = [];
    let at = target.parentElement?.closest<HTMLElement>(REGION);
    for (; at; at = at.parentElement?.closest<HTMLElement>(REGION)) found.push(at);
    regions = found;
  };
  const look = (): void => {
    if (last === undefined || (last.isConnected && !last.matches(':disabled'))) return;
    // Something else got it meanwhile.
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    last = undefined;
    const region = regions.find((one) => one.isConnected) ?? document.querySelector('main');
    if (region === null) return;
    const summary = region.querySelector<HTMLElement>(':scope > summary');
    if (summary === null) region.tabIndex = -1;
    (summary ?? region).focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  const options = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  addEventListener('focusin', remember);
  watch.observe(document.body, options);
  return () => {
    removeEventListener('focusin', remember);
    watch.disconnect();
  };
}
