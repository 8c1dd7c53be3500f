import type { BookDraft } from '../accounts/accountBook.js';
import type { StoreBatch, StoreContents } from '../store/store.js';
import type { StoredDelivery, StoredWebhook } from '../store/storedWebhook.js';

/** The changes of a batch. */
export type WebhookChanges = Pick<StoreBatch, 'webhooks' | 'deletedWebhooks' | 'deliveries'>;

/** The webhooks that a draft is based on. */
export interface WebhookBase {
  find(id: string): StoredWebhook | undefined;
  /** In the order of creation. */
  ofAccount(account: number): readonly StoredWebhook[];
  /** The messages that wait, oldest first. */
  waiting(id: string): readonly StoredDelivery[];
}

/** The published webhooks, and their messages that wait to be sent. */
export interface WebhookBook extends WebhookBase {
  all(): Iterable<StoredWebhook>;
  /**
   * A draft for the changes of a batch; they are visible after `apply`. It is based on what `base`
   * returns, by default on this book.
   */
  draft(base?: () => WebhookBase): WebhookDraft;
  apply(changes: WebhookChanges): void;
  /** Sets the function to call with each webhook that `apply` has changed. */
  onChange(listener: (id: string) => void): void;
}

/** The webhooks with the changes of one batch. */
export interface WebhookDraft extends WebhookBase {
  readonly changes: WebhookChanges;
  put(webhook: StoredWebhook): void;
  /** Deletes a webhook with its messages. */
  delete(id: string): void;
  putDelivery(delivery: StoredDelivery): void;
}

/** The functions of a job that changes webhooks. */
export interface WebhookWork {
  readonly webhooks: WebhookDraft;
  readonly book: Pick<BookDraft, 'byAccount' | 'mail'>;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: number;
}

/** The book of a store. */
export function webhookBook(
  contents: Pick<StoreContents, 'webhooks' | 'waitingDeliveries'>,
): WebhookBook {
  let listener = (_id: string): void => undefined;
  const webhooks = new Map<string, StoredWebhook>();
  const accounts = new Map<number, Set<string>>();
  const waiting = new Map<string, Map<string, StoredDelivery>>();
  const put = (webhook: StoredWebhook): void => {
    webhooks.set(webhook.id, webhook);
    const ofAccount = accounts.get(webhook.account) ?? new Set();
    accounts.set(webhook.account, ofAccount.add(webhook.id));
  };
  const putDelivery = (delivery: StoredDelivery): void => {
    const ofWebhook = waiting.get(delivery.webhook) ?? new Map<string, StoredDelivery>();
    if (delivery.state === 'waiting') ofWebhook.set(delivery.message, delivery);
    else ofWebhook.delete(delivery.message);
    if (ofWebhook.size > 0) waiting.set(delivery.webhook, ofWebhook);
    else waiting.delete(delivery.webhook);
  };
  const remove = (id: string): void => {
    const account = webhooks.get(id)?.account ?? 0;
    webhooks.delete(id);
    waiting.delete(id);
    const ofAccount = accounts.get(account);
    ofAccount?.delete(id);
    if (ofAccount?.size === 0) accounts.delete(account);
  };
  contents.webhooks.forEach(put);
  contents.waitingDeliveries.forEach(putDelivery);
  const book: WebhookBook = {
    find: (id) => webhooks.get(id),
    ofAccount: (account) =>
      [...(accounts.get(account) ?? [])].map((id) => webhooks.get(id) as StoredWebhook),
    waiting: (id) => [...(waiting.get(id)?.values() ?? [])],
    all: () => webhooks.values(),
    draft: (base = () => book) => webhookDraft(base),
    apply(changes) {
      changes.webhooks.forEach(put);
      changes.deliveries.forEach(putDelivery);
      changes.deletedWebhooks.forEach(remove);
      const { deletedWebhooks, deliveries } = changes;
      const ids = [changes.webhooks.map(({ id }) => id), deliveries.map(({ webhook }) => webhook)];
      for (const id of new Set([...ids.flat(), ...deletedWebhooks])) listener(id);
    },
    onChange: (called) => void (listener = called),
  };
  return book;
}

function webhookDraft(base: () => WebhookBase): WebhookDraft {
  const webhooks: StoredWebhook[] = [];
  const deletedWebhooks: string[] = [];
  const deliveries: StoredDelivery[] = [];
  const latest = <One>(rows: readonly One[], key: (one: One) => string): readonly One[] => [
    ...new Map(rows.map((one) => [key(one), one])).values(),
  ];
  const isThere = (id: string): boolean => !deletedWebhooks.includes(id);
  return {
    changes: { webhooks, deletedWebhooks, deliveries },
    find(id) {
      const staged = webhooks.filter((one) => one.id === id).at(-1);
      return isThere(id) ? (staged ?? base().find(id)) : undefined;
    },
    ofAccount(account) {
      const staged = webhooks.filter((one) => one.account === account);
      return latest([...base().ofAccount(account), ...staged], ({ id }) => id).filter(({ id }) =>
        isThere(id),
      );
    },
    waiting(id) {
      const staged = deliveries.filter((one) => one.webhook === id);
      const all = latest([...base().waiting(id), ...staged], ({ message }) => message);
      return isThere(id) ? all.filter(({ state }) => state === 'waiting') : [];
    },
    put: (webhook) => void webhooks.push(webhook),
    delete: (id) => void deletedWebhooks.push(id),
    putDelivery: (delivery) => void deliveries.push(delivery),
  };
}
