import fc from 'fast-check';
import { type Fields, reportMistakes, type Schema, type Simulation } from '@astrarium/core';
import { type Game, playGame, type Step } from '../games/game.js';
import { valuesOf } from '../shapes/valuesOf.js';
import { audienceLaw } from './audienceLaw.js';
import { hostileNamesLaw } from './hostileNamesLaw.js';
import { poisonedGlobals } from './kernel/poisonedGlobals.js';
import { KERNEL_LAWS } from './kernelLaws.js';
import { type Law, lawPlace } from './law.js';
import {
  type AnyRules,
  type CommandTally,
  type GameOptions,
  playPlan,
  rulePlans,
  textOf,
} from './ruleGames.js';

/** How laws are checked. */
export interface CheckOptions extends GameOptions {
  /** Random games; 40 by default. */
  readonly games?: number;
  /** The seed of all randomness; without it each call tries other games. */
  readonly seed?: number;
  /** Commands of which no random game is expected to do one. */
  readonly neverDone?: readonly string[];
  /** Called with what became of each command, before an error is thrown. */
  readonly report?: (commands: Readonly<Record<string, CommandTally>>) => void;
}

/** A law with a sentence that states it. */
type StatedLaw = readonly [states: string, law: Law];

/** Where some command was never done, so many times as many games are only played. */
const MORE_GAMES = 10;

/**
 * Checks all laws of a simulation of rules with random games that are made from its shapes and of
 * what it suggests: those of the engine, that no rule throws, that rules and views need nothing of
 * the machine, that each view can be read at any moment, that events reach their audience alone,
 * and that no key of chance is rolled twice in one tick. Each command must be done in one of the
 * games, or be named as one that is not.
 *
 * @throws Error naming the law, the smallest game that breaks it, what was wrong, and how often
 * each command was done, refused and threw
 * @example
 * test('the laws hold', () => checkLaws(duel));
 */
export function checkLaws(simulation: AnyRules, options: CheckOptions = {}): void {
  const { games = 40, neverDone = [], report } = options;
  const tally: Record<string, CommandTally> = {};
  for (const type of Object.keys(simulation.commands)) {
    tally[type] = { done: 0, refused: {}, thrown: 0 };
  }
  for (const type of neverDone) {
    if (tally[type] === undefined) throw new Error(`neverDone names ${type}, which is no command`);
  }
  const missed = (): readonly string[] =>
    Object.keys(tally).filter((type) => tally[type]?.done === 0 && !neverDone.includes(type));
  const rules: StatedLaw = ['no rule throws', throwsLaw];
  const views = 'rules and views need nothing of the machine, and views can always be read';
  const hostileNames = hostileNamesLaw();
  const laws: readonly StatedLaw[] = [
    // First: a rule that breaks it spoils the objects of all others.
    ['names that players choose change nothing outside of the world', hostileNames.law],
    rules,
    ...KERNEL_LAWS,
    [views, viewsLaw(simulation)],
    ['what is not for everybody reaches its accounts alone', audienceLaw(simulation.schema)],
    ['no key of chance is rolled twice in one tick', rollsLaw],
  ];
  try {
    checkGames(simulation, options, { laws, games, tally });
    if (missed().length === 0) return;
    const isDone = (): boolean => missed().length === 0;
    checkGames(simulation, options, { laws: [rules], games: games * MORE_GAMES, tally, isDone });
  } finally {
    hostileNames.restore();
    report?.(tally);
  }
  if (missed().length === 0) return;
  const never = `${missed().join(', ')} never was. Let the simulation \`suggest\` how it is done`;
  throw brokenLaw('each command is done in a game', `${never}, or name it in neverDone`, tally);
}

