import { astrarium, auditView, auditViewSteps, newGame } from '@astrarium/space';
import { expect, test } from 'vitest';

const ACCOUNTS = 200;

/** The maximum number of rows that one step of an audit visits, in less than a millisecond. */
const MAX_STEP_ROWS = 256;

test('an audit visits the rows of a large world in short steps', () => {
  let snapshot = newGame({ seed: 5 });
  for (let n = 1; n <= ACCOUNTS; n += 1) {
    const args = { name: `Player ${n}`, timezone: 'UTC' };
    const command = { id: String(n), account: 0, type: 'open_account', args };
    ({ snapshot } = astrarium.execute(snapshot, command));
  }
  const world = astrarium.read(snapshot);
  const { deposits, devices, holds, stocks } = world;
  const rows = deposits.count + devices.count + holds.count + stocks.count;
  expect(rows).toBeGreaterThan(2000);
  const steps = auditViewSteps(world, 1);
  let stepCount = 0;
  for (;;) {
    const step = steps.next();
    stepCount += 1;
    if (step.done !== true) continue;
    expect(step.value).toEqual(auditView(world, 1));
    break;
  }
  expect(stepCount).toBeGreaterThan(rows / MAX_STEP_ROWS - 4);
});
