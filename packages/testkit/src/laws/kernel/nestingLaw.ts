import type { Definition, Schema, Simulation } from '@astrarium/core';
import { dump } from '../../dump/dump.js';
import { playGame, type StateOf, takeStep } from '../../games/game.js';
import { type Law, lawDefine, lawEqual, lawPlace, withoutStacks } from '../law.js';

/** So many calls of rules in one step are used for intrusions. */
const MAX_INTRUSIONS = 2;

/** What is known of a snapshot before the transitions that intrude on it. */
interface Known<S extends Schema> {
  readonly snapshot: StateOf<S>;
  readonly text: string;
  readonly next: string;
  readonly due: number;
}

/**
 * A transition inside a transition throws or is right. While rules and `until` run, the law uses
 * the same engine and a second engine of the same definition on the present and on older
 * snapshots: the same engine must refuse every transition, and whatever does not throw must return
 * what it returns outside. Afterwards the game goes on as without.
 */
export const nestingLaw: Law = (simulation, game, define = lawDefine) => {
  type Own = (typeof simulation)['definition']['schema'];
  const hashes: string[] = [];
  playGame(simulation, game, (snapshot) => void hashes.push(simulation.hash(snapshot)));
  const second = define(simulation.definition);
  const past: Known<Own>[] = [];
  let calls = 0;
  let place = '';
  const outer = define(intruded(simulation.definition, intrude));
  playGame(outer, game, (snapshot, index) => {
    place = lawPlace(game, index);
    lawEqual(`${place}hash`, outer.hash(snapshot), hashes[index]);
    calls = MAX_INTRUSIONS;
    past.push({
      snapshot,
      text: textOf(outer, snapshot),
      next: outer.hash(outer.tick(snapshot).snapshot),
      due: outer.nextDue(snapshot),
    });
    calls = 0;
    outer.advance(snapshot, { ticks: 600, until: () => (intrude(), false) });
    const step = game.steps[index];
    if (step !== undefined) takeStep(outer, snapshot, step);
    calls = 0;
  });
  for (const { snapshot, text, due } of past) {
    lawEqual('after all: world', textOf(outer, snapshot), text);
    lawEqual('after all: next due', outer.nextDue(snapshot), due);
  }

  /** Uses both engines inside a transition: on the present snapshot and on an older one. */
  function intrude(): void {
    calls += 1;
    if (calls > MAX_INTRUSIONS) return;
    const index = past.length - 1;
    for (const at of new Set([index, (index * 7 + calls) % past.length])) {
      const known = past[at];
      if (known === undefined) continue;
      const where = `${place}inside, snapshot ${at}: `;
      expectReads(where, { outer, second }, past[0]?.snapshot ?? known.snapshot, known);
      expectSteps(where, { outer, second }, known);
    }
  }
};

/** The engine that runs a transition, and a second one of the same definition. */
interface Engines<S extends Schema> {
  readonly outer: Simulation<S>;
  readonly second: Simulation<S>;
}

function textOf<S extends Schema>(simulation: Simulation<S>, snapshot: StateOf<S>): string {
  return JSON.stringify(dump(simulation.definition.schema, simulation.read(snapshot)));
}

function expectReads<S extends Schema>(
  place: string,
  { outer, second }: Engines<S>,
  first: StateOf<S>,
  { snapshot, text, due }: Known<S>,
): void {
  const isFirst = outer.hash(first) === outer.hash(snapshot);
  for (const engine of [outer, second]) {
    expectSame(`${place}world`, text, () => textOf(engine, snapshot));
    expectSame(`${place}next due`, due, () => engine.nextDue(snapshot));
    expectSame(`${place}diff`, isFirst, () => engine.diff(first, snapshot).length === 0);
    expectSame(`${place}decoded`, text, () =>
      textOf(engine, engine.decode(engine.encode(snapshot))),
    );
  }
}

function expectSteps<S extends Schema>(
  place: string,
  { outer, second }: Engines<S>,
  { snapshot, next }: Known<S>,
): void {
  expectSame(`${place}tick`, next, () => second.hash(second.tick(snapshot).snapshot));
  expectSame(`${place}probe`, next, () =>
    second.probe(snapshot, (tried) => second.hash(second.tick(tried).snapshot)),
  );
  expectSame(`${place}walk`, next, () => {
    const walk = second.walk(snapshot);
    walk.advance({ ticks: 1 });
    return walk.hash();
  });
  const transitions: readonly (() => unknown)[] = [
    () => outer.tick(snapshot),
    () => outer.advance(snapshot, { ticks: 9 }),
    () => outer.execute(snapshot, { id: '', account: 0, type: 'unknown', args: {} }),
    () => outer.probe(snapshot, (tried) => outer.tick(tried)),
    () => outer.walk(snapshot),
  ];
  for (const transition of transitions) {
    if (returned(transition) !== undefined) throw new Error(`${place}a transition was made`);
  }
}

function expectSame<T>(place: string, expected: T, run: () => T): void {
  const found = returned(run);
  if (found !== undefined) lawEqual(place, found, expected);
}

/** What a function returns; undefined when it throws. */
function returned<T>(run: () => T): T | undefined {
  try {
    return withoutStacks(run);
  } catch {
    return undefined;
  }
}

/** A definition whose rules call a function before and after they work. */
function intruded<S extends Schema>(definition: Definition<S>, intrude: () => void): Definition<S> {
  const commands: Record<string, Definition<S>['commands'][string]> = {};
  for (const [name, reducer] of Object.entries(definition.commands)) {
    commands[name] = (draft, command) => {
      intrude();
      const outcome = reducer(draft, command);
      intrude();
      return outcome;
    };
  }
  const systems = definition.systems.map((system) => ({
    ...system,
    run(draft: Parameters<typeof system.run>[0], id: number) {
      intrude();
      system.run(draft, id);
      intrude();
    },
  }));
  const every = (definition.every ?? []).map((each) => ({
    ...each,
    run(draft: Parameters<typeof each.run>[0]) {
      intrude();
      each.run(draft);
      intrude();
    },
  }));
  return { ...definition, commands, systems, every };
}
