import {
  accountOperations,
  conflict,
  contractOf,
  EVENT_ID,
  type GameContract,
  type GameEvents,
  ok,
  type Operations,
  problemAnswer,
  problemMaker,
  PROBLEMS,
  problemSchemas,
  READ,
  refusalProblems,
  type ServedGame,
  servedGame,
  streamOperation,
} from '@astrarium/contract';
import { refused } from '@astrarium/core';
import { z } from 'zod';
import { isNight, lighthouse } from './lighthouse.js';

type Shore = ReturnType<typeof lighthouse.genesis>;
type Setting = Shore['setting'];
type Coast = ReturnType<typeof lighthouse.read>;

/** Every way in which a command is refused, besides those of any service. */
const KINDS = {
  ...PROBLEMS,
  no_lamp: conflict('No lamp', 'The account keeps no lamp.'),
  at_sea: conflict('At sea', 'The keeper is in the boat.'),
  lit: conflict('Lit', 'The lamp is lit.'),
  dark: conflict('Dark', 'The lamp is dark.'),
  no_oil: conflict('No oil', 'The tank is empty.'),
  on_duty: conflict('On duty', 'A keeper cannot leave the lamp.'),
};
const problem = problemMaker(KINDS);
const problemOf = refusalProblems(KINDS);

const LAMP = z
  .strictObject({
    lit: z.boolean(),
    oil: z.int().describe('In microlitres.'),
    saved: z.int(),
    lost: z.int(),
    diary: z.array(z.string()),
  })
  .meta({ id: 'Lamp' });

const EVENT = z
  .strictObject({
    id: EVENT_ID,
    event: z.string(),
    tick: z.int(),
    created_at: z.string(),
    ship: z.string().optional(),
    empty_at: z.int().optional(),
  })
  .meta({ id: 'Event' });

const operations: Operations = {
  ...accountOperations({
    account: z
      .strictObject({
        account: z.int(),
        name: z.string(),
        email: z.string(),
        pending_email: z.string().nullable(),
      })
      .meta({ id: 'Account' }),
    registration: { name: z.string().min(1).max(40) },
    problems: [],
    dryRun: z.record(z.string(), z.unknown()).meta({ id: 'DryRun' }),
  }),
  'lamp.get': {
    ...READ,
    path: '/v1/lamp',
    tag: 'Lamp',
    summary: 'Look at your lamp',
    answers: { 200: { description: 'The lamp', schema: LAMP } },
    problems: ['no_lamp'],
  },
  'lamp.command': {
    method: 'POST',
    path: '/v1/lamp',
    tag: 'Lamp',
    summary: 'Light the lamp, put it out, or row for oil',
    access: 'play',
    rate: 'write',
    body: z
      .strictObject({ command: z.enum(['light', 'douse', 'row']) })
      .meta({ id: 'LampCommand', examples: [{ command: 'light' }] }),
    answers: { 200: { description: 'Done', schema: z.record(z.string(), z.int()) } },
    problems: ['at_sea', 'dark', 'lit', 'no_lamp', 'no_oil'],
  },
  'events.stream': streamOperation(EVENT),
};

const handlers: GameContract<Shore, Coast>['handlers'] = {
  'lamp.get': {
    read({ account, snapshot }) {
      const lamp = lighthouse.view(snapshot, 'lamp', {}, { account });
      return refused(lamp) ? problemAnswer(problemOf(lamp.refusal)) : ok(lamp);
    },
  },
  'lamp.command': {
    write({ account, body }, work) {
      const outcome = work.execute(account, { type: String(body['command']), args: {} });
      return outcome.done ? ok(outcome.answer) : problemAnswer(problemOf(outcome.refusal));
    },
  },
};

/** Numbers for the events of a keeper in one tick; further ones have those of the next tick. */
const IDS = 1000;
/** The first number of a tick. The id of 0 is before all events. */
const firstOf = (tick: number): number => tick * IDS + 1;
const epochOf = ({ epoch_seconds = 0 }: Setting): number => epoch_seconds;

