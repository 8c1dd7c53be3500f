import {
  answerOf,
  type ConfigureAnswer,
  type Device,
  type DeviceCommand,
  type DeviceConfigurationPatch,
  devicesCommand,
  devicesConfigure,
  type DryRun,
  rulesGet,
} from '@astrarium/space/client';
import { useState } from 'preact/hooks';
import { wordsOf } from '@astrarium/web/duration';
import { Icon } from '../icons/icon.js';
import { commandIcon } from '../icons/icons.js';
import { formBody, type FormField, type FormValues } from '../form/formField.js';
import { fleet, wakeFleet } from '../live/fleetState.js';
import { client } from '../session/session.js';
import { FieldInputs } from '../form/fieldInput.js';
import { serverTime, untilTick } from '../live/gameClock.js';
import { type DoneAnswer, type DoneContext, doneText, faultText, sentence } from './doneText.js';
import { triedFacts } from './triedFacts.js';

interface CommandFormProps {
  readonly device: Device;
  readonly fields: readonly FormField[];
  /** Is told as a sentence what was done; the form may be gone then. */
  readonly onDone: (text: string) => void;
}

/** A command of a device: its arguments, and the buttons that try it and do it. */
export function CommandForm({
  device,
  fields,
  name,
  onDone,
}: CommandFormProps & { readonly name: string }) {
  const send = async (members: object, isDryRun: boolean): Promise<Tried | string> => {
    const code = device.device_code;
    const given = { command: name, ...members, ...dryRun(isDryRun) };
    const body = given as unknown as DeviceCommand;
    const answer = await answerOf(devicesCommand({ client: client.value, path: { code }, body }));
    if ('dry_run' in answer) return triedText(answer as DryRun, members);
    wakeFleet();
    return doneText(name, answer as DoneAnswer, doneContext(device, members));
  };
  return <TryForm name={name} fields={fields} send={send} onDone={onDone} />;
}

/** The settings of a terraforming device, which are changed like a command is given. */
export function SettingsForm({ device, fields, onDone }: CommandFormProps) {
  const { device_code: code } = device;
  const send = async (settings: object, isDryRun: boolean): Promise<Tried | string> => {
    const body: DeviceConfigurationPatch = { configuration: { settings }, ...dryRun(isDryRun) };
    const answer = await answerOf(devicesConfigure({ client: client.value, path: { code }, body }));
    if ('dry_run' in answer) return triedText(answer as DryRun);
    wakeFleet();
    const { direction, strength } = (answer as ConfigureAnswer).configuration.settings;
    return `The settings are strength ${strength}, ${direction}.`;
  };
  return <TryForm name="settings" fields={fields} send={send} onDone={onDone} />;
}

/** What sentences need about a command to a device with these members. */
export function doneContext(
  { location: place }: Pick<Device, 'location'>,
  { device_type: printed = '' }: { readonly device_type?: string },
): DoneContext {
  const nameOf = (code: string): string => wordsOf(fleet.value.get(code)?.type ?? code);
  return { place, printed, nameOf, until: untilTick };
}

const dryRun = (isDryRun: boolean) => (isDryRun ? { dry_run: true } : {});

/** What a dry run of these members says to people. */
async function triedText(
  dry: DryRun,
  members: { readonly quantity?: number } = {},
): Promise<Tried> {
  const events = dry.events.map(({ event }) => event);
  if ('problem' in dry) {
    return { isGood: false, text: sentence(dry.problem.detail), facts: [], events };
  }
  const rules = await answerOf(rulesGet({ client: client.value }));
  const at = { speed: serverTime.value?.speed ?? 0, quantity: members.quantity ?? 1 };
  const facts = triedFacts(dry.events, rules, at);
  return { isGood: true, text: 'It would be done. Nothing has changed yet.', facts, events };
}

/** What a request to a device would lead to, or why it was refused. */
export interface Tried {
  readonly isGood: boolean;
  readonly text: string;
  /** What it would take, cost and bring. */
  readonly facts: readonly string[];
  /** The names of the events that it would have. */
  readonly events: readonly string[];
}

/** A form with a button that tries a request as a dry run, and one that does it. */
export function TryForm({
  fields,
  name,
  onDone,
  send,
}: Pick<CommandFormProps, 'fields' | 'onDone'> & {
  readonly name: string;
  /** Sends the members of the form; a text says what was done. An error becomes the result. */
  readonly send: (members: object, isDryRun: boolean) => Promise<Tried | string>;
}) {
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<Tried | undefined>(undefined);
  const icon = commandIcon(name);
  const submit = async (isDryRun: boolean): Promise<void> => {
    const sent = send(formBody(fields, values), isDryRun);
    const tried = await sent.catch((error: unknown) => {
      return { isGood: false, text: faultText(error), facts: [], events: [] };
    });
    if (typeof tried === 'string') onDone(tried);
    setResult(typeof tried === 'string' ? undefined : tried);
  };
  return (
    <details class="command">
      <summary class="with-icon">
        {icon !== undefined && <Icon name={icon} />}
        <span>{wordsOf(name)}</span>
      </summary>
      <form
        aria-label={wordsOf(name)}
        onSubmit={(event) => {
          event.preventDefault();
          const button = event.submitter as HTMLButtonElement | null;
          void submit(button?.value !== 'do');
        }}
      >
        <FieldInputs fields={fields} values={values} onChange={setValues} />
        <div class="buttons">
          <button type="submit" value="try" class="quiet">
            Try
          </button>
          <button type="submit" value="do">
            Do
          </button>
        </div>
        {result !== undefined && (
          <div role="status" class={result.isGood ? 'good' : 'fault'}>
            <p>{result.text}</p>
            {result.facts.map((fact) => (
              <p key={fact}>{fact}.</p>
            ))}
            {result.events.length > 0 && <p class="hint">Events: {result.events.join(', ')}</p>}
          </div>
        )}
      </form>
    </details>
  );
}
