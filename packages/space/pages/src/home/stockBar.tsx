import { grouped } from '@astrarium/web/duration';
import { useEffect, useRef } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icons.js';
import { fleetTick, stock } from '../live/fleetState.js';
import { serverTime, shownTick } from '../live/gameClock.js';
import { Sparkline } from '../stock/sparkline.js';
import { liveUnits, stockRate, rateText } from '../stock/stockRate.js';
import { wordsOf } from '../device/wordsOf.js';

/** How many samples a line has, and how far apart they are, in milliseconds. */
const SAMPLES = 60;
const SAMPLE_MS = 2_000;

/** The units of a resource at all places, and how many come. */
interface Total {
  readonly units: number;
  /** See `stockRate`. */
  readonly rate: number;
}

/** The stock of all places: each resource with its course and its rate. */
export function StockBar() {
  const speed = serverTime.value?.speed ?? 0;
  const totals = stockTotals(speed);
  const samples = useSamples(totals);
  return (
    <ul class="panel stock-bar" aria-label="Stock of all places">
      {[...totals].map(([name, { rate, units }]) => (
        <li key={name} class={name}>
          <a href={routeTo('stock')}>
            <Icon name={name as IconName} />
            <span class="dim">{wordsOf(name)}</span>
            <span class="number good">{rate > 0 && rateText(rate, speed)}</span>
            <b class="number">{grouped(units)}</b>
            <Sparkline points={samples.get(name) ?? []} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The totals at the present tick, as they follow from the last reading. */
function stockTotals(speed: number): ReadonlyMap<string, Total> {
  const totals = new Map<string, Total>();
  for (const resources of stock.value.values()) {
    for (const [name, one] of Object.entries(resources)) {
      const { rate, units } = totals.get(name) ?? { rate: 0, units: 0 };
      totals.set(name, {
        units: units + liveUnits(one, fleetTick.value, shownTick.value),
        rate: rate + stockRate(one, speed),
      });
    }
  }
  return totals;
}

/** The totals of the last minutes, as long as the page is open. */
function useSamples(totals: ReadonlyMap<string, Total>): ReadonlyMap<string, readonly number[]> {
  const samples = useRef(new Map<string, readonly number[]>());
  const latest = useRef(totals);
  latest.current = totals;
  useEffect(() => {
    const take = (): void => {
      for (const [name, { units }] of latest.current) {
        const before = samples.current.get(name) ?? [];
        samples.current.set(name, [...before, units].slice(-SAMPLES));
      }
    };
    take();
    const timer = setInterval(take, SAMPLE_MS);
    return () => clearInterval(timer);
  }, []);
  return samples.current;
}
