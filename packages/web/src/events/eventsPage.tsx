import { answerOf, type Event, eventsList } from '@astrarium/client';
import { useSignal } from '@preact/signals';
import { routeTo } from '../app/route.js';
import { wordsOf } from '../live/duration.js';
import { feedFault, recentEvents } from '../live/eventFeed.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { MessagesCard } from './messagesCard.js';
import { MutesCard } from './mutesCard.js';

/** The page of events: live from the stream, those before it, mutes and messages. */
export function EventsPage() {
  const category = useSignal('');
  const load = () => answerOf(eventsList({ client: client.value, query: { limit: 100 } }));
  const { data, fault } = useAnswer(load, []);
  const known = new Map<string, Event>();
  const past = data?.events.toReversed() ?? [];
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

function EventLine({ event }: { readonly event: Event }) {
  const { created_at, device_code, device_type, location, payload } = event;
  return (
    <li>
      <time dateTime={created_at}>{created_at.slice(5, 19).replace('T', ' ')}</time>
      <b>{event.event}</b>
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
