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
  settingOf,
  type World,
} from '@astrarium/space';
import { type Command, isPlain } from '@astrarium/core';
import { playGame } from '@astrarium/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomChoice, recordGame } from '../../src/games/recordGame.js';
import { TIGHT_RULESETS } from '../../src/games/tightRuleset.js';
import { FULL, runs } from '../../../../testkit/test/tier.js';

type Args = Command['args'];

/** A value within itself, so many times. */
function nested(value: unknown, within: (inner: unknown) => unknown, depth: number): unknown {
  let outer = value;
  for (let level = 0; level < depth; level += 1) outer = within(outer);
  return outer;
}

const LONG = 'f'.repeat(100_000);

const POWERS = [31, 32, 53].flatMap((bits) => [2 ** bits - 1, 2 ** bits, -(2 ** bits)]);

const NUMBERS = [0, -0, 1, -1, 0.5, 1.000_000_1, 5e-324, 1e21, 1e308, -1e308].concat(
  [NaN, Infinity, -Infinity],
  POWERS,
);

const CODES = ['', ' ', '0', '-0', 'NaN', '1e308', '00000000', 'ffffffff', 'FFFFFFFF', '-1-1-1-1'];
const NAMES = ['null', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'G999999999-1'];
const PLACES = [
  'SOL-',
  'SOL-BELT-0',
  'SOL-BELT-999999999999',
  'SOL-BELT-999999999999',
  'SOL-OBJ-1',
  'SOL-3-L9',
  'SOL-4-SAL-1',
];
const UNICODE = ['\u0000', '\ud800', '\udfff\ud800', '\u202e\u2028\ufeff', 'e\u0301'];
const LONG_TEXTS = [LONG, '💥'.repeat(32), 'é'.repeat(100_000)];
const TEXTS = [...CODES, ...NAMES, ...PLACES, ...UNICODE, ...LONG_TEXTS];

const SHAPES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  [],
  [[]],
  [null],
  [undefined],
  [LONG],
  ['ffffffff', 'ffffffff'],
  Array.from({ length: 100_000 }, (_, n) => n.toString(16).padStart(8, '0')),
  Array.from({ length: 3 }),
  nested([], (inner) => [inner], 100_000),
  nested({}, (config) => ({ config }), 100_000),
  {},
  { '': 1 },
  { [LONG]: LONG },
  { carbon: 2 ** 53 },
  { carbon: -0 },
  { length: 1, 0: 'ffffffff' },
  Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`m${n}`, n])),
  JSON.parse('{"__proto__": {"carbon": 1}, "constructor": 1, "toString": 1}'),
  Object.create(null),
  { toString: null, valueOf: null },
  { toJSON: null },
  10n,
  Symbol('symbol'),
  () => 1,
  new Date(0),
  /./,
  new Map([['carbon', 1]]),
  new Proxy({}, {}),
];

/** Invalid and extreme values for arguments. */
const EXTREMES: readonly unknown[] = [...NUMBERS, ...TEXTS, ...SHAPES];

/** The names on the path to a member. */
type Path = readonly string[];

/** All types of commands. */
const TYPES = Object.keys(astrariumDefinition.commands);

/** The maximum length of an answer, in characters: answers do not repeat long arguments. */
const MAX_ANSWER = 20_000;

/** A short description of a value, for messages. */
function describeValue(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : Object.prototype.toString.call(value);
  return `${typeof value} ${typeof value === 'number' ? String(value) : text.slice(0, 40)}`;
}

/** The paths of all members of arguments, nested ones and unknown ones too. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...pathsOf(value[0], [...path, '0']).slice(0, 1)];
  if (!isPlain(value)) return [path];
  const inner = Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]));
  return [path, ...inner, [...path, 'gold'], [...path, '__proto__']];
}

/** The arguments with another value at a path. */
function withValue(args: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(args)) return [withValue(args[0], rest, value), ...args.slice(1)];
  if (!isPlain(args)) return args;
  const inner = Object.hasOwn(args, name) ? args[name] : undefined;
  const other = Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
  const member = { value: withValue(inner, rest, value), enumerable: true, configurable: true };
  return Object.defineProperty(other, name, { ...member, writable: true });
}

