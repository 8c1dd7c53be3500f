import {
  type HistoryKind,
  type HistoryRange,
  KEPT_DELIVERIES,
  MAX_KEYFRAMES,
  type PruneBounds,
  type StoreBatch,
  type StoreContents,
  type StoredDelivery,
  type StoredEntry,
  type StoredKeyframe,
  type StoredLine,
  type StoredMail,
  type StoredOutcome,
  type StoredVersion,
} from '@astrarium/host';

/** The expected contents of a store, in plain lists. */
export interface StoreModel extends StoreContents {
  readonly lines: readonly StoredLine[];
  readonly envelopes: readonly StoredEntry[];
  readonly entries: readonly StoredEntry[];
  readonly outcomes: readonly StoredOutcome[];
  readonly mails: readonly StoredMail[];
  readonly deliveries: readonly StoredDelivery[];
  readonly keyframes: readonly StoredKeyframe[];
  readonly versions: readonly StoredVersion[];
}

/** The contents of a new store. */
export const EMPTY_MODEL: StoreModel = {
  clock: undefined,
  keyframe: undefined,
  credentials: [],
  tokens: [],
  links: [],
  lastMail: 0,
  lastAccount: 0,
  digests: [],
  starts: [],
  lines: [],
  envelopes: [],
  entries: [],
  outcomes: [],
  mails: [],
  webhooks: [],
  waitingDeliveries: [],
  deliveries: [],
  keyframes: [],
  versions: [],
};

/** The contents after a batch. */
export function modelCommit(former: StoreModel, batch: StoreBatch): StoreModel {
  const model = withoutAccounts(former, batch.deletedAccounts);
  const account = (one: { readonly account: number }) => one.account;
  const keyframes = replaced(
    model.keyframes,
    batch.keyframe ? [batch.keyframe] : [],
    ({ tick, n }) => tick * 2 ** 20 + n,
  );
  const byCreation = (one: { readonly created_ms: number; readonly id: string }) =>
    `${String(one.created_ms).padStart(16, '0')} ${one.id}`;
  const links = replaced(model.links, batch.links, (link) => link.digest);
  const { deletedWebhooks } = batch;
  const webhooks = replaced(model.webhooks, batch.webhooks, byCreation).filter(
    ({ id }) => !deletedWebhooks.includes(id),
  );
  const tokens = replaced(model.tokens, batch.tokens, byCreation).filter(
    ({ id }) => !batch.deletedTokens.includes(id),
  );
  const deliveries = batch.deliveries
    .reduce(modelDelivery, model.deliveries)
    .filter(({ webhook }) => !deletedWebhooks.includes(webhook));
  return {
    webhooks,
    deliveries,
    waitingDeliveries: deliveries.filter(({ state }) => state === 'waiting'),
    clock: batch.clock,
    keyframe: keyframes.at(-1),
    credentials: replaced(model.credentials, batch.credentials, account),
    tokens,
    links: links.filter((link) => !batch.usedLinks.includes(link.digest)),
    lastMail: batch.mails.at(-1)?.id ?? model.lastMail,
    lastAccount: batch.credentials
      .map(account)
      .reduce((a, b) => Math.max(a, b), Math.max(model.lastAccount, batch.lastAccount ?? 0)),
    starts: model.starts,
    digests: replaced(model.digests, batch.digests, (one) => `${one.account} ${one.kind}`),
    lines: [...model.lines, ...batch.lines],
    envelopes: [...model.envelopes, ...batch.envelopes],
    entries: [...model.entries, ...batch.entries],
    outcomes: replaced(model.outcomes, batch.outcomes, (one) => `${one.account} ${one.key}`),
    mails: [...model.mails, ...batch.mails],
    keyframes: keyframes.slice(-MAX_KEYFRAMES),
    versions: replaced(model.versions, batch.versions ?? [], ({ n }) => n),
  };
}

/** The messages after one more; old ones that do not wait are removed. */
function modelDelivery(
  deliveries: readonly StoredDelivery[],
  added: StoredDelivery,
): readonly StoredDelivery[] {
  const nameOf = ({ n, webhook }: StoredDelivery) => `${webhook} ${String(n).padStart(16, '0')}`;
  const isOld = ({ n, state, webhook }: StoredDelivery) =>
    webhook === added.webhook && state !== 'waiting' && n <= added.n - KEPT_DELIVERIES;
  return replaced(deliveries, [added], nameOf).filter((one) => !isOld(one));
}

function withoutAccounts(model: StoreModel, deleted: readonly number[]): StoreModel {
  const isKept = ({ account }: { readonly account: number }): boolean => !deleted.includes(account);
  return {
    ...model,
    credentials: model.credentials.filter(isKept),
    tokens: model.tokens.filter(isKept),
    links: model.links.filter(isKept),
    mails: model.mails.filter(isKept),
    digests: model.digests.filter(isKept),
    outcomes: model.outcomes.filter(isKept),
  };
}

/** The contents after pruning. */
export function modelPrune(model: StoreModel, bounds: PruneBounds): StoreModel {
  const last = (kind: HistoryKind) =>
    model[kind].filter(
      ({ owner, place }) => place >= modelRange(model, kind, owner).end - bounds.maxEntries,
    );
  return {
    ...model,
    links: model.links.filter((link) => link.expires_ms >= bounds.linksBeforeMs),
    envelopes: last('envelopes'),
    entries: last('entries'),
    outcomes: model.outcomes.filter(
      (one) =>
        one.created_ms >= bounds.outcomesBeforeMs &&
        model.outcomes.filter((other) => isNewer(other, one)).length < bounds.maxOutcomes,
    ),
  };
}

/** Whether an outcome of the same account came after another one. */
function isNewer(one: StoredOutcome, than: StoredOutcome): boolean {
  if (one.account !== than.account) return false;
  const { created_ms, key } = than;
  return one.created_ms > created_ms || (one.created_ms === created_ms && one.key > key);
}

/** The contents after mails were sent. */
export function modelSent(model: StoreModel, ids: readonly number[]): StoreModel {
  return { ...model, mails: model.mails.filter(({ id }) => !ids.includes(id)) };
}

/** The places of an owner's history. */
export function modelRange(model: StoreModel, kind: HistoryKind, owner: number): HistoryRange {
  const places = model[kind].filter((one) => one.owner === owner).map((one) => one.place);
  return { first: places[0] ?? 0, end: (places.at(-1) ?? -1) + 1 };
}

/** The old and the fresh items, ordered by name; a fresh one replaces an old one of its name. */
function replaced<T, K extends number | string>(
  old: readonly T[],
  fresh: readonly T[],
  name: (one: T) => K,
): readonly T[] {
  const latest = new Map([...old, ...fresh].map((one) => [name(one), one]));
  return [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
