import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';
import { rulesView } from './rulesView.js';

test('the rules are told with their hash, which a changed number changes', () => {
  const standard = rulesView(tester().world());
  expect(standard.ruleset).toEqual(STANDARD_RULESET);
  expect(rulesView(tester({ seed: 8 }).world()).hash).toBe(standard.hash);
  const limits = { ...STANDARD_RULESET.limits, nameLength: 65 };
  const other = rulesView(tester({ ruleset: { ...STANDARD_RULESET, limits } }).world());
  expect(other.hash).not.toBe(standard.hash);
});