/** Checks laws with random games, whose commands are counted, until enough is done. */
function checkGames(
  simulation: AnyRules,
  options: CheckOptions,
  {
    games,
    isDone = () => false,
    laws,
    tally,
  }: {
    readonly laws: readonly StatedLaw[];
    readonly games: number;
    readonly tally: Readonly<Record<string, CommandTally>>;
    readonly isDone?: () => boolean;
  },
): void {
  const raw = simulation.byField as Simulation<Schema>;
  let broken: StatedLaw | undefined;
  const property = fc.property(rulePlans(simulation, options), (plan) => {
    if (broken === undefined && isDone()) return;
    // Of a broken law the smallest game is searched, and no other is checked.
    const game = playPlan(simulation, plan, broken === undefined ? tally : {});
    for (const law of broken === undefined ? laws : [broken]) {
      try {
        law[1](raw, game);
      } catch (error) {
        broken = law;
        throw error;
      }
    }
  });
  const { seed } = options;
  const result = fc.check(property, { numRuns: games, ...(seed !== undefined && { seed }) });
  if (!result.failed) return;
  const [plan] = result.counterexample ?? [];
  const cause = result.errorInstance;
  const why = cause instanceof Error ? cause.message : String(cause);
  const [states] = broken ?? ['suggest gives commands of the game'];
  const game = plan === undefined || broken === undefined ? undefined : playPlan(simulation, plan);
  const seeded = `Seed of the games: ${result.seed}`;
  throw brokenLaw(states, [why, gameText(game), seeded].join('\n'), tally, cause);
}

function brokenLaw(
  states: string,
  why: string,
  tally: Readonly<Record<string, CommandTally>>,
  cause?: unknown,
): Error {
  const message = `the law does not hold that ${states}: ${why}\n${tallyText(tally)}`;
  return new Error(message, { cause });
}

/** How often each command was done, refused and threw, with the codes of its refusals. */
function tallyText(tally: Readonly<Record<string, CommandTally>>): string {
  const lines = Object.entries(tally).map(([type, { done, refused, thrown }]) => {
    const codes = Object.entries(refused).map(([code, times]) => `${code} ${times}`);
    const all = Object.values(refused).reduce((sum, times) => sum + times, 0);
    const why = codes.length === 0 ? '' : ` (${codes.join(', ')})`;
    return `  ${type}: ${done} done, ${all} refused${why}, ${thrown} thrown`;
  });
  return ['The commands of all games:', ...lines].join('\n');
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

/** Other laws let so many ticks pass from a moment of a game. */
const FUTURE_TICKS = 600;

/** No command, system or genesis throws: a rule says no by a refusal. */
const throwsLaw: Law = (simulation, game) => {
  let place = 'at the start: ';
  try {
    playGame(simulation, game, (snapshot, index) => {
      place = `${lawPlace(game, index)}${FUTURE_TICKS} ticks from there: `;
      simulation.advance(snapshot, { ticks: FUTURE_TICKS });
      place = lawPlace(game, index);
    });
  } catch (error) {
    throw new Error(`${place}${textOf(error)}`, { cause: error });
  }
};

/**
 * Each view answers as it declares or refuses, for each account, at any moment of a game; and no
 * rule or view needs what `poisonedGlobals` takes away.
 */
function viewsLaw(simulation: AnyRules): Law {
  const views = Object.entries(simulation.views);
  return (raw, game) => {
    const given = [...game.steps, undefined].map((_, index) =>
      views.map(([, { args }]) => {
        const values = valuesOf(args as Fields, { setting: game.setting });
        return fc.sample(values, { numRuns: 1, seed: index })[0];
      }),
    );
    let place = '';
    const readViews: Parameters<typeof playGame<Schema>>[2] = (snapshot, index) => {
      place = lawPlace(game, index);
      for (const [at, [name]] of views.entries()) {
        const args = given[index]?.[at];
        for (const account of [0, 1, 2]) {
          place = `${lawPlace(game, index)}view ${name}: `;
          simulation.view(snapshot as never, name as never, args as never, { account });
        }
      }
      place = lawPlace(game, index);
    };
    try {
      poisonedGlobals(() => playGame(raw as Simulation<Schema>, game as Game<Schema>, readViews));
    } catch (error) {
      throw new Error(`${place}${textOf(error)}`, { cause: error });
    }
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
