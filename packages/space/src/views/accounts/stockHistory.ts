import { floorDiv, max, min } from '@astrarium/core';
import { makeLocation, parseLocation } from '../../galaxy/location.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import type { AccountId } from '../../state/account.js';
import { MICRO, type PileId, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import { stockItems } from './inventoryView.js';

/** The stock of an account at a place, now and at hours before, as the wire shows it. */
export interface StockHistoryView {
  readonly location: string;
  /** The first tick since the account was opened of which the stock is known. */
  readonly first_tick: number;
  /** Oldest first; the last one is the stock as it is. */
  readonly points: readonly {
    readonly tick: number;
    readonly items: Readonly<Record<string, number>>;
  }[];
}

/** The stocks of a game at the last hours: what worlds do not keep. */
export interface StockHistory {
  /** Takes a sample of a world, in steps; undefined while the hour has one. */
  onWorld(world: World): Steps<void> | undefined;
  /** At most `limit` points of an account's stock at the place of a code. */
  view(world: World, account: AccountId, code: string, limit: number): StockHistoryView | Refused;
}

/**
 * Whole units of all stocks at a tick, by the ids of stocks; the first is that of id 1. A stock has
 * at most 900 million units, and hardly more after a refund: they fit 32 bits.
 */
interface Sample {
  readonly tick: number;
  readonly units: Uint32Array;
}

const SAMPLE_SECONDS = 3600;

/** The most bytes of all samples: the stock of 29,000 places at 48 hours. */
const MAX_BYTES = 33_554_432;

/** Piles of one step: less than a millisecond of work. */
const STEP_PILES = 500;

/**
 * An empty history. It has one sample of all stocks for each hour of the game, the newest
 * `maxSamples`, and fewer where all would take more than `maxBytes`: the oldest leave first. Where
 * one alone takes more, there is none.
 */
export function stockHistory(maxSamples: number, maxBytes = MAX_BYTES): StockHistory {
  const samples: Sample[] = [];
  let sampledHour = -1;
  function* sampleSteps(world: World): Steps<void> {
    const { now: tick, piles } = world;
    const units = new Uint32Array(piles.count * CATEGORIES.length);
    for (let pile = 1; pile <= piles.count; pile += 1) {
      addUnits(world, pile, units);
      if (pile % STEP_PILES === 0) yield STEP_PILES;
    }
    samples.push({ tick, units });
    const kept = min(maxSamples, floorDiv(maxBytes, max(1, units.byteLength)));
    samples.splice(0, max(0, samples.length - kept));
  }
  return {
    onWorld(world) {
      const hour = floorDiv(world.now, SAMPLE_SECONDS);
      if (hour === sampledHour) return undefined;
      sampledHour = hour;
      return sampleSteps(world);
    },
    view(world, account, code, limit) {
      const { seed } = world.setting;
      const place = parseLocation(seed, code);
      if (place === undefined) {
        return refuse('unknown_location', `There is no location ${code}`, {
          field: 'location',
          code,
        });
      }
      const row = world.locations.find(place);
      const pile = row === 0 ? 0 : world.piles.find(pileKey(account, row));
      const opened = world.accounts.get(account)?.openedAtTick ?? world.now;
      const before = samples.filter(({ tick }) => tick >= opened && tick < world.now);
      const shown = limit === 1 ? [] : before.slice(1 - limit);
      return {
        location: makeLocation(seed, place),
        first_tick: before[0]?.tick ?? world.now,
        points: [
          ...shown.map(({ tick, units }) => ({ tick, items: itemsIn(units, pile) })),
          { tick: world.now, items: pile === 0 ? {} : stockItems(world, pile) },
        ],
      };
    },
  };
}

/** Writes the whole units of a pile to where a sample has them. */
function addUnits({ stocks }: World, pile: PileId, units: Uint32Array): void {
  for (const [position] of CATEGORIES.entries()) {
    const stock = stockOf(pile, position + 1);
    units[stock - 1] = floorDiv(stocks.level(stock, STOCK.amount), MICRO);
  }
}

/** Whole units of a pile in a sample; nothing when the pile was made later. */
function itemsIn(units: Uint32Array, pile: PileId): Readonly<Record<string, number>> {
  const items: Record<string, number> = {};
  if (pile === 0) return items;
  for (const [position, category] of CATEGORIES.entries()) {
    const there = units[stockOf(pile, position + 1) - 1] ?? 0;
    if (there > 0) items[category] = there;
  }
  return items;
}
