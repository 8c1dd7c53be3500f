import type { Fields } from '@astrarium/core';
import { z } from 'zod';
import { type Operation, type Operations, SCOPES } from '../operation.js';
import { accountOperations } from '../operations/accountOperations.js';
import { tokenOperations } from '../operations/tokenOperations.js';
import { webhookOperations } from '../operations/webhookOperations.js';
import { streamOperation } from '../operations/streamOperation.js';
import { problemSchemas } from '../schemas/problemSchemas.js';
import { EVENT_ID } from '../schemas/eventId.js';
import { queryLimit } from '../schemas/query.js';
import { nameSchema } from '../schemas/nameSchema.js';
import { textSchema } from '../schemas/textSchema.js';
import type { GameAccounts, GameSeats } from '../servedGame.js';
import { GAME_ENDED } from './derivedEvents.js';
import { derivedKinds, type GameRefusals } from './derivedProblems.js';
import { type PlayedRule, type PlayedSimulation, rulesOf } from './playedSimulation.js';
import { fieldsSchema, type ShapeSchemas } from './toZod.js';

/** The most characters of the name of an account. */
const NAME_LENGTH = 40;

/** The most commands of one call. */
const MAX_COMMANDS = 50;

/** The most events of a page. */
const MAX_EVENTS = 200;

/** The most players of a page. */
const MAX_PLAYERS = 200;

const RESULT = z.strictObject({
  winners: z.array(z.int()),
  scores: z.record(z.string(), z.number()).optional(),
});

const PLAYER = z.strictObject({ account: z.int(), name: z.string() });

/** The schema of a problem; where not all codes of the game are known, its code is any text. */
export function derivedProblem(refusals: GameRefusals): z.ZodType {
  const { body } = problemSchemas(derivedKinds(refusals));
  const world = z.string().optional().describe('Of a 401: the world that has no such token.');
  const code = z.string().describe('A code of the platform, or one of the game.');
  return z
    .strictObject({ ...body.shape, ...(!refusals.areAll && { code }), world })
    .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' });
}

/** What a dry run of a call that changes the account answers. */
const DRY_RUN_ANSWER = z.looseObject({ dry_run: z.literal(true), status: z.int() });

/** Characters that cannot be seen, or only as space, by which two names could look the same. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Z} ]| {2}/u;

/** The name of an account of such a game. */
export const ACCOUNT_NAME = accountName();

function accountName() {
  const error = 'must be of letters, marks, digits, punctuation and single spaces that can be seen';
  const name = nameSchema(NAME_LENGTH).refine((text) => !UNSEEN.test(text), { error });
  return name.describe('Unique, in whatever form its letters are given.');
}

const ACCOUNT = { account: z.int().min(1), name: z.string(), seated: z.boolean() };

/** How a call says until when it is of use. */
const MAX_TICK = 'With the header `X-Max-Tick: 71`, nothing is done after tick 71.';

/** The tick of the world in which something happened. */
const TICK = z.int().min(0);

/** A name of a command or a view as a part of the names of schemas: `build_up` as `BuildUp`. */
export function titleOf(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) =>
    first.toUpperCase(),
  );
}

/** What the operations of a game are made for. */
export interface DerivedFrom {
  readonly simulation: PlayedSimulation;
  readonly seats: GameSeats | undefined;
  /** The setting of the world. */
  readonly setting: object;
  /** What the rules of the game refuse with, as far as it is known. */
  readonly refusals: GameRefusals;
  /** The schema of a problem. */
  readonly problem: z.ZodType;
  readonly openedBy: GameAccounts<never>['openedBy'];
  /** Sentences of events. */
  readonly texts: Readonly<Record<string, string>>;
}

