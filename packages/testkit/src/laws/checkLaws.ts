import fc from 'fast-check';
import {
  type Caller,
  type Fields,
  reportMistakes,
  type Schema,
  type Simulation,
} from '@astrarium/core';
import { firstDifference } from '../dump/dump.js';
import { type Game, playGame, type Step } from '../games/game.js';
import { nearValuesOf } from '../shapes/nearValuesOf.js';
import { valuesOf } from '../shapes/valuesOf.js';
import { audienceLaw } from './audienceLaw.js';
import { KERNEL_LAWS } from './kernelLaws.js';
import { type Law, lawPlace } from './law.js';

/** What the laws need of a simulation of rules, whatever its types are. */
export interface AnyRules {
  readonly schema: { readonly setting: Fields };
  readonly commands: Readonly<Record<string, { readonly args?: unknown }>>;
  readonly views: Readonly<Record<string, { readonly args?: unknown }>>;
  readonly byField: object;
  view(snapshot: never, name: never, args: never, caller: Caller): unknown;
}

/** How laws are checked. */
export interface CheckOptions {
  /** Settings of the worlds, without the seed; by default random values of the schema's. */
  readonly settings?: fc.Arbitrary<object>;
  /** Random games for each law; 40 by default. */
  readonly games?: number;
  /** Steps of a game; 30 by default. */
  readonly steps?: number;
  /** The seed of all randomness; without it each call tries other games. */
  readonly seed?: number;
}

/**
 * Random games of a simulation of rules, made from its shapes: commands with mostly valid
 * arguments by accounts 0 to 4, ticks, and advances of up to 200 ticks.
 */
export function ruleGames(
  simulation: AnyRules,
  { settings, steps = 30 }: Pick<CheckOptions, 'settings' | 'steps'> = {},
): fc.Arbitrary<Game<Schema>> {
  const { commands, schema } = simulation;
  const ownSettings: fc.Arbitrary<object> = settings ?? valuesOf(schema.setting);
  const setting = fc.tuple(fc.nat(), ownSettings).map(([seed, own]) => ({ ...own, seed }));
  return setting.chain((one) =>
    fc.record({
      setting: fc.constant(one),
      steps: fc.array(stepsOf(commands, one), { maxLength: steps, size: 'max' }),
    }),
  );
}

function stepsOf(commands: AnyRules['commands'], setting: object): fc.Arbitrary<Step> {
  const each = Object.entries(commands).map(([type, { args }]) => {
    const given = fc.oneof(
      { weight: 9, arbitrary: valuesOf(args as Fields, { setting }) },
      { weight: 1, arbitrary: nearArgs(args as Fields, setting) },
    );
    return fc.tuple(fc.nat(4), given).map(([account, some]): Step => {
      return { kind: 'command', command: { id: '', account, type, args: some as object as {} } };
    });
  });
  const time: fc.Arbitrary<Step> = fc.oneof(
    fc.constant<Step>({ kind: 'tick' }),
    fc.nat(200).map((ticks): Step => ({ kind: 'advance', ticks })),
  );
  return each.length === 0
    ? time
    : fc.oneof({ weight: 3, arbitrary: fc.oneof(...each) }, { weight: 1, arbitrary: time });
}

/** Arguments that are wrong in one place, but plain JSON, as those of a log. */
function nearArgs(args: Fields, setting: object): fc.Arbitrary<unknown> {
  return nearValuesOf(args, { setting })
    .map(({ value }) => value)
    .filter((value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      return firstDifference(JSON.parse(JSON.stringify(value)), value) === undefined;
    });
}

/**
 * Checks all laws of a simulation of rules with random games that are made from its shapes: those
 * of the engine, that each view can be read at any moment, and that no key of chance is rolled
 * twice in one tick.
 *
 * @throws Error naming the law, the smallest game that breaks it, and what was wrong
 * @example
 * test('the laws hold', () => checkLaws(duel));
 */
export function checkLaws(simulation: AnyRules, options: CheckOptions = {}): void {
  const raw = simulation.byField as Simulation<Schema>;
  const games = ruleGames(simulation, options);
  const laws: readonly (readonly [states: string, law: Law])[] = [
    ...KERNEL_LAWS,
    ['each view can be read at any moment', viewsLaw(simulation)],
    ['what is not for everybody reaches its accounts alone', audienceLaw(simulation.schema)],
    ['no key of chance is rolled twice in one tick', rollsLaw],
  ];
  for (const [states, law] of laws) {
    const property = fc.property(games, (game) => law(raw, game));
    const result = fc.check(property, {
      numRuns: options.games ?? 40,
      ...(options.seed !== undefined && { seed: options.seed }),
    });
    if (!result.failed) continue;
    const [game] = result.counterexample ?? [];
    const cause = result.errorInstance;
    const why = cause instanceof Error ? cause.message : String(cause);
    const message = `the law does not hold that ${states}: ${why}\n${gameText(game)}`;
    throw new Error(`${message}\nSeed of the games: ${result.seed}`, { cause });
  }
}

/** A game, a step on each line. */
function gameText(game: Game<Schema> | undefined): string {
  if (game === undefined) return 'no game';
  const lines = game.steps.map((step) => `  ${stepText(step)}`);
  return [`The smallest game, with the setting ${JSON.stringify(game.setting)}:`, ...lines].join(
    '\n',
  );
}

function stepText(step: Step): string {
  if (step.kind === 'tick') return 'a tick';
  if (step.kind === 'advance') return `${step.ticks} ticks`;
  const { account, args, type } = step.command;
  return `account ${account}: ${type} ${JSON.stringify(args)}`;
}

/** Each view answers as it declares or refuses, for each account, at any moment of a game. */
function viewsLaw(simulation: AnyRules): Law {
  const { views } = simulation;
  return (raw, game) => {
    playGame(raw, game, (snapshot, index) => {
      for (const [name, { args }] of Object.entries(views)) {
        const [given] = fc.sample(valuesOf(args as Fields, { setting: snapshot.setting }), {
          numRuns: 1,
          seed: index,
        });
        for (const account of [0, 1, 2]) {
          try {
            simulation.view(snapshot as never, name as never, given as never, { account });
          } catch (error) {
            throw new Error(`${lawPlace(game, index)}view ${name}: ${(error as Error).message}`, {
              cause: error,
            });
          }
        }
      }
    });
  };
}

/**
 * Rolls of one key in one tick are equal, which is a trap where they should differ: a game draws
 * from `chance`, which counts, or gives `roll` another `n`.
 */
const rollsLaw: Law = (simulation, game) => {
  reportMistakes((message) => {
    throw new Error(message);
  });
  try {
    playGame(simulation, game);
  } finally {
    reportMistakes(undefined);
  }
};
