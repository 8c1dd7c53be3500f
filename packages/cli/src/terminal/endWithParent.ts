import { Worker } from 'node:worker_threads';

/** Whoever started this process: another one, later, says that it is gone. */
const PARENT = process.ppid;

/** Milliseconds between two looks at the parent. */
const WAIT_MS = 500;

/** This program as a word of a script. */
const OWN_NAME = /(?:^|[\s/'"])astrarium(?:\.js)?['"]?(?:\s|$)/;

/** What lets a program live on when the shell of its script has ended. */
const LIVES_ON = /(?<!&)&(?!&)|\b(?:daemonize|disown|nohup|pm2|setsid|start-stop-daemon)\b/;

/**
 * Whether the variables are those of a script of npm, npx, pnpm or yarn that waits for this
 * program. They are inherited: a script that starts it by way of another program, or in the
 * background, may end before it.
 */
export function isAwaited({ npm_lifecycle_script: script = '' }: NodeJS.ProcessEnv): boolean {
  return OWN_NAME.test(script) && !LIVES_ON.test(script);
}

/**
 * Calls `stop` once: when SIGINT or SIGTERM arrives, after which a second one ends the process, or
 * when the shell of npm that waits for it is gone, as it passes no signal on. Returns a function
 * that ends the waiting.
 */
export function onSignal(stop: () => void): () => void {
  const end = (): void => {
    process.off('SIGINT', stopOnce);
    process.off('SIGTERM', stopOnce);
    clearInterval(timer);
  };
  const stopOnce = (): void => {
    end();
    stop();
  };
  const timer = isAwaited(process.env)
    ? setInterval(() => process.ppid !== PARENT && stopOnce(), WAIT_MS).unref()
    : undefined;
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  return end;
}

const WATCH = `
const { workerData: { parent, waitMs } } = require('node:worker_threads');
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), waitMs);
`;

/** Ends a process that computes without a pause when the shell of npm that waits for it is gone. */
export function endWithParent(): void {
  if (!isAwaited(process.env)) return;
  new Worker(WATCH, { eval: true, workerData: { parent: PARENT, waitMs: WAIT_MS } }).unref();
}
