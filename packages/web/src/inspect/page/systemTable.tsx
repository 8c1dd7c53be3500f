import { grouped } from '../../live/duration.js';
import type { StepSummary } from '../inspectQuestion.js';
import type { InspectorState } from './inspectorState.js';

/** Which systems ran, how often and for how long: in the shown step, and in all held steps. */
export function SystemTable({ state: { steps, world } }: { readonly state: InspectorState }) {
  const step = world.value?.step;
  const all = systemSums(steps.value);
  if (all.length === 0) return <p class="hint">No system ran.</p>;
  const own = systemSums(step === undefined ? [] : [step]);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label="Systems">
      <table>
        <thead>
          <tr>
            <th>System</th>
            <th class="number">Runs in the step</th>
            <th class="number">µs</th>
            <th class="number">Runs in all</th>
            <th class="number">µs</th>
            <th class="number">ns per run</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ ms, runs, system }) => {
            const here = own.find((each) => each.system === system);
            return (
              <tr key={system} class={here && 'changed-row'}>
                <td>{system}</td>
                <td class="number">{grouped(here?.runs ?? 0)}</td>
                <td class="number">{grouped((here?.ms ?? 0) * 1000, 1)}</td>
                <td class="number">{grouped(runs)}</td>
                <td class="number">{grouped(ms * 1000, 1)}</td>
                <td class="number">{grouped((ms * 1e6) / runs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
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
