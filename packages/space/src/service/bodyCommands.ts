import {
  type FieldError,
  MAX_PROBLEM_ERRORS,
  type ReadOrder,
  type Where,
} from '@astrarium/contract';
import { problemOf } from './problems/spaceProblems.js';
import { DEVICE_COMMAND_NAMES, deviceCommandOf, readCommand, type Ruleset } from '@astrarium/space';
import type { z } from 'zod';

type Members = Readonly<Record<string, unknown>>;

type CommandName = Parameters<typeof readCommand>[0];

/** A command in a body, before its arguments are read. */
export interface GivenCommand {
  readonly type: CommandName;
  readonly args: Members;
  /** Where its arguments are. */
  readonly where: Where;
}

/** A body as its commands and everything else in it. */
export interface SplitBody {
  readonly commands: readonly GivenCommand[];
  readonly rest: unknown;
}

/** The commands that the body of an operation gives. */
export interface BodyCommands {
  /** Splits a body; undefined when it cannot be split. */
  readonly split: (body: Members, path: Members) => SplitBody | undefined;
  /** The schema of everything but the commands. */
  readonly rest: z.ZodType;
}

/**
 * Reads the commands of a body by the core. Returns errors for everything that the core does not
 * accept; undefined when it is not in the form of the operation.
 */
export function readCommands(
  { rest, split }: BodyCommands,
  ruleset: Ruleset,
  body: unknown,
  path: Members,
): readonly ReadOrder[] | { readonly errors: readonly FieldError[] } | undefined {
  if (!isObject(body)) return undefined;
  const parts = split(body, path);
  if (parts === undefined || !rest.safeParse(parts.rest).success) return undefined;
  const orders: ReadOrder[] = [];
  const faults: (() => readonly FieldError[])[] = [];
  for (const { args, type, where } of parts.commands) {
    const read = readCommand(type, args, ruleset);
    if ('args' in read) orders.push({ type, read, where, status: statusOf(type) });
    else for (const fault of read) faults.push(() => problemOf(fault, where).errors ?? []);
  }
  if (faults.length === 0) return orders;
  return { errors: faults.slice(0, MAX_PROBLEM_ERRORS + 1).flatMap((errorsOf) => errorsOf()) };
}

/** A body whose members are the arguments of one command, besides those of `rest`. */
export function oneCommand(
  type: CommandName,
  path: Readonly<Record<string, string>>,
  rest: z.ZodObject,
): BodyCommands {
  const others = Object.keys(rest.shape);
  const where: Where = { in: 'body', path };
  return {
    rest,
    split(body, parameters) {
      const args = argsOf(without(body, others), path, parameters);
      return args && { commands: [{ type, args, where }], rest: only(body, others) };
    },
  };
}

/** A body that names its command and is for the device of the path. */
export function deviceCommand(rest: z.ZodObject): BodyCommands {
  const others = Object.keys(rest.shape);
  const where: Where = { in: 'body', path: DEVICE };
  return {
    rest,
    split(body, parameters) {
      const type = typeOf(body);
      const given = without(body, ['command', ...others]);
      const args = type && argsOf(given, DEVICE, parameters);
      return args && { commands: [{ type, args, where }], rest: only(body, others) };
    },
  };
}

/** A body with the settings of a terraforming device. */
export function configuration(rest: z.ZodType): BodyCommands {
  const where: Where = { in: 'body', under: ['configuration', 'settings'], path: DEVICE };
  return {
    rest,
    split(body, parameters) {
      const { configuration: outer } = body;
      const settings = isObject(outer) ? outer['settings'] : undefined;
      const args = isObject(settings) ? argsOf(settings, DEVICE, parameters) : undefined;
      if (args === undefined || !isObject(outer)) return undefined;
      const empty = { ...body, configuration: { ...outer, settings: {} } };
      return { commands: [{ type: 'configure', args, where }], rest: empty };
    },
  };
}

/** A body with a list of commands, each with its device and the members `own`. */
export function commandList(own: readonly string[], rest: z.ZodType): BodyCommands {
  return {
    rest,
    split(body) {
      const { commands } = body;
      if (!Array.isArray(commands)) return undefined;
      const given: GivenCommand[] = [];
      for (const [place, each] of (commands as unknown[]).entries()) {
        const type = isObject(each) ? typeOf(each) : undefined;
        if (type === undefined) return undefined;
        const args = without(each as Members, ['command', ...own]);
        given.push({ type, args, where: { in: 'body', under: ['commands', place] } });
      }
      const others = (commands as Members[]).map((each) => only(each, own));
      return { commands: given, rest: { ...body, commands: others } };
    },
  };
}

/** The argument that the path names in operations on one device. */
const DEVICE = { device: 'code' } as const;

const NAMES: ReadonlySet<unknown> = new Set(DEVICE_COMMAND_NAMES);

function statusOf(type: CommandName): ReadOrder['status'] {
  return NAMES.has(type) ? deviceCommandOf(type).status : 200;
}

function typeOf({ command }: Members): CommandName | undefined {
  return NAMES.has(command) ? (command as CommandName) : undefined;
}

/** The arguments of the body with those of the path, which the body may not have. */
function argsOf(
  given: Members,
  path: Readonly<Record<string, string>>,
  parameters: Members,
): Members | undefined {
  const named = Object.entries(path);
  if (named.some(([name]) => Object.hasOwn(given, name))) return undefined;
  return {
    ...given,
    ...Object.fromEntries(named.map(([name, parameter]) => [name, parameters[parameter]])),
  };
}

function without(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

function only(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name)));
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
