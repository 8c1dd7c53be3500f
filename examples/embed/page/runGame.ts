import { astrarium, deviceView, deviceViewIds, newGame, summary } from '@astrarium/space';

/** The time between two steps of the game, in milliseconds. */
const STEP_MS = 20;

/** Game seconds in a step. */
const STEP_TICKS = 60;

/** More are not printed: a small game shows more of its steps. */
const MAX_DEVICES = 24;

/** Steps after which a drone mines another resource. */
const RETARGET_STEPS = 20;

const RESOURCES = ['structural', 'silicates', 'carbon', 'conductive', 'volatiles'] as const;

/** Plays a game of one player in a page, and shows its time and its devices. */
export function runGame(game: typeof astrarium, shown: Element): void {
  let world = newGame({ seed: 7 });
  let count = 0;
  const execute = (account: number, type: string, args: Readonly<Record<string, unknown>>) => {
    const command: Parameters<typeof game.execute>[1] = { id: String(count), account, type, args };
    const { outcome, snapshot } = game.execute(world, command);
    count += 1;
    world = snapshot;
    return outcome.done ? outcome.answer : {};
  };
  const account = Number(execute(0, 'open_account', { name: 'Ada' })['account']);
  const work = (): void => {
    const ids = deviceViewIds(game.read(world), account);
    for (const id of ids) {
      const device = deviceView(game.read(world), id);
      if (device?.status !== 'idle') continue;
      const args = { device: device.device_code };
      if (device.device_type === 'mining_drone') {
        execute(account, 'start_mining', { ...args, resource: 'structural' });
      } else if (device.device_type === 'autofactory' && ids.length < MAX_DEVICES) {
        execute(account, 'enqueue_print', { ...args, device_type: 'mining_drone', quantity: 1 });
      }
    }
  };
  const mineElse = (turn: number): void => {
    const devices = deviceViewIds(game.read(world), account).map((id) =>
      deviceView(game.read(world), id),
    );
    const drones = devices.filter((device) => device?.device_type === 'mining_drone');
    const drone = drones[turn % drones.length];
    if (drone === undefined) return;
    const resource = RESOURCES[turn % RESOURCES.length];
    const command = drone.status === 'idle' ? 'start_mining' : 'retarget';
    execute(account, command, { device: drone.device_code, resource });
  };
  work();
  let steps = 0;
  setInterval(() => {
    steps += 1;
    if (steps % RETARGET_STEPS === 0) mineElse(steps / RETARGET_STEPS);
    const { events, snapshot } = game.advance(world, { ticks: STEP_TICKS });
    world = snapshot;
    if (events.length > 0) work();
    const { devices } = summary(game.read(world)).totals;
    shown.textContent = `Tick ${world.now}: ${devices} devices`;
  }, STEP_MS);
}
