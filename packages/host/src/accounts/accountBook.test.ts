import { fc, test as fuzz } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { runs } from '../../../testkit/test/tier.js';
import { EMPTY_BATCH } from '../../../testkit/src/store/fullBatch.js';
import { memoryStore } from '../store/memoryStore.js';
import type { Credential } from '../store/store.js';
import { type AccountBook, accountBook, type BookBase, type BookDraft } from './accountBook.js';
import { emailKey } from './linkIndex.js';
import { nameKey } from './nameKey.js';

interface PlainBook {
  credentials: readonly Credential[];
  lastAccount: number;
}

const ACCOUNTS = [1, 2, 3, 4, 5];
const NAMES = ['', 'Ada', 'ADA', 'aｄa', 'Bo', 'bO', 'Νίκος', 'ΝΊΚΟΣ', 'ﬁn', 'Fin'];
const EMAILS = ['', 'a@b.example', 'A@B.Example', 'c@d.example'];

const put = fc.record({
  kind: fc.constant('put' as const),
  account: fc.constantFrom(...ACCOUNTS),
  name: fc.constantFrom(...NAMES),
  email: fc.constantFrom(...EMAILS),
  seated: fc.constantFrom(0 as const, 1 as const, 2 as const),
});
const swap = fc.record({
  kind: fc.constant('swap' as const),
  account: fc.constantFrom(...ACCOUNTS),
  other: fc.constantFrom(...ACCOUNTS),
});
const remove = fc.record({
  kind: fc.constant('delete' as const),
  account: fc.constantFrom(...ACCOUNTS),
});
const commit = fc.constantFrom({ kind: 'draft' as const }, { kind: 'commit' as const });
const step = fc.oneof(
  { arbitrary: put, weight: 4 },
  { arbitrary: swap, weight: 1 },
  { arbitrary: remove, weight: 2 },
  { arbitrary: commit, weight: 2 },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const others = (plain: PlainBook, account: number): readonly Credential[] =>
  plain.credentials.filter((one) => one.account !== account);

/** Makes a change in a draft and in the plain lists; nothing when a name would be there twice. */
function change(draft: BookDraft, plain: PlainBook, made: Step): void {
  const putBoth = (credential: Credential): void => {
    draft.put(credential);
    plain.credentials = [...others(plain, credential.account), credential];
    plain.lastAccount = Math.max(plain.lastAccount, credential.account);
  };
  if (made.kind === 'put') {
    const { account, email, name, seated } = made;
    const isTaken = others(plain, account).some(
      (one) =>
        (name !== '' && nameKey(one.name) === nameKey(name)) ||
        (email !== '' && emailKey(one.email) === emailKey(email)),
    );
    if (isTaken) return;
    const unused = { pending_email: null, issued_ms: 0, is_used: 0 };
    putBoth({ account, email, name, seated, ...unused });
  } else if (made.kind === 'swap') {
    const one = plain.credentials.find(({ account }) => account === made.account);
    const other = plain.credentials.find(({ account }) => account === made.other);
    if (one === undefined || other === undefined || one === other) return;
    putBoth({ ...one, name: other.name, email: other.email });
    putBoth({ ...other, name: one.name, email: one.email });
  } else if (made.kind === 'delete') {
    draft.delete(made.account);
    plain.credentials = others(plain, made.account);
  }
}

function expectPlain(book: BookBase, { credentials, lastAccount }: PlainBook): void {
  const find = (is: (one: Credential) => boolean) => credentials.find(is);
  for (const account of ACCOUNTS) {
    expect(book.byAccount(account)).toEqual(find((one) => one.account === account));
  }
  for (const name of NAMES) {
    const found = name === '' ? undefined : find((one) => nameKey(one.name) === nameKey(name));
    expect(book.byName(name), `name ${name}`).toEqual(found);
  }
  for (const email of EMAILS) {
    const found = email === '' ? undefined : find((one) => emailKey(one.email) === emailKey(email));
    expect(book.byEmail(email), `address ${email}`).toEqual(found);
  }
  expect(book.lastAccount()).toBe(lastAccount);
  expect(book.seats()).toBe(credentials.filter(({ seated }) => seated === 1).length);
}

fuzz.prop([fc.array(step, { maxLength: 40 })], runs(100, 30_000))(
  'a book and its drafts find accounts as plain lists do, and so does the book of the store',
  (steps) => {
    const store = memoryStore();
    const book: AccountBook = accountBook(store.load());
    const plain: PlainBook = { credentials: [], lastAccount: 0 };
    /** Drafts that are not committed yet, each on the one before. */
    const waiting: BookDraft[] = [];
    const onLast = (): BookDraft => {
      const base = waiting.at(-1);
      return book.draft(() => (base !== undefined && waiting.includes(base) ? base : book));
    };
    let draft = onLast();
    const commitNext = (): void => {
      const next = waiting.shift();
      if (next === undefined) return;
      store.commit({ ...EMPTY_BATCH, ...next.changes });
      book.apply(next.changes);
    };
    for (const made of steps) {
      if (made.kind === 'commit') commitNext();
      if (made.kind === 'draft') {
        waiting.push(draft);
        draft = onLast();
      }
      change(draft, plain, made);
      expectPlain(draft, plain);
    }
    waiting.push(draft);
    while (waiting.length > 0) commitNext();
    for (const one of [book, accountBook(store.load())]) {
      expectPlain(one, plain);
      expect(one.size).toBe(plain.credentials.length);
    }
  },
);

test('a number of a log is not given again, though no account has it', () => {
  const store = memoryStore();
  store.commit({ ...EMPTY_BATCH, lastAccount: 7 });
  const book = accountBook(store.load());
  expect([book.lastAccount(), book.draft().lastAccount()]).toEqual([7, 7]);
});
