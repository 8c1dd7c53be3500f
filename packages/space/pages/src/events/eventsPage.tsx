import { type EventName, EVENTS } from '@astrarium/space';
import { answerOf, type Event } from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { grouped } from '@astrarium/web/duration';
import { Icon } from '../icons/icon.js';
import { eventIcon, kindOf } from '../icons/icons.js';
import { feedFault, isOfPlan, recentEvents } from '../live/eventFeed.js';
import { loadStars, loadSystems } from '../live/places.js';
import { faultText } from '../live/serverText.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, changeAccount, client } from '../session/session.js';
import { agoText, runsOf, runText, EventSentence, sentenceText } from './eventSentence.js';
import { seeEvents } from './eventsBell.js';
import { knownReplicants, recipientOf } from './recipientOf.js';

/** What players call the kinds of events, by their categories of notifications. */
const KINDS = {
  mining: 'Mining',
  printing: 'Printing',
  travel: 'Travel',
  scanning: 'Scans and searches',
  devices: 'Devices',
  ami: 'Controllers',
  hub: 'Hubs',
  location_events: 'Places',
  multiplayer: 'Other players',
  trade: 'Gifts',
  progression: 'Progress',
  account: 'Account',
} as const;

type Kind = keyof typeof KINDS;

const kindOfEvent = ({ event }: Event): Kind => EVENTS[event as EventName].notify ?? 'account';

/** More runs of events are behind a button. */
const SHOWN = 60;

/** The page of events as sentences: live from the stream, those before it, mutes and messages. */
export function EventsPage() {
  const kind = useSignal<Kind | undefined>(undefined);
  const shown = useSignal(SHOWN);
  const { data: past = [], fault } = useAnswer(latestEvents, []);
  const known = new Map<string, Event>();
  for (const event of [...recentEvents.value, ...past]) {
    if (!known.has(event.id)) known.set(event.id, event);
  }
  const all = [...known.values()];
  const kinds = new Set(all.map(kindOfEvent));
  const chosen = all.filter(
    (event) => kind.value === undefined || kindOfEvent(event) === kind.value,
  );
  const runs = runsOf(chosen);
  const stars = [...new Set(all.map(({ star }) => star ?? ''))].slice(0, MAX_STARS).join();
  useEffect(() => void loadSystems(stars.split(',')), [stars]);
  useEffect(() => void loadStars(), []);
  useEffect(() => seeEvents(), [recentEvents.value]);
  return (
    <div class="beside">
      <section class="card">
        <h1>Events</h1>
        {[fault, feedFault.value].map((text) => text !== '' && <p class="fault">{text}</p>)}
        <div class="row tight kinds" role="group" aria-label="Kinds of events">
          {[undefined, ...(Object.keys(KINDS) as Kind[]).filter((one) => kinds.has(one))].map(
            (one) => (
              <button
                key={one ?? ''}
                type="button"
                class="quiet"
                aria-pressed={kind.value === one}
                onClick={() => (kind.value = one)}
              >
                {one === undefined ? 'All' : KINDS[one]}
              </button>
            ),
          )}
        </div>
        {runs.length === 0 && <p class="hint">Nothing has happened yet.</p>}
        <ol class="events">
          {runs.slice(0, shown.value).map((run) => (
            <EventRun key={run.at(-1)?.id} run={run} />
          ))}
        </ol>
        {runs.length > shown.value && (
          <button type="button" class="quiet" onClick={() => (shown.value += SHOWN)}>
            Show earlier events
          </button>
        )}
      </section>
      <div class="stack loose">
        <MessagesCard />
        <MutesCard names={[...new Set(all.map(({ event }) => event))].toSorted()} />
      </div>
    </div>
  );
}

/** Names of places in more systems than these are not read for a page. */
const MAX_STARS = 12;

const PAGE = 100;

/** More pages than these are not read to find a page of events. */
const MAX_PAGES = 10;

/** The latest events before the page was opened, the newest first, without those of plans. */
export async function latestEvents(): Promise<readonly Event[]> {
  const found = new Map<string, Event>();
  let before: string | undefined;
  for (let page = 0; page < MAX_PAGES && found.size < PAGE; page += 1) {
    const query = { limit: PAGE, ...(before !== undefined && { before }) };
    const { events } = await answerOf(client.value.GET('/v1/events', { params: { query } }));
    for (const event of events.toReversed()) if (!isOfPlan(event)) found.set(event.id, event);
    const [first] = events;
    if (first === undefined || events.length < PAGE) break;
    // Times are whole seconds: the next page has the other events of this second, too.
    before = new Date(Date.parse(first.created_at) + 1000).toISOString().replace(/\.\d+/, '');
  }
  return [...found.values()];
}

