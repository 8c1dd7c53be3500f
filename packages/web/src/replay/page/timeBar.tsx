import { useEffect, useMemo } from 'preact/hooks';
import { grouped } from '../../parts/duration.js';
import type { TimelineMarks } from '../theatreMessage.js';
import { FigureStrip } from './figureStrip.js';
import { momentText } from './moment.js';
import { Sign } from './sign.js';
import { speedOfMinute, theatreEnd, type TheatreState } from './theatreState.js';

/** Ticks per second that can be chosen, besides the one that shows the game in a minute. */
const SPEEDS = [1, 10, 60, 600, 3600, 36_000, 360_000];

/** A hundredth of the game, with the shift key. */
const LONG_STEP = 0.01;

/** What a key does: space, comma and full stop, the arrows, Home and End. */
function keyAction(theatre: TheatreState, { key, shiftKey }: KeyboardEvent) {
  const { goTo, nextEvent, previousEvent, sides, tick, togglePlaying } = theatre;
  const end = theatreEnd(sides.a);
  const step = shiftKey ? Math.max(1, Math.round(end * LONG_STEP)) : 1;
  const by = (ticks: number) => () => {
    theatre.isPlaying.value = false;
    goTo(tick.value + ticks);
  };
  const actions: Readonly<Record<string, () => unknown>> = {
    ' ': togglePlaying,
    '.': () => nextEvent().catch(() => undefined),
    ',': () => previousEvent().catch(() => undefined),
    ArrowLeft: by(-step),
    ArrowRight: by(step),
    Home: () => goTo(0),
    End: () => goTo(end),
  };
  return actions[key];
}

/** What uses keys itself. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea, button, summary, a, canvas';
const OWN_ARROWS = `${OWN_KEYS}, input, [tabindex]`;

/** The keys of the whole page; a key does nothing here where an element uses it. */
function usePlayKeys(theatre: TheatreState): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.matches(event.key.length > 1 ? OWN_ARROWS : OWN_KEYS)) return;
      const act = keyAction(theatre, event);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [theatre]);
}

/** The figures, the time line, and what plays the game. */
export function TimeBar({
  hasFigures,
  kindOf,
  onFork,
  theatre,
}: {
  /** Whether the figures are shown here; not when they are the picture. */
  readonly hasFigures: boolean;
  readonly kindOf: (kind: string) => string;
  readonly onFork: () => void;
  readonly theatre: TheatreState;
}) {
  const { isPlaying, nextEvent, previousEvent, seekMs, sides, tick, togglePlaying } = theatre;
  usePlayKeys(theatre);
  const end = theatreEnd(sides.a);
  const [now, whole] = momentText(tick.value, end, sides.a.header.value?.tickMs ?? 1000);
  return (
    <section class="panel stack time-bar" aria-label="Time" data-seek-ms={seekMs.value.toFixed(1)}>
      {hasFigures && <FigureStrip theatre={theatre} />}
      <div class="row tight controls">
        <button type="button" class="play" onClick={togglePlaying} title="Key: space">
          <Sign name={isPlaying.value ? 'pause' : 'play'} />
          <span>{isPlaying.value ? 'Pause' : 'Play'}</span>
        </button>
        <button
          type="button"
          class="quiet sign"
          aria-label="Previous event"
          title="Previous event. Key: ,"
          onClick={() => void previousEvent().catch(() => undefined)}
        >
          <Sign name="previous" />
        </button>
        <button
          type="button"
          class="quiet sign"
          aria-label="Next event"
          title="Next event. Key: ."
          onClick={() => void nextEvent().catch(() => undefined)}
        >
          <Sign name="next" />
        </button>
        <SpeedField theatre={theatre} />
        <Track kindOf={kindOf} theatre={theatre} />
        <span class="moment number" title={`Tick ${grouped(tick.value)} of ${grouped(end)}`}>
          <b>{now}</b> <span class="hint">{whole}</span>
        </span>
        <button type="button" class="quiet" onClick={onFork}>
          <Sign name="fork" />
          <span>Fork here</span>
        </button>
      </div>
    </section>
  );
}

/** The speed as a multiple of that of the game. */
function SpeedField({ theatre: { sides, speed } }: { readonly theatre: TheatreState }) {
  const end = theatreEnd(sides.a);
  const tickMs = sides.a.header.value?.tickMs ?? 1000;
  const chosen = [...SPEEDS.filter((each) => each < end), speedOfMinute(end)];
  const speeds = [...new Set(chosen)].toSorted((a, b) => a - b);
  return (
    <select
      aria-label="Speed"
      title="How many times faster than the game"
      value={String(speed.value)}
      onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
    >
      {speeds.map((each) => (
        <option key={each} value={String(each)}>
          ×{grouped((each * tickMs) / 1000, (each * tickMs) % 1000 === 0 ? 0 : 1)}
        </option>
      ))}
    </select>
  );
}

/** The height of the time line. */
const HEIGHT = 32;

/** Kinds with an event in fewer parts of the game than these are marked one by one. */
const RARE = 0.05;

/** Where the line is, and the heights of what is above and below it. */
const LINE = 19;
const ABOVE = 12;
const BELOW = 9;

