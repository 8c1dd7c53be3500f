import { astrarium, audit, type Ruleset, STANDARD_RULESET, type World } from '@astrarium/core';
import { hashText } from '@astrarium/core/kernel';
import { expect, test } from 'vitest';
import { BRISK_RULESET } from '../src/games/briskRuleset.js';
import { TIGHT_RULESETS } from '../src/games/tightRuleset.js';
import { longRun, type Check, monotoneIds } from './longRun.js';
import { FULL, notRun, runs, TIMEOUT } from './tier.js';

/** Commands of all small worlds together, and of the large one. */
const [SMALL, LARGE] = FULL ? [200_000, 800_000] : [2000, 6000];

/** Commands of one small world. */
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

/** Throws unless matter is conserved and no amount is negative. */
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

/** Checks amounts and ids. */
function checks(): Check {
  const ids = monotoneIds();
  return (world) => {
    checkAmounts(world);
    ids(world);
  };
}

test('a million commands conserve matter at every tick', { timeout: TIMEOUT }, () => {
  const { seed } = runs(1, 1);
  const hashes: string[] = [];
  let accepted = 0;
  for (let n = 0; n * WORLD < SMALL; n += 1) {
    const ruleset = TIGHT_RULESETS[n % TIGHT_RULESETS.length] ?? BRISK_RULESET;
    const small = { seed: seed + n, ruleset, commands: WORLD, ticks: 60, checkEvery: 1 };
    const { end, done } = longRun(small, checks());
    accepted += done;
    hashes.push(astrarium.hash(end));
  }
  const large = { seed, ruleset: LARGE_RULESET, commands: LARGE, ticks: 60, checkEvery: 1000 };
  const { end, done } = longRun(large, checks());
  hashes.push(astrarium.hash(end));
  expect((accepted + done) / (SMALL + LARGE), `seed ${seed}`).toBeGreaterThan(0.3);
  expect(astrarium.read(end).accounts.count).toBeGreaterThan(FULL ? 200 : 30);
  const summary = `${SMALL + LARGE} commands from seed ${seed} end in ${hashText(hashes.join())}`;
  if (FULL) process.stdout.write(`${summary}\n`);
  else notRun(`a million commands (here ${summary})`);
});