/** A single event, or several of one name that open. */
function EventRun({ run }: { readonly run: readonly Event[] }) {
  const [latest] = run;
  if (latest === undefined) return null;
  if (run.length === 1) return <EventLine event={latest} />;
  return (
    <li>
      <details>
        <summary>
          <EventIcon event={latest} />
          <span>{runText(run)}</span>
          <time dateTime={latest.created_at}>{agoText(latest.tick)}</time>
        </summary>
        <ol class="events">
          {run.slice(0, MAX_IN_RUN).map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** More events of a run are not listed one by one. */
const MAX_IN_RUN = 50;

function EventLine({ event }: { readonly event: Event }) {
  const { created_at, event: name, payload, tick } = event;
  return (
    <li class="event">
      <EventIcon event={event} />
      <EventSentence event={event} />
      <time dateTime={created_at}>{agoText(tick)}</time>
      <details>
        <summary aria-label={`Details: ${sentenceText(event)}`}>Details</summary>
        <p>
          Tick {grouped(tick)}, <code>{name}</code>, {created_at.slice(0, 19).replace('T', ' ')}
        </p>
        <pre tabIndex={0}>{JSON.stringify(payload, undefined, 2)}</pre>
      </details>
    </li>
  );
}

function EventIcon({ event: { event } }: { readonly event: Event }) {
  return (
    <span class={`event-icon ${kindOf(event)}`}>
      <Icon name={eventIcon(event) ?? 'events'} />
    </span>
  );
}

/** Received messages, and a form that sends one. */
export function MessagesCard() {
  const result = useSignal('');
  const received = recentEvents.value.filter(({ event }) => event === 'message.received').length;
  const { data, fault } = useAnswer(readMessages, [received, account.value?.account]);
  const { known = new Map(), messages = [] } = data ?? {};
  const nameOf = (code: string): string => known.get(code) ?? code;

  const send = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const written = String(given.get('to') ?? '').trim();
    const text = String(given.get('text') ?? '').trim();
    const to = recipientOf(written, known);
    if (to === undefined) {
      result.value =
        `You have not met anybody named ${written}. Write a name of the list, the code of a ` +
        'replicant, or a channel such as #general.';
      return;
    }
    try {
      const isNew = await listenTo(to);
      await answerOf(client.value.POST('/v1/messages', { body: { to, text } }));
      result.value = isNew
        ? `Sent to ${to}. You get the messages of ${to} from now on.`
        : `Sent to ${nameOf(to)}.`;
      form.reset();
    } catch (error) {
      result.value = faultText(error);
    }
  };

  return (
    <section class="card">
      <h2>Messages</h2>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data !== undefined && messages.length === 0 && <p class="hint">None yet.</p>}
      <ul class="plain">
        {messages.map(({ channel, id, sender_code, text }) => (
          <li key={id}>
            {channel !== null && <span class="dim">{channel} </span>}
            <b>{nameOf(sender_code)}</b>: {text}
          </li>
        ))}
      </ul>
      <form
        class="sign-in stack fill"
        aria-label="Send a message"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget as HTMLFormElement);
        }}
      >
        <label>
          To a channel or a replicant
          <input name="to" list="recipients" required placeholder="#general" autocomplete="off" />
        </label>
        <datalist id="recipients">
          {[...new Set([...(account.value?.bobnet_channels ?? []), ...known.values()])].map(
            (name) => (
              <option key={name} value={name} />
            ),
          )}
        </datalist>
        <label>
          Text
          <input
            name="text"
            required
            pattern=".{1,500}"
            title="At most 500 characters"
            autocomplete="off"
          />
        </label>
        <button type="submit">Send</button>
        {result.value !== '' && <p role="status">{result.value}</p>}
      </form>
    </section>
  );
}

async function readMessages() {
  const query = { limit: 30 };
  const { messages } = await answerOf(client.value.GET('/v1/messages', { params: { query } }));
  return { messages, known: await knownReplicants(messages) };
}

/** Listens to a channel, as who writes to it must; returns whether it is a new one. */
async function listenTo(to: string): Promise<boolean> {
  const channels = account.value?.bobnet_channels ?? [];
  if (!to.startsWith('#') || channels.some((one) => one.toLowerCase() === to)) return false;
  await changeAccount({ bobnet_channels: [...channels, to] });
  return true;
}

/** The patterns of events that the stream leaves out; they are settings of the account. */
export function MutesCard({ names }: { readonly names: readonly string[] }) {
  const fault = useSignal('');
  const muted = account.value?.events.muted ?? [];

  const save = async (next: readonly string[]): Promise<void> => {
    try {
      await changeAccount({ events: { muted: [...next] } });
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
        class="row fields tight fill one-field"
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
