import { isPlain } from '../codec/canonical.js';
import { copyJson, MESSAGE_RULES } from '../codec/copyJson.js';
import { type Engine, type Run, transition } from './engine.js';
import { isInt } from '../int.js';
import { isPromise, mustBe } from '../invariant.js';
import { type Command, type Outcome, refuse, type PlainObject } from '../outcome.js';
import { ReadArgs } from '../readArgs.js';
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
  const { events } = engine;
  const { commands } = engine.definition;
  const { id, account, type } = checked(command);
  const reducer = Object.hasOwn(commands, type) ? commands[type] : undefined;
  let outcome: Outcome | undefined;
  const run: Run = (store) => {
    if (reducer !== undefined) {
      outcome = withArgs(command, (args, read) => {
        const given = Object.freeze({ id, account, type, args, ...(read && { read }) });
        return outcomeOf(
          type,
          store.command(() => reducer(store.draft, given)),
        );
      });
    }
    if (outcome?.done !== true) events.begin();
    return outcome?.done === true;
  };
  const snapshot = transition(engine, from, run, spent);
  outcome ??= unknownCommand(type, Object.keys(commands));
  return { snapshot, outcome };
}

/** Checks what every command has. */
function checked(command: Command): Command {
  if (!isPlain(command)) throw mustBe('a command', 'a plain object', command);
  for (const [name, type] of [
    ['id', 'string'],
    ['account', 'number'],
    ['type', 'string'],
  ] as const) {
    if (typeof command[name] === type) continue;
    throw mustBe(`${name} of a command`, `a ${type}`, command[name]);
  }
  return command;
}

/**
 * What `run` gives for a copy of the arguments; a refusal when they are not plain JSON, or the
 * account is not an integer. Arguments that were read before are such a copy.
 */
function withArgs(
  { account, args: given, read }: Command,
  run: (args: PlainObject, read?: ReadArgs) => Outcome,
): Outcome {
  if (!isInt(account)) {
    return refuse('invalid_field', 'account is not an integer', { field: 'account' });
  }
  if (read instanceof ReadArgs && read.args === given) return run(read.args, read);
  let args: unknown;
  try {
    args = copyJson(given, 'args', MESSAGE_RULES);
  } catch (error) {
    return refuse('invalid_field', (error as Error).message, { field: 'args' });
  }
  if (isPlain(args)) return run(args);
  const numbers = { field: 'args', rule: 'object' };
  return refuse('invalid_field', 'Invalid args: expected object', numbers);
}

/** A copy of what a reducer returned, which must be an outcome. */
function outcomeOf(type: string, returned: unknown): Outcome {
  const fail = (why: string): never => {
    throw new Error(`command ${type} ${why}: it must return done(...) or refuse(...)`);
  };
  if (!isPlain(returned)) {
    const what = returned === undefined ? 'nothing' : 'no outcome';
    return fail(`returned ${isPromise(returned) ? 'a promise' : what}`);
  }
  const outcome = copyJson(returned, `the outcome of ${type}`, MESSAGE_RULES);
  const { done, answer, refusal } = outcome;
  if (done === true ? isPlain(answer) : done === false && isRefusal(refusal)) {
    return outcome as unknown as Outcome;
  }
  return fail('returned no outcome');
}

function isRefusal(value: unknown): boolean {
  return (
    isPlain(value) &&
    typeof value['code'] === 'string' &&
    typeof value['message'] === 'string' &&
    isPlain(value['numbers'])
  );
}

function unknownCommand(type: string, known: readonly string[]): Outcome {
  const message = `There is no command ${JSON.stringify(type)}.`;
  return refuse('unknown_command', message, { commands: known.join(', ') });
}
