import { useSignal } from '@preact/signals';
import { grouped, wordsOf } from '@astrarium/web/duration';
import { route, routeTo } from '../app/route.js';
import { DevicePanel } from '../device/devicePanel.js';
import { fleetList, fleetState } from '../live/fleetState.js';
import { BatchForm } from './batchForm.js';
import { type FleetFilter, filterFleet, NO_FILTER, statusKind } from './fleetFilter.js';
import { FleetTable } from './fleetTable.js';

/** The page with all devices of the account. */
export function FleetPage() {
  const filter = useSignal<FleetFilter>(NO_FILTER);
  const chosen = useSignal<ReadonlySet<string>>(new Set());
  const { code } = route.value;
  const shown = filterFleet(fleetList.value, filter.value);
  const { fault, isLoading } = fleetState.value;
  return (
    <div class={code === '' ? 'fleet-page' : 'fleet-page with-panel'}>
      <section class="card">
        <h1>Fleet</h1>
        <FilterForm filter={filter.value} onChange={(next) => (filter.value = next)} />
        <p class="hint" role="status">
          {grouped(shown.length)} of {grouped(fleetList.value.length)} devices
          {isLoading && ', reading more …'}
        </p>
        {fault !== '' && <p class="fault">{fault}</p>}
        <FleetTable
          devices={shown}
          shown={code}
          chosen={chosen.value}
          onChoose={(next) => (chosen.value = next)}
        />
        {chosen.value.size > 0 && <BatchForm codes={[...chosen.value]} />}
      </section>
      {code !== '' && <DevicePanel key={code} code={code} closedBy={routeTo('fleet')} />}
    </div>
  );
}

interface FilterProps {
  readonly filter: FleetFilter;
  readonly onChange: (filter: FleetFilter) => void;
}

function FilterForm({ filter, onChange }: FilterProps) {
  const types = fleetList.value.map(({ type }) => type);
  const statuses = fleetList.value.map(({ status }) => statusKind(status));
  const set = (name: keyof FleetFilter) => (value: string) =>
    onChange({ ...filter, [name]: value });
  return (
    <form class="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <Choice name="Type" value={filter.type} options={types} onChange={set('type')} />
      <Choice name="Status" value={filter.status} options={statuses} onChange={set('status')} />
      <TextFilter
        name="Location"
        example="SOL"
        value={filter.location}
        onChange={set('location')}
      />
      <TextFilter name="Tags" example="team:*" value={filter.tags} onChange={set('tags')} />
    </form>
  );
}

interface InputProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextFilter({ example, name, onChange, value }: InputProps & { readonly example: string }) {
  return (
    <label>
      {name}
      <input
        value={value}
        placeholder={example}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

function Choice({
  name,
  onChange,
  options,
  value,
}: InputProps & { readonly options: readonly string[] }) {
  return (
    <label>
      {name}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">all</option>
        {[...new Set(options)].toSorted().map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
