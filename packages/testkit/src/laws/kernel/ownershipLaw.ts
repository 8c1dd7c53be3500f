import {
  collectionName,
  type DocumentDraft,
  type Schema,
  type TableReader,
  type FieldWorldOf,
} from '@astrarium/core';
import { dump } from '../../dump/dump.js';
import { playGame, type StateOf, type Step } from '../../games/game.js';
import { type Law, lawEqual, type LawOf, lawPlace, withoutStacks } from '../law.js';

/** After so many steps everything of a snapshot is read, to be tampered with. */
const SEEN_STEPS = 4;

/**
 * What callers do to anything that they gave or got changes nothing. The law plays the game, plays
 * it again while it tries to change every value that goes in or comes out, and plays it once more:
 * all snapshots must be equal each time.
 */
export const ownershipLaw: Law = (simulation, game) => ownershipLawWith(() => {})(simulation, game);

/**
 * `ownershipLaw` that also tries to change what the kernel does not know, such as the views of a
 * game, and compares their texts.
 *
 * @param look returns something of a world
 */
export function ownershipLawWith<S extends Schema>(
  look: (world: FieldWorldOf<S>) => unknown,
): LawOf<S> {
  return (simulation, game) => {
    const { schema } = simulation.definition;
    const known: string[] = [];
    const textOf = (snapshot: StateOf<S>): string => {
      const world = simulation.read(snapshot);
      return JSON.stringify([simulation.hash(snapshot), dump(schema, world), look(world)]);
    };
    playGame(simulation, game, (snapshot) => void known.push(textOf(snapshot)));
    const copy = {
      setting: copyOf(game.setting),
      // One by one: a step that occurs twice is given as two objects.
      steps: game.steps.map(copyOf),
    };
    const past: StateOf<S>[] = [];
    let snapshot: StateOf<S> = simulation.genesis(copy.setting);
    tamper(copy.setting);
    for (let index = 0; ; index += 1) {
      const place = `${lawPlace(game, index)}tampered: `;
      past.push(snapshot);
      if (index % SEEN_STEPS === 0) tamperAll(snapshot, past[index >> 1] ?? snapshot);
      lawEqual(`${place}world`, textOf(snapshot), known[index]);
      const step = copy.steps[index];
      if (step === undefined) break;
      snapshot = takeTampered(snapshot, step);
    }
    for (const [index, old] of past.entries()) {
      lawEqual(`${lawPlace(game, index)}old: world`, textOf(old), known[index]);
    }
    playGame(simulation, game, (repeated, index) => {
      lawEqual(`${lawPlace(game, index)}again: world`, textOf(repeated), known[index]);
    });

    /** Takes a step, and tampers with everything that it gave and got. */
    function takeTampered(from: StateOf<S>, step: Step): StateOf<S> {
      const result =
        step.kind === 'command'
          ? simulation.execute(from, step.command)
          : simulation.advance(from, { ticks: step.kind === 'tick' ? 1 : step.ticks });
      tamper(step);
      tamper([...result.events]);
      tamper(result.events);
      if ('outcome' in result) tamper(result.outcome);
      return result.snapshot;
    }

    /** Tampers with a snapshot and with everything that is read of it. */
    function tamperAll(now: StateOf<S>, before: StateOf<S>): void {
      const world = simulation.read(now);
      tamper(look(world));
      tamper(partsOf(schema, world));
      tamper(world);
      tamper(now);
      tamper(now.setting);
      tamper(simulation.diff(before, now));
      tamper(simulation.changes(before, now));
      tamper(simulation.tableHashes(now));
      const bytes = simulation.encode(now);
      const twin = simulation.decode(bytes);
      tamper(bytes);
      lawEqual('decoded, then tampered with: hash', simulation.hash(twin), simulation.hash(now));
    }
  };
}

/** A copy of plain data that shares nothing with it. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, one]) => [name, copyOf(one)] as const);
  return Object.fromEntries(members) as T;
}

/** What is read of a table of documents. */
type Documents = Pick<DocumentDraft<unknown>, 'get' | 'ids'>;

/** The ids, lists and documents of a world. */
function partsOf<S extends Schema>(schema: S, world: FieldWorldOf<S>): unknown[] {
  const readers = world as unknown as Record<string, TableReader<string> & Documents>;
  const parts: unknown[] = [];
  for (const [name, { specs, fields }] of Object.entries(schema.tables)) {
    const table = readers[name] as TableReader<string>;
    const lists = Object.keys(specs).filter((field) => specs[field]?.kind === 'list');
    for (const id of table.ids()) {
      for (const field of lists) parts.push(table.members(id, fields[field] as never));
    }
    parts.push(table.ids());
  }
  for (const name of Object.keys(schema.documents)) {
    const documents = readers[collectionName(schema, name)] as Documents;
    for (const id of documents.ids()) parts.push(documents.get(id));
    parts.push(documents.ids());
  }
  return parts;
}

/** The members that are written to objects and lists. */
const PLANTED = 'tampered';

/**
 * Tries to change a value and everything that can be reached from it: numbers, texts, lists,
 * objects, bytes. What is frozen refuses; functions and prototypes are left alone.
 */
function tamper(value: unknown): void {
  withoutStacks(() => tamperWith(value, new Set()));
}

function tamperWith(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (ArrayBuffer.isView(value)) {
    if (value instanceof Uint8Array) value.fill(0xff);
    return;
  }
  for (const name of Object.keys(value))
    tamperWith(
      attempt(() => value[name as never]),
      seen,
    );
  if (value instanceof Map || value instanceof Set) {
    for (const each of [...value.keys(), ...value.values()]) tamperWith(each, seen);
    attempt(() => value.clear());
  }
  for (const name of Object.keys(value)) {
    const former: unknown = attempt(() => value[name as never]);
    const next = typeof former === 'number' ? former + 1 : PLANTED;
    attempt(() => Object.assign(value, { [name]: next }));
    attempt(() => Object.defineProperty(value, name, { value: next }));
  }
  attempt(() => Object.assign(value, { [PLANTED]: PLANTED }));
  attempt(() => Object.setPrototypeOf(value, null));
  if (Array.isArray(value)) attempt(() => value.push(PLANTED));
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
