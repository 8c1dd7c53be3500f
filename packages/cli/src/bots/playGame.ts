import { astrarium, eventEnvelopeAccount, type GameSnapshot, newGame } from '@astrarium/core';
import { type LogRecorder, recordLog } from '@astrarium/core/kernel';
import { type BotHand, botHand } from './botHand.js';
import { botTurn, STIRRING } from './botTurn.js';
import { playerName } from './playerName.js';
import { TEMPERS } from './temper.js';

/** What a game of bots is to be. */
export interface GameOfBots {
  readonly seed: number;
  readonly players: number;
  /** How long it lasts. */
  readonly ticks: number;
  /** Ticks between two hash lines of the log; 0 for one at the end. */
  readonly hashEvery: number;
  /** Takes the log's text as it grows. */
  readonly write: (text: string) => void;
  /** Told of the snapshot of each hash line. */
  readonly hashed?: ((snapshot: GameSnapshot) => void) | undefined;
  /** Told of the tick now and then. */
  readonly progress?: ((tick: number) => void) | undefined;
}

/** How often something was asked for, and how often the answer was no. */
export interface Asked {
  done: number;
  refused: number;
}

/** What came of a game of bots. */
export interface GamePlayed {
  readonly snapshot: GameSnapshot;
  readonly commands: number;
  readonly events: number;
  readonly asked: Readonly<Record<string, Asked>>;
  readonly happened: Readonly<Record<string, number>>;
}

/** Lets bots play a game from its first tick, and writes its log. */
export function playGame(game: GameOfBots): GamePlayed {
  const { seed, ticks, hashEvery, write, hashed, progress } = game;
  const recorder = recordLog(astrarium, newGame({ seed }), { write, hashEvery, hashed });
  const books = bookkeeper();
  const bots = openAccounts(recorder, game.players, books);
  while (recorder.snapshot.now < ticks) {
    for (const bot of bots) {
      if (bot.news.length > 0 || bot.wake <= recorder.snapshot.now) botTurn(bot);
    }
    const { now } = recorder.snapshot;
    const { events } = recorder.advance({
      ticks: nextStop(bots, now, ticks, hashEvery) - now,
      until: ({ name }) => STIRRING.has(name),
    });
    const world = astrarium.read(recorder.snapshot);
    for (const event of events) {
      books.happened(event.name);
      if (!STIRRING.has(event.name)) continue;
      bots[eventEnvelopeAccount(world, event) - 1]?.news.push(event);
    }
    progress?.(recorder.snapshot.now);
  }
  recorder.end();
  // The end is a hash line, too.
  if (hashed !== undefined) hashed(recorder.snapshot);
  return { snapshot: recorder.snapshot, ...books.report() };
}

function openAccounts(
  recorder: LogRecorder<GameSnapshot>,
  players: number,
  { asked }: ReturnType<typeof bookkeeper>,
): BotHand[] {
  const bots: BotHand[] = [];
  for (let n = 1; n <= players; n += 1) {
    const type = 'open_account';
    const args = { name: playerName(n) };
    const { outcome, events } = recorder.execute({ id: `host-${n}`, account: 0, type, args });
    asked(type, outcome, events.length);
    const account = outcome.done ? Number(outcome.answer['account']) : 0;
    const temper = TEMPERS[(n - 1) % TEMPERS.length];
    if (temper !== undefined) bots.push(botHand(recorder, account, temper, asked));
  }
  return bots;
}

/** When somebody next looks around, a hash line is due, or the game ends. */
function nextStop(bots: readonly BotHand[], now: number, ticks: number, hashEvery: number): number {
  let stop = hashEvery > 0 ? Math.min(ticks, now - (now % hashEvery) + hashEvery) : ticks;
  for (const { wake } of bots) if (wake < stop) stop = wake;
  return Math.max(now + 1, stop);
}

function bookkeeper() {
  const asked: Record<string, Asked> = {};
  const happened: Record<string, number> = {};
  let commands = 0;
  let events = 0;
  return {
    asked(type: string, outcome: { readonly done: boolean }, told: number): void {
      const count = (asked[type] ??= { done: 0, refused: 0 });
      count[outcome.done ? 'done' : 'refused'] += 1;
      commands += 1;
      events += told;
    },
    happened(name: string): void {
      happened[name] = (happened[name] ?? 0) + 1;
      events += 1;
    },
    report: () => ({ commands, events, asked, happened }),
  };
}
