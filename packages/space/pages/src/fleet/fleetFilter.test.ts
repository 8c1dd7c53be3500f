import type { FleetDevice } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { filterFleet, NO_FILTER } from './fleetFilter.js';

const fleet = [
  { type: 'mining_drone', status: 'mining (carbon)', location: 'SOL-3', tags: ['a.b'] },
  { type: 'mining_drone', status: 'idle', location: 'SOL-BELT-1', tags: ['axb', 'far'] },
  { type: 'heaven_vessel', status: 'idle', location: 'SOLAR-3', tags: [] },
] as unknown as readonly FleetDevice[];

test.each([
  [{}, [0, 1, 2]],
  [{ type: 'mining_drone', status: 'idle' }, [1]],
  [{ status: 'mining' }, [0]],
  [{ location: ' sol ' }, [0, 1]],
  [{ location: 'sol-3' }, [0]],
  [{ location: 'aster' }, [1]],
  [{ tags: 'a.b' }, [0]],
  [{ tags: 'f*, a.*' }, [0, 1]],
  [{ tags: 'a' }, []],
])('the filter %j shows the devices %j', (filter, shown) => {
  const found = filterFleet(fleet, { ...NO_FILTER, ...filter }, (code) =>
    code === 'SOL-BELT-1' ? 'Asteroid Belt' : code,
  );
  expect(found.map((device) => fleet.indexOf(device as FleetDevice))).toEqual(shown);
});
