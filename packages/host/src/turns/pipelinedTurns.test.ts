import { fc, test as fuzz } from '@fast-check/vitest';
import { astrarium } from '@astrarium/space';
import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';
import { runs } from '../../../testkit/test/tier.js';
import type { Answer } from '../calls/call.js';
import { StoreFailure } from '../store/store.js';
import { NAMES, slowTester, turn } from '../slowTester.js';

const ACCOUNTS = [1, 2, 3] as const;
const ADDRESSES = NAMES.map((name) => `${name.toLowerCase()}@example.org`);

type Tester = Awaited<ReturnType<typeof slowTester>>['tester'];

/** A call of an account, or one of the operator about it. */
interface Move {
  readonly kind: string;
  readonly account: number;
  /** The idempotency key, '' for none; moves with the same key are the same. */
  readonly key: string;
  /** Makes moves of a kind differ; there are few, so that they collide. */
  readonly n: number;
}

/** A tester in which each account prints: the time that passes has events. */
async function printingTester() {
  const made = await slowTester();
  const body = { command: 'enqueue_print', device_type: 'survey_drone' };
  for (const { account, code } of made.players) {
    await made.tester.command(account, code, body);
  }
  return made;
}

/**
 * Makes a move on a host, always by the same way: so calls of one turn are answered in their order.
 * `id` is the token, webhook or link that it names.
 */
function play({ call }: Tester, { account, key, kind, n }: Move, id: string) {
  const asked = key === '' ? { account } : { account, key };
  const email = `new${n}@example.org`;
  switch (kind) {
    case 'tag': {
      const body = { command: 'set_tags', tags: [`tag${n}`] };
      return call('devices.command', { ...asked, path: { code: id }, body });
    }
    case 'token':
      return call('tokens.create', { ...asked, body: { name: `t${n}`, scopes: ['read'] } });
    case 'revoke':
      return call('tokens.delete', { ...asked, path: { token_id: id } });
    case 'webhook':
      return call('webhooks.create', { ...asked, body: { url: `https://example.org/${n}` } });
    case 'unhook':
      return call('webhooks.delete', { ...asked, path: { webhook_id: id } });
    case 'test':
      return call('webhooks.test', { ...asked, path: { webhook_id: id } });
    case 'address':
      return call('accounts.update', { ...asked, body: { email } });
    case 'verify':
      return call('accounts.verify', { path: { token: id }, body: {} });
    case 'create':
      return call('accounts.create', { body: { email, name: `New ${n}` } });
    case 'recover':
      return call('accounts.recover', { body: { email: ADDRESSES[account - 1] } });
    default:
      return call('accounts.delete', { ...asked, body: { confirm: NAMES[account - 1] } });
  }
}

const KINDS = [
  'tag',
  'tag',
  'tag',
  'token',
  'revoke',
  'webhook',
  'webhook',
  'unhook',
  'test',
  'test',
  'address',
  'verify',
  'create',
  'recover',
  'delete',
  'advance',
  'advance',
];

/** How far a move advances the game: a first print ends after an hour. */
const TICKS = [1, 60, 7200];

interface Shown {
  readonly devices: readonly { readonly device_code: string }[];
  readonly tokens: readonly { readonly token_id: string }[];
  readonly webhooks: readonly { readonly webhook_id: string }[];
}

