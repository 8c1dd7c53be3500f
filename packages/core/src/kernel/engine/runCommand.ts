import type { AnyDefinition } from './definition.js';
import { isPlain } from '../codec/canonical.js';
import { copyJson, MESSAGE_RULES } from '../codec/copyJson.js';
import { isInt } from '../int.js';
import { isPromise, mustBe } from '../invariant.js';
import { type Command, type Outcome, refuse, type PlainObject } from '../outcome.js';
import { ReadArgs } from '../readArgs.js';

/** Where a command runs. */
export interface CommandScope {
  /** What its reducer is given. */
  readonly draft: object;
  /** Runs a reducer; returns what it returns, or how the draft has refused it. */
  command(run: () => unknown): unknown;
}

/**
 * Runs a command with a frozen copy of its arguments; returns a frozen copy of its outcome. A
 * command that is refused may have changed something: the caller takes it back.
 *
 * @throws Error when the reducer returns no outcome.
 */
export function runCommand(
  commands: AnyDefinition['commands'],
  command: Command,
  scope: CommandScope,
): Outcome {
  const { account, id, type } = command;
  const reducer = Object.hasOwn(commands, type) ? commands[type] : undefined;
  if (reducer === undefined) return unknownCommand(type, Object.keys(commands));
  return withArgs(command, (args, read) => {
    const given = Object.freeze({ id, account, type, args, ...(read && { read }) });
    return outcomeOf(
      type,
      scope.command(() => reducer(scope.draft, given)),
    );
  });
}

/**
 * Checks what every command has.
 *
 * @throws Error when it has no id, account or type.
 */
export function checkCommand(command: Command): void {
  if (!isPlain(command)) throw mustBe('a command', 'a plain object', command);
  for (const [name, type] of [
    ['id', 'string'],
    ['account', 'number'],
    ['type', 'string'],
  ] as const) {
    if (typeof command[name] === type) continue;
    throw mustBe(`${name} of a command`, `a ${type}`, command[name]);
  }
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
