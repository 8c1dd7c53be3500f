import { astrarium, eventEnvelopeAccount, type GameSnapshot, newGame } from '@astrarium/space';
import { type LogRecorder, recordLog } from '@astrarium/core/log';
import { BOT_PERSONALITIES, type BotClient, botClient } from './botClient.js';
import { BOT_TURN_EVENTS, botTurn } from './botTurn.js';

/** The options of a game of bots. */
export interface BotGameOptions {
  readonly seed: number;
  readonly players: number;
  /** The length of the game. */
  readonly ticks: number;
  /** Ticks between two lines of the log that contain a hash; 0 for one hash, at the end. */
  readonly hashEvery: number;
  /** Called with each piece of the log. */
  readonly write: (text: string) => void;
  /** Called with the snapshot of each line with a hash, for example to store a keyframe. */
  readonly hashed?: ((snapshot: GameSnapshot) => void) | undefined;
  /** Called with the current tick from time to time. */
  readonly progress?: ((tick: number) => void) | undefined;
}

/** How often a command was done and refused. */
export interface CommandCount {
  done: number;
  refused: number;
}

/** The result of a game of bots. */
export interface BotGameResult {
  readonly snapshot: GameSnapshot;
  readonly commands: number;
  readonly events: number;
  readonly commandCounts: Readonly<Record<string, CommandCount>>;
  readonly eventCounts: Readonly<Record<string, number>>;
}

/** Plays a game of bots from its first tick and writes its log. */
export function playGame(options: BotGameOptions): BotGameResult {
  const { seed, ticks, hashEvery, write, hashed, progress } = options;
  const recorder = recordLog(astrarium, newGame({ seed }), { write, hashEvery, hashed });
  const counts = gameCounts();
  const bots = openAccounts(recorder, options.players, counts);
  while (recorder.snapshot.now < ticks) {
    for (const bot of bots) {
      if (bot.newEvents.length > 0 || bot.nextTurnAt <= recorder.snapshot.now) botTurn(bot);
    }
    const { now } = recorder.snapshot;
    const { events } = recorder.advance({
      ticks: nextStop(bots, now, ticks, hashEvery) - now,
      until: ({ name }) => BOT_TURN_EVENTS.has(name),
    });
    const world = astrarium.read(recorder.snapshot);
    for (const event of events) {
      counts.onEvent(event.name);
      if (!BOT_TURN_EVENTS.has(event.name)) continue;
      // Accounts are numbered from 1, in the order of the bots.
      bots[eventEnvelopeAccount(world, event) - 1]?.newEvents.push(event);
    }
    progress?.(recorder.snapshot.now);
  }
  recorder.end();
  // The end of the log contains a hash too.
  if (hashed !== undefined) hashed(recorder.snapshot);
  return { snapshot: recorder.snapshot, ...counts.report() };
}

function openAccounts(
  recorder: LogRecorder<GameSnapshot>,
  players: number,
  { onCommand }: ReturnType<typeof gameCounts>,
): BotClient[] {
  const bots: BotClient[] = [];
  for (let n = 1; n <= players; n += 1) {
    const type = 'open_account';
    const args = { name: playerName(n) };
    const { outcome, events } = recorder.execute({ id: `open-${n}`, account: 0, type, args });
    onCommand(type, outcome, events.length);
    const account = outcome.done ? Number(outcome.answer['account']) : 0;
    const personality = BOT_PERSONALITIES[(n - 1) % BOT_PERSONALITIES.length];
    if (personality !== undefined) bots.push(botClient(recorder, account, personality, onCommand));
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
  let stop = hashEvery > 0 ? Math.min(ticks, now - (now % hashEvery) + hashEvery) : ticks;
  for (const { nextTurnAt } of bots) if (nextTurnAt < stop) stop = nextTurnAt;
  return Math.max(now + 1, stop);
}

function gameCounts() {
  const commandCounts: Record<string, CommandCount> = {};
  const eventCounts: Record<string, number> = {};
  let commands = 0;
  let events = 0;
  return {
    onCommand(type: string, outcome: { readonly done: boolean }, emitted: number): void {
      const count = (commandCounts[type] ??= { done: 0, refused: 0 });
      count[outcome.done ? 'done' : 'refused'] += 1;
      commands += 1;
      events += emitted;
    },
    onEvent(name: string): void {
      eventCounts[name] = (eventCounts[name] ?? 0) + 1;
      events += 1;
    },
    report: () => ({ commands, events, commandCounts, eventCounts }),
  };
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
  const round = Math.floor((n - 1) / NAMES.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
