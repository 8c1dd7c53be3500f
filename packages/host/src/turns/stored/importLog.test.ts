import { spaceGame } from '@astrarium/space/service';
import { astrarium } from '@astrarium/space';
import { readLog, verifyLog } from '@astrarium/core/log';
import { expect, test } from 'vitest';
import { exportLog } from './exportLog.js';
import { adaTester, hostTester } from '../../hostTester.js';
import { importLog } from './importLog.js';
import { LEASE_MS } from '../../store/lease.js';
import { memoryDisk, memoryStore } from '../../store/memoryStore.js';

/** An exported game of two accounts with more lines than are committed at once, and its disk. */
const played = (async () => {
  const { account, token, tester } = await adaTester();
  await tester.account('Bo');
  const devices = await tester.devices(account);
  for (let n = 0; n < 1100; n += 1) {
    const code = devices[n % devices.length]?.device_code ?? '';
    const args = n % 3 === 0 ? { resource: 'carbon' } : {};
    const command = ['start_mining', 'search', 'deactivate'][n % 3];
    await tester.command(account, code, { command, ...args });
    if (n % 10 === 0) await tester.host.advance(60);
  }
  await tester.host.close();
  const text = [...exportLog(spaceGame, memoryStore(0, tester.disk))].join('');
  return { disk: tester.disk, token, text };
})();

test('an imported store has the log and the histories of the game', async () => {
  const { disk, text, token } = await played;
  expect(text).not.toContain(token);
  expect(text).not.toContain('example.org');
  const imported = memoryDisk();
  const snapshot = await readLog(text, importLog(spaceGame, memoryStore(0, imported), 0));
  expect(disk.lines.length).toBeGreaterThan(1000);
  expect(imported.lines).toEqual(text.split('\n').slice(0, -2));
  expect(disk.histories.envelopes.get(1)?.texts.length).toBeGreaterThan(100);
  expect(imported.histories).toEqual(disk.histories);
  // The store is opened from the keyframe of its last line.
  expect(imported.keyframes).toMatchObject([{ tick: snapshot.now, n: imported.lines.length - 1 }]);
  const exported = [...exportLog(spaceGame, memoryStore(LEASE_MS + 1, imported))].join('');
  expect(exported.startsWith(imported.lines.join('\n'))).toBe(true);
  expect(await readLog(exported, verifyLog(astrarium))).toMatchObject({ ok: true });
});

test('an imported store does not give the number of a deleted account again', async () => {
  const tester = await hostTester();
  await tester.account('Ada');
  const { account } = await tester.account('Bo');
  await tester.call('accounts.update', { account, body: { name: 'Bob' } });
  await tester.host.deleteAccount(account);
  await tester.host.close();
  const text = [...exportLog(spaceGame, memoryStore(0, tester.disk))].join('');
  const imported = memoryDisk();
  await readLog(text, importLog(spaceGame, memoryStore(0, imported), 0));
  expect([account, imported.lastAccount, imported.credentials.size]).toEqual([2, 2, 0]);
});

test('rejects a log that differs from its replay or is truncated', async () => {
  const { text } = await played;
  const load = (log: string) => readLog(log, importLog(spaceGame, memoryStore(), 0));
  await expect(load(text.replace('"search"', '"deactivate"'))).rejects.toThrow('(altered)');
  await expect(load(text.slice(0, -9))).rejects.toThrow('(cut)');
  await expect(load('')).rejects.toThrow('(cut)');
});
