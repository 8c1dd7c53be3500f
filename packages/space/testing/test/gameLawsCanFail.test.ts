import { readdirSync, readFileSync } from 'node:fs';
import {
  astrarium,
  astrariumDefinition,
  audit,
  deviceCode,
  type Draft,
  dryRunCommand,
  type GameSnapshot,
  parseLocation,
  settingOf,
  STATUS,
} from '@astrarium/space';
import { defineFieldSimulation } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { briskScenario } from '../src/corpus.js';
import { BRISK_RULESET } from '../src/games/briskRuleset.js';
import { adoptionLaw } from '../src/laws/adoptionLaw.js';
import { carryingLaw } from '../src/laws/carryingLaw.js';
import { boundsLaw } from '../src/laws/boundsLaw.js';
import { commandsLaw } from '../src/laws/commandsLaw.js';
import { deviceCodeLaw } from '../src/laws/deviceCodeLaw.js';
import { devicePageLaw } from '../src/laws/devicePageLaw.js';
import { dryRunLaw } from '../src/laws/dryRunLaw.js';
import { explainLaw } from '../src/laws/explainLaw.js';
import { forecastLaw } from '../src/laws/forecastLaw.js';
import { hiddenLaw } from '../src/laws/hiddenLaw.js';
import { matterLaw } from '../src/laws/matterLaw.js';
import { numberLaw } from '../src/laws/numberLaw.js';
import { operationLaw } from '../src/laws/operationLaw.js';
import { refundLaw } from '../src/laws/refundLaw.js';
import { storedEventLaw } from '../src/laws/storedEventLaw.js';
import { vesselLaw } from '../src/laws/vesselLaw.js';

import { withMembers, withOverrides } from '../../../testkit/test/withOverrides.js';

const DEVICE = astrariumDefinition.schema.tables.devices.fields;

function no(code: string) {
  return { done: false, refusal: { code, message: '', numbers: {} } } as const;
}

