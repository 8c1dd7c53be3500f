import { useSignal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import { grouped } from '../../parts/duration.js';
import { NumberField } from '../../parts/numberField.js';
import { ComparePanel } from './comparePanel.js';
import { EventPanel } from './eventPanel.js';
import { ForkPanel } from './forkPanel.js';
import { LogDrop } from './logDrop.js';
import { type Moment, otherLogText, readMoment } from './moment.js';
import { SavePanel } from './savePanel.js';
import { SharePanel } from './sharePanel.js';
import { BrandMark, Sign } from './sign.js';
import { theatreEnd, theatreState, type TheatreState } from './theatreState.js';
import { MarkLegend, TimeBar } from './timeBar.js';
import { ProofDetails, ProofText, VerifyPanel } from './verifyPanel.js';
import { WorldPanel } from './worldPanel.js';
import { WorldPicture } from './worldPicture.js';

export type { TheatreState } from './theatreState.js';

/** What the page of a game adds to the theatre. */
export interface TheatreParts {
  /**
   * The picture of the shown world, which fills the window; it asks the worker with `kind: 'game'`.
   * By default figures and the rows of a table. The first canvas in it is what films show.
   */
  readonly view?: ComponentType<{ readonly theatre: TheatreState }>;
  /** The icon of an event. */
  readonly EventIcon?: ComponentType<{ readonly name: string }>;
  /** The class of the colour of an event or of a kind of events; the class sets `--kind`. */
  readonly kindOf?: (event: string) => string;
  /** Loads a recorded game, which the page offers where no log is open, and at `?recorded`. */
  readonly recorded?: () => Promise<RecordedLog>;
}

/** A log that comes with the page. */
export interface RecordedLog {
  readonly name: string;
  readonly log: Blob;
}

/** Shows the theatre in the element `app` of the page, with a worker that calls `serveTheatre`. */
export function showTheatre(startWorker: () => Worker, parts: TheatreParts = {}): void {
  const root = document.getElementById('app');
  if (root !== null) render(<Theatre startWorker={startWorker} parts={parts} />, root);
}

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

function Theatre({
  parts,
  startWorker,
}: {
  readonly startWorker: () => Worker;
  readonly parts: TheatreParts;
}) {
  const theatre = useMemo(() => theatreState(startWorker), []);
  const moment = useSignal(readMoment(location.hash));
  const { header } = theatre.sides.a;
  useEffect(() => {
    openNamed(theatre, parts).catch((error: unknown) => {
      theatre.fault.value = (error as Error).message;
    });
    const onHash = (): void => {
      const given = readMoment(location.hash);
      if (given === undefined) return;
      moment.value = given;
      if (header.value !== undefined) showMoment(theatre, given);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (header.value === undefined) return;
    if (moment.value !== undefined) showMoment(theatre, moment.value);
    else if (!STILL.matches && !theatre.isPlaying.value) theatre.togglePlaying();
  }, [header.value]);
  const isOpen = header.value !== undefined;
  return (
    <div class="theatre night" data-tick={theatre.sides.a.world.value?.tick}>
      {isOpen ? (
        <Stage theatre={theatre} parts={parts} moment={moment.value} />
      ) : (
        <Entrance
          theatre={theatre}
          moment={moment.value}
          hasRecorded={parts.recorded !== undefined}
        />
      )}
    </div>
  );
}

function showMoment(theatre: TheatreState, { tick, view }: Moment): void {
  theatre.isPlaying.value = false;
  theatre.view.value = view;
  theatre.awaitTick(tick);
}

/**
 * Opens the log that `?log=` names, or the recorded game of `?recorded`.
 *
 * @throws Error when it is on another server, or missing
 */
async function openNamed(theatre: TheatreState, { recorded }: TheatreParts): Promise<void> {
  const search = new URLSearchParams(location.search);
  if (search.has('recorded') && recorded !== undefined) {
    const { log, name } = await recorded();
    return theatre.open('a', log, name);
  }
  const named = search.get('log');
  if (named === null) return;
  const url = new URL(named, location.href);
  if (url.origin !== location.origin) {
    throw new Error(`The log is on ${url.origin}. Only logs of this server can be opened.`);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} cannot be read: status ${answer.status}.`);
  const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? 'log');
  await theatre.open('a', await answer.blob(), name);
}

function Brand() {
  return (
    <a class="brand" href="../" title="Back to the game">
      <BrandMark />
      <span>Astrarium</span>
    </a>
  );
}

function Fault({ theatre: { fault } }: { readonly theatre: TheatreState }) {
  if (fault.value === '') return null;
  return (
    <p class="panel fault" role="alert">
      {fault.value}{' '}
      <button
        type="button"
        class="icon-button close"
        aria-label="Close"
        onClick={() => (fault.value = '')}
      >
        <Sign name="close" />
      </button>
    </p>
  );
}

/** How somebody comes to a log. */
const WAYS = [
  ['astrarium play --log game.jsonl', 'lets bots play, and writes a log.'],
  ['astrarium export game.jsonl', 'writes the log of a server that has stopped.'],
  ['astrarium replay --open game.jsonl', 'opens a log in this page.'],
] as const;

function Entrance({
  hasRecorded,
  moment,
  theatre,
}: {
  readonly hasRecorded: boolean;
  readonly moment: Moment | undefined;
  readonly theatre: TheatreState;
}) {
  const name = theatre.sides.a.name.value;
  const isOpening = name !== '' && theatre.fault.value === '';
  return (
    <>
      <header class="theatre-head">
        <Brand />
      </header>
      <main id="content" class="entrance">
        <Fault theatre={theatre} />
        <h1>Watch a game again</h1>
        {moment === undefined || isOpening ? (
          <p>
            Open the log of a game. This page replays it, compares every hash, and goes to any
            moment of it. The file stays on this machine.
          </p>
        ) : (
          <p role="status">
            The address shows tick {grouped(moment.tick)} of <b>{moment.name || 'a log'}</b>, a file
            of the one who sent it. Open that file to see it.
          </p>
        )}
        {hasRecorded && (
          <a class="button large quiet" href="?recorded">
            Watch a recorded game
          </a>
        )}
        <LogDrop label="Drop a log here, or choose a file" side="a" theatre={theatre} />
        {isOpening && <p role="status">Opening {name} …</p>}
        <dl class="ways">
          {WAYS.map(([command, does]) => (
            <div key={command}>
              <dt>
                <code>{command}</code>
              </dt>
              <dd class="hint">{does}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}

/** The panel that covers a part of the picture. */
type OpenPanel = 'details' | 'fork' | 'save' | 'share' | undefined;

const NO_KIND = (): string => '';

function Stage({
  moment,
  parts: { EventIcon, kindOf = NO_KIND, view: View },
  theatre,
}: {
  readonly theatre: TheatreState;
  readonly parts: TheatreParts;
  readonly moment: Moment | undefined;
}) {
  const open = useSignal<OpenPanel>(undefined);
  const isVerifyShown = useSignal(true);
  const areEventsShown = useSignal(true);
  const toggle = (panel: OpenPanel) => () => {
    open.value = open.value === panel ? undefined : panel;
  };
  const close = (): void => void (open.value = undefined);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && close());
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const { awaited, sides } = theatre;
  const other = otherLogText(sides.a, moment);
  useWindowDrop(theatre);
  return (
    <>
      <main id="content" class={View === undefined ? 'game-view figures-view' : 'game-view'}>
        {View === undefined ? (
          <WorldPicture theatre={theatre} />
        ) : (
          <Suspense fallback={null}>
            <View theatre={theatre} />
          </Suspense>
        )}
      </main>
      <header class="theatre-head">
        <Brand />
        <LogTitle theatre={theatre} />
        <nav class="row tight to-end head-buttons" aria-label="Panels">
          <PanelButton name="Verified" isOpen={isVerifyShown} />
          <PanelButton name="Events" isOpen={areEventsShown} />
          <button
            type="button"
            class="quiet"
            aria-expanded={open.value === 'share'}
            onClick={toggle('share')}
          >
            <Sign name="link" />
            <span>Share this moment</span>
          </button>
          <button
            type="button"
            class="quiet"
            aria-expanded={open.value === 'save'}
            onClick={toggle('save')}
          >
            <Sign name="save" />
            <span>Save</span>
          </button>
        </nav>
      </header>
      <div class="column side">
        <Fault theatre={theatre} />
        {other !== '' && (
          <p class="panel fault" role="alert">
            {other}
          </p>
        )}
        {awaited.value !== undefined && (
          <p class="panel" role="status">
            Tick {grouped(awaited.value)} is shown as soon as it is replayed.
          </p>
        )}
        {open.value === 'share' && <SharePanel theatre={theatre} onClose={close} />}
        {open.value === 'save' && <SavePanel theatre={theatre} onClose={close} />}
        {isVerifyShown.value && (
          <VerifyPanel
            theatre={theatre}
            onClose={() => (isVerifyShown.value = false)}
            onDetails={toggle('details')}
          />
        )}
        {areEventsShown.value && (
          <EventPanel
            EventIcon={EventIcon}
            kindOf={kindOf}
            theatre={theatre}
            onClose={() => (areEventsShown.value = false)}
          />
        )}
      </div>
      {(open.value === 'details' || open.value === 'fork') && (
        <section
          class="panel drawer"
          aria-label={open.value === 'fork' ? 'Fork' : 'Hashes, rows, commands'}
          tabIndex={0}
        >
          <button
            type="button"
            class="icon-button close"
            aria-label="Close this panel"
            onClick={close}
          >
            <Sign name="close" />
          </button>
          {open.value === 'fork' ? (
            <>
              <ForkPanel theatre={theatre} />
              <ProofText side="b" theatre={theatre} />
              <ComparePanel theatre={theatre} />
            </>
          ) : (
            <Details theatre={theatre} kindOf={kindOf} />
          )}
        </section>
      )}
      <TimeBar
        hasFigures={View !== undefined}
        kindOf={kindOf}
        theatre={theatre}
        onFork={toggle('fork')}
      />
    </>
  );
}

function PanelButton({
  isOpen,
  name,
}: {
  readonly name: string;
  readonly isOpen: { value: boolean };
}) {
  return (
    <button
      type="button"
      class="quiet panel-button"
      aria-pressed={isOpen.value}
      onClick={() => (isOpen.value = !isOpen.value)}
    >
      {name}
    </button>
  );
}

function LogTitle({ theatre: { sides } }: { readonly theatre: TheatreState }) {
  const { name, progress } = sides.a;
  return (
    <div class="row log-title">
      <h1 class="cut flush">{name.value}</h1>
      <span class="hint number">
        {grouped(theatreEnd(sides.a))} ticks · {grouped(progress.value?.commands ?? 0)} commands
      </span>
    </div>
  );
}

/** The shown worlds, a second log, and what the colours mean. */
function Details({
  kindOf,
  theatre,
}: {
  readonly kindOf: (kind: string) => string;
  readonly theatre: TheatreState;
}) {
  const { goTo, sides, tick } = theatre;
  const hasSecond = sides.b.header.value !== undefined;
  return (
    <>
      <label class="inline">
        Go to tick
        <NumberField min={0} max={theatreEnd(sides.a)} value={tick.value} onGo={goTo} />
      </label>
      <ProofDetails side="a" theatre={theatre} />
      <ProofText side="b" theatre={theatre} />
      <ProofDetails side="b" theatre={theatre} />
      <ComparePanel theatre={theatre} />
      <div class={hasSecond ? 'stack loose worlds two' : 'stack loose worlds'}>
        <WorldPanel side="a" theatre={theatre} />
        <WorldPanel side="b" theatre={theatre} />
      </div>
      <MarkLegend kindOf={kindOf} marks={sides.a.progress.value?.marks} />
    </>
  );
}

/** Opens a log that is dropped anywhere on the page. */
function useWindowDrop(theatre: TheatreState): void {
  useEffect(() => {
    const onOver = (event: DragEvent): void => event.preventDefault();
    const onDrop = (event: DragEvent): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) theatre.open('a', file, file.name).catch(() => undefined);
    };
    addEventListener('dragover', onOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('drop', onDrop);
    };
  }, [theatre]);
}
