import { ScrollTable } from '../../parts/scrollTable.js';
import { grouped } from '../../parts/duration.js';
import { AGENDA_BOUNDS } from '../agendaCounts.js';
import type { InspectorState } from './inspectorState.js';

const PARTS = [...AGENDA_BOUNDS.map((bound) => `≤ ${grouped(bound)}`), 'later'];

/** When the timers of the shown world are due: a histogram, and the numbers of each system. */
export function AgendaPanel({ state: { world } }: { readonly state: InspectorState }) {
  const agenda = world.value?.agenda ?? [];
  const sums = PARTS.map((_, part) =>
    agenda.reduce((sum, { counts }) => sum + (counts[part] ?? 0), 0),
  );
  const most = sums.reduce((a, b) => Math.max(a, b), 1);
  const used = agenda.filter(({ nextDue }) => nextDue !== 0);
  const nextDue = used.reduce((due, each) => Math.min(due, each.nextDue), Infinity);
  if (used.length === 0) return <p class="hint">No timer is set.</p>;
  return (
    <>
      <p class="number">
        {grouped(sums.reduce((sum, count) => sum + count, 0))} timers, the next one at tick{' '}
        <b>{grouped(nextDue)}</b>. Timers by ticks until they are due:
      </p>
      <ul class="parts">
        {PARTS.map((name, part) => (
          <li key={name}>
            <span>{name}</span>
            <progress max={most} value={sums[part] ?? 0} aria-label={`${name} ticks`} />
            <span class="number">{grouped(sums[part] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>By system</summary>
        <ScrollTable
          label="Timers by system"
          heads={['System', 'Timer', 'Next', ...PARTS]}
          numbers={[2, ...PARTS.map((_, part) => part + 3)]}
          rows={used.map(({ counts, nextDue: next, system, timer }) => ({
            key: timer,
            cells: [system, timer, grouped(next), ...counts.map((count) => grouped(count))],
          }))}
        />
      </details>
    </>
  );
}
