import fc from 'fast-check';
import type { Operation } from '@astrarium/contract';
import { describe, expect, test } from 'vitest';
import { CONTRACT } from '../../test/httpTester.js';
import { router } from './router.js';

const operations = Object.values<Operation>(CONTRACT.operations);
const routes = operations.map(({ method, path }) => ({ method, path }));
const find = router(routes);
const paths = [...new Set(routes.map(({ path }) => path))];

/** The same by regular expressions: of the templates that fit, that of the earliest literal. */
function slowly(path: string): string | undefined {
  return paths
    .filter((template) => {
      const pattern = template.replace(/\{.+?\}/g, '(?!\\.{1,2}(?:/|$))[^/]+');
      return new RegExp(`^${pattern}$`, 's').test(path);
    })
    .sort((a, b) => rank(a).localeCompare(rank(b)))[0];
}

const rank = (template: string): string =>
  template
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

describe('the router', () => {
  test('finds the same routes as regular expressions', () => {
    const words = paths.flatMap((path) => path.split('/')).filter((word) => /^\w/.test(word));
    const segment = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...words) },
      fc.constantFrom('', '.', '..', '{code}', '__proto__', 'constructor'),
      fc.string().map((one) => one.replaceAll('/', '')),
    );
    const tail = fc.array(segment, { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom('v1', 'v2', ''), tail, (head, rest) => {
        const segments = [head, ...rest];
        expect(find(segments)?.endpoint.path).toBe(slowly(`/${segments.join('/')}`));
      }),
      { numRuns: 2000 },
    );
  });

  test('backtracks when a literal segment has no route', () => {
    const both = router([
      { method: 'GET', path: '/a/b' },
      { method: 'GET', path: '/a/{x}/c' },
    ]);
    expect(both(['a', 'b', 'c'])).toMatchObject({
      endpoint: { path: '/a/{x}/c' },
      path: { x: 'b' },
    });
  });

  test('names the last segments of the paths beside one', () => {
    const { beside } = router(
      ['/v1/games', '/v1/games/{x}/end', '/v1/do/light', '/v1/do/row/far', '/v1/do/row'].map(
        (path) => ({ method: 'GET', path }),
      ),
    );
    expect(beside(['v1', 'do', 'lihgt'])).toEqual(['light', 'row']);
    expect(beside(['v1', 'time'])).toEqual(['games']);
    for (const none of [['v1'], ['v2', 'do', 'light'], ['v1', 'games', 'a'], []]) {
      expect(beside(none)).toEqual([]);
    }
  });

  test('throws for two parameter names at one place and for a repeated route', () => {
    const get = (path: string) => ({ method: 'GET', path });
    expect(() => router([get('/a/{x}'), get('/a/{y}')])).toThrow('/a/{x}');
    expect(() => router([get('/a'), get('/a')])).toThrow('GET /a');
  });
});
