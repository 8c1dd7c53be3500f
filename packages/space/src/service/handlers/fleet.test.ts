import {
  astrarium,
  deviceView,
  deviceViewIds,
  fleetSteps,
  type GameSnapshot,
  inventoryView,
  takeSteps,
  type World,
} from '@astrarium/space';
import { briskScenario, standardScenario } from '@astrarium/space-testing';
import { takeStep } from '@astrarium/testkit';
import { expect, test } from 'vitest';

type Fleet = ReturnType<typeof fleet>;
type Row = Fleet['devices'][number];

/** All steps of a read at once. */
function fleet(
  worlds: Parameters<typeof fleetSteps>[0],
  account: number,
  query: Partial<Parameters<typeof fleetSteps>[2]> = {},
) {
  return takeSteps(fleetSteps(worlds, account, { limit: 5000, ...query }));
}

/** The last world of each tick, as a host holds them. */
function heldWorlds() {
  const held: World[] = [];
  return {
    add(world: World): void {
      if (held.at(-1)?.now === world.now) held.pop();
      held.push(world);
    },
    heldAt: (tick: number) => held.findLast(({ now }) => now <= tick),
  };
}

/** Somebody who reads all once, and then only what changed. */
function reader(account: number) {
  const rows = new Map<string, Row>();
  let since: number | undefined;
  let resets = 0;
  return {
    rows,
    resets: () => resets,
    read(worlds: Parameters<typeof fleetSteps>[0]): Fleet {
      let answer = fleet(worlds, account, { since });
      take(answer);
      if (rows.size !== answer.count) take((answer = fleet(worlds, account)));
      since = answer.tick;
      return answer;
    },
  };
  function take({ devices, gone, reset }: Fleet): void {
    if (reset) {
      resets += 1;
      rows.clear();
    }
    for (const code of gone) rows.delete(code);
    for (const row of devices) rows.set(row.code, row);
  }
}

/** The members of a row, from the whole device. */
function rowOf(world: World, id: number): Partial<Row> {
  const view = deviceView(world, id)!;
  return {
    code: view.device_code,
    type: view.device_type as Row['type'],
    status: view.status,
    location: view.location,
    from: view.travel?.origin ?? null,
    to: view.travel?.destination ?? null,
    departs: view.travel?.departed_tick ?? null,
    arrives: view.travel?.arrives_tick ?? null,
    carrier: view.stowed_in_device_code ?? view.attached_to_device_code ?? null,
    name: view.name,
    number: view.number,
    tags: view.tags,
    legs:
      view.travel?.legs.map(({ arrives_tick, from, seconds, to }) => ({
        from,
        to,
        departs: arrives_tick - seconds,
        arrives: arrives_tick,
      })) ?? null,
  };
}

function countsOf(rows: readonly Partial<Row>[]): Fleet['counts'] {
  const counts: Record<string, Record<string, number>> = {};
  for (const { status = '', type = '' } of rows) {
    const ofType = (counts[type] ??= {});
    const [kind = ''] = status.split(' ');
    ofType[kind] = (ofType[kind] ?? 0) + 1;
  }
  return counts as Fleet['counts'];
}

test.each([briskScenario, standardScenario])(
  'what a reader keeps of changes is what a full read shows, in all of a played game: $name',
  ({ game }) => {
    const { setting, steps } = game();
    let snapshot: GameSnapshot = astrarium.genesis(setting);
    const held = heldWorlds();
    held.add(astrarium.read(snapshot));
    // Readers that come after each step, and ones that come rarely, also within a tick.
    const readers = [1, 2].flatMap((account) =>
      [1, 7].map((every) => ({ account, every, reader: reader(account) })),
    );
    let [reads, shown] = [0, 0];
    for (const [place, step] of steps.entries()) {
      ({ snapshot } = takeStep(astrarium, snapshot, step));
      const world = astrarium.read(snapshot);
      held.add(world);
      const worlds = { world, present: world, heldAt: held.heldAt };
      for (const { account, every, reader: one } of readers) {
        if (place % every > 0 || world.accounts.get(account) === undefined) continue;
        const answer = one.read(worlds);
        const ids = deviceViewIds(world, account);
        reads += 1;
        shown += answer.devices.length / Math.max(1, ids.length);
        expect(new Set(one.rows.values())).toEqual(new Set(fleet(worlds, account).devices));
        if (place % 10 > 0) continue;
        const all = ids.map((id) => rowOf(world, id));
        expect(fleet(worlds, account).devices).toMatchObject(all);
        expect(answer.counts).toEqual(countsOf(all));
        const quantities = answer.stock.map(({ location, resources }) => {
          const all = Object.entries(resources).map(([name, { quantity }]) => [name, quantity]);
          return { location, items: Object.fromEntries(all.filter(([, units]) => units !== 0)) };
        });
        const isThere = ({ items }: { readonly items: object }): boolean =>
          Object.keys(items).length > 0;
        const stock = inventoryView(world, account).filter(isThere);
        expect(quantities.filter(isThere)).toEqual(stock);
      }
    }
    expect(reads).toBeGreaterThan(100);
    const resets = readers.reduce((sum, { reader: one }) => sum + one.resets(), 0);
    // Most rows are left out, and few reads show all: the first of a reader, and rare others.
    expect(shown / reads).toBeLessThan(0.2);
    expect(resets / reads).toBeLessThan(0.02);
  },
);
