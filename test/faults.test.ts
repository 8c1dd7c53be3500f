import { describe, expect, test } from 'vitest';
import { faultSources, placeFault, readFaults } from './faults/fault.js';
import { plant, readSources } from './tools/sources/sources.js';

const sources = faultSources(readSources());
const faults = readFaults();

describe('planted faults', () => {
  test('each have one place in the sources', () => {
    for (const fault of faults) placeFault(sources, fault);
  });

  test('have different names', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test('are at least 45, some in each package', () => {
    expect(faults.length).toBeGreaterThanOrEqual(45);
    const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');
    const packages = (paths: Iterable<string>) =>
      [...new Set([...paths].map(packageOf))].filter((path) => path.startsWith('packages/')).sort();
    const faulty = faults.map((fault) => placeFault(sources, fault).path);
    expect(packages(faulty)).toEqual(packages(sources.keys()));
  });

  test('must be found exactly once', () => {
    const fault = { name: 'a', search: 'x < 1', replace: 'x <= 1' };
    const place = (files: Record<string, string>) => placeFault(plant(files), fault).path;
    expect(place({ 'a.ts': 'x', 'b.ts': 'if (x < 1) y();' })).toBe('b.ts');
    expect(() => place({ 'a.ts': 'x' })).toThrow('the fault a must have one place, but is nowhere');
    expect(() => place({ 'a.ts': 'x < 1', 'b.ts': 'x < 1' })).toThrow('is a.ts, b.ts');
    expect(() => place({ 'a.ts': 'x < 1 && x < 1' })).toThrow('is a.ts, a.ts');
    expect(() =>
      placeFault(plant({ 'a.ts': 'x' }), { ...fault, search: 'x', replace: 'x' }),
    ).toThrow('changes nothing');
  });
});
