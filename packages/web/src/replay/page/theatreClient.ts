import type { TheatreAnswers, TheatreMessage, TheatreQuestion } from '../theatreMessage.js';

/** News of a log that the worker reads. */
export type TheatreNews = Exclude<TheatreMessage, { readonly kind: 'answer' }>;

/** Asks the worker. */
export type AskTheatre = <Question extends TheatreQuestion>(
  question: Question,
) => Promise<TheatreAnswers[Question['kind']]>;

/** Starts to talk with a worker; `onNews` gets what it tells without being asked. */
export function theatreClient(worker: Worker, onNews: (news: TheatreNews) => void): AskTheatre {
  let lastId = 0;
  const waiting = new Map<number, Waiting<never>>();
  worker.addEventListener('message', ({ data }: MessageEvent<TheatreMessage>) => {
    if (data.kind === 'progress' || data.kind === 'verified') return onNews(data);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asked?.resolve(data.answer as never);
    else if (asked === undefined) onNews(data);
    else asked.reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => {
    onNews({ kind: 'fault', id: 0, message: message || 'The worker could not be started.' });
  });
  return (question) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject } as Waiting<never>);
      worker.postMessage({ ...question, id: lastId });
    });
}

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}
