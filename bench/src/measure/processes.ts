import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The calls that a process answers; arguments and results are structured clones. */
export type Handlers = Readonly<Record<string, (arg: never) => unknown>>;

/** A child process of the bench that answers calls. */
export interface ChildProgram<D extends Handlers> {
  call<K extends keyof D & string>(
    name: K,
    ...args: Parameters<D[K]>
  ): Promise<Awaited<ReturnType<D[K]>>>;
  /** The processor time of the process so far, in all its threads, in microseconds. */
  cpuMicros(): Promise<number>;
  end(): Promise<void>;
}

/** Starts a script from this folder of the build; its output is dropped, but not its errors. */
export function startProcess<D extends Handlers>(
  script: string,
  args: readonly string[] = [],
): ChildProgram<D> {
  const child: ChildProcess = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}`);
  });
  ended.catch(() => undefined);
  const call = async (name: string, arg?: unknown): Promise<never> => {
    const answer = once(child, 'message');
    child.send({ name, arg });
    const [value] = (await Promise.race([answer, ended])) as [{ error?: string; value: never }];
    if (value.error !== undefined) throw new Error(`${script}: ${value.error}`);
    return value.value;
  };
  return {
    call: (name, ...[arg]) => call(name, arg),
    cpuMicros: () => call('cpuMicros'),
    async end() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Answers calls of the parent process until it disconnects. */
export function handleCalls(given: Handlers): void {
  const cpuMicros = (): number => {
    const { system, user } = process.cpuUsage();
    return system + user;
  };
  const handlers: Handlers = { cpuMicros, ...given };
  process.on('message', ({ arg, name }: { readonly name: string; readonly arg: unknown }) => {
    Promise.resolve(arg)
      .then(handlers[name] as (arg: unknown) => unknown)
      .then((value) => process.send?.({ value }))
      .catch((error: Error) => process.send?.({ error: error.stack ?? error.message }));
  });
  process.on('disconnect', () => process.exit(0));
}
