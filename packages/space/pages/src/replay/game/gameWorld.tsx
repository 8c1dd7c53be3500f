import type { Device, FleetDevice } from '@astrarium/space/client';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { grouped } from '@astrarium/web/duration';
import type { TheatreState } from '@astrarium/web/theatre';
import { useVirtualRows } from '@astrarium/web/virtual-rows';
import { route } from '../../app/route.js';
import { DeviceState } from '../../device/deviceState.js';
import { explainer } from '../../explain/explained.js';
import { Icon } from '../../icons/icon.js';
import { kindOf } from '../../icons/icons.js';
import { fleet } from '../../live/fleetState.js';
import { shownTick } from '../../live/gameClock.js';
import { MapCanvas } from '../../map/mapCanvas.js';
import { starOfCode } from '../../map/mapLayout.js';
import { mapDevices, mapStar, mapSystem } from '../../map/liveScene.js';
import type { MapScene, MapStar } from '../../map/mapScene.js';
import { mapText, mapView, readView, viewText } from './viewText.js';
import type { StarsAnswer, WorldAnswer, WorldAnswers, WorldQuestion } from './worldAnswer.js';
import { wordsOf } from '../../device/wordsOf.js';

/** On a narrow screen the list of devices would cover the map, and the panels are below it. */
const NARROW = matchMedia('(max-width: 50rem)');
const isNarrow = signal(NARROW.matches);
NARROW.addEventListener('change', ({ matches }) => (isNarrow.value = matches));

/** The edges of a wide window that the panels cover, in pixels; the style sheets have the same. */
const COVERED = { left: 312, right: 312, top: 76, bottom: 216 };

/** Stars of the map. */
const STARS = 1000;

/** The shown world as an account sees it: the map, its devices, and one of them. */
export function GameWorld({ theatre }: { readonly theatre: TheatreState }) {
  const isListShown = useSignal(!isNarrow.value);
  const { account, code, map } = readView(theatre.view.value);
  // What the map shows comes from itself, or from an address: then it begins anew.
  const rested = useRef(map);
  const placed = useSignal({ map, times: 0 });
  useEffect(() => {
    if (map === rested.current) return;
    rested.current = map;
    placed.value = { map, times: placed.value.times + 1 };
  }, [map]);
  const choose = (chosen: number, selected: string): void => {
    theatre.view.value = viewText({ account: chosen, code: selected, map: rested.current });
  };
  const stars = useStars(theatre);
  const shown = useShownWorld(theatre, account);
  const scene = useMemo(() => shown && { ...shown.scene, stars }, [shown?.scene, stars]);
  // The links of a device lead to other devices and to places.
  useEffect(() => {
    if (route.value.code !== '') choose(account, route.value.code);
  }, [route.value]);
  if (shown === undefined || scene === undefined) return null;
  const { answer } = shown;
  const device = answer.devices.find(({ device_code }) => device_code === code);
  // The map finds no place before it has stars.
  const selected = stars.length === 0 ? '' : (device?.location ?? (code || homeStar(answer)));
  return (
    <div class="game-world" data-tick={shown.tick} data-account={answer.account}>
      <MapCanvas
        key={placed.value.times}
        scene={scene}
        tickNow={() => shownTick.value}
        selected={selected}
        onSelect={(picked) => choose(answer.account, picked)}
        firstView={mapView(placed.value.map)}
        onRest={(view) => {
          rested.current = mapText(view);
          choose(account, code);
        }}
        {...(!isNarrow.value && { covered: COVERED })}
      />
      <div class="column game-panels">
        <section class="panel column" aria-label="The world of">
          <AccountField answer={answer} onChoose={(chosen) => choose(chosen, '')} />
          <button
            type="button"
            class="text"
            aria-expanded={isListShown.value}
            onClick={() => (isListShown.value = !isListShown.value)}
          >
            {grouped(answer.devicesCount)} devices
            {answer.devicesCount > answer.devices.length &&
              `, of which ${grouped(answer.devices.length)} are listed`}
          </button>
          {isListShown.value && (
            <DeviceList
              devices={answer.devices}
              shown={code}
              onChoose={(chosen) => choose(answer.account, chosen)}
            />
          )}
        </section>
        {device !== undefined && (
          <section class="panel device-panel" aria-label={`Device ${code}`} tabIndex={0}>
            <h2 class={`with-icon ${kindOf(device.status)}`}>
              <Icon name={device.device_type} />
              <span>{wordsOf(device.device_type)}</span>
            </h2>
            <button
              type="button"
              class="icon-button close"
              aria-label="Close the device"
              onClick={() => choose(answer.account, '')}
            >
              <Icon name="close" />
            </button>
            <DeviceState device={device} />
          </section>
        )}
      </div>
    </div>
  );
}

