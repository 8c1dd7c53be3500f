import {
  astrarium,
  audit,
  deviceView,
  deviceViewId,
  deviceViewIds,
  type GameSnapshot,
  newGame,
  summary,
} from '@astrarium/space';

/** One game hour in ticks. */
const HOUR = 3600;

/** Executes a command. @throws Error with the refusal when it is refused */
function execute(
  snapshot: GameSnapshot,
  account: number,
  type: string,
  args: Readonly<Record<string, unknown>>,
) {
  const executed = astrarium.execute(snapshot, { id: type, account, type, args });
  if (!executed.outcome.done) throw new Error(executed.outcome.refusal.message);
  return { snapshot: executed.snapshot, answer: executed.outcome.answer };
}

/**
 * A program that embeds the game. It needs no clock, no file and no network: the same seed gives
 * the same expedition in Node, in a browser, and in a JavaScript engine without either.
 */
export function expedition(seed: number) {
  // A snapshot is a value: every function returns a new one.
  const opened = execute(newGame({ seed }), 0, 'open_account', { name: 'Ada' });
  const account = Number(opened.answer['account']);
  const world = astrarium.read(opened.snapshot);
  const fleet = deviceViewIds(world, account).map((id) => deviceView(world, id));
  const codes = (type: string): string[] =>
    fleet.flatMap((each) => (each?.device_type === type ? [each.device_code] : []));
  const [drone = '', other = ''] = codes('mining_drone');
  const [printer = ''] = codes('autofactory');

  const mine = { device: drone, resource: 'structural' };
  const mining = execute(opened.snapshot, account, 'start_mining', mine).snapshot;
  const print = { device: printer, device_type: 'mining_drone', quantity: 2 };
  const working = execute(mining, account, 'enqueue_print', print).snapshot;

  // Advance one tick, or many ticks until an event occurs.
  const first = astrarium.tick(working).snapshot;
  const printed = astrarium.advance(first, {
    ticks: HOUR,
    until: ({ name }) => name === 'print.completed',
  });
  const later = astrarium.advance(printed.snapshot, { ticks: 8 * HOUR });

  // A fork: both worlds continue independently.
  const also = execute(printed.snapshot, account, 'start_mining', {
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
    mined_in_fork: mined(whatIf.snapshot),
    differences: astrarium.diff(later.snapshot, whatIf.snapshot).length,
    matter_is_conserved: Object.values(audit(end)).every((each) => each.difference_micro === 0),
    bytes: astrarium.encode(later.snapshot).length,
    hash_at_start: astrarium.hash(opened.snapshot),
    hash: astrarium.hash(later.snapshot),
    hash_of_fork: astrarium.hash(whatIf.snapshot),
  };
}
