import { answerOf, type Device } from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.js';
import { kindOf } from '../icons/icons.js';
import { fleet } from '../live/fleetState.js';
import { loadSystems } from '../live/places.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { CommandList } from './commandList.js';
import { deviceName } from './deviceName.js';
import { DeviceState } from './deviceState.js';
import { runOrder } from './runOrder.js';
import { wordsOf } from './wordsOf.js';

/** How often the shown device is read, in milliseconds: amounts change without events. */
const DEVICE_MS = 5_000;

/** A device: what it does, what it has, and a form for each of its commands. */
export function DevicePanel({
  closedBy,
  code,
}: {
  readonly code: string;
  /** The address of the page without the panel. */
  readonly closedBy: string;
}) {
  const listed = fleet.value.get(code);
  const places = listed === undefined ? [] : [listed.location, listed.to ?? listed.location];
  useEffect(() => void loadSystems(places), [places.join()]);
  const load = (): Promise<Device> =>
    answerOf(client.value.GET('/v1/devices/{code}', { params: { path: { code } } }));
  const { data, fault } = useAnswer(load, [code, listed], DEVICE_MS);
  const device = data?.device_code === code ? data : undefined;
  if (device === undefined) {
    const text = fault === '' ? 'Loading …' : fault;
    return <section class={fault === '' ? 'panel hint' : 'panel fault'}>{text}</section>;
  }
  return (
    <section
      class={`panel device-panel ${kindOf(device.status)}`}
      aria-label={`Device ${deviceName(device)}`}
    >
      <header class="between">
        <DeviceHeading device={device} />
        <a class="icon-button" href={closedBy} aria-label="Close the device">
          <Icon name="close" />
        </a>
      </header>
      <DeviceState device={device} />
      <h3>Commands</h3>
      <CommandList codes={[code]} samples={[{ device, count: 1 }]} without={['set_name']} />
      <p class="hint">
        {wordsOf(device.device_type)}, code <code>{code}</code>
      </p>
    </section>
  );
}

/** The name of a device, and a field to change it. */
function DeviceHeading({ device }: { readonly device: Device }) {
  const isNaming = useSignal(false);
  const fault = useSignal('');
  const save = async (name: string): Promise<void> => {
    const given = name.trim() === '' ? null : name.trim();
    const { done, refused } = await runOrder([device.device_code], 'set_name', { name: given });
    isNaming.value = done.length === 0;
    fault.value = refused.join(' ');
  };
  if (!isNaming.value) {
    return (
      <>
        <h2 class="with-icon">
          <Icon name={device.device_type} />
          <span>{deviceName(device)}</span>
        </h2>
        <button
          type="button"
          class="icon-button"
          aria-label="Name this device"
          onClick={() => (isNaming.value = true)}
        >
          <Icon name="name" />
        </button>
      </>
    );
  }
  return (
    <form
      class="row tight naming"
      aria-label="Name"
      onSubmit={(event) => {
        event.preventDefault();
        void save(String(new FormData(event.currentTarget).get('name')));
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isNaming.value = false;
      }}
    >
      <input
        name="name"
        aria-label="Name of the device"
        autocomplete="off"
        placeholder={`${wordsOf(device.device_type)} ${device.number}`}
        defaultValue={device.name ?? ''}
        ref={(input) => input?.focus()}
      />
      <button type="submit">Save</button>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}
