import {
  answerOf,
  type Batch,
  batchRun,
  type Device,
  type DeviceCommand,
  devicesCommand,
  type DryRun,
  inventoryList,
  itemsOf,
  locationsContribute,
  locationsGet,
  type Overview,
  rulesGet,
} from '@astrarium/space/client';
import { grouped, wordsOf } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { doneContext } from '../device/commandForm.js';
import { type DoneAnswer, doneText, faultText, sentence } from '../device/doneText.js';
import { triedFacts } from '../device/triedFacts.js';
import { Countdown } from '../explain/explained.js';
import { batchResult } from '../fleet/batchForm.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icons.js';
import { carrierCode, fleet, fleetList, loadFleet, refreshDevice } from '../live/fleetState.js';
import { serverTime, shownTick } from '../live/gameClock.js';
import { useAnswer } from '../live/useAnswer.js';
import { SeasonCard } from '../season/seasonCard.js';
import { client } from '../session/session.js';
import { type PlaceFacts, type Situation, type Suggestion, suggestionsOf } from './suggestions.js';

/** How often stock and places are read again, in milliseconds. */
const FACTS_MS = 20_000;

/** The first page of who plays: what to do next, the fleet at work, and the season. */
export function HomePage({ overview }: { readonly overview: Overview | undefined }) {
  useEffect(() => void loadFleet(), []);
  return (
    <div class="home">
      <h1 class="visually-hidden">Start</h1>
      <NextSteps overview={overview} />
      <FleetAtWork />
      {overview?.season && <SeasonCard season={overview.season} />}
    </div>
  );
}

/** Suggestions with what their dry runs say, each with a button that does it. */
function NextSteps({ overview }: { readonly overview: Overview | undefined }) {
  const places = [...new Set(fleetList.value.map(({ location }) => location))].toSorted();
  const { data: facts } = useAnswer(() => readFacts(places), [places.join()], FACTS_MS);
  const told = useSignal('');
  const found =
    facts === undefined || overview === undefined
      ? undefined
      : suggestionsOf({ devices: fleetList.value, season: overview.season, ...facts });
  return (
    <section class="card next">
      <h2>What to do next</h2>
      <p role="status" class="good">
        {told.value}
      </p>
      {found === undefined && <p class="hint">Loading …</p>}
      {found?.length === 0 && (
        <p class="hint">
          All devices are at work. Look at <a href={routeTo('map')}>the map</a> for new places.
        </p>
      )}
      <ul class="plain">
        {found?.map((one) => (
          <SuggestionItem
            key={`${one.button} ${one.devices.join()}`}
            suggestion={one}
            onDone={(text) => (told.value = text)}
          />
        ))}
      </ul>
    </section>
  );
}

/** More places than these are not looked at. */
const MAX_PLACES = 8;

async function readFacts(codes: readonly string[]): Promise<Omit<Situation, 'devices' | 'season'>> {
  const from = { client: client.value };
  const stock: Record<string, Readonly<Record<string, number>>> = {};
  for await (const { items, location } of itemsOf(inventoryList, {
    ...from,
    query: { limit: 50 },
  })) {
    stock[location] = items;
  }
  const { ruleset } = await answerOf(rulesGet(from));
  const places = await Promise.all(codes.slice(0, MAX_PLACES).map(readPlace));
  return {
    stock,
    places: Object.fromEntries(places.flat()),
    bills: Object.fromEntries(
      Object.entries(ruleset.blueprints).map(([type, { bill }]) => [type, bill]),
    ) as Situation['bills'],
  };
}

async function readPlace(code: string): Promise<(readonly [string, PlaceFacts])[]> {
  try {
    const place = await answerOf(locationsGet({ client: client.value, path: { code } }));
    const resources = place.location_type === 'belt' ? place.belt.resources : {};
    const isSurveyed = 'surveyed' in place && place.surveyed === true;
    return [[code, { isSurveyed: isSurveyed || !('surveyed' in place), resources }]];
  } catch {
    // A place that cannot be read now suggests nothing.
    return [];
  }
}

