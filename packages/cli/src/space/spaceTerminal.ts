import type { Snapshot } from '@astrarium/core';
import { astrarium, type GameSnapshot } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { rowName } from './rowName.js';
import { showWorldSummary } from './showWorldSummary.js';
import { starMap } from './starMap.js';

/** The space game, with its tables and its map of stars. */
export const spaceTerminal = {
  game: spaceGame,
  show(snapshot: Snapshot) {
    const world = astrarium.read(snapshot as GameSnapshot);
    return `${showWorldSummary(world)}\n\n${starMap(world)}`;
  },
  rowName: (worlds: readonly [Snapshot, Snapshot], table: string, id: number) =>
    rowName(worlds as readonly [GameSnapshot, GameSnapshot], table, id),
};
