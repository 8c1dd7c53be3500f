import { derivedKey, type Fields, type Result, type Snapshot } from '@astrarium/core';
import type { Upgrade, Upgrades } from '@astrarium/core/log';
import { type RuleChanges, ruleMigration, type RuleWorlds } from '@astrarium/core/migrations';
import { contractOf, type GameContract } from '../contract.js';
import type { Envelope, Handler } from '../handler.js';
import {
  type Operation,
  RATE_CLASSES,
  type RateClass,
  type RateLimit,
  type RateLimits,
} from '../operation.js';
import {
  type GameSeats,
  servedGame,
  type ServedGame,
  type ServedSimulation,
} from '../servedGame.js';
import { chosenSetting } from './chosenSetting.js';
import { derivedDocs } from './derivedDocs.js';
import { derivedEvents, GAME_ENDED } from './derivedEvents.js';
import { derivedHandlers, type PlayedWorld, worldName } from './derivedHandlers.js';
import { derivedOperations, derivedProblem, titleOf } from './derivedOperations.js';
import {
  checkCodes,
  derivedKinds,
  derivedProblemOf,
  type GameRefusals,
} from './derivedProblems.js';
import { type PlayedSimulation, rulesOf } from './playedSimulation.js';

/** What a served game is made of. Only the simulation and the length of a tick must be given. */
export interface GameSpec<S extends PlayedSimulation = PlayedSimulation> {
  readonly simulation: S;
  /** Milliseconds of a tick, an integer from 10 to 3,600,000. */
  readonly tickMs: number;
  /** The name of the game for people; by default that of the simulation. */
  readonly title?: string;
  /** What the game is, in one sentence. */
  readonly about?: string;
  /** The command that takes part, and how many may; without seats every account may command. */
  readonly seats?: {
    readonly join: keyof S['commands'] & string;
    readonly leave?: keyof S['commands'] & string;
    /** With fewer the game has not begun: only shown; 0 by default. */
    readonly fewest?: number;
    readonly most: number;
    /** After so many seconds without a call, the platform performs `leave`; never by default. */
    readonly idle?: number;
  };
  /** Whether time passes while the server is down; by default it does not: matches wait. */
  readonly whileDown?: 'pause' | 'run';
  /** Named settings of a new world, of which the first is the default. */
  readonly settings?: Readonly<Record<string, object>>;
  /**
   * By version, what becomes of the worlds of the version before, beyond new fields, new members of
   * the setting and new tables, which begin with their defaults.
   */
  readonly migrations?: Readonly<Record<number, RuleChanges>>;
  /**
   * Who opens accounts: whoever gives a name, which is the default; whoever gives an address, to
   * which a link is mailed; or the operator alone.
   */
  readonly accounts?: 'name' | 'mail' | 'operator';
  /** Limits of requests by their class; those that are missing are the usual ones. */
  readonly limits?: Partial<RateLimits>;
  /** By event, a sentence with its members in braces: `'The {ship} is on the rocks.'` */
  readonly texts?: Readonly<Record<string, string>>;
  /** Guides in Markdown, served at `/docs/guides/NAME`. */
  readonly guides?: Readonly<Record<string, string>>;
  /** Operations of its own, besides those that follow from the rules. */
  readonly operations?: Readonly<Record<string, ServedOperation>>;
}

/** An operation that a game describes and answers itself. */
export interface ServedOperation {
  readonly operation: Operation;
  readonly handler: Handler<Snapshot, PlayedWorld>;
}

/** Names of members that requests of the platform, and of training sessions, have themselves. */
const REQUEST_MEMBERS = ['account', 'idempotency_key', 'max_tick', 'snapshot'];

/** The refusals of a game whose source nobody has read. */
const UNKNOWN: GameRefusals = { list: [], areAll: false };

/** The members of a game's description. */
const MEMBERS: Readonly<Record<keyof GameSpec, true>> = {
  about: true,
  accounts: true,
  guides: true,
  limits: true,
  migrations: true,
  operations: true,
  seats: true,
  settings: true,
  simulation: true,
  texts: true,
  tickMs: true,
  title: true,
  whileDown: true,
};

