import { grouped } from '../../live/duration.js';
import { fieldsOf } from './stepFigures.js';
import type { InspectorState } from './inspectorState.js';

/** How many rows and fields of each table the shown step changed, and the time per change. */
export function ChangeTable({ state: { world } }: { readonly state: InspectorState }) {
  const step = world.value?.step;
  if (step === undefined || step.changed.length === 0) {
    return <p class="hint">The step changed no row.</p>;
  }
  const fields = fieldsOf(step);
  return (
    <>
      <div class="scroll" tabIndex={0} role="group" aria-label="Changes by table">
        <table>
          <thead>
            <tr>
              <th>Table</th>
              <th class="number">Rows changed</th>
              <th class="number">Fields</th>
            </tr>
          </thead>
          <tbody>
            {step.changed.map((each) => (
              <tr key={each.table}>
                <td>{each.table}</td>
                <td class="number">{grouped(each.rows)}</td>
                <td class="number">{grouped(each.fields)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint number">
        {grouped(step.ms * 1000, 1)} µs, {grouped((step.ms * 1e6) / fields)} ns per field,{' '}
        {grouped(step.bytes)} B kept
      </p>
    </>
  );
}
