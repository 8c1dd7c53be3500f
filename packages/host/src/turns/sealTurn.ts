import type { Ruleset } from '@astrarium/core';
import type { DigestDraft } from '../notifications/digestDraft.js';
import type { StoreBatch } from '../store/store.js';
import type { LaterKeyframe } from './stored/laterKeyframe.js';
import { hashedKeyframe, type OpenTurn } from './openTurn.js';
import type { Published } from './published.js';
import { storedKeyframe } from './stored/storedKeyframe.js';
import type { TurnServices } from './turnServices.js';

/** A computed turn, ready to be committed. Nothing of it is visible before. */
export interface SealedTurn {
  readonly turn: OpenTurn;
  readonly next: Published;
  readonly stored: StoreBatch;
  readonly digests: DigestDraft;
  /** Whether it has a hash line. */
  readonly isHashed: boolean;
}

/**
 * Ends the computing of a turn. The turn before must be published: mails about its events may have
 * been taken since.
 */
export function sealTurn(
  services: TurnServices,
  turn: OpenTurn,
  {
    keeps,
    later,
    ruleset,
  }: {
    /** Whether to make a keyframe at the end, which this turn stores. */
    readonly keeps: boolean;
    /** The keyframe of a turn before. */
    readonly later: LaterKeyframe;
    /** The ruleset to change to, if any. */
    readonly ruleset: Ruleset | undefined;
  },
): SealedTurn {
  const { batch, history, outcomes } = turn;
  if (ruleset !== undefined) batch.takeRules(ruleset);
  if (keeps) later.drop();
  const last = keeps ? storedKeyframe(hashedKeyframe(batch)) : undefined;
  const digests = services.digests.draft();
  const next = batch.seal(digests);
  const { deletedAccounts } = batch.book.changes;
  const isKept = ({ account }: { readonly account: number }): boolean =>
    !deletedAccounts.includes(account);
  const stored: StoreBatch = {
    clock: services.clock.anchorAt(next.snapshot.now),
    lines: batch.state.lines,
    envelopes: history.envelopes,
    entries: history.entries,
    outcomes: outcomes.added().filter(isKept),
    ...batch.book.changes,
    ...batch.webhooks.changes,
    digests: digests.rows().filter(isKept),
    keyframe: last ?? later.take(),
  };
  const isHashed = keeps || turn.keyframe !== undefined;
  return { turn, next, stored, digests, isHashed };
}