/**
 * Makes a game for a service of a simulation: accounts, commands, views, events and documents
 * follow from its schema and its rules.
 *
 * @throws Error naming what is missing or wrong, such as an event without an audience
 *
 * @example
 * export default defineGame({ simulation: lighthouse, tickMs: 1000 });
 */
export function defineGame<S extends PlayedSimulation>(
  spec: GameSpec<S>,
): ServedGame<Snapshot, PlayedWorld> {
  const { settings = { standard: {} }, simulation, tickMs } = spec;
  const {
    accounts: openedBy = 'name',
    guides = {},
    limits = {},
    operations = {},
    texts = {},
  } = spec;
  const { name } = simulation.definition;
  checkSpec(spec);
  const seats: GameSeats | undefined = spec.seats && {
    leave: undefined,
    fewest: 0,
    idle: undefined,
    ...spec.seats,
  };
  const resultOf = keptResults(simulation);
  const title = spec.title ?? name;
  const info = {
    title,
    version: String(simulation.definition.version),
    ...(spec.about !== undefined && { summary: spec.about }),
  };
  const contractOfWorld = (
    setting: object,
    refusals: GameRefusals,
  ): GameContract<Snapshot, PlayedWorld> => {
    const problem = derivedProblem(refusals);
    const made = contractOf<Snapshot, PlayedWorld>({
      operations: withBans({
        ...derivedOperations({ openedBy, problem, refusals, seats, setting, simulation, texts }),
        ...mapped(operations, ({ operation }) => operation),
      }),
      handlers: {
        ...derivedHandlers({ openedBy, resultOf, seats, simulation, title }),
        ...mapped(operations, ({ handler }) => handler),
      },
      problems: derivedKinds(refusals),
      problemBody: problem,
      commandNames: [],
      examples: {},
      info,
      tags: [
        { name: 'Game', description: 'The game, its players and its result.' },
        { name: 'Accounts', description: 'Accounts, seats and tokens.' },
        { name: 'Webhooks', description: 'Your events, sent to an address of yours.' },
        { name: 'Commands', description: 'What players do.' },
        { name: 'Views', description: 'What players see.' },
        { name: 'Events', description: 'What happened, by page and by stream.' },
      ],
      docs: () => derivedDocs(refusals),
      guides,
      world: worldName(setting),
    });
    return { ...made, problemOf: derivedProblemOf };
  };
  return servedGame<Snapshot, PlayedWorld>({
    simulation: simulation as unknown as ServedSimulation<Snapshot, PlayedWorld>,
    settings: {
      start({ set, setting, ...others }, { seed, key = derivedKey(seed, 0, 0) }) {
        const unknown = Object.keys(others)[0];
        if (unknown !== undefined) throw new TypeError(`${name} has no option ${unknown}`);
        const chosen = chosenSetting(settings, { set, setting });
        return simulation.genesis({ ...chosen, seed, key } as never);
      },
      next: () => undefined,
      upgradeName: 'setting',
      interfaceKey: (setting) => JSON.stringify({ ...setting, key: undefined, seed: undefined }),
    },
    tickMs,
    onRestart: spec.whileDown === 'run' ? 'catch-up' : 'pause',
    tickAt: () => 0,
    accounts: {
      areKept: true,
      openedBy,
      open: (_, { account }) => ({ account }),
      remove(work, account) {
        // A player who may not leave is deleted all the same: what is left is the game's. A dry run
        // does not ask the rule: it would foretell chance, and what the player may not know.
        if (seats?.leave !== undefined && !work.isDry)
          work.execute(account, { type: seats.leave, args: {} });
        return undefined;
      },
      exists: (_, account, kept) => kept.has(account),
      ids: (_, kept) => kept.ids(),
      show: (_, account, kept) => ({
        account,
        name: kept.nameOf(account),
        seated: kept.isSeated(account),
      }),
      timeZone: () => 'UTC',
      muted: () => undefined,
      note: () => undefined,
    },
    upgradesFrom: (former) => upgradesFrom(simulation, former, spec.migrations ?? {}),
    events: derivedEvents(resultOf) as never,
    seats,
    limits,
    notifications: {
      of: () => ({ mail: null, webhook: true }),
      describe: (event) => ({ sentence: sentenceOf(texts, event), place: null, lines: [] }),
    },
    contract: (setting) => contractOfWorld(setting, UNKNOWN),
    contractWith(refusals) {
      checkCodes(name, refusals);
      return (setting) => contractOfWorld(setting, refusals);
    },
    onTimeFault: 'stop',
    hasEnded(snapshot) {
      try {
        return resultOf(snapshot) !== undefined;
      } catch {
        // `game.get` shows the error; the game goes on.
        return false;
      }
    },
  });
}

