import type { PlannedEvent, Rules } from '@astrarium/space/client';
import { durationText, grouped, wordsOf } from '@astrarium/web/duration';

/** When a command was tried, and for how many things. */
export interface TriedAt {
  /** Ticks for each real second; 0 while the game stands still. */
  readonly speed: number;
  /** The number of devices to print. */
  readonly quantity: number;
  /** How many devices would do the same; 1 by default. */
  readonly devices?: number;
}

/** What the events of a dry run mean for a player: how long it takes, what it costs and brings. */
export function triedFacts(
  events: readonly Pick<PlannedEvent, 'event' | 'payload' | 'tick'>[],
  { ruleset }: Pick<Rules, 'ruleset'>,
  { devices = 1, quantity, speed }: TriedAt,
): readonly string[] {
  return events.flatMap(({ event, payload, tick }) => {
    const until = (end: number): string =>
      speed === 0 ? `${durationText(end - tick)} of game time` : durationText((end - tick) / speed);
    const { arrives_tick, availability, completes_tick, cycle_time_seconds, device_type } = payload;
    if (event === 'print.ordered') return [`Costs ${amountsText(billOf(`${device_type}`))}`];
    if (event === 'mining.started') {
      const { mining, salvage } = ruleset;
      const yields: Readonly<Record<string, number>> = mining.yield_units;
      const units = yields[`${availability}`] ?? salvage.yield_units;
      const each = (devices * units) / Number(cycle_time_seconds);
      const [rate, time] = speed === 0 ? [each * 3600, 'game hour'] : [each * 60 * speed, 'minute'];
      const name = wordsOf(`${payload['resource_type']}`);
      return [`Brings up to ${grouped(rate, rate < 10 ? 1 : 0)} ${name} a ${time}`];
    }
    if (typeof arrives_tick === 'number') return [`Arrives in ${until(arrives_tick)}`];
    if (typeof completes_tick === 'number') return [`Ends in ${until(completes_tick)}`];
    return [];
  });

  function billOf(type: string): Readonly<Record<string, number>> {
    const all: Readonly<Record<string, { readonly bill: object }>> = ruleset.blueprints;
    return (all[type]?.bill ?? {}) as Readonly<Record<string, number>>;
  }

  function amountsText(bill: Readonly<Record<string, number>>): string {
    const needed = Object.entries(bill).filter(([, units]) => units > 0);
    return needed.map(([name, units]) => `${grouped(units * quantity)} ${name}`).join(', ');
  }
}
