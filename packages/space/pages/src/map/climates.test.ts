import { expect, test } from 'vitest';
import { mapClimate } from './climates.js';

const climate = (temperature: number, pressure: number, hydrosphere: number, biosphere: number) => {
  const values = { temperature, pressure, hydrosphere, biosphere };
  const attributes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  );
  return mapClimate({ attributes } as unknown as Parameters<typeof mapClimate>[0]);
};

test('a climate looks like its attributes, and never more than whole', () => {
  expect(climate(290, 1.96, 71, 80)).toEqual({ warmth: 0.5, water: 0.71, air: 1, life: 0.8 });
  expect(climate(40, 0, 0, 0)).toEqual({ warmth: 0, water: 0, air: 0, life: 0 });
  expect(climate(900, 100, 100, 100)).toEqual({ warmth: 1, water: 1, air: 1, life: 1 });
});
