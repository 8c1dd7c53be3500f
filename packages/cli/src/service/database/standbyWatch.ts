import { type OperatorServer, type ServiceLog, standbyMetrics } from '@astrarium/http';

/** Tells operators about a standby until it can write its game. */
export interface StandbyWatch {
  /** The copy has all commits of the game. */
  onLevel(): void;
  /** Why this server cannot continue the game; undefined when it can. */
  onRules(fault: string | undefined): void;
  /** The wait has ended: the game is being opened, which may take long, or the server stops. */
  onWaited(): void;
}

/** How often the standby gives a sign of life, in milliseconds. */
const BEAT_MS = 1_000;

/** Serves the readiness and metrics of a standby. `freeDiskBytes` reads the free space. */
export function standbyWatch(
  operators: Pick<OperatorServer, 'beat' | 'serve'>,
  freeDiskBytes: () => number,
  log: Pick<ServiceLog['logger'], 'error' | 'info'>,
): StandbyWatch {
  let levelMs = performance.now();
  let unready: 'outdated' | 'standby' | 'starting' = 'standby';
  let detail: string | undefined;
  const behindSeconds = (): number => (performance.now() - levelMs) / 1000;
  const canContinue = (): boolean => detail === undefined;
  operators.serve(standbyMetrics(behindSeconds, canContinue, freeDiskBytes), {
    tick: 0,
    get detail() {
      return detail;
    },
    get unready() {
      return unready;
    },
  });
  const beats = setInterval(operators.beat, BEAT_MS);
  return {
    onLevel: () => void (levelMs = performance.now()),
    onRules(fault) {
      if (fault === detail) return;
      detail = fault;
      unready = fault === undefined ? 'standby' : 'outdated';
      operators.beat();
      if (fault === undefined) log.info({}, 'this standby can continue the game');
      else log.error({ reason: fault }, 'this standby cannot continue the game');
    },
    onWaited() {
      clearInterval(beats);
      detail = undefined;
      unready = 'starting';
      operators.beat();
    },
  };
}
