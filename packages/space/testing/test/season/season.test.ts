import {
  astrarium,
  DEVICE_COMMAND_NAMES,
  leaderboardView,
  newGame,
  replicantListView,
  seasonView,
} from '@astrarium/space';
import { describe, expect, test } from 'vitest';
import { partsNeeded } from './builderTurn.js';
import { playSeason } from './playSeason.js';
import { SEASON_RULESET } from './seasonRuleset.js';
import type { SeasonTable } from './seasonTable.js';

/** The number of devices that the season needs. */
const NEEDED = 140;

/** Cheats that must be tried, besides each command to a foreign device. */
const CHEATS = [
  'into a foreign vessel',
  'the repair of a foreign device',
  'attaching a foreign device',
  'adopting a foreign device',
  'a foreign controller',
  'invalid number for enqueue_print',
  'invalid number for dequeue_print',
  'invalid number for collect_resources',
  'invalid number for deposit_resources',
  'invalid number for set_directive',
  'invalid number for configure',
  'invalid number for set_tags',
  'unknown arguments',
  'a second account',
  'a foreign name',
  'contribution for a foreign replicant',
  'as the host',
  'as an unknown account',
  'an unknown command',
  'more than the queue holds',
  'a finished job',
  'an unknown job',
  'an unknown batch',
  'a foreign job',
  'a foreign batch',
  'foreign parts',
  'parts that are not needed',
  'parts that are elsewhere',
  'parts in transit',
  'the same part again',
  'as a sibling',
  'to a belt',
  'to an unknown megastructure',
  'interstellar travel without a surge drive',
  'into the vessel of a sibling',
  'to a replicant that accepts no devices',
  'a hub in a belt',
  'decommissioning a gift',
  'attaching a vessel to itself',
  'a locked system',
  'more than the stock',
  'replicating into an occupied vessel',
  'stowing from another location',
  'deploying from a travelling vessel',
  'stowing twice',
  'travel without a drive',
];

const names = (table: SeasonTable, pattern: RegExp): string[] =>
  table.events.map(({ name }) => name).filter((name) => pattern.test(name));

describe('a season with three companies and a cheat', () => {
  const { table, players, tried, faults, turn } = playSeason(SEASON_RULESET, 5);
  const ended = table.snapshot();
  const world = astrarium.read(ended);

  test('leads from the first scan to the completed megastructure', () => {
    const eventNames = names(table, /^(?:scan|print|travel|megastructure|season)\.\w+ed$/);
    const first = (name: string): number => eventNames.indexOf(name);
    expect(first('scan.completed')).toBeGreaterThanOrEqual(0);
    expect(first('scan.completed')).toBeLessThan(first('print.completed'));
    expect(first('print.completed')).toBeLessThan(first('megastructure.contributed'));
    expect(eventNames.filter((name) => name === 'megastructure.contributed')).toHaveLength(NEEDED);
    expect(eventNames.slice(first('megastructure.completed'))).toContain('season.succeeded');
    expect(seasonView(world)).toMatchObject({
      season: 1,
      state: 'succeeded',
      objective: { location: 'SOL-OBJ-1', progress: 1, status: 'completed' },
    });
  });

  test('refuses each cheat without a change, and conserves matter', () => {
    expect(faults).toEqual([]);
    const foreign = DEVICE_COMMAND_NAMES.map((type) => `${type} of a foreign device`);
    expect([...tried.keys()].sort()).toEqual([...CHEATS, ...foreign].sort());
  });

  test('credits every contribution', () => {
    const { leaderboard } = leaderboardView(world);
    const contributions = new Map<string, number>();
    for (const { name, ...event } of table.events) {
      if (name !== 'megastructure.contributed') continue;
      const replicant = world.replicants.get(Number(event['replicant']))?.name ?? '';
      contributions.set(replicant, (contributions.get(replicant) ?? 0) + 1);
    }
    expect(leaderboard).toHaveLength(players.length);
    expect(Object.fromEntries(contributions)).toEqual(
      Object.fromEntries(leaderboard.map(({ replicant, devices }) => [replicant, devices])),
    );
    expect(leaderboard.reduce((sum, { devices }) => sum + devices, 0)).toBe(NEEDED);
    expect(leaderboard.map(({ rank }) => rank)[0]).toBe(1);
    const falling = leaderboard.map(({ devices }) => devices);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    const contributors = seasonView(world)?.contributors ?? [];
    expect(contributors.reduce((sum, { devices }) => sum + devices, 0)).toBe(NEEDED);
  });

  test('is equal when its commands are replayed', () => {
    let secondGame = newGame({ seed: 5, ruleset: SEASON_RULESET });
    for (const { tick, command } of table.commands) {
      if (tick > secondGame.now)
        secondGame = astrarium.advance(secondGame, { ticks: tick - secondGame.now }).snapshot;
      secondGame = astrarium.execute(secondGame, command).snapshot;
    }
    secondGame = astrarium.advance(secondGame, { ticks: ended.now - secondGame.now }).snapshot;
    expect(astrarium.hash(secondGame)).toBe(astrarium.hash(ended));
  });

  test('is followed by the next one after a rest, and accepts nothing in between', () => {
    const [player] = players;
    if (player === undefined) throw new Error('there is no player');
    const eventCount = table.events.length;
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
    const later = table.events.slice(eventCount).map(({ name }) => name);
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

  test('fails at its deadline, and the next one starts in the same tick', () => {
    expect(faults).toEqual([]);
    const failed = table.events.find(({ name }) => name === 'season.failed');
    // The first season started in genesis, before these events.
    const started = table.events.find(({ name }) => name === 'season.started');
    expect([failed?.tick, started?.tick]).toEqual([700, 700]);
    expect(failed).toMatchObject({ season: 1, needed: NEEDED });
    expect(names(table, /succeeded|structure\.completed/)).toEqual([]);
    expect(seasonView(table.world())).toMatchObject({ season: 2, state: 'active' });
  });

  test('keeps contributions and accepts no more', () => {
    const contributions = names(table, /^megastructure\.contributed$/).length;
    expect(contributions).toBeGreaterThan(0);
    const { leaderboard } = leaderboardView(table.world());
    expect(leaderboard.reduce((sum, { devices }) => sum + devices, 0)).toBe(contributions);
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
