import { below, roll } from '@astrarium/core';
import { dump, type Dump } from '../../dump/dump.js';
import { playGame, type StateOf, takeStep } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/** The number of steps of a fork. */
const FORK_STEPS = 6;

/**
 * Old snapshots never change, and each can be forked. After each step the law reads an older
 * snapshot, and every third time continues it; at the end it does so with all, in random order.
 */
export const oldSnapshotsLaw: Law = (simulation, game) => {
  const { schema } = simulation.definition;
  const past: { snapshot: StateOf<typeof schema>; hash: string; world: Dump; due: number }[] = [];
  const look = (at: number): void => {
    const place = `snapshot ${at}, read at ${past.length}: `;
    const old = past[at];
    if (old === undefined) return;
    lawEqual(`${place}hash`, simulation.hash(old.snapshot), old.hash);
    lawEqual(`${place}world`, dump(schema, simulation.read(old.snapshot)), old.world);
    lawEqual(`${place}next due`, simulation.nextDue(old.snapshot), old.due);
  };
  const fork = (at: number): void => {
    let snapshot = past[at]?.snapshot;
    for (let index = at; snapshot !== undefined && index < at + FORK_STEPS; index += 1) {
      const step = game.steps[index];
      const known = past[index + 1];
      if (step === undefined || known === undefined) return;
      snapshot = takeStep(simulation, snapshot, step).snapshot;
      const place = `${lawPlace(game, index)}forked from ${at}: `;
      lawEqual(place, simulation.hash(snapshot), known.hash);
    }
  };
  playGame(simulation, game, (snapshot, index) => {
    const world = dump(schema, simulation.read(snapshot));
    const due = simulation.nextDue(snapshot);
    past.push({ snapshot, hash: simulation.hash(snapshot), world, due });
    const at = below(past.length, roll(1, 1, index, 0));
    look(at);
    if (index % 3 === 0) fork(at);
  });
  for (const at of shuffled(past.length)) {
    look(at);
    fork(at);
    look(at);
  }
};

function shuffled(length: number): number[] {
  const keys = Array.from({ length }, (_, at) => ({ at, key: roll(2, 2, at, 0) }));
  return keys.sort((a, b) => a.key - b.key).map(({ at }) => at);
}
