import { type Signal, signal } from '@preact/signals';
import type { AskInspection, NewSteps, StepDiff, StepSummary, StepWorld } from '../inspection.js';

/** The shortest time between two questions for new steps, in milliseconds. */
const POLL_MS = 200;

/** The page waits so many times as long as an answer took: the game has most of the time. */
const WAIT_FACTOR = 4;

/** Everything that the inspector shows, and what it can do. */
export interface InspectorState {
  readonly header: Signal<Omit<NewSteps, 'steps'> | undefined>;
  /** The steps that are held, the oldest first. */
  readonly steps: Signal<readonly StepSummary[]>;
  /** The number of the step that is shown, or is about to be. */
  readonly shown: Signal<number>;
  /** Whether the newest step is shown as soon as it is there. */
  readonly isLive: Signal<boolean>;
  readonly world: Signal<StepWorld | undefined>;
  readonly table: Signal<string>;
  readonly diff: Signal<StepDiff | undefined>;
  readonly fault: Signal<string>;
  readonly ask: AskInspection;
  /** Shows a step, and no longer the newest one. */
  goTo(n: number): void;
  follow(): void;
  /** Compares the worlds of two steps. */
  compare(a: number, b: number): Promise<void>;
  /** Ends the questions for new steps. */
  close(): void;
}

/** Starts to ask an inspection for its steps. */
export function inspectorState(ask: AskInspection): InspectorState {
  const state = {
    header: signal<InspectorState['header']['value']>(undefined),
    steps: signal<readonly StepSummary[]>([]),
    shown: signal(0),
    isLive: signal(true),
    world: signal<StepWorld | undefined>(undefined),
    table: signal(''),
    diff: signal<StepDiff | undefined>(undefined),
    fault: signal(''),
  };
  const show = worldLoader(state, ask);
  let isClosed = false;
  let pollFault = '';
  const poll = async (): Promise<void> => {
    const startMs = performance.now();
    try {
      takeSteps(state, await ask({ kind: 'steps', after: state.steps.value.at(-1)?.n ?? 0 }));
      if (state.isLive.value) state.shown.value = state.steps.value.at(-1)?.n ?? 0;
      await show();
      // The fault of a request by the user stays.
      if (state.fault.value === pollFault) state.fault.value = '';
    } catch (error) {
      state.fault.value = pollFault = (error as Error).message;
    }
    const tookMs = performance.now() - startMs;
    if (!isClosed) setTimeout(() => void poll(), Math.max(POLL_MS, WAIT_FACTOR * tookMs));
  };
  void poll();
  const orFault = (asked: Promise<void>): Promise<void> => {
    state.fault.value = '';
    return asked.catch((error: unknown) => void (state.fault.value = (error as Error).message));
  };
  return {
    ...state,
    ask,
    goTo(n) {
      const [first, last] = [state.steps.value[0]?.n ?? 0, state.steps.value.at(-1)?.n ?? 0];
      state.isLive.value = false;
      state.shown.value = Math.max(first, Math.min(Math.round(n), last));
      void orFault(show());
    },
    follow() {
      state.isLive.value = true;
      state.shown.value = state.steps.value.at(-1)?.n ?? 0;
      void orFault(show());
    },
    compare: (a, b) =>
      orFault(ask({ kind: 'diff', a, b }).then((diff) => void (state.diff.value = diff))),
    close: () => void (isClosed = true),
  };
}

type Shown = Pick<InspectorState, 'header' | 'shown' | 'steps' | 'table' | 'world'>;

/** Adds new steps to those that are known, and forgets those that are no longer held. */
function takeSteps(
  { header, shown, steps, table, world }: Shown,
  { steps: added, ...rest }: NewSteps,
) {
  header.value = rest;
  if (table.value === '') table.value = rest.tables[0]?.name ?? '';
  if ((steps.value.at(-1)?.n ?? 0) > rest.last) {
    // Another run of the program answers: its steps come with the next answer.
    steps.value = [];
    shown.value = 0;
    world.value = undefined;
  } else if (added.length > 0) {
    steps.value = [...steps.value, ...added].filter(({ n }) => n >= rest.first);
  }
}

/** Loads the world of the shown step, unless it is there; wishes meanwhile replace each other. */
function worldLoader({ shown, world }: Shown, ask: AskInspection): () => Promise<void> {
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    while (shown.value !== 0 && world.value?.n !== shown.value) {
      world.value = await ask({ kind: 'world', n: shown.value });
    }
  };
  return () => (loading ??= load().finally(() => void (loading = undefined)));
}
