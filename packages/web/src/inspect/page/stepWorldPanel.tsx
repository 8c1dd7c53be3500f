import { grouped } from '../../live/duration.js';
import { RowTable } from '../../replay/page/rowTable.js';
import { Changes, Commands, Events, HashTree } from '../../replay/page/worldPanel.js';
import type { InspectorState } from './inspectorState.js';

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
