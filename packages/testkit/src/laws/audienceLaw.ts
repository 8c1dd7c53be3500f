import type { Audience, Schema, Simulation, Snapshot } from '@astrarium/core';
import type { Step } from '../games/game.js';
import { type Law, lawEqual, lawPlace } from './law.js';

/**
 * What is not for everybody reaches only the accounts of its audience, each of them once: never
 * account 0, which is anybody without an account, nor a stranger. The audience is the same in each
 * replay of the step, and however an advance is split, since nothing of it is stored.
 *
 * @param schema that of the simulation of rules to which the law is applied
 */
export function audienceLaw(schema: object): Law {
  const { audience: declared = {} } = schema as { readonly audience?: object };
  return (simulation, game) => {
    const raw = simulation as unknown as Simulation<Schema>;
    let at: Snapshot<never> = raw.genesis(game.setting as never) as never;
    for (const [index, step] of game.steps.entries()) {
      const place = lawPlace(game, index);
      const twin = raw.decode(raw.encode(at as never)) as never;
      const { snapshot, told } = toldIn(raw, at, step);
      for (const { audience, name } of told) checkAudience(place, declared, name, audience);
      lawEqual(`${place}audiences of a replay`, toldIn(raw, twin, step).told, told);
      if (step.kind === 'advance') {
        const first = toldIn(raw, twin, { ...step, ticks: step.ticks >> 1 });
        const rest = toldIn(raw, first.snapshot, {
          ...step,
          ticks: step.ticks - (step.ticks >> 1),
        });
        lawEqual(`${place}audiences of two parts`, [...first.told, ...rest.told], told);
      }
      at = snapshot;
    }
  };
}

/** An event and who gets it. */
interface Told {
  readonly name: string;
  readonly audience: Audience;
}

/** Takes a step. */
function toldIn(
  simulation: Simulation<Schema>,
  from: Snapshot<never>,
  step: Step,
): { readonly snapshot: Snapshot<never>; readonly told: readonly Told[] } {
  const { events, snapshot } =
    step.kind === 'command'
      ? simulation.execute(from as never, step.command)
      : simulation.advance(from as never, { ticks: step.kind === 'tick' ? 1 : step.ticks });
  const told = Array.from({ length: events.length }, (_, at) => {
    return { name: events.nameAt(at), audience: events.audienceAt(at) };
  });
  return { snapshot: snapshot as never, told };
}

function checkAudience(place: string, declared: object, name: string, audience: Audience): void {
  const fail = (why: string): never => {
    throw new Error(`${place}event ${name} ${why}`);
  };
  const wanted: unknown = (declared as Readonly<Record<string, unknown>>)[name];
  if (audience === 'everybody') {
    if (wanted !== 'everybody' && typeof wanted !== 'function') fail('reaches everybody');
    return;
  }
  if (wanted === 'everybody') fail('does not reach everybody');
  if (wanted === undefined && audience.length > 0) fail('has no audience, but reaches accounts');
  if (typeof wanted === 'string' && audience.length > 1) fail('reaches more than one account');
  if (new Set(audience).size < audience.length) fail('reaches an account twice');
  if (!audience.every((one) => Number.isSafeInteger(one) && one > 0)) fail('reaches no account');
}
