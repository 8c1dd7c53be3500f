import { SingleBar } from 'cli-progress';

/** Long work, as far as it is. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** A bar on a stream; nothing at all where nobody watches. */
export function progressBar(stream: NodeJS.WriteStream, what: string, total: number): Progress {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream,
    format: `${what} {bar} {percentage}%  {duration}s`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    clearOnComplete: true,
    // Whoever breaks off in the middle keeps the terminal as it was.
    hideCursor: false,
    linewrap: true,
    fps: 20,
  });
  bar.start(Math.max(1, total), 0);
  return { update: (done) => bar.update(Math.min(done, total)), stop: () => bar.stop() };
}
