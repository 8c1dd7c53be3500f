import { expect, test } from 'vitest';
import { takeSteps } from '../../rules/takeSteps.js';
import { deviceTester, soloTester } from '../../tester.js';
import { audit, auditViewSteps } from './audit.js';
import { summary } from './summary.js';

test('shows the sources and places of all matter', () => {
  const { game, account, device } = deviceTester('autofactory');
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone' });
  const report = audit(game.world());
  expect(report.structural).toMatchObject({
    stock: { units: 1100, micro: 0 },
    escrow: { units: 100, micro: 0 },
    devices: { units: 2000 + 100 + 100 + 60 + 800, micro: 0 },
    sinks: { units: 0, micro: 0 },
    difference_micro: 0,
  });
  expect(report.structural.sources.units).toBe(4260 + report.structural.reserves.units);
});

test('shows an account the places of its matter', () => {
  const { game, account } = soloTester();
  game.open();
  const device = game.code(account, 'autofactory');
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone' });
  const elsewhere = { escrow: 100, devices: 2000 + 100 + 100 + 60 + 800 };
  const none = { holds: 0, replicants: 0, difference_micro: 0 };
  const { structural } = takeSteps(auditViewSteps(game.world(), account));
  expect(structural).toEqual({ stock: 1100, ...elsewhere, ...none });
});

test('summarises what each account has and did', () => {
  const { game, account } = soloTester();
  const drone = game.code(account, 'mining_drone');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(521);
  game.command(account, 'travel', { device: drone, destination: 'SOL-4' });
  game.run(60);
  expect(summary(game.world())).toMatchObject({
    tick: 581,
    totals: { devices: 5, mined: { carbon: 40, rares: 0 }, printed: 0, trips: 1 },
    accounts: [{ name: 'Ada', devices_by_status: { idle: 5 }, travel_seconds: 60 }],
  });
});
