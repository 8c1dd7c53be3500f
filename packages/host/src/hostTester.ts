import {
  type DeviceView,
  type EventEnvelope,
  type GameSnapshot,
  type Ruleset,
  STANDARD_RULESET,
} from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import type { Answer, Call } from './calls/call.js';
import type { Host } from './host.js';
import { type HostOptions, openHost } from './openHost.js';
import { LEASE_MS } from './store/lease.js';
import type { Store } from './store/store.js';
import { memoryDisk, memoryStore } from './store/memoryStore.js';

/** A call of a test; every member has a default. */
export interface TestCall extends Partial<
  Pick<Call, 'address' | 'asText' | 'maxTick' | 'minTick' | 'pay'>
> {
  readonly account?: number;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly key?: string;
}

/** Calls a host. */
export async function callHost(
  host: Host,
  operation: string,
  asked: TestCall = {},
): Promise<Answer> {
  const { account = 0, body, key: idempotencyKey, path = {}, query = {}, ...more } = asked;
  const given = { path, query, body, form: 'json', idempotencyKey } as const;
  return host.call({ operation, account, ...given, ...more });
}

/** A host on a memory disk, with a wall clock that the test sets. */
export async function hostTester({
  game = spaceGame,
  speed = 0,
  wrap = (store: Store) => store,
  ruleset: first,
  msOfALook = () => 0,
  more = {},
}: {
  readonly game?: typeof spaceGame;
  /** Ticks per second. */
  readonly speed?: number;
  /** Wraps the store that the host uses. */
  readonly wrap?: (store: Store) => Store;
  /** The ruleset of a new game. */
  readonly ruleset?: Ruleset;
  /** Milliseconds that pass each time that the host looks at the wall clock. */
  readonly msOfALook?: () => number;
  /** Other options, which are read at each opening. */
  readonly more?: Partial<HostOptions>;
} = {}) {
  const disk = memoryDisk();
  let nowMs = 1_767_225_600_000;
  const open = (ruleset?: Ruleset): Promise<Host<GameSnapshot>> =>
    openHost({
      store: wrap(memoryStore(nowMs, disk)),
      ticksPerSecond: speed,
      seed: 7,
      game,
      options: ruleset === undefined ? {} : { ruleset },
      nowMs: () => (nowMs += msOfALook()),
      defer: (act) => void setImmediate(act),
      version: 'test',
      linkOf: (secret) => `link:${secret}`,
      ...(more as Partial<HostOptions<GameSnapshot>>),
    });
  let host = await open(first);
  const call = (operation: string, asked?: TestCall): Promise<Answer> =>
    callHost(host, operation, asked);
  return {
    disk,
    get host() {
      return host;
    },
    call,
    /** The entries for which a call is charged. */
    async costOf(operation: string, asked: TestCall = {}): Promise<number> {
      let cost = 0;
      const pay = (entries: number) => void (cost += entries);
      await callHost(host, operation, { ...asked, pay });
      return cost;
    },
    ...shortcuts(call),
    /** The wall clock, and how to advance it. */
    nowMs: () => nowMs,
    wait: (ms: number) => void (nowMs += ms),
    /** The secrets of the links that were mailed to an address, oldest first. */
    secretsTo: (address: string): string[] =>
      host.outbox
        .unsent()
        .flatMap(({ text, to }) => (to === address && /link:(\S+)/.exec(text)?.[1]) || []),
    /** Opens an account; returns its number and token. */
    async account(name: string): Promise<{ account: number; token: string }> {
      const email = `${name.toLowerCase()}@example.org`;
      const { body } = await host.openAccount({ email, name, timezone: 'UTC' });
      const { token } = body as { readonly token: string };
      return { token, account: host.authenticate(token).account };
    },
    /** Drops the host without closing it, as in a crash, and opens the disk again. */
    async crash(ruleset?: Ruleset): Promise<void> {
      nowMs += LEASE_MS + 1;
      host = await open(ruleset);
    },
  };
}

/** A host with the account of Ada. */
export async function adaTester(options?: Parameters<typeof hostTester>[0]) {
  const tester = await hostTester(options);
  return { tester, ...(await tester.account('Ada')) };
}

/** Calls that many tests make. */
function shortcuts(call: (operation: string, asked?: TestCall) => Promise<Answer>) {
  const devices = async (
    account: number,
    query: TestCall['query'] = {},
  ): Promise<readonly DeviceView[]> => {
    const { body } = await call('devices.list', { account, query });
    return (body as { readonly devices: readonly DeviceView[] }).devices;
  };
  return {
    /** The devices of an account, as a page of its list shows them. */
    devices,
    /** The code of the first device of a type that an account has. */
    codeOf: async (account: number, type: string): Promise<string> =>
      (await devices(account, { device_type: type }))[0]?.device_code ?? '',
    /** The body of an answer. */
    body: async <Body>(operation: string, asked?: TestCall): Promise<Body> =>
      (await call(operation, asked)).body as Body,
    /** Sends a command to a device of an account. */
    command: (account: number, code: string, body: object, key?: string): Promise<Answer> =>
      call('devices.command', { account, path: { code }, body, ...(key !== undefined && { key }) }),
    /** The events of an account, as a page shows them. */
    async events(account: number, query: TestCall['query'] = {}) {
      const { body } = await call('events.list', { account, query });
      return (
        body as { readonly events: readonly (EventEnvelope & { readonly created_at: string })[] }
      ).events;
    },
  };
}

/**
 * Rules for tests: seasons of 100 seconds, whose objective needs so many beacons. Everybody begins
 * at the first one, with these.
 */
export function shortSeasons(beacons: number): Ruleset {
  return {
    ...STANDARD_RULESET,
    seasons: {
      ...STANDARD_RULESET.seasons,
      restSeconds: 10,
      calendar: [
        {
          name: 'Short',
          structure: 'Mast',
          starCode: 'SOL',
          durationSeconds: 100,
          requirements: { ftl_beacon: beacons },
        },
      ],
    },
    start: {
      ...STANDARD_RULESET.start,
      starCodes: ['SOL'],
      place: 'OBJ-1',
      fleet: ['heaven_vessel', ...Array.from({ length: beacons }, () => 'ftl_beacon' as const)],
    },
  };
}
