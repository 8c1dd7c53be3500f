import { durationText, grouped } from '@astrarium/web/duration';
import { wordsOf } from '../device/wordsOf.js';

/** A number, how it is computed and from what; all values as people read them. */
export interface TermSheet {
  readonly about: string;
  readonly value: string;
  readonly formula: string;
  readonly terms: Readonly<Record<string, string>>;
  readonly parts: readonly TermSheet[];
}

/** Terms as the interface names them. */
export type RawTerms = Readonly<Record<string, number | string>>;

/** A number that the page computes, with the terms that it is computed from. */
export function sheetOf(about: string, value: string, formula: string, terms: RawTerms): TermSheet {
  const shown = Object.entries(terms).map(([name, term]) => [wordsOf(name), termText(term)]);
  const texts = Object.fromEntries(shown) as TermSheet['terms'];
  return { about: wordsOf(about), value, formula, terms: texts, parts: [] };
}

/** The time until a tick, at a speed in ticks for each second; 0 while the game stands still. */
export function countdownSheet(
  { tick, now, speed }: { readonly tick: number; readonly now: number; readonly speed: number },
  terms: RawTerms = {},
): TermSheet {
  const times = { tick, present_tick: now, ticks_per_second: speed };
  const ticks = Math.max(0, tick - now);
  return speed === 0
    ? sheetOf('game time left', durationText(ticks), TICKS_LEFT, { ...times, ...terms })
    : sheetOf('time left', durationText(ticks / speed), SECONDS_LEFT, { ...times, ...terms });
}

const TICKS_LEFT = '(tick - present tick) * 1 second';
const SECONDS_LEFT = '(tick - present tick) / ticks per second';

function termText(term: number | string): string {
  if (typeof term === 'string') return wordsOf(term);
  return Number.isInteger(term) ? grouped(term) : String(term);
}
