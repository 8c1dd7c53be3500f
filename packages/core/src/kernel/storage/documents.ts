import { current, Immer } from 'immer';
import { canonicalJson } from '../codec/canonical.js';
import { copyJson, STATE_RULES } from '../codec/copyJson.js';
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

/** Makes drafts of documents. It freezes nothing: what a recipe left in a document is copied. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/** An Immer draft of an object that is part of a document. */
export function openValue(value: object): object {
  return immer.createDraft(value);
}

/** What a draft holds now; the value itself when nothing was changed. */
export function currentValue(draft: object): unknown {
  return current(draft);
}

/** Ends a draft: from now on each use of it throws. */
export function finishValue(draft: object): void {
  immer.finishDraft(draft);
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
  #base: Documents = NO_DOCUMENTS;
  #count = 0;
  #edited = new Map<number, unknown>();
  #isOpen = false;
  /** What leads back to the first mark; nothing is kept before it. */
  #undo: Undo[] = [];
  #isMarked = false;

  /** `collection` is the collection's position in the schema: the salt of its hash terms. */
  constructor(name: string, collection: number) {
    this.#name = name;
    this.#collection = collection;
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
    this.#write(id, copyJson(document, `${this.#name} ${id}`, STATE_RULES));
    this.#count = id;
    return id;
  }

  edit(id: number, recipe: (document: unknown) => void): void {
    const former = this.#existing(id, 'edit');
    const place = `${this.#name} ${id}`;
    const edited = immer.produce(former, (document: unknown) => {
      if (isPromise(recipe(document))) throw new Error(`the edit of ${place} returned a promise`);
    });
    if (edited !== former) this.#write(id, copyJson(edited, place, STATE_RULES, former));
  }

  replace(id: number, document: unknown): void {
    const former = this.#existing(id, 'replace');
    this.#write(id, copyJson(document, `${this.#name} ${id}`, STATE_RULES, former));
  }

  remove(id: number): void {
    this.#existing(id, 'remove');
    this.#write(id, undefined);
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
