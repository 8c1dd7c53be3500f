import { operationOf, type RawInput, type OpenApi, isProblem } from '@astrarium/contract';
import { contractFor } from './contractFor.js';
import {
  astrarium,
  deviceListView,
  deviceView,
  deviceViewIds,
  type DeviceType,
  inventoryListView,
  isRefused,
  newGame,
  type Ruleset,
  STANDARD_RULESET,
  starListView,
} from '@astrarium/space';
import { BRISK_RULESET } from '@astrarium/space-testing';
import fc from 'fast-check';
import { PUBLIC_STARS } from '../galaxy/starAt.js';
import { expect, test } from 'vitest';
import { FULL } from '../../../testkit/test/tier.js';

type Json = Readonly<Record<string, unknown>>;

/** Zones by the lengths of their names. */
const ZONES = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.length, name]));

/** Lengths of which there is a zone, and one that is longer by one character. */
const ZONE_LENGTHS = [...ZONES.keys()].filter((length) => ZONES.has(length + 1));

/** Every limit of the ruleset that requests meet. */
const LIMITS = fc.record({
  tagsPerDevice: fc.integer({ min: 1, max: 40 }),
  tagLength: fc.integer({ min: 1, max: 32 }),
  tagPatterns: fc.integer({ min: 1, max: 20 }),
  nameLength: fc.integer({ min: 3, max: 80 }),
  timezoneLength: fc.constantFrom(...ZONE_LENGTHS),
  mutedPatterns: fc.integer({ min: 1, max: 70 }),
  mutedPatternLength: fc.integer({ min: 2, max: 70 }),
  channels: fc.integer({ min: 1, max: 40 }),
  channelLength: fc.integer({ min: 3, max: 40 }),
  maxDigestPerMille: fc.integer({ min: 2000, max: 90_000 }),
  minDigestPerMille: fc.integer({ min: 1, max: 1000 }),
  maxPageLength: fc.integer({ min: 1, max: 90 }),
  maxVia: fc.integer({ min: 0, max: 40 }),
  maxQuantity: fc.integer({ min: 1, max: 200 }),
  maxAttached: fc.integer({ min: 1, max: 40 }),
  maxAdopted: fc.integer({ min: 1, max: 40 }),
  maxRatio: fc.integer({ min: 1, max: 1000 }),
  stockCapUnits: fc.integer({ min: 400, max: 1_000_000 }),
  maxContribute: fc.integer({ min: 1, max: 80 }),
});

type Limits = typeof LIMITS extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function rulesetOf(drawn: Limits): Ruleset {
  const { maxAttached, maxAdopted, maxContribute, maxQuantity, maxRatio } = drawn;
  const { stockCapUnits, maxVia, ...limits } = drawn;
  const { carrying, controllers, mining, printing, seasons, travel } = BRISK_RULESET;
  const own = Object.entries(limits).filter(([name]) => Object.hasOwn(BRISK_RULESET.limits, name));
  const pageLength = Math.min(limits.maxPageLength, 7);
  return {
    ...BRISK_RULESET,
    name: 'drawn',
    limits: { ...BRISK_RULESET.limits, ...Object.fromEntries(own), pageLength },
    carrying: { ...carrying, maxAttached },
    controllers: { ...controllers, maxAdopted, maxRatio },
    mining: { ...mining, stockCapUnits },
    printing: { ...printing, maxQuantity },
    seasons: { ...seasons, maxContribute },
    travel: { ...travel, maxVia },
  };
}

/** A request that is at a limit, or just beyond it, and where the document has that limit. */
interface Case {
  readonly limit: keyof Limits;
  /** Who acts: a device of this type, the account, or nobody but a reader. */
  readonly by: DeviceType | 'account' | 'reader';
  readonly operation: string;
  /** The command of the core, or `tags` of a query and the like. */
  readonly type: string;
  /** The body or query in which something has this size. */
  readonly of: (size: number, drawn: Limits) => Json;
  /** The number by which the size passes the limit: 1 unless told. */
  readonly beyond?: number;
  /** The way in the document from the body or the parameters to the number. */
  readonly way: readonly string[];
  /** The limit by what the document has there: the number itself unless told. */
  readonly read?: (written: unknown) => number;
}

const codes = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => n.toString(16).padStart(8, '0'));

/** Different texts of the same length. */
const words = (count: number, length: number, first = ''): string[] =>
  Array.from({ length: count }, (_, n) => first + String(n).padStart(length - first.length, 'a'));

const repeated = (letter: string, count: number): string => letter.repeat(count);

const command = (by: DeviceType, type: string, limit: keyof Limits, rest: Rest): Case => ({
  limit,
  by,
  type,
  operation: 'devices.command',
  ...rest,
});

type Rest = Pick<Case, 'of' | 'way' | 'read'>;

