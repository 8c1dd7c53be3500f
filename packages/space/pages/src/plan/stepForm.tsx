import { answerOf, devicesGet } from '@astrarium/space/client';
import { useState } from 'preact/hooks';
import { wordsOf } from '@astrarium/web/duration';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormValues } from '../form/formField.js';
import { commandForms } from '../form/commandForms.js';
import { fleetList } from '../live/fleetState.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { addStep } from './planSteps.js';

/** More devices than these are not in the list of the form; their code can be typed. */
const MAX_LISTED = 500;

/** A form that adds a command to the plan. */
export function StepForm() {
  const { data: forms, fault } = useAnswer(commandForms, []);
  const [device, setDevice] = useState('');
  const [command, setCommand] = useState('');
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<FormValues>({});
  const { data: commands = [] } = useAnswer(() => commandsOf(device), [device]);
  const fields = forms?.get(command) ?? [];
  return (
    <form
      class="step-form"
      aria-label="Command of the plan"
      onSubmit={(event) => {
        event.preventDefault();
        addStep({ device, command, at, args: formBody(fields, values) });
      }}
    >
      {fault !== '' && <p class="fault">{fault}</p>}
      <DeviceChoice
        value={device}
        onChange={(code) => {
          setDevice(code);
          setCommand('');
          setValues({});
        }}
      />
      <label>
        Command
        <select
          required
          value={command}
          onChange={(event) => {
            setCommand(event.currentTarget.value);
            setValues({});
          }}
        >
          <option value="">Choose …</option>
          {commands.map((name) => (
            <option key={name} value={name}>
              {wordsOf(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        After ticks
        <input
          type="number"
          min={0}
          value={at}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
      </label>
      <FieldInputs fields={fields} values={values} onChange={setValues} />
      <button type="submit">Add to the plan</button>
    </form>
  );
}

/** All commands of a device: one that is blocked may be possible later in the plan. */
async function commandsOf(code: string): Promise<readonly string[]> {
  if (code === '') return [];
  const device = await answerOf(devicesGet({ client: client.value, path: { code } }));
  return [...device.available_commands, ...Object.keys(device.blocked_commands)];
}

interface DeviceChoiceProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

function DeviceChoice({ onChange, value }: DeviceChoiceProps) {
  return (
    <label>
      Device
      <select required value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Choose …</option>
        {fleetList.value.slice(0, MAX_LISTED).map(({ code, status, type }) => (
          <option key={code} value={code}>
            {wordsOf(type)} {code} ({status})
          </option>
        ))}
      </select>
    </label>
  );
}
