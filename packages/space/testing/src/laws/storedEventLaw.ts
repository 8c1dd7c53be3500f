import {
  eventEnvelopes,
  eventsHaveNews,
  recordEntry,
  recordEnvelope,
  recordEvents,
  recordId,
  replicantLog,
} from '@astrarium/space';
import type { Simulation } from '@astrarium/core';
import { lawEqual, type StateOf, type Step, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

type State = StateOf<AstrariumSchema>;

/**
 * Stored records of events contain everything that envelopes and replicant logs show, whether they
 * are written after each transition or at the end of the game.
 */
export const storedEventLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const transitions: ReturnType<typeof take>[] = [];
  let snapshot = simulation.genesis(game.setting);
  for (const step of game.steps) {
    const result = take(simulation, snapshot, step);
    ({ snapshot } = result);
    transitions.push(result);
  }
  const last = simulation.read(snapshot);
  let { counters } = eventEnvelopes(simulation.read(simulation.genesis(game.setting)), []);
  const [placesAtOnce, placesAtEnd] = [new Map<number, number>(), new Map<number, number>()];
  for (const { events, snapshot: after } of transitions) {
    const world = simulation.read(after);
    const addressed = eventEnvelopes(world, events, counters);
    ({ counters } = addressed);
    const atOnce = recordEvents(world, events, placesAtOnce);
    const later = eventsHaveNews(events) ? world : last;
    const atEnd = recordEvents(later, events, placesAtEnd, () => world);
    lawEqual(`tick ${after.now}, at the end: `, atEnd, atOnce);
    const envelopes = atEnd.accountRecords.map(({ account, event, record }) => {
      const envelope = recordEnvelope(game.setting, record);
      lawEqual(
        `tick ${after.now}: `,
        [event, recordId(game.setting, record)],
        [envelope.event, envelope.id],
      );
      return { account, envelope };
    });
    lawEqual(`tick ${after.now}, envelopes: `, envelopes, addressed.envelopes);
    const entries = atEnd.replicantRecords.map(({ record, replicant }) => ({
      replicant,
      entry: recordEntry(game.setting, record),
    }));
    lawEqual(`tick ${after.now}, entries: `, entries, replicantLog(world, events));
  }
};

function take(simulation: Simulation<AstrariumSchema>, from: State, step: Step) {
  if (step.kind === 'command') return simulation.execute(from, step.command);
  return step.kind === 'tick'
    ? simulation.tick(from)
    : simulation.advance(from, { ticks: step.ticks });
}
