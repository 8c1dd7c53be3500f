import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The calls that a process answers; arguments and results are plain JSON. */
export type Handlers = Readonly<Record<string, (arg: never) => unknown>>;

/** A child process of the bench that answers calls. */
export interface ChildProgram<D extends Handlers> {
  call<K extends keyof D & string>(
    name: K,
    ...args: Parameters<D[K]>
  ): Promise<Awaited<ReturnType<D[K]>>>;
  end(): Promise<void>;
}

interface CallMessage {
  readonly name: string;
  readonly arg: unknown;
}

/** How to start a process. */
interface StartOptions {
  readonly args?: readonly string[];
  /** Further options of Node. */
  readonly flags?: readonly string[];
  /** Whether its errors are printed (default: false). */
  readonly showsErrors?: boolean;
}

/** Starts a script from this folder of the build; its output is dropped. */
export function startProcess<D extends Handlers>(
  script: string,
  { args = [], flags = [], showsErrors = false }: StartOptions = {},
): ChildProgram<D> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = fork(path, args, {
    execArgv: ['--expose-gc', ...flags],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', showsErrors ? 'inherit' : 'ignore', 'ipc'],
  });
  const ended = new Promise<never>((_, failed) => {
    child.on('exit', (code) => failed(new Error(`${script} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  return {
    async call(name, ...[arg]) {
      const answer = once(child, 'message');
      child.send({ name, arg });
      const [value] = (await Promise.race([answer, ended])) as [{ error?: string; value?: never }];
      if (value.error !== undefined) throw new Error(`${script}: ${value.error}`);
      return value.value as never;
    },
    async end() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Answers calls of the parent process until it disconnects. */
export function handleCalls(handlers: Handlers): void {
  process.on('message', ({ arg, name }: CallMessage) => {
    const handler = handlers[name] as (arg: unknown) => unknown;
    Promise.resolve(arg)
      .then(handler)
      .then((value) => process.send?.({ value }))
      .catch((error: Error) => process.send?.({ error: error.stack ?? error.message }));
  });
  process.on('disconnect', () => process.exit(0));
}
