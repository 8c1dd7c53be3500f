import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What is asked of a process, and what it answers: plain JSON. */
export type Duties = Readonly<Record<string, (asked: never) => unknown>>;

/** A process of this bench, to be asked. */
export interface WholeProcess<D extends Duties> {
  ask<K extends keyof D & string>(
    duty: K,
    ...asked: Parameters<D[K]>
  ): Promise<Awaited<ReturnType<D[K]>>>;
  end(): Promise<void>;
}

interface Letter {
  readonly duty: string;
  readonly asked: unknown;
}

/** Starts a script that stands beside this one in the build; what it logs goes nowhere. */
export function startProcess<D extends Duties>(
  script: string,
  ...args: readonly string[]
): WholeProcess<D> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = fork(path, args, {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<never>((_, failed) => {
    child.on('exit', (code) => failed(new Error(`${script} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  return {
    async ask(duty, ...[asked]) {
      const answer = once(child, 'message');
      child.send({ duty, asked });
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

/** Answers what this process is asked, one after the other, until nobody asks any more. */
export function serveDuties(duties: Duties): void {
  process.on('message', ({ asked, duty }: Letter) => {
    const act = duties[duty] as (asked: unknown) => unknown;
    Promise.resolve(asked)
      .then(act)
      .then((value) => process.send?.({ value }))
      .catch((error: Error) => process.send?.({ error: error.stack ?? error.message }));
  });
  process.on('disconnect', () => process.exit(0));
}
