import {
  answerOf,
  type Batch,
  type BatchOutcome,
  batchRun,
  type Contribution,
  type Device,
  type DeviceCommand,
  devicesCommand,
  type DryRun,
  locationsContribute,
} from '@astrarium/space/client';
import { grouped } from '@astrarium/web/duration';
import { fleet, fleetList, nameOfDevice, wakeFleet } from '../live/fleetState.js';
import { serverTime, untilTick } from '../live/gameClock.js';
import { placeName, season } from '../live/places.js';
import { blueprintOf, loadRules } from '../live/rules.js';
import { client } from '../session/session.js';
import {
  type DoneAnswer,
  type DoneContext,
  doneText,
  faultText,
  refusalText,
  sentence,
} from './doneText.js';
import { type OrderResult, orderResult, refusedTexts } from './orderResult.js';
import { type Trial, type TrialContext, triedFacts } from './triedFacts.js';

/** A device that stands for all that are of its kind: they take the same commands. */
export interface Sample {
  readonly device: Device;
  /** How many devices there are of its kind, with it. */
  readonly count: number;
}

/** What an order would lead to, as sentences. */
export interface Tried {
  readonly facts: readonly string[];
  readonly refused: readonly string[];
}

/** The order to give devices to the season where they are, which is no command to a device. */
export const GIVE = 'give';

/** Tries a command as a dry run, once for each kind of device. */
export async function tryOrder(
  samples: readonly Sample[],
  command: string,
  args: object,
): Promise<Tried> {
  if (command === GIVE) return tryGift(samples);
  const body = { command, ...args, dry_run: true } as unknown as DeviceCommand;
  const runs = samples.map(async ({ count, device }) => {
    const path = { code: device.device_code };
    const dry = await answerOf(devicesCommand({ client: client.value, path, body })).catch(
      (error: unknown) => faultText(error),
    );
    return { count, device, dry: dry as DryRun | string };
  });
  const trials: Trial[] = [];
  const refused = new Map<string, number>();
  const done = new Set<string>();
  for (const { count, device, dry } of await Promise.all(runs)) {
    if (typeof dry === 'string' || 'problem' in dry) {
      const text = typeof dry === 'string' ? dry : dry.problem.detail;
      refused.set(text, (refused.get(text) ?? 0) + count);
    } else {
      const answer = dry.answer as unknown as DoneAnswer;
      trials.push({ events: dry.events, devices: count, legs: answer.legs ?? [] });
      done.add(doneText(command, answer, doneContext(device, args)));
    }
  }
  const facts = triedFacts(trials, await trialContext());
  const total = samples.reduce((sum, { count }) => sum + count, 0);
  return {
    facts: facts.length > 0 ? facts.map(sentence) : [...done],
    refused: refusedTexts(refused, total),
  };
}

async function tryGift(samples: readonly Sample[]): Promise<Tried> {
  const codes = samples.map(({ device }) => device.device_code);
  const total = samples.reduce((sum, { count }) => sum + count, 0);
  const dry = await contribute(codes, true);
  if ('problem' in dry) return { facts: [], refused: [refusalText(dry.problem.detail)] };
  return { facts: [`You give ${devicesText(total)} away for good.`], refused: [] };
}

function contribute(codes: readonly string[], isDryRun = false) {
  const code = season.value?.objective.location ?? '';
  const body = { devices: [...codes], ...(isDryRun && { dry_run: true }) } as Contribution;
  return answerOf(locationsContribute({ client: client.value, path: { code }, body }));
}

const devicesText = (count: number): string =>
  count === 1 ? '1 device' : `${grouped(count)} devices`;

/** What sentences about dry runs need now. */
export async function trialContext(): Promise<TrialContext> {
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
  const kept: string[] = [];
  let given = 0;
  try {
    for (let from = 0; from < codes.length; from += MAX_COMMANDS) {
      const part = codes.slice(from, from + MAX_COMMANDS);
      if (command === GIVE) {
        const answer = await contribute(part);
        if ('accepted' in answer) given += answer.accepted.length;
        for (const { device_code, reason } of 'accepted' in answer ? answer.rejected_detail : []) {
          kept.push(refusalText(`the ${nameOfDevice(device_code)} was refused: ${reason}`));
        }
        onProgress(from + part.length);
        continue;
      }
      const commands = part.map((device) => ({ ...args, command, device }));
      const body = { commands } as unknown as Batch;
      const answer = await answerOf(batchRun({ client: client.value, body }));
      outcomes.push(...('outcomes' in answer ? answer.outcomes : []));
      onProgress(outcomes.length);
    }
  } catch (error) {
    const { done, refused } = resultOf();
    return { done, refused: [...refused, faultText(error)] };
  } finally {
    wakeFleet();
  }
  return resultOf();

  function resultOf(): OrderResult {
    if (command === GIVE) {
      const name = season.value?.objective.name ?? 'season';
      const done = given === 0 ? [] : [`You gave ${devicesText(given)} to the ${name}.`];
      return { done, refused: kept };
    }
    return orderResult(codes, outcomes, nameOfDevice, (code, answer) =>
      doneText(command, answer, doneContext(fleet.value.get(code) ?? { location: '' }, args)),
    );
  }
}

/** What sentences need about a command to a device with these members. */
export function doneContext(
  { location: place }: Pick<Device, 'location'>,
  { device_type: printed = '' }: { readonly device_type?: string },
): DoneContext {
  return { place: placeName(place), placeName, printed, nameOf: nameOfDevice, until: untilTick };
}