/** The whole game: events by kind above the line, commands by player below it. */
function Track({
  kindOf,
  theatre,
}: {
  readonly kindOf: (kind: string) => string;
  readonly theatre: TheatreState;
}) {
  const { awaited, goTo, sides, tick } = theatre;
  const { header, progress } = sides.a;
  const end = theatreEnd(sides.a);
  const marks = progress.value?.marks;
  const shown = awaited.value ?? tick.value;
  const words = momentText(shown, end, header.value?.tickMs ?? 1000).join(' ');
  const share = (at: number): string => `${((at * 100) / Math.max(1, end)).toFixed(2)}%`;
  return (
    <div class="track-box">
      <div class="track-line" aria-hidden="true">
        <span class="track-replayed" style={{ width: share(progress.value?.tick ?? 0) }} />
        <span class="track-shown" style={{ width: share(shown) }} />
      </div>
      <svg
        class="track-marks mirrored"
        viewBox={`0 0 1000 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Marks kindOf={kindOf} marks={marks} />
        <Differences theatre={theatre} />
      </svg>
      <input
        type="range"
        min={0}
        max={end}
        step={1}
        value={shown}
        aria-label="Tick"
        aria-valuetext={`tick ${grouped(shown)} of ${grouped(end)}, ${words}`}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
    </div>
  );
}

/** Sets the colour of a kind that has none of its own. */
const seriesOf = (index: number): string => `--series: var(--series-${index % 6})`;

/** Apart, because it is drawn again only when the counts change. */
function Marks({
  kindOf,
  marks,
}: {
  readonly kindOf: (kind: string) => string;
  readonly marks: TimelineMarks | undefined;
}) {
  return useMemo(() => {
    if (marks === undefined) return null;
    const { kinds, players } = marks;
    const rare = new Set(kinds.filter(({ events }) => isRare(events)));
    const often = kinds.filter((each) => !rare.has(each)).map(({ events }) => events);
    return (
      <>
        <path class="mark-area" d={areaOf(often, LINE, -ABOVE)} />
        <path
          class="mark-area"
          d={areaOf(
            players.map(({ commands }) => commands),
            LINE,
            BELOW,
          )}
        />
        {kinds.map((each, index) =>
          rare.has(each) ? (
            <path
              key={each.kind}
              class={`mark ${kindOf(each.kind)}`}
              style={seriesOf(index)}
              d={ticksOf(each.events, LINE - 16, 14)}
            />
          ) : null,
        )}
      </>
    );
  }, [marks, kindOf]);
}

function isRare(events: Uint32Array): boolean {
  let parts = 0;
  for (const count of events) parts += Math.sign(count);
  return parts <= events.length * RARE;
}

/** The ticks of the first differences: of the log and its replay, and of two logs. */
function Differences({ theatre: { comparison, sides } }: { readonly theatre: TheatreState }) {
  const end = theatreEnd(sides.a);
  const compared = comparison.value?.result === 'diverged' ? comparison.value.tick : undefined;
  const found = [sides.a.report.value?.first_difference?.tick, compared];
  return (
    <>
      {found.map((at) => {
        if (at === undefined) return null;
        const x = (at * 1000) / (end + 1);
        return <path key={at} class="differs" d={`M${x} 0v${HEIGHT}`} />;
      })}
    </>
  );
}

/** An area from a line, whose height is the logarithm of how many there are. */
function areaOf(lists: readonly Uint32Array[], line: number, height: number): string {
  const sums = (lists[0] ?? new Uint32Array(1)).map((_, part) =>
    lists.reduce((sum, list) => sum + (list[part] ?? 0), 0),
  );
  const most = Math.log1p(sums.reduce((max, count) => Math.max(max, count), 1));
  const points = Array.from(sums, (count, part) => {
    const at = line + (Math.log1p(count) * height) / most;
    return `L${part} ${at.toFixed(1)}H${part + 1}`;
  });
  return `M0 ${line}${points.join('')}V${line}Z`;
}

/** A line for each part of the game that has one. */
function ticksOf(counts: Uint32Array, top: number, height: number): string {
  let path = '';
  for (const [x, count] of counts.entries()) if (count > 0) path += `M${x + 0.5} ${top}v${height}`;
  return path;
}

/** What the marks of the time line mean. */
export function MarkLegend({
  kindOf,
  marks,
}: {
  readonly kindOf: (kind: string) => string;
  readonly marks: TimelineMarks | undefined;
}) {
  if (marks === undefined) return null;
  const sumOf = (counts: Uint32Array): string => grouped(counts.reduce((sum, one) => sum + one, 0));
  return (
    <>
      <h3>Above the time line: events</h3>
      <ul class="row legend">
        {marks.kinds.map(({ events, kind }, index) => (
          <li
            key={kind}
            class={isRare(events) ? kindOf(kind) : ''}
            style={isRare(events) ? seriesOf(index) : ''}
          >
            {kind} <span class="hint number">{sumOf(events)}</span>
          </li>
        ))}
      </ul>
      <h3>Below it: commands</h3>
      <ul class="row legend players">
        {marks.players.map(({ account, commands, name }) => (
          <li key={account}>
            {name} <span class="hint number">{sumOf(commands)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
