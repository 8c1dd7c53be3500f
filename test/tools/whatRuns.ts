import { Session } from 'node:inspector';
import { setImmediate } from 'node:timers/promises';
import { memoryStore, openHost } from '@astrarium/host';
import cards from '../../examples/games/src/cardsGame.js';
import { PATIENT } from '../../packages/http/test/httpTester.js';
import { jsonCall } from '../service/jsonCall.js';
import { servedGame } from '../service/servedGame.js';
import { EPOCH_MS, testServer } from '../service/testHost.js';

/** The names of the functions that ran, by the source that has them. */
export type Ran = ReadonlyMap<string, readonly string[]>;

/** A call is done so many times before it is measured. */
const WARM = 8;

/** The module that Node runs instead of a source (`nativeSources.ts`). */
const MODULE = /\/packages\/([\w/]+)\/node_modules\/\.cache\/astrarium\/(.*)\.mjs$/;

/** The functions of our packages that ran since they were counted last. */
function takeRan(session: Session): Ran {
  const ran = new Map<string, string[]>();
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { functions, url } of result) {
      const [, name, path] = MODULE.exec(url) ?? [];
      const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
      if (called.length === 0 || name === undefined) continue;
      const names = called.map(({ functionName }) => functionName || '(no name)');
      ran.set(`packages/${name}/${path}.ts`, names);
    }
  });
  return ran;
}

/** Measures what runs for a call, under a name. */
type Measure = (what: string, run: () => Promise<unknown>) => Promise<void>;

/**
 * What runs in our packages for some calls, by their names: each with a store in memory, warm, and
 * until its answer or its events have arrived over HTTP.
 */
export async function whatRuns(): Promise<ReadonlyMap<string, Ran>> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const found = new Map<string, Ran>();
  const measure: Measure = async (what, run) => {
    await setImmediate();
    takeRan(session);
    await run();
    await setImmediate();
    found.set(what, takeRan(session));
  };
  try {
    await spaceCalls(measure);
    await cardCalls(measure);
  } finally {
    session.disconnect();
  }
  return found;
}

/** The number of files and of functions that ran, by package and by call: a table of Markdown. */
export function runsTable(found: ReadonlyMap<string, Ran>): string {
  const packageOf = (path: string): string => path.split('/')[1] ?? '';
  const names = new Set([...found.values()].flatMap((ran) => [...ran.keys()].map(packageOf)));
  const counts = (isCounted: (path: string) => boolean): string[] =>
    [...found.values()].map((ran) => {
      const counted = [...ran].filter(([path]) => isCounted(path));
      return `${counted.length} and ${counted.flatMap(([, functions]) => functions).length}`;
    });
  const rows = [...names]
    .sort()
    .map((name) => [name, ...counts((path) => packageOf(path) === name)]);
  const head = [
    ['files and functions', ...found.keys()],
    ['---', ...[...found].map(() => '---')],
  ];
  return [...head, ...rows, ['all', ...counts(() => true)]]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** Each source that ran for a call, with its functions. */
export const runsList = (ran: Ran): string =>
  [...ran]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, functions]) => `${path}: ${functions.join(', ')}`)
    .join('\n');

/** Measures calls and a tick of the space game. */
async function spaceCalls(measure: Measure): Promise<void> {
  const game = await servedGame();
  const ada = await game.play('Ada');
  const path = (type: string): string => `/v1/devices/${ada.codes[type]}`;
  const order = (type: string, body: object) => game.ask(ada, 'POST', path(type), body);
  const read = () => game.ask(ada, 'GET', path('mining_drone'));
  const mine = () => order('mining_drone', { command: 'start_mining', resource: 'carbon' });
  try {
    for (let n = 0; n < WARM; n += 1) {
      await mine();
      await order('mining_drone', { command: 'deactivate' });
      await game.host.advance(1);
      await read();
    }
    // Of a new tick, so that no answer is kept.
    await game.host.advance(1);
    await measure('GET device', read);
    await measure('POST start_mining', mine);

    const print = { command: 'enqueue_print', device_type: 'survey_drone', quantity: 4 };
    await order('autofactory', print);
    const stream = await openStream(`${game.url}/v1/events/stream`, ada.token);
    const dueTick = async (): Promise<number> => {
      const started = await game.events(ada, 'print.started');
      return (started.at(-1) as { payload: { completes_tick: number } }).payload.completes_tick;
    };
    for (let n = 0; n < 2; n += 1) await game.host.advance((await dueTick()) - game.host.tick);
    await stream.until('event: print.started', 2);
    await game.host.advance((await dueTick()) - 1 - game.host.tick);
    await measure('a tick with a due print', async () => {
      await game.host.advance(1);
      await stream.until('event: print.started', 3);
    });
    stream.close();
  } finally {
    await game.close();
  }
}

/** A stream of events. */
async function openStream(url: string, token: string) {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(url, { headers, signal: stop.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** Reads until a part of the text has come so many times. */
    async until(part: string, times: number): Promise<void> {
      while (text.split(part).length <= times) {
        const { value } = (await reader?.read()) ?? {};
        if (value === undefined) throw new Error(`The stream ended: ${text}`);
        text += value;
      }
    },
    close: () => stop.abort(),
  };
}

/** Measures a move of the game of cards. */
async function cardCalls(measure: Measure): Promise<void> {
  const host = await openHost({
    game: cards,
    store: memoryStore(),
    ticksPerSecond: 0,
    seed: 5,
    nowMs: () => EPOCH_MS,
    defer: (act) => void setTimeout(act),
    version: 'test',
    linkOf: (secret) => secret,
  });
  const { close, url } = await testServer(host, { timeLimits: PATIENT });
  const call = async (token: string, method: string, path: string, body?: object) => {
    const answer = await jsonCall(url, token, method, path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  try {
    const players: string[] = [];
    for (const name of ['Ada', 'Bob']) {
      const { token } = await call('', 'POST', '/v1/accounts', { name, join: {} });
      players.push(String(token));
    }
    for (let n = 0; n <= WARM; n += 1) {
      for (const token of players) {
        const { hand, myTurn } = await call(token, 'GET', '/v1/views/table');
        if (myTurn !== true) continue;
        const [rank] = hand as readonly number[];
        const play = () => call(token, 'POST', '/v1/commands/play', { rank });
        await (n < WARM ? play() : measure('POST play', play));
        break;
      }
    }
  } finally {
    await close();
    await host.close();
  }
}
