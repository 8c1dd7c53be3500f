import {
  EVENT_BYTES,
  type GameAccounts,
  type GameEvents,
  type GameNotifications,
  type GameSettings,
  type GameWork,
  type HistoryRecord,
  problem,
  type Problem,
  servedGame,
  type ServedGame,
  zoneName,
} from '@astrarium/contract';
import { invariant } from '@astrarium/core';
import {
  accountView,
  astrarium,
  astrariumUpgrades,
  compareEventIds,
  eventCountersAfter,
  type EventEnvelope,
  eventFilter,
  eventIdIsKnown,
  type EventName,
  eventsHaveNews,
  forgetCounters,
  type GameSnapshot,
  messageParts,
  newGame,
  notificationOf,
  readCommand,
  recordEnvelope,
  recordEvent,
  recordEvents,
  recordId,
  type Ruleset,
  rulesetHash,
  settingOf,
  STANDARD_RULESET,
  summary,
  type World,
} from '@astrarium/space';
import { contractFor } from './contractFor.js';
import { NEWS_OWNER } from './handlers/newsHandlers.js';
import { problemOf } from './problems/spaceProblems.js';
import { timeZoneOf, wireEnvelope } from './wireEnvelope.js';

/** The options of a host of the space game. */
interface SpaceOptions {
  /** The standard ruleset by default. */
  readonly ruleset: Ruleset;
}

/** @throws TypeError naming an option that there is not */
function spaceOptions(given: Readonly<Record<string, unknown>>): SpaceOptions {
  const other = Object.keys(given).find((name) => name !== 'ruleset');
  if (other !== undefined) throw new TypeError(`The space game has no option ${other}.`);
  return { ruleset: (given['ruleset'] ?? STANDARD_RULESET) as Ruleset };
}

const settings: GameSettings<GameSnapshot> = {
  start(options, { key, nowMs, seed }) {
    const { ruleset } = spaceOptions(options);
    const epoch_seconds = Math.floor(nowMs / 1000);
    return newGame({ seed, epoch_seconds, ruleset, ...(key !== undefined && { key }) });
  },
  next(stored, options) {
    const { ruleset } = spaceOptions(options);
    if (hashOf(stored.ruleset) === hashOf(ruleset)) return undefined;
    return settingOf({ ...stored, ruleset });
  },
  upgradeName: 'ruleset',
  interfaceKey: ({ ruleset }) => hashOf(ruleset),
};

const HASHES = new WeakMap<Ruleset, string>();

function hashOf(ruleset: Ruleset): string {
  const hash = HASHES.get(ruleset) ?? rulesetHash(ruleset);
  HASHES.set(ruleset, hash);
  return hash;
}

const accounts: GameAccounts<World> = {
  areKept: false,
  openedBy: 'mail',
  open(work, { name, timezone }) {
    const type = 'open_account';
    const zone = zoneName(timezone);
    if (zone === undefined) return noZone();
    const read = readCommand(type, { name, timezone: zone }, work.world().setting.ruleset);
    // The ruleset may have changed since the link was mailed.
    if (!('args' in read)) return problemOf(read[0]!);
    const outcome = work.execute(0, { type, read });
    if (!outcome.done) return problemOf(outcome.refusal);
    return { account: Number(outcome.answer['account']) };
  },
  remove(work, account) {
    const outcome = work.execute(account, orderOf(work, 'delete_account', {}));
    return outcome.done ? undefined : problemOf(outcome.refusal);
  },
  exists: (world, account) => world.accounts.get(account) !== undefined,
  ids: (world) => world.accounts.ids(),
  show: (world, account) => ({ ...accountView(world, account) }),
  // The contract says that an account has an address. No mail reaches this one.
  noAddress: (account) => `account-${account}@astrarium.invalid`,
  timeZone: timeZoneOf,
  muted: (world, account) => world.accounts.get(account)?.events.muted,
  note(work, account, change) {
    const outcome = work.execute(0, orderOf(work, 'record_account_change', { account, change }));
    invariant(outcome.done, `account ${account} exists`);
  },
};