function AccountField({
  answer: { account, accounts },
  onChoose,
}: {
  readonly answer: WorldAnswer;
  readonly onChoose: (account: number) => void;
}) {
  return (
    <select
      aria-label="Account"
      title="The world as this player sees it"
      value={String(account)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {accounts.map((each) => (
        <option key={each.account} value={String(each.account)}>
          {each.name}
        </option>
      ))}
    </select>
  );
}

/** The height of a device in the list, in pixels; the style sheet has the same. */
const ROW_PX = 34;

/** The devices of an account, of which only the visible ones are drawn. */
function DeviceList({
  devices,
  onChoose,
  shown,
}: {
  readonly devices: readonly Device[];
  readonly shown: string;
  readonly onChoose: (code: string) => void;
}) {
  const { rows, scroller, totalPx } = useVirtualRows(devices.length, ROW_PX);
  return (
    <div class="device-list" ref={scroller} tabIndex={0} role="group" aria-label="Devices">
      <div style={{ height: `${totalPx}px`, position: 'relative' }}>
        {rows.map(({ index, start }) => {
          const device = devices[index];
          if (device === undefined) return null;
          const { device_code, device_type, location: place, status } = device;
          return (
            <button
              key={device_code}
              type="button"
              class={`row-button ${kindOf(status)} ${device_code === shown ? 'shown' : ''}`}
              style={{ top: `${start}px` }}
              aria-pressed={device_code === shown}
              title={`${device_code}, ${place}`}
              onClick={() => onChoose(device_code)}
            >
              <Icon name={device_type} />
              <span class="cut capital">{wordsOf(device_type)}</span>
              <span class="hint cut capital">{wordsOf(status)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The star with the most devices; empty without devices. */
function homeStar({ devices }: WorldAnswer): string {
  const counts = new Map<string, number>();
  for (const { location: place } of devices) {
    const star = starOfCode(place);
    counts.set(star, (counts.get(star) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}

/** The stars near the Sun, some at a time; the first world must be shown before. */
function useStars(theatre: TheatreState): readonly MapStar[] {
  const stars = useSignal<readonly MapStar[]>([]);
  const isShown = theatre.sides.a.world.value !== undefined;
  useEffect(() => {
    let isOver = !isShown;
    const read = async (): Promise<void> => {
      const found: MapStar[] = [];
      let cursor: string | null | undefined;
      while (!isOver && cursor !== null && found.length < STARS) {
        const answer: StarsAnswer = await askWorld(theatre, { kind: 'stars', cursor });
        found.push(...answer.stars.map(mapStar));
        ({ cursor } = answer);
        // Each time that they doubled: the map is drawn anew.
        if (!isOver && found.length >= 2 * stars.value.length) stars.value = [...found];
      }
      if (!isOver) stars.value = found;
    };
    read().catch(() => undefined);
    return () => void (isOver = true);
  }, [isShown]);
  return stars.value;
}

interface ShownGame {
  readonly tick: number;
  readonly answer: WorldAnswer;
  readonly scene: MapScene;
}

/** What the worker says about the shown world; what never changes is asked for once. */
function useShownWorld(theatre: TheatreState, account: number): ShownGame | undefined {
  const shown = useSignal<ShownGame | undefined>(undefined);
  const world = theatre.sides.a.world.value;
  useEffect(() => {
    if (world === undefined) return;
    const systems = shown.value?.scene.systems ?? new Map<string, never>();
    const question = { kind: 'world', account, known: [...systems.keys()] } as const;
    askWorld(theatre, question).then(
      (answer) => {
        explainer.value = (query) =>
          askWorld(theatre, { kind: 'explain', account: answer.account, query });
        const rows = answer.devices.map(rowOf);
        fleet.value = new Map(rows.map((each) => [each.code, each]));
        shownTick.value = world.tick;
        const { goal } = answer;
        const objects = goal === undefined ? [] : [goal.code];
        const added = answer.systems.map(
          (one) => [one.designation, mapSystem(one, objects)] as const,
        );
        const named = answer.systems.flatMap(({ names }) => Object.entries(names));
        const goalName = goal === undefined ? [] : [[goal.code, goal.name] as const];
        const names = new Map([...(shown.value?.scene.names ?? []), ...named, ...goalName]);
        shown.value = {
          tick: world.tick,
          answer,
          scene: {
            stars: [],
            systems: added.length === 0 ? systems : new Map([...systems, ...added]),
            devices: mapDevices(rows),
            others: new Map(),
            names: names as ReadonlyMap<string, string>,
            goal,
            route: [],
            climates: new Map(),
          },
        };
      },
      () => undefined,
    );
  }, [world, account]);
  return shown.value;
}

/** A device in short, as the pages of the running game know it. */
function rowOf(device: Device): FleetDevice {
  const { device_code: code, device_type: type, location, status, travel } = device;
  return {
    code,
    type,
    status,
    location,
    from: travel?.origin ?? null,
    to: travel?.destination ?? null,
    departs: travel?.departed_tick ?? null,
    arrives: travel?.arrives_tick ?? null,
    began: device.status_since_tick,
    ends: travel?.arrives_tick ?? device.completes_tick ?? null,
    carrier: device.stowed_in_device_code ?? device.attached_to_device_code ?? null,
    name: device.name,
    number: device.number,
    tags: device.tags,
    legs:
      travel?.legs.map(({ arrives_tick, seconds, ...ends }) => ({
        ...ends,
        departs: arrives_tick - seconds,
        arrives: arrives_tick,
      })) ?? null,
  };
}

async function askWorld<Question extends WorldQuestion>(
  theatre: TheatreState,
  question: Question,
): Promise<WorldAnswers[Question['kind']]> {
  const answer = await theatre.ask({ kind: 'game', side: 'a', question });
  return answer as WorldAnswers[Question['kind']];
}
