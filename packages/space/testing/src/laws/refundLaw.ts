import {
  CATEGORIES,
  DEVICE_TYPES,
  deviceView,
  eventEnvelopeAccount,
  inventoryView,
  makeLocation,
  type World,
  jobNumberToId,
} from '@astrarium/space';
import type { Event } from '@astrarium/core';
import type { LawOf, StateOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/** Whole units by account, location and category. */
type Units = Map<string, number>;

/**
 * A stock exceeds its cap only by refunds: the bill of a running print that is cancelled, what is
 * recovered from a decommissioned device, and the cargo of such a device.
 */
export const refundLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const cap = game.setting.ruleset.mining.stockCapUnits;
  let at: StateOf<AstrariumSchema> = simulation.genesis(game.setting);
  const go = (next: StateOf<AstrariumSchema>, events: Iterable<Event>, isDeposit: boolean) => {
    const before = simulation.read(at);
    const refunds = isDeposit ? new Map<string, number>() : refundsIn(before, events);
    const stocks = stockUnits(before);
    at = next;
    for (const [stock, units] of stockUnits(simulation.read(at))) {
      const max = Math.max(cap, stocks.get(stock) ?? 0) + (refunds.get(stock) ?? 0);
      if (units > max) throw new Error(`tick ${at.now}: stock ${stock} is ${units}, not ${max}`);
    }
  };
  for (const step of game.steps) {
    if (step.kind === 'command') {
      const executed = simulation.execute(at, step.command);
      go(executed.snapshot, executed.events, step.command.type === 'deposit_resources');
      continue;
    }
    const end = at.now + (step.kind === 'tick' ? 1 : step.ticks);
    while (at.now < end) {
      const due = simulation.nextDue(at);
      const ticks = due === 0 || due > end ? end - at.now : Math.max(1, due - 1 - at.now);
      const passed = simulation.advance(at, { ticks });
      go(passed.snapshot, passed.events, false);
    }
  }
};

/** The stocks of all accounts, in whole units. */
function stockUnits(world: World): Units {
  const units: Units = new Map();
  for (const account of world.accounts.ids()) {
    for (const { location, items } of inventoryView(world, account)) {
      for (const [category, quantity] of Object.entries(items)) {
        units.set(`${account} ${location} ${category}`, quantity);
      }
    }
  }
  return units;
}

/** The refunds that events state; `before` is the world before the events. */
function refundsIn(before: World, events: Iterable<Event>): Units {
  const refunds: Units = new Map();
  for (const event of events) {
    const addRefund = (category: string | undefined, quantity: number): void => {
      const location = makeLocation(before.setting.seed, Number(event['location']));
      const stock = `${eventEnvelopeAccount(before, event)} ${location} ${category}`;
      refunds.set(stock, (refunds.get(stock) ?? 0) + quantity);
    };
    if (event.name === 'device.recovered' || event.name === 'cargo.deposited') {
      addRefund(CATEGORIES[Number(event['resource']) - 1], Number(event['quantity']));
    }
    if (event.name !== 'print.cancelled' || !isRunning(before, event)) continue;
    const type = DEVICE_TYPES[Number(event['device_type']) - 1];
    if (type === undefined) throw new Error('a cancelled print has no device type');
    const { bill } = before.setting.ruleset.blueprints[type];
    for (const category of CATEGORIES) addRefund(category, bill[category]);
  }
  return refunds;
}

/** Whether a cancelled job had started; other jobs were not paid for. */
function isRunning(before: World, event: Event): boolean {
  const view = deviceView(before, Number(event['device']));
  const first = view?.print_queue?.[0]?.job_id;
  const job = jobNumberToId(before.setting.key, first ?? 0);
  return view?.completes_tick !== undefined && job === event['job_id'];
}
