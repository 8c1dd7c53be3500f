import { ceilDiv, floorDiv, max, min } from '@astrarium/core';
import type { World } from '../../rules/schema.js';
import type { Amounts } from '../../ruleset/categories.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { MICRO, type PileId, STOCK, stockOf } from '../../state/stocks.js';

/** The future amounts of a pile at its present growth, less the bills paid from it. */
export interface StockOutlook {
  /** The first tick, from `tick` on, at which a bill can be paid; 0 for never. */
  payable(bill: Amounts, tick: number): number;
  /** How often a bill can be paid at a tick, at most `most` times. */
  times(bill: Amounts, tick: number, maximum: number): number;
  /** Pays a bill so many times at a tick; ticks must not decrease. */
  take(bill: Amounts, tick: number, times: number): void;
}

interface Line {
  level: number;
  rate: number;
  since: number;
}

/** The outlook of a pile; 0 stands for one that holds nothing. */
export function stockOutlook(world: World, pile: PileId): StockOutlook {
  const cap = world.setting.ruleset.mining.stockCapUnits * MICRO;
  const lines = CATEGORIES.map((_, position): Line => {
    const stock = pile === 0 ? 0 : stockOf(pile, position + 1);
    const level = world.stocks.level(stock, STOCK.amount);
    return { level, rate: world.stocks.rate(stock, STOCK.amount), since: world.now };
  });
  const each = (bill: Amounts) =>
    CATEGORIES.map((category, position) => ({
      line: lines[position] as Line,
      price: bill[category] * MICRO,
    })).filter(({ price }) => price > 0);
  return {
    payable(bill, tick) {
      const ticks = each(bill).map(({ line, price }) => reached(line, cap, price, tick));
      return ticks.includes(0) ? 0 : ticks.reduce((a, b) => max(a, b), tick);
    },
    times(bill, tick, maximum) {
      return each(bill).reduce(
        (times, { line, price }) => min(times, floorDiv(levelAt(line, cap, tick), price)),
        maximum,
      );
    },
    take(bill, tick, times) {
      for (const { line, price } of each(bill)) {
        const level = levelAt(line, cap, tick);
        // A stock that was full has lost its miners.
        if (tick - line.since >= growthTicks(line, cap)) line.rate = 0;
        line.level = level - price * times;
        line.since = tick;
      }
    },
  };
}

/** The ticks until it is full; 0 when it does not grow. */
function growthTicks({ level, rate }: Line, cap: number): number {
  return rate === 0 ? 0 : max(1, floorDiv(cap - level, rate));
}

function levelAt(line: Line, cap: number, tick: number): number {
  return line.level + line.rate * min(tick - line.since, growthTicks(line, cap));
}

function reached(line: Line, cap: number, price: number, from: number): number {
  if (levelAt(line, cap, from) >= price) return from;
  if (line.rate === 0) return 0;
  const ticks = ceilDiv(price - line.level, line.rate);
  return ticks > growthTicks(line, cap) ? 0 : line.since + ticks;
}
