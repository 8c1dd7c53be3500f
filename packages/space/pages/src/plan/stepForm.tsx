import { answerOf } from '@astrarium/space/client';
import { useState } from 'preact/hooks';
import { commandWord } from '../device/commandWords.js';
import { deviceName } from '../device/deviceName.js';
import { capital, statusText } from '../device/doneText.js';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormValues } from '../form/formField.js';
import { commandForms } from '../form/commandForms.js';
import { fleet } from '../live/fleetState.js';
import { placeName } from '../live/places.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { addStep } from './planSteps.js';

/** More devices than these are not in the list of the form. */
const MAX_LISTED = 500;

/** Units of game time, in ticks. */
const UNITS = [
  ['seconds', 1],
  ['minutes', 60],
  ['hours', 3600],
  ['days', 86_400],
] as const;

/** A form that adds a command to the plan. */
export function StepForm() {
  const { data: forms, fault } = useAnswer(commandForms, []);
  const [device, setDevice] = useState('');
  const [command, setCommand] = useState('');
  const [amount, setAmount] = useState(0);
  const [unit, setUnit] = useState(60);
  const [values, setValues] = useState<FormValues>({});
  const { data: commands = [] } = useAnswer(() => commandsOf(device), [device]);
  const fields = forms?.get(command) ?? [];
  return (
    <form
      class="row fields"
      aria-label="Command of the plan"
      onSubmit={(event) => {
        event.preventDefault();
        addStep({ device, command, at: Math.round(amount * unit), args: formBody(fields, values) });
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
              {commandWord(name)}
            </option>
          ))}
        </select>
      </label>
      <div class="plan-when">
        <label>
          After
          <input
            type="number"
            min={0}
            step="any"
            value={amount}
            onInput={(event) => setAmount(Number(event.currentTarget.value))}
          />
        </label>
        <label>
          Unit of time
          <select value={unit} onChange={(event) => setUnit(Number(event.currentTarget.value))}>
            {UNITS.map(([name, ticks]) => (
              <option key={name} value={ticks}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FieldInputs fields={fields} values={values} onChange={setValues} />
      <button type="submit">Add to the plan</button>
    </form>
  );
}

/** All commands of a device: one that is blocked may be possible later in the plan. */
async function commandsOf(code: string): Promise<readonly string[]> {
  if (code === '') return [];
  const device = await answerOf(
    client.value.GET('/v1/devices/{code}', { params: { path: { code } } }),
  );
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
        {[...fleet.value.values()].slice(0, MAX_LISTED).map((one) => (
          <option key={one.code} value={one.code}>
            {capital(deviceName(one))}: {statusText(one.status)} at {placeName(one.location)}
          </option>
        ))}
      </select>
    </label>
  );
}
