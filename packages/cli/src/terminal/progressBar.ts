import { SingleBar } from 'cli-progress';

/** The progress of long work. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** A progress bar on a terminal; on other streams it prints nothing. */
export function progressBar(stream: NodeJS.WriteStream, what: string, total: number): Progress {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream,
    format: `${what} {bar} {percentage}%  {duration}s`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    clearOnComplete: true,
    // Leave the terminal as it was when the process is interrupted.
    hideCursor: false,
    linewrap: true,
    fps: 20,
  });
  bar.start(Math.max(1, total), 0);
  return { update: (done) => bar.update(Math.min(done, total)), stop: () => bar.stop() };
}
