import {
  astrarium,
  astrariumDefinition,
  audit,
  type Command,
  deviceView,
  deviceViewIds,
  type GameSnapshot,
  type World,
} from '@astrarium/core';
import { isPlain } from '@astrarium/core/kernel';
import { fullArgs } from './fullArgs.js';

/** The names on the path to a member. */
export type Path = readonly string[];

/** All types of commands. */
export const TYPES = Object.keys(astrariumDefinition.commands);

/** The maximum length of an answer, in characters: answers do not repeat long arguments. */
const MAX_ANSWER = 20_000;

/** A short description of a value, for messages. */
export function describeValue(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : Object.prototype.toString.call(value);
  return `${typeof value} ${typeof value === 'number' ? String(value) : text.slice(0, 40)}`;
}

/** The paths of all members of arguments, nested ones and unknown ones too. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...pathsOf(value[0], [...path, '0']).slice(0, 1)];
  if (!isPlain(value)) return [path];
  const inner = Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]));
  return [path, ...inner, [...path, 'gold'], [...path, '__proto__']];
}

/** The arguments with another value at a path. */
export function withValue(args: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(args)) return [withValue(args[0], rest, value), ...args.slice(1)];
  if (!isPlain(args)) return args;
  const inner = Object.hasOwn(args, name) ? args[name] : undefined;
  const other = Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
  const member = { value: withValue(inner, rest, value), enumerable: true, configurable: true };
  return Object.defineProperty(other, name, { ...member, writable: true });
}

/** Executes a command; throws unless it is done or refused as the rules demand. */
export function give(from: GameSnapshot, command: Command, place: string): GameSnapshot {
  let executed: ReturnType<typeof astrarium.execute>;
  try {
    executed = astrarium.execute(from, command);
  } catch (error) {
    throw new Error(`${place} threw an error`, { cause: error });
  }
  const { outcome, snapshot } = executed;
  const text = JSON.stringify(outcome.done ? outcome.answer : outcome.refusal);
  if (text.length > MAX_ANSWER)
    throw new Error(`${place}: the answer has ${text.length} characters`);
  if (!outcome.done) {
    if (snapshot !== from) throw new Error(`${place}: a refusal made a new snapshot`);
    if (executed.events.length > 0) throw new Error(`${place}: a refusal emitted events`);
    if (!isPlain(outcome.refusal.numbers)) throw new Error(`${place}: invalid numbers`);
    return from;
  }
  if (snapshot !== from) check(snapshot, place);
  return snapshot;
}

/** Throws unless matter is conserved and the snapshot can be encoded and decoded. */
export function check(snapshot: GameSnapshot, place: string): void {
  for (const [category, { difference_micro }] of Object.entries(audit(astrarium.read(snapshot)))) {
    if (difference_micro !== 0) throw new Error(`${place}: ${category} is off`);
  }
  const decoded = astrarium.decode(astrarium.encode(snapshot));
  if (astrarium.hash(decoded) !== astrarium.hash(snapshot))
    throw new Error(`${place}: not readable`);
}

/** A command of each type with all its arguments, from an account that is likely to succeed. */
export function fullCommands(world: World): Command[] {
  const accounts = world.accounts.ids();
  const all = accounts.flatMap((account) =>
    deviceViewIds(world, account).map((id) => ({ account, view: deviceView(world, id) })),
  );
  return TYPES.map((type) => {
    const able = all.find(({ view }) => (view?.available_commands as string[])?.includes(type));
    const { account, view } = able ?? all[0] ?? { account: 1, view: undefined };
    const isOfDevice = !/_account$|_replicant$|^contribute$/.test(type);
    const args = fullArgs(world, account, type, isOfDevice ? view : undefined);
    return { id: type, account: type === 'open_account' ? 0 : account, type, args };
  });
}
