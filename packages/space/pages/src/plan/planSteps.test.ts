import type { Fork } from '@astrarium/space/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { token } from '../session/session.js';
import {
  addStep,
  commitPlan,
  committedSteps,
  moveStep,
  planFault,
  planResult,
  planSteps,
  runPlan,
  setPlanTicks,
  stockCourse,
} from './planSteps.js';

let asked: { readonly commands: readonly object[]; readonly ticks: number }[] = [];
let answer: (ticks: number) => Response = () => Response.json({});

vi.mocked(fetch as (request: Request) => Promise<Response>).mockImplementation(
  async (request: Request) => {
    const body = (await request.json()) as (typeof asked)[number];
    asked.push(body);
    return answer(body.ticks);
  },
);

const step = (command: string, at: number) => ({ device: 'd1', command, at, args: {} });
const forkWith = (stock: object[]) => ({ stock }) as unknown as Fork;

beforeEach(() => {
  asked = [];
  planSteps.value = [];
  setPlanTicks(3600);
});

test('steps are in the order of their times, and can change places', () => {
  addStep(step('scan', 60));
  addStep(step('travel', 0));
  addStep(step('start_mining', 120));
  const order = () => planSteps.value.map(({ at, command }) => `${command} ${at}`);
  expect(order()).toEqual(['travel 0', 'scan 60', 'start_mining 120']);
  moveStep(2, 0);
  expect(order()).toEqual(['start_mining 0', 'travel 60', 'scan 120']);
  moveStep(0, -1);
  moveStep(2, 3);
  expect(order()).toEqual(['start_mining 0', 'travel 60', 'scan 120']);
});

test('a plan is run for parts of its time, with the steps that begin in them', async () => {
  const stock = (units: number) => ({ resource_type: 'carbon', with: units, without: 10 });
  answer = (ticks) => Response.json(forkWith([stock(10 + ticks / 100)]));
  addStep(step('scan', 0));
  addStep(step('travel', 1200));
  await runPlan();
  expect(asked.map(({ ticks }) => ticks)).toEqual([600, 1200, 1800, 2400, 3000, 3600]);
  expect(asked.map(({ commands }) => commands.length)).toEqual([1, 2, 2, 2, 2, 2]);
  expect(planResult.value?.course).toEqual({
    ticks: [0, 600, 1200, 1800, 2400, 3000, 3600],
    differences: { carbon: [0, 6, 12, 18, 24, 30, 36] },
  });
  addStep(step('scan', 5));
  expect(planResult.value).toBeUndefined();
});

test('a plan that fails says why as a sentence', async () => {
  const problem = { status: 422, code: 'invalid_field', detail: 'ticks must be at most 604800' };
  const headers = { 'content-type': 'application/problem+json' };
  answer = () => Response.json(problem, { status: 422, headers });
  addStep(step('scan', 0));
  await runPlan();
  expect(planFault.value).toBe('Ticks must be at most 604800.');
});

test('the course of the stock sums places, and has gaps where an amount is not known', () => {
  const at = (resource_type: string, after: number | null, without: number | null) =>
    ({ resource_type, with: after, without }) as const;
  const forks = [
    forkWith([at('carbon', 5, 2), at('carbon', 1, 4)]),
    forkWith([at('rares', null, 1)]),
  ];
  expect(stockCourse([10, 20], forks)).toEqual({
    ticks: [0, 10, 20],
    differences: { carbon: [0, 0, 0], rares: [0, 0, null] },
  });
});

test('the plan of one account is not sent for the next one', () => {
  addStep(step('scan', 60));
  commitPlan();
  addStep(step('scan', 60));
  expect([planSteps.value.length, committedSteps.value.length]).toEqual([1, 1]);
  const { value: before } = token;
  token.value = 'astrarium_other';
  expect([planSteps.value.length, committedSteps.value.length]).toEqual([0, 0]);
  token.value = before;
});
