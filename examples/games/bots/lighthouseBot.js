// Keeps a lamp lit, and rows for oil: node lighthouseBot.js http://127.0.0.1:8080 Ada
import { openPlayer } from './player.js';

/** In microlitres. */
const TANK = 10_000_000;
const BOATLOAD = 5_000_000;

const [, , url = 'http://127.0.0.1:8080', name = 'Ada'] = process.argv;
const keeper = await openPlayer(url, name, { name });
// Sleeps until something happens. The first event is the position of the stream.
for await (const [event] of keeper.follow('/v1/events/stream')) {
  const { lit, lost, oil, saved } = await keeper.ask('/v1/views/lamp');
  console.log(`${event}: lamp ${lit ? 'lit' : 'dark'}, ${saved} saved, ${lost} lost`);
  if (!lit) await give('light');
  if (oil <= TANK - BOATLOAD) await give('row');
}

async function give(command) {
  const { code, tick } = await keeper.ask(`/v1/commands/${command}`, {});
  console.log(`${command} {}: ${code ?? `done at tick ${tick}`}`);
}
