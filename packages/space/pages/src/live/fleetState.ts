import {
  answerOf,
  type Device,
  devicesGet,
  devicesList,
  itemsOf,
  ProblemError,
} from '@astrarium/space/client';
import { computed, signal } from '@preact/signals';
import { client, token } from '../session/session.js';
import { RETRY_MS } from './useAnswer.js';

/** Devices that changed together are read one by one up to this number, else all again. */
const MAX_SINGLE_READS = 12;

/** Changes within this time are read together, in milliseconds. */
const GATHER_MS = 250;

const PAGE = 50;

/** The devices of the account by code, as they were last read. */
export const fleet = signal<ReadonlyMap<string, Device>>(new Map());

/** The devices of the account, in their order. */
export const fleetList = computed<readonly Device[]>(() => [...fleet.value.values()]);

/** The code of what carries a device; undefined when nothing does. */
export function carrierCode(device: Device): string | undefined {
  return device.stowed_in_device_code ?? device.attached_to_device_code;
}

/** What the map shows for a device: its place, or on a journey the device that travels. */
export function shownAs(device: Device): string {
  const carrier = fleet.value.get(carrierCode(device) ?? '');
  if (carrier !== undefined) return shownAs(carrier);
  return device.travel === undefined ? device.location : device.device_code;
}

/** Whether devices are being read, and what went wrong. */
export const fleetState = signal<{ readonly isLoading: boolean; readonly fault: string }>({
  isLoading: false,
  fault: '',
});

/** Reads all devices of the account, page by page; shows them at the end. One reading at a time. */
export async function loadFleet(): Promise<void> {
  isStale = true;
  if (fleetState.value.isLoading) return;
  while (isStale) {
    isStale = false;
    await readFleet();
  }
}

/** Whether something changed since the last reading of all devices began. */
let isStale = false;

let retrying: ReturnType<typeof setTimeout> | undefined;

async function readFleet(): Promise<void> {
  fleetState.value = { isLoading: true, fault: '' };
  try {
    const devices = new Map<string, Device>();
    const options = { client: client.value, query: { limit: PAGE } };
    for await (const device of itemsOf(devicesList, options)) {
      devices.set(device.device_code, device);
      // The first page is shown at once, the rest when all of it is there.
      if (devices.size === PAGE && fleet.value.size === 0) fleet.value = new Map(devices);
    }
    fleet.value = devices;
    fleetState.value = { isLoading: false, fault: '' };
  } catch (error) {
    fleetState.value = { isLoading: false, fault: (error as Error).message };
    clearTimeout(retrying);
    retrying = setTimeout(() => void (token.value !== '' && loadFleet()), RETRY_MS);
  }
}

const changed = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Reads a device again, soon: call it when an event concerns it. */
export function refreshDevice(code: string): void {
  changed.add(code);
  gathering ??= setTimeout(() => void readChanged(), GATHER_MS);
}

/** Forgets a device that is gone: call it when an event says so. */
export function removeDevice(code: string): void {
  changed.delete(code);
  const gone = fleet.value.get(code);
  const carrier = gone && carrierCode(gone);
  fleet.value = new Map([...fleet.value].filter(([one]) => one !== code));
  if (carrier !== undefined) refreshDevice(carrier);
}

async function readChanged(): Promise<void> {
  const codes = [...changed];
  changed.clear();
  gathering = undefined;
  if (codes.length > MAX_SINGLE_READS) return loadFleet();
  const read = await Promise.all(codes.map(readDevice));
  const devices = new Map(fleet.value);
  read.forEach((device, index) => {
    const code = codes[index] ?? '';
    const before = devices.get(code);
    if (device === undefined) devices.delete(code);
    else devices.set(code, device);
    // Devices aboard go where their carrier goes, without events of their own.
    const hasMoved = before?.location !== device?.location || before?.status !== device?.status;
    if (hasMoved) for (const carried of [before, device].flatMap(aboard)) refreshDevice(carried);
    // A carrier has no event of what is loaded and unloaded either.
    const [left, into] = [before && carrierCode(before), device && carrierCode(device)];
    if (left !== into) for (const carrier of [left, into]) if (carrier) refreshDevice(carrier);
  });
  fleet.value = devices;
}

/** The codes of the devices that a device carries. */
function aboard(device: Device | undefined): readonly string[] {
  return [...(device?.stowed_devices ?? []), ...(device?.attached_devices ?? [])];
}

/** A device of the account, as it was when it cannot be read now; undefined when it is gone. */
async function readDevice(code: string): Promise<Device | undefined> {
  try {
    return await answerOf(devicesGet({ client: client.value, path: { code } }));
  } catch (error) {
    const isGone = error instanceof ProblemError && error.problem.status === 404;
    return isGone ? undefined : fleet.value.get(code);
  }
}
