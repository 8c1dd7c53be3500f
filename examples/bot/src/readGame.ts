import {
  answerOf,
  CATEGORIES,
  type BeltLocation,
  type Blueprint,
  type Client,
  type Device,
  type DeviceCommand,
  type DeviceType,
  itemsOf,
  type ResourceCategory,
  type Season,
} from '@astrarium/space/client';
import { PART } from './plan.js';

/** Units by category. */
export type Units = Readonly<Record<ResourceCategory, number>>;

/** A belt with a factory of the bot, and what the bot has there. */
export interface Base {
  readonly location: string;
  readonly belt: BeltLocation;
  readonly stock: Units;
  /** The devices that are neither carried nor parts. Those under way are listed at their start. */
  readonly devices: readonly Device[];
}

/** What a turn decides from: answers of GET operations at its start. */
export interface Game {
  readonly client: Client;
  readonly tick: number;
  readonly devices: readonly Device[];
  readonly blueprints: ReadonlyMap<DeviceType, Blueprint>;
  readonly season: Season;
  readonly bases: readonly Base[];
  /** Gets a line for each command. */
  readonly say: (line: string) => void;
}

/** Reads the state of the game. @throws ProblemError, ServerUnreachable */
export async function readGame(client: Client, say: Game['say']): Promise<Game> {
  const { tick } = await answerOf(client.GET('/v1/time'));
  const devices: Device[] = [];
  for await (const device of itemsOf(client, '/v1/devices', { query: { limit: 50 } })) {
    devices.push(device);
  }
  const { blueprints } = await answerOf(client.GET('/v1/blueprints'));
  const stocks = new Map<string, Partial<Units>>();
  for await (const { location, items } of itemsOf(client, '/v1/inventory', { query: {} })) {
    stocks.set(location, items);
  }
  const bases: Base[] = [];
  const own = devices.filter((device) => !isCarried(device) && !isPart(device));
  const factories = own.filter(({ device_type }) => device_type === 'autofactory');
  for (const location of new Set(factories.map((factory) => factory.location))) {
    const belt = await answerOf(
      client.GET('/v1/locations/{code}', { params: { path: { code: location } } }),
    );
    if (belt.location_type !== 'belt') continue;
    const stock = unitsOf((category) => stocks.get(location)?.[category] ?? 0);
    const here = own.filter((device) => device.location === location);
    bases.push({ location, belt, stock, devices: here });
  }
  return {
    client,
    tick,
    devices,
    blueprints: new Map(blueprints.map((blueprint) => [blueprint.device_type, blueprint])),
    season: await answerOf(client.GET('/v1/seasons/current')),
    bases,
    say,
  };
}

/** Sends a command to a device; returns whether the server carried it out. */
export async function order(game: Game, device: Device, body: DeviceCommand): Promise<boolean> {
  const path = { code: device.device_code };
  const { error } = await game.client.POST('/v1/devices/{code}', { params: { path }, body });
  const result = error === undefined ? 'done' : error.detail;
  game.say(`${device.device_type} ${device.device_code}: ${body.command}, ${result}`);
  return error === undefined;
}

/** Units by category, computed for each. */
export function unitsOf(count: (category: ResourceCategory) => number): Units {
  return Object.fromEntries(CATEGORIES.map((each) => [each, count(each)])) as Units;
}

/** Whether a device was printed for the objective. */
export function isPart({ tags }: Device): boolean {
  return tags.includes(PART);
}

/** Whether a device is aboard a vessel. */
export function isCarried({ stowed_in_device_code }: Device): boolean {
  return stowed_in_device_code !== undefined;
}

/** The devices aboard a vessel. */
export function cargoOf(game: Game, { device_code }: Device): readonly Device[] {
  return game.devices.filter(({ stowed_in_device_code: vessel }) => vessel === device_code);
}
