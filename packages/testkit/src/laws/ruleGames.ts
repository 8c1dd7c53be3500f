import fc from 'fast-check';
import {
  type Caller,
  type Fields,
  type Outcome,
  RuleError,
  type Schema,
  type Simulation,
  type Snapshot,
} from '@astrarium/core';
import { firstDifference } from '../dump/dump.js';
import { type Game, pickOf, type Step, takeStep } from '../games/game.js';
import { nearValuesOf } from '../shapes/nearValuesOf.js';
import { valuesOf } from '../shapes/valuesOf.js';

/** What the laws need of a simulation of rules, whatever its types are. */
export interface AnyRules {
  readonly schema: { readonly setting: Fields };
  readonly commands: Readonly<Record<string, { readonly args?: unknown }>>;
  readonly views: Readonly<Record<string, { readonly args?: unknown }>>;
  readonly byField: object;
  genesis(setting: never): Snapshot;
  suggest(
    snapshot: never,
    account: number,
  ): readonly { readonly type: string; readonly args: unknown }[];
  view(snapshot: never, name: never, args: never, caller: Caller): unknown;
}

/** How random games of a simulation are made. */
export interface GameOptions {
  /** Settings of the worlds, without the seed; by default random values of the schema's. */
  readonly settings?: fc.Arbitrary<object>;
  /** Steps of a game; 30 by default. */
  readonly steps?: number;
}

/** A game in which the world decides some commands. */
export interface Plan {
  readonly setting: Game<Schema>['setting'];
  readonly steps: readonly (Step | SuggestedStep)[];
}

/** A command that is suggested to an account, the next one that has any; without one, `or`. */
interface SuggestedStep {
  readonly kind: 'suggested';
  readonly pick: number;
  readonly or: CommandStep;
}

type CommandStep = Extract<Step, { kind: 'command' }>;

/** How often a command was done, was refused, by code, and threw. */
export interface CommandTally {
  done: number;
  readonly refused: Record<string, number>;
  thrown: number;
}

/** Games are played by the accounts from 0 to this one. */
const MAX_ACCOUNT = 4;

/**
 * Random games of a simulation of rules, made from its shapes: commands by accounts 0 to 4 with
 * arguments that it suggests, or that are valid, or wrong in one place; ticks, and advances of up
 * to 200 ticks. A game ends with the step at which a rule throws.
 */
export function ruleGames(
  simulation: AnyRules,
  options: GameOptions = {},
): fc.Arbitrary<Game<Schema>> {
  return rulePlans(simulation, options).map((plan) => playPlan(simulation, plan));
}

/** Random plans of such games. */
export function rulePlans(
  simulation: AnyRules,
  { settings, steps = 30 }: GameOptions,
): fc.Arbitrary<Plan> {
  return settingsOf(simulation, settings).chain((setting) =>
    fc.record({
      setting: fc.constant(setting),
      steps: fc.array(stepsOf(simulation.commands, setting), { maxLength: steps, size: 'max' }),
    }),
  );
}

/** So many random settings in a row may be refused. */
const MAX_REFUSED = 1000;

/** Settings with the defaults of what was not given, without random ones that genesis refuses. */
function settingsOf(
  simulation: AnyRules,
  given: fc.Arbitrary<object> | undefined,
): fc.Arbitrary<Plan['setting']> {
  let refused = 0;
  const own: fc.Arbitrary<object> = given ?? valuesOf(simulation.schema.setting);
  return fc
    .tuple(fc.nat(), own)
    .map(([seed, members]): Plan['setting'] | undefined => {
      try {
        const { setting } = simulation.genesis({ ...members, seed } as never);
        refused = 0;
        return setting;
      } catch (error) {
        const isRandom = given === undefined && !(error instanceof RuleError);
        refused += 1;
        if (isRandom && refused < MAX_REFUSED) return undefined;
        const shown = JSON.stringify({ ...members, seed });
        throw new Error(`no world can be made with ${shown}: ${textOf(error)}`, { cause: error });
      }
    })
    .filter((setting) => setting !== undefined);
}

/** The message of an error, and where it was thrown. */
export function textOf(error: unknown): string {
  const { cause = error, rule } = error instanceof RuleError ? error : { rule: undefined };
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return `${rule === undefined ? '' : `${rule}: `}${stack.split('\n').slice(0, 5).join('\n')}`;
}

function stepsOf(commands: AnyRules['commands'], setting: object): fc.Arbitrary<Plan['steps'][0]> {
  const accounts = fc.nat(MAX_ACCOUNT);
  const each = Object.entries(commands).map(([type, { args }]) => {
    const given = fc.oneof(
      { weight: 9, arbitrary: valuesOf(args as Fields, { setting }) },
      { weight: 1, arbitrary: nearArgs(args as Fields, setting) },
    );
    return fc.tuple(accounts, given).map(([account, some]): CommandStep => {
      return { kind: 'command', command: { id: '', account, type, args: some as object as {} } };
    });
  });
  const time: fc.Arbitrary<Step> = fc.oneof(
    fc.constant<Step>({ kind: 'tick' }),
    fc.nat(200).map((ticks): Step => ({ kind: 'advance', ticks })),
  );
  if (each.length === 0) return time;
  const command = fc.oneof(...each);
  const kind = fc.constant('suggested' as const);
  return fc.oneof(
    { weight: 3, arbitrary: command },
    { weight: 3, arbitrary: fc.record({ kind, pick: fc.nat(), or: command }) },
    { weight: 2, arbitrary: time },
  );
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
 * The game that becomes of a plan; it ends with the step at which a rule throws. Counts its
 * commands where a tally is given.
 *
 * @throws RuleError when `suggest` throws
 */
export function playPlan(
  simulation: AnyRules,
  { setting, steps: planned }: Plan,
  tally: Readonly<Record<string, CommandTally>> = {},
): Game<Schema> {
  const raw = simulation.byField as Simulation<Schema>;
  const steps: Step[] = [];
  let snapshot: Snapshot = raw.genesis(setting);
  for (const plan of planned) {
    const step = plan.kind === 'suggested' ? suggestedStep(simulation, snapshot, plan) : plan;
    steps.push(step);
    const counted = step.kind === 'command' ? tally[step.command.type] : undefined;
    try {
      const taken = takeStep(raw, snapshot as never, step);
      snapshot = taken.snapshot;
      if (counted !== undefined && taken.outcome !== undefined) count(counted, taken.outcome);
    } catch {
      if (counted !== undefined) counted.thrown += 1;
      break;
    }
  }
  return { setting, steps };
}

function count(tally: CommandTally, outcome: Outcome): void {
  if (outcome.done) tally.done += 1;
  else {
    const { code } = outcome.refusal;
    tally.refused[code] = (tally.refused[code] ?? 0) + 1;
  }
}

/** The command that a step of a plan stands for. */
function suggestedStep(
  simulation: AnyRules,
  snapshot: Snapshot,
  { or, pick }: SuggestedStep,
): CommandStep {
  for (let next = 0; next <= MAX_ACCOUNT; next += 1) {
    const account = (or.command.account + next) % (MAX_ACCOUNT + 1);
    const all = simulation.suggest(snapshot as never, account);
    // Each type is as likely as another, however many arguments it has.
    const types = [...new Set(all.map(({ type }) => type))];
    const type = pickOf(types, pick);
    if (type === undefined) continue;
    const ofType = all.filter((one) => one.type === type);
    const args = pickOf(ofType, Math.floor(pick / types.length))?.args;
    return { kind: 'command', command: { id: '', account, type, args: args as object as {} } };
  }
  return or;
}
