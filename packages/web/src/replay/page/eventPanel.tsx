import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { grouped, wordsOf } from '../../parts/duration.js';
import type { ShownEvent } from '../theatreMessage.js';
import { agoText } from './moment.js';
import { Sign } from './sign.js';
import type { TheatreState } from './theatreState.js';

/** Events that are listed. */
const COUNT = 30;

/** Milliseconds between two readings while the game plays. */
const READ_MS = 250;

/** The last events before the shown tick; a click goes to the tick of one. */
export function EventPanel({
  EventIcon,
  kindOf,
  onClose,
  theatre,
}: {
  readonly EventIcon: ComponentType<{ readonly name: string }> | undefined;
  readonly kindOf: (event: string) => string;
  readonly onClose: () => void;
  readonly theatre: TheatreState;
}) {
  const { events, tick } = useEventsBefore(theatre);
  const tickMs = theatre.sides.a.header.value?.tickMs ?? 1000;
  return (
    <section class="panel event-panel" aria-label="At this moment" data-tick={tick}>
      <h2 class="dim">At this moment</h2>
      <button
        type="button"
        class="icon-button close"
        aria-label="Close the events"
        onClick={onClose}
      >
        <Sign name="close" />
      </button>
      {events.length === 0 && <p class="hint">Nothing happened yet.</p>}
      <ol class="event-list">
        {alikeEvents(events).map(({ count, event, sentence }, index) => (
          <li key={index} class={kindOf(event.name)}>
            <button
              type="button"
              class="row-button"
              title={`Go to tick ${grouped(event.tick)}`}
              onClick={() => {
                theatre.isPlaying.value = false;
                theatre.goTo(event.tick);
              }}
            >
              {EventIcon === undefined ? (
                <span class="event-dot" />
              ) : (
                <EventIcon name={event.name} />
              )}
              <span>
                {sentence}
                {count > 1 && <span class="hint"> ×{count}</span>}
              </span>
              <span class="number ago">{agoText(tick - event.tick, tickMs)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The events as sentences; those of one tick that are told alike stand together. */
function alikeEvents(events: readonly ShownEvent[]) {
  const groups: { event: ShownEvent['event']; sentence: string; count: number }[] = [];
  for (const { event, sentence = eventWords(event) } of events) {
    const last = groups.at(-1);
    if (last?.event.tick === event.tick && last.sentence === sentence) last.count += 1;
    else groups.push({ event, sentence, count: 1 });
  }
  return groups;
}

/** An event without a sentence: its name in words, and its members. */
function eventWords(event: ShownEvent['event']): string {
  const { name, tick: _, ...members } = event;
  const values = Object.entries(members).map(([member, value]) => `${wordsOf(member)} ${value}`);
  const words = wordsOf(name).replaceAll('.', ' ');
  return values.length === 0 ? words : `${words} (${values.join(', ')})`;
}

/** The last events up to the tick of the shown world, or to a former one while it plays. */
function useEventsBefore(theatre: TheatreState) {
  const shown = useSignal({ tick: 0, events: [] as readonly ShownEvent[] });
  const readMs = useRef(0);
  const world = theatre.sides.a.world.value;
  useEffect(() => {
    if (world === undefined) return undefined;
    const waitMs = theatre.isPlaying.value ? readMs.current + READ_MS - performance.now() : 0;
    const timer = setTimeout(() => {
      readMs.current = performance.now();
      const question = { kind: 'eventsBefore', side: 'a', tick: world.tick, count: COUNT } as const;
      theatre.ask(question).then(
        (events) => (shown.value = { tick: world.tick, events }),
        () => undefined,
      );
    }, waitMs);
    return () => clearTimeout(timer);
  }, [world]);
  return shown.value;
}
