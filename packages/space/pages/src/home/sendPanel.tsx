import {
  answerOf,
  type DeviceCommand,
  devicesCommand,
  type DryRun,
  type FleetDevice,
  type TravelAnswer,
} from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { deviceName } from '../device/deviceName.js';
import { faultText, refusalText } from '../device/doneText.js';
import { runOrder } from '../device/runOrder.js';
import { Icon } from '../icons/icon.js';
import { fleetList, wakeFleet } from '../live/fleetState.js';
import { untilTick } from '../live/gameClock.js';
import { placeName } from '../live/places.js';
import { featuresOf, loadRules } from '../live/rules.js';
import { useAnswer } from '../live/useAnswer.js';
import type { MapLeg } from '../map/mapScene.js';
import { client } from '../session/session.js';
import { doingText } from './fleetAtWork.js';

const NO_ROUTE: readonly MapLeg[] = [];

/** The way that the dry run of a journey has shown; empty without one. */
export const triedRoute = signal<readonly MapLeg[]>(NO_ROUTE);

/** More devices than these are not listed: the fleet page orders for more. */
const MAX_LISTED = 60;

/** Sends devices to a place: which of them, when they arrive, and the button that does it. */
export function SendPanel({
  destination,
  first,
  onClose,
}: {
  readonly destination: string;
  /** The code of the device that is chosen at first, or empty. */
  readonly first: string;
  readonly onClose: () => void;
}) {
  useAnswer(loadRules, []);
  const chosen = useSignal<ReadonlySet<string>>(new Set(first === '' ? [] : [first]));
  const told = useSignal<{ readonly isGood: boolean; readonly text: string } | undefined>(
    undefined,
  );
  const able = devicesToSend(destination);
  const codes = able.map(({ code }) => code).filter((code) => chosen.value.has(code));
  const [tried = ''] = codes;
  const { data: dry } = useAnswer(() => tryJourney(tried, destination), [tried, destination]);
  useEffect(() => {
    triedRoute.value = dry?.legs ?? NO_ROUTE;
    return () => void (triedRoute.value = NO_ROUTE);
  }, [dry]);
  const send = async (): Promise<void> => {
    told.value = await sendAll(codes, destination);
    if (told.value.isGood) chosen.value = new Set();
    wakeFleet();
  };
  const choose = (code: string, isChosen: boolean): void => {
    const others = [...chosen.value].filter((one) => one !== code);
    chosen.value = new Set(isChosen ? [...others, code] : others);
  };
  return (
    <section class="panel send" aria-label={`Send devices to ${placeName(destination)}`}>
      <header class="panel-head">
        <h2>Send to {placeName(destination)}</h2>
        <button type="button" class="icon-button" aria-label="Close the order" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {able.length === 0 && <p class="hint">None of your devices elsewhere can travel.</p>}
        <div class="send-list">
          {able.map((device) => (
            <label class="flag" key={device.code}>
              <input
                type="checkbox"
                checked={chosen.value.has(device.code)}
                onChange={({ currentTarget }) => choose(device.code, currentTarget.checked)}
              />
              <Icon name={device.type} />
              <span>
                {deviceName(device)} <span class="dim">{doingText(device)}</span>
              </span>
            </label>
          ))}
        </div>
        {tried !== '' && dry !== undefined && (
          <p role="status" class={dry.isGood ? '' : 'fault'}>
            {dry.text}
          </p>
        )}
        <button type="submit" disabled={codes.length === 0 || dry?.isGood === false}>
          {codes.length < 2 ? 'Send' : `Send ${grouped(codes.length)} devices`}
        </button>
        {told.value !== undefined && (
          <p role="status" class={told.value.isGood ? 'good' : 'fault'}>
            {told.value.text}
          </p>
        )}
      </form>
    </section>
  );
}

/** The devices that can travel to a place, the idle ones first. */
function devicesToSend(destination: string): readonly FleetDevice[] {
  return fleetList.value
    .filter(
      ({ carrier, location: place, to, type }) =>
        carrier === null &&
        to === null &&
        place !== destination &&
        featuresOf(type).some((feature) => feature === 'cruise' || feature === 'surge'),
    )
    .toSorted((a, b) => Number(a.status !== 'idle') - Number(b.status !== 'idle'))
    .slice(0, MAX_LISTED);
}

/** What a journey would be like: when it arrives and by which way, or why it is refused. */
async function tryJourney(code: string, destination: string) {
  if (code === '') return { isGood: true, text: '', legs: NO_ROUTE };
  const body = { command: 'travel', destination, dry_run: true } as unknown as DeviceCommand;
  try {
    const call = devicesCommand({ client: client.value, path: { code }, body });
    const dry = (await answerOf(call)) as DryRun;
    if ('problem' in dry)
      return { isGood: false, text: refusalText(dry.problem.detail), legs: NO_ROUTE };
    const { arrives_tick, legs } = dry.answer as unknown as TravelAnswer;
    const ways = legs.map(({ arrives_tick: arriveTick, from, seconds, to }) => ({
      from,
      to,
      departTick: arriveTick - seconds,
      arriveTick,
    }));
    const stops = legs.slice(0, -1).map(({ to }) => placeName(to));
    const via = stops.length === 0 ? '' : ` by way of ${stops.join(' and ')}`;
    return { isGood: true, text: `Arrives in ${untilTick(arrives_tick)}${via}.`, legs: ways };
  } catch (error) {
    return { isGood: false, text: faultText(error), legs: NO_ROUTE };
  }
}

async function sendAll(codes: readonly string[], destination: string) {
  const { done, refused } = await runOrder(codes, 'travel', { destination });
  return { isGood: refused.length === 0, text: [...done, ...refused].join(' ') };
}
