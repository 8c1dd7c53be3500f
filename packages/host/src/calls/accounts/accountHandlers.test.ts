import { fc, test as fuzz } from '@fast-check/vitest';
import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { runs } from '../../../../testkit/test/tier.js';
import { adaTester, hostTester } from '../../hostTester.js';
import type { Answer } from '../call.js';
import type { Credential } from '../../store/store.js';

const ADDRESS = 'ada@example.org';
const MINUTE_MS = 60_000;

type Tester = Awaited<ReturnType<typeof hostTester>>;

/** Uses a link that was mailed to an address, the newest one by default. */
const follow = (tester: Tester, email: string, place = -1) =>
  tester.call('accounts.verify', { path: { token: tester.secretsTo(email).at(place) ?? '' } });

const tokenOf = ({ body }: Answer): string => (body as { readonly token?: string }).token ?? '';

test('a link that is too old is none, by looking and by using it', async () => {
  const tester = await hostTester();
  await tester.call('accounts.create', { body: { email: ADDRESS, name: 'Ada' } });
  const path = { token: tester.secretsTo(ADDRESS)[0] ?? '' };
  tester.wait(20 * MINUTE_MS);
  expect(await tester.call('accounts.link', { path })).toMatchObject({
    status: 200,
    body: { purpose: 'register' },
  });
  tester.wait(1);
  const tooOld = { status: 404, body: { code: 'unknown_link' } };
  expect(await tester.call('accounts.link', { path })).toMatchObject(tooOld);
  expect(await tester.call('accounts.verify', { path })).toMatchObject(tooOld);
});

test('a link used twice at once, and two links to one address, make one account', async () => {
  const tester = await hostTester();
  for (let n = 0; n < 2; n += 1) {
    await tester.call('accounts.create', { body: { email: ADDRESS, name: 'Ada' } });
  }
  const [first = '', second = ''] = tester.secretsTo(ADDRESS);
  const answers = await Promise.all(
    [first, second, second].map((token) => tester.call('accounts.verify', { path: { token } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 404]);
  const accounts = answers.map((one) => tester.host.authenticate(tokenOf(one)).account);
  expect(accounts).toEqual([0, 1, 0]);
  expect(tester.host.figures().accounts).toBe(1);
});

test('an address that an account has left opens it no more', async () => {
  const { account, token, tester } = await adaTester();
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  await tester.call('accounts.update', { account, body: { email: 'new@example.org' } });
  expect((await follow(tester, 'new@example.org')).status).toBe(200);
  expect((await follow(tester, ADDRESS, 0)).status).toBe(404);
  expect(tester.host.authenticate(token).account).toBe(account);
});

/** What somebody does who wants a link, or has some. */
const linkStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ask' as const), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(21) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('follow' as const),
      who: fc.nat(1),
      /** From the newest back. */
      nth: fc.nat(2),
    }),
  },
);

fuzz.prop([fc.array(linkStep, { maxLength: 25 })], runs(12, 1000))(
  'a link is good while it is the newest, for 20 minutes and once; three are mailed meanwhile',
  async (steps) => {
    const { account, token: current, tester } = await adaTester();
    let token = current;
    const addresses = [ADDRESS, 'bob@example.org'];
    // Per address: when its unused links were mailed.
    const unused: number[][] = [[], []];
    let minute = 0;
    for (const step of steps) {
      if (step.kind === 'wait') {
        tester.wait(step.minutes * MINUTE_MS);
        minute += step.minutes;
        continue;
      }
      const email = addresses[step.who] ?? '';
      const mailed = unused[step.who] ?? [];
      const secrets = tester.secretsTo(email);
      const isLimit = mailed.filter((at) => minute - at <= 20).length >= 3;
      if (step.kind === 'ask') {
        const operation = step.who === 0 ? 'accounts.recover' : 'accounts.create';
        await tester.call(operation, { body: step.who === 0 ? { email } : { email, name: 'Bob' } });
        expect(tester.secretsTo(email).length - secrets.length).toBe(isLimit ? 0 : 1);
        if (!isLimit) mailed.push(minute);
        continue;
      }
      const path = { token: secrets.at(-1 - step.nth) ?? 'a'.repeat(43) };
      const isGood = step.nth === 0 && minute - (mailed.at(-1) ?? -Infinity) <= 20;
      const answer = await tester.call('accounts.verify', { path });
      expect(answer.status).toBe(isGood ? 200 : 404);
      if (!isGood) continue;
      unused[step.who] = [];
      if (step.who === 0) token = tokenOf(answer);
    }
    expect(tester.host.authenticate(token).account).toBe(account);
    await tester.crash();
    expect(tester.host.authenticate(token).account).toBe(account);
  },
);