const account = (limit: keyof Limits, rest: Rest & Partial<Case>): Case => ({
  limit,
  by: 'account',
  type: 'update_account',
  operation: 'accounts.update',
  ...rest,
});

const CASES: readonly Case[] = [
  command('mining_drone', 'set_tags', 'tagsPerDevice', {
    of: (size) => ({ tags: Array.from({ length: size }, () => 'a') }),
    way: ['tags', 'maxItems'],
  }),
  command('mining_drone', 'set_tags', 'tagLength', {
    of: (size) => ({ tags: [repeated('a', size)] }),
    way: ['tags', 'items', 'pattern'],
    read: (pattern) => Number(/,(\d+)\}\$$/.exec(String(pattern))?.[1]),
  }),
  command('heaven_vessel', 'travel', 'maxVia', {
    of: (size) => ({ destination: 'SOL-3', via: Array.from({ length: size }, () => 'SOL') }),
    way: ['via', 'maxItems'],
  }),
  command('autofactory', 'enqueue_print', 'maxQuantity', {
    of: (quantity) => ({ device_type: 'mining_drone', quantity }),
    way: ['quantity', 'maximum'],
  }),
  command('heaven_vessel', 'attach', 'maxAttached', {
    of: (size) => ({ targets: codes(size) }),
    way: ['targets', 'maxItems'],
  }),
  command('ami_mining_controller', 'adopt', 'maxAdopted', {
    of: (size) => ({ targets: codes(size) }),
    way: ['targets', 'maxItems'],
  }),
  command('ami_mining_controller', 'set_directive', 'maxRatio', {
    of: (ratio) => ({ name: 'maintain_ratios', config: { ratios: { carbon: ratio } } }),
    way: ['config', 'properties', 'ratios', 'properties', 'carbon', 'maximum'],
  }),
  command('heaven_vessel', 'collect_resources', 'stockCapUnits', {
    of: (units) => ({ resources: { carbon: units } }),
    way: ['resources', 'properties', 'carbon', 'maximum'],
  }),
  command('heaven_vessel', 'replicate', 'nameLength', {
    of: (size) => ({ name: repeated('a', size) }),
    way: ['name', 'maxLength'],
  }),
  account('nameLength', {
    of: (size) => ({ name: repeated('é', size) }),
    way: ['name', 'maxLength'],
  }),
  account('timezoneLength', {
    of: (size) => ({ timezone: ZONES.get(size) }),
    way: ['timezone', 'maxLength'],
  }),
  account('mutedPatterns', {
    of: (size, { mutedPatternLength }) => ({
      events: { muted: words(size, mutedPatternLength) },
    }),
    way: ['events', 'properties', 'muted', 'maxItems'],
  }),
  account('mutedPatternLength', {
    of: (size) => ({ events: { muted: [repeated('a', size)] } }),
    way: ['events', 'properties', 'muted', 'items', 'maxLength'],
  }),
  account('channels', {
    of: (size, { channelLength }) => ({ bobnet_channels: words(size, channelLength, '#') }),
    way: ['bobnet_channels', 'maxItems'],
  }),
  account('channelLength', {
    of: (size) => ({ bobnet_channels: [`#${repeated('a', size - 1)}`] }),
    way: ['bobnet_channels', 'items', 'maxLength'],
  }),
  account('maxDigestPerMille', {
    of: (perMille) => ({ events: { ami_digest_interval: perMille / 1000 } }),
    way: ['events', 'properties', 'ami_digest_interval', 'maximum'],
    read: (interval) => Math.round(Number(interval) * 1000),
  }),
  account('minDigestPerMille', {
    of: (perMille) => ({ events: { ami_digest_interval: perMille / 1000 } }),
    beyond: -1,
    way: ['events', 'properties', 'ami_digest_interval', 'minimum'],
    read: (interval) => Math.round(Number(interval) * 1000),
  }),
  {
    limit: 'maxContribute',
    by: 'account',
    type: 'contribute',
    operation: 'locations.contribute',
    of: (size) => ({ devices: codes(size) }),
    way: ['devices', 'maxItems'],
  },
  ...(['devices.list', 'inventory.list', 'stars.list'] as const).map((operation): Case => ({
    limit: 'maxPageLength',
    by: 'reader',
    type: 'limit',
    operation,
    of: (limit) => ({ limit }),
    way: ['limit', 'maximum'],
  })),
  {
    limit: 'tagPatterns',
    by: 'reader',
    type: 'tags',
    operation: 'devices.list',
    of: (size) => ({ tags: Array.from({ length: size }, () => 'a').join(',') }),
    way: ['tags', 'pattern'],
    read: (pattern) => Number(/\{0,(\d+)\}\$$/.exec(String(pattern))?.[1]) + 1,
  },
];

