import type { PlannedEvent, Rules } from '@astrarium/space/client';
import { durationText, grouped } from '@astrarium/web/duration';
import { wordsOf } from './wordsOf.js';

/** The dry run of a command for one device, and how many devices would do the same. */
export interface Trial {
  readonly events: readonly Pick<PlannedEvent, 'device_type' | 'event' | 'payload' | 'tick'>[];
  readonly devices: number;
  /** The parts of a journey. */
  readonly legs?: readonly { readonly to: string }[];
}

/** What sentences about dry runs need besides them. */
export interface TrialContext {
  readonly ruleset: Rules['ruleset'];
  /** Ticks for each real second; 0 while the game stands still. */
  readonly speed: number;
  readonly placeName: (code: string) => string;
  /** What a carrier is called, and how many of its places are free. */
  readonly carrier: (code: string) => { readonly name: string; readonly free: number };
}

type Amounts = Map<string, number>;

/** What dry runs lead to, summed up over all devices. */
interface Sums {
  /** Seconds of the game until arrivals, until devices are printed, and until other ends. */
  readonly arrivals: number[];
  readonly prints: number[];
  readonly ends: number[];
  /** Units of resources, in a second of the game where they are mined. */
  readonly cost: Amounts;
  readonly yield: Amounts;
  readonly loaded: Amounts;
  readonly unloaded: Amounts;
  readonly returned: Amounts;
  /** Where they would come. */
  readonly stocks: Set<string>;
  /** The places that devices would take, by carrier. */
  readonly stowed: Amounts;
  readonly others: Set<string>;
}

/** What dry runs mean for a player: how long it takes, what it costs and brings. */
export function triedFacts(trials: readonly Trial[], context: TrialContext): readonly string[] {
  const sums = sumOf(trials, context);
  const { placeName, speed } = context;
  const time = (seconds: number): string =>
    speed === 0 ? `${durationText(seconds)} of game time` : durationText(seconds / speed);
  const facts: string[] = [];
  if (sums.cost.size > 0) facts.push(`Costs ${amountsText(sums.cost)}`);
  if (sums.yield.size > 0) {
    const [factor, each] = speed === 0 ? [3600, 'game hour'] : [60 * speed, 'minute'];
    const rates = [...sums.yield].map(([name, rate]) => {
      const units = rate * factor;
      return `${grouped(units, units < 10 ? 1 : 0)} ${wordsOf(name)}`;
    });
    const [place, other] = sums.stocks;
    const where = place === undefined || other !== undefined ? '' : ` to ${placeName(place)}`;
    facts.push(`Brings up to ${rates.join(' and ')} a ${each}${where}`);
  }
  if (sums.loaded.size > 0) facts.push(`Loads ${amountsText(sums.loaded)}`);
  if (sums.unloaded.size > 0) facts.push(`Unloads ${amountsText(sums.unloaded)}`);
  for (const [code, places] of sums.stowed) {
    const { free, name } = context.carrier(code);
    facts.push(`Takes ${grouped(places)} of ${grouped(free)} free places in ${name}`);
  }
  if (sums.arrivals.length > 0) {
    facts.push(`Arrives in ${spanText(sums.arrivals, time)}${viaText(trials, placeName)}`);
  }
  if (sums.prints.length > 0) facts.push(`The first is ready in ${spanText(sums.prints, time)}`);
  if (sums.ends.length > 0) facts.push(`Ends in ${spanText(sums.ends, time)}`);
  if (sums.returned.size > 0) facts.push(`Gives back up to ${amountsText(sums.returned)}`);
  return [...facts, ...sums.others];
}

function sumOf(trials: readonly Trial[], { placeName, ruleset }: TrialContext): Sums {
  const sums: Sums = {
    arrivals: [],
    prints: [],
    ends: [],
    cost: new Map(),
    yield: new Map(),
    loaded: new Map(),
    unloaded: new Map(),
    returned: new Map(),
    stocks: new Set(),
    stowed: new Map(),
    others: new Set(),
  };
  const blueprints: Readonly<Record<string, { bill: object; stow_places: number }>> =
    ruleset.blueprints;
  for (const { devices, events } of trials) {
    const addBill = (to: Amounts, type: string, factor: number): void => {
      const bill = Object.entries((blueprints[type]?.bill ?? {}) as Record<string, number>);
      for (const [name, units] of bill) add(to, name, units * factor * devices);
    };
    for (const { device_type, event, payload, tick } of events) {
      const { arrives_tick, carrier_device_code, completes_tick, location } = payload;
      const { destination, quantity, resource_type } = payload;
      const type = `${payload['device_type'] ?? device_type}`;
      if (event === 'print.ordered') addBill(sums.cost, type, 1);
      if (event === 'print.waiting') sums.others.add('Waits for resources');
      if (event === 'mining.started') {
        const { availability, cycle_time_seconds } = payload;
        const { mining, salvage } = ruleset;
        const yields: Readonly<Record<string, number>> = mining.yield_units;
        const units = yields[`${availability}`] ?? salvage.yield_units;
        add(sums.yield, `${resource_type}`, (devices * units) / Number(cycle_time_seconds));
        if (typeof location === 'string') sums.stocks.add(location);
      }
      if (event === 'cargo.collected')
        add(sums.loaded, `${resource_type}`, Number(quantity) * devices);
      if (event === 'cargo.deposited') {
        add(sums.unloaded, `${resource_type}`, Number(quantity) * devices);
      }
      if (event === 'device.stowed') {
        add(sums.stowed, `${carrier_device_code}`, devices * (blueprints[type]?.stow_places ?? 0));
      }
      if (event === 'device.decommissioning' || event === 'device.disassembling') {
        addBill(sums.returned, type, ruleset.decommission.refund_per_mille / 1000);
        sums.others.add(
          typeof destination === 'string'
            ? `Is taken apart at ${placeName(destination)}`
            : 'Is taken apart here',
        );
      }
      if (typeof arrives_tick === 'number') sums.arrivals.push(arrives_tick - tick);
      else if (typeof completes_tick === 'number') {
        (event === 'print.started' ? sums.prints : sums.ends).push(completes_tick - tick);
      }
    }
  }
  return sums;
}

function add(to: Amounts, name: string, units: number): void {
  if (units > 0) to.set(name, (to.get(name) ?? 0) + units);
}

function amountsText(amounts: Amounts): string {
  return [...amounts].map(([name, units]) => `${grouped(units)} ${wordsOf(name)}`).join(', ');
}

/** A duration, or the shortest and the longest one. */
function spanText(seconds: readonly number[], time: (seconds: number) => string): string {
  const [least, most] = [time(Math.min(...seconds)), time(Math.max(...seconds))];
  return least === most ? least : `${least} to ${most}`;
}

function viaText([first, other]: readonly Trial[], placeName: (code: string) => string): string {
  const stops = other === undefined ? (first?.legs ?? []).slice(0, -1) : [];
  const names = stops.map(({ to }) => placeName(to));
  return names.length === 0 ? '' : ` by way of ${names.join(' and ')}`;
}
