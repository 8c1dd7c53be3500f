import { CATEGORIES } from '../../ruleset/categories.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { DELETION, type DeletionId, LEFTOVER } from '../../state/deletions.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { STOCK, stockOf } from '../../state/stocks.js';
import { destroyDevice } from '../devices/destroyDevice.js';
import type { Draft } from '../schema.js';
import { destroyAmounts, postLedger, addToStock } from '../stock/stock.js';

/** Devices of one account that are destroyed in a tick: a large account takes several ticks. */
const DEVICES_PER_TICK = 256;

/** From the next tick on, what a deleted account has is destroyed. */
export function startAccountDeletion(
  draft: Draft,
  account: AccountId,
  replicants: readonly ReplicantId[],
): void {
  const { deletions, leftovers, now } = draft;
  const deletion = deletions.insert();
  deletions.set(deletion, DELETION.account, account);
  for (const replicant of replicants) {
    const leftover = leftovers.insert();
    leftovers.set(leftover, LEFTOVER.replicant, replicant);
    leftovers.join(leftover, LEFTOVER.deletion, deletion);
  }
  deletions.schedule(deletion, DELETION.step, now + 1);
}

/** Destroys some devices of a deleted account; with the last one, also the stock. */
export function continueAccountDeletion(draft: Draft, deletion: DeletionId): void {
  const { deletions, fleets, leftovers } = draft;
  let room = DEVICES_PER_TICK;
  for (const leftover of deletions.members(deletion, DELETION.left)) {
    const replicant = leftovers.get(leftover, LEFTOVER.replicant);
    const devices = fleets.members(replicant, FLEET.devices);
    for (const device of devices.slice(0, room)) destroyDevice(draft, device);
    if (devices.length >= room) {
      deletions.schedule(deletion, DELETION.step, draft.now + 1);
      return;
    }
    room -= devices.length;
    destroyReplicant(draft, replicant);
    leftovers.remove(leftover);
  }
  destroyStock(draft, deletions.get(deletion, DELETION.account));
  deletions.remove(deletion);
}

/** Destroys what is embodied in a replicant that was made by another one. */
function destroyReplicant(draft: Draft, replicant: ReplicantId): void {
  const { fleets, setting } = draft;
  if (fleets.get(replicant, FLEET.replicated) === 0) return;
  fleets.set(replicant, FLEET.replicated, 0);
  destroyAmounts(draft, setting.ruleset.replication.bill);
}

/** Destroys all stock of an account that has no devices. */
function destroyStock(draft: Draft, account: AccountId): void {
  for (const pile of draft.holdings.members(account, HOLDING.piles)) {
    for (const [position] of CATEGORIES.entries()) {
      const stock = stockOf(pile, position + 1);
      const micro = draft.stocks.level(stock, STOCK.amount);
      if (micro === 0) continue;
      postLedger(draft, 'destruction', position + 1, micro);
      addToStock(draft, stock, -micro);
    }
  }
}
