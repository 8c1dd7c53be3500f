import { jobNumber } from './state/printers.js';
import { invariant } from '../kernel.js';
import type { Event, Outcome } from '../kernel.js';
import { astrarium, newGame } from './game.js';
import type { GameOptions } from './rules/settingOf.js';
import { STANDARD_RULESET } from './ruleset/standardRuleset.js';
import type { DeviceType } from './ruleset/deviceTypes.js';
import { audit } from './views/game/audit.js';
import { deviceView, deviceViewId, deviceViewIds } from './views/devices/deviceView.js';
import type { AccountId } from './state/account.js';

/**
 * A hand on a game, for the tests of this package: it keeps the newest snapshot and all events,
 * and audits the books after every step.
 */
export function tester(options: Partial<GameOptions> = {}) {
  let snapshot = newGame({ seed: 7, ruleset: STANDARD_RULESET, ...options });
  const events: Event[] = [];
  const world = () => astrarium.read(snapshot);
  const check = (): void => {
    for (const [category, { difference_micro }] of Object.entries(audit(world()))) {
      invariant(difference_micro === 0, `${category} is off by ${difference_micro}`);
    }
  };
  const execute = (account: number, type: string, args: Record<string, unknown>): Outcome => {
    const before = snapshot;
    const result = astrarium.execute(snapshot, { id: 'test', account, type, args });
    snapshot = result.snapshot;
    invariant(result.outcome.done || snapshot === before, `a refused ${type} changed something`);
    events.push(...result.events);
    check();
    return result.outcome;
  };
  const hand = {
    world,
    events,
    execute,
    get snapshot() {
      return snapshot;
    },
    /** The answer of a command that must be done. */
    tell(account: number, type: string, args: Record<string, unknown>) {
      const outcome = execute(account, type, args);
      invariant(outcome.done, `${type} was refused: ${JSON.stringify(outcome)}`);
      return outcome.answer;
    },
    /** The refusal code of a command that must be refused. */
    refused(account: number, type: string, args: Record<string, unknown>): string {
      const outcome = execute(account, type, args);
      return outcome.done ? 'done' : outcome.refusal.code;
    },
    /** Opens an account and gives its id. */
    open(name = 'Ada'): AccountId {
      return Number(hand.tell(0, 'open_account', { name })['account']);
    },
    /** The code of an account's n-th device of a type. */
    code(account: AccountId, type: DeviceType, n = 0): string {
      const all = deviceViewIds(world(), account).map((id) => deviceView(world(), id));
      const code = all.filter((view) => view?.device_type === type)[n]?.device_code;
      invariant(code !== undefined, `account ${account} has no ${type} number ${n}`);
      return code;
    },
    /** The number of the n-th job of the game. */
    job: (n: number): number => jobNumber(world().setting.key, n),
    /** An account's device by its code. */
    device(account: AccountId, code: string) {
      const view = deviceView(world(), deviceViewId(world(), account, code));
      invariant(view !== undefined, `no device ${code}`);
      return view;
    },
    /** Time passes, in leaps, with an audit after each tick of an event; gives their names. */
    run(ticks: number): string[] {
      const before = events.length;
      for (const end = snapshot.now + ticks; snapshot.now < end; check()) {
        const left = end - snapshot.now;
        const result = astrarium.advance(snapshot, { ticks: left, until: () => true });
        snapshot = result.snapshot;
        events.push(...result.events);
      }
      return events.slice(before).map(({ name }) => name);
    },
  };
  return hand;
}
