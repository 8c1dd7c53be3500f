import { operationOf } from '@astrarium/contract';
import { servedGame } from '../servedGame.js';
import { CONTRACT, DOCUMENTED_OPERATIONS, type DocumentedOperation } from './contractCheck.js';
import { httpCaller } from '../httpCaller.js';

type Params = Readonly<Record<string, unknown>>;

/** A request and the status of its answer. */
export interface Example {
  readonly name: string;
  readonly status: number;
  readonly params: Params;
  readonly headers: Readonly<Record<string, string>>;
}

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** A game with everything that the examples name; always the same. */
export async function exampleWorld() {
  const game = await servedGame({ read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY });
  const { token } = await game.join('Ada');
  const { call, useToken } = httpCaller(game.url);
  useToken(token);
  const deviceOf = async (device_type: string) => {
    const { devices } = (await call('devices.list', { device_type })) as {
      devices: readonly { readonly device_code: string; readonly replicant_code: string }[];
    };
    const [{ device_code, replicant_code } = { device_code: '', replicant_code: '' }] = devices;
    return { device: device_code, replicant: replicant_code };
  };
  const [vessel, drone, surveyor, factory] = [
    await deviceOf('heaven_vessel'),
    await deviceOf('mining_drone'),
    await deviceOf('survey_drone'),
    await deviceOf('autofactory'),
  ];
  const order = (code: string, command: string, args: Params = {}) =>
    call('devices.command', { code, command, ...args });
  await order(surveyor.device, 'scan');
  await order(factory.device, 'enqueue_print', { device_type: 'atmo_processor' });
  await game.host.advance(2500);
  const { operation } = await order(surveyor.device, 'travel', { destination: 'SOL-4' });
  await call('accounts.create', { email: 'bob@example.org', name: 'Bob' });
  const { webhook_id } = await call('webhooks.create', { url: 'https://example.org/astrarium' });
  const { delivery_id } = await call('webhooks.test', { webhook_id });
  const { events } = (await call('events.list', { limit: 1 })) as {
    events: readonly { readonly id: string }[];
  };
  const { token_id } = await call('tokens.create', { name: 'Bot', scopes: ['play'] });
  const codes = {
    event: events[0]?.id ?? '',
    vessel: vessel.device,
    drone: drone.device,
    factory: factory.device,
    processor: (await deviceOf('atmo_processor')).device,
    replicant: vessel.replicant,
    operation: (operation as { readonly id: string }).id,
    link: game.secrets().at(-1) ?? '',
    token: String(token_id),
    webhook: String(webhook_id),
    delivery: String(delivery_id),
  };
  const examples = [...accepted(codes), ...refusal(codes)];
  return { game, token, examples: examples.map((one) => withToken(one, token)) };
}

type ExampleCodes = Readonly<
  Record<
    | 'event'
    | 'vessel'
    | 'drone'
    | 'factory'
    | 'processor'
    | 'replicant'
    | 'operation'
    | 'link'
    | 'token'
    | 'webhook'
    | 'delivery',
    string
  >
>;

function example(name: string, params: Params = {}, status = 200): Example {
  return { name, status, params, headers: {} };
}

/** Requests that succeed: one for each operation and successful status. */
function accepted(codes: ExampleCodes): Example[] {
  const dry_run = true;
  const tag = { command: 'set_tags', tags: ['miner'] };
  const tagged = { device: codes.drone, ...tag };
  return [
    example('accounts.create', { email: 'eve@example.org', name: 'Eve', dry_run }),
    example('accounts.recover', { email: 'eve@example.org', dry_run }),
    example('accounts.link', { token: codes.link }),
    example('accounts.verify', { token: codes.link, dry_run }),
    example('accounts.guest', { name: 'Gus', dry_run }),
    example('accounts.guest', { name: 'Gus' }, 201),
    example('accounts.get'),
    example('accounts.update', { name: 'Ada', dry_run }),
    example('accounts.delete', { confirm: 'Ada', dry_run }),
    example('messages.send', { to: codes.replicant, text: 'Hello', dry_run }),
    example('messages.list', { limit: 20 }),
    example('replicants.list', { limit: 50 }),
    example('replicants.get', { code: codes.replicant }),
    example('replicants.card', { code: codes.replicant }),
    example('replicants.update', { code: codes.replicant, name: 'Ada-1', dry_run }),
    example('replicants.events', { code: codes.replicant, limit: 20 }),
    example('devices.list', { limit: 50 }),
    example('devices.get', { code: codes.drone }),
    example('fleet.get', { limit: 50 }),
    example('devices.command', { code: codes.drone, ...tag }),
    example(
      'devices.command',
      { code: codes.factory, command: 'enqueue_print', device_type: 'atmo_processor' },
      201,
    ),
    example(
      'devices.command',
      { code: codes.vessel, command: 'travel', destination: 'SOL-4' },
      202,
    ),
    example('devices.configure', {
      code: codes.processor,
      configuration: { settings: { strength: 0.5 } },
      dry_run,
    }),
    example('events.list', { limit: 100 }),
    example('events.get', { id: codes.event }),
    example('news.list', { limit: 50 }),
    example('events.summary', { after: '0-0' }),
    example('time.get'),
    example('overview.get'),
    example('rules.get'),
    example('blueprints.list'),
    example('operations.get', { id: codes.operation }),
    example('operations.list'),
    example('batch.run', { commands: [tagged], dry_run }),
    example('forks.run', { commands: [{ ...tagged, at: 0 }], ticks: 10 }),
    example('forecast.get', { limit: 20 }),
    example('explain.get', { about: 'capacity', device_code: codes.drone }),
    example('audit.get'),
    example('locations.get', { code: 'SOL-3' }),
    example('locations.contribute', { code: 'SOL-OBJ-1', devices: [codes.drone], dry_run }),
    example('locations.inventory', { code: 'SOL-3' }),
    example('locations.presence', { code: 'SOL' }),
    example('inventory.list'),
    example('inventory.history', { location: 'SOL-BELT-1' }),
    example('leaderboards.megastructure'),
    example('galaxy.get', { limit: 2 }),
    example('galaxy.fleets'),
    example('seasons.current'),
    example('seasons.list'),
    example('seasons.get', { season: '1' }),
    example('stars.list'),
    ...webhookExamples(codes),
    ...tokenExamples(codes),
  ];
}

