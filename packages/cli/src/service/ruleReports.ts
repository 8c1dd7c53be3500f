import { inspect } from 'node:util';
import type { HostOptions } from '@astrarium/host';
import type { ServiceLog } from '@astrarium/http';

/** The most characters of the arguments of a command in the log. */
const MAX_ARGS = 1000;

/** After so many milliseconds, the log tells again that the rules are slow. */
const SLOW_AGAIN_MS = 60_000;

/** Writes rules that fail, and ticks that take long, to the log of the service. */
export function ruleReports(
  log: ServiceLog['logger'],
  nowMs: () => number,
): Required<Pick<HostOptions, 'onRuleFault' | 'onSlowTicks'>> {
  let toldMs = -Infinity;
  return {
    onRuleFault({ command, error, read, tick }) {
      const account = command?.account ?? read?.account;
      const given = command?.args ?? read?.query;
      const args = given === undefined ? undefined : JSON.stringify(given).slice(0, MAX_ARGS);
      const fields = { tick, account, command: command?.type, read: read?.operation, args };
      // With the cause of the error: the rule itself may have thrown another.
      log.error({ ...fields, reason: inspect(error) }, 'a rule of the game failed');
    },
    onSlowTicks(slow) {
      if (nowMs() - toldMs < SLOW_AGAIN_MS) return;
      toldMs = nowMs();
      log.warn(slow, 'the rules of the game are slow: nobody is served meanwhile');
    },
  };
}
