import { parentPort, workerData } from 'node:worker_threads';
import { type LogSegment, readLog, verifyLog, type VerifyReport } from '@astrarium/core/log';
import { keyframes } from '../files/keyframes.js';
import { readText } from '../files/readText.js';
import { shownGame } from '../service/shownGame.js';
import { UsageError } from '../terminal/usageError.js';

/** What a thread is started with: a log, the folder of its keyframes, and its game. */
export interface VerifyThreadData {
  readonly log: string;
  readonly folder: string;
  readonly file: string | undefined;
  readonly rules: string | undefined;
}

/** News of a segment: how many bytes more were read; then its report, or why there is none. */
export type FromVerifyThread =
  | { readonly kind: 'read'; readonly bytes: number }
  | { readonly kind: 'verified'; readonly report: VerifyReport }
  | { readonly kind: 'unreadable'; readonly message: string };

const port = parentPort;
if (port !== null) {
  const { file, folder, log, rules } = workerData as VerifyThreadData;
  const loading = shownGame(file, rules);
  const frames = keyframes(folder);
  const post = (message: FromVerifyThread): void => port.postMessage(message);
  port.on('message', async (segment: LogSegment) => {
    let before = 0;
    const onRead = (bytes: number): void => {
      post({ kind: 'read', bytes: bytes - before });
      before = bytes;
    };
    const { simulation, upgrades } = (await loading).game;
    const options = { segment, keyframes: frames.read, upgrades };
    try {
      const text = readText(log, onRead, segment.start?.offset);
      post({ kind: 'verified', report: await readLog(text, verifyLog(simulation, options)) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      post({ kind: 'unreadable', message: error.message });
    }
  });
}
