import { astrarium, type Command, type Setting } from '@astrarium/core';
import { type AstrariumSchema, chooseCommand, type Pick } from './chooseCommand.js';
import { type Game, type Step, takeStep } from './game.js';

/** What chance says about one step: a span of ticks, or a command that is still to be chosen. */
export type Choice = Exclude<Step, { kind: 'command' }> | { kind: 'choose'; pick: Pick };

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
    if (choice.kind === 'choose') {
      const command = chooseCommand(astrarium.read(snapshot), choice.pick, commands);
      commands.push(command);
      step = { kind: 'command', command };
    } else step = choice;
    steps.push(step);
    snapshot = takeStep(astrarium, snapshot, step).snapshot;
  }
  return { setting, steps };
}
