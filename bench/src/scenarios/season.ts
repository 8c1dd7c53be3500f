import {
  type astrarium,
  astrariumDefinition,
  CATEGORIES,
  deviceCode,
  type DeviceType,
  type Draft,
  type GameSnapshot,
  parseLocation,
  type Setting,
  settingOf,
  STANDARD_RULESET,
  starCode,
} from '@astrarium/space';
import {
  type Command,
  defineFieldSimulation,
  type Definition,
  type EventList,
  invariant,
  roll,
} from '@astrarium/core';

const SEED = 13;
const DEVICE = astrariumDefinition.schema.tables.devices.fields;
const FINISHED = astrariumDefinition.schema.tables.printers.fields.finished;
const PLAN = astrariumDefinition.schema.tables.controllers.fields.plan;

/** The ticks over which the first plans are spread: as if accounts were opened in a minute. */
const FIRST_PLANS = 60;

/** The first devices of every account, in this order. */
const FIRST_DEVICES = [
  'heaven_vessel',
  'ami_mining_controller',
  'system_hub',
  'atmo_processor',
  'orbital_mirror',
  'survey_drone',
] as const satisfies readonly DeviceType[];

/** The definition of the game, with one more command. */
type SeasonDefinition = Definition<typeof astrariumDefinition.schema>;

/** The range of an account's devices that have one kind. */
type Span = readonly [from: number, to: number];

/** A galaxy in which each account has a star system, a planet and a hub. */
export interface SeasonGalaxy {
  readonly setting: Setting;
  readonly accounts: number;
  /** Devices of each account, in the order of their ids. */
  readonly fleet: readonly DeviceType[];
  readonly spans: Readonly<Record<'transports' | 'printers' | 'drones', Span>>;
  /** Print jobs of each printer, and the number of tagged devices of each account. */
  readonly jobs: number;
  readonly tagged: number;
}

/** A galaxy of about this many devices, with a thousand accounts or with a hundred devices each. */
export function seasonGalaxy(devices: number): SeasonGalaxy {
  const accounts = Math.max(1, Math.min(1000, Math.floor(devices / 100)));
  const size = Math.max(20, Math.floor(devices / accounts));
  const transports: Span = [FIRST_DEVICES.length, FIRST_DEVICES.length + Math.ceil(size / 10)];
  const printers: Span = [transports[1], transports[1] + Math.ceil(size / 100)];
  const fleet = Array.from({ length: size }, (_, at): DeviceType => {
    if (at < transports[1]) return FIRST_DEVICES[at] ?? 'transport_drone';
    return at < printers[1] ? 'autofactory' : 'mining_drone';
  });
  const { hubs, limits, start } = STANDARD_RULESET;
  const ruleset = {
    ...STANDARD_RULESET,
    // Upkeep and decay take minutes instead of days, so that they occur in a run.
    hubs: { ...hubs, commonsStarCodes: [], shieldSeconds: 60, upkeepSeconds: 120 },
    controllers: { ...STANDARD_RULESET.controllers, digestSeconds: 300 },
    start: { ...start, starCodes: startSystems(accounts), fleet, stock: plenty() },
    limits: { ...limits, accounts, devices: 4_000_000 },
  };
  const setting = settingOf({ seed: SEED, ruleset });
  const spans = { transports, printers, drones: [printers[1], size] as const };
  return { setting, accounts, fleet, spans, jobs: 4, tagged: Math.ceil(size / 20) };
}

/** The code of a device, by its index in the fleet of its account. */
export function seasonDevice(
  { fleet, setting }: SeasonGalaxy,
  account: number,
  place: number,
): string {
  return deviceCode(setting.key, (account - 1) * fleet.length + place + 1);
}

/** The start system of an account. */
export function seasonStar({ setting }: SeasonGalaxy, account: number): string {
  return setting.ruleset.start.starCodes[account - 1] as string;
}

/**
 * The game with one more command, `settle`: it opens an account, moves its hub and terraformers to
 * their places, and gives all devices their first commands, which are commands of the game.
 */
