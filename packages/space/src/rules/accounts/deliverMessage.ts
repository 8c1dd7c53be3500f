import { floorDiv } from '@astrarium/core';
import { type Account, type AccountId, HOLDING } from '../../state/account.js';
import {
  FLEET,
  replicantCode,
  replicantCodeToId,
  type ReplicantId,
} from '../../state/replicant.js';
import { refuse, type Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';

/** The ticks after which an account may send and receive as many messages again. */
const HOUR_TICKS = 3600;

/** Counts a message that an account sends, or refuses it. */
export function countSent(draft: Draft, account: AccountId): Refused | undefined {
  const { holdings, now, setting } = draft;
  const max = setting.ruleset.limits.messagesPerHour;
  const hour = floorDiv(now, HOUR_TICKS);
  const isSameHour = holdings.get(account, HOLDING.sentHour) === hour;
  const sent = isSameHour ? holdings.get(account, HOLDING.sent) : 0;
  if (sent >= max) {
    const next_tick = (hour + 1) * HOUR_TICKS;
    const message = `Too many messages this hour: ${sent}. Send again at tick ${next_tick}`;
    return refuse('message_limit', message, { sent, max, next_tick });
  }
  holdings.set(account, HOLDING.sentHour, hour);
  holdings.set(account, HOLDING.sent, sent + 1);
  return undefined;
}

/** Counts a message that reaches an account; false when no more reach it in this hour. */
function countReceived(draft: Draft, account: AccountId): boolean {
  const { holdings, now, setting } = draft;
  const hour = floorDiv(now, HOUR_TICKS);
  const isSameHour = holdings.get(account, HOLDING.receivedHour) === hour;
  const received = isSameHour ? holdings.get(account, HOLDING.received) : 0;
  if (received >= setting.ruleset.limits.receivedPerHour) return false;
  holdings.set(account, HOLDING.receivedHour, hour);
  holdings.set(account, HOLDING.received, received + 1);
  return true;
}

/** A message on its way: its sender with the codes of all of its replicants, and its number. */
export interface MessageSent {
  readonly sender: ReplicantId;
  readonly codes: readonly string[];
  readonly number: number;
}

/** A message of an account, whose document is given. */
export function messageSent(
  world: World,
  { replicants }: Readonly<Account>,
  number: number,
): MessageSent {
  const codes = replicants.map((replicant) => replicantCode(world.setting.key, replicant));
  return { sender: replicants[0] ?? 0, codes, number };
}

/**
 * Delivers a message to an account: to one of its replicants, or to its first one. Nothing happens
 * when the account blocks a replicant of the sender or has received too many, or is deleted.
 */
export function deliverMessage(
  draft: Draft,
  { codes, number, sender }: MessageSent,
  account: AccountId,
  replicant?: ReplicantId,
): void {
  const document = draft.accounts.get(account);
  if (document === undefined) return;
  if (document.blocked.some((code) => codes.includes(code))) return;
  if (!countReceived(draft, account)) return;
  draft.emit('message.received', replicant ?? document.replicants[0] ?? 0, sender, number);
}

/** Whether an account gets no messages and no greetings of another one. */
export function blocks(
  world: World,
  { blocked }: Readonly<Account>,
  { replicants }: Readonly<Account>,
): boolean {
  if (blocked.length === 0) return false;
  const { key } = world.setting;
  return replicants.some((replicant) => blocked.includes(replicantCode(key, replicant)));
}

/** The account of a replicant by its code; 0 when there is none. */
export function addresseeOf(
  world: World,
  code: string,
): { readonly account: AccountId; readonly replicant: ReplicantId } {
  const replicant = replicantCodeToId(world.setting.key, code);
  return {
    replicant,
    account: world.fleets.has(replicant) ? world.fleets.get(replicant, FLEET.account) : 0,
  };
}
