import { derivedKey, type Result, type Snapshot } from '@astrarium/core';
import type { Upgrade, Upgrades } from '@astrarium/core/log';
import { type RuleChanges, ruleMigration, type RuleWorlds } from '@astrarium/core/migrations';
import { contractOf, type GameContract } from '../contract.js';
import type { Operation } from '../operation.js';
import {
  type GameSeats,
  servedGame,
  type ServedGame,
  type ServedSimulation,
} from '../servedGame.js';
import { chosenSetting } from './chosenSetting.js';
import { derivedDocs } from './derivedDocs.js';
import { derivedEvents } from './derivedEvents.js';
import { derivedHandlers, type PlayedWorld } from './derivedHandlers.js';
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
}

/** Names of members that requests of the platform, and of training sessions, have themselves. */
const REQUEST_MEMBERS = ['account', 'at', 'dry_run', 'idempotency_key', 'max_tick', 'snapshot'];

/** The refusals of a game whose source nobody has read. */
const UNKNOWN: GameRefusals = { list: [], areAll: false };

/** The members of a game's description. */
const MEMBERS: Readonly<Record<keyof GameSpec, true>> = {
  about: true,
  migrations: true,
  seats: true,
  settings: true,
  simulation: true,
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
  const { name } = simulation.definition;
  checkSpec(spec);
  const seats: GameSeats | undefined = spec.seats && {
    leave: undefined,
    fewest: 0,
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
      operations: withBans(derivedOperations({ problem, refusals, seats, setting, simulation })),
      handlers: derivedHandlers({ resultOf, seats, simulation, title }),
      problems: derivedKinds(refusals),
      problemBody: problem,
      commandNames: [],
      examples: {},
      info,
      tags: [
        { name: 'Game', description: 'The game, its players and its result.' },
        { name: 'Accounts', description: 'Accounts, seats and tokens.' },
        { name: 'Commands', description: 'What players do.' },
        { name: 'Views', description: 'What players see.' },
        { name: 'Events', description: 'What happened, by page and by stream.' },
      ],
      docs: () => derivedDocs(refusals),
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
      open: (_, { account }) => ({ account }),
      remove(work, account) {
        // A player who may not leave is deleted all the same: what is left is the game's.
        if (seats?.leave !== undefined) work.execute(account, { type: seats.leave, args: {} });
        return undefined;
      },
      exists: (_, account, kept) => kept.has(account),
      ids: (_, kept) => kept.ids(),
      show: (_, account, kept) => ({ account, name: kept.nameOf(account) }),
      timeZone: () => 'UTC',
      muted: () => undefined,
      note: () => undefined,
    },
    upgradesFrom: (former) => upgradesFrom(simulation, former, spec.migrations ?? {}),
    events: derivedEvents(simulation.schema as never) as never,
    seats,
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
  if (seats === undefined) return;
  const { fewest = 0, join, leave, most } = seats;
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
}
