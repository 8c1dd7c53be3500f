import type { Command, Outcome } from '../../../kernel.js';
import type { Draft } from '../schema.js';

/**
 * Carries out a command inside a tick, by the same reducer that a player's command would meet: a
 * refused one has changed nothing. Systems get it from the game, for they do not know commands.
 */
export type Perform = (draft: Draft, command: Command) => Outcome;
