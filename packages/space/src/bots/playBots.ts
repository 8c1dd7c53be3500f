import { floorDiv, max, min } from '@astrarium/core';
import { astrarium, eventEnvelopeAccount } from '@astrarium/space';
import { BOT_PERSONALITIES, type BotClient, botClient, type BotGame } from './botClient.js';
import { BOT_TURN_EVENTS, botTurn } from './botTurn.js';

/** The options of a game of bots. */
interface BotGameOptions {
  readonly players: number;
  /** The length of the game. */
  readonly ticks: number;
  /** Ticks between two lines of the log that contain a hash; 0 for one hash, at the end. */
  readonly hashEvery: number;
}

/** Lets bots open accounts in a new game and play it. */
export function playBots(game: BotGame, { players, ticks, hashEvery }: BotGameOptions): void {
  const bots = openAccounts(game, players);
  while (game.snapshot.now < ticks) {
    for (const bot of bots) {
      if (bot.newEvents.length > 0 || bot.nextTurnAt <= game.snapshot.now) botTurn(bot);
    }
    const { now } = game.snapshot;
    const { events } = game.advance({
      ticks: nextStop(bots, now, ticks, hashEvery) - now,
      until: ({ name }) => BOT_TURN_EVENTS.has(name),
    });
    const world = astrarium.read(game.snapshot);
    for (const event of events) {
      if (!BOT_TURN_EVENTS.has(event.name)) continue;
      // Accounts are numbered from 1, in the order of the bots.
      bots[eventEnvelopeAccount(world, event) - 1]?.newEvents.push(event);
    }
  }
}

function openAccounts(game: BotGame, players: number): BotClient[] {
  const bots: BotClient[] = [];
  for (let n = 1; n <= players; n += 1) {
    const args = { name: playerName(n) };
    const opening = { id: `open-${n}`, account: 0, type: 'open_account', args };
    const { outcome } = game.execute(opening);
    const account = outcome.done ? Number(outcome.answer['account']) : 0;
    const personality = BOT_PERSONALITIES[(n - 1) % BOT_PERSONALITIES.length];
    if (personality !== undefined) bots.push(botClient(game, account, personality));
  }
  return bots;
}

/** The tick of the next turn of a bot or of the next hash line, or the end of the game. */
function nextStop(
  bots: readonly BotClient[],
  now: number,
  ticks: number,
  hashEvery: number,
): number {
  let stop = hashEvery > 0 ? min(ticks, now - (now % hashEvery) + hashEvery) : ticks;
  for (const { nextTurnAt } of bots) if (nextTurnAt < stop) stop = nextTurnAt;
  return max(now + 1, stop);
}

/** The names of players, given in turn; from the second round on, with a number. */
const NAMES = [
  'Ada Finch',
  'Bram Okoro',
  'Cleo Marsh',
  'Dev Ramanan',
  'Esme Thorne',
  'Femi Adler',
  'Greta Sol',
  'Hiro Vance',
  'Ines Duarte',
  'Jonas Quill',
  'Kira Lindt',
  'Luca Ferro',
] as const;

/** The name of the n-th player, from 1. */
function playerName(n: number): string {
  const name = NAMES[(n - 1) % NAMES.length] ?? 'Nobody';
  const round = floorDiv(n - 1, NAMES.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
