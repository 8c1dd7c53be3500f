import {
  answerOf,
  type Location,
  type Presence,
  type ResourceCategory,
} from '@astrarium/space/client';
import { countText, grouped } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { Countdown, Explained } from '../explain/explained.js';
import { placeName } from '../live/places.js';
import { deviceName } from '../device/deviceName.js';
import { fleetList } from '../live/fleetState.js';
import { Icon } from '../icons/icon.js';
import { kindOf } from '../icons/icons.js';
import { useAnswer } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import { starOfCode } from './mapLayout.js';
import { liveScene } from './liveScene.js';
import { deviceCount, othersOf } from './placedOthers.js';
import { ownReplicants, readPresence } from './seenOthers.js';
import { wordsOf } from '../device/wordsOf.js';

/** How often a shown place is read again, in milliseconds. */
const PLACE_MS = 15_000;

/** What is known of the selected place: for accounts, with their devices and stock there. */
export function PlacePanel({
  code,
  onClose,
  onOrder,
}: {
  readonly code: string;
  readonly onClose: () => void;
  /** Opens the form that sends devices there; undefined where nobody can. */
  readonly onOrder: (() => void) | undefined;
}) {
  const star = liveScene.value.stars.find((one) => one.code === starOfCode(code));
  return (
    <section class="panel place-panel" aria-label={`Place ${placeName(code)}`}>
      <header class="between">
        <h2>{placeName(code)}</h2>
        <button type="button" class="icon-button" aria-label="Close the place" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {onOrder !== undefined && (
        <p>
          <button type="button" onClick={onOrder}>
            Send devices here
          </button>
        </p>
      )}
      {star !== undefined && (
        <p>
          {star.code === code ? `${star.name}, ` : `At ${star.name}, `}
          class {star.spectralClass}: {countText(star.planets, 'planet')},{' '}
          {countText(star.belts, 'belt')}.
          {star.lockedBy !== undefined && ` Locked by the hub of ${star.lockedBy}.`}
        </p>
      )}
      {account.value === undefined ? (
        <p class="hint">Sign in to see what is here.</p>
      ) : (
        <PlaceDetails code={code} />
      )}
      <p class="hint">
        Code <code>{code}</code>
      </p>
    </section>
  );
}

function PlaceDetails({ code }: { readonly code: string }) {
  const load = (): Promise<Location> =>
    answerOf(client.value.GET('/v1/locations/{code}', { params: { path: { code } } }));
  const { data, fault } = useAnswer(load, [code], PLACE_MS);
  if (data === undefined || data.code !== code) {
    return <p class={fault === '' ? 'hint' : 'fault'}>{fault === '' ? 'Loading …' : fault}</p>;
  }
  const isStar = data.location_type === 'star';
  const own = fleetList.value.filter(({ location }) =>
    isStar ? starOfCode(location) === code : location === code,
  );
  return (
    <>
      <p class="hint with-icon">
        <Icon name={data.location_type} />
        {wordsOf(data.location_type)}
      </p>
      {fault !== '' && <p class="fault">{fault}</p>}
      {'asteroid' in data && data.asteroid !== undefined && (
        <p class="fault">
          An asteroid strikes in <Countdown tick={data.asteroid.strikes_tick} />.{' '}
          <Explained query={{ about: 'asteroid', location: code }}>What it hits</Explained>
        </p>
      )}
      {data.location_type === 'star' && <Bodies codes={bodiesOf(data.star)} />}
      {data.location_type === 'planet' && <Bodies codes={data.planet.moons} />}
      {data.location_type === 'belt' && (
        <ul class="plain">
          {Object.entries(data.belt.resources).map(([name, abundance]) => (
            <li key={name} class={`with-icon ${name}`}>
              <Icon name={name as ResourceCategory} />
              {wordsOf(name)}: {abundance}
            </li>
          ))}
        </ul>
      )}
      <h3>Your devices: {grouped(own.length)}</h3>
      <ul class="plain">
        {own.slice(0, 30).map((device) => (
          <li key={device.code} class={`with-icon ${kindOf(device.status)}`}>
            <Icon name={device.type} />
            <span>
              <a href={routeTo('map', device.code)}>{deviceName(device)}</a>{' '}
              {wordsOf(device.status)}
            </span>
          </li>
        ))}
      </ul>
      <OthersThere code={code} />
      {data.inventory.length > 0 && (
        <>
          <h3>Your stock</h3>
          <ul class="plain">
            {data.inventory.map(({ quantity, resource_type }) => (
              <li key={resource_type} class={`with-icon ${resource_type}`}>
                <Icon name={resource_type} />
                {wordsOf(resource_type)}:{' '}
                <Explained query={{ about: 'stock', location: code, resource: resource_type }}>
                  <span class="number">{grouped(quantity)}</span>
                </Explained>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Who else is there, as far as the account may see it. */
function OthersThere({ code }: { readonly code: string }) {
  const { data } = useAnswer(() => readPresence(code), [code], PLACE_MS);
  if (data === undefined || data.location !== code) return null;
  if (!data.observed) {
    return <p class="hint">You see others only in systems where you have a device in the open.</p>;
  }
  const others = othersOf(data, ownReplicants());
  return (
    <>
      <h3>Devices of others: {grouped(deviceCount(others))}</h3>
      <ul class="plain others">
        {others.map(({ devices, name, replicant_code }) => (
          <li key={replicant_code}>
            <b>{name}</b>: {typesText(devices)}
          </li>
        ))}
      </ul>
      {data.next_cursor !== null && <p class="hint">There are more replicants.</p>}
    </>
  );
}

function typesText(devices: Presence['replicants'][number]['devices']): string {
  return Object.entries(devices)
    .map(([type, count]) => countText(count, wordsOf(type)))
    .join(', ');
}

type StarOf<L> = L extends { readonly star: infer S } ? S : never;

function bodiesOf({ belts, planets }: StarOf<Location>): readonly string[] {
  return [...planets, ...belts].map(({ designation }) => designation);
}

function Bodies({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <p class="row bodies">
      {codes.map((code) => (
        <a key={code} href={routeTo('map', code)}>
          {placeName(code)}
        </a>
      ))}
    </p>
  );
}
