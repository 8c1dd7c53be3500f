import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { grouped } from '../../parts/duration.js';
import { NumberField } from '../../parts/numberField.js';
import { drawCharts, pageLook, type ShownCharts } from './drawCharts.js';
import { figureCharts } from './figureCharts.js';
import type { FilmWay } from './film.js';
import { momentText } from './moment.js';
import { Sign } from './sign.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

/** The size of a film in pixels. */
const FILM = { width: 1280, height: 720 };

/** Lengths of a film that can be chosen. */
const SECONDS = [2, 5, 10, 20, 40];
const DEFAULT_SECONDS = 10;

/** What makes films is loaded for those who save something. */
const filmModule = () => import('./film.js');

/** Saves a picture of the shown moment, or a film of a part of the game. */
export function SavePanel({
  onClose,
  theatre,
}: {
  readonly onClose: () => void;
  readonly theatre: TheatreState;
}) {
  const end = theatreEnd(theatre.sides.a);
  const way = useSignal<FilmWay>(undefined);
  const isKnown = useSignal(false);
  const made = useSignal<number | undefined>(undefined);
  const file = useSignal<{ readonly url: string; readonly bytes: number } | undefined>(undefined);
  const fault = useSignal('');
  const abort = useSignal<AbortController | undefined>(undefined);
  useEffect(() => {
    theatre.isPlaying.value = false;
    filmModule()
      .then(({ filmWay }) => filmWay(FILM.width, FILM.height))
      .then(
        (found) => {
          way.value = found;
          isKnown.value = true;
        },
        (error: unknown) => void (fault.value = (error as Error).message),
      );
    return () => {
      abort.value?.abort();
      if (file.value !== undefined) URL.revokeObjectURL(file.value.url);
    };
  }, []);

  const film = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const [from, to, seconds] = ['from', 'to', 'seconds'].map((name) => Number(data.get(name)));
    const controller = new AbortController();
    abort.value = controller;
    fault.value = '';
    if (file.value !== undefined) URL.revokeObjectURL(file.value.url);
    file.value = undefined;
    made.value = 0;
    const span = { from: from ?? 0, to: to ?? end, seconds: seconds ?? 0 };
    try {
      const onFrame = (share: number) => void (made.value = share);
      const blob = await filmOf(theatre, way.value, span, controller.signal, onFrame);
      file.value = { url: URL.createObjectURL(blob), bytes: blob.size };
    } catch (error) {
      if (!controller.signal.aborted) fault.value = (error as Error).message;
    }
    abort.value = undefined;
    made.value = undefined;
  };
  const name = theatre.sides.a.name.value.replace(/\.jsonl?$/, '') || 'game';
  return (
    <section class="panel stack" aria-label="Save">
      <h2>
        <Sign name="save" />
        Save
      </h2>
      <button
        type="button"
        class="icon-button close"
        aria-label="Close what can be saved"
        onClick={onClose}
      >
        <Sign name="close" />
      </button>
      <button
        type="button"
        class="quiet"
        disabled={made.value !== undefined}
        onClick={() => void savePicture(theatre, name)}
      >
        Picture of this moment (PNG)
      </button>
      {isKnown.value && way.value === undefined && (
        <p class="hint">This browser can encode no film. A picture can be saved.</p>
      )}
      {way.value !== undefined && (
        <form
          class="stack fill film-form"
          aria-label="Film"
          onSubmit={(event) => {
            event.preventDefault();
            void film(event.currentTarget as HTMLFormElement);
          }}
        >
          <label>
            From tick
            <NumberField name="from" min={0} max={end} value={0} />
          </label>
          <label>
            To tick
            <NumberField name="to" min={0} max={end} value={end} />
          </label>
          <label>
            Length
            <select name="seconds">
              {SECONDS.map((each) => (
                <option key={each} value={each} selected={each === DEFAULT_SECONDS}>
                  {each} s
                </option>
              ))}
            </select>
          </label>
          {way.value === 'recorder' && (
            <p class="hint">This browser records while it draws: a slow one makes a longer film.</p>
          )}
          {made.value === undefined ? (
            <button type="submit" class="quiet">
              Make a film (WebM)
            </button>
          ) : (
            <button type="button" class="quiet" onClick={() => abort.value?.abort()}>
              Cancel at {grouped(made.value * 100)} %
            </button>
          )}
        </form>
      )}
      {made.value !== undefined && <progress max={1} value={made.value} aria-label="Film made" />}
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      {file.value !== undefined && (
        <a class="button" href={file.value.url} download={`${name}.webm`}>
          Download the film ({grouped(file.value.bytes / 1e6, 1)} MB)
        </a>
      )}
    </section>
  );
}

