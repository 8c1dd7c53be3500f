import { expect, test } from 'vitest';
import type { Outcome } from '@astrarium/core';
import {
  DEVICE_COMMAND_NAMES,
  DEVICE_COMMANDS,
  type DeviceCommandName,
  deviceCommandOf,
} from './commands.js';
import { type ArgumentFacts, argumentFacts, exampleArgs } from './definition/argument.js';
import { perCategory } from '../ruleset/categories.js';
import { DEVICE_TYPES } from '../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { deviceCodeToId } from '../state/devices.js';
import { soloTester } from '../tester.js';
import {
  actingReplicantCodes,
  actingReplicants,
  deviceAccess,
} from '../views/devices/deviceAccess.js';
import { deviceListSteps } from '../views/devices/deviceList.js';
import type { DeviceListQuery } from '../views/devices/devicePage.js';
import { deviceView, deviceViewIds } from '../views/devices/deviceView.js';
import { eventEnvelopes } from '../views/events/eventEnvelope.js';
import { eventPage } from '../views/events/eventPage.js';
import { takeSteps } from '../rules/takeSteps.js';
import { inventoryListSteps } from '../views/accounts/inventoryView.js';
import { locationView } from '../views/places/locationView.js';
import { operationView } from '../views/devices/operationView.js';
import { operation } from '../rules/devices/operation.js';
import { isRefused } from '../rules/refuse.js';

/** Whose a device is, seen from the replicant that acts; siblings by what they permit. */
const RELATIONS = ['owner', 'shared', 'public', 'private', 'stranger'] as const;
type Relation = (typeof RELATIONS)[number];

/** The kinds of arguments that name another device. */
const NAMES_DEVICE = ['device_code', 'device_codes'];

/** What says that a device is not to be touched; `detach` says no more than that it is loose. */
const DENIALS = ['unknown_device', 'not_owner', 'not_attached'];

const NAMING = DEVICE_COMMANDS.filter(({ args }) =>
  Object.values(args).some((one) => NAMES_DEVICE.includes(argumentFacts(one).kind)),
).map(({ name }) => name);

/** Ada, her sibling as the relation says, and a stranger: two devices of every type each. */
function galaxy(relation: Relation) {
  const fleet = [...DEVICE_TYPES, ...DEVICE_TYPES, ...DEVICE_TYPES];
  const stock = perCategory(() => 10_000);
  const { game, account } = soloTester({ stock, rules: { start: { starCodes: ['SOL'], fleet } } });
  const stranger = game.open('Eve');
  game.command(account, 'update_account', { replicant_cooperation: 'shared' });
  const vessel = game.code(account, 'heaven_vessel', 2);
  const answer = game.command(account, 'replicate', { device: vessel, name: 'Bo' });
  const bo = String(answer['replicant_code']);
  for (const type of DEVICE_TYPES) {
    const device = game.code(account, type, 2);
    if (device !== vessel) game.command(account, 'change_owner', { device, replicant_code: bo });
  }
  if (relation !== 'shared') {
    game.command(account, 'update_account', { replicant_cooperation: 'individual' });
  }
  const cohort_permission = relation === 'public' ? 'public' : 'private';
  game.command(account, 'update_replicant', { replicant_code: bo, cohort_permission });
  return { game, account, stranger, ada: game.replicant(account), bo };
}

type Galaxy = ReturnType<typeof galaxy>;

/** A device of one of these types: Ada's first, her spare, her sibling's or the stranger's. */
function deviceOf({ game, account, stranger, ada, bo }: Galaxy, whose: string, types: string[]) {
  const owner = { first: ada, spare: ada, sibling: bo, stranger: '' }[whose];
  const ids = deviceViewIds(game.world(), whose === 'stranger' ? stranger : account);
  const found = ids
    .flatMap((id) => deviceView(game.world(), id) ?? [])
    .filter(({ device_type }) => types.includes(device_type))
    .filter(({ replicant_code }) => owner === '' || replicant_code === owner);
  return found[whose === 'spare' ? 1 : 0]?.device_code ?? '';
}