function webhookExamples({ delivery: delivery_id, webhook: webhook_id }: ExampleCodes): Example[] {
  const url = 'https://example.org/astrarium';
  return [
    example('webhooks.create', { url }, 201),
    example('webhooks.create', { url, dry_run: true }),
    example('webhooks.list'),
    example('webhooks.update', { webhook_id, status: 'active' }),
    example('webhooks.secret', { webhook_id }),
    example('webhooks.test', { webhook_id, dry_run: true }),
    example('webhooks.test', { webhook_id }, 202),
    example('webhooks.deliveries', { webhook_id }),
    example('webhooks.replay', { webhook_id, delivery_id, dry_run: true }),
    example('webhooks.replay', { webhook_id, delivery_id }, 202),
    example('webhooks.delete', { webhook_id, dry_run: true }),
  ];
}

function tokenExamples({ token: token_id }: ExampleCodes): Example[] {
  return [
    example('tokens.create', { name: 'Dashboard', scopes: ['read'] }, 201),
    example('tokens.create', { name: 'Other', scopes: ['read'], dry_run: true }),
    example('tokens.list'),
    example('tokens.secret', { token_id }),
    example('tokens.delete', { token_id, dry_run: true }),
  ];
}

/** Requests that are refused: invalid variants of those that succeed, and some more. */
function refusal(codes: ExampleCodes): Example[] {
  const unknown = 'ffffffff';
  return [
    ...accepted(codes)
      .filter(({ status }) => status === 200)
      .flatMap(invalidVariants),
    ...(['devices.get', 'replicants.get', 'replicants.events'] as const).map((name) =>
      example(name, { code: unknown }, 404),
    ),
    example('devices.command', { code: unknown, command: 'recall' }, 404),
    example('replicants.update', { code: unknown, name: 'Eve' }, 404),
    example('operations.get', { id: `${unknown}-7` }, 404),
    example('events.get', { id: '0-0' }, 404),
    example('seasons.get', { season: '99' }, 404),
    example('replicants.list', { cursor: unknown }, 404),
    example('locations.get', { code: 'NOWHERE' }, 404),
    example('locations.inventory', { code: 'NOWHERE' }, 404),
    example('locations.presence', { code: 'NOWHERE' }, 404),
    example('replicants.card', { code: unknown }, 404),
    example('locations.contribute', { code: 'NOWHERE', devices: [codes.drone] }, 404),
    example('accounts.link', { token: 'a'.repeat(43) }, 404),
    example('accounts.verify', { token: 'a'.repeat(43) }, 404),
    // Only refused streams: an example must end.
    ...invalidVariants(example('events.stream')),
    example('events.stream', { cursor: 'here' }, 400),
    example('explain.get', { about: 'mining', device_code: codes.drone }, 409),
    example('devices.command', { code: codes.drone, command: 'deploy' }, 409),
    example('locations.contribute', { code: 'SOL-3', devices: [codes.drone] }, 409),
  ];
}

/** Invalid variants of a valid request. */
function invalidVariants({ name, params }: Example): Example[] {
  const { access, asOf, body } = operationOf(CONTRACT.operations, name);
  const signedOut = { ...example(name, params, 401), headers: { Authorization: 'Bearer unknown' } };
  return [
    ...(access === 'public' ? [] : [signedOut]),
    ...(body === undefined ? [] : [example(name, { ...params, unknown: 'x' }, 422)]),
    ...(asOf === true ? [example(name, { ...params, at: 'once' }, 400)] : []),
    ...(asOf === true ? [example(name, { ...params, at: 1e9 }, 404)] : []),
    // Inside the first advance, too far from the next keyframe to be recomputed.
    ...(asOf === true ? [example(name, { ...params, at: 2000 }, 410)] : []),
  ];
}

function withToken(one: Example, token: string): Example {
  if (operationOf(CONTRACT.operations, one.name).access === 'public') return one;
  return { ...one, headers: { Authorization: `Bearer ${token}`, ...one.headers } };
}

/** The operation of an example in the document. */
export function documentedOf({ name }: Example): DocumentedOperation {
  const { method, path } = operationOf(CONTRACT.operations, name);
  return DOCUMENTED_OPERATIONS.find(
    (one) => one.method === method && one.path === path,
  ) as DocumentedOperation;
}

/** An example as a request. */
export function requestOf({ name, params }: Example) {
  const { method, path: template } = operationOf(CONTRACT.operations, name);
  const { body, path, query } = CONTRACT.splitParams(name, params);
  const at = template.replace(/\{(\w+)\}/g, (_, member: string) => String(path[member]));
  return { method, path: at, query: query as Params, body };
}