/** The upgrade of worlds of a former version; none where its rules are of another kind. */
function upgradesFrom(
  simulation: PlayedSimulation,
  { simulation: former }: ServedGame,
  migrations: NonNullable<GameSpec['migrations']>,
): Upgrades {
  if (!('byField' in former)) return {};
  const { version } = simulation.definition;
  const name = `version ${version}`;
  const [from, to] = [former, simulation] as unknown as readonly [RuleWorlds, RuleWorlds];
  // Changed rules of one version have no migration of their own.
  const changes = former.definition.version === version ? undefined : migrations[version];
  const upgrade: unknown = {
    ...ruleMigration(name, from, to, changes),
    from: former,
    simulation,
  };
  return { [name]: upgrade as Upgrade };
}

/** The values of an object, each replaced by what a function makes of it. */
function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  make: (one: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, one]) => [name, make(one)]));
}

/** A member in braces. */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** An event as a sentence; its name where the game has none. */
function sentenceOf(texts: Readonly<Record<string, string>>, { event, ...more }: Envelope): string {
  const { values = {} } = more as { readonly values?: Readonly<Record<string, unknown>> };
  return (texts[event] ?? event).replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
}

/** The operations, each with the problem of accounts that the operator keeps out. */
function withBans(operations: Readonly<Record<string, Operation>>): Record<string, Operation> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, one]) => [
      name,
      { ...one, problems: [...one.problems, 'banned'] },
    ]),
  );
}

/** The results of worlds, each of which is asked for once. */
function keptResults(simulation: PlayedSimulation): (snapshot: Snapshot) => Result | undefined {
  const kept = new WeakMap<Snapshot, { readonly result: Result | undefined }>();
  return (snapshot) => {
    const known = kept.get(snapshot);
    if (known !== undefined) return known.result;
    const result = simulation.result(snapshot as never);
    kept.set(snapshot, { result });
    return result;
  };
}

