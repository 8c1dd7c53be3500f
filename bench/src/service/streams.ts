import { median } from '../measure/statistics.js';
import { openStreams } from './crowd.js';
import type { Part, Sides } from './sides.js';

/** Streams of an account at once: as many as it may have. */
const STREAMS_EACH = 10;

/** What idle streams take of memory. */
export async function measureIdleStreams({ game, players, port }: Sides): Promise<Part> {
  const before = await game.ask('memory');
  const crowd = await openStreams(port, players, STREAMS_EACH);
  const after = await game.ask('memory');
  crowd.close();
  // Streams may find room that garbage has left: then what is in use tells more.
  const more = Math.max(after.resident - before.resident, after.used - before.used);
  return {
    loads: [],
    figures: { idle_streams: players.length * STREAMS_EACH, idle_mb: more / 1e6 },
  };
}

const LISTENERS = 20;
const STIRS = 50;

/** Frames to the readers of accounts that do something all the time. */
export async function measureFanOut({ game, effort, players, port }: Sides): Promise<Part> {
  const crowd = await openStreams(port, players.slice(0, LISTENERS), STREAMS_EACH);
  const [rates, own]: [number[], number[]] = [[], []];
  for (let round = -1; round < effort.rounds; round += 1) {
    const before = await game.ask('figures');
    const start = performance.now();
    const seen = crowd.frames;
    const told = await game.ask('stir', { of: LISTENERS, times: STIRS });
    const frames = told * STREAMS_EACH;
    await crowd.reach(seen + frames);
    const seconds = (performance.now() - start) / 1000;
    const after = await game.ask('figures');
    if (round < 0) continue;
    rates.push(frames / seconds);
    own.push((frames * 1e6) / (after.cpu_us - before.cpu_us));
  }
  crowd.close();
  return {
    loads: [],
    figures: {
      frames_per_second: median(rates),
      frames_per_second_of_its_own: median(own),
      streams: LISTENERS * STREAMS_EACH,
    },
  };
}