function ableTo(command: DeviceCommandName): string[] {
  const wanted = deviceCommandOf(command).features;
  const able = DEVICE_TYPES.filter((type) =>
    STANDARD_RULESET.blueprints[type].features.some((feature) => wanted.includes(feature)),
  );
  return wanted.length === 0 ? ['mining_drone'] : able.slice(0, 1);
}

/** Arguments that name another device, in optional ones too if `names` is set. */
function argsWith(command: DeviceCommandName, device: string, other: string, names = false) {
  const known = { device_code: other, device_codes: [other] };
  const isGiven = ({ kind }: ArgumentFacts) => names && NAMES_DEVICE.includes(kind);
  return { device, ...exampleArgs(deviceCommandOf(command), known, isGiven) };
}

function otherTypes(command: DeviceCommandName): string[] {
  return command === 'stow' ? ['heaven_vessel'] : ['mining_drone'];
}

const codeOf = (outcome: Outcome): string => (outcome.done ? 'done' : outcome.refusal.code);

/** The code of a view's refusal, or `done`. */
const viewed = (view: unknown): string => (isRefused(view) ? view.refusal.code : 'done');

test('several commands name another device', () => expect(NAMING.length).toBeGreaterThan(3));

for (const relation of RELATIONS) {
  const world = galaxy(relation);
  const { account, ada, bo, game, stranger } = world;
  const begin = game.snapshot;
  const whose = relation === 'owner' ? 'first' : relation === 'stranger' ? 'stranger' : 'sibling';
  const uses = relation !== 'private' && relation !== 'stranger';

  test.each(DEVICE_COMMAND_NAMES)(`${relation}: command %s to a device`, (command) => {
    const device = deviceOf(world, whose, ableTo(command));
    expect(device).not.toBe('');
    const own = deviceOf(world, whose === 'sibling' ? 'sibling' : 'spare', otherTypes(command));
    const before = game.snapshot;
    const code = codeOf(game.execute(account, command, argsWith(command, device, own)));
    expect(code).not.toBe('invalid_field');
    expect(code).not.toBe('missing_feature');
    // The account owns its replicants' devices, and a device acts for its own replicant.
    if (relation === 'stranger') {
      expect(code).toBe('unknown_device');
      expect(game.snapshot).toBe(before);
    } else if (command !== 'detach') {
      expect(DENIALS).not.toContain(code);
    }
  });

  test.each(NAMING)(`${relation}: another device as an argument of %s`, (command) => {
    game.goBack(begin);
    const device = deviceOf(world, 'first', ableTo(command));
    const other = deviceOf(
      world,
      whose === 'first' ? 'spare' : whose,
      whose === 'first' && command === 'stow' ? ['heaven_vessel'] : otherTypes(command),
    );
    expect([device, other]).not.toContain('');
    const before = game.snapshot;
    const execute = (code: string) =>
      game.execute(account, command, argsWith(command, device, code, true));
    const outcome = execute(other);
    if (uses) {
      if (command !== 'detach') expect(DENIALS).not.toContain(codeOf(outcome));
      return;
    }
    expect(DENIALS).toContain(codeOf(outcome));
    expect(game.snapshot).toBe(before);
    if (relation === 'private') {
      expect(codeOf(outcome)).toBe(command === 'detach' ? 'not_attached' : 'not_owner');
      return;
    }
    // A stranger's device is refused as one that never was: nothing is told of it.
    const nobody = JSON.stringify(execute('cafecafe')).replaceAll('cafecafe', other);
    expect(JSON.stringify(outcome)).toBe(nobody);
  });

  const other = deviceOf(world, whose === 'first' ? 'spare' : whose, ['ftl_relay']);
  const sees = (query: DeviceListQuery): boolean => {
    for (let cursor: number | undefined, pages = 0; ; pages += 1) {
      expect(pages).toBeLessThan(1000);
      const page = { limit: 50, cursor, ...query };
      const list = takeSteps(deviceListSteps(game.world(), account, page));
      if (isRefused(list)) throw new Error(list.refusal.code);
      if (list.devices.some(({ device_code }) => device_code === other)) return true;
      if (list.next_cursor === null) return false;
      cursor = list.next_cursor;
    }
  };
  const refusedList = (query: DeviceListQuery) =>
    viewed(takeSteps(deviceListSteps(game.world(), account, query)));
  /** What a read says to Ada, who needs a permission. */
  const asAda = (unknown: string): string =>
    uses ? 'done' : relation === 'private' ? 'not_owner' : unknown;

  test(`${relation}: list of devices`, () => {
    expect(sees({ acting_replicant: ada })).toBe(uses);
    expect(sees({})).toBe(relation !== 'stranger');
    const theirs = game.replicant(stranger);
    const owner = { owner: ada, stranger: theirs }[relation as string] ?? bo;
    const query = { acting_replicant: ada, replicant_code: owner };
    expect(refusedList(query)).toBe(asAda('unknown_replicant'));
    expect(refusedList({ replicant_code: owner })).toBe(
      relation === 'stranger' ? 'unknown_replicant' : 'done',
    );
    expect(refusedList({ acting_replicant: theirs })).toBe('unknown_replicant');
  });

  test(`${relation}: one device by its code`, () => {
    const read = (acting?: string) => viewed(deviceAccess(game.world(), account, other, acting));
    expect(read(ada)).toBe(asAda('unknown_device'));
    expect(read()).toBe(relation === 'stranger' ? 'unknown_device' : 'done');
  });

  test(`${relation}: operation of a device by its id`, () => {
    const device = deviceOf(world, whose === 'first' ? 'spare' : whose, ['survey_drone']);
    const owner = whose === 'stranger' ? stranger : account;
    const busy = game.device(owner, device).status !== 'idle';
    if (!busy) game.command(owner, 'travel', { device, destination: 'SOL-4' });
    const id = operation(game.world(), deviceCodeToId(game.world().setting.key, device)).id;
    const read = (acting?: string) => {
      const view = operationView(game.world(), account, id, acting);
      return view === undefined ? 'unknown' : viewed(view);
    };
    expect(read(ada)).toBe(asAda('unknown'));
    expect(read()).toBe(relation === 'stranger' ? 'unknown' : 'done');
    expect(read('cafecafe')).toBe('unknown_replicant');
  });

  test(`${relation}: pages of events`, () => {
    const history = eventEnvelopes(game.world(), game.events)
      .envelopes.filter((one) => one.account === account)
      .map(({ envelope }) => envelope);
    const visible = actingReplicantCodes(game.world(), account, ada);
    if (isRefused(visible)) throw new Error(visible.refusal.code);
    const { events } = eventPage(history, { visible, cursor: '0-0' });
    // What Ada gave to Bo concerns both.
    const notified = events
      .filter(({ event }) => event !== 'device.changed_owner')
      .map(({ replicant_code }) => replicant_code);
    expect(notified.includes(bo)).toBe(relation === 'shared' || relation === 'public');
    expect(notified).toContain(ada);
    expect(actingReplicantCodes(game.world(), stranger, ada)).toMatchObject({
      refusal: { code: 'unknown_replicant', numbers: { field: 'acting_replicant' } },
    });
  });

  test(`${relation}: devices at a place`, () => {
    const visible = actingReplicants(game.world(), account, ada);
    if (isRefused(visible)) throw new Error(visible.refusal.code);
    const place = locationView(game.world(), account, 'SOL-BELT-1', visible);
    const codes = place?.devices.map(({ device_code }) => device_code) ?? [];
    expect(codes.includes(other)).toBe(uses);
    const allDevices = locationView(game.world(), account, 'SOL-BELT-1')?.devices ?? [];
    const seen = allDevices.some(({ device_code }) => device_code === other);
    expect(seen).toBe(relation !== 'stranger');
  });

  test(`${relation}: stock belongs to the account, for every replicant`, () => {
    const inventory = takeSteps(inventoryListSteps(game.world(), account));
    for (const acting_replicant of [ada, bo]) {
      expect(takeSteps(inventoryListSteps(game.world(), account, { acting_replicant }))).toEqual(
        inventory,
      );
    }
    expect(
      takeSteps(inventoryListSteps(game.world(), stranger, { acting_replicant: ada })),
    ).toMatchObject({
      refusal: { code: 'unknown_replicant' },
    });
  });
}
