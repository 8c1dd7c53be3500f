import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptPages } from './keptPages.js';

const pageOf = (text: string) => ({ status: 200, entries: 0, page: { text } });

test('finds only the answer that was kept last for the key and the same basis', () => {
  const kept = fc.record({ key: fc.nat(5), basis: fc.array(fc.nat(2), { maxLength: 2 }) });
  fc.assert(
    fc.property(fc.array(kept), (steps) => {
      const pages = keptPages();
      const model = new Map<number, { basis: string; text: string }>();
      for (const [at, { basis, key }] of steps.entries()) {
        const known = model.get(key);
        const expected = known?.basis === String(basis) ? known.text : undefined;
        expect(pages.find(String(key), basis)?.page.text).toBe(expected);
        pages.keep(String(key), basis, pageOf(`${at}`));
        model.set(key, { basis: String(basis), text: `${at}` });
      }
    }),
  );
});

test('drops the answers that were not used for the longest time', () => {
  const pages = keptPages(100_000);
  const text = 'x'.repeat(9_000);
  for (let n = 0; n < 10; n += 1) {
    pages.keep(`${n}`, [], pageOf(text));
    pages.find('0', []);
  }
  pages.keep('10', [], pageOf(text));
  const left = Array.from({ length: 11 }, (_, n) => n).filter((n) => pages.find(`${n}`, []));
  expect(left).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('does not keep an answer that would take much of the room', () => {
  const pages = keptPages(100_000);
  pages.keep('long', [], pageOf('x'.repeat(13_000)));
  expect(pages.find('long', [])).toBeUndefined();
});