/** All operations of a game: accounts, commands, views, the game itself, events. */
export function derivedOperations(from: DerivedFrom): Operations {
  const { openedBy, problem, refusals, seats, setting, simulation, texts } = from;
  const { commands, schema, views } = simulation;
  const input: ShapeSchemas = { setting, isInput: true };
  const output: ShapeSchemas = { setting, isInput: false };
  const all = rulesOf(commands);
  const codesOf = (operation: string): readonly string[] => {
    const own = refusals.list.filter(({ operations }) => operations.includes(operation));
    return [...own.map(({ code }) => code), ...(refusals.areAll ? [] : ['refused'])];
  };
  const event = eventSchema(schema.events, texts, output);
  const filter = { event: EVENT_NAMES.optional() };
  const address = { email: z.string().nullable(), pending_email: z.string().nullable() };
  const account = z.strictObject({ ...ACCOUNT, ...(openedBy === 'mail' && address) });
  const { 'accounts.delete': deletion, ...byMail } = accountOperations({
    account,
    registration: { name: ACCOUNT_NAME },
    problems: ['name_taken'],
    dryRun: DRY_RUN_ANSWER,
  }) as { readonly 'accounts.delete': Operation };
  const join = all.find(([name]) => name === seats?.join);
  const codes = seats === undefined ? [] : codesOf(`commands.${seats.join}`);
  return {
    ...(openedBy === 'name' && { 'accounts.open': openAccount(join, input, output, codes) }),
    ...(openedBy === 'mail' && takingAnyType(byMail)),
    'accounts.get': {
      method: 'GET',
      path: '/v1/accounts/me',
      tag: 'Accounts',
      summary: 'Read your account',
      access: 'read',
      rate: 'read',
      answers: { 200: { description: 'The account', schema: account } },
      problems: [],
    },
    'accounts.delete': deletion,
    ...takingAnyType({
      ...tokenOperations(DRY_RUN_ANSWER),
      ...webhookOperations(DRY_RUN_ANSWER),
    }),
    'game.get': {
      method: 'GET',
      access: 'public',
      rate: 'read',
      path: '/v1/game',
      tag: 'Game',
      summary: 'Look at the game',
      answers: {
        200: { description: 'The game', schema: gameSchema(schema.setting, seats, output) },
      },
      problems: ['rule_failed'],
    },
    'players.list': {
      method: 'GET',
      access: 'public',
      rate: 'read',
      path: '/v1/players',
      tag: 'Game',
      summary: 'List the accounts that take part',
      query: z.strictObject({
        cursor: z.int().min(0).optional().describe('The `next_cursor` of the page before.'),
        limit: queryLimit(50, MAX_PLAYERS),
      }),
      answers: {
        200: {
          description: 'A page of players, by their numbers; it may be shorter than its limit',
          schema: z
            .strictObject({ players: z.array(PLAYER), next_cursor: z.int().nullable() })
            .meta({ id: 'PlayerPage' }),
        },
      },
      problems: [],
    },
    ...Object.fromEntries(
      all.map(([name, rule]) => {
        const operation = `commands.${name}`;
        const codes = [
          ...(name === seats?.join ? ['seats_full', 'address_full'] : []),
          ...codesOf(operation),
        ];
        return [operation, commandOperation(name, rule, { input, output, codes })];
      }),
    ),
    ...(all.length === 0 ? {} : { commands: batchOperation(all, input, problem) }),
    ...Object.fromEntries(
      rulesOf<PlayedRule & { readonly public: boolean }>(views).flatMap(([name, rule]) => {
        const read = viewOperation(name, rule, { input, output, codes: codesOf(`views.${name}`) });
        return [
          [`views.${name}`, read],
          [`views.${name}.stream`, pushedView(name, read)],
        ];
      }),
    ),
    'events.list': {
      method: 'GET',
      path: '/v1/events',
      tag: 'Events',
      summary: 'List your events, oldest first',
      access: 'read',
      rate: 'read',
      query: z.strictObject({
        cursor: EVENT_ID.optional().describe('The `next_cursor` of the page before.'),
        limit: z.int().min(1).max(MAX_EVENTS).default(50),
        ...filter,
      }),
      answers: {
        200: {
          description: 'A page of events',
          schema: z
            .strictObject({ events: z.array(event), next_cursor: EVENT_ID.nullable() })
            .meta({ id: 'EventPage' }),
        },
      },
      problems: [],
    },
    'events.stream': streamOperation(event, filter),
  };
}

