import { floor, INT_MAX, isInt, TWO_32 } from './int.js';
import { invariant, mustBe, shown } from './invariant.js';
import { digest, emptyDigest, termA } from './storage/hash.js';

/** 2^31: draws that count use the upper half of the `n` of a roll, so that they equal no other. */
const MARKED = 2147483648;

/** 2^53: the draws of two rolls are below it. */
const TWO_53 = 9007199254740992;

/** 2^11: a roll divided by it has 21 bits. */
const TWO_11 = 2048;

/**
 * How often chance was drawn in one tick: the digest of a purpose, a row, and a number from 1;
 * ascending by digest and row.
 */
export type Draws = readonly (readonly [domain: number, row: number, count: number])[];

/** Nothing was drawn. */
export const NO_DRAWS: Draws = Object.freeze([]);

/** Whether a value of plain JSON is such a list, of which at least one member was drawn. */
export function areDraws(value: unknown): value is Draws {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((each: unknown, at) => {
    if (!Array.isArray(each) || each.length !== 3 || !each.every(isInt)) return false;
    const [domain, row, count] = each as [number, number, number];
    const isInRange = domain >= 0 && domain < TWO_32 && row >= 0 && count > 0 && count <= MARKED;
    return isInRange && (at === 0 || inOrder(value[at - 1] as Draws[number], [domain, row, 0]) < 0);
  });
}

function inOrder(a: Draws[number], b: Draws[number]): number {
  return a[0] - b[0] || a[1] - b[1];
}

/** Visits each purpose and row that was drawn another number of times, by digest and row. */
export function eachDraw(
  a: Draws,
  b: Draws,
  visit: (row: number, domain: string, before: number, after: number) => void,
): void {
  for (let atA = 0, atB = 0; atA < a.length || atB < b.length;) {
    const drawA = a[atA];
    const drawB = b[atB];
    const order = drawA === undefined ? 1 : drawB === undefined ? -1 : inOrder(drawA, drawB);
    const [domain, row] = (order <= 0 ? drawA : drawB) as Draws[number];
    const before = order <= 0 ? (drawA as Draws[number])[2] : 0;
    const after = order >= 0 ? (drawB as Draws[number])[2] : 0;
    if (before !== after) visit(row, domain.toString(16).padStart(8, '0'), before, after);
    if (order <= 0) atA += 1;
    if (order >= 0) atB += 1;
  }
}

/** How often a purpose and a row were drawn. */
interface Count {
  readonly domain: number;
  readonly row: number;
  count: number;
  /** The count when the transition, or its running tick, began. */
  before: number;
  /** Whether it is among those that were drawn since then. */
  isListed: boolean;
}

/**
 * The draws of one store's transitions, while they are counted. A transition costs what it draws,
 * and not what others drew in this tick; only the list of all draws is copied.
 */
export class DrawsDraft {
  /** By digest and row. */
  readonly #counts = new Map<number, Map<number, Count>>();
  readonly #roll: (domain: number, row: number, n: number) => number;
  /** The draws that the counts were before. */
  #base: Draws = NO_DRAWS;
  #listed: Count[] = [];
  /** The draws in their order, since the first mark. */
  #drawn: Count[] | undefined;

  /** `roll` draws under the key of the world at its tick; it throws after the transition. */
  constructor(roll: (domain: number, row: number, n: number) => number) {
    this.#roll = roll;
    Object.freeze(this);
  }

