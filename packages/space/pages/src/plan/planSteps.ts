import {
  answerOf,
  type Batch,
  batchRun,
  type Fork,
  forksRun,
  type Plan,
} from '@astrarium/space/client';
import { effect, signal } from '@preact/signals';
import { wakeFleet } from '../live/fleetState.js';
import { shownTick } from '../live/gameClock.js';
import { client } from '../session/session.js';

/** A command of the plan, some ticks after its start. */
export interface PlannedStep {
  readonly device: string;
  readonly command: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Ticks after the start of the plan. */
  readonly at: number;
}

/** A step that was committed: it is sent when its tick has come. */
export interface CommittedStep extends PlannedStep {
  readonly tick: number;
  /** `waiting`, `done`, or why it was refused. */
  readonly state: string;
}

/** The steps of the plan, the earliest first. */
export const planSteps = signal<readonly PlannedStep[]>([]);

/** How many ticks the plan covers. */
export const planTicks = signal(3600);

/** The result of the last run; undefined before the first and after a change. */
export const planResult = signal<Fork | undefined>(undefined);

/** Why the last run failed; empty when it did not. */
export const planFault = signal('');

/** The steps that were committed. This page sends the later ones, while it is open. */
export const committedSteps = signal<readonly CommittedStep[]>([]);

/** Adds a step. */
export function addStep(step: PlannedStep): void {
  planSteps.value = [...planSteps.value, step].toSorted((a, b) => a.at - b.at);
  planResult.value = undefined;
}

/** Removes a step. */
export function removeStep(step: PlannedStep): void {
  planSteps.value = planSteps.value.filter((one) => one !== step);
  planResult.value = undefined;
}

/** Runs the plan on a fork of the game, which is compared with doing nothing. */
export async function runPlan(): Promise<void> {
  const commands = planSteps.value.map(({ args, at, command, device }) => ({
    ...args,
    command,
    device,
    at,
  }));
  const body = { commands, ticks: planTicks.value } as unknown as Plan;
  try {
    planResult.value = await answerOf(forksRun({ client: client.value, body }));
    planFault.value = '';
  } catch (error) {
    planFault.value = (error as Error).message;
  }
}

/** Commits the plan from now on: the first steps at once, the others when their tick has come. */
export function commitPlan(): void {
  const start = shownTick.value;
  committedSteps.value = planSteps.value.map((step) => ({
    ...step,
    tick: start + step.at,
    state: 'waiting',
  }));
  planSteps.value = [];
  planResult.value = undefined;
}

let isSending = false;

effect(() => {
  const now = shownTick.value;
  const due = committedSteps.value.filter(({ state, tick }) => state === 'waiting' && tick <= now);
  if (due.length > 0 && !isSending) void sendSteps(due);
});

/** Sends steps that are due, in one batch. */
async function sendSteps(due: readonly CommittedStep[]): Promise<void> {
  isSending = true;
  const commands = due.map(({ args, command, device }) => ({ ...args, command, device }));
  let states: readonly string[];
  try {
    const call = batchRun({ client: client.value, body: { commands } as unknown as Batch });
    const answer = await answerOf(call);
    const outcomes = 'outcomes' in answer ? answer.outcomes : [];
    states = outcomes.map((one) => ('problem' in one ? one.problem.detail : 'done'));
  } catch (error) {
    states = due.map(() => (error as Error).message);
  }
  const results = new Map(due.map((step, index) => [step, states[index] ?? 'not sent']));
  committedSteps.value = committedSteps.value.map((step) => {
    const state = results.get(step);
    return state === undefined ? step : { ...step, state };
  });
  wakeFleet();
  isSending = false;
}
