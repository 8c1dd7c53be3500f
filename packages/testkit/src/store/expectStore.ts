import { isDeepStrictEqual } from 'node:util';
import type { HistoryKind, Store } from '@astrarium/host';
import { modelRange, type StoreModel } from './storeModel.js';

/** Throws unless two values are equal: all fields, and bytes by value. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  const a = canonical(found);
  const b = canonical(expected);
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const part = (text: string): string => text.slice(Math.max(at - 60, 0), at + 60);
  throw new Error(`${what}: found …${part(a)}…, expected …${part(b)}…`);
}

/** Throws unless a store returns everything that its model contains. */
export function expectStore(store: Store, model: StoreModel): void {
  const { clock, keyframe, credentials, tokens, links, lastMail, digests, starts } = model;
  const { deliveries, lastAccount, waitingDeliveries, webhooks } = model;
  const contents = { clock, keyframe, credentials, tokens, links, lastMail, digests, starts };
  expectSame('load', store.load(), { ...contents, lastAccount, webhooks, waitingDeliveries });
  for (const webhook of new Set([...deliveries.map((one) => one.webhook), 'unknown'])) {
    const expected = deliveries.filter((one) => one.webhook === webhook).reverse();
    expectSame(`messages of ${webhook}`, store.deliveries(webhook), expected);
  }
  const count = model.lines.length;
  for (const from of [0, 1, count >> 1, count - 1, count]) {
    const rest = model.lines.filter((line) => line.n >= from);
    expectSame(`lines from ${from}`, [...store.lines(from)], rest);
  }
  expectHistory(store, model, 'envelopes');
  expectHistory(store, model, 'entries');
  for (const outcome of model.outcomes) {
    const { account, key } = outcome;
    expectSame(`outcome ${account} ${key}`, store.outcome(account, key), outcome);
    for (const other of [account + 1000, -account - 1]) {
      expectSame(`outcome ${other} ${key}`, store.outcome(other, key), undefined);
    }
  }
  expectSame('versions', store.versions(), model.versions);
  expectSame('unsent mails', store.unsentMails(), model.mails);
}

function expectHistory(store: Store, model: StoreModel, kind: HistoryKind): void {
  const owners = new Set([...model.envelopes, ...model.entries].map(({ owner }) => owner));
  for (const owner of [...owners, 999_999]) {
    const range = modelRange(model, kind, owner);
    expectSame(`range of ${kind} of ${owner}`, store.range(kind, owner), range);
    const texts = model[kind].filter((one) => one.owner === owner).map((one) => one.text);
    for (let place = range.first - 2; place < range.end + 2; place++) {
      expectSame(
        `place ${place} of ${kind} of ${owner}`,
        store.entry(kind, owner, place),
        place < range.first ? undefined : texts[place - range.first],
      );
    }
  }
}

/** A text that is the same for the same values; fields that are undefined count as absent. */
function canonical(value: unknown): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value, (_name, part: unknown) => {
    if (part instanceof Uint8Array) return `bytes ${part.join()}`;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
