import { describe, expect, test } from 'vitest';
import { speedOfMinute, theatreState } from './theatreState.js';
import type { LogHeader, PassProgress, PassReport, LogWorld } from '../theatreMessage.js';
import type { TheatreMessage, TheatreRequest } from '../theatreMessage.js';

/** A worker that answers nothing: a test sends its messages and events. */
class SilentWorker extends EventTarget {
  readonly asked: TheatreRequest[] = [];
  isTerminated = false;

  postMessage(request: TheatreRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(message: TheatreMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  answer(kind: TheatreRequest['kind'], answer: object): void {
    const { id } = this.asked.findLast((request) => request.kind === kind) as TheatreRequest;
    this.send({ kind: 'answer', id, answer: answer as never });
  }
}

function silentTheatre() {
  const workers: SilentWorker[] = [];
  const theatre = theatreState(() => {
    const worker = new SilentWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { theatre, worker: workers[0] as SilentWorker, workers };
}

/** Lets everything happen that needs no further message. */
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

const header: LogHeader = {
  game: 'x',
  version: 1,
  end: 9,
  digest: '',
  tickMs: 1000,
  tables: [],
  commandTypes: [],
};
const progress = { tick: 9 } as PassProgress;
const verified = { progress, report: { ticks: 9 } } as PassReport;
const worldAt = (tick: number): LogWorld =>
  ({ tick, tables: [] as LogWorld['tables'] }) as LogWorld;

async function openTheatre() {
  const { theatre, worker } = silentTheatre();
  const opening = theatre.open('a', new Blob(['1']), 'first');
  worker.answer('open', header);
  await opening;
  worker.send({ kind: 'progress', side: 'a', progress });
  return { theatre, worker, a: theatre.sides.a };
}

describe('a worker that fails', () => {
  test('fails the questions when it cannot be loaded, and is started again', async () => {
    const { theatre, worker, workers } = silentTheatre();
    const opening = theatre.open('a', new Blob(['1']), 'first');
    worker.dispatchEvent(new Event('error'));
    await expect(opening).rejects.toThrow('cannot be loaded');
    expect(theatre.fault.value).toContain('cannot be loaded');
    expect(worker.isTerminated).toBe(true);
    const again = theatre.open('a', new Blob(['1']), 'first');
    workers[1]?.answer('open', header);
    await again;
    expect(theatre.sides.a.header.value).toBe(header);
    expect(theatre.fault.value).toBe('');
  });

  test('fails the waiting questions at an error, and goes on', async () => {
    const { a, theatre, worker } = await openTheatre();
    const comparing = theatre.compare();
    worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    await expect(comparing).rejects.toThrow('out of memory');
    expect(theatre.fault.value).toBe('out of memory');
    theatre.goTo(5);
    await settle();
    worker.answer('seek', worldAt(5));
    await settle();
    expect(a.world.value).toEqual(worldAt(5));
    expect(worker.isTerminated).toBe(false);
  });

  test('fails the waiting questions when an answer cannot be read', async () => {
    const { theatre, worker } = await openTheatre();
    const comparing = theatre.compare();
    worker.dispatchEvent(new Event('messageerror'));
    await expect(comparing).rejects.toThrow('cannot read an answer');
  });
});

describe('another log on the same side', () => {
  test('gets no news of the log before', async () => {
    const { a, theatre, worker } = await openTheatre();
    const opening = theatre.open('a', new Blob(['2']), 'second');
    worker.send({ kind: 'verified', side: 'a', report: verified });
    expect(a.report.value).toBeUndefined();
    expect(a.progress.value).toBeUndefined();
    worker.answer('open', { ...header, version: 2 });
    await opening;
    worker.send({ kind: 'verified', side: 'a', report: verified });
    expect(a.report.value).toBe(verified.report);
  });

  test('does not show the world of the log before', async () => {
    const { a, theatre, worker } = await openTheatre();
    await settle();
    void theatre.open('a', new Blob(['2']), 'second');
    worker.answer('seek', worldAt(0));
    await settle();
    expect(a.world.value).toBeUndefined();
  });

  test('has its own header when both are opened at once', async () => {
    const { a, theatre, worker } = await openTheatre();
    const second = theatre.open('a', new Blob(['2']), 'second');
    const [, { id }] = worker.asked.filter(({ kind }) => kind === 'open') as [
      unknown,
      TheatreRequest,
    ];
    const third = theatre.open('a', new Blob(['3']), 'third');
    worker.send({ kind: 'answer', id, answer: { ...header, version: 2 } });
    await second;
    expect(a.header.value).toBeUndefined();
    worker.answer('open', { ...header, version: 3 });
    await third;
    expect(a.header.value?.version).toBe(3);
  });

  test('takes no comparison of the log before', async () => {
    const { theatre, worker } = await openTheatre();
    const comparing = theatre.compare();
    void theatre.open('a', new Blob(['2']), 'second');
    worker.answer('compare', { result: 'equal' });
    await comparing;
    expect(theatre.comparison.value).toBeUndefined();
  });
});

test('a whole game is played in about a minute', () => {
  expect([5, 100, 8000, 40_000, 604_800, 1e7].map(speedOfMinute)).toEqual([
    1, 2, 130, 670, 10_000, 170_000,
  ]);
});

test('the tick of an address is shown as soon as it is replayed', async () => {
  const { theatre, worker } = silentTheatre();
  const opening = theatre.open('a', new Blob(['1']), 'first');
  worker.answer('open', header);
  await opening;
  theatre.awaitTick(7);
  worker.send({ kind: 'progress', side: 'a', progress: { ...progress, tick: 5 } });
  await settle();
  worker.answer('seek', worldAt(0));
  await settle();
  expect(theatre.awaited.value).toBe(7);
  worker.send({ kind: 'progress', side: 'a', progress });
  await settle();
  expect(worker.asked.at(-1)).toMatchObject({ kind: 'seek', tick: 7 });
  expect(theatre.awaited.value).toBeUndefined();
});

test('the largest table is shown until another one is chosen', async () => {
  const { a, theatre, worker } = await openTheatre();
  const tables = (rows: number) => [
    { name: 'x', rows: 5, hash: '', changed: 0 },
    { name: 'y', rows, hash: '', changed: 0 },
  ];
  const show = async (tick: number, rows: number): Promise<void> => {
    theatre.goTo(tick);
    await settle();
    worker.answer('seek', { ...worldAt(tick), tables: tables(rows) });
    await settle();
    expect(a.world.value?.tick).toBe(tick);
  };
  await settle();
  worker.answer('seek', worldAt(0));
  await settle();
  await show(1, 3);
  expect(theatre.table.value).toBe('x');
  await show(2, 9);
  expect(theatre.table.value).toBe('y');
  theatre.table.value = 'x';
  await show(3, 10);
  expect(theatre.table.value).toBe('x');
});

test('a tick that was wished during a seek that fails is shown', async () => {
  const { a, theatre, worker } = await openTheatre();
  await settle();
  theatre.goTo(5);
  const { id } = worker.asked.at(-1) as TheatreRequest;
  worker.send({ kind: 'fault', id, message: 'No tick is replayed yet.' });
  await settle();
  worker.answer('seek', worldAt(5));
  await settle();
  expect(a.world.value).toEqual(worldAt(5));
});
