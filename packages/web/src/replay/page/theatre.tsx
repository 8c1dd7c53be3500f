import { type ComponentType, render } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import { ComparePanel } from './comparePanel.js';
import { ForkPanel } from './forkPanel.js';
import { LogDrop } from './logDrop.js';
import { PlayControls } from './playControls.js';
import { theatreState, type TheatreState } from './theatreState.js';
import { Timeline } from './timeline.js';
import { VerdictBadge } from './verdictBadge.js';
import { WorldPanel } from './worldPanel.js';

export type { TheatreState } from './theatreState.js';

/** Loaded when a log is open. The page works without it. */
const ChartPanel = lazy(() =>
  import('./chartPanel.js').then(
    (loaded) => loaded.ChartPanel,
    () => NoCharts,
  ),
);

function NoCharts(_props: { readonly theatre: TheatreState }) {
  return <p class="hint">The charts cannot be drawn in this browser.</p>;
}

/** A view of the shown world that a game adds; it asks the worker with `kind: 'game'`. */
export type GameView = ComponentType<{ readonly theatre: TheatreState }>;

/**
 * Shows the theatre in the element `app` of the page, with a worker that calls `serveTheatre`.
 * `gameView` is shown below the controls.
 */
export function showTheatre(startWorker: () => Worker, gameView?: GameView): void {
  const root = document.getElementById('app');
  if (root !== null) render(<Theatre startWorker={startWorker} gameView={gameView} />, root);
}

function Theatre({
  gameView,
  startWorker,
}: {
  readonly startWorker: () => Worker;
  readonly gameView: GameView | undefined;
}) {
  const theatre = useMemo(() => theatreState(startWorker), []);
  useEffect(() => {
    openNamed(theatre).catch((error: unknown) => {
      theatre.fault.value = (error as Error).message;
    });
  }, []);
  const isOpen = theatre.sides.a.header.value !== undefined;
  return (
    <>
      <header class="page-header">
        <a class="brand" href="../">
          Astrarium
        </a>
        <span>Replay theatre</span>
      </header>
      <main id="content" class="theatre">
        {theatre.fault.value !== '' && (
          <p class="fault card" role="alert">
            {theatre.fault.value}
          </p>
        )}
        {isOpen ? <Stage theatre={theatre} gameView={gameView} /> : <Entrance theatre={theatre} />}
      </main>
    </>
  );
}

/** Opens the log that `?log=` names. @throws Error when it is on another server, or missing */
async function openNamed(theatre: TheatreState): Promise<void> {
  const named = new URLSearchParams(location.search).get('log');
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

function Entrance({ theatre }: { readonly theatre: TheatreState }) {
  const name = theatre.sides.a.name.value;
  const isOpening = name !== '' && theatre.fault.value === '';
  return (
    <section class="card narrow">
      <h1>Replay theatre</h1>
      <p>
        Open the log of a game. This page replays it and compares every hash; the file stays on this
        machine.
      </p>
      <LogDrop label="Drop a log here, or choose a file" side="a" theatre={theatre} />
      {isOpening && <p role="status">Opening {name} …</p>}
      <p class="hint">
        <code>astrarium play --log game.jsonl</code> writes a log,{' '}
        <code>astrarium replay --open game.jsonl</code> opens it here.
      </p>
    </section>
  );
}

function Stage({
  gameView: View,
  theatre,
}: {
  readonly theatre: TheatreState;
  readonly gameView: GameView | undefined;
}) {
  const hasSecond = theatre.sides.b.header.value !== undefined;
  return (
    <>
      <section class="card">
        <h1>{theatre.sides.a.name.value}</h1>
        <VerdictBadge side="a" theatre={theatre} />
        <VerdictBadge side="b" theatre={theatre} />
      </section>
      <section class="card stage">
        <Timeline theatre={theatre} />
        <PlayControls theatre={theatre} />
      </section>
      {View !== undefined && (
        <Suspense fallback={<p class="hint">Loading the map …</p>}>
          <View theatre={theatre} />
        </Suspense>
      )}
      <div class={hasSecond ? 'worlds two' : 'worlds'}>
        <WorldPanel side="a" theatre={theatre} />
        <WorldPanel side="b" theatre={theatre} />
      </div>
      <Suspense fallback={null}>
        <ChartPanel theatre={theatre} />
      </Suspense>
      <div class="worlds two">
        <ForkPanel theatre={theatre} />
        <ComparePanel theatre={theatre} />
      </div>
    </>
  );
}
