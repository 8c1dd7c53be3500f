import '../styles/events.css';
import type { Event } from '@astrarium/space/client';
import { computed, effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { route, routeTo } from '../app/route.js';
import { Icon } from '../icons/icon.js';
import { recentEvents } from '../live/eventFeed.js';
import { rememberVisit } from '../live/lastVisit.js';
import { account } from '../session/session.js';

/** Events that come within this time are told in one notice, in milliseconds. */
const GATHER_MS = 1_000;

/** How long a notice stays, in milliseconds. */
const SHOWN_MS = 8_000;

/** A larger number of unseen events is not counted. */
const MAX_COUNTED = 99;

/** The id of the newest event that was seen on the page of events. */
const seenId = signal('');

/** How many events came since the page of events was shown. */
export const unseenCount = computed(() => {
  const at = recentEvents.value.findIndex(({ id }) => id === seenId.value);
  return at < 0 ? recentEvents.value.length : at;
});

/** Remembers that all events were seen. */
export function seeEvents(): void {
  seenId.value = recentEvents.peek()[0]?.id ?? seenId.peek();
}

/**
 * The last words of the names of events that come by themselves: something ended, came or went
 * wrong. The other events follow a command at once.
 */
const NOTICED: ReadonlySet<string> = new Set([
  'arrived',
  'closed',
  'completed',
  'depleted',
  'destroyed',
  'digest',
  'earned',
  'evicted',
  'failed',
  'found',
  'greeting',
  'idle',
  'locked_out',
  'milestone',
  'needed',
  'oncomplete_refused',
  'received',
  'sighted',
  'stopped',
  'struck',
  'succeeded',
  'directive_timed_out',
  'waiting',
  'warning',
]);

/** The events that a notice tells, of those that came since an id. */
export function noticedEvents(events: readonly Event[], sinceId: string): readonly Event[] {
  const at = events.findIndex(({ id }) => id === sinceId);
  const since = events.slice(0, at < 0 ? events.length : at);
  return since.filter(({ event }) => NOTICED.has(event.split('.').at(-1) ?? ''));
}

/** A bell with the number of unseen events, and a notice of what happens on other pages. */
export function EventsBell() {
  if (account.value === undefined) return null;
  const count = unseenCount.value;
  const counted = count > MAX_COUNTED ? `more than ${MAX_COUNTED}` : String(count);
  return (
    <>
      <a class="icon-button bell" href={routeTo('events')} aria-label={`Events: ${counted} new`}>
        <Icon name="bell" />
        {count > 0 && (
          <span aria-hidden="true">{count > MAX_COUNTED ? `${MAX_COUNTED}+` : count}</span>
        )}
      </a>
      <EventNotice />
    </>
  );
}

/** The text of the notice; empty while there is none. */
const notice = signal('');

/** Tells one notice at a time, which closes itself; it is on each page of who plays. */
function EventNotice() {
  const player = account.value?.account ?? 0;
  useEffect(startNotices, []);
  useEffect(() => rememberVisit(player), [player]);
  return (
    <div class="event-notice" role="status">
      {notice.value !== '' && (
        <p>
          <a href={routeTo('events')}>{notice.value}</a>
          <button
            type="button"
            class="quiet"
            aria-label="Close the notice"
            onClick={() => (notice.value = '')}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

/** Follows the events and shows notices of them; returns what ends it. */
function startNotices(): () => void {
  let isOver = false;
  let toldId = recentEvents.peek()[0]?.id ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gather = (): void => {
    timer = undefined;
    const [latest] = recentEvents.peek();
    if (latest === undefined || latest.id === toldId) return;
    timer = setTimeout(() => void tell(), GATHER_MS);
  };
  const tell = async (): Promise<void> => {
    const events = noticedEvents(recentEvents.peek(), toldId);
    toldId = recentEvents.peek()[0]?.id ?? toldId;
    const isTold = events.length > 0 && route.peek().page !== 'events';
    const text = isTold ? await noticeText(events) : '';
    if (isOver) return;
    notice.value = text;
    if (text === '') gather();
    else timer = setTimeout(close, SHOWN_MS);
  };
  const close = (): void => {
    notice.value = '';
    gather();
  };
  const end = effect(() => {
    if (recentEvents.value.length > 0 && timer === undefined) gather();
  });
  return () => {
    isOver = true;
    end();
    clearTimeout(timer);
    notice.value = '';
  };
}

/** What the latest of several events say, and how many others there are. */
async function noticeText(events: readonly Event[]): Promise<string> {
  // Sentences are not needed before the first paint.
  const [{ runsOf, runText }, { loadSystems }] = await Promise.all([
    import('./eventSentence.js'),
    import('../live/places.js'),
  ]);
  const [latest = [], ...others] = runsOf(events);
  await loadSystems(latest.slice(0, 1).map(({ star }) => star ?? ''));
  const rest = others.flat().length;
  return `${runText(latest)}${rest === 0 ? '' : ` And ${rest} more.`}`;
}
