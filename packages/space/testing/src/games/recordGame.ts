import { astrarium, type Setting, type World } from '@astrarium/space';
import { type Command, below, roll } from '@astrarium/core';
import { type Game, type Step, takeStep } from '@astrarium/testkit';
import { aimCommand } from './aimCommand.js';
import { type AstrariumSchema, chooseCommand, type Pick } from './chooseCommand.js';

/**
 * One random step: a span of ticks, or a command that is chosen later, by a random player
 * (`choose`) or by a player with an aim (`aim`).
 */
export type Choice =
  | Exclude<Step, { kind: 'command' }>
  | { readonly kind: 'choose'; readonly pick: Pick }
  | { readonly kind: 'aim'; readonly pick: Pick };

/**
 * Turns choices into a game: each command is chosen from the world at that step. The game is plain
 * data, which any engine can play again.
 */
export function recordGame(setting: Setting, choices: readonly Choice[]): Game<AstrariumSchema> {
  const steps: Step[] = [];
  const commands: Command[] = [];
  let snapshot = astrarium.genesis(setting);
  for (const choice of choices) {
    const step = stepOf(astrarium.read(snapshot), choice, commands);
    if (step.kind === 'command') commands.push(step.command);
    steps.push(step);
    snapshot = takeStep(astrarium, snapshot, step).snapshot;
  }
  return { setting, steps };
}

/**
 * The step of a choice in a world.
 *
 * @param earlier the commands of the game so far, or the last few of them
 */
export function stepOf(world: World, choice: Choice, earlier: readonly Command[]): Step {
  if (choice.kind !== 'choose' && choice.kind !== 'aim') return choice;
  const chosen = choice.kind === 'aim' ? aimCommand : chooseCommand;
  return { kind: 'command', command: chosen(world, choice.pick, earlier) };
}

/** The domain of the rolls of choices. */
const CHOICE_ROLLS = 0xc401;

/**
 * The n-th step of an endless random game: 70 percent are commands, mostly of a player with an aim;
 * the rest are ticks, at most `ticks` at once.
 */
export function randomChoice(seed: number, n: number, ticks: number): Choice {
  const some = (salt: number, limit: number): number =>
    below(limit, roll(seed, CHOICE_ROLLS, n, 0, salt));
  const kind = some(0, 20);
  if (kind === 0) return { kind: 'tick' };
  if (kind < 4) return { kind: 'advance', ticks: some(1, 30) };
  if (kind < 6) return { kind: 'advance', ticks: some(1, ticks) };
  const pick = [2, 3, 4, 5, 6, 7].map((salt) => roll(seed, CHOICE_ROLLS, n, 0, salt) >>> 1);
  return { kind: kind < 11 ? 'choose' : 'aim', pick };
}
