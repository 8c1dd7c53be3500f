// packages/core/src/kernel/hintBuckets.ts
var SLOTS = 256;
var LEVELS = 4;
var COMPACT_FROM = 128;
var HintBuckets = class {
  #kinds;
  #counts = new Int32Array(SLOTS * LEVELS);
  #levels = new Int32Array(LEVELS);
  constructor(kinds) {
    this.#kinds = Array.from({ length: kinds }, () => ({
      hints: Array.from({ length: SLOTS * LEVELS }, () => void 0),
      limits: new Int32Array(SLOTS * LEVELS).fill(COMPACT_FROM)
    }));
  }
  isEmpty(bucket) {
    return this.#counts[bucket] === 0;
  }
  isLevelEmpty(level) {
    return this.#levels[level] === 0;
  }
  /** Puts a hint in; whether the bucket has grown so much that it may be half orphans. */
  push(kind, bucket, row, tick) {
    const { hints, limits } = this.#kinds[kind];
    let pairs = hints[bucket];
    if (pairs === void 0) pairs = hints[bucket] = [];
    pairs.push(row, tick);
    this.#count(bucket, 2);
    return pairs.length >= limits[bucket];
  }
  /** Empties a bucket of one kind. */
  take(kind, bucket) {
    const { hints, limits } = this.#kinds[kind];
    const pairs = hints[bucket];
    if (pairs === void 0) return void 0;
    hints[bucket] = void 0;
    limits[bucket] = COMPACT_FROM;
    this.#count(bucket, -pairs.length);
    return pairs;
  }
  /** Empties a bucket of all kinds. */
  takeAll(bucket, into) {
    if (this.#counts[bucket] === 0) return;
    for (let kind = 0; kind < this.#kinds.length; kind += 1) {
      const pairs = this.take(kind, bucket);
      if (pairs !== void 0) into.push([kind, pairs]);
    }
  }
  /** Puts back what is left of a bucket that was taken to be looked through. */
  putBack(kind, bucket, pairs) {
    const { hints, limits } = this.#kinds[kind];
    hints[bucket] = pairs;
    limits[bucket] = 2 * pairs.length + COMPACT_FROM;
    this.#count(bucket, pairs.length);
  }
  #count(bucket, change) {
    const level = bucket >>> 8;
    this.#counts[bucket] = this.#counts[bucket] + change;
    this.#levels[level] = this.#levels[level] + change;
  }
};

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
var Agenda = class {
  /** The tick at which the wheel stands. */
  cursor = 0;
  #kinds;
  #hints;
  /** The wave in hand: ids of all kinds, and where each kind ends. */
  #wave = new Int32Array(64);
  #ends;
  #space = sortSpace();
  constructor(kinds) {
    this.#kinds = kinds;
    this.#hints = new HintBuckets(kinds.length);
    this.#ends = new Int32Array(kinds.length);
  }
  /** Files a timer whose `due` word was set, moved or restored. */
  file(kind, row) {
    const { rows, due: dueOffset, filed: filedOffset } = this.#kinds[kind];
    const due = min(rows.get(row, dueOffset), TICK_MAX);
    if (due === 0) return;
    const filed = rows.peek(row, filedOffset);
    if (filed !== 0 && filed <= due) return;
    rows.poke(row, filedOffset, due);
    this.#push(kind, row, due);
  }
  /** Moves the wheel to `tick`, forward or back; nothing may be due in between. */
  seek(tick) {
    const from = this.cursor;
    if (tick === from || tick === from + 1 && (tick & 255) !== 0) {
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
    for (let slot = first; slot <= last; slot += 1)
      this.#hints.takeAll(level * SLOTS + slot, moved);
    for (let below2 = 0; below2 < level; below2 += 1) {
      if (this.#hints.isLevelEmpty(below2)) continue;
      for (let slot = 0; slot < SLOTS; slot += 1) this.#hints.takeAll(below2 * SLOTS + slot, moved);
    }
    this.cursor = tick;
    for (const [kind, hints] of moved) {
      for (let at = 0; at < hints.length; at += 2) {
        const row = hints[at];
        const filed = hints[at + 1];
        if (filed >= tick) this.#push(kind, row, filed);
        else if (this.#isValid(kind, row, filed)) this.#refile(kind, row);
      }
    }
  }
  /** Whether nothing can be due at the cursor. */
  get idle() {
    return this.#hints.isEmpty(this.cursor & 255);
  }
  /**
   * Collects what is due at the cursor as the next wave: by kind, each kind's ids ascending.
   *
   * @returns how many; read them with `waveEnd` and `waveId`.
   */
  gather() {
    let size = 0;
    for (let kind = 0; kind < this.#kinds.length; kind += 1) {
      const hints = this.#hints.take(kind, this.cursor & 255);
      const start2 = size;
      if (hints !== void 0) size = this.#sift(kind, hints, start2);
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
    for (let kind = 0; kind < this.#kinds.length; kind += 1) {
      for (; at < this.waveEnd(kind); at += 1) this.file(kind, this.waveId(at));
    }
    this.#ends.fill(0);
  }
  /** The first tick after the cursor at which anything is due; 0 when nothing ever is. */
  nextDue() {
    for (let level = 0; level < LEVELS; level += 1) {
      if (this.#hints.isLevelEmpty(level)) continue;
      for (let slot = (this.cursor >>> 8 * level & 255) + 1; slot < SLOTS; slot += 1) {
        const bucket = level * SLOTS + slot;
        const due = this.#hints.isEmpty(bucket) ? 0 : this.#earliest(bucket);
        if (due !== 0) return due;
      }
    }
    return 0;
  }
  /** The earliest appointment of a bucket; what belongs elsewhere leaves it. */
  #earliest(bucket) {
    const taken = [];
    this.#hints.takeAll(bucket, taken);
    let earliest = 0;
    for (const [kind, hints] of taken) {
      const { rows, due: dueOffset } = this.#kinds[kind];
      for (let at = 0; at < hints.length; at += 2) {
        const row = hints[at];
        if (!this.#isValid(kind, row, hints[at + 1])) continue;
        this.#refile(kind, row);
        const due = rows.get(row, dueOffset);
        if (due === 0 || due > TICK_MAX || this.#bucketOf(due) !== bucket) continue;
        if (earliest === 0 || due < earliest) earliest = due;
      }
    }
    return earliest;
  }
  /** Puts the rows that are due now into the wave; files the others again. */
  #sift(kind, hints, start2) {
    const { rows, due, filed } = this.#kinds[kind];
    if (this.#wave.length < start2 + hints.length) {
      const wave = new Int32Array((start2 + hints.length) * 2);
      wave.set(this.#wave);
      this.#wave = wave;
    }
    let size = start2;
    for (let at = 0; at < hints.length; at += 2) {
      const row = hints[at];
      if (rows.peek(row, filed) !== this.cursor) continue;
      if (rows.get(row, due) === this.cursor) {
        rows.poke(row, filed, 0);
        this.#wave[size] = row;
        size += 1;
      } else this.#refile(kind, row);
    }
    return size;
  }
  #isValid(kind, row, tick) {
    const { rows, filed } = this.#kinds[kind];
    return rows.peek(row, filed) === tick;
  }
  /** Files a timer whose valid hint was taken out. */
  #refile(kind, row) {
    const { rows, filed } = this.#kinds[kind];
    rows.poke(row, filed, 0);
    this.file(kind, row);
  }
  #push(kind, row, tick) {
    const bucket = this.#bucketOf(tick);
    if (this.#hints.push(kind, bucket, row, tick)) this.#compact(kind, bucket);
  }
  /** Drops the orphans of a bucket that has doubled, so that hints stay O(timers). */
  #compact(kind, bucket) {
    const { rows, filed } = this.#kinds[kind];
    const hints = this.#hints.take(kind, bucket);
    let kept = 0;
    for (let at = 0; at < hints.length; at += 2) {
      const row = hints[at];
      const tick = hints[at + 1];
      if (rows.peek(row, filed) !== tick) continue;
      rows.poke(row, filed, 0);
      hints[kept] = row;
      hints[kept + 1] = tick;
      kept += 2;
    }
    hints.length = kept;
    for (let at = 0; at < kept; at += 2) {
      rows.poke(hints[at], filed, hints[at + 1]);
    }
    this.#hints.putBack(kind, bucket, hints);
  }
  /** The bucket for a tick at or after the cursor: the level of the highest byte that differs. */
  #bucketOf(tick) {
    const from = this.cursor;
    if (tick >>> 8 === from >>> 8) return tick & 255;
    if (tick >>> 16 === from >>> 16) return SLOTS + (tick >>> 8 & 255);
    if (tick >>> 24 === from >>> 24) return 2 * SLOTS + (tick >>> 16 & 255);
    return 3 * SLOTS + (tick >>> 24);
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

// packages/core/src/kernel/schemaHash.ts
function schemaHash(schema2) {
  const tables3 = Object.values(schema2.tables).map(({ name: name3, specs, key }) => ({
    name: name3,
    key,
    fields: Object.entries(specs).map(([field, { kind, to }]) => ({ field, kind, to: to ?? null }))
  }));
  const documents = Object.keys(schema2.documents);
  return hashText(canonicalJson({ tables: tables3, documents, events: schema2.events }));
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

// packages/core/src/kernel/journal.ts
function entryBuffer() {
  return {
    offsets: new Int32Array(0),
    narrow: new Int32Array(0),
    wide: new Float64Array(0),
    size: 0,
    wides: 0
  };
}
function reserveEntries(buffer, size) {
  buffer.size = 0;
  buffer.wides = 0;
  if (buffer.offsets.length >= size) return;
  buffer.offsets = new Int32Array(size * 2);
  buffer.narrow = new Int32Array(size * 2);
  buffer.wide = new Float64Array(size * 2);
}
function pushEntry(buffer, offset, value) {
  const entry = buffer.size;
  const low = value | 0;
  if (low === value) {
    buffer.offsets[entry] = offset;
    buffer.narrow[entry] = low;
  } else {
    buffer.offsets[entry] = ~offset;
    buffer.narrow[entry] = buffer.wides;
    buffer.wide[buffer.wides] = value;
    buffer.wides += 1;
  }
  buffer.size = entry + 1;
}
function journalOf({ offsets, narrow, wide, size, wides }, ends, undo) {
  return {
    offsets: offsets.slice(0, size),
    narrow: narrow.slice(0, size),
    wide: wide.slice(0, wides),
    ends,
    undo,
    index: void 0
  };
}
function offsetAt({ offsets }, entry) {
  const offset = offsets[entry];
  return offset < 0 ? ~offset : offset;
}
function valueAt({ offsets, narrow, wide }, entry) {
  const value = narrow[entry];
  return offsets[entry] < 0 ? wide[value] : value;
}
function journalBytes({ offsets, wide }) {
  return 8 * (offsets.length + wide.length);
}
function orderOf({ undo }, from, to) {
  return undo ? { first: to - 1, last: from - 1, step: -1 } : { first: from, last: to, step: 1 };
}
function entryOf(journal, table, offset) {
  const index = journal.index ??= indexOf(journal);
  const { ends } = journal;
  const mask2 = index.length - 1;
  const start2 = table === 0 ? 0 : ends[table - 1];
  const end = ends[table];
  for (let slot = spread(table, offset) & mask2; ; slot = slot + 1 & mask2) {
    const entry = index[slot] - 1;
    if (entry < 0) return -1;
    if (offsetAt(journal, entry) === offset && entry >= start2 && entry < end) return entry;
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
    let slot = spread(table, offsetAt(journal, entry)) & size - 1;
    while (index[slot] !== 0) slot = slot + 1 & size - 1;
    index[slot] = entry + 1;
  }
  return index;
}
function spread(table, offset) {
  const mixed = imul(offset + imul(table, 668265263), 2654435761);
  return mixed ^ mixed >>> 15;
}

// packages/core/src/kernel/firstWrites.ts
var MOST_SLOTS = 1 << 12;
var slots = new Int32Array(MOST_SLOTS);
var mask = 0;
function forgetWrites(size) {
  let used = 16;
  while (used < size && used < MOST_SLOTS) used *= 2;
  slots.fill(0, 0, used);
  mask = used - 1;
}
function isFirstWrite(offset) {
  const slot = (offset ^ offset >>> 12) & mask;
  if (slots[slot] === offset + 1) return false;
  slots[slot] = offset + 1;
  return true;
}

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
  const fieldAt = new Int32Array(stride).fill(-1);
  fieldAt[PRESENT] = PRESENT;
  const nameAt = Array.from({ length: stride }, () => "");
  nameAt[PRESENT] = "present";
  for (const [name3, spec] of Object.entries(definition.specs)) {
    const offset = definition.fields[name3];
    for (let word2 = 0; word2 < WORDS_OF[spec.kind]; word2 += 1) {
      const role = ROLES_OF[spec.kind][word2];
      roles[offset + word2] = role;
      if (role !== ROLE.bookkeeping && role !== ROLE.unhashed) fieldAt[offset + word2] = offset;
    }
    nameAt[offset] = name3;
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
    fieldAt,
    nameAt,
    salt: mix(23063, index + 1),
    parents: Array.from({ length: stride }, () => void 0),
    children: Array.from({ length: stride }, () => void 0),
    kinds: kindsByOffset
  };
}

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

// packages/core/src/kernel/written.ts
function written(size) {
  return {
    marks: new Int32Array(size),
    older: new Float64Array(size),
    newer: new Float64Array(size)
  };
}
var GAUGE = 1 << 30;
function offsetOf(mark) {
  return mark < 0 ? ~mark : mark & ~GAUGE;
}

// packages/core/src/kernel/moveLanes.ts
var PER_TWO_322 = 1 / 4294967296;
function upper(value) {
  return (value - (value | 0)) * PER_TWO_322;
}
function seedOf(cell, salt) {
  const mixed = imul(cell + salt, 2654435761);
  const again = imul(mixed ^ mixed >>> 15, 739982445);
  return again ^ again >>> 13;
}
function upperSeed(seed) {
  const mixed = imul(seed ^ seed >>> 16, 668265263);
  return mixed ^ mixed >>> 15;
}
function moveA(seed, word2, then) {
  return imul(seed | 1, word2 - then | 0);
}
function moveB(seed, word2, then) {
  const key = imul(seed ^ seed >>> 14, 695872825) | 1;
  return imul(key, scatter2(word2) - scatter2(then) | 0);
}
function scatter2(word2) {
  const mixed = imul(word2 ^ word2 >>> 16, 2146121005);
  return mixed ^ mixed >>> 15;
}
function moveWord(lanes, seed, word2, then) {
  if (word2 === then) return;
  lanes[0] = lanes[0] + moveA(seed, word2, then);
  lanes[1] = lanes[1] + moveB(seed, word2, then);
}
function moveWide(lanes, seed, value, then) {
  moveWord(lanes, seed, value | 0, then | 0);
  moveWord(lanes, upperSeed(seed), upper(value), upper(then));
}
function moveGauge(lanes, salt, { marks, older, newer }, entry) {
  const cell = marks[entry] & ~GAUGE;
  const value = newer[entry];
  const rate = newer[entry + 1];
  const since = newer[entry + 2];
  const valueThen = older[entry];
  const rateThen = older[entry + 1];
  const sinceThen = older[entry + 2];
  const low = interceptLow(value, rate, since);
  const lowThen = interceptLow(valueThen, rateThen, sinceThen);
  const high2 = interceptHigh(value, rate, since);
  const highThen = interceptHigh(valueThen, rateThen, sinceThen);
  const seed = seedOf(cell, salt);
  moveWord(lanes, seed, low, lowThen);
  moveWord(lanes, upperSeed(seed), high2, highThen);
  if (rate !== rateThen) moveWide(lanes, seedOf(cell + 1, salt), rate, rateThen);
}
function moveLanes(lanes, salt, written2, from, to) {
  const { marks, older, newer } = written2;
  let a = 0;
  let b = 0;
  for (let entry = from; entry < to; entry += 1) {
    const mark = marks[entry];
    const value = newer[entry];
    const then = older[entry];
    const word2 = value | 0;
    const wordThen = then | 0;
    const wide = word2 !== value || wordThen !== then;
    if (wide && (floor(value) !== value || abs(value) > INT_MAX)) return entry;
    if (mark < 0) continue;
    if (mark >= GAUGE) moveGauge(lanes, salt, written2, entry);
    else if (wide) moveWide(lanes, seedOf(mark, salt), value, then);
    else {
      const seed = seedOf(mark, salt);
      a = a + moveA(seed, word2, wordThen) | 0;
      b = b + moveB(seed, word2, wordThen) | 0;
    }
  }
  lanes[0] = lanes[0] + a;
  lanes[1] = lanes[1] + b;
  return -1;
}

// packages/core/src/kernel/journalRows.ts
var COMPACT_FROM2 = 1 << 16;
var KEPT_MOST = 1 << 20;
var JournalRows = class _JournalRows {
  words;
  layout;
  stride;
  /** Sums of the terms of all cells: the two hash lanes. */
  lanes = new Int32Array(2);
  marks;
  older;
  newer;
  #size = 0;
  /** Entries whose terms are in the lanes already. */
  #hashed = 0;
  #limit = COMPACT_FROM2;
  constructor(layout, words = new Float64Array(layout.stride * 16)) {
    this.layout = layout;
    this.stride = layout.stride;
    this.words = words;
    ({ marks: this.marks, older: this.older, newer: this.newer } = written(64));
  }
  get(row, offset) {
    return this.words[row * this.stride + offset];
  }
  set(row, offset, value) {
    const at = row * this.stride + offset;
    this.#note(at, at, value);
  }
  setUnhashed(row, offset, value) {
    const at = row * this.stride + offset;
    this.#note(~at, at, value);
  }
  setGauge(row, offset, value, rate, since) {
    const at = row * this.stride + offset;
    if (this.#size + 3 > this.marks.length) this.#grow();
    const { marks, older, newer, words } = this;
    const size = this.#size;
    marks[size] = at | GAUGE;
    marks[size + 1] = ~(at + 1);
    marks[size + 2] = ~(at + 2);
    older[size] = words[at];
    older[size + 1] = words[at + 1];
    older[size + 2] = words[at + 2];
    newer[size] = words[at] = value + 0;
    newer[size + 1] = words[at + 1] = rate + 0;
    newer[size + 2] = words[at + 2] = since + 0;
    this.#size = size + 3;
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
  /**
   * Ends the writing of a transition and moves the lanes.
   *
   * @returns how many journal entries it has at most.
   * @throws Error when a word was given a value that is no integer below 2^53.
   */
  settle() {
    this.#hash();
    return this.#size;
  }
  /**
   * Ends the transition: appends its entries to a buffer, from which they can be undone. Writes
   * that left their word as it was are dropped here: to compare before each write would be to
   * wait for the memory.
   */
  commit(buffer) {
    const { marks, older, newer } = this;
    const size = this.#size;
    forgetWrites(size);
    for (let entry = 0; entry < size; entry += 1) {
      const then = older[entry];
      if (then === newer[entry]) continue;
      const offset = offsetOf(marks[entry]);
      if (isFirstWrite(offset)) pushEntry(buffer, offset, then);
    }
    this.#clear();
  }
  /** Takes the transition back; `restored` hears of each timer that was moved. */
  rollback(restored) {
    const { words, stride, marks, older } = this;
    const { roles } = this.layout;
    for (let entry = this.#size - 1; entry >= 0; entry -= 1) {
      const at = offsetOf(marks[entry]);
      words[at] = older[entry];
      const offset = at % stride;
      if (roles[offset] === ROLE.timerDue) restored((at - offset) / stride, offset);
    }
    this.#clear();
  }
  #clear() {
    this.#size = 0;
    this.#hashed = 0;
    this.#limit = COMPACT_FROM2;
    if (this.marks.length > KEPT_MOST) Object.assign(this, written(64));
  }
  #note(mark, at, value) {
    if (this.#size === this.marks.length) this.#grow();
    const size = this.#size;
    this.marks[size] = mark;
    this.older[size] = this.words[at];
    this.newer[size] = this.words[at] = value + 0;
    this.#size = size + 1;
  }
  #grow() {
    if (this.#size >= this.#limit) this.#compact();
    const { marks, older, newer } = this;
    if (this.#size * 2 < marks.length) return;
    Object.assign(this, written(marks.length * 2));
    this.marks.set(marks);
    this.older.set(older);
    this.newer.set(newer);
  }
  /** Drops what `commit` would, so that a long transition needs no more room than it must. */
  #compact() {
    this.#hash();
    const { marks, older, newer } = this;
    const size = this.#size;
    let kept = 0;
    forgetWrites(size);
    for (let entry = 0; entry < size; entry += 1) {
      const mark = marks[entry];
      if (older[entry] === newer[entry] || !isFirstWrite(offsetOf(mark))) continue;
      marks[kept] = mark;
      older[kept] = older[entry];
      newer[kept] = newer[entry];
      kept += 1;
    }
    this.#size = this.#hashed = kept;
    this.#limit = max(COMPACT_FROM2, kept * (kept * 8 < size * 7 ? 2 : 8)) + 1;
  }
  /** Moves the lanes by the entries that are new since the last time. */
  #hash() {
    const bad = moveLanes(this.lanes, this.layout.salt, this, this.#hashed, this.#size);
    if (bad >= 0) this.#fail(offsetOf(this.marks[bad]), this.newer[bad]);
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
    const mask2 = this.#slots.length - 1;
    const count = rows.get(0, PRESENT);
    for (let at = 2 * spread2(key) & mask2; ; at = at + 2 & mask2) {
      const row = this.#slots[at];
      if (row === 0) return 0;
      if (row <= count && rows.get(row, keyOffset) === key) return row;
    }
  }
  /** Adds a row with its key. */
  add(row, key) {
    if (this.#used * 4 >= this.#slots.length) this.#grow();
    this.#place(row, spread2(key));
  }
  /** A copy, to go with a copy of the rows. */
  copy() {
    const copy = new _KeyIndex();
    copy.#slots = this.#slots.slice();
    copy.#used = this.#used;
    return copy;
  }
  #place(row, hash) {
    const mask2 = this.#slots.length - 1;
    let at = 2 * hash & mask2;
    while (this.#slots[at] !== 0) {
      if (this.#slots[at] === row && this.#slots[at + 1] === hash) return;
      at = at + 2 & mask2;
    }
    this.#slots[at] = row;
    this.#slots[at + 1] = hash;
    this.#used += 1;
  }
  #grow() {
    const slots2 = this.#slots;
    this.#slots = new Int32Array(slots2.length * 2);
    this.#used = 0;
    for (let at = 0; at < slots2.length; at += 2) {
      const row = slots2[at];
      if (row !== 0) this.#place(row, slots2[at + 1]);
    }
  }
};
function spread2(key) {
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
  return { rows, keys, agenda, filed, writing: false, buffer: entryBuffer(), behindBytes: 0 };
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

// packages/core/src/kernel/journalVersion.ts
var NEAR_LINKS = 32;
var NEAR_READS = 65536;
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
    newer.journal = exchange(store, journal, timers);
    newer.next = older;
    newer.store = void 0;
    older.journal = void 0;
    older.next = void 0;
    older.store = store;
    older.copy = void 0;
    store.behindBytes = max(0, store.behindBytes - journalBytes(journal));
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
  const size = journal.offsets.length;
  const values = new Float64Array(size);
  eachEntry(store, journal, (rows, entry, offset) => {
    const value = valueAt(journal, entry);
    values[entry] = rows.words[offset];
    rows.words[offset] = value;
    const { roles, kinds } = rows.layout;
    const field = offset % rows.stride;
    if (roles[field] === ROLE.timerDue && value !== 0) {
      timers.push(kinds[field], (offset - field) / rows.stride);
    }
  });
  const buffer = entryBuffer();
  reserveEntries(buffer, size);
  for (let entry = 0; entry < size; entry += 1) {
    pushEntry(buffer, offsetAt(journal, entry), values[entry]);
  }
  return journalOf(buffer, journal.ends, !journal.undo);
}
function eachEntry(store, journal, visit) {
  const { ends } = journal;
  for (const [table, rows] of store.rows.entries()) {
    const from = table === 0 ? 0 : ends[table - 1];
    const { first, last, step } = orderOf(journal, from, ends[table]);
    for (let entry = first; entry !== last; entry += step) {
      const offset = offsetAt(journal, entry);
      rows.reserveWord(offset);
      visit(rows, entry, offset);
    }
  }
}
function materialise(path, kinds) {
  const source = path.at(-1);
  const store = copyStore(source.store, kinds);
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const journal = path[at].journal;
    eachEntry(store, journal, (rows, entry, offset) => {
      rows.words[offset] = valueAt(journal, entry);
    });
  }
  setLanes(store, path[0]);
  return store;
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
      const entry = entryOf(journal, this.#table, at);
      if (entry >= 0) return valueAt(journal, entry);
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
    commit: (version, store) => commit(version, store, kinds),
    rollback: (version, store, now) => rollback(version, store, now),
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
function commit(version, store, kinds) {
  let most = 0;
  for (const rows of store.rows) most += rows.settle();
  store.writing = false;
  const { buffer } = store;
  reserveEntries(buffer, most);
  const ends = store.rows.map((rows) => {
    rows.commit(buffer);
    return buffer.size;
  });
  if (buffer.size === 0) return version;
  const next = versionOf(store);
  version.journal = journalOf(buffer, ends, true);
  if (most > KEPT_MOST) store.buffer = entryBuffer();
  version.store = void 0;
  version.next = next;
  store.behindBytes += journalBytes(version.journal);
  if (store.behindBytes > bytesOf(store)) version.next = base(store, kinds);
  return next;
}
function rollback(version, store, now) {
  const timers = [];
  for (const rows of store.rows) {
    const { kinds } = rows.layout;
    rows.rollback((row, due) => timers.push(kinds[due], row));
  }
  fileAgain(store, timers, now);
  store.agenda.abandonWave();
  setLanes(store, version);
  store.writing = false;
}
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
function visitJournal(journal, layouts, visit) {
  let entry = 0;
  for (const [table, { stride }] of layouts.entries()) {
    for (; entry < journal.ends[table]; entry += 1) {
      const at = offsetAt(journal, entry);
      visit(table, (at - at % stride) / stride, at % stride);
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

// packages/core/src/kernel/definition.ts
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

// packages/core/src/kernel/documents.ts
import { freeze, produce } from "immer";
var PAGE = 32;
var NO_DOCUMENTS = { count: 0, pages: [], a: 0, b: 0 };
function entryOf2(documents, id) {
  const at = id - 1;
  return documents.pages[(at - at % PAGE) / PAGE]?.[at % PAGE];
}
function documentReader(documents) {
  return {
    count: documents.count,
    get: (id) => entryOf2(documents, id)?.document,
    ids: () => idsUpTo(documents.count, (id) => entryOf2(documents, id) !== void 0)
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
    return entryOf2(this.#base, id)?.document;
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
      const former = entryOf2(this.#base, id);
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
    if (!isInt(due) || due < this.#context.clock.dueMin) this.#failDue(id, due);
    this.#rows.set(id, field, due);
    this.#context.agenda?.file(this.#layout.kinds[field], id);
  }
  #failDue(id, due) {
    const { name: name3 } = this.#layout.definition;
    invariant(false, `${name3} ${id} is due at ${due}, before ${this.#context.clock.dueMin}`);
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
    if (definition.key === 0 ? key !== 0 : key <= 0 || this.find(key) !== 0) {
      invariant(false, `${definition.name} wants a key of its own, not ${key}`);
    }
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

// packages/core/src/kernel/face.ts
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
  const begin2 = (next) => {
    setting = next;
  };
  return { clock, documents, draft, begin: begin2 };
}
function worldOf(backend, { version, documents, origin: { setting } }, layouts, names, now) {
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

// packages/core/src/kernel/engine.ts
function engineOf(definition, backendOf) {
  const { schema: schema2, systems } = definition;
  const kinds = kindsOf(schema2, systems);
  const layouts = layoutsOf(schema2, kinds);
  return {
    definition,
    kinds,
    layouts,
    names: { tables: Object.keys(schema2.tables), documents: Object.keys(schema2.documents) },
    backend: backendOf(layouts, kinds),
    events: new EventBuffer(schema2.events),
    running: false,
    faces: /* @__PURE__ */ new WeakMap()
  };
}
function transition(engine, from, run) {
  invariant(!engine.running, "a transition was started inside a transition");
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
      const next = backend.commit(version, store);
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
function begin(engine, store, from) {
  const { faces, layouts, names, events } = engine;
  const { documents, origin } = partsOf(from);
  let face = faces.get(store);
  if (face === void 0) faces.set(store, face = faceOf(store, layouts, names, events));
  face.clock.now = from.now;
  face.clock.dueMin = from.now + 1;
  face.begin(origin.setting);
  for (let index = 0; index < face.documents.length; index += 1) {
    face.documents[index]?.begin(documents[index] ?? NO_DOCUMENTS);
  }
  events.begin();
  return face;
}

// packages/core/src/kernel/runWaves.ts
var WAVES_MAX = 1e3;
function runWaves(systems, kinds, { clock, draft }, { agenda, rows }) {
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
}

// packages/core/src/kernel/advance.ts
function advance(engine, from, { ticks, until, maxEvents = Infinity }) {
  const { definition, kinds, events } = engine;
  const end = from.now + ticks;
  invariant(ticks >= 0 && end <= TICK_MAX && end % 1 === 0, `cannot advance to tick ${end}`);
  const snapshot = transition(engine, from, (face, store) => {
    const { clock } = face;
    while (clock.now < end) {
      const due = ticks === 1 ? end : store.agenda.nextDue();
      clock.now = due === 0 || due > end ? end : due;
      clock.dueMin = clock.now;
      store.agenda.seek(clock.now);
      const told = events.length;
      runWaves(definition.systems, kinds, face, store);
      if (events.length >= maxEvents) break;
      if (until !== void 0 && anyEvent(events, told, until)) break;
    }
    return true;
  });
  return { snapshot, events: events.end(), ticks: snapshot.now - from.now };
}
function anyEvent(events, from, holds) {
  for (let index = from; index < events.length; index += 1) {
    if (holds(events.at(index))) return true;
  }
  return false;
}

// packages/core/src/kernel/rootHash.ts
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

// packages/core/src/kernel/encodeSnapshot.ts
var FORMAT = 1;
var MAGIC = 1381258049;
function encodeSnapshot({ definition, layouts, names, backend }, snapshot) {
  const { version, documents } = partsOf(snapshot);
  const head = canonicalJson({
    format: FORMAT,
    name: definition.name,
    version: definition.version,
    schema: schemaHash(definition.schema),
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

// packages/core/src/kernel/decodeSnapshot.ts
function decodeSnapshot(engine, bytes) {
  const { definition, layouts, names, backend } = engine;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(bytes.length >= 8 && view.getUint32(0, true) === MAGIC, "they are no encoded snapshot");
  const length = view.getUint32(4, true);
  check(bytes.length >= 8 + length * 2, "they are cut inside the head");
  const head = headOf(definition, view, length);
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
  const snapshot = transition(engine, blank, ({ draft, documents }, store) => {
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
function headOf({ name: ownName, version: ownVersion, schema: ownSchema }, view, length) {
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
    name3 === ownName && version === ownVersion,
    `${String(name3)} ${String(version)} wrote them, not ${ownName} ${ownVersion}`
  );
  check(schema2 === schemaHash(ownSchema), "their tables are not those of this schema");
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

// packages/core/src/kernel/difference.ts
function differences(backend, layouts, names, a, b) {
  const found = [];
  const add = (table, id, field, before, after) => {
    found.push({ table, id, field, before, after });
  };
  if (a.now !== b.now) add("now", 0, "now", a.now, b.now);
  const settingA = partsOf(a).origin.settingHash;
  const settingB = partsOf(b).origin.settingHash;
  if (settingA !== settingB) add("setting", 0, "setting", settingA, settingB);
  eachField(backend, layouts, a, b, add);
  for (const [collection, table] of names.documents.entries()) {
    eachDocument(collection, a, b, (id, before, after) => {
      eachMember(before, after, (field, was, is) => add(table, id, field, was, is));
    });
  }
  return found;
}
function changedRows(backend, layouts, names, a, b) {
  const changed = {};
  const add = (table, id) => {
    if (id === 0) return;
    const ids = changed[table] ??= [];
    if (ids.at(-1) !== id) ids.push(id);
  };
  eachField(backend, layouts, a, b, add);
  for (const [collection, table] of names.documents.entries()) {
    eachDocument(collection, a, b, (id) => add(table, id));
  }
  return changed;
}
function eachField(backend, layouts, a, b, visit) {
  const written2 = layouts.map(() => /* @__PURE__ */ new Set());
  backend.compare(partsOf(a).version, partsOf(b).version, (table, row, offset) => {
    const { fieldAt, stride } = layouts[table];
    const field = fieldAt[offset];
    if (field >= 0) written2[table]?.add(row * stride + field);
  });
  const now = max(a.now, b.now);
  for (const [table, layout] of layouts.entries()) {
    const places = [...written2[table]].sort((x, y) => x - y);
    if (places.length === 0) continue;
    const rowsA = backend.reader(partsOf(a).version, table);
    const rowsB = backend.reader(partsOf(b).version, table);
    for (const place of places) {
      const offset = place % layout.stride;
      visitField(layout, (place - offset) / layout.stride, offset, rowsA, rowsB, now, visit);
    }
  }
}
function visitField({ definition: { name: name3 }, nameAt, roles }, id, offset, a, b, now, visit) {
  const field = id === 0 ? "count" : nameAt[offset];
  const isGauge = roles[offset] === ROLE.gaugeValue;
  const before = isGauge ? levelOf(a, id, offset, now) : wordOf2(a, id, offset);
  const after = isGauge ? levelOf(b, id, offset, now) : wordOf2(b, id, offset);
  if (before !== after) visit(name3, id, field, before, after);
  if (!isGauge) return;
  const rateBefore = wordOf2(a, id, offset + 1);
  const rateAfter = wordOf2(b, id, offset + 1);
  if (rateBefore !== rateAfter) visit(name3, id, `${field}.rate`, rateBefore, rateAfter);
}
function wordOf2(rows, id, offset) {
  return id <= rows.get(0, PRESENT) ? rows.get(id, offset) : 0;
}
function levelOf(rows, id, offset, now) {
  if (id > rows.get(0, PRESENT)) return 0;
  return rows.get(id, offset) + rows.get(id, offset + 1) * (now - rows.get(id, offset + 2));
}
function eachDocument(collection, a, b, visit) {
  const documentsA = partsOf(a).documents[collection];
  const documentsB = partsOf(b).documents[collection];
  if (documentsA === documentsB) return;
  const readA = documentReader(documentsA);
  const readB = documentReader(documentsB);
  for (let id = 1; id <= documentsA.count || id <= documentsB.count; id += 1) {
    const before = readA.get(id);
    const after = readB.get(id);
    if (before !== after && JSON.stringify(before) !== JSON.stringify(after)) {
      visit(id, before, after);
    }
  }
}
function eachMember(before, after, visit) {
  if (typeof before !== "object" || typeof after !== "object" || !before || !after) {
    visit("present", before, after);
    return;
  }
  for (const field of /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = before[field];
    const is = after[field];
    if (was !== is && JSON.stringify(was) !== JSON.stringify(is)) visit(field, was, is);
  }
}

// packages/core/src/kernel/execute.ts
function execute(engine, from, command) {
  const { events } = engine;
  const { commands } = engine.definition;
  const reducer = Object.hasOwn(commands, command.type) ? commands[command.type] : void 0;
  let outcome = refuse(
    "unknown_command",
    `There is no command ${JSON.stringify(command.type)}.`,
    { commands: Object.keys(commands).join(", ") }
  );
  const snapshot = transition(engine, from, ({ draft }) => {
    if (reducer !== void 0) outcome = reducer(draft, command);
    if (!outcome.done) events.begin();
    return outcome.done;
  });
  return { snapshot, outcome, events: events.end() };
}

// packages/core/src/kernel/simulation.ts
function defineSimulation(definition, backendOf = journalBackend) {
  const engine = engineOf(definition, backendOf);
  const { backend, layouts, names } = engine;
  const simulation = {
    definition,
    genesis(setting) {
      const origin = { setting, settingHash: hashText(canonicalJson(setting)) };
      const nothing = names.documents.map(() => NO_DOCUMENTS);
      return transition(engine, new Snapshot(0, origin, backend.create(), nothing), (face) => {
        definition.genesis(face.draft);
        return true;
      });
    },
    execute: (from, command) => execute(engine, from, command),
    tick: (from) => advance(engine, from, { ticks: 1 }),
    advance: (from, bounds) => advance(engine, from, bounds),
    probe(snapshot, f) {
      try {
        return f(snapshot);
      } finally {
        transition(engine, snapshot, () => false);
      }
    },
    nextDue(snapshot) {
      invariant(!engine.running, "a snapshot was asked inside a transition");
      return backend.nextDue(partsOf(snapshot).version, snapshot.now);
    },
    read(snapshot) {
      const parts = partsOf(snapshot);
      return parts.world ??= worldOf(backend, parts, layouts, names, snapshot.now);
    },
    hash: rootHash,
    tableHashes: (snapshot) => tableHashes(snapshot, names),
    diff: (a, b) => differences(backend, layouts, names, a, b),
    changes: (a, b) => changedRows(backend, layouts, names, a, b),
    encode: (snapshot) => encodeSnapshot(engine, snapshot),
    decode: (bytes) => decodeSnapshot(engine, bytes)
  };
  return simulation;
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
    reserveUnits: { scarce: 1600, low: 4e3, moderate: 1e4, high: 24e3, rich: 48e3 },
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
function turn(draft, device, status, target) {
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
  turn(draft, device, STATUS.mining, 0);
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
  turn(draft, device, STATUS.idle, 0);
  const replicant = devices2.parent(device, DEVICE2.replicant);
  const reason = reasonIndex("deactivated");
  const place = placeOf(draft, device);
  draft.emit("mining.stopped", replicant, device, place, 1, units, reason);
}
function depart(draft, device, target, ticks) {
  const arrival2 = draft.now + ticks;
  turn(draft, device, STATUS.travelling, target);
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
function busyCrowd(devices2, changes) {
  const miningTicks = Math.max(TRIP_TICKS, Math.ceil(6 * devices2 / changes) - 2 * TRIP_TICKS);
  return { devices: devices2, lively: devices2, miningTicks };
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
function settle(draft, { devices: devices2, lively, miningTicks }) {
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
  const first = draft.devices.count;
  for (let made = first; made < devices2; made += 1) {
    const account = made % ACCOUNTS + 1;
    const printer = made - first < lively && made % 200 === 0;
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
      const row = draft.printers.find(device);
      const { finished } = tables2.printers.fields;
      draft.printers.schedule(row, finished, 1 + draft.roll(193, device) % 200);
      continue;
    }
    mine(draft, device);
    if (made - first >= lively) continue;
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
  const keys = layouts.map(({ definition }) => definition.key === 0 ? void 0 : new KeyIndex());
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
  const keys = layouts.map(({ definition }) => definition.key === 0 ? void 0 : new KeyIndex());
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
  const starts = new Map(
    Object.entries(definition.fields).map(([name3, at]) => [at, name3])
  );
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
        const reader = new ImmerRows(
          { tables: root.tables },
          layouts[table]
        );
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
  blank: (words) => Array.from({ length: words }).fill(0)
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
  for (let turn2 = 0; turn2 < 3; turn2 += 1) await new Promise(setImmediate);
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
  const sim = defineSimulation(crowdDefinition(busyCrowd(n, mining)), backs[name3]);
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
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2hpbnRCdWNrZXRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9pbnQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3NvcnRJZHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2FnZW5kYS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvaW52YXJpYW50LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9jYW5vbmljYWwudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2hhc2gudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3NjaGVtYUhhc2gudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2V2ZW50cy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvam91cm5hbC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZmlyc3RXcml0ZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3JvbGwudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3NjaGVtYS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvbGF5b3V0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9pbnRlcmNlcHQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3dyaXR0ZW4udHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL21vdmVMYW5lcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvam91cm5hbFJvd3MudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2tleUluZGV4LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9qb3VybmFsU3RvcmUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2pvdXJuYWxWZXJzaW9uLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9qb3VybmFsQmFja2VuZC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvb3V0Y29tZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZGVmaW5pdGlvbi50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZG9jdW1lbnRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC90YWJsZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZmFjZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvc25hcHNob3QudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2VuZ2luZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvcnVuV2F2ZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2FkdmFuY2UudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3Jvb3RIYXNoLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2tlcm5lbC9lbmNvZGVTbmFwc2hvdC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9rZXJuZWwvZGVjb2RlU25hcHNob3QudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2RpZmZlcmVuY2UudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL2V4ZWN1dGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMva2VybmVsL3NpbXVsYXRpb24udHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9jZW5zdXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9kZXZpY2VzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvaG9sZGluZ3MudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9qb2JzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvcHJpbnRlcnMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9zdGF0dXNlcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzZXQvZGV2aWNlVHlwZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9mbGVldHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9sb2NhdGlvbnMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9kZXZpY2UudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L2NhdGVnb3JpZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L3NwZWVkUGVyTWlsbGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9kZXBvc2l0cy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL21pY3JvLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvc3RvY2tzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvcGlsZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9zdG9jay50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3ByaW50Sm9iLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvcHJpbnQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9wcmludFF1ZXVlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvc3RhdGVNYWNoaW5lLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3RhdGUvY29kZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL2RldmljZUNvZGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9yZWFkZXJzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvb3JkZXIudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9jbGVhclF1ZXVlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZXZlbnRzL3N0b3BSZWFzb25zLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9hYnVuZGFuY2VzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXNldC9kZW5zaXRpZXMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L21pbmluZ1JhdGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zdGF0ZS9zaXRlcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL2xlZGdlci50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3NwbGl0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvcG9zdExlZGdlci50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL2RlcG9zaXQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9ydW4udHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L3NlYXJjaFNlY29uZHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9hZGRTaXRlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvc2l0ZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL2VuZEFjdGl2aXR5LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvZGVhY3RpdmF0ZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL2RlcXVldWVQcmludC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL2Vuc3VyZVBpbGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9lbnF1ZXVlUHJpbnQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvbG9jYXRpb25OdW1iZXIudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvY2hhbmNlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L25lYXJieVN0YXJzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L2dlbmVyYXRlZFN0YXIudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9nYWxheHkvc3RhckF0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L2Jhc2VPcmJpdC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9nZW5lcmF0ZWRCZWx0cy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9nZW5lcmF0ZWRQbGFuZXRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L3NvbFN5c3RlbS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9zdGFyU3lzdGVtLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L2xvY2F0aW9uLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L3NpdGVSZXNlcnZlcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL3N1cnZleVNpdGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9lbnN1cmVMb2NhdGlvbi50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzL29wZW5GbGVldC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N0YXRlL3JlcGxpY2FudENvZGUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9vcGVuQWNjb3VudC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS9kaXN0YW5jZS50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2dhbGF4eS90cmF2ZWxMZWdzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FsYXh5L3RyYXZlbFNlY29uZHMudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9qb3VybmV5LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvcmVmdXNlU3VyZ2UudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9yZWNhbGwudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9jaG9vc2VEZXBvc2l0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvY29tbWFuZHMvcmV0YXJnZXQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9zZWFyY2gudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9jb21tYW5kcy9zdGFydE1pbmluZy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL3RyYXZlbC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2NvbW1hbmRzL2NvbW1hbmRzLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvZ2VuZXNpcy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL2V2ZW50cy9jYXRhbG9ndWUudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlcy9zY2hlbWEudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9ydWxlc2V0L3N0YW5kYXJkQmx1ZXByaW50cy50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3J1bGVzZXQvc3RhbmRhcmRSdWxlc2V0LnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvcnVsZXMvc2V0dGluZ09mLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3lzdGVtcy9hcnJpdmFsLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3lzdGVtcy9kZXBvc2l0RGVwbGV0ZWQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zeXN0ZW1zL2RlcG9zaXRSZXN0b3JlZC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvcHJpbnRGaW5pc2hlZC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvcHJpbnRXYWtlLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3lzdGVtcy9zaXRlRm91bmQudHMiLCAiLi4vcGFja2FnZXMvY29yZS9zcmMvZ2FtZS9zeXN0ZW1zL3N0b2NrRnVsbC50cyIsICIuLi9wYWNrYWdlcy9jb3JlL3NyYy9nYW1lL3N5c3RlbXMvc3RvY2tSZWFjaGVkLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvc3lzdGVtcy9zeXN0ZW1zLnRzIiwgIi4uL3BhY2thZ2VzL2NvcmUvc3JjL2dhbWUvZ2FtZS50cyIsICJzcmMvd29ybGQvYm90TW92ZXMudHMiLCAic3JjL3dvcmxkL2Nyb3dkZWRHYWxheHkudHMiLCAic3JjL2JhY2tlbmRzL211dGFibGVCYWNrZW5kLnRzIiwgInNyYy9iYWNrZW5kcy9pbW1lckJhY2tlbmQudHMiLCAic3JjL2JhY2tlbmRzL2Jvb2trZWVwaW5nLnRzIiwgInNyYy9iYWNrZW5kcy9wZXJzaXN0ZW50QmFja2VuZC50cyIsICJzcmMvYmFja2VuZHMvcGFnZWRCYWNrZW5kLnRzIiwgInNyYy9tZWFzdXJlL3JvdW5kLnRzIiwgInNyYy9tZWFzdXJlL3N0YXRpc3RpY3MudHMiLCAiLi4vLi4vLi4vdG1wL2FzdHJhcml1bS9idXN5LnRzIl0sCiAgInNvdXJjZXNDb250ZW50IjogWyIvKiogU2xvdHMgb2YgYSBsZXZlbCBvZiB0aGUgd2hlZWwsIGFuZCBsZXZlbHM6IHRvZ2V0aGVyIDMyIGJpdHMgb2YgdGltZS4gKi9cbmV4cG9ydCBjb25zdCBTTE9UUyA9IDI1NjtcbmV4cG9ydCBjb25zdCBMRVZFTFMgPSA0O1xuXG4vKiogSGludHMgdGFrZW4gb3V0IG9mIGEgYnVja2V0LCBhcyBwYWlycyBvZiBhIHJvdyBhbmQgaXRzIHRpY2ssIGFuZCB0aGVpciBraW5kLiAqL1xuZXhwb3J0IHR5cGUgVGFrZW4gPSByZWFkb25seSBba2luZDogbnVtYmVyLCBoaW50czogcmVhZG9ubHkgbnVtYmVyW11dO1xuXG4vKiogVGhlIGxlbmd0aCBhdCB3aGljaCBhIGJ1Y2tldCBpcyBmaXJzdCBsb29rZWQgdGhyb3VnaCBmb3Igb3JwaGFucy4gKi9cbmNvbnN0IENPTVBBQ1RfRlJPTSA9IDEyODtcblxuaW50ZXJmYWNlIEJ1Y2tldHMge1xuICByZWFkb25seSBoaW50czogKG51bWJlcltdIHwgdW5kZWZpbmVkKVtdO1xuICByZWFkb25seSBsaW1pdHM6IEludDMyQXJyYXk7XG59XG5cbi8qKiBUaGUgYnVja2V0cyBvZiBhIHRpbWluZyB3aGVlbDogaGludHMgYnkga2luZCBhbmQgc2xvdCwgY291bnRlZCBvdmVyIGFsbCBraW5kcy4gKi9cbmV4cG9ydCBjbGFzcyBIaW50QnVja2V0cyB7XG4gIHJlYWRvbmx5ICNraW5kczogcmVhZG9ubHkgQnVja2V0c1tdO1xuICByZWFkb25seSAjY291bnRzID0gbmV3IEludDMyQXJyYXkoU0xPVFMgKiBMRVZFTFMpO1xuICByZWFkb25seSAjbGV2ZWxzID0gbmV3IEludDMyQXJyYXkoTEVWRUxTKTtcblxuICBjb25zdHJ1Y3RvcihraW5kczogbnVtYmVyKSB7XG4gICAgdGhpcy4ja2luZHMgPSBBcnJheS5mcm9tKHsgbGVuZ3RoOiBraW5kcyB9LCAoKSA9PiAoe1xuICAgICAgaGludHM6IEFycmF5LmZyb20oeyBsZW5ndGg6IFNMT1RTICogTEVWRUxTIH0sICgpID0+IHVuZGVmaW5lZCksXG4gICAgICBsaW1pdHM6IG5ldyBJbnQzMkFycmF5KFNMT1RTICogTEVWRUxTKS5maWxsKENPTVBBQ1RfRlJPTSksXG4gICAgfSkpO1xuICB9XG5cbiAgaXNFbXB0eShidWNrZXQ6IG51bWJlcik6IGJvb2xlYW4ge1xuICAgIHJldHVybiB0aGlzLiNjb3VudHNbYnVja2V0XSA9PT0gMDtcbiAgfVxuXG4gIGlzTGV2ZWxFbXB0eShsZXZlbDogbnVtYmVyKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIHRoaXMuI2xldmVsc1tsZXZlbF0gPT09IDA7XG4gIH1cblxuICAvKiogUHV0cyBhIGhpbnQgaW47IHdoZXRoZXIgdGhlIGJ1Y2tldCBoYXMgZ3Jvd24gc28gbXVjaCB0aGF0IGl0IG1heSBiZSBoYWxmIG9ycGhhbnMuICovXG4gIHB1c2goa2luZDogbnVtYmVyLCBidWNrZXQ6IG51bWJlciwgcm93OiBudW1iZXIsIHRpY2s6IG51bWJlcik6IGJvb2xlYW4ge1xuICAgIGNvbnN0IHsgaGludHMsIGxpbWl0cyB9ID0gdGhpcy4ja2luZHNba2luZF0gYXMgQnVja2V0cztcbiAgICBsZXQgcGFpcnMgPSBoaW50c1tidWNrZXRdO1xuICAgIGlmIChwYWlycyA9PT0gdW5kZWZpbmVkKSBwYWlycyA9IGhpbnRzW2J1Y2tldF0gPSBbXTtcbiAgICBwYWlycy5wdXNoKHJvdywgdGljayk7XG4gICAgdGhpcy4jY291bnQoYnVja2V0LCAyKTtcbiAgICByZXR1cm4gcGFpcnMubGVuZ3RoID49IChsaW1pdHNbYnVja2V0XSBhcyBudW1iZXIpO1xuICB9XG5cbiAgLyoqIEVtcHRpZXMgYSBidWNrZXQgb2Ygb25lIGtpbmQuICovXG4gIHRha2Uoa2luZDogbnVtYmVyLCBidWNrZXQ6IG51bWJlcik6IG51bWJlcltdIHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCB7IGhpbnRzLCBsaW1pdHMgfSA9IHRoaXMuI2tpbmRzW2tpbmRdIGFzIEJ1Y2tldHM7XG4gICAgY29uc3QgcGFpcnMgPSBoaW50c1tidWNrZXRdO1xuICAgIGlmIChwYWlycyA9PT0gdW5kZWZpbmVkKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGhpbnRzW2J1Y2tldF0gPSB1bmRlZmluZWQ7XG4gICAgbGltaXRzW2J1Y2tldF0gPSBDT01QQUNUX0ZST007XG4gICAgdGhpcy4jY291bnQoYnVja2V0LCAtcGFpcnMubGVuZ3RoKTtcbiAgICByZXR1cm4gcGFpcnM7XG4gIH1cblxuICAvKiogRW1wdGllcyBhIGJ1Y2tldCBvZiBhbGwga2luZHMuICovXG4gIHRha2VBbGwoYnVja2V0OiBudW1iZXIsIGludG86IFRha2VuW10pOiB2b2lkIHtcbiAgICBpZiAodGhpcy4jY291bnRzW2J1Y2tldF0gPT09IDApIHJldHVybjtcbiAgICBmb3IgKGxldCBraW5kID0gMDsga2luZCA8IHRoaXMuI2tpbmRzLmxlbmd0aDsga2luZCArPSAxKSB7XG4gICAgICBjb25zdCBwYWlycyA9IHRoaXMudGFrZShraW5kLCBidWNrZXQpO1xuICAgICAgaWYgKHBhaXJzICE9PSB1bmRlZmluZWQpIGludG8ucHVzaChba2luZCwgcGFpcnNdKTtcbiAgICB9XG4gIH1cblxuICAvKiogUHV0cyBiYWNrIHdoYXQgaXMgbGVmdCBvZiBhIGJ1Y2tldCB0aGF0IHdhcyB0YWtlbiB0byBiZSBsb29rZWQgdGhyb3VnaC4gKi9cbiAgcHV0QmFjayhraW5kOiBudW1iZXIsIGJ1Y2tldDogbnVtYmVyLCBwYWlyczogbnVtYmVyW10pOiB2b2lkIHtcbiAgICBjb25zdCB7IGhpbnRzLCBsaW1pdHMgfSA9IHRoaXMuI2tpbmRzW2tpbmRdIGFzIEJ1Y2tldHM7XG4gICAgaGludHNbYnVja2V0XSA9IHBhaXJzO1xuICAgIGxpbWl0c1tidWNrZXRdID0gMiAqIHBhaXJzLmxlbmd0aCArIENPTVBBQ1RfRlJPTTtcbiAgICB0aGlzLiNjb3VudChidWNrZXQsIHBhaXJzLmxlbmd0aCk7XG4gIH1cblxuICAjY291bnQoYnVja2V0OiBudW1iZXIsIGNoYW5nZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgbGV2ZWwgPSBidWNrZXQgPj4+IDg7XG4gICAgdGhpcy4jY291bnRzW2J1Y2tldF0gPSAodGhpcy4jY291bnRzW2J1Y2tldF0gYXMgbnVtYmVyKSArIGNoYW5nZTtcbiAgICB0aGlzLiNsZXZlbHNbbGV2ZWxdID0gKHRoaXMuI2xldmVsc1tsZXZlbF0gYXMgbnVtYmVyKSArIGNoYW5nZTtcbiAgfVxufVxuIiwgIi8qKlxuICogVGhlIG9ubHkgYXJpdGhtZXRpYyBvZiB0aGUgY29yZS4gVGhlc2UgZnVuY3Rpb25zIG9mIGBNYXRoYCBnaXZlIHRoZSBzYW1lIGJpdHMgb24gZXZlcnkgZW5naW5lO1xuICogZXZlcnl0aGluZyBlbHNlIGluIGBNYXRoYCwgYW5kIHRoZSBwb3dlciBvcGVyYXRvciwgZG9lcyBub3QgKGl0IGlzIGJhbm5lZCBieSBsaW50IGFuZCBieSB0ZXN0KS5cbiAqL1xuZXhwb3J0IGNvbnN0IHsgYWJzLCBjZWlsLCBjbHozMiwgZmxvb3IsIGZyb3VuZCwgaW11bCwgbWF4LCBtaW4sIHJvdW5kLCBzcXJ0LCB0cnVuYyB9ID0gTWF0aDtcblxuLyoqIFRoZSBsYXJnZXN0IGludGVnZXIgYSBzdGF0ZSBtYXkgaG9sZDogMl41MyAtIDEuICovXG5leHBvcnQgY29uc3QgSU5UX01BWCA9IDkwMDcxOTkyNTQ3NDA5OTE7XG5cbi8qKiAyXjMyLCB0aGUgc2l6ZSBvZiBvbmUgaGFzaCBsYW5lLiAqL1xuZXhwb3J0IGNvbnN0IFRXT18zMiA9IDQyOTQ5NjcyOTY7XG5cbi8qKiBXaGV0aGVyIGB2YWx1ZWAgaXMgYW4gaW50ZWdlciB0aGF0IGEgc3RhdGUgbWF5IGhvbGQgKGV4YWN0LCBmaW5pdGUsIHdpdGhpbiBcdTAwQjFJTlRfTUFYKS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc0ludCh2YWx1ZTogdW5rbm93bik6IHZhbHVlIGlzIG51bWJlciB7XG4gIHJldHVybiB0eXBlb2YgdmFsdWUgPT09ICdudW1iZXInICYmIGZsb29yKHZhbHVlKSA9PT0gdmFsdWUgJiYgYWJzKHZhbHVlKSA8PSBJTlRfTUFYO1xufVxuXG4vKiogZmxvb3IoYSAvIGIpIGZvciBpbnRlZ2VycywgYiA+IDAsIGV4YWN0IHdoZXJlIGEgLyBiIHdvdWxkIHJvdW5kIHVwIGFjcm9zcyBhbiBpbnRlZ2VyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZsb29yRGl2KGE6IG51bWJlciwgYjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgcmVzdCA9IGEgJSBiO1xuICByZXR1cm4gKGEgLSAocmVzdCA8IDAgPyByZXN0ICsgYiA6IHJlc3QpKSAvIGI7XG59XG5cbi8qKiBjZWlsKGEgLyBiKSBmb3IgaW50ZWdlcnMsIGIgPiAwLCBleGFjdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjZWlsRGl2KGE6IG51bWJlciwgYjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIC1mbG9vckRpdigtYSwgYikgKyAwO1xufVxuXG4vKiogVGhlIHJlbWFpbmRlciBvZiBmbG9vckRpdjogYWx3YXlzIGluIDAgLi48IGIuICovXG5leHBvcnQgZnVuY3Rpb24gZmxvb3JNb2QoYTogbnVtYmVyLCBiOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCByZXN0ID0gYSAlIGI7XG4gIHJldHVybiByZXN0IDwgMCA/IHJlc3QgKyBiIDogcmVzdCArIDA7XG59XG5cbi8qKiBgdmFsdWVgIGhlbGQgYmV0d2VlbiBgbG93YCBhbmQgYGhpZ2hgLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNsYW1wKHZhbHVlOiBudW1iZXIsIGxvdzogbnVtYmVyLCBoaWdoOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gdmFsdWUgPCBsb3cgPyBsb3cgOiB2YWx1ZSA+IGhpZ2ggPyBoaWdoIDogdmFsdWU7XG59XG5cbi8qKiBUaGUgaW50ZWdlciBzcXVhcmUgcm9vdDogdGhlIGxhcmdlc3QgciB3aXRoIHJcdTAwQjdyIDw9IHZhbHVlLCBmb3IgMCA8PSB2YWx1ZSA8PSBJTlRfTUFYLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNxcnRGbG9vcih2YWx1ZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgZ3Vlc3MgPSBmbG9vcihzcXJ0KHZhbHVlKSk7XG4gIGlmIChndWVzcyAqIGd1ZXNzID4gdmFsdWUpIHJldHVybiBndWVzcyAtIDE7XG4gIHJldHVybiAoZ3Vlc3MgKyAxKSAqIChndWVzcyArIDEpIDw9IHZhbHVlID8gZ3Vlc3MgKyAxIDogZ3Vlc3M7XG59XG5cbi8qKiBUaGUgc21hbGxlc3QgciB3aXRoIHJcdTAwQjdyID49IHZhbHVlLCBmb3IgMCA8PSB2YWx1ZSA8PSBJTlRfTUFYLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNxcnRDZWlsKHZhbHVlOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCByb290ID0gc3FydEZsb29yKHZhbHVlKTtcbiAgcmV0dXJuIHJvb3QgKiByb290ID09PSB2YWx1ZSA/IHJvb3QgOiByb290ICsgMTtcbn1cblxuLyoqXG4gKiBmbG9vcihhIFx1MDBCNyBiIC8gYykgZm9yIG5vbi1uZWdhdGl2ZSBpbnRlZ2VycyB3aXRob3V0IGxvc2luZyBiaXRzOiBhIGlzIHNwbGl0IGF0IGMsIHNvIG9ubHlcbiAqIChhIG1vZCBjKSBcdTAwQjcgYiBtdXN0IHN0YXkgYmVsb3cgMl41My5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG11bERpdihhOiBudW1iZXIsIGI6IG51bWJlciwgYzogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgcmVzdCA9IGEgJSBjO1xuICByZXR1cm4gKChhIC0gcmVzdCkgLyBjKSAqIGIgKyBmbG9vckRpdihyZXN0ICogYiwgYyk7XG59XG4iLCAiY29uc3QgU01BTEwgPSAyNDtcbmNvbnN0IERJR0lUX0JJVFMgPSAxMTtcbmNvbnN0IERJR0lUUyA9IDEgPDwgRElHSVRfQklUUztcblxuLyoqIFNjcmF0Y2ggc3BhY2UgZm9yIHNvcnRpbmcgaWRzOiBncm93cyB0byB0aGUgbG9uZ2VzdCByYW5nZSBpdCB3YXMgZ2l2ZW4uICovXG5leHBvcnQgaW50ZXJmYWNlIFNvcnRTcGFjZSB7XG4gIGlkczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgY291bnRzOiBJbnQzMkFycmF5O1xufVxuXG4vKiogQSBuZXcgc2NyYXRjaCBzcGFjZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzb3J0U3BhY2UoKTogU29ydFNwYWNlIHtcbiAgcmV0dXJuIHsgaWRzOiBuZXcgSW50MzJBcnJheSg2NCksIGNvdW50czogbmV3IEludDMyQXJyYXkoRElHSVRTKSB9O1xufVxuXG4vKipcbiAqIFNvcnRzIG5vbi1uZWdhdGl2ZSBpZHMgaW4gYGZyb20gLi48IHRvYCBhc2NlbmRpbmcsIGluIHBsYWNlOiBpbnNlcnRpb24gZm9yIHNob3J0IHJhbmdlcywgYSByYWRpeFxuICogc29ydCBieSAxMS1iaXQgZGlnaXRzIGZvciBsb25nIG9uZXMgKGEgY29tcGFyaXNvbiBzb3J0IGNvc3RzIHRocmVlIHRpbWVzIGFzIG11Y2ggYXQgMSwwMDAgaWRzKS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNvcnRJZHMoaWRzOiBJbnQzMkFycmF5LCBmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIsIHNwYWNlOiBTb3J0U3BhY2UpOiB2b2lkIHtcbiAgaWYgKHRvIC0gZnJvbSA8PSBTTUFMTCkgaW5zZXJ0aW9uU29ydChpZHMsIGZyb20sIHRvKTtcbiAgZWxzZSByYWRpeFNvcnQoaWRzLCBmcm9tLCB0bywgc3BhY2UpO1xufVxuXG5mdW5jdGlvbiBpbnNlcnRpb25Tb3J0KGlkczogSW50MzJBcnJheSwgZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyKTogdm9pZCB7XG4gIGZvciAobGV0IGF0ID0gZnJvbSArIDE7IGF0IDwgdG87IGF0ICs9IDEpIHtcbiAgICBjb25zdCBpZCA9IGlkc1thdF0gYXMgbnVtYmVyO1xuICAgIGxldCBob2xlID0gYXQ7XG4gICAgd2hpbGUgKGhvbGUgPiBmcm9tICYmIChpZHNbaG9sZSAtIDFdIGFzIG51bWJlcikgPiBpZCkge1xuICAgICAgaWRzW2hvbGVdID0gaWRzW2hvbGUgLSAxXSBhcyBudW1iZXI7XG4gICAgICBob2xlIC09IDE7XG4gICAgfVxuICAgIGlkc1tob2xlXSA9IGlkO1xuICB9XG59XG5cbmZ1bmN0aW9uIHJhZGl4U29ydChpZHM6IEludDMyQXJyYXksIGZyb206IG51bWJlciwgdG86IG51bWJlciwgc3BhY2U6IFNvcnRTcGFjZSk6IHZvaWQge1xuICBjb25zdCBzaXplID0gdG8gLSBmcm9tO1xuICBpZiAoc3BhY2UuaWRzLmxlbmd0aCA8IHNpemUpIHNwYWNlLmlkcyA9IG5ldyBJbnQzMkFycmF5KHNpemUgKiAyKTtcbiAgbGV0IG1vc3QgPSAwO1xuICBmb3IgKGxldCBhdCA9IGZyb207IGF0IDwgdG87IGF0ICs9IDEpIG1vc3QgfD0gaWRzW2F0XSBhcyBudW1iZXI7XG4gIGZvciAobGV0IHNoaWZ0ID0gMDsgbW9zdCA+Pj4gc2hpZnQgIT09IDA7IHNoaWZ0ICs9IERJR0lUX0JJVFMpIHtcbiAgICBzY2F0dGVyKGlkcywgZnJvbSwgc3BhY2UuaWRzLCBzaXplLCBzaGlmdCwgc3BhY2UuY291bnRzKTtcbiAgICBpZHMuc2V0KHNwYWNlLmlkcy5zdWJhcnJheSgwLCBzaXplKSwgZnJvbSk7XG4gIH1cbn1cblxuZnVuY3Rpb24gc2NhdHRlcihcbiAgaWRzOiBJbnQzMkFycmF5LFxuICBmcm9tOiBudW1iZXIsXG4gIG91dDogSW50MzJBcnJheSxcbiAgc2l6ZTogbnVtYmVyLFxuICBzaGlmdDogbnVtYmVyLFxuICBjb3VudHM6IEludDMyQXJyYXksXG4pOiB2b2lkIHtcbiAgY291bnRzLmZpbGwoMCk7XG4gIGZvciAobGV0IGF0ID0gMDsgYXQgPCBzaXplOyBhdCArPSAxKSB7XG4gICAgY29uc3QgZGlnaXQgPSAoKGlkc1tmcm9tICsgYXRdIGFzIG51bWJlcikgPj4+IHNoaWZ0KSAmIChESUdJVFMgLSAxKTtcbiAgICBjb3VudHNbZGlnaXRdID0gKGNvdW50c1tkaWdpdF0gYXMgbnVtYmVyKSArIDE7XG4gIH1cbiAgbGV0IHN1bSA9IDA7XG4gIGZvciAobGV0IGRpZ2l0ID0gMDsgZGlnaXQgPCBESUdJVFM7IGRpZ2l0ICs9IDEpIHtcbiAgICBjb25zdCBjb3VudCA9IGNvdW50c1tkaWdpdF0gYXMgbnVtYmVyO1xuICAgIGNvdW50c1tkaWdpdF0gPSBzdW07XG4gICAgc3VtICs9IGNvdW50O1xuICB9XG4gIGZvciAobGV0IGF0ID0gMDsgYXQgPCBzaXplOyBhdCArPSAxKSB7XG4gICAgY29uc3QgaWQgPSBpZHNbZnJvbSArIGF0XSBhcyBudW1iZXI7XG4gICAgY29uc3QgZGlnaXQgPSAoaWQgPj4+IHNoaWZ0KSAmIChESUdJVFMgLSAxKTtcbiAgICBjb25zdCBwbGFjZSA9IGNvdW50c1tkaWdpdF0gYXMgbnVtYmVyO1xuICAgIG91dFtwbGFjZV0gPSBpZDtcbiAgICBjb3VudHNbZGlnaXRdID0gcGxhY2UgKyAxO1xuICB9XG59XG4iLCAiaW1wb3J0IHsgSGludEJ1Y2tldHMsIExFVkVMUywgU0xPVFMsIHR5cGUgVGFrZW4gfSBmcm9tICcuL2hpbnRCdWNrZXRzLmpzJztcbmltcG9ydCB7IG1pbiB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB0eXBlIHsgUm93cyB9IGZyb20gJy4vcm93cy5qcyc7XG5pbXBvcnQgeyBzb3J0SWRzLCBzb3J0U3BhY2UgfSBmcm9tICcuL3NvcnRJZHMuanMnO1xuXG4vKiogT25lIGtpbmQgb2YgYXBwb2ludG1lbnQ6IGEgdGltZXIgb2YgYSB0YWJsZS4gVGhlIGFnZW5kYSBjYWxscyBraW5kcyBpbiB0aGVpciBvcmRlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQWdlbmRhS2luZCB7XG4gIHJlYWRvbmx5IHJvd3M6IFJvd3M7XG4gIHJlYWRvbmx5IGR1ZTogbnVtYmVyO1xuICByZWFkb25seSBmaWxlZDogbnVtYmVyO1xufVxuXG4vKiogVGhlIGxhc3QgdGljazogdGltZSBpcyAzMiBiaXRzIG9mIHNlY29uZHMsIDEzNiB5ZWFycy4gKi9cbmV4cG9ydCBjb25zdCBUSUNLX01BWCA9IDQyOTQ5NjcyOTU7XG5cbi8qKlxuICogV2hhdCBpcyBkdWUgd2hlbi4gVGhlIHRydXRoIGlzIHRoZSBgZHVlYCB3b3JkIG9mIGVhY2ggdGltZXIsIGluIGl0cyByb3c7IHRoaXMgaXMgYW4gaW5kZXggb3ZlclxuICogdGhvc2Ugd29yZHM6IGEgaGllcmFyY2hpY2FsIHRpbWluZyB3aGVlbCAoVmFyZ2hlc2UgYW5kIExhdWNrIDE5ODcpIG9mIGZvdXIgbGV2ZWxzIG9mIDI1NiBzbG90c1xuICogZm9yIGVhY2gga2luZC4gQSBidWNrZXQgaG9sZHMgKmhpbnRzKjogcGFpcnMgb2YgYSByb3cgYW5kIHRoZSB0aWNrIGZvciB3aGljaCBpdCB3YXMgZmlsZWQuIFRoZVxuICogYGZpbGVkYCB3b3JkIG9mIGEgdGltZXIgbmFtZXMgdGhlIG9uZSBvZiBpdHMgaGludHMgdGhhdCBpcyB2YWxpZCwgYWx3YXlzIGF0IG9yIGJlZm9yZSB0aGUgdHJ1dGg6XG4gKlxuICogLSBtb3ZpbmcgYW4gYXBwb2ludG1lbnQgbGF0ZXIsIG9yIGNhbmNlbGxpbmcgaXQsIHRvdWNoZXMgbm90aGluZyBoZXJlOyB0aGUgaGludCBpcyByZWFkIHdoZW5cbiAqICAgaXRzIHRpY2sgY29tZXMsIGFuZCBmaWxlZCBhZ2FpbiBmb3IgdGhlIHRpY2sgdGhhdCB0aGUgcm93IHRoZW4gbmFtZXM7XG4gKiAtIG1vdmluZyBpdCBlYXJsaWVyIGZpbGVzIGEgc2Vjb25kIGhpbnQsIGFuZCB0aGUgZmlyc3Qgb25lIGlzIGFuIG9ycGhhbiB0byBiZSBkcm9wcGVkLlxuICpcbiAqIFNvIHRoZSB3b3JkcyBvZiBhIHNuYXBzaG90IG1heSBiZSB0YWtlbiBiYWNrIG9yIGV4Y2hhbmdlZCBiZWxvdyB0aGUgd2hlZWw6IGZpbGluZyBhZ2FpbiBlYWNoXG4gKiB0aW1lciB3aG9zZSBgZHVlYCB3YXMgcmVzdG9yZWQgaXMgYWxsIHRoYXQgaXMgbmVlZGVkLiBBbmQgaGludHMgbW92ZSBmcm9tIGxldmVsIHRvIGxldmVsIGJ5XG4gKiB0aGVpciBvd24gdGljaywgd2l0aG91dCBhIGxvb2sgYXQgdGhlaXIgcm93cywgd2hpY2ggd291bGQgbWlzcyB0aGUgY2FjaGUuXG4gKi9cbmV4cG9ydCBjbGFzcyBBZ2VuZGEge1xuICAvKiogVGhlIHRpY2sgYXQgd2hpY2ggdGhlIHdoZWVsIHN0YW5kcy4gKi9cbiAgY3Vyc29yID0gMDtcbiAgcmVhZG9ubHkgI2tpbmRzOiByZWFkb25seSBBZ2VuZGFLaW5kW107XG4gIHJlYWRvbmx5ICNoaW50czogSGludEJ1Y2tldHM7XG4gIC8qKiBUaGUgd2F2ZSBpbiBoYW5kOiBpZHMgb2YgYWxsIGtpbmRzLCBhbmQgd2hlcmUgZWFjaCBraW5kIGVuZHMuICovXG4gICN3YXZlID0gbmV3IEludDMyQXJyYXkoNjQpO1xuICByZWFkb25seSAjZW5kczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3NwYWNlID0gc29ydFNwYWNlKCk7XG5cbiAgY29uc3RydWN0b3Ioa2luZHM6IHJlYWRvbmx5IEFnZW5kYUtpbmRbXSkge1xuICAgIHRoaXMuI2tpbmRzID0ga2luZHM7XG4gICAgdGhpcy4jaGludHMgPSBuZXcgSGludEJ1Y2tldHMoa2luZHMubGVuZ3RoKTtcbiAgICB0aGlzLiNlbmRzID0gbmV3IEludDMyQXJyYXkoa2luZHMubGVuZ3RoKTtcbiAgfVxuXG4gIC8qKiBGaWxlcyBhIHRpbWVyIHdob3NlIGBkdWVgIHdvcmQgd2FzIHNldCwgbW92ZWQgb3IgcmVzdG9yZWQuICovXG4gIGZpbGUoa2luZDogbnVtYmVyLCByb3c6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHsgcm93cywgZHVlOiBkdWVPZmZzZXQsIGZpbGVkOiBmaWxlZE9mZnNldCB9ID0gdGhpcy4ja2luZHNba2luZF0gYXMgQWdlbmRhS2luZDtcbiAgICBjb25zdCBkdWUgPSBtaW4ocm93cy5nZXQocm93LCBkdWVPZmZzZXQpLCBUSUNLX01BWCk7XG4gICAgaWYgKGR1ZSA9PT0gMCkgcmV0dXJuO1xuICAgIGNvbnN0IGZpbGVkID0gcm93cy5wZWVrKHJvdywgZmlsZWRPZmZzZXQpO1xuICAgIGlmIChmaWxlZCAhPT0gMCAmJiBmaWxlZCA8PSBkdWUpIHJldHVybjtcbiAgICByb3dzLnBva2Uocm93LCBmaWxlZE9mZnNldCwgZHVlKTtcbiAgICB0aGlzLiNwdXNoKGtpbmQsIHJvdywgZHVlKTtcbiAgfVxuXG4gIC8qKiBNb3ZlcyB0aGUgd2hlZWwgdG8gYHRpY2tgLCBmb3J3YXJkIG9yIGJhY2s7IG5vdGhpbmcgbWF5IGJlIGR1ZSBpbiBiZXR3ZWVuLiAqL1xuICBzZWVrKHRpY2s6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IGZyb20gPSB0aGlzLmN1cnNvcjtcbiAgICBpZiAodGljayA9PT0gZnJvbSB8fCAodGljayA9PT0gZnJvbSArIDEgJiYgKHRpY2sgJiAyNTUpICE9PSAwKSkge1xuICAgICAgdGhpcy5jdXJzb3IgPSB0aWNrO1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBsZXQgbGV2ZWwgPSAwO1xuICAgIHdoaWxlIChsZXZlbCA8IExFVkVMUyAtIDEgJiYgZnJvbSA+Pj4gKDggKiAobGV2ZWwgKyAxKSkgIT09IHRpY2sgPj4+ICg4ICogKGxldmVsICsgMSkpKSB7XG4gICAgICBsZXZlbCArPSAxO1xuICAgIH1cbiAgICBjb25zdCBsYXN0ID0gKHRpY2sgPj4+ICg4ICogbGV2ZWwpKSAmIDI1NTtcbiAgICBjb25zdCBmaXJzdCA9ICgoZnJvbSA+Pj4gKDggKiBsZXZlbCkpICYgMjU1KSArIDE7XG4gICAgY29uc3QgbW92ZWQ6IFRha2VuW10gPSBbXTtcbiAgICBmb3IgKGxldCBzbG90ID0gZmlyc3Q7IHNsb3QgPD0gbGFzdDsgc2xvdCArPSAxKVxuICAgICAgdGhpcy4jaGludHMudGFrZUFsbChsZXZlbCAqIFNMT1RTICsgc2xvdCwgbW92ZWQpO1xuICAgIGZvciAobGV0IGJlbG93ID0gMDsgYmVsb3cgPCBsZXZlbDsgYmVsb3cgKz0gMSkge1xuICAgICAgaWYgKHRoaXMuI2hpbnRzLmlzTGV2ZWxFbXB0eShiZWxvdykpIGNvbnRpbnVlO1xuICAgICAgZm9yIChsZXQgc2xvdCA9IDA7IHNsb3QgPCBTTE9UUzsgc2xvdCArPSAxKSB0aGlzLiNoaW50cy50YWtlQWxsKGJlbG93ICogU0xPVFMgKyBzbG90LCBtb3ZlZCk7XG4gICAgfVxuICAgIHRoaXMuY3Vyc29yID0gdGljaztcbiAgICBmb3IgKGNvbnN0IFtraW5kLCBoaW50c10gb2YgbW92ZWQpIHtcbiAgICAgIGZvciAobGV0IGF0ID0gMDsgYXQgPCBoaW50cy5sZW5ndGg7IGF0ICs9IDIpIHtcbiAgICAgICAgY29uc3Qgcm93ID0gaGludHNbYXRdIGFzIG51bWJlcjtcbiAgICAgICAgY29uc3QgZmlsZWQgPSBoaW50c1thdCArIDFdIGFzIG51bWJlcjtcbiAgICAgICAgaWYgKGZpbGVkID49IHRpY2spIHRoaXMuI3B1c2goa2luZCwgcm93LCBmaWxlZCk7XG4gICAgICAgIGVsc2UgaWYgKHRoaXMuI2lzVmFsaWQoa2luZCwgcm93LCBmaWxlZCkpIHRoaXMuI3JlZmlsZShraW5kLCByb3cpO1xuICAgICAgfVxuICAgIH1cbiAgfVxuXG4gIC8qKiBXaGV0aGVyIG5vdGhpbmcgY2FuIGJlIGR1ZSBhdCB0aGUgY3Vyc29yLiAqL1xuICBnZXQgaWRsZSgpOiBib29sZWFuIHtcbiAgICByZXR1cm4gdGhpcy4jaGludHMuaXNFbXB0eSh0aGlzLmN1cnNvciAmIDI1NSk7XG4gIH1cblxuICAvKipcbiAgICogQ29sbGVjdHMgd2hhdCBpcyBkdWUgYXQgdGhlIGN1cnNvciBhcyB0aGUgbmV4dCB3YXZlOiBieSBraW5kLCBlYWNoIGtpbmQncyBpZHMgYXNjZW5kaW5nLlxuICAgKlxuICAgKiBAcmV0dXJucyBob3cgbWFueTsgcmVhZCB0aGVtIHdpdGggYHdhdmVFbmRgIGFuZCBgd2F2ZUlkYC5cbiAgICovXG4gIGdhdGhlcigpOiBudW1iZXIge1xuICAgIGxldCBzaXplID0gMDtcbiAgICBmb3IgKGxldCBraW5kID0gMDsga2luZCA8IHRoaXMuI2tpbmRzLmxlbmd0aDsga2luZCArPSAxKSB7XG4gICAgICBjb25zdCBoaW50cyA9IHRoaXMuI2hpbnRzLnRha2Uoa2luZCwgdGhpcy5jdXJzb3IgJiAyNTUpO1xuICAgICAgY29uc3Qgc3RhcnQgPSBzaXplO1xuICAgICAgaWYgKGhpbnRzICE9PSB1bmRlZmluZWQpIHNpemUgPSB0aGlzLiNzaWZ0KGtpbmQsIGhpbnRzLCBzdGFydCk7XG4gICAgICBzb3J0SWRzKHRoaXMuI3dhdmUsIHN0YXJ0LCBzaXplLCB0aGlzLiNzcGFjZSk7XG4gICAgICB0aGlzLiNlbmRzW2tpbmRdID0gc2l6ZTtcbiAgICB9XG4gICAgcmV0dXJuIHNpemU7XG4gIH1cblxuICAvKiogV2hlcmUgYSBraW5kJ3MgaWRzIGVuZCBpbiB0aGUgd2F2ZS4gKi9cbiAgd2F2ZUVuZChraW5kOiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNlbmRzW2tpbmRdIGFzIG51bWJlcjtcbiAgfVxuXG4gIC8qKiBUaGUgaWQgYXQgYSBwbGFjZSBvZiB0aGUgd2F2ZS4gKi9cbiAgd2F2ZUlkKGF0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiN3YXZlW2F0XSBhcyBudW1iZXI7XG4gIH1cblxuICAvKiogRmlsZXMgdGhlIHdhdmUgaW4gaGFuZCBhZ2FpbiwgYWZ0ZXIgaXRzIHRyYW5zaXRpb24gd2FzIHRha2VuIGJhY2suICovXG4gIGFiYW5kb25XYXZlKCk6IHZvaWQge1xuICAgIGxldCBhdCA9IDA7XG4gICAgZm9yIChsZXQga2luZCA9IDA7IGtpbmQgPCB0aGlzLiNraW5kcy5sZW5ndGg7IGtpbmQgKz0gMSkge1xuICAgICAgZm9yICg7IGF0IDwgdGhpcy53YXZlRW5kKGtpbmQpOyBhdCArPSAxKSB0aGlzLmZpbGUoa2luZCwgdGhpcy53YXZlSWQoYXQpKTtcbiAgICB9XG4gICAgdGhpcy4jZW5kcy5maWxsKDApO1xuICB9XG5cbiAgLyoqIFRoZSBmaXJzdCB0aWNrIGFmdGVyIHRoZSBjdXJzb3IgYXQgd2hpY2ggYW55dGhpbmcgaXMgZHVlOyAwIHdoZW4gbm90aGluZyBldmVyIGlzLiAqL1xuICBuZXh0RHVlKCk6IG51bWJlciB7XG4gICAgZm9yIChsZXQgbGV2ZWwgPSAwOyBsZXZlbCA8IExFVkVMUzsgbGV2ZWwgKz0gMSkge1xuICAgICAgaWYgKHRoaXMuI2hpbnRzLmlzTGV2ZWxFbXB0eShsZXZlbCkpIGNvbnRpbnVlO1xuICAgICAgZm9yIChsZXQgc2xvdCA9ICgodGhpcy5jdXJzb3IgPj4+ICg4ICogbGV2ZWwpKSAmIDI1NSkgKyAxOyBzbG90IDwgU0xPVFM7IHNsb3QgKz0gMSkge1xuICAgICAgICBjb25zdCBidWNrZXQgPSBsZXZlbCAqIFNMT1RTICsgc2xvdDtcbiAgICAgICAgY29uc3QgZHVlID0gdGhpcy4jaGludHMuaXNFbXB0eShidWNrZXQpID8gMCA6IHRoaXMuI2VhcmxpZXN0KGJ1Y2tldCk7XG4gICAgICAgIGlmIChkdWUgIT09IDApIHJldHVybiBkdWU7XG4gICAgICB9XG4gICAgfVxuICAgIHJldHVybiAwO1xuICB9XG5cbiAgLyoqIFRoZSBlYXJsaWVzdCBhcHBvaW50bWVudCBvZiBhIGJ1Y2tldDsgd2hhdCBiZWxvbmdzIGVsc2V3aGVyZSBsZWF2ZXMgaXQuICovXG4gICNlYXJsaWVzdChidWNrZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgY29uc3QgdGFrZW46IFRha2VuW10gPSBbXTtcbiAgICB0aGlzLiNoaW50cy50YWtlQWxsKGJ1Y2tldCwgdGFrZW4pO1xuICAgIGxldCBlYXJsaWVzdCA9IDA7XG4gICAgZm9yIChjb25zdCBba2luZCwgaGludHNdIG9mIHRha2VuKSB7XG4gICAgICBjb25zdCB7IHJvd3MsIGR1ZTogZHVlT2Zmc2V0IH0gPSB0aGlzLiNraW5kc1traW5kXSBhcyBBZ2VuZGFLaW5kO1xuICAgICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IGhpbnRzLmxlbmd0aDsgYXQgKz0gMikge1xuICAgICAgICBjb25zdCByb3cgPSBoaW50c1thdF0gYXMgbnVtYmVyO1xuICAgICAgICBpZiAoIXRoaXMuI2lzVmFsaWQoa2luZCwgcm93LCBoaW50c1thdCArIDFdIGFzIG51bWJlcikpIGNvbnRpbnVlO1xuICAgICAgICB0aGlzLiNyZWZpbGUoa2luZCwgcm93KTtcbiAgICAgICAgY29uc3QgZHVlID0gcm93cy5nZXQocm93LCBkdWVPZmZzZXQpO1xuICAgICAgICBpZiAoZHVlID09PSAwIHx8IGR1ZSA+IFRJQ0tfTUFYIHx8IHRoaXMuI2J1Y2tldE9mKGR1ZSkgIT09IGJ1Y2tldCkgY29udGludWU7XG4gICAgICAgIGlmIChlYXJsaWVzdCA9PT0gMCB8fCBkdWUgPCBlYXJsaWVzdCkgZWFybGllc3QgPSBkdWU7XG4gICAgICB9XG4gICAgfVxuICAgIHJldHVybiBlYXJsaWVzdDtcbiAgfVxuXG4gIC8qKiBQdXRzIHRoZSByb3dzIHRoYXQgYXJlIGR1ZSBub3cgaW50byB0aGUgd2F2ZTsgZmlsZXMgdGhlIG90aGVycyBhZ2Fpbi4gKi9cbiAgI3NpZnQoa2luZDogbnVtYmVyLCBoaW50czogcmVhZG9ubHkgbnVtYmVyW10sIHN0YXJ0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgcm93cywgZHVlLCBmaWxlZCB9ID0gdGhpcy4ja2luZHNba2luZF0gYXMgQWdlbmRhS2luZDtcbiAgICBpZiAodGhpcy4jd2F2ZS5sZW5ndGggPCBzdGFydCArIGhpbnRzLmxlbmd0aCkge1xuICAgICAgY29uc3Qgd2F2ZSA9IG5ldyBJbnQzMkFycmF5KChzdGFydCArIGhpbnRzLmxlbmd0aCkgKiAyKTtcbiAgICAgIHdhdmUuc2V0KHRoaXMuI3dhdmUpO1xuICAgICAgdGhpcy4jd2F2ZSA9IHdhdmU7XG4gICAgfVxuICAgIGxldCBzaXplID0gc3RhcnQ7XG4gICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IGhpbnRzLmxlbmd0aDsgYXQgKz0gMikge1xuICAgICAgY29uc3Qgcm93ID0gaGludHNbYXRdIGFzIG51bWJlcjtcbiAgICAgIGlmIChyb3dzLnBlZWsocm93LCBmaWxlZCkgIT09IHRoaXMuY3Vyc29yKSBjb250aW51ZTtcbiAgICAgIGlmIChyb3dzLmdldChyb3csIGR1ZSkgPT09IHRoaXMuY3Vyc29yKSB7XG4gICAgICAgIHJvd3MucG9rZShyb3csIGZpbGVkLCAwKTtcbiAgICAgICAgdGhpcy4jd2F2ZVtzaXplXSA9IHJvdztcbiAgICAgICAgc2l6ZSArPSAxO1xuICAgICAgfSBlbHNlIHRoaXMuI3JlZmlsZShraW5kLCByb3cpO1xuICAgIH1cbiAgICByZXR1cm4gc2l6ZTtcbiAgfVxuXG4gICNpc1ZhbGlkKGtpbmQ6IG51bWJlciwgcm93OiBudW1iZXIsIHRpY2s6IG51bWJlcik6IGJvb2xlYW4ge1xuICAgIGNvbnN0IHsgcm93cywgZmlsZWQgfSA9IHRoaXMuI2tpbmRzW2tpbmRdIGFzIEFnZW5kYUtpbmQ7XG4gICAgcmV0dXJuIHJvd3MucGVlayhyb3csIGZpbGVkKSA9PT0gdGljaztcbiAgfVxuXG4gIC8qKiBGaWxlcyBhIHRpbWVyIHdob3NlIHZhbGlkIGhpbnQgd2FzIHRha2VuIG91dC4gKi9cbiAgI3JlZmlsZShraW5kOiBudW1iZXIsIHJvdzogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgeyByb3dzLCBmaWxlZCB9ID0gdGhpcy4ja2luZHNba2luZF0gYXMgQWdlbmRhS2luZDtcbiAgICByb3dzLnBva2Uocm93LCBmaWxlZCwgMCk7XG4gICAgdGhpcy5maWxlKGtpbmQsIHJvdyk7XG4gIH1cblxuICAjcHVzaChraW5kOiBudW1iZXIsIHJvdzogbnVtYmVyLCB0aWNrOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBidWNrZXQgPSB0aGlzLiNidWNrZXRPZih0aWNrKTtcbiAgICBpZiAodGhpcy4jaGludHMucHVzaChraW5kLCBidWNrZXQsIHJvdywgdGljaykpIHRoaXMuI2NvbXBhY3Qoa2luZCwgYnVja2V0KTtcbiAgfVxuXG4gIC8qKiBEcm9wcyB0aGUgb3JwaGFucyBvZiBhIGJ1Y2tldCB0aGF0IGhhcyBkb3VibGVkLCBzbyB0aGF0IGhpbnRzIHN0YXkgTyh0aW1lcnMpLiAqL1xuICAjY29tcGFjdChraW5kOiBudW1iZXIsIGJ1Y2tldDogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgeyByb3dzLCBmaWxlZCB9ID0gdGhpcy4ja2luZHNba2luZF0gYXMgQWdlbmRhS2luZDtcbiAgICBjb25zdCBoaW50cyA9IHRoaXMuI2hpbnRzLnRha2Uoa2luZCwgYnVja2V0KSBhcyBudW1iZXJbXTtcbiAgICBsZXQga2VwdCA9IDA7XG4gICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IGhpbnRzLmxlbmd0aDsgYXQgKz0gMikge1xuICAgICAgY29uc3Qgcm93ID0gaGludHNbYXRdIGFzIG51bWJlcjtcbiAgICAgIGNvbnN0IHRpY2sgPSBoaW50c1thdCArIDFdIGFzIG51bWJlcjtcbiAgICAgIGlmIChyb3dzLnBlZWsocm93LCBmaWxlZCkgIT09IHRpY2spIGNvbnRpbnVlO1xuICAgICAgLy8gVW50aWwgYWxsIGFyZSBzZWVuOiBhIHNlY29uZCBoaW50IGZvciB0aGUgc2FtZSB0aWNrIGlzIG5vdCB2YWxpZCB0b28uXG4gICAgICByb3dzLnBva2Uocm93LCBmaWxlZCwgMCk7XG4gICAgICBoaW50c1trZXB0XSA9IHJvdztcbiAgICAgIGhpbnRzW2tlcHQgKyAxXSA9IHRpY2s7XG4gICAgICBrZXB0ICs9IDI7XG4gICAgfVxuICAgIGhpbnRzLmxlbmd0aCA9IGtlcHQ7XG4gICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IGtlcHQ7IGF0ICs9IDIpIHtcbiAgICAgIHJvd3MucG9rZShoaW50c1thdF0gYXMgbnVtYmVyLCBmaWxlZCwgaGludHNbYXQgKyAxXSBhcyBudW1iZXIpO1xuICAgIH1cbiAgICB0aGlzLiNoaW50cy5wdXRCYWNrKGtpbmQsIGJ1Y2tldCwgaGludHMpO1xuICB9XG5cbiAgLyoqIFRoZSBidWNrZXQgZm9yIGEgdGljayBhdCBvciBhZnRlciB0aGUgY3Vyc29yOiB0aGUgbGV2ZWwgb2YgdGhlIGhpZ2hlc3QgYnl0ZSB0aGF0IGRpZmZlcnMuICovXG4gICNidWNrZXRPZih0aWNrOiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IGZyb20gPSB0aGlzLmN1cnNvcjtcbiAgICBpZiAodGljayA+Pj4gOCA9PT0gZnJvbSA+Pj4gOCkgcmV0dXJuIHRpY2sgJiAyNTU7XG4gICAgaWYgKHRpY2sgPj4+IDE2ID09PSBmcm9tID4+PiAxNikgcmV0dXJuIFNMT1RTICsgKCh0aWNrID4+PiA4KSAmIDI1NSk7XG4gICAgaWYgKHRpY2sgPj4+IDI0ID09PSBmcm9tID4+PiAyNCkgcmV0dXJuIDIgKiBTTE9UUyArICgodGljayA+Pj4gMTYpICYgMjU1KTtcbiAgICByZXR1cm4gMyAqIFNMT1RTICsgKHRpY2sgPj4+IDI0KTtcbiAgfVxufVxuIiwgIi8qKlxuICogU3RvcHMgdGhlIHRyYW5zaXRpb24gd2hlbiB0aGUgcHJvZ3JhbSBpdHNlbGYgaXMgd3JvbmcuIFJlZnVzYWxzIGFyZSBmb3Igd2hhdCBhIGNhbGxlciBtYXkgZ2V0XG4gKiB3cm9uZzsgdGhpcyBpcyBmb3Igd2hhdCBjYW4gb25seSBiZSBhIGJ1Zy4gVGhlIGRyYWZ0IGlzIHJvbGxlZCBiYWNrIGJlZm9yZSB0aGUgZXJyb3IgbGVhdmVzLlxuICpcbiAqIEB0aHJvd3MgRXJyb3Igd2l0aCBgd2h5YCB3aGVuIGBjb25kaXRpb25gIGlzIGZhbHNlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gaW52YXJpYW50KGNvbmRpdGlvbjogYm9vbGVhbiwgd2h5OiBzdHJpbmcpOiBhc3NlcnRzIGNvbmRpdGlvbiB7XG4gIGlmICghY29uZGl0aW9uKSB0aHJvdyBuZXcgRXJyb3IoYGJyb2tlbiBpbnZhcmlhbnQ6ICR7d2h5fWApO1xufVxuIiwgImltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB7IGlzSW50IH0gZnJvbSAnLi9pbnQuanMnO1xuXG4vKipcbiAqIFBsYWluIEpTT04gYXMgb25lIHRleHQ6IG1lbWJlcnMgaW4gY29kZS11bml0IG9yZGVyIG9mIHRoZWlyIG5hbWVzLCBubyBzcGFjZXMsIGludGVnZXJzIG9ubHkuXG4gKiBFcXVhbCB2YWx1ZXMgZ2l2ZSBlcXVhbCB0ZXh0cywgd2hhdGV2ZXIgb3JkZXIgdGhleSB3ZXJlIGJ1aWx0IGluLlxuICpcbiAqIEB0aHJvd3MgRXJyb3IgbmFtaW5nIHRoZSBwYXRoIG9mIGEgdmFsdWUgdGhhdCBubyBzbmFwc2hvdCBtYXkgaG9sZCAoYSBmcmFjdGlvbiwgLTAsIHVuZGVmaW5lZCxcbiAqIGEgZnVuY3Rpb24sIGFuIG9iamVjdCB0aGF0IGlzIG5vdCBwbGFpbikuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjYW5vbmljYWxKc29uKHZhbHVlOiB1bmtub3duLCBwYXRoID0gJyQnKTogc3RyaW5nIHtcbiAgaWYgKHZhbHVlID09PSBudWxsIHx8IHR5cGVvZiB2YWx1ZSA9PT0gJ2Jvb2xlYW4nKSByZXR1cm4gU3RyaW5nKHZhbHVlKTtcbiAgaWYgKHR5cGVvZiB2YWx1ZSA9PT0gJ3N0cmluZycpIHJldHVybiBKU09OLnN0cmluZ2lmeSh2YWx1ZSk7XG4gIGlmICh0eXBlb2YgdmFsdWUgPT09ICdudW1iZXInKSB7XG4gICAgaW52YXJpYW50KGlzSW50KHZhbHVlKSAmJiAhT2JqZWN0LmlzKHZhbHVlLCAtMCksIGAke3BhdGh9IGlzICR7dmFsdWV9LCBub3QgYW4gaW50ZWdlcmApO1xuICAgIHJldHVybiBTdHJpbmcodmFsdWUpO1xuICB9XG4gIGlmIChBcnJheS5pc0FycmF5KHZhbHVlKSkge1xuICAgIHJldHVybiBgWyR7dmFsdWUubWFwKChpdGVtLCBpbmRleCkgPT4gY2Fub25pY2FsSnNvbihpdGVtLCBgJHtwYXRofVske2luZGV4fV1gKSkuam9pbignLCcpfV1gO1xuICB9XG4gIGludmFyaWFudChpc1BsYWluKHZhbHVlKSwgYCR7cGF0aH0gaXMgbm90IHBsYWluIEpTT05gKTtcbiAgY29uc3QgbWVtYmVycyA9IE9iamVjdC5rZXlzKHZhbHVlKVxuICAgIC5zb3J0KGJ5Q29kZVVuaXRzKVxuICAgIC5tYXAoKG5hbWUpID0+IGAke0pTT04uc3RyaW5naWZ5KG5hbWUpfToke2Nhbm9uaWNhbEpzb24odmFsdWVbbmFtZV0sIGAke3BhdGh9LiR7bmFtZX1gKX1gKTtcbiAgcmV0dXJuIGB7JHttZW1iZXJzLmpvaW4oJywnKX19YDtcbn1cblxuLyoqIFRoZSBvcmRlciBvZiB0ZXh0cyBieSB0aGVpciBVVEYtMTYgY29kZSB1bml0czogdGhlIHNhbWUgaW4gZXZlcnkgbG9jYWxlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJ5Q29kZVVuaXRzKGE6IHN0cmluZywgYjogc3RyaW5nKTogbnVtYmVyIHtcbiAgcmV0dXJuIGEgPCBiID8gLTEgOiBhID4gYiA/IDEgOiAwO1xufVxuXG4vKiogV2hldGhlciBgdmFsdWVgIGlzIGFuIG9iamVjdCBtYWRlIGJ5IGJyYWNlcyBvciBieSBKU09OLnBhcnNlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzUGxhaW4odmFsdWU6IHVua25vd24pOiB2YWx1ZSBpcyBSZWNvcmQ8c3RyaW5nLCB1bmtub3duPiB7XG4gIGlmICh0eXBlb2YgdmFsdWUgIT09ICdvYmplY3QnIHx8IHZhbHVlID09PSBudWxsIHx8IEFycmF5LmlzQXJyYXkodmFsdWUpKSByZXR1cm4gZmFsc2U7XG4gIGNvbnN0IHByb3RvdHlwZTogdW5rbm93biA9IE9iamVjdC5nZXRQcm90b3R5cGVPZih2YWx1ZSk7XG4gIHJldHVybiBwcm90b3R5cGUgPT09IG51bGwgfHwgT2JqZWN0LmdldFByb3RvdHlwZU9mKHByb3RvdHlwZSkgPT09IG51bGw7XG59XG4iLCAiaW1wb3J0IHsgZmxvb3IsIGltdWwgfSBmcm9tICcuL2ludC5qcyc7XG5cbi8qKiBBIGRpZ2VzdCBpbiB0aGUgbWFraW5nOiB0d28gMzItYml0IGxhbmVzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBMYW5lcyB7XG4gIGE6IG51bWJlcjtcbiAgYjogbnVtYmVyO1xufVxuXG4vKiogMl4tMzI6IG11bHRpcGx5aW5nIGJ5IGl0IGRpdmlkZXMgZXhhY3RseS4gKi9cbmNvbnN0IFBFUl9UV09fMzIgPSAxIC8gNDI5NDk2NzI5NjtcblxuLyoqIFRoZSBoaWdoIHdvcmQgb2YgYSA1My1iaXQgaW50ZWdlciBpbiB0d28ncyBjb21wbGVtZW50OyB0aGUgbG93IHdvcmQgaXMgYHZhbHVlIHwgMGAuICovXG5leHBvcnQgZnVuY3Rpb24gaGlnaCh2YWx1ZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgbG93ID0gdmFsdWUgfCAwO1xuICByZXR1cm4gbG93ID09PSB2YWx1ZSA/IGxvdyA+PiAzMSA6IGZsb29yKHZhbHVlICogUEVSX1RXT18zMikgfCAwO1xufVxuXG4vKipcbiAqIE1peGVzIHR3byB3b3JkcyB1bmRlciBhIGtleSwgZm9yIHRoZSBmaXJzdCBsYW5lLiBUaGUgcm91bmRzIGFyZSB0aG9zZSBvZiB0aGUgbG93YmlhczMyIGludGVnZXJcbiAqIGhhc2ggKFdlbGxvbnMsIHB1YmxpYyBkb21haW4pLlxuICovXG5leHBvcnQgZnVuY3Rpb24gdGVybUEoa2V5OiBudW1iZXIsIGxvdzogbnVtYmVyLCBoaWdoV29yZDogbnVtYmVyKTogbnVtYmVyIHtcbiAgbGV0IGggPSBrZXkgXiBsb3c7XG4gIGggPSBpbXVsKGggXiAoaCA+Pj4gMTYpLCAweDdmZWIzNTJkKSArIGltdWwoaGlnaFdvcmQsIDB4OWUzNzc5YjEpO1xuICBoID0gaW11bChoIF4gKGggPj4+IDE1KSwgMHg4NDZjYTY4Yik7XG4gIHJldHVybiBoIF4gKGggPj4+IDE2KTtcbn1cblxuLyoqIFRoZSBzYW1lIGZvciB0aGUgc2Vjb25kIGxhbmU6IG90aGVyIGNvbnN0YW50cywgYW5vdGhlciB3YXkgb2Ygam9pbmluZyBrZXkgYW5kIHdvcmRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRlcm1CKGtleTogbnVtYmVyLCBsb3c6IG51bWJlciwgaGlnaFdvcmQ6IG51bWJlcik6IG51bWJlciB7XG4gIGxldCBoID0gaW11bChsb3csIDB4Y2M5ZTJkNTEpICsgaW11bChrZXksIDB4MWI4NzM1OTMpO1xuICBoID0gaW11bChoIF4gKGggPj4+IDE1KSBeIGhpZ2hXb3JkLCAweDg1ZWJjYTZiKTtcbiAgaCA9IGltdWwoaCBeIChoID4+PiAxMyksIDB4YzJiMmFlMzUpO1xuICByZXR1cm4gaCBeIChoID4+PiAxNik7XG59XG5cbi8qKiBUd28gbGFuZXMgYXMgMTYgaGV4IGRpZ2l0cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoZXgoYTogbnVtYmVyLCBiOiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gKGEgPj4+IDApLnRvU3RyaW5nKDE2KS5wYWRTdGFydCg4LCAnMCcpICsgKGIgPj4+IDApLnRvU3RyaW5nKDE2KS5wYWRTdGFydCg4LCAnMCcpO1xufVxuXG4vKiogR29lcyBvbiB3aXRoIGEgZGlnZXN0IG92ZXIgdGhlIFVURi0xNiBjb2RlIHVuaXRzIG9mIGB0ZXh0YCwgaW4gb3JkZXIuICovXG5leHBvcnQgZnVuY3Rpb24gZGlnZXN0KGxhbmVzOiBMYW5lcywgdGV4dDogc3RyaW5nKTogdm9pZCB7XG4gIGxldCBhID0gbGFuZXMuYTtcbiAgbGV0IGIgPSBsYW5lcy5iO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgdGV4dC5sZW5ndGg7IGF0ICs9IDEpIHtcbiAgICBjb25zdCB1bml0ID0gdGV4dC5jaGFyQ29kZUF0KGF0KTtcbiAgICBhID0gaW11bChhIF4gdW5pdCwgMHgwMTAwMDE5Myk7XG4gICAgYiA9IGltdWwoYiArIHVuaXQsIDB4ODVlYmNhNmIpIF4gKGIgPj4+IDE1KTtcbiAgfVxuICBsYW5lcy5hID0gYSBeIChhID4+PiAxNik7XG4gIGxhbmVzLmIgPSBiIF4gKGIgPj4+IDEzKTtcbn1cblxuLyoqIFRoZSBlbXB0eSBkaWdlc3QuICovXG5leHBvcnQgZnVuY3Rpb24gZW1wdHlEaWdlc3QoKTogTGFuZXMge1xuICByZXR1cm4geyBhOiAweDgxMWM5ZGM1IHwgMCwgYjogMHgyNTQ1ZjQ5MSB9O1xufVxuXG4vKiogVGhlIGRpZ2VzdCBvZiBvbmUgdGV4dCBhcyAxNiBoZXggZGlnaXRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGhhc2hUZXh0KHRleHQ6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IGxhbmVzID0gZW1wdHlEaWdlc3QoKTtcbiAgZGlnZXN0KGxhbmVzLCB0ZXh0KTtcbiAgcmV0dXJuIGhleCh0ZXJtQSgxLCBsYW5lcy5hLCBsYW5lcy5iKSwgdGVybUIoMSwgbGFuZXMuYiwgbGFuZXMuYSkpO1xufVxuIiwgImltcG9ydCB7IGNhbm9uaWNhbEpzb24gfSBmcm9tICcuL2Nhbm9uaWNhbC5qcyc7XG5pbXBvcnQgeyBoYXNoVGV4dCB9IGZyb20gJy4vaGFzaC5qcyc7XG5pbXBvcnQgdHlwZSB7IFNjaGVtYSB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIEEgZGlnZXN0IG9mIHRoZSB0YWJsZXMsIHRoZWlyIGZpZWxkcyBhbmQgdGhlaXIgb3JkZXI6IHdoYXQgdGhlIHdvcmRzIG9mIGEgcm93IG1lYW4uICovXG5leHBvcnQgZnVuY3Rpb24gc2NoZW1hSGFzaChzY2hlbWE6IFNjaGVtYSk6IHN0cmluZyB7XG4gIGNvbnN0IHRhYmxlcyA9IE9iamVjdC52YWx1ZXMoc2NoZW1hLnRhYmxlcykubWFwKCh7IG5hbWUsIHNwZWNzLCBrZXkgfSkgPT4gKHtcbiAgICBuYW1lLFxuICAgIGtleSxcbiAgICBmaWVsZHM6IE9iamVjdC5lbnRyaWVzKHNwZWNzKS5tYXAoKFtmaWVsZCwgeyBraW5kLCB0byB9XSkgPT4gKHsgZmllbGQsIGtpbmQsIHRvOiB0byA/PyBudWxsIH0pKSxcbiAgfSkpO1xuICBjb25zdCBkb2N1bWVudHMgPSBPYmplY3Qua2V5cyhzY2hlbWEuZG9jdW1lbnRzKTtcbiAgcmV0dXJuIGhhc2hUZXh0KGNhbm9uaWNhbEpzb24oeyB0YWJsZXMsIGRvY3VtZW50cywgZXZlbnRzOiBzY2hlbWEuZXZlbnRzIGFzIG5ldmVyIH0pKTtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEV2ZW50Q2F0YWxvZ3VlIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogQSBwbGFjZSBmb3IgdGhlIHRpY2ssIG9uZSBmb3IgdGhlIGtpbmQsIHNpeCBmb3IgdGhlIG51bWJlcnMuICovXG5jb25zdCBTVFJJREUgPSA4O1xuXG4vKiogT25lIHRoaW5nIHRoYXQgaGFwcGVuZWQ6IGl0cyB0aWNrLCBpdHMgbmFtZSwgYW5kIGl0cyBudW1iZXJzIGJ5IHRoZWlyIG5hbWVzLiAqL1xuZXhwb3J0IHR5cGUgRXZlbnQgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBudW1iZXIgfCBzdHJpbmc+PiAmIHtcbiAgcmVhZG9ubHkgdGljazogbnVtYmVyO1xuICByZWFkb25seSBuYW1lOiBzdHJpbmc7XG59O1xuXG4vKiogV2hhdCBoYXBwZW5lZCBpbiBhIHRyYW5zaXRpb24sIGluIG9yZGVyOiBmbGF0IG51bWJlcnMgdW50aWwgc29tZWJvZHkgcmVhZHMgdGhlbS4gKi9cbmV4cG9ydCBjbGFzcyBFdmVudExpc3QgaW1wbGVtZW50cyBJdGVyYWJsZTxFdmVudD4ge1xuICByZWFkb25seSBsZW5ndGg6IG51bWJlcjtcbiAgcmVhZG9ubHkgI3dvcmRzOiBGbG9hdDY0QXJyYXk7XG4gIHJlYWRvbmx5ICNjYXRhbG9ndWU6IEV2ZW50Q2F0YWxvZ3VlO1xuICByZWFkb25seSAjbmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuXG4gIGNvbnN0cnVjdG9yKGNhdGFsb2d1ZTogRXZlbnRDYXRhbG9ndWUsIG5hbWVzOiByZWFkb25seSBzdHJpbmdbXSwgd29yZHM6IEZsb2F0NjRBcnJheSkge1xuICAgIHRoaXMuI2NhdGFsb2d1ZSA9IGNhdGFsb2d1ZTtcbiAgICB0aGlzLiNuYW1lcyA9IG5hbWVzO1xuICAgIHRoaXMuI3dvcmRzID0gd29yZHM7XG4gICAgdGhpcy5sZW5ndGggPSB3b3Jkcy5sZW5ndGggLyBTVFJJREU7XG4gIH1cblxuICAvKiogVGhlIGV2ZW50IGF0IGEgcGxhY2UsIGFzIGEgcGxhaW4gb2JqZWN0LiAqL1xuICBhdChpbmRleDogbnVtYmVyKTogRXZlbnQge1xuICAgIGNvbnN0IGF0ID0gaW5kZXggKiBTVFJJREU7XG4gICAgY29uc3QgbmFtZSA9IHRoaXMuI25hbWVzW3RoaXMuI3dvcmRzW2F0ICsgMV0gYXMgbnVtYmVyXSBhcyBzdHJpbmc7XG4gICAgY29uc3QgZXZlbnQ6IFJlY29yZDxzdHJpbmcsIG51bWJlciB8IHN0cmluZz4gPSB7IHRpY2s6IHRoaXMuI3dvcmRzW2F0XSBhcyBudW1iZXIsIG5hbWUgfTtcbiAgICBmb3IgKGNvbnN0IFtwbGFjZSwgbnVtYmVyXSBvZiAodGhpcy4jY2F0YWxvZ3VlW25hbWVdIGFzIHJlYWRvbmx5IHN0cmluZ1tdKS5lbnRyaWVzKCkpIHtcbiAgICAgIGV2ZW50W251bWJlcl0gPSB0aGlzLiN3b3Jkc1thdCArIDIgKyBwbGFjZV0gYXMgbnVtYmVyO1xuICAgIH1cbiAgICByZXR1cm4gZXZlbnQgYXMgRXZlbnQ7XG4gIH1cblxuICAvKiogVGhlIG5hbWUgb2YgdGhlIGV2ZW50IGF0IGEgcGxhY2UsIHdpdGhvdXQgbWFraW5nIHRoZSBldmVudC4gKi9cbiAgbmFtZUF0KGluZGV4OiBudW1iZXIpOiBzdHJpbmcge1xuICAgIHJldHVybiB0aGlzLiNuYW1lc1t0aGlzLiN3b3Jkc1tpbmRleCAqIFNUUklERSArIDFdIGFzIG51bWJlcl0gYXMgc3RyaW5nO1xuICB9XG5cbiAgLyoqIFRoZSBudW1iZXIgYXQgYHBsYWNlYCAoMCAuLi4gNSkgb2YgdGhlIGV2ZW50IGF0IGBpbmRleGAsIHdpdGhvdXQgbWFraW5nIHRoZSBldmVudC4gKi9cbiAgbnVtYmVyQXQoaW5kZXg6IG51bWJlciwgcGxhY2U6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI3dvcmRzW2luZGV4ICogU1RSSURFICsgMiArIHBsYWNlXSBhcyBudW1iZXI7XG4gIH1cblxuICAvKiogQWxsIGV2ZW50cyBhcyBwbGFpbiBvYmplY3RzLiAqL1xuICAqW1N5bWJvbC5pdGVyYXRvcl0oKTogSXRlcmF0b3I8RXZlbnQ+IHtcbiAgICBmb3IgKGxldCBpbmRleCA9IDA7IGluZGV4IDwgdGhpcy5sZW5ndGg7IGluZGV4ICs9IDEpIHlpZWxkIHRoaXMuYXQoaW5kZXgpO1xuICB9XG59XG5cbi8qKiBDb2xsZWN0cyB0aGUgZXZlbnRzIG9mIGEgdHJhbnNpdGlvbi4gKi9cbmV4cG9ydCBjbGFzcyBFdmVudEJ1ZmZlciB7XG4gIHJlYWRvbmx5ICNjYXRhbG9ndWU6IEV2ZW50Q2F0YWxvZ3VlO1xuICByZWFkb25seSAjbmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICByZWFkb25seSAja2luZHM6IFJlYWRvbmx5TWFwPHN0cmluZywgbnVtYmVyPjtcbiAgcmVhZG9ubHkgI25vbmU6IEV2ZW50TGlzdDtcbiAgI3dvcmRzID0gbmV3IEZsb2F0NjRBcnJheShTVFJJREUgKiAxNik7XG4gICNzaXplID0gMDtcblxuICBjb25zdHJ1Y3RvcihjYXRhbG9ndWU6IEV2ZW50Q2F0YWxvZ3VlKSB7XG4gICAgdGhpcy4jY2F0YWxvZ3VlID0gY2F0YWxvZ3VlO1xuICAgIHRoaXMuI25hbWVzID0gT2JqZWN0LmtleXMoY2F0YWxvZ3VlKTtcbiAgICB0aGlzLiNraW5kcyA9IG5ldyBNYXAodGhpcy4jbmFtZXMubWFwKChuYW1lLCBraW5kKSA9PiBbbmFtZSwga2luZF0pKTtcbiAgICB0aGlzLiNub25lID0gbmV3IEV2ZW50TGlzdChjYXRhbG9ndWUsIHRoaXMuI25hbWVzLCBuZXcgRmxvYXQ2NEFycmF5KDApKTtcbiAgfVxuXG4gIGdldCBsZW5ndGgoKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jc2l6ZSAvIFNUUklERTtcbiAgfVxuXG4gIC8qKiBFbXB0aWVzIHRoZSBidWZmZXIuICovXG4gIGJlZ2luKCk6IHZvaWQge1xuICAgIHRoaXMuI3NpemUgPSAwO1xuICB9XG5cbiAgYWRkKFxuICAgIHRpY2s6IG51bWJlcixcbiAgICBuYW1lOiBzdHJpbmcsXG4gICAgYTogbnVtYmVyLFxuICAgIGI6IG51bWJlcixcbiAgICBjOiBudW1iZXIsXG4gICAgZDogbnVtYmVyLFxuICAgIGU6IG51bWJlcixcbiAgICBmOiBudW1iZXIsXG4gICk6IHZvaWQge1xuICAgIGNvbnN0IGF0ID0gdGhpcy4jc2l6ZTtcbiAgICBpZiAoYXQgPT09IHRoaXMuI3dvcmRzLmxlbmd0aCkge1xuICAgICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KGF0ICogMik7XG4gICAgICB3b3Jkcy5zZXQodGhpcy4jd29yZHMpO1xuICAgICAgdGhpcy4jd29yZHMgPSB3b3JkcztcbiAgICB9XG4gICAgY29uc3Qgd29yZHMgPSB0aGlzLiN3b3JkcztcbiAgICB3b3Jkc1thdF0gPSB0aWNrO1xuICAgIHdvcmRzW2F0ICsgMV0gPSB0aGlzLiNraW5kcy5nZXQobmFtZSkgYXMgbnVtYmVyO1xuICAgIHdvcmRzW2F0ICsgMl0gPSBhO1xuICAgIHdvcmRzW2F0ICsgM10gPSBiO1xuICAgIHdvcmRzW2F0ICsgNF0gPSBjO1xuICAgIHdvcmRzW2F0ICsgNV0gPSBkO1xuICAgIHdvcmRzW2F0ICsgNl0gPSBlO1xuICAgIHdvcmRzW2F0ICsgN10gPSBmO1xuICAgIHRoaXMuI3NpemUgPSBhdCArIFNUUklERTtcbiAgfVxuXG4gIC8qKiBUaGUgZXZlbnQgYXQgYSBwbGFjZSBvZiB0aGUgYnVmZmVyLiAqL1xuICBhdChpbmRleDogbnVtYmVyKTogRXZlbnQge1xuICAgIHJldHVybiB0aGlzLiNsaXN0KGluZGV4ICogU1RSSURFLCAoaW5kZXggKyAxKSAqIFNUUklERSkuYXQoMCk7XG4gIH1cblxuICAvKiogVGhlIGV2ZW50cyBjb2xsZWN0ZWQgc2luY2UgYGJlZ2luYC4gKi9cbiAgZW5kKCk6IEV2ZW50TGlzdCB7XG4gICAgcmV0dXJuIHRoaXMuI3NpemUgPT09IDAgPyB0aGlzLiNub25lIDogdGhpcy4jbGlzdCgwLCB0aGlzLiNzaXplKTtcbiAgfVxuXG4gICNsaXN0KGZyb206IG51bWJlciwgdG86IG51bWJlcik6IEV2ZW50TGlzdCB7XG4gICAgcmV0dXJuIG5ldyBFdmVudExpc3QodGhpcy4jY2F0YWxvZ3VlLCB0aGlzLiNuYW1lcywgdGhpcy4jd29yZHMuc2xpY2UoZnJvbSwgdG8pKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGltdWwgfSBmcm9tICcuL2ludC5qcyc7XG5cbi8qKlxuICogSG93IHRvIGdldCBmcm9tIGEgbmVpZ2hib3VyaW5nIHZlcnNpb24gb2YgdGhlIHdvcmRzIHRvIHRoaXMgb25lOiBmb3IgZWFjaCB0YWJsZSB0aGUgb2Zmc2V0cyBvZlxuICogd29yZHMgdGhhdCBkaWZmZXIgYW5kIHRoZWlyIHZhbHVlcyBoZXJlLiBBIHdvcmQgdGhhdCB3YXMgd3JpdHRlbiB0d2ljZSBpbiBvbmUgdHJhbnNpdGlvbiBzdGFuZHNcbiAqIHR3aWNlLCBzbyBlbnRyaWVzIGhhdmUgYW4gb3JkZXI6IHRoZXkgYXJlIHVuZG9uZSBmcm9tIHRoZSBsYXN0IHRvIHRoZSBmaXJzdCwgYW5kIHJlZG9uZSBmcm9tXG4gKiB0aGUgZmlyc3QgdG8gdGhlIGxhc3QuXG4gKlxuICogTW9zdCB2YWx1ZXMgYXJlIDMyLWJpdCBpbnRlZ2VycyBhbmQgdGFrZSBhIHdvcmQgb2YgZm91ciBieXRlczsgb2YgdGhlIG90aGVycywgd2hvc2Ugb2Zmc2V0IGlzXG4gKiBjb21wbGVtZW50ZWQsIHRoYXQgd29yZCBpcyB0aGUgcGxhY2UgYW1vbmcgdGhlIHdpZGUgb25lcy5cbiAqL1xuZXhwb3J0IGludGVyZmFjZSBKb3VybmFsIHtcbiAgb2Zmc2V0czogSW50MzJBcnJheTtcbiAgbmFycm93OiBJbnQzMkFycmF5O1xuICB3aWRlOiBGbG9hdDY0QXJyYXk7XG4gIC8qKiBXaGVyZSBlYWNoIHRhYmxlJ3MgZW50cmllcyBlbmQuICovXG4gIHJlYWRvbmx5IGVuZHM6IHJlYWRvbmx5IG51bWJlcltdO1xuICAvKiogV2hldGhlciB0aGlzIHZlcnNpb24gaXMgdGhlIG9sZGVyIG9mIHRoZSB0d28uICovXG4gIHVuZG86IGJvb2xlYW47XG4gIC8qKiBFbnRyeSBudW1iZXJzIGJ5IGhhc2ggb2YgKHRhYmxlLCBvZmZzZXQpLCBtYWRlIHdoZW4gc29tZWJvZHkgZmlyc3QgcmVhZHMgdGhyb3VnaCBpdC4gKi9cbiAgaW5kZXg6IEludDMyQXJyYXkgfCB1bmRlZmluZWQ7XG59XG5cbi8qKiBFbnRyaWVzIHdoaWxlIHRoZXkgYXJlIGNvbGxlY3RlZDogcm9vbSB0aGF0IGlzIHVzZWQgYWdhaW4uICovXG5leHBvcnQgaW50ZXJmYWNlIEVudHJ5QnVmZmVyIHtcbiAgb2Zmc2V0czogSW50MzJBcnJheTtcbiAgbmFycm93OiBJbnQzMkFycmF5O1xuICB3aWRlOiBGbG9hdDY0QXJyYXk7XG4gIC8qKiBFbnRyaWVzLCBhbmQgd2lkZSBvbmVzIGFtb25nIHRoZW0uICovXG4gIHNpemU6IG51bWJlcjtcbiAgd2lkZXM6IG51bWJlcjtcbn1cblxuLyoqIEFuIGVtcHR5IGJ1ZmZlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbnRyeUJ1ZmZlcigpOiBFbnRyeUJ1ZmZlciB7XG4gIHJldHVybiB7XG4gICAgb2Zmc2V0czogbmV3IEludDMyQXJyYXkoMCksXG4gICAgbmFycm93OiBuZXcgSW50MzJBcnJheSgwKSxcbiAgICB3aWRlOiBuZXcgRmxvYXQ2NEFycmF5KDApLFxuICAgIHNpemU6IDAsXG4gICAgd2lkZXM6IDAsXG4gIH07XG59XG5cbi8qKiBFbXB0aWVzIGEgYnVmZmVyLCB3aXRoIHJvb20gZm9yIHNvIG1hbnkgZW50cmllcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZXNlcnZlRW50cmllcyhidWZmZXI6IEVudHJ5QnVmZmVyLCBzaXplOiBudW1iZXIpOiB2b2lkIHtcbiAgYnVmZmVyLnNpemUgPSAwO1xuICBidWZmZXIud2lkZXMgPSAwO1xuICBpZiAoYnVmZmVyLm9mZnNldHMubGVuZ3RoID49IHNpemUpIHJldHVybjtcbiAgYnVmZmVyLm9mZnNldHMgPSBuZXcgSW50MzJBcnJheShzaXplICogMik7XG4gIGJ1ZmZlci5uYXJyb3cgPSBuZXcgSW50MzJBcnJheShzaXplICogMik7XG4gIGJ1ZmZlci53aWRlID0gbmV3IEZsb2F0NjRBcnJheShzaXplICogMik7XG59XG5cbi8qKiBBcHBlbmRzIGFuIGVudHJ5IHRvIGEgYnVmZmVyIHRoYXQgaGFzIHJvb20gZm9yIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHB1c2hFbnRyeShidWZmZXI6IEVudHJ5QnVmZmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCBlbnRyeSA9IGJ1ZmZlci5zaXplO1xuICBjb25zdCBsb3cgPSB2YWx1ZSB8IDA7XG4gIGlmIChsb3cgPT09IHZhbHVlKSB7XG4gICAgYnVmZmVyLm9mZnNldHNbZW50cnldID0gb2Zmc2V0O1xuICAgIGJ1ZmZlci5uYXJyb3dbZW50cnldID0gbG93O1xuICB9IGVsc2Uge1xuICAgIGJ1ZmZlci5vZmZzZXRzW2VudHJ5XSA9IH5vZmZzZXQ7XG4gICAgYnVmZmVyLm5hcnJvd1tlbnRyeV0gPSBidWZmZXIud2lkZXM7XG4gICAgYnVmZmVyLndpZGVbYnVmZmVyLndpZGVzXSA9IHZhbHVlO1xuICAgIGJ1ZmZlci53aWRlcyArPSAxO1xuICB9XG4gIGJ1ZmZlci5zaXplID0gZW50cnkgKyAxO1xufVxuXG4vKiogVGhlIGpvdXJuYWwgb2YgYSBidWZmZXIncyBlbnRyaWVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGpvdXJuYWxPZihcbiAgeyBvZmZzZXRzLCBuYXJyb3csIHdpZGUsIHNpemUsIHdpZGVzIH06IEVudHJ5QnVmZmVyLFxuICBlbmRzOiByZWFkb25seSBudW1iZXJbXSxcbiAgdW5kbzogYm9vbGVhbixcbik6IEpvdXJuYWwge1xuICByZXR1cm4ge1xuICAgIG9mZnNldHM6IG9mZnNldHMuc2xpY2UoMCwgc2l6ZSksXG4gICAgbmFycm93OiBuYXJyb3cuc2xpY2UoMCwgc2l6ZSksXG4gICAgd2lkZTogd2lkZS5zbGljZSgwLCB3aWRlcyksXG4gICAgZW5kcyxcbiAgICB1bmRvLFxuICAgIGluZGV4OiB1bmRlZmluZWQsXG4gIH07XG59XG5cbi8qKiBUaGUgb2Zmc2V0IG9mIGFuIGVudHJ5J3Mgd29yZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvZmZzZXRBdCh7IG9mZnNldHMgfTogSm91cm5hbCwgZW50cnk6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IG9mZnNldCA9IG9mZnNldHNbZW50cnldIGFzIG51bWJlcjtcbiAgcmV0dXJuIG9mZnNldCA8IDAgPyB+b2Zmc2V0IDogb2Zmc2V0O1xufVxuXG4vKiogVGhlIHZhbHVlIG9mIGFuIGVudHJ5LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHZhbHVlQXQoeyBvZmZzZXRzLCBuYXJyb3csIHdpZGUgfTogSm91cm5hbCwgZW50cnk6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHZhbHVlID0gbmFycm93W2VudHJ5XSBhcyBudW1iZXI7XG4gIHJldHVybiAob2Zmc2V0c1tlbnRyeV0gYXMgbnVtYmVyKSA8IDAgPyAod2lkZVt2YWx1ZV0gYXMgbnVtYmVyKSA6IHZhbHVlO1xufVxuXG4vKiogVGhlIG1lbW9yeSBvZiBhIGpvdXJuYWwuICovXG5leHBvcnQgZnVuY3Rpb24gam91cm5hbEJ5dGVzKHsgb2Zmc2V0cywgd2lkZSB9OiBKb3VybmFsKTogbnVtYmVyIHtcbiAgcmV0dXJuIDggKiAob2Zmc2V0cy5sZW5ndGggKyB3aWRlLmxlbmd0aCk7XG59XG5cbi8qKiBUaGUgb3JkZXIgaW4gd2hpY2ggYSB0YWJsZSdzIGVudHJpZXMsIGBmcm9tIC4uPCB0b2AsIGFyZSBhcHBsaWVkOiBgbGFzdGAgaXMgbm90IHJlYWNoZWQuICovXG5leHBvcnQgZnVuY3Rpb24gb3JkZXJPZihcbiAgeyB1bmRvIH06IEpvdXJuYWwsXG4gIGZyb206IG51bWJlcixcbiAgdG86IG51bWJlcixcbik6IHsgcmVhZG9ubHkgZmlyc3Q6IG51bWJlcjsgcmVhZG9ubHkgbGFzdDogbnVtYmVyOyByZWFkb25seSBzdGVwOiBudW1iZXIgfSB7XG4gIHJldHVybiB1bmRvID8geyBmaXJzdDogdG8gLSAxLCBsYXN0OiBmcm9tIC0gMSwgc3RlcDogLTEgfSA6IHsgZmlyc3Q6IGZyb20sIGxhc3Q6IHRvLCBzdGVwOiAxIH07XG59XG5cbi8qKiBUaGUgZW50cnkgb2YgYSB3b3JkIHRoYXQgY291bnRzLCBvciAtMSB3aGVuIHRoZSB3b3JkIGlzIHRoZSBzYW1lIGluIGJvdGggdmVyc2lvbnMuICovXG5leHBvcnQgZnVuY3Rpb24gZW50cnlPZihqb3VybmFsOiBKb3VybmFsLCB0YWJsZTogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGluZGV4ID0gKGpvdXJuYWwuaW5kZXggPz89IGluZGV4T2Yoam91cm5hbCkpO1xuICBjb25zdCB7IGVuZHMgfSA9IGpvdXJuYWw7XG4gIGNvbnN0IG1hc2sgPSBpbmRleC5sZW5ndGggLSAxO1xuICBjb25zdCBzdGFydCA9IHRhYmxlID09PSAwID8gMCA6IChlbmRzW3RhYmxlIC0gMV0gYXMgbnVtYmVyKTtcbiAgY29uc3QgZW5kID0gZW5kc1t0YWJsZV0gYXMgbnVtYmVyO1xuICBmb3IgKGxldCBzbG90ID0gc3ByZWFkKHRhYmxlLCBvZmZzZXQpICYgbWFzazsgOyBzbG90ID0gKHNsb3QgKyAxKSAmIG1hc2spIHtcbiAgICBjb25zdCBlbnRyeSA9IChpbmRleFtzbG90XSBhcyBudW1iZXIpIC0gMTtcbiAgICBpZiAoZW50cnkgPCAwKSByZXR1cm4gLTE7XG4gICAgaWYgKG9mZnNldEF0KGpvdXJuYWwsIGVudHJ5KSA9PT0gb2Zmc2V0ICYmIGVudHJ5ID49IHN0YXJ0ICYmIGVudHJ5IDwgZW5kKSByZXR1cm4gZW50cnk7XG4gIH1cbn1cblxuLyoqIE9mIHNldmVyYWwgZW50cmllcyBvZiBhIHdvcmQsIHRoZSBvbmUgdGhhdCBpcyBhcHBsaWVkIGxhc3QgY29tZXMgZmlyc3QgaW4gaXRzIGNoYWluLiAqL1xuZnVuY3Rpb24gaW5kZXhPZihqb3VybmFsOiBKb3VybmFsKTogSW50MzJBcnJheSB7XG4gIGNvbnN0IHsgb2Zmc2V0cywgZW5kcywgdW5kbyB9ID0gam91cm5hbDtcbiAgbGV0IHNpemUgPSA0O1xuICB3aGlsZSAoc2l6ZSA8IG9mZnNldHMubGVuZ3RoICogMikgc2l6ZSAqPSAyO1xuICBjb25zdCBpbmRleCA9IG5ldyBJbnQzMkFycmF5KHNpemUpO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgb2Zmc2V0cy5sZW5ndGg7IGF0ICs9IDEpIHtcbiAgICBjb25zdCBlbnRyeSA9IHVuZG8gPyBhdCA6IG9mZnNldHMubGVuZ3RoIC0gMSAtIGF0O1xuICAgIGxldCB0YWJsZSA9IDA7XG4gICAgd2hpbGUgKGVudHJ5ID49IChlbmRzW3RhYmxlXSBhcyBudW1iZXIpKSB0YWJsZSArPSAxO1xuICAgIGxldCBzbG90ID0gc3ByZWFkKHRhYmxlLCBvZmZzZXRBdChqb3VybmFsLCBlbnRyeSkpICYgKHNpemUgLSAxKTtcbiAgICB3aGlsZSAoaW5kZXhbc2xvdF0gIT09IDApIHNsb3QgPSAoc2xvdCArIDEpICYgKHNpemUgLSAxKTtcbiAgICBpbmRleFtzbG90XSA9IGVudHJ5ICsgMTtcbiAgfVxuICByZXR1cm4gaW5kZXg7XG59XG5cbmZ1bmN0aW9uIHNwcmVhZCh0YWJsZTogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IG1peGVkID0gaW11bChvZmZzZXQgKyBpbXVsKHRhYmxlLCAweDI3ZDRlYjJmKSwgMHg5ZTM3NzliMSk7XG4gIHJldHVybiBtaXhlZCBeIChtaXhlZCA+Pj4gMTUpO1xufVxuIiwgIi8qKiBTbG90cyBvZiB0aGUgZmlsdGVyOiB3aGF0IGZpdHMgdGhlIG5lYXJlc3QgY2FjaGUuICovXG5jb25zdCBNT1NUX1NMT1RTID0gMSA8PCAxMjtcblxuLyoqIFRoZSBvZmZzZXQgdGhhdCBtZXQgYSBzbG90IGxhc3QsIHBsdXMgb25lLiAqL1xuY29uc3Qgc2xvdHMgPSBuZXcgSW50MzJBcnJheShNT1NUX1NMT1RTKTtcbmxldCBtYXNrID0gMDtcblxuLyoqIEJlZ2lucyBhbmV3LCBmb3Igc28gbWFueSB3cml0ZXMuICovXG5leHBvcnQgZnVuY3Rpb24gZm9yZ2V0V3JpdGVzKHNpemU6IG51bWJlcik6IHZvaWQge1xuICBsZXQgdXNlZCA9IDE2O1xuICB3aGlsZSAodXNlZCA8IHNpemUgJiYgdXNlZCA8IE1PU1RfU0xPVFMpIHVzZWQgKj0gMjtcbiAgc2xvdHMuZmlsbCgwLCAwLCB1c2VkKTtcbiAgbWFzayA9IHVzZWQgLSAxO1xufVxuXG4vKipcbiAqIFdoZXRoZXIgYSB3cml0ZSBpcyB0aGUgZmlyc3QgdG8gaXRzIHdvcmQsIGFzIGZhciBhcyBhIHNtYWxsIGZpbHRlciBjYW4gdGVsbDogYW5vdGhlciB3b3JkIG1heVxuICogaGF2ZSB0YWtlbiB0aGUgc2xvdCBzaW5jZSwgYW5kIHRoZW4gYSBsYXRlciB3cml0ZSBwYXNzZXMgZm9yIGEgZmlyc3Qgb25lLiBUbyBub3RlIHN1Y2ggYSB3cml0ZVxuICogY29zdHMgcm9vbSBhbmQgbm90aGluZyBlbHNlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gaXNGaXJzdFdyaXRlKG9mZnNldDogbnVtYmVyKTogYm9vbGVhbiB7XG4gIGNvbnN0IHNsb3QgPSAob2Zmc2V0IF4gKG9mZnNldCA+Pj4gMTIpKSAmIG1hc2s7XG4gIGlmIChzbG90c1tzbG90XSA9PT0gb2Zmc2V0ICsgMSkgcmV0dXJuIGZhbHNlO1xuICBzbG90c1tzbG90XSA9IG9mZnNldCArIDE7XG4gIHJldHVybiB0cnVlO1xufVxuIiwgImltcG9ydCB7IGZsb29yLCBpbXVsLCBUV09fMzIgfSBmcm9tICcuL2ludC5qcyc7XG5cbi8qKlxuICogTWl4ZXMgb25lIDMyLWJpdCB3b3JkIGludG8gYW5vdGhlciBzbyB0aGF0IGVhY2ggaW5wdXQgYml0IG1vdmVzIGFib3V0IGhhbGYgb2YgdGhlIG91dHB1dCBiaXRzLlxuICogVGhlIHJvdW5kcyBhcmUgdGhlIGZpbmFsaXNlciBvZiBNdXJtdXJIYXNoMyAoQXBwbGVieSwgcHVibGljIGRvbWFpbikuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtaXgoc3RhdGU6IG51bWJlciwgd29yZDogbnVtYmVyKTogbnVtYmVyIHtcbiAgbGV0IGggPSBpbXVsKHN0YXRlIF4gd29yZCwgMHg4NWViY2E2Yik7XG4gIGggPSBpbXVsKGggXiAoaCA+Pj4gMTMpLCAweGMyYjJhZTM1KTtcbiAgcmV0dXJuIGggXiAoaCA+Pj4gMTYpO1xufVxuXG4vKipcbiAqIENoYW5jZSBieSBrZXk6IHRoZSBzYW1lIGZpdmUgaW50ZWdlcnMgZ2l2ZSB0aGUgc2FtZSAzMiBiaXRzIG9uIGV2ZXJ5IGVuZ2luZSwgZm9yZXZlci4gQWRkaW5nIGFcbiAqIHJvbGwgYW55d2hlcmUgZGlzdHVyYnMgbm8gb3RoZXIgcm9sbCwgc2luY2Ugbm90aGluZyBpcyBkcmF3biBmcm9tIGEgc3RyZWFtLlxuICpcbiAqIEBwYXJhbSBkb21haW4gd2hhdCB0aGUgcm9sbCBpcyBmb3I6IGEgY29uc3RhbnQgb2YgdGhlIGdhbWUsIG9uZSBwZXIgcHVycG9zZVxuICogQHBhcmFtIGVudGl0eSB3aG9zZSByb2xsIGl0IGlzXG4gKiBAcGFyYW0gdGljayB0aGUgdGltZSBvZiB0aGUgcm9sbCBpbiB0aWNrcyAoMCBmb3Igd2hhdCBiZWxvbmdzIHRvIHRoZSB3b3JsZCdzIG1ha2luZylcbiAqIEBwYXJhbSBuIHdoaWNoIG9mIHNldmVyYWwgcm9sbHMgb2YgdGhlIHNhbWUga2V5XG4gKiBAcmV0dXJucyBhbiBpbnRlZ2VyIGluIDAgLi48IDJeMzJcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJvbGwoc2VlZDogbnVtYmVyLCBkb21haW46IG51bWJlciwgZW50aXR5OiBudW1iZXIsIHRpY2s6IG51bWJlciwgbiA9IDApOiBudW1iZXIge1xuICBsZXQgaCA9IG1peCgweDllMzc3OWI5IHwgMCwgc2VlZCB8IDApO1xuICBoID0gbWl4KGgsIGZsb29yKHNlZWQgLyBUV09fMzIpIHwgMCk7XG4gIGggPSBtaXgoaCwgZG9tYWluKTtcbiAgaCA9IG1peChoLCBlbnRpdHkgfCAwKTtcbiAgaCA9IG1peChoLCBmbG9vcihlbnRpdHkgLyBUV09fMzIpIHwgMCk7XG4gIGggPSBtaXgoaCwgdGljayB8IDApO1xuICBoID0gbWl4KGgsIGZsb29yKHRpY2sgLyBUV09fMzIpIHwgMCk7XG4gIHJldHVybiBtaXgobWl4KGgsIG4pLCAweDI3ZDRlYjJmKSA+Pj4gMDtcbn1cblxuLyoqIEEgMzItYml0IHJvbGwgYXMgYW4gaW50ZWdlciBpbiAwIC4uPCBsaW1pdCwgZm9yIGxpbWl0IDw9IDJeMjE6IGZsb29yKHJvbGwgXHUwMEI3IGxpbWl0IC8gMl4zMikuICovXG5leHBvcnQgZnVuY3Rpb24gYmVsb3cobGltaXQ6IG51bWJlciwgcm9sbGVkOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gZmxvb3IoKHJvbGxlZCAqIGxpbWl0KSAvIFRXT18zMik7XG59XG5cbi8qKlxuICogQSBiaWplY3Rpb24gb2YgdGhlIDMyLWJpdCBpbnRlZ2VycyBrZXllZCBieSBgc2VlZGA6IG5vIHR3byBpZHMgZ2l2ZSB0aGUgc2FtZSBjb2RlLCBhbmQgdGhlIGNvZGVcbiAqIHRlbGxzIG5vdGhpbmcgb2YgdGhlIGlkIHdpdGhvdXQgdGhlIHNlZWQuIEZvdXIgcm91bmRzIG9mIGEgYmFsYW5jZWQgRmVpc3RlbCBuZXR3b3JrLlxuICovXG5leHBvcnQgZnVuY3Rpb24gc2NyYW1ibGUoc2VlZDogbnVtYmVyLCBpZDogbnVtYmVyKTogbnVtYmVyIHtcbiAgbGV0IGxlZnQgPSAoaWQgPj4+IDE2KSAmIDB4ZmZmZjtcbiAgbGV0IHJpZ2h0ID0gaWQgJiAweGZmZmY7XG4gIGZvciAobGV0IHJvdW5kID0gMDsgcm91bmQgPCA0OyByb3VuZCArPSAxKSB7XG4gICAgY29uc3QgbmV4dCA9IGxlZnQgXiAocm9sbChzZWVkLCAweGMwZGUsIHJpZ2h0LCByb3VuZCkgJiAweGZmZmYpO1xuICAgIGxlZnQgPSByaWdodDtcbiAgICByaWdodCA9IG5leHQ7XG4gIH1cbiAgcmV0dXJuICgobGVmdCA8PCAxNikgfCByaWdodCkgPj4+IDA7XG59XG5cbi8qKiBUaGUgaW52ZXJzZSBvZiBzY3JhbWJsZSB1bmRlciB0aGUgc2FtZSBzZWVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVuc2NyYW1ibGUoc2VlZDogbnVtYmVyLCBjb2RlOiBudW1iZXIpOiBudW1iZXIge1xuICBsZXQgbGVmdCA9IChjb2RlID4+PiAxNikgJiAweGZmZmY7XG4gIGxldCByaWdodCA9IGNvZGUgJiAweGZmZmY7XG4gIGZvciAobGV0IHJvdW5kID0gMzsgcm91bmQgPj0gMDsgcm91bmQgLT0gMSkge1xuICAgIGNvbnN0IG5leHQgPSByaWdodCBeIChyb2xsKHNlZWQsIDB4YzBkZSwgbGVmdCwgcm91bmQpICYgMHhmZmZmKTtcbiAgICByaWdodCA9IGxlZnQ7XG4gICAgbGVmdCA9IG5leHQ7XG4gIH1cbiAgcmV0dXJuICgobGVmdCA8PCAxNikgfCByaWdodCkgPj4+IDA7XG59XG4iLCAiaW1wb3J0IHsgaW52YXJpYW50IH0gZnJvbSAnLi9pbnZhcmlhbnQuanMnO1xuXG4vKiogV2hhdCBhIGZpZWxkIG9mIGEgdGFibGUgY2FuIGJlLiAqL1xuZXhwb3J0IHR5cGUgRmllbGRLaW5kID0gJ3dvcmQnIHwgJ2dhdWdlJyB8ICd0aW1lcicgfCAnbGluaycgfCAnbGlzdCc7XG5cbi8qKiBBIGRlY2xhcmVkIGZpZWxkOiBpdHMga2luZCBhbmQsIGZvciBhIGxpbmssIHRoZSBsaXN0IGluIHRoZSBvdGhlciB0YWJsZSB0aGF0IGl0IGpvaW5zLiAqL1xuZXhwb3J0IGludGVyZmFjZSBGaWVsZFNwZWM8S2luZCBleHRlbmRzIEZpZWxkS2luZCA9IEZpZWxkS2luZD4ge1xuICByZWFkb25seSBraW5kOiBLaW5kO1xuICByZWFkb25seSB0bz86IHsgcmVhZG9ubHkgdGFibGU6IHN0cmluZzsgcmVhZG9ubHkgbGlzdDogc3RyaW5nIH07XG59XG5cbi8qKiBPbmUgaW50ZWdlci4gKi9cbmV4cG9ydCBjb25zdCB3b3JkOiBGaWVsZFNwZWM8J3dvcmQnPiA9IHsga2luZDogJ3dvcmQnIH07XG5cbi8qKiBBIHF1YW50aXR5IHRoYXQgY2hhbmdlcyBsaW5lYXJseTogZXhhY3QgYXQgYW55IHRpY2sgd2l0aG91dCBiZWluZyB2aXNpdGVkLiAqL1xuZXhwb3J0IGNvbnN0IGdhdWdlOiBGaWVsZFNwZWM8J2dhdWdlJz4gPSB7IGtpbmQ6ICdnYXVnZScgfTtcblxuLyoqIEFuIGVudHJ5IG9mIHRoZSBhZ2VuZGEgdGhhdCBiZWxvbmdzIHRvIHRoaXMgcm93OiB0aGUgdGljayBhdCB3aGljaCBpdHMgc3lzdGVtIGlzIGNhbGxlZC4gKi9cbmV4cG9ydCBjb25zdCB0aW1lcjogRmllbGRTcGVjPCd0aW1lcic+ID0geyBraW5kOiAndGltZXInIH07XG5cbi8qKiBUaGUgcm93cyBvZiBhbm90aGVyIHRhYmxlIHRoYXQgYXJlIGxpbmtlZCB0byB0aGlzIHJvdy4gKi9cbmV4cG9ydCBjb25zdCBsaXN0OiBGaWVsZFNwZWM8J2xpc3QnPiA9IHsga2luZDogJ2xpc3QnIH07XG5cbi8qKiBBIHJlZmVyZW5jZSB0byBhIHJvdyBvZiBgdGFibGVgIHdoaWNoIGtlZXBzIHRoaXMgcm93IGluIHRoYXQgcm93J3MgYGxpc3RgLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxpbmsodGFibGU6IHN0cmluZywgbGlzdE5hbWU6IHN0cmluZyk6IEZpZWxkU3BlYzwnbGluayc+IHtcbiAgcmV0dXJuIHsga2luZDogJ2xpbmsnLCB0bzogeyB0YWJsZSwgbGlzdDogbGlzdE5hbWUgfSB9O1xufVxuXG5kZWNsYXJlIGNvbnN0IEZJRUxEOiB1bmlxdWUgc3ltYm9sO1xuXG4vKiogV2hlcmUgYSBmaWVsZCBzdGFuZHMgaW4gYSByb3c6IGEgbnVtYmVyIGF0IHJ1biB0aW1lLCBib3VuZCB0byBpdHMgdGFibGUgYW5kIGtpbmQgYnkgdHlwZS4gKi9cbmV4cG9ydCB0eXBlIEZpZWxkPFRhYmxlIGV4dGVuZHMgc3RyaW5nLCBLaW5kIGV4dGVuZHMgRmllbGRLaW5kPiA9IG51bWJlciAmIHtcbiAgcmVhZG9ubHkgW0ZJRUxEXTogW1RhYmxlLCBLaW5kXTtcbn07XG5cbi8qKiBUaGUgZGVjbGFyZWQgZmllbGRzIG9mIGEgdGFibGUsIGJ5IG5hbWUuICovXG5leHBvcnQgdHlwZSBGaWVsZFNwZWNzID0gUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgRmllbGRTcGVjPj47XG5cbi8qKiBBIHRhYmxlJ3Mgc2NoZW1hOiB0aGUgb3JkZXIgb2YgaXRzIGZpZWxkcyBpcyB0aGUgb3JkZXIgb2YgaXRzIHdvcmRzLCBwYXJ0IG9mIHRoZSBmb3JtYXQuICovXG5leHBvcnQgaW50ZXJmYWNlIFRhYmxlRGVmaW5pdGlvbjxcbiAgTmFtZSBleHRlbmRzIHN0cmluZyA9IHN0cmluZyxcbiAgU3BlY3MgZXh0ZW5kcyBGaWVsZFNwZWNzID0gRmllbGRTcGVjcyxcbj4ge1xuICByZWFkb25seSBuYW1lOiBOYW1lO1xuICByZWFkb25seSBzcGVjczogU3BlY3M7XG4gIHJlYWRvbmx5IGZpZWxkczogeyByZWFkb25seSBbSyBpbiBrZXlvZiBTcGVjc106IEZpZWxkPE5hbWUsIFNwZWNzW0tdWydraW5kJ10+IH07XG4gIC8qKiBXb3JkcyBvZiBhIHJvdy4gKi9cbiAgcmVhZG9ubHkgc3RyaWRlOiBudW1iZXI7XG4gIC8qKiBPZmZzZXQgb2YgdGhlIHVuaXF1ZSBrZXksIG9yIDAuIFJvd3Mgb2YgYSBrZXllZCB0YWJsZSBhcmUgbmV2ZXIgcmVtb3ZlZC4gKi9cbiAgcmVhZG9ubHkga2V5OiBudW1iZXI7XG59XG5cbi8qKlxuICogSG93IG1hbnkgd29yZHMgZWFjaCBraW5kIHRha2VzOiBhIGdhdWdlIGlzICh2YWx1ZSwgcmF0ZSwgc2luY2UpLCBhIHRpbWVyIChkdWUsIGZpbGVkKSwgYSBsaW5rXG4gKiAocGFyZW50LCBuZXh0LCBwcmV2aW91cyksIGEgbGlzdCBpdHMgZmlyc3QgbWVtYmVyLlxuICovXG5leHBvcnQgY29uc3QgV09SRFNfT0Y6IFJlYWRvbmx5PFJlY29yZDxGaWVsZEtpbmQsIG51bWJlcj4+ID0ge1xuICB3b3JkOiAxLFxuICBnYXVnZTogMyxcbiAgdGltZXI6IDIsXG4gIGxpbms6IDMsXG4gIGxpc3Q6IDEsXG59O1xuXG4vKiogT2Zmc2V0IG9mIDEgZm9yIGEgbGl2aW5nIHJvdywgMCBvdGhlcndpc2U7IGluIHJvdyAwLCBvZiB0aGUgbnVtYmVyIG9mIHJvd3MgZXZlciBpbnNlcnRlZC4gKi9cbmV4cG9ydCBjb25zdCBQUkVTRU5UID0gMDtcblxuLyoqXG4gKiBEZWNsYXJlcyBhIHRhYmxlIG9mIGZsYXQgaW50ZWdlciByb3dzLiBJZHMgcnVuIGZyb20gMSBhbmQgYXJlIG5ldmVyIHJldXNlZDsgMCBtZWFucyBub25lLlxuICpcbiAqIEBwYXJhbSBrZXkgdGhlIHdvcmQgYnkgd2hpY2ggYGZpbmRgIGZpbmRzIGEgcm93OyBzZXQgb25jZSBieSBgaW5zZXJ0YCwgdW5pcXVlXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZWZpbmVUYWJsZTxjb25zdCBOYW1lIGV4dGVuZHMgc3RyaW5nLCBjb25zdCBTcGVjcyBleHRlbmRzIEZpZWxkU3BlY3M+KFxuICBuYW1lOiBOYW1lLFxuICBzcGVjczogU3BlY3MsXG4gIGtleT86IGtleW9mIFNwZWNzICYgc3RyaW5nLFxuKTogVGFibGVEZWZpbml0aW9uPE5hbWUsIFNwZWNzPiB7XG4gIGNvbnN0IGZpZWxkczogUmVjb3JkPHN0cmluZywgbnVtYmVyPiA9IHt9O1xuICBsZXQgc3RyaWRlID0gUFJFU0VOVCArIDE7XG4gIGZvciAoY29uc3QgW2ZpZWxkLCBzcGVjXSBvZiBPYmplY3QuZW50cmllcyhzcGVjcykpIHtcbiAgICBmaWVsZHNbZmllbGRdID0gc3RyaWRlO1xuICAgIHN0cmlkZSArPSBXT1JEU19PRltzcGVjLmtpbmRdO1xuICB9XG4gIGlmIChrZXkgIT09IHVuZGVmaW5lZCkge1xuICAgIGludmFyaWFudChzcGVjc1trZXldPy5raW5kID09PSAnd29yZCcsIGB0aGUga2V5IG9mICR7bmFtZX0gbXVzdCBiZSBhIHdvcmQ6ICR7a2V5fWApO1xuICB9XG4gIHJldHVybiB7XG4gICAgbmFtZSxcbiAgICBzcGVjcyxcbiAgICBmaWVsZHM6IGZpZWxkcyBhcyBUYWJsZURlZmluaXRpb248TmFtZSwgU3BlY3M+WydmaWVsZHMnXSxcbiAgICBzdHJpZGUsXG4gICAga2V5OiBrZXkgPT09IHVuZGVmaW5lZCA/IDAgOiAoZmllbGRzW2tleV0gYXMgbnVtYmVyKSxcbiAgfTtcbn1cblxuZGVjbGFyZSBjb25zdCBTSEFQRTogdW5pcXVlIHN5bWJvbDtcblxuLyoqIEEgdHlwZSBjYXJyaWVkIGJlc2lkZSB0aGUgc2NoZW1hIGZvciB2YWx1ZXMgd2hpY2ggYXJlIHBsYWluIEpTT04uICovXG5leHBvcnQgaW50ZXJmYWNlIFNoYXBlPFQ+IHtcbiAgcmVhZG9ubHkgW1NIQVBFXT86IFQ7XG59XG5cbi8qKiBXaGF0IGV2ZXJ5IHNldHRpbmcgbXVzdCBob2xkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTZWVkZWQge1xuICAvKiogVGhlIHNlZWQgb2YgYWxsIGNoYW5jZTogYW4gaW50ZWdlci4gKi9cbiAgcmVhZG9ubHkgc2VlZDogbnVtYmVyO1xufVxuXG4vKiogRGVjbGFyZXMgYSB2YWx1ZSBvZiBwbGFpbiBKU09OIHdpdGggaW50ZWdlcnMgb25seTogYSBkb2N1bWVudCBvciB0aGUgc2V0dGluZyBvZiBhIHdvcmxkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGpzb248VD4oKTogU2hhcGU8VD4ge1xuICByZXR1cm4ge307XG59XG5cbi8qKiBUaGUgbmFtZXMgb2YgYW4gZXZlbnQncyBudW1iZXJzLCBpbiB0aGVpciBvcmRlcjsgYXQgbW9zdCBzaXguICovXG5leHBvcnQgdHlwZSBFdmVudENhdGFsb2d1ZSA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHJlYWRvbmx5IHN0cmluZ1tdPj47XG5cbi8qKiBBbGwgdGhhdCBhIHNpbXVsYXRpb24ga2VlcHMgYW5kIHRlbGxzLiBPcmRlciBvZiB0YWJsZXMgYW5kIGV2ZW50cyBpcyBwYXJ0IG9mIHRoZSBmb3JtYXQuICovXG5leHBvcnQgaW50ZXJmYWNlIFNjaGVtYTxcbiAgVGFibGVzIGV4dGVuZHMgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgVGFibGVEZWZpbml0aW9uPj4gPSBSZWFkb25seTxcbiAgICBSZWNvcmQ8c3RyaW5nLCBUYWJsZURlZmluaXRpb24+XG4gID4sXG4gIERvY3VtZW50cyBleHRlbmRzIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFNoYXBlPHVua25vd24+Pj4gPSBSZWFkb25seTxcbiAgICBSZWNvcmQ8c3RyaW5nLCBTaGFwZTx1bmtub3duPj5cbiAgPixcbiAgRXZlbnRzIGV4dGVuZHMgRXZlbnRDYXRhbG9ndWUgPSBFdmVudENhdGFsb2d1ZSxcbiAgU2V0dGluZyBleHRlbmRzIFNlZWRlZCA9IFNlZWRlZCxcbj4ge1xuICByZWFkb25seSB0YWJsZXM6IFRhYmxlcztcbiAgcmVhZG9ubHkgZG9jdW1lbnRzOiBEb2N1bWVudHM7XG4gIHJlYWRvbmx5IGV2ZW50czogRXZlbnRzO1xuICByZWFkb25seSBzZXR0aW5nOiBTaGFwZTxTZXR0aW5nPjtcbn1cblxuY29uc3QgUkVTRVJWRUQgPSBbJ25vdycsICdzZXR0aW5nJywgJ2VtaXQnLCAncm9sbCddO1xuXG4vKipcbiAqIENoZWNrcyBhIHNjaGVtYSBhcyBhIHdob2xlOiBlYWNoIGxpbmsgbXVzdCBuYW1lIGEgbGlzdCwgZWFjaCBuYW1lIG11c3QgYmUgZnJlZS5cbiAqXG4gKiBAdGhyb3dzIEVycm9yIG5hbWluZyB0aGUgdGFibGUgYW5kIHRoZSBmaWVsZCB0aGF0IGJyZWFrIGEgcnVsZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlZmluZVNjaGVtYTxcbiAgY29uc3QgVGFibGVzIGV4dGVuZHMgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgVGFibGVEZWZpbml0aW9uPj4sXG4gIGNvbnN0IERvY3VtZW50cyBleHRlbmRzIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFNoYXBlPHVua25vd24+Pj4sXG4gIGNvbnN0IEV2ZW50cyBleHRlbmRzIEV2ZW50Q2F0YWxvZ3VlLFxuICBTZXR0aW5nIGV4dGVuZHMgU2VlZGVkLFxuPihzY2hlbWE6IFNjaGVtYTxUYWJsZXMsIERvY3VtZW50cywgRXZlbnRzLCBTZXR0aW5nPik6IFNjaGVtYTxUYWJsZXMsIERvY3VtZW50cywgRXZlbnRzLCBTZXR0aW5nPiB7XG4gIGZvciAoY29uc3QgW25hbWUsIHRhYmxlXSBvZiBPYmplY3QuZW50cmllcyhzY2hlbWEudGFibGVzKSkge1xuICAgIGludmFyaWFudCh0YWJsZS5uYW1lID09PSBuYW1lLCBgdGFibGUgJHt0YWJsZS5uYW1lfSBzdGFuZHMgdW5kZXIgdGhlIG5hbWUgJHtuYW1lfWApO1xuICAgIGZvciAoY29uc3QgW2ZpZWxkLCB7IHRvIH1dIG9mIE9iamVjdC5lbnRyaWVzKHRhYmxlLnNwZWNzKSkge1xuICAgICAgaWYgKHRvID09PSB1bmRlZmluZWQpIGNvbnRpbnVlO1xuICAgICAgY29uc3Qga2luZCA9IHNjaGVtYS50YWJsZXNbdG8udGFibGVdPy5zcGVjc1t0by5saXN0XT8ua2luZDtcbiAgICAgIGludmFyaWFudChraW5kID09PSAnbGlzdCcsIGAke25hbWV9LiR7ZmllbGR9IGpvaW5zICR7dG8udGFibGV9LiR7dG8ubGlzdH0sIHdoaWNoIGlzIG5vIGxpc3RgKTtcbiAgICB9XG4gIH1cbiAgZm9yIChjb25zdCBuYW1lIG9mIFsuLi5PYmplY3Qua2V5cyhzY2hlbWEudGFibGVzKSwgLi4uT2JqZWN0LmtleXMoc2NoZW1hLmRvY3VtZW50cyldKSB7XG4gICAgaW52YXJpYW50KCFSRVNFUlZFRC5pbmNsdWRlcyhuYW1lKSwgYHRoZSBuYW1lICR7bmFtZX0gaXMgdGFrZW4gYnkgdGhlIGRyYWZ0IGl0c2VsZmApO1xuICAgIGludmFyaWFudChcbiAgICAgICEobmFtZSBpbiBzY2hlbWEudGFibGVzICYmIG5hbWUgaW4gc2NoZW1hLmRvY3VtZW50cyksXG4gICAgICBgJHtuYW1lfSBpcyBib3RoIGEgdGFibGUgYW5kIGEgZG9jdW1lbnRgLFxuICAgICk7XG4gIH1cbiAgZm9yIChjb25zdCBbbmFtZSwgbnVtYmVyc10gb2YgT2JqZWN0LmVudHJpZXMoc2NoZW1hLmV2ZW50cykpIHtcbiAgICBpbnZhcmlhbnQobnVtYmVycy5sZW5ndGggPD0gNiwgYGV2ZW50ICR7bmFtZX0gaGFzIG1vcmUgdGhhbiBzaXggbnVtYmVyc2ApO1xuICB9XG4gIHJldHVybiBzY2hlbWE7XG59XG4iLCAiaW1wb3J0IHsgbWl4IH0gZnJvbSAnLi9yb2xsLmpzJztcbmltcG9ydCB7IFBSRVNFTlQsIHR5cGUgU2NoZW1hLCB0eXBlIFRhYmxlRGVmaW5pdGlvbiwgV09SRFNfT0YgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBXaGF0IGEgd29yZCBpcyB0byB0aGUgYmFja2VuZC4gKi9cbmV4cG9ydCBjb25zdCBST0xFID0ge1xuICAvKiogQmVsb25ncyB0byB0aGUgbGl2ZSByb3dzIG9ubHk6IG5laXRoZXIgam91cm5hbGVkIG5vciBoYXNoZWQuICovXG4gIGJvb2trZWVwaW5nOiAwLFxuICBwbGFpbjogMSxcbiAgLyoqIEtlcHQgZm9yIG9sZGVyIHNuYXBzaG90cywgYnV0IG5vIG1lYW5pbmcgb2YgaXRzIG93bjogdGhlIG9yZGVyIGluc2lkZSBhIGxpc3QuICovXG4gIHVuaGFzaGVkOiAyLFxuICBnYXVnZVZhbHVlOiAzLFxuICBnYXVnZVJhdGU6IDQsXG4gIGdhdWdlU2luY2U6IDUsXG4gIHRpbWVyRHVlOiA2LFxufSBhcyBjb25zdDtcblxuLyoqIEEgdGltZXIgb2YgdGhlIHNjaGVtYTogdGhlIHVuaXQgb2Ygb3JkZXIgaW4gdGhlIGFnZW5kYS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVGltZXJLaW5kIHtcbiAgcmVhZG9ubHkgdGFibGU6IG51bWJlcjtcbiAgcmVhZG9ubHkgZHVlOiBudW1iZXI7XG4gIHJlYWRvbmx5IGZpbGVkOiBudW1iZXI7XG59XG5cbi8qKiBBIHRhYmxlJ3Mgd29yZHMsIHJlc29sdmVkIGFnYWluc3QgdGhlIHdob2xlIHNjaGVtYS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTGF5b3V0IHtcbiAgcmVhZG9ubHkgaW5kZXg6IG51bWJlcjtcbiAgcmVhZG9ubHkgZGVmaW5pdGlvbjogVGFibGVEZWZpbml0aW9uO1xuICByZWFkb25seSBzdHJpZGU6IG51bWJlcjtcbiAgLyoqIFJPTEUgb2YgZWFjaCBvZmZzZXQuICovXG4gIHJlYWRvbmx5IHJvbGVzOiBVaW50OEFycmF5O1xuICAvKiogVGhlIHNhbHQgb2YgdGhlIHRhYmxlJ3MgY2VsbHMgaW4gdGhlIGhhc2guICovXG4gIHJlYWRvbmx5IHNhbHQ6IG51bWJlcjtcbiAgLyoqIEJ5IG9mZnNldDogd2hlcmUgdGhlIGZpZWxkIGJlZ2lucyB3aG9zZSBtZWFuaW5nIHRoZSB3b3JkIGlzIHBhcnQgb2Y7IC0xIGZvciBvdGhlciB3b3Jkcy4gKi9cbiAgcmVhZG9ubHkgZmllbGRBdDogSW50MzJBcnJheTtcbiAgLyoqIFRoZSBuYW1lIG9mIHRoZSBmaWVsZCB0aGF0IGJlZ2lucyBhdCBhbiBvZmZzZXQuICovXG4gIHJlYWRvbmx5IG5hbWVBdDogcmVhZG9ubHkgc3RyaW5nW107XG4gIC8qKiBCeSBvZmZzZXQgb2YgYSBsaW5rOiB0aGUgdGFibGUgYW5kIHRoZSBsaXN0IHRoYXQgaXQgam9pbnMuICovXG4gIHJlYWRvbmx5IHBhcmVudHM6IHJlYWRvbmx5ICh7IHJlYWRvbmx5IHRhYmxlOiBudW1iZXI7IHJlYWRvbmx5IGxpc3Q6IG51bWJlciB9IHwgdW5kZWZpbmVkKVtdO1xuICAvKiogQnkgb2Zmc2V0IG9mIGEgbGlzdDogdGhlIHRhYmxlIGFuZCB0aGUgbGluayBvZiBpdHMgbWVtYmVycy4gKi9cbiAgcmVhZG9ubHkgY2hpbGRyZW46IHJlYWRvbmx5ICh7IHJlYWRvbmx5IHRhYmxlOiBudW1iZXI7IHJlYWRvbmx5IGxpbms6IG51bWJlciB9IHwgdW5kZWZpbmVkKVtdO1xuICAvKiogQnkgb2Zmc2V0IG9mIGEgdGltZXI6IGl0cyBwbGFjZSBpbiB0aGUgb3JkZXIgb2YgdGhlIGFnZW5kYSdzIGtpbmRzLiAqL1xuICByZWFkb25seSBraW5kczogSW50MzJBcnJheTtcbn1cblxuY29uc3QgUk9MRVNfT0YgPSB7XG4gIHdvcmQ6IFtST0xFLnBsYWluXSxcbiAgZ2F1Z2U6IFtST0xFLmdhdWdlVmFsdWUsIFJPTEUuZ2F1Z2VSYXRlLCBST0xFLmdhdWdlU2luY2VdLFxuICB0aW1lcjogW1JPTEUudGltZXJEdWUsIFJPTEUuYm9va2tlZXBpbmddLFxuICBsaW5rOiBbUk9MRS5wbGFpbiwgUk9MRS51bmhhc2hlZCwgUk9MRS51bmhhc2hlZF0sXG4gIGxpc3Q6IFtST0xFLnVuaGFzaGVkXSxcbn0gYXMgY29uc3Q7XG5cbi8qKiBMYXlzIG91dCBhbGwgdGFibGVzIG9mIGEgc2NoZW1hOyBga2luZHNgIGlzIHRoZSBvcmRlciBvZiB0aW1lcnMuICovXG5leHBvcnQgZnVuY3Rpb24gbGF5b3V0c09mKHNjaGVtYTogU2NoZW1hLCBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10pOiBMYXlvdXRbXSB7XG4gIGNvbnN0IHRhYmxlcyA9IE9iamVjdC52YWx1ZXMoc2NoZW1hLnRhYmxlcyk7XG4gIGNvbnN0IGluZGV4T2YgPSAobmFtZTogc3RyaW5nKTogbnVtYmVyID0+IHRhYmxlcy5maW5kSW5kZXgoKHRhYmxlKSA9PiB0YWJsZS5uYW1lID09PSBuYW1lKTtcbiAgY29uc3QgbGF5b3V0cyA9IHRhYmxlcy5tYXAoKGRlZmluaXRpb24sIGluZGV4KSA9PiBsYXlvdXRPZihkZWZpbml0aW9uLCBpbmRleCwga2luZHMpKTtcbiAgZm9yIChjb25zdCBbaW5kZXgsIGRlZmluaXRpb25dIG9mIHRhYmxlcy5lbnRyaWVzKCkpIHtcbiAgICBmb3IgKGNvbnN0IFtuYW1lLCB7IHRvIH1dIG9mIE9iamVjdC5lbnRyaWVzKGRlZmluaXRpb24uc3BlY3MpKSB7XG4gICAgICBpZiAodG8gPT09IHVuZGVmaW5lZCkgY29udGludWU7XG4gICAgICBjb25zdCBsaW5rID0gZGVmaW5pdGlvbi5maWVsZHNbbmFtZV0gYXMgbnVtYmVyO1xuICAgICAgY29uc3QgdGFibGUgPSBpbmRleE9mKHRvLnRhYmxlKTtcbiAgICAgIGNvbnN0IGxpc3QgPSB0YWJsZXNbdGFibGVdPy5maWVsZHNbdG8ubGlzdF0gYXMgbnVtYmVyO1xuICAgICAgKGxheW91dHNbaW5kZXhdIGFzIE11dGFibGVMYXlvdXQpLnBhcmVudHNbbGlua10gPSB7IHRhYmxlLCBsaXN0IH07XG4gICAgICAobGF5b3V0c1t0YWJsZV0gYXMgTXV0YWJsZUxheW91dCkuY2hpbGRyZW5bbGlzdF0gPSB7IHRhYmxlOiBpbmRleCwgbGluayB9O1xuICAgIH1cbiAgfVxuICByZXR1cm4gbGF5b3V0cztcbn1cblxuaW50ZXJmYWNlIE11dGFibGVMYXlvdXQgZXh0ZW5kcyBMYXlvdXQge1xuICByZWFkb25seSBwYXJlbnRzOiAoeyB0YWJsZTogbnVtYmVyOyBsaXN0OiBudW1iZXIgfSB8IHVuZGVmaW5lZClbXTtcbiAgcmVhZG9ubHkgY2hpbGRyZW46ICh7IHRhYmxlOiBudW1iZXI7IGxpbms6IG51bWJlciB9IHwgdW5kZWZpbmVkKVtdO1xufVxuXG5mdW5jdGlvbiBsYXlvdXRPZihcbiAgZGVmaW5pdGlvbjogVGFibGVEZWZpbml0aW9uLFxuICBpbmRleDogbnVtYmVyLFxuICBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10sXG4pOiBNdXRhYmxlTGF5b3V0IHtcbiAgY29uc3QgeyBzdHJpZGUgfSA9IGRlZmluaXRpb247XG4gIC8vIFdoYXQgbm8gZmllbGQgdGFrZXMgaXMgYm9va2tlZXBpbmcuXG4gIGNvbnN0IHJvbGVzID0gbmV3IFVpbnQ4QXJyYXkoc3RyaWRlKTtcbiAgcm9sZXNbUFJFU0VOVF0gPSBST0xFLnBsYWluO1xuICBjb25zdCBmaWVsZEF0ID0gbmV3IEludDMyQXJyYXkoc3RyaWRlKS5maWxsKC0xKTtcbiAgZmllbGRBdFtQUkVTRU5UXSA9IFBSRVNFTlQ7XG4gIGNvbnN0IG5hbWVBdCA9IEFycmF5LmZyb20oeyBsZW5ndGg6IHN0cmlkZSB9LCAoKSA9PiAnJyk7XG4gIG5hbWVBdFtQUkVTRU5UXSA9ICdwcmVzZW50JztcbiAgZm9yIChjb25zdCBbbmFtZSwgc3BlY10gb2YgT2JqZWN0LmVudHJpZXMoZGVmaW5pdGlvbi5zcGVjcykpIHtcbiAgICBjb25zdCBvZmZzZXQgPSBkZWZpbml0aW9uLmZpZWxkc1tuYW1lXSBhcyBudW1iZXI7XG4gICAgZm9yIChsZXQgd29yZCA9IDA7IHdvcmQgPCBXT1JEU19PRltzcGVjLmtpbmRdOyB3b3JkICs9IDEpIHtcbiAgICAgIGNvbnN0IHJvbGUgPSBST0xFU19PRltzcGVjLmtpbmRdW3dvcmRdIGFzIG51bWJlcjtcbiAgICAgIHJvbGVzW29mZnNldCArIHdvcmRdID0gcm9sZTtcbiAgICAgIGlmIChyb2xlICE9PSBST0xFLmJvb2trZWVwaW5nICYmIHJvbGUgIT09IFJPTEUudW5oYXNoZWQpIGZpZWxkQXRbb2Zmc2V0ICsgd29yZF0gPSBvZmZzZXQ7XG4gICAgfVxuICAgIG5hbWVBdFtvZmZzZXRdID0gbmFtZTtcbiAgfVxuICBjb25zdCBraW5kc0J5T2Zmc2V0ID0gbmV3IEludDMyQXJyYXkoc3RyaWRlKS5maWxsKC0xKTtcbiAgZm9yIChjb25zdCBbb3JkZXIsIGtpbmRdIG9mIGtpbmRzLmVudHJpZXMoKSkge1xuICAgIGlmIChraW5kLnRhYmxlID09PSBpbmRleCkga2luZHNCeU9mZnNldFtraW5kLmR1ZV0gPSBvcmRlcjtcbiAgfVxuICByZXR1cm4ge1xuICAgIGluZGV4LFxuICAgIGRlZmluaXRpb24sXG4gICAgc3RyaWRlLFxuICAgIHJvbGVzLFxuICAgIGZpZWxkQXQsXG4gICAgbmFtZUF0LFxuICAgIHNhbHQ6IG1peCgweDVhMTcsIGluZGV4ICsgMSksXG4gICAgcGFyZW50czogQXJyYXkuZnJvbSh7IGxlbmd0aDogc3RyaWRlIH0sICgpID0+IHVuZGVmaW5lZCksXG4gICAgY2hpbGRyZW46IEFycmF5LmZyb20oeyBsZW5ndGg6IHN0cmlkZSB9LCAoKSA9PiB1bmRlZmluZWQpLFxuICAgIGtpbmRzOiBraW5kc0J5T2Zmc2V0LFxuICB9O1xufVxuIiwgImltcG9ydCB7IGhpZ2ggfSBmcm9tICcuL2hhc2guanMnO1xuaW1wb3J0IHsgYWJzLCBmbG9vciwgaW11bCwgSU5UX01BWCB9IGZyb20gJy4vaW50LmpzJztcblxuLyoqXG4gKiB2YWx1ZSAtIHJhdGUgXHUwMEI3IHNpbmNlIG1vZHVsbyAyXjY0LCBpbiB0d28ncyBjb21wbGVtZW50OiB3aGVyZSBhIGdhdWdlJ3MgbGluZSBtZWV0cyB0aWNrIDAuIEl0IGlzXG4gKiB0aGUgc2FtZSB3aGVuZXZlciB0aGUgZ2F1Z2Ugd2FzIHNldHRsZWQgbGFzdCwgYW5kIG1heSBiZSB0b28gbGFyZ2UgZm9yIGEgZG91YmxlLCBzbyBpdCBjb21lcyBhc1xuICogdHdvIHdvcmRzLiBgc2luY2VgIGlzIGEgdGljaywgYmVsb3cgMl4zMi5cbiAqXG4gKiBAcmV0dXJucyB0aGUgbG93IDMyIGJpdHMsIHNpZ25lZC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGludGVyY2VwdExvdyh2YWx1ZTogbnVtYmVyLCByYXRlOiBudW1iZXIsIHNpbmNlOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gKCh2YWx1ZSB8IDApIC0gaW11bChyYXRlIHwgMCwgc2luY2UgfCAwKSkgfCAwO1xufVxuXG4vKiogVGhlIGhpZ2ggMzIgYml0cyBvZiB2YWx1ZSAtIHJhdGUgXHUwMEI3IHNpbmNlLCBzaWduZWQuICovXG5leHBvcnQgZnVuY3Rpb24gaW50ZXJjZXB0SGlnaCh2YWx1ZTogbnVtYmVyLCByYXRlOiBudW1iZXIsIHNpbmNlOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBwcm9kdWN0ID0gcmF0ZSAqIHNpbmNlO1xuICBjb25zdCBpbnRlcmNlcHQgPSB2YWx1ZSAtIHByb2R1Y3Q7XG4gIGlmIChhYnMocHJvZHVjdCkgPD0gSU5UX01BWCAmJiBhYnMoaW50ZXJjZXB0KSA8PSBJTlRfTUFYKSByZXR1cm4gaGlnaChpbnRlcmNlcHQpO1xuICByZXR1cm4gd2lkZUhpZ2godmFsdWUsIHJhdGUsIHNpbmNlKTtcbn1cblxuLyoqIFRoZSBzYW1lIGZvciBwcm9kdWN0cyB0aGF0IGEgZG91YmxlIHdvdWxkIHJvdW5kOiBieSAxNi1iaXQgaGFsdmVzLCBlYWNoIHN1bSBleGFjdC4gKi9cbmZ1bmN0aW9uIHdpZGVIaWdoKHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHIwID0gcmF0ZSAmIDB4ZmZmZjtcbiAgY29uc3QgcjEgPSAocmF0ZSB8IDApID4+PiAxNjtcbiAgY29uc3QgczAgPSBzaW5jZSAmIDB4ZmZmZjtcbiAgY29uc3QgczEgPSAoc2luY2UgfCAwKSA+Pj4gMTY7XG4gIGNvbnN0IG1pZGRsZSA9IHIxICogczAgKyByMCAqIHMxO1xuICBjb25zdCBsb3dTdW0gPSByMCAqIHMwICsgKG1pZGRsZSAlIDY1NTM2KSAqIDY1NTM2O1xuICBjb25zdCBjYXJyeSA9IGZsb29yKG1pZGRsZSAvIDY1NTM2KSArIGZsb29yKGxvd1N1bSAvIDQyOTQ5NjcyOTYpO1xuICBjb25zdCBwcm9kdWN0ID0gcjEgKiBzMSArIGNhcnJ5ICsgaW11bChoaWdoKHJhdGUpLCBzaW5jZSB8IDApO1xuICBjb25zdCBib3Jyb3cgPSAodmFsdWUgfCAwKSA+Pj4gMCA8IGxvd1N1bSAlIDQyOTQ5NjcyOTYgPyAxIDogMDtcbiAgcmV0dXJuIChoaWdoKHZhbHVlKSAtIChwcm9kdWN0IHwgMCkgLSBib3Jyb3cpIHwgMDtcbn1cbiIsICIvKiogV2hhdCB0aGUgdHJhbnNpdGlvbiBpbiBoYW5kIHdyb3RlIHRvIGEgdGFibGUsIGluIG9yZGVyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBXcml0dGVuIHtcbiAgLyoqIFdoaWNoIHdvcmQgd2FzIHdyaXR0ZW46IHNlZSBgb2Zmc2V0T2ZgLiAqL1xuICBtYXJrczogSW50MzJBcnJheTtcbiAgb2xkZXI6IEZsb2F0NjRBcnJheTtcbiAgbmV3ZXI6IEZsb2F0NjRBcnJheTtcbn1cblxuLyoqIFJvb20gZm9yIHNvIG1hbnkgd3JpdGVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdyaXR0ZW4oc2l6ZTogbnVtYmVyKTogV3JpdHRlbiB7XG4gIHJldHVybiB7XG4gICAgbWFya3M6IG5ldyBJbnQzMkFycmF5KHNpemUpLFxuICAgIG9sZGVyOiBuZXcgRmxvYXQ2NEFycmF5KHNpemUpLFxuICAgIG5ld2VyOiBuZXcgRmxvYXQ2NEFycmF5KHNpemUpLFxuICB9O1xufVxuXG4vKiogTWFya3MgdGhlIGZpcnN0IG9mIGEgZ2F1Z2UncyB0aHJlZSBlbnRyaWVzOyBvZmZzZXRzIG9mIHdvcmRzIGFyZSBiZWxvdyBpdC4gKi9cbmV4cG9ydCBjb25zdCBHQVVHRSA9IDEgPDwgMzA7XG5cbi8qKlxuICogVHVybnMgdGhlIG1hcmsgb2YgYW4gZW50cnkgaW50byB0aGUgb2Zmc2V0IG9mIGl0cyB3b3JkOiB0aGUgbWFyayBpcyB0aGUgb2Zmc2V0LCBwbHVzIEdBVUdFIGZvclxuICogdGhlIGZpcnN0IHdvcmQgb2YgYSBnYXVnZSwgb3IgdGhlIGNvbXBsZW1lbnQgb2YgdGhlIG9mZnNldCBmb3IgYSB3b3JkIHdpdGhvdXQgYSB0ZXJtIG9mIGl0cyBvd24uXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvZmZzZXRPZihtYXJrOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gbWFyayA8IDAgPyB+bWFyayA6IG1hcmsgJiB+R0FVR0U7XG59XG4iLCAiaW1wb3J0IHsgYWJzLCBmbG9vciwgaW11bCwgSU5UX01BWCB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB7IGludGVyY2VwdEhpZ2gsIGludGVyY2VwdExvdyB9IGZyb20gJy4vaW50ZXJjZXB0LmpzJztcbmltcG9ydCB7IEdBVUdFLCB0eXBlIFdyaXR0ZW4gfSBmcm9tICcuL3dyaXR0ZW4uanMnO1xuXG4vKiogMl4tMzI6IG11bHRpcGx5aW5nIGJ5IGl0IGRpdmlkZXMgZXhhY3RseS4gKi9cbmNvbnN0IFBFUl9UV09fMzIgPSAxIC8gNDI5NDk2NzI5NjtcblxuLyoqIFdoYXQgaXMgbGVmdCBvZiBhbiBpbnRlZ2VyIGJlc2lkZSBpdHMgc2lnbmVkIGxvdyB3b3JkIGB2YWx1ZSB8IDBgOyAwIGZvciBtb3N0LiAqL1xuZnVuY3Rpb24gdXBwZXIodmFsdWU6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiAodmFsdWUgLSAodmFsdWUgfCAwKSkgKiBQRVJfVFdPXzMyO1xufVxuXG4vKiogVGhlIHdvcmQgZnJvbSB3aGljaCB0aGUga2V5cyBvZiBhIGNlbGwgYXJlIG1hZGU6IHR3byByb3VuZHMgb2YgYW4gaW50ZWdlciBoYXNoLiAqL1xuZnVuY3Rpb24gc2VlZE9mKGNlbGw6IG51bWJlciwgc2FsdDogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgbWl4ZWQgPSBpbXVsKGNlbGwgKyBzYWx0LCAweDllMzc3OWIxKTtcbiAgY29uc3QgYWdhaW4gPSBpbXVsKG1peGVkIF4gKG1peGVkID4+PiAxNSksIDB4MmMxYjNjNmQpO1xuICByZXR1cm4gYWdhaW4gXiAoYWdhaW4gPj4+IDEzKTtcbn1cblxuLyoqIFRoZSBzZWVkIG9mIHRoZSBrZXlzIGZvciBhIGNlbGwncyB1cHBlciB3b3JkLiAqL1xuZnVuY3Rpb24gdXBwZXJTZWVkKHNlZWQ6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IG1peGVkID0gaW11bChzZWVkIF4gKHNlZWQgPj4+IDE2KSwgMHgyN2Q0ZWIyZik7XG4gIHJldHVybiBtaXhlZCBeIChtaXhlZCA+Pj4gMTUpO1xufVxuXG4vKiogVGhlIGZpcnN0IGxhbmU6IGEga2V5IHRpbWVzIHRoZSB3b3JkLiBLZXlzIGFyZSBvZGQsIHNvIHRoYXQgbm8gc2luZ2xlIGNoYW5nZSBpcyBsb3N0LiAqL1xuZnVuY3Rpb24gbW92ZUEoc2VlZDogbnVtYmVyLCB3b3JkOiBudW1iZXIsIHRoZW46IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBpbXVsKHNlZWQgfCAxLCAod29yZCAtIHRoZW4pIHwgMCk7XG59XG5cbi8qKiBUaGUgc2Vjb25kIGxhbmU6IGFub3RoZXIga2V5IHRpbWVzIHRoZSBzY2F0dGVyZWQgd29yZC4gKi9cbmZ1bmN0aW9uIG1vdmVCKHNlZWQ6IG51bWJlciwgd29yZDogbnVtYmVyLCB0aGVuOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBrZXkgPSBpbXVsKHNlZWQgXiAoc2VlZCA+Pj4gMTQpLCAweDI5N2EyZDM5KSB8IDE7XG4gIHJldHVybiBpbXVsKGtleSwgKHNjYXR0ZXIod29yZCkgLSBzY2F0dGVyKHRoZW4pKSB8IDApO1xufVxuXG4vKiogQSBiaWplY3Rpb24gdGhhdCBsZWF2ZXMgbm8gb3JkZXIgaW4gYSB3b3JkLiAqL1xuZnVuY3Rpb24gc2NhdHRlcih3b3JkOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBtaXhlZCA9IGltdWwod29yZCBeICh3b3JkID4+PiAxNiksIDB4N2ZlYjM1MmQpO1xuICByZXR1cm4gbWl4ZWQgXiAobWl4ZWQgPj4+IDE1KTtcbn1cblxuLyoqIE1vdmVzIHRoZSBsYW5lcyBieSBvbmUgd29yZCB1bmRlciBpdHMgc2VlZC4gKi9cbmZ1bmN0aW9uIG1vdmVXb3JkKGxhbmVzOiBJbnQzMkFycmF5LCBzZWVkOiBudW1iZXIsIHdvcmQ6IG51bWJlciwgdGhlbjogbnVtYmVyKTogdm9pZCB7XG4gIGlmICh3b3JkID09PSB0aGVuKSByZXR1cm47XG4gIGxhbmVzWzBdID0gKGxhbmVzWzBdIGFzIG51bWJlcikgKyBtb3ZlQShzZWVkLCB3b3JkLCB0aGVuKTtcbiAgbGFuZXNbMV0gPSAobGFuZXNbMV0gYXMgbnVtYmVyKSArIG1vdmVCKHNlZWQsIHdvcmQsIHRoZW4pO1xufVxuXG4vKiogTW92ZXMgdGhlIGxhbmVzIGJ5IGEgY2VsbCB3aG9zZSB2YWx1ZSBtYXkgbmVlZCB0d28gd29yZHMuICovXG5mdW5jdGlvbiBtb3ZlV2lkZShsYW5lczogSW50MzJBcnJheSwgc2VlZDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyLCB0aGVuOiBudW1iZXIpOiB2b2lkIHtcbiAgbW92ZVdvcmQobGFuZXMsIHNlZWQsIHZhbHVlIHwgMCwgdGhlbiB8IDApO1xuICBtb3ZlV29yZChsYW5lcywgdXBwZXJTZWVkKHNlZWQpLCB1cHBlcih2YWx1ZSksIHVwcGVyKHRoZW4pKTtcbn1cblxuLyoqIE1vdmVzIHRoZSBsYW5lcyBieSBhIGdhdWdlOiBhIGNlbGwgb2YgaXRzIGludGVyY2VwdCwgYW5kIG9uZSBvZiBpdHMgcmF0ZS4gKi9cbmZ1bmN0aW9uIG1vdmVHYXVnZShcbiAgbGFuZXM6IEludDMyQXJyYXksXG4gIHNhbHQ6IG51bWJlcixcbiAgeyBtYXJrcywgb2xkZXIsIG5ld2VyIH06IFdyaXR0ZW4sXG4gIGVudHJ5OiBudW1iZXIsXG4pOiB2b2lkIHtcbiAgY29uc3QgY2VsbCA9IChtYXJrc1tlbnRyeV0gYXMgbnVtYmVyKSAmIH5HQVVHRTtcbiAgY29uc3QgdmFsdWUgPSBuZXdlcltlbnRyeV0gYXMgbnVtYmVyO1xuICBjb25zdCByYXRlID0gbmV3ZXJbZW50cnkgKyAxXSBhcyBudW1iZXI7XG4gIGNvbnN0IHNpbmNlID0gbmV3ZXJbZW50cnkgKyAyXSBhcyBudW1iZXI7XG4gIGNvbnN0IHZhbHVlVGhlbiA9IG9sZGVyW2VudHJ5XSBhcyBudW1iZXI7XG4gIGNvbnN0IHJhdGVUaGVuID0gb2xkZXJbZW50cnkgKyAxXSBhcyBudW1iZXI7XG4gIGNvbnN0IHNpbmNlVGhlbiA9IG9sZGVyW2VudHJ5ICsgMl0gYXMgbnVtYmVyO1xuICBjb25zdCBsb3cgPSBpbnRlcmNlcHRMb3codmFsdWUsIHJhdGUsIHNpbmNlKTtcbiAgY29uc3QgbG93VGhlbiA9IGludGVyY2VwdExvdyh2YWx1ZVRoZW4sIHJhdGVUaGVuLCBzaW5jZVRoZW4pO1xuICBjb25zdCBoaWdoID0gaW50ZXJjZXB0SGlnaCh2YWx1ZSwgcmF0ZSwgc2luY2UpO1xuICBjb25zdCBoaWdoVGhlbiA9IGludGVyY2VwdEhpZ2godmFsdWVUaGVuLCByYXRlVGhlbiwgc2luY2VUaGVuKTtcbiAgY29uc3Qgc2VlZCA9IHNlZWRPZihjZWxsLCBzYWx0KTtcbiAgbW92ZVdvcmQobGFuZXMsIHNlZWQsIGxvdywgbG93VGhlbik7XG4gIG1vdmVXb3JkKGxhbmVzLCB1cHBlclNlZWQoc2VlZCksIGhpZ2gsIGhpZ2hUaGVuKTtcbiAgaWYgKHJhdGUgIT09IHJhdGVUaGVuKSBtb3ZlV2lkZShsYW5lcywgc2VlZE9mKGNlbGwgKyAxLCBzYWx0KSwgcmF0ZSwgcmF0ZVRoZW4pO1xufVxuXG4vKipcbiAqIFRoZSBoYXNoIG9mIGEgdGFibGUgaXMgYSBzdW0gb3ZlciBpdHMgY2VsbHMgKGEgY2VsbDogaXRzIHBsYWNlIGluIHRoZSB0YWJsZSwgaXRzIHZhbHVlKSBvZiBrZXlzXG4gKiB0aW1lcyB2YWx1ZXMsIGluIHR3byAzMi1iaXQgbGFuZXM6IG11bHRpbGluZWFyIGhhc2hpbmcgKENhcnRlciBhbmQgV2VnbWFuIDE5NzkpLCB3aXRoIGtleXMgdGhhdFxuICogYXJlIGNvbXB1dGVkIGZyb20gdGhlIHBsYWNlLiBBIHdyaXRlIGNvc3RzIG9uZSBwcm9kdWN0IHRvIGVhY2ggbGFuZSwgd2hlcmV2ZXIgaXQgaGFwcGVucyBhbmQgaW5cbiAqIHdoYXRldmVyIG9yZGVyLiBBIHN1bSBvZiBwbGFpbiBwcm9kdWN0cyBmb3JnZXRzIHRoZSB1cHBlciBiaXRzIG9mIGVxdWFsIGFuZCBvcHBvc2l0ZSBjaGFuZ2VzXG4gKiB1bmRlciBrZXlzIHRoYXQgc2hhcmUgdGhlaXIgbG93ZXIgYml0cywgc28gdGhlIHNlY29uZCBsYW5lIHNjYXR0ZXJzIGl0cyB3b3JkcyBmaXJzdC4gSXQgZmluZHNcbiAqIGFjY2lkZW50cywgd2l0aCA2NCBiaXRzOyBpdCBpcyBubyBzaWduYXR1cmUgYWdhaW5zdCBhIGZvcmdlci5cbiAqXG4gKiBNb3ZlcyB0aGUgbGFuZXMgYnkgdGhlIGVudHJpZXMgYGZyb20gLi48IHRvYCwgb25lIHBsYWluIGxvb3Agb3ZlciBhcnJheXMgaW4gb3JkZXIuIEEgZ2F1Z2UgaXNcbiAqIGhhc2hlZCBieSB3aGF0IGl0IG1lYW5zLCB3aGVuZXZlciBpdCB3YXMgc2V0dGxlZCBsYXN0LlxuICpcbiAqIEByZXR1cm5zIHRoZSBmaXJzdCBlbnRyeSB3aG9zZSB2YWx1ZSBpcyBubyBpbnRlZ2VyIGJlbG93IDJeNTMsIG9yIC0xLlxuICovXG5leHBvcnQgZnVuY3Rpb24gbW92ZUxhbmVzKFxuICBsYW5lczogSW50MzJBcnJheSxcbiAgc2FsdDogbnVtYmVyLFxuICB3cml0dGVuOiBXcml0dGVuLFxuICBmcm9tOiBudW1iZXIsXG4gIHRvOiBudW1iZXIsXG4pOiBudW1iZXIge1xuICBjb25zdCB7IG1hcmtzLCBvbGRlciwgbmV3ZXIgfSA9IHdyaXR0ZW47XG4gIGxldCBhID0gMDtcbiAgbGV0IGIgPSAwO1xuICBmb3IgKGxldCBlbnRyeSA9IGZyb207IGVudHJ5IDwgdG87IGVudHJ5ICs9IDEpIHtcbiAgICBjb25zdCBtYXJrID0gbWFya3NbZW50cnldIGFzIG51bWJlcjtcbiAgICBjb25zdCB2YWx1ZSA9IG5ld2VyW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgY29uc3QgdGhlbiA9IG9sZGVyW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgY29uc3Qgd29yZCA9IHZhbHVlIHwgMDtcbiAgICBjb25zdCB3b3JkVGhlbiA9IHRoZW4gfCAwO1xuICAgIGNvbnN0IHdpZGUgPSB3b3JkICE9PSB2YWx1ZSB8fCB3b3JkVGhlbiAhPT0gdGhlbjtcbiAgICBpZiAod2lkZSAmJiAoZmxvb3IodmFsdWUpICE9PSB2YWx1ZSB8fCBhYnModmFsdWUpID4gSU5UX01BWCkpIHJldHVybiBlbnRyeTtcbiAgICBpZiAobWFyayA8IDApIGNvbnRpbnVlO1xuICAgIGlmIChtYXJrID49IEdBVUdFKSBtb3ZlR2F1Z2UobGFuZXMsIHNhbHQsIHdyaXR0ZW4sIGVudHJ5KTtcbiAgICBlbHNlIGlmICh3aWRlKSBtb3ZlV2lkZShsYW5lcywgc2VlZE9mKG1hcmssIHNhbHQpLCB2YWx1ZSwgdGhlbik7XG4gICAgZWxzZSB7XG4gICAgICBjb25zdCBzZWVkID0gc2VlZE9mKG1hcmssIHNhbHQpO1xuICAgICAgYSA9IChhICsgbW92ZUEoc2VlZCwgd29yZCwgd29yZFRoZW4pKSB8IDA7XG4gICAgICBiID0gKGIgKyBtb3ZlQihzZWVkLCB3b3JkLCB3b3JkVGhlbikpIHwgMDtcbiAgICB9XG4gIH1cbiAgbGFuZXNbMF0gPSAobGFuZXNbMF0gYXMgbnVtYmVyKSArIGE7XG4gIGxhbmVzWzFdID0gKGxhbmVzWzFdIGFzIG51bWJlcikgKyBiO1xuICByZXR1cm4gLTE7XG59XG4iLCAiaW1wb3J0IHsgZm9yZ2V0V3JpdGVzLCBpc0ZpcnN0V3JpdGUgfSBmcm9tICcuL2ZpcnN0V3JpdGVzLmpzJztcbmltcG9ydCB7IG1heCB9IGZyb20gJy4vaW50LmpzJztcbmltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB7IHR5cGUgRW50cnlCdWZmZXIsIHB1c2hFbnRyeSB9IGZyb20gJy4vam91cm5hbC5qcyc7XG5pbXBvcnQgeyB0eXBlIExheW91dCwgUk9MRSB9IGZyb20gJy4vbGF5b3V0LmpzJztcbmltcG9ydCB7IG1vdmVMYW5lcyB9IGZyb20gJy4vbW92ZUxhbmVzLmpzJztcbmltcG9ydCB0eXBlIHsgUm93cyB9IGZyb20gJy4vcm93cy5qcyc7XG5pbXBvcnQgeyBQUkVTRU5UIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgR0FVR0UsIG9mZnNldE9mLCB0eXBlIFdyaXR0ZW4sIHdyaXR0ZW4gfSBmcm9tICcuL3dyaXR0ZW4uanMnO1xuXG4vKiogRW50cmllcyBhdCB3aGljaCBhIGxvbmcgdHJhbnNpdGlvbiBpcyBmaXJzdCBjb21wYWN0ZWQuICovXG5jb25zdCBDT01QQUNUX0ZST00gPSAxIDw8IDE2O1xuXG4vKiogUm9vbSBmb3Igc28gbWFueSBlbnRyaWVzIGlzIGtlcHQgZnJvbSBvbmUgdHJhbnNpdGlvbiB0byB0aGUgbmV4dC4gKi9cbmV4cG9ydCBjb25zdCBLRVBUX01PU1QgPSAxIDw8IDIwO1xuXG4vKipcbiAqIFRoZSBsaXZlIHJvd3Mgb2Ygb25lIHRhYmxlOiBvbmUgZmxhdCBhcnJheSBvZiBkb3VibGVzLCBhbmQgYmVzaWRlIGl0IHdoYXQgdGhlIHRyYW5zaXRpb24gaW4gaGFuZFxuICogaGFzIHdyaXR0ZW4sIGluIG9yZGVyOiB3aGljaCB3b3JkLCBpdHMgb2xkZXIgdmFsdWUsIGl0cyBuZXdlciB2YWx1ZS4gTm90aW5nIGEgd3JpdGUgdG91Y2hlcyBub1xuICogbWVtb3J5IGJ1dCB0aGUgd29yZCBhbmQgdGhlIGVuZCBvZiB0aHJlZSBhcnJheXM7IHRoZSBoYXNoIGlzIGNvbXB1dGVkIGxhdGVyLCBvdmVyIHRob3NlIGFycmF5cyxcbiAqIHdoZXJlIG5vdGhpbmcgbWlzc2VzIHRoZSBjYWNoZS5cbiAqL1xuZXhwb3J0IGNsYXNzIEpvdXJuYWxSb3dzIGltcGxlbWVudHMgUm93cywgV3JpdHRlbiB7XG4gIHdvcmRzOiBGbG9hdDY0QXJyYXk7XG4gIHJlYWRvbmx5IGxheW91dDogTGF5b3V0O1xuICByZWFkb25seSBzdHJpZGU6IG51bWJlcjtcbiAgLyoqIFN1bXMgb2YgdGhlIHRlcm1zIG9mIGFsbCBjZWxsczogdGhlIHR3byBoYXNoIGxhbmVzLiAqL1xuICByZWFkb25seSBsYW5lcyA9IG5ldyBJbnQzMkFycmF5KDIpO1xuICBtYXJrczogSW50MzJBcnJheTtcbiAgb2xkZXI6IEZsb2F0NjRBcnJheTtcbiAgbmV3ZXI6IEZsb2F0NjRBcnJheTtcbiAgI3NpemUgPSAwO1xuICAvKiogRW50cmllcyB3aG9zZSB0ZXJtcyBhcmUgaW4gdGhlIGxhbmVzIGFscmVhZHkuICovXG4gICNoYXNoZWQgPSAwO1xuICAjbGltaXQgPSBDT01QQUNUX0ZST007XG5cbiAgY29uc3RydWN0b3IobGF5b3V0OiBMYXlvdXQsIHdvcmRzOiBGbG9hdDY0QXJyYXkgPSBuZXcgRmxvYXQ2NEFycmF5KGxheW91dC5zdHJpZGUgKiAxNikpIHtcbiAgICB0aGlzLmxheW91dCA9IGxheW91dDtcbiAgICB0aGlzLnN0cmlkZSA9IGxheW91dC5zdHJpZGU7XG4gICAgdGhpcy53b3JkcyA9IHdvcmRzO1xuICAgICh7IG1hcmtzOiB0aGlzLm1hcmtzLCBvbGRlcjogdGhpcy5vbGRlciwgbmV3ZXI6IHRoaXMubmV3ZXIgfSA9IHdyaXR0ZW4oNjQpKTtcbiAgfVxuXG4gIGdldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLndvcmRzW3JvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0XSBhcyBudW1iZXI7XG4gIH1cblxuICBzZXQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgYXQgPSByb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldDtcbiAgICB0aGlzLiNub3RlKGF0LCBhdCwgdmFsdWUpO1xuICB9XG5cbiAgc2V0VW5oYXNoZWQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgYXQgPSByb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldDtcbiAgICB0aGlzLiNub3RlKH5hdCwgYXQsIHZhbHVlKTtcbiAgfVxuXG4gIHNldEdhdWdlKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlciwgcmF0ZTogbnVtYmVyLCBzaW5jZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgYXQgPSByb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldDtcbiAgICAvLyBJdHMgdGhyZWUgZW50cmllcyBzdGF5IHRvZ2V0aGVyLCB3aGF0ZXZlciBpcyBjb21wYWN0ZWQuXG4gICAgaWYgKHRoaXMuI3NpemUgKyAzID4gdGhpcy5tYXJrcy5sZW5ndGgpIHRoaXMuI2dyb3coKTtcbiAgICBjb25zdCB7IG1hcmtzLCBvbGRlciwgbmV3ZXIsIHdvcmRzIH0gPSB0aGlzO1xuICAgIGNvbnN0IHNpemUgPSB0aGlzLiNzaXplO1xuICAgIG1hcmtzW3NpemVdID0gYXQgfCBHQVVHRTtcbiAgICBtYXJrc1tzaXplICsgMV0gPSB+KGF0ICsgMSk7XG4gICAgbWFya3Nbc2l6ZSArIDJdID0gfihhdCArIDIpO1xuICAgIG9sZGVyW3NpemVdID0gd29yZHNbYXRdIGFzIG51bWJlcjtcbiAgICBvbGRlcltzaXplICsgMV0gPSB3b3Jkc1thdCArIDFdIGFzIG51bWJlcjtcbiAgICBvbGRlcltzaXplICsgMl0gPSB3b3Jkc1thdCArIDJdIGFzIG51bWJlcjtcbiAgICBuZXdlcltzaXplXSA9IHdvcmRzW2F0XSA9IHZhbHVlICsgMDtcbiAgICBuZXdlcltzaXplICsgMV0gPSB3b3Jkc1thdCArIDFdID0gcmF0ZSArIDA7XG4gICAgbmV3ZXJbc2l6ZSArIDJdID0gd29yZHNbYXQgKyAyXSA9IHNpbmNlICsgMDtcbiAgICB0aGlzLiNzaXplID0gc2l6ZSArIDM7XG4gIH1cblxuICBwZWVrKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMud29yZHNbcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXRdIGFzIG51bWJlcjtcbiAgfVxuXG4gIHBva2Uocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy53b3Jkc1tyb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldF0gPSB2YWx1ZTtcbiAgfVxuXG4gIHJlc2VydmUocm93OiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLnJlc2VydmVXb3JkKChyb3cgKyAxKSAqIHRoaXMuc3RyaWRlIC0gMSk7XG4gIH1cblxuICAvKipcbiAgICogTWFrZXMgcm9vbSBmb3IgYSB3b3JkOiBhIHZlcnNpb24gdGhhdCB3YXMgbGVmdCBmb3IgYW4gb2xkZXIgb25lIG1heSBoYXZlIG1vcmUgcm93cyB0aGFuIHRoZVxuICAgKiBzdG9yZSBpdCBjb21lcyBiYWNrIHRvLlxuICAgKi9cbiAgcmVzZXJ2ZVdvcmQoYXQ6IG51bWJlcik6IHZvaWQge1xuICAgIGlmIChhdCA8IHRoaXMud29yZHMubGVuZ3RoKSByZXR1cm47XG4gICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KG1heChhdCArIDEsIHRoaXMud29yZHMubGVuZ3RoICogMikpO1xuICAgIHdvcmRzLnNldCh0aGlzLndvcmRzKTtcbiAgICB0aGlzLndvcmRzID0gd29yZHM7XG4gIH1cblxuICAvKiogQSBjb3B5IG9mIHRoZSByb3dzIGluIHVzZSwgZm9yIGFub3RoZXIgc3RvcmUuICovXG4gIGNvcHkoKTogSm91cm5hbFJvd3Mge1xuICAgIGNvbnN0IHVzZWQgPSAodGhpcy5nZXQoMCwgUFJFU0VOVCkgKyAxKSAqIHRoaXMuc3RyaWRlO1xuICAgIHJldHVybiBuZXcgSm91cm5hbFJvd3ModGhpcy5sYXlvdXQsIHRoaXMud29yZHMuc2xpY2UoMCwgdXNlZCkpO1xuICB9XG5cbiAgLyoqXG4gICAqIEVuZHMgdGhlIHdyaXRpbmcgb2YgYSB0cmFuc2l0aW9uIGFuZCBtb3ZlcyB0aGUgbGFuZXMuXG4gICAqXG4gICAqIEByZXR1cm5zIGhvdyBtYW55IGpvdXJuYWwgZW50cmllcyBpdCBoYXMgYXQgbW9zdC5cbiAgICogQHRocm93cyBFcnJvciB3aGVuIGEgd29yZCB3YXMgZ2l2ZW4gYSB2YWx1ZSB0aGF0IGlzIG5vIGludGVnZXIgYmVsb3cgMl41My5cbiAgICovXG4gIHNldHRsZSgpOiBudW1iZXIge1xuICAgIHRoaXMuI2hhc2goKTtcbiAgICByZXR1cm4gdGhpcy4jc2l6ZTtcbiAgfVxuXG4gIC8qKlxuICAgKiBFbmRzIHRoZSB0cmFuc2l0aW9uOiBhcHBlbmRzIGl0cyBlbnRyaWVzIHRvIGEgYnVmZmVyLCBmcm9tIHdoaWNoIHRoZXkgY2FuIGJlIHVuZG9uZS4gV3JpdGVzXG4gICAqIHRoYXQgbGVmdCB0aGVpciB3b3JkIGFzIGl0IHdhcyBhcmUgZHJvcHBlZCBoZXJlOiB0byBjb21wYXJlIGJlZm9yZSBlYWNoIHdyaXRlIHdvdWxkIGJlIHRvXG4gICAqIHdhaXQgZm9yIHRoZSBtZW1vcnkuXG4gICAqL1xuICBjb21taXQoYnVmZmVyOiBFbnRyeUJ1ZmZlcik6IHZvaWQge1xuICAgIGNvbnN0IHsgbWFya3MsIG9sZGVyLCBuZXdlciB9ID0gdGhpcztcbiAgICBjb25zdCBzaXplID0gdGhpcy4jc2l6ZTtcbiAgICBmb3JnZXRXcml0ZXMoc2l6ZSk7XG4gICAgZm9yIChsZXQgZW50cnkgPSAwOyBlbnRyeSA8IHNpemU7IGVudHJ5ICs9IDEpIHtcbiAgICAgIGNvbnN0IHRoZW4gPSBvbGRlcltlbnRyeV0gYXMgbnVtYmVyO1xuICAgICAgaWYgKHRoZW4gPT09IG5ld2VyW2VudHJ5XSkgY29udGludWU7XG4gICAgICBjb25zdCBvZmZzZXQgPSBvZmZzZXRPZihtYXJrc1tlbnRyeV0gYXMgbnVtYmVyKTtcbiAgICAgIGlmIChpc0ZpcnN0V3JpdGUob2Zmc2V0KSkgcHVzaEVudHJ5KGJ1ZmZlciwgb2Zmc2V0LCB0aGVuKTtcbiAgICB9XG4gICAgdGhpcy4jY2xlYXIoKTtcbiAgfVxuXG4gIC8qKiBUYWtlcyB0aGUgdHJhbnNpdGlvbiBiYWNrOyBgcmVzdG9yZWRgIGhlYXJzIG9mIGVhY2ggdGltZXIgdGhhdCB3YXMgbW92ZWQuICovXG4gIHJvbGxiYWNrKHJlc3RvcmVkOiAocm93OiBudW1iZXIsIGR1ZU9mZnNldDogbnVtYmVyKSA9PiB2b2lkKTogdm9pZCB7XG4gICAgY29uc3QgeyB3b3Jkcywgc3RyaWRlLCBtYXJrcywgb2xkZXIgfSA9IHRoaXM7XG4gICAgY29uc3QgeyByb2xlcyB9ID0gdGhpcy5sYXlvdXQ7XG4gICAgZm9yIChsZXQgZW50cnkgPSB0aGlzLiNzaXplIC0gMTsgZW50cnkgPj0gMDsgZW50cnkgLT0gMSkge1xuICAgICAgY29uc3QgYXQgPSBvZmZzZXRPZihtYXJrc1tlbnRyeV0gYXMgbnVtYmVyKTtcbiAgICAgIHdvcmRzW2F0XSA9IG9sZGVyW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgICBjb25zdCBvZmZzZXQgPSBhdCAlIHN0cmlkZTtcbiAgICAgIGlmIChyb2xlc1tvZmZzZXRdID09PSBST0xFLnRpbWVyRHVlKSByZXN0b3JlZCgoYXQgLSBvZmZzZXQpIC8gc3RyaWRlLCBvZmZzZXQpO1xuICAgIH1cbiAgICB0aGlzLiNjbGVhcigpO1xuICB9XG5cbiAgI2NsZWFyKCk6IHZvaWQge1xuICAgIHRoaXMuI3NpemUgPSAwO1xuICAgIHRoaXMuI2hhc2hlZCA9IDA7XG4gICAgdGhpcy4jbGltaXQgPSBDT01QQUNUX0ZST007XG4gICAgLy8gQSB0cmFuc2l0aW9uIHRoYXQgZmlsbGVkIGEgd29ybGQgaXMgbm8gbWVhc3VyZSBmb3IgdGhlIG5leHQgb25lcy5cbiAgICBpZiAodGhpcy5tYXJrcy5sZW5ndGggPiBLRVBUX01PU1QpIE9iamVjdC5hc3NpZ24odGhpcywgd3JpdHRlbig2NCkpO1xuICB9XG5cbiAgI25vdGUobWFyazogbnVtYmVyLCBhdDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3NpemUgPT09IHRoaXMubWFya3MubGVuZ3RoKSB0aGlzLiNncm93KCk7XG4gICAgY29uc3Qgc2l6ZSA9IHRoaXMuI3NpemU7XG4gICAgdGhpcy5tYXJrc1tzaXplXSA9IG1hcms7XG4gICAgdGhpcy5vbGRlcltzaXplXSA9IHRoaXMud29yZHNbYXRdIGFzIG51bWJlcjtcbiAgICAvLyBUaGUgc3VtIHdpdGggemVybyB0dXJucyAtMCBpbnRvIDA6IHRoZSB0d28gYXJlIG9uZSBpbnRlZ2VyLlxuICAgIHRoaXMubmV3ZXJbc2l6ZV0gPSB0aGlzLndvcmRzW2F0XSA9IHZhbHVlICsgMDtcbiAgICB0aGlzLiNzaXplID0gc2l6ZSArIDE7XG4gIH1cblxuICAjZ3JvdygpOiB2b2lkIHtcbiAgICBpZiAodGhpcy4jc2l6ZSA+PSB0aGlzLiNsaW1pdCkgdGhpcy4jY29tcGFjdCgpO1xuICAgIGNvbnN0IHsgbWFya3MsIG9sZGVyLCBuZXdlciB9ID0gdGhpcztcbiAgICBpZiAodGhpcy4jc2l6ZSAqIDIgPCBtYXJrcy5sZW5ndGgpIHJldHVybjtcbiAgICBPYmplY3QuYXNzaWduKHRoaXMsIHdyaXR0ZW4obWFya3MubGVuZ3RoICogMikpO1xuICAgIHRoaXMubWFya3Muc2V0KG1hcmtzKTtcbiAgICB0aGlzLm9sZGVyLnNldChvbGRlcik7XG4gICAgdGhpcy5uZXdlci5zZXQobmV3ZXIpO1xuICB9XG5cbiAgLyoqIERyb3BzIHdoYXQgYGNvbW1pdGAgd291bGQsIHNvIHRoYXQgYSBsb25nIHRyYW5zaXRpb24gbmVlZHMgbm8gbW9yZSByb29tIHRoYW4gaXQgbXVzdC4gKi9cbiAgI2NvbXBhY3QoKTogdm9pZCB7XG4gICAgdGhpcy4jaGFzaCgpO1xuICAgIGNvbnN0IHsgbWFya3MsIG9sZGVyLCBuZXdlciB9ID0gdGhpcztcbiAgICBjb25zdCBzaXplID0gdGhpcy4jc2l6ZTtcbiAgICBsZXQga2VwdCA9IDA7XG4gICAgZm9yZ2V0V3JpdGVzKHNpemUpO1xuICAgIGZvciAobGV0IGVudHJ5ID0gMDsgZW50cnkgPCBzaXplOyBlbnRyeSArPSAxKSB7XG4gICAgICBjb25zdCBtYXJrID0gbWFya3NbZW50cnldIGFzIG51bWJlcjtcbiAgICAgIGlmIChvbGRlcltlbnRyeV0gPT09IG5ld2VyW2VudHJ5XSB8fCAhaXNGaXJzdFdyaXRlKG9mZnNldE9mKG1hcmspKSkgY29udGludWU7XG4gICAgICBtYXJrc1trZXB0XSA9IG1hcms7XG4gICAgICBvbGRlcltrZXB0XSA9IG9sZGVyW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgICBuZXdlcltrZXB0XSA9IG5ld2VyW2VudHJ5XSBhcyBudW1iZXI7XG4gICAgICBrZXB0ICs9IDE7XG4gICAgfVxuICAgIHRoaXMuI3NpemUgPSB0aGlzLiNoYXNoZWQgPSBrZXB0O1xuICAgIC8vIE9uZSB0aGF0IHdyaXRlcyBmZXcgd29yZHMgdHdpY2UsIGFzIG9uZSB0aGF0IGZpbGxzIGEgd29ybGQsIGlzIGxlZnQgYWxvbmUgZm9yIGxvbmdlci5cbiAgICB0aGlzLiNsaW1pdCA9IG1heChDT01QQUNUX0ZST00sIGtlcHQgKiAoa2VwdCAqIDggPCBzaXplICogNyA/IDIgOiA4KSkgKyAxO1xuICB9XG5cbiAgLyoqIE1vdmVzIHRoZSBsYW5lcyBieSB0aGUgZW50cmllcyB0aGF0IGFyZSBuZXcgc2luY2UgdGhlIGxhc3QgdGltZS4gKi9cbiAgI2hhc2goKTogdm9pZCB7XG4gICAgY29uc3QgYmFkID0gbW92ZUxhbmVzKHRoaXMubGFuZXMsIHRoaXMubGF5b3V0LnNhbHQsIHRoaXMsIHRoaXMuI2hhc2hlZCwgdGhpcy4jc2l6ZSk7XG4gICAgaWYgKGJhZCA+PSAwKSB0aGlzLiNmYWlsKG9mZnNldE9mKHRoaXMubWFya3NbYmFkXSBhcyBudW1iZXIpLCB0aGlzLm5ld2VyW2JhZF0gYXMgbnVtYmVyKTtcbiAgICB0aGlzLiNoYXNoZWQgPSB0aGlzLiNzaXplO1xuICB9XG5cbiAgI2ZhaWwoYXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IG5ldmVyIHtcbiAgICBjb25zdCB7IG5hbWUsIGZpZWxkcyB9ID0gdGhpcy5sYXlvdXQuZGVmaW5pdGlvbjtcbiAgICBjb25zdCBvZmZzZXQgPSBhdCAlIHRoaXMuc3RyaWRlO1xuICAgIGNvbnN0IGZpZWxkID0gT2JqZWN0LmtleXMoZmllbGRzKS5maWx0ZXIoKGtleSkgPT4gKGZpZWxkc1trZXldIGFzIG51bWJlcikgPD0gb2Zmc2V0KTtcbiAgICBjb25zdCByb3cgPSAoYXQgLSBvZmZzZXQpIC8gdGhpcy5zdHJpZGU7XG4gICAgaW52YXJpYW50KGZhbHNlLCBgJHtuYW1lfS4ke2ZpZWxkLmF0KC0xKX0gb2Ygcm93ICR7cm93fSBiZWNhbWUgJHt2YWx1ZX0sIHdoaWNoIGlzIG5vIGludGVnZXJgKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGltdWwgfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJvd3MgfSBmcm9tICcuL3Jvd3MuanMnO1xuaW1wb3J0IHsgUFJFU0VOVCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqXG4gKiBGcm9tIGEgdW5pcXVlIGtleSB0byBpdHMgcm93LCBvdmVyIHJvd3MgdGhhdCBhcmUgbmV2ZXIgcmVtb3ZlZDogb3BlbiBhZGRyZXNzaW5nIHdpdGggbGluZWFyXG4gKiBwcm9iaW5nLiBJdCBob2xkcyBoaW50cywgY2hlY2tlZCBhZ2FpbnN0IHRoZSByb3cgaXRzZWxmOiBpdCBtYXkga25vdyByb3dzIHdoaWNoIHRoZSBzbmFwc2hvdCBhdFxuICogaGFuZCBkb2VzIG5vdCBoYXZlLCBhbmQgZ29lcyBvbiBrbm93aW5nIHRoZW0gZm9yIHRoZSBzbmFwc2hvdHMgdGhhdCBkby5cbiAqL1xuZXhwb3J0IGNsYXNzIEtleUluZGV4IHtcbiAgLyoqIFBhaXJzIG9mIGEgcm93IGFuZCBpdHMga2V5J3MgaGFzaC4gKi9cbiAgI3Nsb3RzOiBJbnQzMkFycmF5ID0gbmV3IEludDMyQXJyYXkoMTI4KTtcbiAgI3VzZWQgPSAwO1xuXG4gIC8qKiBUaGUgcm93IHdob3NlIGtleSB3b3JkIGVxdWFscyBga2V5YDsgMCB3aGVuIGByb3dzYCBoYXMgbm9uZS4gKi9cbiAgZmluZChyb3dzOiBSb3dzLCBrZXlPZmZzZXQ6IG51bWJlciwga2V5OiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IG1hc2sgPSB0aGlzLiNzbG90cy5sZW5ndGggLSAxO1xuICAgIGNvbnN0IGNvdW50ID0gcm93cy5nZXQoMCwgUFJFU0VOVCk7XG4gICAgZm9yIChsZXQgYXQgPSAoMiAqIHNwcmVhZChrZXkpKSAmIG1hc2s7IDsgYXQgPSAoYXQgKyAyKSAmIG1hc2spIHtcbiAgICAgIGNvbnN0IHJvdyA9IHRoaXMuI3Nsb3RzW2F0XSBhcyBudW1iZXI7XG4gICAgICBpZiAocm93ID09PSAwKSByZXR1cm4gMDtcbiAgICAgIGlmIChyb3cgPD0gY291bnQgJiYgcm93cy5nZXQocm93LCBrZXlPZmZzZXQpID09PSBrZXkpIHJldHVybiByb3c7XG4gICAgfVxuICB9XG5cbiAgLyoqIEFkZHMgYSByb3cgd2l0aCBpdHMga2V5LiAqL1xuICBhZGQocm93OiBudW1iZXIsIGtleTogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3VzZWQgKiA0ID49IHRoaXMuI3Nsb3RzLmxlbmd0aCkgdGhpcy4jZ3JvdygpO1xuICAgIHRoaXMuI3BsYWNlKHJvdywgc3ByZWFkKGtleSkpO1xuICB9XG5cbiAgLyoqIEEgY29weSwgdG8gZ28gd2l0aCBhIGNvcHkgb2YgdGhlIHJvd3MuICovXG4gIGNvcHkoKTogS2V5SW5kZXgge1xuICAgIGNvbnN0IGNvcHkgPSBuZXcgS2V5SW5kZXgoKTtcbiAgICBjb3B5LiNzbG90cyA9IHRoaXMuI3Nsb3RzLnNsaWNlKCk7XG4gICAgY29weS4jdXNlZCA9IHRoaXMuI3VzZWQ7XG4gICAgcmV0dXJuIGNvcHk7XG4gIH1cblxuICAjcGxhY2Uocm93OiBudW1iZXIsIGhhc2g6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IG1hc2sgPSB0aGlzLiNzbG90cy5sZW5ndGggLSAxO1xuICAgIGxldCBhdCA9ICgyICogaGFzaCkgJiBtYXNrO1xuICAgIHdoaWxlICh0aGlzLiNzbG90c1thdF0gIT09IDApIHtcbiAgICAgIC8vIEEgcm93IHRoYXQgd2FzIHRha2VuIGJhY2sgbWF5IGNvbWUgYWdhaW4gd2l0aCB0aGUgc2FtZSBrZXkuXG4gICAgICBpZiAodGhpcy4jc2xvdHNbYXRdID09PSByb3cgJiYgdGhpcy4jc2xvdHNbYXQgKyAxXSA9PT0gaGFzaCkgcmV0dXJuO1xuICAgICAgYXQgPSAoYXQgKyAyKSAmIG1hc2s7XG4gICAgfVxuICAgIHRoaXMuI3Nsb3RzW2F0XSA9IHJvdztcbiAgICB0aGlzLiNzbG90c1thdCArIDFdID0gaGFzaDtcbiAgICB0aGlzLiN1c2VkICs9IDE7XG4gIH1cblxuICAjZ3JvdygpOiB2b2lkIHtcbiAgICBjb25zdCBzbG90cyA9IHRoaXMuI3Nsb3RzO1xuICAgIHRoaXMuI3Nsb3RzID0gbmV3IEludDMyQXJyYXkoc2xvdHMubGVuZ3RoICogMik7XG4gICAgdGhpcy4jdXNlZCA9IDA7XG4gICAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IHNsb3RzLmxlbmd0aDsgYXQgKz0gMikge1xuICAgICAgY29uc3Qgcm93ID0gc2xvdHNbYXRdIGFzIG51bWJlcjtcbiAgICAgIGlmIChyb3cgIT09IDApIHRoaXMuI3BsYWNlKHJvdywgc2xvdHNbYXQgKyAxXSBhcyBudW1iZXIpO1xuICAgIH1cbiAgfVxufVxuXG5mdW5jdGlvbiBzcHJlYWQoa2V5OiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBtaXhlZCA9IGltdWwoa2V5IHwgMCwgMHg5ZTM3NzliMSkgXiBpbXVsKChrZXkgLyA0Mjk0OTY3Mjk2KSB8IDAsIDB4ODVlYmNhNmIpO1xuICByZXR1cm4gbWl4ZWQgXiAobWl4ZWQgPj4+IDE1KTtcbn1cbiIsICJpbXBvcnQgeyBBZ2VuZGEgfSBmcm9tICcuL2FnZW5kYS5qcyc7XG5pbXBvcnQgdHlwZSB7IFN0b3JlIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB7IHR5cGUgRW50cnlCdWZmZXIsIGVudHJ5QnVmZmVyIH0gZnJvbSAnLi9qb3VybmFsLmpzJztcbmltcG9ydCB7IEpvdXJuYWxSb3dzIH0gZnJvbSAnLi9qb3VybmFsUm93cy5qcyc7XG5pbXBvcnQgeyBLZXlJbmRleCB9IGZyb20gJy4va2V5SW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBMYXlvdXQsIFRpbWVyS2luZCB9IGZyb20gJy4vbGF5b3V0LmpzJztcbmltcG9ydCB7IFBSRVNFTlQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBUaGUgbGl2ZSB3b3JkcyBvZiBhbGwgdGFibGVzLCB3aXRoIHdoYXQgaXMgZGVyaXZlZCBmcm9tIHRoZW0uICovXG5leHBvcnQgaW50ZXJmYWNlIEpvdXJuYWxTdG9yZSBleHRlbmRzIFN0b3JlIHtcbiAgcmVhZG9ubHkgcm93czogcmVhZG9ubHkgSm91cm5hbFJvd3NbXTtcbiAgcmVhZG9ubHkga2V5czogcmVhZG9ubHkgKEtleUluZGV4IHwgdW5kZWZpbmVkKVtdO1xuICBhZ2VuZGE6IEFnZW5kYTtcbiAgLyoqIFdoZXRoZXIgdGhlIGFnZW5kYSBrbm93cyB0aGUgdGltZXJzIG9mIHRoZXNlIHJvd3M6IG5vdCB5ZXQgaW4gYSBmcmVzaCBjb3B5LiAqL1xuICBmaWxlZDogYm9vbGVhbjtcbiAgLyoqIFdoZXRoZXIgYSB0cmFuc2l0aW9uIGlzIHdyaXRpbmcgaGVyZS4gKi9cbiAgd3JpdGluZzogYm9vbGVhbjtcbiAgLyoqIFdoZXJlIHRoZSBlbnRyaWVzIG9mIGEgY29tbWl0IGFyZSBjb2xsZWN0ZWQuICovXG4gIGJ1ZmZlcjogRW50cnlCdWZmZXI7XG4gIC8qKiBCeXRlcyBvZiB0aGUgam91cm5hbHMgdGhhdCBsZWFkIGhlcmUgc2luY2UgdGhlIGxhc3QgYmFzZS4gKi9cbiAgYmVoaW5kQnl0ZXM6IG51bWJlcjtcbn1cblxuLyoqIEFuIGVtcHR5IHN0b3JlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0ZVN0b3JlKGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLCBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10pOiBKb3VybmFsU3RvcmUge1xuICByZXR1cm4gc3RvcmVPZihcbiAgICBsYXlvdXRzLm1hcCgobGF5b3V0KSA9PiBuZXcgSm91cm5hbFJvd3MobGF5b3V0KSksXG4gICAgbGF5b3V0cy5tYXAoKHsgZGVmaW5pdGlvbiB9KSA9PiAoZGVmaW5pdGlvbi5rZXkgPT09IDAgPyB1bmRlZmluZWQgOiBuZXcgS2V5SW5kZXgoKSkpLFxuICAgIGtpbmRzLFxuICAgIHRydWUsXG4gICk7XG59XG5cbi8qKiBBIHN0b3JlIHdpdGggdGhlIHNhbWUgd29yZHM7IGl0cyBhZ2VuZGEgaXMgZmlsZWQgd2hlbiBzb21lYm9keSBmaXJzdCB0aWNrcyBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb3B5U3RvcmUoc3RvcmU6IEpvdXJuYWxTdG9yZSwga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdKTogSm91cm5hbFN0b3JlIHtcbiAgcmV0dXJuIHN0b3JlT2YoXG4gICAgc3RvcmUucm93cy5tYXAoKHJvd3MpID0+IHJvd3MuY29weSgpKSxcbiAgICBzdG9yZS5rZXlzLm1hcCgoaW5kZXgpID0+IGluZGV4Py5jb3B5KCkpLFxuICAgIGtpbmRzLFxuICAgIGZhbHNlLFxuICApO1xufVxuXG5mdW5jdGlvbiBzdG9yZU9mKFxuICByb3dzOiByZWFkb25seSBKb3VybmFsUm93c1tdLFxuICBrZXlzOiByZWFkb25seSAoS2V5SW5kZXggfCB1bmRlZmluZWQpW10sXG4gIGtpbmRzOiByZWFkb25seSBUaW1lcktpbmRbXSxcbiAgZmlsZWQ6IGJvb2xlYW4sXG4pOiBKb3VybmFsU3RvcmUge1xuICBjb25zdCBhZ2VuZGEgPSBuZXcgQWdlbmRhKFxuICAgIGtpbmRzLm1hcCgoeyB0YWJsZSwgZHVlLCBmaWxlZDogb2Zmc2V0IH0pID0+ICh7XG4gICAgICByb3dzOiByb3dzW3RhYmxlXSBhcyBKb3VybmFsUm93cyxcbiAgICAgIGR1ZSxcbiAgICAgIGZpbGVkOiBvZmZzZXQsXG4gICAgfSkpLFxuICApO1xuICByZXR1cm4geyByb3dzLCBrZXlzLCBhZ2VuZGEsIGZpbGVkLCB3cml0aW5nOiBmYWxzZSwgYnVmZmVyOiBlbnRyeUJ1ZmZlcigpLCBiZWhpbmRCeXRlczogMCB9O1xufVxuXG4vKiogRmlsZXMgZXZlcnkgdGltZXIgb2YgYSBmcmVzaCBjb3B5LCB3aG9zZSBib29ra2VlcGluZyB3b3JkcyBhcmUgYW5vdGhlciBzdG9yZSdzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpbGVBbGwoc3RvcmU6IEpvdXJuYWxTdG9yZSwga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdLCBub3c6IG51bWJlcik6IHZvaWQge1xuICBzdG9yZS5hZ2VuZGEuY3Vyc29yID0gbm93O1xuICBmb3IgKGNvbnN0IFtvcmRlciwgeyB0YWJsZSwgZHVlLCBmaWxlZCB9XSBvZiBraW5kcy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCByb3dzID0gc3RvcmUucm93c1t0YWJsZV0gYXMgSm91cm5hbFJvd3M7XG4gICAgLy8gQWxsIHJvd3MgdGhhdCB0aGUgYXJyYXlzIGhhdmUgcm9vbSBmb3I6IGEgZm9yayBtYXkgY291bnQgZmV3ZXIgdGhhbiBpdHMgc291cmNlIGRpZC5cbiAgICBmb3IgKGxldCByb3cgPSAxOyAocm93ICsgMSkgKiByb3dzLnN0cmlkZSA8PSByb3dzLndvcmRzLmxlbmd0aDsgcm93ICs9IDEpIHtcbiAgICAgIHJvd3MucG9rZShyb3csIGZpbGVkLCAwKTtcbiAgICAgIGlmIChyb3dzLmdldChyb3csIGR1ZSkgIT09IDApIHN0b3JlLmFnZW5kYS5maWxlKG9yZGVyLCByb3cpO1xuICAgIH1cbiAgfVxuICBzdG9yZS5maWxlZCA9IHRydWU7XG59XG5cbi8qKiBCeXRlcyBvZiB0aGUgd29yZHMgaW4gdXNlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJ5dGVzT2Yoc3RvcmU6IEpvdXJuYWxTdG9yZSk6IG51bWJlciB7XG4gIGxldCB3b3JkcyA9IDA7XG4gIGZvciAoY29uc3Qgcm93cyBvZiBzdG9yZS5yb3dzKSB3b3JkcyArPSAocm93cy5nZXQoMCwgUFJFU0VOVCkgKyAxKSAqIHJvd3Muc3RyaWRlO1xuICByZXR1cm4gd29yZHMgKiA4O1xufVxuIiwgImltcG9ydCB0eXBlIHsgVmVyc2lvbiB9IGZyb20gJy4vYmFja2VuZC5qcyc7XG5pbXBvcnQgeyBtYXggfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuL2ludmFyaWFudC5qcyc7XG5pbXBvcnQge1xuICBlbnRyeUJ1ZmZlcixcbiAgZW50cnlPZixcbiAgdHlwZSBKb3VybmFsLFxuICBqb3VybmFsQnl0ZXMsXG4gIGpvdXJuYWxPZixcbiAgb2Zmc2V0QXQsXG4gIG9yZGVyT2YsXG4gIHB1c2hFbnRyeSxcbiAgcmVzZXJ2ZUVudHJpZXMsXG4gIHZhbHVlQXQsXG59IGZyb20gJy4vam91cm5hbC5qcyc7XG5pbXBvcnQgdHlwZSB7IEpvdXJuYWxSb3dzIH0gZnJvbSAnLi9qb3VybmFsUm93cy5qcyc7XG5pbXBvcnQgeyBjb3B5U3RvcmUsIHR5cGUgSm91cm5hbFN0b3JlIH0gZnJvbSAnLi9qb3VybmFsU3RvcmUuanMnO1xuaW1wb3J0IHsgUk9MRSwgdHlwZSBUaW1lcktpbmQgfSBmcm9tICcuL2xheW91dC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJvd3MgfSBmcm9tICcuL3Jvd3MuanMnO1xuXG4vKipcbiAqIEEgbm9kZSBvZiBCYWtlcidzIHBlcnNpc3RlbnQgYXJyYXlzICgxOTc4KTogdGhlIG5ld2VzdCB2ZXJzaW9uIG93bnMgdGhlIHdvcmRzLCBlYWNoIG9sZGVyIG9uZVxuICoga25vd3MgaG93IGl0IGRpZmZlcnMgZnJvbSB0aGUgbmV4dC4gT25seSBob2xkZXJzIG9mIG9sZGVyIHNuYXBzaG90cyBob2xkIG9sZGVyIG5vZGVzLCBzbyBtZW1vcnlcbiAqIGZvbGxvd3MgcmVhY2hhYmlsaXR5IGJ5IGl0c2VsZi5cbiAqL1xuZXhwb3J0IGludGVyZmFjZSBKb3VybmFsVmVyc2lvbiBleHRlbmRzIFZlcnNpb24ge1xuICBzdG9yZTogSm91cm5hbFN0b3JlIHwgdW5kZWZpbmVkO1xuICBqb3VybmFsOiBKb3VybmFsIHwgdW5kZWZpbmVkO1xuICBuZXh0OiBKb3VybmFsVmVyc2lvbiB8IHVuZGVmaW5lZDtcbiAgLyoqIFdvcmRzIG9mIGl0cyBvd24sIGZvciByZWFkaW5nLCB3aGVuIHRoZSB3YXkgdG8gdGhlIHN0b3JlIGlzIGxvbmcuICovXG4gIGNvcHk6IEpvdXJuYWxTdG9yZSB8IHVuZGVmaW5lZDtcbn1cblxuLyoqIFZlcnNpb25zIGJldHdlZW4gYSBoYW5kbGUgYW5kIGl0cyBzdG9yZSB0aGF0IGFyZSByZWFkIHRocm91Z2ggcmF0aGVyIHRoYW4gY29waWVkIGF3YXkuICovXG5jb25zdCBORUFSX0xJTktTID0gMzI7XG5cbi8qKiBSZWFkcyB0aHJvdWdoIGpvdXJuYWxzIGFmdGVyIHdoaWNoIGEgY29weSBwYXlzLiAqL1xuY29uc3QgTkVBUl9SRUFEUyA9IDY1NTM2O1xuXG4vKiogVGhlIHZlcnNpb25zIGZyb20gdGhpcyBvbmUgdG8gdGhlIG9uZSB0aGF0IG93bnMgYSBzdG9yZSwgYm90aCBpbmNsdWRlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwYXRoT2YodmVyc2lvbjogSm91cm5hbFZlcnNpb24pOiBKb3VybmFsVmVyc2lvbltdIHtcbiAgY29uc3QgcGF0aCA9IFt2ZXJzaW9uXTtcbiAgZm9yIChsZXQgYXQgPSB2ZXJzaW9uOyBhdC5zdG9yZSA9PT0gdW5kZWZpbmVkOyBwYXRoLnB1c2goYXQpKSBhdCA9IGF0Lm5leHQgYXMgSm91cm5hbFZlcnNpb247XG4gIHJldHVybiBwYXRoO1xufVxuXG4vKiogRW50cmllcyBvZiB0aGUgam91cm5hbHMgb24gYSBwYXRoLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVudHJpZXNPbihwYXRoOiByZWFkb25seSBKb3VybmFsVmVyc2lvbltdKTogbnVtYmVyIHtcbiAgbGV0IGVudHJpZXMgPSAwO1xuICBmb3IgKGNvbnN0IHsgam91cm5hbCB9IG9mIHBhdGgpIGVudHJpZXMgKz0gam91cm5hbD8ub2Zmc2V0cy5sZW5ndGggPz8gMDtcbiAgcmV0dXJuIGVudHJpZXM7XG59XG5cbi8qKlxuICogTWFrZXMgdGhlIGZpcnN0IHZlcnNpb24gb2YgYSBwYXRoIHRoZSBvbmUgdGhhdCBvd25zIHRoZSBzdG9yZTogZWFjaCBqb3VybmFsIG9uIHRoZSB3YXkgaXNcbiAqIGV4Y2hhbmdlZCB3aXRoIHRoZSB3b3JkcywgYW5kIHRoZW4gbGVhZHMgdGhlIG90aGVyIHdheS4gYG5vd2AgaXMgdGhhdCB2ZXJzaW9uJ3MgdGltZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlcm9vdChwYXRoOiByZWFkb25seSBKb3VybmFsVmVyc2lvbltdLCBub3c6IG51bWJlcik6IEpvdXJuYWxTdG9yZSB7XG4gIGNvbnN0IHRpbWVyczogVGltZXJzID0gW107XG4gIGNvbnN0IHN0b3JlID0gcGF0aC5hdCgtMSk/LnN0b3JlIGFzIEpvdXJuYWxTdG9yZTtcbiAgZm9yIChsZXQgYXQgPSBwYXRoLmxlbmd0aCAtIDI7IGF0ID49IDA7IGF0IC09IDEpIHtcbiAgICBjb25zdCBvbGRlciA9IHBhdGhbYXRdIGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgIGNvbnN0IG5ld2VyID0gcGF0aFthdCArIDFdIGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgIGNvbnN0IGpvdXJuYWwgPSBvbGRlci5qb3VybmFsIGFzIEpvdXJuYWw7XG4gICAgbmV3ZXIuam91cm5hbCA9IGV4Y2hhbmdlKHN0b3JlLCBqb3VybmFsLCB0aW1lcnMpO1xuICAgIG5ld2VyLm5leHQgPSBvbGRlcjtcbiAgICBuZXdlci5zdG9yZSA9IHVuZGVmaW5lZDtcbiAgICBvbGRlci5qb3VybmFsID0gdW5kZWZpbmVkO1xuICAgIG9sZGVyLm5leHQgPSB1bmRlZmluZWQ7XG4gICAgb2xkZXIuc3RvcmUgPSBzdG9yZTtcbiAgICBvbGRlci5jb3B5ID0gdW5kZWZpbmVkO1xuICAgIHN0b3JlLmJlaGluZEJ5dGVzID0gbWF4KDAsIHN0b3JlLmJlaGluZEJ5dGVzIC0gam91cm5hbEJ5dGVzKGpvdXJuYWwpKTtcbiAgfVxuICBzZXRMYW5lcyhzdG9yZSwgcGF0aFswXSBhcyBKb3VybmFsVmVyc2lvbik7XG4gIGZpbGVBZ2FpbihzdG9yZSwgdGltZXJzLCBub3cpO1xuICByZXR1cm4gc3RvcmU7XG59XG5cbi8qKiBQYWlycyBvZiBhIHRpbWVyJ3Mga2luZCBhbmQgcm93LiAqL1xudHlwZSBUaW1lcnMgPSBudW1iZXJbXTtcblxuLyoqXG4gKiBQdXRzIHRoZSB3aGVlbCB0byBgbm93YCBhbmQgZmlsZXMgdGltZXJzIHdob3NlIHdvcmRzIHdlcmUgcmVzdG9yZWQuIEFsbCB3b3JkcyBtdXN0IGJlIHRob3NlIG9mXG4gKiB0aGF0IHRpbWU6IG9uIHRoZSB3YXksIGFuIGFwcG9pbnRtZW50IG1heSBsaWUgYmVoaW5kIHRoZSB3aGVlbC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpbGVBZ2FpbihzdG9yZTogSm91cm5hbFN0b3JlLCB0aW1lcnM6IFRpbWVycywgbm93OiBudW1iZXIpOiB2b2lkIHtcbiAgc3RvcmUuYWdlbmRhLnNlZWsobm93KTtcbiAgaWYgKCFzdG9yZS5maWxlZCkgcmV0dXJuO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgdGltZXJzLmxlbmd0aDsgYXQgKz0gMikge1xuICAgIHN0b3JlLmFnZW5kYS5maWxlKHRpbWVyc1thdF0gYXMgbnVtYmVyLCB0aW1lcnNbYXQgKyAxXSBhcyBudW1iZXIpO1xuICB9XG59XG5cbi8qKiBQdXRzIHRoZSBoYXNoIGxhbmVzIG9mIGEgdmVyc2lvbiBpbnRvIGl0cyBzdG9yZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzZXRMYW5lcyhzdG9yZTogSm91cm5hbFN0b3JlLCB2ZXJzaW9uOiBKb3VybmFsVmVyc2lvbik6IHZvaWQge1xuICBmb3IgKGNvbnN0IFt0YWJsZSwgcm93c10gb2Ygc3RvcmUucm93cy5lbnRyaWVzKCkpIHtcbiAgICByb3dzLmxhbmVzWzBdID0gdmVyc2lvbi5sYW5lc1syICogdGFibGVdIGFzIG51bWJlcjtcbiAgICByb3dzLmxhbmVzWzFdID0gdmVyc2lvbi5sYW5lc1syICogdGFibGUgKyAxXSBhcyBudW1iZXI7XG4gIH1cbn1cblxuLyoqIEV4Y2hhbmdlcyB0aGUgd29yZHMgd2l0aCBhIGpvdXJuYWwncyB2YWx1ZXMsIHdoaWNoIHR1cm5zIHRoZSBqb3VybmFsIHRvIGxlYWQgdGhlIG90aGVyIHdheS4gKi9cbmZ1bmN0aW9uIGV4Y2hhbmdlKHN0b3JlOiBKb3VybmFsU3RvcmUsIGpvdXJuYWw6IEpvdXJuYWwsIHRpbWVyczogVGltZXJzKTogSm91cm5hbCB7XG4gIGNvbnN0IHNpemUgPSBqb3VybmFsLm9mZnNldHMubGVuZ3RoO1xuICBjb25zdCB2YWx1ZXMgPSBuZXcgRmxvYXQ2NEFycmF5KHNpemUpO1xuICBlYWNoRW50cnkoc3RvcmUsIGpvdXJuYWwsIChyb3dzLCBlbnRyeSwgb2Zmc2V0KSA9PiB7XG4gICAgY29uc3QgdmFsdWUgPSB2YWx1ZUF0KGpvdXJuYWwsIGVudHJ5KTtcbiAgICB2YWx1ZXNbZW50cnldID0gcm93cy53b3Jkc1tvZmZzZXRdIGFzIG51bWJlcjtcbiAgICByb3dzLndvcmRzW29mZnNldF0gPSB2YWx1ZTtcbiAgICBjb25zdCB7IHJvbGVzLCBraW5kcyB9ID0gcm93cy5sYXlvdXQ7XG4gICAgY29uc3QgZmllbGQgPSBvZmZzZXQgJSByb3dzLnN0cmlkZTtcbiAgICBpZiAocm9sZXNbZmllbGRdID09PSBST0xFLnRpbWVyRHVlICYmIHZhbHVlICE9PSAwKSB7XG4gICAgICB0aW1lcnMucHVzaChraW5kc1tmaWVsZF0gYXMgbnVtYmVyLCAob2Zmc2V0IC0gZmllbGQpIC8gcm93cy5zdHJpZGUpO1xuICAgIH1cbiAgfSk7XG4gIGNvbnN0IGJ1ZmZlciA9IGVudHJ5QnVmZmVyKCk7XG4gIHJlc2VydmVFbnRyaWVzKGJ1ZmZlciwgc2l6ZSk7XG4gIGZvciAobGV0IGVudHJ5ID0gMDsgZW50cnkgPCBzaXplOyBlbnRyeSArPSAxKSB7XG4gICAgcHVzaEVudHJ5KGJ1ZmZlciwgb2Zmc2V0QXQoam91cm5hbCwgZW50cnkpLCB2YWx1ZXNbZW50cnldIGFzIG51bWJlcik7XG4gIH1cbiAgcmV0dXJuIGpvdXJuYWxPZihidWZmZXIsIGpvdXJuYWwuZW5kcywgIWpvdXJuYWwudW5kbyk7XG59XG5cbi8qKiBWaXNpdHMgdGhlIGVudHJpZXMgb2YgYSBqb3VybmFsIGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGFyZSBhcHBsaWVkLiAqL1xuZnVuY3Rpb24gZWFjaEVudHJ5KFxuICBzdG9yZTogSm91cm5hbFN0b3JlLFxuICBqb3VybmFsOiBKb3VybmFsLFxuICB2aXNpdDogKHJvd3M6IEpvdXJuYWxSb3dzLCBlbnRyeTogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcikgPT4gdm9pZCxcbik6IHZvaWQge1xuICBjb25zdCB7IGVuZHMgfSA9IGpvdXJuYWw7XG4gIGZvciAoY29uc3QgW3RhYmxlLCByb3dzXSBvZiBzdG9yZS5yb3dzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IGZyb20gPSB0YWJsZSA9PT0gMCA/IDAgOiAoZW5kc1t0YWJsZSAtIDFdIGFzIG51bWJlcik7XG4gICAgY29uc3QgeyBmaXJzdCwgbGFzdCwgc3RlcCB9ID0gb3JkZXJPZihqb3VybmFsLCBmcm9tLCBlbmRzW3RhYmxlXSBhcyBudW1iZXIpO1xuICAgIGZvciAobGV0IGVudHJ5ID0gZmlyc3Q7IGVudHJ5ICE9PSBsYXN0OyBlbnRyeSArPSBzdGVwKSB7XG4gICAgICBjb25zdCBvZmZzZXQgPSBvZmZzZXRBdChqb3VybmFsLCBlbnRyeSk7XG4gICAgICByb3dzLnJlc2VydmVXb3JkKG9mZnNldCk7XG4gICAgICB2aXNpdChyb3dzLCBlbnRyeSwgb2Zmc2V0KTtcbiAgICB9XG4gIH1cbn1cblxuLyoqIEEgc3RvcmUgb2YgaXRzIG93biB3aXRoIHRoZSB3b3JkcyBvZiB0aGUgZmlyc3QgdmVyc2lvbiBvZiBhIHBhdGguICovXG5leHBvcnQgZnVuY3Rpb24gbWF0ZXJpYWxpc2UoXG4gIHBhdGg6IHJlYWRvbmx5IEpvdXJuYWxWZXJzaW9uW10sXG4gIGtpbmRzOiByZWFkb25seSBUaW1lcktpbmRbXSxcbik6IEpvdXJuYWxTdG9yZSB7XG4gIGNvbnN0IHNvdXJjZSA9IHBhdGguYXQoLTEpIGFzIEpvdXJuYWxWZXJzaW9uO1xuICBjb25zdCBzdG9yZSA9IGNvcHlTdG9yZShzb3VyY2Uuc3RvcmUgYXMgSm91cm5hbFN0b3JlLCBraW5kcyk7XG4gIGZvciAobGV0IGF0ID0gcGF0aC5sZW5ndGggLSAyOyBhdCA+PSAwOyBhdCAtPSAxKSB7XG4gICAgY29uc3Qgam91cm5hbCA9IChwYXRoW2F0XSBhcyBKb3VybmFsVmVyc2lvbikuam91cm5hbCBhcyBKb3VybmFsO1xuICAgIGVhY2hFbnRyeShzdG9yZSwgam91cm5hbCwgKHJvd3MsIGVudHJ5LCBvZmZzZXQpID0+IHtcbiAgICAgIHJvd3Mud29yZHNbb2Zmc2V0XSA9IHZhbHVlQXQoam91cm5hbCwgZW50cnkpO1xuICAgIH0pO1xuICB9XG4gIHNldExhbmVzKHN0b3JlLCBwYXRoWzBdIGFzIEpvdXJuYWxWZXJzaW9uKTtcbiAgcmV0dXJuIHN0b3JlO1xufVxuXG4vKiogVGhlIHJvd3Mgb2Ygb25lIHZlcnNpb24sIGZvciByZWFkaW5nOiBpdHMgc3RvcmUsIG9yIHRoZSBqb3VybmFscyB0aGF0IGxlYWQgdGhlcmUuICovXG5leHBvcnQgY2xhc3MgVmVyc2lvblJvd3MgaW1wbGVtZW50cyBSb3dzIHtcbiAgcmVhZG9ubHkgI3ZlcnNpb246IEpvdXJuYWxWZXJzaW9uO1xuICByZWFkb25seSAjdGFibGU6IG51bWJlcjtcbiAgcmVhZG9ubHkgI3N0cmlkZTogbnVtYmVyO1xuICByZWFkb25seSAjZmFyOiAodmVyc2lvbjogSm91cm5hbFZlcnNpb24pID0+IEpvdXJuYWxTdG9yZTtcbiAgI3JlYWRzID0gMDtcblxuICAvKiogYGZhcmAgZ2l2ZXMgYSB2ZXJzaW9uIHdvcmRzIG9mIGl0cyBvd24uICovXG4gIGNvbnN0cnVjdG9yKFxuICAgIHZlcnNpb246IEpvdXJuYWxWZXJzaW9uLFxuICAgIHRhYmxlOiBudW1iZXIsXG4gICAgc3RyaWRlOiBudW1iZXIsXG4gICAgZmFyOiAodmVyc2lvbjogSm91cm5hbFZlcnNpb24pID0+IEpvdXJuYWxTdG9yZSxcbiAgKSB7XG4gICAgdGhpcy4jdmVyc2lvbiA9IHZlcnNpb247XG4gICAgdGhpcy4jdGFibGUgPSB0YWJsZTtcbiAgICB0aGlzLiNzdHJpZGUgPSBzdHJpZGU7XG4gICAgdGhpcy4jZmFyID0gZmFyO1xuICB9XG5cbiAgZ2V0KHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgY29uc3QgYXQgPSByb3cgKiB0aGlzLiNzdHJpZGUgKyBvZmZzZXQ7XG4gICAgbGV0IHZlcnNpb24gPSB0aGlzLiN2ZXJzaW9uO1xuICAgIGZvciAobGV0IGxpbmtzID0gMDsgOyBsaW5rcyArPSAxKSB7XG4gICAgICBjb25zdCBzdG9yZSA9IHZlcnNpb24uc3RvcmUgPz8gdmVyc2lvbi5jb3B5O1xuICAgICAgaWYgKHN0b3JlICE9PSB1bmRlZmluZWQpIHJldHVybiB3b3JkT2Yoc3RvcmUsIHRoaXMuI3RhYmxlLCBhdCk7XG4gICAgICBpZiAobGlua3MgPT09IE5FQVJfTElOS1MgfHwgdGhpcy4jcmVhZHMgPiBORUFSX1JFQURTKSBicmVhaztcbiAgICAgIHRoaXMuI3JlYWRzICs9IDE7XG4gICAgICBjb25zdCBqb3VybmFsID0gdmVyc2lvbi5qb3VybmFsIGFzIEpvdXJuYWw7XG4gICAgICBjb25zdCBlbnRyeSA9IGVudHJ5T2Yoam91cm5hbCwgdGhpcy4jdGFibGUsIGF0KTtcbiAgICAgIGlmIChlbnRyeSA+PSAwKSByZXR1cm4gdmFsdWVBdChqb3VybmFsLCBlbnRyeSk7XG4gICAgICB2ZXJzaW9uID0gdmVyc2lvbi5uZXh0IGFzIEpvdXJuYWxWZXJzaW9uO1xuICAgIH1cbiAgICByZXR1cm4gd29yZE9mKHRoaXMuI2Zhcih0aGlzLiN2ZXJzaW9uKSwgdGhpcy4jdGFibGUsIGF0KTtcbiAgfVxuXG4gIHNldCgpOiBuZXZlciB7XG4gICAgaW52YXJpYW50KGZhbHNlLCAnYSBzbmFwc2hvdCB3YXMgd3JpdHRlbiB0bycpO1xuICB9XG5cbiAgc2V0VW5oYXNoZWQoKTogbmV2ZXIge1xuICAgIGludmFyaWFudChmYWxzZSwgJ2Egc25hcHNob3Qgd2FzIHdyaXR0ZW4gdG8nKTtcbiAgfVxuXG4gIHNldEdhdWdlKCk6IG5ldmVyIHtcbiAgICBpbnZhcmlhbnQoZmFsc2UsICdhIHNuYXBzaG90IHdhcyB3cml0dGVuIHRvJyk7XG4gIH1cblxuICByZXNlcnZlKCk6IG5ldmVyIHtcbiAgICBpbnZhcmlhbnQoZmFsc2UsICdhIHNuYXBzaG90IHdhcyB3cml0dGVuIHRvJyk7XG4gIH1cblxuICBwZWVrKCk6IG51bWJlciB7XG4gICAgcmV0dXJuIDA7XG4gIH1cblxuICBwb2tlKCk6IG5ldmVyIHtcbiAgICBpbnZhcmlhbnQoZmFsc2UsICdhIHNuYXBzaG90IHdhcyB3cml0dGVuIHRvJyk7XG4gIH1cbn1cblxuZnVuY3Rpb24gd29yZE9mKHN0b3JlOiBKb3VybmFsU3RvcmUsIHRhYmxlOiBudW1iZXIsIGF0OiBudW1iZXIpOiBudW1iZXIge1xuICBpbnZhcmlhbnQoIXN0b3JlLndyaXRpbmcsICdhIHNuYXBzaG90IHdhcyByZWFkIGluc2lkZSBhIHRyYW5zaXRpb24gb24gaXRzIG93biBzdG9yZScpO1xuICBjb25zdCB7IHdvcmRzIH0gPSBzdG9yZS5yb3dzW3RhYmxlXSBhcyBKb3VybmFsUm93cztcbiAgcmV0dXJuIGF0IDwgd29yZHMubGVuZ3RoID8gKHdvcmRzW2F0XSBhcyBudW1iZXIpIDogMDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEJhY2tlbmQsIEJhY2tlbmRPZiwgU3RvcmUsIFZlcnNpb24sIFdvcmRWaXNpdG9yIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB7XG4gIGVudHJ5QnVmZmVyLFxuICB0eXBlIEpvdXJuYWwsXG4gIGpvdXJuYWxCeXRlcyxcbiAgam91cm5hbE9mLFxuICBvZmZzZXRBdCxcbiAgcmVzZXJ2ZUVudHJpZXMsXG59IGZyb20gJy4vam91cm5hbC5qcyc7XG5pbXBvcnQgeyB0eXBlIEpvdXJuYWxSb3dzLCBLRVBUX01PU1QgfSBmcm9tICcuL2pvdXJuYWxSb3dzLmpzJztcbmltcG9ydCB7IGJ5dGVzT2YsIGNvcHlTdG9yZSwgY3JlYXRlU3RvcmUsIGZpbGVBbGwsIHR5cGUgSm91cm5hbFN0b3JlIH0gZnJvbSAnLi9qb3VybmFsU3RvcmUuanMnO1xuaW1wb3J0IHtcbiAgZW50cmllc09uLFxuICBmaWxlQWdhaW4sXG4gIHR5cGUgSm91cm5hbFZlcnNpb24sXG4gIG1hdGVyaWFsaXNlLFxuICBwYXRoT2YsXG4gIHJlcm9vdCxcbiAgc2V0TGFuZXMsXG4gIFZlcnNpb25Sb3dzLFxufSBmcm9tICcuL2pvdXJuYWxWZXJzaW9uLmpzJztcbmltcG9ydCB0eXBlIHsgS2V5SW5kZXggfSBmcm9tICcuL2tleUluZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgTGF5b3V0LCBUaW1lcktpbmQgfSBmcm9tICcuL2xheW91dC5qcyc7XG5pbXBvcnQgeyBtYXggfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgeyBQUkVTRU5UIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogQSB3YXkgYmFjayBvZiBtb3JlIHRoYW4gb25lIGVudHJ5IGZvciBzbyBtYW55IHdvcmRzIGlzIGxlZnQgdG8gYSBjb3B5LiAqL1xuY29uc3QgV09SRFNfUEVSX0VOVFJZID0gODtcblxuLyoqXG4gKiBUaGUgYmFja2VuZDogdGhlIG5ld2VzdCB2ZXJzaW9uIGluIGZsYXQgYXJyYXlzLCBhbiB1bmRvIGpvdXJuYWwgZm9yIGVhY2ggb2xkZXIgb25lLiBBIHdyaXRlXG4gKiBjb3N0cyBhIHBsYWluIHN0b3JlIGFuZCBpdHMgc2hhcmUgb2YgYSBqb3VybmFsOyBhIGhlbGQgc25hcHNob3QgY29zdHMgdGhlIHdvcmRzIHRoYXQgY2hhbmdlZFxuICogc2luY2U7IGEgZm9yayBjb3N0cyBhIHdheSBiYWNrIG9yIG9uZSBjb3B5LCB3aGljaGV2ZXIgaXMgc2hvcnRlci5cbiAqL1xuZXhwb3J0IGNvbnN0IGpvdXJuYWxCYWNrZW5kOiBCYWNrZW5kT2YgPSAobGF5b3V0cywga2luZHMpID0+IHtcbiAgLyoqIFRoZSBvbmUgdmVyc2lvbiB0aGF0IHdhcyBnaXZlbiB3b3JkcyBvZiBpdHMgb3duIGZvciByZWFkaW5nLiAqL1xuICBsZXQgZmFyOiBXZWFrUmVmPEpvdXJuYWxWZXJzaW9uPiB8IHVuZGVmaW5lZDtcblxuICBjb25zdCByZWFkRmFyID0gKHZlcnNpb246IEpvdXJuYWxWZXJzaW9uKTogSm91cm5hbFN0b3JlID0+IHtcbiAgICBjb25zdCBmb3JtZXIgPSBmYXI/LmRlcmVmKCk7XG4gICAgaWYgKGZvcm1lciAhPT0gdW5kZWZpbmVkKSBmb3JtZXIuY29weSA9IHVuZGVmaW5lZDtcbiAgICBmYXIgPSBuZXcgV2Vha1JlZih2ZXJzaW9uKTtcbiAgICB2ZXJzaW9uLmNvcHkgPSBtYXRlcmlhbGlzZShwYXRoT2YodmVyc2lvbiksIGtpbmRzKTtcbiAgICByZXR1cm4gdmVyc2lvbi5jb3B5O1xuICB9O1xuXG4gIGNvbnN0IGhvbWUgPSAodmVyc2lvbjogSm91cm5hbFZlcnNpb24sIG5vdzogbnVtYmVyKTogSm91cm5hbFN0b3JlID0+IHtcbiAgICBjb25zdCBzdG9yZSA9IG93blN0b3JlKHZlcnNpb24sIG5vdywga2luZHMpO1xuICAgIGlmICghc3RvcmUuZmlsZWQpIGZpbGVBbGwoc3RvcmUsIGtpbmRzLCBub3cpO1xuICAgIHN0b3JlLmFnZW5kYS5zZWVrKG5vdyk7XG4gICAgcmV0dXJuIHN0b3JlO1xuICB9O1xuXG4gIHJldHVybiB7XG4gICAgY3JlYXRlOiAoKSA9PiB2ZXJzaW9uT2YoY3JlYXRlU3RvcmUobGF5b3V0cywga2luZHMpKSxcbiAgICBvcGVuKG9wZW5lZDogVmVyc2lvbiwgbm93OiBudW1iZXIpOiBTdG9yZSB7XG4gICAgICBjb25zdCBzdG9yZSA9IGhvbWUob3BlbmVkIGFzIEpvdXJuYWxWZXJzaW9uLCBub3cpO1xuICAgICAgc3RvcmUud3JpdGluZyA9IHRydWU7XG4gICAgICByZXR1cm4gc3RvcmU7XG4gICAgfSxcbiAgICBjb21taXQ6ICh2ZXJzaW9uOiBWZXJzaW9uLCBzdG9yZTogU3RvcmUpID0+XG4gICAgICBjb21taXQodmVyc2lvbiBhcyBKb3VybmFsVmVyc2lvbiwgc3RvcmUgYXMgSm91cm5hbFN0b3JlLCBraW5kcyksXG4gICAgcm9sbGJhY2s6ICh2ZXJzaW9uOiBWZXJzaW9uLCBzdG9yZTogU3RvcmUsIG5vdzogbnVtYmVyKSA9PlxuICAgICAgcm9sbGJhY2sodmVyc2lvbiBhcyBKb3VybmFsVmVyc2lvbiwgc3RvcmUgYXMgSm91cm5hbFN0b3JlLCBub3cpLFxuICAgIHJlYWRlcjogKHZlcnNpb246IFZlcnNpb24sIHRhYmxlOiBudW1iZXIpID0+XG4gICAgICBuZXcgVmVyc2lvblJvd3ModmVyc2lvbiBhcyBKb3VybmFsVmVyc2lvbiwgdGFibGUsIChsYXlvdXRzW3RhYmxlXSBhcyBMYXlvdXQpLnN0cmlkZSwgcmVhZEZhciksXG4gICAgZmluZCh2ZXJzaW9uOiBWZXJzaW9uLCB0YWJsZTogbnVtYmVyLCBrZXk6IG51bWJlcik6IG51bWJlciB7XG4gICAgICBjb25zdCB7IHN0cmlkZSwgZGVmaW5pdGlvbiB9ID0gbGF5b3V0c1t0YWJsZV0gYXMgTGF5b3V0O1xuICAgICAgY29uc3Qgcm93cyA9IG5ldyBWZXJzaW9uUm93cyh2ZXJzaW9uIGFzIEpvdXJuYWxWZXJzaW9uLCB0YWJsZSwgc3RyaWRlLCByZWFkRmFyKTtcbiAgICAgIGxldCBhdCA9IHZlcnNpb24gYXMgSm91cm5hbFZlcnNpb247XG4gICAgICB3aGlsZSAoYXQuc3RvcmUgPT09IHVuZGVmaW5lZCAmJiBhdC5jb3B5ID09PSB1bmRlZmluZWQpIGF0ID0gYXQubmV4dCBhcyBKb3VybmFsVmVyc2lvbjtcbiAgICAgIGNvbnN0IGluZGV4ID0gKGF0LnN0b3JlID8/IGF0LmNvcHkpPy5rZXlzW3RhYmxlXSBhcyBLZXlJbmRleDtcbiAgICAgIHJldHVybiBpbmRleC5maW5kKHJvd3MsIGRlZmluaXRpb24ua2V5LCBrZXkpO1xuICAgIH0sXG4gICAgbmV4dER1ZTogKHZlcnNpb246IFZlcnNpb24sIG5vdzogbnVtYmVyKSA9PlxuICAgICAgaG9tZSh2ZXJzaW9uIGFzIEpvdXJuYWxWZXJzaW9uLCBub3cpLmFnZW5kYS5uZXh0RHVlKCksXG4gICAgY29tcGFyZTogKGE6IFZlcnNpb24sIGI6IFZlcnNpb24sIHZpc2l0OiBXb3JkVmlzaXRvcikgPT5cbiAgICAgIGNvbXBhcmUoYSBhcyBKb3VybmFsVmVyc2lvbiwgYiBhcyBKb3VybmFsVmVyc2lvbiwgbGF5b3V0cywga2luZHMsIHZpc2l0KSxcbiAgfSBzYXRpc2ZpZXMgQmFja2VuZDtcbn07XG5cbmZ1bmN0aW9uIGNvbW1pdChcbiAgdmVyc2lvbjogSm91cm5hbFZlcnNpb24sXG4gIHN0b3JlOiBKb3VybmFsU3RvcmUsXG4gIGtpbmRzOiByZWFkb25seSBUaW1lcktpbmRbXSxcbik6IEpvdXJuYWxWZXJzaW9uIHtcbiAgbGV0IG1vc3QgPSAwO1xuICBmb3IgKGNvbnN0IHJvd3Mgb2Ygc3RvcmUucm93cykgbW9zdCArPSByb3dzLnNldHRsZSgpO1xuICBzdG9yZS53cml0aW5nID0gZmFsc2U7XG4gIGNvbnN0IHsgYnVmZmVyIH0gPSBzdG9yZTtcbiAgcmVzZXJ2ZUVudHJpZXMoYnVmZmVyLCBtb3N0KTtcbiAgY29uc3QgZW5kcyA9IHN0b3JlLnJvd3MubWFwKChyb3dzKSA9PiB7XG4gICAgcm93cy5jb21taXQoYnVmZmVyKTtcbiAgICByZXR1cm4gYnVmZmVyLnNpemU7XG4gIH0pO1xuICBpZiAoYnVmZmVyLnNpemUgPT09IDApIHJldHVybiB2ZXJzaW9uO1xuICBjb25zdCBuZXh0ID0gdmVyc2lvbk9mKHN0b3JlKTtcbiAgdmVyc2lvbi5qb3VybmFsID0gam91cm5hbE9mKGJ1ZmZlciwgZW5kcywgdHJ1ZSk7XG4gIGlmIChtb3N0ID4gS0VQVF9NT1NUKSBzdG9yZS5idWZmZXIgPSBlbnRyeUJ1ZmZlcigpO1xuICB2ZXJzaW9uLnN0b3JlID0gdW5kZWZpbmVkO1xuICB2ZXJzaW9uLm5leHQgPSBuZXh0O1xuICBzdG9yZS5iZWhpbmRCeXRlcyArPSBqb3VybmFsQnl0ZXModmVyc2lvbi5qb3VybmFsKTtcbiAgaWYgKHN0b3JlLmJlaGluZEJ5dGVzID4gYnl0ZXNPZihzdG9yZSkpIHZlcnNpb24ubmV4dCA9IGJhc2Uoc3RvcmUsIGtpbmRzKTtcbiAgcmV0dXJuIG5leHQ7XG59XG5cbmZ1bmN0aW9uIHJvbGxiYWNrKHZlcnNpb246IEpvdXJuYWxWZXJzaW9uLCBzdG9yZTogSm91cm5hbFN0b3JlLCBub3c6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB0aW1lcnM6IG51bWJlcltdID0gW107XG4gIGZvciAoY29uc3Qgcm93cyBvZiBzdG9yZS5yb3dzKSB7XG4gICAgY29uc3QgeyBraW5kcyB9ID0gcm93cy5sYXlvdXQ7XG4gICAgcm93cy5yb2xsYmFjaygocm93LCBkdWUpID0+IHRpbWVycy5wdXNoKGtpbmRzW2R1ZV0gYXMgbnVtYmVyLCByb3cpKTtcbiAgfVxuICBmaWxlQWdhaW4oc3RvcmUsIHRpbWVycywgbm93KTtcbiAgc3RvcmUuYWdlbmRhLmFiYW5kb25XYXZlKCk7XG4gIHNldExhbmVzKHN0b3JlLCB2ZXJzaW9uKTtcbiAgc3RvcmUud3JpdGluZyA9IGZhbHNlO1xufVxuXG5mdW5jdGlvbiB2ZXJzaW9uT2Yoc3RvcmU6IEpvdXJuYWxTdG9yZSk6IEpvdXJuYWxWZXJzaW9uIHtcbiAgY29uc3QgbGFuZXMgPSBuZXcgSW50MzJBcnJheShzdG9yZS5yb3dzLmxlbmd0aCAqIDIpO1xuICBmb3IgKGNvbnN0IFt0YWJsZSwgcm93c10gb2Ygc3RvcmUucm93cy5lbnRyaWVzKCkpIHtcbiAgICBsYW5lc1syICogdGFibGVdID0gcm93cy5sYW5lc1swXSBhcyBudW1iZXI7XG4gICAgbGFuZXNbMiAqIHRhYmxlICsgMV0gPSByb3dzLmxhbmVzWzFdIGFzIG51bWJlcjtcbiAgfVxuICByZXR1cm4geyBzdG9yZSwgbGFuZXMsIGpvdXJuYWw6IHVuZGVmaW5lZCwgbmV4dDogdW5kZWZpbmVkLCBjb3B5OiB1bmRlZmluZWQgfTtcbn1cblxuLyoqXG4gKiBFbmRzIGEgY2hhaW4gb2Ygam91cm5hbHMgdGhhdCBoYXMgb3V0Z3Jvd24gdGhlIHdvcmRzOiBvbGRlciB2ZXJzaW9ucyBsZWFkIHRvIGEgY29weSBvZiB0aGVcbiAqIHdvcmRzIGFzIHRoZXkgYXJlIG5vdywgc28gdGhhdCBvbmUgaGVsZCBmb3JldmVyIGNvc3RzIHR3byBjb3BpZXMgYXQgbW9zdC5cbiAqL1xuZnVuY3Rpb24gYmFzZShzdG9yZTogSm91cm5hbFN0b3JlLCBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10pOiBKb3VybmFsVmVyc2lvbiB7XG4gIGNvbnN0IGNvcHkgPSBjb3B5U3RvcmUoc3RvcmUsIGtpbmRzKTtcbiAgc3RvcmUuYmVoaW5kQnl0ZXMgPSAwO1xuICBjb25zdCB2ZXJzaW9uID0gdmVyc2lvbk9mKHN0b3JlKTtcbiAgdmVyc2lvbi5zdG9yZSA9IGNvcHk7XG4gIHNldExhbmVzKGNvcHksIHZlcnNpb24pO1xuICByZXR1cm4gdmVyc2lvbjtcbn1cblxuLyoqIFRoZSBzdG9yZSBvZiBhIHZlcnNpb24sIGFmdGVyIGEgd2F5IGJhY2sgb3IgYSBjb3B5IGlmIGl0IGhhcyBub25lLiAqL1xuZnVuY3Rpb24gb3duU3RvcmUodmVyc2lvbjogSm91cm5hbFZlcnNpb24sIG5vdzogbnVtYmVyLCBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10pOiBKb3VybmFsU3RvcmUge1xuICBpZiAodmVyc2lvbi5zdG9yZSAhPT0gdW5kZWZpbmVkKSByZXR1cm4gdmVyc2lvbi5zdG9yZTtcbiAgY29uc3QgcGF0aCA9IHBhdGhPZih2ZXJzaW9uKTtcbiAgY29uc3QgZW5kID0gcGF0aC5hdCgtMSk/LnN0b3JlIGFzIEpvdXJuYWxTdG9yZTtcbiAgaWYgKHZlcnNpb24uY29weSA9PT0gdW5kZWZpbmVkICYmIGVudHJpZXNPbihwYXRoKSAqIFdPUkRTX1BFUl9FTlRSWSAqIDggPCBieXRlc09mKGVuZCkpIHtcbiAgICByZXR1cm4gcmVyb290KHBhdGgsIG5vdyk7XG4gIH1cbiAgdmVyc2lvbi5zdG9yZSA9IHZlcnNpb24uY29weSA/PyBtYXRlcmlhbGlzZShwYXRoLCBraW5kcyk7XG4gIHZlcnNpb24uY29weSA9IHVuZGVmaW5lZDtcbiAgdmVyc2lvbi5qb3VybmFsID0gdW5kZWZpbmVkO1xuICB2ZXJzaW9uLm5leHQgPSB1bmRlZmluZWQ7XG4gIHJldHVybiB2ZXJzaW9uLnN0b3JlO1xufVxuXG5mdW5jdGlvbiBjb21wYXJlKFxuICBhOiBKb3VybmFsVmVyc2lvbixcbiAgYjogSm91cm5hbFZlcnNpb24sXG4gIGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLFxuICBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10sXG4gIHZpc2l0OiBXb3JkVmlzaXRvcixcbik6IHZvaWQge1xuICBjb25zdCBwYXRoQSA9IHBhdGhPZihhKTtcbiAgY29uc3QgcGF0aEIgPSBwYXRoT2YoYik7XG4gIGlmIChwYXRoQS5hdCgtMSkgIT09IHBhdGhCLmF0KC0xKSkge1xuICAgIGNvbXBhcmVTdG9yZXMoXG4gICAgICBhLnN0b3JlID8/IG1hdGVyaWFsaXNlKHBhdGhBLCBraW5kcyksXG4gICAgICBiLnN0b3JlID8/IG1hdGVyaWFsaXNlKHBhdGhCLCBraW5kcyksXG4gICAgICB2aXNpdCxcbiAgICApO1xuICAgIHJldHVybjtcbiAgfVxuICBjb25zdCBjb21tb24gPSBuZXcgU2V0KHBhdGhBKTtcbiAgY29uc3QgbWVldGluZyA9IHBhdGhCLmZpbmQoKHZlcnNpb24pID0+IGNvbW1vbi5oYXModmVyc2lvbikpO1xuICBmb3IgKGNvbnN0IHBhdGggb2YgW3BhdGhBLCBwYXRoQl0pIHtcbiAgICBmb3IgKGNvbnN0IHZlcnNpb24gb2YgcGF0aCkge1xuICAgICAgaWYgKHZlcnNpb24gPT09IG1lZXRpbmcpIGJyZWFrO1xuICAgICAgdmlzaXRKb3VybmFsKHZlcnNpb24uam91cm5hbCBhcyBKb3VybmFsLCBsYXlvdXRzLCB2aXNpdCk7XG4gICAgfVxuICB9XG59XG5cbmZ1bmN0aW9uIHZpc2l0Sm91cm5hbChqb3VybmFsOiBKb3VybmFsLCBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSwgdmlzaXQ6IFdvcmRWaXNpdG9yKTogdm9pZCB7XG4gIGxldCBlbnRyeSA9IDA7XG4gIGZvciAoY29uc3QgW3RhYmxlLCB7IHN0cmlkZSB9XSBvZiBsYXlvdXRzLmVudHJpZXMoKSkge1xuICAgIGZvciAoOyBlbnRyeSA8IChqb3VybmFsLmVuZHNbdGFibGVdIGFzIG51bWJlcik7IGVudHJ5ICs9IDEpIHtcbiAgICAgIGNvbnN0IGF0ID0gb2Zmc2V0QXQoam91cm5hbCwgZW50cnkpO1xuICAgICAgdmlzaXQodGFibGUsIChhdCAtIChhdCAlIHN0cmlkZSkpIC8gc3RyaWRlLCBhdCAlIHN0cmlkZSk7XG4gICAgfVxuICB9XG59XG5cbmZ1bmN0aW9uIGNvbXBhcmVTdG9yZXMoYTogSm91cm5hbFN0b3JlLCBiOiBKb3VybmFsU3RvcmUsIHZpc2l0OiBXb3JkVmlzaXRvcik6IHZvaWQge1xuICBmb3IgKGNvbnN0IFt0YWJsZSwgcm93c0FdIG9mIGEucm93cy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCByb3dzQiA9IGIucm93c1t0YWJsZV0gYXMgSm91cm5hbFJvd3M7XG4gICAgY29uc3QgY291bnQgPSBtYXgocm93c0EuZ2V0KDAsIFBSRVNFTlQpLCByb3dzQi5nZXQoMCwgUFJFU0VOVCkpO1xuICAgIHJvd3NBLnJlc2VydmUoY291bnQpO1xuICAgIHJvd3NCLnJlc2VydmUoY291bnQpO1xuICAgIGNvbnN0IHsgc3RyaWRlIH0gPSByb3dzQTtcbiAgICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgKGNvdW50ICsgMSkgKiBzdHJpZGU7IGF0ICs9IDEpIHtcbiAgICAgIGlmIChyb3dzQS53b3Jkc1thdF0gPT09IHJvd3NCLndvcmRzW2F0XSkgY29udGludWU7XG4gICAgICB2aXNpdCh0YWJsZSwgKGF0IC0gKGF0ICUgc3RyaWRlKSkgLyBzdHJpZGUsIGF0ICUgc3RyaWRlKTtcbiAgICB9XG4gIH1cbn1cbiIsICIvKiogV2hhdCBzb21lYm9keSBhc2tzIGZvciwgYXMgZGF0YS4gYGFyZ3NgIGlzIHBsYWluIEpTT047IHRoZSByZWR1Y2VyIGNoZWNrcyBpdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQ29tbWFuZCB7XG4gIC8qKiBUaGUgY2FsbGVyJ3Mgb3duIG5hbWUgZm9yIHRoaXMgcmVxdWVzdCwgZWNob2VkIGluIGxvZ3M7IGl0IGhhcyBubyBtZWFuaW5nIGhlcmUuICovXG4gIHJlYWRvbmx5IGlkOiBzdHJpbmc7XG4gIC8qKiBXaG8gYXNrczogYW4gb3BhcXVlIGFjY291bnQgaWQgb2YgdGhlIHNpbXVsYXRpb247IDAgaXMgbm9ib2R5J3MgYWNjb3VudC4gKi9cbiAgcmVhZG9ubHkgYWNjb3VudDogbnVtYmVyO1xuICByZWFkb25seSB0eXBlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IGFyZ3M6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+Pjtcbn1cblxuLyoqIEEgY29tbWFuZCdzIHR5cGVkIG5vOiBhIGNvZGUsIGEgc2VudGVuY2UsIGFuZCB0aGUgbnVtYmVycyBvZiB0aGUgcnVsZSBiZWhpbmQgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIFJlZnVzYWwge1xuICByZWFkb25seSBjb2RlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IG1lc3NhZ2U6IHN0cmluZztcbiAgcmVhZG9ubHkgbnVtYmVyczogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgbnVtYmVyIHwgc3RyaW5nPj47XG59XG5cbi8qKiBXaGF0IGEgY29tbWFuZCBnYXZlLiBgYW5zd2VyYCBpcyBwbGFpbiBKU09OLiAqL1xuZXhwb3J0IHR5cGUgT3V0Y29tZSA9XG4gIHwgeyByZWFkb25seSBkb25lOiB0cnVlOyByZWFkb25seSBhbnN3ZXI6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+PiB9XG4gIHwgeyByZWFkb25seSBkb25lOiBmYWxzZTsgcmVhZG9ubHkgcmVmdXNhbDogUmVmdXNhbCB9O1xuXG4vKiogVGhlIGNvbW1hbmQgd2FzIGNhcnJpZWQgb3V0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRvbmUoYW5zd2VyOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB1bmtub3duPj4gPSB7fSk6IE91dGNvbWUge1xuICByZXR1cm4geyBkb25lOiB0cnVlLCBhbnN3ZXIgfTtcbn1cblxuLyoqIFRoZSBjb21tYW5kIHdhcyByZWZ1c2VkOyBub3RoaW5nIGhhcyBjaGFuZ2VkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlZnVzZShcbiAgY29kZTogc3RyaW5nLFxuICBtZXNzYWdlOiBzdHJpbmcsXG4gIG51bWJlcnM6IFJlZnVzYWxbJ251bWJlcnMnXSA9IHt9LFxuKTogT3V0Y29tZSAmIHsgcmVhZG9ubHkgZG9uZTogZmFsc2UgfSB7XG4gIHJldHVybiB7IGRvbmU6IGZhbHNlLCByZWZ1c2FsOiB7IGNvZGUsIG1lc3NhZ2UsIG51bWJlcnMgfSB9O1xufVxuIiwgImltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB0eXBlIHsgVGltZXJLaW5kIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBDb21tYW5kLCBPdXRjb21lIH0gZnJvbSAnLi9vdXRjb21lLmpzJztcbmltcG9ydCB0eXBlIHsgU2NoZW1hIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdE9mIH0gZnJvbSAnLi93b3JsZC5qcyc7XG5cbi8qKiBDYXJyaWVzIG91dCBvbmUgdHlwZSBvZiBjb21tYW5kOiBhIGNvbHVtbiBvZiByZWZ1c2FscywgdGhlbiB0aGUgY2hhbmdlLiAqL1xuZXhwb3J0IHR5cGUgUmVkdWNlcjxTPiA9IChkcmFmdDogRHJhZnRPZjxTPiwgY29tbWFuZDogQ29tbWFuZCkgPT4gT3V0Y29tZTtcblxuLyoqIENhbGxlZCBmb3IgZWFjaCByb3cgd2hvc2UgdGltZXIgaXMgZHVlOyB0aGUgdGltZXIgaXMgY2xlYXIgd2hlbiBpdCBpcyBjYWxsZWQuICovXG5leHBvcnQgaW50ZXJmYWNlIFN5c3RlbTxTPiB7XG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgcmVhZG9ubHkgdGFibGU6IHN0cmluZztcbiAgcmVhZG9ubHkgdGltZXI6IHN0cmluZztcbiAgcnVuKGRyYWZ0OiBEcmFmdE9mPFM+LCBpZDogbnVtYmVyKTogdm9pZDtcbn1cblxuLyoqIEEgZ2FtZSwgYXMgdGhlIGtlcm5lbCBzZWVzIGl0LiBUaGUgb3JkZXIgb2Ygc3lzdGVtcyBpcyBwYXJ0IG9mIHRoZSBydWxlcy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRGVmaW5pdGlvbjxTIGV4dGVuZHMgU2NoZW1hPiB7XG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgLyoqIENoYW5nZXMgd2hlbmV2ZXIgdGhlIHNhbWUgaW5wdXRzIG1heSBnaXZlIGFub3RoZXIgaGFzaC4gKi9cbiAgcmVhZG9ubHkgdmVyc2lvbjogbnVtYmVyO1xuICByZWFkb25seSBzY2hlbWE6IFM7XG4gIHJlYWRvbmx5IGNvbW1hbmRzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBSZWR1Y2VyPFM+Pj47XG4gIHJlYWRvbmx5IHN5c3RlbXM6IHJlYWRvbmx5IFN5c3RlbTxTPltdO1xuICAvKiogRmlsbHMgdGhlIHdvcmxkIGF0IHRpY2sgMC4gKi9cbiAgcmVhZG9ubHkgZ2VuZXNpczogKGRyYWZ0OiBEcmFmdE9mPFM+KSA9PiB2b2lkO1xufVxuXG4vKipcbiAqIFRoZSB0aW1lcnMgb2YgYSBkZWZpbml0aW9uIGluIHRoZSBvcmRlciBvZiB0aGVpciBzeXN0ZW1zLlxuICpcbiAqIEB0aHJvd3MgRXJyb3Igd2hlbiBhIHRpbWVyIGhhcyBubyBzeXN0ZW0sIG9yIG1vcmUgdGhhbiBvbmUuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBraW5kc09mPFMgZXh0ZW5kcyBTY2hlbWE+KFxuICBzY2hlbWE6IFNjaGVtYSxcbiAgc3lzdGVtczogcmVhZG9ubHkgU3lzdGVtPFM+W10sXG4pOiByZWFkb25seSBUaW1lcktpbmRbXSB7XG4gIGNvbnN0IHRhYmxlcyA9IE9iamVjdC5rZXlzKHNjaGVtYS50YWJsZXMpO1xuICBmb3IgKGNvbnN0IFtuYW1lLCB7IHNwZWNzIH1dIG9mIE9iamVjdC5lbnRyaWVzKHNjaGVtYS50YWJsZXMpKSB7XG4gICAgZm9yIChjb25zdCBbZmllbGQsIHsga2luZCB9XSBvZiBPYmplY3QuZW50cmllcyhzcGVjcykpIHtcbiAgICAgIGlmIChraW5kICE9PSAndGltZXInKSBjb250aW51ZTtcbiAgICAgIGNvbnN0IG93bmVycyA9IHN5c3RlbXMuZmlsdGVyKCh7IHRhYmxlLCB0aW1lciB9KSA9PiB0YWJsZSA9PT0gbmFtZSAmJiB0aW1lciA9PT0gZmllbGQpO1xuICAgICAgaW52YXJpYW50KG93bmVycy5sZW5ndGggPT09IDEsIGB0aW1lciAke25hbWV9LiR7ZmllbGR9IGhhcyAke293bmVycy5sZW5ndGh9IHN5c3RlbXMsIG5vdCAxYCk7XG4gICAgfVxuICB9XG4gIHJldHVybiBzeXN0ZW1zLm1hcCgoeyB0YWJsZSwgdGltZXIsIG5hbWUgfSkgPT4ge1xuICAgIGNvbnN0IGRlZmluaXRpb24gPSBzY2hlbWEudGFibGVzW3RhYmxlXTtcbiAgICBpbnZhcmlhbnQoXG4gICAgICBkZWZpbml0aW9uPy5zcGVjc1t0aW1lcl0/LmtpbmQgPT09ICd0aW1lcicsXG4gICAgICBgJHtuYW1lfSBuYW1lcyBubyB0aW1lcjogJHt0YWJsZX0uJHt0aW1lcn1gLFxuICAgICk7XG4gICAgY29uc3QgZHVlID0gZGVmaW5pdGlvbi5maWVsZHNbdGltZXJdIGFzIG51bWJlcjtcbiAgICByZXR1cm4geyB0YWJsZTogdGFibGVzLmluZGV4T2YodGFibGUpLCBkdWUsIGZpbGVkOiBkdWUgKyAxIH07XG4gIH0pO1xufVxuIiwgImltcG9ydCB7IGZyZWV6ZSwgcHJvZHVjZSB9IGZyb20gJ2ltbWVyJztcbmltcG9ydCB7IGNhbm9uaWNhbEpzb24gfSBmcm9tICcuL2Nhbm9uaWNhbC5qcyc7XG5pbXBvcnQgeyBkaWdlc3QsIGVtcHR5RGlnZXN0LCB0ZXJtQSwgdGVybUIgfSBmcm9tICcuL2hhc2guanMnO1xuaW1wb3J0IHR5cGUgeyBEb2N1bWVudERyYWZ0LCBEb2N1bWVudFJlYWRlciB9IGZyb20gJy4vd29ybGQuanMnO1xuXG5jb25zdCBQQUdFID0gMzI7XG5cbi8qKiBBIGRvY3VtZW50IHdpdGggaXRzIHR3byBoYXNoIHRlcm1zLiAqL1xuaW50ZXJmYWNlIEVudHJ5IHtcbiAgcmVhZG9ubHkgZG9jdW1lbnQ6IHVua25vd247XG4gIHJlYWRvbmx5IGE6IG51bWJlcjtcbiAgcmVhZG9ubHkgYjogbnVtYmVyO1xufVxuXG50eXBlIFBhZ2UgPSByZWFkb25seSAoRW50cnkgfCB1bmRlZmluZWQpW107XG5cbi8qKiBPbmUgY29sbGVjdGlvbiBvZiBkb2N1bWVudHMgYXQgb25lIG1vbWVudDogYSBwZXJzaXN0ZW50IGFycmF5IG9mIHBhZ2VzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBEb2N1bWVudHMge1xuICAvKiogRG9jdW1lbnRzIGV2ZXIgaW5zZXJ0ZWQ7IGlkcyBydW4gMSAuLi4gY291bnQuICovXG4gIHJlYWRvbmx5IGNvdW50OiBudW1iZXI7XG4gIHJlYWRvbmx5IHBhZ2VzOiByZWFkb25seSBQYWdlW107XG4gIC8qKiBTdW1zIG9mIHRoZSBkb2N1bWVudHMnIGhhc2ggdGVybXMsIGFuZCB0aGUgY291bnQncy4gKi9cbiAgcmVhZG9ubHkgYTogbnVtYmVyO1xuICByZWFkb25seSBiOiBudW1iZXI7XG59XG5cbi8qKiBBIGNvbGxlY3Rpb24gd2l0aCBub3RoaW5nIGluIGl0LiAqL1xuZXhwb3J0IGNvbnN0IE5PX0RPQ1VNRU5UUzogRG9jdW1lbnRzID0geyBjb3VudDogMCwgcGFnZXM6IFtdLCBhOiAwLCBiOiAwIH07XG5cbmZ1bmN0aW9uIGVudHJ5T2YoZG9jdW1lbnRzOiBEb2N1bWVudHMsIGlkOiBudW1iZXIpOiBFbnRyeSB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGF0ID0gaWQgLSAxO1xuICByZXR1cm4gZG9jdW1lbnRzLnBhZ2VzWyhhdCAtIChhdCAlIFBBR0UpKSAvIFBBR0VdPy5bYXQgJSBQQUdFXTtcbn1cblxuLyoqIFRoZSByZWFkaW5nIGZhY2Ugb2YgYSBjb2xsZWN0aW9uLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRvY3VtZW50UmVhZGVyKGRvY3VtZW50czogRG9jdW1lbnRzKTogRG9jdW1lbnRSZWFkZXI8dW5rbm93bj4ge1xuICByZXR1cm4ge1xuICAgIGNvdW50OiBkb2N1bWVudHMuY291bnQsXG4gICAgZ2V0OiAoaWQpID0+IGVudHJ5T2YoZG9jdW1lbnRzLCBpZCk/LmRvY3VtZW50IGFzIFJlYWRvbmx5PHVua25vd24+LFxuICAgIGlkczogKCkgPT4gaWRzVXBUbyhkb2N1bWVudHMuY291bnQsIChpZCkgPT4gZW50cnlPZihkb2N1bWVudHMsIGlkKSAhPT0gdW5kZWZpbmVkKSxcbiAgfTtcbn1cblxuZnVuY3Rpb24gaWRzVXBUbyhjb3VudDogbnVtYmVyLCBsaXZlczogKGlkOiBudW1iZXIpID0+IGJvb2xlYW4pOiBudW1iZXJbXSB7XG4gIGNvbnN0IGlkczogbnVtYmVyW10gPSBbXTtcbiAgZm9yIChsZXQgaWQgPSAxOyBpZCA8PSBjb3VudDsgaWQgKz0gMSkgaWYgKGxpdmVzKGlkKSkgaWRzLnB1c2goaWQpO1xuICByZXR1cm4gaWRzO1xufVxuXG4vKiogVGhlIHdyaXRpbmcgZmFjZSBvZiBhIGNvbGxlY3Rpb24gd2hpbGUgb25lIHRyYW5zaXRpb24gcnVucy4gKi9cbmV4cG9ydCBjbGFzcyBEb2N1bWVudHNEcmFmdCBpbXBsZW1lbnRzIERvY3VtZW50RHJhZnQ8dW5rbm93bj4ge1xuICByZWFkb25seSAjY29sbGVjdGlvbjogbnVtYmVyO1xuICAjYmFzZTogRG9jdW1lbnRzID0gTk9fRE9DVU1FTlRTO1xuICAjY291bnQgPSAwO1xuICByZWFkb25seSAjZWRpdGVkID0gbmV3IE1hcDxudW1iZXIsIHVua25vd24+KCk7XG5cbiAgLyoqIGBjb2xsZWN0aW9uYCBpcyB0aGUgY29sbGVjdGlvbidzIHBsYWNlIGluIHRoZSBzY2hlbWE6IHRoZSBzYWx0IG9mIGl0cyBoYXNoIHRlcm1zLiAqL1xuICBjb25zdHJ1Y3Rvcihjb2xsZWN0aW9uOiBudW1iZXIpIHtcbiAgICB0aGlzLiNjb2xsZWN0aW9uID0gY29sbGVjdGlvbjtcbiAgfVxuXG4gIGJlZ2luKGJhc2U6IERvY3VtZW50cyk6IHZvaWQge1xuICAgIHRoaXMuI2Jhc2UgPSBiYXNlO1xuICAgIHRoaXMuI2NvdW50ID0gYmFzZS5jb3VudDtcbiAgICB0aGlzLiNlZGl0ZWQuY2xlYXIoKTtcbiAgfVxuXG4gIGdldCBjb3VudCgpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNjb3VudDtcbiAgfVxuXG4gIGdldChpZDogbnVtYmVyKTogUmVhZG9ubHk8dW5rbm93bj4gfCB1bmRlZmluZWQge1xuICAgIGlmICh0aGlzLiNlZGl0ZWQuc2l6ZSAhPT0gMCAmJiB0aGlzLiNlZGl0ZWQuaGFzKGlkKSkgcmV0dXJuIHRoaXMuI2VkaXRlZC5nZXQoaWQpIGFzIG9iamVjdDtcbiAgICByZXR1cm4gZW50cnlPZih0aGlzLiNiYXNlLCBpZCk/LmRvY3VtZW50IGFzIG9iamVjdCB8IHVuZGVmaW5lZDtcbiAgfVxuXG4gIGlkcygpOiBudW1iZXJbXSB7XG4gICAgcmV0dXJuIGlkc1VwVG8odGhpcy4jY291bnQsIChpZCkgPT4gdGhpcy5nZXQoaWQpICE9PSB1bmRlZmluZWQpO1xuICB9XG5cbiAgaW5zZXJ0KGRvY3VtZW50OiB1bmtub3duKTogbnVtYmVyIHtcbiAgICB0aGlzLiNjb3VudCArPSAxO1xuICAgIHRoaXMuI2VkaXRlZC5zZXQodGhpcy4jY291bnQsIGZyZWV6ZShkb2N1bWVudCwgdHJ1ZSkpO1xuICAgIHJldHVybiB0aGlzLiNjb3VudDtcbiAgfVxuXG4gIGVkaXQoaWQ6IG51bWJlciwgcmVjaXBlOiAoZG9jdW1lbnQ6IHVua25vd24pID0+IHZvaWQpOiB2b2lkIHtcbiAgICBjb25zdCBlZGl0ZWQgPSBwcm9kdWNlKHRoaXMuZ2V0KGlkKSwgKGRvY3VtZW50OiB1bmtub3duKSA9PiB7XG4gICAgICByZWNpcGUoZG9jdW1lbnQpO1xuICAgIH0pO1xuICAgIHRoaXMuI2VkaXRlZC5zZXQoaWQsIGVkaXRlZCk7XG4gIH1cblxuICByZW1vdmUoaWQ6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuI2VkaXRlZC5zZXQoaWQsIHVuZGVmaW5lZCk7XG4gIH1cblxuICAvKipcbiAgICogVGhlIGNvbGxlY3Rpb24gYWZ0ZXIgdGhlIHRyYW5zaXRpb247IHRoZSB2ZXJ5IHNhbWUgb25lIHdoZW4gbm90aGluZyBjaGFuZ2VkLlxuICAgKlxuICAgKiBAdGhyb3dzIEVycm9yIG5hbWluZyB0aGUgcGF0aCBvZiBhIHZhbHVlIHRoYXQgaXMgbm8gcGxhaW4gSlNPTiBvZiBpbnRlZ2Vycy5cbiAgICovXG4gIGNvbW1pdCgpOiBEb2N1bWVudHMge1xuICAgIGlmICh0aGlzLiNlZGl0ZWQuc2l6ZSA9PT0gMCkgcmV0dXJuIHRoaXMuI2Jhc2U7XG4gICAgbGV0IHsgYSwgYiB9ID0gdGhpcy4jYmFzZTtcbiAgICBjb25zdCBwYWdlcyA9IHRoaXMuI2Jhc2UucGFnZXMuc2xpY2UoKSBhcyAoRW50cnkgfCB1bmRlZmluZWQpW11bXTtcbiAgICBjb25zdCBmcmVzaCA9IG5ldyBTZXQ8bnVtYmVyPigpO1xuICAgIGxldCBjaGFuZ2VkID0gZmFsc2U7XG4gICAgZm9yIChjb25zdCBbaWQsIGRvY3VtZW50XSBvZiB0aGlzLiNlZGl0ZWQpIHtcbiAgICAgIGNvbnN0IGZvcm1lciA9IGVudHJ5T2YodGhpcy4jYmFzZSwgaWQpO1xuICAgICAgaWYgKGRvY3VtZW50ID09PSBmb3JtZXI/LmRvY3VtZW50KSBjb250aW51ZTtcbiAgICAgIGNvbnN0IGVudHJ5ID0gZG9jdW1lbnQgPT09IHVuZGVmaW5lZCA/IHVuZGVmaW5lZCA6IHRoaXMuI2VudHJ5KGlkLCBkb2N1bWVudCk7XG4gICAgICBjaGFuZ2VkID0gdHJ1ZTtcbiAgICAgIGEgPSAoYSArIChlbnRyeT8uYSA/PyAwKSAtIChmb3JtZXI/LmEgPz8gMCkpIHwgMDtcbiAgICAgIGIgPSAoYiArIChlbnRyeT8uYiA/PyAwKSAtIChmb3JtZXI/LmIgPz8gMCkpIHwgMDtcbiAgICAgIGNvbnN0IHBhZ2UgPSAoaWQgLSAxIC0gKChpZCAtIDEpICUgUEFHRSkpIC8gUEFHRTtcbiAgICAgIGlmICghZnJlc2guaGFzKHBhZ2UpKSB7XG4gICAgICAgIHBhZ2VzW3BhZ2VdID0gKHBhZ2VzW3BhZ2VdID8/IFtdKS5zbGljZSgpO1xuICAgICAgICBmcmVzaC5hZGQocGFnZSk7XG4gICAgICB9XG4gICAgICAocGFnZXNbcGFnZV0gYXMgKEVudHJ5IHwgdW5kZWZpbmVkKVtdKVsoaWQgLSAxKSAlIFBBR0VdID0gZW50cnk7XG4gICAgfVxuICAgIHJldHVybiBjaGFuZ2VkIHx8IHRoaXMuI2NvdW50ICE9PSB0aGlzLiNiYXNlLmNvdW50XG4gICAgICA/IHsgY291bnQ6IHRoaXMuI2NvdW50LCBwYWdlcywgYSwgYiB9XG4gICAgICA6IHRoaXMuI2Jhc2U7XG4gIH1cblxuICAjZW50cnkoaWQ6IG51bWJlciwgZG9jdW1lbnQ6IHVua25vd24pOiBFbnRyeSB7XG4gICAgY29uc3QgbGFuZXMgPSBlbXB0eURpZ2VzdCgpO1xuICAgIGRpZ2VzdChsYW5lcywgY2Fub25pY2FsSnNvbihkb2N1bWVudCkpO1xuICAgIGNvbnN0IGtleSA9IHRoaXMuI2NvbGxlY3Rpb24gKiAweDAxMDAwMTkzICsgaWQ7XG4gICAgcmV0dXJuIHsgZG9jdW1lbnQsIGE6IHRlcm1BKGtleSwgbGFuZXMuYSwgbGFuZXMuYiksIGI6IHRlcm1CKGtleSwgbGFuZXMuYiwgbGFuZXMuYSkgfTtcbiAgfVxufVxuIiwgImltcG9ydCB0eXBlIHsgQWdlbmRhIH0gZnJvbSAnLi9hZ2VuZGEuanMnO1xuaW1wb3J0IHsgaW52YXJpYW50IH0gZnJvbSAnLi9pbnZhcmlhbnQuanMnO1xuaW1wb3J0IHsgaXNJbnQgfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgdHlwZSB7IEtleUluZGV4IH0gZnJvbSAnLi9rZXlJbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IExheW91dCB9IGZyb20gJy4vbGF5b3V0LmpzJztcbmltcG9ydCB0eXBlIHsgUm93cyB9IGZyb20gJy4vcm93cy5qcyc7XG5pbXBvcnQgeyB0eXBlIEZpZWxkLCBQUkVTRU5UIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHR5cGUgeyBUYWJsZURyYWZ0IH0gZnJvbSAnLi93b3JsZC5qcyc7XG5cbi8qKiBUaGUgdGltZSBvZiBhIHdvcmxkIGF0IGhhbmQsIGFuZCB0aGUgZWFybGllc3QgdGljayB0aGF0IG1heSBiZSBuYW1lZCBpbiBhbiBhcHBvaW50bWVudC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQ2xvY2sge1xuICBub3c6IG51bWJlcjtcbiAgZHVlTWluOiBudW1iZXI7XG59XG5cbi8qKiBXaGF0IGEgdGFibGUgb2YgYSBkcmFmdCBoYXMgYmV5b25kIGl0cyByb3dzOyBhIHRhYmxlIGZvciByZWFkaW5nIG9ubHkgZmluZHMuICovXG5leHBvcnQgaW50ZXJmYWNlIFRhYmxlQ29udGV4dCB7XG4gIHJlYWRvbmx5IGNsb2NrOiBDbG9jaztcbiAgLyoqIFJvd3MgYnkgdGFibGUuICovXG4gIHJlYWRvbmx5IHJvd3M6IHJlYWRvbmx5IFJvd3NbXTtcbiAgcmVhZG9ubHkgYWdlbmRhOiBBZ2VuZGEgfCB1bmRlZmluZWQ7XG4gIC8qKiBGaW5kcyBhIHJvdyBieSBpdHMga2V5LiAqL1xuICByZWFkb25seSBmaW5kOiAoa2V5OiBudW1iZXIpID0+IG51bWJlcjtcbiAgcmVhZG9ubHkga2V5czogS2V5SW5kZXggfCB1bmRlZmluZWQ7XG59XG5cbnR5cGUgV29yZCA9IEZpZWxkPHN0cmluZywgJ3dvcmQnPjtcbnR5cGUgR2F1Z2UgPSBGaWVsZDxzdHJpbmcsICdnYXVnZSc+O1xudHlwZSBUaW1lciA9IEZpZWxkPHN0cmluZywgJ3RpbWVyJz47XG50eXBlIExpbmsgPSBGaWVsZDxzdHJpbmcsICdsaW5rJz47XG50eXBlIExpc3QgPSBGaWVsZDxzdHJpbmcsICdsaXN0Jz47XG5cbi8qKiBPZmZzZXRzIGluc2lkZSBhIGdhdWdlIGFuZCBhIGxpbmsuICovXG5jb25zdCBSQVRFID0gMTtcbmNvbnN0IFNJTkNFID0gMjtcbmNvbnN0IE5FWFQgPSAxO1xuY29uc3QgUFJFVklPVVMgPSAyO1xuXG4vKiogR2l2ZXMgbWVhbmluZyB0byByb3dzIG9mIHdvcmRzOiBnYXVnZXMsIHRpbWVycywgbGlua3MgYW5kIGtleXMuIFRoZSBzYW1lIGZvciBhbGwgYmFja2VuZHMuICovXG5leHBvcnQgY2xhc3MgVGFibGUgaW1wbGVtZW50cyBUYWJsZURyYWZ0PHN0cmluZz4ge1xuICByZWFkb25seSAjcm93czogUm93cztcbiAgcmVhZG9ubHkgI2xheW91dDogTGF5b3V0O1xuICByZWFkb25seSAjY29udGV4dDogVGFibGVDb250ZXh0O1xuXG4gIGNvbnN0cnVjdG9yKGxheW91dDogTGF5b3V0LCBjb250ZXh0OiBUYWJsZUNvbnRleHQpIHtcbiAgICB0aGlzLiNsYXlvdXQgPSBsYXlvdXQ7XG4gICAgdGhpcy4jY29udGV4dCA9IGNvbnRleHQ7XG4gICAgdGhpcy4jcm93cyA9IGNvbnRleHQucm93c1tsYXlvdXQuaW5kZXhdIGFzIFJvd3M7XG4gIH1cblxuICBnZXQgY291bnQoKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jcm93cy5nZXQoMCwgUFJFU0VOVCk7XG4gIH1cblxuICBoYXMoaWQ6IG51bWJlcik6IGJvb2xlYW4ge1xuICAgIHJldHVybiBpc0ludChpZCkgJiYgaWQgPiAwICYmIGlkIDw9IHRoaXMuY291bnQgJiYgdGhpcy4jcm93cy5nZXQoaWQsIFBSRVNFTlQpID09PSAxO1xuICB9XG5cbiAgZ2V0KGlkOiBudW1iZXIsIGZpZWxkOiBXb3JkKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkKTtcbiAgfVxuXG4gIHNldChpZDogbnVtYmVyLCBmaWVsZDogV29yZCwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuI3Jvd3Muc2V0KGlkLCBmaWVsZCwgdmFsdWUpO1xuICB9XG5cbiAgYWRkKGlkOiBudW1iZXIsIGZpZWxkOiBXb3JkLCBkZWx0YTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jcm93cy5zZXQoaWQsIGZpZWxkLCB0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpICsgZGVsdGEpO1xuICB9XG5cbiAgbGV2ZWwoaWQ6IG51bWJlciwgZmllbGQ6IEdhdWdlKTogbnVtYmVyIHtcbiAgICBjb25zdCByb3dzID0gdGhpcy4jcm93cztcbiAgICBjb25zdCBlbGFwc2VkID0gdGhpcy4jY29udGV4dC5jbG9jay5ub3cgLSByb3dzLmdldChpZCwgZmllbGQgKyBTSU5DRSk7XG4gICAgcmV0dXJuIHJvd3MuZ2V0KGlkLCBmaWVsZCkgKyByb3dzLmdldChpZCwgZmllbGQgKyBSQVRFKSAqIGVsYXBzZWQ7XG4gIH1cblxuICByYXRlKGlkOiBudW1iZXIsIGZpZWxkOiBHYXVnZSk6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCArIFJBVEUpO1xuICB9XG5cbiAgc2V0TGV2ZWwoaWQ6IG51bWJlciwgZmllbGQ6IEdhdWdlLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgcmF0ZSA9IHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCArIFJBVEUpO1xuICAgIHRoaXMuI3Jvd3Muc2V0R2F1Z2UoaWQsIGZpZWxkLCB2YWx1ZSwgcmF0ZSwgdGhpcy4jY29udGV4dC5jbG9jay5ub3cpO1xuICB9XG5cbiAgc2V0UmF0ZShpZDogbnVtYmVyLCBmaWVsZDogR2F1Z2UsIHJhdGU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuI3Jvd3Muc2V0R2F1Z2UoaWQsIGZpZWxkLCB0aGlzLmxldmVsKGlkLCBmaWVsZCksIHJhdGUsIHRoaXMuI2NvbnRleHQuY2xvY2subm93KTtcbiAgfVxuXG4gIGR1ZShpZDogbnVtYmVyLCBmaWVsZDogVGltZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpO1xuICB9XG5cbiAgc2NoZWR1bGUoaWQ6IG51bWJlciwgZmllbGQ6IFRpbWVyLCBkdWU6IG51bWJlcik6IHZvaWQge1xuICAgIGlmICh0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpID09PSBkdWUpIHJldHVybjtcbiAgICBpZiAoIWlzSW50KGR1ZSkgfHwgZHVlIDwgdGhpcy4jY29udGV4dC5jbG9jay5kdWVNaW4pIHRoaXMuI2ZhaWxEdWUoaWQsIGR1ZSk7XG4gICAgdGhpcy4jcm93cy5zZXQoaWQsIGZpZWxkLCBkdWUpO1xuICAgIHRoaXMuI2NvbnRleHQuYWdlbmRhPy5maWxlKHRoaXMuI2xheW91dC5raW5kc1tmaWVsZF0gYXMgbnVtYmVyLCBpZCk7XG4gIH1cblxuICAjZmFpbER1ZShpZDogbnVtYmVyLCBkdWU6IG51bWJlcik6IG5ldmVyIHtcbiAgICBjb25zdCB7IG5hbWUgfSA9IHRoaXMuI2xheW91dC5kZWZpbml0aW9uO1xuICAgIGludmFyaWFudChmYWxzZSwgYCR7bmFtZX0gJHtpZH0gaXMgZHVlIGF0ICR7ZHVlfSwgYmVmb3JlICR7dGhpcy4jY29udGV4dC5jbG9jay5kdWVNaW59YCk7XG4gIH1cblxuICBjYW5jZWwoaWQ6IG51bWJlciwgZmllbGQ6IFRpbWVyKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI3Jvd3MuZ2V0KGlkLCBmaWVsZCkgIT09IDApIHRoaXMuI3Jvd3Muc2V0KGlkLCBmaWVsZCwgMCk7XG4gIH1cblxuICBwYXJlbnQoaWQ6IG51bWJlciwgZmllbGQ6IExpbmspOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpO1xuICB9XG5cbiAgam9pbihpZDogbnVtYmVyLCBmaWVsZDogTGluaywgcGFyZW50OiBudW1iZXIpOiB2b2lkIHtcbiAgICBpZiAodGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkKSA9PT0gcGFyZW50KSByZXR1cm47XG4gICAgdGhpcy5sZWF2ZShpZCwgZmllbGQpO1xuICAgIGNvbnN0IHsgdGFibGUsIGxpc3QgfSA9IHRoaXMuI2xheW91dC5wYXJlbnRzW2ZpZWxkXSBhcyB7IHRhYmxlOiBudW1iZXI7IGxpc3Q6IG51bWJlciB9O1xuICAgIGNvbnN0IGhlYWRzID0gdGhpcy4jY29udGV4dC5yb3dzW3RhYmxlXSBhcyBSb3dzO1xuICAgIGNvbnN0IGZpcnN0ID0gaGVhZHMuZ2V0KHBhcmVudCwgbGlzdCk7XG4gICAgY29uc3Qgcm93cyA9IHRoaXMuI3Jvd3M7XG4gICAgcm93cy5zZXQoaWQsIGZpZWxkLCBwYXJlbnQpO1xuICAgIHJvd3Muc2V0VW5oYXNoZWQoaWQsIGZpZWxkICsgTkVYVCwgZmlyc3QpO1xuICAgIHJvd3Muc2V0VW5oYXNoZWQoaWQsIGZpZWxkICsgUFJFVklPVVMsIDApO1xuICAgIGlmIChmaXJzdCAhPT0gMCkgcm93cy5zZXRVbmhhc2hlZChmaXJzdCwgZmllbGQgKyBQUkVWSU9VUywgaWQpO1xuICAgIGhlYWRzLnNldFVuaGFzaGVkKHBhcmVudCwgbGlzdCwgaWQpO1xuICB9XG5cbiAgbGVhdmUoaWQ6IG51bWJlciwgZmllbGQ6IExpbmspOiB2b2lkIHtcbiAgICBjb25zdCByb3dzID0gdGhpcy4jcm93cztcbiAgICBjb25zdCBwYXJlbnQgPSByb3dzLmdldChpZCwgZmllbGQpO1xuICAgIGlmIChwYXJlbnQgPT09IDApIHJldHVybjtcbiAgICBjb25zdCBuZXh0ID0gcm93cy5nZXQoaWQsIGZpZWxkICsgTkVYVCk7XG4gICAgY29uc3QgcHJldmlvdXMgPSByb3dzLmdldChpZCwgZmllbGQgKyBQUkVWSU9VUyk7XG4gICAgaWYgKG5leHQgIT09IDApIHJvd3Muc2V0VW5oYXNoZWQobmV4dCwgZmllbGQgKyBQUkVWSU9VUywgcHJldmlvdXMpO1xuICAgIGlmIChwcmV2aW91cyAhPT0gMCkgcm93cy5zZXRVbmhhc2hlZChwcmV2aW91cywgZmllbGQgKyBORVhULCBuZXh0KTtcbiAgICBlbHNlIHtcbiAgICAgIGNvbnN0IHsgdGFibGUsIGxpc3QgfSA9IHRoaXMuI2xheW91dC5wYXJlbnRzW2ZpZWxkXSBhcyB7IHRhYmxlOiBudW1iZXI7IGxpc3Q6IG51bWJlciB9O1xuICAgICAgKHRoaXMuI2NvbnRleHQucm93c1t0YWJsZV0gYXMgUm93cykuc2V0VW5oYXNoZWQocGFyZW50LCBsaXN0LCBuZXh0KTtcbiAgICB9XG4gICAgcm93cy5zZXQoaWQsIGZpZWxkLCAwKTtcbiAgICByb3dzLnNldFVuaGFzaGVkKGlkLCBmaWVsZCArIE5FWFQsIDApO1xuICAgIHJvd3Muc2V0VW5oYXNoZWQoaWQsIGZpZWxkICsgUFJFVklPVVMsIDApO1xuICB9XG5cbiAgbWVtYmVycyhpZDogbnVtYmVyLCBmaWVsZDogTGlzdCk6IG51bWJlcltdIHtcbiAgICBjb25zdCB7IHRhYmxlLCBsaW5rIH0gPSB0aGlzLiNsYXlvdXQuY2hpbGRyZW5bZmllbGRdIGFzIHsgdGFibGU6IG51bWJlcjsgbGluazogbnVtYmVyIH07XG4gICAgY29uc3Qgcm93cyA9IHRoaXMuI2NvbnRleHQucm93c1t0YWJsZV0gYXMgUm93cztcbiAgICBjb25zdCBpZHM6IG51bWJlcltdID0gW107XG4gICAgZm9yIChsZXQgYXQgPSB0aGlzLiNyb3dzLmdldChpZCwgZmllbGQpOyBhdCAhPT0gMDsgYXQgPSByb3dzLmdldChhdCwgbGluayArIE5FWFQpKSBpZHMucHVzaChhdCk7XG4gICAgcmV0dXJuIGlkcy5sZW5ndGggPCAyID8gaWRzIDogaWRzLnNvcnQoKGEsIGIpID0+IGEgLSBiKTtcbiAgfVxuXG4gIGlzRW1wdHkoaWQ6IG51bWJlciwgZmllbGQ6IExpc3QpOiBib29sZWFuIHtcbiAgICByZXR1cm4gdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkKSA9PT0gMDtcbiAgfVxuXG4gIGZpbmQoa2V5OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNjb250ZXh0LmZpbmQoa2V5KTtcbiAgfVxuXG4gIGlkcygpOiBudW1iZXJbXSB7XG4gICAgY29uc3QgaWRzOiBudW1iZXJbXSA9IFtdO1xuICAgIGZvciAobGV0IGlkID0gMTsgaWQgPD0gdGhpcy5jb3VudDsgaWQgKz0gMSkgaWYgKHRoaXMuI3Jvd3MuZ2V0KGlkLCBQUkVTRU5UKSA9PT0gMSkgaWRzLnB1c2goaWQpO1xuICAgIHJldHVybiBpZHM7XG4gIH1cblxuICBpbnNlcnQoa2V5ID0gMCk6IG51bWJlciB7XG4gICAgY29uc3Qgcm93cyA9IHRoaXMuI3Jvd3M7XG4gICAgY29uc3QgeyBkZWZpbml0aW9uIH0gPSB0aGlzLiNsYXlvdXQ7XG4gICAgY29uc3QgaWQgPSByb3dzLmdldCgwLCBQUkVTRU5UKSArIDE7XG4gICAgaWYgKGRlZmluaXRpb24ua2V5ID09PSAwID8ga2V5ICE9PSAwIDoga2V5IDw9IDAgfHwgdGhpcy5maW5kKGtleSkgIT09IDApIHtcbiAgICAgIGludmFyaWFudChmYWxzZSwgYCR7ZGVmaW5pdGlvbi5uYW1lfSB3YW50cyBhIGtleSBvZiBpdHMgb3duLCBub3QgJHtrZXl9YCk7XG4gICAgfVxuICAgIHJvd3MucmVzZXJ2ZShpZCk7XG4gICAgcm93cy5zZXQoMCwgUFJFU0VOVCwgaWQpO1xuICAgIHJvd3Muc2V0KGlkLCBQUkVTRU5ULCAxKTtcbiAgICBpZiAoZGVmaW5pdGlvbi5rZXkgIT09IDApIHtcbiAgICAgIHJvd3Muc2V0KGlkLCBkZWZpbml0aW9uLmtleSwga2V5KTtcbiAgICAgIHRoaXMuI2NvbnRleHQua2V5cz8uYWRkKGlkLCBrZXkpO1xuICAgIH1cbiAgICByZXR1cm4gaWQ7XG4gIH1cblxuICByZW1vdmUoaWQ6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHsgZGVmaW5pdGlvbiB9ID0gdGhpcy4jbGF5b3V0O1xuICAgIGludmFyaWFudChkZWZpbml0aW9uLmtleSA9PT0gMCwgYHJvd3Mgb2YgJHtkZWZpbml0aW9uLm5hbWV9IGhhdmUgYSBrZXkgYW5kIGFyZSBuZXZlciByZW1vdmVkYCk7XG4gICAgZm9yIChjb25zdCBbbmFtZSwgeyBraW5kIH1dIG9mIE9iamVjdC5lbnRyaWVzKGRlZmluaXRpb24uc3BlY3MpKSB7XG4gICAgICBjb25zdCBmaWVsZCA9IGRlZmluaXRpb24uZmllbGRzW25hbWVdIGFzIG51bWJlcjtcbiAgICAgIGlmIChraW5kID09PSAnbGluaycpIHRoaXMubGVhdmUoaWQsIGZpZWxkIGFzIExpbmspO1xuICAgICAgaW52YXJpYW50KFxuICAgICAgICBraW5kICE9PSAnbGlzdCcgfHwgdGhpcy4jcm93cy5nZXQoaWQsIGZpZWxkKSA9PT0gMCxcbiAgICAgICAgYCR7ZGVmaW5pdGlvbi5uYW1lfSAke2lkfSBzdGlsbCBoYXMgJHtuYW1lfWAsXG4gICAgICApO1xuICAgICAgaWYgKGtpbmQgPT09ICdnYXVnZScpIHRoaXMuI3Jvd3Muc2V0R2F1Z2UoaWQsIGZpZWxkLCAwLCAwLCAwKTtcbiAgICAgIGVsc2UgaWYgKGtpbmQgPT09ICd3b3JkJyB8fCBraW5kID09PSAndGltZXInKSB0aGlzLiNyb3dzLnNldChpZCwgZmllbGQsIDApO1xuICAgIH1cbiAgICB0aGlzLiNyb3dzLnNldChpZCwgUFJFU0VOVCwgMCk7XG4gIH1cbn1cbiIsICJpbXBvcnQgdHlwZSB7IEJhY2tlbmQsIFN0b3JlIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB7IHR5cGUgRG9jdW1lbnRzLCBEb2N1bWVudHNEcmFmdCwgZG9jdW1lbnRSZWFkZXIgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgdHlwZSB7IEV2ZW50QnVmZmVyIH0gZnJvbSAnLi9ldmVudHMuanMnO1xuaW1wb3J0IHR5cGUgeyBMYXlvdXQgfSBmcm9tICcuL2xheW91dC5qcyc7XG5pbXBvcnQgeyByb2xsIH0gZnJvbSAnLi9yb2xsLmpzJztcbmltcG9ydCB0eXBlIHsgUm93cyB9IGZyb20gJy4vcm93cy5qcyc7XG5pbXBvcnQgdHlwZSB7IFNlZWRlZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB0eXBlIHsgUGFydHMgfSBmcm9tICcuL3NuYXBzaG90LmpzJztcbmltcG9ydCB7IHR5cGUgQ2xvY2ssIFRhYmxlIH0gZnJvbSAnLi90YWJsZS5qcyc7XG5pbXBvcnQgdHlwZSB7IEtleUluZGV4IH0gZnJvbSAnLi9rZXlJbmRleC5qcyc7XG5cbi8qKiBUaGUgZHJhZnQgb2Ygb25lIHN0b3JlOiBtYWRlIG9uY2UsIHVzZWQgZm9yIGV2ZXJ5IHRyYW5zaXRpb24gdGhhdCBydW5zIHRoZXJlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBGYWNlIHtcbiAgcmVhZG9ubHkgY2xvY2s6IENsb2NrO1xuICByZWFkb25seSBkb2N1bWVudHM6IHJlYWRvbmx5IERvY3VtZW50c0RyYWZ0W107XG4gIC8qKiBXaGF0IHJlZHVjZXJzIGFuZCBzeXN0ZW1zIGFyZSBnaXZlbi4gKi9cbiAgcmVhZG9ubHkgZHJhZnQ6IG9iamVjdDtcbiAgLyoqIFB1dHMgdGhlIHNldHRpbmcgb2YgdGhlIHdvcmxkIGF0IGhhbmQgdW5kZXIgdGhlIGRyYWZ0LiAqL1xuICBiZWdpbihzZXR0aW5nOiBTZWVkZWQpOiB2b2lkO1xufVxuXG4vKiogVGhlIG5hbWVzIG9mIHRhYmxlcyBhbmQgZG9jdW1lbnQgY29sbGVjdGlvbnMsIGluIHNjaGVtYSBvcmRlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTmFtZXMge1xuICByZWFkb25seSB0YWJsZXM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICByZWFkb25seSBkb2N1bWVudHM6IHJlYWRvbmx5IHN0cmluZ1tdO1xufVxuXG4vKiogTWFrZXMgdGhlIG11dGFibGUgZmFjZSBvZiBhIHN0b3JlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZhY2VPZihcbiAgc3RvcmU6IFN0b3JlLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAgbmFtZXM6IE5hbWVzLFxuICBldmVudHM6IEV2ZW50QnVmZmVyLFxuKTogRmFjZSB7XG4gIGNvbnN0IGNsb2NrOiBDbG9jayA9IHsgbm93OiAwLCBkdWVNaW46IDAgfTtcbiAgY29uc3QgZG9jdW1lbnRzID0gbmFtZXMuZG9jdW1lbnRzLm1hcCgoXywgY29sbGVjdGlvbikgPT4gbmV3IERvY3VtZW50c0RyYWZ0KGNvbGxlY3Rpb24pKTtcbiAgbGV0IHNldHRpbmc6IFNlZWRlZCA9IHsgc2VlZDogMCB9O1xuICBjb25zdCBkcmFmdDogUmVjb3JkPHN0cmluZywgdW5rbm93bj4gPSB7XG4gICAgZW1pdDogKG5hbWU6IHN0cmluZywgYSA9IDAsIGIgPSAwLCBjID0gMCwgZCA9IDAsIGUgPSAwLCBmID0gMCkgPT5cbiAgICAgIGV2ZW50cy5hZGQoY2xvY2subm93LCBuYW1lLCBhLCBiLCBjLCBkLCBlLCBmKSxcbiAgICByb2xsOiAoZG9tYWluOiBudW1iZXIsIGVudGl0eTogbnVtYmVyLCBuID0gMCkgPT5cbiAgICAgIHJvbGwoc2V0dGluZy5zZWVkLCBkb21haW4sIGVudGl0eSwgY2xvY2subm93LCBuKSxcbiAgfTtcbiAgT2JqZWN0LmRlZmluZVByb3BlcnR5KGRyYWZ0LCAnbm93JywgeyBnZXQ6ICgpID0+IGNsb2NrLm5vdywgZW51bWVyYWJsZTogdHJ1ZSB9KTtcbiAgT2JqZWN0LmRlZmluZVByb3BlcnR5KGRyYWZ0LCAnc2V0dGluZycsIHsgZ2V0OiAoKSA9PiBzZXR0aW5nLCBlbnVtZXJhYmxlOiB0cnVlIH0pO1xuICBmb3IgKGNvbnN0IFtpbmRleCwgbGF5b3V0XSBvZiBsYXlvdXRzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IHJvd3MgPSBzdG9yZS5yb3dzW2luZGV4XSBhcyBSb3dzO1xuICAgIGNvbnN0IGtleXMgPSBzdG9yZS5rZXlzW2luZGV4XTtcbiAgICBkcmFmdFtuYW1lcy50YWJsZXNbaW5kZXhdIGFzIHN0cmluZ10gPSBuZXcgVGFibGUobGF5b3V0LCB7XG4gICAgICBjbG9jayxcbiAgICAgIHJvd3M6IHN0b3JlLnJvd3MsXG4gICAgICBhZ2VuZGE6IHN0b3JlLmFnZW5kYSxcbiAgICAgIGtleXMsXG4gICAgICBmaW5kOiAoa2V5KSA9PiAoa2V5cyBhcyBLZXlJbmRleCkuZmluZChyb3dzLCBsYXlvdXQuZGVmaW5pdGlvbi5rZXksIGtleSksXG4gICAgfSk7XG4gIH1cbiAgZm9yIChjb25zdCBbY29sbGVjdGlvbiwgbmFtZV0gb2YgbmFtZXMuZG9jdW1lbnRzLmVudHJpZXMoKSkgZHJhZnRbbmFtZV0gPSBkb2N1bWVudHNbY29sbGVjdGlvbl07XG4gIGNvbnN0IGJlZ2luID0gKG5leHQ6IFNlZWRlZCk6IHZvaWQgPT4ge1xuICAgIHNldHRpbmcgPSBuZXh0O1xuICB9O1xuICByZXR1cm4geyBjbG9jaywgZG9jdW1lbnRzLCBkcmFmdCwgYmVnaW4gfTtcbn1cblxuLyoqIE1ha2VzIHRoZSByZWFkaW5nIGZhY2Ugb2Ygb25lIHZlcnNpb24uICovXG5leHBvcnQgZnVuY3Rpb24gd29ybGRPZihcbiAgYmFja2VuZDogQmFja2VuZCxcbiAgeyB2ZXJzaW9uLCBkb2N1bWVudHMsIG9yaWdpbjogeyBzZXR0aW5nIH0gfTogUGFydHMsXG4gIGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLFxuICBuYW1lczogTmFtZXMsXG4gIG5vdzogbnVtYmVyLFxuKTogb2JqZWN0IHtcbiAgY29uc3QgY2xvY2s6IENsb2NrID0geyBub3csIGR1ZU1pbjogMCB9O1xuICBjb25zdCByb3dzID0gbGF5b3V0cy5tYXAoKF8sIHRhYmxlKSA9PiBiYWNrZW5kLnJlYWRlcih2ZXJzaW9uLCB0YWJsZSkpO1xuICBjb25zdCB3b3JsZDogUmVjb3JkPHN0cmluZywgdW5rbm93bj4gPSB7XG4gICAgbm93LFxuICAgIHNldHRpbmcsXG4gICAgcm9sbDogKGRvbWFpbjogbnVtYmVyLCBlbnRpdHk6IG51bWJlciwgbiA9IDApID0+IHJvbGwoc2V0dGluZy5zZWVkLCBkb21haW4sIGVudGl0eSwgbm93LCBuKSxcbiAgfTtcbiAgZm9yIChjb25zdCBbaW5kZXgsIGxheW91dF0gb2YgbGF5b3V0cy5lbnRyaWVzKCkpIHtcbiAgICB3b3JsZFtuYW1lcy50YWJsZXNbaW5kZXhdIGFzIHN0cmluZ10gPSBuZXcgVGFibGUobGF5b3V0LCB7XG4gICAgICBjbG9jayxcbiAgICAgIHJvd3MsXG4gICAgICBhZ2VuZGE6IHVuZGVmaW5lZCxcbiAgICAgIGtleXM6IHVuZGVmaW5lZCxcbiAgICAgIGZpbmQ6IChrZXkpID0+IGJhY2tlbmQuZmluZCh2ZXJzaW9uLCBpbmRleCwga2V5KSxcbiAgICB9KTtcbiAgfVxuICBmb3IgKGNvbnN0IFtjb2xsZWN0aW9uLCBuYW1lXSBvZiBuYW1lcy5kb2N1bWVudHMuZW50cmllcygpKSB7XG4gICAgd29ybGRbbmFtZV0gPSBkb2N1bWVudFJlYWRlcihkb2N1bWVudHNbY29sbGVjdGlvbl0gYXMgRG9jdW1lbnRzKTtcbiAgfVxuICByZXR1cm4gd29ybGQ7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBWZXJzaW9uIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB0eXBlIHsgRG9jdW1lbnRzIH0gZnJvbSAnLi9kb2N1bWVudHMuanMnO1xuaW1wb3J0IHR5cGUgeyBTZWVkZWQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBXaGF0IGFsbCBzbmFwc2hvdHMgb2Ygb25lIHdvcmxkIHNoYXJlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBPcmlnaW48U2V0dGluZyBleHRlbmRzIFNlZWRlZCA9IFNlZWRlZD4ge1xuICByZWFkb25seSBzZXR0aW5nOiBTZXR0aW5nO1xuICAvKiogVGhlIGRpZ2VzdCBvZiB0aGUgc2V0dGluZzogaXQgY2FuIGluZmx1ZW5jZSBldmVyeSBmdXR1cmUuICovXG4gIHJlYWRvbmx5IHNldHRpbmdIYXNoOiBzdHJpbmc7XG59XG5cbi8qKiBUaGUgaW5zaWRlcyBvZiBhIHNuYXBzaG90LCBmb3IgdGhlIGtlcm5lbCBhbG9uZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUGFydHMge1xuICByZWFkb25seSBvcmlnaW46IE9yaWdpbjtcbiAgcmVhZG9ubHkgdmVyc2lvbjogVmVyc2lvbjtcbiAgcmVhZG9ubHkgZG9jdW1lbnRzOiByZWFkb25seSBEb2N1bWVudHNbXTtcbiAgLyoqIFRoZSByb290IGhhc2ggYW5kIHRoZSB3b3JsZCdzIHJlYWRpbmcgZmFjZSwgbWFkZSB3aGVuIHNvbWVib2R5IGZpcnN0IGFza3MuICovXG4gIGhhc2g6IHN0cmluZyB8IHVuZGVmaW5lZDtcbiAgd29ybGQ6IG9iamVjdCB8IHVuZGVmaW5lZDtcbn1cblxuLyoqIE9wZW5zIGEgc25hcHNob3QgdG8gdGhlIGtlcm5lbC4gTm9ib2R5IG91dHNpZGUgY2FuIHJlYWNoIGl0cyB3b3Jkcy4gKi9cbmV4cG9ydCBsZXQgcGFydHNPZjogKHNuYXBzaG90OiBTbmFwc2hvdCkgPT4gUGFydHM7XG5cbi8qKlxuICogVGhlIHdob2xlIHdvcmxkIGF0IG9uZSBtb21lbnQ6IGFuIGltbXV0YWJsZSB2YWx1ZS4gSXQgc3RheXMgdmFsaWQgYW5kIHVuY2hhbmdlZCBhcyBsb25nIGFzXG4gKiBzb21lYm9keSBob2xkcyBpdCwgd2hhdGV2ZXIgYmVjb21lcyBvZiBuZXdlciBvbmVzLCBhbmQgaXRzIG1lbW9yeSBnb2VzIHdoZW4gbm9ib2R5IGRvZXMuXG4gKi9cbmV4cG9ydCBjbGFzcyBTbmFwc2hvdDxTZXR0aW5nIGV4dGVuZHMgU2VlZGVkID0gU2VlZGVkPiB7XG4gIC8qKiBUaGUgd29ybGQncyB0aW1lIGluIHRpY2tzLiAqL1xuICByZWFkb25seSBub3c6IG51bWJlcjtcbiAgcmVhZG9ubHkgI3BhcnRzOiBQYXJ0cztcblxuICBzdGF0aWMge1xuICAgIHBhcnRzT2YgPSAoc25hcHNob3QpID0+IHNuYXBzaG90LiNwYXJ0cztcbiAgfVxuXG4gIGNvbnN0cnVjdG9yKG5vdzogbnVtYmVyLCBvcmlnaW46IE9yaWdpbiwgdmVyc2lvbjogVmVyc2lvbiwgZG9jdW1lbnRzOiByZWFkb25seSBEb2N1bWVudHNbXSkge1xuICAgIHRoaXMubm93ID0gbm93O1xuICAgIHRoaXMuI3BhcnRzID0geyBvcmlnaW4sIHZlcnNpb24sIGRvY3VtZW50cywgaGFzaDogdW5kZWZpbmVkLCB3b3JsZDogdW5kZWZpbmVkIH07XG4gIH1cblxuICAvKiogV2hhdCB0aGUgd29ybGQgd2FzIG1hZGUgd2l0aDogdGhlIHNlZWQsIGFuZCB3aGF0ZXZlciBlbHNlIGl0cyBydWxlcyBkZXBlbmQgb24uICovXG4gIGdldCBzZXR0aW5nKCk6IFNldHRpbmcge1xuICAgIHJldHVybiB0aGlzLiNwYXJ0cy5vcmlnaW4uc2V0dGluZyBhcyBTZXR0aW5nO1xuICB9XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBCYWNrZW5kLCBCYWNrZW5kT2YsIFN0b3JlIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB7IHR5cGUgRGVmaW5pdGlvbiwga2luZHNPZiB9IGZyb20gJy4vZGVmaW5pdGlvbi5qcyc7XG5pbXBvcnQgeyBOT19ET0NVTUVOVFMgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgeyBFdmVudEJ1ZmZlciB9IGZyb20gJy4vZXZlbnRzLmpzJztcbmltcG9ydCB7IHR5cGUgRmFjZSwgZmFjZU9mLCB0eXBlIE5hbWVzIH0gZnJvbSAnLi9mYWNlLmpzJztcbmltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB7IHR5cGUgTGF5b3V0LCBsYXlvdXRzT2YsIHR5cGUgVGltZXJLaW5kIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBTY2hlbWEgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBwYXJ0c09mLCBTbmFwc2hvdCB9IGZyb20gJy4vc25hcHNob3QuanMnO1xuXG4vKiogV2hhdCBydW5zIGluc2lkZSBhIHRyYW5zaXRpb247IHdoZXRoZXIgaXRzIHJlc3VsdCBpcyBrZXB0LiAqL1xuZXhwb3J0IHR5cGUgUnVuID0gKGZhY2U6IEZhY2UsIHN0b3JlOiBTdG9yZSkgPT4gYm9vbGVhbjtcblxuLyoqIEEgZGVmaW5pdGlvbiBtYWRlIHJlYWR5IHRvIHJ1bi4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRW5naW5lPFMgZXh0ZW5kcyBTY2hlbWE+IHtcbiAgcmVhZG9ubHkgZGVmaW5pdGlvbjogRGVmaW5pdGlvbjxTPjtcbiAgLyoqIFRoZSB0aW1lcnMsIGluIHRoZSBvcmRlciBvZiB0aGVpciBzeXN0ZW1zLiAqL1xuICByZWFkb25seSBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW107XG4gIHJlYWRvbmx5IGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdO1xuICByZWFkb25seSBuYW1lczogTmFtZXM7XG4gIHJlYWRvbmx5IGJhY2tlbmQ6IEJhY2tlbmQ7XG4gIC8qKiBUaGUgZXZlbnRzIG9mIHRoZSB0cmFuc2l0aW9uIGluIGhhbmQsIG9yIG9mIHRoZSBsYXN0IG9uZS4gKi9cbiAgcmVhZG9ubHkgZXZlbnRzOiBFdmVudEJ1ZmZlcjtcbiAgLyoqIFdoZXRoZXIgYSB0cmFuc2l0aW9uIGlzIHJ1bm5pbmcuICovXG4gIHJ1bm5pbmc6IGJvb2xlYW47XG4gIHJlYWRvbmx5IGZhY2VzOiBXZWFrTWFwPFN0b3JlLCBGYWNlPjtcbn1cblxuLyoqIE1ha2VzIGEgZGVmaW5pdGlvbiByZWFkeSB0byBydW4gb24gYSBiYWNrZW5kLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuZ2luZU9mPFMgZXh0ZW5kcyBTY2hlbWE+KFxuICBkZWZpbml0aW9uOiBEZWZpbml0aW9uPFM+LFxuICBiYWNrZW5kT2Y6IEJhY2tlbmRPZixcbik6IEVuZ2luZTxTPiB7XG4gIGNvbnN0IHsgc2NoZW1hLCBzeXN0ZW1zIH0gPSBkZWZpbml0aW9uO1xuICBjb25zdCBraW5kcyA9IGtpbmRzT2Yoc2NoZW1hLCBzeXN0ZW1zKTtcbiAgY29uc3QgbGF5b3V0cyA9IGxheW91dHNPZihzY2hlbWEsIGtpbmRzKTtcbiAgcmV0dXJuIHtcbiAgICBkZWZpbml0aW9uLFxuICAgIGtpbmRzLFxuICAgIGxheW91dHMsXG4gICAgbmFtZXM6IHsgdGFibGVzOiBPYmplY3Qua2V5cyhzY2hlbWEudGFibGVzKSwgZG9jdW1lbnRzOiBPYmplY3Qua2V5cyhzY2hlbWEuZG9jdW1lbnRzKSB9LFxuICAgIGJhY2tlbmQ6IGJhY2tlbmRPZihsYXlvdXRzLCBraW5kcyksXG4gICAgZXZlbnRzOiBuZXcgRXZlbnRCdWZmZXIoc2NoZW1hLmV2ZW50cyksXG4gICAgcnVubmluZzogZmFsc2UsXG4gICAgZmFjZXM6IG5ldyBXZWFrTWFwKCksXG4gIH07XG59XG5cbi8qKlxuICogUnVucyBvbmUgdHJhbnNpdGlvbjogZnJvbSBvbmUgc25hcHNob3QgdG8gdGhlIG5leHQsIG9yLCB3aGVuIGBydW5gIGtlZXBzIG5vdGhpbmcgb3IgdGhyb3dzLCB0b1xuICogdGhlIHZlcnkgc2FtZSBvbmUuIFdoYXRldmVyIGl0IHRocm93cywgaXRzIGFyZ3VtZW50IHN0YXlzIHdob2xlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gdHJhbnNpdGlvbjxTIGV4dGVuZHMgU2NoZW1hPihcbiAgZW5naW5lOiBFbmdpbmU8Uz4sXG4gIGZyb206IFNuYXBzaG90LFxuICBydW46IFJ1bixcbik6IFNuYXBzaG90IHtcbiAgaW52YXJpYW50KCFlbmdpbmUucnVubmluZywgJ2EgdHJhbnNpdGlvbiB3YXMgc3RhcnRlZCBpbnNpZGUgYSB0cmFuc2l0aW9uJyk7XG4gIGNvbnN0IHsgdmVyc2lvbiwgZG9jdW1lbnRzLCBvcmlnaW4gfSA9IHBhcnRzT2YoZnJvbSk7XG4gIGNvbnN0IHsgYmFja2VuZCB9ID0gZW5naW5lO1xuICBlbmdpbmUucnVubmluZyA9IHRydWU7XG4gIHRyeSB7XG4gICAgY29uc3Qgc3RvcmUgPSBiYWNrZW5kLm9wZW4odmVyc2lvbiwgZnJvbS5ub3cpO1xuICAgIGxldCBrZXB0ID0gZmFsc2U7XG4gICAgdHJ5IHtcbiAgICAgIGNvbnN0IGZhY2UgPSBiZWdpbihlbmdpbmUsIHN0b3JlLCBmcm9tKTtcbiAgICAgIGlmICghcnVuKGZhY2UsIHN0b3JlKSkgcmV0dXJuIGZyb207XG4gICAgICBjb25zdCBlZGl0ZWQgPSBmYWNlLmRvY3VtZW50cy5tYXAoKGRyYWZ0KSA9PiBkcmFmdC5jb21taXQoKSk7XG4gICAgICBjb25zdCBzYW1lID0gZWRpdGVkLmV2ZXJ5KChlYWNoLCBpbmRleCkgPT4gZWFjaCA9PT0gZG9jdW1lbnRzW2luZGV4XSk7XG4gICAgICBjb25zdCBuZXh0ID0gYmFja2VuZC5jb21taXQodmVyc2lvbiwgc3RvcmUpO1xuICAgICAga2VwdCA9IHRydWU7XG4gICAgICBpZiAobmV4dCA9PT0gdmVyc2lvbiAmJiBzYW1lICYmIGZhY2UuY2xvY2subm93ID09PSBmcm9tLm5vdykgcmV0dXJuIGZyb207XG4gICAgICByZXR1cm4gbmV3IFNuYXBzaG90KGZhY2UuY2xvY2subm93LCBvcmlnaW4sIG5leHQsIHNhbWUgPyBkb2N1bWVudHMgOiBlZGl0ZWQpO1xuICAgIH0gZmluYWxseSB7XG4gICAgICBpZiAoIWtlcHQpIGJhY2tlbmQucm9sbGJhY2sodmVyc2lvbiwgc3RvcmUsIGZyb20ubm93KTtcbiAgICB9XG4gIH0gZmluYWxseSB7XG4gICAgZW5naW5lLnJ1bm5pbmcgPSBmYWxzZTtcbiAgfVxufVxuXG5mdW5jdGlvbiBiZWdpbjxTIGV4dGVuZHMgU2NoZW1hPihlbmdpbmU6IEVuZ2luZTxTPiwgc3RvcmU6IFN0b3JlLCBmcm9tOiBTbmFwc2hvdCk6IEZhY2Uge1xuICBjb25zdCB7IGZhY2VzLCBsYXlvdXRzLCBuYW1lcywgZXZlbnRzIH0gPSBlbmdpbmU7XG4gIGNvbnN0IHsgZG9jdW1lbnRzLCBvcmlnaW4gfSA9IHBhcnRzT2YoZnJvbSk7XG4gIGxldCBmYWNlID0gZmFjZXMuZ2V0KHN0b3JlKTtcbiAgaWYgKGZhY2UgPT09IHVuZGVmaW5lZCkgZmFjZXMuc2V0KHN0b3JlLCAoZmFjZSA9IGZhY2VPZihzdG9yZSwgbGF5b3V0cywgbmFtZXMsIGV2ZW50cykpKTtcbiAgZmFjZS5jbG9jay5ub3cgPSBmcm9tLm5vdztcbiAgZmFjZS5jbG9jay5kdWVNaW4gPSBmcm9tLm5vdyArIDE7XG4gIGZhY2UuYmVnaW4ob3JpZ2luLnNldHRpbmcpO1xuICBmb3IgKGxldCBpbmRleCA9IDA7IGluZGV4IDwgZmFjZS5kb2N1bWVudHMubGVuZ3RoOyBpbmRleCArPSAxKSB7XG4gICAgZmFjZS5kb2N1bWVudHNbaW5kZXhdPy5iZWdpbihkb2N1bWVudHNbaW5kZXhdID8/IE5PX0RPQ1VNRU5UUyk7XG4gIH1cbiAgZXZlbnRzLmJlZ2luKCk7XG4gIHJldHVybiBmYWNlO1xufVxuIiwgImltcG9ydCB0eXBlIHsgU3RvcmUgfSBmcm9tICcuL2JhY2tlbmQuanMnO1xuaW1wb3J0IHR5cGUgeyBTeXN0ZW0gfSBmcm9tICcuL2RlZmluaXRpb24uanMnO1xuaW1wb3J0IHR5cGUgeyBGYWNlIH0gZnJvbSAnLi9mYWNlLmpzJztcbmltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB0eXBlIHsgVGltZXJLaW5kIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHR5cGUgeyBSb3dzIH0gZnJvbSAnLi9yb3dzLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnRPZiB9IGZyb20gJy4vd29ybGQuanMnO1xuXG4vKiogV2F2ZXMgaW4gb25lIHRpY2sgYmV5b25kIHdoaWNoIHRoZSBydWxlcyBhcmUgdGFrZW4gdG8gYmUgZ29pbmcgaW4gYSBjaXJjbGUuICovXG5jb25zdCBXQVZFU19NQVggPSAxMDAwO1xuXG4vKipcbiAqIERvZXMgYWxsIHRoYXQgaXMgZHVlIGF0IHRoZSBjbG9jaydzIHRpY2ssIGluIHdhdmVzOiB3aGF0IHdhcyBkdWUgd2hlbiB0aGUgd2F2ZSBiZWdhbiwgYnkga2luZFxuICogYW5kIHRoZW4gYnkgaWQ7IHdoYXQgaXRzIGhhbmRsZXJzIG1ha2UgZHVlIG5vdyBpcyB0aGUgbmV4dCB3YXZlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gcnVuV2F2ZXM8Uz4oXG4gIHN5c3RlbXM6IHJlYWRvbmx5IFN5c3RlbTxTPltdLFxuICBraW5kczogcmVhZG9ubHkgVGltZXJLaW5kW10sXG4gIHsgY2xvY2ssIGRyYWZ0IH06IEZhY2UsXG4gIHsgYWdlbmRhLCByb3dzIH06IFN0b3JlLFxuKTogdm9pZCB7XG4gIGZvciAobGV0IHdhdmUgPSAwOyAhYWdlbmRhLmlkbGU7IHdhdmUgKz0gMSkge1xuICAgIGludmFyaWFudCh3YXZlIDwgV0FWRVNfTUFYLCBgdGljayAke2Nsb2NrLm5vd30gaGFzIG1vcmUgdGhhbiAke1dBVkVTX01BWH0gd2F2ZXNgKTtcbiAgICBhZ2VuZGEuZ2F0aGVyKCk7XG4gICAgbGV0IGF0ID0gMDtcbiAgICBmb3IgKGNvbnN0IFtvcmRlciwgc3lzdGVtXSBvZiBzeXN0ZW1zLmVudHJpZXMoKSkge1xuICAgICAgY29uc3QgeyB0YWJsZSwgZHVlIH0gPSBraW5kc1tvcmRlcl0gYXMgVGltZXJLaW5kO1xuICAgICAgY29uc3Qgb3duZXJzID0gcm93c1t0YWJsZV0gYXMgUm93cztcbiAgICAgIGZvciAoY29uc3QgZW5kID0gYWdlbmRhLndhdmVFbmQob3JkZXIpOyBhdCA8IGVuZDsgYXQgKz0gMSkge1xuICAgICAgICBjb25zdCBpZCA9IGFnZW5kYS53YXZlSWQoYXQpO1xuICAgICAgICAvLyBBbiBlYXJsaWVyIGhhbmRsZXIgb2YgdGhpcyB3YXZlIG1heSBoYXZlIGNhbmNlbGxlZCBpdCBvciBwdXQgaXQgb2ZmLlxuICAgICAgICBpZiAob3duZXJzLmdldChpZCwgZHVlKSAhPT0gY2xvY2subm93KSBjb250aW51ZTtcbiAgICAgICAgb3duZXJzLnNldChpZCwgZHVlLCAwKTtcbiAgICAgICAgc3lzdGVtLnJ1bihkcmFmdCBhcyBEcmFmdE9mPFM+LCBpZCk7XG4gICAgICB9XG4gICAgfVxuICB9XG59XG4iLCAiaW1wb3J0IHsgVElDS19NQVggfSBmcm9tICcuL2FnZW5kYS5qcyc7XG5pbXBvcnQgeyB0eXBlIEVuZ2luZSwgdHJhbnNpdGlvbiB9IGZyb20gJy4vZW5naW5lLmpzJztcbmltcG9ydCB0eXBlIHsgRXZlbnQsIEV2ZW50QnVmZmVyLCBFdmVudExpc3QgfSBmcm9tICcuL2V2ZW50cy5qcyc7XG5pbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuL2ludmFyaWFudC5qcyc7XG5pbXBvcnQgeyBydW5XYXZlcyB9IGZyb20gJy4vcnVuV2F2ZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBTY2hlbWEgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgdHlwZSB7IFNuYXBzaG90IH0gZnJvbSAnLi9zbmFwc2hvdC5qcyc7XG5cbi8qKiBIb3cgZmFyIGBhZHZhbmNlYCBtYXkgZ28uIEl0IHN0b3BzIGFmdGVyIHRoZSBmaXJzdCB0aWNrIGluIHdoaWNoIGEgYm91bmQgaXMgbWV0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBCb3VuZHMge1xuICAvKiogVGlja3MgYXQgbW9zdC4gKi9cbiAgcmVhZG9ubHkgdGlja3M6IG51bWJlcjtcbiAgLyoqIFN0b3BzIGFmdGVyIHRoZSB0aWNrIG9mIHRoZSBmaXJzdCBldmVudCBmb3Igd2hpY2ggdGhpcyBpcyB0cnVlLiAqL1xuICByZWFkb25seSB1bnRpbD86IChldmVudDogRXZlbnQpID0+IGJvb2xlYW47XG4gIC8qKiBTdG9wcyBhZnRlciB0aGUgdGljayBpbiB3aGljaCBzbyBtYW55IGV2ZW50cyBoYXZlIGhhcHBlbmVkLiAqL1xuICByZWFkb25seSBtYXhFdmVudHM/OiBudW1iZXI7XG59XG5cbi8qKiBUaW1lIHBhc3NlczogdGljayBhZnRlciB0aWNrLCB3aXRoIGEgbGVhcCBvdmVyIHRob3NlIGluIHdoaWNoIG5vdGhpbmcgaXMgZHVlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGFkdmFuY2U8UyBleHRlbmRzIFNjaGVtYT4oXG4gIGVuZ2luZTogRW5naW5lPFM+LFxuICBmcm9tOiBTbmFwc2hvdCxcbiAgeyB0aWNrcywgdW50aWwsIG1heEV2ZW50cyA9IEluZmluaXR5IH06IEJvdW5kcyxcbik6IHsgc25hcHNob3Q6IFNuYXBzaG90OyBldmVudHM6IEV2ZW50TGlzdDsgdGlja3M6IG51bWJlciB9IHtcbiAgY29uc3QgeyBkZWZpbml0aW9uLCBraW5kcywgZXZlbnRzIH0gPSBlbmdpbmU7XG4gIGNvbnN0IGVuZCA9IGZyb20ubm93ICsgdGlja3M7XG4gIGludmFyaWFudCh0aWNrcyA+PSAwICYmIGVuZCA8PSBUSUNLX01BWCAmJiBlbmQgJSAxID09PSAwLCBgY2Fubm90IGFkdmFuY2UgdG8gdGljayAke2VuZH1gKTtcbiAgY29uc3Qgc25hcHNob3QgPSB0cmFuc2l0aW9uKGVuZ2luZSwgZnJvbSwgKGZhY2UsIHN0b3JlKSA9PiB7XG4gICAgY29uc3QgeyBjbG9jayB9ID0gZmFjZTtcbiAgICB3aGlsZSAoY2xvY2subm93IDwgZW5kKSB7XG4gICAgICBjb25zdCBkdWUgPSB0aWNrcyA9PT0gMSA/IGVuZCA6IHN0b3JlLmFnZW5kYS5uZXh0RHVlKCk7XG4gICAgICBjbG9jay5ub3cgPSBkdWUgPT09IDAgfHwgZHVlID4gZW5kID8gZW5kIDogZHVlO1xuICAgICAgY2xvY2suZHVlTWluID0gY2xvY2subm93O1xuICAgICAgc3RvcmUuYWdlbmRhLnNlZWsoY2xvY2subm93KTtcbiAgICAgIGNvbnN0IHRvbGQgPSBldmVudHMubGVuZ3RoO1xuICAgICAgcnVuV2F2ZXMoZGVmaW5pdGlvbi5zeXN0ZW1zLCBraW5kcywgZmFjZSwgc3RvcmUpO1xuICAgICAgaWYgKGV2ZW50cy5sZW5ndGggPj0gbWF4RXZlbnRzKSBicmVhaztcbiAgICAgIGlmICh1bnRpbCAhPT0gdW5kZWZpbmVkICYmIGFueUV2ZW50KGV2ZW50cywgdG9sZCwgdW50aWwpKSBicmVhaztcbiAgICB9XG4gICAgcmV0dXJuIHRydWU7XG4gIH0pO1xuICByZXR1cm4geyBzbmFwc2hvdCwgZXZlbnRzOiBldmVudHMuZW5kKCksIHRpY2tzOiBzbmFwc2hvdC5ub3cgLSBmcm9tLm5vdyB9O1xufVxuXG5mdW5jdGlvbiBhbnlFdmVudChldmVudHM6IEV2ZW50QnVmZmVyLCBmcm9tOiBudW1iZXIsIGhvbGRzOiAoZXZlbnQ6IEV2ZW50KSA9PiBib29sZWFuKTogYm9vbGVhbiB7XG4gIGZvciAobGV0IGluZGV4ID0gZnJvbTsgaW5kZXggPCBldmVudHMubGVuZ3RoOyBpbmRleCArPSAxKSB7XG4gICAgaWYgKGhvbGRzKGV2ZW50cy5hdChpbmRleCkpKSByZXR1cm4gdHJ1ZTtcbiAgfVxuICByZXR1cm4gZmFsc2U7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBEb2N1bWVudHMgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgdHlwZSB7IE5hbWVzIH0gZnJvbSAnLi9mYWNlLmpzJztcbmltcG9ydCB7IGRpZ2VzdCwgZW1wdHlEaWdlc3QsIGhleCwgdGVybUEsIHRlcm1CIH0gZnJvbSAnLi9oYXNoLmpzJztcbmltcG9ydCB7IHBhcnRzT2YsIHR5cGUgU25hcHNob3QgfSBmcm9tICcuL3NuYXBzaG90LmpzJztcblxuLyoqXG4gKiBUaGUgaGFzaCBvZiBhIHNuYXBzaG90OiB0aGUgZGlnZXN0IG9mIGl0cyB0aW1lLCBpdHMgc2V0dGluZydzIGhhc2gsIGFuZCB0aGUgbGFuZXMgb2YgZWFjaCB0YWJsZVxuICogYW5kIGNvbGxlY3Rpb24gaW4gc2NoZW1hIG9yZGVyLiAxNiBoZXggZGlnaXRzLlxuICovXG5leHBvcnQgZnVuY3Rpb24gcm9vdEhhc2goc25hcHNob3Q6IFNuYXBzaG90KTogc3RyaW5nIHtcbiAgY29uc3QgcGFydHMgPSBwYXJ0c09mKHNuYXBzaG90KTtcbiAgaWYgKHBhcnRzLmhhc2ggIT09IHVuZGVmaW5lZCkgcmV0dXJuIHBhcnRzLmhhc2g7XG4gIGNvbnN0IGxhbmVzID0gZW1wdHlEaWdlc3QoKTtcbiAgZGlnZXN0KGxhbmVzLCBwYXJ0cy5vcmlnaW4uc2V0dGluZ0hhc2gpO1xuICBsZXQgYSA9IHRlcm1BKGxhbmVzLmEsIHNuYXBzaG90Lm5vdyB8IDAsIChzbmFwc2hvdC5ub3cgLyA0Mjk0OTY3Mjk2KSB8IDApO1xuICBsZXQgYiA9IHRlcm1CKGxhbmVzLmIsIHNuYXBzaG90Lm5vdyB8IDAsIChzbmFwc2hvdC5ub3cgLyA0Mjk0OTY3Mjk2KSB8IDApO1xuICBjb25zdCB3b3JkcyA9IHBhcnRzLnZlcnNpb24ubGFuZXM7XG4gIGZvciAobGV0IGF0ID0gMDsgYXQgPCB3b3Jkcy5sZW5ndGg7IGF0ICs9IDIpIHtcbiAgICBhID0gdGVybUEoYSwgd29yZHNbYXRdIGFzIG51bWJlciwgd29yZHNbYXQgKyAxXSBhcyBudW1iZXIpO1xuICAgIGIgPSB0ZXJtQihiLCB3b3Jkc1thdCArIDFdIGFzIG51bWJlciwgd29yZHNbYXRdIGFzIG51bWJlcik7XG4gIH1cbiAgZm9yIChjb25zdCBkb2N1bWVudHMgb2YgcGFydHMuZG9jdW1lbnRzKSB7XG4gICAgYSA9IHRlcm1BKGEsIGRvY3VtZW50cy5hLCBkb2N1bWVudHMuY291bnQpO1xuICAgIGIgPSB0ZXJtQihiLCBkb2N1bWVudHMuYiwgZG9jdW1lbnRzLmNvdW50KTtcbiAgfVxuICBwYXJ0cy5oYXNoID0gaGV4KGEsIGIpO1xuICByZXR1cm4gcGFydHMuaGFzaDtcbn1cblxuLyoqIFRoZSBoYXNoIG9mIGVhY2ggdGFibGUgYW5kIGRvY3VtZW50IGNvbGxlY3Rpb24gYnkgbmFtZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0YWJsZUhhc2hlcyhzbmFwc2hvdDogU25hcHNob3QsIG5hbWVzOiBOYW1lcyk6IFJlY29yZDxzdHJpbmcsIHN0cmluZz4ge1xuICBjb25zdCB7IHZlcnNpb24sIGRvY3VtZW50cyB9ID0gcGFydHNPZihzbmFwc2hvdCk7XG4gIGNvbnN0IGhhc2hlczogUmVjb3JkPHN0cmluZywgc3RyaW5nPiA9IHt9O1xuICBmb3IgKGNvbnN0IFt0YWJsZSwgbmFtZV0gb2YgbmFtZXMudGFibGVzLmVudHJpZXMoKSkge1xuICAgIGhhc2hlc1tuYW1lXSA9IGhleCh2ZXJzaW9uLmxhbmVzWzIgKiB0YWJsZV0gYXMgbnVtYmVyLCB2ZXJzaW9uLmxhbmVzWzIgKiB0YWJsZSArIDFdIGFzIG51bWJlcik7XG4gIH1cbiAgZm9yIChjb25zdCBbY29sbGVjdGlvbiwgbmFtZV0gb2YgbmFtZXMuZG9jdW1lbnRzLmVudHJpZXMoKSkge1xuICAgIGNvbnN0IHsgYSwgYiwgY291bnQgfSA9IGRvY3VtZW50c1tjb2xsZWN0aW9uXSBhcyBEb2N1bWVudHM7XG4gICAgaGFzaGVzW25hbWVdID0gaGV4KHRlcm1BKGNvdW50LCBhLCBiKSwgdGVybUIoY291bnQsIGIsIGEpKTtcbiAgfVxuICByZXR1cm4gaGFzaGVzO1xufVxuIiwgImltcG9ydCB7IGNhbm9uaWNhbEpzb24gfSBmcm9tICcuL2Nhbm9uaWNhbC5qcyc7XG5pbXBvcnQgeyB0eXBlIERvY3VtZW50cywgZG9jdW1lbnRSZWFkZXIgfSBmcm9tICcuL2RvY3VtZW50cy5qcyc7XG5pbXBvcnQgdHlwZSB7IEVuZ2luZSB9IGZyb20gJy4vZW5naW5lLmpzJztcbmltcG9ydCB7IHR5cGUgTGF5b3V0LCBST0xFIH0gZnJvbSAnLi9sYXlvdXQuanMnO1xuaW1wb3J0IHsgcm9vdEhhc2ggfSBmcm9tICcuL3Jvb3RIYXNoLmpzJztcbmltcG9ydCB0eXBlIHsgUm93cyB9IGZyb20gJy4vcm93cy5qcyc7XG5pbXBvcnQgeyBQUkVTRU5ULCB0eXBlIFNjaGVtYSB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHNjaGVtYUhhc2ggfSBmcm9tICcuL3NjaGVtYUhhc2guanMnO1xuaW1wb3J0IHsgcGFydHNPZiwgdHlwZSBTbmFwc2hvdCB9IGZyb20gJy4vc25hcHNob3QuanMnO1xuXG4vKiogVGhlIHZlcnNpb24gb2YgdGhpcyBmb3JtYXQgb2YgYnl0ZXMuICovXG5leHBvcnQgY29uc3QgRk9STUFUID0gMTtcblxuLyoqIFwiQVNUUlwiIGFzIGEgbGl0dGxlLWVuZGlhbiB3b3JkLiAqL1xuZXhwb3J0IGNvbnN0IE1BR0lDID0gMHg1MjU0NTM0MTtcblxuLyoqXG4gKiBBIHNuYXBzaG90IGFzIGJ5dGVzLCBsaXR0bGUtZW5kaWFuOiBhIHdvcmQgb2YgbWFnaWMsIHRoZSBsZW5ndGggb2YgYSBoZWFkLCB0aGUgaGVhZCAoY2Fub25pY2FsXG4gKiBKU09OIGluIFVURi0xNiksIGFuZCB0aGVuIGZvciBlYWNoIHRhYmxlIGl0cyBjb3VudCBhbmQgZm9yIGVhY2ggcm93IHRoZSB3b3JkcyB0aGF0IGhhdmUgYVxuICogbWVhbmluZyBhcyBkb3VibGVzOiBhIGdhdWdlIGJ5IGl0cyBsZXZlbCBub3cgYW5kIGl0cyByYXRlLCBhIGxpc3Qgbm90IGF0IGFsbC4gRXF1YWwgc25hcHNob3RzXG4gKiBnaXZlIGVxdWFsIGJ5dGVzLlxuICovXG5leHBvcnQgZnVuY3Rpb24gZW5jb2RlU25hcHNob3Q8UyBleHRlbmRzIFNjaGVtYT4oXG4gIHsgZGVmaW5pdGlvbiwgbGF5b3V0cywgbmFtZXMsIGJhY2tlbmQgfTogRW5naW5lPFM+LFxuICBzbmFwc2hvdDogU25hcHNob3QsXG4pOiBVaW50OEFycmF5IHtcbiAgY29uc3QgeyB2ZXJzaW9uLCBkb2N1bWVudHMgfSA9IHBhcnRzT2Yoc25hcHNob3QpO1xuICBjb25zdCBoZWFkID0gY2Fub25pY2FsSnNvbih7XG4gICAgZm9ybWF0OiBGT1JNQVQsXG4gICAgbmFtZTogZGVmaW5pdGlvbi5uYW1lLFxuICAgIHZlcnNpb246IGRlZmluaXRpb24udmVyc2lvbixcbiAgICBzY2hlbWE6IHNjaGVtYUhhc2goZGVmaW5pdGlvbi5zY2hlbWEpLFxuICAgIG5vdzogc25hcHNob3Qubm93LFxuICAgIHNldHRpbmc6IHNuYXBzaG90LnNldHRpbmcsXG4gICAgaGFzaDogcm9vdEhhc2goc25hcHNob3QpLFxuICAgIGRvY3VtZW50czogbmFtZXMuZG9jdW1lbnRzLm1hcCgoXywgaW5kZXgpID0+IGxpc3REb2N1bWVudHMoZG9jdW1lbnRzW2luZGV4XSBhcyBEb2N1bWVudHMpKSxcbiAgfSk7XG4gIGNvbnN0IHRhYmxlcyA9IGxheW91dHMubWFwKChsYXlvdXQpID0+XG4gICAgd29yZHNPZihsYXlvdXQsIGJhY2tlbmQucmVhZGVyKHZlcnNpb24sIGxheW91dC5pbmRleCksIHNuYXBzaG90Lm5vdyksXG4gICk7XG4gIGNvbnN0IHNpemUgPSB0YWJsZXMucmVkdWNlKChzdW0sIHdvcmRzKSA9PiBzdW0gKyB3b3Jkcy5sZW5ndGggKiA4LCA4ICsgaGVhZC5sZW5ndGggKiAyKTtcbiAgY29uc3QgYnl0ZXMgPSBuZXcgVWludDhBcnJheShzaXplKTtcbiAgY29uc3QgdmlldyA9IG5ldyBEYXRhVmlldyhieXRlcy5idWZmZXIpO1xuICB2aWV3LnNldFVpbnQzMigwLCBNQUdJQywgdHJ1ZSk7XG4gIHZpZXcuc2V0VWludDMyKDQsIGhlYWQubGVuZ3RoLCB0cnVlKTtcbiAgZm9yIChsZXQgYXQgPSAwOyBhdCA8IGhlYWQubGVuZ3RoOyBhdCArPSAxKSB2aWV3LnNldFVpbnQxNig4ICsgYXQgKiAyLCBoZWFkLmNoYXJDb2RlQXQoYXQpLCB0cnVlKTtcbiAgbGV0IGF0ID0gOCArIGhlYWQubGVuZ3RoICogMjtcbiAgZm9yIChjb25zdCB3b3JkcyBvZiB0YWJsZXMpIHtcbiAgICBmb3IgKGNvbnN0IHdvcmQgb2Ygd29yZHMpIHtcbiAgICAgIHZpZXcuc2V0RmxvYXQ2NChhdCwgd29yZCwgdHJ1ZSk7XG4gICAgICBhdCArPSA4O1xuICAgIH1cbiAgfVxuICByZXR1cm4gYnl0ZXM7XG59XG5cbmZ1bmN0aW9uIGxpc3REb2N1bWVudHMoZG9jdW1lbnRzOiBEb2N1bWVudHMpOiB1bmtub3duIHtcbiAgY29uc3QgcmVhZGVyID0gZG9jdW1lbnRSZWFkZXIoZG9jdW1lbnRzKTtcbiAgcmV0dXJuIHsgY291bnQ6IHJlYWRlci5jb3VudCwgbGl2aW5nOiByZWFkZXIuaWRzKCkubWFwKChpZCkgPT4gW2lkLCByZWFkZXIuZ2V0KGlkKV0pIH07XG59XG5cbmZ1bmN0aW9uIHdvcmRzT2YobGF5b3V0OiBMYXlvdXQsIHJvd3M6IFJvd3MsIG5vdzogbnVtYmVyKTogbnVtYmVyW10ge1xuICBjb25zdCBjb3VudCA9IHJvd3MuZ2V0KDAsIFBSRVNFTlQpO1xuICBjb25zdCB3b3JkcyA9IFtjb3VudF07XG4gIGZvciAobGV0IHJvdyA9IDE7IHJvdyA8PSBjb3VudDsgcm93ICs9IDEpIHtcbiAgICBjb25zdCBwcmVzZW50ID0gcm93cy5nZXQocm93LCBQUkVTRU5UKTtcbiAgICB3b3Jkcy5wdXNoKHByZXNlbnQpO1xuICAgIGlmIChwcmVzZW50ID09PSAwKSBjb250aW51ZTtcbiAgICBmb3IgKGxldCBvZmZzZXQgPSBQUkVTRU5UICsgMTsgb2Zmc2V0IDwgbGF5b3V0LnN0cmlkZTsgb2Zmc2V0ICs9IDEpIHtcbiAgICAgIGNvbnN0IHJvbGUgPSBsYXlvdXQucm9sZXNbb2Zmc2V0XTtcbiAgICAgIGlmIChyb2xlID09PSBST0xFLmdhdWdlVmFsdWUpIHtcbiAgICAgICAgY29uc3QgZWxhcHNlZCA9IG5vdyAtIHJvd3MuZ2V0KHJvdywgb2Zmc2V0ICsgMik7XG4gICAgICAgIHdvcmRzLnB1c2gocm93cy5nZXQocm93LCBvZmZzZXQpICsgcm93cy5nZXQocm93LCBvZmZzZXQgKyAxKSAqIGVsYXBzZWQpO1xuICAgICAgfSBlbHNlIGlmIChyb2xlID09PSBST0xFLnBsYWluIHx8IHJvbGUgPT09IFJPTEUudGltZXJEdWUgfHwgcm9sZSA9PT0gUk9MRS5nYXVnZVJhdGUpIHtcbiAgICAgICAgd29yZHMucHVzaChyb3dzLmdldChyb3csIG9mZnNldCkpO1xuICAgICAgfVxuICAgIH1cbiAgfVxuICByZXR1cm4gd29yZHM7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBEZWZpbml0aW9uIH0gZnJvbSAnLi9kZWZpbml0aW9uLmpzJztcbmltcG9ydCB0eXBlIHsgU3RvcmUgfSBmcm9tICcuL2JhY2tlbmQuanMnO1xuaW1wb3J0IHsgY2Fub25pY2FsSnNvbiwgaXNQbGFpbiB9IGZyb20gJy4vY2Fub25pY2FsLmpzJztcbmltcG9ydCB7IE5PX0RPQ1VNRU5UUyB9IGZyb20gJy4vZG9jdW1lbnRzLmpzJztcbmltcG9ydCB7IEZPUk1BVCwgTUFHSUMgfSBmcm9tICcuL2VuY29kZVNuYXBzaG90LmpzJztcbmltcG9ydCB7IHR5cGUgRW5naW5lLCB0cmFuc2l0aW9uIH0gZnJvbSAnLi9lbmdpbmUuanMnO1xuaW1wb3J0IHsgaGFzaFRleHQgfSBmcm9tICcuL2hhc2guanMnO1xuaW1wb3J0IHsgaXNJbnQgfSBmcm9tICcuL2ludC5qcyc7XG5pbXBvcnQgeyB0eXBlIExheW91dCwgUk9MRSB9IGZyb20gJy4vbGF5b3V0LmpzJztcbmltcG9ydCB7IHJvb3RIYXNoIH0gZnJvbSAnLi9yb290SGFzaC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJvd3MgfSBmcm9tICcuL3Jvd3MuanMnO1xuaW1wb3J0IHsgUFJFU0VOVCwgdHlwZSBTY2hlbWEsIHR5cGUgU2VlZGVkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc2NoZW1hSGFzaCB9IGZyb20gJy4vc2NoZW1hSGFzaC5qcyc7XG5pbXBvcnQgeyBTbmFwc2hvdCB9IGZyb20gJy4vc25hcHNob3QuanMnO1xuaW1wb3J0IHR5cGUgeyBUYWJsZSB9IGZyb20gJy4vdGFibGUuanMnO1xuXG4vKipcbiAqIFRoZSBzbmFwc2hvdCBvZiBzdWNoIGJ5dGVzLlxuICpcbiAqIEB0aHJvd3MgRXJyb3IgbmFtaW5nIHdoYXQgaXMgd3Jvbmc6IG5vdCB0aGVzZSBieXRlcywgYW5vdGhlciBkZWZpbml0aW9uLCBjdXQsIG9yIGFsdGVyZWQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZWNvZGVTbmFwc2hvdDxTIGV4dGVuZHMgU2NoZW1hPihlbmdpbmU6IEVuZ2luZTxTPiwgYnl0ZXM6IFVpbnQ4QXJyYXkpOiBTbmFwc2hvdCB7XG4gIGNvbnN0IHsgZGVmaW5pdGlvbiwgbGF5b3V0cywgbmFtZXMsIGJhY2tlbmQgfSA9IGVuZ2luZTtcbiAgY29uc3QgdmlldyA9IG5ldyBEYXRhVmlldyhieXRlcy5idWZmZXIsIGJ5dGVzLmJ5dGVPZmZzZXQsIGJ5dGVzLmJ5dGVMZW5ndGgpO1xuICBjaGVjayhieXRlcy5sZW5ndGggPj0gOCAmJiB2aWV3LmdldFVpbnQzMigwLCB0cnVlKSA9PT0gTUFHSUMsICd0aGV5IGFyZSBubyBlbmNvZGVkIHNuYXBzaG90Jyk7XG4gIGNvbnN0IGxlbmd0aCA9IHZpZXcuZ2V0VWludDMyKDQsIHRydWUpO1xuICBjaGVjayhieXRlcy5sZW5ndGggPj0gOCArIGxlbmd0aCAqIDIsICd0aGV5IGFyZSBjdXQgaW5zaWRlIHRoZSBoZWFkJyk7XG4gIGNvbnN0IGhlYWQgPSBoZWFkT2YoZGVmaW5pdGlvbiwgdmlldywgbGVuZ3RoKTtcbiAgY29uc3Qgb3JpZ2luID0geyBzZXR0aW5nOiBoZWFkLnNldHRpbmcsIHNldHRpbmdIYXNoOiBoYXNoVGV4dChjYW5vbmljYWxKc29uKGhlYWQuc2V0dGluZykpIH07XG4gIGNvbnN0IGJsYW5rID0gbmV3IFNuYXBzaG90KFxuICAgIGhlYWQubm93LFxuICAgIG9yaWdpbixcbiAgICBiYWNrZW5kLmNyZWF0ZSgpLFxuICAgIG5hbWVzLmRvY3VtZW50cy5tYXAoKCkgPT4gTk9fRE9DVU1FTlRTKSxcbiAgKTtcbiAgbGV0IGF0ID0gOCArIGxlbmd0aCAqIDI7XG4gIGNvbnN0IG5leHQgPSAoKTogbnVtYmVyID0+IHtcbiAgICBjaGVjayhhdCArIDggPD0gYnl0ZXMubGVuZ3RoLCBgdGhleSBhcmUgY3V0IGF0IGJ5dGUgJHtieXRlcy5sZW5ndGh9YCk7XG4gICAgYXQgKz0gODtcbiAgICByZXR1cm4gdmlldy5nZXRGbG9hdDY0KGF0IC0gOCwgdHJ1ZSk7XG4gIH07XG4gIGNvbnN0IHNuYXBzaG90ID0gdHJhbnNpdGlvbihlbmdpbmUsIGJsYW5rLCAoeyBkcmFmdCwgZG9jdW1lbnRzIH0sIHN0b3JlKSA9PiB7XG4gICAgZm9yIChjb25zdCBbaW5kZXgsIGNvbGxlY3Rpb25dIG9mIGhlYWQuZG9jdW1lbnRzLmVudHJpZXMoKSkge1xuICAgICAgY29uc3QgbGl2aW5nID0gbmV3IE1hcChjb2xsZWN0aW9uLmxpdmluZyk7XG4gICAgICBmb3IgKGxldCBpZCA9IDE7IGlkIDw9IGNvbGxlY3Rpb24uY291bnQ7IGlkICs9IDEpIHtcbiAgICAgICAgZG9jdW1lbnRzW2luZGV4XT8uaW5zZXJ0KGxpdmluZy5nZXQoaWQpID8/IG51bGwpO1xuICAgICAgICBpZiAoIWxpdmluZy5oYXMoaWQpKSBkb2N1bWVudHNbaW5kZXhdPy5yZW1vdmUoaWQpO1xuICAgICAgfVxuICAgIH1cbiAgICBmb3IgKGNvbnN0IGxheW91dCBvZiBsYXlvdXRzKSByZWFkVGFibGUobGF5b3V0LCBzdG9yZSwgbmV4dCwgaGVhZC5ub3cpO1xuICAgIGZvciAoY29uc3QgbGF5b3V0IG9mIGxheW91dHMpIHtcbiAgICAgIGZpbGVUYWJsZShcbiAgICAgICAgbGF5b3V0LFxuICAgICAgICBzdG9yZSxcbiAgICAgICAgKGRyYWZ0IGFzIFJlY29yZDxzdHJpbmcsIFRhYmxlPilbbmFtZXMudGFibGVzW2xheW91dC5pbmRleF0gYXMgc3RyaW5nXSBhcyBUYWJsZSxcbiAgICAgICk7XG4gICAgfVxuICAgIHJldHVybiB0cnVlO1xuICB9KTtcbiAgY2hlY2soYXQgPT09IGJ5dGVzLmxlbmd0aCwgYCR7Ynl0ZXMubGVuZ3RoIC0gYXR9IGJ5dGVzIGFyZSBsZWZ0IG92ZXJgKTtcbiAgY2hlY2socm9vdEhhc2goc25hcHNob3QpID09PSBoZWFkLmhhc2gsIGB0aGVpciBoYXNoIGlzIG5vdCAke2hlYWQuaGFzaH06IHRoZXkgd2VyZSBhbHRlcmVkYCk7XG4gIHJldHVybiBzbmFwc2hvdDtcbn1cblxuaW50ZXJmYWNlIEhlYWQge1xuICByZWFkb25seSBub3c6IG51bWJlcjtcbiAgcmVhZG9ubHkgc2V0dGluZzogU2VlZGVkO1xuICByZWFkb25seSBoYXNoOiBzdHJpbmc7XG4gIHJlYWRvbmx5IGRvY3VtZW50czogcmVhZG9ubHkge1xuICAgIHJlYWRvbmx5IGNvdW50OiBudW1iZXI7XG4gICAgcmVhZG9ubHkgbGl2aW5nOiByZWFkb25seSAocmVhZG9ubHkgW251bWJlciwgdW5rbm93bl0pW107XG4gIH1bXTtcbn1cblxuZnVuY3Rpb24gaGVhZE9mPFMgZXh0ZW5kcyBTY2hlbWE+KFxuICB7IG5hbWU6IG93bk5hbWUsIHZlcnNpb246IG93blZlcnNpb24sIHNjaGVtYTogb3duU2NoZW1hIH06IERlZmluaXRpb248Uz4sXG4gIHZpZXc6IERhdGFWaWV3LFxuICBsZW5ndGg6IG51bWJlcixcbik6IEhlYWQge1xuICBsZXQgdGV4dCA9ICcnO1xuICBmb3IgKGxldCBhdCA9IDA7IGF0IDwgbGVuZ3RoOyBhdCArPSAxKSB7XG4gICAgdGV4dCArPSBTdHJpbmcuZnJvbUNoYXJDb2RlKHZpZXcuZ2V0VWludDE2KDggKyBhdCAqIDIsIHRydWUpKTtcbiAgfVxuICBsZXQgaGVhZDogdW5rbm93bjtcbiAgdHJ5IHtcbiAgICBoZWFkID0gSlNPTi5wYXJzZSh0ZXh0KTtcbiAgfSBjYXRjaCB7XG4gICAgY2hlY2soZmFsc2UsICd0aGVpciBoZWFkIGlzIG5vIEpTT04nKTtcbiAgfVxuICBjaGVjayhpc1BsYWluKGhlYWQpLCAndGhlaXIgaGVhZCBpcyBubyBvYmplY3QnKTtcbiAgY29uc3QgeyBmb3JtYXQsIG5hbWUsIHZlcnNpb24sIHNjaGVtYSB9ID0gaGVhZDtcbiAgY2hlY2soZm9ybWF0ID09PSBGT1JNQVQsIGB0aGVpciBmb3JtYXQgaXMgJHtTdHJpbmcoZm9ybWF0KX0sIG5vdCAke0ZPUk1BVH1gKTtcbiAgY2hlY2soXG4gICAgbmFtZSA9PT0gb3duTmFtZSAmJiB2ZXJzaW9uID09PSBvd25WZXJzaW9uLFxuICAgIGAke1N0cmluZyhuYW1lKX0gJHtTdHJpbmcodmVyc2lvbil9IHdyb3RlIHRoZW0sIG5vdCAke293bk5hbWV9ICR7b3duVmVyc2lvbn1gLFxuICApO1xuICBjaGVjayhzY2hlbWEgPT09IHNjaGVtYUhhc2gob3duU2NoZW1hKSwgJ3RoZWlyIHRhYmxlcyBhcmUgbm90IHRob3NlIG9mIHRoaXMgc2NoZW1hJyk7XG4gIGNoZWNrKFxuICAgIGlzSW50KGhlYWRbJ25vdyddKSAmJlxuICAgICAgaXNQbGFpbihoZWFkWydzZXR0aW5nJ10pICYmXG4gICAgICB0eXBlb2YgaGVhZFsnaGFzaCddID09PSAnc3RyaW5nJyAmJlxuICAgICAgQXJyYXkuaXNBcnJheShoZWFkWydkb2N1bWVudHMnXSksXG4gICAgJ3RoZWlyIGhlYWQgbGFja3MgYSBtZW1iZXInLFxuICApO1xuICByZXR1cm4gaGVhZCBhcyB1bmtub3duIGFzIEhlYWQ7XG59XG5cbmZ1bmN0aW9uIHJlYWRUYWJsZShsYXlvdXQ6IExheW91dCwgc3RvcmU6IFN0b3JlLCBuZXh0OiAoKSA9PiBudW1iZXIsIG5vdzogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHJvd3MgPSBzdG9yZS5yb3dzW2xheW91dC5pbmRleF0gYXMgUm93cztcbiAgY29uc3QgY291bnQgPSBuZXh0KCk7XG4gIGNoZWNrKGlzSW50KGNvdW50KSAmJiBjb3VudCA+PSAwLCBgJHtsYXlvdXQuZGVmaW5pdGlvbi5uYW1lfSBoYXMgJHtjb3VudH0gcm93c2ApO1xuICBpZiAoY291bnQgIT09IDApIHJvd3Muc2V0KDAsIFBSRVNFTlQsIGNvdW50KTtcbiAgZm9yIChsZXQgcm93ID0gMTsgcm93IDw9IGNvdW50OyByb3cgKz0gMSkge1xuICAgIGNvbnN0IHByZXNlbnQgPSBuZXh0KCk7XG4gICAgcm93cy5yZXNlcnZlKHJvdyk7XG4gICAgaWYgKHByZXNlbnQgPT09IDApIGNvbnRpbnVlO1xuICAgIHJvd3Muc2V0KHJvdywgUFJFU0VOVCwgcHJlc2VudCk7XG4gICAgZm9yIChsZXQgb2Zmc2V0ID0gUFJFU0VOVCArIDE7IG9mZnNldCA8IGxheW91dC5zdHJpZGU7IG9mZnNldCArPSAxKSB7XG4gICAgICBjb25zdCByb2xlID0gbGF5b3V0LnJvbGVzW29mZnNldF07XG4gICAgICBpZiAocm9sZSA9PT0gUk9MRS5nYXVnZVZhbHVlKSByb3dzLnNldEdhdWdlKHJvdywgb2Zmc2V0LCBuZXh0KCksIG5leHQoKSwgbm93KTtcbiAgICAgIGVsc2UgaWYgKHJvbGUgPT09IFJPTEUucGxhaW4gfHwgcm9sZSA9PT0gUk9MRS50aW1lckR1ZSkgcm93cy5zZXQocm93LCBvZmZzZXQsIG5leHQoKSk7XG4gICAgfVxuICB9XG59XG5cbi8qKiBNYWtlcyB3aGF0IGlzIGRlcml2ZWQgZnJvbSB0aGUgd29yZHM6IHRoZSBsaXN0cywgdGhlIGtleSBpbmRleCwgdGhlIGFnZW5kYS4gKi9cbmZ1bmN0aW9uIGZpbGVUYWJsZShsYXlvdXQ6IExheW91dCwgc3RvcmU6IFN0b3JlLCB0YWJsZTogVGFibGUpOiB2b2lkIHtcbiAgY29uc3QgeyBkZWZpbml0aW9uIH0gPSBsYXlvdXQ7XG4gIGNvbnN0IHJvd3MgPSBzdG9yZS5yb3dzW2xheW91dC5pbmRleF0gYXMgUm93cztcbiAgY29uc3QgaWRzID0gdGFibGUuaWRzKCk7XG4gIGZvciAoY29uc3QgaWQgb2YgaWRzKSB7XG4gICAgaWYgKGRlZmluaXRpb24ua2V5ICE9PSAwKSBzdG9yZS5rZXlzW2xheW91dC5pbmRleF0/LmFkZChpZCwgcm93cy5nZXQoaWQsIGRlZmluaXRpb24ua2V5KSk7XG4gICAgZm9yIChjb25zdCBbbmFtZSwgeyBraW5kIH1dIG9mIE9iamVjdC5lbnRyaWVzKGRlZmluaXRpb24uc3BlY3MpKSB7XG4gICAgICBjb25zdCBvZmZzZXQgPSBkZWZpbml0aW9uLmZpZWxkc1tuYW1lXSBhcyBudW1iZXI7XG4gICAgICBjb25zdCB2YWx1ZSA9IHJvd3MuZ2V0KGlkLCBvZmZzZXQpO1xuICAgICAgaWYgKHZhbHVlID09PSAwKSBjb250aW51ZTtcbiAgICAgIGlmIChraW5kID09PSAndGltZXInKSBzdG9yZS5hZ2VuZGEuZmlsZShsYXlvdXQua2luZHNbb2Zmc2V0XSBhcyBudW1iZXIsIGlkKTtcbiAgICAgIGlmIChraW5kID09PSAnbGluaycpIHtcbiAgICAgICAgcm93cy5zZXQoaWQsIG9mZnNldCwgMCk7XG4gICAgICAgIHRhYmxlLmpvaW4oaWQsIG9mZnNldCBhcyBuZXZlciwgdmFsdWUpO1xuICAgICAgfVxuICAgIH1cbiAgfVxufVxuXG5mdW5jdGlvbiBjaGVjayhob2xkczogYm9vbGVhbiwgd2h5OiBzdHJpbmcpOiBhc3NlcnRzIGhvbGRzIHtcbiAgaWYgKCFob2xkcykgdGhyb3cgbmV3IEVycm9yKGB0aGVzZSBieXRlcyBjYW5ub3QgYmUgZGVjb2RlZDogJHt3aHl9YCk7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBCYWNrZW5kIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB7IHR5cGUgRG9jdW1lbnRzLCBkb2N1bWVudFJlYWRlciB9IGZyb20gJy4vZG9jdW1lbnRzLmpzJztcbmltcG9ydCB0eXBlIHsgTmFtZXMgfSBmcm9tICcuL2ZhY2UuanMnO1xuaW1wb3J0IHsgbWF4IH0gZnJvbSAnLi9pbnQuanMnO1xuaW1wb3J0IHsgdHlwZSBMYXlvdXQsIFJPTEUgfSBmcm9tICcuL2xheW91dC5qcyc7XG5pbXBvcnQgdHlwZSB7IFJvd3MgfSBmcm9tICcuL3Jvd3MuanMnO1xuaW1wb3J0IHsgUFJFU0VOVCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHBhcnRzT2YsIHR5cGUgU25hcHNob3QgfSBmcm9tICcuL3NuYXBzaG90LmpzJztcblxuLyoqIEEgZmllbGQgaW4gd2hpY2ggdHdvIHNuYXBzaG90cyBkaWZmZXIuICovXG5leHBvcnQgaW50ZXJmYWNlIERpZmZlcmVuY2Uge1xuICAvKiogVGhlIHRhYmxlIG9yIGRvY3VtZW50IGNvbGxlY3Rpb247IGBub3dgIGFuZCBgc2V0dGluZ2Agc3RhbmQgZm9yIHRoZW1zZWx2ZXMuICovXG4gIHJlYWRvbmx5IHRhYmxlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IGlkOiBudW1iZXI7XG4gIHJlYWRvbmx5IGZpZWxkOiBzdHJpbmc7XG4gIHJlYWRvbmx5IGJlZm9yZTogdW5rbm93bjtcbiAgcmVhZG9ubHkgYWZ0ZXI6IHVua25vd247XG59XG5cbi8qKiBFYWNoIGZpZWxkIGluIHdoaWNoIHR3byBzbmFwc2hvdHMgZGlmZmVyOiB0YWJsZXMgaW4gc2NoZW1hIG9yZGVyLCB0aGVuIGlkcywgdGhlbiBmaWVsZHMuICovXG5leHBvcnQgZnVuY3Rpb24gZGlmZmVyZW5jZXMoXG4gIGJhY2tlbmQ6IEJhY2tlbmQsXG4gIGxheW91dHM6IHJlYWRvbmx5IExheW91dFtdLFxuICBuYW1lczogTmFtZXMsXG4gIGE6IFNuYXBzaG90LFxuICBiOiBTbmFwc2hvdCxcbik6IERpZmZlcmVuY2VbXSB7XG4gIGNvbnN0IGZvdW5kOiBEaWZmZXJlbmNlW10gPSBbXTtcbiAgY29uc3QgYWRkID0gKHRhYmxlOiBzdHJpbmcsIGlkOiBudW1iZXIsIGZpZWxkOiBzdHJpbmcsIGJlZm9yZTogdW5rbm93biwgYWZ0ZXI6IHVua25vd24pOiB2b2lkID0+IHtcbiAgICBmb3VuZC5wdXNoKHsgdGFibGUsIGlkLCBmaWVsZCwgYmVmb3JlLCBhZnRlciB9KTtcbiAgfTtcbiAgaWYgKGEubm93ICE9PSBiLm5vdykgYWRkKCdub3cnLCAwLCAnbm93JywgYS5ub3csIGIubm93KTtcbiAgY29uc3Qgc2V0dGluZ0EgPSBwYXJ0c09mKGEpLm9yaWdpbi5zZXR0aW5nSGFzaDtcbiAgY29uc3Qgc2V0dGluZ0IgPSBwYXJ0c09mKGIpLm9yaWdpbi5zZXR0aW5nSGFzaDtcbiAgaWYgKHNldHRpbmdBICE9PSBzZXR0aW5nQikgYWRkKCdzZXR0aW5nJywgMCwgJ3NldHRpbmcnLCBzZXR0aW5nQSwgc2V0dGluZ0IpO1xuICBlYWNoRmllbGQoYmFja2VuZCwgbGF5b3V0cywgYSwgYiwgYWRkKTtcbiAgZm9yIChjb25zdCBbY29sbGVjdGlvbiwgdGFibGVdIG9mIG5hbWVzLmRvY3VtZW50cy5lbnRyaWVzKCkpIHtcbiAgICBlYWNoRG9jdW1lbnQoY29sbGVjdGlvbiwgYSwgYiwgKGlkLCBiZWZvcmUsIGFmdGVyKSA9PiB7XG4gICAgICBlYWNoTWVtYmVyKGJlZm9yZSwgYWZ0ZXIsIChmaWVsZCwgd2FzLCBpcykgPT4gYWRkKHRhYmxlLCBpZCwgZmllbGQsIHdhcywgaXMpKTtcbiAgICB9KTtcbiAgfVxuICByZXR1cm4gZm91bmQ7XG59XG5cbi8qKiBUaGUgaWRzIHRoYXQgZGlmZmVyLCBieSB0YWJsZSBhbmQgY29sbGVjdGlvbjsgb25seSB0aG9zZSBpbiB3aGljaCB0aGVyZSBhcmUgYW55LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYW5nZWRSb3dzKFxuICBiYWNrZW5kOiBCYWNrZW5kLFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAgbmFtZXM6IE5hbWVzLFxuICBhOiBTbmFwc2hvdCxcbiAgYjogU25hcHNob3QsXG4pOiBSZWNvcmQ8c3RyaW5nLCBudW1iZXJbXT4ge1xuICBjb25zdCBjaGFuZ2VkOiBSZWNvcmQ8c3RyaW5nLCBudW1iZXJbXT4gPSB7fTtcbiAgY29uc3QgYWRkID0gKHRhYmxlOiBzdHJpbmcsIGlkOiBudW1iZXIpOiB2b2lkID0+IHtcbiAgICAvLyBSb3cgMCBjb3VudHMgdGhlIHJvd3M6IG5vIHJvdyBvZiB0aGUgdGFibGUgaGFzIGNoYW5nZWQgd2l0aCBpdC5cbiAgICBpZiAoaWQgPT09IDApIHJldHVybjtcbiAgICBjb25zdCBpZHMgPSAoY2hhbmdlZFt0YWJsZV0gPz89IFtdKTtcbiAgICBpZiAoaWRzLmF0KC0xKSAhPT0gaWQpIGlkcy5wdXNoKGlkKTtcbiAgfTtcbiAgZWFjaEZpZWxkKGJhY2tlbmQsIGxheW91dHMsIGEsIGIsIGFkZCk7XG4gIGZvciAoY29uc3QgW2NvbGxlY3Rpb24sIHRhYmxlXSBvZiBuYW1lcy5kb2N1bWVudHMuZW50cmllcygpKSB7XG4gICAgZWFjaERvY3VtZW50KGNvbGxlY3Rpb24sIGEsIGIsIChpZCkgPT4gYWRkKHRhYmxlLCBpZCkpO1xuICB9XG4gIHJldHVybiBjaGFuZ2VkO1xufVxuXG50eXBlIEZpZWxkVmlzaXRvciA9IChcbiAgdGFibGU6IHN0cmluZyxcbiAgaWQ6IG51bWJlcixcbiAgZmllbGQ6IHN0cmluZyxcbiAgYmVmb3JlOiBudW1iZXIsXG4gIGFmdGVyOiBudW1iZXIsXG4pID0+IHZvaWQ7XG5cbi8qKiBWaXNpdHMgZWFjaCBmaWVsZCB3aG9zZSBtZWFuaW5nIGRpZmZlcnMsIGF0IHRoZSBjb3N0IG9mIHRoZSB3b3JkcyB0aGF0IHdlcmUgd3JpdHRlbi4gKi9cbmZ1bmN0aW9uIGVhY2hGaWVsZChcbiAgYmFja2VuZDogQmFja2VuZCxcbiAgbGF5b3V0czogcmVhZG9ubHkgTGF5b3V0W10sXG4gIGE6IFNuYXBzaG90LFxuICBiOiBTbmFwc2hvdCxcbiAgdmlzaXQ6IEZpZWxkVmlzaXRvcixcbik6IHZvaWQge1xuICBjb25zdCB3cml0dGVuID0gbGF5b3V0cy5tYXAoKCkgPT4gbmV3IFNldDxudW1iZXI+KCkpO1xuICBiYWNrZW5kLmNvbXBhcmUocGFydHNPZihhKS52ZXJzaW9uLCBwYXJ0c09mKGIpLnZlcnNpb24sICh0YWJsZSwgcm93LCBvZmZzZXQpID0+IHtcbiAgICBjb25zdCB7IGZpZWxkQXQsIHN0cmlkZSB9ID0gbGF5b3V0c1t0YWJsZV0gYXMgTGF5b3V0O1xuICAgIGNvbnN0IGZpZWxkID0gZmllbGRBdFtvZmZzZXRdIGFzIG51bWJlcjtcbiAgICBpZiAoZmllbGQgPj0gMCkgd3JpdHRlblt0YWJsZV0/LmFkZChyb3cgKiBzdHJpZGUgKyBmaWVsZCk7XG4gIH0pO1xuICAvLyBCb3RoIGxldmVscyBvZiBhIGdhdWdlIGF0IHRoZSBsYXRlciBvZiB0aGUgdHdvIHRpbWVzOiBvbmUgdGhhdCBub2JvZHkgdG91Y2hlZCBpcyB0aGUgc2FtZS5cbiAgY29uc3Qgbm93ID0gbWF4KGEubm93LCBiLm5vdyk7XG4gIGZvciAoY29uc3QgW3RhYmxlLCBsYXlvdXRdIG9mIGxheW91dHMuZW50cmllcygpKSB7XG4gICAgY29uc3QgcGxhY2VzID0gWy4uLih3cml0dGVuW3RhYmxlXSBhcyBTZXQ8bnVtYmVyPildLnNvcnQoKHgsIHkpID0+IHggLSB5KTtcbiAgICBpZiAocGxhY2VzLmxlbmd0aCA9PT0gMCkgY29udGludWU7XG4gICAgY29uc3Qgcm93c0EgPSBiYWNrZW5kLnJlYWRlcihwYXJ0c09mKGEpLnZlcnNpb24sIHRhYmxlKTtcbiAgICBjb25zdCByb3dzQiA9IGJhY2tlbmQucmVhZGVyKHBhcnRzT2YoYikudmVyc2lvbiwgdGFibGUpO1xuICAgIGZvciAoY29uc3QgcGxhY2Ugb2YgcGxhY2VzKSB7XG4gICAgICBjb25zdCBvZmZzZXQgPSBwbGFjZSAlIGxheW91dC5zdHJpZGU7XG4gICAgICB2aXNpdEZpZWxkKGxheW91dCwgKHBsYWNlIC0gb2Zmc2V0KSAvIGxheW91dC5zdHJpZGUsIG9mZnNldCwgcm93c0EsIHJvd3NCLCBub3csIHZpc2l0KTtcbiAgICB9XG4gIH1cbn1cblxuZnVuY3Rpb24gdmlzaXRGaWVsZChcbiAgeyBkZWZpbml0aW9uOiB7IG5hbWUgfSwgbmFtZUF0LCByb2xlcyB9OiBMYXlvdXQsXG4gIGlkOiBudW1iZXIsXG4gIG9mZnNldDogbnVtYmVyLFxuICBhOiBSb3dzLFxuICBiOiBSb3dzLFxuICBub3c6IG51bWJlcixcbiAgdmlzaXQ6IEZpZWxkVmlzaXRvcixcbik6IHZvaWQge1xuICBjb25zdCBmaWVsZCA9IGlkID09PSAwID8gJ2NvdW50JyA6IChuYW1lQXRbb2Zmc2V0XSBhcyBzdHJpbmcpO1xuICBjb25zdCBpc0dhdWdlID0gcm9sZXNbb2Zmc2V0XSA9PT0gUk9MRS5nYXVnZVZhbHVlO1xuICBjb25zdCBiZWZvcmUgPSBpc0dhdWdlID8gbGV2ZWxPZihhLCBpZCwgb2Zmc2V0LCBub3cpIDogd29yZE9mKGEsIGlkLCBvZmZzZXQpO1xuICBjb25zdCBhZnRlciA9IGlzR2F1Z2UgPyBsZXZlbE9mKGIsIGlkLCBvZmZzZXQsIG5vdykgOiB3b3JkT2YoYiwgaWQsIG9mZnNldCk7XG4gIGlmIChiZWZvcmUgIT09IGFmdGVyKSB2aXNpdChuYW1lLCBpZCwgZmllbGQsIGJlZm9yZSwgYWZ0ZXIpO1xuICBpZiAoIWlzR2F1Z2UpIHJldHVybjtcbiAgY29uc3QgcmF0ZUJlZm9yZSA9IHdvcmRPZihhLCBpZCwgb2Zmc2V0ICsgMSk7XG4gIGNvbnN0IHJhdGVBZnRlciA9IHdvcmRPZihiLCBpZCwgb2Zmc2V0ICsgMSk7XG4gIGlmIChyYXRlQmVmb3JlICE9PSByYXRlQWZ0ZXIpIHZpc2l0KG5hbWUsIGlkLCBgJHtmaWVsZH0ucmF0ZWAsIHJhdGVCZWZvcmUsIHJhdGVBZnRlcik7XG59XG5cbmZ1bmN0aW9uIHdvcmRPZihyb3dzOiBSb3dzLCBpZDogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBpZCA8PSByb3dzLmdldCgwLCBQUkVTRU5UKSA/IHJvd3MuZ2V0KGlkLCBvZmZzZXQpIDogMDtcbn1cblxuZnVuY3Rpb24gbGV2ZWxPZihyb3dzOiBSb3dzLCBpZDogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgbm93OiBudW1iZXIpOiBudW1iZXIge1xuICBpZiAoaWQgPiByb3dzLmdldCgwLCBQUkVTRU5UKSkgcmV0dXJuIDA7XG4gIHJldHVybiByb3dzLmdldChpZCwgb2Zmc2V0KSArIHJvd3MuZ2V0KGlkLCBvZmZzZXQgKyAxKSAqIChub3cgLSByb3dzLmdldChpZCwgb2Zmc2V0ICsgMikpO1xufVxuXG5mdW5jdGlvbiBlYWNoRG9jdW1lbnQoXG4gIGNvbGxlY3Rpb246IG51bWJlcixcbiAgYTogU25hcHNob3QsXG4gIGI6IFNuYXBzaG90LFxuICB2aXNpdDogKGlkOiBudW1iZXIsIGJlZm9yZTogdW5rbm93biwgYWZ0ZXI6IHVua25vd24pID0+IHZvaWQsXG4pOiB2b2lkIHtcbiAgY29uc3QgZG9jdW1lbnRzQSA9IHBhcnRzT2YoYSkuZG9jdW1lbnRzW2NvbGxlY3Rpb25dIGFzIERvY3VtZW50cztcbiAgY29uc3QgZG9jdW1lbnRzQiA9IHBhcnRzT2YoYikuZG9jdW1lbnRzW2NvbGxlY3Rpb25dIGFzIERvY3VtZW50cztcbiAgaWYgKGRvY3VtZW50c0EgPT09IGRvY3VtZW50c0IpIHJldHVybjtcbiAgY29uc3QgcmVhZEEgPSBkb2N1bWVudFJlYWRlcihkb2N1bWVudHNBKTtcbiAgY29uc3QgcmVhZEIgPSBkb2N1bWVudFJlYWRlcihkb2N1bWVudHNCKTtcbiAgZm9yIChsZXQgaWQgPSAxOyBpZCA8PSBkb2N1bWVudHNBLmNvdW50IHx8IGlkIDw9IGRvY3VtZW50c0IuY291bnQ7IGlkICs9IDEpIHtcbiAgICBjb25zdCBiZWZvcmUgPSByZWFkQS5nZXQoaWQpO1xuICAgIGNvbnN0IGFmdGVyID0gcmVhZEIuZ2V0KGlkKTtcbiAgICBpZiAoYmVmb3JlICE9PSBhZnRlciAmJiBKU09OLnN0cmluZ2lmeShiZWZvcmUpICE9PSBKU09OLnN0cmluZ2lmeShhZnRlcikpIHtcbiAgICAgIHZpc2l0KGlkLCBiZWZvcmUsIGFmdGVyKTtcbiAgICB9XG4gIH1cbn1cblxuLyoqIFRoZSBtZW1iZXJzIG9mIGEgZG9jdW1lbnQgdGhhdCBkaWZmZXIsIGNvbXBhcmVkIGFzIHRleHQ7IG9uZSB0aGF0IGlzIG5ldyBvciBnb25lIGlzIG9uZS4gKi9cbmZ1bmN0aW9uIGVhY2hNZW1iZXIoXG4gIGJlZm9yZTogdW5rbm93bixcbiAgYWZ0ZXI6IHVua25vd24sXG4gIHZpc2l0OiAoZmllbGQ6IHN0cmluZywgYmVmb3JlOiB1bmtub3duLCBhZnRlcjogdW5rbm93bikgPT4gdm9pZCxcbik6IHZvaWQge1xuICBpZiAodHlwZW9mIGJlZm9yZSAhPT0gJ29iamVjdCcgfHwgdHlwZW9mIGFmdGVyICE9PSAnb2JqZWN0JyB8fCAhYmVmb3JlIHx8ICFhZnRlcikge1xuICAgIHZpc2l0KCdwcmVzZW50JywgYmVmb3JlLCBhZnRlcik7XG4gICAgcmV0dXJuO1xuICB9XG4gIGZvciAoY29uc3QgZmllbGQgb2YgbmV3IFNldChbLi4uT2JqZWN0LmtleXMoYmVmb3JlKSwgLi4uT2JqZWN0LmtleXMoYWZ0ZXIpXSkpIHtcbiAgICBjb25zdCB3YXMgPSAoYmVmb3JlIGFzIFJlY29yZDxzdHJpbmcsIHVua25vd24+KVtmaWVsZF07XG4gICAgY29uc3QgaXMgPSAoYWZ0ZXIgYXMgUmVjb3JkPHN0cmluZywgdW5rbm93bj4pW2ZpZWxkXTtcbiAgICBpZiAod2FzICE9PSBpcyAmJiBKU09OLnN0cmluZ2lmeSh3YXMpICE9PSBKU09OLnN0cmluZ2lmeShpcykpIHZpc2l0KGZpZWxkLCB3YXMsIGlzKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IHR5cGUgRW5naW5lLCB0cmFuc2l0aW9uIH0gZnJvbSAnLi9lbmdpbmUuanMnO1xuaW1wb3J0IHR5cGUgeyBFdmVudExpc3QgfSBmcm9tICcuL2V2ZW50cy5qcyc7XG5pbXBvcnQgeyB0eXBlIENvbW1hbmQsIHR5cGUgT3V0Y29tZSwgcmVmdXNlIH0gZnJvbSAnLi9vdXRjb21lLmpzJztcbmltcG9ydCB0eXBlIHsgU2NoZW1hIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHR5cGUgeyBTbmFwc2hvdCB9IGZyb20gJy4vc25hcHNob3QuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdE9mIH0gZnJvbSAnLi93b3JsZC5qcyc7XG5cbi8qKiBDYXJyaWVzIG91dCBhIGNvbW1hbmQ7IG5vIHRpbWUgcGFzc2VzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGV4ZWN1dGU8UyBleHRlbmRzIFNjaGVtYT4oXG4gIGVuZ2luZTogRW5naW5lPFM+LFxuICBmcm9tOiBTbmFwc2hvdCxcbiAgY29tbWFuZDogQ29tbWFuZCxcbik6IHsgc25hcHNob3Q6IFNuYXBzaG90OyBvdXRjb21lOiBPdXRjb21lOyBldmVudHM6IEV2ZW50TGlzdCB9IHtcbiAgY29uc3QgeyBldmVudHMgfSA9IGVuZ2luZTtcbiAgY29uc3QgeyBjb21tYW5kcyB9ID0gZW5naW5lLmRlZmluaXRpb247XG4gIGNvbnN0IHJlZHVjZXIgPSBPYmplY3QuaGFzT3duKGNvbW1hbmRzLCBjb21tYW5kLnR5cGUpID8gY29tbWFuZHNbY29tbWFuZC50eXBlXSA6IHVuZGVmaW5lZDtcbiAgbGV0IG91dGNvbWU6IE91dGNvbWUgPSByZWZ1c2UoXG4gICAgJ3Vua25vd25fY29tbWFuZCcsXG4gICAgYFRoZXJlIGlzIG5vIGNvbW1hbmQgJHtKU09OLnN0cmluZ2lmeShjb21tYW5kLnR5cGUpfS5gLFxuICAgIHsgY29tbWFuZHM6IE9iamVjdC5rZXlzKGNvbW1hbmRzKS5qb2luKCcsICcpIH0sXG4gICk7XG4gIGNvbnN0IHNuYXBzaG90ID0gdHJhbnNpdGlvbihlbmdpbmUsIGZyb20sICh7IGRyYWZ0IH0pID0+IHtcbiAgICBpZiAocmVkdWNlciAhPT0gdW5kZWZpbmVkKSBvdXRjb21lID0gcmVkdWNlcihkcmFmdCBhcyBEcmFmdE9mPFM+LCBjb21tYW5kKTtcbiAgICBpZiAoIW91dGNvbWUuZG9uZSkgZXZlbnRzLmJlZ2luKCk7XG4gICAgcmV0dXJuIG91dGNvbWUuZG9uZTtcbiAgfSk7XG4gIHJldHVybiB7IHNuYXBzaG90LCBvdXRjb21lLCBldmVudHM6IGV2ZW50cy5lbmQoKSB9O1xufVxuIiwgImltcG9ydCB7IGFkdmFuY2UsIHR5cGUgQm91bmRzIH0gZnJvbSAnLi9hZHZhbmNlLmpzJztcbmltcG9ydCB0eXBlIHsgQmFja2VuZE9mIH0gZnJvbSAnLi9iYWNrZW5kLmpzJztcbmltcG9ydCB7IGNhbm9uaWNhbEpzb24gfSBmcm9tICcuL2Nhbm9uaWNhbC5qcyc7XG5pbXBvcnQgeyBkZWNvZGVTbmFwc2hvdCB9IGZyb20gJy4vZGVjb2RlU25hcHNob3QuanMnO1xuaW1wb3J0IHR5cGUgeyBEZWZpbml0aW9uIH0gZnJvbSAnLi9kZWZpbml0aW9uLmpzJztcbmltcG9ydCB7IGNoYW5nZWRSb3dzLCB0eXBlIERpZmZlcmVuY2UsIGRpZmZlcmVuY2VzIH0gZnJvbSAnLi9kaWZmZXJlbmNlLmpzJztcbmltcG9ydCB7IE5PX0RPQ1VNRU5UUyB9IGZyb20gJy4vZG9jdW1lbnRzLmpzJztcbmltcG9ydCB7IGVuY29kZVNuYXBzaG90IH0gZnJvbSAnLi9lbmNvZGVTbmFwc2hvdC5qcyc7XG5pbXBvcnQgeyBlbmdpbmVPZiwgdHJhbnNpdGlvbiB9IGZyb20gJy4vZW5naW5lLmpzJztcbmltcG9ydCB0eXBlIHsgRXZlbnRMaXN0IH0gZnJvbSAnLi9ldmVudHMuanMnO1xuaW1wb3J0IHsgZXhlY3V0ZSB9IGZyb20gJy4vZXhlY3V0ZS5qcyc7XG5pbXBvcnQgeyB3b3JsZE9mIH0gZnJvbSAnLi9mYWNlLmpzJztcbmltcG9ydCB7IGhhc2hUZXh0IH0gZnJvbSAnLi9oYXNoLmpzJztcbmltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4vaW52YXJpYW50LmpzJztcbmltcG9ydCB7IGpvdXJuYWxCYWNrZW5kIH0gZnJvbSAnLi9qb3VybmFsQmFja2VuZC5qcyc7XG5pbXBvcnQgdHlwZSB7IENvbW1hbmQsIE91dGNvbWUgfSBmcm9tICcuL291dGNvbWUuanMnO1xuaW1wb3J0IHsgcm9vdEhhc2gsIHRhYmxlSGFzaGVzIH0gZnJvbSAnLi9yb290SGFzaC5qcyc7XG5pbXBvcnQgdHlwZSB7IFNjaGVtYSwgU2VlZGVkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgcGFydHNPZiwgU25hcHNob3QgfSBmcm9tICcuL3NuYXBzaG90LmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnRPZiwgU2V0dGluZ09mLCBXb3JsZE9mIH0gZnJvbSAnLi93b3JsZC5qcyc7XG5cbi8qKiBUaGUgc25hcHNob3RzIG9mIGEgc2NoZW1hJ3Mgd29ybGRzLiAqL1xuZXhwb3J0IHR5cGUgU25hcHNob3RPZjxTPiA9IFNuYXBzaG90PFNldHRpbmdPZjxTPiAmIFNlZWRlZD47XG5cbi8qKlxuICogQSBnYW1lIG9mIHdoaWNoIHdvcmxkcyBjYW4gYmUgbWFkZSwgdG9sZCB3aGF0IHRvIGRvLCBtb3ZlZCBpbiB0aW1lLCBhbmQgY29tcGFyZWQuIEFsbCBpdHNcbiAqIGZ1bmN0aW9ucyBhcmUgcHVyZTogdGhleSBsZWF2ZSB0aGVpciBhcmd1bWVudHMgYXMgdGhleSB3ZXJlLCBhbmQgdGhlIHNhbWUgYXJndW1lbnRzIGdpdmUgdGhlXG4gKiBzYW1lIHJlc3VsdHMgb24gZXZlcnkgbWFjaGluZS4gQSB0cmFuc2l0aW9uIGluc2lkZSBhIHRyYW5zaXRpb24gaXMgYSBicm9rZW4gaW52YXJpYW50LlxuICovXG5leHBvcnQgaW50ZXJmYWNlIFNpbXVsYXRpb248UyBleHRlbmRzIFNjaGVtYT4ge1xuICByZWFkb25seSBkZWZpbml0aW9uOiBEZWZpbml0aW9uPFM+O1xuXG4gIC8qKiBUaGUgd29ybGQgYXQgdGljayAwIG9mIGEgc2V0dGluZywgd2hpY2ggbXVzdCBiZSBwbGFpbiBKU09OIG9mIGludGVnZXJzLiAqL1xuICBnZW5lc2lzKHNldHRpbmc6IFNldHRpbmdPZjxTPiAmIFNlZWRlZCk6IFNuYXBzaG90T2Y8Uz47XG5cbiAgLyoqXG4gICAqIENhcnJpZXMgb3V0IGEgY29tbWFuZDsgbm8gdGltZSBwYXNzZXMuIEEgcmVmdXNlZCBjb21tYW5kIGdpdmVzIHRoZSB2ZXJ5IHNhbWUgc25hcHNob3QsIGFuZCBhXG4gICAqIHR5cGUgdGhhdCBpcyBub3Qga25vd24gaXMgcmVmdXNlZCBhcyBgdW5rbm93bl9jb21tYW5kYC5cbiAgICovXG4gIGV4ZWN1dGUoXG4gICAgZnJvbTogU25hcHNob3RPZjxTPixcbiAgICBjb21tYW5kOiBDb21tYW5kLFxuICApOiB7IHNuYXBzaG90OiBTbmFwc2hvdE9mPFM+OyBvdXRjb21lOiBPdXRjb21lOyBldmVudHM6IEV2ZW50TGlzdCB9O1xuXG4gIC8qKiBPbmUgdGljayBvZiB0aW1lOiB0aGUgY2xvY2sgbW92ZXMgYnkgb25lLCBhbmQgYWxsIHRoYXQgaXMgZHVlIGhhcHBlbnMuICovXG4gIHRpY2soZnJvbTogU25hcHNob3RPZjxTPik6IHsgc25hcHNob3Q6IFNuYXBzaG90T2Y8Uz47IGV2ZW50czogRXZlbnRMaXN0IH07XG5cbiAgLyoqIEFzIGB0aWNrYCBhcHBsaWVkIHVwIHRvIGBib3VuZHMudGlja3NgIHRpbWVzLCBidXQgZW1wdHkgdGlja3MgY29zdCBub3RoaW5nLiAqL1xuICBhZHZhbmNlKFxuICAgIGZyb206IFNuYXBzaG90T2Y8Uz4sXG4gICAgYm91bmRzOiBCb3VuZHMsXG4gICk6IHsgc25hcHNob3Q6IFNuYXBzaG90T2Y8Uz47IGV2ZW50czogRXZlbnRMaXN0OyB0aWNrczogbnVtYmVyIH07XG5cbiAgLyoqXG4gICAqIEdpdmVzIGBmYCB0aGUgc25hcHNob3QgdG8gdHJ5IHRoaW5ncyBvbiwgYW5kIG1ha2VzIGl0IHRoZSBjaGVhcCBvbmUgdG8gZ28gb24gZnJvbSBhZ2FpbjogYVxuICAgKiBkcnkgcnVuIGNvc3RzIHdoYXQgaXQgdG91Y2hlcy4gVGhlIHNuYXBzaG90cyBtYWRlIGluIGBmYCBhcmUgb3JkaW5hcnkgb25lcy5cbiAgICovXG4gIHByb2JlPFI+KHNuYXBzaG90OiBTbmFwc2hvdE9mPFM+LCBmOiAoc25hcHNob3Q6IFNuYXBzaG90T2Y8Uz4pID0+IFIpOiBSO1xuXG4gIC8qKiBUaGUgdGljayBhdCB3aGljaCBzb21ldGhpbmcgaGFwcGVucyBuZXh0IGlmIG5vYm9keSBkb2VzIGFueXRoaW5nOyAwIHdoZW4gbmV2ZXIuICovXG4gIG5leHREdWUoc25hcHNob3Q6IFNuYXBzaG90T2Y8Uz4pOiBudW1iZXI7XG5cbiAgLyoqIFRoZSB3b3JsZCBvZiBhIHNuYXBzaG90LCB0byBiZSByZWFkLiAqL1xuICByZWFkKHNuYXBzaG90OiBTbmFwc2hvdE9mPFM+KTogV29ybGRPZjxTPjtcblxuICAvKiogVGhlIGhhc2ggb2YgYWxsIHRoYXQgY2FuIGluZmx1ZW5jZSB0aGUgc25hcHNob3QncyBmdXR1cmU6IDE2IGhleCBkaWdpdHMuICovXG4gIGhhc2goc25hcHNob3Q6IFNuYXBzaG90T2Y8Uz4pOiBzdHJpbmc7XG5cbiAgLyoqIFRoZSBoYXNoIG9mIGVhY2ggdGFibGUgYW5kIGRvY3VtZW50IGNvbGxlY3Rpb24sIGJ5IG5hbWUuICovXG4gIHRhYmxlSGFzaGVzKHNuYXBzaG90OiBTbmFwc2hvdE9mPFM+KTogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj47XG5cbiAgLyoqIEVhY2ggZmllbGQgaW4gd2hpY2ggdHdvIHNuYXBzaG90cyBkaWZmZXIsIGluIHRoZSBvcmRlciBvZiB0YWJsZXMsIHJvd3MgYW5kIGZpZWxkcy4gKi9cbiAgZGlmZihhOiBTbmFwc2hvdE9mPFM+LCBiOiBTbmFwc2hvdE9mPFM+KTogRGlmZmVyZW5jZVtdO1xuXG4gIC8qKiBUaGUgaWRzIG9mIHRoZSByb3dzIGFuZCBkb2N1bWVudHMgdGhhdCBkaWZmZXIsIGJ5IHRhYmxlOiBhdCB0aGUgY29zdCBvZiB0aGUgY2hhbmdlcy4gKi9cbiAgY2hhbmdlcyhhOiBTbmFwc2hvdE9mPFM+LCBiOiBTbmFwc2hvdE9mPFM+KTogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgbnVtYmVyW10+PjtcblxuICAvKiogVGhlIHNuYXBzaG90IGFzIGJ5dGVzLCB0aGUgc2FtZSBmb3IgZXF1YWwgc25hcHNob3RzIGhvd2V2ZXIgdGhleSBjYW1lIGFib3V0LiAqL1xuICBlbmNvZGUoc25hcHNob3Q6IFNuYXBzaG90T2Y8Uz4pOiBVaW50OEFycmF5O1xuXG4gIC8qKlxuICAgKiBUaGUgc25hcHNob3Qgb2YgYGVuY29kZWAncyBieXRlcy5cbiAgICpcbiAgICogQHRocm93cyBFcnJvciBuYW1pbmcgd2hhdCBpcyB3cm9uZyB3aXRoIGJ5dGVzIHRoYXQgdGhpcyBkZWZpbml0aW9uIGRpZCBub3Qgd3JpdGUuXG4gICAqL1xuICBkZWNvZGUoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBTbmFwc2hvdE9mPFM+O1xufVxuXG4vKipcbiAqIE1ha2VzIGEgc2ltdWxhdGlvbiBvZiBhIGRlZmluaXRpb24uXG4gKlxuICogQHBhcmFtIGJhY2tlbmRPZiBob3cgdmVyc2lvbnMgb2YgdGhlIHRhYmxlcyBhcmUga2VwdDsgdGhlIGFuc3dlcnMgZG8gbm90IGRlcGVuZCBvbiBpdFxuICogQHRocm93cyBFcnJvciB3aGVuIGEgdGltZXIgaGFzIG5vIHN5c3RlbSwgb3IgbW9yZSB0aGFuIG9uZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlZmluZVNpbXVsYXRpb248UyBleHRlbmRzIFNjaGVtYT4oXG4gIGRlZmluaXRpb246IERlZmluaXRpb248Uz4sXG4gIGJhY2tlbmRPZjogQmFja2VuZE9mID0gam91cm5hbEJhY2tlbmQsXG4pOiBTaW11bGF0aW9uPFM+IHtcbiAgY29uc3QgZW5naW5lID0gZW5naW5lT2YoZGVmaW5pdGlvbiwgYmFja2VuZE9mKTtcbiAgY29uc3QgeyBiYWNrZW5kLCBsYXlvdXRzLCBuYW1lcyB9ID0gZW5naW5lO1xuICBjb25zdCBzaW11bGF0aW9uID0ge1xuICAgIGRlZmluaXRpb24sXG4gICAgZ2VuZXNpcyhzZXR0aW5nOiBTZXR0aW5nT2Y8Uz4gJiBTZWVkZWQpOiBTbmFwc2hvdCB7XG4gICAgICBjb25zdCBvcmlnaW4gPSB7IHNldHRpbmcsIHNldHRpbmdIYXNoOiBoYXNoVGV4dChjYW5vbmljYWxKc29uKHNldHRpbmcpKSB9O1xuICAgICAgY29uc3Qgbm90aGluZyA9IG5hbWVzLmRvY3VtZW50cy5tYXAoKCkgPT4gTk9fRE9DVU1FTlRTKTtcbiAgICAgIHJldHVybiB0cmFuc2l0aW9uKGVuZ2luZSwgbmV3IFNuYXBzaG90KDAsIG9yaWdpbiwgYmFja2VuZC5jcmVhdGUoKSwgbm90aGluZyksIChmYWNlKSA9PiB7XG4gICAgICAgIGRlZmluaXRpb24uZ2VuZXNpcyhmYWNlLmRyYWZ0IGFzIERyYWZ0T2Y8Uz4pO1xuICAgICAgICByZXR1cm4gdHJ1ZTtcbiAgICAgIH0pO1xuICAgIH0sXG4gICAgZXhlY3V0ZTogKGZyb206IFNuYXBzaG90LCBjb21tYW5kOiBDb21tYW5kKSA9PiBleGVjdXRlKGVuZ2luZSwgZnJvbSwgY29tbWFuZCksXG4gICAgdGljazogKGZyb206IFNuYXBzaG90KSA9PiBhZHZhbmNlKGVuZ2luZSwgZnJvbSwgeyB0aWNrczogMSB9KSxcbiAgICBhZHZhbmNlOiAoZnJvbTogU25hcHNob3QsIGJvdW5kczogQm91bmRzKSA9PiBhZHZhbmNlKGVuZ2luZSwgZnJvbSwgYm91bmRzKSxcbiAgICBwcm9iZTxSPihzbmFwc2hvdDogU25hcHNob3QsIGY6IChzbmFwc2hvdDogU25hcHNob3QpID0+IFIpOiBSIHtcbiAgICAgIHRyeSB7XG4gICAgICAgIHJldHVybiBmKHNuYXBzaG90KTtcbiAgICAgIH0gZmluYWxseSB7XG4gICAgICAgIHRyYW5zaXRpb24oZW5naW5lLCBzbmFwc2hvdCwgKCkgPT4gZmFsc2UpO1xuICAgICAgfVxuICAgIH0sXG4gICAgbmV4dER1ZShzbmFwc2hvdDogU25hcHNob3QpOiBudW1iZXIge1xuICAgICAgaW52YXJpYW50KCFlbmdpbmUucnVubmluZywgJ2Egc25hcHNob3Qgd2FzIGFza2VkIGluc2lkZSBhIHRyYW5zaXRpb24nKTtcbiAgICAgIHJldHVybiBiYWNrZW5kLm5leHREdWUocGFydHNPZihzbmFwc2hvdCkudmVyc2lvbiwgc25hcHNob3Qubm93KTtcbiAgICB9LFxuICAgIHJlYWQoc25hcHNob3Q6IFNuYXBzaG90KTogb2JqZWN0IHtcbiAgICAgIGNvbnN0IHBhcnRzID0gcGFydHNPZihzbmFwc2hvdCk7XG4gICAgICByZXR1cm4gKHBhcnRzLndvcmxkID8/PSB3b3JsZE9mKGJhY2tlbmQsIHBhcnRzLCBsYXlvdXRzLCBuYW1lcywgc25hcHNob3Qubm93KSk7XG4gICAgfSxcbiAgICBoYXNoOiByb290SGFzaCxcbiAgICB0YWJsZUhhc2hlczogKHNuYXBzaG90OiBTbmFwc2hvdCkgPT4gdGFibGVIYXNoZXMoc25hcHNob3QsIG5hbWVzKSxcbiAgICBkaWZmOiAoYTogU25hcHNob3QsIGI6IFNuYXBzaG90KSA9PiBkaWZmZXJlbmNlcyhiYWNrZW5kLCBsYXlvdXRzLCBuYW1lcywgYSwgYiksXG4gICAgY2hhbmdlczogKGE6IFNuYXBzaG90LCBiOiBTbmFwc2hvdCkgPT4gY2hhbmdlZFJvd3MoYmFja2VuZCwgbGF5b3V0cywgbmFtZXMsIGEsIGIpLFxuICAgIGVuY29kZTogKHNuYXBzaG90OiBTbmFwc2hvdCkgPT4gZW5jb2RlU25hcHNob3QoZW5naW5lLCBzbmFwc2hvdCksXG4gICAgZGVjb2RlOiAoYnl0ZXM6IFVpbnQ4QXJyYXkpID0+IGRlY29kZVNuYXBzaG90KGVuZ2luZSwgYnl0ZXMpLFxuICB9O1xuICByZXR1cm4gc2ltdWxhdGlvbiBhcyB1bmtub3duIGFzIFNpbXVsYXRpb248Uz47XG59XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogV2hhdCBjb3VudHMgYWdhaW5zdCB0aGUgbGltaXRzIG9mIHRoZSB3b3JsZDogb25lIHJvdy4gKi9cbmV4cG9ydCBjb25zdCBjZW5zdXMgPSBkZWZpbmVUYWJsZSgnY2Vuc3VzJywge1xuICAvKiogRGV2aWNlcyBpbiBiZWluZyBvciBvbiBvcmRlci4gKi9cbiAgZGV2aWNlczogd29yZCxcbn0pO1xuXG4vKiogT2Zmc2V0cyBvZiB0aGUgY2Vuc3VzJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IENFTlNVUyA9IGNlbnN1cy5maWVsZHM7XG5cbi8qKiBUaGUgb25lIHJvdyBvZiB0aGUgY2Vuc3VzLiAqL1xuZXhwb3J0IGNvbnN0IENFTlNVU19ST1cgPSAxO1xuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCBnYXVnZSwgbGluaywgdGltZXIsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogRXZlcnl0aGluZyB0aGF0IGNhbiBiZSB0b2xkIHRvIGRvIHNvbWV0aGluZy4gVGhlIHJvdyBpcyBsZWFuOiB0aGVyZSBtYXkgYmUgYSBtaWxsaW9uLiAqL1xuZXhwb3J0IGNvbnN0IGRldmljZXMgPSBkZWZpbmVUYWJsZSgnZGV2aWNlcycsIHtcbiAgLyoqIEEgbnVtYmVyIG9mIFNUQVRVUy4gKi9cbiAgc3RhdHVzOiB3b3JkLFxuICAvKiogVGhlIHRpY2sgYXQgd2hpY2ggdGhlIHN0YXR1cyBiZWdhbi4gKi9cbiAgc2luY2U6IHdvcmQsXG4gIC8qKlxuICAgKiBXaGF0IHRoZSBzdGF0dXMgaXMgYWJvdXQ6IHRoZSByb3cgb2YgdGhlIGRlc3RpbmF0aW9uJ3MgbG9jYXRpb24gKHRyYXZlbGxpbmcsIHJlY2FsbGluZyksIHRoZVxuICAgKiBzaXRlIChzZWFyY2hpbmcsIHRyYWNraW5nKSwgdGhlIGpvYiAocHJpbnRpbmcsIHdhaXRpbmcpOyBlbHNlIDAuXG4gICAqL1xuICB0YXJnZXQ6IHdvcmQsXG4gIGFycml2YWw6IHRpbWVyLFxuICAvKiogSW4gdHJhbnNpdCBpdCBzdGF5cyB3aGVyZSBpdCBjYW1lIGZyb20uICovXG4gIGxvY2F0aW9uOiBsaW5rKCdsb2NhdGlvbnMnLCAnZGV2aWNlcycpLFxuICAvKiogUG9zaXRpb24gKyAxIGluIERFVklDRV9UWVBFUy4gKi9cbiAgdHlwZTogd29yZCxcbiAgLyoqIE9wZXJhdGlvbmFsIGNhcGFjaXR5IGluIG1pbGxpb250aHMuICovXG4gIGNhcGFjaXR5OiB3b3JkLFxuICAvKiogV2hlcmUgaXQgbWluZXMuICovXG4gIGRlcG9zaXQ6IGxpbmsoJ2RlcG9zaXRzJywgJ21pbmVycycpLFxuICAvKiogV2hlcmUgaXRzIHlpZWxkIGdvZXMuICovXG4gIHN0b2NrOiBsaW5rKCdzdG9ja3MnLCAnc3VwcGxpZXJzJyksXG4gIC8qKiBNaWNyby11bml0cyBvZiB0aGUgcnVuIGF0IGhhbmQ7IGl0cyByYXRlIGlzIHRoZSBkcm9uZSdzIHJhdGUuICovXG4gIG1pbmVkOiBnYXVnZSxcbiAgLyoqIEhvdyBvZnRlbiB0aGUgcnVuIGF0IGhhbmQgbW92ZWQgdG8gYW5vdGhlciBzaXRlLiAqL1xuICByZWxvY2F0aW9uczogd29yZCxcbiAgLyoqIFdob3NlIGl0IGlzLiAqL1xuICByZXBsaWNhbnQ6IGxpbmsoJ2ZsZWV0cycsICdkZXZpY2VzJyksXG4gIC8qKiBUaGUgcmVwbGljYW50IHRoYXQgYnVpbHQgaXQuICovXG4gIGJ1aWx0Qnk6IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgYSBkZXZpY2UncyBmaWVsZHMuICovXG5leHBvcnQgY29uc3QgREVWSUNFID0gZGV2aWNlcy5maWVsZHM7XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGxpc3QsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogV2hhdCBjb3VudHMgYWdhaW5zdCB0aGUgbGltaXRzIG9mIGFuIGFjY291bnQ7IGl0cyBpZCBpcyB0aGUgYWNjb3VudCdzLiAqL1xuZXhwb3J0IGNvbnN0IGhvbGRpbmdzID0gZGVmaW5lVGFibGUoJ2hvbGRpbmdzJywge1xuICAvKiogRGV2aWNlcyBvd25lZCBvciBvbiBvcmRlci4gKi9cbiAgZGV2aWNlczogd29yZCxcbiAgLyoqIFdoZXJlIGl0IGhhcyBzdG9jaywgYW5kIGF0IGhvdyBtYW55IHBsYWNlcy4gKi9cbiAgcGlsZXM6IGxpc3QsXG4gIHBpbGVDb3VudDogd29yZCxcbn0pO1xuXG4vKiogT2Zmc2V0cyBvZiBhIGhvbGRpbmcncyBmaWVsZHMuICovXG5leHBvcnQgY29uc3QgSE9MRElORyA9IGhvbGRpbmdzLmZpZWxkcztcbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgbGluaywgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBQcmludCBqb2JzIG9mIG9uZSBkZXZpY2UgZWFjaCwgZ29uZSB3aGVuIGRvbmUgb3IgY2FuY2VsbGVkLiAqL1xuZXhwb3J0IGNvbnN0IGpvYnMgPSBkZWZpbmVUYWJsZSgnam9icycsIHtcbiAgcHJpbnRlcjogbGluaygncHJpbnRlcnMnLCAncXVldWUnKSxcbiAgLyoqIFBvc2l0aW9uICsgMSBpbiBERVZJQ0VfVFlQRVMuICovXG4gIGRldmljZVR5cGU6IHdvcmQsXG4gIC8qKiBUaGUgZmlyc3Qgam9iIG9mIHRoZSBvcmRlciB0aGF0IHRoaXMgb25lIGNhbWUgd2l0aC4gKi9cbiAgYmF0Y2g6IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgYSBqb2IncyBmaWVsZHMuICovXG5leHBvcnQgY29uc3QgSk9CID0gam9icy5maWVsZHM7XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGxpbmssIGxpc3QsIHRpbWVyLCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIFdoYXQgYSBkZXZpY2UgdGhhdCBjYW4gcHJpbnQgaGFzIGJleW9uZCBpdHMgcm93LiAqL1xuZXhwb3J0IGNvbnN0IHByaW50ZXJzID0gZGVmaW5lVGFibGUoXG4gICdwcmludGVycycsXG4gIHtcbiAgICBkZXZpY2U6IHdvcmQsXG4gICAgLyoqIEpvYnMsIGZpcnN0IGNvbWUgZmlyc3Qgc2VydmVkOiBhc2NlbmRpbmcgaWRzLiBUaGUgZmlyc3Qgb25lIHJ1bnMgb3Igd2FpdHMuICovXG4gICAgcXVldWU6IGxpc3QsXG4gICAgLyoqIFRoZSBzdG9jayB0aGF0IGl0IHdhaXRzIGZvci4gKi9cbiAgICB3YWl0c0ZvcjogbGluaygnc3RvY2tzJywgJ3dhaXRlcnMnKSxcbiAgICAvKiogV2hlbiB0aGUgam9iIGF0IGhhbmQgaXMgZG9uZS4gKi9cbiAgICBmaW5pc2hlZDogdGltZXIsXG4gIH0sXG4gICdkZXZpY2UnLFxuKTtcblxuLyoqIE9mZnNldHMgb2YgYSBwcmludGVyJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IFBSSU5URVIgPSBwcmludGVycy5maWVsZHM7XG4iLCAiLyoqIFdoYXQgYSBkZXZpY2UgY2FuIGJlIGRvaW5nLiBBIHN0YXR1cydzIG51bWJlciBpbiB0aGUgc3RhdGUgaXMgaXRzIHBvc2l0aW9uICsgMTogYXBwZW5kIG9ubHkuICovXG5leHBvcnQgY29uc3QgU1RBVFVTRVMgPSBbXG4gICdpZGxlJyxcbiAgJ3RyYXZlbGxpbmcnLFxuICAncmVjYWxsaW5nJyxcbiAgJ21pbmluZycsXG4gICdzZWFyY2hpbmcnLFxuICAndHJhY2tpbmcnLFxuICAncHJpbnRpbmcnLFxuICAnd2FpdGluZ19mb3JfcmVzb3VyY2VzJyxcbl0gYXMgY29uc3Q7XG5cbi8qKiBPbmUgc3RhdHVzIG9mIGEgZGV2aWNlIGJ5IGl0cyBuYW1lLiAqL1xuZXhwb3J0IHR5cGUgU3RhdHVzID0gKHR5cGVvZiBTVEFUVVNFUylbbnVtYmVyXTtcblxuLyoqIFRoZSBudW1iZXJzIG9mIHRoZSBzdGF0dXNlcy4gKi9cbmV4cG9ydCBjb25zdCBTVEFUVVMgPSB7XG4gIGlkbGU6IDEsXG4gIHRyYXZlbGxpbmc6IDIsXG4gIHJlY2FsbGluZzogMyxcbiAgbWluaW5nOiA0LFxuICBzZWFyY2hpbmc6IDUsXG4gIHRyYWNraW5nOiA2LFxuICBwcmludGluZzogNyxcbiAgd2FpdGluZ0ZvclJlc291cmNlczogOCxcbn0gYXMgY29uc3Q7XG5cbi8qKiBUaGUgc3RhdHVzIG9mIGEgbnVtYmVyIGluIHRoZSBzdGF0ZTsgYGlkbGVgIGZvciB3aGF0IGlzIG5vIHN0YXR1cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGF0dXNBdChudW1iZXI6IG51bWJlcik6IFN0YXR1cyB7XG4gIHJldHVybiBTVEFUVVNFU1tudW1iZXIgLSAxXSA/PyAnaWRsZSc7XG59XG4iLCAiLyoqIEFsbCBkZXZpY2UgdHlwZXMuIEEgdHlwZSdzIG51bWJlciBpbiB0aGUgc3RhdGUgaXMgaXRzIHBvc2l0aW9uICsgMTogYXBwZW5kLCBuZXZlciByZW9yZGVyLiAqL1xuZXhwb3J0IGNvbnN0IERFVklDRV9UWVBFUyA9IFtcbiAgJ2hlYXZlbl92ZXNzZWwnLFxuICAnbWluaW5nX2Ryb25lJyxcbiAgJ3N1cnZleV9kcm9uZScsXG4gICd0cmFuc3BvcnRfZHJvbmUnLFxuICAnbWFpbnRlbmFuY2VfZHJvbmUnLFxuICAnYW1pX21pbmluZ19jb250cm9sbGVyJyxcbiAgJ2F1dG9mYWN0b3J5JyxcbiAgJ2NvbXB1dGVfY29yZScsXG4gICdzdXJnZV9wbGF0ZScsXG4gICdmdGxfYmVhY29uJyxcbiAgJ2Z0bF9yZWxheScsXG4gICdzeXN0ZW1faHViJyxcbiAgJ2F0bW9fcHJvY2Vzc29yJyxcbiAgJ2dhc19zZXBhcmF0b3InLFxuICAnYXF1aWZlcl90YXAnLFxuICAnb3JiaXRhbF9taXJyb3InLFxuICAndGhlcm1hbF9sYW5jZScsXG4gICdvcmJpdGFsX3NoYWRlJyxcbiAgJ2NyeW9fZGlzcGVyc2VyJyxcbiAgJ2ZpbHRyYXRpb25fYXJyYXknLFxuICAnYmlvX3NlZWRlcicsXG5dIGFzIGNvbnN0O1xuXG4vKiogT25lIGRldmljZSB0eXBlLCBhcyB0aGUgd2lyZSBuYW1lcyBpdC4gKi9cbmV4cG9ydCB0eXBlIERldmljZVR5cGUgPSAodHlwZW9mIERFVklDRV9UWVBFUylbbnVtYmVyXTtcblxuLyoqIFRoZSBudW1iZXIgb2YgYSBkZXZpY2UgdHlwZSBpbiB0aGUgc3RhdGU7IDAgd2hlbiBgbmFtZWAgaXMgbm8gZGV2aWNlIHR5cGUuICovXG5leHBvcnQgZnVuY3Rpb24gZGV2aWNlVHlwZUluZGV4KG5hbWU6IHN0cmluZyk6IG51bWJlciB7XG4gIHJldHVybiAoREVWSUNFX1RZUEVTIGFzIHJlYWRvbmx5IHN0cmluZ1tdKS5pbmRleE9mKG5hbWUpICsgMTtcbn1cblxuLyoqIFRoZSBkZXZpY2UgdHlwZSBvZiBhIG51bWJlciBpbiB0aGUgc3RhdGUsIHVuZGVmaW5lZCBmb3IgMCBhbmQgZm9yIHdoYXQgaXMgbm8gdHlwZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VUeXBlQXQoaW5kZXg6IG51bWJlcik6IERldmljZVR5cGUgfCB1bmRlZmluZWQge1xuICByZXR1cm4gREVWSUNFX1RZUEVTW2luZGV4IC0gMV07XG59XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGxpc3QsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogVGhlIG51bWJlcnMgb2YgYSByZXBsaWNhbnQ7IGl0cyBpZCBpcyB0aGUgcmVwbGljYW50J3MuICovXG5leHBvcnQgY29uc3QgZmxlZXRzID0gZGVmaW5lVGFibGUoJ2ZsZWV0cycsIHtcbiAgZGV2aWNlczogbGlzdCxcbiAgYWNjb3VudDogd29yZCxcbiAgLyoqIFRoZSBkZXZpY2UgdGhhdCB0aGUgcmVwbGljYW50IGxpdmVzIGluLiAqL1xuICB2ZXNzZWw6IHdvcmQsXG4gIHByaW50ZWQ6IHdvcmQsXG4gIC8qKiBBcnJpdmFscywgYW5kIHNlY29uZHMgdW5kZXIgd2F5LiAqL1xuICB0cmlwczogd29yZCxcbiAgdHJhdmVsU2Vjb25kczogd29yZCxcbn0pO1xuXG4vKiogT2Zmc2V0cyBvZiBhIGZsZWV0J3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IEZMRUVUID0gZmxlZXRzLmZpZWxkcztcbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgbGlzdCwgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBQbGFjZXMgd2hlcmUgc29tZXRoaW5nIHdhcyB3cml0dGVuOiBmb3VuZCBieSB0aGVpciBudW1iZXIgaW4gdGhlIGdhbGF4eS4gKi9cbmV4cG9ydCBjb25zdCBsb2NhdGlvbnMgPSBkZWZpbmVUYWJsZShcbiAgJ2xvY2F0aW9ucycsXG4gIHtcbiAgICAvKiogVGhlIHBsYWNlJ3MgbnVtYmVyIGluIHRoZSBnYWxheHkuICovXG4gICAgcGxhY2U6IHdvcmQsXG4gICAgZGV2aWNlczogbGlzdCxcbiAgICAvKiogTWluaW5nIHNpdGVzLCBvZiBhIGJlbHQgb25seTsgYXNjZW5kaW5nIGlkcyBhcmUgYXNjZW5kaW5nIGluZGljZXMuICovXG4gICAgc2l0ZXM6IGxpc3QsXG4gICAgcGlsZXM6IGxpc3QsXG4gIH0sXG4gICdwbGFjZScsXG4pO1xuXG4vKiogT2Zmc2V0cyBvZiBhIGxvY2F0aW9uJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IExPQ0FUSU9OID0gbG9jYXRpb25zLmZpZWxkcztcbiIsICJpbXBvcnQgeyBERVZJQ0VfVFlQRVMgfSBmcm9tICcuLi9ydWxlc2V0L2RldmljZVR5cGVzLmpzJztcbmltcG9ydCB0eXBlIHsgQmx1ZXByaW50IH0gZnJvbSAnLi4vcnVsZXNldC9ibHVlcHJpbnQuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBGTEVFVCB9IGZyb20gJy4uL3N0YXRlL2ZsZWV0cy5qcyc7XG5pbXBvcnQgeyBMT0NBVElPTiB9IGZyb20gJy4uL3N0YXRlL2xvY2F0aW9ucy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIFRoZSBibHVlcHJpbnQgb2YgYSBkZXZpY2UgdHlwZSdzIG51bWJlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VCbHVlcHJpbnQod29ybGQ6IFdvcmxkLCB0eXBlOiBudW1iZXIpOiBCbHVlcHJpbnQge1xuICByZXR1cm4gd29ybGQuc2V0dGluZy5ydWxlc2V0LmJsdWVwcmludHNbREVWSUNFX1RZUEVTW3R5cGUgLSAxXSA/PyAnaGVhdmVuX3Zlc3NlbCddO1xufVxuXG4vKiogVGhlIGFjY291bnQgdGhhdCBhIGRldmljZSBiZWxvbmdzIHRvLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRldmljZUFjY291bnQod29ybGQ6IFdvcmxkLCBkZXZpY2U6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiB3b3JsZC5mbGVldHMuZ2V0KHdvcmxkLmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksIEZMRUVULmFjY291bnQpO1xufVxuXG4vKiogVGhlIG51bWJlciBvZiB0aGUgcGxhY2Ugd2hlcmUgYSBkZXZpY2UgaXM7IGluIHRyYW5zaXQsIG9mIHdoZXJlIGl0IGNhbWUgZnJvbS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VQbGFjZSh3b3JsZDogV29ybGQsIGRldmljZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIHdvcmxkLmxvY2F0aW9ucy5nZXQod29ybGQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pLCBMT0NBVElPTi5wbGFjZSk7XG59XG5cbi8qKiBBIG5ldywgaWRsZSBkZXZpY2Ugb2YgYSByZXBsaWNhbnQgYXQgYSBsb2NhdGlvbidzIHJvdy4gSXRzIG1hdHRlciBpcyB0aGUgY2FsbGVyJ3MgY29uY2Vybi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VBZGQoZHJhZnQ6IERyYWZ0LCB0eXBlOiBudW1iZXIsIHJlcGxpY2FudDogbnVtYmVyLCBsb2NhdGlvbjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgeyBkZXZpY2VzIH0gPSBkcmFmdDtcbiAgY29uc3QgZGV2aWNlID0gZGV2aWNlcy5pbnNlcnQoKTtcbiAgZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UudHlwZSwgdHlwZSk7XG4gIGRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5LCBkcmFmdC5zZXR0aW5nLnJ1bGVzZXQuY2FwYWNpdHkuZnVsbFBwbSk7XG4gIGRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLmJ1aWx0QnksIHJlcGxpY2FudCk7XG4gIGRldmljZXMuam9pbihkZXZpY2UsIERFVklDRS5sb2NhdGlvbiwgbG9jYXRpb24pO1xuICBkZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0UucmVwbGljYW50LCByZXBsaWNhbnQpO1xuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMuaWRsZSwgMCk7XG4gIGlmIChkZXZpY2VCbHVlcHJpbnQoZHJhZnQsIHR5cGUpLnF1ZXVlTGVuZ3RoID4gMCkgZHJhZnQucHJpbnRlcnMuaW5zZXJ0KGRldmljZSk7XG4gIHJldHVybiBkZXZpY2U7XG59XG5cbi8qKiBUaGUgZGV2aWNlIGhhcyBhIG5ldyBzdGF0dXMgZnJvbSBub3cgb24sIGFib3V0IHRoaXMgdGFyZ2V0ICgwIGZvciBub25lKS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VUdXJucyhkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCBzdGF0dXM6IG51bWJlciwgdGFyZ2V0OiBudW1iZXIpOiB2b2lkIHtcbiAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzLCBzdGF0dXMpO1xuICBkcmFmdC5kZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5zaW5jZSwgZHJhZnQubm93KTtcbiAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UudGFyZ2V0LCB0YXJnZXQpO1xufVxuIiwgIi8qKiBUaGUgc2l4IHJlc291cmNlIGNhdGVnb3JpZXMsIGluIHRoZSBvcmRlciBvZiBldmVyeSBsaXN0LCBiaWxsIGFuZCB0YWJsZSBjb2x1bW4uICovXG5leHBvcnQgY29uc3QgQ0FURUdPUklFUyA9IFtcbiAgJ3N0cnVjdHVyYWwnLFxuICAnY29uZHVjdGl2ZScsXG4gICdzaWxpY2F0ZXMnLFxuICAnY2FyYm9uJyxcbiAgJ3ZvbGF0aWxlcycsXG4gICdyYXJlcycsXG5dIGFzIGNvbnN0O1xuXG4vKiogT25lIHJlc291cmNlIGNhdGVnb3J5LCBhcyB0aGUgd2lyZSBuYW1lcyBpdC4gKi9cbmV4cG9ydCB0eXBlIENhdGVnb3J5ID0gKHR5cGVvZiBDQVRFR09SSUVTKVtudW1iZXJdO1xuXG4vKiogV2hvbGUgdW5pdHMgcGVyIGNhdGVnb3J5OiBhIGJpbGwsIGEgZ3JhbnQsIGEgcmVzZXJ2ZS4gKi9cbmV4cG9ydCB0eXBlIEFtb3VudHMgPSBSZWFkb25seTxSZWNvcmQ8Q2F0ZWdvcnksIG51bWJlcj4+O1xuXG4vKiogVGhlIG51bWJlciBvZiBhIGNhdGVnb3J5IGluIHRoZSBzdGF0ZTogaXRzIHBvc2l0aW9uICsgMTsgMCB3aGVuIGBuYW1lYCBpcyBub25lIG9mIHRoZSBzaXguICovXG5leHBvcnQgZnVuY3Rpb24gY2F0ZWdvcnlJbmRleChuYW1lOiBzdHJpbmcpOiBudW1iZXIge1xuICByZXR1cm4gKENBVEVHT1JJRVMgYXMgcmVhZG9ubHkgc3RyaW5nW10pLmluZGV4T2YobmFtZSkgKyAxO1xufVxuXG4vKiogVGhlIGNhdGVnb3J5IG9mIGEgbnVtYmVyIGluIHRoZSBzdGF0ZSwgdW5kZWZpbmVkIGZvciAwIGFuZCBmb3Igd2hhdCBpcyBubyBjYXRlZ29yeS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjYXRlZ29yeUF0KGluZGV4OiBudW1iZXIpOiBDYXRlZ29yeSB8IHVuZGVmaW5lZCB7XG4gIHJldHVybiBDQVRFR09SSUVTW2luZGV4IC0gMV07XG59XG5cbi8qKiBPbmUgdmFsdWUgcGVyIGNhdGVnb3J5LCBtYWRlIGluIHRoZSBvcmRlciBvZiBDQVRFR09SSUVTLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBlckNhdGVnb3J5PFQ+KG1ha2U6IChjYXRlZ29yeTogQ2F0ZWdvcnksIHBvc2l0aW9uOiBudW1iZXIpID0+IFQpIHtcbiAgY29uc3QgbWFkZSA9IHt9IGFzIFJlY29yZDxDYXRlZ29yeSwgVD47XG4gIGZvciAoY29uc3QgW3Bvc2l0aW9uLCBjYXRlZ29yeV0gb2YgQ0FURUdPUklFUy5lbnRyaWVzKCkpXG4gICAgbWFkZVtjYXRlZ29yeV0gPSBtYWtlKGNhdGVnb3J5LCBwb3NpdGlvbik7XG4gIHJldHVybiBtYWRlIGFzIFJlYWRvbmx5PFJlY29yZDxDYXRlZ29yeSwgVD4+O1xufVxuIiwgImltcG9ydCB7IGNlaWxEaXYsIGZsb29yRGl2LCBtYXggfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBSdWxlc2V0IH0gZnJvbSAnLi9ydWxlc2V0LmpzJztcblxuLyoqXG4gKiBIb3cgZmFzdCBhIGRldmljZSBvZiB0aGlzIG9wZXJhdGlvbmFsIGNhcGFjaXR5IChtaWxsaW9udGhzKSB0cmF2ZWxzLCBtaW5lcywgcHJpbnRzIGFuZCBzY2FucywgaW5cbiAqIHRob3VzYW5kdGhzOiBpbiBwcm9wb3J0aW9uIHRvIGl0cyBjYXBhY2l0eSwgYnV0IG5ldmVyIHNsb3dlciB0aGFuIHRoZSBydWxlcycgbGVhc3Qgc3BlZWQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzcGVlZFBlck1pbGxlKHJ1bGVzZXQ6IFJ1bGVzZXQsIGNhcGFjaXR5UHBtOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IGZ1bGxQcG0sIHNsb3dlc3RQZXJNaWxsZSB9ID0gcnVsZXNldC5jYXBhY2l0eTtcbiAgcmV0dXJuIG1heChzbG93ZXN0UGVyTWlsbGUsIGZsb29yRGl2KGNhcGFjaXR5UHBtICogMTAwMCwgZnVsbFBwbSkpO1xufVxuXG4vKiogU2Vjb25kcyB0aGF0IHdvcmsgdGFrZXMgYXQgdGhpcyBzcGVlZCAodGhvdXNhbmR0aHMpIHdoaWNoIHRha2VzIGBzZWNvbmRzYCBhdCBmdWxsIHNwZWVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNsb3dlZFNlY29uZHMoc2Vjb25kczogbnVtYmVyLCBzcGVlZDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGNlaWxEaXYoc2Vjb25kcyAqIDEwMDAsIHNwZWVkKTtcbn1cbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgZmxvb3JEaXYsIGdhdWdlLCBsaXN0LCB0aW1lciwgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBFeGFjdGx5IHNpeCBmb3IgZWFjaCBzaXRlLCBvbmUgYSBjYXRlZ29yeSwgaW5zZXJ0ZWQgdG9nZXRoZXIgd2l0aCBpdC4gKi9cbmV4cG9ydCBjb25zdCBkZXBvc2l0cyA9IGRlZmluZVRhYmxlKCdkZXBvc2l0cycsIHtcbiAgLyoqIE1pY3JvLXVuaXRzIGxlZnQ6IGZhbGxzIHdoaWxlIG1pbmVkLCBncm93cyBiYWNrIHdoaWxlIG5vdC4gKi9cbiAgcmVzZXJ2ZTogZ2F1Z2UsXG4gIC8qKiBXaGVuIHRoZSByZXNlcnZlIHJ1bnMgb3V0LiAqL1xuICBkZXBsZXRlZDogdGltZXIsXG4gIG1pbmVyczogbGlzdCxcbiAgLyoqIE1pY3JvLXVuaXRzIG9mIHRoZSB1bnRvdWNoZWQgZGVwb3NpdC4gKi9cbiAgaW5pdGlhbDogd29yZCxcbiAgLyoqIFRoZSByZXNlcnZlIHdoZW4gaXQgYmVnYW4gdG8gZ3JvdyBiYWNrOiB3aGF0IGlzIGFib3ZlIGlzIG5vdCB5ZXQgaW4gdGhlIGxlZGdlci4gKi9cbiAgZ3Jvd25Gcm9tOiB3b3JkLFxuICAvKiogV2hlbiB0aGUgcmVzZXJ2ZSBpcyBmdWxsIGFnYWluLiAqL1xuICByZXN0b3JlZDogdGltZXIsXG4gIC8qKiBQb3NpdGlvbiArIDEgaW4gQUJVTkRBTkNFUywgYW5kIGluIERFTlNJVElFUzogd2hhdCBhIG1pbmVyJ3MgcmF0ZSBpcyBtYWRlIG9mLiAqL1xuICBhYnVuZGFuY2U6IHdvcmQsXG4gIGRlbnNpdHk6IHdvcmQsXG59KTtcblxuLyoqIE9mZnNldHMgb2YgYSBkZXBvc2l0J3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IERFUE9TSVQgPSBkZXBvc2l0cy5maWVsZHM7XG5cbi8qKiBUaGUgZGVwb3NpdCBvZiBhIGNhdGVnb3J5ICgxIHRvIDYpIGluIGEgc2l0ZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXBvc2l0T2Yoc2l0ZTogbnVtYmVyLCBjYXRlZ29yeTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIChzaXRlIC0gMSkgKiA2ICsgY2F0ZWdvcnk7XG59XG5cbi8qKiBUaGUgc2l0ZSBvZiBhIGRlcG9zaXQuICovXG5leHBvcnQgZnVuY3Rpb24gc2l0ZU9mKGRlcG9zaXQ6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBmbG9vckRpdihkZXBvc2l0IC0gMSwgNikgKyAxO1xufVxuXG4vKiogVGhlIGNhdGVnb3J5ICgxIHRvIDYpIG9mIGEgcm93IHRoYXQgY29tZXMgaW4gc2l4ZXM6IGEgZGVwb3NpdCBvciBhIHN0b2NrLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNhdGVnb3J5T2Yocm93OiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gKChyb3cgLSAxKSAlIDYpICsgMTtcbn1cbiIsICIvKiogT25lIHVuaXQgb2YgbWF0dGVyIGluIG1pY3JvLXVuaXRzOiB3aGF0IGdhdWdlcyBhbmQgbGVkZ2VycyBjb3VudCBpbi4gKi9cbmV4cG9ydCBjb25zdCBNSUNSTyA9IDFfMDAwXzAwMDtcbiIsICJpbXBvcnQgeyBkZWZpbmVUYWJsZSwgZmxvb3JEaXYsIGdhdWdlLCBsaXN0LCB0aW1lciwgd29yZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBFeGFjdGx5IHNpeCBmb3IgZWFjaCBwaWxlLCBvbmUgYSBjYXRlZ29yeSwgaW5zZXJ0ZWQgdG9nZXRoZXIgd2l0aCBpdC4gKi9cbmV4cG9ydCBjb25zdCBzdG9ja3MgPSBkZWZpbmVUYWJsZSgnc3RvY2tzJywge1xuICAvKiogTWljcm8tdW5pdHM6IHdoYXQgbGllcyB0aGVyZSwgZ3Jvd2luZyBieSB3aGF0IHRoZSBzdXBwbGllcnMgYnJpbmcuICovXG4gIGFtb3VudDogZ2F1Z2UsXG4gIC8qKiBXaGVuIGFub3RoZXIgdGljaydzIHlpZWxkIG5vIGxvbmdlciBmaXRzLiAqL1xuICBmdWxsOiB0aW1lcixcbiAgLyoqIE1pbmluZyBkcm9uZXMgdGhhdCBmZWVkIGl0LiAqL1xuICBzdXBwbGllcnM6IGxpc3QsXG4gIC8qKiBQcmludGVycyB0aGF0IHdhaXQgZm9yIGl0OiBvZiBhbGwgdGhhdCB0aGV5IGxhY2ssIHRoaXMgd2lsbCBiZSB0aGVyZSBsYXN0LiAqL1xuICB3YWl0ZXJzOiBsaXN0LFxuICAvKiogTWljcm8tdW5pdHM6IG5vIHdhaXRlciBuZWVkcyBsZXNzLiBJdCBtYXkgYmUgdG9vIGxvdyBhZnRlciBvbmUgaGFzIGxlZnQuICovXG4gIG5lZWQ6IHdvcmQsXG4gIC8qKiBXaGVuIHRoZSBhbW91bnQgcmVhY2hlcyB0aGUgbmVlZC4gKi9cbiAgcmVhY2hlZDogdGltZXIsXG4gIC8qKiBXaGF0IGVuZGVkIHJ1bnMgYnJvdWdodCBpbiBzaW5jZSB0aGUgYmVnaW5uaW5nOiB3aG9sZSB1bml0cyBhbmQgdGhlIG1pY3JvLXVuaXRzIGFib3ZlLiAqL1xuICBtaW5lZFVuaXRzOiB3b3JkLFxuICBtaW5lZE1pY3JvOiB3b3JkLFxufSk7XG5cbi8qKiBPZmZzZXRzIG9mIGEgc3RvY2sncyBmaWVsZHMuICovXG5leHBvcnQgY29uc3QgU1RPQ0sgPSBzdG9ja3MuZmllbGRzO1xuXG4vKiogVGhlIHN0b2NrIG9mIGEgY2F0ZWdvcnkgKDEgdG8gNikgaW4gYSBwaWxlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0b2NrT2YocGlsZTogbnVtYmVyLCBjYXRlZ29yeTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIChwaWxlIC0gMSkgKiA2ICsgY2F0ZWdvcnk7XG59XG5cbi8qKiBUaGUgcGlsZSBvZiBhIHN0b2NrLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBpbGVPZihzdG9jazogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGZsb29yRGl2KHN0b2NrIC0gMSwgNikgKyAxO1xufVxuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCBmbG9vckRpdiwgbGluaywgdGltZXIsIHdvcmQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuXG4vKiogQWNjb3VudHMgdGhhdCB0aGUga2V5IGxlYXZlcyByb29tIGZvci4gKi9cbmV4cG9ydCBjb25zdCBBQ0NPVU5UU19NT1NUID0gMTZfNzc3XzIxNTtcblxuLyoqIFdoYXQgb25lIGFjY291bnQgaG9sZHMgYXQgb25lIGxvY2F0aW9uOiBzaXggc3RvY2tzLiAqL1xuZXhwb3J0IGNvbnN0IHBpbGVzID0gZGVmaW5lVGFibGUoXG4gICdwaWxlcycsXG4gIHtcbiAgICAvKiogYHBpbGVLZXlgIG9mIGl0cyBhY2NvdW50IGFuZCBpdHMgbG9jYXRpb24ncyByb3cuICovXG4gICAga2V5OiB3b3JkLFxuICAgIGxvY2F0aW9uOiBsaW5rKCdsb2NhdGlvbnMnLCAncGlsZXMnKSxcbiAgICBob2xkaW5nOiBsaW5rKCdob2xkaW5ncycsICdwaWxlcycpLFxuICAgIC8qKiBXaGVuIHRoZSBwcmludGVycyB0aGF0IHdhaXQgaGVyZSBhcmUgdG8gdHJ5IGFnYWluLiAqL1xuICAgIHdha2U6IHRpbWVyLFxuICB9LFxuICAna2V5Jyxcbik7XG5cbi8qKiBPZmZzZXRzIG9mIGEgcGlsZSdzIGZpZWxkcy4gKi9cbmV4cG9ydCBjb25zdCBQSUxFID0gcGlsZXMuZmllbGRzO1xuXG4vKiogVGhlIGtleSBvZiBhIHBpbGU6IHRoZSByb3cgb2YgaXRzIGxvY2F0aW9uLCBhbmQgaXRzIGFjY291bnQuICovXG5leHBvcnQgZnVuY3Rpb24gcGlsZUtleShhY2NvdW50OiBudW1iZXIsIGxvY2F0aW9uOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gbG9jYXRpb24gKiAoQUNDT1VOVFNfTU9TVCArIDEpICsgYWNjb3VudDtcbn1cblxuLyoqIFRoZSBhY2NvdW50IGluIGEgcGlsZSdzIGtleS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhY2NvdW50SW5LZXkoa2V5OiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4ga2V5ICUgKEFDQ09VTlRTX01PU1QgKyAxKTtcbn1cblxuLyoqIFRoZSByb3cgb2YgdGhlIGxvY2F0aW9uIGluIGEgcGlsZSdzIGtleS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsb2NhdGlvbkluS2V5KGtleTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGZsb29yRGl2KGtleSwgQUNDT1VOVFNfTU9TVCArIDEpO1xufVxuIiwgImltcG9ydCB7IGNlaWxEaXYsIGZsb29yRGl2LCBtYXggfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBTVE9DSyB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIE1pY3JvLXVuaXRzIHRoYXQgc3RpbGwgZml0IGludG8gYSBzdG9jazsgbmVnYXRpdmUgd2hlbiBhIHJlZnVuZCB3ZW50IG92ZXIgdGhlIGNhcC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdG9ja1Jvb20od29ybGQ6IFdvcmxkLCBzdG9jazogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgY2FwID0gd29ybGQuc2V0dGluZy5ydWxlc2V0Lm1pbmluZy5zdG9ja0NhcFVuaXRzICogTUlDUk87XG4gIHJldHVybiBjYXAgLSB3b3JsZC5zdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCk7XG59XG5cbi8qKiBXaGV0aGVyIGEgdGljaydzIHlpZWxkIG9mIHNvIG1hbnkgbWljcm8tdW5pdHMgbW9yZSB0aGFuIG5vdyBzdGlsbCBmaXRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0b2NrVGFrZXMod29ybGQ6IFdvcmxkLCBzdG9jazogbnVtYmVyLCBtb3JlUmF0ZTogbnVtYmVyKTogYm9vbGVhbiB7XG4gIHJldHVybiBzdG9ja1Jvb20od29ybGQsIHN0b2NrKSA+PSB3b3JsZC5zdG9ja3MucmF0ZShzdG9jaywgU1RPQ0suYW1vdW50KSArIG1vcmVSYXRlO1xufVxuXG4vKiogQ2hhbmdlcyB3aGF0IGEgc3RvY2sgZ2FpbnMgYSB0aWNrLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0b2NrRmxvdyhkcmFmdDogRHJhZnQsIHN0b2NrOiBudW1iZXIsIGNoYW5nZTogbnVtYmVyKTogdm9pZCB7XG4gIGRyYWZ0LnN0b2Nrcy5zZXRSYXRlKHN0b2NrLCBTVE9DSy5hbW91bnQsIGRyYWZ0LnN0b2Nrcy5yYXRlKHN0b2NrLCBTVE9DSy5hbW91bnQpICsgY2hhbmdlKTtcbiAgc3RvY2tQcmVkaWN0KGRyYWZ0LCBzdG9jayk7XG59XG5cbi8qKiBBZGRzIG1pY3JvLXVuaXRzIHRvIGEgc3RvY2sgYXQgb25jZSwgb3IgdGFrZXMgdGhlbS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdG9ja0FkZChkcmFmdDogRHJhZnQsIHN0b2NrOiBudW1iZXIsIGNoYW5nZTogbnVtYmVyKTogdm9pZCB7XG4gIGRyYWZ0LnN0b2Nrcy5zZXRMZXZlbChzdG9jaywgU1RPQ0suYW1vdW50LCBkcmFmdC5zdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCkgKyBjaGFuZ2UpO1xuICBzdG9ja1ByZWRpY3QoZHJhZnQsIHN0b2NrKTtcbn1cblxuLyoqIEFwcG9pbnRzIHRoZSBzdG9jaydzIGNyb3NzaW5ncyBhbmV3OiB3aGVuIGl0IGlzIGZ1bGwsIGFuZCB3aGVuIGl0cyB3YWl0ZXJzIGhhdmUgZW5vdWdoLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0b2NrUHJlZGljdChkcmFmdDogRHJhZnQsIHN0b2NrOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBzdG9ja3MsIG5vdyB9ID0gZHJhZnQ7XG4gIGNvbnN0IHJhdGUgPSBzdG9ja3MucmF0ZShzdG9jaywgU1RPQ0suYW1vdW50KTtcbiAgaWYgKHJhdGUgPT09IDApIHN0b2Nrcy5jYW5jZWwoc3RvY2ssIFNUT0NLLmZ1bGwpO1xuICBlbHNlIHtcbiAgICBjb25zdCB0aWNrcyA9IGZsb29yRGl2KHN0b2NrUm9vbShkcmFmdCwgc3RvY2spLCByYXRlKTtcbiAgICBzdG9ja3Muc2NoZWR1bGUoc3RvY2ssIFNUT0NLLmZ1bGwsIG5vdyArIG1heCgxLCB0aWNrcykpO1xuICB9XG4gIGlmIChzdG9ja3MuaXNFbXB0eShzdG9jaywgU1RPQ0sud2FpdGVycykpIHtcbiAgICBzdG9ja3MuY2FuY2VsKHN0b2NrLCBTVE9DSy5yZWFjaGVkKTtcbiAgICByZXR1cm47XG4gIH1cbiAgY29uc3QgbWlzc2luZyA9IHN0b2Nrcy5nZXQoc3RvY2ssIFNUT0NLLm5lZWQpIC0gc3RvY2tzLmxldmVsKHN0b2NrLCBTVE9DSy5hbW91bnQpO1xuICBpZiAobWlzc2luZyA+IDAgJiYgcmF0ZSA9PT0gMCkgc3RvY2tzLmNhbmNlbChzdG9jaywgU1RPQ0sucmVhY2hlZCk7XG4gIGVsc2Ugc3RvY2tzLnNjaGVkdWxlKHN0b2NrLCBTVE9DSy5yZWFjaGVkLCBub3cgKyAobWlzc2luZyA+IDAgPyBjZWlsRGl2KG1pc3NpbmcsIHJhdGUpIDogMSkpO1xufVxuIiwgImltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBBbW91bnRzIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgSk9CIH0gZnJvbSAnLi4vc3RhdGUvam9icy5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcbmltcG9ydCB7IHBpbGVLZXkgfSBmcm9tICcuLi9zdGF0ZS9waWxlcy5qcyc7XG5pbXBvcnQgeyBQUklOVEVSIH0gZnJvbSAnLi4vc3RhdGUvcHJpbnRlcnMuanMnO1xuaW1wb3J0IHsgc3RvY2tPZiB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5pbXBvcnQgeyBkZXZpY2VBY2NvdW50LCBkZXZpY2VCbHVlcHJpbnQgfSBmcm9tICcuL2RldmljZS5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHN0b2NrQWRkIH0gZnJvbSAnLi9zdG9jay5qcyc7XG5cbi8qKiBUaGUgZmlyc3Qgam9iIG9mIGEgcHJpbnRlcidzIHF1ZXVlLCBydW5uaW5nIG9yIHdhaXRpbmc7IDAgd2hlbiB0aGVyZSBpcyBub25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByaW50Sm9iKHdvcmxkOiBXb3JsZCwgcHJpbnRlcjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIHdvcmxkLnByaW50ZXJzLm1lbWJlcnMocHJpbnRlciwgUFJJTlRFUi5xdWV1ZSlbMF0gPz8gMDtcbn1cblxuLyoqIFdoYXQgYSBqb2IgY29zdHMuICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnRKb2JCaWxsKHdvcmxkOiBXb3JsZCwgam9iOiBudW1iZXIpOiBBbW91bnRzIHtcbiAgcmV0dXJuIGRldmljZUJsdWVwcmludCh3b3JsZCwgd29ybGQuam9icy5nZXQoam9iLCBKT0IuZGV2aWNlVHlwZSkpLmJpbGw7XG59XG5cbi8qKiBUaGUgcGlsZSB0aGF0IGEgcHJpbnRlciB0YWtlcyBmcm9tOiBpdHMgYWNjb3VudCdzIHdoZXJlIGl0IHN0YW5kczsgMCB3aGVuIHRoZXJlIGlzIG5vbmUuICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnRKb2JQaWxlKHdvcmxkOiBXb3JsZCwgcHJpbnRlcjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgZGV2aWNlID0gd29ybGQucHJpbnRlcnMuZ2V0KHByaW50ZXIsIFBSSU5URVIuZGV2aWNlKTtcbiAgY29uc3QgbG9jYXRpb24gPSB3b3JsZC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbik7XG4gIHJldHVybiB3b3JsZC5waWxlcy5maW5kKHBpbGVLZXkoZGV2aWNlQWNjb3VudCh3b3JsZCwgZGV2aWNlKSwgbG9jYXRpb24pKTtcbn1cblxuLyoqIFRha2VzIGEgYmlsbCBmcm9tIGEgcGlsZSwgb3IgZ2l2ZXMgaXQgYmFjazogYWxsIGNhdGVnb3JpZXMgYXQgb25jZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmludEpvYlBheShcbiAgZHJhZnQ6IERyYWZ0LFxuICBwaWxlOiBudW1iZXIsXG4gIGJpbGw6IEFtb3VudHMsXG4gIHdheTogJ2RlYml0JyB8ICdyZWZ1bmQnLFxuKTogdm9pZCB7XG4gIGZvciAoY29uc3QgW3Bvc2l0aW9uLCBjYXRlZ29yeV0gb2YgQ0FURUdPUklFUy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCBtaWNybyA9IGJpbGxbY2F0ZWdvcnldICogTUlDUk87XG4gICAgaWYgKG1pY3JvID09PSAwKSBjb250aW51ZTtcbiAgICBzdG9ja0FkZChkcmFmdCwgc3RvY2tPZihwaWxlLCBwb3NpdGlvbiArIDEpLCB3YXkgPT09ICdkZWJpdCcgPyAtbWljcm8gOiBtaWNybyk7XG4gIH1cbn1cbiIsICJpbXBvcnQgeyBjZWlsRGl2LCBJTlRfTUFYLCBtaW4gfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgQ0FURUdPUklFUyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgdHlwZSB7IEFtb3VudHMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgc2xvd2VkU2Vjb25kcywgc3BlZWRQZXJNaWxsZSB9IGZyb20gJy4uL3J1bGVzZXQvc3BlZWRQZXJNaWxsZS5qcyc7XG5pbXBvcnQgeyBjYXRlZ29yeU9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBKT0IgfSBmcm9tICcuLi9zdGF0ZS9qb2JzLmpzJztcbmltcG9ydCB7IE1JQ1JPIH0gZnJvbSAnLi4vc3RhdGUvbWljcm8uanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB7IFNUQVRVUyB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcbmltcG9ydCB7IFNUT0NLLCBzdG9ja09mIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcbmltcG9ydCB7IGRldmljZUJsdWVwcmludCwgZGV2aWNlUGxhY2UsIGRldmljZVR1cm5zIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHsgcHJpbnRKb2IsIHByaW50Sm9iQmlsbCwgcHJpbnRKb2JQYXksIHByaW50Sm9iUGlsZSB9IGZyb20gJy4vcHJpbnRKb2IuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCwgV29ybGQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzdG9ja1ByZWRpY3QgfSBmcm9tICcuL3N0b2NrLmpzJztcblxuLyoqIFRoZSBuZXh0IGpvYiBvZiBhIHByaW50ZXIgdGhhdCBydW5zIG5vbmU6IGl0IHN0YXJ0cywgb3Igd2FpdHMsIG9yIHRoZXJlIGlzIG5vdGhpbmcgdG8gZG8uICovXG5leHBvcnQgZnVuY3Rpb24gcHJpbnROZXh0KGRyYWZ0OiBEcmFmdCwgcHJpbnRlcjogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IGRldmljZSA9IGRyYWZ0LnByaW50ZXJzLmdldChwcmludGVyLCBQUklOVEVSLmRldmljZSk7XG4gIGNvbnN0IGpvYiA9IHByaW50Sm9iKGRyYWZ0LCBwcmludGVyKTtcbiAgaWYgKGpvYiA9PT0gMCkge1xuICAgIGRyYWZ0LnByaW50ZXJzLmxlYXZlKHByaW50ZXIsIFBSSU5URVIud2FpdHNGb3IpO1xuICAgIGlmIChkcmFmdC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zdGF0dXMpICE9PSBTVEFUVVMuaWRsZSkge1xuICAgICAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLmlkbGUsIDApO1xuICAgIH1cbiAgICByZXR1cm47XG4gIH1cbiAgY29uc3QgcGlsZSA9IHByaW50Sm9iUGlsZShkcmFmdCwgcHJpbnRlcik7XG4gIGNvbnN0IGxhY2tpbmcgPSBsYXN0VG9Db21lKGRyYWZ0LCBwaWxlLCBwcmludEpvYkJpbGwoZHJhZnQsIGpvYikpO1xuICBpZiAobGFja2luZyA9PT0gMCkgc3RhcnQoZHJhZnQsIHByaW50ZXIsIGRldmljZSwgam9iLCBwaWxlKTtcbiAgZWxzZSB3YWl0KGRyYWZ0LCBwcmludGVyLCBkZXZpY2UsIGpvYiwgbGFja2luZyk7XG59XG5cbi8qKlxuICogTGV0cyB0aGUgcHJpbnRlcnMgdHJ5IHRoYXQgd2FpdCBmb3IgYSBzdG9jayBvZiB0aGlzIHBpbGUgb2Ygd2hpY2ggdGhlcmUgaXMgZW5vdWdoIG5vdzogdGhlXG4gKiBsb25nZXN0IHdhaXRpbmcgZmlyc3QsIHRoZW4gYnkgZGV2aWNlLiBUaG9zZSB0aGF0IHN0aWxsIGxhY2sgc29tZXRoaW5nIHdhaXQgZm9yIHRoYXQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmludFdha2VzKGRyYWZ0OiBEcmFmdCwgcGlsZTogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcywgcHJpbnRlcnMsIHN0b2NrcyB9ID0gZHJhZnQ7XG4gIGNvbnN0IHJlYWR5OiB7IHByaW50ZXI6IG51bWJlcjsgZGV2aWNlOiBudW1iZXI7IHNpbmNlOiBudW1iZXIgfVtdID0gW107XG4gIGZvciAoY29uc3Qgc3RvY2sgb2Ygc3RvY2tzT2YocGlsZSkpIHtcbiAgICBjb25zdCBsZXZlbCA9IHN0b2Nrcy5sZXZlbChzdG9jaywgU1RPQ0suYW1vdW50KTtcbiAgICBmb3IgKGNvbnN0IHByaW50ZXIgb2Ygc3RvY2tzLm1lbWJlcnMoc3RvY2ssIFNUT0NLLndhaXRlcnMpKSB7XG4gICAgICBpZiAobmVlZE9mKGRyYWZ0LCBwcmludGVyLCBzdG9jaykgPiBsZXZlbCkgY29udGludWU7XG4gICAgICBjb25zdCBkZXZpY2UgPSBwcmludGVycy5nZXQocHJpbnRlciwgUFJJTlRFUi5kZXZpY2UpO1xuICAgICAgcmVhZHkucHVzaCh7IHByaW50ZXIsIGRldmljZSwgc2luY2U6IGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnNpbmNlKSB9KTtcbiAgICB9XG4gIH1cbiAgcmVhZHkuc29ydCgoYSwgYikgPT4gYS5zaW5jZSAtIGIuc2luY2UgfHwgYS5kZXZpY2UgLSBiLmRldmljZSk7XG4gIGZvciAoY29uc3QgeyBwcmludGVyIH0gb2YgcmVhZHkpIHByaW50TmV4dChkcmFmdCwgcHJpbnRlcik7XG4gIGZvciAoY29uc3Qgc3RvY2sgb2Ygc3RvY2tzT2YocGlsZSkpIHByaW50c0F3YWl0KGRyYWZ0LCBzdG9jayk7XG59XG5cbi8qKiBGaW5kcyB0aGUgbGVhc3QgbmVlZCBvZiBhIHN0b2NrJ3Mgd2FpdGVycyBhbmV3LCBhbmQgYXBwb2ludHMgdGhlIHRpY2sgd2hlbiBpdCBpcyB0aGVyZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmludHNBd2FpdChkcmFmdDogRHJhZnQsIHN0b2NrOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBzdG9ja3MgfSA9IGRyYWZ0O1xuICBsZXQgbmVlZCA9IDA7XG4gIGZvciAoY29uc3QgcHJpbnRlciBvZiBzdG9ja3MubWVtYmVycyhzdG9jaywgU1RPQ0sud2FpdGVycykpIHtcbiAgICBjb25zdCBvd24gPSBuZWVkT2YoZHJhZnQsIHByaW50ZXIsIHN0b2NrKTtcbiAgICBuZWVkID0gbmVlZCA9PT0gMCA/IG93biA6IG1pbihuZWVkLCBvd24pO1xuICB9XG4gIHN0b2Nrcy5zZXQoc3RvY2ssIFNUT0NLLm5lZWQsIG5lZWQpO1xuICBzdG9ja1ByZWRpY3QoZHJhZnQsIHN0b2NrKTtcbn1cblxuLyoqXG4gKiBPZiB0aGUgc3RvY2tzIHRoYXQgaG9sZCBsZXNzIHRoYW4gdGhlIGJpbGwsIHRoZSBvbmUgdGhhdCB3aWxsIGhhdmUgZW5vdWdoIGxhc3QsIGFzIHRoaW5ncyBhcmU7XG4gKiBvbmUgdGhhdCBkb2VzIG5vdCBncm93IGNvbWVzIGFmdGVyIGFsbCBvdGhlcnMsIGFuZCB0aGUgZmlyc3QgY2F0ZWdvcnkgd2lucyBhIHRpZS4gMCB3aGVuIHRoZVxuICogYmlsbCBjYW4gYmUgcGFpZC5cbiAqL1xuZnVuY3Rpb24gbGFzdFRvQ29tZSh3b3JsZDogV29ybGQsIHBpbGU6IG51bWJlciwgYmlsbDogQW1vdW50cyk6IG51bWJlciB7XG4gIGxldCBsYXN0ID0gMDtcbiAgbGV0IGxhdGVzdCA9IC0xO1xuICBmb3IgKGNvbnN0IFtwb3NpdGlvbiwgY2F0ZWdvcnldIG9mIENBVEVHT1JJRVMuZW50cmllcygpKSB7XG4gICAgY29uc3Qgc3RvY2sgPSBzdG9ja09mKHBpbGUsIHBvc2l0aW9uICsgMSk7XG4gICAgY29uc3QgbWlzc2luZyA9IGJpbGxbY2F0ZWdvcnldICogTUlDUk8gLSB3b3JsZC5zdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCk7XG4gICAgaWYgKG1pc3NpbmcgPD0gMCkgY29udGludWU7XG4gICAgY29uc3QgcmF0ZSA9IHdvcmxkLnN0b2Nrcy5yYXRlKHN0b2NrLCBTVE9DSy5hbW91bnQpO1xuICAgIGNvbnN0IHRpY2tzID0gcmF0ZSA9PT0gMCA/IElOVF9NQVggOiBjZWlsRGl2KG1pc3NpbmcsIHJhdGUpO1xuICAgIGlmICh0aWNrcyA8PSBsYXRlc3QpIGNvbnRpbnVlO1xuICAgIGxhc3QgPSBzdG9jaztcbiAgICBsYXRlc3QgPSB0aWNrcztcbiAgfVxuICByZXR1cm4gbGFzdDtcbn1cblxuZnVuY3Rpb24gc3RhcnQoZHJhZnQ6IERyYWZ0LCBwcmludGVyOiBudW1iZXIsIGRldmljZTogbnVtYmVyLCBqb2I6IG51bWJlciwgcGlsZTogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcywgcHJpbnRlcnMsIHNldHRpbmcgfSA9IGRyYWZ0O1xuICBjb25zdCB0eXBlID0gZHJhZnQuam9icy5nZXQoam9iLCBKT0IuZGV2aWNlVHlwZSk7XG4gIGNvbnN0IHsgYmlsbCwgcHJpbnRTZWNvbmRzIH0gPSBkZXZpY2VCbHVlcHJpbnQoZHJhZnQsIHR5cGUpO1xuICBjb25zdCBzcGVlZCA9IHNwZWVkUGVyTWlsbGUoc2V0dGluZy5ydWxlc2V0LCBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5jYXBhY2l0eSkpO1xuICBjb25zdCBjb21wbGV0aW9uID0gZHJhZnQubm93ICsgc2xvd2VkU2Vjb25kcyhwcmludFNlY29uZHMsIHNwZWVkKTtcbiAgcHJpbnRlcnMubGVhdmUocHJpbnRlciwgUFJJTlRFUi53YWl0c0Zvcik7XG4gIHByaW50Sm9iUGF5KGRyYWZ0LCBwaWxlLCBiaWxsLCAnZGViaXQnKTtcbiAgZGV2aWNlVHVybnMoZHJhZnQsIGRldmljZSwgU1RBVFVTLnByaW50aW5nLCBqb2IpO1xuICBwcmludGVycy5zY2hlZHVsZShwcmludGVyLCBQUklOVEVSLmZpbmlzaGVkLCBjb21wbGV0aW9uKTtcbiAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgY29uc3QgcGxhY2UgPSBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKTtcbiAgZHJhZnQuZW1pdCgncHJpbnQuc3RhcnRlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBwbGFjZSwgdHlwZSwgam9iLCBjb21wbGV0aW9uKTtcbn1cblxuZnVuY3Rpb24gd2FpdChkcmFmdDogRHJhZnQsIHByaW50ZXI6IG51bWJlciwgZGV2aWNlOiBudW1iZXIsIGpvYjogbnVtYmVyLCBzdG9jazogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcywgcHJpbnRlcnMsIHN0b2NrcyB9ID0gZHJhZnQ7XG4gIHByaW50ZXJzLmpvaW4ocHJpbnRlciwgUFJJTlRFUi53YWl0c0Zvciwgc3RvY2spO1xuICBjb25zdCBuZWVkID0gbmVlZE9mKGRyYWZ0LCBwcmludGVyLCBzdG9jayk7XG4gIGNvbnN0IGxlYXN0ID0gc3RvY2tzLmdldChzdG9jaywgU1RPQ0submVlZCk7XG4gIGlmIChsZWFzdCA9PT0gMCB8fCBuZWVkIDwgbGVhc3QpIHN0b2Nrcy5zZXQoc3RvY2ssIFNUT0NLLm5lZWQsIG5lZWQpO1xuICBzdG9ja1ByZWRpY3QoZHJhZnQsIHN0b2NrKTtcbiAgaWYgKGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykgPT09IFNUQVRVUy53YWl0aW5nRm9yUmVzb3VyY2VzKSB7XG4gICAgZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UudGFyZ2V0LCBqb2IpO1xuICAgIHJldHVybjtcbiAgfVxuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMud2FpdGluZ0ZvclJlc291cmNlcywgam9iKTtcbiAgY29uc3QgdHlwZSA9IGRyYWZ0LmpvYnMuZ2V0KGpvYiwgSk9CLmRldmljZVR5cGUpO1xuICBjb25zdCByZXBsaWNhbnQgPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpO1xuICBkcmFmdC5lbWl0KCdwcmludC53YWl0aW5nJywgcmVwbGljYW50LCBkZXZpY2UsIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLCB0eXBlLCBqb2IpO1xufVxuXG5mdW5jdGlvbiBuZWVkT2Yod29ybGQ6IFdvcmxkLCBwcmludGVyOiBudW1iZXIsIHN0b2NrOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBjYXRlZ29yeSA9IENBVEVHT1JJRVNbY2F0ZWdvcnlPZihzdG9jaykgLSAxXSA/PyAnc3RydWN0dXJhbCc7XG4gIHJldHVybiBwcmludEpvYkJpbGwod29ybGQsIHByaW50Sm9iKHdvcmxkLCBwcmludGVyKSlbY2F0ZWdvcnldICogTUlDUk87XG59XG5cbmZ1bmN0aW9uIHN0b2Nrc09mKHBpbGU6IG51bWJlcik6IG51bWJlcltdIHtcbiAgcmV0dXJuIENBVEVHT1JJRVMubWFwKChfLCBwb3NpdGlvbikgPT4gc3RvY2tPZihwaWxlLCBwb3NpdGlvbiArIDEpKTtcbn1cbiIsICJpbXBvcnQgeyBDRU5TVVMsIENFTlNVU19ST1cgfSBmcm9tICcuLi9zdGF0ZS9jZW5zdXMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBIT0xESU5HIH0gZnJvbSAnLi4vc3RhdGUvaG9sZGluZ3MuanMnO1xuaW1wb3J0IHsgSk9CIH0gZnJvbSAnLi4vc3RhdGUvam9icy5qcyc7XG5pbXBvcnQgeyBQUklOVEVSIH0gZnJvbSAnLi4vc3RhdGUvcHJpbnRlcnMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHsgZGV2aWNlQWNjb3VudCwgZGV2aWNlUGxhY2UgfSBmcm9tICcuL2RldmljZS5qcyc7XG5pbXBvcnQgeyBwcmludE5leHQsIHByaW50V2FrZXMgfSBmcm9tICcuL3ByaW50LmpzJztcbmltcG9ydCB7IHByaW50Sm9iLCBwcmludEpvYkJpbGwsIHByaW50Sm9iUGF5LCBwcmludEpvYlBpbGUgfSBmcm9tICcuL3ByaW50Sm9iLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBBZGRzIGpvYnMgdG8gYSBwcmludGVyJ3MgcXVldWU7IHRoZSBmaXJzdCBvbmUgc3RhcnRzLCBvciB3YWl0cywgd2hlbiB0aGUgcHJpbnRlciBpcyBpZGxlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByaW50UXVldWVBZGQoXG4gIGRyYWZ0OiBEcmFmdCxcbiAgcHJpbnRlcjogbnVtYmVyLFxuICB0eXBlOiBudW1iZXIsXG4gIHF1YW50aXR5OiBudW1iZXIsXG4pOiBudW1iZXJbXSB7XG4gIGNvbnN0IHsgam9icyB9ID0gZHJhZnQ7XG4gIGNvbnN0IGFkZGVkOiBudW1iZXJbXSA9IFtdO1xuICBmb3IgKGxldCBuID0gMDsgbiA8IHF1YW50aXR5OyBuICs9IDEpIHtcbiAgICBjb25zdCBqb2IgPSBqb2JzLmluc2VydCgpO1xuICAgIGpvYnMuam9pbihqb2IsIEpPQi5wcmludGVyLCBwcmludGVyKTtcbiAgICBqb2JzLnNldChqb2IsIEpPQi5kZXZpY2VUeXBlLCB0eXBlKTtcbiAgICBqb2JzLnNldChqb2IsIEpPQi5iYXRjaCwgYWRkZWRbMF0gPz8gam9iKTtcbiAgICBhZGRlZC5wdXNoKGpvYik7XG4gIH1cbiAgb3JkZXIoZHJhZnQsIHByaW50ZXIsIHF1YW50aXR5KTtcbiAgY29uc3QgZGV2aWNlID0gZHJhZnQucHJpbnRlcnMuZ2V0KHByaW50ZXIsIFBSSU5URVIuZGV2aWNlKTtcbiAgaWYgKGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykgPT09IFNUQVRVUy5pZGxlKSBwcmludE5leHQoZHJhZnQsIHByaW50ZXIpO1xuICByZXR1cm4gYWRkZWQ7XG59XG5cbi8qKiBDYW5jZWxzIGpvYnMgb2YgYSBwcmludGVyOyBhIHJ1bm5pbmcgb25lIGlzIHJlZnVuZGVkLCBhbmQgbG9uZ2VyIHdhaXRpbmcgcHJpbnRlcnMgY29tZSBmaXJzdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcmludFF1ZXVlQ2FuY2VsKFxuICBkcmFmdDogRHJhZnQsXG4gIHByaW50ZXI6IG51bWJlcixcbiAgY2FuY2VsbGVkOiByZWFkb25seSBudW1iZXJbXSxcbik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMsIGpvYnMsIHByaW50ZXJzIH0gPSBkcmFmdDtcbiAgY29uc3QgZGV2aWNlID0gcHJpbnRlcnMuZ2V0KHByaW50ZXIsIFBSSU5URVIuZGV2aWNlKTtcbiAgY29uc3QgcHJpbnRpbmcgPSBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zdGF0dXMpID09PSBTVEFUVVMucHJpbnRpbmc7XG4gIGNvbnN0IGhlYWQgPSBwcmludEpvYihkcmFmdCwgcHJpbnRlcik7XG4gIGNvbnN0IHBpbGUgPSBwcmludEpvYlBpbGUoZHJhZnQsIHByaW50ZXIpO1xuICBjb25zdCBwbGFjZSA9IGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpO1xuICBjb25zdCByZXBsaWNhbnQgPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpO1xuICBpZiAocHJpbnRpbmcgJiYgY2FuY2VsbGVkLmluY2x1ZGVzKGhlYWQpKSB7XG4gICAgcHJpbnRKb2JQYXkoZHJhZnQsIHBpbGUsIHByaW50Sm9iQmlsbChkcmFmdCwgaGVhZCksICdyZWZ1bmQnKTtcbiAgICBwcmludGVycy5jYW5jZWwocHJpbnRlciwgUFJJTlRFUi5maW5pc2hlZCk7XG4gIH1cbiAgZm9yIChjb25zdCBqb2Igb2YgY2FuY2VsbGVkKSB7XG4gICAgY29uc3QgdHlwZSA9IGpvYnMuZ2V0KGpvYiwgSk9CLmRldmljZVR5cGUpO1xuICAgIGpvYnMucmVtb3ZlKGpvYik7XG4gICAgZHJhZnQuZW1pdCgncHJpbnQuY2FuY2VsbGVkJywgcmVwbGljYW50LCBkZXZpY2UsIHBsYWNlLCB0eXBlLCBqb2IpO1xuICB9XG4gIG9yZGVyKGRyYWZ0LCBwcmludGVyLCAtY2FuY2VsbGVkLmxlbmd0aCk7XG4gIGlmICghY2FuY2VsbGVkLmluY2x1ZGVzKGhlYWQpKSByZXR1cm47XG4gIGlmIChwcmludGluZykgcHJpbnRXYWtlcyhkcmFmdCwgcGlsZSk7XG4gIHByaW50TmV4dChkcmFmdCwgcHJpbnRlcik7XG59XG5cbi8qKiBDb3VudHMgam9icyBsaWtlIHRoZSBkZXZpY2VzIHRoYXQgdGhleSB3aWxsIGJlY29tZS4gKi9cbmZ1bmN0aW9uIG9yZGVyKGRyYWZ0OiBEcmFmdCwgcHJpbnRlcjogbnVtYmVyLCBjaGFuZ2U6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCBhY2NvdW50ID0gZGV2aWNlQWNjb3VudChkcmFmdCwgZHJhZnQucHJpbnRlcnMuZ2V0KHByaW50ZXIsIFBSSU5URVIuZGV2aWNlKSk7XG4gIGRyYWZ0LmhvbGRpbmdzLmFkZChhY2NvdW50LCBIT0xESU5HLmRldmljZXMsIGNoYW5nZSk7XG4gIGRyYWZ0LmNlbnN1cy5hZGQoQ0VOU1VTX1JPVywgQ0VOU1VTLmRldmljZXMsIGNoYW5nZSk7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBGZWF0dXJlIH0gZnJvbSAnLi4vcnVsZXNldC9ibHVlcHJpbnQuanMnO1xuaW1wb3J0IHR5cGUgeyBTdGF0dXMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5cbi8qKiBUaGUgY29tbWFuZHMgb2YgZGV2aWNlcywgaW4gdGhlIG9yZGVyIG9mIGxpc3RzLiAqL1xuZXhwb3J0IGNvbnN0IERFVklDRV9DT01NQU5EUyA9IFtcbiAgJ3RyYXZlbCcsXG4gICdyZWNhbGwnLFxuICAnc3RhcnRfbWluaW5nJyxcbiAgJ3JldGFyZ2V0JyxcbiAgJ2RlYWN0aXZhdGUnLFxuICAnc2VhcmNoJyxcbiAgJ2VucXVldWVfcHJpbnQnLFxuICAnZGVxdWV1ZV9wcmludCcsXG4gICdjbGVhcl9xdWV1ZScsXG5dIGFzIGNvbnN0O1xuXG4vKiogQSBjb21tYW5kIHRoYXQgYSBkZXZpY2UgY2FuIGJlIGdpdmVuLiAqL1xuZXhwb3J0IHR5cGUgRGV2aWNlQ29tbWFuZCA9ICh0eXBlb2YgREVWSUNFX0NPTU1BTkRTKVtudW1iZXJdO1xuXG4vKiogV2hhdCB0aGUgbWFjaGluZSBzYXlzIHRvIGEgY29tbWFuZDogYGFsbG93ZWRgLCBvciB0aGUgY29kZSBvZiB0aGUgcmVmdXNhbC4gKi9cbmV4cG9ydCB0eXBlIFBlcm1pc3Npb24gPSAnYWxsb3dlZCcgfCAnZGV2aWNlX2J1c3knIHwgJ3dyb25nX3N0YXRlJztcblxuLyoqIFRoZSBmZWF0dXJlcyB0aGF0IGJyaW5nIGEgY29tbWFuZCwgYW55IG9mIHRoZW0uICovXG5leHBvcnQgY29uc3QgRkVBVFVSRVNfT0Y6IFJlYWRvbmx5PFJlY29yZDxEZXZpY2VDb21tYW5kLCByZWFkb25seSBGZWF0dXJlW10+PiA9IHtcbiAgdHJhdmVsOiBbJ2NydWlzZSddLFxuICByZWNhbGw6IFsnY3J1aXNlJ10sXG4gIHN0YXJ0X21pbmluZzogWydtaW5lJ10sXG4gIHJldGFyZ2V0OiBbJ21pbmUnXSxcbiAgZGVhY3RpdmF0ZTogWydtaW5lJywgJ3N1cnZleSddLFxuICBzZWFyY2g6IFsnc3VydmV5J10sXG4gIGVucXVldWVfcHJpbnQ6IFsncHJpbnQnXSxcbiAgZGVxdWV1ZV9wcmludDogWydwcmludCddLFxuICBjbGVhcl9xdWV1ZTogWydwcmludCddLFxufTtcblxuY29uc3QgUEFSS0VEID0ge1xuICB0cmF2ZWw6ICdhbGxvd2VkJyxcbiAgcmVjYWxsOiAnYWxsb3dlZCcsXG4gIHN0YXJ0X21pbmluZzogJ2FsbG93ZWQnLFxuICByZXRhcmdldDogJ3dyb25nX3N0YXRlJyxcbiAgZGVhY3RpdmF0ZTogJ3dyb25nX3N0YXRlJyxcbiAgc2VhcmNoOiAnYWxsb3dlZCcsXG4gIGVucXVldWVfcHJpbnQ6ICdhbGxvd2VkJyxcbiAgZGVxdWV1ZV9wcmludDogJ2FsbG93ZWQnLFxuICBjbGVhcl9xdWV1ZTogJ2FsbG93ZWQnLFxufSBhcyBjb25zdCBzYXRpc2ZpZXMgUmVhZG9ubHk8UmVjb3JkPERldmljZUNvbW1hbmQsIFBlcm1pc3Npb24+PjtcblxuY29uc3QgVU5ERVJfV0FZID0ge1xuICB0cmF2ZWw6ICdkZXZpY2VfYnVzeScsXG4gIHJlY2FsbDogJ2FsbG93ZWQnLFxuICBzdGFydF9taW5pbmc6ICdkZXZpY2VfYnVzeScsXG4gIHJldGFyZ2V0OiAnd3Jvbmdfc3RhdGUnLFxuICBkZWFjdGl2YXRlOiAnd3Jvbmdfc3RhdGUnLFxuICBzZWFyY2g6ICdkZXZpY2VfYnVzeScsXG4gIGVucXVldWVfcHJpbnQ6ICdkZXZpY2VfYnVzeScsXG4gIGRlcXVldWVfcHJpbnQ6ICd3cm9uZ19zdGF0ZScsXG4gIGNsZWFyX3F1ZXVlOiAnd3Jvbmdfc3RhdGUnLFxufSBhcyBjb25zdCBzYXRpc2ZpZXMgUmVhZG9ubHk8UmVjb3JkPERldmljZUNvbW1hbmQsIFBlcm1pc3Npb24+PjtcblxuY29uc3QgQVRfV09SSyA9IHtcbiAgLi4uUEFSS0VELFxuICBzdGFydF9taW5pbmc6ICdkZXZpY2VfYnVzeScsXG4gIGRlYWN0aXZhdGU6ICdhbGxvd2VkJyxcbiAgc2VhcmNoOiAnZGV2aWNlX2J1c3knLFxuICBlbnF1ZXVlX3ByaW50OiAnZGV2aWNlX2J1c3knLFxuICBkZXF1ZXVlX3ByaW50OiAnd3Jvbmdfc3RhdGUnLFxuICBjbGVhcl9xdWV1ZTogJ3dyb25nX3N0YXRlJyxcbn0gYXMgY29uc3Qgc2F0aXNmaWVzIFJlYWRvbmx5PFJlY29yZDxEZXZpY2VDb21tYW5kLCBQZXJtaXNzaW9uPj47XG5cbi8qKiBBIHByaW50ZXIgd2l0aCBhIGpvYiBzdGF5cyB3aGVyZSBpdCBpczogYGNsZWFyX3F1ZXVlYCBmcmVlcyBpdC4gKi9cbmNvbnN0IEFUX1BSSU5UID0ge1xuICAuLi5QQVJLRUQsXG4gIHRyYXZlbDogJ2RldmljZV9idXN5JyxcbiAgcmVjYWxsOiAnZGV2aWNlX2J1c3knLFxuICBzdGFydF9taW5pbmc6ICdkZXZpY2VfYnVzeScsXG4gIHNlYXJjaDogJ2RldmljZV9idXN5Jyxcbn0gYXMgY29uc3Qgc2F0aXNmaWVzIFJlYWRvbmx5PFJlY29yZDxEZXZpY2VDb21tYW5kLCBQZXJtaXNzaW9uPj47XG5cbi8qKiBXaGV0aGVyIGEgZGV2aWNlIGluIGEgc3RhdGUgY2FuIGJlIGdpdmVuIGEgY29tbWFuZDogc3RhdGUgXHUwMEQ3IGNvbW1hbmQsIHRoZSB3aG9sZSBvZiBpdC4gKi9cbmV4cG9ydCBjb25zdCBTVEFURV9NQUNISU5FOiBSZWFkb25seTxSZWNvcmQ8U3RhdHVzLCBSZWFkb25seTxSZWNvcmQ8RGV2aWNlQ29tbWFuZCwgUGVybWlzc2lvbj4+Pj4gPVxuICB7XG4gICAgaWRsZTogUEFSS0VELFxuICAgIHRyYXZlbGxpbmc6IFVOREVSX1dBWSxcbiAgICByZWNhbGxpbmc6IHsgLi4uVU5ERVJfV0FZLCByZWNhbGw6ICd3cm9uZ19zdGF0ZScgfSxcbiAgICBtaW5pbmc6IHsgLi4uQVRfV09SSywgcmV0YXJnZXQ6ICdhbGxvd2VkJyB9LFxuICAgIHNlYXJjaGluZzogQVRfV09SSyxcbiAgICB0cmFja2luZzogQVRfV09SSyxcbiAgICBwcmludGluZzogQVRfUFJJTlQsXG4gICAgd2FpdGluZ19mb3JfcmVzb3VyY2VzOiBBVF9QUklOVCxcbiAgfTtcbiIsICJpbXBvcnQgeyBzY3JhbWJsZSwgdW5zY3JhbWJsZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbmNvbnN0IENPREUgPSAvXlswLTlhLWZdezh9JC87XG5cbi8qKiBBbiBpZCBhcyA4IGhleCBkaWdpdHMgdGhhdCB0ZWxsIG5vdGhpbmcgb2YgaXQgd2l0aG91dCB0aGUga2V5LCBhbmQgdGhhdCBubyBvdGhlciBpZCBoYXMuICovXG5leHBvcnQgZnVuY3Rpb24gY29kZU9mKGtleTogbnVtYmVyLCBpZDogbnVtYmVyKTogc3RyaW5nIHtcbiAgcmV0dXJuIHNjcmFtYmxlKGtleSwgaWQpLnRvU3RyaW5nKDE2KS5wYWRTdGFydCg4LCAnMCcpO1xufVxuXG4vKiogVGhlIGlkIGJlaGluZCBhIGNvZGUgdW5kZXIgdGhlIHNhbWUga2V5OiBhbnkgMzItYml0IG51bWJlcjsgMCBmb3Igd2hhdCBpcyBubyBjb2RlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvZGVUb0lkKGtleTogbnVtYmVyLCBjb2RlOiBzdHJpbmcpOiBudW1iZXIge1xuICByZXR1cm4gQ09ERS50ZXN0KGNvZGUpID8gdW5zY3JhbWJsZShrZXksIHBhcnNlSW50KGNvZGUsIDE2KSkgOiAwO1xufVxuIiwgImltcG9ydCB7IGNvZGVPZiwgY29kZVRvSWQgfSBmcm9tICcuL2NvZGUuanMnO1xuXG4vKiogVGhlIGNvZGUgb2YgYSBkZXZpY2U7IGEgY29kZSBpcyBuZXZlciB1c2VkIGFnYWluLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRldmljZUNvZGUoc2VlZDogbnVtYmVyLCBkZXZpY2U6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBjb2RlT2Yoc2VlZCwgZGV2aWNlKTtcbn1cblxuLyoqIFRoZSBpZCBiZWhpbmQgYSBkZXZpY2UgY29kZTogYW55IDMyLWJpdCBudW1iZXIsIHNvIGFzayB0aGUgdGFibGUgd2hldGhlciBpdCBsaXZlcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXZpY2VDb2RlVG9JZChzZWVkOiBudW1iZXIsIGNvZGU6IHN0cmluZyk6IG51bWJlciB7XG4gIHJldHVybiBjb2RlVG9JZChzZWVkLCBjb2RlKTtcbn1cbiIsICJpbXBvcnQgeyBpc0ludCwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgQ29tbWFuZCwgT3V0Y29tZSwgUmVmdXNhbCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBUaGUgb3V0Y29tZSBvZiBhIGNvbW1hbmQgdGhhdCB3YXMgcmVmdXNlZC4gKi9cbmV4cG9ydCB0eXBlIFJlZnVzZWQgPSBFeHRyYWN0PE91dGNvbWUsIHsgcmVhZG9ubHkgZG9uZTogZmFsc2UgfT47XG5cbi8qKiBXaGV0aGVyIGEgY2hlY2sgZ2F2ZSBhIHJlZnVzYWwgaW5zdGVhZCBvZiB3aGF0IHdhcyBhc2tlZCBmb3IuICovXG5leHBvcnQgZnVuY3Rpb24gaXNSZWZ1c2VkKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgUmVmdXNlZCB7XG4gIHJldHVybiB0eXBlb2YgdmFsdWUgPT09ICdvYmplY3QnICYmIHZhbHVlICE9PSBudWxsICYmICdyZWZ1c2FsJyBpbiB2YWx1ZTtcbn1cblxuLyoqIEhvdyBvbmUgYXJndW1lbnQgaXMgcmVhZDogdGhlIHJ1bGUgdGhhdCBpdCBtdXN0IGtlZXAsIGFuZCB3aGF0IGl0IGlzIHdvcnRoLiAqL1xuZXhwb3J0IGludGVyZmFjZSBSZWFkZXI8VD4ge1xuICByZWFkb25seSBydWxlOiBzdHJpbmc7XG4gIHJlYWRvbmx5IG51bWJlcnM6IFJlZnVzYWxbJ251bWJlcnMnXTtcbiAgLyoqIFVuZGVmaW5lZCB3aGVuIHRoZSB2YWx1ZSBicmVha3MgdGhlIHJ1bGUuICovXG4gIHJlYWRvbmx5IHJlYWQ6ICh2YWx1ZTogdW5rbm93bikgPT4gVCB8IHVuZGVmaW5lZDtcbiAgLyoqIFdoYXQgYW4gb21pdHRlZCBhcmd1bWVudCBpcyB3b3J0aDsgd2l0aG91dCBpdCB0aGUgYXJndW1lbnQgaXMgcmVxdWlyZWQuICovXG4gIHJlYWRvbmx5IGZhbGxiYWNrPzogVDtcbn1cblxudHlwZSBSZWFkZXJzID0gUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgUmVhZGVyPHVua25vd24+Pj47XG5cbi8qKiBXaGF0IGEgc2V0IG9mIHJlYWRlcnMgZ2l2ZXMuICovXG5leHBvcnQgdHlwZSBBcmdzT2Y8UiBleHRlbmRzIFJlYWRlcnM+ID0ge1xuICByZWFkb25seSBbSyBpbiBrZXlvZiBSXTogUltLXSBleHRlbmRzIFJlYWRlcjxpbmZlciBUPiA/IFQgOiBuZXZlcjtcbn07XG5cbi8qKiBUZXh0IG9mIGBsZWFzdGAgdG8gYG1vc3RgIGNoYXJhY3RlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gdGV4dChsZWFzdDogbnVtYmVyLCBtb3N0OiBudW1iZXIpOiBSZWFkZXI8c3RyaW5nPiB7XG4gIHJldHVybiB7XG4gICAgcnVsZTogJ3RleHQnLFxuICAgIG51bWJlcnM6IHsgbGVhc3QsIG1vc3QgfSxcbiAgICByZWFkOiAodmFsdWUpID0+XG4gICAgICB0eXBlb2YgdmFsdWUgPT09ICdzdHJpbmcnICYmIHZhbHVlLmxlbmd0aCA+PSBsZWFzdCAmJiB2YWx1ZS5sZW5ndGggPD0gbW9zdFxuICAgICAgICA/IHZhbHVlXG4gICAgICAgIDogdW5kZWZpbmVkLFxuICB9O1xufVxuXG4vKiogQSBuYW1lOiB0ZXh0IG9mIDEgdG8gYG1vc3RgIGNoYXJhY3RlcnMsIG5vIGNvbnRyb2wgY2hhcmFjdGVycywgbm8gc3BhY2UgYXQgaXRzIGVuZHMuICovXG5leHBvcnQgZnVuY3Rpb24gbmFtZShtb3N0OiBudW1iZXIpOiBSZWFkZXI8c3RyaW5nPiB7XG4gIGNvbnN0IGlubmVyID0gdGV4dCgxLCBtb3N0KTtcbiAgcmV0dXJuIHtcbiAgICAuLi5pbm5lcixcbiAgICBydWxlOiAnbmFtZScsXG4gICAgcmVhZDogKHZhbHVlKSA9PiB7XG4gICAgICBjb25zdCByZWFkID0gaW5uZXIucmVhZCh2YWx1ZSk7XG4gICAgICBpZiAocmVhZCA9PT0gdW5kZWZpbmVkIHx8IHJlYWQuc3RhcnRzV2l0aCgnICcpIHx8IHJlYWQuZW5kc1dpdGgoJyAnKSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICAgIHJldHVybiBpc1dyaXRhYmxlKHJlYWQpID8gcmVhZCA6IHVuZGVmaW5lZDtcbiAgICB9LFxuICB9O1xufVxuXG4vKiogQW4gaW50ZWdlciBmcm9tIGBsZWFzdGAgdG8gYG1vc3RgLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGludGVnZXIobGVhc3Q6IG51bWJlciwgbW9zdDogbnVtYmVyKTogUmVhZGVyPG51bWJlcj4ge1xuICByZXR1cm4ge1xuICAgIHJ1bGU6ICdpbnRlZ2VyJyxcbiAgICBudW1iZXJzOiB7IGxlYXN0LCBtb3N0IH0sXG4gICAgcmVhZDogKHZhbHVlKSA9PiAoaXNJbnQodmFsdWUpICYmIHZhbHVlID49IGxlYXN0ICYmIHZhbHVlIDw9IG1vc3QgPyB2YWx1ZSArIDAgOiB1bmRlZmluZWQpLFxuICB9O1xufVxuXG4vKiogT25lIG9mIHRoZXNlIG5hbWVzLCBhcyBpdHMgcG9zaXRpb24gKyAxLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9uZU9mKG5hbWVzOiByZWFkb25seSBzdHJpbmdbXSk6IFJlYWRlcjxudW1iZXI+IHtcbiAgcmV0dXJuIHtcbiAgICBydWxlOiAnb25lX29mJyxcbiAgICBudW1iZXJzOiB7IGFsbG93ZWQ6IG5hbWVzLmpvaW4oJyAnKSB9LFxuICAgIHJlYWQ6ICh2YWx1ZSkgPT4ge1xuICAgICAgY29uc3QgcG9zaXRpb24gPSBuYW1lcy5maW5kSW5kZXgoKG9uZSkgPT4gb25lID09PSB2YWx1ZSk7XG4gICAgICByZXR1cm4gcG9zaXRpb24gPCAwID8gdW5kZWZpbmVkIDogcG9zaXRpb24gKyAxO1xuICAgIH0sXG4gIH07XG59XG5cbi8qKiBUaGUgc2FtZSBhcmd1bWVudCwgYnV0IGl0IG1heSBiZSBvbWl0dGVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9wdGlvbmFsPFQ+KHJlYWRlcjogUmVhZGVyPFQ+LCBmYWxsYmFjazogVCk6IFJlYWRlcjxUPiB7XG4gIHJldHVybiB7IC4uLnJlYWRlciwgZmFsbGJhY2sgfTtcbn1cblxuLyoqIFRoZSBhcmd1bWVudHMgb2YgYSBjb21tYW5kLCByZWFkIGluIHRoZSBvcmRlciBvZiBgcmVhZGVyc2A7IHRoZW4gd2hhdCBub2JvZHkgYXNrZWQgZm9yLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlYWRBcmdzPFIgZXh0ZW5kcyBSZWFkZXJzPihjb21tYW5kOiBDb21tYW5kLCByZWFkZXJzOiBSKTogQXJnc09mPFI+IHwgUmVmdXNlZCB7XG4gIGNvbnN0IGFyZ3M6IHVua25vd24gPSBjb21tYW5kLmFyZ3M7XG4gIGlmICh0eXBlb2YgYXJncyAhPT0gJ29iamVjdCcgfHwgYXJncyA9PT0gbnVsbCB8fCBBcnJheS5pc0FycmF5KGFyZ3MpKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnaW52YWxpZF9maWVsZCcsICdhcmdzIG11c3QgYmUgYW4gb2JqZWN0JywgeyBmaWVsZDogJ2FyZ3MnLCBydWxlOiAnb2JqZWN0JyB9KTtcbiAgfVxuICBjb25zdCBnaXZlbiA9IGFyZ3MgYXMgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgdW5rbm93bj4+O1xuICBjb25zdCByZWFkOiBSZWNvcmQ8c3RyaW5nLCB1bmtub3duPiA9IHt9O1xuICBmb3IgKGNvbnN0IFtmaWVsZCwgcmVhZGVyXSBvZiBPYmplY3QuZW50cmllcyhyZWFkZXJzKSkge1xuICAgIGlmICghT2JqZWN0Lmhhc093bihnaXZlbiwgZmllbGQpKSB7XG4gICAgICBpZiAoISgnZmFsbGJhY2snIGluIHJlYWRlcikpIHJldHVybiBpbnZhbGlkKGZpZWxkLCAncmVxdWlyZWQnLCB7fSk7XG4gICAgICByZWFkW2ZpZWxkXSA9IHJlYWRlci5mYWxsYmFjaztcbiAgICAgIGNvbnRpbnVlO1xuICAgIH1cbiAgICBjb25zdCB2YWx1ZSA9IHJlYWRlci5yZWFkKGdpdmVuW2ZpZWxkXSk7XG4gICAgaWYgKHZhbHVlID09PSB1bmRlZmluZWQpIHJldHVybiBpbnZhbGlkKGZpZWxkLCByZWFkZXIucnVsZSwgcmVhZGVyLm51bWJlcnMpO1xuICAgIHJlYWRbZmllbGRdID0gdmFsdWU7XG4gIH1cbiAgY29uc3QgdW5rbm93biA9IGZpcnN0VW5rbm93bihnaXZlbiwgcmVhZGVycyk7XG4gIHJldHVybiB1bmtub3duID09PSB1bmRlZmluZWQgPyAocmVhZCBhcyBBcmdzT2Y8Uj4pIDogaW52YWxpZCh1bmtub3duLCAndW5rbm93bl9tZW1iZXInLCB7fSk7XG59XG5cbi8qKiBUaGUgZmlyc3QgYnkgY29kZSB1bml0cywgc28gdGhhdCB0aGUgYW5zd2VyIGRvZXMgbm90IGRlcGVuZCBvbiB0aGUgb3JkZXIgb2YgbWVtYmVycy4gKi9cbmZ1bmN0aW9uIGZpcnN0VW5rbm93bihcbiAgZ2l2ZW46IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+PixcbiAgcmVhZGVyczogUmVhZGVycyxcbik6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIGxldCBmaXJzdDogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICBmb3IgKGNvbnN0IGZpZWxkIG9mIE9iamVjdC5rZXlzKGdpdmVuKSkge1xuICAgIGlmIChPYmplY3QuaGFzT3duKHJlYWRlcnMsIGZpZWxkKSkgY29udGludWU7XG4gICAgaWYgKGZpcnN0ID09PSB1bmRlZmluZWQgfHwgZmllbGQgPCBmaXJzdCkgZmlyc3QgPSBmaWVsZDtcbiAgfVxuICByZXR1cm4gZmlyc3Q/LnNsaWNlKDAsIDY0KTtcbn1cblxuZnVuY3Rpb24gaW52YWxpZChmaWVsZDogc3RyaW5nLCBydWxlOiBzdHJpbmcsIG51bWJlcnM6IFJlZnVzYWxbJ251bWJlcnMnXSk6IFJlZnVzZWQge1xuICByZXR1cm4gcmVmdXNlKCdpbnZhbGlkX2ZpZWxkJywgYCR7ZmllbGR9IGJyZWFrcyB0aGUgcnVsZTogJHtydWxlfWAsIHsgZmllbGQsIHJ1bGUsIC4uLm51bWJlcnMgfSk7XG59XG5cbi8qKiBObyBjb250cm9sIG9yIHNlcGFyYXRvciBjaGFyYWN0ZXJzLCBubyBoYWx2ZXMgb2YgcGFpcnM7IGJ5IG51bWJlciwgc28gdGhhdCBlbmdpbmVzIGFncmVlLiAqL1xuZnVuY3Rpb24gaXNXcml0YWJsZSh2YWx1ZTogc3RyaW5nKTogYm9vbGVhbiB7XG4gIGZvciAoY29uc3QgY2hhcmFjdGVyIG9mIHZhbHVlKSB7XG4gICAgY29uc3QgcG9pbnQgPSBjaGFyYWN0ZXIuY29kZVBvaW50QXQoMCkgPz8gMDtcbiAgICBpZiAocG9pbnQgPCAweDIwIHx8IChwb2ludCA+PSAweDdmICYmIHBvaW50IDwgMHhhMCkpIHJldHVybiBmYWxzZTtcbiAgICBpZiAocG9pbnQgPT09IDB4MjAyOCB8fCBwb2ludCA9PT0gMHgyMDI5IHx8IChwb2ludCA+PSAweGQ4MDAgJiYgcG9pbnQgPCAweGUwMDApKSByZXR1cm4gZmFsc2U7XG4gIH1cbiAgcmV0dXJuIHRydWU7XG59XG4iLCAiaW1wb3J0IHsgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgQ29tbWFuZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBkZXZpY2VBY2NvdW50LCBkZXZpY2VCbHVlcHJpbnQgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBGRUFUVVJFU19PRiwgU1RBVEVfTUFDSElORSB9IGZyb20gJy4uL3J1bGVzL3N0YXRlTWFjaGluZS5qcyc7XG5pbXBvcnQgdHlwZSB7IERldmljZUNvbW1hbmQgfSBmcm9tICcuLi9ydWxlcy9zdGF0ZU1hY2hpbmUuanMnO1xuaW1wb3J0IHsgZGV2aWNlVHlwZUF0IH0gZnJvbSAnLi4vcnVsZXNldC9kZXZpY2VUeXBlcy5qcyc7XG5pbXBvcnQgeyBkZXZpY2VDb2RlLCBkZXZpY2VDb2RlVG9JZCB9IGZyb20gJy4uL3N0YXRlL2RldmljZUNvZGUuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMsIHN0YXR1c0F0IH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkLCByZWFkQXJncywgdGV4dCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5pbXBvcnQgdHlwZSB7IEFyZ3NPZiwgUmVhZGVyLCBSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuLyoqIEEgY29tbWFuZCB0byBhIGRldmljZSB0aGF0IGdvdCBwYXN0IHRoZSBjaGVja3Mgd2hpY2ggYWxsIG9mIHRoZW0gc2hhcmUuICovXG5leHBvcnQgaW50ZXJmYWNlIE9yZGVyPEFyZ3M+IHtcbiAgcmVhZG9ubHkgYXJnczogQXJncztcbiAgcmVhZG9ubHkgZGV2aWNlOiBudW1iZXI7XG4gIHJlYWRvbmx5IGFjY291bnQ6IG51bWJlcjtcbn1cblxuY29uc3QgREVWSUNFX1JFQURFUiA9IHRleHQoOCwgOCk7XG5cbi8qKlxuICogVGhlIGNoZWNrcyB0aGF0IGFsbCBjb21tYW5kcyB0byBkZXZpY2VzIHNoYXJlLCBpbiB0aGlzIG9yZGVyOiB0aGUgYWNjb3VudCBpcyBrbm93biwgZWFjaFxuICogYXJndW1lbnQgaXMgd2VsbCBmb3JtZWQsIHRoZSBkZXZpY2UgaXMgdGhlIGFjY291bnQncywgaXRzIHR5cGUgY2FuIGRvIHRoaXMsIGl0cyBzdGF0ZSBhbGxvd3MgaXQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvcmRlck9mPFIgZXh0ZW5kcyBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBSZWFkZXI8dW5rbm93bj4+Pj4oXG4gIGRyYWZ0OiBEcmFmdCxcbiAgY29tbWFuZDogQ29tbWFuZCxcbiAgbmFtZTogRGV2aWNlQ29tbWFuZCxcbiAgcmVhZGVyczogUixcbik6IE9yZGVyPEFyZ3NPZjxSPj4gfCBSZWZ1c2VkIHtcbiAgY29uc3QgeyBhY2NvdW50IH0gPSBjb21tYW5kO1xuICBpZiAoIWRyYWZ0LmhvbGRpbmdzLmhhcyhhY2NvdW50KSkgcmV0dXJuIG9yZGVyVW5rbm93bkFjY291bnQoYWNjb3VudCk7XG4gIGNvbnN0IGFyZ3MgPSByZWFkQXJncyhjb21tYW5kLCB7IGRldmljZTogREVWSUNFX1JFQURFUiwgLi4ucmVhZGVycyB9KTtcbiAgaWYgKGlzUmVmdXNlZChhcmdzKSkgcmV0dXJuIGFyZ3M7XG4gIGNvbnN0IGNvZGUgPSAoYXJncyBhcyB7IHJlYWRvbmx5IGRldmljZTogc3RyaW5nIH0pLmRldmljZTtcbiAgY29uc3QgZGV2aWNlID0gZGV2aWNlQ29kZVRvSWQoZHJhZnQuc2V0dGluZy5zZWVkLCBjb2RlKTtcbiAgaWYgKCFkcmFmdC5kZXZpY2VzLmhhcyhkZXZpY2UpIHx8IGRldmljZUFjY291bnQoZHJhZnQsIGRldmljZSkgIT09IGFjY291bnQpIHtcbiAgICByZXR1cm4gcmVmdXNlKCd1bmtub3duX2RldmljZScsIGB5b3UgaGF2ZSBubyBkZXZpY2UgJHtjb2RlfWAsIHsgZGV2aWNlX2NvZGU6IGNvZGUgfSk7XG4gIH1cbiAgY29uc3QgdHlwZSA9IGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnR5cGUpO1xuICBjb25zdCB7IGZlYXR1cmVzIH0gPSBkZXZpY2VCbHVlcHJpbnQoZHJhZnQsIHR5cGUpO1xuICBjb25zdCB3YW50ZWQgPSBGRUFUVVJFU19PRltuYW1lXTtcbiAgaWYgKCF3YW50ZWQuc29tZSgoZmVhdHVyZSkgPT4gZmVhdHVyZXMuaW5jbHVkZXMoZmVhdHVyZSkpKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnbWlzc2luZ19mZWF0dXJlJywgYGEgJHtkZXZpY2VUeXBlQXQodHlwZSl9IGNhbm5vdCAke25hbWV9YCwge1xuICAgICAgZGV2aWNlX3R5cGU6IGRldmljZVR5cGVBdCh0eXBlKSA/PyAnJyxcbiAgICAgIGZlYXR1cmU6IHdhbnRlZC5qb2luKCcgJyksXG4gICAgfSk7XG4gIH1cbiAgY29uc3Qgc3RhdHVzID0gc3RhdHVzQXQoZHJhZnQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzKSk7XG4gIGNvbnN0IHBlcm1pc3Npb24gPSBTVEFURV9NQUNISU5FW3N0YXR1c11bbmFtZV07XG4gIGlmIChwZXJtaXNzaW9uICE9PSAnYWxsb3dlZCcpIHtcbiAgICByZXR1cm4gcmVmdXNlKHBlcm1pc3Npb24sIGAke25hbWV9IGlzIG5vdCBmb3IgYSBkZXZpY2UgdGhhdCBpcyAke3N0YXR1c31gLCB7IHN0YXR1cyB9KTtcbiAgfVxuICByZXR1cm4geyBhcmdzOiBhcmdzIGFzIHVua25vd24gYXMgQXJnc09mPFI+LCBkZXZpY2UsIGFjY291bnQgfTtcbn1cblxuLyoqIFRoZSByZWZ1c2FsIG9mIGEgY29tbWFuZCBmcm9tIGFuIGFjY291bnQgdGhhdCB0aGUgZ2FtZSBkb2VzIG5vdCBrbm93LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9yZGVyVW5rbm93bkFjY291bnQoYWNjb3VudDogbnVtYmVyKTogUmVmdXNlZCB7XG4gIHJldHVybiByZWZ1c2UoJ3Vua25vd25fYWNjb3VudCcsIGB0aGVyZSBpcyBubyBhY2NvdW50ICR7YWNjb3VudH1gLCB7IGFjY291bnQgfSk7XG59XG5cbi8qKlxuICogV2hhdCBhIGNvbW1hbmQgdG8gYSBkZXZpY2UgYW5zd2Vyczogd2hhdCB0aGUgZGV2aWNlIGRvZXMgbm93LCBzaW5jZSB3aGVuLCBhbmQgdW50aWwgd2hlbiAodGhlXG4gKiB0aWNrLCBvciAwIGZvciB3aGF0IGhhcyBubyBlbmQgb2YgaXRzIG93bikuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvcmRlckFuc3dlcihkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCBjb21wbGV0ZXNUaWNrOiBudW1iZXIpIHtcbiAgY29uc3Qgc3RhdHVzID0gZHJhZnQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzKTtcbiAgcmV0dXJuIHtcbiAgICBkZXZpY2VfY29kZTogZGV2aWNlQ29kZShkcmFmdC5zZXR0aW5nLnNlZWQsIGRldmljZSksXG4gICAgc3RhdHVzOiBzdGF0dXNBdChzdGF0dXMpLFxuICAgIG9wZXJhdGlvbjoge1xuICAgICAga2luZDogc3RhdHVzQXQoc3RhdHVzKSxcbiAgICAgIHN0YXRlOiBzdGF0dXMgPT09IFNUQVRVUy5pZGxlID8gJ2RvbmUnIDogJ3J1bm5pbmcnLFxuICAgICAgc3RhcnRlZF90aWNrOiBkcmFmdC5kZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5zaW5jZSksXG4gICAgICBjb21wbGV0ZXNfdGljazogY29tcGxldGVzVGljayA9PT0gMCA/IG51bGwgOiBjb21wbGV0ZXNUaWNrLFxuICAgIH0sXG4gIH07XG59XG4iLCAiaW1wb3J0IHsgZG9uZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBwcmludFF1ZXVlQ2FuY2VsIH0gZnJvbSAnLi4vcnVsZXMvcHJpbnRRdWV1ZS5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB7IG9yZGVyQW5zd2VyLCBvcmRlck9mIH0gZnJvbSAnLi9vcmRlci5qcyc7XG5pbXBvcnQgeyBpc1JlZnVzZWQgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG4vKiogYGNsZWFyX3F1ZXVlIHtkZXZpY2V9YDogY2FuY2VscyBhbGwgam9iczsgYSBydW5uaW5nIG9uZSBpcyByZWZ1bmRlZC4gKi9cbmV4cG9ydCBjb25zdCBjbGVhclF1ZXVlOiBSZWR1Y2VyID0gKGRyYWZ0LCBjb21tYW5kKSA9PiB7XG4gIGNvbnN0IG9yZGVyID0gb3JkZXJPZihkcmFmdCwgY29tbWFuZCwgJ2NsZWFyX3F1ZXVlJywge30pO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBjb25zdCB7IGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IHByaW50ZXIgPSBkcmFmdC5wcmludGVycy5maW5kKGRldmljZSk7XG4gIGNvbnN0IGpvYnMgPSBkcmFmdC5wcmludGVycy5tZW1iZXJzKHByaW50ZXIsIFBSSU5URVIucXVldWUpO1xuICBwcmludFF1ZXVlQ2FuY2VsKGRyYWZ0LCBwcmludGVyLCBqb2JzKTtcbiAgcmV0dXJuIGRvbmUoeyAuLi5vcmRlckFuc3dlcihkcmFmdCwgZGV2aWNlLCAwKSwgam9iX2lkczogam9icyB9KTtcbn07XG4iLCAiLyoqIFdoeSBhIG1pbmluZyBydW4gZW5kZWQuIEEgcmVhc29uJ3MgbnVtYmVyIGluIGFuIGV2ZW50IGlzIGl0cyBwb3NpdGlvbiArIDE6IGFwcGVuZCBvbmx5LiAqL1xuZXhwb3J0IGNvbnN0IFNUT1BfUkVBU09OUyA9IFtcbiAgJ2RlYWN0aXZhdGVkJyxcbiAgJ2RlcGFydGVkJyxcbiAgJ3JldGFyZ2V0ZWQnLFxuICAnZGVwbGV0ZWQnLFxuICAnc3RvY2tfZnVsbCcsXG4gICdzaXRlX2Nsb3NlZCcsXG5dIGFzIGNvbnN0O1xuXG4vKiogT25lIHJlYXNvbiB3aHkgYSBydW4gZW5kZWQsIGFzIHRoZSB3aXJlIG5hbWVzIGl0LiAqL1xuZXhwb3J0IHR5cGUgU3RvcFJlYXNvbiA9ICh0eXBlb2YgU1RPUF9SRUFTT05TKVtudW1iZXJdO1xuXG4vKiogVGhlIG51bWJlciBvZiBhIHJlYXNvbiBpbiBhbiBldmVudC4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZWFzb25JbmRleChyZWFzb246IFN0b3BSZWFzb24pOiBudW1iZXIge1xuICByZXR1cm4gU1RPUF9SRUFTT05TLmluZGV4T2YocmVhc29uKSArIDE7XG59XG4iLCAiLyoqIEhvdyBtdWNoIG9mIGEgY2F0ZWdvcnkgYSBiZWx0IGhvbGRzLCBwb29yZXN0IGZpcnN0OiBpdCBkZWNpZGVzIHRoZSB5aWVsZCBvZiBhIGN5Y2xlLiAqL1xuZXhwb3J0IGNvbnN0IEFCVU5EQU5DRVMgPSBbJ3NjYXJjZScsICdsb3cnLCAnbW9kZXJhdGUnLCAnaGlnaCcsICdyaWNoJ10gYXMgY29uc3Q7XG5cbi8qKiBPbmUgYWJ1bmRhbmNlIG9mIGEgY2F0ZWdvcnkgaW4gYSBiZWx0LCBhcyB0aGUgd2lyZSBuYW1lcyBpdC4gKi9cbmV4cG9ydCB0eXBlIEFidW5kYW5jZSA9ICh0eXBlb2YgQUJVTkRBTkNFUylbbnVtYmVyXTtcbiIsICIvKiogSG93IGZhciBhcGFydCB0aGUgcm9ja3Mgb2YgYSBiZWx0IGFyZTogaXQgZGVjaWRlcyB0aGUgc2Vjb25kcyBvZiBhIG1pbmluZyBjeWNsZS4gKi9cbmV4cG9ydCBjb25zdCBERU5TSVRJRVMgPSBbJ3NwYXJzZScsICdtb2RlcmF0ZScsICdkZW5zZSddIGFzIGNvbnN0O1xuXG4vKiogT25lIGRlbnNpdHkgb2YgYSBiZWx0LCBhcyB0aGUgd2lyZSBuYW1lcyBpdC4gKi9cbmV4cG9ydCB0eXBlIERlbnNpdHkgPSAodHlwZW9mIERFTlNJVElFUylbbnVtYmVyXTtcbiIsICJpbXBvcnQgeyBjZWlsRGl2LCBmbG9vckRpdiwgbWF4LCBtaW4gfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBBYnVuZGFuY2UgfSBmcm9tICcuL2FidW5kYW5jZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBEZW5zaXR5IH0gZnJvbSAnLi9kZW5zaXRpZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBSdWxlc2V0IH0gZnJvbSAnLi9ydWxlc2V0LmpzJztcbmltcG9ydCB7IHNwZWVkUGVyTWlsbGUgfSBmcm9tICcuL3NwZWVkUGVyTWlsbGUuanMnO1xuXG4vKiogV2hhdCBhIG1pbmluZyBkcm9uZSBvZiB0aGlzIGNhcGFjaXR5IChtaWxsaW9udGhzKSBicmluZ3MgaW46IHdob2xlIG1pY3JvLXVuaXRzIGEgdGljay4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtaW5pbmdSYXRlKFxuICBydWxlc2V0OiBSdWxlc2V0LFxuICBkZW5zaXR5OiBEZW5zaXR5LFxuICBhYnVuZGFuY2U6IEFidW5kYW5jZSxcbiAgY2FwYWNpdHlQcG06IG51bWJlcixcbik6IG51bWJlciB7XG4gIGNvbnN0IHsgY3ljbGVTZWNvbmRzLCB5aWVsZFVuaXRzIH0gPSBydWxlc2V0Lm1pbmluZztcbiAgY29uc3Qgc3BlZWQgPSBzcGVlZFBlck1pbGxlKHJ1bGVzZXQsIGNhcGFjaXR5UHBtKTtcbiAgcmV0dXJuIGZsb29yRGl2KDEwMDAgKiB5aWVsZFVuaXRzW2FidW5kYW5jZV0gKiBzcGVlZCwgY3ljbGVTZWNvbmRzW2RlbnNpdHldKTtcbn1cblxuLyoqIFRoZSBjYXBhY2l0eSAobWlsbGlvbnRocykgdGhhdCBhIGRyb25lIGhhcyBsZWZ0IGFmdGVyIGEgcnVuIG9mIHNvIG1hbnkgc2Vjb25kcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiB3b3JuQ2FwYWNpdHkocnVsZXNldDogUnVsZXNldCwgY2FwYWNpdHlQcG06IG51bWJlciwgc2Vjb25kczogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgeyB3ZWFyUHBtUGVySG91ciwgd2VhckxlYXN0UHBtLCB3ZWFyRmxvb3JQcG0gfSA9IHJ1bGVzZXQubWluaW5nO1xuICBjb25zdCB3ZWFyID0gbWF4KHdlYXJMZWFzdFBwbSwgY2VpbERpdihzZWNvbmRzICogd2VhclBwbVBlckhvdXIsIDM2MDApKTtcbiAgcmV0dXJuIG1heChtaW4oY2FwYWNpdHlQcG0sIHdlYXJGbG9vclBwbSksIGNhcGFjaXR5UHBtIC0gd2Vhcik7XG59XG4iLCAiaW1wb3J0IHsgZGVmaW5lVGFibGUsIGxpbmssIHRpbWVyLCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqIEhvdyBtYW55IHNpdGVzIHRoZSBrZXkgbGVhdmVzIHJvb20gZm9yIGluIG9uZSBiZWx0LiAqL1xuZXhwb3J0IGNvbnN0IFNJVEVTX01PU1QgPSA2NDtcblxuLyoqIE1pbmluZyBzaXRlcyBvZiBiZWx0cy4gRWFjaCBjb21lcyB3aXRoIGl0cyBzaXggZGVwb3NpdHM7IGEgY2xvc2VkIG9uZSBrZWVwcyB3aGF0IGl0IGhvbGRzLiAqL1xuZXhwb3J0IGNvbnN0IHNpdGVzID0gZGVmaW5lVGFibGUoXG4gICdzaXRlcycsXG4gIHtcbiAgICAvKiogYHNpdGVLZXlgIG9mIGl0cyBsb2NhdGlvbidzIHJvdyBhbmQgaXRzIGluZGV4LiAqL1xuICAgIGtleTogd29yZCxcbiAgICAvKiogMCBpcyB0aGUgcHJpbWFyeSBzaXRlLiAqL1xuICAgIGluZGV4OiB3b3JkLFxuICAgIC8qKiAxIHdoaWxlIGl0IGNhbiBiZSBtaW5lZC4gKi9cbiAgICBvcGVuOiB3b3JkLFxuICAgIC8qKiAxIGZyb20gdGhlIG1vbWVudCB3aGVuIGl0cyByZXNlcnZlcyB3ZXJlIGZpcnN0IGZvdW5kLiAqL1xuICAgIHN1cnZleWVkOiB3b3JkLFxuICAgIC8qKiBUaGUgZGV2aWNlIHRoYXQgbG9va3MgZm9yIGl0ICh3aGlsZSBjbG9zZWQpIG9yIGtlZXBzIGl0IG9wZW47IDAgZm9yIG5vbmUuICovXG4gICAgdHJhY2tlcjogd29yZCxcbiAgICAvKiogVGhlIHRpY2sgYXQgd2hpY2ggYSBjYXRlZ29yeSBvZiBpdCBsYXN0IHJhbiBvdXQ7IDAgZm9yIG5ldmVyLiAqL1xuICAgIGV4aGF1c3RlZEF0OiB3b3JkLFxuICAgIGxvY2F0aW9uOiBsaW5rKCdsb2NhdGlvbnMnLCAnc2l0ZXMnKSxcbiAgICAvKiogV2hlbiB0aGUgc2VhcmNoIGZvciBpdCBlbmRzLiAqL1xuICAgIGZvdW5kOiB0aW1lcixcbiAgfSxcbiAgJ2tleScsXG4pO1xuXG4vKiogT2Zmc2V0cyBvZiBhIHNpdGUncyBmaWVsZHMuICovXG5leHBvcnQgY29uc3QgU0lURSA9IHNpdGVzLmZpZWxkcztcblxuLyoqIFRoZSBrZXkgb2YgYSBzaXRlOiB0aGUgcm93IG9mIGl0cyBsb2NhdGlvbiwgYW5kIGl0cyBpbmRleCB0aGVyZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaXRlS2V5KGxvY2F0aW9uOiBudW1iZXIsIGluZGV4OiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gbG9jYXRpb24gKiBTSVRFU19NT1NUICsgaW5kZXggKyAxO1xufVxuIiwgImltcG9ydCB7IGRlZmluZVRhYmxlLCB3b3JkIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcblxuLyoqXG4gKiBXaGVyZSBtYXR0ZXIgY2FtZSBmcm9tIGFuZCB3aGVyZSBpdCB3ZW50LCBzaW5jZSB0aGUgYmVnaW5uaW5nOiBzaXggcm93cywgb25lIGEgY2F0ZWdvcnkuIEVhY2hcbiAqIGFjY291bnQgaXMgdHdvIHdvcmRzLCB3aG9sZSB1bml0cyBhbmQgdGhlIG1pY3JvLXVuaXRzIGFib3ZlLCBzbyB0aGF0IGEgc3VtIG1heSBwYXNzIDJeNTMuXG4gKi9cbmV4cG9ydCBjb25zdCBsZWRnZXIgPSBkZWZpbmVUYWJsZSgnbGVkZ2VyJywge1xuICBnZW5lcmF0aW9uVW5pdHM6IHdvcmQsXG4gIGdlbmVyYXRpb25NaWNybzogd29yZCxcbiAgZ3JhbnRzVW5pdHM6IHdvcmQsXG4gIGdyYW50c01pY3JvOiB3b3JkLFxuICByZWdlbmVyYXRpb25Vbml0czogd29yZCxcbiAgcmVnZW5lcmF0aW9uTWljcm86IHdvcmQsXG4gIHNlYXJjaFVuaXRzOiB3b3JkLFxuICBzZWFyY2hNaWNybzogd29yZCxcbiAgZGVjb21taXNzaW9uVW5pdHM6IHdvcmQsXG4gIGRlY29tbWlzc2lvbk1pY3JvOiB3b3JkLFxuICByZXBhaXJVbml0czogd29yZCxcbiAgcmVwYWlyTWljcm86IHdvcmQsXG4gIHVwa2VlcFVuaXRzOiB3b3JkLFxuICB1cGtlZXBNaWNybzogd29yZCxcbiAgZGVzdHJ1Y3Rpb25Vbml0czogd29yZCxcbiAgZGVzdHJ1Y3Rpb25NaWNybzogd29yZCxcbn0pO1xuXG4vKiogT2Zmc2V0cyBvZiB0aGUgbGVkZ2VyJ3MgZmllbGRzLiAqL1xuZXhwb3J0IGNvbnN0IExFREdFUiA9IGxlZGdlci5maWVsZHM7XG5cbi8qKiBXaGVyZSBtYXR0ZXIgY29tZXMgZnJvbS4gKi9cbmV4cG9ydCBjb25zdCBTT1VSQ0VTID0gWydnZW5lcmF0aW9uJywgJ2dyYW50cycsICdyZWdlbmVyYXRpb24nLCAnc2VhcmNoJ10gYXMgY29uc3Q7XG5cbi8qKiBXaGVyZSBtYXR0ZXIgZ29lcy4gKi9cbmV4cG9ydCBjb25zdCBTSU5LUyA9IFsnZGVjb21taXNzaW9uJywgJ3JlcGFpcicsICd1cGtlZXAnLCAnZGVzdHJ1Y3Rpb24nXSBhcyBjb25zdDtcblxuLyoqIE9uZSBhY2NvdW50IG9mIHRoZSBsZWRnZXIuICovXG5leHBvcnQgdHlwZSBMZWRnZXJBY2NvdW50ID0gKHR5cGVvZiBTT1VSQ0VTKVtudW1iZXJdIHwgKHR5cGVvZiBTSU5LUylbbnVtYmVyXTtcbiIsICJpbXBvcnQgdHlwZSB7IEZpZWxkLCBUYWJsZURyYWZ0IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGZsb29yRGl2IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IE1JQ1JPIH0gZnJvbSAnLi4vc3RhdGUvbWljcm8uanMnO1xuXG4vKiogQW4gYW1vdW50IHRoYXQgbWF5IHBhc3MgMl41MyBtaWNyby11bml0czogd2hvbGUgdW5pdHMsIGFuZCB0aGUgbWljcm8tdW5pdHMgYWJvdmUgKDAgdG8gMTBeNikuICovXG5leHBvcnQgaW50ZXJmYWNlIFNwbGl0IHtcbiAgcmVhZG9ubHkgdW5pdHM6IG51bWJlcjtcbiAgcmVhZG9ubHkgbWljcm86IG51bWJlcjtcbn1cblxuLyoqIE5vdGhpbmcsIGFzIGEgc3BsaXQgYW1vdW50LiAqL1xuZXhwb3J0IGNvbnN0IFNQTElUX1pFUk86IFNwbGl0ID0geyB1bml0czogMCwgbWljcm86IDAgfTtcblxuLyoqIGBhbW91bnRgIHBsdXMgc28gbWFueSBtaWNyby11bml0cywgd2hpY2ggbWF5IGJlIG5lZ2F0aXZlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNwbGl0UGx1cyhhbW91bnQ6IFNwbGl0LCBtaWNybzogbnVtYmVyKTogU3BsaXQge1xuICBjb25zdCBzdW0gPSBhbW91bnQubWljcm8gKyBtaWNybztcbiAgY29uc3QgdW5pdHMgPSBmbG9vckRpdihzdW0sIE1JQ1JPKTtcbiAgcmV0dXJuIHsgdW5pdHM6IGFtb3VudC51bml0cyArIHVuaXRzLCBtaWNybzogc3VtIC0gdW5pdHMgKiBNSUNSTyB9O1xufVxuXG4vKiogVGhlIHN1bSBvZiB0d28gc3BsaXQgYW1vdW50cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzcGxpdFN1bShhOiBTcGxpdCwgYjogU3BsaXQpOiBTcGxpdCB7XG4gIHJldHVybiBzcGxpdFBsdXMoeyB1bml0czogYS51bml0cyArIGIudW5pdHMsIG1pY3JvOiBhLm1pY3JvIH0sIGIubWljcm8pO1xufVxuXG4vKiogQWRkcyBtaWNyby11bml0cyB0byB0aGUgdHdvIHdvcmRzIG9mIGEgcm93IHRoYXQgaG9sZCBhIHNwbGl0IGFtb3VudC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzcGxpdEFkZDxOYW1lIGV4dGVuZHMgc3RyaW5nPihcbiAgdGFibGU6IFRhYmxlRHJhZnQ8TmFtZT4sXG4gIGlkOiBudW1iZXIsXG4gIHVuaXRzRmllbGQ6IEZpZWxkPE5hbWUsICd3b3JkJz4sXG4gIG1pY3JvRmllbGQ6IEZpZWxkPE5hbWUsICd3b3JkJz4sXG4gIG1pY3JvOiBudW1iZXIsXG4pOiB2b2lkIHtcbiAgY29uc3Qgc3VtID0gc3BsaXRQbHVzKHsgdW5pdHM6IDAsIG1pY3JvOiB0YWJsZS5nZXQoaWQsIG1pY3JvRmllbGQpIH0sIG1pY3JvKTtcbiAgdGFibGUuYWRkKGlkLCB1bml0c0ZpZWxkLCBzdW0udW5pdHMpO1xuICB0YWJsZS5zZXQoaWQsIG1pY3JvRmllbGQsIHN1bS5taWNybyk7XG59XG4iLCAiaW1wb3J0IHsgTEVER0VSIH0gZnJvbSAnLi4vc3RhdGUvbGVkZ2VyLmpzJztcbmltcG9ydCB0eXBlIHsgTGVkZ2VyQWNjb3VudCB9IGZyb20gJy4uL3N0YXRlL2xlZGdlci5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0IH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc3BsaXRBZGQgfSBmcm9tICcuL3NwbGl0LmpzJztcblxuLyoqIFdyaXRlcyBtaWNyby11bml0cyBvZiBhIGNhdGVnb3J5ICgxIHRvIDYpIHRoYXQgY2FtZSBpbnRvIHRoZSB3b3JsZCBvciBsZWZ0IGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBvc3RMZWRnZXIoXG4gIGRyYWZ0OiBEcmFmdCxcbiAgYWNjb3VudDogTGVkZ2VyQWNjb3VudCxcbiAgY2F0ZWdvcnk6IG51bWJlcixcbiAgbWljcm86IG51bWJlcixcbik6IHZvaWQge1xuICBjb25zdCB1bml0cyA9IExFREdFUltgJHthY2NvdW50fVVuaXRzYF07XG4gIHNwbGl0QWRkKGRyYWZ0LmxlZGdlciwgY2F0ZWdvcnksIHVuaXRzLCBMRURHRVJbYCR7YWNjb3VudH1NaWNyb2BdLCBtaWNybyk7XG59XG4iLCAiaW1wb3J0IHsgY2VpbERpdiwgbWF4LCBtaW4gfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgREVQT1NJVCwgY2F0ZWdvcnlPZiwgZGVwb3NpdE9mLCBzaXRlT2YgfSBmcm9tICcuLi9zdGF0ZS9kZXBvc2l0cy5qcyc7XG5pbXBvcnQgeyBMT0NBVElPTiB9IGZyb20gJy4uL3N0YXRlL2xvY2F0aW9ucy5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcbmltcG9ydCB7IFNJVEUgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgeyBwb3N0TGVkZ2VyIH0gZnJvbSAnLi9wb3N0TGVkZ2VyLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIFdvcmxkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogV2hldGhlciBhIGRlcG9zaXQgc2hvd3MgYXQgbGVhc3Qgb25lIHVuaXQ6IHdoYXQgaXMgbGVzcyBpcyBubyByZWFzb24gdG8gYmVnaW4gb3IgdG8gbW92ZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXBvc2l0SG9sZHMod29ybGQ6IFdvcmxkLCBkZXBvc2l0OiBudW1iZXIpOiBib29sZWFuIHtcbiAgcmV0dXJuIHdvcmxkLmRlcG9zaXRzLmxldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSkgPj0gTUlDUk87XG59XG5cbi8qKiBUaGUgZGVwb3NpdCBvZiBhIGNhdGVnb3J5IGluIHRoZSBsb3dlc3Qgb3BlbiBzaXRlIG9mIGEgYmVsdCB0aGF0IGhhcyBhbnk7IDAgd2hlbiBub25lIGhhcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXBvc2l0V2l0aCh3b3JsZDogV29ybGQsIGxvY2F0aW9uOiBudW1iZXIsIGNhdGVnb3J5OiBudW1iZXIpOiBudW1iZXIge1xuICBmb3IgKGNvbnN0IHNpdGUgb2Ygd29ybGQubG9jYXRpb25zLm1lbWJlcnMobG9jYXRpb24sIExPQ0FUSU9OLnNpdGVzKSkge1xuICAgIGNvbnN0IGRlcG9zaXQgPSBkZXBvc2l0T2Yoc2l0ZSwgY2F0ZWdvcnkpO1xuICAgIGlmICh3b3JsZC5zaXRlcy5nZXQoc2l0ZSwgU0lURS5vcGVuKSA9PT0gMSAmJiBkZXBvc2l0SG9sZHMod29ybGQsIGRlcG9zaXQpKSByZXR1cm4gZGVwb3NpdDtcbiAgfVxuICByZXR1cm4gMDtcbn1cblxuLyoqIENoYW5nZXMgd2hhdCBpcyBtaW5lZCBmcm9tIGEgZGVwb3NpdCBhIHRpY2s6IGdyb3dpbmcgc3RvcHMsIHJ1bm5pbmcgb3V0IGlzIGFwcG9pbnRlZCBhbmV3LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlcG9zaXREcmF3KGRyYWZ0OiBEcmFmdCwgZGVwb3NpdDogbnVtYmVyLCBjaGFuZ2U6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRlcG9zaXRzLCBub3cgfSA9IGRyYWZ0O1xuICBkZXBvc2l0UmVzdChkcmFmdCwgZGVwb3NpdCk7XG4gIGNvbnN0IHJhdGUgPSBkZXBvc2l0cy5yYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSkgLSBjaGFuZ2U7XG4gIGRlcG9zaXRzLnNldFJhdGUoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlLCByYXRlKTtcbiAgaWYgKHJhdGUgPT09IDApIHtcbiAgICBkZXBvc2l0cy5jYW5jZWwoZGVwb3NpdCwgREVQT1NJVC5kZXBsZXRlZCk7XG4gICAgZGVwb3NpdEdyb3coZHJhZnQsIGRlcG9zaXQpO1xuICAgIHJldHVybjtcbiAgfVxuICBjb25zdCB0aWNrcyA9IGNlaWxEaXYoZGVwb3NpdHMubGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKSwgLXJhdGUpO1xuICBkZXBvc2l0cy5zY2hlZHVsZShkZXBvc2l0LCBERVBPU0lULmRlcGxldGVkLCBub3cgKyBtYXgoMSwgdGlja3MpKTtcbn1cblxuLyoqIEVuZHMgZ3Jvd2luZyBiYWNrOiB3aGF0IGhhcyBncm93biBnb2VzIHRvIHRoZSBsZWRnZXIuIE5vdGhpbmcgaGFwcGVucyB0byBvbmUgdGhhdCBpcyBtaW5lZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXBvc2l0UmVzdChkcmFmdDogRHJhZnQsIGRlcG9zaXQ6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB7IGRlcG9zaXRzIH0gPSBkcmFmdDtcbiAgaWYgKGRlcG9zaXRzLnJhdGUoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKSA8PSAwKSByZXR1cm47XG4gIGNvbnN0IGluaXRpYWwgPSBkZXBvc2l0cy5nZXQoZGVwb3NpdCwgREVQT1NJVC5pbml0aWFsKTtcbiAgLy8gSW4gdGhlIHRpY2sgaW4gd2hpY2ggaXQgaXMgZnVsbCwgdGhlIGxhc3Qgc3RlcCBtYXkgYmUgbG9uZ2VyIHRoYW4gd2hhdCB3YXMgbWlzc2luZy5cbiAgY29uc3QgbGV2ZWwgPSBtaW4oZGVwb3NpdHMubGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKSwgaW5pdGlhbCk7XG4gIGNvbnN0IGdyb3duID0gbGV2ZWwgLSBkZXBvc2l0cy5nZXQoZGVwb3NpdCwgREVQT1NJVC5ncm93bkZyb20pO1xuICBkZXBvc2l0cy5zZXRSYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSwgMCk7XG4gIGRlcG9zaXRzLnNldExldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSwgbGV2ZWwpO1xuICBkZXBvc2l0cy5zZXQoZGVwb3NpdCwgREVQT1NJVC5ncm93bkZyb20sIDApO1xuICBkZXBvc2l0cy5jYW5jZWwoZGVwb3NpdCwgREVQT1NJVC5yZXN0b3JlZCk7XG4gIHBvc3RMZWRnZXIoZHJhZnQsICdyZWdlbmVyYXRpb24nLCBjYXRlZ29yeU9mKGRlcG9zaXQpLCBncm93bik7XG59XG5cbi8qKiBGcm9tIG5vdyBvbiB0aGUgZGVwb3NpdCBncm93cyBiYWNrLCBsaW5lYXIgZnJvbSBub3RoaW5nIHRvIGZ1bGwgaW4gdGhlIHRpbWUgb2YgdGhlIHJ1bGVzLiAqL1xuZnVuY3Rpb24gZGVwb3NpdEdyb3coZHJhZnQ6IERyYWZ0LCBkZXBvc2l0OiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBkZXBvc2l0cywgbm93IH0gPSBkcmFmdDtcbiAgY29uc3QgeyBwcmltYXJ5UmVnZW5lcmF0aW9uU2Vjb25kcywgb3RoZXJSZWdlbmVyYXRpb25TZWNvbmRzIH0gPSBkcmFmdC5zZXR0aW5nLnJ1bGVzZXQuc2l0ZXM7XG4gIGNvbnN0IGluaXRpYWwgPSBkZXBvc2l0cy5nZXQoZGVwb3NpdCwgREVQT1NJVC5pbml0aWFsKTtcbiAgY29uc3QgbGV2ZWwgPSBkZXBvc2l0cy5sZXZlbChkZXBvc2l0LCBERVBPU0lULnJlc2VydmUpO1xuICBpZiAobGV2ZWwgPj0gaW5pdGlhbCkgcmV0dXJuO1xuICBjb25zdCBwcmltYXJ5ID0gZHJhZnQuc2l0ZXMuZ2V0KHNpdGVPZihkZXBvc2l0KSwgU0lURS5pbmRleCkgPT09IDA7XG4gIGNvbnN0IHJhdGUgPSBjZWlsRGl2KGluaXRpYWwsIHByaW1hcnkgPyBwcmltYXJ5UmVnZW5lcmF0aW9uU2Vjb25kcyA6IG90aGVyUmVnZW5lcmF0aW9uU2Vjb25kcyk7XG4gIGRlcG9zaXRzLnNldFJhdGUoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlLCByYXRlKTtcbiAgZGVwb3NpdHMuc2V0KGRlcG9zaXQsIERFUE9TSVQuZ3Jvd25Gcm9tLCBsZXZlbCk7XG4gIGRlcG9zaXRzLnNjaGVkdWxlKGRlcG9zaXQsIERFUE9TSVQucmVzdG9yZWQsIG5vdyArIGNlaWxEaXYoaW5pdGlhbCAtIGxldmVsLCByYXRlKSk7XG59XG4iLCAiaW1wb3J0IHsgZmxvb3JEaXYgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgcmVhc29uSW5kZXggfSBmcm9tICcuLi9ldmVudHMvc3RvcFJlYXNvbnMuanMnO1xuaW1wb3J0IHR5cGUgeyBTdG9wUmVhc29uIH0gZnJvbSAnLi4vZXZlbnRzL3N0b3BSZWFzb25zLmpzJztcbmltcG9ydCB7IEFCVU5EQU5DRVMgfSBmcm9tICcuLi9ydWxlc2V0L2FidW5kYW5jZXMuanMnO1xuaW1wb3J0IHsgREVOU0lUSUVTIH0gZnJvbSAnLi4vcnVsZXNldC9kZW5zaXRpZXMuanMnO1xuaW1wb3J0IHsgbWluaW5nUmF0ZSwgd29ybkNhcGFjaXR5IH0gZnJvbSAnLi4vcnVsZXNldC9taW5pbmdSYXRlLmpzJztcbmltcG9ydCB7IHNsb3dlZFNlY29uZHMsIHNwZWVkUGVyTWlsbGUgfSBmcm9tICcuLi9ydWxlc2V0L3NwZWVkUGVyTWlsbGUuanMnO1xuaW1wb3J0IHsgY2F0ZWdvcnlPZiwgREVQT1NJVCwgc2l0ZU9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcbmltcG9ydCB7IFNJVEUgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5pbXBvcnQgeyBTVE9DSyB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0RHJhdyB9IGZyb20gJy4vZGVwb3NpdC5qcyc7XG5pbXBvcnQgeyBkZXZpY2VQbGFjZSwgZGV2aWNlVHVybnMgfSBmcm9tICcuL2RldmljZS5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBXb3JsZCB9IGZyb20gJy4vc2NoZW1hLmpzJztcbmltcG9ydCB7IHNwbGl0QWRkIH0gZnJvbSAnLi9zcGxpdC5qcyc7XG5pbXBvcnQgeyBzdG9ja0Zsb3cgfSBmcm9tICcuL3N0b2NrLmpzJztcblxuLyoqIFdoYXQgYSBkcm9uZSBvZiB0aGlzIGNhcGFjaXR5IHdvdWxkIGJyaW5nIGluIGZyb20gYSBkZXBvc2l0OiBtaWNyby11bml0cyBhIHRpY2suICovXG5leHBvcnQgZnVuY3Rpb24gcnVuUmF0ZSh3b3JsZDogV29ybGQsIGRlcG9zaXQ6IG51bWJlciwgY2FwYWNpdHlQcG06IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgZGVuc2l0eSwgYWJ1bmRhbmNlIH0gPSByaWNobmVzcyh3b3JsZCwgZGVwb3NpdCk7XG4gIHJldHVybiBtaW5pbmdSYXRlKHdvcmxkLnNldHRpbmcucnVsZXNldCwgZGVuc2l0eSwgYWJ1bmRhbmNlLCBjYXBhY2l0eVBwbSk7XG59XG5cbi8qKiBCZWdpbnMgYSBtaW5pbmcgcnVuIG9mIGFuIGlkbGUgZHJvbmU6IGZyb20gdGhlIGRlcG9zaXQgKGRvd24pIGludG8gdGhlIHN0b2NrICh1cCkuICovXG5leHBvcnQgZnVuY3Rpb24gcnVuU3RhcnQoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgZGVwb3NpdDogbnVtYmVyLCBzdG9jazogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcyB9ID0gZHJhZnQ7XG4gIGNvbnN0IGNhcGFjaXR5ID0gZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHkpO1xuICBjb25zdCByYXRlID0gcnVuUmF0ZShkcmFmdCwgZGVwb3NpdCwgY2FwYWNpdHkpO1xuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMubWluaW5nLCAwKTtcbiAgZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLmRlcG9zaXQsIGRlcG9zaXQpO1xuICBkZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0Uuc3RvY2ssIHN0b2NrKTtcbiAgZGV2aWNlcy5zZXRSYXRlKGRldmljZSwgREVWSUNFLm1pbmVkLCByYXRlKTtcbiAgZGVwb3NpdERyYXcoZHJhZnQsIGRlcG9zaXQsIHJhdGUpO1xuICBzdG9ja0Zsb3coZHJhZnQsIHN0b2NrLCByYXRlKTtcbiAgY29uc3QgeyBkZW5zaXR5IH0gPSByaWNobmVzcyhkcmFmdCwgZGVwb3NpdCk7XG4gIGNvbnN0IHsgcnVsZXNldCB9ID0gZHJhZnQuc2V0dGluZztcbiAgY29uc3QgY3ljbGUgPSBydWxlc2V0Lm1pbmluZy5jeWNsZVNlY29uZHNbZGVuc2l0eV07XG4gIGRyYWZ0LmVtaXQoXG4gICAgJ21pbmluZy5zdGFydGVkJyxcbiAgICBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpLFxuICAgIGRldmljZSxcbiAgICBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSxcbiAgICBkcmFmdC5zaXRlcy5nZXQoc2l0ZU9mKGRlcG9zaXQpLCBTSVRFLmluZGV4KSxcbiAgICBjYXRlZ29yeU9mKGRlcG9zaXQpLFxuICAgIHNsb3dlZFNlY29uZHMoY3ljbGUsIHNwZWVkUGVyTWlsbGUocnVsZXNldCwgY2FwYWNpdHkpKSxcbiAgKTtcbn1cblxuLyoqIEVuZHMgYSBydW46IHRoZSBkcm9uZSBpcyBpZGxlIGFuZCBhIGxpdHRsZSBtb3JlIHdvcm4uICovXG5leHBvcnQgZnVuY3Rpb24gcnVuU3RvcChkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCByZWFzb246IFN0b3BSZWFzb24pOiB2b2lkIHtcbiAgY29uc3QgeyBkZXZpY2VzLCBzdG9ja3MgfSA9IGRyYWZ0O1xuICBjb25zdCBkZXBvc2l0ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UuZGVwb3NpdCk7XG4gIGNvbnN0IHN0b2NrID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0Uuc3RvY2spO1xuICBjb25zdCByYXRlID0gZGV2aWNlcy5yYXRlKGRldmljZSwgREVWSUNFLm1pbmVkKTtcbiAgY29uc3QgbWluZWQgPSBkZXZpY2VzLmxldmVsKGRldmljZSwgREVWSUNFLm1pbmVkKTtcbiAgY29uc3Qgc2Vjb25kcyA9IGRyYWZ0Lm5vdyAtIGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnNpbmNlKTtcbiAgY29uc3QgY2FwYWNpdHkgPSBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5jYXBhY2l0eSk7XG4gIGRldmljZXMuc2V0UmF0ZShkZXZpY2UsIERFVklDRS5taW5lZCwgMCk7XG4gIGRldmljZXMuc2V0TGV2ZWwoZGV2aWNlLCBERVZJQ0UubWluZWQsIDApO1xuICBkZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5yZWxvY2F0aW9ucywgMCk7XG4gIGRldmljZXMubGVhdmUoZGV2aWNlLCBERVZJQ0UuZGVwb3NpdCk7XG4gIGRldmljZXMubGVhdmUoZGV2aWNlLCBERVZJQ0Uuc3RvY2spO1xuICBkZXBvc2l0RHJhdyhkcmFmdCwgZGVwb3NpdCwgLXJhdGUpO1xuICBzdG9ja0Zsb3coZHJhZnQsIHN0b2NrLCAtcmF0ZSk7XG4gIHNwbGl0QWRkKHN0b2Nrcywgc3RvY2ssIFNUT0NLLm1pbmVkVW5pdHMsIFNUT0NLLm1pbmVkTWljcm8sIG1pbmVkKTtcbiAgZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHksIHdvcm5DYXBhY2l0eShkcmFmdC5zZXR0aW5nLnJ1bGVzZXQsIGNhcGFjaXR5LCBzZWNvbmRzKSk7XG4gIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5pZGxlLCAwKTtcbiAgZHJhZnQuZW1pdChcbiAgICAnbWluaW5nLnN0b3BwZWQnLFxuICAgIGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksXG4gICAgZGV2aWNlLFxuICAgIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLFxuICAgIGNhdGVnb3J5T2YoZGVwb3NpdCksXG4gICAgZmxvb3JEaXYobWluZWQsIE1JQ1JPKSxcbiAgICByZWFzb25JbmRleChyZWFzb24pLFxuICApO1xufVxuXG4vKipcbiAqIFdoYXQgYmVjb21lcyBvZiBhIHJ1biB0aGF0IGNhbm5vdCBnbyBvbiB3aGVyZSBpdCBpczogaXQgbW92ZXMgdG8gYW5vdGhlciBkZXBvc2l0IG9mIHRoZSBzYW1lXG4gKiBiZWx0IGFuZCBjYXRlZ29yeSwgd2hvc2UgcmF0ZSBpcyB0aGUgc2FtZTsgd2l0aCBub25lICgwKSwgb3IgYWZ0ZXIgdG9vIG1hbnkgbW92ZXMsIGl0IGVuZHMuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBydW5Nb3ZlKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIHRvOiBudW1iZXIsIHJlYXNvbjogU3RvcFJlYXNvbik6IHZvaWQge1xuICBjb25zdCB7IGRldmljZXMgfSA9IGRyYWZ0O1xuICBjb25zdCB7IHJlbG9jYXRpb25zTW9zdCB9ID0gZHJhZnQuc2V0dGluZy5ydWxlc2V0Lm1pbmluZztcbiAgaWYgKHRvID09PSAwIHx8IGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnJlbG9jYXRpb25zKSA+PSByZWxvY2F0aW9uc01vc3QpIHtcbiAgICBydW5TdG9wKGRyYWZ0LCBkZXZpY2UsIHJlYXNvbik7XG4gICAgcmV0dXJuO1xuICB9XG4gIGNvbnN0IGZyb20gPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5kZXBvc2l0KTtcbiAgY29uc3QgcmF0ZSA9IGRldmljZXMucmF0ZShkZXZpY2UsIERFVklDRS5taW5lZCk7XG4gIGRldmljZXMuYWRkKGRldmljZSwgREVWSUNFLnJlbG9jYXRpb25zLCAxKTtcbiAgZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLmRlcG9zaXQsIHRvKTtcbiAgZGVwb3NpdERyYXcoZHJhZnQsIGZyb20sIC1yYXRlKTtcbiAgZGVwb3NpdERyYXcoZHJhZnQsIHRvLCByYXRlKTtcbiAgZHJhZnQuZW1pdChcbiAgICAnbWluaW5nLnJlbG9jYXRlZCcsXG4gICAgZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KSxcbiAgICBkZXZpY2UsXG4gICAgZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSksXG4gICAgZHJhZnQuc2l0ZXMuZ2V0KHNpdGVPZih0byksIFNJVEUuaW5kZXgpLFxuICAgIGNhdGVnb3J5T2YodG8pLFxuICAgIGRyYWZ0LnNpdGVzLmdldChzaXRlT2YoZnJvbSksIFNJVEUuaW5kZXgpLFxuICApO1xufVxuXG5mdW5jdGlvbiByaWNobmVzcyh3b3JsZDogV29ybGQsIGRlcG9zaXQ6IG51bWJlcikge1xuICBjb25zdCBkZW5zaXR5ID0gREVOU0lUSUVTW3dvcmxkLmRlcG9zaXRzLmdldChkZXBvc2l0LCBERVBPU0lULmRlbnNpdHkpIC0gMV07XG4gIGNvbnN0IGFidW5kYW5jZSA9IEFCVU5EQU5DRVNbd29ybGQuZGVwb3NpdHMuZ2V0KGRlcG9zaXQsIERFUE9TSVQuYWJ1bmRhbmNlKSAtIDFdO1xuICByZXR1cm4geyBkZW5zaXR5OiBkZW5zaXR5ID8/ICdzcGFyc2UnLCBhYnVuZGFuY2U6IGFidW5kYW5jZSA/PyAnc2NhcmNlJyB9IGFzIGNvbnN0O1xufVxuIiwgImltcG9ydCB0eXBlIHsgUnVsZXNldCB9IGZyb20gJy4vcnVsZXNldC5qcyc7XG5cbi8qKlxuICogU2Vjb25kcyB0aGF0IGEgc2VhcmNoIGZvciB0aGUgbmV4dCBzaXRlIHRha2VzIGF0IGZ1bGwgc3BlZWQsIHdpdGggYGtub3duYCBzaXRlcyBvcGVuIG9yIHJlY2VudGx5XG4gKiBleGhhdXN0ZWQ6IGJhc2UgXHUwMEI3ICgxICsga25vd24pKDIgKyBrbm93bikgLyAyLlxuICovXG5leHBvcnQgZnVuY3Rpb24gc2VhcmNoU2Vjb25kcyhydWxlc2V0OiBSdWxlc2V0LCBrbm93bjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIChydWxlc2V0LnNpdGVzLnNlYXJjaEJhc2VTZWNvbmRzICogKDEgKyBrbm93bikgKiAoMiArIGtub3duKSkgLyAyO1xufVxuIiwgImltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgU0lURSwgc2l0ZUtleSB9IGZyb20gJy4uL3N0YXRlL3NpdGVzLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBBIHNpdGUgb2YgYSBiZWx0IHdpdGggaXRzIHNpeCBkZXBvc2l0cywgY2xvc2VkIGFuZCBlbXB0eSB1bnRpbCBpdCBpcyBzdXJ2ZXllZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhZGRTaXRlKGRyYWZ0OiBEcmFmdCwgbG9jYXRpb246IG51bWJlciwgaW5kZXg6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgc2l0ZXMsIGRlcG9zaXRzIH0gPSBkcmFmdDtcbiAgY29uc3Qgc2l0ZSA9IHNpdGVzLmluc2VydChzaXRlS2V5KGxvY2F0aW9uLCBpbmRleCkpO1xuICBzaXRlcy5zZXQoc2l0ZSwgU0lURS5pbmRleCwgaW5kZXgpO1xuICBzaXRlcy5qb2luKHNpdGUsIFNJVEUubG9jYXRpb24sIGxvY2F0aW9uKTtcbiAgLy8gU2l4IGF0IGEgdGltZSBhbmQgbm93aGVyZSBlbHNlOiBgZGVwb3NpdE9mYCBjb3VudHMgb24gaXQuXG4gIGZvciAoY29uc3QgXyBvZiBDQVRFR09SSUVTKSBkZXBvc2l0cy5pbnNlcnQoKTtcbiAgcmV0dXJuIHNpdGU7XG59XG4iLCAiaW1wb3J0IHsgQ0FURUdPUklFUyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgeyBzZWFyY2hTZWNvbmRzIH0gZnJvbSAnLi4vcnVsZXNldC9zZWFyY2hTZWNvbmRzLmpzJztcbmltcG9ydCB7IHNsb3dlZFNlY29uZHMsIHNwZWVkUGVyTWlsbGUgfSBmcm9tICcuLi9ydWxlc2V0L3NwZWVkUGVyTWlsbGUuanMnO1xuaW1wb3J0IHsgREVQT1NJVCwgZGVwb3NpdE9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBMT0NBVElPTiB9IGZyb20gJy4uL3N0YXRlL2xvY2F0aW9ucy5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHsgYWRkU2l0ZSB9IGZyb20gJy4vYWRkU2l0ZS5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0V2l0aCB9IGZyb20gJy4vZGVwb3NpdC5qcyc7XG5pbXBvcnQgeyBkZXZpY2VQbGFjZSwgZGV2aWNlVHVybnMgfSBmcm9tICcuL2RldmljZS5qcyc7XG5pbXBvcnQgeyBydW5Nb3ZlIH0gZnJvbSAnLi9ydW4uanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCwgV29ybGQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBXaGV0aGVyIGEgY2F0ZWdvcnkgb2YgdGhlIHNpdGUgcmFuIG91dCB3aXRoaW4gd2hhdCB0aGUgcnVsZXMgY2FsbCByZWNlbnRseS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaXRlSXNTcGVudCh3b3JsZDogV29ybGQsIHNpdGU6IG51bWJlcik6IGJvb2xlYW4ge1xuICBjb25zdCBhdCA9IHdvcmxkLnNpdGVzLmdldChzaXRlLCBTSVRFLmV4aGF1c3RlZEF0KTtcbiAgcmV0dXJuIGF0ICE9PSAwICYmIHdvcmxkLm5vdyAtIGF0IDwgd29ybGQuc2V0dGluZy5ydWxlc2V0LnNpdGVzLnJlY2VudFNlY29uZHM7XG59XG5cbi8qKiBTaXRlcyBvZiBhIGJlbHQgdGhhdCBhcmUgb3BlbiBvciB3ZXJlIHJlY2VudGx5IGV4aGF1c3RlZDogd2hhdCBtYWtlcyBhIHNlYXJjaCBsb25nLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNpdGVzS25vd24od29ybGQ6IFdvcmxkLCBsb2NhdGlvbjogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3Qgc2l0ZXMgPSB3b3JsZC5sb2NhdGlvbnMubWVtYmVycyhsb2NhdGlvbiwgTE9DQVRJT04uc2l0ZXMpO1xuICByZXR1cm4gc2l0ZXMuZmlsdGVyKChzaXRlKSA9PiB3b3JsZC5zaXRlcy5nZXQoc2l0ZSwgU0lURS5vcGVuKSA9PT0gMSB8fCBzaXRlSXNTcGVudCh3b3JsZCwgc2l0ZSkpXG4gICAgLmxlbmd0aDtcbn1cblxuLyoqXG4gKiBXaGF0IGEgc2VhcmNoIGluIGEgYmVsdCBpcyB0byBmaW5kOiB0aGUgcm93IG9mIHRoZSBsb3dlc3Qgc2l0ZSB0aGF0IGlzIGNsb3NlZCwgc291Z2h0IGJ5IG5vYm9keVxuICogYW5kIG5vdCBzcGVudDsgZWxzZSAwIGZvciBvbmUgdGhhdCBub2JvZHkgaGFzIHNlZW47IGVsc2UsIHdoZXJlIGEgYmVsdCBjYW4gaGF2ZSBubyBtb3JlLCB0aGVcbiAqIGxvd2VzdCBjbG9zZWQgb25lOyAtMSB3aGVuIGFsbCBhcmUgb3BlbiBvciBzb3VnaHQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaXRlVG9TZWVrKHdvcmxkOiBXb3JsZCwgbG9jYXRpb246IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgbG9jYXRpb25zLCBzaXRlcyB9ID0gd29ybGQ7XG4gIGNvbnN0IGFsbCA9IGxvY2F0aW9ucy5tZW1iZXJzKGxvY2F0aW9uLCBMT0NBVElPTi5zaXRlcyk7XG4gIGNvbnN0IGNsb3NlZCA9IGFsbC5maWx0ZXIoXG4gICAgKHNpdGUpID0+IHNpdGVzLmdldChzaXRlLCBTSVRFLm9wZW4pID09PSAwICYmIHNpdGVzLmdldChzaXRlLCBTSVRFLnRyYWNrZXIpID09PSAwLFxuICApO1xuICBjb25zdCBmcmVzaCA9IGNsb3NlZC5maW5kKChzaXRlKSA9PiAhc2l0ZUlzU3BlbnQod29ybGQsIHNpdGUpKTtcbiAgaWYgKGZyZXNoICE9PSB1bmRlZmluZWQpIHJldHVybiBmcmVzaDtcbiAgaWYgKGFsbC5sZW5ndGggPCB3b3JsZC5zZXR0aW5nLnJ1bGVzZXQuc2l0ZXMucGVyQmVsdCkgcmV0dXJuIDA7XG4gIHJldHVybiBjbG9zZWRbMF0gPz8gLTE7XG59XG5cbi8qKiBTZW5kcyBhIGRldmljZSB0byBzZWVrOiB0aGUgY2xvc2VkIHNpdGUgb2YgdGhpcyByb3csIG9yICgwKSBvbmUgdGhhdCBub2JvZHkgaGFzIHNlZW4uICovXG5leHBvcnQgZnVuY3Rpb24gc2l0ZVNlZWsoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgZm91bmQ6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgZGV2aWNlcywgc2l0ZXMsIHNldHRpbmcgfSA9IGRyYWZ0O1xuICBjb25zdCBsb2NhdGlvbiA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKTtcbiAgY29uc3Qgc2Vjb25kcyA9IHNlYXJjaFNlY29uZHMoc2V0dGluZy5ydWxlc2V0LCBzaXRlc0tub3duKGRyYWZ0LCBsb2NhdGlvbikpO1xuICBjb25zdCBzcGVlZCA9IHNwZWVkUGVyTWlsbGUoc2V0dGluZy5ydWxlc2V0LCBkZXZpY2VzLmdldChkZXZpY2UsIERFVklDRS5jYXBhY2l0eSkpO1xuICBjb25zdCBjb21wbGV0aW9uID0gZHJhZnQubm93ICsgc2xvd2VkU2Vjb25kcyhzZWNvbmRzLCBzcGVlZCk7XG4gIGNvbnN0IGluZGV4ID0gZHJhZnQubG9jYXRpb25zLm1lbWJlcnMobG9jYXRpb24sIExPQ0FUSU9OLnNpdGVzKS5sZW5ndGg7XG4gIGNvbnN0IHNpdGUgPSBmb3VuZCA9PT0gMCA/IGFkZFNpdGUoZHJhZnQsIGxvY2F0aW9uLCBpbmRleCkgOiBmb3VuZDtcbiAgc2l0ZXMuc2V0KHNpdGUsIFNJVEUudHJhY2tlciwgZGV2aWNlKTtcbiAgc2l0ZXMuc2NoZWR1bGUoc2l0ZSwgU0lURS5mb3VuZCwgY29tcGxldGlvbik7XG4gIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5zZWFyY2hpbmcsIHNpdGUpO1xuICBkcmFmdC5lbWl0KFxuICAgICdzZWFyY2guc3RhcnRlZCcsXG4gICAgZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KSxcbiAgICBkZXZpY2UsXG4gICAgZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSksXG4gICAgc2l0ZXMuZ2V0KHNpdGUsIFNJVEUuaW5kZXgpLFxuICAgIGNvbXBsZXRpb24sXG4gICk7XG4gIHJldHVybiBzaXRlO1xufVxuXG4vKiogQ2xvc2VzIHRoZSBzaXRlIHRoYXQgYSBkZXZpY2Uga2VlcHMgb3BlbjogaXRzIG1pbmVycyBtb3ZlIHRvIG90aGVyIHNpdGVzIG9yIHN0b3AuICovXG5leHBvcnQgZnVuY3Rpb24gc2l0ZUNsb3NlKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3Qgc2l0ZSA9IGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnRhcmdldCk7XG4gIGNvbnN0IGxvY2F0aW9uID0gZHJhZnQuc2l0ZXMucGFyZW50KHNpdGUsIFNJVEUubG9jYXRpb24pO1xuICBkcmFmdC5zaXRlcy5zZXQoc2l0ZSwgU0lURS5vcGVuLCAwKTtcbiAgZHJhZnQuc2l0ZXMuc2V0KHNpdGUsIFNJVEUudHJhY2tlciwgMCk7XG4gIGVtaXRPZihkcmFmdCwgJ3NpdGUuY2xvc2VkJywgZGV2aWNlLCBzaXRlKTtcbiAgZm9yIChjb25zdCBbcG9zaXRpb25dIG9mIENBVEVHT1JJRVMuZW50cmllcygpKSB7XG4gICAgY29uc3QgbWluZXJzID0gZHJhZnQuZGVwb3NpdHMubWVtYmVycyhkZXBvc2l0T2Yoc2l0ZSwgcG9zaXRpb24gKyAxKSwgREVQT1NJVC5taW5lcnMpO1xuICAgIGlmIChtaW5lcnMubGVuZ3RoID09PSAwKSBjb250aW51ZTtcbiAgICBjb25zdCB0byA9IGRlcG9zaXRXaXRoKGRyYWZ0LCBsb2NhdGlvbiwgcG9zaXRpb24gKyAxKTtcbiAgICBmb3IgKGNvbnN0IG1pbmVyIG9mIG1pbmVycykgcnVuTW92ZShkcmFmdCwgbWluZXIsIHRvLCAnc2l0ZV9jbG9zZWQnKTtcbiAgfVxufVxuXG4vKiogRW5kcyBhIGRldmljZSdzIHNlYXJjaCBiZWZvcmUgaXQgaGFzIGZvdW5kIGFueXRoaW5nLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNpdGVGb3JnZXQoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCBzaXRlID0gZHJhZnQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UudGFyZ2V0KTtcbiAgZHJhZnQuc2l0ZXMuc2V0KHNpdGUsIFNJVEUudHJhY2tlciwgMCk7XG4gIGRyYWZ0LnNpdGVzLmNhbmNlbChzaXRlLCBTSVRFLmZvdW5kKTtcbiAgZW1pdE9mKGRyYWZ0LCAnc2VhcmNoLmNhbmNlbGxlZCcsIGRldmljZSwgc2l0ZSk7XG59XG5cbmZ1bmN0aW9uIGVtaXRPZihcbiAgZHJhZnQ6IERyYWZ0LFxuICBuYW1lOiAnc2l0ZS5jbG9zZWQnIHwgJ3NlYXJjaC5jYW5jZWxsZWQnLFxuICBkZXZpY2U6IG51bWJlcixcbiAgc2l0ZTogbnVtYmVyLFxuKTogdm9pZCB7XG4gIGNvbnN0IHJlcGxpY2FudCA9IGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCk7XG4gIGNvbnN0IGluZGV4ID0gZHJhZnQuc2l0ZXMuZ2V0KHNpdGUsIFNJVEUuaW5kZXgpO1xuICBkcmFmdC5lbWl0KG5hbWUsIHJlcGxpY2FudCwgZGV2aWNlLCBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSwgaW5kZXgpO1xufVxuIiwgImltcG9ydCB0eXBlIHsgU3RvcFJlYXNvbiB9IGZyb20gJy4uL2V2ZW50cy9zdG9wUmVhc29ucy5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IFNUQVRVUyB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcbmltcG9ydCB7IGRldmljZVR1cm5zIH0gZnJvbSAnLi9kZXZpY2UuanMnO1xuaW1wb3J0IHsgcnVuU3RvcCB9IGZyb20gJy4vcnVuLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzaXRlQ2xvc2UsIHNpdGVGb3JnZXQgfSBmcm9tICcuL3NpdGUuanMnO1xuXG4vKipcbiAqIFRha2VzIGEgZGV2aWNlIGZyb20gd2hhdCBpdCBkb2VzIGF0IGl0cyBwbGFjZTogYSBydW4gZW5kcywgYSBzZWFyY2ggaXMgZm9yZ290dGVuLCBhIHRyYWNrZWQgc2l0ZVxuICogY2xvc2VzLiBUaGUgZGV2aWNlIGlzIGlkbGUgdGhlbi5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuZEFjdGl2aXR5KGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIHJlYXNvbjogU3RvcFJlYXNvbik6IHZvaWQge1xuICBzd2l0Y2ggKGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykpIHtcbiAgICBjYXNlIFNUQVRVUy5taW5pbmc6XG4gICAgICBydW5TdG9wKGRyYWZ0LCBkZXZpY2UsIHJlYXNvbik7XG4gICAgICByZXR1cm47XG4gICAgY2FzZSBTVEFUVVMuc2VhcmNoaW5nOlxuICAgICAgc2l0ZUZvcmdldChkcmFmdCwgZGV2aWNlKTtcbiAgICAgIGJyZWFrO1xuICAgIGNhc2UgU1RBVFVTLnRyYWNraW5nOlxuICAgICAgc2l0ZUNsb3NlKGRyYWZ0LCBkZXZpY2UpO1xuICAgICAgYnJlYWs7XG4gICAgZGVmYXVsdDpcbiAgICAgIHJldHVybjtcbiAgfVxuICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMuaWRsZSwgMCk7XG59XG4iLCAiaW1wb3J0IHsgZG9uZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBlbmRBY3Rpdml0eSB9IGZyb20gJy4uL3J1bGVzL2VuZEFjdGl2aXR5LmpzJztcbmltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBvcmRlckFuc3dlciwgb3JkZXJPZiB9IGZyb20gJy4vb3JkZXIuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuLyoqIGBkZWFjdGl2YXRlIHtkZXZpY2V9YDogZW5kcyBhIG1pbmluZyBydW4gb3IgYSBzZWFyY2gsIG9yIGxldHMgZ28gb2YgYSB0cmFja2VkIHNpdGUuICovXG5leHBvcnQgY29uc3QgZGVhY3RpdmF0ZTogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCBvcmRlciA9IG9yZGVyT2YoZHJhZnQsIGNvbW1hbmQsICdkZWFjdGl2YXRlJywge30pO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBlbmRBY3Rpdml0eShkcmFmdCwgb3JkZXIuZGV2aWNlLCAnZGVhY3RpdmF0ZWQnKTtcbiAgcmV0dXJuIGRvbmUob3JkZXJBbnN3ZXIoZHJhZnQsIG9yZGVyLmRldmljZSwgMCkpO1xufTtcbiIsICJpbXBvcnQgeyBkb25lLCBJTlRfTUFYLCByZWZ1c2UgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgcHJpbnRRdWV1ZUNhbmNlbCB9IGZyb20gJy4uL3J1bGVzL3ByaW50UXVldWUuanMnO1xuaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IEpPQiB9IGZyb20gJy4uL3N0YXRlL2pvYnMuanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcbmltcG9ydCB7IG9yZGVyQW5zd2VyLCBvcmRlck9mIH0gZnJvbSAnLi9vcmRlci5qcyc7XG5pbXBvcnQgeyBpbnRlZ2VyLCBpc1JlZnVzZWQgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG5jb25zdCBSRUFERVJTID0geyBqb2JfaWQ6IGludGVnZXIoMSwgSU5UX01BWCkgfTtcblxuLyoqIGBkZXF1ZXVlX3ByaW50IHtkZXZpY2UsIGpvYl9pZH1gOiB0YWtlcyBvbmUgam9iIGZyb20gdGhlIHF1ZXVlOyBhIHJ1bm5pbmcgb25lIGlzIHJlZnVuZGVkLiAqL1xuZXhwb3J0IGNvbnN0IGRlcXVldWVQcmludDogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCBvcmRlciA9IG9yZGVyT2YoZHJhZnQsIGNvbW1hbmQsICdkZXF1ZXVlX3ByaW50JywgUkVBREVSUyk7XG4gIGlmIChpc1JlZnVzZWQob3JkZXIpKSByZXR1cm4gb3JkZXI7XG4gIGNvbnN0IHsgYXJncywgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3Qgam9iID0gYXJncy5qb2JfaWQ7XG4gIGNvbnN0IHByaW50ZXIgPSBkcmFmdC5wcmludGVycy5maW5kKGRldmljZSk7XG4gIGlmICghZHJhZnQuam9icy5oYXMoam9iKSB8fCBkcmFmdC5qb2JzLnBhcmVudChqb2IsIEpPQi5wcmludGVyKSAhPT0gcHJpbnRlcikge1xuICAgIHJldHVybiByZWZ1c2UoJ3Vua25vd25fam9iJywgYHRoZSBxdWV1ZSBoYXMgbm8gam9iICR7am9ifWAsIHsgZmllbGQ6ICdqb2JfaWQnLCBqb2JfaWQ6IGpvYiB9KTtcbiAgfVxuICBwcmludFF1ZXVlQ2FuY2VsKGRyYWZ0LCBwcmludGVyLCBbam9iXSk7XG4gIGNvbnN0IGNvbXBsZXRlcyA9IGRyYWZ0LnByaW50ZXJzLmR1ZShwcmludGVyLCBQUklOVEVSLmZpbmlzaGVkKTtcbiAgcmV0dXJuIGRvbmUoeyAuLi5vcmRlckFuc3dlcihkcmFmdCwgZGV2aWNlLCBjb21wbGV0ZXMpLCBqb2JfaWRzOiBbam9iXSB9KTtcbn07XG4iLCAiaW1wb3J0IHsgQ0FURUdPUklFUyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgeyBIT0xESU5HIH0gZnJvbSAnLi4vc3RhdGUvaG9sZGluZ3MuanMnO1xuaW1wb3J0IHsgUElMRSwgcGlsZUtleSB9IGZyb20gJy4uL3N0YXRlL3BpbGVzLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIFdvcmxkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogVGhlIHBpbGUgb2YgYW4gYWNjb3VudCBhdCBhIGxvY2F0aW9uJ3Mgcm93LCB3aXRoIGl0cyBzaXggc3RvY2tzOyBpdCBhcHBlYXJzIHdoZW4gbmVlZGVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuc3VyZVBpbGUoZHJhZnQ6IERyYWZ0LCBhY2NvdW50OiBudW1iZXIsIGxvY2F0aW9uOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBrbm93biA9IGRyYWZ0LnBpbGVzLmZpbmQocGlsZUtleShhY2NvdW50LCBsb2NhdGlvbikpO1xuICBpZiAoa25vd24gIT09IDApIHJldHVybiBrbm93bjtcbiAgY29uc3QgcGlsZSA9IGRyYWZ0LnBpbGVzLmluc2VydChwaWxlS2V5KGFjY291bnQsIGxvY2F0aW9uKSk7XG4gIGRyYWZ0LnBpbGVzLmpvaW4ocGlsZSwgUElMRS5sb2NhdGlvbiwgbG9jYXRpb24pO1xuICBkcmFmdC5waWxlcy5qb2luKHBpbGUsIFBJTEUuaG9sZGluZywgYWNjb3VudCk7XG4gIGRyYWZ0LmhvbGRpbmdzLmFkZChhY2NvdW50LCBIT0xESU5HLnBpbGVDb3VudCwgMSk7XG4gIC8vIFNpeCBhdCBhIHRpbWUgYW5kIG5vd2hlcmUgZWxzZTogYHN0b2NrT2ZgIGNvdW50cyBvbiBpdC5cbiAgZm9yIChjb25zdCBfIG9mIENBVEVHT1JJRVMpIGRyYWZ0LnN0b2Nrcy5pbnNlcnQoKTtcbiAgcmV0dXJuIHBpbGU7XG59XG5cbi8qKiBXaGV0aGVyIHRoZSBhY2NvdW50IGNvdWxkIG5vdCBoYXZlIGFub3RoZXIgcGlsZSwgYW5kIGhhcyBub25lIGhlcmUgeWV0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGVuc3VyZVBpbGVCbG9ja2VkKHdvcmxkOiBXb3JsZCwgYWNjb3VudDogbnVtYmVyLCBsb2NhdGlvbjogbnVtYmVyKTogYm9vbGVhbiB7XG4gIGlmICh3b3JsZC5waWxlcy5maW5kKHBpbGVLZXkoYWNjb3VudCwgbG9jYXRpb24pKSAhPT0gMCkgcmV0dXJuIGZhbHNlO1xuICBjb25zdCB7IHN0b2Nrc1BlckFjY291bnQgfSA9IHdvcmxkLnNldHRpbmcucnVsZXNldC5saW1pdHM7XG4gIHJldHVybiB3b3JsZC5ob2xkaW5ncy5nZXQoYWNjb3VudCwgSE9MRElORy5waWxlQ291bnQpID49IHN0b2Nrc1BlckFjY291bnQ7XG59XG4iLCAiaW1wb3J0IHsgZG9uZSwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGRldmljZUJsdWVwcmludCB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgeyBlbnN1cmVQaWxlLCBlbnN1cmVQaWxlQmxvY2tlZCB9IGZyb20gJy4uL3J1bGVzL2Vuc3VyZVBpbGUuanMnO1xuaW1wb3J0IHsgcHJpbnRRdWV1ZUFkZCB9IGZyb20gJy4uL3J1bGVzL3ByaW50UXVldWUuanMnO1xuaW1wb3J0IHR5cGUgeyBXb3JsZCwgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBERVZJQ0VfVFlQRVMgfSBmcm9tICcuLi9ydWxlc2V0L2RldmljZVR5cGVzLmpzJztcbmltcG9ydCB7IENFTlNVUywgQ0VOU1VTX1JPVyB9IGZyb20gJy4uL3N0YXRlL2NlbnN1cy5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IEhPTERJTkcgfSBmcm9tICcuLi9zdGF0ZS9ob2xkaW5ncy5qcyc7XG5pbXBvcnQgeyBQUklOVEVSIH0gZnJvbSAnLi4vc3RhdGUvcHJpbnRlcnMuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB0eXBlIHsgT3JkZXIgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGludGVnZXIsIGlzUmVmdXNlZCwgb25lT2YsIG9wdGlvbmFsIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcbmltcG9ydCB0eXBlIHsgUmVmdXNlZCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbmludGVyZmFjZSBBcmdzIHtcbiAgcmVhZG9ubHkgZGV2aWNlX3R5cGU6IG51bWJlcjtcbiAgcmVhZG9ubHkgcXVhbnRpdHk6IG51bWJlcjtcbn1cblxuLyoqIGBlbnF1ZXVlX3ByaW50IHtkZXZpY2UsIGRldmljZV90eXBlLCBxdWFudGl0eT99YDogb3JkZXJzIG9uZSBvciBtb3JlIGRldmljZXMgb2YgYSB0eXBlLiAqL1xuZXhwb3J0IGNvbnN0IGVucXVldWVQcmludDogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCBvcmRlciA9IG9yZGVyT2YoZHJhZnQsIGNvbW1hbmQsICdlbnF1ZXVlX3ByaW50Jywge1xuICAgIGRldmljZV90eXBlOiBvbmVPZihERVZJQ0VfVFlQRVMpLFxuICAgIHF1YW50aXR5OiBvcHRpb25hbChpbnRlZ2VyKDEsIGRyYWZ0LnNldHRpbmcucnVsZXNldC5wcmludGluZy5xdWFudGl0eU1vc3QpLCAxKSxcbiAgfSk7XG4gIGlmIChpc1JlZnVzZWQob3JkZXIpKSByZXR1cm4gb3JkZXI7XG4gIGNvbnN0IHsgYWNjb3VudCwgYXJncywgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3QgcmVmdXNhbCA9IHF1ZXVlUmVmdXNhbChkcmFmdCwgb3JkZXIpID8/IGxpbWl0UmVmdXNhbChkcmFmdCwgb3JkZXIpO1xuICBpZiAocmVmdXNhbCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gcmVmdXNhbDtcbiAgZW5zdXJlUGlsZShkcmFmdCwgYWNjb3VudCwgZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pKTtcbiAgY29uc3QgcHJpbnRlciA9IGRyYWZ0LnByaW50ZXJzLmZpbmQoZGV2aWNlKTtcbiAgY29uc3Qgam9icyA9IHByaW50UXVldWVBZGQoZHJhZnQsIHByaW50ZXIsIGFyZ3MuZGV2aWNlX3R5cGUsIGFyZ3MucXVhbnRpdHkpO1xuICBjb25zdCBjb21wbGV0ZXMgPSBkcmFmdC5wcmludGVycy5kdWUocHJpbnRlciwgUFJJTlRFUi5maW5pc2hlZCk7XG4gIHJldHVybiBkb25lKHsgLi4ub3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgY29tcGxldGVzKSwgYmF0Y2hfaWQ6IGpvYnNbMF0gPz8gMCwgam9iX2lkczogam9icyB9KTtcbn07XG5cbmZ1bmN0aW9uIHF1ZXVlUmVmdXNhbCh3b3JsZDogV29ybGQsIHsgYXJncywgZGV2aWNlIH06IE9yZGVyPEFyZ3M+KTogUmVmdXNlZCB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHsgcXVldWVMZW5ndGggfSA9IGRldmljZUJsdWVwcmludCh3b3JsZCwgd29ybGQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UudHlwZSkpO1xuICBjb25zdCBxdWV1ZWQgPSB3b3JsZC5wcmludGVycy5tZW1iZXJzKHdvcmxkLnByaW50ZXJzLmZpbmQoZGV2aWNlKSwgUFJJTlRFUi5xdWV1ZSkubGVuZ3RoO1xuICBpZiAocXVldWVkICsgYXJncy5xdWFudGl0eSA8PSBxdWV1ZUxlbmd0aCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgcmV0dXJuIHJlZnVzZSgncXVldWVfZnVsbCcsIGB0aGUgcXVldWUgaGFzIHJvb20gZm9yICR7cXVldWVMZW5ndGggLSBxdWV1ZWR9IG1vcmVgLCB7XG4gICAgcXVldWVkLFxuICAgIHF1YW50aXR5OiBhcmdzLnF1YW50aXR5LFxuICAgIG1vc3Q6IHF1ZXVlTGVuZ3RoLFxuICB9KTtcbn1cblxuZnVuY3Rpb24gbGltaXRSZWZ1c2FsKHdvcmxkOiBXb3JsZCwgb3JkZXI6IE9yZGVyPEFyZ3M+KTogUmVmdXNlZCB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHsgYWNjb3VudCwgYXJncywgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3QgeyBsaW1pdHMgfSA9IHdvcmxkLnNldHRpbmcucnVsZXNldDtcbiAgY29uc3QgeyBxdWFudGl0eSB9ID0gYXJncztcbiAgY29uc3Qgb3duID0gd29ybGQuaG9sZGluZ3MuZ2V0KGFjY291bnQsIEhPTERJTkcuZGV2aWNlcyk7XG4gIGlmIChvd24gKyBxdWFudGl0eSA+IGxpbWl0cy5kZXZpY2VzUGVyQWNjb3VudCkge1xuICAgIHJldHVybiByZWZ1c2UoJ2RldmljZV9saW1pdCcsICd0aGUgYWNjb3VudCBoYXMgYXMgbWFueSBkZXZpY2VzIGFzIGl0IG1heScsIHtcbiAgICAgIGRldmljZXM6IG93bixcbiAgICAgIHF1YW50aXR5LFxuICAgICAgbW9zdDogbGltaXRzLmRldmljZXNQZXJBY2NvdW50LFxuICAgIH0pO1xuICB9XG4gIGNvbnN0IGFsbCA9IHdvcmxkLmNlbnN1cy5nZXQoQ0VOU1VTX1JPVywgQ0VOU1VTLmRldmljZXMpO1xuICBpZiAoYWxsICsgcXVhbnRpdHkgPiBsaW1pdHMuZGV2aWNlcykge1xuICAgIHJldHVybiByZWZ1c2UoJ2dhbGF4eV9mdWxsJywgJ3RoZSBnYWxheHkgdGFrZXMgbm8gbW9yZSBkZXZpY2VzJywge1xuICAgICAgZGV2aWNlczogYWxsLFxuICAgICAgbW9yZTogcXVhbnRpdHksXG4gICAgICBtb3N0OiBsaW1pdHMuZGV2aWNlcyxcbiAgICB9KTtcbiAgfVxuICBpZiAoIWVuc3VyZVBpbGVCbG9ja2VkKHdvcmxkLCBhY2NvdW50LCB3b3JsZC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbikpKSB7XG4gICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgfVxuICByZXR1cm4gcmVmdXNlKCdzdG9ja19saW1pdCcsICd0aGUgYWNjb3VudCBoYXMgc3RvY2sgYXQgYXMgbWFueSBwbGFjZXMgYXMgaXQgbWF5Jywge1xuICAgIG1vc3Q6IGxpbWl0cy5zdG9ja3NQZXJBY2NvdW50LFxuICB9KTtcbn1cbiIsICJpbXBvcnQgeyBmbG9vck1vZCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5cbi8qKiBUaGUga2luZHMgb2YgcGxhY2VzOyBgc3RhcmAgaXMgdGhlIGVkZ2Ugb2YgYSBzeXN0ZW0sIHdoZXJlIHN1cmdlcyBiZWdpbiBhbmQgZW5kLiAqL1xuZXhwb3J0IHR5cGUgTG9jYXRpb25LaW5kID0gJ3N0YXInIHwgJ3BsYW5ldCcgfCAnbW9vbicgfCAnbGFncmFuZ2UnIHwgJ2JlbHQnO1xuXG4vKipcbiAqIEEgcGxhY2UgaXMgb25lIGludGVnZXI6IHN0YXIgaW5kZXggXHUwMEI3IDQwOTYgKyBsb2NhbCwgbG9jYWwgPj0gMSwgc28gdGhhdCAwIGlzIG5vIHBsYWNlLlxuICogTG9jYWwgMSBpcyB0aGUgc3RhcjsgMzJcdTAwQjdwIGlzIHBsYW5ldCBwLCAzMlx1MDBCN3AgKyBtIGl0cyBtb29uIG0sIDMyXHUwMEI3cCArIDE2ICsgbCBpdHMgTGFncmFuZ2UgcG9pbnQgbDtcbiAqIDUxMiArIGIgaXMgYmVsdCBiLiBUaGUgcmVzdCBpcyBmcmVlIGZvciB3aGF0IG1heSBjb21lLlxuICovXG5jb25zdCBTVEFSX1NQQU4gPSA0MDk2O1xuY29uc3QgUExBTkVUX1NQQU4gPSAzMjtcbmNvbnN0IExBR1JBTkdFX0JBU0UgPSAxNjtcbmNvbnN0IEJFTFRfQkFTRSA9IDUxMjtcblxuLyoqIFRoZSBtb3N0IHBsYW5ldHMgdGhhdCB0aGUgbnVtYmVycyBsZWF2ZSByb29tIGZvcjsgZm9yIG1vb25zLCBMYWdyYW5nZSBwb2ludHMgYW5kIGJlbHRzIHRvby4gKi9cbmV4cG9ydCBjb25zdCBQTEFORVRTX01PU1QgPSAxNTtcbmV4cG9ydCBjb25zdCBNT09OU19NT1NUID0gMTU7XG5leHBvcnQgY29uc3QgTEFHUkFOR0VfTU9TVCA9IDU7XG5leHBvcnQgY29uc3QgQkVMVFNfTU9TVCA9IDE1O1xuXG4vKiogVGhlIHBhcnRzIG9mIGEgbG9jYXRpb24gbnVtYmVyOyB3aGF0IGEga2luZCBkb2VzIG5vdCBoYXZlIGlzIDAuICovXG5leHBvcnQgaW50ZXJmYWNlIExvY2F0aW9uUGFydHMge1xuICByZWFkb25seSBzdGFyOiBudW1iZXI7XG4gIHJlYWRvbmx5IGtpbmQ6IExvY2F0aW9uS2luZDtcbiAgcmVhZG9ubHkgcGxhbmV0OiBudW1iZXI7XG4gIHJlYWRvbmx5IG1vb246IG51bWJlcjtcbiAgcmVhZG9ubHkgbGFncmFuZ2U6IG51bWJlcjtcbiAgcmVhZG9ubHkgYmVsdDogbnVtYmVyO1xufVxuXG4vKiogVGhlIGxvY2F0aW9uIHdpdGggdGhpcyBsb2NhbCBudW1iZXIgaW4gdGhlIHN5c3RlbSBvZiB0aGlzIHN0YXIuICovXG5leHBvcnQgZnVuY3Rpb24gbG9jYXRpb25OdW1iZXIoc3RhcjogbnVtYmVyLCBsb2NhbDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIHN0YXIgKiBTVEFSX1NQQU4gKyBsb2NhbDtcbn1cblxuLyoqIFRoZSBsb2NhdGlvbiBvZiBhIHN0YXIgaXRzZWxmOiB0aGUgZWRnZSBvZiBpdHMgc3lzdGVtLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0YXJMb2NhdGlvbihzdGFyOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gbG9jYXRpb25OdW1iZXIoc3RhciwgMSk7XG59XG5cbi8qKiBUaGUgbG9jYXRpb24gb2YgYSBwbGFuZXQsIG51bWJlcmVkIG91dHdhcmRzIGZyb20gMS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwbGFuZXRMb2NhdGlvbihzdGFyOiBudW1iZXIsIHBsYW5ldDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGxvY2F0aW9uTnVtYmVyKHN0YXIsIHBsYW5ldCAqIFBMQU5FVF9TUEFOKTtcbn1cblxuLyoqIFRoZSBsb2NhdGlvbiBvZiBhIHBsYW5ldCdzIG1vb24sIGJvdGggZnJvbSAxLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1vb25Mb2NhdGlvbihzdGFyOiBudW1iZXIsIHBsYW5ldDogbnVtYmVyLCBtb29uOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gcGxhbmV0TG9jYXRpb24oc3RhciwgcGxhbmV0KSArIG1vb247XG59XG5cbi8qKiBUaGUgbG9jYXRpb24gb2YgYSBwbGFuZXQncyBMYWdyYW5nZSBwb2ludCAxIHRvIDUuICovXG5leHBvcnQgZnVuY3Rpb24gbGFncmFuZ2VMb2NhdGlvbihzdGFyOiBudW1iZXIsIHBsYW5ldDogbnVtYmVyLCBwb2ludDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIHBsYW5ldExvY2F0aW9uKHN0YXIsIHBsYW5ldCkgKyBMQUdSQU5HRV9CQVNFICsgcG9pbnQ7XG59XG5cbi8qKiBUaGUgbG9jYXRpb24gb2YgYSBiZWx0LCBmcm9tIDEuICovXG5leHBvcnQgZnVuY3Rpb24gYmVsdExvY2F0aW9uKHN0YXI6IG51bWJlciwgYmVsdDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIGxvY2F0aW9uTnVtYmVyKHN0YXIsIEJFTFRfQkFTRSArIGJlbHQpO1xufVxuXG4vKiogVGhlIGluZGV4IG9mIHRoZSBzdGFyIHdob3NlIHN5c3RlbSBhIHBsYWNlIGlzIGluLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxvY2F0aW9uU3Rhcihsb2NhdGlvbjogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIChsb2NhdGlvbiAtIGZsb29yTW9kKGxvY2F0aW9uLCBTVEFSX1NQQU4pKSAvIFNUQVJfU1BBTjtcbn1cblxuLyoqIFRoZSBwYXJ0cyBvZiBhIGxvY2F0aW9uIG51bWJlciwgdW5kZWZpbmVkIHdoZW4gbm8gcGxhY2UgY2FuIGhhdmUgaXQuICovXG5leHBvcnQgZnVuY3Rpb24gbG9jYXRpb25QYXJ0cyhsb2NhdGlvbjogbnVtYmVyKTogTG9jYXRpb25QYXJ0cyB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGxvY2FsID0gZmxvb3JNb2QobG9jYXRpb24sIFNUQVJfU1BBTik7XG4gIGNvbnN0IHN0YXIgPSBsb2NhdGlvblN0YXIobG9jYXRpb24pO1xuICBpZiAobG9jYWwgPT09IDEpIHJldHVybiBwYXJ0c09mKHN0YXIsICdzdGFyJywgMCwgMCwgMCwgMCk7XG4gIGlmIChsb2NhbCA+IEJFTFRfQkFTRSAmJiBsb2NhbCA8PSBCRUxUX0JBU0UgKyBCRUxUU19NT1NUKSB7XG4gICAgcmV0dXJuIHBhcnRzT2Yoc3RhciwgJ2JlbHQnLCAwLCAwLCAwLCBsb2NhbCAtIEJFTFRfQkFTRSk7XG4gIH1cbiAgaWYgKGxvY2FsIDwgUExBTkVUX1NQQU4gfHwgbG9jYWwgPj0gQkVMVF9CQVNFKSByZXR1cm4gdW5kZWZpbmVkO1xuICBjb25zdCBzdWIgPSBsb2NhbCAlIFBMQU5FVF9TUEFOO1xuICBjb25zdCBwbGFuZXQgPSAobG9jYWwgLSBzdWIpIC8gUExBTkVUX1NQQU47XG4gIGlmIChzdWIgPT09IDApIHJldHVybiBwYXJ0c09mKHN0YXIsICdwbGFuZXQnLCBwbGFuZXQsIDAsIDAsIDApO1xuICBpZiAoc3ViIDw9IE1PT05TX01PU1QpIHJldHVybiBwYXJ0c09mKHN0YXIsICdtb29uJywgcGxhbmV0LCBzdWIsIDAsIDApO1xuICBjb25zdCBsYWdyYW5nZSA9IHN1YiAtIExBR1JBTkdFX0JBU0U7XG4gIGlmIChsYWdyYW5nZSA8IDEgfHwgbGFncmFuZ2UgPiBMQUdSQU5HRV9NT1NUKSByZXR1cm4gdW5kZWZpbmVkO1xuICByZXR1cm4gcGFydHNPZihzdGFyLCAnbGFncmFuZ2UnLCBwbGFuZXQsIDAsIGxhZ3JhbmdlLCAwKTtcbn1cblxuZnVuY3Rpb24gcGFydHNPZihcbiAgc3RhcjogbnVtYmVyLFxuICBraW5kOiBMb2NhdGlvbktpbmQsXG4gIHBsYW5ldDogbnVtYmVyLFxuICBtb29uOiBudW1iZXIsXG4gIGxhZ3JhbmdlOiBudW1iZXIsXG4gIGJlbHQ6IG51bWJlcixcbik6IExvY2F0aW9uUGFydHMge1xuICByZXR1cm4geyBzdGFyLCBraW5kLCBwbGFuZXQsIG1vb24sIGxhZ3JhbmdlLCBiZWx0IH07XG59XG4iLCAiLyoqIFRoZSBkb21haW5zIG9mIHRoZSBnYWxheHkncyBrZXllZCByb2xsczogb25lIHBlciBwdXJwb3NlLCBuZXZlciByZXVzZWQsIG5ldmVyIHJlbnVtYmVyZWQuICovXG5leHBvcnQgY29uc3QgQ0hBTkNFID0ge1xuICBzdGFyU2hlbGw6IDB4NmEwMSxcbiAgc3RhckRpcmVjdGlvbjogMHg2YTAyLFxuICBzdGFyQ2xhc3M6IDB4NmEwMyxcbiAgcGxhbmV0Q291bnQ6IDB4NmEwNCxcbiAgcGxhbmV0T3JiaXQ6IDB4NmEwNSxcbiAgcGxhbmV0S2luZDogMHg2YTA2LFxuICBtb29uQ291bnQ6IDB4NmEwNyxcbiAgYmVsdENvdW50OiAweDZhMDgsXG4gIGJlbHRQbGFjZTogMHg2YTA5LFxuICBiZWx0RGVuc2l0eTogMHg2YTBhLFxuICBiZWx0QWJ1bmRhbmNlOiAweDZhMGIsXG4gIHNpdGVSZXNlcnZlOiAweDZhMGMsXG59IGFzIGNvbnN0O1xuIiwgImltcG9ydCB0eXBlIHsgU3RhciB9IGZyb20gJy4vc3Rhci5qcyc7XG5cbnR5cGUgUm93ID0gcmVhZG9ubHkgW1xuICBjb2RlOiBzdHJpbmcsXG4gIG5hbWU6IHN0cmluZyxcbiAgc3BlY3RyYWxDbGFzczogc3RyaW5nLFxuICBkaXN0YW5jZTogbnVtYmVyLFxuICB4OiBudW1iZXIsXG4gIHk6IG51bWJlcixcbiAgejogbnVtYmVyLFxuXTtcblxuLyoqXG4gKiBUaGUgc3RhciBzeXN0ZW1zIGtub3duIHdpdGhpbiAxNyBsaWdodCB5ZWFycywgbmVhcmVzdCBmaXJzdDsgbGVuZ3RocyBpbiB0aG91c2FuZHRocyBvZiBhIGxpZ2h0XG4gKiB5ZWFyLiBEaXN0YW5jZXMgYXJlIDMyNjEuNTYgLyBwYXJhbGxheCBpbiBtYXMgKEdhaWEgRFIzLCB3aGVyZSBpdCBoYXMgbm9uZSBIaXBwYXJjb3Mgb3IgdGhlXG4gKiBkaXNjb3ZlcnkgcGFwZXJzKSwgcGxhY2VzIGZvbGxvdyBmcm9tIEoyMDAwIHJpZ2h0IGFzY2Vuc2lvbiBhbmQgZGVjbGluYXRpb246XG4gKiB4ID0gZFx1MDBCN2NvcyBcdTAzQjRcdTAwQjdjb3MgXHUwM0IxLCB5ID0gZFx1MDBCN2NvcyBcdTAzQjRcdTAwQjdzaW4gXHUwM0IxLCB6ID0gZFx1MDBCN3NpbiBcdTAzQjQsIHJvdW5kZWQuXG4gKi9cbmNvbnN0IFJPV1M6IHJlYWRvbmx5IFJvd1tdID0gW1xuICBbJ1NPTCcsICdTb2wnLCAnRzJWJywgMCwgMCwgMCwgMF0sXG4gIFsnQUxQSEFDRU4nLCAnQWxwaGEgQ2VudGF1cmknLCAnRzJWJywgNDM0NCwgLTE2MjQsIC0xMzU4LCAtMzc5M10sXG4gIFsnQkFSTkFSRCcsIFwiQmFybmFyZCdzIFN0YXJcIiwgJ000VicsIDU5NjMsIC01NywgLTU5NDMsIDQ4OF0sXG4gIFsnTFVITUFOMTYnLCAnTHVobWFuIDE2JywgJ0w4JywgNjUwMywgLTM3MDEsIDExNzksIC01MjE1XSxcbiAgWydXSVNFMDg1NScsICdXSVNFIDA4NTUtMDcxNCcsICdZNCcsIDc0MzAsIC01MTAxLCA1MzIwLCAtOTM3XSxcbiAgWydXT0xGMzU5JywgJ1dvbGYgMzU5JywgJ002VicsIDc4NTYsIC03NTAwLCAyMTMzLCA5NTldLFxuICBbJ0xBTEFOREUyMTE4NScsICdMYWxhbmRlIDIxMTg1JywgJ00yVicsIDgzMDQsIC02NTE2LCAxNjQ1LCA0ODc3XSxcbiAgWydTSVJJVVMnLCAnU2lyaXVzJywgJ0ExVicsIDg3MDksIC0xNjMzLCA4MTgwLCAtMjUwNV0sXG4gIFsnTFVZVEVONzI2OCcsICdMdXl0ZW4gNzI2LTgnLCAnTTUuNVYnLCA4NzI0LCA3NTM3LCAzNDc1LCAtMjY4OV0sXG4gIFsnUk9TUzE1NCcsICdSb3NzIDE1NCcsICdNMy41VicsIDk3MDYsIDE5MTUsIC04NjY5LCAtMzkyMl0sXG4gIFsnUk9TUzI0OCcsICdSb3NzIDI0OCcsICdNNlYnLCAxMDMwNiwgNzM2OSwgLTU4MywgNzE4Ml0sXG4gIFsnRVBTRVJJJywgJ0Vwc2lsb24gRXJpZGFuaScsICdLMlYnLCAxMDQ3NSwgNjE4NSwgODI3NywgLTE3MjFdLFxuICBbJ0xBQ0FJTExFOTM1MicsICdMYWNhaWxsZSA5MzUyJywgJ00wLjVWJywgMTA3MjQsIDg0NTEsIC0yMDM0LCAtNjI4MV0sXG4gIFsnUk9TUzEyOCcsICdSb3NzIDEyOCcsICdNNFYnLCAxMTAwNywgLTEwOTkwLCA1ODgsIDE1NV0sXG4gIFsnRVpBUVInLCAnRVogQXF1YXJpaScsICdNNVYnLCAxMTEwOSwgMTAwNDYsIC0zNzI4LCAtMjkzMV0sXG4gIFsnUFJPQ1lPTicsICdQcm9jeW9uJywgJ0Y1SVYnLCAxMTQwMiwgLTQ3NjcsIDEwMzA1LCAxMDM4XSxcbiAgWyc2MUNZRycsICc2MSBDeWduaScsICdLNVYnLCAxMTQwNCwgNjQ3NSwgLTYwOTcsIDcxMzhdLFxuICBbJ1NUUlVWRTIzOTgnLCAnU3RydXZlIDIzOTgnLCAnTTNWJywgMTE0OTEsIDEwNzgsIC01NzA5LCA5OTE0XSxcbiAgWydHUk9PTUJSSURHRTM0JywgJ0dyb29tYnJpZGdlIDM0JywgJ00xLjVWJywgMTE2MTksIDgzMjgsIDY2OSwgODA3NV0sXG4gIFsnRFhDTkMnLCAnRFggQ2FuY3JpJywgJ002LjVWJywgMTE2ODAsIC02MzQyLCA4Mjc4LCA1MjYyXSxcbiAgWydFUFNJTkRJJywgJ0Vwc2lsb24gSW5kaScsICdLNVYnLCAxMTg2NywgNTY3NywgLTMxNjcsIC05OTI4XSxcbiAgWydUQVVDRVRJJywgJ1RhdSBDZXRpJywgJ0c4VicsIDExOTEyLCAxMDI5MywgNTAyNCwgLTMyNzFdLFxuICBbJ0dKMTA2MScsICdHSiAxMDYxJywgJ001LjVWJywgMTE5ODQsIDUwMjMsIDY5MTQsIC04NDAyXSxcbiAgWydZWkNFVEknLCAnWVogQ2V0aScsICdNNC41VicsIDEyMTIyLCAxMTAxNywgMzYwNywgLTM1NDRdLFxuICBbJ0xVWVRFTicsIFwiTHV5dGVuJ3MgU3RhclwiLCAnTTMuNVYnLCAxMjM0OCwgLTQ1NzcsIDExNDEzLCAxMTI1XSxcbiAgWydURUVHQVJERU4nLCBcIlRlZWdhcmRlbidzIFN0YXJcIiwgJ003VicsIDEyNDk3LCA4NzEwLCA4MTk0LCAzNjI5XSxcbiAgWydLQVBURVlOJywgXCJLYXB0ZXluJ3MgU3RhclwiLCAnTTFWSScsIDEyODMxLCAxODk4LCA4ODY5LCAtOTA3Nl0sXG4gIFsnTEFDQUlMTEU4NzYwJywgJ0xhY2FpbGxlIDg3NjAnLCAnTTBWJywgMTI5NDcsIDc2NDQsIC02NTcyLCAtODEyNV0sXG4gIFsnU0NSMTg0NScsICdTQ1IgMTg0NS02MzU3JywgJ004LjVWJywgMTMwNjQsIDExMjEsIC01NjI0LCAtMTE3MzhdLFxuICBbJ0tSVUdFUjYwJywgJ0tydWdlciA2MCcsICdNM1YnLCAxMzA3MiwgNjQzMCwgLTI3MzAsIDExMDQ5XSxcbiAgWydERU5JUzEwNDgnLCAnREVOSVMgMTA0OC0zOTU2JywgJ004LjVWJywgMTMxOTMsIC05NjI0LCAzMTE2LCAtODQ2OV0sXG4gIFsnUk9TUzYxNCcsICdSb3NzIDYxNCcsICdNNC41VicsIDEzMzYzLCAtMTcwNywgMTMyMzcsIC02NTZdLFxuICBbJ1VHUFMwNzIyJywgJ1VHUFMgMDcyMi0wNTQwJywgJ1Q5JywgMTM0MzAsIC00NzA1LCAxMjUwOSwgLTEzMjhdLFxuICBbJ1dPTEYxMDYxJywgJ1dvbGYgMTA2MScsICdNM1YnLCAxNDA1MCwgLTUyMjksIC0xMjY3MiwgLTMwODBdLFxuICBbJ1ZBTk1BQU5FTicsIFwiVmFuIE1hYW5lbidzIFN0YXJcIiwgJ0RaNycsIDE0MDcyLCAxMzY4OSwgMjk4MiwgMTMyMl0sXG4gIFsnR0xJRVNFMScsICdHbGllc2UgMScsICdNMS41VicsIDE0MTc1LCAxMTI2NCwgMjY2LCAtODYwMV0sXG4gIFsnVFpBUkknLCAnVFogQXJpZXRpcycsICdNNC41VicsIDE0NTc4LCAxMjI5MiwgNzExMiwgMzI5Ml0sXG4gIFsnV09MRjQyNCcsICdXb2xmIDQyNCcsICdNNS41VicsIDE0NTk1LCAtMTQyNjMsIC0yMDg2LCAyMjg4XSxcbiAgWydHTElFU0U2ODcnLCAnR2xpZXNlIDY4NycsICdNM1YnLCAxNDg0MCwgLTU2MiwgLTU0NDksIDEzNzkyXSxcbiAgWydHTElFU0U2NzQnLCAnR2xpZXNlIDY3NCcsICdNM1YnLCAxNDg0OSwgLTEzODMsIC0xMDA1MiwgLTEwODQxXSxcbiAgWydMSFMyOTInLCAnTEhTIDI5MicsICdNNi41VicsIDE0ODcxLCAtMTM4NzEsIDQ0OTMsIC0yOTIzXSxcbiAgWydHTElFU0U0NDAnLCAnR2xpZXNlIDQ0MCcsICdEUTYnLCAxNTEyMywgLTY0MTcsIDQwMCwgLTEzNjg4XSxcbiAgWydHSjEyNDUnLCAnRyAyMDgtNDQnLCAnTTUuNVYnLCAxNTIwMCwgNTE3NywgLTk1NDQsIDEwNjM4XSxcbiAgWydXSVNFMTc0MScsICdXSVNFIDE3NDErMjU1MycsICdUOScsIDE1MjIwLCAtMTExMCwgLTEzNjQ4LCA2NjQ1XSxcbiAgWydHTElFU0U4NzYnLCAnR2xpZXNlIDg3NicsICdNMy41VicsIDE1MjM4LCAxNDE0NywgLTQyMzksIC0zNzU0XSxcbiAgWydXSVNFMTYzOScsICdXSVNFIDE2MzktNjg0NycsICdZMCcsIDE1NDUwLCAtMTkxOSwgLTUyNDksIC0xNDQwNF0sXG4gIFsnTEhTMjg4JywgJ0xIUyAyODgnLCAnTTUuNVYnLCAxNTc1OSwgLTcxODAsIDI0NjAsIC0xMzgxMV0sXG4gIFsnR0oxMDAyJywgJ0dKIDEwMDInLCAnTTUuNVYnLCAxNTgwNiwgMTU2NjMsIDQ2MCwgLTIwNzRdLFxuICBbJ0RFTklTMDI1NScsICdERU5JUyAwMjU1LTQ3MDAnLCAnTDgnLCAxNTg3NywgNzgxOCwgNzQ4OCwgLTExNjE0XSxcbiAgWydHUk9PTUJSSURHRTE2MTgnLCAnR3Jvb21icmlkZ2UgMTYxOCcsICdLN1YnLCAxNTg4NiwgLTkxODgsIDQ3MTQsIDEyMDcyXSxcbiAgWydHTElFU0U0MTInLCAnR2xpZXNlIDQxMicsICdNMVYnLCAxNTk5NywgLTExMjcyLCAyNzMzLCAxMTAxN10sXG4gIFsnQURMRU8nLCAnQUQgTGVvbmlzJywgJ00zVicsIDE2MTk0LCAtMTM3OTIsIDY0NjAsIDU1MDRdLFxuICBbJ0dMSUVTRTgzMicsICdHbGllc2UgODMyJywgJ00yVicsIDE2MjAwLCA4NTMwLCAtNjMzNywgLTEyMjI4XSxcbiAgWydHTElFU0U2ODInLCAnR2xpZXNlIDY4MicsICdNMy41VicsIDE2MzMzLCAtMTE2OCwgLTExNjI3LCAtMTE0MTFdLFxuICBbJzQwRVJJJywgJzQwIEVyaWRhbmknLCAnSzFWJywgMTYzMzMsIDcxNDIsIDE0NTI3LCAtMjE3NV0sXG4gIFsnRVZMQUMnLCAnRVYgTGFjZXJ0YWUnLCAnTTMuNVYnLCAxNjQ3NiwgMTExODksIC0zNjk5LCAxMTUxNF0sXG4gIFsnNzBPUEgnLCAnNzAgT3BoaXVjaGknLCAnSzBWJywgMTY3MDcsIDM5NywgLTE2Njg2LCA3MjldLFxuICBbJ0FMVEFJUicsICdBbHRhaXInLCAnQTdWJywgMTY3MzAsIDc2ODMsIC0xNDYzNiwgMjU3OV0sXG4gIFsnRUlDTkMnLCAnRUkgQ2FuY3JpJywgJ001LjVWJywgMTY4MDAsIC0xMTA5NCwgMTEyNjUsIDU2ODFdLFxuICBbJ0dKMzM3OScsICdHSiAzMzc5JywgJ00zLjVWJywgMTY5ODYsIC00LCAxNjk2NywgODAyXSxcbl07XG5cbi8qKiBUaGUgcmVhbCBzdGFycyBhcm91bmQgdGhlIFN1biwgdGhlIFN1biBmaXJzdDogc3RhcnMgMCB0byBORUFSQllfU1RBUlMubGVuZ3RoIC0gMSBvZiBhbnkgZ2FtZS4gKi9cbmV4cG9ydCBjb25zdCBORUFSQllfU1RBUlM6IHJlYWRvbmx5IFN0YXJbXSA9IFJPV1MubWFwKFxuICAoW2NvZGUsIG5hbWUsIHNwZWN0cmFsQ2xhc3MsIGRpc3RhbmNlLCB4LCB5LCB6XSwgaW5kZXgpID0+ICh7XG4gICAgaW5kZXgsXG4gICAgY29kZSxcbiAgICBuYW1lLFxuICAgIHNwZWN0cmFsQ2xhc3MsXG4gICAgZGlzdGFuY2VNaWxsaUx5OiBkaXN0YW5jZSxcbiAgICB4TWlsbGlMeTogeCxcbiAgICB5TWlsbGlMeTogeSxcbiAgICB6TWlsbGlMeTogeixcbiAgfSksXG4pO1xuIiwgImltcG9ydCB7IGJlbG93LCBmbG9vckRpdiwgcm9sbCwgc3FydEZsb29yIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IENIQU5DRSB9IGZyb20gJy4vY2hhbmNlLmpzJztcbmltcG9ydCB7IE5FQVJCWV9TVEFSUyB9IGZyb20gJy4vbmVhcmJ5U3RhcnMuanMnO1xuaW1wb3J0IHR5cGUgeyBTdGFyIH0gZnJvbSAnLi9zdGFyLmpzJztcblxuLyoqIFdoZXJlIHRoZSByZWFsIHN0YXJzIGVuZCBhbmQgdGhlIGdlbmVyYXRlZCBvbmVzIGJlZ2luLCBpbiBodW5kcmVkdGhzIG9mIGEgbGlnaHQgeWVhci4gKi9cbmNvbnN0IElOTkVSX0NFTlRJX0xZID0gMTcwMDtcblxuLyoqXG4gKiBDdWJlZCByYWRpdXMgdGhhdCBvbmUgc3RhciB0YWtlcyB1cCwgaW4gY3ViaWMgaHVuZHJlZHRocyBvZiBhIGxpZ2h0IHllYXIsIHNvIHRoYXQgNCBzeXN0ZW1zIGZhbGxcbiAqIG9uIDEsMDAwIGN1YmljIGxpZ2h0IHllYXJzOiAxMF42IFx1MDBCNyAzIC8gKDRcdTAzQzAgXHUwMEI3IDAuMDA0KS5cbiAqL1xuY29uc3QgU0hFTExfQ1VCSUMgPSA1OTY4MzEwNDtcblxuLyoqIFNwZWN0cmFsIGNsYXNzZXMgYnkgd2VpZ2h0IGluIHRob3VzYW5kdGhzLCBuZWFyIHRvIHdoYXQgdGhlIFN1bidzIHN1cnJvdW5kaW5ncyBoYXZlLiAqL1xuY29uc3QgQ0xBU1NFUzogcmVhZG9ubHkgKHJlYWRvbmx5IFt3ZWlnaHQ6IG51bWJlciwgaGVhZDogc3RyaW5nLCB0YWlsOiBzdHJpbmddKVtdID0gW1xuICBbNzM1LCAnTScsICdWJ10sXG4gIFsxMTUsICdLJywgJ1YnXSxcbiAgWzY1LCAnRycsICdWJ10sXG4gIFszNCwgJ0RBJywgJyddLFxuICBbMjUsICdGJywgJ1YnXSxcbiAgWzEyLCAnTCcsICcnXSxcbiAgWzgsICdUJywgJyddLFxuICBbNiwgJ0EnLCAnViddLFxuXTtcblxuLyoqIFRoZSBzcGVjdHJhbCBjbGFzcyBvZiBhIGdlbmVyYXRlZCBzdGFyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdlbmVyYXRlZENsYXNzKHNlZWQ6IG51bWJlciwgaW5kZXg6IG51bWJlcik6IHN0cmluZyB7XG4gIGxldCBhdCA9IGJlbG93KDEwMDAsIHJvbGwoc2VlZCwgQ0hBTkNFLnN0YXJDbGFzcywgaW5kZXgsIDApKTtcbiAgY29uc3QgZGlnaXQgPSBiZWxvdygxMCwgcm9sbChzZWVkLCBDSEFOQ0Uuc3RhckNsYXNzLCBpbmRleCwgMCwgMSkpO1xuICBmb3IgKGNvbnN0IFt3ZWlnaHQsIGhlYWQsIHRhaWxdIG9mIENMQVNTRVMpIHtcbiAgICBpZiAoYXQgPCB3ZWlnaHQpIHJldHVybiBgJHtoZWFkfSR7ZGlnaXR9JHt0YWlsfWA7XG4gICAgYXQgLT0gd2VpZ2h0O1xuICB9XG4gIHJldHVybiBgTSR7ZGlnaXR9VmA7XG59XG5cbi8qKiBBIHN0YXIgbWFkZSBieSBjaGFuY2U6IGVhY2ggZmlsbHMgaXRzIG93biBzaGVsbCBvZiBlcXVhbCB2b2x1bWUsIHNvIG51bWJlcnMgZ3JvdyBvdXR3YXJkcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBnZW5lcmF0ZWRTdGFyKHNlZWQ6IG51bWJlciwgaW5kZXg6IG51bWJlcik6IFN0YXIge1xuICBjb25zdCByYWRpdXMgPSBzaGVsbFJhZGl1cyhzZWVkLCBpbmRleCk7XG4gIGNvbnN0IHsgeCwgeSwgeiB9ID0gZGlyZWN0aW9uKHNlZWQsIGluZGV4KTtcbiAgcmV0dXJuIHtcbiAgICBpbmRleCxcbiAgICBjb2RlOiBnZW5lcmF0ZWRDb2RlKGluZGV4KSxcbiAgICBuYW1lOiBgU3VydmV5ICR7aW5kZXh9YCxcbiAgICBzcGVjdHJhbENsYXNzOiBnZW5lcmF0ZWRDbGFzcyhzZWVkLCBpbmRleCksXG4gICAgZGlzdGFuY2VNaWxsaUx5OiByYWRpdXMsXG4gICAgeE1pbGxpTHk6IGZsb29yRGl2KHJhZGl1cyAqIHgsIFVOSVQpLFxuICAgIHlNaWxsaUx5OiBmbG9vckRpdihyYWRpdXMgKiB5LCBVTklUKSxcbiAgICB6TWlsbGlMeTogZmxvb3JEaXYocmFkaXVzICogeiwgVU5JVCksXG4gIH07XG59XG5cbi8qKiBUaGUgY29kZSBvZiBhIGdlbmVyYXRlZCBzdGFyOiBHIGFuZCBpdHMgaW5kZXggaW4gc2l4IGRpZ2l0cywgc28gY29kZXMgc29ydCBsaWtlIGluZGljZXMuICovXG5leHBvcnQgZnVuY3Rpb24gZ2VuZXJhdGVkQ29kZShpbmRleDogbnVtYmVyKTogc3RyaW5nIHtcbiAgcmV0dXJuIGBHJHtTdHJpbmcoaW5kZXgpLnBhZFN0YXJ0KDYsICcwJyl9YDtcbn1cblxuLyoqIFRoZSBpbmRleCBiZWhpbmQgYSBnZW5lcmF0ZWQgc3RhcidzIGNvZGUsIHVuZGVmaW5lZCBmb3Igd2hhdCBpcyBub25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdlbmVyYXRlZEluZGV4KGNvZGU6IHN0cmluZyk6IG51bWJlciB8IHVuZGVmaW5lZCB7XG4gIGlmICghL15HXFxkezZ9JC8udGVzdChjb2RlKSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgY29uc3QgaW5kZXggPSBOdW1iZXIoY29kZS5zbGljZSgxKSk7XG4gIHJldHVybiBpbmRleCA+PSBORUFSQllfU1RBUlMubGVuZ3RoID8gaW5kZXggOiB1bmRlZmluZWQ7XG59XG5cbi8qKiBEaXN0YW5jZSBmcm9tIHRoZSBTdW4gaW4gdGhvdXNhbmR0aHMgb2YgYSBsaWdodCB5ZWFyOiB0aGUgY3ViZSByb290IG9mIGEgcGxhY2UgaW4gdGhlIHNoZWxsLiAqL1xuZnVuY3Rpb24gc2hlbGxSYWRpdXMoc2VlZDogbnVtYmVyLCBpbmRleDogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3Qgc2hlbGwgPSBpbmRleCAtIE5FQVJCWV9TVEFSUy5sZW5ndGg7XG4gIGNvbnN0IHdpdGhpbiA9IGZsb29yRGl2KHJvbGwoc2VlZCwgQ0hBTkNFLnN0YXJTaGVsbCwgaW5kZXgsIDApLCAxMjgpO1xuICBjb25zdCBwYXJ0ID0gZmxvb3JEaXYod2l0aGluICogZmxvb3JEaXYoU0hFTExfQ1VCSUMsIDY0KSwgNTI0Mjg4KTtcbiAgY29uc3QgY3ViaWMgPSBJTk5FUl9DRU5USV9MWSAqIElOTkVSX0NFTlRJX0xZICogSU5ORVJfQ0VOVElfTFkgKyBzaGVsbCAqIFNIRUxMX0NVQklDICsgcGFydDtcbiAgY29uc3Qgcm9vdCA9IGN1YmVSb290Rmxvb3IoY3ViaWMpO1xuICBjb25zdCBjdWJlID0gcm9vdCAqIHJvb3QgKiByb290O1xuICBjb25zdCBzdGVwID0gMyAqIHJvb3QgKiByb290ICsgMyAqIHJvb3QgKyAxO1xuICByZXR1cm4gcm9vdCAqIDEwICsgZmxvb3JEaXYoKGN1YmljIC0gY3ViZSkgKiAxMCwgc3RlcCk7XG59XG5cbi8qKiBUaGUgbGFyZ2VzdCByIHdpdGggclx1MDBCMyA8PSB2YWx1ZSwgZm9yIDAgPD0gdmFsdWUgPCAyXjUxLiAqL1xuZnVuY3Rpb24gY3ViZVJvb3RGbG9vcih2YWx1ZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgbGV0IGxvdyA9IDA7XG4gIGxldCBoaWdoID0gMTMxMDcyO1xuICB3aGlsZSAoaGlnaCAtIGxvdyA+IDEpIHtcbiAgICBjb25zdCBtaWRkbGUgPSBmbG9vckRpdihsb3cgKyBoaWdoLCAyKTtcbiAgICBpZiAobWlkZGxlICogbWlkZGxlICogbWlkZGxlIDw9IHZhbHVlKSBsb3cgPSBtaWRkbGU7XG4gICAgZWxzZSBoaWdoID0gbWlkZGxlO1xuICB9XG4gIHJldHVybiBsb3c7XG59XG5cbmNvbnN0IEhBTEYgPSAzMjc2ODtcbmNvbnN0IFVOSVQgPSBIQUxGICogSEFMRjtcblxuLyoqXG4gKiBBIGRpcmVjdGlvbiwgZXZlcnkgb25lIGFzIGxpa2VseSBhcyBhbnkgb3RoZXIsIHdpdGggbGVuZ3RoIFVOSVQ6IGEgcG9pbnQgb2YgdGhlIHVuaXQgZGlzYyBsaWZ0ZWRcbiAqIG9udG8gdGhlIHNwaGVyZSAoTWFyc2FnbGlhIDE5NzIpLCBpbiBpbnRlZ2Vycy4gSXQgbmVlZHMgc3F1YXJlIHJvb3RzIGFsb25lLlxuICovXG5mdW5jdGlvbiBkaXJlY3Rpb24oc2VlZDogbnVtYmVyLCBpbmRleDogbnVtYmVyKTogeyB4OiBudW1iZXI7IHk6IG51bWJlcjsgejogbnVtYmVyIH0ge1xuICBmb3IgKGxldCBhdHRlbXB0ID0gMDsgYXR0ZW1wdCA8IDY0OyBhdHRlbXB0ICs9IDEpIHtcbiAgICBjb25zdCByb2xsZWQgPSByb2xsKHNlZWQsIENIQU5DRS5zdGFyRGlyZWN0aW9uLCBpbmRleCwgMCwgYXR0ZW1wdCk7XG4gICAgY29uc3QgYSA9IChyb2xsZWQgPj4+IDE2KSAtIEhBTEY7XG4gICAgY29uc3QgYiA9IChyb2xsZWQgJiAweGZmZmYpIC0gSEFMRjtcbiAgICBjb25zdCBzcXVhcmUgPSBhICogYSArIGIgKiBiO1xuICAgIGlmIChzcXVhcmUgPj0gVU5JVCkgY29udGludWU7XG4gICAgY29uc3QgbGlmdCA9IDIgKiBzcXJ0Rmxvb3IoVU5JVCAtIHNxdWFyZSk7XG4gICAgcmV0dXJuIHsgeDogYSAqIGxpZnQsIHk6IGIgKiBsaWZ0LCB6OiBVTklUIC0gMiAqIHNxdWFyZSB9O1xuICB9XG4gIHJldHVybiB7IHg6IDAsIHk6IDAsIHo6IFVOSVQgfTtcbn1cbiIsICJpbXBvcnQgeyBpbnZhcmlhbnQsIGlzSW50IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGdlbmVyYXRlZENsYXNzLCBnZW5lcmF0ZWRDb2RlLCBnZW5lcmF0ZWRJbmRleCwgZ2VuZXJhdGVkU3RhciB9IGZyb20gJy4vZ2VuZXJhdGVkU3Rhci5qcyc7XG5pbXBvcnQgeyBORUFSQllfU1RBUlMgfSBmcm9tICcuL25lYXJieVN0YXJzLmpzJztcbmltcG9ydCB0eXBlIHsgU3RhciB9IGZyb20gJy4vc3Rhci5qcyc7XG5cbi8qKiBIb3cgbWFueSBzdGFycyBhIGdhbGF4eSBoYXM6IGluZGljZXMgMCB0byBTVEFSX0xJTUlUIC0gMS4gKi9cbmV4cG9ydCBjb25zdCBTVEFSX0xJTUlUID0gMV8wMDBfMDAwO1xuXG4vKiogVGhlIHN0YXIgb2YgdGhpcyBpbmRleDogYSByZWFsIG9uZSwgb3Igb25lIG1hZGUgYnkgY2hhbmNlIGZyb20gdGhlIHNlZWQ7IG5vdGhpbmcgaXMgc3RvcmVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0YXJBdChzZWVkOiBudW1iZXIsIGluZGV4OiBudW1iZXIpOiBTdGFyIHtcbiAgaW52YXJpYW50KGlzSW50KGluZGV4KSAmJiBpbmRleCA+PSAwICYmIGluZGV4IDwgU1RBUl9MSU1JVCwgYG5vIHN0YXIgaGFzIHRoZSBpbmRleCAke2luZGV4fWApO1xuICByZXR1cm4gTkVBUkJZX1NUQVJTW2luZGV4XSA/PyBnZW5lcmF0ZWRTdGFyKHNlZWQsIGluZGV4KTtcbn1cblxuLyoqIFRoZSBjb2RlIG9mIGEgc3RhcjsgaXQgZG9lcyBub3QgZGVwZW5kIG9uIHRoZSBzZWVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0YXJDb2RlKGluZGV4OiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gTkVBUkJZX1NUQVJTW2luZGV4XT8uY29kZSA/PyBnZW5lcmF0ZWRDb2RlKGluZGV4KTtcbn1cblxuLyoqIFRoZSBpbmRleCBvZiB0aGUgc3RhciB3aXRoIHRoaXMgY29kZSwgdW5kZWZpbmVkIHdoZW4gdGhlcmUgaXMgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFySW5kZXgoY29kZTogc3RyaW5nKTogbnVtYmVyIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgbmVhcmJ5ID0gTkVBUkJZX1NUQVJTLmZpbmQoKHN0YXIpID0+IHN0YXIuY29kZSA9PT0gY29kZSk7XG4gIHJldHVybiBuZWFyYnkgPT09IHVuZGVmaW5lZCA/IGdlbmVyYXRlZEluZGV4KGNvZGUpIDogbmVhcmJ5LmluZGV4O1xufVxuXG4vKiogVGhlIHNwZWN0cmFsIGNsYXNzIG9mIGEgc3RhcidzIHByaW1hcnksIHdpdGhvdXQgdGhlIHdvcmsgb2YgcGxhY2luZyB0aGUgc3Rhci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzcGVjdHJhbENsYXNzKHNlZWQ6IG51bWJlciwgaW5kZXg6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBORUFSQllfU1RBUlNbaW5kZXhdPy5zcGVjdHJhbENsYXNzID8/IGdlbmVyYXRlZENsYXNzKHNlZWQsIGluZGV4KTtcbn1cblxuLyoqIFdoZXRoZXIgdGhlIHN0YXIgaXMgb25lIG9mIHRoZSByZWFsIG9uZXMgYXJvdW5kIHRoZSBTdW4uICovXG5leHBvcnQgZnVuY3Rpb24gaXNOZWFyYnkoaW5kZXg6IG51bWJlcik6IGJvb2xlYW4ge1xuICByZXR1cm4gaW5kZXggPCBORUFSQllfU1RBUlMubGVuZ3RoO1xufVxuIiwgImltcG9ydCB7IHNwZWN0cmFsQ2xhc3MgfSBmcm9tICcuL3N0YXJBdC5qcyc7XG5cbi8qKiBXaGVyZSBhIHN5c3RlbSBiZWdpbnMsIGluIG1pbGxpb250aHMgb2YgYW4gQVUsIGJ5IHRoZSBmaXJzdCBsZXR0ZXIgb2YgdGhlIHN0YXIncyBjbGFzcy4gKi9cbmNvbnN0IEJBU0VfTUlDUk9fQVU6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIG51bWJlcj4+ID0ge1xuICBBOiA2MDBfMDAwLFxuICBGOiA0NTBfMDAwLFxuICBHOiAyNTBfMDAwLFxuICBLOiAxNTBfMDAwLFxuICBNOiA2MF8wMDAsXG4gIEQ6IDMwMF8wMDAsXG59O1xuY29uc3QgQlJPV05fRFdBUkZfTUlDUk9fQVUgPSAyMF8wMDA7XG5cbi8qKiBXaGVyZSB0aGUgc3lzdGVtIG9mIGEgc3RhciBiZWdpbnMsIGluIG1pbGxpb250aHMgb2YgYW4gQVU6IHRoZSBicmlnaHRlciwgdGhlIGZ1cnRoZXIgb3V0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJhc2VPcmJpdChzZWVkOiBudW1iZXIsIHN0YXI6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBCQVNFX01JQ1JPX0FVW3NwZWN0cmFsQ2xhc3Moc2VlZCwgc3RhcikuY2hhckF0KDApXSA/PyBCUk9XTl9EV0FSRl9NSUNST19BVTtcbn1cbiIsICJpbXBvcnQgeyBiZWxvdywgZmxvb3JEaXYsIG1heCwgcm9sbCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBBQlVOREFOQ0VTIH0gZnJvbSAnLi4vcnVsZXNldC9hYnVuZGFuY2VzLmpzJztcbmltcG9ydCB0eXBlIHsgQWJ1bmRhbmNlIH0gZnJvbSAnLi4vcnVsZXNldC9hYnVuZGFuY2VzLmpzJztcbmltcG9ydCB7IHBlckNhdGVnb3J5IH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB0eXBlIHsgRGVuc2l0eSB9IGZyb20gJy4uL3J1bGVzZXQvZGVuc2l0aWVzLmpzJztcbmltcG9ydCB7IGJhc2VPcmJpdCB9IGZyb20gJy4vYmFzZU9yYml0LmpzJztcbmltcG9ydCB0eXBlIHsgQmVsdCB9IGZyb20gJy4vYmVsdC5qcyc7XG5pbXBvcnQgeyBDSEFOQ0UgfSBmcm9tICcuL2NoYW5jZS5qcyc7XG5pbXBvcnQgeyBiZWx0TG9jYXRpb24gfSBmcm9tICcuL2xvY2F0aW9uTnVtYmVyLmpzJztcbmltcG9ydCB0eXBlIHsgUGxhbmV0IH0gZnJvbSAnLi9wbGFuZXQuanMnO1xuaW1wb3J0IHsgaXNOZWFyYnkgfSBmcm9tICcuL3N0YXJBdC5qcyc7XG5cbi8qKlxuICogVGhlIGJlbHRzIG9mIGEgc3RhciBvdGhlciB0aGFuIHRoZSBTdW46IG5vbmUsIG9uZSBvciB0d28gaW4gdGhlIHJhdGlvIDEgOiAyIDogMSwgYXQgbGVhc3Qgb25lIGF0XG4gKiBhIHJlYWwgc3Rhciwgd2hlcmUgbm90aGluZyBpcyBzY2FyY2UuIFRoZSBmaXJzdCBsaWVzIGluIGEgZ2FwIGJldHdlZW4gcGxhbmV0cywgdGhlIHNlY29uZCBvdXRzaWRlXG4gKiB0aGVtIGFsbC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdlbmVyYXRlZEJlbHRzKFxuICBzZWVkOiBudW1iZXIsXG4gIHN0YXI6IG51bWJlcixcbiAgcGxhbmV0czogcmVhZG9ubHkgUGxhbmV0W10sXG4pOiByZWFkb25seSBCZWx0W10ge1xuICBjb25zdCByb2xsZWQgPSBiZWxvdyg0LCByb2xsKHNlZWQsIENIQU5DRS5iZWx0Q291bnQsIHN0YXIsIDApKTtcbiAgY29uc3QgY2hhbmNlID0gcm9sbGVkID09PSAwID8gMCA6IHJvbGxlZCA9PT0gMyA/IDIgOiAxO1xuICBjb25zdCBjb3VudCA9IGlzTmVhcmJ5KHN0YXIpID8gbWF4KDEsIGNoYW5jZSkgOiBjaGFuY2U7XG4gIGNvbnN0IGJlbHRzOiBCZWx0W10gPSBbXTtcbiAgZm9yIChsZXQgbnVtYmVyID0gMTsgbnVtYmVyIDw9IGNvdW50OyBudW1iZXIgKz0gMSkge1xuICAgIGJlbHRzLnB1c2goZ2VuZXJhdGVkQmVsdChzZWVkLCBzdGFyLCBudW1iZXIsIHBsYW5ldHMpKTtcbiAgfVxuICByZXR1cm4gYmVsdHM7XG59XG5cbmZ1bmN0aW9uIGdlbmVyYXRlZEJlbHQoXG4gIHNlZWQ6IG51bWJlcixcbiAgc3RhcjogbnVtYmVyLFxuICBudW1iZXI6IG51bWJlcixcbiAgcGxhbmV0czogcmVhZG9ubHkgUGxhbmV0W10sXG4pOiBCZWx0IHtcbiAgY29uc3QgbG9jYXRpb24gPSBiZWx0TG9jYXRpb24oc3RhciwgbnVtYmVyKTtcbiAgY29uc3QgZ2FwID0gYmVsb3cobWF4KDEsIHBsYW5ldHMubGVuZ3RoIC0gMSksIHJvbGwoc2VlZCwgQ0hBTkNFLmJlbHRQbGFjZSwgbG9jYXRpb24sIDApKTtcbiAgY29uc3QgaW5zaWRlID0gbnVtYmVyID09PSAxID8gcGxhbmV0c1tnYXBdIDogcGxhbmV0cy5hdCgtMSk7XG4gIGNvbnN0IG9yYml0ID0gaW5zaWRlPy5vcmJpdE1pY3JvQXUgPz8gYmFzZU9yYml0KHNlZWQsIHN0YXIpICogNSAqIG51bWJlcjtcbiAgLy8gQSBmaXJzdCBiZWx0IGVuZHMgYmVmb3JlIHRoZSBuZXh0IHBsYW5ldCBjYW4gYmVnaW4sIDEuMzUgdGltZXMgZnVydGhlciBvdXQgdGhhbiB0aGUgbGFzdC5cbiAgY29uc3QgW25lYXIsIHdpZHRoXSA9IG51bWJlciA9PT0gMSA/IFsxMTIwLCAxMDBdIDogWzE0MDAsIDIwMF07XG4gIGNvbnN0IGlubmVyID0gZmxvb3JEaXYob3JiaXQgKiBuZWFyLCAxMDAwKTtcbiAgY29uc3QgdGhpY2tuZXNzID0gd2lkdGggKyBiZWxvdyh3aWR0aCwgcm9sbChzZWVkLCBDSEFOQ0UuYmVsdFBsYWNlLCBsb2NhdGlvbiwgMCwgMSkpO1xuICByZXR1cm4ge1xuICAgIG51bWJlcixcbiAgICBsb2NhdGlvbixcbiAgICBpbm5lck1pY3JvQXU6IGlubmVyLFxuICAgIG91dGVyTWljcm9BdTogaW5uZXIgKyBmbG9vckRpdihpbm5lciAqIHRoaWNrbmVzcywgMTAwMCksXG4gICAgZGVuc2l0eTogZGVuc2l0eU9mKGJlbG93KDUsIHJvbGwoc2VlZCwgQ0hBTkNFLmJlbHREZW5zaXR5LCBsb2NhdGlvbiwgMCkpKSxcbiAgICBhYnVuZGFuY2U6IHBlckNhdGVnb3J5KChfLCBuKSA9PiB7XG4gICAgICBjb25zdCBsdWNrID0gYmVsb3coMTAwLCByb2xsKHNlZWQsIENIQU5DRS5iZWx0QWJ1bmRhbmNlLCBsb2NhdGlvbiwgMCwgbikpO1xuICAgICAgcmV0dXJuIGFidW5kYW5jZU9mKGx1Y2sgKyAoQklBU1tuXSA/PyAwKSwgaXNOZWFyYnkoc3RhcikgPyAxIDogMCk7XG4gICAgfSksXG4gIH07XG59XG5cbi8qKiBXaGF0IGNoYW5jZSBhZGRzIHRvIHRoZSBsdWNrIG9mIGVhY2ggY2F0ZWdvcnksIGluIHRoZSBvcmRlciBvZiBDQVRFR09SSUVTLiAqL1xuY29uc3QgQklBUzogcmVhZG9ubHkgbnVtYmVyW10gPSBbMTUsIDAsIDEwLCAwLCAtNSwgLTI1XTtcblxuLyoqIFRoZSBsdWNrIGF0IHdoaWNoIGVhY2ggYWJ1bmRhbmNlIGVuZHMsIHBvb3Jlc3QgZmlyc3Q7IHdoYXQgaXMgYWJvdmUgaXMgcmljaC4gKi9cbmNvbnN0IExVQ0tfRU5EUzogcmVhZG9ubHkgbnVtYmVyW10gPSBbMTUsIDQwLCA3MCwgOTJdO1xuXG5mdW5jdGlvbiBhYnVuZGFuY2VPZihsdWNrOiBudW1iZXIsIGxlYXN0OiBudW1iZXIpOiBBYnVuZGFuY2Uge1xuICBjb25zdCBmb3VuZCA9IExVQ0tfRU5EUy5maW5kSW5kZXgoKGVuZCkgPT4gbHVjayA8IGVuZCk7XG4gIHJldHVybiBBQlVOREFOQ0VTW21heChsZWFzdCwgZm91bmQgPCAwID8gQUJVTkRBTkNFUy5sZW5ndGggLSAxIDogZm91bmQpXSA/PyAncmljaCc7XG59XG5cbmZ1bmN0aW9uIGRlbnNpdHlPZihmaWZ0aDogbnVtYmVyKTogRGVuc2l0eSB7XG4gIHJldHVybiBmaWZ0aCA8IDIgPyAnc3BhcnNlJyA6IGZpZnRoIDwgNCA/ICdtb2RlcmF0ZScgOiAnZGVuc2UnO1xufVxuIiwgImltcG9ydCB7IGJlbG93LCBmbG9vckRpdiwgcm9sbCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBiYXNlT3JiaXQgfSBmcm9tICcuL2Jhc2VPcmJpdC5qcyc7XG5pbXBvcnQgeyBDSEFOQ0UgfSBmcm9tICcuL2NoYW5jZS5qcyc7XG5pbXBvcnQgeyBwbGFuZXRMb2NhdGlvbiB9IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHR5cGUgeyBQbGFuZXQsIFBsYW5ldEtpbmQgfSBmcm9tICcuL3BsYW5ldC5qcyc7XG5cbi8qKiBObyBnZW5lcmF0ZWQgcGxhbmV0IG9yYml0cyBmdXJ0aGVyIG91dDogaXQga2VlcHMgc3F1YXJlZCBkaXN0YW5jZXMgZXhhY3QuICovXG5jb25zdCBPUkJJVF9NT1NUX01JQ1JPX0FVID0gMjVfMDAwXzAwMDtcblxuLyoqIFpvbmVzIGVuZCBhdCB0aGVzZSBtdWx0aXBsZXMgb2YgdGhlIGJhc2UsIGluIHRlbnRoczsgdGhlbiB0aGUga2luZHMgdGhlcmUsIGVxdWFsbHkgbGlrZWx5LiAqL1xuY29uc3QgWk9ORVM6IHJlYWRvbmx5IChyZWFkb25seSBbZW5kOiBudW1iZXIsIGtpbmRzOiByZWFkb25seSBQbGFuZXRLaW5kW11dKVtdID0gW1xuICBbMjUsIFsncm9ja3knLCAncm9ja3knLCAnZ3JlZW5ob3VzZSddXSxcbiAgWzcwLCBbJ2Rlc2VydCcsICdkZXNlcnQnLCAnZ3JlZW5ob3VzZScsICdvY2VhbicsICd0ZXJyZXN0cmlhbCddXSxcbiAgWzE0MCwgWydmcm96ZW4nLCAnZnJvemVuJywgJ2Rlc2VydCcsICdnYXNfZ2lhbnQnXV0sXG5dO1xuY29uc3QgT1VURVJfWk9ORTogcmVhZG9ubHkgUGxhbmV0S2luZFtdID0gWydnYXNfZ2lhbnQnLCAnZ2FzX2dpYW50JywgJ2ljZV9naWFudCcsICdmcm96ZW4nXTtcblxuLyoqIFRoZSBtb3N0IG1vb25zIGJ5IGNoYW5jZTogMCB1cCB0byBhbmQgaW5jbHVkaW5nIHRoZSBudW1iZXIuICovXG5jb25zdCBNT09OUzogUmVhZG9ubHk8UmVjb3JkPFBsYW5ldEtpbmQsIG51bWJlcj4+ID0ge1xuICByb2NreTogMCxcbiAgZ3JlZW5ob3VzZTogMCxcbiAgdGVycmVzdHJpYWw6IDIsXG4gIGRlc2VydDogMixcbiAgb2NlYW46IDEsXG4gIGZyb3plbjogMixcbiAgZ2FzX2dpYW50OiA4LFxuICBpY2VfZ2lhbnQ6IDYsXG59O1xuXG4vKiogVGhlIHBsYW5ldHMgb2YgYSBzdGFyIG90aGVyIHRoYW4gdGhlIFN1bjogMCB0byAxMCwgZWFjaCAxLjM1IHRvIDEuOSB0aW1lcyBmdXJ0aGVyIG91dC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBnZW5lcmF0ZWRQbGFuZXRzKHNlZWQ6IG51bWJlciwgc3RhcjogbnVtYmVyKTogcmVhZG9ubHkgUGxhbmV0W10ge1xuICBjb25zdCBmaXJzdCA9IHJvbGwoc2VlZCwgQ0hBTkNFLnBsYW5ldENvdW50LCBzdGFyLCAwKTtcbiAgY29uc3QgY291bnQgPSBiZWxvdyg2LCBmaXJzdCkgKyBiZWxvdyg2LCByb2xsKHNlZWQsIENIQU5DRS5wbGFuZXRDb3VudCwgc3RhciwgMCwgMSkpO1xuICBjb25zdCBiYXNlID0gYmFzZU9yYml0KHNlZWQsIHN0YXIpO1xuICBjb25zdCBwbGFuZXRzOiBQbGFuZXRbXSA9IFtdO1xuICBsZXQgb3JiaXQgPSBmbG9vckRpdihiYXNlICogKDcwMCArIGJlbG93KDgwMCwgcm9sbChzZWVkLCBDSEFOQ0UucGxhbmV0T3JiaXQsIHN0YXIsIDApKSksIDEwMDApO1xuICBmb3IgKGxldCBudW1iZXIgPSAxOyBudW1iZXIgPD0gY291bnQgJiYgb3JiaXQgPD0gT1JCSVRfTU9TVF9NSUNST19BVTsgbnVtYmVyICs9IDEpIHtcbiAgICBjb25zdCBsb2NhdGlvbiA9IHBsYW5ldExvY2F0aW9uKHN0YXIsIG51bWJlcik7XG4gICAgY29uc3Qga2luZCA9IGtpbmRBdChmbG9vckRpdihvcmJpdCAqIDEwLCBiYXNlKSwgcm9sbChzZWVkLCBDSEFOQ0UucGxhbmV0S2luZCwgbG9jYXRpb24sIDApKTtcbiAgICBjb25zdCBtb29ucyA9IGJlbG93KE1PT05TW2tpbmRdICsgMSwgcm9sbChzZWVkLCBDSEFOQ0UubW9vbkNvdW50LCBsb2NhdGlvbiwgMCkpO1xuICAgIHBsYW5ldHMucHVzaCh7IG51bWJlciwgbG9jYXRpb24sIGtpbmQsIG9yYml0TWljcm9BdTogb3JiaXQsIG1vb25zIH0pO1xuICAgIGNvbnN0IHdpZGVyID0gMTM1MCArIGJlbG93KDU1MCwgcm9sbChzZWVkLCBDSEFOQ0UucGxhbmV0T3JiaXQsIHN0YXIsIDAsIG51bWJlcikpO1xuICAgIG9yYml0ID0gZmxvb3JEaXYob3JiaXQgKiB3aWRlciwgMTAwMCk7XG4gIH1cbiAgcmV0dXJuIHBsYW5ldHM7XG59XG5cbmZ1bmN0aW9uIGtpbmRBdCh0ZW50aHM6IG51bWJlciwgcm9sbGVkOiBudW1iZXIpOiBQbGFuZXRLaW5kIHtcbiAgY29uc3Qgem9uZSA9IFpPTkVTLmZpbmQoKFtlbmRdKSA9PiB0ZW50aHMgPCBlbmQpO1xuICBjb25zdCBraW5kcyA9IHpvbmUgPT09IHVuZGVmaW5lZCA/IE9VVEVSX1pPTkUgOiB6b25lWzFdO1xuICByZXR1cm4ga2luZHNbYmVsb3coa2luZHMubGVuZ3RoLCByb2xsZWQpXSA/PyAncm9ja3knO1xufVxuIiwgImltcG9ydCB0eXBlIHsgQmVsdCB9IGZyb20gJy4vYmVsdC5qcyc7XG5pbXBvcnQgeyBiZWx0TG9jYXRpb24sIHBsYW5ldExvY2F0aW9uIH0gZnJvbSAnLi9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgdHlwZSB7IFBsYW5ldCwgUGxhbmV0S2luZCB9IGZyb20gJy4vcGxhbmV0LmpzJztcblxuY29uc3QgU09MID0gMDtcblxuLyoqIFNlbWktbWFqb3IgYXhlcyBpbiBtaWxsaW9udGhzIG9mIGFuIEFVIChKMjAwMCkgYW5kIHRoZSBncmVhdGVyIG1vb25zLiAqL1xuY29uc3QgUk9XUzogcmVhZG9ubHkgKHJlYWRvbmx5IFtraW5kOiBQbGFuZXRLaW5kLCBvcmJpdDogbnVtYmVyLCBtb29uczogbnVtYmVyXSlbXSA9IFtcbiAgWydyb2NreScsIDM4N18wOTksIDBdLFxuICBbJ2dyZWVuaG91c2UnLCA3MjNfMzM2LCAwXSxcbiAgWyd0ZXJyZXN0cmlhbCcsIDFfMDAwXzAwMywgMV0sXG4gIFsnZGVzZXJ0JywgMV81MjNfNzEwLCAyXSxcbiAgWydnYXNfZ2lhbnQnLCA1XzIwMl84ODcsIDRdLFxuICBbJ2dhc19naWFudCcsIDlfNTM2XzY3NiwgN10sXG4gIFsnaWNlX2dpYW50JywgMTlfMTg5XzE2NSwgNV0sXG4gIFsnaWNlX2dpYW50JywgMzBfMDY5XzkyMywgMl0sXG5dO1xuXG5jb25zdCBQTEFORVRTOiByZWFkb25seSBQbGFuZXRbXSA9IFJPV1MubWFwKChba2luZCwgb3JiaXRNaWNyb0F1LCBtb29uc10sIHBvc2l0aW9uKSA9PiAoe1xuICBudW1iZXI6IHBvc2l0aW9uICsgMSxcbiAgbG9jYXRpb246IHBsYW5ldExvY2F0aW9uKFNPTCwgcG9zaXRpb24gKyAxKSxcbiAga2luZCxcbiAgb3JiaXRNaWNyb0F1LFxuICBtb29ucyxcbn0pKTtcblxuLyoqIFRoZSBtYWluIGJlbHQ7IGl0cyBhYnVuZGFuY2VzIGZvbGxvdyB0aGUga2luZHMgb2YgYXN0ZXJvaWRzIHRoYXQgcHJldmFpbCB0aGVyZS4gKi9cbmNvbnN0IEJFTFRTOiByZWFkb25seSBCZWx0W10gPSBbXG4gIHtcbiAgICBudW1iZXI6IDEsXG4gICAgbG9jYXRpb246IGJlbHRMb2NhdGlvbihTT0wsIDEpLFxuICAgIGlubmVyTWljcm9BdTogMl8xMDBfMDAwLFxuICAgIG91dGVyTWljcm9BdTogM18zMDBfMDAwLFxuICAgIGRlbnNpdHk6ICdtb2RlcmF0ZScsXG4gICAgYWJ1bmRhbmNlOiB7XG4gICAgICBzdHJ1Y3R1cmFsOiAncmljaCcsXG4gICAgICBjb25kdWN0aXZlOiAnaGlnaCcsXG4gICAgICBzaWxpY2F0ZXM6ICdoaWdoJyxcbiAgICAgIGNhcmJvbjogJ21vZGVyYXRlJyxcbiAgICAgIHZvbGF0aWxlczogJ2xvdycsXG4gICAgICByYXJlczogJ2xvdycsXG4gICAgfSxcbiAgfSxcbl07XG5cbi8qKiBUaGUgcGxhY2VzIGFyb3VuZCB0aGUgU3VuOiBNZXJjdXJ5IHRvIE5lcHR1bmUsIGFuZCB0aGUgbWFpbiBiZWx0LiAqL1xuZXhwb3J0IGNvbnN0IFNPTF9TWVNURU0gPSB7IHBsYW5ldHM6IFBMQU5FVFMsIGJlbHRzOiBCRUxUUyB9IGFzIGNvbnN0O1xuIiwgImltcG9ydCB7IGZsb29yRGl2LCBtYXggfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBCZWx0IH0gZnJvbSAnLi9iZWx0LmpzJztcbmltcG9ydCB7IGdlbmVyYXRlZEJlbHRzIH0gZnJvbSAnLi9nZW5lcmF0ZWRCZWx0cy5qcyc7XG5pbXBvcnQgeyBnZW5lcmF0ZWRQbGFuZXRzIH0gZnJvbSAnLi9nZW5lcmF0ZWRQbGFuZXRzLmpzJztcbmltcG9ydCB7IGxvY2F0aW9uU3RhciB9IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHR5cGUgeyBQbGFuZXQgfSBmcm9tICcuL3BsYW5ldC5qcyc7XG5pbXBvcnQgeyBTT0xfU1lTVEVNIH0gZnJvbSAnLi9zb2xTeXN0ZW0uanMnO1xuXG4vKiogVGhlIHBsYWNlcyBvZiBvbmUgc3RhcidzIHN5c3RlbTsgcGxhbmV0cyBhbmQgYmVsdHMgYnkgbnVtYmVyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTdGFyU3lzdGVtIHtcbiAgcmVhZG9ubHkgc3RhcjogbnVtYmVyO1xuICByZWFkb25seSBwbGFuZXRzOiByZWFkb25seSBQbGFuZXRbXTtcbiAgcmVhZG9ubHkgYmVsdHM6IHJlYWRvbmx5IEJlbHRbXTtcbiAgLyoqIEhvdyBmYXIgb3V0IHN1cmdlcyBiZWdpbiBhbmQgZW5kOiBwYXN0IGV2ZXJ5dGhpbmcgdGhhdCBvcmJpdHMgaGVyZS4gKi9cbiAgcmVhZG9ubHkgZWRnZU1pY3JvQXU6IG51bWJlcjtcbn1cblxuY29uc3QgTEVBU1RfRURHRV9NSUNST19BVSA9IDFfMDAwXzAwMDtcblxuLyoqXG4gKiBUaGUgc3lzdGVtIG9mIGEgc3RhciwgZnJvbSB0aGUgc2VlZCBhbG9uZTsgbm90aGluZyBpcyBzdG9yZWQuIFRoZSBTdW4ncyBpcyB0aGUgcmVhbCBvbmU7IGV2ZXJ5XG4gKiBvdGhlciByZWFsIHN0YXIncyBoYXMgYXQgbGVhc3Qgb25lIGJlbHQsIGZ1cnRoZXIgb25lcyBoYXZlIDAgdG8gMTAgcGxhbmV0cyBhbmQgMCB0byAyIGJlbHRzLlxuICovXG5leHBvcnQgZnVuY3Rpb24gc3RhclN5c3RlbShzZWVkOiBudW1iZXIsIHN0YXI6IG51bWJlcik6IFN0YXJTeXN0ZW0ge1xuICBjb25zdCBwbGFuZXRzID0gc3RhciA9PT0gMCA/IFNPTF9TWVNURU0ucGxhbmV0cyA6IGdlbmVyYXRlZFBsYW5ldHMoc2VlZCwgc3Rhcik7XG4gIGNvbnN0IGJlbHRzID0gc3RhciA9PT0gMCA/IFNPTF9TWVNURU0uYmVsdHMgOiBnZW5lcmF0ZWRCZWx0cyhzZWVkLCBzdGFyLCBwbGFuZXRzKTtcbiAgcmV0dXJuIHsgc3RhciwgcGxhbmV0cywgYmVsdHMsIGVkZ2VNaWNyb0F1OiBlZGdlT2YocGxhbmV0cywgYmVsdHMpIH07XG59XG5cbi8qKiBUaGUgYmVsdCBhdCBhIGxvY2F0aW9uLCB1bmRlZmluZWQgd2hlbiB0aGVyZSBpcyBub25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJlbHRBdChzZWVkOiBudW1iZXIsIGxvY2F0aW9uOiBudW1iZXIpOiBCZWx0IHwgdW5kZWZpbmVkIHtcbiAgY29uc3Qgc3RhciA9IGxvY2F0aW9uU3Rhcihsb2NhdGlvbik7XG4gIHJldHVybiBzdGFyU3lzdGVtKHNlZWQsIHN0YXIpLmJlbHRzLmZpbmQoKGJlbHQpID0+IGJlbHQubG9jYXRpb24gPT09IGxvY2F0aW9uKTtcbn1cblxuZnVuY3Rpb24gZWRnZU9mKHBsYW5ldHM6IHJlYWRvbmx5IFBsYW5ldFtdLCBiZWx0czogcmVhZG9ubHkgQmVsdFtdKTogbnVtYmVyIHtcbiAgY29uc3QgcGxhbmV0ID0gcGxhbmV0cy5hdCgtMSk/Lm9yYml0TWljcm9BdSA/PyAwO1xuICBjb25zdCBiZWx0ID0gYmVsdHMuYXQoLTEpPy5vdXRlck1pY3JvQXUgPz8gMDtcbiAgcmV0dXJuIG1heChMRUFTVF9FREdFX01JQ1JPX0FVLCBmbG9vckRpdihtYXgocGxhbmV0LCBiZWx0KSAqIDUsIDQpKTtcbn1cbiIsICJpbXBvcnQgeyBpbnZhcmlhbnQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHtcbiAgYmVsdExvY2F0aW9uLFxuICBCRUxUU19NT1NULFxuICBsYWdyYW5nZUxvY2F0aW9uLFxuICBMQUdSQU5HRV9NT1NULFxuICBsb2NhdGlvblBhcnRzLFxuICBNT09OU19NT1NULFxuICBtb29uTG9jYXRpb24sXG4gIHBsYW5ldExvY2F0aW9uLFxuICBQTEFORVRTX01PU1QsXG4gIHN0YXJMb2NhdGlvbixcbn0gZnJvbSAnLi9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgdHlwZSB7IExvY2F0aW9uS2luZCB9IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHsgc3RhckNvZGUsIHN0YXJJbmRleCwgU1RBUl9MSU1JVCB9IGZyb20gJy4vc3RhckF0LmpzJztcbmltcG9ydCB7IHN0YXJTeXN0ZW0gfSBmcm9tICcuL3N0YXJTeXN0ZW0uanMnO1xuXG4vKiogQSBtaW5pbmcgc2l0ZTogd2hpY2ggYmVsdCwgYW5kIGl0cyBpbmRleCB0aGVyZSAoMCBpcyB0aGUgcHJpbWFyeSBzaXRlKS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgU2l0ZU5hbWUge1xuICByZWFkb25seSBiZWx0OiBudW1iZXI7XG4gIHJlYWRvbmx5IHNpdGU6IG51bWJlcjtcbn1cblxuLyoqXG4gKiBUaGUgbG9jYXRpb24gdGhhdCBhIGNvZGUgbmFtZXMgKGBTT0xgLCBgU09MLTNgLCBgU09MLTMtMWAsIGBTT0wtMy1MNGAsIGBTT0wtQkVMVC0xYCksIHVuZGVmaW5lZFxuICogd2hlbiB0aGlzIGdhbGF4eSBoYXMgbm8gc3VjaCBwbGFjZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhcnNlTG9jYXRpb24oc2VlZDogbnVtYmVyLCBjb2RlOiBzdHJpbmcpOiBudW1iZXIgfCB1bmRlZmluZWQge1xuICBjb25zdCBbaGVhZCA9ICcnLCAuLi5yZXN0XSA9IGNvZGUuc3BsaXQoJy0nKTtcbiAgY29uc3Qgc3RhciA9IHN0YXJJbmRleChoZWFkKTtcbiAgaWYgKHN0YXIgPT09IHVuZGVmaW5lZCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgY29uc3QgbG9jYXRpb24gPSBwYXJzZUxvY2FsKHN0YXIsIHJlc3QpO1xuICByZXR1cm4gbG9jYXRpb24gIT09IHVuZGVmaW5lZCAmJiBpc0xvY2F0aW9uKHNlZWQsIGxvY2F0aW9uKSA/IGxvY2F0aW9uIDogdW5kZWZpbmVkO1xufVxuXG4vKiogVGhlIGNvZGUgb2YgYSBsb2NhdGlvbi4gQHRocm93cyBFcnJvciB3aGVuIHRoaXMgZ2FsYXh5IGhhcyBubyBzdWNoIHBsYWNlOiBhIGJ1ZywgbmV2ZXIgaW5wdXQuICovXG5leHBvcnQgZnVuY3Rpb24gbWFrZUxvY2F0aW9uKHNlZWQ6IG51bWJlciwgbG9jYXRpb246IG51bWJlcik6IHN0cmluZyB7XG4gIGNvbnN0IHBhcnRzID0gbG9jYXRpb25QYXJ0cyhsb2NhdGlvbik7XG4gIGludmFyaWFudChwYXJ0cyAhPT0gdW5kZWZpbmVkICYmIGlzTG9jYXRpb24oc2VlZCwgbG9jYXRpb24pLCBgbm8gcGxhY2UgaGFzIG51bWJlciAke2xvY2F0aW9ufWApO1xuICBjb25zdCBjb2RlID0gc3RhckNvZGUocGFydHMuc3Rhcik7XG4gIHN3aXRjaCAocGFydHMua2luZCkge1xuICAgIGNhc2UgJ3N0YXInOlxuICAgICAgcmV0dXJuIGNvZGU7XG4gICAgY2FzZSAncGxhbmV0JzpcbiAgICAgIHJldHVybiBgJHtjb2RlfS0ke3BhcnRzLnBsYW5ldH1gO1xuICAgIGNhc2UgJ21vb24nOlxuICAgICAgcmV0dXJuIGAke2NvZGV9LSR7cGFydHMucGxhbmV0fS0ke3BhcnRzLm1vb259YDtcbiAgICBjYXNlICdsYWdyYW5nZSc6XG4gICAgICByZXR1cm4gYCR7Y29kZX0tJHtwYXJ0cy5wbGFuZXR9LUwke3BhcnRzLmxhZ3JhbmdlfWA7XG4gICAgY2FzZSAnYmVsdCc6XG4gICAgICByZXR1cm4gYCR7Y29kZX0tQkVMVC0ke3BhcnRzLmJlbHR9YDtcbiAgfVxufVxuXG4vKiogV2hhdCBraW5kIG9mIHBsYWNlIGEgbG9jYXRpb24gaXMuIEB0aHJvd3MgRXJyb3Igd2hlbiBubyBwbGFjZSBjYW4gaGF2ZSB0aGlzIG51bWJlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsb2NhdGlvbktpbmQobG9jYXRpb246IG51bWJlcik6IExvY2F0aW9uS2luZCB7XG4gIGNvbnN0IHBhcnRzID0gbG9jYXRpb25QYXJ0cyhsb2NhdGlvbik7XG4gIGludmFyaWFudChwYXJ0cyAhPT0gdW5kZWZpbmVkLCBgbm8gcGxhY2UgaGFzIG51bWJlciAke2xvY2F0aW9ufWApO1xuICByZXR1cm4gcGFydHMua2luZDtcbn1cblxuLyoqIFdoZXRoZXIgdGhpcyBnYWxheHkgaGFzIGEgcGxhY2Ugb2YgdGhpcyBudW1iZXIuICovXG5leHBvcnQgZnVuY3Rpb24gaXNMb2NhdGlvbihzZWVkOiBudW1iZXIsIGxvY2F0aW9uOiBudW1iZXIpOiBib29sZWFuIHtcbiAgY29uc3QgcGFydHMgPSBsb2NhdGlvblBhcnRzKGxvY2F0aW9uKTtcbiAgaWYgKHBhcnRzID09PSB1bmRlZmluZWQgfHwgcGFydHMuc3RhciA8IDAgfHwgcGFydHMuc3RhciA+PSBTVEFSX0xJTUlUKSByZXR1cm4gZmFsc2U7XG4gIGlmIChwYXJ0cy5raW5kID09PSAnc3RhcicpIHJldHVybiB0cnVlO1xuICBjb25zdCBzeXN0ZW0gPSBzdGFyU3lzdGVtKHNlZWQsIHBhcnRzLnN0YXIpO1xuICBpZiAocGFydHMua2luZCA9PT0gJ2JlbHQnKSByZXR1cm4gcGFydHMuYmVsdCA8PSBzeXN0ZW0uYmVsdHMubGVuZ3RoO1xuICBjb25zdCBwbGFuZXQgPSBzeXN0ZW0ucGxhbmV0c1twYXJ0cy5wbGFuZXQgLSAxXTtcbiAgcmV0dXJuIHBsYW5ldCAhPT0gdW5kZWZpbmVkICYmIHBhcnRzLm1vb24gPD0gcGxhbmV0Lm1vb25zO1xufVxuXG4vKiogVGhlIHNpdGUgdGhhdCBhIGNvZGUgc3VjaCBhcyBgU09MLUJFTFQtMS1TSVRFLTBgIG5hbWVzLCB1bmRlZmluZWQgd2hlbiBpdCBuYW1lcyBubyBiZWx0J3MuICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2VTaXRlKHNlZWQ6IG51bWJlciwgY29kZTogc3RyaW5nKTogU2l0ZU5hbWUgfCB1bmRlZmluZWQge1xuICBjb25zdCBbLCBwbGFjZSA9ICcnLCBudW1iZXIgPSAnJ10gPSAvXiguKy1CRUxULVxcZCspLVNJVEUtKDB8WzEtOV1cXGR7MCw1fSkkLy5leGVjKGNvZGUpID8/IFtdO1xuICBjb25zdCBiZWx0ID0gcGFyc2VMb2NhdGlvbihzZWVkLCBwbGFjZSk7XG4gIHJldHVybiBiZWx0ID09PSB1bmRlZmluZWQgPyB1bmRlZmluZWQgOiB7IGJlbHQsIHNpdGU6IE51bWJlcihudW1iZXIpIH07XG59XG5cbi8qKiBUaGUgY29kZSBvZiBhIHNpdGUgb2YgYSBiZWx0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1ha2VTaXRlKHNlZWQ6IG51bWJlciwgYmVsdDogbnVtYmVyLCBzaXRlOiBudW1iZXIpOiBzdHJpbmcge1xuICByZXR1cm4gYCR7bWFrZUxvY2F0aW9uKHNlZWQsIGJlbHQpfS1TSVRFLSR7c2l0ZX1gO1xufVxuXG5mdW5jdGlvbiBwYXJzZUxvY2FsKHN0YXI6IG51bWJlciwgcmVzdDogcmVhZG9ubHkgc3RyaW5nW10pOiBudW1iZXIgfCB1bmRlZmluZWQge1xuICBjb25zdCBbZmlyc3QsIHNlY29uZCwgLi4ubW9yZV0gPSByZXN0O1xuICBpZiAobW9yZS5sZW5ndGggPiAwKSByZXR1cm4gdW5kZWZpbmVkO1xuICBpZiAoZmlyc3QgPT09IHVuZGVmaW5lZCkgcmV0dXJuIHN0YXJMb2NhdGlvbihzdGFyKTtcbiAgaWYgKGZpcnN0ID09PSAnQkVMVCcpIHtcbiAgICBjb25zdCBiZWx0ID0gb3JkaW5hbChzZWNvbmQsIEJFTFRTX01PU1QpO1xuICAgIHJldHVybiBiZWx0ID09PSAwID8gdW5kZWZpbmVkIDogYmVsdExvY2F0aW9uKHN0YXIsIGJlbHQpO1xuICB9XG4gIGNvbnN0IHBsYW5ldCA9IG9yZGluYWwoZmlyc3QsIFBMQU5FVFNfTU9TVCk7XG4gIGlmIChwbGFuZXQgPT09IDApIHJldHVybiB1bmRlZmluZWQ7XG4gIGlmIChzZWNvbmQgPT09IHVuZGVmaW5lZCkgcmV0dXJuIHBsYW5ldExvY2F0aW9uKHN0YXIsIHBsYW5ldCk7XG4gIGlmIChzZWNvbmQuc3RhcnRzV2l0aCgnTCcpKSB7XG4gICAgY29uc3QgcG9pbnQgPSBvcmRpbmFsKHNlY29uZC5zbGljZSgxKSwgTEFHUkFOR0VfTU9TVCk7XG4gICAgcmV0dXJuIHBvaW50ID09PSAwID8gdW5kZWZpbmVkIDogbGFncmFuZ2VMb2NhdGlvbihzdGFyLCBwbGFuZXQsIHBvaW50KTtcbiAgfVxuICBjb25zdCBtb29uID0gb3JkaW5hbChzZWNvbmQsIE1PT05TX01PU1QpO1xuICByZXR1cm4gbW9vbiA9PT0gMCA/IHVuZGVmaW5lZCA6IG1vb25Mb2NhdGlvbihzdGFyLCBwbGFuZXQsIG1vb24pO1xufVxuXG4vKiogQSBkZWNpbWFsIGZyb20gMSB0byBgbW9zdGAgd2l0aG91dCBsZWFkaW5nIHplcm9zOyAwIGZvciBhbnl0aGluZyBlbHNlLiAqL1xuZnVuY3Rpb24gb3JkaW5hbCh0ZXh0OiBzdHJpbmcgfCB1bmRlZmluZWQsIG1vc3Q6IG51bWJlcik6IG51bWJlciB7XG4gIGlmICh0ZXh0ID09PSB1bmRlZmluZWQgfHwgIS9eWzEtOV1cXGQ/JC8udGVzdCh0ZXh0KSkgcmV0dXJuIDA7XG4gIGNvbnN0IHZhbHVlID0gTnVtYmVyKHRleHQpO1xuICByZXR1cm4gdmFsdWUgPD0gbW9zdCA/IHZhbHVlIDogMDtcbn1cbiIsICJpbXBvcnQgeyBiZWxvdywgZmxvb3JEaXYsIHJvbGwgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgcGVyQ2F0ZWdvcnkgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBBbW91bnRzIH0gZnJvbSAnLi4vcnVsZXNldC9jYXRlZ29yaWVzLmpzJztcbmltcG9ydCB0eXBlIHsgUnVsZXNldCB9IGZyb20gJy4uL3J1bGVzZXQvcnVsZXNldC5qcyc7XG5pbXBvcnQgdHlwZSB7IEJlbHQgfSBmcm9tICcuL2JlbHQuanMnO1xuaW1wb3J0IHsgQ0hBTkNFIH0gZnJvbSAnLi9jaGFuY2UuanMnO1xuXG4vKipcbiAqIFdoYXQgYW4gdW50b3VjaGVkIHNpdGUgaG9sZHMsIGluIHdob2xlIHVuaXRzIHBlciBjYXRlZ29yeTogdGhlIHJ1bGVzJyByZXNlcnZlIGZvciB0aGUgYmVsdCdzXG4gKiBhYnVuZGFuY2UsIHBvb3JlciBieSB0aGUgZGVjYXkgZm9yIGVhY2ggc2l0ZSBiZWZvcmUgaXQsIHRoZW4gbW9yZSBvciBsZXNzIGJ5IGtleWVkIGppdHRlci5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNpdGVSZXNlcnZlcyhydWxlc2V0OiBSdWxlc2V0LCBzZWVkOiBudW1iZXIsIGJlbHQ6IEJlbHQsIHNpdGU6IG51bWJlcik6IEFtb3VudHMge1xuICBjb25zdCB7IHJlc2VydmVVbml0cywgZGVjYXlQZXJNaWxsZSwgaml0dGVyUGVyTWlsbGUgfSA9IHJ1bGVzZXQuc2l0ZXM7XG4gIHJldHVybiBwZXJDYXRlZ29yeSgoY2F0ZWdvcnksIG4pID0+IHtcbiAgICBsZXQgbWljcm8gPSByZXNlcnZlVW5pdHNbYmVsdC5hYnVuZGFuY2VbY2F0ZWdvcnldXSAqIDFfMDAwXzAwMDtcbiAgICBmb3IgKGxldCBzdGVwID0gMDsgc3RlcCA8IHNpdGU7IHN0ZXAgKz0gMSkgbWljcm8gPSBmbG9vckRpdihtaWNybyAqIGRlY2F5UGVyTWlsbGUsIDEwMDApO1xuICAgIGNvbnN0IHJvbGxlZCA9IHJvbGwoc2VlZCwgQ0hBTkNFLnNpdGVSZXNlcnZlLCBiZWx0LmxvY2F0aW9uLCAwLCBzaXRlICogOCArIG4pO1xuICAgIGNvbnN0IHNoYXJlID0gMTAwMCAtIGppdHRlclBlck1pbGxlICsgYmVsb3coMiAqIGppdHRlclBlck1pbGxlICsgMSwgcm9sbGVkKTtcbiAgICByZXR1cm4gZmxvb3JEaXYoZmxvb3JEaXYobWljcm8sIDEwMDApICogc2hhcmUsIDFfMDAwXzAwMCk7XG4gIH0pO1xufVxuIiwgImltcG9ydCB7IGludmFyaWFudCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBzaXRlUmVzZXJ2ZXMgfSBmcm9tICcuLi9nYWxheHkvc2l0ZVJlc2VydmVzLmpzJztcbmltcG9ydCB7IGJlbHRBdCB9IGZyb20gJy4uL2dhbGF4eS9zdGFyU3lzdGVtLmpzJztcbmltcG9ydCB7IEFCVU5EQU5DRVMgfSBmcm9tICcuLi9ydWxlc2V0L2FidW5kYW5jZXMuanMnO1xuaW1wb3J0IHsgQ0FURUdPUklFUyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgeyBERU5TSVRJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2RlbnNpdGllcy5qcyc7XG5pbXBvcnQgeyBERVBPU0lULCBkZXBvc2l0T2YgfSBmcm9tICcuLi9zdGF0ZS9kZXBvc2l0cy5qcyc7XG5pbXBvcnQgeyBMT0NBVElPTiB9IGZyb20gJy4uL3N0YXRlL2xvY2F0aW9ucy5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcbmltcG9ydCB7IFNJVEUgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgeyBwb3N0TGVkZ2VyIH0gZnJvbSAnLi9wb3N0TGVkZ2VyLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQgfSBmcm9tICcuL3NjaGVtYS5qcyc7XG5cbi8qKiBPcGVucyBhIHNpdGU7IHRoZSBmaXJzdCB0aW1lIGl0IGZpbGxzIGl0cyBkZXBvc2l0cyB3aXRoIHdoYXQgY2hhbmNlIGhhcyBwdXQgdGhlcmUuICovXG5leHBvcnQgZnVuY3Rpb24gc3VydmV5U2l0ZShkcmFmdDogRHJhZnQsIHNpdGU6IG51bWJlciwgc291cmNlOiAnZ2VuZXJhdGlvbicgfCAnc2VhcmNoJyk6IHZvaWQge1xuICBjb25zdCB7IGRlcG9zaXRzLCBzaXRlcywgc2V0dGluZyB9ID0gZHJhZnQ7XG4gIHNpdGVzLnNldChzaXRlLCBTSVRFLm9wZW4sIDEpO1xuICBpZiAoc2l0ZXMuZ2V0KHNpdGUsIFNJVEUuc3VydmV5ZWQpID09PSAxKSByZXR1cm47XG4gIHNpdGVzLnNldChzaXRlLCBTSVRFLnN1cnZleWVkLCAxKTtcbiAgY29uc3QgcGxhY2UgPSBkcmFmdC5sb2NhdGlvbnMuZ2V0KHNpdGVzLnBhcmVudChzaXRlLCBTSVRFLmxvY2F0aW9uKSwgTE9DQVRJT04ucGxhY2UpO1xuICBjb25zdCBiZWx0ID0gYmVsdEF0KHNldHRpbmcuc2VlZCwgcGxhY2UpO1xuICBpbnZhcmlhbnQoYmVsdCAhPT0gdW5kZWZpbmVkLCAnc2l0ZXMgYXJlIGluIGJlbHRzJyk7XG4gIGNvbnN0IGluZGV4ID0gc2l0ZXMuZ2V0KHNpdGUsIFNJVEUuaW5kZXgpO1xuICBjb25zdCByZXNlcnZlcyA9IHNpdGVSZXNlcnZlcyhzZXR0aW5nLnJ1bGVzZXQsIHNldHRpbmcuc2VlZCwgYmVsdCwgaW5kZXgpO1xuICBmb3IgKGNvbnN0IFtwb3NpdGlvbiwgY2F0ZWdvcnldIG9mIENBVEVHT1JJRVMuZW50cmllcygpKSB7XG4gICAgY29uc3QgZGVwb3NpdCA9IGRlcG9zaXRPZihzaXRlLCBwb3NpdGlvbiArIDEpO1xuICAgIGNvbnN0IG1pY3JvID0gcmVzZXJ2ZXNbY2F0ZWdvcnldICogTUlDUk87XG4gICAgZGVwb3NpdHMuc2V0TGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlLCBtaWNybyk7XG4gICAgZGVwb3NpdHMuc2V0KGRlcG9zaXQsIERFUE9TSVQuaW5pdGlhbCwgbWljcm8pO1xuICAgIGRlcG9zaXRzLnNldChkZXBvc2l0LCBERVBPU0lULmFidW5kYW5jZSwgQUJVTkRBTkNFUy5pbmRleE9mKGJlbHQuYWJ1bmRhbmNlW2NhdGVnb3J5XSkgKyAxKTtcbiAgICBkZXBvc2l0cy5zZXQoZGVwb3NpdCwgREVQT1NJVC5kZW5zaXR5LCBERU5TSVRJRVMuaW5kZXhPZihiZWx0LmRlbnNpdHkpICsgMSk7XG4gICAgcG9zdExlZGdlcihkcmFmdCwgc291cmNlLCBwb3NpdGlvbiArIDEsIG1pY3JvKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGxvY2F0aW9uUGFydHMgfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb25OdW1iZXIuanMnO1xuaW1wb3J0IHsgYWRkU2l0ZSB9IGZyb20gJy4vYWRkU2l0ZS5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0IH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc3VydmV5U2l0ZSB9IGZyb20gJy4vc3VydmV5U2l0ZS5qcyc7XG5cbi8qKiBUaGUgcm93IG9mIGEgcGxhY2U7IGl0IGFwcGVhcnMsIGEgYmVsdCdzIHdpdGggaXRzIG9wZW4gcHJpbWFyeSBzaXRlLCB3aGVuIGZpcnN0IHdyaXR0ZW4gdG8uICovXG5leHBvcnQgZnVuY3Rpb24gZW5zdXJlTG9jYXRpb24oZHJhZnQ6IERyYWZ0LCBwbGFjZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3Qga25vd24gPSBkcmFmdC5sb2NhdGlvbnMuZmluZChwbGFjZSk7XG4gIGlmIChrbm93biAhPT0gMCkgcmV0dXJuIGtub3duO1xuICBjb25zdCBsb2NhdGlvbiA9IGRyYWZ0LmxvY2F0aW9ucy5pbnNlcnQocGxhY2UpO1xuICBpZiAobG9jYXRpb25QYXJ0cyhwbGFjZSk/LmtpbmQgPT09ICdiZWx0Jykge1xuICAgIHN1cnZleVNpdGUoZHJhZnQsIGFkZFNpdGUoZHJhZnQsIGxvY2F0aW9uLCAwKSwgJ2dlbmVyYXRpb24nKTtcbiAgfVxuICByZXR1cm4gbG9jYXRpb247XG59XG4iLCAiaW1wb3J0IHsgaW52YXJpYW50IH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IHBhcnNlTG9jYXRpb24gfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb24uanMnO1xuaW1wb3J0IHsgQ0FURUdPUklFUyB9IGZyb20gJy4uL3J1bGVzZXQvY2F0ZWdvcmllcy5qcyc7XG5pbXBvcnQgeyBkZXZpY2VUeXBlSW5kZXggfSBmcm9tICcuLi9ydWxlc2V0L2RldmljZVR5cGVzLmpzJztcbmltcG9ydCB7IENFTlNVUywgQ0VOU1VTX1JPVyB9IGZyb20gJy4uL3N0YXRlL2NlbnN1cy5qcyc7XG5pbXBvcnQgeyBGTEVFVCB9IGZyb20gJy4uL3N0YXRlL2ZsZWV0cy5qcyc7XG5pbXBvcnQgeyBIT0xESU5HIH0gZnJvbSAnLi4vc3RhdGUvaG9sZGluZ3MuanMnO1xuaW1wb3J0IHsgTUlDUk8gfSBmcm9tICcuLi9zdGF0ZS9taWNyby5qcyc7XG5pbXBvcnQgeyBTVE9DSywgc3RvY2tPZiB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5pbXBvcnQgeyBkZXZpY2VBZGQgfSBmcm9tICcuL2RldmljZS5qcyc7XG5pbXBvcnQgeyBlbnN1cmVMb2NhdGlvbiB9IGZyb20gJy4vZW5zdXJlTG9jYXRpb24uanMnO1xuaW1wb3J0IHsgZW5zdXJlUGlsZSB9IGZyb20gJy4vZW5zdXJlUGlsZS5qcyc7XG5pbXBvcnQgeyBwb3N0TGVkZ2VyIH0gZnJvbSAnLi9wb3N0TGVkZ2VyLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIFdvcmxkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogQSBuZXcgYWNjb3VudCB3aXRoIHdoYXQgaXQgYmVnaW5zIHdpdGg7IGFsbCBvZiB0aGF0IGlzIGdyYW50ZWQsIGFuZCBpbiB0aGUgbGVkZ2VyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9wZW5GbGVldChkcmFmdDogRHJhZnQsIG5hbWU6IHN0cmluZykge1xuICBjb25zdCB7IHN0YXJ0LCBibHVlcHJpbnRzIH0gPSBkcmFmdC5zZXR0aW5nLnJ1bGVzZXQ7XG4gIGNvbnN0IGFjY291bnQgPSBkcmFmdC5hY2NvdW50cy5pbnNlcnQoeyBuYW1lLCByZXBsaWNhbnRzOiBbXSwgb3BlbmVkQXRUaWNrOiBkcmFmdC5ub3cgfSk7XG4gIGNvbnN0IHJlcGxpY2FudCA9IGRyYWZ0LnJlcGxpY2FudHMuaW5zZXJ0KHsgbmFtZSwgYWNjb3VudCB9KTtcbiAgZHJhZnQuYWNjb3VudHMuZWRpdChhY2NvdW50LCAoZG9jdW1lbnQpID0+IHtcbiAgICBkb2N1bWVudC5yZXBsaWNhbnRzLnB1c2gocmVwbGljYW50KTtcbiAgfSk7XG4gIGludmFyaWFudChkcmFmdC5ob2xkaW5ncy5pbnNlcnQoKSA9PT0gYWNjb3VudCwgJ2FjY291bnRzIGFuZCBob2xkaW5ncyBoYXZlIHRoZSBzYW1lIGlkcycpO1xuICBpbnZhcmlhbnQoZHJhZnQuZmxlZXRzLmluc2VydCgpID09PSByZXBsaWNhbnQsICdyZXBsaWNhbnRzIGFuZCBmbGVldHMgaGF2ZSB0aGUgc2FtZSBpZHMnKTtcbiAgZHJhZnQuZmxlZXRzLnNldChyZXBsaWNhbnQsIEZMRUVULmFjY291bnQsIGFjY291bnQpO1xuICBjb25zdCBwbGFjZSA9IG9wZW5GbGVldFBsYWNlKGRyYWZ0LCBhY2NvdW50KTtcbiAgY29uc3QgbG9jYXRpb24gPSBlbnN1cmVMb2NhdGlvbihkcmFmdCwgcGxhY2UpO1xuICBjb25zdCBmbGVldCA9IHN0YXJ0LmZsZWV0Lm1hcCgodHlwZSkgPT5cbiAgICBkZXZpY2VBZGQoZHJhZnQsIGRldmljZVR5cGVJbmRleCh0eXBlKSwgcmVwbGljYW50LCBsb2NhdGlvbiksXG4gICk7XG4gIGNvbnN0IHZlc3NlbCA9IGZsZWV0W3N0YXJ0LmZsZWV0LmluZGV4T2YoJ2hlYXZlbl92ZXNzZWwnKV0gPz8gZmxlZXRbMF0gPz8gMDtcbiAgZHJhZnQuZmxlZXRzLnNldChyZXBsaWNhbnQsIEZMRUVULnZlc3NlbCwgdmVzc2VsKTtcbiAgZHJhZnQuaG9sZGluZ3Muc2V0KGFjY291bnQsIEhPTERJTkcuZGV2aWNlcywgZmxlZXQubGVuZ3RoKTtcbiAgZHJhZnQuY2Vuc3VzLmFkZChDRU5TVVNfUk9XLCBDRU5TVVMuZGV2aWNlcywgZmxlZXQubGVuZ3RoKTtcbiAgY29uc3QgcGlsZSA9IGVuc3VyZVBpbGUoZHJhZnQsIGFjY291bnQsIGxvY2F0aW9uKTtcbiAgZm9yIChjb25zdCBbcG9zaXRpb24sIGNhdGVnb3J5XSBvZiBDQVRFR09SSUVTLmVudHJpZXMoKSkge1xuICAgIGRyYWZ0LnN0b2Nrcy5zZXRMZXZlbChzdG9ja09mKHBpbGUsIHBvc2l0aW9uICsgMSksIFNUT0NLLmFtb3VudCwgc3RhcnQuc3RvY2tbY2F0ZWdvcnldICogTUlDUk8pO1xuICAgIGxldCB1bml0cyA9IHN0YXJ0LnN0b2NrW2NhdGVnb3J5XTtcbiAgICBmb3IgKGNvbnN0IHR5cGUgb2Ygc3RhcnQuZmxlZXQpIHVuaXRzICs9IGJsdWVwcmludHNbdHlwZV0uYmlsbFtjYXRlZ29yeV07XG4gICAgcG9zdExlZGdlcihkcmFmdCwgJ2dyYW50cycsIHBvc2l0aW9uICsgMSwgdW5pdHMgKiBNSUNSTyk7XG4gIH1cbiAgZHJhZnQuZW1pdCgnYWNjb3VudC5vcGVuZWQnLCByZXBsaWNhbnQsIHZlc3NlbCwgcGxhY2UsIGFjY291bnQpO1xuICBmb3IgKGNvbnN0IGRldmljZSBvZiBmbGVldCkgZHJhZnQuZW1pdCgnZGV2aWNlLmRlcGxveWVkJywgcmVwbGljYW50LCBkZXZpY2UsIHBsYWNlKTtcbiAgcmV0dXJuIHsgYWNjb3VudCwgcmVwbGljYW50LCBmbGVldCB9O1xufVxuXG4vKiogV2hlcmUgYW4gYWNjb3VudCBiZWdpbnM6IGFjY291bnRzIGdvIHRvIHRoZSBzdGFydCBzeXN0ZW1zIGluIHR1cm4uICovXG5leHBvcnQgZnVuY3Rpb24gb3BlbkZsZWV0UGxhY2Uod29ybGQ6IFdvcmxkLCBhY2NvdW50OiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IHNlZWQsIHJ1bGVzZXQgfSA9IHdvcmxkLnNldHRpbmc7XG4gIGNvbnN0IHsgc3RhckNvZGVzLCBwbGFjZSB9ID0gcnVsZXNldC5zdGFydDtcbiAgY29uc3QgY29kZSA9IGAke3N0YXJDb2Rlc1soYWNjb3VudCAtIDEpICUgc3RhckNvZGVzLmxlbmd0aF0gPz8gJyd9LSR7cGxhY2V9YDtcbiAgY29uc3QgbG9jYXRpb24gPSBwYXJzZUxvY2F0aW9uKHNlZWQsIGNvZGUpO1xuICBpbnZhcmlhbnQobG9jYXRpb24gIT09IHVuZGVmaW5lZCwgYHRoZSBydWxlcyBuYW1lIGEgc3RhcnQgcGxhY2UgdGhhdCBpcyBub25lOiAke2NvZGV9YCk7XG4gIHJldHVybiBsb2NhdGlvbjtcbn1cbiIsICJpbXBvcnQgeyByb2xsIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGNvZGVPZiwgY29kZVRvSWQgfSBmcm9tICcuL2NvZGUuanMnO1xuXG4vKiogVGhlIGRvbWFpbiBvZiB0aGUga2V5IHVuZGVyIHdoaWNoIHJlcGxpY2FudHMgZ2V0IHRoZWlyIGNvZGVzOiBhbm90aGVyIHRoYW4gdGhlIGRldmljZXMnLiAqL1xuY29uc3QgUkVQTElDQU5UX0tFWSA9IDB4NmIwMTtcblxuLyoqIFRoZSBjb2RlIG9mIGEgcmVwbGljYW50LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlcGxpY2FudENvZGUoc2VlZDogbnVtYmVyLCByZXBsaWNhbnQ6IG51bWJlcik6IHN0cmluZyB7XG4gIHJldHVybiBjb2RlT2Yocm9sbChzZWVkLCBSRVBMSUNBTlRfS0VZLCAwLCAwKSwgcmVwbGljYW50KTtcbn1cblxuLyoqIFRoZSBpZCBiZWhpbmQgYSByZXBsaWNhbnQgY29kZTogYW55IDMyLWJpdCBudW1iZXI7IDAgZm9yIHdoYXQgaXMgbm8gY29kZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZXBsaWNhbnRDb2RlVG9JZChzZWVkOiBudW1iZXIsIGNvZGU6IHN0cmluZyk6IG51bWJlciB7XG4gIHJldHVybiBjb2RlVG9JZChyb2xsKHNlZWQsIFJFUExJQ0FOVF9LRVksIDAsIDApLCBjb2RlKTtcbn1cbiIsICJpbXBvcnQgeyBkb25lLCByZWZ1c2UgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgb3BlbkZsZWV0IH0gZnJvbSAnLi4vcnVsZXMvb3BlbkZsZWV0LmpzJztcbmltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBDRU5TVVMsIENFTlNVU19ST1cgfSBmcm9tICcuLi9zdGF0ZS9jZW5zdXMuanMnO1xuaW1wb3J0IHsgZGV2aWNlQ29kZSB9IGZyb20gJy4uL3N0YXRlL2RldmljZUNvZGUuanMnO1xuaW1wb3J0IHsgcmVwbGljYW50Q29kZSB9IGZyb20gJy4uL3N0YXRlL3JlcGxpY2FudENvZGUuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkLCBuYW1lLCByZWFkQXJncyB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbi8qKlxuICogYG9wZW5fYWNjb3VudCB7bmFtZX1gOiB3aGF0IHRoZSBob3N0IGFza3MgZm9yIHdoZW4gYW4gYWRkcmVzcyBpcyB2ZXJpZmllZC4gVGhlIGFjY291bnQgZ2V0cyBhXG4gKiByZXBsaWNhbnQgb2YgdGhlIHNhbWUgbmFtZSwgaXRzIHN0YXJ0ZXIgZmxlZXQgYW5kIGl0cyBmaXJzdCBzdG9jay5cbiAqL1xuZXhwb3J0IGNvbnN0IG9wZW5BY2NvdW50OiBSZWR1Y2VyID0gKGRyYWZ0LCBjb21tYW5kKSA9PiB7XG4gIGNvbnN0IHsgc2VlZCwgcnVsZXNldCB9ID0gZHJhZnQuc2V0dGluZztcbiAgY29uc3QgeyBsaW1pdHMsIHN0YXJ0IH0gPSBydWxlc2V0O1xuICBpZiAoY29tbWFuZC5hY2NvdW50ICE9PSAwKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnaG9zdF9vbmx5JywgJ29ubHkgdGhlIGhvc3Qgb3BlbnMgYWNjb3VudHMnLCB7IGFjY291bnQ6IGNvbW1hbmQuYWNjb3VudCB9KTtcbiAgfVxuICBjb25zdCBhcmdzID0gcmVhZEFyZ3MoY29tbWFuZCwgeyBuYW1lOiBuYW1lKGxpbWl0cy5uYW1lTGVuZ3RoKSB9KTtcbiAgaWYgKGlzUmVmdXNlZChhcmdzKSkgcmV0dXJuIGFyZ3M7XG4gIGNvbnN0IGFjY291bnRzID0gZHJhZnQuYWNjb3VudHMuY291bnQ7XG4gIGlmIChhY2NvdW50cyA+PSBsaW1pdHMuYWNjb3VudHMpIHtcbiAgICByZXR1cm4gcmVmdXNlKCdhY2NvdW50X2xpbWl0JywgJ3RoZSBnYWxheHkgdGFrZXMgbm8gbW9yZSBhY2NvdW50cycsIHtcbiAgICAgIGFjY291bnRzLFxuICAgICAgbW9zdDogbGltaXRzLmFjY291bnRzLFxuICAgIH0pO1xuICB9XG4gIGNvbnN0IGRldmljZXMgPSBkcmFmdC5jZW5zdXMuZ2V0KENFTlNVU19ST1csIENFTlNVUy5kZXZpY2VzKTtcbiAgaWYgKGRldmljZXMgKyBzdGFydC5mbGVldC5sZW5ndGggPiBsaW1pdHMuZGV2aWNlcykge1xuICAgIHJldHVybiByZWZ1c2UoJ2dhbGF4eV9mdWxsJywgJ3RoZSBnYWxheHkgdGFrZXMgbm8gbW9yZSBkZXZpY2VzJywge1xuICAgICAgZGV2aWNlcyxcbiAgICAgIG1vcmU6IHN0YXJ0LmZsZWV0Lmxlbmd0aCxcbiAgICAgIG1vc3Q6IGxpbWl0cy5kZXZpY2VzLFxuICAgIH0pO1xuICB9XG4gIGNvbnN0IHsgYWNjb3VudCwgcmVwbGljYW50LCBmbGVldCB9ID0gb3BlbkZsZWV0KGRyYWZ0LCBhcmdzLm5hbWUpO1xuICByZXR1cm4gZG9uZSh7XG4gICAgYWNjb3VudCxcbiAgICByZXBsaWNhbnRfY29kZTogcmVwbGljYW50Q29kZShzZWVkLCByZXBsaWNhbnQpLFxuICAgIGRldmljZV9jb2RlczogZmxlZXQubWFwKChkZXZpY2UpID0+IGRldmljZUNvZGUoc2VlZCwgZGV2aWNlKSksXG4gIH0pO1xufTtcbiIsICJpbXBvcnQgeyBmbG9vckRpdiwgaW52YXJpYW50LCBzcXJ0Rmxvb3IgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgbG9jYXRpb25QYXJ0cywgbG9jYXRpb25TdGFyIH0gZnJvbSAnLi9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgeyBzdGFyQXQgfSBmcm9tICcuL3N0YXJBdC5qcyc7XG5pbXBvcnQgeyBzdGFyU3lzdGVtIH0gZnJvbSAnLi9zdGFyU3lzdGVtLmpzJztcbmltcG9ydCB0eXBlIHsgU3RhclN5c3RlbSB9IGZyb20gJy4vc3RhclN5c3RlbS5qcyc7XG5cbi8qKiBGcm9tIGEgcGxhbmV0IHRvIGl0cyBtb29uIG9yIExhZ3JhbmdlIHBvaW50LCBpbiBtaWxsaW9udGhzIG9mIGFuIEFVLiAqL1xuZXhwb3J0IGNvbnN0IFNBVEVMTElURV9NSUNST19BVSA9IDEwXzAwMDtcblxuaW50ZXJmYWNlIEFuY2hvciB7XG4gIC8qKiBEaXN0YW5jZSBvZiB0aGUgYm9keSB0aGF0IHRoZSBwbGFjZSBiZWxvbmdzIHRvIGZyb20gdGhlIHN0YXIuICovXG4gIHJlYWRvbmx5IG9yYml0OiBudW1iZXI7XG4gIC8qKiBUaGUgcGxhbmV0J3MgbnVtYmVyLCBvciAwOyBwbGFjZXMgb2Ygb25lIHBsYW5ldCBhcmUgbmVhciBvbmUgYW5vdGhlci4gKi9cbiAgcmVhZG9ubHkgcGxhbmV0OiBudW1iZXI7XG4gIC8qKiBXaGF0IGxlYWRzIGZyb20gdGhhdCBib2R5IHRvIHRoZSBwbGFjZSBpdHNlbGYuICovXG4gIHJlYWRvbmx5IGV4dHJhOiBudW1iZXI7XG59XG5cbi8qKlxuICogVGhlIGRpc3RhbmNlIGJldHdlZW4gdHdvIHBsYWNlcyBvZiBvbmUgc3lzdGVtIGluIG1pbGxpb250aHMgb2YgYW4gQVUsIHJvdW5kZWQgZG93bi4gQm9kaWVzIHN0YW5kXG4gKiBzdGlsbCBhcyBpZiBlYWNoIHBhaXIgd2VyZSBzZWVuIGF0IGEgcmlnaHQgYW5nbGUgZnJvbSB0aGUgc3RhcjogdGhlIHJvb3Qgb2YgYVx1MDBCMiArIGJcdTAwQjIgZm9yIG9yYml0cyBhXG4gKiBhbmQgYi4gSXQgaXMgc3ltbWV0cmljLCBhbmQgYSBkZXRvdXIgaXMgbmV2ZXIgc2hvcnRlci4gQSBiZWx0IGNvdW50cyBhcyBpdHMgbWlkIHJhZGl1cywgdGhlIHN0YXJcbiAqIGFzIHRoZSBzeXN0ZW0ncyBlZGdlOyBhIG1vb24gb3IgTGFncmFuZ2UgcG9pbnQgaXMgU0FURUxMSVRFX01JQ1JPX0FVIGZyb20gaXRzIHBsYW5ldC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRpc3RhbmNlTWljcm9BdShzZWVkOiBudW1iZXIsIGZyb206IG51bWJlciwgdG86IG51bWJlcik6IG51bWJlciB7XG4gIGludmFyaWFudChsb2NhdGlvblN0YXIoZnJvbSkgPT09IGxvY2F0aW9uU3Rhcih0byksICdwbGFjZXMgb2Ygb25lIHN5c3RlbSBhcmUgYXNrZWQgZm9yJyk7XG4gIGlmIChmcm9tID09PSB0bykgcmV0dXJuIDA7XG4gIGNvbnN0IHN5c3RlbSA9IHN0YXJTeXN0ZW0oc2VlZCwgbG9jYXRpb25TdGFyKGZyb20pKTtcbiAgY29uc3QgaGVyZSA9IGFuY2hvck9mKHN5c3RlbSwgZnJvbSk7XG4gIGNvbnN0IHRoZXJlID0gYW5jaG9yT2Yoc3lzdGVtLCB0byk7XG4gIGNvbnN0IG5lYXIgPSBoZXJlLnBsYW5ldCAhPT0gMCAmJiBoZXJlLnBsYW5ldCA9PT0gdGhlcmUucGxhbmV0O1xuICBjb25zdCBiZXR3ZWVuID0gbmVhciA/IDAgOiBzcXJ0Rmxvb3IoaGVyZS5vcmJpdCAqIGhlcmUub3JiaXQgKyB0aGVyZS5vcmJpdCAqIHRoZXJlLm9yYml0KTtcbiAgcmV0dXJuIGhlcmUuZXh0cmEgKyBiZXR3ZWVuICsgdGhlcmUuZXh0cmE7XG59XG5cbi8qKiBUaGUgZGlzdGFuY2UgYmV0d2VlbiB0d28gc3RhcnMgaW4gdGhvdXNhbmR0aHMgb2YgYSBsaWdodCB5ZWFyLCByb3VuZGVkIGRvd24uICovXG5leHBvcnQgZnVuY3Rpb24gZGlzdGFuY2VNaWxsaUx5KHNlZWQ6IG51bWJlciwgZnJvbVN0YXI6IG51bWJlciwgdG9TdGFyOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCBoZXJlID0gc3RhckF0KHNlZWQsIGZyb21TdGFyKTtcbiAgY29uc3QgdGhlcmUgPSBzdGFyQXQoc2VlZCwgdG9TdGFyKTtcbiAgY29uc3QgeCA9IGhlcmUueE1pbGxpTHkgLSB0aGVyZS54TWlsbGlMeTtcbiAgY29uc3QgeSA9IGhlcmUueU1pbGxpTHkgLSB0aGVyZS55TWlsbGlMeTtcbiAgY29uc3QgeiA9IGhlcmUuek1pbGxpTHkgLSB0aGVyZS56TWlsbGlMeTtcbiAgcmV0dXJuIHNxcnRGbG9vcih4ICogeCArIHkgKiB5ICsgeiAqIHopO1xufVxuXG5mdW5jdGlvbiBhbmNob3JPZihzeXN0ZW06IFN0YXJTeXN0ZW0sIGxvY2F0aW9uOiBudW1iZXIpOiBBbmNob3Ige1xuICBjb25zdCBwYXJ0cyA9IGxvY2F0aW9uUGFydHMobG9jYXRpb24pO1xuICBpbnZhcmlhbnQocGFydHMgIT09IHVuZGVmaW5lZCwgYG5vIHBsYWNlIGhhcyBudW1iZXIgJHtsb2NhdGlvbn1gKTtcbiAgaWYgKHBhcnRzLmtpbmQgPT09ICdzdGFyJykgcmV0dXJuIHsgb3JiaXQ6IHN5c3RlbS5lZGdlTWljcm9BdSwgcGxhbmV0OiAwLCBleHRyYTogMCB9O1xuICBpZiAocGFydHMua2luZCA9PT0gJ2JlbHQnKSB7XG4gICAgY29uc3QgYmVsdCA9IHN5c3RlbS5iZWx0c1twYXJ0cy5iZWx0IC0gMV07XG4gICAgaW52YXJpYW50KGJlbHQgIT09IHVuZGVmaW5lZCwgYG5vIGJlbHQgaGFzIG51bWJlciAke2xvY2F0aW9ufWApO1xuICAgIHJldHVybiB7IG9yYml0OiBmbG9vckRpdihiZWx0LmlubmVyTWljcm9BdSArIGJlbHQub3V0ZXJNaWNyb0F1LCAyKSwgcGxhbmV0OiAwLCBleHRyYTogMCB9O1xuICB9XG4gIGNvbnN0IHBsYW5ldCA9IHN5c3RlbS5wbGFuZXRzW3BhcnRzLnBsYW5ldCAtIDFdO1xuICBpbnZhcmlhbnQocGxhbmV0ICE9PSB1bmRlZmluZWQsIGBubyBwbGFuZXQgaGFzIG51bWJlciAke2xvY2F0aW9ufWApO1xuICBjb25zdCBleHRyYSA9IHBhcnRzLmtpbmQgPT09ICdwbGFuZXQnID8gMCA6IFNBVEVMTElURV9NSUNST19BVTtcbiAgcmV0dXJuIHsgb3JiaXQ6IHBsYW5ldC5vcmJpdE1pY3JvQXUsIHBsYW5ldDogcGFydHMucGxhbmV0LCBleHRyYSB9O1xufVxuIiwgImltcG9ydCB7IGRpc3RhbmNlTWljcm9BdSwgZGlzdGFuY2VNaWxsaUx5IH0gZnJvbSAnLi9kaXN0YW5jZS5qcyc7XG5pbXBvcnQgeyBsb2NhdGlvblN0YXIsIHN0YXJMb2NhdGlvbiB9IGZyb20gJy4vbG9jYXRpb25OdW1iZXIuanMnO1xuXG4vKiogT25lIHN0YWdlIG9mIGEgam91cm5leTogYSBjcnVpc2Ugd2l0aGluIGEgc3lzdGVtLCBvciBhIHN1cmdlIGZyb20gZWRnZSB0byBlZGdlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBMZWcge1xuICByZWFkb25seSBraW5kOiAnY3J1aXNlJyB8ICdzdXJnZSc7XG4gIHJlYWRvbmx5IGZyb206IG51bWJlcjtcbiAgcmVhZG9ubHkgdG86IG51bWJlcjtcbiAgLyoqIE1pbGxpb250aHMgb2YgYW4gQVUgZm9yIGEgY3J1aXNlLCB0aG91c2FuZHRocyBvZiBhIGxpZ2h0IHllYXIgZm9yIGEgc3VyZ2UuICovXG4gIHJlYWRvbmx5IGRpc3RhbmNlOiBudW1iZXI7XG59XG5cbi8qKiBUaGUgc3RhZ2VzIGZyb20gb25lIHBsYWNlIHRvIGFub3RoZXIgd2l0aG91dCBkZXRvdXJzOyBub25lIHdoZW4gdGhleSBhcmUgdGhlIHNhbWUuICovXG5leHBvcnQgZnVuY3Rpb24gdHJhdmVsTGVncyhzZWVkOiBudW1iZXIsIGZyb206IG51bWJlciwgdG86IG51bWJlcik6IHJlYWRvbmx5IExlZ1tdIHtcbiAgaWYgKGZyb20gPT09IHRvKSByZXR1cm4gW107XG4gIGNvbnN0IGZyb21TdGFyID0gbG9jYXRpb25TdGFyKGZyb20pO1xuICBjb25zdCB0b1N0YXIgPSBsb2NhdGlvblN0YXIodG8pO1xuICBpZiAoZnJvbVN0YXIgPT09IHRvU3RhcikgcmV0dXJuIFtjcnVpc2Uoc2VlZCwgZnJvbSwgdG8pXTtcbiAgY29uc3QgZXhpdCA9IHN0YXJMb2NhdGlvbihmcm9tU3Rhcik7XG4gIGNvbnN0IGVudHJ5ID0gc3RhckxvY2F0aW9uKHRvU3Rhcik7XG4gIGNvbnN0IGRpc3RhbmNlID0gZGlzdGFuY2VNaWxsaUx5KHNlZWQsIGZyb21TdGFyLCB0b1N0YXIpO1xuICBjb25zdCBzdXJnZTogTGVnID0geyBraW5kOiAnc3VyZ2UnLCBmcm9tOiBleGl0LCB0bzogZW50cnksIGRpc3RhbmNlIH07XG4gIGNvbnN0IGxlZ3MgPSBbY3J1aXNlKHNlZWQsIGZyb20sIGV4aXQpLCBzdXJnZSwgY3J1aXNlKHNlZWQsIGVudHJ5LCB0byldO1xuICByZXR1cm4gbGVncy5maWx0ZXIoKGxlZykgPT4gbGVnLmZyb20gIT09IGxlZy50byk7XG59XG5cbmZ1bmN0aW9uIGNydWlzZShzZWVkOiBudW1iZXIsIGZyb206IG51bWJlciwgdG86IG51bWJlcik6IExlZyB7XG4gIGNvbnN0IGRpc3RhbmNlID0gZnJvbSA9PT0gdG8gPyAwIDogZGlzdGFuY2VNaWNyb0F1KHNlZWQsIGZyb20sIHRvKTtcbiAgcmV0dXJuIHsga2luZDogJ2NydWlzZScsIGZyb20sIHRvLCBkaXN0YW5jZSB9O1xufVxuIiwgImltcG9ydCB7IGNlaWxEaXYsIGludmFyaWFudCwgbWF4LCBtdWxEaXYsIHNxcnRDZWlsIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB0eXBlIHsgUnVsZXNldCB9IGZyb20gJy4uL3J1bGVzZXQvcnVsZXNldC5qcyc7XG5pbXBvcnQgdHlwZSB7IExlZyB9IGZyb20gJy4vdHJhdmVsTGVncy5qcyc7XG5cbi8qKiBIb3cgZmFzdCBzb21ldGhpbmcgdHJhdmVsczogYm90aCBpbiB0aG91c2FuZHRocywgMTAwMCBhbmQgMTAwMCBmb3IgYSB2ZXNzZWwgaW4gZnVsbCBvcmRlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUGFjZSB7XG4gIC8qKiBGcm9tIHRoZSBibHVlcHJpbnQuICovXG4gIHJlYWRvbmx5IGRyaXZlUGVyTWlsbGU6IG51bWJlcjtcbiAgLyoqIEZyb20gaXRzIG9wZXJhdGlvbmFsIGNhcGFjaXR5IChgc3BlZWRQZXJNaWxsZWApLiAqL1xuICByZWFkb25seSBzcGVlZFBlck1pbGxlOiBudW1iZXI7XG59XG5cbi8qKiBTZWNvbmRzIG9mIG9uZSBsZWcgb2YgYSBqb3VybmV5OyBgaGFzSHViYDogYSBodWIgb2YgdGhlIHRyYXZlbGxlcidzIG93biB3YWl0cyBhdCBpdHMgZW5kLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRyYXZlbFNlY29uZHMocnVsZXNldDogUnVsZXNldCwgbGVnOiBMZWcsIHBhY2U6IFBhY2UsIGhhc0h1YjogYm9vbGVhbik6IG51bWJlciB7XG4gIGlmIChsZWcua2luZCA9PT0gJ2NydWlzZScpIHJldHVybiBjcnVpc2VTZWNvbmRzKHJ1bGVzZXQsIGxlZy5kaXN0YW5jZSwgcGFjZSk7XG4gIHJldHVybiBzdXJnZVNlY29uZHMocnVsZXNldCwgbGVnLmRpc3RhbmNlLCBwYWNlLCBoYXNIdWIpO1xufVxuXG4vKipcbiAqIFNlY29uZHMgb2YgYSBjcnVpc2U6IGNvbnN0YW50IGFjY2VsZXJhdGlvbiwgZmxpcCBhdCB0aGUgbWlkcG9pbnQsIGhlbmNlIGEgcm9vdCBvZiB0aGUgZGlzdGFuY2UuXG4gKiBjZWlsKDMzLjgzIFx1MDBCNyByb290IG9mIEFVKSBieSB0aGUgc3RhbmRhcmQgcnVsZXMsIGF0IGxlYXN0IDU7IGV4YWN0LCBzaW5jZSB0aGUgbWlsbGlzZWNvbmRzIGFyZVxuICogdGhlIGxlYXN0IHQgd2l0aCB0XHUwMEIyIFx1MDBCNyAxMF42ID49IDMzODMwXHUwMEIyIFx1MDBCNyBkaXN0YW5jZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNydWlzZVNlY29uZHMocnVsZXNldDogUnVsZXNldCwgZGlzdGFuY2VNaWNyb0F1OiBudW1iZXIsIHBhY2U6IFBhY2UpOiBudW1iZXIge1xuICBjb25zdCB7IGNydWlzZU1pbGxpc2Vjb25kcywgY3J1aXNlTGVhc3RTZWNvbmRzIH0gPSBydWxlc2V0LnRyYXZlbDtcbiAgY29uc3Qgc3F1YXJlID0gY3J1aXNlTWlsbGlzZWNvbmRzICogY3J1aXNlTWlsbGlzZWNvbmRzO1xuICBjb25zdCByb3VuZGVkID0gbXVsRGl2KGRpc3RhbmNlTWljcm9BdSwgc3F1YXJlLCAxXzAwMF8wMDApO1xuICBjb25zdCBleGFjdCA9ICgoZGlzdGFuY2VNaWNyb0F1ICUgMV8wMDBfMDAwKSAqIHNxdWFyZSkgJSAxXzAwMF8wMDAgPT09IDA7XG4gIGNvbnN0IG1pbGxpc2Vjb25kcyA9IHNxcnRDZWlsKGV4YWN0ID8gcm91bmRlZCA6IHJvdW5kZWQgKyAxKTtcbiAgcmV0dXJuIG1heChjcnVpc2VMZWFzdFNlY29uZHMsIGNlaWxEaXYobWlsbGlzZWNvbmRzICogMTAwMCwgcGFjZU9mKHBhY2UpKSk7XG59XG5cbi8qKiBTZWNvbmRzIG9mIGEgc3VyZ2UgYmV0d2VlbiB0d28gc3RhcnMsIHNob3J0ZXIgd2hlcmUgYSBodWIgb2YgdGhlIHRyYXZlbGxlcidzIG93biB3YWl0cy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdXJnZVNlY29uZHMoXG4gIHJ1bGVzZXQ6IFJ1bGVzZXQsXG4gIGRpc3RhbmNlTWlsbGlMeTogbnVtYmVyLFxuICBwYWNlOiBQYWNlLFxuICBoYXNIdWI6IGJvb2xlYW4sXG4pOiBudW1iZXIge1xuICBjb25zdCB7IHN1cmdlU2Vjb25kc1Blckx5LCBzdXJnZUh1YlBlck1pbGxlIH0gPSBydWxlc2V0LnRyYXZlbDtcbiAgY29uc3Qgc2hhcmUgPSBoYXNIdWIgPyBzdXJnZUh1YlBlck1pbGxlIDogMTAwMDtcbiAgcmV0dXJuIG1heCgxLCBjZWlsRGl2KGRpc3RhbmNlTWlsbGlMeSAqIHN1cmdlU2Vjb25kc1Blckx5ICogc2hhcmUsIHBhY2VPZihwYWNlKSkpO1xufVxuXG4vKiogTWlsbGlvbnRocyBvZiBhIHZlc3NlbCdzIHNwZWVkLiAqL1xuZnVuY3Rpb24gcGFjZU9mKHBhY2U6IFBhY2UpOiBudW1iZXIge1xuICBjb25zdCBwcm9kdWN0ID0gcGFjZS5kcml2ZVBlck1pbGxlICogcGFjZS5zcGVlZFBlck1pbGxlO1xuICBpbnZhcmlhbnQocHJvZHVjdCA+IDAsICd3aGF0IGhhcyBubyBkcml2ZSBjYW5ub3QgdHJhdmVsJyk7XG4gIHJldHVybiBwcm9kdWN0O1xufVxuIiwgImltcG9ydCB7IG1heCB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IExlZyB9IGZyb20gJy4uL2dhbGF4eS90cmF2ZWxMZWdzLmpzJztcbmltcG9ydCB7IHRyYXZlbExlZ3MgfSBmcm9tICcuLi9nYWxheHkvdHJhdmVsTGVncy5qcyc7XG5pbXBvcnQgeyBjcnVpc2VTZWNvbmRzLCBzdXJnZVNlY29uZHMgfSBmcm9tICcuLi9nYWxheHkvdHJhdmVsU2Vjb25kcy5qcyc7XG5pbXBvcnQgeyBzcGVlZFBlck1pbGxlIH0gZnJvbSAnLi4vcnVsZXNldC9zcGVlZFBlck1pbGxlLmpzJztcbmltcG9ydCB7IERFVklDRSB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgRkxFRVQgfSBmcm9tICcuLi9zdGF0ZS9mbGVldHMuanMnO1xuaW1wb3J0IHsgTE9DQVRJT04gfSBmcm9tICcuLi9zdGF0ZS9sb2NhdGlvbnMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuaW1wb3J0IHsgZGV2aWNlQmx1ZXByaW50LCBkZXZpY2VQbGFjZSwgZGV2aWNlVHVybnMgfSBmcm9tICcuL2RldmljZS5qcyc7XG5pbXBvcnQgeyBlbmRBY3Rpdml0eSB9IGZyb20gJy4vZW5kQWN0aXZpdHkuanMnO1xuaW1wb3J0IHsgZW5zdXJlTG9jYXRpb24gfSBmcm9tICcuL2Vuc3VyZUxvY2F0aW9uLmpzJztcbmltcG9ydCB0eXBlIHsgRHJhZnQsIFdvcmxkIH0gZnJvbSAnLi9zY2hlbWEuanMnO1xuXG4vKiogQSBsZWcgd2l0aCB3aGF0IGl0IHRha2VzIHRoaXMgZGV2aWNlIGFzIGl0IGlzIG5vdy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgSm91cm5leUxlZyBleHRlbmRzIExlZyB7XG4gIHJlYWRvbmx5IHNlY29uZHM6IG51bWJlcjtcbn1cblxuLyoqIFRoZSBsZWdzIG9mIGEgZGV2aWNlJ3Mgd2F5IGZyb20gd2hlcmUgaXQgaXMgdG8gYSBwbGFjZSwgd2l0aG91dCBkZXRvdXJzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGpvdXJuZXlMZWdzKHdvcmxkOiBXb3JsZCwgZGV2aWNlOiBudW1iZXIsIGRlc3RpbmF0aW9uOiBudW1iZXIpOiBKb3VybmV5TGVnW10ge1xuICBjb25zdCB7IHNlZWQsIHJ1bGVzZXQgfSA9IHdvcmxkLnNldHRpbmc7XG4gIGNvbnN0IGNhcGFjaXR5ID0gd29ybGQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHkpO1xuICBjb25zdCBwYWNlID0ge1xuICAgIGRyaXZlUGVyTWlsbGU6IGRldmljZUJsdWVwcmludCh3b3JsZCwgd29ybGQuZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UudHlwZSkpLmRyaXZlUGVyTWlsbGUsXG4gICAgc3BlZWRQZXJNaWxsZTogc3BlZWRQZXJNaWxsZShydWxlc2V0LCBjYXBhY2l0eSksXG4gIH07XG4gIHJldHVybiB0cmF2ZWxMZWdzKHNlZWQsIGRldmljZVBsYWNlKHdvcmxkLCBkZXZpY2UpLCBkZXN0aW5hdGlvbikubWFwKChsZWcpID0+ICh7XG4gICAgLi4ubGVnLFxuICAgIHNlY29uZHM6XG4gICAgICBsZWcua2luZCA9PT0gJ2NydWlzZSdcbiAgICAgICAgPyBjcnVpc2VTZWNvbmRzKHJ1bGVzZXQsIGxlZy5kaXN0YW5jZSwgcGFjZSlcbiAgICAgICAgOiBzdXJnZVNlY29uZHMocnVsZXNldCwgbGVnLmRpc3RhbmNlLCBwYWNlLCBmYWxzZSksXG4gIH0pKTtcbn1cblxuLyoqIFNlbmRzIGEgZGV2aWNlIHRvIGFub3RoZXIgcGxhY2U7IHdoYXRldmVyIGl0IHdhcyBkb2luZyBlbmRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGpvdXJuZXlTdGFydChkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCBkZXN0aW5hdGlvbjogbnVtYmVyKTogdm9pZCB7XG4gIGVuZEFjdGl2aXR5KGRyYWZ0LCBkZXZpY2UsICdkZXBhcnRlZCcpO1xuICBsZXQgc2Vjb25kcyA9IDA7XG4gIGZvciAoY29uc3QgbGVnIG9mIGpvdXJuZXlMZWdzKGRyYWZ0LCBkZXZpY2UsIGRlc3RpbmF0aW9uKSkgc2Vjb25kcyArPSBsZWcuc2Vjb25kcztcbiAgbGVhdmUoZHJhZnQsIGRldmljZSwgU1RBVFVTLnRyYXZlbGxpbmcsIGRlc3RpbmF0aW9uLCBzZWNvbmRzKTtcbn1cblxuLyoqIFR1cm5zIGEgdHJhdmVsbGluZyBkZXZpY2UgYmFjayB0byB0aGUgbGFzdCBwbGFjZSB0aGF0IGl0IGhhcyBwYXNzZWQsIGZyb20gd2hlcmUgaXQgY2FtZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBqb3VybmV5VHVybihkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcywgZmxlZXRzLCBsb2NhdGlvbnMgfSA9IGRyYWZ0O1xuICBjb25zdCBkZXN0aW5hdGlvbiA9IGxvY2F0aW9ucy5nZXQoZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UudGFyZ2V0KSwgTE9DQVRJT04ucGxhY2UpO1xuICBjb25zdCBlbGFwc2VkID0gZHJhZnQubm93IC0gZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0Uuc2luY2UpO1xuICBsZXQgcGFzc2VkID0gMDtcbiAgbGV0IHBsYWNlID0gZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSk7XG4gIGZvciAoY29uc3QgbGVnIG9mIGpvdXJuZXlMZWdzKGRyYWZ0LCBkZXZpY2UsIGRlc3RpbmF0aW9uKSkge1xuICAgIGlmIChwYXNzZWQgKyBsZWcuc2Vjb25kcyA+IGVsYXBzZWQpIGJyZWFrO1xuICAgIHBhc3NlZCArPSBsZWcuc2Vjb25kcztcbiAgICBwbGFjZSA9IGxlZy50bztcbiAgfVxuICBmbGVldHMuYWRkKGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksIEZMRUVULnRyYXZlbFNlY29uZHMsIGVsYXBzZWQpO1xuICBsZWF2ZShkcmFmdCwgZGV2aWNlLCBTVEFUVVMucmVjYWxsaW5nLCBwbGFjZSwgbWF4KDEsIGVsYXBzZWQgLSBwYXNzZWQpKTtcbn1cblxuZnVuY3Rpb24gbGVhdmUoXG4gIGRyYWZ0OiBEcmFmdCxcbiAgZGV2aWNlOiBudW1iZXIsXG4gIHN0YXR1czogbnVtYmVyLFxuICBkZXN0aW5hdGlvbjogbnVtYmVyLFxuICBzZWNvbmRzOiBudW1iZXIsXG4pOiB2b2lkIHtcbiAgY29uc3QgYXJyaXZhbCA9IGRyYWZ0Lm5vdyArIHNlY29uZHM7XG4gIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIHN0YXR1cywgZW5zdXJlTG9jYXRpb24oZHJhZnQsIGRlc3RpbmF0aW9uKSk7XG4gIGRyYWZ0LmRldmljZXMuc2NoZWR1bGUoZGV2aWNlLCBERVZJQ0UuYXJyaXZhbCwgYXJyaXZhbCk7XG4gIGRyYWZ0LmVtaXQoXG4gICAgc3RhdHVzID09PSBTVEFUVVMudHJhdmVsbGluZyA/ICd0cmF2ZWwuZGVwYXJ0ZWQnIDogJ3RyYXZlbC5jYW5jZWxsZWQnLFxuICAgIGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksXG4gICAgZGV2aWNlLFxuICAgIGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpLFxuICAgIGRlc3RpbmF0aW9uLFxuICAgIGFycml2YWwsXG4gICk7XG59XG4iLCAiaW1wb3J0IHsgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGxvY2F0aW9uU3RhciB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgeyBzdGFyQ29kZSB9IGZyb20gJy4uL2dhbGF4eS9zdGFyQXQuanMnO1xuaW1wb3J0IHsgZGV2aWNlQmx1ZXByaW50LCBkZXZpY2VQbGFjZSB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgdHlwZSB7IFdvcmxkIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IGRldmljZVR5cGVBdCB9IGZyb20gJy4uL3J1bGVzZXQvZGV2aWNlVHlwZXMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZnVzZWQgfSBmcm9tICcuL3JlYWRlcnMuanMnO1xuXG4vKiogVGhlIHJlZnVzYWwgb2YgYSB3YXkgdGhhdCBsZWFkcyB0byBhbm90aGVyIHN0YXIsIGZvciBhIGRldmljZSB3aXRob3V0IGEgc3VyZ2UgZHJpdmUuICovXG5leHBvcnQgZnVuY3Rpb24gcmVmdXNlU3VyZ2UoXG4gIHdvcmxkOiBXb3JsZCxcbiAgZGV2aWNlOiBudW1iZXIsXG4gIGRlc3RpbmF0aW9uOiBudW1iZXIsXG4pOiBSZWZ1c2VkIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgZnJvbSA9IGxvY2F0aW9uU3RhcihkZXZpY2VQbGFjZSh3b3JsZCwgZGV2aWNlKSk7XG4gIGNvbnN0IHRvID0gbG9jYXRpb25TdGFyKGRlc3RpbmF0aW9uKTtcbiAgY29uc3QgdHlwZSA9IHdvcmxkLmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnR5cGUpO1xuICBpZiAoZnJvbSA9PT0gdG8gfHwgZGV2aWNlQmx1ZXByaW50KHdvcmxkLCB0eXBlKS5mZWF0dXJlcy5pbmNsdWRlcygnc3VyZ2UnKSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgcmV0dXJuIHJlZnVzZSgnbm9fc3VyZ2VfZHJpdmUnLCBgYSAke2RldmljZVR5cGVBdCh0eXBlKX0gY2Fubm90IHRyYXZlbCBiZXR3ZWVuIHN0YXJzYCwge1xuICAgIGRldmljZV90eXBlOiBkZXZpY2VUeXBlQXQodHlwZSkgPz8gJycsXG4gICAgZnJvbTogc3RhckNvZGUoZnJvbSksXG4gICAgdG86IHN0YXJDb2RlKHRvKSxcbiAgfSk7XG59XG4iLCAiaW1wb3J0IHsgZG9uZSwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IG1ha2VMb2NhdGlvbiB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbi5qcyc7XG5pbXBvcnQgeyBkZXZpY2VQbGFjZSB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgeyBqb3VybmV5U3RhcnQsIGpvdXJuZXlUdXJuIH0gZnJvbSAnLi4vcnVsZXMvam91cm5leS5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBGTEVFVCB9IGZyb20gJy4uL3N0YXRlL2ZsZWV0cy5qcyc7XG5pbXBvcnQgeyBTVEFUVVMgfSBmcm9tICcuLi9zdGF0ZS9zdGF0dXNlcy5qcyc7XG5pbXBvcnQgeyBvcmRlckFuc3dlciwgb3JkZXJPZiB9IGZyb20gJy4vb3JkZXIuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcbmltcG9ydCB7IHJlZnVzZVN1cmdlIH0gZnJvbSAnLi9yZWZ1c2VTdXJnZS5qcyc7XG5cbi8qKlxuICogYHJlY2FsbCB7ZGV2aWNlfWA6IHVuZGVyIHdheSwgYmFjayB0byB0aGUgbGFzdCBwbGFjZSBwYXNzZWQ7IGVsc2UgdG8gd2hlcmUgdGhlIHZlc3NlbCBvZiBpdHNcbiAqIHJlcGxpY2FudCBpcyAob3Igd2FzIGxhc3QsIHdoZW4gdGhhdCBpcyB1bmRlciB3YXkgaXRzZWxmKS5cbiAqL1xuZXhwb3J0IGNvbnN0IHJlY2FsbDogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCBvcmRlciA9IG9yZGVyT2YoZHJhZnQsIGNvbW1hbmQsICdyZWNhbGwnLCB7fSk7XG4gIGlmIChpc1JlZnVzZWQob3JkZXIpKSByZXR1cm4gb3JkZXI7XG4gIGNvbnN0IHsgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3QgeyBkZXZpY2VzIH0gPSBkcmFmdDtcbiAgaWYgKGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykgPT09IFNUQVRVUy50cmF2ZWxsaW5nKSB7XG4gICAgam91cm5leVR1cm4oZHJhZnQsIGRldmljZSk7XG4gICAgcmV0dXJuIGRvbmUob3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgZGV2aWNlcy5kdWUoZGV2aWNlLCBERVZJQ0UuYXJyaXZhbCkpKTtcbiAgfVxuICBjb25zdCB2ZXNzZWwgPSBkcmFmdC5mbGVldHMuZ2V0KGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCksIEZMRUVULnZlc3NlbCk7XG4gIGNvbnN0IHBsYWNlID0gZGV2aWNlUGxhY2UoZHJhZnQsIHZlc3NlbCk7XG4gIGlmIChwbGFjZSA9PT0gZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSkpIHtcbiAgICBjb25zdCBsb2NhdGlvbiA9IG1ha2VMb2NhdGlvbihkcmFmdC5zZXR0aW5nLnNlZWQsIHBsYWNlKTtcbiAgICByZXR1cm4gcmVmdXNlKCdhbHJlYWR5X3RoZXJlJywgYHRoZSBkZXZpY2UgaXMgd2l0aCBpdHMgdmVzc2VsIGF0ICR7bG9jYXRpb259YCwgeyBsb2NhdGlvbiB9KTtcbiAgfVxuICBjb25zdCBzdHJhbmRlZCA9IHJlZnVzZVN1cmdlKGRyYWZ0LCBkZXZpY2UsIHBsYWNlKTtcbiAgaWYgKHN0cmFuZGVkICE9PSB1bmRlZmluZWQpIHJldHVybiBzdHJhbmRlZDtcbiAgam91cm5leVN0YXJ0KGRyYWZ0LCBkZXZpY2UsIHBsYWNlKTtcbiAgcmV0dXJuIGRvbmUob3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgZGV2aWNlcy5kdWUoZGV2aWNlLCBERVZJQ0UuYXJyaXZhbCkpKTtcbn07XG4iLCAiaW1wb3J0IHsgZmxvb3JEaXYsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBtYWtlTG9jYXRpb24sIG1ha2VTaXRlIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uLmpzJztcbmltcG9ydCB0eXBlIHsgU2l0ZU5hbWUgfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb24uanMnO1xuaW1wb3J0IHsgbG9jYXRpb25QYXJ0cyB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbk51bWJlci5qcyc7XG5pbXBvcnQgeyBkZXBvc2l0SG9sZHMsIGRlcG9zaXRXaXRoIH0gZnJvbSAnLi4vcnVsZXMvZGVwb3NpdC5qcyc7XG5pbXBvcnQgeyBkZXZpY2VQbGFjZSB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgeyBlbnN1cmVQaWxlQmxvY2tlZCB9IGZyb20gJy4uL3J1bGVzL2Vuc3VyZVBpbGUuanMnO1xuaW1wb3J0IHsgcnVuUmF0ZSB9IGZyb20gJy4uL3J1bGVzL3J1bi5qcyc7XG5pbXBvcnQgdHlwZSB7IFdvcmxkIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IHN0b2NrUm9vbSwgc3RvY2tUYWtlcyB9IGZyb20gJy4uL3J1bGVzL3N0b2NrLmpzJztcbmltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgREVQT1NJVCwgZGVwb3NpdE9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBMT0NBVElPTiB9IGZyb20gJy4uL3N0YXRlL2xvY2F0aW9ucy5qcyc7XG5pbXBvcnQgeyBNSUNSTyB9IGZyb20gJy4uL3N0YXRlL21pY3JvLmpzJztcbmltcG9ydCB7IHBpbGVLZXkgfSBmcm9tICcuLi9zdGF0ZS9waWxlcy5qcyc7XG5pbXBvcnQgeyBTSVRFLCBzaXRlS2V5IH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgU1RPQ0ssIHN0b2NrT2YgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHR5cGUgeyBSZWZ1c2VkIH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuLyoqIFdoYXQgYSBtaW5pbmcgcnVuIGlzIHRvIGJlIGFib3V0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBXaXNoIHtcbiAgcmVhZG9ubHkgZGV2aWNlOiBudW1iZXI7XG4gIHJlYWRvbmx5IGFjY291bnQ6IG51bWJlcjtcbiAgLyoqIDEgdG8gNi4gKi9cbiAgcmVhZG9ubHkgcmVzb3VyY2U6IG51bWJlcjtcbiAgLyoqIFRoZSBzaXRlIHRoYXQgaXMgYXNrZWQgZm9yOyB1bmRlZmluZWQgZm9yIGFueS4gKi9cbiAgcmVhZG9ubHkgc2l0ZTogU2l0ZU5hbWUgfCB1bmRlZmluZWQ7XG59XG5cbi8qKlxuICogVGhlIGRlcG9zaXQgdGhhdCBhIHdpc2ggY29tZXMgZG93biB0bywgb3Igd2h5IHRoZXJlIGlzIG5vbmU6IHRoZSBkZXZpY2UgaXMgYXQgYSBiZWx0LCB0aGUgc2l0ZVxuICogaXMgb25lIG9mIGl0cywgb3BlbiwgYW5kIGhhcyBzb21lIG9mIHRoZSBjYXRlZ29yeSwgYW5kIHRoZSBhY2NvdW50J3Mgc3RvY2sgdGFrZXMgdGhlIHlpZWxkLlxuICovXG5leHBvcnQgZnVuY3Rpb24gY2hvb3NlRGVwb3NpdCh3b3JsZDogV29ybGQsIHdpc2g6IFdpc2gpOiBudW1iZXIgfCBSZWZ1c2VkIHtcbiAgY29uc3QgcGxhY2UgPSBkZXZpY2VQbGFjZSh3b3JsZCwgd2lzaC5kZXZpY2UpO1xuICBpZiAobG9jYXRpb25QYXJ0cyhwbGFjZSk/LmtpbmQgIT09ICdiZWx0Jykge1xuICAgIGNvbnN0IGxvY2F0aW9uID0gbWFrZUxvY2F0aW9uKHdvcmxkLnNldHRpbmcuc2VlZCwgcGxhY2UpO1xuICAgIHJldHVybiByZWZ1c2UoJ25vdF9hdF9iZWx0JywgYHRoZXJlIGlzIG5vdGhpbmcgdG8gbWluZSBhdCAke2xvY2F0aW9ufWAsIHsgbG9jYXRpb24gfSk7XG4gIH1cbiAgY29uc3QgeyBzaXRlIH0gPSB3aXNoO1xuICBjb25zdCBlbHNld2hlcmUgPSBzaXRlICE9PSB1bmRlZmluZWQgJiYgc2l0ZS5iZWx0ICE9PSBwbGFjZTtcbiAgaWYgKGVsc2V3aGVyZSkgcmV0dXJuIHJlZnVzZVNpdGUod29ybGQsIHNpdGUpO1xuICBjb25zdCBkZXBvc2l0ID0gc2l0ZSA9PT0gdW5kZWZpbmVkID8gYW55RGVwb3NpdCh3b3JsZCwgd2lzaCkgOiBkZXBvc2l0QXQod29ybGQsIHdpc2gsIHNpdGUpO1xuICBpZiAodHlwZW9mIGRlcG9zaXQgIT09ICdudW1iZXInKSByZXR1cm4gZGVwb3NpdDtcbiAgcmV0dXJuIHN0b2NrUmVmdXNhbCh3b3JsZCwgd2lzaCwgZGVwb3NpdCkgPz8gZGVwb3NpdDtcbn1cblxuZnVuY3Rpb24gYW55RGVwb3NpdCh3b3JsZDogV29ybGQsIHsgZGV2aWNlLCByZXNvdXJjZSB9OiBXaXNoKTogbnVtYmVyIHwgUmVmdXNlZCB7XG4gIGNvbnN0IGxvY2F0aW9uID0gd29ybGQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pO1xuICBjb25zdCBkZXBvc2l0ID0gZGVwb3NpdFdpdGgod29ybGQsIGxvY2F0aW9uLCByZXNvdXJjZSk7XG4gIGlmIChkZXBvc2l0ICE9PSAwKSByZXR1cm4gZGVwb3NpdDtcbiAgY29uc3QgY2F0ZWdvcnkgPSBDQVRFR09SSUVTW3Jlc291cmNlIC0gMV0gPz8gJyc7XG4gIGNvbnN0IHNpdGVzID0gd29ybGQubG9jYXRpb25zLm1lbWJlcnMobG9jYXRpb24sIExPQ0FUSU9OLnNpdGVzKTtcbiAgY29uc3Qgb3BlbiA9IHNpdGVzLmZpbHRlcigoc2l0ZSkgPT4gd29ybGQuc2l0ZXMuZ2V0KHNpdGUsIFNJVEUub3BlbikgPT09IDEpLmxlbmd0aDtcbiAgcmV0dXJuIHJlZnVzZSgnZGVwbGV0ZWQnLCBgbm8gb3BlbiBzaXRlIGhlcmUgaGFzIGFueSAke2NhdGVnb3J5fWAsIHtcbiAgICByZXNvdXJjZTogY2F0ZWdvcnksXG4gICAgb3Blbl9zaXRlczogb3BlbixcbiAgfSk7XG59XG5cbmZ1bmN0aW9uIGRlcG9zaXRBdCh3b3JsZDogV29ybGQsIHdpc2g6IFdpc2gsIG5hbWVkOiBTaXRlTmFtZSk6IG51bWJlciB8IFJlZnVzZWQge1xuICBjb25zdCBsb2NhdGlvbiA9IHdvcmxkLmRldmljZXMucGFyZW50KHdpc2guZGV2aWNlLCBERVZJQ0UubG9jYXRpb24pO1xuICAvLyBUaGUga2V5IGhhcyByb29tIGZvciBzbyBtYW55IHNpdGVzIG9ubHk7IGFuIGluZGV4IGJleW9uZCBiZWxvbmdzIHRvIG5vIHNpdGUuXG4gIGNvbnN0IGtub3duID0gbmFtZWQuc2l0ZSA8IHdvcmxkLnNldHRpbmcucnVsZXNldC5zaXRlcy5wZXJCZWx0O1xuICBjb25zdCBzaXRlID0ga25vd24gPyB3b3JsZC5zaXRlcy5maW5kKHNpdGVLZXkobG9jYXRpb24sIG5hbWVkLnNpdGUpKSA6IDA7XG4gIGlmIChzaXRlID09PSAwIHx8IHdvcmxkLnNpdGVzLmdldChzaXRlLCBTSVRFLnN1cnZleWVkKSA9PT0gMCkgcmV0dXJuIHJlZnVzZVNpdGUod29ybGQsIG5hbWVkKTtcbiAgY29uc3QgZGVwb3NpdCA9IGRlcG9zaXRPZihzaXRlLCB3aXNoLnJlc291cmNlKTtcbiAgY29uc3Qgb3BlbiA9IHdvcmxkLnNpdGVzLmdldChzaXRlLCBTSVRFLm9wZW4pID09PSAxO1xuICBpZiAob3BlbiAmJiBkZXBvc2l0SG9sZHMod29ybGQsIGRlcG9zaXQpKSByZXR1cm4gZGVwb3NpdDtcbiAgY29uc3QgY29kZSA9IG1ha2VTaXRlKHdvcmxkLnNldHRpbmcuc2VlZCwgbmFtZWQuYmVsdCwgbmFtZWQuc2l0ZSk7XG4gIGlmICghb3BlbikgcmV0dXJuIHJlZnVzZSgnc2l0ZV9jbG9zZWQnLCBgJHtjb2RlfSBpcyBjbG9zZWRgLCB7IHNpdGU6IGNvZGUgfSk7XG4gIGNvbnN0IGNhdGVnb3J5ID0gQ0FURUdPUklFU1t3aXNoLnJlc291cmNlIC0gMV0gPz8gJyc7XG4gIHJldHVybiByZWZ1c2UoJ2RlcGxldGVkJywgYCR7Y29kZX0gaGFzIG5vICR7Y2F0ZWdvcnl9YCwge1xuICAgIHJlc291cmNlOiBjYXRlZ29yeSxcbiAgICBzaXRlOiBjb2RlLFxuICAgIHJlbWFpbmluZ19taWNybzogd29ybGQuZGVwb3NpdHMubGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlKSxcbiAgfSk7XG59XG5cbmZ1bmN0aW9uIHJlZnVzZVNpdGUod29ybGQ6IFdvcmxkLCB7IGJlbHQsIHNpdGUgfTogU2l0ZU5hbWUpOiBSZWZ1c2VkIHtcbiAgY29uc3QgY29kZSA9IG1ha2VTaXRlKHdvcmxkLnNldHRpbmcuc2VlZCwgYmVsdCwgc2l0ZSk7XG4gIHJldHVybiByZWZ1c2UoJ3Vua25vd25fc2l0ZScsIGBubyBzaXRlICR7Y29kZX0gaXMga25vd24gaGVyZWAsIHsgZmllbGQ6ICdzaXRlJywgc2l0ZTogY29kZSB9KTtcbn1cblxuZnVuY3Rpb24gc3RvY2tSZWZ1c2FsKHdvcmxkOiBXb3JsZCwgd2lzaDogV2lzaCwgZGVwb3NpdDogbnVtYmVyKTogUmVmdXNlZCB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHsgYWNjb3VudCwgZGV2aWNlLCByZXNvdXJjZSB9ID0gd2lzaDtcbiAgY29uc3QgeyBsaW1pdHMsIG1pbmluZyB9ID0gd29ybGQuc2V0dGluZy5ydWxlc2V0O1xuICBjb25zdCBsb2NhdGlvbiA9IHdvcmxkLmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKTtcbiAgaWYgKGVuc3VyZVBpbGVCbG9ja2VkKHdvcmxkLCBhY2NvdW50LCBsb2NhdGlvbikpIHtcbiAgICByZXR1cm4gcmVmdXNlKCdzdG9ja19saW1pdCcsICd0aGUgYWNjb3VudCBoYXMgc3RvY2sgYXQgYXMgbWFueSBwbGFjZXMgYXMgaXQgbWF5Jywge1xuICAgICAgbW9zdDogbGltaXRzLnN0b2Nrc1BlckFjY291bnQsXG4gICAgfSk7XG4gIH1cbiAgY29uc3QgcGlsZSA9IHdvcmxkLnBpbGVzLmZpbmQocGlsZUtleShhY2NvdW50LCBsb2NhdGlvbikpO1xuICBpZiAocGlsZSA9PT0gMCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgY29uc3Qgc3RvY2sgPSBzdG9ja09mKHBpbGUsIHJlc291cmNlKTtcbiAgY29uc3QgcmF0ZSA9IHJ1blJhdGUod29ybGQsIGRlcG9zaXQsIHdvcmxkLmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLmNhcGFjaXR5KSk7XG4gIGlmIChzdG9ja1Rha2VzKHdvcmxkLCBzdG9jaywgcmF0ZSkpIHJldHVybiB1bmRlZmluZWQ7XG4gIHJldHVybiByZWZ1c2UoJ3N0b2NrX2Z1bGwnLCAndGhlIHN0b2NrIGhlcmUgaGFzIG5vIHJvb20gZm9yIHRoZSB5aWVsZCcsIHtcbiAgICByZXNvdXJjZTogQ0FURUdPUklFU1tyZXNvdXJjZSAtIDFdID8/ICcnLFxuICAgIHF1YW50aXR5OiBmbG9vckRpdih3b3JsZC5zdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCksIE1JQ1JPKSxcbiAgICBtb3N0OiBtaW5pbmcuc3RvY2tDYXBVbml0cyxcbiAgICByb29tX21pY3JvOiBzdG9ja1Jvb20od29ybGQsIHN0b2NrKSxcbiAgfSk7XG59XG4iLCAiaW1wb3J0IHsgZG9uZSwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGRlcG9zaXRIb2xkcyB9IGZyb20gJy4uL3J1bGVzL2RlcG9zaXQuanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHsgcnVuU3RhcnQsIHJ1blN0b3AgfSBmcm9tICcuLi9ydWxlcy9ydW4uanMnO1xuaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgY2F0ZWdvcnlPZiwgZGVwb3NpdE9mLCBzaXRlT2YgfSBmcm9tICcuLi9zdGF0ZS9kZXBvc2l0cy5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IFNJVEUgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgeyBwaWxlT2YsIHN0b2NrT2YgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHsgY2hvb3NlRGVwb3NpdCB9IGZyb20gJy4vY2hvb3NlRGVwb3NpdC5qcyc7XG5pbXBvcnQgeyBvcmRlckFuc3dlciwgb3JkZXJPZiB9IGZyb20gJy4vb3JkZXIuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkLCBvbmVPZiB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbmNvbnN0IFJFQURFUlMgPSB7IHJlc291cmNlOiBvbmVPZihDQVRFR09SSUVTKSB9O1xuXG4vKipcbiAqIGByZXRhcmdldCB7ZGV2aWNlLCByZXNvdXJjZX1gOiBlbmRzIHRoZSBydW4gYW5kIGJlZ2lucyBhbm90aGVyLCBhdCB0aGUgc2FtZSBzaXRlIHdoZW4gdGhhdCBoYXNcbiAqIHRoZSBjYXRlZ29yeSwgZWxzZSBhdCB0aGUgbG93ZXN0IG9wZW4gb25lIHRoYXQgaGFzLlxuICovXG5leHBvcnQgY29uc3QgcmV0YXJnZXQ6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAncmV0YXJnZXQnLCBSRUFERVJTKTtcbiAgaWYgKGlzUmVmdXNlZChvcmRlcikpIHJldHVybiBvcmRlcjtcbiAgY29uc3QgeyBhY2NvdW50LCBkZXZpY2UgfSA9IG9yZGVyO1xuICBjb25zdCB7IHJlc291cmNlIH0gPSBvcmRlci5hcmdzO1xuICBjb25zdCB7IGRldmljZXMgfSA9IGRyYWZ0O1xuICBjb25zdCBmb3JtZXIgPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5kZXBvc2l0KTtcbiAgaWYgKGNhdGVnb3J5T2YoZm9ybWVyKSA9PT0gcmVzb3VyY2UpIHtcbiAgICBjb25zdCBjYXRlZ29yeSA9IENBVEVHT1JJRVNbcmVzb3VyY2UgLSAxXSA/PyAnJztcbiAgICByZXR1cm4gcmVmdXNlKCdhbHJlYWR5X21pbmluZycsIGB0aGUgZGV2aWNlIGlzIG1pbmluZyAke2NhdGVnb3J5fWAsIHsgcmVzb3VyY2U6IGNhdGVnb3J5IH0pO1xuICB9XG4gIGNvbnN0IHN0YXlzID0gZGVwb3NpdEhvbGRzKGRyYWZ0LCBkZXBvc2l0T2Yoc2l0ZU9mKGZvcm1lciksIHJlc291cmNlKSk7XG4gIGNvbnN0IGluZGV4ID0gZHJhZnQuc2l0ZXMuZ2V0KHNpdGVPZihmb3JtZXIpLCBTSVRFLmluZGV4KTtcbiAgY29uc3Qgc2l0ZSA9IHN0YXlzID8geyBiZWx0OiBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSwgc2l0ZTogaW5kZXggfSA6IHVuZGVmaW5lZDtcbiAgY29uc3QgZGVwb3NpdCA9IGNob29zZURlcG9zaXQoZHJhZnQsIHsgZGV2aWNlLCBhY2NvdW50LCByZXNvdXJjZSwgc2l0ZSB9KTtcbiAgaWYgKGlzUmVmdXNlZChkZXBvc2l0KSkgcmV0dXJuIGRlcG9zaXQ7XG4gIGNvbnN0IHBpbGUgPSBwaWxlT2YoZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0Uuc3RvY2spKTtcbiAgcnVuU3RvcChkcmFmdCwgZGV2aWNlLCAncmV0YXJnZXRlZCcpO1xuICBydW5TdGFydChkcmFmdCwgZGV2aWNlLCBkZXBvc2l0LCBzdG9ja09mKHBpbGUsIHJlc291cmNlKSk7XG4gIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIDApKTtcbn07XG4iLCAiaW1wb3J0IHsgZG9uZSwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IG1ha2VMb2NhdGlvbiB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbi5qcyc7XG5pbXBvcnQgeyBsb2NhdGlvblBhcnRzIH0gZnJvbSAnLi4vZ2FsYXh5L2xvY2F0aW9uTnVtYmVyLmpzJztcbmltcG9ydCB7IGRldmljZVBsYWNlIH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB0eXBlIHsgUmVkdWNlciB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzaXRlU2Vlaywgc2l0ZVRvU2VlayB9IGZyb20gJy4uL3J1bGVzL3NpdGUuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCB9IGZyb20gJy4vcmVhZGVycy5qcyc7XG5cbi8qKiBgc2VhcmNoIHtkZXZpY2V9YDogbG9va3MgZm9yIHRoZSBiZWx0J3MgbmV4dCBzaXRlOyB0aGUgZGV2aWNlIGtlZXBzIGl0IG9wZW4gYWZ0ZXJ3YXJkcy4gKi9cbmV4cG9ydCBjb25zdCBzZWFyY2g6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAnc2VhcmNoJywge30pO1xuICBpZiAoaXNSZWZ1c2VkKG9yZGVyKSkgcmV0dXJuIG9yZGVyO1xuICBjb25zdCB7IGRldmljZSB9ID0gb3JkZXI7XG4gIGNvbnN0IHBsYWNlID0gZGV2aWNlUGxhY2UoZHJhZnQsIGRldmljZSk7XG4gIGNvbnN0IGxvY2F0aW9uID0gbWFrZUxvY2F0aW9uKGRyYWZ0LnNldHRpbmcuc2VlZCwgcGxhY2UpO1xuICBpZiAobG9jYXRpb25QYXJ0cyhwbGFjZSk/LmtpbmQgIT09ICdiZWx0Jykge1xuICAgIHJldHVybiByZWZ1c2UoJ25vdF9hdF9iZWx0JywgYHRoZXJlIGFyZSBubyBzaXRlcyB0byBmaW5kIGF0ICR7bG9jYXRpb259YCwgeyBsb2NhdGlvbiB9KTtcbiAgfVxuICBjb25zdCBmb3VuZCA9IHNpdGVUb1NlZWsoZHJhZnQsIGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKSk7XG4gIGlmIChmb3VuZCA8IDApIHtcbiAgICByZXR1cm4gcmVmdXNlKCdub19tb3JlX3NpdGVzJywgYGFsbCBzaXRlcyBvZiAke2xvY2F0aW9ufSBhcmUgb3BlbiBvciBzb3VnaHQgYWxyZWFkeWAsIHtcbiAgICAgIGxvY2F0aW9uLFxuICAgICAgbW9zdDogZHJhZnQuc2V0dGluZy5ydWxlc2V0LnNpdGVzLnBlckJlbHQsXG4gICAgfSk7XG4gIH1cbiAgY29uc3Qgc2l0ZSA9IHNpdGVTZWVrKGRyYWZ0LCBkZXZpY2UsIGZvdW5kKTtcbiAgcmV0dXJuIGRvbmUob3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgZHJhZnQuc2l0ZXMuZHVlKHNpdGUsIFNJVEUuZm91bmQpKSk7XG59O1xuIiwgImltcG9ydCB7IGRvbmUsIHJlZnVzZSB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBwYXJzZVNpdGUgfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb24uanMnO1xuaW1wb3J0IHsgZW5zdXJlUGlsZSB9IGZyb20gJy4uL3J1bGVzL2Vuc3VyZVBpbGUuanMnO1xuaW1wb3J0IHsgcnVuU3RhcnQgfSBmcm9tICcuLi9ydWxlcy9ydW4uanMnO1xuaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBzdG9ja09mIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcbmltcG9ydCB7IGNob29zZURlcG9zaXQgfSBmcm9tICcuL2Nob29zZURlcG9zaXQuanMnO1xuaW1wb3J0IHsgb3JkZXJBbnN3ZXIsIG9yZGVyT2YgfSBmcm9tICcuL29yZGVyLmpzJztcbmltcG9ydCB7IGlzUmVmdXNlZCwgb25lT2YsIG9wdGlvbmFsLCB0ZXh0IH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcblxuY29uc3QgUkVBREVSUyA9IHsgcmVzb3VyY2U6IG9uZU9mKENBVEVHT1JJRVMpLCBzaXRlOiBvcHRpb25hbCh0ZXh0KDEsIDY0KSwgJycpIH07XG5cbi8qKlxuICogYHN0YXJ0X21pbmluZyB7ZGV2aWNlLCByZXNvdXJjZSwgc2l0ZT99YDogYnJpbmdzIGEgY2F0ZWdvcnkgaW50byB0aGUgYWNjb3VudCdzIHN0b2NrIGF0IHRoZVxuICogcGxhY2U7IHdpdGhvdXQgYSBzaXRlLCBmcm9tIHRoZSBsb3dlc3Qgb3BlbiBvbmUgdGhhdCBoYXMgaXQuXG4gKi9cbmV4cG9ydCBjb25zdCBzdGFydE1pbmluZzogUmVkdWNlciA9IChkcmFmdCwgY29tbWFuZCkgPT4ge1xuICBjb25zdCBvcmRlciA9IG9yZGVyT2YoZHJhZnQsIGNvbW1hbmQsICdzdGFydF9taW5pbmcnLCBSRUFERVJTKTtcbiAgaWYgKGlzUmVmdXNlZChvcmRlcikpIHJldHVybiBvcmRlcjtcbiAgY29uc3QgeyBhY2NvdW50LCBkZXZpY2UgfSA9IG9yZGVyO1xuICBjb25zdCB7IHJlc291cmNlIH0gPSBvcmRlci5hcmdzO1xuICBjb25zdCBjb2RlID0gb3JkZXIuYXJncy5zaXRlO1xuICBjb25zdCBzaXRlID0gY29kZSA9PT0gJycgPyB1bmRlZmluZWQgOiBwYXJzZVNpdGUoZHJhZnQuc2V0dGluZy5zZWVkLCBjb2RlKTtcbiAgaWYgKGNvZGUgIT09ICcnICYmIHNpdGUgPT09IHVuZGVmaW5lZCkge1xuICAgIHJldHVybiByZWZ1c2UoJ3Vua25vd25fc2l0ZScsIGB0aGVyZSBpcyBubyBzaXRlICR7Y29kZX1gLCB7IGZpZWxkOiAnc2l0ZScsIHNpdGU6IGNvZGUgfSk7XG4gIH1cbiAgY29uc3QgZGVwb3NpdCA9IGNob29zZURlcG9zaXQoZHJhZnQsIHsgZGV2aWNlLCBhY2NvdW50LCByZXNvdXJjZSwgc2l0ZSB9KTtcbiAgaWYgKGlzUmVmdXNlZChkZXBvc2l0KSkgcmV0dXJuIGRlcG9zaXQ7XG4gIGNvbnN0IHBpbGUgPSBlbnN1cmVQaWxlKGRyYWZ0LCBhY2NvdW50LCBkcmFmdC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbikpO1xuICBydW5TdGFydChkcmFmdCwgZGV2aWNlLCBkZXBvc2l0LCBzdG9ja09mKHBpbGUsIHJlc291cmNlKSk7XG4gIHJldHVybiBkb25lKG9yZGVyQW5zd2VyKGRyYWZ0LCBkZXZpY2UsIDApKTtcbn07XG4iLCAiaW1wb3J0IHsgZG9uZSwgcmVmdXNlIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IHBhcnNlTG9jYXRpb24gfSBmcm9tICcuLi9nYWxheHkvbG9jYXRpb24uanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHsgam91cm5leVN0YXJ0IH0gZnJvbSAnLi4vcnVsZXMvam91cm5leS5qcyc7XG5pbXBvcnQgdHlwZSB7IFJlZHVjZXIgfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBvcmRlckFuc3dlciwgb3JkZXJPZiB9IGZyb20gJy4vb3JkZXIuanMnO1xuaW1wb3J0IHsgaXNSZWZ1c2VkLCB0ZXh0IH0gZnJvbSAnLi9yZWFkZXJzLmpzJztcbmltcG9ydCB7IHJlZnVzZVN1cmdlIH0gZnJvbSAnLi9yZWZ1c2VTdXJnZS5qcyc7XG5cbmNvbnN0IFJFQURFUlMgPSB7IGRlc3RpbmF0aW9uOiB0ZXh0KDEsIDY0KSB9O1xuXG4vKiogYHRyYXZlbCB7ZGV2aWNlLCBkZXN0aW5hdGlvbn1gOiBhIGNydWlzZSBpbnNpZGUgYSBzeXN0ZW0sIGEgc3VyZ2UgYmV0d2VlbiBzdGFycy4gKi9cbmV4cG9ydCBjb25zdCB0cmF2ZWw6IFJlZHVjZXIgPSAoZHJhZnQsIGNvbW1hbmQpID0+IHtcbiAgY29uc3Qgb3JkZXIgPSBvcmRlck9mKGRyYWZ0LCBjb21tYW5kLCAndHJhdmVsJywgUkVBREVSUyk7XG4gIGlmIChpc1JlZnVzZWQob3JkZXIpKSByZXR1cm4gb3JkZXI7XG4gIGNvbnN0IHsgYXJncywgZGV2aWNlIH0gPSBvcmRlcjtcbiAgY29uc3QgeyBzZWVkIH0gPSBkcmFmdC5zZXR0aW5nO1xuICBjb25zdCBkZXN0aW5hdGlvbiA9IHBhcnNlTG9jYXRpb24oc2VlZCwgYXJncy5kZXN0aW5hdGlvbik7XG4gIGlmIChkZXN0aW5hdGlvbiA9PT0gdW5kZWZpbmVkKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgndW5rbm93bl9sb2NhdGlvbicsIGB0aGVyZSBpcyBubyBwbGFjZSAke2FyZ3MuZGVzdGluYXRpb259YCwge1xuICAgICAgZmllbGQ6ICdkZXN0aW5hdGlvbicsXG4gICAgICBsb2NhdGlvbjogYXJncy5kZXN0aW5hdGlvbixcbiAgICB9KTtcbiAgfVxuICBpZiAoZGVzdGluYXRpb24gPT09IGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpKSB7XG4gICAgcmV0dXJuIHJlZnVzZSgnYWxyZWFkeV90aGVyZScsIGB0aGUgZGV2aWNlIGlzIGF0ICR7YXJncy5kZXN0aW5hdGlvbn1gLCB7XG4gICAgICBsb2NhdGlvbjogYXJncy5kZXN0aW5hdGlvbixcbiAgICB9KTtcbiAgfVxuICBjb25zdCBzdHJhbmRlZCA9IHJlZnVzZVN1cmdlKGRyYWZ0LCBkZXZpY2UsIGRlc3RpbmF0aW9uKTtcbiAgaWYgKHN0cmFuZGVkICE9PSB1bmRlZmluZWQpIHJldHVybiBzdHJhbmRlZDtcbiAgam91cm5leVN0YXJ0KGRyYWZ0LCBkZXZpY2UsIGRlc3RpbmF0aW9uKTtcbiAgcmV0dXJuIGRvbmUob3JkZXJBbnN3ZXIoZHJhZnQsIGRldmljZSwgZHJhZnQuZGV2aWNlcy5kdWUoZGV2aWNlLCBERVZJQ0UuYXJyaXZhbCkpKTtcbn07XG4iLCAiaW1wb3J0IHR5cGUgeyBSZWR1Y2VyIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB0eXBlIHsgRGV2aWNlQ29tbWFuZCB9IGZyb20gJy4uL3J1bGVzL3N0YXRlTWFjaGluZS5qcyc7XG5pbXBvcnQgeyBjbGVhclF1ZXVlIH0gZnJvbSAnLi9jbGVhclF1ZXVlLmpzJztcbmltcG9ydCB7IGRlYWN0aXZhdGUgfSBmcm9tICcuL2RlYWN0aXZhdGUuanMnO1xuaW1wb3J0IHsgZGVxdWV1ZVByaW50IH0gZnJvbSAnLi9kZXF1ZXVlUHJpbnQuanMnO1xuaW1wb3J0IHsgZW5xdWV1ZVByaW50IH0gZnJvbSAnLi9lbnF1ZXVlUHJpbnQuanMnO1xuaW1wb3J0IHsgb3BlbkFjY291bnQgfSBmcm9tICcuL29wZW5BY2NvdW50LmpzJztcbmltcG9ydCB7IHJlY2FsbCB9IGZyb20gJy4vcmVjYWxsLmpzJztcbmltcG9ydCB7IHJldGFyZ2V0IH0gZnJvbSAnLi9yZXRhcmdldC5qcyc7XG5pbXBvcnQgeyBzZWFyY2ggfSBmcm9tICcuL3NlYXJjaC5qcyc7XG5pbXBvcnQgeyBzdGFydE1pbmluZyB9IGZyb20gJy4vc3RhcnRNaW5pbmcuanMnO1xuaW1wb3J0IHsgdHJhdmVsIH0gZnJvbSAnLi90cmF2ZWwuanMnO1xuXG4vKiogQWxsIGNvbW1hbmRzLCBieSB0aGVpciB0eXBlLiAqL1xuZXhwb3J0IGNvbnN0IENPTU1BTkRTOiBSZWFkb25seTxSZWNvcmQ8J29wZW5fYWNjb3VudCcgfCBEZXZpY2VDb21tYW5kLCBSZWR1Y2VyPj4gPSB7XG4gIG9wZW5fYWNjb3VudDogb3BlbkFjY291bnQsXG4gIHRyYXZlbCxcbiAgcmVjYWxsLFxuICBzdGFydF9taW5pbmc6IHN0YXJ0TWluaW5nLFxuICByZXRhcmdldCxcbiAgZGVhY3RpdmF0ZSxcbiAgc2VhcmNoLFxuICBlbnF1ZXVlX3ByaW50OiBlbnF1ZXVlUHJpbnQsXG4gIGRlcXVldWVfcHJpbnQ6IGRlcXVldWVQcmludCxcbiAgY2xlYXJfcXVldWU6IGNsZWFyUXVldWUsXG59O1xuIiwgImltcG9ydCB7IENBVEVHT1JJRVMgfSBmcm9tICcuLi9ydWxlc2V0L2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBEcmFmdCB9IGZyb20gJy4vc2NoZW1hLmpzJztcblxuLyoqIFRoZSB3b3JsZCBhdCB0aWNrIDA6IGVtcHR5IGJvb2tzLCBhbmQgbm9ib2R5IGluIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdlbmVzaXMoZHJhZnQ6IERyYWZ0KTogdm9pZCB7XG4gIGZvciAoY29uc3QgXyBvZiBDQVRFR09SSUVTKSBkcmFmdC5sZWRnZXIuaW5zZXJ0KCk7XG4gIGRyYWZ0LmNlbnN1cy5pbnNlcnQoKTtcbn1cbiIsICIvKipcbiAqIEFsbCBldmVudHMgYW5kIHRoZSBuYW1lcyBvZiB0aGVpciBudW1iZXJzLCBhdCBtb3N0IHNpeC4gYHJlcGxpY2FudGAgYW5kIGBkZXZpY2VgIGFyZSBpZHMgKDAgZm9yXG4gKiBub25lKSwgYGxvY2F0aW9uYCBhbmQgb3RoZXIgcGxhY2VzIGFyZSBudW1iZXJzIG9mIHRoZSBnYWxheHksIGByZXNvdXJjZWAgaXMgcG9zaXRpb24gKyAxIGluXG4gKiBDQVRFR09SSUVTLCBgZGV2aWNlX3R5cGVgIHBvc2l0aW9uICsgMSBpbiBERVZJQ0VfVFlQRVMsIGBzaXRlYCBhbiBpbmRleCBpbiBpdHMgYmVsdCwgYHJlYXNvbmBcbiAqIHBvc2l0aW9uICsgMSBpbiBTVE9QX1JFQVNPTlM7IGBcdTIwMjZfYXRgIGFyZSB0aWNrcy4gQXBwZW5kIG9ubHk6IHRoZSBvcmRlciBpcyBwYXJ0IG9mIHRoZSBmb3JtYXQuXG4gKi9cbmV4cG9ydCBjb25zdCBDQVRBTE9HVUUgPSB7XG4gICdhY2NvdW50Lm9wZW5lZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdhY2NvdW50J10sXG4gICdkZXZpY2UuZGVwbG95ZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nXSxcbiAgJ3RyYXZlbC5kZXBhcnRlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdkZXN0aW5hdGlvbicsICdhcnJpdmVzX2F0J10sXG4gICd0cmF2ZWwuY2FuY2VsbGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ2Rlc3RpbmF0aW9uJywgJ2Fycml2ZXNfYXQnXSxcbiAgJ3RyYXZlbC5hcnJpdmVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ29yaWdpbiddLFxuICAnbWluaW5nLnN0YXJ0ZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnc2l0ZScsICdyZXNvdXJjZScsICdjeWNsZV90aW1lX3NlY29uZHMnXSxcbiAgJ21pbmluZy5yZWxvY2F0ZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnc2l0ZScsICdyZXNvdXJjZScsICdmb3JtZXJfc2l0ZSddLFxuICAnbWluaW5nLnN0b3BwZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAncmVzb3VyY2UnLCAncXVhbnRpdHlfbWluZWQnLCAncmVhc29uJ10sXG4gICdzaXRlLmRlcGxldGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnLCAncmVzb3VyY2UnXSxcbiAgJ3NpdGUuY2xvc2VkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnXSxcbiAgJ3NlYXJjaC5zdGFydGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnLCAnY29tcGxldGVzX2F0J10sXG4gICdzZWFyY2guY29tcGxldGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ3NpdGUnXSxcbiAgJ3NlYXJjaC5jYW5jZWxsZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnc2l0ZSddLFxuICAncHJpbnQuc3RhcnRlZCc6IFsncmVwbGljYW50JywgJ2RldmljZScsICdsb2NhdGlvbicsICdkZXZpY2VfdHlwZScsICdqb2JfaWQnLCAnY29tcGxldGVzX2F0J10sXG4gICdwcmludC53YWl0aW5nJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ2RldmljZV90eXBlJywgJ2pvYl9pZCddLFxuICAncHJpbnQuY29tcGxldGVkJzogWydyZXBsaWNhbnQnLCAnZGV2aWNlJywgJ2xvY2F0aW9uJywgJ2RldmljZV90eXBlJywgJ2pvYl9pZCcsICduZXdfZGV2aWNlJ10sXG4gICdwcmludC5jYW5jZWxsZWQnOiBbJ3JlcGxpY2FudCcsICdkZXZpY2UnLCAnbG9jYXRpb24nLCAnZGV2aWNlX3R5cGUnLCAnam9iX2lkJ10sXG59IGFzIGNvbnN0O1xuXG4vKiogVGhlIG5hbWUgb2YgYW4gZXZlbnQuICovXG5leHBvcnQgdHlwZSBFdmVudE5hbWUgPSBrZXlvZiB0eXBlb2YgQ0FUQUxPR1VFO1xuIiwgImltcG9ydCB7IGRlZmluZVNjaGVtYSwganNvbiB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgdHlwZSB7IENvbW1hbmQsIERyYWZ0T2YsIE91dGNvbWUsIFN5c3RlbSwgV29ybGRPZiB9IGZyb20gJy4uLy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBDQVRBTE9HVUUgfSBmcm9tICcuLi9ldmVudHMvY2F0YWxvZ3VlLmpzJztcbmltcG9ydCB0eXBlIHsgQWNjb3VudCB9IGZyb20gJy4uL3N0YXRlL2FjY291bnQuanMnO1xuaW1wb3J0IHsgY2Vuc3VzIH0gZnJvbSAnLi4vc3RhdGUvY2Vuc3VzLmpzJztcbmltcG9ydCB7IGRlcG9zaXRzIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgZGV2aWNlcyB9IGZyb20gJy4uL3N0YXRlL2RldmljZXMuanMnO1xuaW1wb3J0IHsgZmxlZXRzIH0gZnJvbSAnLi4vc3RhdGUvZmxlZXRzLmpzJztcbmltcG9ydCB7IGhvbGRpbmdzIH0gZnJvbSAnLi4vc3RhdGUvaG9sZGluZ3MuanMnO1xuaW1wb3J0IHsgam9icyB9IGZyb20gJy4uL3N0YXRlL2pvYnMuanMnO1xuaW1wb3J0IHsgbGVkZ2VyIH0gZnJvbSAnLi4vc3RhdGUvbGVkZ2VyLmpzJztcbmltcG9ydCB7IGxvY2F0aW9ucyB9IGZyb20gJy4uL3N0YXRlL2xvY2F0aW9ucy5qcyc7XG5pbXBvcnQgeyBwaWxlcyB9IGZyb20gJy4uL3N0YXRlL3BpbGVzLmpzJztcbmltcG9ydCB7IHByaW50ZXJzIH0gZnJvbSAnLi4vc3RhdGUvcHJpbnRlcnMuanMnO1xuaW1wb3J0IHR5cGUgeyBSZXBsaWNhbnQgfSBmcm9tICcuLi9zdGF0ZS9yZXBsaWNhbnQuanMnO1xuaW1wb3J0IHsgc2l0ZXMgfSBmcm9tICcuLi9zdGF0ZS9zaXRlcy5qcyc7XG5pbXBvcnQgeyBzdG9ja3MgfSBmcm9tICcuLi9zdGF0ZS9zdG9ja3MuanMnO1xuaW1wb3J0IHR5cGUgeyBTZXR0aW5nIH0gZnJvbSAnLi9zZXR0aW5nLmpzJztcblxuLyoqIEFsbCB0aGF0IHRoZSBnYW1lIGtlZXBzIGFuZCB0ZWxsczsgdGhlIG9yZGVyIG9mIHRhYmxlcyBpcyBwYXJ0IG9mIHRoZSBmb3JtYXQuICovXG5leHBvcnQgY29uc3Qgc2NoZW1hID0gZGVmaW5lU2NoZW1hKHtcbiAgdGFibGVzOiB7XG4gICAgZGV2aWNlcyxcbiAgICBzdG9ja3MsXG4gICAgZGVwb3NpdHMsXG4gICAgc2l0ZXMsXG4gICAgcGlsZXMsXG4gICAgbG9jYXRpb25zLFxuICAgIHByaW50ZXJzLFxuICAgIGpvYnMsXG4gICAgZmxlZXRzLFxuICAgIGhvbGRpbmdzLFxuICAgIGNlbnN1cyxcbiAgICBsZWRnZXIsXG4gIH0sXG4gIGRvY3VtZW50czogeyBhY2NvdW50czoganNvbjxBY2NvdW50PigpLCByZXBsaWNhbnRzOiBqc29uPFJlcGxpY2FudD4oKSB9LFxuICBldmVudHM6IENBVEFMT0dVRSxcbiAgc2V0dGluZzoganNvbjxTZXR0aW5nPigpLFxufSk7XG5cbi8qKiBUaGUgd3JpdGluZyBmYWNlIG9mIHRoZSBnYW1lIGluc2lkZSBhIHRyYW5zaXRpb24uICovXG5leHBvcnQgdHlwZSBEcmFmdCA9IERyYWZ0T2Y8dHlwZW9mIHNjaGVtYT47XG5cbi8qKiBUaGUgcmVhZGluZyBmYWNlIG9mIHRoZSBnYW1lOiB3aGF0IHZpZXdzIGFuZCBydWxlcyB0YWtlLiAqL1xuZXhwb3J0IHR5cGUgV29ybGQgPSBXb3JsZE9mPHR5cGVvZiBzY2hlbWE+O1xuXG4vKiogQSBjb21tYW5kIHJlZHVjZXIgb2YgdGhlIGdhbWUuICovXG5leHBvcnQgdHlwZSBSZWR1Y2VyID0gKGRyYWZ0OiBEcmFmdCwgY29tbWFuZDogQ29tbWFuZCkgPT4gT3V0Y29tZTtcblxuLyoqIEEgc3lzdGVtIG9mIHRoZSBnYW1lLCBjYWxsZWQgZm9yIGVhY2ggcm93IHdob3NlIHRpbWVyIGlzIGR1ZS4gKi9cbmV4cG9ydCB0eXBlIEdhbWVTeXN0ZW0gPSBTeXN0ZW08dHlwZW9mIHNjaGVtYT47XG4iLCAiaW1wb3J0IHR5cGUgeyBCbHVlcHJpbnQgfSBmcm9tICcuL2JsdWVwcmludC5qcyc7XG5pbXBvcnQgdHlwZSB7IEFtb3VudHMgfSBmcm9tICcuL2NhdGVnb3JpZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBEZXZpY2VUeXBlIH0gZnJvbSAnLi9kZXZpY2VUeXBlcy5qcyc7XG5cbi8qKiBUaGUgYmx1ZXByaW50cyBvZiB0aGUgc3RhbmRhcmQgcnVsZXM7IGJpbGxzIGluIHRoZSBvcmRlciBvZiBDQVRFR09SSUVTLiAqL1xuZXhwb3J0IGNvbnN0IFNUQU5EQVJEX0JMVUVQUklOVFM6IFJlYWRvbmx5PFJlY29yZDxEZXZpY2VUeXBlLCBCbHVlcHJpbnQ+PiA9IHtcbiAgaGVhdmVuX3Zlc3NlbDoge1xuICAgIGJpbGw6IGJpbGwoMjAwMCwgMTAwMCwgMzAwLCA0MDAsIDIwMCwgNTAwKSxcbiAgICBwcmludFNlY29uZHM6IDI4ODAwLFxuICAgIGZlYXR1cmVzOiBbJ2F0dGFjaCcsICdjcnVpc2UnLCAncHJpbnQnLCAnc3VyZ2UnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAxMDAwLFxuICAgIHN0b3dQbGFjZXM6IDAsXG4gICAgc3Rvd0NhcGFjaXR5OiAxNixcbiAgICBjYXJnb1VuaXRzOiAyMDAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAxLFxuICB9LFxuICBtaW5pbmdfZHJvbmU6IHtcbiAgICBiaWxsOiBiaWxsKDEwMCwgNTAsIDI1LCAyNSwgMCwgMCksXG4gICAgcHJpbnRTZWNvbmRzOiA2MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ21pbmUnLCAnc3RvdyddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDEwMDAsXG4gICAgc3Rvd1BsYWNlczogMSxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgc3VydmV5X2Ryb25lOiB7XG4gICAgYmlsbDogYmlsbCg2MCwgMzAsIDE1LCAxMCwgMCwgNSksXG4gICAgcHJpbnRTZWNvbmRzOiAzMDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAnc3VydmV5J10sXG4gICAgZHJpdmVQZXJNaWxsZTogMTIwMCxcbiAgICBzdG93UGxhY2VzOiAxLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICB0cmFuc3BvcnRfZHJvbmU6IHtcbiAgICBiaWxsOiBiaWxsKDEyMCwgNjAsIDMwLCAzMCwgMjAsIDUpLFxuICAgIHByaW50U2Vjb25kczogNjAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdzdG93JywgJ3RyYW5zcG9ydCddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDkwMCxcbiAgICBzdG93UGxhY2VzOiAxLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiA1MDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIG1haW50ZW5hbmNlX2Ryb25lOiB7XG4gICAgYmlsbDogYmlsbCg5MCwgNzAsIDMwLCAyNSwgMTAsIDE1KSxcbiAgICBwcmludFNlY29uZHM6IDYwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnbWFpbnRlbmFuY2UnLCAnc3RvdyddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDEwMDAsXG4gICAgc3Rvd1BsYWNlczogMSxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgYW1pX21pbmluZ19jb250cm9sbGVyOiB7XG4gICAgYmlsbDogYmlsbCg4MCwgMTIwLCA3MCwgMzAsIDAsIDM1KSxcbiAgICBwcmludFNlY29uZHM6IDkwMCxcbiAgICBmZWF0dXJlczogWydhbWknLCAnY3J1aXNlJywgJ3N0b3cnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAxMDAwLFxuICAgIHN0b3dQbGFjZXM6IDEsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGF1dG9mYWN0b3J5OiB7XG4gICAgYmlsbDogYmlsbCg4MDAsIDQwMCwgMjAwLCAxNTAsIDUwLCA4MCksXG4gICAgcHJpbnRTZWNvbmRzOiAyNDAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdwcmludCcsICdzdG93J10sXG4gICAgZHJpdmVQZXJNaWxsZTogMzAwLFxuICAgIHN0b3dQbGFjZXM6IDgsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDEwLFxuICB9LFxuICBjb21wdXRlX2NvcmU6IHtcbiAgICBiaWxsOiBiaWxsKDgsIDM1LCA1NSwgMiwgMCwgMTUpLFxuICAgIHByaW50U2Vjb25kczogMjAwLFxuICAgIGZlYXR1cmVzOiBbJ3N0b3cnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAwLFxuICAgIHN0b3dQbGFjZXM6IDEsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIHN1cmdlX3BsYXRlOiB7XG4gICAgYmlsbDogYmlsbCgxNTAsIDYwLCAyMCwgMTAsIDQwLCAxMCksXG4gICAgcHJpbnRTZWNvbmRzOiA5MDAsXG4gICAgZmVhdHVyZXM6IFsnc3RvdyddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDAsXG4gICAgc3Rvd1BsYWNlczogMixcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgZnRsX2JlYWNvbjoge1xuICAgIGJpbGw6IGJpbGwoMjAsIDE1LCAxMCwgMCwgMCwgNSksXG4gICAgcHJpbnRTZWNvbmRzOiAxMDAsXG4gICAgZmVhdHVyZXM6IFsnYmVhY29uJywgJ3N0b3cnXSxcbiAgICBkcml2ZVBlck1pbGxlOiAwLFxuICAgIHN0b3dQbGFjZXM6IDEsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGZ0bF9yZWxheToge1xuICAgIGJpbGw6IGJpbGwoODAsIDEyMCwgMTAwLCAyMCwgMTAsIDQwKSxcbiAgICBwcmludFNlY29uZHM6IDYwMCxcbiAgICBmZWF0dXJlczogWydyZWxheScsICdzdG93J10sXG4gICAgZHJpdmVQZXJNaWxsZTogMCxcbiAgICBzdG93UGxhY2VzOiAyLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBzeXN0ZW1faHViOiB7XG4gICAgYmlsbDogYmlsbCgzMDAwLCAxNTAwLCA4MDAsIDYwMCwgNDAwLCA1MDApLFxuICAgIHByaW50U2Vjb25kczogNDMyMDAsXG4gICAgZmVhdHVyZXM6IFsnaHViJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogMCxcbiAgICBzdG93UGxhY2VzOiAwLFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBhdG1vX3Byb2Nlc3Nvcjoge1xuICAgIGJpbGw6IGJpbGwoMjAwLCAxMDAsIDAsIDE1MCwgMTAwLCAwKSxcbiAgICBwcmludFNlY29uZHM6IDE4MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIGdhc19zZXBhcmF0b3I6IHtcbiAgICBiaWxsOiBiaWxsKDE4MCwgMTIwLCA2MCwgMTAwLCA2MCwgMTApLFxuICAgIHByaW50U2Vjb25kczogMTgwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgYXF1aWZlcl90YXA6IHtcbiAgICBiaWxsOiBiaWxsKDI0MCwgODAsIDYwLCA2MCwgNDAsIDApLFxuICAgIHByaW50U2Vjb25kczogMTUwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgb3JiaXRhbF9taXJyb3I6IHtcbiAgICBiaWxsOiBiaWxsKDE2MCwgODAsIDIwMCwgNDAsIDAsIDEwKSxcbiAgICBwcmludFNlY29uZHM6IDE1MDAsXG4gICAgZmVhdHVyZXM6IFsnY3J1aXNlJywgJ3N0b3cnLCAndGVycmFmb3JtJ10sXG4gICAgZHJpdmVQZXJNaWxsZTogNTAwLFxuICAgIHN0b3dQbGFjZXM6IDQsXG4gICAgc3Rvd0NhcGFjaXR5OiAwLFxuICAgIGNhcmdvVW5pdHM6IDAsXG4gICAgcXVldWVMZW5ndGg6IDAsXG4gIH0sXG4gIHRoZXJtYWxfbGFuY2U6IHtcbiAgICBiaWxsOiBiaWxsKDI2MCwgMjIwLCA4MCwgNDAsIDYwLCA0MCksXG4gICAgcHJpbnRTZWNvbmRzOiAyNzAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdzdG93JywgJ3RlcnJhZm9ybSddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDUwMCxcbiAgICBzdG93UGxhY2VzOiA0LFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxuICBvcmJpdGFsX3NoYWRlOiB7XG4gICAgYmlsbDogYmlsbCgxNjAsIDQwLCAxMjAsIDEyMCwgMCwgMTApLFxuICAgIHByaW50U2Vjb25kczogMTUwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgY3J5b19kaXNwZXJzZXI6IHtcbiAgICBiaWxsOiBiaWxsKDIwMCwgMTIwLCA2MCwgNjAsIDI0MCwgMzApLFxuICAgIHByaW50U2Vjb25kczogMjcwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgZmlsdHJhdGlvbl9hcnJheToge1xuICAgIGJpbGw6IGJpbGwoMTQwLCAxMDAsIDEyMCwgMTIwLCA0MCwgMjApLFxuICAgIHByaW50U2Vjb25kczogMjEwMCxcbiAgICBmZWF0dXJlczogWydjcnVpc2UnLCAnc3RvdycsICd0ZXJyYWZvcm0nXSxcbiAgICBkcml2ZVBlck1pbGxlOiA1MDAsXG4gICAgc3Rvd1BsYWNlczogNCxcbiAgICBzdG93Q2FwYWNpdHk6IDAsXG4gICAgY2FyZ29Vbml0czogMCxcbiAgICBxdWV1ZUxlbmd0aDogMCxcbiAgfSxcbiAgYmlvX3NlZWRlcjoge1xuICAgIGJpbGw6IGJpbGwoMTAwLCA2MCwgNjAsIDI0MCwgMTIwLCAzMCksXG4gICAgcHJpbnRTZWNvbmRzOiAyNDAwLFxuICAgIGZlYXR1cmVzOiBbJ2NydWlzZScsICdzdG93JywgJ3RlcnJhZm9ybSddLFxuICAgIGRyaXZlUGVyTWlsbGU6IDUwMCxcbiAgICBzdG93UGxhY2VzOiA0LFxuICAgIHN0b3dDYXBhY2l0eTogMCxcbiAgICBjYXJnb1VuaXRzOiAwLFxuICAgIHF1ZXVlTGVuZ3RoOiAwLFxuICB9LFxufTtcblxuZnVuY3Rpb24gYmlsbChcbiAgc3RydWN0dXJhbDogbnVtYmVyLFxuICBjb25kdWN0aXZlOiBudW1iZXIsXG4gIHNpbGljYXRlczogbnVtYmVyLFxuICBjYXJib246IG51bWJlcixcbiAgdm9sYXRpbGVzOiBudW1iZXIsXG4gIHJhcmVzOiBudW1iZXIsXG4pOiBBbW91bnRzIHtcbiAgcmV0dXJuIHsgc3RydWN0dXJhbCwgY29uZHVjdGl2ZSwgc2lsaWNhdGVzLCBjYXJib24sIHZvbGF0aWxlcywgcmFyZXMgfTtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IFJ1bGVzZXQgfSBmcm9tICcuL3J1bGVzZXQuanMnO1xuaW1wb3J0IHsgU1RBTkRBUkRfQkxVRVBSSU5UUyB9IGZyb20gJy4vc3RhbmRhcmRCbHVlcHJpbnRzLmpzJztcblxuY29uc3QgREFZID0gODY0MDA7XG5cbi8qKiBUaGUgcnVsZXMgdGhhdCBhIGdhbWUgaGFzIHdoZW4gbm9ib2R5IHNheXMgb3RoZXJ3aXNlLiAqL1xuZXhwb3J0IGNvbnN0IFNUQU5EQVJEX1JVTEVTRVQ6IFJ1bGVzZXQgPSB7XG4gIG5hbWU6ICdzdGFuZGFyZCcsXG4gIHZlcnNpb246IDEsXG4gIGNhcGFjaXR5OiB7IGZ1bGxQcG06IDFfMDAwXzAwMCwgc2xvd2VzdFBlck1pbGxlOiAxMDAgfSxcbiAgdHJhdmVsOiB7XG4gICAgY3J1aXNlTWlsbGlzZWNvbmRzOiAzMzgzMCxcbiAgICBjcnVpc2VMZWFzdFNlY29uZHM6IDUsXG4gICAgc3VyZ2VTZWNvbmRzUGVyTHk6IDQ1LFxuICAgIHN1cmdlSHViUGVyTWlsbGU6IDc1MCxcbiAgICB2aWFNb3N0OiAxNixcbiAgfSxcbiAgbWluaW5nOiB7XG4gICAgY3ljbGVTZWNvbmRzOiB7IHNwYXJzZTogOTAsIG1vZGVyYXRlOiA1MiwgZGVuc2U6IDMwIH0sXG4gICAgeWllbGRVbml0czogeyBzY2FyY2U6IDEsIGxvdzogMiwgbW9kZXJhdGU6IDQsIGhpZ2g6IDcsIHJpY2g6IDEwIH0sXG4gICAgc3RvY2tDYXBVbml0czogMjUwXzAwMCxcbiAgICB3ZWFyUHBtUGVySG91cjogMTAwMCxcbiAgICB3ZWFyTGVhc3RQcG06IDEwMCxcbiAgICB3ZWFyRmxvb3JQcG06IDEwMF8wMDAsXG4gICAgcmVsb2NhdGlvbnNNb3N0OiA2NCxcbiAgfSxcbiAgc2l0ZXM6IHtcbiAgICByZXNlcnZlVW5pdHM6IHsgc2NhcmNlOiAxXzYwMCwgbG93OiA0XzAwMCwgbW9kZXJhdGU6IDEwXzAwMCwgaGlnaDogMjRfMDAwLCByaWNoOiA0OF8wMDAgfSxcbiAgICBkZWNheVBlck1pbGxlOiA4NTAsXG4gICAgaml0dGVyUGVyTWlsbGU6IDIwMCxcbiAgICBwZXJCZWx0OiAxNixcbiAgICBzZWFyY2hCYXNlU2Vjb25kczogNjAsXG4gICAgcmVjZW50U2Vjb25kczogNyAqIERBWSxcbiAgICBwcmltYXJ5UmVnZW5lcmF0aW9uU2Vjb25kczogMTQgKiBEQVksXG4gICAgb3RoZXJSZWdlbmVyYXRpb25TZWNvbmRzOiAyOCAqIERBWSxcbiAgfSxcbiAgcHJpbnRpbmc6IHsgcXVhbnRpdHlNb3N0OiA1MCB9LFxuICBkZWNvbW1pc3Npb246IHsgZGlzYXNzZW1ibGVTZWNvbmRzOiAzMCwgcmVmdW5kUGVyTWlsbGU6IDUwMCwgY2FwYWNpdHlSZWZ1bmRQZXJNaWxsZTogMTAwIH0sXG4gIHN0YXJ0OiB7XG4gICAgc3RhckNvZGVzOiBbJ1NPTCcsICdBTFBIQUNFTicsICdCQVJOQVJEJywgJ0VQU0VSSScsICdUQVVDRVRJJywgJ0VQU0lOREknLCAnNjFDWUcnLCAnUFJPQ1lPTiddLFxuICAgIHBsYWNlOiAnQkVMVC0xJyxcbiAgICBmbGVldDogWydoZWF2ZW5fdmVzc2VsJywgJ21pbmluZ19kcm9uZScsICdtaW5pbmdfZHJvbmUnLCAnc3VydmV5X2Ryb25lJywgJ2F1dG9mYWN0b3J5J10sXG4gICAgc3RvY2s6IHtcbiAgICAgIHN0cnVjdHVyYWw6IDEyMDAsXG4gICAgICBjb25kdWN0aXZlOiA3MDAsXG4gICAgICBzaWxpY2F0ZXM6IDQwMCxcbiAgICAgIGNhcmJvbjogMzAwLFxuICAgICAgdm9sYXRpbGVzOiAxMDAsXG4gICAgICByYXJlczogNjAsXG4gICAgfSxcbiAgfSxcbiAgbGltaXRzOiB7XG4gICAgYWNjb3VudHM6IDEwXzAwMCxcbiAgICByZXBsaWNhbnRzUGVyQWNjb3VudDogNjQsXG4gICAgZGV2aWNlczogMl8wMDBfMDAwLFxuICAgIGRldmljZXNQZXJBY2NvdW50OiAyMDBfMDAwLFxuICAgIHN0b2Nrc1BlckFjY291bnQ6IDUxMixcbiAgICBuYW1lTGVuZ3RoOiA2NCxcbiAgICB0YWdzUGVyRGV2aWNlOiAzMixcbiAgICB0YWdMZW5ndGg6IDMyLFxuICB9LFxuICBibHVlcHJpbnRzOiBTVEFOREFSRF9CTFVFUFJJTlRTLFxuICBwYXJ0c09ubHk6IFsnY29tcHV0ZV9jb3JlJywgJ2Z0bF9iZWFjb24nLCAnZnRsX3JlbGF5JywgJ3N1cmdlX3BsYXRlJ10sXG59O1xuIiwgImltcG9ydCB7IElOVF9NQVgsIGludmFyaWFudCwgaXNJbnQgfSBmcm9tICcuLi8uLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHsgcGFyc2VMb2NhdGlvbiB9IGZyb20gJy4uL2dhbGF4eS9sb2NhdGlvbi5qcyc7XG5pbXBvcnQgdHlwZSB7IFJ1bGVzZXQgfSBmcm9tICcuLi9ydWxlc2V0L3J1bGVzZXQuanMnO1xuaW1wb3J0IHsgU1RBTkRBUkRfUlVMRVNFVCB9IGZyb20gJy4uL3J1bGVzZXQvc3RhbmRhcmRSdWxlc2V0LmpzJztcbmltcG9ydCB7IEFDQ09VTlRTX01PU1QgfSBmcm9tICcuLi9zdGF0ZS9waWxlcy5qcyc7XG5pbXBvcnQgeyBTSVRFU19NT1NUIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBTZXR0aW5nIH0gZnJvbSAnLi9zZXR0aW5nLmpzJztcblxuLyoqIDIwMjYtMDEtMDFUMDA6MDA6MDBaOiB0aWNrIDAgb2YgYSBnYW1lIG9mIHdoaWNoIG5vdGhpbmcgZWxzZSBpcyBzYWlkLiAqL1xuY29uc3QgRVBPQ0hfU0VDT05EUyA9IDFfNzY3XzIyNV82MDA7XG5cbi8qKiBObyBnYXVnZSBwYXNzZXMgdGhpcyBtYW55IHVuaXRzOiBpbiBtaWNyby11bml0cyBpdCBpcyBhIHRlbnRoIG9mIHdoYXQgYW4gaW50ZWdlciBjYW4gaG9sZC4gKi9cbmNvbnN0IEdBVUdFX01PU1QgPSA5MDBfMDAwXzAwMDtcblxuLyoqIFdoYXQgYSBuZXcgZ2FtZSBtYXkgYmUgdG9sZDsgZXZlcnl0aGluZyBlbHNlIGlzIHRoZSBzdGFuZGFyZC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgR2FtZU9wdGlvbnMge1xuICAvKiogVGhlIHNlZWQgb2YgYWxsIGNoYW5jZTogYW4gaW50ZWdlciwgbm90IG5lZ2F0aXZlLiAqL1xuICByZWFkb25seSBzZWVkOiBudW1iZXI7XG4gIHJlYWRvbmx5IGVwb2NoX3NlY29uZHM/OiBudW1iZXI7XG4gIHJlYWRvbmx5IHJ1bGVzZXQ/OiBSdWxlc2V0O1xufVxuXG4vKipcbiAqIFRoZSBzZXR0aW5nIG9mIGEgbmV3IGdhbWUuXG4gKlxuICogQHRocm93cyBFcnJvciBuYW1pbmcgdGhlIHJ1bGUsIHdoZW4gbnVtYmVycyBhcmUgZ2l2ZW4gd2l0aCB3aGljaCBhIGdhbWUgY291bGQgbm90IGJlIGtlcHQgZXhhY3QuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzZXR0aW5nT2Yob3B0aW9uczogR2FtZU9wdGlvbnMpOiBTZXR0aW5nIHtcbiAgY29uc3QgeyBzZWVkLCBlcG9jaF9zZWNvbmRzID0gRVBPQ0hfU0VDT05EUywgcnVsZXNldCA9IFNUQU5EQVJEX1JVTEVTRVQgfSA9IG9wdGlvbnM7XG4gIHdpdGhpbignc2VlZCcsIHNlZWQsIDAsIElOVF9NQVgpO1xuICB3aXRoaW4oJ2Vwb2NoX3NlY29uZHMnLCBlcG9jaF9zZWNvbmRzLCAwLCAxXzAwMF8wMDBfMDAwXzAwMCk7XG4gIGNoZWNrTGltaXRzKHJ1bGVzZXQpO1xuICBjaGVja1BhY2VzKHJ1bGVzZXQpO1xuICBjaGVja1N0YXJ0KHNlZWQsIHJ1bGVzZXQpO1xuICByZXR1cm4geyBzZWVkLCBlcG9jaF9zZWNvbmRzLCBydWxlc2V0IH07XG59XG5cbmZ1bmN0aW9uIGNoZWNrTGltaXRzKHsgYmx1ZXByaW50cywgbGltaXRzLCBtaW5pbmcsIHNpdGVzIH06IFJ1bGVzZXQpOiB2b2lkIHtcbiAgd2l0aGluKCdsaW1pdHMuYWNjb3VudHMnLCBsaW1pdHMuYWNjb3VudHMsIDAsIEFDQ09VTlRTX01PU1QpO1xuICB3aXRoaW4oJ2xpbWl0cy5kZXZpY2VzJywgbGltaXRzLmRldmljZXMsIDAsIDJfMTQ3XzQ4M182NDcpO1xuICB3aXRoaW4oJ3NpdGVzLnBlckJlbHQnLCBzaXRlcy5wZXJCZWx0LCAxLCBTSVRFU19NT1NUKTtcbiAgd2l0aGluKCdtaW5pbmcuc3RvY2tDYXBVbml0cycsIG1pbmluZy5zdG9ja0NhcFVuaXRzLCAxLCBHQVVHRV9NT1NUKTtcbiAgZm9yIChjb25zdCBbYWJ1bmRhbmNlLCB1bml0c10gb2YgT2JqZWN0LmVudHJpZXMoc2l0ZXMucmVzZXJ2ZVVuaXRzKSkge1xuICAgIHdpdGhpbihgc2l0ZXMucmVzZXJ2ZVVuaXRzLiR7YWJ1bmRhbmNlfWAsIHVuaXRzLCAwLCBHQVVHRV9NT1NUIC8gMik7XG4gIH1cbiAgd2l0aGluKCdzaXRlcy5qaXR0ZXJQZXJNaWxsZScsIHNpdGVzLmppdHRlclBlck1pbGxlLCAwLCAxMDAwKTtcbiAgd2l0aGluKCdzaXRlcy5kZWNheVBlck1pbGxlJywgc2l0ZXMuZGVjYXlQZXJNaWxsZSwgMCwgMTAwMCk7XG4gIGZvciAoY29uc3QgW3R5cGUsIHsgYmlsbCB9XSBvZiBPYmplY3QuZW50cmllcyhibHVlcHJpbnRzKSkge1xuICAgIGZvciAoY29uc3QgW2NhdGVnb3J5LCB1bml0c10gb2YgT2JqZWN0LmVudHJpZXMoYmlsbCkpIHtcbiAgICAgIHdpdGhpbihgYmx1ZXByaW50cy4ke3R5cGV9LmJpbGwuJHtjYXRlZ29yeX1gLCB1bml0cywgMCwgbWluaW5nLnN0b2NrQ2FwVW5pdHMpO1xuICAgIH1cbiAgfVxufVxuXG5mdW5jdGlvbiBjaGVja1BhY2VzKHsgY2FwYWNpdHksIGJsdWVwcmludHMsIG1pbmluZywgc2l0ZXMsIHRyYXZlbCB9OiBSdWxlc2V0KTogdm9pZCB7XG4gIHdpdGhpbignY2FwYWNpdHkuZnVsbFBwbScsIGNhcGFjaXR5LmZ1bGxQcG0sIDEsIDFfMDAwXzAwMCk7XG4gIHdpdGhpbignY2FwYWNpdHkuc2xvd2VzdFBlck1pbGxlJywgY2FwYWNpdHkuc2xvd2VzdFBlck1pbGxlLCAxLCAxMDAwKTtcbiAgZm9yIChjb25zdCBbZGVuc2l0eSwgc2Vjb25kc10gb2YgT2JqZWN0LmVudHJpZXMobWluaW5nLmN5Y2xlU2Vjb25kcykpIHtcbiAgICB3aXRoaW4oYG1pbmluZy5jeWNsZVNlY29uZHMuJHtkZW5zaXR5fWAsIHNlY29uZHMsIDEsIDFfMDAwXzAwMCk7XG4gIH1cbiAgZm9yIChjb25zdCBbYWJ1bmRhbmNlLCB1bml0c10gb2YgT2JqZWN0LmVudHJpZXMobWluaW5nLnlpZWxkVW5pdHMpKSB7XG4gICAgd2l0aGluKGBtaW5pbmcueWllbGRVbml0cy4ke2FidW5kYW5jZX1gLCB1bml0cywgMCwgMV8wMDBfMDAwKTtcbiAgfVxuICB3aXRoaW4oJ3NpdGVzLnNlYXJjaEJhc2VTZWNvbmRzJywgc2l0ZXMuc2VhcmNoQmFzZVNlY29uZHMsIDEsIDFfMDAwXzAwMCk7XG4gIHdpdGhpbignc2l0ZXMucHJpbWFyeVJlZ2VuZXJhdGlvblNlY29uZHMnLCBzaXRlcy5wcmltYXJ5UmVnZW5lcmF0aW9uU2Vjb25kcywgMSwgMWU5KTtcbiAgd2l0aGluKCdzaXRlcy5vdGhlclJlZ2VuZXJhdGlvblNlY29uZHMnLCBzaXRlcy5vdGhlclJlZ2VuZXJhdGlvblNlY29uZHMsIDEsIDFlOSk7XG4gIHdpdGhpbigndHJhdmVsLmNydWlzZUxlYXN0U2Vjb25kcycsIHRyYXZlbC5jcnVpc2VMZWFzdFNlY29uZHMsIDEsIDFfMDAwXzAwMCk7XG4gIGZvciAoY29uc3QgW3R5cGUsIGJsdWVwcmludF0gb2YgT2JqZWN0LmVudHJpZXMoYmx1ZXByaW50cykpIHtcbiAgICB3aXRoaW4oYGJsdWVwcmludHMuJHt0eXBlfS5wcmludFNlY29uZHNgLCBibHVlcHJpbnQucHJpbnRTZWNvbmRzLCAxLCAxXzAwMF8wMDBfMDAwKTtcbiAgICBjb25zdCBtb3ZlcyA9IGJsdWVwcmludC5mZWF0dXJlcy5pbmNsdWRlcygnY3J1aXNlJykgPyAxIDogMDtcbiAgICB3aXRoaW4oYGJsdWVwcmludHMuJHt0eXBlfS5kcml2ZVBlck1pbGxlYCwgYmx1ZXByaW50LmRyaXZlUGVyTWlsbGUsIG1vdmVzLCAxXzAwMF8wMDApO1xuICB9XG59XG5cbmZ1bmN0aW9uIGNoZWNrU3RhcnQoc2VlZDogbnVtYmVyLCB7IG1pbmluZywgc3RhcnQgfTogUnVsZXNldCk6IHZvaWQge1xuICB3aXRoaW4oJ3N0YXJ0LnN0YXJDb2Rlcy5sZW5ndGgnLCBzdGFydC5zdGFyQ29kZXMubGVuZ3RoLCAxLCAxXzAwMF8wMDApO1xuICBpbnZhcmlhbnQoc3RhcnQuZmxlZXQuaW5jbHVkZXMoJ2hlYXZlbl92ZXNzZWwnKSwgJ3N0YXJ0LmZsZWV0IGhhcyBubyBoZWF2ZW5fdmVzc2VsJyk7XG4gIGZvciAoY29uc3QgW2NhdGVnb3J5LCB1bml0c10gb2YgT2JqZWN0LmVudHJpZXMoc3RhcnQuc3RvY2spKSB7XG4gICAgd2l0aGluKGBzdGFydC5zdG9jay4ke2NhdGVnb3J5fWAsIHVuaXRzLCAwLCBtaW5pbmcuc3RvY2tDYXBVbml0cyk7XG4gIH1cbiAgZm9yIChjb25zdCBzdGFyIG9mIHN0YXJ0LnN0YXJDb2Rlcykge1xuICAgIGNvbnN0IGNvZGUgPSBgJHtzdGFyfS0ke3N0YXJ0LnBsYWNlfWA7XG4gICAgaW52YXJpYW50KHBhcnNlTG9jYXRpb24oc2VlZCwgY29kZSkgIT09IHVuZGVmaW5lZCwgYHN0YXJ0LnN0YXJDb2RlczogdGhlcmUgaXMgbm8gJHtjb2RlfWApO1xuICB9XG59XG5cbmZ1bmN0aW9uIHdpdGhpbihydWxlOiBzdHJpbmcsIHZhbHVlOiBudW1iZXIsIGxlYXN0OiBudW1iZXIsIG1vc3Q6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCBmaXRzID0gaXNJbnQodmFsdWUpICYmIHZhbHVlID49IGxlYXN0ICYmIHZhbHVlIDw9IG1vc3Q7XG4gIGludmFyaWFudChmaXRzLCBgJHtydWxlfSBpcyAke3ZhbHVlfSwgbm90IGFuIGludGVnZXIgZnJvbSAke2xlYXN0fSB0byAke21vc3R9YCk7XG59XG4iLCAiaW1wb3J0IHsgZGV2aWNlUGxhY2UsIGRldmljZVR1cm5zIH0gZnJvbSAnLi4vcnVsZXMvZGV2aWNlLmpzJztcbmltcG9ydCB0eXBlIHsgR2FtZVN5c3RlbSB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IEZMRUVUIH0gZnJvbSAnLi4vc3RhdGUvZmxlZXRzLmpzJztcbmltcG9ydCB7IFNUQVRVUyB9IGZyb20gJy4uL3N0YXRlL3N0YXR1c2VzLmpzJztcblxuLyoqIEEgZGV2aWNlIGlzIHdoZXJlIGl0IHdhbnRlZCB0byBnby4gKi9cbmV4cG9ydCBjb25zdCBhcnJpdmFsOiBHYW1lU3lzdGVtID0ge1xuICBuYW1lOiAnYXJyaXZhbCcsXG4gIHRhYmxlOiAnZGV2aWNlcycsXG4gIHRpbWVyOiAnYXJyaXZhbCcsXG4gIHJ1bihkcmFmdCwgZGV2aWNlKSB7XG4gICAgY29uc3QgeyBkZXZpY2VzLCBmbGVldHMgfSA9IGRyYWZ0O1xuICAgIGNvbnN0IG9yaWdpbiA9IGRldmljZVBsYWNlKGRyYWZ0LCBkZXZpY2UpO1xuICAgIGNvbnN0IHJlcGxpY2FudCA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCk7XG4gICAgY29uc3Qgc2Vjb25kcyA9IGRyYWZ0Lm5vdyAtIGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnNpbmNlKTtcbiAgICBkZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0UubG9jYXRpb24sIGRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnRhcmdldCkpO1xuICAgIGRldmljZVR1cm5zKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy5pZGxlLCAwKTtcbiAgICBmbGVldHMuYWRkKHJlcGxpY2FudCwgRkxFRVQudHJpcHMsIDEpO1xuICAgIGZsZWV0cy5hZGQocmVwbGljYW50LCBGTEVFVC50cmF2ZWxTZWNvbmRzLCBzZWNvbmRzKTtcbiAgICBkcmFmdC5lbWl0KCd0cmF2ZWwuYXJyaXZlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSwgb3JpZ2luKTtcbiAgfSxcbn07XG4iLCAiaW1wb3J0IHsgbWluIH0gZnJvbSAnLi4vLi4va2VybmVsL2luZGV4LmpzJztcbmltcG9ydCB7IGRlcG9zaXREcmF3LCBkZXBvc2l0V2l0aCB9IGZyb20gJy4uL3J1bGVzL2RlcG9zaXQuanMnO1xuaW1wb3J0IHsgZGV2aWNlUGxhY2UgfSBmcm9tICcuLi9ydWxlcy9kZXZpY2UuanMnO1xuaW1wb3J0IHsgcnVuTW92ZSB9IGZyb20gJy4uL3J1bGVzL3J1bi5qcyc7XG5pbXBvcnQgdHlwZSB7IERyYWZ0LCBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IHN0b2NrQWRkIH0gZnJvbSAnLi4vcnVsZXMvc3RvY2suanMnO1xuaW1wb3J0IHsgY2F0ZWdvcnlPZiwgREVQT1NJVCwgc2l0ZU9mIH0gZnJvbSAnLi4vc3RhdGUvZGVwb3NpdHMuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuXG4vKipcbiAqIEEgY2F0ZWdvcnkgb2YgYSBzaXRlIHJ1bnMgb3V0IGluIHRoaXMgdGljay4gVGhlIGdhdWdlcyBoYXZlIGNvdW50ZWQgYSB3aG9sZSB0aWNrIGZvciBldmVyeVxuICogZHJvbmU7IHdoYXQgd2FzIGxlZnQgaXMgc3BsaXQgaW4gZGV2aWNlLWlkIG9yZGVyIGJ5IG1pbihyYXRlLCBsZWZ0KSwgYW5kIHdoYXQgd2FzIGNvdW50ZWQgdG9vXG4gKiBtdWNoIGlzIHRha2VuIGJhY2ssIGJlZm9yZSBhbnlib2R5IGVsc2UgaW4gdGhpcyB0aWNrIHJlYWRzIGl0LiBUaGVuIGFsbCBkcm9uZXMgbW92ZSBvciBzdG9wLlxuICovXG5leHBvcnQgY29uc3QgZGVwb3NpdERlcGxldGVkOiBHYW1lU3lzdGVtID0ge1xuICBuYW1lOiAnZGVwb3NpdERlcGxldGVkJyxcbiAgdGFibGU6ICdkZXBvc2l0cycsXG4gIHRpbWVyOiAnZGVwbGV0ZWQnLFxuICBydW4oZHJhZnQsIGRlcG9zaXQpIHtcbiAgICBjb25zdCBsZXZlbCA9IGRyYWZ0LmRlcG9zaXRzLmxldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSk7XG4gICAgaWYgKGxldmVsID4gMCkge1xuICAgICAgZGVwb3NpdERyYXcoZHJhZnQsIGRlcG9zaXQsIDApO1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBjb25zdCBtaW5lcnMgPSBkcmFmdC5kZXBvc2l0cy5tZW1iZXJzKGRlcG9zaXQsIERFUE9TSVQubWluZXJzKTtcbiAgICBjb25zdCBsZWZ0ID0gbGV2ZWwgLSBkcmFmdC5kZXBvc2l0cy5yYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSk7XG4gICAgc2hhcmVPdXQoZHJhZnQsIG1pbmVycywgbGVmdCk7XG4gICAgZHJhZnQuZGVwb3NpdHMuc2V0TGV2ZWwoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlLCAwKTtcbiAgICBjb25zdCBzaXRlID0gc2l0ZU9mKGRlcG9zaXQpO1xuICAgIGRyYWZ0LnNpdGVzLnNldChzaXRlLCBTSVRFLmV4aGF1c3RlZEF0LCBkcmFmdC5ub3cpO1xuICAgIHRlbGwoZHJhZnQsIG1pbmVycywgZGVwb3NpdCk7XG4gICAgY29uc3QgY2F0ZWdvcnkgPSBjYXRlZ29yeU9mKGRlcG9zaXQpO1xuICAgIGNvbnN0IHRvID0gZGVwb3NpdFdpdGgoZHJhZnQsIGRyYWZ0LnNpdGVzLnBhcmVudChzaXRlLCBTSVRFLmxvY2F0aW9uKSwgY2F0ZWdvcnkpO1xuICAgIGZvciAoY29uc3QgbWluZXIgb2YgbWluZXJzKSBydW5Nb3ZlKGRyYWZ0LCBtaW5lciwgdG8sICdkZXBsZXRlZCcpO1xuICB9LFxufTtcblxuZnVuY3Rpb24gc2hhcmVPdXQoZHJhZnQ6IERyYWZ0LCBtaW5lcnM6IHJlYWRvbmx5IG51bWJlcltdLCBtaWNybzogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcyB9ID0gZHJhZnQ7XG4gIGxldCBsZWZ0ID0gbWljcm87XG4gIGZvciAoY29uc3QgbWluZXIgb2YgbWluZXJzKSB7XG4gICAgY29uc3QgcmF0ZSA9IGRldmljZXMucmF0ZShtaW5lciwgREVWSUNFLm1pbmVkKTtcbiAgICBjb25zdCBzaGFyZSA9IG1pbihyYXRlLCBsZWZ0KTtcbiAgICBsZWZ0IC09IHNoYXJlO1xuICAgIGlmIChzaGFyZSA9PT0gcmF0ZSkgY29udGludWU7XG4gICAgY29uc3QgbWluZWQgPSBkZXZpY2VzLmxldmVsKG1pbmVyLCBERVZJQ0UubWluZWQpO1xuICAgIGRldmljZXMuc2V0TGV2ZWwobWluZXIsIERFVklDRS5taW5lZCwgbWluZWQgLSByYXRlICsgc2hhcmUpO1xuICAgIHN0b2NrQWRkKGRyYWZ0LCBkZXZpY2VzLnBhcmVudChtaW5lciwgREVWSUNFLnN0b2NrKSwgc2hhcmUgLSByYXRlKTtcbiAgfVxufVxuXG4vKiogT25jZSBmb3IgZWFjaCByZXBsaWNhbnQgd2l0aCBtaW5lcnMgaGVyZSwgYnkgaXRzIGZpcnN0LiAqL1xuZnVuY3Rpb24gdGVsbChkcmFmdDogRHJhZnQsIG1pbmVyczogcmVhZG9ubHkgbnVtYmVyW10sIGRlcG9zaXQ6IG51bWJlcik6IHZvaWQge1xuICBjb25zdCB0b2xkOiBudW1iZXJbXSA9IFtdO1xuICBmb3IgKGNvbnN0IG1pbmVyIG9mIG1pbmVycykge1xuICAgIGNvbnN0IHJlcGxpY2FudCA9IGRyYWZ0LmRldmljZXMucGFyZW50KG1pbmVyLCBERVZJQ0UucmVwbGljYW50KTtcbiAgICBpZiAodG9sZC5pbmNsdWRlcyhyZXBsaWNhbnQpKSBjb250aW51ZTtcbiAgICB0b2xkLnB1c2gocmVwbGljYW50KTtcbiAgICBkcmFmdC5lbWl0KFxuICAgICAgJ3NpdGUuZGVwbGV0ZWQnLFxuICAgICAgcmVwbGljYW50LFxuICAgICAgbWluZXIsXG4gICAgICBkZXZpY2VQbGFjZShkcmFmdCwgbWluZXIpLFxuICAgICAgZHJhZnQuc2l0ZXMuZ2V0KHNpdGVPZihkZXBvc2l0KSwgU0lURS5pbmRleCksXG4gICAgICBjYXRlZ29yeU9mKGRlcG9zaXQpLFxuICAgICk7XG4gIH1cbn1cbiIsICJpbXBvcnQgeyBkZXBvc2l0UmVzdCB9IGZyb20gJy4uL3J1bGVzL2RlcG9zaXQuanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcblxuLyoqIEEgZGVwb3NpdCB0aGF0IG5vYm9keSBtaW5lZCBoYXMgZ3Jvd24gYmFjayB0byB3aGF0IGl0IHdhcy4gKi9cbmV4cG9ydCBjb25zdCBkZXBvc2l0UmVzdG9yZWQ6IEdhbWVTeXN0ZW0gPSB7XG4gIG5hbWU6ICdkZXBvc2l0UmVzdG9yZWQnLFxuICB0YWJsZTogJ2RlcG9zaXRzJyxcbiAgdGltZXI6ICdyZXN0b3JlZCcsXG4gIHJ1bihkcmFmdCwgZGVwb3NpdCkge1xuICAgIGRlcG9zaXRSZXN0KGRyYWZ0LCBkZXBvc2l0KTtcbiAgfSxcbn07XG4iLCAiaW1wb3J0IHsgZGV2aWNlQWRkLCBkZXZpY2VQbGFjZSB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgeyBwcmludE5leHQgfSBmcm9tICcuLi9ydWxlcy9wcmludC5qcyc7XG5pbXBvcnQgeyBwcmludEpvYiB9IGZyb20gJy4uL3J1bGVzL3ByaW50Sm9iLmpzJztcbmltcG9ydCB0eXBlIHsgR2FtZVN5c3RlbSB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBERVZJQ0UgfSBmcm9tICcuLi9zdGF0ZS9kZXZpY2VzLmpzJztcbmltcG9ydCB7IEZMRUVUIH0gZnJvbSAnLi4vc3RhdGUvZmxlZXRzLmpzJztcbmltcG9ydCB7IEpPQiB9IGZyb20gJy4uL3N0YXRlL2pvYnMuanMnO1xuaW1wb3J0IHsgUFJJTlRFUiB9IGZyb20gJy4uL3N0YXRlL3ByaW50ZXJzLmpzJztcblxuLyoqIEEgam9iIGlzIGRvbmU6IHRoZXJlIGlzIGEgbmV3IGRldmljZSwgYW5kIHRoZSBuZXh0IGpvYidzIHR1cm4gaGFzIGNvbWUuICovXG5leHBvcnQgY29uc3QgcHJpbnRGaW5pc2hlZDogR2FtZVN5c3RlbSA9IHtcbiAgbmFtZTogJ3ByaW50RmluaXNoZWQnLFxuICB0YWJsZTogJ3ByaW50ZXJzJyxcbiAgdGltZXI6ICdmaW5pc2hlZCcsXG4gIHJ1bihkcmFmdCwgcHJpbnRlcikge1xuICAgIGNvbnN0IHsgZGV2aWNlcywgam9icyB9ID0gZHJhZnQ7XG4gICAgY29uc3QgZGV2aWNlID0gZHJhZnQucHJpbnRlcnMuZ2V0KHByaW50ZXIsIFBSSU5URVIuZGV2aWNlKTtcbiAgICBjb25zdCBqb2IgPSBwcmludEpvYihkcmFmdCwgcHJpbnRlcik7XG4gICAgY29uc3QgdHlwZSA9IGpvYnMuZ2V0KGpvYiwgSk9CLmRldmljZVR5cGUpO1xuICAgIGNvbnN0IHJlcGxpY2FudCA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCk7XG4gICAgY29uc3QgbWFkZSA9IGRldmljZUFkZChkcmFmdCwgdHlwZSwgcmVwbGljYW50LCBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbikpO1xuICAgIGpvYnMucmVtb3ZlKGpvYik7XG4gICAgZHJhZnQuZmxlZXRzLmFkZChyZXBsaWNhbnQsIEZMRUVULnByaW50ZWQsIDEpO1xuICAgIGRyYWZ0LmVtaXQoJ3ByaW50LmNvbXBsZXRlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSwgdHlwZSwgam9iLCBtYWRlKTtcbiAgICBwcmludE5leHQoZHJhZnQsIHByaW50ZXIpO1xuICB9LFxufTtcbiIsICJpbXBvcnQgeyBwcmludFdha2VzIH0gZnJvbSAnLi4vcnVsZXMvcHJpbnQuanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcblxuLyoqIFRoZSBwcmludGVycyB0aGF0IHdhaXQgYXQgYSBwaWxlIHRyeSBhZ2Fpbi4gKi9cbmV4cG9ydCBjb25zdCBwcmludFdha2U6IEdhbWVTeXN0ZW0gPSB7XG4gIG5hbWU6ICdwcmludFdha2UnLFxuICB0YWJsZTogJ3BpbGVzJyxcbiAgdGltZXI6ICd3YWtlJyxcbiAgcnVuKGRyYWZ0LCBwaWxlKSB7XG4gICAgcHJpbnRXYWtlcyhkcmFmdCwgcGlsZSk7XG4gIH0sXG59O1xuIiwgImltcG9ydCB7IGRldmljZVBsYWNlLCBkZXZpY2VUdXJucyB9IGZyb20gJy4uL3J1bGVzL2RldmljZS5qcyc7XG5pbXBvcnQgdHlwZSB7IEdhbWVTeXN0ZW0gfSBmcm9tICcuLi9ydWxlcy9zY2hlbWEuanMnO1xuaW1wb3J0IHsgc3VydmV5U2l0ZSB9IGZyb20gJy4uL3J1bGVzL3N1cnZleVNpdGUuanMnO1xuaW1wb3J0IHsgREVWSUNFIH0gZnJvbSAnLi4vc3RhdGUvZGV2aWNlcy5qcyc7XG5pbXBvcnQgeyBTSVRFIH0gZnJvbSAnLi4vc3RhdGUvc2l0ZXMuanMnO1xuaW1wb3J0IHsgU1RBVFVTIH0gZnJvbSAnLi4vc3RhdGUvc3RhdHVzZXMuanMnO1xuXG4vKiogQSBzZWFyY2ggZW5kczogdGhlIHNpdGUgaXMgb3BlbiBmb3IgYXMgbG9uZyBhcyB0aGUgZGV2aWNlIHRyYWNrcyBpdC4gKi9cbmV4cG9ydCBjb25zdCBzaXRlRm91bmQ6IEdhbWVTeXN0ZW0gPSB7XG4gIG5hbWU6ICdzaXRlRm91bmQnLFxuICB0YWJsZTogJ3NpdGVzJyxcbiAgdGltZXI6ICdmb3VuZCcsXG4gIHJ1bihkcmFmdCwgc2l0ZSkge1xuICAgIGNvbnN0IGRldmljZSA9IGRyYWZ0LnNpdGVzLmdldChzaXRlLCBTSVRFLnRyYWNrZXIpO1xuICAgIHN1cnZleVNpdGUoZHJhZnQsIHNpdGUsICdzZWFyY2gnKTtcbiAgICBkZXZpY2VUdXJucyhkcmFmdCwgZGV2aWNlLCBTVEFUVVMudHJhY2tpbmcsIHNpdGUpO1xuICAgIGNvbnN0IHJlcGxpY2FudCA9IGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnJlcGxpY2FudCk7XG4gICAgY29uc3QgaW5kZXggPSBkcmFmdC5zaXRlcy5nZXQoc2l0ZSwgU0lURS5pbmRleCk7XG4gICAgZHJhZnQuZW1pdCgnc2VhcmNoLmNvbXBsZXRlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBkZXZpY2VQbGFjZShkcmFmdCwgZGV2aWNlKSwgaW5kZXgpO1xuICB9LFxufTtcbiIsICJpbXBvcnQgeyBydW5TdG9wIH0gZnJvbSAnLi4vcnVsZXMvcnVuLmpzJztcbmltcG9ydCB0eXBlIHsgR2FtZVN5c3RlbSB9IGZyb20gJy4uL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgeyBzdG9ja1ByZWRpY3QsIHN0b2NrVGFrZXMgfSBmcm9tICcuLi9ydWxlcy9zdG9jay5qcyc7XG5pbXBvcnQgeyBTVE9DSyB9IGZyb20gJy4uL3N0YXRlL3N0b2Nrcy5qcyc7XG5cbi8qKiBBIHN0b2NrIGhhcyBubyByb29tIGZvciB0aGUgbmV4dCB0aWNrJ3MgeWllbGQ6IGFsbCB0aGF0IGZlZWRzIGl0IHN0b3BzLiAqL1xuZXhwb3J0IGNvbnN0IHN0b2NrRnVsbDogR2FtZVN5c3RlbSA9IHtcbiAgbmFtZTogJ3N0b2NrRnVsbCcsXG4gIHRhYmxlOiAnc3RvY2tzJyxcbiAgdGltZXI6ICdmdWxsJyxcbiAgcnVuKGRyYWZ0LCBzdG9jaykge1xuICAgIGlmIChzdG9ja1Rha2VzKGRyYWZ0LCBzdG9jaywgMCkpIHtcbiAgICAgIHN0b2NrUHJlZGljdChkcmFmdCwgc3RvY2spO1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBmb3IgKGNvbnN0IGRyb25lIG9mIGRyYWZ0LnN0b2Nrcy5tZW1iZXJzKHN0b2NrLCBTVE9DSy5zdXBwbGllcnMpKSB7XG4gICAgICBydW5TdG9wKGRyYWZ0LCBkcm9uZSwgJ3N0b2NrX2Z1bGwnKTtcbiAgICB9XG4gIH0sXG59O1xuIiwgImltcG9ydCB7IHByaW50c0F3YWl0IH0gZnJvbSAnLi4vcnVsZXMvcHJpbnQuanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IFBJTEUgfSBmcm9tICcuLi9zdGF0ZS9waWxlcy5qcyc7XG5pbXBvcnQgeyBwaWxlT2YsIFNUT0NLIH0gZnJvbSAnLi4vc3RhdGUvc3RvY2tzLmpzJztcblxuLyoqXG4gKiBBIHN0b2NrIGhhcyB3aGF0IGl0cyBsZWFzdCBkZW1hbmRpbmcgd2FpdGVyIG5lZWRzLiBBbGwgdGhhdCB3YWl0IGZvciBhbnkgc3RvY2sgb2YgdGhlIHBpbGUgYXJlXG4gKiB3b2tlbiB0b2dldGhlciwgaW4gdGhlIG5leHQgd2F2ZSwgc28gdGhhdCB0aGUgbG9uZ2VzdCB3YWl0aW5nIGNvbWVzIGZpcnN0LlxuICovXG5leHBvcnQgY29uc3Qgc3RvY2tSZWFjaGVkOiBHYW1lU3lzdGVtID0ge1xuICBuYW1lOiAnc3RvY2tSZWFjaGVkJyxcbiAgdGFibGU6ICdzdG9ja3MnLFxuICB0aW1lcjogJ3JlYWNoZWQnLFxuICBydW4oZHJhZnQsIHN0b2NrKSB7XG4gICAgcHJpbnRzQXdhaXQoZHJhZnQsIHN0b2NrKTtcbiAgICBjb25zdCB7IHN0b2NrcyB9ID0gZHJhZnQ7XG4gICAgaWYgKHN0b2Nrcy5pc0VtcHR5KHN0b2NrLCBTVE9DSy53YWl0ZXJzKSkgcmV0dXJuO1xuICAgIGlmIChzdG9ja3MubGV2ZWwoc3RvY2ssIFNUT0NLLmFtb3VudCkgPCBzdG9ja3MuZ2V0KHN0b2NrLCBTVE9DSy5uZWVkKSkgcmV0dXJuO1xuICAgIGRyYWZ0LnBpbGVzLnNjaGVkdWxlKHBpbGVPZihzdG9jayksIFBJTEUud2FrZSwgZHJhZnQubm93KTtcbiAgfSxcbn07XG4iLCAiaW1wb3J0IHR5cGUgeyBHYW1lU3lzdGVtIH0gZnJvbSAnLi4vcnVsZXMvc2NoZW1hLmpzJztcbmltcG9ydCB7IGFycml2YWwgfSBmcm9tICcuL2Fycml2YWwuanMnO1xuaW1wb3J0IHsgZGVwb3NpdERlcGxldGVkIH0gZnJvbSAnLi9kZXBvc2l0RGVwbGV0ZWQuanMnO1xuaW1wb3J0IHsgZGVwb3NpdFJlc3RvcmVkIH0gZnJvbSAnLi9kZXBvc2l0UmVzdG9yZWQuanMnO1xuaW1wb3J0IHsgcHJpbnRGaW5pc2hlZCB9IGZyb20gJy4vcHJpbnRGaW5pc2hlZC5qcyc7XG5pbXBvcnQgeyBwcmludFdha2UgfSBmcm9tICcuL3ByaW50V2FrZS5qcyc7XG5pbXBvcnQgeyBzaXRlRm91bmQgfSBmcm9tICcuL3NpdGVGb3VuZC5qcyc7XG5pbXBvcnQgeyBzdG9ja0Z1bGwgfSBmcm9tICcuL3N0b2NrRnVsbC5qcyc7XG5pbXBvcnQgeyBzdG9ja1JlYWNoZWQgfSBmcm9tICcuL3N0b2NrUmVhY2hlZC5qcyc7XG5cbi8qKlxuICogV2hhdCB0aW1lIGRvZXMsIGluIHRoZSBvcmRlciBvZiBhIHdhdmUuIFRoZSBvcmRlciBpcyBwYXJ0IG9mIHRoZSBydWxlczogd2hhdCBydW5zIG91dCBjb21lc1xuICogZmlyc3QsIHNvIHRoYXQgbm9ib2R5IHJlYWRzIGEgZ2F1Z2UgcGFzdCBpdHMgZW5kOyB3aG8gd2FpdHMgY29tZXMgbGFzdCwgYWZ0ZXIgd2hhdCBmcmVlcyBtYXR0ZXIuXG4gKi9cbmV4cG9ydCBjb25zdCBTWVNURU1TOiByZWFkb25seSBHYW1lU3lzdGVtW10gPSBbXG4gIGRlcG9zaXREZXBsZXRlZCxcbiAgZGVwb3NpdFJlc3RvcmVkLFxuICBzdG9ja0Z1bGwsXG4gIGFycml2YWwsXG4gIHNpdGVGb3VuZCxcbiAgcHJpbnRGaW5pc2hlZCxcbiAgc3RvY2tSZWFjaGVkLFxuICBwcmludFdha2UsXG5dO1xuIiwgImltcG9ydCB7IGRlZmluZVNpbXVsYXRpb24gfSBmcm9tICcuLi9rZXJuZWwvaW5kZXguanMnO1xuaW1wb3J0IHR5cGUgeyBEZWZpbml0aW9uLCBTbmFwc2hvdCB9IGZyb20gJy4uL2tlcm5lbC9pbmRleC5qcyc7XG5pbXBvcnQgeyBDT01NQU5EUyB9IGZyb20gJy4vY29tbWFuZHMvY29tbWFuZHMuanMnO1xuaW1wb3J0IHsgZ2VuZXNpcyB9IGZyb20gJy4vcnVsZXMvZ2VuZXNpcy5qcyc7XG5pbXBvcnQgeyBzY2hlbWEgfSBmcm9tICcuL3J1bGVzL3NjaGVtYS5qcyc7XG5pbXBvcnQgdHlwZSB7IFNldHRpbmcgfSBmcm9tICcuL3J1bGVzL3NldHRpbmcuanMnO1xuaW1wb3J0IHsgc2V0dGluZ09mIH0gZnJvbSAnLi9ydWxlcy9zZXR0aW5nT2YuanMnO1xuaW1wb3J0IHR5cGUgeyBHYW1lT3B0aW9ucyB9IGZyb20gJy4vcnVsZXMvc2V0dGluZ09mLmpzJztcbmltcG9ydCB7IFNZU1RFTVMgfSBmcm9tICcuL3N5c3RlbXMvc3lzdGVtcy5qcyc7XG5cbi8qKiBBIHNuYXBzaG90IG9mIHRoZSBnYW1lLiAqL1xuZXhwb3J0IHR5cGUgR2FtZVNuYXBzaG90ID0gU25hcHNob3Q8U2V0dGluZz47XG5cbi8qKiBUaGUgZ2FtZSBhcyBkYXRhOiBgZGVmaW5lU2ltdWxhdGlvbmAgbWFrZXMgaXQgcnVuLCBvbiBhbnkgYmFja2VuZC4gKi9cbmV4cG9ydCBjb25zdCBhc3RyYXJpdW1EZWZpbml0aW9uOiBEZWZpbml0aW9uPHR5cGVvZiBzY2hlbWE+ID0ge1xuICBuYW1lOiAnYXN0cmFyaXVtJyxcbiAgdmVyc2lvbjogMSxcbiAgc2NoZW1hLFxuICBjb21tYW5kczogQ09NTUFORFMsXG4gIHN5c3RlbXM6IFNZU1RFTVMsXG4gIGdlbmVzaXMsXG59O1xuXG4vKiogVGhlIGdhbWU6IGdlbmVzaXMsIGV4ZWN1dGUsIHRpY2ssIGFkdmFuY2UgYW5kIGFsbCBlbHNlIHRoYXQgYSBrZXJuZWwgc2ltdWxhdGlvbiBjYW4gZG8uICovXG5leHBvcnQgY29uc3QgYXN0cmFyaXVtID0gZGVmaW5lU2ltdWxhdGlvbihhc3RyYXJpdW1EZWZpbml0aW9uKTtcblxuLyoqXG4gKiBBIG5ldyBnYW1lIGF0IHRpY2sgMCwgd2l0aCBub2JvZHkgaW4gaXQ6IGBvcGVuX2FjY291bnRgIGxldHMgc29tZWJvZHkgaW4uXG4gKlxuICogQHRocm93cyBFcnJvciB3aGVuIHRoZSBzZWVkIG9yIHRoZSBydWxlcyBjb3VsZCBub3QgYmUga2VwdCBleGFjdC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG5ld0dhbWUob3B0aW9uczogR2FtZU9wdGlvbnMpOiBHYW1lU25hcHNob3Qge1xuICByZXR1cm4gYXN0cmFyaXVtLmdlbmVzaXMoc2V0dGluZ09mKG9wdGlvbnMpKTtcbn1cbiIsICJpbXBvcnQgeyBhc3RyYXJpdW1EZWZpbml0aW9uLCB0eXBlIERyYWZ0LCByZWFzb25JbmRleCwgU1RBVFVTIH0gZnJvbSAnQGFzdHJhcml1bS9jb3JlJztcblxuY29uc3QgeyB0YWJsZXMgfSA9IGFzdHJhcml1bURlZmluaXRpb24uc2NoZW1hO1xuY29uc3QgREVWSUNFID0gdGFibGVzLmRldmljZXMuZmllbGRzO1xuY29uc3QgREVQT1NJVCA9IHRhYmxlcy5kZXBvc2l0cy5maWVsZHM7XG5jb25zdCBTVE9DSyA9IHRhYmxlcy5zdG9ja3MuZmllbGRzO1xuY29uc3QgUExBQ0UgPSB0YWJsZXMubG9jYXRpb25zLmZpZWxkcy5wbGFjZTtcblxuLyoqIE1pY3JvLXVuaXRzIHRoYXQgYSBkcm9uZSBicmluZ3MgaW4gYSB0aWNrOiBhYm91dCB0aGF0IG9mIGEgbW9kZXJhdGUgYmVsdC4gKi9cbmNvbnN0IFJBVEUgPSA3Nl85MjM7XG4vKiogRmFyIGJlbG93IGV2ZXJ5IGNhcCwgZmFyIGFib3ZlIGV2ZXJ5IG5lZWQ6IHRoZSBiZW5jaCdzIGJlbHRzIGFuZCBzdG9ja3Mgb3V0bGFzdCBpdC4gKi9cbmNvbnN0IFNUT0NLX0NBUF9NSUNSTyA9IDgwMF8wMDBfMDAwICogMV8wMDBfMDAwO1xuXG5mdW5jdGlvbiBwbGFjZU9mKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gZHJhZnQubG9jYXRpb25zLmdldChkcmFmdC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5sb2NhdGlvbiksIFBMQUNFKTtcbn1cblxuZnVuY3Rpb24gdHVybihkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyLCBzdGF0dXM6IG51bWJlciwgdGFyZ2V0OiBudW1iZXIpOiB2b2lkIHtcbiAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzLCBzdGF0dXMpO1xuICBkcmFmdC5kZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5zaW5jZSwgZHJhZnQubm93KTtcbiAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UudGFyZ2V0LCB0YXJnZXQpO1xufVxuXG4vKiogQ2hhbmdlcyB0aGUgZmxvdyBmcm9tIGEgZGVwb3NpdCBpbnRvIGEgc3RvY2ssIGFuZCBhcHBvaW50cyBib3RoIGNyb3NzaW5ncyBhbmV3LiAqL1xuZnVuY3Rpb24gZmxvdyhkcmFmdDogRHJhZnQsIGRlcG9zaXQ6IG51bWJlciwgc3RvY2s6IG51bWJlciwgY2hhbmdlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgeyBkZXBvc2l0cywgc3RvY2tzLCBub3cgfSA9IGRyYWZ0O1xuICBjb25zdCBvdXQgPSBkZXBvc2l0cy5yYXRlKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSkgLSBjaGFuZ2U7XG4gIGRlcG9zaXRzLnNldFJhdGUoZGVwb3NpdCwgREVQT1NJVC5yZXNlcnZlLCBvdXQpO1xuICBpZiAob3V0ID09PSAwKSBkZXBvc2l0cy5jYW5jZWwoZGVwb3NpdCwgREVQT1NJVC5kZXBsZXRlZCk7XG4gIGVsc2Uge1xuICAgIGNvbnN0IHRpY2tzID0gTWF0aC5jZWlsKGRlcG9zaXRzLmxldmVsKGRlcG9zaXQsIERFUE9TSVQucmVzZXJ2ZSkgLyAtb3V0KTtcbiAgICBkZXBvc2l0cy5zY2hlZHVsZShkZXBvc2l0LCBERVBPU0lULmRlcGxldGVkLCBub3cgKyBNYXRoLm1heCgxLCB0aWNrcykpO1xuICB9XG4gIGNvbnN0IGludG8gPSBzdG9ja3MucmF0ZShzdG9jaywgU1RPQ0suYW1vdW50KSArIGNoYW5nZTtcbiAgc3RvY2tzLnNldFJhdGUoc3RvY2ssIFNUT0NLLmFtb3VudCwgaW50byk7XG4gIGlmIChpbnRvID09PSAwKSBzdG9ja3MuY2FuY2VsKHN0b2NrLCBTVE9DSy5mdWxsKTtcbiAgZWxzZSB7XG4gICAgY29uc3Qgcm9vbSA9IFNUT0NLX0NBUF9NSUNSTyAtIHN0b2Nrcy5sZXZlbChzdG9jaywgU1RPQ0suYW1vdW50KTtcbiAgICBzdG9ja3Muc2NoZWR1bGUoc3RvY2ssIFNUT0NLLmZ1bGwsIG5vdyArIE1hdGgubWF4KDEsIE1hdGguZmxvb3Iocm9vbSAvIGludG8pKSk7XG4gIH1cbn1cblxuLyoqIFdoYXQgYHN0YXJ0X21pbmluZ2AgZG9lcyBvbmNlIGl0IGlzIGdyYW50ZWQuICovXG5leHBvcnQgZnVuY3Rpb24gc3RhcnRNaW5pbmcoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgZGVwb3NpdDogbnVtYmVyLCBzdG9jazogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcyB9ID0gZHJhZnQ7XG4gIHR1cm4oZHJhZnQsIGRldmljZSwgU1RBVFVTLm1pbmluZywgMCk7XG4gIGRldmljZXMuam9pbihkZXZpY2UsIERFVklDRS5kZXBvc2l0LCBkZXBvc2l0KTtcbiAgZGV2aWNlcy5qb2luKGRldmljZSwgREVWSUNFLnN0b2NrLCBzdG9jayk7XG4gIGRldmljZXMuc2V0UmF0ZShkZXZpY2UsIERFVklDRS5taW5lZCwgUkFURSk7XG4gIGZsb3coZHJhZnQsIGRlcG9zaXQsIHN0b2NrLCBSQVRFKTtcbiAgY29uc3QgcmVwbGljYW50ID0gZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgZHJhZnQuZW1pdCgnbWluaW5nLnN0YXJ0ZWQnLCByZXBsaWNhbnQsIGRldmljZSwgcGxhY2VPZihkcmFmdCwgZGV2aWNlKSwgMCwgMSwgNTIpO1xufVxuXG4vKiogV2hhdCBgZGVhY3RpdmF0ZWAgZG9lcyB0byBhIGRyb25lIHRoYXQgbWluZXMuICovXG5leHBvcnQgZnVuY3Rpb24gc3RvcE1pbmluZyhkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyKTogdm9pZCB7XG4gIGNvbnN0IHsgZGV2aWNlcywgc3RvY2tzIH0gPSBkcmFmdDtcbiAgY29uc3QgZGVwb3NpdCA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmRlcG9zaXQpO1xuICBjb25zdCBzdG9jayA9IGRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLnN0b2NrKTtcbiAgY29uc3QgbWluZWQgPSBkZXZpY2VzLmxldmVsKGRldmljZSwgREVWSUNFLm1pbmVkKTtcbiAgZGV2aWNlcy5zZXRSYXRlKGRldmljZSwgREVWSUNFLm1pbmVkLCAwKTtcbiAgZGV2aWNlcy5zZXRMZXZlbChkZXZpY2UsIERFVklDRS5taW5lZCwgMCk7XG4gIGRldmljZXMuc2V0KGRldmljZSwgREVWSUNFLnJlbG9jYXRpb25zLCAwKTtcbiAgZGV2aWNlcy5sZWF2ZShkZXZpY2UsIERFVklDRS5kZXBvc2l0KTtcbiAgZGV2aWNlcy5sZWF2ZShkZXZpY2UsIERFVklDRS5zdG9jayk7XG4gIGZsb3coZHJhZnQsIGRlcG9zaXQsIHN0b2NrLCAtUkFURSk7XG4gIGNvbnN0IHVuaXRzID0gTWF0aC5mbG9vcihtaW5lZCAvIDFfMDAwXzAwMCk7XG4gIGNvbnN0IG1pY3JvID0gc3RvY2tzLmdldChzdG9jaywgU1RPQ0subWluZWRNaWNybykgKyAobWluZWQgJSAxXzAwMF8wMDApO1xuICBzdG9ja3MuYWRkKHN0b2NrLCBTVE9DSy5taW5lZFVuaXRzLCB1bml0cyArIE1hdGguZmxvb3IobWljcm8gLyAxXzAwMF8wMDApKTtcbiAgc3RvY2tzLnNldChzdG9jaywgU1RPQ0subWluZWRNaWNybywgbWljcm8gJSAxXzAwMF8wMDApO1xuICBkZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5jYXBhY2l0eSwgZGV2aWNlcy5nZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHkpIC0gMSk7XG4gIHR1cm4oZHJhZnQsIGRldmljZSwgU1RBVFVTLmlkbGUsIDApO1xuICBjb25zdCByZXBsaWNhbnQgPSBkZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpO1xuICBjb25zdCByZWFzb24gPSByZWFzb25JbmRleCgnZGVhY3RpdmF0ZWQnKTtcbiAgY29uc3QgcGxhY2UgPSBwbGFjZU9mKGRyYWZ0LCBkZXZpY2UpO1xuICBkcmFmdC5lbWl0KCdtaW5pbmcuc3RvcHBlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBwbGFjZSwgMSwgdW5pdHMsIHJlYXNvbik7XG59XG5cbi8qKiBXaGF0IGB0cmF2ZWxgIGRvZXMgb25jZSBpdCBoYXMgZm91bmQgaXRzIHdheS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkZXBhcnQoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlciwgdGFyZ2V0OiBudW1iZXIsIHRpY2tzOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgYXJyaXZhbCA9IGRyYWZ0Lm5vdyArIHRpY2tzO1xuICB0dXJuKGRyYWZ0LCBkZXZpY2UsIFNUQVRVUy50cmF2ZWxsaW5nLCB0YXJnZXQpO1xuICBkcmFmdC5kZXZpY2VzLnNjaGVkdWxlKGRldmljZSwgREVWSUNFLmFycml2YWwsIGFycml2YWwpO1xuICBjb25zdCByZXBsaWNhbnQgPSBkcmFmdC5kZXZpY2VzLnBhcmVudChkZXZpY2UsIERFVklDRS5yZXBsaWNhbnQpO1xuICBjb25zdCB0byA9IGRyYWZ0LmxvY2F0aW9ucy5nZXQodGFyZ2V0LCBQTEFDRSk7XG4gIGRyYWZ0LmVtaXQoJ3RyYXZlbC5kZXBhcnRlZCcsIHJlcGxpY2FudCwgZGV2aWNlLCBwbGFjZU9mKGRyYWZ0LCBkZXZpY2UpLCB0bywgYXJyaXZhbCk7XG59XG4iLCAiaW1wb3J0IHtcbiAgYXN0cmFyaXVtRGVmaW5pdGlvbixcbiAgZGV2aWNlQ29kZSxcbiAgZGV2aWNlVHlwZUluZGV4LFxuICB0eXBlIERyYWZ0LFxuICBORUFSQllfU1RBUlMsXG4gIHBhcnNlTG9jYXRpb24sXG4gIHR5cGUgU2V0dGluZyxcbiAgc2V0dGluZ09mLFxuICBTVEFOREFSRF9SVUxFU0VULFxuICBTVEFUVVMsXG59IGZyb20gJ0Bhc3RyYXJpdW0vY29yZSc7XG5pbXBvcnQgeyB0eXBlIENvbW1hbmQsIHR5cGUgRGVmaW5pdGlvbiwgaW52YXJpYW50IH0gZnJvbSAnQGFzdHJhcml1bS9jb3JlL2tlcm5lbCc7XG5pbXBvcnQgeyBkZXBhcnQsIHN0YXJ0TWluaW5nLCBzdG9wTWluaW5nIH0gZnJvbSAnLi9ib3RNb3Zlcy5qcyc7XG5cbmNvbnN0IFNFRUQgPSAxMTtcbi8qKiBBIGNydWlzZSBiZXR3ZWVuIGEgYmVsdCBhbmQgYSBwbGFuZXQuICovXG5jb25zdCBUUklQX1RJQ0tTID0gNjA7XG5cbmNvbnN0IHsgdGFibGVzIH0gPSBhc3RyYXJpdW1EZWZpbml0aW9uLnNjaGVtYTtcbmNvbnN0IERFVklDRSA9IHRhYmxlcy5kZXZpY2VzLmZpZWxkcztcblxuLyoqIFRoZSBzdGFydCBzeXN0ZW1zIG9mIHRoZSBjcm93ZDogYWxsIG5lYXIgc3RhcnMgdGhhdCBoYXZlIGEgYmVsdCBhbmQgYSBwbGFuZXQuICovXG5jb25zdCBTVEFSUyA9IE5FQVJCWV9TVEFSUy5tYXAoKHsgY29kZSB9KSA9PiBjb2RlKS5maWx0ZXIoKGNvZGUpID0+XG4gIFsnQkVMVC0xJywgJzEnXS5ldmVyeSgocGxhY2UpID0+IHBhcnNlTG9jYXRpb24oU0VFRCwgYCR7Y29kZX0tJHtwbGFjZX1gKSAhPT0gdW5kZWZpbmVkKSxcbik7XG5jb25zdCBBQ0NPVU5UUyA9IFNUQVJTLmxlbmd0aCAqIDI7XG5cbi8qKiBTbyBtYW55IGRldmljZXMsIGFuZCBob3cgbGl2ZWx5IHRoZXkgYXJlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBDcm93ZCB7XG4gIHJlYWRvbmx5IGRldmljZXM6IG51bWJlcjtcbiAgLyoqIEhvdyBtYW55IG9mIHRoZW0gbWFrZSB0cmlwczsgdGhlIG90aGVycyBtaW5lIGZvciBldmVyLiAqL1xuICByZWFkb25seSBsaXZlbHk6IG51bWJlcjtcbiAgLyoqIFRpY2tzIHRoYXQgYSBsaXZlbHkgZHJvbmUgbWluZXMgYmVmb3JlIGl0IG1ha2VzIGEgdHJpcC4gKi9cbiAgcmVhZG9ubHkgbWluaW5nVGlja3M6IG51bWJlcjtcbn1cblxuLyoqIFRoZSBjcm93ZCBpbiB3aGljaCBhYm91dCBgY2hhbmdlc2AgdGhpbmdzIGhhcHBlbiBpbiBhIHRpY2suICovXG5leHBvcnQgZnVuY3Rpb24gYnVzeUNyb3dkKGRldmljZXM6IG51bWJlciwgY2hhbmdlczogbnVtYmVyKTogQ3Jvd2Qge1xuICAvLyBBIHJvdW5kIGlzIG1pbmluZyBhbmQgdHdvIHRyaXBzOyBpdCBtYWtlcyBzaXggY2hhbmdlcy5cbiAgY29uc3QgbWluaW5nVGlja3MgPSBNYXRoLm1heChUUklQX1RJQ0tTLCBNYXRoLmNlaWwoKDYgKiBkZXZpY2VzKSAvIGNoYW5nZXMpIC0gMiAqIFRSSVBfVElDS1MpO1xuICByZXR1cm4geyBkZXZpY2VzLCBsaXZlbHk6IGRldmljZXMsIG1pbmluZ1RpY2tzIH07XG59XG5cbi8qKiBBIGNyb3dkIHRoYXQgbWluZXMgYW5kIGRvZXMgbm90aGluZyBlbHNlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHF1aWV0Q3Jvd2QoZGV2aWNlczogbnVtYmVyKTogQ3Jvd2Qge1xuICByZXR1cm4geyBkZXZpY2VzLCBsaXZlbHk6IDAsIG1pbmluZ1RpY2tzOiAwIH07XG59XG5cbi8qKiBSdWxlcyB3aXRoIGJlbHRzIHRoYXQgb3V0bGFzdCBhbnkgcnVuLCBhbmQgcm9vbSBmb3IgdGhlIGNyb3dkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyb3dkU2V0dGluZygpOiBTZXR0aW5nIHtcbiAgY29uc3QgeyBsaW1pdHMsIG1pbmluZywgc2l0ZXMsIHN0YXJ0IH0gPSBTVEFOREFSRF9SVUxFU0VUO1xuICBjb25zdCBldmVyeXdoZXJlID0gT2JqZWN0LmZyb21FbnRyaWVzKFxuICAgIE9iamVjdC5rZXlzKHNpdGVzLnJlc2VydmVVbml0cykubWFwKChhYnVuZGFuY2UpID0+IFthYnVuZGFuY2UsIDQwMF8wMDBfMDAwXSksXG4gICkgYXMgdHlwZW9mIHNpdGVzLnJlc2VydmVVbml0cztcbiAgY29uc3Qgc3RvY2sgPSBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgT2JqZWN0LmtleXMoc3RhcnQuc3RvY2spLm1hcCgoY2F0ZWdvcnkpID0+IFtjYXRlZ29yeSwgMV8wMDBfMDAwXSksXG4gICkgYXMgdW5rbm93biBhcyB0eXBlb2Ygc3RhcnQuc3RvY2s7XG4gIGNvbnN0IHJ1bGVzZXQgPSB7XG4gICAgLi4uU1RBTkRBUkRfUlVMRVNFVCxcbiAgICBtaW5pbmc6IHsgLi4ubWluaW5nLCBzdG9ja0NhcFVuaXRzOiA4MDBfMDAwXzAwMCB9LFxuICAgIHNpdGVzOiB7IC4uLnNpdGVzLCByZXNlcnZlVW5pdHM6IGV2ZXJ5d2hlcmUgfSxcbiAgICBzdGFydDogeyAuLi5zdGFydCwgc3RhckNvZGVzOiBTVEFSUywgc3RvY2sgfSxcbiAgICBsaW1pdHM6IHsgLi4ubGltaXRzLCBkZXZpY2VzUGVyQWNjb3VudDogMl8wMDBfMDAwIH0sXG4gIH07XG4gIHJldHVybiBzZXR0aW5nT2YoeyBzZWVkOiBTRUVELCBydWxlc2V0IH0pO1xufVxuXG4vKiogVGhlIGdhbWUncyBkZWZpbml0aW9uLCBhbmQgdGhlIHNjaGVtYSBpbiBpdC4gKi9cbmV4cG9ydCB0eXBlIEdhbWVEZWZpbml0aW9uID0gdHlwZW9mIGFzdHJhcml1bURlZmluaXRpb247XG50eXBlIEdhbWVTY2hlbWEgPSBHYW1lRGVmaW5pdGlvbiBleHRlbmRzIERlZmluaXRpb248aW5mZXIgUz4gPyBTIDogbmV2ZXI7XG5cbi8qKlxuICogVGhlIGdhbWUgd2l0aCBhIGNyb3dkIGluIGl0IGF0IHRpY2sgMCwgYW5kIGEgYm90IGluc2lkZSB0aGF0IGtlZXBzIGl0IGJ1c3k6IGEgZHJvbmUgbWluZXMsIGZsaWVzXG4gKiB0byBhIHBsYW5ldCwgY29tZXMgYmFjayBhbmQgbWluZXM7IGEgcHJpbnRlciBwcmludHMgZm9yIGV2ZXIuIFdoaWxlIGEgZHJvbmUgbWluZXMsIGl0cyBhcnJpdmFsXG4gKiB0aW1lciBpcyB0aGUgYm90J3MgYWxhcm0gY2xvY2suIFRoZSBib3Qgd3JpdGVzIHdoYXQgdGhlIGdhbWUncyBjb21tYW5kcyB3cml0ZSBvbmNlIHRoZXkgYXJlXG4gKiBncmFudGVkOyByZWFkaW5nIGFuZCBncmFudGluZyB0aGVtIGlzIG1lYXN1cmVkIGluIGBwcm9iZWAgYW5kIGByZXBsYXlgLlxuICovXG5leHBvcnQgZnVuY3Rpb24gY3Jvd2REZWZpbml0aW9uKGNyb3dkOiBDcm93ZCk6IEdhbWVEZWZpbml0aW9uIHtcbiAgY29uc3QgZ2FtZTogRGVmaW5pdGlvbjxHYW1lU2NoZW1hPiA9IGFzdHJhcml1bURlZmluaXRpb247XG4gIGNvbnN0IHN5c3RlbXMgPSBnYW1lLnN5c3RlbXMubWFwKChzeXN0ZW0pID0+IHtcbiAgICBpZiAoc3lzdGVtLm5hbWUgPT09ICdhcnJpdmFsJykge1xuICAgICAgY29uc3QgcnVuID0gKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkID0+IHtcbiAgICAgICAgaWYgKGRyYWZ0LmRldmljZXMuZ2V0KGRldmljZSwgREVWSUNFLnN0YXR1cykgPT09IFNUQVRVUy5taW5pbmcpIHtcbiAgICAgICAgICBzdG9wTWluaW5nKGRyYWZ0LCBkZXZpY2UpO1xuICAgICAgICAgIGRlcGFydChkcmFmdCwgZGV2aWNlLCBiZWx0T2YoZHJhZnQsIGRldmljZSkgKyBTVEFSUy5sZW5ndGgsIFRSSVBfVElDS1MpO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIHN5c3RlbS5ydW4oZHJhZnQsIGRldmljZSk7XG4gICAgICAgICAgZ29PbihkcmFmdCwgZGV2aWNlLCBjcm93ZCk7XG4gICAgICAgIH1cbiAgICAgIH07XG4gICAgICByZXR1cm4geyAuLi5zeXN0ZW0sIHJ1biB9O1xuICAgIH1cbiAgICBpZiAoc3lzdGVtLm5hbWUgPT09ICdwcmludEZpbmlzaGVkJykge1xuICAgICAgY29uc3QgcnVuID0gKGRyYWZ0OiBEcmFmdCwgcHJpbnRlcjogbnVtYmVyKTogdm9pZCA9PiB7XG4gICAgICAgIHN5c3RlbS5ydW4oZHJhZnQsIHByaW50ZXIpO1xuICAgICAgICBvcmRlcihkcmFmdCwgZHJhZnQucHJpbnRlcnMuZ2V0KHByaW50ZXIsIHRhYmxlcy5wcmludGVycy5maWVsZHMuZGV2aWNlKSk7XG4gICAgICB9O1xuICAgICAgcmV0dXJuIHsgLi4uc3lzdGVtLCBydW4gfTtcbiAgICB9XG4gICAgcmV0dXJuIHN5c3RlbTtcbiAgfSk7XG4gIGNvbnN0IGdlbmVzaXMgPSAoZHJhZnQ6IERyYWZ0KTogdm9pZCA9PiB7XG4gICAgZ2FtZS5nZW5lc2lzKGRyYWZ0KTtcbiAgICBzZXR0bGUoZHJhZnQsIGNyb3dkKTtcbiAgfTtcbiAgcmV0dXJuIHsgLi4uZ2FtZSwgc3lzdGVtcywgZ2VuZXNpcyB9O1xufVxuXG5mdW5jdGlvbiBhY2NvdW50T2YoZHJhZnQ6IERyYWZ0LCBkZXZpY2U6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IGZsZWV0ID0gZHJhZnQuZGV2aWNlcy5wYXJlbnQoZGV2aWNlLCBERVZJQ0UucmVwbGljYW50KTtcbiAgcmV0dXJuIGRyYWZ0LmZsZWV0cy5nZXQoZmxlZXQsIHRhYmxlcy5mbGVldHMuZmllbGRzLmFjY291bnQpO1xufVxuXG4vKiogVGhlIHJvdyBvZiB0aGUgYmVsdCB3aGVyZSBhIGRldmljZSdzIGFjY291bnQgYmVnYW47IGl0cyBwbGFuZXQgaXMgYFNUQVJTLmxlbmd0aGAgZnVydGhlci4gKi9cbmZ1bmN0aW9uIGJlbHRPZihkcmFmdDogRHJhZnQsIGRldmljZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuICgoYWNjb3VudE9mKGRyYWZ0LCBkZXZpY2UpIC0gMSkgJSBTVEFSUy5sZW5ndGgpICsgMTtcbn1cblxuLyoqIFdoYXQgYW4gaWRsZSBkcm9uZSBkb2VzIG5leHQ6IGF0IHRoZSBwbGFuZXQgaXQgdHVybnMgYmFjaywgYXQgdGhlIGJlbHQgaXQgbWluZXMuICovXG5mdW5jdGlvbiBnb09uKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIsIHsgbWluaW5nVGlja3MgfTogQ3Jvd2QpOiB2b2lkIHtcbiAgY29uc3QgYmVsdCA9IGJlbHRPZihkcmFmdCwgZGV2aWNlKTtcbiAgaWYgKGRyYWZ0LmRldmljZXMucGFyZW50KGRldmljZSwgREVWSUNFLmxvY2F0aW9uKSAhPT0gYmVsdCkge1xuICAgIGRlcGFydChkcmFmdCwgZGV2aWNlLCBiZWx0LCBUUklQX1RJQ0tTKTtcbiAgICByZXR1cm47XG4gIH1cbiAgbWluZShkcmFmdCwgZGV2aWNlKTtcbiAgY29uc3Qgaml0dGVyID0gZHJhZnQucm9sbCgweGJlLCBkZXZpY2UpICUgKG1pbmluZ1RpY2tzICsgMSk7XG4gIGRyYWZ0LmRldmljZXMuc2NoZWR1bGUoZGV2aWNlLCBERVZJQ0UuYXJyaXZhbCwgZHJhZnQubm93ICsgMSArIChtaW5pbmdUaWNrcyA+PiAxKSArIGppdHRlcik7XG59XG5cbi8qKiBBY2NvdW50cywgcGlsZXMgYW5kIGJlbHRzIGNvbWUgaW4gdGhlIHNhbWUgb3JkZXI7IGRlcG9zaXRzIGFuZCBzdG9ja3MgaW4gc2l4ZXMuICovXG5mdW5jdGlvbiBtaW5lKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgY2F0ZWdvcnkgPSBkcmFmdC5yb2xsKDB4YmYsIGRldmljZSkgJSA2O1xuICBjb25zdCBiZWx0ID0gYmVsdE9mKGRyYWZ0LCBkZXZpY2UpO1xuICBjb25zdCBwaWxlID0gYWNjb3VudE9mKGRyYWZ0LCBkZXZpY2UpO1xuICBzdGFydE1pbmluZyhkcmFmdCwgZGV2aWNlLCAoYmVsdCAtIDEpICogNiArIGNhdGVnb3J5ICsgMSwgKHBpbGUgLSAxKSAqIDYgKyBjYXRlZ29yeSArIDEpO1xufVxuXG4vKiogSGFzIGEgcHJpbnRlciBwcmludCBvbmUgbW9yZSBzbWFsbCB0aGluZy4gKi9cbmZ1bmN0aW9uIG9yZGVyKGRyYWZ0OiBEcmFmdCwgZGV2aWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgY29uc3QgY29tbWFuZDogQ29tbWFuZCA9IHtcbiAgICBpZDogJycsXG4gICAgYWNjb3VudDogYWNjb3VudE9mKGRyYWZ0LCBkZXZpY2UpLFxuICAgIHR5cGU6ICdlbnF1ZXVlX3ByaW50JyxcbiAgICBhcmdzOiB7IGRldmljZTogZGV2aWNlQ29kZShTRUVELCBkZXZpY2UpLCBkZXZpY2VfdHlwZTogJ2NvbXB1dGVfY29yZScsIHF1YW50aXR5OiAxIH0sXG4gIH07XG4gIGNvbnN0IHJlZHVjZXJzOiBHYW1lRGVmaW5pdGlvblsnY29tbWFuZHMnXSA9IGFzdHJhcml1bURlZmluaXRpb24uY29tbWFuZHM7XG4gIGNvbnN0IG91dGNvbWUgPSByZWR1Y2Vyc1snZW5xdWV1ZV9wcmludCddPy4oZHJhZnQsIGNvbW1hbmQpO1xuICBpbnZhcmlhbnQob3V0Y29tZT8uZG9uZSA9PT0gdHJ1ZSwgYGEgcHJpbnQgd2FzIHJlZnVzZWQ6ICR7SlNPTi5zdHJpbmdpZnkob3V0Y29tZSl9YCk7XG59XG5cbi8qKiBBY2NvdW50cyBpbiBhbGwgc3RhcnQgc3lzdGVtcywgYW5kIHRoZSBjcm93ZCBhbW9uZyB0aGVtOiBuZWFybHkgYWxsIG9mIGl0IG1pbmVzLiAqL1xuZnVuY3Rpb24gc2V0dGxlKGRyYWZ0OiBEcmFmdCwgeyBkZXZpY2VzLCBsaXZlbHksIG1pbmluZ1RpY2tzIH06IENyb3dkKTogdm9pZCB7XG4gIGNvbnN0IHJlZHVjZXJzOiBHYW1lRGVmaW5pdGlvblsnY29tbWFuZHMnXSA9IGFzdHJhcml1bURlZmluaXRpb24uY29tbWFuZHM7XG4gIGZvciAobGV0IGFjY291bnQgPSAxOyBhY2NvdW50IDw9IEFDQ09VTlRTOyBhY2NvdW50ICs9IDEpIHtcbiAgICBjb25zdCBuYW1lID0gYEJvdCAke2FjY291bnR9YDtcbiAgICByZWR1Y2Vyc1snb3Blbl9hY2NvdW50J10/LihkcmFmdCwgeyBpZDogJycsIGFjY291bnQ6IDAsIHR5cGU6ICdvcGVuX2FjY291bnQnLCBhcmdzOiB7IG5hbWUgfSB9KTtcbiAgfVxuICBmb3IgKGNvbnN0IHN0YXIgb2YgU1RBUlMpIHtcbiAgICBkcmFmdC5sb2NhdGlvbnMuaW5zZXJ0KHBhcnNlTG9jYXRpb24oU0VFRCwgYCR7c3Rhcn0tMWApIGFzIG51bWJlcik7XG4gIH1cbiAgY29uc3QgZHJvbmUgPSBkZXZpY2VUeXBlSW5kZXgoJ21pbmluZ19kcm9uZScpO1xuICBjb25zdCBmYWN0b3J5ID0gZGV2aWNlVHlwZUluZGV4KCdhdXRvZmFjdG9yeScpO1xuICBjb25zdCBmaXJzdCA9IGRyYWZ0LmRldmljZXMuY291bnQ7XG4gIGZvciAobGV0IG1hZGUgPSBmaXJzdDsgbWFkZSA8IGRldmljZXM7IG1hZGUgKz0gMSkge1xuICAgIGNvbnN0IGFjY291bnQgPSAobWFkZSAlIEFDQ09VTlRTKSArIDE7XG4gICAgY29uc3QgcHJpbnRlciA9IG1hZGUgLSBmaXJzdCA8IGxpdmVseSAmJiBtYWRlICUgMjAwID09PSAwO1xuICAgIGNvbnN0IGRldmljZSA9IGRyYWZ0LmRldmljZXMuaW5zZXJ0KCk7XG4gICAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UudHlwZSwgcHJpbnRlciA/IGZhY3RvcnkgOiBkcm9uZSk7XG4gICAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0UuY2FwYWNpdHksIGRyYWZ0LnNldHRpbmcucnVsZXNldC5jYXBhY2l0eS5mdWxsUHBtKTtcbiAgICBkcmFmdC5kZXZpY2VzLnNldChkZXZpY2UsIERFVklDRS5idWlsdEJ5LCBhY2NvdW50KTtcbiAgICBkcmFmdC5kZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0UucmVwbGljYW50LCBhY2NvdW50KTtcbiAgICBkcmFmdC5kZXZpY2VzLmpvaW4oZGV2aWNlLCBERVZJQ0UubG9jYXRpb24sIGJlbHRPZihkcmFmdCwgZGV2aWNlKSk7XG4gICAgZHJhZnQuZGV2aWNlcy5zZXQoZGV2aWNlLCBERVZJQ0Uuc3RhdHVzLCBTVEFUVVMuaWRsZSk7XG4gICAgaWYgKHByaW50ZXIpIHtcbiAgICAgIGRyYWZ0LnByaW50ZXJzLmluc2VydChkZXZpY2UpO1xuICAgICAgb3JkZXIoZHJhZnQsIGRldmljZSk7XG4gICAgICBjb25zdCByb3cgPSBkcmFmdC5wcmludGVycy5maW5kKGRldmljZSk7XG4gICAgICBjb25zdCB7IGZpbmlzaGVkIH0gPSB0YWJsZXMucHJpbnRlcnMuZmllbGRzO1xuICAgICAgLy8gTm90IGFsbCBpbiB0aGUgc2FtZSB0aWNrLlxuICAgICAgZHJhZnQucHJpbnRlcnMuc2NoZWR1bGUocm93LCBmaW5pc2hlZCwgMSArIChkcmFmdC5yb2xsKDB4YzEsIGRldmljZSkgJSAyMDApKTtcbiAgICAgIGNvbnRpbnVlO1xuICAgIH1cbiAgICBtaW5lKGRyYWZ0LCBkZXZpY2UpO1xuICAgIGlmIChtYWRlIC0gZmlyc3QgPj0gbGl2ZWx5KSBjb250aW51ZTtcbiAgICBjb25zdCBhbGFybSA9IDEgKyAoZHJhZnQucm9sbCgweGMwLCBkZXZpY2UpICUgKG1pbmluZ1RpY2tzICsgMiAqIFRSSVBfVElDS1MpKTtcbiAgICBkcmFmdC5kZXZpY2VzLnNjaGVkdWxlKGRldmljZSwgREVWSUNFLmFycml2YWwsIGFsYXJtKTtcbiAgfVxufVxuIiwgImltcG9ydCB7XG4gIEFnZW5kYSxcbiAgdHlwZSBCYWNrZW5kT2YsXG4gIEtleUluZGV4LFxuICB0eXBlIExheW91dCxcbiAgdHlwZSBSb3dzLFxuICB0eXBlIFN0b3JlLFxuICB0eXBlIFZlcnNpb24sXG59IGZyb20gJ0Bhc3RyYXJpdW0vY29yZS9rZXJuZWwnO1xuXG4vKiogT25lIGZsYXQgYXJyYXksIHdyaXR0ZW4gaW4gcGxhY2UuICovXG5jbGFzcyBNdXRhYmxlUm93cyBpbXBsZW1lbnRzIFJvd3Mge1xuICB3b3JkczogRmxvYXQ2NEFycmF5O1xuICByZWFkb25seSBzdHJpZGU6IG51bWJlcjtcblxuICBjb25zdHJ1Y3RvcihzdHJpZGU6IG51bWJlcikge1xuICAgIHRoaXMuc3RyaWRlID0gc3RyaWRlO1xuICAgIHRoaXMud29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KHN0cmlkZSAqIDE2KTtcbiAgfVxuXG4gIGdldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLndvcmRzW3JvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0XSBhcyBudW1iZXI7XG4gIH1cblxuICBzZXQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy53b3Jkc1tyb3cgKiB0aGlzLnN0cmlkZSArIG9mZnNldF0gPSB2YWx1ZTtcbiAgfVxuXG4gIHNldFVuaGFzaGVkKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuc2V0KHJvdywgb2Zmc2V0LCB2YWx1ZSk7XG4gIH1cblxuICBzZXRHYXVnZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IGF0ID0gcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXQ7XG4gICAgdGhpcy53b3Jkc1thdF0gPSB2YWx1ZTtcbiAgICB0aGlzLndvcmRzW2F0ICsgMV0gPSByYXRlO1xuICAgIHRoaXMud29yZHNbYXQgKyAyXSA9IHNpbmNlO1xuICB9XG5cbiAgcGVlayhyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLndvcmRzW3JvdyAqIHRoaXMuc3RyaWRlICsgb2Zmc2V0XSBhcyBudW1iZXI7XG4gIH1cblxuICBwb2tlKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMud29yZHNbcm93ICogdGhpcy5zdHJpZGUgKyBvZmZzZXRdID0gdmFsdWU7XG4gIH1cblxuICByZXNlcnZlKHJvdzogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3Qgc2l6ZSA9IChyb3cgKyAxKSAqIHRoaXMuc3RyaWRlO1xuICAgIGlmIChzaXplIDw9IHRoaXMud29yZHMubGVuZ3RoKSByZXR1cm47XG4gICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KE1hdGgubWF4KHNpemUsIHRoaXMud29yZHMubGVuZ3RoICogMikpO1xuICAgIHdvcmRzLnNldCh0aGlzLndvcmRzKTtcbiAgICB0aGlzLndvcmRzID0gd29yZHM7XG4gIH1cbn1cblxuLyoqXG4gKiBUaGUgcHJpY2Ugb2Ygbm90aGluZzogcm93cyBjaGFuZ2VkIGluIHBsYWNlLiBUaGVyZSBpcyBvbmUgdmVyc2lvbiwgc28gdGhlcmUgYXJlIG5vIHNuYXBzaG90cyxcbiAqIG5vIHdheSBiYWNrIGFuZCBubyBoYXNoOyBhIHByb2dyYW0gdGhhdCBhc2tzIGZvciBhbiBvbGRlciBvbmUgaXMgZ2l2ZW4gdGhlIG5ld2VzdC5cbiAqL1xuZXhwb3J0IGNvbnN0IG11dGFibGVCYWNrZW5kOiBCYWNrZW5kT2YgPSAobGF5b3V0cywga2luZHMpID0+IHtcbiAgY29uc3Qgcm93cyA9IGxheW91dHMubWFwKCh7IHN0cmlkZSB9KSA9PiBuZXcgTXV0YWJsZVJvd3Moc3RyaWRlKSk7XG4gIGNvbnN0IGtleXMgPSBsYXlvdXRzLm1hcCgoeyBkZWZpbml0aW9uIH0pID0+IChkZWZpbml0aW9uLmtleSA9PT0gMCA/IHVuZGVmaW5lZCA6IG5ldyBLZXlJbmRleCgpKSk7XG4gIGNvbnN0IGFnZW5kYSA9IG5ldyBBZ2VuZGEoXG4gICAga2luZHMubWFwKCh7IHRhYmxlLCBkdWUsIGZpbGVkIH0pID0+ICh7IHJvd3M6IHJvd3NbdGFibGVdIGFzIFJvd3MsIGR1ZSwgZmlsZWQgfSkpLFxuICApO1xuICBjb25zdCBzdG9yZTogU3RvcmUgPSB7IHJvd3MsIGtleXMsIGFnZW5kYSB9O1xuICBjb25zdCBvbmx5OiBWZXJzaW9uID0geyBsYW5lczogbmV3IEludDMyQXJyYXkobGF5b3V0cy5sZW5ndGggKiAyKSB9O1xuICByZXR1cm4ge1xuICAgIGNyZWF0ZTogKCkgPT4gb25seSxcbiAgICBvcGVuKF92ZXJzaW9uLCBub3cpIHtcbiAgICAgIGFnZW5kYS5zZWVrKG5vdyk7XG4gICAgICByZXR1cm4gc3RvcmU7XG4gICAgfSxcbiAgICBjb21taXQ6ICgpID0+IG9ubHksXG4gICAgcm9sbGJhY2s6ICgpID0+IGFnZW5kYS5hYmFuZG9uV2F2ZSgpLFxuICAgIHJlYWRlcjogKF92ZXJzaW9uLCB0YWJsZSkgPT4gcm93c1t0YWJsZV0gYXMgUm93cyxcbiAgICBmaW5kOiAoX3ZlcnNpb24sIHRhYmxlLCBrZXkpID0+XG4gICAgICAoa2V5c1t0YWJsZV0gYXMgS2V5SW5kZXgpLmZpbmQoXG4gICAgICAgIHJvd3NbdGFibGVdIGFzIFJvd3MsXG4gICAgICAgIChsYXlvdXRzW3RhYmxlXSBhcyBMYXlvdXQpLmRlZmluaXRpb24ua2V5LFxuICAgICAgICBrZXksXG4gICAgICApLFxuICAgIG5leHREdWUoX3ZlcnNpb24sIG5vdykge1xuICAgICAgYWdlbmRhLnNlZWsobm93KTtcbiAgICAgIHJldHVybiBhZ2VuZGEubmV4dER1ZSgpO1xuICAgIH0sXG4gICAgY29tcGFyZTogKCkgPT4gdW5kZWZpbmVkLFxuICB9O1xufTtcbiIsICJpbXBvcnQgeyB0eXBlIEJhY2tlbmRPZiwgdHlwZSBMYXlvdXQsIHR5cGUgUm93cywgdHlwZSBXb3JkVmlzaXRvciB9IGZyb20gJ0Bhc3RyYXJpdW0vY29yZS9rZXJuZWwnO1xuaW1wb3J0IHsgSW1tZXIgfSBmcm9tICdpbW1lcic7XG5pbXBvcnQgeyBCb29ra2VlcGluZyB9IGZyb20gJy4vYm9va2tlZXBpbmcuanMnO1xuaW1wb3J0IHsgdHlwZSBLZWVwZXIsIHBlcnNpc3RlbnRCYWNrZW5kIH0gZnJvbSAnLi9wZXJzaXN0ZW50QmFja2VuZC5qcyc7XG5cbi8qKiBBIHJvdyBhcyBwZW9wbGUgd3JpdGUgaXQ6IGFuIG9iamVjdCB3aXRoIGEgbmFtZSBmb3IgZWFjaCB3b3JkLiAqL1xuZXhwb3J0IHR5cGUgUGxhaW5Sb3cgPSBSZWNvcmQ8c3RyaW5nLCBudW1iZXI+O1xuXG4vKiogQWxsIHRhYmxlczogYXJyYXlzIG9mIHJvd3MuICovXG5leHBvcnQgaW50ZXJmYWNlIFBsYWluU3RhdGUge1xuICByZWFkb25seSB0YWJsZXM6IHJlYWRvbmx5IFBsYWluUm93W11bXTtcbn1cblxuLyoqIFRoZSBuYW1lIG9mIGVhY2ggd29yZDogYSBnYXVnZSdzIGFyZSBgbWluZWRgLCBgbWluZWQxYCwgYG1pbmVkMmAuICovXG5leHBvcnQgZnVuY3Rpb24gd29yZE5hbWVzKHsgZGVmaW5pdGlvbiwgc3RyaWRlIH06IExheW91dCk6IHN0cmluZ1tdIHtcbiAgY29uc3QgbmFtZXM6IHN0cmluZ1tdID0gW107XG4gIGNvbnN0IHN0YXJ0cyA9IG5ldyBNYXA8bnVtYmVyLCBzdHJpbmc+KFxuICAgIE9iamVjdC5lbnRyaWVzKGRlZmluaXRpb24uZmllbGRzKS5tYXAoKFtuYW1lLCBhdF0pID0+IFthdCwgbmFtZV0pLFxuICApO1xuICBsZXQgZmllbGQgPSAnd29yZCc7XG4gIGxldCBzdGFydCA9IDA7XG4gIGZvciAobGV0IG9mZnNldCA9IDA7IG9mZnNldCA8IHN0cmlkZTsgb2Zmc2V0ICs9IDEpIHtcbiAgICBjb25zdCBuYW1lID0gc3RhcnRzLmdldChvZmZzZXQpO1xuICAgIGlmIChuYW1lICE9PSB1bmRlZmluZWQpIHtcbiAgICAgIGZpZWxkID0gbmFtZTtcbiAgICAgIHN0YXJ0ID0gb2Zmc2V0O1xuICAgIH1cbiAgICBuYW1lcy5wdXNoKG9mZnNldCA9PT0gc3RhcnQgPyBmaWVsZCA6IGAke2ZpZWxkfSR7b2Zmc2V0IC0gc3RhcnR9YCk7XG4gIH1cbiAgcmV0dXJuIG5hbWVzO1xufVxuXG4vKiogQSByb3cgb2YgemVyb3MuICovXG5leHBvcnQgZnVuY3Rpb24gYmxhbmtSb3cobmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdKTogUGxhaW5Sb3cge1xuICByZXR1cm4gT2JqZWN0LmZyb21FbnRyaWVzKG5hbWVzLm1hcCgobmFtZSkgPT4gW25hbWUsIDBdKSk7XG59XG5cbi8qKiBUaGUgc3RhdGUgdGhhdCBhbGwgdGFibGVzIG9mIGEgZHJhZnQgc2hhcmU6IG9uZSBkcmFmdCBhIHRyYW5zaXRpb24uICovXG5pbnRlcmZhY2UgU2Vzc2lvbiB7XG4gIHRhYmxlczogUGxhaW5Sb3dbXVtdO1xufVxuXG5jbGFzcyBJbW1lclJvd3MgaW1wbGVtZW50cyBSb3dzIHtcbiAgcmVhZG9ubHkgI3Nlc3Npb246IFNlc3Npb247XG4gIHJlYWRvbmx5ICN0YWJsZTogbnVtYmVyO1xuICByZWFkb25seSAjbmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICByZWFkb25seSAjYm9vazogQm9va2tlZXBpbmc7XG4gIC8qKiBUaGUgcm93IGF0IGhhbmQsIGFzIGEgcHJvZ3JhbSB0aGF0IGVkaXRzIGEgcm93IHdvdWxkIGtlZXAgaXQgaW4gYSBjb25zdGFudC4gKi9cbiAgI3JvdzogUGxhaW5Sb3cgfCB1bmRlZmluZWQ7XG4gICNyb3dJZCA9IC0xO1xuXG4gIGNvbnN0cnVjdG9yKHNlc3Npb246IFNlc3Npb24sIGxheW91dDogTGF5b3V0KSB7XG4gICAgdGhpcy4jc2Vzc2lvbiA9IHNlc3Npb247XG4gICAgdGhpcy4jdGFibGUgPSBsYXlvdXQuaW5kZXg7XG4gICAgdGhpcy4jbmFtZXMgPSB3b3JkTmFtZXMobGF5b3V0KTtcbiAgICB0aGlzLiNib29rID0gbmV3IEJvb2trZWVwaW5nKGxheW91dCk7XG4gIH1cblxuICBmb3JnZXQoKTogdm9pZCB7XG4gICAgdGhpcy4jcm93SWQgPSAtMTtcbiAgICB0aGlzLiNyb3cgPSB1bmRlZmluZWQ7XG4gIH1cblxuICAjYXQocm93OiBudW1iZXIpOiBQbGFpblJvdyB8IHVuZGVmaW5lZCB7XG4gICAgaWYgKHJvdyA9PT0gdGhpcy4jcm93SWQpIHJldHVybiB0aGlzLiNyb3c7XG4gICAgdGhpcy4jcm93SWQgPSByb3c7XG4gICAgdGhpcy4jcm93ID0gKHRoaXMuI3Nlc3Npb24udGFibGVzW3RoaXMuI3RhYmxlXSBhcyBQbGFpblJvd1tdKVtyb3ddO1xuICAgIHJldHVybiB0aGlzLiNyb3c7XG4gIH1cblxuICBnZXQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jYXQocm93KT8uW3RoaXMuI25hbWVzW29mZnNldF0gYXMgc3RyaW5nXSA/PyAwO1xuICB9XG5cbiAgc2V0KHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgICh0aGlzLiNhdChyb3cpIGFzIFBsYWluUm93KVt0aGlzLiNuYW1lc1tvZmZzZXRdIGFzIHN0cmluZ10gPSB2YWx1ZTtcbiAgfVxuXG4gIHNldFVuaGFzaGVkKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuc2V0KHJvdywgb2Zmc2V0LCB2YWx1ZSk7XG4gIH1cblxuICBzZXRHYXVnZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIsIHJhdGU6IG51bWJlciwgc2luY2U6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IGVkaXRlZCA9IHRoaXMuI2F0KHJvdykgYXMgUGxhaW5Sb3c7XG4gICAgZWRpdGVkW3RoaXMuI25hbWVzW29mZnNldF0gYXMgc3RyaW5nXSA9IHZhbHVlO1xuICAgIGVkaXRlZFt0aGlzLiNuYW1lc1tvZmZzZXQgKyAxXSBhcyBzdHJpbmddID0gcmF0ZTtcbiAgICBlZGl0ZWRbdGhpcy4jbmFtZXNbb2Zmc2V0ICsgMl0gYXMgc3RyaW5nXSA9IHNpbmNlO1xuICB9XG5cbiAgcmVzZXJ2ZShyb3c6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHJvd3MgPSB0aGlzLiNzZXNzaW9uLnRhYmxlc1t0aGlzLiN0YWJsZV0gYXMgUGxhaW5Sb3dbXTtcbiAgICBpZiAocm93cy5sZW5ndGggPiByb3cpIHJldHVybjtcbiAgICB0aGlzLmZvcmdldCgpO1xuICAgIHdoaWxlIChyb3dzLmxlbmd0aCA8PSByb3cpIHJvd3MucHVzaChibGFua1Jvdyh0aGlzLiNuYW1lcykpO1xuICB9XG5cbiAgcGVlayhyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiNib29rLnBlZWsocm93LCBvZmZzZXQpO1xuICB9XG5cbiAgcG9rZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLiNib29rLnBva2Uocm93LCBvZmZzZXQsIHZhbHVlKTtcbiAgfVxufVxuXG4vKiogSW1tZXIgYXMgaXRzIHVzZXJzIHVzZSBpdDogYXJyYXlzIG9mIG9iamVjdHMsIG9uZSBkcmFmdCBhIHRyYW5zaXRpb24uICovXG5leHBvcnQgZnVuY3Rpb24gaW1tZXJCYWNrZW5kKGF1dG9GcmVlemU6IGJvb2xlYW4pOiBCYWNrZW5kT2Yge1xuICByZXR1cm4gKGxheW91dHMsIGtpbmRzKSA9PiB7XG4gICAgY29uc3QgaW1tZXIgPSBuZXcgSW1tZXIoeyBhdXRvRnJlZXplIH0pO1xuICAgIGNvbnN0IG5hbWVzID0gbGF5b3V0cy5tYXAod29yZE5hbWVzKTtcbiAgICBjb25zdCBlbXB0eTogUGxhaW5TdGF0ZSA9IHsgdGFibGVzOiBuYW1lcy5tYXAoKGVhY2gpID0+IFtibGFua1JvdyhlYWNoKV0pIH07XG4gICAgbGV0IGJhc2UgPSBlbXB0eTtcbiAgICBsZXQgZHJhZnQ6IFBsYWluU3RhdGUgfCB1bmRlZmluZWQ7XG4gICAgY29uc3Qgc2Vzc2lvbjogU2Vzc2lvbiA9IHsgdGFibGVzOiBbXSB9O1xuICAgIGNvbnN0IHJvd3MgPSBsYXlvdXRzLm1hcCgobGF5b3V0KSA9PiBuZXcgSW1tZXJSb3dzKHNlc3Npb24sIGxheW91dCkpO1xuICAgIGNvbnN0IGtlZXBlcjogS2VlcGVyPFBsYWluU3RhdGU+ID0ge1xuICAgICAgcm93cyxcbiAgICAgIGVtcHR5LFxuICAgICAgYmVnaW4oKSB7XG4gICAgICAgIC8vIFRoZSBmaXJzdCB3b3JsZCBpcyBidWlsdCBvZiBwbGFpbiBvYmplY3RzOiBJbW1lciBpcyBmb3IgY2hhbmdpbmcgd2hhdCBpcyB0aGVyZS5cbiAgICAgICAgZHJhZnQgPSBiYXNlID09PSBlbXB0eSA/IHN0cnVjdHVyZWRDbG9uZShlbXB0eSkgOiAoaW1tZXIuY3JlYXRlRHJhZnQoYmFzZSkgYXMgUGxhaW5TdGF0ZSk7XG4gICAgICAgIHNlc3Npb24udGFibGVzID0gZHJhZnQudGFibGVzIGFzIFBsYWluUm93W11bXTtcbiAgICAgICAgZm9yIChjb25zdCBlYWNoIG9mIHJvd3MpIGVhY2guZm9yZ2V0KCk7XG4gICAgICB9LFxuICAgICAgZmluaXNoKCkge1xuICAgICAgICBjb25zdCBtYWRlID0gZHJhZnQgYXMgUGxhaW5TdGF0ZTtcbiAgICAgICAgYmFzZSA9IGJhc2UgPT09IGVtcHR5ID8gaW1tZXIucHJvZHVjZShtYWRlLCAoKSA9PiB1bmRlZmluZWQpIDogaW1tZXIuZmluaXNoRHJhZnQobWFkZSk7XG4gICAgICAgIGRyYWZ0ID0gdW5kZWZpbmVkO1xuICAgICAgICBrZWVwZXIucmVzZXQoYmFzZSk7XG4gICAgICAgIHJldHVybiBiYXNlO1xuICAgICAgfSxcbiAgICAgIHJlc2V0KHJvb3QpIHtcbiAgICAgICAgYmFzZSA9IHJvb3Q7XG4gICAgICAgIHNlc3Npb24udGFibGVzID0gcm9vdC50YWJsZXMgYXMgUGxhaW5Sb3dbXVtdO1xuICAgICAgICBmb3IgKGNvbnN0IGVhY2ggb2Ygcm93cykgZWFjaC5mb3JnZXQoKTtcbiAgICAgIH0sXG4gICAgICByZWFkZXIocm9vdCwgdGFibGUpIHtcbiAgICAgICAgY29uc3QgcmVhZGVyID0gbmV3IEltbWVyUm93cyhcbiAgICAgICAgICB7IHRhYmxlczogcm9vdC50YWJsZXMgYXMgUGxhaW5Sb3dbXVtdIH0sXG4gICAgICAgICAgbGF5b3V0c1t0YWJsZV0gYXMgTGF5b3V0LFxuICAgICAgICApO1xuICAgICAgICByZXR1cm4gcmVhZGVyO1xuICAgICAgfSxcbiAgICAgIGNvbXBhcmU6IChhLCBiLCB2aXNpdCkgPT4gY29tcGFyZVN0YXRlcyhhLCBiLCBuYW1lcywgdmlzaXQpLFxuICAgIH07XG4gICAgcmV0dXJuIHBlcnNpc3RlbnRCYWNrZW5kKGtlZXBlciwgbGF5b3V0cywga2luZHMpO1xuICB9O1xufVxuXG5mdW5jdGlvbiBjb21wYXJlU3RhdGVzKFxuICBhOiBQbGFpblN0YXRlLFxuICBiOiBQbGFpblN0YXRlLFxuICBuYW1lczogcmVhZG9ubHkgKHJlYWRvbmx5IHN0cmluZ1tdKVtdLFxuICB2aXNpdDogV29yZFZpc2l0b3IsXG4pOiB2b2lkIHtcbiAgZm9yIChjb25zdCBbdGFibGUsIHdvcmRzXSBvZiBuYW1lcy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCByb3dzQSA9IGEudGFibGVzW3RhYmxlXSBhcyBQbGFpblJvd1tdO1xuICAgIGNvbnN0IHJvd3NCID0gYi50YWJsZXNbdGFibGVdIGFzIFBsYWluUm93W107XG4gICAgaWYgKHJvd3NBID09PSByb3dzQikgY29udGludWU7XG4gICAgZm9yIChsZXQgcm93ID0gMDsgcm93IDwgTWF0aC5tYXgocm93c0EubGVuZ3RoLCByb3dzQi5sZW5ndGgpOyByb3cgKz0gMSkge1xuICAgICAgaWYgKHJvd3NBW3Jvd10gPT09IHJvd3NCW3Jvd10pIGNvbnRpbnVlO1xuICAgICAgZm9yIChjb25zdCBbb2Zmc2V0LCBuYW1lXSBvZiB3b3Jkcy5lbnRyaWVzKCkpIHtcbiAgICAgICAgaWYgKChyb3dzQVtyb3ddPy5bbmFtZV0gPz8gMCkgIT09IChyb3dzQltyb3ddPy5bbmFtZV0gPz8gMCkpIHZpc2l0KHRhYmxlLCByb3csIG9mZnNldCk7XG4gICAgICB9XG4gICAgfVxuICB9XG59XG4iLCAiaW1wb3J0IHsgdHlwZSBMYXlvdXQsIFJPTEUgfSBmcm9tICdAYXN0cmFyaXVtL2NvcmUva2VybmVsJztcblxuLyoqIFRoZSBib29ra2VlcGluZyB3b3JkcyBvZiBvbmUgdGFibGUsIGJlc2lkZSB0aGUgcm93czogdGhleSBiZWxvbmcgdG8gbm8gdmVyc2lvbi4gKi9cbmV4cG9ydCBjbGFzcyBCb29ra2VlcGluZyB7XG4gIHJlYWRvbmx5ICNzbG90czogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3BlclJvdzogbnVtYmVyO1xuICAjd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KDY0KTtcblxuICBjb25zdHJ1Y3Rvcih7IHJvbGVzLCBzdHJpZGUgfTogTGF5b3V0KSB7XG4gICAgdGhpcy4jc2xvdHMgPSBuZXcgSW50MzJBcnJheShzdHJpZGUpO1xuICAgIGxldCBwZXJSb3cgPSAwO1xuICAgIGZvciAobGV0IG9mZnNldCA9IDA7IG9mZnNldCA8IHN0cmlkZTsgb2Zmc2V0ICs9IDEpIHtcbiAgICAgIGlmIChyb2xlc1tvZmZzZXRdICE9PSBST0xFLmJvb2trZWVwaW5nKSBjb250aW51ZTtcbiAgICAgIHRoaXMuI3Nsb3RzW29mZnNldF0gPSBwZXJSb3c7XG4gICAgICBwZXJSb3cgKz0gMTtcbiAgICB9XG4gICAgdGhpcy4jcGVyUm93ID0gcGVyUm93O1xuICB9XG5cbiAgcGVlayhyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiN3b3Jkc1tyb3cgKiB0aGlzLiNwZXJSb3cgKyAodGhpcy4jc2xvdHNbb2Zmc2V0XSBhcyBudW1iZXIpXSA/PyAwO1xuICB9XG5cbiAgcG9rZShyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBhdCA9IHJvdyAqIHRoaXMuI3BlclJvdyArICh0aGlzLiNzbG90c1tvZmZzZXRdIGFzIG51bWJlcik7XG4gICAgaWYgKGF0ID49IHRoaXMuI3dvcmRzLmxlbmd0aCkge1xuICAgICAgY29uc3Qgd29yZHMgPSBuZXcgRmxvYXQ2NEFycmF5KE1hdGgubWF4KGF0ICsgMSwgdGhpcy4jd29yZHMubGVuZ3RoICogMikpO1xuICAgICAgd29yZHMuc2V0KHRoaXMuI3dvcmRzKTtcbiAgICAgIHRoaXMuI3dvcmRzID0gd29yZHM7XG4gICAgfVxuICAgIHRoaXMuI3dvcmRzW2F0XSA9IHZhbHVlO1xuICB9XG59XG4iLCAiaW1wb3J0IHtcbiAgQWdlbmRhLFxuICB0eXBlIEJhY2tlbmQsXG4gIEtleUluZGV4LFxuICB0eXBlIExheW91dCxcbiAgUk9MRSxcbiAgdHlwZSBSb3dzLFxuICB0eXBlIFN0b3JlLFxuICB0eXBlIFRpbWVyS2luZCxcbiAgdHlwZSBWZXJzaW9uLFxuICB0eXBlIFdvcmRWaXNpdG9yLFxufSBmcm9tICdAYXN0cmFyaXVtL2NvcmUva2VybmVsJztcblxuLyoqIEEgd2F5IHRvIGtlZXAgYWxsIHRhYmxlcyBhcyBvbmUgcGVyc2lzdGVudCB2YWx1ZSwgaXRzIHJvb3QuICovXG5leHBvcnQgaW50ZXJmYWNlIEtlZXBlcjxSb290PiB7XG4gIC8qKiBUaGUgbGl2ZSByb3dzLCBieSB0YWJsZS4gKi9cbiAgcmVhZG9ubHkgcm93czogcmVhZG9ubHkgUm93c1tdO1xuICByZWFkb25seSBlbXB0eTogUm9vdDtcbiAgLyoqIFN0YXJ0cyB3cml0aW5nIG9uIHRoZSBsaXZlIHJvd3MuICovXG4gIGJlZ2luKCk6IHZvaWQ7XG4gIC8qKiBFbmRzIHdyaXRpbmc6IHRoZSB2ZXJ5IHNhbWUgcm9vdCB3aGVuIG5vdGhpbmcgd2FzIHdyaXR0ZW4uICovXG4gIGZpbmlzaCgpOiBSb290O1xuICAvKiogTWFrZXMgYSByb290IHRoZSBsaXZlIG9uZS4gKi9cbiAgcmVzZXQocm9vdDogUm9vdCk6IHZvaWQ7XG4gIHJlYWRlcihyb290OiBSb290LCB0YWJsZTogbnVtYmVyKTogUm93cztcbiAgY29tcGFyZShhOiBSb290LCBiOiBSb290LCB2aXNpdDogV29yZFZpc2l0b3IpOiB2b2lkO1xufVxuXG5pbnRlcmZhY2UgUm9vdFZlcnNpb248Um9vdD4gZXh0ZW5kcyBWZXJzaW9uIHtcbiAgcmVhZG9ubHkgcm9vdDogUm9vdDtcbn1cblxuLyoqIEEgYmFja2VuZCB3aG9zZSB2ZXJzaW9ucyBhcmUgcGVyc2lzdGVudCByb290cy4gSXQgY29tcHV0ZXMgbm8gaGFzaDogdGhhdCBpcyBkb25lIG91dHNpZGUuICovXG5leHBvcnQgZnVuY3Rpb24gcGVyc2lzdGVudEJhY2tlbmQ8Um9vdD4oXG4gIGtlZXBlcjogS2VlcGVyPFJvb3Q+LFxuICBsYXlvdXRzOiByZWFkb25seSBMYXlvdXRbXSxcbiAga2luZHM6IHJlYWRvbmx5IFRpbWVyS2luZFtdLFxuKTogQmFja2VuZCB7XG4gIGNvbnN0IHsgcm93cyB9ID0ga2VlcGVyO1xuICBjb25zdCBsYW5lcyA9IG5ldyBJbnQzMkFycmF5KGxheW91dHMubGVuZ3RoICogMik7XG4gIGNvbnN0IGtleXMgPSBsYXlvdXRzLm1hcCgoeyBkZWZpbml0aW9uIH0pID0+IChkZWZpbml0aW9uLmtleSA9PT0gMCA/IHVuZGVmaW5lZCA6IG5ldyBLZXlJbmRleCgpKSk7XG4gIGNvbnN0IGFnZW5kYSA9IG5ldyBBZ2VuZGEoXG4gICAga2luZHMubWFwKCh7IHRhYmxlLCBkdWUsIGZpbGVkIH0pID0+ICh7IHJvd3M6IHJvd3NbdGFibGVdIGFzIFJvd3MsIGR1ZSwgZmlsZWQgfSkpLFxuICApO1xuICBjb25zdCBzdG9yZTogU3RvcmUgPSB7IHJvd3MsIGtleXMsIGFnZW5kYSB9O1xuICBsZXQgY3VycmVudCA9IGtlZXBlci5lbXB0eTtcblxuICBjb25zdCBzd2l0Y2hUbyA9IChyb290OiBSb290LCBub3c6IG51bWJlcik6IHZvaWQgPT4ge1xuICAgIGlmIChyb290ICE9PSBjdXJyZW50KSB7XG4gICAgICBjb25zdCB0aW1lcnM6IG51bWJlcltdID0gW107XG4gICAgICBrZWVwZXIuY29tcGFyZShjdXJyZW50LCByb290LCAodGFibGUsIHJvdywgb2Zmc2V0KSA9PiB7XG4gICAgICAgIGNvbnN0IGxheW91dCA9IGxheW91dHNbdGFibGVdIGFzIExheW91dDtcbiAgICAgICAgaWYgKGxheW91dC5yb2xlc1tvZmZzZXRdID09PSBST0xFLnRpbWVyRHVlKSB7XG4gICAgICAgICAgdGltZXJzLnB1c2gobGF5b3V0LmtpbmRzW29mZnNldF0gYXMgbnVtYmVyLCByb3cpO1xuICAgICAgICB9XG4gICAgICB9KTtcbiAgICAgIGtlZXBlci5yZXNldChyb290KTtcbiAgICAgIGN1cnJlbnQgPSByb290O1xuICAgICAgYWdlbmRhLnNlZWsobm93KTtcbiAgICAgIGZvciAobGV0IGF0ID0gMDsgYXQgPCB0aW1lcnMubGVuZ3RoOyBhdCArPSAyKSB7XG4gICAgICAgIGFnZW5kYS5maWxlKHRpbWVyc1thdF0gYXMgbnVtYmVyLCB0aW1lcnNbYXQgKyAxXSBhcyBudW1iZXIpO1xuICAgICAgfVxuICAgIH1cbiAgICBhZ2VuZGEuc2Vlayhub3cpO1xuICB9O1xuXG4gIHJldHVybiB7XG4gICAgY3JlYXRlOiAoKSA9PiAoeyBsYW5lcywgcm9vdDoga2VlcGVyLmVtcHR5IH0pIGFzIFZlcnNpb24sXG4gICAgb3Blbih2ZXJzaW9uLCBub3cpIHtcbiAgICAgIHN3aXRjaFRvKCh2ZXJzaW9uIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290LCBub3cpO1xuICAgICAga2VlcGVyLmJlZ2luKCk7XG4gICAgICByZXR1cm4gc3RvcmU7XG4gICAgfSxcbiAgICBjb21taXQodmVyc2lvbikge1xuICAgICAgY3VycmVudCA9IGtlZXBlci5maW5pc2goKTtcbiAgICAgIGlmIChjdXJyZW50ID09PSAodmVyc2lvbiBhcyBSb290VmVyc2lvbjxSb290Pikucm9vdCkgcmV0dXJuIHZlcnNpb247XG4gICAgICByZXR1cm4geyBsYW5lcywgcm9vdDogY3VycmVudCB9IGFzIFZlcnNpb247XG4gICAgfSxcbiAgICByb2xsYmFjayh2ZXJzaW9uLCBfc3RvcmUsIG5vdykge1xuICAgICAgY3VycmVudCA9IGtlZXBlci5maW5pc2goKTtcbiAgICAgIHN3aXRjaFRvKCh2ZXJzaW9uIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290LCBub3cpO1xuICAgICAgYWdlbmRhLmFiYW5kb25XYXZlKCk7XG4gICAgfSxcbiAgICByZWFkZXI6ICh2ZXJzaW9uLCB0YWJsZSkgPT4ga2VlcGVyLnJlYWRlcigodmVyc2lvbiBhcyBSb290VmVyc2lvbjxSb290Pikucm9vdCwgdGFibGUpLFxuICAgIGZpbmQ6ICh2ZXJzaW9uLCB0YWJsZSwga2V5KSA9PlxuICAgICAgKGtleXNbdGFibGVdIGFzIEtleUluZGV4KS5maW5kKFxuICAgICAgICBrZWVwZXIucmVhZGVyKCh2ZXJzaW9uIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290LCB0YWJsZSksXG4gICAgICAgIChsYXlvdXRzW3RhYmxlXSBhcyBMYXlvdXQpLmRlZmluaXRpb24ua2V5LFxuICAgICAgICBrZXksXG4gICAgICApLFxuICAgIG5leHREdWUodmVyc2lvbiwgbm93KSB7XG4gICAgICBzd2l0Y2hUbygodmVyc2lvbiBhcyBSb290VmVyc2lvbjxSb290Pikucm9vdCwgbm93KTtcbiAgICAgIHJldHVybiBhZ2VuZGEubmV4dER1ZSgpO1xuICAgIH0sXG4gICAgY29tcGFyZTogKGEsIGIsIHZpc2l0KSA9PlxuICAgICAga2VlcGVyLmNvbXBhcmUoKGEgYXMgUm9vdFZlcnNpb248Um9vdD4pLnJvb3QsIChiIGFzIFJvb3RWZXJzaW9uPFJvb3Q+KS5yb290LCB2aXNpdCksXG4gIH07XG59XG4iLCAiaW1wb3J0IHsgdHlwZSBCYWNrZW5kT2YsIHR5cGUgTGF5b3V0LCB0eXBlIFJvd3MsIHR5cGUgV29yZFZpc2l0b3IgfSBmcm9tICdAYXN0cmFyaXVtL2NvcmUva2VybmVsJztcbmltcG9ydCB7IEJvb2trZWVwaW5nIH0gZnJvbSAnLi9ib29ra2VlcGluZy5qcyc7XG5pbXBvcnQgeyB0eXBlIEtlZXBlciwgcGVyc2lzdGVudEJhY2tlbmQgfSBmcm9tICcuL3BlcnNpc3RlbnRCYWNrZW5kLmpzJztcblxuLyoqIFdoYXQgYSBwYWdlIGNhbiBiZSBtYWRlIG9mLiAqL1xudHlwZSBQYWdlID0gbnVtYmVyW10gfCBGbG9hdDY0QXJyYXk7XG50eXBlIENodW5rID0gcmVhZG9ubHkgUGFnZVtdO1xudHlwZSBUb3AgPSByZWFkb25seSBDaHVua1tdO1xuXG4vKiogSG93IHBhZ2VzIGFyZSBtYWRlLCBhbmQgaG93IG1hbnkgcm93cyBhcmUgb24gb25lOiBhIHBvd2VyIG9mIHR3by4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUGFnZUtpbmQge1xuICByZWFkb25seSByb3dzT2Y6IChzdHJpZGU6IG51bWJlcikgPT4gbnVtYmVyO1xuICByZWFkb25seSBibGFuazogKHdvcmRzOiBudW1iZXIpID0+IFBhZ2U7XG59XG5cbi8qKiBQbGFpbiBhcnJheXMgb2YgMzIgcm93cy4gKi9cbmV4cG9ydCBjb25zdCBwbGFpblBhZ2VzOiBQYWdlS2luZCA9IHtcbiAgcm93c09mOiAoKSA9PiAzMixcbiAgYmxhbms6ICh3b3JkcykgPT4gQXJyYXkuZnJvbTxudW1iZXI+KHsgbGVuZ3RoOiB3b3JkcyB9KS5maWxsKDApLFxufTtcblxuLyoqIFBsYWluIGFycmF5cyBvZiA0IHJvd3M6IGxlc3MgdG8gY29weSwgbW9yZSB0byBwb2ludCBhdC4gKi9cbmV4cG9ydCBjb25zdCBzbWFsbFBsYWluUGFnZXM6IFBhZ2VLaW5kID0geyAuLi5wbGFpblBhZ2VzLCByb3dzT2Y6ICgpID0+IDQgfTtcblxuLyoqIFR5cGVkIGFycmF5cyBvZiBhdCBtb3N0IDI1NiB3b3Jkcy4gKi9cbmV4cG9ydCBjb25zdCB0eXBlZFBhZ2VzOiBQYWdlS2luZCA9IHtcbiAgcm93c09mOiAoc3RyaWRlKSA9PiAxIDw8IE1hdGguZmxvb3IoTWF0aC5sb2cyKDI1NiAvIHN0cmlkZSkpLFxuICBibGFuazogKHdvcmRzKSA9PiBuZXcgRmxvYXQ2NEFycmF5KHdvcmRzKSxcbn07XG5cbmNvbnN0IENIVU5LID0gMzI7XG5cbi8qKiBDb3B5IG9uIHdyaXRlOiBwYWdlcyBpbiBjaHVua3MgaW4gYSB0b3AgYXJyYXk7IGEgdHJhbnNpdGlvbiBvd25zIHdoYXQgaXQgaGFzIGNvcGllZC4gKi9cbmNsYXNzIFBhZ2VkUm93cyBpbXBsZW1lbnRzIFJvd3Mge1xuICB0b3A6IFRvcCA9IFtdO1xuICByZWFkb25seSAjc3RyaWRlOiBudW1iZXI7XG4gIHJlYWRvbmx5ICNib29rOiBCb29ra2VlcGluZztcbiAgcmVhZG9ubHkgI2tpbmQ6IFBhZ2VLaW5kO1xuICByZWFkb25seSAjc2hpZnQ6IG51bWJlcjtcbiAgcmVhZG9ubHkgI21hc2s6IG51bWJlcjtcbiAgI3NlcmlhbCA9IDE7XG4gICN0b3BTZXJpYWwgPSAwO1xuICAjY2h1bmtTZXJpYWxzOiBudW1iZXJbXSA9IFtdO1xuICAjcGFnZVNlcmlhbHM6IG51bWJlcltdID0gW107XG5cbiAgY29uc3RydWN0b3IobGF5b3V0OiBMYXlvdXQsIGtpbmQ6IFBhZ2VLaW5kLCB0b3A/OiBUb3ApIHtcbiAgICB0aGlzLiNzdHJpZGUgPSBsYXlvdXQuc3RyaWRlO1xuICAgIHRoaXMuI2Jvb2sgPSBuZXcgQm9va2tlZXBpbmcobGF5b3V0KTtcbiAgICB0aGlzLiNraW5kID0ga2luZDtcbiAgICBjb25zdCByb3dzUGVyUGFnZSA9IGtpbmQucm93c09mKGxheW91dC5zdHJpZGUpO1xuICAgIHRoaXMuI3NoaWZ0ID0gTWF0aC5sb2cyKHJvd3NQZXJQYWdlKTtcbiAgICB0aGlzLiNtYXNrID0gcm93c1BlclBhZ2UgLSAxO1xuICAgIGlmICh0b3AgIT09IHVuZGVmaW5lZCkgdGhpcy50b3AgPSB0b3A7XG4gIH1cblxuICBiZWdpbigpOiB2b2lkIHtcbiAgICB0aGlzLiNzZXJpYWwgKz0gMTtcbiAgfVxuXG4gIGdldChyb3c6IG51bWJlciwgb2Zmc2V0OiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IHBhZ2UgPSByb3cgPj4gdGhpcy4jc2hpZnQ7XG4gICAgY29uc3Qgd29yZHMgPSB0aGlzLnRvcFtwYWdlID4+IDVdPy5bcGFnZSAmIChDSFVOSyAtIDEpXTtcbiAgICByZXR1cm4gd29yZHM/Llsocm93ICYgdGhpcy4jbWFzaykgKiB0aGlzLiNzdHJpZGUgKyBvZmZzZXRdID8/IDA7XG4gIH1cblxuICBzZXQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jb3duKHJvdylbKHJvdyAmIHRoaXMuI21hc2spICogdGhpcy4jc3RyaWRlICsgb2Zmc2V0XSA9IHZhbHVlO1xuICB9XG5cbiAgc2V0VW5oYXNoZWQocm93OiBudW1iZXIsIG9mZnNldDogbnVtYmVyLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy5zZXQocm93LCBvZmZzZXQsIHZhbHVlKTtcbiAgfVxuXG4gIHNldEdhdWdlKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlciwgcmF0ZTogbnVtYmVyLCBzaW5jZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgcGFnZSA9IHRoaXMuI293bihyb3cpO1xuICAgIGNvbnN0IGF0ID0gKHJvdyAmIHRoaXMuI21hc2spICogdGhpcy4jc3RyaWRlICsgb2Zmc2V0O1xuICAgIHBhZ2VbYXRdID0gdmFsdWU7XG4gICAgcGFnZVthdCArIDFdID0gcmF0ZTtcbiAgICBwYWdlW2F0ICsgMl0gPSBzaW5jZTtcbiAgfVxuXG4gIC8qKiBUaGUgcGFnZSBvZiBhIHJvdywgY29waWVkIGlmIGl0IGlzIGFuIG9sZGVyIHZlcnNpb24ncy4gKi9cbiAgI293bihyb3c6IG51bWJlcik6IFBhZ2Uge1xuICAgIGNvbnN0IHBhZ2UgPSByb3cgPj4gdGhpcy4jc2hpZnQ7XG4gICAgY29uc3QgY2h1bmsgPSBwYWdlID4+IDU7XG4gICAgaWYgKHRoaXMuI3BhZ2VTZXJpYWxzW3BhZ2VdID09PSB0aGlzLiNzZXJpYWwpIHtcbiAgICAgIHJldHVybiAodGhpcy50b3BbY2h1bmtdIGFzIENodW5rKVtwYWdlICYgKENIVU5LIC0gMSldIGFzIFBhZ2U7XG4gICAgfVxuICAgIGlmICh0aGlzLiN0b3BTZXJpYWwgIT09IHRoaXMuI3NlcmlhbCkge1xuICAgICAgdGhpcy50b3AgPSB0aGlzLnRvcC5zbGljZSgpO1xuICAgICAgdGhpcy4jdG9wU2VyaWFsID0gdGhpcy4jc2VyaWFsO1xuICAgIH1cbiAgICBjb25zdCB0b3AgPSB0aGlzLnRvcCBhcyBDaHVua1tdO1xuICAgIGlmICh0aGlzLiNjaHVua1NlcmlhbHNbY2h1bmtdICE9PSB0aGlzLiNzZXJpYWwpIHtcbiAgICAgIHRvcFtjaHVua10gPSAodG9wW2NodW5rXSBhcyBDaHVuaykuc2xpY2UoKTtcbiAgICAgIHRoaXMuI2NodW5rU2VyaWFsc1tjaHVua10gPSB0aGlzLiNzZXJpYWw7XG4gICAgfVxuICAgIGNvbnN0IHBhZ2VzID0gdG9wW2NodW5rXSBhcyBQYWdlW107XG4gICAgY29uc3QgY29weSA9IChwYWdlc1twYWdlICYgKENIVU5LIC0gMSldIGFzIFBhZ2UpLnNsaWNlKCk7XG4gICAgcGFnZXNbcGFnZSAmIChDSFVOSyAtIDEpXSA9IGNvcHk7XG4gICAgdGhpcy4jcGFnZVNlcmlhbHNbcGFnZV0gPSB0aGlzLiNzZXJpYWw7XG4gICAgcmV0dXJuIGNvcHk7XG4gIH1cblxuICByZXNlcnZlKHJvdzogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgcGFnZXMgPSAocm93ID4+IHRoaXMuI3NoaWZ0KSArIDE7XG4gICAgZm9yIChsZXQgcGFnZSA9IHRoaXMuI3BhZ2VzKCk7IHBhZ2UgPCBwYWdlczsgcGFnZSArPSAxKSB7XG4gICAgICBjb25zdCB0b3AgPSB0aGlzLnRvcC5zbGljZSgpO1xuICAgICAgY29uc3QgY2h1bmsgPSAodG9wW3BhZ2UgPj4gNV0gPz8gW10pLnNsaWNlKCk7XG4gICAgICBjaHVuay5wdXNoKHRoaXMuI2tpbmQuYmxhbmsoKHRoaXMuI21hc2sgKyAxKSAqIHRoaXMuI3N0cmlkZSkpO1xuICAgICAgdG9wW3BhZ2UgPj4gNV0gPSBjaHVuaztcbiAgICAgIHRoaXMudG9wID0gdG9wO1xuICAgIH1cbiAgfVxuXG4gICNwYWdlcygpOiBudW1iZXIge1xuICAgIGNvbnN0IGNodW5rcyA9IHRoaXMudG9wLmxlbmd0aDtcbiAgICByZXR1cm4gY2h1bmtzID09PSAwID8gMCA6IChjaHVua3MgLSAxKSAqIENIVU5LICsgKHRoaXMudG9wW2NodW5rcyAtIDFdIGFzIENodW5rKS5sZW5ndGg7XG4gIH1cblxuICBwZWVrKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI2Jvb2sucGVlayhyb3csIG9mZnNldCk7XG4gIH1cblxuICBwb2tlKHJvdzogbnVtYmVyLCBvZmZzZXQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIHRoaXMuI2Jvb2sucG9rZShyb3csIG9mZnNldCwgdmFsdWUpO1xuICB9XG59XG5cbmZ1bmN0aW9uIGNvbXBhcmVQYWdlcyhcbiAgdGFibGU6IG51bWJlcixcbiAgYTogUGFnZSB8IHVuZGVmaW5lZCxcbiAgYjogUGFnZSB8IHVuZGVmaW5lZCxcbiAgZmlyc3Q6IG51bWJlcixcbiAgc3RyaWRlOiBudW1iZXIsXG4gIHZpc2l0OiBXb3JkVmlzaXRvcixcbik6IHZvaWQge1xuICBjb25zdCB3b3JkcyA9IE1hdGgubWF4KGE/Lmxlbmd0aCA/PyAwLCBiPy5sZW5ndGggPz8gMCk7XG4gIGZvciAobGV0IGF0ID0gMDsgYXQgPCB3b3JkczsgYXQgKz0gMSkge1xuICAgIGlmICgoYT8uW2F0XSA/PyAwKSA9PT0gKGI/LlthdF0gPz8gMCkpIGNvbnRpbnVlO1xuICAgIHZpc2l0KHRhYmxlLCBmaXJzdCArIE1hdGguZmxvb3IoYXQgLyBzdHJpZGUpLCBhdCAlIHN0cmlkZSk7XG4gIH1cbn1cblxuLyoqIENvcHktb24td3JpdGUgcGFnZXMgb2Ygb25lIGtpbmQ6IGVhY2ggdmVyc2lvbiBpcyBhIHJvb3QgdGhhdCBzaGFyZXMgbW9zdCBvZiBpdHMgcGFnZXMuICovXG5leHBvcnQgZnVuY3Rpb24gcGFnZWRCYWNrZW5kKGtpbmQ6IFBhZ2VLaW5kKTogQmFja2VuZE9mIHtcbiAgcmV0dXJuIChsYXlvdXRzLCBraW5kcykgPT4ge1xuICAgIGNvbnN0IHJvd3MgPSBsYXlvdXRzLm1hcCgobGF5b3V0KSA9PiBuZXcgUGFnZWRSb3dzKGxheW91dCwga2luZCkpO1xuICAgIGxldCBsaXZlOiByZWFkb25seSBUb3BbXSA9IHJvd3MubWFwKCh7IHRvcCB9KSA9PiB0b3ApO1xuICAgIGNvbnN0IGtlZXBlcjogS2VlcGVyPHJlYWRvbmx5IFRvcFtdPiA9IHtcbiAgICAgIHJvd3MsXG4gICAgICBlbXB0eTogbGl2ZSxcbiAgICAgIGJlZ2luKCkge1xuICAgICAgICBmb3IgKGNvbnN0IGVhY2ggb2Ygcm93cykgZWFjaC5iZWdpbigpO1xuICAgICAgfSxcbiAgICAgIGZpbmlzaCgpIHtcbiAgICAgICAgaWYgKHJvd3Muc29tZSgoeyB0b3AgfSwgdGFibGUpID0+IHRvcCAhPT0gbGl2ZVt0YWJsZV0pKSBsaXZlID0gcm93cy5tYXAoKHsgdG9wIH0pID0+IHRvcCk7XG4gICAgICAgIHJldHVybiBsaXZlO1xuICAgICAgfSxcbiAgICAgIHJlc2V0KHJvb3QpIHtcbiAgICAgICAgbGl2ZSA9IHJvb3Q7XG4gICAgICAgIGZvciAoY29uc3QgW3RhYmxlLCBlYWNoXSBvZiByb3dzLmVudHJpZXMoKSkgZWFjaC50b3AgPSByb290W3RhYmxlXSBhcyBUb3A7XG4gICAgICB9LFxuICAgICAgcmVhZGVyOiAocm9vdCwgdGFibGUpID0+IG5ldyBQYWdlZFJvd3MobGF5b3V0c1t0YWJsZV0gYXMgTGF5b3V0LCBraW5kLCByb290W3RhYmxlXSksXG4gICAgICBjb21wYXJlKGEsIGIsIHZpc2l0KSB7XG4gICAgICAgIGZvciAoY29uc3QgW3RhYmxlLCB7IHN0cmlkZSB9XSBvZiBsYXlvdXRzLmVudHJpZXMoKSkge1xuICAgICAgICAgIGNvbXBhcmVUb3BzKHRhYmxlLCBhW3RhYmxlXSBhcyBUb3AsIGJbdGFibGVdIGFzIFRvcCwgc3RyaWRlLCBraW5kLCB2aXNpdCk7XG4gICAgICAgIH1cbiAgICAgIH0sXG4gICAgfTtcbiAgICByZXR1cm4gcGVyc2lzdGVudEJhY2tlbmQoa2VlcGVyLCBsYXlvdXRzLCBraW5kcyk7XG4gIH07XG59XG5cbmZ1bmN0aW9uIGNvbXBhcmVUb3BzKFxuICB0YWJsZTogbnVtYmVyLFxuICBhOiBUb3AsXG4gIGI6IFRvcCxcbiAgc3RyaWRlOiBudW1iZXIsXG4gIGtpbmQ6IFBhZ2VLaW5kLFxuICB2aXNpdDogV29yZFZpc2l0b3IsXG4pOiB2b2lkIHtcbiAgY29uc3Qgcm93c1BlclBhZ2UgPSBraW5kLnJvd3NPZihzdHJpZGUpO1xuICBmb3IgKGxldCBjaHVuayA9IDA7IGNodW5rIDwgTWF0aC5tYXgoYS5sZW5ndGgsIGIubGVuZ3RoKTsgY2h1bmsgKz0gMSkge1xuICAgIGlmIChhW2NodW5rXSA9PT0gYltjaHVua10pIGNvbnRpbnVlO1xuICAgIGZvciAobGV0IHBhZ2UgPSAwOyBwYWdlIDwgQ0hVTks7IHBhZ2UgKz0gMSkge1xuICAgICAgY29uc3QgcGFnZUEgPSBhW2NodW5rXT8uW3BhZ2VdO1xuICAgICAgY29uc3QgcGFnZUIgPSBiW2NodW5rXT8uW3BhZ2VdO1xuICAgICAgaWYgKHBhZ2VBID09PSBwYWdlQikgY29udGludWU7XG4gICAgICBjb25zdCBmaXJzdCA9IChjaHVuayAqIENIVU5LICsgcGFnZSkgKiByb3dzUGVyUGFnZTtcbiAgICAgIGNvbXBhcmVQYWdlcyh0YWJsZSwgcGFnZUEsIHBhZ2VCLCBmaXJzdCwgc3RyaWRlLCB2aXNpdCk7XG4gICAgfVxuICB9XG59XG4iLCAiaW1wb3J0IHsgUGVyZm9ybWFuY2VPYnNlcnZlciB9IGZyb20gJ25vZGU6cGVyZl9ob29rcyc7XG5cbi8qKiBTb21ldGhpbmcgdGhhdCBjYW4gYmUgdGlja2VkIGFuZCB0aW1lZC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQ29udGVuZGVyIHtcbiAgcmVhZG9ubHkgbmFtZTogc3RyaW5nO1xuICAvKiogUnVucyBvbmUgdGljayBhcyBhIHVzZXIgd291bGQ7IGdpdmVzIGhvdyBtYW55IHRoaW5ncyBjaGFuZ2VkIGluIGl0LiAqL1xuICB0aWNrKCk6IG51bWJlcjtcbn1cblxuLyoqIFdoYXQgYSBydW4gb2YgdGlja3MgY29zdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUm91bmQge1xuICByZWFkb25seSB0aWNrczogbnVtYmVyO1xuICByZWFkb25seSBjaGFuZ2VzOiBudW1iZXI7XG4gIHJlYWRvbmx5IHNlY29uZHM6IG51bWJlcjtcbiAgLyoqIFNlY29uZHMgb2YgZ2FyYmFnZSBjb2xsZWN0aW9uIGluc2lkZSBgc2Vjb25kc2AuICovXG4gIHJlYWRvbmx5IGdjU2Vjb25kczogbnVtYmVyO1xuICAvKiogTWljcm9zZWNvbmRzIG9mIGVhY2ggdGljay4gKi9cbiAgcmVhZG9ubHkgbGF0ZW5jaWVzTWljcm9zOiBGbG9hdDY0QXJyYXk7XG59XG5cbmxldCBnY01pbGxpcyA9IDA7XG5cbm5ldyBQZXJmb3JtYW5jZU9ic2VydmVyKChsaXN0KSA9PiB7XG4gIGZvciAoY29uc3QgeyBkdXJhdGlvbiB9IG9mIGxpc3QuZ2V0RW50cmllcygpKSBnY01pbGxpcyArPSBkdXJhdGlvbjtcbn0pLm9ic2VydmUoeyBlbnRyeVR5cGVzOiBbJ2djJ10gfSk7XG5cbi8qKiBMZXRzIHRoZSBjb2xsZWN0b3IncyBlbnRyaWVzLCB3aGljaCBjb21lIGxhdGUsIGFycml2ZS4gKi9cbmFzeW5jIGZ1bmN0aW9uIHNldHRsZSgpOiBQcm9taXNlPHZvaWQ+IHtcbiAgZm9yIChsZXQgdHVybiA9IDA7IHR1cm4gPCAzOyB0dXJuICs9IDEpIGF3YWl0IG5ldyBQcm9taXNlKHNldEltbWVkaWF0ZSk7XG59XG5cbi8qKiBDb2xsZWN0cyBhbGwgZ2FyYmFnZSwgd2hlcmUgTm9kZSB3YXMgdG9sZCB0byBsZXQgdXMuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gY29sbGVjdCgpOiBQcm9taXNlPHZvaWQ+IHtcbiAgZ2xvYmFsVGhpcy5nYz8uKCk7XG4gIGF3YWl0IHNldHRsZSgpO1xufVxuXG4vKiogVGltZXMgYHRpY2tzYCB0aWNrcywgZWFjaCBmb3IgaXRzZWxmLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHJ1blJvdW5kKGNvbnRlbmRlcjogQ29udGVuZGVyLCB0aWNrczogbnVtYmVyKTogUHJvbWlzZTxSb3VuZD4ge1xuICBhd2FpdCBzZXR0bGUoKTtcbiAgZ2NNaWxsaXMgPSAwO1xuICBjb25zdCBsYXRlbmNpZXNNaWNyb3MgPSBuZXcgRmxvYXQ2NEFycmF5KHRpY2tzKTtcbiAgbGV0IGNoYW5nZXMgPSAwO1xuICBjb25zdCBzdGFydCA9IHBlcmZvcm1hbmNlLm5vdygpO1xuICBsZXQgbGFzdCA9IHN0YXJ0O1xuICBmb3IgKGxldCB0aWNrID0gMDsgdGljayA8IHRpY2tzOyB0aWNrICs9IDEpIHtcbiAgICBjaGFuZ2VzICs9IGNvbnRlbmRlci50aWNrKCk7XG4gICAgY29uc3Qgbm93ID0gcGVyZm9ybWFuY2Uubm93KCk7XG4gICAgbGF0ZW5jaWVzTWljcm9zW3RpY2tdID0gKG5vdyAtIGxhc3QpICogMTAwMDtcbiAgICBsYXN0ID0gbm93O1xuICB9XG4gIGNvbnN0IHNlY29uZHMgPSAobGFzdCAtIHN0YXJ0KSAvIDEwMDA7XG4gIGF3YWl0IHNldHRsZSgpO1xuICByZXR1cm4geyB0aWNrcywgY2hhbmdlcywgc2Vjb25kcywgZ2NTZWNvbmRzOiBnY01pbGxpcyAvIDEwMDAsIGxhdGVuY2llc01pY3JvcyB9O1xufVxuXG4vKipcbiAqIEJ5dGVzIHRoYXQgYSB0aWNrIGFsbG9jYXRlcywgb24gdGhlIGhlYXAgYW5kIGluIGFycmF5IGJ1ZmZlcnM6IHRoZSBtb3N0IHRoYXQgYSBmZXcgc2hvcnQgcnVuc1xuICogc2hvdywgYmVjYXVzZSBhIGNvbGxlY3Rpb24gaW4gb25lIG9mIHRoZW0gY2FuIG9ubHkgaGlkZSBzb21lLlxuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gYWxsb2NhdGVkUGVyVGljayhjb250ZW5kZXI6IENvbnRlbmRlcik6IFByb21pc2U8bnVtYmVyPiB7XG4gIGNvbnN0IHRpY2tzID0gODtcbiAgbGV0IG1vc3QgPSAwO1xuICBmb3IgKGxldCBhdHRlbXB0ID0gMDsgYXR0ZW1wdCA8IDU7IGF0dGVtcHQgKz0gMSkge1xuICAgIGF3YWl0IGNvbGxlY3QoKTtcbiAgICBjb25zdCBiZWZvcmUgPSBwcm9jZXNzLm1lbW9yeVVzYWdlKCk7XG4gICAgZm9yIChsZXQgdGljayA9IDA7IHRpY2sgPCB0aWNrczsgdGljayArPSAxKSBjb250ZW5kZXIudGljaygpO1xuICAgIGNvbnN0IGFmdGVyID0gcHJvY2Vzcy5tZW1vcnlVc2FnZSgpO1xuICAgIGNvbnN0IGJ5dGVzID0gYWZ0ZXIuaGVhcFVzZWQgLSBiZWZvcmUuaGVhcFVzZWQgKyBhZnRlci5hcnJheUJ1ZmZlcnMgLSBiZWZvcmUuYXJyYXlCdWZmZXJzO1xuICAgIG1vc3QgPSBNYXRoLm1heChtb3N0LCBieXRlcyAvIHRpY2tzKTtcbiAgfVxuICByZXR1cm4gbW9zdDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IFJvdW5kIH0gZnJvbSAnLi9yb3VuZC5qcyc7XG5cbi8qKiBUaGUgdmFsdWUgYmVsb3cgd2hpY2ggYSBzaGFyZSBvZiB0aGUgc29ydGVkIHZhbHVlcyBsaWVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBlcmNlbnRpbGUoc29ydGVkOiBGbG9hdDY0QXJyYXksIHNoYXJlOiBudW1iZXIpOiBudW1iZXIge1xuICByZXR1cm4gc29ydGVkW01hdGgubWluKHNvcnRlZC5sZW5ndGggLSAxLCBNYXRoLmZsb29yKHNvcnRlZC5sZW5ndGggKiBzaGFyZSkpXSA/PyAwO1xufVxuXG4vKiogVGhlIG1pZGRsZSBvZiBzb21lIG51bWJlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gbWVkaWFuKHZhbHVlczogcmVhZG9ubHkgbnVtYmVyW10pOiBudW1iZXIge1xuICByZXR1cm4gcGVyY2VudGlsZShGbG9hdDY0QXJyYXkuZnJvbSh2YWx1ZXMpLnNvcnQoKSwgMC41KTtcbn1cblxuLyoqIEZpZ3VyZXMgb3ZlciBzb21lIHJvdW5kcyBvZiBvbmUgY29udGVuZGVyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTdW1tYXJ5IHtcbiAgcmVhZG9ubHkgdGlja3NfcGVyX3NlY29uZDogbnVtYmVyO1xuICByZWFkb25seSBjaGFuZ2VzX3Blcl90aWNrOiBudW1iZXI7XG4gIHJlYWRvbmx5IGNoYW5nZXNfcGVyX3NlY29uZDogbnVtYmVyO1xuICByZWFkb25seSBuc19wZXJfY2hhbmdlOiBudW1iZXI7XG4gIHJlYWRvbmx5IHA1MF91czogbnVtYmVyO1xuICByZWFkb25seSBwOTVfdXM6IG51bWJlcjtcbiAgcmVhZG9ubHkgcDk5X3VzOiBudW1iZXI7XG4gIHJlYWRvbmx5IG1heF91czogbnVtYmVyO1xuICByZWFkb25seSBwOTlfb3Zlcl9wNTA6IG51bWJlcjtcbiAgcmVhZG9ubHkgZ2NfdXNfcGVyX3RpY2s6IG51bWJlcjtcbn1cblxuLyoqIFN1bXMgdXA6IHRoZSB0aHJvdWdocHV0IGlzIHRoZSBtZWRpYW4gcm91bmQncywgdGhlIHBlcmNlbnRpbGVzIGFyZSBvdmVyIGFsbCB0aWNrcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdW1tYXJpc2Uocm91bmRzOiByZWFkb25seSBSb3VuZFtdKTogU3VtbWFyeSB7XG4gIGNvbnN0IHNlY29uZHNQZXJUaWNrID0gbWVkaWFuKHJvdW5kcy5tYXAoKHsgc2Vjb25kcywgdGlja3MgfSkgPT4gc2Vjb25kcyAvIHRpY2tzKSk7XG4gIGNvbnN0IHRpY2tzID0gcm91bmRzLnJlZHVjZSgoc3VtLCByb3VuZCkgPT4gc3VtICsgcm91bmQudGlja3MsIDApO1xuICBjb25zdCBjaGFuZ2VzID0gcm91bmRzLnJlZHVjZSgoc3VtLCByb3VuZCkgPT4gc3VtICsgcm91bmQuY2hhbmdlcywgMCkgLyB0aWNrcztcbiAgY29uc3QgZ2NTZWNvbmRzID0gcm91bmRzLnJlZHVjZSgoc3VtLCByb3VuZCkgPT4gc3VtICsgcm91bmQuZ2NTZWNvbmRzLCAwKTtcbiAgY29uc3QgYWxsID0gbmV3IEZsb2F0NjRBcnJheSh0aWNrcyk7XG4gIGxldCBhdCA9IDA7XG4gIGZvciAoY29uc3QgeyBsYXRlbmNpZXNNaWNyb3MgfSBvZiByb3VuZHMpIHtcbiAgICBhbGwuc2V0KGxhdGVuY2llc01pY3JvcywgYXQpO1xuICAgIGF0ICs9IGxhdGVuY2llc01pY3Jvcy5sZW5ndGg7XG4gIH1cbiAgYWxsLnNvcnQoKTtcbiAgY29uc3QgcDUwID0gcGVyY2VudGlsZShhbGwsIDAuNSk7XG4gIGNvbnN0IHA5OSA9IHBlcmNlbnRpbGUoYWxsLCAwLjk5KTtcbiAgcmV0dXJuIHtcbiAgICB0aWNrc19wZXJfc2Vjb25kOiAxIC8gc2Vjb25kc1BlclRpY2ssXG4gICAgY2hhbmdlc19wZXJfdGljazogY2hhbmdlcyxcbiAgICBjaGFuZ2VzX3Blcl9zZWNvbmQ6IGNoYW5nZXMgLyBzZWNvbmRzUGVyVGljayxcbiAgICBuc19wZXJfY2hhbmdlOiBjaGFuZ2VzID09PSAwID8gMCA6IChzZWNvbmRzUGVyVGljayAqIDFlOSkgLyBjaGFuZ2VzLFxuICAgIHA1MF91czogcDUwLFxuICAgIHA5NV91czogcGVyY2VudGlsZShhbGwsIDAuOTUpLFxuICAgIHA5OV91czogcDk5LFxuICAgIG1heF91czogcGVyY2VudGlsZShhbGwsIDEpLFxuICAgIHA5OV9vdmVyX3A1MDogcDk5IC8gcDUwLFxuICAgIGdjX3VzX3Blcl90aWNrOiAoZ2NTZWNvbmRzICogMWU2KSAvIHRpY2tzLFxuICB9O1xufVxuIiwgImltcG9ydCB7IGRlZmluZVNpbXVsYXRpb24sIGpvdXJuYWxCYWNrZW5kIH0gZnJvbSAnQGFzdHJhcml1bS9jb3JlL2tlcm5lbCc7XG5pbXBvcnQgeyBjcm93ZERlZmluaXRpb24sIGJ1c3lDcm93ZCwgY3Jvd2RTZXR0aW5nIH0gZnJvbSAnL3dvcmsvbWFpbi9iZW5jaC9zcmMvd29ybGQvY3Jvd2RlZEdhbGF4eS5qcyc7XG5pbXBvcnQgeyBtdXRhYmxlQmFja2VuZCB9IGZyb20gJy93b3JrL21haW4vYmVuY2gvc3JjL2JhY2tlbmRzL211dGFibGVCYWNrZW5kLmpzJztcbmltcG9ydCB7IGltbWVyQmFja2VuZCB9IGZyb20gJy93b3JrL21haW4vYmVuY2gvc3JjL2JhY2tlbmRzL2ltbWVyQmFja2VuZC5qcyc7XG5pbXBvcnQgeyBwYWdlZEJhY2tlbmQsIHR5cGVkUGFnZXMsIHBsYWluUGFnZXMsIHNtYWxsUGxhaW5QYWdlcyB9IGZyb20gJy93b3JrL21haW4vYmVuY2gvc3JjL2JhY2tlbmRzL3BhZ2VkQmFja2VuZC5qcyc7XG5pbXBvcnQgeyBydW5Sb3VuZCB9IGZyb20gJy93b3JrL21haW4vYmVuY2gvc3JjL21lYXN1cmUvcm91bmQuanMnO1xuaW1wb3J0IHsgc3VtbWFyaXNlIH0gZnJvbSAnL3dvcmsvbWFpbi9iZW5jaC9zcmMvbWVhc3VyZS9zdGF0aXN0aWNzLmpzJztcbmNvbnN0IG4gPSBOdW1iZXIocHJvY2Vzcy5hcmd2WzJdKTsgY29uc3QgVCA9IE51bWJlcihwcm9jZXNzLmFyZ3ZbM10gPz8gMTAwKTsgY29uc3Qgd2hpY2ggPSAocHJvY2Vzcy5hcmd2WzRdID8/ICdqb3VybmFsLG11dGFibGUnKS5zcGxpdCgnLCcpO1xuY29uc3QgbWluaW5nID0gTnVtYmVyKHByb2Nlc3MuYXJndls1XSA/PyAxMDAwKTtcbmNvbnN0IGJhY2tzOiBhbnkgPSB7IGpvdXJuYWw6IGpvdXJuYWxCYWNrZW5kLCBtdXRhYmxlOiBtdXRhYmxlQmFja2VuZCwgaW1tZXI6IGltbWVyQmFja2VuZCh0cnVlKSwgaW1tZXJfdW5mcm96ZW46IGltbWVyQmFja2VuZChmYWxzZSksIHR5cGVkOiBwYWdlZEJhY2tlbmQodHlwZWRQYWdlcyksIHBsYWluOiBwYWdlZEJhY2tlbmQocGxhaW5QYWdlcyksIHNtYWxsOiBwYWdlZEJhY2tlbmQoc21hbGxQbGFpblBhZ2VzKSB9O1xuY29uc3QgY3MgPSB3aGljaC5tYXAobmFtZSA9PiB7IGNvbnN0IHQwID0gcGVyZm9ybWFuY2Uubm93KCk7IGNvbnN0IHNpbSA9IGRlZmluZVNpbXVsYXRpb24oY3Jvd2REZWZpbml0aW9uKGJ1c3lDcm93ZChuLCBtaW5pbmcpKSwgYmFja3NbbmFtZV0pOyBsZXQgcyA9IHNpbS5nZW5lc2lzKGNyb3dkU2V0dGluZygpKTsgY29uc29sZS5sb2cobmFtZSwgJ2dlbmVzaXMnLCAocGVyZm9ybWFuY2Uubm93KCktdDB8MCksICdtcycpOyBjb25zdCBoZWxkOiBhbnlbXSA9IFtdO1xuIHJldHVybiB7IG5hbWUsIHNpbSwgZ2V0IHMoKSB7IHJldHVybiBzIH0sIHRpY2soKSB7IGNvbnN0IHIgPSBzaW0udGljayhzKTsgcyA9IHIuc25hcHNob3Q7IGxldCBjID0gMDsgZm9yIChsZXQgaSA9IDA7IGkgPCByLmV2ZW50cy5sZW5ndGg7IGkrKykgeyByLmV2ZW50cy5uYW1lQXQoaSk7IGMrKzsgfSBpZiAoYyAmJiBuYW1lPT09J2pvdXJuYWwnKSBzaW0uaGFzaChzKTsgaGVsZFtzLm5vdyAlIDY0XSA9IHM7IHJldHVybiBjOyB9IH0gfSk7XG5jb25zdCByb3VuZHM6IGFueSA9IHt9O1xuZm9yIChsZXQgaSA9IDA7IGkgPCA2OyBpKyspIGZvciAoY29uc3QgYyBvZiBjcykgeyBjb25zdCByID0gYXdhaXQgcnVuUm91bmQoYywgbmFtZShjKSA/IE1hdGgubWF4KDUsIFQvMTB8MCkgOiBUKTsgaWYgKGkpIChyb3VuZHNbYy5uYW1lXSA/Pz0gW10pLnB1c2gocik7IH1cbmZ1bmN0aW9uIG5hbWUoYzogYW55KSB7IHJldHVybiBjLm5hbWUuc3RhcnRzV2l0aCgnaW1tZXInKTsgfVxuY29uc3Qgc3VtczogYW55ID0ge307IGZvciAoY29uc3QgYyBvZiBjcykgeyBjb25zdCBhID0gc3Vtc1tjLm5hbWVdID0gc3VtbWFyaXNlKHJvdW5kc1tjLm5hbWVdKTsgY29uc29sZS5sb2coYy5uYW1lLCAnbm93JywgYy5zLm5vdywgJ3RpY2tzL3MnLCBhLnRpY2tzX3Blcl9zZWNvbmQudG9GaXhlZCgxKSwgJ2V2ZW50cy90aWNrJywgYS5jaGFuZ2VzX3Blcl90aWNrLnRvRml4ZWQoMCksICd1cy9ldmVudCcsICgxZTYvYS5jaGFuZ2VzX3Blcl9zZWNvbmQpLnRvRml4ZWQoMiksICdwNTAnLCBhLnA1MF91cy50b0ZpeGVkKDApLCAncDk5L3A1MCcsIGEucDk5X292ZXJfcDUwLnRvRml4ZWQoMiksICdtYXgnLCBhLm1heF91cy50b0ZpeGVkKDApLCAnZ2MgdXMnLCBhLmdjX3VzX3Blcl90aWNrLnRvRml4ZWQoMCkpOyB9XG5pZiAoc3Vtcy5tdXRhYmxlICYmIHN1bXMuam91cm5hbCkgY29uc29sZS5sb2coJ3JhdGlvIGpvdXJuYWwvbXV0YWJsZScsIChzdW1zLm11dGFibGUudGlja3NfcGVyX3NlY29uZCAvIHN1bXMuam91cm5hbC50aWNrc19wZXJfc2Vjb25kKS50b0ZpeGVkKDIpKTtcbmlmIChwcm9jZXNzLmVudlsnVE9QJ10pIGZvciAoY29uc3QgYyBvZiBjcykgeyBjb25zdCBhbGw6IGFueVtdID0gW107IGxldCB0ID0gYy5zLm5vdyAtIDUgKiBUOyBmb3IgKGNvbnN0IHIgb2Ygcm91bmRzW2MubmFtZV0pIGZvciAoY29uc3QgbCBvZiByLmxhdGVuY2llc01pY3JvcykgYWxsLnB1c2goW2wgfCAwLCArK3QgJiAyNTUsIHRdKTsgYWxsLnNvcnQoKGEsIGIpID0+IGJbMF0gLSBhWzBdKTsgY29uc29sZS5sb2coYy5uYW1lLCBhbGwuc2xpY2UoMCwgMjQpLm1hcCh4ID0+IHhbMF0gKyAnQCcgKyB4WzJdKS5qb2luKCcgJykpOyB9XG4iXSwKICAibWFwcGluZ3MiOiAiO0FBQ08sSUFBTSxRQUFRO0FBQ2QsSUFBTSxTQUFTO0FBTXRCLElBQU0sZUFBZTtBQVFkLElBQU0sY0FBTixNQUFrQjtBQUFBLEVBQ2Q7QUFBQSxFQUNBLFVBQVUsSUFBSSxXQUFXLFFBQVEsTUFBTTtBQUFBLEVBQ3ZDLFVBQVUsSUFBSSxXQUFXLE1BQU07QUFBQSxFQUV4QyxZQUFZLE9BQWU7QUFDekIsU0FBSyxTQUFTLE1BQU0sS0FBSyxFQUFFLFFBQVEsTUFBTSxHQUFHLE9BQU87QUFBQSxNQUNqRCxPQUFPLE1BQU0sS0FBSyxFQUFFLFFBQVEsUUFBUSxPQUFPLEdBQUcsTUFBTSxNQUFTO0FBQUEsTUFDN0QsUUFBUSxJQUFJLFdBQVcsUUFBUSxNQUFNLEVBQUUsS0FBSyxZQUFZO0FBQUEsSUFDMUQsRUFBRTtBQUFBLEVBQ0o7QUFBQSxFQUVBLFFBQVEsUUFBeUI7QUFDL0IsV0FBTyxLQUFLLFFBQVEsTUFBTSxNQUFNO0FBQUEsRUFDbEM7QUFBQSxFQUVBLGFBQWEsT0FBd0I7QUFDbkMsV0FBTyxLQUFLLFFBQVEsS0FBSyxNQUFNO0FBQUEsRUFDakM7QUFBQTtBQUFBLEVBR0EsS0FBSyxNQUFjLFFBQWdCLEtBQWEsTUFBdUI7QUFDckUsVUFBTSxFQUFFLE9BQU8sT0FBTyxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQzFDLFFBQUksUUFBUSxNQUFNLE1BQU07QUFDeEIsUUFBSSxVQUFVLE9BQVcsU0FBUSxNQUFNLE1BQU0sSUFBSSxDQUFDO0FBQ2xELFVBQU0sS0FBSyxLQUFLLElBQUk7QUFDcEIsU0FBSyxPQUFPLFFBQVEsQ0FBQztBQUNyQixXQUFPLE1BQU0sVUFBVyxPQUFPLE1BQU07QUFBQSxFQUN2QztBQUFBO0FBQUEsRUFHQSxLQUFLLE1BQWMsUUFBc0M7QUFDdkQsVUFBTSxFQUFFLE9BQU8sT0FBTyxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQzFDLFVBQU0sUUFBUSxNQUFNLE1BQU07QUFDMUIsUUFBSSxVQUFVLE9BQVcsUUFBTztBQUNoQyxVQUFNLE1BQU0sSUFBSTtBQUNoQixXQUFPLE1BQU0sSUFBSTtBQUNqQixTQUFLLE9BQU8sUUFBUSxDQUFDLE1BQU0sTUFBTTtBQUNqQyxXQUFPO0FBQUEsRUFDVDtBQUFBO0FBQUEsRUFHQSxRQUFRLFFBQWdCLE1BQXFCO0FBQzNDLFFBQUksS0FBSyxRQUFRLE1BQU0sTUFBTSxFQUFHO0FBQ2hDLGFBQVMsT0FBTyxHQUFHLE9BQU8sS0FBSyxPQUFPLFFBQVEsUUFBUSxHQUFHO0FBQ3ZELFlBQU0sUUFBUSxLQUFLLEtBQUssTUFBTSxNQUFNO0FBQ3BDLFVBQUksVUFBVSxPQUFXLE1BQUssS0FBSyxDQUFDLE1BQU0sS0FBSyxDQUFDO0FBQUEsSUFDbEQ7QUFBQSxFQUNGO0FBQUE7QUFBQSxFQUdBLFFBQVEsTUFBYyxRQUFnQixPQUF1QjtBQUMzRCxVQUFNLEVBQUUsT0FBTyxPQUFPLElBQUksS0FBSyxPQUFPLElBQUk7QUFDMUMsVUFBTSxNQUFNLElBQUk7QUFDaEIsV0FBTyxNQUFNLElBQUksSUFBSSxNQUFNLFNBQVM7QUFDcEMsU0FBSyxPQUFPLFFBQVEsTUFBTSxNQUFNO0FBQUEsRUFDbEM7QUFBQSxFQUVBLE9BQU8sUUFBZ0IsUUFBc0I7QUFDM0MsVUFBTSxRQUFRLFdBQVc7QUFDekIsU0FBSyxRQUFRLE1BQU0sSUFBSyxLQUFLLFFBQVEsTUFBTSxJQUFlO0FBQzFELFNBQUssUUFBUSxLQUFLLElBQUssS0FBSyxRQUFRLEtBQUssSUFBZTtBQUFBLEVBQzFEO0FBQ0Y7OztBQzNFTyxJQUFNLEVBQUUsS0FBSyxNQUFNLE9BQU8sT0FBTyxRQUFRLE1BQU0sS0FBSyxLQUFLLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFHaEYsSUFBTSxVQUFVO0FBR2hCLElBQU0sU0FBUztBQUdmLFNBQVMsTUFBTSxPQUFpQztBQUNyRCxTQUFPLE9BQU8sVUFBVSxZQUFZLE1BQU0sS0FBSyxNQUFNLFNBQVMsSUFBSSxLQUFLLEtBQUs7QUFDOUU7QUFHTyxTQUFTLFNBQVMsR0FBVyxHQUFtQjtBQUNyRCxRQUFNLE9BQU8sSUFBSTtBQUNqQixVQUFRLEtBQUssT0FBTyxJQUFJLE9BQU8sSUFBSSxTQUFTO0FBQzlDO0FBR08sU0FBUyxRQUFRLEdBQVcsR0FBbUI7QUFDcEQsU0FBTyxDQUFDLFNBQVMsQ0FBQyxHQUFHLENBQUMsSUFBSTtBQUM1QjtBQUdPLFNBQVMsU0FBUyxHQUFXLEdBQW1CO0FBQ3JELFFBQU0sT0FBTyxJQUFJO0FBQ2pCLFNBQU8sT0FBTyxJQUFJLE9BQU8sSUFBSSxPQUFPO0FBQ3RDO0FBUU8sU0FBUyxVQUFVLE9BQXVCO0FBQy9DLFFBQU0sUUFBUSxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQy9CLE1BQUksUUFBUSxRQUFRLE1BQU8sUUFBTyxRQUFRO0FBQzFDLFVBQVEsUUFBUSxNQUFNLFFBQVEsTUFBTSxRQUFRLFFBQVEsSUFBSTtBQUMxRDtBQUdPLFNBQVMsU0FBUyxPQUF1QjtBQUM5QyxRQUFNLE9BQU8sVUFBVSxLQUFLO0FBQzVCLFNBQU8sT0FBTyxTQUFTLFFBQVEsT0FBTyxPQUFPO0FBQy9DO0FBTU8sU0FBUyxPQUFPLEdBQVcsR0FBVyxHQUFtQjtBQUM5RCxRQUFNLE9BQU8sSUFBSTtBQUNqQixVQUFTLElBQUksUUFBUSxJQUFLLElBQUksU0FBUyxPQUFPLEdBQUcsQ0FBQztBQUNwRDs7O0FDM0RBLElBQU0sUUFBUTtBQUNkLElBQU0sYUFBYTtBQUNuQixJQUFNLFNBQVMsS0FBSztBQVNiLFNBQVMsWUFBdUI7QUFDckMsU0FBTyxFQUFFLEtBQUssSUFBSSxXQUFXLEVBQUUsR0FBRyxRQUFRLElBQUksV0FBVyxNQUFNLEVBQUU7QUFDbkU7QUFNTyxTQUFTLFFBQVEsS0FBaUIsTUFBYyxJQUFZLE9BQXdCO0FBQ3pGLE1BQUksS0FBSyxRQUFRLE1BQU8sZUFBYyxLQUFLLE1BQU0sRUFBRTtBQUFBLE1BQzlDLFdBQVUsS0FBSyxNQUFNLElBQUksS0FBSztBQUNyQztBQUVBLFNBQVMsY0FBYyxLQUFpQixNQUFjLElBQWtCO0FBQ3RFLFdBQVMsS0FBSyxPQUFPLEdBQUcsS0FBSyxJQUFJLE1BQU0sR0FBRztBQUN4QyxVQUFNLEtBQUssSUFBSSxFQUFFO0FBQ2pCLFFBQUksT0FBTztBQUNYLFdBQU8sT0FBTyxRQUFTLElBQUksT0FBTyxDQUFDLElBQWUsSUFBSTtBQUNwRCxVQUFJLElBQUksSUFBSSxJQUFJLE9BQU8sQ0FBQztBQUN4QixjQUFRO0FBQUEsSUFDVjtBQUNBLFFBQUksSUFBSSxJQUFJO0FBQUEsRUFDZDtBQUNGO0FBRUEsU0FBUyxVQUFVLEtBQWlCLE1BQWMsSUFBWSxPQUF3QjtBQUNwRixRQUFNLE9BQU8sS0FBSztBQUNsQixNQUFJLE1BQU0sSUFBSSxTQUFTLEtBQU0sT0FBTSxNQUFNLElBQUksV0FBVyxPQUFPLENBQUM7QUFDaEUsTUFBSSxPQUFPO0FBQ1gsV0FBUyxLQUFLLE1BQU0sS0FBSyxJQUFJLE1BQU0sRUFBRyxTQUFRLElBQUksRUFBRTtBQUNwRCxXQUFTLFFBQVEsR0FBRyxTQUFTLFVBQVUsR0FBRyxTQUFTLFlBQVk7QUFDN0QsWUFBUSxLQUFLLE1BQU0sTUFBTSxLQUFLLE1BQU0sT0FBTyxNQUFNLE1BQU07QUFDdkQsUUFBSSxJQUFJLE1BQU0sSUFBSSxTQUFTLEdBQUcsSUFBSSxHQUFHLElBQUk7QUFBQSxFQUMzQztBQUNGO0FBRUEsU0FBUyxRQUNQLEtBQ0EsTUFDQSxLQUNBLE1BQ0EsT0FDQSxRQUNNO0FBQ04sU0FBTyxLQUFLLENBQUM7QUFDYixXQUFTLEtBQUssR0FBRyxLQUFLLE1BQU0sTUFBTSxHQUFHO0FBQ25DLFVBQU0sUUFBVSxJQUFJLE9BQU8sRUFBRSxNQUFpQixRQUFVLFNBQVM7QUFDakUsV0FBTyxLQUFLLElBQUssT0FBTyxLQUFLLElBQWU7QUFBQSxFQUM5QztBQUNBLE1BQUksTUFBTTtBQUNWLFdBQVMsUUFBUSxHQUFHLFFBQVEsUUFBUSxTQUFTLEdBQUc7QUFDOUMsVUFBTSxRQUFRLE9BQU8sS0FBSztBQUMxQixXQUFPLEtBQUssSUFBSTtBQUNoQixXQUFPO0FBQUEsRUFDVDtBQUNBLFdBQVMsS0FBSyxHQUFHLEtBQUssTUFBTSxNQUFNLEdBQUc7QUFDbkMsVUFBTSxLQUFLLElBQUksT0FBTyxFQUFFO0FBQ3hCLFVBQU0sUUFBUyxPQUFPLFFBQVUsU0FBUztBQUN6QyxVQUFNLFFBQVEsT0FBTyxLQUFLO0FBQzFCLFFBQUksS0FBSyxJQUFJO0FBQ2IsV0FBTyxLQUFLLElBQUksUUFBUTtBQUFBLEVBQzFCO0FBQ0Y7OztBQzVETyxJQUFNLFdBQVc7QUFnQmpCLElBQU0sU0FBTixNQUFhO0FBQUE7QUFBQSxFQUVsQixTQUFTO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQTtBQUFBLEVBRVQsUUFBUSxJQUFJLFdBQVcsRUFBRTtBQUFBLEVBQ2hCO0FBQUEsRUFDQSxTQUFTLFVBQVU7QUFBQSxFQUU1QixZQUFZLE9BQThCO0FBQ3hDLFNBQUssU0FBUztBQUNkLFNBQUssU0FBUyxJQUFJLFlBQVksTUFBTSxNQUFNO0FBQzFDLFNBQUssUUFBUSxJQUFJLFdBQVcsTUFBTSxNQUFNO0FBQUEsRUFDMUM7QUFBQTtBQUFBLEVBR0EsS0FBSyxNQUFjLEtBQW1CO0FBQ3BDLFVBQU0sRUFBRSxNQUFNLEtBQUssV0FBVyxPQUFPLFlBQVksSUFBSSxLQUFLLE9BQU8sSUFBSTtBQUNyRSxVQUFNLE1BQU0sSUFBSSxLQUFLLElBQUksS0FBSyxTQUFTLEdBQUcsUUFBUTtBQUNsRCxRQUFJLFFBQVEsRUFBRztBQUNmLFVBQU0sUUFBUSxLQUFLLEtBQUssS0FBSyxXQUFXO0FBQ3hDLFFBQUksVUFBVSxLQUFLLFNBQVMsSUFBSztBQUNqQyxTQUFLLEtBQUssS0FBSyxhQUFhLEdBQUc7QUFDL0IsU0FBSyxNQUFNLE1BQU0sS0FBSyxHQUFHO0FBQUEsRUFDM0I7QUFBQTtBQUFBLEVBR0EsS0FBSyxNQUFvQjtBQUN2QixVQUFNLE9BQU8sS0FBSztBQUNsQixRQUFJLFNBQVMsUUFBUyxTQUFTLE9BQU8sTUFBTSxPQUFPLFNBQVMsR0FBSTtBQUM5RCxXQUFLLFNBQVM7QUFDZDtBQUFBLElBQ0Y7QUFDQSxRQUFJLFFBQVE7QUFDWixXQUFPLFFBQVEsU0FBUyxLQUFLLFNBQVUsS0FBSyxRQUFRLE9BQVEsU0FBVSxLQUFLLFFBQVEsSUFBSztBQUN0RixlQUFTO0FBQUEsSUFDWDtBQUNBLFVBQU0sT0FBUSxTQUFVLElBQUksUUFBVTtBQUN0QyxVQUFNLFNBQVUsU0FBVSxJQUFJLFFBQVUsT0FBTztBQUMvQyxVQUFNLFFBQWlCLENBQUM7QUFDeEIsYUFBUyxPQUFPLE9BQU8sUUFBUSxNQUFNLFFBQVE7QUFDM0MsV0FBSyxPQUFPLFFBQVEsUUFBUSxRQUFRLE1BQU0sS0FBSztBQUNqRCxhQUFTQSxTQUFRLEdBQUdBLFNBQVEsT0FBT0EsVUFBUyxHQUFHO0FBQzdDLFVBQUksS0FBSyxPQUFPLGFBQWFBLE1BQUssRUFBRztBQUNyQyxlQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU8sUUFBUSxFQUFHLE1BQUssT0FBTyxRQUFRQSxTQUFRLFFBQVEsTUFBTSxLQUFLO0FBQUEsSUFDN0Y7QUFDQSxTQUFLLFNBQVM7QUFDZCxlQUFXLENBQUMsTUFBTSxLQUFLLEtBQUssT0FBTztBQUNqQyxlQUFTLEtBQUssR0FBRyxLQUFLLE1BQU0sUUFBUSxNQUFNLEdBQUc7QUFDM0MsY0FBTSxNQUFNLE1BQU0sRUFBRTtBQUNwQixjQUFNLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFDMUIsWUFBSSxTQUFTLEtBQU0sTUFBSyxNQUFNLE1BQU0sS0FBSyxLQUFLO0FBQUEsaUJBQ3JDLEtBQUssU0FBUyxNQUFNLEtBQUssS0FBSyxFQUFHLE1BQUssUUFBUSxNQUFNLEdBQUc7QUFBQSxNQUNsRTtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQUE7QUFBQSxFQUdBLElBQUksT0FBZ0I7QUFDbEIsV0FBTyxLQUFLLE9BQU8sUUFBUSxLQUFLLFNBQVMsR0FBRztBQUFBLEVBQzlDO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLEVBT0EsU0FBaUI7QUFDZixRQUFJLE9BQU87QUFDWCxhQUFTLE9BQU8sR0FBRyxPQUFPLEtBQUssT0FBTyxRQUFRLFFBQVEsR0FBRztBQUN2RCxZQUFNLFFBQVEsS0FBSyxPQUFPLEtBQUssTUFBTSxLQUFLLFNBQVMsR0FBRztBQUN0RCxZQUFNQyxTQUFRO0FBQ2QsVUFBSSxVQUFVLE9BQVcsUUFBTyxLQUFLLE1BQU0sTUFBTSxPQUFPQSxNQUFLO0FBQzdELGNBQVEsS0FBSyxPQUFPQSxRQUFPLE1BQU0sS0FBSyxNQUFNO0FBQzVDLFdBQUssTUFBTSxJQUFJLElBQUk7QUFBQSxJQUNyQjtBQUNBLFdBQU87QUFBQSxFQUNUO0FBQUE7QUFBQSxFQUdBLFFBQVEsTUFBc0I7QUFDNUIsV0FBTyxLQUFLLE1BQU0sSUFBSTtBQUFBLEVBQ3hCO0FBQUE7QUFBQSxFQUdBLE9BQU8sSUFBb0I7QUFDekIsV0FBTyxLQUFLLE1BQU0sRUFBRTtBQUFBLEVBQ3RCO0FBQUE7QUFBQSxFQUdBLGNBQW9CO0FBQ2xCLFFBQUksS0FBSztBQUNULGFBQVMsT0FBTyxHQUFHLE9BQU8sS0FBSyxPQUFPLFFBQVEsUUFBUSxHQUFHO0FBQ3ZELGFBQU8sS0FBSyxLQUFLLFFBQVEsSUFBSSxHQUFHLE1BQU0sRUFBRyxNQUFLLEtBQUssTUFBTSxLQUFLLE9BQU8sRUFBRSxDQUFDO0FBQUEsSUFDMUU7QUFDQSxTQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUEsRUFDbkI7QUFBQTtBQUFBLEVBR0EsVUFBa0I7QUFDaEIsYUFBUyxRQUFRLEdBQUcsUUFBUSxRQUFRLFNBQVMsR0FBRztBQUM5QyxVQUFJLEtBQUssT0FBTyxhQUFhLEtBQUssRUFBRztBQUNyQyxlQUFTLFFBQVMsS0FBSyxXQUFZLElBQUksUUFBVSxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVEsR0FBRztBQUNsRixjQUFNLFNBQVMsUUFBUSxRQUFRO0FBQy9CLGNBQU0sTUFBTSxLQUFLLE9BQU8sUUFBUSxNQUFNLElBQUksSUFBSSxLQUFLLFVBQVUsTUFBTTtBQUNuRSxZQUFJLFFBQVEsRUFBRyxRQUFPO0FBQUEsTUFDeEI7QUFBQSxJQUNGO0FBQ0EsV0FBTztBQUFBLEVBQ1Q7QUFBQTtBQUFBLEVBR0EsVUFBVSxRQUF3QjtBQUNoQyxVQUFNLFFBQWlCLENBQUM7QUFDeEIsU0FBSyxPQUFPLFFBQVEsUUFBUSxLQUFLO0FBQ2pDLFFBQUksV0FBVztBQUNmLGVBQVcsQ0FBQyxNQUFNLEtBQUssS0FBSyxPQUFPO0FBQ2pDLFlBQU0sRUFBRSxNQUFNLEtBQUssVUFBVSxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQ2pELGVBQVMsS0FBSyxHQUFHLEtBQUssTUFBTSxRQUFRLE1BQU0sR0FBRztBQUMzQyxjQUFNLE1BQU0sTUFBTSxFQUFFO0FBQ3BCLFlBQUksQ0FBQyxLQUFLLFNBQVMsTUFBTSxLQUFLLE1BQU0sS0FBSyxDQUFDLENBQVcsRUFBRztBQUN4RCxhQUFLLFFBQVEsTUFBTSxHQUFHO0FBQ3RCLGNBQU0sTUFBTSxLQUFLLElBQUksS0FBSyxTQUFTO0FBQ25DLFlBQUksUUFBUSxLQUFLLE1BQU0sWUFBWSxLQUFLLFVBQVUsR0FBRyxNQUFNLE9BQVE7QUFDbkUsWUFBSSxhQUFhLEtBQUssTUFBTSxTQUFVLFlBQVc7QUFBQSxNQUNuRDtBQUFBLElBQ0Y7QUFDQSxXQUFPO0FBQUEsRUFDVDtBQUFBO0FBQUEsRUFHQSxNQUFNLE1BQWMsT0FBMEJBLFFBQXVCO0FBQ25FLFVBQU0sRUFBRSxNQUFNLEtBQUssTUFBTSxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQzdDLFFBQUksS0FBSyxNQUFNLFNBQVNBLFNBQVEsTUFBTSxRQUFRO0FBQzVDLFlBQU0sT0FBTyxJQUFJLFlBQVlBLFNBQVEsTUFBTSxVQUFVLENBQUM7QUFDdEQsV0FBSyxJQUFJLEtBQUssS0FBSztBQUNuQixXQUFLLFFBQVE7QUFBQSxJQUNmO0FBQ0EsUUFBSSxPQUFPQTtBQUNYLGFBQVMsS0FBSyxHQUFHLEtBQUssTUFBTSxRQUFRLE1BQU0sR0FBRztBQUMzQyxZQUFNLE1BQU0sTUFBTSxFQUFFO0FBQ3BCLFVBQUksS0FBSyxLQUFLLEtBQUssS0FBSyxNQUFNLEtBQUssT0FBUTtBQUMzQyxVQUFJLEtBQUssSUFBSSxLQUFLLEdBQUcsTUFBTSxLQUFLLFFBQVE7QUFDdEMsYUFBSyxLQUFLLEtBQUssT0FBTyxDQUFDO0FBQ3ZCLGFBQUssTUFBTSxJQUFJLElBQUk7QUFDbkIsZ0JBQVE7QUFBQSxNQUNWLE1BQU8sTUFBSyxRQUFRLE1BQU0sR0FBRztBQUFBLElBQy9CO0FBQ0EsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLFNBQVMsTUFBYyxLQUFhLE1BQXVCO0FBQ3pELFVBQU0sRUFBRSxNQUFNLE1BQU0sSUFBSSxLQUFLLE9BQU8sSUFBSTtBQUN4QyxXQUFPLEtBQUssS0FBSyxLQUFLLEtBQUssTUFBTTtBQUFBLEVBQ25DO0FBQUE7QUFBQSxFQUdBLFFBQVEsTUFBYyxLQUFtQjtBQUN2QyxVQUFNLEVBQUUsTUFBTSxNQUFNLElBQUksS0FBSyxPQUFPLElBQUk7QUFDeEMsU0FBSyxLQUFLLEtBQUssT0FBTyxDQUFDO0FBQ3ZCLFNBQUssS0FBSyxNQUFNLEdBQUc7QUFBQSxFQUNyQjtBQUFBLEVBRUEsTUFBTSxNQUFjLEtBQWEsTUFBb0I7QUFDbkQsVUFBTSxTQUFTLEtBQUssVUFBVSxJQUFJO0FBQ2xDLFFBQUksS0FBSyxPQUFPLEtBQUssTUFBTSxRQUFRLEtBQUssSUFBSSxFQUFHLE1BQUssU0FBUyxNQUFNLE1BQU07QUFBQSxFQUMzRTtBQUFBO0FBQUEsRUFHQSxTQUFTLE1BQWMsUUFBc0I7QUFDM0MsVUFBTSxFQUFFLE1BQU0sTUFBTSxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQ3hDLFVBQU0sUUFBUSxLQUFLLE9BQU8sS0FBSyxNQUFNLE1BQU07QUFDM0MsUUFBSSxPQUFPO0FBQ1gsYUFBUyxLQUFLLEdBQUcsS0FBSyxNQUFNLFFBQVEsTUFBTSxHQUFHO0FBQzNDLFlBQU0sTUFBTSxNQUFNLEVBQUU7QUFDcEIsWUFBTSxPQUFPLE1BQU0sS0FBSyxDQUFDO0FBQ3pCLFVBQUksS0FBSyxLQUFLLEtBQUssS0FBSyxNQUFNLEtBQU07QUFFcEMsV0FBSyxLQUFLLEtBQUssT0FBTyxDQUFDO0FBQ3ZCLFlBQU0sSUFBSSxJQUFJO0FBQ2QsWUFBTSxPQUFPLENBQUMsSUFBSTtBQUNsQixjQUFRO0FBQUEsSUFDVjtBQUNBLFVBQU0sU0FBUztBQUNmLGFBQVMsS0FBSyxHQUFHLEtBQUssTUFBTSxNQUFNLEdBQUc7QUFDbkMsV0FBSyxLQUFLLE1BQU0sRUFBRSxHQUFhLE9BQU8sTUFBTSxLQUFLLENBQUMsQ0FBVztBQUFBLElBQy9EO0FBQ0EsU0FBSyxPQUFPLFFBQVEsTUFBTSxRQUFRLEtBQUs7QUFBQSxFQUN6QztBQUFBO0FBQUEsRUFHQSxVQUFVLE1BQXNCO0FBQzlCLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFFBQUksU0FBUyxNQUFNLFNBQVMsRUFBRyxRQUFPLE9BQU87QUFDN0MsUUFBSSxTQUFTLE9BQU8sU0FBUyxHQUFJLFFBQU8sU0FBVSxTQUFTLElBQUs7QUFDaEUsUUFBSSxTQUFTLE9BQU8sU0FBUyxHQUFJLFFBQU8sSUFBSSxTQUFVLFNBQVMsS0FBTTtBQUNyRSxXQUFPLElBQUksU0FBUyxTQUFTO0FBQUEsRUFDL0I7QUFDRjs7O0FDOU5PLFNBQVMsVUFBVSxXQUFvQixLQUFnQztBQUM1RSxNQUFJLENBQUMsVUFBVyxPQUFNLElBQUksTUFBTSxxQkFBcUIsR0FBRyxFQUFFO0FBQzVEOzs7QUNFTyxTQUFTLGNBQWMsT0FBZ0IsT0FBTyxLQUFhO0FBQ2hFLE1BQUksVUFBVSxRQUFRLE9BQU8sVUFBVSxVQUFXLFFBQU8sT0FBTyxLQUFLO0FBQ3JFLE1BQUksT0FBTyxVQUFVLFNBQVUsUUFBTyxLQUFLLFVBQVUsS0FBSztBQUMxRCxNQUFJLE9BQU8sVUFBVSxVQUFVO0FBQzdCLGNBQVUsTUFBTSxLQUFLLEtBQUssQ0FBQyxPQUFPLEdBQUcsT0FBTyxFQUFFLEdBQUcsR0FBRyxJQUFJLE9BQU8sS0FBSyxrQkFBa0I7QUFDdEYsV0FBTyxPQUFPLEtBQUs7QUFBQSxFQUNyQjtBQUNBLE1BQUksTUFBTSxRQUFRLEtBQUssR0FBRztBQUN4QixXQUFPLElBQUksTUFBTSxJQUFJLENBQUMsTUFBTSxVQUFVLGNBQWMsTUFBTSxHQUFHLElBQUksSUFBSSxLQUFLLEdBQUcsQ0FBQyxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDM0Y7QUFDQSxZQUFVLFFBQVEsS0FBSyxHQUFHLEdBQUcsSUFBSSxvQkFBb0I7QUFDckQsUUFBTSxVQUFVLE9BQU8sS0FBSyxLQUFLLEVBQzlCLEtBQUssV0FBVyxFQUNoQixJQUFJLENBQUNDLFVBQVMsR0FBRyxLQUFLLFVBQVVBLEtBQUksQ0FBQyxJQUFJLGNBQWMsTUFBTUEsS0FBSSxHQUFHLEdBQUcsSUFBSSxJQUFJQSxLQUFJLEVBQUUsQ0FBQyxFQUFFO0FBQzNGLFNBQU8sSUFBSSxRQUFRLEtBQUssR0FBRyxDQUFDO0FBQzlCO0FBR08sU0FBUyxZQUFZLEdBQVcsR0FBbUI7QUFDeEQsU0FBTyxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksSUFBSTtBQUNsQztBQUdPLFNBQVMsUUFBUSxPQUFrRDtBQUN4RSxNQUFJLE9BQU8sVUFBVSxZQUFZLFVBQVUsUUFBUSxNQUFNLFFBQVEsS0FBSyxFQUFHLFFBQU87QUFDaEYsUUFBTSxZQUFxQixPQUFPLGVBQWUsS0FBSztBQUN0RCxTQUFPLGNBQWMsUUFBUSxPQUFPLGVBQWUsU0FBUyxNQUFNO0FBQ3BFOzs7QUM1QkEsSUFBTSxhQUFhLElBQUk7QUFHaEIsU0FBUyxLQUFLLE9BQXVCO0FBQzFDLFFBQU0sTUFBTSxRQUFRO0FBQ3BCLFNBQU8sUUFBUSxRQUFRLE9BQU8sS0FBSyxNQUFNLFFBQVEsVUFBVSxJQUFJO0FBQ2pFO0FBTU8sU0FBUyxNQUFNLEtBQWEsS0FBYSxVQUEwQjtBQUN4RSxNQUFJLElBQUksTUFBTTtBQUNkLE1BQUksS0FBSyxJQUFLLE1BQU0sSUFBSyxVQUFVLElBQUksS0FBSyxVQUFVLFVBQVU7QUFDaEUsTUFBSSxLQUFLLElBQUssTUFBTSxJQUFLLFVBQVU7QUFDbkMsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFHTyxTQUFTLE1BQU0sS0FBYSxLQUFhLFVBQTBCO0FBQ3hFLE1BQUksSUFBSSxLQUFLLEtBQUssVUFBVSxJQUFJLEtBQUssS0FBSyxTQUFVO0FBQ3BELE1BQUksS0FBSyxJQUFLLE1BQU0sS0FBTSxVQUFVLFVBQVU7QUFDOUMsTUFBSSxLQUFLLElBQUssTUFBTSxJQUFLLFVBQVU7QUFDbkMsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFHTyxTQUFTLElBQUksR0FBVyxHQUFtQjtBQUNoRCxVQUFRLE1BQU0sR0FBRyxTQUFTLEVBQUUsRUFBRSxTQUFTLEdBQUcsR0FBRyxLQUFLLE1BQU0sR0FBRyxTQUFTLEVBQUUsRUFBRSxTQUFTLEdBQUcsR0FBRztBQUN6RjtBQUdPLFNBQVMsT0FBTyxPQUFjQyxPQUFvQjtBQUN2RCxNQUFJLElBQUksTUFBTTtBQUNkLE1BQUksSUFBSSxNQUFNO0FBQ2QsV0FBUyxLQUFLLEdBQUcsS0FBS0EsTUFBSyxRQUFRLE1BQU0sR0FBRztBQUMxQyxVQUFNLE9BQU9BLE1BQUssV0FBVyxFQUFFO0FBQy9CLFFBQUksS0FBSyxJQUFJLE1BQU0sUUFBVTtBQUM3QixRQUFJLEtBQUssSUFBSSxNQUFNLFVBQVUsSUFBSyxNQUFNO0FBQUEsRUFDMUM7QUFDQSxRQUFNLElBQUksSUFBSyxNQUFNO0FBQ3JCLFFBQU0sSUFBSSxJQUFLLE1BQU07QUFDdkI7QUFHTyxTQUFTLGNBQXFCO0FBQ25DLFNBQU8sRUFBRSxHQUFHLGFBQWEsR0FBRyxHQUFHLFVBQVc7QUFDNUM7QUFHTyxTQUFTLFNBQVNBLE9BQXNCO0FBQzdDLFFBQU0sUUFBUSxZQUFZO0FBQzFCLFNBQU8sT0FBT0EsS0FBSTtBQUNsQixTQUFPLElBQUksTUFBTSxHQUFHLE1BQU0sR0FBRyxNQUFNLENBQUMsR0FBRyxNQUFNLEdBQUcsTUFBTSxHQUFHLE1BQU0sQ0FBQyxDQUFDO0FBQ25FOzs7QUMzRE8sU0FBUyxXQUFXQyxTQUF3QjtBQUNqRCxRQUFNQyxVQUFTLE9BQU8sT0FBT0QsUUFBTyxNQUFNLEVBQUUsSUFBSSxDQUFDLEVBQUUsTUFBQUUsT0FBTSxPQUFPLElBQUksT0FBTztBQUFBLElBQ3pFLE1BQUFBO0FBQUEsSUFDQTtBQUFBLElBQ0EsUUFBUSxPQUFPLFFBQVEsS0FBSyxFQUFFLElBQUksQ0FBQyxDQUFDLE9BQU8sRUFBRSxNQUFNLEdBQUcsQ0FBQyxPQUFPLEVBQUUsT0FBTyxNQUFNLElBQUksTUFBTSxLQUFLLEVBQUU7QUFBQSxFQUNoRyxFQUFFO0FBQ0YsUUFBTSxZQUFZLE9BQU8sS0FBS0YsUUFBTyxTQUFTO0FBQzlDLFNBQU8sU0FBUyxjQUFjLEVBQUUsUUFBQUMsU0FBUSxXQUFXLFFBQVFELFFBQU8sT0FBZ0IsQ0FBQyxDQUFDO0FBQ3RGOzs7QUNWQSxJQUFNLFNBQVM7QUFTUixJQUFNLFlBQU4sTUFBMkM7QUFBQSxFQUN2QztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBRVQsWUFBWSxXQUEyQixPQUEwQixPQUFxQjtBQUNwRixTQUFLLGFBQWE7QUFDbEIsU0FBSyxTQUFTO0FBQ2QsU0FBSyxTQUFTO0FBQ2QsU0FBSyxTQUFTLE1BQU0sU0FBUztBQUFBLEVBQy9CO0FBQUE7QUFBQSxFQUdBLEdBQUcsT0FBc0I7QUFDdkIsVUFBTSxLQUFLLFFBQVE7QUFDbkIsVUFBTUcsUUFBTyxLQUFLLE9BQU8sS0FBSyxPQUFPLEtBQUssQ0FBQyxDQUFXO0FBQ3RELFVBQU0sUUFBeUMsRUFBRSxNQUFNLEtBQUssT0FBTyxFQUFFLEdBQWEsTUFBQUEsTUFBSztBQUN2RixlQUFXLENBQUMsT0FBTyxNQUFNLEtBQU0sS0FBSyxXQUFXQSxLQUFJLEVBQXdCLFFBQVEsR0FBRztBQUNwRixZQUFNLE1BQU0sSUFBSSxLQUFLLE9BQU8sS0FBSyxJQUFJLEtBQUs7QUFBQSxJQUM1QztBQUNBLFdBQU87QUFBQSxFQUNUO0FBQUE7QUFBQSxFQUdBLE9BQU8sT0FBdUI7QUFDNUIsV0FBTyxLQUFLLE9BQU8sS0FBSyxPQUFPLFFBQVEsU0FBUyxDQUFDLENBQVc7QUFBQSxFQUM5RDtBQUFBO0FBQUEsRUFHQSxTQUFTLE9BQWUsT0FBdUI7QUFDN0MsV0FBTyxLQUFLLE9BQU8sUUFBUSxTQUFTLElBQUksS0FBSztBQUFBLEVBQy9DO0FBQUE7QUFBQSxFQUdBLEVBQUUsT0FBTyxRQUFRLElBQXFCO0FBQ3BDLGFBQVMsUUFBUSxHQUFHLFFBQVEsS0FBSyxRQUFRLFNBQVMsRUFBRyxPQUFNLEtBQUssR0FBRyxLQUFLO0FBQUEsRUFDMUU7QUFDRjtBQUdPLElBQU0sY0FBTixNQUFrQjtBQUFBLEVBQ2Q7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNULFNBQVMsSUFBSSxhQUFhLFNBQVMsRUFBRTtBQUFBLEVBQ3JDLFFBQVE7QUFBQSxFQUVSLFlBQVksV0FBMkI7QUFDckMsU0FBSyxhQUFhO0FBQ2xCLFNBQUssU0FBUyxPQUFPLEtBQUssU0FBUztBQUNuQyxTQUFLLFNBQVMsSUFBSSxJQUFJLEtBQUssT0FBTyxJQUFJLENBQUNBLE9BQU0sU0FBUyxDQUFDQSxPQUFNLElBQUksQ0FBQyxDQUFDO0FBQ25FLFNBQUssUUFBUSxJQUFJLFVBQVUsV0FBVyxLQUFLLFFBQVEsSUFBSSxhQUFhLENBQUMsQ0FBQztBQUFBLEVBQ3hFO0FBQUEsRUFFQSxJQUFJLFNBQWlCO0FBQ25CLFdBQU8sS0FBSyxRQUFRO0FBQUEsRUFDdEI7QUFBQTtBQUFBLEVBR0EsUUFBYztBQUNaLFNBQUssUUFBUTtBQUFBLEVBQ2Y7QUFBQSxFQUVBLElBQ0UsTUFDQUEsT0FDQSxHQUNBLEdBQ0EsR0FDQSxHQUNBLEdBQ0EsR0FDTTtBQUNOLFVBQU0sS0FBSyxLQUFLO0FBQ2hCLFFBQUksT0FBTyxLQUFLLE9BQU8sUUFBUTtBQUM3QixZQUFNQyxTQUFRLElBQUksYUFBYSxLQUFLLENBQUM7QUFDckMsTUFBQUEsT0FBTSxJQUFJLEtBQUssTUFBTTtBQUNyQixXQUFLLFNBQVNBO0FBQUEsSUFDaEI7QUFDQSxVQUFNLFFBQVEsS0FBSztBQUNuQixVQUFNLEVBQUUsSUFBSTtBQUNaLFVBQU0sS0FBSyxDQUFDLElBQUksS0FBSyxPQUFPLElBQUlELEtBQUk7QUFDcEMsVUFBTSxLQUFLLENBQUMsSUFBSTtBQUNoQixVQUFNLEtBQUssQ0FBQyxJQUFJO0FBQ2hCLFVBQU0sS0FBSyxDQUFDLElBQUk7QUFDaEIsVUFBTSxLQUFLLENBQUMsSUFBSTtBQUNoQixVQUFNLEtBQUssQ0FBQyxJQUFJO0FBQ2hCLFVBQU0sS0FBSyxDQUFDLElBQUk7QUFDaEIsU0FBSyxRQUFRLEtBQUs7QUFBQSxFQUNwQjtBQUFBO0FBQUEsRUFHQSxHQUFHLE9BQXNCO0FBQ3ZCLFdBQU8sS0FBSyxNQUFNLFFBQVEsU0FBUyxRQUFRLEtBQUssTUFBTSxFQUFFLEdBQUcsQ0FBQztBQUFBLEVBQzlEO0FBQUE7QUFBQSxFQUdBLE1BQWlCO0FBQ2YsV0FBTyxLQUFLLFVBQVUsSUFBSSxLQUFLLFFBQVEsS0FBSyxNQUFNLEdBQUcsS0FBSyxLQUFLO0FBQUEsRUFDakU7QUFBQSxFQUVBLE1BQU0sTUFBYyxJQUF1QjtBQUN6QyxXQUFPLElBQUksVUFBVSxLQUFLLFlBQVksS0FBSyxRQUFRLEtBQUssT0FBTyxNQUFNLE1BQU0sRUFBRSxDQUFDO0FBQUEsRUFDaEY7QUFDRjs7O0FDcEZPLFNBQVMsY0FBMkI7QUFDekMsU0FBTztBQUFBLElBQ0wsU0FBUyxJQUFJLFdBQVcsQ0FBQztBQUFBLElBQ3pCLFFBQVEsSUFBSSxXQUFXLENBQUM7QUFBQSxJQUN4QixNQUFNLElBQUksYUFBYSxDQUFDO0FBQUEsSUFDeEIsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLEVBQ1Q7QUFDRjtBQUdPLFNBQVMsZUFBZSxRQUFxQixNQUFvQjtBQUN0RSxTQUFPLE9BQU87QUFDZCxTQUFPLFFBQVE7QUFDZixNQUFJLE9BQU8sUUFBUSxVQUFVLEtBQU07QUFDbkMsU0FBTyxVQUFVLElBQUksV0FBVyxPQUFPLENBQUM7QUFDeEMsU0FBTyxTQUFTLElBQUksV0FBVyxPQUFPLENBQUM7QUFDdkMsU0FBTyxPQUFPLElBQUksYUFBYSxPQUFPLENBQUM7QUFDekM7QUFHTyxTQUFTLFVBQVUsUUFBcUIsUUFBZ0IsT0FBcUI7QUFDbEYsUUFBTSxRQUFRLE9BQU87QUFDckIsUUFBTSxNQUFNLFFBQVE7QUFDcEIsTUFBSSxRQUFRLE9BQU87QUFDakIsV0FBTyxRQUFRLEtBQUssSUFBSTtBQUN4QixXQUFPLE9BQU8sS0FBSyxJQUFJO0FBQUEsRUFDekIsT0FBTztBQUNMLFdBQU8sUUFBUSxLQUFLLElBQUksQ0FBQztBQUN6QixXQUFPLE9BQU8sS0FBSyxJQUFJLE9BQU87QUFDOUIsV0FBTyxLQUFLLE9BQU8sS0FBSyxJQUFJO0FBQzVCLFdBQU8sU0FBUztBQUFBLEVBQ2xCO0FBQ0EsU0FBTyxPQUFPLFFBQVE7QUFDeEI7QUFHTyxTQUFTLFVBQ2QsRUFBRSxTQUFTLFFBQVEsTUFBTSxNQUFNLE1BQU0sR0FDckMsTUFDQSxNQUNTO0FBQ1QsU0FBTztBQUFBLElBQ0wsU0FBUyxRQUFRLE1BQU0sR0FBRyxJQUFJO0FBQUEsSUFDOUIsUUFBUSxPQUFPLE1BQU0sR0FBRyxJQUFJO0FBQUEsSUFDNUIsTUFBTSxLQUFLLE1BQU0sR0FBRyxLQUFLO0FBQUEsSUFDekI7QUFBQSxJQUNBO0FBQUEsSUFDQSxPQUFPO0FBQUEsRUFDVDtBQUNGO0FBR08sU0FBUyxTQUFTLEVBQUUsUUFBUSxHQUFZLE9BQXVCO0FBQ3BFLFFBQU0sU0FBUyxRQUFRLEtBQUs7QUFDNUIsU0FBTyxTQUFTLElBQUksQ0FBQyxTQUFTO0FBQ2hDO0FBR08sU0FBUyxRQUFRLEVBQUUsU0FBUyxRQUFRLEtBQUssR0FBWSxPQUF1QjtBQUNqRixRQUFNLFFBQVEsT0FBTyxLQUFLO0FBQzFCLFNBQVEsUUFBUSxLQUFLLElBQWUsSUFBSyxLQUFLLEtBQUssSUFBZTtBQUNwRTtBQUdPLFNBQVMsYUFBYSxFQUFFLFNBQVMsS0FBSyxHQUFvQjtBQUMvRCxTQUFPLEtBQUssUUFBUSxTQUFTLEtBQUs7QUFDcEM7QUFHTyxTQUFTLFFBQ2QsRUFBRSxLQUFLLEdBQ1AsTUFDQSxJQUMwRTtBQUMxRSxTQUFPLE9BQU8sRUFBRSxPQUFPLEtBQUssR0FBRyxNQUFNLE9BQU8sR0FBRyxNQUFNLEdBQUcsSUFBSSxFQUFFLE9BQU8sTUFBTSxNQUFNLElBQUksTUFBTSxFQUFFO0FBQy9GO0FBR08sU0FBUyxRQUFRLFNBQWtCLE9BQWUsUUFBd0I7QUFDL0UsUUFBTSxRQUFTLFFBQVEsVUFBVSxRQUFRLE9BQU87QUFDaEQsUUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixRQUFNRSxRQUFPLE1BQU0sU0FBUztBQUM1QixRQUFNQyxTQUFRLFVBQVUsSUFBSSxJQUFLLEtBQUssUUFBUSxDQUFDO0FBQy9DLFFBQU0sTUFBTSxLQUFLLEtBQUs7QUFDdEIsV0FBUyxPQUFPLE9BQU8sT0FBTyxNQUFNLElBQUlELFNBQVEsT0FBUSxPQUFPLElBQUtBLE9BQU07QUFDeEUsVUFBTSxRQUFTLE1BQU0sSUFBSSxJQUFlO0FBQ3hDLFFBQUksUUFBUSxFQUFHLFFBQU87QUFDdEIsUUFBSSxTQUFTLFNBQVMsS0FBSyxNQUFNLFVBQVUsU0FBU0MsVUFBUyxRQUFRLElBQUssUUFBTztBQUFBLEVBQ25GO0FBQ0Y7QUFHQSxTQUFTLFFBQVEsU0FBOEI7QUFDN0MsUUFBTSxFQUFFLFNBQVMsTUFBTSxLQUFLLElBQUk7QUFDaEMsTUFBSSxPQUFPO0FBQ1gsU0FBTyxPQUFPLFFBQVEsU0FBUyxFQUFHLFNBQVE7QUFDMUMsUUFBTSxRQUFRLElBQUksV0FBVyxJQUFJO0FBQ2pDLFdBQVMsS0FBSyxHQUFHLEtBQUssUUFBUSxRQUFRLE1BQU0sR0FBRztBQUM3QyxVQUFNLFFBQVEsT0FBTyxLQUFLLFFBQVEsU0FBUyxJQUFJO0FBQy9DLFFBQUksUUFBUTtBQUNaLFdBQU8sU0FBVSxLQUFLLEtBQUssRUFBYyxVQUFTO0FBQ2xELFFBQUksT0FBTyxPQUFPLE9BQU8sU0FBUyxTQUFTLEtBQUssQ0FBQyxJQUFLLE9BQU87QUFDN0QsV0FBTyxNQUFNLElBQUksTUFBTSxFQUFHLFFBQVEsT0FBTyxJQUFNLE9BQU87QUFDdEQsVUFBTSxJQUFJLElBQUksUUFBUTtBQUFBLEVBQ3hCO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxPQUFPLE9BQWUsUUFBd0I7QUFDckQsUUFBTSxRQUFRLEtBQUssU0FBUyxLQUFLLE9BQU8sU0FBVSxHQUFHLFVBQVU7QUFDL0QsU0FBTyxRQUFTLFVBQVU7QUFDNUI7OztBQ2pKQSxJQUFNLGFBQWEsS0FBSztBQUd4QixJQUFNLFFBQVEsSUFBSSxXQUFXLFVBQVU7QUFDdkMsSUFBSSxPQUFPO0FBR0osU0FBUyxhQUFhLE1BQW9CO0FBQy9DLE1BQUksT0FBTztBQUNYLFNBQU8sT0FBTyxRQUFRLE9BQU8sV0FBWSxTQUFRO0FBQ2pELFFBQU0sS0FBSyxHQUFHLEdBQUcsSUFBSTtBQUNyQixTQUFPLE9BQU87QUFDaEI7QUFPTyxTQUFTLGFBQWEsUUFBeUI7QUFDcEQsUUFBTSxRQUFRLFNBQVUsV0FBVyxNQUFPO0FBQzFDLE1BQUksTUFBTSxJQUFJLE1BQU0sU0FBUyxFQUFHLFFBQU87QUFDdkMsUUFBTSxJQUFJLElBQUksU0FBUztBQUN2QixTQUFPO0FBQ1Q7OztBQ25CTyxTQUFTLElBQUksT0FBZUMsT0FBc0I7QUFDdkQsTUFBSSxJQUFJLEtBQUssUUFBUUEsT0FBTSxVQUFVO0FBQ3JDLE1BQUksS0FBSyxJQUFLLE1BQU0sSUFBSyxVQUFVO0FBQ25DLFNBQU8sSUFBSyxNQUFNO0FBQ3BCO0FBWU8sU0FBUyxLQUFLLE1BQWMsUUFBZ0IsUUFBZ0IsTUFBY0MsS0FBSSxHQUFXO0FBQzlGLE1BQUksSUFBSSxJQUFJLGFBQWEsR0FBRyxPQUFPLENBQUM7QUFDcEMsTUFBSSxJQUFJLEdBQUcsTUFBTSxPQUFPLE1BQU0sSUFBSSxDQUFDO0FBQ25DLE1BQUksSUFBSSxHQUFHLE1BQU07QUFDakIsTUFBSSxJQUFJLEdBQUcsU0FBUyxDQUFDO0FBQ3JCLE1BQUksSUFBSSxHQUFHLE1BQU0sU0FBUyxNQUFNLElBQUksQ0FBQztBQUNyQyxNQUFJLElBQUksR0FBRyxPQUFPLENBQUM7QUFDbkIsTUFBSSxJQUFJLEdBQUcsTUFBTSxPQUFPLE1BQU0sSUFBSSxDQUFDO0FBQ25DLFNBQU8sSUFBSSxJQUFJLEdBQUdBLEVBQUMsR0FBRyxTQUFVLE1BQU07QUFDeEM7QUFHTyxTQUFTLE1BQU0sT0FBZSxRQUF3QjtBQUMzRCxTQUFPLE1BQU8sU0FBUyxRQUFTLE1BQU07QUFDeEM7QUFNTyxTQUFTLFNBQVMsTUFBYyxJQUFvQjtBQUN6RCxNQUFJLE9BQVEsT0FBTyxLQUFNO0FBQ3pCLE1BQUksUUFBUSxLQUFLO0FBQ2pCLFdBQVNDLFNBQVEsR0FBR0EsU0FBUSxHQUFHQSxVQUFTLEdBQUc7QUFDekMsVUFBTSxPQUFPLE9BQVEsS0FBSyxNQUFNLE9BQVEsT0FBT0EsTUFBSyxJQUFJO0FBQ3hELFdBQU87QUFDUCxZQUFRO0FBQUEsRUFDVjtBQUNBLFVBQVMsUUFBUSxLQUFNLFdBQVc7QUFDcEM7QUFHTyxTQUFTLFdBQVcsTUFBYyxNQUFzQjtBQUM3RCxNQUFJLE9BQVEsU0FBUyxLQUFNO0FBQzNCLE1BQUksUUFBUSxPQUFPO0FBQ25CLFdBQVNBLFNBQVEsR0FBR0EsVUFBUyxHQUFHQSxVQUFTLEdBQUc7QUFDMUMsVUFBTSxPQUFPLFFBQVMsS0FBSyxNQUFNLE9BQVEsTUFBTUEsTUFBSyxJQUFJO0FBQ3hELFlBQVE7QUFDUixXQUFPO0FBQUEsRUFDVDtBQUNBLFVBQVMsUUFBUSxLQUFNLFdBQVc7QUFDcEM7OztBQ25ETyxJQUFNLE9BQTBCLEVBQUUsTUFBTSxPQUFPO0FBRy9DLElBQU0sUUFBNEIsRUFBRSxNQUFNLFFBQVE7QUFHbEQsSUFBTSxRQUE0QixFQUFFLE1BQU0sUUFBUTtBQUdsRCxJQUFNLE9BQTBCLEVBQUUsTUFBTSxPQUFPO0FBRy9DLFNBQVMsS0FBSyxPQUFlLFVBQXFDO0FBQ3ZFLFNBQU8sRUFBRSxNQUFNLFFBQVEsSUFBSSxFQUFFLE9BQU8sTUFBTSxTQUFTLEVBQUU7QUFDdkQ7QUE4Qk8sSUFBTSxXQUFnRDtBQUFBLEVBQzNELE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLE1BQU07QUFDUjtBQUdPLElBQU0sVUFBVTtBQU9oQixTQUFTLFlBQ2RDLE9BQ0EsT0FDQSxLQUM4QjtBQUM5QixRQUFNLFNBQWlDLENBQUM7QUFDeEMsTUFBSSxTQUFTLFVBQVU7QUFDdkIsYUFBVyxDQUFDLE9BQU8sSUFBSSxLQUFLLE9BQU8sUUFBUSxLQUFLLEdBQUc7QUFDakQsV0FBTyxLQUFLLElBQUk7QUFDaEIsY0FBVSxTQUFTLEtBQUssSUFBSTtBQUFBLEVBQzlCO0FBQ0EsTUFBSSxRQUFRLFFBQVc7QUFDckIsY0FBVSxNQUFNLEdBQUcsR0FBRyxTQUFTLFFBQVEsY0FBY0EsS0FBSSxvQkFBb0IsR0FBRyxFQUFFO0FBQUEsRUFDcEY7QUFDQSxTQUFPO0FBQUEsSUFDTCxNQUFBQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0EsS0FBSyxRQUFRLFNBQVksSUFBSyxPQUFPLEdBQUc7QUFBQSxFQUMxQztBQUNGO0FBZ0JPLFNBQVMsT0FBb0I7QUFDbEMsU0FBTyxDQUFDO0FBQ1Y7QUFzQkEsSUFBTSxXQUFXLENBQUMsT0FBTyxXQUFXLFFBQVEsTUFBTTtBQU8zQyxTQUFTLGFBS2RDLFNBQWdHO0FBQ2hHLGFBQVcsQ0FBQ0QsT0FBTSxLQUFLLEtBQUssT0FBTyxRQUFRQyxRQUFPLE1BQU0sR0FBRztBQUN6RCxjQUFVLE1BQU0sU0FBU0QsT0FBTSxTQUFTLE1BQU0sSUFBSSwwQkFBMEJBLEtBQUksRUFBRTtBQUNsRixlQUFXLENBQUMsT0FBTyxFQUFFLEdBQUcsQ0FBQyxLQUFLLE9BQU8sUUFBUSxNQUFNLEtBQUssR0FBRztBQUN6RCxVQUFJLE9BQU8sT0FBVztBQUN0QixZQUFNLE9BQU9DLFFBQU8sT0FBTyxHQUFHLEtBQUssR0FBRyxNQUFNLEdBQUcsSUFBSSxHQUFHO0FBQ3RELGdCQUFVLFNBQVMsUUFBUSxHQUFHRCxLQUFJLElBQUksS0FBSyxVQUFVLEdBQUcsS0FBSyxJQUFJLEdBQUcsSUFBSSxvQkFBb0I7QUFBQSxJQUM5RjtBQUFBLEVBQ0Y7QUFDQSxhQUFXQSxTQUFRLENBQUMsR0FBRyxPQUFPLEtBQUtDLFFBQU8sTUFBTSxHQUFHLEdBQUcsT0FBTyxLQUFLQSxRQUFPLFNBQVMsQ0FBQyxHQUFHO0FBQ3BGLGNBQVUsQ0FBQyxTQUFTLFNBQVNELEtBQUksR0FBRyxZQUFZQSxLQUFJLCtCQUErQjtBQUNuRjtBQUFBLE1BQ0UsRUFBRUEsU0FBUUMsUUFBTyxVQUFVRCxTQUFRQyxRQUFPO0FBQUEsTUFDMUMsR0FBR0QsS0FBSTtBQUFBLElBQ1Q7QUFBQSxFQUNGO0FBQ0EsYUFBVyxDQUFDQSxPQUFNLE9BQU8sS0FBSyxPQUFPLFFBQVFDLFFBQU8sTUFBTSxHQUFHO0FBQzNELGNBQVUsUUFBUSxVQUFVLEdBQUcsU0FBU0QsS0FBSSw0QkFBNEI7QUFBQSxFQUMxRTtBQUNBLFNBQU9DO0FBQ1Q7OztBQ2pLTyxJQUFNLE9BQU87QUFBQTtBQUFBLEVBRWxCLGFBQWE7QUFBQSxFQUNiLE9BQU87QUFBQTtBQUFBLEVBRVAsVUFBVTtBQUFBLEVBQ1YsWUFBWTtBQUFBLEVBQ1osV0FBVztBQUFBLEVBQ1gsWUFBWTtBQUFBLEVBQ1osVUFBVTtBQUNaO0FBOEJBLElBQU0sV0FBVztBQUFBLEVBQ2YsTUFBTSxDQUFDLEtBQUssS0FBSztBQUFBLEVBQ2pCLE9BQU8sQ0FBQyxLQUFLLFlBQVksS0FBSyxXQUFXLEtBQUssVUFBVTtBQUFBLEVBQ3hELE9BQU8sQ0FBQyxLQUFLLFVBQVUsS0FBSyxXQUFXO0FBQUEsRUFDdkMsTUFBTSxDQUFDLEtBQUssT0FBTyxLQUFLLFVBQVUsS0FBSyxRQUFRO0FBQUEsRUFDL0MsTUFBTSxDQUFDLEtBQUssUUFBUTtBQUN0QjtBQUdPLFNBQVMsVUFBVUMsU0FBZ0IsT0FBdUM7QUFDL0UsUUFBTUMsVUFBUyxPQUFPLE9BQU9ELFFBQU8sTUFBTTtBQUMxQyxRQUFNRSxXQUFVLENBQUNDLFVBQXlCRixRQUFPLFVBQVUsQ0FBQyxVQUFVLE1BQU0sU0FBU0UsS0FBSTtBQUN6RixRQUFNLFVBQVVGLFFBQU8sSUFBSSxDQUFDLFlBQVksVUFBVSxTQUFTLFlBQVksT0FBTyxLQUFLLENBQUM7QUFDcEYsYUFBVyxDQUFDLE9BQU8sVUFBVSxLQUFLQSxRQUFPLFFBQVEsR0FBRztBQUNsRCxlQUFXLENBQUNFLE9BQU0sRUFBRSxHQUFHLENBQUMsS0FBSyxPQUFPLFFBQVEsV0FBVyxLQUFLLEdBQUc7QUFDN0QsVUFBSSxPQUFPLE9BQVc7QUFDdEIsWUFBTUMsUUFBTyxXQUFXLE9BQU9ELEtBQUk7QUFDbkMsWUFBTSxRQUFRRCxTQUFRLEdBQUcsS0FBSztBQUM5QixZQUFNRyxRQUFPSixRQUFPLEtBQUssR0FBRyxPQUFPLEdBQUcsSUFBSTtBQUMxQyxNQUFDLFFBQVEsS0FBSyxFQUFvQixRQUFRRyxLQUFJLElBQUksRUFBRSxPQUFPLE1BQUFDLE1BQUs7QUFDaEUsTUFBQyxRQUFRLEtBQUssRUFBb0IsU0FBU0EsS0FBSSxJQUFJLEVBQUUsT0FBTyxPQUFPLE1BQUFELE1BQUs7QUFBQSxJQUMxRTtBQUFBLEVBQ0Y7QUFDQSxTQUFPO0FBQ1Q7QUFPQSxTQUFTLFNBQ1AsWUFDQSxPQUNBLE9BQ2U7QUFDZixRQUFNLEVBQUUsT0FBTyxJQUFJO0FBRW5CLFFBQU0sUUFBUSxJQUFJLFdBQVcsTUFBTTtBQUNuQyxRQUFNLE9BQU8sSUFBSSxLQUFLO0FBQ3RCLFFBQU0sVUFBVSxJQUFJLFdBQVcsTUFBTSxFQUFFLEtBQUssRUFBRTtBQUM5QyxVQUFRLE9BQU8sSUFBSTtBQUNuQixRQUFNLFNBQVMsTUFBTSxLQUFLLEVBQUUsUUFBUSxPQUFPLEdBQUcsTUFBTSxFQUFFO0FBQ3RELFNBQU8sT0FBTyxJQUFJO0FBQ2xCLGFBQVcsQ0FBQ0QsT0FBTSxJQUFJLEtBQUssT0FBTyxRQUFRLFdBQVcsS0FBSyxHQUFHO0FBQzNELFVBQU0sU0FBUyxXQUFXLE9BQU9BLEtBQUk7QUFDckMsYUFBU0csUUFBTyxHQUFHQSxRQUFPLFNBQVMsS0FBSyxJQUFJLEdBQUdBLFNBQVEsR0FBRztBQUN4RCxZQUFNLE9BQU8sU0FBUyxLQUFLLElBQUksRUFBRUEsS0FBSTtBQUNyQyxZQUFNLFNBQVNBLEtBQUksSUFBSTtBQUN2QixVQUFJLFNBQVMsS0FBSyxlQUFlLFNBQVMsS0FBSyxTQUFVLFNBQVEsU0FBU0EsS0FBSSxJQUFJO0FBQUEsSUFDcEY7QUFDQSxXQUFPLE1BQU0sSUFBSUg7QUFBQSxFQUNuQjtBQUNBLFFBQU0sZ0JBQWdCLElBQUksV0FBVyxNQUFNLEVBQUUsS0FBSyxFQUFFO0FBQ3BELGFBQVcsQ0FBQ0ksUUFBTyxJQUFJLEtBQUssTUFBTSxRQUFRLEdBQUc7QUFDM0MsUUFBSSxLQUFLLFVBQVUsTUFBTyxlQUFjLEtBQUssR0FBRyxJQUFJQTtBQUFBLEVBQ3REO0FBQ0EsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0EsTUFBTSxJQUFJLE9BQVEsUUFBUSxDQUFDO0FBQUEsSUFDM0IsU0FBUyxNQUFNLEtBQUssRUFBRSxRQUFRLE9BQU8sR0FBRyxNQUFNLE1BQVM7QUFBQSxJQUN2RCxVQUFVLE1BQU0sS0FBSyxFQUFFLFFBQVEsT0FBTyxHQUFHLE1BQU0sTUFBUztBQUFBLElBQ3hELE9BQU87QUFBQSxFQUNUO0FBQ0Y7OztBQ3ZHTyxTQUFTLGFBQWEsT0FBZSxNQUFjLE9BQXVCO0FBQy9FLFVBQVMsUUFBUSxLQUFLLEtBQUssT0FBTyxHQUFHLFFBQVEsQ0FBQyxJQUFLO0FBQ3JEO0FBR08sU0FBUyxjQUFjLE9BQWUsTUFBYyxPQUF1QjtBQUNoRixRQUFNLFVBQVUsT0FBTztBQUN2QixRQUFNLFlBQVksUUFBUTtBQUMxQixNQUFJLElBQUksT0FBTyxLQUFLLFdBQVcsSUFBSSxTQUFTLEtBQUssUUFBUyxRQUFPLEtBQUssU0FBUztBQUMvRSxTQUFPLFNBQVMsT0FBTyxNQUFNLEtBQUs7QUFDcEM7QUFHQSxTQUFTLFNBQVMsT0FBZSxNQUFjLE9BQXVCO0FBQ3BFLFFBQU0sS0FBSyxPQUFPO0FBQ2xCLFFBQU0sTUFBTSxPQUFPLE9BQU87QUFDMUIsUUFBTSxLQUFLLFFBQVE7QUFDbkIsUUFBTSxNQUFNLFFBQVEsT0FBTztBQUMzQixRQUFNLFNBQVMsS0FBSyxLQUFLLEtBQUs7QUFDOUIsUUFBTSxTQUFTLEtBQUssS0FBTSxTQUFTLFFBQVM7QUFDNUMsUUFBTSxRQUFRLE1BQU0sU0FBUyxLQUFLLElBQUksTUFBTSxTQUFTLFVBQVU7QUFDL0QsUUFBTSxVQUFVLEtBQUssS0FBSyxRQUFRLEtBQUssS0FBSyxJQUFJLEdBQUcsUUFBUSxDQUFDO0FBQzVELFFBQU0sVUFBVSxRQUFRLE9BQU8sSUFBSSxTQUFTLGFBQWEsSUFBSTtBQUM3RCxTQUFRLEtBQUssS0FBSyxLQUFLLFVBQVUsS0FBSyxTQUFVO0FBQ2xEOzs7QUN6Qk8sU0FBUyxRQUFRLE1BQXVCO0FBQzdDLFNBQU87QUFBQSxJQUNMLE9BQU8sSUFBSSxXQUFXLElBQUk7QUFBQSxJQUMxQixPQUFPLElBQUksYUFBYSxJQUFJO0FBQUEsSUFDNUIsT0FBTyxJQUFJLGFBQWEsSUFBSTtBQUFBLEVBQzlCO0FBQ0Y7QUFHTyxJQUFNLFFBQVEsS0FBSztBQU1uQixTQUFTLFNBQVMsTUFBc0I7QUFDN0MsU0FBTyxPQUFPLElBQUksQ0FBQyxPQUFPLE9BQU8sQ0FBQztBQUNwQzs7O0FDckJBLElBQU1DLGNBQWEsSUFBSTtBQUd2QixTQUFTLE1BQU0sT0FBdUI7QUFDcEMsVUFBUSxTQUFTLFFBQVEsTUFBTUE7QUFDakM7QUFHQSxTQUFTLE9BQU8sTUFBYyxNQUFzQjtBQUNsRCxRQUFNLFFBQVEsS0FBSyxPQUFPLE1BQU0sVUFBVTtBQUMxQyxRQUFNLFFBQVEsS0FBSyxRQUFTLFVBQVUsSUFBSyxTQUFVO0FBQ3JELFNBQU8sUUFBUyxVQUFVO0FBQzVCO0FBR0EsU0FBUyxVQUFVLE1BQXNCO0FBQ3ZDLFFBQU0sUUFBUSxLQUFLLE9BQVEsU0FBUyxJQUFLLFNBQVU7QUFDbkQsU0FBTyxRQUFTLFVBQVU7QUFDNUI7QUFHQSxTQUFTLE1BQU0sTUFBY0MsT0FBYyxNQUFzQjtBQUMvRCxTQUFPLEtBQUssT0FBTyxHQUFJQSxRQUFPLE9BQVEsQ0FBQztBQUN6QztBQUdBLFNBQVMsTUFBTSxNQUFjQSxPQUFjLE1BQXNCO0FBQy9ELFFBQU0sTUFBTSxLQUFLLE9BQVEsU0FBUyxJQUFLLFNBQVUsSUFBSTtBQUNyRCxTQUFPLEtBQUssS0FBTUMsU0FBUUQsS0FBSSxJQUFJQyxTQUFRLElBQUksSUFBSyxDQUFDO0FBQ3REO0FBR0EsU0FBU0EsU0FBUUQsT0FBc0I7QUFDckMsUUFBTSxRQUFRLEtBQUtBLFFBQVFBLFVBQVMsSUFBSyxVQUFVO0FBQ25ELFNBQU8sUUFBUyxVQUFVO0FBQzVCO0FBR0EsU0FBUyxTQUFTLE9BQW1CLE1BQWNBLE9BQWMsTUFBb0I7QUFDbkYsTUFBSUEsVUFBUyxLQUFNO0FBQ25CLFFBQU0sQ0FBQyxJQUFLLE1BQU0sQ0FBQyxJQUFlLE1BQU0sTUFBTUEsT0FBTSxJQUFJO0FBQ3hELFFBQU0sQ0FBQyxJQUFLLE1BQU0sQ0FBQyxJQUFlLE1BQU0sTUFBTUEsT0FBTSxJQUFJO0FBQzFEO0FBR0EsU0FBUyxTQUFTLE9BQW1CLE1BQWMsT0FBZSxNQUFvQjtBQUNwRixXQUFTLE9BQU8sTUFBTSxRQUFRLEdBQUcsT0FBTyxDQUFDO0FBQ3pDLFdBQVMsT0FBTyxVQUFVLElBQUksR0FBRyxNQUFNLEtBQUssR0FBRyxNQUFNLElBQUksQ0FBQztBQUM1RDtBQUdBLFNBQVMsVUFDUCxPQUNBLE1BQ0EsRUFBRSxPQUFPLE9BQU8sTUFBTSxHQUN0QixPQUNNO0FBQ04sUUFBTSxPQUFRLE1BQU0sS0FBSyxJQUFlLENBQUM7QUFDekMsUUFBTSxRQUFRLE1BQU0sS0FBSztBQUN6QixRQUFNLE9BQU8sTUFBTSxRQUFRLENBQUM7QUFDNUIsUUFBTSxRQUFRLE1BQU0sUUFBUSxDQUFDO0FBQzdCLFFBQU0sWUFBWSxNQUFNLEtBQUs7QUFDN0IsUUFBTSxXQUFXLE1BQU0sUUFBUSxDQUFDO0FBQ2hDLFFBQU0sWUFBWSxNQUFNLFFBQVEsQ0FBQztBQUNqQyxRQUFNLE1BQU0sYUFBYSxPQUFPLE1BQU0sS0FBSztBQUMzQyxRQUFNLFVBQVUsYUFBYSxXQUFXLFVBQVUsU0FBUztBQUMzRCxRQUFNRSxRQUFPLGNBQWMsT0FBTyxNQUFNLEtBQUs7QUFDN0MsUUFBTSxXQUFXLGNBQWMsV0FBVyxVQUFVLFNBQVM7QUFDN0QsUUFBTSxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQzlCLFdBQVMsT0FBTyxNQUFNLEtBQUssT0FBTztBQUNsQyxXQUFTLE9BQU8sVUFBVSxJQUFJLEdBQUdBLE9BQU0sUUFBUTtBQUMvQyxNQUFJLFNBQVMsU0FBVSxVQUFTLE9BQU8sT0FBTyxPQUFPLEdBQUcsSUFBSSxHQUFHLE1BQU0sUUFBUTtBQUMvRTtBQWVPLFNBQVMsVUFDZCxPQUNBLE1BQ0FDLFVBQ0EsTUFDQSxJQUNRO0FBQ1IsUUFBTSxFQUFFLE9BQU8sT0FBTyxNQUFNLElBQUlBO0FBQ2hDLE1BQUksSUFBSTtBQUNSLE1BQUksSUFBSTtBQUNSLFdBQVMsUUFBUSxNQUFNLFFBQVEsSUFBSSxTQUFTLEdBQUc7QUFDN0MsVUFBTSxPQUFPLE1BQU0sS0FBSztBQUN4QixVQUFNLFFBQVEsTUFBTSxLQUFLO0FBQ3pCLFVBQU0sT0FBTyxNQUFNLEtBQUs7QUFDeEIsVUFBTUgsUUFBTyxRQUFRO0FBQ3JCLFVBQU0sV0FBVyxPQUFPO0FBQ3hCLFVBQU0sT0FBT0EsVUFBUyxTQUFTLGFBQWE7QUFDNUMsUUFBSSxTQUFTLE1BQU0sS0FBSyxNQUFNLFNBQVMsSUFBSSxLQUFLLElBQUksU0FBVSxRQUFPO0FBQ3JFLFFBQUksT0FBTyxFQUFHO0FBQ2QsUUFBSSxRQUFRLE1BQU8sV0FBVSxPQUFPLE1BQU1HLFVBQVMsS0FBSztBQUFBLGFBQy9DLEtBQU0sVUFBUyxPQUFPLE9BQU8sTUFBTSxJQUFJLEdBQUcsT0FBTyxJQUFJO0FBQUEsU0FDekQ7QUFDSCxZQUFNLE9BQU8sT0FBTyxNQUFNLElBQUk7QUFDOUIsVUFBSyxJQUFJLE1BQU0sTUFBTUgsT0FBTSxRQUFRLElBQUs7QUFDeEMsVUFBSyxJQUFJLE1BQU0sTUFBTUEsT0FBTSxRQUFRLElBQUs7QUFBQSxJQUMxQztBQUFBLEVBQ0Y7QUFDQSxRQUFNLENBQUMsSUFBSyxNQUFNLENBQUMsSUFBZTtBQUNsQyxRQUFNLENBQUMsSUFBSyxNQUFNLENBQUMsSUFBZTtBQUNsQyxTQUFPO0FBQ1Q7OztBQy9HQSxJQUFNSSxnQkFBZSxLQUFLO0FBR25CLElBQU0sWUFBWSxLQUFLO0FBUXZCLElBQU0sY0FBTixNQUFNLGFBQXFDO0FBQUEsRUFDaEQ7QUFBQSxFQUNTO0FBQUEsRUFDQTtBQUFBO0FBQUEsRUFFQSxRQUFRLElBQUksV0FBVyxDQUFDO0FBQUEsRUFDakM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsUUFBUTtBQUFBO0FBQUEsRUFFUixVQUFVO0FBQUEsRUFDVixTQUFTQTtBQUFBLEVBRVQsWUFBWSxRQUFnQixRQUFzQixJQUFJLGFBQWEsT0FBTyxTQUFTLEVBQUUsR0FBRztBQUN0RixTQUFLLFNBQVM7QUFDZCxTQUFLLFNBQVMsT0FBTztBQUNyQixTQUFLLFFBQVE7QUFDYixLQUFDLEVBQUUsT0FBTyxLQUFLLE9BQU8sT0FBTyxLQUFLLE9BQU8sT0FBTyxLQUFLLE1BQU0sSUFBSSxRQUFRLEVBQUU7QUFBQSxFQUMzRTtBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQXdCO0FBQ3ZDLFdBQU8sS0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLE1BQU07QUFBQSxFQUM5QztBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQWdCLE9BQXFCO0FBQ3BELFVBQU0sS0FBSyxNQUFNLEtBQUssU0FBUztBQUMvQixTQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUs7QUFBQSxFQUMxQjtBQUFBLEVBRUEsWUFBWSxLQUFhLFFBQWdCLE9BQXFCO0FBQzVELFVBQU0sS0FBSyxNQUFNLEtBQUssU0FBUztBQUMvQixTQUFLLE1BQU0sQ0FBQyxJQUFJLElBQUksS0FBSztBQUFBLEVBQzNCO0FBQUEsRUFFQSxTQUFTLEtBQWEsUUFBZ0IsT0FBZSxNQUFjLE9BQXFCO0FBQ3RGLFVBQU0sS0FBSyxNQUFNLEtBQUssU0FBUztBQUUvQixRQUFJLEtBQUssUUFBUSxJQUFJLEtBQUssTUFBTSxPQUFRLE1BQUssTUFBTTtBQUNuRCxVQUFNLEVBQUUsT0FBTyxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQ3ZDLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFVBQU0sSUFBSSxJQUFJLEtBQUs7QUFDbkIsVUFBTSxPQUFPLENBQUMsSUFBSSxFQUFFLEtBQUs7QUFDekIsVUFBTSxPQUFPLENBQUMsSUFBSSxFQUFFLEtBQUs7QUFDekIsVUFBTSxJQUFJLElBQUksTUFBTSxFQUFFO0FBQ3RCLFVBQU0sT0FBTyxDQUFDLElBQUksTUFBTSxLQUFLLENBQUM7QUFDOUIsVUFBTSxPQUFPLENBQUMsSUFBSSxNQUFNLEtBQUssQ0FBQztBQUM5QixVQUFNLElBQUksSUFBSSxNQUFNLEVBQUUsSUFBSSxRQUFRO0FBQ2xDLFVBQU0sT0FBTyxDQUFDLElBQUksTUFBTSxLQUFLLENBQUMsSUFBSSxPQUFPO0FBQ3pDLFVBQU0sT0FBTyxDQUFDLElBQUksTUFBTSxLQUFLLENBQUMsSUFBSSxRQUFRO0FBQzFDLFNBQUssUUFBUSxPQUFPO0FBQUEsRUFDdEI7QUFBQSxFQUVBLEtBQUssS0FBYSxRQUF3QjtBQUN4QyxXQUFPLEtBQUssTUFBTSxNQUFNLEtBQUssU0FBUyxNQUFNO0FBQUEsRUFDOUM7QUFBQSxFQUVBLEtBQUssS0FBYSxRQUFnQixPQUFxQjtBQUNyRCxTQUFLLE1BQU0sTUFBTSxLQUFLLFNBQVMsTUFBTSxJQUFJO0FBQUEsRUFDM0M7QUFBQSxFQUVBLFFBQVEsS0FBbUI7QUFDekIsU0FBSyxhQUFhLE1BQU0sS0FBSyxLQUFLLFNBQVMsQ0FBQztBQUFBLEVBQzlDO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQU1BLFlBQVksSUFBa0I7QUFDNUIsUUFBSSxLQUFLLEtBQUssTUFBTSxPQUFRO0FBQzVCLFVBQU0sUUFBUSxJQUFJLGFBQWEsSUFBSSxLQUFLLEdBQUcsS0FBSyxNQUFNLFNBQVMsQ0FBQyxDQUFDO0FBQ2pFLFVBQU0sSUFBSSxLQUFLLEtBQUs7QUFDcEIsU0FBSyxRQUFRO0FBQUEsRUFDZjtBQUFBO0FBQUEsRUFHQSxPQUFvQjtBQUNsQixVQUFNLFFBQVEsS0FBSyxJQUFJLEdBQUcsT0FBTyxJQUFJLEtBQUssS0FBSztBQUMvQyxXQUFPLElBQUksYUFBWSxLQUFLLFFBQVEsS0FBSyxNQUFNLE1BQU0sR0FBRyxJQUFJLENBQUM7QUFBQSxFQUMvRDtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLEVBUUEsU0FBaUI7QUFDZixTQUFLLE1BQU07QUFDWCxXQUFPLEtBQUs7QUFBQSxFQUNkO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLEVBT0EsT0FBTyxRQUEyQjtBQUNoQyxVQUFNLEVBQUUsT0FBTyxPQUFPLE1BQU0sSUFBSTtBQUNoQyxVQUFNLE9BQU8sS0FBSztBQUNsQixpQkFBYSxJQUFJO0FBQ2pCLGFBQVMsUUFBUSxHQUFHLFFBQVEsTUFBTSxTQUFTLEdBQUc7QUFDNUMsWUFBTSxPQUFPLE1BQU0sS0FBSztBQUN4QixVQUFJLFNBQVMsTUFBTSxLQUFLLEVBQUc7QUFDM0IsWUFBTSxTQUFTLFNBQVMsTUFBTSxLQUFLLENBQVc7QUFDOUMsVUFBSSxhQUFhLE1BQU0sRUFBRyxXQUFVLFFBQVEsUUFBUSxJQUFJO0FBQUEsSUFDMUQ7QUFDQSxTQUFLLE9BQU87QUFBQSxFQUNkO0FBQUE7QUFBQSxFQUdBLFNBQVMsVUFBMEQ7QUFDakUsVUFBTSxFQUFFLE9BQU8sUUFBUSxPQUFPLE1BQU0sSUFBSTtBQUN4QyxVQUFNLEVBQUUsTUFBTSxJQUFJLEtBQUs7QUFDdkIsYUFBUyxRQUFRLEtBQUssUUFBUSxHQUFHLFNBQVMsR0FBRyxTQUFTLEdBQUc7QUFDdkQsWUFBTSxLQUFLLFNBQVMsTUFBTSxLQUFLLENBQVc7QUFDMUMsWUFBTSxFQUFFLElBQUksTUFBTSxLQUFLO0FBQ3ZCLFlBQU0sU0FBUyxLQUFLO0FBQ3BCLFVBQUksTUFBTSxNQUFNLE1BQU0sS0FBSyxTQUFVLFdBQVUsS0FBSyxVQUFVLFFBQVEsTUFBTTtBQUFBLElBQzlFO0FBQ0EsU0FBSyxPQUFPO0FBQUEsRUFDZDtBQUFBLEVBRUEsU0FBZTtBQUNiLFNBQUssUUFBUTtBQUNiLFNBQUssVUFBVTtBQUNmLFNBQUssU0FBU0E7QUFFZCxRQUFJLEtBQUssTUFBTSxTQUFTLFVBQVcsUUFBTyxPQUFPLE1BQU0sUUFBUSxFQUFFLENBQUM7QUFBQSxFQUNwRTtBQUFBLEVBRUEsTUFBTSxNQUFjLElBQVksT0FBcUI7QUFDbkQsUUFBSSxLQUFLLFVBQVUsS0FBSyxNQUFNLE9BQVEsTUFBSyxNQUFNO0FBQ2pELFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFNBQUssTUFBTSxJQUFJLElBQUk7QUFDbkIsU0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLE1BQU0sRUFBRTtBQUVoQyxTQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssTUFBTSxFQUFFLElBQUksUUFBUTtBQUM1QyxTQUFLLFFBQVEsT0FBTztBQUFBLEVBQ3RCO0FBQUEsRUFFQSxRQUFjO0FBQ1osUUFBSSxLQUFLLFNBQVMsS0FBSyxPQUFRLE1BQUssU0FBUztBQUM3QyxVQUFNLEVBQUUsT0FBTyxPQUFPLE1BQU0sSUFBSTtBQUNoQyxRQUFJLEtBQUssUUFBUSxJQUFJLE1BQU0sT0FBUTtBQUNuQyxXQUFPLE9BQU8sTUFBTSxRQUFRLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFDN0MsU0FBSyxNQUFNLElBQUksS0FBSztBQUNwQixTQUFLLE1BQU0sSUFBSSxLQUFLO0FBQ3BCLFNBQUssTUFBTSxJQUFJLEtBQUs7QUFBQSxFQUN0QjtBQUFBO0FBQUEsRUFHQSxXQUFpQjtBQUNmLFNBQUssTUFBTTtBQUNYLFVBQU0sRUFBRSxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQ2hDLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFFBQUksT0FBTztBQUNYLGlCQUFhLElBQUk7QUFDakIsYUFBUyxRQUFRLEdBQUcsUUFBUSxNQUFNLFNBQVMsR0FBRztBQUM1QyxZQUFNLE9BQU8sTUFBTSxLQUFLO0FBQ3hCLFVBQUksTUFBTSxLQUFLLE1BQU0sTUFBTSxLQUFLLEtBQUssQ0FBQyxhQUFhLFNBQVMsSUFBSSxDQUFDLEVBQUc7QUFDcEUsWUFBTSxJQUFJLElBQUk7QUFDZCxZQUFNLElBQUksSUFBSSxNQUFNLEtBQUs7QUFDekIsWUFBTSxJQUFJLElBQUksTUFBTSxLQUFLO0FBQ3pCLGNBQVE7QUFBQSxJQUNWO0FBQ0EsU0FBSyxRQUFRLEtBQUssVUFBVTtBQUU1QixTQUFLLFNBQVMsSUFBSUEsZUFBYyxRQUFRLE9BQU8sSUFBSSxPQUFPLElBQUksSUFBSSxFQUFFLElBQUk7QUFBQSxFQUMxRTtBQUFBO0FBQUEsRUFHQSxRQUFjO0FBQ1osVUFBTSxNQUFNLFVBQVUsS0FBSyxPQUFPLEtBQUssT0FBTyxNQUFNLE1BQU0sS0FBSyxTQUFTLEtBQUssS0FBSztBQUNsRixRQUFJLE9BQU8sRUFBRyxNQUFLLE1BQU0sU0FBUyxLQUFLLE1BQU0sR0FBRyxDQUFXLEdBQUcsS0FBSyxNQUFNLEdBQUcsQ0FBVztBQUN2RixTQUFLLFVBQVUsS0FBSztBQUFBLEVBQ3RCO0FBQUEsRUFFQSxNQUFNLElBQVksT0FBc0I7QUFDdEMsVUFBTSxFQUFFLE1BQUFDLE9BQU0sT0FBTyxJQUFJLEtBQUssT0FBTztBQUNyQyxVQUFNLFNBQVMsS0FBSyxLQUFLO0FBQ3pCLFVBQU0sUUFBUSxPQUFPLEtBQUssTUFBTSxFQUFFLE9BQU8sQ0FBQyxRQUFTLE9BQU8sR0FBRyxLQUFnQixNQUFNO0FBQ25GLFVBQU0sT0FBTyxLQUFLLFVBQVUsS0FBSztBQUNqQyxjQUFVLE9BQU8sR0FBR0EsS0FBSSxJQUFJLE1BQU0sR0FBRyxFQUFFLENBQUMsV0FBVyxHQUFHLFdBQVcsS0FBSyx1QkFBdUI7QUFBQSxFQUMvRjtBQUNGOzs7QUN2TU8sSUFBTSxXQUFOLE1BQU0sVUFBUztBQUFBO0FBQUEsRUFFcEIsU0FBcUIsSUFBSSxXQUFXLEdBQUc7QUFBQSxFQUN2QyxRQUFRO0FBQUE7QUFBQSxFQUdSLEtBQUssTUFBWSxXQUFtQixLQUFxQjtBQUN2RCxVQUFNQyxRQUFPLEtBQUssT0FBTyxTQUFTO0FBQ2xDLFVBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxPQUFPO0FBQ2pDLGFBQVMsS0FBTSxJQUFJQyxRQUFPLEdBQUcsSUFBS0QsU0FBUSxLQUFNLEtBQUssSUFBS0EsT0FBTTtBQUM5RCxZQUFNLE1BQU0sS0FBSyxPQUFPLEVBQUU7QUFDMUIsVUFBSSxRQUFRLEVBQUcsUUFBTztBQUN0QixVQUFJLE9BQU8sU0FBUyxLQUFLLElBQUksS0FBSyxTQUFTLE1BQU0sSUFBSyxRQUFPO0FBQUEsSUFDL0Q7QUFBQSxFQUNGO0FBQUE7QUFBQSxFQUdBLElBQUksS0FBYSxLQUFtQjtBQUNsQyxRQUFJLEtBQUssUUFBUSxLQUFLLEtBQUssT0FBTyxPQUFRLE1BQUssTUFBTTtBQUNyRCxTQUFLLE9BQU8sS0FBS0MsUUFBTyxHQUFHLENBQUM7QUFBQSxFQUM5QjtBQUFBO0FBQUEsRUFHQSxPQUFpQjtBQUNmLFVBQU0sT0FBTyxJQUFJLFVBQVM7QUFDMUIsU0FBSyxTQUFTLEtBQUssT0FBTyxNQUFNO0FBQ2hDLFNBQUssUUFBUSxLQUFLO0FBQ2xCLFdBQU87QUFBQSxFQUNUO0FBQUEsRUFFQSxPQUFPLEtBQWEsTUFBb0I7QUFDdEMsVUFBTUQsUUFBTyxLQUFLLE9BQU8sU0FBUztBQUNsQyxRQUFJLEtBQU0sSUFBSSxPQUFRQTtBQUN0QixXQUFPLEtBQUssT0FBTyxFQUFFLE1BQU0sR0FBRztBQUU1QixVQUFJLEtBQUssT0FBTyxFQUFFLE1BQU0sT0FBTyxLQUFLLE9BQU8sS0FBSyxDQUFDLE1BQU0sS0FBTTtBQUM3RCxXQUFNLEtBQUssSUFBS0E7QUFBQSxJQUNsQjtBQUNBLFNBQUssT0FBTyxFQUFFLElBQUk7QUFDbEIsU0FBSyxPQUFPLEtBQUssQ0FBQyxJQUFJO0FBQ3RCLFNBQUssU0FBUztBQUFBLEVBQ2hCO0FBQUEsRUFFQSxRQUFjO0FBQ1osVUFBTUUsU0FBUSxLQUFLO0FBQ25CLFNBQUssU0FBUyxJQUFJLFdBQVdBLE9BQU0sU0FBUyxDQUFDO0FBQzdDLFNBQUssUUFBUTtBQUNiLGFBQVMsS0FBSyxHQUFHLEtBQUtBLE9BQU0sUUFBUSxNQUFNLEdBQUc7QUFDM0MsWUFBTSxNQUFNQSxPQUFNLEVBQUU7QUFDcEIsVUFBSSxRQUFRLEVBQUcsTUFBSyxPQUFPLEtBQUtBLE9BQU0sS0FBSyxDQUFDLENBQVc7QUFBQSxJQUN6RDtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVNELFFBQU8sS0FBcUI7QUFDbkMsUUFBTSxRQUFRLEtBQUssTUFBTSxHQUFHLFVBQVUsSUFBSSxLQUFNLE1BQU0sYUFBYyxHQUFHLFVBQVU7QUFDakYsU0FBTyxRQUFTLFVBQVU7QUFDNUI7OztBQzFDTyxTQUFTLFlBQVksU0FBNEIsT0FBMkM7QUFDakcsU0FBTztBQUFBLElBQ0wsUUFBUSxJQUFJLENBQUMsV0FBVyxJQUFJLFlBQVksTUFBTSxDQUFDO0FBQUEsSUFDL0MsUUFBUSxJQUFJLENBQUMsRUFBRSxXQUFXLE1BQU8sV0FBVyxRQUFRLElBQUksU0FBWSxJQUFJLFNBQVMsQ0FBRTtBQUFBLElBQ25GO0FBQUEsSUFDQTtBQUFBLEVBQ0Y7QUFDRjtBQUdPLFNBQVMsVUFBVSxPQUFxQixPQUEyQztBQUN4RixTQUFPO0FBQUEsSUFDTCxNQUFNLEtBQUssSUFBSSxDQUFDLFNBQVMsS0FBSyxLQUFLLENBQUM7QUFBQSxJQUNwQyxNQUFNLEtBQUssSUFBSSxDQUFDLFVBQVUsT0FBTyxLQUFLLENBQUM7QUFBQSxJQUN2QztBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxTQUFTLFFBQ1AsTUFDQSxNQUNBLE9BQ0EsT0FDYztBQUNkLFFBQU0sU0FBUyxJQUFJO0FBQUEsSUFDakIsTUFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLEtBQUssT0FBTyxPQUFPLE9BQU87QUFBQSxNQUM1QyxNQUFNLEtBQUssS0FBSztBQUFBLE1BQ2hCO0FBQUEsTUFDQSxPQUFPO0FBQUEsSUFDVCxFQUFFO0FBQUEsRUFDSjtBQUNBLFNBQU8sRUFBRSxNQUFNLE1BQU0sUUFBUSxPQUFPLFNBQVMsT0FBTyxRQUFRLFlBQVksR0FBRyxhQUFhLEVBQUU7QUFDNUY7QUFHTyxTQUFTLFFBQVEsT0FBcUIsT0FBNkIsS0FBbUI7QUFDM0YsUUFBTSxPQUFPLFNBQVM7QUFDdEIsYUFBVyxDQUFDRSxRQUFPLEVBQUUsT0FBTyxLQUFLLE1BQU0sQ0FBQyxLQUFLLE1BQU0sUUFBUSxHQUFHO0FBQzVELFVBQU0sT0FBTyxNQUFNLEtBQUssS0FBSztBQUU3QixhQUFTLE1BQU0sSUFBSSxNQUFNLEtBQUssS0FBSyxVQUFVLEtBQUssTUFBTSxRQUFRLE9BQU8sR0FBRztBQUN4RSxXQUFLLEtBQUssS0FBSyxPQUFPLENBQUM7QUFDdkIsVUFBSSxLQUFLLElBQUksS0FBSyxHQUFHLE1BQU0sRUFBRyxPQUFNLE9BQU8sS0FBS0EsUUFBTyxHQUFHO0FBQUEsSUFDNUQ7QUFBQSxFQUNGO0FBQ0EsUUFBTSxRQUFRO0FBQ2hCO0FBR08sU0FBUyxRQUFRLE9BQTZCO0FBQ25ELE1BQUksUUFBUTtBQUNaLGFBQVcsUUFBUSxNQUFNLEtBQU0sV0FBVSxLQUFLLElBQUksR0FBRyxPQUFPLElBQUksS0FBSyxLQUFLO0FBQzFFLFNBQU8sUUFBUTtBQUNqQjs7O0FDNUNBLElBQU0sYUFBYTtBQUduQixJQUFNLGFBQWE7QUFHWixTQUFTLE9BQU8sU0FBMkM7QUFDaEUsUUFBTSxPQUFPLENBQUMsT0FBTztBQUNyQixXQUFTLEtBQUssU0FBUyxHQUFHLFVBQVUsUUFBVyxLQUFLLEtBQUssRUFBRSxFQUFHLE1BQUssR0FBRztBQUN0RSxTQUFPO0FBQ1Q7QUFHTyxTQUFTLFVBQVUsTUFBeUM7QUFDakUsTUFBSSxVQUFVO0FBQ2QsYUFBVyxFQUFFLFFBQVEsS0FBSyxLQUFNLFlBQVcsU0FBUyxRQUFRLFVBQVU7QUFDdEUsU0FBTztBQUNUO0FBTU8sU0FBUyxPQUFPLE1BQWlDLEtBQTJCO0FBQ2pGLFFBQU0sU0FBaUIsQ0FBQztBQUN4QixRQUFNLFFBQVEsS0FBSyxHQUFHLEVBQUUsR0FBRztBQUMzQixXQUFTLEtBQUssS0FBSyxTQUFTLEdBQUcsTUFBTSxHQUFHLE1BQU0sR0FBRztBQUMvQyxVQUFNLFFBQVEsS0FBSyxFQUFFO0FBQ3JCLFVBQU0sUUFBUSxLQUFLLEtBQUssQ0FBQztBQUN6QixVQUFNLFVBQVUsTUFBTTtBQUN0QixVQUFNLFVBQVUsU0FBUyxPQUFPLFNBQVMsTUFBTTtBQUMvQyxVQUFNLE9BQU87QUFDYixVQUFNLFFBQVE7QUFDZCxVQUFNLFVBQVU7QUFDaEIsVUFBTSxPQUFPO0FBQ2IsVUFBTSxRQUFRO0FBQ2QsVUFBTSxPQUFPO0FBQ2IsVUFBTSxjQUFjLElBQUksR0FBRyxNQUFNLGNBQWMsYUFBYSxPQUFPLENBQUM7QUFBQSxFQUN0RTtBQUNBLFdBQVMsT0FBTyxLQUFLLENBQUMsQ0FBbUI7QUFDekMsWUFBVSxPQUFPLFFBQVEsR0FBRztBQUM1QixTQUFPO0FBQ1Q7QUFTTyxTQUFTLFVBQVUsT0FBcUIsUUFBZ0IsS0FBbUI7QUFDaEYsUUFBTSxPQUFPLEtBQUssR0FBRztBQUNyQixNQUFJLENBQUMsTUFBTSxNQUFPO0FBQ2xCLFdBQVMsS0FBSyxHQUFHLEtBQUssT0FBTyxRQUFRLE1BQU0sR0FBRztBQUM1QyxVQUFNLE9BQU8sS0FBSyxPQUFPLEVBQUUsR0FBYSxPQUFPLEtBQUssQ0FBQyxDQUFXO0FBQUEsRUFDbEU7QUFDRjtBQUdPLFNBQVMsU0FBUyxPQUFxQixTQUErQjtBQUMzRSxhQUFXLENBQUMsT0FBTyxJQUFJLEtBQUssTUFBTSxLQUFLLFFBQVEsR0FBRztBQUNoRCxTQUFLLE1BQU0sQ0FBQyxJQUFJLFFBQVEsTUFBTSxJQUFJLEtBQUs7QUFDdkMsU0FBSyxNQUFNLENBQUMsSUFBSSxRQUFRLE1BQU0sSUFBSSxRQUFRLENBQUM7QUFBQSxFQUM3QztBQUNGO0FBR0EsU0FBUyxTQUFTLE9BQXFCLFNBQWtCLFFBQXlCO0FBQ2hGLFFBQU0sT0FBTyxRQUFRLFFBQVE7QUFDN0IsUUFBTSxTQUFTLElBQUksYUFBYSxJQUFJO0FBQ3BDLFlBQVUsT0FBTyxTQUFTLENBQUMsTUFBTSxPQUFPLFdBQVc7QUFDakQsVUFBTSxRQUFRLFFBQVEsU0FBUyxLQUFLO0FBQ3BDLFdBQU8sS0FBSyxJQUFJLEtBQUssTUFBTSxNQUFNO0FBQ2pDLFNBQUssTUFBTSxNQUFNLElBQUk7QUFDckIsVUFBTSxFQUFFLE9BQU8sTUFBTSxJQUFJLEtBQUs7QUFDOUIsVUFBTSxRQUFRLFNBQVMsS0FBSztBQUM1QixRQUFJLE1BQU0sS0FBSyxNQUFNLEtBQUssWUFBWSxVQUFVLEdBQUc7QUFDakQsYUFBTyxLQUFLLE1BQU0sS0FBSyxJQUFjLFNBQVMsU0FBUyxLQUFLLE1BQU07QUFBQSxJQUNwRTtBQUFBLEVBQ0YsQ0FBQztBQUNELFFBQU0sU0FBUyxZQUFZO0FBQzNCLGlCQUFlLFFBQVEsSUFBSTtBQUMzQixXQUFTLFFBQVEsR0FBRyxRQUFRLE1BQU0sU0FBUyxHQUFHO0FBQzVDLGNBQVUsUUFBUSxTQUFTLFNBQVMsS0FBSyxHQUFHLE9BQU8sS0FBSyxDQUFXO0FBQUEsRUFDckU7QUFDQSxTQUFPLFVBQVUsUUFBUSxRQUFRLE1BQU0sQ0FBQyxRQUFRLElBQUk7QUFDdEQ7QUFHQSxTQUFTLFVBQ1AsT0FDQSxTQUNBLE9BQ007QUFDTixRQUFNLEVBQUUsS0FBSyxJQUFJO0FBQ2pCLGFBQVcsQ0FBQyxPQUFPLElBQUksS0FBSyxNQUFNLEtBQUssUUFBUSxHQUFHO0FBQ2hELFVBQU0sT0FBTyxVQUFVLElBQUksSUFBSyxLQUFLLFFBQVEsQ0FBQztBQUM5QyxVQUFNLEVBQUUsT0FBTyxNQUFNLEtBQUssSUFBSSxRQUFRLFNBQVMsTUFBTSxLQUFLLEtBQUssQ0FBVztBQUMxRSxhQUFTLFFBQVEsT0FBTyxVQUFVLE1BQU0sU0FBUyxNQUFNO0FBQ3JELFlBQU0sU0FBUyxTQUFTLFNBQVMsS0FBSztBQUN0QyxXQUFLLFlBQVksTUFBTTtBQUN2QixZQUFNLE1BQU0sT0FBTyxNQUFNO0FBQUEsSUFDM0I7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxTQUFTLFlBQ2QsTUFDQSxPQUNjO0FBQ2QsUUFBTSxTQUFTLEtBQUssR0FBRyxFQUFFO0FBQ3pCLFFBQU0sUUFBUSxVQUFVLE9BQU8sT0FBdUIsS0FBSztBQUMzRCxXQUFTLEtBQUssS0FBSyxTQUFTLEdBQUcsTUFBTSxHQUFHLE1BQU0sR0FBRztBQUMvQyxVQUFNLFVBQVcsS0FBSyxFQUFFLEVBQXFCO0FBQzdDLGNBQVUsT0FBTyxTQUFTLENBQUMsTUFBTSxPQUFPLFdBQVc7QUFDakQsV0FBSyxNQUFNLE1BQU0sSUFBSSxRQUFRLFNBQVMsS0FBSztBQUFBLElBQzdDLENBQUM7QUFBQSxFQUNIO0FBQ0EsV0FBUyxPQUFPLEtBQUssQ0FBQyxDQUFtQjtBQUN6QyxTQUFPO0FBQ1Q7QUFHTyxJQUFNLGNBQU4sTUFBa0M7QUFBQSxFQUM5QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ1QsU0FBUztBQUFBO0FBQUEsRUFHVCxZQUNFLFNBQ0EsT0FDQSxRQUNBLEtBQ0E7QUFDQSxTQUFLLFdBQVc7QUFDaEIsU0FBSyxTQUFTO0FBQ2QsU0FBSyxVQUFVO0FBQ2YsU0FBSyxPQUFPO0FBQUEsRUFDZDtBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQXdCO0FBQ3ZDLFVBQU0sS0FBSyxNQUFNLEtBQUssVUFBVTtBQUNoQyxRQUFJLFVBQVUsS0FBSztBQUNuQixhQUFTLFFBQVEsS0FBSyxTQUFTLEdBQUc7QUFDaEMsWUFBTSxRQUFRLFFBQVEsU0FBUyxRQUFRO0FBQ3ZDLFVBQUksVUFBVSxPQUFXLFFBQU8sT0FBTyxPQUFPLEtBQUssUUFBUSxFQUFFO0FBQzdELFVBQUksVUFBVSxjQUFjLEtBQUssU0FBUyxXQUFZO0FBQ3RELFdBQUssVUFBVTtBQUNmLFlBQU0sVUFBVSxRQUFRO0FBQ3hCLFlBQU0sUUFBUSxRQUFRLFNBQVMsS0FBSyxRQUFRLEVBQUU7QUFDOUMsVUFBSSxTQUFTLEVBQUcsUUFBTyxRQUFRLFNBQVMsS0FBSztBQUM3QyxnQkFBVSxRQUFRO0FBQUEsSUFDcEI7QUFDQSxXQUFPLE9BQU8sS0FBSyxLQUFLLEtBQUssUUFBUSxHQUFHLEtBQUssUUFBUSxFQUFFO0FBQUEsRUFDekQ7QUFBQSxFQUVBLE1BQWE7QUFDWCxjQUFVLE9BQU8sMkJBQTJCO0FBQUEsRUFDOUM7QUFBQSxFQUVBLGNBQXFCO0FBQ25CLGNBQVUsT0FBTywyQkFBMkI7QUFBQSxFQUM5QztBQUFBLEVBRUEsV0FBa0I7QUFDaEIsY0FBVSxPQUFPLDJCQUEyQjtBQUFBLEVBQzlDO0FBQUEsRUFFQSxVQUFpQjtBQUNmLGNBQVUsT0FBTywyQkFBMkI7QUFBQSxFQUM5QztBQUFBLEVBRUEsT0FBZTtBQUNiLFdBQU87QUFBQSxFQUNUO0FBQUEsRUFFQSxPQUFjO0FBQ1osY0FBVSxPQUFPLDJCQUEyQjtBQUFBLEVBQzlDO0FBQ0Y7QUFFQSxTQUFTLE9BQU8sT0FBcUIsT0FBZSxJQUFvQjtBQUN0RSxZQUFVLENBQUMsTUFBTSxTQUFTLDBEQUEwRDtBQUNwRixRQUFNLEVBQUUsTUFBTSxJQUFJLE1BQU0sS0FBSyxLQUFLO0FBQ2xDLFNBQU8sS0FBSyxNQUFNLFNBQVUsTUFBTSxFQUFFLElBQWU7QUFDckQ7OztBQ3JNQSxJQUFNLGtCQUFrQjtBQU9qQixJQUFNLGlCQUE0QixDQUFDLFNBQVMsVUFBVTtBQUUzRCxNQUFJO0FBRUosUUFBTSxVQUFVLENBQUMsWUFBMEM7QUFDekQsVUFBTSxTQUFTLEtBQUssTUFBTTtBQUMxQixRQUFJLFdBQVcsT0FBVyxRQUFPLE9BQU87QUFDeEMsVUFBTSxJQUFJLFFBQVEsT0FBTztBQUN6QixZQUFRLE9BQU8sWUFBWSxPQUFPLE9BQU8sR0FBRyxLQUFLO0FBQ2pELFdBQU8sUUFBUTtBQUFBLEVBQ2pCO0FBRUEsUUFBTSxPQUFPLENBQUMsU0FBeUIsUUFBOEI7QUFDbkUsVUFBTSxRQUFRLFNBQVMsU0FBUyxLQUFLLEtBQUs7QUFDMUMsUUFBSSxDQUFDLE1BQU0sTUFBTyxTQUFRLE9BQU8sT0FBTyxHQUFHO0FBQzNDLFVBQU0sT0FBTyxLQUFLLEdBQUc7QUFDckIsV0FBTztBQUFBLEVBQ1Q7QUFFQSxTQUFPO0FBQUEsSUFDTCxRQUFRLE1BQU0sVUFBVSxZQUFZLFNBQVMsS0FBSyxDQUFDO0FBQUEsSUFDbkQsS0FBSyxRQUFpQixLQUFvQjtBQUN4QyxZQUFNLFFBQVEsS0FBSyxRQUEwQixHQUFHO0FBQ2hELFlBQU0sVUFBVTtBQUNoQixhQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsUUFBUSxDQUFDLFNBQWtCLFVBQ3pCLE9BQU8sU0FBMkIsT0FBdUIsS0FBSztBQUFBLElBQ2hFLFVBQVUsQ0FBQyxTQUFrQixPQUFjLFFBQ3pDLFNBQVMsU0FBMkIsT0FBdUIsR0FBRztBQUFBLElBQ2hFLFFBQVEsQ0FBQyxTQUFrQixVQUN6QixJQUFJLFlBQVksU0FBMkIsT0FBUSxRQUFRLEtBQUssRUFBYSxRQUFRLE9BQU87QUFBQSxJQUM5RixLQUFLLFNBQWtCLE9BQWUsS0FBcUI7QUFDekQsWUFBTSxFQUFFLFFBQVEsV0FBVyxJQUFJLFFBQVEsS0FBSztBQUM1QyxZQUFNLE9BQU8sSUFBSSxZQUFZLFNBQTJCLE9BQU8sUUFBUSxPQUFPO0FBQzlFLFVBQUksS0FBSztBQUNULGFBQU8sR0FBRyxVQUFVLFVBQWEsR0FBRyxTQUFTLE9BQVcsTUFBSyxHQUFHO0FBQ2hFLFlBQU0sU0FBUyxHQUFHLFNBQVMsR0FBRyxPQUFPLEtBQUssS0FBSztBQUMvQyxhQUFPLE1BQU0sS0FBSyxNQUFNLFdBQVcsS0FBSyxHQUFHO0FBQUEsSUFDN0M7QUFBQSxJQUNBLFNBQVMsQ0FBQyxTQUFrQixRQUMxQixLQUFLLFNBQTJCLEdBQUcsRUFBRSxPQUFPLFFBQVE7QUFBQSxJQUN0RCxTQUFTLENBQUMsR0FBWSxHQUFZLFVBQ2hDLFFBQVEsR0FBcUIsR0FBcUIsU0FBUyxPQUFPLEtBQUs7QUFBQSxFQUMzRTtBQUNGO0FBRUEsU0FBUyxPQUNQLFNBQ0EsT0FDQSxPQUNnQjtBQUNoQixNQUFJLE9BQU87QUFDWCxhQUFXLFFBQVEsTUFBTSxLQUFNLFNBQVEsS0FBSyxPQUFPO0FBQ25ELFFBQU0sVUFBVTtBQUNoQixRQUFNLEVBQUUsT0FBTyxJQUFJO0FBQ25CLGlCQUFlLFFBQVEsSUFBSTtBQUMzQixRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUksQ0FBQyxTQUFTO0FBQ3BDLFNBQUssT0FBTyxNQUFNO0FBQ2xCLFdBQU8sT0FBTztBQUFBLEVBQ2hCLENBQUM7QUFDRCxNQUFJLE9BQU8sU0FBUyxFQUFHLFFBQU87QUFDOUIsUUFBTSxPQUFPLFVBQVUsS0FBSztBQUM1QixVQUFRLFVBQVUsVUFBVSxRQUFRLE1BQU0sSUFBSTtBQUM5QyxNQUFJLE9BQU8sVUFBVyxPQUFNLFNBQVMsWUFBWTtBQUNqRCxVQUFRLFFBQVE7QUFDaEIsVUFBUSxPQUFPO0FBQ2YsUUFBTSxlQUFlLGFBQWEsUUFBUSxPQUFPO0FBQ2pELE1BQUksTUFBTSxjQUFjLFFBQVEsS0FBSyxFQUFHLFNBQVEsT0FBTyxLQUFLLE9BQU8sS0FBSztBQUN4RSxTQUFPO0FBQ1Q7QUFFQSxTQUFTLFNBQVMsU0FBeUIsT0FBcUIsS0FBbUI7QUFDakYsUUFBTSxTQUFtQixDQUFDO0FBQzFCLGFBQVcsUUFBUSxNQUFNLE1BQU07QUFDN0IsVUFBTSxFQUFFLE1BQU0sSUFBSSxLQUFLO0FBQ3ZCLFNBQUssU0FBUyxDQUFDLEtBQUssUUFBUSxPQUFPLEtBQUssTUFBTSxHQUFHLEdBQWEsR0FBRyxDQUFDO0FBQUEsRUFDcEU7QUFDQSxZQUFVLE9BQU8sUUFBUSxHQUFHO0FBQzVCLFFBQU0sT0FBTyxZQUFZO0FBQ3pCLFdBQVMsT0FBTyxPQUFPO0FBQ3ZCLFFBQU0sVUFBVTtBQUNsQjtBQUVBLFNBQVMsVUFBVSxPQUFxQztBQUN0RCxRQUFNLFFBQVEsSUFBSSxXQUFXLE1BQU0sS0FBSyxTQUFTLENBQUM7QUFDbEQsYUFBVyxDQUFDLE9BQU8sSUFBSSxLQUFLLE1BQU0sS0FBSyxRQUFRLEdBQUc7QUFDaEQsVUFBTSxJQUFJLEtBQUssSUFBSSxLQUFLLE1BQU0sQ0FBQztBQUMvQixVQUFNLElBQUksUUFBUSxDQUFDLElBQUksS0FBSyxNQUFNLENBQUM7QUFBQSxFQUNyQztBQUNBLFNBQU8sRUFBRSxPQUFPLE9BQU8sU0FBUyxRQUFXLE1BQU0sUUFBVyxNQUFNLE9BQVU7QUFDOUU7QUFNQSxTQUFTLEtBQUssT0FBcUIsT0FBNkM7QUFDOUUsUUFBTSxPQUFPLFVBQVUsT0FBTyxLQUFLO0FBQ25DLFFBQU0sY0FBYztBQUNwQixRQUFNLFVBQVUsVUFBVSxLQUFLO0FBQy9CLFVBQVEsUUFBUTtBQUNoQixXQUFTLE1BQU0sT0FBTztBQUN0QixTQUFPO0FBQ1Q7QUFHQSxTQUFTLFNBQVMsU0FBeUIsS0FBYSxPQUEyQztBQUNqRyxNQUFJLFFBQVEsVUFBVSxPQUFXLFFBQU8sUUFBUTtBQUNoRCxRQUFNLE9BQU8sT0FBTyxPQUFPO0FBQzNCLFFBQU0sTUFBTSxLQUFLLEdBQUcsRUFBRSxHQUFHO0FBQ3pCLE1BQUksUUFBUSxTQUFTLFVBQWEsVUFBVSxJQUFJLElBQUksa0JBQWtCLElBQUksUUFBUSxHQUFHLEdBQUc7QUFDdEYsV0FBTyxPQUFPLE1BQU0sR0FBRztBQUFBLEVBQ3pCO0FBQ0EsVUFBUSxRQUFRLFFBQVEsUUFBUSxZQUFZLE1BQU0sS0FBSztBQUN2RCxVQUFRLE9BQU87QUFDZixVQUFRLFVBQVU7QUFDbEIsVUFBUSxPQUFPO0FBQ2YsU0FBTyxRQUFRO0FBQ2pCO0FBRUEsU0FBUyxRQUNQLEdBQ0EsR0FDQSxTQUNBLE9BQ0EsT0FDTTtBQUNOLFFBQU0sUUFBUSxPQUFPLENBQUM7QUFDdEIsUUFBTSxRQUFRLE9BQU8sQ0FBQztBQUN0QixNQUFJLE1BQU0sR0FBRyxFQUFFLE1BQU0sTUFBTSxHQUFHLEVBQUUsR0FBRztBQUNqQztBQUFBLE1BQ0UsRUFBRSxTQUFTLFlBQVksT0FBTyxLQUFLO0FBQUEsTUFDbkMsRUFBRSxTQUFTLFlBQVksT0FBTyxLQUFLO0FBQUEsTUFDbkM7QUFBQSxJQUNGO0FBQ0E7QUFBQSxFQUNGO0FBQ0EsUUFBTSxTQUFTLElBQUksSUFBSSxLQUFLO0FBQzVCLFFBQU0sVUFBVSxNQUFNLEtBQUssQ0FBQyxZQUFZLE9BQU8sSUFBSSxPQUFPLENBQUM7QUFDM0QsYUFBVyxRQUFRLENBQUMsT0FBTyxLQUFLLEdBQUc7QUFDakMsZUFBVyxXQUFXLE1BQU07QUFDMUIsVUFBSSxZQUFZLFFBQVM7QUFDekIsbUJBQWEsUUFBUSxTQUFvQixTQUFTLEtBQUs7QUFBQSxJQUN6RDtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVMsYUFBYSxTQUFrQixTQUE0QixPQUEwQjtBQUM1RixNQUFJLFFBQVE7QUFDWixhQUFXLENBQUMsT0FBTyxFQUFFLE9BQU8sQ0FBQyxLQUFLLFFBQVEsUUFBUSxHQUFHO0FBQ25ELFdBQU8sUUFBUyxRQUFRLEtBQUssS0FBSyxHQUFjLFNBQVMsR0FBRztBQUMxRCxZQUFNLEtBQUssU0FBUyxTQUFTLEtBQUs7QUFDbEMsWUFBTSxRQUFRLEtBQU0sS0FBSyxVQUFXLFFBQVEsS0FBSyxNQUFNO0FBQUEsSUFDekQ7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxTQUFTLGNBQWMsR0FBaUIsR0FBaUIsT0FBMEI7QUFDakYsYUFBVyxDQUFDLE9BQU8sS0FBSyxLQUFLLEVBQUUsS0FBSyxRQUFRLEdBQUc7QUFDN0MsVUFBTSxRQUFRLEVBQUUsS0FBSyxLQUFLO0FBQzFCLFVBQU0sUUFBUSxJQUFJLE1BQU0sSUFBSSxHQUFHLE9BQU8sR0FBRyxNQUFNLElBQUksR0FBRyxPQUFPLENBQUM7QUFDOUQsVUFBTSxRQUFRLEtBQUs7QUFDbkIsVUFBTSxRQUFRLEtBQUs7QUFDbkIsVUFBTSxFQUFFLE9BQU8sSUFBSTtBQUNuQixhQUFTLEtBQUssR0FBRyxNQUFNLFFBQVEsS0FBSyxRQUFRLE1BQU0sR0FBRztBQUNuRCxVQUFJLE1BQU0sTUFBTSxFQUFFLE1BQU0sTUFBTSxNQUFNLEVBQUUsRUFBRztBQUN6QyxZQUFNLFFBQVEsS0FBTSxLQUFLLFVBQVcsUUFBUSxLQUFLLE1BQU07QUFBQSxJQUN6RDtBQUFBLEVBQ0Y7QUFDRjs7O0FDckxPLFNBQVMsS0FBSyxTQUE0QyxDQUFDLEdBQVk7QUFDNUUsU0FBTyxFQUFFLE1BQU0sTUFBTSxPQUFPO0FBQzlCO0FBR08sU0FBUyxPQUNkLE1BQ0EsU0FDQSxVQUE4QixDQUFDLEdBQ0s7QUFDcEMsU0FBTyxFQUFFLE1BQU0sT0FBTyxTQUFTLEVBQUUsTUFBTSxTQUFTLFFBQVEsRUFBRTtBQUM1RDs7O0FDQU8sU0FBUyxRQUNkQyxTQUNBLFNBQ3NCO0FBQ3RCLFFBQU1DLFVBQVMsT0FBTyxLQUFLRCxRQUFPLE1BQU07QUFDeEMsYUFBVyxDQUFDRSxPQUFNLEVBQUUsTUFBTSxDQUFDLEtBQUssT0FBTyxRQUFRRixRQUFPLE1BQU0sR0FBRztBQUM3RCxlQUFXLENBQUMsT0FBTyxFQUFFLEtBQUssQ0FBQyxLQUFLLE9BQU8sUUFBUSxLQUFLLEdBQUc7QUFDckQsVUFBSSxTQUFTLFFBQVM7QUFDdEIsWUFBTSxTQUFTLFFBQVEsT0FBTyxDQUFDLEVBQUUsT0FBTyxPQUFBRyxPQUFNLE1BQU0sVUFBVUQsU0FBUUMsV0FBVSxLQUFLO0FBQ3JGLGdCQUFVLE9BQU8sV0FBVyxHQUFHLFNBQVNELEtBQUksSUFBSSxLQUFLLFFBQVEsT0FBTyxNQUFNLGlCQUFpQjtBQUFBLElBQzdGO0FBQUEsRUFDRjtBQUNBLFNBQU8sUUFBUSxJQUFJLENBQUMsRUFBRSxPQUFPLE9BQUFDLFFBQU8sTUFBQUQsTUFBSyxNQUFNO0FBQzdDLFVBQU0sYUFBYUYsUUFBTyxPQUFPLEtBQUs7QUFDdEM7QUFBQSxNQUNFLFlBQVksTUFBTUcsTUFBSyxHQUFHLFNBQVM7QUFBQSxNQUNuQyxHQUFHRCxLQUFJLG9CQUFvQixLQUFLLElBQUlDLE1BQUs7QUFBQSxJQUMzQztBQUNBLFVBQU0sTUFBTSxXQUFXLE9BQU9BLE1BQUs7QUFDbkMsV0FBTyxFQUFFLE9BQU9GLFFBQU8sUUFBUSxLQUFLLEdBQUcsS0FBSyxPQUFPLE1BQU0sRUFBRTtBQUFBLEVBQzdELENBQUM7QUFDSDs7O0FDdkRBLFNBQVMsUUFBUSxlQUFlO0FBS2hDLElBQU0sT0FBTztBQXNCTixJQUFNLGVBQTBCLEVBQUUsT0FBTyxHQUFHLE9BQU8sQ0FBQyxHQUFHLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFFekUsU0FBU0csU0FBUSxXQUFzQixJQUErQjtBQUNwRSxRQUFNLEtBQUssS0FBSztBQUNoQixTQUFPLFVBQVUsT0FBTyxLQUFNLEtBQUssUUFBUyxJQUFJLElBQUksS0FBSyxJQUFJO0FBQy9EO0FBR08sU0FBUyxlQUFlLFdBQStDO0FBQzVFLFNBQU87QUFBQSxJQUNMLE9BQU8sVUFBVTtBQUFBLElBQ2pCLEtBQUssQ0FBQyxPQUFPQSxTQUFRLFdBQVcsRUFBRSxHQUFHO0FBQUEsSUFDckMsS0FBSyxNQUFNLFFBQVEsVUFBVSxPQUFPLENBQUMsT0FBT0EsU0FBUSxXQUFXLEVBQUUsTUFBTSxNQUFTO0FBQUEsRUFDbEY7QUFDRjtBQUVBLFNBQVMsUUFBUSxPQUFlLE9BQTBDO0FBQ3hFLFFBQU0sTUFBZ0IsQ0FBQztBQUN2QixXQUFTLEtBQUssR0FBRyxNQUFNLE9BQU8sTUFBTSxFQUFHLEtBQUksTUFBTSxFQUFFLEVBQUcsS0FBSSxLQUFLLEVBQUU7QUFDakUsU0FBTztBQUNUO0FBR08sSUFBTSxpQkFBTixNQUF1RDtBQUFBLEVBQ25EO0FBQUEsRUFDVCxRQUFtQjtBQUFBLEVBQ25CLFNBQVM7QUFBQSxFQUNBLFVBQVUsb0JBQUksSUFBcUI7QUFBQTtBQUFBLEVBRzVDLFlBQVksWUFBb0I7QUFDOUIsU0FBSyxjQUFjO0FBQUEsRUFDckI7QUFBQSxFQUVBLE1BQU1DLE9BQXVCO0FBQzNCLFNBQUssUUFBUUE7QUFDYixTQUFLLFNBQVNBLE1BQUs7QUFDbkIsU0FBSyxRQUFRLE1BQU07QUFBQSxFQUNyQjtBQUFBLEVBRUEsSUFBSSxRQUFnQjtBQUNsQixXQUFPLEtBQUs7QUFBQSxFQUNkO0FBQUEsRUFFQSxJQUFJLElBQTJDO0FBQzdDLFFBQUksS0FBSyxRQUFRLFNBQVMsS0FBSyxLQUFLLFFBQVEsSUFBSSxFQUFFLEVBQUcsUUFBTyxLQUFLLFFBQVEsSUFBSSxFQUFFO0FBQy9FLFdBQU9ELFNBQVEsS0FBSyxPQUFPLEVBQUUsR0FBRztBQUFBLEVBQ2xDO0FBQUEsRUFFQSxNQUFnQjtBQUNkLFdBQU8sUUFBUSxLQUFLLFFBQVEsQ0FBQyxPQUFPLEtBQUssSUFBSSxFQUFFLE1BQU0sTUFBUztBQUFBLEVBQ2hFO0FBQUEsRUFFQSxPQUFPLFVBQTJCO0FBQ2hDLFNBQUssVUFBVTtBQUNmLFNBQUssUUFBUSxJQUFJLEtBQUssUUFBUSxPQUFPLFVBQVUsSUFBSSxDQUFDO0FBQ3BELFdBQU8sS0FBSztBQUFBLEVBQ2Q7QUFBQSxFQUVBLEtBQUssSUFBWSxRQUEyQztBQUMxRCxVQUFNLFNBQVMsUUFBUSxLQUFLLElBQUksRUFBRSxHQUFHLENBQUMsYUFBc0I7QUFDMUQsYUFBTyxRQUFRO0FBQUEsSUFDakIsQ0FBQztBQUNELFNBQUssUUFBUSxJQUFJLElBQUksTUFBTTtBQUFBLEVBQzdCO0FBQUEsRUFFQSxPQUFPLElBQWtCO0FBQ3ZCLFNBQUssUUFBUSxJQUFJLElBQUksTUFBUztBQUFBLEVBQ2hDO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLEVBT0EsU0FBb0I7QUFDbEIsUUFBSSxLQUFLLFFBQVEsU0FBUyxFQUFHLFFBQU8sS0FBSztBQUN6QyxRQUFJLEVBQUUsR0FBRyxFQUFFLElBQUksS0FBSztBQUNwQixVQUFNLFFBQVEsS0FBSyxNQUFNLE1BQU0sTUFBTTtBQUNyQyxVQUFNLFFBQVEsb0JBQUksSUFBWTtBQUM5QixRQUFJLFVBQVU7QUFDZCxlQUFXLENBQUMsSUFBSSxRQUFRLEtBQUssS0FBSyxTQUFTO0FBQ3pDLFlBQU0sU0FBU0EsU0FBUSxLQUFLLE9BQU8sRUFBRTtBQUNyQyxVQUFJLGFBQWEsUUFBUSxTQUFVO0FBQ25DLFlBQU0sUUFBUSxhQUFhLFNBQVksU0FBWSxLQUFLLE9BQU8sSUFBSSxRQUFRO0FBQzNFLGdCQUFVO0FBQ1YsVUFBSyxLQUFLLE9BQU8sS0FBSyxNQUFNLFFBQVEsS0FBSyxLQUFNO0FBQy9DLFVBQUssS0FBSyxPQUFPLEtBQUssTUFBTSxRQUFRLEtBQUssS0FBTTtBQUMvQyxZQUFNLFFBQVEsS0FBSyxLQUFNLEtBQUssS0FBSyxRQUFTO0FBQzVDLFVBQUksQ0FBQyxNQUFNLElBQUksSUFBSSxHQUFHO0FBQ3BCLGNBQU0sSUFBSSxLQUFLLE1BQU0sSUFBSSxLQUFLLENBQUMsR0FBRyxNQUFNO0FBQ3hDLGNBQU0sSUFBSSxJQUFJO0FBQUEsTUFDaEI7QUFDQSxNQUFDLE1BQU0sSUFBSSxHQUE2QixLQUFLLEtBQUssSUFBSSxJQUFJO0FBQUEsSUFDNUQ7QUFDQSxXQUFPLFdBQVcsS0FBSyxXQUFXLEtBQUssTUFBTSxRQUN6QyxFQUFFLE9BQU8sS0FBSyxRQUFRLE9BQU8sR0FBRyxFQUFFLElBQ2xDLEtBQUs7QUFBQSxFQUNYO0FBQUEsRUFFQSxPQUFPLElBQVksVUFBMEI7QUFDM0MsVUFBTSxRQUFRLFlBQVk7QUFDMUIsV0FBTyxPQUFPLGNBQWMsUUFBUSxDQUFDO0FBQ3JDLFVBQU0sTUFBTSxLQUFLLGNBQWMsV0FBYTtBQUM1QyxXQUFPLEVBQUUsVUFBVSxHQUFHLE1BQU0sS0FBSyxNQUFNLEdBQUcsTUFBTSxDQUFDLEdBQUcsR0FBRyxNQUFNLEtBQUssTUFBTSxHQUFHLE1BQU0sQ0FBQyxFQUFFO0FBQUEsRUFDdEY7QUFDRjs7O0FDcEdBLElBQU0sT0FBTztBQUNiLElBQU0sUUFBUTtBQUNkLElBQU0sT0FBTztBQUNiLElBQU0sV0FBVztBQUdWLElBQU0sUUFBTixNQUEwQztBQUFBLEVBQ3RDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUVULFlBQVksUUFBZ0IsU0FBdUI7QUFDakQsU0FBSyxVQUFVO0FBQ2YsU0FBSyxXQUFXO0FBQ2hCLFNBQUssUUFBUSxRQUFRLEtBQUssT0FBTyxLQUFLO0FBQUEsRUFDeEM7QUFBQSxFQUVBLElBQUksUUFBZ0I7QUFDbEIsV0FBTyxLQUFLLE1BQU0sSUFBSSxHQUFHLE9BQU87QUFBQSxFQUNsQztBQUFBLEVBRUEsSUFBSSxJQUFxQjtBQUN2QixXQUFPLE1BQU0sRUFBRSxLQUFLLEtBQUssS0FBSyxNQUFNLEtBQUssU0FBUyxLQUFLLE1BQU0sSUFBSSxJQUFJLE9BQU8sTUFBTTtBQUFBLEVBQ3BGO0FBQUEsRUFFQSxJQUFJLElBQVksT0FBcUI7QUFDbkMsV0FBTyxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUs7QUFBQSxFQUNqQztBQUFBLEVBRUEsSUFBSSxJQUFZLE9BQWEsT0FBcUI7QUFDaEQsU0FBSyxNQUFNLElBQUksSUFBSSxPQUFPLEtBQUs7QUFBQSxFQUNqQztBQUFBLEVBRUEsSUFBSSxJQUFZLE9BQWEsT0FBcUI7QUFDaEQsU0FBSyxNQUFNLElBQUksSUFBSSxPQUFPLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSyxJQUFJLEtBQUs7QUFBQSxFQUM3RDtBQUFBLEVBRUEsTUFBTSxJQUFZLE9BQXNCO0FBQ3RDLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFVBQU0sVUFBVSxLQUFLLFNBQVMsTUFBTSxNQUFNLEtBQUssSUFBSSxJQUFJLFFBQVEsS0FBSztBQUNwRSxXQUFPLEtBQUssSUFBSSxJQUFJLEtBQUssSUFBSSxLQUFLLElBQUksSUFBSSxRQUFRLElBQUksSUFBSTtBQUFBLEVBQzVEO0FBQUEsRUFFQSxLQUFLLElBQVksT0FBc0I7QUFDckMsV0FBTyxLQUFLLE1BQU0sSUFBSSxJQUFJLFFBQVEsSUFBSTtBQUFBLEVBQ3hDO0FBQUEsRUFFQSxTQUFTLElBQVksT0FBYyxPQUFxQjtBQUN0RCxVQUFNLE9BQU8sS0FBSyxNQUFNLElBQUksSUFBSSxRQUFRLElBQUk7QUFDNUMsU0FBSyxNQUFNLFNBQVMsSUFBSSxPQUFPLE9BQU8sTUFBTSxLQUFLLFNBQVMsTUFBTSxHQUFHO0FBQUEsRUFDckU7QUFBQSxFQUVBLFFBQVEsSUFBWSxPQUFjLE1BQW9CO0FBQ3BELFNBQUssTUFBTSxTQUFTLElBQUksT0FBTyxLQUFLLE1BQU0sSUFBSSxLQUFLLEdBQUcsTUFBTSxLQUFLLFNBQVMsTUFBTSxHQUFHO0FBQUEsRUFDckY7QUFBQSxFQUVBLElBQUksSUFBWSxPQUFzQjtBQUNwQyxXQUFPLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSztBQUFBLEVBQ2pDO0FBQUEsRUFFQSxTQUFTLElBQVksT0FBYyxLQUFtQjtBQUNwRCxRQUFJLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSyxNQUFNLElBQUs7QUFDdkMsUUFBSSxDQUFDLE1BQU0sR0FBRyxLQUFLLE1BQU0sS0FBSyxTQUFTLE1BQU0sT0FBUSxNQUFLLFNBQVMsSUFBSSxHQUFHO0FBQzFFLFNBQUssTUFBTSxJQUFJLElBQUksT0FBTyxHQUFHO0FBQzdCLFNBQUssU0FBUyxRQUFRLEtBQUssS0FBSyxRQUFRLE1BQU0sS0FBSyxHQUFhLEVBQUU7QUFBQSxFQUNwRTtBQUFBLEVBRUEsU0FBUyxJQUFZLEtBQW9CO0FBQ3ZDLFVBQU0sRUFBRSxNQUFBRSxNQUFLLElBQUksS0FBSyxRQUFRO0FBQzlCLGNBQVUsT0FBTyxHQUFHQSxLQUFJLElBQUksRUFBRSxjQUFjLEdBQUcsWUFBWSxLQUFLLFNBQVMsTUFBTSxNQUFNLEVBQUU7QUFBQSxFQUN6RjtBQUFBLEVBRUEsT0FBTyxJQUFZLE9BQW9CO0FBQ3JDLFFBQUksS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLE1BQU0sRUFBRyxNQUFLLE1BQU0sSUFBSSxJQUFJLE9BQU8sQ0FBQztBQUFBLEVBQ2xFO0FBQUEsRUFFQSxPQUFPLElBQVksT0FBcUI7QUFDdEMsV0FBTyxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUs7QUFBQSxFQUNqQztBQUFBLEVBRUEsS0FBSyxJQUFZLE9BQWEsUUFBc0I7QUFDbEQsUUFBSSxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssTUFBTSxPQUFRO0FBQzFDLFNBQUssTUFBTSxJQUFJLEtBQUs7QUFDcEIsVUFBTSxFQUFFLE9BQU8sTUFBQUMsTUFBSyxJQUFJLEtBQUssUUFBUSxRQUFRLEtBQUs7QUFDbEQsVUFBTSxRQUFRLEtBQUssU0FBUyxLQUFLLEtBQUs7QUFDdEMsVUFBTSxRQUFRLE1BQU0sSUFBSSxRQUFRQSxLQUFJO0FBQ3BDLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFNBQUssSUFBSSxJQUFJLE9BQU8sTUFBTTtBQUMxQixTQUFLLFlBQVksSUFBSSxRQUFRLE1BQU0sS0FBSztBQUN4QyxTQUFLLFlBQVksSUFBSSxRQUFRLFVBQVUsQ0FBQztBQUN4QyxRQUFJLFVBQVUsRUFBRyxNQUFLLFlBQVksT0FBTyxRQUFRLFVBQVUsRUFBRTtBQUM3RCxVQUFNLFlBQVksUUFBUUEsT0FBTSxFQUFFO0FBQUEsRUFDcEM7QUFBQSxFQUVBLE1BQU0sSUFBWSxPQUFtQjtBQUNuQyxVQUFNLE9BQU8sS0FBSztBQUNsQixVQUFNLFNBQVMsS0FBSyxJQUFJLElBQUksS0FBSztBQUNqQyxRQUFJLFdBQVcsRUFBRztBQUNsQixVQUFNLE9BQU8sS0FBSyxJQUFJLElBQUksUUFBUSxJQUFJO0FBQ3RDLFVBQU0sV0FBVyxLQUFLLElBQUksSUFBSSxRQUFRLFFBQVE7QUFDOUMsUUFBSSxTQUFTLEVBQUcsTUFBSyxZQUFZLE1BQU0sUUFBUSxVQUFVLFFBQVE7QUFDakUsUUFBSSxhQUFhLEVBQUcsTUFBSyxZQUFZLFVBQVUsUUFBUSxNQUFNLElBQUk7QUFBQSxTQUM1RDtBQUNILFlBQU0sRUFBRSxPQUFPLE1BQUFBLE1BQUssSUFBSSxLQUFLLFFBQVEsUUFBUSxLQUFLO0FBQ2xELE1BQUMsS0FBSyxTQUFTLEtBQUssS0FBSyxFQUFXLFlBQVksUUFBUUEsT0FBTSxJQUFJO0FBQUEsSUFDcEU7QUFDQSxTQUFLLElBQUksSUFBSSxPQUFPLENBQUM7QUFDckIsU0FBSyxZQUFZLElBQUksUUFBUSxNQUFNLENBQUM7QUFDcEMsU0FBSyxZQUFZLElBQUksUUFBUSxVQUFVLENBQUM7QUFBQSxFQUMxQztBQUFBLEVBRUEsUUFBUSxJQUFZLE9BQXVCO0FBQ3pDLFVBQU0sRUFBRSxPQUFPLE1BQUFDLE1BQUssSUFBSSxLQUFLLFFBQVEsU0FBUyxLQUFLO0FBQ25ELFVBQU0sT0FBTyxLQUFLLFNBQVMsS0FBSyxLQUFLO0FBQ3JDLFVBQU0sTUFBZ0IsQ0FBQztBQUN2QixhQUFTLEtBQUssS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLEdBQUcsT0FBTyxHQUFHLEtBQUssS0FBSyxJQUFJLElBQUlBLFFBQU8sSUFBSSxFQUFHLEtBQUksS0FBSyxFQUFFO0FBQzlGLFdBQU8sSUFBSSxTQUFTLElBQUksTUFBTSxJQUFJLEtBQUssQ0FBQyxHQUFHLE1BQU0sSUFBSSxDQUFDO0FBQUEsRUFDeEQ7QUFBQSxFQUVBLFFBQVEsSUFBWSxPQUFzQjtBQUN4QyxXQUFPLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSyxNQUFNO0FBQUEsRUFDdkM7QUFBQSxFQUVBLEtBQUssS0FBcUI7QUFDeEIsV0FBTyxLQUFLLFNBQVMsS0FBSyxHQUFHO0FBQUEsRUFDL0I7QUFBQSxFQUVBLE1BQWdCO0FBQ2QsVUFBTSxNQUFnQixDQUFDO0FBQ3ZCLGFBQVMsS0FBSyxHQUFHLE1BQU0sS0FBSyxPQUFPLE1BQU0sRUFBRyxLQUFJLEtBQUssTUFBTSxJQUFJLElBQUksT0FBTyxNQUFNLEVBQUcsS0FBSSxLQUFLLEVBQUU7QUFDOUYsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLE9BQU8sTUFBTSxHQUFXO0FBQ3RCLFVBQU0sT0FBTyxLQUFLO0FBQ2xCLFVBQU0sRUFBRSxXQUFXLElBQUksS0FBSztBQUM1QixVQUFNLEtBQUssS0FBSyxJQUFJLEdBQUcsT0FBTyxJQUFJO0FBQ2xDLFFBQUksV0FBVyxRQUFRLElBQUksUUFBUSxJQUFJLE9BQU8sS0FBSyxLQUFLLEtBQUssR0FBRyxNQUFNLEdBQUc7QUFDdkUsZ0JBQVUsT0FBTyxHQUFHLFdBQVcsSUFBSSxnQ0FBZ0MsR0FBRyxFQUFFO0FBQUEsSUFDMUU7QUFDQSxTQUFLLFFBQVEsRUFBRTtBQUNmLFNBQUssSUFBSSxHQUFHLFNBQVMsRUFBRTtBQUN2QixTQUFLLElBQUksSUFBSSxTQUFTLENBQUM7QUFDdkIsUUFBSSxXQUFXLFFBQVEsR0FBRztBQUN4QixXQUFLLElBQUksSUFBSSxXQUFXLEtBQUssR0FBRztBQUNoQyxXQUFLLFNBQVMsTUFBTSxJQUFJLElBQUksR0FBRztBQUFBLElBQ2pDO0FBQ0EsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLE9BQU8sSUFBa0I7QUFDdkIsVUFBTSxFQUFFLFdBQVcsSUFBSSxLQUFLO0FBQzVCLGNBQVUsV0FBVyxRQUFRLEdBQUcsV0FBVyxXQUFXLElBQUksbUNBQW1DO0FBQzdGLGVBQVcsQ0FBQ0YsT0FBTSxFQUFFLEtBQUssQ0FBQyxLQUFLLE9BQU8sUUFBUSxXQUFXLEtBQUssR0FBRztBQUMvRCxZQUFNLFFBQVEsV0FBVyxPQUFPQSxLQUFJO0FBQ3BDLFVBQUksU0FBUyxPQUFRLE1BQUssTUFBTSxJQUFJLEtBQWE7QUFDakQ7QUFBQSxRQUNFLFNBQVMsVUFBVSxLQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssTUFBTTtBQUFBLFFBQ2pELEdBQUcsV0FBVyxJQUFJLElBQUksRUFBRSxjQUFjQSxLQUFJO0FBQUEsTUFDNUM7QUFDQSxVQUFJLFNBQVMsUUFBUyxNQUFLLE1BQU0sU0FBUyxJQUFJLE9BQU8sR0FBRyxHQUFHLENBQUM7QUFBQSxlQUNuRCxTQUFTLFVBQVUsU0FBUyxRQUFTLE1BQUssTUFBTSxJQUFJLElBQUksT0FBTyxDQUFDO0FBQUEsSUFDM0U7QUFDQSxTQUFLLE1BQU0sSUFBSSxJQUFJLFNBQVMsQ0FBQztBQUFBLEVBQy9CO0FBQ0Y7OztBQzFLTyxTQUFTLE9BQ2QsT0FDQSxTQUNBLE9BQ0EsUUFDTTtBQUNOLFFBQU0sUUFBZSxFQUFFLEtBQUssR0FBRyxRQUFRLEVBQUU7QUFDekMsUUFBTSxZQUFZLE1BQU0sVUFBVSxJQUFJLENBQUMsR0FBRyxlQUFlLElBQUksZUFBZSxVQUFVLENBQUM7QUFDdkYsTUFBSSxVQUFrQixFQUFFLE1BQU0sRUFBRTtBQUNoQyxRQUFNLFFBQWlDO0FBQUEsSUFDckMsTUFBTSxDQUFDRyxPQUFjLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxHQUFHLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxNQUMxRCxPQUFPLElBQUksTUFBTSxLQUFLQSxPQUFNLEdBQUcsR0FBRyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDOUMsTUFBTSxDQUFDLFFBQWdCLFFBQWdCQyxLQUFJLE1BQ3pDLEtBQUssUUFBUSxNQUFNLFFBQVEsUUFBUSxNQUFNLEtBQUtBLEVBQUM7QUFBQSxFQUNuRDtBQUNBLFNBQU8sZUFBZSxPQUFPLE9BQU8sRUFBRSxLQUFLLE1BQU0sTUFBTSxLQUFLLFlBQVksS0FBSyxDQUFDO0FBQzlFLFNBQU8sZUFBZSxPQUFPLFdBQVcsRUFBRSxLQUFLLE1BQU0sU0FBUyxZQUFZLEtBQUssQ0FBQztBQUNoRixhQUFXLENBQUMsT0FBTyxNQUFNLEtBQUssUUFBUSxRQUFRLEdBQUc7QUFDL0MsVUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLO0FBQzdCLFVBQU0sT0FBTyxNQUFNLEtBQUssS0FBSztBQUM3QixVQUFNLE1BQU0sT0FBTyxLQUFLLENBQVcsSUFBSSxJQUFJLE1BQU0sUUFBUTtBQUFBLE1BQ3ZEO0FBQUEsTUFDQSxNQUFNLE1BQU07QUFBQSxNQUNaLFFBQVEsTUFBTTtBQUFBLE1BQ2Q7QUFBQSxNQUNBLE1BQU0sQ0FBQyxRQUFTLEtBQWtCLEtBQUssTUFBTSxPQUFPLFdBQVcsS0FBSyxHQUFHO0FBQUEsSUFDekUsQ0FBQztBQUFBLEVBQ0g7QUFDQSxhQUFXLENBQUMsWUFBWUQsS0FBSSxLQUFLLE1BQU0sVUFBVSxRQUFRLEVBQUcsT0FBTUEsS0FBSSxJQUFJLFVBQVUsVUFBVTtBQUM5RixRQUFNRSxTQUFRLENBQUMsU0FBdUI7QUFDcEMsY0FBVTtBQUFBLEVBQ1o7QUFDQSxTQUFPLEVBQUUsT0FBTyxXQUFXLE9BQU8sT0FBQUEsT0FBTTtBQUMxQztBQUdPLFNBQVMsUUFDZCxTQUNBLEVBQUUsU0FBUyxXQUFXLFFBQVEsRUFBRSxRQUFRLEVBQUUsR0FDMUMsU0FDQSxPQUNBLEtBQ1E7QUFDUixRQUFNLFFBQWUsRUFBRSxLQUFLLFFBQVEsRUFBRTtBQUN0QyxRQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsR0FBRyxVQUFVLFFBQVEsT0FBTyxTQUFTLEtBQUssQ0FBQztBQUNyRSxRQUFNLFFBQWlDO0FBQUEsSUFDckM7QUFBQSxJQUNBO0FBQUEsSUFDQSxNQUFNLENBQUMsUUFBZ0IsUUFBZ0JELEtBQUksTUFBTSxLQUFLLFFBQVEsTUFBTSxRQUFRLFFBQVEsS0FBS0EsRUFBQztBQUFBLEVBQzVGO0FBQ0EsYUFBVyxDQUFDLE9BQU8sTUFBTSxLQUFLLFFBQVEsUUFBUSxHQUFHO0FBQy9DLFVBQU0sTUFBTSxPQUFPLEtBQUssQ0FBVyxJQUFJLElBQUksTUFBTSxRQUFRO0FBQUEsTUFDdkQ7QUFBQSxNQUNBO0FBQUEsTUFDQSxRQUFRO0FBQUEsTUFDUixNQUFNO0FBQUEsTUFDTixNQUFNLENBQUMsUUFBUSxRQUFRLEtBQUssU0FBUyxPQUFPLEdBQUc7QUFBQSxJQUNqRCxDQUFDO0FBQUEsRUFDSDtBQUNBLGFBQVcsQ0FBQyxZQUFZRCxLQUFJLEtBQUssTUFBTSxVQUFVLFFBQVEsR0FBRztBQUMxRCxVQUFNQSxLQUFJLElBQUksZUFBZSxVQUFVLFVBQVUsQ0FBYztBQUFBLEVBQ2pFO0FBQ0EsU0FBTztBQUNUOzs7QUNyRU8sSUFBSTtBQU1KLElBQU0sV0FBTixNQUFnRDtBQUFBO0FBQUEsRUFFNUM7QUFBQSxFQUNBO0FBQUEsRUFFVCxPQUFPO0FBQ0wsY0FBVSxDQUFDLGFBQWEsU0FBUztBQUFBLEVBQ25DO0FBQUEsRUFFQSxZQUFZLEtBQWEsUUFBZ0IsU0FBa0IsV0FBaUM7QUFDMUYsU0FBSyxNQUFNO0FBQ1gsU0FBSyxTQUFTLEVBQUUsUUFBUSxTQUFTLFdBQVcsTUFBTSxRQUFXLE9BQU8sT0FBVTtBQUFBLEVBQ2hGO0FBQUE7QUFBQSxFQUdBLElBQUksVUFBbUI7QUFDckIsV0FBTyxLQUFLLE9BQU8sT0FBTztBQUFBLEVBQzVCO0FBQ0Y7OztBQ2pCTyxTQUFTLFNBQ2QsWUFDQSxXQUNXO0FBQ1gsUUFBTSxFQUFFLFFBQUFHLFNBQVEsUUFBUSxJQUFJO0FBQzVCLFFBQU0sUUFBUSxRQUFRQSxTQUFRLE9BQU87QUFDckMsUUFBTSxVQUFVLFVBQVVBLFNBQVEsS0FBSztBQUN2QyxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxPQUFPLEVBQUUsUUFBUSxPQUFPLEtBQUtBLFFBQU8sTUFBTSxHQUFHLFdBQVcsT0FBTyxLQUFLQSxRQUFPLFNBQVMsRUFBRTtBQUFBLElBQ3RGLFNBQVMsVUFBVSxTQUFTLEtBQUs7QUFBQSxJQUNqQyxRQUFRLElBQUksWUFBWUEsUUFBTyxNQUFNO0FBQUEsSUFDckMsU0FBUztBQUFBLElBQ1QsT0FBTyxvQkFBSSxRQUFRO0FBQUEsRUFDckI7QUFDRjtBQU1PLFNBQVMsV0FDZCxRQUNBLE1BQ0EsS0FDVTtBQUNWLFlBQVUsQ0FBQyxPQUFPLFNBQVMsOENBQThDO0FBQ3pFLFFBQU0sRUFBRSxTQUFTLFdBQVcsT0FBTyxJQUFJLFFBQVEsSUFBSTtBQUNuRCxRQUFNLEVBQUUsUUFBUSxJQUFJO0FBQ3BCLFNBQU8sVUFBVTtBQUNqQixNQUFJO0FBQ0YsVUFBTSxRQUFRLFFBQVEsS0FBSyxTQUFTLEtBQUssR0FBRztBQUM1QyxRQUFJLE9BQU87QUFDWCxRQUFJO0FBQ0YsWUFBTSxPQUFPLE1BQU0sUUFBUSxPQUFPLElBQUk7QUFDdEMsVUFBSSxDQUFDLElBQUksTUFBTSxLQUFLLEVBQUcsUUFBTztBQUM5QixZQUFNLFNBQVMsS0FBSyxVQUFVLElBQUksQ0FBQyxVQUFVLE1BQU0sT0FBTyxDQUFDO0FBQzNELFlBQU0sT0FBTyxPQUFPLE1BQU0sQ0FBQyxNQUFNLFVBQVUsU0FBUyxVQUFVLEtBQUssQ0FBQztBQUNwRSxZQUFNLE9BQU8sUUFBUSxPQUFPLFNBQVMsS0FBSztBQUMxQyxhQUFPO0FBQ1AsVUFBSSxTQUFTLFdBQVcsUUFBUSxLQUFLLE1BQU0sUUFBUSxLQUFLLElBQUssUUFBTztBQUNwRSxhQUFPLElBQUksU0FBUyxLQUFLLE1BQU0sS0FBSyxRQUFRLE1BQU0sT0FBTyxZQUFZLE1BQU07QUFBQSxJQUM3RSxVQUFFO0FBQ0EsVUFBSSxDQUFDLEtBQU0sU0FBUSxTQUFTLFNBQVMsT0FBTyxLQUFLLEdBQUc7QUFBQSxJQUN0RDtBQUFBLEVBQ0YsVUFBRTtBQUNBLFdBQU8sVUFBVTtBQUFBLEVBQ25CO0FBQ0Y7QUFFQSxTQUFTLE1BQXdCLFFBQW1CLE9BQWMsTUFBc0I7QUFDdEYsUUFBTSxFQUFFLE9BQU8sU0FBUyxPQUFPLE9BQU8sSUFBSTtBQUMxQyxRQUFNLEVBQUUsV0FBVyxPQUFPLElBQUksUUFBUSxJQUFJO0FBQzFDLE1BQUksT0FBTyxNQUFNLElBQUksS0FBSztBQUMxQixNQUFJLFNBQVMsT0FBVyxPQUFNLElBQUksT0FBUSxPQUFPLE9BQU8sT0FBTyxTQUFTLE9BQU8sTUFBTSxDQUFFO0FBQ3ZGLE9BQUssTUFBTSxNQUFNLEtBQUs7QUFDdEIsT0FBSyxNQUFNLFNBQVMsS0FBSyxNQUFNO0FBQy9CLE9BQUssTUFBTSxPQUFPLE9BQU87QUFDekIsV0FBUyxRQUFRLEdBQUcsUUFBUSxLQUFLLFVBQVUsUUFBUSxTQUFTLEdBQUc7QUFDN0QsU0FBSyxVQUFVLEtBQUssR0FBRyxNQUFNLFVBQVUsS0FBSyxLQUFLLFlBQVk7QUFBQSxFQUMvRDtBQUNBLFNBQU8sTUFBTTtBQUNiLFNBQU87QUFDVDs7O0FDckZBLElBQU0sWUFBWTtBQU1YLFNBQVMsU0FDZCxTQUNBLE9BQ0EsRUFBRSxPQUFPLE1BQU0sR0FDZixFQUFFLFFBQVEsS0FBSyxHQUNUO0FBQ04sV0FBUyxPQUFPLEdBQUcsQ0FBQyxPQUFPLE1BQU0sUUFBUSxHQUFHO0FBQzFDLGNBQVUsT0FBTyxXQUFXLFFBQVEsTUFBTSxHQUFHLGtCQUFrQixTQUFTLFFBQVE7QUFDaEYsV0FBTyxPQUFPO0FBQ2QsUUFBSSxLQUFLO0FBQ1QsZUFBVyxDQUFDQyxRQUFPLE1BQU0sS0FBSyxRQUFRLFFBQVEsR0FBRztBQUMvQyxZQUFNLEVBQUUsT0FBTyxJQUFJLElBQUksTUFBTUEsTUFBSztBQUNsQyxZQUFNLFNBQVMsS0FBSyxLQUFLO0FBQ3pCLGlCQUFXLE1BQU0sT0FBTyxRQUFRQSxNQUFLLEdBQUcsS0FBSyxLQUFLLE1BQU0sR0FBRztBQUN6RCxjQUFNLEtBQUssT0FBTyxPQUFPLEVBQUU7QUFFM0IsWUFBSSxPQUFPLElBQUksSUFBSSxHQUFHLE1BQU0sTUFBTSxJQUFLO0FBQ3ZDLGVBQU8sSUFBSSxJQUFJLEtBQUssQ0FBQztBQUNyQixlQUFPLElBQUksT0FBcUIsRUFBRTtBQUFBLE1BQ3BDO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRjs7O0FDbEJPLFNBQVMsUUFDZCxRQUNBLE1BQ0EsRUFBRSxPQUFPLE9BQU8sWUFBWSxTQUFTLEdBQ3FCO0FBQzFELFFBQU0sRUFBRSxZQUFZLE9BQU8sT0FBTyxJQUFJO0FBQ3RDLFFBQU0sTUFBTSxLQUFLLE1BQU07QUFDdkIsWUFBVSxTQUFTLEtBQUssT0FBTyxZQUFZLE1BQU0sTUFBTSxHQUFHLDBCQUEwQixHQUFHLEVBQUU7QUFDekYsUUFBTSxXQUFXLFdBQVcsUUFBUSxNQUFNLENBQUMsTUFBTSxVQUFVO0FBQ3pELFVBQU0sRUFBRSxNQUFNLElBQUk7QUFDbEIsV0FBTyxNQUFNLE1BQU0sS0FBSztBQUN0QixZQUFNLE1BQU0sVUFBVSxJQUFJLE1BQU0sTUFBTSxPQUFPLFFBQVE7QUFDckQsWUFBTSxNQUFNLFFBQVEsS0FBSyxNQUFNLE1BQU0sTUFBTTtBQUMzQyxZQUFNLFNBQVMsTUFBTTtBQUNyQixZQUFNLE9BQU8sS0FBSyxNQUFNLEdBQUc7QUFDM0IsWUFBTSxPQUFPLE9BQU87QUFDcEIsZUFBUyxXQUFXLFNBQVMsT0FBTyxNQUFNLEtBQUs7QUFDL0MsVUFBSSxPQUFPLFVBQVUsVUFBVztBQUNoQyxVQUFJLFVBQVUsVUFBYSxTQUFTLFFBQVEsTUFBTSxLQUFLLEVBQUc7QUFBQSxJQUM1RDtBQUNBLFdBQU87QUFBQSxFQUNULENBQUM7QUFDRCxTQUFPLEVBQUUsVUFBVSxRQUFRLE9BQU8sSUFBSSxHQUFHLE9BQU8sU0FBUyxNQUFNLEtBQUssSUFBSTtBQUMxRTtBQUVBLFNBQVMsU0FBUyxRQUFxQixNQUFjLE9BQTJDO0FBQzlGLFdBQVMsUUFBUSxNQUFNLFFBQVEsT0FBTyxRQUFRLFNBQVMsR0FBRztBQUN4RCxRQUFJLE1BQU0sT0FBTyxHQUFHLEtBQUssQ0FBQyxFQUFHLFFBQU87QUFBQSxFQUN0QztBQUNBLFNBQU87QUFDVDs7O0FDeENPLFNBQVMsU0FBUyxVQUE0QjtBQUNuRCxRQUFNLFFBQVEsUUFBUSxRQUFRO0FBQzlCLE1BQUksTUFBTSxTQUFTLE9BQVcsUUFBTyxNQUFNO0FBQzNDLFFBQU0sUUFBUSxZQUFZO0FBQzFCLFNBQU8sT0FBTyxNQUFNLE9BQU8sV0FBVztBQUN0QyxNQUFJLElBQUksTUFBTSxNQUFNLEdBQUcsU0FBUyxNQUFNLEdBQUksU0FBUyxNQUFNLGFBQWMsQ0FBQztBQUN4RSxNQUFJLElBQUksTUFBTSxNQUFNLEdBQUcsU0FBUyxNQUFNLEdBQUksU0FBUyxNQUFNLGFBQWMsQ0FBQztBQUN4RSxRQUFNLFFBQVEsTUFBTSxRQUFRO0FBQzVCLFdBQVMsS0FBSyxHQUFHLEtBQUssTUFBTSxRQUFRLE1BQU0sR0FBRztBQUMzQyxRQUFJLE1BQU0sR0FBRyxNQUFNLEVBQUUsR0FBYSxNQUFNLEtBQUssQ0FBQyxDQUFXO0FBQ3pELFFBQUksTUFBTSxHQUFHLE1BQU0sS0FBSyxDQUFDLEdBQWEsTUFBTSxFQUFFLENBQVc7QUFBQSxFQUMzRDtBQUNBLGFBQVcsYUFBYSxNQUFNLFdBQVc7QUFDdkMsUUFBSSxNQUFNLEdBQUcsVUFBVSxHQUFHLFVBQVUsS0FBSztBQUN6QyxRQUFJLE1BQU0sR0FBRyxVQUFVLEdBQUcsVUFBVSxLQUFLO0FBQUEsRUFDM0M7QUFDQSxRQUFNLE9BQU8sSUFBSSxHQUFHLENBQUM7QUFDckIsU0FBTyxNQUFNO0FBQ2Y7QUFHTyxTQUFTLFlBQVksVUFBb0IsT0FBc0M7QUFDcEYsUUFBTSxFQUFFLFNBQVMsVUFBVSxJQUFJLFFBQVEsUUFBUTtBQUMvQyxRQUFNLFNBQWlDLENBQUM7QUFDeEMsYUFBVyxDQUFDLE9BQU9DLEtBQUksS0FBSyxNQUFNLE9BQU8sUUFBUSxHQUFHO0FBQ2xELFdBQU9BLEtBQUksSUFBSSxJQUFJLFFBQVEsTUFBTSxJQUFJLEtBQUssR0FBYSxRQUFRLE1BQU0sSUFBSSxRQUFRLENBQUMsQ0FBVztBQUFBLEVBQy9GO0FBQ0EsYUFBVyxDQUFDLFlBQVlBLEtBQUksS0FBSyxNQUFNLFVBQVUsUUFBUSxHQUFHO0FBQzFELFVBQU0sRUFBRSxHQUFHLEdBQUcsTUFBTSxJQUFJLFVBQVUsVUFBVTtBQUM1QyxXQUFPQSxLQUFJLElBQUksSUFBSSxNQUFNLE9BQU8sR0FBRyxDQUFDLEdBQUcsTUFBTSxPQUFPLEdBQUcsQ0FBQyxDQUFDO0FBQUEsRUFDM0Q7QUFDQSxTQUFPO0FBQ1Q7OztBQzlCTyxJQUFNLFNBQVM7QUFHZixJQUFNLFFBQVE7QUFRZCxTQUFTLGVBQ2QsRUFBRSxZQUFZLFNBQVMsT0FBTyxRQUFRLEdBQ3RDLFVBQ1k7QUFDWixRQUFNLEVBQUUsU0FBUyxVQUFVLElBQUksUUFBUSxRQUFRO0FBQy9DLFFBQU0sT0FBTyxjQUFjO0FBQUEsSUFDekIsUUFBUTtBQUFBLElBQ1IsTUFBTSxXQUFXO0FBQUEsSUFDakIsU0FBUyxXQUFXO0FBQUEsSUFDcEIsUUFBUSxXQUFXLFdBQVcsTUFBTTtBQUFBLElBQ3BDLEtBQUssU0FBUztBQUFBLElBQ2QsU0FBUyxTQUFTO0FBQUEsSUFDbEIsTUFBTSxTQUFTLFFBQVE7QUFBQSxJQUN2QixXQUFXLE1BQU0sVUFBVSxJQUFJLENBQUMsR0FBRyxVQUFVLGNBQWMsVUFBVSxLQUFLLENBQWMsQ0FBQztBQUFBLEVBQzNGLENBQUM7QUFDRCxRQUFNQyxVQUFTLFFBQVE7QUFBQSxJQUFJLENBQUMsV0FDMUIsUUFBUSxRQUFRLFFBQVEsT0FBTyxTQUFTLE9BQU8sS0FBSyxHQUFHLFNBQVMsR0FBRztBQUFBLEVBQ3JFO0FBQ0EsUUFBTSxPQUFPQSxRQUFPLE9BQU8sQ0FBQyxLQUFLLFVBQVUsTUFBTSxNQUFNLFNBQVMsR0FBRyxJQUFJLEtBQUssU0FBUyxDQUFDO0FBQ3RGLFFBQU0sUUFBUSxJQUFJLFdBQVcsSUFBSTtBQUNqQyxRQUFNLE9BQU8sSUFBSSxTQUFTLE1BQU0sTUFBTTtBQUN0QyxPQUFLLFVBQVUsR0FBRyxPQUFPLElBQUk7QUFDN0IsT0FBSyxVQUFVLEdBQUcsS0FBSyxRQUFRLElBQUk7QUFDbkMsV0FBU0MsTUFBSyxHQUFHQSxNQUFLLEtBQUssUUFBUUEsT0FBTSxFQUFHLE1BQUssVUFBVSxJQUFJQSxNQUFLLEdBQUcsS0FBSyxXQUFXQSxHQUFFLEdBQUcsSUFBSTtBQUNoRyxNQUFJLEtBQUssSUFBSSxLQUFLLFNBQVM7QUFDM0IsYUFBVyxTQUFTRCxTQUFRO0FBQzFCLGVBQVdFLFNBQVEsT0FBTztBQUN4QixXQUFLLFdBQVcsSUFBSUEsT0FBTSxJQUFJO0FBQzlCLFlBQU07QUFBQSxJQUNSO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDtBQUVBLFNBQVMsY0FBYyxXQUErQjtBQUNwRCxRQUFNLFNBQVMsZUFBZSxTQUFTO0FBQ3ZDLFNBQU8sRUFBRSxPQUFPLE9BQU8sT0FBTyxRQUFRLE9BQU8sSUFBSSxFQUFFLElBQUksQ0FBQyxPQUFPLENBQUMsSUFBSSxPQUFPLElBQUksRUFBRSxDQUFDLENBQUMsRUFBRTtBQUN2RjtBQUVBLFNBQVMsUUFBUSxRQUFnQixNQUFZLEtBQXVCO0FBQ2xFLFFBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxPQUFPO0FBQ2pDLFFBQU0sUUFBUSxDQUFDLEtBQUs7QUFDcEIsV0FBUyxNQUFNLEdBQUcsT0FBTyxPQUFPLE9BQU8sR0FBRztBQUN4QyxVQUFNLFVBQVUsS0FBSyxJQUFJLEtBQUssT0FBTztBQUNyQyxVQUFNLEtBQUssT0FBTztBQUNsQixRQUFJLFlBQVksRUFBRztBQUNuQixhQUFTLFNBQVMsVUFBVSxHQUFHLFNBQVMsT0FBTyxRQUFRLFVBQVUsR0FBRztBQUNsRSxZQUFNLE9BQU8sT0FBTyxNQUFNLE1BQU07QUFDaEMsVUFBSSxTQUFTLEtBQUssWUFBWTtBQUM1QixjQUFNLFVBQVUsTUFBTSxLQUFLLElBQUksS0FBSyxTQUFTLENBQUM7QUFDOUMsY0FBTSxLQUFLLEtBQUssSUFBSSxLQUFLLE1BQU0sSUFBSSxLQUFLLElBQUksS0FBSyxTQUFTLENBQUMsSUFBSSxPQUFPO0FBQUEsTUFDeEUsV0FBVyxTQUFTLEtBQUssU0FBUyxTQUFTLEtBQUssWUFBWSxTQUFTLEtBQUssV0FBVztBQUNuRixjQUFNLEtBQUssS0FBSyxJQUFJLEtBQUssTUFBTSxDQUFDO0FBQUEsTUFDbEM7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDs7O0FDMURPLFNBQVMsZUFBaUMsUUFBbUIsT0FBNkI7QUFDL0YsUUFBTSxFQUFFLFlBQVksU0FBUyxPQUFPLFFBQVEsSUFBSTtBQUNoRCxRQUFNLE9BQU8sSUFBSSxTQUFTLE1BQU0sUUFBUSxNQUFNLFlBQVksTUFBTSxVQUFVO0FBQzFFLFFBQU0sTUFBTSxVQUFVLEtBQUssS0FBSyxVQUFVLEdBQUcsSUFBSSxNQUFNLE9BQU8sOEJBQThCO0FBQzVGLFFBQU0sU0FBUyxLQUFLLFVBQVUsR0FBRyxJQUFJO0FBQ3JDLFFBQU0sTUFBTSxVQUFVLElBQUksU0FBUyxHQUFHLDhCQUE4QjtBQUNwRSxRQUFNLE9BQU8sT0FBTyxZQUFZLE1BQU0sTUFBTTtBQUM1QyxRQUFNLFNBQVMsRUFBRSxTQUFTLEtBQUssU0FBUyxhQUFhLFNBQVMsY0FBYyxLQUFLLE9BQU8sQ0FBQyxFQUFFO0FBQzNGLFFBQU0sUUFBUSxJQUFJO0FBQUEsSUFDaEIsS0FBSztBQUFBLElBQ0w7QUFBQSxJQUNBLFFBQVEsT0FBTztBQUFBLElBQ2YsTUFBTSxVQUFVLElBQUksTUFBTSxZQUFZO0FBQUEsRUFDeEM7QUFDQSxNQUFJLEtBQUssSUFBSSxTQUFTO0FBQ3RCLFFBQU0sT0FBTyxNQUFjO0FBQ3pCLFVBQU0sS0FBSyxLQUFLLE1BQU0sUUFBUSx3QkFBd0IsTUFBTSxNQUFNLEVBQUU7QUFDcEUsVUFBTTtBQUNOLFdBQU8sS0FBSyxXQUFXLEtBQUssR0FBRyxJQUFJO0FBQUEsRUFDckM7QUFDQSxRQUFNLFdBQVcsV0FBVyxRQUFRLE9BQU8sQ0FBQyxFQUFFLE9BQU8sVUFBVSxHQUFHLFVBQVU7QUFDMUUsZUFBVyxDQUFDLE9BQU8sVUFBVSxLQUFLLEtBQUssVUFBVSxRQUFRLEdBQUc7QUFDMUQsWUFBTSxTQUFTLElBQUksSUFBSSxXQUFXLE1BQU07QUFDeEMsZUFBUyxLQUFLLEdBQUcsTUFBTSxXQUFXLE9BQU8sTUFBTSxHQUFHO0FBQ2hELGtCQUFVLEtBQUssR0FBRyxPQUFPLE9BQU8sSUFBSSxFQUFFLEtBQUssSUFBSTtBQUMvQyxZQUFJLENBQUMsT0FBTyxJQUFJLEVBQUUsRUFBRyxXQUFVLEtBQUssR0FBRyxPQUFPLEVBQUU7QUFBQSxNQUNsRDtBQUFBLElBQ0Y7QUFDQSxlQUFXLFVBQVUsUUFBUyxXQUFVLFFBQVEsT0FBTyxNQUFNLEtBQUssR0FBRztBQUNyRSxlQUFXLFVBQVUsU0FBUztBQUM1QjtBQUFBLFFBQ0U7QUFBQSxRQUNBO0FBQUEsUUFDQyxNQUFnQyxNQUFNLE9BQU8sT0FBTyxLQUFLLENBQVc7QUFBQSxNQUN2RTtBQUFBLElBQ0Y7QUFDQSxXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0QsUUFBTSxPQUFPLE1BQU0sUUFBUSxHQUFHLE1BQU0sU0FBUyxFQUFFLHNCQUFzQjtBQUNyRSxRQUFNLFNBQVMsUUFBUSxNQUFNLEtBQUssTUFBTSxxQkFBcUIsS0FBSyxJQUFJLHFCQUFxQjtBQUMzRixTQUFPO0FBQ1Q7QUFZQSxTQUFTLE9BQ1AsRUFBRSxNQUFNLFNBQVMsU0FBUyxZQUFZLFFBQVEsVUFBVSxHQUN4RCxNQUNBLFFBQ007QUFDTixNQUFJQyxRQUFPO0FBQ1gsV0FBUyxLQUFLLEdBQUcsS0FBSyxRQUFRLE1BQU0sR0FBRztBQUNyQyxJQUFBQSxTQUFRLE9BQU8sYUFBYSxLQUFLLFVBQVUsSUFBSSxLQUFLLEdBQUcsSUFBSSxDQUFDO0FBQUEsRUFDOUQ7QUFDQSxNQUFJO0FBQ0osTUFBSTtBQUNGLFdBQU8sS0FBSyxNQUFNQSxLQUFJO0FBQUEsRUFDeEIsUUFBUTtBQUNOLFVBQU0sT0FBTyx1QkFBdUI7QUFBQSxFQUN0QztBQUNBLFFBQU0sUUFBUSxJQUFJLEdBQUcseUJBQXlCO0FBQzlDLFFBQU0sRUFBRSxRQUFRLE1BQUFDLE9BQU0sU0FBUyxRQUFBQyxRQUFPLElBQUk7QUFDMUMsUUFBTSxXQUFXLFFBQVEsbUJBQW1CLE9BQU8sTUFBTSxDQUFDLFNBQVMsTUFBTSxFQUFFO0FBQzNFO0FBQUEsSUFDRUQsVUFBUyxXQUFXLFlBQVk7QUFBQSxJQUNoQyxHQUFHLE9BQU9BLEtBQUksQ0FBQyxJQUFJLE9BQU8sT0FBTyxDQUFDLG9CQUFvQixPQUFPLElBQUksVUFBVTtBQUFBLEVBQzdFO0FBQ0EsUUFBTUMsWUFBVyxXQUFXLFNBQVMsR0FBRywyQ0FBMkM7QUFDbkY7QUFBQSxJQUNFLE1BQU0sS0FBSyxLQUFLLENBQUMsS0FDZixRQUFRLEtBQUssU0FBUyxDQUFDLEtBQ3ZCLE9BQU8sS0FBSyxNQUFNLE1BQU0sWUFDeEIsTUFBTSxRQUFRLEtBQUssV0FBVyxDQUFDO0FBQUEsSUFDakM7QUFBQSxFQUNGO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxVQUFVLFFBQWdCLE9BQWMsTUFBb0IsS0FBbUI7QUFDdEYsUUFBTSxPQUFPLE1BQU0sS0FBSyxPQUFPLEtBQUs7QUFDcEMsUUFBTSxRQUFRLEtBQUs7QUFDbkIsUUFBTSxNQUFNLEtBQUssS0FBSyxTQUFTLEdBQUcsR0FBRyxPQUFPLFdBQVcsSUFBSSxRQUFRLEtBQUssT0FBTztBQUMvRSxNQUFJLFVBQVUsRUFBRyxNQUFLLElBQUksR0FBRyxTQUFTLEtBQUs7QUFDM0MsV0FBUyxNQUFNLEdBQUcsT0FBTyxPQUFPLE9BQU8sR0FBRztBQUN4QyxVQUFNLFVBQVUsS0FBSztBQUNyQixTQUFLLFFBQVEsR0FBRztBQUNoQixRQUFJLFlBQVksRUFBRztBQUNuQixTQUFLLElBQUksS0FBSyxTQUFTLE9BQU87QUFDOUIsYUFBUyxTQUFTLFVBQVUsR0FBRyxTQUFTLE9BQU8sUUFBUSxVQUFVLEdBQUc7QUFDbEUsWUFBTSxPQUFPLE9BQU8sTUFBTSxNQUFNO0FBQ2hDLFVBQUksU0FBUyxLQUFLLFdBQVksTUFBSyxTQUFTLEtBQUssUUFBUSxLQUFLLEdBQUcsS0FBSyxHQUFHLEdBQUc7QUFBQSxlQUNuRSxTQUFTLEtBQUssU0FBUyxTQUFTLEtBQUssU0FBVSxNQUFLLElBQUksS0FBSyxRQUFRLEtBQUssQ0FBQztBQUFBLElBQ3RGO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxVQUFVLFFBQWdCLE9BQWMsT0FBb0I7QUFDbkUsUUFBTSxFQUFFLFdBQVcsSUFBSTtBQUN2QixRQUFNLE9BQU8sTUFBTSxLQUFLLE9BQU8sS0FBSztBQUNwQyxRQUFNLE1BQU0sTUFBTSxJQUFJO0FBQ3RCLGFBQVcsTUFBTSxLQUFLO0FBQ3BCLFFBQUksV0FBVyxRQUFRLEVBQUcsT0FBTSxLQUFLLE9BQU8sS0FBSyxHQUFHLElBQUksSUFBSSxLQUFLLElBQUksSUFBSSxXQUFXLEdBQUcsQ0FBQztBQUN4RixlQUFXLENBQUNELE9BQU0sRUFBRSxLQUFLLENBQUMsS0FBSyxPQUFPLFFBQVEsV0FBVyxLQUFLLEdBQUc7QUFDL0QsWUFBTSxTQUFTLFdBQVcsT0FBT0EsS0FBSTtBQUNyQyxZQUFNLFFBQVEsS0FBSyxJQUFJLElBQUksTUFBTTtBQUNqQyxVQUFJLFVBQVUsRUFBRztBQUNqQixVQUFJLFNBQVMsUUFBUyxPQUFNLE9BQU8sS0FBSyxPQUFPLE1BQU0sTUFBTSxHQUFhLEVBQUU7QUFDMUUsVUFBSSxTQUFTLFFBQVE7QUFDbkIsYUFBSyxJQUFJLElBQUksUUFBUSxDQUFDO0FBQ3RCLGNBQU0sS0FBSyxJQUFJLFFBQWlCLEtBQUs7QUFBQSxNQUN2QztBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxTQUFTLE1BQU0sT0FBZ0IsS0FBNEI7QUFDekQsTUFBSSxDQUFDLE1BQU8sT0FBTSxJQUFJLE1BQU0sa0NBQWtDLEdBQUcsRUFBRTtBQUNyRTs7O0FDL0hPLFNBQVMsWUFDZCxTQUNBLFNBQ0EsT0FDQSxHQUNBLEdBQ2M7QUFDZCxRQUFNLFFBQXNCLENBQUM7QUFDN0IsUUFBTSxNQUFNLENBQUMsT0FBZSxJQUFZLE9BQWUsUUFBaUIsVUFBeUI7QUFDL0YsVUFBTSxLQUFLLEVBQUUsT0FBTyxJQUFJLE9BQU8sUUFBUSxNQUFNLENBQUM7QUFBQSxFQUNoRDtBQUNBLE1BQUksRUFBRSxRQUFRLEVBQUUsSUFBSyxLQUFJLE9BQU8sR0FBRyxPQUFPLEVBQUUsS0FBSyxFQUFFLEdBQUc7QUFDdEQsUUFBTSxXQUFXLFFBQVEsQ0FBQyxFQUFFLE9BQU87QUFDbkMsUUFBTSxXQUFXLFFBQVEsQ0FBQyxFQUFFLE9BQU87QUFDbkMsTUFBSSxhQUFhLFNBQVUsS0FBSSxXQUFXLEdBQUcsV0FBVyxVQUFVLFFBQVE7QUFDMUUsWUFBVSxTQUFTLFNBQVMsR0FBRyxHQUFHLEdBQUc7QUFDckMsYUFBVyxDQUFDLFlBQVksS0FBSyxLQUFLLE1BQU0sVUFBVSxRQUFRLEdBQUc7QUFDM0QsaUJBQWEsWUFBWSxHQUFHLEdBQUcsQ0FBQyxJQUFJLFFBQVEsVUFBVTtBQUNwRCxpQkFBVyxRQUFRLE9BQU8sQ0FBQyxPQUFPLEtBQUssT0FBTyxJQUFJLE9BQU8sSUFBSSxPQUFPLEtBQUssRUFBRSxDQUFDO0FBQUEsSUFDOUUsQ0FBQztBQUFBLEVBQ0g7QUFDQSxTQUFPO0FBQ1Q7QUFHTyxTQUFTLFlBQ2QsU0FDQSxTQUNBLE9BQ0EsR0FDQSxHQUMwQjtBQUMxQixRQUFNLFVBQW9DLENBQUM7QUFDM0MsUUFBTSxNQUFNLENBQUMsT0FBZSxPQUFxQjtBQUUvQyxRQUFJLE9BQU8sRUFBRztBQUNkLFVBQU0sTUFBTyxRQUFRLEtBQUssTUFBTSxDQUFDO0FBQ2pDLFFBQUksSUFBSSxHQUFHLEVBQUUsTUFBTSxHQUFJLEtBQUksS0FBSyxFQUFFO0FBQUEsRUFDcEM7QUFDQSxZQUFVLFNBQVMsU0FBUyxHQUFHLEdBQUcsR0FBRztBQUNyQyxhQUFXLENBQUMsWUFBWSxLQUFLLEtBQUssTUFBTSxVQUFVLFFBQVEsR0FBRztBQUMzRCxpQkFBYSxZQUFZLEdBQUcsR0FBRyxDQUFDLE9BQU8sSUFBSSxPQUFPLEVBQUUsQ0FBQztBQUFBLEVBQ3ZEO0FBQ0EsU0FBTztBQUNUO0FBV0EsU0FBUyxVQUNQLFNBQ0EsU0FDQSxHQUNBLEdBQ0EsT0FDTTtBQUNOLFFBQU1FLFdBQVUsUUFBUSxJQUFJLE1BQU0sb0JBQUksSUFBWSxDQUFDO0FBQ25ELFVBQVEsUUFBUSxRQUFRLENBQUMsRUFBRSxTQUFTLFFBQVEsQ0FBQyxFQUFFLFNBQVMsQ0FBQyxPQUFPLEtBQUssV0FBVztBQUM5RSxVQUFNLEVBQUUsU0FBUyxPQUFPLElBQUksUUFBUSxLQUFLO0FBQ3pDLFVBQU0sUUFBUSxRQUFRLE1BQU07QUFDNUIsUUFBSSxTQUFTLEVBQUcsQ0FBQUEsU0FBUSxLQUFLLEdBQUcsSUFBSSxNQUFNLFNBQVMsS0FBSztBQUFBLEVBQzFELENBQUM7QUFFRCxRQUFNLE1BQU0sSUFBSSxFQUFFLEtBQUssRUFBRSxHQUFHO0FBQzVCLGFBQVcsQ0FBQyxPQUFPLE1BQU0sS0FBSyxRQUFRLFFBQVEsR0FBRztBQUMvQyxVQUFNLFNBQVMsQ0FBQyxHQUFJQSxTQUFRLEtBQUssQ0FBaUIsRUFBRSxLQUFLLENBQUMsR0FBRyxNQUFNLElBQUksQ0FBQztBQUN4RSxRQUFJLE9BQU8sV0FBVyxFQUFHO0FBQ3pCLFVBQU0sUUFBUSxRQUFRLE9BQU8sUUFBUSxDQUFDLEVBQUUsU0FBUyxLQUFLO0FBQ3RELFVBQU0sUUFBUSxRQUFRLE9BQU8sUUFBUSxDQUFDLEVBQUUsU0FBUyxLQUFLO0FBQ3RELGVBQVcsU0FBUyxRQUFRO0FBQzFCLFlBQU0sU0FBUyxRQUFRLE9BQU87QUFDOUIsaUJBQVcsU0FBUyxRQUFRLFVBQVUsT0FBTyxRQUFRLFFBQVEsT0FBTyxPQUFPLEtBQUssS0FBSztBQUFBLElBQ3ZGO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxXQUNQLEVBQUUsWUFBWSxFQUFFLE1BQUFDLE1BQUssR0FBRyxRQUFRLE1BQU0sR0FDdEMsSUFDQSxRQUNBLEdBQ0EsR0FDQSxLQUNBLE9BQ007QUFDTixRQUFNLFFBQVEsT0FBTyxJQUFJLFVBQVcsT0FBTyxNQUFNO0FBQ2pELFFBQU0sVUFBVSxNQUFNLE1BQU0sTUFBTSxLQUFLO0FBQ3ZDLFFBQU0sU0FBUyxVQUFVLFFBQVEsR0FBRyxJQUFJLFFBQVEsR0FBRyxJQUFJQyxRQUFPLEdBQUcsSUFBSSxNQUFNO0FBQzNFLFFBQU0sUUFBUSxVQUFVLFFBQVEsR0FBRyxJQUFJLFFBQVEsR0FBRyxJQUFJQSxRQUFPLEdBQUcsSUFBSSxNQUFNO0FBQzFFLE1BQUksV0FBVyxNQUFPLE9BQU1ELE9BQU0sSUFBSSxPQUFPLFFBQVEsS0FBSztBQUMxRCxNQUFJLENBQUMsUUFBUztBQUNkLFFBQU0sYUFBYUMsUUFBTyxHQUFHLElBQUksU0FBUyxDQUFDO0FBQzNDLFFBQU0sWUFBWUEsUUFBTyxHQUFHLElBQUksU0FBUyxDQUFDO0FBQzFDLE1BQUksZUFBZSxVQUFXLE9BQU1ELE9BQU0sSUFBSSxHQUFHLEtBQUssU0FBUyxZQUFZLFNBQVM7QUFDdEY7QUFFQSxTQUFTQyxRQUFPLE1BQVksSUFBWSxRQUF3QjtBQUM5RCxTQUFPLE1BQU0sS0FBSyxJQUFJLEdBQUcsT0FBTyxJQUFJLEtBQUssSUFBSSxJQUFJLE1BQU0sSUFBSTtBQUM3RDtBQUVBLFNBQVMsUUFBUSxNQUFZLElBQVksUUFBZ0IsS0FBcUI7QUFDNUUsTUFBSSxLQUFLLEtBQUssSUFBSSxHQUFHLE9BQU8sRUFBRyxRQUFPO0FBQ3RDLFNBQU8sS0FBSyxJQUFJLElBQUksTUFBTSxJQUFJLEtBQUssSUFBSSxJQUFJLFNBQVMsQ0FBQyxLQUFLLE1BQU0sS0FBSyxJQUFJLElBQUksU0FBUyxDQUFDO0FBQ3pGO0FBRUEsU0FBUyxhQUNQLFlBQ0EsR0FDQSxHQUNBLE9BQ007QUFDTixRQUFNLGFBQWEsUUFBUSxDQUFDLEVBQUUsVUFBVSxVQUFVO0FBQ2xELFFBQU0sYUFBYSxRQUFRLENBQUMsRUFBRSxVQUFVLFVBQVU7QUFDbEQsTUFBSSxlQUFlLFdBQVk7QUFDL0IsUUFBTSxRQUFRLGVBQWUsVUFBVTtBQUN2QyxRQUFNLFFBQVEsZUFBZSxVQUFVO0FBQ3ZDLFdBQVMsS0FBSyxHQUFHLE1BQU0sV0FBVyxTQUFTLE1BQU0sV0FBVyxPQUFPLE1BQU0sR0FBRztBQUMxRSxVQUFNLFNBQVMsTUFBTSxJQUFJLEVBQUU7QUFDM0IsVUFBTSxRQUFRLE1BQU0sSUFBSSxFQUFFO0FBQzFCLFFBQUksV0FBVyxTQUFTLEtBQUssVUFBVSxNQUFNLE1BQU0sS0FBSyxVQUFVLEtBQUssR0FBRztBQUN4RSxZQUFNLElBQUksUUFBUSxLQUFLO0FBQUEsSUFDekI7QUFBQSxFQUNGO0FBQ0Y7QUFHQSxTQUFTLFdBQ1AsUUFDQSxPQUNBLE9BQ007QUFDTixNQUFJLE9BQU8sV0FBVyxZQUFZLE9BQU8sVUFBVSxZQUFZLENBQUMsVUFBVSxDQUFDLE9BQU87QUFDaEYsVUFBTSxXQUFXLFFBQVEsS0FBSztBQUM5QjtBQUFBLEVBQ0Y7QUFDQSxhQUFXLFNBQVMsb0JBQUksSUFBSSxDQUFDLEdBQUcsT0FBTyxLQUFLLE1BQU0sR0FBRyxHQUFHLE9BQU8sS0FBSyxLQUFLLENBQUMsQ0FBQyxHQUFHO0FBQzVFLFVBQU0sTUFBTyxPQUFtQyxLQUFLO0FBQ3JELFVBQU0sS0FBTSxNQUFrQyxLQUFLO0FBQ25ELFFBQUksUUFBUSxNQUFNLEtBQUssVUFBVSxHQUFHLE1BQU0sS0FBSyxVQUFVLEVBQUUsRUFBRyxPQUFNLE9BQU8sS0FBSyxFQUFFO0FBQUEsRUFDcEY7QUFDRjs7O0FDOUpPLFNBQVMsUUFDZCxRQUNBLE1BQ0EsU0FDNkQ7QUFDN0QsUUFBTSxFQUFFLE9BQU8sSUFBSTtBQUNuQixRQUFNLEVBQUUsU0FBUyxJQUFJLE9BQU87QUFDNUIsUUFBTSxVQUFVLE9BQU8sT0FBTyxVQUFVLFFBQVEsSUFBSSxJQUFJLFNBQVMsUUFBUSxJQUFJLElBQUk7QUFDakYsTUFBSSxVQUFtQjtBQUFBLElBQ3JCO0FBQUEsSUFDQSx1QkFBdUIsS0FBSyxVQUFVLFFBQVEsSUFBSSxDQUFDO0FBQUEsSUFDbkQsRUFBRSxVQUFVLE9BQU8sS0FBSyxRQUFRLEVBQUUsS0FBSyxJQUFJLEVBQUU7QUFBQSxFQUMvQztBQUNBLFFBQU0sV0FBVyxXQUFXLFFBQVEsTUFBTSxDQUFDLEVBQUUsTUFBTSxNQUFNO0FBQ3ZELFFBQUksWUFBWSxPQUFXLFdBQVUsUUFBUSxPQUFxQixPQUFPO0FBQ3pFLFFBQUksQ0FBQyxRQUFRLEtBQU0sUUFBTyxNQUFNO0FBQ2hDLFdBQU8sUUFBUTtBQUFBLEVBQ2pCLENBQUM7QUFDRCxTQUFPLEVBQUUsVUFBVSxTQUFTLFFBQVEsT0FBTyxJQUFJLEVBQUU7QUFDbkQ7OztBQ21FTyxTQUFTLGlCQUNkLFlBQ0EsWUFBdUIsZ0JBQ1I7QUFDZixRQUFNLFNBQVMsU0FBUyxZQUFZLFNBQVM7QUFDN0MsUUFBTSxFQUFFLFNBQVMsU0FBUyxNQUFNLElBQUk7QUFDcEMsUUFBTSxhQUFhO0FBQUEsSUFDakI7QUFBQSxJQUNBLFFBQVEsU0FBMEM7QUFDaEQsWUFBTSxTQUFTLEVBQUUsU0FBUyxhQUFhLFNBQVMsY0FBYyxPQUFPLENBQUMsRUFBRTtBQUN4RSxZQUFNLFVBQVUsTUFBTSxVQUFVLElBQUksTUFBTSxZQUFZO0FBQ3RELGFBQU8sV0FBVyxRQUFRLElBQUksU0FBUyxHQUFHLFFBQVEsUUFBUSxPQUFPLEdBQUcsT0FBTyxHQUFHLENBQUMsU0FBUztBQUN0RixtQkFBVyxRQUFRLEtBQUssS0FBbUI7QUFDM0MsZUFBTztBQUFBLE1BQ1QsQ0FBQztBQUFBLElBQ0g7QUFBQSxJQUNBLFNBQVMsQ0FBQyxNQUFnQixZQUFxQixRQUFRLFFBQVEsTUFBTSxPQUFPO0FBQUEsSUFDNUUsTUFBTSxDQUFDLFNBQW1CLFFBQVEsUUFBUSxNQUFNLEVBQUUsT0FBTyxFQUFFLENBQUM7QUFBQSxJQUM1RCxTQUFTLENBQUMsTUFBZ0IsV0FBbUIsUUFBUSxRQUFRLE1BQU0sTUFBTTtBQUFBLElBQ3pFLE1BQVMsVUFBb0IsR0FBaUM7QUFDNUQsVUFBSTtBQUNGLGVBQU8sRUFBRSxRQUFRO0FBQUEsTUFDbkIsVUFBRTtBQUNBLG1CQUFXLFFBQVEsVUFBVSxNQUFNLEtBQUs7QUFBQSxNQUMxQztBQUFBLElBQ0Y7QUFBQSxJQUNBLFFBQVEsVUFBNEI7QUFDbEMsZ0JBQVUsQ0FBQyxPQUFPLFNBQVMsMENBQTBDO0FBQ3JFLGFBQU8sUUFBUSxRQUFRLFFBQVEsUUFBUSxFQUFFLFNBQVMsU0FBUyxHQUFHO0FBQUEsSUFDaEU7QUFBQSxJQUNBLEtBQUssVUFBNEI7QUFDL0IsWUFBTSxRQUFRLFFBQVEsUUFBUTtBQUM5QixhQUFRLE1BQU0sVUFBVSxRQUFRLFNBQVMsT0FBTyxTQUFTLE9BQU8sU0FBUyxHQUFHO0FBQUEsSUFDOUU7QUFBQSxJQUNBLE1BQU07QUFBQSxJQUNOLGFBQWEsQ0FBQyxhQUF1QixZQUFZLFVBQVUsS0FBSztBQUFBLElBQ2hFLE1BQU0sQ0FBQyxHQUFhLE1BQWdCLFlBQVksU0FBUyxTQUFTLE9BQU8sR0FBRyxDQUFDO0FBQUEsSUFDN0UsU0FBUyxDQUFDLEdBQWEsTUFBZ0IsWUFBWSxTQUFTLFNBQVMsT0FBTyxHQUFHLENBQUM7QUFBQSxJQUNoRixRQUFRLENBQUMsYUFBdUIsZUFBZSxRQUFRLFFBQVE7QUFBQSxJQUMvRCxRQUFRLENBQUMsVUFBc0IsZUFBZSxRQUFRLEtBQUs7QUFBQSxFQUM3RDtBQUNBLFNBQU87QUFDVDs7O0FDcklPLElBQU0sU0FBUyxZQUFZLFVBQVU7QUFBQTtBQUFBLEVBRTFDLFNBQVM7QUFDWCxDQUFDO0FBR00sSUFBTSxTQUFTLE9BQU87QUFHdEIsSUFBTSxhQUFhOzs7QUNUbkIsSUFBTSxVQUFVLFlBQVksV0FBVztBQUFBO0FBQUEsRUFFNUMsUUFBUTtBQUFBO0FBQUEsRUFFUixPQUFPO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQUtQLFFBQVE7QUFBQSxFQUNSLFNBQVM7QUFBQTtBQUFBLEVBRVQsVUFBVSxLQUFLLGFBQWEsU0FBUztBQUFBO0FBQUEsRUFFckMsTUFBTTtBQUFBO0FBQUEsRUFFTixVQUFVO0FBQUE7QUFBQSxFQUVWLFNBQVMsS0FBSyxZQUFZLFFBQVE7QUFBQTtBQUFBLEVBRWxDLE9BQU8sS0FBSyxVQUFVLFdBQVc7QUFBQTtBQUFBLEVBRWpDLE9BQU87QUFBQTtBQUFBLEVBRVAsYUFBYTtBQUFBO0FBQUEsRUFFYixXQUFXLEtBQUssVUFBVSxTQUFTO0FBQUE7QUFBQSxFQUVuQyxTQUFTO0FBQ1gsQ0FBQztBQUdNLElBQU0sU0FBUyxRQUFROzs7QUNoQ3ZCLElBQU0sV0FBVyxZQUFZLFlBQVk7QUFBQTtBQUFBLEVBRTlDLFNBQVM7QUFBQTtBQUFBLEVBRVQsT0FBTztBQUFBLEVBQ1AsV0FBVztBQUNiLENBQUM7QUFHTSxJQUFNLFVBQVUsU0FBUzs7O0FDVHpCLElBQU0sT0FBTyxZQUFZLFFBQVE7QUFBQSxFQUN0QyxTQUFTLEtBQUssWUFBWSxPQUFPO0FBQUE7QUFBQSxFQUVqQyxZQUFZO0FBQUE7QUFBQSxFQUVaLE9BQU87QUFDVCxDQUFDO0FBR00sSUFBTSxNQUFNLEtBQUs7OztBQ1RqQixJQUFNLFdBQVc7QUFBQSxFQUN0QjtBQUFBLEVBQ0E7QUFBQSxJQUNFLFFBQVE7QUFBQTtBQUFBLElBRVIsT0FBTztBQUFBO0FBQUEsSUFFUCxVQUFVLEtBQUssVUFBVSxTQUFTO0FBQUE7QUFBQSxJQUVsQyxVQUFVO0FBQUEsRUFDWjtBQUFBLEVBQ0E7QUFDRjtBQUdPLElBQU0sVUFBVSxTQUFTOzs7QUNqQnpCLElBQU0sV0FBVztBQUFBLEVBQ3RCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBTU8sSUFBTSxTQUFTO0FBQUEsRUFDcEIsTUFBTTtBQUFBLEVBQ04sWUFBWTtBQUFBLEVBQ1osV0FBVztBQUFBLEVBQ1gsUUFBUTtBQUFBLEVBQ1IsV0FBVztBQUFBLEVBQ1gsVUFBVTtBQUFBLEVBQ1YsVUFBVTtBQUFBLEVBQ1YscUJBQXFCO0FBQ3ZCO0FBR08sU0FBUyxTQUFTLFFBQXdCO0FBQy9DLFNBQU8sU0FBUyxTQUFTLENBQUMsS0FBSztBQUNqQzs7O0FDN0JPLElBQU0sZUFBZTtBQUFBLEVBQzFCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQU1PLFNBQVMsZ0JBQWdCQyxPQUFzQjtBQUNwRCxTQUFRLGFBQW1DLFFBQVFBLEtBQUksSUFBSTtBQUM3RDtBQUdPLFNBQVMsYUFBYSxPQUF1QztBQUNsRSxTQUFPLGFBQWEsUUFBUSxDQUFDO0FBQy9COzs7QUNqQ08sSUFBTSxTQUFTLFlBQVksVUFBVTtBQUFBLEVBQzFDLFNBQVM7QUFBQSxFQUNULFNBQVM7QUFBQTtBQUFBLEVBRVQsUUFBUTtBQUFBLEVBQ1IsU0FBUztBQUFBO0FBQUEsRUFFVCxPQUFPO0FBQUEsRUFDUCxlQUFlO0FBQ2pCLENBQUM7QUFHTSxJQUFNLFFBQVEsT0FBTzs7O0FDWnJCLElBQU0sWUFBWTtBQUFBLEVBQ3ZCO0FBQUEsRUFDQTtBQUFBO0FBQUEsSUFFRSxPQUFPO0FBQUEsSUFDUCxTQUFTO0FBQUE7QUFBQSxJQUVULE9BQU87QUFBQSxJQUNQLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUNGO0FBR08sSUFBTSxXQUFXLFVBQVU7OztBQ1IzQixTQUFTLGdCQUFnQixPQUFjLE1BQXlCO0FBQ3JFLFNBQU8sTUFBTSxRQUFRLFFBQVEsV0FBVyxhQUFhLE9BQU8sQ0FBQyxLQUFLLGVBQWU7QUFDbkY7QUFHTyxTQUFTLGNBQWMsT0FBYyxRQUF3QjtBQUNsRSxTQUFPLE1BQU0sT0FBTyxJQUFJLE1BQU0sUUFBUSxPQUFPLFFBQVEsT0FBTyxTQUFTLEdBQUcsTUFBTSxPQUFPO0FBQ3ZGO0FBR08sU0FBUyxZQUFZLE9BQWMsUUFBd0I7QUFDaEUsU0FBTyxNQUFNLFVBQVUsSUFBSSxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUSxHQUFHLFNBQVMsS0FBSztBQUMxRjtBQUdPLFNBQVMsVUFBVSxPQUFjLE1BQWMsV0FBbUIsVUFBMEI7QUFDakcsUUFBTSxFQUFFLFNBQUFDLFNBQVEsSUFBSTtBQUNwQixRQUFNLFNBQVNBLFNBQVEsT0FBTztBQUM5QixFQUFBQSxTQUFRLElBQUksUUFBUSxPQUFPLE1BQU0sSUFBSTtBQUNyQyxFQUFBQSxTQUFRLElBQUksUUFBUSxPQUFPLFVBQVUsTUFBTSxRQUFRLFFBQVEsU0FBUyxPQUFPO0FBQzNFLEVBQUFBLFNBQVEsSUFBSSxRQUFRLE9BQU8sU0FBUyxTQUFTO0FBQzdDLEVBQUFBLFNBQVEsS0FBSyxRQUFRLE9BQU8sVUFBVSxRQUFRO0FBQzlDLEVBQUFBLFNBQVEsS0FBSyxRQUFRLE9BQU8sV0FBVyxTQUFTO0FBQ2hELGNBQVksT0FBTyxRQUFRLE9BQU8sTUFBTSxDQUFDO0FBQ3pDLE1BQUksZ0JBQWdCLE9BQU8sSUFBSSxFQUFFLGNBQWMsRUFBRyxPQUFNLFNBQVMsT0FBTyxNQUFNO0FBQzlFLFNBQU87QUFDVDtBQUdPLFNBQVMsWUFBWSxPQUFjLFFBQWdCLFFBQWdCLFFBQXNCO0FBQzlGLFFBQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxRQUFRLE1BQU07QUFDL0MsUUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE9BQU8sTUFBTSxHQUFHO0FBQ2pELFFBQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxRQUFRLE1BQU07QUFDakQ7OztBQ3pDTyxJQUFNLGFBQWE7QUFBQSxFQUN4QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFtQk8sU0FBUyxZQUFlLE1BQW1EO0FBQ2hGLFFBQU0sT0FBTyxDQUFDO0FBQ2QsYUFBVyxDQUFDLFVBQVUsUUFBUSxLQUFLLFdBQVcsUUFBUTtBQUNwRCxTQUFLLFFBQVEsSUFBSSxLQUFLLFVBQVUsUUFBUTtBQUMxQyxTQUFPO0FBQ1Q7OztBQ3pCTyxTQUFTLGNBQWMsU0FBa0IsYUFBNkI7QUFDM0UsUUFBTSxFQUFFLFNBQVMsZ0JBQWdCLElBQUksUUFBUTtBQUM3QyxTQUFPLElBQUksaUJBQWlCLFNBQVMsY0FBYyxLQUFNLE9BQU8sQ0FBQztBQUNuRTtBQUdPLFNBQVMsY0FBYyxTQUFpQixPQUF1QjtBQUNwRSxTQUFPLFFBQVEsVUFBVSxLQUFNLEtBQUs7QUFDdEM7OztBQ1pPLElBQU0sV0FBVyxZQUFZLFlBQVk7QUFBQTtBQUFBLEVBRTlDLFNBQVM7QUFBQTtBQUFBLEVBRVQsVUFBVTtBQUFBLEVBQ1YsUUFBUTtBQUFBO0FBQUEsRUFFUixTQUFTO0FBQUE7QUFBQSxFQUVULFdBQVc7QUFBQTtBQUFBLEVBRVgsVUFBVTtBQUFBO0FBQUEsRUFFVixXQUFXO0FBQUEsRUFDWCxTQUFTO0FBQ1gsQ0FBQztBQUdNLElBQU0sVUFBVSxTQUFTO0FBR3pCLFNBQVMsVUFBVSxNQUFjLFVBQTBCO0FBQ2hFLFVBQVEsT0FBTyxLQUFLLElBQUk7QUFDMUI7QUFHTyxTQUFTLE9BQU8sU0FBeUI7QUFDOUMsU0FBTyxTQUFTLFVBQVUsR0FBRyxDQUFDLElBQUk7QUFDcEM7QUFHTyxTQUFTLFdBQVcsS0FBcUI7QUFDOUMsVUFBUyxNQUFNLEtBQUssSUFBSztBQUMzQjs7O0FDbkNPLElBQU0sUUFBUTs7O0FDRWQsSUFBTSxTQUFTLFlBQVksVUFBVTtBQUFBO0FBQUEsRUFFMUMsUUFBUTtBQUFBO0FBQUEsRUFFUixNQUFNO0FBQUE7QUFBQSxFQUVOLFdBQVc7QUFBQTtBQUFBLEVBRVgsU0FBUztBQUFBO0FBQUEsRUFFVCxNQUFNO0FBQUE7QUFBQSxFQUVOLFNBQVM7QUFBQTtBQUFBLEVBRVQsWUFBWTtBQUFBLEVBQ1osWUFBWTtBQUNkLENBQUM7QUFHTSxJQUFNLFFBQVEsT0FBTztBQUdyQixTQUFTLFFBQVEsTUFBYyxVQUEwQjtBQUM5RCxVQUFRLE9BQU8sS0FBSyxJQUFJO0FBQzFCO0FBR08sU0FBUyxPQUFPLE9BQXVCO0FBQzVDLFNBQU8sU0FBUyxRQUFRLEdBQUcsQ0FBQyxJQUFJO0FBQ2xDOzs7QUM3Qk8sSUFBTSxnQkFBZ0I7QUFHdEIsSUFBTSxRQUFRO0FBQUEsRUFDbkI7QUFBQSxFQUNBO0FBQUE7QUFBQSxJQUVFLEtBQUs7QUFBQSxJQUNMLFVBQVUsS0FBSyxhQUFhLE9BQU87QUFBQSxJQUNuQyxTQUFTLEtBQUssWUFBWSxPQUFPO0FBQUE7QUFBQSxJQUVqQyxNQUFNO0FBQUEsRUFDUjtBQUFBLEVBQ0E7QUFDRjtBQUdPLElBQU0sT0FBTyxNQUFNO0FBR25CLFNBQVMsUUFBUSxTQUFpQixVQUEwQjtBQUNqRSxTQUFPLFlBQVksZ0JBQWdCLEtBQUs7QUFDMUM7OztBQ25CTyxTQUFTLFVBQVUsT0FBYyxPQUF1QjtBQUM3RCxRQUFNLE1BQU0sTUFBTSxRQUFRLFFBQVEsT0FBTyxnQkFBZ0I7QUFDekQsU0FBTyxNQUFNLE1BQU0sT0FBTyxNQUFNLE9BQU8sTUFBTSxNQUFNO0FBQ3JEO0FBR08sU0FBUyxXQUFXLE9BQWMsT0FBZSxVQUEyQjtBQUNqRixTQUFPLFVBQVUsT0FBTyxLQUFLLEtBQUssTUFBTSxPQUFPLEtBQUssT0FBTyxNQUFNLE1BQU0sSUFBSTtBQUM3RTtBQUdPLFNBQVMsVUFBVSxPQUFjLE9BQWUsUUFBc0I7QUFDM0UsUUFBTSxPQUFPLFFBQVEsT0FBTyxNQUFNLFFBQVEsTUFBTSxPQUFPLEtBQUssT0FBTyxNQUFNLE1BQU0sSUFBSSxNQUFNO0FBQ3pGLGVBQWEsT0FBTyxLQUFLO0FBQzNCO0FBR08sU0FBUyxTQUFTLE9BQWMsT0FBZSxRQUFzQjtBQUMxRSxRQUFNLE9BQU8sU0FBUyxPQUFPLE1BQU0sUUFBUSxNQUFNLE9BQU8sTUFBTSxPQUFPLE1BQU0sTUFBTSxJQUFJLE1BQU07QUFDM0YsZUFBYSxPQUFPLEtBQUs7QUFDM0I7QUFHTyxTQUFTLGFBQWEsT0FBYyxPQUFxQjtBQUM5RCxRQUFNLEVBQUUsUUFBQUMsU0FBUSxJQUFJLElBQUk7QUFDeEIsUUFBTSxPQUFPQSxRQUFPLEtBQUssT0FBTyxNQUFNLE1BQU07QUFDNUMsTUFBSSxTQUFTLEVBQUcsQ0FBQUEsUUFBTyxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQUEsT0FDMUM7QUFDSCxVQUFNLFFBQVEsU0FBUyxVQUFVLE9BQU8sS0FBSyxHQUFHLElBQUk7QUFDcEQsSUFBQUEsUUFBTyxTQUFTLE9BQU8sTUFBTSxNQUFNLE1BQU0sSUFBSSxHQUFHLEtBQUssQ0FBQztBQUFBLEVBQ3hEO0FBQ0EsTUFBSUEsUUFBTyxRQUFRLE9BQU8sTUFBTSxPQUFPLEdBQUc7QUFDeEMsSUFBQUEsUUFBTyxPQUFPLE9BQU8sTUFBTSxPQUFPO0FBQ2xDO0FBQUEsRUFDRjtBQUNBLFFBQU0sVUFBVUEsUUFBTyxJQUFJLE9BQU8sTUFBTSxJQUFJLElBQUlBLFFBQU8sTUFBTSxPQUFPLE1BQU0sTUFBTTtBQUNoRixNQUFJLFVBQVUsS0FBSyxTQUFTLEVBQUcsQ0FBQUEsUUFBTyxPQUFPLE9BQU8sTUFBTSxPQUFPO0FBQUEsTUFDNUQsQ0FBQUEsUUFBTyxTQUFTLE9BQU8sTUFBTSxTQUFTLE9BQU8sVUFBVSxJQUFJLFFBQVEsU0FBUyxJQUFJLElBQUksRUFBRTtBQUM3Rjs7O0FDL0JPLFNBQVMsU0FBUyxPQUFjLFNBQXlCO0FBQzlELFNBQU8sTUFBTSxTQUFTLFFBQVEsU0FBUyxRQUFRLEtBQUssRUFBRSxDQUFDLEtBQUs7QUFDOUQ7QUFHTyxTQUFTLGFBQWEsT0FBYyxLQUFzQjtBQUMvRCxTQUFPLGdCQUFnQixPQUFPLE1BQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxVQUFVLENBQUMsRUFBRTtBQUNyRTtBQUdPLFNBQVMsYUFBYSxPQUFjLFNBQXlCO0FBQ2xFLFFBQU0sU0FBUyxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsTUFBTTtBQUN6RCxRQUFNLFdBQVcsTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVE7QUFDN0QsU0FBTyxNQUFNLE1BQU0sS0FBSyxRQUFRLGNBQWMsT0FBTyxNQUFNLEdBQUcsUUFBUSxDQUFDO0FBQ3pFO0FBR08sU0FBUyxZQUNkLE9BQ0EsTUFDQUMsT0FDQSxLQUNNO0FBQ04sYUFBVyxDQUFDLFVBQVUsUUFBUSxLQUFLLFdBQVcsUUFBUSxHQUFHO0FBQ3ZELFVBQU0sUUFBUUEsTUFBSyxRQUFRLElBQUk7QUFDL0IsUUFBSSxVQUFVLEVBQUc7QUFDakIsYUFBUyxPQUFPLFFBQVEsTUFBTSxXQUFXLENBQUMsR0FBRyxRQUFRLFVBQVUsQ0FBQyxRQUFRLEtBQUs7QUFBQSxFQUMvRTtBQUNGOzs7QUN4Qk8sU0FBUyxVQUFVLE9BQWMsU0FBdUI7QUFDN0QsUUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxNQUFNO0FBQ3pELFFBQU0sTUFBTSxTQUFTLE9BQU8sT0FBTztBQUNuQyxNQUFJLFFBQVEsR0FBRztBQUNiLFVBQU0sU0FBUyxNQUFNLFNBQVMsUUFBUSxRQUFRO0FBQzlDLFFBQUksTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE1BQU0sTUFBTSxPQUFPLE1BQU07QUFDNUQsa0JBQVksT0FBTyxRQUFRLE9BQU8sTUFBTSxDQUFDO0FBQUEsSUFDM0M7QUFDQTtBQUFBLEVBQ0Y7QUFDQSxRQUFNLE9BQU8sYUFBYSxPQUFPLE9BQU87QUFDeEMsUUFBTSxVQUFVLFdBQVcsT0FBTyxNQUFNLGFBQWEsT0FBTyxHQUFHLENBQUM7QUFDaEUsTUFBSSxZQUFZLEVBQUcsT0FBTSxPQUFPLFNBQVMsUUFBUSxLQUFLLElBQUk7QUFBQSxNQUNyRCxNQUFLLE9BQU8sU0FBUyxRQUFRLEtBQUssT0FBTztBQUNoRDtBQU1PLFNBQVMsV0FBVyxPQUFjLE1BQW9CO0FBQzNELFFBQU0sRUFBRSxTQUFBQyxVQUFTLFVBQUFDLFdBQVUsUUFBQUMsUUFBTyxJQUFJO0FBQ3RDLFFBQU0sUUFBOEQsQ0FBQztBQUNyRSxhQUFXLFNBQVMsU0FBUyxJQUFJLEdBQUc7QUFDbEMsVUFBTSxRQUFRQSxRQUFPLE1BQU0sT0FBTyxNQUFNLE1BQU07QUFDOUMsZUFBVyxXQUFXQSxRQUFPLFFBQVEsT0FBTyxNQUFNLE9BQU8sR0FBRztBQUMxRCxVQUFJLE9BQU8sT0FBTyxTQUFTLEtBQUssSUFBSSxNQUFPO0FBQzNDLFlBQU0sU0FBU0QsVUFBUyxJQUFJLFNBQVMsUUFBUSxNQUFNO0FBQ25ELFlBQU0sS0FBSyxFQUFFLFNBQVMsUUFBUSxPQUFPRCxTQUFRLElBQUksUUFBUSxPQUFPLEtBQUssRUFBRSxDQUFDO0FBQUEsSUFDMUU7QUFBQSxFQUNGO0FBQ0EsUUFBTSxLQUFLLENBQUMsR0FBRyxNQUFNLEVBQUUsUUFBUSxFQUFFLFNBQVMsRUFBRSxTQUFTLEVBQUUsTUFBTTtBQUM3RCxhQUFXLEVBQUUsUUFBUSxLQUFLLE1BQU8sV0FBVSxPQUFPLE9BQU87QUFDekQsYUFBVyxTQUFTLFNBQVMsSUFBSSxFQUFHLGFBQVksT0FBTyxLQUFLO0FBQzlEO0FBR08sU0FBUyxZQUFZLE9BQWMsT0FBcUI7QUFDN0QsUUFBTSxFQUFFLFFBQUFFLFFBQU8sSUFBSTtBQUNuQixNQUFJLE9BQU87QUFDWCxhQUFXLFdBQVdBLFFBQU8sUUFBUSxPQUFPLE1BQU0sT0FBTyxHQUFHO0FBQzFELFVBQU0sTUFBTSxPQUFPLE9BQU8sU0FBUyxLQUFLO0FBQ3hDLFdBQU8sU0FBUyxJQUFJLE1BQU0sSUFBSSxNQUFNLEdBQUc7QUFBQSxFQUN6QztBQUNBLEVBQUFBLFFBQU8sSUFBSSxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQ2xDLGVBQWEsT0FBTyxLQUFLO0FBQzNCO0FBT0EsU0FBUyxXQUFXLE9BQWMsTUFBY0MsT0FBdUI7QUFDckUsTUFBSSxPQUFPO0FBQ1gsTUFBSSxTQUFTO0FBQ2IsYUFBVyxDQUFDLFVBQVUsUUFBUSxLQUFLLFdBQVcsUUFBUSxHQUFHO0FBQ3ZELFVBQU0sUUFBUSxRQUFRLE1BQU0sV0FBVyxDQUFDO0FBQ3hDLFVBQU0sVUFBVUEsTUFBSyxRQUFRLElBQUksUUFBUSxNQUFNLE9BQU8sTUFBTSxPQUFPLE1BQU0sTUFBTTtBQUMvRSxRQUFJLFdBQVcsRUFBRztBQUNsQixVQUFNLE9BQU8sTUFBTSxPQUFPLEtBQUssT0FBTyxNQUFNLE1BQU07QUFDbEQsVUFBTSxRQUFRLFNBQVMsSUFBSSxVQUFVLFFBQVEsU0FBUyxJQUFJO0FBQzFELFFBQUksU0FBUyxPQUFRO0FBQ3JCLFdBQU87QUFDUCxhQUFTO0FBQUEsRUFDWDtBQUNBLFNBQU87QUFDVDtBQUVBLFNBQVMsTUFBTSxPQUFjLFNBQWlCLFFBQWdCLEtBQWEsTUFBb0I7QUFDN0YsUUFBTSxFQUFFLFNBQUFILFVBQVMsVUFBQUMsV0FBVSxRQUFRLElBQUk7QUFDdkMsUUFBTSxPQUFPLE1BQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxVQUFVO0FBQy9DLFFBQU0sRUFBRSxNQUFBRSxPQUFNLGFBQWEsSUFBSSxnQkFBZ0IsT0FBTyxJQUFJO0FBQzFELFFBQU0sUUFBUSxjQUFjLFFBQVEsU0FBU0gsU0FBUSxJQUFJLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDakYsUUFBTSxhQUFhLE1BQU0sTUFBTSxjQUFjLGNBQWMsS0FBSztBQUNoRSxFQUFBQyxVQUFTLE1BQU0sU0FBUyxRQUFRLFFBQVE7QUFDeEMsY0FBWSxPQUFPLE1BQU1FLE9BQU0sT0FBTztBQUN0QyxjQUFZLE9BQU8sUUFBUSxPQUFPLFVBQVUsR0FBRztBQUMvQyxFQUFBRixVQUFTLFNBQVMsU0FBUyxRQUFRLFVBQVUsVUFBVTtBQUN2RCxRQUFNLFlBQVlELFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUN6RCxRQUFNLFFBQVEsWUFBWSxPQUFPLE1BQU07QUFDdkMsUUFBTSxLQUFLLGlCQUFpQixXQUFXLFFBQVEsT0FBTyxNQUFNLEtBQUssVUFBVTtBQUM3RTtBQUVBLFNBQVMsS0FBSyxPQUFjLFNBQWlCLFFBQWdCLEtBQWEsT0FBcUI7QUFDN0YsUUFBTSxFQUFFLFNBQUFBLFVBQVMsVUFBQUMsV0FBVSxRQUFBQyxRQUFPLElBQUk7QUFDdEMsRUFBQUQsVUFBUyxLQUFLLFNBQVMsUUFBUSxVQUFVLEtBQUs7QUFDOUMsUUFBTSxPQUFPLE9BQU8sT0FBTyxTQUFTLEtBQUs7QUFDekMsUUFBTSxRQUFRQyxRQUFPLElBQUksT0FBTyxNQUFNLElBQUk7QUFDMUMsTUFBSSxVQUFVLEtBQUssT0FBTyxNQUFPLENBQUFBLFFBQU8sSUFBSSxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQ25FLGVBQWEsT0FBTyxLQUFLO0FBQ3pCLE1BQUlGLFNBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxNQUFNLE9BQU8scUJBQXFCO0FBQ3JFLElBQUFBLFNBQVEsSUFBSSxRQUFRLE9BQU8sUUFBUSxHQUFHO0FBQ3RDO0FBQUEsRUFDRjtBQUNBLGNBQVksT0FBTyxRQUFRLE9BQU8scUJBQXFCLEdBQUc7QUFDMUQsUUFBTSxPQUFPLE1BQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxVQUFVO0FBQy9DLFFBQU0sWUFBWUEsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQ3pELFFBQU0sS0FBSyxpQkFBaUIsV0FBVyxRQUFRLFlBQVksT0FBTyxNQUFNLEdBQUcsTUFBTSxHQUFHO0FBQ3RGO0FBRUEsU0FBUyxPQUFPLE9BQWMsU0FBaUIsT0FBdUI7QUFDcEUsUUFBTSxXQUFXLFdBQVcsV0FBVyxLQUFLLElBQUksQ0FBQyxLQUFLO0FBQ3RELFNBQU8sYUFBYSxPQUFPLFNBQVMsT0FBTyxPQUFPLENBQUMsRUFBRSxRQUFRLElBQUk7QUFDbkU7QUFFQSxTQUFTLFNBQVMsTUFBd0I7QUFDeEMsU0FBTyxXQUFXLElBQUksQ0FBQyxHQUFHLGFBQWEsUUFBUSxNQUFNLFdBQVcsQ0FBQyxDQUFDO0FBQ3BFOzs7QUNqSE8sU0FBUyxjQUNkLE9BQ0EsU0FDQSxNQUNBLFVBQ1U7QUFDVixRQUFNLEVBQUUsTUFBQUksTUFBSyxJQUFJO0FBQ2pCLFFBQU0sUUFBa0IsQ0FBQztBQUN6QixXQUFTQyxLQUFJLEdBQUdBLEtBQUksVUFBVUEsTUFBSyxHQUFHO0FBQ3BDLFVBQU0sTUFBTUQsTUFBSyxPQUFPO0FBQ3hCLElBQUFBLE1BQUssS0FBSyxLQUFLLElBQUksU0FBUyxPQUFPO0FBQ25DLElBQUFBLE1BQUssSUFBSSxLQUFLLElBQUksWUFBWSxJQUFJO0FBQ2xDLElBQUFBLE1BQUssSUFBSSxLQUFLLElBQUksT0FBTyxNQUFNLENBQUMsS0FBSyxHQUFHO0FBQ3hDLFVBQU0sS0FBSyxHQUFHO0FBQUEsRUFDaEI7QUFDQSxRQUFNLE9BQU8sU0FBUyxRQUFRO0FBQzlCLFFBQU0sU0FBUyxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsTUFBTTtBQUN6RCxNQUFJLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLE1BQU0sT0FBTyxLQUFNLFdBQVUsT0FBTyxPQUFPO0FBQ3RGLFNBQU87QUFDVDtBQUdPLFNBQVMsaUJBQ2QsT0FDQSxTQUNBLFdBQ007QUFDTixRQUFNLEVBQUUsU0FBQUUsVUFBUyxNQUFBRixPQUFNLFVBQUFHLFVBQVMsSUFBSTtBQUNwQyxRQUFNLFNBQVNBLFVBQVMsSUFBSSxTQUFTLFFBQVEsTUFBTTtBQUNuRCxRQUFNLFdBQVdELFNBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxNQUFNLE9BQU87QUFDL0QsUUFBTSxPQUFPLFNBQVMsT0FBTyxPQUFPO0FBQ3BDLFFBQU0sT0FBTyxhQUFhLE9BQU8sT0FBTztBQUN4QyxRQUFNLFFBQVEsWUFBWSxPQUFPLE1BQU07QUFDdkMsUUFBTSxZQUFZQSxTQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFDekQsTUFBSSxZQUFZLFVBQVUsU0FBUyxJQUFJLEdBQUc7QUFDeEMsZ0JBQVksT0FBTyxNQUFNLGFBQWEsT0FBTyxJQUFJLEdBQUcsUUFBUTtBQUM1RCxJQUFBQyxVQUFTLE9BQU8sU0FBUyxRQUFRLFFBQVE7QUFBQSxFQUMzQztBQUNBLGFBQVcsT0FBTyxXQUFXO0FBQzNCLFVBQU0sT0FBT0gsTUFBSyxJQUFJLEtBQUssSUFBSSxVQUFVO0FBQ3pDLElBQUFBLE1BQUssT0FBTyxHQUFHO0FBQ2YsVUFBTSxLQUFLLG1CQUFtQixXQUFXLFFBQVEsT0FBTyxNQUFNLEdBQUc7QUFBQSxFQUNuRTtBQUNBLFFBQU0sT0FBTyxTQUFTLENBQUMsVUFBVSxNQUFNO0FBQ3ZDLE1BQUksQ0FBQyxVQUFVLFNBQVMsSUFBSSxFQUFHO0FBQy9CLE1BQUksU0FBVSxZQUFXLE9BQU8sSUFBSTtBQUNwQyxZQUFVLE9BQU8sT0FBTztBQUMxQjtBQUdBLFNBQVMsTUFBTSxPQUFjLFNBQWlCLFFBQXNCO0FBQ2xFLFFBQU0sVUFBVSxjQUFjLE9BQU8sTUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLE1BQU0sQ0FBQztBQUNoRixRQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUyxNQUFNO0FBQ25ELFFBQU0sT0FBTyxJQUFJLFlBQVksT0FBTyxTQUFTLE1BQU07QUFDckQ7OztBQzNDTyxJQUFNLGNBQW1FO0FBQUEsRUFDOUUsUUFBUSxDQUFDLFFBQVE7QUFBQSxFQUNqQixRQUFRLENBQUMsUUFBUTtBQUFBLEVBQ2pCLGNBQWMsQ0FBQyxNQUFNO0FBQUEsRUFDckIsVUFBVSxDQUFDLE1BQU07QUFBQSxFQUNqQixZQUFZLENBQUMsUUFBUSxRQUFRO0FBQUEsRUFDN0IsUUFBUSxDQUFDLFFBQVE7QUFBQSxFQUNqQixlQUFlLENBQUMsT0FBTztBQUFBLEVBQ3ZCLGVBQWUsQ0FBQyxPQUFPO0FBQUEsRUFDdkIsYUFBYSxDQUFDLE9BQU87QUFDdkI7QUFFQSxJQUFNLFNBQVM7QUFBQSxFQUNiLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLFVBQVU7QUFBQSxFQUNWLFlBQVk7QUFBQSxFQUNaLFFBQVE7QUFBQSxFQUNSLGVBQWU7QUFBQSxFQUNmLGVBQWU7QUFBQSxFQUNmLGFBQWE7QUFDZjtBQUVBLElBQU0sWUFBWTtBQUFBLEVBQ2hCLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLFVBQVU7QUFBQSxFQUNWLFlBQVk7QUFBQSxFQUNaLFFBQVE7QUFBQSxFQUNSLGVBQWU7QUFBQSxFQUNmLGVBQWU7QUFBQSxFQUNmLGFBQWE7QUFDZjtBQUVBLElBQU0sVUFBVTtBQUFBLEVBQ2QsR0FBRztBQUFBLEVBQ0gsY0FBYztBQUFBLEVBQ2QsWUFBWTtBQUFBLEVBQ1osUUFBUTtBQUFBLEVBQ1IsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUNmO0FBR0EsSUFBTSxXQUFXO0FBQUEsRUFDZixHQUFHO0FBQUEsRUFDSCxRQUFRO0FBQUEsRUFDUixRQUFRO0FBQUEsRUFDUixjQUFjO0FBQUEsRUFDZCxRQUFRO0FBQ1Y7QUFHTyxJQUFNLGdCQUNYO0FBQUEsRUFDRSxNQUFNO0FBQUEsRUFDTixZQUFZO0FBQUEsRUFDWixXQUFXLEVBQUUsR0FBRyxXQUFXLFFBQVEsY0FBYztBQUFBLEVBQ2pELFFBQVEsRUFBRSxHQUFHLFNBQVMsVUFBVSxVQUFVO0FBQUEsRUFDMUMsV0FBVztBQUFBLEVBQ1gsVUFBVTtBQUFBLEVBQ1YsVUFBVTtBQUFBLEVBQ1YsdUJBQXVCO0FBQ3pCOzs7QUN2RkYsSUFBTSxPQUFPO0FBR04sU0FBUyxPQUFPLEtBQWEsSUFBb0I7QUFDdEQsU0FBTyxTQUFTLEtBQUssRUFBRSxFQUFFLFNBQVMsRUFBRSxFQUFFLFNBQVMsR0FBRyxHQUFHO0FBQ3ZEO0FBR08sU0FBUyxTQUFTLEtBQWEsTUFBc0I7QUFDMUQsU0FBTyxLQUFLLEtBQUssSUFBSSxJQUFJLFdBQVcsS0FBSyxTQUFTLE1BQU0sRUFBRSxDQUFDLElBQUk7QUFDakU7OztBQ1RPLFNBQVMsV0FBVyxNQUFjLFFBQXdCO0FBQy9ELFNBQU8sT0FBTyxNQUFNLE1BQU07QUFDNUI7QUFHTyxTQUFTLGVBQWUsTUFBYyxNQUFzQjtBQUNqRSxTQUFPLFNBQVMsTUFBTSxJQUFJO0FBQzVCOzs7QUNITyxTQUFTLFVBQVUsT0FBa0M7QUFDMUQsU0FBTyxPQUFPLFVBQVUsWUFBWSxVQUFVLFFBQVEsYUFBYTtBQUNyRTtBQW9CTyxTQUFTLEtBQUssT0FBZSxNQUE4QjtBQUNoRSxTQUFPO0FBQUEsSUFDTCxNQUFNO0FBQUEsSUFDTixTQUFTLEVBQUUsT0FBTyxLQUFLO0FBQUEsSUFDdkIsTUFBTSxDQUFDLFVBQ0wsT0FBTyxVQUFVLFlBQVksTUFBTSxVQUFVLFNBQVMsTUFBTSxVQUFVLE9BQ2xFLFFBQ0E7QUFBQSxFQUNSO0FBQ0Y7QUFHTyxTQUFTLEtBQUssTUFBOEI7QUFDakQsUUFBTSxRQUFRLEtBQUssR0FBRyxJQUFJO0FBQzFCLFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILE1BQU07QUFBQSxJQUNOLE1BQU0sQ0FBQyxVQUFVO0FBQ2YsWUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLO0FBQzdCLFVBQUksU0FBUyxVQUFhLEtBQUssV0FBVyxHQUFHLEtBQUssS0FBSyxTQUFTLEdBQUcsRUFBRyxRQUFPO0FBQzdFLGFBQU8sV0FBVyxJQUFJLElBQUksT0FBTztBQUFBLElBQ25DO0FBQUEsRUFDRjtBQUNGO0FBR08sU0FBUyxRQUFRLE9BQWUsTUFBOEI7QUFDbkUsU0FBTztBQUFBLElBQ0wsTUFBTTtBQUFBLElBQ04sU0FBUyxFQUFFLE9BQU8sS0FBSztBQUFBLElBQ3ZCLE1BQU0sQ0FBQyxVQUFXLE1BQU0sS0FBSyxLQUFLLFNBQVMsU0FBUyxTQUFTLE9BQU8sUUFBUSxJQUFJO0FBQUEsRUFDbEY7QUFDRjtBQUdPLFNBQVMsTUFBTSxPQUEwQztBQUM5RCxTQUFPO0FBQUEsSUFDTCxNQUFNO0FBQUEsSUFDTixTQUFTLEVBQUUsU0FBUyxNQUFNLEtBQUssR0FBRyxFQUFFO0FBQUEsSUFDcEMsTUFBTSxDQUFDLFVBQVU7QUFDZixZQUFNLFdBQVcsTUFBTSxVQUFVLENBQUMsUUFBUSxRQUFRLEtBQUs7QUFDdkQsYUFBTyxXQUFXLElBQUksU0FBWSxXQUFXO0FBQUEsSUFDL0M7QUFBQSxFQUNGO0FBQ0Y7QUFHTyxTQUFTLFNBQVksUUFBbUIsVUFBd0I7QUFDckUsU0FBTyxFQUFFLEdBQUcsUUFBUSxTQUFTO0FBQy9CO0FBR08sU0FBUyxTQUE0QixTQUFrQixTQUFpQztBQUM3RixRQUFNLE9BQWdCLFFBQVE7QUFDOUIsTUFBSSxPQUFPLFNBQVMsWUFBWSxTQUFTLFFBQVEsTUFBTSxRQUFRLElBQUksR0FBRztBQUNwRSxXQUFPLE9BQU8saUJBQWlCLDBCQUEwQixFQUFFLE9BQU8sUUFBUSxNQUFNLFNBQVMsQ0FBQztBQUFBLEVBQzVGO0FBQ0EsUUFBTSxRQUFRO0FBQ2QsUUFBTSxPQUFnQyxDQUFDO0FBQ3ZDLGFBQVcsQ0FBQyxPQUFPLE1BQU0sS0FBSyxPQUFPLFFBQVEsT0FBTyxHQUFHO0FBQ3JELFFBQUksQ0FBQyxPQUFPLE9BQU8sT0FBTyxLQUFLLEdBQUc7QUFDaEMsVUFBSSxFQUFFLGNBQWMsUUFBUyxRQUFPLFFBQVEsT0FBTyxZQUFZLENBQUMsQ0FBQztBQUNqRSxXQUFLLEtBQUssSUFBSSxPQUFPO0FBQ3JCO0FBQUEsSUFDRjtBQUNBLFVBQU0sUUFBUSxPQUFPLEtBQUssTUFBTSxLQUFLLENBQUM7QUFDdEMsUUFBSSxVQUFVLE9BQVcsUUFBTyxRQUFRLE9BQU8sT0FBTyxNQUFNLE9BQU8sT0FBTztBQUMxRSxTQUFLLEtBQUssSUFBSTtBQUFBLEVBQ2hCO0FBQ0EsUUFBTSxVQUFVLGFBQWEsT0FBTyxPQUFPO0FBQzNDLFNBQU8sWUFBWSxTQUFhLE9BQXFCLFFBQVEsU0FBUyxrQkFBa0IsQ0FBQyxDQUFDO0FBQzVGO0FBR0EsU0FBUyxhQUNQLE9BQ0EsU0FDb0I7QUFDcEIsTUFBSTtBQUNKLGFBQVcsU0FBUyxPQUFPLEtBQUssS0FBSyxHQUFHO0FBQ3RDLFFBQUksT0FBTyxPQUFPLFNBQVMsS0FBSyxFQUFHO0FBQ25DLFFBQUksVUFBVSxVQUFhLFFBQVEsTUFBTyxTQUFRO0FBQUEsRUFDcEQ7QUFDQSxTQUFPLE9BQU8sTUFBTSxHQUFHLEVBQUU7QUFDM0I7QUFFQSxTQUFTLFFBQVEsT0FBZSxNQUFjLFNBQXNDO0FBQ2xGLFNBQU8sT0FBTyxpQkFBaUIsR0FBRyxLQUFLLHFCQUFxQixJQUFJLElBQUksRUFBRSxPQUFPLE1BQU0sR0FBRyxRQUFRLENBQUM7QUFDakc7QUFHQSxTQUFTLFdBQVcsT0FBd0I7QUFDMUMsYUFBVyxhQUFhLE9BQU87QUFDN0IsVUFBTSxRQUFRLFVBQVUsWUFBWSxDQUFDLEtBQUs7QUFDMUMsUUFBSSxRQUFRLE1BQVMsU0FBUyxPQUFRLFFBQVEsSUFBTyxRQUFPO0FBQzVELFFBQUksVUFBVSxRQUFVLFVBQVUsUUFBVyxTQUFTLFNBQVUsUUFBUSxNQUFTLFFBQU87QUFBQSxFQUMxRjtBQUNBLFNBQU87QUFDVDs7O0FDM0dBLElBQU0sZ0JBQWdCLEtBQUssR0FBRyxDQUFDO0FBTXhCLFNBQVNJLFNBQ2QsT0FDQSxTQUNBQyxPQUNBLFNBQzRCO0FBQzVCLFFBQU0sRUFBRSxRQUFRLElBQUk7QUFDcEIsTUFBSSxDQUFDLE1BQU0sU0FBUyxJQUFJLE9BQU8sRUFBRyxRQUFPLG9CQUFvQixPQUFPO0FBQ3BFLFFBQU0sT0FBTyxTQUFTLFNBQVMsRUFBRSxRQUFRLGVBQWUsR0FBRyxRQUFRLENBQUM7QUFDcEUsTUFBSSxVQUFVLElBQUksRUFBRyxRQUFPO0FBQzVCLFFBQU0sT0FBUSxLQUFxQztBQUNuRCxRQUFNLFNBQVMsZUFBZSxNQUFNLFFBQVEsTUFBTSxJQUFJO0FBQ3RELE1BQUksQ0FBQyxNQUFNLFFBQVEsSUFBSSxNQUFNLEtBQUssY0FBYyxPQUFPLE1BQU0sTUFBTSxTQUFTO0FBQzFFLFdBQU8sT0FBTyxrQkFBa0Isc0JBQXNCLElBQUksSUFBSSxFQUFFLGFBQWEsS0FBSyxDQUFDO0FBQUEsRUFDckY7QUFDQSxRQUFNLE9BQU8sTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLElBQUk7QUFDbEQsUUFBTSxFQUFFLFNBQVMsSUFBSSxnQkFBZ0IsT0FBTyxJQUFJO0FBQ2hELFFBQU0sU0FBUyxZQUFZQSxLQUFJO0FBQy9CLE1BQUksQ0FBQyxPQUFPLEtBQUssQ0FBQyxZQUFZLFNBQVMsU0FBUyxPQUFPLENBQUMsR0FBRztBQUN6RCxXQUFPLE9BQU8sbUJBQW1CLEtBQUssYUFBYSxJQUFJLENBQUMsV0FBV0EsS0FBSSxJQUFJO0FBQUEsTUFDekUsYUFBYSxhQUFhLElBQUksS0FBSztBQUFBLE1BQ25DLFNBQVMsT0FBTyxLQUFLLEdBQUc7QUFBQSxJQUMxQixDQUFDO0FBQUEsRUFDSDtBQUNBLFFBQU0sU0FBUyxTQUFTLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDaEUsUUFBTSxhQUFhLGNBQWMsTUFBTSxFQUFFQSxLQUFJO0FBQzdDLE1BQUksZUFBZSxXQUFXO0FBQzVCLFdBQU8sT0FBTyxZQUFZLEdBQUdBLEtBQUksZ0NBQWdDLE1BQU0sSUFBSSxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQ3ZGO0FBQ0EsU0FBTyxFQUFFLE1BQW9DLFFBQVEsUUFBUTtBQUMvRDtBQUdPLFNBQVMsb0JBQW9CLFNBQTBCO0FBQzVELFNBQU8sT0FBTyxtQkFBbUIsdUJBQXVCLE9BQU8sSUFBSSxFQUFFLFFBQVEsQ0FBQztBQUNoRjtBQU1PLFNBQVMsWUFBWSxPQUFjLFFBQWdCLGVBQXVCO0FBQy9FLFFBQU0sU0FBUyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTTtBQUN0RCxTQUFPO0FBQUEsSUFDTCxhQUFhLFdBQVcsTUFBTSxRQUFRLE1BQU0sTUFBTTtBQUFBLElBQ2xELFFBQVEsU0FBUyxNQUFNO0FBQUEsSUFDdkIsV0FBVztBQUFBLE1BQ1QsTUFBTSxTQUFTLE1BQU07QUFBQSxNQUNyQixPQUFPLFdBQVcsT0FBTyxPQUFPLFNBQVM7QUFBQSxNQUN6QyxjQUFjLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxLQUFLO0FBQUEsTUFDcEQsZ0JBQWdCLGtCQUFrQixJQUFJLE9BQU87QUFBQSxJQUMvQztBQUFBLEVBQ0Y7QUFDRjs7O0FDdkVPLElBQU0sYUFBc0IsQ0FBQyxPQUFPLFlBQVk7QUFDckQsUUFBTUMsU0FBUUMsU0FBUSxPQUFPLFNBQVMsZUFBZSxDQUFDLENBQUM7QUFDdkQsTUFBSSxVQUFVRCxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLE9BQU8sSUFBSUE7QUFDbkIsUUFBTSxVQUFVLE1BQU0sU0FBUyxLQUFLLE1BQU07QUFDMUMsUUFBTUUsUUFBTyxNQUFNLFNBQVMsUUFBUSxTQUFTLFFBQVEsS0FBSztBQUMxRCxtQkFBaUIsT0FBTyxTQUFTQSxLQUFJO0FBQ3JDLFNBQU8sS0FBSyxFQUFFLEdBQUcsWUFBWSxPQUFPLFFBQVEsQ0FBQyxHQUFHLFNBQVNBLE1BQUssQ0FBQztBQUNqRTs7O0FDZk8sSUFBTSxlQUFlO0FBQUEsRUFDMUI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBTU8sU0FBUyxZQUFZLFFBQTRCO0FBQ3RELFNBQU8sYUFBYSxRQUFRLE1BQU0sSUFBSTtBQUN4Qzs7O0FDZk8sSUFBTSxhQUFhLENBQUMsVUFBVSxPQUFPLFlBQVksUUFBUSxNQUFNOzs7QUNBL0QsSUFBTSxZQUFZLENBQUMsVUFBVSxZQUFZLE9BQU87OztBQ01oRCxTQUFTLFdBQ2QsU0FDQSxTQUNBLFdBQ0EsYUFDUTtBQUNSLFFBQU0sRUFBRSxjQUFjLFdBQVcsSUFBSSxRQUFRO0FBQzdDLFFBQU0sUUFBUSxjQUFjLFNBQVMsV0FBVztBQUNoRCxTQUFPLFNBQVMsTUFBTyxXQUFXLFNBQVMsSUFBSSxPQUFPLGFBQWEsT0FBTyxDQUFDO0FBQzdFO0FBR08sU0FBUyxhQUFhLFNBQWtCLGFBQXFCLFNBQXlCO0FBQzNGLFFBQU0sRUFBRSxnQkFBZ0IsY0FBYyxhQUFhLElBQUksUUFBUTtBQUMvRCxRQUFNLE9BQU8sSUFBSSxjQUFjLFFBQVEsVUFBVSxnQkFBZ0IsSUFBSSxDQUFDO0FBQ3RFLFNBQU8sSUFBSSxJQUFJLGFBQWEsWUFBWSxHQUFHLGNBQWMsSUFBSTtBQUMvRDs7O0FDcEJPLElBQU0sYUFBYTtBQUduQixJQUFNLFFBQVE7QUFBQSxFQUNuQjtBQUFBLEVBQ0E7QUFBQTtBQUFBLElBRUUsS0FBSztBQUFBO0FBQUEsSUFFTCxPQUFPO0FBQUE7QUFBQSxJQUVQLE1BQU07QUFBQTtBQUFBLElBRU4sVUFBVTtBQUFBO0FBQUEsSUFFVixTQUFTO0FBQUE7QUFBQSxJQUVULGFBQWE7QUFBQSxJQUNiLFVBQVUsS0FBSyxhQUFhLE9BQU87QUFBQTtBQUFBLElBRW5DLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUNGO0FBR08sSUFBTSxPQUFPLE1BQU07QUFHbkIsU0FBUyxRQUFRLFVBQWtCLE9BQXVCO0FBQy9ELFNBQU8sV0FBVyxhQUFhLFFBQVE7QUFDekM7OztBQzVCTyxJQUFNLFNBQVMsWUFBWSxVQUFVO0FBQUEsRUFDMUMsaUJBQWlCO0FBQUEsRUFDakIsaUJBQWlCO0FBQUEsRUFDakIsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsbUJBQW1CO0FBQUEsRUFDbkIsbUJBQW1CO0FBQUEsRUFDbkIsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsbUJBQW1CO0FBQUEsRUFDbkIsbUJBQW1CO0FBQUEsRUFDbkIsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2Isa0JBQWtCO0FBQUEsRUFDbEIsa0JBQWtCO0FBQ3BCLENBQUM7QUFHTSxJQUFNLFNBQVMsT0FBTzs7O0FDWnRCLFNBQVMsVUFBVSxRQUFlLE9BQXNCO0FBQzdELFFBQU0sTUFBTSxPQUFPLFFBQVE7QUFDM0IsUUFBTSxRQUFRLFNBQVMsS0FBSyxLQUFLO0FBQ2pDLFNBQU8sRUFBRSxPQUFPLE9BQU8sUUFBUSxPQUFPLE9BQU8sTUFBTSxRQUFRLE1BQU07QUFDbkU7QUFRTyxTQUFTLFNBQ2QsT0FDQSxJQUNBLFlBQ0EsWUFDQSxPQUNNO0FBQ04sUUFBTSxNQUFNLFVBQVUsRUFBRSxPQUFPLEdBQUcsT0FBTyxNQUFNLElBQUksSUFBSSxVQUFVLEVBQUUsR0FBRyxLQUFLO0FBQzNFLFFBQU0sSUFBSSxJQUFJLFlBQVksSUFBSSxLQUFLO0FBQ25DLFFBQU0sSUFBSSxJQUFJLFlBQVksSUFBSSxLQUFLO0FBQ3JDOzs7QUM5Qk8sU0FBUyxXQUNkLE9BQ0EsU0FDQSxVQUNBLE9BQ007QUFDTixRQUFNLFFBQVEsT0FBTyxHQUFHLE9BQU8sT0FBTztBQUN0QyxXQUFTLE1BQU0sUUFBUSxVQUFVLE9BQU8sT0FBTyxHQUFHLE9BQU8sT0FBTyxHQUFHLEtBQUs7QUFDMUU7OztBQ0xPLFNBQVMsYUFBYSxPQUFjLFNBQTBCO0FBQ25FLFNBQU8sTUFBTSxTQUFTLE1BQU0sU0FBUyxRQUFRLE9BQU8sS0FBSztBQUMzRDtBQUdPLFNBQVMsWUFBWSxPQUFjLFVBQWtCLFVBQTBCO0FBQ3BGLGFBQVcsUUFBUSxNQUFNLFVBQVUsUUFBUSxVQUFVLFNBQVMsS0FBSyxHQUFHO0FBQ3BFLFVBQU0sVUFBVSxVQUFVLE1BQU0sUUFBUTtBQUN4QyxRQUFJLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxJQUFJLE1BQU0sS0FBSyxhQUFhLE9BQU8sT0FBTyxFQUFHLFFBQU87QUFBQSxFQUNyRjtBQUNBLFNBQU87QUFDVDtBQUdPLFNBQVMsWUFBWSxPQUFjLFNBQWlCLFFBQXNCO0FBQy9FLFFBQU0sRUFBRSxVQUFBQyxXQUFVLElBQUksSUFBSTtBQUMxQixjQUFZLE9BQU8sT0FBTztBQUMxQixRQUFNLE9BQU9BLFVBQVMsS0FBSyxTQUFTLFFBQVEsT0FBTyxJQUFJO0FBQ3ZELEVBQUFBLFVBQVMsUUFBUSxTQUFTLFFBQVEsU0FBUyxJQUFJO0FBQy9DLE1BQUksU0FBUyxHQUFHO0FBQ2QsSUFBQUEsVUFBUyxPQUFPLFNBQVMsUUFBUSxRQUFRO0FBQ3pDLGdCQUFZLE9BQU8sT0FBTztBQUMxQjtBQUFBLEVBQ0Y7QUFDQSxRQUFNLFFBQVEsUUFBUUEsVUFBUyxNQUFNLFNBQVMsUUFBUSxPQUFPLEdBQUcsQ0FBQyxJQUFJO0FBQ3JFLEVBQUFBLFVBQVMsU0FBUyxTQUFTLFFBQVEsVUFBVSxNQUFNLElBQUksR0FBRyxLQUFLLENBQUM7QUFDbEU7QUFHTyxTQUFTLFlBQVksT0FBYyxTQUF1QjtBQUMvRCxRQUFNLEVBQUUsVUFBQUEsVUFBUyxJQUFJO0FBQ3JCLE1BQUlBLFVBQVMsS0FBSyxTQUFTLFFBQVEsT0FBTyxLQUFLLEVBQUc7QUFDbEQsUUFBTSxVQUFVQSxVQUFTLElBQUksU0FBUyxRQUFRLE9BQU87QUFFckQsUUFBTSxRQUFRLElBQUlBLFVBQVMsTUFBTSxTQUFTLFFBQVEsT0FBTyxHQUFHLE9BQU87QUFDbkUsUUFBTSxRQUFRLFFBQVFBLFVBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUztBQUM3RCxFQUFBQSxVQUFTLFFBQVEsU0FBUyxRQUFRLFNBQVMsQ0FBQztBQUM1QyxFQUFBQSxVQUFTLFNBQVMsU0FBUyxRQUFRLFNBQVMsS0FBSztBQUNqRCxFQUFBQSxVQUFTLElBQUksU0FBUyxRQUFRLFdBQVcsQ0FBQztBQUMxQyxFQUFBQSxVQUFTLE9BQU8sU0FBUyxRQUFRLFFBQVE7QUFDekMsYUFBVyxPQUFPLGdCQUFnQixXQUFXLE9BQU8sR0FBRyxLQUFLO0FBQzlEO0FBR0EsU0FBUyxZQUFZLE9BQWMsU0FBdUI7QUFDeEQsUUFBTSxFQUFFLFVBQUFBLFdBQVUsSUFBSSxJQUFJO0FBQzFCLFFBQU0sRUFBRSw0QkFBNEIseUJBQXlCLElBQUksTUFBTSxRQUFRLFFBQVE7QUFDdkYsUUFBTSxVQUFVQSxVQUFTLElBQUksU0FBUyxRQUFRLE9BQU87QUFDckQsUUFBTSxRQUFRQSxVQUFTLE1BQU0sU0FBUyxRQUFRLE9BQU87QUFDckQsTUFBSSxTQUFTLFFBQVM7QUFDdEIsUUFBTSxVQUFVLE1BQU0sTUFBTSxJQUFJLE9BQU8sT0FBTyxHQUFHLEtBQUssS0FBSyxNQUFNO0FBQ2pFLFFBQU0sT0FBTyxRQUFRLFNBQVMsVUFBVSw2QkFBNkIsd0JBQXdCO0FBQzdGLEVBQUFBLFVBQVMsUUFBUSxTQUFTLFFBQVEsU0FBUyxJQUFJO0FBQy9DLEVBQUFBLFVBQVMsSUFBSSxTQUFTLFFBQVEsV0FBVyxLQUFLO0FBQzlDLEVBQUFBLFVBQVMsU0FBUyxTQUFTLFFBQVEsVUFBVSxNQUFNLFFBQVEsVUFBVSxPQUFPLElBQUksQ0FBQztBQUNuRjs7O0FDNUNPLFNBQVMsUUFBUSxPQUFjLFNBQWlCLGFBQTZCO0FBQ2xGLFFBQU0sRUFBRSxTQUFTLFVBQVUsSUFBSSxTQUFTLE9BQU8sT0FBTztBQUN0RCxTQUFPLFdBQVcsTUFBTSxRQUFRLFNBQVMsU0FBUyxXQUFXLFdBQVc7QUFDMUU7QUFHTyxTQUFTLFNBQVMsT0FBYyxRQUFnQixTQUFpQixPQUFxQjtBQUMzRixRQUFNLEVBQUUsU0FBQUMsU0FBUSxJQUFJO0FBQ3BCLFFBQU0sV0FBV0EsU0FBUSxJQUFJLFFBQVEsT0FBTyxRQUFRO0FBQ3BELFFBQU0sT0FBTyxRQUFRLE9BQU8sU0FBUyxRQUFRO0FBQzdDLGNBQVksT0FBTyxRQUFRLE9BQU8sUUFBUSxDQUFDO0FBQzNDLEVBQUFBLFNBQVEsS0FBSyxRQUFRLE9BQU8sU0FBUyxPQUFPO0FBQzVDLEVBQUFBLFNBQVEsS0FBSyxRQUFRLE9BQU8sT0FBTyxLQUFLO0FBQ3hDLEVBQUFBLFNBQVEsUUFBUSxRQUFRLE9BQU8sT0FBTyxJQUFJO0FBQzFDLGNBQVksT0FBTyxTQUFTLElBQUk7QUFDaEMsWUFBVSxPQUFPLE9BQU8sSUFBSTtBQUM1QixRQUFNLEVBQUUsUUFBUSxJQUFJLFNBQVMsT0FBTyxPQUFPO0FBQzNDLFFBQU0sRUFBRSxRQUFRLElBQUksTUFBTTtBQUMxQixRQUFNLFFBQVEsUUFBUSxPQUFPLGFBQWEsT0FBTztBQUNqRCxRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0FBLFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUFBLElBQ3ZDO0FBQUEsSUFDQSxZQUFZLE9BQU8sTUFBTTtBQUFBLElBQ3pCLE1BQU0sTUFBTSxJQUFJLE9BQU8sT0FBTyxHQUFHLEtBQUssS0FBSztBQUFBLElBQzNDLFdBQVcsT0FBTztBQUFBLElBQ2xCLGNBQWMsT0FBTyxjQUFjLFNBQVMsUUFBUSxDQUFDO0FBQUEsRUFDdkQ7QUFDRjtBQUdPLFNBQVMsUUFBUSxPQUFjLFFBQWdCLFFBQTBCO0FBQzlFLFFBQU0sRUFBRSxTQUFBQSxVQUFTLFFBQUFDLFFBQU8sSUFBSTtBQUM1QixRQUFNLFVBQVVELFNBQVEsT0FBTyxRQUFRLE9BQU8sT0FBTztBQUNyRCxRQUFNLFFBQVFBLFNBQVEsT0FBTyxRQUFRLE9BQU8sS0FBSztBQUNqRCxRQUFNLE9BQU9BLFNBQVEsS0FBSyxRQUFRLE9BQU8sS0FBSztBQUM5QyxRQUFNLFFBQVFBLFNBQVEsTUFBTSxRQUFRLE9BQU8sS0FBSztBQUNoRCxRQUFNLFVBQVUsTUFBTSxNQUFNQSxTQUFRLElBQUksUUFBUSxPQUFPLEtBQUs7QUFDNUQsUUFBTSxXQUFXQSxTQUFRLElBQUksUUFBUSxPQUFPLFFBQVE7QUFDcEQsRUFBQUEsU0FBUSxRQUFRLFFBQVEsT0FBTyxPQUFPLENBQUM7QUFDdkMsRUFBQUEsU0FBUSxTQUFTLFFBQVEsT0FBTyxPQUFPLENBQUM7QUFDeEMsRUFBQUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxhQUFhLENBQUM7QUFDekMsRUFBQUEsU0FBUSxNQUFNLFFBQVEsT0FBTyxPQUFPO0FBQ3BDLEVBQUFBLFNBQVEsTUFBTSxRQUFRLE9BQU8sS0FBSztBQUNsQyxjQUFZLE9BQU8sU0FBUyxDQUFDLElBQUk7QUFDakMsWUFBVSxPQUFPLE9BQU8sQ0FBQyxJQUFJO0FBQzdCLFdBQVNDLFNBQVEsT0FBTyxNQUFNLFlBQVksTUFBTSxZQUFZLEtBQUs7QUFDakUsRUFBQUQsU0FBUSxJQUFJLFFBQVEsT0FBTyxVQUFVLGFBQWEsTUFBTSxRQUFRLFNBQVMsVUFBVSxPQUFPLENBQUM7QUFDM0YsY0FBWSxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDekMsUUFBTTtBQUFBLElBQ0o7QUFBQSxJQUNBQSxTQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFBQSxJQUN2QztBQUFBLElBQ0EsWUFBWSxPQUFPLE1BQU07QUFBQSxJQUN6QixXQUFXLE9BQU87QUFBQSxJQUNsQixTQUFTLE9BQU8sS0FBSztBQUFBLElBQ3JCLFlBQVksTUFBTTtBQUFBLEVBQ3BCO0FBQ0Y7QUFNTyxTQUFTLFFBQVEsT0FBYyxRQUFnQixJQUFZLFFBQTBCO0FBQzFGLFFBQU0sRUFBRSxTQUFBQSxTQUFRLElBQUk7QUFDcEIsUUFBTSxFQUFFLGdCQUFnQixJQUFJLE1BQU0sUUFBUSxRQUFRO0FBQ2xELE1BQUksT0FBTyxLQUFLQSxTQUFRLElBQUksUUFBUSxPQUFPLFdBQVcsS0FBSyxpQkFBaUI7QUFDMUUsWUFBUSxPQUFPLFFBQVEsTUFBTTtBQUM3QjtBQUFBLEVBQ0Y7QUFDQSxRQUFNLE9BQU9BLFNBQVEsT0FBTyxRQUFRLE9BQU8sT0FBTztBQUNsRCxRQUFNLE9BQU9BLFNBQVEsS0FBSyxRQUFRLE9BQU8sS0FBSztBQUM5QyxFQUFBQSxTQUFRLElBQUksUUFBUSxPQUFPLGFBQWEsQ0FBQztBQUN6QyxFQUFBQSxTQUFRLEtBQUssUUFBUSxPQUFPLFNBQVMsRUFBRTtBQUN2QyxjQUFZLE9BQU8sTUFBTSxDQUFDLElBQUk7QUFDOUIsY0FBWSxPQUFPLElBQUksSUFBSTtBQUMzQixRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0FBLFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUFBLElBQ3ZDO0FBQUEsSUFDQSxZQUFZLE9BQU8sTUFBTTtBQUFBLElBQ3pCLE1BQU0sTUFBTSxJQUFJLE9BQU8sRUFBRSxHQUFHLEtBQUssS0FBSztBQUFBLElBQ3RDLFdBQVcsRUFBRTtBQUFBLElBQ2IsTUFBTSxNQUFNLElBQUksT0FBTyxJQUFJLEdBQUcsS0FBSyxLQUFLO0FBQUEsRUFDMUM7QUFDRjtBQUVBLFNBQVMsU0FBUyxPQUFjLFNBQWlCO0FBQy9DLFFBQU0sVUFBVSxVQUFVLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxPQUFPLElBQUksQ0FBQztBQUMxRSxRQUFNLFlBQVksV0FBVyxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUyxJQUFJLENBQUM7QUFDL0UsU0FBTyxFQUFFLFNBQVMsV0FBVyxVQUFVLFdBQVcsYUFBYSxTQUFTO0FBQzFFOzs7QUMxR08sU0FBUyxjQUFjLFNBQWtCLE9BQXVCO0FBQ3JFLFNBQVEsUUFBUSxNQUFNLHFCQUFxQixJQUFJLFVBQVUsSUFBSSxTQUFVO0FBQ3pFOzs7QUNITyxTQUFTLFFBQVEsT0FBYyxVQUFrQixPQUF1QjtBQUM3RSxRQUFNLEVBQUUsT0FBQUUsUUFBTyxVQUFBQyxVQUFTLElBQUk7QUFDNUIsUUFBTSxPQUFPRCxPQUFNLE9BQU8sUUFBUSxVQUFVLEtBQUssQ0FBQztBQUNsRCxFQUFBQSxPQUFNLElBQUksTUFBTSxLQUFLLE9BQU8sS0FBSztBQUNqQyxFQUFBQSxPQUFNLEtBQUssTUFBTSxLQUFLLFVBQVUsUUFBUTtBQUV4QyxhQUFXLEtBQUssV0FBWSxDQUFBQyxVQUFTLE9BQU87QUFDNUMsU0FBTztBQUNUOzs7QUNFTyxTQUFTLFlBQVksT0FBYyxNQUF1QjtBQUMvRCxRQUFNLEtBQUssTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLFdBQVc7QUFDakQsU0FBTyxPQUFPLEtBQUssTUFBTSxNQUFNLEtBQUssTUFBTSxRQUFRLFFBQVEsTUFBTTtBQUNsRTtBQUdPLFNBQVMsV0FBVyxPQUFjLFVBQTBCO0FBQ2pFLFFBQU1DLFNBQVEsTUFBTSxVQUFVLFFBQVEsVUFBVSxTQUFTLEtBQUs7QUFDOUQsU0FBT0EsT0FBTSxPQUFPLENBQUMsU0FBUyxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssSUFBSSxNQUFNLEtBQUssWUFBWSxPQUFPLElBQUksQ0FBQyxFQUM3RjtBQUNMO0FBT08sU0FBUyxXQUFXLE9BQWMsVUFBMEI7QUFDakUsUUFBTSxFQUFFLFdBQUFDLFlBQVcsT0FBQUQsT0FBTSxJQUFJO0FBQzdCLFFBQU0sTUFBTUMsV0FBVSxRQUFRLFVBQVUsU0FBUyxLQUFLO0FBQ3RELFFBQU0sU0FBUyxJQUFJO0FBQUEsSUFDakIsQ0FBQyxTQUFTRCxPQUFNLElBQUksTUFBTSxLQUFLLElBQUksTUFBTSxLQUFLQSxPQUFNLElBQUksTUFBTSxLQUFLLE9BQU8sTUFBTTtBQUFBLEVBQ2xGO0FBQ0EsUUFBTSxRQUFRLE9BQU8sS0FBSyxDQUFDLFNBQVMsQ0FBQyxZQUFZLE9BQU8sSUFBSSxDQUFDO0FBQzdELE1BQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsTUFBSSxJQUFJLFNBQVMsTUFBTSxRQUFRLFFBQVEsTUFBTSxRQUFTLFFBQU87QUFDN0QsU0FBTyxPQUFPLENBQUMsS0FBSztBQUN0QjtBQUdPLFNBQVMsU0FBUyxPQUFjLFFBQWdCLE9BQXVCO0FBQzVFLFFBQU0sRUFBRSxTQUFBRSxVQUFTLE9BQUFGLFFBQU8sUUFBUSxJQUFJO0FBQ3BDLFFBQU0sV0FBV0UsU0FBUSxPQUFPLFFBQVEsT0FBTyxRQUFRO0FBQ3ZELFFBQU0sVUFBVSxjQUFjLFFBQVEsU0FBUyxXQUFXLE9BQU8sUUFBUSxDQUFDO0FBQzFFLFFBQU0sUUFBUSxjQUFjLFFBQVEsU0FBU0EsU0FBUSxJQUFJLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDakYsUUFBTSxhQUFhLE1BQU0sTUFBTSxjQUFjLFNBQVMsS0FBSztBQUMzRCxRQUFNLFFBQVEsTUFBTSxVQUFVLFFBQVEsVUFBVSxTQUFTLEtBQUssRUFBRTtBQUNoRSxRQUFNLE9BQU8sVUFBVSxJQUFJLFFBQVEsT0FBTyxVQUFVLEtBQUssSUFBSTtBQUM3RCxFQUFBRixPQUFNLElBQUksTUFBTSxLQUFLLFNBQVMsTUFBTTtBQUNwQyxFQUFBQSxPQUFNLFNBQVMsTUFBTSxLQUFLLE9BQU8sVUFBVTtBQUMzQyxjQUFZLE9BQU8sUUFBUSxPQUFPLFdBQVcsSUFBSTtBQUNqRCxRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0FFLFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUFBLElBQ3ZDO0FBQUEsSUFDQSxZQUFZLE9BQU8sTUFBTTtBQUFBLElBQ3pCRixPQUFNLElBQUksTUFBTSxLQUFLLEtBQUs7QUFBQSxJQUMxQjtBQUFBLEVBQ0Y7QUFDQSxTQUFPO0FBQ1Q7QUFHTyxTQUFTLFVBQVUsT0FBYyxRQUFzQjtBQUM1RCxRQUFNLE9BQU8sTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE1BQU07QUFDcEQsUUFBTSxXQUFXLE1BQU0sTUFBTSxPQUFPLE1BQU0sS0FBSyxRQUFRO0FBQ3ZELFFBQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxNQUFNLENBQUM7QUFDbEMsUUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLFNBQVMsQ0FBQztBQUNyQyxTQUFPLE9BQU8sZUFBZSxRQUFRLElBQUk7QUFDekMsYUFBVyxDQUFDLFFBQVEsS0FBSyxXQUFXLFFBQVEsR0FBRztBQUM3QyxVQUFNLFNBQVMsTUFBTSxTQUFTLFFBQVEsVUFBVSxNQUFNLFdBQVcsQ0FBQyxHQUFHLFFBQVEsTUFBTTtBQUNuRixRQUFJLE9BQU8sV0FBVyxFQUFHO0FBQ3pCLFVBQU0sS0FBSyxZQUFZLE9BQU8sVUFBVSxXQUFXLENBQUM7QUFDcEQsZUFBVyxTQUFTLE9BQVEsU0FBUSxPQUFPLE9BQU8sSUFBSSxhQUFhO0FBQUEsRUFDckU7QUFDRjtBQUdPLFNBQVMsV0FBVyxPQUFjLFFBQXNCO0FBQzdELFFBQU0sT0FBTyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTTtBQUNwRCxRQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssU0FBUyxDQUFDO0FBQ3JDLFFBQU0sTUFBTSxPQUFPLE1BQU0sS0FBSyxLQUFLO0FBQ25DLFNBQU8sT0FBTyxvQkFBb0IsUUFBUSxJQUFJO0FBQ2hEO0FBRUEsU0FBUyxPQUNQLE9BQ0FHLE9BQ0EsUUFDQSxNQUNNO0FBQ04sUUFBTSxZQUFZLE1BQU0sUUFBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQy9ELFFBQU0sUUFBUSxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssS0FBSztBQUM5QyxRQUFNLEtBQUtBLE9BQU0sV0FBVyxRQUFRLFlBQVksT0FBTyxNQUFNLEdBQUcsS0FBSztBQUN2RTs7O0FDdkZPLFNBQVMsWUFBWSxPQUFjLFFBQWdCLFFBQTBCO0FBQ2xGLFVBQVEsTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE1BQU0sR0FBRztBQUFBLElBQ2hELEtBQUssT0FBTztBQUNWLGNBQVEsT0FBTyxRQUFRLE1BQU07QUFDN0I7QUFBQSxJQUNGLEtBQUssT0FBTztBQUNWLGlCQUFXLE9BQU8sTUFBTTtBQUN4QjtBQUFBLElBQ0YsS0FBSyxPQUFPO0FBQ1YsZ0JBQVUsT0FBTyxNQUFNO0FBQ3ZCO0FBQUEsSUFDRjtBQUNFO0FBQUEsRUFDSjtBQUNBLGNBQVksT0FBTyxRQUFRLE9BQU8sTUFBTSxDQUFDO0FBQzNDOzs7QUNwQk8sSUFBTSxhQUFzQixDQUFDLE9BQU8sWUFBWTtBQUNyRCxRQUFNQyxTQUFRQyxTQUFRLE9BQU8sU0FBUyxjQUFjLENBQUMsQ0FBQztBQUN0RCxNQUFJLFVBQVVELE1BQUssRUFBRyxRQUFPQTtBQUM3QixjQUFZLE9BQU9BLE9BQU0sUUFBUSxhQUFhO0FBQzlDLFNBQU8sS0FBSyxZQUFZLE9BQU9BLE9BQU0sUUFBUSxDQUFDLENBQUM7QUFDakQ7OztBQ0pBLElBQU0sVUFBVSxFQUFFLFFBQVEsUUFBUSxHQUFHLE9BQU8sRUFBRTtBQUd2QyxJQUFNLGVBQXdCLENBQUMsT0FBTyxZQUFZO0FBQ3ZELFFBQU1FLFNBQVFDLFNBQVEsT0FBTyxTQUFTLGlCQUFpQixPQUFPO0FBQzlELE1BQUksVUFBVUQsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLFFBQU0sRUFBRSxNQUFNLE9BQU8sSUFBSUE7QUFDekIsUUFBTSxNQUFNLEtBQUs7QUFDakIsUUFBTSxVQUFVLE1BQU0sU0FBUyxLQUFLLE1BQU07QUFDMUMsTUFBSSxDQUFDLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLEtBQUssT0FBTyxLQUFLLElBQUksT0FBTyxNQUFNLFNBQVM7QUFDM0UsV0FBTyxPQUFPLGVBQWUsd0JBQXdCLEdBQUcsSUFBSSxFQUFFLE9BQU8sVUFBVSxRQUFRLElBQUksQ0FBQztBQUFBLEVBQzlGO0FBQ0EsbUJBQWlCLE9BQU8sU0FBUyxDQUFDLEdBQUcsQ0FBQztBQUN0QyxRQUFNLFlBQVksTUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLFFBQVE7QUFDOUQsU0FBTyxLQUFLLEVBQUUsR0FBRyxZQUFZLE9BQU8sUUFBUSxTQUFTLEdBQUcsU0FBUyxDQUFDLEdBQUcsRUFBRSxDQUFDO0FBQzFFOzs7QUNqQk8sU0FBUyxXQUFXLE9BQWMsU0FBaUIsVUFBMEI7QUFDbEYsUUFBTSxRQUFRLE1BQU0sTUFBTSxLQUFLLFFBQVEsU0FBUyxRQUFRLENBQUM7QUFDekQsTUFBSSxVQUFVLEVBQUcsUUFBTztBQUN4QixRQUFNLE9BQU8sTUFBTSxNQUFNLE9BQU8sUUFBUSxTQUFTLFFBQVEsQ0FBQztBQUMxRCxRQUFNLE1BQU0sS0FBSyxNQUFNLEtBQUssVUFBVSxRQUFRO0FBQzlDLFFBQU0sTUFBTSxLQUFLLE1BQU0sS0FBSyxTQUFTLE9BQU87QUFDNUMsUUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLFdBQVcsQ0FBQztBQUVoRCxhQUFXLEtBQUssV0FBWSxPQUFNLE9BQU8sT0FBTztBQUNoRCxTQUFPO0FBQ1Q7QUFHTyxTQUFTLGtCQUFrQixPQUFjLFNBQWlCLFVBQTJCO0FBQzFGLE1BQUksTUFBTSxNQUFNLEtBQUssUUFBUSxTQUFTLFFBQVEsQ0FBQyxNQUFNLEVBQUcsUUFBTztBQUMvRCxRQUFNLEVBQUUsaUJBQWlCLElBQUksTUFBTSxRQUFRLFFBQVE7QUFDbkQsU0FBTyxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUyxLQUFLO0FBQzNEOzs7QUNGTyxJQUFNLGVBQXdCLENBQUMsT0FBTyxZQUFZO0FBQ3ZELFFBQU1FLFNBQVFDLFNBQVEsT0FBTyxTQUFTLGlCQUFpQjtBQUFBLElBQ3JELGFBQWEsTUFBTSxZQUFZO0FBQUEsSUFDL0IsVUFBVSxTQUFTLFFBQVEsR0FBRyxNQUFNLFFBQVEsUUFBUSxTQUFTLFlBQVksR0FBRyxDQUFDO0FBQUEsRUFDL0UsQ0FBQztBQUNELE1BQUksVUFBVUQsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLFFBQU0sRUFBRSxTQUFTLE1BQU0sT0FBTyxJQUFJQTtBQUNsQyxRQUFNLFVBQVUsYUFBYSxPQUFPQSxNQUFLLEtBQUssYUFBYSxPQUFPQSxNQUFLO0FBQ3ZFLE1BQUksWUFBWSxPQUFXLFFBQU87QUFDbEMsYUFBVyxPQUFPLFNBQVMsTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVEsQ0FBQztBQUN4RSxRQUFNLFVBQVUsTUFBTSxTQUFTLEtBQUssTUFBTTtBQUMxQyxRQUFNRSxRQUFPLGNBQWMsT0FBTyxTQUFTLEtBQUssYUFBYSxLQUFLLFFBQVE7QUFDMUUsUUFBTSxZQUFZLE1BQU0sU0FBUyxJQUFJLFNBQVMsUUFBUSxRQUFRO0FBQzlELFNBQU8sS0FBSyxFQUFFLEdBQUcsWUFBWSxPQUFPLFFBQVEsU0FBUyxHQUFHLFVBQVVBLE1BQUssQ0FBQyxLQUFLLEdBQUcsU0FBU0EsTUFBSyxDQUFDO0FBQ2pHO0FBRUEsU0FBUyxhQUFhLE9BQWMsRUFBRSxNQUFNLE9BQU8sR0FBcUM7QUFDdEYsUUFBTSxFQUFFLFlBQVksSUFBSSxnQkFBZ0IsT0FBTyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sSUFBSSxDQUFDO0FBQ3JGLFFBQU0sU0FBUyxNQUFNLFNBQVMsUUFBUSxNQUFNLFNBQVMsS0FBSyxNQUFNLEdBQUcsUUFBUSxLQUFLLEVBQUU7QUFDbEYsTUFBSSxTQUFTLEtBQUssWUFBWSxZQUFhLFFBQU87QUFDbEQsU0FBTyxPQUFPLGNBQWMsMEJBQTBCLGNBQWMsTUFBTSxTQUFTO0FBQUEsSUFDakY7QUFBQSxJQUNBLFVBQVUsS0FBSztBQUFBLElBQ2YsTUFBTTtBQUFBLEVBQ1IsQ0FBQztBQUNIO0FBRUEsU0FBUyxhQUFhLE9BQWNGLFFBQXlDO0FBQzNFLFFBQU0sRUFBRSxTQUFTLE1BQU0sT0FBTyxJQUFJQTtBQUNsQyxRQUFNLEVBQUUsT0FBTyxJQUFJLE1BQU0sUUFBUTtBQUNqQyxRQUFNLEVBQUUsU0FBUyxJQUFJO0FBQ3JCLFFBQU0sTUFBTSxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsT0FBTztBQUN2RCxNQUFJLE1BQU0sV0FBVyxPQUFPLG1CQUFtQjtBQUM3QyxXQUFPLE9BQU8sZ0JBQWdCLDZDQUE2QztBQUFBLE1BQ3pFLFNBQVM7QUFBQSxNQUNUO0FBQUEsTUFDQSxNQUFNLE9BQU87QUFBQSxJQUNmLENBQUM7QUFBQSxFQUNIO0FBQ0EsUUFBTSxNQUFNLE1BQU0sT0FBTyxJQUFJLFlBQVksT0FBTyxPQUFPO0FBQ3ZELE1BQUksTUFBTSxXQUFXLE9BQU8sU0FBUztBQUNuQyxXQUFPLE9BQU8sZUFBZSxvQ0FBb0M7QUFBQSxNQUMvRCxTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsTUFDTixNQUFNLE9BQU87QUFBQSxJQUNmLENBQUM7QUFBQSxFQUNIO0FBQ0EsTUFBSSxDQUFDLGtCQUFrQixPQUFPLFNBQVMsTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVEsQ0FBQyxHQUFHO0FBQ3JGLFdBQU87QUFBQSxFQUNUO0FBQ0EsU0FBTyxPQUFPLGVBQWUscURBQXFEO0FBQUEsSUFDaEYsTUFBTSxPQUFPO0FBQUEsRUFDZixDQUFDO0FBQ0g7OztBQ2hFQSxJQUFNLFlBQVk7QUFDbEIsSUFBTSxjQUFjO0FBQ3BCLElBQU0sZ0JBQWdCO0FBQ3RCLElBQU0sWUFBWTtBQUdYLElBQU0sZUFBZTtBQUNyQixJQUFNLGFBQWE7QUFDbkIsSUFBTSxnQkFBZ0I7QUFDdEIsSUFBTSxhQUFhO0FBYW5CLFNBQVMsZUFBZSxNQUFjLE9BQXVCO0FBQ2xFLFNBQU8sT0FBTyxZQUFZO0FBQzVCO0FBR08sU0FBUyxhQUFhLE1BQXNCO0FBQ2pELFNBQU8sZUFBZSxNQUFNLENBQUM7QUFDL0I7QUFHTyxTQUFTLGVBQWUsTUFBYyxRQUF3QjtBQUNuRSxTQUFPLGVBQWUsTUFBTSxTQUFTLFdBQVc7QUFDbEQ7QUFHTyxTQUFTLGFBQWEsTUFBYyxRQUFnQixNQUFzQjtBQUMvRSxTQUFPLGVBQWUsTUFBTSxNQUFNLElBQUk7QUFDeEM7QUFHTyxTQUFTLGlCQUFpQixNQUFjLFFBQWdCLE9BQXVCO0FBQ3BGLFNBQU8sZUFBZSxNQUFNLE1BQU0sSUFBSSxnQkFBZ0I7QUFDeEQ7QUFHTyxTQUFTLGFBQWEsTUFBYyxNQUFzQjtBQUMvRCxTQUFPLGVBQWUsTUFBTSxZQUFZLElBQUk7QUFDOUM7QUFHTyxTQUFTLGFBQWEsVUFBMEI7QUFDckQsVUFBUSxXQUFXLFNBQVMsVUFBVSxTQUFTLEtBQUs7QUFDdEQ7QUFHTyxTQUFTLGNBQWMsVUFBNkM7QUFDekUsUUFBTSxRQUFRLFNBQVMsVUFBVSxTQUFTO0FBQzFDLFFBQU0sT0FBTyxhQUFhLFFBQVE7QUFDbEMsTUFBSSxVQUFVLEVBQUcsUUFBT0csU0FBUSxNQUFNLFFBQVEsR0FBRyxHQUFHLEdBQUcsQ0FBQztBQUN4RCxNQUFJLFFBQVEsYUFBYSxTQUFTLFlBQVksWUFBWTtBQUN4RCxXQUFPQSxTQUFRLE1BQU0sUUFBUSxHQUFHLEdBQUcsR0FBRyxRQUFRLFNBQVM7QUFBQSxFQUN6RDtBQUNBLE1BQUksUUFBUSxlQUFlLFNBQVMsVUFBVyxRQUFPO0FBQ3RELFFBQU0sTUFBTSxRQUFRO0FBQ3BCLFFBQU0sVUFBVSxRQUFRLE9BQU87QUFDL0IsTUFBSSxRQUFRLEVBQUcsUUFBT0EsU0FBUSxNQUFNLFVBQVUsUUFBUSxHQUFHLEdBQUcsQ0FBQztBQUM3RCxNQUFJLE9BQU8sV0FBWSxRQUFPQSxTQUFRLE1BQU0sUUFBUSxRQUFRLEtBQUssR0FBRyxDQUFDO0FBQ3JFLFFBQU0sV0FBVyxNQUFNO0FBQ3ZCLE1BQUksV0FBVyxLQUFLLFdBQVcsY0FBZSxRQUFPO0FBQ3JELFNBQU9BLFNBQVEsTUFBTSxZQUFZLFFBQVEsR0FBRyxVQUFVLENBQUM7QUFDekQ7QUFFQSxTQUFTQSxTQUNQLE1BQ0EsTUFDQSxRQUNBLE1BQ0EsVUFDQSxNQUNlO0FBQ2YsU0FBTyxFQUFFLE1BQU0sTUFBTSxRQUFRLE1BQU0sVUFBVSxLQUFLO0FBQ3BEOzs7QUM1Rk8sSUFBTSxTQUFTO0FBQUEsRUFDcEIsV0FBVztBQUFBLEVBQ1gsZUFBZTtBQUFBLEVBQ2YsV0FBVztBQUFBLEVBQ1gsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsWUFBWTtBQUFBLEVBQ1osV0FBVztBQUFBLEVBQ1gsV0FBVztBQUFBLEVBQ1gsV0FBVztBQUFBLEVBQ1gsYUFBYTtBQUFBLEVBQ2IsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUNmOzs7QUNJQSxJQUFNLE9BQXVCO0FBQUEsRUFDM0IsQ0FBQyxPQUFPLE9BQU8sT0FBTyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsRUFDaEMsQ0FBQyxZQUFZLGtCQUFrQixPQUFPLE1BQU0sT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUMvRCxDQUFDLFdBQVcsa0JBQWtCLE9BQU8sTUFBTSxLQUFLLE9BQU8sR0FBRztBQUFBLEVBQzFELENBQUMsWUFBWSxhQUFhLE1BQU0sTUFBTSxPQUFPLE1BQU0sS0FBSztBQUFBLEVBQ3hELENBQUMsWUFBWSxrQkFBa0IsTUFBTSxNQUFNLE9BQU8sTUFBTSxJQUFJO0FBQUEsRUFDNUQsQ0FBQyxXQUFXLFlBQVksT0FBTyxNQUFNLE9BQU8sTUFBTSxHQUFHO0FBQUEsRUFDckQsQ0FBQyxnQkFBZ0IsaUJBQWlCLE9BQU8sTUFBTSxPQUFPLE1BQU0sSUFBSTtBQUFBLEVBQ2hFLENBQUMsVUFBVSxVQUFVLE9BQU8sTUFBTSxPQUFPLE1BQU0sS0FBSztBQUFBLEVBQ3BELENBQUMsY0FBYyxnQkFBZ0IsU0FBUyxNQUFNLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDL0QsQ0FBQyxXQUFXLFlBQVksU0FBUyxNQUFNLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDekQsQ0FBQyxXQUFXLFlBQVksT0FBTyxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQUEsRUFDdEQsQ0FBQyxVQUFVLG1CQUFtQixPQUFPLE9BQU8sTUFBTSxNQUFNLEtBQUs7QUFBQSxFQUM3RCxDQUFDLGdCQUFnQixpQkFBaUIsU0FBUyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDcEUsQ0FBQyxXQUFXLFlBQVksT0FBTyxPQUFPLFFBQVEsS0FBSyxHQUFHO0FBQUEsRUFDdEQsQ0FBQyxTQUFTLGNBQWMsT0FBTyxPQUFPLE9BQU8sT0FBTyxLQUFLO0FBQUEsRUFDekQsQ0FBQyxXQUFXLFdBQVcsUUFBUSxPQUFPLE9BQU8sT0FBTyxJQUFJO0FBQUEsRUFDeEQsQ0FBQyxTQUFTLFlBQVksT0FBTyxPQUFPLE1BQU0sT0FBTyxJQUFJO0FBQUEsRUFDckQsQ0FBQyxjQUFjLGVBQWUsT0FBTyxPQUFPLE1BQU0sT0FBTyxJQUFJO0FBQUEsRUFDN0QsQ0FBQyxpQkFBaUIsa0JBQWtCLFNBQVMsT0FBTyxNQUFNLEtBQUssSUFBSTtBQUFBLEVBQ25FLENBQUMsU0FBUyxhQUFhLFNBQVMsT0FBTyxPQUFPLE1BQU0sSUFBSTtBQUFBLEVBQ3hELENBQUMsV0FBVyxnQkFBZ0IsT0FBTyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDNUQsQ0FBQyxXQUFXLFlBQVksT0FBTyxPQUFPLE9BQU8sTUFBTSxLQUFLO0FBQUEsRUFDeEQsQ0FBQyxVQUFVLFdBQVcsU0FBUyxPQUFPLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDdkQsQ0FBQyxVQUFVLFdBQVcsU0FBUyxPQUFPLE9BQU8sTUFBTSxLQUFLO0FBQUEsRUFDeEQsQ0FBQyxVQUFVLGlCQUFpQixTQUFTLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFBQSxFQUM5RCxDQUFDLGFBQWEsb0JBQW9CLE9BQU8sT0FBTyxNQUFNLE1BQU0sSUFBSTtBQUFBLEVBQ2hFLENBQUMsV0FBVyxrQkFBa0IsUUFBUSxPQUFPLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDOUQsQ0FBQyxnQkFBZ0IsaUJBQWlCLE9BQU8sT0FBTyxNQUFNLE9BQU8sS0FBSztBQUFBLEVBQ2xFLENBQUMsV0FBVyxpQkFBaUIsU0FBUyxPQUFPLE1BQU0sT0FBTyxNQUFNO0FBQUEsRUFDaEUsQ0FBQyxZQUFZLGFBQWEsT0FBTyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDMUQsQ0FBQyxhQUFhLG1CQUFtQixTQUFTLE9BQU8sT0FBTyxNQUFNLEtBQUs7QUFBQSxFQUNuRSxDQUFDLFdBQVcsWUFBWSxTQUFTLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFBQSxFQUMxRCxDQUFDLFlBQVksa0JBQWtCLE1BQU0sT0FBTyxPQUFPLE9BQU8sS0FBSztBQUFBLEVBQy9ELENBQUMsWUFBWSxhQUFhLE9BQU8sT0FBTyxPQUFPLFFBQVEsS0FBSztBQUFBLEVBQzVELENBQUMsYUFBYSxxQkFBcUIsT0FBTyxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQUEsRUFDbEUsQ0FBQyxXQUFXLFlBQVksU0FBUyxPQUFPLE9BQU8sS0FBSyxLQUFLO0FBQUEsRUFDekQsQ0FBQyxTQUFTLGNBQWMsU0FBUyxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQUEsRUFDekQsQ0FBQyxXQUFXLFlBQVksU0FBUyxPQUFPLFFBQVEsT0FBTyxJQUFJO0FBQUEsRUFDM0QsQ0FBQyxhQUFhLGNBQWMsT0FBTyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDNUQsQ0FBQyxhQUFhLGNBQWMsT0FBTyxPQUFPLE9BQU8sUUFBUSxNQUFNO0FBQUEsRUFDL0QsQ0FBQyxVQUFVLFdBQVcsU0FBUyxPQUFPLFFBQVEsTUFBTSxLQUFLO0FBQUEsRUFDekQsQ0FBQyxhQUFhLGNBQWMsT0FBTyxPQUFPLE9BQU8sS0FBSyxNQUFNO0FBQUEsRUFDNUQsQ0FBQyxVQUFVLFlBQVksU0FBUyxPQUFPLE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDekQsQ0FBQyxZQUFZLGtCQUFrQixNQUFNLE9BQU8sT0FBTyxRQUFRLElBQUk7QUFBQSxFQUMvRCxDQUFDLGFBQWEsY0FBYyxTQUFTLE9BQU8sT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUMvRCxDQUFDLFlBQVksa0JBQWtCLE1BQU0sT0FBTyxPQUFPLE9BQU8sTUFBTTtBQUFBLEVBQ2hFLENBQUMsVUFBVSxXQUFXLFNBQVMsT0FBTyxPQUFPLE1BQU0sTUFBTTtBQUFBLEVBQ3pELENBQUMsVUFBVSxXQUFXLFNBQVMsT0FBTyxPQUFPLEtBQUssS0FBSztBQUFBLEVBQ3ZELENBQUMsYUFBYSxtQkFBbUIsTUFBTSxPQUFPLE1BQU0sTUFBTSxNQUFNO0FBQUEsRUFDaEUsQ0FBQyxtQkFBbUIsb0JBQW9CLE9BQU8sT0FBTyxPQUFPLE1BQU0sS0FBSztBQUFBLEVBQ3hFLENBQUMsYUFBYSxjQUFjLE9BQU8sT0FBTyxRQUFRLE1BQU0sS0FBSztBQUFBLEVBQzdELENBQUMsU0FBUyxhQUFhLE9BQU8sT0FBTyxRQUFRLE1BQU0sSUFBSTtBQUFBLEVBQ3ZELENBQUMsYUFBYSxjQUFjLE9BQU8sT0FBTyxNQUFNLE9BQU8sTUFBTTtBQUFBLEVBQzdELENBQUMsYUFBYSxjQUFjLFNBQVMsT0FBTyxPQUFPLFFBQVEsTUFBTTtBQUFBLEVBQ2pFLENBQUMsU0FBUyxjQUFjLE9BQU8sT0FBTyxNQUFNLE9BQU8sS0FBSztBQUFBLEVBQ3hELENBQUMsU0FBUyxlQUFlLFNBQVMsT0FBTyxPQUFPLE9BQU8sS0FBSztBQUFBLEVBQzVELENBQUMsU0FBUyxlQUFlLE9BQU8sT0FBTyxLQUFLLFFBQVEsR0FBRztBQUFBLEVBQ3ZELENBQUMsVUFBVSxVQUFVLE9BQU8sT0FBTyxNQUFNLFFBQVEsSUFBSTtBQUFBLEVBQ3JELENBQUMsU0FBUyxhQUFhLFNBQVMsT0FBTyxRQUFRLE9BQU8sSUFBSTtBQUFBLEVBQzFELENBQUMsVUFBVSxXQUFXLFNBQVMsT0FBTyxJQUFJLE9BQU8sR0FBRztBQUN0RDtBQUdPLElBQU0sZUFBZ0MsS0FBSztBQUFBLEVBQ2hELENBQUMsQ0FBQyxNQUFNQyxPQUFNQyxnQkFBZSxVQUFVLEdBQUcsR0FBRyxDQUFDLEdBQUcsV0FBVztBQUFBLElBQzFEO0FBQUEsSUFDQTtBQUFBLElBQ0EsTUFBQUQ7QUFBQSxJQUNBLGVBQUFDO0FBQUEsSUFDQSxpQkFBaUI7QUFBQSxJQUNqQixVQUFVO0FBQUEsSUFDVixVQUFVO0FBQUEsSUFDVixVQUFVO0FBQUEsRUFDWjtBQUNGOzs7QUN2RkEsSUFBTSxpQkFBaUI7QUFNdkIsSUFBTSxjQUFjO0FBR3BCLElBQU0sVUFBOEU7QUFBQSxFQUNsRixDQUFDLEtBQUssS0FBSyxHQUFHO0FBQUEsRUFDZCxDQUFDLEtBQUssS0FBSyxHQUFHO0FBQUEsRUFDZCxDQUFDLElBQUksS0FBSyxHQUFHO0FBQUEsRUFDYixDQUFDLElBQUksTUFBTSxFQUFFO0FBQUEsRUFDYixDQUFDLElBQUksS0FBSyxHQUFHO0FBQUEsRUFDYixDQUFDLElBQUksS0FBSyxFQUFFO0FBQUEsRUFDWixDQUFDLEdBQUcsS0FBSyxFQUFFO0FBQUEsRUFDWCxDQUFDLEdBQUcsS0FBSyxHQUFHO0FBQ2Q7QUFHTyxTQUFTLGVBQWUsTUFBYyxPQUF1QjtBQUNsRSxNQUFJLEtBQUssTUFBTSxLQUFNLEtBQUssTUFBTSxPQUFPLFdBQVcsT0FBTyxDQUFDLENBQUM7QUFDM0QsUUFBTSxRQUFRLE1BQU0sSUFBSSxLQUFLLE1BQU0sT0FBTyxXQUFXLE9BQU8sR0FBRyxDQUFDLENBQUM7QUFDakUsYUFBVyxDQUFDLFFBQVEsTUFBTSxJQUFJLEtBQUssU0FBUztBQUMxQyxRQUFJLEtBQUssT0FBUSxRQUFPLEdBQUcsSUFBSSxHQUFHLEtBQUssR0FBRyxJQUFJO0FBQzlDLFVBQU07QUFBQSxFQUNSO0FBQ0EsU0FBTyxJQUFJLEtBQUs7QUFDbEI7QUFHTyxTQUFTLGNBQWMsTUFBYyxPQUFxQjtBQUMvRCxRQUFNLFNBQVMsWUFBWSxNQUFNLEtBQUs7QUFDdEMsUUFBTSxFQUFFLEdBQUcsR0FBRyxFQUFFLElBQUksVUFBVSxNQUFNLEtBQUs7QUFDekMsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLE1BQU0sY0FBYyxLQUFLO0FBQUEsSUFDekIsTUFBTSxVQUFVLEtBQUs7QUFBQSxJQUNyQixlQUFlLGVBQWUsTUFBTSxLQUFLO0FBQUEsSUFDekMsaUJBQWlCO0FBQUEsSUFDakIsVUFBVSxTQUFTLFNBQVMsR0FBRyxJQUFJO0FBQUEsSUFDbkMsVUFBVSxTQUFTLFNBQVMsR0FBRyxJQUFJO0FBQUEsSUFDbkMsVUFBVSxTQUFTLFNBQVMsR0FBRyxJQUFJO0FBQUEsRUFDckM7QUFDRjtBQUdPLFNBQVMsY0FBYyxPQUF1QjtBQUNuRCxTQUFPLElBQUksT0FBTyxLQUFLLEVBQUUsU0FBUyxHQUFHLEdBQUcsQ0FBQztBQUMzQztBQUdPLFNBQVMsZUFBZSxNQUFrQztBQUMvRCxNQUFJLENBQUMsV0FBVyxLQUFLLElBQUksRUFBRyxRQUFPO0FBQ25DLFFBQU0sUUFBUSxPQUFPLEtBQUssTUFBTSxDQUFDLENBQUM7QUFDbEMsU0FBTyxTQUFTLGFBQWEsU0FBUyxRQUFRO0FBQ2hEO0FBR0EsU0FBUyxZQUFZLE1BQWMsT0FBdUI7QUFDeEQsUUFBTSxRQUFRLFFBQVEsYUFBYTtBQUNuQyxRQUFNQyxVQUFTLFNBQVMsS0FBSyxNQUFNLE9BQU8sV0FBVyxPQUFPLENBQUMsR0FBRyxHQUFHO0FBQ25FLFFBQU0sT0FBTyxTQUFTQSxVQUFTLFNBQVMsYUFBYSxFQUFFLEdBQUcsTUFBTTtBQUNoRSxRQUFNLFFBQVEsaUJBQWlCLGlCQUFpQixpQkFBaUIsUUFBUSxjQUFjO0FBQ3ZGLFFBQU0sT0FBTyxjQUFjLEtBQUs7QUFDaEMsUUFBTSxPQUFPLE9BQU8sT0FBTztBQUMzQixRQUFNLE9BQU8sSUFBSSxPQUFPLE9BQU8sSUFBSSxPQUFPO0FBQzFDLFNBQU8sT0FBTyxLQUFLLFVBQVUsUUFBUSxRQUFRLElBQUksSUFBSTtBQUN2RDtBQUdBLFNBQVMsY0FBYyxPQUF1QjtBQUM1QyxNQUFJLE1BQU07QUFDVixNQUFJQyxRQUFPO0FBQ1gsU0FBT0EsUUFBTyxNQUFNLEdBQUc7QUFDckIsVUFBTSxTQUFTLFNBQVMsTUFBTUEsT0FBTSxDQUFDO0FBQ3JDLFFBQUksU0FBUyxTQUFTLFVBQVUsTUFBTyxPQUFNO0FBQUEsUUFDeEMsQ0FBQUEsUUFBTztBQUFBLEVBQ2Q7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxJQUFNLE9BQU87QUFDYixJQUFNLE9BQU8sT0FBTztBQU1wQixTQUFTLFVBQVUsTUFBYyxPQUFvRDtBQUNuRixXQUFTLFVBQVUsR0FBRyxVQUFVLElBQUksV0FBVyxHQUFHO0FBQ2hELFVBQU0sU0FBUyxLQUFLLE1BQU0sT0FBTyxlQUFlLE9BQU8sR0FBRyxPQUFPO0FBQ2pFLFVBQU0sS0FBSyxXQUFXLE1BQU07QUFDNUIsVUFBTSxLQUFLLFNBQVMsU0FBVTtBQUM5QixVQUFNLFNBQVMsSUFBSSxJQUFJLElBQUk7QUFDM0IsUUFBSSxVQUFVLEtBQU07QUFDcEIsVUFBTSxPQUFPLElBQUksVUFBVSxPQUFPLE1BQU07QUFDeEMsV0FBTyxFQUFFLEdBQUcsSUFBSSxNQUFNLEdBQUcsSUFBSSxNQUFNLEdBQUcsT0FBTyxJQUFJLE9BQU87QUFBQSxFQUMxRDtBQUNBLFNBQU8sRUFBRSxHQUFHLEdBQUcsR0FBRyxHQUFHLEdBQUcsS0FBSztBQUMvQjs7O0FDckdPLElBQU0sYUFBYTtBQUduQixTQUFTLE9BQU8sTUFBYyxPQUFxQjtBQUN4RCxZQUFVLE1BQU0sS0FBSyxLQUFLLFNBQVMsS0FBSyxRQUFRLFlBQVkseUJBQXlCLEtBQUssRUFBRTtBQUM1RixTQUFPLGFBQWEsS0FBSyxLQUFLLGNBQWMsTUFBTSxLQUFLO0FBQ3pEO0FBR08sU0FBUyxTQUFTLE9BQXVCO0FBQzlDLFNBQU8sYUFBYSxLQUFLLEdBQUcsUUFBUSxjQUFjLEtBQUs7QUFDekQ7QUFHTyxTQUFTLFVBQVUsTUFBa0M7QUFDMUQsUUFBTSxTQUFTLGFBQWEsS0FBSyxDQUFDLFNBQVMsS0FBSyxTQUFTLElBQUk7QUFDN0QsU0FBTyxXQUFXLFNBQVksZUFBZSxJQUFJLElBQUksT0FBTztBQUM5RDtBQUdPLFNBQVMsY0FBYyxNQUFjLE9BQXVCO0FBQ2pFLFNBQU8sYUFBYSxLQUFLLEdBQUcsaUJBQWlCLGVBQWUsTUFBTSxLQUFLO0FBQ3pFO0FBR08sU0FBUyxTQUFTLE9BQXdCO0FBQy9DLFNBQU8sUUFBUSxhQUFhO0FBQzlCOzs7QUM5QkEsSUFBTSxnQkFBa0Q7QUFBQSxFQUN0RCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQUEsRUFDSCxHQUFHO0FBQ0w7QUFDQSxJQUFNLHVCQUF1QjtBQUd0QixTQUFTLFVBQVUsTUFBYyxNQUFzQjtBQUM1RCxTQUFPLGNBQWMsY0FBYyxNQUFNLElBQUksRUFBRSxPQUFPLENBQUMsQ0FBQyxLQUFLO0FBQy9EOzs7QUNDTyxTQUFTLGVBQ2QsTUFDQSxNQUNBLFNBQ2lCO0FBQ2pCLFFBQU0sU0FBUyxNQUFNLEdBQUcsS0FBSyxNQUFNLE9BQU8sV0FBVyxNQUFNLENBQUMsQ0FBQztBQUM3RCxRQUFNLFNBQVMsV0FBVyxJQUFJLElBQUksV0FBVyxJQUFJLElBQUk7QUFDckQsUUFBTSxRQUFRLFNBQVMsSUFBSSxJQUFJLElBQUksR0FBRyxNQUFNLElBQUk7QUFDaEQsUUFBTSxRQUFnQixDQUFDO0FBQ3ZCLFdBQVMsU0FBUyxHQUFHLFVBQVUsT0FBTyxVQUFVLEdBQUc7QUFDakQsVUFBTSxLQUFLLGNBQWMsTUFBTSxNQUFNLFFBQVEsT0FBTyxDQUFDO0FBQUEsRUFDdkQ7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxTQUFTLGNBQ1AsTUFDQSxNQUNBLFFBQ0EsU0FDTTtBQUNOLFFBQU0sV0FBVyxhQUFhLE1BQU0sTUFBTTtBQUMxQyxRQUFNLE1BQU0sTUFBTSxJQUFJLEdBQUcsUUFBUSxTQUFTLENBQUMsR0FBRyxLQUFLLE1BQU0sT0FBTyxXQUFXLFVBQVUsQ0FBQyxDQUFDO0FBQ3ZGLFFBQU0sU0FBUyxXQUFXLElBQUksUUFBUSxHQUFHLElBQUksUUFBUSxHQUFHLEVBQUU7QUFDMUQsUUFBTSxRQUFRLFFBQVEsZ0JBQWdCLFVBQVUsTUFBTSxJQUFJLElBQUksSUFBSTtBQUVsRSxRQUFNLENBQUMsTUFBTSxLQUFLLElBQUksV0FBVyxJQUFJLENBQUMsTUFBTSxHQUFHLElBQUksQ0FBQyxNQUFNLEdBQUc7QUFDN0QsUUFBTSxRQUFRLFNBQVMsUUFBUSxNQUFNLEdBQUk7QUFDekMsUUFBTSxZQUFZLFFBQVEsTUFBTSxPQUFPLEtBQUssTUFBTSxPQUFPLFdBQVcsVUFBVSxHQUFHLENBQUMsQ0FBQztBQUNuRixTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBLGNBQWM7QUFBQSxJQUNkLGNBQWMsUUFBUSxTQUFTLFFBQVEsV0FBVyxHQUFJO0FBQUEsSUFDdEQsU0FBUyxVQUFVLE1BQU0sR0FBRyxLQUFLLE1BQU0sT0FBTyxhQUFhLFVBQVUsQ0FBQyxDQUFDLENBQUM7QUFBQSxJQUN4RSxXQUFXLFlBQVksQ0FBQyxHQUFHQyxPQUFNO0FBQy9CLFlBQU0sT0FBTyxNQUFNLEtBQUssS0FBSyxNQUFNLE9BQU8sZUFBZSxVQUFVLEdBQUdBLEVBQUMsQ0FBQztBQUN4RSxhQUFPLFlBQVksUUFBUSxLQUFLQSxFQUFDLEtBQUssSUFBSSxTQUFTLElBQUksSUFBSSxJQUFJLENBQUM7QUFBQSxJQUNsRSxDQUFDO0FBQUEsRUFDSDtBQUNGO0FBR0EsSUFBTSxPQUEwQixDQUFDLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSSxHQUFHO0FBR3RELElBQU0sWUFBK0IsQ0FBQyxJQUFJLElBQUksSUFBSSxFQUFFO0FBRXBELFNBQVMsWUFBWSxNQUFjLE9BQTBCO0FBQzNELFFBQU0sUUFBUSxVQUFVLFVBQVUsQ0FBQyxRQUFRLE9BQU8sR0FBRztBQUNyRCxTQUFPLFdBQVcsSUFBSSxPQUFPLFFBQVEsSUFBSSxXQUFXLFNBQVMsSUFBSSxLQUFLLENBQUMsS0FBSztBQUM5RTtBQUVBLFNBQVMsVUFBVSxPQUF3QjtBQUN6QyxTQUFPLFFBQVEsSUFBSSxXQUFXLFFBQVEsSUFBSSxhQUFhO0FBQ3pEOzs7QUNqRUEsSUFBTSxzQkFBc0I7QUFHNUIsSUFBTSxRQUEyRTtBQUFBLEVBQy9FLENBQUMsSUFBSSxDQUFDLFNBQVMsU0FBUyxZQUFZLENBQUM7QUFBQSxFQUNyQyxDQUFDLElBQUksQ0FBQyxVQUFVLFVBQVUsY0FBYyxTQUFTLGFBQWEsQ0FBQztBQUFBLEVBQy9ELENBQUMsS0FBSyxDQUFDLFVBQVUsVUFBVSxVQUFVLFdBQVcsQ0FBQztBQUNuRDtBQUNBLElBQU0sYUFBb0MsQ0FBQyxhQUFhLGFBQWEsYUFBYSxRQUFRO0FBRzFGLElBQU0sUUFBOEM7QUFBQSxFQUNsRCxPQUFPO0FBQUEsRUFDUCxZQUFZO0FBQUEsRUFDWixhQUFhO0FBQUEsRUFDYixRQUFRO0FBQUEsRUFDUixPQUFPO0FBQUEsRUFDUCxRQUFRO0FBQUEsRUFDUixXQUFXO0FBQUEsRUFDWCxXQUFXO0FBQ2I7QUFHTyxTQUFTLGlCQUFpQixNQUFjLE1BQWlDO0FBQzlFLFFBQU0sUUFBUSxLQUFLLE1BQU0sT0FBTyxhQUFhLE1BQU0sQ0FBQztBQUNwRCxRQUFNLFFBQVEsTUFBTSxHQUFHLEtBQUssSUFBSSxNQUFNLEdBQUcsS0FBSyxNQUFNLE9BQU8sYUFBYSxNQUFNLEdBQUcsQ0FBQyxDQUFDO0FBQ25GLFFBQU1DLFFBQU8sVUFBVSxNQUFNLElBQUk7QUFDakMsUUFBTSxVQUFvQixDQUFDO0FBQzNCLE1BQUksUUFBUSxTQUFTQSxTQUFRLE1BQU0sTUFBTSxLQUFLLEtBQUssTUFBTSxPQUFPLGFBQWEsTUFBTSxDQUFDLENBQUMsSUFBSSxHQUFJO0FBQzdGLFdBQVMsU0FBUyxHQUFHLFVBQVUsU0FBUyxTQUFTLHFCQUFxQixVQUFVLEdBQUc7QUFDakYsVUFBTSxXQUFXLGVBQWUsTUFBTSxNQUFNO0FBQzVDLFVBQU0sT0FBTyxPQUFPLFNBQVMsUUFBUSxJQUFJQSxLQUFJLEdBQUcsS0FBSyxNQUFNLE9BQU8sWUFBWSxVQUFVLENBQUMsQ0FBQztBQUMxRixVQUFNLFFBQVEsTUFBTSxNQUFNLElBQUksSUFBSSxHQUFHLEtBQUssTUFBTSxPQUFPLFdBQVcsVUFBVSxDQUFDLENBQUM7QUFDOUUsWUFBUSxLQUFLLEVBQUUsUUFBUSxVQUFVLE1BQU0sY0FBYyxPQUFPLE1BQU0sQ0FBQztBQUNuRSxVQUFNLFFBQVEsT0FBTyxNQUFNLEtBQUssS0FBSyxNQUFNLE9BQU8sYUFBYSxNQUFNLEdBQUcsTUFBTSxDQUFDO0FBQy9FLFlBQVEsU0FBUyxRQUFRLE9BQU8sR0FBSTtBQUFBLEVBQ3RDO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxPQUFPLFFBQWdCLFFBQTRCO0FBQzFELFFBQU0sT0FBTyxNQUFNLEtBQUssQ0FBQyxDQUFDLEdBQUcsTUFBTSxTQUFTLEdBQUc7QUFDL0MsUUFBTSxRQUFRLFNBQVMsU0FBWSxhQUFhLEtBQUssQ0FBQztBQUN0RCxTQUFPLE1BQU0sTUFBTSxNQUFNLFFBQVEsTUFBTSxDQUFDLEtBQUs7QUFDL0M7OztBQy9DQSxJQUFNLE1BQU07QUFHWixJQUFNQyxRQUErRTtBQUFBLEVBQ25GLENBQUMsU0FBUyxRQUFTLENBQUM7QUFBQSxFQUNwQixDQUFDLGNBQWMsUUFBUyxDQUFDO0FBQUEsRUFDekIsQ0FBQyxlQUFlLFNBQVcsQ0FBQztBQUFBLEVBQzVCLENBQUMsVUFBVSxTQUFXLENBQUM7QUFBQSxFQUN2QixDQUFDLGFBQWEsU0FBVyxDQUFDO0FBQUEsRUFDMUIsQ0FBQyxhQUFhLFNBQVcsQ0FBQztBQUFBLEVBQzFCLENBQUMsYUFBYSxVQUFZLENBQUM7QUFBQSxFQUMzQixDQUFDLGFBQWEsVUFBWSxDQUFDO0FBQzdCO0FBRUEsSUFBTSxVQUE2QkEsTUFBSyxJQUFJLENBQUMsQ0FBQyxNQUFNLGNBQWMsS0FBSyxHQUFHLGNBQWM7QUFBQSxFQUN0RixRQUFRLFdBQVc7QUFBQSxFQUNuQixVQUFVLGVBQWUsS0FBSyxXQUFXLENBQUM7QUFBQSxFQUMxQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsRUFBRTtBQUdGLElBQU0sUUFBeUI7QUFBQSxFQUM3QjtBQUFBLElBQ0UsUUFBUTtBQUFBLElBQ1IsVUFBVSxhQUFhLEtBQUssQ0FBQztBQUFBLElBQzdCLGNBQWM7QUFBQSxJQUNkLGNBQWM7QUFBQSxJQUNkLFNBQVM7QUFBQSxJQUNULFdBQVc7QUFBQSxNQUNULFlBQVk7QUFBQSxNQUNaLFlBQVk7QUFBQSxNQUNaLFdBQVc7QUFBQSxNQUNYLFFBQVE7QUFBQSxNQUNSLFdBQVc7QUFBQSxNQUNYLE9BQU87QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUNGO0FBR08sSUFBTSxhQUFhLEVBQUUsU0FBUyxTQUFTLE9BQU8sTUFBTTs7O0FDN0IzRCxJQUFNLHNCQUFzQjtBQU1yQixTQUFTLFdBQVcsTUFBYyxNQUEwQjtBQUNqRSxRQUFNLFVBQVUsU0FBUyxJQUFJLFdBQVcsVUFBVSxpQkFBaUIsTUFBTSxJQUFJO0FBQzdFLFFBQU0sUUFBUSxTQUFTLElBQUksV0FBVyxRQUFRLGVBQWUsTUFBTSxNQUFNLE9BQU87QUFDaEYsU0FBTyxFQUFFLE1BQU0sU0FBUyxPQUFPLGFBQWEsT0FBTyxTQUFTLEtBQUssRUFBRTtBQUNyRTtBQUdPLFNBQVMsT0FBTyxNQUFjLFVBQW9DO0FBQ3ZFLFFBQU0sT0FBTyxhQUFhLFFBQVE7QUFDbEMsU0FBTyxXQUFXLE1BQU0sSUFBSSxFQUFFLE1BQU0sS0FBSyxDQUFDLFNBQVMsS0FBSyxhQUFhLFFBQVE7QUFDL0U7QUFFQSxTQUFTLE9BQU8sU0FBNEIsT0FBZ0M7QUFDMUUsUUFBTSxTQUFTLFFBQVEsR0FBRyxFQUFFLEdBQUcsZ0JBQWdCO0FBQy9DLFFBQU0sT0FBTyxNQUFNLEdBQUcsRUFBRSxHQUFHLGdCQUFnQjtBQUMzQyxTQUFPLElBQUkscUJBQXFCLFNBQVMsSUFBSSxRQUFRLElBQUksSUFBSSxHQUFHLENBQUMsQ0FBQztBQUNwRTs7O0FDWk8sU0FBUyxjQUFjLE1BQWMsTUFBa0M7QUFDNUUsUUFBTSxDQUFDLE9BQU8sSUFBSSxHQUFHLElBQUksSUFBSSxLQUFLLE1BQU0sR0FBRztBQUMzQyxRQUFNLE9BQU8sVUFBVSxJQUFJO0FBQzNCLE1BQUksU0FBUyxPQUFXLFFBQU87QUFDL0IsUUFBTSxXQUFXLFdBQVcsTUFBTSxJQUFJO0FBQ3RDLFNBQU8sYUFBYSxVQUFhLFdBQVcsTUFBTSxRQUFRLElBQUksV0FBVztBQUMzRTtBQUdPLFNBQVMsYUFBYSxNQUFjLFVBQTBCO0FBQ25FLFFBQU0sUUFBUSxjQUFjLFFBQVE7QUFDcEMsWUFBVSxVQUFVLFVBQWEsV0FBVyxNQUFNLFFBQVEsR0FBRyx1QkFBdUIsUUFBUSxFQUFFO0FBQzlGLFFBQU0sT0FBTyxTQUFTLE1BQU0sSUFBSTtBQUNoQyxVQUFRLE1BQU0sTUFBTTtBQUFBLElBQ2xCLEtBQUs7QUFDSCxhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsYUFBTyxHQUFHLElBQUksSUFBSSxNQUFNLE1BQU07QUFBQSxJQUNoQyxLQUFLO0FBQ0gsYUFBTyxHQUFHLElBQUksSUFBSSxNQUFNLE1BQU0sSUFBSSxNQUFNLElBQUk7QUFBQSxJQUM5QyxLQUFLO0FBQ0gsYUFBTyxHQUFHLElBQUksSUFBSSxNQUFNLE1BQU0sS0FBSyxNQUFNLFFBQVE7QUFBQSxJQUNuRCxLQUFLO0FBQ0gsYUFBTyxHQUFHLElBQUksU0FBUyxNQUFNLElBQUk7QUFBQSxFQUNyQztBQUNGO0FBVU8sU0FBUyxXQUFXLE1BQWMsVUFBMkI7QUFDbEUsUUFBTSxRQUFRLGNBQWMsUUFBUTtBQUNwQyxNQUFJLFVBQVUsVUFBYSxNQUFNLE9BQU8sS0FBSyxNQUFNLFFBQVEsV0FBWSxRQUFPO0FBQzlFLE1BQUksTUFBTSxTQUFTLE9BQVEsUUFBTztBQUNsQyxRQUFNLFNBQVMsV0FBVyxNQUFNLE1BQU0sSUFBSTtBQUMxQyxNQUFJLE1BQU0sU0FBUyxPQUFRLFFBQU8sTUFBTSxRQUFRLE9BQU8sTUFBTTtBQUM3RCxRQUFNLFNBQVMsT0FBTyxRQUFRLE1BQU0sU0FBUyxDQUFDO0FBQzlDLFNBQU8sV0FBVyxVQUFhLE1BQU0sUUFBUSxPQUFPO0FBQ3REO0FBR08sU0FBUyxVQUFVLE1BQWMsTUFBb0M7QUFDMUUsUUFBTSxDQUFDLEVBQUUsUUFBUSxJQUFJLFNBQVMsRUFBRSxJQUFJLHdDQUF3QyxLQUFLLElBQUksS0FBSyxDQUFDO0FBQzNGLFFBQU0sT0FBTyxjQUFjLE1BQU0sS0FBSztBQUN0QyxTQUFPLFNBQVMsU0FBWSxTQUFZLEVBQUUsTUFBTSxNQUFNLE9BQU8sTUFBTSxFQUFFO0FBQ3ZFO0FBR08sU0FBUyxTQUFTLE1BQWMsTUFBYyxNQUFzQjtBQUN6RSxTQUFPLEdBQUcsYUFBYSxNQUFNLElBQUksQ0FBQyxTQUFTLElBQUk7QUFDakQ7QUFFQSxTQUFTLFdBQVcsTUFBYyxNQUE2QztBQUM3RSxRQUFNLENBQUMsT0FBTyxRQUFRLEdBQUcsSUFBSSxJQUFJO0FBQ2pDLE1BQUksS0FBSyxTQUFTLEVBQUcsUUFBTztBQUM1QixNQUFJLFVBQVUsT0FBVyxRQUFPLGFBQWEsSUFBSTtBQUNqRCxNQUFJLFVBQVUsUUFBUTtBQUNwQixVQUFNLE9BQU8sUUFBUSxRQUFRLFVBQVU7QUFDdkMsV0FBTyxTQUFTLElBQUksU0FBWSxhQUFhLE1BQU0sSUFBSTtBQUFBLEVBQ3pEO0FBQ0EsUUFBTSxTQUFTLFFBQVEsT0FBTyxZQUFZO0FBQzFDLE1BQUksV0FBVyxFQUFHLFFBQU87QUFDekIsTUFBSSxXQUFXLE9BQVcsUUFBTyxlQUFlLE1BQU0sTUFBTTtBQUM1RCxNQUFJLE9BQU8sV0FBVyxHQUFHLEdBQUc7QUFDMUIsVUFBTSxRQUFRLFFBQVEsT0FBTyxNQUFNLENBQUMsR0FBRyxhQUFhO0FBQ3BELFdBQU8sVUFBVSxJQUFJLFNBQVksaUJBQWlCLE1BQU0sUUFBUSxLQUFLO0FBQUEsRUFDdkU7QUFDQSxRQUFNLE9BQU8sUUFBUSxRQUFRLFVBQVU7QUFDdkMsU0FBTyxTQUFTLElBQUksU0FBWSxhQUFhLE1BQU0sUUFBUSxJQUFJO0FBQ2pFO0FBR0EsU0FBUyxRQUFRQyxPQUEwQixNQUFzQjtBQUMvRCxNQUFJQSxVQUFTLFVBQWEsQ0FBQyxhQUFhLEtBQUtBLEtBQUksRUFBRyxRQUFPO0FBQzNELFFBQU0sUUFBUSxPQUFPQSxLQUFJO0FBQ3pCLFNBQU8sU0FBUyxPQUFPLFFBQVE7QUFDakM7OztBQ2pHTyxTQUFTLGFBQWEsU0FBa0IsTUFBYyxNQUFZLE1BQXVCO0FBQzlGLFFBQU0sRUFBRSxjQUFjLGVBQWUsZUFBZSxJQUFJLFFBQVE7QUFDaEUsU0FBTyxZQUFZLENBQUMsVUFBVUMsT0FBTTtBQUNsQyxRQUFJLFFBQVEsYUFBYSxLQUFLLFVBQVUsUUFBUSxDQUFDLElBQUk7QUFDckQsYUFBUyxPQUFPLEdBQUcsT0FBTyxNQUFNLFFBQVEsRUFBRyxTQUFRLFNBQVMsUUFBUSxlQUFlLEdBQUk7QUFDdkYsVUFBTSxTQUFTLEtBQUssTUFBTSxPQUFPLGFBQWEsS0FBSyxVQUFVLEdBQUcsT0FBTyxJQUFJQSxFQUFDO0FBQzVFLFVBQU0sUUFBUSxNQUFPLGlCQUFpQixNQUFNLElBQUksaUJBQWlCLEdBQUcsTUFBTTtBQUMxRSxXQUFPLFNBQVMsU0FBUyxPQUFPLEdBQUksSUFBSSxPQUFPLEdBQVM7QUFBQSxFQUMxRCxDQUFDO0FBQ0g7OztBQ05PLFNBQVMsV0FBVyxPQUFjLE1BQWMsUUFBdUM7QUFDNUYsUUFBTSxFQUFFLFVBQUFDLFdBQVUsT0FBQUMsUUFBTyxRQUFRLElBQUk7QUFDckMsRUFBQUEsT0FBTSxJQUFJLE1BQU0sS0FBSyxNQUFNLENBQUM7QUFDNUIsTUFBSUEsT0FBTSxJQUFJLE1BQU0sS0FBSyxRQUFRLE1BQU0sRUFBRztBQUMxQyxFQUFBQSxPQUFNLElBQUksTUFBTSxLQUFLLFVBQVUsQ0FBQztBQUNoQyxRQUFNLFFBQVEsTUFBTSxVQUFVLElBQUlBLE9BQU0sT0FBTyxNQUFNLEtBQUssUUFBUSxHQUFHLFNBQVMsS0FBSztBQUNuRixRQUFNLE9BQU8sT0FBTyxRQUFRLE1BQU0sS0FBSztBQUN2QyxZQUFVLFNBQVMsUUFBVyxvQkFBb0I7QUFDbEQsUUFBTSxRQUFRQSxPQUFNLElBQUksTUFBTSxLQUFLLEtBQUs7QUFDeEMsUUFBTSxXQUFXLGFBQWEsUUFBUSxTQUFTLFFBQVEsTUFBTSxNQUFNLEtBQUs7QUFDeEUsYUFBVyxDQUFDLFVBQVUsUUFBUSxLQUFLLFdBQVcsUUFBUSxHQUFHO0FBQ3ZELFVBQU0sVUFBVSxVQUFVLE1BQU0sV0FBVyxDQUFDO0FBQzVDLFVBQU0sUUFBUSxTQUFTLFFBQVEsSUFBSTtBQUNuQyxJQUFBRCxVQUFTLFNBQVMsU0FBUyxRQUFRLFNBQVMsS0FBSztBQUNqRCxJQUFBQSxVQUFTLElBQUksU0FBUyxRQUFRLFNBQVMsS0FBSztBQUM1QyxJQUFBQSxVQUFTLElBQUksU0FBUyxRQUFRLFdBQVcsV0FBVyxRQUFRLEtBQUssVUFBVSxRQUFRLENBQUMsSUFBSSxDQUFDO0FBQ3pGLElBQUFBLFVBQVMsSUFBSSxTQUFTLFFBQVEsU0FBUyxVQUFVLFFBQVEsS0FBSyxPQUFPLElBQUksQ0FBQztBQUMxRSxlQUFXLE9BQU8sUUFBUSxXQUFXLEdBQUcsS0FBSztBQUFBLEVBQy9DO0FBQ0Y7OztBQzNCTyxTQUFTLGVBQWUsT0FBYyxPQUF1QjtBQUNsRSxRQUFNLFFBQVEsTUFBTSxVQUFVLEtBQUssS0FBSztBQUN4QyxNQUFJLFVBQVUsRUFBRyxRQUFPO0FBQ3hCLFFBQU0sV0FBVyxNQUFNLFVBQVUsT0FBTyxLQUFLO0FBQzdDLE1BQUksY0FBYyxLQUFLLEdBQUcsU0FBUyxRQUFRO0FBQ3pDLGVBQVcsT0FBTyxRQUFRLE9BQU8sVUFBVSxDQUFDLEdBQUcsWUFBWTtBQUFBLEVBQzdEO0FBQ0EsU0FBTztBQUNUOzs7QUNFTyxTQUFTLFVBQVUsT0FBY0UsT0FBYztBQUNwRCxRQUFNLEVBQUUsT0FBQUMsUUFBTyxXQUFXLElBQUksTUFBTSxRQUFRO0FBQzVDLFFBQU0sVUFBVSxNQUFNLFNBQVMsT0FBTyxFQUFFLE1BQUFELE9BQU0sWUFBWSxDQUFDLEdBQUcsY0FBYyxNQUFNLElBQUksQ0FBQztBQUN2RixRQUFNLFlBQVksTUFBTSxXQUFXLE9BQU8sRUFBRSxNQUFBQSxPQUFNLFFBQVEsQ0FBQztBQUMzRCxRQUFNLFNBQVMsS0FBSyxTQUFTLENBQUMsYUFBYTtBQUN6QyxhQUFTLFdBQVcsS0FBSyxTQUFTO0FBQUEsRUFDcEMsQ0FBQztBQUNELFlBQVUsTUFBTSxTQUFTLE9BQU8sTUFBTSxTQUFTLHlDQUF5QztBQUN4RixZQUFVLE1BQU0sT0FBTyxPQUFPLE1BQU0sV0FBVyx5Q0FBeUM7QUFDeEYsUUFBTSxPQUFPLElBQUksV0FBVyxNQUFNLFNBQVMsT0FBTztBQUNsRCxRQUFNLFFBQVEsZUFBZSxPQUFPLE9BQU87QUFDM0MsUUFBTSxXQUFXLGVBQWUsT0FBTyxLQUFLO0FBQzVDLFFBQU0sUUFBUUMsT0FBTSxNQUFNO0FBQUEsSUFBSSxDQUFDLFNBQzdCLFVBQVUsT0FBTyxnQkFBZ0IsSUFBSSxHQUFHLFdBQVcsUUFBUTtBQUFBLEVBQzdEO0FBQ0EsUUFBTSxTQUFTLE1BQU1BLE9BQU0sTUFBTSxRQUFRLGVBQWUsQ0FBQyxLQUFLLE1BQU0sQ0FBQyxLQUFLO0FBQzFFLFFBQU0sT0FBTyxJQUFJLFdBQVcsTUFBTSxRQUFRLE1BQU07QUFDaEQsUUFBTSxTQUFTLElBQUksU0FBUyxRQUFRLFNBQVMsTUFBTSxNQUFNO0FBQ3pELFFBQU0sT0FBTyxJQUFJLFlBQVksT0FBTyxTQUFTLE1BQU0sTUFBTTtBQUN6RCxRQUFNLE9BQU8sV0FBVyxPQUFPLFNBQVMsUUFBUTtBQUNoRCxhQUFXLENBQUMsVUFBVSxRQUFRLEtBQUssV0FBVyxRQUFRLEdBQUc7QUFDdkQsVUFBTSxPQUFPLFNBQVMsUUFBUSxNQUFNLFdBQVcsQ0FBQyxHQUFHLE1BQU0sUUFBUUEsT0FBTSxNQUFNLFFBQVEsSUFBSSxLQUFLO0FBQzlGLFFBQUksUUFBUUEsT0FBTSxNQUFNLFFBQVE7QUFDaEMsZUFBVyxRQUFRQSxPQUFNLE1BQU8sVUFBUyxXQUFXLElBQUksRUFBRSxLQUFLLFFBQVE7QUFDdkUsZUFBVyxPQUFPLFVBQVUsV0FBVyxHQUFHLFFBQVEsS0FBSztBQUFBLEVBQ3pEO0FBQ0EsUUFBTSxLQUFLLGtCQUFrQixXQUFXLFFBQVEsT0FBTyxPQUFPO0FBQzlELGFBQVcsVUFBVSxNQUFPLE9BQU0sS0FBSyxtQkFBbUIsV0FBVyxRQUFRLEtBQUs7QUFDbEYsU0FBTyxFQUFFLFNBQVMsV0FBVyxNQUFNO0FBQ3JDO0FBR08sU0FBUyxlQUFlLE9BQWMsU0FBeUI7QUFDcEUsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLE1BQU07QUFDaEMsUUFBTSxFQUFFLFdBQVcsTUFBTSxJQUFJLFFBQVE7QUFDckMsUUFBTSxPQUFPLEdBQUcsV0FBVyxVQUFVLEtBQUssVUFBVSxNQUFNLEtBQUssRUFBRSxJQUFJLEtBQUs7QUFDMUUsUUFBTSxXQUFXLGNBQWMsTUFBTSxJQUFJO0FBQ3pDLFlBQVUsYUFBYSxRQUFXLDhDQUE4QyxJQUFJLEVBQUU7QUFDdEYsU0FBTztBQUNUOzs7QUNuREEsSUFBTSxnQkFBZ0I7QUFHZixTQUFTLGNBQWMsTUFBYyxXQUEyQjtBQUNyRSxTQUFPLE9BQU8sS0FBSyxNQUFNLGVBQWUsR0FBRyxDQUFDLEdBQUcsU0FBUztBQUMxRDs7O0FDR08sSUFBTSxjQUF1QixDQUFDLE9BQU8sWUFBWTtBQUN0RCxRQUFNLEVBQUUsTUFBTSxRQUFRLElBQUksTUFBTTtBQUNoQyxRQUFNLEVBQUUsUUFBUSxPQUFBQyxPQUFNLElBQUk7QUFDMUIsTUFBSSxRQUFRLFlBQVksR0FBRztBQUN6QixXQUFPLE9BQU8sYUFBYSxnQ0FBZ0MsRUFBRSxTQUFTLFFBQVEsUUFBUSxDQUFDO0FBQUEsRUFDekY7QUFDQSxRQUFNLE9BQU8sU0FBUyxTQUFTLEVBQUUsTUFBTSxLQUFLLE9BQU8sVUFBVSxFQUFFLENBQUM7QUFDaEUsTUFBSSxVQUFVLElBQUksRUFBRyxRQUFPO0FBQzVCLFFBQU0sV0FBVyxNQUFNLFNBQVM7QUFDaEMsTUFBSSxZQUFZLE9BQU8sVUFBVTtBQUMvQixXQUFPLE9BQU8saUJBQWlCLHFDQUFxQztBQUFBLE1BQ2xFO0FBQUEsTUFDQSxNQUFNLE9BQU87QUFBQSxJQUNmLENBQUM7QUFBQSxFQUNIO0FBQ0EsUUFBTUMsV0FBVSxNQUFNLE9BQU8sSUFBSSxZQUFZLE9BQU8sT0FBTztBQUMzRCxNQUFJQSxXQUFVRCxPQUFNLE1BQU0sU0FBUyxPQUFPLFNBQVM7QUFDakQsV0FBTyxPQUFPLGVBQWUsb0NBQW9DO0FBQUEsTUFDL0QsU0FBQUM7QUFBQSxNQUNBLE1BQU1ELE9BQU0sTUFBTTtBQUFBLE1BQ2xCLE1BQU0sT0FBTztBQUFBLElBQ2YsQ0FBQztBQUFBLEVBQ0g7QUFDQSxRQUFNLEVBQUUsU0FBUyxXQUFXLE1BQU0sSUFBSSxVQUFVLE9BQU8sS0FBSyxJQUFJO0FBQ2hFLFNBQU8sS0FBSztBQUFBLElBQ1Y7QUFBQSxJQUNBLGdCQUFnQixjQUFjLE1BQU0sU0FBUztBQUFBLElBQzdDLGNBQWMsTUFBTSxJQUFJLENBQUMsV0FBVyxXQUFXLE1BQU0sTUFBTSxDQUFDO0FBQUEsRUFDOUQsQ0FBQztBQUNIOzs7QUNsQ08sSUFBTSxxQkFBcUI7QUFpQjNCLFNBQVMsZ0JBQWdCLE1BQWMsTUFBYyxJQUFvQjtBQUM5RSxZQUFVLGFBQWEsSUFBSSxNQUFNLGFBQWEsRUFBRSxHQUFHLG9DQUFvQztBQUN2RixNQUFJLFNBQVMsR0FBSSxRQUFPO0FBQ3hCLFFBQU0sU0FBUyxXQUFXLE1BQU0sYUFBYSxJQUFJLENBQUM7QUFDbEQsUUFBTSxPQUFPLFNBQVMsUUFBUSxJQUFJO0FBQ2xDLFFBQU0sUUFBUSxTQUFTLFFBQVEsRUFBRTtBQUNqQyxRQUFNLE9BQU8sS0FBSyxXQUFXLEtBQUssS0FBSyxXQUFXLE1BQU07QUFDeEQsUUFBTSxVQUFVLE9BQU8sSUFBSSxVQUFVLEtBQUssUUFBUSxLQUFLLFFBQVEsTUFBTSxRQUFRLE1BQU0sS0FBSztBQUN4RixTQUFPLEtBQUssUUFBUSxVQUFVLE1BQU07QUFDdEM7QUFHTyxTQUFTLGdCQUFnQixNQUFjLFVBQWtCLFFBQXdCO0FBQ3RGLFFBQU0sT0FBTyxPQUFPLE1BQU0sUUFBUTtBQUNsQyxRQUFNLFFBQVEsT0FBTyxNQUFNLE1BQU07QUFDakMsUUFBTSxJQUFJLEtBQUssV0FBVyxNQUFNO0FBQ2hDLFFBQU0sSUFBSSxLQUFLLFdBQVcsTUFBTTtBQUNoQyxRQUFNLElBQUksS0FBSyxXQUFXLE1BQU07QUFDaEMsU0FBTyxVQUFVLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxDQUFDO0FBQ3hDO0FBRUEsU0FBUyxTQUFTLFFBQW9CLFVBQTBCO0FBQzlELFFBQU0sUUFBUSxjQUFjLFFBQVE7QUFDcEMsWUFBVSxVQUFVLFFBQVcsdUJBQXVCLFFBQVEsRUFBRTtBQUNoRSxNQUFJLE1BQU0sU0FBUyxPQUFRLFFBQU8sRUFBRSxPQUFPLE9BQU8sYUFBYSxRQUFRLEdBQUcsT0FBTyxFQUFFO0FBQ25GLE1BQUksTUFBTSxTQUFTLFFBQVE7QUFDekIsVUFBTSxPQUFPLE9BQU8sTUFBTSxNQUFNLE9BQU8sQ0FBQztBQUN4QyxjQUFVLFNBQVMsUUFBVyxzQkFBc0IsUUFBUSxFQUFFO0FBQzlELFdBQU8sRUFBRSxPQUFPLFNBQVMsS0FBSyxlQUFlLEtBQUssY0FBYyxDQUFDLEdBQUcsUUFBUSxHQUFHLE9BQU8sRUFBRTtBQUFBLEVBQzFGO0FBQ0EsUUFBTSxTQUFTLE9BQU8sUUFBUSxNQUFNLFNBQVMsQ0FBQztBQUM5QyxZQUFVLFdBQVcsUUFBVyx3QkFBd0IsUUFBUSxFQUFFO0FBQ2xFLFFBQU0sUUFBUSxNQUFNLFNBQVMsV0FBVyxJQUFJO0FBQzVDLFNBQU8sRUFBRSxPQUFPLE9BQU8sY0FBYyxRQUFRLE1BQU0sUUFBUSxNQUFNO0FBQ25FOzs7QUM3Q08sU0FBUyxXQUFXLE1BQWMsTUFBYyxJQUE0QjtBQUNqRixNQUFJLFNBQVMsR0FBSSxRQUFPLENBQUM7QUFDekIsUUFBTSxXQUFXLGFBQWEsSUFBSTtBQUNsQyxRQUFNLFNBQVMsYUFBYSxFQUFFO0FBQzlCLE1BQUksYUFBYSxPQUFRLFFBQU8sQ0FBQyxPQUFPLE1BQU0sTUFBTSxFQUFFLENBQUM7QUFDdkQsUUFBTSxPQUFPLGFBQWEsUUFBUTtBQUNsQyxRQUFNLFFBQVEsYUFBYSxNQUFNO0FBQ2pDLFFBQU0sV0FBVyxnQkFBZ0IsTUFBTSxVQUFVLE1BQU07QUFDdkQsUUFBTSxRQUFhLEVBQUUsTUFBTSxTQUFTLE1BQU0sTUFBTSxJQUFJLE9BQU8sU0FBUztBQUNwRSxRQUFNLE9BQU8sQ0FBQyxPQUFPLE1BQU0sTUFBTSxJQUFJLEdBQUcsT0FBTyxPQUFPLE1BQU0sT0FBTyxFQUFFLENBQUM7QUFDdEUsU0FBTyxLQUFLLE9BQU8sQ0FBQyxRQUFRLElBQUksU0FBUyxJQUFJLEVBQUU7QUFDakQ7QUFFQSxTQUFTLE9BQU8sTUFBYyxNQUFjLElBQWlCO0FBQzNELFFBQU0sV0FBVyxTQUFTLEtBQUssSUFBSSxnQkFBZ0IsTUFBTSxNQUFNLEVBQUU7QUFDakUsU0FBTyxFQUFFLE1BQU0sVUFBVSxNQUFNLElBQUksU0FBUztBQUM5Qzs7O0FDTk8sU0FBUyxjQUFjLFNBQWtCRSxrQkFBeUIsTUFBb0I7QUFDM0YsUUFBTSxFQUFFLG9CQUFvQixtQkFBbUIsSUFBSSxRQUFRO0FBQzNELFFBQU0sU0FBUyxxQkFBcUI7QUFDcEMsUUFBTSxVQUFVLE9BQU9BLGtCQUFpQixRQUFRLEdBQVM7QUFDekQsUUFBTSxRQUFVQSxtQkFBa0IsTUFBYSxTQUFVLFFBQWM7QUFDdkUsUUFBTSxlQUFlLFNBQVMsUUFBUSxVQUFVLFVBQVUsQ0FBQztBQUMzRCxTQUFPLElBQUksb0JBQW9CLFFBQVEsZUFBZSxLQUFNLE9BQU8sSUFBSSxDQUFDLENBQUM7QUFDM0U7QUFHTyxTQUFTLGFBQ2QsU0FDQUMsa0JBQ0EsTUFDQSxRQUNRO0FBQ1IsUUFBTSxFQUFFLG1CQUFtQixpQkFBaUIsSUFBSSxRQUFRO0FBQ3hELFFBQU0sUUFBUSxTQUFTLG1CQUFtQjtBQUMxQyxTQUFPLElBQUksR0FBRyxRQUFRQSxtQkFBa0Isb0JBQW9CLE9BQU8sT0FBTyxJQUFJLENBQUMsQ0FBQztBQUNsRjtBQUdBLFNBQVMsT0FBTyxNQUFvQjtBQUNsQyxRQUFNLFVBQVUsS0FBSyxnQkFBZ0IsS0FBSztBQUMxQyxZQUFVLFVBQVUsR0FBRyxpQ0FBaUM7QUFDeEQsU0FBTztBQUNUOzs7QUM3Qk8sU0FBUyxZQUFZLE9BQWMsUUFBZ0IsYUFBbUM7QUFDM0YsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLE1BQU07QUFDaEMsUUFBTSxXQUFXLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxRQUFRO0FBQzFELFFBQU0sT0FBTztBQUFBLElBQ1gsZUFBZSxnQkFBZ0IsT0FBTyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sSUFBSSxDQUFDLEVBQUU7QUFBQSxJQUM5RSxlQUFlLGNBQWMsU0FBUyxRQUFRO0FBQUEsRUFDaEQ7QUFDQSxTQUFPLFdBQVcsTUFBTSxZQUFZLE9BQU8sTUFBTSxHQUFHLFdBQVcsRUFBRSxJQUFJLENBQUMsU0FBUztBQUFBLElBQzdFLEdBQUc7QUFBQSxJQUNILFNBQ0UsSUFBSSxTQUFTLFdBQ1QsY0FBYyxTQUFTLElBQUksVUFBVSxJQUFJLElBQ3pDLGFBQWEsU0FBUyxJQUFJLFVBQVUsTUFBTSxLQUFLO0FBQUEsRUFDdkQsRUFBRTtBQUNKO0FBR08sU0FBUyxhQUFhLE9BQWMsUUFBZ0IsYUFBMkI7QUFDcEYsY0FBWSxPQUFPLFFBQVEsVUFBVTtBQUNyQyxNQUFJLFVBQVU7QUFDZCxhQUFXLE9BQU8sWUFBWSxPQUFPLFFBQVEsV0FBVyxFQUFHLFlBQVcsSUFBSTtBQUMxRSxRQUFNLE9BQU8sUUFBUSxPQUFPLFlBQVksYUFBYSxPQUFPO0FBQzlEO0FBR08sU0FBUyxZQUFZLE9BQWMsUUFBc0I7QUFDOUQsUUFBTSxFQUFFLFNBQUFDLFVBQVMsUUFBQUMsU0FBUSxXQUFBQyxXQUFVLElBQUk7QUFDdkMsUUFBTSxjQUFjQSxXQUFVLElBQUlGLFNBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxHQUFHLFNBQVMsS0FBSztBQUNwRixRQUFNLFVBQVUsTUFBTSxNQUFNQSxTQUFRLElBQUksUUFBUSxPQUFPLEtBQUs7QUFDNUQsTUFBSSxTQUFTO0FBQ2IsTUFBSSxRQUFRLFlBQVksT0FBTyxNQUFNO0FBQ3JDLGFBQVcsT0FBTyxZQUFZLE9BQU8sUUFBUSxXQUFXLEdBQUc7QUFDekQsUUFBSSxTQUFTLElBQUksVUFBVSxRQUFTO0FBQ3BDLGNBQVUsSUFBSTtBQUNkLFlBQVEsSUFBSTtBQUFBLEVBQ2Q7QUFDQSxFQUFBQyxRQUFPLElBQUlELFNBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUyxHQUFHLE1BQU0sZUFBZSxPQUFPO0FBQ2pGLFFBQU0sT0FBTyxRQUFRLE9BQU8sV0FBVyxPQUFPLElBQUksR0FBRyxVQUFVLE1BQU0sQ0FBQztBQUN4RTtBQUVBLFNBQVMsTUFDUCxPQUNBLFFBQ0EsUUFDQSxhQUNBLFNBQ007QUFDTixRQUFNRyxXQUFVLE1BQU0sTUFBTTtBQUM1QixjQUFZLE9BQU8sUUFBUSxRQUFRLGVBQWUsT0FBTyxXQUFXLENBQUM7QUFDckUsUUFBTSxRQUFRLFNBQVMsUUFBUSxPQUFPLFNBQVNBLFFBQU87QUFDdEQsUUFBTTtBQUFBLElBQ0osV0FBVyxPQUFPLGFBQWEsb0JBQW9CO0FBQUEsSUFDbkQsTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFBQSxJQUM3QztBQUFBLElBQ0EsWUFBWSxPQUFPLE1BQU07QUFBQSxJQUN6QjtBQUFBLElBQ0FBO0FBQUEsRUFDRjtBQUNGOzs7QUNwRU8sU0FBUyxZQUNkLE9BQ0EsUUFDQSxhQUNxQjtBQUNyQixRQUFNLE9BQU8sYUFBYSxZQUFZLE9BQU8sTUFBTSxDQUFDO0FBQ3BELFFBQU0sS0FBSyxhQUFhLFdBQVc7QUFDbkMsUUFBTSxPQUFPLE1BQU0sUUFBUSxJQUFJLFFBQVEsT0FBTyxJQUFJO0FBQ2xELE1BQUksU0FBUyxNQUFNLGdCQUFnQixPQUFPLElBQUksRUFBRSxTQUFTLFNBQVMsT0FBTyxFQUFHLFFBQU87QUFDbkYsU0FBTyxPQUFPLGtCQUFrQixLQUFLLGFBQWEsSUFBSSxDQUFDLGdDQUFnQztBQUFBLElBQ3JGLGFBQWEsYUFBYSxJQUFJLEtBQUs7QUFBQSxJQUNuQyxNQUFNLFNBQVMsSUFBSTtBQUFBLElBQ25CLElBQUksU0FBUyxFQUFFO0FBQUEsRUFDakIsQ0FBQztBQUNIOzs7QUNSTyxJQUFNLFNBQWtCLENBQUMsT0FBTyxZQUFZO0FBQ2pELFFBQU1DLFNBQVFDLFNBQVEsT0FBTyxTQUFTLFVBQVUsQ0FBQyxDQUFDO0FBQ2xELE1BQUksVUFBVUQsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLFFBQU0sRUFBRSxPQUFPLElBQUlBO0FBQ25CLFFBQU0sRUFBRSxTQUFBRSxTQUFRLElBQUk7QUFDcEIsTUFBSUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxNQUFNLE1BQU0sT0FBTyxZQUFZO0FBQzVELGdCQUFZLE9BQU8sTUFBTTtBQUN6QixXQUFPLEtBQUssWUFBWSxPQUFPLFFBQVFBLFNBQVEsSUFBSSxRQUFRLE9BQU8sT0FBTyxDQUFDLENBQUM7QUFBQSxFQUM3RTtBQUNBLFFBQU0sU0FBUyxNQUFNLE9BQU8sSUFBSUEsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTLEdBQUcsTUFBTSxNQUFNO0FBQ3RGLFFBQU0sUUFBUSxZQUFZLE9BQU8sTUFBTTtBQUN2QyxNQUFJLFVBQVUsWUFBWSxPQUFPLE1BQU0sR0FBRztBQUN4QyxVQUFNLFdBQVcsYUFBYSxNQUFNLFFBQVEsTUFBTSxLQUFLO0FBQ3ZELFdBQU8sT0FBTyxpQkFBaUIsb0NBQW9DLFFBQVEsSUFBSSxFQUFFLFNBQVMsQ0FBQztBQUFBLEVBQzdGO0FBQ0EsUUFBTSxXQUFXLFlBQVksT0FBTyxRQUFRLEtBQUs7QUFDakQsTUFBSSxhQUFhLE9BQVcsUUFBTztBQUNuQyxlQUFhLE9BQU8sUUFBUSxLQUFLO0FBQ2pDLFNBQU8sS0FBSyxZQUFZLE9BQU8sUUFBUUEsU0FBUSxJQUFJLFFBQVEsT0FBTyxPQUFPLENBQUMsQ0FBQztBQUM3RTs7O0FDRE8sU0FBUyxjQUFjLE9BQWMsTUFBOEI7QUFDeEUsUUFBTSxRQUFRLFlBQVksT0FBTyxLQUFLLE1BQU07QUFDNUMsTUFBSSxjQUFjLEtBQUssR0FBRyxTQUFTLFFBQVE7QUFDekMsVUFBTSxXQUFXLGFBQWEsTUFBTSxRQUFRLE1BQU0sS0FBSztBQUN2RCxXQUFPLE9BQU8sZUFBZSwrQkFBK0IsUUFBUSxJQUFJLEVBQUUsU0FBUyxDQUFDO0FBQUEsRUFDdEY7QUFDQSxRQUFNLEVBQUUsS0FBSyxJQUFJO0FBQ2pCLFFBQU0sWUFBWSxTQUFTLFVBQWEsS0FBSyxTQUFTO0FBQ3RELE1BQUksVUFBVyxRQUFPLFdBQVcsT0FBTyxJQUFJO0FBQzVDLFFBQU0sVUFBVSxTQUFTLFNBQVksV0FBVyxPQUFPLElBQUksSUFBSSxVQUFVLE9BQU8sTUFBTSxJQUFJO0FBQzFGLE1BQUksT0FBTyxZQUFZLFNBQVUsUUFBTztBQUN4QyxTQUFPLGFBQWEsT0FBTyxNQUFNLE9BQU8sS0FBSztBQUMvQztBQUVBLFNBQVMsV0FBVyxPQUFjLEVBQUUsUUFBUSxTQUFTLEdBQTJCO0FBQzlFLFFBQU0sV0FBVyxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUTtBQUM3RCxRQUFNLFVBQVUsWUFBWSxPQUFPLFVBQVUsUUFBUTtBQUNyRCxNQUFJLFlBQVksRUFBRyxRQUFPO0FBQzFCLFFBQU0sV0FBVyxXQUFXLFdBQVcsQ0FBQyxLQUFLO0FBQzdDLFFBQU1DLFNBQVEsTUFBTSxVQUFVLFFBQVEsVUFBVSxTQUFTLEtBQUs7QUFDOUQsUUFBTSxPQUFPQSxPQUFNLE9BQU8sQ0FBQyxTQUFTLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxJQUFJLE1BQU0sQ0FBQyxFQUFFO0FBQzVFLFNBQU8sT0FBTyxZQUFZLDZCQUE2QixRQUFRLElBQUk7QUFBQSxJQUNqRSxVQUFVO0FBQUEsSUFDVixZQUFZO0FBQUEsRUFDZCxDQUFDO0FBQ0g7QUFFQSxTQUFTLFVBQVUsT0FBYyxNQUFZLE9BQW1DO0FBQzlFLFFBQU0sV0FBVyxNQUFNLFFBQVEsT0FBTyxLQUFLLFFBQVEsT0FBTyxRQUFRO0FBRWxFLFFBQU0sUUFBUSxNQUFNLE9BQU8sTUFBTSxRQUFRLFFBQVEsTUFBTTtBQUN2RCxRQUFNLE9BQU8sUUFBUSxNQUFNLE1BQU0sS0FBSyxRQUFRLFVBQVUsTUFBTSxJQUFJLENBQUMsSUFBSTtBQUN2RSxNQUFJLFNBQVMsS0FBSyxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssUUFBUSxNQUFNLEVBQUcsUUFBTyxXQUFXLE9BQU8sS0FBSztBQUM1RixRQUFNLFVBQVUsVUFBVSxNQUFNLEtBQUssUUFBUTtBQUM3QyxRQUFNLE9BQU8sTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLElBQUksTUFBTTtBQUNsRCxNQUFJLFFBQVEsYUFBYSxPQUFPLE9BQU8sRUFBRyxRQUFPO0FBQ2pELFFBQU0sT0FBTyxTQUFTLE1BQU0sUUFBUSxNQUFNLE1BQU0sTUFBTSxNQUFNLElBQUk7QUFDaEUsTUFBSSxDQUFDLEtBQU0sUUFBTyxPQUFPLGVBQWUsR0FBRyxJQUFJLGNBQWMsRUFBRSxNQUFNLEtBQUssQ0FBQztBQUMzRSxRQUFNLFdBQVcsV0FBVyxLQUFLLFdBQVcsQ0FBQyxLQUFLO0FBQ2xELFNBQU8sT0FBTyxZQUFZLEdBQUcsSUFBSSxXQUFXLFFBQVEsSUFBSTtBQUFBLElBQ3RELFVBQVU7QUFBQSxJQUNWLE1BQU07QUFBQSxJQUNOLGlCQUFpQixNQUFNLFNBQVMsTUFBTSxTQUFTLFFBQVEsT0FBTztBQUFBLEVBQ2hFLENBQUM7QUFDSDtBQUVBLFNBQVMsV0FBVyxPQUFjLEVBQUUsTUFBTSxLQUFLLEdBQXNCO0FBQ25FLFFBQU0sT0FBTyxTQUFTLE1BQU0sUUFBUSxNQUFNLE1BQU0sSUFBSTtBQUNwRCxTQUFPLE9BQU8sZ0JBQWdCLFdBQVcsSUFBSSxrQkFBa0IsRUFBRSxPQUFPLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFDOUY7QUFFQSxTQUFTLGFBQWEsT0FBYyxNQUFZLFNBQXNDO0FBQ3BGLFFBQU0sRUFBRSxTQUFTLFFBQVEsU0FBUyxJQUFJO0FBQ3RDLFFBQU0sRUFBRSxRQUFRLFFBQUFDLFFBQU8sSUFBSSxNQUFNLFFBQVE7QUFDekMsUUFBTSxXQUFXLE1BQU0sUUFBUSxPQUFPLFFBQVEsT0FBTyxRQUFRO0FBQzdELE1BQUksa0JBQWtCLE9BQU8sU0FBUyxRQUFRLEdBQUc7QUFDL0MsV0FBTyxPQUFPLGVBQWUscURBQXFEO0FBQUEsTUFDaEYsTUFBTSxPQUFPO0FBQUEsSUFDZixDQUFDO0FBQUEsRUFDSDtBQUNBLFFBQU0sT0FBTyxNQUFNLE1BQU0sS0FBSyxRQUFRLFNBQVMsUUFBUSxDQUFDO0FBQ3hELE1BQUksU0FBUyxFQUFHLFFBQU87QUFDdkIsUUFBTSxRQUFRLFFBQVEsTUFBTSxRQUFRO0FBQ3BDLFFBQU0sT0FBTyxRQUFRLE9BQU8sU0FBUyxNQUFNLFFBQVEsSUFBSSxRQUFRLE9BQU8sUUFBUSxDQUFDO0FBQy9FLE1BQUksV0FBVyxPQUFPLE9BQU8sSUFBSSxFQUFHLFFBQU87QUFDM0MsU0FBTyxPQUFPLGNBQWMsNENBQTRDO0FBQUEsSUFDdEUsVUFBVSxXQUFXLFdBQVcsQ0FBQyxLQUFLO0FBQUEsSUFDdEMsVUFBVSxTQUFTLE1BQU0sT0FBTyxNQUFNLE9BQU8sTUFBTSxNQUFNLEdBQUcsS0FBSztBQUFBLElBQ2pFLE1BQU1BLFFBQU87QUFBQSxJQUNiLFlBQVksVUFBVSxPQUFPLEtBQUs7QUFBQSxFQUNwQyxDQUFDO0FBQ0g7OztBQzNGQSxJQUFNQyxXQUFVLEVBQUUsVUFBVSxNQUFNLFVBQVUsRUFBRTtBQU12QyxJQUFNLFdBQW9CLENBQUMsT0FBTyxZQUFZO0FBQ25ELFFBQU1DLFNBQVFDLFNBQVEsT0FBTyxTQUFTLFlBQVlGLFFBQU87QUFDekQsTUFBSSxVQUFVQyxNQUFLLEVBQUcsUUFBT0E7QUFDN0IsUUFBTSxFQUFFLFNBQVMsT0FBTyxJQUFJQTtBQUM1QixRQUFNLEVBQUUsU0FBUyxJQUFJQSxPQUFNO0FBQzNCLFFBQU0sRUFBRSxTQUFBRSxTQUFRLElBQUk7QUFDcEIsUUFBTSxTQUFTQSxTQUFRLE9BQU8sUUFBUSxPQUFPLE9BQU87QUFDcEQsTUFBSSxXQUFXLE1BQU0sTUFBTSxVQUFVO0FBQ25DLFVBQU0sV0FBVyxXQUFXLFdBQVcsQ0FBQyxLQUFLO0FBQzdDLFdBQU8sT0FBTyxrQkFBa0Isd0JBQXdCLFFBQVEsSUFBSSxFQUFFLFVBQVUsU0FBUyxDQUFDO0FBQUEsRUFDNUY7QUFDQSxRQUFNLFFBQVEsYUFBYSxPQUFPLFVBQVUsT0FBTyxNQUFNLEdBQUcsUUFBUSxDQUFDO0FBQ3JFLFFBQU0sUUFBUSxNQUFNLE1BQU0sSUFBSSxPQUFPLE1BQU0sR0FBRyxLQUFLLEtBQUs7QUFDeEQsUUFBTSxPQUFPLFFBQVEsRUFBRSxNQUFNLFlBQVksT0FBTyxNQUFNLEdBQUcsTUFBTSxNQUFNLElBQUk7QUFDekUsUUFBTSxVQUFVLGNBQWMsT0FBTyxFQUFFLFFBQVEsU0FBUyxVQUFVLEtBQUssQ0FBQztBQUN4RSxNQUFJLFVBQVUsT0FBTyxFQUFHLFFBQU87QUFDL0IsUUFBTSxPQUFPLE9BQU9BLFNBQVEsT0FBTyxRQUFRLE9BQU8sS0FBSyxDQUFDO0FBQ3hELFVBQVEsT0FBTyxRQUFRLFlBQVk7QUFDbkMsV0FBUyxPQUFPLFFBQVEsU0FBUyxRQUFRLE1BQU0sUUFBUSxDQUFDO0FBQ3hELFNBQU8sS0FBSyxZQUFZLE9BQU8sUUFBUSxDQUFDLENBQUM7QUFDM0M7OztBQzVCTyxJQUFNLFNBQWtCLENBQUMsT0FBTyxZQUFZO0FBQ2pELFFBQU1DLFNBQVFDLFNBQVEsT0FBTyxTQUFTLFVBQVUsQ0FBQyxDQUFDO0FBQ2xELE1BQUksVUFBVUQsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLFFBQU0sRUFBRSxPQUFPLElBQUlBO0FBQ25CLFFBQU0sUUFBUSxZQUFZLE9BQU8sTUFBTTtBQUN2QyxRQUFNLFdBQVcsYUFBYSxNQUFNLFFBQVEsTUFBTSxLQUFLO0FBQ3ZELE1BQUksY0FBYyxLQUFLLEdBQUcsU0FBUyxRQUFRO0FBQ3pDLFdBQU8sT0FBTyxlQUFlLGlDQUFpQyxRQUFRLElBQUksRUFBRSxTQUFTLENBQUM7QUFBQSxFQUN4RjtBQUNBLFFBQU0sUUFBUSxXQUFXLE9BQU8sTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVEsQ0FBQztBQUM3RSxNQUFJLFFBQVEsR0FBRztBQUNiLFdBQU8sT0FBTyxpQkFBaUIsZ0JBQWdCLFFBQVEsK0JBQStCO0FBQUEsTUFDcEY7QUFBQSxNQUNBLE1BQU0sTUFBTSxRQUFRLFFBQVEsTUFBTTtBQUFBLElBQ3BDLENBQUM7QUFBQSxFQUNIO0FBQ0EsUUFBTSxPQUFPLFNBQVMsT0FBTyxRQUFRLEtBQUs7QUFDMUMsU0FBTyxLQUFLLFlBQVksT0FBTyxRQUFRLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxLQUFLLENBQUMsQ0FBQztBQUMzRTs7O0FDbEJBLElBQU1FLFdBQVUsRUFBRSxVQUFVLE1BQU0sVUFBVSxHQUFHLE1BQU0sU0FBUyxLQUFLLEdBQUcsRUFBRSxHQUFHLEVBQUUsRUFBRTtBQU14RSxJQUFNLGNBQXVCLENBQUMsT0FBTyxZQUFZO0FBQ3RELFFBQU1DLFNBQVFDLFNBQVEsT0FBTyxTQUFTLGdCQUFnQkYsUUFBTztBQUM3RCxNQUFJLFVBQVVDLE1BQUssRUFBRyxRQUFPQTtBQUM3QixRQUFNLEVBQUUsU0FBUyxPQUFPLElBQUlBO0FBQzVCLFFBQU0sRUFBRSxTQUFTLElBQUlBLE9BQU07QUFDM0IsUUFBTSxPQUFPQSxPQUFNLEtBQUs7QUFDeEIsUUFBTSxPQUFPLFNBQVMsS0FBSyxTQUFZLFVBQVUsTUFBTSxRQUFRLE1BQU0sSUFBSTtBQUN6RSxNQUFJLFNBQVMsTUFBTSxTQUFTLFFBQVc7QUFDckMsV0FBTyxPQUFPLGdCQUFnQixvQkFBb0IsSUFBSSxJQUFJLEVBQUUsT0FBTyxRQUFRLE1BQU0sS0FBSyxDQUFDO0FBQUEsRUFDekY7QUFDQSxRQUFNLFVBQVUsY0FBYyxPQUFPLEVBQUUsUUFBUSxTQUFTLFVBQVUsS0FBSyxDQUFDO0FBQ3hFLE1BQUksVUFBVSxPQUFPLEVBQUcsUUFBTztBQUMvQixRQUFNLE9BQU8sV0FBVyxPQUFPLFNBQVMsTUFBTSxRQUFRLE9BQU8sUUFBUSxPQUFPLFFBQVEsQ0FBQztBQUNyRixXQUFTLE9BQU8sUUFBUSxTQUFTLFFBQVEsTUFBTSxRQUFRLENBQUM7QUFDeEQsU0FBTyxLQUFLLFlBQVksT0FBTyxRQUFRLENBQUMsQ0FBQztBQUMzQzs7O0FDdkJBLElBQU1FLFdBQVUsRUFBRSxhQUFhLEtBQUssR0FBRyxFQUFFLEVBQUU7QUFHcEMsSUFBTSxTQUFrQixDQUFDLE9BQU8sWUFBWTtBQUNqRCxRQUFNQyxTQUFRQyxTQUFRLE9BQU8sU0FBUyxVQUFVRixRQUFPO0FBQ3ZELE1BQUksVUFBVUMsTUFBSyxFQUFHLFFBQU9BO0FBQzdCLFFBQU0sRUFBRSxNQUFNLE9BQU8sSUFBSUE7QUFDekIsUUFBTSxFQUFFLEtBQUssSUFBSSxNQUFNO0FBQ3ZCLFFBQU0sY0FBYyxjQUFjLE1BQU0sS0FBSyxXQUFXO0FBQ3hELE1BQUksZ0JBQWdCLFFBQVc7QUFDN0IsV0FBTyxPQUFPLG9CQUFvQixxQkFBcUIsS0FBSyxXQUFXLElBQUk7QUFBQSxNQUN6RSxPQUFPO0FBQUEsTUFDUCxVQUFVLEtBQUs7QUFBQSxJQUNqQixDQUFDO0FBQUEsRUFDSDtBQUNBLE1BQUksZ0JBQWdCLFlBQVksT0FBTyxNQUFNLEdBQUc7QUFDOUMsV0FBTyxPQUFPLGlCQUFpQixvQkFBb0IsS0FBSyxXQUFXLElBQUk7QUFBQSxNQUNyRSxVQUFVLEtBQUs7QUFBQSxJQUNqQixDQUFDO0FBQUEsRUFDSDtBQUNBLFFBQU0sV0FBVyxZQUFZLE9BQU8sUUFBUSxXQUFXO0FBQ3ZELE1BQUksYUFBYSxPQUFXLFFBQU87QUFDbkMsZUFBYSxPQUFPLFFBQVEsV0FBVztBQUN2QyxTQUFPLEtBQUssWUFBWSxPQUFPLFFBQVEsTUFBTSxRQUFRLElBQUksUUFBUSxPQUFPLE9BQU8sQ0FBQyxDQUFDO0FBQ25GOzs7QUNwQk8sSUFBTSxXQUFzRTtBQUFBLEVBQ2pGLGNBQWM7QUFBQSxFQUNkO0FBQUEsRUFDQTtBQUFBLEVBQ0EsY0FBYztBQUFBLEVBQ2Q7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUNmOzs7QUNyQk8sU0FBUyxRQUFRLE9BQW9CO0FBQzFDLGFBQVcsS0FBSyxXQUFZLE9BQU0sT0FBTyxPQUFPO0FBQ2hELFFBQU0sT0FBTyxPQUFPO0FBQ3RCOzs7QUNETyxJQUFNLFlBQVk7QUFBQSxFQUN2QixrQkFBa0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxTQUFTO0FBQUEsRUFDL0QsbUJBQW1CLENBQUMsYUFBYSxVQUFVLFVBQVU7QUFBQSxFQUNyRCxtQkFBbUIsQ0FBQyxhQUFhLFVBQVUsWUFBWSxlQUFlLFlBQVk7QUFBQSxFQUNsRixvQkFBb0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxlQUFlLFlBQVk7QUFBQSxFQUNuRixrQkFBa0IsQ0FBQyxhQUFhLFVBQVUsWUFBWSxRQUFRO0FBQUEsRUFDOUQsa0JBQWtCLENBQUMsYUFBYSxVQUFVLFlBQVksUUFBUSxZQUFZLG9CQUFvQjtBQUFBLEVBQzlGLG9CQUFvQixDQUFDLGFBQWEsVUFBVSxZQUFZLFFBQVEsWUFBWSxhQUFhO0FBQUEsRUFDekYsa0JBQWtCLENBQUMsYUFBYSxVQUFVLFlBQVksWUFBWSxrQkFBa0IsUUFBUTtBQUFBLEVBQzVGLGlCQUFpQixDQUFDLGFBQWEsVUFBVSxZQUFZLFFBQVEsVUFBVTtBQUFBLEVBQ3ZFLGVBQWUsQ0FBQyxhQUFhLFVBQVUsWUFBWSxNQUFNO0FBQUEsRUFDekQsa0JBQWtCLENBQUMsYUFBYSxVQUFVLFlBQVksUUFBUSxjQUFjO0FBQUEsRUFDNUUsb0JBQW9CLENBQUMsYUFBYSxVQUFVLFlBQVksTUFBTTtBQUFBLEVBQzlELG9CQUFvQixDQUFDLGFBQWEsVUFBVSxZQUFZLE1BQU07QUFBQSxFQUM5RCxpQkFBaUIsQ0FBQyxhQUFhLFVBQVUsWUFBWSxlQUFlLFVBQVUsY0FBYztBQUFBLEVBQzVGLGlCQUFpQixDQUFDLGFBQWEsVUFBVSxZQUFZLGVBQWUsUUFBUTtBQUFBLEVBQzVFLG1CQUFtQixDQUFDLGFBQWEsVUFBVSxZQUFZLGVBQWUsVUFBVSxZQUFZO0FBQUEsRUFDNUYsbUJBQW1CLENBQUMsYUFBYSxVQUFVLFlBQVksZUFBZSxRQUFRO0FBQ2hGOzs7QUNKTyxJQUFNLFNBQVMsYUFBYTtBQUFBLEVBQ2pDLFFBQVE7QUFBQSxJQUNOO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQUEsRUFDQSxXQUFXLEVBQUUsVUFBVSxLQUFjLEdBQUcsWUFBWSxLQUFnQixFQUFFO0FBQUEsRUFDdEUsUUFBUTtBQUFBLEVBQ1IsU0FBUyxLQUFjO0FBQ3pCLENBQUM7OztBQ2pDTSxJQUFNLHNCQUErRDtBQUFBLEVBQzFFLGVBQWU7QUFBQSxJQUNiLE1BQU0sS0FBSyxLQUFNLEtBQU0sS0FBSyxLQUFLLEtBQUssR0FBRztBQUFBLElBQ3pDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFVBQVUsU0FBUyxPQUFPO0FBQUEsSUFDL0MsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGNBQWM7QUFBQSxJQUNaLE1BQU0sS0FBSyxLQUFLLElBQUksSUFBSSxJQUFJLEdBQUcsQ0FBQztBQUFBLElBQ2hDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsTUFBTTtBQUFBLElBQ25DLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxjQUFjO0FBQUEsSUFDWixNQUFNLEtBQUssSUFBSSxJQUFJLElBQUksSUFBSSxHQUFHLENBQUM7QUFBQSxJQUMvQixjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFFBQVE7QUFBQSxJQUNyQyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsaUJBQWlCO0FBQUEsSUFDZixNQUFNLEtBQUssS0FBSyxJQUFJLElBQUksSUFBSSxJQUFJLENBQUM7QUFBQSxJQUNqQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsbUJBQW1CO0FBQUEsSUFDakIsTUFBTSxLQUFLLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxFQUFFO0FBQUEsSUFDakMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsZUFBZSxNQUFNO0FBQUEsSUFDMUMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLHVCQUF1QjtBQUFBLElBQ3JCLE1BQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxJQUFJLEdBQUcsRUFBRTtBQUFBLElBQ2pDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxPQUFPLFVBQVUsTUFBTTtBQUFBLElBQ2xDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxhQUFhO0FBQUEsSUFDWCxNQUFNLEtBQUssS0FBSyxLQUFLLEtBQUssS0FBSyxJQUFJLEVBQUU7QUFBQSxJQUNyQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxTQUFTLE1BQU07QUFBQSxJQUNwQyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsY0FBYztBQUFBLElBQ1osTUFBTSxLQUFLLEdBQUcsSUFBSSxJQUFJLEdBQUcsR0FBRyxFQUFFO0FBQUEsSUFDOUIsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLE1BQU07QUFBQSxJQUNqQixlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsYUFBYTtBQUFBLElBQ1gsTUFBTSxLQUFLLEtBQUssSUFBSSxJQUFJLElBQUksSUFBSSxFQUFFO0FBQUEsSUFDbEMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLE1BQU07QUFBQSxJQUNqQixlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsWUFBWTtBQUFBLElBQ1YsTUFBTSxLQUFLLElBQUksSUFBSSxJQUFJLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDOUIsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsTUFBTTtBQUFBLElBQzNCLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxXQUFXO0FBQUEsSUFDVCxNQUFNLEtBQUssSUFBSSxLQUFLLEtBQUssSUFBSSxJQUFJLEVBQUU7QUFBQSxJQUNuQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsU0FBUyxNQUFNO0FBQUEsSUFDMUIsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLFlBQVk7QUFBQSxJQUNWLE1BQU0sS0FBSyxLQUFNLE1BQU0sS0FBSyxLQUFLLEtBQUssR0FBRztBQUFBLElBQ3pDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxLQUFLO0FBQUEsSUFDaEIsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGdCQUFnQjtBQUFBLElBQ2QsTUFBTSxLQUFLLEtBQUssS0FBSyxHQUFHLEtBQUssS0FBSyxDQUFDO0FBQUEsSUFDbkMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxXQUFXO0FBQUEsSUFDeEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLE1BQU0sS0FBSyxLQUFLLEtBQUssSUFBSSxLQUFLLElBQUksRUFBRTtBQUFBLElBQ3BDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxhQUFhO0FBQUEsSUFDWCxNQUFNLEtBQUssS0FBSyxJQUFJLElBQUksSUFBSSxJQUFJLENBQUM7QUFBQSxJQUNqQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsZ0JBQWdCO0FBQUEsSUFDZCxNQUFNLEtBQUssS0FBSyxJQUFJLEtBQUssSUFBSSxHQUFHLEVBQUU7QUFBQSxJQUNsQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsTUFBTSxLQUFLLEtBQUssS0FBSyxJQUFJLElBQUksSUFBSSxFQUFFO0FBQUEsSUFDbkMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxXQUFXO0FBQUEsSUFDeEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLE1BQU0sS0FBSyxLQUFLLElBQUksS0FBSyxLQUFLLEdBQUcsRUFBRTtBQUFBLElBQ25DLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxnQkFBZ0I7QUFBQSxJQUNkLE1BQU0sS0FBSyxLQUFLLEtBQUssSUFBSSxJQUFJLEtBQUssRUFBRTtBQUFBLElBQ3BDLGNBQWM7QUFBQSxJQUNkLFVBQVUsQ0FBQyxVQUFVLFFBQVEsV0FBVztBQUFBLElBQ3hDLGVBQWU7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGFBQWE7QUFBQSxFQUNmO0FBQUEsRUFDQSxrQkFBa0I7QUFBQSxJQUNoQixNQUFNLEtBQUssS0FBSyxLQUFLLEtBQUssS0FBSyxJQUFJLEVBQUU7QUFBQSxJQUNyQyxjQUFjO0FBQUEsSUFDZCxVQUFVLENBQUMsVUFBVSxRQUFRLFdBQVc7QUFBQSxJQUN4QyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsWUFBWTtBQUFBLElBQ1YsTUFBTSxLQUFLLEtBQUssSUFBSSxJQUFJLEtBQUssS0FBSyxFQUFFO0FBQUEsSUFDcEMsY0FBYztBQUFBLElBQ2QsVUFBVSxDQUFDLFVBQVUsUUFBUSxXQUFXO0FBQUEsSUFDeEMsZUFBZTtBQUFBLElBQ2YsWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsWUFBWTtBQUFBLElBQ1osYUFBYTtBQUFBLEVBQ2Y7QUFDRjtBQUVBLFNBQVMsS0FDUCxZQUNBLFlBQ0EsV0FDQSxRQUNBLFdBQ0EsT0FDUztBQUNULFNBQU8sRUFBRSxZQUFZLFlBQVksV0FBVyxRQUFRLFdBQVcsTUFBTTtBQUN2RTs7O0FDaE9BLElBQU0sTUFBTTtBQUdMLElBQU0sbUJBQTRCO0FBQUEsRUFDdkMsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUFBLEVBQ1QsVUFBVSxFQUFFLFNBQVMsS0FBVyxpQkFBaUIsSUFBSTtBQUFBLEVBQ3JELFFBQVE7QUFBQSxJQUNOLG9CQUFvQjtBQUFBLElBQ3BCLG9CQUFvQjtBQUFBLElBQ3BCLG1CQUFtQjtBQUFBLElBQ25CLGtCQUFrQjtBQUFBLElBQ2xCLFNBQVM7QUFBQSxFQUNYO0FBQUEsRUFDQSxRQUFRO0FBQUEsSUFDTixjQUFjLEVBQUUsUUFBUSxJQUFJLFVBQVUsSUFBSSxPQUFPLEdBQUc7QUFBQSxJQUNwRCxZQUFZLEVBQUUsUUFBUSxHQUFHLEtBQUssR0FBRyxVQUFVLEdBQUcsTUFBTSxHQUFHLE1BQU0sR0FBRztBQUFBLElBQ2hFLGVBQWU7QUFBQSxJQUNmLGdCQUFnQjtBQUFBLElBQ2hCLGNBQWM7QUFBQSxJQUNkLGNBQWM7QUFBQSxJQUNkLGlCQUFpQjtBQUFBLEVBQ25CO0FBQUEsRUFDQSxPQUFPO0FBQUEsSUFDTCxjQUFjLEVBQUUsUUFBUSxNQUFPLEtBQUssS0FBTyxVQUFVLEtBQVEsTUFBTSxNQUFRLE1BQU0sS0FBTztBQUFBLElBQ3hGLGVBQWU7QUFBQSxJQUNmLGdCQUFnQjtBQUFBLElBQ2hCLFNBQVM7QUFBQSxJQUNULG1CQUFtQjtBQUFBLElBQ25CLGVBQWUsSUFBSTtBQUFBLElBQ25CLDRCQUE0QixLQUFLO0FBQUEsSUFDakMsMEJBQTBCLEtBQUs7QUFBQSxFQUNqQztBQUFBLEVBQ0EsVUFBVSxFQUFFLGNBQWMsR0FBRztBQUFBLEVBQzdCLGNBQWMsRUFBRSxvQkFBb0IsSUFBSSxnQkFBZ0IsS0FBSyx3QkFBd0IsSUFBSTtBQUFBLEVBQ3pGLE9BQU87QUFBQSxJQUNMLFdBQVcsQ0FBQyxPQUFPLFlBQVksV0FBVyxVQUFVLFdBQVcsV0FBVyxTQUFTLFNBQVM7QUFBQSxJQUM1RixPQUFPO0FBQUEsSUFDUCxPQUFPLENBQUMsaUJBQWlCLGdCQUFnQixnQkFBZ0IsZ0JBQWdCLGFBQWE7QUFBQSxJQUN0RixPQUFPO0FBQUEsTUFDTCxZQUFZO0FBQUEsTUFDWixZQUFZO0FBQUEsTUFDWixXQUFXO0FBQUEsTUFDWCxRQUFRO0FBQUEsTUFDUixXQUFXO0FBQUEsTUFDWCxPQUFPO0FBQUEsSUFDVDtBQUFBLEVBQ0Y7QUFBQSxFQUNBLFFBQVE7QUFBQSxJQUNOLFVBQVU7QUFBQSxJQUNWLHNCQUFzQjtBQUFBLElBQ3RCLFNBQVM7QUFBQSxJQUNULG1CQUFtQjtBQUFBLElBQ25CLGtCQUFrQjtBQUFBLElBQ2xCLFlBQVk7QUFBQSxJQUNaLGVBQWU7QUFBQSxJQUNmLFdBQVc7QUFBQSxFQUNiO0FBQUEsRUFDQSxZQUFZO0FBQUEsRUFDWixXQUFXLENBQUMsZ0JBQWdCLGNBQWMsYUFBYSxhQUFhO0FBQ3RFOzs7QUN0REEsSUFBTSxnQkFBZ0I7QUFHdEIsSUFBTSxhQUFhO0FBZVosU0FBUyxVQUFVLFNBQStCO0FBQ3ZELFFBQU0sRUFBRSxNQUFNLGdCQUFnQixlQUFlLFVBQVUsaUJBQWlCLElBQUk7QUFDNUUsU0FBTyxRQUFRLE1BQU0sR0FBRyxPQUFPO0FBQy9CLFNBQU8saUJBQWlCLGVBQWUsR0FBRyxJQUFpQjtBQUMzRCxjQUFZLE9BQU87QUFDbkIsYUFBVyxPQUFPO0FBQ2xCLGFBQVcsTUFBTSxPQUFPO0FBQ3hCLFNBQU8sRUFBRSxNQUFNLGVBQWUsUUFBUTtBQUN4QztBQUVBLFNBQVMsWUFBWSxFQUFFLFlBQVksUUFBUSxRQUFBRSxTQUFRLE9BQUFDLE9BQU0sR0FBa0I7QUFDekUsU0FBTyxtQkFBbUIsT0FBTyxVQUFVLEdBQUcsYUFBYTtBQUMzRCxTQUFPLGtCQUFrQixPQUFPLFNBQVMsR0FBRyxVQUFhO0FBQ3pELFNBQU8saUJBQWlCQSxPQUFNLFNBQVMsR0FBRyxVQUFVO0FBQ3BELFNBQU8sd0JBQXdCRCxRQUFPLGVBQWUsR0FBRyxVQUFVO0FBQ2xFLGFBQVcsQ0FBQyxXQUFXLEtBQUssS0FBSyxPQUFPLFFBQVFDLE9BQU0sWUFBWSxHQUFHO0FBQ25FLFdBQU8sc0JBQXNCLFNBQVMsSUFBSSxPQUFPLEdBQUcsYUFBYSxDQUFDO0FBQUEsRUFDcEU7QUFDQSxTQUFPLHdCQUF3QkEsT0FBTSxnQkFBZ0IsR0FBRyxHQUFJO0FBQzVELFNBQU8sdUJBQXVCQSxPQUFNLGVBQWUsR0FBRyxHQUFJO0FBQzFELGFBQVcsQ0FBQyxNQUFNLEVBQUUsTUFBQUMsTUFBSyxDQUFDLEtBQUssT0FBTyxRQUFRLFVBQVUsR0FBRztBQUN6RCxlQUFXLENBQUMsVUFBVSxLQUFLLEtBQUssT0FBTyxRQUFRQSxLQUFJLEdBQUc7QUFDcEQsYUFBTyxjQUFjLElBQUksU0FBUyxRQUFRLElBQUksT0FBTyxHQUFHRixRQUFPLGFBQWE7QUFBQSxJQUM5RTtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVMsV0FBVyxFQUFFLFVBQVUsWUFBWSxRQUFBQSxTQUFRLE9BQUFDLFFBQU8sUUFBQUUsUUFBTyxHQUFrQjtBQUNsRixTQUFPLG9CQUFvQixTQUFTLFNBQVMsR0FBRyxHQUFTO0FBQ3pELFNBQU8sNEJBQTRCLFNBQVMsaUJBQWlCLEdBQUcsR0FBSTtBQUNwRSxhQUFXLENBQUMsU0FBUyxPQUFPLEtBQUssT0FBTyxRQUFRSCxRQUFPLFlBQVksR0FBRztBQUNwRSxXQUFPLHVCQUF1QixPQUFPLElBQUksU0FBUyxHQUFHLEdBQVM7QUFBQSxFQUNoRTtBQUNBLGFBQVcsQ0FBQyxXQUFXLEtBQUssS0FBSyxPQUFPLFFBQVFBLFFBQU8sVUFBVSxHQUFHO0FBQ2xFLFdBQU8scUJBQXFCLFNBQVMsSUFBSSxPQUFPLEdBQUcsR0FBUztBQUFBLEVBQzlEO0FBQ0EsU0FBTywyQkFBMkJDLE9BQU0sbUJBQW1CLEdBQUcsR0FBUztBQUN2RSxTQUFPLG9DQUFvQ0EsT0FBTSw0QkFBNEIsR0FBRyxHQUFHO0FBQ25GLFNBQU8sa0NBQWtDQSxPQUFNLDBCQUEwQixHQUFHLEdBQUc7QUFDL0UsU0FBTyw2QkFBNkJFLFFBQU8sb0JBQW9CLEdBQUcsR0FBUztBQUMzRSxhQUFXLENBQUMsTUFBTSxTQUFTLEtBQUssT0FBTyxRQUFRLFVBQVUsR0FBRztBQUMxRCxXQUFPLGNBQWMsSUFBSSxpQkFBaUIsVUFBVSxjQUFjLEdBQUcsR0FBYTtBQUNsRixVQUFNLFFBQVEsVUFBVSxTQUFTLFNBQVMsUUFBUSxJQUFJLElBQUk7QUFDMUQsV0FBTyxjQUFjLElBQUksa0JBQWtCLFVBQVUsZUFBZSxPQUFPLEdBQVM7QUFBQSxFQUN0RjtBQUNGO0FBRUEsU0FBUyxXQUFXLE1BQWMsRUFBRSxRQUFBSCxTQUFRLE9BQUFJLE9BQU0sR0FBa0I7QUFDbEUsU0FBTywwQkFBMEJBLE9BQU0sVUFBVSxRQUFRLEdBQUcsR0FBUztBQUNyRSxZQUFVQSxPQUFNLE1BQU0sU0FBUyxlQUFlLEdBQUcsa0NBQWtDO0FBQ25GLGFBQVcsQ0FBQyxVQUFVLEtBQUssS0FBSyxPQUFPLFFBQVFBLE9BQU0sS0FBSyxHQUFHO0FBQzNELFdBQU8sZUFBZSxRQUFRLElBQUksT0FBTyxHQUFHSixRQUFPLGFBQWE7QUFBQSxFQUNsRTtBQUNBLGFBQVcsUUFBUUksT0FBTSxXQUFXO0FBQ2xDLFVBQU0sT0FBTyxHQUFHLElBQUksSUFBSUEsT0FBTSxLQUFLO0FBQ25DLGNBQVUsY0FBYyxNQUFNLElBQUksTUFBTSxRQUFXLGdDQUFnQyxJQUFJLEVBQUU7QUFBQSxFQUMzRjtBQUNGO0FBRUEsU0FBUyxPQUFPLE1BQWMsT0FBZSxPQUFlLE1BQW9CO0FBQzlFLFFBQU0sT0FBTyxNQUFNLEtBQUssS0FBSyxTQUFTLFNBQVMsU0FBUztBQUN4RCxZQUFVLE1BQU0sR0FBRyxJQUFJLE9BQU8sS0FBSyx5QkFBeUIsS0FBSyxPQUFPLElBQUksRUFBRTtBQUNoRjs7O0FDbEZPLElBQU0sVUFBc0I7QUFBQSxFQUNqQyxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxPQUFPO0FBQUEsRUFDUCxJQUFJLE9BQU8sUUFBUTtBQUNqQixVQUFNLEVBQUUsU0FBQUMsVUFBUyxRQUFBQyxRQUFPLElBQUk7QUFDNUIsVUFBTSxTQUFTLFlBQVksT0FBTyxNQUFNO0FBQ3hDLFVBQU0sWUFBWUQsU0FBUSxPQUFPLFFBQVEsT0FBTyxTQUFTO0FBQ3pELFVBQU0sVUFBVSxNQUFNLE1BQU1BLFNBQVEsSUFBSSxRQUFRLE9BQU8sS0FBSztBQUM1RCxJQUFBQSxTQUFRLEtBQUssUUFBUSxPQUFPLFVBQVVBLFNBQVEsSUFBSSxRQUFRLE9BQU8sTUFBTSxDQUFDO0FBQ3hFLGdCQUFZLE9BQU8sUUFBUSxPQUFPLE1BQU0sQ0FBQztBQUN6QyxJQUFBQyxRQUFPLElBQUksV0FBVyxNQUFNLE9BQU8sQ0FBQztBQUNwQyxJQUFBQSxRQUFPLElBQUksV0FBVyxNQUFNLGVBQWUsT0FBTztBQUNsRCxVQUFNLEtBQUssa0JBQWtCLFdBQVcsUUFBUSxZQUFZLE9BQU8sTUFBTSxHQUFHLE1BQU07QUFBQSxFQUNwRjtBQUNGOzs7QUNQTyxJQUFNLGtCQUE4QjtBQUFBLEVBQ3pDLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxTQUFTO0FBQ2xCLFVBQU0sUUFBUSxNQUFNLFNBQVMsTUFBTSxTQUFTLFFBQVEsT0FBTztBQUMzRCxRQUFJLFFBQVEsR0FBRztBQUNiLGtCQUFZLE9BQU8sU0FBUyxDQUFDO0FBQzdCO0FBQUEsSUFDRjtBQUNBLFVBQU0sU0FBUyxNQUFNLFNBQVMsUUFBUSxTQUFTLFFBQVEsTUFBTTtBQUM3RCxVQUFNLE9BQU8sUUFBUSxNQUFNLFNBQVMsS0FBSyxTQUFTLFFBQVEsT0FBTztBQUNqRSxhQUFTLE9BQU8sUUFBUSxJQUFJO0FBQzVCLFVBQU0sU0FBUyxTQUFTLFNBQVMsUUFBUSxTQUFTLENBQUM7QUFDbkQsVUFBTSxPQUFPLE9BQU8sT0FBTztBQUMzQixVQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssYUFBYSxNQUFNLEdBQUc7QUFDakQsU0FBSyxPQUFPLFFBQVEsT0FBTztBQUMzQixVQUFNLFdBQVcsV0FBVyxPQUFPO0FBQ25DLFVBQU0sS0FBSyxZQUFZLE9BQU8sTUFBTSxNQUFNLE9BQU8sTUFBTSxLQUFLLFFBQVEsR0FBRyxRQUFRO0FBQy9FLGVBQVcsU0FBUyxPQUFRLFNBQVEsT0FBTyxPQUFPLElBQUksVUFBVTtBQUFBLEVBQ2xFO0FBQ0Y7QUFFQSxTQUFTLFNBQVMsT0FBYyxRQUEyQixPQUFxQjtBQUM5RSxRQUFNLEVBQUUsU0FBQUMsU0FBUSxJQUFJO0FBQ3BCLE1BQUksT0FBTztBQUNYLGFBQVcsU0FBUyxRQUFRO0FBQzFCLFVBQU0sT0FBT0EsU0FBUSxLQUFLLE9BQU8sT0FBTyxLQUFLO0FBQzdDLFVBQU0sUUFBUSxJQUFJLE1BQU0sSUFBSTtBQUM1QixZQUFRO0FBQ1IsUUFBSSxVQUFVLEtBQU07QUFDcEIsVUFBTSxRQUFRQSxTQUFRLE1BQU0sT0FBTyxPQUFPLEtBQUs7QUFDL0MsSUFBQUEsU0FBUSxTQUFTLE9BQU8sT0FBTyxPQUFPLFFBQVEsT0FBTyxLQUFLO0FBQzFELGFBQVMsT0FBT0EsU0FBUSxPQUFPLE9BQU8sT0FBTyxLQUFLLEdBQUcsUUFBUSxJQUFJO0FBQUEsRUFDbkU7QUFDRjtBQUdBLFNBQVMsS0FBSyxPQUFjLFFBQTJCLFNBQXVCO0FBQzVFLFFBQU0sT0FBaUIsQ0FBQztBQUN4QixhQUFXLFNBQVMsUUFBUTtBQUMxQixVQUFNLFlBQVksTUFBTSxRQUFRLE9BQU8sT0FBTyxPQUFPLFNBQVM7QUFDOUQsUUFBSSxLQUFLLFNBQVMsU0FBUyxFQUFHO0FBQzlCLFNBQUssS0FBSyxTQUFTO0FBQ25CLFVBQU07QUFBQSxNQUNKO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLFlBQVksT0FBTyxLQUFLO0FBQUEsTUFDeEIsTUFBTSxNQUFNLElBQUksT0FBTyxPQUFPLEdBQUcsS0FBSyxLQUFLO0FBQUEsTUFDM0MsV0FBVyxPQUFPO0FBQUEsSUFDcEI7QUFBQSxFQUNGO0FBQ0Y7OztBQ2hFTyxJQUFNLGtCQUE4QjtBQUFBLEVBQ3pDLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxTQUFTO0FBQ2xCLGdCQUFZLE9BQU8sT0FBTztBQUFBLEVBQzVCO0FBQ0Y7OztBQ0RPLElBQU0sZ0JBQTRCO0FBQUEsRUFDdkMsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsSUFBSSxPQUFPLFNBQVM7QUFDbEIsVUFBTSxFQUFFLFNBQUFDLFVBQVMsTUFBQUMsTUFBSyxJQUFJO0FBQzFCLFVBQU0sU0FBUyxNQUFNLFNBQVMsSUFBSSxTQUFTLFFBQVEsTUFBTTtBQUN6RCxVQUFNLE1BQU0sU0FBUyxPQUFPLE9BQU87QUFDbkMsVUFBTSxPQUFPQSxNQUFLLElBQUksS0FBSyxJQUFJLFVBQVU7QUFDekMsVUFBTSxZQUFZRCxTQUFRLE9BQU8sUUFBUSxPQUFPLFNBQVM7QUFDekQsVUFBTSxPQUFPLFVBQVUsT0FBTyxNQUFNLFdBQVdBLFNBQVEsT0FBTyxRQUFRLE9BQU8sUUFBUSxDQUFDO0FBQ3RGLElBQUFDLE1BQUssT0FBTyxHQUFHO0FBQ2YsVUFBTSxPQUFPLElBQUksV0FBVyxNQUFNLFNBQVMsQ0FBQztBQUM1QyxVQUFNLEtBQUssbUJBQW1CLFdBQVcsUUFBUSxZQUFZLE9BQU8sTUFBTSxHQUFHLE1BQU0sS0FBSyxJQUFJO0FBQzVGLGNBQVUsT0FBTyxPQUFPO0FBQUEsRUFDMUI7QUFDRjs7O0FDdEJPLElBQU0sWUFBd0I7QUFBQSxFQUNuQyxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxPQUFPO0FBQUEsRUFDUCxJQUFJLE9BQU8sTUFBTTtBQUNmLGVBQVcsT0FBTyxJQUFJO0FBQUEsRUFDeEI7QUFDRjs7O0FDSE8sSUFBTSxZQUF3QjtBQUFBLEVBQ25DLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxNQUFNO0FBQ2YsVUFBTSxTQUFTLE1BQU0sTUFBTSxJQUFJLE1BQU0sS0FBSyxPQUFPO0FBQ2pELGVBQVcsT0FBTyxNQUFNLFFBQVE7QUFDaEMsZ0JBQVksT0FBTyxRQUFRLE9BQU8sVUFBVSxJQUFJO0FBQ2hELFVBQU0sWUFBWSxNQUFNLFFBQVEsT0FBTyxRQUFRLE9BQU8sU0FBUztBQUMvRCxVQUFNLFFBQVEsTUFBTSxNQUFNLElBQUksTUFBTSxLQUFLLEtBQUs7QUFDOUMsVUFBTSxLQUFLLG9CQUFvQixXQUFXLFFBQVEsWUFBWSxPQUFPLE1BQU0sR0FBRyxLQUFLO0FBQUEsRUFDckY7QUFDRjs7O0FDZE8sSUFBTSxZQUF3QjtBQUFBLEVBQ25DLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLElBQUksT0FBTyxPQUFPO0FBQ2hCLFFBQUksV0FBVyxPQUFPLE9BQU8sQ0FBQyxHQUFHO0FBQy9CLG1CQUFhLE9BQU8sS0FBSztBQUN6QjtBQUFBLElBQ0Y7QUFDQSxlQUFXLFNBQVMsTUFBTSxPQUFPLFFBQVEsT0FBTyxNQUFNLFNBQVMsR0FBRztBQUNoRSxjQUFRLE9BQU8sT0FBTyxZQUFZO0FBQUEsSUFDcEM7QUFBQSxFQUNGO0FBQ0Y7OztBQ1ZPLElBQU0sZUFBMkI7QUFBQSxFQUN0QyxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxPQUFPO0FBQUEsRUFDUCxJQUFJLE9BQU8sT0FBTztBQUNoQixnQkFBWSxPQUFPLEtBQUs7QUFDeEIsVUFBTSxFQUFFLFFBQUFDLFFBQU8sSUFBSTtBQUNuQixRQUFJQSxRQUFPLFFBQVEsT0FBTyxNQUFNLE9BQU8sRUFBRztBQUMxQyxRQUFJQSxRQUFPLE1BQU0sT0FBTyxNQUFNLE1BQU0sSUFBSUEsUUFBTyxJQUFJLE9BQU8sTUFBTSxJQUFJLEVBQUc7QUFDdkUsVUFBTSxNQUFNLFNBQVMsT0FBTyxLQUFLLEdBQUcsS0FBSyxNQUFNLE1BQU0sR0FBRztBQUFBLEVBQzFEO0FBQ0Y7OztBQ05PLElBQU0sVUFBaUM7QUFBQSxFQUM1QztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjs7O0FDVE8sSUFBTSxzQkFBaUQ7QUFBQSxFQUM1RCxNQUFNO0FBQUEsRUFDTixTQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0EsVUFBVTtBQUFBLEVBQ1YsU0FBUztBQUFBLEVBQ1Q7QUFDRjtBQUdPLElBQU0sWUFBWSxpQkFBaUIsbUJBQW1COzs7QUN0QjdELElBQU0sRUFBRSxPQUFPLElBQUksb0JBQW9CO0FBQ3ZDLElBQU1DLFVBQVMsT0FBTyxRQUFRO0FBQzlCLElBQU1DLFdBQVUsT0FBTyxTQUFTO0FBQ2hDLElBQU1DLFNBQVEsT0FBTyxPQUFPO0FBQzVCLElBQU0sUUFBUSxPQUFPLFVBQVUsT0FBTztBQUd0QyxJQUFNQyxRQUFPO0FBRWIsSUFBTSxrQkFBa0IsTUFBYztBQUV0QyxTQUFTLFFBQVEsT0FBYyxRQUF3QjtBQUNyRCxTQUFPLE1BQU0sVUFBVSxJQUFJLE1BQU0sUUFBUSxPQUFPLFFBQVFILFFBQU8sUUFBUSxHQUFHLEtBQUs7QUFDakY7QUFFQSxTQUFTLEtBQUssT0FBYyxRQUFnQixRQUFnQixRQUFzQjtBQUNoRixRQUFNLFFBQVEsSUFBSSxRQUFRQSxRQUFPLFFBQVEsTUFBTTtBQUMvQyxRQUFNLFFBQVEsSUFBSSxRQUFRQSxRQUFPLE9BQU8sTUFBTSxHQUFHO0FBQ2pELFFBQU0sUUFBUSxJQUFJLFFBQVFBLFFBQU8sUUFBUSxNQUFNO0FBQ2pEO0FBR0EsU0FBUyxLQUFLLE9BQWMsU0FBaUIsT0FBZSxRQUFzQjtBQUNoRixRQUFNLEVBQUUsVUFBQUksV0FBVSxRQUFBQyxTQUFRLElBQUksSUFBSTtBQUNsQyxRQUFNLE1BQU1ELFVBQVMsS0FBSyxTQUFTSCxTQUFRLE9BQU8sSUFBSTtBQUN0RCxFQUFBRyxVQUFTLFFBQVEsU0FBU0gsU0FBUSxTQUFTLEdBQUc7QUFDOUMsTUFBSSxRQUFRLEVBQUcsQ0FBQUcsVUFBUyxPQUFPLFNBQVNILFNBQVEsUUFBUTtBQUFBLE9BQ25EO0FBQ0gsVUFBTSxRQUFRLEtBQUssS0FBS0csVUFBUyxNQUFNLFNBQVNILFNBQVEsT0FBTyxJQUFJLENBQUMsR0FBRztBQUN2RSxJQUFBRyxVQUFTLFNBQVMsU0FBU0gsU0FBUSxVQUFVLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxDQUFDO0FBQUEsRUFDdkU7QUFDQSxRQUFNLE9BQU9JLFFBQU8sS0FBSyxPQUFPSCxPQUFNLE1BQU0sSUFBSTtBQUNoRCxFQUFBRyxRQUFPLFFBQVEsT0FBT0gsT0FBTSxRQUFRLElBQUk7QUFDeEMsTUFBSSxTQUFTLEVBQUcsQ0FBQUcsUUFBTyxPQUFPLE9BQU9ILE9BQU0sSUFBSTtBQUFBLE9BQzFDO0FBQ0gsVUFBTSxPQUFPLGtCQUFrQkcsUUFBTyxNQUFNLE9BQU9ILE9BQU0sTUFBTTtBQUMvRCxJQUFBRyxRQUFPLFNBQVMsT0FBT0gsT0FBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLE9BQU8sSUFBSSxDQUFDLENBQUM7QUFBQSxFQUMvRTtBQUNGO0FBR08sU0FBU0ksYUFBWSxPQUFjLFFBQWdCLFNBQWlCLE9BQXFCO0FBQzlGLFFBQU0sRUFBRSxTQUFBQyxTQUFRLElBQUk7QUFDcEIsT0FBSyxPQUFPLFFBQVEsT0FBTyxRQUFRLENBQUM7QUFDcEMsRUFBQUEsU0FBUSxLQUFLLFFBQVFQLFFBQU8sU0FBUyxPQUFPO0FBQzVDLEVBQUFPLFNBQVEsS0FBSyxRQUFRUCxRQUFPLE9BQU8sS0FBSztBQUN4QyxFQUFBTyxTQUFRLFFBQVEsUUFBUVAsUUFBTyxPQUFPRyxLQUFJO0FBQzFDLE9BQUssT0FBTyxTQUFTLE9BQU9BLEtBQUk7QUFDaEMsUUFBTSxZQUFZSSxTQUFRLE9BQU8sUUFBUVAsUUFBTyxTQUFTO0FBQ3pELFFBQU0sS0FBSyxrQkFBa0IsV0FBVyxRQUFRLFFBQVEsT0FBTyxNQUFNLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFDbEY7QUFHTyxTQUFTLFdBQVcsT0FBYyxRQUFzQjtBQUM3RCxRQUFNLEVBQUUsU0FBQU8sVUFBUyxRQUFBRixRQUFPLElBQUk7QUFDNUIsUUFBTSxVQUFVRSxTQUFRLE9BQU8sUUFBUVAsUUFBTyxPQUFPO0FBQ3JELFFBQU0sUUFBUU8sU0FBUSxPQUFPLFFBQVFQLFFBQU8sS0FBSztBQUNqRCxRQUFNLFFBQVFPLFNBQVEsTUFBTSxRQUFRUCxRQUFPLEtBQUs7QUFDaEQsRUFBQU8sU0FBUSxRQUFRLFFBQVFQLFFBQU8sT0FBTyxDQUFDO0FBQ3ZDLEVBQUFPLFNBQVEsU0FBUyxRQUFRUCxRQUFPLE9BQU8sQ0FBQztBQUN4QyxFQUFBTyxTQUFRLElBQUksUUFBUVAsUUFBTyxhQUFhLENBQUM7QUFDekMsRUFBQU8sU0FBUSxNQUFNLFFBQVFQLFFBQU8sT0FBTztBQUNwQyxFQUFBTyxTQUFRLE1BQU0sUUFBUVAsUUFBTyxLQUFLO0FBQ2xDLE9BQUssT0FBTyxTQUFTLE9BQU8sQ0FBQ0csS0FBSTtBQUNqQyxRQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsR0FBUztBQUMxQyxRQUFNLFFBQVFFLFFBQU8sSUFBSSxPQUFPSCxPQUFNLFVBQVUsSUFBSyxRQUFRO0FBQzdELEVBQUFHLFFBQU8sSUFBSSxPQUFPSCxPQUFNLFlBQVksUUFBUSxLQUFLLE1BQU0sUUFBUSxHQUFTLENBQUM7QUFDekUsRUFBQUcsUUFBTyxJQUFJLE9BQU9ILE9BQU0sWUFBWSxRQUFRLEdBQVM7QUFDckQsRUFBQUssU0FBUSxJQUFJLFFBQVFQLFFBQU8sVUFBVU8sU0FBUSxJQUFJLFFBQVFQLFFBQU8sUUFBUSxJQUFJLENBQUM7QUFDN0UsT0FBSyxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUM7QUFDbEMsUUFBTSxZQUFZTyxTQUFRLE9BQU8sUUFBUVAsUUFBTyxTQUFTO0FBQ3pELFFBQU0sU0FBUyxZQUFZLGFBQWE7QUFDeEMsUUFBTSxRQUFRLFFBQVEsT0FBTyxNQUFNO0FBQ25DLFFBQU0sS0FBSyxrQkFBa0IsV0FBVyxRQUFRLE9BQU8sR0FBRyxPQUFPLE1BQU07QUFDekU7QUFHTyxTQUFTLE9BQU8sT0FBYyxRQUFnQixRQUFnQixPQUFxQjtBQUN4RixRQUFNUSxXQUFVLE1BQU0sTUFBTTtBQUM1QixPQUFLLE9BQU8sUUFBUSxPQUFPLFlBQVksTUFBTTtBQUM3QyxRQUFNLFFBQVEsU0FBUyxRQUFRUixRQUFPLFNBQVNRLFFBQU87QUFDdEQsUUFBTSxZQUFZLE1BQU0sUUFBUSxPQUFPLFFBQVFSLFFBQU8sU0FBUztBQUMvRCxRQUFNLEtBQUssTUFBTSxVQUFVLElBQUksUUFBUSxLQUFLO0FBQzVDLFFBQU0sS0FBSyxtQkFBbUIsV0FBVyxRQUFRLFFBQVEsT0FBTyxNQUFNLEdBQUcsSUFBSVEsUUFBTztBQUN0Rjs7O0FDdkVBLElBQU0sT0FBTztBQUViLElBQU0sYUFBYTtBQUVuQixJQUFNLEVBQUUsUUFBQUMsUUFBTyxJQUFJLG9CQUFvQjtBQUN2QyxJQUFNQyxVQUFTRCxRQUFPLFFBQVE7QUFHOUIsSUFBTSxRQUFRLGFBQWEsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUksRUFBRTtBQUFBLEVBQU8sQ0FBQyxTQUN6RCxDQUFDLFVBQVUsR0FBRyxFQUFFLE1BQU0sQ0FBQyxVQUFVLGNBQWMsTUFBTSxHQUFHLElBQUksSUFBSSxLQUFLLEVBQUUsTUFBTSxNQUFTO0FBQ3hGO0FBQ0EsSUFBTSxXQUFXLE1BQU0sU0FBUztBQVl6QixTQUFTLFVBQVVFLFVBQWlCLFNBQXdCO0FBRWpFLFFBQU0sY0FBYyxLQUFLLElBQUksWUFBWSxLQUFLLEtBQU0sSUFBSUEsV0FBVyxPQUFPLElBQUksSUFBSSxVQUFVO0FBQzVGLFNBQU8sRUFBRSxTQUFBQSxVQUFTLFFBQVFBLFVBQVMsWUFBWTtBQUNqRDtBQVFPLFNBQVMsZUFBd0I7QUFDdEMsUUFBTSxFQUFFLFFBQVEsUUFBQUMsU0FBUSxPQUFBQyxRQUFPLE9BQUFDLE9BQU0sSUFBSTtBQUN6QyxRQUFNLGFBQWEsT0FBTztBQUFBLElBQ3hCLE9BQU8sS0FBS0QsT0FBTSxZQUFZLEVBQUUsSUFBSSxDQUFDLGNBQWMsQ0FBQyxXQUFXLEdBQVcsQ0FBQztBQUFBLEVBQzdFO0FBQ0EsUUFBTSxRQUFRLE9BQU87QUFBQSxJQUNuQixPQUFPLEtBQUtDLE9BQU0sS0FBSyxFQUFFLElBQUksQ0FBQyxhQUFhLENBQUMsVUFBVSxHQUFTLENBQUM7QUFBQSxFQUNsRTtBQUNBLFFBQU0sVUFBVTtBQUFBLElBQ2QsR0FBRztBQUFBLElBQ0gsUUFBUSxFQUFFLEdBQUdGLFNBQVEsZUFBZSxJQUFZO0FBQUEsSUFDaEQsT0FBTyxFQUFFLEdBQUdDLFFBQU8sY0FBYyxXQUFXO0FBQUEsSUFDNUMsT0FBTyxFQUFFLEdBQUdDLFFBQU8sV0FBVyxPQUFPLE1BQU07QUFBQSxJQUMzQyxRQUFRLEVBQUUsR0FBRyxRQUFRLG1CQUFtQixJQUFVO0FBQUEsRUFDcEQ7QUFDQSxTQUFPLFVBQVUsRUFBRSxNQUFNLE1BQU0sUUFBUSxDQUFDO0FBQzFDO0FBWU8sU0FBUyxnQkFBZ0IsT0FBOEI7QUFDNUQsUUFBTSxPQUErQjtBQUNyQyxRQUFNLFVBQVUsS0FBSyxRQUFRLElBQUksQ0FBQyxXQUFXO0FBQzNDLFFBQUksT0FBTyxTQUFTLFdBQVc7QUFDN0IsWUFBTSxNQUFNLENBQUMsT0FBYyxXQUF5QjtBQUNsRCxZQUFJLE1BQU0sUUFBUSxJQUFJLFFBQVFDLFFBQU8sTUFBTSxNQUFNLE9BQU8sUUFBUTtBQUM5RCxxQkFBVyxPQUFPLE1BQU07QUFDeEIsaUJBQU8sT0FBTyxRQUFRLE9BQU8sT0FBTyxNQUFNLElBQUksTUFBTSxRQUFRLFVBQVU7QUFBQSxRQUN4RSxPQUFPO0FBQ0wsaUJBQU8sSUFBSSxPQUFPLE1BQU07QUFDeEIsZUFBSyxPQUFPLFFBQVEsS0FBSztBQUFBLFFBQzNCO0FBQUEsTUFDRjtBQUNBLGFBQU8sRUFBRSxHQUFHLFFBQVEsSUFBSTtBQUFBLElBQzFCO0FBQ0EsUUFBSSxPQUFPLFNBQVMsaUJBQWlCO0FBQ25DLFlBQU0sTUFBTSxDQUFDLE9BQWMsWUFBMEI7QUFDbkQsZUFBTyxJQUFJLE9BQU8sT0FBTztBQUN6QixRQUFBQyxPQUFNLE9BQU8sTUFBTSxTQUFTLElBQUksU0FBU0MsUUFBTyxTQUFTLE9BQU8sTUFBTSxDQUFDO0FBQUEsTUFDekU7QUFDQSxhQUFPLEVBQUUsR0FBRyxRQUFRLElBQUk7QUFBQSxJQUMxQjtBQUNBLFdBQU87QUFBQSxFQUNULENBQUM7QUFDRCxRQUFNQyxXQUFVLENBQUMsVUFBdUI7QUFDdEMsU0FBSyxRQUFRLEtBQUs7QUFDbEIsV0FBTyxPQUFPLEtBQUs7QUFBQSxFQUNyQjtBQUNBLFNBQU8sRUFBRSxHQUFHLE1BQU0sU0FBUyxTQUFBQSxTQUFRO0FBQ3JDO0FBRUEsU0FBUyxVQUFVLE9BQWMsUUFBd0I7QUFDdkQsUUFBTSxRQUFRLE1BQU0sUUFBUSxPQUFPLFFBQVFILFFBQU8sU0FBUztBQUMzRCxTQUFPLE1BQU0sT0FBTyxJQUFJLE9BQU9FLFFBQU8sT0FBTyxPQUFPLE9BQU87QUFDN0Q7QUFHQSxTQUFTLE9BQU8sT0FBYyxRQUF3QjtBQUNwRCxVQUFTLFVBQVUsT0FBTyxNQUFNLElBQUksS0FBSyxNQUFNLFNBQVU7QUFDM0Q7QUFHQSxTQUFTLEtBQUssT0FBYyxRQUFnQixFQUFFLFlBQVksR0FBZ0I7QUFDeEUsUUFBTSxPQUFPLE9BQU8sT0FBTyxNQUFNO0FBQ2pDLE1BQUksTUFBTSxRQUFRLE9BQU8sUUFBUUYsUUFBTyxRQUFRLE1BQU0sTUFBTTtBQUMxRCxXQUFPLE9BQU8sUUFBUSxNQUFNLFVBQVU7QUFDdEM7QUFBQSxFQUNGO0FBQ0EsT0FBSyxPQUFPLE1BQU07QUFDbEIsUUFBTSxTQUFTLE1BQU0sS0FBSyxLQUFNLE1BQU0sS0FBSyxjQUFjO0FBQ3pELFFBQU0sUUFBUSxTQUFTLFFBQVFBLFFBQU8sU0FBUyxNQUFNLE1BQU0sS0FBSyxlQUFlLEtBQUssTUFBTTtBQUM1RjtBQUdBLFNBQVMsS0FBSyxPQUFjLFFBQXNCO0FBQ2hELFFBQU0sV0FBVyxNQUFNLEtBQUssS0FBTSxNQUFNLElBQUk7QUFDNUMsUUFBTSxPQUFPLE9BQU8sT0FBTyxNQUFNO0FBQ2pDLFFBQU0sT0FBTyxVQUFVLE9BQU8sTUFBTTtBQUNwQyxFQUFBSSxhQUFZLE9BQU8sU0FBUyxPQUFPLEtBQUssSUFBSSxXQUFXLElBQUksT0FBTyxLQUFLLElBQUksV0FBVyxDQUFDO0FBQ3pGO0FBR0EsU0FBU0gsT0FBTSxPQUFjLFFBQXNCO0FBQ2pELFFBQU0sVUFBbUI7QUFBQSxJQUN2QixJQUFJO0FBQUEsSUFDSixTQUFTLFVBQVUsT0FBTyxNQUFNO0FBQUEsSUFDaEMsTUFBTTtBQUFBLElBQ04sTUFBTSxFQUFFLFFBQVEsV0FBVyxNQUFNLE1BQU0sR0FBRyxhQUFhLGdCQUFnQixVQUFVLEVBQUU7QUFBQSxFQUNyRjtBQUNBLFFBQU0sV0FBdUMsb0JBQW9CO0FBQ2pFLFFBQU0sVUFBVSxTQUFTLGVBQWUsSUFBSSxPQUFPLE9BQU87QUFDMUQsWUFBVSxTQUFTLFNBQVMsTUFBTSx3QkFBd0IsS0FBSyxVQUFVLE9BQU8sQ0FBQyxFQUFFO0FBQ3JGO0FBR0EsU0FBUyxPQUFPLE9BQWMsRUFBRSxTQUFBSSxVQUFTLFFBQVEsWUFBWSxHQUFnQjtBQUMzRSxRQUFNLFdBQXVDLG9CQUFvQjtBQUNqRSxXQUFTLFVBQVUsR0FBRyxXQUFXLFVBQVUsV0FBVyxHQUFHO0FBQ3ZELFVBQU1DLFFBQU8sT0FBTyxPQUFPO0FBQzNCLGFBQVMsY0FBYyxJQUFJLE9BQU8sRUFBRSxJQUFJLElBQUksU0FBUyxHQUFHLE1BQU0sZ0JBQWdCLE1BQU0sRUFBRSxNQUFBQSxNQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ2hHO0FBQ0EsYUFBVyxRQUFRLE9BQU87QUFDeEIsVUFBTSxVQUFVLE9BQU8sY0FBYyxNQUFNLEdBQUcsSUFBSSxJQUFJLENBQVc7QUFBQSxFQUNuRTtBQUNBLFFBQU0sUUFBUSxnQkFBZ0IsY0FBYztBQUM1QyxRQUFNLFVBQVUsZ0JBQWdCLGFBQWE7QUFDN0MsUUFBTSxRQUFRLE1BQU0sUUFBUTtBQUM1QixXQUFTLE9BQU8sT0FBTyxPQUFPRCxVQUFTLFFBQVEsR0FBRztBQUNoRCxVQUFNLFVBQVcsT0FBTyxXQUFZO0FBQ3BDLFVBQU0sVUFBVSxPQUFPLFFBQVEsVUFBVSxPQUFPLFFBQVE7QUFDeEQsVUFBTSxTQUFTLE1BQU0sUUFBUSxPQUFPO0FBQ3BDLFVBQU0sUUFBUSxJQUFJLFFBQVFMLFFBQU8sTUFBTSxVQUFVLFVBQVUsS0FBSztBQUNoRSxVQUFNLFFBQVEsSUFBSSxRQUFRQSxRQUFPLFVBQVUsTUFBTSxRQUFRLFFBQVEsU0FBUyxPQUFPO0FBQ2pGLFVBQU0sUUFBUSxJQUFJLFFBQVFBLFFBQU8sU0FBUyxPQUFPO0FBQ2pELFVBQU0sUUFBUSxLQUFLLFFBQVFBLFFBQU8sV0FBVyxPQUFPO0FBQ3BELFVBQU0sUUFBUSxLQUFLLFFBQVFBLFFBQU8sVUFBVSxPQUFPLE9BQU8sTUFBTSxDQUFDO0FBQ2pFLFVBQU0sUUFBUSxJQUFJLFFBQVFBLFFBQU8sUUFBUSxPQUFPLElBQUk7QUFDcEQsUUFBSSxTQUFTO0FBQ1gsWUFBTSxTQUFTLE9BQU8sTUFBTTtBQUM1QixNQUFBQyxPQUFNLE9BQU8sTUFBTTtBQUNuQixZQUFNLE1BQU0sTUFBTSxTQUFTLEtBQUssTUFBTTtBQUN0QyxZQUFNLEVBQUUsU0FBUyxJQUFJQyxRQUFPLFNBQVM7QUFFckMsWUFBTSxTQUFTLFNBQVMsS0FBSyxVQUFVLElBQUssTUFBTSxLQUFLLEtBQU0sTUFBTSxJQUFJLEdBQUk7QUFDM0U7QUFBQSxJQUNGO0FBQ0EsU0FBSyxPQUFPLE1BQU07QUFDbEIsUUFBSSxPQUFPLFNBQVMsT0FBUTtBQUM1QixVQUFNLFFBQVEsSUFBSyxNQUFNLEtBQUssS0FBTSxNQUFNLEtBQUssY0FBYyxJQUFJO0FBQ2pFLFVBQU0sUUFBUSxTQUFTLFFBQVFGLFFBQU8sU0FBUyxLQUFLO0FBQUEsRUFDdEQ7QUFDRjs7O0FDbExBLElBQU0sY0FBTixNQUFrQztBQUFBLEVBQ2hDO0FBQUEsRUFDUztBQUFBLEVBRVQsWUFBWSxRQUFnQjtBQUMxQixTQUFLLFNBQVM7QUFDZCxTQUFLLFFBQVEsSUFBSSxhQUFhLFNBQVMsRUFBRTtBQUFBLEVBQzNDO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBd0I7QUFDdkMsV0FBTyxLQUFLLE1BQU0sTUFBTSxLQUFLLFNBQVMsTUFBTTtBQUFBLEVBQzlDO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBZ0IsT0FBcUI7QUFDcEQsU0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLE1BQU0sSUFBSTtBQUFBLEVBQzNDO0FBQUEsRUFFQSxZQUFZLEtBQWEsUUFBZ0IsT0FBcUI7QUFDNUQsU0FBSyxJQUFJLEtBQUssUUFBUSxLQUFLO0FBQUEsRUFDN0I7QUFBQSxFQUVBLFNBQVMsS0FBYSxRQUFnQixPQUFlLE1BQWMsT0FBcUI7QUFDdEYsVUFBTSxLQUFLLE1BQU0sS0FBSyxTQUFTO0FBQy9CLFNBQUssTUFBTSxFQUFFLElBQUk7QUFDakIsU0FBSyxNQUFNLEtBQUssQ0FBQyxJQUFJO0FBQ3JCLFNBQUssTUFBTSxLQUFLLENBQUMsSUFBSTtBQUFBLEVBQ3ZCO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBd0I7QUFDeEMsV0FBTyxLQUFLLE1BQU0sTUFBTSxLQUFLLFNBQVMsTUFBTTtBQUFBLEVBQzlDO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBZ0IsT0FBcUI7QUFDckQsU0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLE1BQU0sSUFBSTtBQUFBLEVBQzNDO0FBQUEsRUFFQSxRQUFRLEtBQW1CO0FBQ3pCLFVBQU0sUUFBUSxNQUFNLEtBQUssS0FBSztBQUM5QixRQUFJLFFBQVEsS0FBSyxNQUFNLE9BQVE7QUFDL0IsVUFBTSxRQUFRLElBQUksYUFBYSxLQUFLLElBQUksTUFBTSxLQUFLLE1BQU0sU0FBUyxDQUFDLENBQUM7QUFDcEUsVUFBTSxJQUFJLEtBQUssS0FBSztBQUNwQixTQUFLLFFBQVE7QUFBQSxFQUNmO0FBQ0Y7QUFNTyxJQUFNLGlCQUE0QixDQUFDLFNBQVMsVUFBVTtBQUMzRCxRQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsRUFBRSxPQUFPLE1BQU0sSUFBSSxZQUFZLE1BQU0sQ0FBQztBQUNoRSxRQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsRUFBRSxXQUFXLE1BQU8sV0FBVyxRQUFRLElBQUksU0FBWSxJQUFJLFNBQVMsQ0FBRTtBQUNoRyxRQUFNLFNBQVMsSUFBSTtBQUFBLElBQ2pCLE1BQU0sSUFBSSxDQUFDLEVBQUUsT0FBTyxLQUFLLE1BQU0sT0FBTyxFQUFFLE1BQU0sS0FBSyxLQUFLLEdBQVcsS0FBSyxNQUFNLEVBQUU7QUFBQSxFQUNsRjtBQUNBLFFBQU0sUUFBZSxFQUFFLE1BQU0sTUFBTSxPQUFPO0FBQzFDLFFBQU0sT0FBZ0IsRUFBRSxPQUFPLElBQUksV0FBVyxRQUFRLFNBQVMsQ0FBQyxFQUFFO0FBQ2xFLFNBQU87QUFBQSxJQUNMLFFBQVEsTUFBTTtBQUFBLElBQ2QsS0FBSyxVQUFVLEtBQUs7QUFDbEIsYUFBTyxLQUFLLEdBQUc7QUFDZixhQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsUUFBUSxNQUFNO0FBQUEsSUFDZCxVQUFVLE1BQU0sT0FBTyxZQUFZO0FBQUEsSUFDbkMsUUFBUSxDQUFDLFVBQVUsVUFBVSxLQUFLLEtBQUs7QUFBQSxJQUN2QyxNQUFNLENBQUMsVUFBVSxPQUFPLFFBQ3JCLEtBQUssS0FBSyxFQUFlO0FBQUEsTUFDeEIsS0FBSyxLQUFLO0FBQUEsTUFDVCxRQUFRLEtBQUssRUFBYSxXQUFXO0FBQUEsTUFDdEM7QUFBQSxJQUNGO0FBQUEsSUFDRixRQUFRLFVBQVUsS0FBSztBQUNyQixhQUFPLEtBQUssR0FBRztBQUNmLGFBQU8sT0FBTyxRQUFRO0FBQUEsSUFDeEI7QUFBQSxJQUNBLFNBQVMsTUFBTTtBQUFBLEVBQ2pCO0FBQ0Y7OztBQ3hGQSxTQUFTLGFBQWE7OztBQ0VmLElBQU0sY0FBTixNQUFrQjtBQUFBLEVBQ2Q7QUFBQSxFQUNBO0FBQUEsRUFDVCxTQUFTLElBQUksYUFBYSxFQUFFO0FBQUEsRUFFNUIsWUFBWSxFQUFFLE9BQU8sT0FBTyxHQUFXO0FBQ3JDLFNBQUssU0FBUyxJQUFJLFdBQVcsTUFBTTtBQUNuQyxRQUFJLFNBQVM7QUFDYixhQUFTLFNBQVMsR0FBRyxTQUFTLFFBQVEsVUFBVSxHQUFHO0FBQ2pELFVBQUksTUFBTSxNQUFNLE1BQU0sS0FBSyxZQUFhO0FBQ3hDLFdBQUssT0FBTyxNQUFNLElBQUk7QUFDdEIsZ0JBQVU7QUFBQSxJQUNaO0FBQ0EsU0FBSyxVQUFVO0FBQUEsRUFDakI7QUFBQSxFQUVBLEtBQUssS0FBYSxRQUF3QjtBQUN4QyxXQUFPLEtBQUssT0FBTyxNQUFNLEtBQUssVUFBVyxLQUFLLE9BQU8sTUFBTSxDQUFZLEtBQUs7QUFBQSxFQUM5RTtBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQWdCLE9BQXFCO0FBQ3JELFVBQU0sS0FBSyxNQUFNLEtBQUssVUFBVyxLQUFLLE9BQU8sTUFBTTtBQUNuRCxRQUFJLE1BQU0sS0FBSyxPQUFPLFFBQVE7QUFDNUIsWUFBTSxRQUFRLElBQUksYUFBYSxLQUFLLElBQUksS0FBSyxHQUFHLEtBQUssT0FBTyxTQUFTLENBQUMsQ0FBQztBQUN2RSxZQUFNLElBQUksS0FBSyxNQUFNO0FBQ3JCLFdBQUssU0FBUztBQUFBLElBQ2hCO0FBQ0EsU0FBSyxPQUFPLEVBQUUsSUFBSTtBQUFBLEVBQ3BCO0FBQ0Y7OztBQ0NPLFNBQVMsa0JBQ2QsUUFDQSxTQUNBLE9BQ1M7QUFDVCxRQUFNLEVBQUUsS0FBSyxJQUFJO0FBQ2pCLFFBQU0sUUFBUSxJQUFJLFdBQVcsUUFBUSxTQUFTLENBQUM7QUFDL0MsUUFBTSxPQUFPLFFBQVEsSUFBSSxDQUFDLEVBQUUsV0FBVyxNQUFPLFdBQVcsUUFBUSxJQUFJLFNBQVksSUFBSSxTQUFTLENBQUU7QUFDaEcsUUFBTSxTQUFTLElBQUk7QUFBQSxJQUNqQixNQUFNLElBQUksQ0FBQyxFQUFFLE9BQU8sS0FBSyxNQUFNLE9BQU8sRUFBRSxNQUFNLEtBQUssS0FBSyxHQUFXLEtBQUssTUFBTSxFQUFFO0FBQUEsRUFDbEY7QUFDQSxRQUFNLFFBQWUsRUFBRSxNQUFNLE1BQU0sT0FBTztBQUMxQyxNQUFJLFVBQVUsT0FBTztBQUVyQixRQUFNLFdBQVcsQ0FBQyxNQUFZLFFBQXNCO0FBQ2xELFFBQUksU0FBUyxTQUFTO0FBQ3BCLFlBQU0sU0FBbUIsQ0FBQztBQUMxQixhQUFPLFFBQVEsU0FBUyxNQUFNLENBQUMsT0FBTyxLQUFLLFdBQVc7QUFDcEQsY0FBTSxTQUFTLFFBQVEsS0FBSztBQUM1QixZQUFJLE9BQU8sTUFBTSxNQUFNLE1BQU0sS0FBSyxVQUFVO0FBQzFDLGlCQUFPLEtBQUssT0FBTyxNQUFNLE1BQU0sR0FBYSxHQUFHO0FBQUEsUUFDakQ7QUFBQSxNQUNGLENBQUM7QUFDRCxhQUFPLE1BQU0sSUFBSTtBQUNqQixnQkFBVTtBQUNWLGFBQU8sS0FBSyxHQUFHO0FBQ2YsZUFBUyxLQUFLLEdBQUcsS0FBSyxPQUFPLFFBQVEsTUFBTSxHQUFHO0FBQzVDLGVBQU8sS0FBSyxPQUFPLEVBQUUsR0FBYSxPQUFPLEtBQUssQ0FBQyxDQUFXO0FBQUEsTUFDNUQ7QUFBQSxJQUNGO0FBQ0EsV0FBTyxLQUFLLEdBQUc7QUFBQSxFQUNqQjtBQUVBLFNBQU87QUFBQSxJQUNMLFFBQVEsT0FBTyxFQUFFLE9BQU8sTUFBTSxPQUFPLE1BQU07QUFBQSxJQUMzQyxLQUFLLFNBQVMsS0FBSztBQUNqQixlQUFVLFFBQThCLE1BQU0sR0FBRztBQUNqRCxhQUFPLE1BQU07QUFDYixhQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsT0FBTyxTQUFTO0FBQ2QsZ0JBQVUsT0FBTyxPQUFPO0FBQ3hCLFVBQUksWUFBYSxRQUE4QixLQUFNLFFBQU87QUFDNUQsYUFBTyxFQUFFLE9BQU8sTUFBTSxRQUFRO0FBQUEsSUFDaEM7QUFBQSxJQUNBLFNBQVMsU0FBUyxRQUFRLEtBQUs7QUFDN0IsZ0JBQVUsT0FBTyxPQUFPO0FBQ3hCLGVBQVUsUUFBOEIsTUFBTSxHQUFHO0FBQ2pELGFBQU8sWUFBWTtBQUFBLElBQ3JCO0FBQUEsSUFDQSxRQUFRLENBQUMsU0FBUyxVQUFVLE9BQU8sT0FBUSxRQUE4QixNQUFNLEtBQUs7QUFBQSxJQUNwRixNQUFNLENBQUMsU0FBUyxPQUFPLFFBQ3BCLEtBQUssS0FBSyxFQUFlO0FBQUEsTUFDeEIsT0FBTyxPQUFRLFFBQThCLE1BQU0sS0FBSztBQUFBLE1BQ3ZELFFBQVEsS0FBSyxFQUFhLFdBQVc7QUFBQSxNQUN0QztBQUFBLElBQ0Y7QUFBQSxJQUNGLFFBQVEsU0FBUyxLQUFLO0FBQ3BCLGVBQVUsUUFBOEIsTUFBTSxHQUFHO0FBQ2pELGFBQU8sT0FBTyxRQUFRO0FBQUEsSUFDeEI7QUFBQSxJQUNBLFNBQVMsQ0FBQyxHQUFHLEdBQUcsVUFDZCxPQUFPLFFBQVMsRUFBd0IsTUFBTyxFQUF3QixNQUFNLEtBQUs7QUFBQSxFQUN0RjtBQUNGOzs7QUZuRk8sU0FBUyxVQUFVLEVBQUUsWUFBWSxPQUFPLEdBQXFCO0FBQ2xFLFFBQU0sUUFBa0IsQ0FBQztBQUN6QixRQUFNLFNBQVMsSUFBSTtBQUFBLElBQ2pCLE9BQU8sUUFBUSxXQUFXLE1BQU0sRUFBRSxJQUFJLENBQUMsQ0FBQ08sT0FBTSxFQUFFLE1BQU0sQ0FBQyxJQUFJQSxLQUFJLENBQUM7QUFBQSxFQUNsRTtBQUNBLE1BQUksUUFBUTtBQUNaLE1BQUlDLFNBQVE7QUFDWixXQUFTLFNBQVMsR0FBRyxTQUFTLFFBQVEsVUFBVSxHQUFHO0FBQ2pELFVBQU1ELFFBQU8sT0FBTyxJQUFJLE1BQU07QUFDOUIsUUFBSUEsVUFBUyxRQUFXO0FBQ3RCLGNBQVFBO0FBQ1IsTUFBQUMsU0FBUTtBQUFBLElBQ1Y7QUFDQSxVQUFNLEtBQUssV0FBV0EsU0FBUSxRQUFRLEdBQUcsS0FBSyxHQUFHLFNBQVNBLE1BQUssRUFBRTtBQUFBLEVBQ25FO0FBQ0EsU0FBTztBQUNUO0FBR08sU0FBUyxTQUFTLE9BQW9DO0FBQzNELFNBQU8sT0FBTyxZQUFZLE1BQU0sSUFBSSxDQUFDRCxVQUFTLENBQUNBLE9BQU0sQ0FBQyxDQUFDLENBQUM7QUFDMUQ7QUFPQSxJQUFNLFlBQU4sTUFBZ0M7QUFBQSxFQUNyQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBO0FBQUEsRUFFVDtBQUFBLEVBQ0EsU0FBUztBQUFBLEVBRVQsWUFBWSxTQUFrQixRQUFnQjtBQUM1QyxTQUFLLFdBQVc7QUFDaEIsU0FBSyxTQUFTLE9BQU87QUFDckIsU0FBSyxTQUFTLFVBQVUsTUFBTTtBQUM5QixTQUFLLFFBQVEsSUFBSSxZQUFZLE1BQU07QUFBQSxFQUNyQztBQUFBLEVBRUEsU0FBZTtBQUNiLFNBQUssU0FBUztBQUNkLFNBQUssT0FBTztBQUFBLEVBQ2Q7QUFBQSxFQUVBLElBQUksS0FBbUM7QUFDckMsUUFBSSxRQUFRLEtBQUssT0FBUSxRQUFPLEtBQUs7QUFDckMsU0FBSyxTQUFTO0FBQ2QsU0FBSyxPQUFRLEtBQUssU0FBUyxPQUFPLEtBQUssTUFBTSxFQUFpQixHQUFHO0FBQ2pFLFdBQU8sS0FBSztBQUFBLEVBQ2Q7QUFBQSxFQUVBLElBQUksS0FBYSxRQUF3QjtBQUN2QyxXQUFPLEtBQUssSUFBSSxHQUFHLElBQUksS0FBSyxPQUFPLE1BQU0sQ0FBVyxLQUFLO0FBQUEsRUFDM0Q7QUFBQSxFQUVBLElBQUksS0FBYSxRQUFnQixPQUFxQjtBQUNwRCxJQUFDLEtBQUssSUFBSSxHQUFHLEVBQWUsS0FBSyxPQUFPLE1BQU0sQ0FBVyxJQUFJO0FBQUEsRUFDL0Q7QUFBQSxFQUVBLFlBQVksS0FBYSxRQUFnQixPQUFxQjtBQUM1RCxTQUFLLElBQUksS0FBSyxRQUFRLEtBQUs7QUFBQSxFQUM3QjtBQUFBLEVBRUEsU0FBUyxLQUFhLFFBQWdCLE9BQWUsTUFBYyxPQUFxQjtBQUN0RixVQUFNLFNBQVMsS0FBSyxJQUFJLEdBQUc7QUFDM0IsV0FBTyxLQUFLLE9BQU8sTUFBTSxDQUFXLElBQUk7QUFDeEMsV0FBTyxLQUFLLE9BQU8sU0FBUyxDQUFDLENBQVcsSUFBSTtBQUM1QyxXQUFPLEtBQUssT0FBTyxTQUFTLENBQUMsQ0FBVyxJQUFJO0FBQUEsRUFDOUM7QUFBQSxFQUVBLFFBQVEsS0FBbUI7QUFDekIsVUFBTSxPQUFPLEtBQUssU0FBUyxPQUFPLEtBQUssTUFBTTtBQUM3QyxRQUFJLEtBQUssU0FBUyxJQUFLO0FBQ3ZCLFNBQUssT0FBTztBQUNaLFdBQU8sS0FBSyxVQUFVLElBQUssTUFBSyxLQUFLLFNBQVMsS0FBSyxNQUFNLENBQUM7QUFBQSxFQUM1RDtBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQXdCO0FBQ3hDLFdBQU8sS0FBSyxNQUFNLEtBQUssS0FBSyxNQUFNO0FBQUEsRUFDcEM7QUFBQSxFQUVBLEtBQUssS0FBYSxRQUFnQixPQUFxQjtBQUNyRCxTQUFLLE1BQU0sS0FBSyxLQUFLLFFBQVEsS0FBSztBQUFBLEVBQ3BDO0FBQ0Y7QUFHTyxTQUFTLGFBQWEsWUFBZ0M7QUFDM0QsU0FBTyxDQUFDLFNBQVMsVUFBVTtBQUN6QixVQUFNLFFBQVEsSUFBSSxNQUFNLEVBQUUsV0FBVyxDQUFDO0FBQ3RDLFVBQU0sUUFBUSxRQUFRLElBQUksU0FBUztBQUNuQyxVQUFNLFFBQW9CLEVBQUUsUUFBUSxNQUFNLElBQUksQ0FBQyxTQUFTLENBQUMsU0FBUyxJQUFJLENBQUMsQ0FBQyxFQUFFO0FBQzFFLFFBQUlFLFFBQU87QUFDWCxRQUFJO0FBQ0osVUFBTSxVQUFtQixFQUFFLFFBQVEsQ0FBQyxFQUFFO0FBQ3RDLFVBQU0sT0FBTyxRQUFRLElBQUksQ0FBQyxXQUFXLElBQUksVUFBVSxTQUFTLE1BQU0sQ0FBQztBQUNuRSxVQUFNLFNBQTZCO0FBQUEsTUFDakM7QUFBQSxNQUNBO0FBQUEsTUFDQSxRQUFRO0FBRU4sZ0JBQVFBLFVBQVMsUUFBUSxnQkFBZ0IsS0FBSyxJQUFLLE1BQU0sWUFBWUEsS0FBSTtBQUN6RSxnQkFBUSxTQUFTLE1BQU07QUFDdkIsbUJBQVcsUUFBUSxLQUFNLE1BQUssT0FBTztBQUFBLE1BQ3ZDO0FBQUEsTUFDQSxTQUFTO0FBQ1AsY0FBTSxPQUFPO0FBQ2IsUUFBQUEsUUFBT0EsVUFBUyxRQUFRLE1BQU0sUUFBUSxNQUFNLE1BQU0sTUFBUyxJQUFJLE1BQU0sWUFBWSxJQUFJO0FBQ3JGLGdCQUFRO0FBQ1IsZUFBTyxNQUFNQSxLQUFJO0FBQ2pCLGVBQU9BO0FBQUEsTUFDVDtBQUFBLE1BQ0EsTUFBTSxNQUFNO0FBQ1YsUUFBQUEsUUFBTztBQUNQLGdCQUFRLFNBQVMsS0FBSztBQUN0QixtQkFBVyxRQUFRLEtBQU0sTUFBSyxPQUFPO0FBQUEsTUFDdkM7QUFBQSxNQUNBLE9BQU8sTUFBTSxPQUFPO0FBQ2xCLGNBQU0sU0FBUyxJQUFJO0FBQUEsVUFDakIsRUFBRSxRQUFRLEtBQUssT0FBdUI7QUFBQSxVQUN0QyxRQUFRLEtBQUs7QUFBQSxRQUNmO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLFNBQVMsQ0FBQyxHQUFHLEdBQUcsVUFBVSxjQUFjLEdBQUcsR0FBRyxPQUFPLEtBQUs7QUFBQSxJQUM1RDtBQUNBLFdBQU8sa0JBQWtCLFFBQVEsU0FBUyxLQUFLO0FBQUEsRUFDakQ7QUFDRjtBQUVBLFNBQVMsY0FDUCxHQUNBLEdBQ0EsT0FDQSxPQUNNO0FBQ04sYUFBVyxDQUFDLE9BQU8sS0FBSyxLQUFLLE1BQU0sUUFBUSxHQUFHO0FBQzVDLFVBQU0sUUFBUSxFQUFFLE9BQU8sS0FBSztBQUM1QixVQUFNLFFBQVEsRUFBRSxPQUFPLEtBQUs7QUFDNUIsUUFBSSxVQUFVLE1BQU87QUFDckIsYUFBUyxNQUFNLEdBQUcsTUFBTSxLQUFLLElBQUksTUFBTSxRQUFRLE1BQU0sTUFBTSxHQUFHLE9BQU8sR0FBRztBQUN0RSxVQUFJLE1BQU0sR0FBRyxNQUFNLE1BQU0sR0FBRyxFQUFHO0FBQy9CLGlCQUFXLENBQUMsUUFBUUYsS0FBSSxLQUFLLE1BQU0sUUFBUSxHQUFHO0FBQzVDLGFBQUssTUFBTSxHQUFHLElBQUlBLEtBQUksS0FBSyxRQUFRLE1BQU0sR0FBRyxJQUFJQSxLQUFJLEtBQUssR0FBSSxPQUFNLE9BQU8sS0FBSyxNQUFNO0FBQUEsTUFDdkY7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGOzs7QUd0Sk8sSUFBTSxhQUF1QjtBQUFBLEVBQ2xDLFFBQVEsTUFBTTtBQUFBLEVBQ2QsT0FBTyxDQUFDLFVBQVUsTUFBTSxLQUFhLEVBQUUsUUFBUSxNQUFNLENBQUMsRUFBRSxLQUFLLENBQUM7QUFDaEU7QUFHTyxJQUFNLGtCQUE0QixFQUFFLEdBQUcsWUFBWSxRQUFRLE1BQU0sRUFBRTtBQUduRSxJQUFNLGFBQXVCO0FBQUEsRUFDbEMsUUFBUSxDQUFDLFdBQVcsS0FBSyxLQUFLLE1BQU0sS0FBSyxLQUFLLE1BQU0sTUFBTSxDQUFDO0FBQUEsRUFDM0QsT0FBTyxDQUFDLFVBQVUsSUFBSSxhQUFhLEtBQUs7QUFDMUM7QUFFQSxJQUFNLFFBQVE7QUFHZCxJQUFNLFlBQU4sTUFBZ0M7QUFBQSxFQUM5QixNQUFXLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ1QsVUFBVTtBQUFBLEVBQ1YsYUFBYTtBQUFBLEVBQ2IsZ0JBQTBCLENBQUM7QUFBQSxFQUMzQixlQUF5QixDQUFDO0FBQUEsRUFFMUIsWUFBWSxRQUFnQixNQUFnQixLQUFXO0FBQ3JELFNBQUssVUFBVSxPQUFPO0FBQ3RCLFNBQUssUUFBUSxJQUFJLFlBQVksTUFBTTtBQUNuQyxTQUFLLFFBQVE7QUFDYixVQUFNLGNBQWMsS0FBSyxPQUFPLE9BQU8sTUFBTTtBQUM3QyxTQUFLLFNBQVMsS0FBSyxLQUFLLFdBQVc7QUFDbkMsU0FBSyxRQUFRLGNBQWM7QUFDM0IsUUFBSSxRQUFRLE9BQVcsTUFBSyxNQUFNO0FBQUEsRUFDcEM7QUFBQSxFQUVBLFFBQWM7QUFDWixTQUFLLFdBQVc7QUFBQSxFQUNsQjtBQUFBLEVBRUEsSUFBSSxLQUFhLFFBQXdCO0FBQ3ZDLFVBQU0sT0FBTyxPQUFPLEtBQUs7QUFDekIsVUFBTSxRQUFRLEtBQUssSUFBSSxRQUFRLENBQUMsSUFBSSxPQUFRLFFBQVEsQ0FBRTtBQUN0RCxXQUFPLFNBQVMsTUFBTSxLQUFLLFNBQVMsS0FBSyxVQUFVLE1BQU0sS0FBSztBQUFBLEVBQ2hFO0FBQUEsRUFFQSxJQUFJLEtBQWEsUUFBZ0IsT0FBcUI7QUFDcEQsU0FBSyxLQUFLLEdBQUcsR0FBRyxNQUFNLEtBQUssU0FBUyxLQUFLLFVBQVUsTUFBTSxJQUFJO0FBQUEsRUFDL0Q7QUFBQSxFQUVBLFlBQVksS0FBYSxRQUFnQixPQUFxQjtBQUM1RCxTQUFLLElBQUksS0FBSyxRQUFRLEtBQUs7QUFBQSxFQUM3QjtBQUFBLEVBRUEsU0FBUyxLQUFhLFFBQWdCLE9BQWUsTUFBYyxPQUFxQjtBQUN0RixVQUFNLE9BQU8sS0FBSyxLQUFLLEdBQUc7QUFDMUIsVUFBTSxNQUFNLE1BQU0sS0FBSyxTQUFTLEtBQUssVUFBVTtBQUMvQyxTQUFLLEVBQUUsSUFBSTtBQUNYLFNBQUssS0FBSyxDQUFDLElBQUk7QUFDZixTQUFLLEtBQUssQ0FBQyxJQUFJO0FBQUEsRUFDakI7QUFBQTtBQUFBLEVBR0EsS0FBSyxLQUFtQjtBQUN0QixVQUFNLE9BQU8sT0FBTyxLQUFLO0FBQ3pCLFVBQU0sUUFBUSxRQUFRO0FBQ3RCLFFBQUksS0FBSyxhQUFhLElBQUksTUFBTSxLQUFLLFNBQVM7QUFDNUMsYUFBUSxLQUFLLElBQUksS0FBSyxFQUFZLE9BQVEsUUFBUSxDQUFFO0FBQUEsSUFDdEQ7QUFDQSxRQUFJLEtBQUssZUFBZSxLQUFLLFNBQVM7QUFDcEMsV0FBSyxNQUFNLEtBQUssSUFBSSxNQUFNO0FBQzFCLFdBQUssYUFBYSxLQUFLO0FBQUEsSUFDekI7QUFDQSxVQUFNLE1BQU0sS0FBSztBQUNqQixRQUFJLEtBQUssY0FBYyxLQUFLLE1BQU0sS0FBSyxTQUFTO0FBQzlDLFVBQUksS0FBSyxJQUFLLElBQUksS0FBSyxFQUFZLE1BQU07QUFDekMsV0FBSyxjQUFjLEtBQUssSUFBSSxLQUFLO0FBQUEsSUFDbkM7QUFDQSxVQUFNLFFBQVEsSUFBSSxLQUFLO0FBQ3ZCLFVBQU0sT0FBUSxNQUFNLE9BQVEsUUFBUSxDQUFFLEVBQVcsTUFBTTtBQUN2RCxVQUFNLE9BQVEsUUFBUSxDQUFFLElBQUk7QUFDNUIsU0FBSyxhQUFhLElBQUksSUFBSSxLQUFLO0FBQy9CLFdBQU87QUFBQSxFQUNUO0FBQUEsRUFFQSxRQUFRLEtBQW1CO0FBQ3pCLFVBQU0sU0FBUyxPQUFPLEtBQUssVUFBVTtBQUNyQyxhQUFTLE9BQU8sS0FBSyxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVEsR0FBRztBQUN0RCxZQUFNLE1BQU0sS0FBSyxJQUFJLE1BQU07QUFDM0IsWUFBTSxTQUFTLElBQUksUUFBUSxDQUFDLEtBQUssQ0FBQyxHQUFHLE1BQU07QUFDM0MsWUFBTSxLQUFLLEtBQUssTUFBTSxPQUFPLEtBQUssUUFBUSxLQUFLLEtBQUssT0FBTyxDQUFDO0FBQzVELFVBQUksUUFBUSxDQUFDLElBQUk7QUFDakIsV0FBSyxNQUFNO0FBQUEsSUFDYjtBQUFBLEVBQ0Y7QUFBQSxFQUVBLFNBQWlCO0FBQ2YsVUFBTSxTQUFTLEtBQUssSUFBSTtBQUN4QixXQUFPLFdBQVcsSUFBSSxLQUFLLFNBQVMsS0FBSyxRQUFTLEtBQUssSUFBSSxTQUFTLENBQUMsRUFBWTtBQUFBLEVBQ25GO0FBQUEsRUFFQSxLQUFLLEtBQWEsUUFBd0I7QUFDeEMsV0FBTyxLQUFLLE1BQU0sS0FBSyxLQUFLLE1BQU07QUFBQSxFQUNwQztBQUFBLEVBRUEsS0FBSyxLQUFhLFFBQWdCLE9BQXFCO0FBQ3JELFNBQUssTUFBTSxLQUFLLEtBQUssUUFBUSxLQUFLO0FBQUEsRUFDcEM7QUFDRjtBQUVBLFNBQVMsYUFDUCxPQUNBLEdBQ0EsR0FDQSxPQUNBLFFBQ0EsT0FDTTtBQUNOLFFBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxVQUFVLEdBQUcsR0FBRyxVQUFVLENBQUM7QUFDckQsV0FBUyxLQUFLLEdBQUcsS0FBSyxPQUFPLE1BQU0sR0FBRztBQUNwQyxTQUFLLElBQUksRUFBRSxLQUFLLFFBQVEsSUFBSSxFQUFFLEtBQUssR0FBSTtBQUN2QyxVQUFNLE9BQU8sUUFBUSxLQUFLLE1BQU0sS0FBSyxNQUFNLEdBQUcsS0FBSyxNQUFNO0FBQUEsRUFDM0Q7QUFDRjtBQUdPLFNBQVMsYUFBYSxNQUEyQjtBQUN0RCxTQUFPLENBQUMsU0FBUyxVQUFVO0FBQ3pCLFVBQU0sT0FBTyxRQUFRLElBQUksQ0FBQyxXQUFXLElBQUksVUFBVSxRQUFRLElBQUksQ0FBQztBQUNoRSxRQUFJLE9BQXVCLEtBQUssSUFBSSxDQUFDLEVBQUUsSUFBSSxNQUFNLEdBQUc7QUFDcEQsVUFBTSxTQUFpQztBQUFBLE1BQ3JDO0FBQUEsTUFDQSxPQUFPO0FBQUEsTUFDUCxRQUFRO0FBQ04sbUJBQVcsUUFBUSxLQUFNLE1BQUssTUFBTTtBQUFBLE1BQ3RDO0FBQUEsTUFDQSxTQUFTO0FBQ1AsWUFBSSxLQUFLLEtBQUssQ0FBQyxFQUFFLElBQUksR0FBRyxVQUFVLFFBQVEsS0FBSyxLQUFLLENBQUMsRUFBRyxRQUFPLEtBQUssSUFBSSxDQUFDLEVBQUUsSUFBSSxNQUFNLEdBQUc7QUFDeEYsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLE1BQU0sTUFBTTtBQUNWLGVBQU87QUFDUCxtQkFBVyxDQUFDLE9BQU8sSUFBSSxLQUFLLEtBQUssUUFBUSxFQUFHLE1BQUssTUFBTSxLQUFLLEtBQUs7QUFBQSxNQUNuRTtBQUFBLE1BQ0EsUUFBUSxDQUFDLE1BQU0sVUFBVSxJQUFJLFVBQVUsUUFBUSxLQUFLLEdBQWEsTUFBTSxLQUFLLEtBQUssQ0FBQztBQUFBLE1BQ2xGLFFBQVEsR0FBRyxHQUFHLE9BQU87QUFDbkIsbUJBQVcsQ0FBQyxPQUFPLEVBQUUsT0FBTyxDQUFDLEtBQUssUUFBUSxRQUFRLEdBQUc7QUFDbkQsc0JBQVksT0FBTyxFQUFFLEtBQUssR0FBVSxFQUFFLEtBQUssR0FBVSxRQUFRLE1BQU0sS0FBSztBQUFBLFFBQzFFO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFDQSxXQUFPLGtCQUFrQixRQUFRLFNBQVMsS0FBSztBQUFBLEVBQ2pEO0FBQ0Y7QUFFQSxTQUFTLFlBQ1AsT0FDQSxHQUNBLEdBQ0EsUUFDQSxNQUNBLE9BQ007QUFDTixRQUFNLGNBQWMsS0FBSyxPQUFPLE1BQU07QUFDdEMsV0FBUyxRQUFRLEdBQUcsUUFBUSxLQUFLLElBQUksRUFBRSxRQUFRLEVBQUUsTUFBTSxHQUFHLFNBQVMsR0FBRztBQUNwRSxRQUFJLEVBQUUsS0FBSyxNQUFNLEVBQUUsS0FBSyxFQUFHO0FBQzNCLGFBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRLEdBQUc7QUFDMUMsWUFBTSxRQUFRLEVBQUUsS0FBSyxJQUFJLElBQUk7QUFDN0IsWUFBTSxRQUFRLEVBQUUsS0FBSyxJQUFJLElBQUk7QUFDN0IsVUFBSSxVQUFVLE1BQU87QUFDckIsWUFBTSxTQUFTLFFBQVEsUUFBUSxRQUFRO0FBQ3ZDLG1CQUFhLE9BQU8sT0FBTyxPQUFPLE9BQU8sUUFBUSxLQUFLO0FBQUEsSUFDeEQ7QUFBQSxFQUNGO0FBQ0Y7OztBQ2pNQSxTQUFTLDJCQUEyQjtBQW9CcEMsSUFBSSxXQUFXO0FBRWYsSUFBSSxvQkFBb0IsQ0FBQ0csVUFBUztBQUNoQyxhQUFXLEVBQUUsU0FBUyxLQUFLQSxNQUFLLFdBQVcsRUFBRyxhQUFZO0FBQzVELENBQUMsRUFBRSxRQUFRLEVBQUUsWUFBWSxDQUFDLElBQUksRUFBRSxDQUFDO0FBR2pDLGVBQWVDLFVBQXdCO0FBQ3JDLFdBQVNDLFFBQU8sR0FBR0EsUUFBTyxHQUFHQSxTQUFRLEVBQUcsT0FBTSxJQUFJLFFBQVEsWUFBWTtBQUN4RTtBQVNBLGVBQXNCLFNBQVMsV0FBc0IsT0FBK0I7QUFDbEYsUUFBTUMsUUFBTztBQUNiLGFBQVc7QUFDWCxRQUFNLGtCQUFrQixJQUFJLGFBQWEsS0FBSztBQUM5QyxNQUFJLFVBQVU7QUFDZCxRQUFNQyxTQUFRLFlBQVksSUFBSTtBQUM5QixNQUFJLE9BQU9BO0FBQ1gsV0FBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVEsR0FBRztBQUMxQyxlQUFXLFVBQVUsS0FBSztBQUMxQixVQUFNLE1BQU0sWUFBWSxJQUFJO0FBQzVCLG9CQUFnQixJQUFJLEtBQUssTUFBTSxRQUFRO0FBQ3ZDLFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxXQUFXLE9BQU9BLFVBQVM7QUFDakMsUUFBTUQsUUFBTztBQUNiLFNBQU8sRUFBRSxPQUFPLFNBQVMsU0FBUyxXQUFXLFdBQVcsS0FBTSxnQkFBZ0I7QUFDaEY7OztBQ25ETyxTQUFTLFdBQVcsUUFBc0IsT0FBdUI7QUFDdEUsU0FBTyxPQUFPLEtBQUssSUFBSSxPQUFPLFNBQVMsR0FBRyxLQUFLLE1BQU0sT0FBTyxTQUFTLEtBQUssQ0FBQyxDQUFDLEtBQUs7QUFDbkY7QUFHTyxTQUFTLE9BQU8sUUFBbUM7QUFDeEQsU0FBTyxXQUFXLGFBQWEsS0FBSyxNQUFNLEVBQUUsS0FBSyxHQUFHLEdBQUc7QUFDekQ7QUFpQk8sU0FBUyxVQUFVRSxTQUFtQztBQUMzRCxRQUFNLGlCQUFpQixPQUFPQSxRQUFPLElBQUksQ0FBQyxFQUFFLFNBQVMsT0FBQUMsT0FBTSxNQUFNLFVBQVVBLE1BQUssQ0FBQztBQUNqRixRQUFNLFFBQVFELFFBQU8sT0FBTyxDQUFDLEtBQUtFLFdBQVUsTUFBTUEsT0FBTSxPQUFPLENBQUM7QUFDaEUsUUFBTSxVQUFVRixRQUFPLE9BQU8sQ0FBQyxLQUFLRSxXQUFVLE1BQU1BLE9BQU0sU0FBUyxDQUFDLElBQUk7QUFDeEUsUUFBTSxZQUFZRixRQUFPLE9BQU8sQ0FBQyxLQUFLRSxXQUFVLE1BQU1BLE9BQU0sV0FBVyxDQUFDO0FBQ3hFLFFBQU0sTUFBTSxJQUFJLGFBQWEsS0FBSztBQUNsQyxNQUFJLEtBQUs7QUFDVCxhQUFXLEVBQUUsZ0JBQWdCLEtBQUtGLFNBQVE7QUFDeEMsUUFBSSxJQUFJLGlCQUFpQixFQUFFO0FBQzNCLFVBQU0sZ0JBQWdCO0FBQUEsRUFDeEI7QUFDQSxNQUFJLEtBQUs7QUFDVCxRQUFNLE1BQU0sV0FBVyxLQUFLLEdBQUc7QUFDL0IsUUFBTSxNQUFNLFdBQVcsS0FBSyxJQUFJO0FBQ2hDLFNBQU87QUFBQSxJQUNMLGtCQUFrQixJQUFJO0FBQUEsSUFDdEIsa0JBQWtCO0FBQUEsSUFDbEIsb0JBQW9CLFVBQVU7QUFBQSxJQUM5QixlQUFlLFlBQVksSUFBSSxJQUFLLGlCQUFpQixNQUFPO0FBQUEsSUFDNUQsUUFBUTtBQUFBLElBQ1IsUUFBUSxXQUFXLEtBQUssSUFBSTtBQUFBLElBQzVCLFFBQVE7QUFBQSxJQUNSLFFBQVEsV0FBVyxLQUFLLENBQUM7QUFBQSxJQUN6QixjQUFjLE1BQU07QUFBQSxJQUNwQixnQkFBaUIsWUFBWSxNQUFPO0FBQUEsRUFDdEM7QUFDRjs7O0FDOUNBLElBQU0sSUFBSSxPQUFPLFFBQVEsS0FBSyxDQUFDLENBQUM7QUFBRyxJQUFNLElBQUksT0FBTyxRQUFRLEtBQUssQ0FBQyxLQUFLLEdBQUc7QUFBRyxJQUFNLFNBQVMsUUFBUSxLQUFLLENBQUMsS0FBSyxtQkFBbUIsTUFBTSxHQUFHO0FBQzNJLElBQU0sU0FBUyxPQUFPLFFBQVEsS0FBSyxDQUFDLEtBQUssR0FBSTtBQUM3QyxJQUFNLFFBQWEsRUFBRSxTQUFTLGdCQUFnQixTQUFTLGdCQUFnQixPQUFPLGFBQWEsSUFBSSxHQUFHLGdCQUFnQixhQUFhLEtBQUssR0FBRyxPQUFPLGFBQWEsVUFBVSxHQUFHLE9BQU8sYUFBYSxVQUFVLEdBQUcsT0FBTyxhQUFhLGVBQWUsRUFBRTtBQUM5TyxJQUFNLEtBQUssTUFBTSxJQUFJLENBQUFHLFVBQVE7QUFBRSxRQUFNLEtBQUssWUFBWSxJQUFJO0FBQUcsUUFBTSxNQUFNLGlCQUFpQixnQkFBZ0IsVUFBVSxHQUFHLE1BQU0sQ0FBQyxHQUFHLE1BQU1BLEtBQUksQ0FBQztBQUFHLE1BQUksSUFBSSxJQUFJLFFBQVEsYUFBYSxDQUFDO0FBQUcsVUFBUSxJQUFJQSxPQUFNLFdBQVksWUFBWSxJQUFJLElBQUUsS0FBRyxHQUFJLElBQUk7QUFBRyxRQUFNLE9BQWMsQ0FBQztBQUN0USxTQUFPLEVBQUUsTUFBQUEsT0FBTSxLQUFLLElBQUksSUFBSTtBQUFFLFdBQU87QUFBQSxFQUFFLEdBQUcsT0FBTztBQUFFLFVBQU0sSUFBSSxJQUFJLEtBQUssQ0FBQztBQUFHLFFBQUksRUFBRTtBQUFVLFFBQUksSUFBSTtBQUFHLGFBQVMsSUFBSSxHQUFHLElBQUksRUFBRSxPQUFPLFFBQVEsS0FBSztBQUFFLFFBQUUsT0FBTyxPQUFPLENBQUM7QUFBRztBQUFBLElBQUs7QUFBRSxRQUFJLEtBQUtBLFVBQU8sVUFBVyxLQUFJLEtBQUssQ0FBQztBQUFHLFNBQUssRUFBRSxNQUFNLEVBQUUsSUFBSTtBQUFHLFdBQU87QUFBQSxFQUFHLEVBQUU7QUFBRSxDQUFDO0FBQzFQLElBQU0sU0FBYyxDQUFDO0FBQ3JCLFNBQVMsSUFBSSxHQUFHLElBQUksR0FBRyxJQUFLLFlBQVcsS0FBSyxJQUFJO0FBQUUsUUFBTSxJQUFJLE1BQU0sU0FBUyxHQUFHQSxNQUFLLENBQUMsSUFBSSxLQUFLLElBQUksR0FBRyxJQUFFLEtBQUcsQ0FBQyxJQUFJLENBQUM7QUFBRyxNQUFJLEVBQUcsRUFBQyxPQUFPLEVBQUUsSUFBSSxNQUFNLENBQUMsR0FBRyxLQUFLLENBQUM7QUFBRztBQUMxSixTQUFTQSxNQUFLLEdBQVE7QUFBRSxTQUFPLEVBQUUsS0FBSyxXQUFXLE9BQU87QUFBRztBQUMzRCxJQUFNLE9BQVksQ0FBQztBQUFHLFdBQVcsS0FBSyxJQUFJO0FBQUUsUUFBTSxJQUFJLEtBQUssRUFBRSxJQUFJLElBQUksVUFBVSxPQUFPLEVBQUUsSUFBSSxDQUFDO0FBQUcsVUFBUSxJQUFJLEVBQUUsTUFBTSxPQUFPLEVBQUUsRUFBRSxLQUFLLFdBQVcsRUFBRSxpQkFBaUIsUUFBUSxDQUFDLEdBQUcsZUFBZSxFQUFFLGlCQUFpQixRQUFRLENBQUMsR0FBRyxhQUFhLE1BQUksRUFBRSxvQkFBb0IsUUFBUSxDQUFDLEdBQUcsT0FBTyxFQUFFLE9BQU8sUUFBUSxDQUFDLEdBQUcsV0FBVyxFQUFFLGFBQWEsUUFBUSxDQUFDLEdBQUcsT0FBTyxFQUFFLE9BQU8sUUFBUSxDQUFDLEdBQUcsU0FBUyxFQUFFLGVBQWUsUUFBUSxDQUFDLENBQUM7QUFBRztBQUNwWixJQUFJLEtBQUssV0FBVyxLQUFLLFFBQVMsU0FBUSxJQUFJLDBCQUEwQixLQUFLLFFBQVEsbUJBQW1CLEtBQUssUUFBUSxrQkFBa0IsUUFBUSxDQUFDLENBQUM7QUFDakosSUFBSSxRQUFRLElBQUksS0FBSyxFQUFHLFlBQVcsS0FBSyxJQUFJO0FBQUUsUUFBTSxNQUFhLENBQUM7QUFBRyxNQUFJLElBQUksRUFBRSxFQUFFLE1BQU0sSUFBSTtBQUFHLGFBQVcsS0FBSyxPQUFPLEVBQUUsSUFBSSxFQUFHLFlBQVcsS0FBSyxFQUFFLGdCQUFpQixLQUFJLEtBQUssQ0FBQyxJQUFJLEdBQUcsRUFBRSxJQUFJLEtBQUssQ0FBQyxDQUFDO0FBQUcsTUFBSSxLQUFLLENBQUMsR0FBRyxNQUFNLEVBQUUsQ0FBQyxJQUFJLEVBQUUsQ0FBQyxDQUFDO0FBQUcsVUFBUSxJQUFJLEVBQUUsTUFBTSxJQUFJLE1BQU0sR0FBRyxFQUFFLEVBQUUsSUFBSSxPQUFLLEVBQUUsQ0FBQyxJQUFJLE1BQU0sRUFBRSxDQUFDLENBQUMsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFHOyIsCiAgIm5hbWVzIjogWyJiZWxvdyIsICJzdGFydCIsICJuYW1lIiwgInRleHQiLCAic2NoZW1hIiwgInRhYmxlcyIsICJuYW1lIiwgIm5hbWUiLCAid29yZHMiLCAibWFzayIsICJzdGFydCIsICJ3b3JkIiwgIm4iLCAicm91bmQiLCAibmFtZSIsICJzY2hlbWEiLCAic2NoZW1hIiwgInRhYmxlcyIsICJpbmRleE9mIiwgIm5hbWUiLCAibGluayIsICJsaXN0IiwgIndvcmQiLCAib3JkZXIiLCAiUEVSX1RXT18zMiIsICJ3b3JkIiwgInNjYXR0ZXIiLCAiaGlnaCIsICJ3cml0dGVuIiwgIkNPTVBBQ1RfRlJPTSIsICJuYW1lIiwgIm1hc2siLCAic3ByZWFkIiwgInNsb3RzIiwgIm9yZGVyIiwgInNjaGVtYSIsICJ0YWJsZXMiLCAibmFtZSIsICJ0aW1lciIsICJlbnRyeU9mIiwgImJhc2UiLCAibmFtZSIsICJsaXN0IiwgImxpbmsiLCAibmFtZSIsICJuIiwgImJlZ2luIiwgInNjaGVtYSIsICJvcmRlciIsICJuYW1lIiwgInRhYmxlcyIsICJhdCIsICJ3b3JkIiwgInRleHQiLCAibmFtZSIsICJzY2hlbWEiLCAid3JpdHRlbiIsICJuYW1lIiwgIndvcmRPZiIsICJuYW1lIiwgImRldmljZXMiLCAic3RvY2tzIiwgImJpbGwiLCAiZGV2aWNlcyIsICJwcmludGVycyIsICJzdG9ja3MiLCAiYmlsbCIsICJqb2JzIiwgIm4iLCAiZGV2aWNlcyIsICJwcmludGVycyIsICJvcmRlck9mIiwgIm5hbWUiLCAib3JkZXIiLCAib3JkZXJPZiIsICJqb2JzIiwgImRlcG9zaXRzIiwgImRldmljZXMiLCAic3RvY2tzIiwgInNpdGVzIiwgImRlcG9zaXRzIiwgInNpdGVzIiwgImxvY2F0aW9ucyIsICJkZXZpY2VzIiwgIm5hbWUiLCAib3JkZXIiLCAib3JkZXJPZiIsICJvcmRlciIsICJvcmRlck9mIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAiam9icyIsICJwYXJ0c09mIiwgIm5hbWUiLCAic3BlY3RyYWxDbGFzcyIsICJ3aXRoaW4iLCAiaGlnaCIsICJuIiwgImJhc2UiLCAiUk9XUyIsICJ0ZXh0IiwgIm4iLCAiZGVwb3NpdHMiLCAic2l0ZXMiLCAibmFtZSIsICJzdGFydCIsICJzdGFydCIsICJkZXZpY2VzIiwgImRpc3RhbmNlTWljcm9BdSIsICJkaXN0YW5jZU1pbGxpTHkiLCAiZGV2aWNlcyIsICJmbGVldHMiLCAibG9jYXRpb25zIiwgImFycml2YWwiLCAib3JkZXIiLCAib3JkZXJPZiIsICJkZXZpY2VzIiwgInNpdGVzIiwgIm1pbmluZyIsICJSRUFERVJTIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAiZGV2aWNlcyIsICJvcmRlciIsICJvcmRlck9mIiwgIlJFQURFUlMiLCAib3JkZXIiLCAib3JkZXJPZiIsICJSRUFERVJTIiwgIm9yZGVyIiwgIm9yZGVyT2YiLCAibWluaW5nIiwgInNpdGVzIiwgImJpbGwiLCAidHJhdmVsIiwgInN0YXJ0IiwgImRldmljZXMiLCAiZmxlZXRzIiwgImRldmljZXMiLCAiZGV2aWNlcyIsICJqb2JzIiwgInN0b2NrcyIsICJERVZJQ0UiLCAiREVQT1NJVCIsICJTVE9DSyIsICJSQVRFIiwgImRlcG9zaXRzIiwgInN0b2NrcyIsICJzdGFydE1pbmluZyIsICJkZXZpY2VzIiwgImFycml2YWwiLCAidGFibGVzIiwgIkRFVklDRSIsICJkZXZpY2VzIiwgIm1pbmluZyIsICJzaXRlcyIsICJzdGFydCIsICJERVZJQ0UiLCAib3JkZXIiLCAidGFibGVzIiwgImdlbmVzaXMiLCAic3RhcnRNaW5pbmciLCAiZGV2aWNlcyIsICJuYW1lIiwgIm5hbWUiLCAic3RhcnQiLCAiYmFzZSIsICJsaXN0IiwgInNldHRsZSIsICJ0dXJuIiwgInNldHRsZSIsICJzdGFydCIsICJyb3VuZHMiLCAidGlja3MiLCAicm91bmQiLCAibmFtZSJdCn0K
