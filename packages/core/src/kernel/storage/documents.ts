import { current, Immer, isDraft } from 'immer';
import { canonicalJson, isPlain, setMember } from '../codec/canonical.js';
import { copyJson, MAX_DEPTH, type RecordForm, STATE_RULES } from '../codec/copyJson.js';
import { digest, emptyDigest, termA, termB } from './hash.js';
import { floorDiv } from '../int.js';
import { isPromise } from '../invariant.js';
import type { DocumentDraft, DocumentReader } from '../world.js';

/** Documents of a page, and pages of a group. */
const PAGE = 32;
const GROUP = 256;
const GROUP_DOCUMENTS = PAGE * GROUP;

/** A document with its two hash terms. */
interface Entry {
  readonly document: unknown;
  readonly a: number;
  readonly b: number;
}

type Page = readonly (Entry | undefined)[];
type Group = readonly (Page | undefined)[];

/**
 * One collection of documents at one moment: a persistent array in groups of pages. An edit copies
 * the list of groups, one group and one page.
 */
export interface Documents {
  /** Documents ever inserted; ids run 1 ... count. */
  readonly count: number;
  readonly groups: readonly Group[];
  /** Sums of the documents' hash terms, and the count's. */
  readonly a: number;
  readonly b: number;
}

/** A collection with nothing in it. */
export const NO_DOCUMENTS: Documents = { count: 0, groups: [], a: 0, b: 0 };

function pageOf({ groups }: Documents, at: number): Page | undefined {
  return groups[floorDiv(at, GROUP_DOCUMENTS)]?.[floorDiv(at % GROUP_DOCUMENTS, PAGE)];
}

function entryOf(documents: Documents, id: number): Entry | undefined {
  const at = id - 1;
  return pageOf(documents, at)?.[at % PAGE];
}

/** Makes drafts of documents. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

type Members = Record<string | symbol, unknown>;

/** One editing of a value, by all its drafts. */
interface Editing {
  readonly placeOf: () => string;
  /** The parts that were shown, by the draft of Immer or the copy that they show. */
  readonly parts: Map<object, Part>;
  /** How often something was written. */
  writes: number;
  isOpen: boolean;
  /** Where nothing was found in the last use, as `??=` begins. */
  missing: Place | undefined;
  /** Where an object was put in the last use, at the place where nothing was found before. */
  filled: Place | undefined;
}

interface Place {
  readonly part: Part;
  readonly name: string;
}

/** Under this a draft gives its part. */
const PART = Symbol('part');

/**
 * A draft of a list or an object: a draft of Immer, but what is written is copied, so that it
 * shares nothing with whoever wrote it; what a list moves (`sort`, `shift`, `splice`) stays the
 * same draft at its new place. An object that is put where nothing was found is copied at the next
 * use, so that `(by[name] ??= { n: 0 }).n += 1` counts. The draft of an object has the members that
 * it was given, and no inherited ones.
 *
 * @param placeOf the name of the value, for the error of a draft that is kept too long
 */
export function openValue(value: object, placeOf: () => string): object {
  const past = { writes: 0, isOpen: true, missing: undefined, filled: undefined };
  return new Part(immer.createDraft(value), { placeOf, parts: new Map(), ...past }).draft;
}

/** What an open draft holds now; the value itself when nothing was changed. */
export function currentValue(draft: object): unknown {
  return knownPart(draft).current();
}

/** How often an open draft or a part of it was written. */
export function writesOf(draft: object): number {
  return knownPart(draft).editing.writes;
}

/** Ends a draft: from now on each use of it and of its parts throws. */
export function closeValue(draft: object): void {
  knownPart(draft).editing.isOpen = false;
}

function knownPart(draft: object): Part {
  return partOf(draft) as Part;
}

/** The part of a draft; undefined for anything else. */
function partOf(value: unknown): Part | undefined {
  return (value as { readonly [PART]?: Part } | null | undefined)?.[PART];
}

/** What stands around a draft of Immer, or around a copy in it; its traps are the methods. */
class Part implements ProxyHandler<object> {
  readonly editing: Editing;
  readonly draft: object;
  readonly #raw: Members;
  readonly #isList: boolean;

