import { answerOf, type Device, devicesGet } from '@astrarium/space/client';
import { useState } from 'preact/hooks';
import { wordsOf } from '@astrarium/web/duration';
import { CodeSuggestions } from '../form/fieldInput.js';
import { Icon } from '../icons/icon.js';
import { kindOf } from '../icons/icons.js';
import { commandForms, settingsFields } from '../form/commandForms.js';
import { fleet } from '../live/fleetState.js';
import { useAnswer } from '../live/useAnswer.js';
import { client, serverUrl } from '../session/session.js';
import { CommandForm, SettingsForm } from './commandForm.js';
import { DeviceState } from './deviceState.js';

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
  const load = (): Promise<Device> =>
    answerOf(devicesGet({ client: client.value, path: { code } }));
  const { data, fault } = useAnswer(load, [code, listed], DEVICE_MS);
  const device = data?.device_code === code ? data : undefined;
  if (device === undefined) {
    const text = fault === '' ? 'Loading …' : fault;
    return <section class={fault === '' ? 'panel hint' : 'panel fault'}>{text}</section>;
  }
  return (
    <section class={`panel device-panel ${kindOf(device.status)}`} aria-label={`Device ${code}`}>
      <header class="panel-head">
        <h2 class="with-icon">
          <Icon name={device.device_type} />
          <span>{wordsOf(device.device_type)}</span>
        </h2>
        <a class="icon-link" href={closedBy} aria-label="Close the device">
          <Icon name="close" />
        </a>
      </header>
      <DeviceState device={device} />
      <DeviceCommands device={device} />
    </section>
  );
}

function DeviceCommands({ device }: { readonly device: Device }) {
  const { data: forms, fault } = useAnswer(commandForms, []);
  const { data: settings } = useAnswer(settingsFields, []);
  const blocked = Object.entries(device.blocked_commands);
  const [done, setDone] = useState<{ readonly at: number; readonly text: string }>();
  const parts = device.available_commands.map((name, at) => (
    <CommandForm
      key={`${device.device_code} ${name}`}
      device={device}
      name={name}
      fields={forms?.get(name) ?? []}
      onDone={(text) => setDone({ at, text })}
    />
  ));
  if (device.configuration !== undefined && settings !== undefined) {
    const onDone = (text: string): void => setDone({ at: device.available_commands.length, text });
    parts.push(<SettingsForm key="settings" device={device} fields={settings} onDone={onDone} />);
  }
  // The form may be gone: its place says what was done.
  if (done !== undefined) {
    const said = (
      <p key="done" role="status" class="good">
        {done.text}
      </p>
    );
    parts.splice(done.at, 0, said);
  }
  return (
    <>
      <h3>Commands</h3>
      {fault !== '' && <p class="fault">{fault}</p>}
      <CodeSuggestions />
      {parts}
      {blocked.length > 0 && <h3>Not possible now</h3>}
      <ul class="plain">
        {blocked.map(([name, problem]) => (
          <li key={name}>
            <ProblemText command={name} code={problem ?? ''} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why a command is not possible; when it is opened, with the meaning of the problem. */
function ProblemText({ code, command }: { readonly command: string; readonly code: string }) {
  const [text, setText] = useState('Loading …');
  const load = async (): Promise<string> => {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${serverUrl()}/problems/${code}`, { headers });
    return ((await answer.json()) as { readonly text: string }).text;
  };
  return (
    <details
      class="problem"
      onToggle={({ currentTarget: { open } }) => {
        if (!open) return;
        void load().then(setText, (error: unknown) => setText((error as Error).message));
      }}
    >
      <summary>
        {wordsOf(command)}: {wordsOf(code)}
      </summary>
      <p class="hint">{text}</p>
    </details>
  );
}
