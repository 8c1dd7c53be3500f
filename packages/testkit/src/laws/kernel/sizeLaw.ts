import type { Definition, Schema, TableReader } from '@astrarium/core';
import { playGame, type StateOf, takeStep } from '../../games/game.js';
import { completes, type Law, lawDefine, lawPlace, PLANTED } from '../law.js';

/** A step of a fork throws after so many calls of rules. */
const CALLS_BEFORE_FAULT = 3;

/**
 * The size of a table is the number of its living rows, in worlds and in drafts. At each step the
 * law tries the step from an older world and from the present one, with rules that work and with
 * rules that throw, and looks at all worlds.
 */
export const sizeLaw: Law = (simulation, game, define = lawDefine) => {
  const { definition } = simulation;
  const { schema } = definition;
  let place = '';
  let callsLeft = Infinity;
  const looking = define(
    withChecks(definition, (draft) => {
      checkSizes(`${place}in a draft: `, schema, draft);
      callsLeft -= 1;
      if (callsLeft === 0) throw PLANTED;
    }),
  );
  const past: StateOf<typeof schema>[] = [];
  const look = (snapshot: StateOf<typeof schema>): void =>
    checkSizes(place, schema, looking.read(snapshot));
  playGame(looking, game, (snapshot, index) => {
    place = lawPlace(game, index);
    past.push(snapshot);
    const older = past[index >> 1] ?? snapshot;
    look(looking.decode(looking.encode(older)));
    look(older);
    look(snapshot);
    const step = game.steps[index];
    if (step === undefined) return;
    for (const each of [older, snapshot]) {
      look(takeStep(looking, each, step).snapshot);
      callsLeft = CALLS_BEFORE_FAULT;
      completes(() => takeStep(looking, each, step));
      callsLeft = Infinity;
      look(each);
    }
  });
};

/**
 * Compares the sizes of all tables of a world or of a draft.
 *
 * @throws Error naming a table whose size is another one
 */
function checkSizes(place: string, schema: Schema, world: object): void {
  const tables = world as Readonly<Record<string, TableReader<string>>>;
  for (const name of Object.keys(schema.tables)) {
    const { size } = tables[name] as TableReader<string>;
    const living = tables[name]?.ids().length;
    if (size !== living) throw new Error(`${place}${name} has ${living} rows, and size ${size}`);
  }
}

/** A definition whose rules call a function before and after they work. */
function withChecks<S extends Schema>(
  definition: Definition<S>,
  check: (draft: object) => void,
): Definition<S> {
  const commands: Record<string, Definition<S>['commands'][string]> = {};
  for (const [name, reducer] of Object.entries(definition.commands)) {
    commands[name] = (draft, command) => {
      check(draft);
      const outcome = reducer(draft, command);
      check(draft);
      return outcome;
    };
  }
  const systems = definition.systems.map((system) => ({
    ...system,
    run(draft: Parameters<typeof system.run>[0], id: number) {
      check(draft);
      system.run(draft, id);
      check(draft);
    },
  }));
  const every = (definition.every ?? []).map((each) => ({
    ...each,
    run(draft: Parameters<typeof each.run>[0]) {
      check(draft);
      each.run(draft);
      check(draft);
    },
  }));
  return { ...definition, commands, systems, every };
}
