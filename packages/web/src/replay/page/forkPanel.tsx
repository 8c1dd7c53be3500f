import { useSignal } from '@preact/signals';
import { grouped } from '../../parts/duration.js';
import { NumberField } from '../../parts/numberField.js';
import type { ForkedLog } from '../theatreMessage.js';
import { theatreEnd, type TheatreState } from './theatreState.js';

interface Planned {
  readonly tick: number;
  readonly command: {
    readonly id: string;
    readonly account: number;
    readonly type: string;
    readonly args: Readonly<Record<string, unknown>>;
  };
}

/** Continues the game from the shown tick with other commands, as a new log. */
export function ForkPanel({ theatre }: { readonly theatre: TheatreState }) {
  const { sides, tick } = theatre;
  const planned = useSignal<readonly Planned[]>([]);
  const fault = useSignal('');
  const forked = useSignal<(ForkedLog & { readonly url: string }) | undefined>(undefined);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const of = (name: string): string => String(data.get(name) ?? '');
    try {
      const args = JSON.parse(of('args') || '{}') as Planned['command']['args'];
      const id = `fork-${planned.value.length + 1}`;
      const command = { id, account: Number(of('account')), type: of('type'), args };
      const added = [...planned.value, { tick: Number(of('tick')), command }];
      planned.value = added.sort((a, b) => a.tick - b.tick);
      fault.value = '';
    } catch (error) {
      fault.value = `The arguments are not JSON: ${(error as Error).message}`;
    }
  };
  const run = async (): Promise<void> => {
    const ticks = planned.value.map((each) => each.tick);
    const at = ticks.reduce((a, b) => Math.min(a, b), tick.value);
    const end = ticks.reduce((a, b) => Math.max(a, b), theatreEnd(sides.a));
    const commands = planned.value;
    const answer = await theatre.ask({ kind: 'fork', at, ticks: end - at, commands });
    if (forked.value !== undefined) URL.revokeObjectURL(forked.value.url);
    forked.value = { ...answer, url: URL.createObjectURL(answer.log) };
    await theatre.open('b', answer.log, 'fork.jsonl');
  };
  return (
    <section>
      <h2>Fork here</h2>
      <p class="hint">
        The game goes on from tick {grouped(tick.value)} with the commands below instead of those of
        the log. The new log opens beside the first one.
      </p>
      <CommandForm theatre={theatre} count={planned.value.length} onSubmit={add} />
      {fault.value !== '' && <p class="fault">{fault.value}</p>}
      <ol class="happened">
        {planned.value.map(({ command, tick: at }, index) => (
          <li key={index}>
            tick {grouped(at)}, player {command.account}: {command.type}{' '}
            <code>{JSON.stringify(command.args)}</code>{' '}
            {forked.value?.outcomes[index] && (
              <OutcomeText outcome={forked.value.outcomes[index].outcome} />
            )}
          </li>
        ))}
      </ol>
      <p>
        <button type="button" onClick={() => void run().catch(() => undefined)}>
          Run the fork
        </button>{' '}
        {planned.value.length > 0 && (
          <button type="button" class="quiet" onClick={() => (planned.value = [])}>
            Remove the commands
          </button>
        )}{' '}
        {forked.value && (
          <a class="button" href={forked.value.url} download="fork.jsonl">
            Download the new log
          </a>
        )}
      </p>
    </section>
  );
}

function OutcomeText({ outcome }: { readonly outcome: ForkedLog['outcomes'][number]['outcome'] }) {
  if (outcome.done) return <span class="good">done</span>;
  return <span class="fault">refused: {outcome.refusal.message}</span>;
}

function CommandForm({
  count,
  onSubmit,
  theatre,
}: {
  /** How many commands were added: the next one is for the shown tick again. */
  readonly count: number;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly theatre: TheatreState;
}) {
  const { header, progress } = theatre.sides.a;
  const { tick } = theatre;
  return (
    <form class="command fill" onSubmit={onSubmit}>
      <label>
        Tick
        <NumberField key={count} name="tick" min={0} value={tick.value} />
      </label>
      <label>
        Player
        <select name="account">
          {(progress.value?.marks.players ?? []).map(({ account, name }) => (
            <option key={account} value={account}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Command
        <select name="type">
          {(header.value?.commandTypes ?? []).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <label class="wide">
        Arguments as JSON
        <textarea name="args" rows={2} spellcheck={false} placeholder='{"name": "value"}' />
      </label>
      <button type="submit" class="quiet">
        Add the command
      </button>
    </form>
  );
}
