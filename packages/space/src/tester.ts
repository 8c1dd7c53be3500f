import { jobNumber } from './state/printers.js';
import { defineFieldSimulation, done, invariant } from '@astrarium/core';
import type { Command, Event, Outcome } from '@astrarium/core';
import { astrarium, astrariumDefinition, type GameSnapshot, newGame } from './game.js';
import type { AchievementRules } from './ruleset/achievementRules.js';
import type { Draft, Reducer } from './rules/schema.js';
import type { GameOptions } from './rules/settingOf.js';
import { STANDARD_RULESET } from './ruleset/standardRuleset.js';
import { type DeviceType, deviceTypeIndex } from './ruleset/deviceTypes.js';
import { DEVICE, deviceCode } from './state/devices.js';
import { inventoryView } from './views/accounts/inventoryView.js';
import { replicantListView } from './views/accounts/replicantView.js';
import { audit } from './views/game/audit.js';
import { deviceView, deviceViewId, deviceViewIds } from './views/devices/deviceView.js';
import type { AccountId } from './state/account.js';
import type { Amounts } from './ruleset/categories.js';
import type { Ruleset } from './ruleset/ruleset.js';

/** Parts of rules, each with the members that are other than those of the standard rules. */
type Rules = { readonly [Part in keyof Ruleset]?: Partial<Ruleset[Part]> };

interface TesterOptions extends Partial<GameOptions>, Partial<AchievementRules> {
  readonly rules?: Rules;
  /** What each account has at the start besides the fleet of the rules. */
  readonly more?: readonly DeviceType[];
  /** The units of each account at the start, where they are other than those of the rules. */
  readonly stock?: Partial<Amounts>;
}

/** The standard rules, with some members of their parts changed. */
export function rulesWith(rules: Rules, ruleset = STANDARD_RULESET): Ruleset {
  const parts = Object.entries(rules).map(([part, members]): [string, unknown] => {
    const former: unknown = ruleset[part as keyof Ruleset];
    const isList = Array.isArray(members) || typeof members !== 'object';
    return [part, isList ? members : { ...(former as object), ...members }];
  });
  return { ...ruleset, ...Object.fromEntries(parts) };
}

function beginGame(options: TesterOptions) {
  const { awarded = [], more = [], rules = {}, stock, ...rest } = options;
  const quiet = { periodSeconds: 0, noticeSeconds: 0 };
  const changed = rulesWith(
    { asteroids: quiet, achievements: { awarded }, ...rules },
    rest.ruleset,
  );
  const { start } = changed;
  const all = { ...start, fleet: [...start.fleet, ...more], stock: { ...start.stock, ...stock } };
  return newGame({ seed: 7, ...rest, ruleset: { ...changed, start: all } });
}

/**
 * A game for the tests of this package: it keeps the newest snapshot and all events, and audits
 * the resources after every step. There are no asteroids unless `rules` has them, and
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
    /** Goes on from an earlier snapshot of this game; events stay. */
    goBack(earlier: typeof snapshot): void {
      snapshot = earlier;
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
      const { devices, setting } = world();
      const typed = deviceTypeIndex(type);
      const id = deviceViewIds(world(), account).filter(
        (each) => devices.get(each, DEVICE.type) === typed,
      )[n];
      const code = id && deviceCode(setting.key, id);
      invariant(code !== undefined, `account ${account} has no ${type} number ${n}`);
      return code;
    },
    /** The code of an account's n-th replicant. */
    replicant(account: AccountId, n = 0): string {
      const code = replicantListView(world(), account)[n]?.replicant_code;
      invariant(code !== undefined, `account ${account} has no replicant number ${n}`);
      return code;
    },
    /** The units of an account at a place. */
    stock(account: AccountId, place = 'SOL-BELT-1'): Partial<Amounts> {
      return (
        inventoryView(world(), account).find(({ location }) => location === place)?.items ?? {}
      );
    },
    /** The names of the last events. */
    last: (count: number): string[] => events.slice(-count).map(({ name }) => name),
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

/**
 * A new game with accounts of these names, in which a recipe has then written what it likes, with
 * the rules' own functions: no command makes thousands of devices. `audit` finds a difference.
 */
export function builtGame(
  names: readonly string[],
  recipe: (draft: Draft) => void,
  rules: Rules = {},
): GameSnapshot {
  const build: Reducer = (draft) => {
    recipe(draft);
    return done();
  };
  const commands = { ...astrariumDefinition.commands, build };
  const game = defineFieldSimulation({ ...astrariumDefinition, commands });
  let snapshot = beginGame({ rules });
  const execute = (type: string, args: Command['args']): void => {
    const result = game.execute(snapshot, { id: 'test', account: 0, type, args });
    invariant(result.outcome.done, `${type} was refused: ${JSON.stringify(result.outcome)}`);
    ({ snapshot } = result);
  };
  for (const name of names) execute('open_account', { name });
  execute('build', {});
  return snapshot;
}

/** A game with one account. */
export function soloTester(options: TesterOptions = {}) {
  const game = tester(options);
  return { game, account: game.open() };
}

/** A game with one account, and the code of its first device of a type. */
export function deviceTester(type: DeviceType, options: TesterOptions = {}) {
  const { game, account } = soloTester(options);
  return { game, account, device: game.code(account, type) };
}
