import { answerOf } from '@astrarium/space/client';
import { useEffect, useState } from 'preact/hooks';
import { tickNow } from '../live/gameClock.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import type { Journey, RecordedGame } from './recorded/journeys.js';

/** How often the fleets are read, in milliseconds. */
const FLEETS_MS = 15_000;

/** The pause before the recorded game is loaded, in milliseconds: the page comes first. */
const IDLE_MS = 1_500;

/** The ticks of the recorded game in a second of real time. */
const RECORDED_SPEED = 20;

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

/** The journeys of the first sight. */
export interface ShownFleets {
  readonly journeys: readonly (Journey & { readonly count: number })[];
  /** Whether they are of a recorded game, as nobody shows their own. */
  readonly isRecorded: boolean;
  /** The tick to show, with its fraction. */
  tickNow(): number;
}

/** The journeys that players let everybody see; where there are none, those of a recorded game. */
export function useShownFleets(): ShownFleets {
  const { data } = useAnswer(() => answerOf(client.value.GET('/v1/galaxy/fleets')), [], FLEETS_MS);
  const recorded = useRecordedGame(data?.fleets.length === 0);
  if (data !== undefined && data.fleets.length > 0) {
    const journeys = data.fleets.map(({ arrives_tick, departed_tick, ...rest }) => ({
      ...rest,
      departs: departed_tick,
      arrives: arrives_tick,
    }));
    return { journeys, isRecorded: false, tickNow };
  }
  const { journeys, ticks } = recorded ?? { journeys: [], ticks: 1 };
  return {
    journeys: journeys.map((journey) => ({ ...journey, count: 1 })),
    isRecorded: journeys.length > 0,
    tickNow: () =>
      REDUCED_MOTION.matches ? ticks / 2 : ((performance.now() / 1000) * RECORDED_SPEED) % ticks,
  };
}

/** The recorded game, computed by the engine in a worker; undefined before. */
function useRecordedGame(isWanted: boolean): RecordedGame | undefined {
  const [game, setGame] = useState<RecordedGame | undefined>(undefined);
  useEffect(() => {
    if (!isWanted || game !== undefined) return undefined;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('recorded/main.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<RecordedGame>) => {
        setGame(data);
        worker?.terminate();
      });
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [isWanted, game]);
  return game;
}
