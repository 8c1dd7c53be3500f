import { problemOf } from '../problems/spaceProblems.js';
import { astrarium, dryRunSteps, explainSteps, forecastSteps, isRefused } from '@astrarium/space';
import { ok, type PlanNotes, type Untimed, problemAnswer, viewQueryOf } from '@astrarium/contract';
import { wireEnvelope, writtenInSteps } from '../wireEnvelope.js';
import { jsonInSteps } from './jsonInSteps.js';
import {
  orderAnswer,
  type SlicedHandler,
  timedAnswer,
  type WriteHandler,
  type SpaceHandler,
  type SpaceInput,
} from './spaceHandler.js';

/**
 * `batch.run`: several commands, each with its outcome; `atomic` does all of them or none. Each
 * command is a step.
 */
const runBatch: WriteHandler = function* (input, work) {
  const { body, commands } = input;
  const takeBack = work.savepoint();
  const outcomes: Untimed[] = [];
  for (const order of commands) {
    if (outcomes.length > 0) yield 1;
    outcomes.push(orderAnswer(work, input, order));
  }
  const applied = body['atomic'] !== true || outcomes.every(({ status }) => status < 400);
  if (!applied) takeBack();
  return ok({
    applied,
    outcomes: outcomes.map(({ body: document, status }) =>
      status < 400 ? { status, answer: document } : { status, problem: document },
    ),
  });
};

/** `forks.run`: what commands at given ticks would do while others are idle. Changes nothing. */
const runFork: SlicedHandler = function* (input) {
  const { account, asText, body, commands, services, snapshot, world } = input;
  const { commands: given, ticks } = body as {
    readonly ticks: number;
    readonly commands: readonly { readonly at: number }[];
  };
  const timed = commands.map((order, index) => {
    const { read, type } = order;
    const command = { id: String(index), account, type, args: read.args, read };
    return { order, tick: snapshot.now + (given[index]?.at ?? 0), command };
  });
  // Outcomes are in the order of ticks.
  timed.sort((a, b) => a.tick - b.tick);
  const {
    events,
    first_refusal: first,
    outcomes,
    ...fork
  } = yield* dryRunSteps(snapshot, {
    account,
    commands: timed,
    ticks,
  });
  const shown = yield* writtenInSteps(events, wireEnvelope(world, account));
  const document = {
    ...fork,
    outcomes: outcomes.map(({ outcome, tick }, n) => {
      const { status, where } = timed[n]!.order;
      if (outcome.done) {
        return { tick, status, answer: timedAnswer(services, outcome.answer, tick) };
      }
      const problem = problemOf(outcome.refusal, where);
      return { tick, status: problem.status, problem };
    }),
    first_refusal: first && {
      index: first.index,
      problem: problemOf(first.refusal, timed[first.index]!.order.where),
    },
    events: shown,
  };
  if (!asText) return ok(document);
  return { status: 200, body: undefined, text: yield* jsonInSteps(document) };
};

/** The events about a fork, for accounts that are mailed about them. */
const FORK_NOTES: PlanNotes<SpaceInput> = {
  started: 'fork_started',
  done: 'fork_completed',
  timedOut: 'fork_timed_out',
  isWanted: ({ account, world }) =>
    world.accounts.get(account)?.messages.subscribed.includes('simulation') === true,
};

/** `forecast.get` */
const getForecast: SlicedHandler = function* (input) {
  const { account, snapshot, world } = input;
  const makeCheap = (): void => void astrarium.nextDue(snapshot);
  const foreseen = yield* forecastSteps(world, account, viewQueryOf(input), makeCheap);
  if (isRefused(foreseen)) return problemAnswer(problemOf(foreseen.refusal, { in: 'query' }));
  return ok(foreseen);
};

/** `explain.get` */
const getExplanation: SlicedHandler = function* (input) {
  const explained = yield* explainSteps(input.world, input.account, viewQueryOf(input));
  if (isRefused(explained)) return problemAnswer(problemOf(explained.refusal, { in: 'query' }));
  return ok(explained);
};

/** Handlers of the operations on several commands, forecasts and explanations. */
export const planHandlers = {
  'batch.run': { write: runBatch },
  'forks.run': { plan: runFork, notes: FORK_NOTES },
  'forecast.get': { plan: getForecast },
  'explain.get': { sliced: getExplanation },
} as const satisfies Readonly<Record<string, SpaceHandler>>;
