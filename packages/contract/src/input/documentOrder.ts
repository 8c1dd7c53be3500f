import type { InputIssue } from './inputIssue.js';

/** Issues of a document in the order in which it is written; what is missing comes last. */
export function documentOrder(document: unknown, issues: readonly InputIssue[]): InputIssue[] {
  const known = new Map<object, ReadonlyMap<string, number>>();
  const keyed = issues.map((issue) => ({ issue, key: places(document, issue.path, known) }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ issue }) => issue);
}

type Known = Map<object, ReadonlyMap<string, number>>;

/** For each step of a path, which member of its object that is. */
function places(document: unknown, path: readonly PropertyKey[], known: Known): number[] {
  let at = document;
  return path.map((step) => {
    const name = String(step);
    if (typeof at !== 'object' || at === null) return Infinity;
    const members = known.get(at) ?? new Map(Object.keys(at).map((key, place) => [key, place]));
    known.set(at, members);
    const place = members.get(name);
    at = place === undefined ? undefined : (at as Readonly<Record<string, unknown>>)[name];
    return place ?? Infinity;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [step, place] of a.entries()) {
    const other = b[step] ?? -1;
    if (place !== other) return place < other ? -1 : 1;
  }
  return a.length - b.length;
}
