import { ScrollTable } from '../../parts/scrollTable.js';
import { grouped } from '../../parts/duration.js';
import type { StepSummary } from '../inspection.js';
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

/** How many rows and fields of each table the shown step changed, and the time per change. */
export function ChangeTable({ state: { world } }: { readonly state: InspectorState }) {
  const step = world.value?.step;
  if (step === undefined || step.changed.length === 0) {
    return <p class="hint">The step changed no row.</p>;
  }
  const fields = fieldsOf(step);
  return (
    <>
      <ScrollTable
        label="Changes by table"
        heads={['Table', 'Rows changed', 'Fields']}
        numbers={[1, 2]}
        rows={step.changed.map((each) => ({
          key: each.table,
          cells: [each.table, grouped(each.rows), grouped(each.fields)],
        }))}
      />
      <p class="hint number">
        {grouped(step.ms * 1000, 1)} µs, {grouped((step.ms * 1e6) / fields)} ns per field,{' '}
        {grouped(step.bytes)} B kept
      </p>
    </>
  );
}

/** Which systems ran, how often and for how long: in the shown step, and in all held steps. */
export function SystemTable({ state: { steps, world } }: { readonly state: InspectorState }) {
  const step = world.value?.step;
  const all = systemSums(steps.value);
  if (all.length === 0) return <p class="hint">No system ran.</p>;
  const own = systemSums(step === undefined ? [] : [step]);
  const rows = all.map(({ ms, runs, system }) => {
    const here = own.find((each) => each.system === system);
    const inStep = [grouped(here?.runs ?? 0), grouped((here?.ms ?? 0) * 1000, 1)];
    const inAll = [grouped(runs), grouped(ms * 1000, 1), grouped((ms * 1e6) / runs)];
    return { key: system, cells: [system, ...inStep, ...inAll], isChanged: here !== undefined };
  });
  const heads = ['System', 'Runs in the step', 'µs', 'Runs in all', 'µs', 'ns per run'];
  return <ScrollTable label="Systems" heads={heads} numbers={[1, 2, 3, 4, 5]} rows={rows} />;
}

/** The sums of all runs by system: the system that took longest first. */
function systemSums(steps: readonly StepSummary[]) {
  const sums = new Map<string, { readonly system: string; runs: number; ms: number }>();
  for (const { systems } of steps) {
    for (const { ms, runs, system } of systems) {
      const sum = sums.get(system) ?? { system, runs: 0, ms: 0 };
      sum.runs += runs;
      sum.ms += ms;
      sums.set(system, sum);
    }
  }
  return [...sums.values()].sort((a, b) => b.ms - a.ms);
}
