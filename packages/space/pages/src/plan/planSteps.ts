import { answerOf, type Batch, type Fork, type Plan } from '@astrarium/space/client';
import { effect, signal } from '@preact/signals';
import { wakeFleet } from '../live/fleetState.js';
import { shownTick } from '../live/gameClock.js';
import { faultText, serverText } from '../live/serverText.js';
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
  /** Whether it waits for its tick, was done, or was refused: then why, as a sentence. */
  readonly state: 'waiting' | 'done' | { readonly refusal: string };
}

/** What a plan leads to, and how it gets there. */
export interface PlanResult {
  readonly steps: readonly PlannedStep[];
  readonly fork: Fork;
  /** The differences of the stock, from the start to the end of the plan. */
  readonly course: StockCourse;
}

/** How much more stock there is with the plan than without it, at several times. */
export interface StockCourse {
  /** Ticks after the start. */
  readonly ticks: readonly number[];
  /** By resource, the difference in units at each of these times; null where it is not known. */
  readonly differences: Readonly<Record<string, readonly (number | null)[]>>;
}

/** The steps of the plan, the earliest first. */
export const planSteps = signal<readonly PlannedStep[]>([]);

/** How many ticks the plan covers. */
export const planTicks = signal(3600);

/** The result of the last run; undefined before the first and after a change. */
export const planResult = signal<PlanResult | undefined>(undefined);

/** Whether the plan is being run. */
export const isRunning = signal(false);

/** Why the last run failed; empty when it did not. */
export const planFault = signal('');

/** The steps that were committed. This page sends the later ones, while it is open. */
export const committedSteps = signal<readonly CommittedStep[]>([]);

function changePlan(steps: readonly PlannedStep[]): void {
  planSteps.value = steps;
  planResult.value = undefined;
}

/** Adds a step after those of the same time. */
export function addStep(step: PlannedStep): void {
  changePlan([...planSteps.value, step].toSorted((a, b) => a.at - b.at));
}

/** Removes a step. */
export function removeStep(step: PlannedStep): void {
  changePlan(planSteps.value.filter((one) => one !== step));
}

/** Moves a step to another place in the order; the times keep their places. */
export function moveStep(from: number, to: number): void {
  const steps = planSteps.value;
  const { [from]: moved } = steps;
  if (moved === undefined || steps[to] === undefined) return;
  const order = steps.toSpliced(from, 1).toSpliced(to, 0, moved);
  changePlan(order.map((step, place) => ({ ...step, at: steps[place]!.at })));
}

/** Sets how many ticks the plan covers. */
export function setPlanTicks(ticks: number): void {
  planTicks.value = ticks;
  planResult.value = undefined;
}

/** The plan is run for this many parts of its time, for the chart: each counts as a plan. */
const PARTS = 6;

/** Runs the plan on forks of the game, which are compared with doing nothing. */
export async function runPlan(): Promise<void> {
  const [steps, ticks] = [planSteps.value, planTicks.value];
  isRunning.value = true;
  try {
    const ends = [...new Set(Array.from({ length: PARTS }, (_, n) => partOf(ticks, n + 1)))];
    const forks: Fork[] = [];
    for (const end of ends) {
      forks.push(await forkOf(steps, end));
      // The plan, or the account, may have changed meanwhile.
      if (steps !== planSteps.value || ticks !== planTicks.value) return;
    }
    planResult.value = { steps, fork: forks.at(-1)!, course: stockCourse(ends, forks) };
    planFault.value = '';
  } catch (error) {
    planFault.value = faultText(error);
  } finally {
    isRunning.value = false;
  }
}

const partOf = (ticks: number, part: number): number =>
  Math.max(1, Math.round((ticks * part) / PARTS));

/** The result of the steps that begin within some ticks, after these ticks. */
function forkOf(steps: readonly PlannedStep[], ticks: number): Promise<Fork> {
  const commands = steps
    .filter(({ at }) => at <= ticks)
    .map(({ args, at, command, device }) => ({ ...args, command, device, at }));
  const body = { commands, ticks } as unknown as Plan;
  return answerOf(client.value.POST('/v1/forks', { body }));
}

/** The course of the stock from results at several times; nothing differs at the start. */
export function stockCourse(
  ticks: readonly number[],
  forks: readonly Pick<Fork, 'stock'>[],
): StockCourse {
  const resources = new Set(forks.flatMap(({ stock }) => stock.map((one) => one.resource_type)));
  const differences = [...resources].toSorted().map((resource) => {
    const values = forks.map(({ stock }) =>
      stock
        .filter(({ resource_type: type }) => type === resource)
        .reduce<number | null>(
          (sum, { with: after, without }) =>
            sum === null || after === null || without === null ? null : sum + after - without,
          0,
        ),
    );
    return [resource, [0, ...values]] as const;
  });
  return { ticks: [0, ...ticks], differences: Object.fromEntries(differences) };
}

/** Commits the plan from now on: the first steps at once, the others when their tick has come. */
export function commitPlan(): void {
  const start = shownTick.value;
  committedSteps.value = planSteps.value.map((step) => ({
    ...step,
    tick: start + step.at,
    state: 'waiting',
  }));
  changePlan([]);
}

let isSending = false;

// The plan of one account must not be sent for the next one.
client.subscribe(() => {
  changePlan([]);
  committedSteps.value = [];
  planFault.value = '';
});

effect(() => {
  const now = shownTick.value;
  const due = committedSteps.value.filter(({ state, tick }) => state === 'waiting' && tick <= now);
  if (due.length > 0 && !isSending) void sendSteps(due);
});

/** Sends steps that are due, in one batch. */
async function sendSteps(due: readonly CommittedStep[]): Promise<void> {
  isSending = true;
  const commands = due.map(({ args, command, device }) => ({ ...args, command, device }));
  let states: readonly CommittedStep['state'][];
  try {
    const call = client.value.POST('/v1/batch', { body: { commands } as unknown as Batch });
    const answer = await answerOf(call);
    const outcomes = 'outcomes' in answer ? answer.outcomes : [];
    states = outcomes.map((one) =>
      'problem' in one ? { refusal: serverText(one.problem.detail) } : 'done',
    );
  } catch (error) {
    states = due.map(() => ({ refusal: faultText(error) }));
  }
  const unsent = { refusal: 'The server did not answer this command.' };
  const results = new Map(due.map((step, index) => [step, states[index] ?? unsent]));
  committedSteps.value = committedSteps.value.map((step) => {
    const state = results.get(step);
    return state === undefined ? step : { ...step, state };
  });
  wakeFleet();
  isSending = false;
}
