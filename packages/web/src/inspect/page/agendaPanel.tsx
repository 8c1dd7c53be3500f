import { grouped } from '../../live/duration.js';
import { AGENDA_BOUNDS } from '../agendaCounts.js';
import type { InspectorState } from './inspectorState.js';

const PARTS = [...AGENDA_BOUNDS.map((bound) => `≤ ${grouped(bound)}`), 'later'];

/** When the timers of the shown world are due: a histogram, and the numbers of each system. */
export function AgendaPanel({ state: { world } }: { readonly state: InspectorState }) {
  const agenda = world.value?.agenda ?? [];
  const sums = PARTS.map((_, part) =>
    agenda.reduce((sum, { counts }) => sum + (counts[part] ?? 0), 0),
  );
  const most = Math.max(1, ...sums);
  const used = agenda.filter(({ nextDue }) => nextDue !== 0);
  const nextDue = Math.min(...used.map((each) => each.nextDue));
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
        <div class="scroll" tabIndex={0} role="group" aria-label="Timers by system">
          <table>
            <thead>
              <tr>
                <th>System</th>
                <th>Timer</th>
                <th class="number">Next</th>
                {PARTS.map((name) => (
                  <th key={name} class="number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {used.map(({ counts, nextDue: next, system, timer }) => (
                <tr key={timer}>
                  <td>{system}</td>
                  <td>{timer}</td>
                  <td class="number">{grouped(next)}</td>
                  {counts.map((count, part) => (
                    <td key={part} class="number">
                      {grouped(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