/** The contract checks the zone of a request, but not of an operator, nor of what is stored. */
function noZone(): Problem {
  const detail = '#/timezone must be the IANA name of a time zone, such as Europe/Stockholm.';
  const error = { in: 'body', pointer: '#/timezone', code: 'malformed', detail } as const;
  return problem('invalid_field', detail, { errors: [error] });
}

/** A command whose arguments are right. */
function orderOf(
  work: GameWork<World>,
  type: Parameters<typeof readCommand>[0],
  args: Readonly<Record<string, unknown>>,
) {
  const read = readCommand(type, args, work.world().setting.ruleset);
  invariant('args' in read, 'the arguments are valid');
  return { type, read };
}

const events: GameEvents<GameSnapshot, World> = {
  ended: () => [],
  record(latest, list, places, after) {
    // Most events read the same in a later world.
    const world = eventsHaveNews(list) ? after() : latest;
    const recorded = recordEvents(world, list, places, after);
    const { accountRecords, newsRecords, replicantRecords } = recorded;
    const records: HistoryRecord[] = [];
    for (const { event, record, replicant, tick } of replicantRecords) {
      records.push({ kind: 'entries', owner: replicant, event, tick, text: record });
    }
    for (const { event, record, tick } of newsRecords) {
      records.push({ kind: 'entries', owner: NEWS_OWNER, event, tick, text: record });
    }
    for (const { account, event, record, tick } of accountRecords) {
      records.push({ kind: 'envelopes', owner: account, event, tick, text: record });
    }
    return records;
  },
  forget: forgetCounters,
  placesAfter(world, newestOf) {
    const lastIds = world.accounts.ids().flatMap((account): [number, string][] => {
      const [record] = newestOf(account);
      return record === undefined ? [] : [[account, recordId(world.setting, record)]];
    });
    return eventCountersAfter(world, lastIds);
  },
  isKnown: (setting, id, account, { places, tick }) =>
    eventIdIsKnown(setting, id, account, { counters: places, tick }),
  compareIds: compareEventIds,
  shared: undefined,
  id: recordId,
  event: recordEvent,
  envelope: recordEnvelope,
  filter: (filters) => {
    const isWanted = eventFilter(filters);
    return (event) => isWanted(event as EventEnvelope);
  },
  wire: (world, account, zone) => {
    const write = wireEnvelope(world, account, zone);
    return (event) => write(event as EventEnvelope);
  },
};

const notifications: GameNotifications<World> = {
  of(world, account, event) {
    const found = world.accounts.get(account);
    if (found === undefined) return { mail: null, webhook: false };
    return notificationOf(event as EventName, found);
  },
  describe(event) {
    const { device_code, device_type, location, payload } = event as EventEnvelope;
    return {
      sentence: messageParts(event.event as EventName, [{ payload, device_type }])
        .map(({ text }) => text)
        .join(''),
      place: location,
      lines: device_code === null ? [] : [`Device: ${device_code}`],
    };
  },
};

/** The space game, for a service. Its host has the option `ruleset`. */
export const spaceGame: ServedGame<GameSnapshot, World> = servedGame({
  simulation: astrarium,
  upgrades: astrariumUpgrades,
  settings,
  tickMs: 1000,
  tickAt: ({ epoch_seconds }, seconds) => Math.floor(seconds - epoch_seconds),
  accounts,
  events,
  notifications,
  contract: ({ ruleset }) => contractFor(ruleset),
  /**
   * Each copy of a message has at most the bytes of the command's line. The cost depends on the
   * accounts that are addressed, not on those that get it: nobody learns from it who blocks whom,
   * or whether a replicant exists.
   */
  storedBytes({ events, lineLength, outcome, type }) {
    if (type !== 'send_message' || !outcome.done) return lineLength + events.length * EVENT_BYTES;
    return lineLength + Number(outcome.answer['copies']) * (EVENT_BYTES + lineLength);
  },
  measure: (snapshot) => summary(astrarium.read(snapshot)),
});
