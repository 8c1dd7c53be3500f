import { jobNumber } from './state/printers.js';
import { invariant } from '@astrarium/core';
import type { Event, Outcome } from '@astrarium/core';
import { astrarium, newGame } from './game.js';
import type { AchievementRules } from './ruleset/achievementRules.js';
import type { AsteroidRules } from './ruleset/asteroidRules.js';
import type { GameOptions } from './rules/settingOf.js';
import { STANDARD_RULESET } from './ruleset/standardRuleset.js';
import type { DeviceType } from './ruleset/deviceTypes.js';
import { audit } from './views/game/audit.js';
import { deviceView, deviceViewId, deviceViewIds } from './views/devices/deviceView.js';
import type { AccountId } from './state/account.js';

interface TesterOptions extends Partial<GameOptions>, Partial<AchievementRules> {
  readonly asteroids?: Partial<AsteroidRules>;
}

function beginGame({ asteroids, awarded = [], ...options }: TesterOptions) {
  const { ruleset = STANDARD_RULESET } = options;
  const rules = { ...ruleset.asteroids, ...(asteroids ?? { periodSeconds: 0, noticeSeconds: 0 }) };
  const achievements = { awarded };
  return newGame({ seed: 7, ...options, ruleset: { ...ruleset, achievements, asteroids: rules } });
}

/**
 * A game for the tests of this package: it keeps the newest snapshot and all events, and audits
 * the resources after every step. There are no asteroids unless `asteroids` is given, and
 * nothing is an achievement unless `awarded` names it, so that tests of other rules see their own
 * events only.
 */
export function tester(options: TesterOptions = {}) {
  let snapshot = beginGame(options);
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
    for (const event of result.events) events.push(event);
    check();
    return result.outcome;
  };
  const testGame = {
    world,
    events,
    execute,
    get snapshot() {
      return snapshot;
    },
    /** The answer of a command that must succeed. */
    command(account: number, type: string, args: Record<string, unknown>) {
      const outcome = execute(account, type, args);
      invariant(outcome.done, `${type} was refused: ${JSON.stringify(outcome)}`);
      return outcome.answer;
    },
    /** The code of a command's refusal; `done` when it is not refused. */
    refusal(account: number, type: string, args: Record<string, unknown>): string {
      const outcome = execute(account, type, args);
      return outcome.done ? 'done' : outcome.refusal.code;
    },
    /** Opens an account and returns its id. */
    open(name = 'Ada'): AccountId {
      return Number(testGame.command(0, 'open_account', { name })['account']);
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
    /** Advances, with an audit after each tick with events, and returns the names of the events. */
    run(ticks: number): string[] {
      const before = events.length;
      for (const end = snapshot.now + ticks; snapshot.now < end; check()) {
        const left = end - snapshot.now;
        const result = astrarium.advance(snapshot, { ticks: left, until: () => true });
        snapshot = result.snapshot;
        for (const event of result.events) events.push(event);
      }
      return events.slice(before).map(({ name }) => name);
    },
  };
  return testGame;
}
