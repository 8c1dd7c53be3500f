import {
  answerOf,
  type Batch,
  type BatchOutcome,
  batchRun,
  devicesGet,
} from '@astrarium/space/client';
import { useState } from 'preact/hooks';
import { wordsOf } from '@astrarium/web/duration';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormValues } from '../form/formField.js';
import { commandForms } from '../form/commandForms.js';
import { fleet, wakeFleet } from '../live/fleetState.js';
import { doneContext } from '../device/commandForm.js';
import { type DoneAnswer, doneText, faultText, sentence } from '../device/doneText.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';

/** One command for all chosen devices, in one batch. */
export function BatchForm({ codes }: { readonly codes: readonly string[] }) {
  const { data: forms } = useAnswer(commandForms, []);
  const [command, setCommand] = useState('');
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<BatchResult | undefined>(undefined);
  const asked = oneOfEachKind(codes);
  const { data: commands = [] } = useAnswer(() => commandsOf(asked), [asked.join()]);
  const fields = forms?.get(command) ?? [];

  const send = async (): Promise<void> => {
    setResult(await runBatch(codes, command, formBody(fields, values)));
    wakeFleet();
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
          {commands.map((name) => (
            <option key={name} value={name}>
              {wordsOf(name)}
            </option>
          ))}
        </select>
      </label>
      <FieldInputs fields={fields} values={values} onChange={setValues} />
      <button type="submit">Do for all</button>
      {result !== undefined && <BatchOutcomes result={result} />}
    </form>
  );
}

/** More sentences than these about one batch help nobody. */
const MAX_SENTENCES = 20;

function BatchOutcomes({ result: { done, refused } }: { readonly result: BatchResult }) {
  const all = [...done, ...refused];
  return (
    <div role="status">
      {all.slice(0, MAX_SENTENCES).map((text, index) => (
        <p key={index} class={index < done.length ? 'good' : 'fault'}>
          {text}
        </p>
      ))}
      {all.length > MAX_SENTENCES && <p>And {all.length - MAX_SENTENCES} more.</p>}
    </div>
  );
}

/** More kinds of devices than these are not asked for their commands. */
const MAX_KINDS = 12;

/** One device of each type and status of these, as the others of its kind take the same commands. */
function oneOfEachKind(codes: readonly string[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const code of codes) {
    const { status = '', type = '' } = fleet.value.get(code) ?? {};
    kinds.set(`${type} ${status}`, code);
  }
  return [...kinds.values()].slice(0, MAX_KINDS);
}

/** The commands that at least one of the devices takes now. */
async function commandsOf(codes: readonly string[]): Promise<readonly string[]> {
  const read = codes.map((code) => answerOf(devicesGet({ client: client.value, path: { code } })));
  const devices = await Promise.all(read);
  return [...new Set(devices.flatMap(({ available_commands }) => available_commands))].toSorted();
}

/** What a batch led to, as sentences. */
export interface BatchResult {
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

/** Runs a command for devices; returns what happened. */
async function runBatch(
  codes: readonly string[],
  command: string,
  args: object,
): Promise<BatchResult> {
  const commands = codes.map((device) => ({ ...args, command, device }));
  const body = { commands } as unknown as Batch;
  try {
    const answer = await answerOf(batchRun({ client: client.value, body }));
    return batchResult(codes, 'outcomes' in answer ? answer.outcomes : [], (code, facts) =>
      doneText(command, facts, doneContext(fleet.value.get(code) ?? { location: '' }, args)),
    );
  } catch (error) {
    return { done: [], refused: [faultText(error)] };
  }
}

/** The outcomes of one command for devices: devices with the same sentence are counted. */
export function batchResult(
  codes: readonly string[],
  outcomes: readonly BatchOutcome[],
  textOf: (code: string, answer: DoneAnswer) => string,
): BatchResult {
  const done = new Map<string, number>();
  const refused: string[] = [];
  outcomes.forEach((outcome, index) => {
    const code = codes[index] ?? '';
    if ('problem' in outcome) {
      const name = wordsOf(fleet.value.get(code)?.type ?? 'device');
      refused.push(sentence(`the ${name} ${code} refused: ${outcome.problem.detail}`));
    } else {
      const text = textOf(code, outcome.answer as DoneAnswer);
      done.set(text, (done.get(text) ?? 0) + 1);
    }
  });
  return {
    done: [...done].map(([text, count]) =>
      codes.length === 1 ? text : `${count} of ${codes.length} devices: ${text}`,
    ),
    refused,
  };
}
