import { CATEGORIES } from '@astrarium/space';
import { type Command, invariant, roll } from '@astrarium/core';
import { seasonDevice, type SeasonGalaxy, seasonStar } from './seasonGalaxy.js';
import { type CrowdSimulation, SimContender } from './simContender.js';

/** Commands per tick for a thousand accounts. */
const COMMANDS = 100;

/** Plays a season as a host does: in each tick, commands and then the tick. */
export class SeasonContender extends SimContender {
  readonly #galaxy: SeasonGalaxy;
  readonly #counts = { ticks: 0, commands: 0, refused: 0 };

  /** Sets up all accounts, each in its own transition. */
  constructor(name: string, sim: CrowdSimulation, hashing: boolean, galaxy: SeasonGalaxy) {
    super(name, sim, hashing, sim.genesis(galaxy.setting));
    this.#galaxy = galaxy;
    for (let account = 1; account <= galaxy.accounts; account += 1) {
      const command = { id: '', account: 0, type: 'settle', args: { account } };
      const { outcome, snapshot } = sim.execute(this.snapshot, command);
      invariant(outcome.done, `account ${account} was not set up`);
      this.snapshot = snapshot;
    }
  }

  /** Returns the number of events plus one for each planet. */
  override tick(): number {
    const { accounts } = this.#galaxy;
    const count = Math.ceil((COMMANDS * accounts) / 1000);
    let eventCount = 0;
    for (const command of seasonCommands(this.#galaxy, this.snapshot.now, count)) {
      const { events, outcome, snapshot } = this.sim.execute(this.snapshot, command);
      this.snapshot = snapshot;
      this.#counts.commands += 1;
      if (!outcome.done) this.#counts.refused += 1;
      eventCount += events.length;
      for (let at = 0; at < events.length; at += 1) this.eventSum += events.numberAt(at, 1);
    }
    this.#counts.ticks += 1;
    return eventCount + super.tick() + accounts;
  }

  /** The number of commands per tick and the share of refused ones. */
  shares() {
    const { ticks, commands, refused } = this.#counts;
    return { commands_per_tick: commands / ticks, refused_share: refused / commands };
  }
}

/** The kinds of commands, with their shares in percent. */
const KINDS: readonly (readonly [share: number, make: MakeCommand])[] = [
  [40, travel],
  [30, mine],
  [8, print],
  [8, configure],
  [4, survey],
  [4, hub],
  [3, directive],
  [3, tag],
];

type Random = (below: number) => number;
type MakeCommand = (
  galaxy: SeasonGalaxy,
  account: number,
  random: Random,
) => Omit<Command, 'account'>;

/**
 * Random commands of the accounts of a season for one tick. The choice does not look at the game,
 * so that some are refused.
 */
function seasonCommands(galaxy: SeasonGalaxy, tick: number, count: number): Command[] {
  return Array.from({ length: count }, (_, n) => {
    let drawn = 0;
    const random: Random = (below) => roll(galaxy.setting.seed, (drawn += 1), n, tick) % below;
    const account = 1 + random(galaxy.accounts);
    let left = random(100);
    const [, make] = KINDS.find(([share]) => (left -= share) < 0) ?? [0, travel];
    return { ...make(galaxy, account, random), account };
  });
}

function travel(galaxy: SeasonGalaxy, account: number, random: Random) {
  const place = pick(galaxy.spans.transports, random);
  const destination = `${seasonStar(galaxy, account)}-${random(2) === 0 ? '1' : 'BELT-1'}`;
  return commandTo('travel', seasonDevice(galaxy, account, place), { destination });
}

function mine(galaxy: SeasonGalaxy, account: number, random: Random) {
  const device = seasonDevice(galaxy, account, pick(galaxy.spans.drones, random));
  if (random(2) === 0) return commandTo('deactivate', device);
  return commandTo('start_mining', device, { resource: CATEGORIES[random(CATEGORIES.length)] });
}

function print(galaxy: SeasonGalaxy, account: number, random: Random) {
  const device = seasonDevice(galaxy, account, pick(galaxy.spans.printers, random));
  return commandTo('enqueue_print', device, {
    device_type: 'compute_core',
    quantity: 1 + random(2),
  });
}

function configure(galaxy: SeasonGalaxy, account: number, random: Random) {
  const direction = random(2) === 0 ? 'increase' : 'decrease';
  const device = seasonDevice(galaxy, account, 3 + random(2));
  return commandTo('configure', device, { direction, strength: random(101) / 100 });
}

function survey(galaxy: SeasonGalaxy, account: number, random: Random) {
  return commandTo(random(2) === 0 ? 'scan' : 'search', seasonDevice(galaxy, account, 5));
}

function hub(galaxy: SeasonGalaxy, account: number, random: Random) {
  return commandTo(random(2) === 0 ? 'activate' : 'deactivate', seasonDevice(galaxy, account, 2));
}

function directive(galaxy: SeasonGalaxy, account: number, random: Random) {
  const name = random(2) === 0 ? 'gather_evenly' : 'deplete_smallest';
  return commandTo('set_directive', seasonDevice(galaxy, account, 1), { name });
}

function tag(galaxy: SeasonGalaxy, account: number, random: Random) {
  const device = seasonDevice(galaxy, account, random(galaxy.fleet.length));
  return commandTo('set_tags', device, { tags: [`wing:${random(9)}`] });
}

function pick([from, to]: readonly [number, number], random: Random): number {
  return from + random(to - from);
}

function commandTo(type: string, device: string, args: Command['args'] = {}) {
  return { id: '', type, args: { device, ...args } };
}
