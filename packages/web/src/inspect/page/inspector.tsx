import { render } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import { grouped } from '../../live/duration.js';
import { answerInspector } from '../answerInspector.js';
import type { Inspection } from '../inspection.js';
import type { AskInspection } from '../inspectQuestion.js';
import { AgendaPanel } from './agendaPanel.js';
import { ChangeTable } from './changeTable.js';
import { DiffPanel } from './diffPanel.js';
import { type InspectorState, inspectorState } from './inspectorState.js';
import { StepControls } from './stepControls.js';
import { StepFigures } from './stepFigures.js';
import { StepWorldPanel } from './stepWorldPanel.js';
import { SystemTable } from './systemTable.js';

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
    <section class="inspector" aria-label="Inspector">
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
      <div class="worlds two">
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