/** All that a host shows, and the ids in it that are random, in the same order on each host. */
async function shownBy({ call, host }: Tester) {
  const world = astrarium.read(host.snapshot);
  const pages = await Promise.all(
    ACCOUNTS.filter((account) => world.accounts.get(account) !== undefined).map(async (account) => {
      const operations = ['devices.list', 'tokens.list', 'webhooks.list'] as const;
      const query = { device_type: 'heaven_vessel' };
      const lists = await Promise.all(
        operations.map((one, at) => call(one, at === 0 ? { account, query } : { account })),
      );
      const { devices, tokens, webhooks } = Object.assign({}, ...lists.map(({ body }) => body));
      const own = await call('accounts.get', { account });
      const events = await call('events.list', { account, query: { limit: 100 } });
      const { end } = host.feed.range(account);
      return { account, devices, tokens, webhooks, own, events, end } as Shown & Page;
    }),
  );
  // A mail to nobody is dropped. It stands for one whose account was deleted in the same turn.
  const mails = host.outbox.unsent().filter(({ to }) => to !== '');
  const links = mails.map(({ text }) => /link:(\S+)/.exec(text)?.[1] ?? '');
  const idsOf = (kind: string, account: number): readonly string[] => {
    const page = pages.find((one) => one.account === account);
    if (kind === 'verify') return links;
    if (kind === 'tag') return page?.devices.map((one) => one.device_code) ?? [];
    if (kind === 'revoke') return page?.tokens.map((one) => one.token_id) ?? [];
    return page?.webhooks.map((one) => one.webhook_id) ?? [];
  };
  const all = [
    ...links,
    ...pages.flatMap(({ tokens }) => tokens.map((one) => one.token_id)),
    ...pages.flatMap(({ webhooks }) => webhooks.map((one) => one.webhook_id)),
  ];
  const text = masked({
    hash: astrarium.hash(host.snapshot),
    pages,
    mails: mails.map(({ id, to }) => [id, to]),
  });
  return { idsOf, all, text };
}

interface Page {
  readonly account: number;
}

/** A value as JSON without what differs between equal games: what is random, and wall time. */
function masked(value: unknown): string {
  return JSON.stringify(value)
    .replace(/(tok_|wh_)[\w-]+/g, '$1')
    .replace(/"(secret|token|created_at|expires_at|next_attempt_at)":"[^"]*"/g, '"$1":""');
}

/** What becomes of a commit; 'written' most often. */
const FATES = [...Array<string>(12).fill('written'), 'full', 'locked', 'locked', 'failed'];

/**
 * A second host whose store commits at once. It makes the moves that the first one has answered, in
 * the order of the answers, and must then show the same, down to the text of the log.
 */
async function twinOf(tester: Tester) {
  const { tester: twin } = await printingTester();
  const ids = new Map<string, string>();
  return {
    /** Makes an answered move; the answers must be the same. */
    async repeat(move: Move, id: string, answer: Answer): Promise<void> {
      if (answer.tick > twin.host.tick) await twin.host.advance(answer.tick - twin.host.tick);
      const other = await play(twin, move, ids.get(id) ?? id);
      expect(masked(answer)).toBe(masked(other));
    },
    async compare(): Promise<void> {
      if (tester.host.tick > twin.host.tick) {
        await twin.host.advance(tester.host.tick - twin.host.tick);
      }
      const [shown, other] = [await shownBy(tester), await shownBy(twin)];
      expect(shown.text).toBe(other.text);
      expect(tester.disk.lines).toEqual(twin.disk.lines);
      shown.all.forEach((id, at) => ids.set(id, other.all[at] ?? ''));
    },
  };
}

const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    account: fc.constantFrom(1, 1, ...ACCOUNTS),
    key: fc.constantFrom('', '', '', 'k1', 'k2'),
    n: fc.nat({ max: 2 }),
  }),
  { minLength: 1, maxLength: 20 },
);

