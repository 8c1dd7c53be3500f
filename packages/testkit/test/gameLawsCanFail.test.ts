import { readdirSync, readFileSync } from 'node:fs';
import {
  astrarium,
  astrariumDefinition,
  deviceCode,
  type Draft,
  settingOf,
  STATUS,
} from '@astrarium/core';
import { defineSimulation } from '@astrarium/core/kernel';
import { describe, expect, test } from 'vitest';
import { BRISK_RULESET } from '../src/games/briskRuleset.js';
import { adoptionLaw } from '../src/laws/adoptionLaw.js';
import { berthLaw } from '../src/laws/berthLaw.js';
import { boundsLaw } from '../src/laws/boundsLaw.js';
import { commandsLaw } from '../src/laws/commandsLaw.js';
import { deviceCodeLaw } from '../src/laws/deviceCodeLaw.js';
import { devicePageLaw } from '../src/laws/devicePageLaw.js';
import { explainLaw } from '../src/laws/explainLaw.js';
import { forecastLaw } from '../src/laws/forecastLaw.js';
import { matterLaw } from '../src/laws/matterLaw.js';
import { operationLaw } from '../src/laws/operationLaw.js';
import { paidBackLaw } from '../src/laws/paidBackLaw.js';
import { recordLaw } from '../src/laws/recordLaw.js';
import { vesselLaw } from '../src/laws/vesselLaw.js';

import { seenThrough } from './seenThrough.js';

const LAWS = [
  adoptionLaw,
  berthLaw,
  boundsLaw,
  commandsLaw,
  deviceCodeLaw,
  devicePageLaw,
  explainLaw,
  forecastLaw,
  matterLaw,
  operationLaw,
  paidBackLaw,
  recordLaw,
  vesselLaw,
];

const DEVICE = astrariumDefinition.schema.tables.devices.fields;

function no(code: string) {
  return { done: false, refusal: { code, message: '', numbers: {} } } as const;
}

