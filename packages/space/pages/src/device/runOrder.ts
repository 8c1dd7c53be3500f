import {
  answerOf,
  type Batch,
  type BatchOutcome,
  type Contribution,
  type ContributionAnswer,
  type Device,
  type DeviceCommand,
  type DryRun,
  type FleetDevice,
  type TravelAnswer,
} from '@astrarium/space/client';
import { countText } from '@astrarium/web/duration';
import { kindsOf } from '../fleet/fleetLines.js';
import { neededTypes } from '../form/suggest.js';
import { fleet, fleetList, nameOfDevice, wakeFleet } from '../live/fleetState.js';
import { serverTime, untilTick } from '../live/gameClock.js';
import { placeName, season } from '../live/places.js';
import { blueprintOf, loadRules } from '../live/rules.js';
import { faultText } from '../live/serverText.js';
import type { MapLeg } from '../map/mapScene.js';
import { client } from '../session/session.js';
import { canLeave, GIVE } from './commandWords.js';
import { type DoneAnswer, type DoneContext, doneText, sentence } from './doneText.js';
import { type OrderResult, orderResult, refusedText, refusedTexts } from './orderResult.js';
import { type Trial, type TrialContext, triedFacts } from './triedFacts.js';

/** A device that stands for all that are of its kind: they take the same commands. */
export interface Sample<Sampled = Device> {
  readonly device: Sampled;
  /** How many devices there are of its kind, with it. */
  readonly count: number;
}

/** Reads one device of each kind of these. */
export function samplesOf(devices: readonly FleetDevice[]): Promise<readonly Sample[]> {
  return Promise.all(
    kindsOf(devices).map(async ({ code, count }) => {
      const device = await answerOf(
        client.value.GET('/v1/devices/{code}', { params: { path: { code } } }),
      );
      return { device, count };
    }),
  );
}

/** What an order would lead to, as sentences, and the ways of the journeys that it begins. */
export interface Tried {
  readonly facts: readonly string[];
  readonly refused: readonly string[];
  readonly route: readonly MapLeg[];
}

/** What a trial needs of a device. */
type Tryable = Pick<Device, 'device_code' | 'location'>;

/** Tries an order for devices as a dry run, a command once for each kind of them. */
export async function tryOrder(
  samples: readonly Sample<Tryable>[],
  codes: readonly string[],
  command: string,
  args: object,
): Promise<Tried> {
  if (command === GIVE) return tryGift(codes);
  const body = { command, ...args, dry_run: true } as unknown as DeviceCommand;
  const runs = samples.map(async ({ count, device }) => {
    const path = { code: device.device_code };
    const dry = await answerOf(
      client.value.POST('/v1/devices/{code}', { params: { path }, body }),
    ).catch((error: unknown) => faultText(error));
    return { count, device, dry: dry as DryRun | string };
  });
  const trials: Trial[] = [];
  const refused = new Map<string, number>();
  const done = new Set<string>();
  const route: MapLeg[] = [];
  for (const { count, device, dry } of await Promise.all(runs)) {
    if (typeof dry === 'string' || 'problem' in dry) {
      const reason = typeof dry === 'string' ? dry : dry.problem.detail;
      refused.set(reason, (refused.get(reason) ?? 0) + count);
    } else {
      const answer = dry.answer as unknown as DoneAnswer;
      trials.push({ events: dry.events, devices: count, legs: answer.legs ?? [] });
      done.add(doneText(command, answer, doneContext(device, args)));
      if (command === 'travel') route.push(...routeOf(dry.answer as unknown as TravelAnswer));
    }
  }
  const facts = triedFacts(trials, await trialContext());
  const total = countOf(samples);
  return {
    facts: facts.length > 0 ? facts.map(sentence) : [...done],
    refused: [...refused].map(([reason, count]) => refusedText(reason, count, total)),
    route,
  };
}

function routeOf({ legs }: TravelAnswer): readonly MapLeg[] {
  return legs.map(({ arrives_tick: arriveTick, from, seconds, to }) => ({
    from,
    to,
    departTick: arriveTick - seconds,
    arriveTick,
  }));
}

const countOf = (samples: readonly Sample<Tryable>[]): number =>
  samples.reduce((sum, { count }) => sum + count, 0);

/** What sentences about dry runs need now. */
async function trialContext(): Promise<TrialContext> {
  const ruleset = await loadRules();
  return {
    ruleset,
    speed: serverTime.value?.speed ?? 0,
    placeName,
    carrier: (code) => {
      const used = fleetList.value
        .filter(({ carrier, status }) => carrier === code && status === 'stowed')
        .reduce((sum, { type }) => sum + (blueprintOf(type)?.stow_places ?? 0), 0);
      const carrier = fleet.value.get(code);
      const capacity = blueprintOf(carrier?.type ?? '')?.stow_capacity ?? 0;
      return { name: nameOfDevice(code), free: capacity - used };
    },
  };
}

