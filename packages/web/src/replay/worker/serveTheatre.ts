import { bisectLogs } from '@astrarium/core/log';
import { presentWorld, type TheatreGame } from '../theatreGame.js';
import type {
  Side,
  TheatreAnswers,
  TheatreMessage,
  TheatreQuestion,
  TheatreRequest,
} from '../theatreMessage.js';
import { endOfTick, forkLogFrom } from './forkLogFrom.js';
import { logPieces } from './logPieces.js';
import { type OpenedLog, openLog } from './openedLog.js';
import { tableRows } from './shownTables.js';

export type { TheatreGame } from '../theatreGame.js';

/** Where the messages of the page arrive: the global scope of a worker, or a message port. */
export interface TheatrePort {
  postMessage(message: TheatreMessage): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: TheatreRequest }) => void,
  ): void;
}

type Answer = TheatreAnswers[keyof TheatreAnswers];

type OpenLogs = Partial<Record<Side, OpenedLog>>;

/** Shows logs of a game to a page. In a worker: `serveTheatre({ simulation })`. */
export function serveTheatre(
  game: TheatreGame,
  port: TheatrePort = globalThis as unknown as TheatrePort,
): void {
  const logs: OpenLogs = {};
  const post = (message: TheatreMessage): void => port.postMessage(message);

  const verify = async (side: Side, opened: OpenedLog): Promise<void> => {
    const isShown = (): boolean => logs[side] === opened;
    try {
      const report = await opened.verify((progress) => {
        if (isShown()) post({ kind: 'progress', side, progress });
      });
      if (isShown()) post({ kind: 'verified', side, report });
    } catch (error) {
      if (isShown()) post({ kind: 'fault', id: 0, message: (error as Error).message });
    }
  };

  const answer = async (question: TheatreQuestion): Promise<Answer> => {
    if (question.kind !== 'open') return answerOf(game, logs, question);
    const { keyframes, log, side } = question;
    const opened = await openLog(game, log, keyframes);
    logs[side] = opened;
    void verify(side, opened);
    return opened.header;
  };

  // One after the other, so that a position belongs to the question that made it.
  let queue: Promise<unknown> = Promise.resolve();
  port.addEventListener('message', ({ data: { id, ...question } }) => {
    queue = queue.then(async () => {
      try {
        post({ kind: 'answer', id, answer: await answer(question as TheatreQuestion) });
      } catch (error) {
        post({ kind: 'fault', id, message: (error as Error).message });
      }
    });
  });
}

/** The answer to a question about open logs. */
async function answerOf(
  game: TheatreGame,
  logs: OpenLogs,
  question: Exclude<TheatreQuestion, { readonly kind: 'open' }>,
): Promise<Answer> {
  const of = (side: Side): OpenedLog => {
    const opened = logs[side];
    if (opened === undefined) throw new Error('No log is open.');
    return opened;
  };
  switch (question.kind) {
    case 'seek':
      return of(question.side).show(question.tick);
    case 'nextEvent': {
      const { reached, seeker } = of(question.side);
      return { tick: await seeker.next(reached()) };
    }
    case 'previousEvent': {
      return { tick: await of(question.side).seeker.previous() };
    }
    case 'game': {
      const { position } = of(question.side).seeker;
      if (position === undefined) throw new Error('No tick is shown yet.');
      const { simulation, snapshot } = position;
      return game.answer?.(presentWorld(game, simulation, snapshot), question.question);
    }
    case 'rows': {
      const { position } = of(question.side).seeker;
      const { count, from, table } = question;
      return position === undefined
        ? { total: 0, rows: [] }
        : tableRows(position, table, from, count);
    }
    case 'compare': {
      const { simulation, upgrades } = game;
      const [a, b] = [of('a').log, of('b').log];
      const [openA, openB] = [() => logPieces(a), () => logPieces(b)];
      return bisectLogs(simulation, openA, openB, { upgrades });
    }
    case 'fork': {
      const { at, commands, ticks } = question;
      const { log } = of('a');
      return forkLogFrom(game, log.slice(0, await endOfTick(log, at)), at, ticks, commands);
    }
  }
}
