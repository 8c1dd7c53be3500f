import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import type { SeasonPlan } from '../../ruleset/seasonRules.js';
import { replicantCode } from '../../state/replicant.js';
import { tester } from '../../tester.js';
import { audit } from '../../views/game/audit.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { leaderboardSteps } from '../../views/accounts/leaderboardSteps.js';
import { locationView } from '../../views/places/locationView.js';
import { seasonView } from '../../views/accounts/seasonView.js';

const PLAN: SeasonPlan = {
  name: 'One',
  starCode: 'SOL',
  structure: 'Tower',
  durationSeconds: 1000,
  requirements: { surge_plate: 2, ftl_beacon: 3 },
};
const PARTS: readonly DeviceType[] = ['surge_plate', 'surge_plate', 'ftl_beacon', 'ftl_beacon'];
const HERE = 'SOL-OBJ-1';

function startGame(
  calendar: readonly SeasonPlan[] = [PLAN],
  fleet: readonly DeviceType[] = PARTS,
  place = 'OBJ-1',
) {
  const seasons = { calendar, restSeconds: 100 };
  const start = { starCodes: ['SOL'], place, fleet: ['heaven_vessel', ...fleet] } as const;
  const game = tester({ stock: { rares: 500 }, rules: { seasons, start } });
  const give = (account: number, devices: string[], more = {}, location = HERE) =>
    game.command(account, 'contribute', { location, devices, ...more });
  const reasons = (answer: Readonly<Record<string, unknown>>) =>
    (answer['rejected_detail'] as { reason: string }[]).map(({ reason }) => reason);
  return { game, give, reasons };
}

test('consumes devices for the structure and credits their replicants', () => {
  const { game, give } = startGame();
  const ada = game.open('Ada');
  const [plate, beacon] = [game.code(ada, 'surge_plate'), game.code(ada, 'ftl_beacon')];
  const taken = { accepted: [plate, beacon], rejected: [], rejected_detail: [] };
  const status = { progress: 0.4, status: 'contribution_recorded' };
  expect(give(ada, [plate, beacon])).toEqual({ location: HERE, ...taken, ...status });
  expect(game.events.slice(-2)).toMatchObject([
    { name: 'megastructure.contributed', replicant: 1, season: 1, device_type: 9, contributed: 1 },
    { name: 'megastructure.contributed', replicant: 1, season: 1, device_type: 10 },
  ]);
  const requirements = {
    surge_plate: { needed: 2, contributed: 1 },
    ftl_beacon: { needed: 3, contributed: 1 },
  };
  expect(locationView(game.world(), ada, HERE)).toMatchObject({
    code: HERE,
    location_type: 'megastructure',
    system: 'SOL',
    megastructure: { name: 'Tower', progress: 0.4, requirements },
  });
  expect(audit(game.world()).structural.megastructures.units).toBe(150 + 20);
  const first = { rank: 1, replicant: 'Ada', replicant_code: game.replicant(ada), devices: 2 };
  expect(takeSteps(leaderboardSteps(game.world()))).toEqual({ leaderboard: [first] });
});

