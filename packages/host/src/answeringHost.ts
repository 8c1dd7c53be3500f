import type { AnsweredGame, Answering } from './answering.js';
import type { Host } from './host.js';

/** The members of a host that answer calls. */
type Answered = 'admit' | 'call' | 'contract' | 'feed' | 'thread' | keyof Answering['operators'];

/** The members of a host that show its state. */
type Shown = 'failure' | 'isBehind' | 'lagTicks' | 'snapshot' | 'tick' | 'unready';

/** The host of a game whose calls are answered; `others` are its other members. */
export function answeringHost(
  { faults, feed, own, past }: AnsweredGame,
  { admit, call, context, operators, ready }: Answering,
  others: Omit<Host, Answered | Shown>,
): Host {
  return {
    get tick() {
      return past.latest.snapshot.now;
    },
    get snapshot() {
      return past.latest.snapshot;
    },
    get failure() {
      return faults.failure;
    },
    get unready() {
      return ready.reason;
    },
    get isBehind() {
      return ready.isBehind;
    },
    get lagTicks() {
      return ready.lagTicks;
    },
    contract: context.services.contract,
    feed,
    thread: own.thread,
    admit,
    call,
    ...operators,
    ...others,
  };
}
