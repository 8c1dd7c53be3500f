import type { Signal } from '@preact/signals';
import { ScrollTable } from '../../parts/scrollTable.js';
import { grouped } from '../../parts/duration.js';
import type { ShownCommand, ShownWorld, Side } from '../theatreMessage.js';
import { RowTable } from './rowTable.js';
import type { TheatreState } from './theatreState.js';

/** The world at the shown tick: its hash tree, its rows, and what happened in the tick. */
export function WorldPanel({
  side,
  theatre,
}: {
  readonly side: Side;
  readonly theatre: TheatreState;
}) {
  const { ask, sides, table } = theatre;
  const { header, name, world: shown } = sides[side];
  const world = shown.value;
  if (world === undefined) return null;
  return (
    <section class="world" data-side={side} data-tick={world.tick}>
      <h2>
        {name.value} at tick <span class="number">{grouped(world.tick)}</span>
      </h2>
      <HashTree other={sides[side === 'a' ? 'b' : 'a'].world.value} table={table} world={world} />
      <RowTable
        columns={header.value?.tables.find((each) => each.name === table.value)?.columns ?? []}
        readRows={(from, count) => ask({ kind: 'rows', side, table: table.value, from, count })}
        table={table.value}
        world={world}
      />
      <h3>In this tick</h3>
      <Commands commands={world.commands} />
      <Events world={world} />
      <Changes world={world} />
    </section>
  );
}

/** The hash of a world and of each of its tables; a click chooses a table. */
export function HashTree({
  other,
  table,
  world,
}: {
  /** A world to compare with, if it has the same tick. */
  readonly other?: ShownWorld | undefined;
  readonly table: Signal<string>;
  readonly world: ShownWorld;
}) {
  const isComparable = other?.tick === world.tick;
  const differs = (name: string, hash: string): boolean =>
    isComparable && other.tables.find((each) => each.name === name)?.hash !== hash;
  return (
    <div class="hashes scroll" tabIndex={0} role="group" aria-label="Hash tree">
      <p>
        World <code>{world.hash}</code>
        {isComparable && other.hash !== world.hash && <b class="fault"> differs</b>}
      </p>
      <ul class="hash-list">
        {world.tables.map(({ changed, hash, name, rows }) => (
          <li key={name}>
            <button
              type="button"
              class="table-name"
              aria-pressed={table.value === name}
              onClick={() => (table.value = name)}
            >
              {name}
            </button>{' '}
            <span class="number">{grouped(rows)}</span>{' '}
            {changed > 0 && <span class="changed">{grouped(changed)} changed</span>}
            {differs(name, hash) && <b class="fault">differs</b>} <code class="hint">{hash}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Commands with their outcomes. */
export function Commands({ commands }: { readonly commands: readonly ShownCommand[] }) {
  if (commands.length === 0) return <p class="hint">No commands.</p>;
  return (
    <ul class="happened">
      {commands.map(({ command, outcome, player }, index) => (
        <li key={index}>
          <b>{player}</b> {command.type} <code>{JSON.stringify(command.args)}</code>{' '}
          {outcome.done ? (
            <span class="good">done</span>
          ) : (
            <span class="fault">
              refused: {outcome.refusal.message} <code>{outcome.refusal.code}</code>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first events of a world's last step. */
export function Events({ world: { events, eventsCount } }: { readonly world: ShownWorld }) {
  if (eventsCount === 0) return <p class="hint">No events.</p>;
  return (
    <>
      <ul class="happened">
        {events.map(({ event: { name, tick: _tick, ...members }, sentence }, index) => (
          <li key={index}>
            {sentence ?? <b>{name}</b>} <code>{JSON.stringify(members)}</code>
          </li>
        ))}
      </ul>
      {eventsCount > events.length && (
        <p class="hint">{grouped(eventsCount - events.length)} further events</p>
      )}
    </>
  );
}

/** The first fields that changed. */
export function Changes({
  world: { changes, changesCount },
}: {
  readonly world: Pick<ShownWorld, 'changes' | 'changesCount'>;
}) {
  if (changesCount === 0) return <p class="hint">No field changed.</p>;
  return (
    <details open={changesCount <= 20}>
      <summary>{grouped(changesCount)} fields changed</summary>
      <ScrollTable
        label="Changed fields"
        heads={['Table', 'Row', 'Field', 'Before', 'After']}
        numbers={[1]}
        rows={changes.map(({ after, before, field, row, table }) => ({
          key: `${table} ${row} ${field}`,
          cells: [table, row, field, before, after],
        }))}
      />
      {changesCount > changes.length && (
        <p class="hint">The first {grouped(changes.length)} are shown.</p>
      )}
    </details>
  );
}
