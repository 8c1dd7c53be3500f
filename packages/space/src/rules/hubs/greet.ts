import type { AccountId } from '../../state/account.js';
import { GREETING, greetingKey } from '../../state/greetings.js';
import type { ReplicantId } from '../../state/replicant.js';
import { blocks } from '../accounts/deliverMessage.js';
import type { Draft } from '../schema.js';
import { systemLockOwner } from './systemLock.js';

/** Who is at a place of a star's system. */
export interface Visitor {
  readonly account: AccountId;
  readonly replicant: ReplicantId;
  readonly star: number;
  readonly place: number;
}

/**
 * Greets an account in a system with the greeting of the account whose hub is active there, unless
 * it blocks that account, or was greeted there a short time ago.
 */
export function greet(draft: Draft, { account, place, replicant, star }: Visitor): void {
  const { accounts, greetings, now, setting } = draft;
  const owner = systemLockOwner(draft, star);
  if (owner === 0 || owner === account) return;
  const [host, visitor] = [accounts.get(owner), accounts.get(account)];
  if (host === undefined || host.hub_greeting === '' || visitor === undefined) return;
  if (blocks(draft, visitor, host)) return;
  const key = greetingKey(account, star);
  const known = greetings.find(key);
  if (known !== 0 && now < greetings.get(known, GREETING.quietUntil)) return;
  const greeting = known === 0 ? greetings.insert(key) : known;
  greetings.set(greeting, GREETING.quietUntil, now + setting.ruleset.hubs.greetingSeconds);
  draft.emit('hub.greeting', replicant, place, host.replicants[0] ?? 0);
}
