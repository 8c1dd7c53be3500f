import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, table, timer } from '@astrarium/core';
import { expect, test } from 'vitest';
import { followTester, until } from '../followTester.js';
import type { Host } from '../host.js';
import { callHost } from '../hostTester.js';

test('a follower says that a rule has stopped the world, with its tick and line', async () => {
  const schema = defineSchema({ tables: { bells: table({ due: timer }) } });
  const simulation = defineSimulation({
    name: 'bells',
    version: 1,
    schema,
    commands: {
      hang: schema.command({ run: ({ bells, now }) => void bells.insert({ due: now + 5 }) }),
    },
    systems: {
      'bells.due'() {
        throw new Error('The bell broke.');
      },
    },
  });
  const game = defineGame({ simulation, tickMs: 1000, whileDown: 'run' });
  const tester = await followTester(undefined, 1, undefined, game as never);
  const { host: writer, wait } = tester.writer;
  await callHost(writer, 'accounts.open', { body: { name: 'Ada' } });
  const host = await tester.follow();
  const shown = async (of: Host) => (await callHost(of, 'game.get')).body;
  await callHost(writer, 'commands.hang', { account: 1 });
  await until(() => host.snapshot.now === writer.snapshot.now && tester.last() > 0);
  // A tick that is late is no fault, and the next one may come.
  wait(2000);
  expect([await shown(host), host.unready]).toMatchObject([{ stopped: null }, undefined]);
  wait(20_000);
  writer.runDue();
  await until(() => writer.unready === 'stopped' && host.tick === 4);
  const line = expect.stringMatching(/^stoppedWorld\.test\.ts:\d+$/);
  const stopped = {
    tick: 4,
    tick_ms: 1000,
    stopped: { tick: 5, system: 'system bells.due', line },
  };
  expect(await shown(writer)).toMatchObject(stopped);
  expect(await shown(host)).toMatchObject(stopped);
  expect([host.unready, host.lagTicks]).toEqual(['stopped', 0]);
  await tester.close();
});
