import {
  accountsUpdate,
  answerOf,
  type Event,
  eventsList,
  messagesList,
  messagesSend,
} from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { wordsOf } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { faultText } from '../device/doneText.js';
import { Icon } from '../icons/icon.js';
import { eventIcon, kindOf } from '../icons/icons.js';
import { feedFault, isOfPlan, recentEvents } from '../live/eventFeed.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';

/** The page of events: live from the stream, those before it, mutes and messages. */
export function EventsPage() {
  const category = useSignal('');
  const { data: past = [], fault } = useAnswer(latestEvents, []);
  const known = new Map<string, Event>();
  for (const event of [...recentEvents.value, ...past]) {
    if (!known.has(event.id)) known.set(event.id, event);
  }
  const all = [...known.values()];
  const categories = [...new Set(all.map((event) => event.category))].toSorted();
  const shown = all.filter((event) => category.value === '' || event.category === category.value);
  return (
    <div class="events-page">
      <section class="card">
        <h1>Events</h1>
        {[fault, feedFault.value].map((text) => text !== '' && <p class="fault">{text}</p>)}
        <label class="inline">
          Category
          <select
            value={category.value}
            onChange={(event) => (category.value = event.currentTarget.value)}
          >
            <option value="">all</option>
            {categories.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ol class="events" aria-live="polite">
          {shown.slice(0, 200).map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      </section>
      <div>
        <MessagesCard />
        <MutesCard names={[...new Set(all.map(({ event }) => event))].toSorted()} />
      </div>
    </div>
  );
}

const PAGE = 100;

/** More pages than these are not read to find a page of events. */
const MAX_PAGES = 10;

/** The latest events before the page was opened, the newest first, without those of plans. */
export async function latestEvents(): Promise<readonly Event[]> {
  const found = new Map<string, Event>();
  let before: string | undefined;
  for (let page = 0; page < MAX_PAGES && found.size < PAGE; page += 1) {
    const query = { limit: PAGE, ...(before !== undefined && { before }) };
    const { events } = await answerOf(eventsList({ client: client.value, query }));
    for (const event of events.toReversed()) if (!isOfPlan(event)) found.set(event.id, event);
    const [first] = events;
    if (first === undefined || events.length < PAGE) break;
    // Times are whole seconds: the next page has the other events of this second, too.
    before = new Date(Date.parse(first.created_at) + 1000).toISOString().replace(/\.\d+/, '');
  }
  return [...found.values()];
}

function EventLine({ event }: { readonly event: Event }) {
  const { created_at, device_code, device_type, location, payload } = event;
  const icon = eventIcon(event.event);
  return (
    <li>
      <span class={`with-icon ${kindOf(event.event)}`}>
        {icon !== undefined && <Icon name={icon} />}
        <b title={event.event}>{wordsOf(event.event.replace('.', ' '))}</b>
      </span>
      <time dateTime={created_at}>{created_at.slice(5, 19).replace('T', ' ')}</time>
      {device_code !== null && (
        <a href={routeTo('fleet', device_code)}>{wordsOf(device_type ?? 'device')}</a>
      )}
      {location !== null && <a href={routeTo('map', location)}>{location}</a>}
      <details>
        <summary>payload</summary>
        <pre>{JSON.stringify(payload, undefined, 2)}</pre>
      </details>
    </li>
  );
}

/** Received messages, and a form that sends one. */
export function MessagesCard() {
  const result = useSignal('');
  const received = recentEvents.value.filter(({ event }) => event === 'message.received').length;
  const load = () => answerOf(messagesList({ client: client.value, query: { limit: 30 } }));
  const { data, fault } = useAnswer(load, [received]);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const body = { to: String(given.get('to') ?? ''), text: String(given.get('text') ?? '') };
    try {
      await answerOf(messagesSend({ client: client.value, body }));
      result.value = `Sent to ${body.to}.`;
      form.reset();
    } catch (error) {
      result.value = faultText(error);
    }
  };

  return (
    <section class="card">
      <h2>Messages</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data?.messages.length === 0 && <p class="hint">None yet.</p>}
      <ul class="plain">
        {data?.messages.map(({ channel, id, sender_code, text }) => (
          <li key={id}>
            <b>{channel ?? sender_code}</b>: {text}
          </li>
        ))}
      </ul>
      <form
        class="sign-in"
        aria-label="Send a message"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget as HTMLFormElement);
        }}
      >
        <label>
          To a channel or a replicant
          <input name="to" required placeholder="#general" autocomplete="off" />
        </label>
        <label>
          Text
          <input name="text" required maxLength={500} autocomplete="off" />
        </label>
        <button type="submit">Send</button>
        {result.value !== '' && <p role="status">{result.value}</p>}
      </form>
    </section>
  );
}

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
      fault.value = faultText(error);
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
        <button type="submit" class="quiet">
          Mute
        </button>
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
