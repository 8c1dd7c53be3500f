import type { FleetDevice } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { commandForms } from '../form/commandForms.js';
import type { FormValues } from '../form/formField.js';
import { doingText } from '../home/fleetAtWork.js';
import { Icon } from '../icons/icon.js';
import { useAnswer } from '../live/useAnswer.js';
import { useTold } from '../live/useTold.js';
import { CommandForm, OrderTexts } from './commandForm.js';
import { deviceName } from './deviceName.js';
import type { OrderResult } from './orderResult.js';
import { samplesOf } from './runOrder.js';

/** More devices than these are not listed: the fleet page orders for more. */
const MAX_LISTED = 60;

/** One command for those of these devices that are chosen. */
export function ChosenOrder({
  children,
  command,
  devices,
  first = '',
  onDone,
  values,
}: {
  readonly command: string;
  readonly devices: readonly FleetDevice[];
  /** The code of the device that is chosen at first, or empty. */
  readonly first?: string;
  readonly values: Signal<FormValues>;
  readonly onDone?: () => void;
  /** What is said when there is no device to choose, and none has just got the order. */
  readonly children: ComponentChildren;
}) {
  const chosen = useSignal<readonly string[]>([first]);
  const [done, tell] = useTold<OrderResult | undefined>(undefined);
  const { data: forms, fault: formsFault } = useAnswer(commandForms, []);
  const listed = devices
    .toSorted((a, b) => Number(b.code === first) - Number(a.code === first))
    .slice(0, MAX_LISTED);
  const some = listed.filter(({ code }) => chosen.value.includes(code));
  const kinds = some.map(({ code, status }) => `${code} ${status}`).join();
  const { data: samples = [], fault } = useAnswer(() => samplesOf(some), [kinds]);
  const choose = (code: string, isChosen: boolean): void => {
    const others = chosen.value.filter((one) => one !== code);
    chosen.value = isChosen ? [...others, code] : others;
  };
  return (
    <>
      <div role="status">{done !== undefined && <OrderTexts result={done} />}</div>
      {devices.length === 0 && done === undefined && <p class="hint">{children}</p>}
      {[formsFault, fault].map((text) => text !== '' && <p class="fault">{text}</p>)}
      <div class="choice-list choose-devices" role="group" aria-label="Devices">
        {listed.map((device) => (
          <label class="flag with-icon" key={device.code}>
            <input
              type="checkbox"
              checked={chosen.value.includes(device.code)}
              onChange={({ currentTarget }) => choose(device.code, currentTarget.checked)}
            />
            <Icon name={device.type} />
            <span>
              {deviceName(device)} <span class="dim">{doingText(device)}</span>
            </span>
          </label>
        ))}
      </div>
      {devices.length > listed.length && (
        <p class="hint">
          These are {grouped(listed.length)} of {grouped(devices.length)}. The fleet page orders for
          more.
        </p>
      )}
      {forms !== undefined && devices.length > 0 && (
        <CommandForm
          name={command}
          codes={some.map(({ code }) => code)}
          samples={samples}
          fields={forms.get(command) ?? []}
          values={values}
          onDone={(result) => {
            tell(result, result.refused.length > 0);
            chosen.value = [];
            onDone?.();
          }}
        />
      )}
    </>
  );
}
