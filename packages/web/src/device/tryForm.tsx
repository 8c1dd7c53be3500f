import { useState } from 'preact/hooks';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormField, type FormValues } from '../form/formField.js';
import { wordsOf } from '../live/duration.js';

/** What a request to a device led to, or would lead to. */
export interface Tried {
  readonly isGood: boolean;
  readonly text: string;
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
  const submit = async (isDryRun: boolean): Promise<void> => {
    const tried = send(formBody(fields, values), isDryRun);
    setResult(
      await tried.catch((error: unknown) => {
        return { isGood: false, text: (error as Error).message, events: [] };
      }),
    );
  };
  return (
    <details class="command">
      <summary>{wordsOf(name)}</summary>
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
            {result.events.length > 0 && <p class="hint">Events: {result.events.join(', ')}</p>}
          </div>
        )}
      </form>
    </details>
  );
}
