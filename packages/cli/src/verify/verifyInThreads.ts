import { Worker } from 'node:worker_threads';
import {
  type LogProblem,
  type LogSegment,
  verifyLogBy,
  type VerifyReport,
} from '@astrarium/core/log';
import { keyframes } from '../files/keyframes.js';
import { fileSize, readText } from '../files/readText.js';
import { UsageError } from '../terminal/usageError.js';
import type { FromVerifyThread, VerifyThreadData } from './verifyThread.js';
import { verifyThreadFile } from './verifyThreadFile.js';

/** How to verify a log in threads. */
interface ThreadOptions {
  /** The number of threads, from 1. */
  readonly jobs: number;
  /** The folder of the log's keyframes. */
  readonly folder: string;
  /** The file of the game; undefined for the space game. */
  readonly file: string | undefined;
  /** The folder of its kept rules, with former versions. */
  readonly rules: string | undefined;
  /** Called with the number of bytes that were verified more. */
  readonly onRead: (bytes: number) => void;
  /** See `verifyLogBy`. */
  readonly onRefused: (problem: LogProblem) => void;
}

/**
 * Verifies a log in several threads, each of which has one world and one line in memory.
 *
 * @throws UsageError when the log or a keyframe cannot be read
 */
export async function verifyInThreads(
  log: string,
  { file, rules, folder, jobs, onRead, onRefused }: ThreadOptions,
): Promise<VerifyReport> {
  const ticks = keyframes(folder).ticks();
  const bytes = fileSize(log);
  // There is at most one segment more than keyframes.
  const count = Math.min(jobs, ticks.length + 1);
  const threads = Array.from({ length: count }, () =>
    verifyThread({ file, rules, folder, log }, onRead),
  );
  try {
    const verifiers = threads.map(({ verify }) => verify);
    return await verifyLogBy(verifiers, readText(log), { bytes, ticks, onRefused });
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
}

/** Starts a thread. It verifies one segment at a time. */
function verifyThread(data: VerifyThreadData, onRead: (bytes: number) => void) {
  // Without the options of this process, some of which a thread refuses.
  const worker = new Worker(verifyThreadFile(), { workerData: data, execArgv: [] });
  let verified: (report: VerifyReport) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure = error;
    failed(error);
  };
  worker.on('message', (message: FromVerifyThread) => {
    if (message.kind === 'read') onRead(message.bytes);
    else if (message.kind === 'verified') verified(message.report);
    else fail(new UsageError(message.message));
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A thread ended with code ${code}.`)));
  const verify = (segment: LogSegment): Promise<VerifyReport> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      [verified, failed] = [resolve, reject];
      worker.postMessage(segment);
    });
  return { verify, end: () => worker.terminate() };
}