/** A part of the game, and the length of its film. */
interface FilmSpan {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/**
 * Makes a film: goes to each of its ticks and draws what the page shows, without its panels.
 *
 * @throws Error when the ticks are in the wrong order, or the browser cannot encode
 */
async function filmOf(
  theatre: TheatreState,
  way: FilmWay,
  { from, seconds, to }: FilmSpan,
  signal: AbortSignal,
  onFrame: (share: number) => void,
): Promise<Blob> {
  if (way === undefined) throw new Error('This browser can encode no film.');
  if (to <= from) {
    throw new Error(`The last tick, ${grouped(to)}, must be after the first, ${grouped(from)}.`);
  }
  const { FILM_RATE, makeFilm } = await filmModule();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, FILM);
  const context = contextOf(canvas);
  const frames = seconds * FILM_RATE;
  return makeFilm(way, {
    canvas,
    frames,
    signal,
    async draw(frame) {
      theatre.goTo(from + ((to - from) * frame) / (frames - 1));
      await theatre.settled();
      drawMoment(context, theatre);
      onFrame((frame + 1) / frames);
    },
  });
}

async function savePicture(theatre: TheatreState, name: string): Promise<void> {
  await theatre.settled();
  const shown = shownCanvas();
  const canvas = document.createElement('canvas');
  canvas.width = shown?.width ?? FILM.width;
  canvas.height = shown?.height ?? FILM.height;
  drawMoment(contextOf(canvas), theatre);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}-${theatre.tick.value}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Its pixels are read at once, so that they stay out of the graphics card. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  return context;
}

/** The canvas of the picture; a view without one is shown by its figures. */
function shownCanvas(): HTMLCanvasElement | null {
  return document.querySelector<HTMLCanvasElement>('.game-view canvas');
}

/** Draws the picture of the page, with the title, the moment and the figures below it. */
function drawMoment(context: CanvasRenderingContext2D, theatre: TheatreState): void {
  const { height, width } = context.canvas;
  const { color, font } = pageLook();
  const { sides, tick } = theatre;
  const { header, name, progress } = sides.a;
  const end = theatreEnd(sides.a);
  const tickMs = header.value?.tickMs ?? 1000;
  const scale = Math.max(1, Math.min(width, height * 1.6) / 1280);
  const margin = 24 * scale;
  const charts = progress.value === undefined ? [] : figureCharts(progress.value, end, tickMs);
  const shown: ShownCharts = { charts, end, tick: tick.value };
  context.fillStyle = color('--ground');
  context.fillRect(0, 0, width, height);
  const picture = shownCanvas();
  if (picture !== null) drawCovering(context, picture);
  const strip = 76 * scale;
  const foot = 34 * scale;
  const box = { top: margin, height: height - foot - 2 * margin };
  if (picture !== null) {
    box.top = height - foot - strip - margin;
    box.height = strip;
    const shade = context.createLinearGradient(0, box.top - 2 * margin, 0, height);
    shade.addColorStop(0, 'transparent');
    shade.addColorStop(0.3, color('--ground'));
    context.fillStyle = shade;
    context.fillRect(0, box.top - 2 * margin, width, height - box.top + 2 * margin);
  }
  context.save();
  context.translate(margin, box.top);
  const size = { width: width - 2 * margin, height: box.height, scale };
  drawCharts(context, size, shown, picture === null ? undefined : 1);
  context.restore();
  const words = momentText(tick.value, end, tickMs).join(' ');
  context.textBaseline = 'alphabetic';
  context.fillStyle = color('--text');
  context.font = `600 ${16 * scale}px ${font}`;
  context.textAlign = 'start';
  context.fillText(name.value, margin, height - margin);
  context.textAlign = 'end';
  context.fillText(words, width - margin, height - margin);
}

/** Draws a picture over the whole canvas; what has no room at its edges is left out. */
function drawCovering(context: CanvasRenderingContext2D, picture: HTMLCanvasElement): void {
  const { height, width } = context.canvas;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [width / scale, height / scale];
  const [x, y] = [(picture.width - wide) / 2, (picture.height - high) / 2];
  context.drawImage(picture, x, y, wide, high, 0, 0, width, height);
}