test('asking for the address of another keeps nobody from a link into the account', async () => {
  const { account, tester } = await adaTester();
  const { account: eve } = await tester.account('Eve');
  const other = { account: eve, body: { email: ADDRESS } };
  for (let n = 0; n < 5; n += 1) await tester.call('accounts.update', other);
  expect(tester.secretsTo(ADDRESS)).toEqual([]);
  // The mail goes to the address as it was given first.
  await tester.call('accounts.recover', { body: { email: 'ADA@Example.org' } });
  const token = tokenOf(await follow(tester, ADDRESS));
  expect(tester.host.authenticate(token).account).toBe(account);
});

test('a new token forgets a new address: who had the old one may have asked for it', async () => {
  const { account, tester } = await adaTester();
  await tester.call('accounts.update', { account, body: { email: 'eve@example.org' } });
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  const body = { email: ADDRESS, pending_email: null };
  expect(await follow(tester, ADDRESS)).toMatchObject({ status: 200, body });
  expect((await follow(tester, 'eve@example.org')).status).toBe(404);
  // One that is made by hand ends links, too.
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  await tester.account('Ada');
  expect((await follow(tester, ADDRESS)).status).toBe(404);
});

test('a token is not kept under a key, whoever follows the link', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Eve');
  await tester.call('accounts.create', { body: { email: ADDRESS, name: 'Ada' } });
  const path = { token: tester.secretsTo(ADDRESS)[0] ?? '' };
  const answer = await tester.call('accounts.verify', { account, path, key: 'k' });
  expect(answer.status).toBe(200);
  expect(JSON.stringify([...tester.disk.outcomes.values()])).not.toContain(tokenOf(answer));
  expect((await tester.call('accounts.verify', { account, path, key: 'k' })).status).toBe(404);
});

test('a dry run shows no token, uses nothing up, and tells the rest as it would be', async () => {
  const { account, token, tester } = await adaTester();
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  await tester.call('accounts.create', { body: { email: 'bob@example.org', name: 'Bob' } });
  for (const email of [ADDRESS, 'bob@example.org']) {
    const path = { token: tester.secretsTo(email)[0] ?? '' };
    const dry = await tester.call('accounts.verify', { path, body: { dry_run: true } });
    expect(dry).toMatchObject({ status: 200, body: { dry_run: true, status: 200 } });
    expect(JSON.stringify(dry.body)).not.toContain('astrarium_');
    expect(tester.host.authenticate(token).account).toBe(email === ADDRESS ? account : 0);
    const { body } = await tester.call('accounts.verify', { path });
    const { token: newToken = '', ...rest } = body as { readonly token?: string };
    expect(tester.host.authenticate(newToken).account).toBeGreaterThan(0);
    expect((dry.body as { readonly answer: object }).answer).toEqual(rest);
  }
});

