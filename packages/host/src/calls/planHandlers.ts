import { commandStatus, type Problem, problemOf } from '@astrarium/contract';
import {
  dryRunSteps,
  explain,
  type ExplainQuery,
  type ForecastQuery,
  forecastSteps,
  isRefused,
} from '@astrarium/core';
import { wireEnvelope } from '../notifications/wireEnvelope.js';
import { ok, type Untimed, problemAnswer } from './call.js';
import type { PlanHandler, ReadHandler, WriteHandler } from './handler.js';
import { orderAnswer } from './deviceHandlers.js';

/** One order of a batch. */
type Order = Readonly<Record<string, unknown>> & { readonly device: string };

/** `batch.run`: several commands, each with its outcome; `atomic` does all of them or none. */
const runBatch: WriteHandler = (question, work) => {
  const { atomic = false, commands } = question.body as {
    readonly atomic?: boolean;
    readonly commands: readonly Order[];
  };
  let outcomes: Untimed[] = [];
  const run = (): boolean => {
    outcomes = commands.map((order) => orderAnswer(work, question.account, order));
    return outcomes.every(({ status }) => status < 400);
  };
  let applied = true;
  if (atomic) {
    work.attempt(() => (applied = run()));
  } else run();
  return ok({
    applied,
    outcomes: outcomes.map(({ body, status }, n) =>
      status < 400 ? { status, answer: body } : { status, problem: listed(body as Problem, n) },
    ),
  });
};

/** The problem of one command of a list, with pointers into that command. */
function listed(problem: Problem, place: number): Problem {
  const errors = problem.errors?.map((error) =>
    error.pointer === undefined
      ? error
      : { ...error, pointer: error.pointer.replace('#', `#/commands/${place}`) },
  );
  return errors === undefined ? problem : { ...problem, errors };
}

/** `forks.run`: what commands at given ticks would do while others are idle. Changes nothing. */
const runFork: PlanHandler = function* ({ account, body, snapshot, world }) {
  const { commands, ticks } = body as {
    readonly ticks: number;
    readonly commands: readonly (Order & { readonly at: number; readonly command: string })[];
  };
  const timed = commands.map(({ at, command: type, ...args }, index) => ({
    tick: snapshot.now + at,
    command: { id: String(index), account, type, args },
  }));
  // Outcomes are in the order of ticks.
  const places = timed.map((_, place) => place);
  places.sort((a, b) => timed[a]!.tick - timed[b]!.tick);
  const whereOf = (n: number) => ({ in: 'body', under: ['commands', places[n] ?? n] }) as const;
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
  return ok({
    ...fork,
    outcomes: outcomes.map(({ outcome, tick }, n) => {
      const type = timed[places[n] ?? n]?.command.type ?? '';
      if (outcome.done) return { tick, status: commandStatus(type), answer: outcome.answer };
      const problem = problemOf(outcome.refusal, whereOf(n));
      return { tick, status: problem.status, problem };
    }),
    first_refusal: first && {
      index: first.index,
      problem: problemOf(first.refusal, whereOf(first.index)),
    },
    events: events.map(wireEnvelope(world, account)),
  });
};

/** `forecast.get` */
const getForecast: PlanHandler = function* ({ account, query, world }) {
  const foreseen = yield* forecastSteps(world, account, query as ForecastQuery);
  if (isRefused(foreseen)) return problemAnswer(problemOf(foreseen.refusal, { in: 'query' }));
  return ok(foreseen);
};

/** `explain.get` */
const getExplanation: ReadHandler = ({ account, query, world }) => {
  const explained = explain(world, account, query as unknown as ExplainQuery);
  if (isRefused(explained)) return problemAnswer(problemOf(explained.refusal, { in: 'query' }));
  return ok(explained);
};

/** Handlers of the operations on several commands, forecasts and explanations. */
export const planHandlers = {
  'batch.run': { write: runBatch },
  'forks.run': { plan: runFork },
  'forecast.get': { plan: getForecast },
  'explain.get': { read: getExplanation },
} as const;
