import type { DeviceType, DeviceView } from '@astrarium/space';
import type { Args, Player } from './seasonTable.js';

/** A command that cheats, and how it must be refused. */
export interface Cheat {
  readonly title: string;
  readonly type: string;
  readonly args: Args;
  /** The refusal's code, or the reason for which every device of a contribution is rejected. */
  readonly code: string;
  /** The account in whose name the command is sent; by default the cheat's own. */
  readonly account?: number;
}

/** What a cheat knows: its own devices, and codes of others. */
export interface CheatKnowledge {
  readonly player: Player;
  readonly own: readonly DeviceView[];
  readonly foreign: readonly DeviceView[];
  /** A replicant of another account. */
  readonly stranger: string;
  /** The code of a device that another account built and gave to the cheat. */
  readonly gift: string;
  /** Codes of its devices that were contributed. */
  readonly pledged: readonly string[];
  /** The id of a finished print job of the cheat; 0 while there is none. */
  readonly staleJob: number;
}

/** Makes a cheat with a device, if there is one. */
export const by =
  (device: string | undefined) =>
  (title: string, type: string, args: Args, code: string): Cheat[] =>
    device === undefined ? [] : [{ title, type, args: { device, ...args }, code }];

/** The code of the first device of a type. */
export const codeOf = (all: readonly DeviceView[], type: DeviceType): string | undefined =>
  all.find(({ device_type }) => device_type === type)?.device_code;
