import type { PlannedDevice } from '@astrarium/space/client';
import { durationText, grouped } from '@astrarium/web/duration';
import { useEffect, useRef } from 'preact/hooks';
import { type ScrollRow, ScrollTable } from '@astrarium/web/scroll-table';
import { TimeChart } from '@astrarium/web/time-chart';
import { deviceName } from '../device/deviceName.js';
import { runsOf, runText } from '../events/eventSentence.js';
import { fleet } from '../live/fleetState.js';
import { placeName } from '../live/places.js';
import type { PlanResult } from './planSteps.js';
import { wordsOf } from '../device/wordsOf.js';

/** More rows than these are not shown of a comparison. */
const MAX_ROWS = 50;

const MINUTES = ['minutes', 60] as const;
const HOURS = ['hours', 3600] as const;

/** Plans of more ticks are shown in hours. */
const MAX_MINUTES = 2 * 3600;

/** The result to which the page has led: it lies below what was asked. */
let shown: PlanResult | undefined;

/** What a plan changes, beside doing nothing. */
export function PlanComparison({ result }: { readonly result: PlanResult }) {
  const { course, fork } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown === result) return;
    shown = result;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [result]);
  const { attributes, devices, events, from_tick, stock, to_tick } = fork;
  const resources = Object.keys(course.differences);
  const [unit, unitTicks] = to_tick - from_tick > MAX_MINUTES ? HOURS : MINUTES;
  return (
    <section class="card wide comparison">
      <h2 tabIndex={-1} ref={heading}>
        After {durationText(to_tick - from_tick)} of game time
      </h2>
      {devices.length + stock.length + attributes.length === 0 && (
        <p>The plan changes nothing in this time.</p>
      )}
      {resources.length > 0 && (
        <TimeChart
          title="Stock: how many units more than by doing nothing"
          unit={`${unit} after the start`}
          ticks={course.ticks.map((ticks) => ticks / unitTicks)}
          lines={Object.entries(course.differences).map(([resource, values]) => ({
            label: wordsOf(resource),
            values,
            color: `--${resource}`,
          }))}
        />
      )}
      {devices.length > 0 && (
        <ScrollTable
          heads={['Devices', ...HEADS]}
          numbers={[]}
          rows={devices.slice(0, MAX_ROWS).map(({ device_code, with: after, without }) => {
            const name = plannedName(device_code, (after ?? without)?.device_type ?? '');
            return rowOf(device_code, name, deviceText(without), deviceText(after));
          })}
        />
      )}
      {stock.length > 0 && (
        <ScrollTable
          heads={['Stock', ...HEADS]}
          numbers={[]}
          rows={stock
            .slice(0, MAX_ROWS)
            .map(({ location, resource_type, with: after, without }) => {
              const name = `${wordsOf(resource_type)} at ${placeName(location)}`;
              const key = `${location} ${resource_type}`;
              return rowOf(key, name, amountText(without), amountText(after));
            })}
        />
      )}
      {attributes.length > 0 && (
        <p>
          The climate changes on {attributes.map(({ location }) => placeName(location)).join(', ')}.
        </p>
      )}
      <h3>What happens with the plan</h3>
      {events.length === 0 && <p class="hint">Nothing.</p>}
      <ol class="plan-steps">
        {runsOf(events)
          .slice(0, MAX_ROWS)
          .map((run, index) => (
            <li key={index}>
              <span class="dim plan-time">
                {afterText((run[0]?.tick ?? from_tick) - from_tick)}
              </span>
              <span>{runText(run)}</span>
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

/** A device of the fleet by its name, one that the plan makes by its type. */
function plannedName(code: string, type: string): string {
  const own = fleet.value.get(code);
  return own === undefined ? `new ${wordsOf(type)}` : deviceName(own);
}

function deviceText(device: PlannedDevice | null): string {
  return device === null ? 'none' : `${wordsOf(device.status)} at ${placeName(device.location)}`;
}

function amountText(units: number | null): string {
  return units === null ? 'unknown' : grouped(units);
}

const afterText = (ticks: number): string =>
  ticks <= 0 ? 'At once' : `After ${durationText(ticks)}`;