function checkSpec<S extends PlayedSimulation>(spec: GameSpec<S>): void {
  const { seats, simulation, tickMs, title, whileDown = 'pause' } = spec;
  const { commands, definition, schema, views } = simulation;
  const fail = (why: string): never => {
    throw new Error(`${definition.name} cannot be served: ${why}`);
  };
  if (!Number.isInteger(tickMs) || tickMs < 10 || tickMs > 3_600_000) {
    fail(`tickMs must be an integer from 10 to 3600000, not ${String(tickMs)}`);
  }
  const unknown = Object.keys(spec).find((name) => !Object.hasOwn(MEMBERS, name));
  if (unknown !== undefined) fail(`defineGame has no member ${unknown}`);
  if (title === '') fail('its title is empty');
  if (!['pause', 'run'].includes(whileDown)) {
    fail(`whileDown must be 'pause' or 'run', not ${String(whileDown)}`);
  }
  for (const name of Object.keys(schema.events)) {
    if (name === GAME_ENDED) fail(`event ${name} is told by the platform, from the result`);
    if (!Object.hasOwn(schema.audience, name)) {
      fail(`event ${name} needs an audience: 'everybody', a path to an account, or a function`);
    }
  }
  for (const [kind, rules] of Object.entries({ command: commands, view: views })) {
    const titles = new Map<string, string>();
    for (const [name, { args }] of rulesOf(rules)) {
      if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(name)) {
        fail(`${kind} ${name} must be of letters, digits, underscores and hyphens`);
      }
      // A view is also pushed, as `views.NAME.stream`.
      for (const title of kind === 'view' ? [name, `${name}-stream`] : [name]) {
        const other = titles.get(titleOf(title));
        if (other !== undefined)
          fail(`${kind} ${name} and ${other} would have one name in documents`);
        titles.set(titleOf(title), name);
      }
      const taken = Object.keys(args).find((member) => REQUEST_MEMBERS.includes(member));
      if (taken !== undefined) fail(`${kind} ${name} has an argument ${taken}, a name of requests`);
    }
  }
  checkServing(spec as unknown as GameSpec, fail);
  if (seats === undefined) return;
  const { fewest = 0, idle, join, leave, most } = seats;
  for (const command of [join, ...(leave === undefined ? [] : [leave])]) {
    if (!Object.hasOwn(commands, command)) fail(`there is no command ${command} of its seats`);
  }
  const left = leave === undefined ? undefined : rulesOf(commands).find(([name]) => name === leave);
  if (left !== undefined && Object.keys(left[1].args).length > 0) {
    fail(`the command ${leave} of its seats must have no arguments: deletions perform it`);
  }
  const isInOrder = Number.isInteger(fewest) && Number.isInteger(most) && fewest >= 0;
  if (!isInOrder || most < Math.max(1, fewest)) {
    fail(`seats need fewest and most, with most at least 1 and at least fewest`);
  }
  if (idle === undefined) return;
  if (!Number.isInteger(idle) || idle < 10 || idle > 31_536_000) {
    fail(`idle must be an integer of seconds from 10 to 31536000, not ${String(idle)}`);
  }
  if (leave === undefined) fail('idle accounts leave by a command leave of its seats');
}

/** The name of a guide, which is a part of an address. */
const GUIDE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Checks what only a service adds: accounts, limits, texts, guides and own operations. */
function checkServing(
  {
    accounts = 'name',
    guides = {},
    limits = {},
    operations = {},
    simulation,
    texts = {},
  }: GameSpec,
  fail: (why: string) => never,
): void {
  if (!['name', 'mail', 'operator'].includes(accounts)) {
    fail(`accounts must be 'name', 'mail' or 'operator', not ${String(accounts)}`);
  }
  for (const [rate, limit] of Object.entries(limits)) {
    if (!RATE_CLASSES.includes(rate as RateClass)) {
      fail(`there is no limit ${rate}, but ${RATE_CLASSES.join(', ')}`);
    }
    const { quota, windowSeconds } = Object(limit) as Partial<RateLimit>;
    for (const [name, number] of Object.entries({ quota, windowSeconds })) {
      if (!Number.isInteger(number) || Number(number) < 1) {
        fail(`limits.${rate}.${name} must be an integer from 1, not ${String(number)}`);
      }
    }
  }
  for (const [event, text] of Object.entries(texts)) {
    const { [event]: members } = simulation.schema.events;
    if (members === undefined) fail(`texts names an event ${event} that there is not`);
    for (const [, name = ''] of String(text).matchAll(PLACEHOLDER)) {
      if (Object.hasOwn(members as Fields, name)) continue;
      fail(`the text of ${event} names {${name}}, which the event does not have`);
    }
  }
  for (const name of Object.keys(guides)) {
    if (!GUIDE_NAME.test(name)) fail(`guide ${name} must be of letters, digits, _ and -`);
  }
  for (const name of Object.keys(operations)) {
    if (/^[a-z][a-z_]*(?:\.[a-z][a-z_]*)+$/.test(name)) continue;
    fail(`operation ${name} must have a name such as lamps.list`);
  }
}
