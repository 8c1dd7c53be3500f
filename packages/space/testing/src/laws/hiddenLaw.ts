import type { Command } from '@astrarium/core';
import { astrarium, auditViewSteps, dryRun, newGame, takeSteps } from '@astrarium/space';
import { lawEqual } from '@astrarium/testkit';
import { BRISK_RULESET } from '../games/briskRuleset.js';
import { chooseCommand, type Pick } from '../games/chooseCommand.js';

/**
 * Commands of another account whose effects everybody sees, and the one after which it would be
 * chosen no more.
 */
const SEEN: readonly string[] = ['open_account', 'contribute', 'delete_account'];

/** Ticks after each command of the other account. */
const PAUSE_TICKS = 7;

/**
 * A dry run and an audit reveal nothing about other accounts: whatever another account does out of
 * sight, the answers are equal to the byte. `busy` selects the commands of the other account,
 * `mine` those of the dry run.
 */
export function hiddenLaw(
  seed: number,
  busy: readonly Pick[],
  mine: readonly Pick[],
  ask: (...args: Parameters<typeof dryRun>) => unknown = askAll,
): void {
  const start = newGame({ seed, ruleset: BRISK_RULESET });
  const opened = [1, 2].reduce((from) => openAccount(from, { name: 'Ada' }), start);
  let [loud, quiet] = [opened, opened];
  const commands: Command[] = [];
  for (const pick of busy) {
    const command = chooseCommand(astrarium.read(loud), forAccount(pick, 1), commands);
    if (!isSeen(command)) {
      commands.push(command);
      loud = astrarium.execute(loud, command).snapshot;
    }
    [loud, quiet] = [loud, quiet].map((one) => {
      return astrarium.advance(one, { ticks: PAUSE_TICKS }).snapshot;
    }) as [typeof loud, typeof quiet];
  }
  const plan = {
    account: 1,
    ticks: 400,
    commands: mine.map((pick, index) => ({
      tick: quiet.now + index * PAUSE_TICKS,
      command: chooseCommand(astrarium.read(quiet), forAccount(pick, 0), []),
    })),
  };
  const [a, b] = [loud, quiet].map((one) => JSON.stringify(ask(one, plan)));
  lawEqual(`after ${JSON.stringify(commands)}, of ${JSON.stringify(plan)}: `, a, b);
}

function askAll(...[from, plan]: Parameters<typeof dryRun>) {
  const audit = takeSteps(auditViewSteps(astrarium.read(from), plan.account));
  return { fork: dryRun(from, plan), audit };
}

type At = ReturnType<typeof newGame>;

function openAccount(from: At, args: Command['args']): At {
  return astrarium.execute(from, { id: '', account: 0, type: 'open_account', args }).snapshot;
}

/** The pick, changed to select the account with an index. */
function forAccount(pick: Pick, index: 0 | 1): Pick {
  const [kind = 0, who = 0, ...rest] = pick;
  return [kind, who - (who % 2) + index, ...rest];
}

/** Whether the first account could see the effects of a command. */
function isSeen(command: Command): boolean {
  return (
    command.account !== 2 || SEEN.includes(command.type) || JSON.stringify(command).includes('SOL')
  );
}
