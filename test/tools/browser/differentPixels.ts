import type { Page } from 'playwright-core';

/** The share of pixels that differ visibly between two pictures; 1 when their sizes differ. */
export async function differentPixels(shown: Page, ...files: readonly Buffer[]): Promise<number> {
  const blank = await shown.context().newPage();
  try {
    const urls = files.map((file) => dataUrl(file));
    return (await blank.evaluate(`(${COMPARE})(${JSON.stringify(urls)})`)) as number;
  } finally {
    await blank.close();
  }
}

/** A PNG file as WebP, of which it has a quarter of the size. */
export async function asWebp(shown: Page, png: Buffer): Promise<Buffer> {
  const blank = await shown.context().newPage();
  try {
    const text = await blank.evaluate(`(${ENCODE})(${JSON.stringify(dataUrl(png))})`);
    return Buffer.from(text as string, 'base64');
  } finally {
    await blank.close();
  }
}

function dataUrl(file: Buffer): string {
  const type = file.toString('latin1', 0, 4) === 'RIFF' ? 'image/webp' : 'image/png';
  return `data:${type};base64,${file.toString('base64')}`;
}

const ENCODE = `async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}`;

/** A function of the page: its program is text, because it runs there. */
const COMPARE = `async (urls) => {
  const pictures = await Promise.all(urls.map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  }));
  const [one, other] = pictures;
  if (one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const gap = [0, 1, 2].some((c) => Math.abs(one.data[at + c] - other.data[at + c]) > 24);
    if (gap) different += 1;
  }
  return different / (one.data.length / 4);
}`;
