import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Output,
  Quality,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

/** Frames of a second of a film. */
export const FILM_RATE = 25;

const BITS_PER_SECOND = 4_000_000;

/** How films are made in a browser: with an encoder, by recording a canvas, or not at all. */
export type FilmWay = VideoCodec | 'recorder' | undefined;

const QUALITY = new Quality({ bitrate: BITS_PER_SECOND });

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
  // Browsers have an encoder only on pages of this machine and of HTTPS.
  const options = { width, height, quality: QUALITY };
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8'], options);
  if (codec !== null) return codec;
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

async function encodedFilm(codec: VideoCodec, plan: FilmPlan): Promise<Blob> {
  const { canvas, draw, frames, signal } = plan;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY });
  output.addVideoTrack(source, { frameRate: FILM_RATE });
  try {
    await output.start();
    for (let n = 0; n < frames; n += 1) {
      await draw(n);
      signal.throwIfAborted();
      await source.add(n / FILM_RATE, 1 / FILM_RATE);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (target.buffer === null) throw new Error('The film has no bytes.');
  return new Blob([target.buffer], { type: 'video/webm' });
}

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
