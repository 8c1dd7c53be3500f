import { astrarium, eventEnvelopeAccount, type GameSnapshot, makeLocation } from '@astrarium/space';
import { replayLog } from '@astrarium/core/log';

/** A journey between two stars. */
export interface Journey {
  readonly replicant: string;
  /** The codes of the stars. */
  readonly from: string;
  readonly to: string;
  readonly departs: number;
  readonly arrives: number;
}

/** What a recorded game has for the picture. */
export interface RecordedGame {
  readonly journeys: readonly Journey[];
  /** The tick at which it ends. */
  readonly ticks: number;
}

/**
 * Computes a recorded game again, and tells its journeys between stars.
 *
 * @throws Error when the world is not the one of the log: the rules are others
 */
export function replayJourneys(log: string): RecordedGame {
  const journeys: Journey[] = [];
  const replay = replayLog<GameSnapshot>(astrarium, {
    onEvents(events, snapshot) {
      const left = [...events].filter(({ name }) => name === 'travel.departed');
      if (left.length === 0) return;
      const world = astrarium.read(snapshot());
      const starOf = (place: unknown): string =>
        makeLocation(world.setting.seed, Number(place)).replace(/-.*/, '');
      for (const event of left) {
        const [from, to] = [starOf(event['location']), starOf(event['destination'])];
        if (from === to) continue;
        const replicant = world.accounts.get(eventEnvelopeAccount(world, event))?.name ?? '';
        journeys.push({
          replicant,
          from,
          to,
          departs: event.tick,
          arrives: Number(event['arrives_at']),
        });
      }
    },
  });
  for (const line of log.split('\n')) if (line !== '') replay.push(line);
  const report = replay.end();
  if (!report.ok) throw new Error(report.problem?.message ?? 'The recorded game is another one');
  return { journeys, ticks: report.ticks };
}
