import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { rulesView } from './rulesView.js';

test('changes its hash with every number', () => {
  const { hash } = rulesView(STANDARD_RULESET);
  expect(rulesView({ ...STANDARD_RULESET }).hash).toBe(hash);
  const limits = { ...STANDARD_RULESET.limits, nameLength: 65 };
  expect(rulesView({ ...STANDARD_RULESET, limits }).hash).not.toBe(hash);
});

/** All numbers and texts of a value, with the names that lead to them. */
function leaves(value: unknown, way = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[way, value]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, `${way}/${name}`));
}

test('shows every value under its name in snake_case', () => {
  const shown = leaves(rulesView(STANDARD_RULESET).ruleset);
  const all = leaves(STANDARD_RULESET);
  expect(all.length).toBeGreaterThan(500);
  expect(shown.map(([, value]) => value)).toEqual(all.map(([, value]) => value));
  expect(shown.filter(([way]) => /[A-Z]/.test(way))).toEqual([]);
  const spaced = all.map(([way]) => way.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase());
  expect(shown.map(([way]) => way)).toEqual(spaced);
});
