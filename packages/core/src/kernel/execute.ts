import { type Engine, type Run, transition } from './engine.js';
import { type Command, type Outcome, refuse } from './outcome.js';
import type { Schema } from './schema.js';
import type { Snapshot } from './snapshot.js';
import type { DraftOf } from './world.js';

/** Carries out a command; no time passes. What it told stands in the engine's events. */
export function execute<S extends Schema>(
  engine: Engine<S>,
  from: Snapshot,
  command: Command,
  spent = false,
): { snapshot: Snapshot; outcome: Outcome } {
  const { events } = engine;
  const { commands } = engine.definition;
  const reducer = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
  let outcome: Outcome | undefined;
  const run: Run = ({ draft }) => {
    outcome = reducer?.(draft as DraftOf<S>, command);
    if (outcome?.done !== true) events.begin();
    return outcome?.done === true;
  };
  const snapshot = transition(engine, from, run, spent);
  outcome ??= unknownCommand(command.type, Object.keys(commands));
  return { snapshot, outcome };
}

function unknownCommand(type: string, known: readonly string[]): Outcome {
  const message = `There is no command ${JSON.stringify(type)}.`;
  return refuse('unknown_command', message, { commands: known.join(', ') });
}
