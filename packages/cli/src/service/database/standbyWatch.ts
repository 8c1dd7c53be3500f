import { type OperatorServer, standbyMetrics } from '@astrarium/http';

/** Tells operators about a standby until it can write its game. */
export interface StandbyWatch {
  /** The copy has all commits of the game. */
  onLevel(): void;
  /** The wait has ended: the game is being opened, which may take long, or the server stops. */
  onWaited(): void;
}

/** How often the standby gives a sign of life, in milliseconds. */
const BEAT_MS = 1_000;

/** Serves the metrics of a standby to operators. `freeDiskBytes` reads the free space. */
export function standbyWatch(
  operators: Pick<OperatorServer, 'beat' | 'serve'>,
  freeDiskBytes: () => number,
): StandbyWatch {
  let levelMs = performance.now();
  let unready: 'standby' | 'starting' = 'standby';
  const behindSeconds = (): number => (performance.now() - levelMs) / 1000;
  operators.serve(standbyMetrics(behindSeconds, freeDiskBytes), {
    tick: 0,
    get unready() {
      return unready;
    },
  });
  const beats = setInterval(operators.beat, BEAT_MS);
  return {
    onLevel: () => void (levelMs = performance.now()),
    onWaited() {
      clearInterval(beats);
      unready = 'starting';
      operators.beat();
    },
  };
}