/** The same operations, whose bodies are read as JSON whatever type they have, as commands' are. */
function takingAnyType(operations: Operations): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([name, one]) => [
      name,
      one.body === undefined ? one : { ...one, anyType: true as const },
    ]),
  );
}

const EVENT_NAMES = textSchema(undefined, 1000).describe(
  'Only events of these names, with commas between them.',
);

function openAccount(
  join: readonly [string, PlayedRule & { args: Fields; answer: Fields }] | undefined,
  input: ShapeSchemas,
  output: ShapeSchemas,
  codes: readonly string[],
): Operation {
  const joined = join && {
    join: fieldsSchema(join[1].args, input)
      .optional()
      .describe('The arguments of the command that takes a seat.'),
  };
  const answer = join && {
    answer: fieldsSchema(join[1].answer, output).optional(),
  };
  return {
    method: 'POST',
    path: '/v1/accounts',
    tag: 'Accounts',
    summary: 'Open an account',
    description:
      'Answers with the token of the account, which is never shown again. With `join`, the ' +
      'account takes part from the same turn on: when that is refused, there is no account. ' +
      'Without it, the account looks on, and may join later by the command. A text `name` in ' +
      '`join` is the name of the account, if no other is given. With an `Idempotency-Key` of at ' +
      'least 22 random characters, a repeated call gives the same account and token: keep it ' +
      'as secret as the token.',
    access: 'public',
    rate: 'account',
    anyType: true,
    opensAccount: true,
    body: z
      .strictObject({
        name: ACCOUNT_NAME.optional(),
        ...joined,
        scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
      })
      .meta({ id: 'NewAccount', examples: [{ name: 'Ada' }] }),
    answers: {
      201: {
        description: 'The account with its token',
        schema: z
          .strictObject({ ...ACCOUNT, token: z.string(), tick: TICK, ...answer })
          .meta({ id: 'OpenedAccount' }),
      },
    },
    problems: [
      'foreign_origin',
      'unknown_host',
      'name_taken',
      'seats_full',
      'address_full',
      'ended',
      'stopped',
      'line_too_long',
      'rule_failed',
      ...codes,
    ],
  };
}

/** What the operation of a rule is made with. */
interface RuleSchemas {
  readonly input: ShapeSchemas;
  readonly output: ShapeSchemas;
  /** What the rule refuses with. */
  readonly codes: readonly string[];
}

function commandOperation(
  name: string,
  { about, answer, args }: PlayedRule & { args: Fields; answer: Fields },
  { codes, input, output }: RuleSchemas,
): Operation {
  const body = fieldsSchema(args, input);
  const isNeeded = !body.safeParse({}).success;
  const members = Object.keys(answer).length === 0 ? {} : { answer: fieldsSchema(answer, output) };
  return {
    method: 'POST',
    path: `/v1/commands/${name}`,
    tag: 'Commands',
    summary: about ?? `Give the command ${name}`,
    description: MAX_TICK,
    access: 'play',
    rate: 'write',
    anyType: true,
    body: isNeeded ? body : body.optional(),
    answers: {
      200: {
        description: 'The tick in which it was done, and its answer',
        schema: z.strictObject({ tick: TICK, ...members }).meta({ id: `${titleOf(name)}Done` }),
      },
    },
    takesMaxTick: true,
    ownNames: true,
    problems: ['ended', 'stopped', 'too_late', 'line_too_long', 'rule_failed', ...codes],
  };
}

