import type { Backend, BackendOf, Store } from './storage/backend.js';
import { type Definition, kindsOf } from './definition.js';
import { NO_DOCUMENTS } from './storage/documents.js';
import { EventBuffer } from './events.js';
import { type Face, faceOf, type Names } from './face.js';
import { invariant } from './invariant.js';
import { type Layout, layoutsOf, type TimerKind } from './storage/layout.js';
import type { Schema } from './schema.js';
import { partsOf, Snapshot } from './snapshot.js';

/** What runs inside a transition; whether its result is kept. */
export type Run = (face: Face, store: Store) => boolean;

/** A definition made ready to run. */
export interface Engine<S extends Schema> {
  readonly definition: Definition<S>;
  /** The timers, in the order of their systems. */
  readonly kinds: readonly TimerKind[];
  readonly layouts: readonly Layout[];
  readonly names: Names;
  readonly backend: Backend;
  /** The events of the transition in hand, or of the last one. */
  readonly events: EventBuffer;
  /** Whether a transition is running. */
  running: boolean;
  readonly faces: WeakMap<Store, Face>;
}

/** Makes a definition ready to run on a backend. */
export function engineOf<S extends Schema>(
  definition: Definition<S>,
  backendOf: BackendOf,
): Engine<S> {
  const { schema, systems } = definition;
  const kinds = kindsOf(schema, systems);
  const layouts = layoutsOf(schema, kinds);
  return {
    definition,
    kinds,
    layouts,
    names: { tables: Object.keys(schema.tables), documents: Object.keys(schema.documents) },
    backend: backendOf(layouts, kinds),
    events: new EventBuffer(schema.events),
    running: false,
    faces: new WeakMap(),
  };
}

/**
 * Runs one transition: from one snapshot to the next, or, when `run` keeps nothing or throws, to
 * the very same one. Whatever it throws, its argument stays whole.
 *
 * @param spent whether nobody has use for a snapshot from which it went on to another one
 */
export function transition<S extends Schema>(
  engine: Engine<S>,
  from: Snapshot,
  run: Run,
  spent = false,
): Snapshot {
  invariant(!engine.running, 'a transition was started inside a transition');
  const { version, documents, origin } = partsOf(from);
  const { backend } = engine;
  engine.running = true;
  try {
    const store = backend.open(version, from.now);
    let kept = false;
    try {
      const face = begin(engine, store, from);
      if (!run(face, store)) return from;
      const edited = face.documents.map((draft) => draft.commit());
      const same = edited.every((each, index) => each === documents[index]);
      const next = backend.commit(version, store, spent);
      kept = true;
      if (next === version && same && face.clock.now === from.now) return from;
      return new Snapshot(face.clock.now, origin, next, same ? documents : edited);
    } finally {
      if (!kept) backend.rollback(version, store, from.now);
    }
  } finally {
    engine.running = false;
  }
}

function begin<S extends Schema>(engine: Engine<S>, store: Store, from: Snapshot): Face {
  const { faces, layouts, names, events } = engine;
  const { documents, origin } = partsOf(from);
  let face = faces.get(store);
  if (face === undefined) faces.set(store, (face = faceOf(store, layouts, names, events)));
  face.clock.now = from.now;
  face.clock.dueMin = from.now + 1;
  face.begin(origin.setting);
  for (let index = 0; index < face.documents.length; index += 1) {
    face.documents[index]?.begin(documents[index] ?? NO_DOCUMENTS);
  }
  events.begin();
  return face;
}
