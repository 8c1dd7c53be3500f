import type { FleetDevice } from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { routeTo } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { Countdown } from '../explain/explained.js';
import { Icon } from '../icons/icon.js';
import { kindOf } from '../icons/icons.js';
import { fleetList } from '../live/fleetState.js';
import { shownTick } from '../live/gameClock.js';
import { placeName } from '../live/places.js';
import { wordsOf } from '../device/wordsOf.js';

/** More devices than these are shown as groups. */
const MAX_SHOWN = 10;

/** The devices of the player, those that end first first; many of them as groups. */
export function FleetAtWork() {
  const devices = fleetList.value.filter(({ carrier }) => carrier === null);
  const ends = ({ ends: tick }: FleetDevice): number => tick ?? Infinity;
  const rank = ({ status }: FleetDevice): number => (status === 'idle' ? 1 : 0);
  const shown = devices
    .toSorted((a, b) => rank(a) - rank(b) || ends(a) - ends(b))
    .slice(0, MAX_SHOWN);
  return (
    <section class="panel at-work" aria-labelledby="at-work">
      <h2 id="at-work">Fleet</h2>
      {devices.length > MAX_SHOWN && <Groups devices={devices} />}
      <ul class="plain">
        {shown.map((device) => (
          <AtWork key={device.code} device={device} />
        ))}
      </ul>
      {devices.length > shown.length && (
        <p>
          <a href={routeTo('fleet')}>All {grouped(devices.length)} devices</a>
        </p>
      )}
    </section>
  );
}

/** How many devices do what: `4 365 mining, 100 printing, 500 idle`. */
function Groups({ devices }: { readonly devices: readonly FleetDevice[] }) {
  const counts = new Map<string, number>();
  for (const { status } of devices) {
    const word = wordsOf(status.replace(/ \(.*$/, ''));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return <p class="dim">{sorted.map(([word, n]) => `${grouped(n)} ${word}`).join(', ')}</p>;
}

function AtWork({ device }: { readonly device: FleetDevice }) {
  const { began, code, ends, status, type } = device;
  const isIdle = status === 'idle';
  return (
    <li class={`work ${isIdle ? 'idle' : kindOf(status)}`}>
      <Icon name={type} />
      <a class="name-link capital" href={routeTo('map', code)}>
        {deviceName(device)}
      </a>
      <span class="number dim">{ends !== null && <Countdown tick={ends} />}</span>
      <span class="doing dim cut">{doingText(device)}</span>
      {ends !== null && (
        <progress
          aria-label={`${deviceName(device)}: part that is over`}
          max={Math.max(1, ends - began)}
          value={Math.min(ends - began, Math.max(0, shownTick.value - began))}
        />
      )}
    </li>
  );
}

/** What a device does, in few words: `to Mars`, `carbon`, `idle at Earth`. */
export function doingText({ location, status, to }: FleetDevice): string {
  if (to !== null) return `to ${placeName(to)}`;
  const [, detail] = /\((.*)\)$/.exec(status) ?? [];
  if (detail !== undefined) return wordsOf(detail);
  return status === 'idle' ? `idle at ${placeName(location)}` : wordsOf(status);
}
