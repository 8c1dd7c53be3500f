import type { Backend, BackendOf, Store } from '../storage/backend.js';
import { NO_DRAWS } from '../chance.js';
import { type AnyDefinition, kindsOf } from './definition.js';
import { EventBuffer } from '../events.js';
import { type Recurrence, recurrencesOf } from './every.js';
import { type Family, whyForeign, whyIncomparable } from './family.js';
import { invariant } from '../invariant.js';
import { type Layout, layoutsOf, type Names, type TimerKind } from '../storage/layout.js';
import { NO_DOCUMENTS } from '../storage/documents.js';
import { collectionName, type Seeded } from '../schema.js';
import { originOf, type Parts, partsOf, Snapshot } from './snapshot.js';
import { type EngineDraft, engineDraft } from './engineDraft.js';
import { worldReader } from './worldReader.js';

/** What runs inside a transition; whether its result is kept. */
export type Run = (draft: EngineDraft, store: Store) => boolean;

/** A definition made ready to run. */
export interface Engine {
  readonly definition: AnyDefinition;
  readonly family: Family;
  /** Other families whose snapshots were found to be good for this engine. */
  readonly relatives: WeakSet<Family>;
  /** The timers, in the order of their systems. */
  readonly kinds: readonly TimerKind[];
  /** What runs every so many ticks. */
  readonly every: readonly Recurrence[];
  readonly layouts: readonly Layout[];
  readonly names: Names;
  /** Makes the world of a snapshot for reading. */
  readonly worldOf: (parts: Parts, now: number) => object;
  readonly backend: Backend;
  /** The events of the running transition, or of the last one. */
  readonly events: EventBuffer;
  /** Whether a transition is running. */
  running: boolean;
  readonly draft: EngineDraft;
}

/** Makes a definition ready to run on a backend. */
export function engineOf(definition: AnyDefinition, backendOf: BackendOf): Engine {
  const { name, version, schema, systems, every } = definition;
  const kinds = kindsOf(schema, systems);
  const layouts = layoutsOf(schema, kinds);
  const tables = Object.keys(schema.tables);
  const documents = Object.keys(schema.documents);
  const collections = documents.map((collection) => collectionName(schema, collection));
  const forms = documents.map((collection) => schema.documents[collection]?.form);
  const names: Names = { tables, documents, collections, forms };
  const backend = backendOf(layouts, kinds);
  const events = new EventBuffer(schema.events, schema.eventWords);
  return {
    definition,
    family: { name, version, schema, kinds, every, backendOf },
    relatives: new WeakSet(),
    kinds,
    every: recurrencesOf(every, tables),
    layouts,
    names,
    worldOf: worldReader(backend, layouts, names),
    backend,
    events,
    running: false,
    draft: engineDraft({ backend, commands: definition.commands, events, layouts, names }),
  };
}

/**
 * The insides of a snapshot that this engine can go on from.
 *
 * @throws Error when it is no snapshot, or one of another simulation, version or backend.
 */
export function ownParts(engine: Engine, snapshot: Snapshot): Parts {
  const parts = partsOf(snapshot);
  const { family } = parts.origin;
  if (family === engine.family || engine.relatives.has(family)) return parts;
  rejectFor(whyForeign(engine.family, family));
  engine.relatives.add(family);
  return parts;
}

/**
 * A snapshot that can be compared with this engine's: also one of another version of its rules.
 *
 * @throws Error when it is no snapshot, or has other tables or another backend.
 */
export function comparable({ family }: Engine, snapshot: Snapshot): Snapshot {
  rejectFor(whyIncomparable(family, partsOf(snapshot).origin.family));
  return snapshot;
}

function rejectFor(why: string | undefined): void {
  if (why !== undefined) throw new Error(`this snapshot cannot be used here: ${why}`);
}

/** The world at a tick in which nothing exists. */
export function blankSnapshot(engine: Engine, now: number, setting: Seeded): Snapshot {
  const { backend, family, layouts, names } = engine;
  const documents = names.documents.map(() => NO_DOCUMENTS);
  const living = layouts.map(() => 0);
  const origin = originOf(family, setting);
  return new Snapshot(now, origin, backend.create(), documents, living, NO_DRAWS);
}

/**
 * Runs one transition and returns the next snapshot, or the same object when `run` keeps nothing.
 * When `run` throws, the argument is unchanged.
 *
 * @param spent whether `from` is not used again when the transition made another snapshot
 */
export function transition(engine: Engine, from: Snapshot, run: Run, spent = false): Snapshot {
  const parts = ownParts(engine, from);
  const { version, documents, origin } = parts;
  invariant(!engine.running, 'a transition was started inside a transition');
  const { backend } = engine;
  engine.running = true;
  try {
    const store = backend.open(version, from.now);
    let kept = false;
    const { draft } = engine;
    try {
      draft.open(store, parts, from.now);
      engine.events.begin();
      const isKept = run(draft, store);
      if (draft.failure !== undefined) throw draft.failure.error;
      if (!isKept) return from;
      const edited = draft.documents.map((each) => each.commit());
      const same = edited.every((each, index) => each === documents[index]);
      const draws = draft.draws.commit();
      const next = backend.commit(version, store, spent);
      kept = true;
      const isStill = draft.clock.now === from.now && draws === parts.draws;
      if (next === version && same && isStill) return from;
      const living = draft.living.isChanged ? draft.living.counts.slice() : parts.living;
      const stored = same ? documents : edited;
      const made = new Snapshot(draft.clock.now, origin, next, stored, living, draws);
      draft.rolls.close(partsOf(made));
      return made;
    } finally {
      draft.close();
      if (!kept) backend.rollback(version, store, from.now);
    }
  } finally {
    engine.running = false;
  }
}
