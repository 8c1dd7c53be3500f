import { operationView } from '@astrarium/space';
import { lawPlace, takeStep, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

interface Answered {
  readonly id: string;
  readonly kind: string;
  readonly started_tick: number;
}

/** The id of an operation always names the same operation, with one kind and one start. */
export const operationLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const known = new Map<string, string>();
  const left = new Set<string>();
  const current = new Map<string, string>();
  let snapshot = simulation.genesis(game.setting);
  for (const [index, step] of game.steps.entries()) {
    const result = takeStep(simulation, snapshot, step);
    snapshot = result.snapshot;
    const place = lawPlace(game, index);
    const see = ({ id, kind, started_tick }: Answered): void => {
      const what = `${kind} since ${started_tick}`;
      const before = known.get(id) ?? what;
      if (before !== what) throw new Error(`${place}${id} was ${before}, and is ${what}`);
      if (left.has(id)) throw new Error(`${place}${id} returned`);
      known.set(id, what);
      const device = id.split('-')[0] ?? '';
      const last = current.get(device);
      if (last !== undefined && last !== id) left.add(last);
      current.set(device, id);
    };
    const answer = result.outcome?.done === true ? result.outcome.answer['operation'] : undefined;
    if (answer !== undefined) see(answer as Answered);
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      for (const id of current.values()) {
        const view = operationView(world, account, id);
        if (view !== undefined && 'id' in view) see(view);
      }
    }
  }
};
