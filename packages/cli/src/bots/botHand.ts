import {
  astrarium,
  type Event,
  type GameSnapshot,
  type Outcome,
  type World,
} from '@astrarium/core';
import { below, type LogRecorder } from '@astrarium/core/kernel';
import type { Temper } from './temper.js';

/** The purpose of all rolls of bots. */
const BOT_CHANCE = 0xb07;

/** A bot: a player that knows what the public views say, and asks for what everybody may. */
export interface BotHand {
  readonly account: number;
  readonly temper: Temper;
  /** When it looks around next, in ticks. */
  wake: number;
  /** What happened to it since its last turn. */
  news: Event[];
  /** The world as it is now. */
  world(): World;
  /** Asks for something. */
  tell(type: string, args: Readonly<Record<string, unknown>>): Outcome;
  /** An integer in 0 ..< limit by keyed chance: the same in every run of the same seed. */
  chance(limit: number): number;
  /** One of these by keyed chance. */
  pick<T>(from: readonly T[]): T | undefined;
}

/** Called with each command that a bot gave, and what came of it. */
export type Heard = (type: string, outcome: Outcome, events: number) => void;

/** The bot of an account in the game of a recorder. */
export function botHand(
  recorder: LogRecorder<GameSnapshot>,
  account: number,
  temper: Temper,
  heard: Heard,
): BotHand {
  let asked = 0;
  let rolls = 0;
  const world = (): World => astrarium.read(recorder.snapshot);
  const chance = (limit: number): number => {
    rolls += 1;
    return below(limit, world().roll(BOT_CHANCE, account, rolls));
  };
  return {
    account,
    temper,
    wake: recorder.snapshot.now,
    news: [],
    world,
    tell(type, args) {
      asked += 1;
      const id = `bot-${account}-${asked}`;
      const { outcome, events } = recorder.execute({ id, account, type, args });
      heard(type, outcome, events.length);
      return outcome;
    },
    chance,
    pick: (from) => from[chance(from.length)],
  };
}
