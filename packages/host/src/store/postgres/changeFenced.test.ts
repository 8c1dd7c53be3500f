import { describe, expect, test } from 'vitest';
import { FULL } from '../../../../testkit/test/tier.js';
import {
  changeFenced,
  type FencedChange,
  type FencedGame,
  type FenceRows,
  type SettledGame,
} from './changeFenced.js';
import { type Dice, makeDice } from '../../../../testkit/src/store/storeSteps.js';
import { ConnectionLost } from './postgresConnection.js';
import { StoreFailure } from '../store.js';

/** A change with a value that is unique among all changes. */
interface ModelChange extends FencedChange {
  readonly value: string;
}

/** A commit in the model of a database. */
interface ModelCommit {
  readonly number: number;
  readonly writer: string;
  readonly value: string;
  /** The writer of the game at that time. */
  readonly current: string;
}

/** A mistake of the database, to see that the test finds it. */
type ModelFault = 'compares the numbers only' | 'ignores the fence' | 'settles without waiting';

/**
 * A model of a database with one game, which several processes write; everything random follows
 * from the dice.
 */
function fenceModel(dice: Dice, fault?: ModelFault) {
  const { run, step } = schedule(dice);
  const table = modelTable(step);
  const { connections, lock, log, row, unlock } = table;
  let taken = 0;
  return {
    log,
    run,
    /** Takes the lease, as if the former one had ended by any clock. */
    async take() {
      const self = {};
      await step();
      await lock(self);
      row.fence += 1;
      taken += 1;
      row.writer = `writer ${taken}`;
      unlock(self);
      return { ...row };
    },
    /**
     * Notes the database at a random moment, and later restores it to that. All connections are
     * lost then, and what they were asked for is not carried out any more.
     */
    async restore(onRestored: () => void) {
      for (let steps = dice(60); steps > 0; steps--) await step();
      const saved = { row: { ...row }, length: log.length };
      for (let steps = dice(120); steps > 0; steps--) await step();
      for (const end of connections) end();
      connections.clear();
      Object.assign(row, saved.row);
      log.length = saved.length;
      onRestored();
    },
    /** The game as a process sees it. */
    game(): FencedGame<ModelChange> {
      const connect = () => connection(table, dice, step, fault);
      let open = connect();
      return {
        place: 'the model',
        async connect() {
          await step();
          if (open.isLost()) open = connect();
          return open.rows;
        },
        async mayRetry(attempt) {
          await step();
          return attempt < 8;
        },
      };
    },
  };
}

/** The rows of the game, and the lock on them. */
function modelTable(step: Step) {
  const log: ModelCommit[] = [];
  const row = { fence: 0, writer: '', commits: 0 };
  /** The connection that has the row locked. */
  let locked: object | undefined;
  return {
    log,
    row,
    /** Ends each open connection at once. */
    connections: new Set<() => void>(),
    isLockedBy: (by: object): boolean => locked === by,
    async lock(by: object): Promise<void> {
      while (locked !== undefined && locked !== by) await step();
      locked = by;
    },
    unlock(by: object): void {
      if (locked === by) locked = undefined;
    },
  };
}

/** A connection that may be cut before and after each statement. */
function connection(
  table: ReturnType<typeof modelTable>,
  dice: Dice,
  step: Step,
  fault: ModelFault | undefined,
): { readonly isLost: () => boolean; readonly rows: FenceRows<ModelChange> } {
  const self = {};
  let isLost = false;
  let isEnded = false;
  let last: Promise<unknown> = Promise.resolve();
  table.connections.add(() => {
    isLost = isEnded = true;
    table.unlock(self);
  });
  const lose = (): void => {
    isLost = true;
    // The server carries out what it has received, and notices the loss some time later.
    void last.finally(async () => {
      for (let steps = dice(10); steps > 0; steps--) await step();
      table.unlock(self);
    });
  };
  const call = async <T>(serve: () => Promise<T>): Promise<T> => {
    await step();
    const fate = isLost ? 0 : dice(16);
    if (fate > 0) {
      const served = step().then(serve);
      last = served.catch(() => undefined);
      if (fate > 1) {
        const result = await served;
        await step();
        if (!isLost && dice(16) > 0) return result;
      }
    }
    if (!isLost) lose();
    throw new ConnectionLost('cut');
  };
  /** Ends a transaction that waits for its process for too long. */
  const endIdle = async (): Promise<void> => {
    for (let steps = 20 + dice(20); steps > 0 && table.isLockedBy(self); steps--) await step();
    if (table.isLockedBy(self)) lose();
    table.unlock(self);
  };
  const session = { self, isEnded: () => isEnded, onBegun: () => void endIdle() };
  const { begin, finish, settle } = statements(table, session, fault);
  return {
    isLost: () => isLost,
    rows: {
      begin: (change) => call(() => begin(change)),
      finish: (change) => call(() => finish(change)),
      settle: (commit) => call(() => settle(commit)),
    },
  };
}

