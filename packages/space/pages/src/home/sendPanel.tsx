import type { FleetDevice } from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ChosenOrder } from '../device/chosenOrder.js';
import type { FormValues } from '../form/formField.js';
import { Icon } from '../icons/icon.js';
import { fleetList } from '../live/fleetState.js';
import { featuresOf, loadRules } from '../live/rules.js';
import { useAnswer } from '../live/useAnswer.js';

/** A place that was pointed out on the map; the same place again is another one. */
export interface Destination {
  readonly place: string;
}

/** The command to travel for devices that are chosen here; the map fills in the destination. */
export function SendPanel({
  destination,
  first,
  onClose,
}: {
  readonly destination: Destination;
  /** The code of the device that is chosen at first, or empty. */
  readonly first: string;
  readonly onClose: () => void;
}) {
  useAnswer(loadRules, []);
  const values = useSignal<FormValues>({});
  useEffect(
    () => void (values.value = { ...values.value, destination: destination.place }),
    [destination],
  );
  const devices = devicesToSend(values.value['destination']);
  return (
    <section class="panel send" aria-labelledby="send">
      <header class="between">
        <h2 id="send">Send devices</h2>
        <button type="button" class="icon-button" aria-label="Close the order" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ChosenOrder command="travel" devices={devices} first={first} values={values}>
        None of your devices elsewhere can travel.
      </ChosenOrder>
    </section>
  );
}

/** The devices that can travel to a place, the idle ones first. */
function devicesToSend(destination: unknown): readonly FleetDevice[] {
  return fleetList.value
    .filter(
      ({ carrier, location: place, to, type }) =>
        carrier === null &&
        to === null &&
        place !== destination &&
        featuresOf(type).some((feature) => feature === 'cruise' || feature === 'surge'),
    )
    .toSorted((a, b) => Number(a.status !== 'idle') - Number(b.status !== 'idle'));
}