fuzz.prop(
  [fc.scheduler(), moves, fc.array(fc.constantFrom(...FATES), { maxLength: 12 })],
  runs(8, 2_000),
)(
  'a host shows at each moment what a store that commits at once would show of its answers',
  async (scheduler, calls, fates) => {
    const { does, tester } = await printingTester();
    const twin = await twinOf(tester);
    let [isCommitting, isRunning] = [false, true];
    const waitingFates = [...fates];
    does.commit = async (write) => {
      expect(isCommitting).toBe(false);
      isCommitting = true;
      const fate = waitingFates.shift() ?? 'written';
      await scheduler.schedule(Promise.resolve(), `commit ${fate}`);
      isCommitting = false;
      if (fate !== 'written') throw new StoreFailure(fate as StoreFailure['reason'], fate);
      write();
    };
    for (const account of ACCOUNTS) {
      const published = (): void => {
        const stored = tester.disk.histories.envelopes.get(account)?.texts.length;
        expect(tester.host.feed.range(account).end).toBe(stored);
      };
      tester.host.feed.watch(account, { published, revoked: () => undefined, closed: published });
    }
    const answered: { move: Move; id: string; answer: Answer }[] = [];
    let [made, waiting] = [0, calls.length];
    /** By account, the number of its last change that was carried out: they keep their order. */
    const last = new Map<number, number>();
    const make = async (move: Move): Promise<void> => {
      if (move.kind === 'advance')
        return tester.host.advance(TICKS[move.n] ?? 1).catch(() => undefined);
      const id = (await shownBy(tester)).idsOf(move.kind, move.account).at(-1) ?? 'none';
      const number = (made += 1);
      const answer = await play(tester, move, id);
      if (move.kind === 'tag' && answer.status === 200) {
        expect(last.get(move.account) ?? 0).toBeLessThan(number);
        last.set(move.account, number);
      }
      // The others were not carried out.
      if (answer.status < 500) answered.push({ move, id, answer });
    };
    for (const [at, move] of calls.entries()) {
      void scheduler
        .schedule(Promise.resolve(), `move ${at}`)
        .then(() => make(move))
        .finally(() => (waiting -= 1));
    }
    while (isRunning) {
      isRunning = waiting > 0 || isCommitting;
      for (let n = 0; n < 3; n += 1) await turn();
      for (const { answer, id, move } of answered.splice(0)) await twin.repeat(move, id, answer);
      await twin.compare();
      if (scheduler.count() > 0) await scheduler.waitOne();
      tester.wait(50);
      tester.host.runDue();
    }
    // It stops for the fault of its store, and for no other.
    expect([undefined, 'failed']).toContain(tester.host.failure?.message);
    await tester.crash();
    await twin.compare();
  },
);

test('a store that does not answer for ten seconds leaves one commit unknown, and refuses the rest', async () => {
  const { does, players, tag, tester } = await slowTester();
  const { host } = tester;
  let answer = (): void => undefined;
  does.commit = async (write) => {
    await new Promise<void>((resolve) => (answer = resolve));
    write();
  };
  const given = tag(0, 'one', 'key');
  await turn();
  await turn();
  const later = tag(1, 'two');
  tester.wait(9_900);
  host.runDue();
  expect(host.unready).toBeUndefined();
  tester.wait(200);
  host.runDue();
  expect(await given).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: expect.stringContaining('unknown whether') as string },
  });
  const refused = {
    status: 503,
    body: { code: 'unavailable', detail: expect.stringContaining('changed nothing') as string },
  };
  expect(await later).toMatchObject(refused);
  expect(await tag(2, 'three')).toMatchObject(refused);
  expect([host.unready, host.unreadyDetail]).toEqual([
    'store_locked',
    'The store has not answered for ten seconds',
  ]);
  does.commit = async (write) => write();
  answer();
  await expect.poll(() => host.unready).toBeUndefined();
  // The key tells that it was done; the others were not.
  expect(await tag(0, 'one', 'key')).toMatchObject({ status: 200, replayed: true });
  const tags = await Promise.all(players.map(async ({ account }) => tester.devices(account)));
  expect(tags.map(([device]) => device?.tags)).toEqual([['one'], [], []]);
});

test('a host is not ready as soon as its store says why a change has waited for ten seconds', async () => {
  const why = 'PostgreSQL has not answered';
  let waitedMs = 0;
  // Such as the renewal of its lease, while nobody plays.
  const outage = (silentMs: number) => (waitedMs >= silentMs ? why : undefined);
  const { host } = await hostTester({ wrap: (store) => ({ ...store, outage }) });
  expect(host.unready).toBeUndefined();
  waitedMs = 9_900;
  expect(host.unready).toBeUndefined();
  waitedMs = 10_000;
  expect([host.unready, host.unreadyDetail]).toEqual(['store_locked', why]);
});
