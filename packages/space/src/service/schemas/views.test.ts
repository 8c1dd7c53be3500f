import { contractFor } from '../contractFor.js';
import { problemOf } from '../problems/spaceProblems.js';
import type { ExplainParameter } from '@astrarium/space-internal';
import type { Command, Event, Outcome } from '@astrarium/core';
import * as space from '@astrarium/space';
import { astrarium, type World } from '@astrarium/space';
import { briskScenario, standardScenario } from '@astrarium/space-testing';
import { takeStep } from '@astrarium/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { FULL } from '../../../../testkit/test/tier.js';

let ajv: Ajv2020;

let counts: Record<string, number>;

/** Begins to check against the document of a ruleset. */
function checkUnder(ruleset: space.Ruleset): void {
  ajv = new Ajv2020({ strict: false, code: { optimize: false } });
  formats.default(ajv);
  ajv.addFormat('idn-email', true);
  ajv.addSchema(contractFor(ruleset).openApi(), 'openapi.json');
  counts = {};
}

/** What the wire would bear, checked against the document. */
function check(name: string, value: unknown): void {
  counts[name] = (counts[name] ?? 0) + 1;
  const validate = ajv.getSchema(`openapi.json#/components/schemas/${name}`);
  const wire: unknown = JSON.parse(JSON.stringify(value));
  if (validate?.(wire) === true) return;
  throw new Error(`${name}: ${JSON.stringify(validate?.errors)} ${JSON.stringify(wire)}`);
}

const ANSWERS = { 200: 'DoneAnswer', 201: 'EnqueuePrintAnswer', 202: 'StartedAnswer' };

function checkOutcome(world: World, { account, type }: Command, outcome: Outcome): void {
  if (!outcome.done) return check('Problem', problemOf(outcome.refusal));
  const answer = space.answerView(world, outcome.answer);
  if (type === 'contribute') return check('ContributionAnswer', answer);
  if (type === 'update_replicant') return check('ReplicantSettings', answer);
  if (!(space.DEVICE_COMMAND_NAMES as readonly string[]).includes(type)) return;
  const { operation } = answer as { readonly operation?: { readonly id: string } };
  // The host adds the seconds left.
  const timed = operation && { ...answer, operation: { ...operation, seconds_left: null } };
  check(ANSWERS[space.deviceCommandOf(type).status], timed ?? answer);
  const view = operation && space.operationView(world, account, operation.id);
  if (view !== undefined) check('DeviceOperation', { ...view, seconds_left: null });
}

/** An envelope as the host sends it. */
function wireOf({ created_at_seconds, replicant_code, ...shown }: space.EventEnvelope) {
  const first = replicant_code ?? 'b638f09a';
  return { ...shown, replicant_code: first, created_at: space.utcText(created_at_seconds) };
}

function checkEvents(world: World, events: readonly Event[]): void {
  for (const { envelope } of space.eventEnvelopes(world, events).envelopes) {
    check('Event', wireOf(envelope));
    counts[envelope.event] = (counts[envelope.event] ?? 0) + 1;
  }
  for (const { entry } of space.replicantLog(world, events)) {
    const { created_at_seconds, ...shown } = entry;
    check('ReplicantEvent', { ...shown, created_at: space.utcText(created_at_seconds) });
  }
}

/** Whatever can be explained of a device and its place. */
function checkExplanations(
  world: World,
  account: number,
  named: Pick<space.DeviceView, 'device_code' | 'location'>,
): void {
  const all: Readonly<Record<ExplainParameter, string>> = {
    ...named,
    destination: 'SOL-3-L4',
    device_type: 'autofactory',
    site: `${named.location}-SITE-0`,
    resource: 'carbon',
    attribute: 'oxygen',
  };
  for (const [about, { needs }] of Object.entries(space.EXPLAINABLE)) {
    const present = Object.fromEntries(needs.map((name) => [name, all[name]]));
    const explanation = space.takeSteps(
      space.explainSteps(world, account, { about, ...present } as space.ExplainQuery),
    );
    if (space.isRefused(explanation))
      check('Problem', problemOf(explanation.refusal, { in: 'query' }));
    else check('Explanation', explanation);
  }
}

function checkAccount(world: World, account: number): void {
  const hosted = { email: 'ada@example.org', pending_email: null };
  check('Account', { ...space.accountView(world, account), ...hosted });
  check('VerifiedAccount', { ...space.accountView(world, account), ...hosted, token: 'secret' });
  check('DeviceList', space.takeSteps(space.deviceListSteps(world, account, { limit: 50 })));
  check('InventoryList', space.takeSteps(space.inventoryListSteps(world, account)));
  for (const replicant of space.replicantListView(world, account)) check('Replicant', replicant);
  const views = space.deviceViewIds(world, account).map((id) => space.deviceView(world, id)!);
  for (const { device_code, location } of views) {
    check('Location', space.locationView(world, account, location));
    check('Location', space.locationView(world, account, location.split('-')[0] ?? ''));
    check('InventoryEntry', space.inventoryListViewAt(world, account, location));
    check('Forecast', space.forecast(world, account, { device_code }));
    checkExplanations(world, account, { device_code, location });
    check('Forecast', space.forecast(world, account, { location: location.split('-')[0] }));
  }
}

