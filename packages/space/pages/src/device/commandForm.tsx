import { countText, grouped } from '@astrarium/web/duration';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FieldInputs } from '../form/fieldInput.js';
import { formBody, type FormField, type FormValues } from '../form/formField.js';
import { FormScope, triedRoute } from '../form/formScope.js';
import { startTrials, type Trials } from '../form/trials.js';
import { faultText } from '../live/serverText.js';
import { commandWord } from './commandWords.js';
import type { OrderResult } from './orderResult.js';
import { runOrder, type Sample, type Tried, tryOrder } from './runOrder.js';

/** More sentences than these about one order help nobody. */
const MAX_SENTENCES = 20;

/** A command to one device or to many: its arguments, what it would lead to, and the button. */
export function CommandForm({
  codes,
  fields,
  name,
  onDone,
  samples,
  values,
}: {
  readonly name: string;
  readonly fields: readonly FormField[];
  /** The devices that get the command. */
  readonly codes: readonly string[];
  /** One of each kind of them. */
  readonly samples: readonly Sample[];
  readonly values: Signal<FormValues>;
  /** Is told what was done; the form may be gone then. */
  readonly onDone: (result: OrderResult) => void;
}) {
  const tried = useSignal<Tried | undefined>(undefined);
  const sent = useSignal<number | undefined>(undefined);
  const fault = useSignal<OrderResult | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const trials = useRef<Trials<Asked> | undefined>(undefined);
  useEffect(() => {
    const started = startTrials<Asked, Tried>(tryForm, (result) => (tried.value = result));
    trials.current = started;
    return () => {
      started.stop();
      triedRoute.value = [];
    };
  }, []);
  useEffect(() => void (triedRoute.value = tried.value?.route ?? []), [tried.value]);
  const body = formBody(fields, values.value);
  const kinds = samples.map(({ count, device }) => [device.device_code, device.status, count]);
  useEffect(() => {
    const isComplete =
      codes.length > 0 && samples.length > 0 && form.current?.checkValidity() === true;
    const asked = { name, fields, samples, codes, body };
    trials.current?.ask(isComplete && sent.value === undefined ? asked : undefined);
  }, [JSON.stringify([body, kinds, codes.length > 0]), sent.value]);
  const submit = async (): Promise<void> => {
    // A disabled button would lose the focus.
    if (sent.value !== undefined) return;
    sent.value = 0;
    fault.value = undefined;
    const result = await runOrder(codes, name, body, (count) => (sent.value = count));
    sent.value = undefined;
    if (result.done.length > 0) onDone(result);
    else fault.value = result;
  };
  const word = commandWord(name);
  const count = codes.length < 2 ? '' : ` with ${countText(codes.length, 'device')}`;
  return (
    <FormScope.Provider value={scopeOf(samples)}>
      <form
        ref={form}
        class="stack"
        aria-label={word}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FieldInputs
          fields={fields}
          values={values.value}
          onChange={(next) => (values.value = next)}
        />
        <div class="trial" role="status">
          {tried.value?.facts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {tried.value?.refused.map((text) => (
            <p key={text} class="fault">
              {text}
            </p>
          ))}
        </div>
        <button type="submit" disabled={codes.length === 0}>
          {sent.value === undefined
            ? `${word}${count}`
            : `${grouped(sent.value)} of ${grouped(codes.length)}`}
        </button>
        {fault.value !== undefined && (
          <div role="alert">
            <OrderTexts result={fault.value} />
          </div>
        )}
      </form>
    </FormScope.Provider>
  );
}

/** What an order led to. */
export function OrderTexts({ result: { done, refused } }: { readonly result: OrderResult }) {
  const all = [...done, ...refused];
  return (
    <>
      {all.slice(0, MAX_SENTENCES).map((text, index) => (
        <p key={index} class={index < done.length ? 'good' : 'fault'}>
          {text}
        </p>
      ))}
      {all.length > MAX_SENTENCES && <p>And {grouped(all.length - MAX_SENTENCES)} more.</p>}
    </>
  );
}

interface Asked {
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly samples: readonly Sample[];
  readonly codes: readonly string[];
  readonly body: object;
}

async function tryForm({ body, codes, fields, name, samples }: Asked): Promise<Tried> {
  try {
    const tried = await tryOrder(samples, codes, name, body);
    // A form in which nothing has been filled in yet is no mistake.
    const isEmpty = fields.length > 0 && Object.keys(body).length === 0;
    return isEmpty ? { ...tried, refused: [] } : tried;
  } catch (error) {
    return { facts: [], refused: [faultText(error)], route: [] };
  }
}

function scopeOf(samples: readonly Sample[]) {
  const places = new Set(samples.map(({ device }) => device.location));
  const [place = ''] = places;
  const [first, other] = samples;
  const device = other === undefined && first?.count === 1 ? first.device : undefined;
  return {
    place: places.size === 1 ? place : '',
    ...(device !== undefined && { device }),
  };
}
