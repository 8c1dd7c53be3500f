import { capital, sentence, statusText } from './doneText.js';
import { wordsOf } from './wordsOf.js';

/** What buttons say for commands; others have the words of their names. */
const WORDS: Readonly<Record<string, string>> = {
  start_mining: 'Mine',
  retarget: 'Mine something else',
  deactivate: 'Stop',
  recall: 'Turn back',
  enqueue_print: 'Print',
  dequeue_print: 'Cancel a print',
  clear_queue: 'Cancel all prints',
  stow: 'Load into a carrier',
  collect_resources: 'Load resources',
  deposit_resources: 'Unload resources',
  change_owner: 'Give away',
  decommission: 'Take apart',
  set_tags: 'Change tags',
  set_name: 'Name',
};

/** The order to give devices to the season where they are, which is no command to a device. */
export const GIVE = 'give';

/** Whether a device of this status may be given away: it neither travels nor prints. */
export const canLeave = (status: string): boolean =>
  !/^(?:travelling|recalling|printing|waiting_for_resources|disassembling)/.test(status);

/** What a command is called: `Mine` for `start_mining`. */
export function commandWord(command: string): string {
  return capital(WORDS[command] ?? wordsOf(command));
}

/** What devices with a feature are for, those features first that say most. */
const COMMON: readonly (readonly [feature: string, ...commands: string[]])[] = [
  ['mine', 'start_mining', 'retarget', 'deactivate'],
  ['survey', 'scan', 'search', 'deactivate'],
  ['maintenance', 'repair'],
  ['ami', 'set_directive', 'adopt'],
  ['terraform', 'activate', 'configure', 'deactivate'],
  ['hub', 'activate', 'deactivate'],
  ['relay', 'activate', 'deactivate'],
  ['beacon', 'activate', 'deactivate'],
  ['print', 'enqueue_print'],
  ['cruise', 'travel', 'recall'],
  ['surge', 'travel'],
  ['transport', 'collect_resources', 'deposit_resources'],
  ['stow', 'deploy', 'stow'],
];

/** More common commands than these are too many to choose from. */
export const MAX_COMMON = 4;

/** The commands among those that are possible now that a device with these features is for. */
export function commonCommands(
  features: readonly string[],
  available: readonly string[],
): readonly string[] {
  const all = COMMON.filter(([feature]) => features.includes(feature));
  const commands = new Set(all.flatMap(([, ...some]) => some));
  return [...commands].filter((command) => available.includes(command)).slice(0, MAX_COMMON);
}

/** Refusals that only mean that the device does something else. */
const BUSY: ReadonlySet<string> = new Set(['wrong_state', 'device_busy']);

/** Why a command is not possible now: by what the device does, or in the words of the server. */
export function blockedText(code: string, status: string, problemText: string): string {
  return BUSY.has(code) ? sentence(`Not while it is ${statusText(status)}`) : problemText;
}
