import type { Page } from 'playwright-core';

/** Sizes of screens, in pixels. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 1440, height: 900 },
} as const;

/** The elements of a page that reach beyond the screen: readers cannot know of them. */
export async function beyondScreen(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(BEYOND)) as readonly string[];
}

/** Text, because it runs in the page. Wide tables may scroll, the navigation may not. */
const BEYOND = `[...document.querySelectorAll('body *')]
  .filter((element) => {
    if (element.tagName === 'NAV' && element.scrollWidth > element.clientWidth) return true;
    const { right, width } = element.getBoundingClientRect();
    if (width === 0 || right <= innerWidth + 1) return false;
    const { body } = document;
    for (let at = element.parentElement; at && at !== body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      if (at.getBoundingClientRect().right <= innerWidth + 1) return false;
    }
    return true;
  })
  .map((element) => element.tagName + '.' + element.className)`;
