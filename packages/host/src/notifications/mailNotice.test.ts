import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

test('the mail of an event has its sentence, time and place', async () => {
  const tester = hostTester();
  const { account } = await tester.account('Ada');
  const preferences = { email: { mining: true } };
  const settings = { timezone: 'Europe/Berlin', message_notify: { email: true, preferences } };
  expect(await tester.call('accounts.update', { account, body: settings })).toMatchObject({
    status: 200,
  });
  const list = await tester.call('devices.list', {
    account,
    query: { device_type: 'mining_drone' },
  });
  const [{ device_code: code }] = (list.body as { devices: [{ device_code: string }] }).devices;
  const order = { command: 'start_mining', resource: 'carbon' };
  await tester.call('devices.command', { account, path: { code }, body: order });
  expect(tester.host.outbox.unsent().at(-1)).toMatchObject({
    to: 'ada@example.org',
    subject: 'Astrarium: mining started at SOL-BELT-1',
    text:
      'The mining drone began to mine carbon at SOL-BELT-1-SITE-0.\n\n' +
      `Time: 2026-01-01T01:00:00+01:00\nPlace: SOL-BELT-1\nDevice: ${code}\n`,
  });
});
