import type { InputIssue } from './inputIssue.js';

/** Names that mean something to the engine, and nothing to anybody who is honest. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** How deep a body may be nested. */
const DEPTH_MOST = 32;

/** Members that no body may have, wherever they stand, and what is nested too deep. */
export function forbiddenMembers(body: unknown): InputIssue[] {
  const issues: InputIssue[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (path.length === DEPTH_MOST) {
      const expected = { most: DEPTH_MOST };
      const text = `is nested deeper than ${DEPTH_MOST} levels`;
      issues.push({ path, code: 'too_deep', text, expected });
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (FORBIDDEN.includes(name)) {
        issues.push({ path: [...path, name], code: 'forbidden_member', text: 'is not allowed' });
      } else visit(inner, [...path, name]);
    }
  };
  visit(body, []);
  return issues;
}
