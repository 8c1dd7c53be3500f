import type { Steps } from '@astrarium/contract';

/** The items of a list that are written in one step. */
const STEP_ITEMS = 64;

/**
 * The JSON of a document, written in steps: some items of each of its lists at a time. To write the
 * answer of a fork at once takes as long as it is.
 */
export function* jsonInSteps(document: Readonly<Record<string, unknown>>): Steps<string> {
  const members: string[] = [];
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? yield* listInSteps(value) : JSON.stringify(value);
    members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

function* listInSteps(list: readonly unknown[]): Steps<string> {
  const parts: string[] = [];
  for (let at = 0; at < list.length; at += STEP_ITEMS) {
    if (at > 0) yield STEP_ITEMS;
    parts.push(JSON.stringify(list.slice(at, at + STEP_ITEMS)).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
}
