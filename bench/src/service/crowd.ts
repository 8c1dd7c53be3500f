import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { requestBytes } from './keepAlive.js';
import type { Player } from './livelyWorld.js';

/** Readers of event streams: they count frames and throw them away. */
export interface Crowd {
  /** How many frames have come. */
  readonly frames: number;
  /** Fulfilled when so many frames have come in all. */
  reach(frames: number): Promise<void>;
  close(): void;
}

const DATA = Buffer.from('\ndata: ');

/** Opens so many streams of each account; fulfilled when all of them have begun. */
export async function openStreams(
  port: number,
  players: readonly Player[],
  each: number,
): Promise<Crowd> {
  const sockets: Socket[] = [];
  let frames = 0;
  let goal = Infinity;
  let reached: () => void = () => undefined;
  for (const { token } of players) {
    for (let n = 0; n < each; n += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.write(requestBytes('GET', '/v1/events/stream', token));
      await begun(socket);
      let rest = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        const text = Buffer.concat([rest, chunk]);
        for (let at = text.indexOf(DATA); at >= 0; at = text.indexOf(DATA, at + 1)) frames += 1;
        // What a frame begins with may be cut in two.
        rest = text.subarray(1 - DATA.length);
        if (frames >= goal) reached();
      });
    }
  }
  return {
    get frames() {
      return frames;
    },
    reach: (wanted) =>
      new Promise((done) => {
        goal = wanted;
        reached = done;
        if (frames >= goal) done();
      }),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Waits for a stream's first frame, which tells where it stands. */
async function begun(socket: Socket): Promise<void> {
  let text = '';
  while (!text.includes('stream.position')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString('latin1');
    if (/^HTTP\/1.1 [^2]/.test(text)) throw new Error(text);
  }
}
