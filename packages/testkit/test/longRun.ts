import { astrarium, type GameSnapshot, type Ruleset, settingOf, type World } from '@astrarium/core';
import type { TableReader } from '@astrarium/core/kernel';
import type { Choice } from '../src/games/recordGame.js';
import { rolledChoice } from '../src/games/rolledChoice.js';
import { swiftCommand } from '../src/games/swiftCommand.js';

/** What a long run is. */
export interface LongRun {
  readonly seed: number;
  readonly ruleset: Ruleset;
  readonly commands: number;
  /** The most ticks between two commands. */
  readonly ticks: number;
  /** Steps between two looks at the whole world; 1 looks at each moment that matters, too. */
  readonly lookEvery: number;
}

/** What is looked at: it throws when something is wrong. */
export type Look = (world: World) => void;

/** Plays commands of chance without keeping any of them; gives the end and how many were done. */
export function longRun(run: LongRun, look: Look): { end: GameSnapshot; done: number } {
  const { seed, ruleset, commands, ticks, lookEvery } = run;
  const isSmall = lookEvery === 1;
  let at = astrarium.genesis(settingOf({ seed, ruleset }));
  let given = 0;
  let done = 0;
  for (let n = 0; given < commands; n += 1) {
    const choice = rolledChoice(seed, n, ticks);
    if (choice.kind === 'choose' || choice.kind === 'aim') {
      const command = swiftCommand(astrarium.read(at), choice.pick);
      const { outcome, snapshot } = astrarium.execute(at, command);
      given += 1;
      if (outcome.done) done += 1;
      else if (snapshot !== at) throw new Error(`command ${given}: a refusal changed something`);
      at = snapshot;
    } else at = pass(at, choice, isSmall ? look : undefined);
    if (isSmall || n % lookEvery === 0) look(astrarium.read(at));
  }
  look(astrarium.read(at));
  return { end: at, done };
}

/** Time passes; `look` is called right before and right after each tick that has something due. */
function pass(from: GameSnapshot, choice: Choice, look: Look | undefined): GameSnapshot {
  const end = from.now + (choice.kind === 'advance' ? choice.ticks : 1);
  let at = from;
  while (at.now < end) {
    const due = look === undefined ? 0 : astrarium.nextDue(at);
    const ticks = due === 0 || due > end ? end - at.now : Math.max(1, due - 1 - at.now);
    at = astrarium.advance(at, { ticks }).snapshot;
    look?.(astrarium.read(at));
  }
  return at;
}

/** Looks whether ids of every table only grow, and rows that went stay away. */
export function monotoneIds(): Look {
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
