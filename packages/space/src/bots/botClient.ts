import { below, type Event, type Outcome } from '@astrarium/core';
import type { LogRecorder } from '@astrarium/core/log';
import { astrarium, type GameSnapshot, type World } from '@astrarium/space';

/** The goals and habits of a bot. */
export interface BotPersonality {
  readonly name: string;
  readonly miningDrones: number;
  readonly surveyDrones: number;
  readonly autofactories: number;
  readonly vessels: number;
  /** The maximum distance of a vessel's next star, in thousandths of a light year. */
  readonly reachMilliLy: number;
  /** The minimum seconds that a vessel stays at a star. */
  readonly restSeconds: number;
  /** How often a full turn ends with a random move, and with an invalid one, in thousandths. */
  readonly randomPerMille: number;
  readonly invalidPerMille: number;
}

const SETTLER: BotPersonality = {
  name: 'settler',
  miningDrones: 36,
  surveyDrones: 8,
  autofactories: 3,
  vessels: 2,
  reachMilliLy: 7000,
  restSeconds: 7200,
  randomPerMille: 150,
  invalidPerMille: 60,
};

/** The personalities, assigned to bots in turn. */
export const BOT_PERSONALITIES: readonly BotPersonality[] = [
  SETTLER,
  { ...SETTLER, name: 'miner', miningDrones: 60, surveyDrones: 12, vessels: 1 },
  {
    ...SETTLER,
    name: 'explorer',
    miningDrones: 24,
    vessels: 4,
    reachMilliLy: 11000,
    restSeconds: 2700,
  },
  { ...SETTLER, name: 'tinkerer', surveyDrones: 10, randomPerMille: 400, invalidPerMille: 160 },
];

/** The domain of the rolls of bots. */
const BOT_ROLLS = 0xb07;

/** A bot, which reads public views and sends commands as a player does. */
export interface BotClient {
  readonly account: number;
  readonly personality: BotPersonality;
  /** The tick at which it next gives work to all its devices. */
  nextTurnAt: number;
  /** Events of its account since its last turn. */
  newEvents: Event[];
  /** The current world. */
  world(): World;
  /** Executes a command. */
  execute(type: string, args: Readonly<Record<string, unknown>>): Outcome;
  /** A random integer from 0 to limit - 1, the same in every run with the same seed. */
  roll(limit: number): number;
  /** A random item, the same in every run with the same seed. */
  pick<T>(from: readonly T[]): T | undefined;
}

/** The game that bots play. */
export type BotGame = Pick<LogRecorder<GameSnapshot>, 'advance' | 'execute' | 'snapshot'>;

/** Makes the bot of an account. */
export function botClient(game: BotGame, account: number, personality: BotPersonality): BotClient {
  let commands = 0;
  let rolls = 0;
  const world = (): World => astrarium.read(game.snapshot);
  const roll = (limit: number): number => {
    rolls += 1;
    return below(limit, world().roll(BOT_ROLLS, account, rolls));
  };
  return {
    account,
    personality,
    nextTurnAt: game.snapshot.now,
    newEvents: [],
    world,
    execute(type, args) {
      commands += 1;
      const id = `bot-${account}-${commands}`;
      return game.execute({ id, account, type, args }).outcome;
    },
    roll,
    pick: (from) => from[roll(from.length)],
  };
}
