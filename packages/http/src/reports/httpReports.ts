import { AggregatorRegistry, type Registry } from 'prom-client';

/** The metrics of the requests and streams of one process, as a message between processes. */
export type HttpReport = readonly object[];

/** Why a process has ended: its replay differs from the log, or anything else. */
export type ProcessEnd = 'differs' | 'lost';

/** The metrics of other processes that answer requests of the same service. */
export interface HttpReports {
  /** Takes the current metrics of a process, in place of its former ones. */
  set(process: number, report: HttpReport): void;
  /** A process listens now. */
  listens(process: number): void;
  /** A process has ended: its counts stay, its open streams do not. */
  ended(process: number, why: ProcessEnd): void;
  /** The metrics of all of them. */
  all(): readonly HttpReport[];
  /** How many of them listen, and how many have ended, by reason. */
  processes(): { readonly listening: number; readonly ended: ReadonlyMap<ProcessEnd, number> };
}

/** The metric that goes up and down: a process that has ended has none. */
export const OPEN_STREAMS = 'http_streams';

/** Ended processes whose metrics are kept apart; those of more are added up. */
const MAX_PAST = 8;

/** No other process has reported yet. */
export function httpReports(): HttpReports {
  const running = new Map<number, HttpReport>();
  /** Of processes that have ended. */
  const past: HttpReport[] = [];
  const listening = new Set<number>();
  // From 0 on: an alert sees no increase in a figure that begins at 1.
  const ends = new Map<ProcessEnd, number>([
    ['differs', 0],
    ['lost', 0],
  ]);
  let isMerging = false;
  const merge = async (): Promise<void> => {
    if (isMerging) return;
    isMerging = true;
    while (past.length > MAX_PAST) {
      const some = [...past];
      past.splice(0, some.length, await sumOf(some).getMetricsAsJSON());
    }
    isMerging = false;
  };
  return {
    set: (process, report) => void running.set(process, report),
    listens: (process) => void listening.add(process),
    ended(process, why) {
      listening.delete(process);
      ends.set(why, (ends.get(why) ?? 0) + 1);
      const last = running.get(process) ?? [];
      running.delete(process);
      past.push(last.filter((one) => Object(one).name !== OPEN_STREAMS));
      void merge();
    },
    all: () => [...past, ...running.values()],
    processes: () => ({ listening: listening.size, ended: ends }),
  };
}

/** The sums of the metrics of some processes, by name and labels. */
export function sumOf(reports: readonly HttpReport[]): Registry {
  return AggregatorRegistry.aggregate([...reports]) as Registry;
}