test('an account without a way in gets one by hand, at an address that nobody has', async () => {
  const { account, token: former, tester } = await adaTester();
  await tester.account('Bob');
  // As in a game that was imported.
  tester.disk.credentials.delete(account);
  tester.disk.tokens.clear();
  await tester.crash();
  expect(tester.host.authenticate(former).account).toBe(0);
  const email = 'ada@elsewhere.example';
  const answer = await tester.host.issueToken({ account, email });
  const shown = { account, email, name: 'Ada', pending_email: null };
  expect(answer).toMatchObject({ status: 200, body: shown });
  const token = tokenOf(answer);
  expect(tester.host.authenticate(token).account).toBe(account);
  expect(JSON.stringify(tester.disk.lines)).not.toContain('elsewhere');
  const refused = await tester.host.issueToken({ account, email: 'bob@example.org' });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '#/email' }] } });
  for (const unknown of [0, 99, -1, 0.5]) {
    const none = await tester.host.issueToken({ account: unknown, email });
    expect(none).toMatchObject({ status: 404, body: { code: 'unknown_account' } });
  }
  expect((await tester.host.issueToken({ account, email: 'nobody' })).status).toBe(422);
  expect(tester.host.authenticate(token).account).toBe(account);
  // Another address for it: the one before is told, and opens it no more.
  const moved = await tester.host.issueToken({ account, email: ADDRESS });
  expect(tester.host.authenticate(token).account).toBe(0);
  expect(tester.host.outbox.unsent().map(({ to }) => to)).toContain(email);
  await tester.crash();
  expect(tester.host.authenticate(tokenOf(moved)).account).toBe(account);
});

test.each([
  [{ email: 'nobody', name: 'Ada', timezone: 'UTC' }, '#/email'],
  [{ email: ADDRESS, name: 'A\u0000', timezone: 'UTC' }, '#/name'],
  [{ email: ADDRESS, name: 'Ada', timezone: 'Mars/Olympus' }, '#/timezone'],
])('who runs the game opens no account of %j', async (wanted, pointer) => {
  const tester = await hostTester();
  const reply = await tester.host.openAccount(wanted);
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  expect(tester.host.failure).toBeUndefined();
});

test('a name of as many characters as the document allows opens an account, whatever they are', async () => {
  const tester = await hostTester();
  const name = '🚀'.repeat(STANDARD_RULESET.limits.nameLength);
  const { status } = await tester.call('accounts.create', { body: { email: ADDRESS, name } });
  const used = await follow(tester, ADDRESS);
  expect([status, used.status]).toEqual([200, 200]);
  expect(used.body).toMatchObject({ name, replicants: [{ name }] });
  const tooLong = { body: { email: 'bob@example.org', name: `${name}🚀` } };
  expect(await tester.call('accounts.create', tooLong)).toMatchObject({
    status: 422,
    body: { detail: '#/name must have at most 64 characters.' },
  });
});

test('a link is not mailed that the game would refuse, to known addresses neither', async () => {
  const { limits } = STANDARD_RULESET;
  const ruleset = { ...STANDARD_RULESET, limits: { ...limits, accounts: 1 } };
  const tester = await hostTester({ ruleset });
  const before = tester.host.tick;
  await tester.account('Ada');
  for (const email of [ADDRESS, 'bob@example.org']) {
    const asked = await tester.call('accounts.create', { body: { email, name: 'Bob' } });
    expect(asked).toMatchObject({ status: 409, body: { code: 'account_limit' } });
    expect(tester.secretsTo(email)).toEqual([]);
  }
  expect([tester.host.figures().accounts, tester.host.tick]).toEqual([1, before]);
});

/** A host with two accounts that have no address, of which the first is mailed about its events. */
async function withoutAddresses() {
  const { account, tester } = await adaTester();
  const { account: other } = await tester.account('Bo');
  const settings = { message_notify: { email: true, webhook: true } };
  await tester.call('accounts.update', { account, body: settings });
  const { credentials, mails } = tester.disk;
  for (const one of [account, other]) {
    credentials.set(one, { ...(credentials.get(one) as Credential), email: '' });
  }
  mails.clear();
  await tester.crash();
  const drone = await tester.codeOf(account, 'mining_drone');
  const mine = { command: 'start_mining', resource: 'carbon' };
  return {
    tester,
    account,
    other,
    act: () => tester.command(account, drone, mine),
    /** The recipients of the mails that wait. */
    recipients: () => tester.host.outbox.unsent().map(({ to }) => to),
  };
}