describe('the laws of the game can be broken', () => {
  const setting = settingOf({ seed: 1, ruleset: BRISK_RULESET });
  const open = { id: '', account: 0, type: 'open_account', args: { name: 'Ada' } };
  const one = { setting, steps: [{ kind: 'command', command: open } as const] };
  const { stocks } = astrariumDefinition.schema.tables;
  const controllerId = BRISK_RULESET.start.fleet.indexOf('ami_mining_controller') + 1;

  /** Rules under which an account is opened and then something is done to its rows. */
  const meddled = (meddle: (draft: Draft) => void) =>
    defineSimulation({
      ...astrariumDefinition,
      commands: {
        ...astrariumDefinition.commands,
        open_account: (draft, command) => {
          const outcome = astrariumDefinition.commands['open_account']?.(draft, command);
          meddle(draft);
          return outcome ?? { done: true, answer: {} };
        },
      },
    });

  /** Rules under which somebody finds a number of micro-units in the attic. */
  const found = (micro: number) =>
    meddled((draft) => draft.stocks.setLevel(1, stocks.fields.amount, micro));

  test('and are not', () => {
    for (const law of LAWS) law(astrarium, one);
  });

  test('none is left out here, or in `dryRunLaws.test.ts`', () => {
    const all = readdirSync(new URL('../src/laws', import.meta.url)).map((name) =>
      name.slice(0, -3),
    );
    const here = ['gameLaws', 'laws', 'dryRunLaws'].map((name) =>
      readFileSync(
        new URL(
          name === 'dryRunLaws' ? `${name}.test.ts` : `${name}CanFail.test.ts`,
          import.meta.url,
        ),
        'utf8',
      ),
    );
    const unseen = all.filter(
      (name) => name.endsWith('Law') && !here.join('').includes(`${name}(`),
    );
    expect(unseen).toEqual([]);
  });

  test('matter', () => {
    expect(() => matterLaw(found(1), one)).toThrow(/structural is off by -/);
  });

  test.each([
    ['recall', { done: true, answer: {} }, /recall of .* should be refused with already_there/],
    ['travel', no('device_busy'), /travel of .* should be available/],
    ['set_tags', no('tag_limit'), /set_tags of .* should be done/],
    ['scan', no('nothing_to_scan'), /scan of .* is not shown/],
  ] as const)('what %s comes to', (type, outcome, why) => {
    const commands = { ...astrariumDefinition.commands, [type]: () => outcome };
    const other = defineSimulation({ ...astrariumDefinition, commands });
    expect(() => commandsLaw(other, one)).toThrow(why);
  });

  test('ids of operations', () => {
    const device = deviceCode(1, 1);
    const told = (type: string, args = {}) =>
      ({
        kind: 'command',
        command: { id: '', account: 1, type, args: { device, ...args } },
      }) as const;
    const two = [...one.steps, told('travel', { destination: 'SOL-3' }), told('recall')];
    const commands = Object.entries(astrariumDefinition.commands).map(
      ([type, reducer]): [string, typeof reducer] => [
        type,
        (draft, command) => {
          const outcome = reducer(draft, command);
          if (!outcome.done || type === 'open_account') return outcome;
          const operation = { ...(outcome.answer['operation'] as object), id: 'same' };
          return { done: true, answer: { ...outcome.answer, operation } };
        },
      ],
    );
    const other = defineSimulation({
      ...astrariumDefinition,
      commands: Object.fromEntries(commands),
    });
    operationLaw(astrarium, { ...one, steps: two });
    expect(() => operationLaw(other, { ...one, steps: two })).toThrow(
      /same was travelling since 0, and is recalling since 0/,
    );
  });

  test('explanations', () => {
    explainLaw(astrarium, one);
    let asked = 0;
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      return { ...world, parts: seenThrough(world.parts, { get: () => (asked += 1) ** 2 }) };
    };
    expect(() => explainLaw({ ...astrarium, read }, one)).toThrow(/the season/);
  });

  test('forecasts', () => {
    forecastLaw(astrarium, one);
    const late: typeof astrarium.tick = (from) => astrarium.tick(astrarium.tick(from).snapshot);
    expect(() => forecastLaw({ ...astrarium, tick: late }, one)).toThrow(/did not happen/);
    const early: typeof astrarium.advance = (from, { ticks }) =>
      astrarium.advance(from, { ticks: ticks + 1 });
    expect(() => forecastLaw({ ...astrarium, advance: early }, one)).toThrow(/nothing is due/);
  });

  test('bounds', () => {
    expect(() => boundsLaw(found(-1), one)).toThrow(/stocks 1 amount is -1/);
  });

  test('stock that nobody paid back', () => {
    const fine = found(BRISK_RULESET.mining.stockCapUnits * 1_000_000);
    paidBackLaw(fine, one);
    const much = found((BRISK_RULESET.mining.stockCapUnits + 1) * 1_000_000);
    expect(() => paidBackLaw(much, one)).toThrow(/structural is 401, not 400/);
  });

  test('carrying', () => {
    const lost = meddled((draft) => draft.devices.set(2, DEVICE.status, STATUS.stowed));
    expect(() => berthLaw(lost, one)).toThrow(/is stowed by nobody/);
  });

  test('living somewhere', () => {
    const two = { ...one, steps: [...one.steps, ...one.steps] };
    const evicted = meddled(({ devices, replicants }) => {
      if (replicants.ids().length === 2) devices.join(1, DEVICE.replicant, 2);
    });
    expect(() => vesselLaw(evicted, two)).toThrow(/(\w+) lives in .*, which is (?!\1)\w+'s/);
  });

  test('adoption', () => {
    const [controller, drone] = [controllerId, 2].map((id) => deviceCode(1, id));
    const adopt = { device: controller, targets: [drone] };
    const told = { id: '', account: 1, type: 'adopt', args: adopt };
    const two = { ...one, steps: [...one.steps, { kind: 'command', command: told } as const] };
    adoptionLaw(astrarium, two);
    const { adopt: reducer = expect.fail() } = astrariumDefinition.commands;
    const silent = defineSimulation({
      ...astrariumDefinition,
      commands: {
        ...astrariumDefinition.commands,
        adopt: (draft, command) => {
          const outcome = reducer(draft, command);
          draft.controllers.cancel(1, astrariumDefinition.schema.tables.controllers.fields.digest);
          return outcome;
        },
      },
    });
    expect(() => adoptionLaw(silent, two)).toThrow(/has no digest to come/);
  });

  test('records of events', () => {
    const two = { ...one, steps: [...one.steps, ...one.steps] };
    const turning = meddled((draft) =>
      draft.devices.set(1, DEVICE.type, draft.devices.get(1, DEVICE.type) + 1),
    );
    expect(() => recordLaw(turning, two)).toThrow(/tick 0, at the end: /);
  });

  test('codes of devices', () => {
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      return { ...world, setting: { ...world.setting, seed: 2 } };
    };
    expect(() => deviceCodeLaw({ ...astrarium, read }, one)).toThrow(/ is 1, 1 and 0/);
  });

  test('pages', () => {
    let asked = 0;
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      const get: typeof world.devices.get = (id, field) =>
        field === DEVICE.capacity ? (asked += 1) * 1000 : world.devices.get(id, field);
      return { ...world, devices: seenThrough(world.devices, { get }) };
    };
    expect(() => devicePageLaw({ ...astrarium, read }, one)).toThrow(/the page of account 1/);
  });
});
