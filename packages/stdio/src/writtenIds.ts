/**
 * The ids of requests as they were written, by their place in a batch; undefined for a request
 * without one. Of two ids in one request the last counts, as in `JSON.parse`. A string or a number
 * is complete; of other values, which are invalid ids, only the start is returned.
 *
 * @param text valid JSON
 * @param level 1 for one request, 2 for a batch
 */
export function writtenIds(text: string, level: 1 | 2): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  let depth = 0;
  let place = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') {
      const end = endOfString(text, at);
      const colon = afterSpace(text, end);
      if (depth === level && text[colon] === ':' && JSON.parse(text.slice(at, end)) === 'id') {
        ids[place] = valueAt(text, afterSpace(text, colon + 1));
      }
      at = end - 1;
    } else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (mark === ',' && depth === level - 1) place += 1;
  }
  return ids;
}

/** The index after a string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return at;
}

/** The string, number or word at a place. */
function valueAt(text: string, start: number): string {
  if (text[start] === '"') return text.slice(start, endOfString(text, start));
  let end = start;
  while (/[\w.+-]/.test(text[end] ?? '')) end += 1;
  return text.slice(start, end);
}
