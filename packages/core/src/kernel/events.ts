import { isInt } from './int.js';
import { mustBe, showAsJson } from './invariant.js';
import type { EventCatalogue, EventWords } from './eventCatalogue.js';

/** An event has at most six values. */
const MAX_VALUES = 6;

/** A word for the tick, one for the kind, six for the values. */
const STRIDE = 2 + MAX_VALUES;

/** One thing that happened: its tick, its name, and its values by the names of its members. */
export type Event = Readonly<Record<string, number | string>> & {
  readonly tick: number;
  readonly name: string;
};

/** Who gets an event: everybody, or these accounts, each of them once. */
export type Audience = 'everybody' | readonly number[];

/** The audience of an event that nobody gets. */
export const NOBODY: Audience = /* @__PURE__ */ Object.freeze([]);

/** What happened in a transition, in order: flat numbers until somebody reads them. */
export class EventList<E = Event> implements Iterable<E> {
  readonly #words: readonly number[];
  readonly #catalogue: EventCatalogue;
  readonly #names: readonly string[];
  readonly #meanings: EventWords | undefined;
  readonly #audiences: readonly Audience[];

  constructor(
    catalogue: EventCatalogue,
    names: readonly string[],
    words: readonly number[],
    meanings?: EventWords,
    audiences: readonly Audience[] = [],
  ) {
    this.#catalogue = catalogue;
    this.#names = names;
    this.#words = words;
    this.#meanings = meanings;
    this.#audiences = audiences;
  }

  /** How many events there are. */
  get length(): number {
    return this.#words.length / STRIDE;
  }

  /** The event at an index, as a new plain object. */
  at(index: number): E {
    const at = index * STRIDE;
    const name = this.#names[this.#words[at + 1] as number] as string;
    const event: Record<string, unknown> = { tick: this.#words[at] as number, name };
    const members = this.#catalogue[name] as readonly string[];
    const meanings = this.#meanings?.[name];
    for (let place = 0; place < members.length; place += 1) {
      const number = this.#words[at + 2 + place] as number;
      const choices = meanings?.[place];
      event[members[place] as string] = choices === undefined ? number : choices[number];
    }
    return event as E;
  }

  /** The name of the event at an index, without making the event. */
  nameAt(index: number): string {
    return this.#names[this.#words[index * STRIDE + 1] as number] as string;
  }

  /** The value of member `place` (0 ... 5) of the event at `index`, without making the event. */
  numberAt(index: number, place: number): number {
    return this.#words[index * STRIDE + 2 + place] as number;
  }

  /** Who gets the event at an index, as it was when it was emitted; nobody without an audience. */
  audienceAt(index: number): Audience {
    return this.#audiences[index] ?? NOBODY;
  }

  /** All events, for `JSON.stringify` and logs of a developer. */
  toJSON(): E[] {
    return [...this];
  }

  /** All events as plain objects. */
  *[Symbol.iterator](): Iterator<E> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }
}

/** An event of the catalogue: its position there and the names of its members. */
interface EventKind {
  readonly place: number;
  readonly members: readonly string[];
}

/** Collects the events of a transition. */
export class EventBuffer {
  readonly #catalogue: EventCatalogue;
  readonly #names: readonly string[];
  readonly #kinds: ReadonlyMap<string, EventKind>;
  readonly #meanings: EventWords | undefined;
  readonly #none: EventList;
  readonly #words: number[] = [];
  /** By event; empty where the schema has no audiences. */
  readonly #audiences: Audience[] = [];
  #size = 0;

  constructor(catalogue: EventCatalogue, meanings?: EventWords) {
    this.#catalogue = catalogue;
    this.#meanings = meanings;
    this.#names = Object.keys(catalogue);
    this.#kinds = new Map(
      Object.entries(catalogue).map(([name, members], place) => [name, { place, members }]),
    );
    showAsJson(EventList);
    this.#none = new EventList(catalogue, this.#names, []);
    Object.freeze(this.#none);
  }

  get length(): number {
    return this.#size / STRIDE;
  }

  /** Empties the buffer. */
  begin(): void {
    this.cut(0);
  }

  /** Takes back all events but the first ones. */
  cut(length: number): void {
    this.#size = length * STRIDE;
    if (this.#audiences.length > length) this.#audiences.length = length;
  }

  /** Says who gets the event that was added last. */
  address(audience: Audience): void {
    this.#audiences[this.length - 1] = audience;
  }

  /**
   * Adds an event with its values in the order of its members.
   *
   * @throws Error naming an event that is unknown, and the member whose value is missing, one too
   * many, or not an integer.
   */
  add(tick: number, name: string, values: readonly number[]): void {
    const kind = this.#kinds.get(name);
    if (kind === undefined) throw new Error(`the schema has no event ${String(name)}`);
    const { members, place } = kind;
    if (values.length !== members.length) {
      const wanted = `emitted with ${members.length} values (${members.join(', ')})`;
      throw mustBe(`event ${name}`, wanted, values.length);
    }
    const at = this.#size;
    const words = this.#words;
    words[at] = tick;
    words[at + 1] = place;
    let to = at + 2;
    for (let index = 0; index < values.length; index += 1, to += 1) {
      const value = values[index] as number;
      if (!isInt(value)) {
        throw mustBe(`${members[index]} of event ${name}`, 'an integer', value);
      }
      // The sum with zero turns -0 into 0.
      words[to] = value + 0;
    }
    for (; to < at + STRIDE; to += 1) words[to] = 0;
    this.#size = at + STRIDE;
  }

  /** The event at an index of the buffer. */
  at(index: number): Event {
    return this.#list(index * STRIDE, (index + 1) * STRIDE).at(0);
  }

  /** The events collected since `begin`. */
  end(): EventList {
    return this.#size === 0 ? this.#none : this.#list(0, this.#size);
  }

  #list(from: number, to: number): EventList {
    const words = this.#words.slice(from, to);
    const audiences = this.#audiences.slice(from / STRIDE, to / STRIDE);
    return new EventList(this.#catalogue, this.#names, words, this.#meanings, audiences);
  }
}
