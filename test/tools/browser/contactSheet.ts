import type { Page } from 'playwright-core';

/** Screenshots in rows on one picture in half of their size, as a PNG file. */
export async function contactSheet(
  shown: Page,
  rows: readonly (readonly Buffer[])[],
): Promise<Buffer> {
  const blank = await shown.context().newPage();
  try {
    const urls = rows.map((row) =>
      row.map((png) => `data:image/png;base64,${png.toString('base64')}`),
    );
    const text = await blank.evaluate(`(${DRAW})(${JSON.stringify(urls)})`);
    return Buffer.from(text as string, 'base64');
  } finally {
    await blank.close();
  }
}

/** A function of the page: its program is text, because it runs there. */
const DRAW = `async (urls) => {
  const rows = await Promise.all(urls.map((row) => Promise.all(row.map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  }))));
  const half = (pixels) => Math.round(pixels / 2);
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => half(height))));
  const widths = rows.map((row) => sum(row.map(({ width }) => half(width))));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(...widths), sum(heights)];
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  let top = 0;
  rows.forEach((row, index) => {
    let left = 0;
    for (const image of row) {
      context.drawImage(image, left, top, half(image.width), half(image.height));
      left += half(image.width);
    }
    top += heights[index];
  });
  return canvas.toDataURL('image/png').split(',')[1];
}`;
