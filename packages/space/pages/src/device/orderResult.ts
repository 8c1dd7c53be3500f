import type { BatchOutcome } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { type DoneAnswer, refusalText } from './doneText.js';

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
  nameOf: (code: string) => string,
  textOf: (code: string, answer: DoneAnswer) => string,
): OrderResult {
  const done = new Map<string, number>();
  const refused = new Map<string, string[]>();
  outcomes.forEach((outcome, index) => {
    const code = codes[index] ?? '';
    if ('problem' in outcome) {
      const reason = outcome.problem.detail;
      refused.set(reason, [...(refused.get(reason) ?? []), code]);
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
    refused: [...refused].map(([reason, some]) => {
      if (total === 1) return refusalText(reason);
      const names = some.length <= MAX_NAMED ? some.map(nameOf) : [];
      return refusedText(reason, some.length, total, names);
    }),
  };
}

/** The refusals of an order for so many devices, by their reasons. */
export function refusedTexts(
  reasons: ReadonlyMap<string, number>,
  total: number,
): readonly string[] {
  return [...reasons].map(([reason, count]) =>
    total === 1 ? refusalText(reason) : refusedText(reason, count, total),
  );
}

function refusedText(
  reason: string,
  count: number,
  total: number,
  names: readonly string[] = [],
): string {
  const who = names.length === 0 ? '' : ` (${names.join(', ')})`;
  return `Not for ${grouped(count)} of ${grouped(total)} devices${who}: ${refusalText(reason)}`;
}
