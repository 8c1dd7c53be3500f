import { astrarium, deviceView, deviceViewIds, newGame, summary } from '@astrarium/core';

/** The time between two steps of the game, in milliseconds. */
const STEP_MS = 20;

/** Game seconds in a step. */
const STEP_TICKS = 60;

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
    for (const id of deviceViewIds(game.read(world), account)) {
      const device = deviceView(game.read(world), id);
      if (device?.status !== 'idle') continue;
      const args = { device: device.device_code };
      if (device.device_type === 'mining_drone') {
        execute(account, 'start_mining', { ...args, resource: 'structural' });
      } else if (device.device_type === 'autofactory') {
        execute(account, 'enqueue_print', { ...args, device_type: 'mining_drone', quantity: 1 });
      }
    }
  };
  work();
  setInterval(() => {
    const { events, snapshot } = game.advance(world, { ticks: STEP_TICKS });
    world = snapshot;
    if (events.length > 0) work();
    const { devices } = summary(game.read(world)).totals;
    shown.textContent = `Tick ${world.now}: ${devices} devices`;
  }, STEP_MS);
}
