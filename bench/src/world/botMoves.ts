import { TICK_MAX } from '@astrarium/core';
import { astrariumDefinition, type Draft, STATUS, STOP_REASONS } from '@astrarium/space';

const { tables } = astrariumDefinition.schema;
const DEVICE = tables.devices.fields;
const DEPOSIT = tables.deposits.fields;
const STOCK = tables.stocks.fields;
const PLACE = tables.locations.fields.place;

/** Micro-units that a drone mines per tick, about as at a moderate belt. */
const RATE = 76_923;
/** The cap of a stock, which no run of the bench reaches. */
const STOCK_CAP_MICRO = 800_000_000 * 1_000_000;

function placeOf(draft: Draft, device: number): number {
  return draft.locations.get(draft.devices.parent(device, DEVICE.location), PLACE);
}

function setStatus(draft: Draft, device: number, status: number, target: number): void {
  draft.devices.set(device, DEVICE.status, status);
  draft.devices.set(device, DEVICE.since, draft.now);
  draft.devices.set(device, DEVICE.target, target);
}

/** Changes the flow from a deposit to a stock, and schedules the timer of the stock again. */
function flow(draft: Draft, deposit: number, stock: number, change: number): void {
  const { deposits, stocks, now } = draft;
  deposits.setRate(deposit, DEPOSIT.reserve, deposits.rate(deposit, DEPOSIT.reserve) - change);
  const into = stocks.rate(stock, STOCK.amount) + change;
  stocks.setRate(stock, STOCK.amount, into);
  if (into === 0) stocks.cancel(stock, STOCK.full);
  else {
    const free = STOCK_CAP_MICRO - stocks.level(stock, STOCK.amount);
    const ticks = Math.max(1, Math.floor(free / into));
    stocks.schedule(stock, STOCK.full, now + Math.min(ticks, TICK_MAX));
  }
}

/** The change of an accepted `start_mining`. */
export function startMining(draft: Draft, device: number, deposit: number, stock: number): void {
  const { devices } = draft;
  setStatus(draft, device, STATUS.mining, 0);
  devices.join(device, DEVICE.deposit, deposit);
  devices.join(device, DEVICE.stock, stock);
  devices.setRate(device, DEVICE.mined, RATE);
  flow(draft, deposit, stock, RATE);
  const replicant = devices.parent(device, DEVICE.replicant);
  draft.emit('mining.started', replicant, device, placeOf(draft, device), 0, 1, 52);
}

/** The change of an accepted `deactivate` of a mining drone. */
export function stopMining(draft: Draft, device: number): void {
  const { devices, stocks } = draft;
  const deposit = devices.parent(device, DEVICE.deposit);
  const stock = devices.parent(device, DEVICE.stock);
  const mined = devices.level(device, DEVICE.mined);
  devices.setRate(device, DEVICE.mined, 0);
  devices.setLevel(device, DEVICE.mined, 0);
  devices.set(device, DEVICE.relocations, 0);
  devices.leave(device, DEVICE.deposit);
  devices.leave(device, DEVICE.stock);
  flow(draft, deposit, stock, -RATE);
  const units = Math.floor(mined / 1_000_000);
  const micro = stocks.get(stock, STOCK.minedMicro) + (mined % 1_000_000);
  stocks.add(stock, STOCK.minedUnits, units + Math.floor(micro / 1_000_000));
  stocks.set(stock, STOCK.minedMicro, micro % 1_000_000);
  devices.set(device, DEVICE.capacity, devices.get(device, DEVICE.capacity) - 1);
  setStatus(draft, device, STATUS.idle, 0);
  const replicant = devices.parent(device, DEVICE.replicant);
  const reason = STOP_REASONS.indexOf('deactivated') + 1;
  const place = placeOf(draft, device);
  draft.emit('mining.stopped', replicant, device, place, 1, units, reason);
}

/** The change of an accepted `travel`, without its route. */
export function depart(draft: Draft, device: number, target: number, ticks: number): void {
  const arrival = draft.now + ticks;
  setStatus(draft, device, STATUS.travelling, target);
  draft.devices.schedule(device, DEVICE.finished, arrival);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const to = draft.locations.get(target, PLACE);
  draft.emit('travel.departed', replicant, device, placeOf(draft, device), to, arrival);
}
