import type { Fork, PlannedDevice } from '@astrarium/space/client';
import { type ScrollRow, ScrollTable } from '@astrarium/web/scroll-table';
import { grouped, wordsOf } from '@astrarium/web/duration';

/** What a plan changes, beside doing nothing. */
export function PlanComparison({ fork }: { readonly fork: Fork }) {
  const { attributes, devices, events, first_refusal, from_tick, stock, to_tick } = fork;
  return (
    <section class="card comparison">
      <h2>
        From tick {grouped(from_tick)} to {grouped(to_tick)}
      </h2>
      {first_refusal !== null && (
        <p class="fault" role="alert">
          Command {first_refusal.index + 1} would be refused: {first_refusal.problem.detail}
        </p>
      )}
      {devices.length + stock.length + attributes.length === 0 && (
        <p>The plan changes nothing in this time.</p>
      )}
      {devices.length > 0 && (
        <ScrollTable
          heads={['Devices', ...HEADS]}
          numbers={[]}
          rows={devices.slice(0, 50).map(({ device_code, with: after, without }) => {
            const name = `${wordsOf((after ?? without)?.device_type ?? '')} ${device_code}`;
            return rowOf(device_code, name, deviceText(without), deviceText(after));
          })}
        />
      )}
      {stock.length > 0 && (
        <ScrollTable
          heads={['Stock', ...HEADS]}
          numbers={[]}
          rows={stock.slice(0, 50).map(({ location, resource_type, with: after, without }) => {
            const name = `${wordsOf(resource_type)} at ${location}`;
            const key = `${location} ${resource_type}`;
            return rowOf(key, name, amountText(without), amountText(after));
          })}
        />
      )}
      {attributes.length > 0 && <p>The climate of {attributes.length} planets changes.</p>}
      <h3>Events of the plan: {grouped(events.length)}</h3>
      <ol class="events">
        {events.slice(0, 50).map(({ event, tick }, index) => (
          <li key={index}>
            tick {grouped(tick)}: {event}
          </li>
        ))}
      </ol>
    </section>
  );
}

const HEADS = ['Doing nothing', 'With the plan'];

function rowOf(key: string, name: string, without: string, after: string): ScrollRow {
  return { key, cells: [name, without, after === without ? 'the same' : <b>{after}</b>] };
}

function deviceText(device: PlannedDevice | null): string {
  return device === null ? 'none' : `${wordsOf(device.status)} at ${device.location}`;
}

function amountText(units: number | null): string {
  return units === null ? 'unknown' : grouped(units);
}
