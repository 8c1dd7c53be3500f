/**
 * A program of the page: the faults of its layout, as sentences. Nothing is wider than the window,
 * no text is cut without an ellipsis or leaves its box, and nothing to press covers another.
 */
export const LAYOUT_FAULTS = `(() => {
  const faults = new Set();
  const nameOf = (one) => {
    const classes = one.className?.baseVal ?? one.className;
    const text = (one.ariaLabel ?? one.textContent ?? '').trim().replaceAll(/\\s+/g, ' ');
    return one.tagName.toLowerCase() + '.' + classes + ' ' + JSON.stringify(text.slice(0, 40));
  };
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, .skip');
  const ancestors = function* (one) {
    for (let at = one; at !== document.body && at !== null; at = at.parentElement) yield at;
  };
  const isOut = (box, { left, right }) => box.left < left - 1 || box.right > right + 1;

  const { clientWidth, scrollWidth } = document.scrollingElement;
  if (scrollWidth > clientWidth) {
    faults.add('the page is ' + scrollWidth + ' px wide in a window of ' + clientWidth);
    for (const one of document.querySelectorAll('body *')) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && isOut(box, { left: 0, right: clientWidth }))
        faults.add('outside of the window: ' + nameOf(one));
    }
  }

  const boxesOfText = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const own = text.parentElement;
    if (text.data.trim() === '' || !isShown(own)) continue;
    for (const box of boxesOfText(text)) {
      for (const at of ancestors(own)) {
        const { display, overflowX, overflowY, textOverflow } = getComputedStyle(at);
        if (display === 'inline') continue;
        const edge = at.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (isOut(box, edge)) {
          if (overflowX === 'visible' && !at.matches('button, .button, .card, .panel')) continue;
          if (textOverflow !== 'ellipsis')
            faults.add('cut, or out of its box: ' + nameOf(own) + ' in ' + nameOf(at));
        } else if (overflowY === 'hidden' && box.bottom > edge.bottom + 3)
          faults.add('cut at the bottom: ' + nameOf(own) + ' in ' + nameOf(at));
        if (overflowX !== 'visible') break;
      }
    }
  }

  const layerOf = (one) =>
    [...ancestors(one)].find((at) => getComputedStyle(at).position === 'fixed');
  /** The boxes of an element, without what scrolled away. */
  const boxesOf = (one) =>
    [...one.getClientRects()].flatMap((rect) => {
      let { bottom, left, right, top } = rect;
      for (const at of ancestors(one.parentElement)) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return right - left > 2 && bottom - top > 2 ? [{ bottom, left, right, top }] : [];
    });
  const kinds = 'a[href], button, input, select, textarea, summary';
  const pressed = [...document.querySelectorAll(kinds)]
    .filter(isShown)
    .map((one) => ({ one, layer: layerOf(one), boxes: boxesOf(one) }));
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  pressed.forEach((a, index) => {
    for (const b of pressed.slice(index + 1)) {
      if (a.layer !== b.layer || a.one.contains(b.one)) continue;
      if (a.boxes.some((box) => b.boxes.some((other) => overlap(box, other))))
        faults.add(nameOf(a.one) + ' overlaps ' + nameOf(b.one));
    }
  });
  return [...faults];
})()`;
