import {
  astrarium,
  DEVICE_COMMAND_NAMES,
  leaderboardView,
  newGame,
  replicantListView,
  seasonView,
} from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { partsNeeded } from './builderTurn.js';
import { playSeason } from './playSeason.js';
import { SEASON_RULESET } from './seasonRuleset.js';
import type { SeasonTable } from './seasonTable.js';

/** What the season needs, all in all. */
const NEEDED = 140;

/** What was tried at least once, beside each command to a foreign device. */
const CHEATS = [
  'into a foreign vessel',
  'the repair of a foreign device',
  'carrying it off',
  'adoption',
  'a foreign controller',
  'no number for enqueue_print',
  'no number for dequeue_print',
  'no number for collect_resources',
  'no number for deposit_resources',
  'no number for set_directive',
  'no number for configure',
  'no number for set_tags',
  'what nobody asked for',
  'a second account',
  'a foreign name',
  'foreign credit',
  'as the host',
  'as nobody',
  'orders of his own',
  'more than the queue holds',
  'a job that is done',
  'a job that never was',
  'a batch that never was',
  'a foreign job',
  'a foreign batch',
  'foreign parts',
  'what nobody needs',
  'parts that are elsewhere',
  'parts that are stowed',
  'the same part again',
  'as a sibling',
  'to a belt',
  'to what is not begun',
  'a drone between stars',
  'into the vessel of a sibling',
  'to who wants nothing',
  'a hub in a belt',
  'a gift taken apart',
  'his vessel in itself',
  'a locked system',
  'no such stock',
  'two in a vessel',
  'from afar',
  'off a vessel under way',
  'aboard twice',
  'what has no drive',
];

const names = (table: SeasonTable, pattern: RegExp): string[] =>
  table.events.map(({ name }) => name).filter((name) => pattern.test(name));

describe('a season with three companies and a cheat', () => {
  const { table, players, tried, faults, turn } = playSeason(SEASON_RULESET, 5);
  const ended = table.snapshot();
  const world = astrarium.read(ended);

  test('goes from the first scan to the finished megastructure', () => {
    const told = names(table, /^(?:scan|print|travel|megastructure|season)\.\w+ed$/);
    const first = (name: string): number => told.indexOf(name);
    expect(first('scan.completed')).toBeGreaterThanOrEqual(0);
    expect(first('scan.completed')).toBeLessThan(first('print.completed'));
    expect(first('print.completed')).toBeLessThan(first('megastructure.contributed'));
    expect(told.filter((name) => name === 'megastructure.contributed')).toHaveLength(NEEDED);
    expect(told.slice(first('megastructure.completed'))).toContain('season.succeeded');
    expect(seasonView(world)).toMatchObject({
      season: 1,
      state: 'succeeded',
      objective: { location: 'SOL-OBJ-1', progress: 1, status: 'completed' },
    });
  });

  test('refuses each cheat without a trace, and the books add up after every turn', () => {
    expect(faults).toEqual([]);
    const foreign = DEVICE_COMMAND_NAMES.map((type) => `${type} of a foreign device`);
    expect([...tried.keys()].sort()).toEqual([...CHEATS, ...foreign].sort());
  });

  test('credits everybody with what they gave', () => {
    const { leaderboard } = leaderboardView(world);
    const given = new Map<string, number>();
    for (const { name, ...event } of table.events) {
      if (name !== 'megastructure.contributed') continue;
      const replicant = world.replicants.get(Number(event['replicant']))?.name ?? '';
      given.set(replicant, (given.get(replicant) ?? 0) + 1);
    }
    expect(leaderboard).toHaveLength(players.length);
    expect(Object.fromEntries(given)).toEqual(
      Object.fromEntries(leaderboard.map(({ replicant, devices }) => [replicant, devices])),
    );
    expect(leaderboard.reduce((sum, { devices }) => sum + devices, 0)).toBe(NEEDED);
    expect(leaderboard.map(({ rank }) => rank)[0]).toBe(1);
    const falling = leaderboard.map(({ devices }) => devices);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    const contributors = seasonView(world)?.contributors ?? [];
    expect(contributors.reduce((sum, { devices }) => sum + devices, 0)).toBe(NEEDED);
  });

  test('is the same when its commands are given again', () => {
    let again = newGame({ seed: 5, ruleset: SEASON_RULESET });
    for (const { tick, command } of table.commands) {
      if (tick > again.now) again = astrarium.advance(again, { ticks: tick - again.now }).snapshot;
      again = astrarium.execute(again, command).snapshot;
    }
    again = astrarium.advance(again, { ticks: ended.now - again.now }).snapshot;
    expect(astrarium.hash(again)).toBe(astrarium.hash(ended));
  });

  test('is followed by the next one after a rest, and nothing more is taken', () => {
    const [player] = players;
    if (player === undefined) throw new Error('nobody plays');
    const told = table.events.length;
    expect([...partsNeeded(player).values()]).toEqual([]);
    const next = seasonView(table.world())?.next_season_tick ?? 0;
    table.pass(next - table.snapshot().now - 1);
    expect(seasonView(table.world())?.season).toBe(1);
    table.pass(1);
    expect(seasonView(table.world())).toMatchObject({
      season: 2,
      state: 'active',
      objective: { location: 'BARNARD-OBJ-1', progress: 0 },
    });
    for (let n = 0; n < 10; n += 1) turn();
    expect(faults).toEqual([]);
    const later = table.events.slice(told).map(({ name }) => name);
    expect(later.filter((name) => /^(?:season|megastructure)/.test(name))).toEqual([
      'season.started',
    ]);
  });
});

describe('a season that is too short', () => {
  const calendar = SEASON_RULESET.seasons.calendar.map((plan) => ({
    ...plan,
    durationSeconds: 700,
  }));
  const seasons = { ...SEASON_RULESET.seasons, calendar };
  const { table, players, faults } = playSeason({ ...SEASON_RULESET, seasons }, 5);

  test('fails at its deadline, and the next begins in the same tick', () => {
    expect(faults).toEqual([]);
    const failed = table.events.find(({ name }) => name === 'season.failed');
    // The first one began with the game itself.
    const started = table.events.find(({ name }) => name === 'season.started');
    expect([failed?.tick, started?.tick]).toEqual([700, 700]);
    expect(failed).toMatchObject({ season: 1, needed: NEEDED });
    expect(names(table, /succeeded|structure\.completed/)).toEqual([]);
    expect(seasonView(table.world())).toMatchObject({ season: 2, state: 'active' });
  });

  test('keeps what was given, and takes nothing more', () => {
    const given = names(table, /^megastructure\.contributed$/).length;
    expect(given).toBeGreaterThan(0);
    const { leaderboard } = leaderboardView(table.world());
    expect(leaderboard.reduce((sum, { devices }) => sum + devices, 0)).toBe(given);
    for (const player of players) {
      const devices = player.devices().slice(0, 20);
      const codes = devices.map(({ device_code }) => device_code);
      const before = table.snapshot();
      const outcome = player.ask('contribute', { location: 'SOL-OBJ-1', devices: codes });
      expect(table.snapshot()).toBe(before);
      expect(outcome).toMatchObject({
        answer: { accepted: [], rejected_detail: codes.map(() => ({ reason: 'expired' })) },
      });
    }
    expect(replicantListView(table.world(), 1)).toHaveLength(1);
  });
});
