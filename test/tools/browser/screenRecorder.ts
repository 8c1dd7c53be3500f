import type { Page } from 'playwright-core';
import { type AnimationFrame, animatedPng } from './animatedPng.js';

/** Takes screenshots of a page and joins them to an animation. */
export interface ScreenRecorder {
  /** Shows what the page shows now for `ms` milliseconds. */
  take(ms: number): Promise<void>;
  /** The animation as an animated PNG file. */
  file(): Buffer;
}

/** Records a page. Pixels that do not change are transparent, so that frames are small. */
export async function screenRecorder(page: Page): Promise<ScreenRecorder> {
  const encoder = await page.context().newPage();
  await encoder.evaluate(`globalThis.encodeFrame = ${ENCODE_FRAME}`);
  await page.bringToFront();
  const frames: AnimationFrame[] = [];
  return {
    async take(ms) {
      const png = (await page.screenshot()).toString('base64');
      const made = (await encoder.evaluate(`encodeFrame('${png}')`)) as Encoded | null;
      const last = frames.at(-1);
      if (made !== null) frames.push({ ...made, ms, rgba: Buffer.from(made.rgba, 'base64') });
      else if (last !== undefined) frames[frames.length - 1] = { ...last, ms: last.ms + ms };
    },
    file: () => animatedPng(frames),
  };
}

type Encoded = Omit<AnimationFrame, 'ms' | 'rgba'> & { readonly rgba: string };

/**
 * A function of the page: its program is text, because it runs there. Browsers draw gradients now a
 * step brighter and now a step darker: such pixels have not changed.
 */
const ENCODE_FRAME = `async (png) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const shown = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(shown.data.buffer);
  const before = globalThis.shownBefore;
  globalThis.shownBefore ??= pixels.slice();
  const isSame = (a, b) =>
    [0, 8, 16, 24].every((bits) => Math.abs(((a >>> bits) & 255) - ((b >>> bits) & 255)) <= 1);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < pixels.length; at += 1) {
    if (before !== undefined) {
      if (before[at] === pixels[at] || isSame(before[at], pixels[at])) {
        pixels[at] = 0;
        continue;
      }
      before[at] = pixels[at];
    }
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  const size = [right - left + 1, bottom - top + 1];
  const part = new OffscreenCanvas(...size).getContext('2d');
  part.putImageData(shown, -left, -top);
  const { data } = part.getImageData(0, 0, ...size);
  let text = '';
  for (let at = 0; at < data.length; at += 8192) {
    text += String.fromCharCode(...data.subarray(at, at + 8192));
  }
  return { x: left, y: top, width: size[0], height: size[1], rgba: btoa(text) };
}`;
