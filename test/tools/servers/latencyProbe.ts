import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Probed } from './latency.js';

/** The data of the thread that runs this program. */
export interface ProbeOptions {
  readonly requests: readonly Probed[];
  readonly intervalMs: number;
}

const { intervalMs, requests } = workerData as ProbeOptions;
const agent = new Agent({ keepAlive: true });
const measured = requests.map(() => ({ ms: [] as number[], failed: 0 }));

/** Sends a request and measures the time to the end of its answer. */
function send(place: number): Promise<void> {
  const { token, url } = requests[place] as Probed;
  const into = measured[place] as (typeof measured)[number];
  const sentMs = performance.now();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((done) => {
    const ended = (isFailed: boolean): void => {
      into.ms.push(performance.now() - sentMs);
      if (isFailed) into.failed += 1;
      done();
    };
    get(url, { agent, headers }, (response) => {
      response.resume().on('end', () => ended(response.statusCode !== 200));
    }).on('error', () => ended(true));
  });
}

/** The unfinished requests. */
const open = new Set<Promise<void>>();

async function run(): Promise<void> {
  let isEnding = false;
  parentPort?.once('message', () => (isEnding = true));
  // The first requests open connections and are not measured.
  await Promise.all(requests.map((_, place) => send(place)));
  for (const one of measured) Object.assign(one, { ms: [], failed: 0 });
  parentPort?.postMessage('ready');
  for (let dueMs = performance.now(); !isEnding; dueMs += intervalMs) {
    const waitMs = dueMs - performance.now();
    await new Promise((due) => setTimeout(due, Math.max(0, waitMs)));
    for (const place of requests.keys()) {
      const sending = send(place);
      open.add(sending);
      void sending.then(() => open.delete(sending));
    }
  }
  await Promise.all(open);
  parentPort?.postMessage(measured);
  agent.destroy();
}

void run();
