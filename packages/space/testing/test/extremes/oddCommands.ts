import { ACCOUNT_DEFAULTS, COMMANDS } from '@astrarium/space-internal';
import {
  astrarium,
  astrariumDefinition,
  audit,
  CATEGORIES,
  type DeviceView,
  deviceView,
  deviceViewIds,
  exampleArgs,
  type GameSnapshot,
  replicantCode,
  seasonView,
  type World,
} from '@astrarium/space';
import { type Command, isPlain } from '@astrarium/core';

type Args = Command['args'];

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

/** Chooses commands with all their arguments, from accounts that are likely to succeed. */
export function commandsOf(world: World): (type: string) => Command {
  const all = world.accounts
    .ids()
    .flatMap((account) =>
      deviceViewIds(world, account).map((id) => ({ account, view: deviceView(world, id) })),
    );
  return (type) => {
    const able = all.find(({ view }) => (view?.available_commands as string[])?.includes(type));
    const { account, view } = able ?? all[0] ?? { account: 1, view: undefined };
    const isOfDevice = !/_account$|_replicant$|^contribute$/.test(type);
    const args = fullArgs(world, account, type, isOfDevice ? view : undefined);
    return { id: type, account: type === 'open_account' ? 0 : account, type, args };
  };
}

/** A command of each type. */
export function fullCommands(world: World): Command[] {
  return TYPES.map(commandsOf(world));
}

/** All arguments of a command, with values that may be accepted. */
function fullArgs(world: World, account: number, type: string, view?: DeviceView): Args {
  const command = COMMANDS.find(({ name }) => name === type);
  if (command === undefined || command.name === 'update_account') {
    const { replicants: _, ...settings } = { replicants: 0, ...ACCOUNT_DEFAULTS };
    return { name: 'Zoë', timezone: 'UTC', ...wire(settings) };
  }
  const own = deviceViewIds(world, account).flatMap((id) => deviceView(world, id) ?? []);
  const find = (feature: string): string =>
    own.find(({ features }) => (features as readonly string[]).includes(feature))?.device_code ??
    '00000000';
  const { adopted_devices: adopted, attached_devices: attached, print_queue } = view ?? {};
  const each = (value: (n: number) => number) =>
    Object.fromEntries(CATEGORIES.map((category, n) => [category, value(n)]));
  const known = {
    amounts: each(() => 1),
    device_code: find(type === 'stow' ? 'host' : type === 'enqueue_print' ? 'ami' : 'mine'),
    device_codes: [attached?.[0] ?? adopted?.[0] ?? find('mine')],
    device_type: 'mining_drone',
    directive: 'maintain_ratios',
    directive_config: { ratios: each((n) => n) },
    follow_up: { command: 'start_mining', resource: 'carbon', site: 'SOL-BELT-1-SITE-0' },
    id: print_queue?.[0]?.job_id ?? 1,
    location_code: type === 'contribute' ? seasonView(world)?.objective.location : 'SOL-4',
    name: 'Zoë',
    replicant_code: replicantCode(
      world.setting.key,
      world.accounts.get(account)?.replicants[0] ?? 1,
    ),
    site_code: `${view?.location ?? 'SOL-BELT-1'}-SITE-0`,
    texts: [find('mine')],
  };
  const args = exampleArgs({ args: command.args }, known, () => true);
  return { ...(view === undefined ? {} : { device: view.device_code }), ...args };
}

/** Settings with the names of the wire. */
function wire(settings: Args): Args {
  return JSON.parse(
    JSON.stringify(settings).replace(/"ami_digest_per_mille":\d+/, '"ami_digest_interval":1'),
  ) as Args;
}
