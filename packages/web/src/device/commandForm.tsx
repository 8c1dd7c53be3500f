import {
  answerOf,
  type Device,
  type DeviceCommand,
  devicesCommand,
  type DryRun,
} from '@astrarium/client';
import { useState } from 'preact/hooks';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormField, type FormValues } from '../form/formField.js';
import { wordsOf } from '../live/duration.js';
import { refreshDevice } from '../live/fleetState.js';
import { client } from '../session/session.js';

interface Tried {
  readonly isGood: boolean;
  readonly text: string;
  /** The names of the events that the command would have. */
  readonly events: readonly string[];
}

/** A command of a device: its arguments, and the buttons that try it and do it. */
export function CommandForm({
  device,
  fields,
  name,
}: {
  readonly device: Device;
  readonly name: string;
  readonly fields: readonly FormField[];
}) {
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<Tried | undefined>(undefined);
  const code = device.device_code;

  const send = async (dry_run: boolean): Promise<void> => {
    const given = { command: name, ...formBody(fields, values), ...(dry_run && { dry_run }) };
    const body = given as unknown as DeviceCommand;
    try {
      const answer = await answerOf(devicesCommand({ client: client.value, path: { code }, body }));
      setResult('dry_run' in answer ? triedOf(answer) : { isGood: true, text: 'Done', events: [] });
      if (!dry_run) refreshDevice(code);
    } catch (error) {
      setResult({ isGood: false, text: (error as Error).message, events: [] });
    }
  };

  return (
    <details class="command">
      <summary>{wordsOf(name)}</summary>
      <form
        aria-label={wordsOf(name)}
        onSubmit={(event) => {
          event.preventDefault();
          const button = event.submitter as HTMLButtonElement | null;
          void send(button?.value !== 'do');
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
            {result.events.length > 0 && <p class="hint">Events: {result.events.join(', ')}</p>}
          </div>
        )}
      </form>
    </details>
  );
}

function triedOf(answer: DryRun): Tried {
  const events = answer.events.map(({ event }) => event);
  if ('problem' in answer) return { isGood: false, text: answer.problem.detail, events };
  return { isGood: true, text: 'It would be done. Nothing has changed yet.', events };
}