test('an account without an address shows one that cannot be, and no address finds it', async () => {
  const { account, tester } = await withoutAddresses();
  const { body } = await tester.call('accounts.get', { account });
  expect(body).toMatchObject({ account, email: `account-${account}@astrarium.invalid` });
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  expect(tester.host.outbox.unsent()).toMatchObject([{ to: '', account: 0 }]);
});

test('an account without an address gets no mail, of its events and of a disabled webhook', async () => {
  const { account, act, recipients, tester } = await withoutAddresses();
  const body = { url: 'https://bot.example.org/hook' };
  expect((await tester.call('webhooks.create', { account, body })).status).toBe(201);
  expect((await act()).status).toBe(200);
  expect(tester.host.figures().mails).not.toEqual({ link: 0 });
  expect(await tester.host.outbox.next('digests')).toBe(undefined);
  expect(tester.host.figures().mails).toEqual({ link: 0 });
  await tester.host.webhooks.next()?.done({ status: 410, reason: '' });
  const hooks = await tester.body('webhooks.list', { account });
  expect(hooks).toMatchObject({ webhooks: [{ status: 'disabled' }] });
  expect(recipients()).toEqual([]);
});

test('the first address of an account is confirmed without a mail to a former one', async () => {
  const { account, other, recipients, tester } = await withoutAddresses();
  await tester.call('accounts.update', { account, body: { email: ADDRESS } });
  const body = { email: ADDRESS, pending_email: null };
  expect(await follow(tester, ADDRESS)).toMatchObject({ status: 200, body });
  expect(recipients()).toEqual([ADDRESS]);
  expect([...tester.disk.links.values()]).toEqual([]);
  // The operator gives the other one its first address.
  const issued = await tester.host.issueToken({ account: other, email: 'bo@example.org' });
  expect(issued).toMatchObject({ status: 200, body: { email: 'bo@example.org' } });
  expect(recipients()).toEqual([ADDRESS]);
});

test('the deletion of one account without an address leaves the other', async () => {
  const { account, other, tester } = await withoutAddresses();
  const deleted: unknown[] = [];
  tester.host.outbox.onDeleted((owners) => void deleted.push(...owners));
  expect((await tester.host.deleteAccount(account)).status).toBe(200);
  expect(deleted).toMatchObject([{ account, email: '' }]);
  expect((await tester.call('accounts.get', { account: other })).status).toBe(200);
  expect(tester.disk.credentials.get(other)?.email).toBe('');
});

test('changes of an account are events, which name the fields but no address and no token', async () => {
  const { account, tester } = await adaTester();
  const change = (body: object) => tester.call('accounts.update', { account, body });
  const events = async () =>
    (await tester.events(account)).filter(({ event }) => /^(?:account|replicant)\./.test(event));
  const email = 'ada.new@example.org';
  await change({ email });
  expect((await follow(tester, email)).status).toBe(200);
  const token = tokenOf(await tester.host.issueToken({ account, email }));
  const listed = await events();
  expect(listed.map(({ event }) => event)).toEqual([
    'account.opened',
    'account.address_change_requested',
    'account.address_changed',
    'account.token_replaced',
  ]);
  expect(JSON.stringify(listed)).not.toContain('example.org');
  expect(JSON.stringify(listed)).not.toContain(token);
  await change({ timezone: 'Europe/Berlin', events: { muted: ['mining.*'] }, name: 'Ada' });
  const path = { code: (await tester.devices(account))[0]!.replicant_code };
  await tester.call('replicants.update', { account, path, body: { accepts_devices: true } });
  expect((await events()).slice(-2)).toMatchObject([
    { event: 'account.updated', payload: { changed: ['timezone', 'events'] } },
    { event: 'replicant.updated', payload: { changed: ['accepts_devices'] } },
  ]);
});