describe('the laws of the game', () => {
  const setting = settingOf({ seed: 1, ruleset: BRISK_RULESET });
  const step = (account: number, type: string, args: object) =>
    ({ kind: 'command', command: { id: '', account, type, args: { ...args } } }) as const;
  const open = step(0, 'open_account', { name: 'Ada' });
  const one = { setting, steps: [open] };
  const two = { setting, steps: [open, open] };
  const { stocks } = astrariumDefinition.schema.tables;
  const controllerId = BRISK_RULESET.start.fleet.indexOf('ami_mining_controller') + 1;

  type Reducer = (typeof astrariumDefinition.commands)['travel'];
  const commands: Readonly<Record<string, Reducer>> = astrariumDefinition.commands;

  /** A simulation in which some commands do something else. */
  const withCommands = (other: typeof commands) =>
    defineFieldSimulation({ ...astrariumDefinition, commands: { ...commands, ...other } });

  /** A simulation whose open_account, or another command, also makes a planted change. */
  const withChange = (change: (draft: Draft) => void, type = 'open_account') =>
    withCommands({
      [type]: (draft, command) => {
        const outcome = commands[type]!(draft, command);
        change(draft);
        return outcome;
      },
    });

  /** A simulation whose open_account also adds micro-units to a stock. */
  const withStock = (micro: number) =>
    withChange((draft) => draft.stocks.setLevel(1, stocks.fields.amount, micro));

  test('each have a test that breaks them', () => {
    const all = readdirSync(new URL('../src/laws', import.meta.url)).map((name) =>
      name.slice(0, -'.ts'.length),
    );
    expect(all.length).toBeGreaterThan(10);
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    expect(all.filter((name) => !here.includes(`${name}(`))).toEqual([]);
  });

  test('find matter that was created or lost', () => {
    expect(() => matterLaw(withStock(1), one)).toThrow(/structural is off by -/);
    expect(() => matterLaw(withStock(1e9), one)).toThrow(/structural is off by [1-9]/);
  });

  test.each([
    ['recall', { done: true, answer: {} }, /recall of .* should be refused with already_there/],
    ['travel', no('device_busy'), /travel of .* should be available/],
    ['set_tags', no('tag_limit'), /set_tags of .* should be done/],
    ['scan', no('nothing_to_scan'), /scan of .* is not shown/],
  ] as const)('find a wrong outcome of %s', (type, outcome, why) => {
    expect(() => commandsLaw(withCommands({ [type]: () => outcome }), one)).toThrow(why);
  });

  test('find a reused id of an operation', () => {
    const device = deviceCode(setting.key, 1);
    const travel = step(1, 'travel', { device, destination: 'SOL-3' });
    const moving = { setting, steps: [open, travel, step(1, 'recall', { device })] };
    const same = ['travel', 'recall'].map((type): [string, Reducer] => [
      type,
      (draft, command) => {
        const outcome = commands[type]!(draft, command);
        if (!outcome.done) return outcome;
        const operation = { ...(outcome.answer['operation'] as object), id: 'same' };
        return { done: true, answer: { ...outcome.answer, operation } };
      },
    ]);
    operationLaw(astrarium, moving);
    const why = /same was travelling since 0, and is recalling since 0/;
    expect(() => operationLaw(withCommands(Object.fromEntries(same)), moving)).toThrow(why);
  });

  test('find wrong explanations', () => {
    explainLaw(astrarium, one);
    let reads = 0;
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      const { contributed } = astrariumDefinition.schema.tables.parts.fields;
      const get: typeof world.parts.get = (id, field) =>
        field === contributed ? (reads += 1) ** 2 : world.parts.get(id, field);
      return withMembers(world, { parts: withOverrides(world.parts, { get }) });
    };
    expect(() => explainLaw({ ...astrarium, read }, one)).toThrow(/the season/);
  });

  test('find wrong forecasts', () => {
    forecastLaw(astrarium, one);
    const tickTwice: typeof astrarium.tick = (from) =>
      astrarium.tick(astrarium.tick(from).snapshot);
    expect(() => forecastLaw({ ...astrarium, tick: tickTwice }, one)).toThrow(/did not happen/);
    const early: typeof astrarium.advance = (from, { ticks }) =>
      astrarium.advance(from, { ticks: ticks + 1 });
    expect(() => forecastLaw({ ...astrarium, advance: early }, one)).toThrow(/nothing is due/);
  });

  test('find negative values', () => {
    expect(() => boundsLaw(withStock(-1), one)).toThrow(/stocks 1 amount is -1/);
  });

  test('find a stock above its cap', () => {
    const fine = withStock(BRISK_RULESET.mining.stockCapUnits * 1_000_000);
    refundLaw(fine, one);
    const much = withStock((BRISK_RULESET.mining.stockCapUnits + 1) * 1_000_000);
    expect(() => refundLaw(much, one)).toThrow(/structural is 401, not 400/);
  });

  test('find a carried device that is not where its carrier is', () => {
    const apart = withChange((draft) => {
      const { carrier } = astrariumDefinition.schema.tables.berths.fields;
      draft.berths.join(draft.berths.insert(2), carrier, draft.berths.find(1));
      draft.devices.set(2, DEVICE.status, STATUS.stowed);
      const elsewhere = draft.locations.insert(parseLocation(1, 'SOL-5') ?? 0);
      draft.devices.join(2, DEVICE.location, elsewhere);
    });
    expect(() => carryingLaw(apart, one)).toThrow(/is elsewhere/);
  });

  test('find a replicant in a device of another owner', () => {
    const evicted = withChange(({ devices, replicants }) => {
      if (replicants.ids().length === 2) devices.join(1, DEVICE.replicant, 2);
    });
    expect(() => vesselLaw(evicted, two)).toThrow(/(\w+) lives in .*, which is (?!\1)\w+'s/);
  });

  test('find wrong numbers of devices', () => {
    const withNumber = (number: number) =>
      withChange(({ devices }) => devices.set(devices.count, DEVICE.number, number));
    expect(() => numberLaw(withNumber(0), one)).toThrow(/has the number 0/);
    const renumbered = withChange(({ devices }) => devices.add(1, DEVICE.number, 1));
    expect(() => numberLaw(renumbered, two)).toThrow(/had the number 2/);
    const drones = BRISK_RULESET.start.fleet.filter((type) => type === 'mining_drone').length;
    expect(drones).toBeGreaterThan(1);
    const same = withChange(({ devices }) => {
      for (const id of devices.ids()) devices.set(id, DEVICE.number, 1);
    });
    expect(() => numberLaw(same, one)).toThrow(/has the number of \w+/);
  });

  test('find a controller without a next digest', () => {
    const [controller, drone] = [controllerId, 2].map((id) => deviceCode(setting.key, id));
    const adopt = step(1, 'adopt', { device: controller, targets: [drone] });
    const adopted = { setting, steps: [open, adopt] };
    adoptionLaw(astrarium, adopted);
    const { digest } = astrariumDefinition.schema.tables.controllers.fields;
    const silent = withChange((draft) => draft.controllers.cancel(1, digest), 'adopt');
    expect(() => adoptionLaw(silent, adopted)).toThrow(/has no next digest/);
  });

  test('find incomplete records of events', () => {
    const turning = withChange((draft) =>
      draft.devices.set(1, DEVICE.type, draft.devices.get(1, DEVICE.type) + 1),
    );
    expect(() => storedEventLaw(turning, two)).toThrow(/tick 0, at the end: /);
  });

  test('find wrong device codes', () => {
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      const { key } = settingOf({ seed: 2 });
      return withMembers(world, { setting: { ...world.setting, key } });
    };
    expect(() => deviceCodeLaw({ ...astrarium, read }, one)).toThrow(/ is 1, 1 and 0/);
  });

  test('find a page that differs from single views', () => {
    let reads = 0;
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      const get: typeof world.devices.get = (id, field) =>
        field === DEVICE.capacity ? (reads += 1) * 1000 : world.devices.get(id, field);
      return withMembers(world, { devices: withOverrides(world.devices, { get }) });
    };
    expect(() => devicePageLaw({ ...astrarium, read }, one)).toThrow(/the page of account 1/);
  });

  test('find a dry run without events', () => {
    const silent: typeof dryRunCommand = (...at) => ({ ...dryRunCommand(...at), events: [] });
    expect(() => dryRunLaw(briskScenario.game(), silent)).toThrow(/step \d+/);
  });

  test.each<[string, (from: GameSnapshot) => unknown]>([
    ['a plan', astrarium.hash],
    ['an audit', (from) => audit(astrarium.read(from))],
  ])('find %s that shows the whole world', (_name, ask) => {
    // A printer of another account prints, which debits its stock.
    const busy = [[3308, 0, 1_487_275_456, 1, 0, 0]];
    expect(() => hiddenLaw(1, busy, [], ask)).toThrow(/is not/);
    expect(() => hiddenLaw(1, [], [], ask)).not.toThrow();
    expect(() => hiddenLaw(1, busy, [])).not.toThrow();
  });
});
