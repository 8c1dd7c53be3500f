import { inspect } from 'node:util';
import type { HostOptions } from '@astrarium/host';
import type { ServiceLog } from '@astrarium/http';

/** The most characters of the arguments of a command in the log. */
const MAX_ARGS = 1000;

/** After so many milliseconds, the log tells again what anybody can ask for, or what goes on. */
const AGAIN_MS = 60_000;

/** Writes rules that fail, and ticks that take long, to the log of the service. */
export function ruleReports(
  log: ServiceLog['logger'],
  nowMs: () => number,
): {
  readonly [Name in 'onRuleFault' | 'onSlowTicks']: NonNullable<HostOptions[Name]>;
} {
  const toldMs = new Map<string, number>();
  /** Whether something is to be told: who repeats a read must not fill the log. */
  const isDue = (what: string): boolean => {
    if (nowMs() - (toldMs.get(what) ?? -Infinity) < AGAIN_MS) return false;
    toldMs.set(what, nowMs());
    return true;
  };
  return {
    onRuleFault({ command, error, read, tick }) {
      if (read !== undefined && !isDue(read.operation)) return;
      const account = command?.account ?? read?.account;
      const given = command?.args ?? read?.query;
      const args = given === undefined ? undefined : JSON.stringify(given).slice(0, MAX_ARGS);
      const fields = { tick, account, command: command?.type, read: read?.operation, args };
      // With the cause of the error: the rule itself may have thrown another.
      log.error({ ...fields, reason: inspect(error) }, 'a rule of the game failed');
    },
    onSlowTicks(slow) {
      if (!isDue('ticks')) return;
      log.warn(slow, 'the rules of the game are slow: nobody is served meanwhile');
    },
  };
}
