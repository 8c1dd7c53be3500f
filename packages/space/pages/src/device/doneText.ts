import type { DeviceConfiguration } from '@astrarium/space/client';
import { countText, grouped } from '@astrarium/web/duration';
import { wordsOf } from './wordsOf.js';

/** An answer to a command, as far as a sentence about it needs it. */
export interface DoneAnswer {
  readonly status: string;
  /** Settings have none. */
  readonly operation?: { readonly kind: string; readonly completes_tick: number | null };
  readonly legs?: readonly { readonly to: string }[];
  readonly destination?: string;
  readonly job_ids?: readonly number[];
  readonly tags?: readonly string[];
  readonly name?: string | null;
  readonly configuration?: DeviceConfiguration;
  readonly adopted?: readonly string[];
  readonly released?: readonly string[];
  readonly attached_devices?: readonly string[];
  readonly detached_devices?: readonly string[];
  readonly stowed_in_device_code?: string;
  readonly target_device_code?: string;
  readonly percent_restored?: number;
  readonly replicant_code?: string;
  readonly directive?: string;
  readonly collected?: Readonly<Record<string, number>>;
  readonly deposited?: Readonly<Record<string, number>>;
}

/** What a sentence about a command needs besides the answer. */
export interface DoneContext {
  /** The name of the place of the device before the command. */
  readonly place: string;
  readonly placeName: (code: string) => string;
  /** The type to print, of an order. */
  readonly printed: string;
  /** What a player calls the device of a code. */
  readonly nameOf: (code: string) => string;
  /** The time until a tick. */
  readonly until: (tick: number) => string;
}

type Told = (answer: DoneAnswer, context: DoneContext) => string;

/** What the commands did whose answers say more than what the device does now. */
const TOLD: Readonly<Record<string, Told>> = {
  travel: ({ legs = [] }, { placeName }) => `Travelling to ${placeName(legs.at(-1)?.to ?? '')}`,
  recall: () => 'Travelling back',
  decommission: ({ destination = '' }, { placeName }) =>
    `Travelling to ${placeName(destination)} to be taken apart`,
  deploy: (_, { place }) => `Deployed at ${place}`,
  stow: ({ stowed_in_device_code: into = '' }, { nameOf }) => `Stowed in ${nameOf(into)}`,
  attach: ({ attached_devices }) => `${devicesText(attached_devices)} attached`,
  detach: ({ detached_devices }) => `${devicesText(detached_devices)} detached`,
  adopt: ({ adopted }) => `${devicesText(adopted)} adopted`,
  release: ({ released }) => `${devicesText(released)} released`,
  set_directive: ({ directive = '' }) => `The directive is ${wordsOf(directive)}`,
  clear_directive: () => 'There is no directive any more',
  change_owner: ({ replicant_code }) => `The replicant ${replicant_code} owns it now`,
  replicate: ({ replicant_code }) => `The new replicant ${replicant_code} lives here`,
  repair: ({ percent_restored: percent, target_device_code: target = '' }, { nameOf }) =>
    `${nameOf(target)} is repaired by ${percent} %`,
  enqueue_print: ({ job_ids = [] }, { printed }) =>
    `Ordered ${grouped(job_ids.length)} × ${wordsOf(printed)}`,
  dequeue_print: ({ job_ids }) => unqueuedText(job_ids),
  clear_queue: ({ job_ids }) => unqueuedText(job_ids),
  collect_resources: ({ collected }) => `Loaded ${amountsText(collected)}`,
  deposit_resources: ({ deposited }) => `Unloaded ${amountsText(deposited)}`,
  configure: ({ configuration }) =>
    `The strength is ${configuration?.settings.strength}, the direction ` +
    `${configuration?.settings.direction}`,
  set_tags: ({ tags = [] }) => (tags.length === 0 ? 'No tags' : `The tags are ${tags.join(', ')}`),
  set_name: ({ name = null }) => (name === null ? 'It has no name' : `The name is ${name}`),
};

/** Commands that begin what the answer says that the device does. */
const BEGINS: ReadonlySet<string> = new Set([
  'travel',
  'recall',
  'decommission',
  'scan',
  'search',
  'start_mining',
  'retarget',
]);

/** What a command did, and what follows: `Mining carbon at SOL-BELT-1. Its end is not known.` */
export function doneText(command: string, answer: DoneAnswer, context: DoneContext): string {
  const doing = statusText(answer.status);
  const text = TOLD[command]?.(answer, context) ?? `${doing} at ${context.place}`;
  const follows =
    answer.operation === undefined ? '' : followText(command, answer.operation, context);
  return follows === '' ? sentence(text) : `${sentence(text)} ${sentence(follows)}`;
}

function followText(
  command: string,
  { completes_tick: end, kind }: NonNullable<DoneAnswer['operation']>,
  { until }: DoneContext,
): string {
  if (command === 'enqueue_print') {
    if (end === null) return 'It waits for resources';
    return `The present print ends in ${until(end)}`;
  }
  if (!BEGINS.has(command)) return '';
  if (end === null) return 'Its end is not known';
  const isJourney = ['travelling', 'recalling', 'decommissioning'].includes(kind);
  return `${isJourney ? 'Arrives' : 'Ends'} in ${until(end)}`;
}

function devicesText(codes: readonly string[] = []): string {
  return `${countText(codes.length, 'device')} ${codes.length === 1 ? 'is' : 'are'}`;
}

function unqueuedText(jobs: readonly number[] = []): string {
  return `${countText(jobs.length, 'print')} taken from the queue`;
}

function amountsText(amounts: Readonly<Record<string, number>> = {}): string {
  const given = Object.entries(amounts).filter(([, units]) => units > 0);
  return given.map(([name, units]) => `${grouped(units)} ${wordsOf(name)}`).join(', ') || 'nothing';
}

/** A status for people: `mining carbon` for `mining (carbon)`. */
export function statusText(status: string): string {
  return wordsOf(status).replace(/ \((.*)\)$/, ' $1');
}

/** A text with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text with a capital letter and a full stop. */
export function sentence(text: string): string {
  return `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
