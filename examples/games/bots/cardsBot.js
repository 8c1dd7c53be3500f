// Plays a match of cards: node cardsBot.js http://127.0.0.1:8080 Ada
import { openPlayer } from './player.js';

const [, , url = 'http://127.0.0.1:8080', name = 'Ada'] = process.argv;
const player = await openPlayer(url, name);
for await (const [event, view] of player.follow('/v1/views/table/stream')) {
  if (event === 'view' && view.myTurn) await play(view);
  const { result } = await player.ask('/v1/game');
  if (result === null) continue;
  console.log(result.winners.includes(player.account) ? 'won' : 'lost');
  break;
}

/** Takes a trick with the lowest card that can; leads with the highest, and gives the lowest. */
async function play({ hand, lead }) {
  const ranks = hand.toSorted((a, b) => a - b);
  const rank = lead === null ? ranks.at(-1) : (ranks.find((one) => one > lead) ?? ranks[0]);
  const { code, tick } = await player.ask('/v1/commands/play', { rank });
  console.log(`play ${JSON.stringify({ rank })}: ${code ?? `done at tick ${tick}`}`);
}
