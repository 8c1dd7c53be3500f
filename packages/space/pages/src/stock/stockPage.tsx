import {
  answerOf,
  type Due,
  forecastGet,
  type InventoryEntry,
  inventoryList,
  itemsOf,
  type ResourceCategory,
} from '@astrarium/space/client';
import { grouped, wordsOf } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { Countdown, Explained } from '../explain/explained.js';
import { Icon } from '../icons/icon.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';

/** How often stock and forecast are read, in milliseconds: a forecast counts as a plan. */
const STOCK_MS = 20_000;

interface Stock {
  readonly places: readonly InventoryEntry[];
  readonly due: readonly Due[];
}

/** The page of the stock at each place, with what the forecast says about it. */
export function StockPage() {
  const { data, fault } = useAnswer(loadStock, [], STOCK_MS);
  return (
    <div class="start">
      <h1 class="hero">Stock</h1>
      {fault !== '' && <p class="fault">{fault}</p>}
      {data === undefined && fault === '' && <p class="hint">Loading …</p>}
      {data?.places.length === 0 && <p class="card">You have no stock yet.</p>}
      {data?.places.map((place) => (
        <PlaceStock key={place.location} place={place} due={data.due} />
      ))}
      {data !== undefined && <Upcoming due={data.due} />}
    </div>
  );
}

async function loadStock(): Promise<Stock> {
  const places: InventoryEntry[] = [];
  const options = { client: client.value, query: { limit: 50 } };
  for await (const place of itemsOf(inventoryList, options)) places.push(place);
  const query = { limit: 100 };
  const { due } = await answerOf(forecastGet({ client: client.value, query }));
  return { places, due: firstEnds(due) };
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
  stock_full: 'full in',
  deposit_depleted: 'grows until a deposit is empty in',
};

function PlaceStock({
  due,
  place,
}: {
  readonly place: InventoryEntry;
  readonly due: readonly Due[];
}) {
  const { items, location } = place;
  return (
    <section class="card">
      <h2>
        <a href={routeTo('map', location)}>{location}</a>
      </h2>
      <table>
        <thead>
          <tr>
            <th>Resource</th>
            <th class="number">Units</th>
            <th>Forecast</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(items).map(([name, units]) => {
            const resource = name as ResourceCategory;
            const end = due.find(
              (one) => one.kind in END_TEXTS && isOf(one, { location, resource_type: resource }),
            );
            return (
              <tr key={name}>
                <td>
                  <span class={`with-icon ${name}`}>
                    <Icon name={resource} />
                    <span>{wordsOf(name)}</span>
                  </span>
                </td>
                <td class="number">
                  <Explained query={{ about: 'stock', location, resource }}>
                    {grouped(units)}
                  </Explained>
                </td>
                <td>
                  {end !== undefined && (
                    <>
                      {END_TEXTS[end.kind]} <Countdown tick={end.tick} terms={end.numbers} />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Upcoming({ due }: { readonly due: readonly Due[] }) {
  return (
    <section class="card">
      <h2>What is due</h2>
      {due.length === 0 && <p class="hint">Nothing that is known.</p>}
      <ol class="plain">
        {due.slice(0, 30).map((entry, index) => (
          <UpcomingLine key={index} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function UpcomingLine({ entry }: { readonly entry: Due }) {
  const { device_code, kind, location, numbers, resource_type, tick } = entry;
  return (
    <li>
      in <Countdown tick={tick} terms={numbers} />: {wordsOf(kind)}{' '}
      {resource_type !== null && wordsOf(resource_type)} at {location}{' '}
      {device_code !== null && (
        <a href={routeTo('fleet', device_code)}>
          <code>{device_code}</code>
        </a>
      )}
    </li>
  );
}
