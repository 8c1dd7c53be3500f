import type { Device, FleetDevice } from '@astrarium/space/client';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { grouped, wordsOf } from '@astrarium/web/duration';
import type { TheatreState } from '@astrarium/web/theatre';
import { route, routeTo } from '../../app/route.js';
import { DeviceState } from '../../device/deviceState.js';
import { explainer } from '../../explain/explained.js';
import { FleetTable } from '../../fleet/fleetTable.js';
import { fleet } from '../../live/fleetState.js';
import { shownTick } from '../../live/gameClock.js';
import { MapCanvas } from '../../map/mapCanvas.js';
import { starOfCode } from '../../map/mapLayout.js';
import { mapDevices, mapStar, mapSystem } from '../../map/liveScene.js';
import type { MapScene, MapStar } from '../../map/mapScene.js';
import type { StarsAnswer, WorldAnswer, WorldAnswers, WorldQuestion } from './worldAnswer.js';

/** Stars of the map. */
const STARS = 1000;

/** The shown world as an account sees it: the map, its devices, and one of them. */
export function GameWorld({ theatre }: { readonly theatre: TheatreState }) {
  const chosen = useSignal(0);
  const stars = useStars(theatre);
  const shown = useShownWorld(theatre, chosen.value);
  const scene = useMemo(() => shown && { ...shown.scene, stars }, [shown?.scene, stars]);
  if (shown === undefined || scene === undefined) return null;
  const { answer } = shown;
  const { code } = route.value;
  const device = answer.devices.find((one) => one.device_code === code);
  // The map finds no place before it has stars.
  const selected = stars.length === 0 ? '' : (device?.location ?? (code || homeStar(answer)));
  return (
    <section class="card game-world" data-tick={shown.tick} data-account={answer.account}>
      <header class="panel-head">
        <h2>The world of</h2>
        <select
          aria-label="Account"
          value={String(answer.account)}
          onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
        >
          {answer.accounts.map(({ account, name }) => (
            <option key={account} value={String(account)}>
              {name}
            </option>
          ))}
        </select>
        <span class="hint">
          {grouped(answer.devicesCount)} devices
          {answer.devicesCount > answer.devices.length &&
            `, of which ${grouped(answer.devices.length)} are shown`}
        </span>
      </header>
      <div class="game-panels">
        <MapCanvas
          scene={scene}
          tickNow={() => shownTick.value}
          selected={selected}
          onSelect={(picked) => (location.hash = routeTo('map', picked))}
        />
        <FleetTable devices={answer.devices.map(rowOf)} shown={code} />
        {device !== undefined && (
          <section class="device-panel" aria-label={`Device ${code}`}>
            <h3>{wordsOf(device.device_type)}</h3>
            <DeviceState device={device} />
          </section>
        )}
      </div>
    </section>
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
        const added = answer.systems.map((one) => [one.designation, mapSystem(one, [])] as const);
        shown.value = {
          tick: world.tick,
          answer,
          scene: {
            stars: [],
            systems: added.length === 0 ? systems : new Map([...systems, ...added]),
            devices: mapDevices(rows),
            others: new Map(),
            names: new Map(),
            goal: undefined,
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
    legs: null,
  };
}

async function askWorld<Question extends WorldQuestion>(
  theatre: TheatreState,
  question: Question,
): Promise<WorldAnswers[Question['kind']]> {
  const answer = await theatre.ask({ kind: 'game', side: 'a', question });
  return answer as WorldAnswers[Question['kind']];
}
