import { countText, grouped } from '@astrarium/web/duration';
import { sentence } from '../device/doneText.js';
import { fleet, nameOfDevice } from '../live/fleetState.js';
import { placeName } from '../live/places.js';
import type { PlannedStep } from './planSteps.js';
import { wordsOf } from '../device/wordsOf.js';

type Args = PlannedStep['args'];

/** The commands that have words of their own for their arguments. */
const TOLD: Readonly<Record<string, (args: Args) => string>> = {
  travel: ({ destination, via }) =>
    `travel to ${argText(destination)}${via === undefined ? '' : ` by way of ${argText(via)}`}`,
  start_mining: ({ resource }) => (resource === undefined ? 'mine' : `mine ${argText(resource)}`),
  retarget: ({ resource }) => `mine ${argText(resource)} instead`,
  enqueue_print: ({ device_type: type, quantity = 1 }) =>
    `print ${countText(Number(quantity), argText(type))}`,
  stow: ({ into }) => (into === undefined ? 'stow' : `stow into the ${argText(into)}`),
  scan: () => 'scan the place',
};

/** The arguments that these words have; the others follow them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  travel: ['destination', 'via'],
  start_mining: ['resource'],
  retarget: ['resource'],
  enqueue_print: ['device_type', 'quantity'],
  stow: ['into'],
};

/** A command with its arguments as a sentence: `Travel to Earth.` */
export function stepText({ args, command }: Pick<PlannedStep, 'args' | 'command'>): string {
  const text = TOLD[command]?.(args) ?? wordsOf(command);
  const named = NAMED[command] ?? [];
  const rest = Object.entries(args)
    .filter(([name]) => !named.includes(name))
    .map(([name, value]) => `${wordsOf(name)} ${argText(value)}`);
  return sentence([text, ...rest].join(', '));
}

/** A value of an argument under the name that people know. */
function argText(value: unknown): string {
  if (typeof value === 'number') return grouped(value);
  if (Array.isArray(value)) return value.map(argText).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, inner]) => `${wordsOf(name)} ${argText(inner)}`)
      .join(', ');
  }
  if (typeof value !== 'string') return value === true ? 'yes' : 'no';
  if (fleet.value.has(value)) return nameOfDevice(value);
  return /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/.test(value) ? placeName(value) : wordsOf(value);
}
