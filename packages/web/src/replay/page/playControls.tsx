import { useEffect } from 'preact/hooks';
import { durationText, grouped } from '../../parts/duration.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

/** Ticks per second that can be chosen. */
const SPEEDS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** Play and pause with the space bar, and steps with the comma and the full stop. */
function usePlayKeys(theatre: TheatreState): void {
  const { nextEvent, previousEvent, togglePlaying } = theatre;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { tagName = '' } = (event.target ?? {}) as Element;
      const isRange = (event.target as HTMLInputElement).type === 'range';
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (/^(?:INPUT|SELECT|TEXTAREA|BUTTON|SUMMARY|A)$/.test(tagName) && !isRange) return;
      if (event.key === ' ') togglePlaying();
      else if (event.key === '.') nextEvent().catch(() => undefined);
      else if (event.key === ',') previousEvent().catch(() => undefined);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [theatre]);
}

/** Play and pause, single steps, the speed, and a field for a tick. */
export function PlayControls({ theatre }: { readonly theatre: TheatreState }) {
  const seconds = (theatre.tick.value * (theatre.sides.a.header.value?.tickMs ?? 1000)) / 1000;
  const { goTo, isPlaying, nextEvent, previousEvent, seekMs, sides, speed, tick, togglePlaying } =
    theatre;
  usePlayKeys(theatre);
  return (
    <div class="controls">
      <button type="button" onClick={togglePlaying}>
        {isPlaying.value ? 'Pause' : 'Play'}
      </button>
      <button type="button" class="quiet" onClick={() => goTo(0)}>
        Start
      </button>
      <button type="button" class="quiet" onClick={() => goTo(tick.value - 1)}>
        −1 tick
      </button>
      <button type="button" class="quiet" onClick={() => goTo(tick.value + 1)}>
        +1 tick
      </button>
      <button
        type="button"
        class="quiet"
        title="Key: ,"
        onClick={() => void previousEvent().catch(() => undefined)}
      >
        Previous event
      </button>
      <button
        type="button"
        class="quiet"
        title="Key: ."
        onClick={() => void nextEvent().catch(() => undefined)}
      >
        Next event
      </button>
      <button type="button" class="quiet" onClick={() => goTo(theatreEnd(sides.a))}>
        End
      </button>
      <label class="inline">
        Speed
        <select
          value={String(speed.value)}
          onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>
              {grouped(each)} ticks/s
            </option>
          ))}
        </select>
      </label>
      <label class="inline">
        Go to tick
        <input
          type="number"
          min={0}
          max={theatreEnd(sides.a)}
          value={tick.value}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
      </label>
      <span class="hint number" data-seek-ms={seekMs.value.toFixed(1)}>
        {durationText(seconds)} of the game, shown in {grouped(seekMs.value)} ms
      </span>
    </div>
  );
}
