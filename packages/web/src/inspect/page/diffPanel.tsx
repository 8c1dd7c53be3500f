import { grouped } from '../../live/duration.js';
import { Changes } from '../../replay/page/worldPanel.js';
import type { InspectorState } from './inspectorState.js';

/** Compares the snapshots of any two held steps. */
export function DiffPanel({ state }: { readonly state: InspectorState }) {
  const { compare, diff, shown, steps } = state;
  const first = steps.value[0]?.n ?? 0;
  const last = steps.value.at(-1)?.n ?? 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    void compare(Number(data.get('a')), Number(data.get('b')));
  };
  return (
    <>
      <form class="controls" onSubmit={submit}>
        <label class="inline">
          Step
          <input name="a" type="number" required defaultValue={String(first)} />
        </label>
        <label class="inline">
          and step
          <input name="b" type="number" required defaultValue={String(last)} />
        </label>
        <button type="submit" class="quiet">
          Compare
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => void compare(shown.value, last)}
          disabled={shown.value === last}
        >
          Shown and newest
        </button>
      </form>
      {diff.value && (
        <div role="status" data-a={diff.value.a} data-b={diff.value.b}>
          <p>
            Steps {grouped(diff.value.a)} and {grouped(diff.value.b)}:
          </p>
          <Changes world={diff.value} />
        </div>
      )}
    </>
  );
}
