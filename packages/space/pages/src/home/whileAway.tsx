import { answerOf, type EventSummary } from '@astrarium/space/client';
import { countText, durationText, grouped } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { Icon } from '../icons/icon.js';
import { lastVisit, tellVisit } from '../live/lastVisit.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { wordsOf } from '../device/wordsOf.js';

/** What happened since the last visit on this device; nothing after a short time. */
export function WhileAway() {
  const player = account.value?.account ?? 0;
  const before = useMemo(() => lastVisit(player), [player]);
  const isClosed = useSignal(false);
  const isAway = before !== undefined;
  const { data } = useAnswer(() => summaryAfter(isAway ? before.id : ''), [player]);
  useEffect(() => {
    const lastId = data?.last_id;
    if (typeof lastId !== 'string') return undefined;
    return tellVisit(player, lastId);
  }, [player, data]);
  const told = data === undefined ? [] : summaryTexts(data);
  if (!isAway || isClosed.value || told.length === 0) return null;
  return (
    <section class="panel away" aria-labelledby="away">
      <header class="between">
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
      <p class="dim">{durationText(before.awayMs / 1000)}</p>
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

async function summaryAfter(after: string): Promise<EventSummary | undefined> {
  if (after === '') return undefined;
  return answerOf(client.value.GET('/v1/events/summary', { params: { query: { after } } }));
}

/** A summary as short sentences, the most useful first. */
export function summaryTexts({ counts, is_complete, mined, printed }: EventSummary): string[] {
  const listed = (of: object, textOf: (count: number, name: string) => string): string =>
    Object.entries(of as Readonly<Record<string, number>>)
      .filter(([, count]) => count > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => textOf(count, wordsOf(name)))
      .join(', ');
  const texts: string[] = [];
  const units = listed(mined, (count, name) => `${grouped(count)} ${name}`);
  if (units !== '') texts.push(`Mined: ${units}`);
  const devices = listed(printed, countText);
  if (devices !== '') texts.push(`Printed: ${devices}`);
  const told: Readonly<Record<string, (count: number) => string>> = {
    'travel.arrived': (count) => countText(count, 'arrival'),
    'scan.completed': (count) => `${countText(count, 'place')} measured`,
    'site.depleted': (count) => `${countText(count, 'deposit')} empty`,
    'print.waiting': (count) => `${countText(count, 'print')} waited for resources`,
    'message.received': (count) => countText(count, 'message'),
    'hub.warning': (count) => `${countText(count, 'warning')} of hubs`,
    'asteroid.struck': (count) => `${countText(count, 'strike')} of asteroids`,
    'achievement.earned': (count) => countText(count, 'achievement'),
  };
  for (const [event, textOf] of Object.entries(told)) {
    const count = counts[event] ?? 0;
    if (count > 0) texts.push(textOf(count));
  }
  if (!is_complete) texts.push('And more.');
  return texts;
}
