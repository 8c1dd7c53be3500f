import type { Operation } from '@astrarium/contract';
import type { ViewName } from '@astrarium/space';
import type { BodyCommands } from './bodyCommands.js';
import type { SpaceProblemCode } from './problems/spaceProblems.js';

/** An operation of the space game, before its readers are made for a ruleset. */
export interface SpaceOperation extends Omit<Operation, 'readCommands' | 'readQuery'> {
  /** The view that answers: the rules read its parameters, which are all of the query but `at`. */
  readonly view?: ViewName;
  /** The commands that the body gives: the rules read their arguments. */
  readonly commands?: BodyCommands;
  readonly problems: readonly SpaceProblemCode[];
}
