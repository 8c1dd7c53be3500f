import { astrarium, type GameSnapshot, type Ruleset, settingOf, type World } from '@astrarium/core';
import type { TableReader } from '@astrarium/core/kernel';
import { type Choice, randomChoice } from '../src/games/recordGame.js';
import { quickCommand } from '../src/games/quickCommand.js';

/** The options of a long run. */
export interface LongRun {
  readonly seed: number;
  readonly ruleset: Ruleset;
  readonly commands: number;
  /** The maximum ticks between two commands. */
  readonly ticks: number;
  /** Steps between two checks of the world; 1 also checks before and after each due tick. */
  readonly checkEvery: number;
}

/** Checks a world; throws when something is wrong. */
export type Check = (world: World) => void;

/** Plays random commands; returns the last snapshot and the number of accepted commands. */
export function longRun(run: LongRun, check: Check): { end: GameSnapshot; done: number } {
  const { seed, ruleset, commands, ticks, checkEvery } = run;
  const isSmall = checkEvery === 1;
  let at = astrarium.genesis(settingOf({ seed, ruleset }));
  let commandCount = 0;
  let done = 0;
  for (let n = 0; commandCount < commands; n += 1) {
    const choice = randomChoice(seed, n, ticks);
    if (choice.kind === 'choose' || choice.kind === 'aim') {
      const command = quickCommand(astrarium.read(at), choice.pick);
      const { outcome, snapshot } = astrarium.execute(at, command);
      commandCount += 1;
      if (outcome.done) done += 1;
      else if (snapshot !== at)
        throw new Error(`command ${commandCount}: a refusal changed something`);
      at = snapshot;
    } else at = pass(at, choice, isSmall ? check : undefined);
    if (isSmall || n % checkEvery === 0) check(astrarium.read(at));
  }
  check(astrarium.read(at));
  return { end: at, done };
}

/** Advances; calls `check` directly before and after each tick with a due timer. */
function pass(from: GameSnapshot, choice: Choice, check: Check | undefined): GameSnapshot {
  const end = from.now + (choice.kind === 'advance' ? choice.ticks : 1);
  let at = from;
  while (at.now < end) {
    const due = check === undefined ? 0 : astrarium.nextDue(at);
    const ticks = due === 0 || due > end ? end - at.now : Math.max(1, due - 1 - at.now);
    at = astrarium.advance(at, { ticks }).snapshot;
    check?.(astrarium.read(at));
  }
  return at;
}

/** Makes a check that ids of every table only grow and removed rows do not return. */
export function monotoneIds(): Check {
  const known = new Map<string, { count: number; living: ReadonlySet<number> }>();
  return (world) => {
    for (const [name, each] of Object.entries(world)) {
      if (!isTable(each)) continue;
      const { count } = each;
      const ids: readonly number[] = each.ids();
      const before = known.get(name) ?? { count: 0, living: new Set<number>() };
      const odd = ids.find((id) => (id <= before.count && !before.living.has(id)) || id > count);
      if (odd !== undefined || count < before.count)
        throw new Error(`${name}: row ${odd}, ${count}`);
      known.set(name, { count, living: new Set(ids) });
    }
  };
}

function isTable(value: unknown): value is TableReader<string> {
  return typeof value === 'object' && value !== null && 'ids' in value && 'count' in value;
}
