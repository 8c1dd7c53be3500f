import type { EventCatalogue } from './schema.js';

/** A place for the tick, one for the kind, six for the numbers. */
const STRIDE = 8;

/** One thing that happened: its tick, its name, and its numbers by their names. */
export type Event = Readonly<Record<string, number | string>> & {
  readonly tick: number;
  readonly name: string;
};

/** What happened in a transition, in order: flat numbers until somebody reads them. */
export class EventList implements Iterable<Event> {
  readonly length: number;
  readonly #words: readonly number[];
  readonly #catalogue: EventCatalogue;
  readonly #names: readonly string[];

  constructor(catalogue: EventCatalogue, names: readonly string[], words: readonly number[]) {
    this.#catalogue = catalogue;
    this.#names = names;
    this.#words = words;
    this.length = words.length / STRIDE;
  }

  /** The event at a place, as a plain object. */
  at(index: number): Event {
    const at = index * STRIDE;
    const name = this.#names[this.#words[at + 1] as number] as string;
    const event: Record<string, number | string> = { tick: this.#words[at] as number, name };
    const numbers = this.#catalogue[name] as readonly string[];
    for (let place = 0; place < numbers.length; place += 1) {
      event[numbers[place] as string] = this.#words[at + 2 + place] as number;
    }
    return event as Event;
  }

  /** The name of the event at a place, without making the event. */
  nameAt(index: number): string {
    return this.#names[this.#words[index * STRIDE + 1] as number] as string;
  }

  /** The number at `place` (0 ... 5) of the event at `index`, without making the event. */
  numberAt(index: number, place: number): number {
    return this.#words[index * STRIDE + 2 + place] as number;
  }

  /** All events as plain objects. */
  *[Symbol.iterator](): Iterator<Event> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }
}

/** Collects the events of a transition. */
export class EventBuffer {
  readonly #catalogue: EventCatalogue;
  readonly #names: readonly string[];
  readonly #kinds: ReadonlyMap<string, number>;
  readonly #none: EventList;
  readonly #words: number[] = [];
  #size = 0;

  constructor(catalogue: EventCatalogue) {
    this.#catalogue = catalogue;
    this.#names = Object.keys(catalogue);
    this.#kinds = new Map(this.#names.map((name, kind) => [name, kind]));
    this.#none = new EventList(catalogue, this.#names, []);
  }

  get length(): number {
    return this.#size / STRIDE;
  }

  /** Empties the buffer. */
  begin(): void {
    this.#size = 0;
  }

  add(
    tick: number,
    name: string,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void {
    const at = this.#size;
    const words = this.#words;
    words[at] = tick;
    words[at + 1] = this.#kinds.get(name) as number;
    words[at + 2] = a;
    words[at + 3] = b;
    words[at + 4] = c;
    words[at + 5] = d;
    words[at + 6] = e;
    words[at + 7] = f;
    this.#size = at + STRIDE;
  }

  /** The event at a place of the buffer. */
  at(index: number): Event {
    return this.#list(index * STRIDE, (index + 1) * STRIDE).at(0);
  }

  /** The events collected since `begin`. */
  end(): EventList {
    return this.#size === 0 ? this.#none : this.#list(0, this.#size);
  }

  #list(from: number, to: number): EventList {
    return new EventList(this.#catalogue, this.#names, this.#words.slice(from, to));
  }
}
