import { answerOf, type Due, type FleetDevice, ProblemError } from '@astrarium/space/client';
import { durationText } from '@astrarium/web/duration';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sentenceText, type ToldEvent } from '../events/eventSentence.js';
import { latestEvents } from '../events/eventsPage.js';
import { recentEvents } from '../live/eventFeed.js';
import { serverTime, shownTick, untilTick } from '../live/gameClock.js';
import { faultText } from '../live/serverText.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { names, readForecast } from '../stock/stockPage.js';
import { dueText } from '../stock/dueText.js';

/** The ticks that the slider reaches back and forth: a day of the game. */
const REACH = 86_400;

/** How often the forecast is read, in milliseconds: it counts as a plan. */
const FORECAST_MS = 60_000;

/** The pause after the last movement before a picture of the past is read, in milliseconds. */
const SETTLE_MS = 150;

/** What the map shows of another time; undefined while it shows the present. */
export interface ShownTime {
  readonly tick: number;
  /** The devices of then; undefined while they are read, and where they are those of now. */
  readonly devices: readonly FleetDevice[] | undefined;
}

/** The time that the map shows; undefined for the present. */
export const shownTime = signal<ShownTime | undefined>(undefined);

/** The tick of a position from -1 to 1: near the present it moves slowly. */
export function sliderTick(position: number, now: number): number {
  return Math.max(0, Math.round(now + Math.sign(position) * position * position * REACH));
}

/** The position of a tick, from -1 to 1; undefined beyond the reach. */
export function sliderPosition(tick: number, now: number): number | undefined {
  const part = (tick - now) / REACH;
  return Math.abs(part) > 1 ? undefined : Math.sign(part) * Math.sqrt(Math.abs(part));
}

/** A slider from a day ago over now into the forecast, with marks of what was and what comes. */
export function TimeSlider() {
  const position = useSignal(0);
  const fault = useSignal('');
  const { data: past = [] } = useAnswer(latestEvents, []);
  const { data: due = [] } = useAnswer(readForecast, [], FORECAST_MS);
  const now = shownTick.value;
  const tick = sliderTick(position.value, now);
  const isPast = position.value < 0;
  useEffect(() => {
    fault.value = '';
    if (position.value === 0) {
      shownTime.value = undefined;
      return undefined;
    }
    shownTime.value = { tick, devices: undefined };
    if (!isPast) return undefined;
    // An answer may come after the slider has moved on, or after the page was left.
    let isOver = false;
    const timer = setTimeout(() => {
      readPast(tick).then(
        (devices) => isOver || (shownTime.value = { tick, devices }),
        (error: unknown) => isOver || (fault.value = pastFault(error)),
      );
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [position.value]);
  useEffect(() => () => void (shownTime.value = undefined), []);
  const events = [...recentEvents.value, ...past];
  const said = position.value === 0 ? nextText(due, now) : momentText(tick, now, { events, due });
  return (
    <section class="panel time-slider" aria-label="Time">
      <div class="time-track">
        <Marks
          now={now}
          past={events.map((event) => event.tick)}
          next={due.map((one) => one.tick)}
        />
        <input
          type="range"
          min={-1}
          max={1}
          step={0.005}
          value={position.value}
          aria-label="Time that the map shows"
          aria-valuetext={timeText(tick, now)}
          onInput={({ currentTarget }) => (position.value = Number(currentTarget.value))}
        />
      </div>
      <p class="time-text cut flush">
        <b>{timeText(tick, now)}</b>
        {fault.value === '' ? (
          <span class="dim">{said !== '' && ` · ${said}`}</span>
        ) : (
          <span class="fault"> · {fault.value}</span>
        )}
      </p>
      <button
        type="button"
        class="quiet"
        disabled={position.value === 0}
        onClick={() => (position.value = 0)}
      >
        Now
      </button>
    </section>
  );
}

async function readPast(tick: number): Promise<readonly FleetDevice[]> {
  const found: FleetDevice[] = [];
  let cursor: number | null | undefined;
  while (cursor !== null) {
    const query = { at: tick, ...(cursor !== undefined && { cursor }) };
    const page = await answerOf(client.value.GET('/v1/fleet', { params: { query } }));
    found.push(...page.devices);
    cursor = page.next_cursor;
  }
  return found;
}

/** Why there is no picture of a tick: the server says in its refusal how far back it has some. */
export function pastFault(error: unknown): string {
  const { code, rule } = error instanceof ProblemError ? error.problem : {};
  const firstTick = rule?.['first_tick'];
  if (code !== 'tick_not_retained' || typeof firstTick !== 'number') return faultText(error);
  return `There is no picture of then. Pictures reach back ${agoText(firstTick, shownTick.value)}.`;
}

/** A part of the time of the game in real time at the present speed. */
function realText(ticks: number): string {
  const speed = serverTime.value?.speed ?? 0;
  return speed === 0 ? `${durationText(ticks)} of game time` : durationText(ticks / speed);
}

const agoText = (tick: number, now: number): string => realText(Math.max(0, now - tick));

function timeText(tick: number, now: number): string {
  if (tick === now) return 'Now';
  return tick < now ? `${agoText(tick, now)} ago` : `In ${untilTick(tick)}`;
}

/** What comes next, in few words. */
function nextText(due: readonly Due[], now: number): string {
  const next = due.filter(({ tick }) => tick > now).slice(0, 2);
  return next.map((one) => `${dueText(one, names)} in ${untilTick(one.tick)}`).join('. ');
}

interface Known {
  readonly events: readonly (ToldEvent & { readonly tick: number })[];
  readonly due: readonly Due[];
}

/** What happened last before a tick of the past, or what comes next after one to come. */
export function momentText(tick: number, now: number, { due, events }: Known): string {
  const [next] = due.filter((one) => one.tick >= tick).toSorted((a, b) => a.tick - b.tick);
  const [last] = events.filter((one) => one.tick <= tick).toSorted((a, b) => b.tick - a.tick);
  if (tick > now) return next === undefined ? '' : dueText(next, names);
  return last === undefined ? '' : sentenceText(last);
}

function Marks({
  next,
  now,
  past,
}: {
  readonly now: number;
  readonly past: readonly number[];
  readonly next: readonly number[];
}) {
  const places = (ticks: readonly number[]): readonly number[] => {
    const found = ticks.flatMap((tick) => sliderPosition(tick, now) ?? []);
    return [...new Set(found.map((place) => Math.round((place + 1) * 250) / 5))];
  };
  const path = (ticks: readonly number[]): string =>
    places(ticks)
      .map((x) => `M${x} 2v12`)
      .join('');
  return (
    <svg class="mirrored" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path class="past" d={path(past)} />
      <path class="next" d={path(next)} />
      <path class="present" d="M50 0v16" />
    </svg>
  );
}