/** An event as it is recorded: its number, and what the simulation emitted. */
interface Recorded {
  readonly n: number;
  readonly name: string;
  readonly tick: number;
  readonly ship?: string;
  readonly empty_at?: number;
}
const recorded = (record: string): Recorded => JSON.parse(record) as Recorded;
const numberOf = (id: string): number => Number(id.replace('-', ''));

/** Each event is of the keeper of its lamp. */
const events: GameEvents<Shore, Coast> = {
  record(_latest, list, places) {
    return [...list].map(({ lamp, ...event }) => {
      const owner = Number(lamp);
      const n = Math.max(places.get(owner) ?? 0, firstOf(event.tick));
      places.set(owner, n + 1);
      const text = JSON.stringify({ n, ...event });
      return { kind: 'envelopes', owner, event: event.name, tick: event.tick, text };
    });
  },
  forget({ now }, places) {
    for (const [owner, n] of places) if (n <= firstOf(now)) places.delete(owner);
  },
  placesAfter({ lamps, now }, lastOf) {
    const places = lamps.map(({ keeper }): [number, number] => {
      const record = lastOf(keeper);
      return [keeper, record === undefined ? 0 : recorded(record).n + 1];
    });
    return new Map(places.filter(([, n]) => n > firstOf(now)));
  },
  isKnown: (_setting, id, account, { places, tick }) =>
    numberOf(id) < (places.get(account) ?? firstOf(tick)),
  compareIds: (a, b) => numberOf(a) - numberOf(b),
  id: (setting, record) => events.envelope(setting, record).id,
  event: (record) => recorded(record).name,
  envelope(setting, record) {
    const { n, name, tick, ...more } = recorded(record);
    return {
      id: `${Math.floor(n / 10)}-${n % 10}`,
      event: name,
      tick,
      created_at_seconds: epochOf(setting) + tick * 60,
      ...more,
    };
  },
  filter: () => () => true,
  wire:
    () =>
    ({ created_at_seconds, ...event }) => ({
      ...event,
      created_at: new Date(created_at_seconds * 1000).toISOString(),
    }),
};

const contract = contractOf<Shore, Coast>({
  operations,
  handlers,
  problems: KINDS,
  problemBody: problemSchemas(KINDS).body,
  commandNames: [],
  examples: {},
  info: { title: 'Lighthouse', version: '1' },
  tags: [{ name: 'Accounts' }, { name: 'Lamp' }, { name: 'Events' }],
  docs: () => [],
});

/** The lighthouse, for a service. */
export const lighthouseGame: ServedGame<Shore, Coast> = servedGame({
  simulation: lighthouse,
  settings: {
    start: (_options, { nowMs, seed }) =>
      lighthouse.genesis({ seed, epoch_seconds: Math.floor(nowMs / 1000) }),
    next: () => undefined,
    upgradeName: 'none',
    interfaceKey: () => '',
  },
  tickAt: (setting, seconds) => Math.floor((seconds - epochOf(setting)) / 60),
  accounts: {
    open(work, { name }) {
      // The keeper of a lamp has its id: no lamp is ever removed.
      const account = work.world().lamps.size + 1;
      const outcome = work.execute(account, { type: 'keep', args: { name } });
      return outcome.done ? { account } : problemOf(outcome.refusal);
    },
    remove: () => problem('on_duty', 'Somebody must keep the lamp.'),
    exists: ({ lamps }, keeper) => lamps.by({ keeper }) !== undefined,
    ids: ({ lamps }) => lamps.map(({ keeper }) => keeper),
    show: ({ lamps }, account) => ({ account, name: lamps.get({ keeper: account }).name }),
    timeZone: () => 'UTC',
    muted: () => undefined,
    note: () => undefined,
  },
  events,
  contract: () => contract,
  measure: (snapshot) => ({
    night: isNight(snapshot.now),
    keepers: lighthouse.read(snapshot).lamps.size,
  }),
});

export default lighthouseGame;
