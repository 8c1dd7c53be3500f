import {
  astrarium,
  audit,
  DEVICE_COMMAND_NAMES,
  deviceView,
  deviceViewIds,
  type GameSnapshot,
  type Ruleset,
  settingOf,
  STANDARD_RULESET,
  type World,
} from '@astrarium/space';
import { type Command, hashText } from '@astrarium/core';
import { pickOf } from '@astrarium/testkit';
import { expect, test } from 'vitest';
import { accountCommand } from '../src/games/accountCommand.js';
import { BRISK_RULESET } from '../src/games/briskRuleset.js';
import type { Pick } from '../src/games/chooseCommand.js';
import { commandArgs } from '../src/games/commandArgs.js';
import { invalidCommand } from '../src/games/invalidCommand.js';
import { type Choice, randomChoice } from '../src/games/recordGame.js';
import { TIGHT_RULESETS } from '../src/games/tightRuleset.js';
import { FULL, notRun, SEED } from '../../../testkit/test/tier.js';

/** Commands of all small worlds together, and of the large one. */
const [SMALL, LARGE] = FULL ? [200_000, 800_000] : [1000, 1000];

const WORLD = 1000;

/** A quick ruleset with many accounts and high limits. */
const LARGE_RULESET: Ruleset = {
  ...BRISK_RULESET,
  name: 'large',
  mining: { ...BRISK_RULESET.mining, stockCapUnits: 5000 },
  sites: { ...BRISK_RULESET.sites, reserveUnits: STANDARD_RULESET.sites.reserveUnits },
  start: { ...BRISK_RULESET.start, starCodes: STANDARD_RULESET.start.starCodes },
  limits: {
    ...BRISK_RULESET.limits,
    accounts: 300,
    devices: 20_000,
    devicesPerAccount: 80,
    stocksPerAccount: 30,
  },
};

function checkAmounts(world: World): void {
  for (const [category, { difference_micro }] of Object.entries(audit(world))) {
    if (difference_micro !== 0) throw new Error(`tick ${world.now}: ${category} is off`);
  }
  const stock = world.stocks.ids().find((id) => world.stocks.level(id, STOCK_AMOUNT) < 0);
  const site = world.deposits.ids().find((id) => world.deposits.level(id, DEPOSIT_RESERVE) < 0);
  if (stock !== undefined) throw new Error(`tick ${world.now}: stock ${stock} is negative`);
  if (site !== undefined) throw new Error(`tick ${world.now}: deposit ${site} is negative`);
}

const { tables } = astrarium.definition.schema;
const STOCK_AMOUNT = tables.stocks.fields.amount;
const DEPOSIT_RESERVE = tables.deposits.fields.reserve;

test('a million commands conserve matter at every tick', () => {
  const hashes: string[] = [];
  let accepted = 0;
  for (let n = 0; n * WORLD < SMALL; n += 1) {
    const ruleset = TIGHT_RULESETS[n % TIGHT_RULESETS.length] ?? BRISK_RULESET;
    const small = { seed: SEED + n, ruleset, commands: WORLD, ticks: 60, checkEvery: 1 };
    const { end, done } = longRun(small);
    accepted += done;
    hashes.push(astrarium.hash(end));
  }
  const large = {
    seed: SEED,
    ruleset: LARGE_RULESET,
    commands: LARGE,
    ticks: 60,
    checkEvery: 1000,
  };
  const { end, done } = longRun(large);
  hashes.push(astrarium.hash(end));
  expect((accepted + done) / (SMALL + LARGE), `seed ${SEED}`).toBeGreaterThan(0.3);
  expect(astrarium.read(end).accounts.count).toBeGreaterThan(FULL ? 200 : 10);
  const summary = `${SMALL + LARGE} commands from seed ${SEED} end in ${hashText(hashes.join())}`;
  if (FULL) process.stdout.write(`${summary}\n`);
  else notRun(`a million commands (here ${summary})`);
});

interface LongRun {
  readonly seed: number;
  readonly ruleset: Ruleset;
  readonly commands: number;
  /** The maximum ticks between two commands. */
  readonly ticks: number;
  /** Steps between two checks of the world; 1 also checks before and after each due tick. */
  readonly checkEvery: number;
}

/** Plays random commands; returns the last snapshot and the number of accepted commands. */
function longRun(run: LongRun): { end: GameSnapshot; done: number } {
  const { seed, ruleset, commands, ticks, checkEvery } = run;
  const isSmall = checkEvery === 1;
  let at = astrarium.genesis(settingOf({ seed, ruleset }));
  let commandCount = 0;
  let done = 0;
  for (let n = 0; commandCount < commands; n += 1) {
    const choice = randomChoice(seed, n, ticks);
    if (choice.kind === 'choose' || choice.kind === 'aim') {
      const command = quickCommand(astrarium.read(at), choice.pick);
      const { outcome, snapshot } = astrarium.execute(at, command);
      commandCount += 1;
      if (outcome.done) done += 1;
      else if (snapshot !== at)
        throw new Error(`command ${commandCount}: a refusal changed something`);
      at = snapshot;
    } else at = pass(at, choice, isSmall);
    if (isSmall || n % checkEvery === 0) checkAmounts(astrarium.read(at));
  }
  checkAmounts(astrarium.read(at));
  return { end: at, done };
}

/** Advances; checks the world directly before and after each tick with a due timer if asked. */
function pass(from: GameSnapshot, choice: Choice, isChecked: boolean): GameSnapshot {
  const end = from.now + (choice.kind === 'advance' ? choice.ticks : 1);
  let at = from;
  while (at.now < end) {
    const due = isChecked ? astrarium.nextDue(at) : 0;
    const ticks = due === 0 || due > end ? end - at.now : Math.max(1, due - 1 - at.now);
    at = astrarium.advance(at, { ticks }).snapshot;
    if (isChecked) checkAmounts(astrarium.read(at));
  }
  return at;
}

/**
 * A command of a player that reads the view of one device only, for large worlds or millions of
 * commands. Two of three commands are available ones.
 */
function quickCommand(world: World, pick: Pick): Command {
  const [kind = 0, who = 0, which = 0, what = 0, a = 0, b = 0] = pick;
  const style = kind % 100;
  const { count } = world.accounts;
  const account = 1 + (who % Math.max(1, count));
  if (count === 0 || style === 0) {
    return { id: 'open', account: 0, type: 'open_account', args: { name: `Ada ${count}` } };
  }
  if (style < 8) return accountCommand(world, account, a, b);
  const view = deviceView(world, pickOf(deviceViewIds(world, account), which) ?? 0);
  if (view === undefined) return accountCommand(world, account, a, b);
  const type =
    style < 75
      ? (pickOf(view.available_commands, what) ?? 'recall')
      : (pickOf(DEVICE_COMMAND_NAMES, what) ?? 'recall');
  const args = commandArgs(type, { world, view, account, a, b });
  const chosen: Command = {
    id: `${type}-${account}`,
    account,
    type,
    args: { device: view.device_code, ...args },
  };
  return style >= 95 ? invalidCommand(world, chosen, pick) : chosen;
}