/** The part of the document to which a way leads from another part. */
function partOf(document: OpenApi, part: unknown, way: readonly string[]): unknown {
  const { $ref } = Object(part) as Json;
  if (typeof $ref === 'string') {
    return partOf(document, document.components.schemas[$ref.replace(/^.*\//, '')], way);
  }
  const [step, ...rest] = way;
  return step === undefined ? part : partOf(document, (part as Json)[step], rest);
}

/** The schemas of what a case sends, by their names. */
function sentMembers(document: OpenApi, { by, operation, type }: Case, path: string): Json {
  const methods = Object.values(document.paths[path]!);
  const { parameters, requestBody } = methods.find(
    ({ operationId }) =>
      operationId === operation.replace(/\.(.)/, (_, c: string) => c.toUpperCase()),
  )!;
  if (by === 'reader') {
    const all = parameters as readonly { readonly name: string; readonly schema: unknown }[];
    return Object.fromEntries(all.map(({ name, schema }) => [name, schema]));
  }
  const body = partOf(document, requestBody, ['content', 'application/json', 'schema']) as Json;
  if (operation !== 'devices.command') return body['properties'] as Json;
  const options = (all: unknown): Json[] =>
    (all as readonly Json[]).flatMap((one) => ('oneOf' in one ? options(one['oneOf']) : [one]));
  const members = options(body['oneOf']).map(({ properties }) => properties as Json);
  const own = members.filter(({ command: name }) => (name as Json)['const'] === type);
  return own.find(({ config }) => JSON.stringify(config ?? '').includes('ratios')) ?? own[0]!;
}

/** What the core does with a command or a query: whether it can read it. */
function coreReads(ruleset: Ruleset) {
  const opened = astrarium.execute(newGame({ seed: 7, ruleset }), {
    id: 'open',
    account: 0,
    type: 'open_account',
    args: { name: 'Ada' },
  });
  const world = astrarium.read(opened.snapshot);
  const devices = deviceViewIds(world, 1).map((id) => deviceView(world, id)!);
  const views = { 'devices.list': deviceListView, 'inventory.list': inventoryListView };
  return ({ by, operation, type }: Case, sent: Json): boolean => {
    if (by === 'reader') {
      const view = (): unknown =>
        operation === 'stars.list'
          ? starListView(world, sent)
          : views[operation as 'devices.list'](world, 1, sent);
      // A view throws for a parameter that the contract refuses.
      try {
        return !isRefused(view());
      } catch (error) {
        if (error instanceof TypeError) return false;
        throw error;
      }
    }
    const device = devices.find(({ device_type }) => device_type === by)?.device_code;
    const location = type === 'contribute' ? { location: 'SOL-OBJ-1' } : {};
    const args = { ...location, ...(device === undefined ? {} : { device }), ...sent };
    const { outcome } = astrarium.execute(opened.snapshot, { id: 'one', account: 1, type, args });
    return outcome.done || outcome.refusal.code !== 'invalid_field';
  };
}

test('whatever the limits, the core, the contract and its document have the same', () => {
  fc.assert(
    fc.property(LIMITS, (drawn) => {
      const ruleset = rulesetOf(drawn);
      const contract = contractFor(ruleset);
      const document = contract.openApi();
      const reads = coreReads(ruleset);
      for (const one of CASES) {
        const { beyond = 1, by, limit, of, operation, read = Number, type, way } = one;
        const name = `${type} ${limit}`;
        const { path } = operationOf(contract.operations, operation);
        const members = sentMembers(document, one, path);
        expect([name, read(partOf(document, members, way))]).toEqual([name, drawn[limit]]);
        for (const [size, isRead] of [
          [drawn[limit], true],
          [drawn[limit] + beyond, false],
        ] as const) {
          const sent = of(size, drawn);
          const isQuery = by === 'reader';
          const raw: RawInput = {
            path: { code: '1f3a92c4' },
            query: isQuery ? sent : {},
            body: isQuery
              ? undefined
              : operation === 'devices.command'
                ? { command: type, ...sent }
                : sent,
            form: 'json',
          };
          const path =
            operation.includes('.list') || operation === 'accounts.update' ? {} : raw.path;
          const input = contract.readInput(operation, { ...raw, path });
          expect([name, size, 'contract', !isProblem(input)]).toEqual([
            name,
            size,
            'contract',
            isRead,
          ]);
          expect([name, size, 'core', reads(one, sent)]).toEqual([name, size, 'core', isRead]);
        }
      }
    }),
    { numRuns: FULL ? 100 : 5, seed: Number(process.env['ASTRARIUM_SEED'] ?? 7) },
  );
});

test('news is of the stars that the public map has', () => {
  const { query } = contractFor(STANDARD_RULESET).operations['galaxy.get']!;
  expect(query?.safeParse({ limit: PUBLIC_STARS }).success).toBe(true);
  expect(query?.safeParse({ limit: PUBLIC_STARS + 1 }).success).toBe(false);
});
