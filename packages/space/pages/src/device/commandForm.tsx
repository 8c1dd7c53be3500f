import {
  answerOf,
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
import { refreshDevice } from '../live/fleetState.js';
import { client } from '../session/session.js';
import { FieldInputs } from '../form/fieldInput.js';
import { serverTime } from '../live/gameClock.js';
import { triedFacts } from './triedFacts.js';

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
    const answer = await answerOf(devicesCommand({ client: client.value, path: { code }, body }));
    return resultOf(code, answer, members);
  };
  return <TryForm name={name} fields={fields} send={send} />;
}

/** The settings of a terraforming device, which are changed like a command is given. */
export function SettingsForm({ device: { device_code: code }, fields }: CommandFormProps) {
  const send = async (settings: object, isDryRun: boolean): Promise<Tried> => {
    const body: DeviceConfigurationPatch = { configuration: { settings }, ...dryRun(isDryRun) };
    const answer = await answerOf(devicesConfigure({ client: client.value, path: { code }, body }));
    return resultOf(code, answer);
  };
  return <TryForm name="settings" fields={fields} send={send} />;
}

const dryRun = (isDryRun: boolean) => (isDryRun ? { dry_run: true } : {});

/** What an answer to these members says to people. A device that changed is read again. */
async function resultOf(
  code: string,
  answer: DryRun | object,
  members: { readonly quantity?: number } = {},
): Promise<Tried> {
  if (!('dry_run' in answer)) {
    refreshDevice(code);
    return { isGood: true, text: 'Done', facts: [], events: [] };
  }
  const dry = answer as DryRun;
  const events = dry.events.map(({ event }) => event);
  if ('problem' in dry) return { isGood: false, text: dry.problem.detail, facts: [], events };
  const rules = await answerOf(rulesGet({ client: client.value }));
  const at = { speed: serverTime.value?.speed ?? 0, quantity: members.quantity ?? 1 };
  const facts = triedFacts(dry.events, rules, at);
  return { isGood: true, text: 'It would be done. Nothing has changed yet.', facts, events };
}

/** What a request to a device led to, or would lead to. */
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
  send,
}: {
  readonly name: string;
  readonly fields: readonly FormField[];
  /** Sends the members of the form; an error becomes the result. */
  readonly send: (members: object, isDryRun: boolean) => Promise<Tried>;
}) {
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<Tried | undefined>(undefined);
  const icon = commandIcon(name);
  const submit = async (isDryRun: boolean): Promise<void> => {
    const tried = send(formBody(fields, values), isDryRun);
    setResult(
      await tried.catch((error: unknown) => {
        return { isGood: false, text: (error as Error).message, facts: [], events: [] };
      }),
    );
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