function seasonDefinition(galaxy: SeasonGalaxy): SeasonDefinition {
  const game: SeasonDefinition = astrariumDefinition;
  const settle = (draft: Draft, { args }: Command) => {
    const account = Number(args['account']);
    const opened = game.commands['open_account']?.(draft, {
      id: '',
      account: 0,
      type: 'open_account',
      args: { name: `Bot ${account}` },
    });
    invariant(opened?.done === true, `an account was refused: ${JSON.stringify(opened)}`);
    move(draft, galaxy, account, 2, 'L4');
    move(draft, galaxy, account, 3, '');
    move(draft, galaxy, account, 4, '');
    for (const command of firstCommands(galaxy, account)) {
      const outcome = game.commands[command.type]?.(draft, command);
      invariant(outcome?.done === true, `${command.type} was refused: ${JSON.stringify(outcome)}`);
    }
    stagger(draft, galaxy);
    return opened;
  };
  return { ...game, commands: { ...game.commands, settle } };
}

/** Spreads the ticks at which the newest account's printers finish and its controller plans. */
function stagger({ controllers, printers, roll }: Draft, { spans }: SeasonGalaxy): void {
  controllers.schedule(controllers.count, PLAN, 1 + (controllers.count % FIRST_PLANS));
  const { count } = printers;
  for (let row = count - (spans.printers[1] - spans.printers[0]) + 1; row <= count; row += 1) {
    printers.schedule(row, FINISHED, 1 + (roll(0xd1, row) % printers.due(row, FINISHED)));
  }
}

/** The first commands of an account. */
function firstCommands(galaxy: SeasonGalaxy, account: number): Command[] {
  const { jobs, spans, tagged } = galaxy;
  const commands: Command[] = [];
  const add = (type: string, place: number, args: Command['args'] = {}): void => {
    const device = seasonDevice(galaxy, account, place);
    commands.push({ id: '', account, type, args: { device, ...args } });
  };
  for (const place of [2, 3, 4]) add('activate', place);
  add('search', 5);
  const [from, to] = spans.drones;
  const adopted = Math.min(20, to - from);
  const targets = Array.from({ length: adopted }, (_, at) =>
    seasonDevice(galaxy, account, from + at),
  );
  add('adopt', 1, { targets });
  add('set_directive', 1, { name: 'gather_evenly' });
  // The last drone stays idle, for dry runs of start_mining.
  for (let place = from + adopted; place < to - 1; place += 1) {
    add('start_mining', place, { resource: CATEGORIES[place % CATEGORIES.length] });
  }
  for (let place = spans.printers[0]; place < spans.printers[1]; place += 1) {
    add('enqueue_print', place, { device_type: 'compute_core', quantity: jobs });
  }
  for (let at = 0; at < tagged; at += 1) {
    add('set_tags', at * 20, { tags: [`wing:${at}`, 'season'] });
  }
  return commands;
}

/** Moves a device to a point near the account's first planet. */
function move(
  draft: Draft,
  galaxy: SeasonGalaxy,
  account: number,
  place: number,
  point: string,
): void {
  const code = `${seasonStar(galaxy, account)}-1${point === '' ? '' : `-${point}`}`;
  const location = parseLocation(SEED, code) as number;
  const known = draft.locations.find(location);
  const row = known === 0 ? draft.locations.insert(location) : known;
  draft.devices.join((account - 1) * galaxy.fleet.length + place + 1, DEVICE.location, row);
}

/** The first stars that have a belt and a planet. */
function startSystems(accounts: number): string[] {
  const codes: string[] = [];
  for (let star = 0; codes.length < accounts; star += 1) {
    const code = starCode(star);
    const has = (place: string) => parseLocation(SEED, `${code}-${place}`) !== undefined;
    if (has('BELT-1') && has('1')) codes.push(code);
  }
  return codes;
}

function plenty(): typeof STANDARD_RULESET.start.stock {
  const { stock } = STANDARD_RULESET.start;
  return Object.fromEntries(
    Object.keys(stock).map((category) => [category, 100_000]),
  ) as unknown as typeof stock;
}

/** How many older snapshots are held. */
const HELD = 64;

/** A season as a host plays it: in each tick, commands and then the tick, with its hash. */
export class SeasonGame {
  readonly galaxy: SeasonGalaxy;
  readonly sim: typeof astrarium;
  snapshot: GameSnapshot;
  commands = 0;
  refused = 0;
  /** A sum over all events, so that reading them cannot be optimised away. */
  eventSum = 0;
  readonly #held: GameSnapshot[] = [];

