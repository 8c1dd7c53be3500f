import { useSignal } from '@preact/signals';
import { commandForms } from '../form/commandForms.js';
import type { FormField, FormValues } from '../form/formField.js';
import { Icon } from '../icons/icon.js';
import { commandIcon } from '../icons/icons.js';
import { serverText } from '../live/serverText.js';
import { useAnswer } from '../live/useAnswer.js';
import { useTold } from '../live/useTold.js';
import { serverUrl } from '../session/session.js';
import { CommandForm, OrderTexts } from './commandForm.js';
import { blockedText, commandWord, commonCommands, GIVE, MAX_COMMON } from './commandWords.js';
import type { OrderResult } from './orderResult.js';
import { canGive, type Sample } from './runOrder.js';

/** What can be ordered: a few common commands, the others, and what is not possible now. */
export function CommandList({
  codes,
  samples,
  without = [],
}: {
  /** The devices that get the orders. */
  readonly codes: readonly string[];
  /** One of each kind of them. */
  readonly samples: readonly Sample[];
  /** Commands that are given elsewhere. */
  readonly without?: readonly string[];
}) {
  const { data: forms, fault } = useAnswer(commandForms, []);
  const [done, tell] = useTold<OrderResult | undefined>(undefined);
  const devices = samples.map(({ device }) => device);
  const available = [
    ...new Set(devices.flatMap(({ available_commands }) => available_commands as string[])),
  ].filter((name) => !without.includes(name));
  const isGift =
    devices.length > 0 && devices.every((one) => canGive({ ...one, type: one.device_type }));
  const gifts = isGift ? [GIVE] : [];
  const features = [...new Set(devices.flatMap((device) => device.features as string[]))];
  const common = [...gifts, ...commonCommands(features, available)].slice(0, MAX_COMMON);
  const others = available.filter((name) => !common.includes(name));
  const formOf = (name: string) => (
    <Command
      key={name}
      name={name}
      codes={codes}
      samples={samples}
      fields={forms?.get(name) ?? []}
      onDone={(result) => tell(result, result.refused.length > 0)}
    />
  );
  const [only, other] = devices;
  const blocked = other === undefined ? Object.entries(only?.blocked_commands ?? {}) : [];
  return (
    <>
      <div role="status">{done !== undefined && <OrderTexts result={done} />}</div>
      {fault !== '' && <p class="fault">{fault}</p>}
      {forms !== undefined && common.map(formOf)}
      {forms !== undefined && others.length > 0 && (
        <details class="more">
          <summary>More</summary>
          {others.map(formOf)}
        </details>
      )}
      {blocked.length > 0 && <Blocked blocked={blocked} status={only?.status ?? ''} />}
    </>
  );
}

/** A command that opens to its form. */
function Command({
  onDone,
  ...order
}: {
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly codes: readonly string[];
  readonly samples: readonly Sample[];
  readonly onDone: (result: OrderResult) => void;
}) {
  const isOpen = useSignal(false);
  const values = useSignal<FormValues>({});
  const icon = commandIcon(order.name);
  return (
    <details
      class="command"
      name="command"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary class="with-icon">
        {icon !== undefined && <Icon name={icon} />}
        <span>{commandWord(order.name)}</span>
      </summary>
      {isOpen.value && (
        <CommandForm
          {...order}
          values={values}
          onDone={(result) => {
            values.value = {};
            isOpen.value = false;
            onDone(result);
          }}
        />
      )}
    </details>
  );
}

/** The commands that are not possible now, each with the reason. */
function Blocked({
  blocked,
  status,
}: {
  readonly blocked: readonly (readonly [command: string, code: string])[];
  readonly status: string;
}) {
  const isOpen = useSignal(false);
  const codes = [...new Set(blocked.map(([, code]) => code))].toSorted();
  const load = async (): Promise<ReadonlyMap<string, string>> => {
    if (!isOpen.value) return new Map();
    return new Map(
      await Promise.all(codes.map(async (code) => [code, await problemText(code)] as const)),
    );
  };
  const { data: texts, fault } = useAnswer(load, [isOpen.value, codes.join()]);
  return (
    <details class="blocked" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>Not possible now</summary>
      {fault !== '' && <p class="fault">{fault}</p>}
      <dl class="stack tight">
        {blocked.map(([command, code]) => (
          <div key={command}>
            <dt>{commandWord(command)}</dt>
            <dd class="hint">{blockedText(code, status, texts?.get(code) ?? 'Loading …')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The meaning of a problem, and what to do about it. */
async function problemText(code: string): Promise<string> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${serverUrl()}/problems/${code}`, { headers });
  const { text, title } = (await answer.json()) as Readonly<Record<'text' | 'title', string>>;
  return serverText(`${title}. ${text}`);
}
