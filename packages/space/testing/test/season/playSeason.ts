import {
  deviceCode,
  eventEnvelopeAccount,
  replicantListView,
  type Ruleset,
  seasonView,
} from '@astrarium/space';
import { builderTurn } from './builderTurn.js';
import type { Cheat, CheatKnowledge } from './cheat.js';
import { cheats } from './cheats.js';
import { type Args, type Player, type SeasonTable, seasonTable } from './seasonTable.js';

/** Ticks between two turns. */
const TURN_TICKS = 10;

/** Ticks in which a vessel certainly reaches the next star. */
const FLIGHT_TICKS = 200;

/** A season that three companies and a cheat played to its end. */
export interface PlayedSeason {
  readonly table: SeasonTable;
  readonly players: readonly Player[];
  /** The number of attempts of each cheat. */
  readonly tried: ReadonlyMap<string, number>;
  /** Cheats that were not refused as they must be, and ticks at which matter was not conserved. */
  readonly faults: readonly string[];
  /** Gives every player one more turn, and advances. */
  turn(): void;
}

/** Plays a season from the first scan until it has succeeded or failed. */
export function playSeason(ruleset: Ruleset, seed: number): PlayedSeason {
  const table = seasonTable(ruleset, seed);
  const [ada, bo, cleo] = ['Ada', 'Bo', 'Cleo'].map((name) => table.open(name));
  const cheat = table.open('Mallory');
  if (ada === undefined || bo === undefined || cleo === undefined)
    throw new Error('an account was not opened');
  lock(table, bo);
  const gift = prepareCheat(table, cheat, ada);
  const players = [ada, bo, cleo, cheat];
  const knowledge = cheatKnowledge(table, cheat, [ada, bo, cleo], gift);
  const tried = new Map<string, number>();
  const faults: string[] = [];
  const tryCheats = (): void => {
    for (const each of cheats(knowledge())) {
      const fault = tryCheat(table, each, cheat.account);
      if (fault !== undefined) faults.push(`tick ${table.snapshot().now}: ${each.title}: ${fault}`);
      tried.set(each.title, (tried.get(each.title) ?? 0) + 1);
    }
  };
  let turns = 0;
  const turn = (): void => {
    tryCheats();
    turns += 1;
    // The first player of a turn rotates.
    for (let n = 0; n < players.length; n += 1) {
      const player = players[(turns + n) % players.length];
      if (player !== undefined) builderTurn(player);
    }
    tryCheats();
    table.pass(TURN_TICKS);
    if (table.off() !== 0) faults.push(`tick ${table.snapshot().now}: matter is not conserved`);
  };
  while (seasonView(table.world())?.season === 1 && turns < 1000) {
    if (seasonView(table.world())?.state !== 'active') break;
    turn();
  }
  return { table, players, tried, faults, turn };
}

function requireDone(player: Player, type: string, args: Args): void {
  const outcome = player.ask(type, args);
  if (!outcome.done) throw new Error(`${type}: ${outcome.refusal.message}`);
}

function codes(player: Player, type: string): string[] {
  const all = player.devices().filter(({ device_type }) => device_type === type);
  return all.map(({ device_code }) => device_code);
}

/** Lets a player lock another system with its hub. */
function lock(table: SeasonTable, player: Player): void {
  const [hub = ''] = codes(player, 'system_hub');
  const [, device = ''] = codes(player, 'heaven_vessel');
  requireDone(player, 'attach', { device, targets: [hub] });
  requireDone(player, 'travel', { device, destination: 'BARNARD-1-L4' });
  table.pass(FLIGHT_TICKS);
  requireDone(player, 'detach', { device, targets: [hub] });
  requireDone(player, 'activate', { device: hub });
}

/** Gives the cheat a second replicant, a drone in the locked system and a gift (returned). */
function prepareCheat(table: SeasonTable, cheat: Player, rival: Player): string {
  const [, vessel = ''] = codes(cheat, 'heaven_vessel');
  const [, drone = ''] = codes(cheat, 'mining_drone');
  const [gift = ''] = codes(rival, 'mining_drone');
  requireDone(cheat, 'replicate', { device: vessel, name: 'Twin' });
  const [self, twin] = replicantListView(table.world(), cheat.account);
  for (const each of [self, twin]) {
    const replicant_code = each?.replicant_code;
    requireDone(cheat, 'update_replicant', { replicant_code, accepts_devices: true });
  }
  requireDone(rival, 'change_owner', { device: gift, replicant_code: self?.replicant_code });
  requireDone(cheat, 'change_owner', { device: drone, replicant_code: twin?.replicant_code });
  requireDone(cheat, 'stow', { device: drone, into: vessel });
  requireDone(cheat, 'travel', { device: vessel, destination: 'BARNARD-BELT-1' });
  table.pass(FLIGHT_TICKS);
  requireDone(cheat, 'deploy', { device: drone });
  return gift;
}

/** Tries a cheat; undefined when it was refused as it must be and changed nothing. */
function tryCheat(table: SeasonTable, cheat: Cheat, self: number): string | undefined {
  const { account = self, args, code, type } = cheat;
  const before = table.snapshot();
  const outcome = table.ask(account, type, args);
  const text = `${type} ${JSON.stringify(args)}`;
  if (table.snapshot() !== before) return `${text} changed the game`;
  if (!outcome.done) {
    return outcome.refusal.code === code ? undefined : `${text}: ${outcome.refusal.code}`;
  }
  const { accepted, rejected_detail } = outcome.answer as {
    accepted?: string[];
    rejected_detail?: { reason: string }[];
  };
  const reasons = [...new Set(rejected_detail?.map(({ reason }) => reason))];
  const right = reasons.length > 0 && reasons.every((each) => [code, 'duplicate'].includes(each));
  return right && accepted?.length === 0 ? undefined : `${text}: ${reasons.join()}`;
}

/** What the cheat knows now; each call adds two more codes of others. */
function cheatKnowledge(
  table: SeasonTable,
  cheat: Player,
  rivals: readonly Player[],
  gift: string,
) {
  const seen = new Set<number>();
  let staleJob = 0;
  let turn = 0;
  return (): CheatKnowledge => {
    turn += 1;
    const world = table.world();
    const own = cheat.devices();
    const all = rivals.flatMap((rival) => rival.devices());
    const queue = own.flatMap(({ print_queue = [] }) => print_queue.map(({ job_id }) => job_id));
    staleJob = [...seen].find((job) => !queue.includes(job)) ?? 0;
    for (const job of queue) seen.add(job);
    const contributions = table.events.filter(
      (event) =>
        event.name === 'megastructure.contributed' &&
        eventEnvelopeAccount(world, event) === cheat.account,
    );
    return {
      player: cheat,
      own,
      foreign: [0, 1].flatMap((n) => all[(2 * turn + n) % all.length] ?? []),
      stranger: replicantListView(world, rivals[0]?.account ?? 0)[0]?.replicant_code ?? '',
      gift,
      pledged: contributions.map((event) => deviceCode(world.setting.key, Number(event['device']))),
      staleJob,
    };
  };
}
