import type { FleetDevice } from '@astrarium/space/client';
import { countText, grouped } from '@astrarium/web/duration';
import { CommandList } from '../device/commandList.js';
import { samplesOf } from '../device/runOrder.js';
import { Icon } from '../icons/icon.js';
import { useAnswer } from '../live/useAnswer.js';
import { kindsOf } from './fleetLines.js';

/** The orders for all chosen devices. */
export function OrderPanel({
  devices,
  onClose,
}: {
  readonly devices: readonly FleetDevice[];
  readonly onClose: () => void;
}) {
  const kinds = kindsOf(devices);
  const key = kinds.map(({ code, count }) => `${code} ${count}`).join();
  const { data: samples, fault } = useAnswer(() => samplesOf(devices), [key]);
  const tried = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="panel orders" aria-labelledby="orders">
      <header class="between">
        <h2 id="orders">Orders for {countText(devices.length, 'device')}</h2>
        <button type="button" class="icon-button" aria-label="Choose none" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {tried < devices.length && (
        <p class="hint">
          What would happen is computed for {grouped(tried)} of them, of the most frequent kinds.
        </p>
      )}
      {fault !== '' && <p class="fault">{fault}</p>}
      {samples !== undefined && (
        <CommandList codes={devices.map(({ code }) => code)} samples={samples} />
      )}
    </section>
  );
}
