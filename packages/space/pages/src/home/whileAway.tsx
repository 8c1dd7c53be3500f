import { answerOf, type EventSummary, eventsSummary } from '@astrarium/space/client';
import { durationText, grouped, wordsOf } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { Icon } from '../icons/icon.js';
import { recentEvents } from '../live/eventFeed.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';

/** Who comes back sooner is told nothing, in milliseconds. */
const AWAY_MS = 5 * 60_000;

/** How often this device remembers that the player is here, in milliseconds. */
const HERE_MS = 15_000;

/** When the player was last here, and the last event by then. */
interface LastSeen {
  readonly id: string;
  readonly atMs: number;
}

/** What happened since the last visit on this device; nothing after a short time. */
export function WhileAway() {
  const key = `astrarium.seen.${account.value?.account ?? 0}`;
  const before = useMemo(() => lastSeen(key), [key]);
  const isClosed = useSignal(false);
  const isAway = before !== undefined && Date.now() - before.atMs > AWAY_MS;
  const { data } = useAnswer(() => summaryAfter(isAway ? before.id : ''), [key]);
  useEffect(() => {
    const remember = (): void => {
      const id = recentEvents.value[0]?.id ?? data?.last_id ?? before?.id ?? FIRST_ID;
      localStorage.setItem(key, JSON.stringify({ id, atMs: Date.now() } satisfies LastSeen));
    };
    // Not before it is known what happened meanwhile.
    if (isAway && data === undefined) return undefined;
    remember();
    const timer = setInterval(remember, HERE_MS);
    return () => clearInterval(timer);
  }, [key, data]);
  const told = data === undefined ? [] : summaryTexts(data);
  if (!isAway || isClosed.value || told.length === 0) return null;
  return (
    <section class="panel away" aria-labelledby="away">
      <header class="panel-head">
        <h2 id="away">While you were away</h2>
        <button
          type="button"
          class="icon-button"
          aria-label="Close what happened"
          onClick={() => (isClosed.value = true)}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="dim">{durationText((Date.now() - before.atMs) / 1000)}</p>
      <ul class="plain">
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <a href={routeTo('events')}>All events</a>
      </p>
    </section>
  );
}

/** The id before all events. */
const FIRST_ID = '0-0';

function lastSeen(key: string): LastSeen | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

async function summaryAfter(after: string): Promise<EventSummary | undefined> {
  if (after === '') return undefined;
  return answerOf(eventsSummary({ client: client.value, query: { after } }));
}

/** A summary as short sentences, the most useful first. */
export function summaryTexts({ counts, is_complete, mined, printed }: EventSummary): string[] {
  const amounts = (of: object): string =>
    Object.entries(of as Readonly<Record<string, number>>)
      .filter(([, count]) => count > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${grouped(count)} ${wordsOf(name)}`)
      .join(', ');
  const texts: string[] = [];
  if (amounts(mined) !== '') texts.push(`Mined: ${amounts(mined)}`);
  if (amounts(printed) !== '') texts.push(`Printed: ${amounts(printed)}`);
  const told: Readonly<Record<string, string>> = {
    'travel.arrived': 'arrivals',
    'scan.completed': 'places measured',
    'site.depleted': 'deposits empty',
    'print.waiting': 'prints that waited for resources',
    'message.received': 'messages',
    'hub.warning': 'warnings of hubs',
    'asteroid.struck': 'strikes of asteroids',
    'achievement.earned': 'achievements',
  };
  for (const [event, words] of Object.entries(told)) {
    const count = counts[event] ?? 0;
    if (count > 0) texts.push(`${grouped(count)} ${words}`);
  }
  if (!is_complete) texts.push('And more.');
  return texts;
}
