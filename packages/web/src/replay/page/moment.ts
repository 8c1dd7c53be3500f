import { durationText, grouped } from '../../parts/duration.js';
import type { ShownLog } from './theatreState.js';

/** A moment of a log, as an address keeps it. */
export interface Moment {
  readonly tick: number;
  /** The last digest of the log, and the name of its file. */
  readonly digest: string;
  readonly name: string;
  /** What the game's own view adds. */
  readonly view: string;
}

/** The moment in the part of an address after `#`; undefined when it has none. */
export function readMoment(hash: string): Moment | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const of = (name: string): string => given.get(name) ?? '';
  if (!/^\d{1,15}$/.test(of('tick'))) return undefined;
  return { tick: Number(of('tick')), digest: of('log'), name: of('name'), view: of('view') };
}

/** The part of an address after `#` that shows a moment. */
export function momentHash({ digest, name, tick, view }: Moment): string {
  const shown = { tick: String(tick), log: digest, name, view };
  const given = Object.entries(shown).filter(([, value]) => value !== '');
  return `#${new URLSearchParams(given)}`;
}

const DAY = 86_400;

/** A second is a tick in games that are told in days and hours. */
const SECOND_MS = 1000;

/**
 * The moment of a tick in words, and the length of the game: `day 4, 09:38` and `of 7`. Shorter
 * games are told in hours, and games whose tick is no second in ticks.
 */
export function momentText(tick: number, end: number, tickMs: number): readonly [string, string] {
  if (tickMs !== SECOND_MS) return [`tick ${grouped(tick)}`, `of ${grouped(end)}`];
  if (end < DAY) return [clockText(tick, true), `of ${clockText(end, true)}`];
  const days = Math.ceil(end / DAY);
  const day = Math.min(Math.floor(tick / DAY) + 1, days);
  return [`day ${day}, ${clockText(tick - (day - 1) * DAY, false)}`, `of ${days}`];
}

function clockText(seconds: number, hasSeconds: boolean): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const parts = [two(seconds / 3600), two((seconds / 60) % 60), two(seconds % 60)];
  return parts.slice(0, hasSeconds ? 3 : 2).join(':');
}

/** How long a tick is before the shown one: `now`, `12 s`, `3 h 4 min`, or in ticks. */
export function agoText(ticks: number, tickMs: number): string {
  if (ticks <= 0) return 'now';
  return tickMs === SECOND_MS ? durationText(ticks) : `${grouped(ticks)} ticks`;
}

/** Why an opened log is not the one of an address; empty when it is, or nothing is known. */
export function otherLogText({ header, name }: ShownLog, moment: Moment | undefined): string {
  const digest = header.value?.digest ?? '';
  if (moment === undefined || moment.digest === '' || header.value === undefined) return '';
  if (moment.digest === digest) return '';
  return (
    `The address belongs to another log: the digest of ${name.value} is ${digest || 'unknown'}, ` +
    `that of the address ${moment.digest}.`
  );
}