/** A batch has at most so many commands. */
const MAX_COMMANDS = 50;

/** Gives devices a command, in as many batches as it takes. `onProgress` gets how many had it. */
export async function runOrder(
  codes: readonly string[],
  command: string,
  args: object,
  onProgress: (count: number) => void = () => undefined,
): Promise<OrderResult> {
  const outcomes: BatchOutcome[] = [];
  const gifts: ContributionAnswer[] = [];
  const faults: string[] = [];
  try {
    for (let from = 0; from < codes.length; from += MAX_COMMANDS) {
      const part = codes.slice(from, from + MAX_COMMANDS);
      if (command === GIVE) {
        gifts.push((await contribute(part)) as ContributionAnswer);
      } else {
        const commands = part.map((device) => ({ ...args, command, device }));
        const body = { commands } as unknown as Batch;
        const answer = await answerOf(client.value.POST('/v1/batch', { body }));
        outcomes.push(...('outcomes' in answer ? answer.outcomes : []));
      }
      onProgress(from + part.length);
    }
  } catch (error) {
    faults.push(faultText(error));
  }
  wakeFleet();
  const { done, refused } =
    command === GIVE
      ? giftResult(gifts, codes.length)
      : orderResult(codes, outcomes, (code, answer) =>
          doneText(command, answer, doneContext(fleet.value.get(code) ?? { location: '' }, args)),
        );
  return { done, refused: [...refused, ...faults] };
}

/** What sentences need about a command to a device with these members. */
function doneContext(
  { location: place }: Pick<Device, 'location'>,
  { device_type: printed = '' }: { readonly device_type?: string },
): DoneContext {
  return { place: placeName(place), placeName, printed, nameOf: nameOfDevice, until: untilTick };
}

/** Whether the season needs this device, and it is where it does. */
export function canGive({
  location,
  status,
  type,
}: Pick<FleetDevice, 'location' | 'status' | 'type'>): boolean {
  const { value: now } = season;
  return (
    now?.state === 'active' &&
    location === now.objective.location &&
    canLeave(status) &&
    neededTypes(now.objective.requirements).includes(type)
  );
}

function contribute(codes: readonly string[], isDryRun = false) {
  const code = season.value?.objective.location ?? '';
  const body = { devices: [...codes], ...(isDryRun && { dry_run: true }) } as Contribution;
  return answerOf(
    client.value.POST('/v1/locations/{code}/contribute', { params: { path: { code } }, body }),
  );
}

/** Tries the devices themselves: what the season needs ends with some of them. */
async function tryGift(codes: readonly string[]): Promise<Tried> {
  const gift = codes.slice(0, MAX_COMMANDS);
  const { length: total } = gift;
  const dry = (await contribute(gift, true)) as DryRun;
  if ('problem' in dry) {
    return { facts: [], refused: [refusedText(dry.problem.detail, total, total)], route: [] };
  }
  const { accepted, rejected_detail } = dry.answer as unknown as ContributionAnswer;
  if (accepted.length > 0 && codes.length > total) {
    return {
      facts: ['You give what the season needs of them away for good.'],
      refused: [],
      route: [],
    };
  }
  const refused = new Map<string, number>();
  for (const { reason } of rejected_detail) {
    refused.set(REASONS[reason], (refused.get(REASONS[reason]) ?? 0) + 1);
  }
  const given = countText(accepted.length, 'device');
  return {
    facts: accepted.length === 0 ? [] : [`You give ${given} away for good.`],
    refused: [...refused].map(([reason, count]) => refusedText(reason, count, total)),
    route: [],
  };
}

/** Why the season does not take a device. */
const REASONS: Readonly<Record<ContributionAnswer['rejected_detail'][number]['reason'], string>> = {
  duplicate: 'It was chosen twice',
  already_pledged: 'You gave it before',
  unknown: 'You have no such device',
  not_owned: 'Another replicant owns it',
  expired: 'The season is over',
  wrong_type: 'The season needs no such devices',
  in_transit: 'It is on a journey',
  wrong_location: 'It is not where the season needs it',
  busy: 'It prints or carries something, or is the home of a replicant',
  not_needed: 'The season has enough of them',
};

function giftResult(gifts: readonly ContributionAnswer[], total: number): OrderResult {
  const given = gifts.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const refused = gifts.flatMap(({ rejected_detail }) =>
    rejected_detail.map(({ device_code, reason }) => [REASONS[reason], device_code] as const),
  );
  const name = season.value?.objective.name ?? 'season';
  return {
    done: given === 0 ? [] : [`You gave ${countText(given, 'device')} to the ${name}.`],
    refused: refusedTexts(refused, total),
  };
}
