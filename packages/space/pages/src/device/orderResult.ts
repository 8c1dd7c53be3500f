import type { BatchOutcome } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { nameOfDevice } from '../live/fleetState.js';
import { serverText } from '../live/serverText.js';
import type { DoneAnswer } from './doneText.js';

/** What an order led to, as sentences. */
export interface OrderResult {
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

/** More devices than these are not named in a sentence. */
const MAX_NAMED = 3;

/** The outcomes of one command for devices: devices with the same sentence are counted. */
export function orderResult(
  codes: readonly string[],
  outcomes: readonly BatchOutcome[],
  textOf: (code: string, answer: DoneAnswer) => string,
): OrderResult {
  const done = new Map<string, number>();
  const refused: (readonly [reason: string, code: string])[] = [];
  outcomes.forEach((outcome, index) => {
    const code = codes[index] ?? '';
    if ('problem' in outcome) {
      refused.push([outcome.problem.detail, code]);
    } else {
      const text = textOf(code, outcome.answer as DoneAnswer);
      done.set(text, (done.get(text) ?? 0) + 1);
    }
  });
  const total = codes.length;
  return {
    done: [...done].map(([text, count]) =>
      total === 1 ? text : `${grouped(count)} of ${grouped(total)} devices: ${text}`,
    ),
    refused: refusedTexts(refused, total),
  };
}

/** Refusals of an order for so many devices by their reasons; a few devices are named. */
export function refusedTexts(
  refused: readonly (readonly [reason: string, code: string])[],
  total: number,
): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const [reason, code] of refused) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), code]);
  }
  return [...byReason].map(([reason, codes]) => {
    const names = codes.length > MAX_NAMED ? [] : codes.map(nameOfDevice);
    return refusedText(reason, codes.length, total, names);
  });
}

/** The refusal of an order for some of so many devices. */
export function refusedText(
  reason: string,
  count: number,
  total: number,
  names: readonly string[] = [],
): string {
  if (total === 1) return serverText(reason);
  const who = names.length === 0 ? '' : ` (${names.join(', ')})`;
  return `Not for ${grouped(count)} of ${grouped(total)} devices${who}: ${serverText(reason)}`;
}