  /** Sets up all accounts, each in its own transition. */
  constructor(devices: number) {
    this.galaxy = seasonGalaxy(devices);
    this.sim = defineFieldSimulation(seasonDefinition(this.galaxy));
    this.snapshot = this.sim.genesis(this.galaxy.setting);
    for (const command of settleCommands(this.galaxy)) {
      const { outcome, snapshot } = this.sim.execute(this.snapshot, command);
      invariant(outcome.done, `an account was not set up: ${JSON.stringify(outcome)}`);
      this.snapshot = snapshot;
    }
  }

  /** Returns the number of events plus one for each account, whose planet changes. */
  tick(commands = seasonCommands(this.galaxy, this.snapshot.now)): number {
    let events = this.galaxy.accounts;
    for (const command of commands) {
      const result = this.sim.execute(this.snapshot, command);
      this.commands += 1;
      if (!result.outcome.done) this.refused += 1;
      events += this.#take(result);
    }
    events += this.#take(this.sim.tick(this.snapshot));
    this.sim.hash(this.snapshot);
    this.#held[this.snapshot.now % HELD] = this.snapshot;
    return events;
  }

  #take({ events, snapshot }: { readonly events: EventList; readonly snapshot: GameSnapshot }) {
    this.snapshot = snapshot;
    for (let at = 0; at < events.length; at += 1) this.eventSum += events.numberAt(at, 1);
    return events.length;
  }
}

/** The commands that set up the accounts, at tick 0. */
export function settleCommands({ accounts }: SeasonGalaxy): Command[] {
  return Array.from({ length: accounts }, (_, at) => {
    return { id: '', account: 0, type: 'settle', args: { account: at + 1 } };
  });
}

type Random = (below: number) => number;
type Choice = readonly [type: string, place: number, args?: Command['args']];

const pick = ([from, to]: Span, random: Random): number => from + random(to - from);

/** The kinds of commands, with their shares in percent. */
const KINDS: readonly (readonly [
  share: number,
  (random: Random, spans: SeasonGalaxy['spans'], star: string, size: number) => Choice,
])[] = [
  [
    40,
    (random, { transports }, star) => {
      const place = pick(transports, random);
      return ['travel', place, { destination: `${star}-${random(2) === 0 ? '1' : 'BELT-1'}` }];
    },
  ],
  [
    30,
    (random, { drones }) => {
      const place = pick(drones, random);
      if (random(2) === 0) return ['deactivate', place];
      return ['start_mining', place, { resource: CATEGORIES[random(CATEGORIES.length)] }];
    },
  ],
  [
    8,
    (random, { printers }) => {
      const place = pick(printers, random);
      return ['enqueue_print', place, { device_type: 'compute_core', quantity: 1 + random(2) }];
    },
  ],
  [
    8,
    (random) => {
      const direction = random(2) === 0 ? 'increase' : 'decrease';
      return ['configure', 3 + random(2), { direction, strength: random(101) / 100 }];
    },
  ],
  [4, (random) => [random(2) === 0 ? 'scan' : 'search', 5]],
  [4, (random) => [random(2) === 0 ? 'activate' : 'deactivate', 2]],
  [
    3,
    (random) => {
      const name = random(2) === 0 ? 'gather_evenly' : 'deplete_smallest';
      return ['set_directive', 1, { name }];
    },
  ],
  [3, (random, _spans, _star, size) => ['set_tags', random(size), { tags: [`wing:${random(9)}`] }]],
];

/**
 * Random commands for one tick, a hundred when there are a thousand accounts. The choice does not
 * look at the game, so that some are refused.
 */
export function seasonCommands(galaxy: SeasonGalaxy, tick: number): Command[] {
  const { accounts, fleet, setting, spans } = galaxy;
  return Array.from({ length: Math.ceil(accounts / 10) }, (_, n) => {
    let drawn = 0;
    const random: Random = (below) => roll(setting.seed, (drawn += 1), n, tick) % below;
    const account = 1 + random(accounts);
    let left = random(100);
    const [, make] = KINDS.find(([share]) => (left -= share) < 0) ?? KINDS[0] ?? [];
    invariant(make !== undefined, 'there is a kind');
    const [type, place, args] = make(random, spans, seasonStar(galaxy, account), fleet.length);
    return {
      id: '',
      account,
      type,
      args: { device: seasonDevice(galaxy, account, place), ...args },
    };
  });
}
