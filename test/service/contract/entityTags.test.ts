import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { servedGame, type TestAccount } from '../servedGame.js';

type Game = Awaited<ReturnType<typeof servedGame>>;

/** What a test reads: an operation with its parameters, and the same as a target. */
interface Question {
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly target: string;
}

const LISTS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['devices.list', '/v1/devices', {}],
  ['devices.list', '/v1/devices', { limit: '50' }],
  ['devices.list', '/v1/devices', { tags: 'a:*' }],
  ['events.list', '/v1/events', {}],
  ['events.list', '/v1/events', { filtered: 'true' }],
  ['events.list', '/v1/events', { cursor: '0-0', limit: '3' }],
  ['events.list', '/v1/events', { category: 'mining' }],
  ['inventory.list', '/v1/inventory', {}],
  ['leaderboards.megastructure', '/v1/leaderboards/megastructure', {}],
  ['accounts.get', '/v1/accounts/me', {}],
];

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('read'), asked: fc.nat(), tag: fc.nat() }),
  },
  fc.record({ kind: fc.constant('tags'), asked: fc.nat(), tag: fc.nat(3) }),
  fc.record({ kind: fc.constant('mine'), asked: fc.nat(), tag: fc.nat(5) }),
  fc.record({ kind: fc.constant('mute'), asked: fc.nat(), tag: fc.nat(2) }),
  fc.record({ kind: fc.constant('zone'), asked: fc.nat(), tag: fc.nat(1) }),
  fc.record({ kind: fc.constant('time'), asked: fc.nat(), tag: fc.nat(40) }),
);

/** An account with the codes of its devices. */
interface Owner extends TestAccount {
  readonly devices: readonly string[];
}

async function join(game: Game, name: string): Promise<Owner> {
  const account = await game.join(name);
  const call = { operation: 'devices.list', path: {}, query: {}, body: undefined } as const;
  const { body } = await game.host.call({ ...call, ...account, form: 'json' });
  const { devices } = body as { devices: readonly { readonly device_code: string }[] };
  return { ...account, devices: devices.map((one) => one.device_code) };
}

function questionsOf({ devices }: Owner): readonly Question[] {
  const lists = LISTS.map(([operation, path, query]): Question => {
    const text = new URLSearchParams(query).toString();
    return { operation, path: {}, query, target: text === '' ? path : `${path}?${text}` };
  });
  const single = devices.slice(0, 2).map((code): Question => {
    const target = `/v1/devices/${code}`;
    return { operation: 'devices.get', path: { code }, query: {}, target };
  });
  return [...lists, ...single];
}

/** Changes the game as a step says. A refused command is a change of nothing. */
async function change(game: Game, owner: Owner, step: Step): Promise<void> {
  const { account, devices } = owner;
  const code = devices[step.asked % devices.length] ?? '';
  const tell = async (operation: string, path: Question['path'], body: unknown) =>
    void (await game.host.call({ operation, account, path, query: {}, body, form: 'json' }));
  if (step.kind === 'time') return game.host.advance(step.tag);
  if (step.kind === 'tags') {
    return tell('devices.command', { code }, { command: 'set_tags', tags: [`a:${step.tag}`] });
  }
  if (step.kind === 'mine') {
    const mining = { command: 'start_mining', resource: 'carbon' };
    const body = step.tag === 0 ? { command: 'deactivate' } : mining;
    return tell('devices.command', { code }, body);
  }
  const muted = [['mining.*'], ['device.*'], []][step.tag] ?? [];
  const timezone = step.tag === 0 ? 'UTC' : 'Europe/Berlin';
  await tell('accounts.update', {}, step.kind === 'mute' ? { events: { muted } } : { timezone });
}

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The bytes of the answer as they are made anew, without anything that is kept. */
async function madeAnew(game: Game, { account }: Owner, question: Question): Promise<string> {
  const { body, status } = await game.host.call({
    ...question,
    account,
    body: undefined,
    form: 'text',
  });
  expect(status).toBe(200);
  return JSON.stringify(body);
}

test('an answer and its entity tag are those of the present, for each account', async () => {
  const runs = fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
    const quota = { quota: 1e9, windowSeconds: 1 };
    const game = await servedGame({ read: quota, write: quota });
    const owners = [await join(game, 'Ada'), await join(game, 'Ben')];
    /** The bytes for which each tag was given, to anybody. */
    const bytesOf = new Map<string, string>();
    let unchanged = 0;
    for (const one of steps) {
      const owner = owners[one.asked % 2] as Owner;
      if (one.kind !== 'read') {
        await change(game, owner, one);
        continue;
      }
      const questions = questionsOf(owner);
      const question = questions[Math.floor(one.asked / 2) % questions.length] as Question;
      const expected = await madeAnew(game, owner, question);
      const tags = [...bytesOf.keys()];
      // Also the tags of the other account, of other targets, and of earlier answers.
      const given = one.tag % 2 === 0 ? tags[one.tag % Math.max(1, tags.length)] : undefined;
      const zips = one.tag % 3 === 0;
      for (const tag of [given, undefined, 'last'] as const) {
        const known = tag === 'last' ? tagOf(bytesOf, expected, zips) : tag;
        const answer = await request(game.url + question.target, {
          headers: {
            authorization: `Bearer ${owner.token}`,
            ...(zips ? { 'accept-encoding': 'gzip' } : {}),
            ...(known === undefined ? {} : { 'if-none-match': known }),
          },
        });
        const bytes = Buffer.from(await answer.body.arrayBuffer());
        const etag = String(answer.headers['etag']);
        const isZipped = answer.headers['content-encoding'] === 'gzip';
        const former = bytesOf.get(etag);
        if (former !== undefined) expect(former).toBe(expected);
        bytesOf.set(etag, expected);
        expect(answer.statusCode).toBe(known === etag ? 304 : 200);
        if (known === etag) unchanged += 1;
        else expect((isZipped ? gunzipSync(bytes) : bytes).toString()).toBe(expected);
        // Every tag that was given for these bytes, in this form, is their tag.
        if (tag === 'last') expect(known).toBe(etag);
      }
    }
    expect(unchanged).toBeGreaterThan(0);
    await game.close();
  });
  await fc.assert(runs, { numRuns: FULL ? 100 : 4, endOnFailure: true });
});

/** The tag that was given last for bytes, compressed or not. */
function tagOf(
  bytesOf: ReadonlyMap<string, string>,
  bytes: string,
  zips: boolean,
): string | undefined {
  const isZipped = zips && Buffer.byteLength(bytes) >= 1024;
  return [...bytesOf]
    .filter(([tag, known]) => known === bytes && tag.endsWith('-gzip"') === isZipped)
    .at(-1)?.[0];
}