  /** Begins a transition. */
  open(base: Draws): void {
    this.unmark();
    if (base !== this.#base) {
      this.#counts.clear();
      for (const [domain, row, count] of base) this.#add(domain, row, count);
      this.#base = base;
    } else for (const each of this.#listed) each.count = each.before;
    this.#unlist();
  }

  /** Begins a tick, in which nothing was drawn as yet. */
  clear(): void {
    this.unmark();
    if (this.#counts.size === 0) return;
    this.#counts.clear();
    this.#unlist();
    this.#base = NO_DRAWS;
  }

  /** The next 32 bits for a purpose and a row. */
  next(domain: number, row: number): number {
    const found = this.#counts.get(domain)?.get(row);
    const drawn = this.#roll(domain, row, (found?.count ?? 0) + MARKED);
    const count = found ?? this.#add(domain, row, 0);
    count.count += 1;
    this.#drawn?.push(count);
    if (!count.isListed) this.#listed.push(count);
    count.isListed = true;
    return drawn;
  }

  /** Marks the draws; returns what `goBack` needs. */
  mark(): number {
    this.#drawn ??= [];
    return this.#drawn.length;
  }

  /** Forgets all marks. */
  unmark(): void {
    this.#drawn = undefined;
  }

  /** Takes back what was drawn since a mark. */
  goBack(mark: number): void {
    for (const each of (this.#drawn as Count[]).splice(mark)) each.count -= 1;
  }

  /** The draws after the transition; the same object when nothing was drawn. */
  commit(): Draws {
    const base = this.#base;
    const changed = this.#listed
      .filter(({ before, count }) => count > before)
      .map(({ count, domain, row }) => Object.freeze([domain, row, count] as const))
      .sort(inOrder);
    if (changed.length === 0) return base;
    const draws: Draws[number][] = [];
    let at = 0;
    for (const one of changed) {
      for (; at < base.length && inOrder(base[at] as Draws[number], one) < 0; at += 1) {
        draws.push(base[at] as Draws[number]);
      }
      if (at < base.length && inOrder(base[at] as Draws[number], one) === 0) at += 1;
      draws.push(one);
    }
    for (; at < base.length; at += 1) draws.push(base[at] as Draws[number]);
    for (const each of this.#listed) each.before = each.count;
    this.#unlist();
    this.#base = Object.freeze(draws);
    return draws;
  }

  #add(domain: number, row: number, count: number): Count {
    let rows = this.#counts.get(domain);
    if (rows === undefined) this.#counts.set(domain, (rows = new Map()));
    const added = { domain, row, count, before: count, isListed: false };
    rows.set(row, added);
    return added;
  }

  #unlist(): void {
    for (const each of this.#listed) each.isListed = false;
    this.#listed = [];
  }
}

/** Chance for one purpose and one row, whose draws are counted. */
export class Chance {
  readonly #draws: DrawsDraft;
  readonly #purpose: string;
  readonly #domain: number;
  readonly #row: number;

  constructor(draws: DrawsDraft, purpose: string, row: number) {
    if (typeof purpose !== 'string') throw mustBe('the purpose of chance', 'a text', purpose);
    if (!isInt(row) || row < 0) {
      throw mustBe(`the row of chance ${shown(purpose)}`, 'an integer from 0', row);
    }
    const lanes = emptyDigest();
    digest(lanes, purpose);
    this.#draws = draws;
    this.#purpose = purpose;
    this.#domain = termA(1, lanes.a, lanes.b) >>> 0;
    this.#row = row + 0;
    Object.freeze(this);
  }

  /**
   * An integer in 0 ..< limit, each as likely as any other.
   *
   * @param limit an integer in 1 ... 2^53 - 1
   */
  below(limit: number): number {
    if (!isInt(limit) || limit < 1) throw this.#mustBe('below', 'an integer from 1', limit);
    // What is left above the last multiple of the limit is drawn again: it would favour the lowest.
    for (;;) {
      const isWide = limit > TWO_32;
      const drawn = isWide ? floor(this.#next() / TWO_11) * TWO_32 + this.#next() : this.#next();
      const size = isWide ? TWO_53 : TWO_32;
      if (drawn < size - (size % limit)) return drawn % limit;
    }
  }

  /** An integer from `from` to `to`, both included, each as likely as any other. */
  between(from: number, to: number): number {
    if (!isInt(from) || !isInt(to)) {
      throw this.#mustBe('between', 'two integers', isInt(from) ? to : from);
    }
    const size = to - from + 1;
    if (size < 1 || size > INT_MAX) {
      const wanted = `ascending bounds, less than 2^53 - 1 apart,`;
      throw this.#mustBe('between', wanted, `${from} and ${to}`);
    }
    return from + this.below(size);
  }

  /** A member of a list that is not empty, each as likely as any other. */
  pick<Member>(from: Iterable<Member>): Member {
    const list = this.#listOf('pick', from);
    if (list.length === 0) throw this.#mustBe('pick', 'a list with members', list);
    return list[this.below(list.length)] as Member;
  }

  /** A new list of the same members in any order, each as likely as any other. */
  shuffle<Member>(from: Iterable<Member>): Member[] {
    const shuffled = this.#listOf('shuffle', from).slice();
    // Fisher and Yates, from the end.
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1);
      const member = shuffled[at] as Member;
      shuffled[at] = shuffled[other] as Member;
      shuffled[other] = member;
    }
    return shuffled;
  }

  /**
   * A member of a list, each as likely as its weight says: an integer from 0. The sum of the
   * weights must be an integer in 1 ... 2^53 - 1.
   */
  weighted<Member>(
    from: Iterable<Member>,
    weightOf: (member: Member, index: number) => number,
  ): Member {
    const list = this.#listOf('weighted', from);
    const sums: number[] = [];
    let sum = 0;
    for (let at = 0; at < list.length; at += 1) {
      const weight = weightOf(list[at] as Member, at);
      if (!isInt(weight) || weight < 0) {
        throw this.#mustBe(`weighted: weight ${at}`, 'an integer from 0', weight);
      }
      sum += weight;
      if (sum > INT_MAX) break;
      sums.push(sum);
    }
    if (sum < 1 || sum > INT_MAX) {
      throw this.#mustBe('weighted: the sum of weights', 'an integer in 1 ... 2^53 - 1', sum);
    }
    const drawn = this.below(sum);
    const at = sums.findIndex((each) => drawn < each);
    invariant(at >= 0, 'a draw is below the sum of the weights');
    return list[at] as Member;
  }

  #next(): number {
    return this.#draws.next(this.#domain, this.#row);
  }

  /** A list, or what can be visited such as rows that are linked. */
  #listOf<Member>(method: string, from: Iterable<Member>): readonly Member[] {
    if (Array.isArray(from)) return from as readonly Member[];
    const isIterable = typeof from === 'object' && from !== null && Symbol.iterator in from;
    if (!isIterable) throw this.#mustBe(method, 'a list', from);
    return [...from];
  }

  #mustBe(what: string, wanted: string, value: unknown): Error {
    return mustBe(`chance ${shown(this.#purpose)}: ${what}`, wanted, value);
  }
}
