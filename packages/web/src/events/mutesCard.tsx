import { accountsUpdate, answerOf } from '@astrarium/client';
import { useSignal } from '@preact/signals';
import { account, client } from '../session/session.js';

/** The patterns of events that the stream leaves out; they are settings of the account. */
export function MutesCard({ names }: { readonly names: readonly string[] }) {
  const fault = useSignal('');
  const muted = account.value?.events.muted ?? [];

  const save = async (next: readonly string[]): Promise<void> => {
    try {
      const body = { events: { muted: [...next] } };
      const answer = await answerOf(accountsUpdate({ client: client.value, body }));
      if (!('dry_run' in answer)) account.value = answer;
      fault.value = '';
    } catch (error) {
      fault.value = (error as Error).message;
    }
  };

  return (
    <section class="card">
      <h2>Muted events</h2>
      <p class="hint">
        <code>mining.*</code> mutes all events whose name has that form. Digests are never muted.
      </p>
      <ul class="plain">
        {muted.map((pattern) => (
          <li key={pattern}>
            <code>{pattern}</code>{' '}
            <button
              type="button"
              class="quiet"
              onClick={() => void save(muted.filter((one) => one !== pattern))}
            >
              Unmute {pattern}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="map-search"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget as HTMLFormElement;
          const pattern = String(new FormData(form).get('pattern') ?? '').trim();
          if (pattern !== '') void save([...muted, pattern]).then(() => form.reset());
        }}
      >
        <label>
          Pattern
          <input name="pattern" list="event-names" placeholder="travel.*" autocomplete="off" />
        </label>
        <button type="submit">Mute</button>
        <datalist id="event-names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </form>
      {fault.value !== '' && <p class="fault">{fault.value}</p>}
    </section>
  );
}