test('rejects every cheat with its reason and without a change', () => {
  const { game, give, reasons } = startGame([PLAN], [...PARTS, 'mining_drone', 'surge_plate']);
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  const plate = (n: number) => game.code(ada, 'surge_plate', n);
  const [first, second, third] = [plate(0), plate(1), plate(2)];
  const far = game.code(ada, 'ftl_beacon');
  const drone = game.code(ada, 'mining_drone');
  const theirs = game.code(bo, 'surge_plate');
  const vessel = game.code(ada, 'heaven_vessel');
  const codes = [first, first, 'x', 'x', 'ffffffff', theirs, drone, first];
  const answer = give(ada, codes);
  expect(answer['accepted']).toEqual([first]);
  expect(answer['rejected']).toEqual(['x', 'ffffffff', theirs, drone]);
  const details = [first, 'x', 'x', 'ffffffff', theirs, drone, first];
  expect(answer['rejected_detail']).toMatchObject(details.map((device_code) => ({ device_code })));
  const unknown = ['duplicate', 'unknown', 'duplicate', 'unknown', 'unknown'];
  expect(reasons(answer)).toEqual([...unknown, 'wrong_type', 'duplicate']);
  const { snapshot } = game;
  expect(reasons(give(ada, [first]))).toEqual(['already_pledged']);
  expect(reasons(give(bo, [first]))).toEqual(['unknown']);
  expect(game.snapshot).toBe(snapshot);
  expect(give(ada, [second, third])).toMatchObject({ accepted: [second], progress: 0.4 });
  expect(reasons(give(ada, [third]))).toEqual(['not_needed']);
  game.command(ada, 'attach', { device: vessel, targets: [far] });
  game.command(ada, 'travel', { device: vessel, destination: 'SOL-4' });
  expect(reasons(give(ada, [far]))).toEqual(['in_transit']);
  game.run(500);
  expect(reasons(give(ada, [far]))).toEqual(['wrong_location']);
});

test('refuses devices with cargo or a replicant', () => {
  const plan = { ...PLAN, requirements: { heaven_vessel: 2 } };
  const { game, give, reasons } = startGame([plan], ['heaven_vessel', 'mining_drone']);
  const ada = game.open('Ada');
  const [home = '', other = ''] = [0, 1].map((n) => game.code(ada, 'heaven_vessel', n));
  const drone = game.code(ada, 'mining_drone');
  game.command(ada, 'stow', { device: drone, into: other });
  expect(reasons(give(ada, [home, other]))).toEqual(['busy', 'busy']);
  game.command(ada, 'deploy', { device: drone });
  expect(give(ada, [home, other])['accepted']).toEqual([other]);
});

test('credits the acting replicant, and without one the owner of each device', () => {
  const { game, give, reasons } = startGame([PLAN], ['heaven_vessel', ...PARTS]);
  const ada = game.open('Ada');
  const device = game.code(ada, 'heaven_vessel', 1);
  const answer = game.command(ada, 'replicate', { device, name: 'Sibling' });
  const sibling = String(answer['replicant_code']);
  const [first, second] = [game.code(ada, 'surge_plate'), game.code(ada, 'surge_plate', 1)];
  const third = game.code(ada, 'ftl_beacon');
  expect(reasons(give(ada, [first], { acting_replicant: sibling }))).toEqual(['not_owned']);
  game.command(ada, 'update_account', { replicant_cooperation: 'shared' });
  expect(give(ada, [first, second], { acting_replicant: sibling })['accepted']).toHaveLength(2);
  expect(game.events.at(-1)).toMatchObject({ name: 'megastructure.contributed', replicant: 2 });
  expect(give(ada, [third])['accepted']).toEqual([third]);
  const [most, less] = [
    { replicant: 'Sibling', devices: 2 },
    { replicant: 'Ada', devices: 1 },
  ];
  const leaderboard = [
    { rank: 1, ...most },
    { rank: 2, ...less },
  ];
  expect(takeSteps(leaderboardSteps(game.world()))).toMatchObject({ leaderboard });
  expect(seasonView(game.world())?.contributors).toMatchObject([most, less]);
  const other = { acting_replicant: replicantCode(game.world().setting.key, 3) };
  const order = { location: HERE, devices: [first], ...other };
  expect(game.refusal(ada, 'contribute', order)).toBe('unknown_replicant');
});

