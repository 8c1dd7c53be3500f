import type { Device } from '@astrarium/space/client';
import type { ComponentChildren } from 'preact';
import { grouped } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { Countdown, Explained } from '../explain/explained.js';
import { shownTick } from '../live/gameClock.js';
import { fleet, nameOfDevice, shownAs } from '../live/fleetState.js';
import { placeName } from '../live/places.js';
import { statusText } from './doneText.js';
import { wordsOf } from './wordsOf.js';

interface Shown {
  readonly device: Device;
}

/** What a device is, does and has. */
export function DeviceState({ device }: Shown) {
  return (
    <>
      <DeviceFigures device={device} />
      <DeviceProgress device={device} />
      <DeviceCargo device={device} />
      <PrintQueue device={device} />
    </>
  );
}

/** The status, the place and the numbers of a device. */
function DeviceFigures({ device }: Shown) {
  const { configuration, device_code, location, mining, operational_capacity } = device;
  const settings = configuration?.settings;
  const carrier = device.stowed_in_device_code ?? device.attached_to_device_code;
  const row = fleet.value.get(device_code);
  return (
    <dl class="figures">
      <Figure name="Status">{statusText(device.status)}</Figure>
      <Figure name="Place">
        <a href={routeTo('map', row === undefined ? location : shownAs(row))}>
          {placeName(location)}
        </a>
      </Figure>
      {carrier !== undefined && (
        <Figure name="Carried by">
          <a href={routeTo('fleet', carrier)}>{nameOfDevice(carrier)}</a>
        </Figure>
      )}
      <Figure name="Capacity">
        <Explained query={{ about: 'capacity', device_code }}>{operational_capacity} %</Explained>
      </Figure>
      {mining !== undefined && (
        <Figure name="Mined">
          <Explained query={{ about: 'mining', device_code }}>
            {grouped(mining.quantity_mined)} {mining.resource_type}
          </Explained>
        </Figure>
      )}
      {device.status === 'active' && device.features.includes('hub') && (
        <Figure name="Hub">
          <Explained query={{ about: 'hub', device_code }}>integrity</Explained>
        </Figure>
      )}
      {settings !== undefined && (
        <Figure name="Settings">
          strength {settings.strength}, {settings.direction}
        </Figure>
      )}
      {device.tags.length > 0 && <Figure name="Tags">{device.tags.join(', ')}</Figure>}
    </dl>
  );
}

function Figure(shown: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{shown.name}</dt>
      <dd>{shown.children}</dd>
    </div>
  );
}

/** What a device is doing, with a live countdown to its end when that is known. */
function DeviceProgress({ device }: Shown) {
  const { completes_tick, device_code, status_since_tick, travel } = device;
  const end = travel?.arrives_tick ?? completes_tick;
  if (end === undefined) return null;
  const start = travel?.departed_tick ?? status_since_tick;
  // Read here, so that the countdown is rendered each time that the tick changes.
  const tick = shownTick.value;
  return (
    <div class="stack tight operation">
      {travel !== undefined && (
        <Explained query={{ about: 'travel', device_code, destination: travel.destination }}>
          {placeName(travel.origin)} → {placeName(travel.destination)}
        </Explained>
      )}
      <p class="flush">
        Ends in <Countdown tick={end} terms={{ began_at_tick: start }} />
      </p>
      <progress
        aria-label="Part of the operation that is over"
        max={Math.max(1, end - start)}
        value={Math.min(end - start, Math.max(0, tick - start))}
      />
    </div>
  );
}

/** The resources and the devices aboard a device. */
function DeviceCargo({ device }: Shown) {
  const { cargo, cargo_capacity = 0, stow_capacity, stow_used = 0, stowed_devices } = device;
  if (cargo === undefined && stowed_devices === undefined) return null;
  return (
    <>
      <h3>Cargo</h3>
      {cargo?.length === 0 && (
        <p class="hint">No resources; there is room for {grouped(cargo_capacity)}.</p>
      )}
      <ul class="plain">
        {cargo?.map(({ quantity, resource_type }) => (
          <li key={resource_type}>
            {wordsOf(resource_type)}: <span class="number">{grouped(quantity)}</span>
          </li>
        ))}
      </ul>
      {stow_capacity !== undefined && (
        <p>
          Devices aboard take {stow_used} of {stow_capacity} places.
        </p>
      )}
      {stowed_devices !== undefined && stowed_devices.length > 0 && (
        <p class="row bodies">
          {stowed_devices.map((code) => (
            <a key={code} href={routeTo('fleet', code)}>
              {nameOfDevice(code)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** The jobs of a printer, and what the first one waits for. */
function PrintQueue({ device }: Shown) {
  const { device_code, print_queue: queue, status, waiting_for } = device;
  if (queue === undefined) return null;
  const missing = Object.entries(waiting_for ?? {}).map(
    ([name, { have, need }]) => `${wordsOf(name)} (${grouped(have)} of ${grouped(need)})`,
  );
  return (
    <>
      <h3>Print queue</h3>
      {queue.length === 0 && <p class="hint">Empty.</p>}
      <ol>
        {queue.map(({ device_type, job_id }) => (
          <li key={job_id}>
            <Explained query={{ about: 'print', device_code, device_type }}>
              {wordsOf(device_type)}
            </Explained>
          </li>
        ))}
      </ol>
      {missing.length > 0 && status === 'waiting_for_resources' && (
        <Explained query={{ about: 'waiting', device_code }}>
          Waits for {missing.join(', ')}.
        </Explained>
      )}
    </>
  );
}
