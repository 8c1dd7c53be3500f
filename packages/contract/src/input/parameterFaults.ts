import type { Operation } from '../operation.js';
import type { FieldError } from '../problems/problem.js';
import { parameterError } from './readParameters.js';

type Given = Readonly<Record<string, unknown>>;

/** What is wrong with query parameters together: conflicts, and what a case needs or excludes. */
export function parameterFaults(operation: Operation, raw: Given, values: Given): FieldError[] {
  const isGiven = (name: string): boolean =>
    Object.hasOwn(raw, name) && values[name] !== undefined && values[name] !== false;
  return [
    ...conflictFaults(operation.conflicts ?? [], isGiven),
    ...caseFaults(operation, values, raw),
  ];
}

type IsGiven = (name: string) => boolean;

function conflictFaults(groups: readonly (readonly string[])[], isGiven: IsGiven): FieldError[] {
  const broken = groups.filter((group) => group.filter(isGiven).length > 1);
  const names = [...new Set(broken.flatMap((group) => group.filter(isGiven)))];
  return names.map((name) => conflict(name, broken.filter((group) => group.includes(name)).flat()));
}

function caseFaults({ cases }: Operation, values: Given, raw: Given): FieldError[] {
  if (cases === undefined) return [];
  const { needs, parameter } = cases;
  const value = String(values[parameter]);
  const wanted = Object.hasOwn(needs, value) ? needs[value] : undefined;
  if (wanted === undefined) return [];
  const others = new Set(Object.values(needs).flat());
  return [...others].flatMap((name) => {
    const isWanted = wanted.includes(name);
    if (isWanted === Object.hasOwn(raw, name)) return [];
    const text = `${isWanted ? 'is missing' : 'is not taken'} where ${parameter} is ${value}`;
    return [parameterError('query', name, { code: isWanted ? 'required' : 'not_taken', text })];
  });
}

/** `group` has the name and what it excludes, maybe more than once. */
function conflict(name: string, group: readonly string[]): FieldError {
  const others = [...new Set(group)].filter((other) => other !== name).join(', ');
  const expected = { excludes: others.replaceAll(',', '') };
  return parameterError('query', name, { code: 'conflict', text: `excludes ${others}`, expected });
}