function checkWorld(world: World): void {
  for (const account of world.accounts.ids()) checkAccount(world, account);
  const season = space.seasonView(world);
  if (season !== undefined) {
    check('Season', season);
    check('Location', space.locationView(world, 1, season.objective.location));
  }
  check('Leaderboard', space.takeSteps(space.leaderboardSteps(world)));
  check('Audit', space.takeSteps(space.auditViewSteps(world, 1)));
  check('Location', space.locationView(world, 1, 'SOL-3'));
  check('Location', space.locationView(world, 1, 'SOL-3-1'));
  check('Location', space.locationView(world, 1, 'SOL-3-L4'));
}

/** A fork as the host sends it: refusals are problems. */
function checkFork(snapshot: space.GameSnapshot, commands: readonly Command[]): void {
  const { account = 1 } = commands[0] ?? {};
  const timed = commands.map((command, n) => ({ tick: snapshot.now + n, command }));
  const fork = space.dryRun(snapshot, { account, commands: timed, ticks: 300 });
  const outcomes = fork.outcomes.map(({ tick, outcome }) => ({ tick, ...outcomeOf(outcome) }));
  const { first_refusal: first } = fork;
  const first_refusal =
    first === null ? null : { index: first.index, problem: problemOf(first.refusal) };
  const events = fork.events.map(wireOf);
  check('Fork', { ...fork, outcomes, first_refusal, events });
  const [{ outcome } = { outcome: undefined }] = fork.outcomes;
  if (outcome === undefined) return;
  check('DryRun', { dry_run: true, ...outcomeOf(outcome), events });
}

function outcomeOf(outcome: Outcome) {
  if (outcome.done) return { status: 200, answer: outcome.answer };
  const problem = problemOf(outcome.refusal);
  return { status: problem.status, problem };
}

/** What depends on the game, and is to be shown so that the test says something. */
const SHOWN = [
  'DeviceOperation',
  'DoneAnswer',
  'DryRun',
  'Explanation',
  'Fork',
  'EnqueuePrintAnswer',
  'Problem',
  'ReplicantEvent',
  'StartedAnswer',
  'mining.started',
  'print.completed',
  'travel.arrived',
];

/** The steps after which all that the worlds show is checked. */
const EVERY = FULL ? 100 : 400;

test.each(FULL ? [briskScenario, standardScenario] : [briskScenario])(
  'what is shown of a played game is what the document says: $name',
  ({ game }) => {
    const { setting, steps } = game();
    checkUnder(setting.ruleset);
    let snapshot = astrarium.genesis(setting);
    let recent: Command[] = [];
    for (const [place, step] of steps.entries()) {
      const result = takeStep(astrarium, snapshot, step);
      snapshot = result.snapshot;
      const world = astrarium.read(snapshot);
      if (step.kind === 'command') {
        checkOutcome(world, step.command, result.outcome!);
        recent = [...recent, step.command].slice(-4);
      }
      checkEvents(world, result.events);
      if (place % EVERY === 0) checkWorld(world);
      if (place % 100 === 99) checkFork(snapshot, recent);
    }
    const world = astrarium.read(snapshot);
    checkWorld(world);
    check('StarList', space.takeSteps(space.starListSteps(world)));
    check('Rules', space.rulesView(setting.ruleset));
    check('BlueprintList', { blueprints: space.blueprintsView(setting.ruleset) });
    expect(SHOWN.filter((name) => (counts[name] ?? 0) === 0)).toEqual([]);
  },
);

test('the document says no more than what is shown', () => {
  checkUnder(space.STANDARD_RULESET);
  const device = ajv.getSchema('openapi.json#/components/schemas/Device');
  expect(device?.({ device_code: '1f3a92c4' })).toBe(false);
  const leaderboard = ajv.getSchema('openapi.json#/components/schemas/Leaderboard');
  const entry = { rank: 1, replicant: 'Ada', replicant_code: '1f3a92c4', devices: 3 };
  expect(leaderboard?.({ leaderboard: [entry] })).toBe(true);
  expect(leaderboard?.({ leaderboard: [{ ...entry, account: 1 }] })).toBe(false);
  expect(leaderboard?.({ leaderboard: [{ ...entry, rank: '1' }] })).toBe(false);
  expect(leaderboard?.({ leaderboard: [{ ...entry, replicant: undefined }] })).toBe(false);
});
