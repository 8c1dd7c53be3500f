import { type Operation, type OperationName, OPERATIONS, splitParams } from '@astrarium/contract';
import { arena } from './arena.js';
import { DESCRIBED, type Described } from './contractCheck.js';
import { httpAsk } from './httpAsk.js';

type Params = Readonly<Record<string, unknown>>;

/** A request, and the status that it is answered with. */
export interface Example {
  readonly name: OperationName;
  readonly status: number;
  readonly params: Params;
  readonly headers: Readonly<Record<string, string>>;
}

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** A game in which everything that the examples name is there. It comes out the same every time. */
export async function exampleWorld() {
  const game = await arena({ read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY });
  const { token } = await game.join('Ada');
  const { ask, enter } = httpAsk(game.url);
  enter(token);
  const deviceOf = async (device_type: string) => {
    const { devices } = (await ask('devices.list', { device_type })) as {
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
    ask('devices.command', { code, command, ...args });
  await order(surveyor.device, 'scan');
  await order(factory.device, 'enqueue_print', { device_type: 'atmo_processor' });
  await game.host.advance(2500);
  const { operation } = await order(surveyor.device, 'travel', { destination: 'SOL-4' });
  await ask('accounts.create', { email: 'bob@example.org', name: 'Bob' });
  const things = {
    vessel: vessel.device,
    drone: drone.device,
    factory: factory.device,
    processor: (await deviceOf('atmo_processor')).device,
    replicant: vessel.replicant,
    operation: (operation as { readonly id: string }).id,
    link: game.secrets().at(-1) ?? '',
  };
  const examples = [...answered(things), ...refused(things)];
  return { game, token, examples: examples.map((one) => withToken(one, token)) };
}

type Things = Readonly<
  Record<'vessel' | 'drone' | 'factory' | 'processor' | 'replicant' | 'operation' | 'link', string>
>;

function example(name: OperationName, params: Params = {}, status = 200): Example {
  return { name, status, params, headers: {} };
}

/** What is answered as it was meant, in every way that the document knows. */
function answered(of: Things): Example[] {
  const dry_run = true;
  const tag = { command: 'set_tags', tags: ['miner'] };
  const tagged = { device: of.drone, ...tag };
  return [
    example('accounts.create', { email: 'eve@example.org', name: 'Eve', dry_run }),
    example('accounts.recover', { email: 'eve@example.org', dry_run }),
    example('accounts.link', { token: of.link }),
    example('accounts.verify', { token: of.link, dry_run }),
    example('accounts.get'),
    example('accounts.update', { name: 'Ada', dry_run }),
    example('replicants.get', { code: of.replicant }),
    example('replicants.update', { code: of.replicant, name: 'Ada-1', dry_run }),
    example('replicants.events', { code: of.replicant, limit: 20 }),
    example('devices.list', { limit: 50 }),
    example('devices.get', { code: of.drone }),
    example('devices.command', { code: of.drone, ...tag }),
    example(
      'devices.command',
      { code: of.factory, command: 'enqueue_print', device_type: 'atmo_processor' },
      201,
    ),
    example('devices.command', { code: of.vessel, command: 'travel', destination: 'SOL-4' }, 202),
    example('devices.configure', {
      code: of.processor,
      configuration: { settings: { strength: 0.5 } },
      dry_run,
    }),
    example('events.list', { limit: 100 }),
    example('time.get'),
    example('rules.get'),
    example('blueprints.list'),
    example('operations.get', { id: of.operation }),
    example('batch.run', { commands: [tagged], dry_run }),
    example('forks.run', { commands: [{ ...tagged, at: 0 }], ticks: 10 }),
    example('forecast.get', { limit: 20 }),
    example('explain.get', { about: 'capacity', device_code: of.drone }),
    example('audit.get'),
    example('locations.get', { code: 'SOL-3' }),
    example('locations.contribute', { code: 'SOL-OBJ-1', devices: [of.drone], dry_run }),
    example('locations.inventory', { code: 'SOL-3' }),
    example('inventory.list'),
    example('leaderboards.megastructure'),
    example('seasons.current'),
    example('stars.list'),
  ];
}

/** What is refused: each of the former in every way that is open to all of them, and some more. */
function refused(of: Things): Example[] {
  const nobody = 'ffffffff';
  return [
    ...answered(of)
      .filter(({ status }) => status === 200)
      .flatMap(spoilt),
    ...(['devices.get', 'replicants.get', 'replicants.events'] as const).map((name) =>
      example(name, { code: nobody }, 404),
    ),
    example('devices.command', { code: nobody, command: 'recall' }, 404),
    example('replicants.update', { code: nobody, name: 'Eve' }, 404),
    example('operations.get', { id: `${nobody}-7` }, 404),
    example('locations.get', { code: 'NOWHERE' }, 404),
    example('locations.inventory', { code: 'NOWHERE' }, 404),
    example('locations.contribute', { code: 'NOWHERE', devices: [of.drone] }, 404),
    example('accounts.link', { token: 'a'.repeat(43) }, 404),
    example('accounts.verify', { token: 'a'.repeat(43) }, 404),
    // Its answer has no end, which no example can have.
    ...spoilt(example('events.stream')),
    example('events.stream', { cursor: 'here' }, 400),
    example('explain.get', { about: 'mining', device_code: of.drone }, 409),
    example('devices.command', { code: of.drone, command: 'deploy' }, 409),
    example('locations.contribute', { code: 'SOL-3', devices: [of.drone] }, 409),
  ];
}

/** A good request made bad. */
function spoilt({ name, params }: Example): Example[] {
  const { access, asOf, body }: Operation = OPERATIONS[name];
  const nobody = { ...example(name, params, 401), headers: { Authorization: 'Bearer nobody' } };
  return [
    ...(access === 'public' ? [] : [nobody]),
    ...(body === undefined ? [] : [example(name, { ...params, surprise: 'x' }, 422)]),
    ...(asOf === true ? [example(name, { ...params, at: 'once' }, 400)] : []),
    ...(asOf === true ? [example(name, { ...params, at: 1e9 }, 404)] : []),
    // In the midst of the leap that the game began with.
    ...(asOf === true ? [example(name, { ...params, at: 2000 }, 410)] : []),
  ];
}

function withToken(one: Example, token: string): Example {
  if (OPERATIONS[one.name].access === 'public') return one;
  return { ...one, headers: { Authorization: `Bearer ${token}`, ...one.headers } };
}

/** The operation of an example as the document has it. */
export function describedOf({ name }: Example): Described {
  const { method, path } = OPERATIONS[name];
  return DESCRIBED.find((one) => one.method === method && one.path === path) as Described;
}

/** An example as a request. */
export function requestOf({ name, params }: Example) {
  const { method, path: template } = OPERATIONS[name];
  const { body, path, query } = splitParams(name, params);
  const at = template.replace(/\{(\w+)\}/g, (_, member: string) => String(path[member]));
  return { method, path: at, query: query as Params, body };
}
