import type { Device } from '@astrarium/client';
import { routeTo } from '../app/route.js';
import { grouped, wordsOf } from '../live/duration.js';
import { fleet } from '../live/fleetState.js';

/** The resources and the devices aboard a device. */
export function DeviceCargo({ device }: { readonly device: Device }) {
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
        <p class="bodies">
          {stowed_devices.map((code) => (
            <a key={code} href={routeTo('fleet', code)}>
              {wordsOf(fleet.value.get(code)?.device_type ?? code)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
