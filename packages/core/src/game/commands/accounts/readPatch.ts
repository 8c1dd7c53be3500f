import { isPlain } from '../../../kernel.js';
import { firstUnknown } from '../../rules/readMembers.js';
import type { Reader } from '../../rules/readers.js';
import { invalidField, isRefused } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';

/** A value of the settings; `as` is the member that keeps it, where that has another name. */
type PatchValue = Reader<unknown> & { readonly as?: string };

/** What an object of settings may hold: values by their readers, and objects within it. */
export interface PatchRules {
  readonly [member: string]: PatchValue | { readonly members: PatchRules };
}

type Members = Readonly<Record<string, unknown>>;

/**
 * `current` with what `patch` says: an omitted member keeps its value, objects are merged, all else
 * (arrays too) is replaced, and nothing may be named that the rules do not know. Members are looked
 * at in the order of the rules, so the answer does not depend on the order in which they came.
 */
export function readPatch(
  rules: PatchRules,
  current: Members,
  patch: unknown,
  path = '',
): Members | Refused {
  if (!isPlain(patch)) return invalidField(path === '' ? 'args' : path, 'object', {});
  const merged: Record<string, unknown> = { ...current };
  for (const [member, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(patch, member)) continue;
    const value = readMember(rule, current[member], patch[member], pathTo(path, member));
    if (isRefused(value)) return value;
    merged[('as' in rule && rule.as) || member] = value;
  }
  const unknown = firstUnknown(patch, (member) => Object.hasOwn(rules, member));
  return unknown === undefined ? merged : invalidField(pathTo(path, unknown), 'unknown_member', {});
}

function readMember(
  rule: PatchValue | { readonly members: PatchRules },
  current: unknown,
  value: unknown,
  path: string,
): unknown {
  if ('members' in rule) return readPatch(rule.members, current as Members, value, path);
  return rule.read(value) ?? invalidField(path, rule.rule, rule.numbers);
}

function pathTo(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}
