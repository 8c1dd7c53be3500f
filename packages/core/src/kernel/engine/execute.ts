import type { Command, Outcome } from '../outcome.js';
import { type Engine, type Run, transition } from './engine.js';
import { checkCommand, runCommand } from './runCommand.js';
import type { Snapshot } from './snapshot.js';

/**
 * Executes a command; no time passes. Its events are then in the engine's buffer. The reducer is
 * given a frozen copy of the command, and the caller a frozen copy of the outcome.
 *
 * @throws Error when the command has no id, account or type, or its reducer returns no outcome.
 */
export function execute(
  engine: Engine,
  from: Snapshot,
  command: Command,
  spent = false,
): { snapshot: Snapshot; outcome: Outcome } {
  const { definition, events } = engine;
  checkCommand(command);
  let outcome: Outcome | undefined;
  const run: Run = (draft) => {
    outcome = runCommand(definition.commands, command, draft);
    if (!outcome.done) events.begin();
    return outcome.done;
  };
  const snapshot = transition(engine, from, run, spent);
  return { snapshot, outcome: outcome as unknown as Outcome };
}
