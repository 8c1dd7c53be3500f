import { expect, test } from 'vitest';
import { jsonInSteps } from './jsonInSteps.js';

test('writes what JSON.stringify writes, with 64 items of a list in a step', () => {
  const items = Array.from({ length: 200 }, (_, at) => ({ at, name: `"${at}"`, none: undefined }));
  const document = {
    items,
    none: undefined,
    empty: [],
    first: null,
    text: 'a\n',
    odd: [undefined, 1],
    inner: { items },
  };
  const steps = jsonInSteps(document);
  for (let step = 0; step < 3; step += 1) expect(steps.next()).toEqual({ done: false, value: 64 });
  expect(steps.next()).toEqual({ done: true, value: JSON.stringify(document) });
  expect(jsonInSteps({}).next()).toEqual({ done: true, value: '{}' });
});