test('a completed season succeeds at once, and the next one starts after a rest', () => {
  const { game, give, reasons } = startGame();
  const [ada, bo, cy] = [game.open('Ada'), game.open('Bo'), game.open('Cy')];
  const parts = (account: number, plates: number, beacons: number) => [
    ...[0, 1].slice(0, plates).map((n) => game.code(account, 'surge_plate', n)),
    ...[0, 1].slice(0, beacons).map((n) => game.code(account, 'ftl_beacon', n)),
  ];
  game.run(10);
  give(bo, parts(bo, 1, 1));
  give(ada, parts(ada, 1, 1));
  expect(give(cy, parts(cy, 0, 2))).toMatchObject({ progress: 1 });
  const finished = ['megastructure.completed', 'season.succeeded'];
  expect(game.last(3)).toEqual(['megastructure.contributed', ...finished]);
  expect(reasons(give(ada, parts(ada, 1, 1)))).toEqual(['not_needed', 'not_needed']);
  expect(takeSteps(leaderboardSteps(game.world())).leaderboard).toMatchObject([
    { rank: 1, replicant: 'Bo', devices: 2 },
    { rank: 1, replicant: 'Ada', devices: 2 },
    { rank: 3, replicant: 'Cy', devices: 1 },
  ]);
  expect(seasonView(game.world())).toMatchObject({
    season: 1,
    state: 'succeeded',
    completed_tick: 10,
    deadline_tick: 1000,
    next_season_tick: 110,
    contributors: [{ replicant: 'Bo' }, { replicant: 'Ada' }, { replicant: 'Cy', devices: 1 }],
  });
  expect(game.run(99)).toEqual([]);
  expect(game.run(1)).toEqual(['season.started']);
  const requirements = { surge_plate: { needed: 3 }, ftl_beacon: { needed: 4 } };
  const objective = { location: 'SOL-OBJ-2', requirements };
  expect(seasonView(game.world())).toMatchObject({ season: 2, objective, deadline_tick: 1110 });
});

test('a season fails at its deadline, and the next one starts in the same tick', () => {
  const { game, give, reasons } = startGame([PLAN, { ...PLAN, starCode: 'BARNARD' }]);
  const ada = game.open('Ada');
  const plate = game.code(ada, 'surge_plate');
  expect(give(ada, [plate])['progress']).toBe(0.2);
  expect(game.run(999)).toEqual([]);
  expect(game.run(1)).toEqual(['season.failed', 'season.started']);
  expect(game.events.at(-2)).toMatchObject({ season: 1, contributed: 1, needed: 5 });
  const latePlate = game.code(ada, 'surge_plate');
  expect(reasons(give(ada, [latePlate, plate]))).toEqual(['expired', 'already_pledged']);
  expect(seasonView(game.world())?.objective).toMatchObject({ location: 'BARNARD-OBJ-1' });
  const expired = { progress: 0.2, status: 'expired' };
  expect(locationView(game.world(), ada, HERE)?.megastructure).toMatchObject(expired);
  expect(game.run(1000)).toEqual(['season.failed', 'season.started']);
  const objective = { location: 'SOL-OBJ-2', requirements: { surge_plate: { needed: 3 } } };
  expect(seasonView(game.world())).toMatchObject({ season: 3, objective });
});

test('there are as many seasons as objects', () => {
  const { game } = startGame([{ ...PLAN, durationSeconds: 1 }]);
  game.run(2000);
  const last = { season: 999, state: 'failed', next_season_tick: null };
  expect(seasonView(game.world())).toMatchObject(last);
  const none = startGame([], [], 'BELT-1').game;
  expect(seasonView(none.world())).toBeUndefined();
  const account = none.open();
  expect(locationView(none.world(), account, HERE)).toBeUndefined();
  const order = { device: none.code(account, 'heaven_vessel'), destination: HERE };
  expect(none.refusal(account, 'travel', order)).toBe('unknown_location');
});

test('makes its refusals in order', () => {
  const { game } = startGame();
  const ada = game.open('Ada');
  const devices = [game.code(ada, 'surge_plate')];
  const refusal = (args: object) =>
    game.refusal(ada, 'contribute', { location: HERE, devices, ...args });
  expect(refusal({ acting_replicant: 'abcdef00' })).toBe('unknown_replicant');
  expect(refusal({ location: 'SOL-OBJ-2' })).toBe('unknown_location');
  expect(refusal({ location: 'SOL-OBJ-1000' })).toBe('unknown_location');
  expect(refusal({ location: 'SOL-3' })).toBe('not_a_megastructure');
});
