import { expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../../testkit/src/store/fullBatch.js';
import { memoryStore } from '../store/memoryStore.js';
import { accountMails } from './accountMails.js';

const RETRY_MS = 30_000;

const mail = (id: number) => {
  const text = { to: 'a@b.example', subject: '', text: '' };
  return { id, account: id % 2, ...text, created_ms: 0 };
};

function storeWith(...ids: number[]) {
  const store = memoryStore();
  store.commit({ ...EMPTY_BATCH, mails: ids.map(mail) });
  return store;
}

test('a sent mail is not sent again when the store could not delete it', async () => {
  const store = storeWith(1);
  let isFull = true;
  const mails = accountMails({
    ...store,
    mailsSent(ids) {
      if (isFull) throw new Error('the disk is full');
      store.mailsSent(ids);
    },
  });
  const stored = await mails.take(0);
  expect(stored?.id).toBe(1);
  await expect(mails.finish(mail(1))).rejects.toThrow('full');
  await expect(mails.take(0)).rejects.toThrow('full');
  isFull = false;
  expect(await mails.take(0)).toBeUndefined();
  expect(store.unsentMails()).toEqual([]);
});

test('a postponed mail is tried again after half a minute, and after the others', async () => {
  const mails = accountMails(storeWith(1, 2));
  const first = await mails.take(0);
  mails.postpone(first ?? mail(0), 0);
  expect((await mails.take(RETRY_MS - 1))?.id).toBe(2);
  expect(await mails.take(RETRY_MS - 1)).toBeUndefined();
  mails.add([mail(3)]);
  expect((await mails.take(RETRY_MS))?.id).toBe(3);
  expect((await mails.take(RETRY_MS))?.id).toBe(1);
  mails.postpone(first ?? mail(0), RETRY_MS);
  // A wall clock that was set back delays no mail.
  expect((await mails.take(0 - RETRY_MS))?.id).toBe(1);
});

test('calls back when a mail was added', () => {
  const mails = accountMails(storeWith());
  let calls = 0;
  mails.onAdded(() => void (calls += 1));
  mails.add([]);
  mails.add([mail(1)]);
  expect(calls).toBe(1);
});

test('drops the mails of deleted accounts, also one that is being sent', async () => {
  const mails = accountMails(storeWith(1, 2, 3));
  const stored = await mails.take(0);
  mails.drop([{ account: 1, email: 'a@b.example' }]);
  if (stored !== undefined) mails.postpone(stored, 0);
  expect((await mails.take(60_000))?.id).toBe(2);
  expect(await mails.take(60_000)).toBeUndefined();
  expect(mails.unsent().map(({ id }) => id)).toEqual([2]);
});
