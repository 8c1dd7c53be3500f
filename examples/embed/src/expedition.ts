import {
  astrarium,
  audit,
  deviceView,
  deviceViewId,
  deviceViewIds,
  type GameSnapshot,
  newGame,
  summary,
} from '@astrarium/core';

/** One game hour in ticks. */
const HOUR = 3600;

/** Carries out a command that must be done. @throws Error with the refusal when it is not */
function tell(
  snapshot: GameSnapshot,
  account: number,
  type: string,
  args: Readonly<Record<string, unknown>>,
) {
  const given = astrarium.execute(snapshot, { id: type, account, type, args });
  if (!given.outcome.done) throw new Error(given.outcome.refusal.message);
  return { snapshot: given.snapshot, answer: given.outcome.answer };
}

/**
 * Somebody else's program with a galaxy in it. It needs no clock, no file and no network: the same
 * seed gives the same expedition in Node, in a browser, and in a bare JavaScript engine.
 */
export function expedition(seed: number) {
  // A snapshot is a value: it is handed on, never changed.
  const opened = tell(newGame({ seed }), 0, 'open_account', { name: 'Ada' });
  const account = Number(opened.answer['account']);
  const world = astrarium.read(opened.snapshot);
  const fleet = deviceViewIds(world, account).map((id) => deviceView(world, id));
  const codes = (type: string): string[] =>
    fleet.flatMap((each) => (each?.device_type === type ? [each.device_code] : []));
  const [drone = '', other = ''] = codes('mining_drone');
  const [printer = ''] = codes('autofactory');

  const mine = { device: drone, resource: 'structural' };
  const mining = tell(opened.snapshot, account, 'start_mining', mine).snapshot;
  const print = { device: printer, device_type: 'mining_drone', quantity: 2 };
  const working = tell(mining, account, 'enqueue_print', print).snapshot;

  // Time: a tick at a time, or at once until something happens.
  const first = astrarium.tick(working).snapshot;
  const printed = astrarium.advance(first, {
    ticks: HOUR,
    until: ({ name }) => name === 'print.completed',
  });
  const later = astrarium.advance(printed.snapshot, { ticks: 8 * HOUR });

  // A what-if: both worlds go on, neither knows of the other.
  const also = tell(printed.snapshot, account, 'start_mining', {
    device: other,
    resource: 'structural',
  });
  const whatIf = astrarium.advance(also.snapshot, { ticks: 8 * HOUR });
  const mined = (snapshot: GameSnapshot): number =>
    summary(astrarium.read(snapshot)).totals.mined.structural;

  const end = astrarium.read(later.snapshot);
  return {
    ticks: later.snapshot.now,
    events: [...printed.events, ...later.events].map(({ tick, name }) => `${tick} ${name}`),
    drone: deviceView(end, deviceViewId(end, account, drone))?.status ?? '',
    devices: summary(end).totals.devices,
    mined: mined(later.snapshot),
    mined_if_two_had_dug: mined(whatIf.snapshot),
    differences: astrarium.diff(later.snapshot, whatIf.snapshot).length,
    matter_is_conserved: Object.values(audit(end)).every((each) => each.difference_micro === 0),
    bytes: astrarium.encode(later.snapshot).length,
    hash_at_start: astrarium.hash(opened.snapshot),
    hash: astrarium.hash(later.snapshot),
    hash_if_two_had_dug: astrarium.hash(whatIf.snapshot),
  };
}
