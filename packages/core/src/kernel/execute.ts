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
  let outcome: Outcome | undefined;
  const snapshot = transition(engine, from, ({ draft }) => {
    outcome = reducer?.(draft as DraftOf<S>, command);
    if (outcome?.done !== true) events.begin();
    return outcome?.done === true;
  });
  outcome ??= unknownCommand(command.type, Object.keys(commands));
  return { snapshot, outcome, events: events.end() };
}

function unknownCommand(type: string, known: readonly string[]): Outcome {
  const message = `There is no command ${JSON.stringify(type)}.`;
  return refuse('unknown_command', message, { commands: known.join(', ') });
}
