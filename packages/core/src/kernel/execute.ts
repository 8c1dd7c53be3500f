import { type Engine, transition } from './engine.js';
import type { EventList } from './events.js';
import { type Command, type Outcome, refuse } from './outcome.js';
import type { Schema } from './schema.js';
import type { Snapshot } from './snapshot.js';
import type { DraftOf } from './world.js';

/** Carries out a command; no time passes. */
export function execute<S extends Schema>(
  engine: Engine<S>,
  from: Snapshot,
  command: Command,
): { snapshot: Snapshot; outcome: Outcome; events: EventList } {
  const { events } = engine;
  const { commands } = engine.definition;
  const reducer = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
  let outcome: Outcome = refuse(
    'unknown_command',
    `There is no command ${JSON.stringify(command.type)}.`,
    { commands: Object.keys(commands).join(', ') },
  );
  const snapshot = transition(engine, from, ({ draft }) => {
    if (reducer !== undefined) outcome = reducer(draft as DraftOf<S>, command);
    if (!outcome.done) events.begin();
    return outcome.done;
  });
  return { snapshot, outcome, events: events.end() };
}