/** Executes a command; throws unless it is done or refused as the rules demand. */
function give(from: GameSnapshot, command: Command, place: string): GameSnapshot {
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
function check(snapshot: GameSnapshot, place: string): void {
  for (const [category, { difference_micro }] of Object.entries(audit(astrarium.read(snapshot)))) {
    if (difference_micro !== 0) throw new Error(`${place}: ${category} is off`);
  }
  const decoded = astrarium.decode(astrarium.encode(snapshot));
  if (astrarium.hash(decoded) !== astrarium.hash(snapshot))
    throw new Error(`${place}: not readable`);
}

/** Chooses commands with all their arguments, from accounts that are likely to succeed. */
function commandsOf(world: World): (type: string) => Command {
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
function fullCommands(world: World): Command[] {
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

/** Worlds with a long random history, under tight rulesets. */
const worlds = fc.tuple(fc.nat(), fc.constantFrom(...TIGHT_RULESETS)).map(([seed, ruleset]) => {
  const choices = Array.from({ length: FULL ? 250 : 150 }, (_, n) => randomChoice(seed, n, 400));
  return playGame(astrarium, recordGame(settingOf({ seed, ruleset }), choices));
});

test('each argument of each command accepts or refuses extreme values', () => {
  let done = 0;
  fc.assert(
    fc.property(worlds, (from) => {
      for (const command of fullCommands(astrarium.read(from))) {
        for (const [at, path] of pathsOf(command.args).entries()) {
          for (const [n, extreme] of EXTREMES.entries()) {
            // The quick tier gives each value to every twelfth argument of a command.
            if (!FULL && (n + at) % 12 > 0) continue;
            const args = withValue(command.args, path, extreme) as Args;
            const place = `${command.type} with ${path.join('.')} ${describeValue(extreme)}`;
            const next = give(from, { ...command, args }, place);
            if (next === from) continue;
            done += 1;
            if (done % 20 === 0) check(astrarium.advance(next, { ticks: 500 }).snapshot, place);
          }
        }
      }
    }),
    { ...runs(1, 30), endOnFailure: true },
  );
  // Some extreme values are valid.
  expect(done).toBeGreaterThan(FULL ? 200 : 20);
});

test('extreme accounts and command types are refused', () => {
  fc.assert(
    fc.property(worlds, (from) => {
      for (const command of fullCommands(astrarium.read(from))) {
        for (const account of EXTREMES.filter((each) => typeof each === 'number')) {
          const place = `${command.type} of ${describeValue(account)}`;
          const next = give(from, { ...command, account }, place);
          const isAccount = astrarium.read(from).accounts.ids().includes(account);
          if (next !== from && !isAccount && account !== 0) throw new Error(`${place} was done`);
        }
      }
      for (const extreme of EXTREMES.filter((each) => typeof each === 'string')) {
        const place = `a command of type ${describeValue(extreme)}`;
        const command = { id: extreme, account: 1, type: extreme.slice(0, 1000), args: {} };
        expect(give(from, command, place)).toBe(from);
      }
    }),
    { ...runs(1, 20), endOnFailure: true },
  );
});

/** Steps of a game in which several arguments of each command are extreme. */
const oddSteps = fc.array(
  fc.record({
    type: fc.constantFrom(...TYPES),
    odd: fc.array(fc.tuple(fc.nat(), fc.nat(EXTREMES.length - 1)), { maxLength: 2 }),
    ticks: fc.nat(300),
  }),
  { minLength: FULL ? 60 : 30, maxLength: FULL ? 100 : 50, size: 'max' },
);

test('games with extreme arguments continue', () => {
  fc.assert(
    fc.property(worlds, oddSteps, (from, steps) => {
      let at = from;
      for (const { type, odd, ticks } of steps) {
        const command = commandsOf(astrarium.read(at))(type);
        const paths = pathsOf(command.args).slice(1);
        const args = odd.reduce<unknown>((former, [which, odd]) => {
          return withValue(former, paths[which % paths.length] ?? ['x'], EXTREMES[odd]);
        }, command.args);
        at = give(at, { ...command, args: args as Args }, command.type);
        at = astrarium.advance(at, { ticks }).snapshot;
      }
      check(at, 'at the end');
    }),
    { ...runs(1, 100), endOnFailure: true },
  );
});
