import type { Command, Outcome } from '../../kernel.js';
import { astrarium, type GameSnapshot } from '../game.js';
import type { EventEnvelope } from '../views/events/eventEnvelope.js';
import { eventEnvelopes } from '../views/events/eventEnvelopes.js';
import { countsOf, newNames } from './newNames.js';

/** What one command would give now. */
export interface CommandDryRun {
  /** Its answer, or its refusal. */
  readonly outcome: Outcome;
  /** The events of the command's account, in order. */
  readonly events: readonly EventEnvelope[];
}

/**
 * What a command would give if it were given now: the very answer, refusal and events, for which
 * it is carried out and taken back. Nothing is masked: no time passes, and the command in earnest
 * would tell the same. New devices, jobs and replicants are `new-1` and so on. The snapshot stays
 * as it was.
 */
export function dryRunCommand(snapshot: GameSnapshot, command: Command): CommandDryRun {
  return astrarium.probe(snapshot, (from) => {
    const known = countsOf(astrarium.read(from));
    const { events, outcome, snapshot: next } = astrarium.execute(from, command);
    if (!outcome.done) return { outcome, events: [] };
    const world = astrarium.read(next);
    const { envelopes } = eventEnvelopes(world, events);
    const own = envelopes.filter(({ account }) => account === command.account);
    const answer = { outcome, events: own.map(({ envelope }) => envelope) };
    return newNames(snapshot.setting.seed, known, [countsOf(world)], answer);
  });
}
