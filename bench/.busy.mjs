// packages/core/src/kernel/int.ts
var { abs, ceil, clz32, floor, fround, imul, max, min, round, sqrt, trunc } = Math;
var INT_MAX = 9007199254740991;
var TWO_32 = 4294967296;
function isInt(value) {
  return typeof value === "number" && floor(value) === value && abs(value) <= INT_MAX;
}
function floorDiv(a, b) {
  const rest = a % b;
  return (a - (rest < 0 ? rest + b : rest)) / b;
}
function ceilDiv(a, b) {
  return -floorDiv(-a, b) + 0;
}
function floorMod(a, b) {
  const rest = a % b;
  return rest < 0 ? rest + b : rest + 0;
}
function sqrtFloor(value) {
  const guess = floor(sqrt(value));
  if (guess * guess > value) return guess - 1;
  return (guess + 1) * (guess + 1) <= value ? guess + 1 : guess;
}
function sqrtCeil(value) {
  const root = sqrtFloor(value);
  return root * root === value ? root : root + 1;
}
function mulDiv(a, b, c) {
  const rest = a % c;
  return (a - rest) / c * b + floorDiv(rest * b, c);
}

// packages/core/src/kernel/sortIds.ts
var SMALL = 24;
var DIGIT_BITS = 11;
var DIGITS = 1 << DIGIT_BITS;
function sortSpace() {
  return { ids: new Int32Array(64), counts: new Int32Array(DIGITS) };
}
function sortIds(ids, from, to, space) {
  if (to - from <= SMALL) insertionSort(ids, from, to);
  else radixSort(ids, from, to, space);
}
function insertionSort(ids, from, to) {
  for (let at = from + 1; at < to; at += 1) {
    const id = ids[at];
    let hole = at;
    while (hole > from && ids[hole - 1] > id) {
      ids[hole] = ids[hole - 1];
      hole -= 1;
    }
    ids[hole] = id;
  }
}
function radixSort(ids, from, to, space) {
  const size = to - from;
  if (space.ids.length < size) space.ids = new Int32Array(size * 2);
  let most = 0;
  for (let at = from; at < to; at += 1) most |= ids[at];
  for (let shift = 0; most >>> shift !== 0; shift += DIGIT_BITS) {
    scatter(ids, from, space.ids, size, shift, space.counts);
    ids.set(space.ids.subarray(0, size), from);
  }
}
function scatter(ids, from, out, size, shift, counts) {
  counts.fill(0);
  for (let at = 0; at < size; at += 1) {
    const digit = ids[from + at] >>> shift & DIGITS - 1;
    counts[digit] = counts[digit] + 1;
  }
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const count = counts[digit];
    counts[digit] = sum;
    sum += count;
  }
  for (let at = 0; at < size; at += 1) {
    const id = ids[from + at];
    const digit = id >>> shift & DIGITS - 1;
    const place = counts[digit];
    out[place] = id;
    counts[digit] = place + 1;
  }
}

// packages/core/src/kernel/agenda.ts
var TICK_MAX = 4294967295;
var SLOTS = 256;
var LEVELS = 4;
var BUCKETS = SLOTS * LEVELS;
var COMPACT_FROM = 64;
var Agenda = class {
  /** The tick at which the wheel stands. */
  cursor = 0;
  #wheels;
  /** Hints in each bucket and on each level, over all kinds. */
  #counts = new Int32Array(BUCKETS);
  #levels = new Int32Array(LEVELS);
  /** The wave in hand: ids of all kinds, and where each kind ends. */
  #wave = new Int32Array(64);
  #ends;
  #space = sortSpace();
  constructor(kinds) {
    this.#ends = new Int32Array(kinds.length);
    this.#wheels = kinds.map((kind) => ({
      ...kind,
      buckets: new Array(BUCKETS).fill(void 0),
      limits: new Int32Array(BUCKETS).fill(COMPACT_FROM)
    }));
  }
  /** Files a timer whose `due` word was set, moved or restored. */
  file(kind, row) {
    const { rows, due: dueOffset, filed: filedOffset } = this.#wheels[kind];
    const due = min(rows.get(row, dueOffset), TICK_MAX);
    if (due === 0) return;
    const filed = rows.peek(row, filedOffset);
    if (filed !== 0 && filed <= due) return;
    rows.poke(row, filedOffset, due);
    const bucket = this.#bucketOf(due);
    if (filed === 0 || this.#bucketOf(filed) !== bucket) this.#push(kind, bucket, row);
  }
  /** Moves the wheel to `tick`, forward or back; nothing may be due in between. */
  seek(tick) {
    const from = this.cursor;
    if (tick === from + 1 && (tick & 255) !== 0) {
      this.cursor = tick;
      return;
    }
    let level = 0;
    while (level < LEVELS - 1 && from >>> 8 * (level + 1) !== tick >>> 8 * (level + 1)) {
      level += 1;
    }
    const last = tick >>> 8 * level & 255;
    const first = (from >>> 8 * level & 255) + 1;
    const moved = [];
    for (let slot = first; slot <= last; slot += 1) this.#takeAll(level * SLOTS + slot, moved);
    for (let below2 = 0; below2 < level; below2 += 1) {
      if (this.#levels[below2] === 0) continue;
      for (let slot = 0; slot < SLOTS; slot += 1) this.#takeAll(below2 * SLOTS + slot, moved);
    }
    this.cursor = tick;
    for (const [kind, rows] of moved) for (const row of rows) this.file(kind, row);
  }
  /** Whether nothing can be due at the cursor. */
  get idle() {
    return this.#counts[this.cursor & 255] === 0;
  }
  /**
   * Collects what is due at the cursor as the next wave: by kind, each kind's ids ascending.
   *
   * @returns how many; read them with `waveEnd` and `waveId`.
   */
  gather() {
    let size = 0;
    for (let kind = 0; kind < this.#wheels.length; kind += 1) {
      const rows = this.#take(kind, this.cursor & 255);
      const start2 = size;
      if (rows !== void 0) size = this.#sift(kind, rows, start2);
      sortIds(this.#wave, start2, size, this.#space);
      this.#ends[kind] = size;
    }
    return size;
  }
  /** Where a kind's ids end in the wave. */
  waveEnd(kind) {
    return this.#ends[kind];
  }
  /** The id at a place of the wave. */
  waveId(at) {
    return this.#wave[at];
  }
  /** Files the wave in hand again, after its transition was taken back. */
  abandonWave() {
    let at = 0;
    for (let kind = 0; kind < this.#wheels.length; kind += 1) {
      for (; at < this.waveEnd(kind); at += 1) this.file(kind, this.waveId(at));
    }
    this.#ends.fill(0);
  }
  /** The first tick after the cursor at which anything is due; 0 when nothing ever is. */
  nextDue() {
    for (let level = 0; level < LEVELS; level += 1) {
      if (this.#levels[level] === 0) continue;
      for (let slot = (this.cursor >>> 8 * level & 255) + 1; slot < SLOTS; slot += 1) {
        const bucket = level * SLOTS + slot;
        const due = this.#counts[bucket] === 0 ? 0 : this.#earliest(bucket);
        if (due !== 0) return due;
      }
    }
    return 0;
  }
  /** The earliest appointment of a bucket; what belongs elsewhere leaves it. */
  #earliest(bucket) {
    const moved = [];
    this.#takeAll(bucket, moved);
    let earliest = 0;
    for (const [kind, ids] of moved) {
      const { rows, due: dueOffset } = this.#wheels[kind];
      for (const row of ids) {
        this.file(kind, row);
        const due = rows.get(row, dueOffset);
        if (due === 0 || due > TICK_MAX || this.#bucketOf(due) !== bucket) continue;
        if (earliest === 0 || due < earliest) earliest = due;
      }
    }
    return earliest;
  }
  /** Puts those of `rows` that are due now into the wave; files the others again. */
  #sift(kind, rows, start2) {
    const wheel = this.#wheels[kind];
    if (this.#wave.length < start2 + rows.length) {
      const wave = new Int32Array((start2 + rows.length) * 2);
      wave.set(this.#wave);
      this.#wave = wave;
    }
    let size = start2;
    for (const row of rows) {
      if (wheel.rows.get(row, wheel.due) === this.cursor) {
        this.#wave[size] = row;
        size += 1;
      } else this.file(kind, row);
    }
    return size;
  }
  #takeAll(bucket, into) {
    if (this.#counts[bucket] === 0) return;
    for (let kind = 0; kind < this.#wheels.length; kind += 1) {
      const rows = this.#take(kind, bucket);
      if (rows !== void 0) into.push([kind, rows]);
    }
  }
  /** Empties a bucket of one kind: the rows of its valid hints, now filed nowhere. */
  #take(kind, bucket) {
    const { rows, filed: filedOffset, buckets, limits } = this.#wheels[kind];
    const hints = buckets[bucket];
    if (hints === void 0) return void 0;
    buckets[bucket] = void 0;
    limits[bucket] = COMPACT_FROM;
    this.#count(bucket, -hints.length);
    let kept = 0;
    for (const row of hints) {
      const filed = rows.peek(row, filedOffset);
      if (filed === 0 || this.#bucketOf(filed) !== bucket) continue;
      rows.poke(row, filedOffset, 0);
      hints[kept] = row;
      kept += 1;
    }
    hints.length = kept;
    return hints;
  }
  #push(kind, bucket, row) {
    const { buckets, limits } = this.#wheels[kind];
    const hints = buckets[bucket];
    if (hints === void 0) buckets[bucket] = [row];
    else hints.push(row);
    this.#count(bucket, 1);
    if (hints !== void 0 && hints.length >= limits[bucket]) {
      this.#compact(kind, bucket);
    }
  }
  /** Drops the orphans of a bucket that has doubled, so that hints stay O(timers). */
  #compact(kind, bucket) {
    const { limits } = this.#wheels[kind];
    const kept = this.#take(kind, bucket);
    limits[bucket] = 2 * kept.length + COMPACT_FROM;
    for (const row of kept) this.file(kind, row);
  }
  /** The bucket for a tick at or after the cursor: the level of the highest byte that differs. */
  #bucketOf(tick) {
    const from = this.cursor;
    if (tick >>> 8 === from >>> 8) return tick & 255;
    if (tick >>> 16 === from >>> 16) return SLOTS + (tick >>> 8 & 255);
    if (tick >>> 24 === from >>> 24) return 2 * SLOTS + (tick >>> 16 & 255);
    return 3 * SLOTS + (tick >>> 24);
  }
  #count(bucket, change) {
    const level = bucket >>> 8;
    this.#counts[bucket] = this.#counts[bucket] + change;
    this.#levels[level] = this.#levels[level] + change;
  }
};

// packages/core/src/kernel/invariant.ts
function invariant(condition, why) {
  if (!condition) throw new Error(`broken invariant: ${why}`);
}

// packages/core/src/kernel/canonical.ts
function canonicalJson(value, path = "$") {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") {
    invariant(isInt(value) && !Object.is(value, -0), `${path} is ${value}, not an integer`);
    return String(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => canonicalJson(item, `${path}[${index}]`)).join(",")}]`;
  }
  invariant(isPlain(value), `${path} is not plain JSON`);
  const members = Object.keys(value).sort(byCodeUnits).map((name3) => `${JSON.stringify(name3)}:${canonicalJson(value[name3], `${path}.${name3}`)}`);
  return `{${members.join(",")}}`;
}
function byCodeUnits(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function isPlain(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

// packages/core/src/kernel/documents.ts
import { freeze, produce } from "immer";

// packages/core/src/kernel/hash.ts
var PER_TWO_32 = 1 / 4294967296;
function high(value) {
  const low = value | 0;
  return low === value ? low >> 31 : floor(value * PER_TWO_32) | 0;
}
function termA(key, low, highWord) {
  let h = key ^ low;
  h = imul(h ^ h >>> 16, 2146121005) + imul(highWord, 2654435761);
  h = imul(h ^ h >>> 15, 2221713035);
  return h ^ h >>> 16;
}
function termB(key, low, highWord) {
  let h = imul(low, 3432918353) + imul(key, 461845907);
  h = imul(h ^ h >>> 15 ^ highWord, 2246822507);
  h = imul(h ^ h >>> 13, 3266489909);
  return h ^ h >>> 16;
}
function hex(a, b) {
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}
function digest(lanes, text2) {
  let a = lanes.a;
  let b = lanes.b;
  for (let at = 0; at < text2.length; at += 1) {
    const unit = text2.charCodeAt(at);
    a = imul(a ^ unit, 16777619);
    b = imul(b + unit, 2246822507) ^ b >>> 15;
  }
  lanes.a = a ^ a >>> 16;
  lanes.b = b ^ b >>> 13;
}
function emptyDigest() {
  return { a: 2166136261 | 0, b: 625341585 };
}
function hashText(text2) {
  const lanes = emptyDigest();
  digest(lanes, text2);
  return hex(termA(1, lanes.a, lanes.b), termB(1, lanes.b, lanes.a));
}

// packages/core/src/kernel/documents.ts
var PAGE = 32;
var NO_DOCUMENTS = { count: 0, pages: [], a: 0, b: 0 };
function entryOf(documents, id) {
  const at = id - 1;
  return documents.pages[(at - at % PAGE) / PAGE]?.[at % PAGE];
}
function documentReader(documents) {
  return {
    count: documents.count,
    get: (id) => entryOf(documents, id)?.document,
    ids: () => idsUpTo(documents.count, (id) => entryOf(documents, id) !== void 0)
  };
}
function idsUpTo(count, lives) {
  const ids = [];
  for (let id = 1; id <= count; id += 1) if (lives(id)) ids.push(id);
  return ids;
}
var DocumentsDraft = class {
  #collection;
  #base = NO_DOCUMENTS;
  #count = 0;
  #edited = /* @__PURE__ */ new Map();
  /** `collection` is the collection's place in the schema: the salt of its hash terms. */
  constructor(collection) {
    this.#collection = collection;
  }
  begin(base2) {
    this.#base = base2;
    this.#count = base2.count;
    this.#edited.clear();
  }
  get count() {
    return this.#count;
  }
  get(id) {
    if (this.#edited.size !== 0 && this.#edited.has(id)) return this.#edited.get(id);
    return entryOf(this.#base, id)?.document;
  }
  ids() {
    return idsUpTo(this.#count, (id) => this.get(id) !== void 0);
  }
  insert(document) {
    this.#count += 1;
    this.#edited.set(this.#count, freeze(document, true));
    return this.#count;
  }
  edit(id, recipe) {
    const edited = produce(this.get(id), (document) => {
      recipe(document);
    });
    this.#edited.set(id, edited);
  }
  remove(id) {
    this.#edited.set(id, void 0);
  }
  /**
   * The collection after the transition; the very same one when nothing changed.
   *
   * @throws Error naming the path of a value that is no plain JSON of integers.
   */
  commit() {
    if (this.#edited.size === 0) return this.#base;
    let { a, b } = this.#base;
    const pages = this.#base.pages.slice();
    const fresh = /* @__PURE__ */ new Set();
    let changed = false;
    for (const [id, document] of this.#edited) {
      const former = entryOf(this.#base, id);
      if (document === former?.document) continue;
      const entry = document === void 0 ? void 0 : this.#entry(id, document);
      changed = true;
      a = a + (entry?.a ?? 0) - (former?.a ?? 0) | 0;
      b = b + (entry?.b ?? 0) - (former?.b ?? 0) | 0;
      const page = (id - 1 - (id - 1) % PAGE) / PAGE;
      if (!fresh.has(page)) {
        pages[page] = (pages[page] ?? []).slice();
        fresh.add(page);
      }
      pages[page][(id - 1) % PAGE] = entry;
    }
    return changed || this.#count !== this.#base.count ? { count: this.#count, pages, a, b } : this.#base;
  }
  #entry(id, document) {
    const lanes = emptyDigest();
    digest(lanes, canonicalJson(document));
    const key = this.#collection * 16777619 + id;
    return { document, a: termA(key, lanes.a, lanes.b), b: termB(key, lanes.b, lanes.a) };
  }
};

// packages/core/src/kernel/roll.ts
function mix(state, word2) {
  let h = imul(state ^ word2, 2246822507);
  h = imul(h ^ h >>> 13, 3266489909);
  return h ^ h >>> 16;
}
function roll(seed, domain, entity, tick, n2 = 0) {
  let h = mix(2654435769 | 0, seed | 0);
  h = mix(h, floor(seed / TWO_32) | 0);
  h = mix(h, domain);
  h = mix(h, entity | 0);
  h = mix(h, floor(entity / TWO_32) | 0);
  h = mix(h, tick | 0);
  h = mix(h, floor(tick / TWO_32) | 0);
  return mix(mix(h, n2), 668265263) >>> 0;
}
function below(limit, rolled) {
  return floor(rolled * limit / TWO_32);
}
function scramble(seed, id) {
  let left = id >>> 16 & 65535;
  let right = id & 65535;
  for (let round2 = 0; round2 < 4; round2 += 1) {
    const next = left ^ roll(seed, 49374, right, round2) & 65535;
    left = right;
    right = next;
  }
  return (left << 16 | right) >>> 0;
}
function unscramble(seed, code) {
  let left = code >>> 16 & 65535;
  let right = code & 65535;
  for (let round2 = 3; round2 >= 0; round2 -= 1) {
    const next = right ^ roll(seed, 49374, left, round2) & 65535;
    right = left;
    left = next;
  }
  return (left << 16 | right) >>> 0;
}

// packages/core/src/kernel/schema.ts
var word = { kind: "word" };
var gauge = { kind: "gauge" };
var timer = { kind: "timer" };
var list = { kind: "list" };
function link(table, listName) {
  return { kind: "link", to: { table, list: listName } };
}
var WORDS_OF = {
  word: 1,
  gauge: 3,
  timer: 2,
  link: 3,
  list: 1
};
var PRESENT = 0;
function defineTable(name3, specs, key) {
  const fields = {};
  let stride = PRESENT + 1;
  for (const [field, spec] of Object.entries(specs)) {
    fields[field] = stride;
    stride += WORDS_OF[spec.kind];
  }
  if (key !== void 0) {
    invariant(specs[key]?.kind === "word", `the key of ${name3} must be a word: ${key}`);
  }
  return {
    name: name3,
    specs,
    fields,
    stride,
    key: key === void 0 ? 0 : fields[key]
  };
}
function json() {
  return {};
}
var RESERVED = ["now", "setting", "emit", "roll"];
function defineSchema(schema2) {
  for (const [name3, table] of Object.entries(schema2.tables)) {
    invariant(table.name === name3, `table ${table.name} stands under the name ${name3}`);
    for (const [field, { to }] of Object.entries(table.specs)) {
      if (to === void 0) continue;
      const kind = schema2.tables[to.table]?.specs[to.list]?.kind;
      invariant(kind === "list", `${name3}.${field} joins ${to.table}.${to.list}, which is no list`);
    }
  }
  for (const name3 of [...Object.keys(schema2.tables), ...Object.keys(schema2.documents)]) {
    invariant(!RESERVED.includes(name3), `the name ${name3} is taken by the draft itself`);
    invariant(
      !(name3 in schema2.tables && name3 in schema2.documents),
      `${name3} is both a table and a document`
    );
  }
  for (const [name3, numbers] of Object.entries(schema2.events)) {
    invariant(numbers.length <= 6, `event ${name3} has more than six numbers`);
  }
  return schema2;
}

// packages/core/src/kernel/layout.ts
var ROLE = {
  /** Belongs to the live rows only: neither journaled nor hashed. */
  bookkeeping: 0,
  plain: 1,
  /** Kept for older snapshots, but no meaning of its own: the order inside a list. */
  unhashed: 2,
  gaugeValue: 3,
  gaugeRate: 4,
  gaugeSince: 5,
  timerDue: 6
};
var ROLES_OF = {
  word: [ROLE.plain],
  gauge: [ROLE.gaugeValue, ROLE.gaugeRate, ROLE.gaugeSince],
  timer: [ROLE.timerDue, ROLE.bookkeeping],
  link: [ROLE.plain, ROLE.unhashed, ROLE.unhashed],
  list: [ROLE.unhashed]
};
function layoutsOf(schema2, kinds) {
  const tables3 = Object.values(schema2.tables);
  const indexOf2 = (name3) => tables3.findIndex((table) => table.name === name3);
  const layouts = tables3.map((definition, index) => layoutOf(definition, index, kinds));
  for (const [index, definition] of tables3.entries()) {
    for (const [name3, { to }] of Object.entries(definition.specs)) {
      if (to === void 0) continue;
      const link2 = definition.fields[name3];
      const table = indexOf2(to.table);
      const list2 = tables3[table]?.fields[to.list];
      layouts[index].parents[link2] = { table, list: list2 };
      layouts[table].children[list2] = { table: index, link: link2 };
    }
  }
  return layouts;
}
function layoutOf(definition, index, kinds) {
  const { stride } = definition;
  const roles = new Uint8Array(stride);
  roles[PRESENT] = ROLE.plain;
  for (const [name3, spec] of Object.entries(definition.specs)) {
    const offset = definition.fields[name3];
    for (let word2 = 0; word2 < WORDS_OF[spec.kind]; word2 += 1) {
      roles[offset + word2] = ROLES_OF[spec.kind][word2];
    }
  }
  const kindsByOffset = new Int32Array(stride).fill(-1);
  for (const [order3, kind] of kinds.entries()) {
    if (kind.table === index) kindsByOffset[kind.due] = order3;
  }
  return {
    index,
    definition,
    stride,
    roles,
    salt: mix(23063, index + 1),
    parents: new Array(stride).fill(void 0),
    children: new Array(stride).fill(void 0),
    kinds: kindsByOffset
  };
}

// packages/core/src/kernel/snapshot.ts
var partsOf;
var Snapshot = class {
  /** The world's time in ticks. */
  now;
  #parts;
  static {
    partsOf = (snapshot) => snapshot.#parts;
  }
  constructor(now, origin, version, documents) {
    this.now = now;
    this.#parts = { origin, version, documents, hash: void 0, world: void 0 };
  }
  /** What the world was made with: the seed, and whatever else its rules depend on. */
  get setting() {
    return this.#parts.origin.setting;
  }
};

// packages/core/src/kernel/snapshotHash.ts
function rootHash(snapshot) {
  const parts = partsOf(snapshot);
  if (parts.hash !== void 0) return parts.hash;
  const lanes = emptyDigest();
  digest(lanes, parts.origin.settingHash);
  let a = termA(lanes.a, snapshot.now | 0, snapshot.now / 4294967296 | 0);
  let b = termB(lanes.b, snapshot.now | 0, snapshot.now / 4294967296 | 0);
  const words = parts.version.lanes;
  for (let at = 0; at < words.length; at += 2) {
    a = termA(a, words[at], words[at + 1]);
    b = termB(b, words[at + 1], words[at]);
  }
  for (const documents of parts.documents) {
    a = termA(a, documents.a, documents.count);
    b = termB(b, documents.b, documents.count);
  }
  parts.hash = hex(a, b);
  return parts.hash;
}
function tableHashes(snapshot, names) {
  const { version, documents } = partsOf(snapshot);
  const hashes = {};
  for (const [table, name3] of names.tables.entries()) {
    hashes[name3] = hex(version.lanes[2 * table], version.lanes[2 * table + 1]);
  }
  for (const [collection, name3] of names.documents.entries()) {
    const { a, b, count } = documents[collection];
    hashes[name3] = hex(termA(count, a, b), termB(count, b, a));
  }
  return hashes;
}

// packages/core/src/kernel/codec.ts
var FORMAT = 1;
var MAGIC = 1381258049;
function schemaHash(schema2) {
  const tables3 = Object.values(schema2.tables).map(({ name: name3, specs, key }) => ({
    name: name3,
    key,
    fields: Object.entries(specs).map(([field, { kind, to }]) => ({ field, kind, to: to ?? null }))
  }));
  const documents = Object.keys(schema2.documents);
  return hashText(canonicalJson({ tables: tables3, documents, events: schema2.events }));
}
function encodeSnapshot(identity, layouts, names, backend, snapshot) {
  const { version, documents } = partsOf(snapshot);
  const head = canonicalJson({
    format: FORMAT,
    name: identity.name,
    version: identity.version,
    schema: schemaHash(identity.schema),
    now: snapshot.now,
    setting: snapshot.setting,
    hash: rootHash(snapshot),
    documents: names.documents.map((_, index) => listDocuments(documents[index]))
  });
  const tables3 = layouts.map(
    (layout) => wordsOf(layout, backend.reader(version, layout.index), snapshot.now)
  );
  const size = tables3.reduce((sum, words) => sum + words.length * 8, 8 + head.length * 2);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, head.length, true);
  for (let at2 = 0; at2 < head.length; at2 += 1) view.setUint16(8 + at2 * 2, head.charCodeAt(at2), true);
  let at = 8 + head.length * 2;
  for (const words of tables3) {
    for (const word2 of words) {
      view.setFloat64(at, word2, true);
      at += 8;
    }
  }
  return bytes;
}
function listDocuments(documents) {
  const reader = documentReader(documents);
  return { count: reader.count, living: reader.ids().map((id) => [id, reader.get(id)]) };
}
function wordsOf(layout, rows, now) {
  const count = rows.get(0, PRESENT);
  const words = [count];
  for (let row = 1; row <= count; row += 1) {
    const present = rows.get(row, PRESENT);
    words.push(present);
    if (present === 0) continue;
    for (let offset = PRESENT + 1; offset < layout.stride; offset += 1) {
      const role = layout.roles[offset];
      if (role === ROLE.gaugeValue) {
        const elapsed = now - rows.get(row, offset + 2);
        words.push(rows.get(row, offset) + rows.get(row, offset + 1) * elapsed);
      } else if (role === ROLE.plain || role === ROLE.timerDue || role === ROLE.gaugeRate) {
        words.push(rows.get(row, offset));
      }
    }
  }
  return words;
}
function decodeSnapshot(identity, layouts, names, backend, bytes, transition) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(bytes.length >= 8 && view.getUint32(0, true) === MAGIC, "they are no encoded snapshot");
  const length = view.getUint32(4, true);
  check(bytes.length >= 8 + length * 2, "they are cut inside the head");
  const head = headOf(identity, view, length);
  const origin = { setting: head.setting, settingHash: hashText(canonicalJson(head.setting)) };
  const blank = new Snapshot(
    head.now,
    origin,
    backend.create(),
    names.documents.map(() => NO_DOCUMENTS)
  );
  let at = 8 + length * 2;
  const next = () => {
    check(at + 8 <= bytes.length, `they are cut at byte ${bytes.length}`);
    at += 8;
    return view.getFloat64(at - 8, true);
  };
  const snapshot = transition(blank, ({ draft, documents }, store) => {
    for (const [index, collection] of head.documents.entries()) {
      const living = new Map(collection.living);
      for (let id = 1; id <= collection.count; id += 1) {
        documents[index]?.insert(living.get(id) ?? null);
        if (!living.has(id)) documents[index]?.remove(id);
      }
    }
    for (const layout of layouts) readTable(layout, store, next, head.now);
    for (const layout of layouts) {
      fileTable(
        layout,
        store,
        draft[names.tables[layout.index]]
      );
    }
    return true;
  });
  check(at === bytes.length, `${bytes.length - at} bytes are left over`);
  check(rootHash(snapshot) === head.hash, `their hash is not ${head.hash}: they were altered`);
  return snapshot;
}
function headOf(identity, view, length) {
  let text2 = "";
  for (let at = 0; at < length; at += 1) {
    text2 += String.fromCharCode(view.getUint16(8 + at * 2, true));
  }
  let head;
  try {
    head = JSON.parse(text2);
  } catch {
    check(false, "their head is no JSON");
  }
  check(isPlain(head), "their head is no object");
  const { format, name: name3, version, schema: schema2 } = head;
  check(format === FORMAT, `their format is ${String(format)}, not ${FORMAT}`);
  check(
    name3 === identity.name && version === identity.version,
    `${String(name3)} ${String(version)} wrote them, not ${identity.name} ${identity.version}`
  );
  check(schema2 === schemaHash(identity.schema), "their tables are not those of this schema");
  check(
    isInt(head["now"]) && isPlain(head["setting"]) && typeof head["hash"] === "string" && Array.isArray(head["documents"]),
    "their head lacks a member"
  );
  return head;
}
function readTable(layout, store, next, now) {
  const rows = store.rows[layout.index];
  const count = next();
  check(isInt(count) && count >= 0, `${layout.definition.name} has ${count} rows`);
  if (count !== 0) rows.set(0, PRESENT, count);
  for (let row = 1; row <= count; row += 1) {
    const present = next();
    rows.reserve(row);
    if (present === 0) continue;
    rows.set(row, PRESENT, present);
    for (let offset = PRESENT + 1; offset < layout.stride; offset += 1) {
      const role = layout.roles[offset];
      if (role === ROLE.gaugeValue) rows.setGauge(row, offset, next(), next(), now);
      else if (role === ROLE.plain || role === ROLE.timerDue) rows.set(row, offset, next());
    }
  }
}
function fileTable(layout, store, table) {
  const { definition } = layout;
  const rows = store.rows[layout.index];
  const ids = table.ids();
  for (const id of ids) {
    if (definition.key !== 0) store.keys[layout.index]?.add(id, rows.get(id, definition.key));
    for (const [name3, { kind }] of Object.entries(definition.specs)) {
      const offset = definition.fields[name3];
      const value = rows.get(id, offset);
      if (value === 0) continue;
      if (kind === "timer") store.agenda.file(layout.kinds[offset], id);
      if (kind === "link") {
        rows.set(id, offset, 0);
        table.join(id, offset, value);
      }
    }
  }
}
function check(holds, why) {
  if (!holds) throw new Error(`these bytes cannot be decoded: ${why}`);
}

// packages/core/src/kernel/events.ts
var STRIDE = 8;
var EventList = class {
  length;
  #words;
  #catalogue;
  #names;
  constructor(catalogue, names, words) {
    this.#catalogue = catalogue;
    this.#names = names;
    this.#words = words;
    this.length = words.length / STRIDE;
  }
  /** The event at a place, as a plain object. */
  at(index) {
    const at = index * STRIDE;
    const name3 = this.#names[this.#words[at + 1]];
    const event = { tick: this.#words[at], name: name3 };
    for (const [place, number] of this.#catalogue[name3].entries()) {
      event[number] = this.#words[at + 2 + place];
    }
    return event;
  }
  /** The name of the event at a place, without making the event. */
  nameAt(index) {
    return this.#names[this.#words[index * STRIDE + 1]];
  }
  /** The number at `place` (0 ... 5) of the event at `index`, without making the event. */
  numberAt(index, place) {
    return this.#words[index * STRIDE + 2 + place];
  }
  /** All events as plain objects. */
  *[Symbol.iterator]() {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }
};
var EventBuffer = class {
  #catalogue;
  #names;
  #kinds;
  #none;
  #words = new Float64Array(STRIDE * 16);
  #size = 0;
  constructor(catalogue) {
    this.#catalogue = catalogue;
    this.#names = Object.keys(catalogue);
    this.#kinds = new Map(this.#names.map((name3, kind) => [name3, kind]));
    this.#none = new EventList(catalogue, this.#names, new Float64Array(0));
  }
  get length() {
    return this.#size / STRIDE;
  }
  /** Empties the buffer. */
  begin() {
    this.#size = 0;
  }
  add(tick, name3, a, b, c, d, e, f) {
    const at = this.#size;
    if (at === this.#words.length) {
      const words2 = new Float64Array(at * 2);
      words2.set(this.#words);
      this.#words = words2;
    }
    const words = this.#words;
    words[at] = tick;
    words[at + 1] = this.#kinds.get(name3);
    words[at + 2] = a;
    words[at + 3] = b;
    words[at + 4] = c;
    words[at + 5] = d;
    words[at + 6] = e;
    words[at + 7] = f;
    this.#size = at + STRIDE;
  }
  /** The event at a place of the buffer. */
  at(index) {
    return this.#list(index * STRIDE, (index + 1) * STRIDE).at(0);
  }
  /** The events collected since `begin`. */
  end() {
    return this.#size === 0 ? this.#none : this.#list(0, this.#size);
  }
  #list(from, to) {
    return new EventList(this.#catalogue, this.#names, this.#words.slice(from, to));
  }
};

// packages/core/src/kernel/intercept.ts
function interceptLow(value, rate, since) {
  return (value | 0) - imul(rate | 0, since | 0) | 0;
}
function interceptHigh(value, rate, since) {
  const product = rate * since;
  const intercept = value - product;
  if (abs(product) <= INT_MAX && abs(intercept) <= INT_MAX) return high(intercept);
  return wideHigh(value, rate, since);
}
function wideHigh(value, rate, since) {
  const r0 = rate & 65535;
  const r1 = (rate | 0) >>> 16;
  const s0 = since & 65535;
  const s1 = (since | 0) >>> 16;
  const middle = r1 * s0 + r0 * s1;
  const lowSum = r0 * s0 + middle % 65536 * 65536;
  const carry = floor(middle / 65536) + floor(lowSum / 4294967296);
  const product = r1 * s1 + carry + imul(high(rate), since | 0);
  const borrow = (value | 0) >>> 0 < lowSum % 4294967296 ? 1 : 0;
  return high(value) - (product | 0) - borrow | 0;
}

// packages/core/src/kernel/cellHash.ts
var LOW = new Int32Array(new Float64Array([1]).buffer)[0] === 0 ? 0 : 1;
var HIGH = 1 - LOW;
function cellKey(at, salt) {
  return imul(at, 2654435761) + salt | 0;
}
function firstRound(key, word2, factor) {
  const mixed = key ^ word2;
  return imul(mixed ^ mixed >>> 16, factor);
}
function termA2(a, b) {
  const joined = a ^ b >>> 15;
  const mixed = imul(joined ^ joined >>> 15, 739982445);
  return mixed ^ mixed >>> 12;
}
function termB2(a, b) {
  const joined = b ^ a >>> 14;
  const mixed = imul(joined ^ joined >>> 13, 695872825);
  return mixed ^ mixed >>> 15;
}
function moveWords(lanes, key, olderLow, olderHigh, low, high2) {
  const a = firstRound(key, high2, 2146121005);
  const b = firstRound(key, low, 2221713035);
  const olderA = firstRound(key, olderHigh, 2146121005);
  const olderB = firstRound(key, olderLow, 2221713035);
  lanes[0] = lanes[0] + termA2(a, b) - termA2(olderA, olderB);
  lanes[1] = lanes[1] + termB2(a, b) - termB2(olderA, olderB);
}
function moveTerm(lanes, key, older, newer, entry) {
  const low = 2 * entry + LOW;
  const high2 = 2 * entry + HIGH;
  moveWords(
    lanes,
    key,
    older[low],
    older[high2],
    newer[low],
    newer[high2]
  );
}
function moveGauge(lanes, key, older, newer, entry) {
  const value = newer[entry];
  const rate = newer[entry + 1];
  const since = newer[entry + 2];
  const olderValue = older[entry];
  const olderRate = older[entry + 1];
  const olderSince = older[entry + 2];
  moveWords(
    lanes,
    key,
    interceptLow(olderValue, olderRate, olderSince),
    interceptHigh(olderValue, olderRate, olderSince),
    interceptLow(value, rate, since),
    interceptHigh(value, rate, since)
  );
  if (rate !== olderRate) {
    moveWords(
      lanes,
      ~key,
      olderRate | 0,
      olderRate / 4294967296 | 0,
      rate | 0,
      rate / 4294967296 | 0
    );
  }
}

// packages/core/src/kernel/entries.ts
var GAUGE = 1 << 30;
function offsetOf(mark) {
  return mark < 0 ? ~mark : mark & ~GAUGE;
}
function compactEntries(marks, older, size) {
  let slots = 64;
  while (slots < size * 2) slots *= 2;
  const seen = new Int32Array(slots);
  let kept = 0;
  for (let entry = 0; entry < size; entry += 1) {
    const offset = offsetOf(marks[entry]);
    const mixed = imul(offset, 2654435761);
    let slot = (mixed ^ mixed >>> 15) & slots - 1;
    while (seen[slot] !== 0 && seen[slot] !== offset + 1) slot = slot + 1 & slots - 1;
    if (seen[slot] !== 0) continue;
    seen[slot] = offset + 1;
    marks[kept] = marks[entry];
    older[kept] = older[entry];
    kept += 1;
  }
  return kept;
}

// packages/core/src/kernel/journalRows.ts
var COMPACT_FROM2 = 1 << 16;
var JournalRows = class _JournalRows {
  words;
  layout;
  stride;
  /** Sums of the terms of all cells: the two hash lanes. */
  lanes = new Int32Array(2);
  #marks = new Int32Array(64);
  #older = new Float64Array(64);
  #newer = new Float64Array(64);
  /** The same values as pairs of 32-bit words, for hashing. */
  #olderBits = new Int32Array(this.#older.buffer);
  #newerBits = new Int32Array(this.#newer.buffer);
  #size = 0;
  /** Entries whose terms are in the lanes already. */
  #hashed = 0;
  #limit = COMPACT_FROM2;
  constructor(layout, words = new Float64Array(layout.stride * 16)) {
    this.layout = layout;
    this.stride = layout.stride;
    this.words = words;
  }
  get(row, offset) {
    return this.words[row * this.stride + offset];
  }
  set(row, offset, value) {
    const at = row * this.stride + offset;
    if (this.words[at] === value) return;
    if (floor(value) !== value || value > INT_MAX || value < -INT_MAX) this.#fail(at, value);
    this.#note(at, at, value);
  }
  setUnhashed(row, offset, value) {
    const at = row * this.stride + offset;
    if (this.words[at] !== value) this.#note(~at, at, value);
  }
  setGauge(row, offset, value, rate, since) {
    const at = row * this.stride + offset;
    if (floor(value) !== value || value > INT_MAX || value < -INT_MAX) this.#fail(at, value);
    if (floor(rate) !== rate || rate > INT_MAX || rate < -INT_MAX) this.#fail(at, rate);
    if (this.#size + 3 > this.#marks.length) this.#grow();
    this.#note(at | GAUGE, at, value);
    this.#note(~(at + 1), at + 1, rate);
    this.#note(~(at + 2), at + 2, since);
  }
  peek(row, offset) {
    return this.words[row * this.stride + offset];
  }
  poke(row, offset, value) {
    this.words[row * this.stride + offset] = value;
  }
  reserve(row) {
    this.reserveWord((row + 1) * this.stride - 1);
  }
  /**
   * Makes room for a word: a version that was left for an older one may have more rows than the
   * store it comes back to.
   */
  reserveWord(at) {
    if (at < this.words.length) return;
    const words = new Float64Array(max(at + 1, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
  /** A copy of the rows in use, for another store. */
  copy() {
    const used = (this.get(0, PRESENT) + 1) * this.stride;
    return new _JournalRows(this.layout, this.words.slice(0, used));
  }
  /** Ends the writing of a transition: the number of its journal entries. */
  settle() {
    if (this.#limit > COMPACT_FROM2) this.#compact();
    return this.#size;
  }
  /** Moves the lanes, and puts the entries into a journal from its entry `from` on. */
  commit(offsets, values, from) {
    const size = this.#size;
    if (size === 0) return;
    this.#hash();
    for (let entry = 0; entry < size; entry += 1) {
      offsets[from + entry] = offsetOf(this.#marks[entry]);
    }
    values.set(this.#older.subarray(0, size), from);
    this.#clear();
  }
  /** Takes the transition back; `restored` hears of each timer that was moved. */
  rollback(restored) {
    const { words, stride } = this;
    const { roles } = this.layout;
    for (let entry = this.#size - 1; entry >= 0; entry -= 1) {
      const at = offsetOf(this.#marks[entry]);
      words[at] = this.#older[entry];
      const offset = at % stride;
      if (roles[offset] === ROLE.timerDue) restored((at - offset) / stride, offset);
    }
    this.#clear();
  }
  #clear() {
    this.#size = 0;
    this.#hashed = 0;
    this.#limit = COMPACT_FROM2;
  }
  #note(mark, at, value) {
    if (this.#size === this.#marks.length) this.#grow();
    const size = this.#size;
    this.#marks[size] = mark;
    this.#older[size] = this.words[at];
    this.#newer[size] = this.words[at] = value + 0;
    this.#size = size + 1;
  }
  #grow() {
    if (this.#size >= this.#limit) this.#compact();
    if (this.#size * 2 < this.#marks.length) return;
    const size = this.#marks.length * 2;
    const marks = new Int32Array(size);
    marks.set(this.#marks);
    const older = new Float64Array(size);
    older.set(this.#older);
    const newer = new Float64Array(size);
    newer.set(this.#newer);
    this.#marks = marks;
    this.#older = older;
    this.#newer = newer;
    this.#olderBits = new Int32Array(older.buffer);
    this.#newerBits = new Int32Array(newer.buffer);
  }
  /** Drops entries of a long transition that others of the same word come before. */
  #compact() {
    this.#hash();
    this.#size = compactEntries(this.#marks, this.#older, this.#size);
    this.#hashed = this.#size;
    this.#limit = max(COMPACT_FROM2, this.#size * 2) + 1;
  }
  /** Adds the terms of the entries that are new since the last time. */
  #hash() {
    const { lanes } = this;
    const { salt } = this.layout;
    const marks = this.#marks;
    const older = this.#olderBits;
    const newer = this.#newerBits;
    for (let entry = this.#hashed; entry < this.#size; entry += 1) {
      const mark = marks[entry];
      if (mark < 0) continue;
      if (mark < GAUGE) moveTerm(lanes, cellKey(mark, salt), older, newer, entry);
      else {
        moveGauge(lanes, cellKey(mark & ~GAUGE, salt), this.#older, this.#newer, entry);
        entry += 2;
      }
    }
    this.#hashed = this.#size;
  }
  #fail(at, value) {
    const { name: name3, fields } = this.layout.definition;
    const offset = at % this.stride;
    const field = Object.keys(fields).filter((key) => fields[key] <= offset);
    const row = (at - offset) / this.stride;
    invariant(false, `${name3}.${field.at(-1)} of row ${row} became ${value}, which is no integer`);
  }
};

// packages/core/src/kernel/keyIndex.ts
var KeyIndex = class _KeyIndex {
  /** Pairs of a row and its key's hash. */
  #slots = new Int32Array(128);
  #used = 0;
  /** The row whose key word equals `key`; 0 when `rows` has none. */
  find(rows, keyOffset, key) {
    const mask = this.#slots.length - 1;
    const count = rows.get(0, PRESENT);
    for (let at = 2 * spread(key) & mask; ; at = at + 2 & mask) {
      const row = this.#slots[at];
      if (row === 0) return 0;
      if (row <= count && rows.get(row, keyOffset) === key) return row;
    }
  }
  /** Adds a row with its key. */
  add(row, key) {
    if (this.#used * 4 >= this.#slots.length) this.#grow();
    this.#place(row, spread(key));
  }
  /** A copy, to go with a copy of the rows. */
  copy() {
    const copy = new _KeyIndex();
    copy.#slots = this.#slots.slice();
    copy.#used = this.#used;
    return copy;
  }
  #place(row, hash) {
    const mask = this.#slots.length - 1;
    let at = 2 * hash & mask;
    while (this.#slots[at] !== 0) {
      if (this.#slots[at] === row && this.#slots[at + 1] === hash) return;
      at = at + 2 & mask;
    }
    this.#slots[at] = row;
    this.#slots[at + 1] = hash;
    this.#used += 1;
  }
  #grow() {
    const slots = this.#slots;
    this.#slots = new Int32Array(slots.length * 2);
    this.#used = 0;
    for (let at = 0; at < slots.length; at += 2) {
      const row = slots[at];
      if (row !== 0) this.#place(row, slots[at + 1]);
    }
  }
};
function spread(key) {
  const mixed = imul(key | 0, 2654435761) ^ imul(key / 4294967296 | 0, 2246822507);
  return mixed ^ mixed >>> 15;
}

// packages/core/src/kernel/journalStore.ts
function createStore(layouts, kinds) {
  return storeOf(
    layouts.map((layout) => new JournalRows(layout)),
    layouts.map(({ definition }) => definition.key === 0 ? void 0 : new KeyIndex()),
    kinds,
    true
  );
}
function copyStore(store, kinds) {
  return storeOf(
    store.rows.map((rows) => rows.copy()),
    store.keys.map((index) => index?.copy()),
    kinds,
    false
  );
}
function storeOf(rows, keys, kinds, filed) {
  const agenda = new Agenda(
    kinds.map(({ table, due, filed: offset }) => ({
      rows: rows[table],
      due,
      filed: offset
    }))
  );
  return { rows, keys, agenda, filed, writing: false, behindBytes: 0 };
}
function fileAll(store, kinds, now) {
  store.agenda.cursor = now;
  for (const [order3, { table, due, filed }] of kinds.entries()) {
    const rows = store.rows[table];
    for (let row = 1; (row + 1) * rows.stride <= rows.words.length; row += 1) {
      rows.poke(row, filed, 0);
      if (rows.get(row, due) !== 0) store.agenda.file(order3, row);
    }
  }
  store.filed = true;
}
function bytesOf(store) {
  let words = 0;
  for (const rows of store.rows) words += (rows.get(0, PRESENT) + 1) * rows.stride;
  return words * 8;
}

// packages/core/src/kernel/journal.ts
function orderOf({ undo }, from, to) {
  return undo ? { first: to - 1, last: from - 1, step: -1 } : { first: from, last: to, step: 1 };
}
function turn(journal) {
  journal.undo = !journal.undo;
  journal.index = void 0;
}
function entryOf2(journal, table, offset) {
  const index = journal.index ??= indexOf(journal);
  const { offsets, ends } = journal;
  const mask = index.length - 1;
  const start2 = table === 0 ? 0 : ends[table - 1];
  const end = ends[table];
  for (let slot = spread2(table, offset) & mask; ; slot = slot + 1 & mask) {
    const entry = index[slot] - 1;
    if (entry < 0) return -1;
    if (offsets[entry] === offset && entry >= start2 && entry < end) return entry;
  }
}
function indexOf(journal) {
  const { offsets, ends, undo } = journal;
  let size = 4;
  while (size < offsets.length * 2) size *= 2;
  const index = new Int32Array(size);
  for (let at = 0; at < offsets.length; at += 1) {
    const entry = undo ? at : offsets.length - 1 - at;
    let table = 0;
    while (entry >= ends[table]) table += 1;
    let slot = spread2(table, offsets[entry]) & size - 1;
    while (index[slot] !== 0) slot = slot + 1 & size - 1;
    index[slot] = entry + 1;
  }
  return index;
}
function spread2(table, offset) {
  const mixed = imul(offset + imul(table, 668265263), 2654435761);
  return mixed ^ mixed >>> 15;
}

// packages/core/src/kernel/journalVersion.ts
var NEAR_LINKS = 32;
var NEAR_READS = 65536;
var ENTRY_BYTES = 12;
function pathOf(version) {
  const path = [version];
  for (let at = version; at.store === void 0; path.push(at)) at = at.next;
  return path;
}
function entriesOn(path) {
  let entries = 0;
  for (const { journal } of path) entries += journal?.offsets.length ?? 0;
  return entries;
}
function reroot(path, now) {
  const timers = [];
  const store = path.at(-1)?.store;
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const older = path[at];
    const newer = path[at + 1];
    const journal = older.journal;
    exchange(store, journal, timers);
    newer.journal = journal;
    newer.next = older;
    newer.store = void 0;
    older.journal = void 0;
    older.next = void 0;
    older.store = store;
    older.copy = void 0;
    store.behindBytes = max(0, store.behindBytes - journal.offsets.length * ENTRY_BYTES);
  }
  setLanes(store, path[0]);
  fileAgain(store, timers, now);
  return store;
}
function fileAgain(store, timers, now) {
  store.agenda.seek(now);
  if (!store.filed) return;
  for (let at = 0; at < timers.length; at += 2) {
    store.agenda.file(timers[at], timers[at + 1]);
  }
}
function setLanes(store, version) {
  for (const [table, rows] of store.rows.entries()) {
    rows.lanes[0] = version.lanes[2 * table];
    rows.lanes[1] = version.lanes[2 * table + 1];
  }
}
function exchange(store, journal, timers) {
  const { offsets, values, ends } = journal;
  for (const [table, rows] of store.rows.entries()) {
    const { roles, kinds } = rows.layout;
    const { first, last, step } = orderOf(
      journal,
      table === 0 ? 0 : ends[table - 1],
      ends[table]
    );
    for (let entry = first; entry !== last; entry += step) {
      const offset = offsets[entry];
      const value = values[entry];
      rows.reserveWord(offset);
      values[entry] = rows.words[offset];
      rows.words[offset] = value;
      const field = offset % rows.stride;
      if (roles[field] === ROLE.timerDue && value !== 0) {
        timers.push(kinds[field], (offset - field) / rows.stride);
      }
    }
  }
  turn(journal);
}
function materialise(path, kinds) {
  const source = path.at(-1);
  const store = copyStore(source.store, kinds);
  for (let at = path.length - 2; at >= 0; at -= 1) {
    apply(store, path[at].journal);
  }
  setLanes(store, path[0]);
  return store;
}
function apply(store, journal) {
  const { offsets, values, ends } = journal;
  for (const [table, rows] of store.rows.entries()) {
    const { first, last, step } = orderOf(
      journal,
      table === 0 ? 0 : ends[table - 1],
      ends[table]
    );
    for (let entry = first; entry !== last; entry += step) {
      const offset = offsets[entry];
      rows.reserveWord(offset);
      rows.words[offset] = values[entry];
    }
  }
}
var VersionRows = class {
  #version;
  #table;
  #stride;
  #far;
  #reads = 0;
  /** `far` gives a version words of its own. */
  constructor(version, table, stride, far) {
    this.#version = version;
    this.#table = table;
    this.#stride = stride;
    this.#far = far;
  }
  get(row, offset) {
    const at = row * this.#stride + offset;
    let version = this.#version;
    for (let links = 0; ; links += 1) {
      const store = version.store ?? version.copy;
      if (store !== void 0) return wordOf(store, this.#table, at);
      if (links === NEAR_LINKS || this.#reads > NEAR_READS) break;
      this.#reads += 1;
      const journal = version.journal;
      const entry = entryOf2(journal, this.#table, at);
      if (entry >= 0) return journal.values[entry];
      version = version.next;
    }
    return wordOf(this.#far(this.#version), this.#table, at);
  }
  set() {
    invariant(false, "a snapshot was written to");
  }
  setUnhashed() {
    invariant(false, "a snapshot was written to");
  }
  setGauge() {
    invariant(false, "a snapshot was written to");
  }
  reserve() {
    invariant(false, "a snapshot was written to");
  }
  peek() {
    return 0;
  }
  poke() {
    invariant(false, "a snapshot was written to");
  }
};
function wordOf(store, table, at) {
  invariant(!store.writing, "a snapshot was read inside a transition on its own store");
  const { words } = store.rows[table];
  return at < words.length ? words[at] : 0;
}

// packages/core/src/kernel/journalBackend.ts
var WORDS_PER_ENTRY = 8;
var journalBackend = (layouts, kinds) => {
  let far;
  const readFar = (version) => {
    const former = far?.deref();
    if (former !== void 0) former.copy = void 0;
    far = new WeakRef(version);
    version.copy = materialise(pathOf(version), kinds);
    return version.copy;
  };
  const home = (version, now) => {
    const store = ownStore(version, now, kinds);
    if (!store.filed) fileAll(store, kinds, now);
    store.agenda.seek(now);
    return store;
  };
  return {
    create: () => versionOf(createStore(layouts, kinds)),
    open(opened, now) {
      const store = home(opened, now);
      store.writing = true;
      return store;
    },
    commit(opened, opensStore) {
      const version = opened;
      const store = opensStore;
      let size = 0;
      const ends = store.rows.map((rows) => size += rows.settle());
      store.writing = false;
      if (size === 0) return version;
      const offsets = new Int32Array(size);
      const values = new Float64Array(size);
      for (const [table, rows] of store.rows.entries()) {
        rows.commit(offsets, values, table === 0 ? 0 : ends[table - 1]);
      }
      const next = versionOf(store);
      version.journal = { offsets, values, ends, undo: true, index: void 0 };
      version.store = void 0;
      version.next = next;
      store.behindBytes += size * ENTRY_BYTES;
      if (store.behindBytes > bytesOf(store)) version.next = base(store, kinds);
      return next;
    },
    rollback(opened, opensStore, now) {
      const store = opensStore;
      const timers = [];
      for (const rows of store.rows) {
        const { kinds: order3 } = rows.layout;
        rows.rollback((row, due) => timers.push(order3[due], row));
      }
      fileAgain(store, timers, now);
      store.agenda.abandonWave();
      setLanes(store, opened);
      store.writing = false;
    },
    reader: (version, table) => new VersionRows(version, table, layouts[table].stride, readFar),
    find(version, table, key) {
      const { stride, definition } = layouts[table];
      const rows = new VersionRows(version, table, stride, readFar);
      let at = version;
      while (at.store === void 0 && at.copy === void 0) at = at.next;
      const index = (at.store ?? at.copy)?.keys[table];
      return index.find(rows, definition.key, key);
    },
    nextDue: (version, now) => home(version, now).agenda.nextDue(),
    compare: (a, b, visit) => compare(a, b, layouts, kinds, visit)
  };
};
function versionOf(store) {
  const lanes = new Int32Array(store.rows.length * 2);
  for (const [table, rows] of store.rows.entries()) {
    lanes[2 * table] = rows.lanes[0];
    lanes[2 * table + 1] = rows.lanes[1];
  }
  return { store, lanes, journal: void 0, next: void 0, copy: void 0 };
}
function base(store, kinds) {
  const copy = copyStore(store, kinds);
  store.behindBytes = 0;
  const version = versionOf(store);
  version.store = copy;
  setLanes(copy, version);
  return version;
}
function ownStore(version, now, kinds) {
  if (version.store !== void 0) return version.store;
  const path = pathOf(version);
  const end = path.at(-1)?.store;
  if (version.copy === void 0 && entriesOn(path) * WORDS_PER_ENTRY * 8 < bytesOf(end)) {
    return reroot(path, now);
  }
  version.store = version.copy ?? materialise(path, kinds);
  version.copy = void 0;
  version.journal = void 0;
  version.next = void 0;
  return version.store;
}
function compare(a, b, layouts, kinds, visit) {
  const pathA = pathOf(a);
  const pathB = pathOf(b);
  if (pathA.at(-1) !== pathB.at(-1)) {
    compareStores(
      a.store ?? materialise(pathA, kinds),
      b.store ?? materialise(pathB, kinds),
      visit
    );
    return;
  }
  const common = new Set(pathA);
  const meeting = pathB.find((version) => common.has(version));
  for (const path of [pathA, pathB]) {
    for (const version of path) {
      if (version === meeting) break;
      visitJournal(version.journal, layouts, visit);
    }
  }
}
function visitJournal({ offsets, ends }, layouts, visit) {
  let entry = 0;
  for (const [table, { stride }] of layouts.entries()) {
    for (; entry < ends[table]; entry += 1) {
      const offset = offsets[entry] % stride;
      visit(table, (offsets[entry] - offset) / stride, offset);
    }
  }
}
function compareStores(a, b, visit) {
  for (const [table, rowsA] of a.rows.entries()) {
    const rowsB = b.rows[table];
    const count = max(rowsA.get(0, PRESENT), rowsB.get(0, PRESENT));
    rowsA.reserve(count);
    rowsB.reserve(count);
    const { stride } = rowsA;
    for (let at = 0; at < (count + 1) * stride; at += 1) {
      if (rowsA.words[at] === rowsB.words[at]) continue;
      visit(table, (at - at % stride) / stride, at % stride);
    }
  }
}

// packages/core/src/kernel/outcome.ts
function done(answer = {}) {
  return { done: true, answer };
}
function refuse(code, message, numbers = {}) {
  return { done: false, refusal: { code, message, numbers } };
}

// packages/core/src/kernel/compare.ts
function differences(backend, layouts, names, a, b) {
  const found = [];
  if (a.now !== b.now) {
    found.push({ table: "now", id: 0, field: "now", before: a.now, after: b.now });
  }
  if (partsOf(a).origin.settingHash !== partsOf(b).origin.settingHash) {
    const before = partsOf(a).origin.settingHash;
    const after = partsOf(b).origin.settingHash;
    found.push({ table: "setting", id: 0, field: "setting", before, after });
  }
  const visited = visitedRows(backend, layouts, a, b);
  for (const [table, layout] of layouts.entries()) {
    const rowsA = backend.reader(partsOf(a).version, table);
    const rowsB = backend.reader(partsOf(b).version, table);
    const ids = [...visited[table]].sort((x, y) => x - y);
    for (const id of ids) addRow(found, layout, id, [rowsA, a.now], [rowsB, b.now]);
  }
  addDocuments(found, names, a, b);
  return found;
}
function changedRows(backend, layouts, names, a, b) {
  const changed = {};
  for (const { table, id } of differences(backend, layouts, names, a, b)) {
    if (id === 0) continue;
    const ids = changed[table] ??= [];
    if (ids.at(-1) !== id) ids.push(id);
  }
  return changed;
}
function visitedRows(backend, layouts, a, b) {
  const visited = layouts.map(() => /* @__PURE__ */ new Set());
  backend.compare(partsOf(a).version, partsOf(b).version, (table, row, offset) => {
    const role = layouts[table].roles[offset];
    if (role !== ROLE.bookkeeping && role !== ROLE.unhashed) visited[table]?.add(row);
  });
  return visited;
}
function addRow(found, layout, id, a, b) {
  const { name: name3, specs, fields } = layout.definition;
  const add = (field, before, after) => {
    if (before !== after) found.push({ table: name3, id, field, before, after });
  };
  add(id === 0 ? "count" : "present", wordOf2(a, id, PRESENT), wordOf2(b, id, PRESENT));
  for (const [field, { kind }] of Object.entries(specs)) {
    if (kind === "list") continue;
    const offset = fields[field];
    if (kind === "gauge") {
      const now = a[1] > b[1] ? a[1] : b[1];
      add(field, levelOf(a[0], id, offset, now), levelOf(b[0], id, offset, now));
      add(`${field}.rate`, wordOf2(a, id, offset + 1), wordOf2(b, id, offset + 1));
    } else add(field, wordOf2(a, id, offset), wordOf2(b, id, offset));
  }
}
function wordOf2([rows], id, offset) {
  return id <= rows.get(0, PRESENT) ? rows.get(id, offset) : 0;
}
function levelOf(rows, id, offset, now) {
  if (id > rows.get(0, PRESENT)) return 0;
  return rows.get(id, offset) + rows.get(id, offset + 1) * (now - rows.get(id, offset + 2));
}
function addDocuments(found, names, a, b) {
  for (const [collection, table] of names.documents.entries()) {
    const documentsA = partsOf(a).documents[collection];
    const documentsB = partsOf(b).documents[collection];
    if (documentsA === documentsB) continue;
    const readA = documentReader(documentsA);
    const readB = documentReader(documentsB);
    for (let id = 1; id <= documentsA.count || id <= documentsB.count; id += 1) {
      const before = readA.get(id);
      const after = readB.get(id);
      if (before !== after) addMembers(found, table, id, before, after);
    }
  }
}
function addMembers(found, table, id, before, after) {
  if (typeof before !== "object" || typeof after !== "object" || !before || !after) {
    found.push({ table, id, field: "present", before, after });
    return;
  }
  for (const field of /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = before[field];
    const is = after[field];
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    found.push({ table, id, field, before: was, after: is });
  }
}

// packages/core/src/kernel/table.ts
var RATE = 1;
var SINCE = 2;
var NEXT = 1;
var PREVIOUS = 2;
var Table = class {
  #rows;
  #layout;
  #context;
  constructor(layout, context) {
    this.#layout = layout;
    this.#context = context;
    this.#rows = context.rows[layout.index];
  }
  get count() {
    return this.#rows.get(0, PRESENT);
  }
  has(id) {
    return isInt(id) && id > 0 && id <= this.count && this.#rows.get(id, PRESENT) === 1;
  }
  get(id, field) {
    return this.#rows.get(id, field);
  }
  set(id, field, value) {
    this.#rows.set(id, field, value);
  }
  add(id, field, delta) {
    this.#rows.set(id, field, this.#rows.get(id, field) + delta);
  }
  level(id, field) {
    const rows = this.#rows;
    const elapsed = this.#context.clock.now - rows.get(id, field + SINCE);
    return rows.get(id, field) + rows.get(id, field + RATE) * elapsed;
  }
  rate(id, field) {
    return this.#rows.get(id, field + RATE);
  }
  setLevel(id, field, value) {
    const rate = this.#rows.get(id, field + RATE);
    this.#rows.setGauge(id, field, value, rate, this.#context.clock.now);
  }
  setRate(id, field, rate) {
    this.#rows.setGauge(id, field, this.level(id, field), rate, this.#context.clock.now);
  }
  due(id, field) {
    return this.#rows.get(id, field);
  }
  schedule(id, field, due) {
    if (this.#rows.get(id, field) === due) return;
    invariant(
      isInt(due) && due >= this.#context.clock.dueMin,
      `${this.#layout.definition.name} ${id} is due at ${due}, before ${this.#context.clock.dueMin}`
    );
    this.#rows.set(id, field, due);
    this.#context.agenda?.file(this.#layout.kinds[field], id);
  }
  cancel(id, field) {
    if (this.#rows.get(id, field) !== 0) this.#rows.set(id, field, 0);
  }
  parent(id, field) {
    return this.#rows.get(id, field);
  }
  join(id, field, parent) {
    if (this.#rows.get(id, field) === parent) return;
    this.leave(id, field);
    const { table, list: list2 } = this.#layout.parents[field];
    const heads = this.#context.rows[table];
    const first = heads.get(parent, list2);
    const rows = this.#rows;
    rows.set(id, field, parent);
    rows.setUnhashed(id, field + NEXT, first);
    rows.setUnhashed(id, field + PREVIOUS, 0);
    if (first !== 0) rows.setUnhashed(first, field + PREVIOUS, id);
    heads.setUnhashed(parent, list2, id);
  }
  leave(id, field) {
    const rows = this.#rows;
    const parent = rows.get(id, field);
    if (parent === 0) return;
    const next = rows.get(id, field + NEXT);
    const previous = rows.get(id, field + PREVIOUS);
    if (next !== 0) rows.setUnhashed(next, field + PREVIOUS, previous);
    if (previous !== 0) rows.setUnhashed(previous, field + NEXT, next);
    else {
      const { table, list: list2 } = this.#layout.parents[field];
      this.#context.rows[table].setUnhashed(parent, list2, next);
    }
    rows.set(id, field, 0);
    rows.setUnhashed(id, field + NEXT, 0);
    rows.setUnhashed(id, field + PREVIOUS, 0);
  }
  members(id, field) {
    const { table, link: link2 } = this.#layout.children[field];
    const rows = this.#context.rows[table];
    const ids = [];
    for (let at = this.#rows.get(id, field); at !== 0; at = rows.get(at, link2 + NEXT)) ids.push(at);
    return ids.length < 2 ? ids : ids.sort((a, b) => a - b);
  }
  isEmpty(id, field) {
    return this.#rows.get(id, field) === 0;
  }
  find(key) {
    return this.#context.find(key);
  }
  ids() {
    const ids = [];
    for (let id = 1; id <= this.count; id += 1) if (this.#rows.get(id, PRESENT) === 1) ids.push(id);
    return ids;
  }
  insert(key = 0) {
    const rows = this.#rows;
    const { definition } = this.#layout;
    const id = rows.get(0, PRESENT) + 1;
    invariant(
      definition.key === 0 ? key === 0 : key > 0 && this.find(key) === 0,
      `${definition.name} wants a key of its own, not ${key}`
    );
    rows.reserve(id);
    rows.set(0, PRESENT, id);
    rows.set(id, PRESENT, 1);
    if (definition.key !== 0) {
      rows.set(id, definition.key, key);
      this.#context.keys?.add(id, key);
    }
    return id;
  }
  remove(id) {
    const { definition } = this.#layout;
    invariant(definition.key === 0, `rows of ${definition.name} have a key and are never removed`);
    for (const [name3, { kind }] of Object.entries(definition.specs)) {
      const field = definition.fields[name3];
      if (kind === "link") this.leave(id, field);
      invariant(
        kind !== "list" || this.#rows.get(id, field) === 0,
        `${definition.name} ${id} still has ${name3}`
      );
      if (kind === "gauge") this.#rows.setGauge(id, field, 0, 0, 0);
      else if (kind === "word" || kind === "timer") this.#rows.set(id, field, 0);
    }
    this.#rows.set(id, PRESENT, 0);
  }
};

// packages/core/src/kernel/draft.ts
function faceOf(store, layouts, names, events) {
  const clock = { now: 0, dueMin: 0 };
  const documents = names.documents.map((_, collection) => new DocumentsDraft(collection));
  let setting = { seed: 0 };
  const draft = {
    emit: (name3, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0) => events.add(clock.now, name3, a, b, c, d, e, f),
    roll: (domain, entity, n2 = 0) => roll(setting.seed, domain, entity, clock.now, n2)
  };
  Object.defineProperty(draft, "now", { get: () => clock.now, enumerable: true });
  Object.defineProperty(draft, "setting", { get: () => setting, enumerable: true });
  for (const [index, layout] of layouts.entries()) {
    const rows = store.rows[index];
    const keys = store.keys[index];
    draft[names.tables[index]] = new Table(layout, {
      clock,
      rows: store.rows,
      agenda: store.agenda,
      keys,
      find: (key) => keys.find(rows, layout.definition.key, key)
    });
  }
  for (const [collection, name3] of names.documents.entries()) draft[name3] = documents[collection];
  const begin = (next) => {
    setting = next;
  };
  return { clock, documents, draft, begin };
}
function worldOf(backend, version, documents, layouts, names, setting, now) {
  const clock = { now, dueMin: 0 };
  const rows = layouts.map((_, table) => backend.reader(version, table));
  const world = {
    now,
    setting,
    roll: (domain, entity, n2 = 0) => roll(setting.seed, domain, entity, now, n2)
  };
  for (const [index, layout] of layouts.entries()) {
    world[names.tables[index]] = new Table(layout, {
      clock,
      rows,
      agenda: void 0,
      keys: void 0,
      find: (key) => backend.find(version, index, key)
    });
  }
  for (const [collection, name3] of names.documents.entries()) {
    world[name3] = documentReader(documents[collection]);
  }
  return world;
}

// packages/core/src/kernel/simulation.ts
var WAVES_MAX = 1e3;
function defineSimulation(definition, backendOf = journalBackend) {
  const { schema: schema2, systems, commands } = definition;
  const kinds = kindsOf(schema2, systems);
  const layouts = layoutsOf(schema2, kinds);
  const names = {
    tables: Object.keys(schema2.tables),
    documents: Object.keys(schema2.documents)
  };
  const backend = backendOf(layouts, kinds);
  const events = new EventBuffer(schema2.events);
  const faces = /* @__PURE__ */ new WeakMap();
  let running = false;
  const transition = (from, run) => {
    invariant(!running, "a transition was started inside a transition");
    const { version, documents, origin } = partsOf(from);
    running = true;
    try {
      const store = backend.open(version, from.now);
      let face = faces.get(store);
      if (face === void 0) faces.set(store, face = faceOf(store, layouts, names, events));
      face.clock.now = from.now;
      face.clock.dueMin = from.now + 1;
      face.begin(origin.setting);
      for (const [index, draft] of face.documents.entries()) {
        draft.begin(documents[index] ?? NO_DOCUMENTS);
      }
      events.begin();
      let keep = false;
      try {
        keep = run(face, store);
        if (!keep) return from;
        const edited = face.documents.map((draft) => draft.commit());
        const same = edited.every((each, index) => each === documents[index]);
        const next = backend.commit(version, store);
        if (next === version && same && face.clock.now === from.now) return from;
        return new Snapshot(face.clock.now, origin, next, same ? documents : edited);
      } catch (error) {
        keep = false;
        throw error;
      } finally {
        if (!keep) backend.rollback(version, store, from.now);
      }
    } finally {
      running = false;
    }
  };
  const runTick = ({ clock, draft }, { agenda, rows }) => {
    for (let wave = 0; !agenda.idle; wave += 1) {
      invariant(wave < WAVES_MAX, `tick ${clock.now} has more than ${WAVES_MAX} waves`);
      agenda.gather();
      let at = 0;
      for (const [order3, system] of systems.entries()) {
        const { table, due } = kinds[order3];
        const owners = rows[table];
        for (const end = agenda.waveEnd(order3); at < end; at += 1) {
          const id = agenda.waveId(at);
          if (owners.get(id, due) !== clock.now) continue;
          owners.set(id, due, 0);
          system.run(draft, id);
        }
      }
    }
  };
  const advance = (from, bounds) => {
    const { ticks, until, maxEvents = Infinity } = bounds;
    const end = from.now + ticks;
    invariant(ticks >= 0 && end <= TICK_MAX && end % 1 === 0, `cannot advance to tick ${end}`);
    const snapshot = transition(from, (face, store) => {
      const { clock } = face;
      const { agenda } = store;
      while (clock.now < end) {
        const due = ticks === 1 ? end : agenda.nextDue();
        clock.now = due === 0 || due > end ? end : due;
        clock.dueMin = clock.now;
        agenda.seek(clock.now);
        const told = events.length;
        runTick(face, store);
        if (events.length >= maxEvents) break;
        if (until !== void 0 && anyEvent(events, told, until)) break;
      }
      return true;
    });
    return { snapshot, events: events.end(), ticks: snapshot.now - from.now };
  };
  return {
    definition,
    /** The world at tick 0 of a setting, which is checked to be plain JSON of integers. */
    genesis(setting) {
      const origin = { setting, settingHash: hashText(canonicalJson(setting)) };
      const blank = new Snapshot(
        0,
        origin,
        backend.create(),
        names.documents.map(() => NO_DOCUMENTS)
      );
      return transition(blank, ({ draft }) => {
        definition.genesis(draft);
        return true;
      });
    },
    /**
     * Carries out a command; no time passes. A refused command gives the very same snapshot, and
     * a type that is not known is refused as `unknown_command`.
     */
    execute(from, command) {
      const reducer = Object.hasOwn(commands, command.type) ? commands[command.type] : void 0;
      let outcome = refuse(
        "unknown_command",
        `There is no command ${JSON.stringify(command.type)}.`,
        { commands: Object.keys(commands).join(", ") }
      );
      if (reducer === void 0) events.begin();
      else {
        const snapshot = transition(from, ({ draft }) => {
          outcome = reducer(draft, command);
          if (!outcome.done) events.begin();
          return outcome.done;
        });
        return { snapshot, outcome, events: events.end() };
      }
      return { snapshot: from, outcome, events: events.end() };
    },
    /** One tick of time: the clock moves by one, and all that is due happens. */
    tick(from) {
      return advance(from, { ticks: 1 });
    },
    /** As `tick` applied up to `bounds.ticks` times, but empty ticks cost nothing. */
    advance,
    /**
     * Gives `f` the snapshot to try things on, and makes it the cheap one to go on from again:
     * a dry run costs what it touches. The snapshots made in `f` are ordinary ones.
     */
    probe(snapshot, f) {
      try {
        return f(snapshot);
      } finally {
        transition(snapshot, () => false);
      }
    },
    /** The tick at which something happens next if nobody does anything; 0 when never. */
    nextDue: (snapshot) => {
      invariant(!running, "a snapshot was asked inside a transition");
      return backend.nextDue(partsOf(snapshot).version, snapshot.now);
    },
    /** The world of a snapshot, to be read. */
    read(snapshot) {
      const parts = partsOf(snapshot);
      const { version, documents, origin } = parts;
      parts.world ??= worldOf(
        backend,
        version,
        documents,
        layouts,
        names,
        origin.setting,
        snapshot.now
      );
      return parts.world;
    },
    /** The hash of all that can influence the snapshot's future: 16 hex digits. */
    hash: (snapshot) => rootHash(snapshot),
    /** The hash of each table and document collection, by name. */
    tableHashes: (snapshot) => tableHashes(snapshot, names),
    /** Each field in which two snapshots differ, in the order of tables, rows and fields. */
    diff: (a, b) => differences(backend, layouts, names, a, b),
    /** The ids of the rows and documents that differ, by table: at the cost of the changes. */
    changes: (a, b) => changedRows(backend, layouts, names, a, b),
    /** The snapshot as bytes, the same for equal snapshots however they came about. */
    encode: (snapshot) => encodeSnapshot(definition, layouts, names, backend, snapshot),
    /**
     * The snapshot of `encode`'s bytes.
     *
     * @throws Error naming what is wrong with bytes that this definition did not write.
     */
    decode: (bytes) => decodeSnapshot(definition, layouts, names, backend, bytes, transition)
  };
}
function kindsOf(schema2, systems) {
  const tables3 = Object.keys(schema2.tables);
  for (const [name3, { specs }] of Object.entries(schema2.tables)) {
    for (const [field, { kind }] of Object.entries(specs)) {
      if (kind !== "timer") continue;
      const owners = systems.filter(({ table, timer: timer2 }) => table === name3 && timer2 === field);
      invariant(owners.length === 1, `timer ${name3}.${field} has ${owners.length} systems, not 1`);
    }
  }
  return systems.map(({ table, timer: timer2, name: name3 }) => {
    const definition = schema2.tables[table];
    invariant(
      definition?.specs[timer2]?.kind === "timer",
      `${name3} names no timer: ${table}.${timer2}`
    );
    const due = definition.fields[timer2];
    return { table: tables3.indexOf(table), due, filed: due + 1 };
  });
}
function anyEvent(events, from, holds) {
  for (let index = from; index < events.length; index += 1) {
    if (holds(events.at(index))) return true;
  }
  return false;
}

// packages/core/src/game/state/census.ts
var census = defineTable("census", {
  /** Devices in being or on order. */
  devices: word
});
var CENSUS = census.fields;
var CENSUS_ROW = 1;

// packages/core/src/game/state/devices.ts
var devices = defineTable("devices", {
  /** A number of STATUS. */
  status: word,
  /** The tick at which the status began. */
  since: word,
  /**
   * What the status is about: the row of the destination's location (travelling, recalling), the
   * site (searching, tracking), the job (printing, waiting); else 0.
   */
  target: word,
  arrival: timer,
  /** In transit it stays where it came from. */
  location: link("locations", "devices"),
  /** Position + 1 in DEVICE_TYPES. */
  type: word,
  /** Operational capacity in millionths. */
  capacity: word,
  /** Where it mines. */
  deposit: link("deposits", "miners"),
  /** Where its yield goes. */
  stock: link("stocks", "suppliers"),
  /** Micro-units of the run at hand; its rate is the drone's rate. */
  mined: gauge,
  /** How often the run at hand moved to another site. */
  relocations: word,
  /** Whose it is. */
  replicant: link("fleets", "devices"),
  /** The replicant that built it. */
  builtBy: word
});
var DEVICE = devices.fields;

// packages/core/src/game/state/holdings.ts
var holdings = defineTable("holdings", {
  /** Devices owned or on order. */
  devices: word,
  /** Where it has stock, and at how many places. */
  piles: list,
  pileCount: word
});
var HOLDING = holdings.fields;

// packages/core/src/game/state/jobs.ts
var jobs = defineTable("jobs", {
  printer: link("printers", "queue"),
  /** Position + 1 in DEVICE_TYPES. */
  deviceType: word,
  /** The first job of the order that this one came with. */
  batch: word
});
var JOB = jobs.fields;

// packages/core/src/game/state/printers.ts
var printers = defineTable(
  "printers",
  {
    device: word,
    /** Jobs, first come first served: ascending ids. The first one runs or waits. */
    queue: list,
    /** The stock that it waits for. */
    waitsFor: link("stocks", "waiters"),
    /** When the job at hand is done. */
    finished: timer
  },
  "device"
);
var PRINTER = printers.fields;

// packages/core/src/game/state/statuses.ts
var STATUSES = [
  "idle",
  "travelling",
  "recalling",
  "mining",
  "searching",
  "tracking",
  "printing",
  "waiting_for_resources"
];
var STATUS = {
  idle: 1,
  travelling: 2,
  recalling: 3,
  mining: 4,
  searching: 5,
  tracking: 6,
  printing: 7,
  waitingForResources: 8
};
function statusAt(number) {
  return STATUSES[number - 1] ?? "idle";
}

// packages/core/src/game/ruleset/deviceTypes.ts
var DEVICE_TYPES = [
  "heaven_vessel",
  "mining_drone",
  "survey_drone",
  "transport_drone",
  "maintenance_drone",
  "ami_mining_controller",
  "autofactory",
  "compute_core",
  "surge_plate",
  "ftl_beacon",
  "ftl_relay",
  "system_hub",
  "atmo_processor",
  "gas_separator",
  "aquifer_tap",
  "orbital_mirror",
  "thermal_lance",
  "orbital_shade",
  "cryo_disperser",
  "filtration_array",
  "bio_seeder"
];
function deviceTypeIndex(name3) {
  return DEVICE_TYPES.indexOf(name3) + 1;
}
function deviceTypeAt(index) {
  return DEVICE_TYPES[index - 1];
}

// packages/core/src/game/state/fleets.ts
var fleets = defineTable("fleets", {
  devices: list,
  account: word,
  /** The device that the replicant lives in. */
  vessel: word,
  printed: word,
  /** Arrivals, and seconds under way. */
  trips: word,
  travelSeconds: word
});
var FLEET = fleets.fields;

// packages/core/src/game/state/locations.ts
var locations = defineTable(
  "locations",
  {
    /** The place's number in the galaxy. */
    place: word,
    devices: list,
    /** Mining sites, of a belt only; ascending ids are ascending indices. */
    sites: list,
    piles: list
  },
  "place"
);
var LOCATION = locations.fields;

// packages/core/src/game/rules/device.ts
function deviceBlueprint(world, type) {
  return world.setting.ruleset.blueprints[DEVICE_TYPES[type - 1] ?? "heaven_vessel"];
}
function deviceAccount(world, device) {
  return world.fleets.get(world.devices.parent(device, DEVICE.replicant), FLEET.account);
}
function devicePlace(world, device) {
  return world.locations.get(world.devices.parent(device, DEVICE.location), LOCATION.place);
}
function deviceAdd(draft, type, replicant, location) {
  const { devices: devices2 } = draft;
  const device = devices2.insert();
  devices2.set(device, DEVICE.type, type);
  devices2.set(device, DEVICE.capacity, draft.setting.ruleset.capacity.fullPpm);
  devices2.set(device, DEVICE.builtBy, replicant);
  devices2.join(device, DEVICE.location, location);
  devices2.join(device, DEVICE.replicant, replicant);
  deviceTurns(draft, device, STATUS.idle, 0);
  if (deviceBlueprint(draft, type).queueLength > 0) draft.printers.insert(device);
  return device;
}
function deviceTurns(draft, device, status, target) {
  draft.devices.set(device, DEVICE.status, status);
  draft.devices.set(device, DEVICE.since, draft.now);
  draft.devices.set(device, DEVICE.target, target);
}

// packages/core/src/game/ruleset/categories.ts
var CATEGORIES = [
  "structural",
  "conductive",
  "silicates",
  "carbon",
  "volatiles",
  "rares"
];
function perCategory(make) {
  const made = {};
  for (const [position, category] of CATEGORIES.entries())
    made[category] = make(category, position);
  return made;
}

// packages/core/src/game/ruleset/speedPerMille.ts
function speedPerMille(ruleset, capacityPpm) {
  const { fullPpm, slowestPerMille } = ruleset.capacity;
  return max(slowestPerMille, floorDiv(capacityPpm * 1e3, fullPpm));
}
function slowedSeconds(seconds, speed) {
  return ceilDiv(seconds * 1e3, speed);
}

// packages/core/src/game/state/deposits.ts
var deposits = defineTable("deposits", {
  /** Micro-units left: falls while mined, grows back while not. */
  reserve: gauge,
  /** When the reserve runs out. */
  depleted: timer,
  miners: list,
  /** Micro-units of the untouched deposit. */
  initial: word,
  /** The reserve when it began to grow back: what is above is not yet in the ledger. */
  grownFrom: word,
  /** When the reserve is full again. */
  restored: timer,
  /** Position + 1 in ABUNDANCES, and in DENSITIES: what a miner's rate is made of. */
  abundance: word,
  density: word
});
var DEPOSIT = deposits.fields;
function depositOf(site, category) {
  return (site - 1) * 6 + category;
}
function siteOf(deposit) {
  return floorDiv(deposit - 1, 6) + 1;
}
function categoryOf(row) {
  return (row - 1) % 6 + 1;
}

// packages/core/src/game/state/micro.ts
var MICRO = 1e6;

// packages/core/src/game/state/stocks.ts
var stocks = defineTable("stocks", {
  /** Micro-units: what lies there, growing by what the suppliers bring. */
  amount: gauge,
  /** When another tick's yield no longer fits. */
  full: timer,
  /** Mining drones that feed it. */
  suppliers: list,
  /** Printers that wait for it: of all that they lack, this will be there last. */
  waiters: list,
  /** Micro-units: no waiter needs less. It may be too low after one has left. */
  need: word,
  /** When the amount reaches the need. */
  reached: timer,
  /** What ended runs brought in since the beginning: whole units and the micro-units above. */
  minedUnits: word,
  minedMicro: word
});
var STOCK = stocks.fields;
function stockOf(pile, category) {
  return (pile - 1) * 6 + category;
}
function pileOf(stock) {
  return floorDiv(stock - 1, 6) + 1;
}

// packages/core/src/game/state/piles.ts
var ACCOUNTS_MOST = 16777215;
var piles = defineTable(
  "piles",
  {
    /** `pileKey` of its account and its location's row. */
    key: word,
    location: link("locations", "piles"),
    holding: link("holdings", "piles"),
    /** When the printers that wait here are to try again. */
    wake: timer
  },
  "key"
);
var PILE = piles.fields;
function pileKey(account, location) {
  return location * (ACCOUNTS_MOST + 1) + account;
}

// packages/core/src/game/rules/stock.ts
function stockRoom(world, stock) {
  const cap = world.setting.ruleset.mining.stockCapUnits * MICRO;
  return cap - world.stocks.level(stock, STOCK.amount);
}
function stockTakes(world, stock, moreRate) {
  return stockRoom(world, stock) >= world.stocks.rate(stock, STOCK.amount) + moreRate;
}
function stockFlow(draft, stock, change) {
  draft.stocks.setRate(stock, STOCK.amount, draft.stocks.rate(stock, STOCK.amount) + change);
  stockPredict(draft, stock);
}
function stockAdd(draft, stock, change) {
  draft.stocks.setLevel(stock, STOCK.amount, draft.stocks.level(stock, STOCK.amount) + change);
  stockPredict(draft, stock);
}
function stockPredict(draft, stock) {
  const { stocks: stocks2, now } = draft;
  const rate = stocks2.rate(stock, STOCK.amount);
  if (rate === 0) stocks2.cancel(stock, STOCK.full);
  else {
    const ticks = floorDiv(stockRoom(draft, stock), rate);
    stocks2.schedule(stock, STOCK.full, now + max(1, ticks));
  }
  if (stocks2.isEmpty(stock, STOCK.waiters)) {
    stocks2.cancel(stock, STOCK.reached);
    return;
  }
  const missing = stocks2.get(stock, STOCK.need) - stocks2.level(stock, STOCK.amount);
  if (missing > 0 && rate === 0) stocks2.cancel(stock, STOCK.reached);
  else stocks2.schedule(stock, STOCK.reached, now + (missing > 0 ? ceilDiv(missing, rate) : 1));
}

// packages/core/src/game/rules/printJob.ts
function printJob(world, printer) {
  return world.printers.members(printer, PRINTER.queue)[0] ?? 0;
}
function printJobBill(world, job) {
  return deviceBlueprint(world, world.jobs.get(job, JOB.deviceType)).bill;
}
function printJobPile(world, printer) {
  const device = world.printers.get(printer, PRINTER.device);
  const location = world.devices.parent(device, DEVICE.location);
  return world.piles.find(pileKey(deviceAccount(world, device), location));
}
function printJobPay(draft, pile, bill2, way) {
  for (const [position, category] of CATEGORIES.entries()) {
    const micro = bill2[category] * MICRO;
    if (micro === 0) continue;
    stockAdd(draft, stockOf(pile, position + 1), way === "debit" ? -micro : micro);
  }
}

// packages/core/src/game/rules/print.ts
function printNext(draft, printer) {
  const device = draft.printers.get(printer, PRINTER.device);
  const job = printJob(draft, printer);
  if (job === 0) {
    draft.printers.leave(printer, PRINTER.waitsFor);
    if (draft.devices.get(device, DEVICE.status) !== STATUS.idle) {
      deviceTurns(draft, device, STATUS.idle, 0);
    }
    return;
  }
  const pile = printJobPile(draft, printer);
  const lacking = lastToCome(draft, pile, printJobBill(draft, job));
  if (lacking === 0) start(draft, printer, device, job, pile);
  else wait(draft, printer, device, job, lacking);
}
function printWakes(draft, pile) {
  const { devices: devices2, printers: printers2, stocks: stocks2 } = draft;
  const ready = [];
  for (const stock of stocksOf(pile)) {
    const level = stocks2.level(stock, STOCK.amount);
    for (const printer of stocks2.members(stock, STOCK.waiters)) {
      if (needOf(draft, printer, stock) > level) continue;
      const device = printers2.get(printer, PRINTER.device);
      ready.push({ printer, device, since: devices2.get(device, DEVICE.since) });
    }
  }
  ready.sort((a, b) => a.since - b.since || a.device - b.device);
  for (const { printer } of ready) printNext(draft, printer);
  for (const stock of stocksOf(pile)) printsAwait(draft, stock);
}
function printsAwait(draft, stock) {
  const { stocks: stocks2 } = draft;
  let need = 0;
  for (const printer of stocks2.members(stock, STOCK.waiters)) {
    const own = needOf(draft, printer, stock);
    need = need === 0 ? own : min(need, own);
  }
  stocks2.set(stock, STOCK.need, need);
  stockPredict(draft, stock);
}
function lastToCome(world, pile, bill2) {
  let last = 0;
  let latest = -1;
  for (const [position, category] of CATEGORIES.entries()) {
    const stock = stockOf(pile, position + 1);
    const missing = bill2[category] * MICRO - world.stocks.level(stock, STOCK.amount);
    if (missing <= 0) continue;
    const rate = world.stocks.rate(stock, STOCK.amount);
    const ticks = rate === 0 ? INT_MAX : ceilDiv(missing, rate);
    if (ticks <= latest) continue;
    last = stock;
    latest = ticks;
  }
  return last;
}
function start(draft, printer, device, job, pile) {
  const { devices: devices2, printers: printers2, setting } = draft;
  const type = draft.jobs.get(job, JOB.deviceType);
  const { bill: bill2, printSeconds } = deviceBlueprint(draft, type);
  const speed = speedPerMille(setting.ruleset, devices2.get(device, DEVICE.capacity));
  const completion = draft.now + slowedSeconds(printSeconds, speed);
  printers2.leave(printer, PRINTER.waitsFor);
  printJobPay(draft, pile, bill2, "debit");
  deviceTurns(draft, device, STATUS.printing, job);
  printers2.schedule(printer, PRINTER.finished, completion);
  const replicant = devices2.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  draft.emit("print.started", replicant, device, place, type, job, completion);
}
function wait(draft, printer, device, job, stock) {
  const { devices: devices2, printers: printers2, stocks: stocks2 } = draft;
  printers2.join(printer, PRINTER.waitsFor, stock);
  const need = needOf(draft, printer, stock);
  const least = stocks2.get(stock, STOCK.need);
  if (least === 0 || need < least) stocks2.set(stock, STOCK.need, need);
  stockPredict(draft, stock);
  if (devices2.get(device, DEVICE.status) === STATUS.waitingForResources) {
    devices2.set(device, DEVICE.target, job);
    return;
  }
  deviceTurns(draft, device, STATUS.waitingForResources, job);
  const type = draft.jobs.get(job, JOB.deviceType);
  const replicant = devices2.parent(device, DEVICE.replicant);
  draft.emit("print.waiting", replicant, device, devicePlace(draft, device), type, job);
}
function needOf(world, printer, stock) {
  const category = CATEGORIES[categoryOf(stock) - 1] ?? "structural";
  return printJobBill(world, printJob(world, printer))[category] * MICRO;
}
function stocksOf(pile) {
  return CATEGORIES.map((_, position) => stockOf(pile, position + 1));
}

// packages/core/src/game/rules/printQueue.ts
function printQueueAdd(draft, printer, type, quantity) {
  const { jobs: jobs2 } = draft;
  const added = [];
  for (let n2 = 0; n2 < quantity; n2 += 1) {
    const job = jobs2.insert();
    jobs2.join(job, JOB.printer, printer);
    jobs2.set(job, JOB.deviceType, type);
    jobs2.set(job, JOB.batch, added[0] ?? job);
    added.push(job);
  }
  order(draft, printer, quantity);
  const device = draft.printers.get(printer, PRINTER.device);
  if (draft.devices.get(device, DEVICE.status) === STATUS.idle) printNext(draft, printer);
  return added;
}
function printQueueCancel(draft, printer, cancelled) {
  const { devices: devices2, jobs: jobs2, printers: printers2 } = draft;
  const device = printers2.get(printer, PRINTER.device);
  const printing = devices2.get(device, DEVICE.status) === STATUS.printing;
  const head = printJob(draft, printer);
  const pile = printJobPile(draft, printer);
  const place = devicePlace(draft, device);
  const replicant = devices2.parent(device, DEVICE.replicant);
  if (printing && cancelled.includes(head)) {
    printJobPay(draft, pile, printJobBill(draft, head), "refund");
    printers2.cancel(printer, PRINTER.finished);
  }
  for (const job of cancelled) {
    const type = jobs2.get(job, JOB.deviceType);
    jobs2.remove(job);
    draft.emit("print.cancelled", replicant, device, place, type, job);
  }
  order(draft, printer, -cancelled.length);
  if (!cancelled.includes(head)) return;
  if (printing) printWakes(draft, pile);
  printNext(draft, printer);
}
function order(draft, printer, change) {
  const account = deviceAccount(draft, draft.printers.get(printer, PRINTER.device));
  draft.holdings.add(account, HOLDING.devices, change);
  draft.census.add(CENSUS_ROW, CENSUS.devices, change);
}

// packages/core/src/game/rules/stateMachine.ts
var FEATURES_OF = {
  travel: ["cruise"],
  recall: ["cruise"],
  start_mining: ["mine"],
  retarget: ["mine"],
  deactivate: ["mine", "survey"],
  search: ["survey"],
  enqueue_print: ["print"],
  dequeue_print: ["print"],
  clear_queue: ["print"]
};
var PARKED = {
  travel: "allowed",
  recall: "allowed",
  start_mining: "allowed",
  retarget: "wrong_state",
  deactivate: "wrong_state",
  search: "allowed",
  enqueue_print: "allowed",
  dequeue_print: "allowed",
  clear_queue: "allowed"
};
var UNDER_WAY = {
  travel: "device_busy",
  recall: "allowed",
  start_mining: "device_busy",
  retarget: "wrong_state",
  deactivate: "wrong_state",
  search: "device_busy",
  enqueue_print: "device_busy",
  dequeue_print: "wrong_state",
  clear_queue: "wrong_state"
};
var AT_WORK = {
  ...PARKED,
  start_mining: "device_busy",
  deactivate: "allowed",
  search: "device_busy",
  enqueue_print: "device_busy",
  dequeue_print: "wrong_state",
  clear_queue: "wrong_state"
};
var AT_PRINT = {
  ...PARKED,
  travel: "device_busy",
  recall: "device_busy",
  start_mining: "device_busy",
  search: "device_busy"
};
var STATE_MACHINE = {
  idle: PARKED,
  travelling: UNDER_WAY,
  recalling: { ...UNDER_WAY, recall: "wrong_state" },
  mining: { ...AT_WORK, retarget: "allowed" },
  searching: AT_WORK,
  tracking: AT_WORK,
  printing: AT_PRINT,
  waiting_for_resources: AT_PRINT
};

// packages/core/src/game/state/code.ts
var CODE = /^[0-9a-f]{8}$/;
function codeOf(key, id) {
  return scramble(key, id).toString(16).padStart(8, "0");
}
function codeToId(key, code) {
  return CODE.test(code) ? unscramble(key, parseInt(code, 16)) : 0;
}

// packages/core/src/game/state/deviceCode.ts
function deviceCode(seed, device) {
  return codeOf(seed, device);
}
function deviceCodeToId(seed, code) {
  return codeToId(seed, code);
}

// packages/core/src/game/commands/readers.ts
function isRefused(value) {
  return typeof value === "object" && value !== null && "refusal" in value;
}
function text(least, most) {
  return {
    rule: "text",
    numbers: { least, most },
    read: (value) => typeof value === "string" && value.length >= least && value.length <= most ? value : void 0
  };
}
function name(most) {
  const inner = text(1, most);
  return {
    ...inner,
    rule: "name",
    read: (value) => {
      const read = inner.read(value);
      if (read === void 0 || read.startsWith(" ") || read.endsWith(" ")) return void 0;
      return isWritable(read) ? read : void 0;
    }
  };
}
function integer(least, most) {
  return {
    rule: "integer",
    numbers: { least, most },
    read: (value) => isInt(value) && value >= least && value <= most ? value + 0 : void 0
  };
}
function oneOf(names) {
  return {
    rule: "one_of",
    numbers: { allowed: names.join(" ") },
    read: (value) => {
      const position = names.findIndex((one) => one === value);
      return position < 0 ? void 0 : position + 1;
    }
  };
}
function optional(reader, fallback) {
  return { ...reader, fallback };
}
function readArgs(command, readers) {
  const args = command.args;
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    return refuse("invalid_field", "args must be an object", { field: "args", rule: "object" });
  }
  const given = args;
  const read = {};
  for (const [field, reader] of Object.entries(readers)) {
    if (!Object.hasOwn(given, field)) {
      if (!("fallback" in reader)) return invalid(field, "required", {});
      read[field] = reader.fallback;
      continue;
    }
    const value = reader.read(given[field]);
    if (value === void 0) return invalid(field, reader.rule, reader.numbers);
    read[field] = value;
  }
  const unknown = firstUnknown(given, readers);
  return unknown === void 0 ? read : invalid(unknown, "unknown_member", {});
}
function firstUnknown(given, readers) {
  let first;
  for (const field of Object.keys(given)) {
    if (Object.hasOwn(readers, field)) continue;
    if (first === void 0 || field < first) first = field;
  }
  return first?.slice(0, 64);
}
function invalid(field, rule, numbers) {
  return refuse("invalid_field", `${field} breaks the rule: ${rule}`, { field, rule, ...numbers });
}
function isWritable(value) {
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 32 || point >= 127 && point < 160) return false;
    if (point === 8232 || point === 8233 || point >= 55296 && point < 57344) return false;
  }
  return true;
}

// packages/core/src/game/commands/order.ts
var DEVICE_READER = text(8, 8);
function orderOf2(draft, command, name3, readers) {
  const { account } = command;
  if (!draft.holdings.has(account)) return orderUnknownAccount(account);
  const args = readArgs(command, { device: DEVICE_READER, ...readers });
  if (isRefused(args)) return args;
  const code = args.device;
  const device = deviceCodeToId(draft.setting.seed, code);
  if (!draft.devices.has(device) || deviceAccount(draft, device) !== account) {
    return refuse("unknown_device", `you have no device ${code}`, { device_code: code });
  }
  const type = draft.devices.get(device, DEVICE.type);
  const { features } = deviceBlueprint(draft, type);
  const wanted = FEATURES_OF[name3];
  if (!wanted.some((feature) => features.includes(feature))) {
    return refuse("missing_feature", `a ${deviceTypeAt(type)} cannot ${name3}`, {
      device_type: deviceTypeAt(type) ?? "",
      feature: wanted.join(" ")
    });
  }
  const status = statusAt(draft.devices.get(device, DEVICE.status));
  const permission = STATE_MACHINE[status][name3];
  if (permission !== "allowed") {
    return refuse(permission, `${name3} is not for a device that is ${status}`, { status });
  }
  return { args, device, account };
}
function orderUnknownAccount(account) {
  return refuse("unknown_account", `there is no account ${account}`, { account });
}
function orderAnswer(draft, device, completesTick) {
  const status = draft.devices.get(device, DEVICE.status);
  return {
    device_code: deviceCode(draft.setting.seed, device),
    status: statusAt(status),
    operation: {
      kind: statusAt(status),
      state: status === STATUS.idle ? "done" : "running",
      started_tick: draft.devices.get(device, DEVICE.since),
      completes_tick: completesTick === 0 ? null : completesTick
    }
  };
}

// packages/core/src/game/commands/clearQueue.ts
var clearQueue = (draft, command) => {
  const order3 = orderOf2(draft, command, "clear_queue", {});
  if (isRefused(order3)) return order3;
  const { device } = order3;
  const printer = draft.printers.find(device);
  const jobs2 = draft.printers.members(printer, PRINTER.queue);
  printQueueCancel(draft, printer, jobs2);
  return done({ ...orderAnswer(draft, device, 0), job_ids: jobs2 });
};

// packages/core/src/game/events/stopReasons.ts
var STOP_REASONS = [
  "deactivated",
  "departed",
  "retargeted",
  "depleted",
  "stock_full",
  "site_closed"
];
function reasonIndex(reason) {
  return STOP_REASONS.indexOf(reason) + 1;
}

// packages/core/src/game/ruleset/abundances.ts
var ABUNDANCES = ["scarce", "low", "moderate", "high", "rich"];

// packages/core/src/game/ruleset/densities.ts
var DENSITIES = ["sparse", "moderate", "dense"];

// packages/core/src/game/ruleset/miningRate.ts
function miningRate(ruleset, density, abundance, capacityPpm) {
  const { cycleSeconds, yieldUnits } = ruleset.mining;
  const speed = speedPerMille(ruleset, capacityPpm);
  return floorDiv(1e3 * yieldUnits[abundance] * speed, cycleSeconds[density]);
}
function wornCapacity(ruleset, capacityPpm, seconds) {
  const { wearPpmPerHour, wearLeastPpm, wearFloorPpm } = ruleset.mining;
  const wear = max(wearLeastPpm, ceilDiv(seconds * wearPpmPerHour, 3600));
  return max(min(capacityPpm, wearFloorPpm), capacityPpm - wear);
}

// packages/core/src/game/state/sites.ts
var SITES_MOST = 64;
var sites = defineTable(
  "sites",
  {
    /** `siteKey` of its location's row and its index. */
    key: word,
    /** 0 is the primary site. */
    index: word,
    /** 1 while it can be mined. */
    open: word,
    /** 1 from the moment when its reserves were first found. */
    surveyed: word,
    /** The device that looks for it (while closed) or keeps it open; 0 for none. */
    tracker: word,
    /** The tick at which a category of it last ran out; 0 for never. */
    exhaustedAt: word,
    location: link("locations", "sites"),
    /** When the search for it ends. */
    found: timer
  },
  "key"
);
var SITE = sites.fields;
function siteKey(location, index) {
  return location * SITES_MOST + index + 1;
}

// packages/core/src/game/state/ledger.ts
var ledger = defineTable("ledger", {
  generationUnits: word,
  generationMicro: word,
  grantsUnits: word,
  grantsMicro: word,
  regenerationUnits: word,
  regenerationMicro: word,
  searchUnits: word,
  searchMicro: word,
  decommissionUnits: word,
  decommissionMicro: word,
  repairUnits: word,
  repairMicro: word,
  upkeepUnits: word,
  upkeepMicro: word,
  destructionUnits: word,
  destructionMicro: word
});
var LEDGER = ledger.fields;

// packages/core/src/game/rules/split.ts
function splitPlus(amount, micro) {
  const sum = amount.micro + micro;
  const units = floorDiv(sum, MICRO);
  return { units: amount.units + units, micro: sum - units * MICRO };
}
function splitAdd(table, id, unitsField, microField, micro) {
  const sum = splitPlus({ units: 0, micro: table.get(id, microField) }, micro);
  table.add(id, unitsField, sum.units);
  table.set(id, microField, sum.micro);
}

// packages/core/src/game/rules/postLedger.ts
function postLedger(draft, account, category, micro) {
  const units = LEDGER[`${account}Units`];
  splitAdd(draft.ledger, category, units, LEDGER[`${account}Micro`], micro);
}

// packages/core/src/game/rules/deposit.ts
function depositHolds(world, deposit) {
  return world.deposits.level(deposit, DEPOSIT.reserve) >= MICRO;
}
function depositWith(world, location, category) {
  for (const site of world.locations.members(location, LOCATION.sites)) {
    const deposit = depositOf(site, category);
    if (world.sites.get(site, SITE.open) === 1 && depositHolds(world, deposit)) return deposit;
  }
  return 0;
}
function depositDraw(draft, deposit, change) {
  const { deposits: deposits2, now } = draft;
  depositRest(draft, deposit);
  const rate = deposits2.rate(deposit, DEPOSIT.reserve) - change;
  deposits2.setRate(deposit, DEPOSIT.reserve, rate);
  if (rate === 0) {
    deposits2.cancel(deposit, DEPOSIT.depleted);
    depositGrow(draft, deposit);
    return;
  }
  const ticks = ceilDiv(deposits2.level(deposit, DEPOSIT.reserve), -rate);
  deposits2.schedule(deposit, DEPOSIT.depleted, now + max(1, ticks));
}
function depositRest(draft, deposit) {
  const { deposits: deposits2 } = draft;
  if (deposits2.rate(deposit, DEPOSIT.reserve) <= 0) return;
  const initial = deposits2.get(deposit, DEPOSIT.initial);
  const level = min(deposits2.level(deposit, DEPOSIT.reserve), initial);
  const grown = level - deposits2.get(deposit, DEPOSIT.grownFrom);
  deposits2.setRate(deposit, DEPOSIT.reserve, 0);
  deposits2.setLevel(deposit, DEPOSIT.reserve, level);
  deposits2.set(deposit, DEPOSIT.grownFrom, 0);
  deposits2.cancel(deposit, DEPOSIT.restored);
  postLedger(draft, "regeneration", categoryOf(deposit), grown);
}
function depositGrow(draft, deposit) {
  const { deposits: deposits2, now } = draft;
  const { primaryRegenerationSeconds, otherRegenerationSeconds } = draft.setting.ruleset.sites;
  const initial = deposits2.get(deposit, DEPOSIT.initial);
  const level = deposits2.level(deposit, DEPOSIT.reserve);
  if (level >= initial) return;
  const primary = draft.sites.get(siteOf(deposit), SITE.index) === 0;
  const rate = ceilDiv(initial, primary ? primaryRegenerationSeconds : otherRegenerationSeconds);
  deposits2.setRate(deposit, DEPOSIT.reserve, rate);
  deposits2.set(deposit, DEPOSIT.grownFrom, level);
  deposits2.schedule(deposit, DEPOSIT.restored, now + ceilDiv(initial - level, rate));
}

// packages/core/src/game/rules/run.ts
function runRate(world, deposit, capacityPpm) {
  const { density, abundance } = richness(world, deposit);
  return miningRate(world.setting.ruleset, density, abundance, capacityPpm);
}
function runStart(draft, device, deposit, stock) {
  const { devices: devices2 } = draft;
  const capacity = devices2.get(device, DEVICE.capacity);
  const rate = runRate(draft, deposit, capacity);
  deviceTurns(draft, device, STATUS.mining, 0);
  devices2.join(device, DEVICE.deposit, deposit);
  devices2.join(device, DEVICE.stock, stock);
  devices2.setRate(device, DEVICE.mined, rate);
  depositDraw(draft, deposit, rate);
  stockFlow(draft, stock, rate);
  const { density } = richness(draft, deposit);
  const { ruleset } = draft.setting;
  const cycle = ruleset.mining.cycleSeconds[density];
  draft.emit(
    "mining.started",
    devices2.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    draft.sites.get(siteOf(deposit), SITE.index),
    categoryOf(deposit),
    slowedSeconds(cycle, speedPerMille(ruleset, capacity))
  );
}
function runStop(draft, device, reason) {
  const { devices: devices2, stocks: stocks2 } = draft;
  const deposit = devices2.parent(device, DEVICE.deposit);
  const stock = devices2.parent(device, DEVICE.stock);
  const rate = devices2.rate(device, DEVICE.mined);
  const mined = devices2.level(device, DEVICE.mined);
  const seconds = draft.now - devices2.get(device, DEVICE.since);
  const capacity = devices2.get(device, DEVICE.capacity);
  devices2.setRate(device, DEVICE.mined, 0);
  devices2.setLevel(device, DEVICE.mined, 0);
  devices2.set(device, DEVICE.relocations, 0);
  devices2.leave(device, DEVICE.deposit);
  devices2.leave(device, DEVICE.stock);
  depositDraw(draft, deposit, -rate);
  stockFlow(draft, stock, -rate);
  splitAdd(stocks2, stock, STOCK.minedUnits, STOCK.minedMicro, mined);
  devices2.set(device, DEVICE.capacity, wornCapacity(draft.setting.ruleset, capacity, seconds));
  deviceTurns(draft, device, STATUS.idle, 0);
  draft.emit(
    "mining.stopped",
    devices2.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    categoryOf(deposit),
    floorDiv(mined, MICRO),
    reasonIndex(reason)
  );
}
function runMove(draft, device, to, reason) {
  const { devices: devices2 } = draft;
  const { relocationsMost } = draft.setting.ruleset.mining;
  if (to === 0 || devices2.get(device, DEVICE.relocations) >= relocationsMost) {
    runStop(draft, device, reason);
    return;
  }
  const from = devices2.parent(device, DEVICE.deposit);
  const rate = devices2.rate(device, DEVICE.mined);
  devices2.add(device, DEVICE.relocations, 1);
  devices2.join(device, DEVICE.deposit, to);
  depositDraw(draft, from, -rate);
  depositDraw(draft, to, rate);
  draft.emit(
    "mining.relocated",
    devices2.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    draft.sites.get(siteOf(to), SITE.index),
    categoryOf(to),
    draft.sites.get(siteOf(from), SITE.index)
  );
}
function richness(world, deposit) {
  const density = DENSITIES[world.deposits.get(deposit, DEPOSIT.density) - 1];
  const abundance = ABUNDANCES[world.deposits.get(deposit, DEPOSIT.abundance) - 1];
  return { density: density ?? "sparse", abundance: abundance ?? "scarce" };
}

// packages/core/src/game/ruleset/searchSeconds.ts
function searchSeconds(ruleset, known) {
  return ruleset.sites.searchBaseSeconds * (1 + known) * (2 + known) / 2;
}

// packages/core/src/game/rules/addSite.ts
function addSite(draft, location, index) {
  const { sites: sites2, deposits: deposits2 } = draft;
  const site = sites2.insert(siteKey(location, index));
  sites2.set(site, SITE.index, index);
  sites2.join(site, SITE.location, location);
  for (const _ of CATEGORIES) deposits2.insert();
  return site;
}

// packages/core/src/game/rules/site.ts
function siteIsSpent(world, site) {
  const at = world.sites.get(site, SITE.exhaustedAt);
  return at !== 0 && world.now - at < world.setting.ruleset.sites.recentSeconds;
}
function sitesKnown(world, location) {
  const sites2 = world.locations.members(location, LOCATION.sites);
  return sites2.filter((site) => world.sites.get(site, SITE.open) === 1 || siteIsSpent(world, site)).length;
}
function siteToSeek(world, location) {
  const { locations: locations2, sites: sites2 } = world;
  const all = locations2.members(location, LOCATION.sites);
  const closed = all.filter(
    (site) => sites2.get(site, SITE.open) === 0 && sites2.get(site, SITE.tracker) === 0
  );
  const fresh = closed.find((site) => !siteIsSpent(world, site));
  if (fresh !== void 0) return fresh;
  if (all.length < world.setting.ruleset.sites.perBelt) return 0;
  return closed[0] ?? -1;
}
function siteSeek(draft, device, found) {
  const { devices: devices2, sites: sites2, setting } = draft;
  const location = devices2.parent(device, DEVICE.location);
  const seconds = searchSeconds(setting.ruleset, sitesKnown(draft, location));
  const speed = speedPerMille(setting.ruleset, devices2.get(device, DEVICE.capacity));
  const completion = draft.now + slowedSeconds(seconds, speed);
  const index = draft.locations.members(location, LOCATION.sites).length;
  const site = found === 0 ? addSite(draft, location, index) : found;
  sites2.set(site, SITE.tracker, device);
  sites2.schedule(site, SITE.found, completion);
  deviceTurns(draft, device, STATUS.searching, site);
  draft.emit(
    "search.started",
    devices2.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    sites2.get(site, SITE.index),
    completion
  );
  return site;
}
function siteClose(draft, device) {
  const site = draft.devices.get(device, DEVICE.target);
  const location = draft.sites.parent(site, SITE.location);
  draft.sites.set(site, SITE.open, 0);
  draft.sites.set(site, SITE.tracker, 0);
  emitOf(draft, "site.closed", device, site);
  for (const [position] of CATEGORIES.entries()) {
    const miners = draft.deposits.members(depositOf(site, position + 1), DEPOSIT.miners);
    if (miners.length === 0) continue;
    const to = depositWith(draft, location, position + 1);
    for (const miner of miners) runMove(draft, miner, to, "site_closed");
  }
}
function siteForget(draft, device) {
  const site = draft.devices.get(device, DEVICE.target);
  draft.sites.set(site, SITE.tracker, 0);
  draft.sites.cancel(site, SITE.found);
  emitOf(draft, "search.cancelled", device, site);
}
function emitOf(draft, name3, device, site) {
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const index = draft.sites.get(site, SITE.index);
  draft.emit(name3, replicant, device, devicePlace(draft, device), index);
}

// packages/core/src/game/rules/endActivity.ts
function endActivity(draft, device, reason) {
  switch (draft.devices.get(device, DEVICE.status)) {
    case STATUS.mining:
      runStop(draft, device, reason);
      return;
    case STATUS.searching:
      siteForget(draft, device);
      break;
    case STATUS.tracking:
      siteClose(draft, device);
      break;
    default:
      return;
  }
  deviceTurns(draft, device, STATUS.idle, 0);
}

// packages/core/src/game/commands/deactivate.ts
var deactivate = (draft, command) => {
  const order3 = orderOf2(draft, command, "deactivate", {});
  if (isRefused(order3)) return order3;
  endActivity(draft, order3.device, "deactivated");
  return done(orderAnswer(draft, order3.device, 0));
};

// packages/core/src/game/commands/dequeuePrint.ts
var READERS = { job_id: integer(1, INT_MAX) };
var dequeuePrint = (draft, command) => {
  const order3 = orderOf2(draft, command, "dequeue_print", READERS);
  if (isRefused(order3)) return order3;
  const { args, device } = order3;
  const job = args.job_id;
  const printer = draft.printers.find(device);
  if (!draft.jobs.has(job) || draft.jobs.parent(job, JOB.printer) !== printer) {
    return refuse("unknown_job", `the queue has no job ${job}`, { field: "job_id", job_id: job });
  }
  printQueueCancel(draft, printer, [job]);
  const completes = draft.printers.due(printer, PRINTER.finished);
  return done({ ...orderAnswer(draft, device, completes), job_ids: [job] });
};

// packages/core/src/game/rules/ensurePile.ts
function ensurePile(draft, account, location) {
  const known = draft.piles.find(pileKey(account, location));
  if (known !== 0) return known;
  const pile = draft.piles.insert(pileKey(account, location));
  draft.piles.join(pile, PILE.location, location);
  draft.piles.join(pile, PILE.holding, account);
  draft.holdings.add(account, HOLDING.pileCount, 1);
  for (const _ of CATEGORIES) draft.stocks.insert();
  return pile;
}
function ensurePileBlocked(world, account, location) {
  if (world.piles.find(pileKey(account, location)) !== 0) return false;
  const { stocksPerAccount } = world.setting.ruleset.limits;
  return world.holdings.get(account, HOLDING.pileCount) >= stocksPerAccount;
}

// packages/core/src/game/commands/enqueuePrint.ts
var enqueuePrint = (draft, command) => {
  const order3 = orderOf2(draft, command, "enqueue_print", {
    device_type: oneOf(DEVICE_TYPES),
    quantity: optional(integer(1, draft.setting.ruleset.printing.quantityMost), 1)
  });
  if (isRefused(order3)) return order3;
  const { account, args, device } = order3;
  const refusal = queueRefusal(draft, order3) ?? limitRefusal(draft, order3);
  if (refusal !== void 0) return refusal;
  ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
  const printer = draft.printers.find(device);
  const jobs2 = printQueueAdd(draft, printer, args.device_type, args.quantity);
  const completes = draft.printers.due(printer, PRINTER.finished);
  return done({ ...orderAnswer(draft, device, completes), batch_id: jobs2[0] ?? 0, job_ids: jobs2 });
};
function queueRefusal(world, { args, device }) {
  const { queueLength } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const queued = world.printers.members(world.printers.find(device), PRINTER.queue).length;
  if (queued + args.quantity <= queueLength) return void 0;
  return refuse("queue_full", `the queue has room for ${queueLength - queued} more`, {
    queued,
    quantity: args.quantity,
    most: queueLength
  });
}
function limitRefusal(world, order3) {
  const { account, args, device } = order3;
  const { limits } = world.setting.ruleset;
  const { quantity } = args;
  const own = world.holdings.get(account, HOLDING.devices);
  if (own + quantity > limits.devicesPerAccount) {
    return refuse("device_limit", "the account has as many devices as it may", {
      devices: own,
      quantity,
      most: limits.devicesPerAccount
    });
  }
  const all = world.census.get(CENSUS_ROW, CENSUS.devices);
  if (all + quantity > limits.devices) {
    return refuse("galaxy_full", "the galaxy takes no more devices", {
      devices: all,
      more: quantity,
      most: limits.devices
    });
  }
  if (!ensurePileBlocked(world, account, world.devices.parent(device, DEVICE.location))) {
    return void 0;
  }
  return refuse("stock_limit", "the account has stock at as many places as it may", {
    most: limits.stocksPerAccount
  });
}

// packages/core/src/game/galaxy/locationNumber.ts
var STAR_SPAN = 4096;
var PLANET_SPAN = 32;
var LAGRANGE_BASE = 16;
var BELT_BASE = 512;
var PLANETS_MOST = 15;
var MOONS_MOST = 15;
var LAGRANGE_MOST = 5;
var BELTS_MOST = 15;
function locationNumber(star, local) {
  return star * STAR_SPAN + local;
}
function starLocation(star) {
  return locationNumber(star, 1);
}
function planetLocation(star, planet) {
  return locationNumber(star, planet * PLANET_SPAN);
}
function moonLocation(star, planet, moon) {
  return planetLocation(star, planet) + moon;
}
function lagrangeLocation(star, planet, point) {
  return planetLocation(star, planet) + LAGRANGE_BASE + point;
}
function beltLocation(star, belt) {
  return locationNumber(star, BELT_BASE + belt);
}
function locationStar(location) {
  return (location - floorMod(location, STAR_SPAN)) / STAR_SPAN;
}
function locationParts(location) {
  const local = floorMod(location, STAR_SPAN);
  const star = locationStar(location);
  if (local === 1) return partsOf2(star, "star", 0, 0, 0, 0);
  if (local > BELT_BASE && local <= BELT_BASE + BELTS_MOST) {
    return partsOf2(star, "belt", 0, 0, 0, local - BELT_BASE);
  }
  if (local < PLANET_SPAN || local >= BELT_BASE) return void 0;
  const sub = local % PLANET_SPAN;
  const planet = (local - sub) / PLANET_SPAN;
  if (sub === 0) return partsOf2(star, "planet", planet, 0, 0, 0);
  if (sub <= MOONS_MOST) return partsOf2(star, "moon", planet, sub, 0, 0);
  const lagrange = sub - LAGRANGE_BASE;
  if (lagrange < 1 || lagrange > LAGRANGE_MOST) return void 0;
  return partsOf2(star, "lagrange", planet, 0, lagrange, 0);
}
function partsOf2(star, kind, planet, moon, lagrange, belt) {
  return { star, kind, planet, moon, lagrange, belt };
}

// packages/core/src/game/galaxy/chance.ts
var CHANCE = {
  starShell: 27137,
  starDirection: 27138,
  starClass: 27139,
  planetCount: 27140,
  planetOrbit: 27141,
  planetKind: 27142,
  moonCount: 27143,
  beltCount: 27144,
  beltPlace: 27145,
  beltDensity: 27146,
  beltAbundance: 27147,
  siteReserve: 27148
};

// packages/core/src/game/galaxy/nearbyStars.ts
var ROWS = [
  ["SOL", "Sol", "G2V", 0, 0, 0, 0],
  ["ALPHACEN", "Alpha Centauri", "G2V", 4344, -1624, -1358, -3793],
  ["BARNARD", "Barnard's Star", "M4V", 5963, -57, -5943, 488],
  ["LUHMAN16", "Luhman 16", "L8", 6503, -3701, 1179, -5215],
  ["WISE0855", "WISE 0855-0714", "Y4", 7430, -5101, 5320, -937],
  ["WOLF359", "Wolf 359", "M6V", 7856, -7500, 2133, 959],
  ["LALANDE21185", "Lalande 21185", "M2V", 8304, -6516, 1645, 4877],
  ["SIRIUS", "Sirius", "A1V", 8709, -1633, 8180, -2505],
  ["LUYTEN7268", "Luyten 726-8", "M5.5V", 8724, 7537, 3475, -2689],
  ["ROSS154", "Ross 154", "M3.5V", 9706, 1915, -8669, -3922],
  ["ROSS248", "Ross 248", "M6V", 10306, 7369, -583, 7182],
  ["EPSERI", "Epsilon Eridani", "K2V", 10475, 6185, 8277, -1721],
  ["LACAILLE9352", "Lacaille 9352", "M0.5V", 10724, 8451, -2034, -6281],
  ["ROSS128", "Ross 128", "M4V", 11007, -10990, 588, 155],
  ["EZAQR", "EZ Aquarii", "M5V", 11109, 10046, -3728, -2931],
  ["PROCYON", "Procyon", "F5IV", 11402, -4767, 10305, 1038],
  ["61CYG", "61 Cygni", "K5V", 11404, 6475, -6097, 7138],
  ["STRUVE2398", "Struve 2398", "M3V", 11491, 1078, -5709, 9914],
  ["GROOMBRIDGE34", "Groombridge 34", "M1.5V", 11619, 8328, 669, 8075],
  ["DXCNC", "DX Cancri", "M6.5V", 11680, -6342, 8278, 5262],
  ["EPSINDI", "Epsilon Indi", "K5V", 11867, 5677, -3167, -9928],
  ["TAUCETI", "Tau Ceti", "G8V", 11912, 10293, 5024, -3271],
  ["GJ1061", "GJ 1061", "M5.5V", 11984, 5023, 6914, -8402],
  ["YZCETI", "YZ Ceti", "M4.5V", 12122, 11017, 3607, -3544],
  ["LUYTEN", "Luyten's Star", "M3.5V", 12348, -4577, 11413, 1125],
  ["TEEGARDEN", "Teegarden's Star", "M7V", 12497, 8710, 8194, 3629],
  ["KAPTEYN", "Kapteyn's Star", "M1VI", 12831, 1898, 8869, -9076],
  ["LACAILLE8760", "Lacaille 8760", "M0V", 12947, 7644, -6572, -8125],
  ["SCR1845", "SCR 1845-6357", "M8.5V", 13064, 1121, -5624, -11738],
  ["KRUGER60", "Kruger 60", "M3V", 13072, 6430, -2730, 11049],
  ["DENIS1048", "DENIS 1048-3956", "M8.5V", 13193, -9624, 3116, -8469],
  ["ROSS614", "Ross 614", "M4.5V", 13363, -1707, 13237, -656],
  ["UGPS0722", "UGPS 0722-0540", "T9", 13430, -4705, 12509, -1328],
  ["WOLF1061", "Wolf 1061", "M3V", 14050, -5229, -12672, -3080],
  ["VANMAANEN", "Van Maanen's Star", "DZ7", 14072, 13689, 2982, 1322],
  ["GLIESE1", "Gliese 1", "M1.5V", 14175, 11264, 266, -8601],
  ["TZARI", "TZ Arietis", "M4.5V", 14578, 12292, 7112, 3292],
  ["WOLF424", "Wolf 424", "M5.5V", 14595, -14263, -2086, 2288],
  ["GLIESE687", "Gliese 687", "M3V", 14840, -562, -5449, 13792],
  ["GLIESE674", "Gliese 674", "M3V", 14849, -1383, -10052, -10841],
  ["LHS292", "LHS 292", "M6.5V", 14871, -13871, 4493, -2923],
  ["GLIESE440", "Gliese 440", "DQ6", 15123, -6417, 400, -13688],
  ["GJ1245", "G 208-44", "M5.5V", 15200, 5177, -9544, 10638],
  ["WISE1741", "WISE 1741+2553", "T9", 15220, -1110, -13648, 6645],
  ["GLIESE876", "Gliese 876", "M3.5V", 15238, 14147, -4239, -3754],
  ["WISE1639", "WISE 1639-6847", "Y0", 15450, -1919, -5249, -14404],
  ["LHS288", "LHS 288", "M5.5V", 15759, -7180, 2460, -13811],
  ["GJ1002", "GJ 1002", "M5.5V", 15806, 15663, 460, -2074],
  ["DENIS0255", "DENIS 0255-4700", "L8", 15877, 7818, 7488, -11614],
  ["GROOMBRIDGE1618", "Groombridge 1618", "K7V", 15886, -9188, 4714, 12072],
  ["GLIESE412", "Gliese 412", "M1V", 15997, -11272, 2733, 11017],
  ["ADLEO", "AD Leonis", "M3V", 16194, -13792, 6460, 5504],
  ["GLIESE832", "Gliese 832", "M2V", 16200, 8530, -6337, -12228],
  ["GLIESE682", "Gliese 682", "M3.5V", 16333, -1168, -11627, -11411],
  ["40ERI", "40 Eridani", "K1V", 16333, 7142, 14527, -2175],
  ["EVLAC", "EV Lacertae", "M3.5V", 16476, 11189, -3699, 11514],
  ["70OPH", "70 Ophiuchi", "K0V", 16707, 397, -16686, 729],
  ["ALTAIR", "Altair", "A7V", 16730, 7683, -14636, 2579],
  ["EICNC", "EI Cancri", "M5.5V", 16800, -11094, 11265, 5681],
  ["GJ3379", "GJ 3379", "M3.5V", 16986, -4, 16967, 802]
];
var NEARBY_STARS = ROWS.map(
  ([code, name3, spectralClass2, distance, x, y, z], index) => ({
    index,
    code,
    name: name3,
    spectralClass: spectralClass2,
    distanceMilliLy: distance,
    xMilliLy: x,
    yMilliLy: y,
    zMilliLy: z
  })
);

// packages/core/src/game/galaxy/generatedStar.ts
var INNER_CENTI_LY = 1700;
var SHELL_CUBIC = 59683104;
var CLASSES = [
  [735, "M", "V"],
  [115, "K", "V"],
  [65, "G", "V"],
  [34, "DA", ""],
  [25, "F", "V"],
  [12, "L", ""],
  [8, "T", ""],
  [6, "A", "V"]
];
function generatedClass(seed, index) {
  let at = below(1e3, roll(seed, CHANCE.starClass, index, 0));
  const digit = below(10, roll(seed, CHANCE.starClass, index, 0, 1));
  for (const [weight, head, tail] of CLASSES) {
    if (at < weight) return `${head}${digit}${tail}`;
    at -= weight;
  }
  return `M${digit}V`;
}
function generatedStar(seed, index) {
  const radius = shellRadius(seed, index);
  const { x, y, z } = direction(seed, index);
  return {
    index,
    code: generatedCode(index),
    name: `Survey ${index}`,
    spectralClass: generatedClass(seed, index),
    distanceMilliLy: radius,
    xMilliLy: floorDiv(radius * x, UNIT),
    yMilliLy: floorDiv(radius * y, UNIT),
    zMilliLy: floorDiv(radius * z, UNIT)
  };
}
function generatedCode(index) {
  return `G${String(index).padStart(6, "0")}`;
}
function generatedIndex(code) {
  if (!/^G\d{6}$/.test(code)) return void 0;
  const index = Number(code.slice(1));
  return index >= NEARBY_STARS.length ? index : void 0;
}
function shellRadius(seed, index) {
  const shell = index - NEARBY_STARS.length;
  const within2 = floorDiv(roll(seed, CHANCE.starShell, index, 0), 128);
  const part = floorDiv(within2 * floorDiv(SHELL_CUBIC, 64), 524288);
  const cubic = INNER_CENTI_LY * INNER_CENTI_LY * INNER_CENTI_LY + shell * SHELL_CUBIC + part;
  const root = cubeRootFloor(cubic);
  const cube = root * root * root;
  const step = 3 * root * root + 3 * root + 1;
  return root * 10 + floorDiv((cubic - cube) * 10, step);
}
function cubeRootFloor(value) {
  let low = 0;
  let high2 = 131072;
  while (high2 - low > 1) {
    const middle = floorDiv(low + high2, 2);
    if (middle * middle * middle <= value) low = middle;
    else high2 = middle;
  }
  return low;
}
var HALF = 32768;
var UNIT = HALF * HALF;
function direction(seed, index) {
  for (let attempt = 0; attempt < 64; attempt += 1) {
    const rolled = roll(seed, CHANCE.starDirection, index, 0, attempt);
    const a = (rolled >>> 16) - HALF;
    const b = (rolled & 65535) - HALF;
    const square = a * a + b * b;
    if (square >= UNIT) continue;
    const lift = 2 * sqrtFloor(UNIT - square);
    return { x: a * lift, y: b * lift, z: UNIT - 2 * square };
  }
  return { x: 0, y: 0, z: UNIT };
}

// packages/core/src/game/galaxy/starAt.ts
var STAR_LIMIT = 1e6;
function starAt(seed, index) {
  invariant(isInt(index) && index >= 0 && index < STAR_LIMIT, `no star has the index ${index}`);
  return NEARBY_STARS[index] ?? generatedStar(seed, index);
}
function starCode(index) {
  return NEARBY_STARS[index]?.code ?? generatedCode(index);
}
function starIndex(code) {
  const nearby = NEARBY_STARS.find((star) => star.code === code);
  return nearby === void 0 ? generatedIndex(code) : nearby.index;
}
function spectralClass(seed, index) {
  return NEARBY_STARS[index]?.spectralClass ?? generatedClass(seed, index);
}
function isNearby(index) {
  return index < NEARBY_STARS.length;
}

// packages/core/src/game/galaxy/baseOrbit.ts
var BASE_MICRO_AU = {
  A: 6e5,
  F: 45e4,
  G: 25e4,
  K: 15e4,
  M: 6e4,
  D: 3e5
};
var BROWN_DWARF_MICRO_AU = 2e4;
function baseOrbit(seed, star) {
  return BASE_MICRO_AU[spectralClass(seed, star).charAt(0)] ?? BROWN_DWARF_MICRO_AU;
}

// packages/core/src/game/galaxy/generatedBelts.ts
function generatedBelts(seed, star, planets) {
  const rolled = below(4, roll(seed, CHANCE.beltCount, star, 0));
  const chance = rolled === 0 ? 0 : rolled === 3 ? 2 : 1;
  const count = isNearby(star) ? max(1, chance) : chance;
  const belts = [];
  for (let number = 1; number <= count; number += 1) {
    belts.push(generatedBelt(seed, star, number, planets));
  }
  return belts;
}
function generatedBelt(seed, star, number, planets) {
  const location = beltLocation(star, number);
  const gap = below(max(1, planets.length - 1), roll(seed, CHANCE.beltPlace, location, 0));
  const inside = number === 1 ? planets[gap] : planets.at(-1);
  const orbit = inside?.orbitMicroAu ?? baseOrbit(seed, star) * 5 * number;
  const [near, width] = number === 1 ? [1120, 100] : [1400, 200];
  const inner = floorDiv(orbit * near, 1e3);
  const thickness = width + below(width, roll(seed, CHANCE.beltPlace, location, 0, 1));
  return {
    number,
    location,
    innerMicroAu: inner,
    outerMicroAu: inner + floorDiv(inner * thickness, 1e3),
    density: densityOf(below(5, roll(seed, CHANCE.beltDensity, location, 0))),
    abundance: perCategory((_, n2) => {
      const luck = below(100, roll(seed, CHANCE.beltAbundance, location, 0, n2));
      return abundanceOf(luck + (BIAS[n2] ?? 0), isNearby(star) ? 1 : 0);
    })
  };
}
var BIAS = [15, 0, 10, 0, -5, -25];
var LUCK_ENDS = [15, 40, 70, 92];
function abundanceOf(luck, least) {
  const found = LUCK_ENDS.findIndex((end) => luck < end);
  return ABUNDANCES[max(least, found < 0 ? ABUNDANCES.length - 1 : found)] ?? "rich";
}
function densityOf(fifth) {
  return fifth < 2 ? "sparse" : fifth < 4 ? "moderate" : "dense";
}

// packages/core/src/game/galaxy/generatedPlanets.ts
var ORBIT_MOST_MICRO_AU = 25e6;
var ZONES = [
  [25, ["rocky", "rocky", "greenhouse"]],
  [70, ["desert", "desert", "greenhouse", "ocean", "terrestrial"]],
  [140, ["frozen", "frozen", "desert", "gas_giant"]]
];
var OUTER_ZONE = ["gas_giant", "gas_giant", "ice_giant", "frozen"];
var MOONS = {
  rocky: 0,
  greenhouse: 0,
  terrestrial: 2,
  desert: 2,
  ocean: 1,
  frozen: 2,
  gas_giant: 8,
  ice_giant: 6
};
function generatedPlanets(seed, star) {
  const first = roll(seed, CHANCE.planetCount, star, 0);
  const count = below(6, first) + below(6, roll(seed, CHANCE.planetCount, star, 0, 1));
  const base2 = baseOrbit(seed, star);
  const planets = [];
  let orbit = floorDiv(base2 * (700 + below(800, roll(seed, CHANCE.planetOrbit, star, 0))), 1e3);
  for (let number = 1; number <= count && orbit <= ORBIT_MOST_MICRO_AU; number += 1) {
    const location = planetLocation(star, number);
    const kind = kindAt(floorDiv(orbit * 10, base2), roll(seed, CHANCE.planetKind, location, 0));
    const moons = below(MOONS[kind] + 1, roll(seed, CHANCE.moonCount, location, 0));
    planets.push({ number, location, kind, orbitMicroAu: orbit, moons });
    const wider = 1350 + below(550, roll(seed, CHANCE.planetOrbit, star, 0, number));
    orbit = floorDiv(orbit * wider, 1e3);
  }
  return planets;
}
function kindAt(tenths, rolled) {
  const zone = ZONES.find(([end]) => tenths < end);
  const kinds = zone === void 0 ? OUTER_ZONE : zone[1];
  return kinds[below(kinds.length, rolled)] ?? "rocky";
}

// packages/core/src/game/galaxy/solSystem.ts
var SOL = 0;
var ROWS2 = [
  ["rocky", 387099, 0],
  ["greenhouse", 723336, 0],
  ["terrestrial", 1000003, 1],
  ["desert", 1523710, 2],
  ["gas_giant", 5202887, 4],
  ["gas_giant", 9536676, 7],
  ["ice_giant", 19189165, 5],
  ["ice_giant", 30069923, 2]
];
var PLANETS = ROWS2.map(([kind, orbitMicroAu, moons], position) => ({
  number: position + 1,
  location: planetLocation(SOL, position + 1),
  kind,
  orbitMicroAu,
  moons
}));
var BELTS = [
  {
    number: 1,
    location: beltLocation(SOL, 1),
    innerMicroAu: 21e5,
    outerMicroAu: 33e5,
    density: "moderate",
    abundance: {
      structural: "rich",
      conductive: "high",
      silicates: "high",
      carbon: "moderate",
      volatiles: "low",
      rares: "low"
    }
  }
];
var SOL_SYSTEM = { planets: PLANETS, belts: BELTS };

// packages/core/src/game/galaxy/starSystem.ts
var LEAST_EDGE_MICRO_AU = 1e6;
function starSystem(seed, star) {
  const planets = star === 0 ? SOL_SYSTEM.planets : generatedPlanets(seed, star);
  const belts = star === 0 ? SOL_SYSTEM.belts : generatedBelts(seed, star, planets);
  return { star, planets, belts, edgeMicroAu: edgeOf(planets, belts) };
}
function beltAt(seed, location) {
  const star = locationStar(location);
  return starSystem(seed, star).belts.find((belt) => belt.location === location);
}
function edgeOf(planets, belts) {
  const planet = planets.at(-1)?.orbitMicroAu ?? 0;
  const belt = belts.at(-1)?.outerMicroAu ?? 0;
  return max(LEAST_EDGE_MICRO_AU, floorDiv(max(planet, belt) * 5, 4));
}

// packages/core/src/game/galaxy/location.ts
function parseLocation(seed, code) {
  const [head = "", ...rest] = code.split("-");
  const star = starIndex(head);
  if (star === void 0) return void 0;
  const location = parseLocal(star, rest);
  return location !== void 0 && isLocation(seed, location) ? location : void 0;
}
function makeLocation(seed, location) {
  const parts = locationParts(location);
  invariant(parts !== void 0 && isLocation(seed, location), `no place has number ${location}`);
  const code = starCode(parts.star);
  switch (parts.kind) {
    case "star":
      return code;
    case "planet":
      return `${code}-${parts.planet}`;
    case "moon":
      return `${code}-${parts.planet}-${parts.moon}`;
    case "lagrange":
      return `${code}-${parts.planet}-L${parts.lagrange}`;
    case "belt":
      return `${code}-BELT-${parts.belt}`;
  }
}
function isLocation(seed, location) {
  const parts = locationParts(location);
  if (parts === void 0 || parts.star < 0 || parts.star >= STAR_LIMIT) return false;
  if (parts.kind === "star") return true;
  const system = starSystem(seed, parts.star);
  if (parts.kind === "belt") return parts.belt <= system.belts.length;
  const planet = system.planets[parts.planet - 1];
  return planet !== void 0 && parts.moon <= planet.moons;
}
function parseSite(seed, code) {
  const [, place = "", number = ""] = /^(.+-BELT-\d+)-SITE-(0|[1-9]\d{0,5})$/.exec(code) ?? [];
  const belt = parseLocation(seed, place);
  return belt === void 0 ? void 0 : { belt, site: Number(number) };
}
function makeSite(seed, belt, site) {
  return `${makeLocation(seed, belt)}-SITE-${site}`;
}
function parseLocal(star, rest) {
  const [first, second, ...more] = rest;
  if (more.length > 0) return void 0;
  if (first === void 0) return starLocation(star);
  if (first === "BELT") {
    const belt = ordinal(second, BELTS_MOST);
    return belt === 0 ? void 0 : beltLocation(star, belt);
  }
  const planet = ordinal(first, PLANETS_MOST);
  if (planet === 0) return void 0;
  if (second === void 0) return planetLocation(star, planet);
  if (second.startsWith("L")) {
    const point = ordinal(second.slice(1), LAGRANGE_MOST);
    return point === 0 ? void 0 : lagrangeLocation(star, planet, point);
  }
  const moon = ordinal(second, MOONS_MOST);
  return moon === 0 ? void 0 : moonLocation(star, planet, moon);
}
function ordinal(text2, most) {
  if (text2 === void 0 || !/^[1-9]\d?$/.test(text2)) return 0;
  const value = Number(text2);
  return value <= most ? value : 0;
}

// packages/core/src/game/galaxy/siteReserves.ts
function siteReserves(ruleset, seed, belt, site) {
  const { reserveUnits, decayPerMille, jitterPerMille } = ruleset.sites;
  return perCategory((category, n2) => {
    let micro = reserveUnits[belt.abundance[category]] * 1e6;
    for (let step = 0; step < site; step += 1) micro = floorDiv(micro * decayPerMille, 1e3);
    const rolled = roll(seed, CHANCE.siteReserve, belt.location, 0, site * 8 + n2);
    const share = 1e3 - jitterPerMille + below(2 * jitterPerMille + 1, rolled);
    return floorDiv(floorDiv(micro, 1e3) * share, 1e6);
  });
}

// packages/core/src/game/rules/surveySite.ts
function surveySite(draft, site, source) {
  const { deposits: deposits2, sites: sites2, setting } = draft;
  sites2.set(site, SITE.open, 1);
  if (sites2.get(site, SITE.surveyed) === 1) return;
  sites2.set(site, SITE.surveyed, 1);
  const place = draft.locations.get(sites2.parent(site, SITE.location), LOCATION.place);
  const belt = beltAt(setting.seed, place);
  invariant(belt !== void 0, "sites are in belts");
  const index = sites2.get(site, SITE.index);
  const reserves = siteReserves(setting.ruleset, setting.seed, belt, index);
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = depositOf(site, position + 1);
    const micro = reserves[category] * MICRO;
    deposits2.setLevel(deposit, DEPOSIT.reserve, micro);
    deposits2.set(deposit, DEPOSIT.initial, micro);
    deposits2.set(deposit, DEPOSIT.abundance, ABUNDANCES.indexOf(belt.abundance[category]) + 1);
    deposits2.set(deposit, DEPOSIT.density, DENSITIES.indexOf(belt.density) + 1);
    postLedger(draft, source, position + 1, micro);
  }
}

// packages/core/src/game/rules/ensureLocation.ts
function ensureLocation(draft, place) {
  const known = draft.locations.find(place);
  if (known !== 0) return known;
  const location = draft.locations.insert(place);
  if (locationParts(place)?.kind === "belt") {
    surveySite(draft, addSite(draft, location, 0), "generation");
  }
  return location;
}

// packages/core/src/game/rules/openFleet.ts
function openFleet(draft, name3) {
  const { start: start2, blueprints } = draft.setting.ruleset;
  const account = draft.accounts.insert({ name: name3, replicants: [], openedAtTick: draft.now });
  const replicant = draft.replicants.insert({ name: name3, account });
  draft.accounts.edit(account, (document) => {
    document.replicants.push(replicant);
  });
  invariant(draft.holdings.insert() === account, "accounts and holdings have the same ids");
  invariant(draft.fleets.insert() === replicant, "replicants and fleets have the same ids");
  draft.fleets.set(replicant, FLEET.account, account);
  const place = openFleetPlace(draft, account);
  const location = ensureLocation(draft, place);
  const fleet = start2.fleet.map(
    (type) => deviceAdd(draft, deviceTypeIndex(type), replicant, location)
  );
  const vessel = fleet[start2.fleet.indexOf("heaven_vessel")] ?? fleet[0] ?? 0;
  draft.fleets.set(replicant, FLEET.vessel, vessel);
  draft.holdings.set(account, HOLDING.devices, fleet.length);
  draft.census.add(CENSUS_ROW, CENSUS.devices, fleet.length);
  const pile = ensurePile(draft, account, location);
  for (const [position, category] of CATEGORIES.entries()) {
    draft.stocks.setLevel(stockOf(pile, position + 1), STOCK.amount, start2.stock[category] * MICRO);
    let units = start2.stock[category];
    for (const type of start2.fleet) units += blueprints[type].bill[category];
    postLedger(draft, "grants", position + 1, units * MICRO);
  }
  draft.emit("account.opened", replicant, vessel, place, account);
  for (const device of fleet) draft.emit("device.deployed", replicant, device, place);
  return { account, replicant, fleet };
}
function openFleetPlace(world, account) {
  const { seed, ruleset } = world.setting;
  const { starCodes, place } = ruleset.start;
  const code = `${starCodes[(account - 1) % starCodes.length] ?? ""}-${place}`;
  const location = parseLocation(seed, code);
  invariant(location !== void 0, `the rules name a start place that is none: ${code}`);
  return location;
}

// packages/core/src/game/state/replicantCode.ts
var REPLICANT_KEY = 27393;
function replicantCode(seed, replicant) {
  return codeOf(roll(seed, REPLICANT_KEY, 0, 0), replicant);
}

// packages/core/src/game/commands/openAccount.ts
var openAccount = (draft, command) => {
  const { seed, ruleset } = draft.setting;
  const { limits, start: start2 } = ruleset;
  if (command.account !== 0) {
    return refuse("host_only", "only the host opens accounts", { account: command.account });
  }
  const args = readArgs(command, { name: name(limits.nameLength) });
  if (isRefused(args)) return args;
  const accounts = draft.accounts.count;
  if (accounts >= limits.accounts) {
    return refuse("account_limit", "the galaxy takes no more accounts", {
      accounts,
      most: limits.accounts
    });
  }
  const devices2 = draft.census.get(CENSUS_ROW, CENSUS.devices);
  if (devices2 + start2.fleet.length > limits.devices) {
    return refuse("galaxy_full", "the galaxy takes no more devices", {
      devices: devices2,
      more: start2.fleet.length,
      most: limits.devices
    });
  }
  const { account, replicant, fleet } = openFleet(draft, args.name);
  return done({
    account,
    replicant_code: replicantCode(seed, replicant),
    device_codes: fleet.map((device) => deviceCode(seed, device))
  });
};

// packages/core/src/game/galaxy/distance.ts
var SATELLITE_MICRO_AU = 1e4;
function distanceMicroAu(seed, from, to) {
  invariant(locationStar(from) === locationStar(to), "places of one system are asked for");
  if (from === to) return 0;
  const system = starSystem(seed, locationStar(from));
  const here = anchorOf(system, from);
  const there = anchorOf(system, to);
  const near = here.planet !== 0 && here.planet === there.planet;
  const between = near ? 0 : sqrtFloor(here.orbit * here.orbit + there.orbit * there.orbit);
  return here.extra + between + there.extra;
}
function distanceMilliLy(seed, fromStar, toStar) {
  const here = starAt(seed, fromStar);
  const there = starAt(seed, toStar);
  const x = here.xMilliLy - there.xMilliLy;
  const y = here.yMilliLy - there.yMilliLy;
  const z = here.zMilliLy - there.zMilliLy;
  return sqrtFloor(x * x + y * y + z * z);
}
function anchorOf(system, location) {
  const parts = locationParts(location);
  invariant(parts !== void 0, `no place has number ${location}`);
  if (parts.kind === "star") return { orbit: system.edgeMicroAu, planet: 0, extra: 0 };
  if (parts.kind === "belt") {
    const belt = system.belts[parts.belt - 1];
    invariant(belt !== void 0, `no belt has number ${location}`);
    return { orbit: floorDiv(belt.innerMicroAu + belt.outerMicroAu, 2), planet: 0, extra: 0 };
  }
  const planet = system.planets[parts.planet - 1];
  invariant(planet !== void 0, `no planet has number ${location}`);
  const extra = parts.kind === "planet" ? 0 : SATELLITE_MICRO_AU;
  return { orbit: planet.orbitMicroAu, planet: parts.planet, extra };
}

// packages/core/src/game/galaxy/travelLegs.ts
function travelLegs(seed, from, to) {
  if (from === to) return [];
  const fromStar = locationStar(from);
  const toStar = locationStar(to);
  if (fromStar === toStar) return [cruise(seed, from, to)];
  const exit = starLocation(fromStar);
  const entry = starLocation(toStar);
  const distance = distanceMilliLy(seed, fromStar, toStar);
  const surge = { kind: "surge", from: exit, to: entry, distance };
  const legs = [cruise(seed, from, exit), surge, cruise(seed, entry, to)];
  return legs.filter((leg) => leg.from !== leg.to);
}
function cruise(seed, from, to) {
  const distance = from === to ? 0 : distanceMicroAu(seed, from, to);
  return { kind: "cruise", from, to, distance };
}

// packages/core/src/game/galaxy/travelSeconds.ts
function cruiseSeconds(ruleset, distanceMicroAu2, pace) {
  const { cruiseMilliseconds, cruiseLeastSeconds } = ruleset.travel;
  const square = cruiseMilliseconds * cruiseMilliseconds;
  const rounded = mulDiv(distanceMicroAu2, square, 1e6);
  const exact = distanceMicroAu2 % 1e6 * square % 1e6 === 0;
  const milliseconds = sqrtCeil(exact ? rounded : rounded + 1);
  return max(cruiseLeastSeconds, ceilDiv(milliseconds * 1e3, paceOf(pace)));
}
function surgeSeconds(ruleset, distanceMilliLy2, pace, hasHub) {
  const { surgeSecondsPerLy, surgeHubPerMille } = ruleset.travel;
  const share = hasHub ? surgeHubPerMille : 1e3;
  return max(1, ceilDiv(distanceMilliLy2 * surgeSecondsPerLy * share, paceOf(pace)));
}
function paceOf(pace) {
  const product = pace.drivePerMille * pace.speedPerMille;
  invariant(product > 0, "what has no drive cannot travel");
  return product;
}

// packages/core/src/game/rules/journey.ts
function journeyLegs(world, device, destination) {
  const { seed, ruleset } = world.setting;
  const capacity = world.devices.get(device, DEVICE.capacity);
  const pace = {
    drivePerMille: deviceBlueprint(world, world.devices.get(device, DEVICE.type)).drivePerMille,
    speedPerMille: speedPerMille(ruleset, capacity)
  };
  return travelLegs(seed, devicePlace(world, device), destination).map((leg) => ({
    ...leg,
    seconds: leg.kind === "cruise" ? cruiseSeconds(ruleset, leg.distance, pace) : surgeSeconds(ruleset, leg.distance, pace, false)
  }));
}
function journeyStart(draft, device, destination) {
  endActivity(draft, device, "departed");
  let seconds = 0;
  for (const leg of journeyLegs(draft, device, destination)) seconds += leg.seconds;
  leave(draft, device, STATUS.travelling, destination, seconds);
}
function journeyTurn(draft, device) {
  const { devices: devices2, fleets: fleets2, locations: locations2 } = draft;
  const destination = locations2.get(devices2.get(device, DEVICE.target), LOCATION.place);
  const elapsed = draft.now - devices2.get(device, DEVICE.since);
  let passed = 0;
  let place = devicePlace(draft, device);
  for (const leg of journeyLegs(draft, device, destination)) {
    if (passed + leg.seconds > elapsed) break;
    passed += leg.seconds;
    place = leg.to;
  }
  fleets2.add(devices2.parent(device, DEVICE.replicant), FLEET.travelSeconds, elapsed);
  leave(draft, device, STATUS.recalling, place, max(1, elapsed - passed));
}
function leave(draft, device, status, destination, seconds) {
  const arrival2 = draft.now + seconds;
  deviceTurns(draft, device, status, ensureLocation(draft, destination));
  draft.devices.schedule(device, DEVICE.arrival, arrival2);
  draft.emit(
    status === STATUS.travelling ? "travel.departed" : "travel.cancelled",
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    destination,
    arrival2
  );
}

// packages/core/src/game/commands/refuseSurge.ts
function refuseSurge(world, device, destination) {
  const from = locationStar(devicePlace(world, device));
  const to = locationStar(destination);
  const type = world.devices.get(device, DEVICE.type);
  if (from === to || deviceBlueprint(world, type).features.includes("surge")) return void 0;
  return refuse("no_surge_drive", `a ${deviceTypeAt(type)} cannot travel between stars`, {
    device_type: deviceTypeAt(type) ?? "",
    from: starCode(from),
    to: starCode(to)
  });
}

// packages/core/src/game/commands/recall.ts
var recall = (draft, command) => {
  const order3 = orderOf2(draft, command, "recall", {});
  if (isRefused(order3)) return order3;
  const { device } = order3;
  const { devices: devices2 } = draft;
  if (devices2.get(device, DEVICE.status) === STATUS.travelling) {
    journeyTurn(draft, device);
    return done(orderAnswer(draft, device, devices2.due(device, DEVICE.arrival)));
  }
  const vessel = draft.fleets.get(devices2.parent(device, DEVICE.replicant), FLEET.vessel);
  const place = devicePlace(draft, vessel);
  if (place === devicePlace(draft, device)) {
    const location = makeLocation(draft.setting.seed, place);
    return refuse("already_there", `the device is with its vessel at ${location}`, { location });
  }
  const stranded = refuseSurge(draft, device, place);
  if (stranded !== void 0) return stranded;
  journeyStart(draft, device, place);
  return done(orderAnswer(draft, device, devices2.due(device, DEVICE.arrival)));
};

// packages/core/src/game/commands/chooseDeposit.ts
function chooseDeposit(world, wish) {
  const place = devicePlace(world, wish.device);
  if (locationParts(place)?.kind !== "belt") {
    const location = makeLocation(world.setting.seed, place);
    return refuse("not_at_belt", `there is nothing to mine at ${location}`, { location });
  }
  const { site } = wish;
  const elsewhere = site !== void 0 && site.belt !== place;
  if (elsewhere) return refuseSite(world, site);
  const deposit = site === void 0 ? anyDeposit(world, wish) : depositAt(world, wish, site);
  if (typeof deposit !== "number") return deposit;
  return stockRefusal(world, wish, deposit) ?? deposit;
}
function anyDeposit(world, { device, resource }) {
  const location = world.devices.parent(device, DEVICE.location);
  const deposit = depositWith(world, location, resource);
  if (deposit !== 0) return deposit;
  const category = CATEGORIES[resource - 1] ?? "";
  const sites2 = world.locations.members(location, LOCATION.sites);
  const open = sites2.filter((site) => world.sites.get(site, SITE.open) === 1).length;
  return refuse("depleted", `no open site here has any ${category}`, {
    resource: category,
    open_sites: open
  });
}
function depositAt(world, wish, named) {
  const location = world.devices.parent(wish.device, DEVICE.location);
  const known = named.site < world.setting.ruleset.sites.perBelt;
  const site = known ? world.sites.find(siteKey(location, named.site)) : 0;
  if (site === 0 || world.sites.get(site, SITE.surveyed) === 0) return refuseSite(world, named);
  const deposit = depositOf(site, wish.resource);
  const open = world.sites.get(site, SITE.open) === 1;
  if (open && depositHolds(world, deposit)) return deposit;
  const code = makeSite(world.setting.seed, named.belt, named.site);
  if (!open) return refuse("site_closed", `${code} is closed`, { site: code });
  const category = CATEGORIES[wish.resource - 1] ?? "";
  return refuse("depleted", `${code} has no ${category}`, {
    resource: category,
    site: code,
    remaining_micro: world.deposits.level(deposit, DEPOSIT.reserve)
  });
}
function refuseSite(world, { belt, site }) {
  const code = makeSite(world.setting.seed, belt, site);
  return refuse("unknown_site", `no site ${code} is known here`, { field: "site", site: code });
}
function stockRefusal(world, wish, deposit) {
  const { account, device, resource } = wish;
  const { limits, mining: mining2 } = world.setting.ruleset;
  const location = world.devices.parent(device, DEVICE.location);
  if (ensurePileBlocked(world, account, location)) {
    return refuse("stock_limit", "the account has stock at as many places as it may", {
      most: limits.stocksPerAccount
    });
  }
  const pile = world.piles.find(pileKey(account, location));
  if (pile === 0) return void 0;
  const stock = stockOf(pile, resource);
  const rate = runRate(world, deposit, world.devices.get(device, DEVICE.capacity));
  if (stockTakes(world, stock, rate)) return void 0;
  return refuse("stock_full", "the stock here has no room for the yield", {
    resource: CATEGORIES[resource - 1] ?? "",
    quantity: floorDiv(world.stocks.level(stock, STOCK.amount), MICRO),
    most: mining2.stockCapUnits,
    room_micro: stockRoom(world, stock)
  });
}

// packages/core/src/game/commands/retarget.ts
var READERS2 = { resource: oneOf(CATEGORIES) };
var retarget = (draft, command) => {
  const order3 = orderOf2(draft, command, "retarget", READERS2);
  if (isRefused(order3)) return order3;
  const { account, device } = order3;
  const { resource } = order3.args;
  const { devices: devices2 } = draft;
  const former = devices2.parent(device, DEVICE.deposit);
  if (categoryOf(former) === resource) {
    const category = CATEGORIES[resource - 1] ?? "";
    return refuse("already_mining", `the device is mining ${category}`, { resource: category });
  }
  const stays = depositHolds(draft, depositOf(siteOf(former), resource));
  const index = draft.sites.get(siteOf(former), SITE.index);
  const site = stays ? { belt: devicePlace(draft, device), site: index } : void 0;
  const deposit = chooseDeposit(draft, { device, account, resource, site });
  if (isRefused(deposit)) return deposit;
  const pile = pileOf(devices2.parent(device, DEVICE.stock));
  runStop(draft, device, "retargeted");
  runStart(draft, device, deposit, stockOf(pile, resource));
  return done(orderAnswer(draft, device, 0));
};

// packages/core/src/game/commands/search.ts
var search = (draft, command) => {
  const order3 = orderOf2(draft, command, "search", {});
  if (isRefused(order3)) return order3;
  const { device } = order3;
  const place = devicePlace(draft, device);
  const location = makeLocation(draft.setting.seed, place);
  if (locationParts(place)?.kind !== "belt") {
    return refuse("not_at_belt", `there are no sites to find at ${location}`, { location });
  }
  const found = siteToSeek(draft, draft.devices.parent(device, DEVICE.location));
  if (found < 0) {
    return refuse("no_more_sites", `all sites of ${location} are open or sought already`, {
      location,
      most: draft.setting.ruleset.sites.perBelt
    });
  }
  const site = siteSeek(draft, device, found);
  return done(orderAnswer(draft, device, draft.sites.due(site, SITE.found)));
};

// packages/core/src/game/commands/startMining.ts
var READERS3 = { resource: oneOf(CATEGORIES), site: optional(text(1, 64), "") };
var startMining = (draft, command) => {
  const order3 = orderOf2(draft, command, "start_mining", READERS3);
  if (isRefused(order3)) return order3;
  const { account, device } = order3;
  const { resource } = order3.args;
  const code = order3.args.site;
  const site = code === "" ? void 0 : parseSite(draft.setting.seed, code);
  if (code !== "" && site === void 0) {
    return refuse("unknown_site", `there is no site ${code}`, { field: "site", site: code });
  }
  const deposit = chooseDeposit(draft, { device, account, resource, site });
  if (isRefused(deposit)) return deposit;
  const pile = ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
  runStart(draft, device, deposit, stockOf(pile, resource));
  return done(orderAnswer(draft, device, 0));
};

// packages/core/src/game/commands/travel.ts
var READERS4 = { destination: text(1, 64) };
var travel = (draft, command) => {
  const order3 = orderOf2(draft, command, "travel", READERS4);
  if (isRefused(order3)) return order3;
  const { args, device } = order3;
  const { seed } = draft.setting;
  const destination = parseLocation(seed, args.destination);
  if (destination === void 0) {
    return refuse("unknown_location", `there is no place ${args.destination}`, {
      field: "destination",
      location: args.destination
    });
  }
  if (destination === devicePlace(draft, device)) {
    return refuse("already_there", `the device is at ${args.destination}`, {
      location: args.destination
    });
  }
  const stranded = refuseSurge(draft, device, destination);
  if (stranded !== void 0) return stranded;
  journeyStart(draft, device, destination);
  return done(orderAnswer(draft, device, draft.devices.due(device, DEVICE.arrival)));
};

// packages/core/src/game/commands/commands.ts
var COMMANDS = {
  open_account: openAccount,
  travel,
  recall,
  start_mining: startMining,
  retarget,
  deactivate,
  search,
  enqueue_print: enqueuePrint,
  dequeue_print: dequeuePrint,
  clear_queue: clearQueue
};

// packages/core/src/game/rules/genesis.ts
function genesis(draft) {
  for (const _ of CATEGORIES) draft.ledger.insert();
  draft.census.insert();
}

// packages/core/src/game/events/catalogue.ts
var CATALOGUE = {
  "account.opened": ["replicant", "device", "location", "account"],
  "device.deployed": ["replicant", "device", "location"],
  "travel.departed": ["replicant", "device", "location", "destination", "arrives_at"],
  "travel.cancelled": ["replicant", "device", "location", "destination", "arrives_at"],
  "travel.arrived": ["replicant", "device", "location", "origin"],
  "mining.started": ["replicant", "device", "location", "site", "resource", "cycle_time_seconds"],
  "mining.relocated": ["replicant", "device", "location", "site", "resource", "former_site"],
  "mining.stopped": ["replicant", "device", "location", "resource", "quantity_mined", "reason"],
  "site.depleted": ["replicant", "device", "location", "site", "resource"],
  "site.closed": ["replicant", "device", "location", "site"],
  "search.started": ["replicant", "device", "location", "site", "completes_at"],
  "search.completed": ["replicant", "device", "location", "site"],
  "search.cancelled": ["replicant", "device", "location", "site"],
  "print.started": ["replicant", "device", "location", "device_type", "job_id", "completes_at"],
  "print.waiting": ["replicant", "device", "location", "device_type", "job_id"],
  "print.completed": ["replicant", "device", "location", "device_type", "job_id", "new_device"],
  "print.cancelled": ["replicant", "device", "location", "device_type", "job_id"]
};

// packages/core/src/game/rules/schema.ts
var schema = defineSchema({
  tables: {
    devices,
    stocks,
    deposits,
    sites,
    piles,
    locations,
    printers,
    jobs,
    fleets,
    holdings,
    census,
    ledger
  },
  documents: { accounts: json(), replicants: json() },
  events: CATALOGUE,
  setting: json()
});

// packages/core/src/game/ruleset/standardBlueprints.ts
var STANDARD_BLUEPRINTS = {
  heaven_vessel: {
    bill: bill(2e3, 1e3, 300, 400, 200, 500),
    printSeconds: 28800,
    features: ["attach", "cruise", "print", "surge"],
    drivePerMille: 1e3,
    stowPlaces: 0,
    stowCapacity: 16,
    cargoUnits: 2e3,
    queueLength: 1
  },
  mining_drone: {
    bill: bill(100, 50, 25, 25, 0, 0),
    printSeconds: 600,
    features: ["cruise", "mine", "stow"],
    drivePerMille: 1e3,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  survey_drone: {
    bill: bill(60, 30, 15, 10, 0, 5),
    printSeconds: 300,
    features: ["cruise", "stow", "survey"],
    drivePerMille: 1200,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  transport_drone: {
    bill: bill(120, 60, 30, 30, 20, 5),
    printSeconds: 600,
    features: ["cruise", "stow", "transport"],
    drivePerMille: 900,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 500,
    queueLength: 0
  },
  maintenance_drone: {
    bill: bill(90, 70, 30, 25, 10, 15),
    printSeconds: 600,
    features: ["cruise", "maintenance", "stow"],
    drivePerMille: 1e3,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  ami_mining_controller: {
    bill: bill(80, 120, 70, 30, 0, 35),
    printSeconds: 900,
    features: ["ami", "cruise", "stow"],
    drivePerMille: 1e3,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  autofactory: {
    bill: bill(800, 400, 200, 150, 50, 80),
    printSeconds: 2400,
    features: ["cruise", "print", "stow"],
    drivePerMille: 300,
    stowPlaces: 8,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 10
  },
  compute_core: {
    bill: bill(8, 35, 55, 2, 0, 15),
    printSeconds: 200,
    features: ["stow"],
    drivePerMille: 0,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  surge_plate: {
    bill: bill(150, 60, 20, 10, 40, 10),
    printSeconds: 900,
    features: ["stow"],
    drivePerMille: 0,
    stowPlaces: 2,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  ftl_beacon: {
    bill: bill(20, 15, 10, 0, 0, 5),
    printSeconds: 100,
    features: ["beacon", "stow"],
    drivePerMille: 0,
    stowPlaces: 1,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  ftl_relay: {
    bill: bill(80, 120, 100, 20, 10, 40),
    printSeconds: 600,
    features: ["relay", "stow"],
    drivePerMille: 0,
    stowPlaces: 2,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  system_hub: {
    bill: bill(3e3, 1500, 800, 600, 400, 500),
    printSeconds: 43200,
    features: ["hub"],
    drivePerMille: 0,
    stowPlaces: 0,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  atmo_processor: {
    bill: bill(200, 100, 0, 150, 100, 0),
    printSeconds: 1800,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  gas_separator: {
    bill: bill(180, 120, 60, 100, 60, 10),
    printSeconds: 1800,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  aquifer_tap: {
    bill: bill(240, 80, 60, 60, 40, 0),
    printSeconds: 1500,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  orbital_mirror: {
    bill: bill(160, 80, 200, 40, 0, 10),
    printSeconds: 1500,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  thermal_lance: {
    bill: bill(260, 220, 80, 40, 60, 40),
    printSeconds: 2700,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  orbital_shade: {
    bill: bill(160, 40, 120, 120, 0, 10),
    printSeconds: 1500,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  cryo_disperser: {
    bill: bill(200, 120, 60, 60, 240, 30),
    printSeconds: 2700,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  filtration_array: {
    bill: bill(140, 100, 120, 120, 40, 20),
    printSeconds: 2100,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  },
  bio_seeder: {
    bill: bill(100, 60, 60, 240, 120, 30),
    printSeconds: 2400,
    features: ["cruise", "stow", "terraform"],
    drivePerMille: 500,
    stowPlaces: 4,
    stowCapacity: 0,
    cargoUnits: 0,
    queueLength: 0
  }
};
function bill(structural, conductive, silicates, carbon, volatiles, rares) {
  return { structural, conductive, silicates, carbon, volatiles, rares };
}

// packages/core/src/game/ruleset/standardRuleset.ts
var DAY = 86400;
var STANDARD_RULESET = {
  name: "standard",
  version: 1,
  capacity: { fullPpm: 1e6, slowestPerMille: 100 },
  travel: {
    cruiseMilliseconds: 33830,
    cruiseLeastSeconds: 5,
    surgeSecondsPerLy: 45,
    surgeHubPerMille: 750,
    viaMost: 16
  },
  mining: {
    cycleSeconds: { sparse: 90, moderate: 52, dense: 30 },
    yieldUnits: { scarce: 1, low: 2, moderate: 4, high: 7, rich: 10 },
    stockCapUnits: 25e4,
    wearPpmPerHour: 1e3,
    wearLeastPpm: 100,
    wearFloorPpm: 1e5,
    relocationsMost: 64
  },
  sites: {
    reserveUnits: { scarce: 400, low: 1e3, moderate: 2500, high: 6e3, rich: 12e3 },
    decayPerMille: 850,
    jitterPerMille: 200,
    perBelt: 16,
    searchBaseSeconds: 60,
    recentSeconds: 7 * DAY,
    primaryRegenerationSeconds: 14 * DAY,
    otherRegenerationSeconds: 28 * DAY
  },
  printing: { quantityMost: 50 },
  decommission: { disassembleSeconds: 30, refundPerMille: 500, capacityRefundPerMille: 100 },
  start: {
    starCodes: ["SOL", "ALPHACEN", "BARNARD", "EPSERI", "TAUCETI", "EPSINDI", "61CYG", "PROCYON"],
    place: "BELT-1",
    fleet: ["heaven_vessel", "mining_drone", "mining_drone", "survey_drone", "autofactory"],
    stock: {
      structural: 1200,
      conductive: 700,
      silicates: 400,
      carbon: 300,
      volatiles: 100,
      rares: 60
    }
  },
  limits: {
    accounts: 1e4,
    replicantsPerAccount: 64,
    devices: 2e6,
    devicesPerAccount: 2e5,
    stocksPerAccount: 512,
    nameLength: 64,
    tagsPerDevice: 32,
    tagLength: 32
  },
  blueprints: STANDARD_BLUEPRINTS,
  partsOnly: ["compute_core", "ftl_beacon", "ftl_relay", "surge_plate"]
};

// packages/core/src/game/rules/settingOf.ts
var EPOCH_SECONDS = 1767225600;
var GAUGE_MOST = 9e8;
function settingOf(options) {
  const { seed, epoch_seconds = EPOCH_SECONDS, ruleset = STANDARD_RULESET } = options;
  within("seed", seed, 0, INT_MAX);
  within("epoch_seconds", epoch_seconds, 0, 1e12);
  checkLimits(ruleset);
  checkPaces(ruleset);
  checkStart(seed, ruleset);
  return { seed, epoch_seconds, ruleset };
}
function checkLimits({ blueprints, limits, mining: mining2, sites: sites2 }) {
  within("limits.accounts", limits.accounts, 0, ACCOUNTS_MOST);
  within("limits.devices", limits.devices, 0, 2147483647);
  within("sites.perBelt", sites2.perBelt, 1, SITES_MOST);
  within("mining.stockCapUnits", mining2.stockCapUnits, 1, GAUGE_MOST);
  for (const [abundance, units] of Object.entries(sites2.reserveUnits)) {
    within(`sites.reserveUnits.${abundance}`, units, 0, GAUGE_MOST / 2);
  }
  within("sites.jitterPerMille", sites2.jitterPerMille, 0, 1e3);
  within("sites.decayPerMille", sites2.decayPerMille, 0, 1e3);
  for (const [type, { bill: bill2 }] of Object.entries(blueprints)) {
    for (const [category, units] of Object.entries(bill2)) {
      within(`blueprints.${type}.bill.${category}`, units, 0, mining2.stockCapUnits);
    }
  }
}
function checkPaces({ capacity, blueprints, mining: mining2, sites: sites2, travel: travel2 }) {
  within("capacity.fullPpm", capacity.fullPpm, 1, 1e6);
  within("capacity.slowestPerMille", capacity.slowestPerMille, 1, 1e3);
  for (const [density, seconds] of Object.entries(mining2.cycleSeconds)) {
    within(`mining.cycleSeconds.${density}`, seconds, 1, 1e6);
  }
  for (const [abundance, units] of Object.entries(mining2.yieldUnits)) {
    within(`mining.yieldUnits.${abundance}`, units, 0, 1e6);
  }
  within("sites.searchBaseSeconds", sites2.searchBaseSeconds, 1, 1e6);
  within("sites.primaryRegenerationSeconds", sites2.primaryRegenerationSeconds, 1, 1e9);
  within("sites.otherRegenerationSeconds", sites2.otherRegenerationSeconds, 1, 1e9);
  within("travel.cruiseLeastSeconds", travel2.cruiseLeastSeconds, 1, 1e6);
  for (const [type, blueprint] of Object.entries(blueprints)) {
    within(`blueprints.${type}.printSeconds`, blueprint.printSeconds, 1, 1e9);
    const moves = blueprint.features.includes("cruise") ? 1 : 0;
    within(`blueprints.${type}.drivePerMille`, blueprint.drivePerMille, moves, 1e6);
  }
}
function checkStart(seed, { mining: mining2, start: start2 }) {
  within("start.starCodes.length", start2.starCodes.length, 1, 1e6);
  invariant(start2.fleet.includes("heaven_vessel"), "start.fleet has no heaven_vessel");
  for (const [category, units] of Object.entries(start2.stock)) {
    within(`start.stock.${category}`, units, 0, mining2.stockCapUnits);
  }
  for (const star of start2.starCodes) {
    const code = `${star}-${start2.place}`;
    invariant(parseLocation(seed, code) !== void 0, `start.starCodes: there is no ${code}`);
  }
}
function within(rule, value, least, most) {
  const fits = isInt(value) && value >= least && value <= most;
  invariant(fits, `${rule} is ${value}, not an integer from ${least} to ${most}`);
}

// packages/core/src/game/systems/arrival.ts
var arrival = {
  name: "arrival",
  table: "devices",
  timer: "arrival",
  run(draft, device) {
    const { devices: devices2, fleets: fleets2 } = draft;
    const origin = devicePlace(draft, device);
    const replicant = devices2.parent(device, DEVICE.replicant);
    const seconds = draft.now - devices2.get(device, DEVICE.since);
    devices2.join(device, DEVICE.location, devices2.get(device, DEVICE.target));
    deviceTurns(draft, device, STATUS.idle, 0);
    fleets2.add(replicant, FLEET.trips, 1);
    fleets2.add(replicant, FLEET.travelSeconds, seconds);
    draft.emit("travel.arrived", replicant, device, devicePlace(draft, device), origin);
  }
};

// packages/core/src/game/systems/depositDepleted.ts
var depositDepleted = {
  name: "depositDepleted",
  table: "deposits",
  timer: "depleted",
  run(draft, deposit) {
    const level = draft.deposits.level(deposit, DEPOSIT.reserve);
    if (level > 0) {
      depositDraw(draft, deposit, 0);
      return;
    }
    const miners = draft.deposits.members(deposit, DEPOSIT.miners);
    const left = level - draft.deposits.rate(deposit, DEPOSIT.reserve);
    shareOut(draft, miners, left);
    draft.deposits.setLevel(deposit, DEPOSIT.reserve, 0);
    const site = siteOf(deposit);
    draft.sites.set(site, SITE.exhaustedAt, draft.now);
    tell(draft, miners, deposit);
    const category = categoryOf(deposit);
    const to = depositWith(draft, draft.sites.parent(site, SITE.location), category);
    for (const miner of miners) runMove(draft, miner, to, "depleted");
  }
};
function shareOut(draft, miners, micro) {
  const { devices: devices2 } = draft;
  let left = micro;
  for (const miner of miners) {
    const rate = devices2.rate(miner, DEVICE.mined);
    const share = min(rate, left);
    left -= share;
    if (share === rate) continue;
    const mined = devices2.level(miner, DEVICE.mined);
    devices2.setLevel(miner, DEVICE.mined, mined - rate + share);
    stockAdd(draft, devices2.parent(miner, DEVICE.stock), share - rate);
  }
}
function tell(draft, miners, deposit) {
  const told = [];
  for (const miner of miners) {
    const replicant = draft.devices.parent(miner, DEVICE.replicant);
    if (told.includes(replicant)) continue;
    told.push(replicant);
    draft.emit(
      "site.depleted",
      replicant,
      miner,
      devicePlace(draft, miner),
      draft.sites.get(siteOf(deposit), SITE.index),
      categoryOf(deposit)
    );
  }
}

// packages/core/src/game/systems/depositRestored.ts
var depositRestored = {
  name: "depositRestored",
  table: "deposits",
  timer: "restored",
  run(draft, deposit) {
    depositRest(draft, deposit);
  }
};

// packages/core/src/game/systems/printFinished.ts
var printFinished = {
  name: "printFinished",
  table: "printers",
  timer: "finished",
  run(draft, printer) {
    const { devices: devices2, jobs: jobs2 } = draft;
    const device = draft.printers.get(printer, PRINTER.device);
    const job = printJob(draft, printer);
    const type = jobs2.get(job, JOB.deviceType);
    const replicant = devices2.parent(device, DEVICE.replicant);
    const made = deviceAdd(draft, type, replicant, devices2.parent(device, DEVICE.location));
    jobs2.remove(job);
    draft.fleets.add(replicant, FLEET.printed, 1);
    draft.emit("print.completed", replicant, device, devicePlace(draft, device), type, job, made);
    printNext(draft, printer);
  }
};

// packages/core/src/game/systems/printWake.ts
var printWake = {
  name: "printWake",
  table: "piles",
  timer: "wake",
  run(draft, pile) {
    printWakes(draft, pile);
  }
};

// packages/core/src/game/systems/siteFound.ts
var siteFound = {
  name: "siteFound",
  table: "sites",
  timer: "found",
  run(draft, site) {
    const device = draft.sites.get(site, SITE.tracker);
    surveySite(draft, site, "search");
    deviceTurns(draft, device, STATUS.tracking, site);
    const replicant = draft.devices.parent(device, DEVICE.replicant);
    const index = draft.sites.get(site, SITE.index);
    draft.emit("search.completed", replicant, device, devicePlace(draft, device), index);
  }
};

// packages/core/src/game/systems/stockFull.ts
var stockFull = {
  name: "stockFull",
  table: "stocks",
  timer: "full",
  run(draft, stock) {
    if (stockTakes(draft, stock, 0)) {
      stockPredict(draft, stock);
      return;
    }
    for (const drone of draft.stocks.members(stock, STOCK.suppliers)) {
      runStop(draft, drone, "stock_full");
    }
  }
};

// packages/core/src/game/systems/stockReached.ts
var stockReached = {
  name: "stockReached",
  table: "stocks",
  timer: "reached",
  run(draft, stock) {
    printsAwait(draft, stock);
    const { stocks: stocks2 } = draft;
    if (stocks2.isEmpty(stock, STOCK.waiters)) return;
    if (stocks2.level(stock, STOCK.amount) < stocks2.get(stock, STOCK.need)) return;
    draft.piles.schedule(pileOf(stock), PILE.wake, draft.now);
  }
};

// packages/core/src/game/systems/systems.ts
var SYSTEMS = [
  depositDepleted,
  depositRestored,
  stockFull,
  arrival,
  siteFound,
  printFinished,
  stockReached,
  printWake
];

// packages/core/src/game/game.ts
var astrariumDefinition = {
  name: "astrarium",
  version: 1,
  schema,
  commands: COMMANDS,
  systems: SYSTEMS,
  genesis
};
var astrarium = defineSimulation(astrariumDefinition);

// bench/src/world/botMoves.ts
var { tables } = astrariumDefinition.schema;
var DEVICE2 = tables.devices.fields;
var DEPOSIT2 = tables.deposits.fields;
var STOCK2 = tables.stocks.fields;
var PLACE = tables.locations.fields.place;
var RATE2 = 76923;
var STOCK_CAP_MICRO = 8e8 * 1e6;
function placeOf(draft, device) {
  return draft.locations.get(draft.devices.parent(device, DEVICE2.location), PLACE);
}
function turn2(draft, device, status, target) {
  draft.devices.set(device, DEVICE2.status, status);
  draft.devices.set(device, DEVICE2.since, draft.now);
  draft.devices.set(device, DEVICE2.target, target);
}
function flow(draft, deposit, stock, change) {
  const { deposits: deposits2, stocks: stocks2, now } = draft;
  const out = deposits2.rate(deposit, DEPOSIT2.reserve) - change;
  deposits2.setRate(deposit, DEPOSIT2.reserve, out);
  if (out === 0) deposits2.cancel(deposit, DEPOSIT2.depleted);
  else {
    const ticks = Math.ceil(deposits2.level(deposit, DEPOSIT2.reserve) / -out);
    deposits2.schedule(deposit, DEPOSIT2.depleted, now + Math.max(1, ticks));
  }
  const into = stocks2.rate(stock, STOCK2.amount) + change;
  stocks2.setRate(stock, STOCK2.amount, into);
  if (into === 0) stocks2.cancel(stock, STOCK2.full);
  else {
    const room = STOCK_CAP_MICRO - stocks2.level(stock, STOCK2.amount);
    stocks2.schedule(stock, STOCK2.full, now + Math.max(1, Math.floor(room / into)));
  }
}
function startMining2(draft, device, deposit, stock) {
  const { devices: devices2 } = draft;
  turn2(draft, device, STATUS.mining, 0);
  devices2.join(device, DEVICE2.deposit, deposit);
  devices2.join(device, DEVICE2.stock, stock);
  devices2.setRate(device, DEVICE2.mined, RATE2);
  flow(draft, deposit, stock, RATE2);
  const replicant = devices2.parent(device, DEVICE2.replicant);
  draft.emit("mining.started", replicant, device, placeOf(draft, device), 0, 1, 52);
}
function stopMining(draft, device) {
  const { devices: devices2, stocks: stocks2 } = draft;
  const deposit = devices2.parent(device, DEVICE2.deposit);
  const stock = devices2.parent(device, DEVICE2.stock);
  const mined = devices2.level(device, DEVICE2.mined);
  devices2.setRate(device, DEVICE2.mined, 0);
  devices2.setLevel(device, DEVICE2.mined, 0);
  devices2.set(device, DEVICE2.relocations, 0);
  devices2.leave(device, DEVICE2.deposit);
  devices2.leave(device, DEVICE2.stock);
  flow(draft, deposit, stock, -RATE2);
  const units = Math.floor(mined / 1e6);
  const micro = stocks2.get(stock, STOCK2.minedMicro) + mined % 1e6;
  stocks2.add(stock, STOCK2.minedUnits, units + Math.floor(micro / 1e6));
  stocks2.set(stock, STOCK2.minedMicro, micro % 1e6);
  devices2.set(device, DEVICE2.capacity, devices2.get(device, DEVICE2.capacity) - 1);
  turn2(draft, device, STATUS.idle, 0);
  const replicant = devices2.parent(device, DEVICE2.replicant);
  const reason = reasonIndex("deactivated");
  const place = placeOf(draft, device);
  draft.emit("mining.stopped", replicant, device, place, 1, units, reason);
}
function depart(draft, device, target, ticks) {
  const arrival2 = draft.now + ticks;
  turn2(draft, device, STATUS.travelling, target);
  draft.devices.schedule(device, DEVICE2.arrival, arrival2);
  const replicant = draft.devices.parent(device, DEVICE2.replicant);
  const to = draft.locations.get(target, PLACE);
  draft.emit("travel.departed", replicant, device, placeOf(draft, device), to, arrival2);
}

// bench/src/world/crowdedGalaxy.ts
var SEED = 11;
var TRIP_TICKS = 60;
var { tables: tables2 } = astrariumDefinition.schema;
var DEVICE3 = tables2.devices.fields;
var STARS = NEARBY_STARS.map(({ code }) => code).filter(
  (code) => ["BELT-1", "1"].every((place) => parseLocation(SEED, `${code}-${place}`) !== void 0)
);
var ACCOUNTS = STARS.length * 2;
function crowdOf(devices2, changes) {
  return { devices: devices2, miningTicks: Math.ceil(6 * devices2 / changes) - 2 * TRIP_TICKS };
}
function crowdSetting() {
  const { limits, mining: mining2, sites: sites2, start: start2 } = STANDARD_RULESET;
  const everywhere = Object.fromEntries(
    Object.keys(sites2.reserveUnits).map((abundance) => [abundance, 4e8])
  );
  const stock = Object.fromEntries(
    Object.keys(start2.stock).map((category) => [category, 1e6])
  );
  const ruleset = {
    ...STANDARD_RULESET,
    mining: { ...mining2, stockCapUnits: 8e8 },
    sites: { ...sites2, reserveUnits: everywhere },
    start: { ...start2, starCodes: STARS, stock },
    limits: { ...limits, devicesPerAccount: 2e6 }
  };
  return settingOf({ seed: SEED, ruleset });
}
function crowdDefinition(crowd) {
  const game = astrariumDefinition;
  const systems = game.systems.map((system) => {
    if (system.name === "arrival") {
      const run = (draft, device) => {
        if (draft.devices.get(device, DEVICE3.status) === STATUS.mining) {
          stopMining(draft, device);
          depart(draft, device, beltOf(draft, device) + STARS.length, TRIP_TICKS);
        } else {
          system.run(draft, device);
          goOn(draft, device, crowd);
        }
      };
      return { ...system, run };
    }
    if (system.name === "printFinished") {
      const run = (draft, printer) => {
        system.run(draft, printer);
        order2(draft, draft.printers.get(printer, tables2.printers.fields.device));
      };
      return { ...system, run };
    }
    return system;
  });
  const genesis2 = (draft) => {
    game.genesis(draft);
    settle(draft, crowd);
  };
  return { ...game, systems, genesis: genesis2 };
}
function accountOf(draft, device) {
  const fleet = draft.devices.parent(device, DEVICE3.replicant);
  return draft.fleets.get(fleet, tables2.fleets.fields.account);
}
function beltOf(draft, device) {
  return (accountOf(draft, device) - 1) % STARS.length + 1;
}
function goOn(draft, device, { miningTicks }) {
  const belt = beltOf(draft, device);
  if (draft.devices.parent(device, DEVICE3.location) !== belt) {
    depart(draft, device, belt, TRIP_TICKS);
    return;
  }
  mine(draft, device);
  const jitter = draft.roll(190, device) % (miningTicks + 1);
  draft.devices.schedule(device, DEVICE3.arrival, draft.now + 1 + (miningTicks >> 1) + jitter);
}
function mine(draft, device) {
  const category = draft.roll(191, device) % 6;
  const belt = beltOf(draft, device);
  const pile = accountOf(draft, device);
  startMining2(draft, device, (belt - 1) * 6 + category + 1, (pile - 1) * 6 + category + 1);
}
function order2(draft, device) {
  const command = {
    id: "",
    account: accountOf(draft, device),
    type: "enqueue_print",
    args: { device: deviceCode(SEED, device), device_type: "compute_core", quantity: 1 }
  };
  const reducers = astrariumDefinition.commands;
  const outcome = reducers["enqueue_print"]?.(draft, command);
  invariant(outcome?.done === true, `a print was refused: ${JSON.stringify(outcome)}`);
}
function settle(draft, { devices: devices2, miningTicks }) {
  const reducers = astrariumDefinition.commands;
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const name3 = `Bot ${account}`;
    reducers["open_account"]?.(draft, { id: "", account: 0, type: "open_account", args: { name: name3 } });
  }
  for (const star of STARS) {
    draft.locations.insert(parseLocation(SEED, `${star}-1`));
  }
  const drone = deviceTypeIndex("mining_drone");
  const factory = deviceTypeIndex("autofactory");
  for (let made = draft.devices.count; made < devices2; made += 1) {
    const account = made % ACCOUNTS + 1;
    const printer = miningTicks > 0 && made % 200 === 0;
    const device = draft.devices.insert();
    draft.devices.set(device, DEVICE3.type, printer ? factory : drone);
    draft.devices.set(device, DEVICE3.capacity, draft.setting.ruleset.capacity.fullPpm);
    draft.devices.set(device, DEVICE3.builtBy, account);
    draft.devices.join(device, DEVICE3.replicant, account);
    draft.devices.join(device, DEVICE3.location, beltOf(draft, device));
    draft.devices.set(device, DEVICE3.status, STATUS.idle);
    if (printer) {
      draft.printers.insert(device);
      order2(draft, device);
      continue;
    }
    mine(draft, device);
    if (miningTicks === 0) continue;
    const alarm = 1 + draft.roll(192, device) % (miningTicks + 2 * TRIP_TICKS);
    draft.devices.schedule(device, DEVICE3.arrival, alarm);
  }
}

// bench/src/backends/mutableBackend.ts
var MutableRows = class {
  words;
  stride;
  constructor(stride) {
    this.stride = stride;
    this.words = new Float64Array(stride * 16);
  }
  get(row, offset) {
    return this.words[row * this.stride + offset];
  }
  set(row, offset, value) {
    this.words[row * this.stride + offset] = value;
  }
  setUnhashed(row, offset, value) {
    this.set(row, offset, value);
  }
  setGauge(row, offset, value, rate, since) {
    const at = row * this.stride + offset;
    this.words[at] = value;
    this.words[at + 1] = rate;
    this.words[at + 2] = since;
  }
  peek(row, offset) {
    return this.words[row * this.stride + offset];
  }
  poke(row, offset, value) {
    this.words[row * this.stride + offset] = value;
  }
  reserve(row) {
    const size = (row + 1) * this.stride;
    if (size <= this.words.length) return;
    const words = new Float64Array(Math.max(size, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
};
var mutableBackend = (layouts, kinds) => {
  const rows = layouts.map(({ stride }) => new MutableRows(stride));
  const keys = layouts.map(
    ({ definition }) => definition.key === 0 ? void 0 : new KeyIndex()
  );
  const agenda = new Agenda(
    kinds.map(({ table, due, filed }) => ({ rows: rows[table], due, filed }))
  );
  const store = { rows, keys, agenda };
  const only = { lanes: new Int32Array(layouts.length * 2) };
  return {
    create: () => only,
    open(_version, now) {
      agenda.seek(now);
      return store;
    },
    commit: () => only,
    rollback: () => agenda.abandonWave(),
    reader: (_version, table) => rows[table],
    find: (_version, table, key) => keys[table].find(
      rows[table],
      layouts[table].definition.key,
      key
    ),
    nextDue(_version, now) {
      agenda.seek(now);
      return agenda.nextDue();
    },
    compare: () => void 0
  };
};

// bench/src/backends/immerBackend.ts
import { Immer } from "immer";

// bench/src/backends/bookkeeping.ts
var Bookkeeping = class {
  #slots;
  #perRow;
  #words = new Float64Array(64);
  constructor({ roles, stride }) {
    this.#slots = new Int32Array(stride);
    let perRow = 0;
    for (let offset = 0; offset < stride; offset += 1) {
      if (roles[offset] !== ROLE.bookkeeping) continue;
      this.#slots[offset] = perRow;
      perRow += 1;
    }
    this.#perRow = perRow;
  }
  peek(row, offset) {
    return this.#words[row * this.#perRow + this.#slots[offset]] ?? 0;
  }
  poke(row, offset, value) {
    const at = row * this.#perRow + this.#slots[offset];
    if (at >= this.#words.length) {
      const words = new Float64Array(Math.max(at + 1, this.#words.length * 2));
      words.set(this.#words);
      this.#words = words;
    }
    this.#words[at] = value;
  }
};

// bench/src/backends/persistentBackend.ts
function persistentBackend(keeper, layouts, kinds) {
  const { rows } = keeper;
  const lanes = new Int32Array(layouts.length * 2);
  const keys = layouts.map(
    ({ definition }) => definition.key === 0 ? void 0 : new KeyIndex()
  );
  const agenda = new Agenda(
    kinds.map(({ table, due, filed }) => ({ rows: rows[table], due, filed }))
  );
  const store = { rows, keys, agenda };
  let current = keeper.empty;
  const switchTo = (root, now) => {
    if (root !== current) {
      const timers = [];
      keeper.compare(current, root, (table, row, offset) => {
        const layout = layouts[table];
        if (layout.roles[offset] === ROLE.timerDue) {
          timers.push(layout.kinds[offset], row);
        }
      });
      keeper.reset(root);
      current = root;
      agenda.seek(now);
      for (let at = 0; at < timers.length; at += 2) {
        agenda.file(timers[at], timers[at + 1]);
      }
    }
    agenda.seek(now);
  };
  return {
    create: () => ({ lanes, root: keeper.empty }),
    open(version, now) {
      switchTo(version.root, now);
      keeper.begin();
      return store;
    },
    commit(version) {
      current = keeper.finish();
      if (current === version.root) return version;
      return { lanes, root: current };
    },
    rollback(version, _store, now) {
      current = keeper.finish();
      switchTo(version.root, now);
      agenda.abandonWave();
    },
    reader: (version, table) => keeper.reader(version.root, table),
    find: (version, table, key) => keys[table].find(
      keeper.reader(version.root, table),
      layouts[table].definition.key,
      key
    ),
    nextDue(version, now) {
      switchTo(version.root, now);
      return agenda.nextDue();
    },
    compare: (a, b, visit) => keeper.compare(a.root, b.root, visit)
  };
}

// bench/src/backends/immerBackend.ts
function wordNames({ definition, stride }) {
  const names = [];
  const starts = new Map(Object.entries(definition.fields).map(([name3, at]) => [at, name3]));
  let field = "word";
  let start2 = 0;
  for (let offset = 0; offset < stride; offset += 1) {
    const name3 = starts.get(offset);
    if (name3 !== void 0) {
      field = name3;
      start2 = offset;
    }
    names.push(offset === start2 ? field : `${field}${offset - start2}`);
  }
  return names;
}
function blankRow(names) {
  return Object.fromEntries(names.map((name3) => [name3, 0]));
}
var ImmerRows = class {
  #session;
  #table;
  #names;
  #book;
  /** The row at hand, as a program that edits a row would keep it in a constant. */
  #row;
  #rowId = -1;
  constructor(session, layout) {
    this.#session = session;
    this.#table = layout.index;
    this.#names = wordNames(layout);
    this.#book = new Bookkeeping(layout);
  }
  forget() {
    this.#rowId = -1;
    this.#row = void 0;
  }
  #at(row) {
    if (row === this.#rowId) return this.#row;
    this.#rowId = row;
    this.#row = this.#session.tables[this.#table][row];
    return this.#row;
  }
  get(row, offset) {
    return this.#at(row)?.[this.#names[offset]] ?? 0;
  }
  set(row, offset, value) {
    this.#at(row)[this.#names[offset]] = value;
  }
  setUnhashed(row, offset, value) {
    this.set(row, offset, value);
  }
  setGauge(row, offset, value, rate, since) {
    const edited = this.#at(row);
    edited[this.#names[offset]] = value;
    edited[this.#names[offset + 1]] = rate;
    edited[this.#names[offset + 2]] = since;
  }
  reserve(row) {
    const rows = this.#session.tables[this.#table];
    if (rows.length > row) return;
    this.forget();
    while (rows.length <= row) rows.push(blankRow(this.#names));
  }
  peek(row, offset) {
    return this.#book.peek(row, offset);
  }
  poke(row, offset, value) {
    this.#book.poke(row, offset, value);
  }
};
function immerBackend(autoFreeze) {
  return (layouts, kinds) => {
    const immer = new Immer({ autoFreeze });
    const names = layouts.map(wordNames);
    const empty = { tables: names.map((each) => [blankRow(each)]) };
    let base2 = empty;
    let draft;
    const session = { tables: [] };
    const rows = layouts.map((layout) => new ImmerRows(session, layout));
    const keeper = {
      rows,
      empty,
      begin() {
        draft = base2 === empty ? structuredClone(empty) : immer.createDraft(base2);
        session.tables = draft.tables;
        for (const each of rows) each.forget();
      },
      finish() {
        const made = draft;
        base2 = base2 === empty ? immer.produce(made, () => void 0) : immer.finishDraft(made);
        draft = void 0;
        keeper.reset(base2);
        return base2;
      },
      reset(root) {
        base2 = root;
        session.tables = root.tables;
        for (const each of rows) each.forget();
      },
      reader(root, table) {
        const reader = new ImmerRows({ tables: root.tables }, layouts[table]);
        return reader;
      },
      compare: (a, b, visit) => compareStates(a, b, names, visit)
    };
    return persistentBackend(keeper, layouts, kinds);
  };
}
function compareStates(a, b, names, visit) {
  for (const [table, words] of names.entries()) {
    const rowsA = a.tables[table];
    const rowsB = b.tables[table];
    if (rowsA === rowsB) continue;
    for (let row = 0; row < Math.max(rowsA.length, rowsB.length); row += 1) {
      if (rowsA[row] === rowsB[row]) continue;
      for (const [offset, name3] of words.entries()) {
        if ((rowsA[row]?.[name3] ?? 0) !== (rowsB[row]?.[name3] ?? 0)) visit(table, row, offset);
      }
    }
  }
}

// bench/src/backends/pagedBackend.ts
var plainPages = {
  rowsOf: () => 32,
  blank: (words) => new Array(words).fill(0)
};
var smallPlainPages = { ...plainPages, rowsOf: () => 4 };
var typedPages = {
  rowsOf: (stride) => 1 << Math.floor(Math.log2(256 / stride)),
  blank: (words) => new Float64Array(words)
};
var CHUNK = 32;
var PagedRows = class {
  top = [];
  #stride;
  #book;
  #kind;
  #shift;
  #mask;
  #serial = 1;
  #topSerial = 0;
  #chunkSerials = [];
  #pageSerials = [];
  constructor(layout, kind, top) {
    this.#stride = layout.stride;
    this.#book = new Bookkeeping(layout);
    this.#kind = kind;
    const rowsPerPage = kind.rowsOf(layout.stride);
    this.#shift = Math.log2(rowsPerPage);
    this.#mask = rowsPerPage - 1;
    if (top !== void 0) this.top = top;
  }
  begin() {
    this.#serial += 1;
  }
  get(row, offset) {
    const page = row >> this.#shift;
    const words = this.top[page >> 5]?.[page & CHUNK - 1];
    return words?.[(row & this.#mask) * this.#stride + offset] ?? 0;
  }
  set(row, offset, value) {
    this.#own(row)[(row & this.#mask) * this.#stride + offset] = value;
  }
  setUnhashed(row, offset, value) {
    this.set(row, offset, value);
  }
  setGauge(row, offset, value, rate, since) {
    const page = this.#own(row);
    const at = (row & this.#mask) * this.#stride + offset;
    page[at] = value;
    page[at + 1] = rate;
    page[at + 2] = since;
  }
  /** The page of a row, copied if it is an older version's. */
  #own(row) {
    const page = row >> this.#shift;
    const chunk = page >> 5;
    if (this.#pageSerials[page] === this.#serial) {
      return this.top[chunk][page & CHUNK - 1];
    }
    if (this.#topSerial !== this.#serial) {
      this.top = this.top.slice();
      this.#topSerial = this.#serial;
    }
    const top = this.top;
    if (this.#chunkSerials[chunk] !== this.#serial) {
      top[chunk] = top[chunk].slice();
      this.#chunkSerials[chunk] = this.#serial;
    }
    const pages = top[chunk];
    const copy = pages[page & CHUNK - 1].slice();
    pages[page & CHUNK - 1] = copy;
    this.#pageSerials[page] = this.#serial;
    return copy;
  }
  reserve(row) {
    const pages = (row >> this.#shift) + 1;
    for (let page = this.#pages(); page < pages; page += 1) {
      const top = this.top.slice();
      const chunk = (top[page >> 5] ?? []).slice();
      chunk.push(this.#kind.blank((this.#mask + 1) * this.#stride));
      top[page >> 5] = chunk;
      this.top = top;
    }
  }
  #pages() {
    const chunks = this.top.length;
    return chunks === 0 ? 0 : (chunks - 1) * CHUNK + this.top[chunks - 1].length;
  }
  peek(row, offset) {
    return this.#book.peek(row, offset);
  }
  poke(row, offset, value) {
    this.#book.poke(row, offset, value);
  }
};
function comparePages(table, a, b, first, stride, visit) {
  const words = Math.max(a?.length ?? 0, b?.length ?? 0);
  for (let at = 0; at < words; at += 1) {
    if ((a?.[at] ?? 0) === (b?.[at] ?? 0)) continue;
    visit(table, first + Math.floor(at / stride), at % stride);
  }
}
function pagedBackend(kind) {
  return (layouts, kinds) => {
    const rows = layouts.map((layout) => new PagedRows(layout, kind));
    let live = rows.map(({ top }) => top);
    const keeper = {
      rows,
      empty: live,
      begin() {
        for (const each of rows) each.begin();
      },
      finish() {
        if (rows.some(({ top }, table) => top !== live[table])) live = rows.map(({ top }) => top);
        return live;
      },
      reset(root) {
        live = root;
        for (const [table, each] of rows.entries()) each.top = root[table];
      },
      reader: (root, table) => new PagedRows(layouts[table], kind, root[table]),
      compare(a, b, visit) {
        for (const [table, { stride }] of layouts.entries()) {
          compareTops(table, a[table], b[table], stride, kind, visit);
        }
      }
    };
    return persistentBackend(keeper, layouts, kinds);
  };
}
function compareTops(table, a, b, stride, kind, visit) {
  const rowsPerPage = kind.rowsOf(stride);
  for (let chunk = 0; chunk < Math.max(a.length, b.length); chunk += 1) {
    if (a[chunk] === b[chunk]) continue;
    for (let page = 0; page < CHUNK; page += 1) {
      const pageA = a[chunk]?.[page];
      const pageB = b[chunk]?.[page];
      if (pageA === pageB) continue;
      const first = (chunk * CHUNK + page) * rowsPerPage;
      comparePages(table, pageA, pageB, first, stride, visit);
    }
  }
}

// bench/src/measure/round.ts
import { PerformanceObserver } from "node:perf_hooks";
var gcMillis = 0;
new PerformanceObserver((list2) => {
  for (const { duration } of list2.getEntries()) gcMillis += duration;
}).observe({ entryTypes: ["gc"] });
async function settle2() {
  for (let turn3 = 0; turn3 < 3; turn3 += 1) await new Promise(setImmediate);
}
async function runRound(contender, ticks) {
  await settle2();
  gcMillis = 0;
  const latenciesMicros = new Float64Array(ticks);
  let changes = 0;
  const start2 = performance.now();
  let last = start2;
  for (let tick = 0; tick < ticks; tick += 1) {
    changes += contender.tick();
    const now = performance.now();
    latenciesMicros[tick] = (now - last) * 1e3;
    last = now;
  }
  const seconds = (last - start2) / 1e3;
  await settle2();
  return { ticks, changes, seconds, gcSeconds: gcMillis / 1e3, latenciesMicros };
}

// bench/src/measure/statistics.ts
function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
function median(values) {
  return percentile(Float64Array.from(values).sort(), 0.5);
}
function summarise(rounds2) {
  const secondsPerTick = median(rounds2.map(({ seconds, ticks: ticks2 }) => seconds / ticks2));
  const ticks = rounds2.reduce((sum, round2) => sum + round2.ticks, 0);
  const changes = rounds2.reduce((sum, round2) => sum + round2.changes, 0) / ticks;
  const gcSeconds = rounds2.reduce((sum, round2) => sum + round2.gcSeconds, 0);
  const all = new Float64Array(ticks);
  let at = 0;
  for (const { latenciesMicros } of rounds2) {
    all.set(latenciesMicros, at);
    at += latenciesMicros.length;
  }
  all.sort();
  const p50 = percentile(all, 0.5);
  const p99 = percentile(all, 0.99);
  return {
    ticks_per_second: 1 / secondsPerTick,
    changes_per_tick: changes,
    changes_per_second: changes / secondsPerTick,
    ns_per_change: changes === 0 ? 0 : secondsPerTick * 1e9 / changes,
    p50_us: p50,
    p95_us: percentile(all, 0.95),
    p99_us: p99,
    max_us: percentile(all, 1),
    p99_over_p50: p99 / p50,
    gc_us_per_tick: gcSeconds * 1e6 / ticks
  };
}

// ../../tmp/astrarium/busy.ts
var n = Number(process.argv[2]);
var T = Number(process.argv[3] ?? 100);
var which = (process.argv[4] ?? "journal,mutable").split(",");
var mining = Number(process.argv[5] ?? 1e3);
var backs = { journal: journalBackend, mutable: mutableBackend, immer: immerBackend(true), immer_unfrozen: immerBackend(false), typed: pagedBackend(typedPages), plain: pagedBackend(plainPages), small: pagedBackend(smallPlainPages) };
var cs = which.map((name3) => {
  const t0 = performance.now();
  const sim = defineSimulation(crowdDefinition(crowdOf(n, mining)), backs[name3]);
  let s = sim.genesis(crowdSetting());
  console.log(name3, "genesis", performance.now() - t0 | 0, "ms");
  const held = [];
  return { name: name3, sim, get s() {
    return s;
  }, tick() {
    const r = sim.tick(s);
    s = r.snapshot;
    let c = 0;
    for (let i = 0; i < r.events.length; i++) {
      r.events.nameAt(i);
      c++;
    }
    if (c && name3 === "journal") sim.hash(s);
    held[s.now % 64] = s;
    return c;
  } };
});
var rounds = {};
for (let i = 0; i < 6; i++) for (const c of cs) {
  const r = await runRound(c, name2(c) ? Math.max(5, T / 10 | 0) : T);
  if (i) (rounds[c.name] ??= []).push(r);
}
function name2(c) {
  return c.name.startsWith("immer");
}
var sums = {};
for (const c of cs) {
  const a = sums[c.name] = summarise(rounds[c.name]);
  console.log(c.name, "now", c.s.now, "ticks/s", a.ticks_per_second.toFixed(1), "events/tick", a.changes_per_tick.toFixed(0), "us/event", (1e6 / a.changes_per_second).toFixed(2), "p50", a.p50_us.toFixed(0), "p99/p50", a.p99_over_p50.toFixed(2), "max", a.max_us.toFixed(0), "gc us", a.gc_us_per_tick.toFixed(0));
}
if (sums.mutable && sums.journal) console.log("ratio journal/mutable", (sums.mutable.ticks_per_second / sums.journal.ticks_per_second).toFixed(2));
if (process.env["TOP"]) for (const c of cs) {
  const all = [];
  let t = c.s.now - 5 * T;
  for (const r of rounds[c.name]) for (const l of r.latenciesMicros) all.push([l | 0, ++t & 255, t]);
  all.sort((a, b) => b[0] - a[0]);
  console.log(c.name, all.slice(0, 24).map((x) => x[0] + "@" + x[2]).join(" "));
}
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2ludC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvc29ydElkcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvYWdlbmRhLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9pbnZhcmlhbnQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2Nhbm9uaWNhbC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZG9jdW1lbnRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9oYXNoLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9yb2xsLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9zY2hlbWEudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2xheW91dC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvc25hcHNob3QudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3NuYXBzaG90SGFzaC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvY29kZWMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2V2ZW50cy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvaW50ZXJjZXB0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9jZWxsSGFzaC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZW50cmllcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvam91cm5hbFJvd3MudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2tleUluZGV4LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9qb3VybmFsU3RvcmUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2pvdXJuYWwudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2pvdXJuYWxWZXJzaW9uLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9qb3VybmFsQmFja2VuZC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvb3V0Y29tZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvY29tcGFyZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvdGFibGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2RyYWZ0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9zaW11bGF0aW9uLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvY2Vuc3VzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvZGV2aWNlcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL2hvbGRpbmdzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvam9icy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL3ByaW50ZXJzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvc3RhdHVzZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L2RldmljZVR5cGVzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvZmxlZXRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvbG9jYXRpb25zLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvZGV2aWNlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9jYXRlZ29yaWVzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9zcGVlZFBlck1pbGxlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvZGVwb3NpdHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9taWNyby50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL3N0b2Nrcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL3BpbGVzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvc3RvY2sudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9wcmludEpvYi50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3ByaW50LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvcHJpbnRRdWV1ZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3N0YXRlTWFjaGluZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL2NvZGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9kZXZpY2VDb2RlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvcmVhZGVycy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL29yZGVyLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvY2xlYXJRdWV1ZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2V2ZW50cy9zdG9wUmVhc29ucy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzZXQvYWJ1bmRhbmNlcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzZXQvZGVuc2l0aWVzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9taW5pbmdSYXRlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvc2l0ZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9sZWRnZXIudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9zcGxpdC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3Bvc3RMZWRnZXIudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9kZXBvc2l0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvcnVuLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9zZWFyY2hTZWNvbmRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvYWRkU2l0ZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3NpdGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9lbmRBY3Rpdml0eS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL2RlYWN0aXZhdGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9kZXF1ZXVlUHJpbnQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9lbnN1cmVQaWxlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvZW5xdWV1ZVByaW50LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L2xvY2F0aW9uTnVtYmVyLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L2NoYW5jZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9uZWFyYnlTdGFycy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9nZW5lcmF0ZWRTdGFyLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L3N0YXJBdC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9iYXNlT3JiaXQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvZ2VuZXJhdGVkQmVsdHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvZ2VuZXJhdGVkUGxhbmV0cy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9zb2xTeXN0ZW0udHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvc3RhclN5c3RlbS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9sb2NhdGlvbi50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9zaXRlUmVzZXJ2ZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9zdXJ2ZXlTaXRlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvZW5zdXJlTG9jYXRpb24udHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9vcGVuRmxlZXQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9yZXBsaWNhbnRDb2RlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvb3BlbkFjY291bnQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvZGlzdGFuY2UudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvdHJhdmVsTGVncy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS90cmF2ZWxTZWNvbmRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvam91cm5leS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL3JlZnVzZVN1cmdlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvcmVjYWxsLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvY2hvb3NlRGVwb3NpdC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL3JldGFyZ2V0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvc2VhcmNoLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvc3RhcnRNaW5pbmcudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy90cmF2ZWwudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9jb21tYW5kcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL2dlbmVzaXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ldmVudHMvY2F0YWxvZ3VlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvc2NoZW1hLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9zdGFuZGFyZEJsdWVwcmludHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L3N0YW5kYXJkUnVsZXNldC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3NldHRpbmdPZi50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvYXJyaXZhbC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvZGVwb3NpdERlcGxldGVkLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3lzdGVtcy9kZXBvc2l0UmVzdG9yZWQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zeXN0ZW1zL3ByaW50RmluaXNoZWQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zeXN0ZW1zL3ByaW50V2FrZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvc2l0ZUZvdW5kLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3lzdGVtcy9zdG9ja0Z1bGwudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zeXN0ZW1zL3N0b2NrUmVhY2hlZC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvc3lzdGVtcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbWUudHMiLCAic3JjL3dvcmxkL2JvdE1vdmVzLnRzIiwgInNyYy93b3JsZC9jcm93ZGVkR2FsYXh5LnRzIiwgInNyYy9iYWNrZW5kcy9tdXRhYmxlQmFja2VuZC50cyIsICJzcmMvYmFja2VuZHMvaW1tZXJCYWNrZW5kLnRzIiwgInNyYy9iYWNrZW5kcy9ib29ra2VlcGluZy50cyIsICJzcmMvYmFja2VuZHMvcGVyc2lzdGVudEJhY2tlbmQudHMiLCAic3JjL2JhY2tlbmRzL3BhZ2VkQmFja2VuZC50cyIsICJzcmMvbWVhc3VyZS9yb3VuZC50cyIsICJzcmMvbWVhc3VyZS9zdGF0aXN0aWNzLnRzIiwgIi4uLy4uLy4uL3RtcC9hc3RyYXJpdW0vYnVzeS50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiLyoqXG4gKiBUaGUgb25seSBhcml0aG1ldGljIG9mIHRoZSBjb3JlLiBUaGVzZSBmdW5jdGlvbnMgb2YgYE1hdGhgIGdpdmUgdGhlIHNhbWUgYml0cyBvbiBldmVyeSBlbmdpbmU7XG4gKiBldmVyeXRoaW5nIGVsc2UgaW4gYE1hdGhgLCBhbmQgdGhlIHBvd2VyIG9wZXJhdG9yLCBkb2VzIG5vdCAoaXQgaXMgYmFubmVkIGJ5IGxpbnQgYW5kIGJ5IHRlc3QpLlxuICovXG5leHBvcnQgY29uc3QgeyBhYnMsIGNlaWwsIGNsejMyLCBmbG9vciwgZnJvdW5kLCBpbXVsLCBtYXgsIG1pbiwgcm91bmQsIHNxcnQsIHRydW5jIH0gPSBNYXRoO1xuXG4vKiogVGhlIGxhcmdlc3QgaW50ZWdlciBhIHN0YXRlIG1heSBob2xkOiAyXjUzIC0gMS4gKi9cbmV4cG9ydCBjb25zdCBJTlRfTUFYID0gOTAwNzE5OTI1NDc0MDk5MTtcblxuLyoqIDJeMzIsIHRoZSBzaXplIG9mIG9uZSBoYXNoIGxhbmUuICovXG5leHBvcnQgY29uc3QgVFdPXzMyID0gNDI5NDk2NzI5NjtcblxuLyoqIFdoZXRoZXIgYHZhbHVlYCBpcyBhbiBpbnRlZ2VyIHRoYXQgYSBzdGF0ZSBtYXkgaG9sZCAoZXhhY3QsIGZpbml0ZSwgd2l0aGluIFx1MDBCMUlOVF9NQVgpLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzSW50KHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgbnVtYmVyIHtcbiAgcmV0dXJuIHR5cGVvZiB2YWx1ZSA9PT0gJ251bWJlcicgJiYgZmxvb3IodmFsdWUpID09PSB2YWx1ZSAmJiBhYnModmFsdWUpIDw9IElOVF9NQVg7XG59XG5cbi8qKiBmbG9vcihhIC8gYikgZm9yIGludGVnZXJzLCBiID4gMCwgZXhhY3Qgd2hlcmUgYSAvIGIgd291bGQgcm91bmQgdXAgYWNyb3NzIGFuIGludGVnZXIuICovXG5leHBvcnQgZnVuY3Rpb24gZmxvb3JEaXYoYTogbnVtYmVyLCBiOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCByZXN0ID0gYSAlIGI7XG4gIHJldHVybiAoYSAtIChyZXN0IDwgMCA/IHJlc3QgKyBiIDogcmVzdCkpIC8gYjtcbn1cblxuLyoqIGNlaWwoYSAvIGIpIGZvciBpbnRlZ2VycywgYiA+IDAsIGV4YWN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNlaWxEaXYoYTogbnVtYmVyLCBiOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gLWZsb29yRGl2KC1hLCBiKSArIDA7XG59XG5cbi8qKiBUaGUgcmVtYWluZGVyIG9mIGZsb29yRGl2OiBhbHdheXMgaW4gMCAuLjwgYi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmbG9vck1vZChhOiBudW1iZXIsIGI6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHJlc3QgPSBhICUgYjtcbiAgcmV0dXJuIHJlc3QgPCAwID8gcmVzdCArIGIgOiByZXN0ICsgMDtcbn1cblxuLyoqIGB2YWx1ZWAgaGVsZCBiZXR3ZWVuIGBsb3dgIGFuZCBgaGlnaGAuICovXG5leHBvcnQgZnVuY3Rpb24gY2xhbXAodmFsdWU6IG51bWJlciwgbG93OiBudW1iZXIsIGhpZ2g6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiB2YWx1ZSA8IGxvdyA/IGxvdyA6IHZhbHVlID4gaGlnaCA/IGhpZ2ggOiB2YWx1ZTtcbn1cblxuLyoqIFRoZSBpbnRlZ2VyIHNxdWFyZSByb290OiB0aGUgbGFyZ2VzdCByIHdpdGggclx1MDBCN3IgPD0gdmFsdWUsIGZvciAwIDw9IHZhbHVlIDw9IElOVF9NQVguICovXG5leHBvcnQgZnVuY3Rpb24gc3FydEZsb29yKHZhbHVlOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBndWVzcyA9IGZsb29yKHNxcnQodmFsdWUpKTtcbiAgaWYgKGd1ZXNzICogZ3Vlc3MgPiB2YWx1ZSkgcmV0dXJuIGd1ZXNzIC0gMTtcbiAgcmV0dXJuIChndWVzcyArIDEpICogKGd1ZXNzICsgMSkgPD0gdmFsdWUgPyBndWVzcyArIDEgOiBndWVzcztcbn1cblxuLyoqIFRoZSBzbWFsbGVzdCByIHdpdGggclx1MDBCN3IgPj0gdmFsdWUsIGZvciAwIDw9IHZhbHVlIDw9IElOVF9NQVguICovXG5leHBvcnQgZnVuY3Rpb24gc3FydENlaWwodmFsdWU6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHJvb3QgPSBzcXJ0Rmxvb3IodmFsdWUpO1xuICByZXR1cm4gcm9vdCAqIHJvb3QgPT09IHZhbHVlID8gcm9vdCA6IHJvb3QgKyAxO1xufVxuXG4vKipcbiAqIGZsb29yKGEgXHUwMEI3IGIgLyBjKSBmb3Igbm9uLW5lZ2F0aXZlIGludGVnZXJzIHdpdGhvdXQgbG9zaW5nIGJpdHM6IGEgaXMgc3BsaXQgYXQgYywgc28gb25seVxuICogKGEgbW9kIGMpIFx1MDBCNyBiIG11c3Qgc3RheSBiZWxvdyAyXjUzLlxuICovXG5leHBvcnQgZnVuY3Rpb24gbXVsRGl2KGE6IG51bWJlciwgYjogbnVtYmVyLCBjOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCByZXN0ID0gYSAlIGM7XG4gIHJldHVybiAoKGEgLSByZXN0KSAvIGMpICogYiArIGZsb29yRGl2KHJlc3QgKiBiLCBjKTtcbn1cbiIsICJjb25zdCBTTUFMTCA9IDI0O1xuY29uc3QgRElHSVRfQklUUyA9IDExO1xuY29uc3QgRElHSVRTID0gMSA8PCBESUdJVF9CSVRTO1xuXG4vKiogU2NyYXRjaCBzcGFjZSBmb3Igc29ydGluZyBpZHM6IGdyb3dzIHRvIHRoZSBsb25nZXN0IHJhbmdlIGl0IHdhcyBnaXZlbi4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgU29ydFNwYWNlIHtcbiAgaWRzOiBJbnQzMkFycmF5O1xuICByZWFkb25seSBjb3VudHM6IEludDMyQXJyYXk7XG59XG5cbi8qKiBBIG5ldyBzY3JhdGNoIHNwYWNlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNvcnRTcGFjZSgpOiBTb3J0U3BhY2Uge1xuICByZXR1cm4geyBpZHM6IG5ldyBJbnQzMkFycmF5KDY0KSwgY291bnRzOiBuZXcgSW50MzJBcnJheShESUdJVFMpIH07XG59XG5cbi8qKlxuICogU29ydHMgbm9uLW5lZ2F0aXZlIGlkcyBpbiBgZnJvbSAuLjwgdG9gIGFzY2VuZGluZywgaW4gcGxhY2U6IGluc2VydGlvbiBmb3Igc2hvcnQgcmFuZ2VzLCBhIHJhZGl4XG4gKiBzb3J0IGJ5IDExLWJpdCBkaWdpdHMgZm9yIGxvbmcgb25lcyAoYSBjb21wYXJpc29uIHNvcnQgY29zdHMgdGhyZWUgdGltZXMgYXMgbXVjaCBhdCAxLDAwMCBpZHMpLlxuICovXG5leHBvcnQgZnVuY3Rpb24gc29ydElkcyhpZHM6IEludDMyQXJyYXksIGZyb206IG51bWJlciwgdG86IG51bWJlciwgc3BhY2U6IFNvcnRTcGFjZSk6IHZvaWQge1xuICBpZiAodG8gLSBmcm9tIDw9IFNNQUxMKSBpbnNlcnRpb25Tb3J0KGlkcywgZnJvbSwgdG8pO1xuICBlbHNlIHJhZGl4U29ydChpZHMsIGZyb20sIHRvLCBzcGFjZSk7XG59XG5cbmZ1bmN0aW9uIGluc2VydGlvblNvcnQoaWRzOiBJbnQzMkFycmF5LCBmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIpOiB2b2lkIHtcbiAgZm9yIChsZXQgYXQgPSBmcm9tICsgMTsgYXQgPCB0bzsgYXQgKz0gMSkge1xuICAgIGNvbnN0IGlkID0gaWRzW2F0XSBhcyBudW1iZXI7XG4gICAgbGV0IGhvbGUgPSBhdDtcbiAgICB3aGlsZSAoaG9sZSA+IGZyb20gJiYgKGlkc1tob2xlIC0gMV0gYXMgbnVtYmVyKSA+IGlkKSB7XG4gICAgICBpZHNbaG9sZV0gPSBpZHNbaG9sZSAtIDFdIGFzIG51bWJlcjtcbiAgICAgIGhvbGUgLT0gMTtcbiAgICB9XG4gICAgaWRzW2hvbGVdID0gaWQ7XG4gIH1cbn1cblxuZnVuY3Rpb24gcmFkaXhTb3J0KGlkczogSW50MzJBcnJheSwgZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyLCBzcGFjZTogU29ydFNwYWNlKTogdm9pZCB7XG4gIGNvbnN0IHNpemUgPSB0byAtIGZyb207XG4gIGlmIChzcGFjZS5pZHMubGVuZ3RoIDwgc2l6ZSkgc3BhY2UuaWRzID0gbmV3IEludDMyQXJyYXkoc2l6ZSAqIDIpO1xuICBsZXQgbW9zdCA9IDA7XG4gIGZvciAobGV0IGF0ID0gZnJvbTsgYXQgPCB0bzsgYXQgKz0gMSkgbW9zdCB8PSBpZHNbYXRdIGFzIG51bWJlcjtcbiAgZm9yIChsZXQgc2hpZnQgPSAwOyBtb3N0ID4+PiBzaGlmdCAhPT0gMDsgc2hpZnQgKz0gRElHSVRfQklUUykge1xuICAgIHNjYXR0ZXIoaWRzLCBmcm9tLCBzcGFjZS5pZHMsIHNpemUsIHNoaWZ0LCBzcGFjZS5jb3VudHMpO1xuICAgIGlkcy5zZXQoc3BhY2UuaWRzLnN1YmFycmF5KDAsIHNpemUpLCBmcm9tKTtcbiAgfVxufVxuXG5mdW5jdGlvbiBzY2F0dGVyKFxuICBpZHM6IEludDMyQXJyYXksXG4gIGZyb206IG51bWJlcixcbiAgb3V0OiBJbnQzMkFycmF5LFxuICBzaXplOiBudW1iZXIsXG4gIHNoaWZ0OiBudW1iZXIsXG4gIGNvdW50czogSW50MzJBcnJheSxcbik6IHZvaWQge1xuICBjb3VudHMuZmlsbCgwKTtcbiAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IHNpemU7IGF0ICs9IDEpIHtcbiAgICBjb25zdCBkaWdpdCA9ICgoaWRzW2Zyb20gKyBhdF0gYXMgbnVtYmVyKSA+Pj4gc2hpZnQpICYgKERJR0lUUyAtIDEpO1xuICAgIGNvdW50c1tkaWdpdF0gPSAoY291bnRzW2RpZ2l0XSBhcyBudW1iZXIpICsgMTtcbiAgfVxuICBsZXQgc3VtID0gMDtcbiAgZm9yIChsZXQgZGlnaXQgPSAwOyBkaWdpdCA8IERJR0lUUzsgZGlnaXQgKz0gMSkge1xuICAgIGNvbnN0IGNvdW50ID0gY291bnRzW2RpZ2l0XSBhcyBudW1iZXI7XG4gICAgY291bnRzW2RpZ2l0XSA9IHN1bTtcbiAgICBzdW0gKz0gY291bnQ7XG4gIH1cbiAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IHNpemU7IGF0ICs9IDEpIHtcbiAgICBjb25zdCBpZCA9IGlkc1tmcm9tICsgYXRdIGFzIG51bWJlcjtcbiAgICBjb25zdCBkaWdpdCA9IChpZCA+Pj4gc2hpZnQpICYgKERJR0lUUyAtIDEpO1xuICAgIGNvbnN0IHBsYWNlID0gY291bnRzW2RpZ2l0XSBhcyBudW1iZXI7XG4gICAgb3V0W3BsYWNlXSA9IGlkO1xuICAgIGNvdW50c1tkaWdpdF0gPSBwbGFjZSArIDE7XG4gIH1cbn1cbiIsICJpbXBvcnQgeyBtaW4gfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJvd3MgfSBmcm9tICcuL3Jvd3MuanMnO1xuaW1wb3J0IHsgc29ydElkcywgc29ydFNwYWNlIH0gZnJvbSAnLi9zb3J0SWRzLmpzJztcblxuLyoqIE9uZSBraW5kIG9mIGFwcG9pbnRtZW50OiBhIHRpbWVyIG9mIGEgdGFibGUuIFRoZSBhZ2VuZGEgY2FsbHMga2luZHMgaW4gdGhlaXIgb3JkZXIuICovXG5leHBvcnQgaW50ZXJmYWNlIEFnZW5kYUtpbmQge1xuICByZWFkb25seSByb3dzOiBSb3dzO1xuICByZWFkb25seSBkdWU6IG51bWJlcjtcbiAgcmVhZG9ubHkgZmlsZWQ6IG51bWJlcjtcbn1cblxuLyoqIFRoZSBsYXN0IHRpY2s6IHRpbWUgaXMgMzIgYml0cyBvZiBzZWNvbmRzLCAxMzYgeWVhcnMuICovXG5leHBvcnQgY29uc3QgVElDS19NQVggPSA0Mjk0OTY3Mjk1O1xuXG5jb25zdCBTTE9UUyA9IDI1NjtcbmNvbnN0IExFVkVMUyA9IDQ7XG5jb25zdCBCVUNLRVRTID0gU0xPVFMgKiBMRVZFTFM7XG5jb25zdCBDT01QQUNUX0ZST00gPSA2NDtcblxuLyoqIFRoZSBoaW50cyBvZiBvbmUga2luZCwgYnkgYnVja2V0LCBhbmQgdGhlIGxlbmd0aCBhdCB3aGljaCBlYWNoIGJ1Y2tldCBpcyBjb21wYWN0ZWQuICovXG5pbnRlcmZhY2UgV2hlZWwgZXh0ZW5kcyBBZ2VuZGFLaW5kIHtcbiAgcmVhZG9ubHkgYnVja2V0czogKG51bWJlcltdIHwgdW5kZWZpbmVkKVtdO1xuICByZWFkb25seSBsaW1pdHM6IEludDMyQXJyYXk7XG59XG5cbi8qKlxuICogV2hhdCBpcyBkdWUgd2hlbi4gVGhlIHRydXRoIGlzIHRoZSBgZHVlYCB3b3JkIG9mIGVhY2ggdGltZXIsIGluIGl0cyByb3c7IHRoaXMgaXMgYW4gaW5kZXggb3ZlclxuICogdGhvc2Ugd29yZHM6IGEgaGllcmFyY2hpY2FsIHRpbWluZyB3aGVlbCAoVmFyZ2hlc2UgYW5kIExhdWNrIDE5ODcpIG9mIGZvdXIgbGV2ZWxzIG9mIDI1NiBzbG90c1xuICogZm9yIGVhY2gga2luZC4gQSBidWNrZXQgaG9sZHMgKmhpbnRzKiwgaWRzIG9mIHJvd3MgdGhhdCBtYXkgYmUgZHVlIHRoZXJlLiBUaGUgYGZpbGVkYCB3b3JkIG9mIGFcbiAqIHRpbWVyIHNheXMgZm9yIHdoaWNoIHRpY2sgaXRzIG9uZSB2YWxpZCBoaW50IHdhcyBmaWxlZCwgYWx3YXlzIGF0IG9yIGJlZm9yZSB0aGUgdHJ1dGg6XG4gKlxuICogLSBtb3ZpbmcgYW4gYXBwb2ludG1lbnQgbGF0ZXIsIG9yIGNhbmNlbGxpbmcgaXQsIHRvdWNoZXMgbm90aGluZyBoZXJlOyB0aGUgaGludCBpcyByZWFkIHdoZW5cbiAqICAgaXRzIGJ1Y2tldCBjb21lcyBhbmQgZmlsZWQgYWdhaW4gZm9yIHRoZSB0aWNrIHRoYXQgdGhlIHJvdyB0aGVuIG5hbWVzO1xuICogLSBtb3ZpbmcgaXQgZWFybGllciBmaWxlcyBhIHNlY29uZCBoaW50LCBhbmQgdGhlIGZpcnN0IG9uZSBpcyBhbiBvcnBoYW4gdG8gYmUgZHJvcHBlZC5cbiAqXG4gKiBTbyB0aGUgd29yZHMgb2YgYSBzbmFwc2hvdCBtYXkgYmUgdGFrZW4gYmFjayBvciBleGNoYW5nZWQgYmVsb3cgdGhlIHdoZWVsOiBmaWxpbmcgYWdhaW4gZWFjaFxuICogdGltZXIgd2hvc2UgYGR1ZWAgd2FzIHJlc3RvcmVkIGlzIGFsbCB0aGF0IGlzIG5lZWRlZC5cbiAqL1xuZXhwb3J0IGNsYXNzIEFnZW5kYSB7XG4gIC8qKiBUaGUgdGljayBhdCB3aGljaCB0aGUgd2hlZWwgc3RhbmRzLiAqL1xuICBjdXJzb3IgPSAwO1xuICByZWFkb25seSAjd2hlZWxzOiByZWFkb25seSBXaGVlbFtdO1xuICAvKiogSGludHMgaW4gZWFjaCBidWNrZXQgYW5kIG9uIGVhY2ggbGV2ZWwsIG92ZXIgYWxsIGtpbmRzLiAqL1xuICByZWFkb25seSAjY291bnRzID0gbmV3IEludDMyQXJyYXkoQlVDS0VUUyk7XG4gIHJlYWRvbmx5ICNsZXZlbHMgPSBuZXcgSW50MzJBcnJheShMRVZFTFMpO1xuICAvKiogVGhlIHdhdmUgaW4gaGFuZDogaWRzIG9mIGFsbCBraW5kcywgYW5kIHdoZXJlIGVhY2gga2luZCBlbmRzLiAqL1xuICAjd2F2ZSA9IG5ldyBJbnQzMkFycmF5KDY0KTtcbiAgcmVhZG9ubHkgI2VuZHM6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNzcGFjZSA9IHNvcnRTcGFjZSgpO1xuXG4gIGNvbnN0cnVjdG9yKGtpbmRzOiByZWFkb25seSBBZ2VuZGFLaW5kW10pIHtcbiAgICB0aGlzLiNlbmRzID0gbmV3IEludDMyQXJyYXkoa2luZHMubGVuZ3RoKTtcbiAgICB0aGlzLiN3aGVlbHMgPSBraW5kcy5tYXAoKGtpbmQpID0+ICh7XG4gICAgICAuLi5raW5kLFxuICAgICAgYnVja2V0czogbmV3IEFycmF5PHVuZGVmaW5lZD4oQlVDS0VUUykuZmlsbCh1bmRlZmluZWQpLFxuICAgICAgbGltaXRzOiBuZXcgSW50MzJBcnJheShCVUNLRVRTKS5maWxsKENPTVBBQ1RfRlJPTSksXG4gICAgfSkpO1xuICB9XG5cbiAgLyoqIEZpbGVzIGEgdGltZXIgd2hvc2UgYGR1ZWAgd29yZCB3YXMgc2V0LCBtb3ZlZCBvciByZXN0b3JlZC4gKi9cbiAgZmlsZShraW5kOiBudW1iZXIsIHJvdzogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgeyByb3dzLCBkdWU6IGR1ZU9mZnNldCwgZmlsZWQ6IGZpbGVkT2Zmc2V0IH0gPSB0aGlzLiN3aGVlbHNba2luZF0gYXMgV2hlZWw7XG4gICAgY29uc3QgZHVlID0gbWluKHJvd3MuZ2V0KHJvdywgZHVlT2Zmc2V0KSwgVElDS19NQVgpO1xuICAgIGlmIChkdWUgPT09IDApIHJldHVybjtcbiAgICBjb25zdCBmaWxlZCA9IHJvd3MucGVlayhyb3csIGZpbGVkT2Zmc2V0KTtcbiAgICBpZiAoZmlsZWQgIT09IDAgJiYgZmlsZWQgPD0gZHVlKSByZXR1cm47XG4gICAgcm93cy5wb2tlKHJvdywgZmlsZWRPZmZzZXQsIGR1ZSk7XG4gICAgY29uc3QgYnVja2V0ID0gdGhpcy4jYnVja2V0T2YoZHVlKTtcbiAgICBpZiAoZmlsZWQgPT09IDAgfHwgdGhpcy4jYnVja2V0T2YoZmlsZWQpICE9PSBidWNrZXQpIHRoaXMuI3B1c2goa2luZCwgYnVja2V0LCByb3cpO1xuICB9XG5cbiAgLyoqIE1vdmVzIHRoZSB3aGVlbCB0byBgdGlja2AsIGZvcndhcmQgb3IgYmFjazsgbm90aGluZyBtYXkgYmUgZHVlIGluIGJldHdlZW4uICovXG4gIHNlZWsodGljazogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgZnJvbSA9IHRoaXMuY3Vyc29yO1xuICAgIGlmICh0aWNrID09PSBmcm9tICsgMSAmJiAodGljayAmIDI1NSkgIT09IDApIHtcbiAgICAgIHRoaXMuY3Vyc29yID0gdGljaztcbiAgICAgIHJldHVybjtcbiAgICB9XG4gICAgbGV0IGxldmVsID0gMDtcbiAgICB3aGlsZSAobGV2ZWwgPCBMRVZFTFMgLSAxICYmIGZyb20gPj4+ICg4ICogKGxldmVsICsgMSkpICE9PSB0aWNrID4+PiAoOCAqIChsZXZlbCArIDEpKSkge1xuICAgICAgbGV2ZWwgKz0gMTtcbiAgICB9XG4gICAgY29uc3QgbGFzdCA9ICh0aWNrID4+PiAoOCAqIGxldmVsKSkgJiAyNTU7XG4gICAgY29uc3QgZmlyc3QgPSAoKGZyb20gPj4+ICg4ICogbGV2ZWwpKSAmIDI1NSkgKyAxO1xuICAgIGNvbnN0IG1vdmVkOiBbbnVtYmVyLCBudW1iZXJbXV1bXSA9IFtdO1xuICAgIGZvciAobGV0IHNsb3QgPSBmaXJzdDsgc2xvdCA8PSBsYXN0OyBzbG90ICs9IDEpIHRoaXMuI3Rha2VBbGwobGV2ZWwgKiBTTE9UUyArIHNsb3QsIG1vdmVkKTtcbiAgICBmb3IgKGxldCBiZWxvdyA9IDA7IGJlbG93IDwgbGV2ZWw7IGJlbG93ICs9IDEpIHtcbiAgICAgIGlmICh0aGlzLiNsZXZlbHNbYmVsb3ddID09PSAwKSBjb250aW51ZTtcbiAgICAgIGZvciAobGV0IHNsb3QgPSAwOyBzbG90IDwgU0xPVFM7IHNsb3QgKz0gMSkgdGhpcy4jdGFrZUFsbChiZWxvdyAqIFNMT1RTICsgc2xvdCwgbW92ZWQpO1xuICAgIH1cbiAgICB0aGlzLmN1cnNvciA9IHRpY2s7XG4gICAgZm9yIChjb25zdCBba2luZCwgcm93c10gb2YgbW92ZWQpIGZvciAoY29uc3Qgcm93IG9mIHJvd3MpIHRoaXMuZmlsZShraW5kLCByb3cpO1xuICB9XG5cbiAgLyoqIFdoZXRoZXIgbm90aGluZyBjYW4gYmUgZHVlIGF0IHRoZSBjdXJzb3IuICovXG4gIGdldCBpZGxlKCk6IGJvb2xlYW4ge1xuICAgIHJldHVybiB0aGlzLiNjb3VudHNbdGhpcy5jdXJzb3IgJiAyNTVdID09PSAwO1xuICB9XG5cbiAgLyoqXG4gICAqIENvbGxlY3RzIHdoYXQgaXMgZHVlIGF0IHRoZSBjdXJzb3IgYXMgdGhlIG5leHQgd2F2ZTogYnkga2luZCwgZWFjaCBraW5kJ3MgaWRzIGFzY2VuZGluZy5cbiAgICpcbiAgICogQHJldHVybnMgaG93IG1hbnk7IHJlYWQgdGhlbSB3aXRoIGB3YXZlRW5kYCBhbmQgYHdhdmVJZGAuXG4gICAqL1xuICBnYXRoZXIoKTogbnVtYmVyIHtcbiAgICBsZXQgc2l6ZSA9IDA7XG4gICAgZm9yIChsZXQga2luZCA9IDA7IGtpbmQgPCB0aGlzLiN3aGVlbHMubGVuZ3RoOyBraW5kICs9IDEpIHtcbiAgICAgIGNvbnN0IHJvd3MgPSB0aGlzLiN0YWtlKGtpbmQsIHRoaXMuY3Vyc29yICYgMjU1KTtcbiAgICAgIGNvbnN0IHN0YXJ0ID0gc2l6ZTtcbiAgICAgIGlmIChyb3dzICE9PSB1bmRlZmluZWQpIHNpemUgPSB0aGlzLiNzaWZ0KGtpbmQsIHJvd3MsIHN0YXJ0KTtcbiAgICAgIHNvcnRJZHModGhpcy4jd2F2ZSwgc3RhcnQsIHNpemUsIHRoaXMuI3NwYWNlKTtcbiAgICAgIHRoaXMuI2VuZHNba2luZF0gPSBzaXplO1xuICAgIH1cbiAgICByZXR1cm4gc2l6ZTtcbiAgfVxuXG4gIC8qKiBXaGVyZSBhIGtpbmQncyBpZHMgZW5kIGluIHRoZSB3YXZlLiAqL1xuICB3YXZlRW5kKGtpbmQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI2VuZHNba2luZF0gYXMgbnVtYmVyO1xuICB9XG5cbiAgLyoqIFRoZSBpZCBhdCBhIHBsYWNlIG9mIHRoZSB3YXZlLiAqL1xuICB3YXZlSWQoYXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI3dhdmVbYXRdIGFzIG51bWJlcjtcbiAgfVxuXG4gIC8qKiBGaWxlcyB0aGUgd2F2ZSBpbiBoYW5kIGFnYWluLCBhZnRlciBpdHMgdHJhbnNpdGlvbiB3YXMgdGFrZW4gYmFjay4gKi9cbiAgYWJhbmRvbldhdmUoKTogdm9pZCB7XG4gICAgbGV0IGF0ID0gMDtcbiAgICBmb3IgKGxldCBraW5kID0gMDsga2luZCA8IHRoaXMuI3doZWVscy5sZW5ndGg7IGtpbmQgKz0gMSkge1xuICAgICAgZm9yICg7IGF0IDwgdGhpcy53YXZlRW5kKGtpbmQpOyBhdCArPSAxKSB0aGlzLmZpbGUoa2luZCwgdGhpcy53YXZlSWQoYXQpKTtcbiAgICB9XG4gICAgdGhpcy4jZW5kcy5maWxsKDApO1xuICB9XG5cbiAgLyoqIFRoZSBmaXJzdCB0aWNrIGFmdGVyIHRoZSBjdXJzb3IgYXQgd2hpY2ggYW55dGhpbmcgaXMgZHVlOyAwIHdoZW4gbm90aGluZyBldmVyIGlzLiAqL1xuICBuZXh0RHVlKCk6IG51bWJlciB7XG4gICAgZm9yIChsZXQgbGV2ZWwgPSAwOyBsZXZlbCA8IExFVkVMUzsgbGV2ZWwgKz0gMSkge1xuICAgICAgaWYgKHRoaXMuI2xldmVsc1tsZXZlbF0gPT09IDApIGNvbnRpbnVlO1xuICAgICAgZm9yIChsZXQgc2xvdCA9ICgodGhpcy5jdXJzb3IgPj4+ICg4ICogbGV2ZWwpKSAmIDI1NSkgKyAxOyBzbG90IDwgU0xPVFM7IHNsb3QgKz0gMSkge1xuICAgICAgICBjb25zdCBidWNrZXQgPSBsZXZlbCAqIFNMT1RTICsgc2xvdDtcbiAgICAgICAgY29uc3QgZHVlID0gdGhpcy4jY291bnRzW2J1Y2tldF0gPT09IDAgPyAwIDogdGhpcy4jZWFybGllc3QoYnVja2V0KTtcbiAgICAgICAgaWYgKGR1ZSAhPT0gMCkgcmV0dXJuIGR1ZTtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIDA7XG4gIH1cblxuICAvKiogVGhlIGVhcmxpZXN0IGFwcG9pbnRtZW50IG9mIGEgYnVja2V0OyB3aGF0IGJlbG9uZ3MgZWxzZXdoZXJlIGxlYXZlcyBpdC4gKi9cbiAgI2VhcmxpZXN0KGJ1Y2tldDogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCBtb3ZlZDogW251bWJlciwgbnVtYmVyW11dW10gPSBbXTtcbiAgICB0aGlzLiN0YWtlQWxsKGJ1Y2tldCwgbW92ZWQpO1xuICAgIGxldCBlYXJsaWVzdCA9IDA7XG4gICAgZm9yIChjb25zdCBba2luZCwgaWRzXSBvZiBtb3ZlZCkge1xuICAgICAgY29uc3QgeyByb3dzLCBkdWU6IGR1ZU9mZnNldCB9ID0gdGhpcy4jd2hlZWxzW2tpbmRdIGFzIFdoZWVsO1xuICAgICAgZm9yIChjb25zdCByb3cgb2YgaWRzKSB7XG4gICAgICAgIHRoaXMuZmlsZShraW5kLCByb3cpO1xuICAgICAgICBjb25zdCBkdWUgPSByb3dzLmdldChyb3csIGR1ZU9mZnNldCk7XG4gICAgICAgIGlmIChkdWUgPT09IDAgfHwgZHVlID4gVElDS19NQVggfHwgdGhpcy4jYnVja2V0T2YoZHVlKSAhPT0gYnVja2V0KSBjb250aW51ZTtcbiAgICAgICAgaWYgKGVhcmxpZXN0ID09PSAwIHx8IGR1ZSA8IGVhcmxpZXN0KSBlYXJsaWVzdCA9IGR1ZTtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIGVhcmxpZXN0O1xuICB9XG5cbiAgLyoqIFB1dHMgdGhvc2Ugb2YgYHJvd3NgIHRoYXQgYXJlIGR1ZSBub3cgaW50byB0aGUgd2F2ZTsgZmlsZXMgdGhlIG90aGVycyBhZ2Fpbi4gKi9cbiAgI3NpZnQoa2luZDogbnVtYmVyLCByb3dzOiByZWFkb25seSBudW1iZXJbXSwgc3RhcnQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgY29uc3Qgd2hlZWwgPSB0aGlzLiN3aGVlbHNba2luZF0gYXMgV2hlZWw7XG4gICAgaWYgKHRoaXMuI3dhdmUubGVuZ3RoIDwgc3RhcnQgKyByb3dzLmxlbmd0aCkge1xuICAgICAgY29uc3Qgd2F2ZSA9IG5ldyBJbnQzMkFycmF5KChzdGFydCArIHJvd3MubGVuZ3RoKSAqIDIpO1xuICAgICAgd2F2ZS5zZXQodGhpcy4jd2F2ZSk7XG4gICAgICB0aGlzLiN3YXZlID0gd2F2ZTtcbiAgICB9XG4gICAgbGV0IHNpemUgPSBzdGFydDtcbiAgICBmb3IgKGNvbnN0IHJvdyBvZiByb3dzKSB7XG4gICAgICBpZiAod2hlZWwucm93cy5nZXQocm93LCB3aGVlbC5kdWUpID09PSB0aGlzLmN1cnNvcikge1xuICAgICAgICB0aGlzLiN3YXZlW3NpemVdID0gcm93O1xuICAgICAgICBzaXplICs9IDE7XG4gICAgICB9IGVsc2UgdGhpcy5maWxlKGtpbmQsIHJvdyk7XG4gICAgfVxuICAgIHJldHVybiBzaXplO1xuICB9XG5cbiAgI3Rha2VBbGwoYnVja2V0OiBudW1iZXIsIGludG86IFtudW1iZXIsIG51bWJlcltdXVtdKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI2NvdW50c1tidWNrZXRdID09PSAwKSByZXR1cm47XG4gICAgZm9yIChsZXQga2luZCA9IDA7IGtpbmQgPCB0aGlzLiN3aGVlbHMubGVuZ3RoOyBraW5kICs9IDEpIHtcbiAgICAgIGNvbnN0IHJvd3MgPSB0aGlzLiN0YWtlKGtpbmQsIGJ1Y2tldCk7XG4gICAgICBpZiAocm93cyAhPT0gdW5kZWZpbmVkKSBpbnRvLnB1c2goW2tpbmQsIHJvd3NdKTtcbiAgICB9XG4gIH1cblxuICAvKiogRW1wdGllcyBhIGJ1Y2tldCBvZiBvbmUga2luZDogdGhlIHJvd3Mgb2YgaXRzIHZhbGlkIGhpbnRzLCBub3cgZmlsZWQgbm93aGVyZS4gKi9cbiAgI3Rha2Uoa2luZDogbnVtYmVyLCBidWNrZXQ6IG51bWJlcik6IG51bWJlcltdIHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCB7IHJvd3MsIGZpbGVkOiBmaWxlZE9mZnNldCwgYnVja2V0cywgbGltaXRzIH0gPSB0aGlzLiN3aGVlbHNba2luZF0gYXMgV2hlZWw7XG4gICAgY29uc3QgaGludHMgPSBidWNrZXRzW2J1Y2tldF07XG4gICAgaWYgKGhpbnRzID09PSB1bmRlZmluZWQpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgYnVja2V0c1tidWNrZXRdID0gdW5kZWZpbmVkO1xuICAgIGxpbWl0c1tidWNrZXRdID0gQ09NUEFDVF9GUk9NO1xuICAgIHRoaXMuI2NvdW50KGJ1Y2tldCwgLWhpbnRzLmxlbmd0aCk7XG4gICAgbGV0IGtlcHQgPSAwO1xuICAgIGZvciAoY29uc3Qgcm93IG9mIGhpbnRzKSB7XG4gICAgICBjb25zdCBmaWxlZCA9IHJvd3MucGVlayhyb3csIGZpbGVkT2Zmc2V0KTtcbiAgICAgIGlmIChmaWxlZCA9PT0gMCB8fCB0aGlzLiNidWNrZXRPZihmaWxlZCkgIT09IGJ1Y2tldCkgY29udGludWU7XG4gICAgICByb3dzLnBva2Uocm93LCBmaWxlZE9mZnNldCwgMCk7XG4gICAgICBoaW50c1trZXB0XSA9IHJvdztcbiAgICAgIGtlcHQgKz0gMTtcbiAgICB9XG4gICAgaGludHMubGVuZ3RoID0ga2VwdDtcbiAgICByZXR1cm4gaGludHM7XG4gIH1cblxuICAjcHVzaChraW5kOiBudW1iZXIsIGJ1Y2tldDogbnVtYmVyLCByb3c6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHsgYnVja2V0cywgbGltaXRzIH0gPSB0aGlzLiN3aGVlbHNba2luZF0gYXMgV2hlZWw7XG4gICAgY29uc3QgaGludHMgPSBidWNrZXRzW2J1Y2tldF07XG4gICAgaWYgKGhpbnRzID09PSB1bmRlZmluZWQpIGJ1Y2tldHNbYnVja2V0XSA9IFtyb3ddO1xuICAgIGVsc2UgaGludHMucHVzaChyb3cpO1xuICAgIHRoaXMuI2NvdW50KGJ1Y2tldCwgMSk7XG4gICAgaWYgKGhpbnRzICE9PSB1bmRlZmluZWQgJiYgaGludHMubGVuZ3RoID49IChsaW1pdHNbYnVja2V0XSBhcyBudW1iZXIpKSB7XG4gICAgICB0aGlzLiNjb21wYWN0KGtpbmQsIGJ1Y2tldCk7XG4gICAgfVxuICB9XG5cbiAgLyoqIERyb3BzIHRoZSBvcnBoYW5zIG9mIGEgYnVja2V0IHRoYXQgaGFzIGRvdWJsZWQsIHNvIHRoYXQgaGludHMgc3RheSBPKHRpbWVycykuICovXG4gICNjb21wYWN0KGtpbmQ6IG51bWJlciwgYnVja2V0OiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCB7IGxpbWl0cyB9ID0gdGhpcy4jd2hlZWxzW2tpbmRdIGFzIFdoZWVsO1xuICAgIGNvbnN0IGtlcHQgPSB0aGlzLiN0YWtlKGtpbmQsIGJ1Y2tldCkgYXMgbnVtYmVyW107XG4gICAgbGltaXRzW2J1Y2tldF0gPSAyICoga2VwdC5sZW5ndGggKyBDT01QQUNUX0ZST007XG4gICAgZm9yIChjb25zdCByb3cgb2Yga2VwdCkgdGhpcy5maWxlKGtpbmQsIHJvdyk7XG4gIH1cblxuICAvKiogVGhlIGJ1Y2tldCBmb3IgYSB0aWNrIGF0IG9yIGFmdGVyIHRoZSBjdXJzb3I6IHRoZSBsZXZlbCBvZiB0aGUgaGlnaGVzdCBieXRlIHRoYXQgZGlmZmVycy4gKi9cbiAgI2J1Y2tldE9mKHRpY2s6IG51bWJlcik6IG51bWJlciB7XG4gICAgY29uc3QgZnJvbSA9IHRoaXMuY3Vyc29yO1xuICAgIGlmICh0aWNrID4+PiA4ID09PSBmcm9tID4+PiA4KSByZXR1cm4gdGljayAmIDI1NTtcbiAgICBpZiAodGljayA+Pj4gMTYgPT09IGZyb20gPj4+IDE2KSByZXR1cm4gU0xPVFMgKyAoKHRpY2sgPj4+IDgpICYgMjU1KTtcbiAgICBpZiAodGljayA+Pj4gMjQgPT09IGZyb20gPj4+IDI0KSByZXR1cm4gMiAqIFNMT1RTICsgKCh0aWNrID4+PiAxNikgJiAyNTUpO1xuICAgIHJldHVybiAzICogU0xPVFMgKyAodGljayA+Pj4gMjQpO1xuICB9XG5cbiAgI2NvdW50KGJ1Y2tldDogbnVtYmVyLCBjaGFuZ2U6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IGxldmVsID0gYnVja2V0ID4+PiA4O1xuICAgIHRoaXMuI2NvdW50c1tidWNrZXRdID0gKHRoaXMuI2NvdW50c1tidWNrZXRdIGFzIG51bWJlcikgKyBjaGFuZ2U7XG4gICAgdGhpcy4jbGV2ZWxzW2xldmVsXSA9ICh0aGlzLiNsZXZlbHNbbGV2ZWxdIGFzIG51bWJlcikgKyBjaGFuZ2U7XG4gIH1cbn1cbiIsICIvKipcbiAqIFN0b3BzIHRoZSB0cmFuc2l0aW9uIHdoZW4gdGhlIHByb2dyYW0gaXRzZWxmIGlzIHdyb25nLiBSZWZ1c2FscyBhcmUgZm9yIHdoYXQgYSBjYWxsZXIgbWF5IGdldFxuICogd3Jvbmc7IHRoaXMgaXMgZm9yIHdoYXQgY2FuIG9ubHkgYmUgYSBidWcuIFRoZSBkcmFmdCBpcyByb2xsZWQgYmFjayBiZWZvcmUgdGhlIGVycm9yIGxlYXZlcy5cbiAqXG4gKiBAdGhyb3dzIEVycm9yIHdpdGggYHdoeWAgd2hlbiBgY29uZGl0aW9uYCBpcyBmYWxzZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGludmFyaWFudChjb25kaXRpb246IGJvb2xlYW4sIHdoeTogc3RyaW5nKTogYXNzZXJ0cyBjb25kaXRpb24ge1xuICBpZiAoIWNvbmRpdGlvbikgdGhyb3cgbmV3IEVycm9yKGBicm9rZW4gaW52YXJpYW50OiAke3doeX1gKTtcbn1cbiIsICJpbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuL2ludmFyaWFudC5qcyc7XG5pbXBvcnQgeyBpc0ludCB9IGZyb20gJy4vaW50LmpzJztcblxuLyoqXG4gKiBQbGFpbiBKU09OIGFzIG9uZSB0ZXh0OiBtZW1iZXJzIGluIGNvZGUtdW5pdCBvcmRlciBvZiB0aGVpciBuYW1lcywgbm8gc3BhY2VzLCBpbnRlZ2VycyBvbmx5LlxuICogRXF1YWwgdmFsdWVzIGdpdmUgZXF1YWwgdGV4dHMsIHdoYXRldmVyIG9yZGVyIHRoZXkgd2VyZSBidWlsdCBpbi5cbiAqXG4gKiBAdGhyb3dzIEVycm9yIG5hbWluZyB0aGUgcGF0aCBvZiBhIHZhbHVlIHRoYXQgbm8gc25hcHNob3QgbWF5IGhvbGQgKGEgZnJhY3Rpb24sIC0wLCB1bmRlZmluZWQsXG4gKiBhIGZ1bmN0aW9uLCBhbiBvYmplY3QgdGhhdCBpcyBub3QgcGxhaW4pLlxuICovXG5leHBvcnQgZnVuY3Rpb24gY2Fub25pY2FsSnNvbih2YWx1ZTogdW5rbm93biwgcGF0aCA9ICckJyk6IHN0cmluZyB7XG4gIGlmICh2YWx1ZSA9PT0gbnVsbCB8fCB0eXBlb2YgdmFsdWUgPT09ICdib29sZWFuJykgcmV0dXJuIFN0cmluZyh2YWx1ZSk7XG4gIGlmICh0eXBlb2YgdmFsdWUgPT09ICdzdHJpbmcnKSByZXR1cm4gSlNPTi5zdHJpbmdpZnkodmFsdWUpO1xuICBpZiAodHlwZW9mIHZhbHVlID09PSAnbnVtYmVyJykge1xuICAgIGludmFyaWFudChpc0ludCh2YWx1ZSkgJiYgIU9iamVjdC5pcyh2YWx1ZSwgLTApLCBgJHtwYXRofSBpcyAke3ZhbHVlfSwgbm90IGFuIGludGVnZXJgKTtcbiAgICByZXR1cm4gU3RyaW5nKHZhbHVlKTtcbiAgfVxuICBpZiAoQXJyYXkuaXNBcnJheSh2YWx1ZSkpIHtcbiAgICByZXR1cm4gYFske3ZhbHVlLm1hcCgoaXRlbSwgaW5kZXgpID0+IGNhbm9uaWNhbEpzb24oaXRlbSwgYCR7cGF0aH1bJHtpbmRleH1dYCkpLmpvaW4oJywnKX1dYDtcbiAgfVxuICBpbnZhcmlhbnQoaXNQbGFpbih2YWx1ZSksIGAke3BhdGh9IGlzIG5vdCBwbGFpbiBKU09OYCk7XG4gIGNvbnN0IG1lbWJlcnMgPSBPYmplY3Qua2V5cyh2YWx1ZSlcbiAgICAuc29ydChieUNvZGVVbml0cylcbiAgICAubWFwKChuYW1lKSA9PiBgJHtKU09OLnN0cmluZ2lmeShuYW1lKX06JHtjYW5vbmljYWxKc29uKHZhbHVlW25hbWVdLCBgJHtwYXRofS4ke25hbWV9YCl9YCk7XG4gIHJldHVybiBgeyR7bWVtYmVycy5qb2luKCcsJyl9fWA7XG59XG5cbi8qKiBUaGUgb3JkZXIgb2YgdGV4dHMgYnkgdGhlaXIgVVRGLTE2IGNvZGUgdW5pdHM6IHRoZSBzYW1lIGluIGV2ZXJ5IGxvY2FsZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBieUNvZGVVbml0cyhhOiBzdHJpbmcsIGI6IHN0cmluZyk6IG51bWJlciB7XG4gIHJldHVybiBhIDwgYiA/IC0xIDogYSA+IGIgPyAxIDogMDtcbn1cblxuLyoqIFdoZXRoZXIgYHZhbHVlYCBpcyBhbiBvYmplY3QgbWFkZSBieSBicmFjZXMgb3IgYnkgSlNPTi5wYXJzZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc1BsYWluKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgUmVjb3JkPHN0cmluZywgdW5rbm93bj4ge1xuICBpZiAodHlwZW9mIHZhbHVlICE9PSAnb2JqZWN0JyB8fCB2YWx1ZSA9PT0gbnVsbCB8fCBBcnJheS5pc0FycmF5KHZhbHVlKSkgcmV0dXJuIGZhbHNlO1xuICBjb25zdCBwcm90b3R5cGU6IHVua25vd24gPSBPYmplY3QuZ2V0UHJvdG90eXBlT2YodmFsdWUpO1xuICByZXR1cm4gcHJvdG90eXBlID09PSBudWxsIHx8IE9iamVjdC5nZXRQcm90b3R5cGVPZihwcm90b3R5cGUpID09PSBudWxsO1xufVxuIiwgImltcG9ydCB7IGZyZWV6ZSwgcHJvZHVjZSB9IGZyb20gJ2ltbWVyJztcbmltcG9ydCB7IGNhbm9uaWNhbEpzb24gfSBmcm9tICcuL2Nhbm9uaWNhbC5qcyc7XG5pbXBvcnQgeyBkaWdlc3QsIGVtcHR5RGlnZXN0LCB0ZXJtQSwgdGVybUIgfSBmcm9tICcuL2hhc2guanMnO1xuaW1wb3J0IHR5cGUgeyBEb2N1bWVudERyYWZ0LCBEb2N1bWVudFJlYWRlciB9IGZyb20gJy4vd29ybGQuanMnO1xuXG5jb25zdCBQQUdFID0gMzI7XG5cbi8qKiBBIGRvY3VtZW50IHdpdGggaXRzIHR3byBoYXNoIHRlcm1zLiAqL1xuaW50ZXJmYWNlIEVudHJ5IHtcbiAgcmVhZG9ubHkgZG9jdW1lbnQ6IHVua25vd247XG4gIHJlYWRvbmx5IGE6IG51bWJlcjtcbiAgcmVhZG9ubHkgYjogbnVtYmVyO1xufVxuXG50eXBlIFBhZ2UgPSByZWFkb25seSAoRW50cnkgfCB1bmRlZmluZWQpW107XG5cbi8qKiBPbmUgY29sbGVjdGlvbiBvZiBkb2N1bWVudHMgYXQgb25lIG1vbWVudDogYSBwZXJzaXN0ZW50IGFycmF5IG9mIHBhZ2VzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBEb2N1bWVudHMge1xuICAvKiogRG9jdW1lbnRzIGV2ZXIgaW5zZXJ0ZWQ7IGlkcyBydW4gMSAuLi4gY291bnQuICovXG4gIHJlYWRvbmx5IGNvdW50OiBudW1iZXI7XG4gIHJlYWRvbmx5IHBhZ2VzOiByZWFkb25seSBQYWdlW107XG4gIC8qKiBTdW1zIG9mIHRoZSBkb2N1bWVudHMnIGhhc2ggdGVybXMsIGFuZCB0aGUgY291bnQncy4gKi9cbiAgcmVhZG9ubHkgYTogbnVtYmVyO1xuICByZWFkb25seSBiOiBudW1iZXI7XG59XG5cbi8qKiBBIGNvbGxlY3Rpb24gd2l0aCBub3RoaW5nIGluIGl0LiAqL1xuZXhwb3J0IGNvbnN0IE5PX0RPQ1VNRU5UUzogRG9jdW1lbnRzID0geyBjb3VudDogMCwgcGFnZXM6IFtdLCBhOiAwLCBiOiAwIH07XG5cbmZ1bmN0aW9uIGVudHJ5T2YoZG9jdW1lbnRzOiBEb2N1bWVudHMsIGlkOiBudW1iZXIpOiBFbnRyeSB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGF0ID0gaWQgLSAxO1xuICByZXR1cm4gZG9jdW1lbnRzLnBhZ2VzWyhhdCAtIChhdCAlIFBBR0UpKSAvIFBBR0VdPy5bYXQgJSBQQUdFXTtcbn1cblxuLyoqIFRoZSByZWFkaW5nIGZhY2Ugb2YgYSBjb2xsZWN0aW9uLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRvY3VtZW50UmVhZGVyKGRvY3VtZW50czogRG9jdW1lbnRzKTogRG9jdW1lbnRSZWFkZXI8dW5rbm93bj4ge1xuICByZXR1cm4ge1xuICAgIGNvdW50OiBkb2N1bWVudHMuY291bnQsXG4gICAgZ2V0OiAoaWQpID0+IGVudHJ5T2YoZG9jdW1lbnRzLCBpZCk/LmRvY3VtZW50IGFzIFJlYWRvbmx5PHVua25vd24+LFxuICAgIGlkczogKCkgPT4gaWRzVXBUbyhkb2N1bWVudHMuY291bnQsIChpZCkgPT4gZW50cnlPZihkb2N1bWVudHMsIGlkKSAhPT0gdW5kZWZpbmVkKSxcbiAgfTtcbn1cblxuZnVuY3Rpb24gaWRzVXBUbyhjb3VudDogbnVtYmVyLCBsaXZlczogKGlkOiBudW1iZXIpID0+IGJvb2xlYW4pOiBudW1iZXJbXSB7XG4gIGNvbnN0IGlkczogbnVtYmVyW10gPSBbXTtcbiAgZm9yIChsZXQgaWQgPSAxOyBpZCA8PSBjb3VudDsgaWQgKz0gMSkgaWYgKGxpdmVzKGlkKSkgaWRzLnB1c2goaWQpO1xuICByZXR1cm4gaWRzO1xufVxuXG4vKiogVGhlIHdyaXRpbmcgZmFjZSBvZiBhIGNvbGxlY3Rpb24gd2hpbGUgb25lIHRyYW5zaXRpb24gcnVucy4gKi9cbmV4cG9ydCBjbGFzcyBEb2N1bWVudHNEcmFmdCBpbXBsZW1lbnRzIERvY3VtZW50RHJhZnQ8dW5rbm93bj4ge1xuICByZWFkb25seSAjY29sbGVjdGlvbjogbnVtYmVyO1xuICAjYmFzZTogRG9jdW1lbnRzID0gTk9fRE9DVU1FTlRTO1xuICAjY291bnQgPSAwO1xuICByZWFkb25seSAjZWRpdGVkID0gbmV3IE1hcDxudW1iZXIsIHVua25vd24+KCk7XG5cbiAgLyoqIGBjb2xsZWN0aW9uYCBpcyB0aGUgY29sbGVjdGlvbidzIHBsYWNlIGluIHRoZSBzY2hlbWE6IHRoZSBzYWx0IG9mIGl0cyBoYXNoIHRlcm1zLiAqL1xuICBjb25zdHJ1Y3Rvcihjb2xsZWN0aW9uOiBudW1iZXIpIHtcbiAgICB0aGlzLiNjb2xsZWN0aW9uID0gY29sbGVjdGlvbjtcbiAgfVxuXG4gIGJlZ2luKGJhc2U6IERvY3VtZW50cyk6IHZvaWQge1xuICAgIHRoaXMuI2Jhc2UgPSBiYXNlO1xuICAgIHRoaXMuI2NvdW50ID0gYmFzZS5jb3VudDtcbiAgICB0aGlzLiNlZGl0ZWQuY2xlYXIoKTtcbiAgfVxuXG4gIGdldCBjb3VudCgpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNjb3VudDtcbiAgfVxuXG4gIGdldChpZDogbnVtYmVyKTogUmVhZG9ubHk8dW5rbm93bj4gfCB1bmRlZmluZWQge1xuICAgIGlmICh0aGlzLiNlZGl0ZWQuc2l6ZSAhPT0gMCAmJiB0aGlzLiNlZGl0ZWQuaGFzKGlkKSkgcmV0dXJuIHRoaXMuI2VkaXRlZC5nZXQoaWQpIGFzIG9iamVjdDtcbiAgICByZXR1cm4gZW50cnlPZih0aGlzLiNiYXNlLCBpZCk/LmRvY3VtZW50IGFzIG9iamVjdCB8IHVuZGVmaW5lZDtcbiAgfVxuXG4gIGlkcygpOiBudW1iZXJbXSB7XG4gICAgcmV0dXJuIGlkc1VwVG8odGhpcy4jY291bnQsIChpZCkgPT4gdGhpcy5nZXQoaWQpICE9PSB1bmRlZmluZWQpO1xuICB9XG5cbiAgaW5zZXJ0KGRvY3VtZW50OiB1bmtub3duKTogbnVtYmVyIHtcbiAgICB0aGlzLiNjb3VudCArPSAxO1xuICAgIHRoaXMuI2VkaXRlZC5zZXQodGhpcy4jY291bnQsIGZyZWV6ZShkb2N1bWVudCwgdHJ1ZSkpO1xuICAgIHJldHVybiB0aGlzLiNjb3VudDtcbiAgfVxuXG4gIGVkaXQoaWQ6IG51bWJlciwgcmVjaXBlOiAoZG9jdW1lbnQ6IHVua25vd24pID0+IHZvaWQpOiB2b2lkIHtcbiAgICBjb25zdCBlZGl0ZWQgPSBwcm9kdWNlKHRoaXMuZ2V0KGlkKSwgKGRvY3VtZW50OiB1bmtub3duKSA9PiB7XG4gICAgICByZWNpcGUoZG9jdW1lbnQpO1xuICAgIH0pO1xuICAgIHRoaXMuI2VkaXRlZC5zZXQoaWQsIGVkaXRlZCk7XG4gIH1cblxuICByZW1vdmUoaWQ6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuI2VkaXRlZC5zZXQoaWQsIHVuZGVmaW5lZCk7XG4gIH1cblxuICAvKipcbiAgICogVGhlIGNvbGxlY3Rpb24gYWZ0ZXIgdGhlIHRyYW5zaXRpb247IHRoZSB2ZXJ5IHNhbWUgb25lIHdoZW4gbm90aGluZyBjaGFuZ2VkLlxuICAgKlxuICAgKiBAdGhyb3dzIEVycm9yIG5hbWluZyB0aGUgcGF0aCBvZiBhIHZhbHVlIHRoYXQgaXMgbm8gcGxhaW4gSlNPTiBvZiBpbnRlZ2Vycy5cbiAgICovXG4gIGNvbW1pdCgpOiBEb2N1bWVudHMge1xuICAgIGlmICh0aGlzLiNlZGl0ZWQuc2l6ZSA9PT0gMCkgcmV0dXJuIHRoaXMuI2Jhc2U7XG4gICAgbGV0IHsgYSwgYiB9ID0gdGhpcy4jYmFzZTtcbiAgICBjb25zdCBwYWdlcyA9IHRoaXMuI2Jhc2UucGFnZXMuc2xpY2UoKSBhcyAoRW50cnkgfCB1bmRlZmluZWQpW11bXTtcbiAgICBjb25zdCBmcmVzaCA9IG5ldyBTZXQ8bnVtYmVyPigpO1xuICAgIGxldCBjaGFuZ2VkID0gZmFsc2U7XG4gICAgZm9yIChjb25zdCBbaWQsIGRvY3VtZW50XSBvZiB0aGlzLiNlZGl0ZWQpIHtcbiAgICAgIGNvbnN0IGZvcm1lciA9IGVudHJ5T2YodGhpcy4jYmFzZSwgaWQpO1xuICAgICAgaWYgKGRvY3VtZW50ID09PSBmb3JtZXI/LmRvY3VtZW50KSBjb250aW51ZTtcbiAgICAgIGNvbnN0IGVudHJ5ID0gZG9jdW1lbnQgPT09IHVuZGVmaW5lZCA/IHVuZGVmaW5lZCA6IHRoaXMuI2VudHJ5KGlkLCBkb2N1bWVudCk7XG4gICAgICBjaGFuZ2VkID0gdHJ1ZTtcbiAgICAgIGEgPSAoYSArIChlbnRyeT8uYSA/PyAwKSAtIChmb3JtZXI/LmEgPz8gMCkpIHwgMDtcbiAgICAgIGIgPSAoYiArIChlbnRyeT8uYiA/PyAwKSAtIChmb3JtZXI/LmIgPz8gMCkpIHwgMDtcbiAgICAgIGNvbnN0IHBhZ2UgPSAoaWQgLSAxIC0gKChpZCAtIDEpICUgUEFHRSkpIC8gUEFHRTtcbiAgICAgIGlmICghZnJlc2guaGFzKHBhZ2UpKSB7XG4gICAgICAgIHBhZ2VzW3BhZ2VdID0gKHBhZ2VzW3BhZ2VdID8/IFtdKS5zbGljZSgpO1xuICAgICAgICBmcmVzaC5hZGQocGFnZSk7XG4gICAgICB9XG4gICAgICAocGFnZXNbcGFnZV0gYXMgKEVudHJ5IHwgdW5kZWZpbmVkKVtdKVsoaWQgLSAxKSAlIFBBR0VdID0gZW50cnk7XG4gICAgfVxuICAgIHJldHVybiBjaGFuZ2VkIHx8IHRoaXMuI2NvdW50ICE9PSB0aGlzLiNiYXNlLmNvdW50XG4gICAgICA/IHsgY291bnQ6IHRoaXMuI2NvdW50LCBwYWdlcywgYSwgYiB9XG4gICAgICA6IHRoaXMuI2Jhc2U7XG4gIH1cblxuICAjZW50cnkoaWQ6IG51bWJlciwgZG9jdW1lbnQ6IHVua25vd24pOiBFbnRyeSB7XG4gICAgY29uc3QgbGFuZXMgPSBlbXB0eURpZ2VzdCgpO1xuICAgIGRpZ2VzdChsYW5lcywgY2Fub25pY2FsSnNvbihkb2N1bWVudCkpO1xuICAgIGNvbnN0IGtleSA9IHRoaXMuI2NvbGxlY3Rpb24gKiAweDAxMDAwMTkzICsgaWQ7XG4gICAgcmV0dXJuIHsgZG9jdW1lbnQsIGE6IHRlcm1BKGtleSwgbGFuZXMuYSwgbGFuZXMuYiksIGI6IHRlcm1CKGtleSwgbGFuZXMuYiwgbGFuZXMuYSkgfTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGZsb29yLCBpbXVsIH0gZnJvbSAnLi9pbnQuanMnO1xuXG4vKiogQSBkaWdlc3QgaW4gdGhlIG1ha2luZzogdHdvIDMyLWJpdCBsYW5lcy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTGFuZXMge1xuICBhOiBudW1iZXI7XG4gIGI6IG51bWJlcjtcbn1cblxuLyoqIDJeLTMyOiBtdWx0aXBseWluZyBieSBpdCBkaXZpZGVzIGV4YWN0bHkuICovXG5jb25zdCBQRVJfVFdPXzMyID0gMSAvIDQyOTQ5NjcyOTY7XG5cbi8qKiBUaGUgaGlnaCB3b3JkIG9mIGEgNTMtYml0IGludGVnZXIgaW4gdHdvJ3MgY29tcGxlbWVudDsgdGhlIGxvdyB3b3JkIGlzIGB2YWx1ZSB8IDBgLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGhpZ2godmFsdWU6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGxvdyA9IHZhbHVlIHwgMDtcbiAgcmV0dXJuIGxvdyA9PT0gdmFsdWUgPyBsb3cgPj4gMzEgOiBmbG9vcih2YWx1ZSAqIFBFUl9UV09fMzIpIHwgMDtcbn1cblxuLyoqXG4gKiBNaXhlcyB0d28gd29yZHMgdW5kZXIgYSBrZXksIGZvciB0aGUgZmlyc3QgbGFuZS4gVGhlIHJvdW5kcyBhcmUgdGhvc2Ugb2YgdGhlIGxvd2JpYXMzMiBpbnRlZ2VyIGhhc2hcbiAqIChXZWxsb25zLCBwdWJsaWMgZG9tYWluKS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRlcm1BKGtleTogbnVtYmVyLCBsb3c6IG51bWJlciwgaGlnaFdvcmQ6IG51bWJlcik6IG51bWJlciB7XG4gIGxldCBoID0ga2V5IF4gbG93O1xuICBoID0gaW11bChoIF4gKGggPj4+IDE2KSwgMHg3ZmViMzUyZCkgKyBpbXVsKGhpZ2hXb3JkLCAweDllMzc3OWIxKTtcbiAgaCA9IGltdWwoaCBeIChoID4+PiAxNSksIDB4ODQ2Y2E2OGIpO1xuICByZXR1cm4gaCBeIChoID4+PiAxNik7XG59XG5cbi8qKiBUaGUgc2FtZSBmb3IgdGhlIHNlY29uZCBsYW5lOiBvdGhlciBjb25zdGFudHMsIGFub3RoZXIgd2F5IG9mIGpvaW5pbmcga2V5IGFuZCB3b3Jkcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0ZXJtQihrZXk6IG51bWJlciwgbG93OiBudW1iZXIsIGhpZ2hXb3JkOiBudW1iZXIpOiBudW1iZXIge1xuICBsZXQgaCA9IGltdWwobG93LCAweGNjOWUyZDUxKSArIGltdWwoa2V5LCAweDFiODczNTkzKTtcbiAgaCA9IGltdWwoaCBeIChoID4+PiAxNSkgXiBoaWdoV29yZCwgMHg4NWViY2E2Yik7XG4gIGggPSBpbXVsKGggXiAoaCA+Pj4gMTMpLCAweGMyYjJhZTM1KTtcbiAgcmV0dXJuIGggXiAoaCA+Pj4gMTYpO1xufVxuXG4vKiogVHdvIGxhbmVzIGFzIDE2IGhleCBkaWdpdHMuICovXG5leHBvcnQgZnVuY3Rpb24gaGV4KGE6IG51bWJlciwgYjogbnVtYmVyKTogc3RyaW5nIHtcbiAgcmV0dXJuIChhID4+PiAwKS50b1N0cmluZygxNikucGFkU3RhcnQoOCwgJzAnKSArIChiID4+PiAwKS50b1N0cmluZygxNikucGFkU3RhcnQoOCwgJzAnKTtcbn1cblxuLyoqIEdvZXMgb24gd2l0aCBhIGRpZ2VzdCBvdmVyIHRoZSBVVEYtMTYgY29kZSB1bml0cyBvZiBgdGV4dGAsIGluIG9yZGVyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRpZ2VzdChsYW5lczogTGFuZXMsIHRleHQ6IHN0cmluZyk6IHZvaWQge1xuICBsZXQgYSA9IGxhbmVzLmE7XG4gIGxldCBiID0gbGFuZXMuYjtcbiAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IHRleHQubGVuZ3RoOyBhdCArPSAxKSB7XG4gICAgY29uc3QgdW5pdCA9IHRleHQuY2hhckNvZGVBdChhdCk7XG4gICAgYSA9IGltdWwoYSBeIHVuaXQsIDB4MDEwMDAxOTMpO1xuICAgIGIgPSBpbXVsKGIgKyB1bml0LCAweDg1ZWJjYTZiKSBeIChiID4+PiAxNSk7XG4gIH1cbiAgbGFuZXMuYSA9IGEgXiAoYSA+Pj4gMTYpO1xuICBsYW5lcy5iID0gYiBeIChiID4+PiAxMyk7XG59XG5cbi8qKiBUaGUgZW1wdHkgZGlnZXN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVtcHR5RGlnZXN0KCk6IExhbmVzIHtcbiAgcmV0dXJuIHsgYTogMHg4MTFjOWRjNSB8IDAsIGI6IDB4MjU0NWY0OTEgfTtcbn1cblxuLyoqIFRoZSBkaWdlc3Qgb2Ygb25lIHRleHQgYXMgMTYgaGV4IGRpZ2l0cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoYXNoVGV4dCh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBsYW5lcyA9IGVtcHR5RGlnZXN0KCk7XG4gIGRpZ2VzdChsYW5lcywgdGV4dCk7XG4gIHJldHVybiBoZXgodGVybUEoMSwgbGFuZXMuYSwgbGFuZXMuYiksIHRlcm1CKDEsIGxhbmVzLmIsIGxhbmVzLmEpKTtcbn1cbiIsICJpbXBvcnQgeyBmbG9vciwgaW11bCwgVFdPXzMyIH0gZnJvbSAnLi9pbnQuanMnO1xuXG4vKipcbiAqIE1peGVzIG9uZSAzMi1iaXQgd29yZCBpbnRvIGFub3RoZXIgc28gdGhhdCBlYWNoIGlucHV0IGJpdCBtb3ZlcyBhYm91dCBoYWxmIG9mIHRoZSBvdXRwdXQgYml0cy5cbiAqIFRoZSByb3VuZHMgYXJlIHRoZSBmaW5hbGlzZXIgb2YgTXVybXVySGFzaDMgKEFwcGxlYnksIHB1YmxpYyBkb21haW4pLlxuICovXG5leHBvcnQgZnVuY3Rpb24gbWl4KHN0YXRlOiBudW1iZXIsIHdvcmQ6IG51bWJlcik6IG51bWJlciB7XG4gIGxldCBoID0gaW11bChzdGF0ZSBeIHdvcmQsIDB4ODVlYmNhNmIpO1xuICBoID0gaW11bChoIF4gKGggPj4+IDEzKSwgMHhjMmIyYWUzNSk7XG4gIHJldHVybiBoIF4gKGggPj4+IDE2KTtcbn1cblxuLyoqXG4gKiBDaGFuY2UgYnkga2V5OiB0aGUgc2FtZSBmaXZlIGludGVnZXJzIGdpdmUgdGhlIHNhbWUgMzIgYml0cyBvbiBldmVyeSBlbmdpbmUsIGZvcmV2ZXIuIEFkZGluZyBhXG4gKiByb2xsIGFueXdoZXJlIGRpc3R1cmJzIG5vIG90aGVyIHJvbGwsIHNpbmNlIG5vdGhpbmcgaXMgZHJhd24gZnJvbSBhIHN0cmVhbS5cbiAqXG4gKiBAcGFyYW0gZG9tYWluIHdoYXQgdGhlIHJvbGwgaXMgZm9yOiBhIGNvbnN0YW50IG9mIHRoZSBnYW1lLCBvbmUgcGVyIHB1cnBvc2VcbiAqIEBwYXJhbSBlbnRpdHkgd2hvc2Ugcm9sbCBpdCBpc1xuICogQHBhcmFtIHRpY2sgdGhlIHRpbWUgb2YgdGhlIHJvbGwgaW4gdGlja3MgKDAgZm9yIHdoYXQgYmVsb25ncyB0byB0aGUgd29ybGQncyBtYWtpbmcpXG4gKiBAcGFyYW0gbiB3aGljaCBvZiBzZXZlcmFsIHJvbGxzIG9mIHRoZSBzYW1lIGtleVxuICogQHJldHVybnMgYW4gaW50ZWdlciBpbiAwIC4uPCAyXjMyXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiByb2xsKHNlZWQ6IG51bWJlciwgZG9tYWluOiBudW1iZXIsIGVudGl0eTogbnVtYmVyLCB0aWNrOiBudW1iZXIsIG4gPSAwKTogbnVtYmVyIHtcbiAgbGV0IGggPSBtaXgoMHg5ZTM3NzliOSB8IDAsIHNlZWQgfCAwKTtcbiAgaCA9IG1peChoLCBmbG9vcihzZWVkIC8gVFdPXzMyKSB8IDApO1xuICBoID0gbWl4KGgsIGRvbWFpbik7XG4gIGggPSBtaXgoaCwgZW50aXR5IHwgMCk7XG4gIGggPSBtaXgoaCwgZmxvb3IoZW50aXR5IC8gVFdPXzMyKSB8IDApO1xuICBoID0gbWl4KGgsIHRpY2sgfCAwKTtcbiAgaCA9IG1peChoLCBmbG9vcih0aWNrIC8gVFdPXzMyKSB8IDApO1xuICByZXR1cm4gbWl4KG1peChoLCBuKSwgMHgyN2Q0ZWIyZikgPj4+IDA7XG59XG5cbi8qKiBBIDMyLWJpdCByb2xsIGFzIGFuIGludGVnZXIgaW4gMCAuLjwgbGltaXQsIGZvciBsaW1pdCA8PSAyXjIxOiBmbG9vcihyb2xsIFx1MDBCNyBsaW1pdCAvIDJeMzIpLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJlbG93KGxpbWl0OiBudW1iZXIsIHJvbGxlZDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGZsb29yKChyb2xsZWQgKiBsaW1pdCkgLyBUV09fMzIpO1xufVxuXG4vKipcbiAqIEEgYmlqZWN0aW9uIG9mIHRoZSAzMi1iaXQgaW50ZWdlcnMga2V5ZWQgYnkgYHNlZWRgOiBubyB0d28gaWRzIGdpdmUgdGhlIHNhbWUgY29kZSwgYW5kIHRoZSBjb2RlXG4gKiB0ZWxscyBub3RoaW5nIG9mIHRoZSBpZCB3aXRob3V0IHRoZSBzZWVkLiBGb3VyIHJvdW5kcyBvZiBhIGJhbGFuY2VkIEZlaXN0ZWwgbmV0d29yay5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNjcmFtYmxlKHNlZWQ6IG51bWJlciwgaWQ6IG51bWJlcik6IG51bWJlciB7XG4gIGxldCBsZWZ0ID0gKGlkID4+PiAxNikgJiAweGZmZmY7XG4gIGxldCByaWdodCA9IGlkICYgMHhmZmZmO1xuICBmb3IgKGxldCByb3VuZCA9IDA7IHJvdW5kIDwgNDsgcm91bmQgKz0gMSkge1xuICAgIGNvbnN0IG5leHQgPSBsZWZ0IF4gKHJvbGwoc2VlZCwgMHhjMGRlLCByaWdodCwgcm91bmQpICYgMHhmZmZmKTtcbiAgICBsZWZ0ID0gcmlnaHQ7XG4gICAgcmlnaHQgPSBuZXh0O1xuICB9XG4gIHJldHVybiAoKGxlZnQgPDwgMTYpIHwgcmlnaHQpID4+PiAwO1xufVxuXG4vKiogVGhlIGludmVyc2Ugb2Ygc2NyYW1ibGUgdW5kZXIgdGhlIHNhbWUgc2VlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1bnNjcmFtYmxlKHNlZWQ6IG51bWJlciwgY29kZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgbGV0IGxlZnQgPSAoY29kZSA+Pj4gMTYpICYgMHhmZmZmO1xuICBsZXQgcmlnaHQgPSBjb2RlICYgMHhmZmZmO1xuICBmb3IgKGxldCByb3VuZCA9IDM7IHJvdW5kID49IDA7IHJvdW5kIC09IDEpIHtcbiAgICBjb25zdCBuZXh0ID0gcmlnaHQgXiAocm9sbChzZWVkLCAweGMwZGUsIGxlZnQsIHJvdW5kKSAmIDB4ZmZmZik7XG4gICAgcmlnaHQgPSBsZWZ0O1xuICAgIGxlZnQgPSBuZXh0O1xuICB9XG4gIHJldHVybiAoKGxlZnQgPDwgMTYpIHwgcmlnaHQpID4+PiAwO1xufVxuIiwgImltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcblxuLyoqIFdoYXQgYSBmaWVsZCBvZiBhIHRhYmxlIGNhbiBiZS4gKi9cbmV4cG9ydCB0eXBlIEZpZWxkS2luZCA9ICd3b3JkJyB8ICdnYXVnZScgfCAndGltZXInIHwgJ2xpbmsnIHwgJ2xpc3QnO1xuXG4vKiogQSBkZWNsYXJlZCBmaWVsZDogaXRzIGtpbmQgYW5kLCBmb3IgYSBsaW5rLCB0aGUgbGlzdCBpbiB0aGUgb3RoZXIgdGFibGUgdGhhdCBpdCBqb2lucy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRmllbGRTcGVjPEtpbmQgZXh0ZW5kcyBGaWVsZEtpbmQgPSBGaWVsZEtpbmQ+IHtcbiAgcmVhZG9ubHkga2luZDogS2luZDtcbiAgcmVhZG9ubHkgdG8/OiB7IHJlYWRvbmx5IHRhYmxlOiBzdHJpbmc7IHJlYWRvbmx5IGxpc3Q6IHN0cmluZyB9O1xufVxuXG4vKiogT25lIGludGVnZXIuICovXG5leHBvcnQgY29uc3Qgd29yZDogRmllbGRTcGVjPCd3b3JkJz4gPSB7IGtpbmQ6ICd3b3JkJyB9O1xuXG4vKiogQSBxdWFudGl0eSB0aGF0IGNoYW5nZXMgbGluZWFybHk6IGV4YWN0IGF0IGFueSB0aWNrIHdpdGhvdXQgYmVpbmcgdmlzaXRlZC4gKi9cbmV4cG9ydCBjb25zdCBnYXVnZTogRmllbGRTcGVjPCdnYXVnZSc+ID0geyBraW5kOiAnZ2F1Z2UnIH07XG5cbi8qKiBBbiBlbnRyeSBvZiB0aGUgYWdlbmRhIHRoYXQgYmVsb25ncyB0byB0aGlzIHJvdzogdGhlIHRpY2sgYXQgd2hpY2ggaXRzIHN5c3RlbSBpcyBjYWxsZWQuICovXG5leHBvcnQgY29uc3QgdGltZXI6IEZpZWxkU3BlYzwndGltZXInPiA9IHsga2luZDogJ3RpbWVyJyB9O1xuXG4vKiogVGhlIHJvd3Mgb2YgYW5vdGhlciB0YWJsZSB0aGF0IGFyZSBsaW5rZWQgdG8gdGhpcyByb3cuICovXG5leHBvcnQgY29uc3QgbGlzdDogRmllbGRTcGVjPCdsaXN0Jz4gPSB7IGtpbmQ6ICdsaXN0JyB9O1xuXG4vKiogQSByZWZlcmVuY2UgdG8gYSByb3cgb2YgYHRhYmxlYCB3aGljaCBrZWVwcyB0aGlzIHJvdyBpbiB0aGF0IHJvdydzIGBsaXN0YC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsaW5rKHRhYmxlOiBzdHJpbmcsIGxpc3ROYW1lOiBzdHJpbmcpOiBGaWVsZFNwZWM8J2xpbmsnPiB7XG4gIHJldHVybiB7IGtpbmQ6ICdsaW5rJywgdG86IHsgdGFibGUsIGxpc3Q6IGxpc3ROYW1lIH0gfTtcbn1cblxuZGVjbGFyZSBjb25zdCBGSUVMRDogdW5pcXVlIHN5bWJvbDtcblxuLyoqIFdoZXJlIGEgZmllbGQgc3RhbmRzIGluIGEgcm93OiBhIG51bWJlciBhdCBydW4gdGltZSwgYm91bmQgdG8gaXRzIHRhYmxlIGFuZCBraW5kIGJ5IHR5cGUuICovXG5leHBvcnQgdHlwZSBGaWVsZDxUYWJsZSBleHRlbmRzIHN0cmluZywgS2luZCBleHRlbmRzIEZpZWxkS2luZD4gPSBudW1iZXIgJiB7XG4gIHJlYWRvbmx5IFtGSUVMRF06IFtUYWJsZSwgS2luZF07XG59O1xuXG4vKiogVGhlIGRlY2xhcmVkIGZpZWxkcyBvZiBhIHRhYmxlLCBieSBuYW1lLiAqL1xuZXhwb3J0IHR5cGUgRmllbGRTcGVjcyA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIEZpZWxkU3BlYz4+O1xuXG4vKiogQSB0YWJsZSdzIHNjaGVtYTogdGhlIG9yZGVyIG9mIGl0cyBmaWVsZHMgaXMgdGhlIG9yZGVyIG9mIGl0cyB3b3JkcywgcGFydCBvZiB0aGUgZm9ybWF0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBUYWJsZURlZmluaXRpb248XG4gIE5hbWUgZXh0ZW5kcyBzdHJpbmcgPSBzdHJpbmcsXG4gIFNwZWNzIGV4dGVuZHMgRmllbGRTcGVjcyA9IEZpZWxkU3BlY3MsXG4+IHtcbiAgcmVhZG9ubHkgbmFtZTogTmFtZTtcbiAgcmVhZG9ubHkgc3BlY3M6IFNwZWNzO1xuICByZWFkb25seSBmaWVsZHM6IHsgcmVhZG9ubHkgW0sgaW4ga2V5b2YgU3BlY3NdOiBGaWVsZDxOYW1lLCBTcGVjc1tLXVsna2luZCddPiB9O1xuICAvKiogV29yZHMgb2YgYSByb3cuICovXG4gIHJlYWRvbmx5IHN0cmlkZTogbnVtYmVyO1xuICAvKiogT2Zmc2V0IG9mIHRoZSB1bmlxdWUga2V5LCBvciAwLiBSb3dzIG9mIGEga2V5ZWQgdGFibGUgYXJlIG5ldmVyIHJlbW92ZWQuICovXG4gIHJlYWRvbmx5IGtleTogbnVtYmVyO1xufVxuXG4vKipcbiAqIEhvdyBtYW55IHdvcmRzIGVhY2gga2luZCB0YWtlczogYSBnYXVnZSBpcyAodmFsdWUsIHJhdGUsIHNpbmNlKSwgYSB0aW1lciAoZHVlLCBmaWxlZCksIGEgbGlua1xuICogKHBhcmVudCwgbmV4dCwgcHJldmlvdXMpLCBhIGxpc3QgaXRzIGZpcnN0IG1lbWJlci5cbiAqL1xuZXhwb3J0IGNvbnN0IFdPUkRTX09GOiBSZWFkb25seTxSZWNvcmQ8RmllbGRLaW5kLCBudW1iZXI+PiA9IHtcbiAgd29yZDogMSxcbiAgZ2F1Z2U6IDMsXG4gIHRpbWVyOiAyLFxuICBsaW5rOiAzLFxuICBsaXN0OiAxLFxufTtcblxuLyoqIE9mZnNldCBvZiAxIGZvciBhIGxpdmluZyByb3csIDAgb3RoZXJ3aXNlOyBpbiByb3cgMCwgb2YgdGhlIG51bWJlciBvZiByb3dzIGV2ZXIgaW5zZXJ0ZWQuICovXG5leHBvcnQgY29uc3QgUFJFU0VOVCA9IDA7XG5cbi8qKlxuICogRGVjbGFyZXMgYSB0YWJsZSBvZiBmbGF0IGludGVnZXIgcm93cy4gSWRzIHJ1biBmcm9tIDEgYW5kIGFyZSBuZXZlciByZXVzZWQ7IDAgbWVhbnMgbm9uZS5cbiAqXG4gKiBAcGFyYW0ga2V5IHRoZSB3b3JkIGJ5IHdoaWNoIGBmaW5kYCBmaW5kcyBhIHJvdzsgc2V0IG9uY2UgYnkgYGluc2VydGAsIHVuaXF1ZVxuICovXG5leHBvcnQgZnVuY3Rpb24gZGVmaW5lVGFibGU8Y29uc3QgTmFtZSBleHRlbmRzIHN0cmluZywgY29uc3QgU3BlY3MgZXh0ZW5kcyBGaWVsZFNwZWNzPihcbiAgbmFtZTogTmFtZSxcbiAgc3BlY3M6IFNwZWNzLFxuICBrZXk/OiBrZXlvZiBTcGVjcyAmIHN0cmluZyxcbik6IFRhYmxlRGVmaW5pdGlvbjxOYW1lLCBTcGVjcz4ge1xuICBjb25zdCBmaWVsZHM6IFJlY29yZDxzdHJpbmcsIG51bWJlcj4gPSB7fTtcbiAgbGV0IHN0cmlkZSA9IFBSRVNFTlQgKyAxO1xuICBmb3IgKGNvbnN0IFtmaWVsZCwgc3BlY10gb2YgT2JqZWN0LmVudHJpZXMoc3BlY3MpKSB7XG4gICAgZmllbGRzW2ZpZWxkXSA9IHN0cmlkZTtcbiAgICBzdHJpZGUgKz0gV09SRFNfT0Zbc3BlYy5raW5kXTtcbiAgfVxuICBpZiAoa2V5ICE9PSB1bmRlZmluZWQpIHtcbiAgICBpbnZhcmlhbnQoc3BlY3Nba2V5XT8ua2luZCA9PT0gJ3dvcmQnLCBgdGhlIGtleSBvZiAke25hbWV9IG11c3QgYmUgYSB3b3JkOiAke2tleX1gKTtcbiAgfVxuICByZXR1cm4ge1xuICAgIG5hbWUsXG4gICAgc3BlY3MsXG4gICAgZmllbGRzOiBmaWVsZHMgYXMgVGFibGVEZWZpbml0aW9uPE5hbWUsIFNwZWNzPlsnZmllbGRzJ10sXG4gICAgc3RyaWRlLFxuICAgIGtleToga2V5ID09PSB1bmRlZmluZWQgPyAwIDogKGZpZWxkc1trZXldIGFzIG51bWJlciksXG4gIH07XG59XG5cbmRlY2xhcmUgY29uc3QgU0hBUEU6IHVuaXF1ZSBzeW1ib2w7XG5cbi8qKiBBIHR5cGUgY2FycmllZCBiZXNpZGUgdGhlIHNjaGVtYSBmb3IgdmFsdWVzIHdoaWNoIGFyZSBwbGFpbiBKU09OLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTaGFwZTxUPiB7XG4gIHJlYWRvbmx5IFtTSEFQRV0/OiBUO1xufVxuXG4vKiogV2hhdCBldmVyeSBzZXR0aW5nIG11c3QgaG9sZC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgU2VlZGVkIHtcbiAgLyoqIFRoZSBzZWVkIG9mIGFsbCBjaGFuY2U6IGFuIGludGVnZXIuICovXG4gIHJlYWRvbmx5IHNlZWQ6IG51bWJlcjtcbn1cblxuLyoqIERlY2xhcmVzIGEgdmFsdWUgb2YgcGxhaW4gSlNPTiB3aXRoIGludGVnZXJzIG9ubHk6IGEgZG9jdW1lbnQgb3IgdGhlIHNldHRpbmcgb2YgYSB3b3JsZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBqc29uPFQ+KCk6IFNoYXBlPFQ+IHtcbiAgcmV0dXJuIHt9O1xufVxuXG4vKiogVGhlIG5hbWVzIG9mIGFuIGV2ZW50J3MgbnVtYmVycywgaW4gdGhlaXIgb3JkZXI7IGF0IG1vc3Qgc2l4LiAqL1xuZXhwb3J0IHR5cGUgRXZlbnRDYXRhbG9ndWUgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCByZWFkb25seSBzdHJpbmdbXT4+O1xuXG4vKiogQWxsIHRoYXQgYSBzaW11bGF0aW9uIGtlZXBzIGFuZCB0ZWxscy4gT3JkZXIgb2YgdGFibGVzIGFuZCBldmVudHMgaXMgcGFydCBvZiB0aGUgZm9ybWF0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBTY2hlbWE8XG4gIFRhYmxlcyBleHRlbmRzIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFRhYmxlRGVmaW5pdGlvbj4+ID0gUmVhZG9ubHk8XG4gICAgUmVjb3JkPHN0cmluZywgVGFibGVEZWZpbml0aW9uPlxuICA+LFxuICBEb2N1bWVudHMgZXh0ZW5kcyBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBTaGFwZTx1bmtub3duPj4+ID0gUmVhZG9ubHk8XG4gICAgUmVjb3JkPHN0cmluZywgU2hhcGU8dW5rbm93bj4+XG4gID4sXG4gIEV2ZW50cyBleHRlbmRzIEV2ZW50Q2F0YWxvZ3VlID0gRXZlbnRDYXRhbG9ndWUsXG4gIFNldHRpbmcgZXh0ZW5kcyBTZWVkZWQgPSBTZWVkZWQsXG4+IHtcbiAgcmVhZG9ubHkgdGFibGVzOiBUYWJsZXM7XG4gIHJlYWRvbmx5IGRvY3VtZW50czogRG9jdW1lbnRzO1xuICByZWFkb25seSBldmVudHM6IEV2ZW50cztcbiAgcmVhZG9ubHkgc2V0dGluZzogU2hhcGU8U2V0dGluZz47XG59XG5cbmNvbnN0IFJFU0VSVkVEID0gWydub3cnLCAnc2V0dGluZycsICdlbWl0JywgJ3JvbGwnXTtcblxuLyoqXG4gKiBDaGVja3MgYSBzY2hlbWEgYXMgYSB3aG9sZTogZWFjaCBsaW5rIG11c3QgbmFtZSBhIGxpc3QsIGVhY2ggbmFtZSBtdXN0IGJlIGZyZWUuXG4gKlxuICogQHRocm93cyBFcnJvciBuYW1pbmcgdGhlIHRhYmxlIGFuZCB0aGUgZmllbGQgdGhhdCBicmVhayBhIHJ1bGUuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZWZpbmVTY2hlbWE8XG4gIGNvbnN0IFRhYmxlcyBleHRlbmRzIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFRhYmxlRGVmaW5pdGlvbj4+LFxuICBjb25zdCBEb2N1bWVudHMgZXh0ZW5kcyBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBTaGFwZTx1bmtub3duPj4+LFxuICBjb25zdCBFdmVudHMgZXh0ZW5kcyBFdmVudENhdGFsb2d1ZSxcbiAgU2V0dGluZyBleHRlbmRzIFNlZWRlZCxcbj4oc2NoZW1hOiBTY2hlbWE8VGFibGVzLCBEb2N1bWVudHMsIEV2ZW50cywgU2V0dGluZz4pOiBTY2hlbWE8VGFibGVzLCBEb2N1bWVudHMsIEV2ZW50cywgU2V0dGluZz4ge1xuICBmb3IgKGNvbnN0IFtuYW1lLCB0YWJsZV0gb2YgT2JqZWN0LmVudHJpZXMoc2NoZW1hLnRhYmxlcykpIHtcbiAgICBpbnZhcmlhbnQodGFibGUubmFtZSA9PT0gbmFtZSwgYHRhYmxlICR7dGFibGUubmFtZX0gc3RhbmRzIHVuZGVyIHRoZSBuYW1lICR7bmFtZX1gKTtcbiAgICBmb3IgKGNvbnN0IFtmaWVsZCwgeyB0byB9XSBvZiBPYmplY3QuZW50cmllcyh0YWJsZS5zcGVjcykpIHtcbiAgICAgIGlmICh0byA9PT0gdW5kZWZpbmVkKSBjb250aW51ZTtcbiAgICAgIGNvbnN0IGtpbmQgPSBzY2hlbWEudGFibGVzW3RvLnRhYmxlXT8uc3BlY3NbdG8ubGlzdF0/LmtpbmQ7XG4gICAgICBpbnZhcmlhbnQoa2luZCA9PT0gJ2xpc3QnLCBgJHtuYW1lfS4ke2ZpZWxkfSBqb2lucyAke3RvLnRhYmxlfS4ke3RvLmxpc3R9LCB3aGljaCBpcyBubyBsaXN0YCk7XG4gICAgfVxuICB9XG4gIGZvciAoY29uc3QgbmFtZSBvZiBbLi4uT2JqZWN0LmtleXMoc2NoZW1hLnRhYmxlcyksIC4uLk9iamVjdC5rZXlzKHNjaGVtYS5kb2N1bWVudHMpXSkge1xuICAgIGludmFyaWFudCghUkVTRVJWRUQuaW5jbHVkZXMobmFtZSksIGB0aGUgbmFtZSAke25hbWV9IGlzIHRha2VuIGJ5IHRoZSBkcmFmdCBpdHNlbGZgKTtcbiAgICBpbnZhcmlhbnQoXG4gICAgICAhKG5hbWUgaW4gc2NoZW1hLnRhYmxlcyAmJiBuYW1lIGluIHNjaGVtYS5kb2N1bWVudHMpLFxuICAgICAgYCR7bmFtZX0gaXMgYm90aCBhIHRhYmxlIGFuZCBhIGRvY3VtZW50YCxcbiAgICApO1xuICB9XG4gIGZvciAoY29uc3QgW25hbWUsIG51bWJlcnNdIG9mIE9iamVjdC5lbnRyaWVzKHNjaGVtYS5ldmVudHMpKSB7XG4gICAgaW52YXJpYW50KG51bWJlcnMubGVuZ3RoIDw9IDYsIGBldmVudCAke25hbWV9IGhhcyBtb3JlIHRoYW4gc2l4IG51bWJlcnNgKTtcbiAgfVxuICByZXR1cm4gc2NoZW1hO1xufVxuIiwgImltcG9ydCB7IG1peCB9IGZyb20gJy4vcm9sbC5qcyc7XG5pbXBvcnQgeyBQUkVTRU5ULCB0eXBlIFNjaGVtYSwgdHlwZSBUYWJsZURlZmluaXRpb24sIFdPUkRTX09GIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogV2hhdCBhIHdvcmQgaXMgdG8gdGhlIGJhY2tlbmQuICovXG5leHBvcnQgY29uc3QgUk9MRSA9IHtcbiAgLyoqIEJlbG9uZ3MgdG8gdGhlIGxpdmUgcm93cyBvbmx5OiBuZWl0aGVyIGpvdXJuYWxlZCBub3IgaGFzaGVkLiAqL1xuICBib29ra2VlcGluZzogMCxcbiAgcGxhaW46IDEsXG4gIC8qKiBLZXB0IGZvciBvbGRlciBzbmFwc2hvdHMsIGJ1dCBubyBtZWFuaW5nIG9mIGl0cyBvd246IHRoZSBvcmRlciBpbnNpZGUgYSBsaXN0LiAqL1xuICB1bmhhc2hlZDogMixcbiAgZ2F1Z2VWYWx1ZTogMyxcbiAgZ2F1Z2VSYXRlOiA0LFxuICBnYXVnZVNpbmNlOiA1LFxuICB0aW1lckR1ZTogNixcbn0gYXMgY29uc3Q7XG5cbi8qKiBBIHRpbWVyIG9mIHRoZSBzY2hlbWE6IHRoZSB1bml0IG9mIG9yZGVyIGluIHRoZSBhZ2VuZGEuICovXG5leHBvcnQgaW50ZXJmYWNlIFRpbWVyS2luZCB7XG4gIHJlYWRvbmx5IHRhYmxlOiBudW1iZXI7XG4gIHJlYWRvbmx5IGR1ZTogbnVtYmVyO1xuICByZWFkb25seSBmaWxlZDogbnVtYmVyO1xufVxuXG4vKiogQSB0YWJsZSdzIHdvcmRzLCByZXNvbHZlZCBhZ2FpbnN0IHRoZSB3aG9sZSBzY2hlbWEuICovXG5leHBvcnQgaW50ZXJmYWNlIExheW91dCB7XG4gIHJlYWRvbmx5IGluZGV4OiBudW1iZXI7XG4gIHJlYWRvbmx5IGRlZmluaXRpb246IFRhYmxlRGVmaW5pdGlvbjtcbiAgcmVhZG9ubHkgc3RyaWRlOiBudW1iZXI7XG4gIC8qKiBST0xFIG9mIGVhY2ggb2Zmc2V0LiAqL1xuICByZWFkb25seSByb2xlczogVWludDhBcnJheTtcbiAgLyoqIFRoZSBzYWx0IG9mIHRoZSB0YWJsZSdzIGNlbGxzIGluIHRoZSBoYXNoLiAqL1xuICByZWFkb25seSBzYWx0OiBudW1iZXI7XG4gIC8qKiBCeSBvZmZzZXQgb2YgYSBsaW5rOiB0aGUgdGFibGUgYW5kIHRoZSBsaXN0IHRoYXQgaXQgam9pbnMuICovXG4gIHJlYWRvbmx5IHBhcmVudHM6IHJlYWRvbmx5ICh7IHJlYWRvbmx5IHRhYmxlOiBudW1iZXI7IHJlYWRvbmx5IGxpc3Q6IG51bWJlciB9IHwgdW5kZWZpbmVkKVtdO1xuICAvKiogQnkgb2Zmc2V0IG9mIGEgbGlzdDogdGhlIHRhYmxlIGFuZCB0aGUgbGluayBvZiBpdHMgbWVtYmVycy4gKi9cbiAgcmVhZG9ubHkgY2hpbGRyZW46IHJlYWRvbmx5ICh7IHJlYWRvbmx5IHRhYmxlOiBudW1iZXI7IHJlYWRvbmx5IGxpbms6IG51bWJlciB9IHwgdW5kZWZpbmVkKVtdO1xuICAvKiogQnkgb2Zmc2V0IG9mIGEgdGltZXI6IGl0cyBwbGFjZSBpbiB0aGUgb3JkZXIgb2YgdGhlIGFnZW5kYSdzIGtpbmRzLiAqL1xuICByZWFkb25seSBraW5kczogSW50MzJBcnJheTtcbn1cblxuY29uc3QgUk9MRVNfT0YgPSB7XG4gIHdvcmQ6IFtST0xFLnBsYWluXSxcbiAgZ2F1Z2U6IFtST0xFLmdhdWdlVmFsdWUsIFJPTEUuZ2F1Z2VSYXRlLCBST0xFLmdhdWdlU2luY2VdLFxuICB0aW1lcjogW1JPTEUudGltZXJEdWUsIFJPTEUuYm9va2tlZXBpbmddLFxuICBsaW5rOiBbUk9MRS5wbGFpbiwgUk9MRS51bmhhc2hlZCwgUk9MRS51bmhhc2hlZF0sXG4gIGxpc3Q6IFtST0xFLnVuaGFzaGVkXSxcbn0gYXMgY29uc3Q7XG5cbi8qKiBMYXlzIG91dCBhbGwgdGFibGVzIG9mIGEgc2NoZW1hOyBga2luZHNgIGlzIHRoZSBvcmRlciBvZiB0aW1lcnMuICovXG5leHBvcnQgZnVuY3Rpb24gbGF5b3V0c09mKHNjaGVtYTogU2NoZW1hLCBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10pOiBMYXlvdXRbXSB7XG4gIGNvbnN0IHRhYmxlcyA9IE9iamVjdC52YWx1ZXMoc2NoZW1hLnRhYmxlcyk7XG4gIGNvbnN0IGluZGV4T2YgPSAobmFtZTogc3RyaW5nKTogbnVtYmVyID0+IHRhYmxlcy5maW5kSW5kZXgoKHRhYmxlKSA9PiB0YWJsZS5uYW1lID09PSBuYW1lKTtcbiAgY29uc3QgbGF5b3V0cyA9IHRhYmxlcy5tYXAoKGRlZmluaXRpb24sIGluZGV4KSA9PiBsYXlvdXRPZihkZWZpbml0aW9uLCBpbmRleCwga2luZHMpKTtcbiAgZm9yIChjb25zdCBbaW5kZXgsIGRlZmluaXRpb25dIG9mIHRhYmxlcy5lbnRyaWVzKCkpIHtcbiAgICBmb3IgKGNvbnN0IFtuYW1lLCB7IHRvIH1dIG9mIE9iamVjdC5lbnRyaWVzKGRlZmluaXRpb24uc3BlY3MpKSB7XG4gICAgICBpZiAodG8gPT09IHVuZGVmaW5lZCkgY29udGludWU7XG4gICAgICBjb25zdCBsaW5rID0gZGVmaW5pdGlvbi5maWVsZHNbbmFtZV0gYXMgbnVtYmVyO1xuICAgICAgY29uc3QgdGFibGUgPSBpbmRleE9mKHRvLnRhYmxlKTtcbiAgICAgIGNvbnN0IGxpc3QgPSB0YWJsZXNbdGFibGVdPy5maWVsZHNbdG8ubGlzdF0gYXMgbnVtYmVyO1xuICAgICAgKGxheW91dHNbaW5kZXhdIGFzIE11dGFibGVMYXlvdXQpLnBhcmVudHNbbGlua10gPSB7IHRhYmxlLCBsaXN0IH07XG4gICAgICAobGF5b3V0c1t0YWJsZV0gYXMgTXV0YWJsZUxheW91dCkuY2hpbGRyZW5bbGlzdF0gPSB7IHRhYmxlOiBpbmRleCwgbGluayB9O1xuICAgIH1cbiAgfVxuICByZXR1cm4gbGF5b3V0cztcbn1cblxuaW50ZXJmYWNlIE11dGFibGVMYXlvdXQgZXh0ZW5kcyBMYXlvdXQge1xuICByZWFkb25seSBwYXJlbnRzOiAoeyB0YWJsZTogbnVtYmVyOyBsaXN0OiBudW1iZXIgfSB8IHVuZGVmaW5lZClbXTtcbiAgcmVhZG9ubHkgY2hpbGRyZW46ICh7IHRhYmxlOiBudW1iZXI7IGxpbms6IG51bWJlciB9IHwgdW5kZWZpbmVkKVtdO1xufVxuXG5mdW5jdGlvbiBsYXlvdXRPZihcbiAgZGVmaW5pdGlvbjogVGFibGVEZWZpbml0aW9uLFxuICBpbmRleDogbnVtYmVyLFxuICBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10sXG4pOiBNdXRhYmxlTGF5b3V0IHtcbiAgY29uc3QgeyBzdHJpZGUgfSA9IGRlZmluaXRpb247XG4gIC8vIFdoYXQgbm8gZmllbGQgdGFrZXMgaXMgYm9va2tlZXBpbmcuXG4gIGNvbnN0IHJvbGVzID0gbmV3IFVpbnQ4QXJyYXkoc3RyaWRlKTtcbiAgcm9sZXNbUFJFU0VOVF0gPSBST0xFLnBsYWluO1xuICBmb3IgKGNvbnN0IFtuYW1lLCBzcGVjXSBvZiBPYmplY3QuZW50cmllcyhkZWZpbml0aW9uLnNwZWNzKSkge1xuICAgIGNvbnN0IG9mZnNldCA9IGRlZmluaXRpb24uZmllbGRzW25hbWVdIGFzIG51bWJlcjtcbiAgICBmb3IgKGxldCB3b3JkID0gMDsgd29yZCA8IFdPUkRTX09GW3NwZWMua2luZF07IHdvcmQgKz0gMSkge1xuICAgICAgcm9sZXNbb2Zmc2V0ICsgd29yZF0gPSBST0xFU19PRltzcGVjLmtpbmRdW3dvcmRdIGFzIG51bWJlcjtcbiAgICB9XG4gIH1cbiAgY29uc3Qga2luZHNCeU9mZnNldCA9IG5ldyBJbnQzMkFycmF5KHN0cmlkZSkuZmlsbCgtMSk7XG4gIGZvciAoY29uc3QgW29yZGVyLCBraW5kXSBvZiBraW5kcy5lbnRyaWVzKCkpIHtcbiAgICBpZiAoa2luZC50YWJsZSA9PT0gaW5kZXgpIGtpbmRzQnlPZmZzZXRba2luZC5kdWVdID0gb3JkZXI7XG4gIH1cbiAgcmV0dXJuIHtcbiAgICBpbmRleCxcbiAgICBkZWZpbml0aW9uLFxuICAgIHN0cmlkZSxcbiAgICByb2xlcyxcbiAgICBzYWx0OiBtaXgoMHg1YTE3LCBpbmRleCArIDEpLFxuICAgIHBhcmVudHM6IG5ldyBBcnJheTx1bmRlZmluZWQ+KHN0cmlkZSkuZmlsbCh1bmRlZmluZWQpLFxuICAgIGNoaWxkcmVuOiBuZXcgQXJyYXk8dW5kZWZpbmVkPihzdHJpZGUpLmZpbGwodW5kZWZpbmVkKSxcbiAgICBraW5kczoga2luZHNCeU9mZnNldCxcbiAgfTtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IFZlcnNpb24gfSBmcm9tICcuL2JhY2tlbmQuanMnO1xuaW1wb3J0IHR5cGUgeyBEb2N1bWVudHMgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgdHlwZSB7IFNlZWRlZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIFdoYXQgYWxsIHNuYXBzaG90cyBvZiBvbmUgd29ybGQgc2hhcmUuICovXG5leHBvcnQgaW50ZXJmYWNlIE9yaWdpbjxTZXR0aW5nIGV4dGVuZHMgU2VlZGVkID0gU2VlZGVkPiB7XG4gIHJlYWRvbmx5IHNldHRpbmc6IFNldHRpbmc7XG4gIC8qKiBUaGUgZGlnZXN0IG9mIHRoZSBzZXR0aW5nOiBpdCBjYW4gaW5mbHVlbmNlIGV2ZXJ5IGZ1dHVyZS4gKi9cbiAgcmVhZG9ubHkgc2V0dGluZ0hhc2g6IHN0cmluZztcbn1cblxuLyoqIFRoZSBpbnNpZGVzIG9mIGEgc25hcHNob3QsIGZvciB0aGUga2VybmVsIGFsb25lLiAqL1xuZXhwb3J0IGludGVyZmFjZSBQYXJ0cyB7XG4gIHJlYWRvbmx5IG9yaWdpbjogT3JpZ2luO1xuICByZWFkb25seSB2ZXJzaW9uOiBWZXJzaW9uO1xuICByZWFkb25seSBkb2N1bWVudHM6IHJlYWRvbmx5IERvY3VtZW50c1tdO1xuICAvKiogVGhlIHJvb3QgaGFzaCBhbmQgdGhlIHdvcmxkJ3MgcmVhZGluZyBmYWNlLCBtYWRlIHdoZW4gc29tZWJvZHkgZmlyc3QgYXNrcy4gKi9cbiAgaGFzaDogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICB3b3JsZDogb2JqZWN0IHwgdW5kZWZpbmVkO1xufVxuXG4vKiogT3BlbnMgYSBzbmFwc2hvdCB0byB0aGUga2VybmVsLiBOb2JvZHkgb3V0c2lkZSBjYW4gcmVhY2ggaXRzIHdvcmRzLiAqL1xuZXhwb3J0IGxldCBwYXJ0c09mOiAoc25hcHNob3Q6IFNuYXBzaG90KSA9PiBQYXJ0cztcblxuLyoqXG4gKiBUaGUgd2hvbGUgd29ybGQgYXQgb25lIG1vbWVudDogYW4gaW1tdXRhYmxlIHZhbHVlLiBJdCBzdGF5cyB2YWxpZCBhbmQgdW5jaGFuZ2VkIGFzIGxvbmcgYXNcbiAqIHNvbWVib2R5IGhvbGRzIGl0LCB3aGF0ZXZlciBiZWNvbWVzIG9mIG5ld2VyIG9uZXMsIGFuZCBpdHMgbWVtb3J5IGdvZXMgd2hlbiBub2JvZHkgZG9lcy5cbiAqL1xuZXhwb3J0IGNsYXNzIFNuYXBzaG90PFNldHRpbmcgZXh0ZW5kcyBTZWVkZWQgPSBTZWVkZWQ+IHtcbiAgLyoqIFRoZSB3b3JsZCdzIHRpbWUgaW4gdGlja3MuICovXG4gIHJlYWRvbmx5IG5vdzogbnVtYmVyO1xuICByZWFkb25seSAjcGFydHM6IFBhcnRzO1xuXG4gIHN0YXRpYyB7XG4gICAgcGFydHNPZiA9IChzbmFwc2hvdCkgPT4gc25hcHNob3QuI3BhcnRzO1xuICB9XG5cbiAgY29uc3RydWN0b3Iobm93OiBudW1iZXIsIG9yaWdpbjogT3JpZ2luLCB2ZXJzaW9uOiBWZXJzaW9uLCBkb2N1bWVudHM6IHJlYWRvbmx5IERvY3VtZW50c1tdKSB7XG4gICAgdGhpcy5ub3cgPSBub3c7XG4gICAgdGhpcy4jcGFydHMgPSB7IG9yaWdpbiwgdmVyc2lvbiwgZG9jdW1lbnRzLCBoYXNoOiB1bmRlZmluZWQsIHdvcmxkOiB1bmRlZmluZWQgfTtcbiAgfVxuXG4gIC8qKiBXaGF0IHRoZSB3b3JsZCB3YXMgbWFkZSB3aXRoOiB0aGUgc2VlZCwgYW5kIHdoYXRldmVyIGVsc2UgaXRzIHJ1bGVzIGRlcGVuZCBvbi4gKi9cbiAgZ2V0IHNldHRpbmcoKTogU2V0dGluZyB7XG4gICAgcmV0dXJuIHRoaXMuI3BhcnRzLm9yaWdpbi5zZXR0aW5nIGFzIFNldHRpbmc7XG4gIH1cbn1cbiIsICJpbXBvcnQgdHlwZSB7IERvY3VtZW50cyB9IGZyb20gJy4vZG9jdW1lbnRzLmpzJztcbmltcG9ydCB0eXBlIHsgTmFtZXMgfSBmcm9tICcuL2RyYWZ0LmpzJztcbmltcG9ydCB7IGRpZ2VzdCwgZW1wdHlEaWdlc3QsIGhleCwgdGVybUEsIHRlcm1CIH0gZnJvbSAnLi9oYXNoLmpzJztcbmltcG9ydCB7IHBhcnRzT2YsIHR5cGUgU25hcHNob3QgfSBmcm9tICcuL3NuYXBzaG90LmpzJztcblxuLyoqXG4gKiBUaGUgaGFzaCBvZiBhIHNuYXBzaG90OiB0aGUgZGlnZXN0IG9mIGl0cyB0aW1lLCBpdHMgc2V0dGluZydzIGhhc2gsIGFuZCB0aGUgbGFuZXMgb2YgZWFjaCB0YWJsZVxuICogYW5kIGNvbGxlY3Rpb24gaW4gc2NoZW1hIG9yZGVyLiAxNiBoZXggZGlnaXRzLlxuICovXG5leHBvcnQgZnVuY3Rpb24gcm9vdEhhc2goc25hcHNob3Q6IFNuYXBzaG90KTogc3RyaW5nIHtcbiAgY29uc3QgcGFydHMgPSBwYXJ0c09mKHNuYXBzaG90KTtcbiAgaWYgKHBhcnRzLmhhc2ggIT09IHVuZGVmaW5lZCkgcmV0dXJuIHBhcnRzLmhhc2g7XG4gIGNvbnN0IGxhbmVzID0gZW1wdHlEaWdlc3QoKTtcbiAgZGlnZXN0KGxhbmVzLCBwYXJ0cy5vcmlnaW4uc2V0dGluZ0hhc2gpO1xuICBsZXQgYSA9IHRlcm1BKGxhbmVzLmEsIHNuYXBzaG90Lm5vdyB8IDAsIChzbmFwc2hvdC5ub3cgLyA0Mjk0OTY3Mjk2KSB8IDApO1xuICBsZXQgYiA9IHRlcm1CKGxhbmVzLmIsIHNuYXBzaG90Lm5vdyB8IDAsIChzbmFwc2hvdC5ub3cgLyA0Mjk0OTY3Mjk2KSB8IDApO1xuICBjb25zdCB3b3JkcyA9IHBhcnRzLnZlcnNpb24ubGFuZXM7XG4gIGZvciAobGV0IGF0ID0gMDsgYXQgPCB3b3Jkcy5sZW5ndGg7IGF0ICs9IDIpIHtcbiAgICBhID0gdGVybUEoYSwgd29yZHNbYXRdIGFzIG51bWJlciwgd29yZHNbYXQgKyAxXSBhcyBudW1iZXIpO1xuICAgIGIgPSB0ZXJtQihiLCB3b3Jkc1thdCArIDFdIGFzIG51bWJlciwgd29yZHNbYXRdIGFzIG51bWJlcik7XG4gIH1cbiAgZm9yIChjb25zdCBkb2N1bWVudHMgb2YgcGFydHMuZG9jdW1lbnRzKSB7XG4gICAgYSA9IHRlcm1BKGEsIGRvY3VtZW50cy5hLCBkb2N1bWVudHMuY291bnQpO1xuICAgIGIgPSB0ZXJtQihiLCBkb2N1bWVudHMuYiwgZG9jdW1lbnRzLmNvdW50KTtcbiAgfVxuICBwYXJ0cy5oYXNoID0gaGV4KGEsIGIpO1xuICByZXR1cm4gcGFydHMuaGFzaDtcbn1cblxuLyoqIFRoZSBoYXNoIG9mIGVhY2ggdGFibGUgYW5kIGRvY3VtZW50IGNvbGxlY3Rpb24gYnkgbmFtZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0YWJsZUhhc2hlcyhzbmFwc2hvdDogU25hcHNob3QsIG5hbWVzOiBOYW1lcyk6IFJlY29yZDxzdHJpbmcsIHN0cmluZz4ge1xuICBjb25zdCB7IHZlcnNpb24sIGRvY3VtZW50cyB9ID0gcGFydHNPZihzbmFwc2hvdCk7XG4gIGNvbnN0IGhhc2hlczogUmVjb3JkPHN0cmluZywgc3RyaW5nPiA9IHt9O1xuICBmb3IgKGNvbnN0IFt0YWJsZSwgbmFtZV0gb2YgbmFtZXMudGFibGVzLmVudHJpZXMoKSkge1xuICAgIGhhc2hlc1tuYW1lXSA9IGhleCh2ZXJzaW9uLmxhbmVzWzIgKiB0YWJsZV0gYXMgbnVtYmVyLCB2ZXJzaW9uLmxhbmVzWzIgKiB0YWJsZSArIDFdIGFzIG51bWJlcik7XG4gIH1cbiAgZm9yIChjb25zdCBbY29sbGVjdGlvbiwgbmFtZV0gb2YgbmFtZXMuZG9jdW1lbnRzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IHsgYSwgYiwgY291bnQgfSA9IGRvY3VtZW50c1tjb2xsZWN0aW9uXSBhcyBEb2N1bWVudHM7XG4gICAgaGFzaGVzW25hbWVdID0gaGV4KHRlcm1BKGNvdW50LCBhLCBiKSwgdGVybUIoY291bnQsIGIsIGEpKTtcbiAgfVxuICByZXR1cm4gaGFzaGVzO1xufVxuIiwgImltcG9ydCB0eXBlIHsgQmFja2VuZCwgU3RvcmUgfSBmcm9tICcuL2JhY2tlbmQuanMnO1xuaW1wb3J0IHsgY2Fub25pY2FsSnNvbiwgaXNQbGFpbiB9IGZyb20gJy4vY2Fub25pY2FsLmpzJztcbmltcG9ydCB7IHR5cGUgRG9jdW1lbnRzLCBkb2N1bWVudFJlYWRlciwgTk9fRE9DVU1FTlRTIH0gZnJvbSAnLi9kb2N1bWVudHMuanMnO1xuaW1wb3J0IHR5cGUgeyBGYWNlLCBOYW1lcyB9IGZyb20gJy4vZHJhZnQuanMnO1xuaW1wb3J0IHsgaGFzaFRleHQgfSBmcm9tICcuL2hhc2guanMnO1xuXG5pbXBvcnQgeyBpc0ludCB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB7IHR5cGUgTGF5b3V0LCBST0xFIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcbmltcG9ydCB7IFBSRVNFTlQsIHR5cGUgU2NoZW1hLCB0eXBlIFNlZWRlZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHBhcnRzT2YsIFNuYXBzaG90IH0gZnJvbSAnLi9zbmFwc2hvdC5qcyc7XG5pbXBvcnQgeyByb290SGFzaCB9IGZyb20gJy4vc25hcHNob3RIYXNoLmpzJztcbmltcG9ydCB0eXBlIHsgVGFibGUgfSBmcm9tICcuL3RhYmxlLmpzJztcblxuLyoqIFRoZSB2ZXJzaW9uIG9mIHRoaXMgZm9ybWF0IG9mIGJ5dGVzLiAqL1xuY29uc3QgRk9STUFUID0gMTtcblxuLyoqIFwiQVNUUlwiIGFzIGEgbGl0dGxlLWVuZGlhbiB3b3JkLiAqL1xuY29uc3QgTUFHSUMgPSAweDUyNTQ1MzQxO1xuXG4vKiogVGhlIG5hbWUgYW5kIHZlcnNpb24gb2YgYSBkZWZpbml0aW9uIGFuZCBpdHMgc2NoZW1hOiB3aGF0IGJ5dGVzIG11c3QgaGF2ZSBiZWVuIHdyaXR0ZW4gYnkuICovXG5pbnRlcmZhY2UgSWRlbnRpdHkge1xuICByZWFkb25seSBuYW1lOiBzdHJpbmc7XG4gIHJlYWRvbmx5IHZlcnNpb246IG51bWJlcjtcbiAgcmVhZG9ubHkgc2NoZW1hOiBTY2hlbWE7XG59XG5cbi8qKiBBIGRpZ2VzdCBvZiB0aGUgdGFibGVzLCB0aGVpciBmaWVsZHMgYW5kIHRoZWlyIG9yZGVyOiB3aGF0IHRoZSB3b3JkcyBvZiBhIHJvdyBtZWFuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNjaGVtYUhhc2goc2NoZW1hOiBTY2hlbWEpOiBzdHJpbmcge1xuICBjb25zdCB0YWJsZXMgPSBPYmplY3QudmFsdWVzKHNjaGVtYS50YWJsZXMpLm1hcCgoeyBuYW1lLCBzcGVjcywga2V5IH0pID0+ICh7XG4gICAgbmFtZSxcbiAgICBrZXksXG4gICAgZmllbGRzOiBPYmplY3QuZW50cmllcyhzcGVjcykubWFwKChbZmllbGQsIHsga2luZCwgdG8gfV0pID0+ICh7IGZpZWxkLCBraW5kLCB0bzogdG8gPz8gbnVsbCB9KSksXG4gIH0pKTtcbiAgY29uc3QgZG9jdW1lbnRzID0gT2JqZWN0LmtleXMoc2NoZW1hLmRvY3VtZW50cyk7XG4gIHJldHVybiBoYXNoVGV4dChjYW5vbmljYWxKc29uKHsgdGFibGVzLCBkb2N1bWVudHMsIGV2ZW50czogc2NoZW1hLmV2ZW50cyBhcyBuZXZlciB9KSk7XG59XG5cbi8qKlxuICogQSBzbmFwc2hvdCBhcyBieXRlcywgbGl0dGxlLWVuZGlhbjogYSB3b3JkIG9mIG1hZ2ljLCB0aGUgbGVuZ3RoIG9mIGEgaGVhZCwgdGhlIGhlYWQgKGNhbm9uaWNhbFxuICogSlNPTiBpbiBVVEYtMTYpLCBhbmQgdGhlbiBmb3IgZWFjaCB0YWJsZSBpdHMgY291bnQgYW5kIGZvciBlYWNoIHJvdyB0aGUgd29yZHMgdGhhdCBoYXZlIGFcbiAqIG1lYW5pbmcgYXMgZG91YmxlczogYSBnYXVnZSBieSBpdHMgbGV2ZWwgbm93IGFuZCBpdHMgcmF0ZSwgYSBsaXN0IG5vdCBhdCBhbGwuIEVxdWFsIHNuYXBzaG90c1xuICogZ2l2ZSBlcXVhbCBieXRlcy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuY29kZVNuYXBzaG90KFxuICBpZGVudGl0eTogSWRlbnRpdHksXG4gIGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLFxuICBuYW1lczogTmFtZXMsXG4gIGJhY2tlbmQ6IEJhY2tlbmQsXG4gIHNuYXBzaG90OiBTbmFwc2hvdCxcbik6IFVpbnQ4QXJyYXkge1xuICBjb25zdCB7IHZlcnNpb24sIGRvY3VtZW50cyB9ID0gcGFydHNPZihzbmFwc2hvdCk7XG4gIGNvbnN0IGhlYWQgPSBjYW5vbmljYWxKc29uKHtcbiAgICBmb3JtYXQ6IEZPUk1BVCxcbiAgICBuYW1lOiBpZGVudGl0eS5uYW1lLFxuICAgIHZlcnNpb246IGlkZW50aXR5LnZlcnNpb24sXG4gICAgc2NoZW1hOiBzY2hlbWFIYXNoKGlkZW50aXR5LnNjaGVtYSksXG4gICAgbm93OiBzbmFwc2hvdC5ub3csXG4gICAgc2V0dGluZzogc25hcHNob3Quc2V0dGluZyxcbiAgICBoYXNoOiByb290SGFzaChzbmFwc2hvdCksXG4gICAgZG9jdW1lbnRzOiBuYW1lcy5kb2N1bWVudHMubWFwKChfLCBpbmRleCkgPT4gbGlzdERvY3VtZW50cyhkb2N1bWVudHNbaW5kZXhdIGFzIERvY3VtZW50cykpLFxuICB9KTtcbiAgY29uc3QgdGFibGVzID0gbGF5b3V0cy5tYXAoKGxheW91dCkgPT5cbiAgICB3b3Jkc09mKGxheW91dCwgYmFja2VuZC5yZWFkZXIodmVyc2lvbiwgbGF5b3V0LmluZGV4KSwgc25hcHNob3Qubm93KSxcbiAgKTtcbiAgY29uc3Qgc2l6ZSA9IHRhYmxlcy5yZWR1Y2UoKHN1bSwgd29yZHMpID0+IHN1bSArIHdvcmRzLmxlbmd0aCAqIDgsIDggKyBoZWFkLmxlbmd0aCAqIDIpO1xuICBjb25zdCBieXRlcyA9IG5ldyBVaW50OEFycmF5KHNpemUpO1xuICBjb25zdCB2aWV3ID0gbmV3IERhdGFWaWV3KGJ5dGVzLmJ1ZmZlcik7XG4gIHZpZXcuc2V0VWludDMyKDAsIE1BR0lDLCB0cnVlKTtcbiAgdmlldy5zZXRVaW50MzIoNCwgaGVhZC5sZW5ndGgsIHRydWUpO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgaGVhZC5sZW5ndGg7IGF0ICs9IDEpIHZpZXcuc2V0VWludDE2KDggKyBhdCAqIDIsIGhlYWQuY2hhckNvZGVBdChhdCksIHRydWUpO1xuICBsZXQgYXQgPSA4ICsgaGVhZC5sZW5ndGggKiAyO1xuICBmb3IgKGNvbnN0IHdvcmRzIG9mIHRhYmxlcykge1xuICAgIGZvciAoY29uc3Qgd29yZCBvZiB3b3Jkcykge1xuICAgICAgdmlldy5zZXRGbG9hdDY0KGF0LCB3b3JkLCB0cnVlKTtcbiAgICAgIGF0ICs9IDg7XG4gICAgfVxuICB9XG4gIHJldHVybiBieXRlcztcbn1cblxuZnVuY3Rpb24gbGlzdERvY3VtZW50cyhkb2N1bWVudHM6IERvY3VtZW50cyk6IHVua25vd24ge1xuICBjb25zdCByZWFkZXIgPSBkb2N1bWVudFJlYWRlcihkb2N1bWVudHMpO1xuICByZXR1cm4geyBjb3VudDogcmVhZGVyLmNvdW50LCBsaXZpbmc6IHJlYWRlci5pZHMoKS5tYXAoKGlkKSA9PiBbaWQsIHJlYWRlci5nZXQoaWQpXSkgfTtcbn1cblxuZnVuY3Rpb24gd29yZHNPZihsYXlvdXQ6IExheW91dCwgcm93czogUm93cywgbm93OiBudW1iZXIpOiBudW1iZXJbXSB7XG4gIGNvbnN0IGNvdW50ID0gcm93cy5nZXQoMCwgUFJFU0VOVCk7XG4gIGNvbnN0IHdvcmRzID0gW2NvdW50XTtcbiAgZm9yIChsZXQgcm93ID0gMTsgcm93IDw9IGNvdW50OyByb3cgKz0gMSkge1xuICAgIGNvbnN0IHByZXNlbnQgPSByb3dzLmdldChyb3csIFBSRVNFTlQpO1xuICAgIHdvcmRzLnB1c2gocHJlc2VudCk7XG4gICAgaWYgKHByZXNlbnQgPT09IDApIGNvbnRpbnVlO1xuICAgIGZvciAobGV0IG9mZnNldCA9IFBSRVNFTlQgKyAxOyBvZmZzZXQgPCBsYXlvdXQuc3RyaWRlOyBvZmZzZXQgKz0gMSkge1xuICAgICAgY29uc3Qgcm9sZSA9IGxheW91dC5yb2xlc1tvZmZzZXRdO1xuICAgICAgaWYgKHJvbGUgPT09IFJPTEUuZ2F1Z2VWYWx1ZSkge1xuICAgICAgICBjb25zdCBlbGFwc2VkID0gbm93IC0gcm93cy5nZXQocm93LCBvZmZzZXQgKyAyKTtcbiAgICAgICAgd29yZHMucHVzaChyb3dzLmdldChyb3csIG9mZnNldCkgKyByb3dzLmdldChyb3csIG9mZnNldCArIDEpICogZWxhcHNlZCk7XG4gICAgICB9IGVsc2UgaWYgKHJvbGUgPT09IFJPTEUucGxhaW4gfHwgcm9sZSA9PT0gUk9MRS50aW1lckR1ZSB8fCByb2xlID09PSBST0xFLmdhdWdlUmF0ZSkge1xuICAgICAgICB3b3Jkcy5wdXNoKHJvd3MuZ2V0KHJvdywgb2Zmc2V0KSk7XG4gICAgICB9XG4gICAgfVxuICB9XG4gIHJldHVybiB3b3Jkcztcbn1cblxuLyoqXG4gKiBUaGUgc25hcHNob3Qgb2Ygc3VjaCBieXRlcy5cbiAqXG4gKiBAdGhyb3dzIEVycm9yIG5hbWluZyB3aGF0IGlzIHdyb25nOiBub3QgdGhlc2UgYnl0ZXMsIGFub3RoZXIgZGVmaW5pdGlvbiwgY3V0LCBvciBhbHRlcmVkLlxuICovXG5leHBvcnQgZnVuY3Rpb24gZGVjb2RlU25hcHNob3QoXG4gIGlkZW50aXR5OiBJZGVudGl0eSxcbiAgbGF5b3V0czogcmVhZG9ubHkgTGF5b3V0W10sXG4gIG5hbWVzOiBOYW1lcyxcbiAgYmFja2VuZDogQmFja2VuZCxcbiAgYnl0ZXM6IFVpbnQ4QXJyYXksXG4gIHRyYW5zaXRpb246IChmcm9tOiBTbmFwc2hvdCwgcnVuOiAoZmFjZTogRmFjZSwgc3RvcmU6IFN0b3JlKSA9PiBib29sZWFuKSA9PiBTbmFwc2hvdCxcbik6IFNuYXBzaG90IHtcbiAgY29uc3QgdmlldyA9IG5ldyBEYXRhVmlldyhieXRlcy5idWZmZXIsIGJ5dGVzLmJ5dGVPZmZzZXQsIGJ5dGVzLmJ5dGVMZW5ndGgpO1xuICBjaGVjayhieXRlcy5sZW5ndGggPj0gOCAmJiB2aWV3LmdldFVpbnQzMigwLCB0cnVlKSA9PT0gTUFHSUMsICd0aGV5IGFyZSBubyBlbmNvZGVkIHNuYXBzaG90Jyk7XG4gIGNvbnN0IGxlbmd0aCA9IHZpZXcuZ2V0VWludDMyKDQsIHRydWUpO1xuICBjaGVjayhieXRlcy5sZW5ndGggPj0gOCArIGxlbmd0aCAqIDIsICd0aGV5IGFyZSBjdXQgaW5zaWRlIHRoZSBoZWFkJyk7XG4gIGNvbnN0IGhlYWQgPSBoZWFkT2YoaWRlbnRpdHksIHZpZXcsIGxlbmd0aCk7XG4gIGNvbnN0IG9yaWdpbiA9IHsgc2V0dGluZzogaGVhZC5zZXR0aW5nLCBzZXR0aW5nSGFzaDogaGFzaFRleHQoY2Fub25pY2FsSnNvbihoZWFkLnNldHRpbmcpKSB9O1xuICBjb25zdCBibGFuayA9IG5ldyBTbmFwc2hvdChcbiAgICBoZWFkLm5vdyxcbiAgICBvcmlnaW4sXG4gICAgYmFja2VuZC5jcmVhdGUoKSxcbiAgICBuYW1lcy5kb2N1bWVudHMubWFwKCgpID0+IE5PX0RPQ1VNRU5UUyksXG4gICk7XG4gIGxldCBhdCA9IDggKyBsZW5ndGggKiAyO1xuICBjb25zdCBuZXh0ID0gKCk6IG51bWJlciA9PiB7XG4gICAgY2hlY2soYXQgKyA4IDw9IGJ5dGVzLmxlbmd0aCwgYHRoZXkgYXJlIGN1dCBhdCBieXRlICR7Ynl0ZXMubGVuZ3RofWApO1xuICAgIGF0ICs9IDg7XG4gICAgcmV0dXJuIHZpZXcuZ2V0RmxvYXQ2NChhdCAtIDgsIHRydWUpO1xuICB9O1xuICBjb25zdCBzbmFwc2hvdCA9IHRyYW5zaXRpb24oYmxhbmssICh7IGRyYWZ0LCBkb2N1bWVudHMgfSwgc3RvcmUpID0+IHtcbiAgICBmb3IgKGNvbnN0IFtpbmRleCwgY29sbGVjdGlvbl0gb2YgaGVhZC5kb2N1bWVudHMuZW50cmllcygpKSB7XG4gICAgICBjb25zdCBsaXZpbmcgPSBuZXcgTWFwKGNvbGxlY3Rpb24ubGl2aW5nKTtcbiAgICAgIGZvciAobGV0IGlkID0gMTsgaWQgPD0gY29sbGVjdGlvbi5jb3VudDsgaWQgKz0gMSkge1xuICAgICAgICBkb2N1bWVudHNbaW5kZXhdPy5pbnNlcnQobGl2aW5nLmdldChpZCkgPz8gbnVsbCk7XG4gICAgICAgIGlmICghbGl2aW5nLmhhcyhpZCkpIGRvY3VtZW50c1tpbmRleF0/LnJlbW92ZShpZCk7XG4gICAgICB9XG4gICAgfVxuICAgIGZvciAoY29uc3QgbGF5b3V0IG9mIGxheW91dHMpIHJlYWRUYWJsZShsYXlvdXQsIHN0b3JlLCBuZXh0LCBoZWFkLm5vdyk7XG4gICAgZm9yIChjb25zdCBsYXlvdXQgb2YgbGF5b3V0cykge1xuICAgICAgZmlsZVRhYmxlKFxuICAgICAgICBsYXlvdXQsXG4gICAgICAgIHN0b3JlLFxuICAgICAgICAoZHJhZnQgYXMgUmVjb3JkPHN0cmluZywgVGFibGU+KVtuYW1lcy50YWJsZXNbbGF5b3V0LmluZGV4XSBhcyBzdHJpbmddIGFzIFRhYmxlLFxuICAgICAgKTtcbiAgICB9XG4gICAgcmV0dXJuIHRydWU7XG4gIH0pO1xuICBjaGVjayhhdCA9PT0gYnl0ZXMubGVuZ3RoLCBgJHtieXRlcy5sZW5ndGggLSBhdH0gYnl0ZXMgYXJlIGxlZnQgb3ZlcmApO1xuICBjaGVjayhyb290SGFzaChzbmFwc2hvdCkgPT09IGhlYWQuaGFzaCwgYHRoZWlyIGhhc2ggaXMgbm90ICR7aGVhZC5oYXNofTogdGhleSB3ZXJlIGFsdGVyZWRgKTtcbiAgcmV0dXJuIHNuYXBzaG90O1xufVxuXG5pbnRlcmZhY2UgSGVhZCB7XG4gIHJlYWRvbmx5IG5vdzogbnVtYmVyO1xuICByZWFkb25seSBzZXR0aW5nOiBTZWVkZWQ7XG4gIHJlYWRvbmx5IGhhc2g6IHN0cmluZztcbiAgcmVhZG9ubHkgZG9jdW1lbnRzOiByZWFkb25seSB7XG4gICAgcmVhZG9ubHkgY291bnQ6IG51bWJlcjtcbiAgICByZWFkb25seSBsaXZpbmc6IHJlYWRvbmx5IChyZWFkb25seSBbbnVtYmVyLCB1bmtub3duXSlbXTtcbiAgfVtdO1xufVxuXG5mdW5jdGlvbiBoZWFkT2YoaWRlbnRpdHk6IElkZW50aXR5LCB2aWV3OiBEYXRhVmlldywgbGVuZ3RoOiBudW1iZXIpOiBIZWFkIHtcbiAgbGV0IHRleHQgPSAnJztcbiAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IGxlbmd0aDsgYXQgKz0gMSkge1xuICAgIHRleHQgKz0gU3RyaW5nLmZyb21DaGFyQ29kZSh2aWV3LmdldFVpbnQxNig4ICsgYXQgKiAyLCB0cnVlKSk7XG4gIH1cbiAgbGV0IGhlYWQ6IHVua25vd247XG4gIHRyeSB7XG4gICAgaGVhZCA9IEpTT04ucGFyc2UodGV4dCk7XG4gIH0gY2F0Y2gge1xuICAgIGNoZWNrKGZhbHNlLCAndGhlaXIgaGVhZCBpcyBubyBKU09OJyk7XG4gIH1cbiAgY2hlY2soaXNQbGFpbihoZWFkKSwgJ3RoZWlyIGhlYWQgaXMgbm8gb2JqZWN0Jyk7XG4gIGNvbnN0IHsgZm9ybWF0LCBuYW1lLCB2ZXJzaW9uLCBzY2hlbWEgfSA9IGhlYWQ7XG4gIGNoZWNrKGZvcm1hdCA9PT0gRk9STUFULCBgdGhlaXIgZm9ybWF0IGlzICR7U3RyaW5nKGZvcm1hdCl9LCBub3QgJHtGT1JNQVR9YCk7XG4gIGNoZWNrKFxuICAgIG5hbWUgPT09IGlkZW50aXR5Lm5hbWUgJiYgdmVyc2lvbiA9PT0gaWRlbnRpdHkudmVyc2lvbixcbiAgICBgJHtTdHJpbmcobmFtZSl9ICR7U3RyaW5nKHZlcnNpb24pfSB3cm90ZSB0aGVtLCBub3QgJHtpZGVudGl0eS5uYW1lfSAke2lkZW50aXR5LnZlcnNpb259YCxcbiAgKTtcbiAgY2hlY2soc2NoZW1hID09PSBzY2hlbWFIYXNoKGlkZW50aXR5LnNjaGVtYSksICd0aGVpciB0YWJsZXMgYXJlIG5vdCB0aG9zZSBvZiB0aGlzIHNjaGVtYScpO1xuICBjaGVjayhcbiAgICBpc0ludChoZWFkWydub3cnXSkgJiZcbiAgICAgIGlzUGxhaW4oaGVhZFsnc2V0dGluZyddKSAmJlxuICAgICAgdHlwZW9mIGhlYWRbJ2hhc2gnXSA9PT0gJ3N0cmluZycgJiZcbiAgICAgIEFycmF5LmlzQXJyYXkoaGVhZFsnZG9jdW1lbnRzJ10pLFxuICAgICd0aGVpciBoZWFkIGxhY2tzIGEgbWVtYmVyJyxcbiAgKTtcbiAgcmV0dXJuIGhlYWQgYXMgdW5rbm93biBhcyBIZWFkO1xufVxuXG5mdW5jdGlvbiByZWFkVGFibGUobGF5b3V0OiBMYXlvdXQsIHN0b3JlOiBTdG9yZSwgbmV4dDogKCkgPT4gbnVtYmVyLCBub3c6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCByb3dzID0gc3RvcmUucm93c1tsYXlvdXQuaW5kZXhdIGFzIFJvd3M7XG4gIGNvbnN0IGNvdW50ID0gbmV4dCgpO1xuICBjaGVjayhpc0ludChjb3VudCkgJiYgY291bnQgPj0gMCwgYCR7bGF5b3V0LmRlZmluaXRpb24ubmFtZX0gaGFzICR7Y291bnR9IHJvd3NgKTtcbiAgaWYgKGNvdW50ICE9PSAwKSByb3dzLnNldCgwLCBQUkVTRU5ULCBjb3VudCk7XG4gIGZvciAobGV0IHJvdyA9IDE7IHJvdyA8PSBjb3VudDsgcm93ICs9IDEpIHtcbiAgICBjb25zdCBwcmVzZW50ID0gbmV4dCgpO1xuICAgIHJvd3MucmVzZXJ2ZShyb3cpO1xuICAgIGlmIChwcmVzZW50ID09PSAwKSBjb250aW51ZTtcbiAgICByb3dzLnNldChyb3csIFBSRVNFTlQsIHByZXNlbnQpO1xuICAgIGZvciAobGV0IG9mZnNldCA9IFBSRVNFTlQgKyAxOyBvZmZzZXQgPCBsYXlvdXQuc3RyaWRlOyBvZmZzZXQgKz0gMSkge1xuICAgICAgY29uc3Qgcm9sZSA9IGxheW91dC5yb2xlc1tvZmZzZXRdO1xuICAgICAgaWYgKHJvbGUgPT09IFJPTEUuZ2F1Z2VWYWx1ZSkgcm93cy5zZXRHYXVnZShyb3csIG9mZnNldCwgbmV4dCgpLCBuZXh0KCksIG5vdyk7XG4gICAgICBlbHNlIGlmIChyb2xlID09PSBST0xFLnBsYWluIHx8IHJvbGUgPT09IFJPTEUudGltZXJEdWUpIHJvd3Muc2V0KHJvdywgb2Zmc2V0LCBuZXh0KCkpO1xuICAgIH1cbiAgfVxufVxuXG4vKiogTWFrZXMgd2hhdCBpcyBkZXJpdmVkIGZyb20gdGhlIHdvcmRzOiB0aGUgbGlzdHMsIHRoZSBrZXkgaW5kZXgsIHRoZSBhZ2VuZGEuICovXG5mdW5jdGlvbiBmaWxlVGFibGUobGF5b3V0OiBMYXlvdXQsIHN0b3JlOiBTdG9yZSwgdGFibGU6IFRhYmxlKTogdm9pZCB7XG4gIGNvbnN0IHsgZGVmaW5pdGlvbiB9ID0gbGF5b3V0O1xuICBjb25zdCByb3dzID0gc3RvcmUucm93c1tsYXlvdXQuaW5kZXhdIGFzIFJvd3M7XG4gIGNvbnN0IGlkcyA9IHRhYmxlLmlkcygpO1xuICBmb3IgKGNvbnN0IGlkIG9mIGlkcykge1xuICAgIGlmIChkZWZpbml0aW9uLmtleSAhPT0gMCkgc3RvcmUua2V5c1tsYXlvdXQuaW5kZXhdPy5hZGQoaWQsIHJvd3MuZ2V0KGlkLCBkZWZpbml0aW9uLmtleSkpO1xuICAgIGZvciAoY29uc3QgW25hbWUsIHsga2luZCB9XSBvZiBPYmplY3QuZW50cmllcyhkZWZpbml0aW9uLnNwZWNzKSkge1xuICAgICAgY29uc3Qgb2Zmc2V0ID0gZGVmaW5pdGlvbi5maWVsZHNbbmFtZV0gYXMgbnVtYmVyO1xuICAgICAgY29uc3QgdmFsdWUgPSByb3dzLmdldChpZCwgb2Zmc2V0KTtcbiAgICAgIGlmICh2YWx1ZSA9PT0gMCkgY29udGludWU7XG4gICAgICBpZiAoa2luZCA9PT0gJ3RpbWVyJykgc3RvcmUuYWdlbmRhLmZpbGUobGF5b3V0LmtpbmRzW29mZnNldF0gYXMgbnVtYmVyLCBpZCk7XG4gICAgICBpZiAoa2luZCA9PT0gJ2xpbmsnKSB7XG4gICAgICAgIHJvd3Muc2V0KGlkLCBvZmZzZXQsIDApO1xuICAgICAgICB0YWJsZS5qb2luKGlkLCBvZmZzZXQgYXMgbmV2ZXIsIHZhbHVlKTtcbiAgICAgIH1cbiAgICB9XG4gIH1cbn1cblxuZnVuY3Rpb24gY2hlY2soaG9sZHM6IGJvb2xlYW4sIHdoeTogc3RyaW5nKTogYXNzZXJ0cyBob2xkcyB7XG4gIGlmICghaG9sZHMpIHRocm93IG5ldyBFcnJvcihgdGhlc2UgYnl0ZXMgY2Fubm90IGJlIGRlY29kZWQ6ICR7d2h5fWApO1xufVxuIiwgImltcG9ydCB0eXBlIHsgRXZlbnRDYXRhbG9ndWUgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBBIHBsYWNlIGZvciB0aGUgdGljaywgb25lIGZvciB0aGUga2luZCwgc2l4IGZvciB0aGUgbnVtYmVycy4gKi9cbmNvbnN0IFNUUklERSA9IDg7XG5cbi8qKiBPbmUgdGhpbmcgdGhhdCBoYXBwZW5lZDogaXRzIHRpY2ssIGl0cyBuYW1lLCBhbmQgaXRzIG51bWJlcnMgYnkgdGhlaXIgbmFtZXMuICovXG5leHBvcnQgdHlwZSBFdmVudCA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIG51bWJlciB8IHN0cmluZz4+ICYge1xuICByZWFkb25seSB0aWNrOiBudW1iZXI7XG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbn07XG5cbi8qKiBXaGF0IGhhcHBlbmVkIGluIGEgdHJhbnNpdGlvbiwgaW4gb3JkZXI6IGZsYXQgbnVtYmVycyB1bnRpbCBzb21lYm9keSByZWFkcyB0aGVtLiAqL1xuZXhwb3J0IGNsYXNzIEV2ZW50TGlzdCBpbXBsZW1lbnRzIEl0ZXJhYmxlPEV2ZW50PiB7XG4gIHJlYWRvbmx5IGxlbmd0aDogbnVtYmVyO1xuICByZWFkb25seSAjd29yZHM6IEZsb2F0NjRBcnJheTtcbiAgcmVhZG9ubHkgI2NhdGFsb2d1ZTogRXZlbnRDYXRhbG9ndWU7XG4gIHJlYWRvbmx5ICNuYW1lczogcmVhZG9ubHkgc3RyaW5nW107XG5cbiAgY29uc3RydWN0b3IoY2F0YWxvZ3VlOiBFdmVudENhdGFsb2d1ZSwgbmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdLCB3b3JkczogRmxvYXQ2NEFycmF5KSB7XG4gICAgdGhpcy4jY2F0YWxvZ3VlID0gY2F0YWxvZ3VlO1xuICAgIHRoaXMuI25hbWVzID0gbmFtZXM7XG4gICAgdGhpcy4jd29yZHMgPSB3b3JkcztcbiAgICB0aGlzLmxlbmd0aCA9IHdvcmRzLmxlbmd0aCAvIFNUUklERTtcbiAgfVxuXG4gIC8qKiBUaGUgZXZlbnQgYXQgYSBwbGFjZSwgYXMgYSBwbGFpbiBvYmplY3QuICovXG4gIGF0KGluZGV4OiBudW1iZXIpOiBFdmVudCB7XG4gICAgY29uc3QgYXQgPSBpbmRleCAqIFNUUklERTtcbiAgICBjb25zdCBuYW1lID0gdGhpcy4jbmFtZXNbdGhpcy4jd29yZHNbYXQgKyAxXSBhcyBudW1iZXJdIGFzIHN0cmluZztcbiAgICBjb25zdCBldmVudDogUmVjb3JkPHN0cmluZywgbnVtYmVyIHwgc3RyaW5nPiA9IHsgdGljazogdGhpcy4jd29yZHNbYXRdIGFzIG51bWJlciwgbmFtZSB9O1xuICAgIGZvciAoY29uc3QgW3BsYWNlLCBudW1iZXJdIG9mICh0aGlzLiNjYXRhbG9ndWVbbmFtZV0gYXMgcmVhZG9ubHkgc3RyaW5nW10pLmVudHJpZXMoKSkge1xuICAgICAgZXZlbnRbbnVtYmVyXSA9IHRoaXMuI3dvcmRzW2F0ICsgMiArIHBsYWNlXSBhcyBudW1iZXI7XG4gICAgfVxuICAgIHJldHVybiBldmVudCBhcyBFdmVudDtcbiAgfVxuXG4gIC8qKiBUaGUgbmFtZSBvZiB0aGUgZXZlbnQgYXQgYSBwbGFjZSwgd2l0aG91dCBtYWtpbmcgdGhlIGV2ZW50LiAqL1xuICBuYW1lQXQoaW5kZXg6IG51bWJlcik6IHN0cmluZyB7XG4gICAgcmV0dXJuIHRoaXMuI25hbWVzW3RoaXMuI3dvcmRzW2luZGV4ICogU1RSSURFICsgMV0gYXMgbnVtYmVyXSBhcyBzdHJpbmc7XG4gIH1cblxuICAvKiogVGhlIG51bWJlciBhdCBgcGxhY2VgICgwIC4uLiA1KSBvZiB0aGUgZXZlbnQgYXQgYGluZGV4YCwgd2l0aG91dCBtYWtpbmcgdGhlIGV2ZW50LiAqL1xuICBudW1iZXJBdChpbmRleDogbnVtYmVyLCBwbGFjZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jd29yZHNbaW5kZXggKiBTVFJJREUgKyAyICsgcGxhY2VdIGFzIG51bWJlcjtcbiAgfVxuXG4gIC8qKiBBbGwgZXZlbnRzIGFzIHBsYWluIG9iamVjdHMuICovXG4gICpbU3ltYm9sLml0ZXJhdG9yXSgpOiBJdGVyYXRvcjxFdmVudD4ge1xuICAgIGZvciAobGV0IGluZGV4ID0gMDsgaW5kZXggPCB0aGlzLmxlbmd0aDsgaW5kZXggKz0gMSkgeWllbGQgdGhpcy5hdChpbmRleCk7XG4gIH1cbn1cblxuLyoqIENvbGxlY3RzIHRoZSBldmVudHMgb2YgYSB0cmFuc2l0aW9uLiAqL1xuZXhwb3J0IGNsYXNzIEV2ZW50QnVmZmVyIHtcbiAgcmVhZG9ubHkgI2NhdGFsb2d1ZTogRXZlbnRDYXRhbG9ndWU7XG4gIHJlYWRvbmx5ICNuYW1lczogcmVhZG9ubHkgc3RyaW5nW107XG4gIHJlYWRvbmx5ICNraW5kczogUmVhZG9ubHlNYXA8c3RyaW5nLCBudW1iZXI+O1xuICByZWFkb25seSAjbm9uZTogRXZlbnRMaXN0O1xuICAjd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KFNUUklERSAqIDE2KTtcbiAgI3NpemUgPSAwO1xuXG4gIGNvbnN0cnVjdG9yKGNhdGFsb2d1ZTogRXZlbnRDYXRhbG9ndWUpIHtcbiAgICB0aGlzLiNjYXRhbG9ndWUgPSBjYXRhbG9ndWU7XG4gICAgdGhpcy4jbmFtZXMgPSBPYmplY3Qua2V5cyhjYXRhbG9ndWUpO1xuICAgIHRoaXMuI2tpbmRzID0gbmV3IE1hcCh0aGlzLiNuYW1lcy5tYXAoKG5hbWUsIGtpbmQpID0+IFtuYW1lLCBraW5kXSkpO1xuICAgIHRoaXMuI25vbmUgPSBuZXcgRXZlbnRMaXN0KGNhdGFsb2d1ZSwgdGhpcy4jbmFtZXMsIG5ldyBGbG9hdDY0QXJyYXkoMCkpO1xuICB9XG5cbiAgZ2V0IGxlbmd0aCgpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNzaXplIC8gU1RSSURFO1xuICB9XG5cbiAgLyoqIEVtcHRpZXMgdGhlIGJ1ZmZlci4gKi9cbiAgYmVnaW4oKTogdm9pZCB7XG4gICAgdGhpcy4jc2l6ZSA9IDA7XG4gIH1cblxuICBhZGQoXG4gICAgdGljazogbnVtYmVyLFxuICAgIG5hbWU6IHN0cmluZyxcbiAgICBhOiBudW1iZXIsXG4gICAgYjogbnVtYmVyLFxuICAgIGM6IG51bWJlcixcbiAgICBkOiBudW1iZXIsXG4gICAgZTogbnVtYmVyLFxuICAgIGY6IG51bWJlcixcbiAgKTogdm9pZCB7XG4gICAgY29uc3QgYXQgPSB0aGlzLiNzaXplO1xuICAgIGlmIChhdCA9PT0gdGhpcy4jd29yZHMubGVuZ3RoKSB7XG4gICAgICBjb25zdCB3b3JkcyA9IG5ldyBGbG9hdDY0QXJyYXkoYXQgKiAyKTtcbiAgICAgIHdvcmRzLnNldCh0aGlzLiN3b3Jkcyk7XG4gICAgICB0aGlzLiN3b3JkcyA9IHdvcmRzO1xuICAgIH1cbiAgICBjb25zdCB3b3JkcyA9IHRoaXMuI3dvcmRzO1xuICAgIHdvcmRzW2F0XSA9IHRpY2s7XG4gICAgd29yZHNbYXQgKyAxXSA9IHRoaXMuI2tpbmRzLmdldChuYW1lKSBhcyBudW1iZXI7XG4gICAgd29yZHNbYXQgKyAyXSA9IGE7XG4gICAgd29yZHNbYXQgKyAzXSA9IGI7XG4gICAgd29yZHNbYXQgKyA0XSA9IGM7XG4gICAgd29yZHNbYXQgKyA1XSA9IGQ7XG4gICAgd29yZHNbYXQgKyA2XSA9IGU7XG4gICAgd29yZHNbYXQgKyA3XSA9IGY7XG4gICAgdGhpcy4jc2l6ZSA9IGF0ICsgU1RSSURFO1xuICB9XG5cbiAgLyoqIFRoZSBldmVudCBhdCBhIHBsYWNlIG9mIHRoZSBidWZmZXIuICovXG4gIGF0KGluZGV4OiBudW1iZXIpOiBFdmVudCB7XG4gICAgcmV0dXJuIHRoaXMuI2xpc3QoaW5kZXggKiBTVFJJREUsIChpbmRleCArIDEpICogU1RSSURFKS5hdCgwKTtcbiAgfVxuXG4gIC8qKiBUaGUgZXZlbnRzIGNvbGxlY3RlZCBzaW5jZSBgYmVnaW5gLiAqL1xuICBlbmQoKTogRXZlbnRMaXN0IHtcbiAgICByZXR1cm4gdGhpcy4jc2l6ZSA9PT0gMCA/IHRoaXMuI25vbmUgOiB0aGlzLiNsaXN0KDAsIHRoaXMuI3NpemUpO1xuICB9XG5cbiAgI2xpc3QoZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyKTogRXZlbnRMaXN0IHtcbiAgICByZXR1cm4gbmV3IEV2ZW50TGlzdCh0aGlzLiNjYXRhbG9ndWUsIHRoaXMuI25hbWVzLCB0aGlzLiN3b3Jkcy5zbGljZShmcm9tLCB0bykpO1xuICB9XG59XG4iLCAiaW1wb3J0IHsgaGlnaCB9IGZyb20gJy4vaGFzaC5qcyc7XG5pbXBvcnQgeyBhYnMsIGZsb29yLCBpbXVsLCBJTlRfTUFYIH0gZnJvbSAnLi9pbnQuanMnO1xuXG4vKipcbiAqIHZhbHVlIC0gcmF0ZSBcdTAwQjcgc2luY2UgbW9kdWxvIDJeNjQsIGluIHR3bydzIGNvbXBsZW1lbnQ6IHdoZXJlIGEgZ2F1Z2UncyBsaW5lIG1lZXRzIHRpY2sgMC4gSXQgaXNcbiAqIHRoZSBzYW1lIHdoZW5ldmVyIHRoZSBnYXVnZSB3YXMgc2V0dGxlZCBsYXN0LCBhbmQgbWF5IGJlIHRvbyBsYXJnZSBmb3IgYSBkb3VibGUsIHNvIGl0IGNvbWVzIGFzXG4gKiB0d28gd29yZHMuIGBzaW5jZWAgaXMgYSB0aWNrLCBiZWxvdyAyXjMyLlxuICpcbiAqIEByZXR1cm5zIHRoZSBsb3cgMzIgYml0cywgc2lnbmVkLlxuICovXG5leHBvcnQgZnVuY3Rpb24gaW50ZXJjZXB0TG93KHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiAoKHZhbHVlIHwgMCkgLSBpbXVsKHJhdGUgfCAwLCBzaW5jZSB8IDApKSB8IDA7XG59XG5cbi8qKiBUaGUgaGlnaCAzMiBiaXRzIG9mIHZhbHVlIC0gcmF0ZSBcdTAwQjcgc2luY2UsIHNpZ25lZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnRlcmNlcHRIaWdoKHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHByb2R1Y3QgPSByYXRlICogc2luY2U7XG4gIGNvbnN0IGludGVyY2VwdCA9IHZhbHVlIC0gcHJvZHVjdDtcbiAgaWYgKGFicyhwcm9kdWN0KSA8PSBJTlRfTUFYICYmIGFicyhpbnRlcmNlcHQpIDw9IElOVF9NQVgpIHJldHVybiBoaWdoKGludGVyY2VwdCk7XG4gIHJldHVybiB3aWRlSGlnaCh2YWx1ZSwgcmF0ZSwgc2luY2UpO1xufVxuXG4vKiogVGhlIHNhbWUgZm9yIHByb2R1Y3RzIHRoYXQgYSBkb3VibGUgd291bGQgcm91bmQ6IGJ5IDE2LWJpdCBoYWx2ZXMsIGVhY2ggc3VtIGV4YWN0LiAqL1xuZnVuY3Rpb24gd2lkZUhpZ2godmFsdWU6IG51bWJlciwgcmF0ZTogbnVtYmVyLCBzaW5jZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgcjAgPSByYXRlICYgMHhmZmZmO1xuICBjb25zdCByMSA9IChyYXRlIHwgMCkgPj4+IDE2O1xuICBjb25zdCBzMCA9IHNpbmNlICYgMHhmZmZmO1xuICBjb25zdCBzMSA9IChzaW5jZSB8IDApID4+PiAxNjtcbiAgY29uc3QgbWlkZGxlID0gcjEgKiBzMCArIHIwICogczE7XG4gIGNvbnN0IGxvd1N1bSA9IHIwICogczAgKyAobWlkZGxlICUgNjU1MzYpICogNjU1MzY7XG4gIGNvbnN0IGNhcnJ5ID0gZmxvb3IobWlkZGxlIC8gNjU1MzYpICsgZmxvb3IobG93U3VtIC8gNDI5NDk2NzI5Nik7XG4gIGNvbnN0IHByb2R1Y3QgPSByMSAqIHMxICsgY2FycnkgKyBpbXVsKGhpZ2gocmF0ZSksIHNpbmNlIHwgMCk7XG4gIGNvbnN0IGJvcnJvdyA9ICh2YWx1ZSB8IDApID4+PiAwIDwgbG93U3VtICUgNDI5NDk2NzI5NiA/IDEgOiAwO1xuICByZXR1cm4gKGhpZ2godmFsdWUpIC0gKHByb2R1Y3QgfCAwKSAtIGJvcnJvdykgfCAwO1xufVxuIiwgImltcG9ydCB7IGltdWwgfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgeyBpbnRlcmNlcHRIaWdoLCBpbnRlcmNlcHRMb3cgfSBmcm9tICcuL2ludGVyY2VwdC5qcyc7XG5cbi8qKlxuICogVGhlIGhhc2ggb2YgYSB0YWJsZSBpcyBhIHN1bTogZWFjaCBjZWxsIChpdHMgcGxhY2UgaW4gdGhlIHRhYmxlLCBpdHMgdmFsdWUpIGdpdmVzIG9uZSB0ZXJtIHRvXG4gKiBlYWNoIG9mIHR3byAzMi1iaXQgbGFuZXMuIEEgd3JpdGUgY29zdHMgb25lIHRlcm0gb3V0IGFuZCBvbmUgaW4sIHdoZXJldmVyIGl0IGhhcHBlbnMgYW5kIGluXG4gKiB3aGF0ZXZlciBvcmRlci4gSXQgZmluZHMgYWNjaWRlbnRzLCB3aXRoIDY0IGJpdHM7IGl0IGlzIG5vIHNpZ25hdHVyZSBhZ2FpbnN0IGEgZm9yZ2VyLlxuICpcbiAqIFRoZSB0ZXJtcyBhcmUgbWFkZSBvZiB0aGUgdHdvIGhhbHZlcyBvZiB0aGUgdmFsdWUncyBJRUVFIDc1NCBiaXRzLCB3aGljaCBhcmUgdGhlIHNhbWVcbiAqIGV2ZXJ5d2hlcmU7IG9ubHkgdGhlaXIgb3JkZXIgaW4gbWVtb3J5IGlzIG5vdC5cbiAqL1xuY29uc3QgTE9XID0gbmV3IEludDMyQXJyYXkobmV3IEZsb2F0NjRBcnJheShbMV0pLmJ1ZmZlcilbMF0gPT09IDAgPyAwIDogMTtcbmNvbnN0IEhJR0ggPSAxIC0gTE9XO1xuXG4vKiogVGhlIGtleSBvZiBhIGNlbGwsIGZyb20gdGhlIG9mZnNldCBvZiBpdHMgd29yZCBpbiB0aGUgdGFibGUgYW5kIHRoZSB0YWJsZSdzIHNhbHQuICovXG5leHBvcnQgZnVuY3Rpb24gY2VsbEtleShhdDogbnVtYmVyLCBzYWx0OiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gKGltdWwoYXQsIDB4OWUzNzc5YjEpICsgc2FsdCkgfCAwO1xufVxuXG4vKiogSGFsZiBvZiBhIHRlcm06IG9uZSByb3VuZCBvdmVyIGVhY2ggb2YgdGhlIHR3byB3b3JkcyBvZiBhIHZhbHVlLCB1bmRlciB0aGUgY2VsbCdzIGtleS4gKi9cbmZ1bmN0aW9uIGZpcnN0Um91bmQoa2V5OiBudW1iZXIsIHdvcmQ6IG51bWJlciwgZmFjdG9yOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBtaXhlZCA9IGtleSBeIHdvcmQ7XG4gIHJldHVybiBpbXVsKG1peGVkIF4gKG1peGVkID4+PiAxNiksIGZhY3Rvcik7XG59XG5cbi8qKiBUaGUgZmlyc3QgbGFuZSdzIHRlcm0sIG9mIGJvdGggaGFsdmVzOiBhIHNlY29uZCByb3VuZCBvdmVyIG9uZSwgam9pbmVkIHdpdGggdGhlIG90aGVyLiAqL1xuZnVuY3Rpb24gdGVybUEoYTogbnVtYmVyLCBiOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBqb2luZWQgPSBhIF4gKGIgPj4+IDE1KTtcbiAgY29uc3QgbWl4ZWQgPSBpbXVsKGpvaW5lZCBeIChqb2luZWQgPj4+IDE1KSwgMHgyYzFiM2M2ZCk7XG4gIHJldHVybiBtaXhlZCBeIChtaXhlZCA+Pj4gMTIpO1xufVxuXG4vKiogVGhlIHNlY29uZCBsYW5lJ3MgdGVybS4gKi9cbmZ1bmN0aW9uIHRlcm1CKGE6IG51bWJlciwgYjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3Qgam9pbmVkID0gYiBeIChhID4+PiAxNCk7XG4gIGNvbnN0IG1peGVkID0gaW11bChqb2luZWQgXiAoam9pbmVkID4+PiAxMyksIDB4Mjk3YTJkMzkpO1xuICByZXR1cm4gbWl4ZWQgXiAobWl4ZWQgPj4+IDE1KTtcbn1cblxuLyoqIEFkZHMgdG8gdGhlIGxhbmVzIHdoYXQgYSBjZWxsIGdpdmVzIHdpdGggKGxvdywgaGlnaCksIGxlc3Mgd2hhdCBpdCBnYXZlIHdpdGggdGhlIG9sZGVyIHdvcmRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1vdmVXb3JkcyhcbiAgbGFuZXM6IEludDMyQXJyYXksXG4gIGtleTogbnVtYmVyLFxuICBvbGRlckxvdzogbnVtYmVyLFxuICBvbGRlckhpZ2g6IG51bWJlcixcbiAgbG93OiBudW1iZXIsXG4gIGhpZ2g6IG51bWJlcixcbik6IHZvaWQge1xuICBjb25zdCBhID0gZmlyc3RSb3VuZChrZXksIGhpZ2gsIDB4N2ZlYjM1MmQpO1xuICBjb25zdCBiID0gZmlyc3RSb3VuZChrZXksIGxvdywgMHg4NDZjYTY4Yik7XG4gIGNvbnN0IG9sZGVyQSA9IGZpcnN0Um91bmQoa2V5LCBvbGRlckhpZ2gsIDB4N2ZlYjM1MmQpO1xuICBjb25zdCBvbGRlckIgPSBmaXJzdFJvdW5kKGtleSwgb2xkZXJMb3csIDB4ODQ2Y2E2OGIpO1xuICBsYW5lc1swXSA9IChsYW5lc1swXSBhcyBudW1iZXIpICsgdGVybUEoYSwgYikgLSB0ZXJtQShvbGRlckEsIG9sZGVyQik7XG4gIGxhbmVzWzFdID0gKGxhbmVzWzFdIGFzIG51bWJlcikgKyB0ZXJtQihhLCBiKSAtIHRlcm1CKG9sZGVyQSwgb2xkZXJCKTtcbn1cblxuLyoqIE1vdmVzIHRoZSBsYW5lcyBieSBvbmUgZW50cnk6IGBvbGRlcmAgYW5kIGBuZXdlcmAgaG9sZCB2YWx1ZXMgYXMgcGFpcnMgb2Ygd29yZHMuICovXG5leHBvcnQgZnVuY3Rpb24gbW92ZVRlcm0oXG4gIGxhbmVzOiBJbnQzMkFycmF5LFxuICBrZXk6IG51bWJlcixcbiAgb2xkZXI6IEludDMyQXJyYXksXG4gIG5ld2VyOiBJbnQzMkFycmF5LFxuICBlbnRyeTogbnVtYmVyLFxuKTogdm9pZCB7XG4gIGNvbnN0IGxvdyA9IDIgKiBlbnRyeSArIExPVztcbiAgY29uc3QgaGlnaCA9IDIgKiBlbnRyeSArIEhJR0g7XG4gIG1vdmVXb3JkcyhcbiAgICBsYW5lcyxcbiAgICBrZXksXG4gICAgb2xkZXJbbG93XSBhcyBudW1iZXIsXG4gICAgb2xkZXJbaGlnaF0gYXMgbnVtYmVyLFxuICAgIG5ld2VyW2xvd10gYXMgbnVtYmVyLFxuICAgIG5ld2VyW2hpZ2hdIGFzIG51bWJlcixcbiAgKTtcbn1cblxuLyoqXG4gKiBNb3ZlcyB0aGUgbGFuZXMgYnkgYSBnYXVnZTogdGhyZWUgZW50cmllcyBmcm9tIGBlbnRyeWAgb24gYXJlIGl0cyB2YWx1ZSwgcmF0ZSBhbmQgc2luY2UuIEl0IGlzXG4gKiBoYXNoZWQgYnkgd2hhdCBpdCBtZWFucywgaXRzIGludGVyY2VwdCBhbmQgaXRzIHJhdGUsIHdoZW5ldmVyIGl0IHdhcyBzZXR0bGVkIGxhc3QuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtb3ZlR2F1Z2UoXG4gIGxhbmVzOiBJbnQzMkFycmF5LFxuICBrZXk6IG51bWJlcixcbiAgb2xkZXI6IEZsb2F0NjRBcnJheSxcbiAgbmV3ZXI6IEZsb2F0NjRBcnJheSxcbiAgZW50cnk6IG51bWJlcixcbik6IHZvaWQge1xuICBjb25zdCB2YWx1ZSA9IG5ld2VyW2VudHJ5XSBhcyBudW1iZXI7XG4gIGNvbnN0IHJhdGUgPSBuZXdlcltlbnRyeSArIDFdIGFzIG51bWJlcjtcbiAgY29uc3Qgc2luY2UgPSBuZXdlcltlbnRyeSArIDJdIGFzIG51bWJlcjtcbiAgY29uc3Qgb2xkZXJWYWx1ZSA9IG9sZGVyW2VudHJ5XSBhcyBudW1iZXI7XG4gIGNvbnN0IG9sZGVyUmF0ZSA9IG9sZGVyW2VudHJ5ICsgMV0gYXMgbnVtYmVyO1xuICBjb25zdCBvbGRlclNpbmNlID0gb2xkZXJbZW50cnkgKyAyXSBhcyBudW1iZXI7XG4gIG1vdmVXb3JkcyhcbiAgICBsYW5lcyxcbiAgICBrZXksXG4gICAgaW50ZXJjZXB0TG93KG9sZGVyVmFsdWUsIG9sZGVyUmF0ZSwgb2xkZXJTaW5jZSksXG4gICAgaW50ZXJjZXB0SGlnaChvbGRlclZhbHVlLCBvbGRlclJhdGUsIG9sZGVyU2luY2UpLFxuICAgIGludGVyY2VwdExvdyh2YWx1ZSwgcmF0ZSwgc2luY2UpLFxuICAgIGludGVyY2VwdEhpZ2godmFsdWUsIHJhdGUsIHNpbmNlKSxcbiAgKTtcbiAgaWYgKHJhdGUgIT09IG9sZGVyUmF0ZSkge1xuICAgIC8vIEEgcmF0ZSBpcyBiZWxvdyAyXjUzOiBpdHMgaGlnaCB3b3JkIG5lZWRzIDIxIGJpdHMsIGFuZCB0aGUgbG93IG9uZSBhbGwgb2YgaXRzIG93bi5cbiAgICBtb3ZlV29yZHMoXG4gICAgICBsYW5lcyxcbiAgICAgIH5rZXksXG4gICAgICBvbGRlclJhdGUgfCAwLFxuICAgICAgKG9sZGVyUmF0ZSAvIDQyOTQ5NjcyOTYpIHwgMCxcbiAgICAgIHJhdGUgfCAwLFxuICAgICAgKHJhdGUgLyA0Mjk0OTY3Mjk2KSB8IDAsXG4gICAgKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGltdWwgfSBmcm9tICcuL2ludC5qcyc7XG5cbi8qKiBNYXJrcyB0aGUgZmlyc3Qgb2YgYSBnYXVnZSdzIHRocmVlIGVudHJpZXM7IG9mZnNldHMgb2Ygd29yZHMgYXJlIGJlbG93IGl0LiAqL1xuZXhwb3J0IGNvbnN0IEdBVUdFID0gMSA8PCAzMDtcblxuLyoqXG4gKiBUdXJucyB0aGUgbWFyayBvZiBhbiBlbnRyeSBpbnRvIHRoZSBvZmZzZXQgb2YgaXRzIHdvcmQ6IHRoZSBtYXJrIGlzIHRoZSBvZmZzZXQsIHBsdXMgR0FVR0UgZm9yXG4gKiB0aGUgZmlyc3Qgd29yZCBvZiBhIGdhdWdlLCBvciB0aGUgY29tcGxlbWVudCBvZiB0aGUgb2Zmc2V0IGZvciBhIHdvcmQgd2l0aG91dCBhIHRlcm0gb2YgaXRzIG93bi5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9mZnNldE9mKG1hcms6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBtYXJrIDwgMCA/IH5tYXJrIDogbWFyayAmIH5HQVVHRTtcbn1cblxuLyoqXG4gKiBLZWVwcyB0aGUgZmlyc3QgZW50cnkgb2YgZWFjaCB3b3JkLCBpbiBvcmRlcjogd2hhdCB0aGUgd29yZCB3YXMgYmVmb3JlIGFsbCBvZiB0aGVtLlxuICpcbiAqIEByZXR1cm5zIGhvdyBtYW55IHdlcmUga2VwdC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvbXBhY3RFbnRyaWVzKG1hcmtzOiBJbnQzMkFycmF5LCBvbGRlcjogRmxvYXQ2NEFycmF5LCBzaXplOiBudW1iZXIpOiBudW1iZXIge1xuICBsZXQgc2xvdHMgPSA2NDtcbiAgd2hpbGUgKHNsb3RzIDwgc2l6ZSAqIDIpIHNsb3RzICo9IDI7XG4gIGNvbnN0IHNlZW4gPSBuZXcgSW50MzJBcnJheShzbG90cyk7XG4gIGxldCBrZXB0ID0gMDtcbiAgZm9yIChsZXQgZW50cnkgPSAwOyBlbnRyeSA8IHNpemU7IGVudHJ5ICs9IDEpIHtcbiAgICBjb25zdCBvZmZzZXQgPSBvZmZzZXRPZihtYXJrc1tlbnRyeV0gYXMgbnVtYmVyKTtcbiAgICBjb25zdCBtaXhlZCA9IGltdWwob2Zmc2V0LCAweDllMzc3OWIxKTtcbiAgICBsZXQgc2xvdCA9IChtaXhlZCBeIChtaXhlZCA+Pj4gMTUpKSAmIChzbG90cyAtIDEpO1xuICAgIHdoaWxlIChzZWVuW3Nsb3RdICE9PSAwICYmIHNlZW5bc2xvdF0gIT09IG9mZnNldCArIDEpIHNsb3QgPSAoc2xvdCArIDEpICYgKHNsb3RzIC0gMSk7XG4gICAgaWYgKHNlZW5bc2xvdF0gIT09IDApIGNvbnRpbnVlO1xuICAgIHNlZW5bc2xvdF0gPSBvZmZzZXQgKyAxO1xuICAgIG1hcmtzW2tlcHRdID0gbWFya3NbZW50cnldIGFzIG51bWJlcjtcbiAgICBvbGRlcltrZXB0XSA9IG9sZGVyW2VudHJ5XSBhcyBudW1iZXI7XG4gICAga2VwdCArPSAxO1xuICB9XG4gIHJldHVybiBrZXB0O1xufVxuIiwgImltcG9ydCB7IGNlbGxLZXksIG1vdmVHYXVnZSwgbW92ZVRlcm0gfSBmcm9tICcuL2NlbGxIYXNoLmpzJztcbmltcG9ydCB7IGNvbXBhY3RFbnRyaWVzLCBHQVVHRSwgb2Zmc2V0T2YgfSBmcm9tICcuL2VudHJpZXMuanMnO1xuaW1wb3J0IHsgZmxvb3IsIElOVF9NQVgsIG1heCB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB7IHR5cGUgTGF5b3V0LCBST0xFIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcbmltcG9ydCB7IFBSRVNFTlQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBFbnRyaWVzIGF0IHdoaWNoIGEgbG9uZyB0cmFuc2l0aW9uIGZpcnN0IGRyb3BzIHRob3NlIHRoYXQgYSBsYXRlciBvbmUgaGFzIG92ZXJ0YWtlbi4gKi9cbmNvbnN0IENPTVBBQ1RfRlJPTSA9IDEgPDwgMTY7XG5cbi8qKlxuICogVGhlIGxpdmUgcm93cyBvZiBvbmUgdGFibGU6IG9uZSBmbGF0IGFycmF5IG9mIGRvdWJsZXMsIGFuZCBiZXNpZGUgaXQgd2hhdCB0aGUgdHJhbnNpdGlvbiBpbiBoYW5kXG4gKiBoYXMgd3JpdHRlbiwgaW4gb3JkZXI6IHdoaWNoIHdvcmQgKGl0cyBjb21wbGVtZW50IHdoZW4gaXQgaXMgbm90IGhhc2hlZCksIGl0cyBvbGRlciB2YWx1ZSwgaXRzXG4gKiBuZXdlciB2YWx1ZS4gTm90aW5nIGEgd3JpdGUgdG91Y2hlcyBubyBtZW1vcnkgYnV0IHRoZSB3b3JkIGFuZCB0aGUgZW5kIG9mIHRocmVlIGFycmF5czsgdGhlIGhhc2hcbiAqIGlzIGNvbXB1dGVkIGxhdGVyLCBvdmVyIHRob3NlIGFycmF5cywgd2hlcmUgbm90aGluZyBtaXNzZXMgdGhlIGNhY2hlLlxuICovXG5leHBvcnQgY2xhc3MgSm91cm5hbFJvd3MgaW1wbGVtZW50cyBSb3dzIHtcbiAgd29yZHM6IEZsb2F0NjRBcnJheTtcbiAgcmVhZG9ubHkgbGF5b3V0OiBMYXlvdXQ7XG4gIHJlYWRvbmx5IHN0cmlkZTogbnVtYmVyO1xuICAvKiogU3VtcyBvZiB0aGUgdGVybXMgb2YgYWxsIGNlbGxzOiB0aGUgdHdvIGhhc2ggbGFuZXMuICovXG4gIHJlYWRvbmx5IGxhbmVzID0gbmV3IEludDMyQXJyYXkoMik7XG4gICNtYXJrcyA9IG5ldyBJbnQzMkFycmF5KDY0KTtcbiAgI29sZGVyID0gbmV3IEZsb2F0NjRBcnJheSg2NCk7XG4gICNuZXdlciA9IG5ldyBGbG9hdDY0QXJyYXkoNjQpO1xuICAvKiogVGhlIHNhbWUgdmFsdWVzIGFzIHBhaXJzIG9mIDMyLWJpdCB3b3JkcywgZm9yIGhhc2hpbmcuICovXG4gICNvbGRlckJpdHMgPSBuZXcgSW50MzJBcnJheSh0aGlzLiNvbGRlci5idWZmZXIpO1xuICAjbmV3ZXJCaXRzID0gbmV3IEludDMyQXJyYXkodGhpcy4jbmV3ZXIuYnVmZmVyKTtcbiAgI3NpemUgPSAwO1xuICAvKiogRW50cmllcyB3aG9zZSB0ZXJtcyBhcmUgaW4gdGhlIGxhbmVzIGFscmVhZHkuICovXG4gICNoYXNoZWQgPSAwO1xuICAjbGltaXQgPSBDT01QQUNUX0ZST007XG5cbiAgY29uc3RydWN0b3IobGF5b3V0OiBMYXlvdXQsIHdvcmRzOiBGbG9hdDY0QXJyYXkgPSBuZXcgRmxvYXQ2NEFycmF5KGxheW91dC5zdHJpZGUgKiAxNikpIHtcbiAgICB0aGlzLmxheW91dCA9IGxheW91dDtcbiAgICB0aGlzLnN0cmlkZSA9IGxheW91dC5zdHJpZGU7XG4gICAgdGhpcy53b3JkcyA9IHdvcmRzO1xuICB9XG5cbiAgZ2V0KHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMud29yZHNbcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXRdIGFzIG51bWJlcjtcbiAgfVxuXG4gIHNldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBhdCA9IHJvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0O1xuICAgIGlmICh0aGlzLndvcmRzW2F0XSA9PT0gdmFsdWUpIHJldHVybjtcbiAgICBpZiAoZmxvb3IodmFsdWUpICE9PSB2YWx1ZSB8fCB2YWx1ZSA+IElOVF9NQVggfHwgdmFsdWUgPCAtSU5UX01BWCkgdGhpcy4jZmFpbChhdCwgdmFsdWUpO1xuICAgIHRoaXMuI25vdGUoYXQsIGF0LCB2YWx1ZSk7XG4gIH1cblxuICBzZXRVbmhhc2hlZChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBhdCA9IHJvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0O1xuICAgIGlmICh0aGlzLndvcmRzW2F0XSAhPT0gdmFsdWUpIHRoaXMuI25vdGUofmF0LCBhdCwgdmFsdWUpO1xuICB9XG5cbiAgc2V0R2F1Z2Uocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyLCByYXRlOiBudW1iZXIsIHNpbmNlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBhdCA9IHJvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0O1xuICAgIGlmIChmbG9vcih2YWx1ZSkgIT09IHZhbHVlIHx8IHZhbHVlID4gSU5UX01BWCB8fCB2YWx1ZSA8IC1JTlRfTUFYKSB0aGlzLiNmYWlsKGF0LCB2YWx1ZSk7XG4gICAgaWYgKGZsb29yKHJhdGUpICE9PSByYXRlIHx8IHJhdGUgPiBJTlRfTUFYIHx8IHJhdGUgPCAtSU5UX01BWCkgdGhpcy4jZmFpbChhdCwgcmF0ZSk7XG4gICAgLy8gSXRzIHRocmVlIGVudHJpZXMgc3RheSB0b2dldGhlciwgd2hhdGV2ZXIgaXMgY29tcGFjdGVkLlxuICAgIGlmICh0aGlzLiNzaXplICsgMyA+IHRoaXMuI21hcmtzLmxlbmd0aCkgdGhpcy4jZ3JvdygpO1xuICAgIHRoaXMuI25vdGUoYXQgfCBHQVVHRSwgYXQsIHZhbHVlKTtcbiAgICB0aGlzLiNub3RlKH4oYXQgKyAxKSwgYXQgKyAxLCByYXRlKTtcbiAgICB0aGlzLiNub3RlKH4oYXQgKyAyKSwgYXQgKyAyLCBzaW5jZSk7XG4gIH1cblxuICBwZWVrKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMud29yZHNbcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXRdIGFzIG51bWJlcjtcbiAgfVxuXG4gIHBva2Uocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy53b3Jkc1tyb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldF0gPSB2YWx1ZTtcbiAgfVxuXG4gIHJlc2VydmUocm93OiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLnJlc2VydmVXb3JkKChyb3cgKyAxKSAqIHRoaXMuc3RyaWRlIC0gMSk7XG4gIH1cblxuICAvKipcbiAgICogTWFrZXMgcm9vbSBmb3IgYSB3b3JkOiBhIHZlcnNpb24gdGhhdCB3YXMgbGVmdCBmb3IgYW4gb2xkZXIgb25lIG1heSBoYXZlIG1vcmUgcm93cyB0aGFuIHRoZVxuICAgKiBzdG9yZSBpdCBjb21lcyBiYWNrIHRvLlxuICAgKi9cbiAgcmVzZXJ2ZVdvcmQoYXQ6IG51bWJlcik6IHZvaWQge1xuICAgIGlmIChhdCA8IHRoaXMud29yZHMubGVuZ3RoKSByZXR1cm47XG4gICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KG1heChhdCArIDEsIHRoaXMud29yZHMubGVuZ3RoICogMikpO1xuICAgIHdvcmRzLnNldCh0aGlzLndvcmRzKTtcbiAgICB0aGlzLndvcmRzID0gd29yZHM7XG4gIH1cblxuICAvKiogQSBjb3B5IG9mIHRoZSByb3dzIGluIHVzZSwgZm9yIGFub3RoZXIgc3RvcmUuICovXG4gIGNvcHkoKTogSm91cm5hbFJvd3Mge1xuICAgIGNvbnN0IHVzZWQgPSAodGhpcy5nZXQoMCwgUFJFU0VOVCkgKyAxKSAqIHRoaXMuc3RyaWRlO1xuICAgIHJldHVybiBuZXcgSm91cm5hbFJvd3ModGhpcy5sYXlvdXQsIHRoaXMud29yZHMuc2xpY2UoMCwgdXNlZCkpO1xuICB9XG5cbiAgLyoqIEVuZHMgdGhlIHdyaXRpbmcgb2YgYSB0cmFuc2l0aW9uOiB0aGUgbnVtYmVyIG9mIGl0cyBqb3VybmFsIGVudHJpZXMuICovXG4gIHNldHRsZSgpOiBudW1iZXIge1xuICAgIGlmICh0aGlzLiNsaW1pdCA+IENPTVBBQ1RfRlJPTSkgdGhpcy4jY29tcGFjdCgpO1xuICAgIHJldHVybiB0aGlzLiNzaXplO1xuICB9XG5cbiAgLyoqIE1vdmVzIHRoZSBsYW5lcywgYW5kIHB1dHMgdGhlIGVudHJpZXMgaW50byBhIGpvdXJuYWwgZnJvbSBpdHMgZW50cnkgYGZyb21gIG9uLiAqL1xuICBjb21taXQob2Zmc2V0czogSW50MzJBcnJheSwgdmFsdWVzOiBGbG9hdDY0QXJyYXksIGZyb206IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHNpemUgPSB0aGlzLiNzaXplO1xuICAgIGlmIChzaXplID09PSAwKSByZXR1cm47XG4gICAgdGhpcy4jaGFzaCgpO1xuICAgIGZvciAobGV0IGVudHJ5ID0gMDsgZW50cnkgPCBzaXplOyBlbnRyeSArPSAxKSB7XG4gICAgICBvZmZzZXRzW2Zyb20gKyBlbnRyeV0gPSBvZmZzZXRPZih0aGlzLiNtYXJrc1tlbnRyeV0gYXMgbnVtYmVyKTtcbiAgICB9XG4gICAgdmFsdWVzLnNldCh0aGlzLiNvbGRlci5zdWJhcnJheSgwLCBzaXplKSwgZnJvbSk7XG4gICAgdGhpcy4jY2xlYXIoKTtcbiAgfVxuXG4gIC8qKiBUYWtlcyB0aGUgdHJhbnNpdGlvbiBiYWNrOyBgcmVzdG9yZWRgIGhlYXJzIG9mIGVhY2ggdGltZXIgdGhhdCB3YXMgbW92ZWQuICovXG4gIHJvbGxiYWNrKHJlc3RvcmVkOiAocm93OiBudW1iZXIsIGR1ZU9mZnNldDogbnVtYmVyKSA9PiB2b2lkKTogdm9pZCB7XG4gICAgY29uc3QgeyB3b3Jkcywgc3RyaWRlIH0gPSB0aGlzO1xuICAgIGNvbnN0IHsgcm9sZXMgfSA9IHRoaXMubGF5b3V0O1xuICAgIGZvciAobGV0IGVudHJ5ID0gdGhpcy4jc2l6ZSAtIDE7IGVudHJ5ID49IDA7IGVudHJ5IC09IDEpIHtcbiAgICAgIGNvbnN0IGF0ID0gb2Zmc2V0T2YodGhpcy4jbWFya3NbZW50cnldIGFzIG51bWJlcik7XG4gICAgICB3b3Jkc1thdF0gPSB0aGlzLiNvbGRlcltlbnRyeV0gYXMgbnVtYmVyO1xuICAgICAgY29uc3Qgb2Zmc2V0ID0gYXQgJSBzdHJpZGU7XG4gICAgICBpZiAocm9sZXNbb2Zmc2V0XSA9PT0gUk9MRS50aW1lckR1ZSkgcmVzdG9yZWQoKGF0IC0gb2Zmc2V0KSAvIHN0cmlkZSwgb2Zmc2V0KTtcbiAgICB9XG4gICAgdGhpcy4jY2xlYXIoKTtcbiAgfVxuXG4gICNjbGVhcigpOiB2b2lkIHtcbiAgICB0aGlzLiNzaXplID0gMDtcbiAgICB0aGlzLiNoYXNoZWQgPSAwO1xuICAgIHRoaXMuI2xpbWl0ID0gQ09NUEFDVF9GUk9NO1xuICB9XG5cbiAgI25vdGUobWFyazogbnVtYmVyLCBhdDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3NpemUgPT09IHRoaXMuI21hcmtzLmxlbmd0aCkgdGhpcy4jZ3JvdygpO1xuICAgIGNvbnN0IHNpemUgPSB0aGlzLiNzaXplO1xuICAgIHRoaXMuI21hcmtzW3NpemVdID0gbWFyaztcbiAgICB0aGlzLiNvbGRlcltzaXplXSA9IHRoaXMud29yZHNbYXRdIGFzIG51bWJlcjtcbiAgICAvLyBUaGUgc3VtIHdpdGggemVybyB0dXJucyAtMCBpbnRvIDA6IHRoZSB0d28gYXJlIG9uZSBpbnRlZ2VyLlxuICAgIHRoaXMuI25ld2VyW3NpemVdID0gdGhpcy53b3Jkc1thdF0gPSB2YWx1ZSArIDA7XG4gICAgdGhpcy4jc2l6ZSA9IHNpemUgKyAxO1xuICB9XG5cbiAgI2dyb3coKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3NpemUgPj0gdGhpcy4jbGltaXQpIHRoaXMuI2NvbXBhY3QoKTtcbiAgICBpZiAodGhpcy4jc2l6ZSAqIDIgPCB0aGlzLiNtYXJrcy5sZW5ndGgpIHJldHVybjtcbiAgICBjb25zdCBzaXplID0gdGhpcy4jbWFya3MubGVuZ3RoICogMjtcbiAgICBjb25zdCBtYXJrcyA9IG5ldyBJbnQzMkFycmF5KHNpemUpO1xuICAgIG1hcmtzLnNldCh0aGlzLiNtYXJrcyk7XG4gICAgY29uc3Qgb2xkZXIgPSBuZXcgRmxvYXQ2NEFycmF5KHNpemUpO1xuICAgIG9sZGVyLnNldCh0aGlzLiNvbGRlcik7XG4gICAgY29uc3QgbmV3ZXIgPSBuZXcgRmxvYXQ2NEFycmF5KHNpemUpO1xuICAgIG5ld2VyLnNldCh0aGlzLiNuZXdlcik7XG4gICAgdGhpcy4jbWFya3MgPSBtYXJrcztcbiAgICB0aGlzLiNvbGRlciA9IG9sZGVyO1xuICAgIHRoaXMuI25ld2VyID0gbmV3ZXI7XG4gICAgdGhpcy4jb2xkZXJCaXRzID0gbmV3IEludDMyQXJyYXkob2xkZXIuYnVmZmVyKTtcbiAgICB0aGlzLiNuZXdlckJpdHMgPSBuZXcgSW50MzJBcnJheShuZXdlci5idWZmZXIpO1xuICB9XG5cbiAgLyoqIERyb3BzIGVudHJpZXMgb2YgYSBsb25nIHRyYW5zaXRpb24gdGhhdCBvdGhlcnMgb2YgdGhlIHNhbWUgd29yZCBjb21lIGJlZm9yZS4gKi9cbiAgI2NvbXBhY3QoKTogdm9pZCB7XG4gICAgdGhpcy4jaGFzaCgpO1xuICAgIHRoaXMuI3NpemUgPSBjb21wYWN0RW50cmllcyh0aGlzLiNtYXJrcywgdGhpcy4jb2xkZXIsIHRoaXMuI3NpemUpO1xuICAgIHRoaXMuI2hhc2hlZCA9IHRoaXMuI3NpemU7XG4gICAgdGhpcy4jbGltaXQgPSBtYXgoQ09NUEFDVF9GUk9NLCB0aGlzLiNzaXplICogMikgKyAxO1xuICB9XG5cbiAgLyoqIEFkZHMgdGhlIHRlcm1zIG9mIHRoZSBlbnRyaWVzIHRoYXQgYXJlIG5ldyBzaW5jZSB0aGUgbGFzdCB0aW1lLiAqL1xuICAjaGFzaCgpOiB2b2lkIHtcbiAgICBjb25zdCB7IGxhbmVzIH0gPSB0aGlzO1xuICAgIGNvbnN0IHsgc2FsdCB9ID0gdGhpcy5sYXlvdXQ7XG4gICAgY29uc3QgbWFya3MgPSB0aGlzLiNtYXJrcztcbiAgICBjb25zdCBvbGRlciA9IHRoaXMuI29sZGVyQml0cztcbiAgICBjb25zdCBuZXdlciA9IHRoaXMuI25ld2VyQml0cztcbiAgICBmb3IgKGxldCBlbnRyeSA9IHRoaXMuI2hhc2hlZDsgZW50cnkgPCB0aGlzLiNzaXplOyBlbnRyeSArPSAxKSB7XG4gICAgICBjb25zdCBtYXJrID0gbWFya3NbZW50cnldIGFzIG51bWJlcjtcbiAgICAgIGlmIChtYXJrIDwgMCkgY29udGludWU7XG4gICAgICBpZiAobWFyayA8IEdBVUdFKSBtb3ZlVGVybShsYW5lcywgY2VsbEtleShtYXJrLCBzYWx0KSwgb2xkZXIsIG5ld2VyLCBlbnRyeSk7XG4gICAgICBlbHNlIHtcbiAgICAgICAgbW92ZUdhdWdlKGxhbmVzLCBjZWxsS2V5KG1hcmsgJiB+R0FVR0UsIHNhbHQpLCB0aGlzLiNvbGRlciwgdGhpcy4jbmV3ZXIsIGVudHJ5KTtcbiAgICAgICAgZW50cnkgKz0gMjtcbiAgICAgIH1cbiAgICB9XG4gICAgdGhpcy4jaGFzaGVkID0gdGhpcy4jc2l6ZTtcbiAgfVxuXG4gICNmYWlsKGF0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiBuZXZlciB7XG4gICAgY29uc3QgeyBuYW1lLCBmaWVsZHMgfSA9IHRoaXMubGF5b3V0LmRlZmluaXRpb247XG4gICAgY29uc3Qgb2Zmc2V0ID0gYXQgJSB0aGlzLnN0cmlkZTtcbiAgICBjb25zdCBmaWVsZCA9IE9iamVjdC5rZXlzKGZpZWxkcykuZmlsdGVyKChrZXkpID0+IChmaWVsZHNba2V5XSBhcyBudW1iZXIpIDw9IG9mZnNldCk7XG4gICAgY29uc3Qgcm93ID0gKGF0IC0gb2Zmc2V0KSAvIHRoaXMuc3RyaWRlO1xuICAgIGludmFyaWFudChmYWxzZSwgYCR7bmFtZX0uJHtmaWVsZC5hdCgtMSl9IG9mIHJvdyAke3Jvd30gYmVjYW1lICR7dmFsdWV9LCB3aGljaCBpcyBubyBpbnRlZ2VyYCk7XG4gIH1cbn1cbiIsICJpbXBvcnQgeyBpbXVsIH0gZnJvbSAnLi9pbnQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcbmltcG9ydCB7IFBSRVNFTlQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKlxuICogRnJvbSBhIHVuaXF1ZSBrZXkgdG8gaXRzIHJvdywgb3ZlciByb3dzIHRoYXQgYXJlIG5ldmVyIHJlbW92ZWQ6IG9wZW4gYWRkcmVzc2luZyB3aXRoIGxpbmVhclxuICogcHJvYmluZy4gSXQgaG9sZHMgaGludHMsIGNoZWNrZWQgYWdhaW5zdCB0aGUgcm93IGl0c2VsZjogaXQgbWF5IGtub3cgcm93cyB3aGljaCB0aGUgc25hcHNob3QgYXRcbiAqIGhhbmQgZG9lcyBub3QgaGF2ZSwgYW5kIGdvZXMgb24ga25vd2luZyB0aGVtIGZvciB0aGUgc25hcHNob3RzIHRoYXQgZG8uXG4gKi9cbmV4cG9ydCBjbGFzcyBLZXlJbmRleCB7XG4gIC8qKiBQYWlycyBvZiBhIHJvdyBhbmQgaXRzIGtleSdzIGhhc2guICovXG4gICNzbG90czogSW50MzJBcnJheSA9IG5ldyBJbnQzMkFycmF5KDEyOCk7XG4gICN1c2VkID0gMDtcblxuICAvKiogVGhlIHJvdyB3aG9zZSBrZXkgd29yZCBlcXVhbHMgYGtleWA7IDAgd2hlbiBgcm93c2AgaGFzIG5vbmUuICovXG4gIGZpbmQocm93czogUm93cywga2V5T2Zmc2V0OiBudW1iZXIsIGtleTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCBtYXNrID0gdGhpcy4jc2xvdHMubGVuZ3RoIC0gMTtcbiAgICBjb25zdCBjb3VudCA9IHJvd3MuZ2V0KDAsIFBSRVNFTlQpO1xuICAgIGZvciAobGV0IGF0ID0gKDIgKiBzcHJlYWQoa2V5KSkgJiBtYXNrOyA7IGF0ID0gKGF0ICsgMikgJiBtYXNrKSB7XG4gICAgICBjb25zdCByb3cgPSB0aGlzLiNzbG90c1thdF0gYXMgbnVtYmVyO1xuICAgICAgaWYgKHJvdyA9PT0gMCkgcmV0dXJuIDA7XG4gICAgICBpZiAocm93IDw9IGNvdW50ICYmIHJvd3MuZ2V0KHJvdywga2V5T2Zmc2V0KSA9PT0ga2V5KSByZXR1cm4gcm93O1xuICAgIH1cbiAgfVxuXG4gIC8qKiBBZGRzIGEgcm93IHdpdGggaXRzIGtleS4gKi9cbiAgYWRkKHJvdzogbnVtYmVyLCBrZXk6IG51bWJlcik6IHZvaWQge1xuICAgIGlmICh0aGlzLiN1c2VkICogNCA+PSB0aGlzLiNzbG90cy5sZW5ndGgpIHRoaXMuI2dyb3coKTtcbiAgICB0aGlzLiNwbGFjZShyb3csIHNwcmVhZChrZXkpKTtcbiAgfVxuXG4gIC8qKiBBIGNvcHksIHRvIGdvIHdpdGggYSBjb3B5IG9mIHRoZSByb3dzLiAqL1xuICBjb3B5KCk6IEtleUluZGV4IHtcbiAgICBjb25zdCBjb3B5ID0gbmV3IEtleUluZGV4KCk7XG4gICAgY29weS4jc2xvdHMgPSB0aGlzLiNzbG90cy5zbGljZSgpO1xuICAgIGNvcHkuI3VzZWQgPSB0aGlzLiN1c2VkO1xuICAgIHJldHVybiBjb3B5O1xuICB9XG5cbiAgI3BsYWNlKHJvdzogbnVtYmVyLCBoYXNoOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBtYXNrID0gdGhpcy4jc2xvdHMubGVuZ3RoIC0gMTtcbiAgICBsZXQgYXQgPSAoMiAqIGhhc2gpICYgbWFzaztcbiAgICB3aGlsZSAodGhpcy4jc2xvdHNbYXRdICE9PSAwKSB7XG4gICAgICAvLyBBIHJvdyB0aGF0IHdhcyB0YWtlbiBiYWNrIG1heSBjb21lIGFnYWluIHdpdGggdGhlIHNhbWUga2V5LlxuICAgICAgaWYgKHRoaXMuI3Nsb3RzW2F0XSA9PT0gcm93ICYmIHRoaXMuI3Nsb3RzW2F0ICsgMV0gPT09IGhhc2gpIHJldHVybjtcbiAgICAgIGF0ID0gKGF0ICsgMikgJiBtYXNrO1xuICAgIH1cbiAgICB0aGlzLiNzbG90c1thdF0gPSByb3c7XG4gICAgdGhpcy4jc2xvdHNbYXQgKyAxXSA9IGhhc2g7XG4gICAgdGhpcy4jdXNlZCArPSAxO1xuICB9XG5cbiAgI2dyb3coKTogdm9pZCB7XG4gICAgY29uc3Qgc2xvdHMgPSB0aGlzLiNzbG90cztcbiAgICB0aGlzLiNzbG90cyA9IG5ldyBJbnQzMkFycmF5KHNsb3RzLmxlbmd0aCAqIDIpO1xuICAgIHRoaXMuI3VzZWQgPSAwO1xuICAgIGZvciAobGV0IGF0ID0gMDsgYXQgPCBzbG90cy5sZW5ndGg7IGF0ICs9IDIpIHtcbiAgICAgIGNvbnN0IHJvdyA9IHNsb3RzW2F0XSBhcyBudW1iZXI7XG4gICAgICBpZiAocm93ICE9PSAwKSB0aGlzLiNwbGFjZShyb3csIHNsb3RzW2F0ICsgMV0gYXMgbnVtYmVyKTtcbiAgICB9XG4gIH1cbn1cblxuZnVuY3Rpb24gc3ByZWFkKGtleTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgbWl4ZWQgPSBpbXVsKGtleSB8IDAsIDB4OWUzNzc5YjEpIF4gaW11bCgoa2V5IC8gNDI5NDk2NzI5NikgfCAwLCAweDg1ZWJjYTZiKTtcbiAgcmV0dXJuIG1peGVkIF4gKG1peGVkID4+PiAxNSk7XG59XG4iLCAiaW1wb3J0IHsgQWdlbmRhIH0gZnJvbSAnLi9hZ2VuZGEuanMnO1xuaW1wb3J0IHR5cGUgeyBTdG9yZSB9IGZyb20gJy4vYmFja2VuZC5qcyc7XG5pbXBvcnQgeyBKb3VybmFsUm93cyB9IGZyb20gJy4vam91cm5hbFJvd3MuanMnO1xuaW1wb3J0IHsgS2V5SW5kZXggfSBmcm9tICcuL2tleUluZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgTGF5b3V0LCBUaW1lcktpbmQgfSBmcm9tICcuL2xheW91dC5qcyc7XG5pbXBvcnQgeyBQUkVTRU5UIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogVGhlIGxpdmUgd29yZHMgb2YgYWxsIHRhYmxlcywgd2l0aCB3aGF0IGlzIGRlcml2ZWQgZnJvbSB0aGVtLiAqL1xuZXhwb3J0IGludGVyZmFjZSBKb3VybmFsU3RvcmUgZXh0ZW5kcyBTdG9yZSB7XG4gIHJlYWRvbmx5IHJvd3M6IHJlYWRvbmx5IEpvdXJuYWxSb3dzW107XG4gIHJlYWRvbmx5IGtleXM6IHJlYWRvbmx5IChLZXlJbmRleCB8IHVuZGVmaW5lZClbXTtcbiAgYWdlbmRhOiBBZ2VuZGE7XG4gIC8qKiBXaGV0aGVyIHRoZSBhZ2VuZGEga25vd3MgdGhlIHRpbWVycyBvZiB0aGVzZSByb3dzOiBub3QgeWV0IGluIGEgZnJlc2ggY29weS4gKi9cbiAgZmlsZWQ6IGJvb2xlYW47XG4gIC8qKiBXaGV0aGVyIGEgdHJhbnNpdGlvbiBpcyB3cml0aW5nIGhlcmUuICovXG4gIHdyaXRpbmc6IGJvb2xlYW47XG4gIC8qKiBCeXRlcyBvZiB0aGUgam91cm5hbHMgdGhhdCBsZWFkIGhlcmUgc2luY2UgdGhlIGxhc3QgYmFzZS4gKi9cbiAgYmVoaW5kQnl0ZXM6IG51bWJlcjtcbn1cblxuLyoqIEFuIGVtcHR5IHN0b3JlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0ZVN0b3JlKGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLCBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10pOiBKb3VybmFsU3RvcmUge1xuICByZXR1cm4gc3RvcmVPZihcbiAgICBsYXlvdXRzLm1hcCgobGF5b3V0KSA9PiBuZXcgSm91cm5hbFJvd3MobGF5b3V0KSksXG4gICAgbGF5b3V0cy5tYXAoKHsgZGVmaW5pdGlvbiB9KSA9PiAoZGVmaW5pdGlvbi5rZXkgPT09IDAgPyB1bmRlZmluZWQgOiBuZXcgS2V5SW5kZXgoKSkpLFxuICAgIGtpbmRzLFxuICAgIHRydWUsXG4gICk7XG59XG5cbi8qKiBBIHN0b3JlIHdpdGggdGhlIHNhbWUgd29yZHM7IGl0cyBhZ2VuZGEgaXMgZmlsZWQgd2hlbiBzb21lYm9keSBmaXJzdCB0aWNrcyBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb3B5U3RvcmUoc3RvcmU6IEpvdXJuYWxTdG9yZSwga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdKTogSm91cm5hbFN0b3JlIHtcbiAgcmV0dXJuIHN0b3JlT2YoXG4gICAgc3RvcmUucm93cy5tYXAoKHJvd3MpID0+IHJvd3MuY29weSgpKSxcbiAgICBzdG9yZS5rZXlzLm1hcCgoaW5kZXgpID0+IGluZGV4Py5jb3B5KCkpLFxuICAgIGtpbmRzLFxuICAgIGZhbHNlLFxuICApO1xufVxuXG5mdW5jdGlvbiBzdG9yZU9mKFxuICByb3dzOiByZWFkb25seSBKb3VybmFsUm93c1tdLFxuICBrZXlzOiByZWFkb25seSAoS2V5SW5kZXggfCB1bmRlZmluZWQpW10sXG4gIGtpbmRzOiByZWFkb25seSBUaW1lcktpbmRbXSxcbiAgZmlsZWQ6IGJvb2xlYW4sXG4pOiBKb3VybmFsU3RvcmUge1xuICBjb25zdCBhZ2VuZGEgPSBuZXcgQWdlbmRhKFxuICAgIGtpbmRzLm1hcCgoeyB0YWJsZSwgZHVlLCBmaWxlZDogb2Zmc2V0IH0pID0+ICh7XG4gICAgICByb3dzOiByb3dzW3RhYmxlXSBhcyBKb3VybmFsUm93cyxcbiAgICAgIGR1ZSxcbiAgICAgIGZpbGVkOiBvZmZzZXQsXG4gICAgfSkpLFxuICApO1xuICByZXR1cm4geyByb3dzLCBrZXlzLCBhZ2VuZGEsIGZpbGVkLCB3cml0aW5nOiBmYWxzZSwgYmVoaW5kQnl0ZXM6IDAgfTtcbn1cblxuLyoqIEZpbGVzIGV2ZXJ5IHRpbWVyIG9mIGEgZnJlc2ggY29weSwgd2hvc2UgYm9va2tlZXBpbmcgd29yZHMgYXJlIGFub3RoZXIgc3RvcmUncy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmaWxlQWxsKHN0b3JlOiBKb3VybmFsU3RvcmUsIGtpbmRzOiByZWFkb25seSBUaW1lcktpbmRbXSwgbm93OiBudW1iZXIpOiB2b2lkIHtcbiAgc3RvcmUuYWdlbmRhLmN1cnNvciA9IG5vdztcbiAgZm9yIChjb25zdCBbb3JkZXIsIHsgdGFibGUsIGR1ZSwgZmlsZWQgfV0gb2Yga2luZHMuZW50cmllcygpKSB7XG4gICAgY29uc3Qgcm93cyA9IHN0b3JlLnJvd3NbdGFibGVdIGFzIEpvdXJuYWxSb3dzO1xuICAgIC8vIEFsbCByb3dzIHRoYXQgdGhlIGFycmF5cyBoYXZlIHJvb20gZm9yOiBhIGZvcmsgbWF5IGNvdW50IGZld2VyIHRoYW4gaXRzIHNvdXJjZSBkaWQuXG4gICAgZm9yIChsZXQgcm93ID0gMTsgKHJvdyArIDEpICogcm93cy5zdHJpZGUgPD0gcm93cy53b3Jkcy5sZW5ndGg7IHJvdyArPSAxKSB7XG4gICAgICByb3dzLnBva2Uocm93LCBmaWxlZCwgMCk7XG4gICAgICBpZiAocm93cy5nZXQocm93LCBkdWUpICE9PSAwKSBzdG9yZS5hZ2VuZGEuZmlsZShvcmRlciwgcm93KTtcbiAgICB9XG4gIH1cbiAgc3RvcmUuZmlsZWQgPSB0cnVlO1xufVxuXG4vKiogQnl0ZXMgb2YgdGhlIHdvcmRzIGluIHVzZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBieXRlc09mKHN0b3JlOiBKb3VybmFsU3RvcmUpOiBudW1iZXIge1xuICBsZXQgd29yZHMgPSAwO1xuICBmb3IgKGNvbnN0IHJvd3Mgb2Ygc3RvcmUucm93cykgd29yZHMgKz0gKHJvd3MuZ2V0KDAsIFBSRVNFTlQpICsgMSkgKiByb3dzLnN0cmlkZTtcbiAgcmV0dXJuIHdvcmRzICogODtcbn1cbiIsICJpbXBvcnQgeyBpbXVsIH0gZnJvbSAnLi9pbnQuanMnO1xuXG4vKipcbiAqIEhvdyB0byBnZXQgZnJvbSBhIG5laWdoYm91cmluZyB2ZXJzaW9uIG9mIHRoZSB3b3JkcyB0byB0aGlzIG9uZTogZm9yIGVhY2ggdGFibGUgdGhlIG9mZnNldHMgb2ZcbiAqIHdvcmRzIHRoYXQgZGlmZmVyIGFuZCB0aGVpciB2YWx1ZXMgaGVyZS4gQSB3b3JkIHRoYXQgd2FzIHdyaXR0ZW4gdHdpY2UgaW4gb25lIHRyYW5zaXRpb24gc3RhbmRzXG4gKiB0d2ljZSwgc28gZW50cmllcyBoYXZlIGFuIG9yZGVyOiB0aGV5IGFyZSB1bmRvbmUgZnJvbSB0aGUgbGFzdCB0byB0aGUgZmlyc3QsIGFuZCByZWRvbmUgZnJvbVxuICogdGhlIGZpcnN0IHRvIHRoZSBsYXN0LlxuICovXG5leHBvcnQgaW50ZXJmYWNlIEpvdXJuYWwge1xuICByZWFkb25seSBvZmZzZXRzOiBJbnQzMkFycmF5O1xuICByZWFkb25seSB2YWx1ZXM6IEZsb2F0NjRBcnJheTtcbiAgLyoqIFdoZXJlIGVhY2ggdGFibGUncyBlbnRyaWVzIGVuZC4gKi9cbiAgcmVhZG9ubHkgZW5kczogcmVhZG9ubHkgbnVtYmVyW107XG4gIC8qKiBXaGV0aGVyIHRoaXMgdmVyc2lvbiBpcyB0aGUgb2xkZXIgb2YgdGhlIHR3by4gKi9cbiAgdW5kbzogYm9vbGVhbjtcbiAgLyoqIEVudHJ5IG51bWJlcnMgYnkgaGFzaCBvZiAodGFibGUsIG9mZnNldCksIG1hZGUgd2hlbiBzb21lYm9keSBmaXJzdCByZWFkcyB0aHJvdWdoIGl0LiAqL1xuICBpbmRleDogSW50MzJBcnJheSB8IHVuZGVmaW5lZDtcbn1cblxuLyoqIFRoZSBvcmRlciBpbiB3aGljaCBhIHRhYmxlJ3MgZW50cmllcywgYGZyb20gLi48IHRvYCwgYXJlIGFwcGxpZWQ6IGBsYXN0YCBpcyBub3QgcmVhY2hlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvcmRlck9mKFxuICB7IHVuZG8gfTogSm91cm5hbCxcbiAgZnJvbTogbnVtYmVyLFxuICB0bzogbnVtYmVyLFxuKTogeyByZWFkb25seSBmaXJzdDogbnVtYmVyOyByZWFkb25seSBsYXN0OiBudW1iZXI7IHJlYWRvbmx5IHN0ZXA6IG51bWJlciB9IHtcbiAgcmV0dXJuIHVuZG8gPyB7IGZpcnN0OiB0byAtIDEsIGxhc3Q6IGZyb20gLSAxLCBzdGVwOiAtMSB9IDogeyBmaXJzdDogZnJvbSwgbGFzdDogdG8sIHN0ZXA6IDEgfTtcbn1cblxuLyoqIFR1cm5zIGEgam91cm5hbCB3aG9zZSB2YWx1ZXMgd2VyZSBleGNoYW5nZWQgd2l0aCB0aGUgd29yZHMgdG8gbGVhZCB0aGUgb3RoZXIgd2F5LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHR1cm4oam91cm5hbDogSm91cm5hbCk6IHZvaWQge1xuICBqb3VybmFsLnVuZG8gPSAham91cm5hbC51bmRvO1xuICBqb3VybmFsLmluZGV4ID0gdW5kZWZpbmVkO1xufVxuXG4vKiogVGhlIGVudHJ5IG9mIGEgd29yZCB0aGF0IGNvdW50cywgb3IgLTEgd2hlbiB0aGUgd29yZCBpcyB0aGUgc2FtZSBpbiBib3RoIHZlcnNpb25zLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVudHJ5T2Yoam91cm5hbDogSm91cm5hbCwgdGFibGU6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBpbmRleCA9IChqb3VybmFsLmluZGV4ID8/PSBpbmRleE9mKGpvdXJuYWwpKTtcbiAgY29uc3QgeyBvZmZzZXRzLCBlbmRzIH0gPSBqb3VybmFsO1xuICBjb25zdCBtYXNrID0gaW5kZXgubGVuZ3RoIC0gMTtcbiAgY29uc3Qgc3RhcnQgPSB0YWJsZSA9PT0gMCA/IDAgOiAoZW5kc1t0YWJsZSAtIDFdIGFzIG51bWJlcik7XG4gIGNvbnN0IGVuZCA9IGVuZHNbdGFibGVdIGFzIG51bWJlcjtcbiAgZm9yIChsZXQgc2xvdCA9IHNwcmVhZCh0YWJsZSwgb2Zmc2V0KSAmIG1hc2s7IDsgc2xvdCA9IChzbG90ICsgMSkgJiBtYXNrKSB7XG4gICAgY29uc3QgZW50cnkgPSAoaW5kZXhbc2xvdF0gYXMgbnVtYmVyKSAtIDE7XG4gICAgaWYgKGVudHJ5IDwgMCkgcmV0dXJuIC0xO1xuICAgIGlmIChvZmZzZXRzW2VudHJ5XSA9PT0gb2Zmc2V0ICYmIGVudHJ5ID49IHN0YXJ0ICYmIGVudHJ5IDwgZW5kKSByZXR1cm4gZW50cnk7XG4gIH1cbn1cblxuLyoqIE9mIHNldmVyYWwgZW50cmllcyBvZiBhIHdvcmQsIHRoZSBvbmUgdGhhdCBpcyBhcHBsaWVkIGxhc3QgY29tZXMgZmlyc3QgaW4gaXRzIGNoYWluLiAqL1xuZnVuY3Rpb24gaW5kZXhPZihqb3VybmFsOiBKb3VybmFsKTogSW50MzJBcnJheSB7XG4gIGNvbnN0IHsgb2Zmc2V0cywgZW5kcywgdW5kbyB9ID0gam91cm5hbDtcbiAgbGV0IHNpemUgPSA0O1xuICB3aGlsZSAoc2l6ZSA8IG9mZnNldHMubGVuZ3RoICogMikgc2l6ZSAqPSAyO1xuICBjb25zdCBpbmRleCA9IG5ldyBJbnQzMkFycmF5KHNpemUpO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgb2Zmc2V0cy5sZW5ndGg7IGF0ICs9IDEpIHtcbiAgICBjb25zdCBlbnRyeSA9IHVuZG8gPyBhdCA6IG9mZnNldHMubGVuZ3RoIC0gMSAtIGF0O1xuICAgIGxldCB0YWJsZSA9IDA7XG4gICAgd2hpbGUgKGVudHJ5ID49IChlbmRzW3RhYmxlXSBhcyBudW1iZXIpKSB0YWJsZSArPSAxO1xuICAgIGxldCBzbG90ID0gc3ByZWFkKHRhYmxlLCBvZmZzZXRzW2VudHJ5XSBhcyBudW1iZXIpICYgKHNpemUgLSAxKTtcbiAgICB3aGlsZSAoaW5kZXhbc2xvdF0gIT09IDApIHNsb3QgPSAoc2xvdCArIDEpICYgKHNpemUgLSAxKTtcbiAgICBpbmRleFtzbG90XSA9IGVudHJ5ICsgMTtcbiAgfVxuICByZXR1cm4gaW5kZXg7XG59XG5cbmZ1bmN0aW9uIHNwcmVhZCh0YWJsZTogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IG1peGVkID0gaW11bChvZmZzZXQgKyBpbXVsKHRhYmxlLCAweDI3ZDRlYjJmKSwgMHg5ZTM3NzliMSk7XG4gIHJldHVybiBtaXhlZCBeIChtaXhlZCA+Pj4gMTUpO1xufVxuIiwgImltcG9ydCB0eXBlIHsgVmVyc2lvbiB9IGZyb20gJy4vYmFja2VuZC5qcyc7XG5pbXBvcnQgeyBtYXggfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuL2ludmFyaWFudC5qcyc7XG5pbXBvcnQgeyBlbnRyeU9mLCB0eXBlIEpvdXJuYWwsIG9yZGVyT2YsIHR1cm4gfSBmcm9tICcuL2pvdXJuYWwuanMnO1xuaW1wb3J0IHR5cGUgeyBKb3VybmFsUm93cyB9IGZyb20gJy4vam91cm5hbFJvd3MuanMnO1xuaW1wb3J0IHsgY29weVN0b3JlLCB0eXBlIEpvdXJuYWxTdG9yZSB9IGZyb20gJy4vam91cm5hbFN0b3JlLmpzJztcbmltcG9ydCB7IFJPTEUsIHR5cGUgVGltZXJLaW5kIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcblxuLyoqXG4gKiBBIG5vZGUgb2YgQmFrZXIncyBwZXJzaXN0ZW50IGFycmF5cyAoMTk3OCk6IHRoZSBuZXdlc3QgdmVyc2lvbiBvd25zIHRoZSB3b3JkcywgZWFjaCBvbGRlciBvbmVcbiAqIGtub3dzIGhvdyBpdCBkaWZmZXJzIGZyb20gdGhlIG5leHQuIE9ubHkgaG9sZGVycyBvZiBvbGRlciBzbmFwc2hvdHMgaG9sZCBvbGRlciBub2Rlcywgc28gbWVtb3J5XG4gKiBmb2xsb3dzIHJlYWNoYWJpbGl0eSBieSBpdHNlbGYuXG4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgSm91cm5hbFZlcnNpb24gZXh0ZW5kcyBWZXJzaW9uIHtcbiAgc3RvcmU6IEpvdXJuYWxTdG9yZSB8IHVuZGVmaW5lZDtcbiAgam91cm5hbDogSm91cm5hbCB8IHVuZGVmaW5lZDtcbiAgbmV4dDogSm91cm5hbFZlcnNpb24gfCB1bmRlZmluZWQ7XG4gIC8qKiBXb3JkcyBvZiBpdHMgb3duLCBmb3IgcmVhZGluZywgd2hlbiB0aGUgd2F5IHRvIHRoZSBzdG9yZSBpcyBsb25nLiAqL1xuICBjb3B5OiBKb3VybmFsU3RvcmUgfCB1bmRlZmluZWQ7XG59XG5cbi8qKiBWZXJzaW9ucyBiZXR3ZWVuIGEgaGFuZGxlIGFuZCBpdHMgc3RvcmUgdGhhdCBhcmUgcmVhZCB0aHJvdWdoIHJhdGhlciB0aGFuIGNvcGllZCBhd2F5LiAqL1xuY29uc3QgTkVBUl9MSU5LUyA9IDMyO1xuXG4vKiogUmVhZHMgdGhyb3VnaCBqb3VybmFscyBhZnRlciB3aGljaCBhIGNvcHkgcGF5cy4gKi9cbmNvbnN0IE5FQVJfUkVBRFMgPSA2NTUzNjtcblxuLyoqIEEgam91cm5hbCBlbnRyeSB0YWtlcyBhbiBvZmZzZXQgb2YgZm91ciBieXRlcyBhbmQgYSB2YWx1ZSBvZiBlaWdodC4gKi9cbmV4cG9ydCBjb25zdCBFTlRSWV9CWVRFUyA9IDEyO1xuXG4vKiogVGhlIHZlcnNpb25zIGZyb20gdGhpcyBvbmUgdG8gdGhlIG9uZSB0aGF0IG93bnMgYSBzdG9yZSwgYm90aCBpbmNsdWRlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwYXRoT2YodmVyc2lvbjogSm91cm5hbFZlcnNpb24pOiBKb3VybmFsVmVyc2lvbltdIHtcbiAgY29uc3QgcGF0aCA9IFt2ZXJzaW9uXTtcbiAgZm9yIChsZXQgYXQgPSB2ZXJzaW9uOyBhdC5zdG9yZSA9PT0gdW5kZWZpbmVkOyBwYXRoLnB1c2goYXQpKSBhdCA9IGF0Lm5leHQgYXMgSm91cm5hbFZlcnNpb247XG4gIHJldHVybiBwYXRoO1xufVxuXG4vKiogRW50cmllcyBvZiB0aGUgam91cm5hbHMgb24gYSBwYXRoLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVudHJpZXNPbihwYXRoOiByZWFkb25seSBKb3VybmFsVmVyc2lvbltdKTogbnVtYmVyIHtcbiAgbGV0IGVudHJpZXMgPSAwO1xuICBmb3IgKGNvbnN0IHsgam91cm5hbCB9IG9mIHBhdGgpIGVudHJpZXMgKz0gam91cm5hbD8ub2Zmc2V0cy5sZW5ndGggPz8gMDtcbiAgcmV0dXJuIGVudHJpZXM7XG59XG5cbi8qKlxuICogTWFrZXMgdGhlIGZpcnN0IHZlcnNpb24gb2YgYSBwYXRoIHRoZSBvbmUgdGhhdCBvd25zIHRoZSBzdG9yZTogZWFjaCBqb3VybmFsIG9uIHRoZSB3YXkgaXNcbiAqIGV4Y2hhbmdlZCB3aXRoIHRoZSB3b3JkcywgYW5kIHRoZW4gbGVhZHMgdGhlIG90aGVyIHdheS4gYG5vd2AgaXMgdGhhdCB2ZXJzaW9uJ3MgdGltZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlcm9vdChwYXRoOiByZWFkb25seSBKb3VybmFsVmVyc2lvbltdLCBub3c6IG51bWJlcik6IEpvdXJuYWxTdG9yZSB7XG4gIGNvbnN0IHRpbWVyczogVGltZXJzID0gW107XG4gIGNvbnN0IHN0b3JlID0gcGF0aC5hdCgtMSk/LnN0b3JlIGFzIEpvdXJuYWxTdG9yZTtcbiAgZm9yIChsZXQgYXQgPSBwYXRoLmxlbmd0aCAtIDI7IGF0ID49IDA7IGF0IC09IDEpIHtcbiAgICBjb25zdCBvbGRlciA9IHBhdGhbYXRdIGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgIGNvbnN0IG5ld2VyID0gcGF0aFthdCArIDFdIGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgIGNvbnN0IGpvdXJuYWwgPSBvbGRlci5qb3VybmFsIGFzIEpvdXJuYWw7XG4gICAgZXhjaGFuZ2Uoc3RvcmUsIGpvdXJuYWwsIHRpbWVycyk7XG4gICAgbmV3ZXIuam91cm5hbCA9IGpvdXJuYWw7XG4gICAgbmV3ZXIubmV4dCA9IG9sZGVyO1xuICAgIG5ld2VyLnN0b3JlID0gdW5kZWZpbmVkO1xuICAgIG9sZGVyLmpvdXJuYWwgPSB1bmRlZmluZWQ7XG4gICAgb2xkZXIubmV4dCA9IHVuZGVmaW5lZDtcbiAgICBvbGRlci5zdG9yZSA9IHN0b3JlO1xuICAgIG9sZGVyLmNvcHkgPSB1bmRlZmluZWQ7XG4gICAgc3RvcmUuYmVoaW5kQnl0ZXMgPSBtYXgoMCwgc3RvcmUuYmVoaW5kQnl0ZXMgLSBqb3VybmFsLm9mZnNldHMubGVuZ3RoICogRU5UUllfQllURVMpO1xuICB9XG4gIHNldExhbmVzKHN0b3JlLCBwYXRoWzBdIGFzIEpvdXJuYWxWZXJzaW9uKTtcbiAgZmlsZUFnYWluKHN0b3JlLCB0aW1lcnMsIG5vdyk7XG4gIHJldHVybiBzdG9yZTtcbn1cblxuLyoqIFBhaXJzIG9mIGEgdGltZXIncyBraW5kIGFuZCByb3cuICovXG50eXBlIFRpbWVycyA9IG51bWJlcltdO1xuXG4vKipcbiAqIFB1dHMgdGhlIHdoZWVsIHRvIGBub3dgIGFuZCBmaWxlcyB0aW1lcnMgd2hvc2Ugd29yZHMgd2VyZSByZXN0b3JlZC4gQWxsIHdvcmRzIG11c3QgYmUgdGhvc2Ugb2ZcbiAqIHRoYXQgdGltZTogb24gdGhlIHdheSwgYW4gYXBwb2ludG1lbnQgbWF5IGxpZSBiZWhpbmQgdGhlIHdoZWVsLlxuICovXG5leHBvcnQgZnVuY3Rpb24gZmlsZUFnYWluKHN0b3JlOiBKb3VybmFsU3RvcmUsIHRpbWVyczogVGltZXJzLCBub3c6IG51bWJlcik6IHZvaWQge1xuICBzdG9yZS5hZ2VuZGEuc2Vlayhub3cpO1xuICBpZiAoIXN0b3JlLmZpbGVkKSByZXR1cm47XG4gIGZvciAobGV0IGF0ID0gMDsgYXQgPCB0aW1lcnMubGVuZ3RoOyBhdCArPSAyKSB7XG4gICAgc3RvcmUuYWdlbmRhLmZpbGUodGltZXJzW2F0XSBhcyBudW1iZXIsIHRpbWVyc1thdCArIDFdIGFzIG51bWJlcik7XG4gIH1cbn1cblxuLyoqIFB1dHMgdGhlIGhhc2ggbGFuZXMgb2YgYSB2ZXJzaW9uIGludG8gaXRzIHN0b3JlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNldExhbmVzKHN0b3JlOiBKb3VybmFsU3RvcmUsIHZlcnNpb246IEpvdXJuYWxWZXJzaW9uKTogdm9pZCB7XG4gIGZvciAoY29uc3QgW3RhYmxlLCByb3dzXSBvZiBzdG9yZS5yb3dzLmVudHJpZXMoKSkge1xuICAgIHJvd3MubGFuZXNbMF0gPSB2ZXJzaW9uLmxhbmVzWzIgKiB0YWJsZV0gYXMgbnVtYmVyO1xuICAgIHJvd3MubGFuZXNbMV0gPSB2ZXJzaW9uLmxhbmVzWzIgKiB0YWJsZSArIDFdIGFzIG51bWJlcjtcbiAgfVxufVxuXG4vKiogRXhjaGFuZ2VzIHRoZSB3b3JkcyB3aXRoIGEgam91cm5hbCdzIHZhbHVlcywgd2hpY2ggdHVybnMgdGhlIGpvdXJuYWwgdG8gbGVhZCB0aGUgb3RoZXIgd2F5LiAqL1xuZnVuY3Rpb24gZXhjaGFuZ2Uoc3RvcmU6IEpvdXJuYWxTdG9yZSwgam91cm5hbDogSm91cm5hbCwgdGltZXJzOiBUaW1lcnMpOiB2b2lkIHtcbiAgY29uc3QgeyBvZmZzZXRzLCB2YWx1ZXMsIGVuZHMgfSA9IGpvdXJuYWw7XG4gIGZvciAoY29uc3QgW3RhYmxlLCByb3dzXSBvZiBzdG9yZS5yb3dzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IHsgcm9sZXMsIGtpbmRzIH0gPSByb3dzLmxheW91dDtcbiAgICBjb25zdCB7IGZpcnN0LCBsYXN0LCBzdGVwIH0gPSBvcmRlck9mKFxuICAgICAgam91cm5hbCxcbiAgICAgIHRhYmxlID09PSAwID8gMCA6IChlbmRzW3RhYmxlIC0gMV0gYXMgbnVtYmVyKSxcbiAgICAgIGVuZHNbdGFibGVdIGFzIG51bWJlcixcbiAgICApO1xuICAgIGZvciAobGV0IGVudHJ5ID0gZmlyc3Q7IGVudHJ5ICE9PSBsYXN0OyBlbnRyeSArPSBzdGVwKSB7XG4gICAgICBjb25zdCBvZmZzZXQgPSBvZmZzZXRzW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgICBjb25zdCB2YWx1ZSA9IHZhbHVlc1tlbnRyeV0gYXMgbnVtYmVyO1xuICAgICAgcm93cy5yZXNlcnZlV29yZChvZmZzZXQpO1xuICAgICAgdmFsdWVzW2VudHJ5XSA9IHJvd3Mud29yZHNbb2Zmc2V0XSBhcyBudW1iZXI7XG4gICAgICByb3dzLndvcmRzW29mZnNldF0gPSB2YWx1ZTtcbiAgICAgIGNvbnN0IGZpZWxkID0gb2Zmc2V0ICUgcm93cy5zdHJpZGU7XG4gICAgICBpZiAocm9sZXNbZmllbGRdID09PSBST0xFLnRpbWVyRHVlICYmIHZhbHVlICE9PSAwKSB7XG4gICAgICAgIHRpbWVycy5wdXNoKGtpbmRzW2ZpZWxkXSBhcyBudW1iZXIsIChvZmZzZXQgLSBmaWVsZCkgLyByb3dzLnN0cmlkZSk7XG4gICAgICB9XG4gICAgfVxuICB9XG4gIHR1cm4oam91cm5hbCk7XG59XG5cbi8qKiBBIHN0b3JlIG9mIGl0cyBvd24gd2l0aCB0aGUgd29yZHMgb2YgdGhlIGZpcnN0IHZlcnNpb24gb2YgYSBwYXRoLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1hdGVyaWFsaXNlKFxuICBwYXRoOiByZWFkb25seSBKb3VybmFsVmVyc2lvbltdLFxuICBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10sXG4pOiBKb3VybmFsU3RvcmUge1xuICBjb25zdCBzb3VyY2UgPSBwYXRoLmF0KC0xKSBhcyBKb3VybmFsVmVyc2lvbjtcbiAgY29uc3Qgc3RvcmUgPSBjb3B5U3RvcmUoc291cmNlLnN0b3JlIGFzIEpvdXJuYWxTdG9yZSwga2luZHMpO1xuICBmb3IgKGxldCBhdCA9IHBhdGgubGVuZ3RoIC0gMjsgYXQgPj0gMDsgYXQgLT0gMSkge1xuICAgIGFwcGx5KHN0b3JlLCAocGF0aFthdF0gYXMgSm91cm5hbFZlcnNpb24pLmpvdXJuYWwgYXMgSm91cm5hbCk7XG4gIH1cbiAgc2V0TGFuZXMoc3RvcmUsIHBhdGhbMF0gYXMgSm91cm5hbFZlcnNpb24pO1xuICByZXR1cm4gc3RvcmU7XG59XG5cbmZ1bmN0aW9uIGFwcGx5KHN0b3JlOiBKb3VybmFsU3RvcmUsIGpvdXJuYWw6IEpvdXJuYWwpOiB2b2lkIHtcbiAgY29uc3QgeyBvZmZzZXRzLCB2YWx1ZXMsIGVuZHMgfSA9IGpvdXJuYWw7XG4gIGZvciAoY29uc3QgW3RhYmxlLCByb3dzXSBvZiBzdG9yZS5yb3dzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IHsgZmlyc3QsIGxhc3QsIHN0ZXAgfSA9IG9yZGVyT2YoXG4gICAgICBqb3VybmFsLFxuICAgICAgdGFibGUgPT09IDAgPyAwIDogKGVuZHNbdGFibGUgLSAxXSBhcyBudW1iZXIpLFxuICAgICAgZW5kc1t0YWJsZV0gYXMgbnVtYmVyLFxuICAgICk7XG4gICAgZm9yIChsZXQgZW50cnkgPSBmaXJzdDsgZW50cnkgIT09IGxhc3Q7IGVudHJ5ICs9IHN0ZXApIHtcbiAgICAgIGNvbnN0IG9mZnNldCA9IG9mZnNldHNbZW50cnldIGFzIG51bWJlcjtcbiAgICAgIHJvd3MucmVzZXJ2ZVdvcmQob2Zmc2V0KTtcbiAgICAgIHJvd3Mud29yZHNbb2Zmc2V0XSA9IHZhbHVlc1tlbnRyeV0gYXMgbnVtYmVyO1xuICAgIH1cbiAgfVxufVxuXG4vKiogVGhlIHJvd3Mgb2Ygb25lIHZlcnNpb24sIGZvciByZWFkaW5nOiBmcm9tIGl0cyBzdG9yZSwgb3IgdGhyb3VnaCB0aGUgam91cm5hbHMgdGhhdCBsZWFkIHRoZXJlLiAqL1xuZXhwb3J0IGNsYXNzIFZlcnNpb25Sb3dzIGltcGxlbWVudHMgUm93cyB7XG4gIHJlYWRvbmx5ICN2ZXJzaW9uOiBKb3VybmFsVmVyc2lvbjtcbiAgcmVhZG9ubHkgI3RhYmxlOiBudW1iZXI7XG4gIHJlYWRvbmx5ICNzdHJpZGU6IG51bWJlcjtcbiAgcmVhZG9ubHkgI2ZhcjogKHZlcnNpb246IEpvdXJuYWxWZXJzaW9uKSA9PiBKb3VybmFsU3RvcmU7XG4gICNyZWFkcyA9IDA7XG5cbiAgLyoqIGBmYXJgIGdpdmVzIGEgdmVyc2lvbiB3b3JkcyBvZiBpdHMgb3duLiAqL1xuICBjb25zdHJ1Y3RvcihcbiAgICB2ZXJzaW9uOiBKb3VybmFsVmVyc2lvbixcbiAgICB0YWJsZTogbnVtYmVyLFxuICAgIHN0cmlkZTogbnVtYmVyLFxuICAgIGZhcjogKHZlcnNpb246IEpvdXJuYWxWZXJzaW9uKSA9PiBKb3VybmFsU3RvcmUsXG4gICkge1xuICAgIHRoaXMuI3ZlcnNpb24gPSB2ZXJzaW9uO1xuICAgIHRoaXMuI3RhYmxlID0gdGFibGU7XG4gICAgdGhpcy4jc3RyaWRlID0gc3RyaWRlO1xuICAgIHRoaXMuI2ZhciA9IGZhcjtcbiAgfVxuXG4gIGdldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IGF0ID0gcm93ICogdGhpcy4jc3RyaWRlICsgb2Zmc2V0O1xuICAgIGxldCB2ZXJzaW9uID0gdGhpcy4jdmVyc2lvbjtcbiAgICBmb3IgKGxldCBsaW5rcyA9IDA7IDsgbGlua3MgKz0gMSkge1xuICAgICAgY29uc3Qgc3RvcmUgPSB2ZXJzaW9uLnN0b3JlID8/IHZlcnNpb24uY29weTtcbiAgICAgIGlmIChzdG9yZSAhPT0gdW5kZWZpbmVkKSByZXR1cm4gd29yZE9mKHN0b3JlLCB0aGlzLiN0YWJsZSwgYXQpO1xuICAgICAgaWYgKGxpbmtzID09PSBORUFSX0xJTktTIHx8IHRoaXMuI3JlYWRzID4gTkVBUl9SRUFEUykgYnJlYWs7XG4gICAgICB0aGlzLiNyZWFkcyArPSAxO1xuICAgICAgY29uc3Qgam91cm5hbCA9IHZlcnNpb24uam91cm5hbCBhcyBKb3VybmFsO1xuICAgICAgY29uc3QgZW50cnkgPSBlbnRyeU9mKGpvdXJuYWwsIHRoaXMuI3RhYmxlLCBhdCk7XG4gICAgICBpZiAoZW50cnkgPj0gMCkgcmV0dXJuIGpvdXJuYWwudmFsdWVzW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgICB2ZXJzaW9uID0gdmVyc2lvbi5uZXh0IGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgIH1cbiAgICByZXR1cm4gd29yZE9mKHRoaXMuI2Zhcih0aGlzLiN2ZXJzaW9uKSwgdGhpcy4jdGFibGUsIGF0KTtcbiAgfVxuXG4gIHNldCgpOiBuZXZlciB7XG4gICAgaW52YXJpYW50KGZhbHNlLCAnYSBzbmFwc2hvdCB3YXMgd3JpdHRlbiB0bycpO1xuICB9XG5cbiAgc2V0VW5oYXNoZWQoKTogbmV2ZXIge1xuICAgIGludmFyaWFudChmYWxzZSwgJ2Egc25hcHNob3Qgd2FzIHdyaXR0ZW4gdG8nKTtcbiAgfVxuXG4gIHNldEdhdWdlKCk6IG5ldmVyIHtcbiAgICBpbnZhcmlhbnQoZmFsc2UsICdhIHNuYXBzaG90IHdhcyB3cml0dGVuIHRvJyk7XG4gIH1cblxuICByZXNlcnZlKCk6IG5ldmVyIHtcbiAgICBpbnZhcmlhbnQoZmFsc2UsICdhIHNuYXBzaG90IHdhcyB3cml0dGVuIHRvJyk7XG4gIH1cblxuICBwZWVrKCk6IG51bWJlciB7XG4gICAgcmV0dXJuIDA7XG4gIH1cblxuICBwb2tlKCk6IG5ldmVyIHtcbiAgICBpbnZhcmlhbnQoZmFsc2UsICdhIHNuYXBzaG90IHdhcyB3cml0dGVuIHRvJyk7XG4gIH1cbn1cblxuZnVuY3Rpb24gd29yZE9mKHN0b3JlOiBKb3VybmFsU3RvcmUsIHRhYmxlOiBudW1iZXIsIGF0OiBudW1iZXIpOiBudW1iZXIge1xuICBpbnZhcmlhbnQoIXN0b3JlLndyaXRpbmcsICdhIHNuYXBzaG90IHdhcyByZWFkIGluc2lkZSBhIHRyYW5zaXRpb24gb24gaXRzIG93biBzdG9yZScpO1xuICBjb25zdCB7IHdvcmRzIH0gPSBzdG9yZS5yb3dzW3RhYmxlXSBhcyBKb3VybmFsUm93cztcbiAgcmV0dXJuIGF0IDwgd29yZHMubGVuZ3RoID8gKHdvcmRzW2F0XSBhcyBudW1iZXIpIDogMDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEJhY2tlbmQsIEJhY2tlbmRPZiwgU3RvcmUsIFZlcnNpb24sIFdvcmRWaXNpdG9yIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB0eXBlIHsgSm91cm5hbCB9IGZyb20gJy4vam91cm5hbC5qcyc7XG5pbXBvcnQgdHlwZSB7IEpvdXJuYWxSb3dzIH0gZnJvbSAnLi9qb3VybmFsUm93cy5qcyc7XG5pbXBvcnQgeyBieXRlc09mLCBjb3B5U3RvcmUsIGNyZWF0ZVN0b3JlLCBmaWxlQWxsLCB0eXBlIEpvdXJuYWxTdG9yZSB9IGZyb20gJy4vam91cm5hbFN0b3JlLmpzJztcbmltcG9ydCB7XG4gIEVOVFJZX0JZVEVTLFxuICBlbnRyaWVzT24sXG4gIGZpbGVBZ2FpbixcbiAgdHlwZSBKb3VybmFsVmVyc2lvbixcbiAgbWF0ZXJpYWxpc2UsXG4gIHBhdGhPZixcbiAgcmVyb290LFxuICBzZXRMYW5lcyxcbiAgVmVyc2lvblJvd3MsXG59IGZyb20gJy4vam91cm5hbFZlcnNpb24uanMnO1xuaW1wb3J0IHR5cGUgeyBLZXlJbmRleCB9IGZyb20gJy4va2V5SW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBMYXlvdXQsIFRpbWVyS2luZCB9IGZyb20gJy4vbGF5b3V0LmpzJztcbmltcG9ydCB7IG1heCB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB7IFBSRVNFTlQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBBIHdheSBiYWNrIG9mIG1vcmUgdGhhbiBvbmUgZW50cnkgZm9yIHNvIG1hbnkgd29yZHMgaXMgbGVmdCB0byBhIGNvcHkuICovXG5jb25zdCBXT1JEU19QRVJfRU5UUlkgPSA4O1xuXG4vKipcbiAqIFRoZSBiYWNrZW5kOiB0aGUgbmV3ZXN0IHZlcnNpb24gaW4gZmxhdCBhcnJheXMsIGFuIHVuZG8gam91cm5hbCBmb3IgZWFjaCBvbGRlciBvbmUuIEEgd3JpdGVcbiAqIGNvc3RzIGEgcGxhaW4gc3RvcmUgYW5kIGl0cyBzaGFyZSBvZiBhIGpvdXJuYWw7IGEgaGVsZCBzbmFwc2hvdCBjb3N0cyB0aGUgd29yZHMgdGhhdCBjaGFuZ2VkXG4gKiBzaW5jZTsgYSBmb3JrIGNvc3RzIGEgd2F5IGJhY2sgb3Igb25lIGNvcHksIHdoaWNoZXZlciBpcyBzaG9ydGVyLlxuICovXG5leHBvcnQgY29uc3Qgam91cm5hbEJhY2tlbmQ6IEJhY2tlbmRPZiA9IChsYXlvdXRzLCBraW5kcykgPT4ge1xuICAvKiogVGhlIG9uZSB2ZXJzaW9uIHRoYXQgd2FzIGdpdmVuIHdvcmRzIG9mIGl0cyBvd24gZm9yIHJlYWRpbmcuICovXG4gIGxldCBmYXI6IFdlYWtSZWY8Sm91cm5hbFZlcnNpb24+IHwgdW5kZWZpbmVkO1xuXG4gIGNvbnN0IHJlYWRGYXIgPSAodmVyc2lvbjogSm91cm5hbFZlcnNpb24pOiBKb3VybmFsU3RvcmUgPT4ge1xuICAgIGNvbnN0IGZvcm1lciA9IGZhcj8uZGVyZWYoKTtcbiAgICBpZiAoZm9ybWVyICE9PSB1bmRlZmluZWQpIGZvcm1lci5jb3B5ID0gdW5kZWZpbmVkO1xuICAgIGZhciA9IG5ldyBXZWFrUmVmKHZlcnNpb24pO1xuICAgIHZlcnNpb24uY29weSA9IG1hdGVyaWFsaXNlKHBhdGhPZih2ZXJzaW9uKSwga2luZHMpO1xuICAgIHJldHVybiB2ZXJzaW9uLmNvcHk7XG4gIH07XG5cbiAgY29uc3QgaG9tZSA9ICh2ZXJzaW9uOiBKb3VybmFsVmVyc2lvbiwgbm93OiBudW1iZXIpOiBKb3VybmFsU3RvcmUgPT4ge1xuICAgIGNvbnN0IHN0b3JlID0gb3duU3RvcmUodmVyc2lvbiwgbm93LCBraW5kcyk7XG4gICAgaWYgKCFzdG9yZS5maWxlZCkgZmlsZUFsbChzdG9yZSwga2luZHMsIG5vdyk7XG4gICAgc3RvcmUuYWdlbmRhLnNlZWsobm93KTtcbiAgICByZXR1cm4gc3RvcmU7XG4gIH07XG5cbiAgcmV0dXJuIHtcbiAgICBjcmVhdGU6ICgpID0+IHZlcnNpb25PZihjcmVhdGVTdG9yZShsYXlvdXRzLCBraW5kcykpLFxuICAgIG9wZW4ob3BlbmVkOiBWZXJzaW9uLCBub3c6IG51bWJlcik6IFN0b3JlIHtcbiAgICAgIGNvbnN0IHN0b3JlID0gaG9tZShvcGVuZWQgYXMgSm91cm5hbFZlcnNpb24sIG5vdyk7XG4gICAgICBzdG9yZS53cml0aW5nID0gdHJ1ZTtcbiAgICAgIHJldHVybiBzdG9yZTtcbiAgICB9LFxuICAgIGNvbW1pdChvcGVuZWQ6IFZlcnNpb24sIG9wZW5zU3RvcmU6IFN0b3JlKTogVmVyc2lvbiB7XG4gICAgICBjb25zdCB2ZXJzaW9uID0gb3BlbmVkIGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgICAgY29uc3Qgc3RvcmUgPSBvcGVuc1N0b3JlIGFzIEpvdXJuYWxTdG9yZTtcbiAgICAgIGxldCBzaXplID0gMDtcbiAgICAgIGNvbnN0IGVuZHMgPSBzdG9yZS5yb3dzLm1hcCgocm93cykgPT4gKHNpemUgKz0gcm93cy5zZXR0bGUoKSkpO1xuICAgICAgc3RvcmUud3JpdGluZyA9IGZhbHNlO1xuICAgICAgaWYgKHNpemUgPT09IDApIHJldHVybiB2ZXJzaW9uO1xuICAgICAgY29uc3Qgb2Zmc2V0cyA9IG5ldyBJbnQzMkFycmF5KHNpemUpO1xuICAgICAgY29uc3QgdmFsdWVzID0gbmV3IEZsb2F0NjRBcnJheShzaXplKTtcbiAgICAgIGZvciAoY29uc3QgW3RhYmxlLCByb3dzXSBvZiBzdG9yZS5yb3dzLmVudHJpZXMoKSkge1xuICAgICAgICByb3dzLmNvbW1pdChvZmZzZXRzLCB2YWx1ZXMsIHRhYmxlID09PSAwID8gMCA6IChlbmRzW3RhYmxlIC0gMV0gYXMgbnVtYmVyKSk7XG4gICAgICB9XG4gICAgICBjb25zdCBuZXh0ID0gdmVyc2lvbk9mKHN0b3JlKTtcbiAgICAgIHZlcnNpb24uam91cm5hbCA9IHsgb2Zmc2V0cywgdmFsdWVzLCBlbmRzLCB1bmRvOiB0cnVlLCBpbmRleDogdW5kZWZpbmVkIH07XG4gICAgICB2ZXJzaW9uLnN0b3JlID0gdW5kZWZpbmVkO1xuICAgICAgdmVyc2lvbi5uZXh0ID0gbmV4dDtcbiAgICAgIHN0b3JlLmJlaGluZEJ5dGVzICs9IHNpemUgKiBFTlRSWV9CWVRFUztcbiAgICAgIGlmIChzdG9yZS5iZWhpbmRCeXRlcyA+IGJ5dGVzT2Yoc3RvcmUpKSB2ZXJzaW9uLm5leHQgPSBiYXNlKHN0b3JlLCBraW5kcyk7XG4gICAgICByZXR1cm4gbmV4dDtcbiAgICB9LFxuICAgIHJvbGxiYWNrKG9wZW5lZDogVmVyc2lvbiwgb3BlbnNTdG9yZTogU3RvcmUsIG5vdzogbnVtYmVyKTogdm9pZCB7XG4gICAgICBjb25zdCBzdG9yZSA9IG9wZW5zU3RvcmUgYXMgSm91cm5hbFN0b3JlO1xuICAgICAgY29uc3QgdGltZXJzOiBudW1iZXJbXSA9IFtdO1xuICAgICAgZm9yIChjb25zdCByb3dzIG9mIHN0b3JlLnJvd3MpIHtcbiAgICAgICAgY29uc3QgeyBraW5kczogb3JkZXIgfSA9IHJvd3MubGF5b3V0O1xuICAgICAgICByb3dzLnJvbGxiYWNrKChyb3csIGR1ZSkgPT4gdGltZXJzLnB1c2gob3JkZXJbZHVlXSBhcyBudW1iZXIsIHJvdykpO1xuICAgICAgfVxuICAgICAgZmlsZUFnYWluKHN0b3JlLCB0aW1lcnMsIG5vdyk7XG4gICAgICBzdG9yZS5hZ2VuZGEuYWJhbmRvbldhdmUoKTtcbiAgICAgIHNldExhbmVzKHN0b3JlLCBvcGVuZWQgYXMgSm91cm5hbFZlcnNpb24pO1xuICAgICAgc3RvcmUud3JpdGluZyA9IGZhbHNlO1xuICAgIH0sXG4gICAgcmVhZGVyOiAodmVyc2lvbjogVmVyc2lvbiwgdGFibGU6IG51bWJlcikgPT5cbiAgICAgIG5ldyBWZXJzaW9uUm93cyh2ZXJzaW9uIGFzIEpvdXJuYWxWZXJzaW9uLCB0YWJsZSwgKGxheW91dHNbdGFibGVdIGFzIExheW91dCkuc3RyaWRlLCByZWFkRmFyKSxcbiAgICBmaW5kKHZlcnNpb246IFZlcnNpb24sIHRhYmxlOiBudW1iZXIsIGtleTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICAgIGNvbnN0IHsgc3RyaWRlLCBkZWZpbml0aW9uIH0gPSBsYXlvdXRzW3RhYmxlXSBhcyBMYXlvdXQ7XG4gICAgICBjb25zdCByb3dzID0gbmV3IFZlcnNpb25Sb3dzKHZlcnNpb24gYXMgSm91cm5hbFZlcnNpb24sIHRhYmxlLCBzdHJpZGUsIHJlYWRGYXIpO1xuICAgICAgbGV0IGF0ID0gdmVyc2lvbiBhcyBKb3VybmFsVmVyc2lvbjtcbiAgICAgIHdoaWxlIChhdC5zdG9yZSA9PT0gdW5kZWZpbmVkICYmIGF0LmNvcHkgPT09IHVuZGVmaW5lZCkgYXQgPSBhdC5uZXh0IGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgICAgY29uc3QgaW5kZXggPSAoYXQuc3RvcmUgPz8gYXQuY29weSk/LmtleXNbdGFibGVdIGFzIEtleUluZGV4O1xuICAgICAgcmV0dXJuIGluZGV4LmZpbmQocm93cywgZGVmaW5pdGlvbi5rZXksIGtleSk7XG4gICAgfSxcbiAgICBuZXh0RHVlOiAodmVyc2lvbjogVmVyc2lvbiwgbm93OiBudW1iZXIpID0+XG4gICAgICBob21lKHZlcnNpb24gYXMgSm91cm5hbFZlcnNpb24sIG5vdykuYWdlbmRhLm5leHREdWUoKSxcbiAgICBjb21wYXJlOiAoYTogVmVyc2lvbiwgYjogVmVyc2lvbiwgdmlzaXQ6IFdvcmRWaXNpdG9yKSA9PlxuICAgICAgY29tcGFyZShhIGFzIEpvdXJuYWxWZXJzaW9uLCBiIGFzIEpvdXJuYWxWZXJzaW9uLCBsYXlvdXRzLCBraW5kcywgdmlzaXQpLFxuICB9IHNhdGlzZmllcyBCYWNrZW5kO1xufTtcblxuZnVuY3Rpb24gdmVyc2lvbk9mKHN0b3JlOiBKb3VybmFsU3RvcmUpOiBKb3VybmFsVmVyc2lvbiB7XG4gIGNvbnN0IGxhbmVzID0gbmV3IEludDMyQXJyYXkoc3RvcmUucm93cy5sZW5ndGggKiAyKTtcbiAgZm9yIChjb25zdCBbdGFibGUsIHJvd3NdIG9mIHN0b3JlLnJvd3MuZW50cmllcygpKSB7XG4gICAgbGFuZXNbMiAqIHRhYmxlXSA9IHJvd3MubGFuZXNbMF0gYXMgbnVtYmVyO1xuICAgIGxhbmVzWzIgKiB0YWJsZSArIDFdID0gcm93cy5sYW5lc1sxXSBhcyBudW1iZXI7XG4gIH1cbiAgcmV0dXJuIHsgc3RvcmUsIGxhbmVzLCBqb3VybmFsOiB1bmRlZmluZWQsIG5leHQ6IHVuZGVmaW5lZCwgY29weTogdW5kZWZpbmVkIH07XG59XG5cbi8qKlxuICogRW5kcyBhIGNoYWluIG9mIGpvdXJuYWxzIHRoYXQgaGFzIG91dGdyb3duIHRoZSB3b3Jkczogb2xkZXIgdmVyc2lvbnMgbGVhZCB0byBhIGNvcHkgb2YgdGhlXG4gKiB3b3JkcyBhcyB0aGV5IGFyZSBub3csIHNvIHRoYXQgb25lIGhlbGQgZm9yZXZlciBjb3N0cyB0d28gY29waWVzIGF0IG1vc3QuXG4gKi9cbmZ1bmN0aW9uIGJhc2Uoc3RvcmU6IEpvdXJuYWxTdG9yZSwga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdKTogSm91cm5hbFZlcnNpb24ge1xuICBjb25zdCBjb3B5ID0gY29weVN0b3JlKHN0b3JlLCBraW5kcyk7XG4gIHN0b3JlLmJlaGluZEJ5dGVzID0gMDtcbiAgY29uc3QgdmVyc2lvbiA9IHZlcnNpb25PZihzdG9yZSk7XG4gIHZlcnNpb24uc3RvcmUgPSBjb3B5O1xuICBzZXRMYW5lcyhjb3B5LCB2ZXJzaW9uKTtcbiAgcmV0dXJuIHZlcnNpb247XG59XG5cbi8qKiBUaGUgc3RvcmUgb2YgYSB2ZXJzaW9uLCBhZnRlciBhIHdheSBiYWNrIG9yIGEgY29weSBpZiBpdCBoYXMgbm9uZS4gKi9cbmZ1bmN0aW9uIG93blN0b3JlKHZlcnNpb246IEpvdXJuYWxWZXJzaW9uLCBub3c6IG51bWJlciwga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdKTogSm91cm5hbFN0b3JlIHtcbiAgaWYgKHZlcnNpb24uc3RvcmUgIT09IHVuZGVmaW5lZCkgcmV0dXJuIHZlcnNpb24uc3RvcmU7XG4gIGNvbnN0IHBhdGggPSBwYXRoT2YodmVyc2lvbik7XG4gIGNvbnN0IGVuZCA9IHBhdGguYXQoLTEpPy5zdG9yZSBhcyBKb3VybmFsU3RvcmU7XG4gIGlmICh2ZXJzaW9uLmNvcHkgPT09IHVuZGVmaW5lZCAmJiBlbnRyaWVzT24ocGF0aCkgKiBXT1JEU19QRVJfRU5UUlkgKiA4IDwgYnl0ZXNPZihlbmQpKSB7XG4gICAgcmV0dXJuIHJlcm9vdChwYXRoLCBub3cpO1xuICB9XG4gIHZlcnNpb24uc3RvcmUgPSB2ZXJzaW9uLmNvcHkgPz8gbWF0ZXJpYWxpc2UocGF0aCwga2luZHMpO1xuICB2ZXJzaW9uLmNvcHkgPSB1bmRlZmluZWQ7XG4gIHZlcnNpb24uam91cm5hbCA9IHVuZGVmaW5lZDtcbiAgdmVyc2lvbi5uZXh0ID0gdW5kZWZpbmVkO1xuICByZXR1cm4gdmVyc2lvbi5zdG9yZTtcbn1cblxuZnVuY3Rpb24gY29tcGFyZShcbiAgYTogSm91cm5hbFZlcnNpb24sXG4gIGI6IEpvdXJuYWxWZXJzaW9uLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdLFxuICB2aXNpdDogV29yZFZpc2l0b3IsXG4pOiB2b2lkIHtcbiAgY29uc3QgcGF0aEEgPSBwYXRoT2YoYSk7XG4gIGNvbnN0IHBhdGhCID0gcGF0aE9mKGIpO1xuICBpZiAocGF0aEEuYXQoLTEpICE9PSBwYXRoQi5hdCgtMSkpIHtcbiAgICBjb21wYXJlU3RvcmVzKFxuICAgICAgYS5zdG9yZSA/PyBtYXRlcmlhbGlzZShwYXRoQSwga2luZHMpLFxuICAgICAgYi5zdG9yZSA/PyBtYXRlcmlhbGlzZShwYXRoQiwga2luZHMpLFxuICAgICAgdmlzaXQsXG4gICAgKTtcbiAgICByZXR1cm47XG4gIH1cbiAgY29uc3QgY29tbW9uID0gbmV3IFNldChwYXRoQSk7XG4gIGNvbnN0IG1lZXRpbmcgPSBwYXRoQi5maW5kKCh2ZXJzaW9uKSA9PiBjb21tb24uaGFzKHZlcnNpb24pKTtcbiAgZm9yIChjb25zdCBwYXRoIG9mIFtwYXRoQSwgcGF0aEJdKSB7XG4gICAgZm9yIChjb25zdCB2ZXJzaW9uIG9mIHBhdGgpIHtcbiAgICAgIGlmICh2ZXJzaW9uID09PSBtZWV0aW5nKSBicmVhaztcbiAgICAgIHZpc2l0Sm91cm5hbCh2ZXJzaW9uLmpvdXJuYWwgYXMgSm91cm5hbCwgbGF5b3V0cywgdmlzaXQpO1xuICAgIH1cbiAgfVxufVxuXG5mdW5jdGlvbiB2aXNpdEpvdXJuYWwoXG4gIHsgb2Zmc2V0cywgZW5kcyB9OiBKb3VybmFsLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAgdmlzaXQ6IFdvcmRWaXNpdG9yLFxuKTogdm9pZCB7XG4gIGxldCBlbnRyeSA9IDA7XG4gIGZvciAoY29uc3QgW3RhYmxlLCB7IHN0cmlkZSB9XSBvZiBsYXlvdXRzLmVudHJpZXMoKSkge1xuICAgIGZvciAoOyBlbnRyeSA8IChlbmRzW3RhYmxlXSBhcyBudW1iZXIpOyBlbnRyeSArPSAxKSB7XG4gICAgICBjb25zdCBvZmZzZXQgPSAob2Zmc2V0c1tlbnRyeV0gYXMgbnVtYmVyKSAlIHN0cmlkZTtcbiAgICAgIHZpc2l0KHRhYmxlLCAoKG9mZnNldHNbZW50cnldIGFzIG51bWJlcikgLSBvZmZzZXQpIC8gc3RyaWRlLCBvZmZzZXQpO1xuICAgIH1cbiAgfVxufVxuXG5mdW5jdGlvbiBjb21wYXJlU3RvcmVzKGE6IEpvdXJuYWxTdG9yZSwgYjogSm91cm5hbFN0b3JlLCB2aXNpdDogV29yZFZpc2l0b3IpOiB2b2lkIHtcbiAgZm9yIChjb25zdCBbdGFibGUsIHJvd3NBXSBvZiBhLnJvd3MuZW50cmllcygpKSB7XG4gICAgY29uc3Qgcm93c0IgPSBiLnJvd3NbdGFibGVdIGFzIEpvdXJuYWxSb3dzO1xuICAgIGNvbnN0IGNvdW50ID0gbWF4KHJvd3NBLmdldCgwLCBQUkVTRU5UKSwgcm93c0IuZ2V0KDAsIFBSRVNFTlQpKTtcbiAgICByb3dzQS5yZXNlcnZlKGNvdW50KTtcbiAgICByb3dzQi5yZXNlcnZlKGNvdW50KTtcbiAgICBjb25zdCB7IHN0cmlkZSB9ID0gcm93c0E7XG4gICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IChjb3VudCArIDEpICogc3RyaWRlOyBhdCArPSAxKSB7XG4gICAgICBpZiAocm93c0Eud29yZHNbYXRdID09PSByb3dzQi53b3Jkc1thdF0pIGNvbnRpbnVlO1xuICAgICAgdmlzaXQodGFibGUsIChhdCAtIChhdCAlIHN0cmlkZSkpIC8gc3RyaWRlLCBhdCAlIHN0cmlkZSk7XG4gICAgfVxuICB9XG59XG4iLCAiLyoqIFdoYXQgc29tZWJvZHkgYXNrcyBmb3IsIGFzIGRhdGEuIGBhcmdzYCBpcyBwbGFpbiBKU09OOyB0aGUgcmVkdWNlciBjaGVja3MgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIENvbW1hbmQge1xuICAvKiogVGhlIGNhbGxlcidzIG93biBuYW1lIGZvciB0aGlzIHJlcXVlc3QsIGVjaG9lZCBpbiBsb2dzOyBpdCBoYXMgbm8gbWVhbmluZyBoZXJlLiAqL1xuICByZWFkb25seSBpZDogc3RyaW5nO1xuICAvKiogV2hvIGFza3M6IGFuIG9wYXF1ZSBhY2NvdW50IGlkIG9mIHRoZSBzaW11bGF0aW9uOyAwIGlzIG5vYm9keSdzIGFjY291bnQuICovXG4gIHJlYWRvbmx5IGFjY291bnQ6IG51bWJlcjtcbiAgcmVhZG9ubHkgdHlwZTogc3RyaW5nO1xuICByZWFkb25seSBhcmdzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB1bmtub3duPj47XG59XG5cbi8qKiBBIGNvbW1hbmQncyB0eXBlZCBubzogYSBjb2RlLCBhIHNlbnRlbmNlLCBhbmQgdGhlIG51bWJlcnMgb2YgdGhlIHJ1bGUgYmVoaW5kIGl0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBSZWZ1c2FsIHtcbiAgcmVhZG9ubHkgY29kZTogc3RyaW5nO1xuICByZWFkb25seSBtZXNzYWdlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IG51bWJlcnM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIG51bWJlciB8IHN0cmluZz4+O1xufVxuXG4vKiogV2hhdCBhIGNvbW1hbmQgZ2F2ZS4gYGFuc3dlcmAgaXMgcGxhaW4gSlNPTi4gKi9cbmV4cG9ydCB0eXBlIE91dGNvbWUgPVxuICB8IHsgcmVhZG9ubHkgZG9uZTogdHJ1ZTsgcmVhZG9ubHkgYW5zd2VyOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB1bmtub3duPj4gfVxuICB8IHsgcmVhZG9ubHkgZG9uZTogZmFsc2U7IHJlYWRvbmx5IHJlZnVzYWw6IFJlZnVzYWwgfTtcblxuLyoqIFRoZSBjb21tYW5kIHdhcyBjYXJyaWVkIG91dC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkb25lKGFuc3dlcjogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgdW5rbm93bj4+ID0ge30pOiBPdXRjb21lIHtcbiAgcmV0dXJuIHsgZG9uZTogdHJ1ZSwgYW5zd2VyIH07XG59XG5cbi8qKiBUaGUgY29tbWFuZCB3YXMgcmVmdXNlZDsgbm90aGluZyBoYXMgY2hhbmdlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZWZ1c2UoXG4gIGNvZGU6IHN0cmluZyxcbiAgbWVzc2FnZTogc3RyaW5nLFxuICBudW1iZXJzOiBSZWZ1c2FsWydudW1iZXJzJ10gPSB7fSxcbik6IE91dGNvbWUgJiB7IHJlYWRvbmx5IGRvbmU6IGZhbHNlIH0ge1xuICByZXR1cm4geyBkb25lOiBmYWxzZSwgcmVmdXNhbDogeyBjb2RlLCBtZXNzYWdlLCBudW1iZXJzIH0gfTtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEJhY2tlbmQgfSBmcm9tICcuL2JhY2tlbmQuanMnO1xuaW1wb3J0IHR5cGUgeyBEb2N1bWVudHMgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgeyBkb2N1bWVudFJlYWRlciB9IGZyb20gJy4vZG9jdW1lbnRzLmpzJztcbmltcG9ydCB0eXBlIHsgTmFtZXMgfSBmcm9tICcuL2RyYWZ0LmpzJztcbmltcG9ydCB7IHR5cGUgTGF5b3V0LCBST0xFIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcbmltcG9ydCB7IFBSRVNFTlQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBwYXJ0c09mLCB0eXBlIFNuYXBzaG90IH0gZnJvbSAnLi9zbmFwc2hvdC5qcyc7XG5cbi8qKiBBIGZpZWxkIGluIHdoaWNoIHR3byBzbmFwc2hvdHMgZGlmZmVyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBEaWZmZXJlbmNlIHtcbiAgLyoqIFRoZSB0YWJsZSBvciBkb2N1bWVudCBjb2xsZWN0aW9uOyBgbm93YCBhbmQgYHNldHRpbmdgIHN0YW5kIGZvciB0aGVtc2VsdmVzLiAqL1xuICByZWFkb25seSB0YWJsZTogc3RyaW5nO1xuICByZWFkb25seSBpZDogbnVtYmVyO1xuICByZWFkb25seSBmaWVsZDogc3RyaW5nO1xuICByZWFkb25seSBiZWZvcmU6IHVua25vd247XG4gIHJlYWRvbmx5IGFmdGVyOiB1bmtub3duO1xufVxuXG4vKiogRWFjaCBmaWVsZCBpbiB3aGljaCB0d28gc25hcHNob3RzIGRpZmZlcjogdGFibGVzIGluIHNjaGVtYSBvcmRlciwgdGhlbiBpZHMsIHRoZW4gZmllbGRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRpZmZlcmVuY2VzKFxuICBiYWNrZW5kOiBCYWNrZW5kLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAgbmFtZXM6IE5hbWVzLFxuICBhOiBTbmFwc2hvdCxcbiAgYjogU25hcHNob3QsXG4pOiBEaWZmZXJlbmNlW10ge1xuICBjb25zdCBmb3VuZDogRGlmZmVyZW5jZVtdID0gW107XG4gIGlmIChhLm5vdyAhPT0gYi5ub3cpIHtcbiAgICBmb3VuZC5wdXNoKHsgdGFibGU6ICdub3cnLCBpZDogMCwgZmllbGQ6ICdub3cnLCBiZWZvcmU6IGEubm93LCBhZnRlcjogYi5ub3cgfSk7XG4gIH1cbiAgaWYgKHBhcnRzT2YoYSkub3JpZ2luLnNldHRpbmdIYXNoICE9PSBwYXJ0c09mKGIpLm9yaWdpbi5zZXR0aW5nSGFzaCkge1xuICAgIGNvbnN0IGJlZm9yZSA9IHBhcnRzT2YoYSkub3JpZ2luLnNldHRpbmdIYXNoO1xuICAgIGNvbnN0IGFmdGVyID0gcGFydHNPZihiKS5vcmlnaW4uc2V0dGluZ0hhc2g7XG4gICAgZm91bmQucHVzaCh7IHRhYmxlOiAnc2V0dGluZycsIGlkOiAwLCBmaWVsZDogJ3NldHRpbmcnLCBiZWZvcmUsIGFmdGVyIH0pO1xuICB9XG4gIGNvbnN0IHZpc2l0ZWQgPSB2aXNpdGVkUm93cyhiYWNrZW5kLCBsYXlvdXRzLCBhLCBiKTtcbiAgZm9yIChjb25zdCBbdGFibGUsIGxheW91dF0gb2YgbGF5b3V0cy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCByb3dzQSA9IGJhY2tlbmQucmVhZGVyKHBhcnRzT2YoYSkudmVyc2lvbiwgdGFibGUpO1xuICAgIGNvbnN0IHJvd3NCID0gYmFja2VuZC5yZWFkZXIocGFydHNPZihiKS52ZXJzaW9uLCB0YWJsZSk7XG4gICAgY29uc3QgaWRzID0gWy4uLih2aXNpdGVkW3RhYmxlXSBhcyBTZXQ8bnVtYmVyPildLnNvcnQoKHgsIHkpID0+IHggLSB5KTtcbiAgICBmb3IgKGNvbnN0IGlkIG9mIGlkcykgYWRkUm93KGZvdW5kLCBsYXlvdXQsIGlkLCBbcm93c0EsIGEubm93XSwgW3Jvd3NCLCBiLm5vd10pO1xuICB9XG4gIGFkZERvY3VtZW50cyhmb3VuZCwgbmFtZXMsIGEsIGIpO1xuICByZXR1cm4gZm91bmQ7XG59XG5cbi8qKiBUaGUgaWRzIHRoYXQgZGlmZmVyLCBieSB0YWJsZSBhbmQgY29sbGVjdGlvbjsgb25seSB0aG9zZSBpbiB3aGljaCB0aGVyZSBhcmUgYW55LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYW5nZWRSb3dzKFxuICBiYWNrZW5kOiBCYWNrZW5kLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAgbmFtZXM6IE5hbWVzLFxuICBhOiBTbmFwc2hvdCxcbiAgYjogU25hcHNob3QsXG4pOiBSZWNvcmQ8c3RyaW5nLCBudW1iZXJbXT4ge1xuICBjb25zdCBjaGFuZ2VkOiBSZWNvcmQ8c3RyaW5nLCBudW1iZXJbXT4gPSB7fTtcbiAgZm9yIChjb25zdCB7IHRhYmxlLCBpZCB9IG9mIGRpZmZlcmVuY2VzKGJhY2tlbmQsIGxheW91dHMsIG5hbWVzLCBhLCBiKSkge1xuICAgIGlmIChpZCA9PT0gMCkgY29udGludWU7XG4gICAgY29uc3QgaWRzID0gKGNoYW5nZWRbdGFibGVdID8/PSBbXSk7XG4gICAgaWYgKGlkcy5hdCgtMSkgIT09IGlkKSBpZHMucHVzaChpZCk7XG4gIH1cbiAgcmV0dXJuIGNoYW5nZWQ7XG59XG5cbmZ1bmN0aW9uIHZpc2l0ZWRSb3dzKFxuICBiYWNrZW5kOiBCYWNrZW5kLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAgYTogU25hcHNob3QsXG4gIGI6IFNuYXBzaG90LFxuKTogU2V0PG51bWJlcj5bXSB7XG4gIGNvbnN0IHZpc2l0ZWQgPSBsYXlvdXRzLm1hcCgoKSA9PiBuZXcgU2V0PG51bWJlcj4oKSk7XG4gIGJhY2tlbmQuY29tcGFyZShwYXJ0c09mKGEpLnZlcnNpb24sIHBhcnRzT2YoYikudmVyc2lvbiwgKHRhYmxlLCByb3csIG9mZnNldCkgPT4ge1xuICAgIGNvbnN0IHJvbGUgPSAobGF5b3V0c1t0YWJsZV0gYXMgTGF5b3V0KS5yb2xlc1tvZmZzZXRdO1xuICAgIGlmIChyb2xlICE9PSBST0xFLmJvb2trZWVwaW5nICYmIHJvbGUgIT09IFJPTEUudW5oYXNoZWQpIHZpc2l0ZWRbdGFibGVdPy5hZGQocm93KTtcbiAgfSk7XG4gIHJldHVybiB2aXNpdGVkO1xufVxuXG50eXBlIFNpZGUgPSByZWFkb25seSBbcm93czogUm93cywgbm93OiBudW1iZXJdO1xuXG5mdW5jdGlvbiBhZGRSb3coZm91bmQ6IERpZmZlcmVuY2VbXSwgbGF5b3V0OiBMYXlvdXQsIGlkOiBudW1iZXIsIGE6IFNpZGUsIGI6IFNpZGUpOiB2b2lkIHtcbiAgY29uc3QgeyBuYW1lLCBzcGVjcywgZmllbGRzIH0gPSBsYXlvdXQuZGVmaW5pdGlvbjtcbiAgY29uc3QgYWRkID0gKGZpZWxkOiBzdHJpbmcsIGJlZm9yZTogbnVtYmVyLCBhZnRlcjogbnVtYmVyKTogdm9pZCA9PiB7XG4gICAgaWYgKGJlZm9yZSAhPT0gYWZ0ZXIpIGZvdW5kLnB1c2goeyB0YWJsZTogbmFtZSwgaWQsIGZpZWxkLCBiZWZvcmUsIGFmdGVyIH0pO1xuICB9O1xuICBhZGQoaWQgPT09IDAgPyAnY291bnQnIDogJ3ByZXNlbnQnLCB3b3JkT2YoYSwgaWQsIFBSRVNFTlQpLCB3b3JkT2YoYiwgaWQsIFBSRVNFTlQpKTtcbiAgZm9yIChjb25zdCBbZmllbGQsIHsga2luZCB9XSBvZiBPYmplY3QuZW50cmllcyhzcGVjcykpIHtcbiAgICBpZiAoa2luZCA9PT0gJ2xpc3QnKSBjb250aW51ZTtcbiAgICBjb25zdCBvZmZzZXQgPSBmaWVsZHNbZmllbGRdIGFzIG51bWJlcjtcbiAgICBpZiAoa2luZCA9PT0gJ2dhdWdlJykge1xuICAgICAgLy8gQm90aCBsZXZlbHMgYXQgdGhlIGxhdGVyIG9mIHRoZSB0d28gdGltZXM6IGEgZ2F1Z2UgdGhhdCBub2JvZHkgdG91Y2hlZCBpcyB0aGUgc2FtZS5cbiAgICAgIGNvbnN0IG5vdyA9IGFbMV0gPiBiWzFdID8gYVsxXSA6IGJbMV07XG4gICAgICBhZGQoZmllbGQsIGxldmVsT2YoYVswXSwgaWQsIG9mZnNldCwgbm93KSwgbGV2ZWxPZihiWzBdLCBpZCwgb2Zmc2V0LCBub3cpKTtcbiAgICAgIGFkZChgJHtmaWVsZH0ucmF0ZWAsIHdvcmRPZihhLCBpZCwgb2Zmc2V0ICsgMSksIHdvcmRPZihiLCBpZCwgb2Zmc2V0ICsgMSkpO1xuICAgIH0gZWxzZSBhZGQoZmllbGQsIHdvcmRPZihhLCBpZCwgb2Zmc2V0KSwgd29yZE9mKGIsIGlkLCBvZmZzZXQpKTtcbiAgfVxufVxuXG5mdW5jdGlvbiB3b3JkT2YoW3Jvd3NdOiBTaWRlLCBpZDogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBpZCA8PSByb3dzLmdldCgwLCBQUkVTRU5UKSA/IHJvd3MuZ2V0KGlkLCBvZmZzZXQpIDogMDtcbn1cblxuZnVuY3Rpb24gbGV2ZWxPZihyb3dzOiBSb3dzLCBpZDogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgbm93OiBudW1iZXIpOiBudW1iZXIge1xuICBpZiAoaWQgPiByb3dzLmdldCgwLCBQUkVTRU5UKSkgcmV0dXJuIDA7XG4gIHJldHVybiByb3dzLmdldChpZCwgb2Zmc2V0KSArIHJvd3MuZ2V0KGlkLCBvZmZzZXQgKyAxKSAqIChub3cgLSByb3dzLmdldChpZCwgb2Zmc2V0ICsgMikpO1xufVxuXG5mdW5jdGlvbiBhZGREb2N1bWVudHMoZm91bmQ6IERpZmZlcmVuY2VbXSwgbmFtZXM6IE5hbWVzLCBhOiBTbmFwc2hvdCwgYjogU25hcHNob3QpOiB2b2lkIHtcbiAgZm9yIChjb25zdCBbY29sbGVjdGlvbiwgdGFibGVdIG9mIG5hbWVzLmRvY3VtZW50cy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCBkb2N1bWVudHNBID0gcGFydHNPZihhKS5kb2N1bWVudHNbY29sbGVjdGlvbl0gYXMgRG9jdW1lbnRzO1xuICAgIGNvbnN0IGRvY3VtZW50c0IgPSBwYXJ0c09mKGIpLmRvY3VtZW50c1tjb2xsZWN0aW9uXSBhcyBEb2N1bWVudHM7XG4gICAgaWYgKGRvY3VtZW50c0EgPT09IGRvY3VtZW50c0IpIGNvbnRpbnVlO1xuICAgIGNvbnN0IHJlYWRBID0gZG9jdW1lbnRSZWFkZXIoZG9jdW1lbnRzQSk7XG4gICAgY29uc3QgcmVhZEIgPSBkb2N1bWVudFJlYWRlcihkb2N1bWVudHNCKTtcbiAgICBmb3IgKGxldCBpZCA9IDE7IGlkIDw9IGRvY3VtZW50c0EuY291bnQgfHwgaWQgPD0gZG9jdW1lbnRzQi5jb3VudDsgaWQgKz0gMSkge1xuICAgICAgY29uc3QgYmVmb3JlID0gcmVhZEEuZ2V0KGlkKTtcbiAgICAgIGNvbnN0IGFmdGVyID0gcmVhZEIuZ2V0KGlkKTtcbiAgICAgIGlmIChiZWZvcmUgIT09IGFmdGVyKSBhZGRNZW1iZXJzKGZvdW5kLCB0YWJsZSwgaWQsIGJlZm9yZSwgYWZ0ZXIpO1xuICAgIH1cbiAgfVxufVxuXG4vKiogVGhlIG1lbWJlcnMgb2YgYSBkb2N1bWVudCB0aGF0IGRpZmZlciwgY29tcGFyZWQgYXMgdGV4dDsgb25lIHRoYXQgaXMgbmV3IG9yIGdvbmUgaXMgb25lLiAqL1xuZnVuY3Rpb24gYWRkTWVtYmVycyhcbiAgZm91bmQ6IERpZmZlcmVuY2VbXSxcbiAgdGFibGU6IHN0cmluZyxcbiAgaWQ6IG51bWJlcixcbiAgYmVmb3JlOiB1bmtub3duLFxuICBhZnRlcjogdW5rbm93bixcbik6IHZvaWQge1xuICBpZiAodHlwZW9mIGJlZm9yZSAhPT0gJ29iamVjdCcgfHwgdHlwZW9mIGFmdGVyICE9PSAnb2JqZWN0JyB8fCAhYmVmb3JlIHx8ICFhZnRlcikge1xuICAgIGZvdW5kLnB1c2goeyB0YWJsZSwgaWQsIGZpZWxkOiAncHJlc2VudCcsIGJlZm9yZSwgYWZ0ZXIgfSk7XG4gICAgcmV0dXJuO1xuICB9XG4gIGZvciAoY29uc3QgZmllbGQgb2YgbmV3IFNldChbLi4uT2JqZWN0LmtleXMoYmVmb3JlKSwgLi4uT2JqZWN0LmtleXMoYWZ0ZXIpXSkpIHtcbiAgICBjb25zdCB3YXMgPSAoYmVmb3JlIGFzIFJlY29yZDxzdHJpbmcsIHVua25vd24+KVtmaWVsZF07XG4gICAgY29uc3QgaXMgPSAoYWZ0ZXIgYXMgUmVjb3JkPHN0cmluZywgdW5rbm93bj4pW2ZpZWxkXTtcbiAgICBpZiAod2FzID09PSBpcyB8fCBKU09OLnN0cmluZ2lmeSh3YXMpID09PSBKU09OLnN0cmluZ2lmeShpcykpIGNvbnRpbnVlO1xuICAgIGZvdW5kLnB1c2goeyB0YWJsZSwgaWQsIGZpZWxkLCBiZWZvcmU6IHdhcywgYWZ0ZXI6IGlzIH0pO1xuICB9XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBBZ2VuZGEgfSBmcm9tICcuL2FnZW5kYS5qcyc7XG5pbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuL2ludmFyaWFudC5qcyc7XG5pbXBvcnQgeyBpc0ludCB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB0eXBlIHsgS2V5SW5kZXggfSBmcm9tICcuL2tleUluZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgTGF5b3V0IH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcbmltcG9ydCB7IHR5cGUgRmllbGQsIFBSRVNFTlQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgdHlwZSB7IFRhYmxlRHJhZnQgfSBmcm9tICcuL3dvcmxkLmpzJztcblxuLyoqIFRoZSB0aW1lIG9mIGEgd29ybGQgYXQgaGFuZCwgYW5kIHRoZSBlYXJsaWVzdCB0aWNrIHRoYXQgbWF5IGJlIG5hbWVkIGluIGFuIGFwcG9pbnRtZW50LiAqL1xuZXhwb3J0IGludGVyZmFjZSBDbG9jayB7XG4gIG5vdzogbnVtYmVyO1xuICBkdWVNaW46IG51bWJlcjtcbn1cblxuLyoqIFdoYXQgYSB0YWJsZSBvZiBhIGRyYWZ0IGhhcyBiZXlvbmQgaXRzIHJvd3M7IGEgdGFibGUgZm9yIHJlYWRpbmcgb25seSBmaW5kcy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVDb250ZXh0IHtcbiAgcmVhZG9ubHkgY2xvY2s6IENsb2NrO1xuICAvKiogUm93cyBieSB0YWJsZS4gKi9cbiAgcmVhZG9ubHkgcm93czogcmVhZG9ubHkgUm93c1tdO1xuICByZWFkb25seSBhZ2VuZGE6IEFnZW5kYSB8IHVuZGVmaW5lZDtcbiAgLyoqIEZpbmRzIGEgcm93IGJ5IGl0cyBrZXkuICovXG4gIHJlYWRvbmx5IGZpbmQ6IChrZXk6IG51bWJlcikgPT4gbnVtYmVyO1xuICByZWFkb25seSBrZXlzOiBLZXlJbmRleCB8IHVuZGVmaW5lZDtcbn1cblxudHlwZSBXb3JkID0gRmllbGQ8c3RyaW5nLCAnd29yZCc+O1xudHlwZSBHYXVnZSA9IEZpZWxkPHN0cmluZywgJ2dhdWdlJz47XG50eXBlIFRpbWVyID0gRmllbGQ8c3RyaW5nLCAndGltZXInPjtcbnR5cGUgTGluayA9IEZpZWxkPHN0cmluZywgJ2xpbmsnPjtcbnR5cGUgTGlzdCA9IEZpZWxkPHN0cmluZywgJ2xpc3QnPjtcblxuLyoqIE9mZnNldHMgaW5zaWRlIGEgZ2F1Z2UgYW5kIGEgbGluay4gKi9cbmNvbnN0IFJBVEUgPSAxO1xuY29uc3QgU0lOQ0UgPSAyO1xuY29uc3QgTkVYVCA9IDE7XG5jb25zdCBQUkVWSU9VUyA9IDI7XG5cbi8qKiBHaXZlcyBtZWFuaW5nIHRvIHJvd3Mgb2Ygd29yZHM6IGdhdWdlcywgdGltZXJzLCBsaW5rcyBhbmQga2V5cy4gVGhlIHNhbWUgZm9yIGFsbCBiYWNrZW5kcy4gKi9cbmV4cG9ydCBjbGFzcyBUYWJsZSBpbXBsZW1lbnRzIFRhYmxlRHJhZnQ8c3RyaW5nPiB7XG4gIHJlYWRvbmx5ICNyb3dzOiBSb3dzO1xuICByZWFkb25seSAjbGF5b3V0OiBMYXlvdXQ7XG4gIHJlYWRvbmx5ICNjb250ZXh0OiBUYWJsZUNvbnRleHQ7XG5cbiAgY29uc3RydWN0b3IobGF5b3V0OiBMYXlvdXQsIGNvbnRleHQ6IFRhYmxlQ29udGV4dCkge1xuICAgIHRoaXMuI2xheW91dCA9IGxheW91dDtcbiAgICB0aGlzLiNjb250ZXh0ID0gY29udGV4dDtcbiAgICB0aGlzLiNyb3dzID0gY29udGV4dC5yb3dzW2xheW91dC5pbmRleF0gYXMgUm93cztcbiAgfVxuXG4gIGdldCBjb3VudCgpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNyb3dzLmdldCgwLCBQUkVTRU5UKTtcbiAgfVxuXG4gIGhhcyhpZDogbnVtYmVyKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIGlzSW50KGlkKSAmJiBpZCA+IDAgJiYgaWQgPD0gdGhpcy5jb3VudCAmJiB0aGlzLiNyb3dzLmdldChpZCwgUFJFU0VOVCkgPT09IDE7XG4gIH1cblxuICBnZXQoaWQ6IG51bWJlciwgZmllbGQ6IFdvcmQpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpO1xuICB9XG5cbiAgc2V0KGlkOiBudW1iZXIsIGZpZWxkOiBXb3JkLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jcm93cy5zZXQoaWQsIGZpZWxkLCB2YWx1ZSk7XG4gIH1cblxuICBhZGQoaWQ6IG51bWJlciwgZmllbGQ6IFdvcmQsIGRlbHRhOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLiNyb3dzLnNldChpZCwgZmllbGQsIHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCkgKyBkZWx0YSk7XG4gIH1cblxuICBsZXZlbChpZDogbnVtYmVyLCBmaWVsZDogR2F1Z2UpOiBudW1iZXIge1xuICAgIGNvbnN0IHJvd3MgPSB0aGlzLiNyb3dzO1xuICAgIGNvbnN0IGVsYXBzZWQgPSB0aGlzLiNjb250ZXh0LmNsb2NrLm5vdyAtIHJvd3MuZ2V0KGlkLCBmaWVsZCArIFNJTkNFKTtcbiAgICByZXR1cm4gcm93cy5nZXQoaWQsIGZpZWxkKSArIHJvd3MuZ2V0KGlkLCBmaWVsZCArIFJBVEUpICogZWxhcHNlZDtcbiAgfVxuXG4gIHJhdGUoaWQ6IG51bWJlciwgZmllbGQ6IEdhdWdlKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkICsgUkFURSk7XG4gIH1cblxuICBzZXRMZXZlbChpZDogbnVtYmVyLCBmaWVsZDogR2F1Z2UsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCByYXRlID0gdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkICsgUkFURSk7XG4gICAgdGhpcy4jcm93cy5zZXRHYXVnZShpZCwgZmllbGQsIHZhbHVlLCByYXRlLCB0aGlzLiNjb250ZXh0LmNsb2NrLm5vdyk7XG4gIH1cblxuICBzZXRSYXRlKGlkOiBudW1iZXIsIGZpZWxkOiBHYXVnZSwgcmF0ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jcm93cy5zZXRHYXVnZShpZCwgZmllbGQsIHRoaXMubGV2ZWwoaWQsIGZpZWxkKSwgcmF0ZSwgdGhpcy4jY29udGV4dC5jbG9jay5ub3cpO1xuICB9XG5cbiAgZHVlKGlkOiBudW1iZXIsIGZpZWxkOiBUaW1lcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCk7XG4gIH1cblxuICBzY2hlZHVsZShpZDogbnVtYmVyLCBmaWVsZDogVGltZXIsIGR1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCkgPT09IGR1ZSkgcmV0dXJuO1xuICAgIGludmFyaWFudChcbiAgICAgIGlzSW50KGR1ZSkgJiYgZHVlID49IHRoaXMuI2NvbnRleHQuY2xvY2suZHVlTWluLFxuICAgICAgYCR7dGhpcy4jbGF5b3V0LmRlZmluaXRpb24ubmFtZX0gJHtpZH0gaXMgZHVlIGF0ICR7ZHVlfSwgYmVmb3JlICR7dGhpcy4jY29udGV4dC5jbG9jay5kdWVNaW59YCxcbiAgICApO1xuICAgIHRoaXMuI3Jvd3Muc2V0KGlkLCBmaWVsZCwgZHVlKTtcbiAgICB0aGlzLiNjb250ZXh0LmFnZW5kYT8uZmlsZSh0aGlzLiNsYXlvdXQua2luZHNbZmllbGRdIGFzIG51bWJlciwgaWQpO1xuICB9XG5cbiAgY2FuY2VsKGlkOiBudW1iZXIsIGZpZWxkOiBUaW1lcik6IHZvaWQge1xuICAgIGlmICh0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpICE9PSAwKSB0aGlzLiNyb3dzLnNldChpZCwgZmllbGQsIDApO1xuICB9XG5cbiAgcGFyZW50KGlkOiBudW1iZXIsIGZpZWxkOiBMaW5rKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkKTtcbiAgfVxuXG4gIGpvaW4oaWQ6IG51bWJlciwgZmllbGQ6IExpbmssIHBhcmVudDogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCkgPT09IHBhcmVudCkgcmV0dXJuO1xuICAgIHRoaXMubGVhdmUoaWQsIGZpZWxkKTtcbiAgICBjb25zdCB7IHRhYmxlLCBsaXN0IH0gPSB0aGlzLiNsYXlvdXQucGFyZW50c1tmaWVsZF0gYXMgeyB0YWJsZTogbnVtYmVyOyBsaXN0OiBudW1iZXIgfTtcbiAgICBjb25zdCBoZWFkcyA9IHRoaXMuI2NvbnRleHQucm93c1t0YWJsZV0gYXMgUm93cztcbiAgICBjb25zdCBmaXJzdCA9IGhlYWRzLmdldChwYXJlbnQsIGxpc3QpO1xuICAgIGNvbnN0IHJvd3MgPSB0aGlzLiNyb3dzO1xuICAgIHJvd3Muc2V0KGlkLCBmaWVsZCwgcGFyZW50KTtcbiAgICByb3dzLnNldFVuaGFzaGVkKGlkLCBmaWVsZCArIE5FWFQsIGZpcnN0KTtcbiAgICByb3dzLnNldFVuaGFzaGVkKGlkLCBmaWVsZCArIFBSRVZJT1VTLCAwKTtcbiAgICBpZiAoZmlyc3QgIT09IDApIHJvd3Muc2V0VW5oYXNoZWQoZmlyc3QsIGZpZWxkICsgUFJFVklPVVMsIGlkKTtcbiAgICBoZWFkcy5zZXRVbmhhc2hlZChwYXJlbnQsIGxpc3QsIGlkKTtcbiAgfVxuXG4gIGxlYXZlKGlkOiBudW1iZXIsIGZpZWxkOiBMaW5rKTogdm9pZCB7XG4gICAgY29uc3Qgcm93cyA9IHRoaXMuI3Jvd3M7XG4gICAgY29uc3QgcGFyZW50ID0gcm93cy5nZXQoaWQsIGZpZWxkKTtcbiAgICBpZiAocGFyZW50ID09PSAwKSByZXR1cm47XG4gICAgY29uc3QgbmV4dCA9IHJvd3MuZ2V0KGlkLCBmaWVsZCArIE5FWFQpO1xuICAgIGNvbnN0IHByZXZpb3VzID0gcm93cy5nZXQoaWQsIGZpZWxkICsgUFJFVklPVVMpO1xuICAgIGlmIChuZXh0ICE9PSAwKSByb3dzLnNldFVuaGFzaGVkKG5leHQsIGZpZWxkICsgUFJFVklPVVMsIHByZXZpb3VzKTtcbiAgICBpZiAocHJldmlvdXMgIT09IDApIHJvd3Muc2V0VW5oYXNoZWQocHJldmlvdXMsIGZpZWxkICsgTkVYVCwgbmV4dCk7XG4gICAgZWxzZSB7XG4gICAgICBjb25zdCB7IHRhYmxlLCBsaXN0IH0gPSB0aGlzLiNsYXlvdXQucGFyZW50c1tmaWVsZF0gYXMgeyB0YWJsZTogbnVtYmVyOyBsaXN0OiBudW1iZXIgfTtcbiAgICAgICh0aGlzLiNjb250ZXh0LnJvd3NbdGFibGVdIGFzIFJvd3MpLnNldFVuaGFzaGVkKHBhcmVudCwgbGlzdCwgbmV4dCk7XG4gICAgfVxuICAgIHJvd3Muc2V0KGlkLCBmaWVsZCwgMCk7XG4gICAgcm93cy5zZXRVbmhhc2hlZChpZCwgZmllbGQgKyBORVhULCAwKTtcbiAgICByb3dzLnNldFVuaGFzaGVkKGlkLCBmaWVsZCArIFBSRVZJT1VTLCAwKTtcbiAgfVxuXG4gIG1lbWJlcnMoaWQ6IG51bWJlciwgZmllbGQ6IExpc3QpOiBudW1iZXJbXSB7XG4gICAgY29uc3QgeyB0YWJsZSwgbGluayB9ID0gdGhpcy4jbGF5b3V0LmNoaWxkcmVuW2ZpZWxkXSBhcyB7IHRhYmxlOiBudW1iZXI7IGxpbms6IG51bWJlciB9O1xuICAgIGNvbnN0IHJvd3MgPSB0aGlzLiNjb250ZXh0LnJvd3NbdGFibGVdIGFzIFJvd3M7XG4gICAgY29uc3QgaWRzOiBudW1iZXJbXSA9IFtdO1xuICAgIGZvciAobGV0IGF0ID0gdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkKTsgYXQgIT09IDA7IGF0ID0gcm93cy5nZXQoYXQsIGxpbmsgKyBORVhUKSkgaWRzLnB1c2goYXQpO1xuICAgIHJldHVybiBpZHMubGVuZ3RoIDwgMiA/IGlkcyA6IGlkcy5zb3J0KChhLCBiKSA9PiBhIC0gYik7XG4gIH1cblxuICBpc0VtcHR5KGlkOiBudW1iZXIsIGZpZWxkOiBMaXN0KTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCkgPT09IDA7XG4gIH1cblxuICBmaW5kKGtleTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jY29udGV4dC5maW5kKGtleSk7XG4gIH1cblxuICBpZHMoKTogbnVtYmVyW10ge1xuICAgIGNvbnN0IGlkczogbnVtYmVyW10gPSBbXTtcbiAgICBmb3IgKGxldCBpZCA9IDE7IGlkIDw9IHRoaXMuY291bnQ7IGlkICs9IDEpIGlmICh0aGlzLiNyb3dzLmdldChpZCwgUFJFU0VOVCkgPT09IDEpIGlkcy5wdXNoKGlkKTtcbiAgICByZXR1cm4gaWRzO1xuICB9XG5cbiAgaW5zZXJ0KGtleSA9IDApOiBudW1iZXIge1xuICAgIGNvbnN0IHJvd3MgPSB0aGlzLiNyb3dzO1xuICAgIGNvbnN0IHsgZGVmaW5pdGlvbiB9ID0gdGhpcy4jbGF5b3V0O1xuICAgIGNvbnN0IGlkID0gcm93cy5nZXQoMCwgUFJFU0VOVCkgKyAxO1xuICAgIGludmFyaWFudChcbiAgICAgIGRlZmluaXRpb24ua2V5ID09PSAwID8ga2V5ID09PSAwIDoga2V5ID4gMCAmJiB0aGlzLmZpbmQoa2V5KSA9PT0gMCxcbiAgICAgIGAke2RlZmluaXRpb24ubmFtZX0gd2FudHMgYSBrZXkgb2YgaXRzIG93biwgbm90ICR7a2V5fWAsXG4gICAgKTtcbiAgICByb3dzLnJlc2VydmUoaWQpO1xuICAgIHJvd3Muc2V0KDAsIFBSRVNFTlQsIGlkKTtcbiAgICByb3dzLnNldChpZCwgUFJFU0VOVCwgMSk7XG4gICAgaWYgKGRlZmluaXRpb24ua2V5ICE9PSAwKSB7XG4gICAgICByb3dzLnNldChpZCwgZGVmaW5pdGlvbi5rZXksIGtleSk7XG4gICAgICB0aGlzLiNjb250ZXh0LmtleXM/LmFkZChpZCwga2V5KTtcbiAgICB9XG4gICAgcmV0dXJuIGlkO1xuICB9XG5cbiAgcmVtb3ZlKGlkOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCB7IGRlZmluaXRpb24gfSA9IHRoaXMuI2xheW91dDtcbiAgICBpbnZhcmlhbnQoZGVmaW5pdGlvbi5rZXkgPT09IDAsIGByb3dzIG9mICR7ZGVmaW5pdGlvbi5uYW1lfSBoYXZlIGEga2V5IGFuZCBhcmUgbmV2ZXIgcmVtb3ZlZGApO1xuICAgIGZvciAoY29uc3QgW25hbWUsIHsga2luZCB9XSBvZiBPYmplY3QuZW50cmllcyhkZWZpbml0aW9uLnNwZWNzKSkge1xuICAgICAgY29uc3QgZmllbGQgPSBkZWZpbml0aW9uLmZpZWxkc1tuYW1lXSBhcyBudW1iZXI7XG4gICAgICBpZiAoa2luZCA9PT0gJ2xpbmsnKSB0aGlzLmxlYXZlKGlkLCBmaWVsZCBhcyBMaW5rKTtcbiAgICAgIGludmFyaWFudChcbiAgICAgICAga2luZCAhPT0gJ2xpc3QnIHx8IHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCkgPT09IDAsXG4gICAgICAgIGAke2RlZmluaXRpb24ubmFtZX0gJHtpZH0gc3RpbGwgaGFzICR7bmFtZX1gLFxuICAgICAgKTtcbiAgICAgIGlmIChraW5kID09PSAnZ2F1Z2UnKSB0aGlzLiNyb3dzLnNldEdhdWdlKGlkLCBmaWVsZCwgMCwgMCwgMCk7XG4gICAgICBlbHNlIGlmIChraW5kID09PSAnd29yZCcgfHwga2luZCA9PT0gJ3RpbWVyJykgdGhpcy4jcm93cy5zZXQoaWQsIGZpZWxkLCAwKTtcbiAgICB9XG4gICAgdGhpcy4jcm93cy5zZXQoaWQsIFBSRVNFTlQsIDApO1xuICB9XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBCYWNrZW5kLCBTdG9yZSwgVmVyc2lvbiB9IGZyb20gJy4vYmFja2VuZC5qcyc7XG5pbXBvcnQgeyB0eXBlIERvY3VtZW50cywgRG9jdW1lbnRzRHJhZnQsIGRvY3VtZW50UmVhZGVyIH0gZnJvbSAnLi9kb2N1bWVudHMuanMnO1xuaW1wb3J0IHR5cGUgeyBFdmVudEJ1ZmZlciB9IGZyb20gJy4vZXZlbnRzLmpzJztcbmltcG9ydCB0eXBlIHsgTGF5b3V0IH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHsgcm9sbCB9IGZyb20gJy4vcm9sbC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJvd3MgfSBmcm9tICcuL3Jvd3MuanMnO1xuaW1wb3J0IHR5cGUgeyBTZWVkZWQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyB0eXBlIENsb2NrLCBUYWJsZSB9IGZyb20gJy4vdGFibGUuanMnO1xuaW1wb3J0IHR5cGUgeyBLZXlJbmRleCB9IGZyb20gJy4va2V5SW5kZXguanMnO1xuXG4vKiogVGhlIGRyYWZ0IG9mIG9uZSBzdG9yZTogbWFkZSBvbmNlLCB1c2VkIGZvciBldmVyeSB0cmFuc2l0aW9uIHRoYXQgcnVucyB0aGVyZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRmFjZSB7XG4gIHJlYWRvbmx5IGNsb2NrOiBDbG9jaztcbiAgcmVhZG9ubHkgZG9jdW1lbnRzOiByZWFkb25seSBEb2N1bWVudHNEcmFmdFtdO1xuICAvKiogV2hhdCByZWR1Y2VycyBhbmQgc3lzdGVtcyBhcmUgZ2l2ZW4uICovXG4gIHJlYWRvbmx5IGRyYWZ0OiBvYmplY3Q7XG4gIC8qKiBQdXRzIHRoZSBzZXR0aW5nIG9mIHRoZSB3b3JsZCBhdCBoYW5kIHVuZGVyIHRoZSBkcmFmdC4gKi9cbiAgYmVnaW4oc2V0dGluZzogU2VlZGVkKTogdm9pZDtcbn1cblxuLyoqIFRoZSBuYW1lcyBvZiB0YWJsZXMgYW5kIGRvY3VtZW50IGNvbGxlY3Rpb25zLCBpbiBzY2hlbWEgb3JkZXIuICovXG5leHBvcnQgaW50ZXJmYWNlIE5hbWVzIHtcbiAgcmVhZG9ubHkgdGFibGVzOiByZWFkb25seSBzdHJpbmdbXTtcbiAgcmVhZG9ubHkgZG9jdW1lbnRzOiByZWFkb25seSBzdHJpbmdbXTtcbn1cblxuLyoqIE1ha2VzIHRoZSBtdXRhYmxlIGZhY2Ugb2YgYSBzdG9yZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmYWNlT2YoXG4gIHN0b3JlOiBTdG9yZSxcbiAgbGF5b3V0czogcmVhZG9ubHkgTGF5b3V0W10sXG4gIG5hbWVzOiBOYW1lcyxcbiAgZXZlbnRzOiBFdmVudEJ1ZmZlcixcbik6IEZhY2Uge1xuICBjb25zdCBjbG9jazogQ2xvY2sgPSB7IG5vdzogMCwgZHVlTWluOiAwIH07XG4gIGNvbnN0IGRvY3VtZW50cyA9IG5hbWVzLmRvY3VtZW50cy5tYXAoKF8sIGNvbGxlY3Rpb24pID0+IG5ldyBEb2N1bWVudHNEcmFmdChjb2xsZWN0aW9uKSk7XG4gIGxldCBzZXR0aW5nOiBTZWVkZWQgPSB7IHNlZWQ6IDAgfTtcbiAgY29uc3QgZHJhZnQ6IFJlY29yZDxzdHJpbmcsIHVua25vd24+ID0ge1xuICAgIGVtaXQ6IChuYW1lOiBzdHJpbmcsIGEgPSAwLCBiID0gMCwgYyA9IDAsIGQgPSAwLCBlID0gMCwgZiA9IDApID0+XG4gICAgICBldmVudHMuYWRkKGNsb2NrLm5vdywgbmFtZSwgYSwgYiwgYywgZCwgZSwgZiksXG4gICAgcm9sbDogKGRvbWFpbjogbnVtYmVyLCBlbnRpdHk6IG51bWJlciwgbiA9IDApID0+XG4gICAgICByb2xsKHNldHRpbmcuc2VlZCwgZG9tYWluLCBlbnRpdHksIGNsb2NrLm5vdywgbiksXG4gIH07XG4gIE9iamVjdC5kZWZpbmVQcm9wZXJ0eShkcmFmdCwgJ25vdycsIHsgZ2V0OiAoKSA9PiBjbG9jay5ub3csIGVudW1lcmFibGU6IHRydWUgfSk7XG4gIE9iamVjdC5kZWZpbmVQcm9wZXJ0eShkcmFmdCwgJ3NldHRpbmcnLCB7IGdldDogKCkgPT4gc2V0dGluZywgZW51bWVyYWJsZTogdHJ1ZSB9KTtcbiAgZm9yIChjb25zdCBbaW5kZXgsIGxheW91dF0gb2YgbGF5b3V0cy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCByb3dzID0gc3RvcmUucm93c1tpbmRleF0gYXMgUm93cztcbiAgICBjb25zdCBrZXlzID0gc3RvcmUua2V5c1tpbmRleF07XG4gICAgZHJhZnRbbmFtZXMudGFibGVzW2luZGV4XSBhcyBzdHJpbmddID0gbmV3IFRhYmxlKGxheW91dCwge1xuICAgICAgY2xvY2ssXG4gICAgICByb3dzOiBzdG9yZS5yb3dzLFxuICAgICAgYWdlbmRhOiBzdG9yZS5hZ2VuZGEsXG4gICAgICBrZXlzLFxuICAgICAgZmluZDogKGtleSkgPT4gKGtleXMgYXMgS2V5SW5kZXgpLmZpbmQocm93cywgbGF5b3V0LmRlZmluaXRpb24ua2V5LCBrZXkpLFxuICAgIH0pO1xuICB9XG4gIGZvciAoY29uc3QgW2NvbGxlY3Rpb24sIG5hbWVdIG9mIG5hbWVzLmRvY3VtZW50cy5lbnRyaWVzKCkpIGRyYWZ0W25hbWVdID0gZG9jdW1lbnRzW2NvbGxlY3Rpb25dO1xuICBjb25zdCBiZWdpbiA9IChuZXh0OiBTZWVkZWQpOiB2b2lkID0+IHtcbiAgICBzZXR0aW5nID0gbmV4dDtcbiAgfTtcbiAgcmV0dXJuIHsgY2xvY2ssIGRvY3VtZW50cywgZHJhZnQsIGJlZ2luIH07XG59XG5cbi8qKiBNYWtlcyB0aGUgcmVhZGluZyBmYWNlIG9mIG9uZSB2ZXJzaW9uLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdvcmxkT2YoXG4gIGJhY2tlbmQ6IEJhY2tlbmQsXG4gIHZlcnNpb246IFZlcnNpb24sXG4gIGRvY3VtZW50czogcmVhZG9ubHkgRG9jdW1lbnRzW10sXG4gIGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLFxuICBuYW1lczogTmFtZXMsXG4gIHNldHRpbmc6IFNlZWRlZCxcbiAgbm93OiBudW1iZXIsXG4pOiBvYmplY3Qge1xuICBjb25zdCBjbG9jazogQ2xvY2sgPSB7IG5vdywgZHVlTWluOiAwIH07XG4gIGNvbnN0IHJvd3MgPSBsYXlvdXRzLm1hcCgoXywgdGFibGUpID0+IGJhY2tlbmQucmVhZGVyKHZlcnNpb24sIHRhYmxlKSk7XG4gIGNvbnN0IHdvcmxkOiBSZWNvcmQ8c3RyaW5nLCB1bmtub3duPiA9IHtcbiAgICBub3csXG4gICAgc2V0dGluZyxcbiAgICByb2xsOiAoZG9tYWluOiBudW1iZXIsIGVudGl0eTogbnVtYmVyLCBuID0gMCkgPT4gcm9sbChzZXR0aW5nLnNlZWQsIGRvbWFpbiwgZW50aXR5LCBub3csIG4pLFxuICB9O1xuICBmb3IgKGNvbnN0IFtpbmRleCwgbGF5b3V0XSBvZiBsYXlvdXRzLmVudHJpZXMoKSkge1xuICAgIHdvcmxkW25hbWVzLnRhYmxlc1tpbmRleF0gYXMgc3RyaW5nXSA9IG5ldyBUYWJsZShsYXlvdXQsIHtcbiAgICAgIGNsb2NrLFxuICAgICAgcm93cyxcbiAgICAgIGFnZW5kYTogdW5kZWZpbmVkLFxuICAgICAga2V5czogdW5kZWZpbmVkLFxuICAgICAgZmluZDogKGtleSkgPT4gYmFja2VuZC5maW5kKHZlcnNpb24sIGluZGV4LCBrZXkpLFxuICAgIH0pO1xuICB9XG4gIGZvciAoY29uc3QgW2NvbGxlY3Rpb24sIG5hbWVdIG9mIG5hbWVzLmRvY3VtZW50cy5lbnRyaWVzKCkpIHtcbiAgICB3b3JsZFtuYW1lXSA9IGRvY3VtZW50UmVhZGVyKGRvY3VtZW50c1tjb2xsZWN0aW9uXSBhcyBEb2N1bWVudHMpO1xuICB9XG4gIHJldHVybiB3b3JsZDtcbn1cbiIsICJpbXBvcnQgeyBUSUNLX01BWCB9IGZyb20gJy4vYWdlbmRhLmpzJztcbmltcG9ydCB0eXBlIHsgQmFja2VuZCwgQmFja2VuZE9mLCBTdG9yZSB9IGZyb20gJy4vYmFja2VuZC5qcyc7XG5pbXBvcnQgeyBjYW5vbmljYWxKc29uIH0gZnJvbSAnLi9jYW5vbmljYWwuanMnO1xuaW1wb3J0IHsgY2hhbmdlZFJvd3MsIHR5cGUgRGlmZmVyZW5jZSwgZGlmZmVyZW5jZXMgfSBmcm9tICcuL2NvbXBhcmUuanMnO1xuaW1wb3J0IHsgZGVjb2RlU25hcHNob3QsIGVuY29kZVNuYXBzaG90IH0gZnJvbSAnLi9jb2RlYy5qcyc7XG5pbXBvcnQgeyBOT19ET0NVTUVOVFMgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgeyB0eXBlIEZhY2UsIGZhY2VPZiwgdHlwZSBOYW1lcywgd29ybGRPZiB9IGZyb20gJy4vZHJhZnQuanMnO1xuaW1wb3J0IHsgdHlwZSBFdmVudCwgRXZlbnRCdWZmZXIsIHR5cGUgRXZlbnRMaXN0IH0gZnJvbSAnLi9ldmVudHMuanMnO1xuaW1wb3J0IHsgaGFzaFRleHQgfSBmcm9tICcuL2hhc2guanMnO1xuaW1wb3J0IHsgaW52YXJpYW50IH0gZnJvbSAnLi9pbnZhcmlhbnQuanMnO1xuaW1wb3J0IHsgam91cm5hbEJhY2tlbmQgfSBmcm9tICcuL2pvdXJuYWxCYWNrZW5kLmpzJztcbmltcG9ydCB7IGxheW91dHNPZiwgdHlwZSBUaW1lcktpbmQgfSBmcm9tICcuL2xheW91dC5qcyc7XG5pbXBvcnQgeyB0eXBlIENvbW1hbmQsIHR5cGUgT3V0Y29tZSwgcmVmdXNlIH0gZnJvbSAnLi9vdXRjb21lLmpzJztcbmltcG9ydCB0eXBlIHsgU2NoZW1hIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgdHlwZSBPcmlnaW4sIHBhcnRzT2YsIFNuYXBzaG90IH0gZnJvbSAnLi9zbmFwc2hvdC5qcyc7XG5pbXBvcnQgeyByb290SGFzaCwgdGFibGVIYXNoZXMgfSBmcm9tICcuL3NuYXBzaG90SGFzaC5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0T2YsIFNldHRpbmdPZiwgV29ybGRPZiB9IGZyb20gJy4vd29ybGQuanMnO1xuXG4vKiogQ2FycmllcyBvdXQgb25lIHR5cGUgb2YgY29tbWFuZDogYSBjb2x1bW4gb2YgcmVmdXNhbHMsIHRoZW4gdGhlIGNoYW5nZS4gKi9cbmV4cG9ydCB0eXBlIFJlZHVjZXI8Uz4gPSAoZHJhZnQ6IERyYWZ0T2Y8Uz4sIGNvbW1hbmQ6IENvbW1hbmQpID0+IE91dGNvbWU7XG5cbi8qKiBDYWxsZWQgZm9yIGVhY2ggcm93IHdob3NlIHRpbWVyIGlzIGR1ZTsgdGhlIHRpbWVyIGlzIGNsZWFyIHdoZW4gaXQgaXMgY2FsbGVkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTeXN0ZW08Uz4ge1xuICByZWFkb25seSBuYW1lOiBzdHJpbmc7XG4gIHJlYWRvbmx5IHRhYmxlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IHRpbWVyOiBzdHJpbmc7XG4gIHJ1bihkcmFmdDogRHJhZnRPZjxTPiwgaWQ6IG51bWJlcik6IHZvaWQ7XG59XG5cbi8qKiBBIGdhbWUsIGFzIHRoZSBrZXJuZWwgc2VlcyBpdC4gVGhlIG9yZGVyIG9mIHN5c3RlbXMgaXMgcGFydCBvZiB0aGUgcnVsZXMuICovXG5leHBvcnQgaW50ZXJmYWNlIERlZmluaXRpb248UyBleHRlbmRzIFNjaGVtYT4ge1xuICByZWFkb25seSBuYW1lOiBzdHJpbmc7XG4gIC8qKiBDaGFuZ2VzIHdoZW5ldmVyIHRoZSBzYW1lIGlucHV0cyBtYXkgZ2l2ZSBhbm90aGVyIGhhc2guICovXG4gIHJlYWRvbmx5IHZlcnNpb246IG51bWJlcjtcbiAgcmVhZG9ubHkgc2NoZW1hOiBTO1xuICByZWFkb25seSBjb21tYW5kczogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgUmVkdWNlcjxTPj4+O1xuICByZWFkb25seSBzeXN0ZW1zOiByZWFkb25seSBTeXN0ZW08Uz5bXTtcbiAgLyoqIEZpbGxzIHRoZSB3b3JsZCBhdCB0aWNrIDAuICovXG4gIHJlYWRvbmx5IGdlbmVzaXM6IChkcmFmdDogRHJhZnRPZjxTPikgPT4gdm9pZDtcbn1cblxuLyoqIEhvdyBmYXIgYGFkdmFuY2VgIG1heSBnby4gSXQgc3RvcHMgYWZ0ZXIgdGhlIGZpcnN0IHRpY2sgaW4gd2hpY2ggYSBib3VuZCBpcyBtZXQuICovXG5leHBvcnQgaW50ZXJmYWNlIEJvdW5kcyB7XG4gIC8qKiBUaWNrcyBhdCBtb3N0LiAqL1xuICByZWFkb25seSB0aWNrczogbnVtYmVyO1xuICAvKiogU3RvcHMgYWZ0ZXIgdGhlIHRpY2sgb2YgdGhlIGZpcnN0IGV2ZW50IGZvciB3aGljaCB0aGlzIGlzIHRydWUuICovXG4gIHJlYWRvbmx5IHVudGlsPzogKGV2ZW50OiBFdmVudCkgPT4gYm9vbGVhbjtcbiAgLyoqIFN0b3BzIGFmdGVyIHRoZSB0aWNrIGluIHdoaWNoIHNvIG1hbnkgZXZlbnRzIGhhdmUgaGFwcGVuZWQuICovXG4gIHJlYWRvbmx5IG1heEV2ZW50cz86IG51bWJlcjtcbn1cblxuLyoqIFdhdmVzIGluIG9uZSB0aWNrIGJleW9uZCB3aGljaCB0aGUgcnVsZXMgYXJlIHRha2VuIHRvIGJlIGdvaW5nIGluIGEgY2lyY2xlLiAqL1xuY29uc3QgV0FWRVNfTUFYID0gMTAwMDtcblxuLyoqIEEgZ2FtZSBvZiB3aGljaCB3b3JsZHMgY2FuIGJlIG1hZGUsIHRvbGQgd2hhdCB0byBkbywgbW92ZWQgaW4gdGltZSwgYW5kIGNvbXBhcmVkLiAqL1xuZXhwb3J0IHR5cGUgU2ltdWxhdGlvbjxTIGV4dGVuZHMgU2NoZW1hPiA9IFJldHVyblR5cGU8dHlwZW9mIGRlZmluZVNpbXVsYXRpb248Uz4+O1xuXG4vKipcbiAqIE1ha2VzIGEgc2ltdWxhdGlvbiBvZiBhIGRlZmluaXRpb24uIEFsbCBpdHMgZnVuY3Rpb25zIGFyZSBwdXJlOiB0aGV5IGxlYXZlIHRoZWlyIGFyZ3VtZW50cyBhc1xuICogdGhleSB3ZXJlLCBhbmQgdGhlIHNhbWUgYXJndW1lbnRzIGdpdmUgdGhlIHNhbWUgcmVzdWx0cyBvbiBldmVyeSBtYWNoaW5lLlxuICpcbiAqIEBwYXJhbSBiYWNrZW5kT2YgaG93IHZlcnNpb25zIG9mIHRoZSB0YWJsZXMgYXJlIGtlcHQ7IHRoZSBhbnN3ZXJzIGRvIG5vdCBkZXBlbmQgb24gaXRcbiAqIEB0aHJvd3MgRXJyb3Igd2hlbiBhIHRpbWVyIGhhcyBubyBzeXN0ZW0sIG9yIG1vcmUgdGhhbiBvbmUuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZWZpbmVTaW11bGF0aW9uPFMgZXh0ZW5kcyBTY2hlbWE+KFxuICBkZWZpbml0aW9uOiBEZWZpbml0aW9uPFM+LFxuICBiYWNrZW5kT2Y6IEJhY2tlbmRPZiA9IGpvdXJuYWxCYWNrZW5kLFxuKSB7XG4gIHR5cGUgU3RhdGUgPSBTbmFwc2hvdDxTZXR0aW5nT2Y8Uz4gJiB7IHNlZWQ6IG51bWJlciB9PjtcbiAgY29uc3QgeyBzY2hlbWEsIHN5c3RlbXMsIGNvbW1hbmRzIH0gPSBkZWZpbml0aW9uO1xuICBjb25zdCBraW5kcyA9IGtpbmRzT2Yoc2NoZW1hLCBzeXN0ZW1zKTtcbiAgY29uc3QgbGF5b3V0cyA9IGxheW91dHNPZihzY2hlbWEsIGtpbmRzKTtcbiAgY29uc3QgbmFtZXM6IE5hbWVzID0ge1xuICAgIHRhYmxlczogT2JqZWN0LmtleXMoc2NoZW1hLnRhYmxlcyksXG4gICAgZG9jdW1lbnRzOiBPYmplY3Qua2V5cyhzY2hlbWEuZG9jdW1lbnRzKSxcbiAgfTtcbiAgY29uc3QgYmFja2VuZDogQmFja2VuZCA9IGJhY2tlbmRPZihsYXlvdXRzLCBraW5kcyk7XG4gIGNvbnN0IGV2ZW50cyA9IG5ldyBFdmVudEJ1ZmZlcihzY2hlbWEuZXZlbnRzKTtcbiAgY29uc3QgZmFjZXMgPSBuZXcgV2Vha01hcDxTdG9yZSwgRmFjZT4oKTtcbiAgbGV0IHJ1bm5pbmcgPSBmYWxzZTtcblxuICAvKiogUnVucyBvbmUgdHJhbnNpdGlvbjsgd2hhdGV2ZXIgaXQgdGhyb3dzLCBpdHMgYXJndW1lbnQgc3RheXMgd2hvbGUuICovXG4gIGNvbnN0IHRyYW5zaXRpb24gPSAoZnJvbTogU25hcHNob3QsIHJ1bjogKGZhY2U6IEZhY2UsIHN0b3JlOiBTdG9yZSkgPT4gYm9vbGVhbik6IFNuYXBzaG90ID0+IHtcbiAgICBpbnZhcmlhbnQoIXJ1bm5pbmcsICdhIHRyYW5zaXRpb24gd2FzIHN0YXJ0ZWQgaW5zaWRlIGEgdHJhbnNpdGlvbicpO1xuICAgIGNvbnN0IHsgdmVyc2lvbiwgZG9jdW1lbnRzLCBvcmlnaW4gfSA9IHBhcnRzT2YoZnJvbSk7XG4gICAgcnVubmluZyA9IHRydWU7XG4gICAgdHJ5IHtcbiAgICAgIGNvbnN0IHN0b3JlID0gYmFja2VuZC5vcGVuKHZlcnNpb24sIGZyb20ubm93KTtcbiAgICAgIGxldCBmYWNlID0gZmFjZXMuZ2V0KHN0b3JlKTtcbiAgICAgIGlmIChmYWNlID09PSB1bmRlZmluZWQpIGZhY2VzLnNldChzdG9yZSwgKGZhY2UgPSBmYWNlT2Yoc3RvcmUsIGxheW91dHMsIG5hbWVzLCBldmVudHMpKSk7XG4gICAgICBmYWNlLmNsb2NrLm5vdyA9IGZyb20ubm93O1xuICAgICAgZmFjZS5jbG9jay5kdWVNaW4gPSBmcm9tLm5vdyArIDE7XG4gICAgICBmYWNlLmJlZ2luKG9yaWdpbi5zZXR0aW5nKTtcbiAgICAgIGZvciAoY29uc3QgW2luZGV4LCBkcmFmdF0gb2YgZmFjZS5kb2N1bWVudHMuZW50cmllcygpKSB7XG4gICAgICAgIGRyYWZ0LmJlZ2luKGRvY3VtZW50c1tpbmRleF0gPz8gTk9fRE9DVU1FTlRTKTtcbiAgICAgIH1cbiAgICAgIGV2ZW50cy5iZWdpbigpO1xuICAgICAgbGV0IGtlZXAgPSBmYWxzZTtcbiAgICAgIHRyeSB7XG4gICAgICAgIGtlZXAgPSBydW4oZmFjZSwgc3RvcmUpO1xuICAgICAgICBpZiAoIWtlZXApIHJldHVybiBmcm9tO1xuICAgICAgICBjb25zdCBlZGl0ZWQgPSBmYWNlLmRvY3VtZW50cy5tYXAoKGRyYWZ0KSA9PiBkcmFmdC5jb21taXQoKSk7XG4gICAgICAgIGNvbnN0IHNhbWUgPSBlZGl0ZWQuZXZlcnkoKGVhY2gsIGluZGV4KSA9PiBlYWNoID09PSBkb2N1bWVudHNbaW5kZXhdKTtcbiAgICAgICAgY29uc3QgbmV4dCA9IGJhY2tlbmQuY29tbWl0KHZlcnNpb24sIHN0b3JlKTtcbiAgICAgICAgaWYgKG5leHQgPT09IHZlcnNpb24gJiYgc2FtZSAmJiBmYWNlLmNsb2NrLm5vdyA9PT0gZnJvbS5ub3cpIHJldHVybiBmcm9tO1xuICAgICAgICByZXR1cm4gbmV3IFNuYXBzaG90KGZhY2UuY2xvY2subm93LCBvcmlnaW4sIG5leHQsIHNhbWUgPyBkb2N1bWVudHMgOiBlZGl0ZWQpO1xuICAgICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgICAga2VlcCA9IGZhbHNlO1xuICAgICAgICB0aHJvdyBlcnJvcjtcbiAgICAgIH0gZmluYWxseSB7XG4gICAgICAgIGlmICgha2VlcCkgYmFja2VuZC5yb2xsYmFjayh2ZXJzaW9uLCBzdG9yZSwgZnJvbS5ub3cpO1xuICAgICAgfVxuICAgIH0gZmluYWxseSB7XG4gICAgICBydW5uaW5nID0gZmFsc2U7XG4gICAgfVxuICB9O1xuXG4gIC8qKiBEb2VzIGFsbCB0aGF0IGlzIGR1ZSBhdCB0aGUgY2xvY2sncyB0aWNrLCB3YXZlIGJ5IHdhdmUuICovXG4gIGNvbnN0IHJ1blRpY2sgPSAoeyBjbG9jaywgZHJhZnQgfTogRmFjZSwgeyBhZ2VuZGEsIHJvd3MgfTogU3RvcmUpOiB2b2lkID0+IHtcbiAgICBmb3IgKGxldCB3YXZlID0gMDsgIWFnZW5kYS5pZGxlOyB3YXZlICs9IDEpIHtcbiAgICAgIGludmFyaWFudCh3YXZlIDwgV0FWRVNfTUFYLCBgdGljayAke2Nsb2NrLm5vd30gaGFzIG1vcmUgdGhhbiAke1dBVkVTX01BWH0gd2F2ZXNgKTtcbiAgICAgIGFnZW5kYS5nYXRoZXIoKTtcbiAgICAgIGxldCBhdCA9IDA7XG4gICAgICBmb3IgKGNvbnN0IFtvcmRlciwgc3lzdGVtXSBvZiBzeXN0ZW1zLmVudHJpZXMoKSkge1xuICAgICAgICBjb25zdCB7IHRhYmxlLCBkdWUgfSA9IGtpbmRzW29yZGVyXSBhcyBUaW1lcktpbmQ7XG4gICAgICAgIGNvbnN0IG93bmVycyA9IHJvd3NbdGFibGVdIGFzIFN0b3JlWydyb3dzJ11bbnVtYmVyXTtcbiAgICAgICAgZm9yIChjb25zdCBlbmQgPSBhZ2VuZGEud2F2ZUVuZChvcmRlcik7IGF0IDwgZW5kOyBhdCArPSAxKSB7XG4gICAgICAgICAgY29uc3QgaWQgPSBhZ2VuZGEud2F2ZUlkKGF0KTtcbiAgICAgICAgICAvLyBBbiBlYXJsaWVyIGhhbmRsZXIgb2YgdGhpcyB3YXZlIG1heSBoYXZlIGNhbmNlbGxlZCBpdCBvciBwdXQgaXQgb2ZmLlxuICAgICAgICAgIGlmIChvd25lcnMuZ2V0KGlkLCBkdWUpICE9PSBjbG9jay5ub3cpIGNvbnRpbnVlO1xuICAgICAgICAgIG93bmVycy5zZXQoaWQsIGR1ZSwgMCk7XG4gICAgICAgICAgc3lzdGVtLnJ1bihkcmFmdCBhcyBEcmFmdE9mPFM+LCBpZCk7XG4gICAgICAgIH1cbiAgICAgIH1cbiAgICB9XG4gIH07XG5cbiAgY29uc3QgYWR2YW5jZSA9IChcbiAgICBmcm9tOiBTdGF0ZSxcbiAgICBib3VuZHM6IEJvdW5kcyxcbiAgKTogeyBzbmFwc2hvdDogU3RhdGU7IGV2ZW50czogRXZlbnRMaXN0OyB0aWNrczogbnVtYmVyIH0gPT4ge1xuICAgIGNvbnN0IHsgdGlja3MsIHVudGlsLCBtYXhFdmVudHMgPSBJbmZpbml0eSB9ID0gYm91bmRzO1xuICAgIGNvbnN0IGVuZCA9IGZyb20ubm93ICsgdGlja3M7XG4gICAgaW52YXJpYW50KHRpY2tzID49IDAgJiYgZW5kIDw9IFRJQ0tfTUFYICYmIGVuZCAlIDEgPT09IDAsIGBjYW5ub3QgYWR2YW5jZSB0byB0aWNrICR7ZW5kfWApO1xuICAgIGNvbnN0IHNuYXBzaG90ID0gdHJhbnNpdGlvbihmcm9tLCAoZmFjZSwgc3RvcmUpID0+IHtcbiAgICAgIGNvbnN0IHsgY2xvY2sgfSA9IGZhY2U7XG4gICAgICBjb25zdCB7IGFnZW5kYSB9ID0gc3RvcmU7XG4gICAgICB3aGlsZSAoY2xvY2subm93IDwgZW5kKSB7XG4gICAgICAgIGNvbnN0IGR1ZSA9IHRpY2tzID09PSAxID8gZW5kIDogYWdlbmRhLm5leHREdWUoKTtcbiAgICAgICAgY2xvY2subm93ID0gZHVlID09PSAwIHx8IGR1ZSA+IGVuZCA/IGVuZCA6IGR1ZTtcbiAgICAgICAgY2xvY2suZHVlTWluID0gY2xvY2subm93O1xuICAgICAgICBhZ2VuZGEuc2VlayhjbG9jay5ub3cpO1xuICAgICAgICBjb25zdCB0b2xkID0gZXZlbnRzLmxlbmd0aDtcbiAgICAgICAgcnVuVGljayhmYWNlLCBzdG9yZSk7XG4gICAgICAgIGlmIChldmVudHMubGVuZ3RoID49IG1heEV2ZW50cykgYnJlYWs7XG4gICAgICAgIGlmICh1bnRpbCAhPT0gdW5kZWZpbmVkICYmIGFueUV2ZW50KGV2ZW50cywgdG9sZCwgdW50aWwpKSBicmVhaztcbiAgICAgIH1cbiAgICAgIHJldHVybiB0cnVlO1xuICAgIH0pIGFzIFN0YXRlO1xuICAgIHJldHVybiB7IHNuYXBzaG90LCBldmVudHM6IGV2ZW50cy5lbmQoKSwgdGlja3M6IHNuYXBzaG90Lm5vdyAtIGZyb20ubm93IH07XG4gIH07XG5cbiAgcmV0dXJuIHtcbiAgICBkZWZpbml0aW9uLFxuXG4gICAgLyoqIFRoZSB3b3JsZCBhdCB0aWNrIDAgb2YgYSBzZXR0aW5nLCB3aGljaCBpcyBjaGVja2VkIHRvIGJlIHBsYWluIEpTT04gb2YgaW50ZWdlcnMuICovXG4gICAgZ2VuZXNpcyhzZXR0aW5nOiBTZXR0aW5nT2Y8Uz4gJiB7IHNlZWQ6IG51bWJlciB9KTogU3RhdGUge1xuICAgICAgY29uc3Qgb3JpZ2luOiBPcmlnaW4gPSB7IHNldHRpbmcsIHNldHRpbmdIYXNoOiBoYXNoVGV4dChjYW5vbmljYWxKc29uKHNldHRpbmcpKSB9O1xuICAgICAgY29uc3QgYmxhbmsgPSBuZXcgU25hcHNob3QoXG4gICAgICAgIDAsXG4gICAgICAgIG9yaWdpbixcbiAgICAgICAgYmFja2VuZC5jcmVhdGUoKSxcbiAgICAgICAgbmFtZXMuZG9jdW1lbnRzLm1hcCgoKSA9PiBOT19ET0NVTUVOVFMpLFxuICAgICAgKTtcbiAgICAgIHJldHVybiB0cmFuc2l0aW9uKGJsYW5rLCAoeyBkcmFmdCB9KSA9PiB7XG4gICAgICAgIGRlZmluaXRpb24uZ2VuZXNpcyhkcmFmdCBhcyBEcmFmdE9mPFM+KTtcbiAgICAgICAgcmV0dXJuIHRydWU7XG4gICAgICB9KSBhcyBTdGF0ZTtcbiAgICB9LFxuXG4gICAgLyoqXG4gICAgICogQ2FycmllcyBvdXQgYSBjb21tYW5kOyBubyB0aW1lIHBhc3Nlcy4gQSByZWZ1c2VkIGNvbW1hbmQgZ2l2ZXMgdGhlIHZlcnkgc2FtZSBzbmFwc2hvdCwgYW5kXG4gICAgICogYSB0eXBlIHRoYXQgaXMgbm90IGtub3duIGlzIHJlZnVzZWQgYXMgYHVua25vd25fY29tbWFuZGAuXG4gICAgICovXG4gICAgZXhlY3V0ZShcbiAgICAgIGZyb206IFN0YXRlLFxuICAgICAgY29tbWFuZDogQ29tbWFuZCxcbiAgICApOiB7IHNuYXBzaG90OiBTdGF0ZTsgb3V0Y29tZTogT3V0Y29tZTsgZXZlbnRzOiBFdmVudExpc3QgfSB7XG4gICAgICBjb25zdCByZWR1Y2VyID0gT2JqZWN0Lmhhc093bihjb21tYW5kcywgY29tbWFuZC50eXBlKSA/IGNvbW1hbmRzW2NvbW1hbmQudHlwZV0gOiB1bmRlZmluZWQ7XG4gICAgICBsZXQgb3V0Y29tZTogT3V0Y29tZSA9IHJlZnVzZShcbiAgICAgICAgJ3Vua25vd25fY29tbWFuZCcsXG4gICAgICAgIGBUaGVyZSBpcyBubyBjb21tYW5kICR7SlNPTi5zdHJpbmdpZnkoY29tbWFuZC50eXBlKX0uYCxcbiAgICAgICAgeyBjb21tYW5kczogT2JqZWN0LmtleXMoY29tbWFuZHMpLmpvaW4oJywgJykgfSxcbiAgICAgICk7XG4gICAgICBpZiAocmVkdWNlciA9PT0gdW5kZWZpbmVkKSBldmVudHMuYmVnaW4oKTtcbiAgICAgIGVsc2Uge1xuICAgICAgICBjb25zdCBzbmFwc2hvdCA9IHRyYW5zaXRpb24oZnJvbSwgKHsgZHJhZnQgfSkgPT4ge1xuICAgICAgICAgIG91dGNvbWUgPSByZWR1Y2VyKGRyYWZ0IGFzIERyYWZ0T2Y8Uz4sIGNvbW1hbmQpO1xuICAgICAgICAgIGlmICghb3V0Y29tZS5kb25lKSBldmVudHMuYmVnaW4oKTtcbiAgICAgICAgICByZXR1cm4gb3V0Y29tZS5kb25lO1xuICAgICAgICB9KSBhcyBTdGF0ZTtcbiAgICAgICAgcmV0dXJuIHsgc25hcHNob3QsIG91dGNvbWUsIGV2ZW50czogZXZlbnRzLmVuZCgpIH07XG4gICAgICB9XG4gICAgICByZXR1cm4geyBzbmFwc2hvdDogZnJvbSwgb3V0Y29tZSwgZXZlbnRzOiBldmVudHMuZW5kKCkgfTtcbiAgICB9LFxuXG4gICAgLyoqIE9uZSB0aWNrIG9mIHRpbWU6IHRoZSBjbG9jayBtb3ZlcyBieSBvbmUsIGFuZCBhbGwgdGhhdCBpcyBkdWUgaGFwcGVucy4gKi9cbiAgICB0aWNrKGZyb206IFN0YXRlKTogeyBzbmFwc2hvdDogU3RhdGU7IGV2ZW50czogRXZlbnRMaXN0IH0ge1xuICAgICAgcmV0dXJuIGFkdmFuY2UoZnJvbSwgeyB0aWNrczogMSB9KTtcbiAgICB9LFxuXG4gICAgLyoqIEFzIGB0aWNrYCBhcHBsaWVkIHVwIHRvIGBib3VuZHMudGlja3NgIHRpbWVzLCBidXQgZW1wdHkgdGlja3MgY29zdCBub3RoaW5nLiAqL1xuICAgIGFkdmFuY2UsXG5cbiAgICAvKipcbiAgICAgKiBHaXZlcyBgZmAgdGhlIHNuYXBzaG90IHRvIHRyeSB0aGluZ3Mgb24sIGFuZCBtYWtlcyBpdCB0aGUgY2hlYXAgb25lIHRvIGdvIG9uIGZyb20gYWdhaW46XG4gICAgICogYSBkcnkgcnVuIGNvc3RzIHdoYXQgaXQgdG91Y2hlcy4gVGhlIHNuYXBzaG90cyBtYWRlIGluIGBmYCBhcmUgb3JkaW5hcnkgb25lcy5cbiAgICAgKi9cbiAgICBwcm9iZTxSPihzbmFwc2hvdDogU3RhdGUsIGY6IChzbmFwc2hvdDogU3RhdGUpID0+IFIpOiBSIHtcbiAgICAgIHRyeSB7XG4gICAgICAgIHJldHVybiBmKHNuYXBzaG90KTtcbiAgICAgIH0gZmluYWxseSB7XG4gICAgICAgIHRyYW5zaXRpb24oc25hcHNob3QsICgpID0+IGZhbHNlKTtcbiAgICAgIH1cbiAgICB9LFxuXG4gICAgLyoqIFRoZSB0aWNrIGF0IHdoaWNoIHNvbWV0aGluZyBoYXBwZW5zIG5leHQgaWYgbm9ib2R5IGRvZXMgYW55dGhpbmc7IDAgd2hlbiBuZXZlci4gKi9cbiAgICBuZXh0RHVlOiAoc25hcHNob3Q6IFN0YXRlKTogbnVtYmVyID0+IHtcbiAgICAgIGludmFyaWFudCghcnVubmluZywgJ2Egc25hcHNob3Qgd2FzIGFza2VkIGluc2lkZSBhIHRyYW5zaXRpb24nKTtcbiAgICAgIHJldHVybiBiYWNrZW5kLm5leHREdWUocGFydHNPZihzbmFwc2hvdCkudmVyc2lvbiwgc25hcHNob3Qubm93KTtcbiAgICB9LFxuXG4gICAgLyoqIFRoZSB3b3JsZCBvZiBhIHNuYXBzaG90LCB0byBiZSByZWFkLiAqL1xuICAgIHJlYWQoc25hcHNob3Q6IFN0YXRlKTogV29ybGRPZjxTPiB7XG4gICAgICBjb25zdCBwYXJ0cyA9IHBhcnRzT2Yoc25hcHNob3QpO1xuICAgICAgY29uc3QgeyB2ZXJzaW9uLCBkb2N1bWVudHMsIG9yaWdpbiB9ID0gcGFydHM7XG4gICAgICBwYXJ0cy53b3JsZCA/Pz0gd29ybGRPZihcbiAgICAgICAgYmFja2VuZCxcbiAgICAgICAgdmVyc2lvbixcbiAgICAgICAgZG9jdW1lbnRzLFxuICAgICAgICBsYXlvdXRzLFxuICAgICAgICBuYW1lcyxcbiAgICAgICAgb3JpZ2luLnNldHRpbmcsXG4gICAgICAgIHNuYXBzaG90Lm5vdyxcbiAgICAgICk7XG4gICAgICByZXR1cm4gcGFydHMud29ybGQgYXMgV29ybGRPZjxTPjtcbiAgICB9LFxuXG4gICAgLyoqIFRoZSBoYXNoIG9mIGFsbCB0aGF0IGNhbiBpbmZsdWVuY2UgdGhlIHNuYXBzaG90J3MgZnV0dXJlOiAxNiBoZXggZGlnaXRzLiAqL1xuICAgIGhhc2g6IChzbmFwc2hvdDogU3RhdGUpOiBzdHJpbmcgPT4gcm9vdEhhc2goc25hcHNob3QpLFxuXG4gICAgLyoqIFRoZSBoYXNoIG9mIGVhY2ggdGFibGUgYW5kIGRvY3VtZW50IGNvbGxlY3Rpb24sIGJ5IG5hbWUuICovXG4gICAgdGFibGVIYXNoZXM6IChzbmFwc2hvdDogU3RhdGUpOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PiA9PlxuICAgICAgdGFibGVIYXNoZXMoc25hcHNob3QsIG5hbWVzKSxcblxuICAgIC8qKiBFYWNoIGZpZWxkIGluIHdoaWNoIHR3byBzbmFwc2hvdHMgZGlmZmVyLCBpbiB0aGUgb3JkZXIgb2YgdGFibGVzLCByb3dzIGFuZCBmaWVsZHMuICovXG4gICAgZGlmZjogKGE6IFN0YXRlLCBiOiBTdGF0ZSk6IERpZmZlcmVuY2VbXSA9PiBkaWZmZXJlbmNlcyhiYWNrZW5kLCBsYXlvdXRzLCBuYW1lcywgYSwgYiksXG5cbiAgICAvKiogVGhlIGlkcyBvZiB0aGUgcm93cyBhbmQgZG9jdW1lbnRzIHRoYXQgZGlmZmVyLCBieSB0YWJsZTogYXQgdGhlIGNvc3Qgb2YgdGhlIGNoYW5nZXMuICovXG4gICAgY2hhbmdlczogKGE6IFN0YXRlLCBiOiBTdGF0ZSk6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIG51bWJlcltdPj4gPT5cbiAgICAgIGNoYW5nZWRSb3dzKGJhY2tlbmQsIGxheW91dHMsIG5hbWVzLCBhLCBiKSxcblxuICAgIC8qKiBUaGUgc25hcHNob3QgYXMgYnl0ZXMsIHRoZSBzYW1lIGZvciBlcXVhbCBzbmFwc2hvdHMgaG93ZXZlciB0aGV5IGNhbWUgYWJvdXQuICovXG4gICAgZW5jb2RlOiAoc25hcHNob3Q6IFN0YXRlKTogVWludDhBcnJheSA9PlxuICAgICAgZW5jb2RlU25hcHNob3QoZGVmaW5pdGlvbiwgbGF5b3V0cywgbmFtZXMsIGJhY2tlbmQsIHNuYXBzaG90KSxcblxuICAgIC8qKlxuICAgICAqIFRoZSBzbmFwc2hvdCBvZiBgZW5jb2RlYCdzIGJ5dGVzLlxuICAgICAqXG4gICAgICogQHRocm93cyBFcnJvciBuYW1pbmcgd2hhdCBpcyB3cm9uZyB3aXRoIGJ5dGVzIHRoYXQgdGhpcyBkZWZpbml0aW9uIGRpZCBub3Qgd3JpdGUuXG4gICAgICovXG4gICAgZGVjb2RlOiAoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBTdGF0ZSA9PlxuICAgICAgZGVjb2RlU25hcHNob3QoZGVmaW5pdGlvbiwgbGF5b3V0cywgbmFtZXMsIGJhY2tlbmQsIGJ5dGVzLCB0cmFuc2l0aW9uKSBhcyBTdGF0ZSxcbiAgfTtcbn1cblxuZnVuY3Rpb24ga2luZHNPZjxTIGV4dGVuZHMgU2NoZW1hPihcbiAgc2NoZW1hOiBTY2hlbWEsXG4gIHN5c3RlbXM6IHJlYWRvbmx5IFN5c3RlbTxTPltdLFxuKTogcmVhZG9ubHkgVGltZXJLaW5kW10ge1xuICBjb25zdCB0YWJsZXMgPSBPYmplY3Qua2V5cyhzY2hlbWEudGFibGVzKTtcbiAgZm9yIChjb25zdCBbbmFtZSwgeyBzcGVjcyB9XSBvZiBPYmplY3QuZW50cmllcyhzY2hlbWEudGFibGVzKSkge1xuICAgIGZvciAoY29uc3QgW2ZpZWxkLCB7IGtpbmQgfV0gb2YgT2JqZWN0LmVudHJpZXMoc3BlY3MpKSB7XG4gICAgICBpZiAoa2luZCAhPT0gJ3RpbWVyJykgY29udGludWU7XG4gICAgICBjb25zdCBvd25lcnMgPSBzeXN0ZW1zLmZpbHRlcigoeyB0YWJsZSwgdGltZXIgfSkgPT4gdGFibGUgPT09IG5hbWUgJiYgdGltZXIgPT09IGZpZWxkKTtcbiAgICAgIGludmFyaWFudChvd25lcnMubGVuZ3RoID09PSAxLCBgdGltZXIgJHtuYW1lfS4ke2ZpZWxkfSBoYXMgJHtvd25lcnMubGVuZ3RofSBzeXN0ZW1zLCBub3QgMWApO1xuICAgIH1cbiAgfVxuICByZXR1cm4gc3lzdGVtcy5tYXAoKHsgdGFibGUsIHRpbWVyLCBuYW1lIH0pID0+IHtcbiAgICBjb25zdCBkZWZpbml0aW9uID0gc2NoZW1hLnRhYmxlc1t0YWJsZV07XG4gICAgaW52YXJpYW50KFxuICAgICAgZGVmaW5pdGlvbj8uc3BlY3NbdGltZXJdPy5raW5kID09PSAndGltZXInLFxuICAgICAgYCR7bmFtZX0gbmFtZXMgbm8gdGltZXI6ICR7dGFibGV9LiR7dGltZXJ9YCxcbiAgICApO1xuICAgIGNvbnN0IGR1ZSA9IGRlZmluaXRpb24uZmllbGRzW3RpbWVyXSBhcyBudW1iZXI7XG4gICAgcmV0dXJuIHsgdGFibGU6IHRhYmxlcy5pbmRleE9mKHRhYmxlKSwgZHVlLCBmaWxlZDogZHVlICsgMSB9O1xuICB9KTtcbn1cblxuZnVuY3Rpb24gYW55RXZlbnQoZXZlbnRzOiBFdmVudEJ1ZmZlciwgZnJvbTogbnVtYmVyLCBob2xkczogKGV2ZW50OiBFdmVudCkgPT4gYm9vbGVhbik6IGJvb2xlYW4ge1xuICBmb3IgKGxldCBpbmRleCA9IGZyb207IGluZGV4IDwgZXZlbnRzLmxlbmd0aDsgaW5kZXggKz0gMSkge1xuICAgIGlmIChob2xkcyhldmVudHMuYXQoaW5kZXgpKSkgcmV0dXJuIHRydWU7XG4gIH1cbiAgcmV0dXJuIGZhbHNlO1xufVxuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIFdoYXQgY291bnRzIGFnYWluc3QgdGhlIGxpbWl0cyBvZiB0aGUgd29ybGQ6IG9uZSByb3cuICovXG5leHBvcnQgY29uc3QgY2Vuc3VzID0gZGVmaW5lVGFibGUoJ2NlbnN1cycsIHtcbiAgLyoqIERldmljZXMgaW4gYmVpbmcgb3Igb24gb3JkZXIuICovXG4gIGRldmljZXM6IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgdGhlIGNlbnN1cydzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBDRU5TVVMgPSBjZW5zdXMuZmllbGRzO1xuXG4vKiogVGhlIG9uZSByb3cgb2YgdGhlIGNlbnN1cy4gKi9cbmV4cG9ydCBjb25zdCBDRU5TVVNfUk9XID0gMTtcbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgZ2F1Z2UsIGxpbmssIHRpbWVyLCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIEV2ZXJ5dGhpbmcgdGhhdCBjYW4gYmUgdG9sZCB0byBkbyBzb21ldGhpbmcuIFRoZSByb3cgaXMgbGVhbjogdGhlcmUgbWF5IGJlIGEgbWlsbGlvbi4gKi9cbmV4cG9ydCBjb25zdCBkZXZpY2VzID0gZGVmaW5lVGFibGUoJ2RldmljZXMnLCB7XG4gIC8qKiBBIG51bWJlciBvZiBTVEFUVVMuICovXG4gIHN0YXR1czogd29yZCxcbiAgLyoqIFRoZSB0aWNrIGF0IHdoaWNoIHRoZSBzdGF0dXMgYmVnYW4uICovXG4gIHNpbmNlOiB3b3JkLFxuICAvKipcbiAgICogV2hhdCB0aGUgc3RhdHVzIGlzIGFib3V0OiB0aGUgcm93IG9mIHRoZSBkZXN0aW5hdGlvbidzIGxvY2F0aW9uICh0cmF2ZWxsaW5nLCByZWNhbGxpbmcpLCB0aGVcbiAgICogc2l0ZSAoc2VhcmNoaW5nLCB0cmFja2luZyksIHRoZSBqb2IgKHByaW50aW5nLCB3YWl0aW5nKTsgZWxzZSAwLlxuICAgKi9cbiAgdGFyZ2V0OiB3b3JkLFxuICBhcnJpdmFsOiB0aW1lcixcbiAgLyoqIEluIHRyYW5zaXQgaXQgc3RheXMgd2hlcmUgaXQgY2FtZSBmcm9tLiAqL1xuICBsb2NhdGlvbjogbGluaygnbG9jYXRpb25zJywgJ2RldmljZXMnKSxcbiAgLyoqIFBvc2l0aW9uICsgMSBpbiBERVZJQ0VfVFlQRVMuICovXG4gIHR5cGU6IHdvcmQsXG4gIC8qKiBPcGVyYXRpb25hbCBjYXBhY2l0eSBpbiBtaWxsaW9udGhzLiAqL1xuICBjYXBhY2l0eTogd29yZCxcbiAgLyoqIFdoZXJlIGl0IG1pbmVzLiAqL1xuICBkZXBvc2l0OiBsaW5rKCdkZXBvc2l0cycsICdtaW5lcnMnKSxcbiAgLyoqIFdoZXJlIGl0cyB5aWVsZCBnb2VzLiAqL1xuICBzdG9jazogbGluaygnc3RvY2tzJywgJ3N1cHBsaWVycycpLFxuICAvKiogTWljcm8tdW5pdHMgb2YgdGhlIHJ1biBhdCBoYW5kOyBpdHMgcmF0ZSBpcyB0aGUgZHJvbmUncyByYXRlLiAqL1xuICBtaW5lZDogZ2F1Z2UsXG4gIC8qKiBIb3cgb2Z0ZW4gdGhlIHJ1biBhdCBoYW5kIG1vdmVkIHRvIGFub3RoZXIgc2l0ZS4gKi9cbiAgcmVsb2NhdGlvbnM6IHdvcmQsXG4gIC8qKiBXaG9zZSBpdCBpcy4gKi9cbiAgcmVwbGljYW50OiBsaW5rKCdmbGVldHMnLCAnZGV2aWNlcycpLFxuICAvKiogVGhlIHJlcGxpY2FudCB0aGF0IGJ1aWx0IGl0LiAqL1xuICBidWlsdEJ5OiB3b3JkLFxufSk7XG5cbi8qKiBPZmZzZXRzIG9mIGEgZGV2aWNlJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IERFVklDRSA9IGRldmljZXMuZmllbGRzO1xuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCBsaXN0LCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIFdoYXQgY291bnRzIGFnYWluc3QgdGhlIGxpbWl0cyBvZiBhbiBhY2NvdW50OyBpdHMgaWQgaXMgdGhlIGFjY291bnQncy4gKi9cbmV4cG9ydCBjb25zdCBob2xkaW5ncyA9IGRlZmluZVRhYmxlKCdob2xkaW5ncycsIHtcbiAgLyoqIERldmljZXMgb3duZWQgb3Igb24gb3JkZXIuICovXG4gIGRldmljZXM6IHdvcmQsXG4gIC8qKiBXaGVyZSBpdCBoYXMgc3RvY2ssIGFuZCBhdCBob3cgbWFueSBwbGFjZXMuICovXG4gIHBpbGVzOiBsaXN0LFxuICBwaWxlQ291bnQ6IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgYSBob2xkaW5nJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IEhPTERJTkcgPSBob2xkaW5ncy5maWVsZHM7XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGxpbmssIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogUHJpbnQgam9icyBvZiBvbmUgZGV2aWNlIGVhY2gsIGdvbmUgd2hlbiBkb25lIG9yIGNhbmNlbGxlZC4gKi9cbmV4cG9ydCBjb25zdCBqb2JzID0gZGVmaW5lVGFibGUoJ2pvYnMnLCB7XG4gIHByaW50ZXI6IGxpbmsoJ3ByaW50ZXJzJywgJ3F1ZXVlJyksXG4gIC8qKiBQb3NpdGlvbiArIDEgaW4gREVWSUNFX1RZUEVTLiAqL1xuICBkZXZpY2VUeXBlOiB3b3JkLFxuICAvKiogVGhlIGZpcnN0IGpvYiBvZiB0aGUgb3JkZXIgdGhhdCB0aGlzIG9uZSBjYW1lIHdpdGguICovXG4gIGJhdGNoOiB3b3JkLFxufSk7XG5cbi8qKiBPZmZzZXRzIG9mIGEgam9iJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IEpPQiA9IGpvYnMuZmllbGRzO1xuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCBsaW5rLCBsaXN0LCB0aW1lciwgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBXaGF0IGEgZGV2aWNlIHRoYXQgY2FuIHByaW50IGhhcyBiZXlvbmQgaXRzIHJvdy4gKi9cbmV4cG9ydCBjb25zdCBwcmludGVycyA9IGRlZmluZVRhYmxlKFxuICAncHJpbnRlcnMnLFxuICB7XG4gICAgZGV2aWNlOiB3b3JkLFxuICAgIC8qKiBKb2JzLCBmaXJzdCBjb21lIGZpcnN0IHNlcnZlZDogYXNjZW5kaW5nIGlkcy4gVGhlIGZpcnN0IG9uZSBydW5zIG9yIHdhaXRzLiAqL1xuICAgIHF1ZXVlOiBsaXN0LFxuICAgIC8qKiBUaGUgc3RvY2sgdGhhdCBpdCB3YWl0cyBmb3IuICovXG4gICAgd2FpdHNGb3I6IGxpbmsoJ3N0b2NrcycsICd3YWl0ZXJzJyksXG4gICAgLyoqIFdoZW4gdGhlIGpvYiBhdCBoYW5kIGlzIGRvbmUuICovXG4gICAgZmluaXNoZWQ6IHRpbWVyLFxuICB9LFxuICAnZGV2aWNlJyxcbik7XG5cbi8qKiBPZmZzZXRzIG9mIGEgcHJpbnRlcidzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBQUklOVEVSID0gcHJpbnRlcnMuZmllbGRzO1xuIiwgIi8qKiBXaGF0IGEgZGV2aWNlIGNhbiBiZSBkb2luZy4gQSBzdGF0dXMncyBudW1iZXIgaW4gdGhlIHN0YXRlIGlzIGl0cyBwb3NpdGlvbiArIDE6IGFwcGVuZCBvbmx5LiAqL1xuZXhwb3J0IGNvbnN0IFNUQVRVU0VTID0gW1xuICAnaWRsZScsXG4gICd0cmF2ZWxsaW5nJyxcbiAgJ3JlY2FsbGluZycsXG4gICdtaW5pbmcnLFxuICAnc2VhcmNoaW5nJyxcbiAgJ3RyYWNraW5nJyxcbiAgJ3ByaW50aW5nJyxcbiAgJ3dhaXRpbmdfZm9yX3Jlc291cmNlcycsXG5dIGFzIGNvbnN0O1xuXG4vKiogT25lIHN0YXR1cyBvZiBhIGRldmljZSBieSBpdHMgbmFtZS4gKi9cbmV4cG9ydCB0eXBlIFN0YXR1cyA9ICh0eXBlb2YgU1RBVFVTRVMpW251bWJlcl07XG5cbi8qKiBUaGUgbnVtYmVycyBvZiB0aGUgc3RhdHVzZXMuICovXG5leHBvcnQgY29uc3QgU1RBVFVTID0ge1xuICBpZGxlOiAxLFxuICB0cmF2ZWxsaW5nOiAyLFxuICByZWNhbGxpbmc6IDMsXG4gIG1pbmluZzogNCxcbiAgc2VhcmNoaW5nOiA1LFxuICB0cmFja2luZzogNixcbiAgcHJpbnRpbmc6IDcsXG4gIHdhaXRpbmdGb3JSZXNvdXJjZXM6IDgsXG59IGFzIGNvbnN0O1xuXG4vKiogVGhlIHN0YXR1cyBvZiBhIG51bWJlciBpbiB0aGUgc3RhdGU7IGBpZGxlYCBmb3Igd2hhdCBpcyBubyBzdGF0dXMuICovXG5leHBvcnQgZnVuY3Rpb24gc3RhdHVzQXQobnVtYmVyOiBudW1iZXIpOiBTdGF0dXMge1xuICByZXR1cm4gU1RBVFVTRVNbbnVtYmVyIC0gMV0gPz8gJ2lkbGUnO1xufVxuIiwgIi8qKiBBbGwgZGV2aWNlIHR5cGVzLiBBIHR5cGUncyBudW1iZXIgaW4gdGhlIHN0YXRlIGlzIGl0cyBwb3NpdGlvbiArIDE6IGFwcGVuZCwgbmV2ZXIgcmVvcmRlci4gKi9cbmV4cG9ydCBjb25zdCBERVZJQ0VfVFlQRVMgPSBbXG4gICdoZWF2ZW5fdmVzc2VsJyxcbiAgJ21pbmluZ19kcm9uZScsXG4gICdzdXJ2ZXlfZHJvbmUnLFxuICAndHJhbnNwb3J0X2Ryb25lJyxcbiAgJ21haW50ZW5hbmNlX2Ryb25lJyxcbiAgJ2FtaV9taW5pbmdfY29udHJvbGxlcicsXG4gICdhdXRvZmFjdG9yeScsXG4gICdjb21wdXRlX2NvcmUnLFxuICAnc3VyZ2VfcGxhdGUnLFxuICAnZnRsX2JlYWNvbicsXG4gICdmdGxfcmVsYXknLFxuICAnc3lzdGVtX2h1YicsXG4gICdhdG1vX3Byb2Nlc3NvcicsXG4gICdnYXNfc2VwYXJhdG9yJyxcbiAgJ2FxdWlmZXJfdGFwJyxcbiAgJ29yYml0YWxfbWlycm9yJyxcbiAgJ3RoZXJtYWxfbGFuY2UnLFxuICAnb3JiaXRhbF9zaGFkZScsXG4gICdjcnlvX2Rpc3BlcnNlcicsXG4gICdmaWx0cmF0aW9uX2FycmF5JyxcbiAgJ2Jpb19zZWVkZXInLFxuXSBhcyBjb25zdDtcblxuLyoqIE9uZSBkZXZpY2UgdHlwZSwgYXMgdGhlIHdpcmUgbmFtZXMgaXQuICovXG5leHBvcnQgdHlwZSBEZXZpY2VUeXBlID0gKHR5cGVvZiBERVZJQ0VfVFlQRVMpW251bWJlcl07XG5cbi8qKiBUaGUgbnVtYmVyIG9mIGEgZGV2aWNlIHR5cGUgaW4gdGhlIHN0YXRlOyAwIHdoZW4gYG5hbWVgIGlzIG5vIGRldmljZSB0eXBlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRldmljZVR5cGVJbmRleChuYW1lOiBzdHJpbmcpOiBudW1iZXIge1xuICByZXR1cm4gKERFVklDRV9UWVBFUyBhcyByZWFkb25seSBzdHJpbmdbXSkuaW5kZXhPZihuYW1lKSArIDE7XG59XG5cbi8qKiBUaGUgZGV2aWNlIHR5cGUgb2YgYSBudW1iZXIgaW4gdGhlIHN0YXRlLCB1bmRlZmluZWQgZm9yIDAgYW5kIGZvciB3aGF0IGlzIG5vIHR5cGUuICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlVHlwZUF0KGluZGV4OiBudW1iZXIpOiBEZXZpY2VUeXBlIHwgdW5kZWZpbmVkIHtcbiAgcmV0dXJuIERFVklDRV9UWVBFU1tpbmRleCAtIDFdO1xufVxuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCBsaXN0LCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIFRoZSBudW1iZXJzIG9mIGEgcmVwbGljYW50OyBpdHMgaWQgaXMgdGhlIHJlcGxpY2FudCdzLiAqL1xuZXhwb3J0IGNvbnN0IGZsZWV0cyA9IGRlZmluZVRhYmxlKCdmbGVldHMnLCB7XG4gIGRldmljZXM6IGxpc3QsXG4gIGFjY291bnQ6IHdvcmQsXG4gIC8qKiBUaGUgZGV2aWNlIHRoYXQgdGhlIHJlcGxpY2FudCBsaXZlcyBpbi4gKi9cbiAgdmVzc2VsOiB3b3JkLFxuICBwcmludGVkOiB3b3JkLFxuICAvKiogQXJyaXZhbHMsIGFuZCBzZWNvbmRzIHVuZGVyIHdheS4gKi9cbiAgdHJpcHM6IHdvcmQsXG4gIHRyYXZlbFNlY29uZHM6IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgYSBmbGVldCdzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBGTEVFVCA9IGZsZWV0cy5maWVsZHM7XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGxpc3QsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogUGxhY2VzIHdoZXJlIHNvbWV0aGluZyB3YXMgd3JpdHRlbjogZm91bmQgYnkgdGhlaXIgbnVtYmVyIGluIHRoZSBnYWxheHkuICovXG5leHBvcnQgY29uc3QgbG9jYXRpb25zID0gZGVmaW5lVGFibGUoXG4gICdsb2NhdGlvbnMnLFxuICB7XG4gICAgLyoqIFRoZSBwbGFjZSdzIG51bWJlciBpbiB0aGUgZ2FsYXh5LiAqL1xuICAgIHBsYWNlOiB3b3JkLFxuICAgIGRldmljZXM6IGxpc3QsXG4gICAgLyoqIE1pbmluZyBzaXRlcywgb2YgYSBiZWx0IG9ubHk7IGFzY2VuZGluZyBpZHMgYXJlIGFzY2VuZGluZyBpbmRpY2VzLiAqL1xuICAgIHNpdGVzOiBsaXN0LFxuICAgIHBpbGVzOiBsaXN0LFxuICB9LFxuICAncGxhY2UnLFxuKTtcblxuLyoqIE9mZnNldHMgb2YgYSBsb2NhdGlvbidzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBMT0NBVElPTiA9IGxvY2F0aW9ucy5maWVsZHM7XG4iLCAiaW1wb3J0IHsgREVWSUNFX1RZUEVTIH0gZnJvbSAnLi4vcnVsZXNldC9kZXZpY2VUeXBlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IEJsdWVwcmludCB9IGZyb20gJy4uL3J1bGVzZXQvYmx1ZXByaW50LmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgRkxFRVQgfSBmcm9tICcuLi9zdGF0ZS9mbGVldHMuanMnO1xuaW1wb3J0IHsgTE9DQVRJT04gfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCwgV29ybGQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBUaGUgYmx1ZXByaW50IG9mIGEgZGV2aWNlIHR5cGUncyBudW1iZXIuICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlQmx1ZXByaW50KHdvcmxkOiBXb3JsZCwgdHlwZTogbnVtYmVyKTogQmx1ZXByaW50IHtcbiAgcmV0dXJuIHdvcmxkLnNldHRpbmcucnVsZXNldC5ibHVlcHJpbnRzW0RFVklDRV9UWVBFU1t0eXBlIC0gMV0gPz8gJ2hlYXZlbl92ZXNzZWwnXTtcbn1cblxuLyoqIFRoZSBhY2NvdW50IHRoYXQgYSBkZXZpY2UgYmVsb25ncyB0by4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VBY2NvdW50KHdvcmxkOiBXb3JsZCwgZGV2aWNlOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gd29ybGQuZmxlZXRzLmdldCh3b3JsZC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpLCBGTEVFVC5hY2NvdW50KTtcbn1cblxuLyoqIFRoZSBudW1iZXIgb2YgdGhlIHBsYWNlIHdoZXJlIGEgZGV2aWNlIGlzOyBpbiB0cmFuc2l0LCBvZiB3aGVyZSBpdCBjYW1lIGZyb20uICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlUGxhY2Uod29ybGQ6IFdvcmxkLCBkZXZpY2U6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiB3b3JsZC5sb2NhdGlvbnMuZ2V0KHdvcmxkLmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKSwgTE9DQVRJT04ucGxhY2UpO1xufVxuXG4vKiogQSBuZXcsIGlkbGUgZGV2aWNlIG9mIGEgcmVwbGljYW50IGF0IGEgbG9jYXRpb24ncyByb3cuIEl0cyBtYXR0ZXIgaXMgdGhlIGNhbGxlcidzIGNvbmNlcm4uICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlQWRkKGRyYWZ0OiBEcmFmdCwgdHlwZTogbnVtYmVyLCByZXBsaWNhbnQ6IG51bWJlciwgbG9jYXRpb246IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgZGV2aWNlcyB9ID0gZHJhZnQ7XG4gIGNvbnN0IGRldmljZSA9IGRldmljZXMuaW5zZXJ0KCk7XG4gIGRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnR5cGUsIHR5cGUpO1xuICBkZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5jYXBhY2l0eSwgZHJhZnQuc2V0dGluZy5ydWxlc2V0LmNhcGFjaXR5LmZ1bGxQcG0pO1xuICBkZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5idWlsdEJ5LCByZXBsaWNhbnQpO1xuICBkZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0UubG9jYXRpb24sIGxvY2F0aW9uKTtcbiAgZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLnJlcGxpY2FudCwgcmVwbGljYW50KTtcbiAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLmlkbGUsIDApO1xuICBpZiAoZGV2aWNlQmx1ZXByaW50KGRyYWZ0LCB0eXBlKS5xdWV1ZUxlbmd0aCA+IDApIGRyYWZ0LnByaW50ZXJzLmluc2VydChkZXZpY2UpO1xuICByZXR1cm4gZGV2aWNlO1xufVxuXG4vKiogVGhlIGRldmljZSBoYXMgYSBuZXcgc3RhdHVzIGZyb20gbm93IG9uLCBhYm91dCB0aGlzIHRhcmdldCAoMCBmb3Igbm9uZSkuICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlVHVybnMoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgc3RhdHVzOiBudW1iZXIsIHRhcmdldDogbnVtYmVyKTogdm9pZCB7XG4gIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnN0YXR1cywgc3RhdHVzKTtcbiAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0Uuc2luY2UsIGRyYWZ0Lm5vdyk7XG4gIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnRhcmdldCwgdGFyZ2V0KTtcbn1cbiIsICIvKiogVGhlIHNpeCByZXNvdXJjZSBjYXRlZ29yaWVzLCBpbiB0aGUgb3JkZXIgb2YgZXZlcnkgbGlzdCwgYmlsbCBhbmQgdGFibGUgY29sdW1uLiAqL1xuZXhwb3J0IGNvbnN0IENBVEVHT1JJRVMgPSBbXG4gICdzdHJ1Y3R1cmFsJyxcbiAgJ2NvbmR1Y3RpdmUnLFxuICAnc2lsaWNhdGVzJyxcbiAgJ2NhcmJvbicsXG4gICd2b2xhdGlsZXMnLFxuICAncmFyZXMnLFxuXSBhcyBjb25zdDtcblxuLyoqIE9uZSByZXNvdXJjZSBjYXRlZ29yeSwgYXMgdGhlIHdpcmUgbmFtZXMgaXQuICovXG5leHBvcnQgdHlwZSBDYXRlZ29yeSA9ICh0eXBlb2YgQ0FURUdPUklFUylbbnVtYmVyXTtcblxuLyoqIFdob2xlIHVuaXRzIHBlciBjYXRlZ29yeTogYSBiaWxsLCBhIGdyYW50LCBhIHJlc2VydmUuICovXG5leHBvcnQgdHlwZSBBbW91bnRzID0gUmVhZG9ubHk8UmVjb3JkPENhdGVnb3J5LCBudW1iZXI+PjtcblxuLyoqIFRoZSBudW1iZXIgb2YgYSBjYXRlZ29yeSBpbiB0aGUgc3RhdGU6IGl0cyBwb3NpdGlvbiArIDE7IDAgd2hlbiBgbmFtZWAgaXMgbm9uZSBvZiB0aGUgc2l4LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNhdGVnb3J5SW5kZXgobmFtZTogc3RyaW5nKTogbnVtYmVyIHtcbiAgcmV0dXJuIChDQVRFR09SSUVTIGFzIHJlYWRvbmx5IHN0cmluZ1tdKS5pbmRleE9mKG5hbWUpICsgMTtcbn1cblxuLyoqIFRoZSBjYXRlZ29yeSBvZiBhIG51bWJlciBpbiB0aGUgc3RhdGUsIHVuZGVmaW5lZCBmb3IgMCBhbmQgZm9yIHdoYXQgaXMgbm8gY2F0ZWdvcnkuICovXG5leHBvcnQgZnVuY3Rpb24gY2F0ZWdvcnlBdChpbmRleDogbnVtYmVyKTogQ2F0ZWdvcnkgfCB1bmRlZmluZWQge1xuICByZXR1cm4gQ0FURUdPUklFU1tpbmRleCAtIDFdO1xufVxuXG4vKiogT25lIHZhbHVlIHBlciBjYXRlZ29yeSwgbWFkZSBpbiB0aGUgb3JkZXIgb2YgQ0FURUdPUklFUy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwZXJDYXRlZ29yeTxUPihtYWtlOiAoY2F0ZWdvcnk6IENhdGVnb3J5LCBwb3NpdGlvbjogbnVtYmVyKSA9PiBUKSB7XG4gIGNvbnN0IG1hZGUgPSB7fSBhcyBSZWNvcmQ8Q2F0ZWdvcnksIFQ+O1xuICBmb3IgKGNvbnN0IFtwb3NpdGlvbiwgY2F0ZWdvcnldIG9mIENBVEVHT1JJRVMuZW50cmllcygpKVxuICAgIG1hZGVbY2F0ZWdvcnldID0gbWFrZShjYXRlZ29yeSwgcG9zaXRpb24pO1xuICByZXR1cm4gbWFkZSBhcyBSZWFkb25seTxSZWNvcmQ8Q2F0ZWdvcnksIFQ+Pjtcbn1cbiIsICJpbXBvcnQgeyBjZWlsRGl2LCBmbG9vckRpdiwgbWF4IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgUnVsZXNldCB9IGZyb20gJy4vcnVsZXNldC5qcyc7XG5cbi8qKlxuICogSG93IGZhc3QgYSBkZXZpY2Ugb2YgdGhpcyBvcGVyYXRpb25hbCBjYXBhY2l0eSAobWlsbGlvbnRocykgdHJhdmVscywgbWluZXMsIHByaW50cyBhbmQgc2NhbnMsIGluXG4gKiB0aG91c2FuZHRoczogaW4gcHJvcG9ydGlvbiB0byBpdHMgY2FwYWNpdHksIGJ1dCBuZXZlciBzbG93ZXIgdGhhbiB0aGUgcnVsZXMnIGxlYXN0IHNwZWVkLlxuICovXG5leHBvcnQgZnVuY3Rpb24gc3BlZWRQZXJNaWxsZShydWxlc2V0OiBSdWxlc2V0LCBjYXBhY2l0eVBwbTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgeyBmdWxsUHBtLCBzbG93ZXN0UGVyTWlsbGUgfSA9IHJ1bGVzZXQuY2FwYWNpdHk7XG4gIHJldHVybiBtYXgoc2xvd2VzdFBlck1pbGxlLCBmbG9vckRpdihjYXBhY2l0eVBwbSAqIDEwMDAsIGZ1bGxQcG0pKTtcbn1cblxuLyoqIFNlY29uZHMgdGhhdCB3b3JrIHRha2VzIGF0IHRoaXMgc3BlZWQgKHRob3VzYW5kdGhzKSB3aGljaCB0YWtlcyBgc2Vjb25kc2AgYXQgZnVsbCBzcGVlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzbG93ZWRTZWNvbmRzKHNlY29uZHM6IG51bWJlciwgc3BlZWQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBjZWlsRGl2KHNlY29uZHMgKiAxMDAwLCBzcGVlZCk7XG59XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGZsb29yRGl2LCBnYXVnZSwgbGlzdCwgdGltZXIsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogRXhhY3RseSBzaXggZm9yIGVhY2ggc2l0ZSwgb25lIGEgY2F0ZWdvcnksIGluc2VydGVkIHRvZ2V0aGVyIHdpdGggaXQuICovXG5leHBvcnQgY29uc3QgZGVwb3NpdHMgPSBkZWZpbmVUYWJsZSgnZGVwb3NpdHMnLCB7XG4gIC8qKiBNaWNyby11bml0cyBsZWZ0OiBmYWxscyB3aGlsZSBtaW5lZCwgZ3Jvd3MgYmFjayB3aGlsZSBub3QuICovXG4gIHJlc2VydmU6IGdhdWdlLFxuICAvKiogV2hlbiB0aGUgcmVzZXJ2ZSBydW5zIG91dC4gKi9cbiAgZGVwbGV0ZWQ6IHRpbWVyLFxuICBtaW5lcnM6IGxpc3QsXG4gIC8qKiBNaWNyby11bml0cyBvZiB0aGUgdW50b3VjaGVkIGRlcG9zaXQuICovXG4gIGluaXRpYWw6IHdvcmQsXG4gIC8qKiBUaGUgcmVzZXJ2ZSB3aGVuIGl0IGJlZ2FuIHRvIGdyb3cgYmFjazogd2hhdCBpcyBhYm92ZSBpcyBub3QgeWV0IGluIHRoZSBsZWRnZXIuICovXG4gIGdyb3duRnJvbTogd29yZCxcbiAgLyoqIFdoZW4gdGhlIHJlc2VydmUgaXMgZnVsbCBhZ2Fpbi4gKi9cbiAgcmVzdG9yZWQ6IHRpbWVyLFxuICAvKiogUG9zaXRpb24gKyAxIGluIEFCVU5EQU5DRVMsIGFuZCBpbiBERU5TSVRJRVM6IHdoYXQgYSBtaW5lcidzIHJhdGUgaXMgbWFkZSBvZi4gKi9cbiAgYWJ1bmRhbmNlOiB3b3JkLFxuICBkZW5zaXR5OiB3b3JkLFxufSk7XG5cbi8qKiBPZmZzZXRzIG9mIGEgZGVwb3NpdCdzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBERVBPU0lUID0gZGVwb3NpdHMuZmllbGRzO1xuXG4vKiogVGhlIGRlcG9zaXQgb2YgYSBjYXRlZ29yeSAoMSB0byA2KSBpbiBhIHNpdGUuICovXG5leHBvcnQgZnVuY3Rpb24gZGVwb3NpdE9mKHNpdGU6IG51bWJlciwgY2F0ZWdvcnk6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiAoc2l0ZSAtIDEpICogNiArIGNhdGVnb3J5O1xufVxuXG4vKiogVGhlIHNpdGUgb2YgYSBkZXBvc2l0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNpdGVPZihkZXBvc2l0OiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gZmxvb3JEaXYoZGVwb3NpdCAtIDEsIDYpICsgMTtcbn1cblxuLyoqIFRoZSBjYXRlZ29yeSAoMSB0byA2KSBvZiBhIHJvdyB0aGF0IGNvbWVzIGluIHNpeGVzOiBhIGRlcG9zaXQgb3IgYSBzdG9jay4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjYXRlZ29yeU9mKHJvdzogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuICgocm93IC0gMSkgJSA2KSArIDE7XG59XG4iLCAiLyoqIE9uZSB1bml0IG9mIG1hdHRlciBpbiBtaWNyby11bml0czogd2hhdCBnYXVnZXMgYW5kIGxlZGdlcnMgY291bnQgaW4uICovXG5leHBvcnQgY29uc3QgTUlDUk8gPSAxXzAwMF8wMDA7XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGZsb29yRGl2LCBnYXVnZSwgbGlzdCwgdGltZXIsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogRXhhY3RseSBzaXggZm9yIGVhY2ggcGlsZSwgb25lIGEgY2F0ZWdvcnksIGluc2VydGVkIHRvZ2V0aGVyIHdpdGggaXQuICovXG5leHBvcnQgY29uc3Qgc3RvY2tzID0gZGVmaW5lVGFibGUoJ3N0b2NrcycsIHtcbiAgLyoqIE1pY3JvLXVuaXRzOiB3aGF0IGxpZXMgdGhlcmUsIGdyb3dpbmcgYnkgd2hhdCB0aGUgc3VwcGxpZXJzIGJyaW5nLiAqL1xuICBhbW91bnQ6IGdhdWdlLFxuICAvKiogV2hlbiBhbm90aGVyIHRpY2sncyB5aWVsZCBubyBsb25nZXIgZml0cy4gKi9cbiAgZnVsbDogdGltZXIsXG4gIC8qKiBNaW5pbmcgZHJvbmVzIHRoYXQgZmVlZCBpdC4gKi9cbiAgc3VwcGxpZXJzOiBsaXN0LFxuICAvKiogUHJpbnRlcnMgdGhhdCB3YWl0IGZvciBpdDogb2YgYWxsIHRoYXQgdGhleSBsYWNrLCB0aGlzIHdpbGwgYmUgdGhlcmUgbGFzdC4gKi9cbiAgd2FpdGVyczogbGlzdCxcbiAgLyoqIE1pY3JvLXVuaXRzOiBubyB3YWl0ZXIgbmVlZHMgbGVzcy4gSXQgbWF5IGJlIHRvbyBsb3cgYWZ0ZXIgb25lIGhhcyBsZWZ0LiAqL1xuICBuZWVkOiB3b3JkLFxuICAvKiogV2hlbiB0aGUgYW1vdW50IHJlYWNoZXMgdGhlIG5lZWQuICovXG4gIHJlYWNoZWQ6IHRpbWVyLFxuICAvKiogV2hhdCBlbmRlZCBydW5zIGJyb3VnaHQgaW4gc2luY2UgdGhlIGJlZ2lubmluZzogd2hvbGUgdW5pdHMgYW5kIHRoZSBtaWNyby11bml0cyBhYm92ZS4gKi9cbiAgbWluZWRVbml0czogd29yZCxcbiAgbWluZWRNaWNybzogd29yZCxcbn0pO1xuXG4vKiogT2Zmc2V0cyBvZiBhIHN0b2NrJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IFNUT0NLID0gc3RvY2tzLmZpZWxkcztcblxuLyoqIFRoZSBzdG9jayBvZiBhIGNhdGVnb3J5ICgxIHRvIDYpIGluIGEgcGlsZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdG9ja09mKHBpbGU6IG51bWJlciwgY2F0ZWdvcnk6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiAocGlsZSAtIDEpICogNiArIGNhdGVnb3J5O1xufVxuXG4vKiogVGhlIHBpbGUgb2YgYSBzdG9jay4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwaWxlT2Yoc3RvY2s6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBmbG9vckRpdihzdG9jayAtIDEsIDYpICsgMTtcbn1cbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgZmxvb3JEaXYsIGxpbmssIHRpbWVyLCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIEFjY291bnRzIHRoYXQgdGhlIGtleSBsZWF2ZXMgcm9vbSBmb3IuICovXG5leHBvcnQgY29uc3QgQUNDT1VOVFNfTU9TVCA9IDE2Xzc3N18yMTU7XG5cbi8qKiBXaGF0IG9uZSBhY2NvdW50IGhvbGRzIGF0IG9uZSBsb2NhdGlvbjogc2l4IHN0b2Nrcy4gKi9cbmV4cG9ydCBjb25zdCBwaWxlcyA9IGRlZmluZVRhYmxlKFxuICAncGlsZXMnLFxuICB7XG4gICAgLyoqIGBwaWxlS2V5YCBvZiBpdHMgYWNjb3VudCBhbmQgaXRzIGxvY2F0aW9uJ3Mgcm93LiAqL1xuICAgIGtleTogd29yZCxcbiAgICBsb2NhdGlvbjogbGluaygnbG9jYXRpb25zJywgJ3BpbGVzJyksXG4gICAgaG9sZGluZzogbGluaygnaG9sZGluZ3MnLCAncGlsZXMnKSxcbiAgICAvKiogV2hlbiB0aGUgcHJpbnRlcnMgdGhhdCB3YWl0IGhlcmUgYXJlIHRvIHRyeSBhZ2Fpbi4gKi9cbiAgICB3YWtlOiB0aW1lcixcbiAgfSxcbiAgJ2tleScsXG4pO1xuXG4vKiogT2Zmc2V0cyBvZiBhIHBpbGUncyBmaWVsZHMuICovXG5leHBvcnQgY29uc3QgUElMRSA9IHBpbGVzLmZpZWxkcztcblxuLyoqIFRoZSBrZXkgb2YgYSBwaWxlOiB0aGUgcm93IG9mIGl0cyBsb2NhdGlvbiwgYW5kIGl0cyBhY2NvdW50LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBpbGVLZXkoYWNjb3VudDogbnVtYmVyLCBsb2NhdGlvbjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGxvY2F0aW9uICogKEFDQ09VTlRTX01PU1QgKyAxKSArIGFjY291bnQ7XG59XG5cbi8qKiBUaGUgYWNjb3VudCBpbiBhIHBpbGUncyBrZXkuICovXG5leHBvcnQgZnVuY3Rpb24gYWNjb3VudEluS2V5KGtleTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGtleSAlIChBQ0NPVU5UU19NT1NUICsgMSk7XG59XG5cbi8qKiBUaGUgcm93IG9mIHRoZSBsb2NhdGlvbiBpbiBhIHBpbGUncyBrZXkuICovXG5leHBvcnQgZnVuY3Rpb24gbG9jYXRpb25JbktleShrZXk6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBmbG9vckRpdihrZXksIEFDQ09VTlRTX01PU1QgKyAxKTtcbn1cbiIsICJpbXBvcnQgeyBjZWlsRGl2LCBmbG9vckRpdiwgbWF4IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IE1JQ1JPIH0gZnJvbSAnLi4vc3RhdGUvbWljcm8uanMnO1xuaW1wb3J0IHsgU1RPQ0sgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCwgV29ybGQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBNaWNyby11bml0cyB0aGF0IHN0aWxsIGZpdCBpbnRvIGEgc3RvY2s7IG5lZ2F0aXZlIHdoZW4gYSByZWZ1bmQgd2VudCBvdmVyIHRoZSBjYXAuICovXG5leHBvcnQgZnVuY3Rpb24gc3RvY2tSb29tKHdvcmxkOiBXb3JsZCwgc3RvY2s6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGNhcCA9IHdvcmxkLnNldHRpbmcucnVsZXNldC5taW5pbmcuc3RvY2tDYXBVbml0cyAqIE1JQ1JPO1xuICByZXR1cm4gY2FwIC0gd29ybGQuc3RvY2tzLmxldmVsKHN0b2NrLCBTVE9DSy5hbW91bnQpO1xufVxuXG4vKiogV2hldGhlciBhIHRpY2sncyB5aWVsZCBvZiBzbyBtYW55IG1pY3JvLXVuaXRzIG1vcmUgdGhhbiBub3cgc3RpbGwgZml0cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdG9ja1Rha2VzKHdvcmxkOiBXb3JsZCwgc3RvY2s6IG51bWJlciwgbW9yZVJhdGU6IG51bWJlcik6IGJvb2xlYW4ge1xuICByZXR1cm4gc3RvY2tSb29tKHdvcmxkLCBzdG9jaykgPj0gd29ybGQuc3RvY2tzLnJhdGUoc3RvY2ssIFNUT0NLLmFtb3VudCkgKyBtb3JlUmF0ZTtcbn1cblxuLyoqIENoYW5nZXMgd2hhdCBhIHN0b2NrIGdhaW5zIGEgdGljay4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdG9ja0Zsb3coZHJhZnQ6IERyYWZ0LCBzdG9jazogbnVtYmVyLCBjaGFuZ2U6IG51bWJlcik6IHZvaWQge1xuICBkcmFmdC5zdG9ja3Muc2V0UmF0ZShzdG9jaywgU1RPQ0suYW1vdW50LCBkcmFmdC5zdG9ja3MucmF0ZShzdG9jaywgU1RPQ0suYW1vdW50KSArIGNoYW5nZSk7XG4gIHN0b2NrUHJlZGljdChkcmFmdCwgc3RvY2spO1xufVxuXG4vKiogQWRkcyBtaWNyby11bml0cyB0byBhIHN0b2NrIGF0IG9uY2UsIG9yIHRha2VzIHRoZW0uICovXG5leHBvcnQgZnVuY3Rpb24gc3RvY2tBZGQoZHJhZnQ6IERyYWZ0LCBzdG9jazogbnVtYmVyLCBjaGFuZ2U6IG51bWJlcik6IHZvaWQge1xuICBkcmFmdC5zdG9ja3Muc2V0TGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCwgZHJhZnQuc3RvY2tzLmxldmVsKHN0b2NrLCBTVE9DSy5hbW91bnQpICsgY2hhbmdlKTtcbiAgc3RvY2tQcmVkaWN0KGRyYWZ0LCBzdG9jayk7XG59XG5cbi8qKiBBcHBvaW50cyB0aGUgc3RvY2sncyBjcm9zc2luZ3MgYW5ldzogd2hlbiBpdCBpcyBmdWxsLCBhbmQgd2hlbiBpdHMgd2FpdGVycyBoYXZlIGVub3VnaC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdG9ja1ByZWRpY3QoZHJhZnQ6IERyYWZ0LCBzdG9jazogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgc3RvY2tzLCBub3cgfSA9IGRyYWZ0O1xuICBjb25zdCByYXRlID0gc3RvY2tzLnJhdGUoc3RvY2ssIFNUT0NLLmFtb3VudCk7XG4gIGlmIChyYXRlID09PSAwKSBzdG9ja3MuY2FuY2VsKHN0b2NrLCBTVE9DSy5mdWxsKTtcbiAgZWxzZSB7XG4gICAgY29uc3QgdGlja3MgPSBmbG9vckRpdihzdG9ja1Jvb20oZHJhZnQsIHN0b2NrKSwgcmF0ZSk7XG4gICAgc3RvY2tzLnNjaGVkdWxlKHN0b2NrLCBTVE9DSy5mdWxsLCBub3cgKyBtYXgoMSwgdGlja3MpKTtcbiAgfVxuICBpZiAoc3RvY2tzLmlzRW1wdHkoc3RvY2ssIFNUT0NLLndhaXRlcnMpKSB7XG4gICAgc3RvY2tzLmNhbmNlbChzdG9jaywgU1RPQ0sucmVhY2hlZCk7XG4gICAgcmV0dXJuO1xuICB9XG4gIGNvbnN0IG1pc3NpbmcgPSBzdG9ja3MuZ2V0KHN0b2NrLCBTVE9DSy5uZWVkKSAtIHN0b2Nrcy5sZXZlbChzdG9jaywgU1RPQ0suYW1vdW50KTtcbiAgaWYgKG1pc3NpbmcgPiAwICYmIHJhdGUgPT09IDApIHN0b2Nrcy5jYW5jZWwoc3RvY2ssIFNUT0NLLnJlYWNoZWQpO1xuICBlbHNlIHN0b2Nrcy5zY2hlZHVsZShzdG9jaywgU1RPQ0sucmVhY2hlZCwgbm93ICsgKG1pc3NpbmcgPiAwID8gY2VpbERpdihtaXNzaW5nLCByYXRlKSA6IDEpKTtcbn1cbiIsICJpbXBvcnQgeyBDQVRFR09SSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB0eXBlIHsgQW1vdW50cyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IEpPQiB9IGZyb20gJy4uL3N0YXRlL2pvYnMuanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBwaWxlS2V5IH0gZnJvbSAnLi4vc3RhdGUvcGlsZXMuanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB7IHN0b2NrT2YgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHsgZGV2aWNlQWNjb3VudCwgZGV2aWNlQmx1ZXByaW50IH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCwgV29ybGQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzdG9ja0FkZCB9IGZyb20gJy4vc3RvY2suanMnO1xuXG4vKiogVGhlIGZpcnN0IGpvYiBvZiBhIHByaW50ZXIncyBxdWV1ZSwgcnVubmluZyBvciB3YWl0aW5nOyAwIHdoZW4gdGhlcmUgaXMgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmludEpvYih3b3JsZDogV29ybGQsIHByaW50ZXI6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiB3b3JsZC5wcmludGVycy5tZW1iZXJzKHByaW50ZXIsIFBSSU5URVIucXVldWUpWzBdID8/IDA7XG59XG5cbi8qKiBXaGF0IGEgam9iIGNvc3RzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByaW50Sm9iQmlsbCh3b3JsZDogV29ybGQsIGpvYjogbnVtYmVyKTogQW1vdW50cyB7XG4gIHJldHVybiBkZXZpY2VCbHVlcHJpbnQod29ybGQsIHdvcmxkLmpvYnMuZ2V0KGpvYiwgSk9CLmRldmljZVR5cGUpKS5iaWxsO1xufVxuXG4vKiogVGhlIHBpbGUgdGhhdCBhIHByaW50ZXIgdGFrZXMgZnJvbTogaXRzIGFjY291bnQncyB3aGVyZSBpdCBzdGFuZHM7IDAgd2hlbiB0aGVyZSBpcyBub25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByaW50Sm9iUGlsZSh3b3JsZDogV29ybGQsIHByaW50ZXI6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGRldmljZSA9IHdvcmxkLnByaW50ZXJzLmdldChwcmludGVyLCBQUklOVEVSLmRldmljZSk7XG4gIGNvbnN0IGxvY2F0aW9uID0gd29ybGQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pO1xuICByZXR1cm4gd29ybGQucGlsZXMuZmluZChwaWxlS2V5KGRldmljZUFjY291bnQod29ybGQsIGRldmljZSksIGxvY2F0aW9uKSk7XG59XG5cbi8qKiBUYWtlcyBhIGJpbGwgZnJvbSBhIHBpbGUsIG9yIGdpdmVzIGl0IGJhY2s6IGFsbCBjYXRlZ29yaWVzIGF0IG9uY2UuICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnRKb2JQYXkoXG4gIGRyYWZ0OiBEcmFmdCxcbiAgcGlsZTogbnVtYmVyLFxuICBiaWxsOiBBbW91bnRzLFxuICB3YXk6ICdkZWJpdCcgfCAncmVmdW5kJyxcbik6IHZvaWQge1xuICBmb3IgKGNvbnN0IFtwb3NpdGlvbiwgY2F0ZWdvcnldIG9mIENBVEVHT1JJRVMuZW50cmllcygpKSB7XG4gICAgY29uc3QgbWljcm8gPSBiaWxsW2NhdGVnb3J5XSAqIE1JQ1JPO1xuICAgIGlmIChtaWNybyA9PT0gMCkgY29udGludWU7XG4gICAgc3RvY2tBZGQoZHJhZnQsIHN0b2NrT2YocGlsZSwgcG9zaXRpb24gKyAxKSwgd2F5ID09PSAnZGViaXQnID8gLW1pY3JvIDogbWljcm8pO1xuICB9XG59XG4iLCAiaW1wb3J0IHsgY2VpbERpdiwgSU5UX01BWCwgbWluIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBBbW91bnRzIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB7IHNsb3dlZFNlY29uZHMsIHNwZWVkUGVyTWlsbGUgfSBmcm9tICcuLi9ydWxlc2V0L3NwZWVkUGVyTWlsbGUuanMnO1xuaW1wb3J0IHsgY2F0ZWdvcnlPZiB9IGZyb20gJy4uL3N0YXRlL2RlcG9zaXRzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgSk9CIH0gZnJvbSAnLi4vc3RhdGUvam9icy5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcbmltcG9ydCB7IFBSSU5URVIgfSBmcm9tICcuLi9zdGF0ZS9wcmludGVycy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5pbXBvcnQgeyBTVE9DSywgc3RvY2tPZiB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5pbXBvcnQgeyBkZXZpY2VCbHVlcHJpbnQsIGRldmljZVBsYWNlLCBkZXZpY2VUdXJucyB9IGZyb20gJy4vZGV2aWNlLmpzJztcbmltcG9ydCB7IHByaW50Sm9iLCBwcmludEpvYkJpbGwsIHByaW50Sm9iUGF5LCBwcmludEpvYlBpbGUgfSBmcm9tICcuL3ByaW50Sm9iLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIFdvcmxkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc3RvY2tQcmVkaWN0IH0gZnJvbSAnLi9zdG9jay5qcyc7XG5cbi8qKiBUaGUgbmV4dCBqb2Igb2YgYSBwcmludGVyIHRoYXQgcnVucyBub25lOiBpdCBzdGFydHMsIG9yIHdhaXRzLCBvciB0aGVyZSBpcyBub3RoaW5nIHRvIGRvLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByaW50TmV4dChkcmFmdDogRHJhZnQsIHByaW50ZXI6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCBkZXZpY2UgPSBkcmFmdC5wcmludGVycy5nZXQocHJpbnRlciwgUFJJTlRFUi5kZXZpY2UpO1xuICBjb25zdCBqb2IgPSBwcmludEpvYihkcmFmdCwgcHJpbnRlcik7XG4gIGlmIChqb2IgPT09IDApIHtcbiAgICBkcmFmdC5wcmludGVycy5sZWF2ZShwcmludGVyLCBQUklOVEVSLndhaXRzRm9yKTtcbiAgICBpZiAoZHJhZnQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzKSAhPT0gU1RBVFVTLmlkbGUpIHtcbiAgICAgIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5pZGxlLCAwKTtcbiAgICB9XG4gICAgcmV0dXJuO1xuICB9XG4gIGNvbnN0IHBpbGUgPSBwcmludEpvYlBpbGUoZHJhZnQsIHByaW50ZXIpO1xuICBjb25zdCBsYWNraW5nID0gbGFzdFRvQ29tZShkcmFmdCwgcGlsZSwgcHJpbnRKb2JCaWxsKGRyYWZ0LCBqb2IpKTtcbiAgaWYgKGxhY2tpbmcgPT09IDApIHN0YXJ0KGRyYWZ0LCBwcmludGVyLCBkZXZpY2UsIGpvYiwgcGlsZSk7XG4gIGVsc2Ugd2FpdChkcmFmdCwgcHJpbnRlciwgZGV2aWNlLCBqb2IsIGxhY2tpbmcpO1xufVxuXG4vKipcbiAqIExldHMgdGhlIHByaW50ZXJzIHRyeSB0aGF0IHdhaXQgZm9yIGEgc3RvY2sgb2YgdGhpcyBwaWxlIG9mIHdoaWNoIHRoZXJlIGlzIGVub3VnaCBub3c6IHRoZVxuICogbG9uZ2VzdCB3YWl0aW5nIGZpcnN0LCB0aGVuIGJ5IGRldmljZS4gVGhvc2UgdGhhdCBzdGlsbCBsYWNrIHNvbWV0aGluZyB3YWl0IGZvciB0aGF0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnRXYWtlcyhkcmFmdDogRHJhZnQsIHBpbGU6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMsIHByaW50ZXJzLCBzdG9ja3MgfSA9IGRyYWZ0O1xuICBjb25zdCByZWFkeTogeyBwcmludGVyOiBudW1iZXI7IGRldmljZTogbnVtYmVyOyBzaW5jZTogbnVtYmVyIH1bXSA9IFtdO1xuICBmb3IgKGNvbnN0IHN0b2NrIG9mIHN0b2Nrc09mKHBpbGUpKSB7XG4gICAgY29uc3QgbGV2ZWwgPSBzdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCk7XG4gICAgZm9yIChjb25zdCBwcmludGVyIG9mIHN0b2Nrcy5tZW1iZXJzKHN0b2NrLCBTVE9DSy53YWl0ZXJzKSkge1xuICAgICAgaWYgKG5lZWRPZihkcmFmdCwgcHJpbnRlciwgc3RvY2spID4gbGV2ZWwpIGNvbnRpbnVlO1xuICAgICAgY29uc3QgZGV2aWNlID0gcHJpbnRlcnMuZ2V0KHByaW50ZXIsIFBSSU5URVIuZGV2aWNlKTtcbiAgICAgIHJlYWR5LnB1c2goeyBwcmludGVyLCBkZXZpY2UsIHNpbmNlOiBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zaW5jZSkgfSk7XG4gICAgfVxuICB9XG4gIHJlYWR5LnNvcnQoKGEsIGIpID0+IGEuc2luY2UgLSBiLnNpbmNlIHx8IGEuZGV2aWNlIC0gYi5kZXZpY2UpO1xuICBmb3IgKGNvbnN0IHsgcHJpbnRlciB9IG9mIHJlYWR5KSBwcmludE5leHQoZHJhZnQsIHByaW50ZXIpO1xuICBmb3IgKGNvbnN0IHN0b2NrIG9mIHN0b2Nrc09mKHBpbGUpKSBwcmludHNBd2FpdChkcmFmdCwgc3RvY2spO1xufVxuXG4vKiogRmluZHMgdGhlIGxlYXN0IG5lZWQgb2YgYSBzdG9jaydzIHdhaXRlcnMgYW5ldywgYW5kIGFwcG9pbnRzIHRoZSB0aWNrIHdoZW4gaXQgaXMgdGhlcmUuICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnRzQXdhaXQoZHJhZnQ6IERyYWZ0LCBzdG9jazogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgc3RvY2tzIH0gPSBkcmFmdDtcbiAgbGV0IG5lZWQgPSAwO1xuICBmb3IgKGNvbnN0IHByaW50ZXIgb2Ygc3RvY2tzLm1lbWJlcnMoc3RvY2ssIFNUT0NLLndhaXRlcnMpKSB7XG4gICAgY29uc3Qgb3duID0gbmVlZE9mKGRyYWZ0LCBwcmludGVyLCBzdG9jayk7XG4gICAgbmVlZCA9IG5lZWQgPT09IDAgPyBvd24gOiBtaW4obmVlZCwgb3duKTtcbiAgfVxuICBzdG9ja3Muc2V0KHN0b2NrLCBTVE9DSy5uZWVkLCBuZWVkKTtcbiAgc3RvY2tQcmVkaWN0KGRyYWZ0LCBzdG9jayk7XG59XG5cbi8qKlxuICogT2YgdGhlIHN0b2NrcyB0aGF0IGhvbGQgbGVzcyB0aGFuIHRoZSBiaWxsLCB0aGUgb25lIHRoYXQgd2lsbCBoYXZlIGVub3VnaCBsYXN0LCBhcyB0aGluZ3MgYXJlO1xuICogb25lIHRoYXQgZG9lcyBub3QgZ3JvdyBjb21lcyBhZnRlciBhbGwgb3RoZXJzLCBhbmQgdGhlIGZpcnN0IGNhdGVnb3J5IHdpbnMgYSB0aWUuIDAgd2hlbiB0aGVcbiAqIGJpbGwgY2FuIGJlIHBhaWQuXG4gKi9cbmZ1bmN0aW9uIGxhc3RUb0NvbWUod29ybGQ6IFdvcmxkLCBwaWxlOiBudW1iZXIsIGJpbGw6IEFtb3VudHMpOiBudW1iZXIge1xuICBsZXQgbGFzdCA9IDA7XG4gIGxldCBsYXRlc3QgPSAtMTtcbiAgZm9yIChjb25zdCBbcG9zaXRpb24sIGNhdGVnb3J5XSBvZiBDQVRFR09SSUVTLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IHN0b2NrID0gc3RvY2tPZihwaWxlLCBwb3NpdGlvbiArIDEpO1xuICAgIGNvbnN0IG1pc3NpbmcgPSBiaWxsW2NhdGVnb3J5XSAqIE1JQ1JPIC0gd29ybGQuc3RvY2tzLmxldmVsKHN0b2NrLCBTVE9DSy5hbW91bnQpO1xuICAgIGlmIChtaXNzaW5nIDw9IDApIGNvbnRpbnVlO1xuICAgIGNvbnN0IHJhdGUgPSB3b3JsZC5zdG9ja3MucmF0ZShzdG9jaywgU1RPQ0suYW1vdW50KTtcbiAgICBjb25zdCB0aWNrcyA9IHJhdGUgPT09IDAgPyBJTlRfTUFYIDogY2VpbERpdihtaXNzaW5nLCByYXRlKTtcbiAgICBpZiAodGlja3MgPD0gbGF0ZXN0KSBjb250aW51ZTtcbiAgICBsYXN0ID0gc3RvY2s7XG4gICAgbGF0ZXN0ID0gdGlja3M7XG4gIH1cbiAgcmV0dXJuIGxhc3Q7XG59XG5cbmZ1bmN0aW9uIHN0YXJ0KGRyYWZ0OiBEcmFmdCwgcHJpbnRlcjogbnVtYmVyLCBkZXZpY2U6IG51bWJlciwgam9iOiBudW1iZXIsIHBpbGU6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMsIHByaW50ZXJzLCBzZXR0aW5nIH0gPSBkcmFmdDtcbiAgY29uc3QgdHlwZSA9IGRyYWZ0LmpvYnMuZ2V0KGpvYiwgSk9CLmRldmljZVR5cGUpO1xuICBjb25zdCB7IGJpbGwsIHByaW50U2Vjb25kcyB9ID0gZGV2aWNlQmx1ZXByaW50KGRyYWZ0LCB0eXBlKTtcbiAgY29uc3Qgc3BlZWQgPSBzcGVlZFBlck1pbGxlKHNldHRpbmcucnVsZXNldCwgZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHkpKTtcbiAgY29uc3QgY29tcGxldGlvbiA9IGRyYWZ0Lm5vdyArIHNsb3dlZFNlY29uZHMocHJpbnRTZWNvbmRzLCBzcGVlZCk7XG4gIHByaW50ZXJzLmxlYXZlKHByaW50ZXIsIFBSSU5URVIud2FpdHNGb3IpO1xuICBwcmludEpvYlBheShkcmFmdCwgcGlsZSwgYmlsbCwgJ2RlYml0Jyk7XG4gIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5wcmludGluZywgam9iKTtcbiAgcHJpbnRlcnMuc2NoZWR1bGUocHJpbnRlciwgUFJJTlRFUi5maW5pc2hlZCwgY29tcGxldGlvbik7XG4gIGNvbnN0IHJlcGxpY2FudCA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCk7XG4gIGNvbnN0IHBsYWNlID0gZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSk7XG4gIGRyYWZ0LmVtaXQoJ3ByaW50LnN0YXJ0ZWQnLCByZXBsaWNhbnQsIGRldmljZSwgcGxhY2UsIHR5cGUsIGpvYiwgY29tcGxldGlvbik7XG59XG5cbmZ1bmN0aW9uIHdhaXQoZHJhZnQ6IERyYWZ0LCBwcmludGVyOiBudW1iZXIsIGRldmljZTogbnVtYmVyLCBqb2I6IG51bWJlciwgc3RvY2s6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMsIHByaW50ZXJzLCBzdG9ja3MgfSA9IGRyYWZ0O1xuICBwcmludGVycy5qb2luKHByaW50ZXIsIFBSSU5URVIud2FpdHNGb3IsIHN0b2NrKTtcbiAgY29uc3QgbmVlZCA9IG5lZWRPZihkcmFmdCwgcHJpbnRlciwgc3RvY2spO1xuICBjb25zdCBsZWFzdCA9IHN0b2Nrcy5nZXQoc3RvY2ssIFNUT0NLLm5lZWQpO1xuICBpZiAobGVhc3QgPT09IDAgfHwgbmVlZCA8IGxlYXN0KSBzdG9ja3Muc2V0KHN0b2NrLCBTVE9DSy5uZWVkLCBuZWVkKTtcbiAgc3RvY2tQcmVkaWN0KGRyYWZ0LCBzdG9jayk7XG4gIGlmIChkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zdGF0dXMpID09PSBTVEFUVVMud2FpdGluZ0ZvclJlc291cmNlcykge1xuICAgIGRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnRhcmdldCwgam9iKTtcbiAgICByZXR1cm47XG4gIH1cbiAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLndhaXRpbmdGb3JSZXNvdXJjZXMsIGpvYik7XG4gIGNvbnN0IHR5cGUgPSBkcmFmdC5qb2JzLmdldChqb2IsIEpPQi5kZXZpY2VUeXBlKTtcbiAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgZHJhZnQuZW1pdCgncHJpbnQud2FpdGluZycsIHJlcGxpY2FudCwgZGV2aWNlLCBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSwgdHlwZSwgam9iKTtcbn1cblxuZnVuY3Rpb24gbmVlZE9mKHdvcmxkOiBXb3JsZCwgcHJpbnRlcjogbnVtYmVyLCBzdG9jazogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgY2F0ZWdvcnkgPSBDQVRFR09SSUVTW2NhdGVnb3J5T2Yoc3RvY2spIC0gMV0gPz8gJ3N0cnVjdHVyYWwnO1xuICByZXR1cm4gcHJpbnRKb2JCaWxsKHdvcmxkLCBwcmludEpvYih3b3JsZCwgcHJpbnRlcikpW2NhdGVnb3J5XSAqIE1JQ1JPO1xufVxuXG5mdW5jdGlvbiBzdG9ja3NPZihwaWxlOiBudW1iZXIpOiBudW1iZXJbXSB7XG4gIHJldHVybiBDQVRFR09SSUVTLm1hcCgoXywgcG9zaXRpb24pID0+IHN0b2NrT2YocGlsZSwgcG9zaXRpb24gKyAxKSk7XG59XG4iLCAiaW1wb3J0IHsgQ0VOU1VTLCBDRU5TVVNfUk9XIH0gZnJvbSAnLi4vc3RhdGUvY2Vuc3VzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgSE9MRElORyB9IGZyb20gJy4uL3N0YXRlL2hvbGRpbmdzLmpzJztcbmltcG9ydCB7IEpPQiB9IGZyb20gJy4uL3N0YXRlL2pvYnMuanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB7IFNUQVRVUyB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcbmltcG9ydCB7IGRldmljZUFjY291bnQsIGRldmljZVBsYWNlIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHsgcHJpbnROZXh0LCBwcmludFdha2VzIH0gZnJvbSAnLi9wcmludC5qcyc7XG5pbXBvcnQgeyBwcmludEpvYiwgcHJpbnRKb2JCaWxsLCBwcmludEpvYlBheSwgcHJpbnRKb2JQaWxlIH0gZnJvbSAnLi9wcmludEpvYi5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0IH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogQWRkcyBqb2JzIHRvIGEgcHJpbnRlcidzIHF1ZXVlOyB0aGUgZmlyc3Qgb25lIHN0YXJ0cywgb3Igd2FpdHMsIHdoZW4gdGhlIHByaW50ZXIgaXMgaWRsZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmludFF1ZXVlQWRkKFxuICBkcmFmdDogRHJhZnQsXG4gIHByaW50ZXI6IG51bWJlcixcbiAgdHlwZTogbnVtYmVyLFxuICBxdWFudGl0eTogbnVtYmVyLFxuKTogbnVtYmVyW10ge1xuICBjb25zdCB7IGpvYnMgfSA9IGRyYWZ0O1xuICBjb25zdCBhZGRlZDogbnVtYmVyW10gPSBbXTtcbiAgZm9yIChsZXQgbiA9IDA7IG4gPCBxdWFudGl0eTsgbiArPSAxKSB7XG4gICAgY29uc3Qgam9iID0gam9icy5pbnNlcnQoKTtcbiAgICBqb2JzLmpvaW4oam9iLCBKT0IucHJpbnRlciwgcHJpbnRlcik7XG4gICAgam9icy5zZXQoam9iLCBKT0IuZGV2aWNlVHlwZSwgdHlwZSk7XG4gICAgam9icy5zZXQoam9iLCBKT0IuYmF0Y2gsIGFkZGVkWzBdID8/IGpvYik7XG4gICAgYWRkZWQucHVzaChqb2IpO1xuICB9XG4gIG9yZGVyKGRyYWZ0LCBwcmludGVyLCBxdWFudGl0eSk7XG4gIGNvbnN0IGRldmljZSA9IGRyYWZ0LnByaW50ZXJzLmdldChwcmludGVyLCBQUklOVEVSLmRldmljZSk7XG4gIGlmIChkcmFmdC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zdGF0dXMpID09PSBTVEFUVVMuaWRsZSkgcHJpbnROZXh0KGRyYWZ0LCBwcmludGVyKTtcbiAgcmV0dXJuIGFkZGVkO1xufVxuXG4vKiogQ2FuY2VscyBqb2JzIG9mIGEgcHJpbnRlcjsgYSBydW5uaW5nIG9uZSBpcyByZWZ1bmRlZCwgYW5kIGxvbmdlciB3YWl0aW5nIHByaW50ZXJzIGNvbWUgZmlyc3QuICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnRRdWV1ZUNhbmNlbChcbiAgZHJhZnQ6IERyYWZ0LFxuICBwcmludGVyOiBudW1iZXIsXG4gIGNhbmNlbGxlZDogcmVhZG9ubHkgbnVtYmVyW10sXG4pOiB2b2lkIHtcbiAgY29uc3QgeyBkZXZpY2VzLCBqb2JzLCBwcmludGVycyB9ID0gZHJhZnQ7XG4gIGNvbnN0IGRldmljZSA9IHByaW50ZXJzLmdldChwcmludGVyLCBQUklOVEVSLmRldmljZSk7XG4gIGNvbnN0IHByaW50aW5nID0gZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzKSA9PT0gU1RBVFVTLnByaW50aW5nO1xuICBjb25zdCBoZWFkID0gcHJpbnRKb2IoZHJhZnQsIHByaW50ZXIpO1xuICBjb25zdCBwaWxlID0gcHJpbnRKb2JQaWxlKGRyYWZ0LCBwcmludGVyKTtcbiAgY29uc3QgcGxhY2UgPSBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKTtcbiAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgaWYgKHByaW50aW5nICYmIGNhbmNlbGxlZC5pbmNsdWRlcyhoZWFkKSkge1xuICAgIHByaW50Sm9iUGF5KGRyYWZ0LCBwaWxlLCBwcmludEpvYkJpbGwoZHJhZnQsIGhlYWQpLCAncmVmdW5kJyk7XG4gICAgcHJpbnRlcnMuY2FuY2VsKHByaW50ZXIsIFBSSU5URVIuZmluaXNoZWQpO1xuICB9XG4gIGZvciAoY29uc3Qgam9iIG9mIGNhbmNlbGxlZCkge1xuICAgIGNvbnN0IHR5cGUgPSBqb2JzLmdldChqb2IsIEpPQi5kZXZpY2VUeXBlKTtcbiAgICBqb2JzLnJlbW92ZShqb2IpO1xuICAgIGRyYWZ0LmVtaXQoJ3ByaW50LmNhbmNlbGxlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBwbGFjZSwgdHlwZSwgam9iKTtcbiAgfVxuICBvcmRlcihkcmFmdCwgcHJpbnRlciwgLWNhbmNlbGxlZC5sZW5ndGgpO1xuICBpZiAoIWNhbmNlbGxlZC5pbmNsdWRlcyhoZWFkKSkgcmV0dXJuO1xuICBpZiAocHJpbnRpbmcpIHByaW50V2FrZXMoZHJhZnQsIHBpbGUpO1xuICBwcmludE5leHQoZHJhZnQsIHByaW50ZXIpO1xufVxuXG4vKiogQ291bnRzIGpvYnMgbGlrZSB0aGUgZGV2aWNlcyB0aGF0IHRoZXkgd2lsbCBiZWNvbWUuICovXG5mdW5jdGlvbiBvcmRlcihkcmFmdDogRHJhZnQsIHByaW50ZXI6IG51bWJlciwgY2hhbmdlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgYWNjb3VudCA9IGRldmljZUFjY291bnQoZHJhZnQsIGRyYWZ0LnByaW50ZXJzLmdldChwcmludGVyLCBQUklOVEVSLmRldmljZSkpO1xuICBkcmFmdC5ob2xkaW5ncy5hZGQoYWNjb3VudCwgSE9MRElORy5kZXZpY2VzLCBjaGFuZ2UpO1xuICBkcmFmdC5jZW5zdXMuYWRkKENFTlNVU19ST1csIENFTlNVUy5kZXZpY2VzLCBjaGFuZ2UpO1xufVxuIiwgImltcG9ydCB0eXBlIHsgRmVhdHVyZSB9IGZyb20gJy4uL3J1bGVzZXQvYmx1ZXByaW50LmpzJztcbmltcG9ydCB0eXBlIHsgU3RhdHVzIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuXG4vKiogVGhlIGNvbW1hbmRzIG9mIGRldmljZXMsIGluIHRoZSBvcmRlciBvZiBsaXN0cy4gKi9cbmV4cG9ydCBjb25zdCBERVZJQ0VfQ09NTUFORFMgPSBbXG4gICd0cmF2ZWwnLFxuICAncmVjYWxsJyxcbiAgJ3N0YXJ0X21pbmluZycsXG4gICdyZXRhcmdldCcsXG4gICdkZWFjdGl2YXRlJyxcbiAgJ3NlYXJjaCcsXG4gICdlbnF1ZXVlX3ByaW50JyxcbiAgJ2RlcXVldWVfcHJpbnQnLFxuICAnY2xlYXJfcXVldWUnLFxuXSBhcyBjb25zdDtcblxuLyoqIEEgY29tbWFuZCB0aGF0IGEgZGV2aWNlIGNhbiBiZSBnaXZlbi4gKi9cbmV4cG9ydCB0eXBlIERldmljZUNvbW1hbmQgPSAodHlwZW9mIERFVklDRV9DT01NQU5EUylbbnVtYmVyXTtcblxuLyoqIFdoYXQgdGhlIG1hY2hpbmUgc2F5cyB0byBhIGNvbW1hbmQ6IGBhbGxvd2VkYCwgb3IgdGhlIGNvZGUgb2YgdGhlIHJlZnVzYWwuICovXG5leHBvcnQgdHlwZSBQZXJtaXNzaW9uID0gJ2FsbG93ZWQnIHwgJ2RldmljZV9idXN5JyB8ICd3cm9uZ19zdGF0ZSc7XG5cbi8qKiBUaGUgZmVhdHVyZXMgdGhhdCBicmluZyBhIGNvbW1hbmQsIGFueSBvZiB0aGVtLiAqL1xuZXhwb3J0IGNvbnN0IEZFQVRVUkVTX09GOiBSZWFkb25seTxSZWNvcmQ8RGV2aWNlQ29tbWFuZCwgcmVhZG9ubHkgRmVhdHVyZVtdPj4gPSB7XG4gIHRyYXZlbDogWydjcnVpc2UnXSxcbiAgcmVjYWxsOiBbJ2NydWlzZSddLFxuICBzdGFydF9taW5pbmc6IFsnbWluZSddLFxuICByZXRhcmdldDogWydtaW5lJ10sXG4gIGRlYWN0aXZhdGU6IFsnbWluZScsICdzdXJ2ZXknXSxcbiAgc2VhcmNoOiBbJ3N1cnZleSddLFxuICBlbnF1ZXVlX3ByaW50OiBbJ3ByaW50J10sXG4gIGRlcXVldWVfcHJpbnQ6IFsncHJpbnQnXSxcbiAgY2xlYXJfcXVldWU6IFsncHJpbnQnXSxcbn07XG5cbmNvbnN0IFBBUktFRCA9IHtcbiAgdHJhdmVsOiAnYWxsb3dlZCcsXG4gIHJlY2FsbDogJ2FsbG93ZWQnLFxuICBzdGFydF9taW5pbmc6ICdhbGxvd2VkJyxcbiAgcmV0YXJnZXQ6ICd3cm9uZ19zdGF0ZScsXG4gIGRlYWN0aXZhdGU6ICd3cm9uZ19zdGF0ZScsXG4gIHNlYXJjaDogJ2FsbG93ZWQnLFxuICBlbnF1ZXVlX3ByaW50OiAnYWxsb3dlZCcsXG4gIGRlcXVldWVfcHJpbnQ6ICdhbGxvd2VkJyxcbiAgY2xlYXJfcXVldWU6ICdhbGxvd2VkJyxcbn0gYXMgY29uc3Qgc2F0aXNmaWVzIFJlYWRvbmx5PFJlY29yZDxEZXZpY2VDb21tYW5kLCBQZXJtaXNzaW9uPj47XG5cbmNvbnN0IFVOREVSX1dBWSA9IHtcbiAgdHJhdmVsOiAnZGV2aWNlX2J1c3knLFxuICByZWNhbGw6ICdhbGxvd2VkJyxcbiAgc3RhcnRfbWluaW5nOiAnZGV2aWNlX2J1c3knLFxuICByZXRhcmdldDogJ3dyb25nX3N0YXRlJyxcbiAgZGVhY3RpdmF0ZTogJ3dyb25nX3N0YXRlJyxcbiAgc2VhcmNoOiAnZGV2aWNlX2J1c3knLFxuICBlbnF1ZXVlX3ByaW50OiAnZGV2aWNlX2J1c3knLFxuICBkZXF1ZXVlX3ByaW50OiAnd3Jvbmdfc3RhdGUnLFxuICBjbGVhcl9xdWV1ZTogJ3dyb25nX3N0YXRlJyxcbn0gYXMgY29uc3Qgc2F0aXNmaWVzIFJlYWRvbmx5PFJlY29yZDxEZXZpY2VDb21tYW5kLCBQZXJtaXNzaW9uPj47XG5cbmNvbnN0IEFUX1dPUksgPSB7XG4gIC4uLlBBUktFRCxcbiAgc3RhcnRfbWluaW5nOiAnZGV2aWNlX2J1c3knLFxuICBkZWFjdGl2YXRlOiAnYWxsb3dlZCcsXG4gIHNlYXJjaDogJ2RldmljZV9idXN5JyxcbiAgZW5xdWV1ZV9wcmludDogJ2RldmljZV9idXN5JyxcbiAgZGVxdWV1ZV9wcmludDogJ3dyb25nX3N0YXRlJyxcbiAgY2xlYXJfcXVldWU6ICd3cm9uZ19zdGF0ZScsXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWFkb25seTxSZWNvcmQ8RGV2aWNlQ29tbWFuZCwgUGVybWlzc2lvbj4+O1xuXG4vKiogQSBwcmludGVyIHdpdGggYSBqb2Igc3RheXMgd2hlcmUgaXQgaXM6IGBjbGVhcl9xdWV1ZWAgZnJlZXMgaXQuICovXG5jb25zdCBBVF9QUklOVCA9IHtcbiAgLi4uUEFSS0VELFxuICB0cmF2ZWw6ICdkZXZpY2VfYnVzeScsXG4gIHJlY2FsbDogJ2RldmljZV9idXN5JyxcbiAgc3RhcnRfbWluaW5nOiAnZGV2aWNlX2J1c3knLFxuICBzZWFyY2g6ICdkZXZpY2VfYnVzeScsXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWFkb25seTxSZWNvcmQ8RGV2aWNlQ29tbWFuZCwgUGVybWlzc2lvbj4+O1xuXG4vKiogV2hldGhlciBhIGRldmljZSBpbiBhIHN0YXRlIGNhbiBiZSBnaXZlbiBhIGNvbW1hbmQ6IHN0YXRlIFx1MDBENyBjb21tYW5kLCB0aGUgd2hvbGUgb2YgaXQuICovXG5leHBvcnQgY29uc3QgU1RBVEVfTUFDSElORTogUmVhZG9ubHk8UmVjb3JkPFN0YXR1cywgUmVhZG9ubHk8UmVjb3JkPERldmljZUNvbW1hbmQsIFBlcm1pc3Npb24+Pj4+ID1cbiAge1xuICAgIGlkbGU6IFBBUktFRCxcbiAgICB0cmF2ZWxsaW5nOiBVTkRFUl9XQVksXG4gICAgcmVjYWxsaW5nOiB7IC4uLlVOREVSX1dBWSwgcmVjYWxsOiAnd3Jvbmdfc3RhdGUnIH0sXG4gICAgbWluaW5nOiB7IC4uLkFUX1dPUkssIHJldGFyZ2V0OiAnYWxsb3dlZCcgfSxcbiAgICBzZWFyY2hpbmc6IEFUX1dPUkssXG4gICAgdHJhY2tpbmc6IEFUX1dPUkssXG4gICAgcHJpbnRpbmc6IEFUX1BSSU5ULFxuICAgIHdhaXRpbmdfZm9yX3Jlc291cmNlczogQVRfUFJJTlQsXG4gIH07XG4iLCAiaW1wb3J0IHsgc2NyYW1ibGUsIHVuc2NyYW1ibGUgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG5jb25zdCBDT0RFID0gL15bMC05YS1mXXs4fSQvO1xuXG4vKiogQW4gaWQgYXMgOCBoZXggZGlnaXRzIHRoYXQgdGVsbCBub3RoaW5nIG9mIGl0IHdpdGhvdXQgdGhlIGtleSwgYW5kIHRoYXQgbm8gb3RoZXIgaWQgaGFzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvZGVPZihrZXk6IG51bWJlciwgaWQ6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBzY3JhbWJsZShrZXksIGlkKS50b1N0cmluZygxNikucGFkU3RhcnQoOCwgJzAnKTtcbn1cblxuLyoqIFRoZSBpZCBiZWhpbmQgYSBjb2RlIHVuZGVyIHRoZSBzYW1lIGtleTogYW55IDMyLWJpdCBudW1iZXI7IDAgZm9yIHdoYXQgaXMgbm8gY29kZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb2RlVG9JZChrZXk6IG51bWJlciwgY29kZTogc3RyaW5nKTogbnVtYmVyIHtcbiAgcmV0dXJuIENPREUudGVzdChjb2RlKSA/IHVuc2NyYW1ibGUoa2V5LCBwYXJzZUludChjb2RlLCAxNikpIDogMDtcbn1cbiIsICJpbXBvcnQgeyBjb2RlT2YsIGNvZGVUb0lkIH0gZnJvbSAnLi9jb2RlLmpzJztcblxuLyoqIFRoZSBjb2RlIG9mIGEgZGV2aWNlOyBhIGNvZGUgaXMgbmV2ZXIgdXNlZCBhZ2Fpbi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VDb2RlKHNlZWQ6IG51bWJlciwgZGV2aWNlOiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gY29kZU9mKHNlZWQsIGRldmljZSk7XG59XG5cbi8qKiBUaGUgaWQgYmVoaW5kIGEgZGV2aWNlIGNvZGU6IGFueSAzMi1iaXQgbnVtYmVyLCBzbyBhc2sgdGhlIHRhYmxlIHdoZXRoZXIgaXQgbGl2ZXMuICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlQ29kZVRvSWQoc2VlZDogbnVtYmVyLCBjb2RlOiBzdHJpbmcpOiBudW1iZXIge1xuICByZXR1cm4gY29kZVRvSWQoc2VlZCwgY29kZSk7XG59XG4iLCAiaW1wb3J0IHsgaXNJbnQsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IENvbW1hbmQsIE91dGNvbWUsIFJlZnVzYWwgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogVGhlIG91dGNvbWUgb2YgYSBjb21tYW5kIHRoYXQgd2FzIHJlZnVzZWQuICovXG5leHBvcnQgdHlwZSBSZWZ1c2VkID0gRXh0cmFjdDxPdXRjb21lLCB7IHJlYWRvbmx5IGRvbmU6IGZhbHNlIH0+O1xuXG4vKiogV2hldGhlciBhIGNoZWNrIGdhdmUgYSByZWZ1c2FsIGluc3RlYWQgb2Ygd2hhdCB3YXMgYXNrZWQgZm9yLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzUmVmdXNlZCh2YWx1ZTogdW5rbm93bik6IHZhbHVlIGlzIFJlZnVzZWQge1xuICByZXR1cm4gdHlwZW9mIHZhbHVlID09PSAnb2JqZWN0JyAmJiB2YWx1ZSAhPT0gbnVsbCAmJiAncmVmdXNhbCcgaW4gdmFsdWU7XG59XG5cbi8qKiBIb3cgb25lIGFyZ3VtZW50IGlzIHJlYWQ6IHRoZSBydWxlIHRoYXQgaXQgbXVzdCBrZWVwLCBhbmQgd2hhdCBpdCBpcyB3b3J0aC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUmVhZGVyPFQ+IHtcbiAgcmVhZG9ubHkgcnVsZTogc3RyaW5nO1xuICByZWFkb25seSBudW1iZXJzOiBSZWZ1c2FsWydudW1iZXJzJ107XG4gIC8qKiBVbmRlZmluZWQgd2hlbiB0aGUgdmFsdWUgYnJlYWtzIHRoZSBydWxlLiAqL1xuICByZWFkb25seSByZWFkOiAodmFsdWU6IHVua25vd24pID0+IFQgfCB1bmRlZmluZWQ7XG4gIC8qKiBXaGF0IGFuIG9taXR0ZWQgYXJndW1lbnQgaXMgd29ydGg7IHdpdGhvdXQgaXQgdGhlIGFyZ3VtZW50IGlzIHJlcXVpcmVkLiAqL1xuICByZWFkb25seSBmYWxsYmFjaz86IFQ7XG59XG5cbnR5cGUgUmVhZGVycyA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFJlYWRlcjx1bmtub3duPj4+O1xuXG4vKiogV2hhdCBhIHNldCBvZiByZWFkZXJzIGdpdmVzLiAqL1xuZXhwb3J0IHR5cGUgQXJnc09mPFIgZXh0ZW5kcyBSZWFkZXJzPiA9IHtcbiAgcmVhZG9ubHkgW0sgaW4ga2V5b2YgUl06IFJbS10gZXh0ZW5kcyBSZWFkZXI8aW5mZXIgVD4gPyBUIDogbmV2ZXI7XG59O1xuXG4vKiogVGV4dCBvZiBgbGVhc3RgIHRvIGBtb3N0YCBjaGFyYWN0ZXJzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRleHQobGVhc3Q6IG51bWJlciwgbW9zdDogbnVtYmVyKTogUmVhZGVyPHN0cmluZz4ge1xuICByZXR1cm4ge1xuICAgIHJ1bGU6ICd0ZXh0JyxcbiAgICBudW1iZXJzOiB7IGxlYXN0LCBtb3N0IH0sXG4gICAgcmVhZDogKHZhbHVlKSA9PlxuICAgICAgdHlwZW9mIHZhbHVlID09PSAnc3RyaW5nJyAmJiB2YWx1ZS5sZW5ndGggPj0gbGVhc3QgJiYgdmFsdWUubGVuZ3RoIDw9IG1vc3RcbiAgICAgICAgPyB2YWx1ZVxuICAgICAgICA6IHVuZGVmaW5lZCxcbiAgfTtcbn1cblxuLyoqIEEgbmFtZTogdGV4dCBvZiAxIHRvIGBtb3N0YCBjaGFyYWN0ZXJzLCBubyBjb250cm9sIGNoYXJhY3RlcnMsIG5vIHNwYWNlIGF0IGl0cyBlbmRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG5hbWUobW9zdDogbnVtYmVyKTogUmVhZGVyPHN0cmluZz4ge1xuICBjb25zdCBpbm5lciA9IHRleHQoMSwgbW9zdCk7XG4gIHJldHVybiB7XG4gICAgLi4uaW5uZXIsXG4gICAgcnVsZTogJ25hbWUnLFxuICAgIHJlYWQ6ICh2YWx1ZSkgPT4ge1xuICAgICAgY29uc3QgcmVhZCA9IGlubmVyLnJlYWQodmFsdWUpO1xuICAgICAgaWYgKHJlYWQgPT09IHVuZGVmaW5lZCB8fCByZWFkLnN0YXJ0c1dpdGgoJyAnKSB8fCByZWFkLmVuZHNXaXRoKCcgJykpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgICByZXR1cm4gaXNXcml0YWJsZShyZWFkKSA/IHJlYWQgOiB1bmRlZmluZWQ7XG4gICAgfSxcbiAgfTtcbn1cblxuLyoqIEFuIGludGVnZXIgZnJvbSBgbGVhc3RgIHRvIGBtb3N0YC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnRlZ2VyKGxlYXN0OiBudW1iZXIsIG1vc3Q6IG51bWJlcik6IFJlYWRlcjxudW1iZXI+IHtcbiAgcmV0dXJuIHtcbiAgICBydWxlOiAnaW50ZWdlcicsXG4gICAgbnVtYmVyczogeyBsZWFzdCwgbW9zdCB9LFxuICAgIHJlYWQ6ICh2YWx1ZSkgPT4gKGlzSW50KHZhbHVlKSAmJiB2YWx1ZSA+PSBsZWFzdCAmJiB2YWx1ZSA8PSBtb3N0ID8gdmFsdWUgKyAwIDogdW5kZWZpbmVkKSxcbiAgfTtcbn1cblxuLyoqIE9uZSBvZiB0aGVzZSBuYW1lcywgYXMgaXRzIHBvc2l0aW9uICsgMS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvbmVPZihuYW1lczogcmVhZG9ubHkgc3RyaW5nW10pOiBSZWFkZXI8bnVtYmVyPiB7XG4gIHJldHVybiB7XG4gICAgcnVsZTogJ29uZV9vZicsXG4gICAgbnVtYmVyczogeyBhbGxvd2VkOiBuYW1lcy5qb2luKCcgJykgfSxcbiAgICByZWFkOiAodmFsdWUpID0+IHtcbiAgICAgIGNvbnN0IHBvc2l0aW9uID0gbmFtZXMuZmluZEluZGV4KChvbmUpID0+IG9uZSA9PT0gdmFsdWUpO1xuICAgICAgcmV0dXJuIHBvc2l0aW9uIDwgMCA/IHVuZGVmaW5lZCA6IHBvc2l0aW9uICsgMTtcbiAgICB9LFxuICB9O1xufVxuXG4vKiogVGhlIHNhbWUgYXJndW1lbnQsIGJ1dCBpdCBtYXkgYmUgb21pdHRlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvcHRpb25hbDxUPihyZWFkZXI6IFJlYWRlcjxUPiwgZmFsbGJhY2s6IFQpOiBSZWFkZXI8VD4ge1xuICByZXR1cm4geyAuLi5yZWFkZXIsIGZhbGxiYWNrIH07XG59XG5cbi8qKiBUaGUgYXJndW1lbnRzIG9mIGEgY29tbWFuZCwgcmVhZCBpbiB0aGUgb3JkZXIgb2YgYHJlYWRlcnNgOyB0aGVuIHdoYXQgbm9ib2R5IGFza2VkIGZvci4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZWFkQXJnczxSIGV4dGVuZHMgUmVhZGVycz4oY29tbWFuZDogQ29tbWFuZCwgcmVhZGVyczogUik6IEFyZ3NPZjxSPiB8IFJlZnVzZWQge1xuICBjb25zdCBhcmdzOiB1bmtub3duID0gY29tbWFuZC5hcmdzO1xuICBpZiAodHlwZW9mIGFyZ3MgIT09ICdvYmplY3QnIHx8IGFyZ3MgPT09IG51bGwgfHwgQXJyYXkuaXNBcnJheShhcmdzKSkge1xuICAgIHJldHVybiByZWZ1c2UoJ2ludmFsaWRfZmllbGQnLCAnYXJncyBtdXN0IGJlIGFuIG9iamVjdCcsIHsgZmllbGQ6ICdhcmdzJywgcnVsZTogJ29iamVjdCcgfSk7XG4gIH1cbiAgY29uc3QgZ2l2ZW4gPSBhcmdzIGFzIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+PjtcbiAgY29uc3QgcmVhZDogUmVjb3JkPHN0cmluZywgdW5rbm93bj4gPSB7fTtcbiAgZm9yIChjb25zdCBbZmllbGQsIHJlYWRlcl0gb2YgT2JqZWN0LmVudHJpZXMocmVhZGVycykpIHtcbiAgICBpZiAoIU9iamVjdC5oYXNPd24oZ2l2ZW4sIGZpZWxkKSkge1xuICAgICAgaWYgKCEoJ2ZhbGxiYWNrJyBpbiByZWFkZXIpKSByZXR1cm4gaW52YWxpZChmaWVsZCwgJ3JlcXVpcmVkJywge30pO1xuICAgICAgcmVhZFtmaWVsZF0gPSByZWFkZXIuZmFsbGJhY2s7XG4gICAgICBjb250aW51ZTtcbiAgICB9XG4gICAgY29uc3QgdmFsdWUgPSByZWFkZXIucmVhZChnaXZlbltmaWVsZF0pO1xuICAgIGlmICh2YWx1ZSA9PT0gdW5kZWZpbmVkKSByZXR1cm4gaW52YWxpZChmaWVsZCwgcmVhZGVyLnJ1bGUsIHJlYWRlci5udW1iZXJzKTtcbiAgICByZWFkW2ZpZWxkXSA9IHZhbHVlO1xuICB9XG4gIGNvbnN0IHVua25vd24gPSBmaXJzdFVua25vd24oZ2l2ZW4sIHJlYWRlcnMpO1xuICByZXR1cm4gdW5rbm93biA9PT0gdW5kZWZpbmVkID8gKHJlYWQgYXMgQXJnc09mPFI+KSA6IGludmFsaWQodW5rbm93biwgJ3Vua25vd25fbWVtYmVyJywge30pO1xufVxuXG4vKiogVGhlIGZpcnN0IGJ5IGNvZGUgdW5pdHMsIHNvIHRoYXQgdGhlIGFuc3dlciBkb2VzIG5vdCBkZXBlbmQgb24gdGhlIG9yZGVyIG9mIG1lbWJlcnMuICovXG5mdW5jdGlvbiBmaXJzdFVua25vd24oXG4gIGdpdmVuOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB1bmtub3duPj4sXG4gIHJlYWRlcnM6IFJlYWRlcnMsXG4pOiBzdHJpbmcgfCB1bmRlZmluZWQge1xuICBsZXQgZmlyc3Q6IHN0cmluZyB8IHVuZGVmaW5lZDtcbiAgZm9yIChjb25zdCBmaWVsZCBvZiBPYmplY3Qua2V5cyhnaXZlbikpIHtcbiAgICBpZiAoT2JqZWN0Lmhhc093bihyZWFkZXJzLCBmaWVsZCkpIGNvbnRpbnVlO1xuICAgIGlmIChmaXJzdCA9PT0gdW5kZWZpbmVkIHx8IGZpZWxkIDwgZmlyc3QpIGZpcnN0ID0gZmllbGQ7XG4gIH1cbiAgcmV0dXJuIGZpcnN0Py5zbGljZSgwLCA2NCk7XG59XG5cbmZ1bmN0aW9uIGludmFsaWQoZmllbGQ6IHN0cmluZywgcnVsZTogc3RyaW5nLCBudW1iZXJzOiBSZWZ1c2FsWydudW1iZXJzJ10pOiBSZWZ1c2VkIHtcbiAgcmV0dXJuIHJlZnVzZSgnaW52YWxpZF9maWVsZCcsIGAke2ZpZWxkfSBicmVha3MgdGhlIHJ1bGU6ICR7cnVsZX1gLCB7IGZpZWxkLCBydWxlLCAuLi5udW1iZXJzIH0pO1xufVxuXG4vKiogTm8gY29udHJvbCBvciBzZXBhcmF0b3IgY2hhcmFjdGVycywgbm8gaGFsdmVzIG9mIHBhaXJzOyBieSBudW1iZXIsIHNvIHRoYXQgZW5naW5lcyBhZ3JlZS4gKi9cbmZ1bmN0aW9uIGlzV3JpdGFibGUodmFsdWU6IHN0cmluZyk6IGJvb2xlYW4ge1xuICBmb3IgKGNvbnN0IGNoYXJhY3RlciBvZiB2YWx1ZSkge1xuICAgIGNvbnN0IHBvaW50ID0gY2hhcmFjdGVyLmNvZGVQb2ludEF0KDApID8/IDA7XG4gICAgaWYgKHBvaW50IDwgMHgyMCB8fCAocG9pbnQgPj0gMHg3ZiAmJiBwb2ludCA8IDB4YTApKSByZXR1cm4gZmFsc2U7XG4gICAgaWYgKHBvaW50ID09PSAweDIwMjggfHwgcG9pbnQgPT09IDB4MjAyOSB8fCAocG9pbnQgPj0gMHhkODAwICYmIHBvaW50IDwgMHhlMDAwKSkgcmV0dXJuIGZhbHNlO1xuICB9XG4gIHJldHVybiB0cnVlO1xufVxuIiwgImltcG9ydCB7IHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IENvbW1hbmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgZGV2aWNlQWNjb3VudCwgZGV2aWNlQmx1ZXByaW50IH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgRkVBVFVSRVNfT0YsIFNUQVRFX01BQ0hJTkUgfSBmcm9tICcuLi9ydWxlcy9zdGF0ZU1hY2hpbmUuanMnO1xuaW1wb3J0IHR5cGUgeyBEZXZpY2VDb21tYW5kIH0gZnJvbSAnLi4vcnVsZXMvc3RhdGVNYWNoaW5lLmpzJztcbmltcG9ydCB7IGRldmljZVR5cGVBdCB9IGZyb20gJy4uL3J1bGVzZXQvZGV2aWNlVHlwZXMuanMnO1xuaW1wb3J0IHsgZGV2aWNlQ29kZSwgZGV2aWNlQ29kZVRvSWQgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VDb2RlLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgU1RBVFVTLCBzdGF0dXNBdCB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCwgcmVhZEFyZ3MsIHRleHQgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuaW1wb3J0IHR5cGUgeyBBcmdzT2YsIFJlYWRlciwgUmVmdXNlZCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbi8qKiBBIGNvbW1hbmQgdG8gYSBkZXZpY2UgdGhhdCBnb3QgcGFzdCB0aGUgY2hlY2tzIHdoaWNoIGFsbCBvZiB0aGVtIHNoYXJlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBPcmRlcjxBcmdzPiB7XG4gIHJlYWRvbmx5IGFyZ3M6IEFyZ3M7XG4gIHJlYWRvbmx5IGRldmljZTogbnVtYmVyO1xuICByZWFkb25seSBhY2NvdW50OiBudW1iZXI7XG59XG5cbmNvbnN0IERFVklDRV9SRUFERVIgPSB0ZXh0KDgsIDgpO1xuXG4vKipcbiAqIFRoZSBjaGVja3MgdGhhdCBhbGwgY29tbWFuZHMgdG8gZGV2aWNlcyBzaGFyZSwgaW4gdGhpcyBvcmRlcjogdGhlIGFjY291bnQgaXMga25vd24sIGVhY2hcbiAqIGFyZ3VtZW50IGlzIHdlbGwgZm9ybWVkLCB0aGUgZGV2aWNlIGlzIHRoZSBhY2NvdW50J3MsIGl0cyB0eXBlIGNhbiBkbyB0aGlzLCBpdHMgc3RhdGUgYWxsb3dzIGl0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gb3JkZXJPZjxSIGV4dGVuZHMgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgUmVhZGVyPHVua25vd24+Pj4+KFxuICBkcmFmdDogRHJhZnQsXG4gIGNvbW1hbmQ6IENvbW1hbmQsXG4gIG5hbWU6IERldmljZUNvbW1hbmQsXG4gIHJlYWRlcnM6IFIsXG4pOiBPcmRlcjxBcmdzT2Y8Uj4+IHwgUmVmdXNlZCB7XG4gIGNvbnN0IHsgYWNjb3VudCB9ID0gY29tbWFuZDtcbiAgaWYgKCFkcmFmdC5ob2xkaW5ncy5oYXMoYWNjb3VudCkpIHJldHVybiBvcmRlclVua25vd25BY2NvdW50KGFjY291bnQpO1xuICBjb25zdCBhcmdzID0gcmVhZEFyZ3MoY29tbWFuZCwgeyBkZXZpY2U6IERFVklDRV9SRUFERVIsIC4uLnJlYWRlcnMgfSk7XG4gIGlmIChpc1JlZnVzZWQoYXJncykpIHJldHVybiBhcmdzO1xuICBjb25zdCBjb2RlID0gKGFyZ3MgYXMgeyByZWFkb25seSBkZXZpY2U6IHN0cmluZyB9KS5kZXZpY2U7XG4gIGNvbnN0IGRldmljZSA9IGRldmljZUNvZGVUb0lkKGRyYWZ0LnNldHRpbmcuc2VlZCwgY29kZSk7XG4gIGlmICghZHJhZnQuZGV2aWNlcy5oYXMoZGV2aWNlKSB8fCBkZXZpY2VBY2NvdW50KGRyYWZ0LCBkZXZpY2UpICE9PSBhY2NvdW50KSB7XG4gICAgcmV0dXJuIHJlZnVzZSgndW5rbm93bl9kZXZpY2UnLCBgeW91IGhhdmUgbm8gZGV2aWNlICR7Y29kZX1gLCB7IGRldmljZV9jb2RlOiBjb2RlIH0pO1xuICB9XG4gIGNvbnN0IHR5cGUgPSBkcmFmdC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS50eXBlKTtcbiAgY29uc3QgeyBmZWF0dXJlcyB9ID0gZGV2aWNlQmx1ZXByaW50KGRyYWZ0LCB0eXBlKTtcbiAgY29uc3Qgd2FudGVkID0gRkVBVFVSRVNfT0ZbbmFtZV07XG4gIGlmICghd2FudGVkLnNvbWUoKGZlYXR1cmUpID0+IGZlYXR1cmVzLmluY2x1ZGVzKGZlYXR1cmUpKSkge1xuICAgIHJldHVybiByZWZ1c2UoJ21pc3NpbmdfZmVhdHVyZScsIGBhICR7ZGV2aWNlVHlwZUF0KHR5cGUpfSBjYW5ub3QgJHtuYW1lfWAsIHtcbiAgICAgIGRldmljZV90eXBlOiBkZXZpY2VUeXBlQXQodHlwZSkgPz8gJycsXG4gICAgICBmZWF0dXJlOiB3YW50ZWQuam9pbignICcpLFxuICAgIH0pO1xuICB9XG4gIGNvbnN0IHN0YXR1cyA9IHN0YXR1c0F0KGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykpO1xuICBjb25zdCBwZXJtaXNzaW9uID0gU1RBVEVfTUFDSElORVtzdGF0dXNdW25hbWVdO1xuICBpZiAocGVybWlzc2lvbiAhPT0gJ2FsbG93ZWQnKSB7XG4gICAgcmV0dXJuIHJlZnVzZShwZXJtaXNzaW9uLCBgJHtuYW1lfSBpcyBub3QgZm9yIGEgZGV2aWNlIHRoYXQgaXMgJHtzdGF0dXN9YCwgeyBzdGF0dXMgfSk7XG4gIH1cbiAgcmV0dXJuIHsgYXJnczogYXJncyBhcyB1bmtub3duIGFzIEFyZ3NPZjxSPiwgZGV2aWNlLCBhY2NvdW50IH07XG59XG5cbi8qKiBUaGUgcmVmdXNhbCBvZiBhIGNvbW1hbmQgZnJvbSBhbiBhY2NvdW50IHRoYXQgdGhlIGdhbWUgZG9lcyBub3Qga25vdy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvcmRlclVua25vd25BY2NvdW50KGFjY291bnQ6IG51bWJlcik6IFJlZnVzZWQge1xuICByZXR1cm4gcmVmdXNlKCd1bmtub3duX2FjY291bnQnLCBgdGhlcmUgaXMgbm8gYWNjb3VudCAke2FjY291bnR9YCwgeyBhY2NvdW50IH0pO1xufVxuXG4vKipcbiAqIFdoYXQgYSBjb21tYW5kIHRvIGEgZGV2aWNlIGFuc3dlcnM6IHdoYXQgdGhlIGRldmljZSBkb2VzIG5vdywgc2luY2Ugd2hlbiwgYW5kIHVudGlsIHdoZW4gKHRoZVxuICogdGljaywgb3IgMCBmb3Igd2hhdCBoYXMgbm8gZW5kIG9mIGl0cyBvd24pLlxuICovXG5leHBvcnQgZnVuY3Rpb24gb3JkZXJBbnN3ZXIoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgY29tcGxldGVzVGljazogbnVtYmVyKSB7XG4gIGNvbnN0IHN0YXR1cyA9IGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cyk7XG4gIHJldHVybiB7XG4gICAgZGV2aWNlX2NvZGU6IGRldmljZUNvZGUoZHJhZnQuc2V0dGluZy5zZWVkLCBkZXZpY2UpLFxuICAgIHN0YXR1czogc3RhdHVzQXQoc3RhdHVzKSxcbiAgICBvcGVyYXRpb246IHtcbiAgICAgIGtpbmQ6IHN0YXR1c0F0KHN0YXR1cyksXG4gICAgICBzdGF0ZTogc3RhdHVzID09PSBTVEFUVVMuaWRsZSA/ICdkb25lJyA6ICdydW5uaW5nJyxcbiAgICAgIHN0YXJ0ZWRfdGljazogZHJhZnQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc2luY2UpLFxuICAgICAgY29tcGxldGVzX3RpY2s6IGNvbXBsZXRlc1RpY2sgPT09IDAgPyBudWxsIDogY29tcGxldGVzVGljayxcbiAgICB9LFxuICB9O1xufVxuIiwgImltcG9ydCB7IGRvbmUgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgcHJpbnRRdWV1ZUNhbmNlbCB9IGZyb20gJy4uL3J1bGVzL3ByaW50UXVldWUuanMnO1xuaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IFBSSU5URVIgfSBmcm9tICcuLi9zdGF0ZS9wcmludGVycy5qcyc7XG5pbXBvcnQgeyBvcmRlckFuc3dlciwgb3JkZXJPZiB9IGZyb20gJy4vb3JkZXIuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuLyoqIGBjbGVhcl9xdWV1ZSB7ZGV2aWNlfWA6IGNhbmNlbHMgYWxsIGpvYnM7IGEgcnVubmluZyBvbmUgaXMgcmVmdW5kZWQuICovXG5leHBvcnQgY29uc3QgY2xlYXJRdWV1ZTogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCBvcmRlciA9IG9yZGVyT2YoZHJhZnQsIGNvbW1hbmQsICdjbGVhcl9xdWV1ZScsIHt9KTtcbiAgaWYgKGlzUmVmdXNlZChvcmRlcikpIHJldHVybiBvcmRlcjtcbiAgY29uc3QgeyBkZXZpY2UgfSA9IG9yZGVyO1xuICBjb25zdCBwcmludGVyID0gZHJhZnQucHJpbnRlcnMuZmluZChkZXZpY2UpO1xuICBjb25zdCBqb2JzID0gZHJhZnQucHJpbnRlcnMubWVtYmVycyhwcmludGVyLCBQUklOVEVSLnF1ZXVlKTtcbiAgcHJpbnRRdWV1ZUNhbmNlbChkcmFmdCwgcHJpbnRlciwgam9icyk7XG4gIHJldHVybiBkb25lKHsgLi4ub3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgMCksIGpvYl9pZHM6IGpvYnMgfSk7XG59O1xuIiwgIi8qKiBXaHkgYSBtaW5pbmcgcnVuIGVuZGVkLiBBIHJlYXNvbidzIG51bWJlciBpbiBhbiBldmVudCBpcyBpdHMgcG9zaXRpb24gKyAxOiBhcHBlbmQgb25seS4gKi9cbmV4cG9ydCBjb25zdCBTVE9QX1JFQVNPTlMgPSBbXG4gICdkZWFjdGl2YXRlZCcsXG4gICdkZXBhcnRlZCcsXG4gICdyZXRhcmdldGVkJyxcbiAgJ2RlcGxldGVkJyxcbiAgJ3N0b2NrX2Z1bGwnLFxuICAnc2l0ZV9jbG9zZWQnLFxuXSBhcyBjb25zdDtcblxuLyoqIE9uZSByZWFzb24gd2h5IGEgcnVuIGVuZGVkLCBhcyB0aGUgd2lyZSBuYW1lcyBpdC4gKi9cbmV4cG9ydCB0eXBlIFN0b3BSZWFzb24gPSAodHlwZW9mIFNUT1BfUkVBU09OUylbbnVtYmVyXTtcblxuLyoqIFRoZSBudW1iZXIgb2YgYSByZWFzb24gaW4gYW4gZXZlbnQuICovXG5leHBvcnQgZnVuY3Rpb24gcmVhc29uSW5kZXgocmVhc29uOiBTdG9wUmVhc29uKTogbnVtYmVyIHtcbiAgcmV0dXJuIFNUT1BfUkVBU09OUy5pbmRleE9mKHJlYXNvbikgKyAxO1xufVxuIiwgIi8qKiBIb3cgbXVjaCBvZiBhIGNhdGVnb3J5IGEgYmVsdCBob2xkcywgcG9vcmVzdCBmaXJzdDogaXQgZGVjaWRlcyB0aGUgeWllbGQgb2YgYSBjeWNsZS4gKi9cbmV4cG9ydCBjb25zdCBBQlVOREFOQ0VTID0gWydzY2FyY2UnLCAnbG93JywgJ21vZGVyYXRlJywgJ2hpZ2gnLCAncmljaCddIGFzIGNvbnN0O1xuXG4vKiogT25lIGFidW5kYW5jZSBvZiBhIGNhdGVnb3J5IGluIGEgYmVsdCwgYXMgdGhlIHdpcmUgbmFtZXMgaXQuICovXG5leHBvcnQgdHlwZSBBYnVuZGFuY2UgPSAodHlwZW9mIEFCVU5EQU5DRVMpW251bWJlcl07XG4iLCAiLyoqIEhvdyBmYXIgYXBhcnQgdGhlIHJvY2tzIG9mIGEgYmVsdCBhcmU6IGl0IGRlY2lkZXMgdGhlIHNlY29uZHMgb2YgYSBtaW5pbmcgY3ljbGUuICovXG5leHBvcnQgY29uc3QgREVOU0lUSUVTID0gWydzcGFyc2UnLCAnbW9kZXJhdGUnLCAnZGVuc2UnXSBhcyBjb25zdDtcblxuLyoqIE9uZSBkZW5zaXR5IG9mIGEgYmVsdCwgYXMgdGhlIHdpcmUgbmFtZXMgaXQuICovXG5leHBvcnQgdHlwZSBEZW5zaXR5ID0gKHR5cGVvZiBERU5TSVRJRVMpW251bWJlcl07XG4iLCAiaW1wb3J0IHsgY2VpbERpdiwgZmxvb3JEaXYsIG1heCwgbWluIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgQWJ1bmRhbmNlIH0gZnJvbSAnLi9hYnVuZGFuY2VzLmpzJztcbmltcG9ydCB0eXBlIHsgRGVuc2l0eSB9IGZyb20gJy4vZGVuc2l0aWVzLmpzJztcbmltcG9ydCB0eXBlIHsgUnVsZXNldCB9IGZyb20gJy4vcnVsZXNldC5qcyc7XG5pbXBvcnQgeyBzcGVlZFBlck1pbGxlIH0gZnJvbSAnLi9zcGVlZFBlck1pbGxlLmpzJztcblxuLyoqIFdoYXQgYSBtaW5pbmcgZHJvbmUgb2YgdGhpcyBjYXBhY2l0eSAobWlsbGlvbnRocykgYnJpbmdzIGluOiB3aG9sZSBtaWNyby11bml0cyBhIHRpY2suICovXG5leHBvcnQgZnVuY3Rpb24gbWluaW5nUmF0ZShcbiAgcnVsZXNldDogUnVsZXNldCxcbiAgZGVuc2l0eTogRGVuc2l0eSxcbiAgYWJ1bmRhbmNlOiBBYnVuZGFuY2UsXG4gIGNhcGFjaXR5UHBtOiBudW1iZXIsXG4pOiBudW1iZXIge1xuICBjb25zdCB7IGN5Y2xlU2Vjb25kcywgeWllbGRVbml0cyB9ID0gcnVsZXNldC5taW5pbmc7XG4gIGNvbnN0IHNwZWVkID0gc3BlZWRQZXJNaWxsZShydWxlc2V0LCBjYXBhY2l0eVBwbSk7XG4gIHJldHVybiBmbG9vckRpdigxMDAwICogeWllbGRVbml0c1thYnVuZGFuY2VdICogc3BlZWQsIGN5Y2xlU2Vjb25kc1tkZW5zaXR5XSk7XG59XG5cbi8qKiBUaGUgY2FwYWNpdHkgKG1pbGxpb250aHMpIHRoYXQgYSBkcm9uZSBoYXMgbGVmdCBhZnRlciBhIHJ1biBvZiBzbyBtYW55IHNlY29uZHMuICovXG5leHBvcnQgZnVuY3Rpb24gd29ybkNhcGFjaXR5KHJ1bGVzZXQ6IFJ1bGVzZXQsIGNhcGFjaXR5UHBtOiBudW1iZXIsIHNlY29uZHM6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgd2VhclBwbVBlckhvdXIsIHdlYXJMZWFzdFBwbSwgd2VhckZsb29yUHBtIH0gPSBydWxlc2V0Lm1pbmluZztcbiAgY29uc3Qgd2VhciA9IG1heCh3ZWFyTGVhc3RQcG0sIGNlaWxEaXYoc2Vjb25kcyAqIHdlYXJQcG1QZXJIb3VyLCAzNjAwKSk7XG4gIHJldHVybiBtYXgobWluKGNhcGFjaXR5UHBtLCB3ZWFyRmxvb3JQcG0pLCBjYXBhY2l0eVBwbSAtIHdlYXIpO1xufVxuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCBsaW5rLCB0aW1lciwgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBIb3cgbWFueSBzaXRlcyB0aGUga2V5IGxlYXZlcyByb29tIGZvciBpbiBvbmUgYmVsdC4gKi9cbmV4cG9ydCBjb25zdCBTSVRFU19NT1NUID0gNjQ7XG5cbi8qKiBNaW5pbmcgc2l0ZXMgb2YgYmVsdHMuIEVhY2ggY29tZXMgd2l0aCBpdHMgc2l4IGRlcG9zaXRzOyBhIGNsb3NlZCBvbmUga2VlcHMgd2hhdCBpdCBob2xkcy4gKi9cbmV4cG9ydCBjb25zdCBzaXRlcyA9IGRlZmluZVRhYmxlKFxuICAnc2l0ZXMnLFxuICB7XG4gICAgLyoqIGBzaXRlS2V5YCBvZiBpdHMgbG9jYXRpb24ncyByb3cgYW5kIGl0cyBpbmRleC4gKi9cbiAgICBrZXk6IHdvcmQsXG4gICAgLyoqIDAgaXMgdGhlIHByaW1hcnkgc2l0ZS4gKi9cbiAgICBpbmRleDogd29yZCxcbiAgICAvKiogMSB3aGlsZSBpdCBjYW4gYmUgbWluZWQuICovXG4gICAgb3Blbjogd29yZCxcbiAgICAvKiogMSBmcm9tIHRoZSBtb21lbnQgd2hlbiBpdHMgcmVzZXJ2ZXMgd2VyZSBmaXJzdCBmb3VuZC4gKi9cbiAgICBzdXJ2ZXllZDogd29yZCxcbiAgICAvKiogVGhlIGRldmljZSB0aGF0IGxvb2tzIGZvciBpdCAod2hpbGUgY2xvc2VkKSBvciBrZWVwcyBpdCBvcGVuOyAwIGZvciBub25lLiAqL1xuICAgIHRyYWNrZXI6IHdvcmQsXG4gICAgLyoqIFRoZSB0aWNrIGF0IHdoaWNoIGEgY2F0ZWdvcnkgb2YgaXQgbGFzdCByYW4gb3V0OyAwIGZvciBuZXZlci4gKi9cbiAgICBleGhhdXN0ZWRBdDogd29yZCxcbiAgICBsb2NhdGlvbjogbGluaygnbG9jYXRpb25zJywgJ3NpdGVzJyksXG4gICAgLyoqIFdoZW4gdGhlIHNlYXJjaCBmb3IgaXQgZW5kcy4gKi9cbiAgICBmb3VuZDogdGltZXIsXG4gIH0sXG4gICdrZXknLFxuKTtcblxuLyoqIE9mZnNldHMgb2YgYSBzaXRlJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IFNJVEUgPSBzaXRlcy5maWVsZHM7XG5cbi8qKiBUaGUga2V5IG9mIGEgc2l0ZTogdGhlIHJvdyBvZiBpdHMgbG9jYXRpb24sIGFuZCBpdHMgaW5kZXggdGhlcmUuICovXG5leHBvcnQgZnVuY3Rpb24gc2l0ZUtleShsb2NhdGlvbjogbnVtYmVyLCBpbmRleDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGxvY2F0aW9uICogU0lURVNfTU9TVCArIGluZGV4ICsgMTtcbn1cbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKlxuICogV2hlcmUgbWF0dGVyIGNhbWUgZnJvbSBhbmQgd2hlcmUgaXQgd2VudCwgc2luY2UgdGhlIGJlZ2lubmluZzogc2l4IHJvd3MsIG9uZSBhIGNhdGVnb3J5LiBFYWNoXG4gKiBhY2NvdW50IGlzIHR3byB3b3Jkcywgd2hvbGUgdW5pdHMgYW5kIHRoZSBtaWNyby11bml0cyBhYm92ZSwgc28gdGhhdCBhIHN1bSBtYXkgcGFzcyAyXjUzLlxuICovXG5leHBvcnQgY29uc3QgbGVkZ2VyID0gZGVmaW5lVGFibGUoJ2xlZGdlcicsIHtcbiAgZ2VuZXJhdGlvblVuaXRzOiB3b3JkLFxuICBnZW5lcmF0aW9uTWljcm86IHdvcmQsXG4gIGdyYW50c1VuaXRzOiB3b3JkLFxuICBncmFudHNNaWNybzogd29yZCxcbiAgcmVnZW5lcmF0aW9uVW5pdHM6IHdvcmQsXG4gIHJlZ2VuZXJhdGlvbk1pY3JvOiB3b3JkLFxuICBzZWFyY2hVbml0czogd29yZCxcbiAgc2VhcmNoTWljcm86IHdvcmQsXG4gIGRlY29tbWlzc2lvblVuaXRzOiB3b3JkLFxuICBkZWNvbW1pc3Npb25NaWNybzogd29yZCxcbiAgcmVwYWlyVW5pdHM6IHdvcmQsXG4gIHJlcGFpck1pY3JvOiB3b3JkLFxuICB1cGtlZXBVbml0czogd29yZCxcbiAgdXBrZWVwTWljcm86IHdvcmQsXG4gIGRlc3RydWN0aW9uVW5pdHM6IHdvcmQsXG4gIGRlc3RydWN0aW9uTWljcm86IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgdGhlIGxlZGdlcidzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBMRURHRVIgPSBsZWRnZXIuZmllbGRzO1xuXG4vKiogV2hlcmUgbWF0dGVyIGNvbWVzIGZyb20uICovXG5leHBvcnQgY29uc3QgU09VUkNFUyA9IFsnZ2VuZXJhdGlvbicsICdncmFudHMnLCAncmVnZW5lcmF0aW9uJywgJ3NlYXJjaCddIGFzIGNvbnN0O1xuXG4vKiogV2hlcmUgbWF0dGVyIGdvZXMuICovXG5leHBvcnQgY29uc3QgU0lOS1MgPSBbJ2RlY29tbWlzc2lvbicsICdyZXBhaXInLCAndXBrZWVwJywgJ2Rlc3RydWN0aW9uJ10gYXMgY29uc3Q7XG5cbi8qKiBPbmUgYWNjb3VudCBvZiB0aGUgbGVkZ2VyLiAqL1xuZXhwb3J0IHR5cGUgTGVkZ2VyQWNjb3VudCA9ICh0eXBlb2YgU09VUkNFUylbbnVtYmVyXSB8ICh0eXBlb2YgU0lOS1MpW251bWJlcl07XG4iLCAiaW1wb3J0IHR5cGUgeyBGaWVsZCwgVGFibGVEcmFmdCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBmbG9vckRpdiB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcblxuLyoqIEFuIGFtb3VudCB0aGF0IG1heSBwYXNzIDJeNTMgbWljcm8tdW5pdHM6IHdob2xlIHVuaXRzLCBhbmQgdGhlIG1pY3JvLXVuaXRzIGFib3ZlICgwIHRvIDEwXjYpLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTcGxpdCB7XG4gIHJlYWRvbmx5IHVuaXRzOiBudW1iZXI7XG4gIHJlYWRvbmx5IG1pY3JvOiBudW1iZXI7XG59XG5cbi8qKiBOb3RoaW5nLCBhcyBhIHNwbGl0IGFtb3VudC4gKi9cbmV4cG9ydCBjb25zdCBTUExJVF9aRVJPOiBTcGxpdCA9IHsgdW5pdHM6IDAsIG1pY3JvOiAwIH07XG5cbi8qKiBgYW1vdW50YCBwbHVzIHNvIG1hbnkgbWljcm8tdW5pdHMsIHdoaWNoIG1heSBiZSBuZWdhdGl2ZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzcGxpdFBsdXMoYW1vdW50OiBTcGxpdCwgbWljcm86IG51bWJlcik6IFNwbGl0IHtcbiAgY29uc3Qgc3VtID0gYW1vdW50Lm1pY3JvICsgbWljcm87XG4gIGNvbnN0IHVuaXRzID0gZmxvb3JEaXYoc3VtLCBNSUNSTyk7XG4gIHJldHVybiB7IHVuaXRzOiBhbW91bnQudW5pdHMgKyB1bml0cywgbWljcm86IHN1bSAtIHVuaXRzICogTUlDUk8gfTtcbn1cblxuLyoqIFRoZSBzdW0gb2YgdHdvIHNwbGl0IGFtb3VudHMuICovXG5leHBvcnQgZnVuY3Rpb24gc3BsaXRTdW0oYTogU3BsaXQsIGI6IFNwbGl0KTogU3BsaXQge1xuICByZXR1cm4gc3BsaXRQbHVzKHsgdW5pdHM6IGEudW5pdHMgKyBiLnVuaXRzLCBtaWNybzogYS5taWNybyB9LCBiLm1pY3JvKTtcbn1cblxuLyoqIEFkZHMgbWljcm8tdW5pdHMgdG8gdGhlIHR3byB3b3JkcyBvZiBhIHJvdyB0aGF0IGhvbGQgYSBzcGxpdCBhbW91bnQuICovXG5leHBvcnQgZnVuY3Rpb24gc3BsaXRBZGQ8TmFtZSBleHRlbmRzIHN0cmluZz4oXG4gIHRhYmxlOiBUYWJsZURyYWZ0PE5hbWU+LFxuICBpZDogbnVtYmVyLFxuICB1bml0c0ZpZWxkOiBGaWVsZDxOYW1lLCAnd29yZCc+LFxuICBtaWNyb0ZpZWxkOiBGaWVsZDxOYW1lLCAnd29yZCc+LFxuICBtaWNybzogbnVtYmVyLFxuKTogdm9pZCB7XG4gIGNvbnN0IHN1bSA9IHNwbGl0UGx1cyh7IHVuaXRzOiAwLCBtaWNybzogdGFibGUuZ2V0KGlkLCBtaWNyb0ZpZWxkKSB9LCBtaWNybyk7XG4gIHRhYmxlLmFkZChpZCwgdW5pdHNGaWVsZCwgc3VtLnVuaXRzKTtcbiAgdGFibGUuc2V0KGlkLCBtaWNyb0ZpZWxkLCBzdW0ubWljcm8pO1xufVxuIiwgImltcG9ydCB7IExFREdFUiB9IGZyb20gJy4uL3N0YXRlL2xlZGdlci5qcyc7XG5pbXBvcnQgdHlwZSB7IExlZGdlckFjY291bnQgfSBmcm9tICcuLi9zdGF0ZS9sZWRnZXIuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHNwbGl0QWRkIH0gZnJvbSAnLi9zcGxpdC5qcyc7XG5cbi8qKiBXcml0ZXMgbWljcm8tdW5pdHMgb2YgYSBjYXRlZ29yeSAoMSB0byA2KSB0aGF0IGNhbWUgaW50byB0aGUgd29ybGQgb3IgbGVmdCBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwb3N0TGVkZ2VyKFxuICBkcmFmdDogRHJhZnQsXG4gIGFjY291bnQ6IExlZGdlckFjY291bnQsXG4gIGNhdGVnb3J5OiBudW1iZXIsXG4gIG1pY3JvOiBudW1iZXIsXG4pOiB2b2lkIHtcbiAgY29uc3QgdW5pdHMgPSBMRURHRVJbYCR7YWNjb3VudH1Vbml0c2BdO1xuICBzcGxpdEFkZChkcmFmdC5sZWRnZXIsIGNhdGVnb3J5LCB1bml0cywgTEVER0VSW2Ake2FjY291bnR9TWljcm9gXSwgbWljcm8pO1xufVxuIiwgImltcG9ydCB7IGNlaWxEaXYsIG1heCwgbWluIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IERFUE9TSVQsIGNhdGVnb3J5T2YsIGRlcG9zaXRPZiwgc2l0ZU9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgTE9DQVRJT04gfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgcG9zdExlZGdlciB9IGZyb20gJy4vcG9zdExlZGdlci5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIFdoZXRoZXIgYSBkZXBvc2l0IHNob3dzIGF0IGxlYXN0IG9uZSB1bml0OiB3aGF0IGlzIGxlc3MgaXMgbm8gcmVhc29uIHRvIGJlZ2luIG9yIHRvIG1vdmUuICovXG5leHBvcnQgZnVuY3Rpb24gZGVwb3NpdEhvbGRzKHdvcmxkOiBXb3JsZCwgZGVwb3NpdDogbnVtYmVyKTogYm9vbGVhbiB7XG4gIHJldHVybiB3b3JsZC5kZXBvc2l0cy5sZXZlbChkZXBvc2l0LCBERVBPU0lULnJlc2VydmUpID49IE1JQ1JPO1xufVxuXG4vKiogVGhlIGRlcG9zaXQgb2YgYSBjYXRlZ29yeSBpbiB0aGUgbG93ZXN0IG9wZW4gc2l0ZSBvZiBhIGJlbHQgdGhhdCBoYXMgYW55OyAwIHdoZW4gbm9uZSBoYXMuICovXG5leHBvcnQgZnVuY3Rpb24gZGVwb3NpdFdpdGgod29ybGQ6IFdvcmxkLCBsb2NhdGlvbjogbnVtYmVyLCBjYXRlZ29yeTogbnVtYmVyKTogbnVtYmVyIHtcbiAgZm9yIChjb25zdCBzaXRlIG9mIHdvcmxkLmxvY2F0aW9ucy5tZW1iZXJzKGxvY2F0aW9uLCBMT0NBVElPTi5zaXRlcykpIHtcbiAgICBjb25zdCBkZXBvc2l0ID0gZGVwb3NpdE9mKHNpdGUsIGNhdGVnb3J5KTtcbiAgICBpZiAod29ybGQuc2l0ZXMuZ2V0KHNpdGUsIFNJVEUub3BlbikgPT09IDEgJiYgZGVwb3NpdEhvbGRzKHdvcmxkLCBkZXBvc2l0KSkgcmV0dXJuIGRlcG9zaXQ7XG4gIH1cbiAgcmV0dXJuIDA7XG59XG5cbi8qKiBDaGFuZ2VzIHdoYXQgaXMgbWluZWQgZnJvbSBhIGRlcG9zaXQgYSB0aWNrOiBncm93aW5nIHN0b3BzLCBydW5uaW5nIG91dCBpcyBhcHBvaW50ZWQgYW5ldy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXBvc2l0RHJhdyhkcmFmdDogRHJhZnQsIGRlcG9zaXQ6IG51bWJlciwgY2hhbmdlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBkZXBvc2l0cywgbm93IH0gPSBkcmFmdDtcbiAgZGVwb3NpdFJlc3QoZHJhZnQsIGRlcG9zaXQpO1xuICBjb25zdCByYXRlID0gZGVwb3NpdHMucmF0ZShkZXBvc2l0LCBERVBPU0lULnJlc2VydmUpIC0gY2hhbmdlO1xuICBkZXBvc2l0cy5zZXRSYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSwgcmF0ZSk7XG4gIGlmIChyYXRlID09PSAwKSB7XG4gICAgZGVwb3NpdHMuY2FuY2VsKGRlcG9zaXQsIERFUE9TSVQuZGVwbGV0ZWQpO1xuICAgIGRlcG9zaXRHcm93KGRyYWZ0LCBkZXBvc2l0KTtcbiAgICByZXR1cm47XG4gIH1cbiAgY29uc3QgdGlja3MgPSBjZWlsRGl2KGRlcG9zaXRzLmxldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSksIC1yYXRlKTtcbiAgZGVwb3NpdHMuc2NoZWR1bGUoZGVwb3NpdCwgREVQT1NJVC5kZXBsZXRlZCwgbm93ICsgbWF4KDEsIHRpY2tzKSk7XG59XG5cbi8qKiBFbmRzIGdyb3dpbmcgYmFjazogd2hhdCBoYXMgZ3Jvd24gZ29lcyB0byB0aGUgbGVkZ2VyLiBOb3RoaW5nIGhhcHBlbnMgdG8gb25lIHRoYXQgaXMgbWluZWQuICovXG5leHBvcnQgZnVuY3Rpb24gZGVwb3NpdFJlc3QoZHJhZnQ6IERyYWZ0LCBkZXBvc2l0OiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBkZXBvc2l0cyB9ID0gZHJhZnQ7XG4gIGlmIChkZXBvc2l0cy5yYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSkgPD0gMCkgcmV0dXJuO1xuICBjb25zdCBpbml0aWFsID0gZGVwb3NpdHMuZ2V0KGRlcG9zaXQsIERFUE9TSVQuaW5pdGlhbCk7XG4gIC8vIEluIHRoZSB0aWNrIGluIHdoaWNoIGl0IGlzIGZ1bGwsIHRoZSBsYXN0IHN0ZXAgbWF5IGJlIGxvbmdlciB0aGFuIHdoYXQgd2FzIG1pc3NpbmcuXG4gIGNvbnN0IGxldmVsID0gbWluKGRlcG9zaXRzLmxldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSksIGluaXRpYWwpO1xuICBjb25zdCBncm93biA9IGxldmVsIC0gZGVwb3NpdHMuZ2V0KGRlcG9zaXQsIERFUE9TSVQuZ3Jvd25Gcm9tKTtcbiAgZGVwb3NpdHMuc2V0UmF0ZShkZXBvc2l0LCBERVBPU0lULnJlc2VydmUsIDApO1xuICBkZXBvc2l0cy5zZXRMZXZlbChkZXBvc2l0LCBERVBPU0lULnJlc2VydmUsIGxldmVsKTtcbiAgZGVwb3NpdHMuc2V0KGRlcG9zaXQsIERFUE9TSVQuZ3Jvd25Gcm9tLCAwKTtcbiAgZGVwb3NpdHMuY2FuY2VsKGRlcG9zaXQsIERFUE9TSVQucmVzdG9yZWQpO1xuICBwb3N0TGVkZ2VyKGRyYWZ0LCAncmVnZW5lcmF0aW9uJywgY2F0ZWdvcnlPZihkZXBvc2l0KSwgZ3Jvd24pO1xufVxuXG4vKiogRnJvbSBub3cgb24gdGhlIGRlcG9zaXQgZ3Jvd3MgYmFjaywgbGluZWFyIGZyb20gbm90aGluZyB0byBmdWxsIGluIHRoZSB0aW1lIG9mIHRoZSBydWxlcy4gKi9cbmZ1bmN0aW9uIGRlcG9zaXRHcm93KGRyYWZ0OiBEcmFmdCwgZGVwb3NpdDogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGVwb3NpdHMsIG5vdyB9ID0gZHJhZnQ7XG4gIGNvbnN0IHsgcHJpbWFyeVJlZ2VuZXJhdGlvblNlY29uZHMsIG90aGVyUmVnZW5lcmF0aW9uU2Vjb25kcyB9ID0gZHJhZnQuc2V0dGluZy5ydWxlc2V0LnNpdGVzO1xuICBjb25zdCBpbml0aWFsID0gZGVwb3NpdHMuZ2V0KGRlcG9zaXQsIERFUE9TSVQuaW5pdGlhbCk7XG4gIGNvbnN0IGxldmVsID0gZGVwb3NpdHMubGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKTtcbiAgaWYgKGxldmVsID49IGluaXRpYWwpIHJldHVybjtcbiAgY29uc3QgcHJpbWFyeSA9IGRyYWZ0LnNpdGVzLmdldChzaXRlT2YoZGVwb3NpdCksIFNJVEUuaW5kZXgpID09PSAwO1xuICBjb25zdCByYXRlID0gY2VpbERpdihpbml0aWFsLCBwcmltYXJ5ID8gcHJpbWFyeVJlZ2VuZXJhdGlvblNlY29uZHMgOiBvdGhlclJlZ2VuZXJhdGlvblNlY29uZHMpO1xuICBkZXBvc2l0cy5zZXRSYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSwgcmF0ZSk7XG4gIGRlcG9zaXRzLnNldChkZXBvc2l0LCBERVBPU0lULmdyb3duRnJvbSwgbGV2ZWwpO1xuICBkZXBvc2l0cy5zY2hlZHVsZShkZXBvc2l0LCBERVBPU0lULnJlc3RvcmVkLCBub3cgKyBjZWlsRGl2KGluaXRpYWwgLSBsZXZlbCwgcmF0ZSkpO1xufVxuIiwgImltcG9ydCB7IGZsb29yRGl2IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IHJlYXNvbkluZGV4IH0gZnJvbSAnLi4vZXZlbnRzL3N0b3BSZWFzb25zLmpzJztcbmltcG9ydCB0eXBlIHsgU3RvcFJlYXNvbiB9IGZyb20gJy4uL2V2ZW50cy9zdG9wUmVhc29ucy5qcyc7XG5pbXBvcnQgeyBBQlVOREFOQ0VTIH0gZnJvbSAnLi4vcnVsZXNldC9hYnVuZGFuY2VzLmpzJztcbmltcG9ydCB7IERFTlNJVElFUyB9IGZyb20gJy4uL3J1bGVzZXQvZGVuc2l0aWVzLmpzJztcbmltcG9ydCB7IG1pbmluZ1JhdGUsIHdvcm5DYXBhY2l0eSB9IGZyb20gJy4uL3J1bGVzZXQvbWluaW5nUmF0ZS5qcyc7XG5pbXBvcnQgeyBzbG93ZWRTZWNvbmRzLCBzcGVlZFBlck1pbGxlIH0gZnJvbSAnLi4vcnVsZXNldC9zcGVlZFBlck1pbGxlLmpzJztcbmltcG9ydCB7IGNhdGVnb3J5T2YsIERFUE9TSVQsIHNpdGVPZiB9IGZyb20gJy4uL3N0YXRlL2RlcG9zaXRzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHsgU1RPQ0sgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHsgZGVwb3NpdERyYXcgfSBmcm9tICcuL2RlcG9zaXQuanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UsIGRldmljZVR1cm5zIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCwgV29ybGQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzcGxpdEFkZCB9IGZyb20gJy4vc3BsaXQuanMnO1xuaW1wb3J0IHsgc3RvY2tGbG93IH0gZnJvbSAnLi9zdG9jay5qcyc7XG5cbi8qKiBXaGF0IGEgZHJvbmUgb2YgdGhpcyBjYXBhY2l0eSB3b3VsZCBicmluZyBpbiBmcm9tIGEgZGVwb3NpdDogbWljcm8tdW5pdHMgYSB0aWNrLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJ1blJhdGUod29ybGQ6IFdvcmxkLCBkZXBvc2l0OiBudW1iZXIsIGNhcGFjaXR5UHBtOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IGRlbnNpdHksIGFidW5kYW5jZSB9ID0gcmljaG5lc3Mod29ybGQsIGRlcG9zaXQpO1xuICByZXR1cm4gbWluaW5nUmF0ZSh3b3JsZC5zZXR0aW5nLnJ1bGVzZXQsIGRlbnNpdHksIGFidW5kYW5jZSwgY2FwYWNpdHlQcG0pO1xufVxuXG4vKiogQmVnaW5zIGEgbWluaW5nIHJ1biBvZiBhbiBpZGxlIGRyb25lOiBmcm9tIHRoZSBkZXBvc2l0IChkb3duKSBpbnRvIHRoZSBzdG9jayAodXApLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJ1blN0YXJ0KGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIGRlcG9zaXQ6IG51bWJlciwgc3RvY2s6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMgfSA9IGRyYWZ0O1xuICBjb25zdCBjYXBhY2l0eSA9IGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5KTtcbiAgY29uc3QgcmF0ZSA9IHJ1blJhdGUoZHJhZnQsIGRlcG9zaXQsIGNhcGFjaXR5KTtcbiAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLm1pbmluZywgMCk7XG4gIGRldmljZXMuam9pbihkZXZpY2UsIERFVklDRS5kZXBvc2l0LCBkZXBvc2l0KTtcbiAgZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLnN0b2NrLCBzdG9jayk7XG4gIGRldmljZXMuc2V0UmF0ZShkZXZpY2UsIERFVklDRS5taW5lZCwgcmF0ZSk7XG4gIGRlcG9zaXREcmF3KGRyYWZ0LCBkZXBvc2l0LCByYXRlKTtcbiAgc3RvY2tGbG93KGRyYWZ0LCBzdG9jaywgcmF0ZSk7XG4gIGNvbnN0IHsgZGVuc2l0eSB9ID0gcmljaG5lc3MoZHJhZnQsIGRlcG9zaXQpO1xuICBjb25zdCB7IHJ1bGVzZXQgfSA9IGRyYWZ0LnNldHRpbmc7XG4gIGNvbnN0IGN5Y2xlID0gcnVsZXNldC5taW5pbmcuY3ljbGVTZWNvbmRzW2RlbnNpdHldO1xuICBkcmFmdC5lbWl0KFxuICAgICdtaW5pbmcuc3RhcnRlZCcsXG4gICAgZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KSxcbiAgICBkZXZpY2UsXG4gICAgZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSksXG4gICAgZHJhZnQuc2l0ZXMuZ2V0KHNpdGVPZihkZXBvc2l0KSwgU0lURS5pbmRleCksXG4gICAgY2F0ZWdvcnlPZihkZXBvc2l0KSxcbiAgICBzbG93ZWRTZWNvbmRzKGN5Y2xlLCBzcGVlZFBlck1pbGxlKHJ1bGVzZXQsIGNhcGFjaXR5KSksXG4gICk7XG59XG5cbi8qKiBFbmRzIGEgcnVuOiB0aGUgZHJvbmUgaXMgaWRsZSBhbmQgYSBsaXR0bGUgbW9yZSB3b3JuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJ1blN0b3AoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgcmVhc29uOiBTdG9wUmVhc29uKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcywgc3RvY2tzIH0gPSBkcmFmdDtcbiAgY29uc3QgZGVwb3NpdCA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmRlcG9zaXQpO1xuICBjb25zdCBzdG9jayA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnN0b2NrKTtcbiAgY29uc3QgcmF0ZSA9IGRldmljZXMucmF0ZShkZXZpY2UsIERFVklDRS5taW5lZCk7XG4gIGNvbnN0IG1pbmVkID0gZGV2aWNlcy5sZXZlbChkZXZpY2UsIERFVklDRS5taW5lZCk7XG4gIGNvbnN0IHNlY29uZHMgPSBkcmFmdC5ub3cgLSBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zaW5jZSk7XG4gIGNvbnN0IGNhcGFjaXR5ID0gZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHkpO1xuICBkZXZpY2VzLnNldFJhdGUoZGV2aWNlLCBERVZJQ0UubWluZWQsIDApO1xuICBkZXZpY2VzLnNldExldmVsKGRldmljZSwgREVWSUNFLm1pbmVkLCAwKTtcbiAgZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UucmVsb2NhdGlvbnMsIDApO1xuICBkZXZpY2VzLmxlYXZlKGRldmljZSwgREVWSUNFLmRlcG9zaXQpO1xuICBkZXZpY2VzLmxlYXZlKGRldmljZSwgREVWSUNFLnN0b2NrKTtcbiAgZGVwb3NpdERyYXcoZHJhZnQsIGRlcG9zaXQsIC1yYXRlKTtcbiAgc3RvY2tGbG93KGRyYWZ0LCBzdG9jaywgLXJhdGUpO1xuICBzcGxpdEFkZChzdG9ja3MsIHN0b2NrLCBTVE9DSy5taW5lZFVuaXRzLCBTVE9DSy5taW5lZE1pY3JvLCBtaW5lZCk7XG4gIGRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5LCB3b3JuQ2FwYWNpdHkoZHJhZnQuc2V0dGluZy5ydWxlc2V0LCBjYXBhY2l0eSwgc2Vjb25kcykpO1xuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMuaWRsZSwgMCk7XG4gIGRyYWZ0LmVtaXQoXG4gICAgJ21pbmluZy5zdG9wcGVkJyxcbiAgICBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpLFxuICAgIGRldmljZSxcbiAgICBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSxcbiAgICBjYXRlZ29yeU9mKGRlcG9zaXQpLFxuICAgIGZsb29yRGl2KG1pbmVkLCBNSUNSTyksXG4gICAgcmVhc29uSW5kZXgocmVhc29uKSxcbiAgKTtcbn1cblxuLyoqXG4gKiBXaGF0IGJlY29tZXMgb2YgYSBydW4gdGhhdCBjYW5ub3QgZ28gb24gd2hlcmUgaXQgaXM6IGl0IG1vdmVzIHRvIGFub3RoZXIgZGVwb3NpdCBvZiB0aGUgc2FtZVxuICogYmVsdCBhbmQgY2F0ZWdvcnksIHdob3NlIHJhdGUgaXMgdGhlIHNhbWU7IHdpdGggbm9uZSAoMCksIG9yIGFmdGVyIHRvbyBtYW55IG1vdmVzLCBpdCBlbmRzLlxuICovXG5leHBvcnQgZnVuY3Rpb24gcnVuTW92ZShkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCB0bzogbnVtYmVyLCByZWFzb246IFN0b3BSZWFzb24pOiB2b2lkIHtcbiAgY29uc3QgeyBkZXZpY2VzIH0gPSBkcmFmdDtcbiAgY29uc3QgeyByZWxvY2F0aW9uc01vc3QgfSA9IGRyYWZ0LnNldHRpbmcucnVsZXNldC5taW5pbmc7XG4gIGlmICh0byA9PT0gMCB8fCBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5yZWxvY2F0aW9ucykgPj0gcmVsb2NhdGlvbnNNb3N0KSB7XG4gICAgcnVuU3RvcChkcmFmdCwgZGV2aWNlLCByZWFzb24pO1xuICAgIHJldHVybjtcbiAgfVxuICBjb25zdCBmcm9tID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UuZGVwb3NpdCk7XG4gIGNvbnN0IHJhdGUgPSBkZXZpY2VzLnJhdGUoZGV2aWNlLCBERVZJQ0UubWluZWQpO1xuICBkZXZpY2VzLmFkZChkZXZpY2UsIERFVklDRS5yZWxvY2F0aW9ucywgMSk7XG4gIGRldmljZXMuam9pbihkZXZpY2UsIERFVklDRS5kZXBvc2l0LCB0byk7XG4gIGRlcG9zaXREcmF3KGRyYWZ0LCBmcm9tLCAtcmF0ZSk7XG4gIGRlcG9zaXREcmF3KGRyYWZ0LCB0bywgcmF0ZSk7XG4gIGRyYWZ0LmVtaXQoXG4gICAgJ21pbmluZy5yZWxvY2F0ZWQnLFxuICAgIGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksXG4gICAgZGV2aWNlLFxuICAgIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLFxuICAgIGRyYWZ0LnNpdGVzLmdldChzaXRlT2YodG8pLCBTSVRFLmluZGV4KSxcbiAgICBjYXRlZ29yeU9mKHRvKSxcbiAgICBkcmFmdC5zaXRlcy5nZXQoc2l0ZU9mKGZyb20pLCBTSVRFLmluZGV4KSxcbiAgKTtcbn1cblxuZnVuY3Rpb24gcmljaG5lc3Mod29ybGQ6IFdvcmxkLCBkZXBvc2l0OiBudW1iZXIpIHtcbiAgY29uc3QgZGVuc2l0eSA9IERFTlNJVElFU1t3b3JsZC5kZXBvc2l0cy5nZXQoZGVwb3NpdCwgREVQT1NJVC5kZW5zaXR5KSAtIDFdO1xuICBjb25zdCBhYnVuZGFuY2UgPSBBQlVOREFOQ0VTW3dvcmxkLmRlcG9zaXRzLmdldChkZXBvc2l0LCBERVBPU0lULmFidW5kYW5jZSkgLSAxXTtcbiAgcmV0dXJuIHsgZGVuc2l0eTogZGVuc2l0eSA/PyAnc3BhcnNlJywgYWJ1bmRhbmNlOiBhYnVuZGFuY2UgPz8gJ3NjYXJjZScgfSBhcyBjb25zdDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IFJ1bGVzZXQgfSBmcm9tICcuL3J1bGVzZXQuanMnO1xuXG4vKipcbiAqIFNlY29uZHMgdGhhdCBhIHNlYXJjaCBmb3IgdGhlIG5leHQgc2l0ZSB0YWtlcyBhdCBmdWxsIHNwZWVkLCB3aXRoIGBrbm93bmAgc2l0ZXMgb3BlbiBvciByZWNlbnRseVxuICogZXhoYXVzdGVkOiBiYXNlIFx1MDBCNyAoMSArIGtub3duKSgyICsga25vd24pIC8gMi5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNlYXJjaFNlY29uZHMocnVsZXNldDogUnVsZXNldCwga25vd246IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiAocnVsZXNldC5zaXRlcy5zZWFyY2hCYXNlU2Vjb25kcyAqICgxICsga25vd24pICogKDIgKyBrbm93bikpIC8gMjtcbn1cbiIsICJpbXBvcnQgeyBDQVRFR09SSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB7IFNJVEUsIHNpdGVLZXkgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0IH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogQSBzaXRlIG9mIGEgYmVsdCB3aXRoIGl0cyBzaXggZGVwb3NpdHMsIGNsb3NlZCBhbmQgZW1wdHkgdW50aWwgaXQgaXMgc3VydmV5ZWQuICovXG5leHBvcnQgZnVuY3Rpb24gYWRkU2l0ZShkcmFmdDogRHJhZnQsIGxvY2F0aW9uOiBudW1iZXIsIGluZGV4OiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IHNpdGVzLCBkZXBvc2l0cyB9ID0gZHJhZnQ7XG4gIGNvbnN0IHNpdGUgPSBzaXRlcy5pbnNlcnQoc2l0ZUtleShsb2NhdGlvbiwgaW5kZXgpKTtcbiAgc2l0ZXMuc2V0KHNpdGUsIFNJVEUuaW5kZXgsIGluZGV4KTtcbiAgc2l0ZXMuam9pbihzaXRlLCBTSVRFLmxvY2F0aW9uLCBsb2NhdGlvbik7XG4gIC8vIFNpeCBhdCBhIHRpbWUgYW5kIG5vd2hlcmUgZWxzZTogYGRlcG9zaXRPZmAgY291bnRzIG9uIGl0LlxuICBmb3IgKGNvbnN0IF8gb2YgQ0FURUdPUklFUykgZGVwb3NpdHMuaW5zZXJ0KCk7XG4gIHJldHVybiBzaXRlO1xufVxuIiwgImltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgc2VhcmNoU2Vjb25kcyB9IGZyb20gJy4uL3J1bGVzZXQvc2VhcmNoU2Vjb25kcy5qcyc7XG5pbXBvcnQgeyBzbG93ZWRTZWNvbmRzLCBzcGVlZFBlck1pbGxlIH0gZnJvbSAnLi4vcnVsZXNldC9zcGVlZFBlck1pbGxlLmpzJztcbmltcG9ydCB7IERFUE9TSVQsIGRlcG9zaXRPZiB9IGZyb20gJy4uL3N0YXRlL2RlcG9zaXRzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgTE9DQVRJT04gfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgU0lURSB9IGZyb20gJy4uL3N0YXRlL3NpdGVzLmpzJztcbmltcG9ydCB7IFNUQVRVUyB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcbmltcG9ydCB7IGFkZFNpdGUgfSBmcm9tICcuL2FkZFNpdGUuanMnO1xuaW1wb3J0IHsgZGVwb3NpdFdpdGggfSBmcm9tICcuL2RlcG9zaXQuanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UsIGRldmljZVR1cm5zIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHsgcnVuTW92ZSB9IGZyb20gJy4vcnVuLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIFdvcmxkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogV2hldGhlciBhIGNhdGVnb3J5IG9mIHRoZSBzaXRlIHJhbiBvdXQgd2l0aGluIHdoYXQgdGhlIHJ1bGVzIGNhbGwgcmVjZW50bHkuICovXG5leHBvcnQgZnVuY3Rpb24gc2l0ZUlzU3BlbnQod29ybGQ6IFdvcmxkLCBzaXRlOiBudW1iZXIpOiBib29sZWFuIHtcbiAgY29uc3QgYXQgPSB3b3JsZC5zaXRlcy5nZXQoc2l0ZSwgU0lURS5leGhhdXN0ZWRBdCk7XG4gIHJldHVybiBhdCAhPT0gMCAmJiB3b3JsZC5ub3cgLSBhdCA8IHdvcmxkLnNldHRpbmcucnVsZXNldC5zaXRlcy5yZWNlbnRTZWNvbmRzO1xufVxuXG4vKiogU2l0ZXMgb2YgYSBiZWx0IHRoYXQgYXJlIG9wZW4gb3Igd2VyZSByZWNlbnRseSBleGhhdXN0ZWQ6IHdoYXQgbWFrZXMgYSBzZWFyY2ggbG9uZy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaXRlc0tub3duKHdvcmxkOiBXb3JsZCwgbG9jYXRpb246IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHNpdGVzID0gd29ybGQubG9jYXRpb25zLm1lbWJlcnMobG9jYXRpb24sIExPQ0FUSU9OLnNpdGVzKTtcbiAgcmV0dXJuIHNpdGVzLmZpbHRlcigoc2l0ZSkgPT4gd29ybGQuc2l0ZXMuZ2V0KHNpdGUsIFNJVEUub3BlbikgPT09IDEgfHwgc2l0ZUlzU3BlbnQod29ybGQsIHNpdGUpKVxuICAgIC5sZW5ndGg7XG59XG5cbi8qKlxuICogV2hhdCBhIHNlYXJjaCBpbiBhIGJlbHQgaXMgdG8gZmluZDogdGhlIHJvdyBvZiB0aGUgbG93ZXN0IHNpdGUgdGhhdCBpcyBjbG9zZWQsIHNvdWdodCBieSBub2JvZHlcbiAqIGFuZCBub3Qgc3BlbnQ7IGVsc2UgMCBmb3Igb25lIHRoYXQgbm9ib2R5IGhhcyBzZWVuOyBlbHNlLCB3aGVyZSBhIGJlbHQgY2FuIGhhdmUgbm8gbW9yZSwgdGhlXG4gKiBsb3dlc3QgY2xvc2VkIG9uZTsgLTEgd2hlbiBhbGwgYXJlIG9wZW4gb3Igc291Z2h0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gc2l0ZVRvU2Vlayh3b3JsZDogV29ybGQsIGxvY2F0aW9uOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IGxvY2F0aW9ucywgc2l0ZXMgfSA9IHdvcmxkO1xuICBjb25zdCBhbGwgPSBsb2NhdGlvbnMubWVtYmVycyhsb2NhdGlvbiwgTE9DQVRJT04uc2l0ZXMpO1xuICBjb25zdCBjbG9zZWQgPSBhbGwuZmlsdGVyKFxuICAgIChzaXRlKSA9PiBzaXRlcy5nZXQoc2l0ZSwgU0lURS5vcGVuKSA9PT0gMCAmJiBzaXRlcy5nZXQoc2l0ZSwgU0lURS50cmFja2VyKSA9PT0gMCxcbiAgKTtcbiAgY29uc3QgZnJlc2ggPSBjbG9zZWQuZmluZCgoc2l0ZSkgPT4gIXNpdGVJc1NwZW50KHdvcmxkLCBzaXRlKSk7XG4gIGlmIChmcmVzaCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gZnJlc2g7XG4gIGlmIChhbGwubGVuZ3RoIDwgd29ybGQuc2V0dGluZy5ydWxlc2V0LnNpdGVzLnBlckJlbHQpIHJldHVybiAwO1xuICByZXR1cm4gY2xvc2VkWzBdID8/IC0xO1xufVxuXG4vKiogU2VuZHMgYSBkZXZpY2UgdG8gc2VlazogdGhlIGNsb3NlZCBzaXRlIG9mIHRoaXMgcm93LCBvciAoMCkgb25lIHRoYXQgbm9ib2R5IGhhcyBzZWVuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNpdGVTZWVrKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIGZvdW5kOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IGRldmljZXMsIHNpdGVzLCBzZXR0aW5nIH0gPSBkcmFmdDtcbiAgY29uc3QgbG9jYXRpb24gPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbik7XG4gIGNvbnN0IHNlY29uZHMgPSBzZWFyY2hTZWNvbmRzKHNldHRpbmcucnVsZXNldCwgc2l0ZXNLbm93bihkcmFmdCwgbG9jYXRpb24pKTtcbiAgY29uc3Qgc3BlZWQgPSBzcGVlZFBlck1pbGxlKHNldHRpbmcucnVsZXNldCwgZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHkpKTtcbiAgY29uc3QgY29tcGxldGlvbiA9IGRyYWZ0Lm5vdyArIHNsb3dlZFNlY29uZHMoc2Vjb25kcywgc3BlZWQpO1xuICBjb25zdCBpbmRleCA9IGRyYWZ0LmxvY2F0aW9ucy5tZW1iZXJzKGxvY2F0aW9uLCBMT0NBVElPTi5zaXRlcykubGVuZ3RoO1xuICBjb25zdCBzaXRlID0gZm91bmQgPT09IDAgPyBhZGRTaXRlKGRyYWZ0LCBsb2NhdGlvbiwgaW5kZXgpIDogZm91bmQ7XG4gIHNpdGVzLnNldChzaXRlLCBTSVRFLnRyYWNrZXIsIGRldmljZSk7XG4gIHNpdGVzLnNjaGVkdWxlKHNpdGUsIFNJVEUuZm91bmQsIGNvbXBsZXRpb24pO1xuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMuc2VhcmNoaW5nLCBzaXRlKTtcbiAgZHJhZnQuZW1pdChcbiAgICAnc2VhcmNoLnN0YXJ0ZWQnLFxuICAgIGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksXG4gICAgZGV2aWNlLFxuICAgIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLFxuICAgIHNpdGVzLmdldChzaXRlLCBTSVRFLmluZGV4KSxcbiAgICBjb21wbGV0aW9uLFxuICApO1xuICByZXR1cm4gc2l0ZTtcbn1cblxuLyoqIENsb3NlcyB0aGUgc2l0ZSB0aGF0IGEgZGV2aWNlIGtlZXBzIG9wZW46IGl0cyBtaW5lcnMgbW92ZSB0byBvdGhlciBzaXRlcyBvciBzdG9wLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNpdGVDbG9zZShkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHNpdGUgPSBkcmFmdC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS50YXJnZXQpO1xuICBjb25zdCBsb2NhdGlvbiA9IGRyYWZ0LnNpdGVzLnBhcmVudChzaXRlLCBTSVRFLmxvY2F0aW9uKTtcbiAgZHJhZnQuc2l0ZXMuc2V0KHNpdGUsIFNJVEUub3BlbiwgMCk7XG4gIGRyYWZ0LnNpdGVzLnNldChzaXRlLCBTSVRFLnRyYWNrZXIsIDApO1xuICBlbWl0T2YoZHJhZnQsICdzaXRlLmNsb3NlZCcsIGRldmljZSwgc2l0ZSk7XG4gIGZvciAoY29uc3QgW3Bvc2l0aW9uXSBvZiBDQVRFR09SSUVTLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IG1pbmVycyA9IGRyYWZ0LmRlcG9zaXRzLm1lbWJlcnMoZGVwb3NpdE9mKHNpdGUsIHBvc2l0aW9uICsgMSksIERFUE9TSVQubWluZXJzKTtcbiAgICBpZiAobWluZXJzLmxlbmd0aCA9PT0gMCkgY29udGludWU7XG4gICAgY29uc3QgdG8gPSBkZXBvc2l0V2l0aChkcmFmdCwgbG9jYXRpb24sIHBvc2l0aW9uICsgMSk7XG4gICAgZm9yIChjb25zdCBtaW5lciBvZiBtaW5lcnMpIHJ1bk1vdmUoZHJhZnQsIG1pbmVyLCB0bywgJ3NpdGVfY2xvc2VkJyk7XG4gIH1cbn1cblxuLyoqIEVuZHMgYSBkZXZpY2UncyBzZWFyY2ggYmVmb3JlIGl0IGhhcyBmb3VuZCBhbnl0aGluZy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaXRlRm9yZ2V0KGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3Qgc2l0ZSA9IGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnRhcmdldCk7XG4gIGRyYWZ0LnNpdGVzLnNldChzaXRlLCBTSVRFLnRyYWNrZXIsIDApO1xuICBkcmFmdC5zaXRlcy5jYW5jZWwoc2l0ZSwgU0lURS5mb3VuZCk7XG4gIGVtaXRPZihkcmFmdCwgJ3NlYXJjaC5jYW5jZWxsZWQnLCBkZXZpY2UsIHNpdGUpO1xufVxuXG5mdW5jdGlvbiBlbWl0T2YoXG4gIGRyYWZ0OiBEcmFmdCxcbiAgbmFtZTogJ3NpdGUuY2xvc2VkJyB8ICdzZWFyY2guY2FuY2VsbGVkJyxcbiAgZGV2aWNlOiBudW1iZXIsXG4gIHNpdGU6IG51bWJlcixcbik6IHZvaWQge1xuICBjb25zdCByZXBsaWNhbnQgPSBkcmFmdC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpO1xuICBjb25zdCBpbmRleCA9IGRyYWZ0LnNpdGVzLmdldChzaXRlLCBTSVRFLmluZGV4KTtcbiAgZHJhZnQuZW1pdChuYW1lLCByZXBsaWNhbnQsIGRldmljZSwgZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSksIGluZGV4KTtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IFN0b3BSZWFzb24gfSBmcm9tICcuLi9ldmVudHMvc3RvcFJlYXNvbnMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5pbXBvcnQgeyBkZXZpY2VUdXJucyB9IGZyb20gJy4vZGV2aWNlLmpzJztcbmltcG9ydCB7IHJ1blN0b3AgfSBmcm9tICcuL3J1bi5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0IH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc2l0ZUNsb3NlLCBzaXRlRm9yZ2V0IH0gZnJvbSAnLi9zaXRlLmpzJztcblxuLyoqXG4gKiBUYWtlcyBhIGRldmljZSBmcm9tIHdoYXQgaXQgZG9lcyBhdCBpdHMgcGxhY2U6IGEgcnVuIGVuZHMsIGEgc2VhcmNoIGlzIGZvcmdvdHRlbiwgYSB0cmFja2VkIHNpdGVcbiAqIGNsb3Nlcy4gVGhlIGRldmljZSBpcyBpZGxlIHRoZW4uXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbmRBY3Rpdml0eShkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCByZWFzb246IFN0b3BSZWFzb24pOiB2b2lkIHtcbiAgc3dpdGNoIChkcmFmdC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zdGF0dXMpKSB7XG4gICAgY2FzZSBTVEFUVVMubWluaW5nOlxuICAgICAgcnVuU3RvcChkcmFmdCwgZGV2aWNlLCByZWFzb24pO1xuICAgICAgcmV0dXJuO1xuICAgIGNhc2UgU1RBVFVTLnNlYXJjaGluZzpcbiAgICAgIHNpdGVGb3JnZXQoZHJhZnQsIGRldmljZSk7XG4gICAgICBicmVhaztcbiAgICBjYXNlIFNUQVRVUy50cmFja2luZzpcbiAgICAgIHNpdGVDbG9zZShkcmFmdCwgZGV2aWNlKTtcbiAgICAgIGJyZWFrO1xuICAgIGRlZmF1bHQ6XG4gICAgICByZXR1cm47XG4gIH1cbiAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLmlkbGUsIDApO1xufVxuIiwgImltcG9ydCB7IGRvbmUgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgZW5kQWN0aXZpdHkgfSBmcm9tICcuLi9ydWxlcy9lbmRBY3Rpdml0eS5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbi8qKiBgZGVhY3RpdmF0ZSB7ZGV2aWNlfWA6IGVuZHMgYSBtaW5pbmcgcnVuIG9yIGEgc2VhcmNoLCBvciBsZXRzIGdvIG9mIGEgdHJhY2tlZCBzaXRlLiAqL1xuZXhwb3J0IGNvbnN0IGRlYWN0aXZhdGU6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAnZGVhY3RpdmF0ZScsIHt9KTtcbiAgaWYgKGlzUmVmdXNlZChvcmRlcikpIHJldHVybiBvcmRlcjtcbiAgZW5kQWN0aXZpdHkoZHJhZnQsIG9yZGVyLmRldmljZSwgJ2RlYWN0aXZhdGVkJyk7XG4gIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBvcmRlci5kZXZpY2UsIDApKTtcbn07XG4iLCAiaW1wb3J0IHsgZG9uZSwgSU5UX01BWCwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IHByaW50UXVldWVDYW5jZWwgfSBmcm9tICcuLi9ydWxlcy9wcmludFF1ZXVlLmpzJztcbmltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBKT0IgfSBmcm9tICcuLi9zdGF0ZS9qb2JzLmpzJztcbmltcG9ydCB7IFBSSU5URVIgfSBmcm9tICcuLi9zdGF0ZS9wcmludGVycy5qcyc7XG5pbXBvcnQgeyBvcmRlckFuc3dlciwgb3JkZXJPZiB9IGZyb20gJy4vb3JkZXIuanMnO1xuaW1wb3J0IHsgaW50ZWdlciwgaXNSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuY29uc3QgUkVBREVSUyA9IHsgam9iX2lkOiBpbnRlZ2VyKDEsIElOVF9NQVgpIH07XG5cbi8qKiBgZGVxdWV1ZV9wcmludCB7ZGV2aWNlLCBqb2JfaWR9YDogdGFrZXMgb25lIGpvYiBmcm9tIHRoZSBxdWV1ZTsgYSBydW5uaW5nIG9uZSBpcyByZWZ1bmRlZC4gKi9cbmV4cG9ydCBjb25zdCBkZXF1ZXVlUHJpbnQ6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAnZGVxdWV1ZV9wcmludCcsIFJFQURFUlMpO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBjb25zdCB7IGFyZ3MsIGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IGpvYiA9IGFyZ3Muam9iX2lkO1xuICBjb25zdCBwcmludGVyID0gZHJhZnQucHJpbnRlcnMuZmluZChkZXZpY2UpO1xuICBpZiAoIWRyYWZ0LmpvYnMuaGFzKGpvYikgfHwgZHJhZnQuam9icy5wYXJlbnQoam9iLCBKT0IucHJpbnRlcikgIT09IHByaW50ZXIpIHtcbiAgICByZXR1cm4gcmVmdXNlKCd1bmtub3duX2pvYicsIGB0aGUgcXVldWUgaGFzIG5vIGpvYiAke2pvYn1gLCB7IGZpZWxkOiAnam9iX2lkJywgam9iX2lkOiBqb2IgfSk7XG4gIH1cbiAgcHJpbnRRdWV1ZUNhbmNlbChkcmFmdCwgcHJpbnRlciwgW2pvYl0pO1xuICBjb25zdCBjb21wbGV0ZXMgPSBkcmFmdC5wcmludGVycy5kdWUocHJpbnRlciwgUFJJTlRFUi5maW5pc2hlZCk7XG4gIHJldHVybiBkb25lKHsgLi4ub3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgY29tcGxldGVzKSwgam9iX2lkczogW2pvYl0gfSk7XG59O1xuIiwgImltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgSE9MRElORyB9IGZyb20gJy4uL3N0YXRlL2hvbGRpbmdzLmpzJztcbmltcG9ydCB7IFBJTEUsIHBpbGVLZXkgfSBmcm9tICcuLi9zdGF0ZS9waWxlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIFRoZSBwaWxlIG9mIGFuIGFjY291bnQgYXQgYSBsb2NhdGlvbidzIHJvdywgd2l0aCBpdHMgc2l4IHN0b2NrczsgaXQgYXBwZWFycyB3aGVuIG5lZWRlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbnN1cmVQaWxlKGRyYWZ0OiBEcmFmdCwgYWNjb3VudDogbnVtYmVyLCBsb2NhdGlvbjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3Qga25vd24gPSBkcmFmdC5waWxlcy5maW5kKHBpbGVLZXkoYWNjb3VudCwgbG9jYXRpb24pKTtcbiAgaWYgKGtub3duICE9PSAwKSByZXR1cm4ga25vd247XG4gIGNvbnN0IHBpbGUgPSBkcmFmdC5waWxlcy5pbnNlcnQocGlsZUtleShhY2NvdW50LCBsb2NhdGlvbikpO1xuICBkcmFmdC5waWxlcy5qb2luKHBpbGUsIFBJTEUubG9jYXRpb24sIGxvY2F0aW9uKTtcbiAgZHJhZnQucGlsZXMuam9pbihwaWxlLCBQSUxFLmhvbGRpbmcsIGFjY291bnQpO1xuICBkcmFmdC5ob2xkaW5ncy5hZGQoYWNjb3VudCwgSE9MRElORy5waWxlQ291bnQsIDEpO1xuICAvLyBTaXggYXQgYSB0aW1lIGFuZCBub3doZXJlIGVsc2U6IGBzdG9ja09mYCBjb3VudHMgb24gaXQuXG4gIGZvciAoY29uc3QgXyBvZiBDQVRFR09SSUVTKSBkcmFmdC5zdG9ja3MuaW5zZXJ0KCk7XG4gIHJldHVybiBwaWxlO1xufVxuXG4vKiogV2hldGhlciB0aGUgYWNjb3VudCBjb3VsZCBub3QgaGF2ZSBhbm90aGVyIHBpbGUsIGFuZCBoYXMgbm9uZSBoZXJlIHlldC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbnN1cmVQaWxlQmxvY2tlZCh3b3JsZDogV29ybGQsIGFjY291bnQ6IG51bWJlciwgbG9jYXRpb246IG51bWJlcik6IGJvb2xlYW4ge1xuICBpZiAod29ybGQucGlsZXMuZmluZChwaWxlS2V5KGFjY291bnQsIGxvY2F0aW9uKSkgIT09IDApIHJldHVybiBmYWxzZTtcbiAgY29uc3QgeyBzdG9ja3NQZXJBY2NvdW50IH0gPSB3b3JsZC5zZXR0aW5nLnJ1bGVzZXQubGltaXRzO1xuICByZXR1cm4gd29ybGQuaG9sZGluZ3MuZ2V0KGFjY291bnQsIEhPTERJTkcucGlsZUNvdW50KSA+PSBzdG9ja3NQZXJBY2NvdW50O1xufVxuIiwgImltcG9ydCB7IGRvbmUsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBkZXZpY2VCbHVlcHJpbnQgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHsgZW5zdXJlUGlsZSwgZW5zdXJlUGlsZUJsb2NrZWQgfSBmcm9tICcuLi9ydWxlcy9lbnN1cmVQaWxlLmpzJztcbmltcG9ydCB7IHByaW50UXVldWVBZGQgfSBmcm9tICcuLi9ydWxlcy9wcmludFF1ZXVlLmpzJztcbmltcG9ydCB0eXBlIHsgV29ybGQsIFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgREVWSUNFX1RZUEVTIH0gZnJvbSAnLi4vcnVsZXNldC9kZXZpY2VUeXBlcy5qcyc7XG5pbXBvcnQgeyBDRU5TVVMsIENFTlNVU19ST1cgfSBmcm9tICcuLi9zdGF0ZS9jZW5zdXMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBIT0xESU5HIH0gZnJvbSAnLi4vc3RhdGUvaG9sZGluZ3MuanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB7IG9yZGVyQW5zd2VyLCBvcmRlck9mIH0gZnJvbSAnLi9vcmRlci5qcyc7XG5pbXBvcnQgdHlwZSB7IE9yZGVyIH0gZnJvbSAnLi9vcmRlci5qcyc7XG5pbXBvcnQgeyBpbnRlZ2VyLCBpc1JlZnVzZWQsIG9uZU9mLCBvcHRpb25hbCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZnVzZWQgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG5pbnRlcmZhY2UgQXJncyB7XG4gIHJlYWRvbmx5IGRldmljZV90eXBlOiBudW1iZXI7XG4gIHJlYWRvbmx5IHF1YW50aXR5OiBudW1iZXI7XG59XG5cbi8qKiBgZW5xdWV1ZV9wcmludCB7ZGV2aWNlLCBkZXZpY2VfdHlwZSwgcXVhbnRpdHk/fWA6IG9yZGVycyBvbmUgb3IgbW9yZSBkZXZpY2VzIG9mIGEgdHlwZS4gKi9cbmV4cG9ydCBjb25zdCBlbnF1ZXVlUHJpbnQ6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAnZW5xdWV1ZV9wcmludCcsIHtcbiAgICBkZXZpY2VfdHlwZTogb25lT2YoREVWSUNFX1RZUEVTKSxcbiAgICBxdWFudGl0eTogb3B0aW9uYWwoaW50ZWdlcigxLCBkcmFmdC5zZXR0aW5nLnJ1bGVzZXQucHJpbnRpbmcucXVhbnRpdHlNb3N0KSwgMSksXG4gIH0pO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBjb25zdCB7IGFjY291bnQsIGFyZ3MsIGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IHJlZnVzYWwgPSBxdWV1ZVJlZnVzYWwoZHJhZnQsIG9yZGVyKSA/PyBsaW1pdFJlZnVzYWwoZHJhZnQsIG9yZGVyKTtcbiAgaWYgKHJlZnVzYWwgIT09IHVuZGVmaW5lZCkgcmV0dXJuIHJlZnVzYWw7XG4gIGVuc3VyZVBpbGUoZHJhZnQsIGFjY291bnQsIGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKSk7XG4gIGNvbnN0IHByaW50ZXIgPSBkcmFmdC5wcmludGVycy5maW5kKGRldmljZSk7XG4gIGNvbnN0IGpvYnMgPSBwcmludFF1ZXVlQWRkKGRyYWZ0LCBwcmludGVyLCBhcmdzLmRldmljZV90eXBlLCBhcmdzLnF1YW50aXR5KTtcbiAgY29uc3QgY29tcGxldGVzID0gZHJhZnQucHJpbnRlcnMuZHVlKHByaW50ZXIsIFBSSU5URVIuZmluaXNoZWQpO1xuICByZXR1cm4gZG9uZSh7IC4uLm9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIGNvbXBsZXRlcyksIGJhdGNoX2lkOiBqb2JzWzBdID8/IDAsIGpvYl9pZHM6IGpvYnMgfSk7XG59O1xuXG5mdW5jdGlvbiBxdWV1ZVJlZnVzYWwod29ybGQ6IFdvcmxkLCB7IGFyZ3MsIGRldmljZSB9OiBPcmRlcjxBcmdzPik6IFJlZnVzZWQgfCB1bmRlZmluZWQge1xuICBjb25zdCB7IHF1ZXVlTGVuZ3RoIH0gPSBkZXZpY2VCbHVlcHJpbnQod29ybGQsIHdvcmxkLmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnR5cGUpKTtcbiAgY29uc3QgcXVldWVkID0gd29ybGQucHJpbnRlcnMubWVtYmVycyh3b3JsZC5wcmludGVycy5maW5kKGRldmljZSksIFBSSU5URVIucXVldWUpLmxlbmd0aDtcbiAgaWYgKHF1ZXVlZCArIGFyZ3MucXVhbnRpdHkgPD0gcXVldWVMZW5ndGgpIHJldHVybiB1bmRlZmluZWQ7XG4gIHJldHVybiByZWZ1c2UoJ3F1ZXVlX2Z1bGwnLCBgdGhlIHF1ZXVlIGhhcyByb29tIGZvciAke3F1ZXVlTGVuZ3RoIC0gcXVldWVkfSBtb3JlYCwge1xuICAgIHF1ZXVlZCxcbiAgICBxdWFudGl0eTogYXJncy5xdWFudGl0eSxcbiAgICBtb3N0OiBxdWV1ZUxlbmd0aCxcbiAgfSk7XG59XG5cbmZ1bmN0aW9uIGxpbWl0UmVmdXNhbCh3b3JsZDogV29ybGQsIG9yZGVyOiBPcmRlcjxBcmdzPik6IFJlZnVzZWQgfCB1bmRlZmluZWQge1xuICBjb25zdCB7IGFjY291bnQsIGFyZ3MsIGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IHsgbGltaXRzIH0gPSB3b3JsZC5zZXR0aW5nLnJ1bGVzZXQ7XG4gIGNvbnN0IHsgcXVhbnRpdHkgfSA9IGFyZ3M7XG4gIGNvbnN0IG93biA9IHdvcmxkLmhvbGRpbmdzLmdldChhY2NvdW50LCBIT0xESU5HLmRldmljZXMpO1xuICBpZiAob3duICsgcXVhbnRpdHkgPiBsaW1pdHMuZGV2aWNlc1BlckFjY291bnQpIHtcbiAgICByZXR1cm4gcmVmdXNlKCdkZXZpY2VfbGltaXQnLCAndGhlIGFjY291bnQgaGFzIGFzIG1hbnkgZGV2aWNlcyBhcyBpdCBtYXknLCB7XG4gICAgICBkZXZpY2VzOiBvd24sXG4gICAgICBxdWFudGl0eSxcbiAgICAgIG1vc3Q6IGxpbWl0cy5kZXZpY2VzUGVyQWNjb3VudCxcbiAgICB9KTtcbiAgfVxuICBjb25zdCBhbGwgPSB3b3JsZC5jZW5zdXMuZ2V0KENFTlNVU19ST1csIENFTlNVUy5kZXZpY2VzKTtcbiAgaWYgKGFsbCArIHF1YW50aXR5ID4gbGltaXRzLmRldmljZXMpIHtcbiAgICByZXR1cm4gcmVmdXNlKCdnYWxheHlfZnVsbCcsICd0aGUgZ2FsYXh5IHRha2VzIG5vIG1vcmUgZGV2aWNlcycsIHtcbiAgICAgIGRldmljZXM6IGFsbCxcbiAgICAgIG1vcmU6IHF1YW50aXR5LFxuICAgICAgbW9zdDogbGltaXRzLmRldmljZXMsXG4gICAgfSk7XG4gIH1cbiAgaWYgKCFlbnN1cmVQaWxlQmxvY2tlZCh3b3JsZCwgYWNjb3VudCwgd29ybGQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pKSkge1xuICAgIHJldHVybiB1bmRlZmluZWQ7XG4gIH1cbiAgcmV0dXJuIHJlZnVzZSgnc3RvY2tfbGltaXQnLCAndGhlIGFjY291bnQgaGFzIHN0b2NrIGF0IGFzIG1hbnkgcGxhY2VzIGFzIGl0IG1heScsIHtcbiAgICBtb3N0OiBsaW1pdHMuc3RvY2tzUGVyQWNjb3VudCxcbiAgfSk7XG59XG4iLCAiaW1wb3J0IHsgZmxvb3JNb2QgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogVGhlIGtpbmRzIG9mIHBsYWNlczsgYHN0YXJgIGlzIHRoZSBlZGdlIG9mIGEgc3lzdGVtLCB3aGVyZSBzdXJnZXMgYmVnaW4gYW5kIGVuZC4gKi9cbmV4cG9ydCB0eXBlIExvY2F0aW9uS2luZCA9ICdzdGFyJyB8ICdwbGFuZXQnIHwgJ21vb24nIHwgJ2xhZ3JhbmdlJyB8ICdiZWx0JztcblxuLyoqXG4gKiBBIHBsYWNlIGlzIG9uZSBpbnRlZ2VyOiBzdGFyIGluZGV4IFx1MDBCNyA0MDk2ICsgbG9jYWwsIGxvY2FsID49IDEsIHNvIHRoYXQgMCBpcyBubyBwbGFjZS5cbiAqIExvY2FsIDEgaXMgdGhlIHN0YXI7IDMyXHUwMEI3cCBpcyBwbGFuZXQgcCwgMzJcdTAwQjdwICsgbSBpdHMgbW9vbiBtLCAzMlx1MDBCN3AgKyAxNiArIGwgaXRzIExhZ3JhbmdlIHBvaW50IGw7XG4gKiA1MTIgKyBiIGlzIGJlbHQgYi4gVGhlIHJlc3QgaXMgZnJlZSBmb3Igd2hhdCBtYXkgY29tZS5cbiAqL1xuY29uc3QgU1RBUl9TUEFOID0gNDA5NjtcbmNvbnN0IFBMQU5FVF9TUEFOID0gMzI7XG5jb25zdCBMQUdSQU5HRV9CQVNFID0gMTY7XG5jb25zdCBCRUxUX0JBU0UgPSA1MTI7XG5cbi8qKiBUaGUgbW9zdCBwbGFuZXRzIHRoYXQgdGhlIG51bWJlcnMgbGVhdmUgcm9vbSBmb3I7IGZvciBtb29ucywgTGFncmFuZ2UgcG9pbnRzIGFuZCBiZWx0cyB0b28uICovXG5leHBvcnQgY29uc3QgUExBTkVUU19NT1NUID0gMTU7XG5leHBvcnQgY29uc3QgTU9PTlNfTU9TVCA9IDE1O1xuZXhwb3J0IGNvbnN0IExBR1JBTkdFX01PU1QgPSA1O1xuZXhwb3J0IGNvbnN0IEJFTFRTX01PU1QgPSAxNTtcblxuLyoqIFRoZSBwYXJ0cyBvZiBhIGxvY2F0aW9uIG51bWJlcjsgd2hhdCBhIGtpbmQgZG9lcyBub3QgaGF2ZSBpcyAwLiAqL1xuZXhwb3J0IGludGVyZmFjZSBMb2NhdGlvblBhcnRzIHtcbiAgcmVhZG9ubHkgc3RhcjogbnVtYmVyO1xuICByZWFkb25seSBraW5kOiBMb2NhdGlvbktpbmQ7XG4gIHJlYWRvbmx5IHBsYW5ldDogbnVtYmVyO1xuICByZWFkb25seSBtb29uOiBudW1iZXI7XG4gIHJlYWRvbmx5IGxhZ3JhbmdlOiBudW1iZXI7XG4gIHJlYWRvbmx5IGJlbHQ6IG51bWJlcjtcbn1cblxuLyoqIFRoZSBsb2NhdGlvbiB3aXRoIHRoaXMgbG9jYWwgbnVtYmVyIGluIHRoZSBzeXN0ZW0gb2YgdGhpcyBzdGFyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxvY2F0aW9uTnVtYmVyKHN0YXI6IG51bWJlciwgbG9jYWw6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBzdGFyICogU1RBUl9TUEFOICsgbG9jYWw7XG59XG5cbi8qKiBUaGUgbG9jYXRpb24gb2YgYSBzdGFyIGl0c2VsZjogdGhlIGVkZ2Ugb2YgaXRzIHN5c3RlbS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFyTG9jYXRpb24oc3RhcjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGxvY2F0aW9uTnVtYmVyKHN0YXIsIDEpO1xufVxuXG4vKiogVGhlIGxvY2F0aW9uIG9mIGEgcGxhbmV0LCBudW1iZXJlZCBvdXR3YXJkcyBmcm9tIDEuICovXG5leHBvcnQgZnVuY3Rpb24gcGxhbmV0TG9jYXRpb24oc3RhcjogbnVtYmVyLCBwbGFuZXQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBsb2NhdGlvbk51bWJlcihzdGFyLCBwbGFuZXQgKiBQTEFORVRfU1BBTik7XG59XG5cbi8qKiBUaGUgbG9jYXRpb24gb2YgYSBwbGFuZXQncyBtb29uLCBib3RoIGZyb20gMS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtb29uTG9jYXRpb24oc3RhcjogbnVtYmVyLCBwbGFuZXQ6IG51bWJlciwgbW9vbjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIHBsYW5ldExvY2F0aW9uKHN0YXIsIHBsYW5ldCkgKyBtb29uO1xufVxuXG4vKiogVGhlIGxvY2F0aW9uIG9mIGEgcGxhbmV0J3MgTGFncmFuZ2UgcG9pbnQgMSB0byA1LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxhZ3JhbmdlTG9jYXRpb24oc3RhcjogbnVtYmVyLCBwbGFuZXQ6IG51bWJlciwgcG9pbnQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBwbGFuZXRMb2NhdGlvbihzdGFyLCBwbGFuZXQpICsgTEFHUkFOR0VfQkFTRSArIHBvaW50O1xufVxuXG4vKiogVGhlIGxvY2F0aW9uIG9mIGEgYmVsdCwgZnJvbSAxLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJlbHRMb2NhdGlvbihzdGFyOiBudW1iZXIsIGJlbHQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBsb2NhdGlvbk51bWJlcihzdGFyLCBCRUxUX0JBU0UgKyBiZWx0KTtcbn1cblxuLyoqIFRoZSBpbmRleCBvZiB0aGUgc3RhciB3aG9zZSBzeXN0ZW0gYSBwbGFjZSBpcyBpbi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsb2NhdGlvblN0YXIobG9jYXRpb246IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiAobG9jYXRpb24gLSBmbG9vck1vZChsb2NhdGlvbiwgU1RBUl9TUEFOKSkgLyBTVEFSX1NQQU47XG59XG5cbi8qKiBUaGUgcGFydHMgb2YgYSBsb2NhdGlvbiBudW1iZXIsIHVuZGVmaW5lZCB3aGVuIG5vIHBsYWNlIGNhbiBoYXZlIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxvY2F0aW9uUGFydHMobG9jYXRpb246IG51bWJlcik6IExvY2F0aW9uUGFydHMgfCB1bmRlZmluZWQge1xuICBjb25zdCBsb2NhbCA9IGZsb29yTW9kKGxvY2F0aW9uLCBTVEFSX1NQQU4pO1xuICBjb25zdCBzdGFyID0gbG9jYXRpb25TdGFyKGxvY2F0aW9uKTtcbiAgaWYgKGxvY2FsID09PSAxKSByZXR1cm4gcGFydHNPZihzdGFyLCAnc3RhcicsIDAsIDAsIDAsIDApO1xuICBpZiAobG9jYWwgPiBCRUxUX0JBU0UgJiYgbG9jYWwgPD0gQkVMVF9CQVNFICsgQkVMVFNfTU9TVCkge1xuICAgIHJldHVybiBwYXJ0c09mKHN0YXIsICdiZWx0JywgMCwgMCwgMCwgbG9jYWwgLSBCRUxUX0JBU0UpO1xuICB9XG4gIGlmIChsb2NhbCA8IFBMQU5FVF9TUEFOIHx8IGxvY2FsID49IEJFTFRfQkFTRSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgY29uc3Qgc3ViID0gbG9jYWwgJSBQTEFORVRfU1BBTjtcbiAgY29uc3QgcGxhbmV0ID0gKGxvY2FsIC0gc3ViKSAvIFBMQU5FVF9TUEFOO1xuICBpZiAoc3ViID09PSAwKSByZXR1cm4gcGFydHNPZihzdGFyLCAncGxhbmV0JywgcGxhbmV0LCAwLCAwLCAwKTtcbiAgaWYgKHN1YiA8PSBNT09OU19NT1NUKSByZXR1cm4gcGFydHNPZihzdGFyLCAnbW9vbicsIHBsYW5ldCwgc3ViLCAwLCAwKTtcbiAgY29uc3QgbGFncmFuZ2UgPSBzdWIgLSBMQUdSQU5HRV9CQVNFO1xuICBpZiAobGFncmFuZ2UgPCAxIHx8IGxhZ3JhbmdlID4gTEFHUkFOR0VfTU9TVCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgcmV0dXJuIHBhcnRzT2Yoc3RhciwgJ2xhZ3JhbmdlJywgcGxhbmV0LCAwLCBsYWdyYW5nZSwgMCk7XG59XG5cbmZ1bmN0aW9uIHBhcnRzT2YoXG4gIHN0YXI6IG51bWJlcixcbiAga2luZDogTG9jYXRpb25LaW5kLFxuICBwbGFuZXQ6IG51bWJlcixcbiAgbW9vbjogbnVtYmVyLFxuICBsYWdyYW5nZTogbnVtYmVyLFxuICBiZWx0OiBudW1iZXIsXG4pOiBMb2NhdGlvblBhcnRzIHtcbiAgcmV0dXJuIHsgc3Rhciwga2luZCwgcGxhbmV0LCBtb29uLCBsYWdyYW5nZSwgYmVsdCB9O1xufVxuIiwgIi8qKiBUaGUgZG9tYWlucyBvZiB0aGUgZ2FsYXh5J3Mga2V5ZWQgcm9sbHM6IG9uZSBwZXIgcHVycG9zZSwgbmV2ZXIgcmV1c2VkLCBuZXZlciByZW51bWJlcmVkLiAqL1xuZXhwb3J0IGNvbnN0IENIQU5DRSA9IHtcbiAgc3RhclNoZWxsOiAweDZhMDEsXG4gIHN0YXJEaXJlY3Rpb246IDB4NmEwMixcbiAgc3RhckNsYXNzOiAweDZhMDMsXG4gIHBsYW5ldENvdW50OiAweDZhMDQsXG4gIHBsYW5ldE9yYml0OiAweDZhMDUsXG4gIHBsYW5ldEtpbmQ6IDB4NmEwNixcbiAgbW9vbkNvdW50OiAweDZhMDcsXG4gIGJlbHRDb3VudDogMHg2YTA4LFxuICBiZWx0UGxhY2U6IDB4NmEwOSxcbiAgYmVsdERlbnNpdHk6IDB4NmEwYSxcbiAgYmVsdEFidW5kYW5jZTogMHg2YTBiLFxuICBzaXRlUmVzZXJ2ZTogMHg2YTBjLFxufSBhcyBjb25zdDtcbiIsICJpbXBvcnQgdHlwZSB7IFN0YXIgfSBmcm9tICcuL3N0YXIuanMnO1xuXG50eXBlIFJvdyA9IHJlYWRvbmx5IFtcbiAgY29kZTogc3RyaW5nLFxuICBuYW1lOiBzdHJpbmcsXG4gIHNwZWN0cmFsQ2xhc3M6IHN0cmluZyxcbiAgZGlzdGFuY2U6IG51bWJlcixcbiAgeDogbnVtYmVyLFxuICB5OiBudW1iZXIsXG4gIHo6IG51bWJlcixcbl07XG5cbi8qKlxuICogVGhlIHN0YXIgc3lzdGVtcyBrbm93biB3aXRoaW4gMTcgbGlnaHQgeWVhcnMsIG5lYXJlc3QgZmlyc3Q7IGxlbmd0aHMgaW4gdGhvdXNhbmR0aHMgb2YgYSBsaWdodFxuICogeWVhci4gRGlzdGFuY2VzIGFyZSAzMjYxLjU2IC8gcGFyYWxsYXggaW4gbWFzIChHYWlhIERSMywgd2hlcmUgaXQgaGFzIG5vbmUgSGlwcGFyY29zIG9yIHRoZVxuICogZGlzY292ZXJ5IHBhcGVycyksIHBsYWNlcyBmb2xsb3cgZnJvbSBKMjAwMCByaWdodCBhc2NlbnNpb24gYW5kIGRlY2xpbmF0aW9uOlxuICogeCA9IGRcdTAwQjdjb3MgXHUwM0I0XHUwMEI3Y29zIFx1MDNCMSwgeSA9IGRcdTAwQjdjb3MgXHUwM0I0XHUwMEI3c2luIFx1MDNCMSwgeiA9IGRcdTAwQjdzaW4gXHUwM0I0LCByb3VuZGVkLlxuICovXG5jb25zdCBST1dTOiByZWFkb25seSBSb3dbXSA9IFtcbiAgWydTT0wnLCAnU29sJywgJ0cyVicsIDAsIDAsIDAsIDBdLFxuICBbJ0FMUEhBQ0VOJywgJ0FscGhhIENlbnRhdXJpJywgJ0cyVicsIDQzNDQsIC0xNjI0LCAtMTM1OCwgLTM3OTNdLFxuICBbJ0JBUk5BUkQnLCBcIkJhcm5hcmQncyBTdGFyXCIsICdNNFYnLCA1OTYzLCAtNTcsIC01OTQzLCA0ODhdLFxuICBbJ0xVSE1BTjE2JywgJ0x1aG1hbiAxNicsICdMOCcsIDY1MDMsIC0zNzAxLCAxMTc5LCAtNTIxNV0sXG4gIFsnV0lTRTA4NTUnLCAnV0lTRSAwODU1LTA3MTQnLCAnWTQnLCA3NDMwLCAtNTEwMSwgNTMyMCwgLTkzN10sXG4gIFsnV09MRjM1OScsICdXb2xmIDM1OScsICdNNlYnLCA3ODU2LCAtNzUwMCwgMjEzMywgOTU5XSxcbiAgWydMQUxBTkRFMjExODUnLCAnTGFsYW5kZSAyMTE4NScsICdNMlYnLCA4MzA0LCAtNjUxNiwgMTY0NSwgNDg3N10sXG4gIFsnU0lSSVVTJywgJ1Npcml1cycsICdBMVYnLCA4NzA5LCAtMTYzMywgODE4MCwgLTI1MDVdLFxuICBbJ0xVWVRFTjcyNjgnLCAnTHV5dGVuIDcyNi04JywgJ001LjVWJywgODcyNCwgNzUzNywgMzQ3NSwgLTI2ODldLFxuICBbJ1JPU1MxNTQnLCAnUm9zcyAxNTQnLCAnTTMuNVYnLCA5NzA2LCAxOTE1LCAtODY2OSwgLTM5MjJdLFxuICBbJ1JPU1MyNDgnLCAnUm9zcyAyNDgnLCAnTTZWJywgMTAzMDYsIDczNjksIC01ODMsIDcxODJdLFxuICBbJ0VQU0VSSScsICdFcHNpbG9uIEVyaWRhbmknLCAnSzJWJywgMTA0NzUsIDYxODUsIDgyNzcsIC0xNzIxXSxcbiAgWydMQUNBSUxMRTkzNTInLCAnTGFjYWlsbGUgOTM1MicsICdNMC41VicsIDEwNzI0LCA4NDUxLCAtMjAzNCwgLTYyODFdLFxuICBbJ1JPU1MxMjgnLCAnUm9zcyAxMjgnLCAnTTRWJywgMTEwMDcsIC0xMDk5MCwgNTg4LCAxNTVdLFxuICBbJ0VaQVFSJywgJ0VaIEFxdWFyaWknLCAnTTVWJywgMTExMDksIDEwMDQ2LCAtMzcyOCwgLTI5MzFdLFxuICBbJ1BST0NZT04nLCAnUHJvY3lvbicsICdGNUlWJywgMTE0MDIsIC00NzY3LCAxMDMwNSwgMTAzOF0sXG4gIFsnNjFDWUcnLCAnNjEgQ3lnbmknLCAnSzVWJywgMTE0MDQsIDY0NzUsIC02MDk3LCA3MTM4XSxcbiAgWydTVFJVVkUyMzk4JywgJ1N0cnV2ZSAyMzk4JywgJ00zVicsIDExNDkxLCAxMDc4LCAtNTcwOSwgOTkxNF0sXG4gIFsnR1JPT01CUklER0UzNCcsICdHcm9vbWJyaWRnZSAzNCcsICdNMS41VicsIDExNjE5LCA4MzI4LCA2NjksIDgwNzVdLFxuICBbJ0RYQ05DJywgJ0RYIENhbmNyaScsICdNNi41VicsIDExNjgwLCAtNjM0MiwgODI3OCwgNTI2Ml0sXG4gIFsnRVBTSU5ESScsICdFcHNpbG9uIEluZGknLCAnSzVWJywgMTE4NjcsIDU2NzcsIC0zMTY3LCAtOTkyOF0sXG4gIFsnVEFVQ0VUSScsICdUYXUgQ2V0aScsICdHOFYnLCAxMTkxMiwgMTAyOTMsIDUwMjQsIC0zMjcxXSxcbiAgWydHSjEwNjEnLCAnR0ogMTA2MScsICdNNS41VicsIDExOTg0LCA1MDIzLCA2OTE0LCAtODQwMl0sXG4gIFsnWVpDRVRJJywgJ1laIENldGknLCAnTTQuNVYnLCAxMjEyMiwgMTEwMTcsIDM2MDcsIC0zNTQ0XSxcbiAgWydMVVlURU4nLCBcIkx1eXRlbidzIFN0YXJcIiwgJ00zLjVWJywgMTIzNDgsIC00NTc3LCAxMTQxMywgMTEyNV0sXG4gIFsnVEVFR0FSREVOJywgXCJUZWVnYXJkZW4ncyBTdGFyXCIsICdNN1YnLCAxMjQ5NywgODcxMCwgODE5NCwgMzYyOV0sXG4gIFsnS0FQVEVZTicsIFwiS2FwdGV5bidzIFN0YXJcIiwgJ00xVkknLCAxMjgzMSwgMTg5OCwgODg2OSwgLTkwNzZdLFxuICBbJ0xBQ0FJTExFODc2MCcsICdMYWNhaWxsZSA4NzYwJywgJ00wVicsIDEyOTQ3LCA3NjQ0LCAtNjU3MiwgLTgxMjVdLFxuICBbJ1NDUjE4NDUnLCAnU0NSIDE4NDUtNjM1NycsICdNOC41VicsIDEzMDY0LCAxMTIxLCAtNTYyNCwgLTExNzM4XSxcbiAgWydLUlVHRVI2MCcsICdLcnVnZXIgNjAnLCAnTTNWJywgMTMwNzIsIDY0MzAsIC0yNzMwLCAxMTA0OV0sXG4gIFsnREVOSVMxMDQ4JywgJ0RFTklTIDEwNDgtMzk1NicsICdNOC41VicsIDEzMTkzLCAtOTYyNCwgMzExNiwgLTg0NjldLFxuICBbJ1JPU1M2MTQnLCAnUm9zcyA2MTQnLCAnTTQuNVYnLCAxMzM2MywgLTE3MDcsIDEzMjM3LCAtNjU2XSxcbiAgWydVR1BTMDcyMicsICdVR1BTIDA3MjItMDU0MCcsICdUOScsIDEzNDMwLCAtNDcwNSwgMTI1MDksIC0xMzI4XSxcbiAgWydXT0xGMTA2MScsICdXb2xmIDEwNjEnLCAnTTNWJywgMTQwNTAsIC01MjI5LCAtMTI2NzIsIC0zMDgwXSxcbiAgWydWQU5NQUFORU4nLCBcIlZhbiBNYWFuZW4ncyBTdGFyXCIsICdEWjcnLCAxNDA3MiwgMTM2ODksIDI5ODIsIDEzMjJdLFxuICBbJ0dMSUVTRTEnLCAnR2xpZXNlIDEnLCAnTTEuNVYnLCAxNDE3NSwgMTEyNjQsIDI2NiwgLTg2MDFdLFxuICBbJ1RaQVJJJywgJ1RaIEFyaWV0aXMnLCAnTTQuNVYnLCAxNDU3OCwgMTIyOTIsIDcxMTIsIDMyOTJdLFxuICBbJ1dPTEY0MjQnLCAnV29sZiA0MjQnLCAnTTUuNVYnLCAxNDU5NSwgLTE0MjYzLCAtMjA4NiwgMjI4OF0sXG4gIFsnR0xJRVNFNjg3JywgJ0dsaWVzZSA2ODcnLCAnTTNWJywgMTQ4NDAsIC01NjIsIC01NDQ5LCAxMzc5Ml0sXG4gIFsnR0xJRVNFNjc0JywgJ0dsaWVzZSA2NzQnLCAnTTNWJywgMTQ4NDksIC0xMzgzLCAtMTAwNTIsIC0xMDg0MV0sXG4gIFsnTEhTMjkyJywgJ0xIUyAyOTInLCAnTTYuNVYnLCAxNDg3MSwgLTEzODcxLCA0NDkzLCAtMjkyM10sXG4gIFsnR0xJRVNFNDQwJywgJ0dsaWVzZSA0NDAnLCAnRFE2JywgMTUxMjMsIC02NDE3LCA0MDAsIC0xMzY4OF0sXG4gIFsnR0oxMjQ1JywgJ0cgMjA4LTQ0JywgJ001LjVWJywgMTUyMDAsIDUxNzcsIC05NTQ0LCAxMDYzOF0sXG4gIFsnV0lTRTE3NDEnLCAnV0lTRSAxNzQxKzI1NTMnLCAnVDknLCAxNTIyMCwgLTExMTAsIC0xMzY0OCwgNjY0NV0sXG4gIFsnR0xJRVNFODc2JywgJ0dsaWVzZSA4NzYnLCAnTTMuNVYnLCAxNTIzOCwgMTQxNDcsIC00MjM5LCAtMzc1NF0sXG4gIFsnV0lTRTE2MzknLCAnV0lTRSAxNjM5LTY4NDcnLCAnWTAnLCAxNTQ1MCwgLTE5MTksIC01MjQ5LCAtMTQ0MDRdLFxuICBbJ0xIUzI4OCcsICdMSFMgMjg4JywgJ001LjVWJywgMTU3NTksIC03MTgwLCAyNDYwLCAtMTM4MTFdLFxuICBbJ0dKMTAwMicsICdHSiAxMDAyJywgJ001LjVWJywgMTU4MDYsIDE1NjYzLCA0NjAsIC0yMDc0XSxcbiAgWydERU5JUzAyNTUnLCAnREVOSVMgMDI1NS00NzAwJywgJ0w4JywgMTU4NzcsIDc4MTgsIDc0ODgsIC0xMTYxNF0sXG4gIFsnR1JPT01CUklER0UxNjE4JywgJ0dyb29tYnJpZGdlIDE2MTgnLCAnSzdWJywgMTU4ODYsIC05MTg4LCA0NzE0LCAxMjA3Ml0sXG4gIFsnR0xJRVNFNDEyJywgJ0dsaWVzZSA0MTInLCAnTTFWJywgMTU5OTcsIC0xMTI3MiwgMjczMywgMTEwMTddLFxuICBbJ0FETEVPJywgJ0FEIExlb25pcycsICdNM1YnLCAxNjE5NCwgLTEzNzkyLCA2NDYwLCA1NTA0XSxcbiAgWydHTElFU0U4MzInLCAnR2xpZXNlIDgzMicsICdNMlYnLCAxNjIwMCwgODUzMCwgLTYzMzcsIC0xMjIyOF0sXG4gIFsnR0xJRVNFNjgyJywgJ0dsaWVzZSA2ODInLCAnTTMuNVYnLCAxNjMzMywgLTExNjgsIC0xMTYyNywgLTExNDExXSxcbiAgWyc0MEVSSScsICc0MCBFcmlkYW5pJywgJ0sxVicsIDE2MzMzLCA3MTQyLCAxNDUyNywgLTIxNzVdLFxuICBbJ0VWTEFDJywgJ0VWIExhY2VydGFlJywgJ00zLjVWJywgMTY0NzYsIDExMTg5LCAtMzY5OSwgMTE1MTRdLFxuICBbJzcwT1BIJywgJzcwIE9waGl1Y2hpJywgJ0swVicsIDE2NzA3LCAzOTcsIC0xNjY4NiwgNzI5XSxcbiAgWydBTFRBSVInLCAnQWx0YWlyJywgJ0E3VicsIDE2NzMwLCA3NjgzLCAtMTQ2MzYsIDI1NzldLFxuICBbJ0VJQ05DJywgJ0VJIENhbmNyaScsICdNNS41VicsIDE2ODAwLCAtMTEwOTQsIDExMjY1LCA1NjgxXSxcbiAgWydHSjMzNzknLCAnR0ogMzM3OScsICdNMy41VicsIDE2OTg2LCAtNCwgMTY5NjcsIDgwMl0sXG5dO1xuXG4vKiogVGhlIHJlYWwgc3RhcnMgYXJvdW5kIHRoZSBTdW4sIHRoZSBTdW4gZmlyc3Q6IHN0YXJzIDAgdG8gTkVBUkJZX1NUQVJTLmxlbmd0aCAtIDEgb2YgYW55IGdhbWUuICovXG5leHBvcnQgY29uc3QgTkVBUkJZX1NUQVJTOiByZWFkb25seSBTdGFyW10gPSBST1dTLm1hcChcbiAgKFtjb2RlLCBuYW1lLCBzcGVjdHJhbENsYXNzLCBkaXN0YW5jZSwgeCwgeSwgel0sIGluZGV4KSA9PiAoe1xuICAgIGluZGV4LFxuICAgIGNvZGUsXG4gICAgbmFtZSxcbiAgICBzcGVjdHJhbENsYXNzLFxuICAgIGRpc3RhbmNlTWlsbGlMeTogZGlzdGFuY2UsXG4gICAgeE1pbGxpTHk6IHgsXG4gICAgeU1pbGxpTHk6IHksXG4gICAgek1pbGxpTHk6IHosXG4gIH0pLFxuKTtcbiIsICJpbXBvcnQgeyBiZWxvdywgZmxvb3JEaXYsIHJvbGwsIHNxcnRGbG9vciB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBDSEFOQ0UgfSBmcm9tICcuL2NoYW5jZS5qcyc7XG5pbXBvcnQgeyBORUFSQllfU1RBUlMgfSBmcm9tICcuL25lYXJieVN0YXJzLmpzJztcbmltcG9ydCB0eXBlIHsgU3RhciB9IGZyb20gJy4vc3Rhci5qcyc7XG5cbi8qKiBXaGVyZSB0aGUgcmVhbCBzdGFycyBlbmQgYW5kIHRoZSBnZW5lcmF0ZWQgb25lcyBiZWdpbiwgaW4gaHVuZHJlZHRocyBvZiBhIGxpZ2h0IHllYXIuICovXG5jb25zdCBJTk5FUl9DRU5USV9MWSA9IDE3MDA7XG5cbi8qKlxuICogQ3ViZWQgcmFkaXVzIHRoYXQgb25lIHN0YXIgdGFrZXMgdXAsIGluIGN1YmljIGh1bmRyZWR0aHMgb2YgYSBsaWdodCB5ZWFyLCBzbyB0aGF0IDQgc3lzdGVtcyBmYWxsXG4gKiBvbiAxLDAwMCBjdWJpYyBsaWdodCB5ZWFyczogMTBeNiBcdTAwQjcgMyAvICg0XHUwM0MwIFx1MDBCNyAwLjAwNCkuXG4gKi9cbmNvbnN0IFNIRUxMX0NVQklDID0gNTk2ODMxMDQ7XG5cbi8qKiBTcGVjdHJhbCBjbGFzc2VzIGJ5IHdlaWdodCBpbiB0aG91c2FuZHRocywgbmVhciB0byB3aGF0IHRoZSBTdW4ncyBzdXJyb3VuZGluZ3MgaGF2ZS4gKi9cbmNvbnN0IENMQVNTRVM6IHJlYWRvbmx5IChyZWFkb25seSBbd2VpZ2h0OiBudW1iZXIsIGhlYWQ6IHN0cmluZywgdGFpbDogc3RyaW5nXSlbXSA9IFtcbiAgWzczNSwgJ00nLCAnViddLFxuICBbMTE1LCAnSycsICdWJ10sXG4gIFs2NSwgJ0cnLCAnViddLFxuICBbMzQsICdEQScsICcnXSxcbiAgWzI1LCAnRicsICdWJ10sXG4gIFsxMiwgJ0wnLCAnJ10sXG4gIFs4LCAnVCcsICcnXSxcbiAgWzYsICdBJywgJ1YnXSxcbl07XG5cbi8qKiBUaGUgc3BlY3RyYWwgY2xhc3Mgb2YgYSBnZW5lcmF0ZWQgc3Rhci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBnZW5lcmF0ZWRDbGFzcyhzZWVkOiBudW1iZXIsIGluZGV4OiBudW1iZXIpOiBzdHJpbmcge1xuICBsZXQgYXQgPSBiZWxvdygxMDAwLCByb2xsKHNlZWQsIENIQU5DRS5zdGFyQ2xhc3MsIGluZGV4LCAwKSk7XG4gIGNvbnN0IGRpZ2l0ID0gYmVsb3coMTAsIHJvbGwoc2VlZCwgQ0hBTkNFLnN0YXJDbGFzcywgaW5kZXgsIDAsIDEpKTtcbiAgZm9yIChjb25zdCBbd2VpZ2h0LCBoZWFkLCB0YWlsXSBvZiBDTEFTU0VTKSB7XG4gICAgaWYgKGF0IDwgd2VpZ2h0KSByZXR1cm4gYCR7aGVhZH0ke2RpZ2l0fSR7dGFpbH1gO1xuICAgIGF0IC09IHdlaWdodDtcbiAgfVxuICByZXR1cm4gYE0ke2RpZ2l0fVZgO1xufVxuXG4vKiogQSBzdGFyIG1hZGUgYnkgY2hhbmNlOiBlYWNoIGZpbGxzIGl0cyBvd24gc2hlbGwgb2YgZXF1YWwgdm9sdW1lLCBzbyBudW1iZXJzIGdyb3cgb3V0d2FyZHMuICovXG5leHBvcnQgZnVuY3Rpb24gZ2VuZXJhdGVkU3RhcihzZWVkOiBudW1iZXIsIGluZGV4OiBudW1iZXIpOiBTdGFyIHtcbiAgY29uc3QgcmFkaXVzID0gc2hlbGxSYWRpdXMoc2VlZCwgaW5kZXgpO1xuICBjb25zdCB7IHgsIHksIHogfSA9IGRpcmVjdGlvbihzZWVkLCBpbmRleCk7XG4gIHJldHVybiB7XG4gICAgaW5kZXgsXG4gICAgY29kZTogZ2VuZXJhdGVkQ29kZShpbmRleCksXG4gICAgbmFtZTogYFN1cnZleSAke2luZGV4fWAsXG4gICAgc3BlY3RyYWxDbGFzczogZ2VuZXJhdGVkQ2xhc3Moc2VlZCwgaW5kZXgpLFxuICAgIGRpc3RhbmNlTWlsbGlMeTogcmFkaXVzLFxuICAgIHhNaWxsaUx5OiBmbG9vckRpdihyYWRpdXMgKiB4LCBVTklUKSxcbiAgICB5TWlsbGlMeTogZmxvb3JEaXYocmFkaXVzICogeSwgVU5JVCksXG4gICAgek1pbGxpTHk6IGZsb29yRGl2KHJhZGl1cyAqIHosIFVOSVQpLFxuICB9O1xufVxuXG4vKiogVGhlIGNvZGUgb2YgYSBnZW5lcmF0ZWQgc3RhcjogRyBhbmQgaXRzIGluZGV4IGluIHNpeCBkaWdpdHMsIHNvIGNvZGVzIHNvcnQgbGlrZSBpbmRpY2VzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdlbmVyYXRlZENvZGUoaW5kZXg6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBgRyR7U3RyaW5nKGluZGV4KS5wYWRTdGFydCg2LCAnMCcpfWA7XG59XG5cbi8qKiBUaGUgaW5kZXggYmVoaW5kIGEgZ2VuZXJhdGVkIHN0YXIncyBjb2RlLCB1bmRlZmluZWQgZm9yIHdoYXQgaXMgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBnZW5lcmF0ZWRJbmRleChjb2RlOiBzdHJpbmcpOiBudW1iZXIgfCB1bmRlZmluZWQge1xuICBpZiAoIS9eR1xcZHs2fSQvLnRlc3QoY29kZSkpIHJldHVybiB1bmRlZmluZWQ7XG4gIGNvbnN0IGluZGV4ID0gTnVtYmVyKGNvZGUuc2xpY2UoMSkpO1xuICByZXR1cm4gaW5kZXggPj0gTkVBUkJZX1NUQVJTLmxlbmd0aCA/IGluZGV4IDogdW5kZWZpbmVkO1xufVxuXG4vKiogRGlzdGFuY2UgZnJvbSB0aGUgU3VuIGluIHRob3VzYW5kdGhzIG9mIGEgbGlnaHQgeWVhcjogdGhlIGN1YmUgcm9vdCBvZiBhIHBsYWNlIGluIHRoZSBzaGVsbC4gKi9cbmZ1bmN0aW9uIHNoZWxsUmFkaXVzKHNlZWQ6IG51bWJlciwgaW5kZXg6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHNoZWxsID0gaW5kZXggLSBORUFSQllfU1RBUlMubGVuZ3RoO1xuICBjb25zdCB3aXRoaW4gPSBmbG9vckRpdihyb2xsKHNlZWQsIENIQU5DRS5zdGFyU2hlbGwsIGluZGV4LCAwKSwgMTI4KTtcbiAgY29uc3QgcGFydCA9IGZsb29yRGl2KHdpdGhpbiAqIGZsb29yRGl2KFNIRUxMX0NVQklDLCA2NCksIDUyNDI4OCk7XG4gIGNvbnN0IGN1YmljID0gSU5ORVJfQ0VOVElfTFkgKiBJTk5FUl9DRU5USV9MWSAqIElOTkVSX0NFTlRJX0xZICsgc2hlbGwgKiBTSEVMTF9DVUJJQyArIHBhcnQ7XG4gIGNvbnN0IHJvb3QgPSBjdWJlUm9vdEZsb29yKGN1YmljKTtcbiAgY29uc3QgY3ViZSA9IHJvb3QgKiByb290ICogcm9vdDtcbiAgY29uc3Qgc3RlcCA9IDMgKiByb290ICogcm9vdCArIDMgKiByb290ICsgMTtcbiAgcmV0dXJuIHJvb3QgKiAxMCArIGZsb29yRGl2KChjdWJpYyAtIGN1YmUpICogMTAsIHN0ZXApO1xufVxuXG4vKiogVGhlIGxhcmdlc3QgciB3aXRoIHJcdTAwQjMgPD0gdmFsdWUsIGZvciAwIDw9IHZhbHVlIDwgMl41MS4gKi9cbmZ1bmN0aW9uIGN1YmVSb290Rmxvb3IodmFsdWU6IG51bWJlcik6IG51bWJlciB7XG4gIGxldCBsb3cgPSAwO1xuICBsZXQgaGlnaCA9IDEzMTA3MjtcbiAgd2hpbGUgKGhpZ2ggLSBsb3cgPiAxKSB7XG4gICAgY29uc3QgbWlkZGxlID0gZmxvb3JEaXYobG93ICsgaGlnaCwgMik7XG4gICAgaWYgKG1pZGRsZSAqIG1pZGRsZSAqIG1pZGRsZSA8PSB2YWx1ZSkgbG93ID0gbWlkZGxlO1xuICAgIGVsc2UgaGlnaCA9IG1pZGRsZTtcbiAgfVxuICByZXR1cm4gbG93O1xufVxuXG5jb25zdCBIQUxGID0gMzI3Njg7XG5jb25zdCBVTklUID0gSEFMRiAqIEhBTEY7XG5cbi8qKlxuICogQSBkaXJlY3Rpb24sIGV2ZXJ5IG9uZSBhcyBsaWtlbHkgYXMgYW55IG90aGVyLCB3aXRoIGxlbmd0aCBVTklUOiBhIHBvaW50IG9mIHRoZSB1bml0IGRpc2MgbGlmdGVkXG4gKiBvbnRvIHRoZSBzcGhlcmUgKE1hcnNhZ2xpYSAxOTcyKSwgaW4gaW50ZWdlcnMuIEl0IG5lZWRzIHNxdWFyZSByb290cyBhbG9uZS5cbiAqL1xuZnVuY3Rpb24gZGlyZWN0aW9uKHNlZWQ6IG51bWJlciwgaW5kZXg6IG51bWJlcik6IHsgeDogbnVtYmVyOyB5OiBudW1iZXI7IHo6IG51bWJlciB9IHtcbiAgZm9yIChsZXQgYXR0ZW1wdCA9IDA7IGF0dGVtcHQgPCA2NDsgYXR0ZW1wdCArPSAxKSB7XG4gICAgY29uc3Qgcm9sbGVkID0gcm9sbChzZWVkLCBDSEFOQ0Uuc3RhckRpcmVjdGlvbiwgaW5kZXgsIDAsIGF0dGVtcHQpO1xuICAgIGNvbnN0IGEgPSAocm9sbGVkID4+PiAxNikgLSBIQUxGO1xuICAgIGNvbnN0IGIgPSAocm9sbGVkICYgMHhmZmZmKSAtIEhBTEY7XG4gICAgY29uc3Qgc3F1YXJlID0gYSAqIGEgKyBiICogYjtcbiAgICBpZiAoc3F1YXJlID49IFVOSVQpIGNvbnRpbnVlO1xuICAgIGNvbnN0IGxpZnQgPSAyICogc3FydEZsb29yKFVOSVQgLSBzcXVhcmUpO1xuICAgIHJldHVybiB7IHg6IGEgKiBsaWZ0LCB5OiBiICogbGlmdCwgejogVU5JVCAtIDIgKiBzcXVhcmUgfTtcbiAgfVxuICByZXR1cm4geyB4OiAwLCB5OiAwLCB6OiBVTklUIH07XG59XG4iLCAiaW1wb3J0IHsgaW52YXJpYW50LCBpc0ludCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBnZW5lcmF0ZWRDbGFzcywgZ2VuZXJhdGVkQ29kZSwgZ2VuZXJhdGVkSW5kZXgsIGdlbmVyYXRlZFN0YXIgfSBmcm9tICcuL2dlbmVyYXRlZFN0YXIuanMnO1xuaW1wb3J0IHsgTkVBUkJZX1NUQVJTIH0gZnJvbSAnLi9uZWFyYnlTdGFycy5qcyc7XG5pbXBvcnQgdHlwZSB7IFN0YXIgfSBmcm9tICcuL3N0YXIuanMnO1xuXG4vKiogSG93IG1hbnkgc3RhcnMgYSBnYWxheHkgaGFzOiBpbmRpY2VzIDAgdG8gU1RBUl9MSU1JVCAtIDEuICovXG5leHBvcnQgY29uc3QgU1RBUl9MSU1JVCA9IDFfMDAwXzAwMDtcblxuLyoqIFRoZSBzdGFyIG9mIHRoaXMgaW5kZXg6IGEgcmVhbCBvbmUsIG9yIG9uZSBtYWRlIGJ5IGNoYW5jZSBmcm9tIHRoZSBzZWVkOyBub3RoaW5nIGlzIHN0b3JlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFyQXQoc2VlZDogbnVtYmVyLCBpbmRleDogbnVtYmVyKTogU3RhciB7XG4gIGludmFyaWFudChpc0ludChpbmRleCkgJiYgaW5kZXggPj0gMCAmJiBpbmRleCA8IFNUQVJfTElNSVQsIGBubyBzdGFyIGhhcyB0aGUgaW5kZXggJHtpbmRleH1gKTtcbiAgcmV0dXJuIE5FQVJCWV9TVEFSU1tpbmRleF0gPz8gZ2VuZXJhdGVkU3RhcihzZWVkLCBpbmRleCk7XG59XG5cbi8qKiBUaGUgY29kZSBvZiBhIHN0YXI7IGl0IGRvZXMgbm90IGRlcGVuZCBvbiB0aGUgc2VlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFyQ29kZShpbmRleDogbnVtYmVyKTogc3RyaW5nIHtcbiAgcmV0dXJuIE5FQVJCWV9TVEFSU1tpbmRleF0/LmNvZGUgPz8gZ2VuZXJhdGVkQ29kZShpbmRleCk7XG59XG5cbi8qKiBUaGUgaW5kZXggb2YgdGhlIHN0YXIgd2l0aCB0aGlzIGNvZGUsIHVuZGVmaW5lZCB3aGVuIHRoZXJlIGlzIG5vbmUuICovXG5leHBvcnQgZnVuY3Rpb24gc3RhckluZGV4KGNvZGU6IHN0cmluZyk6IG51bWJlciB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IG5lYXJieSA9IE5FQVJCWV9TVEFSUy5maW5kKChzdGFyKSA9PiBzdGFyLmNvZGUgPT09IGNvZGUpO1xuICByZXR1cm4gbmVhcmJ5ID09PSB1bmRlZmluZWQgPyBnZW5lcmF0ZWRJbmRleChjb2RlKSA6IG5lYXJieS5pbmRleDtcbn1cblxuLyoqIFRoZSBzcGVjdHJhbCBjbGFzcyBvZiBhIHN0YXIncyBwcmltYXJ5LCB3aXRob3V0IHRoZSB3b3JrIG9mIHBsYWNpbmcgdGhlIHN0YXIuICovXG5leHBvcnQgZnVuY3Rpb24gc3BlY3RyYWxDbGFzcyhzZWVkOiBudW1iZXIsIGluZGV4OiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gTkVBUkJZX1NUQVJTW2luZGV4XT8uc3BlY3RyYWxDbGFzcyA/PyBnZW5lcmF0ZWRDbGFzcyhzZWVkLCBpbmRleCk7XG59XG5cbi8qKiBXaGV0aGVyIHRoZSBzdGFyIGlzIG9uZSBvZiB0aGUgcmVhbCBvbmVzIGFyb3VuZCB0aGUgU3VuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzTmVhcmJ5KGluZGV4OiBudW1iZXIpOiBib29sZWFuIHtcbiAgcmV0dXJuIGluZGV4IDwgTkVBUkJZX1NUQVJTLmxlbmd0aDtcbn1cbiIsICJpbXBvcnQgeyBzcGVjdHJhbENsYXNzIH0gZnJvbSAnLi9zdGFyQXQuanMnO1xuXG4vKiogV2hlcmUgYSBzeXN0ZW0gYmVnaW5zLCBpbiBtaWxsaW9udGhzIG9mIGFuIEFVLCBieSB0aGUgZmlyc3QgbGV0dGVyIG9mIHRoZSBzdGFyJ3MgY2xhc3MuICovXG5jb25zdCBCQVNFX01JQ1JPX0FVOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBudW1iZXI+PiA9IHtcbiAgQTogNjAwXzAwMCxcbiAgRjogNDUwXzAwMCxcbiAgRzogMjUwXzAwMCxcbiAgSzogMTUwXzAwMCxcbiAgTTogNjBfMDAwLFxuICBEOiAzMDBfMDAwLFxufTtcbmNvbnN0IEJST1dOX0RXQVJGX01JQ1JPX0FVID0gMjBfMDAwO1xuXG4vKiogV2hlcmUgdGhlIHN5c3RlbSBvZiBhIHN0YXIgYmVnaW5zLCBpbiBtaWxsaW9udGhzIG9mIGFuIEFVOiB0aGUgYnJpZ2h0ZXIsIHRoZSBmdXJ0aGVyIG91dC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBiYXNlT3JiaXQoc2VlZDogbnVtYmVyLCBzdGFyOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gQkFTRV9NSUNST19BVVtzcGVjdHJhbENsYXNzKHNlZWQsIHN0YXIpLmNoYXJBdCgwKV0gPz8gQlJPV05fRFdBUkZfTUlDUk9fQVU7XG59XG4iLCAiaW1wb3J0IHsgYmVsb3csIGZsb29yRGl2LCBtYXgsIHJvbGwgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgQUJVTkRBTkNFUyB9IGZyb20gJy4uL3J1bGVzZXQvYWJ1bmRhbmNlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IEFidW5kYW5jZSB9IGZyb20gJy4uL3J1bGVzZXQvYWJ1bmRhbmNlcy5qcyc7XG5pbXBvcnQgeyBwZXJDYXRlZ29yeSB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgdHlwZSB7IERlbnNpdHkgfSBmcm9tICcuLi9ydWxlc2V0L2RlbnNpdGllcy5qcyc7XG5pbXBvcnQgeyBiYXNlT3JiaXQgfSBmcm9tICcuL2Jhc2VPcmJpdC5qcyc7XG5pbXBvcnQgdHlwZSB7IEJlbHQgfSBmcm9tICcuL2JlbHQuanMnO1xuaW1wb3J0IHsgQ0hBTkNFIH0gZnJvbSAnLi9jaGFuY2UuanMnO1xuaW1wb3J0IHsgYmVsdExvY2F0aW9uIH0gZnJvbSAnLi9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgdHlwZSB7IFBsYW5ldCB9IGZyb20gJy4vcGxhbmV0LmpzJztcbmltcG9ydCB7IGlzTmVhcmJ5IH0gZnJvbSAnLi9zdGFyQXQuanMnO1xuXG4vKipcbiAqIFRoZSBiZWx0cyBvZiBhIHN0YXIgb3RoZXIgdGhhbiB0aGUgU3VuOiBub25lLCBvbmUgb3IgdHdvIGluIHRoZSByYXRpbyAxIDogMiA6IDEsIGF0IGxlYXN0IG9uZSBhdFxuICogYSByZWFsIHN0YXIsIHdoZXJlIG5vdGhpbmcgaXMgc2NhcmNlLiBUaGUgZmlyc3QgbGllcyBpbiBhIGdhcCBiZXR3ZWVuIHBsYW5ldHMsIHRoZSBzZWNvbmQgb3V0c2lkZVxuICogdGhlbSBhbGwuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBnZW5lcmF0ZWRCZWx0cyhcbiAgc2VlZDogbnVtYmVyLFxuICBzdGFyOiBudW1iZXIsXG4gIHBsYW5ldHM6IHJlYWRvbmx5IFBsYW5ldFtdLFxuKTogcmVhZG9ubHkgQmVsdFtdIHtcbiAgY29uc3Qgcm9sbGVkID0gYmVsb3coNCwgcm9sbChzZWVkLCBDSEFOQ0UuYmVsdENvdW50LCBzdGFyLCAwKSk7XG4gIGNvbnN0IGNoYW5jZSA9IHJvbGxlZCA9PT0gMCA/IDAgOiByb2xsZWQgPT09IDMgPyAyIDogMTtcbiAgY29uc3QgY291bnQgPSBpc05lYXJieShzdGFyKSA/IG1heCgxLCBjaGFuY2UpIDogY2hhbmNlO1xuICBjb25zdCBiZWx0czogQmVsdFtdID0gW107XG4gIGZvciAobGV0IG51bWJlciA9IDE7IG51bWJlciA8PSBjb3VudDsgbnVtYmVyICs9IDEpIHtcbiAgICBiZWx0cy5wdXNoKGdlbmVyYXRlZEJlbHQoc2VlZCwgc3RhciwgbnVtYmVyLCBwbGFuZXRzKSk7XG4gIH1cbiAgcmV0dXJuIGJlbHRzO1xufVxuXG5mdW5jdGlvbiBnZW5lcmF0ZWRCZWx0KFxuICBzZWVkOiBudW1iZXIsXG4gIHN0YXI6IG51bWJlcixcbiAgbnVtYmVyOiBudW1iZXIsXG4gIHBsYW5ldHM6IHJlYWRvbmx5IFBsYW5ldFtdLFxuKTogQmVsdCB7XG4gIGNvbnN0IGxvY2F0aW9uID0gYmVsdExvY2F0aW9uKHN0YXIsIG51bWJlcik7XG4gIGNvbnN0IGdhcCA9IGJlbG93KG1heCgxLCBwbGFuZXRzLmxlbmd0aCAtIDEpLCByb2xsKHNlZWQsIENIQU5DRS5iZWx0UGxhY2UsIGxvY2F0aW9uLCAwKSk7XG4gIGNvbnN0IGluc2lkZSA9IG51bWJlciA9PT0gMSA/IHBsYW5ldHNbZ2FwXSA6IHBsYW5ldHMuYXQoLTEpO1xuICBjb25zdCBvcmJpdCA9IGluc2lkZT8ub3JiaXRNaWNyb0F1ID8/IGJhc2VPcmJpdChzZWVkLCBzdGFyKSAqIDUgKiBudW1iZXI7XG4gIC8vIEEgZmlyc3QgYmVsdCBlbmRzIGJlZm9yZSB0aGUgbmV4dCBwbGFuZXQgY2FuIGJlZ2luLCAxLjM1IHRpbWVzIGZ1cnRoZXIgb3V0IHRoYW4gdGhlIGxhc3QuXG4gIGNvbnN0IFtuZWFyLCB3aWR0aF0gPSBudW1iZXIgPT09IDEgPyBbMTEyMCwgMTAwXSA6IFsxNDAwLCAyMDBdO1xuICBjb25zdCBpbm5lciA9IGZsb29yRGl2KG9yYml0ICogbmVhciwgMTAwMCk7XG4gIGNvbnN0IHRoaWNrbmVzcyA9IHdpZHRoICsgYmVsb3cod2lkdGgsIHJvbGwoc2VlZCwgQ0hBTkNFLmJlbHRQbGFjZSwgbG9jYXRpb24sIDAsIDEpKTtcbiAgcmV0dXJuIHtcbiAgICBudW1iZXIsXG4gICAgbG9jYXRpb24sXG4gICAgaW5uZXJNaWNyb0F1OiBpbm5lcixcbiAgICBvdXRlck1pY3JvQXU6IGlubmVyICsgZmxvb3JEaXYoaW5uZXIgKiB0aGlja25lc3MsIDEwMDApLFxuICAgIGRlbnNpdHk6IGRlbnNpdHlPZihiZWxvdyg1LCByb2xsKHNlZWQsIENIQU5DRS5iZWx0RGVuc2l0eSwgbG9jYXRpb24sIDApKSksXG4gICAgYWJ1bmRhbmNlOiBwZXJDYXRlZ29yeSgoXywgbikgPT4ge1xuICAgICAgY29uc3QgbHVjayA9IGJlbG93KDEwMCwgcm9sbChzZWVkLCBDSEFOQ0UuYmVsdEFidW5kYW5jZSwgbG9jYXRpb24sIDAsIG4pKTtcbiAgICAgIHJldHVybiBhYnVuZGFuY2VPZihsdWNrICsgKEJJQVNbbl0gPz8gMCksIGlzTmVhcmJ5KHN0YXIpID8gMSA6IDApO1xuICAgIH0pLFxuICB9O1xufVxuXG4vKiogV2hhdCBjaGFuY2UgYWRkcyB0byB0aGUgbHVjayBvZiBlYWNoIGNhdGVnb3J5LCBpbiB0aGUgb3JkZXIgb2YgQ0FURUdPUklFUy4gKi9cbmNvbnN0IEJJQVM6IHJlYWRvbmx5IG51bWJlcltdID0gWzE1LCAwLCAxMCwgMCwgLTUsIC0yNV07XG5cbi8qKiBUaGUgbHVjayBhdCB3aGljaCBlYWNoIGFidW5kYW5jZSBlbmRzLCBwb29yZXN0IGZpcnN0OyB3aGF0IGlzIGFib3ZlIGlzIHJpY2guICovXG5jb25zdCBMVUNLX0VORFM6IHJlYWRvbmx5IG51bWJlcltdID0gWzE1LCA0MCwgNzAsIDkyXTtcblxuZnVuY3Rpb24gYWJ1bmRhbmNlT2YobHVjazogbnVtYmVyLCBsZWFzdDogbnVtYmVyKTogQWJ1bmRhbmNlIHtcbiAgY29uc3QgZm91bmQgPSBMVUNLX0VORFMuZmluZEluZGV4KChlbmQpID0+IGx1Y2sgPCBlbmQpO1xuICByZXR1cm4gQUJVTkRBTkNFU1ttYXgobGVhc3QsIGZvdW5kIDwgMCA/IEFCVU5EQU5DRVMubGVuZ3RoIC0gMSA6IGZvdW5kKV0gPz8gJ3JpY2gnO1xufVxuXG5mdW5jdGlvbiBkZW5zaXR5T2YoZmlmdGg6IG51bWJlcik6IERlbnNpdHkge1xuICByZXR1cm4gZmlmdGggPCAyID8gJ3NwYXJzZScgOiBmaWZ0aCA8IDQgPyAnbW9kZXJhdGUnIDogJ2RlbnNlJztcbn1cbiIsICJpbXBvcnQgeyBiZWxvdywgZmxvb3JEaXYsIHJvbGwgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgYmFzZU9yYml0IH0gZnJvbSAnLi9iYXNlT3JiaXQuanMnO1xuaW1wb3J0IHsgQ0hBTkNFIH0gZnJvbSAnLi9jaGFuY2UuanMnO1xuaW1wb3J0IHsgcGxhbmV0TG9jYXRpb24gfSBmcm9tICcuL2xvY2F0aW9uTnVtYmVyLmpzJztcbmltcG9ydCB0eXBlIHsgUGxhbmV0LCBQbGFuZXRLaW5kIH0gZnJvbSAnLi9wbGFuZXQuanMnO1xuXG4vKiogTm8gZ2VuZXJhdGVkIHBsYW5ldCBvcmJpdHMgZnVydGhlciBvdXQ6IGl0IGtlZXBzIHNxdWFyZWQgZGlzdGFuY2VzIGV4YWN0LiAqL1xuY29uc3QgT1JCSVRfTU9TVF9NSUNST19BVSA9IDI1XzAwMF8wMDA7XG5cbi8qKiBab25lcyBlbmQgYXQgdGhlc2UgbXVsdGlwbGVzIG9mIHRoZSBiYXNlLCBpbiB0ZW50aHM7IHRoZW4gdGhlIGtpbmRzIHRoZXJlLCBlcXVhbGx5IGxpa2VseS4gKi9cbmNvbnN0IFpPTkVTOiByZWFkb25seSAocmVhZG9ubHkgW2VuZDogbnVtYmVyLCBraW5kczogcmVhZG9ubHkgUGxhbmV0S2luZFtdXSlbXSA9IFtcbiAgWzI1LCBbJ3JvY2t5JywgJ3JvY2t5JywgJ2dyZWVuaG91c2UnXV0sXG4gIFs3MCwgWydkZXNlcnQnLCAnZGVzZXJ0JywgJ2dyZWVuaG91c2UnLCAnb2NlYW4nLCAndGVycmVzdHJpYWwnXV0sXG4gIFsxNDAsIFsnZnJvemVuJywgJ2Zyb3plbicsICdkZXNlcnQnLCAnZ2FzX2dpYW50J11dLFxuXTtcbmNvbnN0IE9VVEVSX1pPTkU6IHJlYWRvbmx5IFBsYW5ldEtpbmRbXSA9IFsnZ2FzX2dpYW50JywgJ2dhc19naWFudCcsICdpY2VfZ2lhbnQnLCAnZnJvemVuJ107XG5cbi8qKiBUaGUgbW9zdCBtb29ucyBieSBjaGFuY2U6IDAgdXAgdG8gYW5kIGluY2x1ZGluZyB0aGUgbnVtYmVyLiAqL1xuY29uc3QgTU9PTlM6IFJlYWRvbmx5PFJlY29yZDxQbGFuZXRLaW5kLCBudW1iZXI+PiA9IHtcbiAgcm9ja3k6IDAsXG4gIGdyZWVuaG91c2U6IDAsXG4gIHRlcnJlc3RyaWFsOiAyLFxuICBkZXNlcnQ6IDIsXG4gIG9jZWFuOiAxLFxuICBmcm96ZW46IDIsXG4gIGdhc19naWFudDogOCxcbiAgaWNlX2dpYW50OiA2LFxufTtcblxuLyoqIFRoZSBwbGFuZXRzIG9mIGEgc3RhciBvdGhlciB0aGFuIHRoZSBTdW46IDAgdG8gMTAsIGVhY2ggMS4zNSB0byAxLjkgdGltZXMgZnVydGhlciBvdXQuICovXG5leHBvcnQgZnVuY3Rpb24gZ2VuZXJhdGVkUGxhbmV0cyhzZWVkOiBudW1iZXIsIHN0YXI6IG51bWJlcik6IHJlYWRvbmx5IFBsYW5ldFtdIHtcbiAgY29uc3QgZmlyc3QgPSByb2xsKHNlZWQsIENIQU5DRS5wbGFuZXRDb3VudCwgc3RhciwgMCk7XG4gIGNvbnN0IGNvdW50ID0gYmVsb3coNiwgZmlyc3QpICsgYmVsb3coNiwgcm9sbChzZWVkLCBDSEFOQ0UucGxhbmV0Q291bnQsIHN0YXIsIDAsIDEpKTtcbiAgY29uc3QgYmFzZSA9IGJhc2VPcmJpdChzZWVkLCBzdGFyKTtcbiAgY29uc3QgcGxhbmV0czogUGxhbmV0W10gPSBbXTtcbiAgbGV0IG9yYml0ID0gZmxvb3JEaXYoYmFzZSAqICg3MDAgKyBiZWxvdyg4MDAsIHJvbGwoc2VlZCwgQ0hBTkNFLnBsYW5ldE9yYml0LCBzdGFyLCAwKSkpLCAxMDAwKTtcbiAgZm9yIChsZXQgbnVtYmVyID0gMTsgbnVtYmVyIDw9IGNvdW50ICYmIG9yYml0IDw9IE9SQklUX01PU1RfTUlDUk9fQVU7IG51bWJlciArPSAxKSB7XG4gICAgY29uc3QgbG9jYXRpb24gPSBwbGFuZXRMb2NhdGlvbihzdGFyLCBudW1iZXIpO1xuICAgIGNvbnN0IGtpbmQgPSBraW5kQXQoZmxvb3JEaXYob3JiaXQgKiAxMCwgYmFzZSksIHJvbGwoc2VlZCwgQ0hBTkNFLnBsYW5ldEtpbmQsIGxvY2F0aW9uLCAwKSk7XG4gICAgY29uc3QgbW9vbnMgPSBiZWxvdyhNT09OU1traW5kXSArIDEsIHJvbGwoc2VlZCwgQ0hBTkNFLm1vb25Db3VudCwgbG9jYXRpb24sIDApKTtcbiAgICBwbGFuZXRzLnB1c2goeyBudW1iZXIsIGxvY2F0aW9uLCBraW5kLCBvcmJpdE1pY3JvQXU6IG9yYml0LCBtb29ucyB9KTtcbiAgICBjb25zdCB3aWRlciA9IDEzNTAgKyBiZWxvdyg1NTAsIHJvbGwoc2VlZCwgQ0hBTkNFLnBsYW5ldE9yYml0LCBzdGFyLCAwLCBudW1iZXIpKTtcbiAgICBvcmJpdCA9IGZsb29yRGl2KG9yYml0ICogd2lkZXIsIDEwMDApO1xuICB9XG4gIHJldHVybiBwbGFuZXRzO1xufVxuXG5mdW5jdGlvbiBraW5kQXQodGVudGhzOiBudW1iZXIsIHJvbGxlZDogbnVtYmVyKTogUGxhbmV0S2luZCB7XG4gIGNvbnN0IHpvbmUgPSBaT05FUy5maW5kKChbZW5kXSkgPT4gdGVudGhzIDwgZW5kKTtcbiAgY29uc3Qga2luZHMgPSB6b25lID09PSB1bmRlZmluZWQgPyBPVVRFUl9aT05FIDogem9uZVsxXTtcbiAgcmV0dXJuIGtpbmRzW2JlbG93KGtpbmRzLmxlbmd0aCwgcm9sbGVkKV0gPz8gJ3JvY2t5Jztcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEJlbHQgfSBmcm9tICcuL2JlbHQuanMnO1xuaW1wb3J0IHsgYmVsdExvY2F0aW9uLCBwbGFuZXRMb2NhdGlvbiB9IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHR5cGUgeyBQbGFuZXQsIFBsYW5ldEtpbmQgfSBmcm9tICcuL3BsYW5ldC5qcyc7XG5cbmNvbnN0IFNPTCA9IDA7XG5cbi8qKiBTZW1pLW1ham9yIGF4ZXMgaW4gbWlsbGlvbnRocyBvZiBhbiBBVSAoSjIwMDApIGFuZCB0aGUgZ3JlYXRlciBtb29ucy4gKi9cbmNvbnN0IFJPV1M6IHJlYWRvbmx5IChyZWFkb25seSBba2luZDogUGxhbmV0S2luZCwgb3JiaXQ6IG51bWJlciwgbW9vbnM6IG51bWJlcl0pW10gPSBbXG4gIFsncm9ja3knLCAzODdfMDk5LCAwXSxcbiAgWydncmVlbmhvdXNlJywgNzIzXzMzNiwgMF0sXG4gIFsndGVycmVzdHJpYWwnLCAxXzAwMF8wMDMsIDFdLFxuICBbJ2Rlc2VydCcsIDFfNTIzXzcxMCwgMl0sXG4gIFsnZ2FzX2dpYW50JywgNV8yMDJfODg3LCA0XSxcbiAgWydnYXNfZ2lhbnQnLCA5XzUzNl82NzYsIDddLFxuICBbJ2ljZV9naWFudCcsIDE5XzE4OV8xNjUsIDVdLFxuICBbJ2ljZV9naWFudCcsIDMwXzA2OV85MjMsIDJdLFxuXTtcblxuY29uc3QgUExBTkVUUzogcmVhZG9ubHkgUGxhbmV0W10gPSBST1dTLm1hcCgoW2tpbmQsIG9yYml0TWljcm9BdSwgbW9vbnNdLCBwb3NpdGlvbikgPT4gKHtcbiAgbnVtYmVyOiBwb3NpdGlvbiArIDEsXG4gIGxvY2F0aW9uOiBwbGFuZXRMb2NhdGlvbihTT0wsIHBvc2l0aW9uICsgMSksXG4gIGtpbmQsXG4gIG9yYml0TWljcm9BdSxcbiAgbW9vbnMsXG59KSk7XG5cbi8qKiBUaGUgbWFpbiBiZWx0OyBpdHMgYWJ1bmRhbmNlcyBmb2xsb3cgdGhlIGtpbmRzIG9mIGFzdGVyb2lkcyB0aGF0IHByZXZhaWwgdGhlcmUuICovXG5jb25zdCBCRUxUUzogcmVhZG9ubHkgQmVsdFtdID0gW1xuICB7XG4gICAgbnVtYmVyOiAxLFxuICAgIGxvY2F0aW9uOiBiZWx0TG9jYXRpb24oU09MLCAxKSxcbiAgICBpbm5lck1pY3JvQXU6IDJfMTAwXzAwMCxcbiAgICBvdXRlck1pY3JvQXU6IDNfMzAwXzAwMCxcbiAgICBkZW5zaXR5OiAnbW9kZXJhdGUnLFxuICAgIGFidW5kYW5jZToge1xuICAgICAgc3RydWN0dXJhbDogJ3JpY2gnLFxuICAgICAgY29uZHVjdGl2ZTogJ2hpZ2gnLFxuICAgICAgc2lsaWNhdGVzOiAnaGlnaCcsXG4gICAgICBjYXJib246ICdtb2RlcmF0ZScsXG4gICAgICB2b2xhdGlsZXM6ICdsb3cnLFxuICAgICAgcmFyZXM6ICdsb3cnLFxuICAgIH0sXG4gIH0sXG5dO1xuXG4vKiogVGhlIHBsYWNlcyBhcm91bmQgdGhlIFN1bjogTWVyY3VyeSB0byBOZXB0dW5lLCBhbmQgdGhlIG1haW4gYmVsdC4gKi9cbmV4cG9ydCBjb25zdCBTT0xfU1lTVEVNID0geyBwbGFuZXRzOiBQTEFORVRTLCBiZWx0czogQkVMVFMgfSBhcyBjb25zdDtcbiIsICJpbXBvcnQgeyBmbG9vckRpdiwgbWF4IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgQmVsdCB9IGZyb20gJy4vYmVsdC5qcyc7XG5pbXBvcnQgeyBnZW5lcmF0ZWRCZWx0cyB9IGZyb20gJy4vZ2VuZXJhdGVkQmVsdHMuanMnO1xuaW1wb3J0IHsgZ2VuZXJhdGVkUGxhbmV0cyB9IGZyb20gJy4vZ2VuZXJhdGVkUGxhbmV0cy5qcyc7XG5pbXBvcnQgeyBsb2NhdGlvblN0YXIgfSBmcm9tICcuL2xvY2F0aW9uTnVtYmVyLmpzJztcbmltcG9ydCB0eXBlIHsgUGxhbmV0IH0gZnJvbSAnLi9wbGFuZXQuanMnO1xuaW1wb3J0IHsgU09MX1NZU1RFTSB9IGZyb20gJy4vc29sU3lzdGVtLmpzJztcblxuLyoqIFRoZSBwbGFjZXMgb2Ygb25lIHN0YXIncyBzeXN0ZW07IHBsYW5ldHMgYW5kIGJlbHRzIGJ5IG51bWJlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgU3RhclN5c3RlbSB7XG4gIHJlYWRvbmx5IHN0YXI6IG51bWJlcjtcbiAgcmVhZG9ubHkgcGxhbmV0czogcmVhZG9ubHkgUGxhbmV0W107XG4gIHJlYWRvbmx5IGJlbHRzOiByZWFkb25seSBCZWx0W107XG4gIC8qKiBIb3cgZmFyIG91dCBzdXJnZXMgYmVnaW4gYW5kIGVuZDogcGFzdCBldmVyeXRoaW5nIHRoYXQgb3JiaXRzIGhlcmUuICovXG4gIHJlYWRvbmx5IGVkZ2VNaWNyb0F1OiBudW1iZXI7XG59XG5cbmNvbnN0IExFQVNUX0VER0VfTUlDUk9fQVUgPSAxXzAwMF8wMDA7XG5cbi8qKlxuICogVGhlIHN5c3RlbSBvZiBhIHN0YXIsIGZyb20gdGhlIHNlZWQgYWxvbmU7IG5vdGhpbmcgaXMgc3RvcmVkLiBUaGUgU3VuJ3MgaXMgdGhlIHJlYWwgb25lOyBldmVyeVxuICogb3RoZXIgcmVhbCBzdGFyJ3MgaGFzIGF0IGxlYXN0IG9uZSBiZWx0LCBmdXJ0aGVyIG9uZXMgaGF2ZSAwIHRvIDEwIHBsYW5ldHMgYW5kIDAgdG8gMiBiZWx0cy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0YXJTeXN0ZW0oc2VlZDogbnVtYmVyLCBzdGFyOiBudW1iZXIpOiBTdGFyU3lzdGVtIHtcbiAgY29uc3QgcGxhbmV0cyA9IHN0YXIgPT09IDAgPyBTT0xfU1lTVEVNLnBsYW5ldHMgOiBnZW5lcmF0ZWRQbGFuZXRzKHNlZWQsIHN0YXIpO1xuICBjb25zdCBiZWx0cyA9IHN0YXIgPT09IDAgPyBTT0xfU1lTVEVNLmJlbHRzIDogZ2VuZXJhdGVkQmVsdHMoc2VlZCwgc3RhciwgcGxhbmV0cyk7XG4gIHJldHVybiB7IHN0YXIsIHBsYW5ldHMsIGJlbHRzLCBlZGdlTWljcm9BdTogZWRnZU9mKHBsYW5ldHMsIGJlbHRzKSB9O1xufVxuXG4vKiogVGhlIGJlbHQgYXQgYSBsb2NhdGlvbiwgdW5kZWZpbmVkIHdoZW4gdGhlcmUgaXMgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBiZWx0QXQoc2VlZDogbnVtYmVyLCBsb2NhdGlvbjogbnVtYmVyKTogQmVsdCB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHN0YXIgPSBsb2NhdGlvblN0YXIobG9jYXRpb24pO1xuICByZXR1cm4gc3RhclN5c3RlbShzZWVkLCBzdGFyKS5iZWx0cy5maW5kKChiZWx0KSA9PiBiZWx0LmxvY2F0aW9uID09PSBsb2NhdGlvbik7XG59XG5cbmZ1bmN0aW9uIGVkZ2VPZihwbGFuZXRzOiByZWFkb25seSBQbGFuZXRbXSwgYmVsdHM6IHJlYWRvbmx5IEJlbHRbXSk6IG51bWJlciB7XG4gIGNvbnN0IHBsYW5ldCA9IHBsYW5ldHMuYXQoLTEpPy5vcmJpdE1pY3JvQXUgPz8gMDtcbiAgY29uc3QgYmVsdCA9IGJlbHRzLmF0KC0xKT8ub3V0ZXJNaWNyb0F1ID8/IDA7XG4gIHJldHVybiBtYXgoTEVBU1RfRURHRV9NSUNST19BVSwgZmxvb3JEaXYobWF4KHBsYW5ldCwgYmVsdCkgKiA1LCA0KSk7XG59XG4iLCAiaW1wb3J0IHsgaW52YXJpYW50IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7XG4gIGJlbHRMb2NhdGlvbixcbiAgQkVMVFNfTU9TVCxcbiAgbGFncmFuZ2VMb2NhdGlvbixcbiAgTEFHUkFOR0VfTU9TVCxcbiAgbG9jYXRpb25QYXJ0cyxcbiAgTU9PTlNfTU9TVCxcbiAgbW9vbkxvY2F0aW9uLFxuICBwbGFuZXRMb2NhdGlvbixcbiAgUExBTkVUU19NT1NULFxuICBzdGFyTG9jYXRpb24sXG59IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHR5cGUgeyBMb2NhdGlvbktpbmQgfSBmcm9tICcuL2xvY2F0aW9uTnVtYmVyLmpzJztcbmltcG9ydCB7IHN0YXJDb2RlLCBzdGFySW5kZXgsIFNUQVJfTElNSVQgfSBmcm9tICcuL3N0YXJBdC5qcyc7XG5pbXBvcnQgeyBzdGFyU3lzdGVtIH0gZnJvbSAnLi9zdGFyU3lzdGVtLmpzJztcblxuLyoqIEEgbWluaW5nIHNpdGU6IHdoaWNoIGJlbHQsIGFuZCBpdHMgaW5kZXggdGhlcmUgKDAgaXMgdGhlIHByaW1hcnkgc2l0ZSkuICovXG5leHBvcnQgaW50ZXJmYWNlIFNpdGVOYW1lIHtcbiAgcmVhZG9ubHkgYmVsdDogbnVtYmVyO1xuICByZWFkb25seSBzaXRlOiBudW1iZXI7XG59XG5cbi8qKlxuICogVGhlIGxvY2F0aW9uIHRoYXQgYSBjb2RlIG5hbWVzIChgU09MYCwgYFNPTC0zYCwgYFNPTC0zLTFgLCBgU09MLTMtTDRgLCBgU09MLUJFTFQtMWApLCB1bmRlZmluZWRcbiAqIHdoZW4gdGhpcyBnYWxheHkgaGFzIG5vIHN1Y2ggcGxhY2UuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwYXJzZUxvY2F0aW9uKHNlZWQ6IG51bWJlciwgY29kZTogc3RyaW5nKTogbnVtYmVyIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgW2hlYWQgPSAnJywgLi4ucmVzdF0gPSBjb2RlLnNwbGl0KCctJyk7XG4gIGNvbnN0IHN0YXIgPSBzdGFySW5kZXgoaGVhZCk7XG4gIGlmIChzdGFyID09PSB1bmRlZmluZWQpIHJldHVybiB1bmRlZmluZWQ7XG4gIGNvbnN0IGxvY2F0aW9uID0gcGFyc2VMb2NhbChzdGFyLCByZXN0KTtcbiAgcmV0dXJuIGxvY2F0aW9uICE9PSB1bmRlZmluZWQgJiYgaXNMb2NhdGlvbihzZWVkLCBsb2NhdGlvbikgPyBsb2NhdGlvbiA6IHVuZGVmaW5lZDtcbn1cblxuLyoqIFRoZSBjb2RlIG9mIGEgbG9jYXRpb24uIEB0aHJvd3MgRXJyb3Igd2hlbiB0aGlzIGdhbGF4eSBoYXMgbm8gc3VjaCBwbGFjZTogYSBidWcsIG5ldmVyIGlucHV0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1ha2VMb2NhdGlvbihzZWVkOiBudW1iZXIsIGxvY2F0aW9uOiBudW1iZXIpOiBzdHJpbmcge1xuICBjb25zdCBwYXJ0cyA9IGxvY2F0aW9uUGFydHMobG9jYXRpb24pO1xuICBpbnZhcmlhbnQocGFydHMgIT09IHVuZGVmaW5lZCAmJiBpc0xvY2F0aW9uKHNlZWQsIGxvY2F0aW9uKSwgYG5vIHBsYWNlIGhhcyBudW1iZXIgJHtsb2NhdGlvbn1gKTtcbiAgY29uc3QgY29kZSA9IHN0YXJDb2RlKHBhcnRzLnN0YXIpO1xuICBzd2l0Y2ggKHBhcnRzLmtpbmQpIHtcbiAgICBjYXNlICdzdGFyJzpcbiAgICAgIHJldHVybiBjb2RlO1xuICAgIGNhc2UgJ3BsYW5ldCc6XG4gICAgICByZXR1cm4gYCR7Y29kZX0tJHtwYXJ0cy5wbGFuZXR9YDtcbiAgICBjYXNlICdtb29uJzpcbiAgICAgIHJldHVybiBgJHtjb2RlfS0ke3BhcnRzLnBsYW5ldH0tJHtwYXJ0cy5tb29ufWA7XG4gICAgY2FzZSAnbGFncmFuZ2UnOlxuICAgICAgcmV0dXJuIGAke2NvZGV9LSR7cGFydHMucGxhbmV0fS1MJHtwYXJ0cy5sYWdyYW5nZX1gO1xuICAgIGNhc2UgJ2JlbHQnOlxuICAgICAgcmV0dXJuIGAke2NvZGV9LUJFTFQtJHtwYXJ0cy5iZWx0fWA7XG4gIH1cbn1cblxuLyoqIFdoYXQga2luZCBvZiBwbGFjZSBhIGxvY2F0aW9uIGlzLiBAdGhyb3dzIEVycm9yIHdoZW4gbm8gcGxhY2UgY2FuIGhhdmUgdGhpcyBudW1iZXIuICovXG5leHBvcnQgZnVuY3Rpb24gbG9jYXRpb25LaW5kKGxvY2F0aW9uOiBudW1iZXIpOiBMb2NhdGlvbktpbmQge1xuICBjb25zdCBwYXJ0cyA9IGxvY2F0aW9uUGFydHMobG9jYXRpb24pO1xuICBpbnZhcmlhbnQocGFydHMgIT09IHVuZGVmaW5lZCwgYG5vIHBsYWNlIGhhcyBudW1iZXIgJHtsb2NhdGlvbn1gKTtcbiAgcmV0dXJuIHBhcnRzLmtpbmQ7XG59XG5cbi8qKiBXaGV0aGVyIHRoaXMgZ2FsYXh5IGhhcyBhIHBsYWNlIG9mIHRoaXMgbnVtYmVyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzTG9jYXRpb24oc2VlZDogbnVtYmVyLCBsb2NhdGlvbjogbnVtYmVyKTogYm9vbGVhbiB7XG4gIGNvbnN0IHBhcnRzID0gbG9jYXRpb25QYXJ0cyhsb2NhdGlvbik7XG4gIGlmIChwYXJ0cyA9PT0gdW5kZWZpbmVkIHx8IHBhcnRzLnN0YXIgPCAwIHx8IHBhcnRzLnN0YXIgPj0gU1RBUl9MSU1JVCkgcmV0dXJuIGZhbHNlO1xuICBpZiAocGFydHMua2luZCA9PT0gJ3N0YXInKSByZXR1cm4gdHJ1ZTtcbiAgY29uc3Qgc3lzdGVtID0gc3RhclN5c3RlbShzZWVkLCBwYXJ0cy5zdGFyKTtcbiAgaWYgKHBhcnRzLmtpbmQgPT09ICdiZWx0JykgcmV0dXJuIHBhcnRzLmJlbHQgPD0gc3lzdGVtLmJlbHRzLmxlbmd0aDtcbiAgY29uc3QgcGxhbmV0ID0gc3lzdGVtLnBsYW5ldHNbcGFydHMucGxhbmV0IC0gMV07XG4gIHJldHVybiBwbGFuZXQgIT09IHVuZGVmaW5lZCAmJiBwYXJ0cy5tb29uIDw9IHBsYW5ldC5tb29ucztcbn1cblxuLyoqIFRoZSBzaXRlIHRoYXQgYSBjb2RlIHN1Y2ggYXMgYFNPTC1CRUxULTEtU0lURS0wYCBuYW1lcywgdW5kZWZpbmVkIHdoZW4gaXQgbmFtZXMgbm8gYmVsdCdzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhcnNlU2l0ZShzZWVkOiBudW1iZXIsIGNvZGU6IHN0cmluZyk6IFNpdGVOYW1lIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgWywgcGxhY2UgPSAnJywgbnVtYmVyID0gJyddID0gL14oListQkVMVC1cXGQrKS1TSVRFLSgwfFsxLTldXFxkezAsNX0pJC8uZXhlYyhjb2RlKSA/PyBbXTtcbiAgY29uc3QgYmVsdCA9IHBhcnNlTG9jYXRpb24oc2VlZCwgcGxhY2UpO1xuICByZXR1cm4gYmVsdCA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDogeyBiZWx0LCBzaXRlOiBOdW1iZXIobnVtYmVyKSB9O1xufVxuXG4vKiogVGhlIGNvZGUgb2YgYSBzaXRlIG9mIGEgYmVsdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtYWtlU2l0ZShzZWVkOiBudW1iZXIsIGJlbHQ6IG51bWJlciwgc2l0ZTogbnVtYmVyKTogc3RyaW5nIHtcbiAgcmV0dXJuIGAke21ha2VMb2NhdGlvbihzZWVkLCBiZWx0KX0tU0lURS0ke3NpdGV9YDtcbn1cblxuZnVuY3Rpb24gcGFyc2VMb2NhbChzdGFyOiBudW1iZXIsIHJlc3Q6IHJlYWRvbmx5IHN0cmluZ1tdKTogbnVtYmVyIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgW2ZpcnN0LCBzZWNvbmQsIC4uLm1vcmVdID0gcmVzdDtcbiAgaWYgKG1vcmUubGVuZ3RoID4gMCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgaWYgKGZpcnN0ID09PSB1bmRlZmluZWQpIHJldHVybiBzdGFyTG9jYXRpb24oc3Rhcik7XG4gIGlmIChmaXJzdCA9PT0gJ0JFTFQnKSB7XG4gICAgY29uc3QgYmVsdCA9IG9yZGluYWwoc2Vjb25kLCBCRUxUU19NT1NUKTtcbiAgICByZXR1cm4gYmVsdCA9PT0gMCA/IHVuZGVmaW5lZCA6IGJlbHRMb2NhdGlvbihzdGFyLCBiZWx0KTtcbiAgfVxuICBjb25zdCBwbGFuZXQgPSBvcmRpbmFsKGZpcnN0LCBQTEFORVRTX01PU1QpO1xuICBpZiAocGxhbmV0ID09PSAwKSByZXR1cm4gdW5kZWZpbmVkO1xuICBpZiAoc2Vjb25kID09PSB1bmRlZmluZWQpIHJldHVybiBwbGFuZXRMb2NhdGlvbihzdGFyLCBwbGFuZXQpO1xuICBpZiAoc2Vjb25kLnN0YXJ0c1dpdGgoJ0wnKSkge1xuICAgIGNvbnN0IHBvaW50ID0gb3JkaW5hbChzZWNvbmQuc2xpY2UoMSksIExBR1JBTkdFX01PU1QpO1xuICAgIHJldHVybiBwb2ludCA9PT0gMCA/IHVuZGVmaW5lZCA6IGxhZ3JhbmdlTG9jYXRpb24oc3RhciwgcGxhbmV0LCBwb2ludCk7XG4gIH1cbiAgY29uc3QgbW9vbiA9IG9yZGluYWwoc2Vjb25kLCBNT09OU19NT1NUKTtcbiAgcmV0dXJuIG1vb24gPT09IDAgPyB1bmRlZmluZWQgOiBtb29uTG9jYXRpb24oc3RhciwgcGxhbmV0LCBtb29uKTtcbn1cblxuLyoqIEEgZGVjaW1hbCBmcm9tIDEgdG8gYG1vc3RgIHdpdGhvdXQgbGVhZGluZyB6ZXJvczsgMCBmb3IgYW55dGhpbmcgZWxzZS4gKi9cbmZ1bmN0aW9uIG9yZGluYWwodGV4dDogc3RyaW5nIHwgdW5kZWZpbmVkLCBtb3N0OiBudW1iZXIpOiBudW1iZXIge1xuICBpZiAodGV4dCA9PT0gdW5kZWZpbmVkIHx8ICEvXlsxLTldXFxkPyQvLnRlc3QodGV4dCkpIHJldHVybiAwO1xuICBjb25zdCB2YWx1ZSA9IE51bWJlcih0ZXh0KTtcbiAgcmV0dXJuIHZhbHVlIDw9IG1vc3QgPyB2YWx1ZSA6IDA7XG59XG4iLCAiaW1wb3J0IHsgYmVsb3csIGZsb29yRGl2LCByb2xsIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IHBlckNhdGVnb3J5IH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB0eXBlIHsgQW1vdW50cyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgdHlwZSB7IFJ1bGVzZXQgfSBmcm9tICcuLi9ydWxlc2V0L3J1bGVzZXQuanMnO1xuaW1wb3J0IHR5cGUgeyBCZWx0IH0gZnJvbSAnLi9iZWx0LmpzJztcbmltcG9ydCB7IENIQU5DRSB9IGZyb20gJy4vY2hhbmNlLmpzJztcblxuLyoqXG4gKiBXaGF0IGFuIHVudG91Y2hlZCBzaXRlIGhvbGRzLCBpbiB3aG9sZSB1bml0cyBwZXIgY2F0ZWdvcnk6IHRoZSBydWxlcycgcmVzZXJ2ZSBmb3IgdGhlIGJlbHQnc1xuICogYWJ1bmRhbmNlLCBwb29yZXIgYnkgdGhlIGRlY2F5IGZvciBlYWNoIHNpdGUgYmVmb3JlIGl0LCB0aGVuIG1vcmUgb3IgbGVzcyBieSBrZXllZCBqaXR0ZXIuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaXRlUmVzZXJ2ZXMocnVsZXNldDogUnVsZXNldCwgc2VlZDogbnVtYmVyLCBiZWx0OiBCZWx0LCBzaXRlOiBudW1iZXIpOiBBbW91bnRzIHtcbiAgY29uc3QgeyByZXNlcnZlVW5pdHMsIGRlY2F5UGVyTWlsbGUsIGppdHRlclBlck1pbGxlIH0gPSBydWxlc2V0LnNpdGVzO1xuICByZXR1cm4gcGVyQ2F0ZWdvcnkoKGNhdGVnb3J5LCBuKSA9PiB7XG4gICAgbGV0IG1pY3JvID0gcmVzZXJ2ZVVuaXRzW2JlbHQuYWJ1bmRhbmNlW2NhdGVnb3J5XV0gKiAxXzAwMF8wMDA7XG4gICAgZm9yIChsZXQgc3RlcCA9IDA7IHN0ZXAgPCBzaXRlOyBzdGVwICs9IDEpIG1pY3JvID0gZmxvb3JEaXYobWljcm8gKiBkZWNheVBlck1pbGxlLCAxMDAwKTtcbiAgICBjb25zdCByb2xsZWQgPSByb2xsKHNlZWQsIENIQU5DRS5zaXRlUmVzZXJ2ZSwgYmVsdC5sb2NhdGlvbiwgMCwgc2l0ZSAqIDggKyBuKTtcbiAgICBjb25zdCBzaGFyZSA9IDEwMDAgLSBqaXR0ZXJQZXJNaWxsZSArIGJlbG93KDIgKiBqaXR0ZXJQZXJNaWxsZSArIDEsIHJvbGxlZCk7XG4gICAgcmV0dXJuIGZsb29yRGl2KGZsb29yRGl2KG1pY3JvLCAxMDAwKSAqIHNoYXJlLCAxXzAwMF8wMDApO1xuICB9KTtcbn1cbiIsICJpbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgc2l0ZVJlc2VydmVzIH0gZnJvbSAnLi4vZ2FsYXh5L3NpdGVSZXNlcnZlcy5qcyc7XG5pbXBvcnQgeyBiZWx0QXQgfSBmcm9tICcuLi9nYWxheHkvc3RhclN5c3RlbS5qcyc7XG5pbXBvcnQgeyBBQlVOREFOQ0VTIH0gZnJvbSAnLi4vcnVsZXNldC9hYnVuZGFuY2VzLmpzJztcbmltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgREVOU0lUSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9kZW5zaXRpZXMuanMnO1xuaW1wb3J0IHsgREVQT1NJVCwgZGVwb3NpdE9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgTE9DQVRJT04gfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgcG9zdExlZGdlciB9IGZyb20gJy4vcG9zdExlZGdlci5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0IH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogT3BlbnMgYSBzaXRlOyB0aGUgZmlyc3QgdGltZSBpdCBmaWxscyBpdHMgZGVwb3NpdHMgd2l0aCB3aGF0IGNoYW5jZSBoYXMgcHV0IHRoZXJlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN1cnZleVNpdGUoZHJhZnQ6IERyYWZ0LCBzaXRlOiBudW1iZXIsIHNvdXJjZTogJ2dlbmVyYXRpb24nIHwgJ3NlYXJjaCcpOiB2b2lkIHtcbiAgY29uc3QgeyBkZXBvc2l0cywgc2l0ZXMsIHNldHRpbmcgfSA9IGRyYWZ0O1xuICBzaXRlcy5zZXQoc2l0ZSwgU0lURS5vcGVuLCAxKTtcbiAgaWYgKHNpdGVzLmdldChzaXRlLCBTSVRFLnN1cnZleWVkKSA9PT0gMSkgcmV0dXJuO1xuICBzaXRlcy5zZXQoc2l0ZSwgU0lURS5zdXJ2ZXllZCwgMSk7XG4gIGNvbnN0IHBsYWNlID0gZHJhZnQubG9jYXRpb25zLmdldChzaXRlcy5wYXJlbnQoc2l0ZSwgU0lURS5sb2NhdGlvbiksIExPQ0FUSU9OLnBsYWNlKTtcbiAgY29uc3QgYmVsdCA9IGJlbHRBdChzZXR0aW5nLnNlZWQsIHBsYWNlKTtcbiAgaW52YXJpYW50KGJlbHQgIT09IHVuZGVmaW5lZCwgJ3NpdGVzIGFyZSBpbiBiZWx0cycpO1xuICBjb25zdCBpbmRleCA9IHNpdGVzLmdldChzaXRlLCBTSVRFLmluZGV4KTtcbiAgY29uc3QgcmVzZXJ2ZXMgPSBzaXRlUmVzZXJ2ZXMoc2V0dGluZy5ydWxlc2V0LCBzZXR0aW5nLnNlZWQsIGJlbHQsIGluZGV4KTtcbiAgZm9yIChjb25zdCBbcG9zaXRpb24sIGNhdGVnb3J5XSBvZiBDQVRFR09SSUVTLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IGRlcG9zaXQgPSBkZXBvc2l0T2Yoc2l0ZSwgcG9zaXRpb24gKyAxKTtcbiAgICBjb25zdCBtaWNybyA9IHJlc2VydmVzW2NhdGVnb3J5XSAqIE1JQ1JPO1xuICAgIGRlcG9zaXRzLnNldExldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSwgbWljcm8pO1xuICAgIGRlcG9zaXRzLnNldChkZXBvc2l0LCBERVBPU0lULmluaXRpYWwsIG1pY3JvKTtcbiAgICBkZXBvc2l0cy5zZXQoZGVwb3NpdCwgREVQT1NJVC5hYnVuZGFuY2UsIEFCVU5EQU5DRVMuaW5kZXhPZihiZWx0LmFidW5kYW5jZVtjYXRlZ29yeV0pICsgMSk7XG4gICAgZGVwb3NpdHMuc2V0KGRlcG9zaXQsIERFUE9TSVQuZGVuc2l0eSwgREVOU0lUSUVTLmluZGV4T2YoYmVsdC5kZW5zaXR5KSArIDEpO1xuICAgIHBvc3RMZWRnZXIoZHJhZnQsIHNvdXJjZSwgcG9zaXRpb24gKyAxLCBtaWNybyk7XG4gIH1cbn1cbiIsICJpbXBvcnQgeyBsb2NhdGlvblBhcnRzIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uTnVtYmVyLmpzJztcbmltcG9ydCB7IGFkZFNpdGUgfSBmcm9tICcuL2FkZFNpdGUuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHN1cnZleVNpdGUgfSBmcm9tICcuL3N1cnZleVNpdGUuanMnO1xuXG4vKiogVGhlIHJvdyBvZiBhIHBsYWNlOyBpdCBhcHBlYXJzLCBhIGJlbHQncyB3aXRoIGl0cyBvcGVuIHByaW1hcnkgc2l0ZSwgd2hlbiBmaXJzdCB3cml0dGVuIHRvLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuc3VyZUxvY2F0aW9uKGRyYWZ0OiBEcmFmdCwgcGxhY2U6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGtub3duID0gZHJhZnQubG9jYXRpb25zLmZpbmQocGxhY2UpO1xuICBpZiAoa25vd24gIT09IDApIHJldHVybiBrbm93bjtcbiAgY29uc3QgbG9jYXRpb24gPSBkcmFmdC5sb2NhdGlvbnMuaW5zZXJ0KHBsYWNlKTtcbiAgaWYgKGxvY2F0aW9uUGFydHMocGxhY2UpPy5raW5kID09PSAnYmVsdCcpIHtcbiAgICBzdXJ2ZXlTaXRlKGRyYWZ0LCBhZGRTaXRlKGRyYWZ0LCBsb2NhdGlvbiwgMCksICdnZW5lcmF0aW9uJyk7XG4gIH1cbiAgcmV0dXJuIGxvY2F0aW9uO1xufVxuIiwgImltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBwYXJzZUxvY2F0aW9uIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uLmpzJztcbmltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgZGV2aWNlVHlwZUluZGV4IH0gZnJvbSAnLi4vcnVsZXNldC9kZXZpY2VUeXBlcy5qcyc7XG5pbXBvcnQgeyBDRU5TVVMsIENFTlNVU19ST1cgfSBmcm9tICcuLi9zdGF0ZS9jZW5zdXMuanMnO1xuaW1wb3J0IHsgRkxFRVQgfSBmcm9tICcuLi9zdGF0ZS9mbGVldHMuanMnO1xuaW1wb3J0IHsgSE9MRElORyB9IGZyb20gJy4uL3N0YXRlL2hvbGRpbmdzLmpzJztcbmltcG9ydCB7IE1JQ1JPIH0gZnJvbSAnLi4vc3RhdGUvbWljcm8uanMnO1xuaW1wb3J0IHsgU1RPQ0ssIHN0b2NrT2YgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHsgZGV2aWNlQWRkIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHsgZW5zdXJlTG9jYXRpb24gfSBmcm9tICcuL2Vuc3VyZUxvY2F0aW9uLmpzJztcbmltcG9ydCB7IGVuc3VyZVBpbGUgfSBmcm9tICcuL2Vuc3VyZVBpbGUuanMnO1xuaW1wb3J0IHsgcG9zdExlZGdlciB9IGZyb20gJy4vcG9zdExlZGdlci5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIEEgbmV3IGFjY291bnQgd2l0aCB3aGF0IGl0IGJlZ2lucyB3aXRoOyBhbGwgb2YgdGhhdCBpcyBncmFudGVkLCBhbmQgaW4gdGhlIGxlZGdlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvcGVuRmxlZXQoZHJhZnQ6IERyYWZ0LCBuYW1lOiBzdHJpbmcpIHtcbiAgY29uc3QgeyBzdGFydCwgYmx1ZXByaW50cyB9ID0gZHJhZnQuc2V0dGluZy5ydWxlc2V0O1xuICBjb25zdCBhY2NvdW50ID0gZHJhZnQuYWNjb3VudHMuaW5zZXJ0KHsgbmFtZSwgcmVwbGljYW50czogW10sIG9wZW5lZEF0VGljazogZHJhZnQubm93IH0pO1xuICBjb25zdCByZXBsaWNhbnQgPSBkcmFmdC5yZXBsaWNhbnRzLmluc2VydCh7IG5hbWUsIGFjY291bnQgfSk7XG4gIGRyYWZ0LmFjY291bnRzLmVkaXQoYWNjb3VudCwgKGRvY3VtZW50KSA9PiB7XG4gICAgZG9jdW1lbnQucmVwbGljYW50cy5wdXNoKHJlcGxpY2FudCk7XG4gIH0pO1xuICBpbnZhcmlhbnQoZHJhZnQuaG9sZGluZ3MuaW5zZXJ0KCkgPT09IGFjY291bnQsICdhY2NvdW50cyBhbmQgaG9sZGluZ3MgaGF2ZSB0aGUgc2FtZSBpZHMnKTtcbiAgaW52YXJpYW50KGRyYWZ0LmZsZWV0cy5pbnNlcnQoKSA9PT0gcmVwbGljYW50LCAncmVwbGljYW50cyBhbmQgZmxlZXRzIGhhdmUgdGhlIHNhbWUgaWRzJyk7XG4gIGRyYWZ0LmZsZWV0cy5zZXQocmVwbGljYW50LCBGTEVFVC5hY2NvdW50LCBhY2NvdW50KTtcbiAgY29uc3QgcGxhY2UgPSBvcGVuRmxlZXRQbGFjZShkcmFmdCwgYWNjb3VudCk7XG4gIGNvbnN0IGxvY2F0aW9uID0gZW5zdXJlTG9jYXRpb24oZHJhZnQsIHBsYWNlKTtcbiAgY29uc3QgZmxlZXQgPSBzdGFydC5mbGVldC5tYXAoKHR5cGUpID0+XG4gICAgZGV2aWNlQWRkKGRyYWZ0LCBkZXZpY2VUeXBlSW5kZXgodHlwZSksIHJlcGxpY2FudCwgbG9jYXRpb24pLFxuICApO1xuICBjb25zdCB2ZXNzZWwgPSBmbGVldFtzdGFydC5mbGVldC5pbmRleE9mKCdoZWF2ZW5fdmVzc2VsJyldID8/IGZsZWV0WzBdID8/IDA7XG4gIGRyYWZ0LmZsZWV0cy5zZXQocmVwbGljYW50LCBGTEVFVC52ZXNzZWwsIHZlc3NlbCk7XG4gIGRyYWZ0LmhvbGRpbmdzLnNldChhY2NvdW50LCBIT0xESU5HLmRldmljZXMsIGZsZWV0Lmxlbmd0aCk7XG4gIGRyYWZ0LmNlbnN1cy5hZGQoQ0VOU1VTX1JPVywgQ0VOU1VTLmRldmljZXMsIGZsZWV0Lmxlbmd0aCk7XG4gIGNvbnN0IHBpbGUgPSBlbnN1cmVQaWxlKGRyYWZ0LCBhY2NvdW50LCBsb2NhdGlvbik7XG4gIGZvciAoY29uc3QgW3Bvc2l0aW9uLCBjYXRlZ29yeV0gb2YgQ0FURUdPUklFUy5lbnRyaWVzKCkpIHtcbiAgICBkcmFmdC5zdG9ja3Muc2V0TGV2ZWwoc3RvY2tPZihwaWxlLCBwb3NpdGlvbiArIDEpLCBTVE9DSy5hbW91bnQsIHN0YXJ0LnN0b2NrW2NhdGVnb3J5XSAqIE1JQ1JPKTtcbiAgICBsZXQgdW5pdHMgPSBzdGFydC5zdG9ja1tjYXRlZ29yeV07XG4gICAgZm9yIChjb25zdCB0eXBlIG9mIHN0YXJ0LmZsZWV0KSB1bml0cyArPSBibHVlcHJpbnRzW3R5cGVdLmJpbGxbY2F0ZWdvcnldO1xuICAgIHBvc3RMZWRnZXIoZHJhZnQsICdncmFudHMnLCBwb3NpdGlvbiArIDEsIHVuaXRzICogTUlDUk8pO1xuICB9XG4gIGRyYWZ0LmVtaXQoJ2FjY291bnQub3BlbmVkJywgcmVwbGljYW50LCB2ZXNzZWwsIHBsYWNlLCBhY2NvdW50KTtcbiAgZm9yIChjb25zdCBkZXZpY2Ugb2YgZmxlZXQpIGRyYWZ0LmVtaXQoJ2RldmljZS5kZXBsb3llZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBwbGFjZSk7XG4gIHJldHVybiB7IGFjY291bnQsIHJlcGxpY2FudCwgZmxlZXQgfTtcbn1cblxuLyoqIFdoZXJlIGFuIGFjY291bnQgYmVnaW5zOiBhY2NvdW50cyBnbyB0byB0aGUgc3RhcnQgc3lzdGVtcyBpbiB0dXJuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9wZW5GbGVldFBsYWNlKHdvcmxkOiBXb3JsZCwgYWNjb3VudDogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgeyBzZWVkLCBydWxlc2V0IH0gPSB3b3JsZC5zZXR0aW5nO1xuICBjb25zdCB7IHN0YXJDb2RlcywgcGxhY2UgfSA9IHJ1bGVzZXQuc3RhcnQ7XG4gIGNvbnN0IGNvZGUgPSBgJHtzdGFyQ29kZXNbKGFjY291bnQgLSAxKSAlIHN0YXJDb2Rlcy5sZW5ndGhdID8/ICcnfS0ke3BsYWNlfWA7XG4gIGNvbnN0IGxvY2F0aW9uID0gcGFyc2VMb2NhdGlvbihzZWVkLCBjb2RlKTtcbiAgaW52YXJpYW50KGxvY2F0aW9uICE9PSB1bmRlZmluZWQsIGB0aGUgcnVsZXMgbmFtZSBhIHN0YXJ0IHBsYWNlIHRoYXQgaXMgbm9uZTogJHtjb2RlfWApO1xuICByZXR1cm4gbG9jYXRpb247XG59XG4iLCAiaW1wb3J0IHsgcm9sbCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBjb2RlT2YsIGNvZGVUb0lkIH0gZnJvbSAnLi9jb2RlLmpzJztcblxuLyoqIFRoZSBkb21haW4gb2YgdGhlIGtleSB1bmRlciB3aGljaCByZXBsaWNhbnRzIGdldCB0aGVpciBjb2RlczogYW5vdGhlciB0aGFuIHRoZSBkZXZpY2VzJy4gKi9cbmNvbnN0IFJFUExJQ0FOVF9LRVkgPSAweDZiMDE7XG5cbi8qKiBUaGUgY29kZSBvZiBhIHJlcGxpY2FudC4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZXBsaWNhbnRDb2RlKHNlZWQ6IG51bWJlciwgcmVwbGljYW50OiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gY29kZU9mKHJvbGwoc2VlZCwgUkVQTElDQU5UX0tFWSwgMCwgMCksIHJlcGxpY2FudCk7XG59XG5cbi8qKiBUaGUgaWQgYmVoaW5kIGEgcmVwbGljYW50IGNvZGU6IGFueSAzMi1iaXQgbnVtYmVyOyAwIGZvciB3aGF0IGlzIG5vIGNvZGUuICovXG5leHBvcnQgZnVuY3Rpb24gcmVwbGljYW50Q29kZVRvSWQoc2VlZDogbnVtYmVyLCBjb2RlOiBzdHJpbmcpOiBudW1iZXIge1xuICByZXR1cm4gY29kZVRvSWQocm9sbChzZWVkLCBSRVBMSUNBTlRfS0VZLCAwLCAwKSwgY29kZSk7XG59XG4iLCAiaW1wb3J0IHsgZG9uZSwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IG9wZW5GbGVldCB9IGZyb20gJy4uL3J1bGVzL29wZW5GbGVldC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgQ0VOU1VTLCBDRU5TVVNfUk9XIH0gZnJvbSAnLi4vc3RhdGUvY2Vuc3VzLmpzJztcbmltcG9ydCB7IGRldmljZUNvZGUgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VDb2RlLmpzJztcbmltcG9ydCB7IHJlcGxpY2FudENvZGUgfSBmcm9tICcuLi9zdGF0ZS9yZXBsaWNhbnRDb2RlLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCwgbmFtZSwgcmVhZEFyZ3MgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG4vKipcbiAqIGBvcGVuX2FjY291bnQge25hbWV9YDogd2hhdCB0aGUgaG9zdCBhc2tzIGZvciB3aGVuIGFuIGFkZHJlc3MgaXMgdmVyaWZpZWQuIFRoZSBhY2NvdW50IGdldHMgYVxuICogcmVwbGljYW50IG9mIHRoZSBzYW1lIG5hbWUsIGl0cyBzdGFydGVyIGZsZWV0IGFuZCBpdHMgZmlyc3Qgc3RvY2suXG4gKi9cbmV4cG9ydCBjb25zdCBvcGVuQWNjb3VudDogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCB7IHNlZWQsIHJ1bGVzZXQgfSA9IGRyYWZ0LnNldHRpbmc7XG4gIGNvbnN0IHsgbGltaXRzLCBzdGFydCB9ID0gcnVsZXNldDtcbiAgaWYgKGNvbW1hbmQuYWNjb3VudCAhPT0gMCkge1xuICAgIHJldHVybiByZWZ1c2UoJ2hvc3Rfb25seScsICdvbmx5IHRoZSBob3N0IG9wZW5zIGFjY291bnRzJywgeyBhY2NvdW50OiBjb21tYW5kLmFjY291bnQgfSk7XG4gIH1cbiAgY29uc3QgYXJncyA9IHJlYWRBcmdzKGNvbW1hbmQsIHsgbmFtZTogbmFtZShsaW1pdHMubmFtZUxlbmd0aCkgfSk7XG4gIGlmIChpc1JlZnVzZWQoYXJncykpIHJldHVybiBhcmdzO1xuICBjb25zdCBhY2NvdW50cyA9IGRyYWZ0LmFjY291bnRzLmNvdW50O1xuICBpZiAoYWNjb3VudHMgPj0gbGltaXRzLmFjY291bnRzKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnYWNjb3VudF9saW1pdCcsICd0aGUgZ2FsYXh5IHRha2VzIG5vIG1vcmUgYWNjb3VudHMnLCB7XG4gICAgICBhY2NvdW50cyxcbiAgICAgIG1vc3Q6IGxpbWl0cy5hY2NvdW50cyxcbiAgICB9KTtcbiAgfVxuICBjb25zdCBkZXZpY2VzID0gZHJhZnQuY2Vuc3VzLmdldChDRU5TVVNfUk9XLCBDRU5TVVMuZGV2aWNlcyk7XG4gIGlmIChkZXZpY2VzICsgc3RhcnQuZmxlZXQubGVuZ3RoID4gbGltaXRzLmRldmljZXMpIHtcbiAgICByZXR1cm4gcmVmdXNlKCdnYWxheHlfZnVsbCcsICd0aGUgZ2FsYXh5IHRha2VzIG5vIG1vcmUgZGV2aWNlcycsIHtcbiAgICAgIGRldmljZXMsXG4gICAgICBtb3JlOiBzdGFydC5mbGVldC5sZW5ndGgsXG4gICAgICBtb3N0OiBsaW1pdHMuZGV2aWNlcyxcbiAgICB9KTtcbiAgfVxuICBjb25zdCB7IGFjY291bnQsIHJlcGxpY2FudCwgZmxlZXQgfSA9IG9wZW5GbGVldChkcmFmdCwgYXJncy5uYW1lKTtcbiAgcmV0dXJuIGRvbmUoe1xuICAgIGFjY291bnQsXG4gICAgcmVwbGljYW50X2NvZGU6IHJlcGxpY2FudENvZGUoc2VlZCwgcmVwbGljYW50KSxcbiAgICBkZXZpY2VfY29kZXM6IGZsZWV0Lm1hcCgoZGV2aWNlKSA9PiBkZXZpY2VDb2RlKHNlZWQsIGRldmljZSkpLFxuICB9KTtcbn07XG4iLCAiaW1wb3J0IHsgZmxvb3JEaXYsIGludmFyaWFudCwgc3FydEZsb29yIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGxvY2F0aW9uUGFydHMsIGxvY2F0aW9uU3RhciB9IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHsgc3RhckF0IH0gZnJvbSAnLi9zdGFyQXQuanMnO1xuaW1wb3J0IHsgc3RhclN5c3RlbSB9IGZyb20gJy4vc3RhclN5c3RlbS5qcyc7XG5pbXBvcnQgdHlwZSB7IFN0YXJTeXN0ZW0gfSBmcm9tICcuL3N0YXJTeXN0ZW0uanMnO1xuXG4vKiogRnJvbSBhIHBsYW5ldCB0byBpdHMgbW9vbiBvciBMYWdyYW5nZSBwb2ludCwgaW4gbWlsbGlvbnRocyBvZiBhbiBBVS4gKi9cbmV4cG9ydCBjb25zdCBTQVRFTExJVEVfTUlDUk9fQVUgPSAxMF8wMDA7XG5cbmludGVyZmFjZSBBbmNob3Ige1xuICAvKiogRGlzdGFuY2Ugb2YgdGhlIGJvZHkgdGhhdCB0aGUgcGxhY2UgYmVsb25ncyB0byBmcm9tIHRoZSBzdGFyLiAqL1xuICByZWFkb25seSBvcmJpdDogbnVtYmVyO1xuICAvKiogVGhlIHBsYW5ldCdzIG51bWJlciwgb3IgMDsgcGxhY2VzIG9mIG9uZSBwbGFuZXQgYXJlIG5lYXIgb25lIGFub3RoZXIuICovXG4gIHJlYWRvbmx5IHBsYW5ldDogbnVtYmVyO1xuICAvKiogV2hhdCBsZWFkcyBmcm9tIHRoYXQgYm9keSB0byB0aGUgcGxhY2UgaXRzZWxmLiAqL1xuICByZWFkb25seSBleHRyYTogbnVtYmVyO1xufVxuXG4vKipcbiAqIFRoZSBkaXN0YW5jZSBiZXR3ZWVuIHR3byBwbGFjZXMgb2Ygb25lIHN5c3RlbSBpbiBtaWxsaW9udGhzIG9mIGFuIEFVLCByb3VuZGVkIGRvd24uIEJvZGllcyBzdGFuZFxuICogc3RpbGwgYXMgaWYgZWFjaCBwYWlyIHdlcmUgc2VlbiBhdCBhIHJpZ2h0IGFuZ2xlIGZyb20gdGhlIHN0YXI6IHRoZSByb290IG9mIGFcdTAwQjIgKyBiXHUwMEIyIGZvciBvcmJpdHMgYVxuICogYW5kIGIuIEl0IGlzIHN5bW1ldHJpYywgYW5kIGEgZGV0b3VyIGlzIG5ldmVyIHNob3J0ZXIuIEEgYmVsdCBjb3VudHMgYXMgaXRzIG1pZCByYWRpdXMsIHRoZSBzdGFyXG4gKiBhcyB0aGUgc3lzdGVtJ3MgZWRnZTsgYSBtb29uIG9yIExhZ3JhbmdlIHBvaW50IGlzIFNBVEVMTElURV9NSUNST19BVSBmcm9tIGl0cyBwbGFuZXQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkaXN0YW5jZU1pY3JvQXUoc2VlZDogbnVtYmVyLCBmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIpOiBudW1iZXIge1xuICBpbnZhcmlhbnQobG9jYXRpb25TdGFyKGZyb20pID09PSBsb2NhdGlvblN0YXIodG8pLCAncGxhY2VzIG9mIG9uZSBzeXN0ZW0gYXJlIGFza2VkIGZvcicpO1xuICBpZiAoZnJvbSA9PT0gdG8pIHJldHVybiAwO1xuICBjb25zdCBzeXN0ZW0gPSBzdGFyU3lzdGVtKHNlZWQsIGxvY2F0aW9uU3Rhcihmcm9tKSk7XG4gIGNvbnN0IGhlcmUgPSBhbmNob3JPZihzeXN0ZW0sIGZyb20pO1xuICBjb25zdCB0aGVyZSA9IGFuY2hvck9mKHN5c3RlbSwgdG8pO1xuICBjb25zdCBuZWFyID0gaGVyZS5wbGFuZXQgIT09IDAgJiYgaGVyZS5wbGFuZXQgPT09IHRoZXJlLnBsYW5ldDtcbiAgY29uc3QgYmV0d2VlbiA9IG5lYXIgPyAwIDogc3FydEZsb29yKGhlcmUub3JiaXQgKiBoZXJlLm9yYml0ICsgdGhlcmUub3JiaXQgKiB0aGVyZS5vcmJpdCk7XG4gIHJldHVybiBoZXJlLmV4dHJhICsgYmV0d2VlbiArIHRoZXJlLmV4dHJhO1xufVxuXG4vKiogVGhlIGRpc3RhbmNlIGJldHdlZW4gdHdvIHN0YXJzIGluIHRob3VzYW5kdGhzIG9mIGEgbGlnaHQgeWVhciwgcm91bmRlZCBkb3duLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRpc3RhbmNlTWlsbGlMeShzZWVkOiBudW1iZXIsIGZyb21TdGFyOiBudW1iZXIsIHRvU3RhcjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgaGVyZSA9IHN0YXJBdChzZWVkLCBmcm9tU3Rhcik7XG4gIGNvbnN0IHRoZXJlID0gc3RhckF0KHNlZWQsIHRvU3Rhcik7XG4gIGNvbnN0IHggPSBoZXJlLnhNaWxsaUx5IC0gdGhlcmUueE1pbGxpTHk7XG4gIGNvbnN0IHkgPSBoZXJlLnlNaWxsaUx5IC0gdGhlcmUueU1pbGxpTHk7XG4gIGNvbnN0IHogPSBoZXJlLnpNaWxsaUx5IC0gdGhlcmUuek1pbGxpTHk7XG4gIHJldHVybiBzcXJ0Rmxvb3IoeCAqIHggKyB5ICogeSArIHogKiB6KTtcbn1cblxuZnVuY3Rpb24gYW5jaG9yT2Yoc3lzdGVtOiBTdGFyU3lzdGVtLCBsb2NhdGlvbjogbnVtYmVyKTogQW5jaG9yIHtcbiAgY29uc3QgcGFydHMgPSBsb2NhdGlvblBhcnRzKGxvY2F0aW9uKTtcbiAgaW52YXJpYW50KHBhcnRzICE9PSB1bmRlZmluZWQsIGBubyBwbGFjZSBoYXMgbnVtYmVyICR7bG9jYXRpb259YCk7XG4gIGlmIChwYXJ0cy5raW5kID09PSAnc3RhcicpIHJldHVybiB7IG9yYml0OiBzeXN0ZW0uZWRnZU1pY3JvQXUsIHBsYW5ldDogMCwgZXh0cmE6IDAgfTtcbiAgaWYgKHBhcnRzLmtpbmQgPT09ICdiZWx0Jykge1xuICAgIGNvbnN0IGJlbHQgPSBzeXN0ZW0uYmVsdHNbcGFydHMuYmVsdCAtIDFdO1xuICAgIGludmFyaWFudChiZWx0ICE9PSB1bmRlZmluZWQsIGBubyBiZWx0IGhhcyBudW1iZXIgJHtsb2NhdGlvbn1gKTtcbiAgICByZXR1cm4geyBvcmJpdDogZmxvb3JEaXYoYmVsdC5pbm5lck1pY3JvQXUgKyBiZWx0Lm91dGVyTWljcm9BdSwgMiksIHBsYW5ldDogMCwgZXh0cmE6IDAgfTtcbiAgfVxuICBjb25zdCBwbGFuZXQgPSBzeXN0ZW0ucGxhbmV0c1twYXJ0cy5wbGFuZXQgLSAxXTtcbiAgaW52YXJpYW50KHBsYW5ldCAhPT0gdW5kZWZpbmVkLCBgbm8gcGxhbmV0IGhhcyBudW1iZXIgJHtsb2NhdGlvbn1gKTtcbiAgY29uc3QgZXh0cmEgPSBwYXJ0cy5raW5kID09PSAncGxhbmV0JyA/IDAgOiBTQVRFTExJVEVfTUlDUk9fQVU7XG4gIHJldHVybiB7IG9yYml0OiBwbGFuZXQub3JiaXRNaWNyb0F1LCBwbGFuZXQ6IHBhcnRzLnBsYW5ldCwgZXh0cmEgfTtcbn1cbiIsICJpbXBvcnQgeyBkaXN0YW5jZU1pY3JvQXUsIGRpc3RhbmNlTWlsbGlMeSB9IGZyb20gJy4vZGlzdGFuY2UuanMnO1xuaW1wb3J0IHsgbG9jYXRpb25TdGFyLCBzdGFyTG9jYXRpb24gfSBmcm9tICcuL2xvY2F0aW9uTnVtYmVyLmpzJztcblxuLyoqIE9uZSBzdGFnZSBvZiBhIGpvdXJuZXk6IGEgY3J1aXNlIHdpdGhpbiBhIHN5c3RlbSwgb3IgYSBzdXJnZSBmcm9tIGVkZ2UgdG8gZWRnZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTGVnIHtcbiAgcmVhZG9ubHkga2luZDogJ2NydWlzZScgfCAnc3VyZ2UnO1xuICByZWFkb25seSBmcm9tOiBudW1iZXI7XG4gIHJlYWRvbmx5IHRvOiBudW1iZXI7XG4gIC8qKiBNaWxsaW9udGhzIG9mIGFuIEFVIGZvciBhIGNydWlzZSwgdGhvdXNhbmR0aHMgb2YgYSBsaWdodCB5ZWFyIGZvciBhIHN1cmdlLiAqL1xuICByZWFkb25seSBkaXN0YW5jZTogbnVtYmVyO1xufVxuXG4vKiogVGhlIHN0YWdlcyBmcm9tIG9uZSBwbGFjZSB0byBhbm90aGVyIHdpdGhvdXQgZGV0b3Vyczsgbm9uZSB3aGVuIHRoZXkgYXJlIHRoZSBzYW1lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRyYXZlbExlZ3Moc2VlZDogbnVtYmVyLCBmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIpOiByZWFkb25seSBMZWdbXSB7XG4gIGlmIChmcm9tID09PSB0bykgcmV0dXJuIFtdO1xuICBjb25zdCBmcm9tU3RhciA9IGxvY2F0aW9uU3Rhcihmcm9tKTtcbiAgY29uc3QgdG9TdGFyID0gbG9jYXRpb25TdGFyKHRvKTtcbiAgaWYgKGZyb21TdGFyID09PSB0b1N0YXIpIHJldHVybiBbY3J1aXNlKHNlZWQsIGZyb20sIHRvKV07XG4gIGNvbnN0IGV4aXQgPSBzdGFyTG9jYXRpb24oZnJvbVN0YXIpO1xuICBjb25zdCBlbnRyeSA9IHN0YXJMb2NhdGlvbih0b1N0YXIpO1xuICBjb25zdCBkaXN0YW5jZSA9IGRpc3RhbmNlTWlsbGlMeShzZWVkLCBmcm9tU3RhciwgdG9TdGFyKTtcbiAgY29uc3Qgc3VyZ2U6IExlZyA9IHsga2luZDogJ3N1cmdlJywgZnJvbTogZXhpdCwgdG86IGVudHJ5LCBkaXN0YW5jZSB9O1xuICBjb25zdCBsZWdzID0gW2NydWlzZShzZWVkLCBmcm9tLCBleGl0KSwgc3VyZ2UsIGNydWlzZShzZWVkLCBlbnRyeSwgdG8pXTtcbiAgcmV0dXJuIGxlZ3MuZmlsdGVyKChsZWcpID0+IGxlZy5mcm9tICE9PSBsZWcudG8pO1xufVxuXG5mdW5jdGlvbiBjcnVpc2Uoc2VlZDogbnVtYmVyLCBmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIpOiBMZWcge1xuICBjb25zdCBkaXN0YW5jZSA9IGZyb20gPT09IHRvID8gMCA6IGRpc3RhbmNlTWljcm9BdShzZWVkLCBmcm9tLCB0byk7XG4gIHJldHVybiB7IGtpbmQ6ICdjcnVpc2UnLCBmcm9tLCB0bywgZGlzdGFuY2UgfTtcbn1cbiIsICJpbXBvcnQgeyBjZWlsRGl2LCBpbnZhcmlhbnQsIG1heCwgbXVsRGl2LCBzcXJ0Q2VpbCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJ1bGVzZXQgfSBmcm9tICcuLi9ydWxlc2V0L3J1bGVzZXQuanMnO1xuaW1wb3J0IHR5cGUgeyBMZWcgfSBmcm9tICcuL3RyYXZlbExlZ3MuanMnO1xuXG4vKiogSG93IGZhc3Qgc29tZXRoaW5nIHRyYXZlbHM6IGJvdGggaW4gdGhvdXNhbmR0aHMsIDEwMDAgYW5kIDEwMDAgZm9yIGEgdmVzc2VsIGluIGZ1bGwgb3JkZXIuICovXG5leHBvcnQgaW50ZXJmYWNlIFBhY2Uge1xuICAvKiogRnJvbSB0aGUgYmx1ZXByaW50LiAqL1xuICByZWFkb25seSBkcml2ZVBlck1pbGxlOiBudW1iZXI7XG4gIC8qKiBGcm9tIGl0cyBvcGVyYXRpb25hbCBjYXBhY2l0eSAoYHNwZWVkUGVyTWlsbGVgKS4gKi9cbiAgcmVhZG9ubHkgc3BlZWRQZXJNaWxsZTogbnVtYmVyO1xufVxuXG4vKiogU2Vjb25kcyBvZiBvbmUgbGVnIG9mIGEgam91cm5leTsgYGhhc0h1YmA6IGEgaHViIG9mIHRoZSB0cmF2ZWxsZXIncyBvd24gd2FpdHMgYXQgaXRzIGVuZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0cmF2ZWxTZWNvbmRzKHJ1bGVzZXQ6IFJ1bGVzZXQsIGxlZzogTGVnLCBwYWNlOiBQYWNlLCBoYXNIdWI6IGJvb2xlYW4pOiBudW1iZXIge1xuICBpZiAobGVnLmtpbmQgPT09ICdjcnVpc2UnKSByZXR1cm4gY3J1aXNlU2Vjb25kcyhydWxlc2V0LCBsZWcuZGlzdGFuY2UsIHBhY2UpO1xuICByZXR1cm4gc3VyZ2VTZWNvbmRzKHJ1bGVzZXQsIGxlZy5kaXN0YW5jZSwgcGFjZSwgaGFzSHViKTtcbn1cblxuLyoqXG4gKiBTZWNvbmRzIG9mIGEgY3J1aXNlOiBjb25zdGFudCBhY2NlbGVyYXRpb24sIGZsaXAgYXQgdGhlIG1pZHBvaW50LCBoZW5jZSBhIHJvb3Qgb2YgdGhlIGRpc3RhbmNlLlxuICogY2VpbCgzMy44MyBcdTAwQjcgcm9vdCBvZiBBVSkgYnkgdGhlIHN0YW5kYXJkIHJ1bGVzLCBhdCBsZWFzdCA1OyBleGFjdCwgc2luY2UgdGhlIG1pbGxpc2Vjb25kcyBhcmVcbiAqIHRoZSBsZWFzdCB0IHdpdGggdFx1MDBCMiBcdTAwQjcgMTBeNiA+PSAzMzgzMFx1MDBCMiBcdTAwQjcgZGlzdGFuY2UuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjcnVpc2VTZWNvbmRzKHJ1bGVzZXQ6IFJ1bGVzZXQsIGRpc3RhbmNlTWljcm9BdTogbnVtYmVyLCBwYWNlOiBQYWNlKTogbnVtYmVyIHtcbiAgY29uc3QgeyBjcnVpc2VNaWxsaXNlY29uZHMsIGNydWlzZUxlYXN0U2Vjb25kcyB9ID0gcnVsZXNldC50cmF2ZWw7XG4gIGNvbnN0IHNxdWFyZSA9IGNydWlzZU1pbGxpc2Vjb25kcyAqIGNydWlzZU1pbGxpc2Vjb25kcztcbiAgY29uc3Qgcm91bmRlZCA9IG11bERpdihkaXN0YW5jZU1pY3JvQXUsIHNxdWFyZSwgMV8wMDBfMDAwKTtcbiAgY29uc3QgZXhhY3QgPSAoKGRpc3RhbmNlTWljcm9BdSAlIDFfMDAwXzAwMCkgKiBzcXVhcmUpICUgMV8wMDBfMDAwID09PSAwO1xuICBjb25zdCBtaWxsaXNlY29uZHMgPSBzcXJ0Q2VpbChleGFjdCA/IHJvdW5kZWQgOiByb3VuZGVkICsgMSk7XG4gIHJldHVybiBtYXgoY3J1aXNlTGVhc3RTZWNvbmRzLCBjZWlsRGl2KG1pbGxpc2Vjb25kcyAqIDEwMDAsIHBhY2VPZihwYWNlKSkpO1xufVxuXG4vKiogU2Vjb25kcyBvZiBhIHN1cmdlIGJldHdlZW4gdHdvIHN0YXJzLCBzaG9ydGVyIHdoZXJlIGEgaHViIG9mIHRoZSB0cmF2ZWxsZXIncyBvd24gd2FpdHMuICovXG5leHBvcnQgZnVuY3Rpb24gc3VyZ2VTZWNvbmRzKFxuICBydWxlc2V0OiBSdWxlc2V0LFxuICBkaXN0YW5jZU1pbGxpTHk6IG51bWJlcixcbiAgcGFjZTogUGFjZSxcbiAgaGFzSHViOiBib29sZWFuLFxuKTogbnVtYmVyIHtcbiAgY29uc3QgeyBzdXJnZVNlY29uZHNQZXJMeSwgc3VyZ2VIdWJQZXJNaWxsZSB9ID0gcnVsZXNldC50cmF2ZWw7XG4gIGNvbnN0IHNoYXJlID0gaGFzSHViID8gc3VyZ2VIdWJQZXJNaWxsZSA6IDEwMDA7XG4gIHJldHVybiBtYXgoMSwgY2VpbERpdihkaXN0YW5jZU1pbGxpTHkgKiBzdXJnZVNlY29uZHNQZXJMeSAqIHNoYXJlLCBwYWNlT2YocGFjZSkpKTtcbn1cblxuLyoqIE1pbGxpb250aHMgb2YgYSB2ZXNzZWwncyBzcGVlZC4gKi9cbmZ1bmN0aW9uIHBhY2VPZihwYWNlOiBQYWNlKTogbnVtYmVyIHtcbiAgY29uc3QgcHJvZHVjdCA9IHBhY2UuZHJpdmVQZXJNaWxsZSAqIHBhY2Uuc3BlZWRQZXJNaWxsZTtcbiAgaW52YXJpYW50KHByb2R1Y3QgPiAwLCAnd2hhdCBoYXMgbm8gZHJpdmUgY2Fubm90IHRyYXZlbCcpO1xuICByZXR1cm4gcHJvZHVjdDtcbn1cbiIsICJpbXBvcnQgeyBtYXggfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBMZWcgfSBmcm9tICcuLi9nYWxheHkvdHJhdmVsTGVncy5qcyc7XG5pbXBvcnQgeyB0cmF2ZWxMZWdzIH0gZnJvbSAnLi4vZ2FsYXh5L3RyYXZlbExlZ3MuanMnO1xuaW1wb3J0IHsgY3J1aXNlU2Vjb25kcywgc3VyZ2VTZWNvbmRzIH0gZnJvbSAnLi4vZ2FsYXh5L3RyYXZlbFNlY29uZHMuanMnO1xuaW1wb3J0IHsgc3BlZWRQZXJNaWxsZSB9IGZyb20gJy4uL3J1bGVzZXQvc3BlZWRQZXJNaWxsZS5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IEZMRUVUIH0gZnJvbSAnLi4vc3RhdGUvZmxlZXRzLmpzJztcbmltcG9ydCB7IExPQ0FUSU9OIH0gZnJvbSAnLi4vc3RhdGUvbG9jYXRpb25zLmpzJztcbmltcG9ydCB7IFNUQVRVUyB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcbmltcG9ydCB7IGRldmljZUJsdWVwcmludCwgZGV2aWNlUGxhY2UsIGRldmljZVR1cm5zIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHsgZW5kQWN0aXZpdHkgfSBmcm9tICcuL2VuZEFjdGl2aXR5LmpzJztcbmltcG9ydCB7IGVuc3VyZUxvY2F0aW9uIH0gZnJvbSAnLi9lbnN1cmVMb2NhdGlvbi5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIEEgbGVnIHdpdGggd2hhdCBpdCB0YWtlcyB0aGlzIGRldmljZSBhcyBpdCBpcyBub3cuICovXG5leHBvcnQgaW50ZXJmYWNlIEpvdXJuZXlMZWcgZXh0ZW5kcyBMZWcge1xuICByZWFkb25seSBzZWNvbmRzOiBudW1iZXI7XG59XG5cbi8qKiBUaGUgbGVncyBvZiBhIGRldmljZSdzIHdheSBmcm9tIHdoZXJlIGl0IGlzIHRvIGEgcGxhY2UsIHdpdGhvdXQgZGV0b3Vycy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBqb3VybmV5TGVncyh3b3JsZDogV29ybGQsIGRldmljZTogbnVtYmVyLCBkZXN0aW5hdGlvbjogbnVtYmVyKTogSm91cm5leUxlZ1tdIHtcbiAgY29uc3QgeyBzZWVkLCBydWxlc2V0IH0gPSB3b3JsZC5zZXR0aW5nO1xuICBjb25zdCBjYXBhY2l0eSA9IHdvcmxkLmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5KTtcbiAgY29uc3QgcGFjZSA9IHtcbiAgICBkcml2ZVBlck1pbGxlOiBkZXZpY2VCbHVlcHJpbnQod29ybGQsIHdvcmxkLmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnR5cGUpKS5kcml2ZVBlck1pbGxlLFxuICAgIHNwZWVkUGVyTWlsbGU6IHNwZWVkUGVyTWlsbGUocnVsZXNldCwgY2FwYWNpdHkpLFxuICB9O1xuICByZXR1cm4gdHJhdmVsTGVncyhzZWVkLCBkZXZpY2VQbGFjZSh3b3JsZCwgZGV2aWNlKSwgZGVzdGluYXRpb24pLm1hcCgobGVnKSA9PiAoe1xuICAgIC4uLmxlZyxcbiAgICBzZWNvbmRzOlxuICAgICAgbGVnLmtpbmQgPT09ICdjcnVpc2UnXG4gICAgICAgID8gY3J1aXNlU2Vjb25kcyhydWxlc2V0LCBsZWcuZGlzdGFuY2UsIHBhY2UpXG4gICAgICAgIDogc3VyZ2VTZWNvbmRzKHJ1bGVzZXQsIGxlZy5kaXN0YW5jZSwgcGFjZSwgZmFsc2UpLFxuICB9KSk7XG59XG5cbi8qKiBTZW5kcyBhIGRldmljZSB0byBhbm90aGVyIHBsYWNlOyB3aGF0ZXZlciBpdCB3YXMgZG9pbmcgZW5kcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBqb3VybmV5U3RhcnQoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgZGVzdGluYXRpb246IG51bWJlcik6IHZvaWQge1xuICBlbmRBY3Rpdml0eShkcmFmdCwgZGV2aWNlLCAnZGVwYXJ0ZWQnKTtcbiAgbGV0IHNlY29uZHMgPSAwO1xuICBmb3IgKGNvbnN0IGxlZyBvZiBqb3VybmV5TGVncyhkcmFmdCwgZGV2aWNlLCBkZXN0aW5hdGlvbikpIHNlY29uZHMgKz0gbGVnLnNlY29uZHM7XG4gIGxlYXZlKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy50cmF2ZWxsaW5nLCBkZXN0aW5hdGlvbiwgc2Vjb25kcyk7XG59XG5cbi8qKiBUdXJucyBhIHRyYXZlbGxpbmcgZGV2aWNlIGJhY2sgdG8gdGhlIGxhc3QgcGxhY2UgdGhhdCBpdCBoYXMgcGFzc2VkLCBmcm9tIHdoZXJlIGl0IGNhbWUuICovXG5leHBvcnQgZnVuY3Rpb24gam91cm5leVR1cm4oZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMsIGZsZWV0cywgbG9jYXRpb25zIH0gPSBkcmFmdDtcbiAgY29uc3QgZGVzdGluYXRpb24gPSBsb2NhdGlvbnMuZ2V0KGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnRhcmdldCksIExPQ0FUSU9OLnBsYWNlKTtcbiAgY29uc3QgZWxhcHNlZCA9IGRyYWZ0Lm5vdyAtIGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnNpbmNlKTtcbiAgbGV0IHBhc3NlZCA9IDA7XG4gIGxldCBwbGFjZSA9IGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpO1xuICBmb3IgKGNvbnN0IGxlZyBvZiBqb3VybmV5TGVncyhkcmFmdCwgZGV2aWNlLCBkZXN0aW5hdGlvbikpIHtcbiAgICBpZiAocGFzc2VkICsgbGVnLnNlY29uZHMgPiBlbGFwc2VkKSBicmVhaztcbiAgICBwYXNzZWQgKz0gbGVnLnNlY29uZHM7XG4gICAgcGxhY2UgPSBsZWcudG87XG4gIH1cbiAgZmxlZXRzLmFkZChkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpLCBGTEVFVC50cmF2ZWxTZWNvbmRzLCBlbGFwc2VkKTtcbiAgbGVhdmUoZHJhZnQsIGRldmljZSwgU1RBVFVTLnJlY2FsbGluZywgcGxhY2UsIG1heCgxLCBlbGFwc2VkIC0gcGFzc2VkKSk7XG59XG5cbmZ1bmN0aW9uIGxlYXZlKFxuICBkcmFmdDogRHJhZnQsXG4gIGRldmljZTogbnVtYmVyLFxuICBzdGF0dXM6IG51bWJlcixcbiAgZGVzdGluYXRpb246IG51bWJlcixcbiAgc2Vjb25kczogbnVtYmVyLFxuKTogdm9pZCB7XG4gIGNvbnN0IGFycml2YWwgPSBkcmFmdC5ub3cgKyBzZWNvbmRzO1xuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBzdGF0dXMsIGVuc3VyZUxvY2F0aW9uKGRyYWZ0LCBkZXN0aW5hdGlvbikpO1xuICBkcmFmdC5kZXZpY2VzLnNjaGVkdWxlKGRldmljZSwgREVWSUNFLmFycml2YWwsIGFycml2YWwpO1xuICBkcmFmdC5lbWl0KFxuICAgIHN0YXR1cyA9PT0gU1RBVFVTLnRyYXZlbGxpbmcgPyAndHJhdmVsLmRlcGFydGVkJyA6ICd0cmF2ZWwuY2FuY2VsbGVkJyxcbiAgICBkcmFmdC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpLFxuICAgIGRldmljZSxcbiAgICBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSxcbiAgICBkZXN0aW5hdGlvbixcbiAgICBhcnJpdmFsLFxuICApO1xufVxuIiwgImltcG9ydCB7IHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBsb2NhdGlvblN0YXIgfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHsgc3RhckNvZGUgfSBmcm9tICcuLi9nYWxheHkvc3RhckF0LmpzJztcbmltcG9ydCB7IGRldmljZUJsdWVwcmludCwgZGV2aWNlUGxhY2UgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBXb3JsZCB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBkZXZpY2VUeXBlQXQgfSBmcm9tICcuLi9ydWxlc2V0L2RldmljZVR5cGVzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuLyoqIFRoZSByZWZ1c2FsIG9mIGEgd2F5IHRoYXQgbGVhZHMgdG8gYW5vdGhlciBzdGFyLCBmb3IgYSBkZXZpY2Ugd2l0aG91dCBhIHN1cmdlIGRyaXZlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlZnVzZVN1cmdlKFxuICB3b3JsZDogV29ybGQsXG4gIGRldmljZTogbnVtYmVyLFxuICBkZXN0aW5hdGlvbjogbnVtYmVyLFxuKTogUmVmdXNlZCB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGZyb20gPSBsb2NhdGlvblN0YXIoZGV2aWNlUGxhY2Uod29ybGQsIGRldmljZSkpO1xuICBjb25zdCB0byA9IGxvY2F0aW9uU3RhcihkZXN0aW5hdGlvbik7XG4gIGNvbnN0IHR5cGUgPSB3b3JsZC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS50eXBlKTtcbiAgaWYgKGZyb20gPT09IHRvIHx8IGRldmljZUJsdWVwcmludCh3b3JsZCwgdHlwZSkuZmVhdHVyZXMuaW5jbHVkZXMoJ3N1cmdlJykpIHJldHVybiB1bmRlZmluZWQ7XG4gIHJldHVybiByZWZ1c2UoJ25vX3N1cmdlX2RyaXZlJywgYGEgJHtkZXZpY2VUeXBlQXQodHlwZSl9IGNhbm5vdCB0cmF2ZWwgYmV0d2VlbiBzdGFyc2AsIHtcbiAgICBkZXZpY2VfdHlwZTogZGV2aWNlVHlwZUF0KHR5cGUpID8/ICcnLFxuICAgIGZyb206IHN0YXJDb2RlKGZyb20pLFxuICAgIHRvOiBzdGFyQ29kZSh0byksXG4gIH0pO1xufVxuIiwgImltcG9ydCB7IGRvbmUsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBtYWtlTG9jYXRpb24gfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb24uanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHsgam91cm5leVN0YXJ0LCBqb3VybmV5VHVybiB9IGZyb20gJy4uL3J1bGVzL2pvdXJuZXkuanMnO1xuaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgRkxFRVQgfSBmcm9tICcuLi9zdGF0ZS9mbGVldHMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5pbXBvcnQgeyByZWZ1c2VTdXJnZSB9IGZyb20gJy4vcmVmdXNlU3VyZ2UuanMnO1xuXG4vKipcbiAqIGByZWNhbGwge2RldmljZX1gOiB1bmRlciB3YXksIGJhY2sgdG8gdGhlIGxhc3QgcGxhY2UgcGFzc2VkOyBlbHNlIHRvIHdoZXJlIHRoZSB2ZXNzZWwgb2YgaXRzXG4gKiByZXBsaWNhbnQgaXMgKG9yIHdhcyBsYXN0LCB3aGVuIHRoYXQgaXMgdW5kZXIgd2F5IGl0c2VsZikuXG4gKi9cbmV4cG9ydCBjb25zdCByZWNhbGw6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAncmVjYWxsJywge30pO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBjb25zdCB7IGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IHsgZGV2aWNlcyB9ID0gZHJhZnQ7XG4gIGlmIChkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zdGF0dXMpID09PSBTVEFUVVMudHJhdmVsbGluZykge1xuICAgIGpvdXJuZXlUdXJuKGRyYWZ0LCBkZXZpY2UpO1xuICAgIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIGRldmljZXMuZHVlKGRldmljZSwgREVWSUNFLmFycml2YWwpKSk7XG4gIH1cbiAgY29uc3QgdmVzc2VsID0gZHJhZnQuZmxlZXRzLmdldChkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpLCBGTEVFVC52ZXNzZWwpO1xuICBjb25zdCBwbGFjZSA9IGRldmljZVBsYWNlKGRyYWZ0LCB2ZXNzZWwpO1xuICBpZiAocGxhY2UgPT09IGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpKSB7XG4gICAgY29uc3QgbG9jYXRpb24gPSBtYWtlTG9jYXRpb24oZHJhZnQuc2V0dGluZy5zZWVkLCBwbGFjZSk7XG4gICAgcmV0dXJuIHJlZnVzZSgnYWxyZWFkeV90aGVyZScsIGB0aGUgZGV2aWNlIGlzIHdpdGggaXRzIHZlc3NlbCBhdCAke2xvY2F0aW9ufWAsIHsgbG9jYXRpb24gfSk7XG4gIH1cbiAgY29uc3Qgc3RyYW5kZWQgPSByZWZ1c2VTdXJnZShkcmFmdCwgZGV2aWNlLCBwbGFjZSk7XG4gIGlmIChzdHJhbmRlZCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gc3RyYW5kZWQ7XG4gIGpvdXJuZXlTdGFydChkcmFmdCwgZGV2aWNlLCBwbGFjZSk7XG4gIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIGRldmljZXMuZHVlKGRldmljZSwgREVWSUNFLmFycml2YWwpKSk7XG59O1xuIiwgImltcG9ydCB7IGZsb29yRGl2LCByZWZ1c2UgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgbWFrZUxvY2F0aW9uLCBtYWtlU2l0ZSB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbi5qcyc7XG5pbXBvcnQgdHlwZSB7IFNpdGVOYW1lIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uLmpzJztcbmltcG9ydCB7IGxvY2F0aW9uUGFydHMgfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHsgZGVwb3NpdEhvbGRzLCBkZXBvc2l0V2l0aCB9IGZyb20gJy4uL3J1bGVzL2RlcG9zaXQuanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHsgZW5zdXJlUGlsZUJsb2NrZWQgfSBmcm9tICcuLi9ydWxlcy9lbnN1cmVQaWxlLmpzJztcbmltcG9ydCB7IHJ1blJhdGUgfSBmcm9tICcuLi9ydWxlcy9ydW4uanMnO1xuaW1wb3J0IHR5cGUgeyBXb3JsZCB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzdG9ja1Jvb20sIHN0b2NrVGFrZXMgfSBmcm9tICcuLi9ydWxlcy9zdG9jay5qcyc7XG5pbXBvcnQgeyBDQVRFR09SSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB7IERFUE9TSVQsIGRlcG9zaXRPZiB9IGZyb20gJy4uL3N0YXRlL2RlcG9zaXRzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgTE9DQVRJT04gfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBwaWxlS2V5IH0gZnJvbSAnLi4vc3RhdGUvcGlsZXMuanMnO1xuaW1wb3J0IHsgU0lURSwgc2l0ZUtleSB9IGZyb20gJy4uL3N0YXRlL3NpdGVzLmpzJztcbmltcG9ydCB7IFNUT0NLLCBzdG9ja09mIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcbmltcG9ydCB0eXBlIHsgUmVmdXNlZCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbi8qKiBXaGF0IGEgbWluaW5nIHJ1biBpcyB0byBiZSBhYm91dC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgV2lzaCB7XG4gIHJlYWRvbmx5IGRldmljZTogbnVtYmVyO1xuICByZWFkb25seSBhY2NvdW50OiBudW1iZXI7XG4gIC8qKiAxIHRvIDYuICovXG4gIHJlYWRvbmx5IHJlc291cmNlOiBudW1iZXI7XG4gIC8qKiBUaGUgc2l0ZSB0aGF0IGlzIGFza2VkIGZvcjsgdW5kZWZpbmVkIGZvciBhbnkuICovXG4gIHJlYWRvbmx5IHNpdGU6IFNpdGVOYW1lIHwgdW5kZWZpbmVkO1xufVxuXG4vKipcbiAqIFRoZSBkZXBvc2l0IHRoYXQgYSB3aXNoIGNvbWVzIGRvd24gdG8sIG9yIHdoeSB0aGVyZSBpcyBub25lOiB0aGUgZGV2aWNlIGlzIGF0IGEgYmVsdCwgdGhlIHNpdGVcbiAqIGlzIG9uZSBvZiBpdHMsIG9wZW4sIGFuZCBoYXMgc29tZSBvZiB0aGUgY2F0ZWdvcnksIGFuZCB0aGUgYWNjb3VudCdzIHN0b2NrIHRha2VzIHRoZSB5aWVsZC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNob29zZURlcG9zaXQod29ybGQ6IFdvcmxkLCB3aXNoOiBXaXNoKTogbnVtYmVyIHwgUmVmdXNlZCB7XG4gIGNvbnN0IHBsYWNlID0gZGV2aWNlUGxhY2Uod29ybGQsIHdpc2guZGV2aWNlKTtcbiAgaWYgKGxvY2F0aW9uUGFydHMocGxhY2UpPy5raW5kICE9PSAnYmVsdCcpIHtcbiAgICBjb25zdCBsb2NhdGlvbiA9IG1ha2VMb2NhdGlvbih3b3JsZC5zZXR0aW5nLnNlZWQsIHBsYWNlKTtcbiAgICByZXR1cm4gcmVmdXNlKCdub3RfYXRfYmVsdCcsIGB0aGVyZSBpcyBub3RoaW5nIHRvIG1pbmUgYXQgJHtsb2NhdGlvbn1gLCB7IGxvY2F0aW9uIH0pO1xuICB9XG4gIGNvbnN0IHsgc2l0ZSB9ID0gd2lzaDtcbiAgY29uc3QgZWxzZXdoZXJlID0gc2l0ZSAhPT0gdW5kZWZpbmVkICYmIHNpdGUuYmVsdCAhPT0gcGxhY2U7XG4gIGlmIChlbHNld2hlcmUpIHJldHVybiByZWZ1c2VTaXRlKHdvcmxkLCBzaXRlKTtcbiAgY29uc3QgZGVwb3NpdCA9IHNpdGUgPT09IHVuZGVmaW5lZCA/IGFueURlcG9zaXQod29ybGQsIHdpc2gpIDogZGVwb3NpdEF0KHdvcmxkLCB3aXNoLCBzaXRlKTtcbiAgaWYgKHR5cGVvZiBkZXBvc2l0ICE9PSAnbnVtYmVyJykgcmV0dXJuIGRlcG9zaXQ7XG4gIHJldHVybiBzdG9ja1JlZnVzYWwod29ybGQsIHdpc2gsIGRlcG9zaXQpID8/IGRlcG9zaXQ7XG59XG5cbmZ1bmN0aW9uIGFueURlcG9zaXQod29ybGQ6IFdvcmxkLCB7IGRldmljZSwgcmVzb3VyY2UgfTogV2lzaCk6IG51bWJlciB8IFJlZnVzZWQge1xuICBjb25zdCBsb2NhdGlvbiA9IHdvcmxkLmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKTtcbiAgY29uc3QgZGVwb3NpdCA9IGRlcG9zaXRXaXRoKHdvcmxkLCBsb2NhdGlvbiwgcmVzb3VyY2UpO1xuICBpZiAoZGVwb3NpdCAhPT0gMCkgcmV0dXJuIGRlcG9zaXQ7XG4gIGNvbnN0IGNhdGVnb3J5ID0gQ0FURUdPUklFU1tyZXNvdXJjZSAtIDFdID8/ICcnO1xuICBjb25zdCBzaXRlcyA9IHdvcmxkLmxvY2F0aW9ucy5tZW1iZXJzKGxvY2F0aW9uLCBMT0NBVElPTi5zaXRlcyk7XG4gIGNvbnN0IG9wZW4gPSBzaXRlcy5maWx0ZXIoKHNpdGUpID0+IHdvcmxkLnNpdGVzLmdldChzaXRlLCBTSVRFLm9wZW4pID09PSAxKS5sZW5ndGg7XG4gIHJldHVybiByZWZ1c2UoJ2RlcGxldGVkJywgYG5vIG9wZW4gc2l0ZSBoZXJlIGhhcyBhbnkgJHtjYXRlZ29yeX1gLCB7XG4gICAgcmVzb3VyY2U6IGNhdGVnb3J5LFxuICAgIG9wZW5fc2l0ZXM6IG9wZW4sXG4gIH0pO1xufVxuXG5mdW5jdGlvbiBkZXBvc2l0QXQod29ybGQ6IFdvcmxkLCB3aXNoOiBXaXNoLCBuYW1lZDogU2l0ZU5hbWUpOiBudW1iZXIgfCBSZWZ1c2VkIHtcbiAgY29uc3QgbG9jYXRpb24gPSB3b3JsZC5kZXZpY2VzLnBhcmVudCh3aXNoLmRldmljZSwgREVWSUNFLmxvY2F0aW9uKTtcbiAgLy8gVGhlIGtleSBoYXMgcm9vbSBmb3Igc28gbWFueSBzaXRlcyBvbmx5OyBhbiBpbmRleCBiZXlvbmQgYmVsb25ncyB0byBubyBzaXRlLlxuICBjb25zdCBrbm93biA9IG5hbWVkLnNpdGUgPCB3b3JsZC5zZXR0aW5nLnJ1bGVzZXQuc2l0ZXMucGVyQmVsdDtcbiAgY29uc3Qgc2l0ZSA9IGtub3duID8gd29ybGQuc2l0ZXMuZmluZChzaXRlS2V5KGxvY2F0aW9uLCBuYW1lZC5zaXRlKSkgOiAwO1xuICBpZiAoc2l0ZSA9PT0gMCB8fCB3b3JsZC5zaXRlcy5nZXQoc2l0ZSwgU0lURS5zdXJ2ZXllZCkgPT09IDApIHJldHVybiByZWZ1c2VTaXRlKHdvcmxkLCBuYW1lZCk7XG4gIGNvbnN0IGRlcG9zaXQgPSBkZXBvc2l0T2Yoc2l0ZSwgd2lzaC5yZXNvdXJjZSk7XG4gIGNvbnN0IG9wZW4gPSB3b3JsZC5zaXRlcy5nZXQoc2l0ZSwgU0lURS5vcGVuKSA9PT0gMTtcbiAgaWYgKG9wZW4gJiYgZGVwb3NpdEhvbGRzKHdvcmxkLCBkZXBvc2l0KSkgcmV0dXJuIGRlcG9zaXQ7XG4gIGNvbnN0IGNvZGUgPSBtYWtlU2l0ZSh3b3JsZC5zZXR0aW5nLnNlZWQsIG5hbWVkLmJlbHQsIG5hbWVkLnNpdGUpO1xuICBpZiAoIW9wZW4pIHJldHVybiByZWZ1c2UoJ3NpdGVfY2xvc2VkJywgYCR7Y29kZX0gaXMgY2xvc2VkYCwgeyBzaXRlOiBjb2RlIH0pO1xuICBjb25zdCBjYXRlZ29yeSA9IENBVEVHT1JJRVNbd2lzaC5yZXNvdXJjZSAtIDFdID8/ICcnO1xuICByZXR1cm4gcmVmdXNlKCdkZXBsZXRlZCcsIGAke2NvZGV9IGhhcyBubyAke2NhdGVnb3J5fWAsIHtcbiAgICByZXNvdXJjZTogY2F0ZWdvcnksXG4gICAgc2l0ZTogY29kZSxcbiAgICByZW1haW5pbmdfbWljcm86IHdvcmxkLmRlcG9zaXRzLmxldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSksXG4gIH0pO1xufVxuXG5mdW5jdGlvbiByZWZ1c2VTaXRlKHdvcmxkOiBXb3JsZCwgeyBiZWx0LCBzaXRlIH06IFNpdGVOYW1lKTogUmVmdXNlZCB7XG4gIGNvbnN0IGNvZGUgPSBtYWtlU2l0ZSh3b3JsZC5zZXR0aW5nLnNlZWQsIGJlbHQsIHNpdGUpO1xuICByZXR1cm4gcmVmdXNlKCd1bmtub3duX3NpdGUnLCBgbm8gc2l0ZSAke2NvZGV9IGlzIGtub3duIGhlcmVgLCB7IGZpZWxkOiAnc2l0ZScsIHNpdGU6IGNvZGUgfSk7XG59XG5cbmZ1bmN0aW9uIHN0b2NrUmVmdXNhbCh3b3JsZDogV29ybGQsIHdpc2g6IFdpc2gsIGRlcG9zaXQ6IG51bWJlcik6IFJlZnVzZWQgfCB1bmRlZmluZWQge1xuICBjb25zdCB7IGFjY291bnQsIGRldmljZSwgcmVzb3VyY2UgfSA9IHdpc2g7XG4gIGNvbnN0IHsgbGltaXRzLCBtaW5pbmcgfSA9IHdvcmxkLnNldHRpbmcucnVsZXNldDtcbiAgY29uc3QgbG9jYXRpb24gPSB3b3JsZC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbik7XG4gIGlmIChlbnN1cmVQaWxlQmxvY2tlZCh3b3JsZCwgYWNjb3VudCwgbG9jYXRpb24pKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnc3RvY2tfbGltaXQnLCAndGhlIGFjY291bnQgaGFzIHN0b2NrIGF0IGFzIG1hbnkgcGxhY2VzIGFzIGl0IG1heScsIHtcbiAgICAgIG1vc3Q6IGxpbWl0cy5zdG9ja3NQZXJBY2NvdW50LFxuICAgIH0pO1xuICB9XG4gIGNvbnN0IHBpbGUgPSB3b3JsZC5waWxlcy5maW5kKHBpbGVLZXkoYWNjb3VudCwgbG9jYXRpb24pKTtcbiAgaWYgKHBpbGUgPT09IDApIHJldHVybiB1bmRlZmluZWQ7XG4gIGNvbnN0IHN0b2NrID0gc3RvY2tPZihwaWxlLCByZXNvdXJjZSk7XG4gIGNvbnN0IHJhdGUgPSBydW5SYXRlKHdvcmxkLCBkZXBvc2l0LCB3b3JsZC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5jYXBhY2l0eSkpO1xuICBpZiAoc3RvY2tUYWtlcyh3b3JsZCwgc3RvY2ssIHJhdGUpKSByZXR1cm4gdW5kZWZpbmVkO1xuICByZXR1cm4gcmVmdXNlKCdzdG9ja19mdWxsJywgJ3RoZSBzdG9jayBoZXJlIGhhcyBubyByb29tIGZvciB0aGUgeWllbGQnLCB7XG4gICAgcmVzb3VyY2U6IENBVEVHT1JJRVNbcmVzb3VyY2UgLSAxXSA/PyAnJyxcbiAgICBxdWFudGl0eTogZmxvb3JEaXYod29ybGQuc3RvY2tzLmxldmVsKHN0b2NrLCBTVE9DSy5hbW91bnQpLCBNSUNSTyksXG4gICAgbW9zdDogbWluaW5nLnN0b2NrQ2FwVW5pdHMsXG4gICAgcm9vbV9taWNybzogc3RvY2tSb29tKHdvcmxkLCBzdG9jayksXG4gIH0pO1xufVxuIiwgImltcG9ydCB7IGRvbmUsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0SG9sZHMgfSBmcm9tICcuLi9ydWxlcy9kZXBvc2l0LmpzJztcbmltcG9ydCB7IGRldmljZVBsYWNlIH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB7IHJ1blN0YXJ0LCBydW5TdG9wIH0gZnJvbSAnLi4vcnVsZXMvcnVuLmpzJztcbmltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBDQVRFR09SSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB7IGNhdGVnb3J5T2YsIGRlcG9zaXRPZiwgc2l0ZU9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgcGlsZU9mLCBzdG9ja09mIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcbmltcG9ydCB7IGNob29zZURlcG9zaXQgfSBmcm9tICcuL2Nob29zZURlcG9zaXQuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCwgb25lT2YgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG5jb25zdCBSRUFERVJTID0geyByZXNvdXJjZTogb25lT2YoQ0FURUdPUklFUykgfTtcblxuLyoqXG4gKiBgcmV0YXJnZXQge2RldmljZSwgcmVzb3VyY2V9YDogZW5kcyB0aGUgcnVuIGFuZCBiZWdpbnMgYW5vdGhlciwgYXQgdGhlIHNhbWUgc2l0ZSB3aGVuIHRoYXQgaGFzXG4gKiB0aGUgY2F0ZWdvcnksIGVsc2UgYXQgdGhlIGxvd2VzdCBvcGVuIG9uZSB0aGF0IGhhcy5cbiAqL1xuZXhwb3J0IGNvbnN0IHJldGFyZ2V0OiBSZWR1Y2VyID0gKGRyYWZ0LCBjb21tYW5kKSA9PiB7XG4gIGNvbnN0IG9yZGVyID0gb3JkZXJPZihkcmFmdCwgY29tbWFuZCwgJ3JldGFyZ2V0JywgUkVBREVSUyk7XG4gIGlmIChpc1JlZnVzZWQob3JkZXIpKSByZXR1cm4gb3JkZXI7XG4gIGNvbnN0IHsgYWNjb3VudCwgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3QgeyByZXNvdXJjZSB9ID0gb3JkZXIuYXJncztcbiAgY29uc3QgeyBkZXZpY2VzIH0gPSBkcmFmdDtcbiAgY29uc3QgZm9ybWVyID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UuZGVwb3NpdCk7XG4gIGlmIChjYXRlZ29yeU9mKGZvcm1lcikgPT09IHJlc291cmNlKSB7XG4gICAgY29uc3QgY2F0ZWdvcnkgPSBDQVRFR09SSUVTW3Jlc291cmNlIC0gMV0gPz8gJyc7XG4gICAgcmV0dXJuIHJlZnVzZSgnYWxyZWFkeV9taW5pbmcnLCBgdGhlIGRldmljZSBpcyBtaW5pbmcgJHtjYXRlZ29yeX1gLCB7IHJlc291cmNlOiBjYXRlZ29yeSB9KTtcbiAgfVxuICBjb25zdCBzdGF5cyA9IGRlcG9zaXRIb2xkcyhkcmFmdCwgZGVwb3NpdE9mKHNpdGVPZihmb3JtZXIpLCByZXNvdXJjZSkpO1xuICBjb25zdCBpbmRleCA9IGRyYWZ0LnNpdGVzLmdldChzaXRlT2YoZm9ybWVyKSwgU0lURS5pbmRleCk7XG4gIGNvbnN0IHNpdGUgPSBzdGF5cyA/IHsgYmVsdDogZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSksIHNpdGU6IGluZGV4IH0gOiB1bmRlZmluZWQ7XG4gIGNvbnN0IGRlcG9zaXQgPSBjaG9vc2VEZXBvc2l0KGRyYWZ0LCB7IGRldmljZSwgYWNjb3VudCwgcmVzb3VyY2UsIHNpdGUgfSk7XG4gIGlmIChpc1JlZnVzZWQoZGVwb3NpdCkpIHJldHVybiBkZXBvc2l0O1xuICBjb25zdCBwaWxlID0gcGlsZU9mKGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnN0b2NrKSk7XG4gIHJ1blN0b3AoZHJhZnQsIGRldmljZSwgJ3JldGFyZ2V0ZWQnKTtcbiAgcnVuU3RhcnQoZHJhZnQsIGRldmljZSwgZGVwb3NpdCwgc3RvY2tPZihwaWxlLCByZXNvdXJjZSkpO1xuICByZXR1cm4gZG9uZShvcmRlckFuc3dlcihkcmFmdCwgZGV2aWNlLCAwKSk7XG59O1xuIiwgImltcG9ydCB7IGRvbmUsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBtYWtlTG9jYXRpb24gfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb24uanMnO1xuaW1wb3J0IHsgbG9jYXRpb25QYXJ0cyB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgeyBkZXZpY2VQbGFjZSB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc2l0ZVNlZWssIHNpdGVUb1NlZWsgfSBmcm9tICcuLi9ydWxlcy9zaXRlLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgU0lURSB9IGZyb20gJy4uL3N0YXRlL3NpdGVzLmpzJztcbmltcG9ydCB7IG9yZGVyQW5zd2VyLCBvcmRlck9mIH0gZnJvbSAnLi9vcmRlci5qcyc7XG5pbXBvcnQgeyBpc1JlZnVzZWQgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG4vKiogYHNlYXJjaCB7ZGV2aWNlfWA6IGxvb2tzIGZvciB0aGUgYmVsdCdzIG5leHQgc2l0ZTsgdGhlIGRldmljZSBrZWVwcyBpdCBvcGVuIGFmdGVyd2FyZHMuICovXG5leHBvcnQgY29uc3Qgc2VhcmNoOiBSZWR1Y2VyID0gKGRyYWZ0LCBjb21tYW5kKSA9PiB7XG4gIGNvbnN0IG9yZGVyID0gb3JkZXJPZihkcmFmdCwgY29tbWFuZCwgJ3NlYXJjaCcsIHt9KTtcbiAgaWYgKGlzUmVmdXNlZChvcmRlcikpIHJldHVybiBvcmRlcjtcbiAgY29uc3QgeyBkZXZpY2UgfSA9IG9yZGVyO1xuICBjb25zdCBwbGFjZSA9IGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpO1xuICBjb25zdCBsb2NhdGlvbiA9IG1ha2VMb2NhdGlvbihkcmFmdC5zZXR0aW5nLnNlZWQsIHBsYWNlKTtcbiAgaWYgKGxvY2F0aW9uUGFydHMocGxhY2UpPy5raW5kICE9PSAnYmVsdCcpIHtcbiAgICByZXR1cm4gcmVmdXNlKCdub3RfYXRfYmVsdCcsIGB0aGVyZSBhcmUgbm8gc2l0ZXMgdG8gZmluZCBhdCAke2xvY2F0aW9ufWAsIHsgbG9jYXRpb24gfSk7XG4gIH1cbiAgY29uc3QgZm91bmQgPSBzaXRlVG9TZWVrKGRyYWZ0LCBkcmFmdC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbikpO1xuICBpZiAoZm91bmQgPCAwKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnbm9fbW9yZV9zaXRlcycsIGBhbGwgc2l0ZXMgb2YgJHtsb2NhdGlvbn0gYXJlIG9wZW4gb3Igc291Z2h0IGFscmVhZHlgLCB7XG4gICAgICBsb2NhdGlvbixcbiAgICAgIG1vc3Q6IGRyYWZ0LnNldHRpbmcucnVsZXNldC5zaXRlcy5wZXJCZWx0LFxuICAgIH0pO1xuICB9XG4gIGNvbnN0IHNpdGUgPSBzaXRlU2VlayhkcmFmdCwgZGV2aWNlLCBmb3VuZCk7XG4gIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIGRyYWZ0LnNpdGVzLmR1ZShzaXRlLCBTSVRFLmZvdW5kKSkpO1xufTtcbiIsICJpbXBvcnQgeyBkb25lLCByZWZ1c2UgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgcGFyc2VTaXRlIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uLmpzJztcbmltcG9ydCB7IGVuc3VyZVBpbGUgfSBmcm9tICcuLi9ydWxlcy9lbnN1cmVQaWxlLmpzJztcbmltcG9ydCB7IHJ1blN0YXJ0IH0gZnJvbSAnLi4vcnVsZXMvcnVuLmpzJztcbmltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBDQVRFR09SSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgc3RvY2tPZiB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5pbXBvcnQgeyBjaG9vc2VEZXBvc2l0IH0gZnJvbSAnLi9jaG9vc2VEZXBvc2l0LmpzJztcbmltcG9ydCB7IG9yZGVyQW5zd2VyLCBvcmRlck9mIH0gZnJvbSAnLi9vcmRlci5qcyc7XG5pbXBvcnQgeyBpc1JlZnVzZWQsIG9uZU9mLCBvcHRpb25hbCwgdGV4dCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbmNvbnN0IFJFQURFUlMgPSB7IHJlc291cmNlOiBvbmVPZihDQVRFR09SSUVTKSwgc2l0ZTogb3B0aW9uYWwodGV4dCgxLCA2NCksICcnKSB9O1xuXG4vKipcbiAqIGBzdGFydF9taW5pbmcge2RldmljZSwgcmVzb3VyY2UsIHNpdGU/fWA6IGJyaW5ncyBhIGNhdGVnb3J5IGludG8gdGhlIGFjY291bnQncyBzdG9jayBhdCB0aGVcbiAqIHBsYWNlOyB3aXRob3V0IGEgc2l0ZSwgZnJvbSB0aGUgbG93ZXN0IG9wZW4gb25lIHRoYXQgaGFzIGl0LlxuICovXG5leHBvcnQgY29uc3Qgc3RhcnRNaW5pbmc6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAnc3RhcnRfbWluaW5nJywgUkVBREVSUyk7XG4gIGlmIChpc1JlZnVzZWQob3JkZXIpKSByZXR1cm4gb3JkZXI7XG4gIGNvbnN0IHsgYWNjb3VudCwgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3QgeyByZXNvdXJjZSB9ID0gb3JkZXIuYXJncztcbiAgY29uc3QgY29kZSA9IG9yZGVyLmFyZ3Muc2l0ZTtcbiAgY29uc3Qgc2l0ZSA9IGNvZGUgPT09ICcnID8gdW5kZWZpbmVkIDogcGFyc2VTaXRlKGRyYWZ0LnNldHRpbmcuc2VlZCwgY29kZSk7XG4gIGlmIChjb2RlICE9PSAnJyAmJiBzaXRlID09PSB1bmRlZmluZWQpIHtcbiAgICByZXR1cm4gcmVmdXNlKCd1bmtub3duX3NpdGUnLCBgdGhlcmUgaXMgbm8gc2l0ZSAke2NvZGV9YCwgeyBmaWVsZDogJ3NpdGUnLCBzaXRlOiBjb2RlIH0pO1xuICB9XG4gIGNvbnN0IGRlcG9zaXQgPSBjaG9vc2VEZXBvc2l0KGRyYWZ0LCB7IGRldmljZSwgYWNjb3VudCwgcmVzb3VyY2UsIHNpdGUgfSk7XG4gIGlmIChpc1JlZnVzZWQoZGVwb3NpdCkpIHJldHVybiBkZXBvc2l0O1xuICBjb25zdCBwaWxlID0gZW5zdXJlUGlsZShkcmFmdCwgYWNjb3VudCwgZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pKTtcbiAgcnVuU3RhcnQoZHJhZnQsIGRldmljZSwgZGVwb3NpdCwgc3RvY2tPZihwaWxlLCByZXNvdXJjZSkpO1xuICByZXR1cm4gZG9uZShvcmRlckFuc3dlcihkcmFmdCwgZGV2aWNlLCAwKSk7XG59O1xuIiwgImltcG9ydCB7IGRvbmUsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBwYXJzZUxvY2F0aW9uIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uLmpzJztcbmltcG9ydCB7IGRldmljZVBsYWNlIH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB7IGpvdXJuZXlTdGFydCB9IGZyb20gJy4uL3J1bGVzL2pvdXJuZXkuanMnO1xuaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCwgdGV4dCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5pbXBvcnQgeyByZWZ1c2VTdXJnZSB9IGZyb20gJy4vcmVmdXNlU3VyZ2UuanMnO1xuXG5jb25zdCBSRUFERVJTID0geyBkZXN0aW5hdGlvbjogdGV4dCgxLCA2NCkgfTtcblxuLyoqIGB0cmF2ZWwge2RldmljZSwgZGVzdGluYXRpb259YDogYSBjcnVpc2UgaW5zaWRlIGEgc3lzdGVtLCBhIHN1cmdlIGJldHdlZW4gc3RhcnMuICovXG5leHBvcnQgY29uc3QgdHJhdmVsOiBSZWR1Y2VyID0gKGRyYWZ0LCBjb21tYW5kKSA9PiB7XG4gIGNvbnN0IG9yZGVyID0gb3JkZXJPZihkcmFmdCwgY29tbWFuZCwgJ3RyYXZlbCcsIFJFQURFUlMpO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBjb25zdCB7IGFyZ3MsIGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IHsgc2VlZCB9ID0gZHJhZnQuc2V0dGluZztcbiAgY29uc3QgZGVzdGluYXRpb24gPSBwYXJzZUxvY2F0aW9uKHNlZWQsIGFyZ3MuZGVzdGluYXRpb24pO1xuICBpZiAoZGVzdGluYXRpb24gPT09IHVuZGVmaW5lZCkge1xuICAgIHJldHVybiByZWZ1c2UoJ3Vua25vd25fbG9jYXRpb24nLCBgdGhlcmUgaXMgbm8gcGxhY2UgJHthcmdzLmRlc3RpbmF0aW9ufWAsIHtcbiAgICAgIGZpZWxkOiAnZGVzdGluYXRpb24nLFxuICAgICAgbG9jYXRpb246IGFyZ3MuZGVzdGluYXRpb24sXG4gICAgfSk7XG4gIH1cbiAgaWYgKGRlc3RpbmF0aW9uID09PSBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSkge1xuICAgIHJldHVybiByZWZ1c2UoJ2FscmVhZHlfdGhlcmUnLCBgdGhlIGRldmljZSBpcyBhdCAke2FyZ3MuZGVzdGluYXRpb259YCwge1xuICAgICAgbG9jYXRpb246IGFyZ3MuZGVzdGluYXRpb24sXG4gICAgfSk7XG4gIH1cbiAgY29uc3Qgc3RyYW5kZWQgPSByZWZ1c2VTdXJnZShkcmFmdCwgZGV2aWNlLCBkZXN0aW5hdGlvbik7XG4gIGlmIChzdHJhbmRlZCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gc3RyYW5kZWQ7XG4gIGpvdXJuZXlTdGFydChkcmFmdCwgZGV2aWNlLCBkZXN0aW5hdGlvbik7XG4gIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIGRyYWZ0LmRldmljZXMuZHVlKGRldmljZSwgREVWSUNFLmFycml2YWwpKSk7XG59O1xuIiwgImltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgdHlwZSB7IERldmljZUNvbW1hbmQgfSBmcm9tICcuLi9ydWxlcy9zdGF0ZU1hY2hpbmUuanMnO1xuaW1wb3J0IHsgY2xlYXJRdWV1ZSB9IGZyb20gJy4vY2xlYXJRdWV1ZS5qcyc7XG5pbXBvcnQgeyBkZWFjdGl2YXRlIH0gZnJvbSAnLi9kZWFjdGl2YXRlLmpzJztcbmltcG9ydCB7IGRlcXVldWVQcmludCB9IGZyb20gJy4vZGVxdWV1ZVByaW50LmpzJztcbmltcG9ydCB7IGVucXVldWVQcmludCB9IGZyb20gJy4vZW5xdWV1ZVByaW50LmpzJztcbmltcG9ydCB7IG9wZW5BY2NvdW50IH0gZnJvbSAnLi9vcGVuQWNjb3VudC5qcyc7XG5pbXBvcnQgeyByZWNhbGwgfSBmcm9tICcuL3JlY2FsbC5qcyc7XG5pbXBvcnQgeyByZXRhcmdldCB9IGZyb20gJy4vcmV0YXJnZXQuanMnO1xuaW1wb3J0IHsgc2VhcmNoIH0gZnJvbSAnLi9zZWFyY2guanMnO1xuaW1wb3J0IHsgc3RhcnRNaW5pbmcgfSBmcm9tICcuL3N0YXJ0TWluaW5nLmpzJztcbmltcG9ydCB7IHRyYXZlbCB9IGZyb20gJy4vdHJhdmVsLmpzJztcblxuLyoqIEFsbCBjb21tYW5kcywgYnkgdGhlaXIgdHlwZS4gKi9cbmV4cG9ydCBjb25zdCBDT01NQU5EUzogUmVhZG9ubHk8UmVjb3JkPCdvcGVuX2FjY291bnQnIHwgRGV2aWNlQ29tbWFuZCwgUmVkdWNlcj4+ID0ge1xuICBvcGVuX2FjY291bnQ6IG9wZW5BY2NvdW50LFxuICB0cmF2ZWwsXG4gIHJlY2FsbCxcbiAgc3RhcnRfbWluaW5nOiBzdGFydE1pbmluZyxcbiAgcmV0YXJnZXQsXG4gIGRlYWN0aXZhdGUsXG4gIHNlYXJjaCxcbiAgZW5xdWV1ZV9wcmludDogZW5xdWV1ZVByaW50LFxuICBkZXF1ZXVlX3ByaW50OiBkZXF1ZXVlUHJpbnQsXG4gIGNsZWFyX3F1ZXVlOiBjbGVhclF1ZXVlLFxufTtcbiIsICJpbXBvcnQgeyBDQVRFR09SSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBUaGUgd29ybGQgYXQgdGljayAwOiBlbXB0eSBib29rcywgYW5kIG5vYm9keSBpbiBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBnZW5lc2lzKGRyYWZ0OiBEcmFmdCk6IHZvaWQge1xuICBmb3IgKGNvbnN0IF8gb2YgQ0FURUdPUklFUykgZHJhZnQubGVkZ2VyLmluc2VydCgpO1xuICBkcmFmdC5jZW5zdXMuaW5zZXJ0KCk7XG59XG4iLCAiLyoqXG4gKiBBbGwgZXZlbnRzIGFuZCB0aGUgbmFtZXMgb2YgdGhlaXIgbnVtYmVycywgYXQgbW9zdCBzaXguIGByZXBsaWNhbnRgIGFuZCBgZGV2aWNlYCBhcmUgaWRzICgwIGZvclxuICogbm9uZSksIGBsb2NhdGlvbmAgYW5kIG90aGVyIHBsYWNlcyBhcmUgbnVtYmVycyBvZiB0aGUgZ2FsYXh5LCBgcmVzb3VyY2VgIGlzIHBvc2l0aW9uICsgMSBpblxuICogQ0FURUdPUklFUywgYGRldmljZV90eXBlYCBwb3NpdGlvbiArIDEgaW4gREVWSUNFX1RZUEVTLCBgc2l0ZWAgYW4gaW5kZXggaW4gaXRzIGJlbHQsIGByZWFzb25gXG4gKiBwb3NpdGlvbiArIDEgaW4gU1RPUF9SRUFTT05TOyBgXHUyMDI2X2F0YCBhcmUgdGlja3MuIEFwcGVuZCBvbmx5OiB0aGUgb3JkZXIgaXMgcGFydCBvZiB0aGUgZm9ybWF0LlxuICovXG5leHBvcnQgY29uc3QgQ0FUQUxPR1VFID0ge1xuICAnYWNjb3VudC5vcGVuZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnYWNjb3VudCddLFxuICAnZGV2aWNlLmRlcGxveWVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJ10sXG4gICd0cmF2ZWwuZGVwYXJ0ZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnZGVzdGluYXRpb24nLCAnYXJyaXZlc19hdCddLFxuICAndHJhdmVsLmNhbmNlbGxlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdkZXN0aW5hdGlvbicsICdhcnJpdmVzX2F0J10sXG4gICd0cmF2ZWwuYXJyaXZlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdvcmlnaW4nXSxcbiAgJ21pbmluZy5zdGFydGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnLCAncmVzb3VyY2UnLCAnY3ljbGVfdGltZV9zZWNvbmRzJ10sXG4gICdtaW5pbmcucmVsb2NhdGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnLCAncmVzb3VyY2UnLCAnZm9ybWVyX3NpdGUnXSxcbiAgJ21pbmluZy5zdG9wcGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3Jlc291cmNlJywgJ3F1YW50aXR5X21pbmVkJywgJ3JlYXNvbiddLFxuICAnc2l0ZS5kZXBsZXRlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdzaXRlJywgJ3Jlc291cmNlJ10sXG4gICdzaXRlLmNsb3NlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdzaXRlJ10sXG4gICdzZWFyY2guc3RhcnRlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdzaXRlJywgJ2NvbXBsZXRlc19hdCddLFxuICAnc2VhcmNoLmNvbXBsZXRlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdzaXRlJ10sXG4gICdzZWFyY2guY2FuY2VsbGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnXSxcbiAgJ3ByaW50LnN0YXJ0ZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnZGV2aWNlX3R5cGUnLCAnam9iX2lkJywgJ2NvbXBsZXRlc19hdCddLFxuICAncHJpbnQud2FpdGluZyc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdkZXZpY2VfdHlwZScsICdqb2JfaWQnXSxcbiAgJ3ByaW50LmNvbXBsZXRlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdkZXZpY2VfdHlwZScsICdqb2JfaWQnLCAnbmV3X2RldmljZSddLFxuICAncHJpbnQuY2FuY2VsbGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ2RldmljZV90eXBlJywgJ2pvYl9pZCddLFxufSBhcyBjb25zdDtcblxuLyoqIFRoZSBuYW1lIG9mIGFuIGV2ZW50LiAqL1xuZXhwb3J0IHR5cGUgRXZlbnROYW1lID0ga2V5b2YgdHlwZW9mIENBVEFMT0dVRTtcbiIsICJpbXBvcnQgeyBkZWZpbmVTY2hlbWEsIGpzb24gfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBDb21tYW5kLCBEcmFmdE9mLCBPdXRjb21lLCBTeXN0ZW0sIFdvcmxkT2YgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgQ0FUQUxPR1VFIH0gZnJvbSAnLi4vZXZlbnRzL2NhdGFsb2d1ZS5qcyc7XG5pbXBvcnQgdHlwZSB7IEFjY291bnQgfSBmcm9tICcuLi9zdGF0ZS9hY2NvdW50LmpzJztcbmltcG9ydCB7IGNlbnN1cyB9IGZyb20gJy4uL3N0YXRlL2NlbnN1cy5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0cyB9IGZyb20gJy4uL3N0YXRlL2RlcG9zaXRzLmpzJztcbmltcG9ydCB7IGRldmljZXMgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IGZsZWV0cyB9IGZyb20gJy4uL3N0YXRlL2ZsZWV0cy5qcyc7XG5pbXBvcnQgeyBob2xkaW5ncyB9IGZyb20gJy4uL3N0YXRlL2hvbGRpbmdzLmpzJztcbmltcG9ydCB7IGpvYnMgfSBmcm9tICcuLi9zdGF0ZS9qb2JzLmpzJztcbmltcG9ydCB7IGxlZGdlciB9IGZyb20gJy4uL3N0YXRlL2xlZGdlci5qcyc7XG5pbXBvcnQgeyBsb2NhdGlvbnMgfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgcGlsZXMgfSBmcm9tICcuLi9zdGF0ZS9waWxlcy5qcyc7XG5pbXBvcnQgeyBwcmludGVycyB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB0eXBlIHsgUmVwbGljYW50IH0gZnJvbSAnLi4vc3RhdGUvcmVwbGljYW50LmpzJztcbmltcG9ydCB7IHNpdGVzIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgc3RvY2tzIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcbmltcG9ydCB0eXBlIHsgU2V0dGluZyB9IGZyb20gJy4vc2V0dGluZy5qcyc7XG5cbi8qKiBBbGwgdGhhdCB0aGUgZ2FtZSBrZWVwcyBhbmQgdGVsbHM7IHRoZSBvcmRlciBvZiB0YWJsZXMgaXMgcGFydCBvZiB0aGUgZm9ybWF0LiAqL1xuZXhwb3J0IGNvbnN0IHNjaGVtYSA9IGRlZmluZVNjaGVtYSh7XG4gIHRhYmxlczoge1xuICAgIGRldmljZXMsXG4gICAgc3RvY2tzLFxuICAgIGRlcG9zaXRzLFxuICAgIHNpdGVzLFxuICAgIHBpbGVzLFxuICAgIGxvY2F0aW9ucyxcbiAgICBwcmludGVycyxcbiAgICBqb2JzLFxuICAgIGZsZWV0cyxcbiAgICBob2xkaW5ncyxcbiAgICBjZW5zdXMsXG4gICAgbGVkZ2VyLFxuICB9LFxuICBkb2N1bWVudHM6IHsgYWNjb3VudHM6IGpzb248QWNjb3VudD4oKSwgcmVwbGljYW50czoganNvbjxSZXBsaWNhbnQ+KCkgfSxcbiAgZXZlbnRzOiBDQVRBTE9HVUUsXG4gIHNldHRpbmc6IGpzb248U2V0dGluZz4oKSxcbn0pO1xuXG4vKiogVGhlIHdyaXRpbmcgZmFjZSBvZiB0aGUgZ2FtZSBpbnNpZGUgYSB0cmFuc2l0aW9uLiAqL1xuZXhwb3J0IHR5cGUgRHJhZnQgPSBEcmFmdE9mPHR5cGVvZiBzY2hlbWE+O1xuXG4vKiogVGhlIHJlYWRpbmcgZmFjZSBvZiB0aGUgZ2FtZTogd2hhdCB2aWV3cyBhbmQgcnVsZXMgdGFrZS4gKi9cbmV4cG9ydCB0eXBlIFdvcmxkID0gV29ybGRPZjx0eXBlb2Ygc2NoZW1hPjtcblxuLyoqIEEgY29tbWFuZCByZWR1Y2VyIG9mIHRoZSBnYW1lLiAqL1xuZXhwb3J0IHR5cGUgUmVkdWNlciA9IChkcmFmdDogRHJhZnQsIGNvbW1hbmQ6IENvbW1hbmQpID0+IE91dGNvbWU7XG5cbi8qKiBBIHN5c3RlbSBvZiB0aGUgZ2FtZSwgY2FsbGVkIGZvciBlYWNoIHJvdyB3aG9zZSB0aW1lciBpcyBkdWUuICovXG5leHBvcnQgdHlwZSBHYW1lU3lzdGVtID0gU3lzdGVtPHR5cGVvZiBzY2hlbWE+O1xuIiwgImltcG9ydCB0eXBlIHsgQmx1ZXByaW50IH0gZnJvbSAnLi9ibHVlcHJpbnQuanMnO1xuaW1wb3J0IHR5cGUgeyBBbW91bnRzIH0gZnJvbSAnLi9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB0eXBlIHsgRGV2aWNlVHlwZSB9IGZyb20gJy4vZGV2aWNlVHlwZXMuanMnO1xuXG4vKiogVGhlIGJsdWVwcmludHMgb2YgdGhlIHN0YW5kYXJkIHJ1bGVzOyBiaWxscyBpbiB0aGUgb3JkZXIgb2YgQ0FURUdPUklFUy4gKi9cbmV4cG9ydCBjb25zdCBTVEFOREFSRF9CTFVFUFJJTlRTOiBSZWFkb25seTxSZWNvcmQ8RGV2aWNlVHlwZSwgQmx1ZXByaW50Pj4gPSB7XG4gIGhlYXZlbl92ZXNzZWw6IHtcbiAgICBiaWxsOiBiaWxsKDIwMDAsIDEwMDAsIDMwMCwgNDAwLCAyMDAsIDUwMCksXG4gICAgcHJpbnRTZWNvbmRzOiAyODgwMCxcbiAgICBmZWF0dXJlczogWydhdHRhY2gnLCAnY3J1aXNlJywgJ3ByaW50JywgJ3N1cmdlJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogMTAwMCxcbiAgICBzdG93UGxhY2VzOiAwLFxuICAgIHN0b3dDYXBhY2l0eTogMTYsXG4gICAgY2FyZ29Vbml0czogMjAwMCxcbiAgICBxdWV1ZUxlbmd0aDogMSxcbiAgfSxcbiAgbWluaW5nX2Ryb25lOiB7XG4gICAgYmlsbDogYmlsbCgxMDAsIDUwLCAyNSwgMjUsIDAsIDApLFxuICAgIHByaW50U2Vjb25kczogNjAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdtaW5lJywgJ3N0b3cnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAxMDAwLFxuICAgIHN0b3dQbGFjZXM6IDEsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIHN1cnZleV9kcm9uZToge1xuICAgIGJpbGw6IGJpbGwoNjAsIDMwLCAxNSwgMTAsIDAsIDUpLFxuICAgIHByaW50U2Vjb25kczogMzAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdzdG93JywgJ3N1cnZleSddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDEyMDAsXG4gICAgc3Rvd1BsYWNlczogMSxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgdHJhbnNwb3J0X2Ryb25lOiB7XG4gICAgYmlsbDogYmlsbCgxMjAsIDYwLCAzMCwgMzAsIDIwLCA1KSxcbiAgICBwcmludFNlY29uZHM6IDYwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0cmFuc3BvcnQnXSxcbiAgICBkcml2ZVBlck1pbGxlOiA5MDAsXG4gICAgc3Rvd1BsYWNlczogMSxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogNTAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBtYWludGVuYW5jZV9kcm9uZToge1xuICAgIGJpbGw6IGJpbGwoOTAsIDcwLCAzMCwgMjUsIDEwLCAxNSksXG4gICAgcHJpbnRTZWNvbmRzOiA2MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ21haW50ZW5hbmNlJywgJ3N0b3cnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAxMDAwLFxuICAgIHN0b3dQbGFjZXM6IDEsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGFtaV9taW5pbmdfY29udHJvbGxlcjoge1xuICAgIGJpbGw6IGJpbGwoODAsIDEyMCwgNzAsIDMwLCAwLCAzNSksXG4gICAgcHJpbnRTZWNvbmRzOiA5MDAsXG4gICAgZmVhdHVyZXM6IFsnYW1pJywgJ2NydWlzZScsICdzdG93J10sXG4gICAgZHJpdmVQZXJNaWxsZTogMTAwMCxcbiAgICBzdG93UGxhY2VzOiAxLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBhdXRvZmFjdG9yeToge1xuICAgIGJpbGw6IGJpbGwoODAwLCA0MDAsIDIwMCwgMTUwLCA1MCwgODApLFxuICAgIHByaW50U2Vjb25kczogMjQwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAncHJpbnQnLCAnc3RvdyddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDMwMCxcbiAgICBzdG93UGxhY2VzOiA4LFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAxMCxcbiAgfSxcbiAgY29tcHV0ZV9jb3JlOiB7XG4gICAgYmlsbDogYmlsbCg4LCAzNSwgNTUsIDIsIDAsIDE1KSxcbiAgICBwcmludFNlY29uZHM6IDIwMCxcbiAgICBmZWF0dXJlczogWydzdG93J10sXG4gICAgZHJpdmVQZXJNaWxsZTogMCxcbiAgICBzdG93UGxhY2VzOiAxLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBzdXJnZV9wbGF0ZToge1xuICAgIGJpbGw6IGJpbGwoMTUwLCA2MCwgMjAsIDEwLCA0MCwgMTApLFxuICAgIHByaW50U2Vjb25kczogOTAwLFxuICAgIGZlYXR1cmVzOiBbJ3N0b3cnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAwLFxuICAgIHN0b3dQbGFjZXM6IDIsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGZ0bF9iZWFjb246IHtcbiAgICBiaWxsOiBiaWxsKDIwLCAxNSwgMTAsIDAsIDAsIDUpLFxuICAgIHByaW50U2Vjb25kczogMTAwLFxuICAgIGZlYXR1cmVzOiBbJ2JlYWNvbicsICdzdG93J10sXG4gICAgZHJpdmVQZXJNaWxsZTogMCxcbiAgICBzdG93UGxhY2VzOiAxLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBmdGxfcmVsYXk6IHtcbiAgICBiaWxsOiBiaWxsKDgwLCAxMjAsIDEwMCwgMjAsIDEwLCA0MCksXG4gICAgcHJpbnRTZWNvbmRzOiA2MDAsXG4gICAgZmVhdHVyZXM6IFsncmVsYXknLCAnc3RvdyddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDAsXG4gICAgc3Rvd1BsYWNlczogMixcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgc3lzdGVtX2h1Yjoge1xuICAgIGJpbGw6IGJpbGwoMzAwMCwgMTUwMCwgODAwLCA2MDAsIDQwMCwgNTAwKSxcbiAgICBwcmludFNlY29uZHM6IDQzMjAwLFxuICAgIGZlYXR1cmVzOiBbJ2h1YiddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDAsXG4gICAgc3Rvd1BsYWNlczogMCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgYXRtb19wcm9jZXNzb3I6IHtcbiAgICBiaWxsOiBiaWxsKDIwMCwgMTAwLCAwLCAxNTAsIDEwMCwgMCksXG4gICAgcHJpbnRTZWNvbmRzOiAxODAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdzdG93JywgJ3RlcnJhZm9ybSddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDUwMCxcbiAgICBzdG93UGxhY2VzOiA0LFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBnYXNfc2VwYXJhdG9yOiB7XG4gICAgYmlsbDogYmlsbCgxODAsIDEyMCwgNjAsIDEwMCwgNjAsIDEwKSxcbiAgICBwcmludFNlY29uZHM6IDE4MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGFxdWlmZXJfdGFwOiB7XG4gICAgYmlsbDogYmlsbCgyNDAsIDgwLCA2MCwgNjAsIDQwLCAwKSxcbiAgICBwcmludFNlY29uZHM6IDE1MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIG9yYml0YWxfbWlycm9yOiB7XG4gICAgYmlsbDogYmlsbCgxNjAsIDgwLCAyMDAsIDQwLCAwLCAxMCksXG4gICAgcHJpbnRTZWNvbmRzOiAxNTAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdzdG93JywgJ3RlcnJhZm9ybSddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDUwMCxcbiAgICBzdG93UGxhY2VzOiA0LFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICB0aGVybWFsX2xhbmNlOiB7XG4gICAgYmlsbDogYmlsbCgyNjAsIDIyMCwgODAsIDQwLCA2MCwgNDApLFxuICAgIHByaW50U2Vjb25kczogMjcwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgb3JiaXRhbF9zaGFkZToge1xuICAgIGJpbGw6IGJpbGwoMTYwLCA0MCwgMTIwLCAxMjAsIDAsIDEwKSxcbiAgICBwcmludFNlY29uZHM6IDE1MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGNyeW9fZGlzcGVyc2VyOiB7XG4gICAgYmlsbDogYmlsbCgyMDAsIDEyMCwgNjAsIDYwLCAyNDAsIDMwKSxcbiAgICBwcmludFNlY29uZHM6IDI3MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGZpbHRyYXRpb25fYXJyYXk6IHtcbiAgICBiaWxsOiBiaWxsKDE0MCwgMTAwLCAxMjAsIDEyMCwgNDAsIDIwKSxcbiAgICBwcmludFNlY29uZHM6IDIxMDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGJpb19zZWVkZXI6IHtcbiAgICBiaWxsOiBiaWxsKDEwMCwgNjAsIDYwLCAyNDAsIDEyMCwgMzApLFxuICAgIHByaW50U2Vjb25kczogMjQwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbn07XG5cbmZ1bmN0aW9uIGJpbGwoXG4gIHN0cnVjdHVyYWw6IG51bWJlcixcbiAgY29uZHVjdGl2ZTogbnVtYmVyLFxuICBzaWxpY2F0ZXM6IG51bWJlcixcbiAgY2FyYm9uOiBudW1iZXIsXG4gIHZvbGF0aWxlczogbnVtYmVyLFxuICByYXJlczogbnVtYmVyLFxuKTogQW1vdW50cyB7XG4gIHJldHVybiB7IHN0cnVjdHVyYWwsIGNvbmR1Y3RpdmUsIHNpbGljYXRlcywgY2FyYm9uLCB2b2xhdGlsZXMsIHJhcmVzIH07XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBSdWxlc2V0IH0gZnJvbSAnLi9ydWxlc2V0LmpzJztcbmltcG9ydCB7IFNUQU5EQVJEX0JMVUVQUklOVFMgfSBmcm9tICcuL3N0YW5kYXJkQmx1ZXByaW50cy5qcyc7XG5cbmNvbnN0IERBWSA9IDg2NDAwO1xuXG4vKiogVGhlIHJ1bGVzIHRoYXQgYSBnYW1lIGhhcyB3aGVuIG5vYm9keSBzYXlzIG90aGVyd2lzZS4gKi9cbmV4cG9ydCBjb25zdCBTVEFOREFSRF9SVUxFU0VUOiBSdWxlc2V0ID0ge1xuICBuYW1lOiAnc3RhbmRhcmQnLFxuICB2ZXJzaW9uOiAxLFxuICBjYXBhY2l0eTogeyBmdWxsUHBtOiAxXzAwMF8wMDAsIHNsb3dlc3RQZXJNaWxsZTogMTAwIH0sXG4gIHRyYXZlbDoge1xuICAgIGNydWlzZU1pbGxpc2Vjb25kczogMzM4MzAsXG4gICAgY3J1aXNlTGVhc3RTZWNvbmRzOiA1LFxuICAgIHN1cmdlU2Vjb25kc1Blckx5OiA0NSxcbiAgICBzdXJnZUh1YlBlck1pbGxlOiA3NTAsXG4gICAgdmlhTW9zdDogMTYsXG4gIH0sXG4gIG1pbmluZzoge1xuICAgIGN5Y2xlU2Vjb25kczogeyBzcGFyc2U6IDkwLCBtb2RlcmF0ZTogNTIsIGRlbnNlOiAzMCB9LFxuICAgIHlpZWxkVW5pdHM6IHsgc2NhcmNlOiAxLCBsb3c6IDIsIG1vZGVyYXRlOiA0LCBoaWdoOiA3LCByaWNoOiAxMCB9LFxuICAgIHN0b2NrQ2FwVW5pdHM6IDI1MF8wMDAsXG4gICAgd2VhclBwbVBlckhvdXI6IDEwMDAsXG4gICAgd2VhckxlYXN0UHBtOiAxMDAsXG4gICAgd2VhckZsb29yUHBtOiAxMDBfMDAwLFxuICAgIHJlbG9jYXRpb25zTW9zdDogNjQsXG4gIH0sXG4gIHNpdGVzOiB7XG4gICAgcmVzZXJ2ZVVuaXRzOiB7IHNjYXJjZTogNDAwLCBsb3c6IDEwMDAsIG1vZGVyYXRlOiAyNTAwLCBoaWdoOiA2MDAwLCByaWNoOiAxMjAwMCB9LFxuICAgIGRlY2F5UGVyTWlsbGU6IDg1MCxcbiAgICBqaXR0ZXJQZXJNaWxsZTogMjAwLFxuICAgIHBlckJlbHQ6IDE2LFxuICAgIHNlYXJjaEJhc2VTZWNvbmRzOiA2MCxcbiAgICByZWNlbnRTZWNvbmRzOiA3ICogREFZLFxuICAgIHByaW1hcnlSZWdlbmVyYXRpb25TZWNvbmRzOiAxNCAqIERBWSxcbiAgICBvdGhlclJlZ2VuZXJhdGlvblNlY29uZHM6IDI4ICogREFZLFxuICB9LFxuICBwcmludGluZzogeyBxdWFudGl0eU1vc3Q6IDUwIH0sXG4gIGRlY29tbWlzc2lvbjogeyBkaXNhc3NlbWJsZVNlY29uZHM6IDMwLCByZWZ1bmRQZXJNaWxsZTogNTAwLCBjYXBhY2l0eVJlZnVuZFBlck1pbGxlOiAxMDAgfSxcbiAgc3RhcnQ6IHtcbiAgICBzdGFyQ29kZXM6IFsnU09MJywgJ0FMUEhBQ0VOJywgJ0JBUk5BUkQnLCAnRVBTRVJJJywgJ1RBVUNFVEknLCAnRVBTSU5ESScsICc2MUNZRycsICdQUk9DWU9OJ10sXG4gICAgcGxhY2U6ICdCRUxULTEnLFxuICAgIGZsZWV0OiBbJ2hlYXZlbl92ZXNzZWwnLCAnbWluaW5nX2Ryb25lJywgJ21pbmluZ19kcm9uZScsICdzdXJ2ZXlfZHJvbmUnLCAnYXV0b2ZhY3RvcnknXSxcbiAgICBzdG9jazoge1xuICAgICAgc3RydWN0dXJhbDogMTIwMCxcbiAgICAgIGNvbmR1Y3RpdmU6IDcwMCxcbiAgICAgIHNpbGljYXRlczogNDAwLFxuICAgICAgY2FyYm9uOiAzMDAsXG4gICAgICB2b2xhdGlsZXM6IDEwMCxcbiAgICAgIHJhcmVzOiA2MCxcbiAgICB9LFxuICB9LFxuICBsaW1pdHM6IHtcbiAgICBhY2NvdW50czogMTBfMDAwLFxuICAgIHJlcGxpY2FudHNQZXJBY2NvdW50OiA2NCxcbiAgICBkZXZpY2VzOiAyXzAwMF8wMDAsXG4gICAgZGV2aWNlc1BlckFjY291bnQ6IDIwMF8wMDAsXG4gICAgc3RvY2tzUGVyQWNjb3VudDogNTEyLFxuICAgIG5hbWVMZW5ndGg6IDY0LFxuICAgIHRhZ3NQZXJEZXZpY2U6IDMyLFxuICAgIHRhZ0xlbmd0aDogMzIsXG4gIH0sXG4gIGJsdWVwcmludHM6IFNUQU5EQVJEX0JMVUVQUklOVFMsXG4gIHBhcnRzT25seTogWydjb21wdXRlX2NvcmUnLCAnZnRsX2JlYWNvbicsICdmdGxfcmVsYXknLCAnc3VyZ2VfcGxhdGUnXSxcbn07XG4iLCAiaW1wb3J0IHsgSU5UX01BWCwgaW52YXJpYW50LCBpc0ludCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBwYXJzZUxvY2F0aW9uIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uLmpzJztcbmltcG9ydCB0eXBlIHsgUnVsZXNldCB9IGZyb20gJy4uL3J1bGVzZXQvcnVsZXNldC5qcyc7XG5pbXBvcnQgeyBTVEFOREFSRF9SVUxFU0VUIH0gZnJvbSAnLi4vcnVsZXNldC9zdGFuZGFyZFJ1bGVzZXQuanMnO1xuaW1wb3J0IHsgQUNDT1VOVFNfTU9TVCB9IGZyb20gJy4uL3N0YXRlL3BpbGVzLmpzJztcbmltcG9ydCB7IFNJVEVTX01PU1QgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IFNldHRpbmcgfSBmcm9tICcuL3NldHRpbmcuanMnO1xuXG4vKiogMjAyNi0wMS0wMVQwMDowMDowMFo6IHRpY2sgMCBvZiBhIGdhbWUgb2Ygd2hpY2ggbm90aGluZyBlbHNlIGlzIHNhaWQuICovXG5jb25zdCBFUE9DSF9TRUNPTkRTID0gMV83NjdfMjI1XzYwMDtcblxuLyoqIE5vIGdhdWdlIHBhc3NlcyB0aGlzIG1hbnkgdW5pdHM6IGluIG1pY3JvLXVuaXRzIGl0IGlzIGEgdGVudGggb2Ygd2hhdCBhbiBpbnRlZ2VyIGNhbiBob2xkLiAqL1xuY29uc3QgR0FVR0VfTU9TVCA9IDkwMF8wMDBfMDAwO1xuXG4vKiogV2hhdCBhIG5ldyBnYW1lIG1heSBiZSB0b2xkOyBldmVyeXRoaW5nIGVsc2UgaXMgdGhlIHN0YW5kYXJkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBHYW1lT3B0aW9ucyB7XG4gIC8qKiBUaGUgc2VlZCBvZiBhbGwgY2hhbmNlOiBhbiBpbnRlZ2VyLCBub3QgbmVnYXRpdmUuICovXG4gIHJlYWRvbmx5IHNlZWQ6IG51bWJlcjtcbiAgcmVhZG9ubHkgZXBvY2hfc2Vjb25kcz86IG51bWJlcjtcbiAgcmVhZG9ubHkgcnVsZXNldD86IFJ1bGVzZXQ7XG59XG5cbi8qKlxuICogVGhlIHNldHRpbmcgb2YgYSBuZXcgZ2FtZS5cbiAqXG4gKiBAdGhyb3dzIEVycm9yIG5hbWluZyB0aGUgcnVsZSwgd2hlbiBudW1iZXJzIGFyZSBnaXZlbiB3aXRoIHdoaWNoIGEgZ2FtZSBjb3VsZCBub3QgYmUga2VwdCBleGFjdC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNldHRpbmdPZihvcHRpb25zOiBHYW1lT3B0aW9ucyk6IFNldHRpbmcge1xuICBjb25zdCB7IHNlZWQsIGVwb2NoX3NlY29uZHMgPSBFUE9DSF9TRUNPTkRTLCBydWxlc2V0ID0gU1RBTkRBUkRfUlVMRVNFVCB9ID0gb3B0aW9ucztcbiAgd2l0aGluKCdzZWVkJywgc2VlZCwgMCwgSU5UX01BWCk7XG4gIHdpdGhpbignZXBvY2hfc2Vjb25kcycsIGVwb2NoX3NlY29uZHMsIDAsIDFfMDAwXzAwMF8wMDBfMDAwKTtcbiAgY2hlY2tMaW1pdHMocnVsZXNldCk7XG4gIGNoZWNrUGFjZXMocnVsZXNldCk7XG4gIGNoZWNrU3RhcnQoc2VlZCwgcnVsZXNldCk7XG4gIHJldHVybiB7IHNlZWQsIGVwb2NoX3NlY29uZHMsIHJ1bGVzZXQgfTtcbn1cblxuZnVuY3Rpb24gY2hlY2tMaW1pdHMoeyBibHVlcHJpbnRzLCBsaW1pdHMsIG1pbmluZywgc2l0ZXMgfTogUnVsZXNldCk6IHZvaWQge1xuICB3aXRoaW4oJ2xpbWl0cy5hY2NvdW50cycsIGxpbWl0cy5hY2NvdW50cywgMCwgQUNDT1VOVFNfTU9TVCk7XG4gIHdpdGhpbignbGltaXRzLmRldmljZXMnLCBsaW1pdHMuZGV2aWNlcywgMCwgMl8xNDdfNDgzXzY0Nyk7XG4gIHdpdGhpbignc2l0ZXMucGVyQmVsdCcsIHNpdGVzLnBlckJlbHQsIDEsIFNJVEVTX01PU1QpO1xuICB3aXRoaW4oJ21pbmluZy5zdG9ja0NhcFVuaXRzJywgbWluaW5nLnN0b2NrQ2FwVW5pdHMsIDEsIEdBVUdFX01PU1QpO1xuICBmb3IgKGNvbnN0IFthYnVuZGFuY2UsIHVuaXRzXSBvZiBPYmplY3QuZW50cmllcyhzaXRlcy5yZXNlcnZlVW5pdHMpKSB7XG4gICAgd2l0aGluKGBzaXRlcy5yZXNlcnZlVW5pdHMuJHthYnVuZGFuY2V9YCwgdW5pdHMsIDAsIEdBVUdFX01PU1QgLyAyKTtcbiAgfVxuICB3aXRoaW4oJ3NpdGVzLmppdHRlclBlck1pbGxlJywgc2l0ZXMuaml0dGVyUGVyTWlsbGUsIDAsIDEwMDApO1xuICB3aXRoaW4oJ3NpdGVzLmRlY2F5UGVyTWlsbGUnLCBzaXRlcy5kZWNheVBlck1pbGxlLCAwLCAxMDAwKTtcbiAgZm9yIChjb25zdCBbdHlwZSwgeyBiaWxsIH1dIG9mIE9iamVjdC5lbnRyaWVzKGJsdWVwcmludHMpKSB7XG4gICAgZm9yIChjb25zdCBbY2F0ZWdvcnksIHVuaXRzXSBvZiBPYmplY3QuZW50cmllcyhiaWxsKSkge1xuICAgICAgd2l0aGluKGBibHVlcHJpbnRzLiR7dHlwZX0uYmlsbC4ke2NhdGVnb3J5fWAsIHVuaXRzLCAwLCBtaW5pbmcuc3RvY2tDYXBVbml0cyk7XG4gICAgfVxuICB9XG59XG5cbmZ1bmN0aW9uIGNoZWNrUGFjZXMoeyBjYXBhY2l0eSwgYmx1ZXByaW50cywgbWluaW5nLCBzaXRlcywgdHJhdmVsIH06IFJ1bGVzZXQpOiB2b2lkIHtcbiAgd2l0aGluKCdjYXBhY2l0eS5mdWxsUHBtJywgY2FwYWNpdHkuZnVsbFBwbSwgMSwgMV8wMDBfMDAwKTtcbiAgd2l0aGluKCdjYXBhY2l0eS5zbG93ZXN0UGVyTWlsbGUnLCBjYXBhY2l0eS5zbG93ZXN0UGVyTWlsbGUsIDEsIDEwMDApO1xuICBmb3IgKGNvbnN0IFtkZW5zaXR5LCBzZWNvbmRzXSBvZiBPYmplY3QuZW50cmllcyhtaW5pbmcuY3ljbGVTZWNvbmRzKSkge1xuICAgIHdpdGhpbihgbWluaW5nLmN5Y2xlU2Vjb25kcy4ke2RlbnNpdHl9YCwgc2Vjb25kcywgMSwgMV8wMDBfMDAwKTtcbiAgfVxuICBmb3IgKGNvbnN0IFthYnVuZGFuY2UsIHVuaXRzXSBvZiBPYmplY3QuZW50cmllcyhtaW5pbmcueWllbGRVbml0cykpIHtcbiAgICB3aXRoaW4oYG1pbmluZy55aWVsZFVuaXRzLiR7YWJ1bmRhbmNlfWAsIHVuaXRzLCAwLCAxXzAwMF8wMDApO1xuICB9XG4gIHdpdGhpbignc2l0ZXMuc2VhcmNoQmFzZVNlY29uZHMnLCBzaXRlcy5zZWFyY2hCYXNlU2Vjb25kcywgMSwgMV8wMDBfMDAwKTtcbiAgd2l0aGluKCdzaXRlcy5wcmltYXJ5UmVnZW5lcmF0aW9uU2Vjb25kcycsIHNpdGVzLnByaW1hcnlSZWdlbmVyYXRpb25TZWNvbmRzLCAxLCAxZTkpO1xuICB3aXRoaW4oJ3NpdGVzLm90aGVyUmVnZW5lcmF0aW9uU2Vjb25kcycsIHNpdGVzLm90aGVyUmVnZW5lcmF0aW9uU2Vjb25kcywgMSwgMWU5KTtcbiAgd2l0aGluKCd0cmF2ZWwuY3J1aXNlTGVhc3RTZWNvbmRzJywgdHJhdmVsLmNydWlzZUxlYXN0U2Vjb25kcywgMSwgMV8wMDBfMDAwKTtcbiAgZm9yIChjb25zdCBbdHlwZSwgYmx1ZXByaW50XSBvZiBPYmplY3QuZW50cmllcyhibHVlcHJpbnRzKSkge1xuICAgIHdpdGhpbihgYmx1ZXByaW50cy4ke3R5cGV9LnByaW50U2Vjb25kc2AsIGJsdWVwcmludC5wcmludFNlY29uZHMsIDEsIDFfMDAwXzAwMF8wMDApO1xuICAgIGNvbnN0IG1vdmVzID0gYmx1ZXByaW50LmZlYXR1cmVzLmluY2x1ZGVzKCdjcnVpc2UnKSA/IDEgOiAwO1xuICAgIHdpdGhpbihgYmx1ZXByaW50cy4ke3R5cGV9LmRyaXZlUGVyTWlsbGVgLCBibHVlcHJpbnQuZHJpdmVQZXJNaWxsZSwgbW92ZXMsIDFfMDAwXzAwMCk7XG4gIH1cbn1cblxuZnVuY3Rpb24gY2hlY2tTdGFydChzZWVkOiBudW1iZXIsIHsgbWluaW5nLCBzdGFydCB9OiBSdWxlc2V0KTogdm9pZCB7XG4gIHdpdGhpbignc3RhcnQuc3RhckNvZGVzLmxlbmd0aCcsIHN0YXJ0LnN0YXJDb2Rlcy5sZW5ndGgsIDEsIDFfMDAwXzAwMCk7XG4gIGludmFyaWFudChzdGFydC5mbGVldC5pbmNsdWRlcygnaGVhdmVuX3Zlc3NlbCcpLCAnc3RhcnQuZmxlZXQgaGFzIG5vIGhlYXZlbl92ZXNzZWwnKTtcbiAgZm9yIChjb25zdCBbY2F0ZWdvcnksIHVuaXRzXSBvZiBPYmplY3QuZW50cmllcyhzdGFydC5zdG9jaykpIHtcbiAgICB3aXRoaW4oYHN0YXJ0LnN0b2NrLiR7Y2F0ZWdvcnl9YCwgdW5pdHMsIDAsIG1pbmluZy5zdG9ja0NhcFVuaXRzKTtcbiAgfVxuICBmb3IgKGNvbnN0IHN0YXIgb2Ygc3RhcnQuc3RhckNvZGVzKSB7XG4gICAgY29uc3QgY29kZSA9IGAke3N0YXJ9LSR7c3RhcnQucGxhY2V9YDtcbiAgICBpbnZhcmlhbnQocGFyc2VMb2NhdGlvbihzZWVkLCBjb2RlKSAhPT0gdW5kZWZpbmVkLCBgc3RhcnQuc3RhckNvZGVzOiB0aGVyZSBpcyBubyAke2NvZGV9YCk7XG4gIH1cbn1cblxuZnVuY3Rpb24gd2l0aGluKHJ1bGU6IHN0cmluZywgdmFsdWU6IG51bWJlciwgbGVhc3Q6IG51bWJlciwgbW9zdDogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IGZpdHMgPSBpc0ludCh2YWx1ZSkgJiYgdmFsdWUgPj0gbGVhc3QgJiYgdmFsdWUgPD0gbW9zdDtcbiAgaW52YXJpYW50KGZpdHMsIGAke3J1bGV9IGlzICR7dmFsdWV9LCBub3QgYW4gaW50ZWdlciBmcm9tICR7bGVhc3R9IHRvICR7bW9zdH1gKTtcbn1cbiIsICJpbXBvcnQgeyBkZXZpY2VQbGFjZSwgZGV2aWNlVHVybnMgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgRkxFRVQgfSBmcm9tICcuLi9zdGF0ZS9mbGVldHMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuXG4vKiogQSBkZXZpY2UgaXMgd2hlcmUgaXQgd2FudGVkIHRvIGdvLiAqL1xuZXhwb3J0IGNvbnN0IGFycml2YWw6IEdhbWVTeXN0ZW0gPSB7XG4gIG5hbWU6ICdhcnJpdmFsJyxcbiAgdGFibGU6ICdkZXZpY2VzJyxcbiAgdGltZXI6ICdhcnJpdmFsJyxcbiAgcnVuKGRyYWZ0LCBkZXZpY2UpIHtcbiAgICBjb25zdCB7IGRldmljZXMsIGZsZWV0cyB9ID0gZHJhZnQ7XG4gICAgY29uc3Qgb3JpZ2luID0gZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSk7XG4gICAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgICBjb25zdCBzZWNvbmRzID0gZHJhZnQubm93IC0gZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc2luY2UpO1xuICAgIGRldmljZXMuam9pbihkZXZpY2UsIERFVklDRS5sb2NhdGlvbiwgZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UudGFyZ2V0KSk7XG4gICAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLmlkbGUsIDApO1xuICAgIGZsZWV0cy5hZGQocmVwbGljYW50LCBGTEVFVC50cmlwcywgMSk7XG4gICAgZmxlZXRzLmFkZChyZXBsaWNhbnQsIEZMRUVULnRyYXZlbFNlY29uZHMsIHNlY29uZHMpO1xuICAgIGRyYWZ0LmVtaXQoJ3RyYXZlbC5hcnJpdmVkJywgcmVwbGljYW50LCBkZXZpY2UsIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLCBvcmlnaW4pO1xuICB9LFxufTtcbiIsICJpbXBvcnQgeyBtaW4gfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgZGVwb3NpdERyYXcsIGRlcG9zaXRXaXRoIH0gZnJvbSAnLi4vcnVsZXMvZGVwb3NpdC5qcyc7XG5pbXBvcnQgeyBkZXZpY2VQbGFjZSB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgeyBydW5Nb3ZlIH0gZnJvbSAnLi4vcnVsZXMvcnVuLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIEdhbWVTeXN0ZW0gfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc3RvY2tBZGQgfSBmcm9tICcuLi9ydWxlcy9zdG9jay5qcyc7XG5pbXBvcnQgeyBjYXRlZ29yeU9mLCBERVBPU0lULCBzaXRlT2YgfSBmcm9tICcuLi9zdGF0ZS9kZXBvc2l0cy5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IFNJVEUgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5cbi8qKlxuICogQSBjYXRlZ29yeSBvZiBhIHNpdGUgcnVucyBvdXQgaW4gdGhpcyB0aWNrLiBUaGUgZ2F1Z2VzIGhhdmUgY291bnRlZCBhIHdob2xlIHRpY2sgZm9yIGV2ZXJ5XG4gKiBkcm9uZTsgd2hhdCB3YXMgbGVmdCBpcyBzcGxpdCBpbiBkZXZpY2UtaWQgb3JkZXIgYnkgbWluKHJhdGUsIGxlZnQpLCBhbmQgd2hhdCB3YXMgY291bnRlZCB0b29cbiAqIG11Y2ggaXMgdGFrZW4gYmFjaywgYmVmb3JlIGFueWJvZHkgZWxzZSBpbiB0aGlzIHRpY2sgcmVhZHMgaXQuIFRoZW4gYWxsIGRyb25lcyBtb3ZlIG9yIHN0b3AuXG4gKi9cbmV4cG9ydCBjb25zdCBkZXBvc2l0RGVwbGV0ZWQ6IEdhbWVTeXN0ZW0gPSB7XG4gIG5hbWU6ICdkZXBvc2l0RGVwbGV0ZWQnLFxuICB0YWJsZTogJ2RlcG9zaXRzJyxcbiAgdGltZXI6ICdkZXBsZXRlZCcsXG4gIHJ1bihkcmFmdCwgZGVwb3NpdCkge1xuICAgIGNvbnN0IGxldmVsID0gZHJhZnQuZGVwb3NpdHMubGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKTtcbiAgICBpZiAobGV2ZWwgPiAwKSB7XG4gICAgICBkZXBvc2l0RHJhdyhkcmFmdCwgZGVwb3NpdCwgMCk7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IG1pbmVycyA9IGRyYWZ0LmRlcG9zaXRzLm1lbWJlcnMoZGVwb3NpdCwgREVQT1NJVC5taW5lcnMpO1xuICAgIGNvbnN0IGxlZnQgPSBsZXZlbCAtIGRyYWZ0LmRlcG9zaXRzLnJhdGUoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKTtcbiAgICBzaGFyZU91dChkcmFmdCwgbWluZXJzLCBsZWZ0KTtcbiAgICBkcmFmdC5kZXBvc2l0cy5zZXRMZXZlbChkZXBvc2l0LCBERVBPU0lULnJlc2VydmUsIDApO1xuICAgIGNvbnN0IHNpdGUgPSBzaXRlT2YoZGVwb3NpdCk7XG4gICAgZHJhZnQuc2l0ZXMuc2V0KHNpdGUsIFNJVEUuZXhoYXVzdGVkQXQsIGRyYWZ0Lm5vdyk7XG4gICAgdGVsbChkcmFmdCwgbWluZXJzLCBkZXBvc2l0KTtcbiAgICBjb25zdCBjYXRlZ29yeSA9IGNhdGVnb3J5T2YoZGVwb3NpdCk7XG4gICAgY29uc3QgdG8gPSBkZXBvc2l0V2l0aChkcmFmdCwgZHJhZnQuc2l0ZXMucGFyZW50KHNpdGUsIFNJVEUubG9jYXRpb24pLCBjYXRlZ29yeSk7XG4gICAgZm9yIChjb25zdCBtaW5lciBvZiBtaW5lcnMpIHJ1bk1vdmUoZHJhZnQsIG1pbmVyLCB0bywgJ2RlcGxldGVkJyk7XG4gIH0sXG59O1xuXG5mdW5jdGlvbiBzaGFyZU91dChkcmFmdDogRHJhZnQsIG1pbmVyczogcmVhZG9ubHkgbnVtYmVyW10sIG1pY3JvOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBkZXZpY2VzIH0gPSBkcmFmdDtcbiAgbGV0IGxlZnQgPSBtaWNybztcbiAgZm9yIChjb25zdCBtaW5lciBvZiBtaW5lcnMpIHtcbiAgICBjb25zdCByYXRlID0gZGV2aWNlcy5yYXRlKG1pbmVyLCBERVZJQ0UubWluZWQpO1xuICAgIGNvbnN0IHNoYXJlID0gbWluKHJhdGUsIGxlZnQpO1xuICAgIGxlZnQgLT0gc2hhcmU7XG4gICAgaWYgKHNoYXJlID09PSByYXRlKSBjb250aW51ZTtcbiAgICBjb25zdCBtaW5lZCA9IGRldmljZXMubGV2ZWwobWluZXIsIERFVklDRS5taW5lZCk7XG4gICAgZGV2aWNlcy5zZXRMZXZlbChtaW5lciwgREVWSUNFLm1pbmVkLCBtaW5lZCAtIHJhdGUgKyBzaGFyZSk7XG4gICAgc3RvY2tBZGQoZHJhZnQsIGRldmljZXMucGFyZW50KG1pbmVyLCBERVZJQ0Uuc3RvY2spLCBzaGFyZSAtIHJhdGUpO1xuICB9XG59XG5cbi8qKiBPbmNlIGZvciBlYWNoIHJlcGxpY2FudCB3aXRoIG1pbmVycyBoZXJlLCBieSBpdHMgZmlyc3QuICovXG5mdW5jdGlvbiB0ZWxsKGRyYWZ0OiBEcmFmdCwgbWluZXJzOiByZWFkb25seSBudW1iZXJbXSwgZGVwb3NpdDogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHRvbGQ6IG51bWJlcltdID0gW107XG4gIGZvciAoY29uc3QgbWluZXIgb2YgbWluZXJzKSB7XG4gICAgY29uc3QgcmVwbGljYW50ID0gZHJhZnQuZGV2aWNlcy5wYXJlbnQobWluZXIsIERFVklDRS5yZXBsaWNhbnQpO1xuICAgIGlmICh0b2xkLmluY2x1ZGVzKHJlcGxpY2FudCkpIGNvbnRpbnVlO1xuICAgIHRvbGQucHVzaChyZXBsaWNhbnQpO1xuICAgIGRyYWZ0LmVtaXQoXG4gICAgICAnc2l0ZS5kZXBsZXRlZCcsXG4gICAgICByZXBsaWNhbnQsXG4gICAgICBtaW5lcixcbiAgICAgIGRldmljZVBsYWNlKGRyYWZ0LCBtaW5lciksXG4gICAgICBkcmFmdC5zaXRlcy5nZXQoc2l0ZU9mKGRlcG9zaXQpLCBTSVRFLmluZGV4KSxcbiAgICAgIGNhdGVnb3J5T2YoZGVwb3NpdCksXG4gICAgKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGRlcG9zaXRSZXN0IH0gZnJvbSAnLi4vcnVsZXMvZGVwb3NpdC5qcyc7XG5pbXBvcnQgdHlwZSB7IEdhbWVTeXN0ZW0gfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuXG4vKiogQSBkZXBvc2l0IHRoYXQgbm9ib2R5IG1pbmVkIGhhcyBncm93biBiYWNrIHRvIHdoYXQgaXQgd2FzLiAqL1xuZXhwb3J0IGNvbnN0IGRlcG9zaXRSZXN0b3JlZDogR2FtZVN5c3RlbSA9IHtcbiAgbmFtZTogJ2RlcG9zaXRSZXN0b3JlZCcsXG4gIHRhYmxlOiAnZGVwb3NpdHMnLFxuICB0aW1lcjogJ3Jlc3RvcmVkJyxcbiAgcnVuKGRyYWZ0LCBkZXBvc2l0KSB7XG4gICAgZGVwb3NpdFJlc3QoZHJhZnQsIGRlcG9zaXQpO1xuICB9LFxufTtcbiIsICJpbXBvcnQgeyBkZXZpY2VBZGQsIGRldmljZVBsYWNlIH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB7IHByaW50TmV4dCB9IGZyb20gJy4uL3J1bGVzL3ByaW50LmpzJztcbmltcG9ydCB7IHByaW50Sm9iIH0gZnJvbSAnLi4vcnVsZXMvcHJpbnRKb2IuanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgRkxFRVQgfSBmcm9tICcuLi9zdGF0ZS9mbGVldHMuanMnO1xuaW1wb3J0IHsgSk9CIH0gZnJvbSAnLi4vc3RhdGUvam9icy5qcyc7XG5pbXBvcnQgeyBQUklOVEVSIH0gZnJvbSAnLi4vc3RhdGUvcHJpbnRlcnMuanMnO1xuXG4vKiogQSBqb2IgaXMgZG9uZTogdGhlcmUgaXMgYSBuZXcgZGV2aWNlLCBhbmQgdGhlIG5leHQgam9iJ3MgdHVybiBoYXMgY29tZS4gKi9cbmV4cG9ydCBjb25zdCBwcmludEZpbmlzaGVkOiBHYW1lU3lzdGVtID0ge1xuICBuYW1lOiAncHJpbnRGaW5pc2hlZCcsXG4gIHRhYmxlOiAncHJpbnRlcnMnLFxuICB0aW1lcjogJ2ZpbmlzaGVkJyxcbiAgcnVuKGRyYWZ0LCBwcmludGVyKSB7XG4gICAgY29uc3QgeyBkZXZpY2VzLCBqb2JzIH0gPSBkcmFmdDtcbiAgICBjb25zdCBkZXZpY2UgPSBkcmFmdC5wcmludGVycy5nZXQocHJpbnRlciwgUFJJTlRFUi5kZXZpY2UpO1xuICAgIGNvbnN0IGpvYiA9IHByaW50Sm9iKGRyYWZ0LCBwcmludGVyKTtcbiAgICBjb25zdCB0eXBlID0gam9icy5nZXQoam9iLCBKT0IuZGV2aWNlVHlwZSk7XG4gICAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgICBjb25zdCBtYWRlID0gZGV2aWNlQWRkKGRyYWZ0LCB0eXBlLCByZXBsaWNhbnQsIGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKSk7XG4gICAgam9icy5yZW1vdmUoam9iKTtcbiAgICBkcmFmdC5mbGVldHMuYWRkKHJlcGxpY2FudCwgRkxFRVQucHJpbnRlZCwgMSk7XG4gICAgZHJhZnQuZW1pdCgncHJpbnQuY29tcGxldGVkJywgcmVwbGljYW50LCBkZXZpY2UsIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLCB0eXBlLCBqb2IsIG1hZGUpO1xuICAgIHByaW50TmV4dChkcmFmdCwgcHJpbnRlcik7XG4gIH0sXG59O1xuIiwgImltcG9ydCB7IHByaW50V2FrZXMgfSBmcm9tICcuLi9ydWxlcy9wcmludC5qcyc7XG5pbXBvcnQgdHlwZSB7IEdhbWVTeXN0ZW0gfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuXG4vKiogVGhlIHByaW50ZXJzIHRoYXQgd2FpdCBhdCBhIHBpbGUgdHJ5IGFnYWluLiAqL1xuZXhwb3J0IGNvbnN0IHByaW50V2FrZTogR2FtZVN5c3RlbSA9IHtcbiAgbmFtZTogJ3ByaW50V2FrZScsXG4gIHRhYmxlOiAncGlsZXMnLFxuICB0aW1lcjogJ3dha2UnLFxuICBydW4oZHJhZnQsIHBpbGUpIHtcbiAgICBwcmludFdha2VzKGRyYWZ0LCBwaWxlKTtcbiAgfSxcbn07XG4iLCAiaW1wb3J0IHsgZGV2aWNlUGxhY2UsIGRldmljZVR1cm5zIH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB0eXBlIHsgR2FtZVN5c3RlbSB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzdXJ2ZXlTaXRlIH0gZnJvbSAnLi4vcnVsZXMvc3VydmV5U2l0ZS5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IFNJVEUgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5cbi8qKiBBIHNlYXJjaCBlbmRzOiB0aGUgc2l0ZSBpcyBvcGVuIGZvciBhcyBsb25nIGFzIHRoZSBkZXZpY2UgdHJhY2tzIGl0LiAqL1xuZXhwb3J0IGNvbnN0IHNpdGVGb3VuZDogR2FtZVN5c3RlbSA9IHtcbiAgbmFtZTogJ3NpdGVGb3VuZCcsXG4gIHRhYmxlOiAnc2l0ZXMnLFxuICB0aW1lcjogJ2ZvdW5kJyxcbiAgcnVuKGRyYWZ0LCBzaXRlKSB7XG4gICAgY29uc3QgZGV2aWNlID0gZHJhZnQuc2l0ZXMuZ2V0KHNpdGUsIFNJVEUudHJhY2tlcik7XG4gICAgc3VydmV5U2l0ZShkcmFmdCwgc2l0ZSwgJ3NlYXJjaCcpO1xuICAgIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy50cmFja2luZywgc2l0ZSk7XG4gICAgY29uc3QgcmVwbGljYW50ID0gZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgICBjb25zdCBpbmRleCA9IGRyYWZ0LnNpdGVzLmdldChzaXRlLCBTSVRFLmluZGV4KTtcbiAgICBkcmFmdC5lbWl0KCdzZWFyY2guY29tcGxldGVkJywgcmVwbGljYW50LCBkZXZpY2UsIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLCBpbmRleCk7XG4gIH0sXG59O1xuIiwgImltcG9ydCB7IHJ1blN0b3AgfSBmcm9tICcuLi9ydWxlcy9ydW4uanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IHN0b2NrUHJlZGljdCwgc3RvY2tUYWtlcyB9IGZyb20gJy4uL3J1bGVzL3N0b2NrLmpzJztcbmltcG9ydCB7IFNUT0NLIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcblxuLyoqIEEgc3RvY2sgaGFzIG5vIHJvb20gZm9yIHRoZSBuZXh0IHRpY2sncyB5aWVsZDogYWxsIHRoYXQgZmVlZHMgaXQgc3RvcHMuICovXG5leHBvcnQgY29uc3Qgc3RvY2tGdWxsOiBHYW1lU3lzdGVtID0ge1xuICBuYW1lOiAnc3RvY2tGdWxsJyxcbiAgdGFibGU6ICdzdG9ja3MnLFxuICB0aW1lcjogJ2Z1bGwnLFxuICBydW4oZHJhZnQsIHN0b2NrKSB7XG4gICAgaWYgKHN0b2NrVGFrZXMoZHJhZnQsIHN0b2NrLCAwKSkge1xuICAgICAgc3RvY2tQcmVkaWN0KGRyYWZ0LCBzdG9jayk7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGZvciAoY29uc3QgZHJvbmUgb2YgZHJhZnQuc3RvY2tzLm1lbWJlcnMoc3RvY2ssIFNUT0NLLnN1cHBsaWVycykpIHtcbiAgICAgIHJ1blN0b3AoZHJhZnQsIGRyb25lLCAnc3RvY2tfZnVsbCcpO1xuICAgIH1cbiAgfSxcbn07XG4iLCAiaW1wb3J0IHsgcHJpbnRzQXdhaXQgfSBmcm9tICcuLi9ydWxlcy9wcmludC5qcyc7XG5pbXBvcnQgdHlwZSB7IEdhbWVTeXN0ZW0gfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgUElMRSB9IGZyb20gJy4uL3N0YXRlL3BpbGVzLmpzJztcbmltcG9ydCB7IHBpbGVPZiwgU1RPQ0sgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuXG4vKipcbiAqIEEgc3RvY2sgaGFzIHdoYXQgaXRzIGxlYXN0IGRlbWFuZGluZyB3YWl0ZXIgbmVlZHMuIEFsbCB0aGF0IHdhaXQgZm9yIGFueSBzdG9jayBvZiB0aGUgcGlsZSBhcmVcbiAqIHdva2VuIHRvZ2V0aGVyLCBpbiB0aGUgbmV4dCB3YXZlLCBzbyB0aGF0IHRoZSBsb25nZXN0IHdhaXRpbmcgY29tZXMgZmlyc3QuXG4gKi9cbmV4cG9ydCBjb25zdCBzdG9ja1JlYWNoZWQ6IEdhbWVTeXN0ZW0gPSB7XG4gIG5hbWU6ICdzdG9ja1JlYWNoZWQnLFxuICB0YWJsZTogJ3N0b2NrcycsXG4gIHRpbWVyOiAncmVhY2hlZCcsXG4gIHJ1bihkcmFmdCwgc3RvY2spIHtcbiAgICBwcmludHNBd2FpdChkcmFmdCwgc3RvY2spO1xuICAgIGNvbnN0IHsgc3RvY2tzIH0gPSBkcmFmdDtcbiAgICBpZiAoc3RvY2tzLmlzRW1wdHkoc3RvY2ssIFNUT0NLLndhaXRlcnMpKSByZXR1cm47XG4gICAgaWYgKHN0b2Nrcy5sZXZlbChzdG9jaywgU1RPQ0suYW1vdW50KSA8IHN0b2Nrcy5nZXQoc3RvY2ssIFNUT0NLLm5lZWQpKSByZXR1cm47XG4gICAgZHJhZnQucGlsZXMuc2NoZWR1bGUocGlsZU9mKHN0b2NrKSwgUElMRS53YWtlLCBkcmFmdC5ub3cpO1xuICB9LFxufTtcbiIsICJpbXBvcnQgdHlwZSB7IEdhbWVTeXN0ZW0gfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgYXJyaXZhbCB9IGZyb20gJy4vYXJyaXZhbC5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0RGVwbGV0ZWQgfSBmcm9tICcuL2RlcG9zaXREZXBsZXRlZC5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0UmVzdG9yZWQgfSBmcm9tICcuL2RlcG9zaXRSZXN0b3JlZC5qcyc7XG5pbXBvcnQgeyBwcmludEZpbmlzaGVkIH0gZnJvbSAnLi9wcmludEZpbmlzaGVkLmpzJztcbmltcG9ydCB7IHByaW50V2FrZSB9IGZyb20gJy4vcHJpbnRXYWtlLmpzJztcbmltcG9ydCB7IHNpdGVGb3VuZCB9IGZyb20gJy4vc2l0ZUZvdW5kLmpzJztcbmltcG9ydCB7IHN0b2NrRnVsbCB9IGZyb20gJy4vc3RvY2tGdWxsLmpzJztcbmltcG9ydCB7IHN0b2NrUmVhY2hlZCB9IGZyb20gJy4vc3RvY2tSZWFjaGVkLmpzJztcblxuLyoqXG4gKiBXaGF0IHRpbWUgZG9lcywgaW4gdGhlIG9yZGVyIG9mIGEgd2F2ZS4gVGhlIG9yZGVyIGlzIHBhcnQgb2YgdGhlIHJ1bGVzOiB3aGF0IHJ1bnMgb3V0IGNvbWVzXG4gKiBmaXJzdCwgc28gdGhhdCBub2JvZHkgcmVhZHMgYSBnYXVnZSBwYXN0IGl0cyBlbmQ7IHdobyB3YWl0cyBjb21lcyBsYXN0LCBhZnRlciB3aGF0IGZyZWVzIG1hdHRlci5cbiAqL1xuZXhwb3J0IGNvbnN0IFNZU1RFTVM6IHJlYWRvbmx5IEdhbWVTeXN0ZW1bXSA9IFtcbiAgZGVwb3NpdERlcGxldGVkLFxuICBkZXBvc2l0UmVzdG9yZWQsXG4gIHN0b2NrRnVsbCxcbiAgYXJyaXZhbCxcbiAgc2l0ZUZvdW5kLFxuICBwcmludEZpbmlzaGVkLFxuICBzdG9ja1JlYWNoZWQsXG4gIHByaW50V2FrZSxcbl07XG4iLCAiaW1wb3J0IHsgZGVmaW5lU2ltdWxhdGlvbiB9IGZyb20gJy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IERlZmluaXRpb24sIFNuYXBzaG90IH0gZnJvbSAnLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IENPTU1BTkRTIH0gZnJvbSAnLi9jb21tYW5kcy9jb21tYW5kcy5qcyc7XG5pbXBvcnQgeyBnZW5lc2lzIH0gZnJvbSAnLi9ydWxlcy9nZW5lc2lzLmpzJztcbmltcG9ydCB7IHNjaGVtYSB9IGZyb20gJy4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB0eXBlIHsgU2V0dGluZyB9IGZyb20gJy4vcnVsZXMvc2V0dGluZy5qcyc7XG5pbXBvcnQgeyBzZXR0aW5nT2YgfSBmcm9tICcuL3J1bGVzL3NldHRpbmdPZi5qcyc7XG5pbXBvcnQgdHlwZSB7IEdhbWVPcHRpb25zIH0gZnJvbSAnLi9ydWxlcy9zZXR0aW5nT2YuanMnO1xuaW1wb3J0IHsgU1lTVEVNUyB9IGZyb20gJy4vc3lzdGVtcy9zeXN0ZW1zLmpzJztcblxuLyoqIEEgc25hcHNob3Qgb2YgdGhlIGdhbWUuICovXG5leHBvcnQgdHlwZSBHYW1lU25hcHNob3QgPSBTbmFwc2hvdDxTZXR0aW5nPjtcblxuLyoqIFRoZSBnYW1lIGFzIGRhdGE6IGBkZWZpbmVTaW11bGF0aW9uYCBtYWtlcyBpdCBydW4sIG9uIGFueSBiYWNrZW5kLiAqL1xuZXhwb3J0IGNvbnN0IGFzdHJhcml1bURlZmluaXRpb246IERlZmluaXRpb248dHlwZW9mIHNjaGVtYT4gPSB7XG4gIG5hbWU6ICdhc3RyYXJpdW0nLFxuICB2ZXJzaW9uOiAxLFxuICBzY2hlbWEsXG4gIGNvbW1hbmRzOiBDT01NQU5EUyxcbiAgc3lzdGVtczogU1lTVEVNUyxcbiAgZ2VuZXNpcyxcbn07XG5cbi8qKiBUaGUgZ2FtZTogZ2VuZXNpcywgZXhlY3V0ZSwgdGljaywgYWR2YW5jZSBhbmQgYWxsIGVsc2UgdGhhdCBhIGtlcm5lbCBzaW11bGF0aW9uIGNhbiBkby4gKi9cbmV4cG9ydCBjb25zdCBhc3RyYXJpdW0gPSBkZWZpbmVTaW11bGF0aW9uKGFzdHJhcml1bURlZmluaXRpb24pO1xuXG4vKipcbiAqIEEgbmV3IGdhbWUgYXQgdGljayAwLCB3aXRoIG5vYm9keSBpbiBpdDogYG9wZW5fYWNjb3VudGAgbGV0cyBzb21lYm9keSBpbi5cbiAqXG4gKiBAdGhyb3dzIEVycm9yIHdoZW4gdGhlIHNlZWQgb3IgdGhlIHJ1bGVzIGNvdWxkIG5vdCBiZSBrZXB0IGV4YWN0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gbmV3R2FtZShvcHRpb25zOiBHYW1lT3B0aW9ucyk6IEdhbWVTbmFwc2hvdCB7XG4gIHJldHVybiBhc3RyYXJpdW0uZ2VuZXNpcyhzZXR0aW5nT2Yob3B0aW9ucykpO1xufVxuIiwgImltcG9ydCB7XG4gIGFzdHJhcml1bURlZmluaXRpb24sXG4gIHR5cGUgRHJhZnQsXG4gIHJlYXNvbkluZGV4LFxuICBTVEFUVVMsXG59IGZyb20gJ0Bhc3RyYXJpdW0vY29yZSc7XG5cbmNvbnN0IHsgdGFibGVzIH0gPSBhc3RyYXJpdW1EZWZpbml0aW9uLnNjaGVtYTtcbmNvbnN0IERFVklDRSA9IHRhYmxlcy5kZXZpY2VzLmZpZWxkcztcbmNvbnN0IERFUE9TSVQgPSB0YWJsZXMuZGVwb3NpdHMuZmllbGRzO1xuY29uc3QgU1RPQ0sgPSB0YWJsZXMuc3RvY2tzLmZpZWxkcztcbmNvbnN0IFBMQUNFID0gdGFibGVzLmxvY2F0aW9ucy5maWVsZHMucGxhY2U7XG5cbi8qKiBNaWNyby11bml0cyB0aGF0IGEgZHJvbmUgYnJpbmdzIGluIGEgdGljazogYWJvdXQgdGhhdCBvZiBhIG1vZGVyYXRlIGJlbHQuICovXG5jb25zdCBSQVRFID0gNzZfOTIzO1xuLyoqIEZhciBiZWxvdyBldmVyeSBjYXAsIGZhciBhYm92ZSBldmVyeSBuZWVkOiB0aGUgYmVuY2gncyBiZWx0cyBhbmQgc3RvY2tzIG91dGxhc3QgaXQuICovXG5jb25zdCBTVE9DS19DQVBfTUlDUk8gPSA4MDBfMDAwXzAwMCAqIDFfMDAwXzAwMDtcblxuZnVuY3Rpb24gcGxhY2VPZihkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGRyYWZ0LmxvY2F0aW9ucy5nZXQoZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pLCBQTEFDRSk7XG59XG5cbmZ1bmN0aW9uIHR1cm4oZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgc3RhdHVzOiBudW1iZXIsIHRhcmdldDogbnVtYmVyKTogdm9pZCB7XG4gIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnN0YXR1cywgc3RhdHVzKTtcbiAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0Uuc2luY2UsIGRyYWZ0Lm5vdyk7XG4gIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnRhcmdldCwgdGFyZ2V0KTtcbn1cblxuLyoqIENoYW5nZXMgdGhlIGZsb3cgZnJvbSBhIGRlcG9zaXQgaW50byBhIHN0b2NrLCBhbmQgYXBwb2ludHMgYm90aCBjcm9zc2luZ3MgYW5ldy4gKi9cbmZ1bmN0aW9uIGZsb3coZHJhZnQ6IERyYWZ0LCBkZXBvc2l0OiBudW1iZXIsIHN0b2NrOiBudW1iZXIsIGNoYW5nZTogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGVwb3NpdHMsIHN0b2Nrcywgbm93IH0gPSBkcmFmdDtcbiAgY29uc3Qgb3V0ID0gZGVwb3NpdHMucmF0ZShkZXBvc2l0LCBERVBPU0lULnJlc2VydmUpIC0gY2hhbmdlO1xuICBkZXBvc2l0cy5zZXRSYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSwgb3V0KTtcbiAgaWYgKG91dCA9PT0gMCkgZGVwb3NpdHMuY2FuY2VsKGRlcG9zaXQsIERFUE9TSVQuZGVwbGV0ZWQpO1xuICBlbHNlIHtcbiAgICBjb25zdCB0aWNrcyA9IE1hdGguY2VpbChkZXBvc2l0cy5sZXZlbChkZXBvc2l0LCBERVBPU0lULnJlc2VydmUpIC8gLW91dCk7XG4gICAgZGVwb3NpdHMuc2NoZWR1bGUoZGVwb3NpdCwgREVQT1NJVC5kZXBsZXRlZCwgbm93ICsgTWF0aC5tYXgoMSwgdGlja3MpKTtcbiAgfVxuICBjb25zdCBpbnRvID0gc3RvY2tzLnJhdGUoc3RvY2ssIFNUT0NLLmFtb3VudCkgKyBjaGFuZ2U7XG4gIHN0b2Nrcy5zZXRSYXRlKHN0b2NrLCBTVE9DSy5hbW91bnQsIGludG8pO1xuICBpZiAoaW50byA9PT0gMCkgc3RvY2tzLmNhbmNlbChzdG9jaywgU1RPQ0suZnVsbCk7XG4gIGVsc2Uge1xuICAgIGNvbnN0IHJvb20gPSBTVE9DS19DQVBfTUlDUk8gLSBzdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCk7XG4gICAgc3RvY2tzLnNjaGVkdWxlKHN0b2NrLCBTVE9DSy5mdWxsLCBub3cgKyBNYXRoLm1heCgxLCBNYXRoLmZsb29yKHJvb20gLyBpbnRvKSkpO1xuICB9XG59XG5cbi8qKiBXaGF0IGBzdGFydF9taW5pbmdgIGRvZXMgb25jZSBpdCBpcyBncmFudGVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0YXJ0TWluaW5nKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIGRlcG9zaXQ6IG51bWJlciwgc3RvY2s6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMgfSA9IGRyYWZ0O1xuICB0dXJuKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5taW5pbmcsIDApO1xuICBkZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0UuZGVwb3NpdCwgZGVwb3NpdCk7XG4gIGRldmljZXMuam9pbihkZXZpY2UsIERFVklDRS5zdG9jaywgc3RvY2spO1xuICBkZXZpY2VzLnNldFJhdGUoZGV2aWNlLCBERVZJQ0UubWluZWQsIFJBVEUpO1xuICBmbG93KGRyYWZ0LCBkZXBvc2l0LCBzdG9jaywgUkFURSk7XG4gIGNvbnN0IHJlcGxpY2FudCA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCk7XG4gIGRyYWZ0LmVtaXQoJ21pbmluZy5zdGFydGVkJywgcmVwbGljYW50LCBkZXZpY2UsIHBsYWNlT2YoZHJhZnQsIGRldmljZSksIDAsIDEsIDUyKTtcbn1cblxuLyoqIFdoYXQgYGRlYWN0aXZhdGVgIGRvZXMgdG8gYSBkcm9uZSB0aGF0IG1pbmVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0b3BNaW5pbmcoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMsIHN0b2NrcyB9ID0gZHJhZnQ7XG4gIGNvbnN0IGRlcG9zaXQgPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5kZXBvc2l0KTtcbiAgY29uc3Qgc3RvY2sgPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5zdG9jayk7XG4gIGNvbnN0IG1pbmVkID0gZGV2aWNlcy5sZXZlbChkZXZpY2UsIERFVklDRS5taW5lZCk7XG4gIGRldmljZXMuc2V0UmF0ZShkZXZpY2UsIERFVklDRS5taW5lZCwgMCk7XG4gIGRldmljZXMuc2V0TGV2ZWwoZGV2aWNlLCBERVZJQ0UubWluZWQsIDApO1xuICBkZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5yZWxvY2F0aW9ucywgMCk7XG4gIGRldmljZXMubGVhdmUoZGV2aWNlLCBERVZJQ0UuZGVwb3NpdCk7XG4gIGRldmljZXMubGVhdmUoZGV2aWNlLCBERVZJQ0Uuc3RvY2spO1xuICBmbG93KGRyYWZ0LCBkZXBvc2l0LCBzdG9jaywgLVJBVEUpO1xuICBjb25zdCB1bml0cyA9IE1hdGguZmxvb3IobWluZWQgLyAxXzAwMF8wMDApO1xuICBjb25zdCBtaWNybyA9IHN0b2Nrcy5nZXQoc3RvY2ssIFNUT0NLLm1pbmVkTWljcm8pICsgKG1pbmVkICUgMV8wMDBfMDAwKTtcbiAgc3RvY2tzLmFkZChzdG9jaywgU1RPQ0subWluZWRVbml0cywgdW5pdHMgKyBNYXRoLmZsb29yKG1pY3JvIC8gMV8wMDBfMDAwKSk7XG4gIHN0b2Nrcy5zZXQoc3RvY2ssIFNUT0NLLm1pbmVkTWljcm8sIG1pY3JvICUgMV8wMDBfMDAwKTtcbiAgZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHksIGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5KSAtIDEpO1xuICB0dXJuKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5pZGxlLCAwKTtcbiAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgY29uc3QgcmVhc29uID0gcmVhc29uSW5kZXgoJ2RlYWN0aXZhdGVkJyk7XG4gIGNvbnN0IHBsYWNlID0gcGxhY2VPZihkcmFmdCwgZGV2aWNlKTtcbiAgZHJhZnQuZW1pdCgnbWluaW5nLnN0b3BwZWQnLCByZXBsaWNhbnQsIGRldmljZSwgcGxhY2UsIDEsIHVuaXRzLCByZWFzb24pO1xufVxuXG4vKiogV2hhdCBgdHJhdmVsYCBkb2VzIG9uY2UgaXQgaGFzIGZvdW5kIGl0cyB3YXkuICovXG5leHBvcnQgZnVuY3Rpb24gZGVwYXJ0KGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIHRhcmdldDogbnVtYmVyLCB0aWNrczogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IGFycml2YWwgPSBkcmFmdC5ub3cgKyB0aWNrcztcbiAgdHVybihkcmFmdCwgZGV2aWNlLCBTVEFUVVMudHJhdmVsbGluZywgdGFyZ2V0KTtcbiAgZHJhZnQuZGV2aWNlcy5zY2hlZHVsZShkZXZpY2UsIERFVklDRS5hcnJpdmFsLCBhcnJpdmFsKTtcbiAgY29uc3QgcmVwbGljYW50ID0gZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgY29uc3QgdG8gPSBkcmFmdC5sb2NhdGlvbnMuZ2V0KHRhcmdldCwgUExBQ0UpO1xuICBkcmFmdC5lbWl0KCd0cmF2ZWwuZGVwYXJ0ZWQnLCByZXBsaWNhbnQsIGRldmljZSwgcGxhY2VPZihkcmFmdCwgZGV2aWNlKSwgdG8sIGFycml2YWwpO1xufVxuIiwgImltcG9ydCB7XG4gIGFzdHJhcml1bURlZmluaXRpb24sXG4gIGRldmljZUNvZGUsXG4gIGRldmljZVR5cGVJbmRleCxcbiAgdHlwZSBEcmFmdCxcbiAgTkVBUkJZX1NUQVJTLFxuICBwYXJzZUxvY2F0aW9uLFxuICB0eXBlIFNldHRpbmcsXG4gIHNldHRpbmdPZixcbiAgU1RBTkRBUkRfUlVMRVNFVCxcbiAgU1RBVFVTLFxufSBmcm9tICdAYXN0cmFyaXVtL2NvcmUnO1xuaW1wb3J0IHsgdHlwZSBDb21tYW5kLCB0eXBlIERlZmluaXRpb24sIGludmFyaWFudCB9IGZyb20gJ0Bhc3RyYXJpdW0vY29yZS9rZXJuZWwnO1xuaW1wb3J0IHsgZGVwYXJ0LCBzdGFydE1pbmluZywgc3RvcE1pbmluZyB9IGZyb20gJy4vYm90TW92ZXMuanMnO1xuXG5jb25zdCBTRUVEID0gMTE7XG4vKiogQSBjcnVpc2UgYmV0d2VlbiBhIGJlbHQgYW5kIGEgcGxhbmV0LiAqL1xuY29uc3QgVFJJUF9USUNLUyA9IDYwO1xuXG5jb25zdCB7IHRhYmxlcyB9ID0gYXN0cmFyaXVtRGVmaW5pdGlvbi5zY2hlbWE7XG5jb25zdCBERVZJQ0UgPSB0YWJsZXMuZGV2aWNlcy5maWVsZHM7XG5cbi8qKiBUaGUgc3RhcnQgc3lzdGVtcyBvZiB0aGUgY3Jvd2Q6IGFsbCBuZWFyIHN0YXJzIHRoYXQgaGF2ZSBhIGJlbHQgYW5kIGEgcGxhbmV0LiAqL1xuY29uc3QgU1RBUlMgPSBORUFSQllfU1RBUlMubWFwKCh7IGNvZGUgfSkgPT4gY29kZSkuZmlsdGVyKChjb2RlKSA9PlxuICBbJ0JFTFQtMScsICcxJ10uZXZlcnkoKHBsYWNlKSA9PiBwYXJzZUxvY2F0aW9uKFNFRUQsIGAke2NvZGV9LSR7cGxhY2V9YCkgIT09IHVuZGVmaW5lZCksXG4pO1xuY29uc3QgQUNDT1VOVFMgPSBTVEFSUy5sZW5ndGggKiAyO1xuXG4vKiogU28gbWFueSBkZXZpY2VzLCBhbmQgaG93IGxpdmVseSB0aGV5IGFyZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQ3Jvd2Qge1xuICByZWFkb25seSBkZXZpY2VzOiBudW1iZXI7XG4gIC8qKiBUaWNrcyB0aGF0IGEgZHJvbmUgbWluZXMgYmVmb3JlIGl0IG1ha2VzIGEgdHJpcDsgMCBmb3IgYSBjcm93ZCB0aGF0IG9ubHkgbWluZXMuICovXG4gIHJlYWRvbmx5IG1pbmluZ1RpY2tzOiBudW1iZXI7XG59XG5cbi8qKiBUaGUgY3Jvd2QgaW4gd2hpY2ggYWJvdXQgYGNoYW5nZXNgIHRoaW5ncyBoYXBwZW4gaW4gYSB0aWNrLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyb3dkT2YoZGV2aWNlczogbnVtYmVyLCBjaGFuZ2VzOiBudW1iZXIpOiBDcm93ZCB7XG4gIC8vIEEgcm91bmQgaXMgbWluaW5nIGFuZCB0d28gdHJpcHM7IGl0IG1ha2VzIHNpeCBjaGFuZ2VzLlxuICByZXR1cm4geyBkZXZpY2VzLCBtaW5pbmdUaWNrczogTWF0aC5jZWlsKCg2ICogZGV2aWNlcykgLyBjaGFuZ2VzKSAtIDIgKiBUUklQX1RJQ0tTIH07XG59XG5cbi8qKiBSdWxlcyB3aXRoIGJlbHRzIHRoYXQgb3V0bGFzdCBhbnkgcnVuLCBhbmQgcm9vbSBmb3IgdGhlIGNyb3dkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyb3dkU2V0dGluZygpOiBTZXR0aW5nIHtcbiAgY29uc3QgeyBsaW1pdHMsIG1pbmluZywgc2l0ZXMsIHN0YXJ0IH0gPSBTVEFOREFSRF9SVUxFU0VUO1xuICBjb25zdCBldmVyeXdoZXJlID0gT2JqZWN0LmZyb21FbnRyaWVzKFxuICAgIE9iamVjdC5rZXlzKHNpdGVzLnJlc2VydmVVbml0cykubWFwKChhYnVuZGFuY2UpID0+IFthYnVuZGFuY2UsIDQwMF8wMDBfMDAwXSksXG4gICkgYXMgdHlwZW9mIHNpdGVzLnJlc2VydmVVbml0cztcbiAgY29uc3Qgc3RvY2sgPSBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgT2JqZWN0LmtleXMoc3RhcnQuc3RvY2spLm1hcCgoY2F0ZWdvcnkpID0+IFtjYXRlZ29yeSwgMV8wMDBfMDAwXSksXG4gICkgYXMgdW5rbm93biBhcyB0eXBlb2Ygc3RhcnQuc3RvY2s7XG4gIGNvbnN0IHJ1bGVzZXQgPSB7XG4gICAgLi4uU1RBTkRBUkRfUlVMRVNFVCxcbiAgICBtaW5pbmc6IHsgLi4ubWluaW5nLCBzdG9ja0NhcFVuaXRzOiA4MDBfMDAwXzAwMCB9LFxuICAgIHNpdGVzOiB7IC4uLnNpdGVzLCByZXNlcnZlVW5pdHM6IGV2ZXJ5d2hlcmUgfSxcbiAgICBzdGFydDogeyAuLi5zdGFydCwgc3RhckNvZGVzOiBTVEFSUywgc3RvY2sgfSxcbiAgICBsaW1pdHM6IHsgLi4ubGltaXRzLCBkZXZpY2VzUGVyQWNjb3VudDogMl8wMDBfMDAwIH0sXG4gIH07XG4gIHJldHVybiBzZXR0aW5nT2YoeyBzZWVkOiBTRUVELCBydWxlc2V0IH0pO1xufVxuXG4vKiogVGhlIGdhbWUncyBkZWZpbml0aW9uLCBhbmQgdGhlIHNjaGVtYSBpbiBpdC4gKi9cbmV4cG9ydCB0eXBlIEdhbWVEZWZpbml0aW9uID0gdHlwZW9mIGFzdHJhcml1bURlZmluaXRpb247XG50eXBlIEdhbWVTY2hlbWEgPSBHYW1lRGVmaW5pdGlvbiBleHRlbmRzIERlZmluaXRpb248aW5mZXIgUz4gPyBTIDogbmV2ZXI7XG5cbi8qKlxuICogVGhlIGdhbWUgd2l0aCBhIGNyb3dkIGluIGl0IGF0IHRpY2sgMCwgYW5kIGEgYm90IGluc2lkZSB0aGF0IGtlZXBzIGl0IGJ1c3k6IGEgZHJvbmUgbWluZXMsIGZsaWVzXG4gKiB0byBhIHBsYW5ldCwgY29tZXMgYmFjayBhbmQgbWluZXM7IGEgcHJpbnRlciBwcmludHMgZm9yIGV2ZXIuIFdoaWxlIGEgZHJvbmUgbWluZXMsIGl0cyBhcnJpdmFsXG4gKiB0aW1lciBpcyB0aGUgYm90J3MgYWxhcm0gY2xvY2suIFRoZSBib3Qgd3JpdGVzIHdoYXQgdGhlIGdhbWUncyBjb21tYW5kcyB3cml0ZSBvbmNlIHRoZXkgYXJlXG4gKiBncmFudGVkOyByZWFkaW5nIGFuZCBncmFudGluZyB0aGVtIGlzIG1lYXN1cmVkIGluIGBwcm9iZWAgYW5kIGByZXBsYXlgLlxuICovXG5leHBvcnQgZnVuY3Rpb24gY3Jvd2REZWZpbml0aW9uKGNyb3dkOiBDcm93ZCk6IEdhbWVEZWZpbml0aW9uIHtcbiAgY29uc3QgZ2FtZTogRGVmaW5pdGlvbjxHYW1lU2NoZW1hPiA9IGFzdHJhcml1bURlZmluaXRpb247XG4gIGNvbnN0IHN5c3RlbXMgPSBnYW1lLnN5c3RlbXMubWFwKChzeXN0ZW0pID0+IHtcbiAgICBpZiAoc3lzdGVtLm5hbWUgPT09ICdhcnJpdmFsJykge1xuICAgICAgY29uc3QgcnVuID0gKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkID0+IHtcbiAgICAgICAgaWYgKGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykgPT09IFNUQVRVUy5taW5pbmcpIHtcbiAgICAgICAgICBzdG9wTWluaW5nKGRyYWZ0LCBkZXZpY2UpO1xuICAgICAgICAgIGRlcGFydChkcmFmdCwgZGV2aWNlLCBiZWx0T2YoZHJhZnQsIGRldmljZSkgKyBTVEFSUy5sZW5ndGgsIFRSSVBfVElDS1MpO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIHN5c3RlbS5ydW4oZHJhZnQsIGRldmljZSk7XG4gICAgICAgICAgZ29PbihkcmFmdCwgZGV2aWNlLCBjcm93ZCk7XG4gICAgICAgIH1cbiAgICAgIH07XG4gICAgICByZXR1cm4geyAuLi5zeXN0ZW0sIHJ1biB9O1xuICAgIH1cbiAgICBpZiAoc3lzdGVtLm5hbWUgPT09ICdwcmludEZpbmlzaGVkJykge1xuICAgICAgY29uc3QgcnVuID0gKGRyYWZ0OiBEcmFmdCwgcHJpbnRlcjogbnVtYmVyKTogdm9pZCA9PiB7XG4gICAgICAgIHN5c3RlbS5ydW4oZHJhZnQsIHByaW50ZXIpO1xuICAgICAgICBvcmRlcihkcmFmdCwgZHJhZnQucHJpbnRlcnMuZ2V0KHByaW50ZXIsIHRhYmxlcy5wcmludGVycy5maWVsZHMuZGV2aWNlKSk7XG4gICAgICB9O1xuICAgICAgcmV0dXJuIHsgLi4uc3lzdGVtLCBydW4gfTtcbiAgICB9XG4gICAgcmV0dXJuIHN5c3RlbTtcbiAgfSk7XG4gIGNvbnN0IGdlbmVzaXMgPSAoZHJhZnQ6IERyYWZ0KTogdm9pZCA9PiB7XG4gICAgZ2FtZS5nZW5lc2lzKGRyYWZ0KTtcbiAgICBzZXR0bGUoZHJhZnQsIGNyb3dkKTtcbiAgfTtcbiAgcmV0dXJuIHsgLi4uZ2FtZSwgc3lzdGVtcywgZ2VuZXNpcyB9O1xufVxuXG5mdW5jdGlvbiBhY2NvdW50T2YoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGZsZWV0ID0gZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgcmV0dXJuIGRyYWZ0LmZsZWV0cy5nZXQoZmxlZXQsIHRhYmxlcy5mbGVldHMuZmllbGRzLmFjY291bnQpO1xufVxuXG4vKiogVGhlIHJvdyBvZiB0aGUgYmVsdCB3aGVyZSBhIGRldmljZSdzIGFjY291bnQgYmVnYW47IGl0cyBwbGFuZXQgaXMgYFNUQVJTLmxlbmd0aGAgZnVydGhlci4gKi9cbmZ1bmN0aW9uIGJlbHRPZihkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuICgoYWNjb3VudE9mKGRyYWZ0LCBkZXZpY2UpIC0gMSkgJSBTVEFSUy5sZW5ndGgpICsgMTtcbn1cblxuLyoqIFdoYXQgYW4gaWRsZSBkcm9uZSBkb2VzIG5leHQ6IGF0IHRoZSBwbGFuZXQgaXQgdHVybnMgYmFjaywgYXQgdGhlIGJlbHQgaXQgbWluZXMuICovXG5mdW5jdGlvbiBnb09uKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIHsgbWluaW5nVGlja3MgfTogQ3Jvd2QpOiB2b2lkIHtcbiAgY29uc3QgYmVsdCA9IGJlbHRPZihkcmFmdCwgZGV2aWNlKTtcbiAgaWYgKGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKSAhPT0gYmVsdCkge1xuICAgIGRlcGFydChkcmFmdCwgZGV2aWNlLCBiZWx0LCBUUklQX1RJQ0tTKTtcbiAgICByZXR1cm47XG4gIH1cbiAgbWluZShkcmFmdCwgZGV2aWNlKTtcbiAgY29uc3Qgaml0dGVyID0gZHJhZnQucm9sbCgweGJlLCBkZXZpY2UpICUgKG1pbmluZ1RpY2tzICsgMSk7XG4gIGRyYWZ0LmRldmljZXMuc2NoZWR1bGUoZGV2aWNlLCBERVZJQ0UuYXJyaXZhbCwgZHJhZnQubm93ICsgMSArIChtaW5pbmdUaWNrcyA+PiAxKSArIGppdHRlcik7XG59XG5cbi8qKiBBY2NvdW50cywgcGlsZXMgYW5kIGJlbHRzIGNvbWUgaW4gdGhlIHNhbWUgb3JkZXI7IGRlcG9zaXRzIGFuZCBzdG9ja3MgaW4gc2l4ZXMuICovXG5mdW5jdGlvbiBtaW5lKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgY2F0ZWdvcnkgPSBkcmFmdC5yb2xsKDB4YmYsIGRldmljZSkgJSA2O1xuICBjb25zdCBiZWx0ID0gYmVsdE9mKGRyYWZ0LCBkZXZpY2UpO1xuICBjb25zdCBwaWxlID0gYWNjb3VudE9mKGRyYWZ0LCBkZXZpY2UpO1xuICBzdGFydE1pbmluZyhkcmFmdCwgZGV2aWNlLCAoYmVsdCAtIDEpICogNiArIGNhdGVnb3J5ICsgMSwgKHBpbGUgLSAxKSAqIDYgKyBjYXRlZ29yeSArIDEpO1xufVxuXG4vKiogSGFzIGEgcHJpbnRlciBwcmludCBvbmUgbW9yZSBzbWFsbCB0aGluZy4gKi9cbmZ1bmN0aW9uIG9yZGVyKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgY29tbWFuZDogQ29tbWFuZCA9IHtcbiAgICBpZDogJycsXG4gICAgYWNjb3VudDogYWNjb3VudE9mKGRyYWZ0LCBkZXZpY2UpLFxuICAgIHR5cGU6ICdlbnF1ZXVlX3ByaW50JyxcbiAgICBhcmdzOiB7IGRldmljZTogZGV2aWNlQ29kZShTRUVELCBkZXZpY2UpLCBkZXZpY2VfdHlwZTogJ2NvbXB1dGVfY29yZScsIHF1YW50aXR5OiAxIH0sXG4gIH07XG4gIGNvbnN0IHJlZHVjZXJzOiBHYW1lRGVmaW5pdGlvblsnY29tbWFuZHMnXSA9IGFzdHJhcml1bURlZmluaXRpb24uY29tbWFuZHM7XG4gIGNvbnN0IG91dGNvbWUgPSByZWR1Y2Vyc1snZW5xdWV1ZV9wcmludCddPy4oZHJhZnQsIGNvbW1hbmQpO1xuICBpbnZhcmlhbnQob3V0Y29tZT8uZG9uZSA9PT0gdHJ1ZSwgYGEgcHJpbnQgd2FzIHJlZnVzZWQ6ICR7SlNPTi5zdHJpbmdpZnkob3V0Y29tZSl9YCk7XG59XG5cbi8qKiBBY2NvdW50cyBpbiBhbGwgc3RhcnQgc3lzdGVtcywgYW5kIHRoZSBjcm93ZCBhbW9uZyB0aGVtOiBuZWFybHkgYWxsIG9mIGl0IG1pbmVzLiAqL1xuZnVuY3Rpb24gc2V0dGxlKGRyYWZ0OiBEcmFmdCwgeyBkZXZpY2VzLCBtaW5pbmdUaWNrcyB9OiBDcm93ZCk6IHZvaWQge1xuICBjb25zdCByZWR1Y2VyczogR2FtZURlZmluaXRpb25bJ2NvbW1hbmRzJ10gPSBhc3RyYXJpdW1EZWZpbml0aW9uLmNvbW1hbmRzO1xuICBmb3IgKGxldCBhY2NvdW50ID0gMTsgYWNjb3VudCA8PSBBQ0NPVU5UUzsgYWNjb3VudCArPSAxKSB7XG4gICAgY29uc3QgbmFtZSA9IGBCb3QgJHthY2NvdW50fWA7XG4gICAgcmVkdWNlcnNbJ29wZW5fYWNjb3VudCddPy4oZHJhZnQsIHsgaWQ6ICcnLCBhY2NvdW50OiAwLCB0eXBlOiAnb3Blbl9hY2NvdW50JywgYXJnczogeyBuYW1lIH0gfSk7XG4gIH1cbiAgZm9yIChjb25zdCBzdGFyIG9mIFNUQVJTKSB7XG4gICAgZHJhZnQubG9jYXRpb25zLmluc2VydChwYXJzZUxvY2F0aW9uKFNFRUQsIGAke3N0YXJ9LTFgKSBhcyBudW1iZXIpO1xuICB9XG4gIGNvbnN0IGRyb25lID0gZGV2aWNlVHlwZUluZGV4KCdtaW5pbmdfZHJvbmUnKTtcbiAgY29uc3QgZmFjdG9yeSA9IGRldmljZVR5cGVJbmRleCgnYXV0b2ZhY3RvcnknKTtcbiAgZm9yIChsZXQgbWFkZSA9IGRyYWZ0LmRldmljZXMuY291bnQ7IG1hZGUgPCBkZXZpY2VzOyBtYWRlICs9IDEpIHtcbiAgICBjb25zdCBhY2NvdW50ID0gKG1hZGUgJSBBQ0NPVU5UUykgKyAxO1xuICAgIGNvbnN0IHByaW50ZXIgPSBtaW5pbmdUaWNrcyA+IDAgJiYgbWFkZSAlIDIwMCA9PT0gMDtcbiAgICBjb25zdCBkZXZpY2UgPSBkcmFmdC5kZXZpY2VzLmluc2VydCgpO1xuICAgIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnR5cGUsIHByaW50ZXIgPyBmYWN0b3J5IDogZHJvbmUpO1xuICAgIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5LCBkcmFmdC5zZXR0aW5nLnJ1bGVzZXQuY2FwYWNpdHkuZnVsbFBwbSk7XG4gICAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UuYnVpbHRCeSwgYWNjb3VudCk7XG4gICAgZHJhZnQuZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLnJlcGxpY2FudCwgYWNjb3VudCk7XG4gICAgZHJhZnQuZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLmxvY2F0aW9uLCBiZWx0T2YoZHJhZnQsIGRldmljZSkpO1xuICAgIGRyYWZ0LmRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnN0YXR1cywgU1RBVFVTLmlkbGUpO1xuICAgIGlmIChwcmludGVyKSB7XG4gICAgICBkcmFmdC5wcmludGVycy5pbnNlcnQoZGV2aWNlKTtcbiAgICAgIG9yZGVyKGRyYWZ0LCBkZXZpY2UpO1xuICAgICAgY29udGludWU7XG4gICAgfVxuICAgIG1pbmUoZHJhZnQsIGRldmljZSk7XG4gICAgaWYgKG1pbmluZ1RpY2tzID09PSAwKSBjb250aW51ZTtcbiAgICBjb25zdCBhbGFybSA9IDEgKyAoZHJhZnQucm9sbCgweGMwLCBkZXZpY2UpICUgKG1pbmluZ1RpY2tzICsgMiAqIFRSSVBfVElDS1MpKTtcbiAgICBkcmFmdC5kZXZpY2VzLnNjaGVkdWxlKGRldmljZSwgREVWSUNFLmFycml2YWwsIGFsYXJtKTtcbiAgfVxufVxuIiwgImltcG9ydCB7XG4gIEFnZW5kYSxcbiAgdHlwZSBCYWNrZW5kT2YsXG4gIEtleUluZGV4LFxuICB0eXBlIExheW91dCxcbiAgdHlwZSBSb3dzLFxuICB0eXBlIFN0b3JlLFxuICB0eXBlIFZlcnNpb24sXG59IGZyb20gJ0Bhc3RyYXJpdW0vY29yZS9rZXJuZWwnO1xuXG4vKiogT25lIGZsYXQgYXJyYXksIHdyaXR0ZW4gaW4gcGxhY2UuICovXG5jbGFzcyBNdXRhYmxlUm93cyBpbXBsZW1lbnRzIFJvd3Mge1xuICB3b3JkczogRmxvYXQ2NEFycmF5O1xuICByZWFkb25seSBzdHJpZGU6IG51bWJlcjtcblxuICBjb25zdHJ1Y3RvcihzdHJpZGU6IG51bWJlcikge1xuICAgIHRoaXMuc3RyaWRlID0gc3RyaWRlO1xuICAgIHRoaXMud29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KHN0cmlkZSAqIDE2KTtcbiAgfVxuXG4gIGdldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLndvcmRzW3JvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0XSBhcyBudW1iZXI7XG4gIH1cblxuICBzZXQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy53b3Jkc1tyb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldF0gPSB2YWx1ZTtcbiAgfVxuXG4gIHNldFVuaGFzaGVkKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuc2V0KHJvdywgb2Zmc2V0LCB2YWx1ZSk7XG4gIH1cblxuICBzZXRHYXVnZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IGF0ID0gcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXQ7XG4gICAgdGhpcy53b3Jkc1thdF0gPSB2YWx1ZTtcbiAgICB0aGlzLndvcmRzW2F0ICsgMV0gPSByYXRlO1xuICAgIHRoaXMud29yZHNbYXQgKyAyXSA9IHNpbmNlO1xuICB9XG5cbiAgcGVlayhyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLndvcmRzW3JvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0XSBhcyBudW1iZXI7XG4gIH1cblxuICBwb2tlKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMud29yZHNbcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXRdID0gdmFsdWU7XG4gIH1cblxuICByZXNlcnZlKHJvdzogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3Qgc2l6ZSA9IChyb3cgKyAxKSAqIHRoaXMuc3RyaWRlO1xuICAgIGlmIChzaXplIDw9IHRoaXMud29yZHMubGVuZ3RoKSByZXR1cm47XG4gICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KE1hdGgubWF4KHNpemUsIHRoaXMud29yZHMubGVuZ3RoICogMikpO1xuICAgIHdvcmRzLnNldCh0aGlzLndvcmRzKTtcbiAgICB0aGlzLndvcmRzID0gd29yZHM7XG4gIH1cbn1cblxuLyoqXG4gKiBUaGUgcHJpY2Ugb2Ygbm90aGluZzogcm93cyBjaGFuZ2VkIGluIHBsYWNlLiBUaGVyZSBpcyBvbmUgdmVyc2lvbiwgc28gdGhlcmUgYXJlIG5vIHNuYXBzaG90cyxcbiAqIG5vIHdheSBiYWNrIGFuZCBubyBoYXNoOyBhIHByb2dyYW0gdGhhdCBhc2tzIGZvciBhbiBvbGRlciBvbmUgaXMgZ2l2ZW4gdGhlIG5ld2VzdC5cbiAqL1xuZXhwb3J0IGNvbnN0IG11dGFibGVCYWNrZW5kOiBCYWNrZW5kT2YgPSAobGF5b3V0cywga2luZHMpID0+IHtcbiAgY29uc3Qgcm93cyA9IGxheW91dHMubWFwKCh7IHN0cmlkZSB9KSA9PiBuZXcgTXV0YWJsZVJvd3Moc3RyaWRlKSk7XG4gIGNvbnN0IGtleXMgPSBsYXlvdXRzLm1hcCgoeyBkZWZpbml0aW9uIH0pID0+XG4gICAgZGVmaW5pdGlvbi5rZXkgPT09IDAgPyB1bmRlZmluZWQgOiBuZXcgS2V5SW5kZXgoKSxcbiAgKTtcbiAgY29uc3QgYWdlbmRhID0gbmV3IEFnZW5kYShcbiAgICBraW5kcy5tYXAoKHsgdGFibGUsIGR1ZSwgZmlsZWQgfSkgPT4gKHsgcm93czogcm93c1t0YWJsZV0gYXMgUm93cywgZHVlLCBmaWxlZCB9KSksXG4gICk7XG4gIGNvbnN0IHN0b3JlOiBTdG9yZSA9IHsgcm93cywga2V5cywgYWdlbmRhIH07XG4gIGNvbnN0IG9ubHk6IFZlcnNpb24gPSB7IGxhbmVzOiBuZXcgSW50MzJBcnJheShsYXlvdXRzLmxlbmd0aCAqIDIpIH07XG4gIHJldHVybiB7XG4gICAgY3JlYXRlOiAoKSA9PiBvbmx5LFxuICAgIG9wZW4oX3ZlcnNpb24sIG5vdykge1xuICAgICAgYWdlbmRhLnNlZWsobm93KTtcbiAgICAgIHJldHVybiBzdG9yZTtcbiAgICB9LFxuICAgIGNvbW1pdDogKCkgPT4gb25seSxcbiAgICByb2xsYmFjazogKCkgPT4gYWdlbmRhLmFiYW5kb25XYXZlKCksXG4gICAgcmVhZGVyOiAoX3ZlcnNpb24sIHRhYmxlKSA9PiByb3dzW3RhYmxlXSBhcyBSb3dzLFxuICAgIGZpbmQ6IChfdmVyc2lvbiwgdGFibGUsIGtleSkgPT5cbiAgICAgIChrZXlzW3RhYmxlXSBhcyBLZXlJbmRleCkuZmluZChcbiAgICAgICAgcm93c1t0YWJsZV0gYXMgUm93cyxcbiAgICAgICAgKGxheW91dHNbdGFibGVdIGFzIExheW91dCkuZGVmaW5pdGlvbi5rZXksXG4gICAgICAgIGtleSxcbiAgICAgICksXG4gICAgbmV4dER1ZShfdmVyc2lvbiwgbm93KSB7XG4gICAgICBhZ2VuZGEuc2Vlayhub3cpO1xuICAgICAgcmV0dXJuIGFnZW5kYS5uZXh0RHVlKCk7XG4gICAgfSxcbiAgICBjb21wYXJlOiAoKSA9PiB1bmRlZmluZWQsXG4gIH07XG59O1xuIiwgImltcG9ydCB7XG4gIHR5cGUgQmFja2VuZE9mLFxuICB0eXBlIExheW91dCxcbiAgdHlwZSBSb3dzLFxuICB0eXBlIFdvcmRWaXNpdG9yLFxufSBmcm9tICdAYXN0cmFyaXVtL2NvcmUva2VybmVsJztcbmltcG9ydCB7IEltbWVyIH0gZnJvbSAnaW1tZXInO1xuaW1wb3J0IHsgQm9va2tlZXBpbmcgfSBmcm9tICcuL2Jvb2trZWVwaW5nLmpzJztcbmltcG9ydCB7IHR5cGUgS2VlcGVyLCBwZXJzaXN0ZW50QmFja2VuZCB9IGZyb20gJy4vcGVyc2lzdGVudEJhY2tlbmQuanMnO1xuXG4vKiogQSByb3cgYXMgcGVvcGxlIHdyaXRlIGl0OiBhbiBvYmplY3Qgd2l0aCBhIG5hbWUgZm9yIGVhY2ggd29yZC4gKi9cbmV4cG9ydCB0eXBlIFBsYWluUm93ID0gUmVjb3JkPHN0cmluZywgbnVtYmVyPjtcblxuLyoqIEFsbCB0YWJsZXM6IGFycmF5cyBvZiByb3dzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBQbGFpblN0YXRlIHtcbiAgcmVhZG9ubHkgdGFibGVzOiByZWFkb25seSBQbGFpblJvd1tdW107XG59XG5cbi8qKiBUaGUgbmFtZSBvZiBlYWNoIHdvcmQ6IGEgZ2F1Z2UncyBhcmUgYG1pbmVkYCwgYG1pbmVkMWAsIGBtaW5lZDJgLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdvcmROYW1lcyh7IGRlZmluaXRpb24sIHN0cmlkZSB9OiBMYXlvdXQpOiBzdHJpbmdbXSB7XG4gIGNvbnN0IG5hbWVzOiBzdHJpbmdbXSA9IFtdO1xuICBjb25zdCBzdGFydHMgPSBuZXcgTWFwKE9iamVjdC5lbnRyaWVzKGRlZmluaXRpb24uZmllbGRzKS5tYXAoKFtuYW1lLCBhdF0pID0+IFthdCwgbmFtZV0pKTtcbiAgbGV0IGZpZWxkID0gJ3dvcmQnO1xuICBsZXQgc3RhcnQgPSAwO1xuICBmb3IgKGxldCBvZmZzZXQgPSAwOyBvZmZzZXQgPCBzdHJpZGU7IG9mZnNldCArPSAxKSB7XG4gICAgY29uc3QgbmFtZSA9IHN0YXJ0cy5nZXQob2Zmc2V0KTtcbiAgICBpZiAobmFtZSAhPT0gdW5kZWZpbmVkKSB7XG4gICAgICBmaWVsZCA9IG5hbWU7XG4gICAgICBzdGFydCA9IG9mZnNldDtcbiAgICB9XG4gICAgbmFtZXMucHVzaChvZmZzZXQgPT09IHN0YXJ0ID8gZmllbGQgOiBgJHtmaWVsZH0ke29mZnNldCAtIHN0YXJ0fWApO1xuICB9XG4gIHJldHVybiBuYW1lcztcbn1cblxuLyoqIEEgcm93IG9mIHplcm9zLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJsYW5rUm93KG5hbWVzOiByZWFkb25seSBzdHJpbmdbXSk6IFBsYWluUm93IHtcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhuYW1lcy5tYXAoKG5hbWUpID0+IFtuYW1lLCAwXSkpO1xufVxuXG4vKiogVGhlIHN0YXRlIHRoYXQgYWxsIHRhYmxlcyBvZiBhIGRyYWZ0IHNoYXJlOiBvbmUgZHJhZnQgYSB0cmFuc2l0aW9uLiAqL1xuaW50ZXJmYWNlIFNlc3Npb24ge1xuICB0YWJsZXM6IFBsYWluUm93W11bXTtcbn1cblxuY2xhc3MgSW1tZXJSb3dzIGltcGxlbWVudHMgUm93cyB7XG4gIHJlYWRvbmx5ICNzZXNzaW9uOiBTZXNzaW9uO1xuICByZWFkb25seSAjdGFibGU6IG51bWJlcjtcbiAgcmVhZG9ubHkgI25hbWVzOiByZWFkb25seSBzdHJpbmdbXTtcbiAgcmVhZG9ubHkgI2Jvb2s6IEJvb2trZWVwaW5nO1xuICAvKiogVGhlIHJvdyBhdCBoYW5kLCBhcyBhIHByb2dyYW0gdGhhdCBlZGl0cyBhIHJvdyB3b3VsZCBrZWVwIGl0IGluIGEgY29uc3RhbnQuICovXG4gICNyb3c6IFBsYWluUm93IHwgdW5kZWZpbmVkO1xuICAjcm93SWQgPSAtMTtcblxuICBjb25zdHJ1Y3RvcihzZXNzaW9uOiBTZXNzaW9uLCBsYXlvdXQ6IExheW91dCkge1xuICAgIHRoaXMuI3Nlc3Npb24gPSBzZXNzaW9uO1xuICAgIHRoaXMuI3RhYmxlID0gbGF5b3V0LmluZGV4O1xuICAgIHRoaXMuI25hbWVzID0gd29yZE5hbWVzKGxheW91dCk7XG4gICAgdGhpcy4jYm9vayA9IG5ldyBCb29ra2VlcGluZyhsYXlvdXQpO1xuICB9XG5cbiAgZm9yZ2V0KCk6IHZvaWQge1xuICAgIHRoaXMuI3Jvd0lkID0gLTE7XG4gICAgdGhpcy4jcm93ID0gdW5kZWZpbmVkO1xuICB9XG5cbiAgI2F0KHJvdzogbnVtYmVyKTogUGxhaW5Sb3cgfCB1bmRlZmluZWQge1xuICAgIGlmIChyb3cgPT09IHRoaXMuI3Jvd0lkKSByZXR1cm4gdGhpcy4jcm93O1xuICAgIHRoaXMuI3Jvd0lkID0gcm93O1xuICAgIHRoaXMuI3JvdyA9ICh0aGlzLiNzZXNzaW9uLnRhYmxlc1t0aGlzLiN0YWJsZV0gYXMgUGxhaW5Sb3dbXSlbcm93XTtcbiAgICByZXR1cm4gdGhpcy4jcm93O1xuICB9XG5cbiAgZ2V0KHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI2F0KHJvdyk/Llt0aGlzLiNuYW1lc1tvZmZzZXRdIGFzIHN0cmluZ10gPz8gMDtcbiAgfVxuXG4gIHNldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICAodGhpcy4jYXQocm93KSBhcyBQbGFpblJvdylbdGhpcy4jbmFtZXNbb2Zmc2V0XSBhcyBzdHJpbmddID0gdmFsdWU7XG4gIH1cblxuICBzZXRVbmhhc2hlZChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLnNldChyb3csIG9mZnNldCwgdmFsdWUpO1xuICB9XG5cbiAgc2V0R2F1Z2Uocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyLCByYXRlOiBudW1iZXIsIHNpbmNlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBlZGl0ZWQgPSB0aGlzLiNhdChyb3cpIGFzIFBsYWluUm93O1xuICAgIGVkaXRlZFt0aGlzLiNuYW1lc1tvZmZzZXRdIGFzIHN0cmluZ10gPSB2YWx1ZTtcbiAgICBlZGl0ZWRbdGhpcy4jbmFtZXNbb2Zmc2V0ICsgMV0gYXMgc3RyaW5nXSA9IHJhdGU7XG4gICAgZWRpdGVkW3RoaXMuI25hbWVzW29mZnNldCArIDJdIGFzIHN0cmluZ10gPSBzaW5jZTtcbiAgfVxuXG4gIHJlc2VydmUocm93OiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCByb3dzID0gdGhpcy4jc2Vzc2lvbi50YWJsZXNbdGhpcy4jdGFibGVdIGFzIFBsYWluUm93W107XG4gICAgaWYgKHJvd3MubGVuZ3RoID4gcm93KSByZXR1cm47XG4gICAgdGhpcy5mb3JnZXQoKTtcbiAgICB3aGlsZSAocm93cy5sZW5ndGggPD0gcm93KSByb3dzLnB1c2goYmxhbmtSb3codGhpcy4jbmFtZXMpKTtcbiAgfVxuXG4gIHBlZWsocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jYm9vay5wZWVrKHJvdywgb2Zmc2V0KTtcbiAgfVxuXG4gIHBva2Uocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jYm9vay5wb2tlKHJvdywgb2Zmc2V0LCB2YWx1ZSk7XG4gIH1cbn1cblxuLyoqIEltbWVyIGFzIGl0cyB1c2VycyB1c2UgaXQ6IGFycmF5cyBvZiBvYmplY3RzLCBvbmUgZHJhZnQgYSB0cmFuc2l0aW9uLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGltbWVyQmFja2VuZChhdXRvRnJlZXplOiBib29sZWFuKTogQmFja2VuZE9mIHtcbiAgcmV0dXJuIChsYXlvdXRzLCBraW5kcykgPT4ge1xuICAgIGNvbnN0IGltbWVyID0gbmV3IEltbWVyKHsgYXV0b0ZyZWV6ZSB9KTtcbiAgICBjb25zdCBuYW1lcyA9IGxheW91dHMubWFwKHdvcmROYW1lcyk7XG4gICAgY29uc3QgZW1wdHk6IFBsYWluU3RhdGUgPSB7IHRhYmxlczogbmFtZXMubWFwKChlYWNoKSA9PiBbYmxhbmtSb3coZWFjaCldKSB9O1xuICAgIGxldCBiYXNlID0gZW1wdHk7XG4gICAgbGV0IGRyYWZ0OiBQbGFpblN0YXRlIHwgdW5kZWZpbmVkO1xuICAgIGNvbnN0IHNlc3Npb246IFNlc3Npb24gPSB7IHRhYmxlczogW10gfTtcbiAgICBjb25zdCByb3dzID0gbGF5b3V0cy5tYXAoKGxheW91dCkgPT4gbmV3IEltbWVyUm93cyhzZXNzaW9uLCBsYXlvdXQpKTtcbiAgICBjb25zdCBrZWVwZXI6IEtlZXBlcjxQbGFpblN0YXRlPiA9IHtcbiAgICAgIHJvd3MsXG4gICAgICBlbXB0eSxcbiAgICAgIGJlZ2luKCkge1xuICAgICAgICAvLyBUaGUgZmlyc3Qgd29ybGQgaXMgYnVpbHQgb2YgcGxhaW4gb2JqZWN0czogSW1tZXIgaXMgZm9yIGNoYW5naW5nIHdoYXQgaXMgdGhlcmUuXG4gICAgICAgIGRyYWZ0ID0gYmFzZSA9PT0gZW1wdHkgPyBzdHJ1Y3R1cmVkQ2xvbmUoZW1wdHkpIDogKGltbWVyLmNyZWF0ZURyYWZ0KGJhc2UpIGFzIFBsYWluU3RhdGUpO1xuICAgICAgICBzZXNzaW9uLnRhYmxlcyA9IGRyYWZ0LnRhYmxlcyBhcyBQbGFpblJvd1tdW107XG4gICAgICAgIGZvciAoY29uc3QgZWFjaCBvZiByb3dzKSBlYWNoLmZvcmdldCgpO1xuICAgICAgfSxcbiAgICAgIGZpbmlzaCgpIHtcbiAgICAgICAgY29uc3QgbWFkZSA9IGRyYWZ0IGFzIFBsYWluU3RhdGU7XG4gICAgICAgIGJhc2UgPSBiYXNlID09PSBlbXB0eSA/IGltbWVyLnByb2R1Y2UobWFkZSwgKCkgPT4gdW5kZWZpbmVkKSA6IGltbWVyLmZpbmlzaERyYWZ0KG1hZGUpO1xuICAgICAgICBkcmFmdCA9IHVuZGVmaW5lZDtcbiAgICAgICAga2VlcGVyLnJlc2V0KGJhc2UpO1xuICAgICAgICByZXR1cm4gYmFzZTtcbiAgICAgIH0sXG4gICAgICByZXNldChyb290KSB7XG4gICAgICAgIGJhc2UgPSByb290O1xuICAgICAgICBzZXNzaW9uLnRhYmxlcyA9IHJvb3QudGFibGVzIGFzIFBsYWluUm93W11bXTtcbiAgICAgICAgZm9yIChjb25zdCBlYWNoIG9mIHJvd3MpIGVhY2guZm9yZ2V0KCk7XG4gICAgICB9LFxuICAgICAgcmVhZGVyKHJvb3QsIHRhYmxlKSB7XG4gICAgICAgIGNvbnN0IHJlYWRlciA9IG5ldyBJbW1lclJvd3MoeyB0YWJsZXM6IHJvb3QudGFibGVzIGFzIFBsYWluUm93W11bXSB9LCBsYXlvdXRzW3RhYmxlXSBhcyBMYXlvdXQpO1xuICAgICAgICByZXR1cm4gcmVhZGVyO1xuICAgICAgfSxcbiAgICAgIGNvbXBhcmU6IChhLCBiLCB2aXNpdCkgPT4gY29tcGFyZVN0YXRlcyhhLCBiLCBuYW1lcywgdmlzaXQpLFxuICAgIH07XG4gICAgcmV0dXJuIHBlcnNpc3RlbnRCYWNrZW5kKGtlZXBlciwgbGF5b3V0cywga2luZHMpO1xuICB9O1xufVxuXG5mdW5jdGlvbiBjb21wYXJlU3RhdGVzKFxuICBhOiBQbGFpblN0YXRlLFxuICBiOiBQbGFpblN0YXRlLFxuICBuYW1lczogcmVhZG9ubHkgKHJlYWRvbmx5IHN0cmluZ1tdKVtdLFxuICB2aXNpdDogV29yZFZpc2l0b3IsXG4pOiB2b2lkIHtcbiAgZm9yIChjb25zdCBbdGFibGUsIHdvcmRzXSBvZiBuYW1lcy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCByb3dzQSA9IGEudGFibGVzW3RhYmxlXSBhcyBQbGFpblJvd1tdO1xuICAgIGNvbnN0IHJvd3NCID0gYi50YWJsZXNbdGFibGVdIGFzIFBsYWluUm93W107XG4gICAgaWYgKHJvd3NBID09PSByb3dzQikgY29udGludWU7XG4gICAgZm9yIChsZXQgcm93ID0gMDsgcm93IDwgTWF0aC5tYXgocm93c0EubGVuZ3RoLCByb3dzQi5sZW5ndGgpOyByb3cgKz0gMSkge1xuICAgICAgaWYgKHJvd3NBW3Jvd10gPT09IHJvd3NCW3Jvd10pIGNvbnRpbnVlO1xuICAgICAgZm9yIChjb25zdCBbb2Zmc2V0LCBuYW1lXSBvZiB3b3Jkcy5lbnRyaWVzKCkpIHtcbiAgICAgICAgaWYgKChyb3dzQVtyb3ddPy5bbmFtZV0gPz8gMCkgIT09IChyb3dzQltyb3ddPy5bbmFtZV0gPz8gMCkpIHZpc2l0KHRhYmxlLCByb3csIG9mZnNldCk7XG4gICAgICB9XG4gICAgfVxuICB9XG59XG4iLCAiaW1wb3J0IHsgdHlwZSBMYXlvdXQsIFJPTEUgfSBmcm9tICdAYXN0cmFyaXVtL2NvcmUva2VybmVsJztcblxuLyoqIFRoZSBib29ra2VlcGluZyB3b3JkcyBvZiBvbmUgdGFibGUsIGJlc2lkZSB0aGUgcm93czogdGhleSBiZWxvbmcgdG8gbm8gdmVyc2lvbi4gKi9cbmV4cG9ydCBjbGFzcyBCb29ra2VlcGluZyB7XG4gIHJlYWRvbmx5ICNzbG90czogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3BlclJvdzogbnVtYmVyO1xuICAjd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KDY0KTtcblxuICBjb25zdHJ1Y3Rvcih7IHJvbGVzLCBzdHJpZGUgfTogTGF5b3V0KSB7XG4gICAgdGhpcy4jc2xvdHMgPSBuZXcgSW50MzJBcnJheShzdHJpZGUpO1xuICAgIGxldCBwZXJSb3cgPSAwO1xuICAgIGZvciAobGV0IG9mZnNldCA9IDA7IG9mZnNldCA8IHN0cmlkZTsgb2Zmc2V0ICs9IDEpIHtcbiAgICAgIGlmIChyb2xlc1tvZmZzZXRdICE9PSBST0xFLmJvb2trZWVwaW5nKSBjb250aW51ZTtcbiAgICAgIHRoaXMuI3Nsb3RzW29mZnNldF0gPSBwZXJSb3c7XG4gICAgICBwZXJSb3cgKz0gMTtcbiAgICB9XG4gICAgdGhpcy4jcGVyUm93ID0gcGVyUm93O1xuICB9XG5cbiAgcGVlayhyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiN3b3Jkc1tyb3cgKiB0aGlzLiNwZXJSb3cgKyAodGhpcy4jc2xvdHNbb2Zmc2V0XSBhcyBudW1iZXIpXSA/PyAwO1xuICB9XG5cbiAgcG9rZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBhdCA9IHJvdyAqIHRoaXMuI3BlclJvdyArICh0aGlzLiNzbG90c1tvZmZzZXRdIGFzIG51bWJlcik7XG4gICAgaWYgKGF0ID49IHRoaXMuI3dvcmRzLmxlbmd0aCkge1xuICAgICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KE1hdGgubWF4KGF0ICsgMSwgdGhpcy4jd29yZHMubGVuZ3RoICogMikpO1xuICAgICAgd29yZHMuc2V0KHRoaXMuI3dvcmRzKTtcbiAgICAgIHRoaXMuI3dvcmRzID0gd29yZHM7XG4gICAgfVxuICAgIHRoaXMuI3dvcmRzW2F0XSA9IHZhbHVlO1xuICB9XG59XG4iLCAiaW1wb3J0IHtcbiAgQWdlbmRhLFxuICB0eXBlIEJhY2tlbmQsXG4gIEtleUluZGV4LFxuICB0eXBlIExheW91dCxcbiAgUk9MRSxcbiAgdHlwZSBSb3dzLFxuICB0eXBlIFN0b3JlLFxuICB0eXBlIFRpbWVyS2luZCxcbiAgdHlwZSBWZXJzaW9uLFxuICB0eXBlIFdvcmRWaXNpdG9yLFxufSBmcm9tICdAYXN0cmFyaXVtL2NvcmUva2VybmVsJztcblxuLyoqIEEgd2F5IHRvIGtlZXAgYWxsIHRhYmxlcyBhcyBvbmUgcGVyc2lzdGVudCB2YWx1ZSwgaXRzIHJvb3QuICovXG5leHBvcnQgaW50ZXJmYWNlIEtlZXBlcjxSb290PiB7XG4gIC8qKiBUaGUgbGl2ZSByb3dzLCBieSB0YWJsZS4gKi9cbiAgcmVhZG9ubHkgcm93czogcmVhZG9ubHkgUm93c1tdO1xuICByZWFkb25seSBlbXB0eTogUm9vdDtcbiAgLyoqIFN0YXJ0cyB3cml0aW5nIG9uIHRoZSBsaXZlIHJvd3MuICovXG4gIGJlZ2luKCk6IHZvaWQ7XG4gIC8qKiBFbmRzIHdyaXRpbmc6IHRoZSB2ZXJ5IHNhbWUgcm9vdCB3aGVuIG5vdGhpbmcgd2FzIHdyaXR0ZW4uICovXG4gIGZpbmlzaCgpOiBSb290O1xuICAvKiogTWFrZXMgYSByb290IHRoZSBsaXZlIG9uZS4gKi9cbiAgcmVzZXQocm9vdDogUm9vdCk6IHZvaWQ7XG4gIHJlYWRlcihyb290OiBSb290LCB0YWJsZTogbnVtYmVyKTogUm93cztcbiAgY29tcGFyZShhOiBSb290LCBiOiBSb290LCB2aXNpdDogV29yZFZpc2l0b3IpOiB2b2lkO1xufVxuXG5pbnRlcmZhY2UgUm9vdFZlcnNpb248Um9vdD4gZXh0ZW5kcyBWZXJzaW9uIHtcbiAgcmVhZG9ubHkgcm9vdDogUm9vdDtcbn1cblxuLyoqIEEgYmFja2VuZCB3aG9zZSB2ZXJzaW9ucyBhcmUgcGVyc2lzdGVudCByb290cy4gSXQgY29tcHV0ZXMgbm8gaGFzaDogdGhhdCBpcyBkb25lIG91dHNpZGUuICovXG5leHBvcnQgZnVuY3Rpb24gcGVyc2lzdGVudEJhY2tlbmQ8Um9vdD4oXG4gIGtlZXBlcjogS2VlcGVyPFJvb3Q+LFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdLFxuKTogQmFja2VuZCB7XG4gIGNvbnN0IHsgcm93cyB9ID0ga2VlcGVyO1xuICBjb25zdCBsYW5lcyA9IG5ldyBJbnQzMkFycmF5KGxheW91dHMubGVuZ3RoICogMik7XG4gIGNvbnN0IGtleXMgPSBsYXlvdXRzLm1hcCgoeyBkZWZpbml0aW9uIH0pID0+XG4gICAgZGVmaW5pdGlvbi5rZXkgPT09IDAgPyB1bmRlZmluZWQgOiBuZXcgS2V5SW5kZXgoKSxcbiAgKTtcbiAgY29uc3QgYWdlbmRhID0gbmV3IEFnZW5kYShcbiAgICBraW5kcy5tYXAoKHsgdGFibGUsIGR1ZSwgZmlsZWQgfSkgPT4gKHsgcm93czogcm93c1t0YWJsZV0gYXMgUm93cywgZHVlLCBmaWxlZCB9KSksXG4gICk7XG4gIGNvbnN0IHN0b3JlOiBTdG9yZSA9IHsgcm93cywga2V5cywgYWdlbmRhIH07XG4gIGxldCBjdXJyZW50ID0ga2VlcGVyLmVtcHR5O1xuXG4gIGNvbnN0IHN3aXRjaFRvID0gKHJvb3Q6IFJvb3QsIG5vdzogbnVtYmVyKTogdm9pZCA9PiB7XG4gICAgaWYgKHJvb3QgIT09IGN1cnJlbnQpIHtcbiAgICAgIGNvbnN0IHRpbWVyczogbnVtYmVyW10gPSBbXTtcbiAgICAgIGtlZXBlci5jb21wYXJlKGN1cnJlbnQsIHJvb3QsICh0YWJsZSwgcm93LCBvZmZzZXQpID0+IHtcbiAgICAgICAgY29uc3QgbGF5b3V0ID0gbGF5b3V0c1t0YWJsZV0gYXMgTGF5b3V0O1xuICAgICAgICBpZiAobGF5b3V0LnJvbGVzW29mZnNldF0gPT09IFJPTEUudGltZXJEdWUpIHtcbiAgICAgICAgICB0aW1lcnMucHVzaChsYXlvdXQua2luZHNbb2Zmc2V0XSBhcyBudW1iZXIsIHJvdyk7XG4gICAgICAgIH1cbiAgICAgIH0pO1xuICAgICAga2VlcGVyLnJlc2V0KHJvb3QpO1xuICAgICAgY3VycmVudCA9IHJvb3Q7XG4gICAgICBhZ2VuZGEuc2Vlayhub3cpO1xuICAgICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IHRpbWVycy5sZW5ndGg7IGF0ICs9IDIpIHtcbiAgICAgICAgYWdlbmRhLmZpbGUodGltZXJzW2F0XSBhcyBudW1iZXIsIHRpbWVyc1thdCArIDFdIGFzIG51bWJlcik7XG4gICAgICB9XG4gICAgfVxuICAgIGFnZW5kYS5zZWVrKG5vdyk7XG4gIH07XG5cbiAgcmV0dXJuIHtcbiAgICBjcmVhdGU6ICgpID0+ICh7IGxhbmVzLCByb290OiBrZWVwZXIuZW1wdHkgfSkgYXMgVmVyc2lvbixcbiAgICBvcGVuKHZlcnNpb24sIG5vdykge1xuICAgICAgc3dpdGNoVG8oKHZlcnNpb24gYXMgUm9vdFZlcnNpb248Um9vdD4pLnJvb3QsIG5vdyk7XG4gICAgICBrZWVwZXIuYmVnaW4oKTtcbiAgICAgIHJldHVybiBzdG9yZTtcbiAgICB9LFxuICAgIGNvbW1pdCh2ZXJzaW9uKSB7XG4gICAgICBjdXJyZW50ID0ga2VlcGVyLmZpbmlzaCgpO1xuICAgICAgaWYgKGN1cnJlbnQgPT09ICh2ZXJzaW9uIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290KSByZXR1cm4gdmVyc2lvbjtcbiAgICAgIHJldHVybiB7IGxhbmVzLCByb290OiBjdXJyZW50IH0gYXMgVmVyc2lvbjtcbiAgICB9LFxuICAgIHJvbGxiYWNrKHZlcnNpb24sIF9zdG9yZSwgbm93KSB7XG4gICAgICBjdXJyZW50ID0ga2VlcGVyLmZpbmlzaCgpO1xuICAgICAgc3dpdGNoVG8oKHZlcnNpb24gYXMgUm9vdFZlcnNpb248Um9vdD4pLnJvb3QsIG5vdyk7XG4gICAgICBhZ2VuZGEuYWJhbmRvbldhdmUoKTtcbiAgICB9LFxuICAgIHJlYWRlcjogKHZlcnNpb24sIHRhYmxlKSA9PiBrZWVwZXIucmVhZGVyKCh2ZXJzaW9uIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290LCB0YWJsZSksXG4gICAgZmluZDogKHZlcnNpb24sIHRhYmxlLCBrZXkpID0+XG4gICAgICAoa2V5c1t0YWJsZV0gYXMgS2V5SW5kZXgpLmZpbmQoXG4gICAgICAgIGtlZXBlci5yZWFkZXIoKHZlcnNpb24gYXMgUm9vdFZlcnNpb248Um9vdD4pLnJvb3QsIHRhYmxlKSxcbiAgICAgICAgKGxheW91dHNbdGFibGVdIGFzIExheW91dCkuZGVmaW5pdGlvbi5rZXksXG4gICAgICAgIGtleSxcbiAgICAgICksXG4gICAgbmV4dER1ZSh2ZXJzaW9uLCBub3cpIHtcbiAgICAgIHN3aXRjaFRvKCh2ZXJzaW9uIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290LCBub3cpO1xuICAgICAgcmV0dXJuIGFnZW5kYS5uZXh0RHVlKCk7XG4gICAgfSxcbiAgICBjb21wYXJlOiAoYSwgYiwgdmlzaXQpID0+XG4gICAgICBrZWVwZXIuY29tcGFyZSgoYSBhcyBSb290VmVyc2lvbjxSb290Pikucm9vdCwgKGIgYXMgUm9vdFZlcnNpb248Um9vdD4pLnJvb3QsIHZpc2l0KSxcbiAgfTtcbn1cbiIsICJpbXBvcnQgeyB0eXBlIEJhY2tlbmRPZiwgdHlwZSBMYXlvdXQsIHR5cGUgUm93cywgdHlwZSBXb3JkVmlzaXRvciB9IGZyb20gJ0Bhc3RyYXJpdW0vY29yZS9rZXJuZWwnO1xuaW1wb3J0IHsgQm9va2tlZXBpbmcgfSBmcm9tICcuL2Jvb2trZWVwaW5nLmpzJztcbmltcG9ydCB7IHR5cGUgS2VlcGVyLCBwZXJzaXN0ZW50QmFja2VuZCB9IGZyb20gJy4vcGVyc2lzdGVudEJhY2tlbmQuanMnO1xuXG4vKiogV2hhdCBhIHBhZ2UgY2FuIGJlIG1hZGUgb2YuICovXG50eXBlIFBhZ2UgPSBudW1iZXJbXSB8IEZsb2F0NjRBcnJheTtcbnR5cGUgQ2h1bmsgPSByZWFkb25seSBQYWdlW107XG50eXBlIFRvcCA9IHJlYWRvbmx5IENodW5rW107XG5cbi8qKiBIb3cgcGFnZXMgYXJlIG1hZGUsIGFuZCBob3cgbWFueSByb3dzIGFyZSBvbiBvbmU6IGEgcG93ZXIgb2YgdHdvLiAqL1xuZXhwb3J0IGludGVyZmFjZSBQYWdlS2luZCB7XG4gIHJlYWRvbmx5IHJvd3NPZjogKHN0cmlkZTogbnVtYmVyKSA9PiBudW1iZXI7XG4gIHJlYWRvbmx5IGJsYW5rOiAod29yZHM6IG51bWJlcikgPT4gUGFnZTtcbn1cblxuLyoqIFBsYWluIGFycmF5cyBvZiAzMiByb3dzLiAqL1xuZXhwb3J0IGNvbnN0IHBsYWluUGFnZXM6IFBhZ2VLaW5kID0ge1xuICByb3dzT2Y6ICgpID0+IDMyLFxuICBibGFuazogKHdvcmRzKSA9PiBuZXcgQXJyYXk8bnVtYmVyPih3b3JkcykuZmlsbCgwKSxcbn07XG5cbi8qKiBQbGFpbiBhcnJheXMgb2YgNCByb3dzOiBsZXNzIHRvIGNvcHksIG1vcmUgdG8gcG9pbnQgYXQuICovXG5leHBvcnQgY29uc3Qgc21hbGxQbGFpblBhZ2VzOiBQYWdlS2luZCA9IHsgLi4ucGxhaW5QYWdlcywgcm93c09mOiAoKSA9PiA0IH07XG5cbi8qKiBUeXBlZCBhcnJheXMgb2YgYXQgbW9zdCAyNTYgd29yZHMuICovXG5leHBvcnQgY29uc3QgdHlwZWRQYWdlczogUGFnZUtpbmQgPSB7XG4gIHJvd3NPZjogKHN0cmlkZSkgPT4gMSA8PCBNYXRoLmZsb29yKE1hdGgubG9nMigyNTYgLyBzdHJpZGUpKSxcbiAgYmxhbms6ICh3b3JkcykgPT4gbmV3IEZsb2F0NjRBcnJheSh3b3JkcyksXG59O1xuXG5jb25zdCBDSFVOSyA9IDMyO1xuXG4vKiogQ29weSBvbiB3cml0ZTogcGFnZXMgaW4gY2h1bmtzIGluIGEgdG9wIGFycmF5OyBhIHRyYW5zaXRpb24gb3ducyB3aGF0IGl0IGhhcyBjb3BpZWQuICovXG5jbGFzcyBQYWdlZFJvd3MgaW1wbGVtZW50cyBSb3dzIHtcbiAgdG9wOiBUb3AgPSBbXTtcbiAgcmVhZG9ubHkgI3N0cmlkZTogbnVtYmVyO1xuICByZWFkb25seSAjYm9vazogQm9va2tlZXBpbmc7XG4gIHJlYWRvbmx5ICNraW5kOiBQYWdlS2luZDtcbiAgcmVhZG9ubHkgI3NoaWZ0OiBudW1iZXI7XG4gIHJlYWRvbmx5ICNtYXNrOiBudW1iZXI7XG4gICNzZXJpYWwgPSAxO1xuICAjdG9wU2VyaWFsID0gMDtcbiAgI2NodW5rU2VyaWFsczogbnVtYmVyW10gPSBbXTtcbiAgI3BhZ2VTZXJpYWxzOiBudW1iZXJbXSA9IFtdO1xuXG4gIGNvbnN0cnVjdG9yKGxheW91dDogTGF5b3V0LCBraW5kOiBQYWdlS2luZCwgdG9wPzogVG9wKSB7XG4gICAgdGhpcy4jc3RyaWRlID0gbGF5b3V0LnN0cmlkZTtcbiAgICB0aGlzLiNib29rID0gbmV3IEJvb2trZWVwaW5nKGxheW91dCk7XG4gICAgdGhpcy4ja2luZCA9IGtpbmQ7XG4gICAgY29uc3Qgcm93c1BlclBhZ2UgPSBraW5kLnJvd3NPZihsYXlvdXQuc3RyaWRlKTtcbiAgICB0aGlzLiNzaGlmdCA9IE1hdGgubG9nMihyb3dzUGVyUGFnZSk7XG4gICAgdGhpcy4jbWFzayA9IHJvd3NQZXJQYWdlIC0gMTtcbiAgICBpZiAodG9wICE9PSB1bmRlZmluZWQpIHRoaXMudG9wID0gdG9wO1xuICB9XG5cbiAgYmVnaW4oKTogdm9pZCB7XG4gICAgdGhpcy4jc2VyaWFsICs9IDE7XG4gIH1cblxuICBnZXQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCBwYWdlID0gcm93ID4+IHRoaXMuI3NoaWZ0O1xuICAgIGNvbnN0IHdvcmRzID0gdGhpcy50b3BbcGFnZSA+PiA1XT8uW3BhZ2UgJiAoQ0hVTksgLSAxKV07XG4gICAgcmV0dXJuIHdvcmRzPy5bKHJvdyAmIHRoaXMuI21hc2spICogdGhpcy4jc3RyaWRlICsgb2Zmc2V0XSA/PyAwO1xuICB9XG5cbiAgc2V0KHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuI293bihyb3cpWyhyb3cgJiB0aGlzLiNtYXNrKSAqIHRoaXMuI3N0cmlkZSArIG9mZnNldF0gPSB2YWx1ZTtcbiAgfVxuXG4gIHNldFVuaGFzaGVkKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuc2V0KHJvdywgb2Zmc2V0LCB2YWx1ZSk7XG4gIH1cblxuICBzZXRHYXVnZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHBhZ2UgPSB0aGlzLiNvd24ocm93KTtcbiAgICBjb25zdCBhdCA9IChyb3cgJiB0aGlzLiNtYXNrKSAqIHRoaXMuI3N0cmlkZSArIG9mZnNldDtcbiAgICBwYWdlW2F0XSA9IHZhbHVlO1xuICAgIHBhZ2VbYXQgKyAxXSA9IHJhdGU7XG4gICAgcGFnZVthdCArIDJdID0gc2luY2U7XG4gIH1cblxuICAvKiogVGhlIHBhZ2Ugb2YgYSByb3csIGNvcGllZCBpZiBpdCBpcyBhbiBvbGRlciB2ZXJzaW9uJ3MuICovXG4gICNvd24ocm93OiBudW1iZXIpOiBQYWdlIHtcbiAgICBjb25zdCBwYWdlID0gcm93ID4+IHRoaXMuI3NoaWZ0O1xuICAgIGNvbnN0IGNodW5rID0gcGFnZSA+PiA1O1xuICAgIGlmICh0aGlzLiNwYWdlU2VyaWFsc1twYWdlXSA9PT0gdGhpcy4jc2VyaWFsKSB7XG4gICAgICByZXR1cm4gKHRoaXMudG9wW2NodW5rXSBhcyBDaHVuaylbcGFnZSAmIChDSFVOSyAtIDEpXSBhcyBQYWdlO1xuICAgIH1cbiAgICBpZiAodGhpcy4jdG9wU2VyaWFsICE9PSB0aGlzLiNzZXJpYWwpIHtcbiAgICAgIHRoaXMudG9wID0gdGhpcy50b3Auc2xpY2UoKTtcbiAgICAgIHRoaXMuI3RvcFNlcmlhbCA9IHRoaXMuI3NlcmlhbDtcbiAgICB9XG4gICAgY29uc3QgdG9wID0gdGhpcy50b3AgYXMgQ2h1bmtbXTtcbiAgICBpZiAodGhpcy4jY2h1bmtTZXJpYWxzW2NodW5rXSAhPT0gdGhpcy4jc2VyaWFsKSB7XG4gICAgICB0b3BbY2h1bmtdID0gKHRvcFtjaHVua10gYXMgQ2h1bmspLnNsaWNlKCk7XG4gICAgICB0aGlzLiNjaHVua1NlcmlhbHNbY2h1bmtdID0gdGhpcy4jc2VyaWFsO1xuICAgIH1cbiAgICBjb25zdCBwYWdlcyA9IHRvcFtjaHVua10gYXMgUGFnZVtdO1xuICAgIGNvbnN0IGNvcHkgPSAocGFnZXNbcGFnZSAmIChDSFVOSyAtIDEpXSBhcyBQYWdlKS5zbGljZSgpO1xuICAgIHBhZ2VzW3BhZ2UgJiAoQ0hVTksgLSAxKV0gPSBjb3B5O1xuICAgIHRoaXMuI3BhZ2VTZXJpYWxzW3BhZ2VdID0gdGhpcy4jc2VyaWFsO1xuICAgIHJldHVybiBjb3B5O1xuICB9XG5cbiAgcmVzZXJ2ZShyb3c6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHBhZ2VzID0gKHJvdyA+PiB0aGlzLiNzaGlmdCkgKyAxO1xuICAgIGZvciAobGV0IHBhZ2UgPSB0aGlzLiNwYWdlcygpOyBwYWdlIDwgcGFnZXM7IHBhZ2UgKz0gMSkge1xuICAgICAgY29uc3QgdG9wID0gdGhpcy50b3Auc2xpY2UoKTtcbiAgICAgIGNvbnN0IGNodW5rID0gKHRvcFtwYWdlID4+IDVdID8/IFtdKS5zbGljZSgpO1xuICAgICAgY2h1bmsucHVzaCh0aGlzLiNraW5kLmJsYW5rKCh0aGlzLiNtYXNrICsgMSkgKiB0aGlzLiNzdHJpZGUpKTtcbiAgICAgIHRvcFtwYWdlID4+IDVdID0gY2h1bms7XG4gICAgICB0aGlzLnRvcCA9IHRvcDtcbiAgICB9XG4gIH1cblxuICAjcGFnZXMoKTogbnVtYmVyIHtcbiAgICBjb25zdCBjaHVua3MgPSB0aGlzLnRvcC5sZW5ndGg7XG4gICAgcmV0dXJuIGNodW5rcyA9PT0gMCA/IDAgOiAoY2h1bmtzIC0gMSkgKiBDSFVOSyArICh0aGlzLnRvcFtjaHVua3MgLSAxXSBhcyBDaHVuaykubGVuZ3RoO1xuICB9XG5cbiAgcGVlayhyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNib29rLnBlZWsocm93LCBvZmZzZXQpO1xuICB9XG5cbiAgcG9rZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLiNib29rLnBva2Uocm93LCBvZmZzZXQsIHZhbHVlKTtcbiAgfVxufVxuXG5mdW5jdGlvbiBjb21wYXJlUGFnZXMoXG4gIHRhYmxlOiBudW1iZXIsXG4gIGE6IFBhZ2UgfCB1bmRlZmluZWQsXG4gIGI6IFBhZ2UgfCB1bmRlZmluZWQsXG4gIGZpcnN0OiBudW1iZXIsXG4gIHN0cmlkZTogbnVtYmVyLFxuICB2aXNpdDogV29yZFZpc2l0b3IsXG4pOiB2b2lkIHtcbiAgY29uc3Qgd29yZHMgPSBNYXRoLm1heChhPy5sZW5ndGggPz8gMCwgYj8ubGVuZ3RoID8/IDApO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgd29yZHM7IGF0ICs9IDEpIHtcbiAgICBpZiAoKGE/LlthdF0gPz8gMCkgPT09IChiPy5bYXRdID8/IDApKSBjb250aW51ZTtcbiAgICB2aXNpdCh0YWJsZSwgZmlyc3QgKyBNYXRoLmZsb29yKGF0IC8gc3RyaWRlKSwgYXQgJSBzdHJpZGUpO1xuICB9XG59XG5cbi8qKiBDb3B5LW9uLXdyaXRlIHBhZ2VzIG9mIG9uZSBraW5kOiBlYWNoIHZlcnNpb24gaXMgYSByb290IHRoYXQgc2hhcmVzIG1vc3Qgb2YgaXRzIHBhZ2VzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhZ2VkQmFja2VuZChraW5kOiBQYWdlS2luZCk6IEJhY2tlbmRPZiB7XG4gIHJldHVybiAobGF5b3V0cywga2luZHMpID0+IHtcbiAgICBjb25zdCByb3dzID0gbGF5b3V0cy5tYXAoKGxheW91dCkgPT4gbmV3IFBhZ2VkUm93cyhsYXlvdXQsIGtpbmQpKTtcbiAgICBsZXQgbGl2ZTogcmVhZG9ubHkgVG9wW10gPSByb3dzLm1hcCgoeyB0b3AgfSkgPT4gdG9wKTtcbiAgICBjb25zdCBrZWVwZXI6IEtlZXBlcjxyZWFkb25seSBUb3BbXT4gPSB7XG4gICAgICByb3dzLFxuICAgICAgZW1wdHk6IGxpdmUsXG4gICAgICBiZWdpbigpIHtcbiAgICAgICAgZm9yIChjb25zdCBlYWNoIG9mIHJvd3MpIGVhY2guYmVnaW4oKTtcbiAgICAgIH0sXG4gICAgICBmaW5pc2goKSB7XG4gICAgICAgIGlmIChyb3dzLnNvbWUoKHsgdG9wIH0sIHRhYmxlKSA9PiB0b3AgIT09IGxpdmVbdGFibGVdKSkgbGl2ZSA9IHJvd3MubWFwKCh7IHRvcCB9KSA9PiB0b3ApO1xuICAgICAgICByZXR1cm4gbGl2ZTtcbiAgICAgIH0sXG4gICAgICByZXNldChyb290KSB7XG4gICAgICAgIGxpdmUgPSByb290O1xuICAgICAgICBmb3IgKGNvbnN0IFt0YWJsZSwgZWFjaF0gb2Ygcm93cy5lbnRyaWVzKCkpIGVhY2gudG9wID0gcm9vdFt0YWJsZV0gYXMgVG9wO1xuICAgICAgfSxcbiAgICAgIHJlYWRlcjogKHJvb3QsIHRhYmxlKSA9PiBuZXcgUGFnZWRSb3dzKGxheW91dHNbdGFibGVdIGFzIExheW91dCwga2luZCwgcm9vdFt0YWJsZV0pLFxuICAgICAgY29tcGFyZShhLCBiLCB2aXNpdCkge1xuICAgICAgICBmb3IgKGNvbnN0IFt0YWJsZSwgeyBzdHJpZGUgfV0gb2YgbGF5b3V0cy5lbnRyaWVzKCkpIHtcbiAgICAgICAgICBjb21wYXJlVG9wcyh0YWJsZSwgYVt0YWJsZV0gYXMgVG9wLCBiW3RhYmxlXSBhcyBUb3AsIHN0cmlkZSwga2luZCwgdmlzaXQpO1xuICAgICAgICB9XG4gICAgICB9LFxuICAgIH07XG4gICAgcmV0dXJuIHBlcnNpc3RlbnRCYWNrZW5kKGtlZXBlciwgbGF5b3V0cywga2luZHMpO1xuICB9O1xufVxuXG5mdW5jdGlvbiBjb21wYXJlVG9wcyhcbiAgdGFibGU6IG51bWJlcixcbiAgYTogVG9wLFxuICBiOiBUb3AsXG4gIHN0cmlkZTogbnVtYmVyLFxuICBraW5kOiBQYWdlS2luZCxcbiAgdmlzaXQ6IFdvcmRWaXNpdG9yLFxuKTogdm9pZCB7XG4gIGNvbnN0IHJvd3NQZXJQYWdlID0ga2luZC5yb3dzT2Yoc3RyaWRlKTtcbiAgZm9yIChsZXQgY2h1bmsgPSAwOyBjaHVuayA8IE1hdGgubWF4KGEubGVuZ3RoLCBiLmxlbmd0aCk7IGNodW5rICs9IDEpIHtcbiAgICBpZiAoYVtjaHVua10gPT09IGJbY2h1bmtdKSBjb250aW51ZTtcbiAgICBmb3IgKGxldCBwYWdlID0gMDsgcGFnZSA8IENIVU5LOyBwYWdlICs9IDEpIHtcbiAgICAgIGNvbnN0IHBhZ2VBID0gYVtjaHVua10/LltwYWdlXTtcbiAgICAgIGNvbnN0IHBhZ2VCID0gYltjaHVua10/LltwYWdlXTtcbiAgICAgIGlmIChwYWdlQSA9PT0gcGFnZUIpIGNvbnRpbnVlO1xuICAgICAgY29uc3QgZmlyc3QgPSAoY2h1bmsgKiBDSFVOSyArIHBhZ2UpICogcm93c1BlclBhZ2U7XG4gICAgICBjb21wYXJlUGFnZXModGFibGUsIHBhZ2VBLCBwYWdlQiwgZmlyc3QsIHN0cmlkZSwgdmlzaXQpO1xuICAgIH1cbiAgfVxufVxuIiwgImltcG9ydCB7IFBlcmZvcm1hbmNlT2JzZXJ2ZXIgfSBmcm9tICdub2RlOnBlcmZfaG9va3MnO1xuXG4vKiogU29tZXRoaW5nIHRoYXQgY2FuIGJlIHRpY2tlZCBhbmQgdGltZWQuICovXG5leHBvcnQgaW50ZXJmYWNlIENvbnRlbmRlciB7XG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgLyoqIFJ1bnMgb25lIHRpY2sgYXMgYSB1c2VyIHdvdWxkOyBnaXZlcyBob3cgbWFueSB0aGluZ3MgY2hhbmdlZCBpbiBpdC4gKi9cbiAgdGljaygpOiBudW1iZXI7XG59XG5cbi8qKiBXaGF0IGEgcnVuIG9mIHRpY2tzIGNvc3QuICovXG5leHBvcnQgaW50ZXJmYWNlIFJvdW5kIHtcbiAgcmVhZG9ubHkgdGlja3M6IG51bWJlcjtcbiAgcmVhZG9ubHkgY2hhbmdlczogbnVtYmVyO1xuICByZWFkb25seSBzZWNvbmRzOiBudW1iZXI7XG4gIC8qKiBTZWNvbmRzIG9mIGdhcmJhZ2UgY29sbGVjdGlvbiBpbnNpZGUgYHNlY29uZHNgLiAqL1xuICByZWFkb25seSBnY1NlY29uZHM6IG51bWJlcjtcbiAgLyoqIE1pY3Jvc2Vjb25kcyBvZiBlYWNoIHRpY2suICovXG4gIHJlYWRvbmx5IGxhdGVuY2llc01pY3JvczogRmxvYXQ2NEFycmF5O1xufVxuXG5sZXQgZ2NNaWxsaXMgPSAwO1xuXG5uZXcgUGVyZm9ybWFuY2VPYnNlcnZlcigobGlzdCkgPT4ge1xuICBmb3IgKGNvbnN0IHsgZHVyYXRpb24gfSBvZiBsaXN0LmdldEVudHJpZXMoKSkgZ2NNaWxsaXMgKz0gZHVyYXRpb247XG59KS5vYnNlcnZlKHsgZW50cnlUeXBlczogWydnYyddIH0pO1xuXG4vKiogTGV0cyB0aGUgY29sbGVjdG9yJ3MgZW50cmllcywgd2hpY2ggY29tZSBsYXRlLCBhcnJpdmUuICovXG5hc3luYyBmdW5jdGlvbiBzZXR0bGUoKTogUHJvbWlzZTx2b2lkPiB7XG4gIGZvciAobGV0IHR1cm4gPSAwOyB0dXJuIDwgMzsgdHVybiArPSAxKSBhd2FpdCBuZXcgUHJvbWlzZShzZXRJbW1lZGlhdGUpO1xufVxuXG4vKiogQ29sbGVjdHMgYWxsIGdhcmJhZ2UsIHdoZXJlIE5vZGUgd2FzIHRvbGQgdG8gbGV0IHVzLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGNvbGxlY3QoKTogUHJvbWlzZTx2b2lkPiB7XG4gIGdsb2JhbFRoaXMuZ2M/LigpO1xuICBhd2FpdCBzZXR0bGUoKTtcbn1cblxuLyoqIFRpbWVzIGB0aWNrc2AgdGlja3MsIGVhY2ggZm9yIGl0c2VsZi4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBydW5Sb3VuZChjb250ZW5kZXI6IENvbnRlbmRlciwgdGlja3M6IG51bWJlcik6IFByb21pc2U8Um91bmQ+IHtcbiAgYXdhaXQgc2V0dGxlKCk7XG4gIGdjTWlsbGlzID0gMDtcbiAgY29uc3QgbGF0ZW5jaWVzTWljcm9zID0gbmV3IEZsb2F0NjRBcnJheSh0aWNrcyk7XG4gIGxldCBjaGFuZ2VzID0gMDtcbiAgY29uc3Qgc3RhcnQgPSBwZXJmb3JtYW5jZS5ub3coKTtcbiAgbGV0IGxhc3QgPSBzdGFydDtcbiAgZm9yIChsZXQgdGljayA9IDA7IHRpY2sgPCB0aWNrczsgdGljayArPSAxKSB7XG4gICAgY2hhbmdlcyArPSBjb250ZW5kZXIudGljaygpO1xuICAgIGNvbnN0IG5vdyA9IHBlcmZvcm1hbmNlLm5vdygpO1xuICAgIGxhdGVuY2llc01pY3Jvc1t0aWNrXSA9IChub3cgLSBsYXN0KSAqIDEwMDA7XG4gICAgbGFzdCA9IG5vdztcbiAgfVxuICBjb25zdCBzZWNvbmRzID0gKGxhc3QgLSBzdGFydCkgLyAxMDAwO1xuICBhd2FpdCBzZXR0bGUoKTtcbiAgcmV0dXJuIHsgdGlja3MsIGNoYW5nZXMsIHNlY29uZHMsIGdjU2Vjb25kczogZ2NNaWxsaXMgLyAxMDAwLCBsYXRlbmNpZXNNaWNyb3MgfTtcbn1cblxuLyoqIEJ5dGVzIHRoYXQgYSB0aWNrIGFsbG9jYXRlcywgb24gdGhlIGhlYXAgYW5kIGluIGFycmF5IGJ1ZmZlcnM6IG1lYXN1cmVkIHdoaWxlIG5vdGhpbmcgaXMgZnJlZWQuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gYWxsb2NhdGVkUGVyVGljayhjb250ZW5kZXI6IENvbnRlbmRlcik6IFByb21pc2U8bnVtYmVyPiB7XG4gIGxldCBiZXN0ID0gMDtcbiAgZm9yIChsZXQgYXR0ZW1wdCA9IDA7IGF0dGVtcHQgPCAzOyBhdHRlbXB0ICs9IDEpIHtcbiAgICBhd2FpdCBjb2xsZWN0KCk7XG4gICAgZ2NNaWxsaXMgPSAwO1xuICAgIGNvbnN0IHRpY2tzID0gODtcbiAgICBjb25zdCBiZWZvcmUgPSBwcm9jZXNzLm1lbW9yeVVzYWdlKCk7XG4gICAgZm9yIChsZXQgdGljayA9IDA7IHRpY2sgPCB0aWNrczsgdGljayArPSAxKSBjb250ZW5kZXIudGljaygpO1xuICAgIGNvbnN0IGFmdGVyID0gcHJvY2Vzcy5tZW1vcnlVc2FnZSgpO1xuICAgIGF3YWl0IHNldHRsZSgpO1xuICAgIGNvbnN0IGJ5dGVzID1cbiAgICAgIGFmdGVyLmhlYXBVc2VkIC0gYmVmb3JlLmhlYXBVc2VkICsgYWZ0ZXIuYXJyYXlCdWZmZXJzIC0gYmVmb3JlLmFycmF5QnVmZmVycztcbiAgICBiZXN0ID0gTWF0aC5tYXgoYmVzdCwgYnl0ZXMgLyB0aWNrcyk7XG4gICAgaWYgKGdjTWlsbGlzID09PSAwKSByZXR1cm4gYnl0ZXMgLyB0aWNrcztcbiAgfVxuICByZXR1cm4gYmVzdDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IFJvdW5kIH0gZnJvbSAnLi9yb3VuZC5qcyc7XG5cbi8qKiBUaGUgdmFsdWUgYmVsb3cgd2hpY2ggYSBzaGFyZSBvZiB0aGUgc29ydGVkIHZhbHVlcyBsaWVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBlcmNlbnRpbGUoc29ydGVkOiBGbG9hdDY0QXJyYXksIHNoYXJlOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gc29ydGVkW01hdGgubWluKHNvcnRlZC5sZW5ndGggLSAxLCBNYXRoLmZsb29yKHNvcnRlZC5sZW5ndGggKiBzaGFyZSkpXSA/PyAwO1xufVxuXG4vKiogVGhlIG1pZGRsZSBvZiBzb21lIG51bWJlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gbWVkaWFuKHZhbHVlczogcmVhZG9ubHkgbnVtYmVyW10pOiBudW1iZXIge1xuICByZXR1cm4gcGVyY2VudGlsZShGbG9hdDY0QXJyYXkuZnJvbSh2YWx1ZXMpLnNvcnQoKSwgMC41KTtcbn1cblxuLyoqIEZpZ3VyZXMgb3ZlciBzb21lIHJvdW5kcyBvZiBvbmUgY29udGVuZGVyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTdW1tYXJ5IHtcbiAgcmVhZG9ubHkgdGlja3NfcGVyX3NlY29uZDogbnVtYmVyO1xuICByZWFkb25seSBjaGFuZ2VzX3Blcl90aWNrOiBudW1iZXI7XG4gIHJlYWRvbmx5IGNoYW5nZXNfcGVyX3NlY29uZDogbnVtYmVyO1xuICByZWFkb25seSBuc19wZXJfY2hhbmdlOiBudW1iZXI7XG4gIHJlYWRvbmx5IHA1MF91czogbnVtYmVyO1xuICByZWFkb25seSBwOTVfdXM6IG51bWJlcjtcbiAgcmVhZG9ubHkgcDk5X3VzOiBudW1iZXI7XG4gIHJlYWRvbmx5IG1heF91czogbnVtYmVyO1xuICByZWFkb25seSBwOTlfb3Zlcl9wNTA6IG51bWJlcjtcbiAgcmVhZG9ubHkgZ2NfdXNfcGVyX3RpY2s6IG51bWJlcjtcbn1cblxuLyoqIFN1bXMgdXA6IHRoZSB0aHJvdWdocHV0IGlzIHRoZSBtZWRpYW4gcm91bmQncywgdGhlIHBlcmNlbnRpbGVzIGFyZSBvdmVyIGFsbCB0aWNrcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdW1tYXJpc2Uocm91bmRzOiByZWFkb25seSBSb3VuZFtdKTogU3VtbWFyeSB7XG4gIGNvbnN0IHNlY29uZHNQZXJUaWNrID0gbWVkaWFuKHJvdW5kcy5tYXAoKHsgc2Vjb25kcywgdGlja3MgfSkgPT4gc2Vjb25kcyAvIHRpY2tzKSk7XG4gIGNvbnN0IHRpY2tzID0gcm91bmRzLnJlZHVjZSgoc3VtLCByb3VuZCkgPT4gc3VtICsgcm91bmQudGlja3MsIDApO1xuICBjb25zdCBjaGFuZ2VzID0gcm91bmRzLnJlZHVjZSgoc3VtLCByb3VuZCkgPT4gc3VtICsgcm91bmQuY2hhbmdlcywgMCkgLyB0aWNrcztcbiAgY29uc3QgZ2NTZWNvbmRzID0gcm91bmRzLnJlZHVjZSgoc3VtLCByb3VuZCkgPT4gc3VtICsgcm91bmQuZ2NTZWNvbmRzLCAwKTtcbiAgY29uc3QgYWxsID0gbmV3IEZsb2F0NjRBcnJheSh0aWNrcyk7XG4gIGxldCBhdCA9IDA7XG4gIGZvciAoY29uc3QgeyBsYXRlbmNpZXNNaWNyb3MgfSBvZiByb3VuZHMpIHtcbiAgICBhbGwuc2V0KGxhdGVuY2llc01pY3JvcywgYXQpO1xuICAgIGF0ICs9IGxhdGVuY2llc01pY3Jvcy5sZW5ndGg7XG4gIH1cbiAgYWxsLnNvcnQoKTtcbiAgY29uc3QgcDUwID0gcGVyY2VudGlsZShhbGwsIDAuNSk7XG4gIGNvbnN0IHA5OSA9IHBlcmNlbnRpbGUoYWxsLCAwLjk5KTtcbiAgcmV0dXJuIHtcbiAgICB0aWNrc19wZXJfc2Vjb25kOiAxIC8gc2Vjb25kc1BlclRpY2ssXG4gICAgY2hhbmdlc19wZXJfdGljazogY2hhbmdlcyxcbiAgICBjaGFuZ2VzX3Blcl9zZWNvbmQ6IGNoYW5nZXMgLyBzZWNvbmRzUGVyVGljayxcbiAgICBuc19wZXJfY2hhbmdlOiBjaGFuZ2VzID09PSAwID8gMCA6IChzZWNvbmRzUGVyVGljayAqIDFlOSkgLyBjaGFuZ2VzLFxuICAgIHA1MF91czogcDUwLFxuICAgIHA5NV91czogcGVyY2VudGlsZShhbGwsIDAuOTUpLFxuICAgIHA5OV91czogcDk5LFxuICAgIG1heF91czogcGVyY2VudGlsZShhbGwsIDEpLFxuICAgIHA5OV9vdmVyX3A1MDogcDk5IC8gcDUwLFxuICAgIGdjX3VzX3Blcl90aWNrOiAoZ2NTZWNvbmRzICogMWU2KSAvIHRpY2tzLFxuICB9O1xufVxuIiwgImltcG9ydCB7IGRlZmluZVNpbXVsYXRpb24sIGpvdXJuYWxCYWNrZW5kIH0gZnJvbSAnQGFzdHJhcml1bS9jb3JlL2tlcm5lbCc7XG5pbXBvcnQgeyBjcm93ZERlZmluaXRpb24sIGNyb3dkT2YsIGNyb3dkU2V0dGluZyB9IGZyb20gJy93b3JrL21haW4vYmVuY2gvc3JjL3dvcmxkL2Nyb3dkZWRHYWxheHkuanMnO1xuaW1wb3J0IHsgbXV0YWJsZUJhY2tlbmQgfSBmcm9tICcvd29yay9tYWluL2JlbmNoL3NyYy9iYWNrZW5kcy9tdXRhYmxlQmFja2VuZC5qcyc7XG5pbXBvcnQgeyBpbW1lckJhY2tlbmQgfSBmcm9tICcvd29yay9tYWluL2JlbmNoL3NyYy9iYWNrZW5kcy9pbW1lckJhY2tlbmQuanMnO1xuaW1wb3J0IHsgcGFnZWRCYWNrZW5kLCB0eXBlZFBhZ2VzLCBwbGFpblBhZ2VzLCBzbWFsbFBsYWluUGFnZXMgfSBmcm9tICcvd29yay9tYWluL2JlbmNoL3NyYy9iYWNrZW5kcy9wYWdlZEJhY2tlbmQuanMnO1xuaW1wb3J0IHsgcnVuUm91bmQgfSBmcm9tICcvd29yay9tYWluL2JlbmNoL3NyYy9tZWFzdXJlL3JvdW5kLmpzJztcbmltcG9ydCB7IHN1bW1hcmlzZSB9IGZyb20gJy93b3JrL21haW4vYmVuY2gvc3JjL21lYXN1cmUvc3RhdGlzdGljcy5qcyc7XG5jb25zdCBuID0gTnVtYmVyKHByb2Nlc3MuYXJndlsyXSk7IGNvbnN0IFQgPSBOdW1iZXIocHJvY2Vzcy5hcmd2WzNdID8/IDEwMCk7IGNvbnN0IHdoaWNoID0gKHByb2Nlc3MuYXJndls0XSA/PyAnam91cm5hbCxtdXRhYmxlJykuc3BsaXQoJywnKTtcbmNvbnN0IG1pbmluZyA9IE51bWJlcihwcm9jZXNzLmFyZ3ZbNV0gPz8gMTAwMCk7XG5jb25zdCBiYWNrczogYW55ID0geyBqb3VybmFsOiBqb3VybmFsQmFja2VuZCwgbXV0YWJsZTogbXV0YWJsZUJhY2tlbmQsIGltbWVyOiBpbW1lckJhY2tlbmQodHJ1ZSksIGltbWVyX3VuZnJvemVuOiBpbW1lckJhY2tlbmQoZmFsc2UpLCB0eXBlZDogcGFnZWRCYWNrZW5kKHR5cGVkUGFnZXMpLCBwbGFpbjogcGFnZWRCYWNrZW5kKHBsYWluUGFnZXMpLCBzbWFsbDogcGFnZWRCYWNrZW5kKHNtYWxsUGxhaW5QYWdlcykgfTtcbmNvbnN0IGNzID0gd2hpY2gubWFwKG5hbWUgPT4geyBjb25zdCB0MCA9IHBlcmZvcm1hbmNlLm5vdygpOyBjb25zdCBzaW0gPSBkZWZpbmVTaW11bGF0aW9uKGNyb3dkRGVmaW5pdGlvbihjcm93ZE9mKG4sIG1pbmluZykpLCBiYWNrc1tuYW1lXSk7IGxldCBzID0gc2ltLmdlbmVzaXMoY3Jvd2RTZXR0aW5nKCkpOyBjb25zb2xlLmxvZyhuYW1lLCAnZ2VuZXNpcycsIChwZXJmb3JtYW5jZS5ub3coKS10MHwwKSwgJ21zJyk7IGNvbnN0IGhlbGQ6IGFueVtdID0gW107XG4gcmV0dXJuIHsgbmFtZSwgc2ltLCBnZXQgcygpIHsgcmV0dXJuIHMgfSwgdGljaygpIHsgY29uc3QgciA9IHNpbS50aWNrKHMpOyBzID0gci5zbmFwc2hvdDsgbGV0IGMgPSAwOyBmb3IgKGxldCBpID0gMDsgaSA8IHIuZXZlbnRzLmxlbmd0aDsgaSsrKSB7IHIuZXZlbnRzLm5hbWVBdChpKTsgYysrOyB9IGlmIChjICYmIG5hbWU9PT0nam91cm5hbCcpIHNpbS5oYXNoKHMpOyBoZWxkW3Mubm93ICUgNjRdID0gczsgcmV0dXJuIGM7IH0gfSB9KTtcbmNvbnN0IHJvdW5kczogYW55ID0ge307XG5mb3IgKGxldCBpID0gMDsgaSA8IDY7IGkrKykgZm9yIChjb25zdCBjIG9mIGNzKSB7IGNvbnN0IHIgPSBhd2FpdCBydW5Sb3VuZChjLCBuYW1lKGMpID8gTWF0aC5tYXgoNSwgVC8xMHwwKSA6IFQpOyBpZiAoaSkgKHJvdW5kc1tjLm5hbWVdID8/PSBbXSkucHVzaChyKTsgfVxuZnVuY3Rpb24gbmFtZShjOiBhbnkpIHsgcmV0dXJuIGMubmFtZS5zdGFydHNXaXRoKCdpbW1lcicpOyB9XG5jb25zdCBzdW1zOiBhbnkgPSB7fTsgZm9yIChjb25zdCBjIG9mIGNzKSB7IGNvbnN0IGEgPSBzdW1zW2MubmFtZV0gPSBzdW1tYXJpc2Uocm91bmRzW2MubmFtZV0pOyBjb25zb2xlLmxvZyhjLm5hbWUsICdub3cnLCBjLnMubm93LCAndGlja3MvcycsIGEudGlja3NfcGVyX3NlY29uZC50b0ZpeGVkKDEpLCAnZXZlbnRzL3RpY2snLCBhLmNoYW5nZXNfcGVyX3RpY2sudG9GaXhlZCgwKSwgJ3VzL2V2ZW50JywgKDFlNi9hLmNoYW5nZXNfcGVyX3NlY29uZCkudG9GaXhlZCgyKSwgJ3A1MCcsIGEucDUwX3VzLnRvRml4ZWQoMCksICdwOTkvcDUwJywgYS5wOTlfb3Zlcl9wNTAudG9GaXhlZCgyKSwgJ21heCcsIGEubWF4X3VzLnRvRml4ZWQoMCksICdnYyB1cycsIGEuZ2NfdXNfcGVyX3RpY2sudG9GaXhlZCgwKSk7IH1cbmlmIChzdW1zLm11dGFibGUgJiYgc3Vtcy5qb3VybmFsKSBjb25zb2xlLmxvZygncmF0aW8gam91cm5hbC9tdXRhYmxlJywgKHN1bXMubXV0YWJsZS50aWNrc19wZXJfc2Vjb25kIC8gc3Vtcy5qb3VybmFsLnRpY2tzX3Blcl9zZWNvbmQpLnRvRml4ZWQoMikpO1xuaWYgKHByb2Nlc3MuZW52WydUT1AnXSkgZm9yIChjb25zdCBjIG9mIGNzKSB7IGNvbnN0IGFsbDogYW55W10gPSBbXTsgbGV0IHQgPSBjLnMubm93IC0gNSAqIFQ7IGZvciAoY29uc3QgciBvZiByb3VuZHNbYy5uYW1lXSkgZm9yIChjb25zdCBsIG9mIHIubGF0ZW5jaWVzTWljcm9zKSBhbGwucHVzaChbbCB8IDAsICsrdCAmIDI1NSwgdF0pOyBhbGwuc29ydCgoYSwgYikgPT4gYlswXSAtIGFbMF0pOyBjb25zb2xlLmxvZyhjLm5hbWUsIGFsbC5zbGljZSgwLCAyNCkubWFwKHggPT4geFswXSArICdAJyArIHhbMl0pLmpvaW4oJyAnKSk7IH1cbiJdLAogICJtYXBwaW5ncyI6ICI7QUFJTyxJQUFNLEVBQUUsS0FBSyxNQUFNLE9BQU8sT0FBTyxRQUFRLE1BQU0sS0FBSyxLQUFLLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFHaEYsSUFBTSxVQUFVO0FBR2hCLElBQU0sU0FBUztBQUdmLFNBQVMsTUFBTSxPQUFpQztBQUNyRCxTQUFPLE9BQU8sVUFBVSxZQUFZLE1BQU0sS0FBSyxNQUFNLFNBQVMsSUFBSSxLQUFLLEtBQUs7QUFDOUU7QUFHTyxTQUFTLFNBQVMsR0FBVyxHQUFtQjtBQUNyRCxRQUFNLE9BQU8sSUFBSTtBQUNqQixVQUFRLEtBQUssT0FBTyxJQUFJLE9BQU8sSUFBSSxTQUFTO0FBQzlDO0FBR08sU0FBUyxRQUFRLEdBQVcsR0FBbUI7QUFDcEQsU0FBTyxDQUFDLFNBQVMsQ0FBQyxHQUFHLENBQUMsSUFBSTtBQUM1QjtBQUdPLFNBQVMsU0FBUyxHQUFXLEdBQW1CO0FBQ3JELFFBQU0sT0FBTyxJQUFJO0FBQ2pCLFNBQU8sT0FBTyxJQUFJLE9BQU8sSUFBSSxPQUFPO0FBQ3RDO0FBUU8sU0FBUyxVQUFVLE9BQXVCO0FBQy9DLFFBQU0sUUFBUSxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQy9CLE1BQUksUUFBUSxRQUFRLE1BQU8sUUFBTyxRQUFRO0FBQzFDLFVBQVEsUUFBUSxNQUFNLFFBQVEsTUFBTSxRQUFRLFFBQVEsSUFBSTtBQUMxRDtBQUdPLFNBQVMsU0FBUyxPQUF1QjtBQUM5QyxRQUFNLE9BQU8sVUFBVSxLQUFLO0FBQzVCLFNBQU8sT0FBTyxTQUFTLFFBQVEsT0FBTyxPQUFPO0FBQy9DO0FBTU8sU0FBUyxPQUFPLEdBQVcsR0FBVyxHQUFtQjtBQUM5RCxRQUFNLE9BQU8sSUFBSTtBQUNqQixVQUFTLElBQUksUUFBUSxJQUFLLElBQUksU0FBUyxPQUFPLEdBQUcsQ0FBQztBQUNwRDs7O0FDM0RBLElBQU0sUUFBUTtBQUNkLElBQU0sYUFBYTtBQUNuQixJQUFNLFNBQVMsS0FBSztBQVNiLFNBQVMsWUFBdUI7QUFDckMsU0FBTyxFQUFFLEtBQUssSUFBSSxXQUFXLEVBQUUsR0FBRyxRQUFRLElBQUksV0FBVyxNQUFNLEVBQUU7QUFDbkU7QUFNTyxTQUFTLFFBQVEsS0FBaUIsTUFBYyxJQUFZLE9BQXdCO0FBQ3pGLE1BQUksS0FBSyxRQUFRLE1BQU8sZUFBYyxLQUFLLE1BQU0sRUFBRTtBQUFBLE1BQzlDLFdBQVUsS0FBSyxNQUFNLElBQUksS0FBSztBQUNyQztBQUVBLFNBQVMsY0FBYyxLQUFpQixNQUFjLElBQWtCO0FBQ3RFLFdBQVMsS0FBSyxPQUFPLEdBQUcsS0FBSyxJQUFJLE1BQU0sR0FBRztBQUN4QyxVQUFNLEtBQUssSUFBSSxFQUFFO0FBQ2pCLFFBQUksT0FBTztBQUNYLFdBQU8sT0FBTyxRQUFTLElBQUksT0FBTyxDQUFDLElBQWUsSUFBSTtBQUNwRCxVQUFJLElBQUksSUFBSSxJQUFJLE9BQU8sQ0FBQztBQUN4QixjQUFRO0FBQUEsSUFDVjtBQUNBLFFBQUksSUFBSSxJQUFJO0FBQUEsRUFDZDtBQUNGO0FBRUEsU0FBUyxVQUFVLEtBQWlCLE1BQWMsSUFBWSxPQUF3QjtBQUNwRixRQUFNLE9BQU8sS0FBSztBQUNsQixNQUFJLE1BQU0sSUFBSSxTQUFTLEtBQU0sT0FBTSxNQUFNLElBQUksV0FBVyxPQUFPLENBQUM7QUFDaEUsTUFBSSxPQUFPO0FBQ1gsV0FBUyxLQUFLLE1BQU0sS0FBSyxJQUFJLE1BQU0sRUFBRyxTQUFRLElBQUksRUFBRTtBQUNwRCxXQUFTLFFBQVEsR0FBRyxTQUFTLFVBQVUsR0FBRyxTQUFTLFlBQVk7QUFDN0QsWUFBUSxLQUFLLE1BQU0sTUFBTSxLQUFLLE1BQU0sT0FBTyxNQUFNLE1BQU07QUFDdkQsUUFBSSxJQUFJLE1BQU0sSUFBSSxTQUFTLEdBQUcsSUFBSSxHQUFHLElBQUk7QUFBQSxFQUMzQztBQUNGO0FBRUEsU0FBUyxRQUNQLEtBQ0EsTUFDQSxLQUNBLE1BQ0EsT0FDQSxRQUNNO0FBQ04sU0FBTyxLQUFLLENBQUM7QUFDYixXQUFTLEtBQUssR0FBRyxLQUFLLE1BQU0sTUFBTSxHQUFHO0FBQ25DLFVBQU0sUUFBVSxJQUFJLE9BQU8sRUFBRSxNQUFpQixRQUFVLFNBQVM7QUFDakUsV0FBTyxLQUFLLElBQUssT0FBTyxLQUFLLElBQWU7QUFBQSxFQUM5QztBQUNBLE1BQUksTUFBTTtBQUNWLFdBQVMsUUFBUSxHQUFHLFFBQVEsUUFBUSxTQUFTLEdBQUc7QUFDOUMsVUFBTSxRQUFRLE9BQU8sS0FBSztBQUMxQixXQUFPLEtBQUssSUFBSTtBQUNoQixXQUFPO0FBQUEsRUFDVDtBQUNBLFdBQVMsS0FBSyxHQUFHLEtBQUssTUFBTSxNQUFNLEdBQUc7QUFDbkMsVUFBTSxLQUFLLElBQUksT0FBTyxFQUFFO0FBQ3hCLFVBQU0sUUFBUyxPQUFPLFFBQVUsU0FBUztBQUN6QyxVQUFNLFFBQVEsT0FBTyxLQUFLO0FBQzFCLFFBQUksS0FBSyxJQUFJO0FBQ2IsV0FBTyxLQUFLLElBQUksUUFBUTtBQUFBLEVBQzFCO0FBQ0Y7OztBQzdETyxJQUFNLFdBQVc7QUFFeEIsSUFBTSxRQUFRO0FBQ2QsSUFBTSxTQUFTO0FBQ2YsSUFBTSxVQUFVLFFBQVE7QUFDeEIsSUFBTSxlQUFlO0FBcUJkLElBQU0sU0FBTixNQUFhO0FBQUE7QUFBQSxFQUVsQixTQUFTO0FBQUEsRUFDQTtBQUFBO0FBQUEsRUFFQSxVQUFVLElBQUksV0FBVyxPQUFPO0FBQUEsRUFDaEMsVUFBVSxJQUFJLFdBQVcsTUFBTTtBQUFBO0FBQUEsRUFFeEMsUUFBUSxJQUFJLFdBQVcsRUFBRTtBQUFBLEVBQ2hCO0FBQUEsRUFDQSxTQUFTLFVBQVU7QUFBQSxFQUU1QixZQUFZLE9BQThCO0FBQ3hDLFNBQUssUUFBUSxJQUFJLFdBQVcsTUFBTSxNQUFNO0FBQ3hDLFNBQUssVUFBVSxNQUFNLElBQUksQ0FBQyxVQUFVO0FBQUEsTUFDbEMsR0FBRztBQUFBLE1BQ0gsU0FBUyxJQUFJLE1BQWlCLE9BQU8sRUFBRSxLQUFLLE1BQVM7QUFBQSxNQUNyRCxRQUFRLElBQUksV0FBVyxPQUFPLEVBQUUsS0FBSyxZQUFZO0FBQUEsSUFDbkQsRUFBRTtBQUFBLEVBQ0o7QUFBQTtBQUFBLEVBR0EsS0FBSyxNQUFjLEtBQW1CO0FBQ3BDLFVBQU0sRUFBRSxNQUFNLEtBQUssV0FBVyxPQUFPLFlBQVksSUFBSSxLQUFLLFFBQVEsSUFBSTtBQUN0RSxVQUFNLE1BQU0sSUFBSSxLQUFLLElBQUksS0FBSyxTQUFTLEdBQUcsUUFBUTtBQUNsRCxRQUFJLFFBQVEsRUFBRztBQUNmLFVBQU0sUUFBUSxLQUFLLEtBQUssS0FBSyxXQUFXO0FBQ3hDLFFBQUksVUFBVSxLQUFLLFNBQVMsSUFBSztBQUNqQyxTQUFLLEtBQUssS0FBSyxhQUFhLEdBQUc7QUFDL0IsVUFBTSxTQUFTLEtBQUssVUFBVSxHQUFHO0FBQ2pDLFFBQUksVUFBVSxLQUFLLEtBQUssVUFBVSxLQUFLLE1BQU0sT0FBUSxNQUFLLE1BQU0sTUFBTSxRQUFRLEdBQUc7QUFBQSxFQUNuRjtBQUFBO0FBQUEsRUFHQSxLQUFLLE1BQW9CO0FBQ3ZCLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFFBQUksU0FBUyxPQUFPLE1BQU0sT0FBTyxTQUFTLEdBQUc7QUFDM0MsV0FBSyxTQUFTO0FBQ2Q7QUFBQSxJQUNGO0FBQ0EsUUFBSSxRQUFRO0FBQ1osV0FBTyxRQUFRLFNBQVMsS0FBSyxTQUFVLEtBQUssUUFBUSxPQUFRLFNBQVUsS0FBSyxRQUFRLElBQUs7QUFDdEYsZUFBUztBQUFBLElBQ1g7QUFDQSxVQUFNLE9BQVEsU0FBVSxJQUFJLFFBQVU7QUFDdEMsVUFBTSxTQUFVLFNBQVUsSUFBSSxRQUFVLE9BQU87QUFDL0MsVUFBTSxRQUE4QixDQUFDO0FBQ3JDLGFBQVMsT0FBTyxPQUFPLFFBQVEsTUFBTSxRQUFRLEVBQUcsTUFBSyxTQUFTLFFBQVEsUUFBUSxNQUFNLEtBQUs7QUFDekYsYUFBU0EsU0FBUSxHQUFHQSxTQUFRLE9BQU9BLFVBQVMsR0FBRztBQUM3QyxVQUFJLEtBQUssUUFBUUEsTUFBSyxNQUFNLEVBQUc7QUFDL0IsZUFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVEsRUFBRyxNQUFLLFNBQVNBLFNBQVEsUUFBUSxNQUFNLEtBQUs7QUFBQSxJQUN2RjtBQUNBLFNBQUssU0FBUztBQUNkLGVBQVcsQ0FBQyxNQUFNLElBQUksS0FBSyxNQUFPLFlBQVcsT0FBTyxLQUFNLE1BQUssS0FBSyxNQUFNLEdBQUc7QUFBQSxFQUMvRTtBQUFBO0FBQUEsRUFHQSxJQUFJLE9BQWdCO0FBQ2xCLFdBQU8sS0FBSyxRQUFRLEtBQUssU0FBUyxHQUFHLE1BQU07QUFBQSxFQUM3QztBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQU9BLFNBQWlCO0FBQ2YsUUFBSSxPQUFPO0FBQ1gsYUFBUyxPQUFPLEdBQUcsT0FBTyxLQUFLLFFBQVEsUUFBUSxRQUFRLEdBQUc7QUFDeEQsWUFBTSxPQUFPLEtBQUssTUFBTSxNQUFNLEtBQUssU0FBUyxHQUFHO0FBQy9DLFlBQU1DLFNBQVE7QUFDZCxVQUFJLFNBQVMsT0FBVyxRQUFPLEtBQUssTUFBTSxNQUFNLE1BQU1BLE1BQUs7QUFDM0QsY0FBUSxLQUFLLE9BQU9BLFFBQU8sTUFBTSxLQUFLLE1BQU07QUFDNUMsV0FBSyxNQUFNLElBQUksSUFBSTtBQUFBLElBQ3JCO0FBQ0EsV0FBTztBQUFBLEVBQ1Q7QUFBQTtBQUFBLEVBR0EsUUFBUSxNQUFzQjtBQUM1QixXQUFPLEtBQUssTUFBTSxJQUFJO0FBQUEsRUFDeEI7QUFBQTtBQUFBLEVBR0EsT0FBTyxJQUFvQjtBQUN6QixXQUFPLEtBQUssTUFBTSxFQUFFO0FBQUEsRUFDdEI7QUFBQTtBQUFBLEVBR0EsY0FBb0I7QUFDbEIsUUFBSSxLQUFLO0FBQ1QsYUFBUyxPQUFPLEdBQUcsT0FBTyxLQUFLLFFBQVEsUUFBUSxRQUFRLEdBQUc7QUFDeEQsYUFBTyxLQUFLLEtBQUssUUFBUSxJQUFJLEdBQUcsTUFBTSxFQUFHLE1BQUssS0FBSyxNQUFNLEtBQUssT0FBTyxFQUFFLENBQUM7QUFBQSxJQUMxRTtBQUNBLFNBQUssTUFBTSxLQUFLLENBQUM7QUFBQSxFQUNuQjtBQUFBO0FBQUEsRUFHQSxVQUFrQjtBQUNoQixhQUFTLFFBQVEsR0FBRyxRQUFRLFFBQVEsU0FBUyxHQUFHO0FBQzlDLFVBQUksS0FBSyxRQUFRLEtBQUssTUFBTSxFQUFHO0FBQy9CLGVBQVMsUUFBUyxLQUFLLFdBQVksSUFBSSxRQUFVLE9BQU8sR0FBRyxPQUFPLE9BQU8sUUFBUSxHQUFHO0FBQ2xGLGNBQU0sU0FBUyxRQUFRLFFBQVE7QUFDL0IsY0FBTSxNQUFNLEtBQUssUUFBUSxNQUFNLE1BQU0sSUFBSSxJQUFJLEtBQUssVUFBVSxNQUFNO0FBQ2xFLFlBQUksUUFBUSxFQUFHLFFBQU87QUFBQSxNQUN4QjtBQUFBLElBQ0Y7QUFDQSxXQUFPO0FBQUEsRUFDVDtBQUFBO0FBQUEsRUFHQSxVQUFVLFFBQXdCO0FBQ2hDLFVBQU0sUUFBOEIsQ0FBQztBQUNyQyxTQUFLLFNBQVMsUUFBUSxLQUFLO0FBQzNCLFFBQUksV0FBVztBQUNmLGVBQVcsQ0FBQyxNQUFNLEdBQUcsS0FBSyxPQUFPO0FBQy9CLFlBQU0sRUFBRSxNQUFNLEtBQUssVUFBVSxJQUFJLEtBQUssUUFBUSxJQUFJO0FBQ2xELGlCQUFXLE9BQU8sS0FBSztBQUNyQixhQUFLLEtBQUssTUFBTSxHQUFHO0FBQ25CLGNBQU0sTUFBTSxLQUFLLElBQUksS0FBSyxTQUFTO0FBQ25DLFlBQUksUUFBUSxLQUFLLE1BQU0sWUFBWSxLQUFLLFVBQVUsR0FBRyxNQUFNLE9BQVE7QUFDbkUsWUFBSSxhQUFhLEtBQUssTUFBTSxTQUFVLFlBQVc7QUFBQSxNQUNuRDtBQUFBLElBQ0Y7QUFDQSxXQUFPO0FBQUEsRUFDVDtBQUFBO0FBQUEsRUFHQSxNQUFNLE1BQWMsTUFBeUJBLFFBQXVCO0FBQ2xFLFVBQU0sUUFBUSxLQUFLLFFBQVEsSUFBSTtBQUMvQixRQUFJLEtBQUssTUFBTSxTQUFTQSxTQUFRLEtBQUssUUFBUTtBQUMzQyxZQUFNLE9BQU8sSUFBSSxZQUFZQSxTQUFRLEtBQUssVUFBVSxDQUFDO0FBQ3JELFdBQUssSUFBSSxLQUFLLEtBQUs7QUFDbkIsV0FBSyxRQUFRO0FBQUEsSUFDZjtBQUNBLFFBQUksT0FBT0E7QUFDWCxlQUFXLE9BQU8sTUFBTTtBQUN0QixVQUFJLE1BQU0sS0FBSyxJQUFJLEtBQUssTUFBTSxHQUFHLE1BQU0sS0FBSyxRQUFRO0FBQ2xELGFBQUssTUFBTSxJQUFJLElBQUk7QUFDbkIsZ0JBQVE7QUFBQSxNQUNWLE1BQU8sTUFBSyxLQUFLLE1BQU0sR0FBRztBQUFBLElBQzVCO0FBQ0EsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLFNBQVMsUUFBZ0IsTUFBa0M7QUFDekQsUUFBSSxLQUFLLFFBQVEsTUFBTSxNQUFNLEVBQUc7QUFDaEMsYUFBUyxPQUFPLEdBQUcsT0FBTyxLQUFLLFFBQVEsUUFBUSxRQUFRLEdBQUc7QUFDeEQsWUFBTSxPQUFPLEtBQUssTUFBTSxNQUFNLE1BQU07QUFDcEMsVUFBSSxTQUFTLE9BQVcsTUFBSyxLQUFLLENBQUMsTUFBTSxJQUFJLENBQUM7QUFBQSxJQUNoRDtBQUFBLEVBQ0Y7QUFBQTtBQUFBLEVBR0EsTUFBTSxNQUFjLFFBQXNDO0FBQ3hELFVBQU0sRUFBRSxNQUFNLE9BQU8sYUFBYSxTQUFTLE9BQU8sSUFBSSxLQUFLLFFBQVEsSUFBSTtBQUN2RSxVQUFNLFFBQVEsUUFBUSxNQUFNO0FBQzVCLFFBQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsWUFBUSxNQUFNLElBQUk7QUFDbEIsV0FBTyxNQUFNLElBQUk7QUFDakIsU0FBSyxPQUFPLFFBQVEsQ0FBQyxNQUFNLE1BQU07QUFDakMsUUFBSSxPQUFPO0FBQ1gsZUFBVyxPQUFPLE9BQU87QUFDdkIsWUFBTSxRQUFRLEtBQUssS0FBSyxLQUFLLFdBQVc7QUFDeEMsVUFBSSxVQUFVLEtBQUssS0FBSyxVQUFVLEtBQUssTUFBTSxPQUFRO0FBQ3JELFdBQUssS0FBSyxLQUFLLGFBQWEsQ0FBQztBQUM3QixZQUFNLElBQUksSUFBSTtBQUNkLGNBQVE7QUFBQSxJQUNWO0FBQ0EsVUFBTSxTQUFTO0FBQ2YsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLE1BQU0sTUFBYyxRQUFnQixLQUFtQjtBQUNyRCxVQUFNLEVBQUUsU0FBUyxPQUFPLElBQUksS0FBSyxRQUFRLElBQUk7QUFDN0MsVUFBTSxRQUFRLFFBQVEsTUFBTTtBQUM1QixRQUFJLFVBQVUsT0FBVyxTQUFRLE1BQU0sSUFBSSxDQUFDLEdBQUc7QUFBQSxRQUMxQyxPQUFNLEtBQUssR0FBRztBQUNuQixTQUFLLE9BQU8sUUFBUSxDQUFDO0FBQ3JCLFFBQUksVUFBVSxVQUFhLE1BQU0sVUFBVyxPQUFPLE1BQU0sR0FBYztBQUNyRSxXQUFLLFNBQVMsTUFBTSxNQUFNO0FBQUEsSUFDNUI7QUFBQSxFQUNGO0FBQUE7QUFBQSxFQUdBLFNBQVMsTUFBYyxRQUFzQjtBQUMzQyxVQUFNLEVBQUUsT0FBTyxJQUFJLEtBQUssUUFBUSxJQUFJO0FBQ3BDLFVBQU0sT0FBTyxLQUFLLE1BQU0sTUFBTSxNQUFNO0FBQ3BDLFdBQU8sTUFBTSxJQUFJLElBQUksS0FBSyxTQUFTO0FBQ25DLGVBQVcsT0FBTyxLQUFNLE1BQUssS0FBSyxNQUFNLEdBQUc7QUFBQSxFQUM3QztBQUFBO0FBQUEsRUFHQSxVQUFVLE1BQXNCO0FBQzlCLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFFBQUksU0FBUyxNQUFNLFNBQVMsRUFBRyxRQUFPLE9BQU87QUFDN0MsUUFBSSxTQUFTLE9BQU8sU0FBUyxHQUFJLFFBQU8sU0FBVSxTQUFTLElBQUs7QUFDaEUsUUFBSSxTQUFTLE9BQU8sU0FBUyxHQUFJLFFBQU8sSUFBSSxTQUFVLFNBQVMsS0FBTTtBQUNyRSxXQUFPLElBQUksU0FBUyxTQUFTO0FBQUEsRUFDL0I7QUFBQSxFQUVBLE9BQU8sUUFBZ0IsUUFBc0I7QUFDM0MsVUFBTSxRQUFRLFdBQVc7QUFDekIsU0FBSyxRQUFRLE1BQU0sSUFBSyxLQUFLLFFBQVEsTUFBTSxJQUFlO0FBQzFELFNBQUssUUFBUSxLQUFLLElBQUssS0FBSyxRQUFRLEtBQUssSUFBZTtBQUFBLEVBQzFEO0FBQ0Y7OztBQzlPTyxTQUFTLFVBQVUsV0FBb0IsS0FBZ0M7QUFDNUUsTUFBSSxDQUFDLFVBQVcsT0FBTSxJQUFJLE1BQU0scUJBQXFCLEdBQUcsRUFBRTtBQUM1RDs7O0FDRU8sU0FBUyxjQUFjLE9BQWdCLE9BQU8sS0FBYTtBQUNoRSxNQUFJLFVBQVUsUUFBUSxPQUFPLFVBQVUsVUFBVyxRQUFPLE9BQU8sS0FBSztBQUNyRSxNQUFJLE9BQU8sVUFBVSxTQUFVLFFBQU8sS0FBSyxVQUFVLEtBQUs7QUFDMUQsTUFBSSxPQUFPLFVBQVUsVUFBVTtBQUM3QixjQUFVLE1BQU0sS0FBSyxLQUFLLENBQUMsT0FBTyxHQUFHLE9BQU8sRUFBRSxHQUFHLEdBQUcsSUFBSSxPQUFPLEtBQUssa0JBQWtCO0FBQ3RGLFdBQU8sT0FBTyxLQUFLO0FBQUEsRUFDckI7QUFDQSxNQUFJLE1BQU0sUUFBUSxLQUFLLEdBQUc7QUFDeEIsV0FBTyxJQUFJLE1BQU0sSUFBSSxDQUFDLE1BQU0sVUFBVSxjQUFjLE1BQU0sR0FBRyxJQUFJLElBQUksS0FBSyxHQUFHLENBQUMsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLEVBQzNGO0FBQ0EsWUFBVSxRQUFRLEtBQUssR0FBRyxHQUFHLElBQUksb0JBQW9CO0FBQ3JELFFBQU0sVUFBVSxPQUFPLEtBQUssS0FBSyxFQUM5QixLQUFLLFdBQVcsRUFDaEIsSUFBSSxDQUFDQyxVQUFTLEdBQUcsS0FBSyxVQUFVQSxLQUFJLENBQUMsSUFBSSxjQUFjLE1BQU1BLEtBQUksR0FBRyxHQUFHLElBQUksSUFBSUEsS0FBSSxFQUFFLENBQUMsRUFBRTtBQUMzRixTQUFPLElBQUksUUFBUSxLQUFLLEdBQUcsQ0FBQztBQUM5QjtBQUdPLFNBQVMsWUFBWSxHQUFXLEdBQW1CO0FBQ3hELFNBQU8sSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLElBQUk7QUFDbEM7QUFHTyxTQUFTLFFBQVEsT0FBa0Q7QUFDeEUsTUFBSSxPQUFPLFVBQVUsWUFBWSxVQUFVLFFBQVEsTUFBTSxRQUFRLEtBQUssRUFBRyxRQUFPO0FBQ2hGLFFBQU0sWUFBcUIsT0FBTyxlQUFlLEtBQUs7QUFDdEQsU0FBTyxjQUFjLFFBQVEsT0FBTyxlQUFlLFNBQVMsTUFBTTtBQUNwRTs7O0FDckNBLFNBQVMsUUFBUSxlQUFlOzs7QUNTaEMsSUFBTSxhQUFhLElBQUk7QUFHaEIsU0FBUyxLQUFLLE9BQXVCO0FBQzFDLFFBQU0sTUFBTSxRQUFRO0FBQ3BCLFNBQU8sUUFBUSxRQUFRLE9BQU8sS0FBSyxNQUFNLFFBQVEsVUFBVSxJQUFJO0FBQ2pFO0FBTU8sU0FBUyxNQUFNLEtBQWEsS0FBYSxVQUEwQjtBQUN4RSxNQUFJLElBQUksTUFBTTtBQUNkLE1BQUksS0FBSyxJQUFLLE1BQU0sSUFBSyxVQUFVLElBQUksS0FBSyxVQUFVLFVBQVU7QUFDaEUsTUFBSSxLQUFLLElBQUssTUFBTSxJQUFLLFVBQVU7QUFDbkMsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFHTyxTQUFTLE1BQU0sS0FBYSxLQUFhLFVBQTBCO0FBQ3hFLE1BQUksSUFBSSxLQUFLLEtBQUssVUFBVSxJQUFJLEtBQUssS0FBSyxTQUFVO0FBQ3BELE1BQUksS0FBSyxJQUFLLE1BQU0sS0FBTSxVQUFVLFVBQVU7QUFDOUMsTUFBSSxLQUFLLElBQUssTUFBTSxJQUFLLFVBQVU7QUFDbkMsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFHTyxTQUFTLElBQUksR0FBVyxHQUFtQjtBQUNoRCxVQUFRLE1BQU0sR0FBRyxTQUFTLEVBQUUsRUFBRSxTQUFTLEdBQUcsR0FBRyxLQUFLLE1BQU0sR0FBRyxTQUFTLEVBQUUsRUFBRSxTQUFTLEdBQUcsR0FBRztBQUN6RjtBQUdPLFNBQVMsT0FBTyxPQUFjQyxPQUFvQjtBQUN2RCxNQUFJLElBQUksTUFBTTtBQUNkLE1BQUksSUFBSSxNQUFNO0FBQ2QsV0FBUyxLQUFLLEdBQUcsS0FBS0EsTUFBSyxRQUFRLE1BQU0sR0FBRztBQUMxQyxVQUFNLE9BQU9BLE1BQUssV0FBVyxFQUFFO0FBQy9CLFFBQUksS0FBSyxJQUFJLE1BQU0sUUFBVTtBQUM3QixRQUFJLEtBQUssSUFBSSxNQUFNLFVBQVUsSUFBSyxNQUFNO0FBQUEsRUFDMUM7QUFDQSxRQUFNLElBQUksSUFBSyxNQUFNO0FBQ3JCLFFBQU0sSUFBSSxJQUFLLE1BQU07QUFDdkI7QUFHTyxTQUFTLGNBQXFCO0FBQ25DLFNBQU8sRUFBRSxHQUFHLGFBQWEsR0FBRyxHQUFHLFVBQVc7QUFDNUM7QUFHTyxTQUFTLFNBQVNBLE9BQXNCO0FBQzdDLFFBQU0sUUFBUSxZQUFZO0FBQzFCLFNBQU8sT0FBT0EsS0FBSTtBQUNsQixTQUFPLElBQUksTUFBTSxHQUFHLE1BQU0sR0FBRyxNQUFNLENBQUMsR0FBRyxNQUFNLEdBQUcsTUFBTSxHQUFHLE1BQU0sQ0FBQyxDQUFDO0FBQ25FOzs7QUQzREEsSUFBTSxPQUFPO0FBc0JOLElBQU0sZUFBMEIsRUFBRSxPQUFPLEdBQUcsT0FBTyxDQUFDLEdBQUcsR0FBRyxHQUFHLEdBQUcsRUFBRTtBQUV6RSxTQUFTLFFBQVEsV0FBc0IsSUFBK0I7QUFDcEUsUUFBTSxLQUFLLEtBQUs7QUFDaEIsU0FBTyxVQUFVLE9BQU8sS0FBTSxLQUFLLFFBQVMsSUFBSSxJQUFJLEtBQUssSUFBSTtBQUMvRDtBQUdPLFNBQVMsZUFBZSxXQUErQztBQUM1RSxTQUFPO0FBQUEsSUFDTCxPQUFPLFVBQVU7QUFBQSxJQUNqQixLQUFLLENBQUMsT0FBTyxRQUFRLFdBQVcsRUFBRSxHQUFHO0FBQUEsSUFDckMsS0FBSyxNQUFNLFFBQVEsVUFBVSxPQUFPLENBQUMsT0FBTyxRQUFRLFdBQVcsRUFBRSxNQUFNLE1BQVM7QUFBQSxFQUNsRjtBQUNGO0FBRUEsU0FBUyxRQUFRLE9BQWUsT0FBMEM7QUFDeEUsUUFBTSxNQUFnQixDQUFDO0FBQ3ZCLFdBQVMsS0FBSyxHQUFHLE1BQU0sT0FBTyxNQUFNLEVBQUcsS0FBSSxNQUFNLEVBQUUsRUFBRyxLQUFJLEtBQUssRUFBRTtBQUNqRSxTQUFPO0FBQ1Q7QUFHTyxJQUFNLGlCQUFOLE1BQXVEO0FBQUEsRUFDbkQ7QUFBQSxFQUNULFFBQW1CO0FBQUEsRUFDbkIsU0FBUztBQUFBLEVBQ0EsVUFBVSxvQkFBSSxJQUFxQjtBQUFBO0FBQUEsRUFHNUMsWUFBWSxZQUFvQjtBQUM5QixTQUFLLGNBQWM7QUFBQSxFQUNyQjtBQUFBLEVBRUEsTUFBTUMsT0FBdUI7QUFDM0IsU0FBSyxRQUFRQTtBQUNiLFNBQUssU0FBU0EsTUFBSztBQUNuQixTQUFLLFFBQVEsTUFBTTtBQUFBLEVBQ3JCO0FBQUEsRUFFQSxJQUFJLFFBQWdCO0FBQ2xCLFdBQU8sS0FBSztBQUFBLEVBQ2Q7QUFBQSxFQUVBLElBQUksSUFBMkM7QUFDN0MsUUFBSSxLQUFLLFFBQVEsU0FBUyxLQUFLLEtBQUssUUFBUSxJQUFJLEVBQUUsRUFBRyxRQUFPLEtBQUssUUFBUSxJQUFJLEVBQUU7QUFDL0UsV0FBTyxRQUFRLEtBQUssT0FBTyxFQUFFLEdBQUc7QUFBQSxFQUNsQztBQUFBLEVBRUEsTUFBZ0I7QUFDZCxXQUFPLFFBQVEsS0FBSyxRQUFRLENBQUMsT0FBTyxLQUFLLElBQUksRUFBRSxNQUFNLE1BQVM7QUFBQSxFQUNoRTtBQUFBLEVBRUEsT0FBTyxVQUEyQjtBQUNoQyxTQUFLLFVBQVU7QUFDZixTQUFLLFFBQVEsSUFBSSxLQUFLLFFBQVEsT0FBTyxVQUFVLElBQUksQ0FBQztBQUNwRCxXQUFPLEtBQUs7QUFBQSxFQUNkO0FBQUEsRUFFQSxLQUFLLElBQVksUUFBMkM7QUFDMUQsVUFBTSxTQUFTLFFBQVEsS0FBSyxJQUFJLEVBQUUsR0FBRyxDQUFDLGFBQXNCO0FBQzFELGFBQU8sUUFBUTtBQUFBLElBQ2pCLENBQUM7QUFDRCxTQUFLLFFBQVEsSUFBSSxJQUFJLE1BQU07QUFBQSxFQUM3QjtBQUFBLEVBRUEsT0FBTyxJQUFrQjtBQUN2QixTQUFLLFFBQVEsSUFBSSxJQUFJLE1BQVM7QUFBQSxFQUNoQztBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQU9BLFNBQW9CO0FBQ2xCLFFBQUksS0FBSyxRQUFRLFNBQVMsRUFBRyxRQUFPLEtBQUs7QUFDekMsUUFBSSxFQUFFLEdBQUcsRUFBRSxJQUFJLEtBQUs7QUFDcEIsVUFBTSxRQUFRLEtBQUssTUFBTSxNQUFNLE1BQU07QUFDckMsVUFBTSxRQUFRLG9CQUFJLElBQVk7QUFDOUIsUUFBSSxVQUFVO0FBQ2QsZUFBVyxDQUFDLElBQUksUUFBUSxLQUFLLEtBQUssU0FBUztBQUN6QyxZQUFNLFNBQVMsUUFBUSxLQUFLLE9BQU8sRUFBRTtBQUNyQyxVQUFJLGFBQWEsUUFBUSxTQUFVO0FBQ25DLFlBQU0sUUFBUSxhQUFhLFNBQVksU0FBWSxLQUFLLE9BQU8sSUFBSSxRQUFRO0FBQzNFLGdCQUFVO0FBQ1YsVUFBSyxLQUFLLE9BQU8sS0FBSyxNQUFNLFFBQVEsS0FBSyxLQUFNO0FBQy9DLFVBQUssS0FBSyxPQUFPLEtBQUssTUFBTSxRQUFRLEtBQUssS0FBTTtBQUMvQyxZQUFNLFFBQVEsS0FBSyxLQUFNLEtBQUssS0FBSyxRQUFTO0FBQzVDLFVBQUksQ0FBQyxNQUFNLElBQUksSUFBSSxHQUFHO0FBQ3BCLGNBQU0sSUFBSSxLQUFLLE1BQU0sSUFBSSxLQUFLLENBQUMsR0FBRyxNQUFNO0FBQ3hDLGNBQU0sSUFBSSxJQUFJO0FBQUEsTUFDaEI7QUFDQSxNQUFDLE1BQU0sSUFBSSxHQUE2QixLQUFLLEtBQUssSUFBSSxJQUFJO0FBQUEsSUFDNUQ7QUFDQSxXQUFPLFdBQVcsS0FBSyxXQUFXLEtBQUssTUFBTSxRQUN6QyxFQUFFLE9BQU8sS0FBSyxRQUFRLE9BQU8sR0FBRyxFQUFFLElBQ2xDLEtBQUs7QUFBQSxFQUNYO0FBQUEsRUFFQSxPQUFPLElBQVksVUFBMEI7QUFDM0MsVUFBTSxRQUFRLFlBQVk7QUFDMUIsV0FBTyxPQUFPLGNBQWMsUUFBUSxDQUFDO0FBQ3JDLFVBQU0sTUFBTSxLQUFLLGNBQWMsV0FBYTtBQUM1QyxXQUFPLEVBQUUsVUFBVSxHQUFHLE1BQU0sS0FBSyxNQUFNLEdBQUcsTUFBTSxDQUFDLEdBQUcsR0FBRyxNQUFNLEtBQUssTUFBTSxHQUFHLE1BQU0sQ0FBQyxFQUFFO0FBQUEsRUFDdEY7QUFDRjs7O0FFL0hPLFNBQVMsSUFBSSxPQUFlQyxPQUFzQjtBQUN2RCxNQUFJLElBQUksS0FBSyxRQUFRQSxPQUFNLFVBQVU7QUFDckMsTUFBSSxLQUFLLElBQUssTUFBTSxJQUFLLFVBQVU7QUFDbkMsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFZTyxTQUFTLEtBQUssTUFBYyxRQUFnQixRQUFnQixNQUFjQyxLQUFJLEdBQVc7QUFDOUYsTUFBSSxJQUFJLElBQUksYUFBYSxHQUFHLE9BQU8sQ0FBQztBQUNwQyxNQUFJLElBQUksR0FBRyxNQUFNLE9BQU8sTUFBTSxJQUFJLENBQUM7QUFDbkMsTUFBSSxJQUFJLEdBQUcsTUFBTTtBQUNqQixNQUFJLElBQUksR0FBRyxTQUFTLENBQUM7QUFDckIsTUFBSSxJQUFJLEdBQUcsTUFBTSxTQUFTLE1BQU0sSUFBSSxDQUFDO0FBQ3JDLE1BQUksSUFBSSxHQUFHLE9BQU8sQ0FBQztBQUNuQixNQUFJLElBQUksR0FBRyxNQUFNLE9BQU8sTUFBTSxJQUFJLENBQUM7QUFDbkMsU0FBTyxJQUFJLElBQUksR0FBR0EsRUFBQyxHQUFHLFNBQVUsTUFBTTtBQUN4QztBQUdPLFNBQVMsTUFBTSxPQUFlLFFBQXdCO0FBQzNELFNBQU8sTUFBTyxTQUFTLFFBQVMsTUFBTTtBQUN4QztBQU1PLFNBQVMsU0FBUyxNQUFjLElBQW9CO0FBQ3pELE1BQUksT0FBUSxPQUFPLEtBQU07QUFDekIsTUFBSSxRQUFRLEtBQUs7QUFDakIsV0FBU0MsU0FBUSxHQUFHQSxTQUFRLEdBQUdBLFVBQVMsR0FBRztBQUN6QyxVQUFNLE9BQU8sT0FBUSxLQUFLLE1BQU0sT0FBUSxPQUFPQSxNQUFLLElBQUk7QUFDeEQsV0FBTztBQUNQLFlBQVE7QUFBQSxFQUNWO0FBQ0EsVUFBUyxRQUFRLEtBQU0sV0FBVztBQUNwQztBQUdPLFNBQVMsV0FBVyxNQUFjLE1BQXNCO0FBQzdELE1BQUksT0FBUSxTQUFTLEtBQU07QUFDM0IsTUFBSSxRQUFRLE9BQU87QUFDbkIsV0FBU0EsU0FBUSxHQUFHQSxVQUFTLEdBQUdBLFVBQVMsR0FBRztBQUMxQyxVQUFNLE9BQU8sUUFBUyxLQUFLLE1BQU0sT0FBUSxNQUFNQSxNQUFLLElBQUk7QUFDeEQsWUFBUTtBQUNSLFdBQU87QUFBQSxFQUNUO0FBQ0EsVUFBUyxRQUFRLEtBQU0sV0FBVztBQUNwQzs7O0FDbkRPLElBQU0sT0FBMEIsRUFBRSxNQUFNLE9BQU87QUFHL0MsSUFBTSxRQUE0QixFQUFFLE1BQU0sUUFBUTtBQUdsRCxJQUFNLFFBQTRCLEVBQUUsTUFBTSxRQUFRO0FBR2xELElBQU0sT0FBMEIsRUFBRSxNQUFNLE9BQU87QUFHL0MsU0FBUyxLQUFLLE9BQWUsVUFBcUM7QUFDdkUsU0FBTyxFQUFFLE1BQU0sUUFBUSxJQUFJLEVBQUUsT0FBTyxNQUFNLFNBQVMsRUFBRTtBQUN2RDtBQThCTyxJQUFNLFdBQWdEO0FBQUEsRUFDM0QsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUNSO0FBR08sSUFBTSxVQUFVO0FBT2hCLFNBQVMsWUFDZEMsT0FDQSxPQUNBLEtBQzhCO0FBQzlCLFFBQU0sU0FBaUMsQ0FBQztBQUN4QyxNQUFJLFNBQVMsVUFBVTtBQUN2QixhQUFXLENBQUMsT0FBTyxJQUFJLEtBQUssT0FBTyxRQUFRLEtBQUssR0FBRztBQUNqRCxXQUFPLEtBQUssSUFBSTtBQUNoQixjQUFVLFNBQVMsS0FBSyxJQUFJO0FBQUEsRUFDOUI7QUFDQSxNQUFJLFFBQVEsUUFBVztBQUNyQixjQUFVLE1BQU0sR0FBRyxHQUFHLFNBQVMsUUFBUSxjQUFjQSxLQUFJLG9CQUFvQixHQUFHLEVBQUU7QUFBQSxFQUNwRjtBQUNBLFNBQU87QUFBQSxJQUNMLE1BQUFBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxLQUFLLFFBQVEsU0FBWSxJQUFLLE9BQU8sR0FBRztBQUFBLEVBQzFDO0FBQ0Y7QUFnQk8sU0FBUyxPQUFvQjtBQUNsQyxTQUFPLENBQUM7QUFDVjtBQXNCQSxJQUFNLFdBQVcsQ0FBQyxPQUFPLFdBQVcsUUFBUSxNQUFNO0FBTzNDLFNBQVMsYUFLZEMsU0FBZ0c7QUFDaEcsYUFBVyxDQUFDRCxPQUFNLEtBQUssS0FBSyxPQUFPLFFBQVFDLFFBQU8sTUFBTSxHQUFHO0FBQ3pELGNBQVUsTUFBTSxTQUFTRCxPQUFNLFNBQVMsTUFBTSxJQUFJLDBCQUEwQkEsS0FBSSxFQUFFO0FBQ2xGLGVBQVcsQ0FBQyxPQUFPLEVBQUUsR0FBRyxDQUFDLEtBQUssT0FBTyxRQUFRLE1BQU0sS0FBSyxHQUFHO0FBQ3pELFVBQUksT0FBTyxPQUFXO0FBQ3RCLFlBQU0sT0FBT0MsUUFBTyxPQUFPLEdBQUcsS0FBSyxHQUFHLE1BQU0sR0FBRyxJQUFJLEdBQUc7QUFDdEQsZ0JBQVUsU0FBUyxRQUFRLEdBQUdELEtBQUksSUFBSSxLQUFLLFVBQVUsR0FBRyxLQUFLLElBQUksR0FBRyxJQUFJLG9CQUFvQjtBQUFBLElBQzlGO0FBQUEsRUFDRjtBQUNBLGFBQVdBLFNBQVEsQ0FBQyxHQUFHLE9BQU8sS0FBS0MsUUFBTyxNQUFNLEdBQUcsR0FBRyxPQUFPLEtBQUtBLFFBQU8sU0FBUyxDQUFDLEdBQUc7QUFDcEYsY0FBVSxDQUFDLFNBQVMsU0FBU0QsS0FBSSxHQUFHLFlBQVlBLEtBQUksK0JBQStCO0FBQ25GO0FBQUEsTUFDRSxFQUFFQSxTQUFRQyxRQUFPLFVBQVVELFNBQVFDLFFBQU87QUFBQSxNQUMxQyxHQUFHRCxLQUFJO0FBQUEsSUFDVDtBQUFBLEVBQ0Y7QUFDQSxhQUFXLENBQUNBLE9BQU0sT0FBTyxLQUFLLE9BQU8sUUFBUUMsUUFBTyxNQUFNLEdBQUc7QUFDM0QsY0FBVSxRQUFRLFVBQVUsR0FBRyxTQUFTRCxLQUFJLDRCQUE0QjtBQUFBLEVBQzFFO0FBQ0EsU0FBT0M7QUFDVDs7O0FDaktPLElBQU0sT0FBTztBQUFBO0FBQUEsRUFFbEIsYUFBYTtBQUFBLEVBQ2IsT0FBTztBQUFBO0FBQUEsRUFFUCxVQUFVO0FBQUEsRUFDVixZQUFZO0FBQUEsRUFDWixXQUFXO0FBQUEsRUFDWCxZQUFZO0FBQUEsRUFDWixVQUFVO0FBQ1o7QUEwQkEsSUFBTSxXQUFXO0FBQUEsRUFDZixNQUFNLENBQUMsS0FBSyxLQUFLO0FBQUEsRUFDakIsT0FBTyxDQUFDLEtBQUssWUFBWSxLQUFLLFdBQVcsS0FBSyxVQUFVO0FBQUEsRUFDeEQsT0FBTyxDQUFDLEtBQUssVUFBVSxLQUFLLFdBQVc7QUFBQSxFQUN2QyxNQUFNLENBQUMsS0FBSyxPQUFPLEtBQUssVUFBVSxLQUFLLFFBQVE7QUFBQSxFQUMvQyxNQUFNLENBQUMsS0FBSyxRQUFRO0FBQ3RCO0FBR08sU0FBUyxVQUFVQyxTQUFnQixPQUF1QztBQUMvRSxRQUFNQyxVQUFTLE9BQU8sT0FBT0QsUUFBTyxNQUFNO0FBQzFDLFFBQU1FLFdBQVUsQ0FBQ0MsVUFBeUJGLFFBQU8sVUFBVSxDQUFDLFVBQVUsTUFBTSxTQUFTRSxLQUFJO0FBQ3pGLFFBQU0sVUFBVUYsUUFBTyxJQUFJLENBQUMsWUFBWSxVQUFVLFNBQVMsWUFBWSxPQUFPLEtBQUssQ0FBQztBQUNwRixhQUFXLENBQUMsT0FBTyxVQUFVLEtBQUtBLFFBQU8sUUFBUSxHQUFHO0FBQ2xELGVBQVcsQ0FBQ0UsT0FBTSxFQUFFLEdBQUcsQ0FBQyxLQUFLLE9BQU8sUUFBUSxXQUFXLEtBQUssR0FBRztBQUM3RCxVQUFJLE9BQU8sT0FBVztBQUN0QixZQUFNQyxRQUFPLFdBQVcsT0FBT0QsS0FBSTtBQUNuQyxZQUFNLFFBQVFELFNBQVEsR0FBRyxLQUFLO0FBQzlCLFlBQU1HLFFBQU9KLFFBQU8sS0FBSyxHQUFHLE9BQU8sR0FBRyxJQUFJO0FBQzFDLE1BQUMsUUFBUSxLQUFLLEVBQW9CLFFBQVFHLEtBQUksSUFBSSxFQUFFLE9BQU8sTUFBQUMsTUFBSztBQUNoRSxNQUFDLFFBQVEsS0FBSyxFQUFvQixTQUFTQSxLQUFJLElBQUksRUFBRSxPQUFPLE9BQU8sTUFBQUQsTUFBSztBQUFBLElBQzFFO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDtBQU9BLFNBQVMsU0FDUCxZQUNBLE9BQ0EsT0FDZTtBQUNmLFFBQU0sRUFBRSxPQUFPLElBQUk7QUFFbkIsUUFBTSxRQUFRLElBQUksV0FBVyxNQUFNO0FBQ25DLFFBQU0sT0FBTyxJQUFJLEtBQUs7QUFDdEIsYUFBVyxDQUFDRCxPQUFNLElBQUksS0FBSyxPQUFPLFFBQVEsV0FBVyxLQUFLLEdBQUc7QUFDM0QsVUFBTSxTQUFTLFdBQVcsT0FBT0EsS0FBSTtBQUNyQyxhQUFTRyxRQUFPLEdBQUdBLFFBQU8sU0FBUyxLQUFLLElBQUksR0FBR0EsU0FBUSxHQUFHO0FBQ3hELFlBQU0sU0FBU0EsS0FBSSxJQUFJLFNBQVMsS0FBSyxJQUFJLEVBQUVBLEtBQUk7QUFBQSxJQUNqRDtBQUFBLEVBQ0Y7QUFDQSxRQUFNLGdCQUFnQixJQUFJLFdBQVcsTUFBTSxFQUFFLEtBQUssRUFBRTtBQUNwRCxhQUFXLENBQUNDLFFBQU8sSUFBSSxLQUFLLE1BQU0sUUFBUSxHQUFHO0FBQzNDLFFBQUksS0FBSyxVQUFVLE1BQU8sZUFBYyxLQUFLLEdBQUcsSUFBSUE7QUFBQSxFQUN0RDtBQUNBLFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxNQUFNLElBQUksT0FBUSxRQUFRLENBQUM7QUFBQSxJQUMzQixTQUFTLElBQUksTUFBaUIsTUFBTSxFQUFFLEtBQUssTUFBUztBQUFBLElBQ3BELFVBQVUsSUFBSSxNQUFpQixNQUFNLEVBQUUsS0FBSyxNQUFTO0FBQUEsSUFDckQsT0FBTztBQUFBLEVBQ1Q7QUFDRjs7O0FDOUVPLElBQUk7QUFNSixJQUFNLFdBQU4sTUFBZ0Q7QUFBQTtBQUFBLEVBRTVDO0FBQUEsRUFDQTtBQUFBLEVBRVQsT0FBTztBQUNMLGNBQVUsQ0FBQyxhQUFhLFNBQVM7QUFBQSxFQUNuQztBQUFBLEVBRUEsWUFBWSxLQUFhLFFBQWdCLFNBQWtCLFdBQWlDO0FBQzFGLFNBQUssTUFBTTtBQUNYLFNBQUssU0FBUyxFQUFFLFFBQVEsU0FBUyxXQUFXLE1BQU0sUUFBVyxPQUFPLE9BQVU7QUFBQSxFQUNoRjtBQUFBO0FBQUEsRUFHQSxJQUFJLFVBQW1CO0FBQ3JCLFdBQU8sS0FBSyxPQUFPLE9BQU87QUFBQSxFQUM1QjtBQUNGOzs7QUNyQ08sU0FBUyxTQUFTLFVBQTRCO0FBQ25ELFFBQU0sUUFBUSxRQUFRLFFBQVE7QUFDOUIsTUFBSSxNQUFNLFNBQVMsT0FBVyxRQUFPLE1BQU07QUFDM0MsUUFBTSxRQUFRLFlBQVk7QUFDMUIsU0FBTyxPQUFPLE1BQU0sT0FBTyxXQUFXO0FBQ3RDLE1BQUksSUFBSSxNQUFNLE1BQU0sR0FBRyxTQUFTLE1BQU0sR0FBSSxTQUFTLE1BQU0sYUFBYyxDQUFDO0FBQ3hFLE1BQUksSUFBSSxNQUFNLE1BQU0sR0FBRyxTQUFTLE1BQU0sR0FBSSxTQUFTLE1BQU0sYUFBYyxDQUFDO0FBQ3hFLFFBQU0sUUFBUSxNQUFNLFFBQVE7QUFDNUIsV0FBUyxLQUFLLEdBQUcsS0FBSyxNQUFNLFFBQVEsTUFBTSxHQUFHO0FBQzNDLFFBQUksTUFBTSxHQUFHLE1BQU0sRUFBRSxHQUFhLE1BQU0sS0FBSyxDQUFDLENBQVc7QUFDekQsUUFBSSxNQUFNLEdBQUcsTUFBTSxLQUFLLENBQUMsR0FBYSxNQUFNLEVBQUUsQ0FBVztBQUFBLEVBQzNEO0FBQ0EsYUFBVyxhQUFhLE1BQU0sV0FBVztBQUN2QyxRQUFJLE1BQU0sR0FBRyxVQUFVLEdBQUcsVUFBVSxLQUFLO0FBQ3pDLFFBQUksTUFBTSxHQUFHLFVBQVUsR0FBRyxVQUFVLEtBQUs7QUFBQSxFQUMzQztBQUNBLFFBQU0sT0FBTyxJQUFJLEdBQUcsQ0FBQztBQUNyQixTQUFPLE1BQU07QUFDZjtBQUdPLFNBQVMsWUFBWSxVQUFvQixPQUFzQztBQUNwRixRQUFNLEVBQUUsU0FBUyxVQUFVLElBQUksUUFBUSxRQUFRO0FBQy9DLFFBQU0sU0FBaUMsQ0FBQztBQUN4QyxhQUFXLENBQUMsT0FBT0MsS0FBSSxLQUFLLE1BQU0sT0FBTyxRQUFRLEdBQUc7QUFDbEQsV0FBT0EsS0FBSSxJQUFJLElBQUksUUFBUSxNQUFNLElBQUksS0FBSyxHQUFhLFFBQVEsTUFBTSxJQUFJLFFBQVEsQ0FBQyxDQUFXO0FBQUEsRUFDL0Y7QUFDQSxhQUFXLENBQUMsWUFBWUEsS0FBSSxLQUFLLE1BQU0sVUFBVSxRQUFRLEdBQUc7QUFDMUQsVUFBTSxFQUFFLEdBQUcsR0FBRyxNQUFNLElBQUksVUFBVSxVQUFVO0FBQzVDLFdBQU9BLEtBQUksSUFBSSxJQUFJLE1BQU0sT0FBTyxHQUFHLENBQUMsR0FBRyxNQUFNLE9BQU8sR0FBRyxDQUFDLENBQUM7QUFBQSxFQUMzRDtBQUNBLFNBQU87QUFDVDs7O0FDMUJBLElBQU0sU0FBUztBQUdmLElBQU0sUUFBUTtBQVVQLFNBQVMsV0FBV0MsU0FBd0I7QUFDakQsUUFBTUMsVUFBUyxPQUFPLE9BQU9ELFFBQU8sTUFBTSxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQUFFLE9BQU0sT0FBTyxJQUFJLE9BQU87QUFBQSxJQUN6RSxNQUFBQTtBQUFBLElBQ0E7QUFBQSxJQUNBLFFBQVEsT0FBTyxRQUFRLEtBQUssRUFBRSxJQUFJLENBQUMsQ0FBQyxPQUFPLEVBQUUsTUFBTSxHQUFHLENBQUMsT0FBTyxFQUFFLE9BQU8sTUFBTSxJQUFJLE1BQU0sS0FBSyxFQUFFO0FBQUEsRUFDaEcsRUFBRTtBQUNGLFFBQU0sWUFBWSxPQUFPLEtBQUtGLFFBQU8sU0FBUztBQUM5QyxTQUFPLFNBQVMsY0FBYyxFQUFFLFFBQUFDLFNBQVEsV0FBVyxRQUFRRCxRQUFPLE9BQWdCLENBQUMsQ0FBQztBQUN0RjtBQVFPLFNBQVMsZUFDZCxVQUNBLFNBQ0EsT0FDQSxTQUNBLFVBQ1k7QUFDWixRQUFNLEVBQUUsU0FBUyxVQUFVLElBQUksUUFBUSxRQUFRO0FBQy9DLFFBQU0sT0FBTyxjQUFjO0FBQUEsSUFDekIsUUFBUTtBQUFBLElBQ1IsTUFBTSxTQUFTO0FBQUEsSUFDZixTQUFTLFNBQVM7QUFBQSxJQUNsQixRQUFRLFdBQVcsU0FBUyxNQUFNO0FBQUEsSUFDbEMsS0FBSyxTQUFTO0FBQUEsSUFDZCxTQUFTLFNBQVM7QUFBQSxJQUNsQixNQUFNLFNBQVMsUUFBUTtBQUFBLElBQ3ZCLFdBQVcsTUFBTSxVQUFVLElBQUksQ0FBQyxHQUFHLFVBQVUsY0FBYyxVQUFVLEtBQUssQ0FBYyxDQUFDO0FBQUEsRUFDM0YsQ0FBQztBQUNELFFBQU1DLFVBQVMsUUFBUTtBQUFBLElBQUksQ0FBQyxXQUMxQixRQUFRLFFBQVEsUUFBUSxPQUFPLFNBQVMsT0FBTyxLQUFLLEdBQUcsU0FBUyxHQUFHO0FBQUEsRUFDckU7QUFDQSxRQUFNLE9BQU9BLFFBQU8sT0FBTyxDQUFDLEtBQUssVUFBVSxNQUFNLE1BQU0sU0FBUyxHQUFHLElBQUksS0FBSyxTQUFTLENBQUM7QUFDdEYsUUFBTSxRQUFRLElBQUksV0FBVyxJQUFJO0FBQ2pDLFFBQU0sT0FBTyxJQUFJLFNBQVMsTUFBTSxNQUFNO0FBQ3RDLE9BQUssVUFBVSxHQUFHLE9BQU8sSUFBSTtBQUM3QixPQUFLLFVBQVUsR0FBRyxLQUFLLFFBQVEsSUFBSTtBQUNuQyxXQUFTRSxNQUFLLEdBQUdBLE1BQUssS0FBSyxRQUFRQSxPQUFNLEVBQUcsTUFBSyxVQUFVLElBQUlBLE1BQUssR0FBRyxLQUFLLFdBQVdBLEdBQUUsR0FBRyxJQUFJO0FBQ2hHLE1BQUksS0FBSyxJQUFJLEtBQUssU0FBUztBQUMzQixhQUFXLFNBQVNGLFNBQVE7QUFDMUIsZUFBV0csU0FBUSxPQUFPO0FBQ3hCLFdBQUssV0FBVyxJQUFJQSxPQUFNLElBQUk7QUFDOUIsWUFBTTtBQUFBLElBQ1I7QUFBQSxFQUNGO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxjQUFjLFdBQStCO0FBQ3BELFFBQU0sU0FBUyxlQUFlLFNBQVM7QUFDdkMsU0FBTyxFQUFFLE9BQU8sT0FBTyxPQUFPLFFBQVEsT0FBTyxJQUFJLEVBQUUsSUFBSSxDQUFDLE9BQU8sQ0FBQyxJQUFJLE9BQU8sSUFBSSxFQUFFLENBQUMsQ0FBQyxFQUFFO0FBQ3ZGO0FBRUEsU0FBUyxRQUFRLFFBQWdCLE1BQVksS0FBdUI7QUFDbEUsUUFBTSxRQUFRLEtBQUssSUFBSSxHQUFHLE9BQU87QUFDakMsUUFBTSxRQUFRLENBQUMsS0FBSztBQUNwQixXQUFTLE1BQU0sR0FBRyxPQUFPLE9BQU8sT0FBTyxHQUFHO0FBQ3hDLFVBQU0sVUFBVSxLQUFLLElBQUksS0FBSyxPQUFPO0FBQ3JDLFVBQU0sS0FBSyxPQUFPO0FBQ2xCLFFBQUksWUFBWSxFQUFHO0FBQ25CLGFBQVMsU0FBUyxVQUFVLEdBQUcsU0FBUyxPQUFPLFFBQVEsVUFBVSxHQUFHO0FBQ2xFLFlBQU0sT0FBTyxPQUFPLE1BQU0sTUFBTTtBQUNoQyxVQUFJLFNBQVMsS0FBSyxZQUFZO0FBQzVCLGNBQU0sVUFBVSxNQUFNLEtBQUssSUFBSSxLQUFLLFNBQVMsQ0FBQztBQUM5QyxjQUFNLEtBQUssS0FBSyxJQUFJLEtBQUssTUFBTSxJQUFJLEtBQUssSUFBSSxLQUFLLFNBQVMsQ0FBQyxJQUFJLE9BQU87QUFBQSxNQUN4RSxXQUFXLFNBQVMsS0FBSyxTQUFTLFNBQVMsS0FBSyxZQUFZLFNBQVMsS0FBSyxXQUFXO0FBQ25GLGNBQU0sS0FBSyxLQUFLLElBQUksS0FBSyxNQUFNLENBQUM7QUFBQSxNQUNsQztBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0EsU0FBTztBQUNUO0FBT08sU0FBUyxlQUNkLFVBQ0EsU0FDQSxPQUNBLFNBQ0EsT0FDQSxZQUNVO0FBQ1YsUUFBTSxPQUFPLElBQUksU0FBUyxNQUFNLFFBQVEsTUFBTSxZQUFZLE1BQU0sVUFBVTtBQUMxRSxRQUFNLE1BQU0sVUFBVSxLQUFLLEtBQUssVUFBVSxHQUFHLElBQUksTUFBTSxPQUFPLDhCQUE4QjtBQUM1RixRQUFNLFNBQVMsS0FBSyxVQUFVLEdBQUcsSUFBSTtBQUNyQyxRQUFNLE1BQU0sVUFBVSxJQUFJLFNBQVMsR0FBRyw4QkFBOEI7QUFDcEUsUUFBTSxPQUFPLE9BQU8sVUFBVSxNQUFNLE1BQU07QUFDMUMsUUFBTSxTQUFTLEVBQUUsU0FBUyxLQUFLLFNBQVMsYUFBYSxTQUFTLGNBQWMsS0FBSyxPQUFPLENBQUMsRUFBRTtBQUMzRixRQUFNLFFBQVEsSUFBSTtBQUFBLElBQ2hCLEtBQUs7QUFBQSxJQUNMO0FBQUEsSUFDQSxRQUFRLE9BQU87QUFBQSxJQUNmLE1BQU0sVUFBVSxJQUFJLE1BQU0sWUFBWTtBQUFBLEVBQ3hDO0FBQ0EsTUFBSSxLQUFLLElBQUksU0FBUztBQUN0QixRQUFNLE9BQU8sTUFBYztBQUN6QixVQUFNLEtBQUssS0FBSyxNQUFNLFFBQVEsd0JBQXdCLE1BQU0sTUFBTSxFQUFFO0FBQ3BFLFVBQU07QUFDTixXQUFPLEtBQUssV0FBVyxLQUFLLEdBQUcsSUFBSTtBQUFBLEVBQ3JDO0FBQ0EsUUFBTSxXQUFXLFdBQVcsT0FBTyxDQUFDLEVBQUUsT0FBTyxVQUFVLEdBQUcsVUFBVTtBQUNsRSxlQUFXLENBQUMsT0FBTyxVQUFVLEtBQUssS0FBSyxVQUFVLFFBQVEsR0FBRztBQUMxRCxZQUFNLFNBQVMsSUFBSSxJQUFJLFdBQVcsTUFBTTtBQUN4QyxlQUFTLEtBQUssR0FBRyxNQUFNLFdBQVcsT0FBTyxNQUFNLEdBQUc7QUFDaEQsa0JBQVUsS0FBSyxHQUFHLE9BQU8sT0FBTyxJQUFJLEVBQUUsS0FBSyxJQUFJO0FBQy9DLFlBQUksQ0FBQyxPQUFPLElBQUksRUFBRSxFQUFHLFdBQVUsS0FBSyxHQUFHLE9BQU8sRUFBRTtBQUFBLE1BQ2xEO0FBQUEsSUFDRjtBQUNBLGVBQVcsVUFBVSxRQUFTLFdBQVUsUUFBUSxPQUFPLE1BQU0sS0FBSyxHQUFHO0FBQ3JFLGVBQVcsVUFBVSxTQUFTO0FBQzVCO0FBQUEsUUFDRTtBQUFBLFFBQ0E7QUFBQSxRQUNDLE1BQWdDLE1BQU0sT0FBTyxPQUFPLEtBQUssQ0FBVztBQUFBLE1BQ3ZFO0FBQUEsSUFDRjtBQUNBLFdBQU87QUFBQSxFQUNULENBQUM7QUFDRCxRQUFNLE9BQU8sTUFBTSxRQUFRLEdBQUcsTUFBTSxTQUFTLEVBQUUsc0JBQXNCO0FBQ3JFLFFBQU0sU0FBUyxRQUFRLE1BQU0sS0FBSyxNQUFNLHFCQUFxQixLQUFLLElBQUkscUJBQXFCO0FBQzNGLFNBQU87QUFDVDtBQVlBLFNBQVMsT0FBTyxVQUFvQixNQUFnQixRQUFzQjtBQUN4RSxNQUFJQyxRQUFPO0FBQ1gsV0FBUyxLQUFLLEdBQUcsS0FBSyxRQUFRLE1BQU0sR0FBRztBQUNyQyxJQUFBQSxTQUFRLE9BQU8sYUFBYSxLQUFLLFVBQVUsSUFBSSxLQUFLLEdBQUcsSUFBSSxDQUFDO0FBQUEsRUFDOUQ7QUFDQSxNQUFJO0FBQ0osTUFBSTtBQUNGLFdBQU8sS0FBSyxNQUFNQSxLQUFJO0FBQUEsRUFDeEIsUUFBUTtBQUNOLFVBQU0sT0FBTyx1QkFBdUI7QUFBQSxFQUN0QztBQUNBLFFBQU0sUUFBUSxJQUFJLEdBQUcseUJBQXlCO0FBQzlDLFFBQU0sRUFBRSxRQUFRLE1BQUFILE9BQU0sU0FBUyxRQUFBRixRQUFPLElBQUk7QUFDMUMsUUFBTSxXQUFXLFFBQVEsbUJBQW1CLE9BQU8sTUFBTSxDQUFDLFNBQVMsTUFBTSxFQUFFO0FBQzNFO0FBQUEsSUFDRUUsVUFBUyxTQUFTLFFBQVEsWUFBWSxTQUFTO0FBQUEsSUFDL0MsR0FBRyxPQUFPQSxLQUFJLENBQUMsSUFBSSxPQUFPLE9BQU8sQ0FBQyxvQkFBb0IsU0FBUyxJQUFJLElBQUksU0FBUyxPQUFPO0FBQUEsRUFDekY7QUFDQSxRQUFNRixZQUFXLFdBQVcsU0FBUyxNQUFNLEdBQUcsMkNBQTJDO0FBQ3pGO0FBQUEsSUFDRSxNQUFNLEtBQUssS0FBSyxDQUFDLEtBQ2YsUUFBUSxLQUFLLFNBQVMsQ0FBQyxLQUN2QixPQUFPLEtBQUssTUFBTSxNQUFNLFlBQ3hCLE1BQU0sUUFBUSxLQUFLLFdBQVcsQ0FBQztBQUFBLElBQ2pDO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDtBQUVBLFNBQVMsVUFBVSxRQUFnQixPQUFjLE1BQW9CLEtBQW1CO0FBQ3RGLFFBQU0sT0FBTyxNQUFNLEtBQUssT0FBTyxLQUFLO0FBQ3BDLFFBQU0sUUFBUSxLQUFLO0FBQ25CLFFBQU0sTUFBTSxLQUFLLEtBQUssU0FBUyxHQUFHLEdBQUcsT0FBTyxXQUFXLElBQUksUUFBUSxLQUFLLE9BQU87QUFDL0UsTUFBSSxVQUFVLEVBQUcsTUFBSyxJQUFJLEdBQUcsU0FBUyxLQUFLO0FBQzNDLFdBQVMsTUFBTSxHQUFHLE9BQU8sT0FBTyxPQUFPLEdBQUc7QUFDeEMsVUFBTSxVQUFVLEtBQUs7QUFDckIsU0FBSyxRQUFRLEdBQUc7QUFDaEIsUUFBSSxZQUFZLEVBQUc7QUFDbkIsU0FBSyxJQUFJLEtBQUssU0FBUyxPQUFPO0FBQzlCLGFBQVMsU0FBUyxVQUFVLEdBQUcsU0FBUyxPQUFPLFFBQVEsVUFBVSxHQUFHO0FBQ2xFLFlBQU0sT0FBTyxPQUFPLE1BQU0sTUFBTTtBQUNoQyxVQUFJLFNBQVMsS0FBSyxXQUFZLE1BQUssU0FBUyxLQUFLLFFBQVEsS0FBSyxHQUFHLEtBQUssR0FBRyxHQUFHO0FBQUEsZUFDbkUsU0FBUyxLQUFLLFNBQVMsU0FBUyxLQUFLLFNBQVUsTUFBSyxJQUFJLEtBQUssUUFBUSxLQUFLLENBQUM7QUFBQSxJQUN0RjtBQUFBLEVBQ0Y7QUFDRjtBQUdBLFNBQVMsVUFBVSxRQUFnQixPQUFjLE9BQW9CO0FBQ25FLFFBQU0sRUFBRSxXQUFXLElBQUk7QUFDdkIsUUFBTSxPQUFPLE1BQU0sS0FBSyxPQUFPLEtBQUs7QUFDcEMsUUFBTSxNQUFNLE1BQU0sSUFBSTtBQUN0QixhQUFXLE1BQU0sS0FBSztBQUNwQixRQUFJLFdBQVcsUUFBUSxFQUFHLE9BQU0sS0FBSyxPQUFPLEtBQUssR0FBRyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksV0FBVyxHQUFHLENBQUM7QUFDeEYsZUFBVyxDQUFDRSxPQUFNLEVBQUUsS0FBSyxDQUFDLEtBQUssT0FBTyxRQUFRLFdBQVcsS0FBSyxHQUFHO0FBQy9ELFlBQU0sU0FBUyxXQUFXLE9BQU9BLEtBQUk7QUFDckMsWUFBTSxRQUFRLEtBQUssSUFBSSxJQUFJLE1BQU07QUFDakMsVUFBSSxVQUFVLEVBQUc7QUFDakIsVUFBSSxTQUFTLFFBQVMsT0FBTSxPQUFPLEtBQUssT0FBTyxNQUFNLE1BQU0sR0FBYSxFQUFFO0FBQzFFLFVBQUksU0FBUyxRQUFRO0FBQ25CLGFBQUssSUFBSSxJQUFJLFFBQVEsQ0FBQztBQUN0QixjQUFNLEtBQUssSUFBSSxRQUFpQixLQUFLO0FBQUEsTUFDdkM7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxNQUFNLE9BQWdCLEtBQTRCO0FBQ3pELE1BQUksQ0FBQyxNQUFPLE9BQU0sSUFBSSxNQUFNLGtDQUFrQyxHQUFHLEVBQUU7QUFDckU7OztBQzVPQSxJQUFNLFNBQVM7QUFTUixJQUFNLFlBQU4sTUFBMkM7QUFBQSxFQUN2QztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBRVQsWUFBWSxXQUEyQixPQUEwQixPQUFxQjtBQUNwRixTQUFLLGFBQWE7QUFDbEIsU0FBSyxTQUFTO0FBQ2QsU0FBSyxTQUFTO0FBQ2QsU0FBSyxTQUFTLE1BQU0sU0FBUztBQUFBLEVBQy9CO0FBQUE7QUFBQSxFQUdBLEdBQUcsT0FBc0I7QUFDdkIsVUFBTSxLQUFLLFFBQVE7QUFDbkIsVUFBTUksUUFBTyxLQUFLLE9BQU8sS0FBSyxPQUFPLEtBQUssQ0FBQyxDQUFXO0FBQ3RELFVBQU0sUUFBeUMsRUFBRSxNQUFNLEtBQUssT0FBTyxFQUFFLEdBQWEsTUFBQUEsTUFBSztBQUN2RixlQUFXLENBQUMsT0FBTyxNQUFNLEtBQU0sS0FBSyxXQUFXQSxLQUFJLEVBQXdCLFFBQVEsR0FBRztBQUNwRixZQUFNLE1BQU0sSUFBSSxLQUFLLE9BQU8sS0FBSyxJQUFJLEtBQUs7QUFBQSxJQUM1QztBQUNBLFdBQU87QUFBQSxFQUNUO0FBQUE7QUFBQSxFQUdBLE9BQU8sT0FBdUI7QUFDNUIsV0FBTyxLQUFLLE9BQU8sS0FBSyxPQUFPLFFBQVEsU0FBUyxDQUFDLENBQVc7QUFBQSxFQUM5RDtBQUFBO0FBQUEsRUFHQSxTQUFTLE9BQWUsT0FBdUI7QUFDN0MsV0FBTyxLQUFLLE9BQU8sUUFBUSxTQUFTLElBQUksS0FBSztBQUFBLEVBQy9DO0FBQUE7QUFBQSxFQUdBLEVBQUUsT0FBTyxRQUFRLElBQXFCO0FBQ3BDLGFBQVMsUUFBUSxHQUFHLFFBQVEsS0FBSyxRQUFRLFNBQVMsRUFBRyxPQUFNLEtBQUssR0FBRyxLQUFLO0FBQUEsRUFDMUU7QUFDRjtBQUdPLElBQU0sY0FBTixNQUFrQjtBQUFBLEVBQ2Q7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNULFNBQVMsSUFBSSxhQUFhLFNBQVMsRUFBRTtBQUFBLEVBQ3JDLFFBQVE7QUFBQSxFQUVSLFlBQVksV0FBMkI7QUFDckMsU0FBSyxhQUFhO0FBQ2xCLFNBQUssU0FBUyxPQUFPLEtBQUssU0FBUztBQUNuQyxTQUFLLFNBQVMsSUFBSSxJQUFJLEtBQUssT0FBTyxJQUFJLENBQUNBLE9BQU0sU0FBUyxDQUFDQSxPQUFNLElBQUksQ0FBQyxDQUFDO0FBQ25FLFNBQUssUUFBUSxJQUFJLFVBQVUsV0FBVyxLQUFLLFFBQVEsSUFBSSxhQUFhLENBQUMsQ0FBQztBQUFBLEVBQ3hFO0FBQUEsRUFFQSxJQUFJLFNBQWlCO0FBQ25CLFdBQU8sS0FBSyxRQUFRO0FBQUEsRUFDdEI7QUFBQTtBQUFBLEVBR0EsUUFBYztBQUNaLFNBQUssUUFBUTtBQUFBLEVBQ2Y7QUFBQSxFQUVBLElBQ0UsTUFDQUEsT0FDQSxHQUNBLEdBQ0EsR0FDQSxHQUNBLEdBQ0EsR0FDTTtBQUNOLFVBQU0sS0FBSyxLQUFLO0FBQ2hCLFFBQUksT0FBTyxLQUFLLE9BQU8sUUFBUTtBQUM3QixZQUFNQyxTQUFRLElBQUksYUFBYSxLQUFLLENBQUM7QUFDckMsTUFBQUEsT0FBTSxJQUFJLEtBQUssTUFBTTtBQUNyQixXQUFLLFNBQVNBO0FBQUEsSUFDaEI7QUFDQSxVQUFNLFFBQVEsS0FBSztBQUNuQixVQUFNLEVBQUUsSUFBSTtBQUNaLFVBQU0sS0FBSyxDQUFDLElBQUksS0FBSyxPQUFPLElBQUlELEtBQUk7QUFDcEMsVUFBTSxLQUFLLENBQUMsSUFBSTtBQUNoQixVQUFNLEtBQUssQ0FBQyxJQUFJO0FBQ2hCLFVBQU0sS0FBSyxDQUFDLElBQUk7QUFDaEIsVUFBTSxLQUFLLENBQUMsSUFBSTtBQUNoQixVQUFNLEtBQUssQ0FBQyxJQUFJO0FBQ2hCLFVBQU0sS0FBSyxDQUFDLElBQUk7QUFDaEIsU0FBSyxRQUFRLEtBQUs7QUFBQSxFQUNwQjtBQUFBO0FBQUEsRUFHQSxHQUFHLE9BQXNCO0FBQ3ZCLFdBQU8sS0FBSyxNQUFNLFFBQVEsU0FBUyxRQUFRLEtBQUssTUFBTSxFQUFFLEdBQUcsQ0FBQztBQUFBLEVBQzlEO0FBQUE7QUFBQSxFQUdBLE1BQWlCO0FBQ2YsV0FBTyxLQUFLLFVBQVUsSUFBSSxLQUFLLFFBQVEsS0FBSyxNQUFNLEdBQUcsS0FBSyxLQUFLO0FBQUEsRUFDakU7QUFBQSxFQUVBLE1BQU0sTUFBYyxJQUF1QjtBQUN6QyxXQUFPLElBQUksVUFBVSxLQUFLLFlBQVksS0FBSyxRQUFRLEtBQUssT0FBTyxNQUFNLE1BQU0sRUFBRSxDQUFDO0FBQUEsRUFDaEY7QUFDRjs7O0FDNUdPLFNBQVMsYUFBYSxPQUFlLE1BQWMsT0FBdUI7QUFDL0UsVUFBUyxRQUFRLEtBQUssS0FBSyxPQUFPLEdBQUcsUUFBUSxDQUFDLElBQUs7QUFDckQ7QUFHTyxTQUFTLGNBQWMsT0FBZSxNQUFjLE9BQXVCO0FBQ2hGLFFBQU0sVUFBVSxPQUFPO0FBQ3ZCLFFBQU0sWUFBWSxRQUFRO0FBQzFCLE1BQUksSUFBSSxPQUFPLEtBQUssV0FBVyxJQUFJLFNBQVMsS0FBSyxRQUFTLFFBQU8sS0FBSyxTQUFTO0FBQy9FLFNBQU8sU0FBUyxPQUFPLE1BQU0sS0FBSztBQUNwQztBQUdBLFNBQVMsU0FBUyxPQUFlLE1BQWMsT0FBdUI7QUFDcEUsUUFBTSxLQUFLLE9BQU87QUFDbEIsUUFBTSxNQUFNLE9BQU8sT0FBTztBQUMxQixRQUFNLEtBQUssUUFBUTtBQUNuQixRQUFNLE1BQU0sUUFBUSxPQUFPO0FBQzNCLFFBQU0sU0FBUyxLQUFLLEtBQUssS0FBSztBQUM5QixRQUFNLFNBQVMsS0FBSyxLQUFNLFNBQVMsUUFBUztBQUM1QyxRQUFNLFFBQVEsTUFBTSxTQUFTLEtBQUssSUFBSSxNQUFNLFNBQVMsVUFBVTtBQUMvRCxRQUFNLFVBQVUsS0FBSyxLQUFLLFFBQVEsS0FBSyxLQUFLLElBQUksR0FBRyxRQUFRLENBQUM7QUFDNUQsUUFBTSxVQUFVLFFBQVEsT0FBTyxJQUFJLFNBQVMsYUFBYSxJQUFJO0FBQzdELFNBQVEsS0FBSyxLQUFLLEtBQUssVUFBVSxLQUFLLFNBQVU7QUFDbEQ7OztBQ3ZCQSxJQUFNLE1BQU0sSUFBSSxXQUFXLElBQUksYUFBYSxDQUFDLENBQUMsQ0FBQyxFQUFFLE1BQU0sRUFBRSxDQUFDLE1BQU0sSUFBSSxJQUFJO0FBQ3hFLElBQU0sT0FBTyxJQUFJO0FBR1YsU0FBUyxRQUFRLElBQVksTUFBc0I7QUFDeEQsU0FBUSxLQUFLLElBQUksVUFBVSxJQUFJLE9BQVE7QUFDekM7QUFHQSxTQUFTLFdBQVcsS0FBYUUsT0FBYyxRQUF3QjtBQUNyRSxRQUFNLFFBQVEsTUFBTUE7QUFDcEIsU0FBTyxLQUFLLFFBQVMsVUFBVSxJQUFLLE1BQU07QUFDNUM7QUFHQSxTQUFTQyxPQUFNLEdBQVcsR0FBbUI7QUFDM0MsUUFBTSxTQUFTLElBQUssTUFBTTtBQUMxQixRQUFNLFFBQVEsS0FBSyxTQUFVLFdBQVcsSUFBSyxTQUFVO0FBQ3ZELFNBQU8sUUFBUyxVQUFVO0FBQzVCO0FBR0EsU0FBU0MsT0FBTSxHQUFXLEdBQW1CO0FBQzNDLFFBQU0sU0FBUyxJQUFLLE1BQU07QUFDMUIsUUFBTSxRQUFRLEtBQUssU0FBVSxXQUFXLElBQUssU0FBVTtBQUN2RCxTQUFPLFFBQVMsVUFBVTtBQUM1QjtBQUdPLFNBQVMsVUFDZCxPQUNBLEtBQ0EsVUFDQSxXQUNBLEtBQ0FDLE9BQ007QUFDTixRQUFNLElBQUksV0FBVyxLQUFLQSxPQUFNLFVBQVU7QUFDMUMsUUFBTSxJQUFJLFdBQVcsS0FBSyxLQUFLLFVBQVU7QUFDekMsUUFBTSxTQUFTLFdBQVcsS0FBSyxXQUFXLFVBQVU7QUFDcEQsUUFBTSxTQUFTLFdBQVcsS0FBSyxVQUFVLFVBQVU7QUFDbkQsUUFBTSxDQUFDLElBQUssTUFBTSxDQUFDLElBQWVGLE9BQU0sR0FBRyxDQUFDLElBQUlBLE9BQU0sUUFBUSxNQUFNO0FBQ3BFLFFBQU0sQ0FBQyxJQUFLLE1BQU0sQ0FBQyxJQUFlQyxPQUFNLEdBQUcsQ0FBQyxJQUFJQSxPQUFNLFFBQVEsTUFBTTtBQUN0RTtBQUdPLFNBQVMsU0FDZCxPQUNBLEtBQ0EsT0FDQSxPQUNBLE9BQ007QUFDTixRQUFNLE1BQU0sSUFBSSxRQUFRO0FBQ3hCLFFBQU1DLFFBQU8sSUFBSSxRQUFRO0FBQ3pCO0FBQUEsSUFDRTtBQUFBLElBQ0E7QUFBQSxJQUNBLE1BQU0sR0FBRztBQUFBLElBQ1QsTUFBTUEsS0FBSTtBQUFBLElBQ1YsTUFBTSxHQUFHO0FBQUEsSUFDVCxNQUFNQSxLQUFJO0FBQUEsRUFDWjtBQUNGO0FBTU8sU0FBUyxVQUNkLE9BQ0EsS0FDQSxPQUNBLE9BQ0EsT0FDTTtBQUNOLFFBQU0sUUFBUSxNQUFNLEtBQUs7QUFDekIsUUFBTSxPQUFPLE1BQU0sUUFBUSxDQUFDO0FBQzVCLFFBQU0sUUFBUSxNQUFNLFFBQVEsQ0FBQztBQUM3QixRQUFNLGFBQWEsTUFBTSxLQUFLO0FBQzlCLFFBQU0sWUFBWSxNQUFNLFFBQVEsQ0FBQztBQUNqQyxRQUFNLGFBQWEsTUFBTSxRQUFRLENBQUM7QUFDbEM7QUFBQSxJQUNFO0FBQUEsSUFDQTtBQUFBLElBQ0EsYUFBYSxZQUFZLFdBQVcsVUFBVTtBQUFBLElBQzlDLGNBQWMsWUFBWSxXQUFXLFVBQVU7QUFBQSxJQUMvQyxhQUFhLE9BQU8sTUFBTSxLQUFLO0FBQUEsSUFDL0IsY0FBYyxPQUFPLE1BQU0sS0FBSztBQUFBLEVBQ2xDO0FBQ0EsTUFBSSxTQUFTLFdBQVc7QUFFdEI7QUFBQSxNQUNFO0FBQUEsTUFDQSxDQUFDO0FBQUEsTUFDRCxZQUFZO0FBQUEsTUFDWCxZQUFZLGFBQWM7QUFBQSxNQUMzQixPQUFPO0FBQUEsTUFDTixPQUFPLGFBQWM7QUFBQSxJQUN4QjtBQUFBLEVBQ0Y7QUFDRjs7O0FDN0dPLElBQU0sUUFBUSxLQUFLO0FBTW5CLFNBQVMsU0FBUyxNQUFzQjtBQUM3QyxTQUFPLE9BQU8sSUFBSSxDQUFDLE9BQU8sT0FBTyxDQUFDO0FBQ3BDO0FBT08sU0FBUyxlQUFlLE9BQW1CLE9BQXFCLE1BQXNCO0FBQzNGLE1BQUksUUFBUTtBQUNaLFNBQU8sUUFBUSxPQUFPLEVBQUcsVUFBUztBQUNsQyxRQUFNLE9BQU8sSUFBSSxXQUFXLEtBQUs7QUFDakMsTUFBSSxPQUFPO0FBQ1gsV0FBUyxRQUFRLEdBQUcsUUFBUSxNQUFNLFNBQVMsR0FBRztBQUM1QyxVQUFNLFNBQVMsU0FBUyxNQUFNLEtBQUssQ0FBVztBQUM5QyxVQUFNLFFBQVEsS0FBSyxRQUFRLFVBQVU7QUFDckMsUUFBSSxRQUFRLFFBQVMsVUFBVSxNQUFRLFFBQVE7QUFDL0MsV0FBTyxLQUFLLElBQUksTUFBTSxLQUFLLEtBQUssSUFBSSxNQUFNLFNBQVMsRUFBRyxRQUFRLE9BQU8sSUFBTSxRQUFRO0FBQ25GLFFBQUksS0FBSyxJQUFJLE1BQU0sRUFBRztBQUN0QixTQUFLLElBQUksSUFBSSxTQUFTO0FBQ3RCLFVBQU0sSUFBSSxJQUFJLE1BQU0sS0FBSztBQUN6QixVQUFNLElBQUksSUFBSSxNQUFNLEtBQUs7QUFDekIsWUFBUTtBQUFBLEVBQ1Y7QUFDQSxTQUFPO0FBQ1Q7OztBQzFCQSxJQUFNQyxnQkFBZSxLQUFLO0FBUW5CLElBQU0sY0FBTixNQUFNLGFBQTRCO0FBQUEsRUFDdkM7QUFBQSxFQUNTO0FBQUEsRUFDQTtBQUFBO0FBQUEsRUFFQSxRQUFRLElBQUksV0FBVyxDQUFDO0FBQUEsRUFDakMsU0FBUyxJQUFJLFdBQVcsRUFBRTtBQUFBLEVBQzFCLFNBQVMsSUFBSSxhQUFhLEVBQUU7QUFBQSxFQUM1QixTQUFTLElBQUksYUFBYSxFQUFFO0FBQUE7QUFBQSxFQUU1QixhQUFhLElBQUksV0FBVyxLQUFLLE9BQU8sTUFBTTtBQUFBLEVBQzlDLGFBQWEsSUFBSSxXQUFXLEtBQUssT0FBTyxNQUFNO0FBQUEsRUFDOUMsUUFBUTtBQUFBO0FBQUEsRUFFUixVQUFVO0FBQUEsRUFDVixTQUFTQTtBQUFBLEVBRVQsWUFBWSxRQUFnQixRQUFzQixJQUFJLGFBQWEsT0FBTyxTQUFTLEVBQUUsR0FBRztBQUN0RixTQUFLLFNBQVM7QUFDZCxTQUFLLFNBQVMsT0FBTztBQUNyQixTQUFLLFFBQVE7QUFBQSxFQUNmO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBd0I7QUFDdkMsV0FBTyxLQUFLLE1BQU0sTUFBTSxLQUFLLFNBQVMsTUFBTTtBQUFBLEVBQzlDO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBZ0IsT0FBcUI7QUFDcEQsVUFBTSxLQUFLLE1BQU0sS0FBSyxTQUFTO0FBQy9CLFFBQUksS0FBSyxNQUFNLEVBQUUsTUFBTSxNQUFPO0FBQzlCLFFBQUksTUFBTSxLQUFLLE1BQU0sU0FBUyxRQUFRLFdBQVcsUUFBUSxDQUFDLFFBQVMsTUFBSyxNQUFNLElBQUksS0FBSztBQUN2RixTQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUs7QUFBQSxFQUMxQjtBQUFBLEVBRUEsWUFBWSxLQUFhLFFBQWdCLE9BQXFCO0FBQzVELFVBQU0sS0FBSyxNQUFNLEtBQUssU0FBUztBQUMvQixRQUFJLEtBQUssTUFBTSxFQUFFLE1BQU0sTUFBTyxNQUFLLE1BQU0sQ0FBQyxJQUFJLElBQUksS0FBSztBQUFBLEVBQ3pEO0FBQUEsRUFFQSxTQUFTLEtBQWEsUUFBZ0IsT0FBZSxNQUFjLE9BQXFCO0FBQ3RGLFVBQU0sS0FBSyxNQUFNLEtBQUssU0FBUztBQUMvQixRQUFJLE1BQU0sS0FBSyxNQUFNLFNBQVMsUUFBUSxXQUFXLFFBQVEsQ0FBQyxRQUFTLE1BQUssTUFBTSxJQUFJLEtBQUs7QUFDdkYsUUFBSSxNQUFNLElBQUksTUFBTSxRQUFRLE9BQU8sV0FBVyxPQUFPLENBQUMsUUFBUyxNQUFLLE1BQU0sSUFBSSxJQUFJO0FBRWxGLFFBQUksS0FBSyxRQUFRLElBQUksS0FBSyxPQUFPLE9BQVEsTUFBSyxNQUFNO0FBQ3BELFNBQUssTUFBTSxLQUFLLE9BQU8sSUFBSSxLQUFLO0FBQ2hDLFNBQUssTUFBTSxFQUFFLEtBQUssSUFBSSxLQUFLLEdBQUcsSUFBSTtBQUNsQyxTQUFLLE1BQU0sRUFBRSxLQUFLLElBQUksS0FBSyxHQUFHLEtBQUs7QUFBQSxFQUNyQztBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQXdCO0FBQ3hDLFdBQU8sS0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLE1BQU07QUFBQSxFQUM5QztBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQWdCLE9BQXFCO0FBQ3JELFNBQUssTUFBTSxNQUFNLEtBQUssU0FBUyxNQUFNLElBQUk7QUFBQSxFQUMzQztBQUFBLEVBRUEsUUFBUSxLQUFtQjtBQUN6QixTQUFLLGFBQWEsTUFBTSxLQUFLLEtBQUssU0FBUyxDQUFDO0FBQUEsRUFDOUM7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLEVBTUEsWUFBWSxJQUFrQjtBQUM1QixRQUFJLEtBQUssS0FBSyxNQUFNLE9BQVE7QUFDNUIsVUFBTSxRQUFRLElBQUksYUFBYSxJQUFJLEtBQUssR0FBRyxLQUFLLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFDakUsVUFBTSxJQUFJLEtBQUssS0FBSztBQUNwQixTQUFLLFFBQVE7QUFBQSxFQUNmO0FBQUE7QUFBQSxFQUdBLE9BQW9CO0FBQ2xCLFVBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxPQUFPLElBQUksS0FBSyxLQUFLO0FBQy9DLFdBQU8sSUFBSSxhQUFZLEtBQUssUUFBUSxLQUFLLE1BQU0sTUFBTSxHQUFHLElBQUksQ0FBQztBQUFBLEVBQy9EO0FBQUE7QUFBQSxFQUdBLFNBQWlCO0FBQ2YsUUFBSSxLQUFLLFNBQVNBLGNBQWMsTUFBSyxTQUFTO0FBQzlDLFdBQU8sS0FBSztBQUFBLEVBQ2Q7QUFBQTtBQUFBLEVBR0EsT0FBTyxTQUFxQixRQUFzQixNQUFvQjtBQUNwRSxVQUFNLE9BQU8sS0FBSztBQUNsQixRQUFJLFNBQVMsRUFBRztBQUNoQixTQUFLLE1BQU07QUFDWCxhQUFTLFFBQVEsR0FBRyxRQUFRLE1BQU0sU0FBUyxHQUFHO0FBQzVDLGNBQVEsT0FBTyxLQUFLLElBQUksU0FBUyxLQUFLLE9BQU8sS0FBSyxDQUFXO0FBQUEsSUFDL0Q7QUFDQSxXQUFPLElBQUksS0FBSyxPQUFPLFNBQVMsR0FBRyxJQUFJLEdBQUcsSUFBSTtBQUM5QyxTQUFLLE9BQU87QUFBQSxFQUNkO0FBQUE7QUFBQSxFQUdBLFNBQVMsVUFBMEQ7QUFDakUsVUFBTSxFQUFFLE9BQU8sT0FBTyxJQUFJO0FBQzFCLFVBQU0sRUFBRSxNQUFNLElBQUksS0FBSztBQUN2QixhQUFTLFFBQVEsS0FBSyxRQUFRLEdBQUcsU0FBUyxHQUFHLFNBQVMsR0FBRztBQUN2RCxZQUFNLEtBQUssU0FBUyxLQUFLLE9BQU8sS0FBSyxDQUFXO0FBQ2hELFlBQU0sRUFBRSxJQUFJLEtBQUssT0FBTyxLQUFLO0FBQzdCLFlBQU0sU0FBUyxLQUFLO0FBQ3BCLFVBQUksTUFBTSxNQUFNLE1BQU0sS0FBSyxTQUFVLFdBQVUsS0FBSyxVQUFVLFFBQVEsTUFBTTtBQUFBLElBQzlFO0FBQ0EsU0FBSyxPQUFPO0FBQUEsRUFDZDtBQUFBLEVBRUEsU0FBZTtBQUNiLFNBQUssUUFBUTtBQUNiLFNBQUssVUFBVTtBQUNmLFNBQUssU0FBU0E7QUFBQSxFQUNoQjtBQUFBLEVBRUEsTUFBTSxNQUFjLElBQVksT0FBcUI7QUFDbkQsUUFBSSxLQUFLLFVBQVUsS0FBSyxPQUFPLE9BQVEsTUFBSyxNQUFNO0FBQ2xELFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFNBQUssT0FBTyxJQUFJLElBQUk7QUFDcEIsU0FBSyxPQUFPLElBQUksSUFBSSxLQUFLLE1BQU0sRUFBRTtBQUVqQyxTQUFLLE9BQU8sSUFBSSxJQUFJLEtBQUssTUFBTSxFQUFFLElBQUksUUFBUTtBQUM3QyxTQUFLLFFBQVEsT0FBTztBQUFBLEVBQ3RCO0FBQUEsRUFFQSxRQUFjO0FBQ1osUUFBSSxLQUFLLFNBQVMsS0FBSyxPQUFRLE1BQUssU0FBUztBQUM3QyxRQUFJLEtBQUssUUFBUSxJQUFJLEtBQUssT0FBTyxPQUFRO0FBQ3pDLFVBQU0sT0FBTyxLQUFLLE9BQU8sU0FBUztBQUNsQyxVQUFNLFFBQVEsSUFBSSxXQUFXLElBQUk7QUFDakMsVUFBTSxJQUFJLEtBQUssTUFBTTtBQUNyQixVQUFNLFFBQVEsSUFBSSxhQUFhLElBQUk7QUFDbkMsVUFBTSxJQUFJLEtBQUssTUFBTTtBQUNyQixVQUFNLFFBQVEsSUFBSSxhQUFhLElBQUk7QUFDbkMsVUFBTSxJQUFJLEtBQUssTUFBTTtBQUNyQixTQUFLLFNBQVM7QUFDZCxTQUFLLFNBQVM7QUFDZCxTQUFLLFNBQVM7QUFDZCxTQUFLLGFBQWEsSUFBSSxXQUFXLE1BQU0sTUFBTTtBQUM3QyxTQUFLLGFBQWEsSUFBSSxXQUFXLE1BQU0sTUFBTTtBQUFBLEVBQy9DO0FBQUE7QUFBQSxFQUdBLFdBQWlCO0FBQ2YsU0FBSyxNQUFNO0FBQ1gsU0FBSyxRQUFRLGVBQWUsS0FBSyxRQUFRLEtBQUssUUFBUSxLQUFLLEtBQUs7QUFDaEUsU0FBSyxVQUFVLEtBQUs7QUFDcEIsU0FBSyxTQUFTLElBQUlBLGVBQWMsS0FBSyxRQUFRLENBQUMsSUFBSTtBQUFBLEVBQ3BEO0FBQUE7QUFBQSxFQUdBLFFBQWM7QUFDWixVQUFNLEVBQUUsTUFBTSxJQUFJO0FBQ2xCLFVBQU0sRUFBRSxLQUFLLElBQUksS0FBSztBQUN0QixVQUFNLFFBQVEsS0FBSztBQUNuQixVQUFNLFFBQVEsS0FBSztBQUNuQixVQUFNLFFBQVEsS0FBSztBQUNuQixhQUFTLFFBQVEsS0FBSyxTQUFTLFFBQVEsS0FBSyxPQUFPLFNBQVMsR0FBRztBQUM3RCxZQUFNLE9BQU8sTUFBTSxLQUFLO0FBQ3hCLFVBQUksT0FBTyxFQUFHO0FBQ2QsVUFBSSxPQUFPLE1BQU8sVUFBUyxPQUFPLFFBQVEsTUFBTSxJQUFJLEdBQUcsT0FBTyxPQUFPLEtBQUs7QUFBQSxXQUNyRTtBQUNILGtCQUFVLE9BQU8sUUFBUSxPQUFPLENBQUMsT0FBTyxJQUFJLEdBQUcsS0FBSyxRQUFRLEtBQUssUUFBUSxLQUFLO0FBQzlFLGlCQUFTO0FBQUEsTUFDWDtBQUFBLElBQ0Y7QUFDQSxTQUFLLFVBQVUsS0FBSztBQUFBLEVBQ3RCO0FBQUEsRUFFQSxNQUFNLElBQVksT0FBc0I7QUFDdEMsVUFBTSxFQUFFLE1BQUFDLE9BQU0sT0FBTyxJQUFJLEtBQUssT0FBTztBQUNyQyxVQUFNLFNBQVMsS0FBSyxLQUFLO0FBQ3pCLFVBQU0sUUFBUSxPQUFPLEtBQUssTUFBTSxFQUFFLE9BQU8sQ0FBQyxRQUFTLE9BQU8sR0FBRyxLQUFnQixNQUFNO0FBQ25GLFVBQU0sT0FBTyxLQUFLLFVBQVUsS0FBSztBQUNqQyxjQUFVLE9BQU8sR0FBR0EsS0FBSSxJQUFJLE1BQU0sR0FBRyxFQUFFLENBQUMsV0FBVyxHQUFHLFdBQVcsS0FBSyx1QkFBdUI7QUFBQSxFQUMvRjtBQUNGOzs7QUN6TE8sSUFBTSxXQUFOLE1BQU0sVUFBUztBQUFBO0FBQUEsRUFFcEIsU0FBcUIsSUFBSSxXQUFXLEdBQUc7QUFBQSxFQUN2QyxRQUFRO0FBQUE7QUFBQSxFQUdSLEtBQUssTUFBWSxXQUFtQixLQUFxQjtBQUN2RCxVQUFNLE9BQU8sS0FBSyxPQUFPLFNBQVM7QUFDbEMsVUFBTSxRQUFRLEtBQUssSUFBSSxHQUFHLE9BQU87QUFDakMsYUFBUyxLQUFNLElBQUksT0FBTyxHQUFHLElBQUssUUFBUSxLQUFNLEtBQUssSUFBSyxNQUFNO0FBQzlELFlBQU0sTUFBTSxLQUFLLE9BQU8sRUFBRTtBQUMxQixVQUFJLFFBQVEsRUFBRyxRQUFPO0FBQ3RCLFVBQUksT0FBTyxTQUFTLEtBQUssSUFBSSxLQUFLLFNBQVMsTUFBTSxJQUFLLFFBQU87QUFBQSxJQUMvRDtBQUFBLEVBQ0Y7QUFBQTtBQUFBLEVBR0EsSUFBSSxLQUFhLEtBQW1CO0FBQ2xDLFFBQUksS0FBSyxRQUFRLEtBQUssS0FBSyxPQUFPLE9BQVEsTUFBSyxNQUFNO0FBQ3JELFNBQUssT0FBTyxLQUFLLE9BQU8sR0FBRyxDQUFDO0FBQUEsRUFDOUI7QUFBQTtBQUFBLEVBR0EsT0FBaUI7QUFDZixVQUFNLE9BQU8sSUFBSSxVQUFTO0FBQzFCLFNBQUssU0FBUyxLQUFLLE9BQU8sTUFBTTtBQUNoQyxTQUFLLFFBQVEsS0FBSztBQUNsQixXQUFPO0FBQUEsRUFDVDtBQUFBLEVBRUEsT0FBTyxLQUFhLE1BQW9CO0FBQ3RDLFVBQU0sT0FBTyxLQUFLLE9BQU8sU0FBUztBQUNsQyxRQUFJLEtBQU0sSUFBSSxPQUFRO0FBQ3RCLFdBQU8sS0FBSyxPQUFPLEVBQUUsTUFBTSxHQUFHO0FBRTVCLFVBQUksS0FBSyxPQUFPLEVBQUUsTUFBTSxPQUFPLEtBQUssT0FBTyxLQUFLLENBQUMsTUFBTSxLQUFNO0FBQzdELFdBQU0sS0FBSyxJQUFLO0FBQUEsSUFDbEI7QUFDQSxTQUFLLE9BQU8sRUFBRSxJQUFJO0FBQ2xCLFNBQUssT0FBTyxLQUFLLENBQUMsSUFBSTtBQUN0QixTQUFLLFNBQVM7QUFBQSxFQUNoQjtBQUFBLEVBRUEsUUFBYztBQUNaLFVBQU0sUUFBUSxLQUFLO0FBQ25CLFNBQUssU0FBUyxJQUFJLFdBQVcsTUFBTSxTQUFTLENBQUM7QUFDN0MsU0FBSyxRQUFRO0FBQ2IsYUFBUyxLQUFLLEdBQUcsS0FBSyxNQUFNLFFBQVEsTUFBTSxHQUFHO0FBQzNDLFlBQU0sTUFBTSxNQUFNLEVBQUU7QUFDcEIsVUFBSSxRQUFRLEVBQUcsTUFBSyxPQUFPLEtBQUssTUFBTSxLQUFLLENBQUMsQ0FBVztBQUFBLElBQ3pEO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxPQUFPLEtBQXFCO0FBQ25DLFFBQU0sUUFBUSxLQUFLLE1BQU0sR0FBRyxVQUFVLElBQUksS0FBTSxNQUFNLGFBQWMsR0FBRyxVQUFVO0FBQ2pGLFNBQU8sUUFBUyxVQUFVO0FBQzVCOzs7QUM3Q08sU0FBUyxZQUFZLFNBQTRCLE9BQTJDO0FBQ2pHLFNBQU87QUFBQSxJQUNMLFFBQVEsSUFBSSxDQUFDLFdBQVcsSUFBSSxZQUFZLE1BQU0sQ0FBQztBQUFBLElBQy9DLFFBQVEsSUFBSSxDQUFDLEVBQUUsV0FBVyxNQUFPLFdBQVcsUUFBUSxJQUFJLFNBQVksSUFBSSxTQUFTLENBQUU7QUFBQSxJQUNuRjtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxTQUFTLFVBQVUsT0FBcUIsT0FBMkM7QUFDeEYsU0FBTztBQUFBLElBQ0wsTUFBTSxLQUFLLElBQUksQ0FBQyxTQUFTLEtBQUssS0FBSyxDQUFDO0FBQUEsSUFDcEMsTUFBTSxLQUFLLElBQUksQ0FBQyxVQUFVLE9BQU8sS0FBSyxDQUFDO0FBQUEsSUFDdkM7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxRQUNQLE1BQ0EsTUFDQSxPQUNBLE9BQ2M7QUFDZCxRQUFNLFNBQVMsSUFBSTtBQUFBLElBQ2pCLE1BQU0sSUFBSSxDQUFDLEVBQUUsT0FBTyxLQUFLLE9BQU8sT0FBTyxPQUFPO0FBQUEsTUFDNUMsTUFBTSxLQUFLLEtBQUs7QUFBQSxNQUNoQjtBQUFBLE1BQ0EsT0FBTztBQUFBLElBQ1QsRUFBRTtBQUFBLEVBQ0o7QUFDQSxTQUFPLEVBQUUsTUFBTSxNQUFNLFFBQVEsT0FBTyxTQUFTLE9BQU8sYUFBYSxFQUFFO0FBQ3JFO0FBR08sU0FBUyxRQUFRLE9BQXFCLE9BQTZCLEtBQW1CO0FBQzNGLFFBQU0sT0FBTyxTQUFTO0FBQ3RCLGFBQVcsQ0FBQ0MsUUFBTyxFQUFFLE9BQU8sS0FBSyxNQUFNLENBQUMsS0FBSyxNQUFNLFFBQVEsR0FBRztBQUM1RCxVQUFNLE9BQU8sTUFBTSxLQUFLLEtBQUs7QUFFN0IsYUFBUyxNQUFNLElBQUksTUFBTSxLQUFLLEtBQUssVUFBVSxLQUFLLE1BQU0sUUFBUSxPQUFPLEdBQUc7QUFDeEUsV0FBSyxLQUFLLEtBQUssT0FBTyxDQUFDO0FBQ3ZCLFVBQUksS0FBSyxJQUFJLEtBQUssR0FBRyxNQUFNLEVBQUcsT0FBTSxPQUFPLEtBQUtBLFFBQU8sR0FBRztBQUFBLElBQzVEO0FBQUEsRUFDRjtBQUNBLFFBQU0sUUFBUTtBQUNoQjtBQUdPLFNBQVMsUUFBUSxPQUE2QjtBQUNuRCxNQUFJLFFBQVE7QUFDWixhQUFXLFFBQVEsTUFBTSxLQUFNLFdBQVUsS0FBSyxJQUFJLEdBQUcsT0FBTyxJQUFJLEtBQUssS0FBSztBQUMxRSxTQUFPLFFBQVE7QUFDakI7OztBQ3ZETyxTQUFTLFFBQ2QsRUFBRSxLQUFLLEdBQ1AsTUFDQSxJQUMwRTtBQUMxRSxTQUFPLE9BQU8sRUFBRSxPQUFPLEtBQUssR0FBRyxNQUFNLE9BQU8sR0FBRyxNQUFNLEdBQUcsSUFBSSxFQUFFLE9BQU8sTUFBTSxNQUFNLElBQUksTUFBTSxFQUFFO0FBQy9GO0FBR08sU0FBUyxLQUFLLFNBQXdCO0FBQzNDLFVBQVEsT0FBTyxDQUFDLFFBQVE7QUFDeEIsVUFBUSxRQUFRO0FBQ2xCO0FBR08sU0FBU0MsU0FBUSxTQUFrQixPQUFlLFFBQXdCO0FBQy9FLFFBQU0sUUFBUyxRQUFRLFVBQVUsUUFBUSxPQUFPO0FBQ2hELFFBQU0sRUFBRSxTQUFTLEtBQUssSUFBSTtBQUMxQixRQUFNLE9BQU8sTUFBTSxTQUFTO0FBQzVCLFFBQU1DLFNBQVEsVUFBVSxJQUFJLElBQUssS0FBSyxRQUFRLENBQUM7QUFDL0MsUUFBTSxNQUFNLEtBQUssS0FBSztBQUN0QixXQUFTLE9BQU9DLFFBQU8sT0FBTyxNQUFNLElBQUksUUFBUSxPQUFRLE9BQU8sSUFBSyxNQUFNO0FBQ3hFLFVBQU0sUUFBUyxNQUFNLElBQUksSUFBZTtBQUN4QyxRQUFJLFFBQVEsRUFBRyxRQUFPO0FBQ3RCLFFBQUksUUFBUSxLQUFLLE1BQU0sVUFBVSxTQUFTRCxVQUFTLFFBQVEsSUFBSyxRQUFPO0FBQUEsRUFDekU7QUFDRjtBQUdBLFNBQVMsUUFBUSxTQUE4QjtBQUM3QyxRQUFNLEVBQUUsU0FBUyxNQUFNLEtBQUssSUFBSTtBQUNoQyxNQUFJLE9BQU87QUFDWCxTQUFPLE9BQU8sUUFBUSxTQUFTLEVBQUcsU0FBUTtBQUMxQyxRQUFNLFFBQVEsSUFBSSxXQUFXLElBQUk7QUFDakMsV0FBUyxLQUFLLEdBQUcsS0FBSyxRQUFRLFFBQVEsTUFBTSxHQUFHO0FBQzdDLFVBQU0sUUFBUSxPQUFPLEtBQUssUUFBUSxTQUFTLElBQUk7QUFDL0MsUUFBSSxRQUFRO0FBQ1osV0FBTyxTQUFVLEtBQUssS0FBSyxFQUFjLFVBQVM7QUFDbEQsUUFBSSxPQUFPQyxRQUFPLE9BQU8sUUFBUSxLQUFLLENBQVcsSUFBSyxPQUFPO0FBQzdELFdBQU8sTUFBTSxJQUFJLE1BQU0sRUFBRyxRQUFRLE9BQU8sSUFBTSxPQUFPO0FBQ3RELFVBQU0sSUFBSSxJQUFJLFFBQVE7QUFBQSxFQUN4QjtBQUNBLFNBQU87QUFDVDtBQUVBLFNBQVNBLFFBQU8sT0FBZSxRQUF3QjtBQUNyRCxRQUFNLFFBQVEsS0FBSyxTQUFTLEtBQUssT0FBTyxTQUFVLEdBQUcsVUFBVTtBQUMvRCxTQUFPLFFBQVMsVUFBVTtBQUM1Qjs7O0FDN0NBLElBQU0sYUFBYTtBQUduQixJQUFNLGFBQWE7QUFHWixJQUFNLGNBQWM7QUFHcEIsU0FBUyxPQUFPLFNBQTJDO0FBQ2hFLFFBQU0sT0FBTyxDQUFDLE9BQU87QUFDckIsV0FBUyxLQUFLLFNBQVMsR0FBRyxVQUFVLFFBQVcsS0FBSyxLQUFLLEVBQUUsRUFBRyxNQUFLLEdBQUc7QUFDdEUsU0FBTztBQUNUO0FBR08sU0FBUyxVQUFVLE1BQXlDO0FBQ2pFLE1BQUksVUFBVTtBQUNkLGFBQVcsRUFBRSxRQUFRLEtBQUssS0FBTSxZQUFXLFNBQVMsUUFBUSxVQUFVO0FBQ3RFLFNBQU87QUFDVDtBQU1PLFNBQVMsT0FBTyxNQUFpQyxLQUEyQjtBQUNqRixRQUFNLFNBQWlCLENBQUM7QUFDeEIsUUFBTSxRQUFRLEtBQUssR0FBRyxFQUFFLEdBQUc7QUFDM0IsV0FBUyxLQUFLLEtBQUssU0FBUyxHQUFHLE1BQU0sR0FBRyxNQUFNLEdBQUc7QUFDL0MsVUFBTSxRQUFRLEtBQUssRUFBRTtBQUNyQixVQUFNLFFBQVEsS0FBSyxLQUFLLENBQUM7QUFDekIsVUFBTSxVQUFVLE1BQU07QUFDdEIsYUFBUyxPQUFPLFNBQVMsTUFBTTtBQUMvQixVQUFNLFVBQVU7QUFDaEIsVUFBTSxPQUFPO0FBQ2IsVUFBTSxRQUFRO0FBQ2QsVUFBTSxVQUFVO0FBQ2hCLFVBQU0sT0FBTztBQUNiLFVBQU0sUUFBUTtBQUNkLFVBQU0sT0FBTztBQUNiLFVBQU0sY0FBYyxJQUFJLEdBQUcsTUFBTSxjQUFjLFFBQVEsUUFBUSxTQUFTLFdBQVc7QUFBQSxFQUNyRjtBQUNBLFdBQVMsT0FBTyxLQUFLLENBQUMsQ0FBbUI7QUFDekMsWUFBVSxPQUFPLFFBQVEsR0FBRztBQUM1QixTQUFPO0FBQ1Q7QUFTTyxTQUFTLFVBQVUsT0FBcUIsUUFBZ0IsS0FBbUI7QUFDaEYsUUFBTSxPQUFPLEtBQUssR0FBRztBQUNyQixNQUFJLENBQUMsTUFBTSxNQUFPO0FBQ2xCLFdBQVMsS0FBSyxHQUFHLEtBQUssT0FBTyxRQUFRLE1BQU0sR0FBRztBQUM1QyxVQUFNLE9BQU8sS0FBSyxPQUFPLEVBQUUsR0FBYSxPQUFPLEtBQUssQ0FBQyxDQUFXO0FBQUEsRUFDbEU7QUFDRjtBQUdPLFNBQVMsU0FBUyxPQUFxQixTQUErQjtBQUMzRSxhQUFXLENBQUMsT0FBTyxJQUFJLEtBQUssTUFBTSxLQUFLLFFBQVEsR0FBRztBQUNoRCxTQUFLLE1BQU0sQ0FBQyxJQUFJLFFBQVEsTUFBTSxJQUFJLEtBQUs7QUFDdkMsU0FBSyxNQUFNLENBQUMsSUFBSSxRQUFRLE1BQU0sSUFBSSxRQUFRLENBQUM7QUFBQSxFQUM3QztBQUNGO0FBR0EsU0FBUyxTQUFTLE9BQXFCLFNBQWtCLFFBQXNCO0FBQzdFLFFBQU0sRUFBRSxTQUFTLFFBQVEsS0FBSyxJQUFJO0FBQ2xDLGFBQVcsQ0FBQyxPQUFPLElBQUksS0FBSyxNQUFNLEtBQUssUUFBUSxHQUFHO0FBQ2hELFVBQU0sRUFBRSxPQUFPLE1BQU0sSUFBSSxLQUFLO0FBQzlCLFVBQU0sRUFBRSxPQUFPLE1BQU0sS0FBSyxJQUFJO0FBQUEsTUFDNUI7QUFBQSxNQUNBLFVBQVUsSUFBSSxJQUFLLEtBQUssUUFBUSxDQUFDO0FBQUEsTUFDakMsS0FBSyxLQUFLO0FBQUEsSUFDWjtBQUNBLGFBQVMsUUFBUSxPQUFPLFVBQVUsTUFBTSxTQUFTLE1BQU07QUFDckQsWUFBTSxTQUFTLFFBQVEsS0FBSztBQUM1QixZQUFNLFFBQVEsT0FBTyxLQUFLO0FBQzFCLFdBQUssWUFBWSxNQUFNO0FBQ3ZCLGFBQU8sS0FBSyxJQUFJLEtBQUssTUFBTSxNQUFNO0FBQ2pDLFdBQUssTUFBTSxNQUFNLElBQUk7QUFDckIsWUFBTSxRQUFRLFNBQVMsS0FBSztBQUM1QixVQUFJLE1BQU0sS0FBSyxNQUFNLEtBQUssWUFBWSxVQUFVLEdBQUc7QUFDakQsZUFBTyxLQUFLLE1BQU0sS0FBSyxJQUFjLFNBQVMsU0FBUyxLQUFLLE1BQU07QUFBQSxNQUNwRTtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0EsT0FBSyxPQUFPO0FBQ2Q7QUFHTyxTQUFTLFlBQ2QsTUFDQSxPQUNjO0FBQ2QsUUFBTSxTQUFTLEtBQUssR0FBRyxFQUFFO0FBQ3pCLFFBQU0sUUFBUSxVQUFVLE9BQU8sT0FBdUIsS0FBSztBQUMzRCxXQUFTLEtBQUssS0FBSyxTQUFTLEdBQUcsTUFBTSxHQUFHLE1BQU0sR0FBRztBQUMvQyxVQUFNLE9BQVEsS0FBSyxFQUFFLEVBQXFCLE9BQWtCO0FBQUEsRUFDOUQ7QUFDQSxXQUFTLE9BQU8sS0FBSyxDQUFDLENBQW1CO0FBQ3pDLFNBQU87QUFDVDtBQUVBLFNBQVMsTUFBTSxPQUFxQixTQUF3QjtBQUMxRCxRQUFNLEVBQUUsU0FBUyxRQUFRLEtBQUssSUFBSTtBQUNsQyxhQUFXLENBQUMsT0FBTyxJQUFJLEtBQUssTUFBTSxLQUFLLFFBQVEsR0FBRztBQUNoRCxVQUFNLEVBQUUsT0FBTyxNQUFNLEtBQUssSUFBSTtBQUFBLE1BQzVCO0FBQUEsTUFDQSxVQUFVLElBQUksSUFBSyxLQUFLLFFBQVEsQ0FBQztBQUFBLE1BQ2pDLEtBQUssS0FBSztBQUFBLElBQ1o7QUFDQSxhQUFTLFFBQVEsT0FBTyxVQUFVLE1BQU0sU0FBUyxNQUFNO0FBQ3JELFlBQU0sU0FBUyxRQUFRLEtBQUs7QUFDNUIsV0FBSyxZQUFZLE1BQU07QUFDdkIsV0FBSyxNQUFNLE1BQU0sSUFBSSxPQUFPLEtBQUs7QUFBQSxJQUNuQztBQUFBLEVBQ0Y7QUFDRjtBQUdPLElBQU0sY0FBTixNQUFrQztBQUFBLEVBQzlCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDVCxTQUFTO0FBQUE7QUFBQSxFQUdULFlBQ0UsU0FDQSxPQUNBLFFBQ0EsS0FDQTtBQUNBLFNBQUssV0FBVztBQUNoQixTQUFLLFNBQVM7QUFDZCxTQUFLLFVBQVU7QUFDZixTQUFLLE9BQU87QUFBQSxFQUNkO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBd0I7QUFDdkMsVUFBTSxLQUFLLE1BQU0sS0FBSyxVQUFVO0FBQ2hDLFFBQUksVUFBVSxLQUFLO0FBQ25CLGFBQVMsUUFBUSxLQUFLLFNBQVMsR0FBRztBQUNoQyxZQUFNLFFBQVEsUUFBUSxTQUFTLFFBQVE7QUFDdkMsVUFBSSxVQUFVLE9BQVcsUUFBTyxPQUFPLE9BQU8sS0FBSyxRQUFRLEVBQUU7QUFDN0QsVUFBSSxVQUFVLGNBQWMsS0FBSyxTQUFTLFdBQVk7QUFDdEQsV0FBSyxVQUFVO0FBQ2YsWUFBTSxVQUFVLFFBQVE7QUFDeEIsWUFBTSxRQUFRQyxTQUFRLFNBQVMsS0FBSyxRQUFRLEVBQUU7QUFDOUMsVUFBSSxTQUFTLEVBQUcsUUFBTyxRQUFRLE9BQU8sS0FBSztBQUMzQyxnQkFBVSxRQUFRO0FBQUEsSUFDcEI7QUFDQSxXQUFPLE9BQU8sS0FBSyxLQUFLLEtBQUssUUFBUSxHQUFHLEtBQUssUUFBUSxFQUFFO0FBQUEsRUFDekQ7QUFBQSxFQUVBLE1BQWE7QUFDWCxjQUFVLE9BQU8sMkJBQTJCO0FBQUEsRUFDOUM7QUFBQSxFQUVBLGNBQXFCO0FBQ25CLGNBQVUsT0FBTywyQkFBMkI7QUFBQSxFQUM5QztBQUFBLEVBRUEsV0FBa0I7QUFDaEIsY0FBVSxPQUFPLDJCQUEyQjtBQUFBLEVBQzlDO0FBQUEsRUFFQSxVQUFpQjtBQUNmLGNBQVUsT0FBTywyQkFBMkI7QUFBQSxFQUM5QztBQUFBLEVBRUEsT0FBZTtBQUNiLFdBQU87QUFBQSxFQUNUO0FBQUEsRUFFQSxPQUFjO0FBQ1osY0FBVSxPQUFPLDJCQUEyQjtBQUFBLEVBQzlDO0FBQ0Y7QUFFQSxTQUFTLE9BQU8sT0FBcUIsT0FBZSxJQUFvQjtBQUN0RSxZQUFVLENBQUMsTUFBTSxTQUFTLDBEQUEwRDtBQUNwRixRQUFNLEVBQUUsTUFBTSxJQUFJLE1BQU0sS0FBSyxLQUFLO0FBQ2xDLFNBQU8sS0FBSyxNQUFNLFNBQVUsTUFBTSxFQUFFLElBQWU7QUFDckQ7OztBQ2xNQSxJQUFNLGtCQUFrQjtBQU9qQixJQUFNLGlCQUE0QixDQUFDLFNBQVMsVUFBVTtBQUUzRCxNQUFJO0FBRUosUUFBTSxVQUFVLENBQUMsWUFBMEM7QUFDekQsVUFBTSxTQUFTLEtBQUssTUFBTTtBQUMxQixRQUFJLFdBQVcsT0FBVyxRQUFPLE9BQU87QUFDeEMsVUFBTSxJQUFJLFFBQVEsT0FBTztBQUN6QixZQUFRLE9BQU8sWUFBWSxPQUFPLE9BQU8sR0FBRyxLQUFLO0FBQ2pELFdBQU8sUUFBUTtBQUFBLEVBQ2pCO0FBRUEsUUFBTSxPQUFPLENBQUMsU0FBeUIsUUFBOEI7QUFDbkUsVUFBTSxRQUFRLFNBQVMsU0FBUyxLQUFLLEtBQUs7QUFDMUMsUUFBSSxDQUFDLE1BQU0sTUFBTyxTQUFRLE9BQU8sT0FBTyxHQUFHO0FBQzNDLFVBQU0sT0FBTyxLQUFLLEdBQUc7QUFDckIsV0FBTztBQUFBLEVBQ1Q7QUFFQSxTQUFPO0FBQUEsSUFDTCxRQUFRLE1BQU0sVUFBVSxZQUFZLFNBQVMsS0FBSyxDQUFDO0FBQUEsSUFDbkQsS0FBSyxRQUFpQixLQUFvQjtBQUN4QyxZQUFNLFFBQVEsS0FBSyxRQUEwQixHQUFHO0FBQ2hELFlBQU0sVUFBVTtBQUNoQixhQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsT0FBTyxRQUFpQixZQUE0QjtBQUNsRCxZQUFNLFVBQVU7QUFDaEIsWUFBTSxRQUFRO0FBQ2QsVUFBSSxPQUFPO0FBQ1gsWUFBTSxPQUFPLE1BQU0sS0FBSyxJQUFJLENBQUMsU0FBVSxRQUFRLEtBQUssT0FBTyxDQUFFO0FBQzdELFlBQU0sVUFBVTtBQUNoQixVQUFJLFNBQVMsRUFBRyxRQUFPO0FBQ3ZCLFlBQU0sVUFBVSxJQUFJLFdBQVcsSUFBSTtBQUNuQyxZQUFNLFNBQVMsSUFBSSxhQUFhLElBQUk7QUFDcEMsaUJBQVcsQ0FBQyxPQUFPLElBQUksS0FBSyxNQUFNLEtBQUssUUFBUSxHQUFHO0FBQ2hELGFBQUssT0FBTyxTQUFTLFFBQVEsVUFBVSxJQUFJLElBQUssS0FBSyxRQUFRLENBQUMsQ0FBWTtBQUFBLE1BQzVFO0FBQ0EsWUFBTSxPQUFPLFVBQVUsS0FBSztBQUM1QixjQUFRLFVBQVUsRUFBRSxTQUFTLFFBQVEsTUFBTSxNQUFNLE1BQU0sT0FBTyxPQUFVO0FBQ3hFLGNBQVEsUUFBUTtBQUNoQixjQUFRLE9BQU87QUFDZixZQUFNLGVBQWUsT0FBTztBQUM1QixVQUFJLE1BQU0sY0FBYyxRQUFRLEtBQUssRUFBRyxTQUFRLE9BQU8sS0FBSyxPQUFPLEtBQUs7QUFDeEUsYUFBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLFNBQVMsUUFBaUIsWUFBbUIsS0FBbUI7QUFDOUQsWUFBTSxRQUFRO0FBQ2QsWUFBTSxTQUFtQixDQUFDO0FBQzFCLGlCQUFXLFFBQVEsTUFBTSxNQUFNO0FBQzdCLGNBQU0sRUFBRSxPQUFPQyxPQUFNLElBQUksS0FBSztBQUM5QixhQUFLLFNBQVMsQ0FBQyxLQUFLLFFBQVEsT0FBTyxLQUFLQSxPQUFNLEdBQUcsR0FBYSxHQUFHLENBQUM7QUFBQSxNQUNwRTtBQUNBLGdCQUFVLE9BQU8sUUFBUSxHQUFHO0FBQzVCLFlBQU0sT0FBTyxZQUFZO0FBQ3pCLGVBQVMsT0FBTyxNQUF3QjtBQUN4QyxZQUFNLFVBQVU7QUFBQSxJQUNsQjtBQUFBLElBQ0EsUUFBUSxDQUFDLFNBQWtCLFVBQ3pCLElBQUksWUFBWSxTQUEyQixPQUFRLFFBQVEsS0FBSyxFQUFhLFFBQVEsT0FBTztBQUFBLElBQzlGLEtBQUssU0FBa0IsT0FBZSxLQUFxQjtBQUN6RCxZQUFNLEVBQUUsUUFBUSxXQUFXLElBQUksUUFBUSxLQUFLO0FBQzVDLFlBQU0sT0FBTyxJQUFJLFlBQVksU0FBMkIsT0FBTyxRQUFRLE9BQU87QUFDOUUsVUFBSSxLQUFLO0FBQ1QsYUFBTyxHQUFHLFVBQVUsVUFBYSxHQUFHLFNBQVMsT0FBVyxNQUFLLEdBQUc7QUFDaEUsWUFBTSxTQUFTLEdBQUcsU0FBUyxHQUFHLE9BQU8sS0FBSyxLQUFLO0FBQy9DLGFBQU8sTUFBTSxLQUFLLE1BQU0sV0FBVyxLQUFLLEdBQUc7QUFBQSxJQUM3QztBQUFBLElBQ0EsU0FBUyxDQUFDLFNBQWtCLFFBQzFCLEtBQUssU0FBMkIsR0FBRyxFQUFFLE9BQU8sUUFBUTtBQUFBLElBQ3RELFNBQVMsQ0FBQyxHQUFZLEdBQVksVUFDaEMsUUFBUSxHQUFxQixHQUFxQixTQUFTLE9BQU8sS0FBSztBQUFBLEVBQzNFO0FBQ0Y7QUFFQSxTQUFTLFVBQVUsT0FBcUM7QUFDdEQsUUFBTSxRQUFRLElBQUksV0FBVyxNQUFNLEtBQUssU0FBUyxDQUFDO0FBQ2xELGFBQVcsQ0FBQyxPQUFPLElBQUksS0FBSyxNQUFNLEtBQUssUUFBUSxHQUFHO0FBQ2hELFVBQU0sSUFBSSxLQUFLLElBQUksS0FBSyxNQUFNLENBQUM7QUFDL0IsVUFBTSxJQUFJLFFBQVEsQ0FBQyxJQUFJLEtBQUssTUFBTSxDQUFDO0FBQUEsRUFDckM7QUFDQSxTQUFPLEVBQUUsT0FBTyxPQUFPLFNBQVMsUUFBVyxNQUFNLFFBQVcsTUFBTSxPQUFVO0FBQzlFO0FBTUEsU0FBUyxLQUFLLE9BQXFCLE9BQTZDO0FBQzlFLFFBQU0sT0FBTyxVQUFVLE9BQU8sS0FBSztBQUNuQyxRQUFNLGNBQWM7QUFDcEIsUUFBTSxVQUFVLFVBQVUsS0FBSztBQUMvQixVQUFRLFFBQVE7QUFDaEIsV0FBUyxNQUFNLE9BQU87QUFDdEIsU0FBTztBQUNUO0FBR0EsU0FBUyxTQUFTLFNBQXlCLEtBQWEsT0FBMkM7QUFDakcsTUFBSSxRQUFRLFVBQVUsT0FBVyxRQUFPLFFBQVE7QUFDaEQsUUFBTSxPQUFPLE9BQU8sT0FBTztBQUMzQixRQUFNLE1BQU0sS0FBSyxHQUFHLEVBQUUsR0FBRztBQUN6QixNQUFJLFFBQVEsU0FBUyxVQUFhLFVBQVUsSUFBSSxJQUFJLGtCQUFrQixJQUFJLFFBQVEsR0FBRyxHQUFHO0FBQ3RGLFdBQU8sT0FBTyxNQUFNLEdBQUc7QUFBQSxFQUN6QjtBQUNBLFVBQVEsUUFBUSxRQUFRLFFBQVEsWUFBWSxNQUFNLEtBQUs7QUFDdkQsVUFBUSxPQUFPO0FBQ2YsVUFBUSxVQUFVO0FBQ2xCLFVBQVEsT0FBTztBQUNmLFNBQU8sUUFBUTtBQUNqQjtBQUVBLFNBQVMsUUFDUCxHQUNBLEdBQ0EsU0FDQSxPQUNBLE9BQ007QUFDTixRQUFNLFFBQVEsT0FBTyxDQUFDO0FBQ3RCLFFBQU0sUUFBUSxPQUFPLENBQUM7QUFDdEIsTUFBSSxNQUFNLEdBQUcsRUFBRSxNQUFNLE1BQU0sR0FBRyxFQUFFLEdBQUc7QUFDakM7QUFBQSxNQUNFLEVBQUUsU0FBUyxZQUFZLE9BQU8sS0FBSztBQUFBLE1BQ25DLEVBQUUsU0FBUyxZQUFZLE9BQU8sS0FBSztBQUFBLE1BQ25DO0FBQUEsSUFDRjtBQUNBO0FBQUEsRUFDRjtBQUNBLFFBQU0sU0FBUyxJQUFJLElBQUksS0FBSztBQUM1QixRQUFNLFVBQVUsTUFBTSxLQUFLLENBQUMsWUFBWSxPQUFPLElBQUksT0FBTyxDQUFDO0FBQzNELGFBQVcsUUFBUSxDQUFDLE9BQU8sS0FBSyxHQUFHO0FBQ2pDLGVBQVcsV0FBVyxNQUFNO0FBQzFCLFVBQUksWUFBWSxRQUFTO0FBQ3pCLG1CQUFhLFFBQVEsU0FBb0IsU0FBUyxLQUFLO0FBQUEsSUFDekQ7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxTQUFTLGFBQ1AsRUFBRSxTQUFTLEtBQUssR0FDaEIsU0FDQSxPQUNNO0FBQ04sTUFBSSxRQUFRO0FBQ1osYUFBVyxDQUFDLE9BQU8sRUFBRSxPQUFPLENBQUMsS0FBSyxRQUFRLFFBQVEsR0FBRztBQUNuRCxXQUFPLFFBQVMsS0FBSyxLQUFLLEdBQWMsU0FBUyxHQUFHO0FBQ2xELFlBQU0sU0FBVSxRQUFRLEtBQUssSUFBZTtBQUM1QyxZQUFNLFFBQVMsUUFBUSxLQUFLLElBQWUsVUFBVSxRQUFRLE1BQU07QUFBQSxJQUNyRTtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVMsY0FBYyxHQUFpQixHQUFpQixPQUEwQjtBQUNqRixhQUFXLENBQUMsT0FBTyxLQUFLLEtBQUssRUFBRSxLQUFLLFFBQVEsR0FBRztBQUM3QyxVQUFNLFFBQVEsRUFBRSxLQUFLLEtBQUs7QUFDMUIsVUFBTSxRQUFRLElBQUksTUFBTSxJQUFJLEdBQUcsT0FBTyxHQUFHLE1BQU0sSUFBSSxHQUFHLE9BQU8sQ0FBQztBQUM5RCxVQUFNLFFBQVEsS0FBSztBQUNuQixVQUFNLFFBQVEsS0FBSztBQUNuQixVQUFNLEVBQUUsT0FBTyxJQUFJO0FBQ25CLGFBQVMsS0FBSyxHQUFHLE1BQU0sUUFBUSxLQUFLLFFBQVEsTUFBTSxHQUFHO0FBQ25ELFVBQUksTUFBTSxNQUFNLEVBQUUsTUFBTSxNQUFNLE1BQU0sRUFBRSxFQUFHO0FBQ3pDLFlBQU0sUUFBUSxLQUFNLEtBQUssVUFBVyxRQUFRLEtBQUssTUFBTTtBQUFBLElBQ3pEO0FBQUEsRUFDRjtBQUNGOzs7QUMxS08sU0FBUyxLQUFLLFNBQTRDLENBQUMsR0FBWTtBQUM1RSxTQUFPLEVBQUUsTUFBTSxNQUFNLE9BQU87QUFDOUI7QUFHTyxTQUFTLE9BQ2QsTUFDQSxTQUNBLFVBQThCLENBQUMsR0FDSztBQUNwQyxTQUFPLEVBQUUsTUFBTSxPQUFPLFNBQVMsRUFBRSxNQUFNLFNBQVMsUUFBUSxFQUFFO0FBQzVEOzs7QUNkTyxTQUFTLFlBQ2QsU0FDQSxTQUNBLE9BQ0EsR0FDQSxHQUNjO0FBQ2QsUUFBTSxRQUFzQixDQUFDO0FBQzdCLE1BQUksRUFBRSxRQUFRLEVBQUUsS0FBSztBQUNuQixVQUFNLEtBQUssRUFBRSxPQUFPLE9BQU8sSUFBSSxHQUFHLE9BQU8sT0FBTyxRQUFRLEVBQUUsS0FBSyxPQUFPLEVBQUUsSUFBSSxDQUFDO0FBQUEsRUFDL0U7QUFDQSxNQUFJLFFBQVEsQ0FBQyxFQUFFLE9BQU8sZ0JBQWdCLFFBQVEsQ0FBQyxFQUFFLE9BQU8sYUFBYTtBQUNuRSxVQUFNLFNBQVMsUUFBUSxDQUFDLEVBQUUsT0FBTztBQUNqQyxVQUFNLFFBQVEsUUFBUSxDQUFDLEVBQUUsT0FBTztBQUNoQyxVQUFNLEtBQUssRUFBRSxPQUFPLFdBQVcsSUFBSSxHQUFHLE9BQU8sV0FBVyxRQUFRLE1BQU0sQ0FBQztBQUFBLEVBQ3pFO0FBQ0EsUUFBTSxVQUFVLFlBQVksU0FBUyxTQUFTLEdBQUcsQ0FBQztBQUNsRCxhQUFXLENBQUMsT0FBTyxNQUFNLEtBQUssUUFBUSxRQUFRLEdBQUc7QUFDL0MsVUFBTSxRQUFRLFFBQVEsT0FBTyxRQUFRLENBQUMsRUFBRSxTQUFTLEtBQUs7QUFDdEQsVUFBTSxRQUFRLFFBQVEsT0FBTyxRQUFRLENBQUMsRUFBRSxTQUFTLEtBQUs7QUFDdEQsVUFBTSxNQUFNLENBQUMsR0FBSSxRQUFRLEtBQUssQ0FBaUIsRUFBRSxLQUFLLENBQUMsR0FBRyxNQUFNLElBQUksQ0FBQztBQUNyRSxlQUFXLE1BQU0sSUFBSyxRQUFPLE9BQU8sUUFBUSxJQUFJLENBQUMsT0FBTyxFQUFFLEdBQUcsR0FBRyxDQUFDLE9BQU8sRUFBRSxHQUFHLENBQUM7QUFBQSxFQUNoRjtBQUNBLGVBQWEsT0FBTyxPQUFPLEdBQUcsQ0FBQztBQUMvQixTQUFPO0FBQ1Q7QUFHTyxTQUFTLFlBQ2QsU0FDQSxTQUNBLE9BQ0EsR0FDQSxHQUMwQjtBQUMxQixRQUFNLFVBQW9DLENBQUM7QUFDM0MsYUFBVyxFQUFFLE9BQU8sR0FBRyxLQUFLLFlBQVksU0FBUyxTQUFTLE9BQU8sR0FBRyxDQUFDLEdBQUc7QUFDdEUsUUFBSSxPQUFPLEVBQUc7QUFDZCxVQUFNLE1BQU8sUUFBUSxLQUFLLE1BQU0sQ0FBQztBQUNqQyxRQUFJLElBQUksR0FBRyxFQUFFLE1BQU0sR0FBSSxLQUFJLEtBQUssRUFBRTtBQUFBLEVBQ3BDO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxZQUNQLFNBQ0EsU0FDQSxHQUNBLEdBQ2U7QUFDZixRQUFNLFVBQVUsUUFBUSxJQUFJLE1BQU0sb0JBQUksSUFBWSxDQUFDO0FBQ25ELFVBQVEsUUFBUSxRQUFRLENBQUMsRUFBRSxTQUFTLFFBQVEsQ0FBQyxFQUFFLFNBQVMsQ0FBQyxPQUFPLEtBQUssV0FBVztBQUM5RSxVQUFNLE9BQVEsUUFBUSxLQUFLLEVBQWEsTUFBTSxNQUFNO0FBQ3BELFFBQUksU0FBUyxLQUFLLGVBQWUsU0FBUyxLQUFLLFNBQVUsU0FBUSxLQUFLLEdBQUcsSUFBSSxHQUFHO0FBQUEsRUFDbEYsQ0FBQztBQUNELFNBQU87QUFDVDtBQUlBLFNBQVMsT0FBTyxPQUFxQixRQUFnQixJQUFZLEdBQVMsR0FBZTtBQUN2RixRQUFNLEVBQUUsTUFBQUMsT0FBTSxPQUFPLE9BQU8sSUFBSSxPQUFPO0FBQ3ZDLFFBQU0sTUFBTSxDQUFDLE9BQWUsUUFBZ0IsVUFBd0I7QUFDbEUsUUFBSSxXQUFXLE1BQU8sT0FBTSxLQUFLLEVBQUUsT0FBT0EsT0FBTSxJQUFJLE9BQU8sUUFBUSxNQUFNLENBQUM7QUFBQSxFQUM1RTtBQUNBLE1BQUksT0FBTyxJQUFJLFVBQVUsV0FBV0MsUUFBTyxHQUFHLElBQUksT0FBTyxHQUFHQSxRQUFPLEdBQUcsSUFBSSxPQUFPLENBQUM7QUFDbEYsYUFBVyxDQUFDLE9BQU8sRUFBRSxLQUFLLENBQUMsS0FBSyxPQUFPLFFBQVEsS0FBSyxHQUFHO0FBQ3JELFFBQUksU0FBUyxPQUFRO0FBQ3JCLFVBQU0sU0FBUyxPQUFPLEtBQUs7QUFDM0IsUUFBSSxTQUFTLFNBQVM7QUFFcEIsWUFBTSxNQUFNLEVBQUUsQ0FBQyxJQUFJLEVBQUUsQ0FBQyxJQUFJLEVBQUUsQ0FBQyxJQUFJLEVBQUUsQ0FBQztBQUNwQyxVQUFJLE9BQU8sUUFBUSxFQUFFLENBQUMsR0FBRyxJQUFJLFFBQVEsR0FBRyxHQUFHLFFBQVEsRUFBRSxDQUFDLEdBQUcsSUFBSSxRQUFRLEdBQUcsQ0FBQztBQUN6RSxVQUFJLEdBQUcsS0FBSyxTQUFTQSxRQUFPLEdBQUcsSUFBSSxTQUFTLENBQUMsR0FBR0EsUUFBTyxHQUFHLElBQUksU0FBUyxDQUFDLENBQUM7QUFBQSxJQUMzRSxNQUFPLEtBQUksT0FBT0EsUUFBTyxHQUFHLElBQUksTUFBTSxHQUFHQSxRQUFPLEdBQUcsSUFBSSxNQUFNLENBQUM7QUFBQSxFQUNoRTtBQUNGO0FBRUEsU0FBU0EsUUFBTyxDQUFDLElBQUksR0FBUyxJQUFZLFFBQXdCO0FBQ2hFLFNBQU8sTUFBTSxLQUFLLElBQUksR0FBRyxPQUFPLElBQUksS0FBSyxJQUFJLElBQUksTUFBTSxJQUFJO0FBQzdEO0FBRUEsU0FBUyxRQUFRLE1BQVksSUFBWSxRQUFnQixLQUFxQjtBQUM1RSxNQUFJLEtBQUssS0FBSyxJQUFJLEdBQUcsT0FBTyxFQUFHLFFBQU87QUFDdEMsU0FBTyxLQUFLLElBQUksSUFBSSxNQUFNLElBQUksS0FBSyxJQUFJLElBQUksU0FBUyxDQUFDLEtBQUssTUFBTSxLQUFLLElBQUksSUFBSSxTQUFTLENBQUM7QUFDekY7QUFFQSxTQUFTLGFBQWEsT0FBcUIsT0FBYyxHQUFhLEdBQW1CO0FBQ3ZGLGFBQVcsQ0FBQyxZQUFZLEtBQUssS0FBSyxNQUFNLFVBQVUsUUFBUSxHQUFHO0FBQzNELFVBQU0sYUFBYSxRQUFRLENBQUMsRUFBRSxVQUFVLFVBQVU7QUFDbEQsVUFBTSxhQUFhLFFBQVEsQ0FBQyxFQUFFLFVBQVUsVUFBVTtBQUNsRCxRQUFJLGVBQWUsV0FBWTtBQUMvQixVQUFNLFFBQVEsZUFBZSxVQUFVO0FBQ3ZDLFVBQU0sUUFBUSxlQUFlLFVBQVU7QUFDdkMsYUFBUyxLQUFLLEdBQUcsTUFBTSxXQUFXLFNBQVMsTUFBTSxXQUFXLE9BQU8sTUFBTSxHQUFHO0FBQzFFLFlBQU0sU0FBUyxNQUFNLElBQUksRUFBRTtBQUMzQixZQUFNLFFBQVEsTUFBTSxJQUFJLEVBQUU7QUFDMUIsVUFBSSxXQUFXLE1BQU8sWUFBVyxPQUFPLE9BQU8sSUFBSSxRQUFRLEtBQUs7QUFBQSxJQUNsRTtBQUFBLEVBQ0Y7QUFDRjtBQUdBLFNBQVMsV0FDUCxPQUNBLE9BQ0EsSUFDQSxRQUNBLE9BQ007QUFDTixNQUFJLE9BQU8sV0FBVyxZQUFZLE9BQU8sVUFBVSxZQUFZLENBQUMsVUFBVSxDQUFDLE9BQU87QUFDaEYsVUFBTSxLQUFLLEVBQUUsT0FBTyxJQUFJLE9BQU8sV0FBVyxRQUFRLE1BQU0sQ0FBQztBQUN6RDtBQUFBLEVBQ0Y7QUFDQSxhQUFXLFNBQVMsb0JBQUksSUFBSSxDQUFDLEdBQUcsT0FBTyxLQUFLLE1BQU0sR0FBRyxHQUFHLE9BQU8sS0FBSyxLQUFLLENBQUMsQ0FBQyxHQUFHO0FBQzVFLFVBQU0sTUFBTyxPQUFtQyxLQUFLO0FBQ3JELFVBQU0sS0FBTSxNQUFrQyxLQUFLO0FBQ25ELFFBQUksUUFBUSxNQUFNLEtBQUssVUFBVSxHQUFHLE1BQU0sS0FBSyxVQUFVLEVBQUUsRUFBRztBQUM5RCxVQUFNLEtBQUssRUFBRSxPQUFPLElBQUksT0FBTyxRQUFRLEtBQUssT0FBTyxHQUFHLENBQUM7QUFBQSxFQUN6RDtBQUNGOzs7QUMzR0EsSUFBTSxPQUFPO0FBQ2IsSUFBTSxRQUFRO0FBQ2QsSUFBTSxPQUFPO0FBQ2IsSUFBTSxXQUFXO0FBR1YsSUFBTSxRQUFOLE1BQTBDO0FBQUEsRUFDdEM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBRVQsWUFBWSxRQUFnQixTQUF1QjtBQUNqRCxTQUFLLFVBQVU7QUFDZixTQUFLLFdBQVc7QUFDaEIsU0FBSyxRQUFRLFFBQVEsS0FBSyxPQUFPLEtBQUs7QUFBQSxFQUN4QztBQUFBLEVBRUEsSUFBSSxRQUFnQjtBQUNsQixXQUFPLEtBQUssTUFBTSxJQUFJLEdBQUcsT0FBTztBQUFBLEVBQ2xDO0FBQUEsRUFFQSxJQUFJLElBQXFCO0FBQ3ZCLFdBQU8sTUFBTSxFQUFFLEtBQUssS0FBSyxLQUFLLE1BQU0sS0FBSyxTQUFTLEtBQUssTUFBTSxJQUFJLElBQUksT0FBTyxNQUFNO0FBQUEsRUFDcEY7QUFBQSxFQUVBLElBQUksSUFBWSxPQUFxQjtBQUNuQyxXQUFPLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSztBQUFBLEVBQ2pDO0FBQUEsRUFFQSxJQUFJLElBQVksT0FBYSxPQUFxQjtBQUNoRCxTQUFLLE1BQU0sSUFBSSxJQUFJLE9BQU8sS0FBSztBQUFBLEVBQ2pDO0FBQUEsRUFFQSxJQUFJLElBQVksT0FBYSxPQUFxQjtBQUNoRCxTQUFLLE1BQU0sSUFBSSxJQUFJLE9BQU8sS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLElBQUksS0FBSztBQUFBLEVBQzdEO0FBQUEsRUFFQSxNQUFNLElBQVksT0FBc0I7QUFDdEMsVUFBTSxPQUFPLEtBQUs7QUFDbEIsVUFBTSxVQUFVLEtBQUssU0FBUyxNQUFNLE1BQU0sS0FBSyxJQUFJLElBQUksUUFBUSxLQUFLO0FBQ3BFLFdBQU8sS0FBSyxJQUFJLElBQUksS0FBSyxJQUFJLEtBQUssSUFBSSxJQUFJLFFBQVEsSUFBSSxJQUFJO0FBQUEsRUFDNUQ7QUFBQSxFQUVBLEtBQUssSUFBWSxPQUFzQjtBQUNyQyxXQUFPLEtBQUssTUFBTSxJQUFJLElBQUksUUFBUSxJQUFJO0FBQUEsRUFDeEM7QUFBQSxFQUVBLFNBQVMsSUFBWSxPQUFjLE9BQXFCO0FBQ3RELFVBQU0sT0FBTyxLQUFLLE1BQU0sSUFBSSxJQUFJLFFBQVEsSUFBSTtBQUM1QyxTQUFLLE1BQU0sU0FBUyxJQUFJLE9BQU8sT0FBTyxNQUFNLEtBQUssU0FBUyxNQUFNLEdBQUc7QUFBQSxFQUNyRTtBQUFBLEVBRUEsUUFBUSxJQUFZLE9BQWMsTUFBb0I7QUFDcEQsU0FBSyxNQUFNLFNBQVMsSUFBSSxPQUFPLEtBQUssTUFBTSxJQUFJLEtBQUssR0FBRyxNQUFNLEtBQUssU0FBUyxNQUFNLEdBQUc7QUFBQSxFQUNyRjtBQUFBLEVBRUEsSUFBSSxJQUFZLE9BQXNCO0FBQ3BDLFdBQU8sS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLO0FBQUEsRUFDakM7QUFBQSxFQUVBLFNBQVMsSUFBWSxPQUFjLEtBQW1CO0FBQ3BELFFBQUksS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLE1BQU0sSUFBSztBQUN2QztBQUFBLE1BQ0UsTUFBTSxHQUFHLEtBQUssT0FBTyxLQUFLLFNBQVMsTUFBTTtBQUFBLE1BQ3pDLEdBQUcsS0FBSyxRQUFRLFdBQVcsSUFBSSxJQUFJLEVBQUUsY0FBYyxHQUFHLFlBQVksS0FBSyxTQUFTLE1BQU0sTUFBTTtBQUFBLElBQzlGO0FBQ0EsU0FBSyxNQUFNLElBQUksSUFBSSxPQUFPLEdBQUc7QUFDN0IsU0FBSyxTQUFTLFFBQVEsS0FBSyxLQUFLLFFBQVEsTUFBTSxLQUFLLEdBQWEsRUFBRTtBQUFBLEVBQ3BFO0FBQUEsRUFFQSxPQUFPLElBQVksT0FBb0I7QUFDckMsUUFBSSxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssTUFBTSxFQUFHLE1BQUssTUFBTSxJQUFJLElBQUksT0FBTyxDQUFDO0FBQUEsRUFDbEU7QUFBQSxFQUVBLE9BQU8sSUFBWSxPQUFxQjtBQUN0QyxXQUFPLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSztBQUFBLEVBQ2pDO0FBQUEsRUFFQSxLQUFLLElBQVksT0FBYSxRQUFzQjtBQUNsRCxRQUFJLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSyxNQUFNLE9BQVE7QUFDMUMsU0FBSyxNQUFNLElBQUksS0FBSztBQUNwQixVQUFNLEVBQUUsT0FBTyxNQUFBQyxNQUFLLElBQUksS0FBSyxRQUFRLFFBQVEsS0FBSztBQUNsRCxVQUFNLFFBQVEsS0FBSyxTQUFTLEtBQUssS0FBSztBQUN0QyxVQUFNLFFBQVEsTUFBTSxJQUFJLFFBQVFBLEtBQUk7QUFDcEMsVUFBTSxPQUFPLEtBQUs7QUFDbEIsU0FBSyxJQUFJLElBQUksT0FBTyxNQUFNO0FBQzFCLFNBQUssWUFBWSxJQUFJLFFBQVEsTUFBTSxLQUFLO0FBQ3hDLFNBQUssWUFBWSxJQUFJLFFBQVEsVUFBVSxDQUFDO0FBQ3hDLFFBQUksVUFBVSxFQUFHLE1BQUssWUFBWSxPQUFPLFFBQVEsVUFBVSxFQUFFO0FBQzdELFVBQU0sWUFBWSxRQUFRQSxPQUFNLEVBQUU7QUFBQSxFQUNwQztBQUFBLEVBRUEsTUFBTSxJQUFZLE9BQW1CO0FBQ25DLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFVBQU0sU0FBUyxLQUFLLElBQUksSUFBSSxLQUFLO0FBQ2pDLFFBQUksV0FBVyxFQUFHO0FBQ2xCLFVBQU0sT0FBTyxLQUFLLElBQUksSUFBSSxRQUFRLElBQUk7QUFDdEMsVUFBTSxXQUFXLEtBQUssSUFBSSxJQUFJLFFBQVEsUUFBUTtBQUM5QyxRQUFJLFNBQVMsRUFBRyxNQUFLLFlBQVksTUFBTSxRQUFRLFVBQVUsUUFBUTtBQUNqRSxRQUFJLGFBQWEsRUFBRyxNQUFLLFlBQVksVUFBVSxRQUFRLE1BQU0sSUFBSTtBQUFBLFNBQzVEO0FBQ0gsWUFBTSxFQUFFLE9BQU8sTUFBQUEsTUFBSyxJQUFJLEtBQUssUUFBUSxRQUFRLEtBQUs7QUFDbEQsTUFBQyxLQUFLLFNBQVMsS0FBSyxLQUFLLEVBQVcsWUFBWSxRQUFRQSxPQUFNLElBQUk7QUFBQSxJQUNwRTtBQUNBLFNBQUssSUFBSSxJQUFJLE9BQU8sQ0FBQztBQUNyQixTQUFLLFlBQVksSUFBSSxRQUFRLE1BQU0sQ0FBQztBQUNwQyxTQUFLLFlBQVksSUFBSSxRQUFRLFVBQVUsQ0FBQztBQUFBLEVBQzFDO0FBQUEsRUFFQSxRQUFRLElBQVksT0FBdUI7QUFDekMsVUFBTSxFQUFFLE9BQU8sTUFBQUMsTUFBSyxJQUFJLEtBQUssUUFBUSxTQUFTLEtBQUs7QUFDbkQsVUFBTSxPQUFPLEtBQUssU0FBUyxLQUFLLEtBQUs7QUFDckMsVUFBTSxNQUFnQixDQUFDO0FBQ3ZCLGFBQVMsS0FBSyxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssR0FBRyxPQUFPLEdBQUcsS0FBSyxLQUFLLElBQUksSUFBSUEsUUFBTyxJQUFJLEVBQUcsS0FBSSxLQUFLLEVBQUU7QUFDOUYsV0FBTyxJQUFJLFNBQVMsSUFBSSxNQUFNLElBQUksS0FBSyxDQUFDLEdBQUcsTUFBTSxJQUFJLENBQUM7QUFBQSxFQUN4RDtBQUFBLEVBRUEsUUFBUSxJQUFZLE9BQXNCO0FBQ3hDLFdBQU8sS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLE1BQU07QUFBQSxFQUN2QztBQUFBLEVBRUEsS0FBSyxLQUFxQjtBQUN4QixXQUFPLEtBQUssU0FBUyxLQUFLLEdBQUc7QUFBQSxFQUMvQjtBQUFBLEVBRUEsTUFBZ0I7QUFDZCxVQUFNLE1BQWdCLENBQUM7QUFDdkIsYUFBUyxLQUFLLEdBQUcsTUFBTSxLQUFLLE9BQU8sTUFBTSxFQUFHLEtBQUksS0FBSyxNQUFNLElBQUksSUFBSSxPQUFPLE1BQU0sRUFBRyxLQUFJLEtBQUssRUFBRTtBQUM5RixXQUFPO0FBQUEsRUFDVDtBQUFBLEVBRUEsT0FBTyxNQUFNLEdBQVc7QUFDdEIsVUFBTSxPQUFPLEtBQUs7QUFDbEIsVUFBTSxFQUFFLFdBQVcsSUFBSSxLQUFLO0FBQzVCLFVBQU0sS0FBSyxLQUFLLElBQUksR0FBRyxPQUFPLElBQUk7QUFDbEM7QUFBQSxNQUNFLFdBQVcsUUFBUSxJQUFJLFFBQVEsSUFBSSxNQUFNLEtBQUssS0FBSyxLQUFLLEdBQUcsTUFBTTtBQUFBLE1BQ2pFLEdBQUcsV0FBVyxJQUFJLGdDQUFnQyxHQUFHO0FBQUEsSUFDdkQ7QUFDQSxTQUFLLFFBQVEsRUFBRTtBQUNmLFNBQUssSUFBSSxHQUFHLFNBQVMsRUFBRTtBQUN2QixTQUFLLElBQUksSUFBSSxTQUFTLENBQUM7QUFDdkIsUUFBSSxXQUFXLFFBQVEsR0FBRztBQUN4QixXQUFLLElBQUksSUFBSSxXQUFXLEtBQUssR0FBRztBQUNoQyxXQUFLLFNBQVMsTUFBTSxJQUFJLElBQUksR0FBRztBQUFBLElBQ2pDO0FBQ0EsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLE9BQU8sSUFBa0I7QUFDdkIsVUFBTSxFQUFFLFdBQVcsSUFBSSxLQUFLO0FBQzVCLGNBQVUsV0FBVyxRQUFRLEdBQUcsV0FBVyxXQUFXLElBQUksbUNBQW1DO0FBQzdGLGVBQVcsQ0FBQ0MsT0FBTSxFQUFFLEtBQUssQ0FBQyxLQUFLLE9BQU8sUUFBUSxXQUFXLEtBQUssR0FBRztBQUMvRCxZQUFNLFFBQVEsV0FBVyxPQUFPQSxLQUFJO0FBQ3BDLFVBQUksU0FBUyxPQUFRLE1BQUssTUFBTSxJQUFJLEtBQWE7QUFDakQ7QUFBQSxRQUNFLFNBQVMsVUFBVSxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssTUFBTTtBQUFBLFFBQ2pELEdBQUcsV0FBVyxJQUFJLElBQUksRUFBRSxjQUFjQSxLQUFJO0FBQUEsTUFDNUM7QUFDQSxVQUFJLFNBQVMsUUFBUyxNQUFLLE1BQU0sU0FBUyxJQUFJLE9BQU8sR0FBRyxHQUFHLENBQUM7QUFBQSxlQUNuRCxTQUFTLFVBQVUsU0FBUyxRQUFTLE1BQUssTUFBTSxJQUFJLElBQUksT0FBTyxDQUFDO0FBQUEsSUFDM0U7QUFDQSxTQUFLLE1BQU0sSUFBSSxJQUFJLFNBQVMsQ0FBQztBQUFBLEVBQy9CO0FBQ0Y7OztBQzFLTyxTQUFTLE9BQ2QsT0FDQSxTQUNBLE9BQ0EsUUFDTTtBQUNOLFFBQU0sUUFBZSxFQUFFLEtBQUssR0FBRyxRQUFRLEVBQUU7QUFDekMsUUFBTSxZQUFZLE1BQU0sVUFBVSxJQUFJLENBQUMsR0FBRyxlQUFlLElBQUksZUFBZSxVQUFVLENBQUM7QUFDdkYsTUFBSSxVQUFrQixFQUFFLE1BQU0sRUFBRTtBQUNoQyxRQUFNLFFBQWlDO0FBQUEsSUFDckMsTUFBTSxDQUFDQyxPQUFjLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxHQUFHLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxNQUMxRCxPQUFPLElBQUksTUFBTSxLQUFLQSxPQUFNLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDOUMsTUFBTSxDQUFDLFFBQWdCLFFBQWdCQyxLQUFJLE1BQ3pDLEtBQUssUUFBUSxNQUFNLFFBQVEsUUFBUSxNQUFNLEtBQUtBLEVBQUM7QUFBQSxFQUNuRDtBQUNBLFNBQU8sZUFBZSxPQUFPLE9BQU8sRUFBRSxLQUFLLE1BQU0sTUFBTSxLQUFLLFlBQVksS0FBSyxDQUFDO0FBQzlFLFNBQU8sZUFBZSxPQUFPLFdBQVcsRUFBRSxLQUFLLE1BQU0sU0FBUyxZQUFZLEtBQUssQ0FBQztBQUNoRixhQUFXLENBQUMsT0FBTyxNQUFNLEtBQUssUUFBUSxRQUFRLEdBQUc7QUFDL0MsVUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLO0FBQzdCLFVBQU0sT0FBTyxNQUFNLEtBQUssS0FBSztBQUM3QixVQUFNLE1BQU0sT0FBTyxLQUFLLENBQVcsSUFBSSxJQUFJLE1BQU0sUUFBUTtBQUFBLE1BQ3ZEO0FBQUEsTUFDQSxNQUFNLE1BQU07QUFBQSxNQUNaLFFBQVEsTUFBTTtBQUFBLE1BQ2Q7QUFBQSxNQUNBLE1BQU0sQ0FBQyxRQUFTLEtBQWtCLEtBQUssTUFBTSxPQUFPLFdBQVcsS0FBSyxHQUFHO0FBQUEsSUFDekUsQ0FBQztBQUFBLEVBQ0g7QUFDQSxhQUFXLENBQUMsWUFBWUQsS0FBSSxLQUFLLE1BQU0sVUFBVSxRQUFRLEVBQUcsT0FBTUEsS0FBSSxJQUFJLFVBQVUsVUFBVTtBQUM5RixRQUFNLFFBQVEsQ0FBQyxTQUF1QjtBQUNwQyxjQUFVO0FBQUEsRUFDWjtBQUNBLFNBQU8sRUFBRSxPQUFPLFdBQVcsT0FBTyxNQUFNO0FBQzFDO0FBR08sU0FBUyxRQUNkLFNBQ0EsU0FDQSxXQUNBLFNBQ0EsT0FDQSxTQUNBLEtBQ1E7QUFDUixRQUFNLFFBQWUsRUFBRSxLQUFLLFFBQVEsRUFBRTtBQUN0QyxRQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsR0FBRyxVQUFVLFFBQVEsT0FBTyxTQUFTLEtBQUssQ0FBQztBQUNyRSxRQUFNLFFBQWlDO0FBQUEsSUFDckM7QUFBQSxJQUNBO0FBQUEsSUFDQSxNQUFNLENBQUMsUUFBZ0IsUUFBZ0JDLEtBQUksTUFBTSxLQUFLLFFBQVEsTUFBTSxRQUFRLFFBQVEsS0FBS0EsRUFBQztBQUFBLEVBQzVGO0FBQ0EsYUFBVyxDQUFDLE9BQU8sTUFBTSxLQUFLLFFBQVEsUUFBUSxHQUFHO0FBQy9DLFVBQU0sTUFBTSxPQUFPLEtBQUssQ0FBVyxJQUFJLElBQUksTUFBTSxRQUFRO0FBQUEsTUFDdkQ7QUFBQSxNQUNBO0FBQUEsTUFDQSxRQUFRO0FBQUEsTUFDUixNQUFNO0FBQUEsTUFDTixNQUFNLENBQUMsUUFBUSxRQUFRLEtBQUssU0FBUyxPQUFPLEdBQUc7QUFBQSxJQUNqRCxDQUFDO0FBQUEsRUFDSDtBQUNBLGFBQVcsQ0FBQyxZQUFZRCxLQUFJLEtBQUssTUFBTSxVQUFVLFFBQVEsR0FBRztBQUMxRCxVQUFNQSxLQUFJLElBQUksZUFBZSxVQUFVLFVBQVUsQ0FBYztBQUFBLEVBQ2pFO0FBQ0EsU0FBTztBQUNUOzs7QUN4Q0EsSUFBTSxZQUFZO0FBWVgsU0FBUyxpQkFDZCxZQUNBLFlBQXVCLGdCQUN2QjtBQUVBLFFBQU0sRUFBRSxRQUFBRSxTQUFRLFNBQVMsU0FBUyxJQUFJO0FBQ3RDLFFBQU0sUUFBUSxRQUFRQSxTQUFRLE9BQU87QUFDckMsUUFBTSxVQUFVLFVBQVVBLFNBQVEsS0FBSztBQUN2QyxRQUFNLFFBQWU7QUFBQSxJQUNuQixRQUFRLE9BQU8sS0FBS0EsUUFBTyxNQUFNO0FBQUEsSUFDakMsV0FBVyxPQUFPLEtBQUtBLFFBQU8sU0FBUztBQUFBLEVBQ3pDO0FBQ0EsUUFBTSxVQUFtQixVQUFVLFNBQVMsS0FBSztBQUNqRCxRQUFNLFNBQVMsSUFBSSxZQUFZQSxRQUFPLE1BQU07QUFDNUMsUUFBTSxRQUFRLG9CQUFJLFFBQXFCO0FBQ3ZDLE1BQUksVUFBVTtBQUdkLFFBQU0sYUFBYSxDQUFDLE1BQWdCLFFBQXlEO0FBQzNGLGNBQVUsQ0FBQyxTQUFTLDhDQUE4QztBQUNsRSxVQUFNLEVBQUUsU0FBUyxXQUFXLE9BQU8sSUFBSSxRQUFRLElBQUk7QUFDbkQsY0FBVTtBQUNWLFFBQUk7QUFDRixZQUFNLFFBQVEsUUFBUSxLQUFLLFNBQVMsS0FBSyxHQUFHO0FBQzVDLFVBQUksT0FBTyxNQUFNLElBQUksS0FBSztBQUMxQixVQUFJLFNBQVMsT0FBVyxPQUFNLElBQUksT0FBUSxPQUFPLE9BQU8sT0FBTyxTQUFTLE9BQU8sTUFBTSxDQUFFO0FBQ3ZGLFdBQUssTUFBTSxNQUFNLEtBQUs7QUFDdEIsV0FBSyxNQUFNLFNBQVMsS0FBSyxNQUFNO0FBQy9CLFdBQUssTUFBTSxPQUFPLE9BQU87QUFDekIsaUJBQVcsQ0FBQyxPQUFPLEtBQUssS0FBSyxLQUFLLFVBQVUsUUFBUSxHQUFHO0FBQ3JELGNBQU0sTUFBTSxVQUFVLEtBQUssS0FBSyxZQUFZO0FBQUEsTUFDOUM7QUFDQSxhQUFPLE1BQU07QUFDYixVQUFJLE9BQU87QUFDWCxVQUFJO0FBQ0YsZUFBTyxJQUFJLE1BQU0sS0FBSztBQUN0QixZQUFJLENBQUMsS0FBTSxRQUFPO0FBQ2xCLGNBQU0sU0FBUyxLQUFLLFVBQVUsSUFBSSxDQUFDLFVBQVUsTUFBTSxPQUFPLENBQUM7QUFDM0QsY0FBTSxPQUFPLE9BQU8sTUFBTSxDQUFDLE1BQU0sVUFBVSxTQUFTLFVBQVUsS0FBSyxDQUFDO0FBQ3BFLGNBQU0sT0FBTyxRQUFRLE9BQU8sU0FBUyxLQUFLO0FBQzFDLFlBQUksU0FBUyxXQUFXLFFBQVEsS0FBSyxNQUFNLFFBQVEsS0FBSyxJQUFLLFFBQU87QUFDcEUsZUFBTyxJQUFJLFNBQVMsS0FBSyxNQUFNLEtBQUssUUFBUSxNQUFNLE9BQU8sWUFBWSxNQUFNO0FBQUEsTUFDN0UsU0FBUyxPQUFPO0FBQ2QsZUFBTztBQUNQLGNBQU07QUFBQSxNQUNSLFVBQUU7QUFDQSxZQUFJLENBQUMsS0FBTSxTQUFRLFNBQVMsU0FBUyxPQUFPLEtBQUssR0FBRztBQUFBLE1BQ3REO0FBQUEsSUFDRixVQUFFO0FBQ0EsZ0JBQVU7QUFBQSxJQUNaO0FBQUEsRUFDRjtBQUdBLFFBQU0sVUFBVSxDQUFDLEVBQUUsT0FBTyxNQUFNLEdBQVMsRUFBRSxRQUFRLEtBQUssTUFBbUI7QUFDekUsYUFBUyxPQUFPLEdBQUcsQ0FBQyxPQUFPLE1BQU0sUUFBUSxHQUFHO0FBQzFDLGdCQUFVLE9BQU8sV0FBVyxRQUFRLE1BQU0sR0FBRyxrQkFBa0IsU0FBUyxRQUFRO0FBQ2hGLGFBQU8sT0FBTztBQUNkLFVBQUksS0FBSztBQUNULGlCQUFXLENBQUNDLFFBQU8sTUFBTSxLQUFLLFFBQVEsUUFBUSxHQUFHO0FBQy9DLGNBQU0sRUFBRSxPQUFPLElBQUksSUFBSSxNQUFNQSxNQUFLO0FBQ2xDLGNBQU0sU0FBUyxLQUFLLEtBQUs7QUFDekIsbUJBQVcsTUFBTSxPQUFPLFFBQVFBLE1BQUssR0FBRyxLQUFLLEtBQUssTUFBTSxHQUFHO0FBQ3pELGdCQUFNLEtBQUssT0FBTyxPQUFPLEVBQUU7QUFFM0IsY0FBSSxPQUFPLElBQUksSUFBSSxHQUFHLE1BQU0sTUFBTSxJQUFLO0FBQ3ZDLGlCQUFPLElBQUksSUFBSSxLQUFLLENBQUM7QUFDckIsaUJBQU8sSUFBSSxPQUFxQixFQUFFO0FBQUEsUUFDcEM7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFFQSxRQUFNLFVBQVUsQ0FDZCxNQUNBLFdBQzBEO0FBQzFELFVBQU0sRUFBRSxPQUFPLE9BQU8sWUFBWSxTQUFTLElBQUk7QUFDL0MsVUFBTSxNQUFNLEtBQUssTUFBTTtBQUN2QixjQUFVLFNBQVMsS0FBSyxPQUFPLFlBQVksTUFBTSxNQUFNLEdBQUcsMEJBQTBCLEdBQUcsRUFBRTtBQUN6RixVQUFNLFdBQVcsV0FBVyxNQUFNLENBQUMsTUFBTSxVQUFVO0FBQ2pELFlBQU0sRUFBRSxNQUFNLElBQUk7QUFDbEIsWUFBTSxFQUFFLE9BQU8sSUFBSTtBQUNuQixhQUFPLE1BQU0sTUFBTSxLQUFLO0FBQ3RCLGNBQU0sTUFBTSxVQUFVLElBQUksTUFBTSxPQUFPLFFBQVE7QUFDL0MsY0FBTSxNQUFNLFFBQVEsS0FBSyxNQUFNLE1BQU0sTUFBTTtBQUMzQyxjQUFNLFNBQVMsTUFBTTtBQUNyQixlQUFPLEtBQUssTUFBTSxHQUFHO0FBQ3JCLGNBQU0sT0FBTyxPQUFPO0FBQ3BCLGdCQUFRLE1BQU0sS0FBSztBQUNuQixZQUFJLE9BQU8sVUFBVSxVQUFXO0FBQ2hDLFlBQUksVUFBVSxVQUFhLFNBQVMsUUFBUSxNQUFNLEtBQUssRUFBRztBQUFBLE1BQzVEO0FBQ0EsYUFBTztBQUFBLElBQ1QsQ0FBQztBQUNELFdBQU8sRUFBRSxVQUFVLFFBQVEsT0FBTyxJQUFJLEdBQUcsT0FBTyxTQUFTLE1BQU0sS0FBSyxJQUFJO0FBQUEsRUFDMUU7QUFFQSxTQUFPO0FBQUEsSUFDTDtBQUFBO0FBQUEsSUFHQSxRQUFRLFNBQWlEO0FBQ3ZELFlBQU0sU0FBaUIsRUFBRSxTQUFTLGFBQWEsU0FBUyxjQUFjLE9BQU8sQ0FBQyxFQUFFO0FBQ2hGLFlBQU0sUUFBUSxJQUFJO0FBQUEsUUFDaEI7QUFBQSxRQUNBO0FBQUEsUUFDQSxRQUFRLE9BQU87QUFBQSxRQUNmLE1BQU0sVUFBVSxJQUFJLE1BQU0sWUFBWTtBQUFBLE1BQ3hDO0FBQ0EsYUFBTyxXQUFXLE9BQU8sQ0FBQyxFQUFFLE1BQU0sTUFBTTtBQUN0QyxtQkFBVyxRQUFRLEtBQW1CO0FBQ3RDLGVBQU87QUFBQSxNQUNULENBQUM7QUFBQSxJQUNIO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxJQU1BLFFBQ0UsTUFDQSxTQUMwRDtBQUMxRCxZQUFNLFVBQVUsT0FBTyxPQUFPLFVBQVUsUUFBUSxJQUFJLElBQUksU0FBUyxRQUFRLElBQUksSUFBSTtBQUNqRixVQUFJLFVBQW1CO0FBQUEsUUFDckI7QUFBQSxRQUNBLHVCQUF1QixLQUFLLFVBQVUsUUFBUSxJQUFJLENBQUM7QUFBQSxRQUNuRCxFQUFFLFVBQVUsT0FBTyxLQUFLLFFBQVEsRUFBRSxLQUFLLElBQUksRUFBRTtBQUFBLE1BQy9DO0FBQ0EsVUFBSSxZQUFZLE9BQVcsUUFBTyxNQUFNO0FBQUEsV0FDbkM7QUFDSCxjQUFNLFdBQVcsV0FBVyxNQUFNLENBQUMsRUFBRSxNQUFNLE1BQU07QUFDL0Msb0JBQVUsUUFBUSxPQUFxQixPQUFPO0FBQzlDLGNBQUksQ0FBQyxRQUFRLEtBQU0sUUFBTyxNQUFNO0FBQ2hDLGlCQUFPLFFBQVE7QUFBQSxRQUNqQixDQUFDO0FBQ0QsZUFBTyxFQUFFLFVBQVUsU0FBUyxRQUFRLE9BQU8sSUFBSSxFQUFFO0FBQUEsTUFDbkQ7QUFDQSxhQUFPLEVBQUUsVUFBVSxNQUFNLFNBQVMsUUFBUSxPQUFPLElBQUksRUFBRTtBQUFBLElBQ3pEO0FBQUE7QUFBQSxJQUdBLEtBQUssTUFBcUQ7QUFDeEQsYUFBTyxRQUFRLE1BQU0sRUFBRSxPQUFPLEVBQUUsQ0FBQztBQUFBLElBQ25DO0FBQUE7QUFBQSxJQUdBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxJQU1BLE1BQVMsVUFBaUIsR0FBOEI7QUFDdEQsVUFBSTtBQUNGLGVBQU8sRUFBRSxRQUFRO0FBQUEsTUFDbkIsVUFBRTtBQUNBLG1CQUFXLFVBQVUsTUFBTSxLQUFLO0FBQUEsTUFDbEM7QUFBQSxJQUNGO0FBQUE7QUFBQSxJQUdBLFNBQVMsQ0FBQyxhQUE0QjtBQUNwQyxnQkFBVSxDQUFDLFNBQVMsMENBQTBDO0FBQzlELGFBQU8sUUFBUSxRQUFRLFFBQVEsUUFBUSxFQUFFLFNBQVMsU0FBUyxHQUFHO0FBQUEsSUFDaEU7QUFBQTtBQUFBLElBR0EsS0FBSyxVQUE2QjtBQUNoQyxZQUFNLFFBQVEsUUFBUSxRQUFRO0FBQzlCLFlBQU0sRUFBRSxTQUFTLFdBQVcsT0FBTyxJQUFJO0FBQ3ZDLFlBQU0sVUFBVTtBQUFBLFFBQ2Q7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQSxPQUFPO0FBQUEsUUFDUCxTQUFTO0FBQUEsTUFDWDtBQUNBLGFBQU8sTUFBTTtBQUFBLElBQ2Y7QUFBQTtBQUFBLElBR0EsTUFBTSxDQUFDLGFBQTRCLFNBQVMsUUFBUTtBQUFBO0FBQUEsSUFHcEQsYUFBYSxDQUFDLGFBQ1osWUFBWSxVQUFVLEtBQUs7QUFBQTtBQUFBLElBRzdCLE1BQU0sQ0FBQyxHQUFVLE1BQTJCLFlBQVksU0FBUyxTQUFTLE9BQU8sR0FBRyxDQUFDO0FBQUE7QUFBQSxJQUdyRixTQUFTLENBQUMsR0FBVSxNQUNsQixZQUFZLFNBQVMsU0FBUyxPQUFPLEdBQUcsQ0FBQztBQUFBO0FBQUEsSUFHM0MsUUFBUSxDQUFDLGFBQ1AsZUFBZSxZQUFZLFNBQVMsT0FBTyxTQUFTLFFBQVE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsSUFPOUQsUUFBUSxDQUFDLFVBQ1AsZUFBZSxZQUFZLFNBQVMsT0FBTyxTQUFTLE9BQU8sVUFBVTtBQUFBLEVBQ3pFO0FBQ0Y7QUFFQSxTQUFTLFFBQ1BELFNBQ0EsU0FDc0I7QUFDdEIsUUFBTUUsVUFBUyxPQUFPLEtBQUtGLFFBQU8sTUFBTTtBQUN4QyxhQUFXLENBQUNHLE9BQU0sRUFBRSxNQUFNLENBQUMsS0FBSyxPQUFPLFFBQVFILFFBQU8sTUFBTSxHQUFHO0FBQzdELGVBQVcsQ0FBQyxPQUFPLEVBQUUsS0FBSyxDQUFDLEtBQUssT0FBTyxRQUFRLEtBQUssR0FBRztBQUNyRCxVQUFJLFNBQVMsUUFBUztBQUN0QixZQUFNLFNBQVMsUUFBUSxPQUFPLENBQUMsRUFBRSxPQUFPLE9BQUFJLE9BQU0sTUFBTSxVQUFVRCxTQUFRQyxXQUFVLEtBQUs7QUFDckYsZ0JBQVUsT0FBTyxXQUFXLEdBQUcsU0FBU0QsS0FBSSxJQUFJLEtBQUssUUFBUSxPQUFPLE1BQU0saUJBQWlCO0FBQUEsSUFDN0Y7QUFBQSxFQUNGO0FBQ0EsU0FBTyxRQUFRLElBQUksQ0FBQyxFQUFFLE9BQU8sT0FBQUMsUUFBTyxNQUFBRCxNQUFLLE1BQU07QUFDN0MsVUFBTSxhQUFhSCxRQUFPLE9BQU8sS0FBSztBQUN0QztBQUFBLE1BQ0UsWUFBWSxNQUFNSSxNQUFLLEdBQUcsU0FBUztBQUFBLE1BQ25DLEdBQUdELEtBQUksb0JBQW9CLEtBQUssSUFBSUMsTUFBSztBQUFBLElBQzNDO0FBQ0EsVUFBTSxNQUFNLFdBQVcsT0FBT0EsTUFBSztBQUNuQyxXQUFPLEVBQUUsT0FBT0YsUUFBTyxRQUFRLEtBQUssR0FBRyxLQUFLLE9BQU8sTUFBTSxFQUFFO0FBQUEsRUFDN0QsQ0FBQztBQUNIO0FBRUEsU0FBUyxTQUFTLFFBQXFCLE1BQWMsT0FBMkM7QUFDOUYsV0FBUyxRQUFRLE1BQU0sUUFBUSxPQUFPLFFBQVEsU0FBUyxHQUFHO0FBQ3hELFFBQUksTUFBTSxPQUFPLEdBQUcsS0FBSyxDQUFDLEVBQUcsUUFBTztBQUFBLEVBQ3RDO0FBQ0EsU0FBTztBQUNUOzs7QUM3U08sSUFBTSxTQUFTLFlBQVksVUFBVTtBQUFBO0FBQUEsRUFFMUMsU0FBUztBQUNYLENBQUM7QUFHTSxJQUFNLFNBQVMsT0FBTztBQUd0QixJQUFNLGFBQWE7OztBQ1RuQixJQUFNLFVBQVUsWUFBWSxXQUFXO0FBQUE7QUFBQSxFQUU1QyxRQUFRO0FBQUE7QUFBQSxFQUVSLE9BQU87QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLEVBS1AsUUFBUTtBQUFBLEVBQ1IsU0FBUztBQUFBO0FBQUEsRUFFVCxVQUFVLEtBQUssYUFBYSxTQUFTO0FBQUE7QUFBQSxFQUVyQyxNQUFNO0FBQUE7QUFBQSxFQUVOLFVBQVU7QUFBQTtBQUFBLEVBRVYsU0FBUyxLQUFLLFlBQVksUUFBUTtBQUFBO0FBQUEsRUFFbEMsT0FBTyxLQUFLLFVBQVUsV0FBVztBQUFBO0FBQUEsRUFFakMsT0FBTztBQUFBO0FBQUEsRUFFUCxhQUFhO0FBQUE7QUFBQSxFQUViLFdBQVcsS0FBSyxVQUFVLFNBQVM7QUFBQTtBQUFBLEVBRW5DLFNBQVM7QUFDWCxDQUFDO0FBR00sSUFBTSxTQUFTLFFBQVE7OztBQ2hDdkIsSUFBTSxXQUFXLFlBQVksWUFBWTtBQUFBO0FBQUEsRUFFOUMsU0FBUztBQUFBO0FBQUEsRUFFVCxPQUFPO0FBQUEsRUFDUCxXQUFXO0FBQ2IsQ0FBQztBQUdNLElBQU0sVUFBVSxTQUFTOzs7QUNUekIsSUFBTSxPQUFPLFlBQVksUUFBUTtBQUFBLEVBQ3RDLFNBQVMsS0FBSyxZQUFZLE9BQU87QUFBQTtBQUFBLEVBRWpDLFlBQVk7QUFBQTtBQUFBLEVBRVosT0FBTztBQUNULENBQUM7QUFHTSxJQUFNLE1BQU0sS0FBSzs7O0FDVGpCLElBQU0sV0FBVztBQUFBLEVBQ3RCO0FBQUEsRUFDQTtBQUFBLElBQ0UsUUFBUTtBQUFBO0FBQUEsSUFFUixPQUFPO0FBQUE7QUFBQSxJQUVQLFVBQVUsS0FBSyxVQUFVLFNBQVM7QUFBQTtBQUFBLElBRWxDLFVBQVU7QUFBQSxFQUNaO0FBQUEsRUFDQTtBQUNGO0FBR08sSUFBTSxVQUFVLFNBQVM7OztBQ2pCekIsSUFBTSxXQUFXO0FBQUEsRUFDdEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFNTyxJQUFNLFNBQVM7QUFBQSxFQUNwQixNQUFNO0FBQUEsRUFDTixZQUFZO0FBQUEsRUFDWixXQUFXO0FBQUEsRUFDWCxRQUFRO0FBQUEsRUFDUixXQUFXO0FBQUEsRUFDWCxVQUFVO0FBQUEsRUFDVixVQUFVO0FBQUEsRUFDVixxQkFBcUI7QUFDdkI7QUFHTyxTQUFTLFNBQVMsUUFBd0I7QUFDL0MsU0FBTyxTQUFTLFNBQVMsQ0FBQyxLQUFLO0FBQ2pDOzs7QUM3Qk8sSUFBTSxlQUFlO0FBQUEsRUFDMUI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBTU8sU0FBUyxnQkFBZ0JHLE9BQXNCO0FBQ3BELFNBQVEsYUFBbUMsUUFBUUEsS0FBSSxJQUFJO0FBQzdEO0FBR08sU0FBUyxhQUFhLE9BQXVDO0FBQ2xFLFNBQU8sYUFBYSxRQUFRLENBQUM7QUFDL0I7OztBQ2pDTyxJQUFNLFNBQVMsWUFBWSxVQUFVO0FBQUEsRUFDMUMsU0FBUztBQUFBLEVBQ1QsU0FBUztBQUFBO0FBQUEsRUFFVCxRQUFRO0FBQUEsRUFDUixTQUFTO0FBQUE7QUFBQSxFQUVULE9BQU87QUFBQSxFQUNQLGVBQWU7QUFDakIsQ0FBQztBQUdNLElBQU0sUUFBUSxPQUFPOzs7QUNackIsSUFBTSxZQUFZO0FBQUEsRUFDdkI7QUFBQSxFQUNBO0FBQUE7QUFBQSxJQUVFLE9BQU87QUFBQSxJQUNQLFNBQVM7QUFBQTtBQUFBLElBRVQsT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQ0Y7QUFHTyxJQUFNLFdBQVcsVUFBVTs7O0FDUjNCLFNBQVMsZ0JBQWdCLE9BQWMsTUFBeUI7QUFDckUsU0FBTyxNQUFNLFFBQVEsUUFBUSxXQUFXLGFBQWEsT0FBTyxDQUFDLEtBQUssZUFBZTtBQUNuRjtBQUdPLFNBQVMsY0FBYyxPQUFjLFFBQXdCO0FBQ2xFLFNBQU8sTUFBTSxPQUFPLElBQUksTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVMsR0FBRyxNQUFNLE9BQU87QUFDdkY7QUFHTyxTQUFTLFlBQVksT0FBYyxRQUF3QjtBQUNoRSxTQUFPLE1BQU0sVUFBVSxJQUFJLE1BQU0sUUFBUSxPQUFPLFFBQVEsT0FBTyxRQUFRLEdBQUcsU0FBUyxLQUFLO0FBQzFGO0FBR08sU0FBUyxVQUFVLE9BQWMsTUFBYyxXQUFtQixVQUEwQjtBQUNqRyxRQUFNLEVBQUUsU0FBQUMsU0FBUSxJQUFJO0FBQ3BCLFFBQU0sU0FBU0EsU0FBUSxPQUFPO0FBQzlCLEVBQUFBLFNBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxJQUFJO0FBQ3JDLEVBQUFBLFNBQVEsSUFBSSxRQUFRLE9BQU8sVUFBVSxNQUFNLFFBQVEsUUFBUSxTQUFTLE9BQU87QUFDM0UsRUFBQUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxTQUFTLFNBQVM7QUFDN0MsRUFBQUEsU0FBUSxLQUFLLFFBQVEsT0FBTyxVQUFVLFFBQVE7QUFDOUMsRUFBQUEsU0FBUSxLQUFLLFFBQVEsT0FBTyxXQUFXLFNBQVM7QUFDaEQsY0FBWSxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDekMsTUFBSSxnQkFBZ0IsT0FBTyxJQUFJLEVBQUUsY0FBYyxFQUFHLE9BQU0sU0FBUyxPQUFPLE1BQU07QUFDOUUsU0FBTztBQUNUO0FBR08sU0FBUyxZQUFZLE9BQWMsUUFBZ0IsUUFBZ0IsUUFBc0I7QUFDOUYsUUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLFFBQVEsTUFBTTtBQUMvQyxRQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sT0FBTyxNQUFNLEdBQUc7QUFDakQsUUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLFFBQVEsTUFBTTtBQUNqRDs7O0FDekNPLElBQU0sYUFBYTtBQUFBLEVBQ3hCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQW1CTyxTQUFTLFlBQWUsTUFBbUQ7QUFDaEYsUUFBTSxPQUFPLENBQUM7QUFDZCxhQUFXLENBQUMsVUFBVSxRQUFRLEtBQUssV0FBVyxRQUFRO0FBQ3BELFNBQUssUUFBUSxJQUFJLEtBQUssVUFBVSxRQUFRO0FBQzFDLFNBQU87QUFDVDs7O0FDekJPLFNBQVMsY0FBYyxTQUFrQixhQUE2QjtBQUMzRSxRQUFNLEVBQUUsU0FBUyxnQkFBZ0IsSUFBSSxRQUFRO0FBQzdDLFNBQU8sSUFBSSxpQkFBaUIsU0FBUyxjQUFjLEtBQU0sT0FBTyxDQUFDO0FBQ25FO0FBR08sU0FBUyxjQUFjLFNBQWlCLE9BQXVCO0FBQ3BFLFNBQU8sUUFBUSxVQUFVLEtBQU0sS0FBSztBQUN0Qzs7O0FDWk8sSUFBTSxXQUFXLFlBQVksWUFBWTtBQUFBO0FBQUEsRUFFOUMsU0FBUztBQUFBO0FBQUEsRUFFVCxVQUFVO0FBQUEsRUFDVixRQUFRO0FBQUE7QUFBQSxFQUVSLFNBQVM7QUFBQTtBQUFBLEVBRVQsV0FBVztBQUFBO0FBQUEsRUFFWCxVQUFVO0FBQUE7QUFBQSxFQUVWLFdBQVc7QUFBQSxFQUNYLFNBQVM7QUFDWCxDQUFDO0FBR00sSUFBTSxVQUFVLFNBQVM7QUFHekIsU0FBUyxVQUFVLE1BQWMsVUFBMEI7QUFDaEUsVUFBUSxPQUFPLEtBQUssSUFBSTtBQUMxQjtBQUdPLFNBQVMsT0FBTyxTQUF5QjtBQUM5QyxTQUFPLFNBQVMsVUFBVSxHQUFHLENBQUMsSUFBSTtBQUNwQztBQUdPLFNBQVMsV0FBVyxLQUFxQjtBQUM5QyxVQUFTLE1BQU0sS0FBSyxJQUFLO0FBQzNCOzs7QUNuQ08sSUFBTSxRQUFROzs7QUNFZCxJQUFNLFNBQVMsWUFBWSxVQUFVO0FBQUE7QUFBQSxFQUUxQyxRQUFRO0FBQUE7QUFBQSxFQUVSLE1BQU07QUFBQTtBQUFBLEVBRU4sV0FBVztBQUFBO0FBQUEsRUFFWCxTQUFTO0FBQUE7QUFBQSxFQUVULE1BQU07QUFBQTtBQUFBLEVBRU4sU0FBUztBQUFBO0FBQUEsRUFFVCxZQUFZO0FBQUEsRUFDWixZQUFZO0FBQ2QsQ0FBQztBQUdNLElBQU0sUUFBUSxPQUFPO0FBR3JCLFNBQVMsUUFBUSxNQUFjLFVBQTBCO0FBQzlELFVBQVEsT0FBTyxLQUFLLElBQUk7QUFDMUI7QUFHTyxTQUFTLE9BQU8sT0FBdUI7QUFDNUMsU0FBTyxTQUFTLFFBQVEsR0FBRyxDQUFDLElBQUk7QUFDbEM7OztBQzdCTyxJQUFNLGdCQUFnQjtBQUd0QixJQUFNLFFBQVE7QUFBQSxFQUNuQjtBQUFBLEVBQ0E7QUFBQTtBQUFBLElBRUUsS0FBSztBQUFBLElBQ0wsVUFBVSxLQUFLLGFBQWEsT0FBTztBQUFBLElBQ25DLFNBQVMsS0FBSyxZQUFZLE9BQU87QUFBQTtBQUFBLElBRWpDLE1BQU07QUFBQSxFQUNSO0FBQUEsRUFDQTtBQUNGO0FBR08sSUFBTSxPQUFPLE1BQU07QUFHbkIsU0FBUyxRQUFRLFNBQWlCLFVBQTBCO0FBQ2pFLFNBQU8sWUFBWSxnQkFBZ0IsS0FBSztBQUMxQzs7O0FDbkJPLFNBQVMsVUFBVSxPQUFjLE9BQXVCO0FBQzdELFFBQU0sTUFBTSxNQUFNLFFBQVEsUUFBUSxPQUFPLGdCQUFnQjtBQUN6RCxTQUFPLE1BQU0sTUFBTSxPQUFPLE1BQU0sT0FBTyxNQUFNLE1BQU07QUFDckQ7QUFHTyxTQUFTLFdBQVcsT0FBYyxPQUFlLFVBQTJCO0FBQ2pGLFNBQU8sVUFBVSxPQUFPLEtBQUssS0FBSyxNQUFNLE9BQU8sS0FBSyxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQzdFO0FBR08sU0FBUyxVQUFVLE9BQWMsT0FBZSxRQUFzQjtBQUMzRSxRQUFNLE9BQU8sUUFBUSxPQUFPLE1BQU0sUUFBUSxNQUFNLE9BQU8sS0FBSyxPQUFPLE1BQU0sTUFBTSxJQUFJLE1BQU07QUFDekYsZUFBYSxPQUFPLEtBQUs7QUFDM0I7QUFHTyxTQUFTLFNBQVMsT0FBYyxPQUFlLFFBQXNCO0FBQzFFLFFBQU0sT0FBTyxTQUFTLE9BQU8sTUFBTSxRQUFRLE1BQU0sT0FBTyxNQUFNLE9BQU8sTUFBTSxNQUFNLElBQUksTUFBTTtBQUMzRixlQUFhLE9BQU8sS0FBSztBQUMzQjtBQUdPLFNBQVMsYUFBYSxPQUFjLE9BQXFCO0FBQzlELFFBQU0sRUFBRSxRQUFBQyxTQUFRLElBQUksSUFBSTtBQUN4QixRQUFNLE9BQU9BLFFBQU8sS0FBSyxPQUFPLE1BQU0sTUFBTTtBQUM1QyxNQUFJLFNBQVMsRUFBRyxDQUFBQSxRQUFPLE9BQU8sT0FBTyxNQUFNLElBQUk7QUFBQSxPQUMxQztBQUNILFVBQU0sUUFBUSxTQUFTLFVBQVUsT0FBTyxLQUFLLEdBQUcsSUFBSTtBQUNwRCxJQUFBQSxRQUFPLFNBQVMsT0FBTyxNQUFNLE1BQU0sTUFBTSxJQUFJLEdBQUcsS0FBSyxDQUFDO0FBQUEsRUFDeEQ7QUFDQSxNQUFJQSxRQUFPLFFBQVEsT0FBTyxNQUFNLE9BQU8sR0FBRztBQUN4QyxJQUFBQSxRQUFPLE9BQU8sT0FBTyxNQUFNLE9BQU87QUFDbEM7QUFBQSxFQUNGO0FBQ0EsUUFBTSxVQUFVQSxRQUFPLElBQUksT0FBTyxNQUFNLElBQUksSUFBSUEsUUFBTyxNQUFNLE9BQU8sTUFBTSxNQUFNO0FBQ2hGLE1BQUksVUFBVSxLQUFLLFNBQVMsRUFBRyxDQUFBQSxRQUFPLE9BQU8sT0FBTyxNQUFNLE9BQU87QUFBQSxNQUM1RCxDQUFBQSxRQUFPLFNBQVMsT0FBTyxNQUFNLFNBQVMsT0FBTyxVQUFVLElBQUksUUFBUSxTQUFTLElBQUksSUFBSSxFQUFFO0FBQzdGOzs7QUMvQk8sU0FBUyxTQUFTLE9BQWMsU0FBeUI7QUFDOUQsU0FBTyxNQUFNLFNBQVMsUUFBUSxTQUFTLFFBQVEsS0FBSyxFQUFFLENBQUMsS0FBSztBQUM5RDtBQUdPLFNBQVMsYUFBYSxPQUFjLEtBQXNCO0FBQy9ELFNBQU8sZ0JBQWdCLE9BQU8sTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJLFVBQVUsQ0FBQyxFQUFFO0FBQ3JFO0FBR08sU0FBUyxhQUFhLE9BQWMsU0FBeUI7QUFDbEUsUUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxNQUFNO0FBQ3pELFFBQU0sV0FBVyxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUTtBQUM3RCxTQUFPLE1BQU0sTUFBTSxLQUFLLFFBQVEsY0FBYyxPQUFPLE1BQU0sR0FBRyxRQUFRLENBQUM7QUFDekU7QUFHTyxTQUFTLFlBQ2QsT0FDQSxNQUNBQyxPQUNBLEtBQ007QUFDTixhQUFXLENBQUMsVUFBVSxRQUFRLEtBQUssV0FBVyxRQUFRLEdBQUc7QUFDdkQsVUFBTSxRQUFRQSxNQUFLLFFBQVEsSUFBSTtBQUMvQixRQUFJLFVBQVUsRUFBRztBQUNqQixhQUFTLE9BQU8sUUFBUSxNQUFNLFdBQVcsQ0FBQyxHQUFHLFFBQVEsVUFBVSxDQUFDLFFBQVEsS0FBSztBQUFBLEVBQy9FO0FBQ0Y7OztBQ3hCTyxTQUFTLFVBQVUsT0FBYyxTQUF1QjtBQUM3RCxRQUFNLFNBQVMsTUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLE1BQU07QUFDekQsUUFBTSxNQUFNLFNBQVMsT0FBTyxPQUFPO0FBQ25DLE1BQUksUUFBUSxHQUFHO0FBQ2IsVUFBTSxTQUFTLE1BQU0sU0FBUyxRQUFRLFFBQVE7QUFDOUMsUUFBSSxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxNQUFNLE9BQU8sTUFBTTtBQUM1RCxrQkFBWSxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFBQSxJQUMzQztBQUNBO0FBQUEsRUFDRjtBQUNBLFFBQU0sT0FBTyxhQUFhLE9BQU8sT0FBTztBQUN4QyxRQUFNLFVBQVUsV0FBVyxPQUFPLE1BQU0sYUFBYSxPQUFPLEdBQUcsQ0FBQztBQUNoRSxNQUFJLFlBQVksRUFBRyxPQUFNLE9BQU8sU0FBUyxRQUFRLEtBQUssSUFBSTtBQUFBLE1BQ3JELE1BQUssT0FBTyxTQUFTLFFBQVEsS0FBSyxPQUFPO0FBQ2hEO0FBTU8sU0FBUyxXQUFXLE9BQWMsTUFBb0I7QUFDM0QsUUFBTSxFQUFFLFNBQUFDLFVBQVMsVUFBQUMsV0FBVSxRQUFBQyxRQUFPLElBQUk7QUFDdEMsUUFBTSxRQUE4RCxDQUFDO0FBQ3JFLGFBQVcsU0FBUyxTQUFTLElBQUksR0FBRztBQUNsQyxVQUFNLFFBQVFBLFFBQU8sTUFBTSxPQUFPLE1BQU0sTUFBTTtBQUM5QyxlQUFXLFdBQVdBLFFBQU8sUUFBUSxPQUFPLE1BQU0sT0FBTyxHQUFHO0FBQzFELFVBQUksT0FBTyxPQUFPLFNBQVMsS0FBSyxJQUFJLE1BQU87QUFDM0MsWUFBTSxTQUFTRCxVQUFTLElBQUksU0FBUyxRQUFRLE1BQU07QUFDbkQsWUFBTSxLQUFLLEVBQUUsU0FBUyxRQUFRLE9BQU9ELFNBQVEsSUFBSSxRQUFRLE9BQU8sS0FBSyxFQUFFLENBQUM7QUFBQSxJQUMxRTtBQUFBLEVBQ0Y7QUFDQSxRQUFNLEtBQUssQ0FBQyxHQUFHLE1BQU0sRUFBRSxRQUFRLEVBQUUsU0FBUyxFQUFFLFNBQVMsRUFBRSxNQUFNO0FBQzdELGFBQVcsRUFBRSxRQUFRLEtBQUssTUFBTyxXQUFVLE9BQU8sT0FBTztBQUN6RCxhQUFXLFNBQVMsU0FBUyxJQUFJLEVBQUcsYUFBWSxPQUFPLEtBQUs7QUFDOUQ7QUFHTyxTQUFTLFlBQVksT0FBYyxPQUFxQjtBQUM3RCxRQUFNLEVBQUUsUUFBQUUsUUFBTyxJQUFJO0FBQ25CLE1BQUksT0FBTztBQUNYLGFBQVcsV0FBV0EsUUFBTyxRQUFRLE9BQU8sTUFBTSxPQUFPLEdBQUc7QUFDMUQsVUFBTSxNQUFNLE9BQU8sT0FBTyxTQUFTLEtBQUs7QUFDeEMsV0FBTyxTQUFTLElBQUksTUFBTSxJQUFJLE1BQU0sR0FBRztBQUFBLEVBQ3pDO0FBQ0EsRUFBQUEsUUFBTyxJQUFJLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFDbEMsZUFBYSxPQUFPLEtBQUs7QUFDM0I7QUFPQSxTQUFTLFdBQVcsT0FBYyxNQUFjQyxPQUF1QjtBQUNyRSxNQUFJLE9BQU87QUFDWCxNQUFJLFNBQVM7QUFDYixhQUFXLENBQUMsVUFBVSxRQUFRLEtBQUssV0FBVyxRQUFRLEdBQUc7QUFDdkQsVUFBTSxRQUFRLFFBQVEsTUFBTSxXQUFXLENBQUM7QUFDeEMsVUFBTSxVQUFVQSxNQUFLLFFBQVEsSUFBSSxRQUFRLE1BQU0sT0FBTyxNQUFNLE9BQU8sTUFBTSxNQUFNO0FBQy9FLFFBQUksV0FBVyxFQUFHO0FBQ2xCLFVBQU0sT0FBTyxNQUFNLE9BQU8sS0FBSyxPQUFPLE1BQU0sTUFBTTtBQUNsRCxVQUFNLFFBQVEsU0FBUyxJQUFJLFVBQVUsUUFBUSxTQUFTLElBQUk7QUFDMUQsUUFBSSxTQUFTLE9BQVE7QUFDckIsV0FBTztBQUNQLGFBQVM7QUFBQSxFQUNYO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxNQUFNLE9BQWMsU0FBaUIsUUFBZ0IsS0FBYSxNQUFvQjtBQUM3RixRQUFNLEVBQUUsU0FBQUgsVUFBUyxVQUFBQyxXQUFVLFFBQVEsSUFBSTtBQUN2QyxRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJLFVBQVU7QUFDL0MsUUFBTSxFQUFFLE1BQUFFLE9BQU0sYUFBYSxJQUFJLGdCQUFnQixPQUFPLElBQUk7QUFDMUQsUUFBTSxRQUFRLGNBQWMsUUFBUSxTQUFTSCxTQUFRLElBQUksUUFBUSxPQUFPLFFBQVEsQ0FBQztBQUNqRixRQUFNLGFBQWEsTUFBTSxNQUFNLGNBQWMsY0FBYyxLQUFLO0FBQ2hFLEVBQUFDLFVBQVMsTUFBTSxTQUFTLFFBQVEsUUFBUTtBQUN4QyxjQUFZLE9BQU8sTUFBTUUsT0FBTSxPQUFPO0FBQ3RDLGNBQVksT0FBTyxRQUFRLE9BQU8sVUFBVSxHQUFHO0FBQy9DLEVBQUFGLFVBQVMsU0FBUyxTQUFTLFFBQVEsVUFBVSxVQUFVO0FBQ3ZELFFBQU0sWUFBWUQsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQ3pELFFBQU0sUUFBUSxZQUFZLE9BQU8sTUFBTTtBQUN2QyxRQUFNLEtBQUssaUJBQWlCLFdBQVcsUUFBUSxPQUFPLE1BQU0sS0FBSyxVQUFVO0FBQzdFO0FBRUEsU0FBUyxLQUFLLE9BQWMsU0FBaUIsUUFBZ0IsS0FBYSxPQUFxQjtBQUM3RixRQUFNLEVBQUUsU0FBQUEsVUFBUyxVQUFBQyxXQUFVLFFBQUFDLFFBQU8sSUFBSTtBQUN0QyxFQUFBRCxVQUFTLEtBQUssU0FBUyxRQUFRLFVBQVUsS0FBSztBQUM5QyxRQUFNLE9BQU8sT0FBTyxPQUFPLFNBQVMsS0FBSztBQUN6QyxRQUFNLFFBQVFDLFFBQU8sSUFBSSxPQUFPLE1BQU0sSUFBSTtBQUMxQyxNQUFJLFVBQVUsS0FBSyxPQUFPLE1BQU8sQ0FBQUEsUUFBTyxJQUFJLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFDbkUsZUFBYSxPQUFPLEtBQUs7QUFDekIsTUFBSUYsU0FBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLE1BQU0sT0FBTyxxQkFBcUI7QUFDckUsSUFBQUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxRQUFRLEdBQUc7QUFDdEM7QUFBQSxFQUNGO0FBQ0EsY0FBWSxPQUFPLFFBQVEsT0FBTyxxQkFBcUIsR0FBRztBQUMxRCxRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJLFVBQVU7QUFDL0MsUUFBTSxZQUFZQSxTQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFDekQsUUFBTSxLQUFLLGlCQUFpQixXQUFXLFFBQVEsWUFBWSxPQUFPLE1BQU0sR0FBRyxNQUFNLEdBQUc7QUFDdEY7QUFFQSxTQUFTLE9BQU8sT0FBYyxTQUFpQixPQUF1QjtBQUNwRSxRQUFNLFdBQVcsV0FBVyxXQUFXLEtBQUssSUFBSSxDQUFDLEtBQUs7QUFDdEQsU0FBTyxhQUFhLE9BQU8sU0FBUyxPQUFPLE9BQU8sQ0FBQyxFQUFFLFFBQVEsSUFBSTtBQUNuRTtBQUVBLFNBQVMsU0FBUyxNQUF3QjtBQUN4QyxTQUFPLFdBQVcsSUFBSSxDQUFDLEdBQUcsYUFBYSxRQUFRLE1BQU0sV0FBVyxDQUFDLENBQUM7QUFDcEU7OztBQ2pITyxTQUFTLGNBQ2QsT0FDQSxTQUNBLE1BQ0EsVUFDVTtBQUNWLFFBQU0sRUFBRSxNQUFBSSxNQUFLLElBQUk7QUFDakIsUUFBTSxRQUFrQixDQUFDO0FBQ3pCLFdBQVNDLEtBQUksR0FBR0EsS0FBSSxVQUFVQSxNQUFLLEdBQUc7QUFDcEMsVUFBTSxNQUFNRCxNQUFLLE9BQU87QUFDeEIsSUFBQUEsTUFBSyxLQUFLLEtBQUssSUFBSSxTQUFTLE9BQU87QUFDbkMsSUFBQUEsTUFBSyxJQUFJLEtBQUssSUFBSSxZQUFZLElBQUk7QUFDbEMsSUFBQUEsTUFBSyxJQUFJLEtBQUssSUFBSSxPQUFPLE1BQU0sQ0FBQyxLQUFLLEdBQUc7QUFDeEMsVUFBTSxLQUFLLEdBQUc7QUFBQSxFQUNoQjtBQUNBLFFBQU0sT0FBTyxTQUFTLFFBQVE7QUFDOUIsUUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxNQUFNO0FBQ3pELE1BQUksTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE1BQU0sTUFBTSxPQUFPLEtBQU0sV0FBVSxPQUFPLE9BQU87QUFDdEYsU0FBTztBQUNUO0FBR08sU0FBUyxpQkFDZCxPQUNBLFNBQ0EsV0FDTTtBQUNOLFFBQU0sRUFBRSxTQUFBRSxVQUFTLE1BQUFGLE9BQU0sVUFBQUcsVUFBUyxJQUFJO0FBQ3BDLFFBQU0sU0FBU0EsVUFBUyxJQUFJLFNBQVMsUUFBUSxNQUFNO0FBQ25ELFFBQU0sV0FBV0QsU0FBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLE1BQU0sT0FBTztBQUMvRCxRQUFNLE9BQU8sU0FBUyxPQUFPLE9BQU87QUFDcEMsUUFBTSxPQUFPLGFBQWEsT0FBTyxPQUFPO0FBQ3hDLFFBQU0sUUFBUSxZQUFZLE9BQU8sTUFBTTtBQUN2QyxRQUFNLFlBQVlBLFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUN6RCxNQUFJLFlBQVksVUFBVSxTQUFTLElBQUksR0FBRztBQUN4QyxnQkFBWSxPQUFPLE1BQU0sYUFBYSxPQUFPLElBQUksR0FBRyxRQUFRO0FBQzVELElBQUFDLFVBQVMsT0FBTyxTQUFTLFFBQVEsUUFBUTtBQUFBLEVBQzNDO0FBQ0EsYUFBVyxPQUFPLFdBQVc7QUFDM0IsVUFBTSxPQUFPSCxNQUFLLElBQUksS0FBSyxJQUFJLFVBQVU7QUFDekMsSUFBQUEsTUFBSyxPQUFPLEdBQUc7QUFDZixVQUFNLEtBQUssbUJBQW1CLFdBQVcsUUFBUSxPQUFPLE1BQU0sR0FBRztBQUFBLEVBQ25FO0FBQ0EsUUFBTSxPQUFPLFNBQVMsQ0FBQyxVQUFVLE1BQU07QUFDdkMsTUFBSSxDQUFDLFVBQVUsU0FBUyxJQUFJLEVBQUc7QUFDL0IsTUFBSSxTQUFVLFlBQVcsT0FBTyxJQUFJO0FBQ3BDLFlBQVUsT0FBTyxPQUFPO0FBQzFCO0FBR0EsU0FBUyxNQUFNLE9BQWMsU0FBaUIsUUFBc0I7QUFDbEUsUUFBTSxVQUFVLGNBQWMsT0FBTyxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsTUFBTSxDQUFDO0FBQ2hGLFFBQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxTQUFTLE1BQU07QUFDbkQsUUFBTSxPQUFPLElBQUksWUFBWSxPQUFPLFNBQVMsTUFBTTtBQUNyRDs7O0FDM0NPLElBQU0sY0FBbUU7QUFBQSxFQUM5RSxRQUFRLENBQUMsUUFBUTtBQUFBLEVBQ2pCLFFBQVEsQ0FBQyxRQUFRO0FBQUEsRUFDakIsY0FBYyxDQUFDLE1BQU07QUFBQSxFQUNyQixVQUFVLENBQUMsTUFBTTtBQUFBLEVBQ2pCLFlBQVksQ0FBQyxRQUFRLFFBQVE7QUFBQSxFQUM3QixRQUFRLENBQUMsUUFBUTtBQUFBLEVBQ2pCLGVBQWUsQ0FBQyxPQUFPO0FBQUEsRUFDdkIsZUFBZSxDQUFDLE9BQU87QUFBQSxFQUN2QixhQUFhLENBQUMsT0FBTztBQUN2QjtBQUVBLElBQU0sU0FBUztBQUFBLEVBQ2IsUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUFBLEVBQ1IsY0FBYztBQUFBLEVBQ2QsVUFBVTtBQUFBLEVBQ1YsWUFBWTtBQUFBLEVBQ1osUUFBUTtBQUFBLEVBQ1IsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUNmO0FBRUEsSUFBTSxZQUFZO0FBQUEsRUFDaEIsUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUFBLEVBQ1IsY0FBYztBQUFBLEVBQ2QsVUFBVTtBQUFBLEVBQ1YsWUFBWTtBQUFBLEVBQ1osUUFBUTtBQUFBLEVBQ1IsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUNmO0FBRUEsSUFBTSxVQUFVO0FBQUEsRUFDZCxHQUFHO0FBQUEsRUFDSCxjQUFjO0FBQUEsRUFDZCxZQUFZO0FBQUEsRUFDWixRQUFRO0FBQUEsRUFDUixlQUFlO0FBQUEsRUFDZixlQUFlO0FBQUEsRUFDZixhQUFhO0FBQ2Y7QUFHQSxJQUFNLFdBQVc7QUFBQSxFQUNmLEdBQUc7QUFBQSxFQUNILFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLFFBQVE7QUFDVjtBQUdPLElBQU0sZ0JBQ1g7QUFBQSxFQUNFLE1BQU07QUFBQSxFQUNOLFlBQVk7QUFBQSxFQUNaLFdBQVcsRUFBRSxHQUFHLFdBQVcsUUFBUSxjQUFjO0FBQUEsRUFDakQsUUFBUSxFQUFFLEdBQUcsU0FBUyxVQUFVLFVBQVU7QUFBQSxFQUMxQyxXQUFXO0FBQUEsRUFDWCxVQUFVO0FBQUEsRUFDVixVQUFVO0FBQUEsRUFDVix1QkFBdUI7QUFDekI7OztBQ3ZGRixJQUFNLE9BQU87QUFHTixTQUFTLE9BQU8sS0FBYSxJQUFvQjtBQUN0RCxTQUFPLFNBQVMsS0FBSyxFQUFFLEVBQUUsU0FBUyxFQUFFLEVBQUUsU0FBUyxHQUFHLEdBQUc7QUFDdkQ7QUFHTyxTQUFTLFNBQVMsS0FBYSxNQUFzQjtBQUMxRCxTQUFPLEtBQUssS0FBSyxJQUFJLElBQUksV0FBVyxLQUFLLFNBQVMsTUFBTSxFQUFFLENBQUMsSUFBSTtBQUNqRTs7O0FDVE8sU0FBUyxXQUFXLE1BQWMsUUFBd0I7QUFDL0QsU0FBTyxPQUFPLE1BQU0sTUFBTTtBQUM1QjtBQUdPLFNBQVMsZUFBZSxNQUFjLE1BQXNCO0FBQ2pFLFNBQU8sU0FBUyxNQUFNLElBQUk7QUFDNUI7OztBQ0hPLFNBQVMsVUFBVSxPQUFrQztBQUMxRCxTQUFPLE9BQU8sVUFBVSxZQUFZLFVBQVUsUUFBUSxhQUFhO0FBQ3JFO0FBb0JPLFNBQVMsS0FBSyxPQUFlLE1BQThCO0FBQ2hFLFNBQU87QUFBQSxJQUNMLE1BQU07QUFBQSxJQUNOLFNBQVMsRUFBRSxPQUFPLEtBQUs7QUFBQSxJQUN2QixNQUFNLENBQUMsVUFDTCxPQUFPLFVBQVUsWUFBWSxNQUFNLFVBQVUsU0FBUyxNQUFNLFVBQVUsT0FDbEUsUUFDQTtBQUFBLEVBQ1I7QUFDRjtBQUdPLFNBQVMsS0FBSyxNQUE4QjtBQUNqRCxRQUFNLFFBQVEsS0FBSyxHQUFHLElBQUk7QUFDMUIsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0gsTUFBTTtBQUFBLElBQ04sTUFBTSxDQUFDLFVBQVU7QUFDZixZQUFNLE9BQU8sTUFBTSxLQUFLLEtBQUs7QUFDN0IsVUFBSSxTQUFTLFVBQWEsS0FBSyxXQUFXLEdBQUcsS0FBSyxLQUFLLFNBQVMsR0FBRyxFQUFHLFFBQU87QUFDN0UsYUFBTyxXQUFXLElBQUksSUFBSSxPQUFPO0FBQUEsSUFDbkM7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxTQUFTLFFBQVEsT0FBZSxNQUE4QjtBQUNuRSxTQUFPO0FBQUEsSUFDTCxNQUFNO0FBQUEsSUFDTixTQUFTLEVBQUUsT0FBTyxLQUFLO0FBQUEsSUFDdkIsTUFBTSxDQUFDLFVBQVcsTUFBTSxLQUFLLEtBQUssU0FBUyxTQUFTLFNBQVMsT0FBTyxRQUFRLElBQUk7QUFBQSxFQUNsRjtBQUNGO0FBR08sU0FBUyxNQUFNLE9BQTBDO0FBQzlELFNBQU87QUFBQSxJQUNMLE1BQU07QUFBQSxJQUNOLFNBQVMsRUFBRSxTQUFTLE1BQU0sS0FBSyxHQUFHLEVBQUU7QUFBQSxJQUNwQyxNQUFNLENBQUMsVUFBVTtBQUNmLFlBQU0sV0FBVyxNQUFNLFVBQVUsQ0FBQyxRQUFRLFFBQVEsS0FBSztBQUN2RCxhQUFPLFdBQVcsSUFBSSxTQUFZLFdBQVc7QUFBQSxJQUMvQztBQUFBLEVBQ0Y7QUFDRjtBQUdPLFNBQVMsU0FBWSxRQUFtQixVQUF3QjtBQUNyRSxTQUFPLEVBQUUsR0FBRyxRQUFRLFNBQVM7QUFDL0I7QUFHTyxTQUFTLFNBQTRCLFNBQWtCLFNBQWlDO0FBQzdGLFFBQU0sT0FBZ0IsUUFBUTtBQUM5QixNQUFJLE9BQU8sU0FBUyxZQUFZLFNBQVMsUUFBUSxNQUFNLFFBQVEsSUFBSSxHQUFHO0FBQ3BFLFdBQU8sT0FBTyxpQkFBaUIsMEJBQTBCLEVBQUUsT0FBTyxRQUFRLE1BQU0sU0FBUyxDQUFDO0FBQUEsRUFDNUY7QUFDQSxRQUFNLFFBQVE7QUFDZCxRQUFNLE9BQWdDLENBQUM7QUFDdkMsYUFBVyxDQUFDLE9BQU8sTUFBTSxLQUFLLE9BQU8sUUFBUSxPQUFPLEdBQUc7QUFDckQsUUFBSSxDQUFDLE9BQU8sT0FBTyxPQUFPLEtBQUssR0FBRztBQUNoQyxVQUFJLEVBQUUsY0FBYyxRQUFTLFFBQU8sUUFBUSxPQUFPLFlBQVksQ0FBQyxDQUFDO0FBQ2pFLFdBQUssS0FBSyxJQUFJLE9BQU87QUFDckI7QUFBQSxJQUNGO0FBQ0EsVUFBTSxRQUFRLE9BQU8sS0FBSyxNQUFNLEtBQUssQ0FBQztBQUN0QyxRQUFJLFVBQVUsT0FBVyxRQUFPLFFBQVEsT0FBTyxPQUFPLE1BQU0sT0FBTyxPQUFPO0FBQzFFLFNBQUssS0FBSyxJQUFJO0FBQUEsRUFDaEI7QUFDQSxRQUFNLFVBQVUsYUFBYSxPQUFPLE9BQU87QUFDM0MsU0FBTyxZQUFZLFNBQWEsT0FBcUIsUUFBUSxTQUFTLGtCQUFrQixDQUFDLENBQUM7QUFDNUY7QUFHQSxTQUFTLGFBQ1AsT0FDQSxTQUNvQjtBQUNwQixNQUFJO0FBQ0osYUFBVyxTQUFTLE9BQU8sS0FBSyxLQUFLLEdBQUc7QUFDdEMsUUFBSSxPQUFPLE9BQU8sU0FBUyxLQUFLLEVBQUc7QUFDbkMsUUFBSSxVQUFVLFVBQWEsUUFBUSxNQUFPLFNBQVE7QUFBQSxFQUNwRDtBQUNBLFNBQU8sT0FBTyxNQUFNLEdBQUcsRUFBRTtBQUMzQjtBQUVBLFNBQVMsUUFBUSxPQUFlLE1BQWMsU0FBc0M7QUFDbEYsU0FBTyxPQUFPLGlCQUFpQixHQUFHLEtBQUsscUJBQXFCLElBQUksSUFBSSxFQUFFLE9BQU8sTUFBTSxHQUFHLFFBQVEsQ0FBQztBQUNqRztBQUdBLFNBQVMsV0FBVyxPQUF3QjtBQUMxQyxhQUFXLGFBQWEsT0FBTztBQUM3QixVQUFNLFFBQVEsVUFBVSxZQUFZLENBQUMsS0FBSztBQUMxQyxRQUFJLFFBQVEsTUFBUyxTQUFTLE9BQVEsUUFBUSxJQUFPLFFBQU87QUFDNUQsUUFBSSxVQUFVLFFBQVUsVUFBVSxRQUFXLFNBQVMsU0FBVSxRQUFRLE1BQVMsUUFBTztBQUFBLEVBQzFGO0FBQ0EsU0FBTztBQUNUOzs7QUMzR0EsSUFBTSxnQkFBZ0IsS0FBSyxHQUFHLENBQUM7QUFNeEIsU0FBU0ksU0FDZCxPQUNBLFNBQ0FDLE9BQ0EsU0FDNEI7QUFDNUIsUUFBTSxFQUFFLFFBQVEsSUFBSTtBQUNwQixNQUFJLENBQUMsTUFBTSxTQUFTLElBQUksT0FBTyxFQUFHLFFBQU8sb0JBQW9CLE9BQU87QUFDcEUsUUFBTSxPQUFPLFNBQVMsU0FBUyxFQUFFLFFBQVEsZUFBZSxHQUFHLFFBQVEsQ0FBQztBQUNwRSxNQUFJLFVBQVUsSUFBSSxFQUFHLFFBQU87QUFDNUIsUUFBTSxPQUFRLEtBQXFDO0FBQ25ELFFBQU0sU0FBUyxlQUFlLE1BQU0sUUFBUSxNQUFNLElBQUk7QUFDdEQsTUFBSSxDQUFDLE1BQU0sUUFBUSxJQUFJLE1BQU0sS0FBSyxjQUFjLE9BQU8sTUFBTSxNQUFNLFNBQVM7QUFDMUUsV0FBTyxPQUFPLGtCQUFrQixzQkFBc0IsSUFBSSxJQUFJLEVBQUUsYUFBYSxLQUFLLENBQUM7QUFBQSxFQUNyRjtBQUNBLFFBQU0sT0FBTyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sSUFBSTtBQUNsRCxRQUFNLEVBQUUsU0FBUyxJQUFJLGdCQUFnQixPQUFPLElBQUk7QUFDaEQsUUFBTSxTQUFTLFlBQVlBLEtBQUk7QUFDL0IsTUFBSSxDQUFDLE9BQU8sS0FBSyxDQUFDLFlBQVksU0FBUyxTQUFTLE9BQU8sQ0FBQyxHQUFHO0FBQ3pELFdBQU8sT0FBTyxtQkFBbUIsS0FBSyxhQUFhLElBQUksQ0FBQyxXQUFXQSxLQUFJLElBQUk7QUFBQSxNQUN6RSxhQUFhLGFBQWEsSUFBSSxLQUFLO0FBQUEsTUFDbkMsU0FBUyxPQUFPLEtBQUssR0FBRztBQUFBLElBQzFCLENBQUM7QUFBQSxFQUNIO0FBQ0EsUUFBTSxTQUFTLFNBQVMsTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE1BQU0sQ0FBQztBQUNoRSxRQUFNLGFBQWEsY0FBYyxNQUFNLEVBQUVBLEtBQUk7QUFDN0MsTUFBSSxlQUFlLFdBQVc7QUFDNUIsV0FBTyxPQUFPLFlBQVksR0FBR0EsS0FBSSxnQ0FBZ0MsTUFBTSxJQUFJLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDdkY7QUFDQSxTQUFPLEVBQUUsTUFBb0MsUUFBUSxRQUFRO0FBQy9EO0FBR08sU0FBUyxvQkFBb0IsU0FBMEI7QUFDNUQsU0FBTyxPQUFPLG1CQUFtQix1QkFBdUIsT0FBTyxJQUFJLEVBQUUsUUFBUSxDQUFDO0FBQ2hGO0FBTU8sU0FBUyxZQUFZLE9BQWMsUUFBZ0IsZUFBdUI7QUFDL0UsUUFBTSxTQUFTLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxNQUFNO0FBQ3RELFNBQU87QUFBQSxJQUNMLGFBQWEsV0FBVyxNQUFNLFFBQVEsTUFBTSxNQUFNO0FBQUEsSUFDbEQsUUFBUSxTQUFTLE1BQU07QUFBQSxJQUN2QixXQUFXO0FBQUEsTUFDVCxNQUFNLFNBQVMsTUFBTTtBQUFBLE1BQ3JCLE9BQU8sV0FBVyxPQUFPLE9BQU8sU0FBUztBQUFBLE1BQ3pDLGNBQWMsTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLEtBQUs7QUFBQSxNQUNwRCxnQkFBZ0Isa0JBQWtCLElBQUksT0FBTztBQUFBLElBQy9DO0FBQUEsRUFDRjtBQUNGOzs7QUN2RU8sSUFBTSxhQUFzQixDQUFDLE9BQU8sWUFBWTtBQUNyRCxRQUFNQyxTQUFRQyxTQUFRLE9BQU8sU0FBUyxlQUFlLENBQUMsQ0FBQztBQUN2RCxNQUFJLFVBQVVELE1BQUssRUFBRyxRQUFPQTtBQUM3QixRQUFNLEVBQUUsT0FBTyxJQUFJQTtBQUNuQixRQUFNLFVBQVUsTUFBTSxTQUFTLEtBQUssTUFBTTtBQUMxQyxRQUFNRSxRQUFPLE1BQU0sU0FBUyxRQUFRLFNBQVMsUUFBUSxLQUFLO0FBQzFELG1CQUFpQixPQUFPLFNBQVNBLEtBQUk7QUFDckMsU0FBTyxLQUFLLEVBQUUsR0FBRyxZQUFZLE9BQU8sUUFBUSxDQUFDLEdBQUcsU0FBU0EsTUFBSyxDQUFDO0FBQ2pFOzs7QUNmTyxJQUFNLGVBQWU7QUFBQSxFQUMxQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFNTyxTQUFTLFlBQVksUUFBNEI7QUFDdEQsU0FBTyxhQUFhLFFBQVEsTUFBTSxJQUFJO0FBQ3hDOzs7QUNmTyxJQUFNLGFBQWEsQ0FBQyxVQUFVLE9BQU8sWUFBWSxRQUFRLE1BQU07OztBQ0EvRCxJQUFNLFlBQVksQ0FBQyxVQUFVLFlBQVksT0FBTzs7O0FDTWhELFNBQVMsV0FDZCxTQUNBLFNBQ0EsV0FDQSxhQUNRO0FBQ1IsUUFBTSxFQUFFLGNBQWMsV0FBVyxJQUFJLFFBQVE7QUFDN0MsUUFBTSxRQUFRLGNBQWMsU0FBUyxXQUFXO0FBQ2hELFNBQU8sU0FBUyxNQUFPLFdBQVcsU0FBUyxJQUFJLE9BQU8sYUFBYSxPQUFPLENBQUM7QUFDN0U7QUFHTyxTQUFTLGFBQWEsU0FBa0IsYUFBcUIsU0FBeUI7QUFDM0YsUUFBTSxFQUFFLGdCQUFnQixjQUFjLGFBQWEsSUFBSSxRQUFRO0FBQy9ELFFBQU0sT0FBTyxJQUFJLGNBQWMsUUFBUSxVQUFVLGdCQUFnQixJQUFJLENBQUM7QUFDdEUsU0FBTyxJQUFJLElBQUksYUFBYSxZQUFZLEdBQUcsY0FBYyxJQUFJO0FBQy9EOzs7QUNwQk8sSUFBTSxhQUFhO0FBR25CLElBQU0sUUFBUTtBQUFBLEVBQ25CO0FBQUEsRUFDQTtBQUFBO0FBQUEsSUFFRSxLQUFLO0FBQUE7QUFBQSxJQUVMLE9BQU87QUFBQTtBQUFBLElBRVAsTUFBTTtBQUFBO0FBQUEsSUFFTixVQUFVO0FBQUE7QUFBQSxJQUVWLFNBQVM7QUFBQTtBQUFBLElBRVQsYUFBYTtBQUFBLElBQ2IsVUFBVSxLQUFLLGFBQWEsT0FBTztBQUFBO0FBQUEsSUFFbkMsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQ0Y7QUFHTyxJQUFNLE9BQU8sTUFBTTtBQUduQixTQUFTLFFBQVEsVUFBa0IsT0FBdUI7QUFDL0QsU0FBTyxXQUFXLGFBQWEsUUFBUTtBQUN6Qzs7O0FDNUJPLElBQU0sU0FBUyxZQUFZLFVBQVU7QUFBQSxFQUMxQyxpQkFBaUI7QUFBQSxFQUNqQixpQkFBaUI7QUFBQSxFQUNqQixhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixtQkFBbUI7QUFBQSxFQUNuQixtQkFBbUI7QUFBQSxFQUNuQixhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixtQkFBbUI7QUFBQSxFQUNuQixtQkFBbUI7QUFBQSxFQUNuQixhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixrQkFBa0I7QUFBQSxFQUNsQixrQkFBa0I7QUFDcEIsQ0FBQztBQUdNLElBQU0sU0FBUyxPQUFPOzs7QUNadEIsU0FBUyxVQUFVLFFBQWUsT0FBc0I7QUFDN0QsUUFBTSxNQUFNLE9BQU8sUUFBUTtBQUMzQixRQUFNLFFBQVEsU0FBUyxLQUFLLEtBQUs7QUFDakMsU0FBTyxFQUFFLE9BQU8sT0FBTyxRQUFRLE9BQU8sT0FBTyxNQUFNLFFBQVEsTUFBTTtBQUNuRTtBQVFPLFNBQVMsU0FDZCxPQUNBLElBQ0EsWUFDQSxZQUNBLE9BQ007QUFDTixRQUFNLE1BQU0sVUFBVSxFQUFFLE9BQU8sR0FBRyxPQUFPLE1BQU0sSUFBSSxJQUFJLFVBQVUsRUFBRSxHQUFHLEtBQUs7QUFDM0UsUUFBTSxJQUFJLElBQUksWUFBWSxJQUFJLEtBQUs7QUFDbkMsUUFBTSxJQUFJLElBQUksWUFBWSxJQUFJLEtBQUs7QUFDckM7OztBQzlCTyxTQUFTLFdBQ2QsT0FDQSxTQUNBLFVBQ0EsT0FDTTtBQUNOLFFBQU0sUUFBUSxPQUFPLEdBQUcsT0FBTyxPQUFPO0FBQ3RDLFdBQVMsTUFBTSxRQUFRLFVBQVUsT0FBTyxPQUFPLEdBQUcsT0FBTyxPQUFPLEdBQUcsS0FBSztBQUMxRTs7O0FDTE8sU0FBUyxhQUFhLE9BQWMsU0FBMEI7QUFDbkUsU0FBTyxNQUFNLFNBQVMsTUFBTSxTQUFTLFFBQVEsT0FBTyxLQUFLO0FBQzNEO0FBR08sU0FBUyxZQUFZLE9BQWMsVUFBa0IsVUFBMEI7QUFDcEYsYUFBVyxRQUFRLE1BQU0sVUFBVSxRQUFRLFVBQVUsU0FBUyxLQUFLLEdBQUc7QUFDcEUsVUFBTSxVQUFVLFVBQVUsTUFBTSxRQUFRO0FBQ3hDLFFBQUksTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLElBQUksTUFBTSxLQUFLLGFBQWEsT0FBTyxPQUFPLEVBQUcsUUFBTztBQUFBLEVBQ3JGO0FBQ0EsU0FBTztBQUNUO0FBR08sU0FBUyxZQUFZLE9BQWMsU0FBaUIsUUFBc0I7QUFDL0UsUUFBTSxFQUFFLFVBQUFDLFdBQVUsSUFBSSxJQUFJO0FBQzFCLGNBQVksT0FBTyxPQUFPO0FBQzFCLFFBQU0sT0FBT0EsVUFBUyxLQUFLLFNBQVMsUUFBUSxPQUFPLElBQUk7QUFDdkQsRUFBQUEsVUFBUyxRQUFRLFNBQVMsUUFBUSxTQUFTLElBQUk7QUFDL0MsTUFBSSxTQUFTLEdBQUc7QUFDZCxJQUFBQSxVQUFTLE9BQU8sU0FBUyxRQUFRLFFBQVE7QUFDekMsZ0JBQVksT0FBTyxPQUFPO0FBQzFCO0FBQUEsRUFDRjtBQUNBLFFBQU0sUUFBUSxRQUFRQSxVQUFTLE1BQU0sU0FBUyxRQUFRLE9BQU8sR0FBRyxDQUFDLElBQUk7QUFDckUsRUFBQUEsVUFBUyxTQUFTLFNBQVMsUUFBUSxVQUFVLE1BQU0sSUFBSSxHQUFHLEtBQUssQ0FBQztBQUNsRTtBQUdPLFNBQVMsWUFBWSxPQUFjLFNBQXVCO0FBQy9ELFFBQU0sRUFBRSxVQUFBQSxVQUFTLElBQUk7QUFDckIsTUFBSUEsVUFBUyxLQUFLLFNBQVMsUUFBUSxPQUFPLEtBQUssRUFBRztBQUNsRCxRQUFNLFVBQVVBLFVBQVMsSUFBSSxTQUFTLFFBQVEsT0FBTztBQUVyRCxRQUFNLFFBQVEsSUFBSUEsVUFBUyxNQUFNLFNBQVMsUUFBUSxPQUFPLEdBQUcsT0FBTztBQUNuRSxRQUFNLFFBQVEsUUFBUUEsVUFBUyxJQUFJLFNBQVMsUUFBUSxTQUFTO0FBQzdELEVBQUFBLFVBQVMsUUFBUSxTQUFTLFFBQVEsU0FBUyxDQUFDO0FBQzVDLEVBQUFBLFVBQVMsU0FBUyxTQUFTLFFBQVEsU0FBUyxLQUFLO0FBQ2pELEVBQUFBLFVBQVMsSUFBSSxTQUFTLFFBQVEsV0FBVyxDQUFDO0FBQzFDLEVBQUFBLFVBQVMsT0FBTyxTQUFTLFFBQVEsUUFBUTtBQUN6QyxhQUFXLE9BQU8sZ0JBQWdCLFdBQVcsT0FBTyxHQUFHLEtBQUs7QUFDOUQ7QUFHQSxTQUFTLFlBQVksT0FBYyxTQUF1QjtBQUN4RCxRQUFNLEVBQUUsVUFBQUEsV0FBVSxJQUFJLElBQUk7QUFDMUIsUUFBTSxFQUFFLDRCQUE0Qix5QkFBeUIsSUFBSSxNQUFNLFFBQVEsUUFBUTtBQUN2RixRQUFNLFVBQVVBLFVBQVMsSUFBSSxTQUFTLFFBQVEsT0FBTztBQUNyRCxRQUFNLFFBQVFBLFVBQVMsTUFBTSxTQUFTLFFBQVEsT0FBTztBQUNyRCxNQUFJLFNBQVMsUUFBUztBQUN0QixRQUFNLFVBQVUsTUFBTSxNQUFNLElBQUksT0FBTyxPQUFPLEdBQUcsS0FBSyxLQUFLLE1BQU07QUFDakUsUUFBTSxPQUFPLFFBQVEsU0FBUyxVQUFVLDZCQUE2Qix3QkFBd0I7QUFDN0YsRUFBQUEsVUFBUyxRQUFRLFNBQVMsUUFBUSxTQUFTLElBQUk7QUFDL0MsRUFBQUEsVUFBUyxJQUFJLFNBQVMsUUFBUSxXQUFXLEtBQUs7QUFDOUMsRUFBQUEsVUFBUyxTQUFTLFNBQVMsUUFBUSxVQUFVLE1BQU0sUUFBUSxVQUFVLE9BQU8sSUFBSSxDQUFDO0FBQ25GOzs7QUM1Q08sU0FBUyxRQUFRLE9BQWMsU0FBaUIsYUFBNkI7QUFDbEYsUUFBTSxFQUFFLFNBQVMsVUFBVSxJQUFJLFNBQVMsT0FBTyxPQUFPO0FBQ3RELFNBQU8sV0FBVyxNQUFNLFFBQVEsU0FBUyxTQUFTLFdBQVcsV0FBVztBQUMxRTtBQUdPLFNBQVMsU0FBUyxPQUFjLFFBQWdCLFNBQWlCLE9BQXFCO0FBQzNGLFFBQU0sRUFBRSxTQUFBQyxTQUFRLElBQUk7QUFDcEIsUUFBTSxXQUFXQSxTQUFRLElBQUksUUFBUSxPQUFPLFFBQVE7QUFDcEQsUUFBTSxPQUFPLFFBQVEsT0FBTyxTQUFTLFFBQVE7QUFDN0MsY0FBWSxPQUFPLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDM0MsRUFBQUEsU0FBUSxLQUFLLFFBQVEsT0FBTyxTQUFTLE9BQU87QUFDNUMsRUFBQUEsU0FBUSxLQUFLLFFBQVEsT0FBTyxPQUFPLEtBQUs7QUFDeEMsRUFBQUEsU0FBUSxRQUFRLFFBQVEsT0FBTyxPQUFPLElBQUk7QUFDMUMsY0FBWSxPQUFPLFNBQVMsSUFBSTtBQUNoQyxZQUFVLE9BQU8sT0FBTyxJQUFJO0FBQzVCLFFBQU0sRUFBRSxRQUFRLElBQUksU0FBUyxPQUFPLE9BQU87QUFDM0MsUUFBTSxFQUFFLFFBQVEsSUFBSSxNQUFNO0FBQzFCLFFBQU0sUUFBUSxRQUFRLE9BQU8sYUFBYSxPQUFPO0FBQ2pELFFBQU07QUFBQSxJQUNKO0FBQUEsSUFDQUEsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQUEsSUFDdkM7QUFBQSxJQUNBLFlBQVksT0FBTyxNQUFNO0FBQUEsSUFDekIsTUFBTSxNQUFNLElBQUksT0FBTyxPQUFPLEdBQUcsS0FBSyxLQUFLO0FBQUEsSUFDM0MsV0FBVyxPQUFPO0FBQUEsSUFDbEIsY0FBYyxPQUFPLGNBQWMsU0FBUyxRQUFRLENBQUM7QUFBQSxFQUN2RDtBQUNGO0FBR08sU0FBUyxRQUFRLE9BQWMsUUFBZ0IsUUFBMEI7QUFDOUUsUUFBTSxFQUFFLFNBQUFBLFVBQVMsUUFBQUMsUUFBTyxJQUFJO0FBQzVCLFFBQU0sVUFBVUQsU0FBUSxPQUFPLFFBQVEsT0FBTyxPQUFPO0FBQ3JELFFBQU0sUUFBUUEsU0FBUSxPQUFPLFFBQVEsT0FBTyxLQUFLO0FBQ2pELFFBQU0sT0FBT0EsU0FBUSxLQUFLLFFBQVEsT0FBTyxLQUFLO0FBQzlDLFFBQU0sUUFBUUEsU0FBUSxNQUFNLFFBQVEsT0FBTyxLQUFLO0FBQ2hELFFBQU0sVUFBVSxNQUFNLE1BQU1BLFNBQVEsSUFBSSxRQUFRLE9BQU8sS0FBSztBQUM1RCxRQUFNLFdBQVdBLFNBQVEsSUFBSSxRQUFRLE9BQU8sUUFBUTtBQUNwRCxFQUFBQSxTQUFRLFFBQVEsUUFBUSxPQUFPLE9BQU8sQ0FBQztBQUN2QyxFQUFBQSxTQUFRLFNBQVMsUUFBUSxPQUFPLE9BQU8sQ0FBQztBQUN4QyxFQUFBQSxTQUFRLElBQUksUUFBUSxPQUFPLGFBQWEsQ0FBQztBQUN6QyxFQUFBQSxTQUFRLE1BQU0sUUFBUSxPQUFPLE9BQU87QUFDcEMsRUFBQUEsU0FBUSxNQUFNLFFBQVEsT0FBTyxLQUFLO0FBQ2xDLGNBQVksT0FBTyxTQUFTLENBQUMsSUFBSTtBQUNqQyxZQUFVLE9BQU8sT0FBTyxDQUFDLElBQUk7QUFDN0IsV0FBU0MsU0FBUSxPQUFPLE1BQU0sWUFBWSxNQUFNLFlBQVksS0FBSztBQUNqRSxFQUFBRCxTQUFRLElBQUksUUFBUSxPQUFPLFVBQVUsYUFBYSxNQUFNLFFBQVEsU0FBUyxVQUFVLE9BQU8sQ0FBQztBQUMzRixjQUFZLE9BQU8sUUFBUSxPQUFPLE1BQU0sQ0FBQztBQUN6QyxRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0FBLFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUFBLElBQ3ZDO0FBQUEsSUFDQSxZQUFZLE9BQU8sTUFBTTtBQUFBLElBQ3pCLFdBQVcsT0FBTztBQUFBLElBQ2xCLFNBQVMsT0FBTyxLQUFLO0FBQUEsSUFDckIsWUFBWSxNQUFNO0FBQUEsRUFDcEI7QUFDRjtBQU1PLFNBQVMsUUFBUSxPQUFjLFFBQWdCLElBQVksUUFBMEI7QUFDMUYsUUFBTSxFQUFFLFNBQUFBLFNBQVEsSUFBSTtBQUNwQixRQUFNLEVBQUUsZ0JBQWdCLElBQUksTUFBTSxRQUFRLFFBQVE7QUFDbEQsTUFBSSxPQUFPLEtBQUtBLFNBQVEsSUFBSSxRQUFRLE9BQU8sV0FBVyxLQUFLLGlCQUFpQjtBQUMxRSxZQUFRLE9BQU8sUUFBUSxNQUFNO0FBQzdCO0FBQUEsRUFDRjtBQUNBLFFBQU0sT0FBT0EsU0FBUSxPQUFPLFFBQVEsT0FBTyxPQUFPO0FBQ2xELFFBQU0sT0FBT0EsU0FBUSxLQUFLLFFBQVEsT0FBTyxLQUFLO0FBQzlDLEVBQUFBLFNBQVEsSUFBSSxRQUFRLE9BQU8sYUFBYSxDQUFDO0FBQ3pDLEVBQUFBLFNBQVEsS0FBSyxRQUFRLE9BQU8sU0FBUyxFQUFFO0FBQ3ZDLGNBQVksT0FBTyxNQUFNLENBQUMsSUFBSTtBQUM5QixjQUFZLE9BQU8sSUFBSSxJQUFJO0FBQzNCLFFBQU07QUFBQSxJQUNKO0FBQUEsSUFDQUEsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQUEsSUFDdkM7QUFBQSxJQUNBLFlBQVksT0FBTyxNQUFNO0FBQUEsSUFDekIsTUFBTSxNQUFNLElBQUksT0FBTyxFQUFFLEdBQUcsS0FBSyxLQUFLO0FBQUEsSUFDdEMsV0FBVyxFQUFFO0FBQUEsSUFDYixNQUFNLE1BQU0sSUFBSSxPQUFPLElBQUksR0FBRyxLQUFLLEtBQUs7QUFBQSxFQUMxQztBQUNGO0FBRUEsU0FBUyxTQUFTLE9BQWMsU0FBaUI7QUFDL0MsUUFBTSxVQUFVLFVBQVUsTUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLE9BQU8sSUFBSSxDQUFDO0FBQzFFLFFBQU0sWUFBWSxXQUFXLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxTQUFTLElBQUksQ0FBQztBQUMvRSxTQUFPLEVBQUUsU0FBUyxXQUFXLFVBQVUsV0FBVyxhQUFhLFNBQVM7QUFDMUU7OztBQzFHTyxTQUFTLGNBQWMsU0FBa0IsT0FBdUI7QUFDckUsU0FBUSxRQUFRLE1BQU0scUJBQXFCLElBQUksVUFBVSxJQUFJLFNBQVU7QUFDekU7OztBQ0hPLFNBQVMsUUFBUSxPQUFjLFVBQWtCLE9BQXVCO0FBQzdFLFFBQU0sRUFBRSxPQUFBRSxRQUFPLFVBQUFDLFVBQVMsSUFBSTtBQUM1QixRQUFNLE9BQU9ELE9BQU0sT0FBTyxRQUFRLFVBQVUsS0FBSyxDQUFDO0FBQ2xELEVBQUFBLE9BQU0sSUFBSSxNQUFNLEtBQUssT0FBTyxLQUFLO0FBQ2pDLEVBQUFBLE9BQU0sS0FBSyxNQUFNLEtBQUssVUFBVSxRQUFRO0FBRXhDLGFBQVcsS0FBSyxXQUFZLENBQUFDLFVBQVMsT0FBTztBQUM1QyxTQUFPO0FBQ1Q7OztBQ0VPLFNBQVMsWUFBWSxPQUFjLE1BQXVCO0FBQy9ELFFBQU0sS0FBSyxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssV0FBVztBQUNqRCxTQUFPLE9BQU8sS0FBSyxNQUFNLE1BQU0sS0FBSyxNQUFNLFFBQVEsUUFBUSxNQUFNO0FBQ2xFO0FBR08sU0FBUyxXQUFXLE9BQWMsVUFBMEI7QUFDakUsUUFBTUMsU0FBUSxNQUFNLFVBQVUsUUFBUSxVQUFVLFNBQVMsS0FBSztBQUM5RCxTQUFPQSxPQUFNLE9BQU8sQ0FBQyxTQUFTLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxJQUFJLE1BQU0sS0FBSyxZQUFZLE9BQU8sSUFBSSxDQUFDLEVBQzdGO0FBQ0w7QUFPTyxTQUFTLFdBQVcsT0FBYyxVQUEwQjtBQUNqRSxRQUFNLEVBQUUsV0FBQUMsWUFBVyxPQUFBRCxPQUFNLElBQUk7QUFDN0IsUUFBTSxNQUFNQyxXQUFVLFFBQVEsVUFBVSxTQUFTLEtBQUs7QUFDdEQsUUFBTSxTQUFTLElBQUk7QUFBQSxJQUNqQixDQUFDLFNBQVNELE9BQU0sSUFBSSxNQUFNLEtBQUssSUFBSSxNQUFNLEtBQUtBLE9BQU0sSUFBSSxNQUFNLEtBQUssT0FBTyxNQUFNO0FBQUEsRUFDbEY7QUFDQSxRQUFNLFFBQVEsT0FBTyxLQUFLLENBQUMsU0FBUyxDQUFDLFlBQVksT0FBTyxJQUFJLENBQUM7QUFDN0QsTUFBSSxVQUFVLE9BQVcsUUFBTztBQUNoQyxNQUFJLElBQUksU0FBUyxNQUFNLFFBQVEsUUFBUSxNQUFNLFFBQVMsUUFBTztBQUM3RCxTQUFPLE9BQU8sQ0FBQyxLQUFLO0FBQ3RCO0FBR08sU0FBUyxTQUFTLE9BQWMsUUFBZ0IsT0FBdUI7QUFDNUUsUUFBTSxFQUFFLFNBQUFFLFVBQVMsT0FBQUYsUUFBTyxRQUFRLElBQUk7QUFDcEMsUUFBTSxXQUFXRSxTQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVE7QUFDdkQsUUFBTSxVQUFVLGNBQWMsUUFBUSxTQUFTLFdBQVcsT0FBTyxRQUFRLENBQUM7QUFDMUUsUUFBTSxRQUFRLGNBQWMsUUFBUSxTQUFTQSxTQUFRLElBQUksUUFBUSxPQUFPLFFBQVEsQ0FBQztBQUNqRixRQUFNLGFBQWEsTUFBTSxNQUFNLGNBQWMsU0FBUyxLQUFLO0FBQzNELFFBQU0sUUFBUSxNQUFNLFVBQVUsUUFBUSxVQUFVLFNBQVMsS0FBSyxFQUFFO0FBQ2hFLFFBQU0sT0FBTyxVQUFVLElBQUksUUFBUSxPQUFPLFVBQVUsS0FBSyxJQUFJO0FBQzdELEVBQUFGLE9BQU0sSUFBSSxNQUFNLEtBQUssU0FBUyxNQUFNO0FBQ3BDLEVBQUFBLE9BQU0sU0FBUyxNQUFNLEtBQUssT0FBTyxVQUFVO0FBQzNDLGNBQVksT0FBTyxRQUFRLE9BQU8sV0FBVyxJQUFJO0FBQ2pELFFBQU07QUFBQSxJQUNKO0FBQUEsSUFDQUUsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQUEsSUFDdkM7QUFBQSxJQUNBLFlBQVksT0FBTyxNQUFNO0FBQUEsSUFDekJGLE9BQU0sSUFBSSxNQUFNLEtBQUssS0FBSztBQUFBLElBQzFCO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDtBQUdPLFNBQVMsVUFBVSxPQUFjLFFBQXNCO0FBQzVELFFBQU0sT0FBTyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTTtBQUNwRCxRQUFNLFdBQVcsTUFBTSxNQUFNLE9BQU8sTUFBTSxLQUFLLFFBQVE7QUFDdkQsUUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLE1BQU0sQ0FBQztBQUNsQyxRQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssU0FBUyxDQUFDO0FBQ3JDLFNBQU8sT0FBTyxlQUFlLFFBQVEsSUFBSTtBQUN6QyxhQUFXLENBQUMsUUFBUSxLQUFLLFdBQVcsUUFBUSxHQUFHO0FBQzdDLFVBQU0sU0FBUyxNQUFNLFNBQVMsUUFBUSxVQUFVLE1BQU0sV0FBVyxDQUFDLEdBQUcsUUFBUSxNQUFNO0FBQ25GLFFBQUksT0FBTyxXQUFXLEVBQUc7QUFDekIsVUFBTSxLQUFLLFlBQVksT0FBTyxVQUFVLFdBQVcsQ0FBQztBQUNwRCxlQUFXLFNBQVMsT0FBUSxTQUFRLE9BQU8sT0FBTyxJQUFJLGFBQWE7QUFBQSxFQUNyRTtBQUNGO0FBR08sU0FBUyxXQUFXLE9BQWMsUUFBc0I7QUFDN0QsUUFBTSxPQUFPLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxNQUFNO0FBQ3BELFFBQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxTQUFTLENBQUM7QUFDckMsUUFBTSxNQUFNLE9BQU8sTUFBTSxLQUFLLEtBQUs7QUFDbkMsU0FBTyxPQUFPLG9CQUFvQixRQUFRLElBQUk7QUFDaEQ7QUFFQSxTQUFTLE9BQ1AsT0FDQUcsT0FDQSxRQUNBLE1BQ007QUFDTixRQUFNLFlBQVksTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFDL0QsUUFBTSxRQUFRLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxLQUFLO0FBQzlDLFFBQU0sS0FBS0EsT0FBTSxXQUFXLFFBQVEsWUFBWSxPQUFPLE1BQU0sR0FBRyxLQUFLO0FBQ3ZFOzs7QUN2Rk8sU0FBUyxZQUFZLE9BQWMsUUFBZ0IsUUFBMEI7QUFDbEYsVUFBUSxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxHQUFHO0FBQUEsSUFDaEQsS0FBSyxPQUFPO0FBQ1YsY0FBUSxPQUFPLFFBQVEsTUFBTTtBQUM3QjtBQUFBLElBQ0YsS0FBSyxPQUFPO0FBQ1YsaUJBQVcsT0FBTyxNQUFNO0FBQ3hCO0FBQUEsSUFDRixLQUFLLE9BQU87QUFDVixnQkFBVSxPQUFPLE1BQU07QUFDdkI7QUFBQSxJQUNGO0FBQ0U7QUFBQSxFQUNKO0FBQ0EsY0FBWSxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDM0M7OztBQ3BCTyxJQUFNLGFBQXNCLENBQUMsT0FBTyxZQUFZO0FBQ3JELFFBQU1DLFNBQVFDLFNBQVEsT0FBTyxTQUFTLGNBQWMsQ0FBQyxDQUFDO0FBQ3RELE1BQUksVUFBVUQsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLGNBQVksT0FBT0EsT0FBTSxRQUFRLGFBQWE7QUFDOUMsU0FBTyxLQUFLLFlBQVksT0FBT0EsT0FBTSxRQUFRLENBQUMsQ0FBQztBQUNqRDs7O0FDSkEsSUFBTSxVQUFVLEVBQUUsUUFBUSxRQUFRLEdBQUcsT0FBTyxFQUFFO0FBR3ZDLElBQU0sZUFBd0IsQ0FBQyxPQUFPLFlBQVk7QUFDdkQsUUFBTUUsU0FBUUMsU0FBUSxPQUFPLFNBQVMsaUJBQWlCLE9BQU87QUFDOUQsTUFBSSxVQUFVRCxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLE1BQU0sT0FBTyxJQUFJQTtBQUN6QixRQUFNLE1BQU0sS0FBSztBQUNqQixRQUFNLFVBQVUsTUFBTSxTQUFTLEtBQUssTUFBTTtBQUMxQyxNQUFJLENBQUMsTUFBTSxLQUFLLElBQUksR0FBRyxLQUFLLE1BQU0sS0FBSyxPQUFPLEtBQUssSUFBSSxPQUFPLE1BQU0sU0FBUztBQUMzRSxXQUFPLE9BQU8sZUFBZSx3QkFBd0IsR0FBRyxJQUFJLEVBQUUsT0FBTyxVQUFVLFFBQVEsSUFBSSxDQUFDO0FBQUEsRUFDOUY7QUFDQSxtQkFBaUIsT0FBTyxTQUFTLENBQUMsR0FBRyxDQUFDO0FBQ3RDLFFBQU0sWUFBWSxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsUUFBUTtBQUM5RCxTQUFPLEtBQUssRUFBRSxHQUFHLFlBQVksT0FBTyxRQUFRLFNBQVMsR0FBRyxTQUFTLENBQUMsR0FBRyxFQUFFLENBQUM7QUFDMUU7OztBQ2pCTyxTQUFTLFdBQVcsT0FBYyxTQUFpQixVQUEwQjtBQUNsRixRQUFNLFFBQVEsTUFBTSxNQUFNLEtBQUssUUFBUSxTQUFTLFFBQVEsQ0FBQztBQUN6RCxNQUFJLFVBQVUsRUFBRyxRQUFPO0FBQ3hCLFFBQU0sT0FBTyxNQUFNLE1BQU0sT0FBTyxRQUFRLFNBQVMsUUFBUSxDQUFDO0FBQzFELFFBQU0sTUFBTSxLQUFLLE1BQU0sS0FBSyxVQUFVLFFBQVE7QUFDOUMsUUFBTSxNQUFNLEtBQUssTUFBTSxLQUFLLFNBQVMsT0FBTztBQUM1QyxRQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsV0FBVyxDQUFDO0FBRWhELGFBQVcsS0FBSyxXQUFZLE9BQU0sT0FBTyxPQUFPO0FBQ2hELFNBQU87QUFDVDtBQUdPLFNBQVMsa0JBQWtCLE9BQWMsU0FBaUIsVUFBMkI7QUFDMUYsTUFBSSxNQUFNLE1BQU0sS0FBSyxRQUFRLFNBQVMsUUFBUSxDQUFDLE1BQU0sRUFBRyxRQUFPO0FBQy9ELFFBQU0sRUFBRSxpQkFBaUIsSUFBSSxNQUFNLFFBQVEsUUFBUTtBQUNuRCxTQUFPLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxTQUFTLEtBQUs7QUFDM0Q7OztBQ0ZPLElBQU0sZUFBd0IsQ0FBQyxPQUFPLFlBQVk7QUFDdkQsUUFBTUUsU0FBUUMsU0FBUSxPQUFPLFNBQVMsaUJBQWlCO0FBQUEsSUFDckQsYUFBYSxNQUFNLFlBQVk7QUFBQSxJQUMvQixVQUFVLFNBQVMsUUFBUSxHQUFHLE1BQU0sUUFBUSxRQUFRLFNBQVMsWUFBWSxHQUFHLENBQUM7QUFBQSxFQUMvRSxDQUFDO0FBQ0QsTUFBSSxVQUFVRCxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLFNBQVMsTUFBTSxPQUFPLElBQUlBO0FBQ2xDLFFBQU0sVUFBVSxhQUFhLE9BQU9BLE1BQUssS0FBSyxhQUFhLE9BQU9BLE1BQUs7QUFDdkUsTUFBSSxZQUFZLE9BQVcsUUFBTztBQUNsQyxhQUFXLE9BQU8sU0FBUyxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUSxDQUFDO0FBQ3hFLFFBQU0sVUFBVSxNQUFNLFNBQVMsS0FBSyxNQUFNO0FBQzFDLFFBQU1FLFFBQU8sY0FBYyxPQUFPLFNBQVMsS0FBSyxhQUFhLEtBQUssUUFBUTtBQUMxRSxRQUFNLFlBQVksTUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLFFBQVE7QUFDOUQsU0FBTyxLQUFLLEVBQUUsR0FBRyxZQUFZLE9BQU8sUUFBUSxTQUFTLEdBQUcsVUFBVUEsTUFBSyxDQUFDLEtBQUssR0FBRyxTQUFTQSxNQUFLLENBQUM7QUFDakc7QUFFQSxTQUFTLGFBQWEsT0FBYyxFQUFFLE1BQU0sT0FBTyxHQUFxQztBQUN0RixRQUFNLEVBQUUsWUFBWSxJQUFJLGdCQUFnQixPQUFPLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxJQUFJLENBQUM7QUFDckYsUUFBTSxTQUFTLE1BQU0sU0FBUyxRQUFRLE1BQU0sU0FBUyxLQUFLLE1BQU0sR0FBRyxRQUFRLEtBQUssRUFBRTtBQUNsRixNQUFJLFNBQVMsS0FBSyxZQUFZLFlBQWEsUUFBTztBQUNsRCxTQUFPLE9BQU8sY0FBYywwQkFBMEIsY0FBYyxNQUFNLFNBQVM7QUFBQSxJQUNqRjtBQUFBLElBQ0EsVUFBVSxLQUFLO0FBQUEsSUFDZixNQUFNO0FBQUEsRUFDUixDQUFDO0FBQ0g7QUFFQSxTQUFTLGFBQWEsT0FBY0YsUUFBeUM7QUFDM0UsUUFBTSxFQUFFLFNBQVMsTUFBTSxPQUFPLElBQUlBO0FBQ2xDLFFBQU0sRUFBRSxPQUFPLElBQUksTUFBTSxRQUFRO0FBQ2pDLFFBQU0sRUFBRSxTQUFTLElBQUk7QUFDckIsUUFBTSxNQUFNLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxPQUFPO0FBQ3ZELE1BQUksTUFBTSxXQUFXLE9BQU8sbUJBQW1CO0FBQzdDLFdBQU8sT0FBTyxnQkFBZ0IsNkNBQTZDO0FBQUEsTUFDekUsU0FBUztBQUFBLE1BQ1Q7QUFBQSxNQUNBLE1BQU0sT0FBTztBQUFBLElBQ2YsQ0FBQztBQUFBLEVBQ0g7QUFDQSxRQUFNLE1BQU0sTUFBTSxPQUFPLElBQUksWUFBWSxPQUFPLE9BQU87QUFDdkQsTUFBSSxNQUFNLFdBQVcsT0FBTyxTQUFTO0FBQ25DLFdBQU8sT0FBTyxlQUFlLG9DQUFvQztBQUFBLE1BQy9ELFNBQVM7QUFBQSxNQUNULE1BQU07QUFBQSxNQUNOLE1BQU0sT0FBTztBQUFBLElBQ2YsQ0FBQztBQUFBLEVBQ0g7QUFDQSxNQUFJLENBQUMsa0JBQWtCLE9BQU8sU0FBUyxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUSxDQUFDLEdBQUc7QUFDckYsV0FBTztBQUFBLEVBQ1Q7QUFDQSxTQUFPLE9BQU8sZUFBZSxxREFBcUQ7QUFBQSxJQUNoRixNQUFNLE9BQU87QUFBQSxFQUNmLENBQUM7QUFDSDs7O0FDaEVBLElBQU0sWUFBWTtBQUNsQixJQUFNLGNBQWM7QUFDcEIsSUFBTSxnQkFBZ0I7QUFDdEIsSUFBTSxZQUFZO0FBR1gsSUFBTSxlQUFlO0FBQ3JCLElBQU0sYUFBYTtBQUNuQixJQUFNLGdCQUFnQjtBQUN0QixJQUFNLGFBQWE7QUFhbkIsU0FBUyxlQUFlLE1BQWMsT0FBdUI7QUFDbEUsU0FBTyxPQUFPLFlBQVk7QUFDNUI7QUFHTyxTQUFTLGFBQWEsTUFBc0I7QUFDakQsU0FBTyxlQUFlLE1BQU0sQ0FBQztBQUMvQjtBQUdPLFNBQVMsZUFBZSxNQUFjLFFBQXdCO0FBQ25FLFNBQU8sZUFBZSxNQUFNLFNBQVMsV0FBVztBQUNsRDtBQUdPLFNBQVMsYUFBYSxNQUFjLFFBQWdCLE1BQXNCO0FBQy9FLFNBQU8sZUFBZSxNQUFNLE1BQU0sSUFBSTtBQUN4QztBQUdPLFNBQVMsaUJBQWlCLE1BQWMsUUFBZ0IsT0FBdUI7QUFDcEYsU0FBTyxlQUFlLE1BQU0sTUFBTSxJQUFJLGdCQUFnQjtBQUN4RDtBQUdPLFNBQVMsYUFBYSxNQUFjLE1BQXNCO0FBQy9ELFNBQU8sZUFBZSxNQUFNLFlBQVksSUFBSTtBQUM5QztBQUdPLFNBQVMsYUFBYSxVQUEwQjtBQUNyRCxVQUFRLFdBQVcsU0FBUyxVQUFVLFNBQVMsS0FBSztBQUN0RDtBQUdPLFNBQVMsY0FBYyxVQUE2QztBQUN6RSxRQUFNLFFBQVEsU0FBUyxVQUFVLFNBQVM7QUFDMUMsUUFBTSxPQUFPLGFBQWEsUUFBUTtBQUNsQyxNQUFJLFVBQVUsRUFBRyxRQUFPRyxTQUFRLE1BQU0sUUFBUSxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQ3hELE1BQUksUUFBUSxhQUFhLFNBQVMsWUFBWSxZQUFZO0FBQ3hELFdBQU9BLFNBQVEsTUFBTSxRQUFRLEdBQUcsR0FBRyxHQUFHLFFBQVEsU0FBUztBQUFBLEVBQ3pEO0FBQ0EsTUFBSSxRQUFRLGVBQWUsU0FBUyxVQUFXLFFBQU87QUFDdEQsUUFBTSxNQUFNLFFBQVE7QUFDcEIsUUFBTSxVQUFVLFFBQVEsT0FBTztBQUMvQixNQUFJLFFBQVEsRUFBRyxRQUFPQSxTQUFRLE1BQU0sVUFBVSxRQUFRLEdBQUcsR0FBRyxDQUFDO0FBQzdELE1BQUksT0FBTyxXQUFZLFFBQU9BLFNBQVEsTUFBTSxRQUFRLFFBQVEsS0FBSyxHQUFHLENBQUM7QUFDckUsUUFBTSxXQUFXLE1BQU07QUFDdkIsTUFBSSxXQUFXLEtBQUssV0FBVyxjQUFlLFFBQU87QUFDckQsU0FBT0EsU0FBUSxNQUFNLFlBQVksUUFBUSxHQUFHLFVBQVUsQ0FBQztBQUN6RDtBQUVBLFNBQVNBLFNBQ1AsTUFDQSxNQUNBLFFBQ0EsTUFDQSxVQUNBLE1BQ2U7QUFDZixTQUFPLEVBQUUsTUFBTSxNQUFNLFFBQVEsTUFBTSxVQUFVLEtBQUs7QUFDcEQ7OztBQzVGTyxJQUFNLFNBQVM7QUFBQSxFQUNwQixXQUFXO0FBQUEsRUFDWCxlQUFlO0FBQUEsRUFDZixXQUFXO0FBQUEsRUFDWCxhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixZQUFZO0FBQUEsRUFDWixXQUFXO0FBQUEsRUFDWCxXQUFXO0FBQUEsRUFDWCxXQUFXO0FBQUEsRUFDWCxhQUFhO0FBQUEsRUFDYixlQUFlO0FBQUEsRUFDZixhQUFhO0FBQ2Y7OztBQ0lBLElBQU0sT0FBdUI7QUFBQSxFQUMzQixDQUFDLE9BQU8sT0FBTyxPQUFPLEdBQUcsR0FBRyxHQUFHLENBQUM7QUFBQSxFQUNoQyxDQUFDLFlBQVksa0JBQWtCLE9BQU8sTUFBTSxPQUFPLE9BQU8sS0FBSztBQUFBLEVBQy9ELENBQUMsV0FBVyxrQkFBa0IsT0FBTyxNQUFNLEtBQUssT0FBTyxHQUFHO0FBQUEsRUFDMUQsQ0FBQyxZQUFZLGFBQWEsTUFBTSxNQUFNLE9BQU8sTUFBTSxLQUFLO0FBQUEsRUFDeEQsQ0FBQyxZQUFZLGtCQUFrQixNQUFNLE1BQU0sT0FBTyxNQUFNLElBQUk7QUFBQSxFQUM1RCxDQUFDLFdBQVcsWUFBWSxPQUFPLE1BQU0sT0FBTyxNQUFNLEdBQUc7QUFBQSxFQUNyRCxDQUFDLGdCQUFnQixpQkFBaUIsT0FBTyxNQUFNLE9BQU8sTUFBTSxJQUFJO0FBQUEsRUFDaEUsQ0FBQyxVQUFVLFVBQVUsT0FBTyxNQUFNLE9BQU8sTUFBTSxLQUFLO0FBQUEsRUFDcEQsQ0FBQyxjQUFjLGdCQUFnQixTQUFTLE1BQU0sTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUMvRCxDQUFDLFdBQVcsWUFBWSxTQUFTLE1BQU0sTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUN6RCxDQUFDLFdBQVcsWUFBWSxPQUFPLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFBQSxFQUN0RCxDQUFDLFVBQVUsbUJBQW1CLE9BQU8sT0FBTyxNQUFNLE1BQU0sS0FBSztBQUFBLEVBQzdELENBQUMsZ0JBQWdCLGlCQUFpQixTQUFTLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUNwRSxDQUFDLFdBQVcsWUFBWSxPQUFPLE9BQU8sUUFBUSxLQUFLLEdBQUc7QUFBQSxFQUN0RCxDQUFDLFNBQVMsY0FBYyxPQUFPLE9BQU8sT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUN6RCxDQUFDLFdBQVcsV0FBVyxRQUFRLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFBQSxFQUN4RCxDQUFDLFNBQVMsWUFBWSxPQUFPLE9BQU8sTUFBTSxPQUFPLElBQUk7QUFBQSxFQUNyRCxDQUFDLGNBQWMsZUFBZSxPQUFPLE9BQU8sTUFBTSxPQUFPLElBQUk7QUFBQSxFQUM3RCxDQUFDLGlCQUFpQixrQkFBa0IsU0FBUyxPQUFPLE1BQU0sS0FBSyxJQUFJO0FBQUEsRUFDbkUsQ0FBQyxTQUFTLGFBQWEsU0FBUyxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQUEsRUFDeEQsQ0FBQyxXQUFXLGdCQUFnQixPQUFPLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUM1RCxDQUFDLFdBQVcsWUFBWSxPQUFPLE9BQU8sT0FBTyxNQUFNLEtBQUs7QUFBQSxFQUN4RCxDQUFDLFVBQVUsV0FBVyxTQUFTLE9BQU8sTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUN2RCxDQUFDLFVBQVUsV0FBVyxTQUFTLE9BQU8sT0FBTyxNQUFNLEtBQUs7QUFBQSxFQUN4RCxDQUFDLFVBQVUsaUJBQWlCLFNBQVMsT0FBTyxPQUFPLE9BQU8sSUFBSTtBQUFBLEVBQzlELENBQUMsYUFBYSxvQkFBb0IsT0FBTyxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQUEsRUFDaEUsQ0FBQyxXQUFXLGtCQUFrQixRQUFRLE9BQU8sTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUM5RCxDQUFDLGdCQUFnQixpQkFBaUIsT0FBTyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDbEUsQ0FBQyxXQUFXLGlCQUFpQixTQUFTLE9BQU8sTUFBTSxPQUFPLE1BQU07QUFBQSxFQUNoRSxDQUFDLFlBQVksYUFBYSxPQUFPLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUMxRCxDQUFDLGFBQWEsbUJBQW1CLFNBQVMsT0FBTyxPQUFPLE1BQU0sS0FBSztBQUFBLEVBQ25FLENBQUMsV0FBVyxZQUFZLFNBQVMsT0FBTyxPQUFPLE9BQU8sSUFBSTtBQUFBLEVBQzFELENBQUMsWUFBWSxrQkFBa0IsTUFBTSxPQUFPLE9BQU8sT0FBTyxLQUFLO0FBQUEsRUFDL0QsQ0FBQyxZQUFZLGFBQWEsT0FBTyxPQUFPLE9BQU8sUUFBUSxLQUFLO0FBQUEsRUFDNUQsQ0FBQyxhQUFhLHFCQUFxQixPQUFPLE9BQU8sT0FBTyxNQUFNLElBQUk7QUFBQSxFQUNsRSxDQUFDLFdBQVcsWUFBWSxTQUFTLE9BQU8sT0FBTyxLQUFLLEtBQUs7QUFBQSxFQUN6RCxDQUFDLFNBQVMsY0FBYyxTQUFTLE9BQU8sT0FBTyxNQUFNLElBQUk7QUFBQSxFQUN6RCxDQUFDLFdBQVcsWUFBWSxTQUFTLE9BQU8sUUFBUSxPQUFPLElBQUk7QUFBQSxFQUMzRCxDQUFDLGFBQWEsY0FBYyxPQUFPLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUM1RCxDQUFDLGFBQWEsY0FBYyxPQUFPLE9BQU8sT0FBTyxRQUFRLE1BQU07QUFBQSxFQUMvRCxDQUFDLFVBQVUsV0FBVyxTQUFTLE9BQU8sUUFBUSxNQUFNLEtBQUs7QUFBQSxFQUN6RCxDQUFDLGFBQWEsY0FBYyxPQUFPLE9BQU8sT0FBTyxLQUFLLE1BQU07QUFBQSxFQUM1RCxDQUFDLFVBQVUsWUFBWSxTQUFTLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUN6RCxDQUFDLFlBQVksa0JBQWtCLE1BQU0sT0FBTyxPQUFPLFFBQVEsSUFBSTtBQUFBLEVBQy9ELENBQUMsYUFBYSxjQUFjLFNBQVMsT0FBTyxPQUFPLE9BQU8sS0FBSztBQUFBLEVBQy9ELENBQUMsWUFBWSxrQkFBa0IsTUFBTSxPQUFPLE9BQU8sT0FBTyxNQUFNO0FBQUEsRUFDaEUsQ0FBQyxVQUFVLFdBQVcsU0FBUyxPQUFPLE9BQU8sTUFBTSxNQUFNO0FBQUEsRUFDekQsQ0FBQyxVQUFVLFdBQVcsU0FBUyxPQUFPLE9BQU8sS0FBSyxLQUFLO0FBQUEsRUFDdkQsQ0FBQyxhQUFhLG1CQUFtQixNQUFNLE9BQU8sTUFBTSxNQUFNLE1BQU07QUFBQSxFQUNoRSxDQUFDLG1CQUFtQixvQkFBb0IsT0FBTyxPQUFPLE9BQU8sTUFBTSxLQUFLO0FBQUEsRUFDeEUsQ0FBQyxhQUFhLGNBQWMsT0FBTyxPQUFPLFFBQVEsTUFBTSxLQUFLO0FBQUEsRUFDN0QsQ0FBQyxTQUFTLGFBQWEsT0FBTyxPQUFPLFFBQVEsTUFBTSxJQUFJO0FBQUEsRUFDdkQsQ0FBQyxhQUFhLGNBQWMsT0FBTyxPQUFPLE1BQU0sT0FBTyxNQUFNO0FBQUEsRUFDN0QsQ0FBQyxhQUFhLGNBQWMsU0FBUyxPQUFPLE9BQU8sUUFBUSxNQUFNO0FBQUEsRUFDakUsQ0FBQyxTQUFTLGNBQWMsT0FBTyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDeEQsQ0FBQyxTQUFTLGVBQWUsU0FBUyxPQUFPLE9BQU8sT0FBTyxLQUFLO0FBQUEsRUFDNUQsQ0FBQyxTQUFTLGVBQWUsT0FBTyxPQUFPLEtBQUssUUFBUSxHQUFHO0FBQUEsRUFDdkQsQ0FBQyxVQUFVLFVBQVUsT0FBTyxPQUFPLE1BQU0sUUFBUSxJQUFJO0FBQUEsRUFDckQsQ0FBQyxTQUFTLGFBQWEsU0FBUyxPQUFPLFFBQVEsT0FBTyxJQUFJO0FBQUEsRUFDMUQsQ0FBQyxVQUFVLFdBQVcsU0FBUyxPQUFPLElBQUksT0FBTyxHQUFHO0FBQ3REO0FBR08sSUFBTSxlQUFnQyxLQUFLO0FBQUEsRUFDaEQsQ0FBQyxDQUFDLE1BQU1DLE9BQU1DLGdCQUFlLFVBQVUsR0FBRyxHQUFHLENBQUMsR0FBRyxXQUFXO0FBQUEsSUFDMUQ7QUFBQSxJQUNBO0FBQUEsSUFDQSxNQUFBRDtBQUFBLElBQ0EsZUFBQUM7QUFBQSxJQUNBLGlCQUFpQjtBQUFBLElBQ2pCLFVBQVU7QUFBQSxJQUNWLFVBQVU7QUFBQSxJQUNWLFVBQVU7QUFBQSxFQUNaO0FBQ0Y7OztBQ3ZGQSxJQUFNLGlCQUFpQjtBQU12QixJQUFNLGNBQWM7QUFHcEIsSUFBTSxVQUE4RTtBQUFBLEVBQ2xGLENBQUMsS0FBSyxLQUFLLEdBQUc7QUFBQSxFQUNkLENBQUMsS0FBSyxLQUFLLEdBQUc7QUFBQSxFQUNkLENBQUMsSUFBSSxLQUFLLEdBQUc7QUFBQSxFQUNiLENBQUMsSUFBSSxNQUFNLEVBQUU7QUFBQSxFQUNiLENBQUMsSUFBSSxLQUFLLEdBQUc7QUFBQSxFQUNiLENBQUMsSUFBSSxLQUFLLEVBQUU7QUFBQSxFQUNaLENBQUMsR0FBRyxLQUFLLEVBQUU7QUFBQSxFQUNYLENBQUMsR0FBRyxLQUFLLEdBQUc7QUFDZDtBQUdPLFNBQVMsZUFBZSxNQUFjLE9BQXVCO0FBQ2xFLE1BQUksS0FBSyxNQUFNLEtBQU0sS0FBSyxNQUFNLE9BQU8sV0FBVyxPQUFPLENBQUMsQ0FBQztBQUMzRCxRQUFNLFFBQVEsTUFBTSxJQUFJLEtBQUssTUFBTSxPQUFPLFdBQVcsT0FBTyxHQUFHLENBQUMsQ0FBQztBQUNqRSxhQUFXLENBQUMsUUFBUSxNQUFNLElBQUksS0FBSyxTQUFTO0FBQzFDLFFBQUksS0FBSyxPQUFRLFFBQU8sR0FBRyxJQUFJLEdBQUcsS0FBSyxHQUFHLElBQUk7QUFDOUMsVUFBTTtBQUFBLEVBQ1I7QUFDQSxTQUFPLElBQUksS0FBSztBQUNsQjtBQUdPLFNBQVMsY0FBYyxNQUFjLE9BQXFCO0FBQy9ELFFBQU0sU0FBUyxZQUFZLE1BQU0sS0FBSztBQUN0QyxRQUFNLEVBQUUsR0FBRyxHQUFHLEVBQUUsSUFBSSxVQUFVLE1BQU0sS0FBSztBQUN6QyxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsTUFBTSxjQUFjLEtBQUs7QUFBQSxJQUN6QixNQUFNLFVBQVUsS0FBSztBQUFBLElBQ3JCLGVBQWUsZUFBZSxNQUFNLEtBQUs7QUFBQSxJQUN6QyxpQkFBaUI7QUFBQSxJQUNqQixVQUFVLFNBQVMsU0FBUyxHQUFHLElBQUk7QUFBQSxJQUNuQyxVQUFVLFNBQVMsU0FBUyxHQUFHLElBQUk7QUFBQSxJQUNuQyxVQUFVLFNBQVMsU0FBUyxHQUFHLElBQUk7QUFBQSxFQUNyQztBQUNGO0FBR08sU0FBUyxjQUFjLE9BQXVCO0FBQ25ELFNBQU8sSUFBSSxPQUFPLEtBQUssRUFBRSxTQUFTLEdBQUcsR0FBRyxDQUFDO0FBQzNDO0FBR08sU0FBUyxlQUFlLE1BQWtDO0FBQy9ELE1BQUksQ0FBQyxXQUFXLEtBQUssSUFBSSxFQUFHLFFBQU87QUFDbkMsUUFBTSxRQUFRLE9BQU8sS0FBSyxNQUFNLENBQUMsQ0FBQztBQUNsQyxTQUFPLFNBQVMsYUFBYSxTQUFTLFFBQVE7QUFDaEQ7QUFHQSxTQUFTLFlBQVksTUFBYyxPQUF1QjtBQUN4RCxRQUFNLFFBQVEsUUFBUSxhQUFhO0FBQ25DLFFBQU1DLFVBQVMsU0FBUyxLQUFLLE1BQU0sT0FBTyxXQUFXLE9BQU8sQ0FBQyxHQUFHLEdBQUc7QUFDbkUsUUFBTSxPQUFPLFNBQVNBLFVBQVMsU0FBUyxhQUFhLEVBQUUsR0FBRyxNQUFNO0FBQ2hFLFFBQU0sUUFBUSxpQkFBaUIsaUJBQWlCLGlCQUFpQixRQUFRLGNBQWM7QUFDdkYsUUFBTSxPQUFPLGNBQWMsS0FBSztBQUNoQyxRQUFNLE9BQU8sT0FBTyxPQUFPO0FBQzNCLFFBQU0sT0FBTyxJQUFJLE9BQU8sT0FBTyxJQUFJLE9BQU87QUFDMUMsU0FBTyxPQUFPLEtBQUssVUFBVSxRQUFRLFFBQVEsSUFBSSxJQUFJO0FBQ3ZEO0FBR0EsU0FBUyxjQUFjLE9BQXVCO0FBQzVDLE1BQUksTUFBTTtBQUNWLE1BQUlDLFFBQU87QUFDWCxTQUFPQSxRQUFPLE1BQU0sR0FBRztBQUNyQixVQUFNLFNBQVMsU0FBUyxNQUFNQSxPQUFNLENBQUM7QUFDckMsUUFBSSxTQUFTLFNBQVMsVUFBVSxNQUFPLE9BQU07QUFBQSxRQUN4QyxDQUFBQSxRQUFPO0FBQUEsRUFDZDtBQUNBLFNBQU87QUFDVDtBQUVBLElBQU0sT0FBTztBQUNiLElBQU0sT0FBTyxPQUFPO0FBTXBCLFNBQVMsVUFBVSxNQUFjLE9BQW9EO0FBQ25GLFdBQVMsVUFBVSxHQUFHLFVBQVUsSUFBSSxXQUFXLEdBQUc7QUFDaEQsVUFBTSxTQUFTLEtBQUssTUFBTSxPQUFPLGVBQWUsT0FBTyxHQUFHLE9BQU87QUFDakUsVUFBTSxLQUFLLFdBQVcsTUFBTTtBQUM1QixVQUFNLEtBQUssU0FBUyxTQUFVO0FBQzlCLFVBQU0sU0FBUyxJQUFJLElBQUksSUFBSTtBQUMzQixRQUFJLFVBQVUsS0FBTTtBQUNwQixVQUFNLE9BQU8sSUFBSSxVQUFVLE9BQU8sTUFBTTtBQUN4QyxXQUFPLEVBQUUsR0FBRyxJQUFJLE1BQU0sR0FBRyxJQUFJLE1BQU0sR0FBRyxPQUFPLElBQUksT0FBTztBQUFBLEVBQzFEO0FBQ0EsU0FBTyxFQUFFLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxLQUFLO0FBQy9COzs7QUNyR08sSUFBTSxhQUFhO0FBR25CLFNBQVMsT0FBTyxNQUFjLE9BQXFCO0FBQ3hELFlBQVUsTUFBTSxLQUFLLEtBQUssU0FBUyxLQUFLLFFBQVEsWUFBWSx5QkFBeUIsS0FBSyxFQUFFO0FBQzVGLFNBQU8sYUFBYSxLQUFLLEtBQUssY0FBYyxNQUFNLEtBQUs7QUFDekQ7QUFHTyxTQUFTLFNBQVMsT0FBdUI7QUFDOUMsU0FBTyxhQUFhLEtBQUssR0FBRyxRQUFRLGNBQWMsS0FBSztBQUN6RDtBQUdPLFNBQVMsVUFBVSxNQUFrQztBQUMxRCxRQUFNLFNBQVMsYUFBYSxLQUFLLENBQUMsU0FBUyxLQUFLLFNBQVMsSUFBSTtBQUM3RCxTQUFPLFdBQVcsU0FBWSxlQUFlLElBQUksSUFBSSxPQUFPO0FBQzlEO0FBR08sU0FBUyxjQUFjLE1BQWMsT0FBdUI7QUFDakUsU0FBTyxhQUFhLEtBQUssR0FBRyxpQkFBaUIsZUFBZSxNQUFNLEtBQUs7QUFDekU7QUFHTyxTQUFTLFNBQVMsT0FBd0I7QUFDL0MsU0FBTyxRQUFRLGFBQWE7QUFDOUI7OztBQzlCQSxJQUFNLGdCQUFrRDtBQUFBLEVBQ3RELEdBQUc7QUFBQSxFQUNILEdBQUc7QUFBQSxFQUNILEdBQUc7QUFBQSxFQUNILEdBQUc7QUFBQSxFQUNILEdBQUc7QUFBQSxFQUNILEdBQUc7QUFDTDtBQUNBLElBQU0sdUJBQXVCO0FBR3RCLFNBQVMsVUFBVSxNQUFjLE1BQXNCO0FBQzVELFNBQU8sY0FBYyxjQUFjLE1BQU0sSUFBSSxFQUFFLE9BQU8sQ0FBQyxDQUFDLEtBQUs7QUFDL0Q7OztBQ0NPLFNBQVMsZUFDZCxNQUNBLE1BQ0EsU0FDaUI7QUFDakIsUUFBTSxTQUFTLE1BQU0sR0FBRyxLQUFLLE1BQU0sT0FBTyxXQUFXLE1BQU0sQ0FBQyxDQUFDO0FBQzdELFFBQU0sU0FBUyxXQUFXLElBQUksSUFBSSxXQUFXLElBQUksSUFBSTtBQUNyRCxRQUFNLFFBQVEsU0FBUyxJQUFJLElBQUksSUFBSSxHQUFHLE1BQU0sSUFBSTtBQUNoRCxRQUFNLFFBQWdCLENBQUM7QUFDdkIsV0FBUyxTQUFTLEdBQUcsVUFBVSxPQUFPLFVBQVUsR0FBRztBQUNqRCxVQUFNLEtBQUssY0FBYyxNQUFNLE1BQU0sUUFBUSxPQUFPLENBQUM7QUFBQSxFQUN2RDtBQUNBLFNBQU87QUFDVDtBQUVBLFNBQVMsY0FDUCxNQUNBLE1BQ0EsUUFDQSxTQUNNO0FBQ04sUUFBTSxXQUFXLGFBQWEsTUFBTSxNQUFNO0FBQzFDLFFBQU0sTUFBTSxNQUFNLElBQUksR0FBRyxRQUFRLFNBQVMsQ0FBQyxHQUFHLEtBQUssTUFBTSxPQUFPLFdBQVcsVUFBVSxDQUFDLENBQUM7QUFDdkYsUUFBTSxTQUFTLFdBQVcsSUFBSSxRQUFRLEdBQUcsSUFBSSxRQUFRLEdBQUcsRUFBRTtBQUMxRCxRQUFNLFFBQVEsUUFBUSxnQkFBZ0IsVUFBVSxNQUFNLElBQUksSUFBSSxJQUFJO0FBRWxFLFFBQU0sQ0FBQyxNQUFNLEtBQUssSUFBSSxXQUFXLElBQUksQ0FBQyxNQUFNLEdBQUcsSUFBSSxDQUFDLE1BQU0sR0FBRztBQUM3RCxRQUFNLFFBQVEsU0FBUyxRQUFRLE1BQU0sR0FBSTtBQUN6QyxRQUFNLFlBQVksUUFBUSxNQUFNLE9BQU8sS0FBSyxNQUFNLE9BQU8sV0FBVyxVQUFVLEdBQUcsQ0FBQyxDQUFDO0FBQ25GLFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQTtBQUFBLElBQ0EsY0FBYztBQUFBLElBQ2QsY0FBYyxRQUFRLFNBQVMsUUFBUSxXQUFXLEdBQUk7QUFBQSxJQUN0RCxTQUFTLFVBQVUsTUFBTSxHQUFHLEtBQUssTUFBTSxPQUFPLGFBQWEsVUFBVSxDQUFDLENBQUMsQ0FBQztBQUFBLElBQ3hFLFdBQVcsWUFBWSxDQUFDLEdBQUdDLE9BQU07QUFDL0IsWUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLLE1BQU0sT0FBTyxlQUFlLFVBQVUsR0FBR0EsRUFBQyxDQUFDO0FBQ3hFLGFBQU8sWUFBWSxRQUFRLEtBQUtBLEVBQUMsS0FBSyxJQUFJLFNBQVMsSUFBSSxJQUFJLElBQUksQ0FBQztBQUFBLElBQ2xFLENBQUM7QUFBQSxFQUNIO0FBQ0Y7QUFHQSxJQUFNLE9BQTBCLENBQUMsSUFBSSxHQUFHLElBQUksR0FBRyxJQUFJLEdBQUc7QUFHdEQsSUFBTSxZQUErQixDQUFDLElBQUksSUFBSSxJQUFJLEVBQUU7QUFFcEQsU0FBUyxZQUFZLE1BQWMsT0FBMEI7QUFDM0QsUUFBTSxRQUFRLFVBQVUsVUFBVSxDQUFDLFFBQVEsT0FBTyxHQUFHO0FBQ3JELFNBQU8sV0FBVyxJQUFJLE9BQU8sUUFBUSxJQUFJLFdBQVcsU0FBUyxJQUFJLEtBQUssQ0FBQyxLQUFLO0FBQzlFO0FBRUEsU0FBUyxVQUFVLE9BQXdCO0FBQ3pDLFNBQU8sUUFBUSxJQUFJLFdBQVcsUUFBUSxJQUFJLGFBQWE7QUFDekQ7OztBQ2pFQSxJQUFNLHNCQUFzQjtBQUc1QixJQUFNLFFBQTJFO0FBQUEsRUFDL0UsQ0FBQyxJQUFJLENBQUMsU0FBUyxTQUFTLFlBQVksQ0FBQztBQUFBLEVBQ3JDLENBQUMsSUFBSSxDQUFDLFVBQVUsVUFBVSxjQUFjLFNBQVMsYUFBYSxDQUFDO0FBQUEsRUFDL0QsQ0FBQyxLQUFLLENBQUMsVUFBVSxVQUFVLFVBQVUsV0FBVyxDQUFDO0FBQ25EO0FBQ0EsSUFBTSxhQUFvQyxDQUFDLGFBQWEsYUFBYSxhQUFhLFFBQVE7QUFHMUYsSUFBTSxRQUE4QztBQUFBLEVBQ2xELE9BQU87QUFBQSxFQUNQLFlBQVk7QUFBQSxFQUNaLGFBQWE7QUFBQSxFQUNiLFFBQVE7QUFBQSxFQUNSLE9BQU87QUFBQSxFQUNQLFFBQVE7QUFBQSxFQUNSLFdBQVc7QUFBQSxFQUNYLFdBQVc7QUFDYjtBQUdPLFNBQVMsaUJBQWlCLE1BQWMsTUFBaUM7QUFDOUUsUUFBTSxRQUFRLEtBQUssTUFBTSxPQUFPLGFBQWEsTUFBTSxDQUFDO0FBQ3BELFFBQU0sUUFBUSxNQUFNLEdBQUcsS0FBSyxJQUFJLE1BQU0sR0FBRyxLQUFLLE1BQU0sT0FBTyxhQUFhLE1BQU0sR0FBRyxDQUFDLENBQUM7QUFDbkYsUUFBTUMsUUFBTyxVQUFVLE1BQU0sSUFBSTtBQUNqQyxRQUFNLFVBQW9CLENBQUM7QUFDM0IsTUFBSSxRQUFRLFNBQVNBLFNBQVEsTUFBTSxNQUFNLEtBQUssS0FBSyxNQUFNLE9BQU8sYUFBYSxNQUFNLENBQUMsQ0FBQyxJQUFJLEdBQUk7QUFDN0YsV0FBUyxTQUFTLEdBQUcsVUFBVSxTQUFTLFNBQVMscUJBQXFCLFVBQVUsR0FBRztBQUNqRixVQUFNLFdBQVcsZUFBZSxNQUFNLE1BQU07QUFDNUMsVUFBTSxPQUFPLE9BQU8sU0FBUyxRQUFRLElBQUlBLEtBQUksR0FBRyxLQUFLLE1BQU0sT0FBTyxZQUFZLFVBQVUsQ0FBQyxDQUFDO0FBQzFGLFVBQU0sUUFBUSxNQUFNLE1BQU0sSUFBSSxJQUFJLEdBQUcsS0FBSyxNQUFNLE9BQU8sV0FBVyxVQUFVLENBQUMsQ0FBQztBQUM5RSxZQUFRLEtBQUssRUFBRSxRQUFRLFVBQVUsTUFBTSxjQUFjLE9BQU8sTUFBTSxDQUFDO0FBQ25FLFVBQU0sUUFBUSxPQUFPLE1BQU0sS0FBSyxLQUFLLE1BQU0sT0FBTyxhQUFhLE1BQU0sR0FBRyxNQUFNLENBQUM7QUFDL0UsWUFBUSxTQUFTLFFBQVEsT0FBTyxHQUFJO0FBQUEsRUFDdEM7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxTQUFTLE9BQU8sUUFBZ0IsUUFBNEI7QUFDMUQsUUFBTSxPQUFPLE1BQU0sS0FBSyxDQUFDLENBQUMsR0FBRyxNQUFNLFNBQVMsR0FBRztBQUMvQyxRQUFNLFFBQVEsU0FBUyxTQUFZLGFBQWEsS0FBSyxDQUFDO0FBQ3RELFNBQU8sTUFBTSxNQUFNLE1BQU0sUUFBUSxNQUFNLENBQUMsS0FBSztBQUMvQzs7O0FDL0NBLElBQU0sTUFBTTtBQUdaLElBQU1DLFFBQStFO0FBQUEsRUFDbkYsQ0FBQyxTQUFTLFFBQVMsQ0FBQztBQUFBLEVBQ3BCLENBQUMsY0FBYyxRQUFTLENBQUM7QUFBQSxFQUN6QixDQUFDLGVBQWUsU0FBVyxDQUFDO0FBQUEsRUFDNUIsQ0FBQyxVQUFVLFNBQVcsQ0FBQztBQUFBLEVBQ3ZCLENBQUMsYUFBYSxTQUFXLENBQUM7QUFBQSxFQUMxQixDQUFDLGFBQWEsU0FBVyxDQUFDO0FBQUEsRUFDMUIsQ0FBQyxhQUFhLFVBQVksQ0FBQztBQUFBLEVBQzNCLENBQUMsYUFBYSxVQUFZLENBQUM7QUFDN0I7QUFFQSxJQUFNLFVBQTZCQSxNQUFLLElBQUksQ0FBQyxDQUFDLE1BQU0sY0FBYyxLQUFLLEdBQUcsY0FBYztBQUFBLEVBQ3RGLFFBQVEsV0FBVztBQUFBLEVBQ25CLFVBQVUsZUFBZSxLQUFLLFdBQVcsQ0FBQztBQUFBLEVBQzFDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixFQUFFO0FBR0YsSUFBTSxRQUF5QjtBQUFBLEVBQzdCO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixVQUFVLGFBQWEsS0FBSyxDQUFDO0FBQUEsSUFDN0IsY0FBYztBQUFBLElBQ2QsY0FBYztBQUFBLElBQ2QsU0FBUztBQUFBLElBQ1QsV0FBVztBQUFBLE1BQ1QsWUFBWTtBQUFBLE1BQ1osWUFBWTtBQUFBLE1BQ1osV0FBVztBQUFBLE1BQ1gsUUFBUTtBQUFBLE1BQ1IsV0FBVztBQUFBLE1BQ1gsT0FBTztBQUFBLElBQ1Q7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxJQUFNLGFBQWEsRUFBRSxTQUFTLFNBQVMsT0FBTyxNQUFNOzs7QUM3QjNELElBQU0sc0JBQXNCO0FBTXJCLFNBQVMsV0FBVyxNQUFjLE1BQTBCO0FBQ2pFLFFBQU0sVUFBVSxTQUFTLElBQUksV0FBVyxVQUFVLGlCQUFpQixNQUFNLElBQUk7QUFDN0UsUUFBTSxRQUFRLFNBQVMsSUFBSSxXQUFXLFFBQVEsZUFBZSxNQUFNLE1BQU0sT0FBTztBQUNoRixTQUFPLEVBQUUsTUFBTSxTQUFTLE9BQU8sYUFBYSxPQUFPLFNBQVMsS0FBSyxFQUFFO0FBQ3JFO0FBR08sU0FBUyxPQUFPLE1BQWMsVUFBb0M7QUFDdkUsUUFBTSxPQUFPLGFBQWEsUUFBUTtBQUNsQyxTQUFPLFdBQVcsTUFBTSxJQUFJLEVBQUUsTUFBTSxLQUFLLENBQUMsU0FBUyxLQUFLLGFBQWEsUUFBUTtBQUMvRTtBQUVBLFNBQVMsT0FBTyxTQUE0QixPQUFnQztBQUMxRSxRQUFNLFNBQVMsUUFBUSxHQUFHLEVBQUUsR0FBRyxnQkFBZ0I7QUFDL0MsUUFBTSxPQUFPLE1BQU0sR0FBRyxFQUFFLEdBQUcsZ0JBQWdCO0FBQzNDLFNBQU8sSUFBSSxxQkFBcUIsU0FBUyxJQUFJLFFBQVEsSUFBSSxJQUFJLEdBQUcsQ0FBQyxDQUFDO0FBQ3BFOzs7QUNaTyxTQUFTLGNBQWMsTUFBYyxNQUFrQztBQUM1RSxRQUFNLENBQUMsT0FBTyxJQUFJLEdBQUcsSUFBSSxJQUFJLEtBQUssTUFBTSxHQUFHO0FBQzNDLFFBQU0sT0FBTyxVQUFVLElBQUk7QUFDM0IsTUFBSSxTQUFTLE9BQVcsUUFBTztBQUMvQixRQUFNLFdBQVcsV0FBVyxNQUFNLElBQUk7QUFDdEMsU0FBTyxhQUFhLFVBQWEsV0FBVyxNQUFNLFFBQVEsSUFBSSxXQUFXO0FBQzNFO0FBR08sU0FBUyxhQUFhLE1BQWMsVUFBMEI7QUFDbkUsUUFBTSxRQUFRLGNBQWMsUUFBUTtBQUNwQyxZQUFVLFVBQVUsVUFBYSxXQUFXLE1BQU0sUUFBUSxHQUFHLHVCQUF1QixRQUFRLEVBQUU7QUFDOUYsUUFBTSxPQUFPLFNBQVMsTUFBTSxJQUFJO0FBQ2hDLFVBQVEsTUFBTSxNQUFNO0FBQUEsSUFDbEIsS0FBSztBQUNILGFBQU87QUFBQSxJQUNULEtBQUs7QUFDSCxhQUFPLEdBQUcsSUFBSSxJQUFJLE1BQU0sTUFBTTtBQUFBLElBQ2hDLEtBQUs7QUFDSCxhQUFPLEdBQUcsSUFBSSxJQUFJLE1BQU0sTUFBTSxJQUFJLE1BQU0sSUFBSTtBQUFBLElBQzlDLEtBQUs7QUFDSCxhQUFPLEdBQUcsSUFBSSxJQUFJLE1BQU0sTUFBTSxLQUFLLE1BQU0sUUFBUTtBQUFBLElBQ25ELEtBQUs7QUFDSCxhQUFPLEdBQUcsSUFBSSxTQUFTLE1BQU0sSUFBSTtBQUFBLEVBQ3JDO0FBQ0Y7QUFVTyxTQUFTLFdBQVcsTUFBYyxVQUEyQjtBQUNsRSxRQUFNLFFBQVEsY0FBYyxRQUFRO0FBQ3BDLE1BQUksVUFBVSxVQUFhLE1BQU0sT0FBTyxLQUFLLE1BQU0sUUFBUSxXQUFZLFFBQU87QUFDOUUsTUFBSSxNQUFNLFNBQVMsT0FBUSxRQUFPO0FBQ2xDLFFBQU0sU0FBUyxXQUFXLE1BQU0sTUFBTSxJQUFJO0FBQzFDLE1BQUksTUFBTSxTQUFTLE9BQVEsUUFBTyxNQUFNLFFBQVEsT0FBTyxNQUFNO0FBQzdELFFBQU0sU0FBUyxPQUFPLFFBQVEsTUFBTSxTQUFTLENBQUM7QUFDOUMsU0FBTyxXQUFXLFVBQWEsTUFBTSxRQUFRLE9BQU87QUFDdEQ7QUFHTyxTQUFTLFVBQVUsTUFBYyxNQUFvQztBQUMxRSxRQUFNLENBQUMsRUFBRSxRQUFRLElBQUksU0FBUyxFQUFFLElBQUksd0NBQXdDLEtBQUssSUFBSSxLQUFLLENBQUM7QUFDM0YsUUFBTSxPQUFPLGNBQWMsTUFBTSxLQUFLO0FBQ3RDLFNBQU8sU0FBUyxTQUFZLFNBQVksRUFBRSxNQUFNLE1BQU0sT0FBTyxNQUFNLEVBQUU7QUFDdkU7QUFHTyxTQUFTLFNBQVMsTUFBYyxNQUFjLE1BQXNCO0FBQ3pFLFNBQU8sR0FBRyxhQUFhLE1BQU0sSUFBSSxDQUFDLFNBQVMsSUFBSTtBQUNqRDtBQUVBLFNBQVMsV0FBVyxNQUFjLE1BQTZDO0FBQzdFLFFBQU0sQ0FBQyxPQUFPLFFBQVEsR0FBRyxJQUFJLElBQUk7QUFDakMsTUFBSSxLQUFLLFNBQVMsRUFBRyxRQUFPO0FBQzVCLE1BQUksVUFBVSxPQUFXLFFBQU8sYUFBYSxJQUFJO0FBQ2pELE1BQUksVUFBVSxRQUFRO0FBQ3BCLFVBQU0sT0FBTyxRQUFRLFFBQVEsVUFBVTtBQUN2QyxXQUFPLFNBQVMsSUFBSSxTQUFZLGFBQWEsTUFBTSxJQUFJO0FBQUEsRUFDekQ7QUFDQSxRQUFNLFNBQVMsUUFBUSxPQUFPLFlBQVk7QUFDMUMsTUFBSSxXQUFXLEVBQUcsUUFBTztBQUN6QixNQUFJLFdBQVcsT0FBVyxRQUFPLGVBQWUsTUFBTSxNQUFNO0FBQzVELE1BQUksT0FBTyxXQUFXLEdBQUcsR0FBRztBQUMxQixVQUFNLFFBQVEsUUFBUSxPQUFPLE1BQU0sQ0FBQyxHQUFHLGFBQWE7QUFDcEQsV0FBTyxVQUFVLElBQUksU0FBWSxpQkFBaUIsTUFBTSxRQUFRLEtBQUs7QUFBQSxFQUN2RTtBQUNBLFFBQU0sT0FBTyxRQUFRLFFBQVEsVUFBVTtBQUN2QyxTQUFPLFNBQVMsSUFBSSxTQUFZLGFBQWEsTUFBTSxRQUFRLElBQUk7QUFDakU7QUFHQSxTQUFTLFFBQVFDLE9BQTBCLE1BQXNCO0FBQy9ELE1BQUlBLFVBQVMsVUFBYSxDQUFDLGFBQWEsS0FBS0EsS0FBSSxFQUFHLFFBQU87QUFDM0QsUUFBTSxRQUFRLE9BQU9BLEtBQUk7QUFDekIsU0FBTyxTQUFTLE9BQU8sUUFBUTtBQUNqQzs7O0FDakdPLFNBQVMsYUFBYSxTQUFrQixNQUFjLE1BQVksTUFBdUI7QUFDOUYsUUFBTSxFQUFFLGNBQWMsZUFBZSxlQUFlLElBQUksUUFBUTtBQUNoRSxTQUFPLFlBQVksQ0FBQyxVQUFVQyxPQUFNO0FBQ2xDLFFBQUksUUFBUSxhQUFhLEtBQUssVUFBVSxRQUFRLENBQUMsSUFBSTtBQUNyRCxhQUFTLE9BQU8sR0FBRyxPQUFPLE1BQU0sUUFBUSxFQUFHLFNBQVEsU0FBUyxRQUFRLGVBQWUsR0FBSTtBQUN2RixVQUFNLFNBQVMsS0FBSyxNQUFNLE9BQU8sYUFBYSxLQUFLLFVBQVUsR0FBRyxPQUFPLElBQUlBLEVBQUM7QUFDNUUsVUFBTSxRQUFRLE1BQU8saUJBQWlCLE1BQU0sSUFBSSxpQkFBaUIsR0FBRyxNQUFNO0FBQzFFLFdBQU8sU0FBUyxTQUFTLE9BQU8sR0FBSSxJQUFJLE9BQU8sR0FBUztBQUFBLEVBQzFELENBQUM7QUFDSDs7O0FDTk8sU0FBUyxXQUFXLE9BQWMsTUFBYyxRQUF1QztBQUM1RixRQUFNLEVBQUUsVUFBQUMsV0FBVSxPQUFBQyxRQUFPLFFBQVEsSUFBSTtBQUNyQyxFQUFBQSxPQUFNLElBQUksTUFBTSxLQUFLLE1BQU0sQ0FBQztBQUM1QixNQUFJQSxPQUFNLElBQUksTUFBTSxLQUFLLFFBQVEsTUFBTSxFQUFHO0FBQzFDLEVBQUFBLE9BQU0sSUFBSSxNQUFNLEtBQUssVUFBVSxDQUFDO0FBQ2hDLFFBQU0sUUFBUSxNQUFNLFVBQVUsSUFBSUEsT0FBTSxPQUFPLE1BQU0sS0FBSyxRQUFRLEdBQUcsU0FBUyxLQUFLO0FBQ25GLFFBQU0sT0FBTyxPQUFPLFFBQVEsTUFBTSxLQUFLO0FBQ3ZDLFlBQVUsU0FBUyxRQUFXLG9CQUFvQjtBQUNsRCxRQUFNLFFBQVFBLE9BQU0sSUFBSSxNQUFNLEtBQUssS0FBSztBQUN4QyxRQUFNLFdBQVcsYUFBYSxRQUFRLFNBQVMsUUFBUSxNQUFNLE1BQU0sS0FBSztBQUN4RSxhQUFXLENBQUMsVUFBVSxRQUFRLEtBQUssV0FBVyxRQUFRLEdBQUc7QUFDdkQsVUFBTSxVQUFVLFVBQVUsTUFBTSxXQUFXLENBQUM7QUFDNUMsVUFBTSxRQUFRLFNBQVMsUUFBUSxJQUFJO0FBQ25DLElBQUFELFVBQVMsU0FBUyxTQUFTLFFBQVEsU0FBUyxLQUFLO0FBQ2pELElBQUFBLFVBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUyxLQUFLO0FBQzVDLElBQUFBLFVBQVMsSUFBSSxTQUFTLFFBQVEsV0FBVyxXQUFXLFFBQVEsS0FBSyxVQUFVLFFBQVEsQ0FBQyxJQUFJLENBQUM7QUFDekYsSUFBQUEsVUFBUyxJQUFJLFNBQVMsUUFBUSxTQUFTLFVBQVUsUUFBUSxLQUFLLE9BQU8sSUFBSSxDQUFDO0FBQzFFLGVBQVcsT0FBTyxRQUFRLFdBQVcsR0FBRyxLQUFLO0FBQUEsRUFDL0M7QUFDRjs7O0FDM0JPLFNBQVMsZUFBZSxPQUFjLE9BQXVCO0FBQ2xFLFFBQU0sUUFBUSxNQUFNLFVBQVUsS0FBSyxLQUFLO0FBQ3hDLE1BQUksVUFBVSxFQUFHLFFBQU87QUFDeEIsUUFBTSxXQUFXLE1BQU0sVUFBVSxPQUFPLEtBQUs7QUFDN0MsTUFBSSxjQUFjLEtBQUssR0FBRyxTQUFTLFFBQVE7QUFDekMsZUFBVyxPQUFPLFFBQVEsT0FBTyxVQUFVLENBQUMsR0FBRyxZQUFZO0FBQUEsRUFDN0Q7QUFDQSxTQUFPO0FBQ1Q7OztBQ0VPLFNBQVMsVUFBVSxPQUFjRSxPQUFjO0FBQ3BELFFBQU0sRUFBRSxPQUFBQyxRQUFPLFdBQVcsSUFBSSxNQUFNLFFBQVE7QUFDNUMsUUFBTSxVQUFVLE1BQU0sU0FBUyxPQUFPLEVBQUUsTUFBQUQsT0FBTSxZQUFZLENBQUMsR0FBRyxjQUFjLE1BQU0sSUFBSSxDQUFDO0FBQ3ZGLFFBQU0sWUFBWSxNQUFNLFdBQVcsT0FBTyxFQUFFLE1BQUFBLE9BQU0sUUFBUSxDQUFDO0FBQzNELFFBQU0sU0FBUyxLQUFLLFNBQVMsQ0FBQyxhQUFhO0FBQ3pDLGFBQVMsV0FBVyxLQUFLLFNBQVM7QUFBQSxFQUNwQyxDQUFDO0FBQ0QsWUFBVSxNQUFNLFNBQVMsT0FBTyxNQUFNLFNBQVMseUNBQXlDO0FBQ3hGLFlBQVUsTUFBTSxPQUFPLE9BQU8sTUFBTSxXQUFXLHlDQUF5QztBQUN4RixRQUFNLE9BQU8sSUFBSSxXQUFXLE1BQU0sU0FBUyxPQUFPO0FBQ2xELFFBQU0sUUFBUSxlQUFlLE9BQU8sT0FBTztBQUMzQyxRQUFNLFdBQVcsZUFBZSxPQUFPLEtBQUs7QUFDNUMsUUFBTSxRQUFRQyxPQUFNLE1BQU07QUFBQSxJQUFJLENBQUMsU0FDN0IsVUFBVSxPQUFPLGdCQUFnQixJQUFJLEdBQUcsV0FBVyxRQUFRO0FBQUEsRUFDN0Q7QUFDQSxRQUFNLFNBQVMsTUFBTUEsT0FBTSxNQUFNLFFBQVEsZUFBZSxDQUFDLEtBQUssTUFBTSxDQUFDLEtBQUs7QUFDMUUsUUFBTSxPQUFPLElBQUksV0FBVyxNQUFNLFFBQVEsTUFBTTtBQUNoRCxRQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUyxNQUFNLE1BQU07QUFDekQsUUFBTSxPQUFPLElBQUksWUFBWSxPQUFPLFNBQVMsTUFBTSxNQUFNO0FBQ3pELFFBQU0sT0FBTyxXQUFXLE9BQU8sU0FBUyxRQUFRO0FBQ2hELGFBQVcsQ0FBQyxVQUFVLFFBQVEsS0FBSyxXQUFXLFFBQVEsR0FBRztBQUN2RCxVQUFNLE9BQU8sU0FBUyxRQUFRLE1BQU0sV0FBVyxDQUFDLEdBQUcsTUFBTSxRQUFRQSxPQUFNLE1BQU0sUUFBUSxJQUFJLEtBQUs7QUFDOUYsUUFBSSxRQUFRQSxPQUFNLE1BQU0sUUFBUTtBQUNoQyxlQUFXLFFBQVFBLE9BQU0sTUFBTyxVQUFTLFdBQVcsSUFBSSxFQUFFLEtBQUssUUFBUTtBQUN2RSxlQUFXLE9BQU8sVUFBVSxXQUFXLEdBQUcsUUFBUSxLQUFLO0FBQUEsRUFDekQ7QUFDQSxRQUFNLEtBQUssa0JBQWtCLFdBQVcsUUFBUSxPQUFPLE9BQU87QUFDOUQsYUFBVyxVQUFVLE1BQU8sT0FBTSxLQUFLLG1CQUFtQixXQUFXLFFBQVEsS0FBSztBQUNsRixTQUFPLEVBQUUsU0FBUyxXQUFXLE1BQU07QUFDckM7QUFHTyxTQUFTLGVBQWUsT0FBYyxTQUF5QjtBQUNwRSxRQUFNLEVBQUUsTUFBTSxRQUFRLElBQUksTUFBTTtBQUNoQyxRQUFNLEVBQUUsV0FBVyxNQUFNLElBQUksUUFBUTtBQUNyQyxRQUFNLE9BQU8sR0FBRyxXQUFXLFVBQVUsS0FBSyxVQUFVLE1BQU0sS0FBSyxFQUFFLElBQUksS0FBSztBQUMxRSxRQUFNLFdBQVcsY0FBYyxNQUFNLElBQUk7QUFDekMsWUFBVSxhQUFhLFFBQVcsOENBQThDLElBQUksRUFBRTtBQUN0RixTQUFPO0FBQ1Q7OztBQ25EQSxJQUFNLGdCQUFnQjtBQUdmLFNBQVMsY0FBYyxNQUFjLFdBQTJCO0FBQ3JFLFNBQU8sT0FBTyxLQUFLLE1BQU0sZUFBZSxHQUFHLENBQUMsR0FBRyxTQUFTO0FBQzFEOzs7QUNHTyxJQUFNLGNBQXVCLENBQUMsT0FBTyxZQUFZO0FBQ3RELFFBQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxNQUFNO0FBQ2hDLFFBQU0sRUFBRSxRQUFRLE9BQUFDLE9BQU0sSUFBSTtBQUMxQixNQUFJLFFBQVEsWUFBWSxHQUFHO0FBQ3pCLFdBQU8sT0FBTyxhQUFhLGdDQUFnQyxFQUFFLFNBQVMsUUFBUSxRQUFRLENBQUM7QUFBQSxFQUN6RjtBQUNBLFFBQU0sT0FBTyxTQUFTLFNBQVMsRUFBRSxNQUFNLEtBQUssT0FBTyxVQUFVLEVBQUUsQ0FBQztBQUNoRSxNQUFJLFVBQVUsSUFBSSxFQUFHLFFBQU87QUFDNUIsUUFBTSxXQUFXLE1BQU0sU0FBUztBQUNoQyxNQUFJLFlBQVksT0FBTyxVQUFVO0FBQy9CLFdBQU8sT0FBTyxpQkFBaUIscUNBQXFDO0FBQUEsTUFDbEU7QUFBQSxNQUNBLE1BQU0sT0FBTztBQUFBLElBQ2YsQ0FBQztBQUFBLEVBQ0g7QUFDQSxRQUFNQyxXQUFVLE1BQU0sT0FBTyxJQUFJLFlBQVksT0FBTyxPQUFPO0FBQzNELE1BQUlBLFdBQVVELE9BQU0sTUFBTSxTQUFTLE9BQU8sU0FBUztBQUNqRCxXQUFPLE9BQU8sZUFBZSxvQ0FBb0M7QUFBQSxNQUMvRCxTQUFBQztBQUFBLE1BQ0EsTUFBTUQsT0FBTSxNQUFNO0FBQUEsTUFDbEIsTUFBTSxPQUFPO0FBQUEsSUFDZixDQUFDO0FBQUEsRUFDSDtBQUNBLFFBQU0sRUFBRSxTQUFTLFdBQVcsTUFBTSxJQUFJLFVBQVUsT0FBTyxLQUFLLElBQUk7QUFDaEUsU0FBTyxLQUFLO0FBQUEsSUFDVjtBQUFBLElBQ0EsZ0JBQWdCLGNBQWMsTUFBTSxTQUFTO0FBQUEsSUFDN0MsY0FBYyxNQUFNLElBQUksQ0FBQyxXQUFXLFdBQVcsTUFBTSxNQUFNLENBQUM7QUFBQSxFQUM5RCxDQUFDO0FBQ0g7OztBQ2xDTyxJQUFNLHFCQUFxQjtBQWlCM0IsU0FBUyxnQkFBZ0IsTUFBYyxNQUFjLElBQW9CO0FBQzlFLFlBQVUsYUFBYSxJQUFJLE1BQU0sYUFBYSxFQUFFLEdBQUcsb0NBQW9DO0FBQ3ZGLE1BQUksU0FBUyxHQUFJLFFBQU87QUFDeEIsUUFBTSxTQUFTLFdBQVcsTUFBTSxhQUFhLElBQUksQ0FBQztBQUNsRCxRQUFNLE9BQU8sU0FBUyxRQUFRLElBQUk7QUFDbEMsUUFBTSxRQUFRLFNBQVMsUUFBUSxFQUFFO0FBQ2pDLFFBQU0sT0FBTyxLQUFLLFdBQVcsS0FBSyxLQUFLLFdBQVcsTUFBTTtBQUN4RCxRQUFNLFVBQVUsT0FBTyxJQUFJLFVBQVUsS0FBSyxRQUFRLEtBQUssUUFBUSxNQUFNLFFBQVEsTUFBTSxLQUFLO0FBQ3hGLFNBQU8sS0FBSyxRQUFRLFVBQVUsTUFBTTtBQUN0QztBQUdPLFNBQVMsZ0JBQWdCLE1BQWMsVUFBa0IsUUFBd0I7QUFDdEYsUUFBTSxPQUFPLE9BQU8sTUFBTSxRQUFRO0FBQ2xDLFFBQU0sUUFBUSxPQUFPLE1BQU0sTUFBTTtBQUNqQyxRQUFNLElBQUksS0FBSyxXQUFXLE1BQU07QUFDaEMsUUFBTSxJQUFJLEtBQUssV0FBVyxNQUFNO0FBQ2hDLFFBQU0sSUFBSSxLQUFLLFdBQVcsTUFBTTtBQUNoQyxTQUFPLFVBQVUsSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLENBQUM7QUFDeEM7QUFFQSxTQUFTLFNBQVMsUUFBb0IsVUFBMEI7QUFDOUQsUUFBTSxRQUFRLGNBQWMsUUFBUTtBQUNwQyxZQUFVLFVBQVUsUUFBVyx1QkFBdUIsUUFBUSxFQUFFO0FBQ2hFLE1BQUksTUFBTSxTQUFTLE9BQVEsUUFBTyxFQUFFLE9BQU8sT0FBTyxhQUFhLFFBQVEsR0FBRyxPQUFPLEVBQUU7QUFDbkYsTUFBSSxNQUFNLFNBQVMsUUFBUTtBQUN6QixVQUFNLE9BQU8sT0FBTyxNQUFNLE1BQU0sT0FBTyxDQUFDO0FBQ3hDLGNBQVUsU0FBUyxRQUFXLHNCQUFzQixRQUFRLEVBQUU7QUFDOUQsV0FBTyxFQUFFLE9BQU8sU0FBUyxLQUFLLGVBQWUsS0FBSyxjQUFjLENBQUMsR0FBRyxRQUFRLEdBQUcsT0FBTyxFQUFFO0FBQUEsRUFDMUY7QUFDQSxRQUFNLFNBQVMsT0FBTyxRQUFRLE1BQU0sU0FBUyxDQUFDO0FBQzlDLFlBQVUsV0FBVyxRQUFXLHdCQUF3QixRQUFRLEVBQUU7QUFDbEUsUUFBTSxRQUFRLE1BQU0sU0FBUyxXQUFXLElBQUk7QUFDNUMsU0FBTyxFQUFFLE9BQU8sT0FBTyxjQUFjLFFBQVEsTUFBTSxRQUFRLE1BQU07QUFDbkU7OztBQzdDTyxTQUFTLFdBQVcsTUFBYyxNQUFjLElBQTRCO0FBQ2pGLE1BQUksU0FBUyxHQUFJLFFBQU8sQ0FBQztBQUN6QixRQUFNLFdBQVcsYUFBYSxJQUFJO0FBQ2xDLFFBQU0sU0FBUyxhQUFhLEVBQUU7QUFDOUIsTUFBSSxhQUFhLE9BQVEsUUFBTyxDQUFDLE9BQU8sTUFBTSxNQUFNLEVBQUUsQ0FBQztBQUN2RCxRQUFNLE9BQU8sYUFBYSxRQUFRO0FBQ2xDLFFBQU0sUUFBUSxhQUFhLE1BQU07QUFDakMsUUFBTSxXQUFXLGdCQUFnQixNQUFNLFVBQVUsTUFBTTtBQUN2RCxRQUFNLFFBQWEsRUFBRSxNQUFNLFNBQVMsTUFBTSxNQUFNLElBQUksT0FBTyxTQUFTO0FBQ3BFLFFBQU0sT0FBTyxDQUFDLE9BQU8sTUFBTSxNQUFNLElBQUksR0FBRyxPQUFPLE9BQU8sTUFBTSxPQUFPLEVBQUUsQ0FBQztBQUN0RSxTQUFPLEtBQUssT0FBTyxDQUFDLFFBQVEsSUFBSSxTQUFTLElBQUksRUFBRTtBQUNqRDtBQUVBLFNBQVMsT0FBTyxNQUFjLE1BQWMsSUFBaUI7QUFDM0QsUUFBTSxXQUFXLFNBQVMsS0FBSyxJQUFJLGdCQUFnQixNQUFNLE1BQU0sRUFBRTtBQUNqRSxTQUFPLEVBQUUsTUFBTSxVQUFVLE1BQU0sSUFBSSxTQUFTO0FBQzlDOzs7QUNOTyxTQUFTLGNBQWMsU0FBa0JFLGtCQUF5QixNQUFvQjtBQUMzRixRQUFNLEVBQUUsb0JBQW9CLG1CQUFtQixJQUFJLFFBQVE7QUFDM0QsUUFBTSxTQUFTLHFCQUFxQjtBQUNwQyxRQUFNLFVBQVUsT0FBT0Esa0JBQWlCLFFBQVEsR0FBUztBQUN6RCxRQUFNLFFBQVVBLG1CQUFrQixNQUFhLFNBQVUsUUFBYztBQUN2RSxRQUFNLGVBQWUsU0FBUyxRQUFRLFVBQVUsVUFBVSxDQUFDO0FBQzNELFNBQU8sSUFBSSxvQkFBb0IsUUFBUSxlQUFlLEtBQU0sT0FBTyxJQUFJLENBQUMsQ0FBQztBQUMzRTtBQUdPLFNBQVMsYUFDZCxTQUNBQyxrQkFDQSxNQUNBLFFBQ1E7QUFDUixRQUFNLEVBQUUsbUJBQW1CLGlCQUFpQixJQUFJLFFBQVE7QUFDeEQsUUFBTSxRQUFRLFNBQVMsbUJBQW1CO0FBQzFDLFNBQU8sSUFBSSxHQUFHLFFBQVFBLG1CQUFrQixvQkFBb0IsT0FBTyxPQUFPLElBQUksQ0FBQyxDQUFDO0FBQ2xGO0FBR0EsU0FBUyxPQUFPLE1BQW9CO0FBQ2xDLFFBQU0sVUFBVSxLQUFLLGdCQUFnQixLQUFLO0FBQzFDLFlBQVUsVUFBVSxHQUFHLGlDQUFpQztBQUN4RCxTQUFPO0FBQ1Q7OztBQzdCTyxTQUFTLFlBQVksT0FBYyxRQUFnQixhQUFtQztBQUMzRixRQUFNLEVBQUUsTUFBTSxRQUFRLElBQUksTUFBTTtBQUNoQyxRQUFNLFdBQVcsTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLFFBQVE7QUFDMUQsUUFBTSxPQUFPO0FBQUEsSUFDWCxlQUFlLGdCQUFnQixPQUFPLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxJQUFJLENBQUMsRUFBRTtBQUFBLElBQzlFLGVBQWUsY0FBYyxTQUFTLFFBQVE7QUFBQSxFQUNoRDtBQUNBLFNBQU8sV0FBVyxNQUFNLFlBQVksT0FBTyxNQUFNLEdBQUcsV0FBVyxFQUFFLElBQUksQ0FBQyxTQUFTO0FBQUEsSUFDN0UsR0FBRztBQUFBLElBQ0gsU0FDRSxJQUFJLFNBQVMsV0FDVCxjQUFjLFNBQVMsSUFBSSxVQUFVLElBQUksSUFDekMsYUFBYSxTQUFTLElBQUksVUFBVSxNQUFNLEtBQUs7QUFBQSxFQUN2RCxFQUFFO0FBQ0o7QUFHTyxTQUFTLGFBQWEsT0FBYyxRQUFnQixhQUEyQjtBQUNwRixjQUFZLE9BQU8sUUFBUSxVQUFVO0FBQ3JDLE1BQUksVUFBVTtBQUNkLGFBQVcsT0FBTyxZQUFZLE9BQU8sUUFBUSxXQUFXLEVBQUcsWUFBVyxJQUFJO0FBQzFFLFFBQU0sT0FBTyxRQUFRLE9BQU8sWUFBWSxhQUFhLE9BQU87QUFDOUQ7QUFHTyxTQUFTLFlBQVksT0FBYyxRQUFzQjtBQUM5RCxRQUFNLEVBQUUsU0FBQUMsVUFBUyxRQUFBQyxTQUFRLFdBQUFDLFdBQVUsSUFBSTtBQUN2QyxRQUFNLGNBQWNBLFdBQVUsSUFBSUYsU0FBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLEdBQUcsU0FBUyxLQUFLO0FBQ3BGLFFBQU0sVUFBVSxNQUFNLE1BQU1BLFNBQVEsSUFBSSxRQUFRLE9BQU8sS0FBSztBQUM1RCxNQUFJLFNBQVM7QUFDYixNQUFJLFFBQVEsWUFBWSxPQUFPLE1BQU07QUFDckMsYUFBVyxPQUFPLFlBQVksT0FBTyxRQUFRLFdBQVcsR0FBRztBQUN6RCxRQUFJLFNBQVMsSUFBSSxVQUFVLFFBQVM7QUFDcEMsY0FBVSxJQUFJO0FBQ2QsWUFBUSxJQUFJO0FBQUEsRUFDZDtBQUNBLEVBQUFDLFFBQU8sSUFBSUQsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTLEdBQUcsTUFBTSxlQUFlLE9BQU87QUFDakYsUUFBTSxPQUFPLFFBQVEsT0FBTyxXQUFXLE9BQU8sSUFBSSxHQUFHLFVBQVUsTUFBTSxDQUFDO0FBQ3hFO0FBRUEsU0FBUyxNQUNQLE9BQ0EsUUFDQSxRQUNBLGFBQ0EsU0FDTTtBQUNOLFFBQU1HLFdBQVUsTUFBTSxNQUFNO0FBQzVCLGNBQVksT0FBTyxRQUFRLFFBQVEsZUFBZSxPQUFPLFdBQVcsQ0FBQztBQUNyRSxRQUFNLFFBQVEsU0FBUyxRQUFRLE9BQU8sU0FBU0EsUUFBTztBQUN0RCxRQUFNO0FBQUEsSUFDSixXQUFXLE9BQU8sYUFBYSxvQkFBb0I7QUFBQSxJQUNuRCxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUFBLElBQzdDO0FBQUEsSUFDQSxZQUFZLE9BQU8sTUFBTTtBQUFBLElBQ3pCO0FBQUEsSUFDQUE7QUFBQSxFQUNGO0FBQ0Y7OztBQ3BFTyxTQUFTLFlBQ2QsT0FDQSxRQUNBLGFBQ3FCO0FBQ3JCLFFBQU0sT0FBTyxhQUFhLFlBQVksT0FBTyxNQUFNLENBQUM7QUFDcEQsUUFBTSxLQUFLLGFBQWEsV0FBVztBQUNuQyxRQUFNLE9BQU8sTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLElBQUk7QUFDbEQsTUFBSSxTQUFTLE1BQU0sZ0JBQWdCLE9BQU8sSUFBSSxFQUFFLFNBQVMsU0FBUyxPQUFPLEVBQUcsUUFBTztBQUNuRixTQUFPLE9BQU8sa0JBQWtCLEtBQUssYUFBYSxJQUFJLENBQUMsZ0NBQWdDO0FBQUEsSUFDckYsYUFBYSxhQUFhLElBQUksS0FBSztBQUFBLElBQ25DLE1BQU0sU0FBUyxJQUFJO0FBQUEsSUFDbkIsSUFBSSxTQUFTLEVBQUU7QUFBQSxFQUNqQixDQUFDO0FBQ0g7OztBQ1JPLElBQU0sU0FBa0IsQ0FBQyxPQUFPLFlBQVk7QUFDakQsUUFBTUMsU0FBUUMsU0FBUSxPQUFPLFNBQVMsVUFBVSxDQUFDLENBQUM7QUFDbEQsTUFBSSxVQUFVRCxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLE9BQU8sSUFBSUE7QUFDbkIsUUFBTSxFQUFFLFNBQUFFLFNBQVEsSUFBSTtBQUNwQixNQUFJQSxTQUFRLElBQUksUUFBUSxPQUFPLE1BQU0sTUFBTSxPQUFPLFlBQVk7QUFDNUQsZ0JBQVksT0FBTyxNQUFNO0FBQ3pCLFdBQU8sS0FBSyxZQUFZLE9BQU8sUUFBUUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxPQUFPLENBQUMsQ0FBQztBQUFBLEVBQzdFO0FBQ0EsUUFBTSxTQUFTLE1BQU0sT0FBTyxJQUFJQSxTQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVMsR0FBRyxNQUFNLE1BQU07QUFDdEYsUUFBTSxRQUFRLFlBQVksT0FBTyxNQUFNO0FBQ3ZDLE1BQUksVUFBVSxZQUFZLE9BQU8sTUFBTSxHQUFHO0FBQ3hDLFVBQU0sV0FBVyxhQUFhLE1BQU0sUUFBUSxNQUFNLEtBQUs7QUFDdkQsV0FBTyxPQUFPLGlCQUFpQixvQ0FBb0MsUUFBUSxJQUFJLEVBQUUsU0FBUyxDQUFDO0FBQUEsRUFDN0Y7QUFDQSxRQUFNLFdBQVcsWUFBWSxPQUFPLFFBQVEsS0FBSztBQUNqRCxNQUFJLGFBQWEsT0FBVyxRQUFPO0FBQ25DLGVBQWEsT0FBTyxRQUFRLEtBQUs7QUFDakMsU0FBTyxLQUFLLFlBQVksT0FBTyxRQUFRQSxTQUFRLElBQUksUUFBUSxPQUFPLE9BQU8sQ0FBQyxDQUFDO0FBQzdFOzs7QUNETyxTQUFTLGNBQWMsT0FBYyxNQUE4QjtBQUN4RSxRQUFNLFFBQVEsWUFBWSxPQUFPLEtBQUssTUFBTTtBQUM1QyxNQUFJLGNBQWMsS0FBSyxHQUFHLFNBQVMsUUFBUTtBQUN6QyxVQUFNLFdBQVcsYUFBYSxNQUFNLFFBQVEsTUFBTSxLQUFLO0FBQ3ZELFdBQU8sT0FBTyxlQUFlLCtCQUErQixRQUFRLElBQUksRUFBRSxTQUFTLENBQUM7QUFBQSxFQUN0RjtBQUNBLFFBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsUUFBTSxZQUFZLFNBQVMsVUFBYSxLQUFLLFNBQVM7QUFDdEQsTUFBSSxVQUFXLFFBQU8sV0FBVyxPQUFPLElBQUk7QUFDNUMsUUFBTSxVQUFVLFNBQVMsU0FBWSxXQUFXLE9BQU8sSUFBSSxJQUFJLFVBQVUsT0FBTyxNQUFNLElBQUk7QUFDMUYsTUFBSSxPQUFPLFlBQVksU0FBVSxRQUFPO0FBQ3hDLFNBQU8sYUFBYSxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQy9DO0FBRUEsU0FBUyxXQUFXLE9BQWMsRUFBRSxRQUFRLFNBQVMsR0FBMkI7QUFDOUUsUUFBTSxXQUFXLE1BQU0sUUFBUSxPQUFPLFFBQVEsT0FBTyxRQUFRO0FBQzdELFFBQU0sVUFBVSxZQUFZLE9BQU8sVUFBVSxRQUFRO0FBQ3JELE1BQUksWUFBWSxFQUFHLFFBQU87QUFDMUIsUUFBTSxXQUFXLFdBQVcsV0FBVyxDQUFDLEtBQUs7QUFDN0MsUUFBTUMsU0FBUSxNQUFNLFVBQVUsUUFBUSxVQUFVLFNBQVMsS0FBSztBQUM5RCxRQUFNLE9BQU9BLE9BQU0sT0FBTyxDQUFDLFNBQVMsTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLElBQUksTUFBTSxDQUFDLEVBQUU7QUFDNUUsU0FBTyxPQUFPLFlBQVksNkJBQTZCLFFBQVEsSUFBSTtBQUFBLElBQ2pFLFVBQVU7QUFBQSxJQUNWLFlBQVk7QUFBQSxFQUNkLENBQUM7QUFDSDtBQUVBLFNBQVMsVUFBVSxPQUFjLE1BQVksT0FBbUM7QUFDOUUsUUFBTSxXQUFXLE1BQU0sUUFBUSxPQUFPLEtBQUssUUFBUSxPQUFPLFFBQVE7QUFFbEUsUUFBTSxRQUFRLE1BQU0sT0FBTyxNQUFNLFFBQVEsUUFBUSxNQUFNO0FBQ3ZELFFBQU0sT0FBTyxRQUFRLE1BQU0sTUFBTSxLQUFLLFFBQVEsVUFBVSxNQUFNLElBQUksQ0FBQyxJQUFJO0FBQ3ZFLE1BQUksU0FBUyxLQUFLLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxRQUFRLE1BQU0sRUFBRyxRQUFPLFdBQVcsT0FBTyxLQUFLO0FBQzVGLFFBQU0sVUFBVSxVQUFVLE1BQU0sS0FBSyxRQUFRO0FBQzdDLFFBQU0sT0FBTyxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssSUFBSSxNQUFNO0FBQ2xELE1BQUksUUFBUSxhQUFhLE9BQU8sT0FBTyxFQUFHLFFBQU87QUFDakQsUUFBTSxPQUFPLFNBQVMsTUFBTSxRQUFRLE1BQU0sTUFBTSxNQUFNLE1BQU0sSUFBSTtBQUNoRSxNQUFJLENBQUMsS0FBTSxRQUFPLE9BQU8sZUFBZSxHQUFHLElBQUksY0FBYyxFQUFFLE1BQU0sS0FBSyxDQUFDO0FBQzNFLFFBQU0sV0FBVyxXQUFXLEtBQUssV0FBVyxDQUFDLEtBQUs7QUFDbEQsU0FBTyxPQUFPLFlBQVksR0FBRyxJQUFJLFdBQVcsUUFBUSxJQUFJO0FBQUEsSUFDdEQsVUFBVTtBQUFBLElBQ1YsTUFBTTtBQUFBLElBQ04saUJBQWlCLE1BQU0sU0FBUyxNQUFNLFNBQVMsUUFBUSxPQUFPO0FBQUEsRUFDaEUsQ0FBQztBQUNIO0FBRUEsU0FBUyxXQUFXLE9BQWMsRUFBRSxNQUFNLEtBQUssR0FBc0I7QUFDbkUsUUFBTSxPQUFPLFNBQVMsTUFBTSxRQUFRLE1BQU0sTUFBTSxJQUFJO0FBQ3BELFNBQU8sT0FBTyxnQkFBZ0IsV0FBVyxJQUFJLGtCQUFrQixFQUFFLE9BQU8sUUFBUSxNQUFNLEtBQUssQ0FBQztBQUM5RjtBQUVBLFNBQVMsYUFBYSxPQUFjLE1BQVksU0FBc0M7QUFDcEYsUUFBTSxFQUFFLFNBQVMsUUFBUSxTQUFTLElBQUk7QUFDdEMsUUFBTSxFQUFFLFFBQVEsUUFBQUMsUUFBTyxJQUFJLE1BQU0sUUFBUTtBQUN6QyxRQUFNLFdBQVcsTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVE7QUFDN0QsTUFBSSxrQkFBa0IsT0FBTyxTQUFTLFFBQVEsR0FBRztBQUMvQyxXQUFPLE9BQU8sZUFBZSxxREFBcUQ7QUFBQSxNQUNoRixNQUFNLE9BQU87QUFBQSxJQUNmLENBQUM7QUFBQSxFQUNIO0FBQ0EsUUFBTSxPQUFPLE1BQU0sTUFBTSxLQUFLLFFBQVEsU0FBUyxRQUFRLENBQUM7QUFDeEQsTUFBSSxTQUFTLEVBQUcsUUFBTztBQUN2QixRQUFNLFFBQVEsUUFBUSxNQUFNLFFBQVE7QUFDcEMsUUFBTSxPQUFPLFFBQVEsT0FBTyxTQUFTLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDL0UsTUFBSSxXQUFXLE9BQU8sT0FBTyxJQUFJLEVBQUcsUUFBTztBQUMzQyxTQUFPLE9BQU8sY0FBYyw0Q0FBNEM7QUFBQSxJQUN0RSxVQUFVLFdBQVcsV0FBVyxDQUFDLEtBQUs7QUFBQSxJQUN0QyxVQUFVLFNBQVMsTUFBTSxPQUFPLE1BQU0sT0FBTyxNQUFNLE1BQU0sR0FBRyxLQUFLO0FBQUEsSUFDakUsTUFBTUEsUUFBTztBQUFBLElBQ2IsWUFBWSxVQUFVLE9BQU8sS0FBSztBQUFBLEVBQ3BDLENBQUM7QUFDSDs7O0FDM0ZBLElBQU1DLFdBQVUsRUFBRSxVQUFVLE1BQU0sVUFBVSxFQUFFO0FBTXZDLElBQU0sV0FBb0IsQ0FBQyxPQUFPLFlBQVk7QUFDbkQsUUFBTUMsU0FBUUMsU0FBUSxPQUFPLFNBQVMsWUFBWUYsUUFBTztBQUN6RCxNQUFJLFVBQVVDLE1BQUssRUFBRyxRQUFPQTtBQUM3QixRQUFNLEVBQUUsU0FBUyxPQUFPLElBQUlBO0FBQzVCLFFBQU0sRUFBRSxTQUFTLElBQUlBLE9BQU07QUFDM0IsUUFBTSxFQUFFLFNBQUFFLFNBQVEsSUFBSTtBQUNwQixRQUFNLFNBQVNBLFNBQVEsT0FBTyxRQUFRLE9BQU8sT0FBTztBQUNwRCxNQUFJLFdBQVcsTUFBTSxNQUFNLFVBQVU7QUFDbkMsVUFBTSxXQUFXLFdBQVcsV0FBVyxDQUFDLEtBQUs7QUFDN0MsV0FBTyxPQUFPLGtCQUFrQix3QkFBd0IsUUFBUSxJQUFJLEVBQUUsVUFBVSxTQUFTLENBQUM7QUFBQSxFQUM1RjtBQUNBLFFBQU0sUUFBUSxhQUFhLE9BQU8sVUFBVSxPQUFPLE1BQU0sR0FBRyxRQUFRLENBQUM7QUFDckUsUUFBTSxRQUFRLE1BQU0sTUFBTSxJQUFJLE9BQU8sTUFBTSxHQUFHLEtBQUssS0FBSztBQUN4RCxRQUFNLE9BQU8sUUFBUSxFQUFFLE1BQU0sWUFBWSxPQUFPLE1BQU0sR0FBRyxNQUFNLE1BQU0sSUFBSTtBQUN6RSxRQUFNLFVBQVUsY0FBYyxPQUFPLEVBQUUsUUFBUSxTQUFTLFVBQVUsS0FBSyxDQUFDO0FBQ3hFLE1BQUksVUFBVSxPQUFPLEVBQUcsUUFBTztBQUMvQixRQUFNLE9BQU8sT0FBT0EsU0FBUSxPQUFPLFFBQVEsT0FBTyxLQUFLLENBQUM7QUFDeEQsVUFBUSxPQUFPLFFBQVEsWUFBWTtBQUNuQyxXQUFTLE9BQU8sUUFBUSxTQUFTLFFBQVEsTUFBTSxRQUFRLENBQUM7QUFDeEQsU0FBTyxLQUFLLFlBQVksT0FBTyxRQUFRLENBQUMsQ0FBQztBQUMzQzs7O0FDNUJPLElBQU0sU0FBa0IsQ0FBQyxPQUFPLFlBQVk7QUFDakQsUUFBTUMsU0FBUUMsU0FBUSxPQUFPLFNBQVMsVUFBVSxDQUFDLENBQUM7QUFDbEQsTUFBSSxVQUFVRCxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLE9BQU8sSUFBSUE7QUFDbkIsUUFBTSxRQUFRLFlBQVksT0FBTyxNQUFNO0FBQ3ZDLFFBQU0sV0FBVyxhQUFhLE1BQU0sUUFBUSxNQUFNLEtBQUs7QUFDdkQsTUFBSSxjQUFjLEtBQUssR0FBRyxTQUFTLFFBQVE7QUFDekMsV0FBTyxPQUFPLGVBQWUsaUNBQWlDLFFBQVEsSUFBSSxFQUFFLFNBQVMsQ0FBQztBQUFBLEVBQ3hGO0FBQ0EsUUFBTSxRQUFRLFdBQVcsT0FBTyxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUSxDQUFDO0FBQzdFLE1BQUksUUFBUSxHQUFHO0FBQ2IsV0FBTyxPQUFPLGlCQUFpQixnQkFBZ0IsUUFBUSwrQkFBK0I7QUFBQSxNQUNwRjtBQUFBLE1BQ0EsTUFBTSxNQUFNLFFBQVEsUUFBUSxNQUFNO0FBQUEsSUFDcEMsQ0FBQztBQUFBLEVBQ0g7QUFDQSxRQUFNLE9BQU8sU0FBUyxPQUFPLFFBQVEsS0FBSztBQUMxQyxTQUFPLEtBQUssWUFBWSxPQUFPLFFBQVEsTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLEtBQUssQ0FBQyxDQUFDO0FBQzNFOzs7QUNsQkEsSUFBTUUsV0FBVSxFQUFFLFVBQVUsTUFBTSxVQUFVLEdBQUcsTUFBTSxTQUFTLEtBQUssR0FBRyxFQUFFLEdBQUcsRUFBRSxFQUFFO0FBTXhFLElBQU0sY0FBdUIsQ0FBQyxPQUFPLFlBQVk7QUFDdEQsUUFBTUMsU0FBUUMsU0FBUSxPQUFPLFNBQVMsZ0JBQWdCRixRQUFPO0FBQzdELE1BQUksVUFBVUMsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLFFBQU0sRUFBRSxTQUFTLE9BQU8sSUFBSUE7QUFDNUIsUUFBTSxFQUFFLFNBQVMsSUFBSUEsT0FBTTtBQUMzQixRQUFNLE9BQU9BLE9BQU0sS0FBSztBQUN4QixRQUFNLE9BQU8sU0FBUyxLQUFLLFNBQVksVUFBVSxNQUFNLFFBQVEsTUFBTSxJQUFJO0FBQ3pFLE1BQUksU0FBUyxNQUFNLFNBQVMsUUFBVztBQUNyQyxXQUFPLE9BQU8sZ0JBQWdCLG9CQUFvQixJQUFJLElBQUksRUFBRSxPQUFPLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFBQSxFQUN6RjtBQUNBLFFBQU0sVUFBVSxjQUFjLE9BQU8sRUFBRSxRQUFRLFNBQVMsVUFBVSxLQUFLLENBQUM7QUFDeEUsTUFBSSxVQUFVLE9BQU8sRUFBRyxRQUFPO0FBQy9CLFFBQU0sT0FBTyxXQUFXLE9BQU8sU0FBUyxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUSxDQUFDO0FBQ3JGLFdBQVMsT0FBTyxRQUFRLFNBQVMsUUFBUSxNQUFNLFFBQVEsQ0FBQztBQUN4RCxTQUFPLEtBQUssWUFBWSxPQUFPLFFBQVEsQ0FBQyxDQUFDO0FBQzNDOzs7QUN2QkEsSUFBTUUsV0FBVSxFQUFFLGFBQWEsS0FBSyxHQUFHLEVBQUUsRUFBRTtBQUdwQyxJQUFNLFNBQWtCLENBQUMsT0FBTyxZQUFZO0FBQ2pELFFBQU1DLFNBQVFDLFNBQVEsT0FBTyxTQUFTLFVBQVVGLFFBQU87QUFDdkQsTUFBSSxVQUFVQyxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLE1BQU0sT0FBTyxJQUFJQTtBQUN6QixRQUFNLEVBQUUsS0FBSyxJQUFJLE1BQU07QUFDdkIsUUFBTSxjQUFjLGNBQWMsTUFBTSxLQUFLLFdBQVc7QUFDeEQsTUFBSSxnQkFBZ0IsUUFBVztBQUM3QixXQUFPLE9BQU8sb0JBQW9CLHFCQUFxQixLQUFLLFdBQVcsSUFBSTtBQUFBLE1BQ3pFLE9BQU87QUFBQSxNQUNQLFVBQVUsS0FBSztBQUFBLElBQ2pCLENBQUM7QUFBQSxFQUNIO0FBQ0EsTUFBSSxnQkFBZ0IsWUFBWSxPQUFPLE1BQU0sR0FBRztBQUM5QyxXQUFPLE9BQU8saUJBQWlCLG9CQUFvQixLQUFLLFdBQVcsSUFBSTtBQUFBLE1BQ3JFLFVBQVUsS0FBSztBQUFBLElBQ2pCLENBQUM7QUFBQSxFQUNIO0FBQ0EsUUFBTSxXQUFXLFlBQVksT0FBTyxRQUFRLFdBQVc7QUFDdkQsTUFBSSxhQUFhLE9BQVcsUUFBTztBQUNuQyxlQUFhLE9BQU8sUUFBUSxXQUFXO0FBQ3ZDLFNBQU8sS0FBSyxZQUFZLE9BQU8sUUFBUSxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sT0FBTyxDQUFDLENBQUM7QUFDbkY7OztBQ3BCTyxJQUFNLFdBQXNFO0FBQUEsRUFDakYsY0FBYztBQUFBLEVBQ2Q7QUFBQSxFQUNBO0FBQUEsRUFDQSxjQUFjO0FBQUEsRUFDZDtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxlQUFlO0FBQUEsRUFDZixlQUFlO0FBQUEsRUFDZixhQUFhO0FBQ2Y7OztBQ3JCTyxTQUFTLFFBQVEsT0FBb0I7QUFDMUMsYUFBVyxLQUFLLFdBQVksT0FBTSxPQUFPLE9BQU87QUFDaEQsUUFBTSxPQUFPLE9BQU87QUFDdEI7OztBQ0RPLElBQU0sWUFBWTtBQUFBLEVBQ3ZCLGtCQUFrQixDQUFDLGFBQWEsVUFBVSxZQUFZLFNBQVM7QUFBQSxFQUMvRCxtQkFBbUIsQ0FBQyxhQUFhLFVBQVUsVUFBVTtBQUFBLEVBQ3JELG1CQUFtQixDQUFDLGFBQWEsVUFBVSxZQUFZLGVBQWUsWUFBWTtBQUFBLEVBQ2xGLG9CQUFvQixDQUFDLGFBQWEsVUFBVSxZQUFZLGVBQWUsWUFBWTtBQUFBLEVBQ25GLGtCQUFrQixDQUFDLGFBQWEsVUFBVSxZQUFZLFFBQVE7QUFBQSxFQUM5RCxrQkFBa0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxRQUFRLFlBQVksb0JBQW9CO0FBQUEsRUFDOUYsb0JBQW9CLENBQUMsYUFBYSxVQUFVLFlBQVksUUFBUSxZQUFZLGFBQWE7QUFBQSxFQUN6RixrQkFBa0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxZQUFZLGtCQUFrQixRQUFRO0FBQUEsRUFDNUYsaUJBQWlCLENBQUMsYUFBYSxVQUFVLFlBQVksUUFBUSxVQUFVO0FBQUEsRUFDdkUsZUFBZSxDQUFDLGFBQWEsVUFBVSxZQUFZLE1BQU07QUFBQSxFQUN6RCxrQkFBa0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxRQUFRLGNBQWM7QUFBQSxFQUM1RSxvQkFBb0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxNQUFNO0FBQUEsRUFDOUQsb0JBQW9CLENBQUMsYUFBYSxVQUFVLFlBQVksTUFBTTtBQUFBLEVBQzlELGlCQUFpQixDQUFDLGFBQWEsVUFBVSxZQUFZLGVBQWUsVUFBVSxjQUFjO0FBQUEsRUFDNUYsaUJBQWlCLENBQUMsYUFBYSxVQUFVLFlBQVksZUFBZSxRQUFRO0FBQUEsRUFDNUUsbUJBQW1CLENBQUMsYUFBYSxVQUFVLFlBQVksZUFBZSxVQUFVLFlBQVk7QUFBQSxFQUM1RixtQkFBbUIsQ0FBQyxhQUFhLFVBQVUsWUFBWSxlQUFlLFFBQVE7QUFDaEY7OztBQ0pPLElBQU0sU0FBUyxhQUFhO0FBQUEsRUFDakMsUUFBUTtBQUFBLElBQ047QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Y7QUFBQSxFQUNBLFdBQVcsRUFBRSxVQUFVLEtBQWMsR0FBRyxZQUFZLEtBQWdCLEVBQUU7QUFBQSxFQUN0RSxRQUFRO0FBQUEsRUFDUixTQUFTLEtBQWM7QUFDekIsQ0FBQzs7O0FDakNNLElBQU0sc0JBQStEO0FBQUEsRUFDMUUsZUFBZTtBQUFBLElBQ2IsTUFBTSxLQUFLLEtBQU0sS0FBTSxLQUFLLEtBQUssS0FBSyxHQUFHO0FBQUEsSUFDekMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsVUFBVSxTQUFTLE9BQU87QUFBQSxJQUMvQyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsY0FBYztBQUFBLElBQ1osTUFBTSxLQUFLLEtBQUssSUFBSSxJQUFJLElBQUksR0FBRyxDQUFDO0FBQUEsSUFDaEMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxNQUFNO0FBQUEsSUFDbkMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGNBQWM7QUFBQSxJQUNaLE1BQU0sS0FBSyxJQUFJLElBQUksSUFBSSxJQUFJLEdBQUcsQ0FBQztBQUFBLElBQy9CLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsUUFBUTtBQUFBLElBQ3JDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxpQkFBaUI7QUFBQSxJQUNmLE1BQU0sS0FBSyxLQUFLLElBQUksSUFBSSxJQUFJLElBQUksQ0FBQztBQUFBLElBQ2pDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxtQkFBbUI7QUFBQSxJQUNqQixNQUFNLEtBQUssSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLEVBQUU7QUFBQSxJQUNqQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxlQUFlLE1BQU07QUFBQSxJQUMxQyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsdUJBQXVCO0FBQUEsSUFDckIsTUFBTSxLQUFLLElBQUksS0FBSyxJQUFJLElBQUksR0FBRyxFQUFFO0FBQUEsSUFDakMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLE9BQU8sVUFBVSxNQUFNO0FBQUEsSUFDbEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGFBQWE7QUFBQSxJQUNYLE1BQU0sS0FBSyxLQUFLLEtBQUssS0FBSyxLQUFLLElBQUksRUFBRTtBQUFBLElBQ3JDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFNBQVMsTUFBTTtBQUFBLElBQ3BDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxjQUFjO0FBQUEsSUFDWixNQUFNLEtBQUssR0FBRyxJQUFJLElBQUksR0FBRyxHQUFHLEVBQUU7QUFBQSxJQUM5QixjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsTUFBTTtBQUFBLElBQ2pCLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxhQUFhO0FBQUEsSUFDWCxNQUFNLEtBQUssS0FBSyxJQUFJLElBQUksSUFBSSxJQUFJLEVBQUU7QUFBQSxJQUNsQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsTUFBTTtBQUFBLElBQ2pCLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxZQUFZO0FBQUEsSUFDVixNQUFNLEtBQUssSUFBSSxJQUFJLElBQUksR0FBRyxHQUFHLENBQUM7QUFBQSxJQUM5QixjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxNQUFNO0FBQUEsSUFDM0IsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLFdBQVc7QUFBQSxJQUNULE1BQU0sS0FBSyxJQUFJLEtBQUssS0FBSyxJQUFJLElBQUksRUFBRTtBQUFBLElBQ25DLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxTQUFTLE1BQU07QUFBQSxJQUMxQixlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsWUFBWTtBQUFBLElBQ1YsTUFBTSxLQUFLLEtBQU0sTUFBTSxLQUFLLEtBQUssS0FBSyxHQUFHO0FBQUEsSUFDekMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLEtBQUs7QUFBQSxJQUNoQixlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsZ0JBQWdCO0FBQUEsSUFDZCxNQUFNLEtBQUssS0FBSyxLQUFLLEdBQUcsS0FBSyxLQUFLLENBQUM7QUFBQSxJQUNuQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsTUFBTSxLQUFLLEtBQUssS0FBSyxJQUFJLEtBQUssSUFBSSxFQUFFO0FBQUEsSUFDcEMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxXQUFXO0FBQUEsSUFDeEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGFBQWE7QUFBQSxJQUNYLE1BQU0sS0FBSyxLQUFLLElBQUksSUFBSSxJQUFJLElBQUksQ0FBQztBQUFBLElBQ2pDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxnQkFBZ0I7QUFBQSxJQUNkLE1BQU0sS0FBSyxLQUFLLElBQUksS0FBSyxJQUFJLEdBQUcsRUFBRTtBQUFBLElBQ2xDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxlQUFlO0FBQUEsSUFDYixNQUFNLEtBQUssS0FBSyxLQUFLLElBQUksSUFBSSxJQUFJLEVBQUU7QUFBQSxJQUNuQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsTUFBTSxLQUFLLEtBQUssSUFBSSxLQUFLLEtBQUssR0FBRyxFQUFFO0FBQUEsSUFDbkMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxXQUFXO0FBQUEsSUFDeEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGdCQUFnQjtBQUFBLElBQ2QsTUFBTSxLQUFLLEtBQUssS0FBSyxJQUFJLElBQUksS0FBSyxFQUFFO0FBQUEsSUFDcEMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxXQUFXO0FBQUEsSUFDeEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGtCQUFrQjtBQUFBLElBQ2hCLE1BQU0sS0FBSyxLQUFLLEtBQUssS0FBSyxLQUFLLElBQUksRUFBRTtBQUFBLElBQ3JDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxZQUFZO0FBQUEsSUFDVixNQUFNLEtBQUssS0FBSyxJQUFJLElBQUksS0FBSyxLQUFLLEVBQUU7QUFBQSxJQUNwQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUNGO0FBRUEsU0FBUyxLQUNQLFlBQ0EsWUFDQSxXQUNBLFFBQ0EsV0FDQSxPQUNTO0FBQ1QsU0FBTyxFQUFFLFlBQVksWUFBWSxXQUFXLFFBQVEsV0FBVyxNQUFNO0FBQ3ZFOzs7QUNoT0EsSUFBTSxNQUFNO0FBR0wsSUFBTSxtQkFBNEI7QUFBQSxFQUN2QyxNQUFNO0FBQUEsRUFDTixTQUFTO0FBQUEsRUFDVCxVQUFVLEVBQUUsU0FBUyxLQUFXLGlCQUFpQixJQUFJO0FBQUEsRUFDckQsUUFBUTtBQUFBLElBQ04sb0JBQW9CO0FBQUEsSUFDcEIsb0JBQW9CO0FBQUEsSUFDcEIsbUJBQW1CO0FBQUEsSUFDbkIsa0JBQWtCO0FBQUEsSUFDbEIsU0FBUztBQUFBLEVBQ1g7QUFBQSxFQUNBLFFBQVE7QUFBQSxJQUNOLGNBQWMsRUFBRSxRQUFRLElBQUksVUFBVSxJQUFJLE9BQU8sR0FBRztBQUFBLElBQ3BELFlBQVksRUFBRSxRQUFRLEdBQUcsS0FBSyxHQUFHLFVBQVUsR0FBRyxNQUFNLEdBQUcsTUFBTSxHQUFHO0FBQUEsSUFDaEUsZUFBZTtBQUFBLElBQ2YsZ0JBQWdCO0FBQUEsSUFDaEIsY0FBYztBQUFBLElBQ2QsY0FBYztBQUFBLElBQ2QsaUJBQWlCO0FBQUEsRUFDbkI7QUFBQSxFQUNBLE9BQU87QUFBQSxJQUNMLGNBQWMsRUFBRSxRQUFRLEtBQUssS0FBSyxLQUFNLFVBQVUsTUFBTSxNQUFNLEtBQU0sTUFBTSxLQUFNO0FBQUEsSUFDaEYsZUFBZTtBQUFBLElBQ2YsZ0JBQWdCO0FBQUEsSUFDaEIsU0FBUztBQUFBLElBQ1QsbUJBQW1CO0FBQUEsSUFDbkIsZUFBZSxJQUFJO0FBQUEsSUFDbkIsNEJBQTRCLEtBQUs7QUFBQSxJQUNqQywwQkFBMEIsS0FBSztBQUFBLEVBQ2pDO0FBQUEsRUFDQSxVQUFVLEVBQUUsY0FBYyxHQUFHO0FBQUEsRUFDN0IsY0FBYyxFQUFFLG9CQUFvQixJQUFJLGdCQUFnQixLQUFLLHdCQUF3QixJQUFJO0FBQUEsRUFDekYsT0FBTztBQUFBLElBQ0wsV0FBVyxDQUFDLE9BQU8sWUFBWSxXQUFXLFVBQVUsV0FBVyxXQUFXLFNBQVMsU0FBUztBQUFBLElBQzVGLE9BQU87QUFBQSxJQUNQLE9BQU8sQ0FBQyxpQkFBaUIsZ0JBQWdCLGdCQUFnQixnQkFBZ0IsYUFBYTtBQUFBLElBQ3RGLE9BQU87QUFBQSxNQUNMLFlBQVk7QUFBQSxNQUNaLFlBQVk7QUFBQSxNQUNaLFdBQVc7QUFBQSxNQUNYLFFBQVE7QUFBQSxNQUNSLFdBQVc7QUFBQSxNQUNYLE9BQU87QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUFBLEVBQ0EsUUFBUTtBQUFBLElBQ04sVUFBVTtBQUFBLElBQ1Ysc0JBQXNCO0FBQUEsSUFDdEIsU0FBUztBQUFBLElBQ1QsbUJBQW1CO0FBQUEsSUFDbkIsa0JBQWtCO0FBQUEsSUFDbEIsWUFBWTtBQUFBLElBQ1osZUFBZTtBQUFBLElBQ2YsV0FBVztBQUFBLEVBQ2I7QUFBQSxFQUNBLFlBQVk7QUFBQSxFQUNaLFdBQVcsQ0FBQyxnQkFBZ0IsY0FBYyxhQUFhLGFBQWE7QUFDdEU7OztBQ3REQSxJQUFNLGdCQUFnQjtBQUd0QixJQUFNLGFBQWE7QUFlWixTQUFTLFVBQVUsU0FBK0I7QUFDdkQsUUFBTSxFQUFFLE1BQU0sZ0JBQWdCLGVBQWUsVUFBVSxpQkFBaUIsSUFBSTtBQUM1RSxTQUFPLFFBQVEsTUFBTSxHQUFHLE9BQU87QUFDL0IsU0FBTyxpQkFBaUIsZUFBZSxHQUFHLElBQWlCO0FBQzNELGNBQVksT0FBTztBQUNuQixhQUFXLE9BQU87QUFDbEIsYUFBVyxNQUFNLE9BQU87QUFDeEIsU0FBTyxFQUFFLE1BQU0sZUFBZSxRQUFRO0FBQ3hDO0FBRUEsU0FBUyxZQUFZLEVBQUUsWUFBWSxRQUFRLFFBQUFFLFNBQVEsT0FBQUMsT0FBTSxHQUFrQjtBQUN6RSxTQUFPLG1CQUFtQixPQUFPLFVBQVUsR0FBRyxhQUFhO0FBQzNELFNBQU8sa0JBQWtCLE9BQU8sU0FBUyxHQUFHLFVBQWE7QUFDekQsU0FBTyxpQkFBaUJBLE9BQU0sU0FBUyxHQUFHLFVBQVU7QUFDcEQsU0FBTyx3QkFBd0JELFFBQU8sZUFBZSxHQUFHLFVBQVU7QUFDbEUsYUFBVyxDQUFDLFdBQVcsS0FBSyxLQUFLLE9BQU8sUUFBUUMsT0FBTSxZQUFZLEdBQUc7QUFDbkUsV0FBTyxzQkFBc0IsU0FBUyxJQUFJLE9BQU8sR0FBRyxhQUFhLENBQUM7QUFBQSxFQUNwRTtBQUNBLFNBQU8sd0JBQXdCQSxPQUFNLGdCQUFnQixHQUFHLEdBQUk7QUFDNUQsU0FBTyx1QkFBdUJBLE9BQU0sZUFBZSxHQUFHLEdBQUk7QUFDMUQsYUFBVyxDQUFDLE1BQU0sRUFBRSxNQUFBQyxNQUFLLENBQUMsS0FBSyxPQUFPLFFBQVEsVUFBVSxHQUFHO0FBQ3pELGVBQVcsQ0FBQyxVQUFVLEtBQUssS0FBSyxPQUFPLFFBQVFBLEtBQUksR0FBRztBQUNwRCxhQUFPLGNBQWMsSUFBSSxTQUFTLFFBQVEsSUFBSSxPQUFPLEdBQUdGLFFBQU8sYUFBYTtBQUFBLElBQzlFO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxXQUFXLEVBQUUsVUFBVSxZQUFZLFFBQUFBLFNBQVEsT0FBQUMsUUFBTyxRQUFBRSxRQUFPLEdBQWtCO0FBQ2xGLFNBQU8sb0JBQW9CLFNBQVMsU0FBUyxHQUFHLEdBQVM7QUFDekQsU0FBTyw0QkFBNEIsU0FBUyxpQkFBaUIsR0FBRyxHQUFJO0FBQ3BFLGFBQVcsQ0FBQyxTQUFTLE9BQU8sS0FBSyxPQUFPLFFBQVFILFFBQU8sWUFBWSxHQUFHO0FBQ3BFLFdBQU8sdUJBQXVCLE9BQU8sSUFBSSxTQUFTLEdBQUcsR0FBUztBQUFBLEVBQ2hFO0FBQ0EsYUFBVyxDQUFDLFdBQVcsS0FBSyxLQUFLLE9BQU8sUUFBUUEsUUFBTyxVQUFVLEdBQUc7QUFDbEUsV0FBTyxxQkFBcUIsU0FBUyxJQUFJLE9BQU8sR0FBRyxHQUFTO0FBQUEsRUFDOUQ7QUFDQSxTQUFPLDJCQUEyQkMsT0FBTSxtQkFBbUIsR0FBRyxHQUFTO0FBQ3ZFLFNBQU8sb0NBQW9DQSxPQUFNLDRCQUE0QixHQUFHLEdBQUc7QUFDbkYsU0FBTyxrQ0FBa0NBLE9BQU0sMEJBQTBCLEdBQUcsR0FBRztBQUMvRSxTQUFPLDZCQUE2QkUsUUFBTyxvQkFBb0IsR0FBRyxHQUFTO0FBQzNFLGFBQVcsQ0FBQyxNQUFNLFNBQVMsS0FBSyxPQUFPLFFBQVEsVUFBVSxHQUFHO0FBQzFELFdBQU8sY0FBYyxJQUFJLGlCQUFpQixVQUFVLGNBQWMsR0FBRyxHQUFhO0FBQ2xGLFVBQU0sUUFBUSxVQUFVLFNBQVMsU0FBUyxRQUFRLElBQUksSUFBSTtBQUMxRCxXQUFPLGNBQWMsSUFBSSxrQkFBa0IsVUFBVSxlQUFlLE9BQU8sR0FBUztBQUFBLEVBQ3RGO0FBQ0Y7QUFFQSxTQUFTLFdBQVcsTUFBYyxFQUFFLFFBQUFILFNBQVEsT0FBQUksT0FBTSxHQUFrQjtBQUNsRSxTQUFPLDBCQUEwQkEsT0FBTSxVQUFVLFFBQVEsR0FBRyxHQUFTO0FBQ3JFLFlBQVVBLE9BQU0sTUFBTSxTQUFTLGVBQWUsR0FBRyxrQ0FBa0M7QUFDbkYsYUFBVyxDQUFDLFVBQVUsS0FBSyxLQUFLLE9BQU8sUUFBUUEsT0FBTSxLQUFLLEdBQUc7QUFDM0QsV0FBTyxlQUFlLFFBQVEsSUFBSSxPQUFPLEdBQUdKLFFBQU8sYUFBYTtBQUFBLEVBQ2xFO0FBQ0EsYUFBVyxRQUFRSSxPQUFNLFdBQVc7QUFDbEMsVUFBTSxPQUFPLEdBQUcsSUFBSSxJQUFJQSxPQUFNLEtBQUs7QUFDbkMsY0FBVSxjQUFjLE1BQU0sSUFBSSxNQUFNLFFBQVcsZ0NBQWdDLElBQUksRUFBRTtBQUFBLEVBQzNGO0FBQ0Y7QUFFQSxTQUFTLE9BQU8sTUFBYyxPQUFlLE9BQWUsTUFBb0I7QUFDOUUsUUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLLFNBQVMsU0FBUyxTQUFTO0FBQ3hELFlBQVUsTUFBTSxHQUFHLElBQUksT0FBTyxLQUFLLHlCQUF5QixLQUFLLE9BQU8sSUFBSSxFQUFFO0FBQ2hGOzs7QUNsRk8sSUFBTSxVQUFzQjtBQUFBLEVBQ2pDLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxRQUFRO0FBQ2pCLFVBQU0sRUFBRSxTQUFBQyxVQUFTLFFBQUFDLFFBQU8sSUFBSTtBQUM1QixVQUFNLFNBQVMsWUFBWSxPQUFPLE1BQU07QUFDeEMsVUFBTSxZQUFZRCxTQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFDekQsVUFBTSxVQUFVLE1BQU0sTUFBTUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxLQUFLO0FBQzVELElBQUFBLFNBQVEsS0FBSyxRQUFRLE9BQU8sVUFBVUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDeEUsZ0JBQVksT0FBTyxRQUFRLE9BQU8sTUFBTSxDQUFDO0FBQ3pDLElBQUFDLFFBQU8sSUFBSSxXQUFXLE1BQU0sT0FBTyxDQUFDO0FBQ3BDLElBQUFBLFFBQU8sSUFBSSxXQUFXLE1BQU0sZUFBZSxPQUFPO0FBQ2xELFVBQU0sS0FBSyxrQkFBa0IsV0FBVyxRQUFRLFlBQVksT0FBTyxNQUFNLEdBQUcsTUFBTTtBQUFBLEVBQ3BGO0FBQ0Y7OztBQ1BPLElBQU0sa0JBQThCO0FBQUEsRUFDekMsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsSUFBSSxPQUFPLFNBQVM7QUFDbEIsVUFBTSxRQUFRLE1BQU0sU0FBUyxNQUFNLFNBQVMsUUFBUSxPQUFPO0FBQzNELFFBQUksUUFBUSxHQUFHO0FBQ2Isa0JBQVksT0FBTyxTQUFTLENBQUM7QUFDN0I7QUFBQSxJQUNGO0FBQ0EsVUFBTSxTQUFTLE1BQU0sU0FBUyxRQUFRLFNBQVMsUUFBUSxNQUFNO0FBQzdELFVBQU0sT0FBTyxRQUFRLE1BQU0sU0FBUyxLQUFLLFNBQVMsUUFBUSxPQUFPO0FBQ2pFLGFBQVMsT0FBTyxRQUFRLElBQUk7QUFDNUIsVUFBTSxTQUFTLFNBQVMsU0FBUyxRQUFRLFNBQVMsQ0FBQztBQUNuRCxVQUFNLE9BQU8sT0FBTyxPQUFPO0FBQzNCLFVBQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxhQUFhLE1BQU0sR0FBRztBQUNqRCxTQUFLLE9BQU8sUUFBUSxPQUFPO0FBQzNCLFVBQU0sV0FBVyxXQUFXLE9BQU87QUFDbkMsVUFBTSxLQUFLLFlBQVksT0FBTyxNQUFNLE1BQU0sT0FBTyxNQUFNLEtBQUssUUFBUSxHQUFHLFFBQVE7QUFDL0UsZUFBVyxTQUFTLE9BQVEsU0FBUSxPQUFPLE9BQU8sSUFBSSxVQUFVO0FBQUEsRUFDbEU7QUFDRjtBQUVBLFNBQVMsU0FBUyxPQUFjLFFBQTJCLE9BQXFCO0FBQzlFLFFBQU0sRUFBRSxTQUFBQyxTQUFRLElBQUk7QUFDcEIsTUFBSSxPQUFPO0FBQ1gsYUFBVyxTQUFTLFFBQVE7QUFDMUIsVUFBTSxPQUFPQSxTQUFRLEtBQUssT0FBTyxPQUFPLEtBQUs7QUFDN0MsVUFBTSxRQUFRLElBQUksTUFBTSxJQUFJO0FBQzVCLFlBQVE7QUFDUixRQUFJLFVBQVUsS0FBTTtBQUNwQixVQUFNLFFBQVFBLFNBQVEsTUFBTSxPQUFPLE9BQU8sS0FBSztBQUMvQyxJQUFBQSxTQUFRLFNBQVMsT0FBTyxPQUFPLE9BQU8sUUFBUSxPQUFPLEtBQUs7QUFDMUQsYUFBUyxPQUFPQSxTQUFRLE9BQU8sT0FBTyxPQUFPLEtBQUssR0FBRyxRQUFRLElBQUk7QUFBQSxFQUNuRTtBQUNGO0FBR0EsU0FBUyxLQUFLLE9BQWMsUUFBMkIsU0FBdUI7QUFDNUUsUUFBTSxPQUFpQixDQUFDO0FBQ3hCLGFBQVcsU0FBUyxRQUFRO0FBQzFCLFVBQU0sWUFBWSxNQUFNLFFBQVEsT0FBTyxPQUFPLE9BQU8sU0FBUztBQUM5RCxRQUFJLEtBQUssU0FBUyxTQUFTLEVBQUc7QUFDOUIsU0FBSyxLQUFLLFNBQVM7QUFDbkIsVUFBTTtBQUFBLE1BQ0o7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsWUFBWSxPQUFPLEtBQUs7QUFBQSxNQUN4QixNQUFNLE1BQU0sSUFBSSxPQUFPLE9BQU8sR0FBRyxLQUFLLEtBQUs7QUFBQSxNQUMzQyxXQUFXLE9BQU87QUFBQSxJQUNwQjtBQUFBLEVBQ0Y7QUFDRjs7O0FDaEVPLElBQU0sa0JBQThCO0FBQUEsRUFDekMsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsSUFBSSxPQUFPLFNBQVM7QUFDbEIsZ0JBQVksT0FBTyxPQUFPO0FBQUEsRUFDNUI7QUFDRjs7O0FDRE8sSUFBTSxnQkFBNEI7QUFBQSxFQUN2QyxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxPQUFPO0FBQUEsRUFDUCxJQUFJLE9BQU8sU0FBUztBQUNsQixVQUFNLEVBQUUsU0FBQUMsVUFBUyxNQUFBQyxNQUFLLElBQUk7QUFDMUIsVUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxNQUFNO0FBQ3pELFVBQU0sTUFBTSxTQUFTLE9BQU8sT0FBTztBQUNuQyxVQUFNLE9BQU9BLE1BQUssSUFBSSxLQUFLLElBQUksVUFBVTtBQUN6QyxVQUFNLFlBQVlELFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUN6RCxVQUFNLE9BQU8sVUFBVSxPQUFPLE1BQU0sV0FBV0EsU0FBUSxPQUFPLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDdEYsSUFBQUMsTUFBSyxPQUFPLEdBQUc7QUFDZixVQUFNLE9BQU8sSUFBSSxXQUFXLE1BQU0sU0FBUyxDQUFDO0FBQzVDLFVBQU0sS0FBSyxtQkFBbUIsV0FBVyxRQUFRLFlBQVksT0FBTyxNQUFNLEdBQUcsTUFBTSxLQUFLLElBQUk7QUFDNUYsY0FBVSxPQUFPLE9BQU87QUFBQSxFQUMxQjtBQUNGOzs7QUN0Qk8sSUFBTSxZQUF3QjtBQUFBLEVBQ25DLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxNQUFNO0FBQ2YsZUFBVyxPQUFPLElBQUk7QUFBQSxFQUN4QjtBQUNGOzs7QUNITyxJQUFNLFlBQXdCO0FBQUEsRUFDbkMsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsSUFBSSxPQUFPLE1BQU07QUFDZixVQUFNLFNBQVMsTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLE9BQU87QUFDakQsZUFBVyxPQUFPLE1BQU0sUUFBUTtBQUNoQyxnQkFBWSxPQUFPLFFBQVEsT0FBTyxVQUFVLElBQUk7QUFDaEQsVUFBTSxZQUFZLE1BQU0sUUFBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQy9ELFVBQU0sUUFBUSxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssS0FBSztBQUM5QyxVQUFNLEtBQUssb0JBQW9CLFdBQVcsUUFBUSxZQUFZLE9BQU8sTUFBTSxHQUFHLEtBQUs7QUFBQSxFQUNyRjtBQUNGOzs7QUNkTyxJQUFNLFlBQXdCO0FBQUEsRUFDbkMsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsSUFBSSxPQUFPLE9BQU87QUFDaEIsUUFBSSxXQUFXLE9BQU8sT0FBTyxDQUFDLEdBQUc7QUFDL0IsbUJBQWEsT0FBTyxLQUFLO0FBQ3pCO0FBQUEsSUFDRjtBQUNBLGVBQVcsU0FBUyxNQUFNLE9BQU8sUUFBUSxPQUFPLE1BQU0sU0FBUyxHQUFHO0FBQ2hFLGNBQVEsT0FBTyxPQUFPLFlBQVk7QUFBQSxJQUNwQztBQUFBLEVBQ0Y7QUFDRjs7O0FDVk8sSUFBTSxlQUEyQjtBQUFBLEVBQ3RDLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxPQUFPO0FBQ2hCLGdCQUFZLE9BQU8sS0FBSztBQUN4QixVQUFNLEVBQUUsUUFBQUMsUUFBTyxJQUFJO0FBQ25CLFFBQUlBLFFBQU8sUUFBUSxPQUFPLE1BQU0sT0FBTyxFQUFHO0FBQzFDLFFBQUlBLFFBQU8sTUFBTSxPQUFPLE1BQU0sTUFBTSxJQUFJQSxRQUFPLElBQUksT0FBTyxNQUFNLElBQUksRUFBRztBQUN2RSxVQUFNLE1BQU0sU0FBUyxPQUFPLEtBQUssR0FBRyxLQUFLLE1BQU0sTUFBTSxHQUFHO0FBQUEsRUFDMUQ7QUFDRjs7O0FDTk8sSUFBTSxVQUFpQztBQUFBLEVBQzVDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGOzs7QUNUTyxJQUFNLHNCQUFpRDtBQUFBLEVBQzVELE1BQU07QUFBQSxFQUNOLFNBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQSxVQUFVO0FBQUEsRUFDVixTQUFTO0FBQUEsRUFDVDtBQUNGO0FBR08sSUFBTSxZQUFZLGlCQUFpQixtQkFBbUI7OztBQ2pCN0QsSUFBTSxFQUFFLE9BQU8sSUFBSSxvQkFBb0I7QUFDdkMsSUFBTUMsVUFBUyxPQUFPLFFBQVE7QUFDOUIsSUFBTUMsV0FBVSxPQUFPLFNBQVM7QUFDaEMsSUFBTUMsU0FBUSxPQUFPLE9BQU87QUFDNUIsSUFBTSxRQUFRLE9BQU8sVUFBVSxPQUFPO0FBR3RDLElBQU1DLFFBQU87QUFFYixJQUFNLGtCQUFrQixNQUFjO0FBRXRDLFNBQVMsUUFBUSxPQUFjLFFBQXdCO0FBQ3JELFNBQU8sTUFBTSxVQUFVLElBQUksTUFBTSxRQUFRLE9BQU8sUUFBUUgsUUFBTyxRQUFRLEdBQUcsS0FBSztBQUNqRjtBQUVBLFNBQVNJLE1BQUssT0FBYyxRQUFnQixRQUFnQixRQUFzQjtBQUNoRixRQUFNLFFBQVEsSUFBSSxRQUFRSixRQUFPLFFBQVEsTUFBTTtBQUMvQyxRQUFNLFFBQVEsSUFBSSxRQUFRQSxRQUFPLE9BQU8sTUFBTSxHQUFHO0FBQ2pELFFBQU0sUUFBUSxJQUFJLFFBQVFBLFFBQU8sUUFBUSxNQUFNO0FBQ2pEO0FBR0EsU0FBUyxLQUFLLE9BQWMsU0FBaUIsT0FBZSxRQUFzQjtBQUNoRixRQUFNLEVBQUUsVUFBQUssV0FBVSxRQUFBQyxTQUFRLElBQUksSUFBSTtBQUNsQyxRQUFNLE1BQU1ELFVBQVMsS0FBSyxTQUFTSixTQUFRLE9BQU8sSUFBSTtBQUN0RCxFQUFBSSxVQUFTLFFBQVEsU0FBU0osU0FBUSxTQUFTLEdBQUc7QUFDOUMsTUFBSSxRQUFRLEVBQUcsQ0FBQUksVUFBUyxPQUFPLFNBQVNKLFNBQVEsUUFBUTtBQUFBLE9BQ25EO0FBQ0gsVUFBTSxRQUFRLEtBQUssS0FBS0ksVUFBUyxNQUFNLFNBQVNKLFNBQVEsT0FBTyxJQUFJLENBQUMsR0FBRztBQUN2RSxJQUFBSSxVQUFTLFNBQVMsU0FBU0osU0FBUSxVQUFVLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxDQUFDO0FBQUEsRUFDdkU7QUFDQSxRQUFNLE9BQU9LLFFBQU8sS0FBSyxPQUFPSixPQUFNLE1BQU0sSUFBSTtBQUNoRCxFQUFBSSxRQUFPLFFBQVEsT0FBT0osT0FBTSxRQUFRLElBQUk7QUFDeEMsTUFBSSxTQUFTLEVBQUcsQ0FBQUksUUFBTyxPQUFPLE9BQU9KLE9BQU0sSUFBSTtBQUFBLE9BQzFDO0FBQ0gsVUFBTSxPQUFPLGtCQUFrQkksUUFBTyxNQUFNLE9BQU9KLE9BQU0sTUFBTTtBQUMvRCxJQUFBSSxRQUFPLFNBQVMsT0FBT0osT0FBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLE9BQU8sSUFBSSxDQUFDLENBQUM7QUFBQSxFQUMvRTtBQUNGO0FBR08sU0FBU0ssYUFBWSxPQUFjLFFBQWdCLFNBQWlCLE9BQXFCO0FBQzlGLFFBQU0sRUFBRSxTQUFBQyxTQUFRLElBQUk7QUFDcEIsRUFBQUosTUFBSyxPQUFPLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDcEMsRUFBQUksU0FBUSxLQUFLLFFBQVFSLFFBQU8sU0FBUyxPQUFPO0FBQzVDLEVBQUFRLFNBQVEsS0FBSyxRQUFRUixRQUFPLE9BQU8sS0FBSztBQUN4QyxFQUFBUSxTQUFRLFFBQVEsUUFBUVIsUUFBTyxPQUFPRyxLQUFJO0FBQzFDLE9BQUssT0FBTyxTQUFTLE9BQU9BLEtBQUk7QUFDaEMsUUFBTSxZQUFZSyxTQUFRLE9BQU8sUUFBUVIsUUFBTyxTQUFTO0FBQ3pELFFBQU0sS0FBSyxrQkFBa0IsV0FBVyxRQUFRLFFBQVEsT0FBTyxNQUFNLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFDbEY7QUFHTyxTQUFTLFdBQVcsT0FBYyxRQUFzQjtBQUM3RCxRQUFNLEVBQUUsU0FBQVEsVUFBUyxRQUFBRixRQUFPLElBQUk7QUFDNUIsUUFBTSxVQUFVRSxTQUFRLE9BQU8sUUFBUVIsUUFBTyxPQUFPO0FBQ3JELFFBQU0sUUFBUVEsU0FBUSxPQUFPLFFBQVFSLFFBQU8sS0FBSztBQUNqRCxRQUFNLFFBQVFRLFNBQVEsTUFBTSxRQUFRUixRQUFPLEtBQUs7QUFDaEQsRUFBQVEsU0FBUSxRQUFRLFFBQVFSLFFBQU8sT0FBTyxDQUFDO0FBQ3ZDLEVBQUFRLFNBQVEsU0FBUyxRQUFRUixRQUFPLE9BQU8sQ0FBQztBQUN4QyxFQUFBUSxTQUFRLElBQUksUUFBUVIsUUFBTyxhQUFhLENBQUM7QUFDekMsRUFBQVEsU0FBUSxNQUFNLFFBQVFSLFFBQU8sT0FBTztBQUNwQyxFQUFBUSxTQUFRLE1BQU0sUUFBUVIsUUFBTyxLQUFLO0FBQ2xDLE9BQUssT0FBTyxTQUFTLE9BQU8sQ0FBQ0csS0FBSTtBQUNqQyxRQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsR0FBUztBQUMxQyxRQUFNLFFBQVFHLFFBQU8sSUFBSSxPQUFPSixPQUFNLFVBQVUsSUFBSyxRQUFRO0FBQzdELEVBQUFJLFFBQU8sSUFBSSxPQUFPSixPQUFNLFlBQVksUUFBUSxLQUFLLE1BQU0sUUFBUSxHQUFTLENBQUM7QUFDekUsRUFBQUksUUFBTyxJQUFJLE9BQU9KLE9BQU0sWUFBWSxRQUFRLEdBQVM7QUFDckQsRUFBQU0sU0FBUSxJQUFJLFFBQVFSLFFBQU8sVUFBVVEsU0FBUSxJQUFJLFFBQVFSLFFBQU8sUUFBUSxJQUFJLENBQUM7QUFDN0UsRUFBQUksTUFBSyxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDbEMsUUFBTSxZQUFZSSxTQUFRLE9BQU8sUUFBUVIsUUFBTyxTQUFTO0FBQ3pELFFBQU0sU0FBUyxZQUFZLGFBQWE7QUFDeEMsUUFBTSxRQUFRLFFBQVEsT0FBTyxNQUFNO0FBQ25DLFFBQU0sS0FBSyxrQkFBa0IsV0FBVyxRQUFRLE9BQU8sR0FBRyxPQUFPLE1BQU07QUFDekU7QUFHTyxTQUFTLE9BQU8sT0FBYyxRQUFnQixRQUFnQixPQUFxQjtBQUN4RixRQUFNUyxXQUFVLE1BQU0sTUFBTTtBQUM1QixFQUFBTCxNQUFLLE9BQU8sUUFBUSxPQUFPLFlBQVksTUFBTTtBQUM3QyxRQUFNLFFBQVEsU0FBUyxRQUFRSixRQUFPLFNBQVNTLFFBQU87QUFDdEQsUUFBTSxZQUFZLE1BQU0sUUFBUSxPQUFPLFFBQVFULFFBQU8sU0FBUztBQUMvRCxRQUFNLEtBQUssTUFBTSxVQUFVLElBQUksUUFBUSxLQUFLO0FBQzVDLFFBQU0sS0FBSyxtQkFBbUIsV0FBVyxRQUFRLFFBQVEsT0FBTyxNQUFNLEdBQUcsSUFBSVMsUUFBTztBQUN0Rjs7O0FDNUVBLElBQU0sT0FBTztBQUViLElBQU0sYUFBYTtBQUVuQixJQUFNLEVBQUUsUUFBQUMsUUFBTyxJQUFJLG9CQUFvQjtBQUN2QyxJQUFNQyxVQUFTRCxRQUFPLFFBQVE7QUFHOUIsSUFBTSxRQUFRLGFBQWEsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUksRUFBRTtBQUFBLEVBQU8sQ0FBQyxTQUN6RCxDQUFDLFVBQVUsR0FBRyxFQUFFLE1BQU0sQ0FBQyxVQUFVLGNBQWMsTUFBTSxHQUFHLElBQUksSUFBSSxLQUFLLEVBQUUsTUFBTSxNQUFTO0FBQ3hGO0FBQ0EsSUFBTSxXQUFXLE1BQU0sU0FBUztBQVV6QixTQUFTLFFBQVFFLFVBQWlCLFNBQXdCO0FBRS9ELFNBQU8sRUFBRSxTQUFBQSxVQUFTLGFBQWEsS0FBSyxLQUFNLElBQUlBLFdBQVcsT0FBTyxJQUFJLElBQUksV0FBVztBQUNyRjtBQUdPLFNBQVMsZUFBd0I7QUFDdEMsUUFBTSxFQUFFLFFBQVEsUUFBQUMsU0FBUSxPQUFBQyxRQUFPLE9BQUFDLE9BQU0sSUFBSTtBQUN6QyxRQUFNLGFBQWEsT0FBTztBQUFBLElBQ3hCLE9BQU8sS0FBS0QsT0FBTSxZQUFZLEVBQUUsSUFBSSxDQUFDLGNBQWMsQ0FBQyxXQUFXLEdBQVcsQ0FBQztBQUFBLEVBQzdFO0FBQ0EsUUFBTSxRQUFRLE9BQU87QUFBQSxJQUNuQixPQUFPLEtBQUtDLE9BQU0sS0FBSyxFQUFFLElBQUksQ0FBQyxhQUFhLENBQUMsVUFBVSxHQUFTLENBQUM7QUFBQSxFQUNsRTtBQUNBLFFBQU0sVUFBVTtBQUFBLElBQ2QsR0FBRztBQUFBLElBQ0gsUUFBUSxFQUFFLEdBQUdGLFNBQVEsZUFBZSxJQUFZO0FBQUEsSUFDaEQsT0FBTyxFQUFFLEdBQUdDLFFBQU8sY0FBYyxXQUFXO0FBQUEsSUFDNUMsT0FBTyxFQUFFLEdBQUdDLFFBQU8sV0FBVyxPQUFPLE1BQU07QUFBQSxJQUMzQyxRQUFRLEVBQUUsR0FBRyxRQUFRLG1CQUFtQixJQUFVO0FBQUEsRUFDcEQ7QUFDQSxTQUFPLFVBQVUsRUFBRSxNQUFNLE1BQU0sUUFBUSxDQUFDO0FBQzFDO0FBWU8sU0FBUyxnQkFBZ0IsT0FBOEI7QUFDNUQsUUFBTSxPQUErQjtBQUNyQyxRQUFNLFVBQVUsS0FBSyxRQUFRLElBQUksQ0FBQyxXQUFXO0FBQzNDLFFBQUksT0FBTyxTQUFTLFdBQVc7QUFDN0IsWUFBTSxNQUFNLENBQUMsT0FBYyxXQUF5QjtBQUNsRCxZQUFJLE1BQU0sUUFBUSxJQUFJLFFBQVFKLFFBQU8sTUFBTSxNQUFNLE9BQU8sUUFBUTtBQUM5RCxxQkFBVyxPQUFPLE1BQU07QUFDeEIsaUJBQU8sT0FBTyxRQUFRLE9BQU8sT0FBTyxNQUFNLElBQUksTUFBTSxRQUFRLFVBQVU7QUFBQSxRQUN4RSxPQUFPO0FBQ0wsaUJBQU8sSUFBSSxPQUFPLE1BQU07QUFDeEIsZUFBSyxPQUFPLFFBQVEsS0FBSztBQUFBLFFBQzNCO0FBQUEsTUFDRjtBQUNBLGFBQU8sRUFBRSxHQUFHLFFBQVEsSUFBSTtBQUFBLElBQzFCO0FBQ0EsUUFBSSxPQUFPLFNBQVMsaUJBQWlCO0FBQ25DLFlBQU0sTUFBTSxDQUFDLE9BQWMsWUFBMEI7QUFDbkQsZUFBTyxJQUFJLE9BQU8sT0FBTztBQUN6QixRQUFBSyxPQUFNLE9BQU8sTUFBTSxTQUFTLElBQUksU0FBU04sUUFBTyxTQUFTLE9BQU8sTUFBTSxDQUFDO0FBQUEsTUFDekU7QUFDQSxhQUFPLEVBQUUsR0FBRyxRQUFRLElBQUk7QUFBQSxJQUMxQjtBQUNBLFdBQU87QUFBQSxFQUNULENBQUM7QUFDRCxRQUFNTyxXQUFVLENBQUMsVUFBdUI7QUFDdEMsU0FBSyxRQUFRLEtBQUs7QUFDbEIsV0FBTyxPQUFPLEtBQUs7QUFBQSxFQUNyQjtBQUNBLFNBQU8sRUFBRSxHQUFHLE1BQU0sU0FBUyxTQUFBQSxTQUFRO0FBQ3JDO0FBRUEsU0FBUyxVQUFVLE9BQWMsUUFBd0I7QUFDdkQsUUFBTSxRQUFRLE1BQU0sUUFBUSxPQUFPLFFBQVFOLFFBQU8sU0FBUztBQUMzRCxTQUFPLE1BQU0sT0FBTyxJQUFJLE9BQU9ELFFBQU8sT0FBTyxPQUFPLE9BQU87QUFDN0Q7QUFHQSxTQUFTLE9BQU8sT0FBYyxRQUF3QjtBQUNwRCxVQUFTLFVBQVUsT0FBTyxNQUFNLElBQUksS0FBSyxNQUFNLFNBQVU7QUFDM0Q7QUFHQSxTQUFTLEtBQUssT0FBYyxRQUFnQixFQUFFLFlBQVksR0FBZ0I7QUFDeEUsUUFBTSxPQUFPLE9BQU8sT0FBTyxNQUFNO0FBQ2pDLE1BQUksTUFBTSxRQUFRLE9BQU8sUUFBUUMsUUFBTyxRQUFRLE1BQU0sTUFBTTtBQUMxRCxXQUFPLE9BQU8sUUFBUSxNQUFNLFVBQVU7QUFDdEM7QUFBQSxFQUNGO0FBQ0EsT0FBSyxPQUFPLE1BQU07QUFDbEIsUUFBTSxTQUFTLE1BQU0sS0FBSyxLQUFNLE1BQU0sS0FBSyxjQUFjO0FBQ3pELFFBQU0sUUFBUSxTQUFTLFFBQVFBLFFBQU8sU0FBUyxNQUFNLE1BQU0sS0FBSyxlQUFlLEtBQUssTUFBTTtBQUM1RjtBQUdBLFNBQVMsS0FBSyxPQUFjLFFBQXNCO0FBQ2hELFFBQU0sV0FBVyxNQUFNLEtBQUssS0FBTSxNQUFNLElBQUk7QUFDNUMsUUFBTSxPQUFPLE9BQU8sT0FBTyxNQUFNO0FBQ2pDLFFBQU0sT0FBTyxVQUFVLE9BQU8sTUFBTTtBQUNwQyxFQUFBTyxhQUFZLE9BQU8sU0FBUyxPQUFPLEtBQUssSUFBSSxXQUFXLElBQUksT0FBTyxLQUFLLElBQUksV0FBVyxDQUFDO0FBQ3pGO0FBR0EsU0FBU0YsT0FBTSxPQUFjLFFBQXNCO0FBQ2pELFFBQU0sVUFBbUI7QUFBQSxJQUN2QixJQUFJO0FBQUEsSUFDSixTQUFTLFVBQVUsT0FBTyxNQUFNO0FBQUEsSUFDaEMsTUFBTTtBQUFBLElBQ04sTUFBTSxFQUFFLFFBQVEsV0FBVyxNQUFNLE1BQU0sR0FBRyxhQUFhLGdCQUFnQixVQUFVLEVBQUU7QUFBQSxFQUNyRjtBQUNBLFFBQU0sV0FBdUMsb0JBQW9CO0FBQ2pFLFFBQU0sVUFBVSxTQUFTLGVBQWUsSUFBSSxPQUFPLE9BQU87QUFDMUQsWUFBVSxTQUFTLFNBQVMsTUFBTSx3QkFBd0IsS0FBSyxVQUFVLE9BQU8sQ0FBQyxFQUFFO0FBQ3JGO0FBR0EsU0FBUyxPQUFPLE9BQWMsRUFBRSxTQUFBSixVQUFTLFlBQVksR0FBZ0I7QUFDbkUsUUFBTSxXQUF1QyxvQkFBb0I7QUFDakUsV0FBUyxVQUFVLEdBQUcsV0FBVyxVQUFVLFdBQVcsR0FBRztBQUN2RCxVQUFNTyxRQUFPLE9BQU8sT0FBTztBQUMzQixhQUFTLGNBQWMsSUFBSSxPQUFPLEVBQUUsSUFBSSxJQUFJLFNBQVMsR0FBRyxNQUFNLGdCQUFnQixNQUFNLEVBQUUsTUFBQUEsTUFBSyxFQUFFLENBQUM7QUFBQSxFQUNoRztBQUNBLGFBQVcsUUFBUSxPQUFPO0FBQ3hCLFVBQU0sVUFBVSxPQUFPLGNBQWMsTUFBTSxHQUFHLElBQUksSUFBSSxDQUFXO0FBQUEsRUFDbkU7QUFDQSxRQUFNLFFBQVEsZ0JBQWdCLGNBQWM7QUFDNUMsUUFBTSxVQUFVLGdCQUFnQixhQUFhO0FBQzdDLFdBQVMsT0FBTyxNQUFNLFFBQVEsT0FBTyxPQUFPUCxVQUFTLFFBQVEsR0FBRztBQUM5RCxVQUFNLFVBQVcsT0FBTyxXQUFZO0FBQ3BDLFVBQU0sVUFBVSxjQUFjLEtBQUssT0FBTyxRQUFRO0FBQ2xELFVBQU0sU0FBUyxNQUFNLFFBQVEsT0FBTztBQUNwQyxVQUFNLFFBQVEsSUFBSSxRQUFRRCxRQUFPLE1BQU0sVUFBVSxVQUFVLEtBQUs7QUFDaEUsVUFBTSxRQUFRLElBQUksUUFBUUEsUUFBTyxVQUFVLE1BQU0sUUFBUSxRQUFRLFNBQVMsT0FBTztBQUNqRixVQUFNLFFBQVEsSUFBSSxRQUFRQSxRQUFPLFNBQVMsT0FBTztBQUNqRCxVQUFNLFFBQVEsS0FBSyxRQUFRQSxRQUFPLFdBQVcsT0FBTztBQUNwRCxVQUFNLFFBQVEsS0FBSyxRQUFRQSxRQUFPLFVBQVUsT0FBTyxPQUFPLE1BQU0sQ0FBQztBQUNqRSxVQUFNLFFBQVEsSUFBSSxRQUFRQSxRQUFPLFFBQVEsT0FBTyxJQUFJO0FBQ3BELFFBQUksU0FBUztBQUNYLFlBQU0sU0FBUyxPQUFPLE1BQU07QUFDNUIsTUFBQUssT0FBTSxPQUFPLE1BQU07QUFDbkI7QUFBQSxJQUNGO0FBQ0EsU0FBSyxPQUFPLE1BQU07QUFDbEIsUUFBSSxnQkFBZ0IsRUFBRztBQUN2QixVQUFNLFFBQVEsSUFBSyxNQUFNLEtBQUssS0FBTSxNQUFNLEtBQUssY0FBYyxJQUFJO0FBQ2pFLFVBQU0sUUFBUSxTQUFTLFFBQVFMLFFBQU8sU0FBUyxLQUFLO0FBQUEsRUFDdEQ7QUFDRjs7O0FDcktBLElBQU0sY0FBTixNQUFrQztBQUFBLEVBQ2hDO0FBQUEsRUFDUztBQUFBLEVBRVQsWUFBWSxRQUFnQjtBQUMxQixTQUFLLFNBQVM7QUFDZCxTQUFLLFFBQVEsSUFBSSxhQUFhLFNBQVMsRUFBRTtBQUFBLEVBQzNDO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBd0I7QUFDdkMsV0FBTyxLQUFLLE1BQU0sTUFBTSxLQUFLLFNBQVMsTUFBTTtBQUFBLEVBQzlDO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBZ0IsT0FBcUI7QUFDcEQsU0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLE1BQU0sSUFBSTtBQUFBLEVBQzNDO0FBQUEsRUFFQSxZQUFZLEtBQWEsUUFBZ0IsT0FBcUI7QUFDNUQsU0FBSyxJQUFJLEtBQUssUUFBUSxLQUFLO0FBQUEsRUFDN0I7QUFBQSxFQUVBLFNBQVMsS0FBYSxRQUFnQixPQUFlLE1BQWMsT0FBcUI7QUFDdEYsVUFBTSxLQUFLLE1BQU0sS0FBSyxTQUFTO0FBQy9CLFNBQUssTUFBTSxFQUFFLElBQUk7QUFDakIsU0FBSyxNQUFNLEtBQUssQ0FBQyxJQUFJO0FBQ3JCLFNBQUssTUFBTSxLQUFLLENBQUMsSUFBSTtBQUFBLEVBQ3ZCO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBd0I7QUFDeEMsV0FBTyxLQUFLLE1BQU0sTUFBTSxLQUFLLFNBQVMsTUFBTTtBQUFBLEVBQzlDO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBZ0IsT0FBcUI7QUFDckQsU0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLE1BQU0sSUFBSTtBQUFBLEVBQzNDO0FBQUEsRUFFQSxRQUFRLEtBQW1CO0FBQ3pCLFVBQU0sUUFBUSxNQUFNLEtBQUssS0FBSztBQUM5QixRQUFJLFFBQVEsS0FBSyxNQUFNLE9BQVE7QUFDL0IsVUFBTSxRQUFRLElBQUksYUFBYSxLQUFLLElBQUksTUFBTSxLQUFLLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFDcEUsVUFBTSxJQUFJLEtBQUssS0FBSztBQUNwQixTQUFLLFFBQVE7QUFBQSxFQUNmO0FBQ0Y7QUFNTyxJQUFNLGlCQUE0QixDQUFDLFNBQVMsVUFBVTtBQUMzRCxRQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsRUFBRSxPQUFPLE1BQU0sSUFBSSxZQUFZLE1BQU0sQ0FBQztBQUNoRSxRQUFNLE9BQU8sUUFBUTtBQUFBLElBQUksQ0FBQyxFQUFFLFdBQVcsTUFDckMsV0FBVyxRQUFRLElBQUksU0FBWSxJQUFJLFNBQVM7QUFBQSxFQUNsRDtBQUNBLFFBQU0sU0FBUyxJQUFJO0FBQUEsSUFDakIsTUFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLEtBQUssTUFBTSxPQUFPLEVBQUUsTUFBTSxLQUFLLEtBQUssR0FBVyxLQUFLLE1BQU0sRUFBRTtBQUFBLEVBQ2xGO0FBQ0EsUUFBTSxRQUFlLEVBQUUsTUFBTSxNQUFNLE9BQU87QUFDMUMsUUFBTSxPQUFnQixFQUFFLE9BQU8sSUFBSSxXQUFXLFFBQVEsU0FBUyxDQUFDLEVBQUU7QUFDbEUsU0FBTztBQUFBLElBQ0wsUUFBUSxNQUFNO0FBQUEsSUFDZCxLQUFLLFVBQVUsS0FBSztBQUNsQixhQUFPLEtBQUssR0FBRztBQUNmLGFBQU87QUFBQSxJQUNUO0FBQUEsSUFDQSxRQUFRLE1BQU07QUFBQSxJQUNkLFVBQVUsTUFBTSxPQUFPLFlBQVk7QUFBQSxJQUNuQyxRQUFRLENBQUMsVUFBVSxVQUFVLEtBQUssS0FBSztBQUFBLElBQ3ZDLE1BQU0sQ0FBQyxVQUFVLE9BQU8sUUFDckIsS0FBSyxLQUFLLEVBQWU7QUFBQSxNQUN4QixLQUFLLEtBQUs7QUFBQSxNQUNULFFBQVEsS0FBSyxFQUFhLFdBQVc7QUFBQSxNQUN0QztBQUFBLElBQ0Y7QUFBQSxJQUNGLFFBQVEsVUFBVSxLQUFLO0FBQ3JCLGFBQU8sS0FBSyxHQUFHO0FBQ2YsYUFBTyxPQUFPLFFBQVE7QUFBQSxJQUN4QjtBQUFBLElBQ0EsU0FBUyxNQUFNO0FBQUEsRUFDakI7QUFDRjs7O0FDckZBLFNBQVMsYUFBYTs7O0FDSGYsSUFBTSxjQUFOLE1BQWtCO0FBQUEsRUFDZDtBQUFBLEVBQ0E7QUFBQSxFQUNULFNBQVMsSUFBSSxhQUFhLEVBQUU7QUFBQSxFQUU1QixZQUFZLEVBQUUsT0FBTyxPQUFPLEdBQVc7QUFDckMsU0FBSyxTQUFTLElBQUksV0FBVyxNQUFNO0FBQ25DLFFBQUksU0FBUztBQUNiLGFBQVMsU0FBUyxHQUFHLFNBQVMsUUFBUSxVQUFVLEdBQUc7QUFDakQsVUFBSSxNQUFNLE1BQU0sTUFBTSxLQUFLLFlBQWE7QUFDeEMsV0FBSyxPQUFPLE1BQU0sSUFBSTtBQUN0QixnQkFBVTtBQUFBLElBQ1o7QUFDQSxTQUFLLFVBQVU7QUFBQSxFQUNqQjtBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQXdCO0FBQ3hDLFdBQU8sS0FBSyxPQUFPLE1BQU0sS0FBSyxVQUFXLEtBQUssT0FBTyxNQUFNLENBQVksS0FBSztBQUFBLEVBQzlFO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBZ0IsT0FBcUI7QUFDckQsVUFBTSxLQUFLLE1BQU0sS0FBSyxVQUFXLEtBQUssT0FBTyxNQUFNO0FBQ25ELFFBQUksTUFBTSxLQUFLLE9BQU8sUUFBUTtBQUM1QixZQUFNLFFBQVEsSUFBSSxhQUFhLEtBQUssSUFBSSxLQUFLLEdBQUcsS0FBSyxPQUFPLFNBQVMsQ0FBQyxDQUFDO0FBQ3ZFLFlBQU0sSUFBSSxLQUFLLE1BQU07QUFDckIsV0FBSyxTQUFTO0FBQUEsSUFDaEI7QUFDQSxTQUFLLE9BQU8sRUFBRSxJQUFJO0FBQUEsRUFDcEI7QUFDRjs7O0FDQ08sU0FBUyxrQkFDZCxRQUNBLFNBQ0EsT0FDUztBQUNULFFBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsUUFBTSxRQUFRLElBQUksV0FBVyxRQUFRLFNBQVMsQ0FBQztBQUMvQyxRQUFNLE9BQU8sUUFBUTtBQUFBLElBQUksQ0FBQyxFQUFFLFdBQVcsTUFDckMsV0FBVyxRQUFRLElBQUksU0FBWSxJQUFJLFNBQVM7QUFBQSxFQUNsRDtBQUNBLFFBQU0sU0FBUyxJQUFJO0FBQUEsSUFDakIsTUFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLEtBQUssTUFBTSxPQUFPLEVBQUUsTUFBTSxLQUFLLEtBQUssR0FBVyxLQUFLLE1BQU0sRUFBRTtBQUFBLEVBQ2xGO0FBQ0EsUUFBTSxRQUFlLEVBQUUsTUFBTSxNQUFNLE9BQU87QUFDMUMsTUFBSSxVQUFVLE9BQU87QUFFckIsUUFBTSxXQUFXLENBQUMsTUFBWSxRQUFzQjtBQUNsRCxRQUFJLFNBQVMsU0FBUztBQUNwQixZQUFNLFNBQW1CLENBQUM7QUFDMUIsYUFBTyxRQUFRLFNBQVMsTUFBTSxDQUFDLE9BQU8sS0FBSyxXQUFXO0FBQ3BELGNBQU0sU0FBUyxRQUFRLEtBQUs7QUFDNUIsWUFBSSxPQUFPLE1BQU0sTUFBTSxNQUFNLEtBQUssVUFBVTtBQUMxQyxpQkFBTyxLQUFLLE9BQU8sTUFBTSxNQUFNLEdBQWEsR0FBRztBQUFBLFFBQ2pEO0FBQUEsTUFDRixDQUFDO0FBQ0QsYUFBTyxNQUFNLElBQUk7QUFDakIsZ0JBQVU7QUFDVixhQUFPLEtBQUssR0FBRztBQUNmLGVBQVMsS0FBSyxHQUFHLEtBQUssT0FBTyxRQUFRLE1BQU0sR0FBRztBQUM1QyxlQUFPLEtBQUssT0FBTyxFQUFFLEdBQWEsT0FBTyxLQUFLLENBQUMsQ0FBVztBQUFBLE1BQzVEO0FBQUEsSUFDRjtBQUNBLFdBQU8sS0FBSyxHQUFHO0FBQUEsRUFDakI7QUFFQSxTQUFPO0FBQUEsSUFDTCxRQUFRLE9BQU8sRUFBRSxPQUFPLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDM0MsS0FBSyxTQUFTLEtBQUs7QUFDakIsZUFBVSxRQUE4QixNQUFNLEdBQUc7QUFDakQsYUFBTyxNQUFNO0FBQ2IsYUFBTztBQUFBLElBQ1Q7QUFBQSxJQUNBLE9BQU8sU0FBUztBQUNkLGdCQUFVLE9BQU8sT0FBTztBQUN4QixVQUFJLFlBQWEsUUFBOEIsS0FBTSxRQUFPO0FBQzVELGFBQU8sRUFBRSxPQUFPLE1BQU0sUUFBUTtBQUFBLElBQ2hDO0FBQUEsSUFDQSxTQUFTLFNBQVMsUUFBUSxLQUFLO0FBQzdCLGdCQUFVLE9BQU8sT0FBTztBQUN4QixlQUFVLFFBQThCLE1BQU0sR0FBRztBQUNqRCxhQUFPLFlBQVk7QUFBQSxJQUNyQjtBQUFBLElBQ0EsUUFBUSxDQUFDLFNBQVMsVUFBVSxPQUFPLE9BQVEsUUFBOEIsTUFBTSxLQUFLO0FBQUEsSUFDcEYsTUFBTSxDQUFDLFNBQVMsT0FBTyxRQUNwQixLQUFLLEtBQUssRUFBZTtBQUFBLE1BQ3hCLE9BQU8sT0FBUSxRQUE4QixNQUFNLEtBQUs7QUFBQSxNQUN2RCxRQUFRLEtBQUssRUFBYSxXQUFXO0FBQUEsTUFDdEM7QUFBQSxJQUNGO0FBQUEsSUFDRixRQUFRLFNBQVMsS0FBSztBQUNwQixlQUFVLFFBQThCLE1BQU0sR0FBRztBQUNqRCxhQUFPLE9BQU8sUUFBUTtBQUFBLElBQ3hCO0FBQUEsSUFDQSxTQUFTLENBQUMsR0FBRyxHQUFHLFVBQ2QsT0FBTyxRQUFTLEVBQXdCLE1BQU8sRUFBd0IsTUFBTSxLQUFLO0FBQUEsRUFDdEY7QUFDRjs7O0FGaEZPLFNBQVMsVUFBVSxFQUFFLFlBQVksT0FBTyxHQUFxQjtBQUNsRSxRQUFNLFFBQWtCLENBQUM7QUFDekIsUUFBTSxTQUFTLElBQUksSUFBSSxPQUFPLFFBQVEsV0FBVyxNQUFNLEVBQUUsSUFBSSxDQUFDLENBQUNTLE9BQU0sRUFBRSxNQUFNLENBQUMsSUFBSUEsS0FBSSxDQUFDLENBQUM7QUFDeEYsTUFBSSxRQUFRO0FBQ1osTUFBSUMsU0FBUTtBQUNaLFdBQVMsU0FBUyxHQUFHLFNBQVMsUUFBUSxVQUFVLEdBQUc7QUFDakQsVUFBTUQsUUFBTyxPQUFPLElBQUksTUFBTTtBQUM5QixRQUFJQSxVQUFTLFFBQVc7QUFDdEIsY0FBUUE7QUFDUixNQUFBQyxTQUFRO0FBQUEsSUFDVjtBQUNBLFVBQU0sS0FBSyxXQUFXQSxTQUFRLFFBQVEsR0FBRyxLQUFLLEdBQUcsU0FBU0EsTUFBSyxFQUFFO0FBQUEsRUFDbkU7QUFDQSxTQUFPO0FBQ1Q7QUFHTyxTQUFTLFNBQVMsT0FBb0M7QUFDM0QsU0FBTyxPQUFPLFlBQVksTUFBTSxJQUFJLENBQUNELFVBQVMsQ0FBQ0EsT0FBTSxDQUFDLENBQUMsQ0FBQztBQUMxRDtBQU9BLElBQU0sWUFBTixNQUFnQztBQUFBLEVBQ3JCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUE7QUFBQSxFQUVUO0FBQUEsRUFDQSxTQUFTO0FBQUEsRUFFVCxZQUFZLFNBQWtCLFFBQWdCO0FBQzVDLFNBQUssV0FBVztBQUNoQixTQUFLLFNBQVMsT0FBTztBQUNyQixTQUFLLFNBQVMsVUFBVSxNQUFNO0FBQzlCLFNBQUssUUFBUSxJQUFJLFlBQVksTUFBTTtBQUFBLEVBQ3JDO0FBQUEsRUFFQSxTQUFlO0FBQ2IsU0FBSyxTQUFTO0FBQ2QsU0FBSyxPQUFPO0FBQUEsRUFDZDtBQUFBLEVBRUEsSUFBSSxLQUFtQztBQUNyQyxRQUFJLFFBQVEsS0FBSyxPQUFRLFFBQU8sS0FBSztBQUNyQyxTQUFLLFNBQVM7QUFDZCxTQUFLLE9BQVEsS0FBSyxTQUFTLE9BQU8sS0FBSyxNQUFNLEVBQWlCLEdBQUc7QUFDakUsV0FBTyxLQUFLO0FBQUEsRUFDZDtBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQXdCO0FBQ3ZDLFdBQU8sS0FBSyxJQUFJLEdBQUcsSUFBSSxLQUFLLE9BQU8sTUFBTSxDQUFXLEtBQUs7QUFBQSxFQUMzRDtBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQWdCLE9BQXFCO0FBQ3BELElBQUMsS0FBSyxJQUFJLEdBQUcsRUFBZSxLQUFLLE9BQU8sTUFBTSxDQUFXLElBQUk7QUFBQSxFQUMvRDtBQUFBLEVBRUEsWUFBWSxLQUFhLFFBQWdCLE9BQXFCO0FBQzVELFNBQUssSUFBSSxLQUFLLFFBQVEsS0FBSztBQUFBLEVBQzdCO0FBQUEsRUFFQSxTQUFTLEtBQWEsUUFBZ0IsT0FBZSxNQUFjLE9BQXFCO0FBQ3RGLFVBQU0sU0FBUyxLQUFLLElBQUksR0FBRztBQUMzQixXQUFPLEtBQUssT0FBTyxNQUFNLENBQVcsSUFBSTtBQUN4QyxXQUFPLEtBQUssT0FBTyxTQUFTLENBQUMsQ0FBVyxJQUFJO0FBQzVDLFdBQU8sS0FBSyxPQUFPLFNBQVMsQ0FBQyxDQUFXLElBQUk7QUFBQSxFQUM5QztBQUFBLEVBRUEsUUFBUSxLQUFtQjtBQUN6QixVQUFNLE9BQU8sS0FBSyxTQUFTLE9BQU8sS0FBSyxNQUFNO0FBQzdDLFFBQUksS0FBSyxTQUFTLElBQUs7QUFDdkIsU0FBSyxPQUFPO0FBQ1osV0FBTyxLQUFLLFVBQVUsSUFBSyxNQUFLLEtBQUssU0FBUyxLQUFLLE1BQU0sQ0FBQztBQUFBLEVBQzVEO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBd0I7QUFDeEMsV0FBTyxLQUFLLE1BQU0sS0FBSyxLQUFLLE1BQU07QUFBQSxFQUNwQztBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQWdCLE9BQXFCO0FBQ3JELFNBQUssTUFBTSxLQUFLLEtBQUssUUFBUSxLQUFLO0FBQUEsRUFDcEM7QUFDRjtBQUdPLFNBQVMsYUFBYSxZQUFnQztBQUMzRCxTQUFPLENBQUMsU0FBUyxVQUFVO0FBQ3pCLFVBQU0sUUFBUSxJQUFJLE1BQU0sRUFBRSxXQUFXLENBQUM7QUFDdEMsVUFBTSxRQUFRLFFBQVEsSUFBSSxTQUFTO0FBQ25DLFVBQU0sUUFBb0IsRUFBRSxRQUFRLE1BQU0sSUFBSSxDQUFDLFNBQVMsQ0FBQyxTQUFTLElBQUksQ0FBQyxDQUFDLEVBQUU7QUFDMUUsUUFBSUUsUUFBTztBQUNYLFFBQUk7QUFDSixVQUFNLFVBQW1CLEVBQUUsUUFBUSxDQUFDLEVBQUU7QUFDdEMsVUFBTSxPQUFPLFFBQVEsSUFBSSxDQUFDLFdBQVcsSUFBSSxVQUFVLFNBQVMsTUFBTSxDQUFDO0FBQ25FLFVBQU0sU0FBNkI7QUFBQSxNQUNqQztBQUFBLE1BQ0E7QUFBQSxNQUNBLFFBQVE7QUFFTixnQkFBUUEsVUFBUyxRQUFRLGdCQUFnQixLQUFLLElBQUssTUFBTSxZQUFZQSxLQUFJO0FBQ3pFLGdCQUFRLFNBQVMsTUFBTTtBQUN2QixtQkFBVyxRQUFRLEtBQU0sTUFBSyxPQUFPO0FBQUEsTUFDdkM7QUFBQSxNQUNBLFNBQVM7QUFDUCxjQUFNLE9BQU87QUFDYixRQUFBQSxRQUFPQSxVQUFTLFFBQVEsTUFBTSxRQUFRLE1BQU0sTUFBTSxNQUFTLElBQUksTUFBTSxZQUFZLElBQUk7QUFDckYsZ0JBQVE7QUFDUixlQUFPLE1BQU1BLEtBQUk7QUFDakIsZUFBT0E7QUFBQSxNQUNUO0FBQUEsTUFDQSxNQUFNLE1BQU07QUFDVixRQUFBQSxRQUFPO0FBQ1AsZ0JBQVEsU0FBUyxLQUFLO0FBQ3RCLG1CQUFXLFFBQVEsS0FBTSxNQUFLLE9BQU87QUFBQSxNQUN2QztBQUFBLE1BQ0EsT0FBTyxNQUFNLE9BQU87QUFDbEIsY0FBTSxTQUFTLElBQUksVUFBVSxFQUFFLFFBQVEsS0FBSyxPQUF1QixHQUFHLFFBQVEsS0FBSyxDQUFXO0FBQzlGLGVBQU87QUFBQSxNQUNUO0FBQUEsTUFDQSxTQUFTLENBQUMsR0FBRyxHQUFHLFVBQVUsY0FBYyxHQUFHLEdBQUcsT0FBTyxLQUFLO0FBQUEsSUFDNUQ7QUFDQSxXQUFPLGtCQUFrQixRQUFRLFNBQVMsS0FBSztBQUFBLEVBQ2pEO0FBQ0Y7QUFFQSxTQUFTLGNBQ1AsR0FDQSxHQUNBLE9BQ0EsT0FDTTtBQUNOLGFBQVcsQ0FBQyxPQUFPLEtBQUssS0FBSyxNQUFNLFFBQVEsR0FBRztBQUM1QyxVQUFNLFFBQVEsRUFBRSxPQUFPLEtBQUs7QUFDNUIsVUFBTSxRQUFRLEVBQUUsT0FBTyxLQUFLO0FBQzVCLFFBQUksVUFBVSxNQUFPO0FBQ3JCLGFBQVMsTUFBTSxHQUFHLE1BQU0sS0FBSyxJQUFJLE1BQU0sUUFBUSxNQUFNLE1BQU0sR0FBRyxPQUFPLEdBQUc7QUFDdEUsVUFBSSxNQUFNLEdBQUcsTUFBTSxNQUFNLEdBQUcsRUFBRztBQUMvQixpQkFBVyxDQUFDLFFBQVFGLEtBQUksS0FBSyxNQUFNLFFBQVEsR0FBRztBQUM1QyxhQUFLLE1BQU0sR0FBRyxJQUFJQSxLQUFJLEtBQUssUUFBUSxNQUFNLEdBQUcsSUFBSUEsS0FBSSxLQUFLLEdBQUksT0FBTSxPQUFPLEtBQUssTUFBTTtBQUFBLE1BQ3ZGO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRjs7O0FHdEpPLElBQU0sYUFBdUI7QUFBQSxFQUNsQyxRQUFRLE1BQU07QUFBQSxFQUNkLE9BQU8sQ0FBQyxVQUFVLElBQUksTUFBYyxLQUFLLEVBQUUsS0FBSyxDQUFDO0FBQ25EO0FBR08sSUFBTSxrQkFBNEIsRUFBRSxHQUFHLFlBQVksUUFBUSxNQUFNLEVBQUU7QUFHbkUsSUFBTSxhQUF1QjtBQUFBLEVBQ2xDLFFBQVEsQ0FBQyxXQUFXLEtBQUssS0FBSyxNQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sQ0FBQztBQUFBLEVBQzNELE9BQU8sQ0FBQyxVQUFVLElBQUksYUFBYSxLQUFLO0FBQzFDO0FBRUEsSUFBTSxRQUFRO0FBR2QsSUFBTSxZQUFOLE1BQWdDO0FBQUEsRUFDOUIsTUFBVyxDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNULFVBQVU7QUFBQSxFQUNWLGFBQWE7QUFBQSxFQUNiLGdCQUEwQixDQUFDO0FBQUEsRUFDM0IsZUFBeUIsQ0FBQztBQUFBLEVBRTFCLFlBQVksUUFBZ0IsTUFBZ0IsS0FBVztBQUNyRCxTQUFLLFVBQVUsT0FBTztBQUN0QixTQUFLLFFBQVEsSUFBSSxZQUFZLE1BQU07QUFDbkMsU0FBSyxRQUFRO0FBQ2IsVUFBTSxjQUFjLEtBQUssT0FBTyxPQUFPLE1BQU07QUFDN0MsU0FBSyxTQUFTLEtBQUssS0FBSyxXQUFXO0FBQ25DLFNBQUssUUFBUSxjQUFjO0FBQzNCLFFBQUksUUFBUSxPQUFXLE1BQUssTUFBTTtBQUFBLEVBQ3BDO0FBQUEsRUFFQSxRQUFjO0FBQ1osU0FBSyxXQUFXO0FBQUEsRUFDbEI7QUFBQSxFQUVBLElBQUksS0FBYSxRQUF3QjtBQUN2QyxVQUFNLE9BQU8sT0FBTyxLQUFLO0FBQ3pCLFVBQU0sUUFBUSxLQUFLLElBQUksUUFBUSxDQUFDLElBQUksT0FBUSxRQUFRLENBQUU7QUFDdEQsV0FBTyxTQUFTLE1BQU0sS0FBSyxTQUFTLEtBQUssVUFBVSxNQUFNLEtBQUs7QUFBQSxFQUNoRTtBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQWdCLE9BQXFCO0FBQ3BELFNBQUssS0FBSyxHQUFHLEdBQUcsTUFBTSxLQUFLLFNBQVMsS0FBSyxVQUFVLE1BQU0sSUFBSTtBQUFBLEVBQy9EO0FBQUEsRUFFQSxZQUFZLEtBQWEsUUFBZ0IsT0FBcUI7QUFDNUQsU0FBSyxJQUFJLEtBQUssUUFBUSxLQUFLO0FBQUEsRUFDN0I7QUFBQSxFQUVBLFNBQVMsS0FBYSxRQUFnQixPQUFlLE1BQWMsT0FBcUI7QUFDdEYsVUFBTSxPQUFPLEtBQUssS0FBSyxHQUFHO0FBQzFCLFVBQU0sTUFBTSxNQUFNLEtBQUssU0FBUyxLQUFLLFVBQVU7QUFDL0MsU0FBSyxFQUFFLElBQUk7QUFDWCxTQUFLLEtBQUssQ0FBQyxJQUFJO0FBQ2YsU0FBSyxLQUFLLENBQUMsSUFBSTtBQUFBLEVBQ2pCO0FBQUE7QUFBQSxFQUdBLEtBQUssS0FBbUI7QUFDdEIsVUFBTSxPQUFPLE9BQU8sS0FBSztBQUN6QixVQUFNLFFBQVEsUUFBUTtBQUN0QixRQUFJLEtBQUssYUFBYSxJQUFJLE1BQU0sS0FBSyxTQUFTO0FBQzVDLGFBQVEsS0FBSyxJQUFJLEtBQUssRUFBWSxPQUFRLFFBQVEsQ0FBRTtBQUFBLElBQ3REO0FBQ0EsUUFBSSxLQUFLLGVBQWUsS0FBSyxTQUFTO0FBQ3BDLFdBQUssTUFBTSxLQUFLLElBQUksTUFBTTtBQUMxQixXQUFLLGFBQWEsS0FBSztBQUFBLElBQ3pCO0FBQ0EsVUFBTSxNQUFNLEtBQUs7QUFDakIsUUFBSSxLQUFLLGNBQWMsS0FBSyxNQUFNLEtBQUssU0FBUztBQUM5QyxVQUFJLEtBQUssSUFBSyxJQUFJLEtBQUssRUFBWSxNQUFNO0FBQ3pDLFdBQUssY0FBYyxLQUFLLElBQUksS0FBSztBQUFBLElBQ25DO0FBQ0EsVUFBTSxRQUFRLElBQUksS0FBSztBQUN2QixVQUFNLE9BQVEsTUFBTSxPQUFRLFFBQVEsQ0FBRSxFQUFXLE1BQU07QUFDdkQsVUFBTSxPQUFRLFFBQVEsQ0FBRSxJQUFJO0FBQzVCLFNBQUssYUFBYSxJQUFJLElBQUksS0FBSztBQUMvQixXQUFPO0FBQUEsRUFDVDtBQUFBLEVBRUEsUUFBUSxLQUFtQjtBQUN6QixVQUFNLFNBQVMsT0FBTyxLQUFLLFVBQVU7QUFDckMsYUFBUyxPQUFPLEtBQUssT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRLEdBQUc7QUFDdEQsWUFBTSxNQUFNLEtBQUssSUFBSSxNQUFNO0FBQzNCLFlBQU0sU0FBUyxJQUFJLFFBQVEsQ0FBQyxLQUFLLENBQUMsR0FBRyxNQUFNO0FBQzNDLFlBQU0sS0FBSyxLQUFLLE1BQU0sT0FBTyxLQUFLLFFBQVEsS0FBSyxLQUFLLE9BQU8sQ0FBQztBQUM1RCxVQUFJLFFBQVEsQ0FBQyxJQUFJO0FBQ2pCLFdBQUssTUFBTTtBQUFBLElBQ2I7QUFBQSxFQUNGO0FBQUEsRUFFQSxTQUFpQjtBQUNmLFVBQU0sU0FBUyxLQUFLLElBQUk7QUFDeEIsV0FBTyxXQUFXLElBQUksS0FBSyxTQUFTLEtBQUssUUFBUyxLQUFLLElBQUksU0FBUyxDQUFDLEVBQVk7QUFBQSxFQUNuRjtBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQXdCO0FBQ3hDLFdBQU8sS0FBSyxNQUFNLEtBQUssS0FBSyxNQUFNO0FBQUEsRUFDcEM7QUFBQSxFQUVBLEtBQUssS0FBYSxRQUFnQixPQUFxQjtBQUNyRCxTQUFLLE1BQU0sS0FBSyxLQUFLLFFBQVEsS0FBSztBQUFBLEVBQ3BDO0FBQ0Y7QUFFQSxTQUFTLGFBQ1AsT0FDQSxHQUNBLEdBQ0EsT0FDQSxRQUNBLE9BQ007QUFDTixRQUFNLFFBQVEsS0FBSyxJQUFJLEdBQUcsVUFBVSxHQUFHLEdBQUcsVUFBVSxDQUFDO0FBQ3JELFdBQVMsS0FBSyxHQUFHLEtBQUssT0FBTyxNQUFNLEdBQUc7QUFDcEMsU0FBSyxJQUFJLEVBQUUsS0FBSyxRQUFRLElBQUksRUFBRSxLQUFLLEdBQUk7QUFDdkMsVUFBTSxPQUFPLFFBQVEsS0FBSyxNQUFNLEtBQUssTUFBTSxHQUFHLEtBQUssTUFBTTtBQUFBLEVBQzNEO0FBQ0Y7QUFHTyxTQUFTLGFBQWEsTUFBMkI7QUFDdEQsU0FBTyxDQUFDLFNBQVMsVUFBVTtBQUN6QixVQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsV0FBVyxJQUFJLFVBQVUsUUFBUSxJQUFJLENBQUM7QUFDaEUsUUFBSSxPQUF1QixLQUFLLElBQUksQ0FBQyxFQUFFLElBQUksTUFBTSxHQUFHO0FBQ3BELFVBQU0sU0FBaUM7QUFBQSxNQUNyQztBQUFBLE1BQ0EsT0FBTztBQUFBLE1BQ1AsUUFBUTtBQUNOLG1CQUFXLFFBQVEsS0FBTSxNQUFLLE1BQU07QUFBQSxNQUN0QztBQUFBLE1BQ0EsU0FBUztBQUNQLFlBQUksS0FBSyxLQUFLLENBQUMsRUFBRSxJQUFJLEdBQUcsVUFBVSxRQUFRLEtBQUssS0FBSyxDQUFDLEVBQUcsUUFBTyxLQUFLLElBQUksQ0FBQyxFQUFFLElBQUksTUFBTSxHQUFHO0FBQ3hGLGVBQU87QUFBQSxNQUNUO0FBQUEsTUFDQSxNQUFNLE1BQU07QUFDVixlQUFPO0FBQ1AsbUJBQVcsQ0FBQyxPQUFPLElBQUksS0FBSyxLQUFLLFFBQVEsRUFBRyxNQUFLLE1BQU0sS0FBSyxLQUFLO0FBQUEsTUFDbkU7QUFBQSxNQUNBLFFBQVEsQ0FBQyxNQUFNLFVBQVUsSUFBSSxVQUFVLFFBQVEsS0FBSyxHQUFhLE1BQU0sS0FBSyxLQUFLLENBQUM7QUFBQSxNQUNsRixRQUFRLEdBQUcsR0FBRyxPQUFPO0FBQ25CLG1CQUFXLENBQUMsT0FBTyxFQUFFLE9BQU8sQ0FBQyxLQUFLLFFBQVEsUUFBUSxHQUFHO0FBQ25ELHNCQUFZLE9BQU8sRUFBRSxLQUFLLEdBQVUsRUFBRSxLQUFLLEdBQVUsUUFBUSxNQUFNLEtBQUs7QUFBQSxRQUMxRTtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQ0EsV0FBTyxrQkFBa0IsUUFBUSxTQUFTLEtBQUs7QUFBQSxFQUNqRDtBQUNGO0FBRUEsU0FBUyxZQUNQLE9BQ0EsR0FDQSxHQUNBLFFBQ0EsTUFDQSxPQUNNO0FBQ04sUUFBTSxjQUFjLEtBQUssT0FBTyxNQUFNO0FBQ3RDLFdBQVMsUUFBUSxHQUFHLFFBQVEsS0FBSyxJQUFJLEVBQUUsUUFBUSxFQUFFLE1BQU0sR0FBRyxTQUFTLEdBQUc7QUFDcEUsUUFBSSxFQUFFLEtBQUssTUFBTSxFQUFFLEtBQUssRUFBRztBQUMzQixhQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU8sUUFBUSxHQUFHO0FBQzFDLFlBQU0sUUFBUSxFQUFFLEtBQUssSUFBSSxJQUFJO0FBQzdCLFlBQU0sUUFBUSxFQUFFLEtBQUssSUFBSSxJQUFJO0FBQzdCLFVBQUksVUFBVSxNQUFPO0FBQ3JCLFlBQU0sU0FBUyxRQUFRLFFBQVEsUUFBUTtBQUN2QyxtQkFBYSxPQUFPLE9BQU8sT0FBTyxPQUFPLFFBQVEsS0FBSztBQUFBLElBQ3hEO0FBQUEsRUFDRjtBQUNGOzs7QUNqTUEsU0FBUywyQkFBMkI7QUFvQnBDLElBQUksV0FBVztBQUVmLElBQUksb0JBQW9CLENBQUNHLFVBQVM7QUFDaEMsYUFBVyxFQUFFLFNBQVMsS0FBS0EsTUFBSyxXQUFXLEVBQUcsYUFBWTtBQUM1RCxDQUFDLEVBQUUsUUFBUSxFQUFFLFlBQVksQ0FBQyxJQUFJLEVBQUUsQ0FBQztBQUdqQyxlQUFlQyxVQUF3QjtBQUNyQyxXQUFTQyxRQUFPLEdBQUdBLFFBQU8sR0FBR0EsU0FBUSxFQUFHLE9BQU0sSUFBSSxRQUFRLFlBQVk7QUFDeEU7QUFTQSxlQUFzQixTQUFTLFdBQXNCLE9BQStCO0FBQ2xGLFFBQU1DLFFBQU87QUFDYixhQUFXO0FBQ1gsUUFBTSxrQkFBa0IsSUFBSSxhQUFhLEtBQUs7QUFDOUMsTUFBSSxVQUFVO0FBQ2QsUUFBTUMsU0FBUSxZQUFZLElBQUk7QUFDOUIsTUFBSSxPQUFPQTtBQUNYLFdBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRLEdBQUc7QUFDMUMsZUFBVyxVQUFVLEtBQUs7QUFDMUIsVUFBTSxNQUFNLFlBQVksSUFBSTtBQUM1QixvQkFBZ0IsSUFBSSxLQUFLLE1BQU0sUUFBUTtBQUN2QyxXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU0sV0FBVyxPQUFPQSxVQUFTO0FBQ2pDLFFBQU1ELFFBQU87QUFDYixTQUFPLEVBQUUsT0FBTyxTQUFTLFNBQVMsV0FBVyxXQUFXLEtBQU0sZ0JBQWdCO0FBQ2hGOzs7QUNuRE8sU0FBUyxXQUFXLFFBQXNCLE9BQXVCO0FBQ3RFLFNBQU8sT0FBTyxLQUFLLElBQUksT0FBTyxTQUFTLEdBQUcsS0FBSyxNQUFNLE9BQU8sU0FBUyxLQUFLLENBQUMsQ0FBQyxLQUFLO0FBQ25GO0FBR08sU0FBUyxPQUFPLFFBQW1DO0FBQ3hELFNBQU8sV0FBVyxhQUFhLEtBQUssTUFBTSxFQUFFLEtBQUssR0FBRyxHQUFHO0FBQ3pEO0FBaUJPLFNBQVMsVUFBVUUsU0FBbUM7QUFDM0QsUUFBTSxpQkFBaUIsT0FBT0EsUUFBTyxJQUFJLENBQUMsRUFBRSxTQUFTLE9BQUFDLE9BQU0sTUFBTSxVQUFVQSxNQUFLLENBQUM7QUFDakYsUUFBTSxRQUFRRCxRQUFPLE9BQU8sQ0FBQyxLQUFLRSxXQUFVLE1BQU1BLE9BQU0sT0FBTyxDQUFDO0FBQ2hFLFFBQU0sVUFBVUYsUUFBTyxPQUFPLENBQUMsS0FBS0UsV0FBVSxNQUFNQSxPQUFNLFNBQVMsQ0FBQyxJQUFJO0FBQ3hFLFFBQU0sWUFBWUYsUUFBTyxPQUFPLENBQUMsS0FBS0UsV0FBVSxNQUFNQSxPQUFNLFdBQVcsQ0FBQztBQUN4RSxRQUFNLE1BQU0sSUFBSSxhQUFhLEtBQUs7QUFDbEMsTUFBSSxLQUFLO0FBQ1QsYUFBVyxFQUFFLGdCQUFnQixLQUFLRixTQUFRO0FBQ3hDLFFBQUksSUFBSSxpQkFBaUIsRUFBRTtBQUMzQixVQUFNLGdCQUFnQjtBQUFBLEVBQ3hCO0FBQ0EsTUFBSSxLQUFLO0FBQ1QsUUFBTSxNQUFNLFdBQVcsS0FBSyxHQUFHO0FBQy9CLFFBQU0sTUFBTSxXQUFXLEtBQUssSUFBSTtBQUNoQyxTQUFPO0FBQUEsSUFDTCxrQkFBa0IsSUFBSTtBQUFBLElBQ3RCLGtCQUFrQjtBQUFBLElBQ2xCLG9CQUFvQixVQUFVO0FBQUEsSUFDOUIsZUFBZSxZQUFZLElBQUksSUFBSyxpQkFBaUIsTUFBTztBQUFBLElBQzVELFFBQVE7QUFBQSxJQUNSLFFBQVEsV0FBVyxLQUFLLElBQUk7QUFBQSxJQUM1QixRQUFRO0FBQUEsSUFDUixRQUFRLFdBQVcsS0FBSyxDQUFDO0FBQUEsSUFDekIsY0FBYyxNQUFNO0FBQUEsSUFDcEIsZ0JBQWlCLFlBQVksTUFBTztBQUFBLEVBQ3RDO0FBQ0Y7OztBQzlDQSxJQUFNLElBQUksT0FBTyxRQUFRLEtBQUssQ0FBQyxDQUFDO0FBQUcsSUFBTSxJQUFJLE9BQU8sUUFBUSxLQUFLLENBQUMsS0FBSyxHQUFHO0FBQUcsSUFBTSxTQUFTLFFBQVEsS0FBSyxDQUFDLEtBQUssbUJBQW1CLE1BQU0sR0FBRztBQUMzSSxJQUFNLFNBQVMsT0FBTyxRQUFRLEtBQUssQ0FBQyxLQUFLLEdBQUk7QUFDN0MsSUFBTSxRQUFhLEVBQUUsU0FBUyxnQkFBZ0IsU0FBUyxnQkFBZ0IsT0FBTyxhQUFhLElBQUksR0FBRyxnQkFBZ0IsYUFBYSxLQUFLLEdBQUcsT0FBTyxhQUFhLFVBQVUsR0FBRyxPQUFPLGFBQWEsVUFBVSxHQUFHLE9BQU8sYUFBYSxlQUFlLEVBQUU7QUFDOU8sSUFBTSxLQUFLLE1BQU0sSUFBSSxDQUFBRyxVQUFRO0FBQUUsUUFBTSxLQUFLLFlBQVksSUFBSTtBQUFHLFFBQU0sTUFBTSxpQkFBaUIsZ0JBQWdCLFFBQVEsR0FBRyxNQUFNLENBQUMsR0FBRyxNQUFNQSxLQUFJLENBQUM7QUFBRyxNQUFJLElBQUksSUFBSSxRQUFRLGFBQWEsQ0FBQztBQUFHLFVBQVEsSUFBSUEsT0FBTSxXQUFZLFlBQVksSUFBSSxJQUFFLEtBQUcsR0FBSSxJQUFJO0FBQUcsUUFBTSxPQUFjLENBQUM7QUFDcFEsU0FBTyxFQUFFLE1BQUFBLE9BQU0sS0FBSyxJQUFJLElBQUk7QUFBRSxXQUFPO0FBQUEsRUFBRSxHQUFHLE9BQU87QUFBRSxVQUFNLElBQUksSUFBSSxLQUFLLENBQUM7QUFBRyxRQUFJLEVBQUU7QUFBVSxRQUFJLElBQUk7QUFBRyxhQUFTLElBQUksR0FBRyxJQUFJLEVBQUUsT0FBTyxRQUFRLEtBQUs7QUFBRSxRQUFFLE9BQU8sT0FBTyxDQUFDO0FBQUc7QUFBQSxJQUFLO0FBQUUsUUFBSSxLQUFLQSxVQUFPLFVBQVcsS0FBSSxLQUFLLENBQUM7QUFBRyxTQUFLLEVBQUUsTUFBTSxFQUFFLElBQUk7QUFBRyxXQUFPO0FBQUEsRUFBRyxFQUFFO0FBQUUsQ0FBQztBQUMxUCxJQUFNLFNBQWMsQ0FBQztBQUNyQixTQUFTLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSyxZQUFXLEtBQUssSUFBSTtBQUFFLFFBQU0sSUFBSSxNQUFNLFNBQVMsR0FBR0EsTUFBSyxDQUFDLElBQUksS0FBSyxJQUFJLEdBQUcsSUFBRSxLQUFHLENBQUMsSUFBSSxDQUFDO0FBQUcsTUFBSSxFQUFHLEVBQUMsT0FBTyxFQUFFLElBQUksTUFBTSxDQUFDLEdBQUcsS0FBSyxDQUFDO0FBQUc7QUFDMUosU0FBU0EsTUFBSyxHQUFRO0FBQUUsU0FBTyxFQUFFLEtBQUssV0FBVyxPQUFPO0FBQUc7QUFDM0QsSUFBTSxPQUFZLENBQUM7QUFBRyxXQUFXLEtBQUssSUFBSTtBQUFFLFFBQU0sSUFBSSxLQUFLLEVBQUUsSUFBSSxJQUFJLFVBQVUsT0FBTyxFQUFFLElBQUksQ0FBQztBQUFHLFVBQVEsSUFBSSxFQUFFLE1BQU0sT0FBTyxFQUFFLEVBQUUsS0FBSyxXQUFXLEVBQUUsaUJBQWlCLFFBQVEsQ0FBQyxHQUFHLGVBQWUsRUFBRSxpQkFBaUIsUUFBUSxDQUFDLEdBQUcsYUFBYSxNQUFJLEVBQUUsb0JBQW9CLFFBQVEsQ0FBQyxHQUFHLE9BQU8sRUFBRSxPQUFPLFFBQVEsQ0FBQyxHQUFHLFdBQVcsRUFBRSxhQUFhLFFBQVEsQ0FBQyxHQUFHLE9BQU8sRUFBRSxPQUFPLFFBQVEsQ0FBQyxHQUFHLFNBQVMsRUFBRSxlQUFlLFFBQVEsQ0FBQyxDQUFDO0FBQUc7QUFDcFosSUFBSSxLQUFLLFdBQVcsS0FBSyxRQUFTLFNBQVEsSUFBSSwwQkFBMEIsS0FBSyxRQUFRLG1CQUFtQixLQUFLLFFBQVEsa0JBQWtCLFFBQVEsQ0FBQyxDQUFDO0FBQ2pKLElBQUksUUFBUSxJQUFJLEtBQUssRUFBRyxZQUFXLEtBQUssSUFBSTtBQUFFLFFBQU0sTUFBYSxDQUFDO0FBQUcsTUFBSSxJQUFJLEVBQUUsRUFBRSxNQUFNLElBQUk7QUFBRyxhQUFXLEtBQUssT0FBTyxFQUFFLElBQUksRUFBRyxZQUFXLEtBQUssRUFBRSxnQkFBaUIsS0FBSSxLQUFLLENBQUMsSUFBSSxHQUFHLEVBQUUsSUFBSSxLQUFLLENBQUMsQ0FBQztBQUFHLE1BQUksS0FBSyxDQUFDLEdBQUcsTUFBTSxFQUFFLENBQUMsSUFBSSxFQUFFLENBQUMsQ0FBQztBQUFHLFVBQVEsSUFBSSxFQUFFLE1BQU0sSUFBSSxNQUFNLEdBQUcsRUFBRSxFQUFFLElBQUksT0FBSyxFQUFFLENBQUMsSUFBSSxNQUFNLEVBQUUsQ0FBQyxDQUFDLEVBQUUsS0FBSyxHQUFHLENBQUM7QUFBRzsiLAogICJuYW1lcyI6IFsiYmVsb3ciLCAic3RhcnQiLCAibmFtZSIsICJ0ZXh0IiwgImJhc2UiLCAid29yZCIsICJuIiwgInJvdW5kIiwgIm5hbWUiLCAic2NoZW1hIiwgInNjaGVtYSIsICJ0YWJsZXMiLCAiaW5kZXhPZiIsICJuYW1lIiwgImxpbmsiLCAibGlzdCIsICJ3b3JkIiwgIm9yZGVyIiwgIm5hbWUiLCAic2NoZW1hIiwgInRhYmxlcyIsICJuYW1lIiwgImF0IiwgIndvcmQiLCAidGV4dCIsICJuYW1lIiwgIndvcmRzIiwgIndvcmQiLCAidGVybUEiLCAidGVybUIiLCAiaGlnaCIsICJDT01QQUNUX0ZST00iLCAibmFtZSIsICJvcmRlciIsICJlbnRyeU9mIiwgInN0YXJ0IiwgInNwcmVhZCIsICJlbnRyeU9mIiwgIm9yZGVyIiwgIm5hbWUiLCAid29yZE9mIiwgImxpc3QiLCAibGluayIsICJuYW1lIiwgIm5hbWUiLCAibiIsICJzY2hlbWEiLCAib3JkZXIiLCAidGFibGVzIiwgIm5hbWUiLCAidGltZXIiLCAibmFtZSIsICJkZXZpY2VzIiwgInN0b2NrcyIsICJiaWxsIiwgImRldmljZXMiLCAicHJpbnRlcnMiLCAic3RvY2tzIiwgImJpbGwiLCAiam9icyIsICJuIiwgImRldmljZXMiLCAicHJpbnRlcnMiLCAib3JkZXJPZiIsICJuYW1lIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAiam9icyIsICJkZXBvc2l0cyIsICJkZXZpY2VzIiwgInN0b2NrcyIsICJzaXRlcyIsICJkZXBvc2l0cyIsICJzaXRlcyIsICJsb2NhdGlvbnMiLCAiZGV2aWNlcyIsICJuYW1lIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAib3JkZXIiLCAib3JkZXJPZiIsICJvcmRlciIsICJvcmRlck9mIiwgImpvYnMiLCAicGFydHNPZiIsICJuYW1lIiwgInNwZWN0cmFsQ2xhc3MiLCAid2l0aGluIiwgImhpZ2giLCAibiIsICJiYXNlIiwgIlJPV1MiLCAidGV4dCIsICJuIiwgImRlcG9zaXRzIiwgInNpdGVzIiwgIm5hbWUiLCAic3RhcnQiLCAic3RhcnQiLCAiZGV2aWNlcyIsICJkaXN0YW5jZU1pY3JvQXUiLCAiZGlzdGFuY2VNaWxsaUx5IiwgImRldmljZXMiLCAiZmxlZXRzIiwgImxvY2F0aW9ucyIsICJhcnJpdmFsIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAiZGV2aWNlcyIsICJzaXRlcyIsICJtaW5pbmciLCAiUkVBREVSUyIsICJvcmRlciIsICJvcmRlck9mIiwgImRldmljZXMiLCAib3JkZXIiLCAib3JkZXJPZiIsICJSRUFERVJTIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAiUkVBREVSUyIsICJvcmRlciIsICJvcmRlck9mIiwgIm1pbmluZyIsICJzaXRlcyIsICJiaWxsIiwgInRyYXZlbCIsICJzdGFydCIsICJkZXZpY2VzIiwgImZsZWV0cyIsICJkZXZpY2VzIiwgImRldmljZXMiLCAiam9icyIsICJzdG9ja3MiLCAiREVWSUNFIiwgIkRFUE9TSVQiLCAiU1RPQ0siLCAiUkFURSIsICJ0dXJuIiwgImRlcG9zaXRzIiwgInN0b2NrcyIsICJzdGFydE1pbmluZyIsICJkZXZpY2VzIiwgImFycml2YWwiLCAidGFibGVzIiwgIkRFVklDRSIsICJkZXZpY2VzIiwgIm1pbmluZyIsICJzaXRlcyIsICJzdGFydCIsICJvcmRlciIsICJnZW5lc2lzIiwgInN0YXJ0TWluaW5nIiwgIm5hbWUiLCAibmFtZSIsICJzdGFydCIsICJiYXNlIiwgImxpc3QiLCAic2V0dGxlIiwgInR1cm4iLCAic2V0dGxlIiwgInN0YXJ0IiwgInJvdW5kcyIsICJ0aWNrcyIsICJyb3VuZCIsICJuYW1lIl0KfQo=
