import { grouped } from '../../parts/duration.js';
import { NumberField } from '../../parts/numberField.js';
import type { InspectorState } from './inspectorState.js';

/** Steps of the buttons besides the slider. */
const MOVES = [-100, -1, 1, 100] as const;

/** Follows the newest step, or goes to one of those that are held. */
export function StepControls({ state }: { readonly state: InspectorState }) {
  const { follow, goTo, isLive, shown, steps, world } = state;
  const first = steps.value[0]?.n ?? 0;
  const last = steps.value.at(-1)?.n ?? 0;
  const step = world.value?.step;
  return (
    <>
      <div class="row tight controls">
        <button type="button" onClick={() => (isLive.value ? goTo(shown.value) : follow())}>
          {isLive.value ? 'Stop here' : 'Follow'}
        </button>
        <button type="button" class="quiet" onClick={() => goTo(first)}>
          Oldest
        </button>
        {MOVES.map((move) => (
          <button
            key={move}
            type="button"
            class="quiet"
            onClick={() => goTo(shown.value + move)}
            aria-label={moveText(move)}
          >
            {move < 0 ? `−${-move}` : `+${move}`}
          </button>
        ))}
        <label class="inline">
          Go to step
          <NumberField min={first} max={last} value={shown.value} onGo={goTo} />
        </label>
        {step && (
          <span class="hint number" role="status" aria-live="off">
            {step.command ?? step.kind}
            {step.isFork && ' of an older snapshot'}, tick {grouped(step.from)}
            {step.tick !== step.from && <> to {grouped(step.tick)}</>}
          </span>
        )}
      </div>
      <input
        type="range"
        class="steps"
        min={first}
        max={last}
        step={1}
        value={shown.value}
        aria-label="Step"
        aria-valuetext={`step ${shown.value} of ${first} to ${last}`}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
    </>
  );
}

function moveText(move: number): string {
  const count = Math.abs(move);
  return `${count} ${count === 1 ? 'step' : 'steps'} ${move < 0 ? 'back' : 'forward'}`;
}
