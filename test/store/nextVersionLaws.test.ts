import { astrariumUpgrades, audit, settingOf, STANDARD_RULESET } from '@astrarium/space';
import type { Simulation } from '@astrarium/core';
import { recordLog, type Upgrade, verifyLog } from '@astrarium/core/log';
import { astrariumGames, type AstrariumSchema } from '@astrarium/space-testing';
import { dump, migrationLaw, takeStep } from '@astrarium/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../packages/testkit/test/tier.js';
import { astrarium, nextSchema, presentGame, upgradeFrom } from '../tools/nextGame.js';

const games = astrariumGames({ steps: 60, ticks: 1500 });
const present = presentGame as unknown as Simulation<AstrariumSchema>;
const next = astrarium as unknown as Simulation<AstrariumSchema>;
const upgrade = upgradeFrom(presentGame);

test('random games lose nothing in the next version, and their logs verify', () => {
  fc.assert(
    fc.property(games, (game) => migrationLaw(upgrade, game as never)),
    runs(10, 200),
  );
});

test('random games of version 2 lose nothing in version 3, and their logs verify', () => {
  const numbers = astrariumUpgrades['numbers'] as unknown as typeof upgrade;
  fc.assert(
    fc.property(games, (game) => migrationLaw(numbers, game as never)),
    runs(10, 200),
  );
});

test('a log whose rules changed in version 2, and again in version 3, verifies', () => {
  const { numbers, rules, ruleset } = astrariumUpgrades as Readonly<Record<string, Upgrade>>;
  const past = numbers!.from as unknown as typeof astrarium;
  const faster = (surgeSecondsPerLy: number) => {
    const travel = { ...STANDARD_RULESET.travel, surgeSecondsPerLy };
    return settingOf({ seed: 7, ruleset: { ...STANDARD_RULESET, travel } });
  };
  let text = '';
  const write = (lines: string): void => void (text += lines);
  let log = recordLog(past, past.genesis(faster(3)), { write });
  for (const [name, upgrade, setting] of [
    ['rules', rules!, faster(2)],
    ['numbers', numbers!, faster(2)],
    ['ruleset', ruleset!, faster(1)],
  ] as const) {
    log.advance({ ticks: 10 });
    const to = upgrade.simulation as unknown as typeof astrarium;
    const world = upgrade.migrate(log.snapshot, setting) as typeof log.snapshot;
    const { line, writer } = log.writer.upgrade(log.snapshot, name, to, world);
    write(line);
    log = recordLog(to, world, { write, resume: writer.position() });
  }
  log.end();
  const report = verifyLog(ruleset!.simulation, { upgrades: astrariumUpgrades });
  for (const line of text.split('\n').slice(0, -1)) report.push(line);
  expect(report.end()).toMatchObject({ problem: null, from_line: 1, ticks: 30 });
});

test('a game that is upgraded halfway goes on as without, and matter is conserved', () => {
  let steps = 0;
  fc.assert(
    fc.property(games, fc.nat(1000), (game, some) => {
      const half = some % (game.steps.length + 1);
      let old: ReturnType<typeof present.genesis> = present.genesis(game.setting);
      for (const step of game.steps.slice(0, half)) old = takeStep(present, old, step).snapshot;
      let later = upgrade.migrate(old as never) as unknown as typeof old;
      expect(audit(next.read(later))).toEqual(audit(present.read(old)));
      for (const step of game.steps.slice(half)) {
        const taken = takeStep(present, old, step);
        const same = takeStep(next, later, step);
        expect([same.outcome, same.events]).toEqual([taken.outcome, taken.events]);
        old = taken.snapshot;
        later = same.snapshot;
        steps += 1;
      }
      for (const { difference_micro } of Object.values(audit(next.read(later)))) {
        expect(difference_micro).toBe(0);
      }
      const shown = dump(nextSchema as unknown as AstrariumSchema, next.read(later));
      const { visits: _, ...tables } = shown.tables;
      for (const row of Object.values(tables['devices']?.rows ?? {})) {
        delete (row as Record<string, unknown>)['heat'];
      }
      expect({ ...shown, tables }).toEqual(dump(present.definition.schema, present.read(old)));
    }),
    runs(10, 200),
  );
  expect(steps).toBeGreaterThan(50);
});
