import { answerOf, type Fleet, type FleetDevice } from '@astrarium/space/client';
import { computed, signal } from '@preact/signals';
import { deviceName } from '../device/deviceName.js';
import { client, token } from '../session/session.js';
import { RETRY_MS } from './useAnswer.js';

/** Changes within this time are read together, in milliseconds. */
const GATHER_MS = 250;

/** The shortest time between two readings that events cause, in milliseconds. */
const BETWEEN_MS = 2_000;

/** How often the fleet is read without an event, in milliseconds. */
const QUIET_MS = 30_000;

/** The devices of the account by code, in short, as they were last read. */
export const fleet = signal<ReadonlyMap<string, FleetDevice>>(new Map());

/** The devices of the account, those made first first. */
export const fleetList = computed<readonly FleetDevice[]>(() => [...fleet.value.values()]);

/** The stock of the account by place. */
export const stock = signal<ReadonlyMap<string, Fleet['stock'][number]['resources']>>(new Map());

/** The tick of the last reading. */
export const fleetTick = signal(0);

/** Whether all devices are being read, and what went wrong. */
export const fleetState = signal<{ readonly isLoading: boolean; readonly fault: string }>({
  isLoading: false,
  fault: '',
});

/** What the map shows for a device: its place, or on a journey the device that travels. */
export function shownAs(device: FleetDevice): string {
  const carrier = fleet.value.get(device.carrier ?? '');
  if (carrier !== undefined) return shownAs(carrier);
  return device.to === null ? device.location : device.code;
}

/** What a player calls the own device of a code. */
export function nameOfDevice(code: string): string {
  const device = fleet.value.get(code);
  return device === undefined ? code : deviceName(device);
}

/** The tick of the last reading; undefined before the first one of this account. */
let since: number | undefined;
/** Changes with the account, so that an answer for the former one is thrown away. */
let reading = 0;
let isReading = false;
let readAtMs = -Infinity;
let next: ReturnType<typeof setTimeout> | undefined;
let nextAtMs = Infinity;

/** Forgets the fleet, and reads that of the account that is signed in. */
export function startFleet(): void {
  reading += 1;
  since = undefined;
  isReading = false;
  readAtMs = -Infinity;
  fleet.value = new Map();
  stock.value = new Map();
  fleetState.value = { isLoading: token.value !== '', fault: '' };
  readIn(0);
}

/** Reads soon what changed: call it when an event or an order concerns a device. */
export function wakeFleet(): void {
  readIn(Math.max(GATHER_MS, readAtMs + BETWEEN_MS - performance.now()));
}

function readIn(ms: number): void {
  const atMs = performance.now() + ms;
  if (atMs >= nextAtMs) return;
  clearTimeout(next);
  nextAtMs = atMs;
  next = setTimeout(() => void readFleet(), ms);
}

async function readFleet(): Promise<void> {
  nextAtMs = Infinity;
  if (token.value === '') return;
  if (isReading) return readIn(GATHER_MS);
  const mine = reading;
  isReading = true;
  readAtMs = performance.now();
  try {
    const read = await changedFleet(since);
    if (mine !== reading) return;
    ({ since } = read);
    fleetTick.value = since;
    fleet.value = read.devices;
    stock.value = read.stock;
    fleetState.value = { isLoading: false, fault: '' };
    readIn(QUIET_MS);
  } catch (error) {
    if (mine !== reading) return;
    fleetState.value = { isLoading: false, fault: (error as Error).message };
    readIn(RETRY_MS);
  } finally {
    if (mine === reading) isReading = false;
  }
}

/** Reads all pages of what changed after a tick, into a copy of the known fleet if anything did. */
async function changedFleet(from: number | undefined) {
  const options = from === undefined ? {} : { since: from };
  const devices = new Map(fleet.value);
  let first: Fleet | undefined;
  let cursor: number | null | undefined;
  let isSame = true;
  while (cursor !== null) {
    const query = { ...options, ...(cursor === undefined ? {} : { cursor }) };
    const page: Fleet = await answerOf(client.value.GET('/v1/fleet', { params: { query } }));
    if (first === undefined && page.reset) devices.clear();
    first ??= page;
    isSame &&= !page.reset && page.gone.length + page.devices.length === 0;
    for (const code of page.gone) devices.delete(code);
    for (const device of page.devices) devices.set(device.code, device);
    cursor = page.next_cursor;
  }
  const found = first?.stock ?? [];
  const places = new Map(found.map(({ location: place, resources }) => [place, resources]));
  // The same devices stay the same map: what follows from it is not computed or drawn again.
  return { since: first?.tick ?? 0, devices: isSame ? fleet.value : devices, stock: places };
}
