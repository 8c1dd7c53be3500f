import { fc, test as fuzz } from '@fast-check/vitest';
import { expect } from 'vitest';
import { runs } from '../../../testkit/test/tier.js';
import { jsonCopy } from './jsonCopy.js';

const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, -0, NaN, Infinity, '__proto__'),
    fc.double(),
    fc.string(),
    fc.array(tie('anything')),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('anything')),
  ),
}));

fuzz.prop([anything], runs(500, 20_000))('it is what JSON gives back', (value) => {
  const members = { value };
  expect(jsonCopy(members)).toStrictEqual(JSON.parse(JSON.stringify(members)));
});