function batchOperation(
  commands: readonly (readonly [string, { readonly args: Fields }])[],
  input: ShapeSchemas,
  problem: z.ZodType,
): Operation {
  const [first, ...rest] = commands.map(([command, { args }]) => {
    const given = fieldsSchema(args, input);
    const isNeeded = !given.safeParse({}).success;
    return z.strictObject({
      command: z.literal(command),
      args: isNeeded ? given : given.optional(),
    });
  });
  const order = z.discriminatedUnion('command', [first!, ...rest]);
  const outcome = z.union([
    z.strictObject({ answer: z.record(z.string(), z.unknown()) }),
    z.strictObject({ problem }),
  ]);
  return {
    method: 'POST',
    path: '/v1/commands',
    tag: 'Commands',
    summary: 'Give several commands',
    description:
      'All are read before any is carried out. They are carried out in one tick, in their order, ' +
      `each of them done or refused for itself. ${MAX_TICK}`,
    access: 'play',
    rate: 'write',
    anyType: true,
    body: z.array(order).min(1).max(MAX_COMMANDS).meta({ id: 'Commands' }),
    answers: {
      200: {
        description: 'The outcomes, in the order of the commands',
        schema: z
          .strictObject({ tick: TICK, outcomes: z.array(outcome) })
          .meta({ id: 'CommandOutcomes' }),
      },
    },
    takesMaxTick: true,
    problems: ['ended', 'stopped', 'too_late'],
  };
}

function viewOperation(
  name: string,
  rule: PlayedRule & { args: Fields; answer: Fields; readonly public: boolean },
  { codes, input, output }: RuleSchemas,
): Operation {
  const { about, answer, args } = rule;
  return {
    method: 'GET',
    path: `/v1/views/${name}`,
    tag: 'Views',
    summary: about ?? `Read the view ${name}`,
    ...(rule.public ? ({ access: 'public', readsToken: true } as const) : { access: 'read' }),
    rate: 'read',
    ownNames: true,
    ...(Object.keys(args).length > 0 && { query: fieldsSchema(args, input) }),
    answers: {
      200: {
        description: 'What you see',
        schema: fieldsSchema(answer, output).meta({ id: `${titleOf(name)}View` }),
      },
    },
    problems: ['rule_failed', ...codes],
  };
}

/** A view that is sent again whenever it has changed. */
function pushedView(name: string, read: Operation): Operation {
  return {
    ...read,
    path: `/v1/views/${name}/stream`,
    summary: `Follow the view ${name}`,
    description:
      'Server-sent events: the view at once, and again when it has changed, at most every 45 ms. ' +
      'Each frame has the tick as its `id`, `view` as its event and the view as its data; a ' +
      'refusal is the event `problem`. A slow reader gets the newest only.',
    stream: true,
    pushes: `views.${name}`,
  };
}

function gameSchema(
  setting: Fields,
  seats: GameSeats | undefined,
  output: ShapeSchemas,
): z.ZodType {
  const counted = z.strictObject({
    taken: z.int().min(0),
    fewest: z.int().min(0),
    most: z.int().min(1),
  });
  return z
    .strictObject({
      name: z.string(),
      title: z.string(),
      version: z.int(),
      world: z.string().describe('Names this world: another one on the same server has another.'),
      tick: TICK,
      tick_ms: z
        .int()
        .describe(
          'Milliseconds of a tick, also when the game is over; 0 if only its operator advances it.',
        ),
      setting: fieldsSchema(setting, output),
      seats: seats === undefined ? z.null() : counted,
      players: z.array(PLAYER).describe('The first of them; `/v1/players` lists all.'),
      result: RESULT.nullable().describe('How the game ended; null while it goes on.'),
      stopped: z
        .strictObject({ tick: TICK, system: z.string().nullable(), line: z.string().nullable() })
        .nullable()
        .describe('The tick that cannot be reached because a rule fails, which one, and where.'),
    })
    .meta({ id: 'Game' });
}

/** An event as it is read: its members are under `values`. */
function eventSchema(
  events: Readonly<Record<string, Fields>>,
  texts: Readonly<Record<string, string>>,
  output: ShapeSchemas,
): z.ZodType {
  const head = { id: EVENT_ID, tick: TICK, created_at: z.iso.datetime() };
  const own = Object.entries(events).map(([name, members]) =>
    z.strictObject({
      ...head,
      event: z.literal(name).meta(name in texts ? { description: texts[name] } : {}),
      values: fieldsSchema(members, output),
    }),
  );
  const ended = z.strictObject({
    ...head,
    event: z.literal(GAME_ENDED).meta({ description: 'The game is over.' }),
    values: RESULT,
  });
  return z.discriminatedUnion('event', [ended, ...own]).meta({ id: 'Event' });
}
