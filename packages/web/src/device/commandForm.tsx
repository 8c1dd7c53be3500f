import {
  answerOf,
  type Device,
  type DeviceCommand,
  type DeviceConfigurationPatch,
  devicesCommand,
  devicesConfigure,
  type DryRun,
} from '@astrarium/client';
import type { FormField } from '../form/formField.js';
import { refreshDevice } from '../live/fleetState.js';
import { client } from '../session/session.js';
import { type Tried, TryForm } from './tryForm.js';

interface CommandFormProps {
  readonly device: Device;
  readonly fields: readonly FormField[];
}

/** A command of a device: its arguments, and the buttons that try it and do it. */
export function CommandForm({
  device: { device_code: code },
  fields,
  name,
}: CommandFormProps & { readonly name: string }) {
  const send = async (members: object, isDryRun: boolean): Promise<Tried> => {
    const given = { command: name, ...members, ...dryRun(isDryRun) };
    const body = given as unknown as DeviceCommand;
    return resultOf(
      code,
      await answerOf(devicesCommand({ client: client.value, path: { code }, body })),
    );
  };
  return <TryForm name={name} fields={fields} send={send} />;
}

/** The settings of a terraforming device, which are changed like a command is given. */
export function SettingsForm({ device: { device_code: code }, fields }: CommandFormProps) {
  const send = async (settings: object, isDryRun: boolean): Promise<Tried> => {
    const body: DeviceConfigurationPatch = { configuration: { settings }, ...dryRun(isDryRun) };
    return resultOf(
      code,
      await answerOf(devicesConfigure({ client: client.value, path: { code }, body })),
    );
  };
  return <TryForm name="settings" fields={fields} send={send} />;
}

const dryRun = (isDryRun: boolean) => (isDryRun ? { dry_run: true } : {});

/** What an answer says to people. A device that changed is read again. */
function resultOf(code: string, answer: DryRun | object): Tried {
  if (!('dry_run' in answer)) {
    refreshDevice(code);
    return { isGood: true, text: 'Done', events: [] };
  }
  const dry = answer as DryRun;
  const events = dry.events.map(({ event }) => event);
  if ('problem' in dry) return { isGood: false, text: dry.problem.detail, events };
  return { isGood: true, text: 'It would be done. Nothing has changed yet.', events };
}
