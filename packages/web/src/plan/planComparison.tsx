import type { Fork, PlannedDevice } from '@astrarium/client';
import type { ComponentChildren } from 'preact';
import { grouped, wordsOf } from '../live/duration.js';

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
        <Comparison title="Devices">
          {devices.slice(0, 50).map(({ device_code, with: after, without }) => (
            <Row
              key={device_code}
              name={`${wordsOf((after ?? without)?.device_type ?? '')} ${device_code}`}
              without={deviceText(without)}
              with={deviceText(after)}
            />
          ))}
        </Comparison>
      )}
      {stock.length > 0 && (
        <Comparison title="Stock">
          {stock.slice(0, 50).map(({ location, resource_type, with: after, without }) => (
            <Row
              key={`${location} ${resource_type}`}
              name={`${wordsOf(resource_type)} at ${location}`}
              without={amountText(without)}
              with={amountText(after)}
            />
          ))}
        </Comparison>
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

function Comparison({
  children,
  title,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>{title}</th>
            <th>Doing nothing</th>
            <th>With the plan</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly without: string;
  readonly with: string;
}

function Row({ name, with: after, without }: RowProps) {
  return (
    <tr>
      <td>{name}</td>
      <td>{without}</td>
      <td>{after === without ? 'the same' : <b>{after}</b>}</td>
    </tr>
  );
}

function deviceText(device: PlannedDevice | null): string {
  return device === null ? 'none' : `${wordsOf(device.status)} at ${device.location}`;
}

function amountText(units: number | null): string {
  return units === null ? 'unknown' : grouped(units);
}
