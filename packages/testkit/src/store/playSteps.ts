import { LEASE_MS, StoreFailure } from '@astrarium/host';
import { expectStore } from './expectStore.js';
import type { StorePlace } from './storePlace.js';
import { EMPTY_MODEL, modelCommit, modelPrune, modelSent } from './storeModel.js';
import { makeDice, randomBatch, randomBounds, type StoreStep } from './storeSteps.js';

/** Plays steps on a store in a new place; throws unless it equals its model after each step. */
export async function playSteps(place: StorePlace, steps: readonly StoreStep[]): Promise<void> {
  let nowMs = 1_760_000_000_000;
  let store = await place.open(nowMs);
  let model = EMPTY_MODEL;
  for (const { kind, seed } of steps) {
    const dice = makeDice(seed);
    if (kind === 'commit') {
      const batch = randomBatch(model, dice);
      await store.commit(batch);
      model = modelCommit(model, batch);
    } else if (kind === 'prune') {
      const bounds = randomBounds(dice);
      await store.prune(bounds);
      model = modelPrune(model, bounds);
    } else if (kind === 'sent') {
      const ids = model.mails.map(({ id }) => id).filter(() => dice(2) === 0);
      await store.mailsSent([...ids, model.lastMail + 100]);
      model = modelSent(model, ids);
    } else if (kind === 'renew') {
      nowMs += dice(LEASE_MS);
      await store.renew(nowMs);
    } else if (kind === 'takeover') {
      nowMs += LEASE_MS + 1;
      const former = store;
      store = await place.open(nowMs);
      const batch = randomBatch(model, dice);
      await expectFailure('fenced', 'a commit of the former writer', () => former.commit(batch));
      await former.close();
    }
    expectStore(store, model);
    if (dice(4) === 0) await reopen();
  }
  await reopen();
  await store.close();

  /** Compares what is on the disk. */
  async function reopen(): Promise<void> {
    await store.close();
    store = await place.open(nowMs);
    expectStore(store, model);
  }
}

/** Returns the failure of a call; throws unless it fails with this reason. */
export async function expectFailure(
  reason: StoreFailure['reason'],
  what: string,
  run: () => unknown,
): Promise<StoreFailure> {
  let found: unknown = 'nothing';
  try {
    found = await run();
  } catch (error) {
    if (error instanceof StoreFailure && error.reason === reason) return error;
    found = error;
  }
  throw new Error(`${what}: found ${String(found)}, expected a failure '${reason}'`);
}

/** Throws unless a call throws. */
export async function expectThrown(what: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {
    return;
  }
  throw new Error(`${what}: nothing was thrown`);
}