function SuggestionItem({
  onDone,
  suggestion,
}: {
  readonly suggestion: Suggestion;
  readonly onDone: (text: string) => void;
}) {
  const { button, devices, icon, title, what } = suggestion;
  const { data: facts } = useAnswer(() => tryOut(suggestion), [devices.join(), what]);
  const isBusy = useSignal(false);
  const fault = useSignal('');
  const act = async (): Promise<void> => {
    isBusy.value = true;
    const { done, refused } = await carryOut(suggestion);
    if (done.length > 0) onDone(done.join(' '));
    fault.value = refused.join(' ');
    // What was given is gone, as its event says.
    if (suggestion.order.kind !== 'give') for (const code of devices) refreshDevice(code);
    isBusy.value = false;
  };
  return (
    <li class="suggestion">
      <Icon name={icon} />
      <div>
        <b>{sentence(title)}</b>
        <p>
          {what} {facts?.text}
        </p>
        <button
          type="button"
          disabled={isBusy.value || facts?.isGood === false}
          onClick={() => void act()}
        >
          {button}
        </button>
        {fault.value !== '' && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
      </div>
    </li>
  );
}

/** What the dry run of a suggestion says, for the first of its devices. */
async function tryOut({ devices: [code = ''], order }: Suggestion) {
  if (order.kind === 'give') return { isGood: true, text: '' };
  const given = { command: order.command, ...order.args, dry_run: true };
  const body = given as unknown as DeviceCommand;
  const from = { client: client.value };
  const dry = (await answerOf(devicesCommand({ ...from, path: { code }, body }))) as DryRun;
  if ('problem' in dry) return { isGood: false, text: sentence(dry.problem.detail) };
  const at = { speed: serverTime.value?.speed ?? 0, quantity: 1 };
  const facts = triedFacts(dry.events, await answerOf(rulesGet(from)), at);
  return { isGood: true, text: facts.map(sentence).join(' ') };
}

/** Does what a suggestion says; returns what happened, as sentences. */
async function carryOut({ devices, order }: Suggestion) {
  const from = { client: client.value };
  try {
    if (order.kind === 'give') {
      const path = { code: order.location };
      await answerOf(locationsContribute({ ...from, path, body: { devices: [...devices] } }));
      const given = devices.length === 1 ? '1 device' : `${grouped(devices.length)} devices`;
      return { done: [`You gave ${given}.`], refused: [] };
    }
    const { args, command } = order;
    const commands = devices.map((device) => ({ ...args, command, device }));
    const answer = await answerOf(batchRun({ ...from, body: { commands } as unknown as Batch }));
    return batchResult(devices, 'outcomes' in answer ? answer.outcomes : [], (code, told) =>
      doneText(command, told as DoneAnswer, doneContext(fleet.value.get(code)!, args)),
    );
  } catch (error) {
    return { done: [], refused: [faultText(error)] };
  }
}

/** More devices than these are counted, not shown. */
const MAX_SHOWN = 10;

/** The devices of the player, those that do something first, by when that ends. */
function FleetAtWork() {
  const devices = fleetList.value.filter((device) => carrierCode(device) === undefined);
  const ends = (device: Device): number => endOf(device) ?? Infinity;
  const rank = ({ status }: Device): number => (status === 'idle' ? 1 : 0);
  const shown = devices
    .toSorted((a, b) => rank(a) - rank(b) || ends(a) - ends(b))
    .slice(0, MAX_SHOWN);
  return (
    <section class="card at-work">
      <h2>Fleet at work</h2>
      <ul class="plain">
        {shown.map((device) => (
          <AtWork key={device.device_code} device={device} />
        ))}
      </ul>
      {devices.length > shown.length && (
        <p>
          <a href={routeTo('fleet')}>{grouped(devices.length - shown.length)} more devices</a>
        </p>
      )}
    </section>
  );
}

/** The tick at which a device ends what it does; undefined when that is not known. */
const endOf = ({ completes_tick, travel }: Device): number | undefined =>
  travel?.arrives_tick ?? completes_tick;

function AtWork({ device }: { readonly device: Device }) {
  const { device_code, device_type, location, mining, status, status_since_tick, travel } = device;
  const end = endOf(device);
  const start = travel?.departed_tick ?? status_since_tick;
  const doing =
    travel !== undefined
      ? `to ${travel.destination}`
      : mining !== undefined && status !== 'idle'
        ? `${wordsOf(mining.resource_type)}, ${grouped(mining.quantity_mined)} so far`
        : status === 'idle'
          ? `idle at ${location}`
          : wordsOf(status);
  return (
    <li class={status === 'idle' ? 'work idle' : `work ${kindOfWork(device)}`}>
      <Icon name={device_type as IconName} />
      <a href={routeTo('fleet', device_code)}>{wordsOf(device_type)}</a>
      <span class="doing">{doing}</span>
      <span class="number dim">{end !== undefined && <Countdown tick={end} />}</span>
      {end !== undefined && (
        <progress
          aria-label={`${wordsOf(device_type)}: part that is over`}
          max={Math.max(1, end - start)}
          value={Math.min(end - start, Math.max(0, shownTick.value - start))}
        />
      )}
    </li>
  );
}

function kindOfWork({ mining, status, travel }: Device): string {
  if (travel !== undefined) return 'travelling';
  if (mining !== undefined) return 'mining';
  return status.startsWith('printing') ? 'printing' : '';
}
