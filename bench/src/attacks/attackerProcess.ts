import { setPriority } from 'node:os';
import { handleCalls } from '../measure/childProcess.js';
import { ATTACKS, type Target, type Tally } from './loads.js';

// An attacker has a machine of its own. Here it must not take time from the server or the probe.
setPriority(10);

const handlers = {
  /** Runs an attack; returns the number of answers by status. */
  attack({ name, ...target }: Target & { readonly name: string }): Promise<Tally> {
    const attack = ATTACKS[name];
    if (attack === undefined) throw new Error(`There is no attack ${name}`);
    return attack(target);
  },
} as const;

/** The calls that the attacking process answers. */
export type AttackerHandlers = typeof handlers;

handleCalls(handlers);
