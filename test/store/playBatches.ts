import type { Store } from '@astrarium/host';
import { modelCommit, type StoreModel } from '../../packages/testkit/src/store/storeModel.js';
import { makeDice, randomBatch } from '../../packages/testkit/src/store/storeSteps.js';

/** Commits random batches; returns what the store then contains. */
export async function playBatches(
  store: Store,
  from: StoreModel,
  seeds: readonly number[],
): Promise<StoreModel> {
  let model = from;
  for (const seed of seeds) {
    const batch = randomBatch(model, makeDice(seed));
    await store.commit(batch);
    model = modelCommit(model, batch);
  }
  return model;
}
