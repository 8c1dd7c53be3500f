import type { DeviceType, DeviceView } from '@astrarium/core';
import type { Args, Player } from './seasonTable.js';

/** What somebody tries who plays for himself, and what must come of it. */
export interface Cheat {
  readonly says: string;
  readonly type: string;
  readonly args: Args;
  /** The refusal's code, or the reason for which every device of a contribution is rejected. */
  readonly code: string;
  /** In whose name; in his own, when nobody is named. */
  readonly account?: number;
}

/** What a cheat knows: his own things, and codes of others that he has overheard. */
export interface Spy {
  readonly player: Player;
  readonly own: readonly DeviceView[];
  readonly foreign: readonly DeviceView[];
  /** A replicant of somebody else. */
  readonly stranger: string;
  /** The code of a device that another account built and gave to him. */
  readonly gift: string;
  /** Codes of his that have become parts. */
  readonly pledged: readonly string[];
  /** A job of his that was done long ago; 0 while there is none. */
  readonly staleJob: number;
}

/** Cheats with a device, if there is one. */
export const by =
  (device: string | undefined) =>
  (says: string, type: string, args: Args, code: string): Cheat[] =>
    device === undefined ? [] : [{ says, type, args: { device, ...args }, code }];

/** The first of so many devices that is of a type. */
export const codeOf = (all: readonly DeviceView[], type: DeviceType): string | undefined =>
  all.find(({ device_type }) => device_type === type)?.device_code;
