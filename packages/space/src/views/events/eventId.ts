import { floorDiv } from '@astrarium/core';
import type { Setting } from '../../rules/schema.js';

const FORM = /^(\d+)-(\d)$/;

/** How many ids a tick has room for: after them come those of the next one. */
export const IDS_PER_TICK = 10_000;

/** The id at a place of an account's history: IDS_PER_TICK for each tick, and the order in it. */
export function eventIdAt({ epoch_seconds }: Setting, place: number): string {
  return `${epoch_seconds * 1000 + floorDiv(place, 10)}-${place % 10}`;
}

/** The place of an id in an account's history: what `eventIdAt` made it of. */
export function eventIdPlace({ epoch_seconds }: Setting, id: string): number {
  const [, time = '', digit = ''] = FORM.exec(id) ?? [];
  return (Number(time) - epoch_seconds * 1000) * 10 + Number(digit);
}

/** Whether a text has the form of an event's id; there need not be such an event. */
export function isEventId(text: string): boolean {
  return FORM.test(text);
}

/** Which of two ids comes first: negative, 0 or positive; compared as numbers of any length. */
export function compareEventIds(a: string, b: string): number {
  const [, aTime = '', aDigit = ''] = FORM.exec(a) ?? [];
  const [, bTime = '', bDigit = ''] = FORM.exec(b) ?? [];
  return compareNumbers(aTime, bTime) || compareNumbers(aDigit, bDigit);
}

function compareNumbers(a: string, b: string): number {
  const x = a.replace(/^0+/, '');
  const y = b.replace(/^0+/, '');
  if (x.length !== y.length) return x.length - y.length;
  if (x === y) return 0;
  return x < y ? -1 : 1;
}