  constructor(raw: object, editing: Editing) {
    this.editing = editing;
    this.#raw = raw as Members;
    this.#isList = Array.isArray(raw);
    this.draft = new Proxy<object>(this.#isList ? [] : {}, this);
    editing.parts.set(raw, this);
  }

  /** What it holds, without drafts. */
  current(): object {
    const raw = this.#use();
    return isDraft(raw) ? (current(raw) as object) : raw;
  }

  /** A member as a draft, when it is a list or an object. */
  shown(member: unknown): unknown {
    if (typeof member !== 'object' || member === null) return member;
    const known = this.editing.parts.get(member);
    if (known !== undefined) return known.draft;
    const isShown = Array.isArray(member) || isPlain(member);
    return isShown ? new Part(member, this.editing).draft : member;
  }

  /** What Immer holds, at the beginning of each use. */
  #use(): Members {
    const { editing } = this;
    if (!editing.isOpen) {
      const why = 'is used after its rule has ended, or after it was replaced or removed';
      throw new Error(`a part of ${editing.placeOf()} ${why}`);
    }
    const { filled } = editing;
    editing.missing = undefined;
    editing.filled = undefined;
    if (filled !== undefined) {
      const { name, part } = filled;
      part.#put(name, copyOf(part.#raw[name], name));
    }
    return this.#raw;
  }

  #put(name: string | symbol, value: unknown): void {
    if (name in Object.prototype) setMember(this.#raw, name as string, value);
    else this.#raw[name] = value;
  }

  /** The items, for a method that moves them. */
  moved(): unknown[] {
    const raw = this.#use();
    this.editing.writes += 1;
    return raw as unknown as unknown[];
  }

  get(_: object, name: string | symbol): unknown {
    if (name === PART) return this;
    const raw = this.#use();
    if (this.#isList && name !== 'length' && name in Array.prototype) {
      return MOVERS.get(name) ?? Array.prototype[name as 'push'];
    }
    let member = raw[name];
    const mayBeInherited = typeof member === 'function' || member === Object.prototype;
    if (mayBeInherited && !Object.hasOwn(raw, name)) member = undefined;
    if (member === undefined || member === null)
      this.editing.missing = { part: this, name: name as string };
    return this.shown(member);
  }

