import type { FilmFrame } from './webmFile.js';
import { webmFile } from './webmFile.js';

/** Frames of a second of a film. */
export const FILM_RATE = 25;

/** A key frame is among so many frames. */
const KEY_EVERY = 50;

/** Frames that wait for the encoder at once. */
const MAX_WAITING = 4;

const BITS_PER_SECOND = 4_000_000;

/** How films are made in a browser: with the encoder, by recording a canvas, or not at all. */
export type FilmWay = 'vp9' | 'vp8' | 'recorder' | undefined;

const CODECS = { vp9: 'vp09.00.31.08', vp8: 'vp8' } as const;

/** A film to make: its size, its frames, and a canvas on which `draw` draws each of them. */
export interface FilmPlan {
  readonly canvas: HTMLCanvasElement;
  readonly frames: number;
  /** Draws a frame, counted from 0. */
  draw(frame: number): Promise<void>;
  readonly signal: AbortSignal;
}

/** The best way in which this browser makes films of a size. */
export async function filmWay(width: number, height: number): Promise<FilmWay> {
  // Browsers have it only on pages of this machine and of HTTPS.
  if ('VideoEncoder' in globalThis) {
    for (const way of ['vp9', 'vp8'] as const) {
      const config = configOf(way, width, height);
      const found = await VideoEncoder.isConfigSupported(config).catch(() => undefined);
      if (found?.supported === true) return way;
    }
  }
  const canRecord = 'MediaRecorder' in globalThis && MediaRecorder.isTypeSupported('video/webm');
  return canRecord ? 'recorder' : undefined;
}

/**
 * Makes a film as WebM.
 *
 * @throws Error when the browser cannot encode it, or the signal aborts
 */
export function makeFilm(way: Exclude<FilmWay, undefined>, plan: FilmPlan): Promise<Blob> {
  return way === 'recorder' ? recordedFilm(plan) : encodedFilm(way, plan);
}

const configOf = (way: 'vp9' | 'vp8', width: number, height: number): VideoEncoderConfig => ({
  codec: CODECS[way],
  width,
  height,
  bitrate: BITS_PER_SECOND,
  framerate: FILM_RATE,
});

async function encodedFilm(way: 'vp9' | 'vp8', plan: FilmPlan): Promise<Blob> {
  const { canvas, frames, signal } = plan;
  const encoded: FilmFrame[] = [];
  let fault: Error | undefined;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      encoded.push({ bytes, ms: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
    },
    error: (error) => void (fault = error),
  });
  const { height, width } = canvas;
  try {
    encoder.configure(configOf(way, width, height));
    for (let n = 0; n < frames; n += 1) {
      await plan.draw(n);
      signal.throwIfAborted();
      while (encoder.encodeQueueSize > MAX_WAITING && fault === undefined) await nextTask();
      if (fault !== undefined) throw fault;
      const frame = new VideoFrame(canvas, { timestamp: Math.round((n * 1e6) / FILM_RATE) });
      encoder.encode(frame, { keyFrame: n % KEY_EVERY === 0 });
      frame.close();
    }
    await encoder.flush();
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
  const durationMs = (frames * 1000) / FILM_RATE;
  const file = webmFile({ codec: way, width, height, durationMs, frames: encoded });
  return new Blob([file], { type: 'video/webm' });
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1));

/** A recorder takes frames as they come, so that frames which take longer are shown longer. */
async function recordedFilm({ canvas, draw, frames, signal }: FilmPlan): Promise<Blob> {
  await draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(FILM_RATE), {
    mimeType: 'video/webm',
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => reject(new Error('The browser cannot record it.')));
  });
  recorder.start();
  try {
    for (let n = 1; n < frames; n += 1) {
      const shownMs = performance.now();
      await draw(n);
      signal.throwIfAborted();
      const leftMs = 1000 / FILM_RATE - (performance.now() - shownMs);
      await new Promise((resolve) => void setTimeout(resolve, leftMs));
    }
  } finally {
    recorder.stop();
  }
  await stopped;
  return new Blob(parts, { type: 'video/webm' });
}
