import {
  answerOf,
  type Due,
  type ResourceCategory,
  type StockHistory,
} from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { useEffect } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { Countdown, Explained } from '../explain/explained.js';
import { plainTerms } from '../explain/explanationSheet.js';
import { Icon } from '../icons/icon.js';
import { fleet, fleetState, fleetTick, stock } from '../live/fleetState.js';
import { serverTime, shownTick } from '../live/gameClock.js';
import { loadSystems, placeName } from '../live/places.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { Sparkline } from './sparkline.js';
import { dueText } from './dueText.js';
import { liveUnits, stockRate, rateText } from './stockRate.js';
import { wordsOf } from '../device/wordsOf.js';

/** How often the forecast is read, in milliseconds: it counts as a plan. */
const FORECAST_MS = 30_000;

/** How often the history of a place is read, in milliseconds: it has a point for each hour. */
const HISTORY_MS = 300_000;

/** The page of the stock at each place, with what comes and what the forecast says about it. */
export function StockPage() {
  const { data: due, fault } = useAnswer(readForecast, [], FORECAST_MS);
  const places = [...stock.value];
  const { fault: stockFault, isLoading } = fleetState.value;
  const codes = places.map(([place]) => place);
  useEffect(() => void loadSystems(codes), [codes.join()]);
  return (
    <div class="start">
      <h1 class="wide">Stock</h1>
      {[fault, stockFault].map((text) => text !== '' && <p class="fault">{text}</p>)}
      {isLoading && <p class="hint">Loading …</p>}
      {!isLoading && places.length === 0 && <p class="card">You have no stock yet.</p>}
      {places.map(([place, resources]) => (
        <PlaceStock key={place} place={place} resources={resources} due={due ?? []} />
      ))}
      {due !== undefined && <Upcoming due={due} />}
    </div>
  );
}

/** What is due for the account as things are, without what the earlier ends make untrue. */
export async function readForecast(): Promise<readonly Due[]> {
  const call = client.value.GET('/v1/forecast', { params: { query: { limit: 100 } } });
  return firstEnds((await answerOf(call)).due);
}

/** What is due, without stocks that are full after a deposit is empty: they grow less by then. */
export function firstEnds(due: readonly Due[]): readonly Due[] {
  return due.filter(
    (one, index) =>
      one.kind !== 'stock_full' ||
      !due.slice(0, index).some((other) => other.kind === 'deposit_depleted' && isOf(one, other)),
  );
}

type StockName = Pick<Due, 'location' | 'resource_type'>;

function isOf(one: StockName, other: StockName): boolean {
  return one.location === other.location && one.resource_type === other.resource_type;
}

/** The entries that end the present growth of a stock. */
const END_TEXTS: Readonly<Partial<Record<Due['kind'], string>>> = {
  stock_full: 'Full in',
  deposit_depleted: 'Grows until a deposit is empty, in',
};

type Resources = typeof stock.value extends ReadonlyMap<string, infer Value> ? Value : never;

function PlaceStock({
  due,
  place,
  resources,
}: {
  readonly place: string;
  readonly resources: Resources;
  readonly due: readonly Due[];
}) {
  const speed = serverTime.value?.speed ?? 0;
  const { data: history } = useAnswer(() => readHistory(place), [place], HISTORY_MS);
  return (
    <section class="card">
      <h2>
        <a href={routeTo('map', place)}>{placeName(place)}</a>
      </h2>
      <ul class="plain stock-rows">
        {Object.entries(resources).map(([name, one]) => {
          const resource = name as ResourceCategory;
          const end = due.find(
            ({ kind, ...other }) =>
              kind in END_TEXTS && isOf(other, { location: place, resource_type: resource }),
          );
          const rate = stockRate(one, speed);
          return (
            <li key={name} class={name}>
              <Icon name={resource} />
              <span>{wordsOf(name)}</span>
              <Sparkline points={history?.points.map(({ items }) => items[resource] ?? 0) ?? []} />
              <Explained query={{ about: 'stock', location: place, resource }}>
                <b class="number">{grouped(liveUnits(one, fleetTick.value, shownTick.value))}</b>
              </Explained>
              <span class={rate > 0 ? 'number good' : 'number dim'}>
                {rate > 0 ? rateText(rate, speed) : ''}
              </span>
              <span class="dim">
                {end !== undefined && (
                  <>
                    {END_TEXTS[end.kind]}{' '}
                    <Countdown tick={end.tick} terms={plainTerms(end.numbers)} />
                  </>
                )}
                {end === undefined && rate > 0 && 'Its end is not known: measure the place.'}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function readHistory(place: string): Promise<StockHistory> {
  const query = { location: place, points: 48 };
  return answerOf(client.value.GET('/v1/inventory/history', { params: { query } }));
}

function Upcoming({ due }: { readonly due: readonly Due[] }) {
  return (
    <section class="card">
      <h2>What is due</h2>
      {due.length === 0 && <p class="hint">Nothing that is known.</p>}
      <ol class="plain">
        {due.slice(0, 30).map((entry, index) => (
          <li key={index}>
            {dueText(entry, names)} in{' '}
            <Countdown tick={entry.tick} terms={plainTerms(entry.numbers)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What people call what is due. */
export const names = {
  placeName,
  destinationOf: (code: string | null) => fleet.value.get(code ?? '')?.to ?? undefined,
  deviceName: (code: string): string => {
    const device = fleet.value.get(code);
    return device === undefined ? 'device' : deviceName(device);
  },
};
