import { render } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import { grouped } from '../../parts/duration.js';
import { NumberField } from '../../parts/numberField.js';
import { answerInspector } from '../answerInspector.js';
import type { AskInspection, Inspection } from '../inspection.js';
import { AgendaPanel } from './agendaPanel.js';
import { ChangeTable, StepFigures, SystemTable } from './stepFigures.js';
import { type InspectorState, inspectorState } from './inspectorState.js';
import { StepControls } from './stepControls.js';
import { Changes, Commands, Events, HashTree } from '../../replay/page/worldPanel.js';
import { RowTable } from '../../replay/page/rowTable.js';

/** Loaded after the page, which works without it. */
const StepCharts = lazy(() =>
  import('./stepCharts.js').then(
    (loaded) => loaded.StepCharts,
    () => NoCharts,
  ),
);

function NoCharts(_props: { readonly state: InspectorState }) {
  return <p class="hint">The charts cannot be drawn in this browser.</p>;
}

/**
 * Shows an inspection in an element of the page, as long as the page is open or until the returned
 * function is called.
 *
 * @param inspection what `inspectSimulation` returned, or a function that asks another program
 */
export function showInspector(
  inspection: Inspection | AskInspection,
  element: Element,
): () => void {
  const ask: AskInspection =
    typeof inspection === 'function'
      ? inspection
      : async (question) => answerInspector(inspection, question);
  render(<Inspector ask={ask} />, element);
  return () => render(null, element);
}

function Inspector({ ask }: { readonly ask: AskInspection }) {
  const state = useMemo(() => inspectorState(ask), []);
  useEffect(() => () => state.close(), []);
  const { fault, header, steps } = state;
  return (
    <section class="stack loose inspector" aria-label="Inspector">
      {fault.value !== '' && (
        <p class="fault card" role="alert">
          {fault.value}
        </p>
      )}
      {steps.value.length === 0 ? (
        <p class="card hint">No step is recorded yet.</p>
      ) : (
        <>
          <div class="card stage">
            <h2>
              {header.value?.game} version {header.value?.version}, step{' '}
              <span class="number">{grouped(state.shown.value)}</span>
            </h2>
            <StepControls state={state} />
          </div>
          <Steps state={state} />
        </>
      )}
    </section>
  );
}

function Steps({ state }: { readonly state: InspectorState }) {
  return (
    <>
      <section class="card">
        <h3>Speed</h3>
        <StepFigures state={state} />
        <Suspense fallback={<p class="hint">The charts are loaded …</p>}>
          <StepCharts state={state} />
        </Suspense>
      </section>
      <div class="stack loose worlds two">
        <section class="card">
          <h3>Systems</h3>
          <SystemTable state={state} />
        </section>
        <section class="card">
          <h3>Changes</h3>
          <ChangeTable state={state} />
        </section>
        <section class="card">
          <h3>Agenda</h3>
          <AgendaPanel state={state} />
        </section>
        <section class="card">
          <h3>Difference of two snapshots</h3>
          <DiffPanel state={state} />
        </section>
      </div>
      <StepWorldPanel state={state} />
    </>
  );
}

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
      <form class="row tight controls" onSubmit={submit}>
        <label class="inline">
          Step
          <NumberField name="a" value={first} />
        </label>
        <label class="inline">
          and step
          <NumberField name="b" value={last} />
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

/** The world of the shown step: its hash tree, its rows, and what happened in the step. */
export function StepWorldPanel({ state }: { readonly state: InspectorState }) {
  const { ask, header, table } = state;
  const world = state.world.value;
  if (world === undefined) return null;
  const columns = header.value?.tables.find(({ name }) => name === table.value)?.columns ?? [];
  return (
    <section class="card world" data-step={world.n} data-tick={world.tick}>
      <h3>
        World at tick <span class="number">{grouped(world.tick)}</span>
      </h3>
      <HashTree table={table} world={world} />
      <RowTable
        columns={columns}
        readRows={(from, count) =>
          ask({ kind: 'rows', n: world.n, table: table.value, from, count })
        }
        table={table.value}
        world={world}
      />
      <h3>In this step</h3>
      <Commands commands={world.commands} />
      <Events world={world} />
      <Changes world={world} />
    </section>
  );
}