  set(_: object, name: string | symbol, given: unknown): boolean {
    const { missing } = this.editing;
    const raw = this.#use();
    if (typeof name === 'symbol' || (this.#isList && name !== 'length' && !(Number(name) >= 0))) {
      throw new Error(`${this.editing.placeOf()} cannot have a member ${String(name)}`);
    }
    const part = partOf(given);
    const isNew = part === undefined && typeof given === 'object' && given !== null;
    if (!isNew && Object.is(raw[name], part === undefined ? given : part.#raw)) {
      if (given !== undefined || Object.hasOwn(raw, name)) return true;
    }
    const isFilled = isNew && missing?.part === this && missing.name === name;
    this.editing.writes += 1;
    this.#put(name, isFilled ? given : copyOf(given, name));
    if (isFilled) this.editing.filled = missing;
    return true;
  }

  has(_: object, name: string | symbol): boolean {
    const raw = this.#use();
    return this.#isList ? name in raw : Object.hasOwn(raw, name);
  }

  ownKeys(): (string | symbol)[] {
    return Reflect.ownKeys(this.#use());
  }

  getOwnPropertyDescriptor(_: object, name: string | symbol): PropertyDescriptor | undefined {
    const raw = this.#use();
    const found = Object.getOwnPropertyDescriptor(raw, name);
    return found && { ...found, value: this.shown(raw[name]) };
  }

  deleteProperty(_: object, name: string | symbol): boolean {
    const raw = this.#use();
    if (!Object.hasOwn(raw, name)) return true;
    this.editing.writes += 1;
    return Reflect.deleteProperty(raw, name);
  }

  getPrototypeOf(): object | null {
    return this.#isList ? Array.prototype : null;
  }

  defineProperty(): never {
    throw new Error(`${this.editing.placeOf()}: assign a member, a draft has no other properties`);
  }

  setPrototypeOf(): false {
    return false;
  }

  preventExtensions(): false {
    return false;
  }
}

type Order = (a: unknown, b: unknown) => number;

/** The methods of lists that move items: whoever holds one edits it at its new place. */
const MOVERS: ReadonlyMap<string | symbol, unknown> = /* @__PURE__ */ new Map(
  (['reverse', 'shift', 'sort', 'splice', 'unshift'] as const).map((name) => [
    name,
    function (this: object, ...args: unknown[]): unknown {
      const part = knownPart(this);
      const given = name === 'unshift' ? 0 : name === 'splice' ? 2 : args.length;
      for (let at = given; at < args.length; at += 1) args[at] = copyOf(args[at], 'an item');
      if (name === 'sort' && typeof args[0] === 'function') {
        const order = args[0] as Order;
        args[0] = ((a, b) => order(part.shown(a), part.shown(b))) satisfies Order;
      }
      const result: unknown = Reflect.apply(Array.prototype[name], part.moved(), args);
      return name === 'splice'
        ? (result as []).map((item) => part.shown(item))
        : part.shown(result);
    },
  ]),
);

/**
 * A copy of lists and plain objects; of a draft, what it holds now. What is neither stays as it is:
 * whoever stores it refuses it.
 *
 * @param name what is copied, for the error
 * @throws Error when it is nested too deeply, or a list has members that are no items
 */
function copyOf(given: unknown, name: string, depth = 0): unknown {
  const source = partOf(given)?.current() ?? given;
  if (typeof source !== 'object' || source === null) return source;
  if (depth > MAX_DEPTH) throw new Error(`${name} is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(source)) {
    const named = Object.keys(source)[source.length];
    if (named !== undefined) {
      throw new Error(`${name} is a list with a member ${named}, which JSON cannot keep`);
    }
    return source.map((item) => copyOf(item, name, depth + 1));
  }
  if (!isPlain(source)) return source;
  const isBare = Object.getPrototypeOf(source) === null;
  const copy: Members = isBare ? { __proto__: null, ...source } : { ...source };
  for (const inner of Object.keys(copy)) {
    const member = copy[inner];
    if (typeof member === 'object' && member !== null) {
      copy[inner] = copyOf(member, inner, depth + 1);
    }
  }
  return copy;
}

/** The view of a collection for reading. */
export function documentReader(documents: Documents): DocumentReader<unknown> {
  return Object.freeze({
    count: documents.count,
    get: (id: number) => entryOf(documents, id)?.document as Readonly<unknown>,
    ids: () => idsUpTo(documents.count, (id) => entryOf(documents, id) !== undefined),
  });
}

function idsUpTo(count: number, lives: (id: number) => boolean): number[] {
  const ids: number[] = [];
  for (let id = 1; id <= count; id += 1) if (lives(id)) ids.push(id);
  return ids;
}

/** A document as it was before a write: `document` when it was edited in this transition. */
interface Undo {
  readonly id: number;
  readonly count: number;
  readonly isEdited: boolean;
  readonly document: unknown;
}

/** The view of a collection for writing, while one transition runs. */
export class DocumentsDraft implements DocumentDraft<unknown> {
  readonly #name: string;
  readonly #collection: number;
  readonly #form: RecordForm | undefined;
  #base: Documents = NO_DOCUMENTS;
  #count = 0;
  #edited = new Map<number, unknown>();
  #isOpen = false;
  /** What leads back to the first mark; nothing is kept before it. */
  #undo: Undo[] = [];
  #isMarked = false;

  /**
   * @param collection the collection's position in the schema: the salt of its hash terms
   * @param form where the documents have records
   */
  constructor(name: string, collection: number, form: RecordForm | undefined) {
    this.#name = name;
    this.#collection = collection;
    this.#form = form;
    Object.freeze(this);
  }

  /** Begins a transition. */
  open(base: Documents): void {
    this.#base = base;
    this.#count = base.count;
    this.#isOpen = true;
    // A map that is cleared leads from its old table to its new one, and so on without an end.
    if (this.#edited.size !== 0) this.#edited = new Map();
    this.unmark();
  }

  /** Marks the documents; returns what `goBack` needs. */
  mark(): number {
    this.#isMarked = true;
    return this.#undo.length;
  }

  /** Forgets all marks. */
  unmark(): void {
    if (this.#undo.length > 0) this.#undo = [];
    this.#isMarked = false;
  }

  /** Takes back what was done since a mark. */
  goBack(mark: number): void {
    while (this.#undo.length > mark) {
      const { count, document, id, isEdited } = this.#undo.pop() as Undo;
      this.#count = count;
      if (isEdited) this.#edited.set(id, document);
      else this.#edited.delete(id);
    }
  }

  /** Ends the transition: from now on each call throws. */
  close(): void {
    this.#isOpen = false;
  }

  get count(): number {
    this.#checkOpen();
    return this.#count;
  }

  get(id: number): Readonly<unknown> | undefined {
    this.#checkOpen();
    if (this.#edited.size !== 0 && this.#edited.has(id)) return this.#edited.get(id) as object;
    return entryOf(this.#base, id)?.document as object | undefined;
  }

  ids(): number[] {
    return idsUpTo(this.count, (id) => this.get(id) !== undefined);
  }

  insert(document: unknown): number {
    this.#checkOpen();
    const id = this.#count + 1;
    this.#write(id, this.#copy(id, document));
    this.#count = id;
    return id;
  }

  edit(id: number, recipe: (document: unknown) => void): void {
    const former = this.#existing(id, 'edit');
    const place = `${this.#name} ${id}`;
    if (typeof former !== 'object' || former === null) {
      throw new Error(`cannot edit ${place}, which is neither a list nor an object: replace it`);
    }
    const draft = openValue(former, () => place);
    try {
      if (isPromise(recipe(draft))) throw new Error(`the edit of ${place} returned a promise`);
      if (writesOf(draft) > 0) this.#write(id, this.#copy(id, currentValue(draft), former));
    } finally {
      closeValue(draft);
    }
  }

  replace(id: number, document: unknown): void {
    const former = this.#existing(id, 'replace');
    this.#write(id, this.#copy(id, document, former));
  }

  remove(id: number): void {
    this.#existing(id, 'remove');
    this.#write(id, undefined);
  }

  #copy(id: number, document: unknown, former?: unknown): unknown {
    return copyJson(document, `${this.#name} ${id}`, STATE_RULES, former, this.#form);
  }

  #write(id: number, document: unknown): void {
    if (this.#isMarked) {
      const isEdited = this.#edited.has(id);
      this.#undo.push({ id, count: this.#count, isEdited, document: this.#edited.get(id) });
    }
    this.#edited.set(id, document);
  }

  #existing(id: number, action: string): unknown {
    const document = this.get(id);
    if (document !== undefined) return document;
    throw new Error(`cannot ${action} document ${String(id)} of ${this.#name}: it does not exist`);
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new Error(`the draft of ${this.#name} is used after its transition`);
  }

  /** The collection after the transition; the same object when nothing changed. */
  commit(): Documents {
    if (this.#edited.size === 0) return this.#base;
    let { a, b } = this.#base;
    const groups = this.#base.groups.slice() as (Entry | undefined)[][][];
    let changed = false;
    for (const [id, document] of this.#edited) {
      const former = entryOf(this.#base, id);
      if (document === former?.document) continue;
      const entry = document === undefined ? undefined : this.#entry(id, document);
      changed = true;
      a = (a + (entry?.a ?? 0) - (former?.a ?? 0)) | 0;
      b = (b + (entry?.b ?? 0) - (former?.b ?? 0)) | 0;
      const at = id - 1;
      const group = floorDiv(at, GROUP_DOCUMENTS);
      const base = this.#base.groups[group];
      if (groups[group] === base) groups[group] = (base ?? []).slice() as (Entry | undefined)[][];
      const pages = groups[group] as (Entry | undefined)[][];
      const page = floorDiv(at % GROUP_DOCUMENTS, PAGE);
      if (pages[page] === base?.[page]) pages[page] = (pages[page] ?? []).slice();
      (pages[page] as (Entry | undefined)[])[at % PAGE] = entry;
    }
    return changed || this.#count !== this.#base.count
      ? { count: this.#count, groups, a, b }
      : this.#base;
  }

  #entry(id: number, document: unknown): Entry {
    const lanes = emptyDigest();
    digest(lanes, canonicalJson(document));
    const key = this.#collection * 0x01000193 + id;
    return { document, a: termA(key, lanes.a, lanes.b), b: termB(key, lanes.b, lanes.a) };
  }
}
