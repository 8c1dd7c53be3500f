import { astrarium, type Command, type Setting } from '@astrarium/core';
import { aimCommand } from './aimCommand.js';
import { type AstrariumSchema, chooseCommand, type Pick } from './chooseCommand.js';
import { type Game, type Step, takeStep } from './game.js';

/**
 * What chance says about one step: a span of ticks, or a command that is still to be chosen, by
 * somebody who looks around or by somebody who is after something.
 */
export type Choice =
  | Exclude<Step, { kind: 'command' }>
  | { readonly kind: 'choose'; readonly pick: Pick }
  | { readonly kind: 'aim'; readonly pick: Pick };

/**
 * Turns choices into a game: each command is chosen by looking at the world as it then is, and
 * the game that comes out is plain data, to be played again on anything.
 */
export function recordGame(setting: Setting, choices: readonly Choice[]): Game<AstrariumSchema> {
  const steps: Step[] = [];
  const commands: Command[] = [];
  let snapshot = astrarium.genesis(setting);
  for (const choice of choices) {
    let step: Step;
    if (choice.kind === 'choose' || choice.kind === 'aim') {
      const chosen = choice.kind === 'aim' ? aimCommand : chooseCommand;
      const command = chosen(astrarium.read(snapshot), choice.pick, commands);
      commands.push(command);
      step = { kind: 'command', command };
    } else step = choice;
    steps.push(step);
    snapshot = takeStep(astrarium, snapshot, step).snapshot;
  }
  return { setting, steps };
}