/** What the server does for a session. */
function statements(
  { lock, log, isLockedBy, row, unlock }: ReturnType<typeof modelTable>,
  session: { readonly self: object; isEnded(): boolean; onBegun(): void },
  fault: ModelFault | undefined,
): FenceRows<ModelChange> {
  const { self } = session;
  /** Locks the game, unless the server has ended. */
  const lockOpen = async (): Promise<void> => {
    await lock(self);
    if (!session.isEnded()) return;
    unlock(self);
    throw new ConnectionLost('ended');
  };
  return {
    async begin({ commit = 0, fence, writer }) {
      await lockOpen();
      const isSame =
        fault === 'compares the numbers only' ? row.fence === fence : row.writer === writer;
      const isOwn = isSame || fault === 'ignores the fence';
      const isNext = isOwn && row.commits === commit - 1;
      if (isNext) session.onBegun();
      else unlock(self);
      return isNext;
    },
    async finish({ commit = 0, value, writer }) {
      // The server has ended a transaction that was idle for too long.
      if (!isLockedBy(self)) throw new ConnectionLost('idle');
      log.push({ number: commit, writer, value, current: row.writer });
      row.commits = commit;
      unlock(self);
    },
    async settle(commit): Promise<SettledGame> {
      if (fault !== 'settles without waiting') await lockOpen();
      const by = log.find(({ number }) => number === commit)?.writer;
      unlock(self);
      return { ...row, holder: 'another process', by };
    },
  };
}

type Step = () => Promise<void>;

/** Steps of several processes, carried out one at a time in random order. */
function schedule(dice: Dice) {
  const waiting: (() => void)[] = [];
  return {
    step: (): Promise<void> => new Promise((resolve) => void waiting.push(resolve)),
    async run(processes: readonly Promise<void>[]): Promise<void> {
      let isRunning = true;
      const ended = Promise.all(processes).finally(() => (isRunning = false));
      ended.catch(() => undefined);
      while (isRunning) {
        // What follows from the last step, up to the next one.
        for (let turn = 0; turn < 12; turn++) await undefined;
        // One process is often slower than the others.
        const at = Math.min(dice(waiting.length + 1), dice(waiting.length + 1));
        waiting.splice(at, 1)[0]?.();
      }
      await ended;
    },
  };
}

/** What the processes were told about their values. */
interface Told {
  readonly written: string[];
  /** Refused: nothing was written. */
  readonly refused: string[];
  readonly unknown: string[];
}

/** A process that takes the game three times, and writes until another one has taken it. */
async function writer(
  model: ReturnType<typeof fenceModel>,
  name: string,
  told: Told,
): Promise<void> {
  for (let life = 0; life < 3; life++) {
    const game = model.game();
    const { commits, fence, writer: self } = await model.take();
    let last = commits;
    for (let count = 0; count < 3; count++) {
      const value = `${name}${life}${count}`;
      try {
        await changeFenced(game, { fence, writer: self, commit: last + 1, value });
        told.written.push(value);
        last += 1;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        const { reason } = error;
        (reason === 'failed' ? told.unknown : told.refused).push(value);
        if (reason !== 'locked') break;
      }
    }
  }
}

interface Disturbance {
  readonly fault?: ModelFault;
  /** It is restored to an earlier moment while the processes write. */
  readonly isRestored?: boolean;
}

/** What is wrong after the processes of a seed have written; '' when nothing is. */
async function faultOf(seed: number, { fault, isRestored }: Disturbance): Promise<string> {
  const model = fenceModel(makeDice(seed), fault);
  const told: Told = { written: [], refused: [], unknown: [] };
  const running = ['a', 'b'].map((name) => writer(model, name, told));
  // What was written before that may be lost.
  if (isRestored === true) running.push(model.restore(() => void told.written.splice(0)));
  await model.run(running);
  const { log } = model;
  const values = log.map(({ value }) => value);
  if (log.some(({ number }, index) => number !== index + 1)) return 'the numbers have gaps';
  if (new Set(values).size < values.length) return 'a value was written twice';
  if (log.some(({ current, writer: by }) => by !== current)) return 'a former writer has written';
  if (told.written.some((value) => !values.includes(value))) return 'a written value is missing';
  if (told.refused.some((value) => values.includes(value))) return 'a refused value was written';
  return '';
}

async function firstFault(seeds: number, disturbance: Disturbance): Promise<string> {
  for (let seed = 0; seed < seeds; seed++) {
    const found = await faultOf(seed, disturbance);
    if (found !== '') return `seed ${seed}: ${found}`;
  }
  return '';
}

describe('two writers with lost connections', () => {
  test.each([
    ['write each acknowledged commit once, and nothing after they were taken over', false],
    ['do so, too, when the database is restored to an earlier moment', true],
  ])('%s', async (_title, isRestored) => {
    expect(await firstFault(FULL ? 200_000 : 1_500, { isRestored })).toBe('');
  });

  test.each<ModelFault>([
    'compares the numbers only',
    'ignores the fence',
    'settles without waiting',
  ])('are found to fail with a database that %s', async (fault) => {
    const isRestored = fault === 'compares the numbers only';
    expect(await firstFault(10_000, { fault, isRestored })).not.toBe('');
  });
});
