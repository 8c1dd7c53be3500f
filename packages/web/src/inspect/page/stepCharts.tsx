import { TimeChart } from '../../parts/timeChart.js';
import type { InspectorState } from './inspectorState.js';
import { fieldsOf } from './stepFigures.js';

/** What each of the held steps cost. */
export function StepCharts({ state: { steps } }: { readonly state: InspectorState }) {
  const numbers = steps.value.map(({ n }) => n);
  const systemsMs = steps.value.map(({ systems }) => systems.reduce((sum, { ms }) => sum + ms, 0));
  return (
    <div class="charts">
      <TimeChart
        title="Microseconds per step"
        unit="step"
        ticks={numbers}
        lines={[
          {
            label: 'whole step',
            values: steps.value.map(({ ms }) => Math.round(ms * 10_000) / 10),
            color: '--series-0',
          },
          {
            label: 'systems',
            values: systemsMs.map((ms) => Math.round(ms * 10_000) / 10),
            color: '--series-1',
            isDashed: true,
          },
        ]}
      />
      <TimeChart
        title="Changed fields per step"
        unit="step"
        ticks={numbers}
        lines={[{ label: 'fields', values: steps.value.map(fieldsOf), color: '--series-2' }]}
      />
      <TimeChart
        title="Bytes kept of each step"
        unit="step"
        ticks={numbers}
        lines={[
          { label: 'bytes', values: steps.value.map(({ bytes }) => bytes), color: '--series-3' },
        ]}
      />
    </div>
  );
}
