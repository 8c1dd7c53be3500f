import type { Device } from '@astrarium/client';
import { Countdown, Explained } from '../explain/explained.js';
import { shownTick } from '../live/gameClock.js';

/** What a device is doing, with a live countdown to its end when that is known. */
export function DeviceProgress({ device }: { readonly device: Device }) {
  const { completes_tick, device_code, status_since_tick, travel } = device;
  const end = travel?.arrives_tick ?? completes_tick;
  if (end === undefined) return null;
  const start = travel?.departed_tick ?? status_since_tick;
  // Read here, so that the countdown is rendered each time that the tick changes.
  const tick = shownTick.value;
  return (
    <div class="operation">
      {travel !== undefined && (
        <Explained query={{ about: 'travel', device_code, destination: travel.destination }}>
          {travel.origin} → {travel.destination}
        </Explained>
      )}
      <p>
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
