import { type Event, followEvents } from '@astrarium/space/client';
import { computed, effect, signal, untracked } from '@preact/signals';
import { account, client } from '../session/session.js';
import { startFleet, wakeFleet } from './fleetState.js';

/** Older events leave the list. */
const MAX_KEPT = 500;

/** The events since the page was opened, the newest first. */
export const recentEvents = signal<readonly Event[]>([]);

/** Why the stream ended; empty while it is open. */
export const feedFault = signal('');

/** Whether an event is only about a plan that the player tried: nothing happened in the game. */
export function isOfPlan({ event }: Pick<Event, 'event'>): boolean {
  return event.startsWith('account.fork_');
}

/** Who listens to what: other settings do not start the stream again. */
const listener = computed(
  () => account.value && [account.value.account, ...account.value.events.muted].join(' '),
);

/** Follows the events of the account, and reads what they change; returns what ends it. */
export function startEventFeed(): () => void {
  let stop = new AbortController();
  const end = effect(() => {
    stop.abort();
    stop = new AbortController();
    const { signal: stopped } = stop;
    const isSignedIn = listener.value !== undefined;
    // What is read from here on must not start the stream again.
    untracked(() => {
      recentEvents.value = [];
      startFleet();
      if (isSignedIn) void follow(stopped);
    });
  });
  return () => {
    end();
    stop.abort();
  };
}

async function follow(signal: AbortSignal): Promise<void> {
  feedFault.value = '';
  try {
    for await (const item of followEvents({ client: client.value, signal })) {
      if (item.kind === 'gap') wakeFleet();
      if (item.kind !== 'event') continue;
      const { event } = item;
      if (isOfPlan(event)) continue;
      recentEvents.value = [event, ...recentEvents.value].slice(0, MAX_KEPT);
      wakeFleet();
    }
  } catch (error) {
    if (!signal.aborted) feedFault.value = (error as Error).message;
  }
}
