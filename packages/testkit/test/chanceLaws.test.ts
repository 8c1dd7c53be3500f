import {
  type Command,
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  type Definition,
  done,
  json,
  refuse,
  timer,
  word,
} from '@astrarium/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, playGame, type Step, takeStep } from '../src/games/game.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { namesReached, sharedGames } from './sharedGames.js';
import { runs } from './tier.js';

const players = defineTable('players', { sum: word, throws: timer });
const PLAYER = players.fields;
const schema = defineFieldSchema({
  tables: { players },
  documents: { decks: json<number[]>() },
  events: { threw: ['player', 'eyes'], dealt: ['card'], won: ['player'] },
  setting: json<{ seed: number }>(),
});

const WIDE = [2 ** 32, 2 ** 32 + 1, 3_000_000_000, 2 ** 52 + 1, 2 ** 53 - 1];

/** Players who throw dice, in commands, systems and at recurring ticks. */
const definition: Definition<typeof schema> = {
  name: 'dice',
  version: 1,
  schema,
  genesis(draft) {
    for (let player = 1; player <= 3; player += 1) {
      draft.players.insert();
      draft.players.set(player, PLAYER.sum, draft.chance('start', player).below(100));
      draft.players.schedule(player, PLAYER.throws, 2 + player);
    }
  },
  commands: {
    throw(draft, { args }) {
      const player = Number(args['player']);
      const chance = draft.chance('throw', player);
      const eyes = [chance.below(6), chance.between(-3, 3), chance.below(WIDE[player] ?? 1)];
      draft.players.add(player, PLAYER.sum, (eyes[0] ?? 0) + (eyes[1] ?? 0));
      draft.emit('threw', player, eyes[0] ?? 0);
      return done({ eyes });
    },
    deal(draft, { args }) {
      const chance = draft.chance('deck');
      const deck = chance.shuffle([1, 2, 3, 4, 5, 6, 7]);
      draft.decks.insert(deck);
      draft.emit('dealt', chance.pick(deck));
      return args['refused'] === true ? refuse('no_deal', 'No deal.') : done({ deck });
    },
    /** Performs other commands, of which some are refused after they drew. */
    turn(draft, { args }) {
      const outcomes = ['throw', 'deal', 'throw', 'deal', 'throw'].map((type, at) => {
        const given = { ...args, refused: (Number(args['player']) + at) % 2 === 0 };
        return draft.perform(type, given, 0);
      });
      return args['refused'] === true ? refuse('no_turn', 'No turn.') : done({ outcomes });
    },
    win(draft) {
      const weightOf = (player: number): number => draft.players.get(player, PLAYER.sum) & 7;
      draft.require(
        draft.players.ids().some((id) => weightOf(id) > 0),
        'no_winner',
        'Nobody can win.',
      );
      const player = draft.chance('win').weighted(draft.players.ids(), weightOf);
      draft.emit('won', player);
      return done({ player });
    },
  },
  systems: [
    {
      name: 'throw',
      table: 'players',
      timer: 'throws',
      run(draft, player) {
        const chance = draft.chance('throw', player);
        const eyes = chance.below(6);
        draft.emit('threw', player, eyes);
        draft.players.add(player, PLAYER.sum, eyes);
        draft.players.schedule(player, PLAYER.throws, draft.now + chance.below(4));
      },
    },
  ],
  every: [
    {
      name: 'turn',
      ticks: 6,
      run: (draft) => void draft.perform('turn', { player: 2, refused: draft.now % 4 === 0 }, 0),
    },
  ],
};
const dice = defineFieldSimulation(definition);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        type: fc.constantFrom(...Object.keys(definition.commands)),
        player: fc.integer({ min: 1, max: 3 }),
        refused: fc.boolean(),
      })
      .map(({ type, ...args }) => ({
        kind: 'command' as const,
        command: { id: '', account: 0, type, args },
      })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'tick' }) },
  { weight: 2, arbitrary: fc.nat(20).map((ticks) => ({ kind: 'advance' as const, ticks })) },
);
const games: fc.Arbitrary<Game<typeof schema>> = fc.record({
  setting: fc.record({ seed: fc.maxSafeNat() }),
  steps: fc.array(step, { minLength: 15, maxLength: 30, size: 'max' }),
});
const check = sharedGames(dice, games, 20);

describe('random games that draw in commands, systems and recurring ticks', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    check((game) => law(dice, game), 4, 300);
  });

  test('a decoded world goes on with the same draws', () => {
    check(
      (game) =>
        playGame(dice, game, (snapshot, index) => {
          const taken = game.steps[index];
          if (taken === undefined) return;
          const decoded = dice.decode(dice.encode(snapshot));
          const a = takeStep(dice, snapshot, taken);
          const b = takeStep(dice, decoded, taken);
          expect([b.outcome, b.events]).toEqual([a.outcome, a.events]);
        }),
      10,
      300,
    );
  });

  test('reach all commands, events and refusals', () => {
    const reached = fc.sample(games, runs(30, 30)).flatMap((game) => namesReached(dice, game));
    expect([...new Set(reached)].sort()).toEqual([
      ...['deal', 'throw', 'turn', 'win'].map((name) => `0 ${name}`),
      ...['dealt', 'threw', 'won'].map((name) => `1 ${name}`),
      ...['no_deal', 'no_turn'].map((code) => `2 ${code}`),
    ]);
  });
});

const thrown = (player: number): Command => ({
  id: '',
  account: 0,
  type: 'throw',
  args: { player },
});

test('the count goes on between commands of a tick, and is in the hash until the clock moves', () => {
  const start = dice.advance(dice.genesis({ seed: 1 }), { ticks: 1 }).snapshot;
  expect(dice.tableHashes(start)).not.toHaveProperty('chance');
  const first = dice.execute(start, thrown(1));
  const second = dice.execute(first.snapshot, thrown(1));
  expect(second.outcome).not.toEqual(first.outcome);
  expect(dice.execute(first.snapshot, thrown(2)).outcome).toEqual(
    dice.execute(start, thrown(2)).outcome,
  );
  const hashes = [first, second].map(({ snapshot }) => dice.tableHashes(snapshot)['chance']);
  expect([typeof hashes[0], hashes[0] === hashes[1]]).toEqual(['string', false]);
  const drawn = dice.diff(start, second.snapshot).filter(({ table }) => table === 'chance');
  expect(drawn).toMatchObject([{ id: 1, before: 0, after: 8 }]);
  expect(drawn[0]?.field).toMatch(/^[0-9a-f]{8}$/);
  expect(dice.changes(start, second.snapshot)).toEqual({ players: [1] });
  const still = dice.advance(second.snapshot, { ticks: 0 }).snapshot;
  expect(still).toBe(second.snapshot);
  const next = dice.tick(second.snapshot).snapshot;
  expect(dice.tableHashes(next)).not.toHaveProperty('chance');
});
