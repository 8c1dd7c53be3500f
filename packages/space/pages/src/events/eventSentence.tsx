import { EVENTS, type EventDefinition, type EventName, messageParts } from '@astrarium/space';
import type { Event } from '@astrarium/space/client';
import { durationText, grouped } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { serverTime, shownTick } from '../live/gameClock.js';
import { fleet } from '../live/fleetState.js';
import { placeName, placeOfSite } from '../live/places.js';
import { account } from '../session/session.js';

/** What sentences need of an event, also of one that a plan would have. */
export interface ToldEvent {
  readonly event: Event['event'];
  readonly device_code: string | null;
  readonly device_type: string | null;
  readonly payload: object;
}

/** A part of a sentence as people read it, and where it leads. */
export interface ShownPart {
  readonly text: string;
  readonly href?: string;
}

type Values = Readonly<Record<string, string | number | null | readonly string[]>>;

/** An event as a sentence, with names for codes, and links to its devices and places. */
export function sentenceParts(event: ToldEvent): readonly ShownPart[] {
  const payload = event.payload as Values;
  const values = { ...payload, device: event.device_code };
  const told = messageParts(event.event as EventName, [
    { payload, device_type: event.device_type },
  ]);
  return told.map((part, place) => {
    const { text, ...rest } = shownPart(part, values);
    const first = place === 0 ? text.replace(WORD, (letter) => letter.toUpperCase()) : text;
    return { text: first, ...rest };
  });
}

/** The first letter of a word, which is not that of a code. */
const WORD = /^[a-z](?=[a-z]*(?: |$))/;

/** The sentence of an event as plain text. */
export function sentenceText(event: ToldEvent): string {
  return sentenceParts(event)
    .map(({ text }) => text)
    .join('');
}

/** The sentence of events that are told together; that of a single one. */
export function runText(run: readonly ToldEvent[]): string {
  const [first] = run;
  if (first === undefined) return '';
  if (run.length === 1) return sentenceText(first);
  const told = run.map(({ device_type, payload }) => ({ device_type, payload: payload as Values }));
  const parts = messageParts(first.event as EventName, told);
  return parts.map((part) => shownPart(part, first.payload as Values).text).join('');
}

/** Events in runs of one name, where such events can be told together. */
export function runsOf<Told extends ToldEvent>(events: readonly Told[]): readonly Told[][] {
  const runs: Told[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const { many } = EVENTS[event.event as EventName] as EventDefinition;
    if (run?.[0]?.event === event.event && many !== null) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

const PLACES: ReadonlySet<string> = new Set(['belt', 'destination', 'location', 'origin', 'star']);
const SITES: ReadonlySet<string> = new Set(['former_site', 'site']);

type Part = ReturnType<typeof messageParts>[number];

/** A value of a sentence under the name that people know. */
function shownPart({ member, text }: Part, values: Values): ShownPart {
  if (member === undefined) return { text };
  const { [member]: value } = values;
  if (/^\d+$/.test(text)) return { text: grouped(Number(text)) };
  if (typeof value !== 'string') return { text };
  if (PLACES.has(member)) return { text: placeName(value), href: routeTo('map', value) };
  if (SITES.has(member)) {
    return { text: placeName(value), href: routeTo('map', placeOfSite(value)) };
  }
  if (member === 'device' || member.endsWith('device_code')) {
    const own = fleet.value.get(value);
    if (own === undefined) return { text: member === 'device' ? text : otherDevice(value) };
    return { text: deviceName(own), href: routeTo('fleet', value) };
  }
  if (member === 'sender_code' || member.endsWith('replicant_code')) {
    const own = account.value?.replicants.find(({ replicant_code: code }) => code === value);
    return { text: own?.name ?? value };
  }
  return { text };
}

/** A device that is not in the fleet: of a plan it may be one that the plan makes. */
const otherDevice = (code: string): string =>
  code.startsWith('new-') ? 'a new device' : 'another device';

/** How long ago a tick was: in real time, or in game time while the game stands still. */
export function agoText(tick: number): string {
  const speed = serverTime.value?.speed ?? 0;
  const ticks = Math.max(0, shownTick.value - tick);
  if (speed === 0) return `${unitText(ticks)} of game time ago`;
  const seconds = ticks / speed;
  return seconds < 1 ? 'just now' : `${unitText(seconds)} ago`;
}

/** A duration in its largest unit alone. */
const unitText = (seconds: number): string => durationText(seconds).replace(/^(\S+ \S+) .*$/, '$1');

/** A sentence with its links. */
export function EventSentence({ event }: { readonly event: ToldEvent }) {
  return (
    <span>
      {sentenceParts(event).map(({ href, text }, place) =>
        href === undefined ? (
          text
        ) : (
          <a key={place} href={href}>
            {text}
          </a>
        ),
      )}
    </span>
  );
}
