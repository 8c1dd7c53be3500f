import { answerOf, type Batch, batchRun } from '@astrarium/space/client';
import { useState } from 'preact/hooks';
import { wordsOf } from '@astrarium/web/duration';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormValues } from '../form/formField.js';
import { commandForms } from '../form/commandForms.js';
import { fleet, refreshDevice } from '../live/fleetState.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';

/** One command for all chosen devices, in one batch. */
export function BatchForm({ codes }: { readonly codes: readonly string[] }) {
  const { data: forms } = useAnswer(commandForms, []);
  const [command, setCommand] = useState('');
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState('');
  const fields = forms?.get(command) ?? [];

  const send = async (): Promise<void> => {
    setResult(await runBatch(codes, { command, ...formBody(fields, values) }));
    for (const code of codes) refreshDevice(code);
  };

  return (
    <form
      class="batch"
      aria-label="Command for the chosen devices"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        Command for {codes.length} devices
        <select
          value={command}
          required
          onChange={(event) => {
            setCommand(event.currentTarget.value);
            setValues({});
          }}
        >
          <option value="">Choose …</option>
          {commandsOf(codes).map((name) => (
            <option key={name} value={name}>
              {wordsOf(name)}
            </option>
          ))}
        </select>
      </label>
      <FieldInputs fields={fields} values={values} onChange={setValues} />
      <button type="submit">Do for all</button>
      {result !== '' && <p role="status">{result}</p>}
    </form>
  );
}

/** The commands that at least one of the devices takes now. */
function commandsOf(codes: readonly string[]): readonly string[] {
  const devices = codes.flatMap((code) => fleet.value.get(code) ?? []);
  return [...new Set(devices.flatMap(({ available_commands }) => available_commands))].toSorted();
}

/** Runs a command for devices; returns what happened, for people. */
async function runBatch(codes: readonly string[], command: object): Promise<string> {
  const body = { commands: codes.map((device) => ({ ...command, device })) } as unknown as Batch;
  try {
    const answer = await answerOf(batchRun({ client: client.value, body }));
    const outcomes = 'outcomes' in answer ? answer.outcomes : [];
    const refused = outcomes.filter(({ status }) => status >= 400);
    const [first] = refused;
    const why = first !== undefined && 'problem' in first ? `: ${first.problem.detail}` : '';
    return `${outcomes.length - refused.length} done, ${refused.length} refused${why}`;
  } catch (error) {
    return (error as Error).message;
  }
}
