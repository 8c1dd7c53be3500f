import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, environment } from '../runBench.js';
import { startProcess } from '../measure/childProcess.js';
import type { AttackerHandlers } from './attackerProcess.js';
import { type AttackPlayer, makeAttackWorld, type WorldSize } from './attackWorld.js';
import type { Tally } from './loads.js';
import { type Latency, probe } from './probe.js';

/** Options of a run. */
export interface AttackOptions {
  /** The folder in which a temporary folder for the game is made. */
  readonly parent: string;
  /** The names of the attacks. */
  readonly attacks: readonly string[];
  /** How many accounts attack at the same time; each attack runs with each number. */
  readonly attackers: readonly number[];
  readonly size: WorldSize;
  readonly idleMs: number;
  readonly attackMs: number;
  /** Called after each attack. */
  readonly onResult?: (result: AttackResult) => void;
}

/** The requests that are measured: those of other players, and those of operators. */
type Measured = Readonly<Record<'page' | 'livez' | 'readyz' | 'metrics', Latency>>;

/** The result of one attack. */
export interface AttackResult {
  readonly attack: string;
  readonly attackers: number;
  /** The answers to the attackers, by status. */
  readonly answers: Tally;
  readonly idle: Measured;
  readonly attacked: Measured;
  /** Lines on the standard error of the server that warn of a mistake in the program. */
  readonly warnings: number;
}

/** The report that `--json` prints. */
export interface AttackReport {
  readonly environment: Environment;
  readonly size: WorldSize;
  readonly results: readonly AttackResult[];
}

/** The players who do not attack: each reads ten pages a second. */
export const OTHERS = 5;

/** Makes a game, and runs attacks one after the other, each on a server that was just started. */
export async function runAttacks(options: AttackOptions): Promise<AttackReport> {
  const { attackers, attacks, onResult, parent, size } = options;
  const folder = mkdtempSync(join(parent, 'astrarium-attacks-'));
  const attacker = startProcess<AttackerHandlers>('./attackerProcess.js');
  try {
    const data = join(folder, 'data');
    mkdirSync(data);
    const players = await makeAttackWorld(data, size);
    const results: AttackResult[] = [];
    for (const attack of attacks) {
      for (const number of attackers) {
        const server = await startServer(data, join(folder, 'stderr'));
        try {
          const run = (target: { readonly players: readonly AttackPlayer[]; ms: number }) =>
            attacker.call('attack', { name: attack, port: server.port, ...target });
          const others = players.slice(0, OTHERS);
          const accounts = players.slice(OTHERS, OTHERS + number);
          const measured = await measure(options, server, others, () =>
            run({ players: accounts, ms: options.attackMs }),
          );
          const warnings = server.warnings();
          results.push({ attack, attackers: number, ...measured, warnings });
          onResult?.(results.at(-1) as AttackResult);
        } finally {
          await server.stop();
        }
      }
    }
    return { environment: environment(), size, results };
  } finally {
    await attacker.end();
    rmSync(folder, { recursive: true });
  }
}

/** Measures other players' requests without and with an attack. */
async function measure(
  { idleMs }: AttackOptions,
  { metricsPort, port }: RunningServer,
  others: readonly AttackPlayer[],
  attack: () => Promise<Tally>,
): Promise<Pick<AttackResult, 'answers' | 'attacked' | 'idle'>> {
  const probed = {
    page: { port, path: '/v1/devices?limit=50', tokens: others.map(({ token }) => token) },
    livez: { port: metricsPort, path: '/livez', tokens: ['', ''] },
    readyz: { port: metricsPort, path: '/readyz', tokens: ['', ''] },
    metrics: { port: metricsPort, path: '/metrics', tokens: [''] },
  };
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  // The first requests compile the program.
  await probe(probed, () => sleep(1000));
  const idle = await probe(probed, () => sleep(idleMs));
  let answers: Tally = {};
  const attacked = await probe(probed, async () => (answers = await attack()));
  return { idle, attacked, answers };
}

interface RunningServer {
  readonly port: number;
  readonly metricsPort: number;
  warnings(): number;
  stop(): Promise<void>;
}

/** The built command line. */
const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/astrarium.js', import.meta.url));

/** Starts the program of this repository as an operator does. */
async function startServer(data: string, stderr: string): Promise<RunningServer> {
  const args = ['serve', '--port', '0', '--metrics-port', '0', '--data', data, '--accept-loss'];
  const log = openSync(stderr, 'w');
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', log],
  });
  const ended = once(child, 'exit');
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const portOf = (line: RegExp): number => Number(line.exec(text)?.[1] ?? 0);
  while (portOf(/^metrics .*:(\d+)\/metrics$/m) === 0) {
    if (child.exitCode !== null) throw new Error(`no server: ${text}${readFileSync(stderr)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    port: portOf(/^Astrarium at .*:(\d+)$/m),
    metricsPort: portOf(/^metrics .*:(\d+)\/metrics$/m),
    warnings: () => readFileSync(stderr, 'utf8').match(/^\(node.*Warning.*$/gm)?.length ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
