import { expect, test } from 'vitest';
import { accepts } from './accepts.js';

test.each([
  [undefined, true],
  ['', false],
  ['*/*', true],
  ['application/json', true],
  ['APPLICATION/JSON', true],
  ['application/*', true],
  ['text/html', false],
  ['text/html, */*;q=0.1', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['application/json;q=0', false],
  ['application/json; q=0.000', false],
  ['application/json;q=0.001', true],
  ['application/json;q=0, */*', false],
  ['*/*;q=0, application/json', true],
  ['application/*;q=0, */*', false],
  ['application/json;charset=utf-8', true],
  ['application/problem+json', false],
  ['nonsense', false],
])('%j: %j', (field, expected) => {
  expect(accepts(field, 'application/json')).toBe(expected);
});
