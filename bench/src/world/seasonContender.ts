import { invariant } from '@astrarium/core/kernel';
import { seasonCommands } from './seasonCommands.js';
import type { SeasonGalaxy } from './seasonGalaxy.js';
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
