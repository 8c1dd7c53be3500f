import { median } from '../measure/statistics.js';
import { openStreams } from './clients.js';
import type { Measured, Peers } from './peers.js';

/** Concurrent streams of an account: the maximum that is allowed. */
const STREAMS_EACH = 10;

/** Measures the memory of idle streams. */
export async function measureIdleStreams({ game, players, port }: Peers): Promise<Measured> {
  const before = await game.call('memory');
  const streams = await openStreams(port, players, STREAMS_EACH);
  const after = await game.call('memory');
  streams.close();
  // New streams may reuse memory of collected garbage; then `used` grows more than `resident`.
  const more = Math.max(after.resident - before.resident, after.used - before.used);
  return {
    loads: [],
    figures: { idle_streams: players.length * STREAMS_EACH, idle_mb: more / 1e6 },
  };
}

const STREAMED_ACCOUNTS = 20;
const CHANGES_EACH = 50;

/** Measures frames per second to the streams of accounts that change all the time. */
export async function measureFanOut({ game, effort, players, port }: Peers): Promise<Measured> {
  const streams = await openStreams(port, players.slice(0, STREAMED_ACCOUNTS), STREAMS_EACH);
  const [rates, own]: [number[], number[]] = [[], []];
  for (let round = -1; round < effort.rounds; round += 1) {
    const before = await game.call('figures');
    const start = performance.now();
    const received = streams.frames;
    const events = await game.call('makeEvents', {
      accounts: STREAMED_ACCOUNTS,
      times: CHANGES_EACH,
    });
    const frames = events * STREAMS_EACH;
    await streams.reach(received + frames);
    const seconds = (performance.now() - start) / 1000;
    const after = await game.call('figures');
    if (round < 0) continue;
    rates.push(frames / seconds);
    own.push((frames * 1e6) / (after.cpu_us - before.cpu_us));
  }
  streams.close();
  return {
    loads: [],
    figures: {
      frames_per_second: median(rates),
      frames_per_second_of_its_own: median(own),
      streams: STREAMED_ACCOUNTS * STREAMS_EACH,
    },
  };
}
