import { invariant } from '@astrarium/core/kernel';
import { seasonCommands } from './seasonCommands.js';
import type { SeasonGalaxy } from './seasonGalaxy.js';
import { type CrowdSimulation, SimContender } from './simContender.js';

/** Commands of a tick, for each thousand accounts. */
const COMMANDS = 100;

/** A season as a host lives it: in each tick some commands, and then time. */
export class SeasonContender extends SimContender {
  readonly #galaxy: SeasonGalaxy;
  readonly #counts = { ticks: 0, commands: 0, refused: 0 };

  /** The world with all accounts settled, each in a transition of its own. */
  constructor(name: string, sim: CrowdSimulation, hashing: boolean, galaxy: SeasonGalaxy) {
    super(name, sim, hashing, sim.genesis(galaxy.setting));
    this.#galaxy = galaxy;
    for (let account = 1; account <= galaxy.accounts; account += 1) {
      const command = { id: '', account: 0, type: 'settle', args: { account } };
      const { outcome, snapshot } = sim.execute(this.snapshot, command);
      invariant(outcome.done, `account ${account} did not settle`);
      this.snapshot = snapshot;
    }
  }

  /** Changes are what is told of, and each planet that moves. */
  override tick(): number {
    const { accounts } = this.#galaxy;
    const wanted = Math.ceil((COMMANDS * accounts) / 1000);
    let told = 0;
    for (const command of seasonCommands(this.#galaxy, this.snapshot.now, wanted)) {
      const { events, outcome, snapshot } = this.sim.execute(this.snapshot, command);
      this.snapshot = snapshot;
      this.#counts.commands += 1;
      if (!outcome.done) this.#counts.refused += 1;
      told += events.length;
      for (let at = 0; at < events.length; at += 1) this.eventSum += events.numberAt(at, 1);
    }
    this.#counts.ticks += 1;
    return told + super.tick() + accounts;
  }

  /** What a tick was made of. */
  shares() {
    const { ticks, commands, refused } = this.#counts;
    return { commands_per_tick: commands / ticks, refused_share: refused / commands };
  }
}
