import { grouped } from '../../live/duration.js';
import type { StepSummary } from '../inspectQuestion.js';
import type { InspectorState } from './inspectorState.js';

/** How fast the held steps were, and how many snapshots are held. */
export function StepFigures({ state: { header, steps } }: { readonly state: InspectorState }) {
  const held = steps.value;
  // A step that changed nothing has no time per change.
  const changing = held.filter(({ changed }) => changed.length > 0);
  const ms = sumOf(changing, (step) => step.ms);
  const fields = sumOf(changing, fieldsOf);
  const elapsedMs = (held.at(-1)?.endMs ?? 0) - (held[0]?.endMs ?? 0);
  const perSecond = elapsedMs > 0 ? ((held.length - 1) * 1000) / elapsedMs : 0;
  const figures = [
    ['Steps per second', grouped(perSecond, 1)],
    ['Median time of a step', `${grouped(medianOf(held) * 1000, 1)} µs`],
    ['Time per changed field', fields === 0 ? '–' : `${grouped((ms * 1e6) / fields)} ns`],
    ['Changed fields', grouped(fields)],
    ['Events', grouped(sumOf(held, (step) => step.eventsCount))],
    ['Smallest measurable time', `${grouped((header.value?.clockMs ?? 0) * 1000, 1)} µs`],
    ['Tables of all snapshots', `${grouped((header.value?.heldBytes ?? 0) / 1000)} kB`],
    ['Snapshots held', `${grouped(held.length)} of ${grouped(header.value?.maxSteps ?? 0)}`],
  ] as const;
  return (
    <dl class="figures number">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many fields a step changed. */
export function fieldsOf({ changed }: StepSummary): number {
  return changed.reduce((sum, each) => sum + each.fields, 0);
}

function sumOf(steps: readonly StepSummary[], of: (step: StepSummary) => number): number {
  return steps.reduce((sum, step) => sum + of(step), 0);
}

function medianOf(steps: readonly StepSummary[]): number {
  const sorted = steps.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
