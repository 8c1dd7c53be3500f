import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { countText, grouped } from '@astrarium/web/duration';
import { route, routeTo } from '../app/route.js';
import { DevicePanel } from '../device/devicePanel.js';
import { fleet, fleetList, fleetState } from '../live/fleetState.js';
import { loadStars, loadSystems, placeName } from '../live/places.js';
import { type FleetFilter, filterFleet, NO_FILTER, statusKind } from './fleetFilter.js';
import { GROUPINGS, type Grouping } from './fleetLines.js';
import { FleetTable } from './fleetTable.js';
import { OrderPanel } from './orderPanel.js';
import { wordsOf } from '../device/wordsOf.js';

/** The systems of at most so many places are read for their names. */
const MAX_PLACES = 40;

/** A larger fleet is shown in groups at first. */
const MAX_UNGROUPED = 50;

/** The page with all devices of the account. */
export function FleetPage() {
  const filter = useSignal<FleetFilter>(NO_FILTER);
  const chosen = useSignal<ReadonlySet<string>>(new Set());
  const wished = useSignal<Grouping | undefined>(undefined);
  const { code } = route.value;
  const shown = filterFleet(fleetList.value, filter.value, placeName);
  const { fault, isLoading } = fleetState.value;
  const places = [...new Set(fleetList.value.map((device) => device.to ?? device.location))];
  const named = places.slice(0, MAX_PLACES);
  useEffect(() => void loadStars(), []);
  useEffect(() => void loadSystems(named), [named.join()]);
  const grouping = wished.value ?? (fleetList.value.length > MAX_UNGROUPED ? 'type' : '');
  // A device that has been given away stays chosen, but is no more.
  const devices = [...chosen.value].flatMap((one) => fleet.value.get(one) ?? []);
  const isBeside = code !== '' || devices.length > 0;
  return (
    <div class={isBeside ? 'beside' : ''}>
      <section class="card">
        <h1>Fleet</h1>
        <FilterForm
          filter={filter.value}
          onChange={(next) => (filter.value = next)}
          grouping={grouping}
          onGroup={(next) => (wished.value = next)}
        />
        <p class="hint" role="status">
          {grouped(shown.length)} of {countText(fleetList.value.length, 'device')}
          {isLoading && ', reading more …'}
        </p>
        {devices.length > 0 && (
          <button type="button" class="to-orders" onClick={showOrders}>
            Orders for {grouped(devices.length)}
          </button>
        )}
        {fault !== '' && <p class="fault">{fault}</p>}
        <FleetTable
          devices={shown}
          shown={code}
          grouping={grouping}
          chosen={chosen.value}
          onChoose={(next) => (chosen.value = next)}
        />
      </section>
      {isBeside && (
        <div class="stack loose fleet-side">
          {devices.length > 0 && (
            <OrderPanel devices={devices} onClose={() => (chosen.value = new Set())} />
          )}
          {code !== '' && <DevicePanel key={code} code={code} closedBy={routeTo('fleet')} />}
        </div>
      )}
    </div>
  );
}

/** Scrolls to the orders, which a narrow window has below the table. */
function showOrders(): void {
  document.getElementById('orders')?.scrollIntoView();
}

interface FilterProps {
  readonly filter: FleetFilter;
  readonly onChange: (filter: FleetFilter) => void;
  readonly grouping: Grouping;
  readonly onGroup: (grouping: Grouping) => void;
}

function FilterForm({ filter, grouping, onChange, onGroup }: FilterProps) {
  const types = fleetList.value.map(({ type }) => type);
  const statuses = fleetList.value.map(({ status }) => statusKind(status));
  const set = (name: keyof FleetFilter) => (value: string) =>
    onChange({ ...filter, [name]: value });
  return (
    <form class="filters fill" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <Choice name="Type" value={filter.type} options={types} onChange={set('type')} />
      <Choice name="Status" value={filter.status} options={statuses} onChange={set('status')} />
      <TextFilter name="Place" example="Earth" value={filter.location} onChange={set('location')} />
      <TextFilter name="Tags" example="team:*" value={filter.tags} onChange={set('tags')} />
      <div class="field">
        <label for="groups">Groups</label>
        <select
          id="groups"
          value={grouping}
          onChange={(event) => onGroup(event.currentTarget.value as Grouping)}
        >
          <option value="">none</option>
          {GROUPINGS.map((one) => (
            <option key={one} value={one}>
              by {one}
            </option>
          ))}
        </select>
      </div>
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
